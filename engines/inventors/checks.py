"""What types cannot say about the tables: names that exist, counts and ranges that the rules state."""

from collections.abc import Sequence

from engines.inventors.components import ACTIONS, Components
from engines.inventors.vocabulary import (
    AREAS,
    COLORS,
    PEOPLE,
    ROWS,
    SECTIONS,
    AnyEffect,
    Choose,
    DiceBonus,
    Discard,
    LoseInfluence,
    Pay,
    PaySilver,
    ProvideColor,
)
from engines.kernel.tables import TableChecks

# Which file holds a table.
FILES = {
    **dict.fromkeys(("limits", "starting", "person", "goal"), "game"),
    **dict.fromkeys(("tower", "area", "study", "camel", "workshop_row"), "player_board"),
    **dict.fromkeys(("idea_column", "idea_vp", "tent_row", "color_bonus"), "player_board"),
    **dict.fromkeys(("publish", "idea"), "ideas"),
    **dict.fromkeys(("guild", "royalty", "worker_space", "tent_section", "river"), "main_board"),
    "beyond_royalties": "main_board",
    "pass_tile": "pass_tiles",
    "research": "research",
    "workshop_tile": "workshops",
    "setup_card": "setup_cards",
    "board": "boards",
    "card": "cards",
    **dict.fromkeys(("dummy_card", "plan_card", "solo"), "solo"),
}
COSTS = (Pay, PaySilver, LoseInfluence, Discard)
LEVELS, FRONT = 10, 5
# What a card may count, where its metric leaves that open (IN-420).
MEASURED: dict[str, tuple[str, ...]] = {
    "dice_color": (*COLORS, "white"),
    "dice_pair": COLORS,
    "tiles_color": (*COLORS, "none"),
    "influence_color": COLORS,
    "research_section": SECTIONS,
    "level_of": PEOPLE,
}
PEOPLE_PAID, INFLUENCE_DEALT = 3, 4


def check(parts: Components) -> None:
    """Raise an error for the first entry that cannot be played with; it names file, entry and field."""
    checks = Checks(parts, FILES)
    checks.counts()
    checks.player_board()
    checks.main_board()
    checks.devices()
    checks.setup_cards()
    checks.effects()
    checks.solo()
    checks.sources()


