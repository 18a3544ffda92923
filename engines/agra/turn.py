"""Rounds and turns (AG-040 to AG-043, AG-210, AG-211)."""

from functools import partial

from engines.agra.effects import EFFECTS
from engines.agra.imperial import Errand, errands, refuse_errand, refuse_palace, serve_palace
from engines.agra.meditation import meditation_phase
from engines.agra.notables import yes_or_no
from engines.agra.placing import main_action
from engines.agra.prospects import could_gain
from engines.agra.secondary import use_luxury
from engines.agra.state import Agra, Player
from engines.agra.vocabulary import ExtraMainAction
from engines.kernel import NextStep, Option, Step, Text

END = Text("option-end-turn")


def next_step(game: Agra) -> NextStep | None:
    """Turns clockwise until the last round is over, then the scoring (AG-040, AG-211)."""
    if game.phase == "over":
        return None
    if game.last_round is not None and game.round > game.last_round:
        return NextStep("scoring", None, final_scoring(game))
    return NextStep("turn", game.current, turn(game, game.active))


def turn(game: Agra, me: Player) -> Step:
    """Meditation, action, perhaps the Statue's extra action, Orders, clean-up (AG-041)."""
    if game.phase == "meditation":
        yield from meditation_phase(game, me)
        game.phase = "action"
    if game.phase == "action":
        yield from main_action(game, me)
        yield from statue(game, me)
        game.phase = "orders"
    yield from order_phase(game, me)
    clean_up(me)
    pass_turn(game)


def statue(game: Agra, me: Player) -> Step:
    """One more main action for a statue, between Action and Order phase (AG-125)."""
    if "statue" not in me.scrolls and (me.goods["statue"] or could_gain(game, me, "statue")):
        # Secondary actions may bring a statue, or take it away, while this is asked.
        wants = yield from me.ask("statue", lambda: yes_or_no(can=me.goods["statue"] > 0), default="no")
        if wants:
            yield from use_luxury(game, me, "statue")


@EFFECTS.of(ExtraMainAction, text=lambda effect: Text("effect-main-action"), line=lambda effect: "+[person]")
def extra_main_action(game: Agra, me: Player, effect: ExtraMainAction) -> Step:
    """A whole main action, with all that belongs to it (AG-125)."""
    game.phase = "extra"
    yield from main_action(game, me)


def order_phase(game: Agra, me: Player) -> Step:
    """One Good to Akbar, or one Order, or nothing, which ends the turn (AG-150)."""
    errand = yield from me.ask(
        "order-phase",
        lambda: [*errands(game, me), Option("nothing", Errand(), END)],
        refuse=partial(refuse_errand, game, me),
        args=lambda: {"open": int(not refuse_palace(game, me))},
        default="nothing",
        closing="nothing",
    )
    if any(errand):
        yield from serve_palace(game, me, errand)
        # What the palace brought, say a Favour tile, may still be used in this turn (AG-042).
        yield from me.ask(
            "turn-end",
            lambda: [Option("done", None, END)],
            default="done",
            closing="done",
        )


def clean_up(me: Player) -> None:
    """Markers return from used Favour actions and scrolls, used Notables are readied (AG-043)."""
    me.markers += len(me.spent) + len(me.scrolls)
    me.spent, me.scrolls = [], []
    for contract in me.contracts:
        contract.used = False


def pass_turn(game: Agra) -> None:
    """The next player clockwise; the round ends to the right of the first player (AG-029, AG-040)."""
    game.current = (game.current + 1) % len(game.players)
    game.phase = "meditation"
    if game.current == game.first:
        game.round += 1
        if game.round == game.last_round:
            game.tell("last-round")


def final_scoring(game: Agra) -> Step:
    """Everybody's Rupees are open now (AG-212)."""
    game.phase = "over"
    game.tell("scoring")
    yield from ()
