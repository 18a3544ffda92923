"""The sixteen buildings as façades of red sandstone with domes; a building site stands in its scaffolding."""

from functools import lru_cache

from PIL import Image

from renderers.agra.look import DIM, GOLD, GOLD_DARK, INK, PAPER, ROWS, SAND, WHITE, cusped
from renderers.kit.colour import Ink, mix
from renderers.kit.layout import Box
from renderers.kit.pen import Pen, bend

# The roofs grow with the column: a kiosk on either side, one dome, a dome between minarets, three domes.
KIOSKS, DOME, MINARETS, DOMES = 1, 2, 3, 4
GROUND = 97.0  # where the walls stand


@lru_cache(maxsize=64)
def house(size: int, row: int, column: int, built: bool) -> Image.Image:
    """A façade, 84 wide for 100 high."""
    pen = Pen(84, 100, size / 100)
    if built:
        _built(pen, ROWS.get(row, ROWS[1]), column)
    else:
        _site(pen)
    return pen.done()


def _built(pen: Pen, stone: Ink, column: int) -> None:
    wall, edge, light = mix(stone, WHITE, 0.22), mix(stone, INK, 0.6), mix(stone, WHITE, 0.55)
    if column >= MINARETS:
        for x in (7, 77):
            pen.rounded(Box(x - 4.5, 26, 9, GROUND - 26), 1, wall, edge, 2)
            for y in (44, 66):
                pen.line([(x - 5, y), (x + 5, y)], edge, 1.6)
            _dome(pen, x, 27, 12, 14, light, edge)
    if column == KIOSKS:
        for x in (20, 64):
            for pillar in (x - 7, x + 7):
                pen.line([(pillar, 30), (pillar, 44)], edge, 2.4)
            _dome(pen, x, 31, 22, 19, light, edge)
    if column == DOMES:
        for x in (22, 62):
            _dome(pen, x, 44, 20, 22, light, edge)
    if column != KIOSKS:
        high, wide = (46.0, 44.0) if column == DOME else (42.0, 34.0)
        _dome(pen, 42, 45, wide, high, mix(light, PAPER, 0.35), edge)
    pen.rounded(Box(11, 43, 62, GROUND - 43), 1, wall, edge, 2.4)
    pen.rounded(Box(9, 41, 66, 7), 1, light, edge, 2)
    for x in range(15, 72, 8):
        pen.polygon(bend((x - 3, 41), (x, 35), (x + 3, 41)), light, edge, 1.2)
    for left in (15.5, 60.5):
        for y in (53, 75):
            pen.polygon(cusped(left, y, 8, 15), mix(stone, INK, 0.72))
    pen.polygon(cusped(25, 47, 34, GROUND - 47), mix(PAPER, stone, 0.16), edge, 2.4)
    pen.line([(4, GROUND), (80, GROUND)], edge, 3)


def _dome(pen: Pen, x: float, y: float, w: float, h: float, fill: Ink, line: Ink) -> None:
    """An onion dome with a golden finial; its foot stands at y."""
    left = bend(
        (x - w * 0.36, y),
        (x - w * 0.62, y - h * 0.3),
        (x - w * 0.3, y - h * 0.56),
        (x, y - h * 0.66),
        (x, y - h * 0.8),
    )
    right = [(2 * x - px, py) for px, py in reversed(left)]
    pen.line([(x, y - h * 0.78), (x, y - h)], GOLD, max(1.4, w * 0.06))
    pen.polygon([*left, *right], fill, line, max(1.4, w * 0.06))
    shine = [(x - w * 0.24, y - h * 0.08), (x - w * 0.34, y - h * 0.3), (x - w * 0.16, y - h * 0.52)]
    pen.line(bend(*shine), mix(fill, WHITE, 0.55), max(1.0, w * 0.05))


def _site(pen: Pen) -> None:
    """Walls that have been begun, poles, planks and a ladder before them."""
    brick, wood, dark = mix(SAND, WHITE, 0.3), mix(GOLD_DARK, SAND, 0.35), mix(GOLD_DARK, INK, 0.45)
    steps = (
        (11, 52),
        (20, 52),
        (20, 44),
        (32, 44),
        (32, 56),
        (54, 56),
        (54, 48),
        (64, 48),
        (64, 60),
        (73, 60),
    )
    pen.polygon([(11, GROUND), *steps, (73, GROUND)], brick, DIM, 2)
    pen.polygon(cusped(25, 50, 34, GROUND - 50), mix(PAPER, SAND, 0.35), DIM, 2)
    for y in (30, 48, 66):
        pen.line([(2, y), (82, y)], dark, 4.4)
        pen.line([(2, y), (82, y)], wood, 2.6)
    for x in (6, 22, 62, 78):
        pen.line([(x, 18), (x, GROUND)], dark, 4)
        pen.line([(x, 18), (x, GROUND)], wood, 2.2)
    for x in (67, 74):
        pen.line([(x, 34), (x - 3, GROUND)], dark, 2.2)
    for y in range(38, 96, 8):
        pen.line([(66, y), (74, y)], dark, 2)
    pen.line([(6, 30), (22, 48)], wood, 2)
    pen.line([(78, 48), (62, 30)], wood, 2)
    pen.line([(4, GROUND), (80, GROUND)], DIM, 3)
