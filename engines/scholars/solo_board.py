"""The solo opponent's board: marker, wraps, Influence without a question (SC-241 to SC-246, SC-251)."""

from engines.kernel import Step, Text
from engines.scholars.components import SoloSpace
from engines.scholars.guilds import put_in_guild
from engines.scholars.labels import named, translator_label
from engines.scholars.state import Ai, Scholars
from engines.scholars.vocabulary import (
    ANY,
    SECONDARY,
    AiGold,
    AiGuild,
    AiSilver,
    Effect,
    GainSilver,
    GainWorker,
)


def opponent(game: Scholars) -> Ai:
    """The opponent of a lone player."""
    assert game.ai is not None
    return game.ai


def move_marker(game: Scholars, steps: int) -> None:
    """Each Silver moves the marker a space; from the right end it goes on at the left (SC-243, SC-245)."""
    ai, last = opponent(game), len(game.parts.solo_space) - 1
    untold = 0
    for step in range(1, steps + 1):
        ai.position = 0 if ai.position == last else ai.position + 1
        untold += 1
        if ai.position == 0 or step == steps:
            language = named("language", focus(game).language)
            game.tell("ai-marker", who=ai.who, steps=untold, language=language)
            untold = 0
        if ai.position == 0:
            wrap(game)


def wrap(game: Scholars) -> None:
    """A Research marker on the left-most free wrap, with its effect; with all six used nothing (SC-243)."""
    ai = opponent(game)
    if ai.wraps == len(game.parts.solo_wrap):
        return
    effect = game.parts.solo_wrap[ai.wraps].effect
    ai.wraps += 1
    game.tell("ai-wraps", who=ai.who, count=ai.wraps)
    match effect:
        case AiGuild(guild=guild):
            ai_guild(game, guild)
        case AiGold():
            ai_gold(game)
        case _:
            raise ValueError(f"no wrap does {effect}")


def focus(game: Scholars) -> SoloSpace:
    """What the opponent looks for first (SC-246)."""
    return game.parts.solo_space[opponent(game).position]


def focuses(game: Scholars) -> list[SoloSpace]:
    """All spaces in the order in which it looks: to the right, and on from the left (SC-246)."""
    position = opponent(game).position
    spaces = list(game.parts.solo_space)
    return spaces[position:] + spaces[:position]


def colour_focus(game: Scholars) -> list[str]:
    """The Guild colours in the order in which it looks."""
    return list(dict.fromkeys(space.colour for space in focuses(game)))


def ai_guild(game: Scholars, guild: str, count: int = 1) -> None:
    """Influence in a Guild, chosen by SC-251 where none is named; with none left it places none (SC-241)."""
    ai = opponent(game)
    for _ in range(count):
        if not ai.influence:
            game.tell("ai-no-influence", who=ai.who)
            return
        ai.influence -= 1
        if guild == ANY:
            chosen, why = guild_and_why(game)
            game.tell("ai-guild", who=ai.who, guild=named("guild", chosen), by=why)
            put_in_guild(game, ai.seat, chosen)
        else:
            put_in_guild(game, ai.seat, guild)


def wanted_guild(game: Scholars) -> str:
    """One without any Influence, then one without its own, then by colour (SC-251)."""
    return guild_and_why(game)[0]


def guild_and_why(game: Scholars) -> tuple[str, Text]:
    """The Guild, and the criterion that decided for it."""
    nobodys = [guild for guild in SECONDARY if not any(game.guilds[guild].influence)]
    left = nobodys or list(SECONDARY)
    left = [guild for guild in left if not own(game, guild)] or left
    if len(left) == 1:
        return left[0], Text("ai-by-empty-guild" if nobodys else "ai-by-not-own")
    return next(colour for colour in colour_focus(game) if colour in left), by_colour(game)


def by_colour(game: Scholars) -> Text:
    return Text("ai-by-colour", {"focus": named("guild", focus(game).colour)})


def own(game: Scholars, guild: str) -> int:
    """The opponent's Influence in a Guild."""
    return game.guilds[guild].influence[opponent(game).seat]


def ai_gold(game: Scholars) -> None:
    """1 Gold from the supply on the left-most Neutral Translator, if there is one (SC-243)."""
    for room, employed in enumerate(game.rooms, start=1):
        if employed is not None and employed.owner is None:
            employed.gold += 1
            label = translator_label(game, employed.id)
            game.tell("gold-on", who=opponent(game).who, room=room, whom=label)
            return
    game.tell("ai-cannot", who=opponent(game).who, why=Text("ai-why-no-neutral"))


def ai_compensation(game: Scholars, effect: Effect) -> None:
    """What the opponent gets instead of a Worker, Silver or Gold (SC-257)."""
    table = game.parts.solo_compensation
    match effect:
        case GainWorker():
            deed = table.worker
        case GainSilver():
            deed = table.silver
        case _:
            deed = table.gold
    match deed:
        case AiSilver(n=n):
            move_marker(game, n)
        case _:
            ai_gold(game)


def shift_dice_sum(game: Scholars, step: int, by: Text) -> None:
    """Its Dice Sum a step to the right or left, and why; at the ends it stays (SC-255, SC-257)."""
    ai, ends = opponent(game), game.parts.solo_dice_sum
    ai.dice_sum = min(max(ai.dice_sum + step, ends.min), ends.max)
    game.tell("ai-dice-sum", who=ai.who, sum=ai.dice_sum, by=by)


def majority(game: Scholars) -> str:
    """The colour of most open Plan cards; equal: of the last one; none: blue (SC-256)."""
    colours = [game.parts.plans[name].colour for name in opponent(game).open]
    red, blue = colours.count("red"), colours.count("blue")
    if red == blue:
        return colours[-1] if colours else "blue"
    return "red" if red > blue else "blue"


def majority_by(game: Scholars) -> Text:
    """Why that colour is the one that counts."""
    colours = [game.parts.plans[name].colour for name in opponent(game).open]
    if not colours:
        return Text("ai-by-no-plan")
    even = colours.count("red") == colours.count("blue")
    return named("ai-by-last" if even else "ai-by", majority(game))


def ai_retires(game: Scholars, portrait: str, by: Text) -> Step:
    """From the top of a deck to its own pile."""
    ai = opponent(game)
    if not game.decks[portrait]:
        game.tell("ai-cannot", who=ai.who, why=Text("ai-why-no-card", {"who": named("portrait", portrait)}))
        return
    if len(game.decks[portrait]) > 1:
        yield from game.barrier("translator")
    name = game.decks[portrait].pop(0)
    ai.retired.append(name)
    game.tell("ai-retires", who=ai.who, whom=translator_label(game, name), by=by)
