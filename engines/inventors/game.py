"""Inventors of the South Tigris as the rest of the world finds it."""

from collections import Counter

from engines.inventors.free import free
from engines.inventors.rounds import next_step
from engines.inventors.scoring import result
from engines.inventors.setup import SETTINGS, setup
from engines.inventors.state import NEUTRAL, SHELF, Inventors, Player
from engines.inventors.view import InventorsView, view
from engines.inventors.worth import worth
from engines.kernel import Arg, Event, Game, Random, Text, register


def census(game: Inventors) -> dict[str, int]:
    """Every kind of piece, counted wherever it lies; dice and Silver are without number (IN-021)."""
    devices = game.devices
    counts = Counter(
        {
            "boards": len(devices) + len(game.boards),
            "cards": len(game.deck) + len(game.discards) + sum(one.card is not None for one in devices),
            "research tiles": len(game.drawn) + sum(map(len, game.piles.values())),
            "workshop tiles": sum(len(space.stack) for space in game.river),
            "neutral influence": sum(device.builder == NEUTRAL for device in devices),
            "neutral ideas": sum(device.inventor == NEUTRAL for device in devices),
        }
    )
    counts["research tiles"] += sum(space.research is not None for space in game.river)
    for party in game.parties:
        seat = party.seat
        on_devices = sum((one.builder == seat) + (one.publisher == seat) for one in devices)
        counts[f"influence {seat}"] = (
            party.supply
            + sum(party.guilds.values())
            + on_devices
            + sum(space.markers.count(seat) for space in game.river)
        )
        counts[f"tents {seat}"] = (
            party.tents + game.tents.count(seat) + sum(r.count(seat) for r in game.raised)
        )
        counts[f"workers {seat}"] = party.workers + sum(
            piece.seat == seat and not piece.envoy for pieces in game.workers.values() for piece in pieces
        )
        counts[f"ideas {seat}"] = sum(device.inventor == seat for device in devices)
    for me in game.players:
        count_player(counts, me, waits=game.phase == "workshops")
    counts["envoy"] = envoys(game)
    if game.opponent:
        counts["workshop tiles"] += len(game.opponent.tiles)
        counts["plan cards"] = sum(
            map(
                len,
                (
                    game.opponent.plan,
                    game.opponent.played,
                    game.opponent.dice_plans,
                    game.opponent.worker_plans,
                ),
            )
        )
        counts["ideas 1"] += len(game.opponent.ideas)
    if game.dummy:
        counts["dummy cards"] = len(game.dummy.deck) + len(game.dummy.shown)
        counts["dummy influence"] = game.dummy.supply + sum(game.dummy.guilds.values())
    return dict(counts)


def count_player(counts: Counter[str], me: Player, *, waits: bool) -> None:
    """What lies on a player's board and in the hand."""
    counts["cards"] += len(me.hand) + len(me.leaving)
    tiles = sum(len(workshop.tiles) for workshop in me.workshops.values())
    # The Starting tile lies beside the board until its row is chosen.
    counts["workshop tiles"] += tiles + (waits and not tiles)
    counts[f"ideas {me.seat}"] += sum(idea is not None for idea in me.ideas) + len(me.removed)
    counts[f"workers {me.seat}"] += me.reserve
    counts[f"tents {me.seat}"] += me.goal is not None
    counts[f"tower {me.seat}"] = len(me.people)


def envoys(game: Inventors) -> int:
    """In somebody's supply, placed, or else on its space: there is one."""
    placed = sum(piece.envoy for pieces in game.workers.values() for piece in pieces)
    return max(1, placed + sum(me.envoy for me in game.players))


