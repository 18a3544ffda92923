"""Placing a Worker (IN-270 to IN-281)."""

from collections.abc import Iterator, Sequence
from functools import partial
from typing import NamedTuple

from engines.inventors.boards import unused_workers
from engines.inventors.camels import Reach
from engines.inventors.components import WorkerSpace
from engines.inventors.effects import effect, gain, refuse_effect, work_off
from engines.inventors.labels import color_text, effects_text, split_cost
from engines.inventors.paying import pay, refuse_price, takes_silver
from engines.inventors.state import Inventors, Piece, Player
from engines.inventors.vocabulary import (
    COLORS,
    AnyEffect,
    Choose,
    Color,
    GainEnvoy,
    HireCamel,
    LoseInfluence,
    Research,
    UnlockCamel,
    UnlockWorker,
)
from engines.kernel import Asking, Option, Refusal, Step, Text

GUILD, RESEARCH = "guild", "research"


class Placing(NamedTuple):
    """A space, and for what: a Guild space gives Research or the Guild's own effect (IN-273)."""

    space: WorkerSpace
    effects: tuple[AnyEffect, ...]
    id: str


def placing_options(game: Inventors, me: Player) -> list[Option[Placing]]:
    """Every space with each of its uses."""
    return [
        Option(one.id, one, partial(space_text, one), note=partial(placing_note, game, me, one))
        for space in game.parts.worker_space
        for one in uses(space)
    ]


def uses(space: WorkerSpace) -> Iterator[Placing]:
    """A space with each of its uses."""
    first = space.effects[0]
    if not isinstance(first, Choose):
        yield Placing(space, space.effects, space.id)
        return
    for option in first.options:
        use = RESEARCH if any(isinstance(one, Research) for one in option) else GUILD
        yield Placing(space, option, f"{space.id}:{use}")


def costs(game: Inventors, space: WorkerSpace) -> list[AnyEffect]:
    """What a space costs, with the surcharge of a Dummy token (IN-276)."""
    price: list[AnyEffect] = list(space.cost)
    dummy = game.dummy
    if dummy is None or dummy.dearer != space.id:
        return price
    for place, one in enumerate(price):
        if isinstance(one, LoseInfluence) and one.color == dummy.color:
            price[place] = LoseInfluence(one.color, one.n + 1)
            return price
    return [*price, LoseInfluence(dummy.color)]


def discounts(price: Sequence[AnyEffect]) -> list[Color]:
    """Of which colours the Envoy may spare one (IN-280)."""
    paid = [one.color for one in price if isinstance(one, LoseInfluence)]
    return [color for color in COLORS if color in paid]


def discounted(price: Sequence[AnyEffect], color: Color) -> list[AnyEffect]:
    """One Influence of this colour less."""
    cheaper: list[AnyEffect] = []
    for one in price:
        if isinstance(one, LoseInfluence) and one.color == color:
            if one.n > 1:
                cheaper.append(LoseInfluence(color, one.n - 1))
        else:
            cheaper.append(one)
    return cheaper


def refuse_worker(reach: Reach) -> Refusal | None:
    """A Worker in supply (IN-270)."""
    return None if unused_workers(reach.me) else Refusal("IN-270", Text("why-no-worker"))


def refuse_placing(game: Inventors, me: Player, space: WorkerSpace) -> Refusal | None:
    """Closed, occupied, or too dear (IN-271, IN-272, IN-276)."""
    if space.kind != "open" and game.workers[space.id]:
        other = game.workers[space.id][0].seat
        return Refusal("IN-271", Text("why-occupied", {"who": game.party(other).who}))
    if game.dummy and space.id in game.dummy.closed:
        return Refusal("IN-276", Text("why-token"))
    price = costs(game, space)
    why = refuse_price(game, me, price)
    if (
        why
        and me.envoy
        and any(not refuse_price(game, me, discounted(price, one)) for one in discounts(price))
    ):
        return None
    return why


def has_price(game: Inventors, me: Player, space: WorkerSpace) -> bool:
    """Whether Craftspeople could help to pay for it (IN-324)."""
    return takes_silver(space.cost) and refuse_placing(game, me, space) is None


def space_text(placing: Placing) -> Text:
    """A space and what it is used for."""
    return Text(
        "option-space",
        {
            "space": Text(f"space-{placing.space.id}"),
            "effects": effects_text(*split_cost(placing.effects)[::-1]),
        },
    )


