"""Setting up (chapter 2 of the rules)."""

from collections import Counter

import pytest

from engines.excavation import GAME
from engines.excavation.pieces import census
from engines.excavation.scenario import fresh, scenario
from engines.kernel import Match, Refused
from tests.rules import rule


def begun(players, seed=1, **settings):
    """A game at its first turn; the first seat leads Gul, whose initiative is the lowest."""
    match = fresh(players, seed, **settings)
    for seat, faction in zip(range(players), ("gul", "aqulla", "issisinui", "kuti_kuti"), strict=False):
        match.play(seat, faction)
    while match.state.phase in ("mulligan", "draft"):
        for seat in list(match.asks()):
            match.match.answer_default(seat)
    return match


@rule("EE-030")
def test_a_game_begins_in_round_1():
    assert begun(3).state.round == 1
    assert begun(3).view().phase == "action"


@rule("EE-031")
def test_factions_are_chosen_in_the_order_of_joining_each_only_once():
    match = fresh(3)
    assert match.asks() == {0: "faction"}
    match.play(0, "aqulla")
    assert match.asks() == {1: "faction"}
    assert "aqulla" not in match.options(1)
    assert match.why_not(1)["aqulla"].rule == "EE-031"
    match.play(1, "gul").play(2, "kuti_kuti")
    assert [me.faction for me in match.state.players] == ["aqulla", "gul", "kuti_kuti"]
    assert [me.crew for me in match.state.players] == [22, 22, 22]


@rule("EE-031")
def test_a_player_may_leave_the_pick_to_chance():
    drawn = set()
    for seed in range(20):
        match = fresh(2, seed).play(0, "gul").play(1, "random")
        drawn.add(match.state.players[1].faction)
    assert drawn == {"issisinui", "dal_harraii", "aqulla", "kuti_kuti"}


@rule("EE-031")
def test_factions_by_chance_differ_from_each_other():
    for seed in range(10):
        factions = [me.faction for me in fresh(4, seed, factions="random").state.players]
        assert len(set(factions)) == 4


@rule("EE-032")
def test_everybody_has_8_credits():
    assert [me.credits for me in begun(4).state.players] == [8, 8, 8, 8]


@rule("EE-033")
def test_the_lowest_initiative_acts_first():
    match = fresh(3).play(0, "kuti_kuti").play(1, "gul").play(2, "issisinui")
    assert match.state.order == [1, 2, 0]  # 10, 2, 6


@rule("EE-034", "EE-036")
def test_six_cards_are_dealt_and_three_travel_cards_added():
    match = fresh(2, factions="random")
    assert [len(me.hand) for me in match.state.players] == [6, 6]
    match.play(0, "keep").play(1, "keep")
    for me in match.state.players:
        assert len(me.hand) == 9
        assert sorted(card for card in me.hand if card.startswith("travel")) == [
            "travel-2",
            "travel-3",
            "travel-4",
        ]
    assert sum(count for piece, count in census(match.state).items() if piece.startswith("card")) == 60


MATCHING = "yellow-1 yellow-2 yellow-3 yellow-4 red-1 red-2"


@rule("EE-035")
def test_four_cards_of_one_colour_may_be_replaced_in_part():
    match = (
        scenario(phase="mulligan")
        .player(0, hand=MATCHING)
        .player(1, hand="red-3 red-4 red-5 green-1 green-2 green-3")
    )
    match = match.deck("orange-1 orange-2").start()
    assert match.options(0) == ["yellow-1", "yellow-2", "yellow-3", "yellow-4"]
    match.play(0, "yellow-1+yellow-4").play(1, "keep")
    hand = match.state.players[0].hand
    assert hand[:6] == ["yellow-2", "yellow-3", "red-1", "red-2", "orange-1", "orange-2"]
    assert match.state.discard == ["yellow-1", "yellow-4"]
    assert match.state.phase == "action"  # only once


@rule("EE-035")
def test_four_cards_with_one_symbol_may_be_replaced():
    same = "yellow-1 red-1 green-1 purple-1 red-2 red-3"
    match = scenario(phase="mulligan").player(0, hand=same).player(1, hand="o1 o2 o3 g2 g3 g4").start()
    assert match.options(0) == ["yellow-1", "red-1", "green-1", "purple-1"]


@rule("EE-035")
def test_who_has_nothing_to_replace_is_asked_all_the_same_but_can_only_keep():
    match = scenario(phase="mulligan").player(0, hand=MATCHING).player(1, hand="o1 o2 o3 g2 g3 g4").start()
    assert match.asks() == {0: "mulligan", 1: "mulligan"}
    assert match.options(1) == ["keep"]


@rule("EE-035")
def test_replacements_are_dealt_in_turn_order_whoever_answers_first():
    def position():
        start = scenario(phase="mulligan").order(1, 0)
        start = start.player(0, hand=MATCHING).player(1, hand="g1 g2 g3 g4 p1 p2").deck("o1 o2")
        return start.start()

    one = position().play(0, "yellow-1").play(1, "green-1")
    other = position().play(1, "green-1").play(0, "yellow-1")
    assert one.state.players[1].hand[5] == "orange-1"
    assert one.state.players[0].hand[5] == "orange-2"
    assert one.match.digest() == other.match.digest()


@rule("EE-037")
@pytest.mark.parametrize(("players", "cards"), [(1, 3), (2, 3), (3, 4), (4, 5)])
def test_the_forecast_has_one_card_more_than_players(players, cards):
    assert len(begun(players).state.forecast) == cards


@rule("EE-038")
def test_four_initiative_tokens_are_in_the_pool():
    assert begun(2).state.tokens == [1, 2, 3, 4]


