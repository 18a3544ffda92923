"""One suite for every game: what the kernel and the games promise, tried on random games.

    walk = conformance.played_through(game, plan, seed=7)

A promise that is not kept raises `Failure`: the check's name, what is wrong, and notation that leads there.
"""

from collections.abc import Sequence
from typing import Any

from engines.kernel.conformance import asking, keeping, orders, secrets, thinking
from engines.kernel.conformance.plans import Plan, plans, unplanned
from engines.kernel.conformance.proofs import Proofreader
from engines.kernel.conformance.verdict import Failure, Wrong
from engines.kernel.conformance.walk import Check, Walk, walked
from engines.kernel.players import Temper, random_picks
from engines.kernel.registry import Game
from engines.kernel.simulate import simulated

# At every decision.
ALWAYS: tuple[Check, ...] = (
    keeping.games_end,
    keeping.pieces_are_conserved,
    asking.asks_are_well_formed,
    asking.texts_can_be_written,
    orders.order_of_arrival_does_not_matter,
)
# At decisions that chance chooses: these copy and play again.
CLOSELY: tuple[Check, ...] = (
    asking.refusals_have_reasons,
    asking.other_answers_are_refused,
    asking.closed_options_say_why,
    asking.defaults_and_standing_answers_fit,
    keeping.saves_are_whole,
    keeping.views_and_events_can_be_sent,
    keeping.everybody_stands_somewhere,
    keeping.undo_restores,
    keeping.undo_ends_where_it_must,
    keeping.reshuffling_shows_nothing,
    keeping.going_back_works,
    secrets.drafts_are_invisible,
    secrets.hidden_things_are_hidden,
    secrets.asks_and_events_tell_no_secrets,
    secrets.taking_back_is_no_oracle,
    thinking.imagined_worlds_fit,
    thinking.choices_betray_no_secrets,
)
# When the game is over.
AFTERWARDS: tuple[Check, ...] = (
    keeping.notation_plays_back,
    keeping.results_add_up,
    secrets.something_was_hidden,
)


def rate_for(game: Game[Any], plan: Plan, looks: int) -> float:
    """The share of decisions to look at closely, for about so many looks in a game."""
    return min(1.0, looks / max(1, simulated(game, plan.players, 0, plan.settings).decisions))


def played_through(
    game: Game[Any],
    plan: Plan,
    seed: int,
    *,
    rate: float = 1.0,
    returns: float = 0.02,
    proofreader: Proofreader | None = None,
    also: Sequence[Check] = (),
    temper: Temper = random_picks,
) -> Walk:
    """Play one random game with all checks; `rate` is how many of its decisions are looked at closely."""
    walk = Walk(game, plan, seed, proofreader, temper)
    return walked(walk, ALWAYS, (*CLOSELY, *also), AFTERWARDS, rate=rate, returns=returns)


__all__ = [
    "AFTERWARDS",
    "ALWAYS",
    "CLOSELY",
    "Check",
    "Failure",
    "Plan",
    "Proofreader",
    "Walk",
    "Wrong",
    "plans",
    "played_through",
    "rate_for",
    "unplanned",
]
