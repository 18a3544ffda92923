"""The private panel: a question of an engine, of whatever kind, as buttons and menus."""

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import NamedTuple

from discord import ui

from bot.panels.controls import (
    CHOICE,
    CUSTOM_ID,
    MOST_IN_MENU,
    Block,
    ButtonStyle,
    Control,
    Named,
    Row,
    button,
    clipped,
    line,
    menu,
    menu_row,
    page,
    picture,
    rows,
    text,
)
from bot.panels.reading import fitting
from bot.tables.shown import Choice, NotNow, Panel, Taught
from bot.translation import Reader
from engines.kernel import Kind

MOST_BUTTONS = 10
MOST_FREE_BUTTONS = 4
MOST_STEPPERS = 4
SHORT_LABEL = 45
MENUS_A_PAGE = 5
MOST_SO_FAR = 8
SUMMARY_ROOM = 2000
ASK_ME = "ask-me"


class Extras(NamedTuple):
    """What a panel shows besides the question itself."""

    page: int = 0
    notice: str = ""
    tip: str = ""  # what a question that is new to its reader is about
    why_not: Sequence[NotNow] = ()  # the menu of closed options, once it was opened
    picture: tuple[str, str] | None = None  # file name and alt text
    is_pictured: bool = False  # whether the reader wants one in every panel
    by_menu: bool = (
        False  # whether this question has had more choices than buttons: its control stays the same
    )


class Chunk(NamedTuple):
    """A menu's worth of options under one heading."""

    heading: str
    choices: Sequence[Choice]


NOTHING_ELSE = Extras()


def choosing(panel: Panel, reader: Reader, extras: Extras = NOTHING_ELSE) -> ui.LayoutView:
    """The question, what was chosen so far, the options, and what else can be done."""
    blocks: list[Block] = [text(*_head(panel, reader, extras.notice, extras.tip))]
    if extras.picture:
        blocks.append(picture(*extras.picture))
    blocks += _choices(panel, reader, extras)
    blocks += _free(panel, reader)
    blocks += _why_not(panel, reader, extras.why_not)
    blocks += _standing(panel, reader)
    blocks.append(line())
    blocks += rows(_tools(panel, reader, extras))
    return page(*blocks)


def chunks(choices: Sequence[Choice], reader: Reader) -> list[Chunk]:
    """Options by heading, in menus of at most 25: a list is never cut."""
    groups: dict[str, list[Choice]] = {}
    for choice in choices:
        groups.setdefault(reader.write(choice.group) if choice.group else "", []).append(choice)
    if len(groups) > 1 and len(choices) <= MOST_IN_MENU // 2:
        groups = {"": list(choices)}  # so few need no headings
    return [
        Chunk(heading, members[start : start + MOST_IN_MENU])
        for heading, members in groups.items()
        for start in range(0, len(members), MOST_IN_MENU)
    ]


def asked_choices(panel: Panel) -> list[Choice]:
    """The options of the question itself."""
    return [choice for choice in panel.choices if not choice.is_free]


def full_label(choice: Choice, reader: Reader) -> str:
    """Label and note in one line."""
    note = note_of(choice, reader)
    return f"{label_of(choice, reader)} · {note}" if note else label_of(choice, reader)


def label_of(choice: Choice, reader: Reader) -> str:
    """What an option is called."""
    return reader.label(choice.label)


def note_of(choice: Choice, reader: Reader) -> str:
    """What an option costs or gains."""
    return reader.plain.write(choice.note) if choice.note else ""


def is_complete(panel: Panel) -> bool:
    """Whether so many are chosen as must be, and the rule over them agrees."""
    if panel.kind is Kind.ORDER:
        return len(panel.selection) == len(asked_choices(panel))
    return panel.least <= len(panel.selection) <= panel.most and panel.problem is None


def needs_menus(panel: Panel, reader: Reader) -> bool:
    """Whether there are too many choices, or too long ones, for buttons."""
    choices = asked_choices(panel)
    if panel.kind is Kind.AMOUNTS:
        return len(choices) > MOST_STEPPERS
    return not _as_buttons(panel, choices, reader, MOST_BUTTONS)


# ---- words -------------------------------------------------------------------------------------------------


