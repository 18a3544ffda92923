"""An auditor's look at the box and the set-up: limits, first hands, the layout (EE-001 to EE-049)."""

from collections import Counter

import pytest

from engines.excavation.buyers import add_buyer, popularity_credits, ranks
from engines.excavation.scenario import Position, fresh, scenario
from engines.excavation.view import View
from engines.kernel.asks import Refused
from tests.rules import rule


def seen(match: Position, seat: int | None = None) -> View:
    view = match.view(seat)
    assert isinstance(view, View)
    return view


def begun(players: int, seed: int = 1, **settings: str) -> Position:
    """A game with factions chosen and hands kept: the first turn begins."""
    match = fresh(players, seed, **settings)
    for seat, faction in zip(range(players), ("gul", "issisinui", "aqulla", "kuti_kuti"), strict=False):
        match.play(seat, faction)
    for seat, key in match.asks().items():
        if key == "mulligan":
            match.play(seat, "keep" if "keep" in match.options(seat) else "-")
    return match


# ---- the box ----


@rule("EE-001", "EE-002")
def test_the_world_has_21_locations_of_three_types_and_some_are_market_and_dig_site() -> None:
    places = seen(begun(2)).places
    assert len(places) == 21
    assert sum(place.market is not None for place in places) == 6
    assert sum(place.black_market is not None for place in places) == 3
    assert {place.id for place in places if place.market and place.region} == {
        "mexico",
        "siberia",
        "australia",
    }
    yields = Counter((place.region, symbol) for place in places for symbol in place.symbols)
    assert len(yields) == 20
    assert set(yields.values()) == {1}


@rule("EE-003")
def test_value_and_copies_of_every_kind_make_nine() -> None:
    match = fresh(2)
    box = match.state.box
    tiles = Counter(kind for stack in match.state.stacks.values() for kind in stack)
    assert sum(tiles.values()) == 90
    assert all(box.value_of[kind] + copies == 9 for kind, copies in tiles.items())


@rule("EE-008", "EE-014")
def test_a_full_queue_stays_as_it_is_if_the_pool_lacks_the_new_buyer() -> None:
    match = scenario().market(1, queue="yg*p").pool(red=0).start()
    add_buyer(match.state, 1, "red")
    assert match.state.market(1).queue == ["yellow", "green", "special", "purple"]
    assert match.events("pushed-out") == []


@rule("EE-008", "EE-009")
def test_the_same_colour_may_be_pushed_out_by_the_last_buyer_of_its_pool() -> None:
    match = scenario().market(1, queue="ryyy").pool(red=1).start()
    add_buyer(match.state, 1, "red")
    assert match.state.market(1).queue == ["yellow", "yellow", "yellow", "red"]
    assert match.state.pool["red"] == 1


@rule("EE-010", "EE-012")
@pytest.mark.parametrize(
    ("levels", "credits"),
    [
        ((5, 5, 5, 5, 5), (9, 9, 9, 9, 9)),
        ((9, 8, 8, 7, 6), (9, 5, 5, 1, 0)),
        ((8, 8, 7, 7, 6), (9, 9, 3, 3, 0)),
        ((8, 8, 8, 7, 7), (9, 9, 9, 1, 1)),
        ((8, 8, 8, 8, 7), (9, 9, 9, 9, 0)),
        ((9, 8, 8, 8, 8), (9, 5, 5, 5, 5)),
        ((9, 8, 7, 6, 5), (9, 5, 3, 1, 0)),
        ((9, 8, 7, 6, 6), (9, 5, 3, 1, 1)),
    ],
)
def test_popularity_with_every_kind_of_tie(levels: tuple[int, ...], credits: tuple[int, ...]) -> None:
    regions = ("yellow", "green", "red", "purple", "orange")
    match = scenario(4).popularity(**dict(zip(regions, levels, strict=True))).start()
    assert tuple(popularity_credits(match.state, region) for region in regions) == credits
    tracks = seen(match).tracks
    assert tuple(track.level for track in tracks) == levels
    assert tuple(track.credits for track in tracks) == credits
    assert [track.rank for track in tracks] == [ranks(match.state)[region] for region in regions]


