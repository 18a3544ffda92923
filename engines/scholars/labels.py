"""The names of things, as texts. Those without arguments are made once."""

from collections.abc import Iterable, Mapping, Sequence
from functools import cache

from data import words
from engines.kernel import Text
from engines.scholars.state import Scholars
from engines.scholars.vocabulary import (
    AddWhiteDie,
    AnyCondition,
    Breadth,
    Choose,
    CollectTrack,
    Cost,
    DestroyWhite,
    DiceOwned,
    DrawDie,
    Effect,
    EmployOrRetire,
    GainDie,
    GainGold,
    GainSilver,
    GainWorker,
    GuildInfluence,
    HandTo,
    InfluenceGuild,
    InfluenceScroll,
    LanguageCount,
    MayDeliver,
    MoveGold,
    NoCondition,
    OtherAction,
    Pay,
    PayGold,
    PaySilver,
    PayWorkers,
    ResearchUp,
    Retirees,
    RetireFromDeck,
    TrackLevel,
    ValueBonus,
    WhiteDice,
    WhiteEquals,
)


@cache
def named(kind: str, name: str) -> Text:
    """`colour-red`, `track-physics`, `action-travel`: the message is kind and id."""
    return Text(f"{kind}-{name}")


@cache
def counted(noun: str, count: int) -> Text:
    """So many of something."""
    return words.counted(count, Text(noun))


def one_of(texts: Sequence[Text]) -> Text:
    """Things to choose from."""
    first, *others = texts
    return Text("or", {"first": first, "other": one_of(others)}) if others else first


def listed(texts: Iterable[Text]) -> Text:
    """One, two or more things in a row."""
    return words.listed(list(texts))


@cache
def die_label(colour: str, value: int) -> Text:
    """A die, or an action: its colour and its pips."""
    return Text("die", {"colour": named("colour", colour), "value": value})


def dice_listed(dice: Mapping[str, int]) -> Text:
    return listed(counted(f"die-{colour}", count) for colour, count in dice.items() if count)


def workers_listed(workers: Mapping[str, int]) -> Text:
    return listed(counted(f"worker-{colour}", count) for colour, count in workers.items() if count)


def scroll_label(game: Scholars, name: str) -> Text:
    """Language, field and points of a Scroll."""
    card = game.parts.scrolls[name]
    return _scroll(card.language, card.research, card.vp)


@cache
def _scroll(language: str, research: str, vp: int) -> Text:
    return Text(
        "scroll",
        {"language": named("scroll", language), "track": named("track", research), "points": vp},
    )


def scroll_note(game: Scholars, name: str) -> Text:
    """What a Scroll brings whoever translates it, at once and at the end."""
    card = game.parts.scrolls[name]
    if isinstance(card.endgame, NoCondition):
        return effects_text(card.immediate)
    condition = condition_text(card.endgame)
    if not card.immediate:
        return Text("note-scroll-late", {"condition": condition})
    return Text("note-scroll", {"effects": effects_text(card.immediate), "condition": condition})


def on_scroll(game: Scholars, name: str) -> Text:
    """Where Influence lies."""
    return Text("on-scroll", {"scroll": scroll_label(game, name)})


def translator_label(game: Scholars, name: str) -> Text:
    """By portrait; a Starting Translator by its languages."""
    card = game.parts.translators[name]
    if card.portrait is not None:
        return named("portrait", card.portrait)
    return Text("starting", {"languages": languages_of(game, name)})


def languages_of(game: Scholars, name: str) -> Text:
    """Between which languages somebody translates."""
    return languages_text(game.parts.translators[name].languages)


@cache
def languages_text(languages: tuple[str, ...]) -> Text:
    """Languages side by side."""
    *some, last = (named("language", one) for one in languages)
    for language in reversed(some):
        last = Text("slash", {"first": language, "other": last})
    return last


