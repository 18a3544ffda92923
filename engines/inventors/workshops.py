"""Dice in a Workshop: activating a row (IN-260 to IN-267)."""

from collections.abc import Sequence
from functools import partial

from data.words import listed
from engines.inventors.camels import Reach
from engines.inventors.components import WorkshopTile
from engines.inventors.dice import choose_dice, dice_text
from engines.inventors.effects import DONE, effect, gain, happens_by_itself, or_else, work_off
from engines.inventors.labels import effects_text, named, row_text, tile_text
from engines.inventors.paying import pay, refuse_price, takes_silver
from engines.inventors.state import Activation, Inventors, Player
from engines.inventors.vocabulary import (
    AnyEffect,
    CamelTotal,
    DiceBonus,
    Influence,
    ProvideColor,
    ReturnCamelDice,
    ReturnDice,
    Row,
    Silver,
)
from engines.kernel import Option, Refusal, Step, Text

PRINTED = "printed"
TIMELESS = (Silver, Influence, DiceBonus)


def refuse_workshop(row: Row, reach: Reach) -> Refusal | None:
    """A row without dice, and a die for it (IN-260)."""
    if reach.me.workshops[row].dice:
        return Refusal("IN-260", Text("why-dice-there"))
    return None if reach.dice else Refusal("IN-130", Text("why-no-dice"))


def activate(game: Inventors, me: Player, row: Row) -> Step:
    """Dice into the row, then its ability and tiles in any order, each at most once (IN-260 to IN-267)."""
    used = yield from choose_dice(game, me, works=wanted(game, me, row))
    me.workshops[row].dice = [one.die for one in used]
    game.activation = now = Activation(row)
    dice, total = dice_text(me.workshops[row].dice), value_now(game, me, now)
    game.tell("workshop", who=me.who, dice=dice, row=row_text(row), total=total)
    while not now.over:
        row_names = names(game, me, now)
        easy = next((name for name in row_names if is_easy(game, me, now, name)), None)
        if easy is None and not any(may_open(game, me, now, name) for name in row_names):
            break
        name = easy
        if name is None:
            me.may_save = any(has_price(game, me, now, one) for one in row_names)
            name = yield from me.ask(
                "activate",
                lambda: tile_options(game, me, now),
                refuse=lambda name: refuse_tile(game, me, now, name) if name else None,
                args=lambda: {"total": value_now(game, me, now), "silver": me.silver},
                default="done",
            )
            me.may_save = False
        if name is None:
            break
        yield from use_tile(game, me, now, name)
    me.saves = False
    game.activation = None


def wanted(game: Inventors, me: Player, row: Row) -> Text:
    """What the abilities of the row need (IN-262)."""
    now = Activation(row)
    found = []
    for name in names(game, me, now):
        value, color, _, _ = needs(game, now, name)
        if name != PRINTED and (game.parts.tiles[name].end_of_round or game.parts.tiles[name].provides):
            continue
        which = PRINTED_ABILITY if name == PRINTED else Text("tile-name", {"tile": name.upper()})
        if color == "none" or has_color(game, me, row, color):
            found.append(Text("ability", {"which": which, "value": value}))
        else:
            found.append(
                Text("ability-of-color", {"which": which, "value": value, "die": named("die", color)})
            )
    return Text("dice-for", {"abilities": listed(found)})


PRINTED_ABILITY = Text("printed-ability")


def names(game: Inventors, me: Player, now: Activation) -> list[str]:
    """The printed ability and the tiles of the row."""
    return [PRINTED, *me.workshops[now.row].tiles]


def needs(
    game: Inventors, now: Activation, name: str
) -> tuple[int, str, Sequence[AnyEffect], Sequence[AnyEffect]]:
    """Value, colour, cost and effects of the printed ability or a tile."""
    if name == PRINTED:
        row = game.parts.rows[now.row]
        return row.value, row.color, (), row.effects
    tile = game.parts.tiles[name]
    return tile.value, tile.color, tile.cost, tile.effects


def value_now(game: Inventors, me: Player, now: Activation) -> int:
    """The total of the dice, raised by tiles up to 12 (IN-261, IN-263)."""
    total = sum(die.value for die in me.workshops[now.row].dice)
    return max(total, min(game.parts.limits.most_value, total + now.added))


def has_color(game: Inventors, me: Player, row: Row, color: str) -> bool:
    """Whether a colour is among the dice, or a tile of the row provides it (IN-262, IN-263)."""
    workshop = me.workshops[row]
    return any(die.color == color for die in workshop.dice) or any(
        game.parts.tiles[tile].provides == color for tile in workshop.tiles
    )


