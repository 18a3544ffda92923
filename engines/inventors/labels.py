"""The names of things and what effects say, in words and as lines of icons."""

from collections.abc import Iterable, Sequence
from functools import cache

from data.words import listed
from engines.inventors.components import ResearchTile
from engines.inventors.vocabulary import (
    AnyEffect,
    Area,
    Boost,
    Brighten,
    CamelTotal,
    Choose,
    ClearWorkshop,
    CollectTile,
    Color,
    DiceBonus,
    DieColor,
    Discard,
    Draw,
    GainColoredDie,
    GainEnvoy,
    GainRoyalties,
    GainWhiteDie,
    HireCamel,
    Influence,
    LoseInfluence,
    MoveShip,
    Name,
    Pay,
    PaySilver,
    Promote,
    ProvideColor,
    RecoverWorker,
    Refresh,
    RefreshAll,
    RefreshOne,
    RemoveDie,
    RemoveIdea,
    Research,
    ReturnCamelDice,
    ReturnDice,
    Row,
    Royalty,
    Section,
    Silver,
    StudyDie,
    SwapDie,
    TakeEndTile,
    TakeTileBehind,
    TowerAdvance,
    UnlockCamel,
    UnlockWorker,
)
from engines.kernel import Text

ARROW = " → "
OR = " / "


@cache
def named(kind: str, name: str) -> Text:
    """`person-scribe`, `guild-blue`, `board-robotic`: the message is kind and id."""
    return Text(f"{kind}-{name}")


def person_text(name: Name) -> Text:
    return named("person", name)


def payee_text(who: str) -> Text:
    """Whom a cost names; it may leave that open."""
    return named("payee", who)


def color_text(color: Color) -> Text:
    """A Guild, or the Influence in it."""
    return named("guild", color)


def die_text(color: DieColor) -> Text:
    return named("die", color)


def die_value(color: DieColor, value: int) -> Text:
    """A die and what it shows."""
    return Text("die-value", {"die": die_text(color), "value": value})


def area_text(area: Area) -> Text:
    return named("area", area)


def row_text(row: Row) -> Text:
    return named("row", row)


def section_text(section: Section) -> Text:
    return named("section", section)


@cache
def device_text(board: str, card: str | None) -> Text:
    """A Device by the names of its board and, once it is Invented, its card."""
    if card is None:
        return named("board", board)
    return Text("device", {"board": named("board", board), "card": named("card", card)})


def tile_text(tile: str, effects: Sequence[AnyEffect], cost: Sequence[AnyEffect] = ()) -> Text:
    """A tile by its number and what it does."""
    return Text("tile", {"tile": tile.upper(), "effects": effects_text(effects, cost)})


def research_text(tile: ResearchTile) -> Text:
    """A Research tile by its number, when it works, and what it does."""
    effects = effects_text(tile.effects, tile.cost)
    return Text("research", {"tile": tile.id.upper(), "when": when_text(tile), "effects": effects})


def when_text(tile: ResearchTile) -> Text:
    """When a Research tile works."""
    when = tile.trigger or tile.kind
    return named("when", f"{when}-{tile.color}" if tile.color else when)


# ---- effects in words ------------------------------------------------------------------------------------


def effects_text(effects: Iterable[AnyEffect], cost: Iterable[AnyEffect] = ()) -> Text:
    """What a list of effects gives, and what it costs."""
    gains, price = list(effects), list(cost)
    if not price:
        return listed([effect_text(one) for one in gains])
    return Text(
        "paid",
        {
            "cost": listed([effect_text(one) for one in price]),
            "gain": listed([effect_text(one) for one in gains]),
        },
    )