@rule("EE-010")
def test_a_track_without_empty_spaces_has_level_zero_and_one_without_buyers_ten() -> None:
    match = scenario(4).popularity(red=10).start()
    levels = {track.region: track.level for track in seen(match).tracks}
    assert levels["yellow"] == 0
    assert levels["red"] == 10


@rule("EE-016")
def test_a_draw_across_the_end_of_the_deck_shuffles_the_discard_and_goes_on() -> None:
    """Two markets and three: the last card of the deck, then one of the discard, which is shuffled."""
    match = (
        scenario(factions="aqulla gul")
        .market(1, queue="p", traders=1)
        .market(2, queue="p", traders=1)
        .market(3, queue="p", traders=1)
        .player(0, hold="p4 p4 p4", hand="t2 r1 r1")
        .deck("y1", only=True)
        .start()
    )
    there = len(match.state.discard)
    match.play(0, "sell travel-2 purple market:1+market:2+market:3")  # exactly three artefacts: no choice
    assert match.key(0) == "keep-card"
    assert "yellow-1" in match.options(0)
    assert len(match.state.players[0].drawn) == 2
    assert len(match.state.deck) == there - 1
    assert match.state.discard == []


@rule("EE-018", "EE-021")
def test_everybody_sees_the_whole_black_market_and_the_discards_but_no_hand() -> None:
    match = (
        scenario(3)
        .black_market("red", "r1 r4 r2")
        .player(0, hand="y1 t3", credits=5)
        .player(1, hand="g2 g3 t2", hold="r4")
        .discard("p1 p2")
        .start()
    )
    for seat in (None, 2):
        view = seen(match, seat)
        red = next(stack for stack in view.stacks if stack.region == "red")
        assert [tile.kind for tile in red.black_market] == ["red-eye", "red-gate", "red-fork"]
        assert [card.id for card in view.discard] == ["purple-1", "purple-2"]
        assert [player.hand_size for player in view.players] == [2, 3, 3]
        assert [card.id for card in view.players[1].travel_used] == ["travel-3", "travel-4"]
        assert "green-2" not in str(view)
        assert "yellow-1" not in str(view)
    private = seen(match, 1).private
    assert private is not None
    assert [card.id for card in private.hand] == ["green-2", "green-3", "travel-2"]


# ---- set-up ----


@rule("EE-031")
def test_a_faction_is_taken_once_and_the_refusal_says_so() -> None:
    match = fresh(4)
    match.play(0, "gul")
    assert "gul" not in match.options(1)
    assert match.why_not(1)["gul"].rule == "EE-031"
    with pytest.raises(Refused):
        match.play(1, "gul")


@rule("EE-032", "EE-033", "EE-034")
def test_turn_order_by_initiative_eight_credits_and_six_cards() -> None:
    match = fresh(4)
    for seat, faction in enumerate(("kuti_kuti", "dal_harraii", "gul", "issisinui")):
        match.play(seat, faction)
    assert match.state.order == [2, 3, 1, 0]
    assert [(me.credits, len(me.hand), me.crew) for me in match.state.players] == [(8, 6, 22)] * 4


@rule("EE-035")
def test_two_matching_sets_may_be_replaced_in_any_subset() -> None:
    """Four red cards and four with symbol 2 in one hand: the seventh matching card does not exist."""
    match = (
        scenario(phase="mulligan")
        .player(0, hand="r2 r2 r1 r3 y2 g2")
        .player(1, hand="y1 y2 y3 g1 g2 g3")
        .deck("p1 p2 p3")
        .start()
    )
    match.play(1, "keep")
    assert match.state.phase == "mulligan"
    assert sorted(match.options(0)) == ["green-2", "red-1", "red-2", "red-2:2", "red-3", "yellow-2"]
    match.play(0, "red-2+red-1+green-2")
    hand = [card for card in match.state.players[0].hand if not card.startswith("travel")]
    assert sorted(hand) == ["purple-1", "purple-2", "purple-3", "red-2", "red-3", "yellow-2"]
    assert sorted(match.state.discard) == ["green-2", "red-1", "red-2"]


