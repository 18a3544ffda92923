"""The end: points of players and opponent (IN-340 to IN-363, IN-420, IN-421, IN-550, IN-551)."""

from collections import Counter
from collections.abc import Callable

from engines.inventors.boards import collected, idea_points, influence, own_dice
from engines.inventors.components import IDEA_COLUMNS, IDEA_ROWS, DeviceCard
from engines.inventors.state import DUMMY, Device, Inventors, Opponent, Player
from engines.inventors.vocabulary import COLORS, PEOPLE, ROWS, SECTIONS, Color
from engines.kernel import Result, Score

TWO_OWNERS, ONE_OWNER, PER_DIE = 3, 1, 1
FULL_ROW, IDEAS_OF_A_ROW = 4, 2


def majority(game: Inventors, color: Color) -> list[int]:
    """Seats with Influence in a Guild, most first, ties by Ships; the Dummy among them (IN-345, IN-350)."""
    seats = [seat for seat in game.ranking if influence(game, seat, color)]
    return sorted(seats, key=lambda seat: -influence(game, seat, color))


def majorities(game: Inventors, seat: int) -> int:
    """The larger and smaller VP of each Guild; the Dummy's are lost (IN-350 to IN-352)."""
    points = 0
    for guild in game.parts.guild:
        order = majority(game, guild.id)[:2]
        if seat in order:
            points += (guild.first, guild.second)[order.index(seat)]
    return points


def research_points(game: Inventors, seat: int) -> int:
    """The slots along the river with own Influence (IN-354)."""
    printed = game.parts.river
    return sum(
        vp
        for step, space in enumerate(game.river)
        for owner, vp in zip(space.markers, printed[step].vp, strict=False)
        if owner == seat
    )


def test_dice(device: Device) -> int:
    return sum(die is not None for die in device.tests)


def builder_points(game: Inventors, seat: int) -> int:
    """Builder and Publisher by test dice (IN-358 to IN-360)."""
    points = 0
    for device in game.devices:
        dice = test_dice(device) * PER_DIE
        if device.is_built:
            points += dice * (device.builder == seat)
        elif device.publisher is not None:
            if device.builder == device.publisher:
                points += (ONE_OWNER + dice) * (device.builder == seat)
            else:
                points += TWO_OWNERS * (device.builder == seat) + dice * (device.publisher == seat)
    return points


def roles(device: Device, seat: int) -> int:
    """How often somebody is Builder or Publisher of a Device."""
    return (device.builder == seat) + (device.publisher == seat)


def card_score(game: Inventors, me: Player) -> int:
    """Device cards by their metric, once for each role (IN-361)."""
    cards = game.parts.cards
    return sum(
        roles(device, me.seat) * card_points(game, me, cards[device.card])
        for device in game.devices
        if device.card is not None and device.column > 1
    )


def card_points(game: Inventors, me: Player, card: DeviceCard) -> int:
    """0, 2 or 4 VP (IN-361)."""
    reached = metric(game, me, card)
    return 4 if reached >= card.vp_4 else 2 if reached >= card.vp_2 else 0


def leftovers(game: Inventors, me: Player) -> int:
    """1 VP for each full 4 of Silver and cards (IN-362)."""
    limits = game.parts.limits
    return (me.silver + len(me.hand)) // limits.leftover_group * limits.leftover_vp


def points(game: Inventors, me: Player) -> dict[str, int]:
    """A player's VP by category."""
    parts = game.parts
    return {
        "guilds": majorities(game, me.seat),
        "royalties": parts.royalty[me.royalty].vp,
        "research": research_points(game, me.seat),
        "craftspeople": sum(parts.levels[person.level].vp for person in me.people.values()),
        "workshops": sum(parts.tiles[tile].vp for tile in collected(me)),
        "ideas": idea_points(parts, me),
        "devices": builder_points(game, me.seat),
        "cards": card_score(game, me),
        "leftovers": leftovers(game, me),
    }


def opponent_points(game: Inventors, opponent: Opponent) -> dict[str, int]:
    """The solo opponent's VP (IN-550)."""
    solo, seat = game.parts.solo, opponent.seat
    placed = sum(device.inventor == seat for device in game.devices)
    return {
        "guilds": majorities(game, seat),
        "research": research_points(game, seat),
        "workshops": len(opponent.tiles) * solo.vp_workshop_tile,
        "ideas": placed * solo.vp_idea_tile,
        "devices": builder_points(game, seat),
        "influence": sum(roles(device, seat) for device in game.devices) * solo.vp_device_influence,
        "silver": opponent.silver * solo.vp_silver,
    }


def result(game: Inventors) -> Result:
    """Most VP win, ties by Ships; alone, more than the opponent (IN-345, IN-363, IN-551)."""
    parts = {me.seat: points(game, me) for me in game.players}
    if game.opponent:
        parts[game.opponent.seat] = opponent_points(game, game.opponent)
    totals = {seat: sum(row.values()) for seat, row in parts.items()}
    order = sorted((seat for seat in game.ranking if seat != DUMMY), key=lambda seat: -totals[seat])
    scores = [Score(seat, place, totals[seat], parts[seat]) for place, seat in enumerate(order, start=1)]
    people = [score.seat for score in scores if score.seat < len(game.players)]
    if game.opponent:
        return Result(scores, (order[0],), won=order[0] < len(game.players))
    return Result(scores, (people[0],))