def _head(panel: Panel, reader: Reader, notice: str, tip: str) -> Iterator[str]:
    if notice:
        yield f"> {notice}".replace("\n", "\n> ")
    if panel.lesson is not None:
        yield from lesson_words(panel.lesson, reader)
    if tip:
        yield f"-# 📖 {tip}"
    yield from _so_far(panel, reader)
    if panel.question is not None:
        yield f"### {reader.write(panel.question)}"
    if panel.kind is Kind.SOME or panel.kind is Kind.AMOUNTS:
        yield f"-# {_how_many(panel, reader)}"
    elif panel.kind is Kind.ORDER:
        yield f"-# {reader.say('panel-order-how')}"
    yield from _chosen(panel, reader)
    if panel.total is not None:
        yield reader.write(panel.total)
    if panel.problem is not None and panel.selection:
        yield f"-# {reader.write(panel.problem.reason)} {panel.problem.rule}".rstrip()


def lesson_words(lesson: Taught, reader: Reader) -> Iterator[str]:
    """Where in the lesson one is, and what to do."""
    title = reader.write(lesson.title)
    yield f"-# 🎓 {reader.say('learn-place', number=lesson.number, of=lesson.of, title=title)}"
    yield reader.write(lesson.words)


def _so_far(panel: Panel, reader: Reader) -> Iterator[str]:
    """What happened in this turn: all of it before it is confirmed, otherwise how it began and the latest."""
    told = [f"-# {reader.write(event.text())}" for event in panel.events]
    if panel.kind is Kind.STOP:
        yield from fitting(told, SUMMARY_ROOM)
    elif len(told) <= MOST_SO_FAR:
        yield from told
    else:
        yield from (told[0], "-# …", *told[2 - MOST_SO_FAR :])


def _how_many(panel: Panel, reader: Reader) -> str:
    chosen = len(panel.selection)
    if panel.least == panel.most:
        return reader.say("panel-choose-exactly", count=panel.most, chosen=chosen)
    if panel.least == 0:
        return reader.say("panel-choose-up-to", most=panel.most, chosen=chosen)
    return reader.say("panel-choose-between", least=panel.least, most=panel.most, chosen=chosen)


def _chosen(panel: Panel, reader: Reader) -> Iterator[str]:
    labels = {
        choice.id: reader.write(choice.label) for choice in panel.choices if choice.id in panel.selection
    }
    if panel.kind is Kind.ORDER:
        yield from (f"{place}. {labels[pick]}" for place, pick in enumerate(panel.selection, start=1))
    elif len(panel.choices) > MOST_STEPPERS and panel.selection:
        # Menus do not show how often, and those of other pages nothing at all.
        counts = Counter(panel.selection)
        yield ", ".join(
            labels[pick] + (f" ×{count}" if count > 1 else "")
            for pick, count in counts.items()
            if pick in labels
        )


# ---- options -----------------------------------------------------------------------------------------------


def _choices(panel: Panel, reader: Reader, extras: Extras) -> list[Block]:
    choices = asked_choices(panel)
    match panel.kind:
        case Kind.ONE:
            return _one(panel, choices, reader, extras, "pick")
        case Kind.SOME:
            return _some(panel, choices, reader, extras.page)
        case Kind.AMOUNTS:
            return _amounts(panel, choices, reader, extras)
        case Kind.ORDER:
            return _one(panel, choices, reader, extras, "place")
        case _:
            return []


def _named(panel: Panel, verb: str, what: str = "") -> Named:
    return Named(verb, str(panel.head.id), panel.token, what)


def _as_buttons(panel: Panel, choices: Sequence[Choice], reader: Reader, most: int) -> bool:
    return len(choices) <= most and all(
        len(full_label(choice, reader)) <= SHORT_LABEL
        and len(_named(panel, "place", choice.id).custom_id) <= CUSTOM_ID
        for choice in choices
    )


