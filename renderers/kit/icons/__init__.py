"""Icons that several games need, each on a field of 100 by 100, and how a game finds one by its name.

`[name]` in an effect's line is looked up in the game's `Icons`: first what the game drew itself, then here.
"""

from collections.abc import Callable, Mapping
from functools import lru_cache
from typing import NamedTuple, TypeAlias

from PIL import Image

from renderers.kit.colour import Ink, ink
from renderers.kit.icons import places, table, wares
from renderers.kit.pen import Pen

Drawing: TypeAlias = Callable[[Pen, Ink, Ink], None]
Sprite: TypeAlias = Callable[[int], Image.Image]  # of that many pixels


class Icon(NamedTuple):
    """A drawing and the colour it has unless a game chooses another."""

    draw: Drawing
    fill: Ink


class NoSuchIcon(Exception):
    """A name that neither the game nor the kit has drawn."""


GOLD, SILVER, PAPER, SAND = ink("#f2b632"), ink("#cfd6de"), ink("#fff8e4"), ink("#d9b27a")
WOOD, CLAY, STEEL, STONE = ink("#b9854a"), ink("#c9683f"), ink("#8fa0b3"), ink("#d8cfbf")
RED, GREEN, BLUE, PURPLE = ink("#c8402f"), ink("#3f9a56"), ink("#2f86c1"), ink("#8a5cc2")
SIGN = ink("#5b4a3a")

ICONS: dict[str, Icon] = {
    "coin": Icon(table.coin, GOLD),
    "silver": Icon(table.coin, SILVER),
    "points": Icon(table.points, GOLD),
    "card": Icon(table.card, PAPER),
    "cards": Icon(table.cards, PAPER),
    "deck": Icon(table.deck, PAPER),
    "discard": Icon(table.discard, PAPER),
    "person": Icon(table.person, SAND),
    "lying": Icon(table.lying, SAND),
    "group": Icon(table.group, SAND),
    "bag": Icon(table.bag, SAND),
    "die": Icon(table.die, PAPER),
    "marker": Icon(table.marker, SAND),
    "crate": Icon(table.crate, SAND),
    "flag": Icon(table.flag, RED),
    "crown": Icon(table.crown, GOLD),
    "hourglass": Icon(table.hourglass, PAPER),
    "lock": Icon(table.lock, STEEL),
    "star": Icon(table.star_shape, GOLD),
    "heart": Icon(table.heart, RED),
    "hand": Icon(table.hand, SAND),
    "eye": Icon(table.eye, PAPER),
    "hexagon": Icon(table.hexagon, STONE),
    "arrow": Icon(table.arrow, SIGN),
    "back": Icon(table.back, SIGN),
    "up": Icon(table.up, SIGN),
    "down": Icon(table.down, SIGN),
    "swap": Icon(table.swap, SIGN),
    "turn": Icon(table.turn, SIGN),
    "plus": Icon(table.plus, GREEN),
    "check": Icon(table.check, GREEN),
    "cross": Icon(table.cross, RED),
    "barred": Icon(table.barred, RED),
    "sparkle": Icon(table.sparkle, GOLD),
    "gold": Icon(wares.gold, GOLD),
    "gem": Icon(wares.gem, BLUE),
    "water": Icon(wares.water, BLUE),
    "paper": Icon(wares.paper, PAPER),
    "quill": Icon(wares.quill, PAPER),
    "folder": Icon(wares.folder, SAND),
    "book": Icon(wares.book, RED),
    "open-book": Icon(wares.open_book, PAPER),
    "scroll": Icon(wares.scroll, PAPER),
    "map": Icon(wares.map_sheet, PAPER),
    "key": Icon(wares.key, GOLD),
    "hammer": Icon(wares.hammer, STEEL),
    "gear": Icon(wares.gear, STEEL),
    "flask": Icon(wares.flask, PURPLE),
    "scales": Icon(wares.scales, GOLD),
    "anvil": Icon(wares.anvil, STEEL),
    "candle": Icon(wares.candle, PAPER),
    "spindle": Icon(wares.spindle, CLAY),
    "tile": Icon(wares.tile, BLUE),
    "saw": Icon(wares.saw, STEEL),
    "jar": Icon(wares.jar, CLAY),
    "bread": Icon(wares.bread, SAND),
    "lamp": Icon(wares.lamp, GOLD),
    "helix": Icon(wares.helix, GREEN),
    "planet": Icon(wares.planet, PURPLE),
    "triangle": Icon(wares.triangle, GOLD),
    "house": Icon(places.house, STONE),
    "tower": Icon(places.tower, STONE),
    "minaret": Icon(places.minaret, STONE),
    "dome": Icon(places.dome, STONE),
    "tent": Icon(places.tent, CLAY),
    "factory": Icon(places.factory, STEEL),
    "workshop": Icon(places.workshop, CLAY),
    "bridge": Icon(places.bridge, STONE),
    "ship": Icon(places.ship, WOOD),
    "wheel": Icon(places.wheel, WOOD),
    "camel": Icon(places.camel, SAND),
    "palm": Icon(places.palm, GREEN),
    "leaf": Icon(places.leaf, GREEN),
    "lotus": Icon(places.lotus, ink("#e79bb0")),
    "sun": Icon(places.sun, GOLD),
    "moon": Icon(places.moon, SILVER),
    "fire": Icon(places.fire, ink("#f0862b")),
    "mountain": Icon(places.mountain, STONE),
    "wave": Icon(places.wave, BLUE),
}


@lru_cache(maxsize=1024)
def icon(size: int, name: str, fill: Ink | None = None, line: Ink = (43, 29, 20)) -> Image.Image:
    """An icon of the kit of that many pixels, in its own colour or another."""
    if name not in ICONS:
        raise NoSuchIcon(name)
    drawn = ICONS[name]
    pen = Pen(100, 100, size / 100)
    drawn.draw(pen, drawn.fill if fill is None else fill, line)
    return pen.done()


class Icons:
    """A game's icons by name: its own drawings, the kit's in the game's colours, and the kit's as they are.

    `own` gives a sprite for a size; `inks` recolours icons of the kit; `sign` is the ink of arrows and other
    plain signs, `line` of the outlines.
    """

    def __init__(
        self,
        own: Mapping[str, Sprite] | None = None,
        inks: Mapping[str, Ink] | None = None,
        line: Ink = (43, 29, 20),
        sign: Ink = SIGN,
    ) -> None:
        self.own = dict(own or {})
        self.inks = {name: sign for name, drawn in ICONS.items() if drawn.fill == SIGN} | dict(inks or {})
        self.line = line

    def __contains__(self, name: str) -> bool:
        return name in self.own or name in ICONS

    def sprite(self, name: str, size: int) -> Image.Image:
        """The icon of that many pixels."""
        if name in self.own:
            return self.own[name](size)
        return icon(size, name, self.inks.get(name), self.line)
