"""Chance: the same on every machine, even, and different where it must be."""

from collections import Counter

import pytest

from engines.kernel import Random


def test_a_known_vector() -> None:
    """The published first numbers of splitmix64 from the state 1234567: no machine may give others."""
    random = Random(1234567)
    assert [random.next() for _ in range(5)] == [
        6457827717110365317,
        3203168211198807973,
        9817491932198370423,
        4593380528125082431,
        16408922859458223821,
    ]


def test_a_seed_gives_the_same_stream_everywhere() -> None:
    random = Random.seeded("karawana")
    assert [random.below(100) for _ in range(8)] == [95, 42, 95, 16, 81, 48, 98, 30]
    assert Random.seeded(7) == Random.seeded("7")


def test_different_seeds_give_unrelated_streams() -> None:
    streams = [tuple(Random.seeded(seed).next() for _ in range(1)) for seed in range(500)]
    assert len(set(streams)) == 500
    ones = sum(
        (Random.seeded(seed).next() ^ Random.seeded(seed + 1).next()).bit_count() for seed in range(500)
    )
    assert 31 < ones / 500 < 33  # half of the 64 bits differ between neighbours


@pytest.mark.parametrize("sides", [2, 6, 7, 60])
def test_numbers_are_even(sides: int) -> None:
    random, throws = Random.seeded("even"), 2000 * sides
    counts = Counter(random.below(sides) for _ in range(throws))
    assert set(counts) == set(range(sides))
    chi_square = sum((count - 2000) ** 2 / 2000 for count in counts.values())
    assert chi_square < sides + 5 * (2 * sides) ** 0.5


def test_dice_begin_with_one() -> None:
    random = Random.seeded("dice")
    assert {random.roll() for _ in range(300)} == {1, 2, 3, 4, 5, 6}
    assert {random.roll(2) for _ in range(50)} == {1, 2}


def test_every_order_comes_up_when_things_are_shuffled() -> None:
    random = Random.seeded("shuffle")
    orders: Counter[str] = Counter()
    for _ in range(6000):
        cards = list("abc")
        random.shuffle(cards)
        orders["".join(cards)] += 1
    assert len(orders) == 6
    assert all(850 < count < 1150 for count in orders.values())


def test_every_thing_can_be_chosen() -> None:
    random = Random.seeded("choice")
    assert {random.choice("abcd") for _ in range(100)} == set("abcd")


def test_forks_are_independent_and_do_not_move_the_stream() -> None:
    random = Random.seeded("fork")
    before = random.state
    forks = [random.fork(seat) for seat in range(4)]
    assert random.state == before
    assert len({fork.next() for fork in forks} | {random.next()}) == 5
    agree = sum(forks[0].below(2) == forks[1].below(2) for _ in range(2000))
    assert 900 < agree < 1100


def test_mixing_is_another_future_and_the_same_for_the_same_salt() -> None:
    streams = []
    for salt in (1, 2, 1):
        random = Random.seeded("mix")
        random.mix(salt)
        streams.append([random.next() for _ in range(3)])
    assert streams[0] == streams[2] != streams[1]
    assert Random.seeded("mix").next() not in (streams[0][0], streams[1][0])


def test_rolls_that_are_already_decided_come_first() -> None:
    random = Random.seeded("rolls")
    before = random.state
    random.rolls = [6, 1]
    assert (random.roll(), random.roll()) == (6, 1)
    assert random.state == before


def test_rolls_that_are_already_decided_reach_every_line() -> None:
    random = Random.seeded("rolls")
    random.rolls = [6, 1, 3]
    assert [random.fork(0).roll(), random.fork(1).roll(), random.roll()] == [6, 1, 3]
