"""Effects as lines of icons, drawn by whoever shows a view."""

from collections.abc import Iterable
from functools import cache

from engines.scholars.vocabulary import (
    ANY,
    AddWhiteDie,
    AiDeliver,
    AiEmploy,
    AiGold,
    AiGuild,
    AiRetire,
    AiScroll,
    AiSilver,
    AiTranslate,
    Breadth,
    Choose,
    CollectTrack,
    Condition,
    Cost,
    Deed,
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
    Starter,
    TrackLevel,
    ValueBonus,
    WhiteDice,
    WhiteEquals,
)


@cache
def line(effects: tuple[Effect, ...]) -> str:
    """Several effects in a row."""
    return " ".join(icons(effect) for effect in effects)


def icons(effect: Effect) -> str:
    """One effect: `+2[silver]`, `2[worker]→+1[gold]`."""
    match effect:
        case GainSilver(n=n):
            return f"+{n}[silver]"
        case GainGold(n=n):
            return f"+{n}[gold]"
        case GainWorker(colour=colour, n=n):
            return f"+{n}[worker]" if colour == ANY else f"+{n}[worker-{colour}]"
        case GainDie(colour=colour, to=to, n=n):
            return f"+{n}[die-{colour}][{to}]"
        case DrawDie(n=n):
            return f"+{n}[draw]"
        case DestroyWhite(n=n):
            return f"−{n}[die-white]"
        case InfluenceScroll(n=n):
            return f"+{n}[influence-scroll]"
        case InfluenceGuild(guild=guild, n=n):
            return f"+{n}[influence-{guild}]"
        case ResearchUp(track=track, n=n):
            return f"↑{n}[track-{track}]"
        case CollectTrack(track=track):
            return f"[collect][track-{track}]"
        case HandTo(n=n):
            return f"[hand]={n}[draw]"
        case MoveGold(n=n):
            return f"{n}[gold]⇄[translator]"
        case ValueBonus(n=n):
            return f"+{n}[value]"
        case OtherAction(action=action):
            return f"[or][{action}]"
        case WhiteEquals(colour=colour):
            return f"[die-white]=[die-{colour}]"
        case EmployOrRetire(portrait=portrait):
            return f"[employ]/[retire][portrait-{portrait}]"
        case RetireFromDeck(portraits=portraits):
            return "[retire]" + "/".join(f"[portrait-{portrait}]" for portrait in portraits)
        case MayDeliver():
            return "[deliver]"
        case Choose(options=options):
            return " / ".join(line(option) for option in options)
        case Pay(cost=cost, gain=gain):
            return f"{price(cost)}→{line(gain)}"
        case _:
            raise ValueError(f"an effect without icons: {effect}")


def price(costs: Iterable[Cost]) -> str:
    """What is paid."""
    return "+".join(_cost(cost) for cost in costs)


def _cost(cost: Cost) -> str:
    match cost:
        case PaySilver(n=n):
            return f"{n}[silver]"
        case PayGold(n=n):
            return f"{n}[gold]"
        case PayWorkers(n=n):
            return f"{n}[worker]"
        case AddWhiteDie(n=n):
            return f"+{n}[die-white][bag]"
        case _:
            raise ValueError(f"a cost without icons: {cost}")


def deeds(row: Iterable[Deed]) -> str:
    """What the solo opponent does, in a row."""
    return " ".join(_deed(deed) for deed in row)


def _deed(deed: Deed) -> str:
    match deed:
        case AiGold():
            return "+1[gold][translator]"
        case AiSilver(n=n):
            return f"+{n}[silver]"
        case AiEmploy():
            return "[employ]"
        case AiTranslate():
            return "[translate]"
        case AiDeliver(influence=None):
            return "[deliver]"
        case AiDeliver(influence=n):
            return f"[deliver]+{n}[influence-any]"
        case AiScroll():
            return "+1[influence-scroll]"
        case AiGuild(guild=guild):
            return f"+1[influence-{guild}]"
        case AiRetire():
            return "[retire]"
        case _:
            raise ValueError(f"a deed without icons: {deed}")


def condition_line(condition: Condition) -> str:
    """What a Scroll brings at the end (SC-237)."""
    match condition:
        case NoCondition():
            return ""
        case GuildInfluence(guild=guild):
            return f"2[influence-{guild}]=2[vp] 4[influence-{guild}]=4[vp]"
        case LanguageCount(languages=languages):
            return "/".join(f"[scroll-{language}]" for language in languages) + "=1[vp]"
        case DiceOwned(primary=primary, secondary=secondary):
            return f"[die-{secondary}]=1[vp] 4[die-{primary}]=2[vp]"
        case TrackLevel(track=track):
            return f"4[track-{track}]=2[vp] 7[track-{track}]=4[vp]"
        case WhiteDice():
            return "≤3[die-white]=2[vp] 0[die-white]=4[vp]"
        case Retirees():
            return "4[retired]=2[vp] 7[retired]=4[vp]"
        case Breadth():
            return "3[track-any]=1[vp]"
        case Starter(gold_per_vp=gold, white_dice_threshold=white, penalty=penalty):
            return f"{gold}[gold]=1[vp] {white}[die-white]=−{-penalty}[vp]"
        case _:
            raise ValueError(f"a condition without icons: {condition}")
