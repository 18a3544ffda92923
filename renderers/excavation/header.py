"""The line on top: round, phase, turn order, whose turn it is."""

from engines.excavation.view import View
from renderers.excavation import look
from renderers.excavation.look import ACCENT, BODY, DIM, GOLD, INK, RAISED
from renderers.kit.canvas import Canvas, Style
from renderers.kit.layout import Box
from renderers.kit.panels import plate
from renderers.kit.scene import Panel, Scene
from renderers.kit.text import Face

NAME = Style(Face.CHAKRA, 31, INK)
STATE = Style(Face.SANS_SEMIBOLD, 22, DIM)
TURN = Style(Face.SANS_BOLD, 24, ACCENT)


def turn(scene: Scene[View]) -> str:
    """Who must act; after the end, that it is over."""
    return scene.say("pic-over") if scene.view.phase == "over" else scene.waiting()


def phase(scene: Scene[View]) -> str:
    """Round and phase."""
    return scene.say(
        "pic-excavation-state",
        round=scene.view.round,
        rounds=scene.view.rounds,
        phase=scene.say(f"pic-excavation-phase-{scene.view.phase}"),
    )


def banner() -> Panel[View]:
    """The head of the whole board."""

    def ground(canvas: Canvas, scene: Scene[View]) -> None:
        canvas.sprite(look.sign(canvas.px(40), "ship", ACCENT), 40, 31)
        canvas.text(scene.say("pic-excavation-title"), Box(70, 10, 320, 42), NAME)

    def pieces(canvas: Canvas, scene: Scene[View]) -> None:
        view = scene.view
        canvas.text(phase(scene), Box(396, 10, 372, 42), STATE)
        canvas.mark("round", "", Box(396, 10, 372, 42), view.round)
        x = 790.0
        for place, seat in enumerate(view.order):
            faction = view.players[seat].faction
            if not faction:
                continue
            lit = seat in scene.now
            box = Box(x, 8, 72, 48)
            canvas.stamp(
                plate(canvas.px(70), canvas.px(48), canvas.px(12), RAISED, ACCENT if lit else None, 3), x, 8
            )
            canvas.text(str(place + 1), Box(x + 8, 8, 18, 48), BODY._replace(ink=ACCENT if lit else DIM))
            canvas.piece(look.crew(canvas.px(38), faction), x + 46, 33, "order", seat, place)
            if view.players[seat].passed:
                canvas.sprite(look.icon(canvas.px(22), "check", GOLD), x + 62, 47)
            x = box.right + 6
        text = turn(scene)
        canvas.text(text, Box(1120, 10, 466, 44), TURN, 1, may_cut=True)
        canvas.mark("turn", "", Box(1120, 10, 466, 44), text)

    return Panel((1600, 62), ground, pieces)
