"""Decks and bags."""

import msgspec

from engines.kernel import Random
from engines.kernel.piles import Bag, Deck, census, swapped

RANDOM = Random.seeded("piles")


def test_cards_come_from_the_top_and_from_the_bottom() -> None:
    deck = Deck(["a", "b", "c", "d"])
    assert deck.top == "d"
    assert deck.draw(RANDOM, 2) == ["d", "c"]
    assert deck.draw_bottom() == "a"
    assert (deck.cards, len(deck)) == (["b"], 1)


def test_an_empty_deck_is_made_of_the_discard_pile_if_it_refills() -> None:
    deck = Deck(["a"], discard=["b", "c"])
    assert sorted(deck.draw(RANDOM, 5)) == ["a", "b", "c"]
    assert (deck.cards, deck.discard, deck.top, deck.draw(RANDOM), deck.draw_bottom()) == (
        [],
        [],
        None,
        [],
        None,
    )
    spent = Deck(["a"], discard=["b"], refills=False)
    assert spent.draw(RANDOM, 2) == ["a"]
    assert spent.discard == ["b"]


def test_cards_go_back_on_top_and_under_the_deck() -> None:
    deck = Deck(["x"])
    deck.put_on_top(["a", "b"])
    deck.put_under(["c", "d"])
    assert deck.draw(RANDOM, 9) == ["a", "b", "x", "c", "d"]


def test_a_search_takes_the_first_that_is_wanted() -> None:
    deck = Deck([3, 1, 2, 1])
    assert deck.search(lambda card: card < 3) == 1
    assert deck.cards == [3, 1, 2]
    assert deck.search(lambda card: card > 3) is None


def test_a_reshuffle_takes_the_discard_in() -> None:
    deck = Deck(list("abc"), discard=list("de"))
    deck.reshuffle(RANDOM)
    assert (sorted(deck.cards), deck.discard, sorted(deck.all)) == (list("abcde"), [], list("abcde"))


def test_every_order_comes_out_of_a_shuffle() -> None:
    found = set()
    for _ in range(200):
        deck = Deck(list("abc"))
        deck.shuffle(RANDOM)
        found.add("".join(deck.cards))
    assert len(found) == 6


def test_a_bag_gives_any_of_its_pieces() -> None:
    first = set()
    for _ in range(100):
        bag = Bag(list("abc"))
        drawn = bag.draw(RANDOM, 2)
        first.add(drawn[0])
        assert sorted(drawn + bag.pieces) == list("abc")
    assert first == set("abc")
    assert sorted(Bag(["a", "b"]).draw(RANDOM, 5)) == ["a", "b"]


def test_pieces_go_into_a_bag_and_are_picked_out() -> None:
    bag = Bag(["a"])
    bag.put_in(["b", "a"])
    bag.take("a")
    assert (bag.pieces, len(bag)) == (["b", "a"], 2)


def test_hidden_cards_are_mixed_and_every_place_keeps_its_number() -> None:
    hands = [list("ab"), list("cde"), []]
    found = set()
    for _ in range(50):
        swapped(RANDOM, hands)
        assert [len(hand) for hand in hands] == [2, 3, 0]
        assert sorted(hands[0] + hands[1]) == list("abcde")
        found.add("".join(hands[0]))
    assert len(found) > 10


def test_a_census_counts_wherever_things_lie() -> None:
    assert census(["a", "b"], [], ["a"]) == {"a": 2, "b": 1}


class Shelf(msgspec.Struct):
    deck: Deck[int]
    bag: Bag[str]


def test_both_are_plain_data() -> None:
    shelf = Shelf(Deck([1, 2], discard=[3]), Bag(["a"]))
    assert msgspec.msgpack.decode(msgspec.msgpack.encode(shelf), type=Shelf) == shelf
    first, second = Deck[int](), Deck[int]()
    first.cards.append(1)
    assert second.cards == []
