"""What types cannot say about the tables: names that exist, counts and ranges that the rules state."""

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence

from data.tables import DataError
from engines.booksoftime.components import Components
from engines.booksoftime.vocabulary import (
    BOOKS,
    Ability,
    AnyEffect,
    AtTheEnd,
    BySlot,
    BySymbol,
    Choose,
    Different,
    FixedAndOther,
    Gain,
    InOrder,
    OnTrackSpace,
    PerKind,
    PerMost,
)

# Which file holds a table.
FILES = {
    "limits": "game",
    "book_type": "game",
    "symbol": "game",
    "board_section": "boards",
    "track_space": "boards",
    "track_overflow": "boards",
    "goal_tile": "goals",
    "starting_page": "pages",
    "page": "pages",
    "cover": "pages",
    "chronicle_page": "chronicle",
    "chronicle_cover": "chronicle",
    "difficulty": "solo",
    "challenge": "solo",
}
SECTIONS, LEVELS, SETS, SYMBOLS = 5, 3, 4, 4
RUNS = (3, 4, 5)  # the symbols of trade goals by level (BT-048)


def check(parts: Components) -> None:
    """Raise an error for the first entry that cannot be played with; it names file, entry and field."""
    for problem in _problems(parts):
        raise problem


def wrong(table: str, entry: object, field: str, what: str) -> DataError:
    """What is wrong, and where."""
    return DataError(f"{FILES[table]}.toml: {table} (entry {entry!r}): {field}: {what}")


def _problems(parts: Components) -> Iterator[DataError]:
    yield from _counts(parts)
    yield from _boards(parts)
    yield from _goals(parts)
    yield from _pages(parts)
    yield from _solo(parts)


def _counted(table: str, field: str, names: Sequence[object], count: int) -> Iterator[DataError]:
    """Exactly so many entries, all different."""
    for name, times in Counter(names).items():
        if times > 1:
            yield wrong(table, name, field, f"stands {times} times")
    if len(names) != count:
        yield wrong(table, "all", field, f"{len(names)} entries instead of {count}")


def _among(
    table: str, entry: object, field: str, names: Iterable[str], known: Iterable[str]
) -> Iterator[DataError]:
    there = list(known)
    for name in names:
        if name not in there:
            yield wrong(table, entry, field, f"there is no {name!r}: there are {', '.join(there)}")


def _counts(parts: Components) -> Iterator[DataError]:
    """The counts of BT-001 to BT-009."""
    yield from _counted("book_type", "id", [kind.id for kind in parts.book_type], len(BOOKS))
    yield from _counted("symbol", "id", [kind.id for kind in parts.symbol], SYMBOLS * len(BOOKS))
    for book, symbols in parts.symbols.items():
        if len(symbols) != SYMBOLS:
            yield wrong("symbol", book, "book", f"{len(symbols)} symbols instead of {SYMBOLS} (BT-006)")
    yield from _counted("starting_page", "id", [page.id for page in parts.starting_page], 6)
    numbers = [(page.type, page.number) for page in parts.starting_page]
    yield from _counted("starting_page", "number", numbers, 6)
    yield from _counted("page", "id", [page.id for page in parts.page], 72)
    for table, ids in (
        ("page", [page.id for page in (*parts.page, *parts.starting_page)]),
        ("chronicle_page", [page.id for page in parts.chronicle_page]),
        ("goal_tile", [tile.id for tile in parts.goal_tile]),
    ):
        yield from (wrong(table, name, "id", "is not in lower case") for name in ids if name != name.lower())
    yield from _counted("cover", "side", [(cover.book, cover.side) for cover in parts.cover], 6)
    yield from _counted("chronicle_page", "id", [page.id for page in parts.chronicle_page], 23)
    yield from _counted("chronicle_cover", "side", [cover.side for cover in parts.chronicle_cover], 2)
    removed, pages = parts.limits.chronicle_removed, len(parts.chronicle_page)
    if not 0 <= removed < pages:
        yield wrong("limits", "limits", "chronicle_removed", f"{removed} of {pages} pages")


