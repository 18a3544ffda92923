"""Positions fuller than any game will ever have: what fits here fits everywhere."""

from itertools import cycle, islice

import msgspec
from msgspec.structs import replace

from engines.agra.view import AgraView, ContractView, PlayerView, WorkerView, favour_view
from engines.excavation.components import Side
from engines.excavation.view import ArtefactView, CardView, CentreView, ForecastView, StackView, View
from renderers.agra.city import tables

GRAND = 888


def full_excavation(view: View, side: Side, shift: int) -> View:
    """Everybody everywhere, every stack high, every card on the table; `shift` chooses which."""
    seats = list(range(len(view.players)))
    artefacts = {
        tile.kind: tile
        for place in view.places
        if place.region
        for tile in (
            ArtefactView(f"{place.region}-{symbol}", place.region, symbol, 6) for symbol in place.symbols
        )
    }
    tiles = list(artefacts.values())
    card = CardView("yellow-1", 3, "yellow", 1, "left", "west")
    commands = ("transport", "permit", "publicity", "delegation", "customs", "grant", "briefing", "curators")
    factions = ("gul", "issisinui", "dal_harraii", "aqulla", "kuti_kuti")
    buyers = ["yellow", "green", "red", "purple", "orange", "special"]
    return replace(
        view,
        phase="action",
        order=seats,
        active=0,
        places=[
            replace(
                place,
                artefacts=[
                    tile for tile in tiles if tile.region == place.region and tile.symbol in place.symbols
                ]
                * 6,
                explorers=[seat for seat in seats if not view.players[seat].is_zu],
            )
            for place in view.places
        ],
        markets=[
            replace(market, queue=list(islice(cycle(buyers), number, number + 4)), traders=[12] * len(seats))
            for number, market in enumerate(view.markets)
        ],
        tracks=[
            replace(track, level=level) for track, level in zip(view.tracks, (0, 10, 9, 1, 5), strict=True)
        ],
        special_pool=7,
        centres=[
            CentreView(centre.id, centre.markets, [12] * len(seats), commands[(number + shift) % 8], side)
            for number, centre in enumerate(view.centres)
        ],
        centre_awards=[15, 10, 5],
        ship=buyers * 2,
        stacks=[
            StackView(stack.region, [tile for tile in tiles if tile.region == stack.region] * 4, 18)
            for stack in view.stacks
        ],
        forecast=[ForecastView(card, seats[number % len(seats)]) for number in range(5)],
        tokens_left=[1, 2, 3, 4],
        players=[
            replace(
                player,
                faction=player.faction if player.is_zu else factions[(player.seat + shift) % 5],
                credits=GRAND,
                crew=player.crew if player.crew is None else 22,
                hold=tiles[: player.hold_spaces],
                hidden=tiles[: player.hidden_spaces],
                gallery=list(artefacts),
                columns=[track.region for track in view.tracks],
                row_credits=dict.fromkeys(player.row_credits, 20),
                column_credits=dict.fromkeys(player.column_credits, 15),
                hand_size=17,
                travel_used=[CardView(f"travel-{fuel}", fuel) for fuel in (2, 3, 4)],
                token=4,
                passed=True,
            )
            for player in view.players
        ],
    )


def full_agra(view: AgraView, shift: int, contracts: int) -> AgraView:
    """Workers on every space, markers on every demand, every Order and bowl; so many contracts each."""
    view = msgspec.msgpack.decode(msgspec.msgpack.encode(view), type=AgraView)
    seats = list(range(len(view.players)))
    for number, building in enumerate(view.buildings):
        building.built = number % 3 != shift % 3
        building.value = building.printed + (1 if number % 2 else -1 if building.printed > 1 else 0)
        building.goods = [12] * len(seats)
        building.rupees = 12
        building.worker = WorkerView(seats[number % len(seats)], number % 2 == 0)
        building.merchant = building.builder = True
    for number, character in enumerate(view.characters):
        character.worker = WorkerView(seats[number % len(seats)], number % 2 == 1)
    for price in view.prices:
        price.good = None
    view.wheel = view.wheel_actions[shift % 4]
    view.points = 12
    for notable in view.river:
        for number, demand in enumerate(notable.demands):
            demand.markers = [seats[number % len(seats)]] * 2
    for guild in view.guilds:
        guild.influence = [(2 * seat + shift) % 10 for seat in seats]
        for order in guild.orders:
            order.marker = seats[order.position % len(seats)] if order.position > 1 else -1
    for bowl in view.bowls:
        bowl.marker = seats[bowl.die % len(seats)]
    view.pier = shift % view.piers + 1
    view.round, view.last_round = 38, 39
    view.favour_stack = 11
    tiles = [tile.id for tile in tables().favour_tile]
    view.favour_display = [tiles[(3 * shift + number) % len(tiles)] for number in range(3)]
    view.favour_faces = {tile: favour_view(tables().favours[tile]) for tile in view.favour_display}
    for player in view.players:
        _fill(player, [tiles[(3 * shift + 3 + number) % len(tiles)] for number in range(3)], shift, contracts)
    return view


def _fill(player: PlayerView, tiles: list[str], shift: int, contracts: int) -> None:
    player.workers, player.markers, player.favours = 10, 22, 20
    player.goods = dict.fromkeys(player.goods, 11)
    player.favour_actions = [action for action in player.favour_actions if action.printed] + [
        favour_view(tables().favours[tile], used=True) for tile in tiles
    ]
    player.scrolls = ["statue", "book", "painting", "robes"]
    player.meditation, player.meditation_points = 6, 4
    player.removed_crates, player.bonus_tiles, player.bowls = 8, 12, 12
    player.orders = dict.fromkeys(player.orders, 6)
    notables = list(islice(cycle(tables().notable), shift * 5, shift * 5 + contracts))
    player.contracts = [
        ContractView(
            notable.id,
            notable.level,
            notable.guild,
            bool(number % 2),
            [1, 2, 3] if notable.id == "french_trader" else [],
            2 if notable.id == "cook" else 0,
        )
        for number, notable in enumerate(notables)
    ]
