"""Minarets and the House of Wisdom, Caliph cards, the research tracks and what research offers."""

from functools import partial

from engines.scholars.view import CaliphSpaceView, GuildView, TrackView, View
from renderers.kit.canvas import Canvas
from renderers.kit.layout import Box
from renderers.kit.lines import effect_line
from renderers.kit.pieces import Piece, crowd, slot
from renderers.kit.scene import Panel, Scene
from renderers.kit.table import PHONE, titled
from renderers.scholars import look
from renderers.scholars.look import THEME
from renderers.scholars.people import token_of
from renderers.scholars.world import lying

HOUSE = (520.0, 470.0)
CALIPHS = (574.0, 260.0)
RESEARCH = (484.0, 470.0)
LEVEL = 42.0


# ---- Minarets and House ----


def house(view: View, width: float = HOUSE[0]) -> Panel[View]:
    """A column for each Guild: its Minaret, and three spaces for Scrolls."""
    size = (width, HOUSE[1])
    columns = Box(8, 36, width - 16, HOUSE[1] - 44).columns(len(view.guilds), 8)

    def ground(canvas: Canvas, scene: Scene[View]) -> None:
        titled(canvas, Box(0, 0, *size), THEME, scene.say("pic-scholars-house"))
        for guild, box in zip(scene.view.guilds, columns, strict=True):
            tone = look.tone(guild.id)
            look.strip(canvas, Box(box.x, box.y, box.w, 116), tone, look.INK, 14)
            look.strip(canvas, Box(box.x + 6, box.y + 28, box.w - 12, 82), look.PAPER, look.INK, 10)
            sign = THEME.icons.sprite(f"influence-{guild.id}", canvas.px(24))
            canvas.sprite(sign, box.x + 16, box.y + 14)
            line = f"{guild.control_vp}[vp] · {guild.compensation}"
            style = THEME.strong(14, look.on_tone(guild.id))
            effect_line(
                canvas, line, Box(box.x + 32, box.y + 2, box.w - 36, 24), style, THEME, 0.5, shrink=0.6
            )
            for space, there in zip(guild.spaces, _spaces(box), strict=True):
                slot(canvas, there, THEME)
                note = Box(there.x + 2, there.bottom - 20, there.w - 4, 18)
                effect_line(canvas, space.line, note, THEME.style(12.5, look.DIM), THEME, 0.5, shrink=0.6)

    def pieces(canvas: Canvas, scene: Scene[View]) -> None:
        for guild, box in zip(scene.view.guilds, columns, strict=True):
            _minaret(canvas, Box(box.x + 6, box.y + 28, box.w - 12, 82), guild, scene)
            for space, there in zip(guild.spaces, _spaces(box), strict=True):
                if space.lying:
                    lying(canvas, there, space.lying, scene, 13.5)

    return Panel(size, ground, pieces)


def _spaces(column: Box) -> list[Box]:
    return Box(column.x, column.y + 121, column.w, column.h - 121).rows(3, 4)


