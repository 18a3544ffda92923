"""The line on top: round, phase, whose turn it is, whether the end has been triggered."""

from engines.agra.view import AgraView
from renderers.agra import look
from renderers.agra.look import DIM, INK, TEXT
from renderers.kit.canvas import Canvas, Style
from renderers.kit.layout import Box
from renderers.kit.scene import Panel, Scene
from renderers.kit.text import Face

HEIGHT = 58.0
TITLE = Style(Face.SERIF_BLACK, 34, look.DEEP_RED)
STATE = Style(Face.SERIF_SEMIBOLD, 21, DIM)
TURN = Style(Face.SERIF_BOLD, 23, look.DEEP_RED)


def phase(scene: Scene[AgraView]) -> str:
    """Round and phase; how many rounds are left once that is known."""
    view = scene.view
    name = scene.say(f"pic-agra-phase-{view.phase}")
    if view.last_round is None:
        return scene.say("pic-agra-state", round=view.round, phase=name)
    return scene.say("pic-agra-state-last", round=view.round, last=view.last_round, phase=name)


def turn(scene: Scene[AgraView]) -> str:
    """Who must act; after the end, that it is over."""
    return scene.say("pic-over") if scene.view.phase == "over" else scene.waiting()


def banner() -> Panel[AgraView]:
    """The head of the whole board, before the city's domes."""

    def ground(canvas: Canvas, scene: Scene[AgraView]) -> None:
        canvas.stamp(look.skyline(canvas.px(1600), canvas.px(HEIGHT), look.RED, 34), 0, 0)
        canvas.text(scene.say("pic-agra-title"), Box(22, 8, 220, 44), TITLE)

    def pieces(canvas: Canvas, scene: Scene[AgraView]) -> None:
        view = scene.view
        canvas.text(phase(scene), Box(250, 8, 560, 44), STATE._replace(ink=INK))
        canvas.mark("round", "", Box(250, 8, 560, 44), f"{view.round}/{view.last_round}")
        x = 830.0
        for seat in range(len(view.players)):
            canvas.piece(look.marker(canvas.px(38), seat), x, 31, "order", seat)
            if seat in scene.now or seat == view.current:
                canvas.sprite(look.turn_ring(canvas.px(50)), x, 31)
            x += 52
        text = turn(scene)
        canvas.text(text, Box(1080, 8, 500, 44), TURN, 1, may_cut=True)
        canvas.mark("turn", "", Box(1080, 8, 500, 44), text)

    return Panel((1600, HEIGHT), ground, pieces)


def caption(width: float) -> Panel[AgraView]:
    """The head of a close-up: the same in two short lines."""

    def pieces(canvas: Canvas, scene: Scene[AgraView]) -> None:
        style = TEXT._replace(size=18, ink=INK)
        canvas.text(phase(scene), Box(4, 0, width - 8, 24), style)
        text = turn(scene)
        canvas.text(text, Box(4, 25, width - 8, 24), style._replace(ink=look.DEEP_RED), may_cut=True)
        canvas.mark("turn", "", Box(4, 0, width - 8, 48), text)

    return Panel((width, 50), lambda canvas, scene: None, pieces)
