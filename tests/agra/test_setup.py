"""The set-up (AG-020 to AG-037)."""

from collections import Counter

import pytest

from engines.agra import GAME
from engines.agra.components import LEVELS
from engines.agra.imperial import order_limit
from engines.agra.scenario import fresh
from engines.agra.setup import exchange_one, guild_split
from engines.agra.state import NEUTRAL, SHELF, Agra
from engines.kernel import Match, Random, Refused
from tests.rules import rule

PARTS = SHELF.of(SHELF.today)


def set_up(players: int = 4, *, seed: int = 1, dice: list[int] | None = None) -> Agra:
    return fresh(players, seed, dice=dice or []).state


@rule("AG-020")
def test_price_tokens_begin_at_the_trader_with_fewer_flags_up() -> None:
    assert [(price.good, price.side) for price in set_up().prices] == [(None, 0)] * 3
    assert all(token.sides[0] < token.sides[1] for token in PARTS.price_token)


@rule("AG-021")
def test_only_production_buildings_are_built_and_all_bonus_tiles_lie_open() -> None:
    game = set_up()
    assert [good for good in PARTS.path if game.is_built(good)] == list(PARTS.basic)
    assert len(game.unbuilt) == 12
    assert len(game.bonuses) == 12


@rule("AG-022")
def test_the_path_goes_down_each_column_and_ends_at_the_tailor() -> None:
    assert PARTS.path[:5] == ("sandstone", "wood", "turmeric", "cotton", "cement")
    assert PARTS.path[-1] == "robes"


@rule("AG-023")
@pytest.mark.parametrize(
    ("rolls", "start"), [([1], "sandstone"), ([4], "cotton"), ([5, 6, 3], "turmeric"), ([6, 2], "wood")]
)
def test_the_merchant_starts_in_the_first_column(rolls: list[int], start: str) -> None:
    assert set_up(dice=[*rolls, 1]).merchant == start


@rule("AG-024")
@pytest.mark.parametrize(("pips", "start"), [(1, "cement"), (2, "planks"), (6, "paper")])
def test_the_builder_starts_on_one_of_the_first_six_tiles(pips: int, start: str) -> None:
    assert set_up(dice=[1, pips]).builder == start


@rule("AG-025", "AG-220")
@pytest.mark.parametrize(("players", "counts"), [(4, [5, 4, 3, 2]), (3, [4, 3, 2, 1]), (2, [4, 3, 2, 1])])
def test_so_many_notables_of_each_level_come_to_the_river(players: int, counts: list[int]) -> None:
    levels = Counter(PARTS.level_of[visitor.id] for visitor in set_up(players).river)
    assert [levels[level] for level in LEVELS] == counts


@rule("AG-026")
@pytest.mark.parametrize(("players", "split"), [(4, [4, 5, 5]), (3, [3, 3, 4]), (2, [3, 3, 4])])
def test_the_guilds_are_evenly_represented(players: int, split: list[int]) -> None:
    for seed in range(40):
        assert guild_split(PARTS, [visitor.id for visitor in set_up(players, seed=seed).river]) == split


@rule("AG-026")
def test_an_exchange_replaces_one_of_the_commonest_guild_at_the_lowest_level() -> None:
    chosen = ["portuguese_trader", "mahout", "french_trader", "sufi", "jagirdar", "takshaka"]
    absent = ["khatib", "dyer", "cook", "muezzin"]
    exchange_one(PARTS, chosen, absent, Random.seeded(1))
    coming = next(name for name in chosen if name in ("khatib", "dyer", "cook", "muezzin"))
    assert PARTS.level_of[coming] == "I"
    assert guild_split(PARTS, chosen) == [1, 2, 3]


@rule("AG-027")
def test_the_boat_starts_at_pier_1_and_the_order_limit_at_3() -> None:
    game = set_up()
    assert game.pier == 1
    assert order_limit(game) == 3


