"""The actions: which can be chosen, with which card, and the pass (EE-057 to EE-061, EE-150 to EE-152)."""

from collections.abc import Callable
from functools import partial
from typing import NamedTuple

from data.words import Text
from engines.excavation.box import Card
from engines.excavation.cards import choose_card, discard
from engines.excavation.command import command, misfit_for_command, no_command
from engines.excavation.components import CardId
from engines.excavation.excavate import excavate, misfit_to_excavate, no_excavation
from engines.excavation.market import market, misfit_for_market, no_market
from engines.excavation.options import card_options, card_text, different, refusal
from engines.excavation.sell import misfit_to_sell, no_sale, sell
from engines.excavation.smuggle import misfit_to_smuggle, no_smuggling, smuggle
from engines.excavation.state import Excavation, Player
from engines.excavation.survey import misfit_for_survey, no_survey, survey
from engines.excavation.travel import misfit_to_travel, no_journey, travel
from engines.kernel.asks import Option, Refusal, Step


class Action(NamedTuple):
    """An action that uses a card."""

    name: str
    obstacle: Callable[[Excavation, Player], Refusal | None]  # whatever the card
    misfit: Callable[[Excavation, Player, CardId], Refusal | None]  # why it cannot be done with this card
    rule: Callable[[Excavation, Player, Card], Step]

    def refuse(self, game: Excavation, me: Player) -> Refusal | None:
        """Why it cannot be chosen: a step of it must be possible (EE-061), and it needs a card (EE-060)."""
        why = refusal("EE-060", "no-cards") if not me.hand else self.obstacle(game, me)
        if why is None:
            for card in me.hand:
                why = self.misfit(game, me, card)
                if why is None:
                    break
        return why

    def cards(self, game: Excavation, me: Player) -> list[CardId]:
        """The cards in hand with which it can be done now."""
        if self.obstacle(game, me):
            return []
        return [card for card in different(me.hand) if not self.misfit(game, me, card)]


ACTIONS = (
    Action("travel", no_journey, misfit_to_travel, travel),
    Action("excavate", no_excavation, misfit_to_excavate, excavate),
    Action("market", no_market, misfit_for_market, market),
    Action("sell", no_sale, misfit_to_sell, sell),
    Action("command", no_command, misfit_for_command, command),
    Action("smuggle", no_smuggling, misfit_to_smuggle, smuggle),
    Action("survey", no_survey, misfit_for_survey, survey),
)
OPTIONS: list[Option[Action | None]] = [
    Option(action.name, action, Text(f"option-{action.name}")) for action in ACTIONS
]
OPTIONS.append(Option("pass", None, Text("option-pass")))


def act(game: Excavation, me: Player) -> Step:
    """One action of a turn: choose it, choose the card, do it (EE-058 to EE-060)."""
    action = yield from me.ask(
        "action",
        lambda: OPTIONS,
        refuse=lambda action: action.refuse(game, me) if action else None,
        default="pass",
        secret=bool(me.hand),  # what can be done tells something about the hand
    )
    if action is None:
        yield from take_pass(game, me)
        return
    card = yield from choose_card(game, me, action.name, partial(action.misfit, game, me))
    game.tell("acts", who=me.who, action=action.name, card=card_text(card))
    if action.rule is not survey:  # a survey plays the card (EE-130)
        discard(game, me, card)
    yield from action.rule(game, me, game.box.cards[card])


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