def _boards(parts: Components) -> Iterator[DataError]:
    """Sections and tracks (BT-041, BT-055)."""
    sections = [section.section for section in parts.board_section]
    if sections != list(range(1, SECTIONS + 1)):
        yield wrong(
            "board_section", "all", "section", f"sections 1 to {SECTIONS} in this order, not {sections}"
        )
    for section in parts.board_section:
        if section.cost.vp or section.cost.pages:
            yield wrong("board_section", section.section, "cost", "a section costs resources only (BT-046)")
    for book, spaces in parts.tracks.items():
        numbers = [space.space for space in spaces]
        if len(spaces) < 2 or numbers != list(range(1, len(spaces) + 1)):
            yield wrong("track_space", book, "space", f"spaces from 1 on without a gap, not {numbers}")
            continue
        for space in spaces:
            entry = f"{book} {space.space}"
            at_end = [isinstance(effect, AtTheEnd) for effect in space.benefit]
            if any(at_end) != (space is spaces[-1]) or (not all(at_end) and any(at_end)):
                yield wrong("track_space", entry, "benefit", "only the top space pays at the end (BT-057)")
            if space.cost.vp or space.cost.pages:
                yield wrong("track_space", entry, "cost", "a space costs resources only")
            yield from _effects(parts, "track_space", entry, "benefit", space.benefit)
    yield from _effects(parts, "track_overflow", "all", "effects", parts.track_overflow.effects)


def _goals(parts: Components) -> Iterator[DataError]:
    """Sets, levels and demands (BT-009, BT-048 to BT-050)."""
    yield from _counted("goal_tile", "id", [tile.id for tile in parts.goal_tile], LEVELS * SETS * len(BOOKS))
    places = [(tile.type, tile.set, tile.level) for tile in parts.goal_tile]
    yield from _counted("goal_tile", "level", places, LEVELS * SETS * len(BOOKS))
    kinds = {kind.id: kind.goal for kind in parts.book_type}
    needs = {"sequence": InOrder, "fixed_plus_other": FixedAndOther, "different": Different}
    for tile in parts.goal_tile:
        symbols = parts.symbols[tile.type]
        yield from _among("goal_tile", tile.id, "symbol", [tile.symbol], symbols)
        if not isinstance(tile.requirement, needs[kinds[tile.type]]):
            yield wrong("goal_tile", tile.id, "requirement", f"{tile.type} goals need {kinds[tile.type]!r}")
        match tile.requirement:
            case InOrder(symbols=wanted):
                yield from _among("goal_tile", tile.id, "requirement", wanted, symbols)
                if len(wanted) != RUNS[tile.level - 1]:
                    count = RUNS[tile.level - 1]
                    yield wrong(
                        "goal_tile", tile.id, "requirement", f"level {tile.level} has {count} symbols"
                    )
            case FixedAndOther(symbol=symbol):
                yield from _among("goal_tile", tile.id, "requirement", [symbol], symbols)
            case Different(kinds=count, extra=extra):
                yield from _among("goal_tile", tile.id, "requirement", extra, symbols)
                if not 1 <= count <= len(symbols):
                    yield wrong("goal_tile", tile.id, "requirement", f"{count} of {len(symbols)} symbols")
        if bool(tile.back) == (tile.level == LEVELS):
            yield wrong("goal_tile", tile.id, "back", "every tile but the last one has benefits (BT-054)")
        for effects in tile.back:
            yield from _effects(parts, "goal_tile", tile.id, "back", effects)
    for book, sets in parts.goal_sets.items():
        for tiles in sets:
            if len({parts.goals[name].symbol for name in tiles}) > 1:
                yield wrong("goal_tile", tiles[0], "symbol", f"the tiles of a {book} set share it (BT-009)")
            points = [parts.goals[name].vp for name in tiles]
            if points != sorted(set(points)):
                yield wrong("goal_tile", tiles[0], "vp", "VP grow from level to level")


