"""The solo board: what the opponent is after, its Plan cards, wraps and Dice Sum."""

from engines.scholars.view import PlanView, SoloView, View
from renderers.kit.canvas import Canvas
from renderers.kit.layout import Box
from renderers.kit.lines import effect_line
from renderers.kit.pieces import counter, slot
from renderers.kit.scene import Panel, Scene
from renderers.kit.table import player_head, titled
from renderers.scholars import look
from renderers.scholars.look import THEME
from renderers.scholars.people import token_of

BOARD = (792.0, 346.0)
TRACK = Box(8, 70, 776, 112)
PLANS = Box(8, 188, 540, 150)
WRAPS = Box(556, 188, 228, 70)
SUM = Box(556, 264, 228, 74)
MOST_PLANS = 5


def board(view: View) -> Panel[View]:
    """The whole solo board."""
    solo = view.solo
    assert solo is not None
    columns = TRACK.columns(len(solo.track), 6)

    def ground(canvas: Canvas, scene: Scene[View]) -> None:
        titled(canvas, Box(0, 0, *BOARD), THEME, "")
        for box in PLANS.columns(MOST_PLANS, 5):
            slot(canvas, box, THEME)
        look.strip(canvas, WRAPS, look.SHADE)
        look.strip(canvas, SUM, look.BLACK, look.GOLD)

    def pieces(canvas: Canvas, scene: Scene[View]) -> None:
        there = scene.view.solo
        assert there is not None
        _head(canvas, scene, there)
        for space, box in zip(there.track, columns, strict=True):
            here = space.pos == there.position
            look.strip(canvas, box, look.GOLD if here else look.PAPER, look.INK, 8)
            focus = f"[scroll-{space.language}][portrait-{space.language}][influence-{space.colour}]"
            rows = box.inset(3, 3).rows(3)
            effect_line(canvas, focus, rows[0], THEME.strong(17), THEME, 0.5, shrink=0.6)
            worth = scene.say(f"pic-scholars-worth-{space.scroll_vp}", vp=space.vp, per=space.per)
            effect_line(
                canvas, f"{space.gold}[gold] · {worth}", rows[1], THEME.style(13), THEME, 0.5, shrink=0.55
            )
            owned = f"{space.scrolls}[scroll-{space.language}]"
            effect_line(canvas, owned, rows[2], THEME.strong(15), THEME, 0.5)
            canvas.mark("solo-space", space.pos, box, f"{here} {space.scrolls}")
        for plan, box in zip(there.plans, PLANS.columns(MOST_PLANS, 5), strict=False):
            _plan(canvas, box, plan, scene)
        for number, (gain, cell) in enumerate(
            zip(there.wraps, WRAPS.inset(4).columns(len(there.wraps)), strict=True)
        ):
            line = "[check]" if number < there.wraps_used else gain
            effect_line(canvas, line, cell, THEME.strong(12.5), THEME, 0.5, shrink=0.5)
        canvas.mark("wraps", "", WRAPS, there.wraps_used)
        total = scene.say("pic-scholars-dice-sum", sum=there.dice_sum).replace("-", "−")
        canvas.text(
            total, Box(SUM.x + 8, SUM.y, SUM.w - 16, 38), THEME.strong(17, look.PAPER), 0.5, may_cut=True
        )
        target = scene.say("pic-scholars-target", sum=there.target_sum)
        canvas.text(
            target, Box(SUM.x + 8, SUM.y + 36, SUM.w - 16, 34), THEME.style(15, look.PAPER), 0.5, may_cut=True
        )
        canvas.mark("dice-sum", "", Box(SUM.x, SUM.y, SUM.w, 38), there.dice_sum)

    return Panel(BOARD, ground, pieces)


def _head(canvas: Canvas, scene: Scene[View], there: SoloView) -> None:
    sign = token_of(scene.view, there.seat, canvas.px(36))
    level = scene.say(f"setting-level-{there.level}")
    player_head(canvas, Box(0, 0, *BOARD), scene, THEME, there.seat, sign, below=level, room=330)
    x = 350.0
    for icon, count, kind in (
        ("influence-any", there.influence, "influence"),
        ("retired", len(there.retired), "ai-retired"),
        ("deck", there.plan_deck, "plan-deck"),
    ):
        counter(canvas, x, 30, icon, count, THEME, kind, there.seat, 28)
        x += 92
    worth = sum(one.vp for one in there.retired)
    counter(canvas, x, 30, "vp", worth, THEME, "ai-vp", there.seat, 28)


def _plan(canvas: Canvas, box: Box, plan: PlanView, scene: Scene[View]) -> None:
    look.strip(canvas, box, look.PAPER, look.tone(plan.colour), 8)
    head = Box(box.x, box.y, box.w, 26)
    look.strip(canvas, head, look.tone(plan.colour), look.INK, 8)
    effect_line(
        canvas, f"{plan.silver}[silver]", head, THEME.strong(15, look.on_tone(plan.colour)), THEME, 0.5
    )
    thing = "[translator]" if plan.condition == "employed_translators" else "[deliver]"
    rows = Box(box.x + 3, box.y + 28, box.w - 6, box.h - 30).rows(3)
    effect_line(canvas, f"{thing}≥{plan.min}:", rows[0], THEME.style(13, look.DIM), THEME, 0.5, shrink=0.6)
    effect_line(canvas, plan.first, rows[1], THEME.strong(14), THEME, 0.5, shrink=0.5)
    effect_line(canvas, f"[or] {plan.second}", rows[2], THEME.strong(14), THEME, 0.5, shrink=0.5)
    canvas.mark("plan", plan.id, box)