def _one(panel: Panel, choices: Sequence[Choice], reader: Reader, extras: Extras, verb: str) -> list[Block]:
    left = [choice for choice in choices if choice.id not in panel.selection]
    if not extras.by_menu and not needs_menus(panel, reader):
        return rows(
            (
                button(full_label(choice, reader), _named(panel, verb, choice.id), ButtonStyle.primary)
                for choice in left
            ),
            width=4,
        )
    return [
        menu_row(
            menu(
                chunk.heading or reader.say("panel-choose"),
                _lines(chunk.choices, reader),
                _named(panel, verb, f"menu {index}"),
            )
        )
        for index, chunk in _of_page(chunks(left, reader), extras.page)
    ]


def _some(panel: Panel, choices: Sequence[Choice], reader: Reader, open_page: int) -> list[Block]:
    """Menus in which several are chosen at once."""
    return [
        menu_row(
            menu(
                chunk.heading or reader.say("panel-choose"),
                [line for choice in chunk.choices for line in _each(panel, choice, reader)],
                _named(panel, "select", str(index)),
                least=0,
                most=max(panel.most, sum(panel.selection.count(choice.id) for choice in chunk.choices)),
            )
        )
        for index, chunk in _of_page(chunks(choices, reader), open_page)
    ]


def _each(panel: Panel, choice: Choice, reader: Reader) -> Iterator[Row]:
    """A line for each time that an option may be chosen."""
    label, note, chosen = label_of(choice, reader), note_of(choice, reader), panel.selection.count(choice.id)
    for copy in range(choice.at_most if panel.kind is Kind.AMOUNTS else 1):
        yield Row(f"{choice.id} {copy}" if copy else choice.id, label, note, copy < chosen)


def picked(values: Sequence[str]) -> list[str]:
    """The options that were chosen in such a menu."""
    return [value.partition(" ")[0] for value in values]


def _lines(choices: Sequence[Choice], reader: Reader) -> list[Row]:
    return [Row(choice.id, label_of(choice, reader), note_of(choice, reader)) for choice in choices]


def _amounts(panel: Panel, choices: Sequence[Choice], reader: Reader, extras: Extras) -> list[Block]:
    """Few options: a row with minus and plus each; few things of many kinds: a menu of them all.

    Otherwise a menu to add and one to take back.
    """
    counts = Counter(panel.selection)
    if not extras.by_menu and not needs_menus(panel, reader):
        return [block for choice in choices for block in _stepper(panel, choice, counts[choice.id], reader)]
    if sum(choice.at_most for choice in choices) <= MOST_IN_MENU:
        return _some(panel, choices, reader, extras.page)

    def lines(some: Sequence[Choice]) -> list[Row]:
        return [
            Row(c.id, f"{label_of(c, reader)} · {counts[c.id]}/{c.at_most}", note_of(c, reader)) for c in some
        ]

    room = len(panel.selection) < panel.most
    more = [choice for choice in choices if room and counts[choice.id] < choice.at_most]
    blocks = [
        menu_row(
            menu(
                chunk.heading or reader.say("panel-add"),
                lines(chunk.choices),
                _named(panel, "more", f"menu {index}"),
            )
        )
        for index, chunk in _of_page(chunks(more, reader), extras.page)
    ]
    chosen = [choice for choice in choices if counts[choice.id]]
    blocks += [
        menu_row(
            menu(
                reader.say("panel-take-back"),
                lines(chosen[start : start + MOST_IN_MENU]),
                _named(panel, "less", f"menu {start}"),
            )
        )
        for start in range(0, len(chosen), MOST_IN_MENU)
    ]
    return blocks


def _stepper(panel: Panel, choice: Choice, count: int, reader: Reader) -> list[Block]:
    full = count >= choice.at_most or len(panel.selection) >= panel.most
    return rows(
        [
            button("−", _named(panel, "less", choice.id), disabled=count == 0),
            button(
                f"{full_label(choice, reader)}: {count}", _named(panel, "count", choice.id), disabled=True
            ),
            button("+", _named(panel, "more", choice.id), ButtonStyle.primary, disabled=full),
        ]
    )


def _of_page(menus: list[Chunk], open_page: int) -> list[tuple[int, Chunk]]:
    """The menus of the page that is open, each with its number among all."""
    first = min(open_page, _pages(menus) - 1) * MENUS_A_PAGE
    return list(enumerate(menus))[first : first + MENUS_A_PAGE]