@rule("EE-039")
def test_artefacts_lie_in_shuffled_face_down_stacks_by_colour():
    one, other = fresh(2, seed=1).state, fresh(2, seed=2).state
    for region, stack in one.stacks.items():
        assert len(stack) == 18
        assert {kind.split("-")[0] for kind in stack} == {region}
    assert one.stacks != other.stacks
    assert [stack.face_down for stack in fresh(2).view().stacks] == [18] * 5


@rule("EE-040", "EE-041")
@pytest.mark.parametrize(("players", "dug", "black"), [(1, 3, 2), (2, 3, 2), (3, 3, 3), (4, 4, 4)])
def test_artefacts_of_every_colour_on_the_map_and_on_the_black_market(players, dug, black):
    game = begun(players).state
    for region in game.box.regions:
        sites = {place: tiles for place, tiles in game.sites.items() if game.box.dig_region[place] == region}
        assert sum(len(tiles) for tiles in sites.values()) == dug
        assert all(game.box.site_of[kind] == place for place, tiles in sites.items() for kind in tiles)
        assert len(game.black[region]) == black
        assert len(game.stacks[region]) == 18 - dug - black


@rule("EE-041")
def test_the_first_tile_drawn_for_the_black_market_lies_on_top():
    before = (
        scenario(2, phase="mulligan").player(0, hand="o1 o2 o3 g2 g3 g4").player(1, hand="r1 r2 p1 p2 y1 y2")
    )
    tiles = "red-gate red-gate red-gate red-eye red-wave"  # three for the dig sites, two for the stack
    match = before.stack("red", tiles).start().play(0, "keep").play(1, "keep")
    assert match.state.black["red"] == ["red-eye", "red-wave"]


@rule("EE-042", "EE-043")
@pytest.mark.parametrize(("players", "coloured", "special"), [(1, 8, 6), (2, 8, 6), (3, 9, 6), (4, 10, 7)])
def test_buyers_in_play_by_number_of_players(players, coloured, special):
    game = fresh(players).state
    assert game.pool == {**dict.fromkeys(game.box.regions, coloured), "special": special}
    assert [track.level for track in fresh(players).view().tracks] == [10 - coloured] * 5


@rule("EE-044", "EE-045")
def test_two_buyer_cards_are_set_aside_and_each_market_gets_three_buyers():
    start = (
        scenario(2, phase="mulligan").player(0, hand="o1 o2 o3 g2 g3 g4").player(1, hand="r1 r2 p1 p2 y1 y2")
    )
    cards = (
        "special special y g r p o y g r p o y g r p o"  # all 17: the deck is made anew for the last market
    )
    match = start.buyer_deck(cards).start().play(0, "keep").play(1, "keep")
    queues = [market.queue for market in match.state.markets]
    assert queues[0] == ["yellow", "green", "red"]
    assert queues[1] == ["purple", "orange", "yellow"]
    assert [len(queue) for queue in queues] == [3] * 6
    assert len(match.state.buyer_deck) + len(match.state.buyer_discard) == 17
    assert len(match.state.buyer_discard) == 3  # those of market 6, after the reshuffle


@rule("EE-046")
def test_command_cards_are_shuffled_and_wait():
    one, other = begun(2, 1).state, begun(2, 2).state
    assert sorted(one.command_deck) == sorted(other.command_deck)
    assert len(one.command_deck) == 8
    assert one.command_deck != other.command_deck
    assert all(centre.card is None for centre in begun(2).view().centres)


@rule("EE-047")
def test_two_explorers_start_on_markets_1_and_4():
    for me in begun(3).state.players:
        assert me.explorers == ["alaska", "scandinavia"]


@rule("EE-048")
def test_the_third_explorer_is_placed_first_thing_in_the_first_turn():
    match = (
        scenario(factions="dal_harraii gul").player(0, explorers="alaska scandinavia", hand="t2 t3").start()
    )
    assert match.key(0) == "third-explorer"
    assert len(match.options(0)) == 19
    assert match.why_not(0)["alaska"].rule == "EE-048"
    with pytest.raises(Refused):
        match.play(0, "scandinavia")
    match.play(0, "caribbean")
    assert match.state.players[0].explorers == ["alaska", "scandinavia", "caribbean"]
    assert match.key(0) == "pilots-move"


@rule("EE-049")
def test_the_drafted_start_lets_everybody_choose_six_of_eight():
    match = fresh(3, factions="random", start="drafted")
    assert match.asks() == {0: "draft", 1: "draft", 2: "draft"}
    assert [len(match.options(seat)) for seat in range(3)] == [8, 8, 8]
    for size in (8, 6, 4):
        for seat in range(3):
            assert len(match.options(seat)) == size
            match.play(seat, "+".join(match.options(seat)[:2]))
    assert match.state.phase == "action"
    assert [len(me.hand) for me in match.state.players] == [9, 9, 9]
    assert Counter(len(queue.queue) for queue in match.state.markets) == {3: 6}


@rule("EE-049", "EE-201")
def test_alone_there_is_no_drafted_start():
    with pytest.raises(Refused):
        Match.new(GAME, 1, 1, {"start": "drafted"})


@rule("EE-035")
def test_alone_nobody_is_asked_whether_to_keep_a_hand_without_a_match():
    """Against Zu there is nobody from whom it would have to be hidden."""
    same = scenario(1, phase="mulligan").player(0, hand="y1 y2 y3 r4 r5 g6").start()
    assert same.key(0) != "mulligan"
    four = scenario(1, phase="mulligan").player(0, hand="y1 y2 y3 y4 r5 g6").start()
    assert four.key(0) == "mulligan"