# ---- metrics of Device cards (IN-420, IN-421) ------------------------------------------------------------


def metric(game: Inventors, me: Player, card: DeviceCard) -> int:
    """What a card counts."""
    return METRICS[card.metric](game, me, card.of)


def dice_of(me: Player) -> Counter[str]:
    return Counter(die.color for die in own_dice(me))


def dice_color(game: Inventors, me: Player, of: str) -> int:
    return dice_of(me)[of]


def dice_pair(game: Inventors, me: Player, of: str) -> int:
    """Pairs of one die of each colour named, as `orange+charcoal`."""
    return min(dice_of(me)[color] for color in of.split("+"))


def dice_sets(game: Inventors, me: Player, of: str) -> int:
    return min(dice_of(me)[color] for color in COLORS)


def tiles_color(game: Inventors, me: Player, of: str) -> int:
    return sum(game.parts.tiles[tile].color == of for tile in collected(me))


def columns_complete(game: Inventors, me: Player, of: str) -> int:
    return min(len(me.workshops[row].tiles) for row in ROWS)


def rows_with_4_tiles(game: Inventors, me: Player, of: str) -> int:
    return sum(len(me.workshops[row].tiles) >= FULL_ROW for row in ROWS)


def research_section(game: Inventors, me: Player, of: str) -> int:
    river = game.parts.river
    return sum(
        me.seat in space.markers and river[step].section == of for step, space in enumerate(game.river)
    )


def research_sets(game: Inventors, me: Player, of: str) -> int:
    return min(research_section(game, me, section) for section in SECTIONS)


def own_research(game: Inventors, me: Player) -> int:
    return sum(research_section(game, me, section) for section in SECTIONS)


def level_of(game: Inventors, me: Player, of: str) -> int:
    return next(me.people[name].level for name in PEOPLE if name == of)


def level_highest(game: Inventors, me: Player, of: str) -> int:
    return max(person.level for person in me.people.values())


def level_lowest(game: Inventors, me: Player, of: str) -> int:
    return min(person.level for person in me.people.values())


def influence_color(game: Inventors, me: Player, of: str) -> int:
    return next(influence(game, me.seat, color) for color in COLORS if color == of)


def influence_sets(game: Inventors, me: Player, of: str) -> int:
    return min(influence(game, me.seat, color) for color in COLORS)


def having(game: Inventors, me: Player, *names: str) -> int:
    """Devices with all of these roles of one's own."""
    return sum(all(getattr(device, name) == me.seat for name in names) for device in game.devices)


def devices_involved(game: Inventors, me: Player, of: str) -> int:
    return sum(me.seat in (one.inventor, one.builder, one.publisher) for one in game.devices)


def active_people(me: Player) -> int:
    return sum(person.active for person in me.people.values())


def pair_tile_active(game: Inventors, me: Player, of: str) -> int:
    return min(len(collected(me)), active_people(me))


def pair_research_active(game: Inventors, me: Player, of: str) -> int:
    return min(own_research(game, me), active_people(me))


def pair_tile_research(game: Inventors, me: Player, of: str) -> int:
    return min(len(collected(me)), own_research(game, me))


def tent_sections(game: Inventors, me: Player, of: str) -> int:
    """Different sections with an own Tent; the Setup card is one in the 3-round game."""
    return sum(me.seat in seats for seats in game.raised) + (me.goal is not None)


def idea_rows_2(game: Inventors, me: Player, of: str) -> int:
    width = len(IDEA_COLUMNS)
    rows = [me.ideas[row * width : (row + 1) * width] for row in range(len(IDEA_ROWS))]
    return sum(row.count(None) >= IDEAS_OF_A_ROW for row in rows)


def idea_columns(game: Inventors, me: Player, of: str) -> int:
    width = len(IDEA_COLUMNS)
    return sum(not any(me.ideas[column::width]) for column in range(width))


METRICS: dict[str, Callable[[Inventors, Player, str], int]] = {
    "dice_color": dice_color,
    "dice_pair": dice_pair,
    "dice_sets": dice_sets,
    "tiles_color": tiles_color,
    "columns_complete": columns_complete,
    "rows_with_4_tiles": rows_with_4_tiles,
    "research_section": research_section,
    "research_sets": research_sets,
    "level_of": level_of,
    "level_highest": level_highest,
    "level_lowest": level_lowest,
    "influence_color": influence_color,
    "influence_sets": influence_sets,
    "built": lambda game, me, of: having(game, me, "builder"),
    "published": lambda game, me, of: having(game, me, "publisher"),
    "invented_and_built": lambda game, me, of: having(game, me, "inventor", "builder"),
    "invented_and_published": lambda game, me, of: having(game, me, "inventor", "publisher"),
    "built_and_published": lambda game, me, of: having(game, me, "builder", "publisher"),
    "devices_involved": devices_involved,
    "pair_tile_active": pair_tile_active,
    "pair_research_active": pair_research_active,
    "pair_tile_research": pair_tile_research,
    "royalty_space": lambda game, me, of: me.royalty,
    "ship_steps": lambda game, me, of: game.ship(me.seat),
    "tent_sections": tent_sections,
    "idea_rows_2": idea_rows_2,
    "idea_columns": idea_columns,
}