def _pages(menus: list[Chunk]) -> int:
    return max(1, -(-len(menus) // MENUS_A_PAGE))


# ---- beside the options ------------------------------------------------------------------------------------


def _free(panel: Panel, reader: Reader) -> list[Block]:
    free = [choice for choice in panel.choices if choice.is_free]
    if not free:
        return []
    if _as_buttons(panel, free, reader, MOST_FREE_BUTTONS):
        presses = [button(full_label(choice, reader), _named(panel, "pick", choice.id)) for choice in free]
        return [text(f"-# {reader.say('panel-free')}"), *rows(presses, width=4)]
    return [
        menu_row(
            menu(
                reader.say("panel-free"),
                _lines(chunk.choices, reader),
                _named(panel, "pick", f"free {index}"),
            )
        )
        for index, chunk in enumerate(chunks(free, reader))
    ]


def _why_not(panel: Panel, reader: Reader, closed: Sequence[NotNow]) -> list[Block]:
    return [
        menu_row(
            menu(
                reader.say("panel-why-not"),
                [
                    Row(str(start + index), reader.label(entry.label), _because(entry, reader))
                    for index, entry in enumerate(closed[start : start + MOST_IN_MENU])
                ],
                _named(panel, "why", str(start)),
            )
        )
        for start in range(0, len(closed), MOST_IN_MENU)
    ]


def _because(entry: NotNow, reader: Reader) -> str:
    """Why not, in words, and the rule that says so."""
    reason = reader.plain.write(entry.reason)
    return f"{clipped(reason, CHOICE - len(entry.rule) - 3)} ({entry.rule})" if entry.rule else reason


def _standing(panel: Panel, reader: Reader) -> list[Block]:
    if not panel.standing:
        return []
    lines = [Row(ASK_ME, reader.say("standing-ask-me"), chosen=panel.always is None)]
    lines += [
        Row(c.id, reader.say("standing-always", option=label_of(c, reader)), chosen=panel.always == c.id)
        for c in asked_choices(panel)[: MOST_IN_MENU - 1]
    ]
    return [menu_row(menu(reader.say("panel-standing"), lines, _named(panel, "always")))]


def _tools(panel: Panel, reader: Reader, extras: Extras) -> Iterator[Control]:
    if panel.kind is Kind.STOP:
        key = "panel-confirm-turn" if panel.key == "stop-end" else "panel-go-on"
        yield button(
            reader.say(key),
            _named(panel, "pick", asked_choices(panel)[0].id),
            ButtonStyle.success,
            emoji="✅",
        )
    elif panel.is_multiple:
        yield button(
            reader.say("panel-confirm"),
            _named(panel, "confirm"),
            ButtonStyle.success,
            emoji="✅",
            disabled=not is_complete(panel),
        )
        if panel.selection:
            yield button(reader.say("panel-clear"), _named(panel, "clear"))
    if panel.can_undo:
        yield button(reader.say("panel-undo"), _named(panel, "undo"), emoji="↩️")
        yield button(reader.say("panel-start-over"), _named(panel, "over"))
    key = "panel-no-picture" if extras.is_pictured else "panel-picture"
    yield button(reader.say(key), _named(panel, "look"), emoji="🖼️")
    yield button(reader.say("panel-what-is-this"), _named(panel, "what"), emoji="❔")
    if panel.has_why_not and not extras.why_not:
        yield button(reader.say("panel-why-not"), _named(panel, "closed"))
    if panel.head.hints and panel.kind is not Kind.STOP:
        yield button(reader.say("panel-hint"), _named(panel, "hint"), emoji="💡")
    if extras.tip:
        yield button(reader.say("tips-enough"), _named(panel, "enough"), emoji="📖")
    if panel.lesson is not None:
        yield button(reader.say("learn-skip"), Named("lesson", str(panel.head.id), "", "next"), emoji="⏭️")
    last = _pages(chunks(asked_choices(panel), reader)) - 1
    if last:
        here = min(extras.page, last)
        yield button("◀", _named(panel, "page", str(max(0, here - 1))), disabled=here == 0)
        yield button(f"{here + 1}/{last + 1} ▶", _named(panel, "page", str(here + 1)), disabled=here == last)