def _minaret(canvas: Canvas, box: Box, guild: GuildView, scene: Scene[View]) -> None:
    """Who controls the Guild stands on top; below, everybody's Influence."""
    top = Box(box.x, box.y + 2, box.w, 32)
    if guild.controller is not None:
        sign = token_of(scene.view, guild.controller, canvas.px(30))
        canvas.sprite(THEME.icons.sprite("crown", canvas.px(18)), top.centre[0] - 26, top.centre[1])
        canvas.piece(sign, *top.centre, "controller", guild.id, guild.controller)
    there = [(seat, count) for seat, count in enumerate(guild.influence) if count]
    rows = 1 if box.w >= 140 else 2
    each = -(-max(4, len(there)) // rows)
    size = 20.0 if rows == 1 else 18.0
    room = Box(box.x + 3, box.y + 38, box.w - 6, 40).rows(rows)
    cells = [cell for row in room for cell in row.columns(each)]
    for (seat, count), cell in zip(there, cells, strict=False):
        canvas.sprite(token_of(scene.view, seat, canvas.px(size)), cell.x + size / 2, cell.centre[1])
        number = Box(cell.x + size, cell.y, cell.w - size + 1, cell.h)
        canvas.text(str(count), number, THEME.strong(15))
        canvas.mark(
            "guild", f"{guild.id}.{seat}", Box(cell.x, cell.centre[1] - size / 2, cell.w - 1, size), count
        )


# ---- Caliph cards ----


def caliphs(view: View) -> Panel[View]:
    """The four spaces with their events, the cards that have come, and the black banner."""
    places = Box(8, 36, 500, 218).columns(len(view.caliphs), 6)
    banner = Box(514, 36, 52, 218)

    def ground(canvas: Canvas, scene: Scene[View]) -> None:
        titled(canvas, Box(0, 0, *CALIPHS), THEME, scene.say("pic-scholars-caliphs"))
        for space, box in zip(scene.view.caliphs, places, strict=True):
            slot(canvas, Box(box.x, box.y, box.w, 172), THEME)
            note = Box(box.x, box.y + 174, box.w, 44)
            text = f"{space.order}. {scene.say(f'pic-scholars-event-{space.event}')}"
            canvas.paragraph(text, note, THEME.style(12.5, look.DIM), 1.1, 0.5, may_cut=True)
        look.strip(canvas, banner, look.BLACK, look.GOLD)
        rows = banner.rows(len(scene.view.banner))
        for vp, row in zip(reversed(scene.view.banner), rows, strict=True):
            effect_line(canvas, f"{vp}[vp]", row, THEME.strong(15, look.PAPER), THEME, 0.5, shrink=0.7)

    def pieces(canvas: Canvas, scene: Scene[View]) -> None:
        for space, box in zip(scene.view.caliphs, places, strict=True):
            if space.card:
                _caliph(canvas, Box(box.x, box.y, box.w, 172), space, scene)

    return Panel(CALIPHS, ground, pieces)


def _caliph(canvas: Canvas, box: Box, space: CaliphSpaceView, scene: Scene[View]) -> None:
    assert space.card is not None
    look.strip(canvas, box, look.GOLD, look.INK, 8)
    for spot, row in zip(space.card.spots, box.inset(4).rows(len(space.card.spots), 4), strict=True):
        look.strip(canvas, row, look.PAPER, look.INK)
        worth = f"{spot.vp}[vp] " if spot.vp else ""
        effect_line(
            canvas,
            worth + spot.line,
            Box(row.x + 2, row.y, row.w - 4, row.h - 18),
            THEME.strong(13),
            THEME,
            0.5,
            shrink=0.5,
        )
        if spot.influence is not None:
            sign = token_of(scene.view, spot.influence, canvas.px(22))
            canvas.piece(
                sign,
                row.centre[0],
                row.bottom - 11,
                "on-caliph",
                f"{space.card.id}.{spot.id}",
                spot.influence,
            )
    canvas.mark("caliph", space.card.id, box)


# ---- research ----


def research(view: View) -> Panel[View]:
    """Six tracks from level 0 at the foot, and below them what the action Research offers."""
    columns = Box(8, 36, 468, 382).columns(len(view.tracks), 5)
    offers = Box(8, 422, 468, 42).columns(len(view.research_options), 5)
    return _research(RESEARCH, columns, offers, 11.5)


def narrow_research(view: View) -> Panel[View]:
    """The same for a phone, the tracks in two rows."""
    high = 430.0
    rows = Box(8, 36, PHONE - 16, 2 * high + 8).rows(2, 8)
    half = (len(view.tracks) + 1) // 2
    columns = [column for row in rows for column in row.columns(half, 5)][: len(view.tracks)]
    low = Box(8, rows[1].bottom + 6, PHONE - 16, 96).rows(2, 4)
    half = (len(view.research_options) + 1) // 2
    offers = [cell for row in low for cell in row.columns(half, 5)][: len(view.research_options)]
    return _research((PHONE, low[1].bottom + 8), columns, offers, 15)


def _research(size: tuple[float, float], columns: list[Box], offers: list[Box], type: float) -> Panel[View]:
    def ground(canvas: Canvas, scene: Scene[View]) -> None:
        titled(canvas, Box(0, 0, *size), THEME, scene.say("pic-scholars-research"))
        for track, box in zip(scene.view.tracks, columns, strict=True):
            look.strip(canvas, box, look.tone(track.colour), look.INK, 10)
            canvas.sprite(THEME.icons.sprite(f"track-{track.id}", canvas.px(26)), box.x + 16, box.y + 17)
            top = Box(box.x + 30, box.y + 4, box.w - 33, 26)
            look.strip(canvas, top, look.PAPER, look.INK, 8)
            effect_line(
                canvas, track.over_top, top.inset(2, 1), THEME.strong(type + 1), THEME, 0.5, shrink=0.6
            )
            for space, row in zip(track.spaces, _levels(box, track), strict=True):
                look.strip(canvas, row, look.PAPER if space.level % 2 else look.SHADE, look.INK, 6)
                level = f"{space.level}" + (f"·{space.vp}[vp]" if space.vp else "")
                effect_line(
                    canvas,
                    level,
                    Box(row.x + 2, row.y, row.w - 4, type * 1.3),
                    THEME.style(type, look.DIM),
                    THEME,
                )
                if space.line:
                    gain = Box(row.x + 2, row.y + type * 1.13, row.w - 4, row.h - type * 1.13)
                    effect_line(canvas, space.line, gain, THEME.strong(type), THEME, 0.0, shrink=0.5)
        for option, box in zip(scene.view.research_options, offers, strict=True):
            look.strip(canvas, box, look.SHADE)
            need = f"{option.min_value}+" + ("" if option.needs_colour else "[die-white]")
            effect_line(
                canvas,
                f"{need} {option.line}",
                box.inset(3, 2),
                THEME.strong(type + 1.5),
                THEME,
                0.5,
                shrink=0.5,
            )

    def pieces(canvas: Canvas, scene: Scene[View]) -> None:
        view = scene.view
        for track, box in zip(view.tracks, columns, strict=True):
            rows = _levels(box, track)
            for level in dict.fromkeys(track.levels):
                here = [
                    Piece(partial(token_of, view, seat), "track", f"{seat}.{track.id}", level)
                    for seat, mine in enumerate(track.levels)
                    if mine == level
                ]
                row = rows[min(level, len(rows) - 1)]
                wide = type * 3.65
                crowd(canvas, Box(row.right - wide, row.y - 1, wide, row.h * 0.62), here, type * 1.48)

    return Panel(size, ground, pieces)


def _levels(column: Box, track: TrackView) -> list[Box]:
    return list(
        reversed(Box(column.x + 3, column.y + 34, column.w - 6, column.h - 38).rows(len(track.spaces), 2))
    )