def swap_hidden(game: Inventors, seat: int | None, random: Random) -> None:
    """Cards in other hands and in the deck, boards, Research tiles, and Workshop tiles that nobody sees."""
    hands = [] if game.phase == "over" else [me.hand for me in game.players if me.seat != seat]
    swap(random, [game.deck, *hands])
    random.shuffle(game.boards)
    for section, pile in game.piles.items():
        hidden = [pile]
        if game.drawn and seat != game.current and game.parts.researches[game.drawn[0]].section == section:
            hidden.append(game.drawn)
        swap(random, hidden)
    unseen = [
        (step, place)
        for step, space in enumerate(game.river)
        for place in range(len(space.stack) - (not game.is_hidden(step)))
    ]
    tiles = [game.river[step].stack[place] for step, place in unseen]
    random.shuffle(tiles)
    for (step, place), tile in zip(unseen, tiles, strict=True):
        game.river[step].stack[place] = tile
    if game.dummy:
        random.shuffle(game.dummy.deck)
    if game.opponent:
        for pile in (
            game.opponent.ideas,
            game.opponent.plan,
            game.opponent.dice_plans,
            game.opponent.worker_plans,
        ):
            random.shuffle(pile)


def swap(random: Random, piles: list[list[str]]) -> None:
    """Shuffle several piles together, each keeping its size."""
    cards = [card for pile in piles for card in pile]
    random.shuffle(cards)
    for pile in piles:
        pile[:] = [cards.pop() for _ in pile]


def reshuffle(game: Inventors) -> None:
    """What nobody has seen."""
    for pile in (game.deck, game.boards, *game.piles.values()):
        game.random.shuffle(pile)
    if game.dummy:
        game.random.shuffle(game.dummy.deck)


# The events that tell of tiles, cards, Devices or spaces, and the arguments that name them.
NAMED = {
    "uses-tile": ("id",),
    "lends": ("id",),
    "dice-return": ("id",),
    "researched": ("tile",),
    "starting-tile": ("card",),
    "invented": ("device",),
    "built": ("device", "idea"),
    "tent": ("section", "tile"),
    "placed-worker": ("space",),
    "dummy-card": ("id",),
    "opponent-plan": ("id",),
    "opponent-tent": ("id",),
}


def used(event: Event) -> tuple[str, ...]:
    """An event stands for itself, and for each tile, card, Device or space that it tells of."""
    args = [event.args[name] for name in NAMED.get(event.key, ()) if name in event.args]
    return event.key, *(f"{event.key} {name}" for arg in args for name in names_in(arg))


def names_in(arg: Arg) -> list[str]:
    """The components that an argument names; a Device is its board and its card."""
    if not isinstance(arg, Text):
        return [str(arg)]
    if "tile" in arg.args:
        return [str(arg.args["tile"]).lower()]
    return [name for part in arg.args.values() for name in names_in(part)] or [arg.key]


def everything() -> frozenset[str]:
    """Whatever can be used: actions, spaces, and each tile, card and Device board.

    Cards of Devices count when they are Built, for then their metric scores.
    """
    parts = SHELF.of(SHELF.today)
    seen = {"invented", "built", "tested", "published", "tower", "goal", "swapped", "placed-envoy", "gave-up"}
    for tile in parts.workshop_tile:
        way = "dice-return" if tile.end_of_round else "lends" if tile.provides else "uses-tile"
        seen.add(f"{way} {tile.id}")
    seen |= {f"researched {tile.id}" for tile in parts.research}
    seen |= {f"starting-tile {card.id}" for card in parts.setup_card}
    seen |= {f"invented board-{board.id}" for board in parts.board}
    seen |= {f"built card-{card.id}" for card in parts.card}
    seen |= {f"built {idea.id}" for idea in parts.idea}
    seen |= {f"tent {tile.id}" for tile in parts.pass_tile}
    seen |= {f"tent tent-{section.id}" for section in parts.tent_section}
    seen |= {f"placed-worker space-{space.id}" for space in parts.worker_space}
    seen |= {f"dummy-card {card.id}" for card in parts.dummy_card}
    seen |= {f"{way} {plan.id}" for way in ("opponent-plan", "opponent-tent") for plan in parts.plan_card}
    return frozenset(seen)


GAME = register(
    Game(
        id="inventors",
        prefix="IN",
        players=(1, 2, 3, 4),
        shelf=SHELF,
        state=Inventors,
        setup=setup,
        next_step=next_step,
        view=view,
        view_type=InventorsView,
        result=result,
        census=census,
        swap_hidden=swap_hidden,
        uses=everything,
        used=used,
        reshuffle=reshuffle,
        free=free,
        settings=SETTINGS,
        decisions_cap=4000,
        worth=worth,
    )
)
