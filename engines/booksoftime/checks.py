"""What types cannot say about the tables: names that exist, counts and ranges that the rules state."""

from collections.abc import Sequence

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
    Goal,
    InOrder,
    OnTrackSpace,
    PerKind,
    PerMost,
)
from engines.kernel.tables import TableChecks

# Which file holds a table.
FILES = {
    "limits": "game",
    "science_tokens": "game",
    "vp_track": "game",
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
    "penalty": "solo",
    "challenge": "solo",
}
SECTIONS, LEVELS, SETS, SYMBOLS = 5, 3, 4, 4
RUNS = (3, 4, 5)  # the symbols of trade goals by level (BT-048)


def check(parts: Components) -> None:
    """Raise an error for the first entry that cannot be played with; it names file, entry and field."""
    checks = Checks(parts, FILES)
    checks.counts()
    checks.boards()
    checks.goals()
    checks.pages()
    checks.solo()
    checks.sources()


class Checks(TableChecks[Components]):
    """What this game's tables must keep."""

    def counts(self) -> None:
        """The counts of BT-001 to BT-009."""
        parts = self.parts
        self.counted("book_type", "id", [kind.id for kind in parts.book_type], len(BOOKS))
        self.counted("symbol", "id", [kind.id for kind in parts.symbol], SYMBOLS * len(BOOKS))
        for book, symbols in parts.symbols.items():
            if len(symbols) != SYMBOLS:
                raise self.wrong(
                    "symbol", book, "book", f"{len(symbols)} symbols instead of {SYMBOLS} (BT-006)"
                )
        self.counted("starting_page", "id", [page.id for page in parts.starting_page], 6)
        numbers = [(page.type, page.number) for page in parts.starting_page]
        self.counted("starting_page", "number", numbers, 6)
        self.counted("page", "id", [page.id for page in parts.page], 72)
        for table, ids in (
            ("page", [page.id for page in (*parts.page, *parts.starting_page)]),
            ("chronicle_page", [page.id for page in parts.chronicle_page]),
            ("goal_tile", [tile.id for tile in parts.goal_tile]),
        ):
            for name in ids:
                if name != name.lower():
                    raise self.wrong(table, name, "id", "is not in lower case")
        self.counted("cover", "side", [(cover.book, cover.side) for cover in parts.cover], 6)
        self.counted("chronicle_page", "id", [page.id for page in parts.chronicle_page], 23)
        self.counted("chronicle_cover", "side", [cover.side for cover in parts.chronicle_cover], 2)
        removed, pages = parts.limits.chronicle_removed, len(parts.chronicle_page)
        if not 0 <= removed < pages:
            raise self.wrong("limits", "limits", "chronicle_removed", f"{removed} of {pages} pages")

    def boards(self) -> None:
        """Sections and tracks (BT-041, BT-055)."""
        parts = self.parts
        sections = [section.section for section in parts.board_section]
        if sections != list(range(1, SECTIONS + 1)):
            raise self.wrong(
                "board_section", "all", "section", f"sections 1 to {SECTIONS} in this order, not {sections}"
            )
        for section in parts.board_section:
            if section.cost.vp or section.cost.pages:
                raise self.wrong(
                    "board_section", section.section, "cost", "a section costs resources only (BT-046)"
                )
        for book, spaces in parts.tracks.items():
            numbers = [space.space for space in spaces]
            if len(spaces) < 2 or numbers != list(range(1, len(spaces) + 1)):
                raise self.wrong(
                    "track_space", book, "space", f"spaces from 1 on without a gap, not {numbers}"
                )
            for space in spaces:
                entry = f"{book} {space.space}"
                at_end = [isinstance(effect, AtTheEnd) for effect in space.benefit]
                if any(at_end) != (space is spaces[-1]) or (not all(at_end) and any(at_end)):
                    raise self.wrong(
                        "track_space", entry, "benefit", "only the top space pays at the end (BT-057)"
                    )
                if space.cost.vp or space.cost.pages:
                    raise self.wrong("track_space", entry, "cost", "a space costs resources only")
                self.effects("track_space", entry, "benefit", space.benefit)
        self.effects("track_overflow", "all", "effects", parts.track_overflow.effects)

    def goals(self) -> None:
        """Sets, levels and demands (BT-009, BT-048 to BT-050)."""
        parts = self.parts
        self.counted("goal_tile", "id", [tile.id for tile in parts.goal_tile], LEVELS * SETS * len(BOOKS))
        places = [(tile.type, tile.set, tile.level) for tile in parts.goal_tile]
        self.counted("goal_tile", "level", places, LEVELS * SETS * len(BOOKS))
        kinds = {kind.id: kind.goal for kind in parts.book_type}
        needs: dict[str, type[Goal]] = {
            "sequence": InOrder,
            "fixed_plus_other": FixedAndOther,
            "different": Different,
        }
        for tile in parts.goal_tile:
            symbols = parts.symbols[tile.type]
            self.known("goal_tile", tile.id, "symbol", [tile.symbol], symbols)
            if not isinstance(tile.requirement, needs[kinds[tile.type]]):
                raise self.wrong(
                    "goal_tile", tile.id, "requirement", f"{tile.type} goals need {kinds[tile.type]!r}"
                )
            match tile.requirement:
                case InOrder(symbols=wanted):
                    self.known("goal_tile", tile.id, "requirement", wanted, symbols)
                    if len(wanted) != RUNS[tile.level - 1]:
                        count = RUNS[tile.level - 1]
                        raise self.wrong(
                            "goal_tile", tile.id, "requirement", f"level {tile.level} has {count} symbols"
                        )
                case FixedAndOther(symbol=symbol):
                    self.known("goal_tile", tile.id, "requirement", [symbol], symbols)
                case Different(kinds=count, extra=extra):
                    self.known("goal_tile", tile.id, "requirement", extra, symbols)
                    if not 1 <= count <= len(symbols):
                        raise self.wrong(
                            "goal_tile", tile.id, "requirement", f"{count} of {len(symbols)} symbols"
                        )
            if bool(tile.back) == (tile.level == LEVELS):
                raise self.wrong(
                    "goal_tile", tile.id, "back", "every tile but the last one has benefits (BT-054)"
                )
            for effects in tile.back:
                self.effects("goal_tile", tile.id, "back", effects)
        for book, sets in parts.goal_sets.items():
            for tiles in sets:
                if len({parts.goals[name].symbol for name in tiles}) > 1:
                    raise self.wrong(
                        "goal_tile", tiles[0], "symbol", f"the tiles of a {book} set share it (BT-009)"
                    )
                points = [parts.goals[name].vp for name in tiles]
                if points != sorted(set(points)):
                    raise self.wrong("goal_tile", tiles[0], "vp", "VP grow from level to level")

    def pages(self) -> None:
        """Symbols, abilities and events (BT-003 to BT-005)."""
        parts = self.parts
        for table, pages in (("starting_page", parts.starting_page), ("page", parts.page)):
            for page in pages:
                if table == "page":
                    self.known(table, page.id, "symbol", [page.symbol], parts.symbols[page.type])
                elif page.symbol:
                    raise self.wrong(table, page.id, "symbol", "a starting page has none (BT-004)")
                if page.instant == Gain():
                    raise self.wrong(
                        table, page.id, "instant", "every page has an instant benefit (BT-003, BT-004)"
                    )
                self.ability(table, page.id, "front", page.front)
                self.ability(table, page.id, "back", page.back)
        for cover in parts.cover:
            self.ability("cover", cover.id, "ability", cover.ability)
        for leaf in parts.chronicle_page:
            self.ability("chronicle_page", leaf.id, "front", leaf.front)
            self.ability("chronicle_page", leaf.id, "back", leaf.back)
            if len(leaf.scribes) > 3:
                raise self.wrong(
                    "chronicle_page", leaf.id, "scribes", f"{len(leaf.scribes)} icons, at most 3 (BT-177)"
                )
        for table, name, icons in (
            *(("chronicle_page", leaf.id, leaf.scribes) for leaf in parts.chronicle_page),
            *(("chronicle_cover", cover.id, cover.scribes) for cover in parts.chronicle_cover),
        ):
            for icon in icons:
                if isinstance(icon, BySymbol):
                    self.known(table, name, "scribes", [icon.symbol], parts.symbols[icon.type])
                elif isinstance(icon, BySlot) and not 1 <= icon.slot <= parts.limits.offer:
                    raise self.wrong(table, name, "scribes", f"there is no slot {icon.slot}")
        for last in parts.chronicle_cover:
            self.ability("chronicle_cover", last.id, "ability", last.ability)

    def ability(self, table: str, entry: str, field: str, ability: Ability) -> None:
        for requirement in ability.requires:
            if isinstance(requirement, OnTrackSpace):
                spaces = len(self.parts.tracks[requirement.track])
                if not 1 <= requirement.min_space <= spaces:
                    raise self.wrong(
                        table, entry, field, f"the {requirement.track} track has {spaces} spaces"
                    )
        self.effects(table, entry, field, ability.effects)

    def effects(self, table: str, entry: str, field: str, effects: Sequence[AnyEffect]) -> None:
        for effect in effects:
            match effect:
                case Choose(options=options):
                    if len(options) < 2:
                        raise self.wrong(table, entry, field, "a choice is between at least two")
                    for option in options:
                        self.effects(table, entry, field, option)
                case PerKind(book="industry"):
                    raise self.wrong(
                        table, entry, field, "kinds are counted in science and trade books (BT-150)"
                    )
                case PerMost(book="trade"):
                    raise self.wrong(
                        table, entry, field, "the commonest symbol counts in science and industry (BT-151)"
                    )
                case AtTheEnd() if table != "track_space":
                    raise self.wrong(table, entry, field, "only the top of a track pays at the end (BT-154)")
                case _:
                    pass

    def solo(self) -> None:
        """Levels and challenges (BT-171, BT-172)."""
        parts = self.parts
        self.counted("difficulty", "id", [level.id for level in parts.difficulty], 3)
        for level in parts.difficulty:
            if not len(BOOKS) <= level.challenges <= len(BOOKS) + 1:
                raise self.wrong(
                    "difficulty", level.id, "challenges", "one per column, and perhaps one more (BT-173)"
                )
            if level.challenges_needed > level.challenges:
                raise self.wrong(
                    "difficulty", level.id, "challenges_needed", f"only {level.challenges} are chosen"
                )
        places = [(challenge.column, challenge.level) for challenge in parts.challenge]
        self.counted("challenge", "level", places, LEVELS * len(BOOKS))
        self.counted("challenge", "id", [challenge.id for challenge in parts.challenge], len(places))
        for challenge in parts.challenge:
            if (challenge.loss is not None) != (challenge.level == LEVELS):
                raise self.wrong("challenge", challenge.id, "loss", "level III has a loss condition (BT-186)")
