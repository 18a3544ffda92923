"""What can be read off a player's board: dice, Camels, Tower, Workshop columns, Idea grid, Influence."""

from engines.inventors.components import IDEA_COLUMNS, IDEA_ROWS, Components
from engines.inventors.state import Device, Die, Inventors, Player
from engines.inventors.vocabulary import COLORS, ROWS, Color, Name, Row

PIPS = 6  # a die never shows more (IN-008)


def own_dice(me: Player) -> list[Die]:
    """Every die on the board, wherever it lies (IN-420)."""
    dice = [die for area in me.dice.values() for die in area]
    dice += [Die(color) for color, levels in me.study.items() for _ in levels]
    dice += [die for camel in me.camels for die in camel]
    return dice + [die for workshop in me.workshops.values() for die in workshop.dice]


def camel_is_open(parts: Components, me: Player, camel: int) -> bool:
    """Whether dice may be put here at all (IN-211); counted from 0."""
    opens = parts.camel[camel].opens
    return opens == "always" or (me.unlocked if opens == "unlocked" else me.hired)


def free_camels(parts: Components, me: Player) -> list[int]:
    """Open Camel spaces without dice (IN-210, IN-289)."""
    free = [camel for camel, dice in enumerate(me.camels) if not dice]
    return [camel for camel in free if camel_is_open(parts, me, camel)]


def unused_workers(me: Player) -> int:
    """Workers in supply, the Envoy among them (IN-286)."""
    return me.workers + me.envoy


def skill_cost(parts: Components, me: Player, name: Name) -> int:
    """What this Craftsperson costs now (IN-151)."""
    return parts.levels[me.people[name].level].cost


def at_top(me: Player, name: Name) -> bool:
    """Whether somebody stands on the highest visible level (IN-152, IN-153)."""
    return me.people[name].level >= me.tower[-1]


def lowest_is_empty(me: Player) -> bool:
    """Whether the Tower must advance (IN-155)."""
    return me.tower[0] not in [person.level for person in me.people.values()]


def income(parts: Components, me: Player) -> int:
    """Silver on the green bar of the lowest Tower tile (IN-112)."""
    return parts.levels[me.tower[0]].income


def leftmost_column(parts: Components, me: Player) -> int:
    """The leftmost incomplete column of Workshop tiles, from 0 (IN-181)."""
    return min(len(me.workshops[row].tiles) for row in ROWS)


def has_room(parts: Components, me: Player, row: Row | None = None) -> bool:
    """Whether a Workshop tile can be placed, in a row or at all (IN-180)."""
    return any(len(me.workshops[one].tiles) < parts.columns for one in ([row] if row else ROWS))


def placing_cost(parts: Components, me: Player, row: Row) -> int:
    """1 Silver for each column right of the leftmost incomplete one (IN-181)."""
    return len(me.workshops[row].tiles) - leftmost_column(parts, me)


def collected(me: Player) -> list[str]:
    """All Workshop tiles, the Starting one included (IN-421)."""
    return [tile for row in ROWS for tile in me.workshops[row].tiles]


def idea_place(row: int, column: int) -> int:
    """Where a place of the grid stands in `Player.ideas`."""
    return row * len(IDEA_COLUMNS) + column


def idea_points(parts: Components, me: Player) -> int:
    """VP icons of which both neighbours are gone (IN-357)."""
    points = 0
    for icon in parts.idea_vp:
        row = IDEA_ROWS.index(icon.row)
        if all(me.ideas[idea_place(row, IDEA_COLUMNS.index(column))] is None for column in icon.between):
            points += icon.vp
    return points


def influence(game: Inventors, seat: int, color: Color, *, tents: bool = True) -> int:
    """Influence in a Guild; each raised Tent of its section counts as two (IN-351)."""
    if game.dummy and seat < 0:
        return game.dummy.guilds[color]
    count = game.party(seat).guilds[color]
    if tents:
        place = COLORS.index(color)
        count += game.raised[place].count(seat) * game.parts.tent_section[place].influence
    return count


def owns_research(game: Inventors, me: Player, trigger: str) -> list[str]:
    """Research tiles with own Influence and this trigger (IN-194)."""
    researches = game.parts.researches
    own = [space.research for space in game.river if me.seat in space.markers]
    return [tile for tile in own if tile and researches[tile].trigger == trigger] if own else []


def available(parts: Components, me: Player) -> bool:
    """Whether any die can be used (IN-130)."""
    return any(me.dice[area] for area in parts.raises)


def published_or_built(game: Inventors) -> list[Device]:
    """Devices that can be tested (IN-246), in the order of columns and rows."""
    return sorted((one for one in game.devices if one.column > 1), key=lambda one: (one.column, one.row))