class Checks(TableChecks[Components]):
    """The checks, with what they share."""

    def ordered(self, table: str, field: str, numbers: Sequence[object], wanted: Sequence[object]) -> None:
        """Exactly these entries, in this order."""
        if list(numbers) != list(wanted):
            raise self.wrong(table, "all", field, f"{list(numbers)} instead of {list(wanted)}")

    def counts(self) -> None:
        """How many there are of everything (IN-003, IN-006, IN-040 to IN-048, IN-077)."""
        parts, limits = self.parts, self.parts.limits
        self.ordered("starting", "place", [one.place for one in parts.starting], range(1, 5))
        self.ordered("person", "id", [one.id for one in parts.person], PEOPLE)
        self.ordered("goal", "order", [one.order for one in parts.goal], range(4))
        self.counted("idea", "id", [one.id for one in parts.idea], 9)
        self.counted("idea", "neutral", [one.id for one in parts.idea if one.neutral], 3)
        self.counted("pass_tile", "id", [one.id for one in parts.pass_tile], limits.pass_tiles)
        self.counted("research", "id", [one.id for one in parts.research], limits.research_tiles)
        for section in SECTIONS:
            pile = [one.id for one in parts.research if one.section == section]
            self.counted("research", section, pile, limits.research_tiles // len(SECTIONS))
        self.counted("workshop_tile", "id", [one.id for one in parts.workshop_tile], limits.workshop_tiles)
        starting = [one.id for one in parts.workshop_tile if one.kind == "starting"]
        self.counted("workshop_tile", "kind", starting, limits.starting_tiles)
        self.counted("setup_card", "id", [one.id for one in parts.setup_card], 6)
        self.counted("board", "id", [one.id for one in parts.board], limits.device_boards)
        self.counted("card", "id", [one.id for one in parts.card], limits.device_cards)
        self.counted("dummy_card", "id", [one.id for one in parts.dummy_card], 6)
        self.counted("plan_card", "id", [one.id for one in parts.plan_card], 15)
        for kind, count in (("dice", 9), ("worker", 6)):
            self.counted("plan_card", "kind", [one.id for one in parts.plan_card if one.kind == kind], count)

    def player_board(self) -> None:
        """Tower, Study, Workshops, Idea grid and Tent row (IN-070 to IN-074, IN-155)."""
        parts = self.parts
        self.ordered("tower", "level", [one.level for one in parts.tower], range(1, LEVELS + 1))
        for tile in parts.tower:
            flips = tile.level <= FRONT
            if flips != (tile.end == "flip") or (tile.level == LEVELS) != (tile.end == "none"):
                raise self.wrong("tower", tile.level, "end", f"{tile.end!r} does not fit this level")
        self.ordered("area", "id", [one.id for one in parts.area], AREAS)
        spaces = [(one.color, one.level) for one in parts.study]
        self.ordered("study", "level", spaces, [(color, level) for color in COLORS for level in (1, 2, 3)])
        self.ordered("camel", "space", [one.space for one in parts.camel], range(1, 5))
        self.ordered("workshop_row", "row", [one.row for one in parts.workshop_row], ROWS)
        for row in parts.workshop_row:
            if len(row.covered) != parts.columns:
                raise self.wrong("workshop_row", row.row, "covered", "rows must be of one length")
        self.counted("idea_column", "column", [one.column for one in parts.idea_column], 3)
        self.counted("idea_vp", "between", [(one.row, one.between) for one in parts.idea_vp], 4)
        self.ordered("tent_row", "players", [one.players for one in parts.tent_row], (2, 3, 4))
        for tents in parts.tent_row:
            if len(tents.uncovered) != parts.limits.tents:
                raise self.wrong("tent_row", tents.players, "uncovered", "one list of effects for each Tent")
        self.ordered("color_bonus", "action", [one.action for one in parts.color_bonus], ACTIONS)

    def main_board(self) -> None:
        """Guilds, Royalties, Worker spaces, Tents and river (IN-049, IN-200, IN-271)."""
        parts = self.parts
        self.ordered("guild", "id", [one.id for one in parts.guild], COLORS)
        self.ordered("royalty", "space", [one.space for one in parts.royalty], range(12))
        self.counted("worker_space", "id", [one.id for one in parts.worker_space], 14)
        for kind, count in (("guild", 9), ("right", 3), ("open", 2)):
            names = [one.id for one in parts.worker_space if one.kind == kind]
            self.counted("worker_space", "kind", names, count)
        for space in parts.worker_space:
            if (space.kind == "guild") != (space.guild is not None):
                raise self.wrong(
                    "worker_space", space.id, "guild", "spaces of a Guild name it, others do not"
                )
        self.counted("tent_section", "id", [one.id for one in parts.tent_section], parts.limits.pass_spaces)
        self.ordered("river", "step", [one.step for one in parts.river], range(18))
        for step in parts.river:
            if (step.kind == "tile") != (step.vp != (0, 0)) or (step.kind in ("tile", "end")) != any(
                step.tiles
            ):
                raise self.wrong("river", step.step, "kind", f"tiles and VP do not fit {step.kind!r}")

    def reachable(self, table: str, entry: str, value: int) -> None:
        """Two dice can show it (IN-213)."""
        if not 1 <= value <= self.parts.limits.most_value:
            raise self.wrong(table, entry, "value", f"two dice never show {value}")

    def devices(self) -> None:
        """Boards and cards (IN-003, IN-420)."""
        for board in self.parts.board:
            if board.discard not in (0, 1, 2):
                raise self.wrong("board", board.id, "discard", f"{board.discard} is not 0, 1 or 2")
            self.reachable("board", board.id, board.value)
        for card in self.parts.card:
            self.reachable("card", card.id, card.value)
            if bool(card.of) != (card.metric in MEASURED):
                raise self.wrong("card", card.id, "of", f"{card.of!r} does not fit {card.metric!r}")
            self.known(
                "card", card.id, "of", card.of.split("+") if card.of else (), MEASURED.get(card.metric, ())
            )
            if len(set(card.pay)) != PEOPLE_PAID:
                raise self.wrong("card", card.id, "pay", "building pays three Craftspeople")
            if not 0 < card.vp_2 < card.vp_4:
                raise self.wrong("card", card.id, "vp_4", f"must be more than vp_2 = {card.vp_2}")

    def setup_cards(self) -> None:
        """Influence, Starting tile and Craftspeople (IN-078 to IN-080)."""
        starting = [one.id for one in self.parts.workshop_tile if one.kind == "starting"]
        for card in self.parts.setup_card:
            if sum(card.influence.values()) != INFLUENCE_DEALT:
                raise self.wrong("setup_card", card.id, "influence", "must be 4 in all")
            self.known("setup_card", card.id, "starting_tile", [card.starting_tile], starting)
            if sorted((*card.level_1, *card.level_2, *card.level_4)) != sorted(PEOPLE):
                raise self.wrong("setup_card", card.id, "level_1", "each Craftsperson stands on one level")
        self.counted("setup_card", "starting_tile", [c.starting_tile for c in self.parts.setup_card], 6)

    def effects(self) -> None:
        """Costs stand in `cost`, or inside a choice; what belongs to activations stands there only."""
        parts = self.parts
        plain: list[tuple[str, object, str, tuple[AnyEffect, ...]]] = [
            *(("goal", one.order, "effects", one.effects) for one in parts.goal),
            *(("tower", one.level, "bar", one.bar) for one in parts.tower),
            *(("study", (one.color, one.level), "effects", one.effects) for one in parts.study),
            *(("workshop_row", one.row, "effects", one.effects) for one in parts.workshop_row),
            *(("idea", one.id, "effects", one.effects) for one in parts.idea),
            *(("idea_column", one.column, "effects", one.effects) for one in parts.idea_column),
            *(("royalty", one.space, "gains", one.gains) for one in parts.royalty),
            *(("worker_space", one.id, "effects", one.effects) for one in parts.worker_space),
            *(("river", one.step, "effects", one.effects) for one in parts.river),
            *(("pass_tile", one.id, "effects", one.effects) for one in parts.pass_tile),
            *(("research", one.id, "effects", one.effects) for one in parts.research),
            *(("card", one.id, "play", one.play) for one in parts.card),
        ]
        for table, entry, field, effects in plain:
            for one in effects:
                if isinstance(one, (*COSTS, DiceBonus, ProvideColor)):
                    raise self.wrong(table, entry, field, "a cost or a change of dice cannot stand here")
                if isinstance(one, Choose) and len(one.options) < 2:
                    raise self.wrong(table, entry, field, "a choice needs two options")

    def solo(self) -> None:
        """Dummy and Plan cards (IN-117, IN-501, IN-513)."""
        parts = self.parts
        for card in parts.dummy_card:
            self.known("dummy_card", card.id, "closed", (*card.closed, card.dearer), parts.spaces)
        for plan in parts.plan_card:
            if plan.rows and sorted(plan.rows) != [1, 2, 3]:
                raise self.wrong("plan_card", plan.id, "rows", f"{list(plan.rows)} is no order of the rows")
            if plan.colors and sorted(plan.colors) != sorted(COLORS):
                raise self.wrong("plan_card", plan.id, "colors", "is no order of the colours")
            if {plan.tent, plan.dummy_tent} - set(range(1, 6)):
                raise self.wrong("plan_card", plan.id, "tent", "Tents stand on 1 to 5")