def lends(game: Inventors, me: Player, now: Activation, color: str) -> str | None:
    """The tile that provides a colour, if none of the dice has it (IN-263)."""
    workshop = me.workshops[now.row]
    if color == "none" or any(die.color == color for die in workshop.dice):
        return None
    return next((tile for tile in workshop.tiles if game.parts.tiles[tile].provides == color), None)


def refuse_tile(game: Inventors, me: Player, now: Activation, name: str) -> Refusal | None:
    """What does not fit, or cannot be paid (IN-262)."""
    _, _, cost, _ = needs(game, now, name)
    why = refuse_dice(game, me, now, name)
    return why or (refuse_price(game, me, cost) if cost else None)


def may_open(game: Inventors, me: Player, now: Activation, name: str) -> bool:
    """Whether it can be used, or cards of the hand could make it payable (IN-103)."""
    if refuse_dice(game, me, now, name):
        return False
    return bool(me.hand) or refuse_tile(game, me, now, name) is None


def has_price(game: Inventors, me: Player, now: Activation, name: str) -> bool:
    """Whether Craftspeople could help to pay for it (IN-324)."""
    return takes_silver(needs(game, now, name)[2]) and refuse_dice(game, me, now, name) is None


def refuse_dice(game: Inventors, me: Player, now: Activation, name: str) -> Refusal | None:
    """Not again, not at the wrong time, with value and colour (IN-262, IN-263, IN-267)."""
    if name in now.used:
        return Refusal("IN-262", Text("why-used-tile"))
    value, color, _, _ = needs(game, now, name)
    if name != PRINTED:
        tile: WorkshopTile = game.parts.tiles[name]
        if tile.end_of_round:
            return Refusal("IN-267", Text("why-end-of-round"))
        if tile.provides:
            return Refusal("IN-263", Text("why-provides"))
    if value_now(game, me, now) < value:
        return Refusal("IN-262", Text("why-too-low", {"total": value_now(game, me, now), "need": value}))
    if color != "none" and not has_color(game, me, now.row, color):
        return Refusal("IN-262", Text("why-no-color", {"die": Text(f"die-{color}")}))
    return None


def is_easy(game: Inventors, me: Player, now: Activation, name: str) -> bool:
    """Whether it costs nothing and is as good now as later, so that it is resolved by itself."""
    _, _, cost, effects = needs(game, now, name)
    if cost or not all(isinstance(one, TIMELESS) for one in effects) or refuse_tile(game, me, now, name):
        return False
    return all(happens_by_itself(game, me, one) for one in effects)


def tile_options(game: Inventors, me: Player, now: Activation) -> list[Option[str | None]]:
    """The printed ability, the tiles, and the end."""
    options = [Option(name, name, partial(tile_name, game, now, name)) for name in names(game, me, now)]
    return or_else(options, "done", DONE)


def tile_name(game: Inventors, now: Activation, name: str) -> Text:
    """What it does, and its number."""
    _, _, cost, effects = needs(game, now, name)
    if name == PRINTED:
        return Text("printed", {"effects": effects_text(effects)})
    return tile_text(name, effects, cost)


def use_tile(game: Inventors, me: Player, now: Activation, name: str) -> Step:
    """Pay and resolve; what cannot be carried out is lost (IN-034, IN-262)."""
    _, color, cost, effects = needs(game, now, name)
    now.used.append(name)
    base = len(me.agenda)
    if cost:
        yield from pay(game, me, cost)
    game.tell("uses-tile", who=me.who, tile=tile_name(game, now, name), id=name)
    if lender := lends(game, me, now, color):
        label = Text("tile-name", {"tile": lender.upper()})
        game.tell("lends", tile=label, die=Text(f"die-{color}"), id=lender)
    gain(me, effects, since=base)  # beside what paying has triggered (IN-031)
    yield from work_off(game, me, base)


# ---- effects that only Workshops know --------------------------------------------------------------------


@effect(DiceBonus, at_once=lambda game, me, effect: True)
def dice_bonus(game: Inventors, me: Player, effect: DiceBonus) -> Step:
    """The dice count more for the rest of this activation (IN-263)."""
    if game.activation:
        game.activation.added += effect.n
        game.tell("dice-bonus", who=me.who, total=value_now(game, me, game.activation))
    yield from ()


def lasting(game: Inventors, me: Player, effect: AnyEffect) -> Refusal:
    """It works by itself, while it lies there."""
    return Refusal("IN-263", Text("why-provides"))


def nothing_now(game: Inventors, me: Player, effect: AnyEffect) -> Step:
    """Looked up where it matters."""
    yield from ()


for kind in (ProvideColor, ReturnDice, CamelTotal, ReturnCamelDice):
    effect(kind, refuse=lasting)(nothing_now)
