"""Placing a Worker: pushing out, Journeyman, and what the space does (AG-058 to AG-072)."""

from functools import partial

from engines.agra.architect import architect
from engines.agra.botanist import botanist, can_plant
from engines.agra.builder import build_without_bonus, move_builder, visit_merchant
from engines.agra.components import CHARACTERS
from engines.agra.goods import earn, gain_favours, own_goods
from engines.agra.labels import good_label, named, place_label
from engines.agra.notables import yes_or_no
from engines.agra.processing import process_at, produce, source_of, yields
from engines.agra.sailor import sailor
from engines.agra.state import Agra, Player, Worker, ability
from engines.agra.trader import trader
from engines.agra.vocabulary import JourneymanCost, WorkerStore
from engines.kernel import Option, Refusal, Step, Text

NOT_BUILT = Refusal("AG-060", Text("why-not-built"))
NO_WORKER = Refusal("AG-066", Text("why-no-worker"))
ACTIONS = {"architect": architect, "sailor": sailor, "trader": trader, "botanist": botanist}


def main_action(game: Agra, me: Player) -> Step:
    """Use exactly one action space (AG-060)."""
    game.placed = False
    # Secret: whether the Journeyman can be paid would tell something of the player's Rupees.
    space = yield from me.ask(
        "place",
        lambda: game.once(("spaces", me.seat), spaces, game, me),
        refuse=partial(refuse_space, game, me),
        secret=True,
    )
    game.placed = True
    yield from use_space(game, me, space)
    game.journeyman_free = False


def spaces(game: Agra, me: Player) -> list[Option[str]]:
    """The four characters and the sixteen buildings (AG-058)."""
    return [
        Option(game.space_id(space), space, place_label(space), note=partial(space_note, game, me, space))
        for space in (*CHARACTERS, *game.parts.path)
    ]


def refuse_space(game: Agra, me: Player, space: str) -> Refusal | None:
    """Built or a character, or where the Builder stands; a Worker or the Journeyman (AG-060 to AG-066)."""
    worker = game.workers.get(space)
    if worker is not None and worker.seat == me.seat:
        cost = journeyman_cost(game, me)
        if not me.workers or me.rupees >= cost:
            return None
        return Refusal("AG-065", Text("why-journeyman-cost", {"rupees": cost}))
    if space in game.unbuilt and game.builder != space:
        return NOT_BUILT
    return None if me.workers else NO_WORKER


def journeyman_cost(game: Agra, me: Player) -> int:
    """What the Journeyman costs: nothing with a Favour tile, less with the Calligrapher (AG-065, AG-190)."""
    if game.journeyman_free:
        return 0
    calligrapher = ability(game, me, JourneymanCost)
    return calligrapher[1].rupees if calligrapher else game.parts.limits.journeyman


def space_note(game: Agra, me: Player, space: str) -> Text:
    """What placing here means, and what the place would bring now."""
    brings = prospect(game, me, space)
    note = place_note(game, me, space)
    return Text("note-both", {"first": note, "second": brings}) if brings else note


def place_note(game: Agra, me: Player, space: str) -> Text:
    """Who stands here."""
    worker = game.workers.get(space)
    if worker is None:
        return Text("note-builder" if space in game.unbuilt else "note-empty")
    if worker.seat == me.seat:
        return Text("note-journeyman", {"rupees": min(me.rupees, journeyman_cost(game, me))})
    return Text("note-standing" if worker.standing else "note-lying", {"who": game.players[worker.seat].who})


def prospect(game: Agra, me: Player, space: str) -> Text | None:
    """What a production building yields; of the others only that there would be nothing to do."""
    if space in CHARACTERS:
        idle = (space == "sailor" and not own_goods(me)) or (space == "botanist" and not can_plant(game, me))
        return Text("note-nothing-to-do") if idle else None
    if game.parts.goods[space].made_from is None:
        return Text("note-yields", {"count": yields(game, me, space)})
    source = source_of(game, space)
    return None if me.goods[source] else Text("note-no-source", {"good": good_label(source)})


def use_space(game: Agra, me: Player, space: str) -> Step:
    """Push out or pay, take Rupees, act, then Merchant or Builder (AG-068)."""
    worker = game.workers.get(space)
    if worker is not None and worker.seat == me.seat:
        journeyman(game, me, space)
    else:
        yield from place_worker(game, me, space)
    if space in CHARACTERS:
        yield from ACTIONS[space](game, me)
        return
    merchant_is_here = game.merchant == space
    earn(game, me, game.coins.pop(space, 0), "building")
    if space in game.unbuilt:
        build_without_bonus(game, space)
    if game.parts.goods[space].made_from is None:
        yield from produce(game, me, space)
    else:
        yield from process_at(game, me, space)
    if merchant_is_here:
        yield from visit_merchant(game, me)
    if game.builder == space:
        yield from move_builder(game)


def journeyman(game: Agra, me: Player, space: str) -> None:
    """Use the space of an own Worker again; with no other Worker one pays what one has (AG-065, AG-066)."""
    me.rupees -= min(me.rupees, journeyman_cost(game, me))
    game.workers[space].standing = True
    # What is paid may be less than the price and would tell how much there was.
    game.tell("journeyman", who=me.who, space=place_label(space))


def place_worker(game: Agra, me: Player, space: str) -> Step:
    """A Worker from supply, standing; whoever is there is pushed out (AG-060 to AG-064)."""
    pushed = game.workers.get(space)
    me.workers -= 1
    game.workers[space] = Worker(me.seat)
    game.tell("placed", who=me.who, space=place_label(space))
    if pushed:
        owner = game.players[pushed.seat]
        owner.workers += 1
        game.tell("pushed", who=owner.who, space=place_label(space))
        if pushed.standing:
            yield from store_worker(game, owner)
            yield from gain_favours(
                game, owner, game.parts.meditation_space[owner.meditation - 1].pushed_favours
            )


def store_worker(game: Agra, owner: Player) -> Step:
    """The Cook keeps a standing Worker that was pushed out (AG-194)."""
    cook = ability(game, owner, WorkerStore)
    if cook is None or cook[0].workers >= cook[1].slots:
        return
    stores = yield from owner.ask("cook", yes_or_no, default="no", standing=True)
    if stores:
        owner.workers -= 1
        cook[0].workers += 1
        game.tell("uses", who=owner.who, contract=named("notable", cook[0].id))
