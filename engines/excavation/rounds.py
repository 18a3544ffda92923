"""The structure of the game: which step comes now, and a player's turn (EE-055 to EE-058)."""

from engines.excavation.actions import act
from engines.excavation.draft import draft, solo_draft
from engines.excavation.preparation import finish_preparation, prepare
from engines.excavation.scoring import scoring
from engines.excavation.setup import choose_faction, deal, lay_out, mulligan
from engines.excavation.solo import zu_turn
from engines.excavation.state import Excavation, Player
from engines.excavation.travel import pilots_move, place_third_explorer
from engines.kernel.asks import Step
from engines.kernel.steps import NextStep


def next_step(game: Excavation) -> NextStep | None:
    """Set-up, then three rounds of preparation (not in the first), actions and scoring (EE-055)."""
    match game.phase:
        case "factions":
            me = next((player for player in game.players if not player.faction), None)
            if me is not None:
                return NextStep("faction", me.seat, choose_faction(game, me))
            return NextStep("deal", None, deal(game))
        case "mulligan":
            return NextStep("mulligan", None, mulligan(game))
        case "draft":
            if game.zu is not None:
                return NextStep("draft", 0, solo_hand(game, game.players[0]))
            return NextStep("draft", None, draft_round(game))
        case "action":
            me = game.active
            return (
                NextStep("zu", None, zu_step(game, me))
                if me.is_zu
                else NextStep("turn", me.seat, turn(game, me))
            )
        case "scoring":
            return NextStep("scoring", None, scoring(game))
        case "prepare":
            return NextStep("prepare", None, prepare(game))
        case "over":
            return None


def turn(game: Excavation, me: Player) -> Step:
    """Two actions, unless the player passes (EE-057, EE-152)."""
    if len(me.explorers) < game.box.tables.crew.explorers:
        yield from place_third_explorer(game, me)
    yield from pilots_move(game, me)
    for _ in range(2):
        yield from act(game, me)
        if me.passed:
            break
    end_turn(game)


def zu_step(game: Excavation, zu: Player) -> Step:
    """Zu's turn, as the rulebook plays it (EE-222)."""
    yield from zu_turn(game, zu)
    end_turn(game)


def end_turn(game: Excavation) -> None:
    """Whoever has not passed goes on, in turn order; when all have passed the round is scored (EE-056)."""
    count = len(game.order)
    for ahead in range(1, count + 1):
        place = (game.turn + ahead) % count
        if not game.players[game.order[place]].passed:
            game.turn = place
            return
    game.phase = "scoring"


def draft_round(game: Excavation) -> Step:
    """A choice of the draft; after the last one play begins."""
    yield from draft(game)
    if game.picked == 0:
        begin_play(game)


def solo_hand(game: Excavation, me: Player) -> Step:
    """A lone player's draft, in one go."""
    yield from solo_draft(game, me)
    begin_play(game)


def begin_play(game: Excavation) -> None:
    """The drafted start still has to lay out the board; later rounds finish their preparation (EE-049)."""
    if game.round == 1:
        lay_out(game)
    else:
        finish_preparation(game)
