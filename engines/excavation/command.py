"""The command action (EE-125 to EE-129)."""

from typing import Literal

from data.words import Text
from engines.excavation.abilities import ABILITIES
from engines.excavation.box import Card
from engines.excavation.components import Ability, CardId
from engines.excavation.gallery import can_recruit, recruit
from engines.excavation.market import add_trader
from engines.excavation.options import YES_NO, refusal
from engines.excavation.state import Centre, Excavation, Player
from engines.kernel.asks import Option, Refusal, Step

Deed = Literal["trader", "envoy", "retract"]
PLANS: tuple[tuple[Deed, ...], ...] = (
    ("trader",),
    ("envoy",),
    ("trader", "envoy"),
    ("retract",),
    ("retract", "trader"),  # first of all the envoy goes home: it may become the trader
)
OPTIONS: list[Option[tuple[Deed, ...]]] = [
    Option(".".join(plan), plan, Text(f"option-{'-'.join(plan)}")) for plan in PLANS
]


def no_command(game: Excavation, me: Player) -> Refusal | None:
    """What stands in the way of the command action (EE-129)."""
    if can_recruit(me) or any(centre.envoys[me.seat] for centre in game.centres.values()):
        return None
    return refusal("EE-129", "no-crew")


def misfit_for_command(game: Excavation, me: Player, card: CardId) -> Refusal | None:
    """Something must be placed or retracted where the card points; no explorer is needed (EE-125)."""
    number = game.box.cards[card].market
    if not number:
        return refusal("EE-125", "card-command")
    if can_recruit(me) or game.centre_of(number).envoys[me.seat]:
        return None
    return refusal("EE-129", "no-crew")


def command(game: Excavation, me: Player, card: Card) -> Step:
    """A trader at the card's market, an envoy placed or retracted: one or both, in any order (EE-125)."""
    number, centre = card.market, game.centre_of(card.market)
    plan = yield from me.ask(
        "command",
        lambda: OPTIONS,
        refuse=lambda plan: no_plan(me, centre, plan),
        args=lambda: {"market": number, "centre": game.box.markets[number].centre},
    )
    for deed in plan:
        if deed == "retract":
            yield from retract(game, me, card)
        elif deed == "envoy":
            yield from add_envoy(game, me, card)  # EE-127
        elif can_recruit(me):  # the command card may have used the crew up
            yield from add_trader(game, me, number)  # EE-126


def no_plan(me: Player, centre: Centre, plan: tuple[Deed, ...]) -> Refusal | None:
    """Nobody is there to be placed, or to be retracted."""
    if "retract" in plan:
        return None if centre.envoys[me.seat] else refusal("EE-127", "no-envoy-there")
    return None if me.crew + len(me.gallery) >= len(plan) else refusal("EE-129", "no-crew")


def add_envoy(game: Excavation, me: Player, card: Card) -> Step:
    """One crew marker becomes an envoy (EE-127)."""
    yield from recruit(game, me)
    game.centre_of(card.market).envoys[me.seat] += 1
    game.tell("envoy-placed", who=me.who, centre=game.box.markets[card.market].centre)


def retract(game: Excavation, me: Player, card: Card) -> Step:
    """An envoy goes home, and the command card of its centre may be used (EE-127, EE-128)."""
    centre = game.centre_of(card.market)
    centre.envoys[me.seat] -= 1
    me.crew += 1
    game.tell("envoy-retracted", who=me.who, centre=game.box.markets[card.market].centre)
    ability = current_ability(game, centre)
    if ability is None:
        return
    about = {"card": card_text(centre), "effect": ABILITIES.text(ability)}
    if why := ABILITIES.refuse(game, me, ability):
        game.tell("ability-idle", to=(me.seat,), **about, why=why.reason)
        return
    if (yield from me.ask("ability", lambda: YES_NO, args=lambda: about, default="no")):
        side = game.box.rounds[game.round].command_side or ""
        game.tell("ability-used", who=me.who, card=card_text(centre), id=centre.card, side=side)
        yield from ABILITIES.perform(game, me, ability)


def current_ability(game: Excavation, centre: Centre) -> Ability | None:
    """The side of the command card that this round shows; there is none in round 1 (EE-128)."""
    side = game.box.rounds[game.round].command_side
    if not centre.card or side is None:
        return None
    card = game.box.command_cards[centre.card]
    return card.white if side == "white" else card.yellow


def card_text(centre: Centre) -> Text:
    """The name of the command card beside a centre."""
    return Text("command-card", {"card": centre.card})
