"""The map: an emptied Earth as a chart of lights, its locations and the routes between them."""

from functools import cache
from importlib.resources import files
from typing import NamedTuple

import msgspec
from PIL import Image, ImageChops, ImageDraw, ImageFilter

from engines.excavation.state import shelf
from engines.excavation.view import LineView, PlaceView, View
from renderers.excavation import look
from renderers.excavation.look import ACCENT, BODY, DEEP, INK
from renderers.kit.canvas import Canvas, written
from renderers.kit.colour import mix
from renderers.kit.layout import Box
from renderers.kit.panels import plate, tinted
from renderers.kit.pen import Point, curve
from renderers.kit.scene import Panel, Scene
from renderers.kit.tokens import outline

SIZE = (1060, 604)
REGION_OF_LETTER = {"y": "yellow", "g": "green", "r": "red", "p": "purple", "o": "orange"}


class Spot(NamedTuple):
    """Where a location's sign stands."""

    x: float
    y: float


# Places as on the chart, moved apart where the real ones stand too close.
SPOTS: dict[str, Spot] = {
    "alaska": Spot(72, 112),
    "rockies": Spot(150, 226),
    "laurentia": Spot(262, 156),
    "mexico": Spot(172, 336),
    "caribbean": Spot(316, 296),
    "andes": Spot(216, 446),
    "amazon": Spot(368, 410),
    "patagonia": Spot(308, 548),
    "guinea": Spot(512, 416),
    "nile": Spot(596, 316),
    "congo": Spot(604, 442),
    "cape": Spot(574, 552),
    "scandinavia": Spot(520, 96),
    "iberia": Spot(462, 226),
    "urals": Spot(646, 164),
    "arabia": Spot(724, 296),
    "siberia": Spot(814, 112),
    "india": Spot(780, 416),
    "china": Spot(852, 236),
    "pacific": Spot(962, 326),
    "australia": Spot(908, 496),
}
SIGN_ROOM = 40  # what a location needs on either side to be shown at all


class Earth(msgspec.Struct, frozen=True):
    rows: str


@cache
def _land() -> tuple[str, ...]:
    source = files(__package__).joinpath("earth.toml").read_bytes()
    return tuple(msgspec.toml.decode(source, type=Earth).rows.split())


def spot(place: PlaceView) -> Spot:
    """Where the location lies on the picture; one that a corrected table adds, by its own coordinates."""
    return SPOTS.get(place.id) or Spot(place.x / 100 * SIZE[0], place.y / 100 * SIZE[1])


def chart(west: float = 0, east: float = SIZE[0]) -> Panel[View]:
    """The map, or the part of it between two meridians of the picture."""

    def shown(view: View) -> list[PlaceView]:
        return [p for p in view.places if west + SIGN_ROOM <= spot(p).x <= east - SIGN_ROOM]

    def ground(canvas: Canvas, scene: Scene[View]) -> None:
        canvas = canvas.at(-west, 0)
        _ocean(canvas, west, east)
        for layer in (_dots(canvas.px(SIZE[0]), canvas.px(SIZE[1])), _routes(scene.view, canvas.scale)):
            window = (round(west * canvas.scale), 0, round(east * canvas.scale), layer.height)
            canvas.stamp(layer.crop(window), west, 0)
        _edges(canvas, scene, shown(scene.view))
        for place in scene.view.places:
            if place in shown(scene.view):
                _site(canvas, place, scene)
            elif west + SIGN_ROOM / 2 < spot(place).x < east - SIGN_ROOM / 2:
                _sign(canvas, place)  # where routes meet at the window's edge; the next window shows it whole

    def pieces(canvas: Canvas, scene: Scene[View]) -> None:
        canvas = canvas.at(-west, 0)
        for place in shown(scene.view):
            _tiles(canvas, place)
            _explorers(canvas, place, scene.view)

    return Panel((east - west, SIZE[1]), ground, pieces)


def _ocean(canvas: Canvas, west: float, east: float) -> None:
    """The sea: a slightly lighter field with a fine grid of meridians."""
    w, h = canvas.px(SIZE[0]), canvas.px(SIZE[1])
    faint = mix(look.PANEL, look.LINE, 0.42)
    sea = Image.new("RGB", (w, h), look.PANEL)
    draw = ImageDraw.Draw(sea)
    for i in range(1, 12):
        draw.line((round(w * i / 12), 0, round(w * i / 12), h), fill=faint)
    for i in range(1, 7):
        draw.line((0, round(h * i / 7), w, round(h * i / 7)), fill=faint)
    sea = sea.crop((canvas.px(west) if west else 0, 0, canvas.px(east), h))
    sea.putalpha(plate(sea.width, h, canvas.px(18), (255, 255, 255)).getchannel("A"))
    canvas.stamp(sea, west, 0)
    rim = plate(sea.width, h, canvas.px(18), (0, 0, 0, 0), look.LINE, canvas.px(2))
    canvas.stamp(rim, west, 0)