def placing_note(game: Inventors, me: Player, placing: Placing) -> Text:
    """What it costs; whoever would get nothing for it is told so."""
    price = costs(game, placing.space)
    note = Text("note-cost", {"cost": effects_text(price)}) if price else Text("note-free")
    if all(refuse_effect(game, me, one) for one in placing.effects):
        return Text("note-in-vain", {"note": note})
    return note


def place_worker(game: Inventors, me: Player) -> Step:
    """A Worker onto a space, its cost, its effects (IN-270 to IN-276)."""
    closed: dict[str, Refusal | None] = {}  # both uses of a space cost the same

    def offered() -> list[Option[Placing]]:
        closed.clear()
        return game.once(("placings", me.seat), placing_options, game, me)

    def refuse(one: Placing) -> Refusal | None:
        if one.space.id not in closed:
            closed[one.space.id] = refuse_placing(game, me, one.space)
        return closed[one.space.id]

    me.may_save = any(has_price(game, me, space) for space in game.parts.worker_space)
    placing = yield from me.ask("worker", offered, refuse=refuse)
    me.may_save = False
    price = costs(game, placing.space)
    envoy = yield from which_piece(game, me, price)
    if envoy:
        price = yield from spare_one(game, me, price)
        me.envoy = False
    else:
        me.workers -= 1
    game.workers[placing.space.id].append(Piece(me.seat, envoy))
    key = "placed-envoy" if envoy else "placed-worker"
    game.tell(key, who=me.who, space=Text(f"space-{placing.space.id}"))
    base = len(me.agenda)
    yield from pay(game, me, price)
    if any(isinstance(one, HireCamel) for one in placing.effects) and me.hired:
        game.tell("hired-already", who=me.who)
    gain(me, placing.effects, since=base)
    yield from work_off(game, me, base)


def which_piece(game: Inventors, me: Player, price: Sequence[AnyEffect]) -> Asking[bool]:
    """Whether the Envoy goes; asked only where it matters (IN-280)."""
    if not me.envoy or not me.workers:
        return me.envoy
    if not discounts(price):
        return False
    if refuse_price(game, me, price):
        return True
    return (
        yield from me.ask(
            "which-worker",
            lambda: [
                Option("worker", False, Text("option-worker")),
                Option("envoy", True, Text("option-envoy")),
            ],
            default="envoy",
            atomic=True,
        )
    )


def spare_one(game: Inventors, me: Player, price: list[AnyEffect]) -> Asking[list[AnyEffect]]:
    """The Envoy costs 1 Influence less, of a colour of choice (IN-280)."""
    colors = [one for one in discounts(price) if not refuse_price(game, me, discounted(price, one))]
    if not colors:
        return price
    color = colors[0]
    if len(colors) > 1:
        color = yield from me.ask(
            "spare",
            lambda: [Option(f"spare:{one}", one, color_text(one)) for one in colors],
            atomic=True,
        )
    return discounted(price, color)


# ---- what Workers and Tents open -------------------------------------------------------------------------


@effect(HireCamel, at_once=lambda game, me, effect: True)
def hire_camel(game: Inventors, me: Player, effect: HireCamel) -> Step:
    """The fourth Camel is available this round; hired already, nothing happens (IN-211, IN-281)."""
    if not me.hired:
        me.hired = True
        game.tell("hired", who=me.who)
    yield from ()


@effect(UnlockCamel, at_once=lambda game, me, effect: True)
def unlock_camel(game: Inventors, me: Player, effect: UnlockCamel) -> Step:
    """The third Camel is open for good (IN-211)."""
    me.unlocked = True
    game.tell("unlocked-camel", who=me.who)
    yield from ()


@effect(UnlockWorker, at_once=lambda game, me, effect: True)
def unlock_worker(game: Inventors, me: Player, effect: UnlockWorker) -> Step:
    """The third Worker joins the supply (IN-292)."""
    me.workers += me.reserve
    me.reserve = 0
    game.tell("unlocked-worker", who=me.who)
    yield from ()


@effect(GainEnvoy, at_once=lambda game, me, effect: True)
def gain_envoy(game: Inventors, me: Player, effect: GainEnvoy) -> Step:
    """The Envoy is one more Worker in the next round (IN-280, IN-306)."""
    me.envoy = True
    game.tell("envoy", who=me.who)
    yield from ()
