"""Rounds and turns (SC-032 to SC-036, SC-040 to SC-049, SC-230 to SC-232)."""

from functools import cache

from engines.kernel import NextStep, Option, Refusal, Step, Text
from engines.scholars.choices import or_none
from engines.scholars.components import SlotKind
from engines.scholars.draft import draft
from engines.scholars.labels import named, one_of
from engines.scholars.rest import rest
from engines.scholars.retire import retire_due
from engines.scholars.solo import ai_turn
from engines.scholars.state import SHELF, Player, Scholars
from engines.scholars.work import refuse_slot, refuse_work, work

NO_REST = Refusal("SC-043", Text("why-no-rest"))


def next_step(game: Scholars) -> NextStep | None:
    """The draft, then turns clockwise until the last round is over, then the scoring."""
    if game.phase == "over":
        return None
    if game.phase == "draft":
        return NextStep("draft", game.current, draft(game, game.active))
    if game.last_round is not None and game.round > game.last_round:
        return NextStep("scoring", None, final_scoring(game))
    if game.ai is not None and game.current == game.ai.seat:
        return NextStep("ai", None, opponents_turn(game))
    return NextStep("turn", game.current, turn(game, game.active))


def turn(game: Scholars, me: Player) -> Step:
    """Work or Rest, then retirements (SC-041, SC-049)."""
    short = refuse_work(me)
    shut: dict[int | None, Refusal | None] = {None: refuse_rest(me)}
    shut |= {place: refuse_slot(game, me, place) or short for place in range(len(me.slots))}
    if all(shut.values()):
        game.tell("passes", who=me.who)
    else:
        place = yield from me.ask("turn", lambda: turn_options(game.data), refuse=shut.__getitem__)
        if place is None:
            yield from rest(game, me)
        else:
            yield from work(game, me, place)
    yield from end_of_turn(game)


@cache
def turn_options(data: str) -> list[Option[int | None]]:
    """The slots by their actions, and Rest; the same in all games with these tables.

    What their retirees can do is in the picture beside the question: notes would make a menu of the buttons.
    """
    slots = [
        Option(f"slot:{kind.number}", place, slot_label(kind))
        for place, kind in enumerate(SHELF.of(data).slot)
    ]
    return or_none(slots, name="rest", label="option-rest")


def slot_label(kind: SlotKind) -> Text:
    return Text(
        "option-slot", {"slot": kind.number, "action": one_of([named("action", one) for one in kind.actions])}
    )


def refuse_rest(me: Player) -> Refusal | None:
    """Rest needs an Action card on the board (SC-043)."""
    return NO_REST if all(slot.card is None for slot in me.slots) else None


def opponents_turn(game: Scholars) -> Step:
    yield from ai_turn(game)
    yield from end_of_turn(game)


def end_of_turn(game: Scholars) -> Step:
    """Retirements, then the next player; the round ends to the right of the first one (SC-040, SC-049)."""
    yield from retire_due(game)
    for die in game.active.dice:  # nobody else's are locked
        die.fresh = False
    game.current = (game.current + 1) % game.seats
    if game.current == game.first:
        game.round += 1
        if game.round == game.last_round:
            game.tell("last-round")


def final_scoring(game: Scholars) -> Step:
    """Gold on employed Translators comes home; then everything is counted (SC-232)."""
    for employed in game.employed():
        if employed.owner is not None and employed.gold:
            game.players[employed.owner].gold += employed.gold
            employed.gold = 0
    game.phase = "over"
    game.tell("scoring")
    yield from ()
