"""The Dummy and the solo opponent."""

from engines.inventors.view import InventorsView, TaskView
from renderers.inventors import look
from renderers.inventors.boards import BOARD
from renderers.inventors.look import THEME
from renderers.kit.canvas import Canvas
from renderers.kit.layout import Box
from renderers.kit.lines import effect_line
from renderers.kit.pieces import counter, slots
from renderers.kit.scene import Panel, Scene
from renderers.kit.table import player_head, titled

PLAN = (Box(12, 144, 768, 100), Box(12, 250, 768, 100))  # the two halves of a Plan card
TASKS = {
    "invent": "sparkle",
    "build": "hammer",
    "test": "die",
    "publish": "scroll",
    "research": "research",
    "ship": "ship",
    "worker": "worker",
    "silver": "silver",
}


def opponent() -> Panel[InventorsView]:
    """The solo opponent: what it owns, and the Plan card that was revealed last."""

    def ground(canvas: Canvas, scene: Scene[InventorsView]) -> None:
        titled(canvas, Box(0, 0, *BOARD), THEME, "")
        canvas.text(scene.say("pic-inventors-plan"), Box(12, 112, 400, 26), THEME.strong(18, look.DIM))
        slots(canvas, PLAN, THEME)

    def pieces(canvas: Canvas, scene: Scene[InventorsView]) -> None:
        there = scene.view.opponent
        assert there is not None
        sign = look.seat_token(canvas.px(36), there.seat)
        player_head(canvas, Box(0, 0, *BOARD), scene, THEME, there.seat, sign, room=260)
        entries = (
            ("silver", there.silver, "silver"),
            ("influence-any", there.supply, "supply"),
            ("worker", there.workers, "workers"),
            ("tent", there.tents, "tents"),
            ("sparkle", there.ideas, "ideas"),
            ("workshop", there.tiles, "tiles"),
        )
        for number, (icon, count, kind) in enumerate(entries):
            counter(canvas, 270 + number * 84, 26, icon, count, THEME, kind, there.seat, 27)
        row = (
            ("deck", there.plan, "plan"),
            ("die", there.dice_reserve, "dice-plans"),
            ("worker", there.worker_reserve, "worker-plans"),
        )
        for number, (icon, count, kind) in enumerate(row):
            counter(canvas, 16 + number * 100, 84, icon, count, THEME, kind, there.seat, 32)
        plan = there.shown
        if plan is None:
            return
        for title, tasks, box in zip("12", (plan.upper, plan.lower), PLAN, strict=True):
            look.strip(canvas, box, look.PAPER, look.INK, 10)
            line = "  ·  ".join(_task(task) for task in tasks)
            effect_line(canvas, f"{title}. {line}", box.inset(8), THEME.strong(22), THEME, shrink=0.5)
            canvas.mark("plan", f"{plan.id}.{title}", box)
        focus = " ".join(f"[influence-{colour}]" for colour in plan.colors)
        rows = " → ".join(str(number) for number in plan.rows)
        effect_line(canvas, f"{focus}   {rows}", Box(12, 358, 768, 36), THEME.strong(18), THEME, shrink=0.6)

    return Panel(BOARD, ground, pieces)


def _task(task: TaskView) -> str:
    parts = [f"[{TASKS.get(task.do, 'hexagon')}]"]
    parts += [str(task.n)] if task.n else []
    parts += [f"+{task.silver}[silver]"] if task.silver else []
    parts += [f"[influence-{colour}]" for colour in task.colors]
    return "".join(parts)


def dummy() -> Panel[InventorsView]:
    """The Dummy: its Ship, Influence, and what its tokens close."""
    size = (BOARD[0], 90.0)

    def ground(canvas: Canvas, scene: Scene[InventorsView]) -> None:
        titled(canvas, Box(0, 0, *size), THEME, scene.say("pic-inventors-dummy"))

    def pieces(canvas: Canvas, scene: Scene[InventorsView]) -> None:
        there = scene.view.dummy
        if there is None:
            return
        entries = (
            ("ship", there.ship, "dummy-ship"),
            *((f"influence-{colour}", count, f"dummy-{colour}") for colour, count in there.guilds.items()),
            ("influence-any", there.supply, "dummy-supply"),
            ("barred", len(there.closed), "dummy-closed"),
            ("deck", there.deck, "dummy-deck"),
        )
        for number, (icon, count, kind) in enumerate(entries):
            counter(canvas, 14 + number * 104, 60, icon, count, THEME, kind, "", 30)

    return Panel(size, ground, pieces)
