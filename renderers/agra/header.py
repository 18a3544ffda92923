"""What stands above the board and its parts: round, phase, who must act, whether the end is near."""

from engines.agra.view import AgraView
from renderers.agra import look
from renderers.kit.canvas import Canvas
from renderers.kit.scene import Panel, Scene
from renderers.kit.table import header

HEIGHT = 58.0


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
    head: Panel[AgraView] = header(
        1600,
        look.THEME,
        "pic-agra-title",
        phase,
        turn,
        lambda view: range(len(view.players)),
        lambda _view, seat, size: look.marker(size, seat),
        "dome",
        HEIGHT,
    )

    def ground(canvas: Canvas, scene: Scene[AgraView]) -> None:
        canvas.stamp(look.skyline(canvas.px(1600), canvas.px(HEIGHT), look.RED, 34), 0, 0)
        head.ground(canvas, scene)

    return Panel(head.size, ground, head.pieces)
