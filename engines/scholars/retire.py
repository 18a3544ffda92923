"""The end of a turn: who is due retires below his owner's board (SC-145 to SC-150)."""

from typing import NamedTuple

from engines.kernel import Arg, Asking, Closed, Option, Refusal, Step, Text
from engines.kernel.asks import folded
from engines.scholars.choices import MOST
from engines.scholars.dice import add_white_dice
from engines.scholars.labels import counted, effects_text, named, translator_label
from engines.scholars.rooms import due
from engines.scholars.state import Player, Scholars
from engines.scholars.tracks import interact


def retire_due(game: Scholars) -> Step:
    """Everybody who is due, in turn order from the active player (SC-148)."""
    for room, employed in due(game):
        game.rooms[room] = None  # its Gold is back in the supply
        game.tell("retires", room=room + 1, whom=translator_label(game, employed.id))
        if employed.owner is None:
            neutral_leaves(game, employed.id)
        else:
            owner = game.players[employed.owner]
            owner.influence += 1
            owner.aside.append(employed.id)
            yield from interact(game, owner, employed.id)
    if any(me.aside for me in game.players):
        for me in game.clockwise():
            if me.aside:
                yield from tuck_all(game, me)


def anybody_due(game: Scholars) -> bool:
    """Whether somebody is going to retire at the end of this turn."""
    return bool(due(game)) or any(me.aside for me in game.players)


def neutral_leaves(game: Scholars, name: str) -> None:
    """Under its deck, a Starting Translator into the box; alone: to the opponent's pile (SC-149, SC-239)."""
    portrait = game.parts.translators[name].portrait
    if game.ai is not None:
        game.ai.retired.append(name)
    elif portrait is None:
        game.boxed.append(name)
    else:
        game.decks[portrait].append(name)


class Tuck(NamedTuple):
    """Below which slot, and how the cost is shared between Silver and White dice."""

    slot: int
    silver: int
    dice: int


def tuck_options(game: Scholars, me: Player) -> list[Option[Tuck]]:
    """The brown slots, with every way to pay for those who are there already (SC-146)."""
    options = []
    for place in brown_slots(game, me):
        cost = len(me.slots[place].retired)
        for silver in range(cost, -1, -1):
            tuck = Tuck(place, silver, cost - silver)
            options.append(Option(tuck_id(tuck), tuck, tuck_label(game, tuck)))
    return options


def brown_slots(game: Scholars, me: Player) -> list[int]:
    return [place for place in range(len(me.slots)) if game.parts.slot[place].colour == "brown"]


def black_slots(game: Scholars, me: Player) -> list[Closed]:
    """Nobody is tucked below these (SC-146)."""
    return [
        Closed(f"slot:{place + 1}", slot_label(game, place), Refusal("SC-146", Text("why-black-slot")))
        for place in range(len(me.slots))
        if game.parts.slot[place].colour != "brown"
    ]


def slot_label(game: Scholars, place: int) -> Text:
    action = named("action", game.parts.slot[place].actions[0])
    return Text("tuck-free", {"slot": place + 1, "action": action})


def tuck_id(tuck: Tuck) -> str:
    paid = (f"{tuck.silver}s" if tuck.silver else "") + (f"{tuck.dice}d" if tuck.dice else "")
    return f"slot:{tuck.slot + 1}:{paid}" if paid else f"slot:{tuck.slot + 1}"


def tuck_label(game: Scholars, tuck: Tuck) -> Text:
    """The slot with its action, and what it costs."""
    slot: dict[str, Arg] = {
        "slot": tuck.slot + 1,
        "action": named("action", game.parts.slot[tuck.slot].actions[0]),
    }
    if not tuck.silver and not tuck.dice:
        return slot_label(game, tuck.slot)
    if not tuck.dice:
        return Text("tuck-paid", {**slot, "cost": counted("silver", tuck.silver)})
    if not tuck.silver:
        return Text("tuck-paid", {**slot, "cost": counted("die-white", tuck.dice)})
    both = {"one": counted("silver", tuck.silver), "other": counted("die-white", tuck.dice)}
    return Text("tuck-both", {**slot, **both})


def refuse_tuck(me: Player, tuck: Tuck) -> Refusal | None:
    if tuck.silver <= me.silver:
        return None
    return Refusal("SC-146", Text("why-silver", {"count": tuck.silver, "have": me.silver}))


def tuck_all(game: Scholars, me: Player) -> Step:
    """All who are set aside, in the owner's order (SC-146, SC-148)."""
    while me.aside:
        name = yield from me.ask(
            "tuck-whom",
            lambda: [
                Option(name, name, translator_label(game, name), note=retired_note(game, name))
                for name in me.aside
            ],
            default=me.aside[0],
        )
        tuck = yield from choose_tuck(game, me, name)
        me.aside.remove(name)
        me.slots[tuck.slot].retired.append(name)
        me.silver -= tuck.silver
        label = tuck_label(game, tuck)
        game.tell("tucks", who=me.who, whom=translator_label(game, name), where=label, id=name)
        yield from add_white_dice(game, me, tuck.dice)


def choose_tuck(game: Scholars, me: Player, name: str) -> Asking[Tuck]:
    """The slot with its payment; below crowded slots there are too many ways for one question."""
    args = {"whom": translator_label(game, name), "effects": retired_note(game, name)}
    if len(tuck_options(game, me)) <= MOST:
        return (
            yield from me.ask(
                "tuck",
                lambda: tuck_options(game, me),
                refuse=lambda tuck: refuse_tuck(me, tuck),
                missing=lambda: black_slots(game, me),
                args=lambda: args,
                default=tuck_id(shrug(game, me)),
            )
        )
    place = yield from me.ask(
        "tuck-slot",
        lambda: [Option(f"slot:{slot + 1}", slot, slot_label(game, slot)) for slot in brown_slots(game, me)],
        missing=lambda: black_slots(game, me),
        args=lambda: args,
        default=f"slot:{shrug(game, me).slot + 1}",
    )
    cost = len(me.slots[place].retired)
    silver = min(cost, me.silver)
    paid = yield from me.ask_amounts(
        "tuck-pay",
        lambda: [
            Option("silver", True, Text("silver"), at_most=silver),
            Option("die", False, Text("die-white"), at_most=cost),
        ],
        at_least=cost,
        at_most=cost,
        args=lambda: {"count": cost},
        default=folded(["silver"] * silver + ["die"] * (cost - silver)),
    )
    return Tuck(place, paid.count(True), paid.count(False))


def retired_note(game: Scholars, name: str) -> Text:
    return effects_text(game.parts.translators[name].retired)


def shrug(game: Scholars, me: Player) -> Tuck:
    """For somebody who does not answer: the cheapest slot, paid with Silver as far as it goes."""
    tucks = [option.value for option in tuck_options(game, me) if refuse_tuck(me, option.value) is None]
    return min(tucks, key=lambda tuck: (tuck.silver + tuck.dice, tuck.dice, tuck.slot))
