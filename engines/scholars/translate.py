"""Translate: a Scroll of the House, through a line of Translators, into Arabic (SC-140 to SC-144)."""

from collections.abc import Iterator, Sequence
from functools import cache, partial
from itertools import groupby
from typing import NamedTuple

from engines.kernel import Asking, Closed, Option, Refusal, Step, Text
from engines.scholars.action import Reach
from engines.scholars.choices import MOST, or_none
from engines.scholars.effects import Will, perform, perform_any_order
from engines.scholars.influence import fee, pay_fee, send_home
from engines.scholars.labels import languages_of, listed, named, scroll_label, scroll_note
from engines.scholars.rooms import landlord
from engines.scholars.state import Employed, Lying, Player, Scholars
from engines.scholars.supply import pay_owner
from engines.scholars.tracks import interact, meet_goal
from engines.scholars.vocabulary import InfluenceGuild, ResearchUp

ARABIC = "arabic"
SPELLED = 3  # Translators of a line that are named by their languages
DEAR = 8  # lines that are shown although they cannot be paid
NO_LINE = Refusal("SC-142", Text("why-no-line"))
EMPTY_HOUSE = Refusal("SC-144", Text("why-house-empty"))


class Target(NamedTuple):
    """A Scroll and the Guild in whose column it lies."""

    lying: Lying
    guild: str


Line = tuple[int, ...]  # Rooms, from the Scroll's language on


def in_room(game: Scholars, room: int) -> Employed:
    employed = game.rooms[room]
    assert employed is not None
    return employed


def all_lines(game: Scholars, language: str) -> list[Line]:
    """Every set of Translators that leads to Arabic, in the order of its first line (SC-142)."""
    seen: dict[frozenset[int], Line] = {}
    for line in _lines(game, language, (), (language,)):
        seen.setdefault(frozenset(line), line)
    return sorted(seen.values(), key=lambda line: (len(line), line))


def _lines(game: Scholars, language: str, used: Line, heard: tuple[str, ...]) -> Iterator[Line]:
    for room, employed in enumerate(game.rooms):
        if employed is None or room in used:
            continue
        spoken = game.parts.translators[employed.id].languages
        if language not in spoken:
            continue
        for other in spoken:
            if other == ARABIC:
                yield (*used, room)
            elif other not in heard:
                yield from _lines(game, other, (*used, room), (*heard, other))


def line_silver(game: Scholars, me: Player, line: Line) -> int:
    """1 Silver for each Translator that is not one's own (SC-143)."""
    return sum(in_room(game, room).owner != me.seat for room in line)


def refuse_line(game: Scholars, me: Player, lying: Lying, line: Line) -> Refusal | None:
    """A line that cannot be fully paid is not allowed (SC-143)."""
    if me.gold < len(line):
        return Refusal("SC-143", Text("why-gold", {"count": len(line), "have": me.gold}))
    silver = line_silver(game, me, line) + fee(me, lying)
    if me.silver < silver:
        return Refusal("SC-143", Text("why-silver", {"count": silver, "have": me.silver}))
    return None


@cache
def wrong_colour(guild: str) -> Refusal:
    return Refusal("SC-140", Text("why-colour", {"guild": named("guild", guild)}))


def refuse_scroll(game: Scholars, me: Player, lying: Lying) -> Refusal | None:
    """A line must lead from a Scroll to Arabic, and be paid (SC-142, SC-143)."""
    first: Refusal | None = None
    language = game.parts.scrolls[lying.id].language
    for line in _lines(game, language, (), (language,)):
        why = refuse_line(game, me, lying, line)
        if why is None:
            return None
        first = first or why
    return first or NO_LINE


def refuse_target(
    game: Scholars, me: Player, colours: Sequence[str], target: Target | None
) -> Refusal | None:
    """The action's colour must be the Guild's, and a line must be there and paid (SC-140, SC-142, SC-143)."""
    if target is None:
        return None
    return refuse_scroll(game, me, target.lying) if target.guild in colours else wrong_colour(target.guild)


def refuse_translate(game: Scholars, me: Player, reaches: Sequence[Reach]) -> Refusal | None:
    """Why no Scroll at all can be translated; what is nearest to it is told."""
    colours = [reach.colour for reach in reaches]
    nearest: Refusal | None = None
    for guild, column in game.house.items():
        for lying in column if guild in colours else ():
            why = refuse_scroll(game, me, lying)
            if why is None:
                return None
            # A line that is too dear is nearer than a missing one.
            nearest = why if nearest is None or why.rule > nearest.rule else nearest
    if nearest:
        return nearest
    elsewhere = next((guild for guild, column in game.house.items() if column), None)
    return wrong_colour(elsewhere) if elsewhere else EMPTY_HOUSE