@cache
def effect_text(effect: AnyEffect) -> Text:
    """One effect or cost."""
    match effect:
        case Choose(options=options):
            texts = [effects_text(split_cost(option)[1], split_cost(option)[0]) for option in options]
            text = texts.pop()
            while texts:
                text = Text("either", {"first": texts.pop(), "rest": text})
            return text
        case RefreshOne(who=who):
            return Text("effect-refresh-one", {"who": person_text(who)})
        case Pay(who=who):
            return Text("cost-person", {"who": payee_text(who)})
        case Influence(color=color, n=n):
            return Text(f"effect-influence-{color}", {"n": n})
        case LoseInfluence(color=color, n=n):
            return Text(f"cost-lose-{color}", {"n": n})
        case StudyDie(color=color):
            return Text(f"effect-study-{color}")
        case ProvideColor(color=color):
            return Text(f"effect-provide-{color}")
        case ReturnDice(to=to):
            return Text(f"effect-return-{to}")
        case ReturnCamelDice(to=to):
            return Text("effect-return-camel-dice", {"area": area_text(to)})
        case _:
            number = getattr(effect, "n", None)
            return Text(f"effect-{_WORD[type(effect)]}", {} if number is None else {"n": number})


_WORD: dict[type, str] = {
    Silver: "silver",
    Draw: "draw",
    Brighten: "brighten",
    Boost: "boost",
    Refresh: "refresh",
    RefreshAll: "refresh-all",
    Promote: "promote",
    SwapDie: "swap",
    Royalty: "royalty",
    GainRoyalties: "royalties",
    Research: "research",
    MoveShip: "ship",
    CollectTile: "collect",
    TakeEndTile: "end-tile",
    TakeTileBehind: "tile-behind",
    HireCamel: "hire",
    UnlockCamel: "unlock-camel",
    UnlockWorker: "unlock-worker",
    ClearWorkshop: "clear",
    DiceBonus: "dice-bonus",
    GainWhiteDie: "white-die",
    GainColoredDie: "colored-die",
    RecoverWorker: "recover",
    RemoveDie: "remove-die",
    GainEnvoy: "envoy",
    CamelTotal: "camel-total",
    RemoveIdea: "remove-idea",
    TowerAdvance: "tower",
    PaySilver: "pay-silver",
    Discard: "discard",
}


# ---- effects as lines of icons ---------------------------------------------------------------------------


@cache
def effects_line(effects: tuple[AnyEffect, ...], cost: tuple[AnyEffect, ...] = ()) -> str:
    """The same in icons: `1[card] → 2[silver]`."""
    gains, price = (" ".join(map(effect_line, row)) for row in (effects, cost))
    return f"{price}{ARROW}{gains}" if price else gains


@cache
def effect_line(effect: AnyEffect) -> str:
    """One effect or cost: `2[silver]`, `[scribe]`, `1[influence-any]`."""
    match effect:
        case Choose(options=options):
            return OR.join(effects_line(split_cost(option)[1], split_cost(option)[0]) for option in options)
        case RefreshOne(who=who):
            return f"[refresh]\u00a0[{who}]"
        case Pay(who=who):
            return f"[{'person' if who in ('any', 'any_other') else who}]"
        case Influence(color=color, n=n) | LoseInfluence(color=color, n=n):
            return f"{n}[influence-{color}]"
        case StudyDie(color=color):
            return f"[study-{color}]"
        case ProvideColor(color=color):
            return f"[provide-{color}]"
        case ReturnDice(to=to):
            return f"[dice]{ARROW}[{to}]"
        case ReturnCamelDice(to=to):
            return f"[camel]\u00a0[dice]{ARROW}[{to}]"
        case DiceBonus(n=n):
            return f"[dice]\u00a0+{n}"
        case CamelTotal(n=n):
            return f"[camel]\u00a0[dice]\u00a0+{n}"
        case _:
            icon = _ICON.get(type(effect)) or _WORD[type(effect)]
            number = getattr(effect, "n", None)
            return f"[{icon}]" if number is None else f"{number}[{icon}]"


# Where the icon has another name than the message.
_ICON: dict[type, str] = {Draw: "card", Discard: "card", PaySilver: "silver"}


def split_cost(effects: Iterable[AnyEffect]) -> tuple[tuple[AnyEffect, ...], tuple[AnyEffect, ...]]:
    """What some effects cost, and what they give."""
    row = tuple(effects)
    costs: tuple[type, ...] = (Pay, PaySilver, LoseInfluence, Discard)
    paid = tuple(one for one in row if isinstance(one, costs))
    return paid, tuple(one for one in row if not isinstance(one, costs))