def cost_text(costs: Iterable[Cost]) -> Text:
    """What is paid."""
    return listed(map(_cost, costs))


def _cost(cost: Cost) -> Text:
    match cost:
        case PaySilver():
            return counted("silver", cost.n)
        case PayGold():
            return counted("gold", cost.n)
        case PayWorkers():
            return counted("worker-any", cost.n)
        case AddWhiteDie():
            return Text("effect-die-bag", {"dice": counted("die-white", cost.n)})
        case _:
            raise ValueError(f"a cost without words: {cost}")


def effects_text(effects: Iterable[Effect]) -> Text:
    """Several effects in a row."""
    return _effects_text(tuple(effects))


@cache
def _effects_text(effects: tuple[Effect, ...]) -> Text:
    return listed(map(effect_text, effects))


@cache
def effect_text(effect: Effect) -> Text:
    """What an effect does, in words."""
    match effect:
        case GainSilver(n=n):
            return counted("silver", n)
        case GainGold(n=n):
            return counted("gold", n)
        case GainWorker(colour=colour, n=n):
            return counted(f"worker-{colour}", n)
        case GainDie(colour=colour, to=to, n=n):
            return Text(f"effect-die-{to}", {"dice": counted(f"die-{colour}", n)})
        case DrawDie(n=n):
            return Text("effect-draw", {"count": n})
        case DestroyWhite(n=n):
            return Text("effect-destroy", {"count": n})
        case InfluenceScroll():
            return Text("effect-influence-scroll")
        case InfluenceGuild(guild="any", n=n):
            return Text("effect-influence-any", {"count": n})
        case InfluenceGuild(guild=guild, n=n):
            return Text("effect-influence-guild", {"count": n, "guild": named("guild", guild)})
        case ResearchUp(track=track, n=n):
            return Text("effect-research", {"count": n, "track": named("track", track)})
        case CollectTrack(track=track):
            return Text("effect-collect", {"track": named("track", track)})
        case HandTo(n=n):
            return Text("effect-hand", {"count": n})
        case MoveGold(n=n):
            return Text("effect-move-gold", {"count": n})
        case ValueBonus(n=n):
            return Text("effect-value", {"count": n})
        case OtherAction(action=action):
            return Text("effect-other-action", {"action": named("action", action)})
        case WhiteEquals(colour=colour):
            return Text("effect-white-equals", {"colour": named("colour", colour)})
        case EmployOrRetire(portrait=portrait):
            return Text("effect-employ-or-retire", {"who": named("portrait", portrait)})
        case RetireFromDeck(portraits=portraits):
            return Text("effect-retire", {"who": listed(named("portrait", one) for one in portraits)})
        case MayDeliver():
            return Text("effect-deliver")
        case Choose(options=(one, other)):
            return Text("effect-choose", {"one": effects_text(one), "other": effects_text(other)})
        case Pay(cost=cost, gain=gain):
            return Text("effect-exchange", {"cost": cost_text(cost), "gain": effects_text(gain)})
        case _:
            raise ValueError(f"an effect without words: {effect}")


@cache
def condition_text(condition: AnyCondition) -> Text:
    """What a Scroll brings at the end besides its printed points (SC-237)."""
    match condition:
        case GuildInfluence(guild=guild):
            return Text("condition-guild", {"guild": named("guild", guild)})
        case LanguageCount(languages=languages):
            return Text("condition-languages", {"languages": languages_text(languages)})
        case DiceOwned(primary=primary, secondary=secondary):
            return Text(
                "condition-dice",
                {"secondary": named("die", secondary), "primary": counted(f"die-{primary}", 4)},
            )
        case TrackLevel(track=track):
            return Text("condition-track", {"track": named("track", track)})
        case WhiteDice():
            return Text("condition-white")
        case Retirees():
            return Text("condition-retired")
        case Breadth():
            return Text("condition-breadth")
        case _:
            raise ValueError(f"a condition without words: {condition}")
