"""The end of a turn: who is due retires below his owner's board (SC-145 to SC-150)."""

from typing import NamedTuple

from engines.kernel import Arg, Asking, Option, Refusal, Step, Text, parallel
from engines.scholars.dice import add_white_dice
from engines.scholars.labels import counted, effects_text, named, translator_label
from engines.scholars.rooms import is_due
from engines.scholars.state import Player, Scholars
from engines.scholars.tracks import interact


def retire_due(game: Scholars) -> Step:
    """Everybody who is due, in turn order from the active player (SC-148)."""
    for room in range(len(game.rooms)):
        employed = game.rooms[room]
        if employed is None or not is_due(game, room):
            continue
        game.rooms[room] = None  # its Gold is back in the supply
        game.tell("retires", room=room + 1, whom=translator_label(game, employed.id))
        if employed.owner is None:
            neutral_leaves(game, employed.id)
        else:
            owner = game.players[employed.owner]
            owner.influence += 1
            owner.aside.append(employed.id)
            yield from interact(game, owner, employed.id)
    owners = [me for me in game.clockwise() if me.aside]
    if not owners:
        return
    if len(owners) == 1:
        dice = {owners[0].seat: (yield from tuck_all(game, owners[0]))}
    else:
        dice = yield from parallel({me.seat: tuck_all(game, me) for me in owners})
    for me in owners:
        yield from add_white_dice(game, me, dice[me.seat])


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
    for place, slot in enumerate(me.slots):
        if game.parts.slot[place].colour != "brown":
            continue
        cost = len(slot.retired)
        for silver in range(cost, -1, -1):
            tuck = Tuck(place, silver, cost - silver)
            options.append(Option(tuck_id(tuck), tuck, tuck_label(game, tuck)))
    return options


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
        return Text("tuck-free", slot)
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


def tuck_all(game: Scholars, me: Player) -> Asking[int]:
    """All who are set aside, in the owner's order; says how many White dice that costs (SC-146, SC-148)."""
    white = 0
    while me.aside:
        name = yield from me.ask(
            "tuck-whom",
            lambda: [
                Option(name, name, translator_label(game, name), note=retired_note(game, name))
                for name in me.aside
            ],
            default=me.aside[0],
        )
        tuck = yield from me.ask(
            "tuck",
            lambda: tuck_options(game, me),
            refuse=lambda tuck: refuse_tuck(me, tuck),
            args=lambda: {"whom": translator_label(game, name), "effects": retired_note(game, name)},
            default=shrug(game, me),
        )
        me.aside.remove(name)
        me.slots[tuck.slot].retired.append(name)
        me.silver -= tuck.silver
        white += tuck.dice
        label = tuck_label(game, tuck)
        game.tell("tucks", who=me.who, whom=translator_label(game, name), where=label, id=name)
    return white


def retired_note(game: Scholars, name: str) -> Text:
    return effects_text(game.parts.translators[name].retired)


def shrug(game: Scholars, me: Player) -> str:
    """For somebody who does not answer: the cheapest slot, paid with Silver as far as it goes."""
    tucks = [option.value for option in tuck_options(game, me) if refuse_tuck(me, option.value) is None]
    return tuck_id(min(tucks, key=lambda tuck: (tuck.silver + tuck.dice, tuck.dice, tuck.slot)))
