"""The set-up: main board, two players, each player (IN-001 to IN-081)."""

from collections import Counter

import pytest

from data import component_folder
from data.tables import load_tables
from engines.inventors.components import Components
from engines.inventors.game import GAME, census
from engines.inventors.scenario import fresh, scenario
from engines.inventors.setup import setup
from engines.inventors.state import DUMMY, NEUTRAL, SHELF, Inventors
from engines.inventors.vocabulary import COLORS, DIE_COLORS, PEOPLE
from engines.kernel import Random, Refused
from tests.rules import rule


def laid(players: int, seed: int = 1, **settings: str) -> Inventors:
    return setup(players, GAME.settings_for(players, settings), Random.seeded(seed), SHELF.today)


@rule("IN-001")
def test_one_to_four_players_and_three_or_four_rounds() -> None:
    assert GAME.players == (1, 2, 3, 4)
    assert [laid(2, rounds=rounds).rounds for rounds in ("3", "4")] == [3, 4]
    with pytest.raises(Refused):
        GAME.settings_for(2, {"rounds": "5"})


@rule("IN-003", "IN-007")
def test_boards_have_test_spaces_edges_and_costs() -> None:
    parts = load_tables(component_folder("inventors"), Components)
    for board in parts.board:
        assert len(board.tests) == 4
        assert {test.color for test in board.tests} <= set(COLORS)
        assert len(board.edges) == 2
    assert (*COLORS, "white") == DIE_COLORS


@rule("IN-005", "IN-040", "IN-041", "IN-042", "IN-043")
def test_neutral_devices_lie_on_the_table() -> None:
    game = laid(4)
    first, *blank = game.column(1)
    assert len(blank) == 3
    assert all(one.is_blank for one in blank)
    assert (first.is_invented, first.row, first.inventor) == (True, 1, NEUTRAL)
    built = game.column(2)
    assert [(one.builder, one.inventor, one.is_built) for one in built] == [(NEUTRAL, NEUTRAL, True)] * 2
    assert all(me.guilds == game.parts.setups[me.card].influence for me in game.players)


@rule("IN-044", "IN-045")
def test_pass_tiles_and_the_envoy() -> None:
    game = laid(3)
    assert len(set(game.passes)) == 5
    assert not any(me.envoy for me in game.players)
    assert census(game)["envoy"] == 1


@rule("IN-046", "IN-047", "IN-048", "IN-049")
def test_river_and_piles() -> None:
    game = laid(4)
    printed = game.parts.river
    assert {section: len(pile) for section, pile in game.piles.items()} == {
        "left": 9,
        "middle": 9,
        "right": 9,
    }
    assert len(game.river[17].stack) == 9
    assert [space.step for space in printed if space.kind == "tile"] == [
        1,
        2,
        3,
        4,
        5,
        *range(7, 12),
        *range(13, 17),
    ]
    assert [space.step for space in printed if space.kind == "section_start"] == [6, 12]
    assert game.revealed == ["left"]
    tiles = [tile for space in game.river for tile in space.stack]
    assert all(game.parts.tiles[tile].kind == "regular" for tile in tiles)
    view = GAME.view(game, None)
    assert [space.tile is not None for space in view.river[1:6]] == [True] * 5  # type: ignore[attr-defined]
    assert all(space.tile is None for space in view.river[6:])  # type: ignore[attr-defined]


@rule("IN-060", "IN-061", "IN-062")
def test_two_players_have_a_dummy() -> None:
    game = laid(2)
    assert len(game.column(2)) == 1
    assert game.dummy is not None
    assert len(game.dummy.deck) == 6
    assert game.dummy.supply == 12
    assert game.ship(DUMMY) == 0
    assert laid(3).dummy is None


@rule("IN-070", "IN-072", "IN-073", "IN-074", "IN-075", "IN-006")
def test_a_players_board() -> None:
    for me in laid(4).players:
        assert me.tower == [1, 2, 3, 4, 5]
        assert (me.unlocked, me.hired, len(me.camels)) == (False, False, 4)
        assert (me.workers, me.reserve, me.tents) == (2, 1, 4)
        assert me.supply + sum(me.guilds.values()) == 25
        assert sorted(idea for idea in me.ideas if idea) == ["i1", "i2", "i3", "i4", "i5", "i6"]
        assert me.royalty == 0
        assert sorted(me.people) == sorted(PEOPLE)
    orders = {tuple(me.ideas) for me in laid(4).players}
    assert len(orders) > 1


@rule("IN-071")
@pytest.mark.parametrize(
    ("players", "first"), [(1, "unlock_camel"), (2, "unlock_camel"), (3, "unlock_camel")]
)
def test_fewer_players_unlock_the_third_camel_with_the_first_tent(players: int, first: str) -> None:
    match = scenario(players).passes("p3 p1 p2 p4 p5").start()
    match.play(0, "tent:blue" if players > 2 else "tent:blue dummy:orange")
    assert match.state.players[0].unlocked
    rows = {row.players: row.uncovered for row in match.state.parts.tent_row}
    assert rows[4][0] == ()
    assert rows[2][1] != rows[3][1]


@rule("IN-076", "IN-025")
def test_later_players_start_with_more() -> None:
    game = laid(4, seed=5)
    order = [game.players[(game.first + place) % 4] for place in range(4)]
    assert [len(me.hand) for me in order] == [3, 3, 4, 4]
    assert [me.silver for me in order] == [4, 5, 5, 6]
    assert len({laid(4, seed=seed).first for seed in range(20)}) == 4
    view = GAME.view(game, 0)
    assert [player.cards for player in view.players] == [len(me.hand) for me in game.players]  # type: ignore[attr-defined]
    assert [player.hand is not None for player in view.players] == [True, False, False, False]  # type: ignore[attr-defined]


@rule("IN-077", "IN-078")
def test_each_setup_card_is_laid_out_as_it_says() -> None:
    seen = set()
    for seed in range(40):
        for me in laid(4, seed=seed).players:
            card = SHELF.of(SHELF.today).setups[me.card]
            seen.add(card.id)
            ready = Counter(die.color for die in me.dice["ready"])
            exhausted = Counter(die.color for die in me.dice["exhausted"])
            assert ready == {card.ready_die: 1, "white": 5}
            assert exhausted == {card.exhausted_die: 1, "white": 3}
            assert me.study[card.study_die] == [1]
            assert me.guilds == card.influence
            assert all(1 <= die.value <= 6 for die in me.dice["ready"])
    assert len(seen) == 6


@rule("IN-081", "IN-450")
def test_three_rounds_begin_with_the_first_goal() -> None:
    match = fresh(2, 4, rounds="3")
    before = [(me.silver, len(me.hand)) for me in match.state.players]
    match.play(0, "top").play(1, "bottom")
    for me, (silver, cards) in zip(match.state.players, before, strict=True):
        assert (me.goal, me.tents, me.unlocked) == (0, 3, True)
        assert (me.silver, len(me.hand)) == (silver + 1, cards + 1)
    match = fresh(4, 4, rounds="3")
    for seat in range(4):
        match.play(seat, "top")
    assert [me.unlocked for me in match.state.players] == [False] * 4
    match = fresh(4, 4)
    for seat in range(4):
        match.play(seat, "top")
    assert [me.goal for me in match.state.players] == [None] * 4


@rule("IN-185")
def test_ships_start_with_the_first_player_behind_the_others() -> None:
    game = laid(2, seed=3)
    other = 1 - game.first
    assert game.ranking == [other, game.first, DUMMY]
    assert laid(1).ranking == [0, 1, DUMMY]