def _pages(parts: Components) -> Iterator[DataError]:
    """Symbols, abilities and events (BT-003 to BT-005)."""
    for table, pages in (("starting_page", parts.starting_page), ("page", parts.page)):
        for page in pages:
            if table == "page":
                yield from _among(table, page.id, "symbol", [page.symbol], parts.symbols[page.type])
            elif page.symbol:
                yield wrong(table, page.id, "symbol", "a starting page has none (BT-004)")
            if page.instant == Gain():
                yield wrong(table, page.id, "instant", "every page has an instant benefit (BT-003, BT-004)")
            yield from _ability(parts, table, page.id, "front", page.front)
            yield from _ability(parts, table, page.id, "back", page.back)
    for cover in parts.cover:
        yield from _ability(parts, "cover", cover.id, "ability", cover.ability)
    for leaf in parts.chronicle_page:
        yield from _ability(parts, "chronicle_page", leaf.id, "front", leaf.front)
        yield from _ability(parts, "chronicle_page", leaf.id, "back", leaf.back)
        if len(leaf.scribes) > 3:
            yield wrong(
                "chronicle_page", leaf.id, "scribes", f"{len(leaf.scribes)} icons, at most 3 (BT-177)"
            )
    for table, name, icons in (
        *(("chronicle_page", leaf.id, leaf.scribes) for leaf in parts.chronicle_page),
        *(("chronicle_cover", cover.id, cover.scribes) for cover in parts.chronicle_cover),
    ):
        for icon in icons:
            if isinstance(icon, BySymbol):
                yield from _among(table, name, "scribes", [icon.symbol], parts.symbols[icon.type])
            elif isinstance(icon, BySlot) and not 1 <= icon.slot <= parts.limits.offer:
                yield wrong(table, name, "scribes", f"there is no slot {icon.slot}")
    for last in parts.chronicle_cover:
        yield from _ability(parts, "chronicle_cover", last.id, "ability", last.ability)


def _ability(parts: Components, table: str, entry: str, field: str, ability: Ability) -> Iterator[DataError]:
    for requirement in ability.requires:
        if isinstance(requirement, OnTrackSpace):
            spaces = len(parts.tracks[requirement.track])
            if not 1 <= requirement.min_space <= spaces:
                yield wrong(table, entry, field, f"the {requirement.track} track has {spaces} spaces")
    yield from _effects(parts, table, entry, field, ability.effects)


def _effects(
    parts: Components, table: str, entry: str, field: str, effects: Sequence[AnyEffect]
) -> Iterator[DataError]:
    for effect in effects:
        match effect:
            case Choose(options=options):
                if len(options) < 2:
                    yield wrong(table, entry, field, "a choice is between at least two")
                for option in options:
                    yield from _effects(parts, table, entry, field, option)
            case PerKind(book="industry"):
                yield wrong(table, entry, field, "kinds are counted in science and trade books (BT-150)")
            case PerMost(book="trade"):
                yield wrong(
                    table, entry, field, "the commonest symbol counts in science and industry (BT-151)"
                )
            case AtTheEnd() if table != "track_space":
                yield wrong(table, entry, field, "only the top of a track pays at the end (BT-154)")
            case _:
                pass


def _solo(parts: Components) -> Iterator[DataError]:
    """Levels and challenges (BT-171, BT-172)."""
    yield from _counted("difficulty", "id", [level.id for level in parts.difficulty], 3)
    for level in parts.difficulty:
        if not len(BOOKS) <= level.challenges <= len(BOOKS) + 1:
            yield wrong("difficulty", level.id, "challenges", "one per column, and perhaps one more (BT-173)")
        if level.challenges_needed > level.challenges:
            yield wrong("difficulty", level.id, "challenges_needed", f"only {level.challenges} are chosen")
    places = [(challenge.column, challenge.level) for challenge in parts.challenge]
    yield from _counted("challenge", "level", places, LEVELS * len(BOOKS))
    yield from _counted("challenge", "id", [challenge.id for challenge in parts.challenge], len(places))
    for challenge in parts.challenge:
        if (challenge.loss is not None) != (challenge.level == LEVELS):
            yield wrong("challenge", challenge.id, "loss", "level III has a loss condition (BT-186)")