def target_options(game: Scholars) -> list[Option[Target]]:
    """Every Scroll in the House (SC-144)."""
    return [
        Option(
            lying.id,
            Target(lying, guild),
            scroll_label(game, lying.id),
            note=partial(scroll_note, game, lying.id),
            group=named("guild", guild),
        )
        for guild, column in game.house.items()
        for lying in column
    ]


def on_the_map(game: Scholars) -> list[Closed]:
    """Scrolls that have to be delivered first (SC-144)."""
    why = Refusal("SC-144", Text("why-not-in-house"))
    return [
        Closed(lying.id, scroll_label(game, lying.id), why)
        for lying in game.map.values()
        if lying is not None
    ]


def translate(game: Scholars, me: Player, reaches: Sequence[Reach], *, skip: bool) -> Step:
    """A Scroll of the column in the action's colour; the value does not matter (SC-140)."""
    colours = [reach.colour for reach in reaches]
    target = yield from me.ask(
        "translate",
        lambda: or_none(target_options(game), when=skip, label="option-no-action"),
        refuse=lambda target: refuse_target(game, me, colours, target),
        missing=lambda: on_the_map(game),
        args=lambda: {"colour": listed(named("colour", colour) for colour in colours)},
    )
    if target is None:
        return
    line = yield from choose_line(game, me, target.lying)
    yield from carry_out(game, me, target, line)


# ---- The line --------------------------------------------------------------------------------------------


def choose_line(game: Scholars, me: Player, lying: Lying) -> Asking[Line]:
    """One of the lines (SC-142, SC-143); where there are very many, Translator after Translator."""
    lines = all_lines(game, game.parts.scrolls[lying.id].language)
    known = 0
    while len(payable := [line for line in lines if not refuse_line(game, me, lying, line)]) > MOST:
        known += 1
        begun = yield from me.ask("line-begin", lambda: beginnings(game, payable, known))
        lines = [line for line in lines if line[:known] == begun]
    dear = [line for line in lines if line not in payable]
    shown = [*payable, *dear[:DEAR]]
    return (
        yield from me.ask(
            "line",
            lambda: [line_option(game, me, line) for line in shown],
            refuse=lambda line: refuse_line(game, me, lying, line),
            args=lambda: {"scroll": scroll_label(game, lying.id)},
        )
    )


def beginnings(game: Scholars, lines: list[Line], known: int) -> list[Option[Line]]:
    """The different first Translators of these lines."""
    starts = [start for start, _ in groupby(sorted(lines), key=lambda line: line[:known])]
    return [Option(line_id(start), start, partial(line_label, game, start)) for start in starts]


def line_id(line: Line) -> str:
    return ">".join(str(room + 1) for room in line)


def line_label(game: Scholars, line: Line) -> Text:
    if len(line) > SPELLED:
        return Text("line-rooms", {"rooms": ", ".join(str(room + 1) for room in line)})
    return listed(
        Text("line-link", {"room": room + 1, "languages": languages_of(game, in_room(game, room).id)})
        for room in line
    )


def line_option(game: Scholars, me: Player, line: Line) -> Option[Line]:
    """A line by its Rooms, with Gold and Silver."""
    return Option(
        line_id(line),
        line,
        lambda: line_label(game, line),
        note=lambda: Text("note-line", {"gold": len(line), "silver": line_silver(game, me, line)}),
    )


def carry_out(game: Scholars, me: Player, target: Target, line: Line) -> Step:
    """The steps of SC-143 in their order."""
    lying, guild = target
    card = game.parts.scrolls[lying.id]
    game.tell("translates", who=me.who, scroll=scroll_label(game, lying.id), line=line_label(game, line))
    used = [in_room(game, room) for room in line]
    for employed in used:
        me.gold -= 1
        employed.gold += 1
    for employed in used:
        if employed.owner != me.seat:
            pay_owner(game, me, landlord(game, employed))
    pay_fee(game, me, lying)
    send_home(game, lying)
    game.house[guild].remove(lying)  # the gap closes upwards
    me.scrolls.append(lying.id)
    for employed in used:
        yield from interact(game, me, employed.id)
    if guild == game.parts.goals[me.goal.id].guild:
        yield from meet_goal(game, me, "guild")
    influence = [one for one in card.immediate if isinstance(one, InfluenceGuild)]
    musts = [ResearchUp(card.research, 1), *(one for one in card.immediate if one not in influence)]
    yield from perform_any_order(game, me, musts, Will.MUST)
    yield from perform(game, me, influence, Will.MAY)  # Influence may be declined