@cache
def _dots(w: int, h: int) -> Image.Image:
    """The continents as dots in the colours of their regions."""
    rows = _land()
    step_x, step_y = w / len(rows[0]), (h * 0.965) / len(rows)
    sheet, land = Image.new("RGBA", (w, h)), Image.new("L", (w, h))
    for letter, region in REGION_OF_LETTER.items():
        alpha = Image.new("L", (w, h))
        dot, large = (_dot(region, step_x * size) for size in (0.42, 1.25))
        for j, row in enumerate(rows):
            y = (j + 0.5) * step_y + h * 0.02
            for i, found in enumerate(row):
                if found == letter:
                    x = (i + (0.5 if j % 2 == 0 else 1)) * step_x
                    spot = large if (i + 3 * (j // 6)) % 9 == 4 and j % 6 == 2 else dot
                    alpha.paste(255, (round(x - spot.width / 2), round(y - spot.height / 2)), spot)
        land = ImageChops.lighter(land, alpha)
        sheet.alpha_composite(tinted(alpha, mix(look.PANEL, look.region_ink(region), 0.4)))
    coast = land.filter(ImageFilter.GaussianBlur(w / 150)).point(lambda value: min(120, value))
    glowing = tinted(coast, mix(ACCENT, look.PANEL, 0.55))
    glowing.alpha_composite(sheet)
    return glowing


def _dot(region: str, radius: float) -> Image.Image:
    """A dot in the shape of its region: colour alone would tell regions apart for some eyes only."""
    over = 4
    size = max(3, round(2.6 * radius + 1))
    dot = Image.new("L", (size * over,) * 2)
    c = dot.width / 2
    corners = outline(look.REGION[region][1], c, c, radius * over)
    ImageDraw.Draw(dot).polygon(corners, fill=255)
    return dot.reduce(over)


def _route(a: Spot, b: Spot) -> list[Point]:
    """A flat arc, bent to the north like a flight path."""
    bend = min(30, abs(a.x - b.x) * 0.12)
    return curve((a.x, a.y), ((a.x + b.x) / 2, (a.y + b.y) / 2 - bend), (b.x, b.y), steps=20)


def _routes(view: View, k: float) -> Image.Image:
    """Glowing lines between adjacent locations; those across the map's edge are dashed."""
    over = 2
    core = Image.new("L", (round(SIZE[0] * k) * over, round(SIZE[1] * k) * over))
    draw = ImageDraw.Draw(core)
    places = {place.id: place for place in view.places}
    thick = round(3 * k * over)
    for line in view.lines:
        a, b = (spot(places[end]) for end in line.between)
        if line.wrap:
            for start in (a, b):
                _dashes(draw, start, _rim(start), thick, k * over)
        else:
            points = [(x * k * over, y * k * over) for x, y in _route(a, b)]
            draw.line(points, fill=255, width=thick, joint="curve")
    core = core.reduce(over)
    glow = core.filter(ImageFilter.GaussianBlur(6 * k)).point(lambda value: min(255, round(value * 0.95)))
    alpha = ImageChops.lighter(core.point(lambda value: round(value * 0.8)), glow)
    return tinted(alpha, mix(ACCENT, INK, 0.12))


def _dashes(draw: ImageDraw.ImageDraw, start: Point, end: Point, thick: int, k: float) -> None:
    """A dashed line."""
    dx, dy = end[0] - start[0], end[1] - start[1]
    count = max(1, int((dx * dx + dy * dy) ** 0.5 / 14))
    for i in range(count):
        ends = [((start[0] + dx * t) * k, (start[1] + dy * t) * k) for t in (i / count, (i + 0.55) / count)]
        draw.line(ends, fill=255, width=thick)


def _rim(start: Spot) -> Point:
    """Where a route leaves the map."""
    if start.x < SIZE[0] / 2:
        return 16, start.y - 18
    return SIZE[0] - 16, start.y + 56


def _edges(canvas: Canvas, scene: Scene[View], shown: list[PlaceView]) -> None:
    """A sign at the rim that says where the route goes on."""
    for place in shown:
        goals = [_other(line, place) for line in scene.view.lines if line.wrap and place.id in line.between]
        if not goals:
            continue
        west = spot(place).x < SIZE[0] / 2
        y = _rim(spot(place))[1]
        text = " · ".join(scene.called("pic-excavation-place", goal) for goal in goals)
        wide = written(text, BODY, canvas.scale) + 40
        box = Box(8 if west else SIZE[0] - 8 - wide, y + (-36 if west else 8), wide, 27)
        canvas.stamp(plate(canvas.px(box.w), canvas.px(box.h), canvas.px(7), DEEP), box.x, box.y)
        arrow = look.icon(canvas.px(17), "arrow", ACCENT)
        if west:
            canvas.sprite(arrow.transpose(Image.Transpose.FLIP_LEFT_RIGHT), box.x + 15, box.centre[1])
            canvas.text(text, box.beside(30), BODY._replace(ink=ACCENT))
        else:
            canvas.sprite(arrow, box.right - 15, box.centre[1])
            canvas.text(text, Box(box.x + 10, box.y, box.w - 40, box.h), BODY._replace(ink=ACCENT))
        canvas.mark("wrap", f"{place.id}>{'+'.join(goals)}", box)


def _other(line: LineView, place: PlaceView) -> str:
    here, there = line.between
    return there if here == place.id else here


def _sign(canvas: Canvas, place: PlaceView) -> None:
    """A location's sign, or two for a market that is a dig site."""
    at = spot(place)
    if place.region:
        canvas.piece(look.dig_sign(canvas.px(42), place.region), at.x, at.y, "dig", place.id)
    if place.market:
        x = at.x - 40 if place.region else at.x
        canvas.piece(look.market_sign(canvas.px(50), place.market), x, at.y, "market", place.market)
    if place.black_market:
        canvas.piece(look.black_market_sign(canvas.px(56)), at.x, at.y, "black-market", place.black_market)


def _site(canvas: Canvas, place: PlaceView, scene: Scene[View]) -> None:
    """A location's sign and its name; at a black market also the symbols that open it."""
    at = spot(place)
    _sign(canvas, place)
    if place.black_market:
        for number, symbol in enumerate(black_market_symbols(scene.view)[place.black_market]):
            canvas.sprite(look.market_sign(canvas.px(32), symbol, lit=False), at.x + 40 + number * 31, at.y)
    name = scene.called("pic-excavation-place", place.id)
    wide = written(name, BODY, canvas.scale) + 12
    box = Box(min(max(at.x - wide / 2, 4), SIZE[0] - wide - 4), at.y + 24, wide, 25)
    canvas.stamp(plate(canvas.px(box.w), canvas.px(box.h), canvas.px(7), DEEP), box.x, box.y)
    canvas.text(name, box, BODY, 0.5)
    canvas.mark("place", place.id, box)


def black_market_symbols(view: View) -> dict[str, tuple[int, ...]]:
    """Which market symbols open which black market."""
    return {entry.id: entry.symbols for entry in shelf.of(view.data).black_market}


def _tiles(canvas: Canvas, place: PlaceView) -> None:
    """What the dig site yields: face up as many as lie there, or faint while there is none."""
    at = spot(place)
    values = {artefact.symbol: artefact.value for artefact in place.artefacts}
    for row, symbol in enumerate(place.symbols):
        assert place.region is not None
        y = at.y + row * 35 - (28 if len(place.symbols) > 1 else 0)
        count = sum(artefact.symbol == symbol for artefact in place.artefacts)
        tile = look.artefact(canvas.px(33), place.region, symbol, values.get(symbol, 0))
        kind = f"{place.region}-{symbol}"
        canvas.piece(tile, at.x + 47, y, "artefact" if count else "yield", kind, count)
        if count > 1:
            box = Box(at.x + 71, y - 12, 27, 24)
            canvas.stamp(plate(canvas.px(box.w), canvas.px(box.h), canvas.px(6), DEEP), box.x, box.y)
            canvas.text(f"×{count}", box, look.COUNT, 0.5)


def _explorers(canvas: Canvas, place: PlaceView, view: View) -> None:
    """Above the sign; where two rows of tiles reach up beside it, to their left."""
    at = spot(place)
    count = len(place.explorers)
    for number, seat in enumerate(place.explorers):
        faction = view.players[seat].faction
        if faction:
            back = count - 1 - number
            x = at.x + (11 - back * 25 if len(place.symbols) > 1 else (number - (count - 1) / 2) * 25)
            canvas.piece(
                look.explorer(canvas.px(27), faction), x, at.y - 42, "explorer", f"{seat}@{place.id}"
            )
