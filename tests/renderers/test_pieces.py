"""Each piece of a view appears in its picture: by the record of what was drawn, as often as it lies there."""

from collections import Counter

import pytest

from engines.agra.view import AgraView
from engines.excavation.view import View
from renderers import painted, parts
from renderers.kit.canvas import Record
from tests.renderers.crowded import full_agra, full_excavation
from tests.renderers.looking import whole_record
from tests.renderers.positions import NAMES, positions


def excavation_pieces(view: View) -> Counter[tuple[str, str, str]]:
    """Every public piece as kind, id and state."""
    seen: Counter[tuple[str, str, str]] = Counter()

    def put(kind: str, id: object, state: object = "") -> None:
        seen[kind, str(id), str(state)] += 1

    for place in view.places:
        put("place", place.id)
        if place.region:
            put("dig", place.id)
        if place.market:
            put("market", place.market)
        if place.black_market:
            put("black-market", place.black_market)
        for symbol in place.symbols:
            count = sum(tile.symbol == symbol for tile in place.artefacts)
            put("artefact" if count else "yield", f"{place.region}-{symbol}", count)
        for seat in place.explorers:
            put("explorer", f"{seat}@{place.id}")
    for market in view.markets:
        for number, buyer in enumerate(market.queue):
            put("buyer", f"{market.number}.{number}", buyer)
        for seat, count in enumerate(market.traders):
            if count:
                put("trader", f"{seat}@{market.number}", count)
    for centre in view.centres:
        for seat, count in enumerate(centre.envoys):
            if count:
                put("envoy", f"{seat}@{centre.id}", count)
        if centre.card:
            put("command-card", centre.id, f"{centre.card}/{centre.side}")
    for number, buyer in enumerate(view.ship):
        put("ship-buyer", number, buyer)
    for track in view.tracks:
        put("level", track.region, track.level)
    put("pool", "special", view.special_pool)
    for stack in view.stacks:
        put("face-down", stack.region, stack.face_down)
        for number, tile in enumerate(stack.black_market):
            put("stacked", f"{stack.region}.{number}", tile.kind)
    for number, slot in enumerate(view.forecast):
        put("forecast", number, f"{slot.card.id}/{slot.crew}")
        if slot.crew is not None:
            put("forecast-crew", f"{slot.crew}@{number}")
    for token in view.tokens_left:
        put("initiative", token)
    put("deck", "", view.deck)
    put("discard", "", len(view.discard))
    put("buyer-deck", "", view.buyer_deck)
    for me in view.players:
        put("credits", me.seat, me.credits)
        put("crew", me.seat, "∞" if me.crew is None else me.crew)
        if not me.is_zu:
            put("hand-size", me.seat, me.hand_size)
        if me.faction:
            put("faction", me.seat, me.faction)
        for kind, tiles in (("hold", me.hold), ("hidden", me.hidden)):
            for number, tile in enumerate(tiles):
                put(kind, f"{me.seat}.{number}", tile.kind)
        for cell in me.gallery:
            put("guard", f"{me.seat}.{cell}")
        for region in me.columns:
            put("column-bonus", f"{me.seat}.{region}")
        playing = view.phase in ("action", "scoring")
        for number, card in enumerate(me.travel_used if playing else []):
            put("travel-used", f"{me.seat}.{number}", card.id)
        if me.token is not None:
            put("token", me.seat, me.token)
        if me.passed and playing:
            put("passed", me.seat)
    return seen