@rule("EE-035")
def test_cards_outside_the_matching_set_stay_and_three_of_a_kind_are_not_enough() -> None:
    match = (
        scenario(phase="mulligan")
        .player(0, hand="r1 r2 r3 r4 y5 g6")
        .player(1, hand="y1 y2 y3 g1 p1 o6")
        .start()
    )
    assert match.options(1) == ["keep"]
    assert sorted(match.options(0)) == ["red-1", "red-2", "red-3", "red-4"]


@rule("EE-035")
def test_replacements_are_dealt_in_turn_order_after_all_have_decided() -> None:
    match = (
        scenario(phase="mulligan")
        .order(1, 0)
        .player(0, hand="r1 r2 r3 r4 y5 g6")
        .player(1, hand="p1 p2 p3 p4 y1 o6")
        .deck("y2 y3")
        .start()
    )
    match.play(0, "red-1").play(1, "purple-1")
    assert "yellow-2" in match.state.players[1].hand
    assert "yellow-3" in match.state.players[0].hand


@rule("EE-036", "EE-037", "EE-038", "EE-040", "EE-041", "EE-042", "EE-043", "EE-045", "EE-047")
@pytest.mark.parametrize(
    ("players", "forecast", "dug", "black", "removed", "special_removed"),
    [(1, 3, 3, 2, 2, 1), (2, 3, 3, 2, 2, 1), (3, 4, 3, 3, 1, 1), (4, 5, 4, 4, 0, 0)],
)
def test_the_layout_for_each_number_of_players(
    players: int, forecast: int, dug: int, black: int, removed: int, special_removed: int
) -> None:
    match = begun(players)
    game = match.state
    assert len(game.forecast) == forecast
    assert all(slot.crew is None for slot in game.forecast)
    assert game.tokens == [1, 2, 3, 4]
    for region in game.box.regions:
        tiles = [kind for kinds in game.sites.values() for kind in kinds if kind.startswith(region)]
        assert len(tiles) == dug
        assert len(game.black[region]) == black
        assert len(game.stacks[region]) == 18 - dug - black
        assert game.boxed[region] == removed
    assert game.boxed["special"] == special_removed
    assert all(len(market.queue) == 3 for market in game.markets)
    assert len(game.buyer_deck) + len(game.buyer_discard) == 17
    for me in game.players[: game.people]:
        assert me.explorers == ["alaska", "scandinavia"]
        assert sorted(card for card in me.hand if card.startswith("travel")) == [
            "travel-2",
            "travel-3",
            "travel-4",
        ]
    for place, tiles in game.sites.items():
        assert all(game.box.site_of[kind] == place for kind in tiles)


@rule("EE-017", "EE-044", "EE-045")
def test_seventeen_buyer_cards_are_not_enough_for_eighteen_buyers() -> None:
    """Two are put aside and 15 are left: the deck is shuffled anew for the last three."""
    game = begun(4).state
    assert len(game.buyer_discard) == 18 - 15
    assert len(game.buyer_deck) == 17 - 3


@rule("EE-048")
def test_the_third_explorer_comes_before_anything_else_and_may_stand_anywhere_but_with_an_own_one() -> None:
    match = begun(2)
    first = match.state.order[0]
    assert match.asks() == {first: "third-explorer"}
    assert len(match.options(first)) == 19
    assert {name: why.rule for name, why in match.why_not(first).items()} == {
        "alaska": "EE-048",
        "scandinavia": "EE-048",
    }
    match.play(first, "caribbean")
    assert match.state.players[first].explorers == ["alaska", "scandinavia", "caribbean"]


@rule("EE-048", "EE-172")
def test_pilots_move_in_their_first_turn_too_after_the_third_explorer_and_may_move_that_one() -> None:
    match = scenario(factions="dal_harraii gul").player(0, explorers="alaska scandinavia", hand="t2").start()
    match.play(0, "mexico")
    assert match.key(0) == "pilots-move"
    assert "mexico>andes" in match.options(0)
    assert "stay" in match.options(0)
    match.play(0, "mexico>andes")
    assert match.state.players[0].explorers == ["alaska", "scandinavia", "andes"]
    assert match.key(0) == "action"


