"""The command action (EE-125 to EE-129)."""

from data.words import Text
from engines.excavation.abilities import ability_text, can_use, use_ability
from engines.excavation.box import Card
from engines.excavation.components import Ability, CardId
from engines.excavation.gallery import can_recruit, recruit
from engines.excavation.market import add_trader
from engines.excavation.options import YES_NO, closed, different, none_option, word_option
from engines.excavation.state import Centre, Excavation, Player
from engines.kernel.asks import Closed, Option, Refusal, Step


def command_cards(game: Excavation, me: Player) -> list[CardId]:
    """Cards with a symbol for which something can be placed or retracted; no explorer is needed (EE-125)."""
    known = game.box.cards
    cards = [card for card in different(me.hand) if known[card].market]
    if can_recruit(me):
        return cards
    return [card for card in cards if game.centre_of(known[card].market).envoys[me.seat]]


def why_no_command(game: Excavation, me: Player) -> Refusal:
    """What stands in the way."""
    if any(game.box.cards[card].market for card in me.hand):
        return Refusal("EE-129", Text("why-no-crew"))
    return Refusal("EE-125", Text("why-card-command"))


def command(game: Excavation, me: Player, card: Card) -> Step:
    """A trader at the card's market, an envoy placed or retracted: one or both, in any order (EE-125)."""
    number, centre = card.market, game.centre_of(card.market)
    done: list[str] = []
    while parts(me, centre, done):
        part = yield from me.ask(
            "command",
            lambda: [*parts(me, centre, done), *([none_option("stop")] if done else [])],
            missing=lambda: closed_parts(me, centre, done),
            args=lambda: {"market": number, "centre": game.box.markets[number].centre},
            default="stop" if done else None,
        )
        if not part:
            return
        done.append(part)
        if part == "trader":
            yield from add_trader(game, me, number)  # EE-126
        elif part == "envoy":
            yield from add_envoy(game, me, card)  # EE-127
        else:
            yield from retract(game, me, card)


def parts(me: Player, centre: Centre, done: list[str]) -> list[Option[str]]:
    """What of the action is still to be done."""
    options = []
    if "trader" not in done and can_recruit(me):
        options.append(word_option("trader"))
    if not {"envoy", "retract"} & set(done):
        if can_recruit(me):
            options.append(word_option("envoy"))
        if centre.envoys[me.seat]:
            options.append(word_option("retract"))
    return options


def closed_parts(me: Player, centre: Centre, done: list[str]) -> list[Closed]:
    """Parts that are done, or for which nobody is there."""
    offered = {option.id for option in parts(me, centre, done)}
    refused = []
    for word in ("trader", "envoy", "retract"):
        if word in offered:
            continue
        if word in done or (word != "trader" and {"envoy", "retract"} & set(done)):
            refused.append(closed(word_option(word), "EE-127" if word != "trader" else "EE-126", "part-done"))
        elif word == "retract":
            refused.append(closed(word_option(word), "EE-127", "no-envoy-there"))
        else:
            refused.append(closed(word_option(word), "EE-129", "no-crew"))
    return refused


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
    if ability is None or not can_use(game, me, ability):
        return
    about = {"card": card_text(centre), "effect": ability_text(ability)}
    if (yield from me.ask("ability", lambda: YES_NO, args=lambda: about, default="no")):
        side = game.box.rounds[game.round].command_side or ""
        game.tell("ability-used", who=me.who, card=card_text(centre), id=centre.card, side=side)
        yield from use_ability(game, me, ability)


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
