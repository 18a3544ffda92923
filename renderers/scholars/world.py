"""The Map: a ring of spaces around six Scrolls."""

from functools import partial
from typing import NamedTuple

from PIL import Image

from engines.scholars.view import LyingView, MapSpaceView, ScrollView, View
from renderers.kit.canvas import Canvas
from renderers.kit.cards import Card, card
from renderers.kit.layout import Box
from renderers.kit.lines import effect_line
from renderers.kit.pen import Pen
from renderers.kit.pieces import Piece, counter, crowd, slot
from renderers.kit.scene import Panel, Scene
from renderers.kit.stickers import stick
from renderers.kit.surfaces import inner_shadow, paper, pixels, surface
from renderers.kit.table import titled
from renderers.kit.tokens import outline
from renderers.scholars import look
from renderers.scholars.look import THEME
from renderers.scholars.people import token_of


class Chart(NamedTuple):
    """Where things of the Map lie, on a large sheet or on a narrow one."""

    size: tuple[float, float]
    inner: Box  # where 0 to 100 of the map's coordinates lie
    space: tuple[float, float]
    scroll: tuple[float, float]
    reach: float  # how far the columns of Scrolls stand apart, the table's distance being 1
    type: float

    @property
    def sea(self) -> Box:
        return Box(8, 38, self.size[0] - 16, self.size[1] - 46)

    def at(self, x: float, y: float) -> tuple[float, float]:
        return self.inner.x + self.inner.w * x / 100, self.inner.y + self.inner.h * y / 100

    def space_box(self, space: MapSpaceView) -> Box:
        x, y = self.at(space.x, space.y)
        return Box(x - self.space[0] / 2, y - self.space[1] / 2, *self.space)

    def markers_box(self, space: MapSpaceView, view: View, count: int) -> Box:
        """At the foot of a space; at the sides, where Scrolls lie right below, in the middle of the Map."""
        box = self.space_box(space)
        foot = Box(box.x, box.bottom - 9, box.w, 20)
        scrolls = [self.scroll_box(place.x, place.y) for place in view.map_scrolls]
        if all(foot.bottom <= one.y or one.bottom <= foot.y for one in scrolls):
            return foot
        width = min(box.w, 23.0 * count)
        x = box.right + 3 if space.x < 50 else box.x - width - 3
        return Box(x, box.y + (box.h - foot.h) / 2, width, foot.h)

    def scroll_box(self, x: int, y: int) -> Box:
        left, top = self.at(50 + (x - 50) * self.reach, y)
        return Box(left - self.scroll[0] / 2, top - self.scroll[1] / 2, *self.scroll)


WIDE = Chart((576.0, 470.0), Box(52, 46, 472, 392), (92.0, 44.0), (148.0, 104.0), 1.08, 14.5)
NARROW = Chart((400.0, 444.0), Box(36, 46, 328, 366), (66.0, 46.0), (118.0, 84.0), 1.235, 14.5)


def ring(chart: Chart = WIDE) -> Panel[View]:
    """The whole Map."""

    def ground(canvas: Canvas, scene: Scene[View]) -> None:
        view = scene.view
        titled(canvas, Box(0, 0, *chart.size), THEME, scene.say("pic-scholars-map"))
        sheet = paper(*pixels(canvas, chart.sea), canvas.scale, look.SHADE, 0.03)
        surface(canvas, sheet, chart.sea, radius=14)
        inner_shadow(canvas, chart.sea, 14)
        canvas.stamp(_paths(canvas, view, chart), 0, 0)
        for space in view.spaces:
            _space_ground(canvas, space, chart)
        for place in view.map_scrolls:
            slot(canvas, chart.scroll_box(place.x, place.y), THEME, ground=look.SHADE)

    def pieces(canvas: Canvas, scene: Scene[View]) -> None:
        view = scene.view
        for place in view.map_scrolls:
            if place.lying:
                lying(canvas, chart.scroll_box(place.x, place.y), place.lying, scene, chart.type)
        for space in view.spaces:
            here = [Piece(partial(token_of, view, seat), "marker", seat, space.pos) for seat in space.markers]
            here += [Piece(look.neutral, "neutral", "", space.pos)] if space.neutral else []
            crowd(canvas, chart.markers_box(space, view, len(here)), here, 20)
        x = chart.sea.right - 190
        counter(canvas, x, 22, "deliver", view.scroll_deck, THEME, "scroll-deck", size=24)
        counter(canvas, x + 84, 22, "collect", view.caliphs_left, THEME, "caliphs-left", size=24)

    return Panel(chart.size, ground, pieces)