@rule("EE-049")
def test_a_drafted_start_gives_six_chosen_cards_and_no_mulligan() -> None:
    match = fresh(3, 5, factions="random", start="drafted")
    for size in (8, 6, 4):
        assert [len(me.packet) for me in match.state.players] == [size] * 3
        for seat in range(3):
            match.play(seat, "+".join(match.options(seat)[:2]))
    game = match.state
    assert game.phase == "action"
    assert [len(me.hand) for me in game.players] == [9, 9, 9]
    assert len(game.discard) == 6


@rule("EE-049", "EE-201")
def test_a_lone_player_cannot_draft_the_first_hand() -> None:
    with pytest.raises(Refused):
        fresh(1, start="drafted")


# ---- what lies where ----


@rule("EE-004", "EE-005")
def test_five_spaces_in_the_hold_three_hidden_and_both_can_be_sold_from() -> None:
    match = (
        scenario(factions="kuti_kuti gul")
        .player(0, hold="y4 y4 y4 y3 y3", hidden="y3 y2 y1", hand="t2 t3")
        .market(1, queue="y", traders=1)
        .start()
    )
    match.play(0, "sell travel-2 yellow market:1")
    offered = match.options(0)
    assert sum(option.startswith("hold:") for option in offered) == 5
    assert sum(option.startswith("hidden:") for option in offered) == 3


@rule("EE-006")
def test_the_22_crew_markers_are_in_four_places_and_the_supply() -> None:
    match = (
        scenario()
        .player(0, gallery="y1 y2")
        .market(1, traders=3)
        .centre("left", envoys=4)
        .forecast("r1@0 r2")
        .start()
    )
    assert match.state.players[0].crew == 22 - 2 - 3 - 4 - 1


@rule("EE-007")
def test_a_queue_closes_up_when_buyers_leave_it() -> None:
    """Two of four are sold to: two more may come without pushing anybody out."""
    match = (
        scenario(factions="kuti_kuti gul")
        .player(0, hold="y4", hand="t2 r1", explorers="alaska cape nile")
        .market(1, queue="ygyr", traders=1)
        .start()
    )
    match.play(0, "sell travel-2 yellow market:1 hold:yellow-gate market red-1 special+purple")
    assert match.state.market(1).queue == ["green", "red", "special", "purple"]
    assert match.events("pushed-out") == []


@rule("EE-011")
def test_special_buyers_have_a_pool_but_no_popularity() -> None:
    match = scenario(4).market(1, queue="***").start()
    view = seen(match)
    assert view.special_pool == 7 - 3
    assert {track.region for track in view.tracks} == {"yellow", "green", "red", "purple", "orange"}
    assert {track.level for track in view.tracks} == {0}


@rule("EE-013", "EE-019")
def test_a_cards_symbol_names_market_command_centre_and_black_market() -> None:
    match = scenario().player(0, hand="y1 y2 y3 y4 y5 y6 t2").start()
    private = seen(match, 0).private
    assert private is not None
    told = [(card.market, card.centre, card.black_market, card.fuel) for card in private.hand]
    assert told == [
        (1, "left", "west", 3),
        (2, "left", "central", 3),
        (3, "middle", "east", 3),
        (4, "middle", "west", 3),
        (5, "right", "central", 3),
        (6, "right", "east", 3),
        (None, None, None, 2),
    ]


@rule("EE-015")
def test_the_last_credits_can_be_spent_but_not_one_more() -> None:
    for credits, offered in ((7, True), (6, False)):
        match = (
            scenario(factions="kuti_kuti gul")
            .player(0, explorers="caribbean cape nile", hand="r1 t2", credits=credits)
            .black_market("yellow", "y1")
            .start()
        )
        assert ("smuggle" in match.options(0)) == offered


@rule("EE-030", "EE-039", "EE-046")
def test_round_1_begins_with_face_down_stacks_and_no_command_cards() -> None:
    match = begun(3)
    view = seen(match)
    assert (view.round, view.rounds, view.phase) == (1, 3, "action")
    assert [stack.face_down for stack in view.stacks] == [18 - 3 - 3] * 5
    assert [centre.card for centre in view.centres] == [None, None, None]
    assert len(match.state.command_deck) == 8
    assert "command_deck" not in str(view)
