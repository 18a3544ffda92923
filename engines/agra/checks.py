"""What types cannot say about the tables: names that exist, counts and ranges that the rules state."""

from collections.abc import Sequence

from engines.agra.components import LEVELS, Components
from engines.agra.vocabulary import (
    ANY,
    AnyEffect,
    EndPerGuildSymbol,
    GainGood,
    GainRupeesValueOf,
    Influence,
    OncePerTurn,
    OnDeliver,
    OnProduce,
)
from engines.kernel.tables import TableChecks

# Which file holds a table.
FILES = {
    "limits": "game",
    "player_count": "game",
    "guild": "game",
    "good": "goods",
    "price_token": "goods",
    "architect": "places",
    "sailor": "places",
    "trader": "places",
    "botanist": "places",
    "wheel": "places",
    "meditation_space": "player_board",
    "farm": "player_board",
    "farm_track": "player_board",
    "favour_action": "favours",
    "favour_tile": "favours",
    "luxury": "luxuries",
    "stand_up": "luxuries",
    "building_bonus": "building_bonuses",
    "pier": "river",
    "notable": "notables",
    "order_limit": "imperial_board",
    "influence_step": "imperial_board",
    "order": "imperial_board",
    "bowl": "imperial_board",
    "scoring": "scoring",
}


def check(parts: Components) -> None:
    """Raise an error for the first entry that cannot be played with; it names file, entry and field."""
    checks = Checks(parts, FILES)
    checks.numbers()
    checks.goods()
    checks.boards()
    checks.notables()
    checks.effects()
    checks.player_counts()
    checks.sources()


