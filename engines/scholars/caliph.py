"""Caliph cards: the space's event, then Guild after Guild rewards and compensations (SC-180 to SC-186)."""

from collections.abc import Sequence
from typing import NamedTuple

from engines.kernel import Option, Refusal, Step, Text, Who, parallel
from engines.scholars.components import CaliphCard
from engines.scholars.dice import none_left
from engines.scholars.effects import Will, perform, refusal
from engines.scholars.guilds import settle, take_from_guild
from engines.scholars.labels import effects_text, named, translator_label
from engines.scholars.rooms import take_top
from engines.scholars.solo_board import ai_compensation, move_marker
from engines.scholars.solo_caliph import ai_reward
from engines.scholars.state import Caliph, Employed, Player, Scholars
from engines.scholars.supply import choose_workers, gain_gold, gain_silver, gain_workers
from engines.scholars.vocabulary import (
    ANY,
    PRIMARY,
    SECONDARY,
    Choose,
    Effect,
    GainDie,
    GainGold,
    GainSilver,
    GainWorker,
    RetireFromDeck,
)

END_AFTER = 4  # Caliph cards (SC-230)


def resolve_caliph(game: Scholars, name: str) -> Step:
    """All steps of SC-181; the fourth card brings the end near (SC-230)."""
    caliph = Caliph(name)
    game.caliphs.append(caliph)
    game.tell("caliph", number=len(game.caliphs), id=name)
    if len(game.caliphs) == END_AFTER:
        game.last_round = game.round + 1
        game.tell("end-triggered")
    yield from event(game, caliph)
    for guild in SECONDARY:
        yield from reward(game, caliph, guild)


# ---- The event (SC-185, SC-186) --------------------------------------------------------------------------


def event(game: Scholars, caliph: Caliph) -> Step:
    match game.parts.caliph_space[len(game.caliphs) - 1].event:
        case "gold_on_starting":
            gold_on_starting(game)
        case "add_neutral":
            yield from add_neutral(game, game.parts.caliphs[caliph.id])
        case "none":
            pass


def is_starting(game: Scholars, name: str) -> bool:
    return game.parts.translators[name].portrait is None


def gold_on_starting(game: Scholars) -> None:
    """Starting Translators in Rooms get Gold; those retired bring their owners Silver (SC-185, SC-257)."""
    for room, employed in enumerate(game.rooms, start=1):
        if employed is not None and is_starting(game, employed.id):
            employed.gold += 1
            game.tell("event-gold", room=room, whom=translator_label(game, employed.id))
    for me in game.clockwise():
        gain_silver(game, me, sum(is_starting(game, name) for name in me.retired))
    if game.ai is not None:
        move_marker(game, sum(is_starting(game, name) for name in game.ai.retired))


def add_neutral(game: Scholars, card: CaliphCard) -> Step:
    """A Neutral Translator for the left-most empty Room (SC-185, SC-186)."""
    if all(game.rooms):
        game.tell("event-nobody")
        return
    there = [game.parts.translators[employed.id].portrait for employed in game.employed()]
    decks = [portrait for portrait in card.event_portraits if game.decks[portrait]]
    portrait = next((one for one in decks if one not in there), decks[0] if decks else None)
    if portrait is None:
        game.tell("event-nobody")
        return
    name = yield from take_top(game, portrait)
    room = game.rooms.index(None)
    game.rooms[room] = Employed(name)
    game.tell("event-neutral", room=room + 1, whom=translator_label(game, name))


# ---- Rewards and compensations (SC-182 to SC-184) ----------------------------------------------------------


def reward(game: Scholars, caliph: Caliph, guild: str) -> Step:
    """The controller moves a piece onto the card, everybody else there is compensated (SC-182, SC-183)."""
    minaret = game.guilds[guild]
    controller = minaret.controller
    if controller is not None:
        if game.ai is not None and controller == game.ai.seat:
            take_from_guild(game, controller, guild)
            yield from ai_reward(game, caliph, guild)
        else:
            yield from player_reward(game, game.players[controller], caliph, guild)
    yield from compensate(game, guild, controller)
    settle(game, guild)


class Space(NamedTuple):
    """A space of a Caliph card, with what is taken there."""

    place: str
    effects: tuple[Effect, ...]