@rule("AG-028")
def test_the_wheel_marker_starts_on_deliver_good() -> None:
    assert set_up().wheel == "deliver_good"


@rule("AG-029")
def test_the_first_player_is_random_and_begins() -> None:
    games = [set_up(seed=seed) for seed in range(30)]
    assert {game.first for game in games} == {0, 1, 2, 3}
    assert all(game.current == game.first for game in games)


@rule("AG-030")
def test_a_player_starts_with_a_farm_two_rupees_and_nothing_else() -> None:
    me = set_up().players[2]
    assert (me.rupees, me.meditation, me.workers, me.markers, me.favours) == (2, 1, 10, 22, 0)
    assert me.farmers == {"top": 3, "right": 3, "bottom": 3, "left": 3}
    assert me.crates == {track: [1, 5] for track in PARTS.tracks}
    assert not any(me.goods.values())
    assert me.tiles == []


@rule("AG-031")
def test_influence_starts_before_the_first_step() -> None:
    assert all(set(me.influence.values()) == {0} for me in set_up().players)


@rule("AG-032")
def test_order_markers_are_rolled_from_the_bottom() -> None:
    assert set_up(dice=[1, 1, 6, 1, 4]).order_marker == {"craftsmen": 6, "merchants": 1, "scholars": 4}


@rule("AG-033")
def test_three_favour_tiles_lie_open_and_eleven_in_the_stack() -> None:
    game = set_up()
    assert (len(game.display), len(game.stack)) == (3, 11)
    assert sorted(game.display + game.stack) == sorted(tile.id for tile in PARTS.favour_tile)
    assert len({tuple(set_up(seed=seed).display) for seed in range(9)}) > 6


@rule("AG-034")
def test_three_players_cover_one_bowl_on_each_side() -> None:
    game = set_up(3, dice=[1, 1, 1, 1, 1, 2, 6, 4, 4, 4])
    assert [good for good, marker in game.bowls.items() if marker == NEUTRAL] == ["bricks", "robes"]


@rule("AG-034")
def test_two_players_roll_twice_a_side_and_a_covered_bowl_is_not_rolled_again() -> None:
    game = set_up(2, dice=[1, 1, 1, 1, 1, 3, 3, 1, 5, 2, 3, 2, 3, 2, 3])
    assert [good for good, marker in game.bowls.items() if marker == NEUTRAL] == ["statue", "curry", "cloth"]


@rule("AG-035")
def test_two_players_cover_two_different_orders_in_each_column() -> None:
    game = set_up(2, dice=[1, 1, 6, 6, 6, 1, 2, 1, 2, 4, 4, 4, 5, 1, 2, 3, 1])
    assert game.orders["craftsmen"] == [None, None, None, NEUTRAL, NEUTRAL, None]
    assert game.orders["merchants"] == [NEUTRAL, NEUTRAL, None, None, None, None]
    assert game.orders["scholars"] == [NEUTRAL, None, NEUTRAL, None, None, None]


@rule("AG-035")
def test_three_players_cover_one_order_in_each_column_and_four_players_none() -> None:
    assert [column.count(NEUTRAL) for column in set_up(3).orders.values()] == [1, 1, 1]
    assert [column.count(NEUTRAL) for column in set_up(4).orders.values()] == [0, 0, 0]


@rule("AG-036")
def test_an_order_marker_on_a_covered_order_moves_down_and_wraps() -> None:
    game = set_up(3, dice=[1, 1, 1, 4, 2, 1, 1, 1, 4, 3])
    assert game.order_marker == {"craftsmen": 6, "merchants": 3, "scholars": 2}


@rule("AG-220")
def test_there_is_no_solo_mode_and_one_player_is_told_so() -> None:
    with pytest.raises(Refused) as refused:
        Match.new(GAME, 1, seed=1)
    assert refused.value.refusal.reason.key == "refused-no-solo"