class Checks(TableChecks[Components]):
    """The checks, with what they share."""

    def numbers(self) -> None:
        """The counts of AG-001, AG-002 and AG-008."""
        parts = self.parts
        self.counted("guild", "id", [guild.id for guild in parts.guild], 3)
        self.counted("good", "id", [good.id for good in parts.good], 16)
        self.counted("good", "building", [good.building for good in parts.good], 16)
        self.counted("price_token", "id", [token.id for token in parts.price_token], 3)
        self.counted("wheel", "id", [action.id for action in parts.wheel], 5)
        self.counted("farm_track", "id", [track.id for track in parts.farm_track], 4)
        self.counted("favour_action", "id", [action.id for action in parts.favour_action], 3)
        self.counted("favour_tile", "id", [tile.id for tile in parts.favour_tile], 14)
        self.counted("luxury", "good", [luxury.good for luxury in parts.luxury], 4)
        self.counted("building_bonus", "id", [bonus.id for bonus in parts.building_bonus], 12)
        for level in (2, 3, 4):
            tiles = [bonus.id for bonus in parts.building_bonus if bonus.level == level]
            self.counted("building_bonus", f"level {level}", tiles, 4)
        self.counted("notable", "id", [notable.id for notable in parts.notable], 24)
        self.counted("notable", "number", [notable.number for notable in parts.notable], 24)
        self.counted("order", "position", [(order.guild, order.position) for order in parts.order], 18)
        self.counted("bowl", "die", [(bowl.side, bowl.die) for bowl in parts.bowl], 12)
        self.counted("bowl", "good", [bowl.good for bowl in parts.bowl], 12)
        self.counted("player_count", "players", [count.players for count in parts.player_count], 3)

    def goods(self) -> None:
        """Rows, arrows and levels (AG-008 to AG-010)."""
        goods = self.parts.goods
        for place, good in enumerate(self.parts.good):
            if (good.column, good.row) != (place // 4 + 1, place % 4 + 1):
                raise self.wrong(
                    "good", good.id, "column", "goods stand in path order, four rows to a column"
                )
            if (good.kind == "basic") != (good.made_from is None):
                raise self.wrong(
                    "good", good.id, "made_from", "every good but the basic ones is made from another"
                )
            if good.made_from is None:
                continue
            self.known("good", good.id, "made_from", [good.made_from], goods)
            if goods[good.made_from].row != good.row:
                raise self.wrong("good", good.id, "made_from", f"{good.made_from!r} stands in another row")
            if good.level not in (2, 3, 4):
                raise self.wrong("good", good.id, "level", f"{good.level} is not 2, 3 or 4")
            if good.cost < 1:
                raise self.wrong("good", good.id, "cost", f"{good.cost} is not positive")

    def boards(self) -> None:
        """Player boards, river and Imperial board."""
        parts, goods = self.parts, self.parts.goods
        for track in parts.farm_track:
            self.known("farm_track", track.id, "ends", track.ends, parts.basic)
        for space in parts.meditation_space:
            self.known("meditation_space", space.space, "cost", space.cost, goods)
        self._in_order("meditation_space", "space", [space.space for space in parts.meditation_space])
        self._in_order("influence_step", "step", [step.step for step in parts.influence_step])
        self._in_order("pier", "pier", [pier.pier for pier in parts.pier])
        for pier in parts.pier:
            if (pier.moves_on is None) != (pier is parts.pier[-1]):
                raise self.wrong("pier", pier.pier, "moves_on", "every pier but the last leads on")
        for order in parts.order:
            name = f"{order.guild}:{order.position}"
            self.known("order", name, "guild", [order.guild], parts.guilds)
            self.known("order", name, "goods", order.goods, goods)
            if not 1 <= order.position <= 6:
                raise self.wrong("order", name, "position", "is not between 1 and 6")
        for bowl in parts.bowl:
            self.known("bowl", bowl.good, "good", [bowl.good], goods)
            if not 1 <= bowl.die <= parts.limits.die:
                raise self.wrong("bowl", bowl.good, "die", f"no die shows {bowl.die}")

    def _in_order(self, table: str, field: str, numbers: Sequence[int]) -> None:
        for expected, number in enumerate(numbers, start=1):
            if number != expected:
                raise self.wrong(table, number, field, f"{expected} should stand here")

    def notables(self) -> None:
        """Guilds, demands and abilities."""
        parts = self.parts
        for notable in parts.notable:
            self.known("notable", notable.id, "guild", [notable.guild], parts.guilds)
            self.known("notable", notable.id, "goods", notable.goods, parts.goods)
            if not 2 <= len(set(notable.goods)) == len(notable.goods) <= 3:
                raise self.wrong("notable", notable.id, "goods", "2 or 3 different goods are demanded")
            for ability in notable.abilities:
                match ability:
                    case OnDeliver(good=good):
                        self.known("notable", notable.id, "abilities.good", [good], parts.goods)
                    case OnProduce(goods=produced):
                        self.known("notable", notable.id, "abilities.goods", produced, parts.basic)
                    case OncePerTurn(pay=pay):
                        self.known("notable", notable.id, "abilities.pay", pay, parts.goods)
                    case EndPerGuildSymbol(guild=guild):
                        self.known("notable", notable.id, "abilities.guild", [guild], parts.guilds)
                    case _:
                        pass

    def effects(self) -> None:
        """Goods and guilds that effects speak of; what Favour actions cost."""
        parts = self.parts
        for notable in parts.notable:
            self._effects("notable", notable.id, "immediate", notable.immediate)
        for bonus in parts.building_bonus:
            self._effects("building_bonus", bonus.id, "effects", bonus.effects)
        for luxury in parts.luxury:
            self.known("luxury", luxury.good, "good", [luxury.good], parts.goods)
            self._effects("luxury", luxury.good, "effects", luxury.effects)
        for stand_up in parts.stand_up:
            self.known("stand_up", "+".join(stand_up.pay), "pay", stand_up.pay, parts.goods)
        for table, actions in (("favour_action", parts.favour_action), ("favour_tile", parts.favour_tile)):
            for action in actions:
                self._effects(table, action.id, "effects", action.effects)
                if not 1 <= action.pays <= action.needs:
                    raise self.wrong(
                        table, action.id, "pays", f"{action.pays} is not between 1 and {action.needs}"
                    )

    def _effects(self, table: str, entry: str, field: str, effects: Sequence[AnyEffect]) -> None:
        for effect in effects:
            match effect:
                case GainGood(one_of=(), value=None):
                    raise self.wrong(table, entry, field, "gain_good needs one_of or value")
                case GainGood(one_of=goods):
                    self.known(table, entry, f"{field}.one_of", goods, self.parts.goods)
                case GainRupeesValueOf(good=good):
                    self.known(table, entry, f"{field}.good", [good], self.parts.goods)
                case Influence(guild=guild):
                    self.known(table, entry, f"{field}.guild", [guild], (*self.parts.guilds, ANY))
                case _:
                    pass

    def player_counts(self) -> None:
        """Enough Notables for every number of players (AG-025, AG-026)."""
        for count in self.parts.player_count:
            for level in LEVELS:
                there = sum(notable.level == level for notable in self.parts.notable)
                if not 1 <= count.notables.get(level, 0) <= there:
                    what = f"there are {there} Notables of this level"
                    raise self.wrong("player_count", count.players, f"notables.{level}", what)
            if sum(count.guild_split) != sum(count.notables.values()):
                raise self.wrong(
                    "player_count", count.players, "guild_split", "is not the number of Notables"
                )
