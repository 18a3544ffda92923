"""What types cannot say about the tables: names that exist, counts and ranges that the rules state."""

from collections.abc import Mapping, Sequence

from engines.kernel.tables import TableChecks
from engines.scholars.components import LEVELS, Components, Scroll
from engines.scholars.vocabulary import (
    ANY,
    DICE,
    PRIMARY,
    SECONDARY,
    WHEEL,
    WORKERS,
    Choose,
    CollectTrack,
    DiceOwned,
    Effect,
    EmployOrRetire,
    GainDie,
    GainWorker,
    GuildInfluence,
    InfluenceGuild,
    LanguageCount,
    Pay,
    ResearchUp,
    RetireFromDeck,
    TrackLevel,
    WhiteEquals,
)

# Which file holds a table.
FILES = {
    **dict.fromkeys(("die", "worker", "supply", "colour_mix", "language", "piece_colour"), "supply"),
    "board_area": "board",
    **dict.fromkeys(("guild", "house_space"), "guilds"),
    **dict.fromkeys(("map_space", "path_bonus"), "map"),
    "room": "rooms",
    **dict.fromkeys(("translator_deck", "translator", "starting_translator"), "translators"),
    **dict.fromkeys(("research_option", "research_track", "research_space"), "research"),
    **dict.fromkeys(("caliph_space", "caliph_card"), "caliph"),
    **dict.fromkeys(("scroll_deck", "banner_space"), "setup"),
    **dict.fromkeys(("slot", "reference_card", "retire_cost", "action_card"), "player_board"),
    **dict.fromkeys(("goal_card", "starting_scroll"), "goals"),
    "resource_card": "resources",
    "scroll": "scrolls",
    **dict.fromkeys(("plan_card", "solo_space", "solo_wrap", "solo_dice_sum"), "solo"),
    **dict.fromkeys(("solo_compensation", "solo_rest", "solo_level"), "solo"),
}
# How many entries a table has (SC-002 to SC-005 and the boards).
COUNTS = {
    "die": 7,
    "worker": 4,
    "colour_mix": 3,
    "language": 7,
    "piece_colour": 4,
    "guild": 3,
    "house_space": 9,
    "map_space": 12,
    "room": 10,
    "translator_deck": 8,
    "translator": 64,
    "starting_translator": 10,
    "research_option": 4,
    "research_track": 6,
    "research_space": 48,
    "caliph_space": 4,
    "caliph_card": 4,
    "scroll_deck": 8,
    "banner_space": 4,
    "slot": 6,
    "action_card": 7,
    "goal_card": 6,
    "starting_scroll": 6,
    "resource_card": 10,
    "scroll": 48,
    "plan_card": 6,
    "solo_space": 6,
    "solo_wrap": 6,
    "solo_level": 4,
}
PIPS = range(1, 7)  # pictures draw no others
SPECIAL_TRACKS = (ANY, "primary", "same_as_action")


def check(parts: Components) -> None:
    """Raise an error for the first entry that cannot be played with; it names file, entry and field."""
    checks = Checks(parts, FILES)
    checks.numbers()
    checks.dice()
    checks.boards()
    checks.cards()
    checks.effects()
    checks.solo()
    checks.sources()