def agra_pieces(view: AgraView) -> Counter[tuple[str, str, str]]:
    """Every public piece as kind, id and state."""
    seen: Counter[tuple[str, str, str]] = Counter()

    def put(kind: str, id: object, state: object = "") -> None:
        seen[kind, str(id), str(state)] += 1

    for character in view.characters:
        put("character", character.id)
    for building in view.buildings:
        put("building", building.good, "built" if building.built else "unbuilt")
        put("value", building.good, building.value)
        if not building.built:
            put("cost", building.good, building.cost)
        for seat, count in enumerate(building.goods):
            if count:
                put("good", f"{seat}@{building.good}", count)
        if building.rupees:
            put("rupees", building.good, building.rupees)
        if building.merchant:
            put("merchant", building.good)
        if building.builder:
            put("builder", building.good)
    spaces = [(c.id, c.worker) for c in view.characters] + [(b.good, b.worker) for b in view.buildings]
    for space, worker in spaces:
        if worker:
            put("worker", f"{worker.seat}@{space}", "standing" if worker.standing else "lying")
    for price in view.prices:
        put("price-token", price.id, price.shows)
    for action in view.wheel_actions:
        put("wheel-action", action)
    put("wheel", "", view.wheel)
    for tiles in view.bonus_tiles.values():
        for tile in tiles:
            put("bonus", tile)
    for pier in range(1, view.piers + 1):
        put("pier", pier)
    put("boat", "", view.pier)
    for notable in view.river:
        put("notable", notable.id, "open" if notable.available else "closed")
        for row, demand in enumerate(notable.demands):
            put("demand", f"{notable.id}.{row}", demand.good)
            for number, seat in enumerate(demand.markers):
                put("delivered", f"{notable.id}.{row}.{number}", seat)
    for guild in view.guilds:
        for seat, step in enumerate(guild.influence):
            put("influence", f"{seat}@{guild.guild}", step)
        for order in guild.orders:
            if order.marker is not None:
                put("fulfilled", f"{guild.guild}.{order.position}", order.marker)
            if order.current:
                put("order-marker", guild.guild, order.position)
        if guild.full:
            put("order-marker", guild.guild, 0)
    put("order-limit", "", view.order_limit)
    for bowl in view.bowls:
        put("bowl", bowl.good)
        if bowl.marker is not None:
            put("offering", bowl.good, bowl.marker)
    for tile in view.favour_display:
        put("favour-tile", tile)
    put("favour-stack", "", view.favour_stack)
    put("first-player", view.first)
    for me in view.players:
        for kind, number in (
            ("workers", me.workers),
            ("markers", me.markers),
            ("crates-removed", me.removed_crates),
            ("bowls", me.bowls),
            ("bonus-tiles", me.bonus_tiles),
            ("favours", me.favours),
            ("meditation", me.meditation),
        ):
            put(kind, me.seat, number)
        for guild_id, count in me.orders.items():
            put(f"orders-{guild_id}", me.seat, count)
        for track in me.farm:
            put("farmer", f"{me.seat}.{track.id}", f"space-{track.farmer}")
            for crate in track.crates:
                put("crate", f"{me.seat}.{track.id}.{crate}")
        for good, amount in me.production.items():
            put("production", f"{me.seat}.{good}", amount)
        for action in me.favour_actions:
            put("favour-action", f"{me.seat}.{action.id}", "used" if action.used else "ready")
        for contract in me.contracts:
            put("contract", f"{me.seat}.{contract.id}", "used" if contract.used else "ready")
            for number in range(contract.workers):
                put("stored-worker", f"{me.seat}.{number}")
            for value in contract.slots:
                put("stored-good", f"{me.seat}.{value}")
        for scroll in me.scrolls:
            put("scroll", f"{me.seat}.{scroll}")
    return seen


def drawn(record: Record, kinds: set[str]) -> Counter[tuple[str, str, str]]:
    return Counter((mark.kind, mark.id, mark.state) for mark in record.marks if mark.kind in kinds)


def compare(game: str, view: AgraView | View, wanted: Counter[tuple[str, str, str]]) -> None:
    """The whole board shows exactly these, inside its edges; the close-ups together show all of them."""
    names = NAMES[: len(view.players)]
    kinds = {kind for kind, _, _ in wanted}
    record, sheet = whole_record(game, view, None, "en", names)
    assert drawn(record, kinds) == wanted
    assert [mark for mark in record.marks if not sheet.holds(mark.box, 2)] == []
    close: set[tuple[str, str, str]] = set()
    for part in parts(game):
        record, sheet = whole_record(game, view, part, "en", names)
        close |= {(m.kind, m.id, m.state) for m in record.marks if sheet.holds(m.box, 2)}
    assert set(wanted) <= close


@pytest.mark.parametrize("players", [1, 2, 4])
def test_every_piece_of_excavation_earth_is_drawn(players: int):
    for position in positions("excavation", players, 11, 120, 2):
        view = position.view()
        assert isinstance(view, View)
        compare("excavation", view, excavation_pieces(view))
    full = full_excavation(view, "yellow", 2)
    compare("excavation", full, excavation_pieces(full))


@pytest.mark.parametrize("players", [2, 4])
def test_every_piece_of_agra_is_drawn(players: int):
    for position in positions("agra", players, 11, 300, 2):
        view = position.view()
        assert isinstance(view, AgraView)
        compare("agra", view, agra_pieces(view))
    for contracts in (3, 14):
        full = full_agra(view, 1, contracts)
        compare("agra", full, agra_pieces(full))


def test_a_hand_is_drawn_for_its_owner_and_for_nobody_else():
    private = {"hand", "packet", "picks", "drawn", "tiles"}
    for position in positions("excavation", 3, 5, 45, 4):
        for seat in range(3):
            view = position.view(seat)
            assert isinstance(view, View)
            assert view.private is not None
            _, record = painted("excavation", view, lang="pl", names=NAMES[:3])
            for kind in private:
                mine = [
                    thing.id if hasattr(thing, "id") else thing.kind for thing in getattr(view.private, kind)
                ]
                assert Counter(mark.state for mark in record.of(kind)) == Counter(mine)
        for part in (None, *parts("excavation")):
            _, record = painted("excavation", position.view(), lang="pl", names=NAMES[:3], part=part)
            assert not any(record.of(kind) for kind in private)


def test_rupees_are_drawn_for_their_owner_until_the_end():
    for position in positions("agra", 2, 5, 100, 3):
        for seat in (0, 1):
            record, _ = whole_record("agra", position.view(seat), None, "pl", NAMES[:2])
            assert record.ids("purse") == [str(seat)]
            assert record.ids("rupees-owned") == [str(seat)]
        record, _ = whole_record("agra", position.view(), None, "pl", NAMES[:2])
        assert not record.of("rupees-owned")
        assert not record.of("purse")