def _paths(canvas: Canvas, view: View, chart: Chart) -> Image.Image:
    """The coloured paths from a black space to the next white one; the shape stands in their middle."""
    pen = Pen(*chart.size, canvas.scale, over=2)
    count = len(view.spaces)
    for number, space in enumerate(view.spaces):
        following = view.spaces[(number + 1) % count]
        start, end = chart.at(space.x, space.y), chart.at(following.x, following.y)
        pen.line([start, end], look.LINE, 9)
        if space.path:
            tone = look.tone(space.path)
            pen.line([start, end], look.INK, 13)
            pen.line([start, end], tone, 9)
    return pen.done()


def _space_ground(canvas: Canvas, space: MapSpaceView, chart: Chart) -> None:
    box = chart.space_box(space)
    dark = space.kind == "black"
    fill = look.NIGHT if dark else look.PAPER
    look.strip(canvas, box, fill, look.GOLD if dark else look.INK, 12)
    style = THEME.strong(chart.type + 0.5, look.PAPER if dark else look.INK)
    effect_line(canvas, space.line, box.inset(4, 3), style, THEME, 0.5, shrink=0.55)
    if space.path:
        badge = Pen(100, 100, canvas.px(22) / 100)
        fill, shape = look.COLOURS[space.path]
        badge.disc(50, 50, 46, look.PAPER, look.INK, 7)
        badge.polygon(outline(shape, 50, 50, 22), fill, look.INK, 4)
        canvas.sprite(badge.done(), box.right - 8, box.y + 6)


def lying(canvas: Canvas, box: Box, there: LyingView, scene: Scene[View], type: float) -> None:
    """A Scroll on the board, and whose Influence lies on it."""
    scroll(canvas, box, there.scroll, type)
    canvas.mark("scroll", there.scroll.id, box)
    if there.influence is not None:
        sign = token_of(scene.view, there.influence, canvas.px(type * 1.9))
        canvas.piece(
            sign,
            box.right - type * 1.1,
            box.bottom - type * 1.1,
            "on-scroll",
            there.scroll.id,
            there.influence,
        )


def scroll(canvas: Canvas, box: Box, one: ScrollView, type: float) -> None:
    """A Scroll: language and science in the band, points, immediate effects, condition at the end."""
    size = (box.w + 8, box.h + 8)
    key = ("scroll", one, box.w, box.h, type)
    stick(
        canvas.at(box.x - 4, box.y - 4),
        key,
        size,
        lambda blank: _scroll(blank, Box(4, 4, box.w, box.h), one, type),
    )


def _scroll(canvas: Canvas, box: Box, one: ScrollView, type: float) -> None:
    science = f"[track-{one.research}]" if one.research else ""
    band = look.LANGUAGE_INKS.get(one.language, look.BROWN)
    card(
        canvas,
        box,
        Card(band, look.PAPER, cost=f"[scroll-{one.language}] {science} {one.vp}[vp]", size=type),
        THEME,
    )
    rest = Box(box.x + 4, box.y + type * 1.6, box.w - 8, box.h - type * 1.7)
    lines = [line for line in (one.line, one.condition) if line]
    for line, row, ink in zip(lines, rest.rows(max(1, len(lines))), (look.INK, look.DIM), strict=False):
        effect_line(canvas, line, row, THEME.strong(type, ink), THEME, 0.5, shrink=0.5)