class Checks(TableChecks[Components]):
    """The checks, with what they share."""

    def __init__(self, parts: Components, files: Mapping[str, str]) -> None:
        super().__init__(parts, files)
        self.languages = [language.id for language in parts.language]
        self.tracks = [track.id for track in parts.research_track]
        self.portraits = [deck.id for deck in parts.translator_deck]

    def numbers(self) -> None:
        """What the box holds (SC-002, SC-003, SC-005)."""
        parts = self.parts
        for table, count in COUNTS.items():
            rows = getattr(parts, table)
            if hasattr(rows[0], "id"):
                self.counted(table, "id", [row.id for row in rows], count)
            elif len(rows) != count:
                raise self.wrong(table, "all", "entries", f"{len(rows)} entries instead of {count}")
        decks = [(entry.length, entry.players) for entry in parts.scroll_deck]
        self.counted("scroll_deck", "players", decks, COUNTS["scroll_deck"])
        for deck in parts.translator_deck:
            cards = [card for card in parts.translator if card.deck == deck.id]
            if len(cards) != deck.cards:
                raise self.wrong("translator_deck", deck.id, "cards", f"there are {len(cards)}")
        for entry in parts.scroll_deck:
            used = entry.top + 4 * entry.middle + entry.bottom
            if used + len(parts.scroll_spaces) + len(parts.guild) > len(parts.scroll):
                raise self.wrong("scroll_deck", entry.length, "middle", "there are not so many Scrolls")

    def dice(self) -> None:
        """Colours, and what two of them make (SC-001, SC-061)."""
        parts = self.parts
        if sorted(die.colour for die in parts.die) != sorted(DICE):
            raise self.wrong("die", "all", "colour", f"must be {', '.join(DICE)}")
        for die in parts.die:
            if not die.faces or not set(die.faces) <= set(PIPS):
                raise self.wrong("die", die.colour, "faces", "must be numbers from 1 to 6")
        if sorted(worker.colour for worker in parts.worker) != sorted(WORKERS):
            raise self.wrong("worker", "all", "colour", f"must be {', '.join(WORKERS)}")
        for mix in parts.colour_mix:
            self.known("colour_mix", mix.result, "a", [mix.a], PRIMARY)
            self.known("colour_mix", mix.result, "b", [mix.b], PRIMARY)
            self.known("colour_mix", mix.result, "result", [mix.result], SECONDARY)
        if tuple(guild.id for guild in parts.guild) != SECONDARY:
            raise self.wrong("guild", "all", "id", f"from left to right: {', '.join(SECONDARY)}")
        if tuple(track.colour for track in parts.research_track) != WHEEL:
            raise self.wrong("research_track", "all", "colour", f"from left to right: {', '.join(WHEEL)}")

    def boards(self) -> None:
        """Main board and player boards."""
        parts = self.parts
        self._in_order("map_space", "pos", [space.pos for space in parts.map_space], 0)
        self._in_order("room", "id", [room.id for room in parts.room], 1)
        self._in_order("slot", "number", [slot.number for slot in parts.slot], 1)
        self._in_order("caliph_space", "order", [space.order for space in parts.caliph_space], 1)
        self._in_order("banner_space", "rank", [space.rank for space in parts.banner_space], 1)
        for place, space in enumerate(parts.map_space):
            if (space.kind == "black") != (place % 2 == 0):
                raise self.wrong("map_space", space.pos, "kind", "black and white take turns")
            if (space.scroll is None) != (space.kind == "white"):
                raise self.wrong("map_space", space.pos, "scroll", "a Scroll lies beside each black space")
            if space.path is not None:
                self.known("map_space", space.pos, "path", [space.path], WHEEL)
        paths = [space.path for space in parts.map_space if space.path]
        self.counted("map_space", "path", paths, len(WHEEL))
        for start in ("players", "neutral"):
            if [space.start for space in parts.map_space].count(start) != 1:
                raise self.wrong("map_space", "all", "start", f"one space is that of {start}")
        for guild in parts.guild:
            rows = [space.row for space in parts.house_space if space.guild == guild.id]
            if rows != [1, 2, 3]:
                raise self.wrong("house_space", guild.id, "row", "each Guild has rows 1, 2 and 3 in order")
        if sorted({room.cost for room in parts.room}) != [0, 1, 2, 3, 4]:
            raise self.wrong("room", "all", "cost", "Rooms cost 0 to 4, and every cost exists")
        if [slot.colour for slot in parts.slot].count("brown") != 4:
            raise self.wrong("slot", "all", "colour", "four slots are brown")
        for track in parts.research_track:
            spaces = parts.track_spaces[track.id]
            self._in_order("research_space", "level", [space.level for space in spaces], 0)
            for level in spaces:
                if (level.timing == "immediate") != bool(level.level % 2):
                    raise self.wrong(
                        "research_space", f"{track.id} {level.level}", "timing", "odd spaces are immediate"
                    )

    def _in_order(self, table: str, field: str, numbers: Sequence[int], first: int) -> None:
        for expected, number in enumerate(numbers, start=first):
            if number != expected:
                raise self.wrong(table, number, field, f"{expected} should stand here")

    def cards(self) -> None:
        """What cards name."""
        parts = self.parts
        for deck in parts.translator_deck:
            self.known("translator_deck", deck.id, "languages", deck.languages, self.languages)
        for card in parts.translator:
            self.known("translator", card.id, "deck", [card.deck], self.portraits)
            self.known("translator", card.id, "languages", card.languages, self.languages)
        for starter in parts.starting_translator:
            self.known("starting_translator", starter.id, "languages", starter.languages, self.languages)
            if not 1 <= starter.room <= len(parts.room):
                raise self.wrong("starting_translator", starter.id, "room", f"no Room {starter.room}")
        self.counted("starting_translator", "room", [card.room for card in parts.starting_translator], 10)
        for scroll in parts.scroll:
            self.known("scroll", scroll.id, "language", [scroll.language], self.languages)
            self.known("scroll", scroll.id, "research", [scroll.research], self.tracks)
            self._condition(scroll)
        for start in parts.starting_scroll:
            self.known("starting_scroll", start.id, "language", [start.language], self.languages)
        for goal in parts.goal_card:
            self.known("goal_card", goal.id, "portrait", [goal.portrait], self.portraits)
            self.known("goal_card", goal.id, "guild", [goal.guild], SECONDARY)
            self.known("goal_card", goal.id, "track", [goal.track], self.tracks)
            self.known(
                "goal_card", goal.id, "starting_scroll", [goal.starting_scroll], parts.starting_scrolls
            )
        for resource in parts.resource_card:
            self.known("resource_card", resource.id, "dice", resource.dice, DICE)
            self.known("resource_card", resource.id, "workers", resource.workers, WORKERS)
        for caliph in parts.caliph_card:
            names = caliph.event_portraits
            self.known("caliph_card", caliph.id, "event_portraits", names, self.portraits)

    def _condition(self, scroll: Scroll) -> None:
        match scroll.endgame:
            case GuildInfluence(guild=guild):
                self.known("scroll", scroll.id, "endgame.guild", [guild], SECONDARY)
            case LanguageCount(languages=languages):
                self.known("scroll", scroll.id, "endgame.languages", languages, self.languages)
            case DiceOwned(primary=primary, secondary=secondary):
                self.known("scroll", scroll.id, "endgame.primary", [primary], PRIMARY)
                self.known("scroll", scroll.id, "endgame.secondary", [secondary], SECONDARY)
            case TrackLevel(track=track):
                self.known("scroll", scroll.id, "endgame.track", [track], self.tracks)
            case _:
                pass

    def effects(self) -> None:
        """Colours, tracks, Guilds and portraits that effects speak of."""
        for table in FILES:
            rows = getattr(self.parts, table)
            for row in rows if isinstance(rows, tuple) else (rows,):
                for field in row.__struct_fields__:
                    value = getattr(row, field)
                    if isinstance(value, tuple) and value and isinstance(value[0], Effect):
                        self._effects(table, getattr(row, "id", table), field, value)

    def _effects(self, table: str, entry: object, field: str, effects: Sequence[Effect]) -> None:
        for effect in effects:
            match effect:
                case GainWorker(colour=colour):
                    self.known(table, entry, f"{field}.colour", [colour], (ANY, *WORKERS))
                case GainDie(colour=colour):
                    self.known(table, entry, f"{field}.colour", [colour], ("primary", *DICE))
                case InfluenceGuild(guild=guild):
                    self.known(table, entry, f"{field}.guild", [guild], (ANY, *SECONDARY))
                case ResearchUp(track=track):
                    self.known(table, entry, f"{field}.track", [track], (*SPECIAL_TRACKS, *self.tracks))
                case CollectTrack(track=track):
                    self.known(table, entry, f"{field}.track", [track], self.tracks)
                case WhiteEquals(colour=colour):
                    self.known(table, entry, f"{field}.colour", [colour], PRIMARY)
                case EmployOrRetire(portrait=portrait):
                    self.known(table, entry, f"{field}.portrait", [portrait], self.portraits)
                case RetireFromDeck(portraits=portraits):
                    self.known(table, entry, f"{field}.portraits", portraits, self.portraits)
                case Choose(options=options):
                    for option in options:
                        self._effects(table, entry, field, option)
                case Pay(gain=gain):
                    self._effects(table, entry, field, gain)
                case _:
                    pass

    def solo(self) -> None:
        """The solo board."""
        parts = self.parts
        self._in_order("solo_space", "pos", [space.pos for space in parts.solo_space], 0)
        self._in_order("solo_wrap", "order", [wrap.order for wrap in parts.solo_wrap], 1)
        for space in parts.solo_space:
            self.known("solo_space", space.pos, "language", [space.language], self.portraits)
            self.known("solo_space", space.pos, "colour", [space.colour], SECONDARY)
        for rest in parts.solo_rest:
            self.known("solo_rest", rest.cards, "portraits", rest.portraits.values(), self.portraits)
        self.counted("solo_rest", "cards", [rest.cards for rest in parts.solo_rest], 3)
        if tuple(level.id for level in parts.solo_level) != LEVELS:
            raise self.wrong("solo_level", "all", "id", f"must be {', '.join(LEVELS)}")
        for level in parts.solo_level:
            if level.scroll is not None:
                languages = [space.language for space in parts.solo_space]
                self.known("solo_level", level.id, "scroll", [level.scroll], languages)
        for colour in ("red", "blue"):
            if [plan.colour for plan in parts.plan_card].count(colour) != 3:
                raise self.wrong("plan_card", "all", "colour", f"three cards are {colour}")
