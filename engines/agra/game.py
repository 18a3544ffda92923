"""Agra as the rest of the world finds it."""

from engines.agra.scoring import result
from engines.agra.secondary import free, missing
from engines.agra.setup import setup
from engines.agra.state import SHELF, Agra, markers_elsewhere
from engines.agra.turn import next_step
from engines.agra.view import AgraView, view
from engines.agra.worth import temper, worth
from engines.kernel import Event, Game, Random, Text, register


def census(game: Agra) -> dict[str, int]:
    """Every kind of piece, counted wherever it lies."""
    counts = {
        "notables": len(game.river),
        "bonus tiles": len(game.bonuses),
        "favour tiles": len(game.display) + len(game.stack),
        "price tokens": len(game.prices),
        "buildings": len(game.unbuilt) + sum(game.is_built(good) for good in game.parts.path),
    }
    for me in game.players:
        on_contracts = sum(len(contract.slots) for contract in me.contracts)
        counts["notables"] += len(me.contracts)
        counts["bonus tiles"] += len(me.bonuses)
        counts["favour tiles"] += len(me.tiles)
        counts[f"markers {me.seat}"] = (
            me.markers
            + sum(me.goods.values())
            + me.favours
            + len(me.spent)
            + len(me.scrolls)
            + on_contracts
            + markers_elsewhere(game, me.seat)
        )
        counts[f"workers {me.seat}"] = (
            me.workers
            + sum(worker.seat == me.seat for worker in game.workers.values())
            + sum(contract.workers for contract in me.contracts)
        )
        counts[f"crates {me.seat}"] = me.removed_crates + sum(map(len, me.crates.values()))
    return counts


def swap_hidden(game: Agra, seat: int | None, random: Random) -> None:
    """Other players' Rupees and the order of the stack."""
    if game.phase != "over":
        for me in game.players:
            if me.seat != seat:
                me.rupees = random.below(60)
    random.shuffle(game.stack)


def upgrade(raw: dict[str, object], version: int) -> dict[str, object]:
    """Version 1 noted for itself that everybody was deciding at once."""
    if version < 2:
        del raw["together"]
    return raw


def reshuffle(game: Agra) -> None:
    """The Favour tiles that nobody has seen."""
    game.random.shuffle(game.stack)


# The events that tell of a card or tile, and the argument that names it.
NAMED = {
    "contract": "notable",
    "uses": "contract",
    "generous": "contract",
    "favour-action": "tile",
    "bonus": "id",
    "luxury": "good",
    "placed": "space",
    "wheel": "action",
}


def used(event: Event) -> tuple[str, ...]:
    """An event stands for itself, and for the card, tile or space it tells of."""
    if event.key == "boat":
        return event.key, f"pier-{event.args['pier']}"
    named = event.args.get(NAMED.get(event.key, ""))
    name = named.key if isinstance(named, Text) else named
    return (event.key, f"{event.key} {name}") if name else (event.key,)


def everything() -> frozenset[str]:
    """Whatever can be used in a game: every Notable, Favour tile, bonus tile, pier and luxury good."""
    parts = SHELF.of(SHELF.today)
    seen = {f"contract notable-{notable.id}" for notable in parts.notable}
    seen |= {f"generous notable-{name}" for name, extra in parts.delivery_rupees.items() if extra}
    seen |= {f"uses notable-{name}" for name in ABILITIES}
    seen |= {f"favour-action {action.id}" for action in parts.favours.values()}
    seen |= {f"bonus {bonus.id}" for bonus in parts.building_bonus}
    seen |= {f"luxury good-{luxury.good}" for luxury in parts.luxury}
    seen |= {f"wheel wheel-{action.id}" for action in parts.wheel}
    seen |= {f"pier-{pier.pier}" for pier in parts.pier[1:]}
    return frozenset(seen)


# Contracts whose abilities are told when they are used.
ABILITIES = (
    "portuguese_trader",
    "takshaka",
    "french_trader",
    "dyer",
    "cook",
    "muezzin",
    "jagirdar",
    "caliph",
    "mullah",
    "english_trader",
    "mosaicist",
)

GAME = register(
    Game(
        id="agra",
        prefix="AG",
        players=(2, 3, 4),
        shelf=SHELF,
        state=Agra,
        setup=setup,
        next_step=next_step,
        view=view,
        view_type=AgraView,
        result=result,
        census=census,
        swap_hidden=swap_hidden,
        uses=everything,
        used=used,
        reshuffle=reshuffle,
        free=free,
        missing=missing,
        version=2,
        upgrade=upgrade,
        decisions_cap=15000,
        worth=worth,
        temper=temper,
    )
)