def spaces(game: Scholars, caliph: Caliph) -> list[Option[Space]]:
    """The spaces of a card: points, points and a die, a retiree or Gold (SC-184)."""
    card = game.parts.caliphs[caliph.id]
    options = [Option("top", Space("top", ()), Text("caliph-top", {"points": card.top_vp}))]
    for suffix, die in middle_dice(card):
        label = Text("caliph-middle", {"points": card.middle_vp, "effects": effects_text(die)})
        options.append(Option(f"middle{suffix}", Space("middle", die), label))
    for one in card.bottom:
        if isinstance(one, Choose):
            for choice in one.options:
                options += bottom_options(choice)
    return options


def middle_dice(card: CaliphCard) -> list[tuple[str, tuple[Effect, ...]]]:
    """The die of the middle space, once for each colour it may have."""
    if len(card.middle) == 1 and isinstance(card.middle[0], GainDie) and card.middle[0].colour == "primary":
        die = card.middle[0]
        return [(f":{colour}", (GainDie(colour, die.to, die.n),)) for colour in PRIMARY]
    return [("", card.middle)]


def refuse_primary(game: Scholars, effect: Effect) -> Refusal | None:
    """A primary colour is closed while it is out and another one is left (SC-008)."""
    if not isinstance(effect, GainDie) or effect.colour not in PRIMARY or game.supply[effect.colour]:
        return None
    return none_left(effect.colour) if any(game.supply[colour] for colour in PRIMARY) else None


def bottom_options(choice: Sequence[Effect]) -> list[Option[Space]]:
    """One of the bottom space's choices, once for each Translator it names."""
    found = []
    portraits = next((one.portraits for one in choice if isinstance(one, RetireFromDeck)), None)
    if portraits is None:
        effects = tuple(choice)
        found.append(
            Option(
                "bottom:gold",
                Space("bottom", effects),
                Text("caliph-gold", {"effects": effects_text(effects)}),
            )
        )
    for portrait in portraits or ():
        # The White die belongs to every Translator retired from a deck (SC-150).
        effects = (RetireFromDeck((portrait,)),)
        label = Text("caliph-retire", {"who": named("portrait", portrait)})
        found.append(Option(f"bottom:{portrait}", Space("bottom", effects), label))
    return found


def player_reward(game: Scholars, me: Player, caliph: Caliph, guild: str) -> Step:
    """A free space of the player's choice, and its reward (SC-184)."""

    def refuse(space: Space) -> Refusal | None:
        if space.place in caliph.influence:
            return Refusal("SC-182", Text("why-space-taken", {"who": Who(caliph.influence[space.place])}))
        if space.place == "middle":
            return next(filter(None, (refuse_primary(game, one) for one in space.effects)), None)
        if space.place == "bottom":
            return next(filter(None, (refusal(game, me, one) for one in space.effects)), None)
        return None

    first = next(place for place in ("top", "middle", "bottom") if place not in caliph.influence)
    dice = middle_dice(game.parts.caliphs[caliph.id])
    there = next(suffix for suffix, die in dice if not any(refuse_primary(game, one) for one in die))
    defaults = {"top": "top", "middle": f"middle{there}", "bottom": "bottom:gold"}
    space = yield from me.ask(
        "caliph",
        lambda: spaces(game, caliph),
        refuse=refuse,
        args=lambda: {"guild": named("guild", guild)},
        default=defaults[first],
    )
    take_from_guild(game, me.seat, guild)
    caliph.influence[space.place] = me.seat
    game.tell(
        "caliph-space", who=me.who, place=named("caliph-place", space.place), guild=named("guild", guild)
    )
    yield from perform(game, me, space.effects, Will.MUST)


def compensate(game: Scholars, guild: str, controller: int | None) -> Step:
    """Everybody with Influence here who did not control the Guild (SC-183)."""
    seats = [seat for seat, count in enumerate(game.guilds[guild].influence) if count and seat != controller]
    people = [me for me in game.clockwise() if me.seat in seats]
    for one in game.parts.guilds[guild].compensation:
        if isinstance(one, GainWorker) and one.colour == ANY and people:
            lines = {me.seat: choose_workers(me, one.n, standing=me.seat != game.current) for me in people}
            chosen = yield from parallel(lines)
            for me in people:
                gain_workers(game, me, chosen[me.seat])
        for me in people:
            match one:
                case GainSilver(n=n):
                    gain_silver(game, me, n)
                case GainGold(n=n):
                    gain_gold(game, me, n)
                case _:
                    pass
        if game.ai is not None and game.ai.seat in seats:
            ai_compensation(game, one)
