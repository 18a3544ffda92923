"""The actions: which can be chosen, with which card, and the pass (EE-057 to EE-061, EE-150 to EE-152)."""

from collections.abc import Callable
from typing import NamedTuple

from data.words import Text
from engines.excavation.box import Card
from engines.excavation.cards import choose_card, discard
from engines.excavation.command import command, command_cards, why_no_command
from engines.excavation.components import CardId
from engines.excavation.excavate import excavate, excavate_cards, why_no_excavate
from engines.excavation.market import market, market_cards, why_no_market
from engines.excavation.options import card_options, card_text
from engines.excavation.sell import sell, sell_cards, why_no_sale
from engines.excavation.smuggle import smuggle, smuggle_cards, why_no_smuggle
from engines.excavation.state import Excavation, Player
from engines.excavation.survey import survey, survey_cards, why_no_survey
from engines.excavation.travel import travel, travel_cards, why_no_travel
from engines.kernel.asks import Closed, Option, Refusal, Step


class Action(NamedTuple):
    """An action that uses a card."""

    name: str
    cards: Callable[[Excavation, Player], list[CardId]]  # with which it can be done now
    why_not: Callable[[Excavation, Player], Refusal]  # if there are none
    card_rule: str  # what says which cards fit
    rule: Callable[[Excavation, Player, Card], Step]


ACTIONS = (
    Action("travel", travel_cards, why_no_travel, "EE-062", travel),
    Action("excavate", excavate_cards, why_no_excavate, "EE-090", excavate),
    Action("market", market_cards, why_no_market, "EE-100", market),
    Action("sell", sell_cards, why_no_sale, "EE-110", sell),
    Action("command", command_cards, why_no_command, "EE-125", command),
    Action("smuggle", smuggle_cards, why_no_smuggle, "EE-140", smuggle),
    Action("survey", survey_cards, why_no_survey, "EE-130", survey),
)
OPTIONS: dict[str, Option[Action | None]] = {
    action.name: Option(action.name, action, Text(f"option-{action.name}")) for action in ACTIONS
}
PASS: Option[Action | None] = Option("pass", None, Text("option-pass"))


def act(game: Excavation, me: Player) -> Step:
    """One action of a turn: choose it, choose the card, do it (EE-058, EE-059)."""
    action = yield from me.ask(
        "action",
        lambda: menu(game, me),
        missing=lambda: closed_actions(game, me),
        default="pass",
        secret=bool(me.hand),  # what can be done tells something about the hand
    )
    if action is None:
        yield from take_pass(game, me)
        return
    why = Refusal(action.card_rule, Text(f"why-card-{action.name}"))
    card = yield from choose_card(game, me, lambda: action.cards(game, me), action.name, why)
    game.tell("acts", who=me.who, action=action.name, card=card_text(card))
    if action.rule is not survey:  # a survey plays the card (EE-130)
        discard(game, me, card)
    yield from action.rule(game, me, game.box.cards[card])


def menu(game: Excavation, me: Player) -> list[Option[Action | None]]:
    """Actions of which a step can be done (EE-061), and the pass; without cards only that (EE-060)."""
    if not me.hand:
        return [PASS]
    return [*(OPTIONS[action.name] for action in ACTIONS if action.cards(game, me)), PASS]


def closed_actions(game: Excavation, me: Player) -> list[Closed]:
    """The actions that cannot be chosen, and what stands in the way."""
    return [
        Closed(
            action.name, OPTIONS[action.name].label, (action.why_not if me.hand else why_no_travel)(game, me)
        )
        for action in ACTIONS
        if not action.cards(game, me)
    ]


def take_pass(game: Excavation, me: Player) -> Step:
    """Set the travel cards aside and keep at most two action cards; which ones is secret (EE-150, EE-151)."""
    most = game.box.tables.draft.kept_on_pass
    kept = [card for card in me.hand if not game.box.cards[card].travels]
    gone: list[CardId] = []
    if len(kept) > most:
        choice = card_options(kept)
        default = "+".join(option.id for option in choice[:most])
        chosen = yield from me.ask_some(
            "keep-cards", lambda: choice, at_most=most, secret=True, default=default
        )
        gone, kept = kept, chosen
        for card in kept:
            gone.remove(card)
    me.passed = True
    game.tell("passed", who=me.who, count=len(kept))
    me.travelled += [card for card in me.hand if game.box.cards[card].travels]
    for card in gone:
        game.discard.append(card)
        game.tell("discarded", who=me.who, card=card_text(card))
    me.hand = kept
