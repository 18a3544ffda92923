"""What the command cards can do. All of it is "up to", and what can do nothing is not offered (EE-128)."""

from collections.abc import Sequence

from data.words import Text
from engines.excavation.buyers import add_buyer
from engines.excavation.cards import draw_and_keep
from engines.excavation.components import (
    AcquireBlackMarket,
    AddBuyers,
    DrawCards,
    ExcavateAny,
    GainCredits,
    Kind,
    MoveExplorers,
    PlaceTraders,
    SampleStored,
)
from engines.excavation.excavate import dig_and_sample, no_excavation, own_sites
from engines.excavation.gallery import can_recruit, can_sample, place_guard
from engines.excavation.market import add_trader, no_part
from engines.excavation.options import (
    artefact_option,
    buyer_option,
    different,
    market_option,
    market_text,
    none_option,
    refusal,
)
from engines.excavation.smuggle import acquire, no_acquisition
from engines.excavation.state import Excavation, Player, hold_space
from engines.excavation.travel import move_explorers
from engines.kernel.asks import Option, Refusal, Step
from engines.kernel.effects import Effects

ABILITIES: Effects[Excavation, Player] = Effects()
STOP: Option[int] = Option("stop", 0, Text("option-stop"))


@ABILITIES.of(
    MoveExplorers,
    text=lambda ability: Text("ability-move", {"steps": ability.steps}),
    line=lambda ability: f"{ability.steps}[fuel]",
)
def transport(game: Excavation, me: Player, ability: MoveExplorers) -> Step:
    """Steps of explorers, as in the travel action."""
    yield from move_explorers(game, me, ability.steps)


@ABILITIES.of(
    GainCredits,
    text=lambda ability: Text("ability-credits", {"credits": ability.amount}),
    line=lambda ability: f"{ability.amount}[credit]",
)
def grant(game: Excavation, me: Player, ability: GainCredits) -> Step:
    """Credits from the bank."""
    me.gain(ability.amount, "abilities")
    game.tell("credits-gained", who=me.who, credits=ability.amount)
    yield from ()


@ABILITIES.of(
    DrawCards,
    text=lambda ability: Text("ability-draw", {"draw": ability.draw, "keep": ability.keep}),
    line=lambda ability: f"{ability.draw}[card] → {ability.keep}[card]",
    refuse=lambda game, me, ability: (
        None if game.deck or game.discard else refusal("EE-128", "no-cards-to-draw")
    ),
)
def briefing(game: Excavation, me: Player, ability: DrawCards) -> Step:
    """Action cards, some of which are kept."""
    yield from draw_and_keep(game, me, ability.draw, ability.keep)


@ABILITIES.of(
    AcquireBlackMarket,
    text=lambda ability: Text("ability-acquire", {"count": ability.count, "less": -ability.price_mod}),
    line=lambda ability: f"{ability.count}[artefact] −{-ability.price_mod}[credit]",
    refuse=lambda game, me, ability: no_acquisition(game, me, ability.price_mod),
)
def customs(game: Excavation, me: Player, ability: AcquireBlackMarket) -> Step:
    """Tops of black-market stacks."""
    yield from acquire(game, me, ability.count, ability.price_mod)


# ---- excavation permit ----


@ABILITIES.of(
    ExcavateAny,
    text=lambda ability: Text("ability-excavate", {"count": ability.count}),
    line=lambda ability: f"{ability.count}[artefact]",
    refuse=lambda game, me, ability: no_excavation(game, me),
)
def permit(game: Excavation, me: Player, ability: ExcavateAny) -> Step:
    """Dig without a card; regions may differ, sites must. Then samples, as in the excavate action."""
    gained = yield from me.ask_some(
        "permit",
        lambda: [
            artefact_option(kind, game.box.value_of[kind])
            for kind in different([kind for place in own_sites(game, me) for kind in game.sites[place]])
        ],
        at_least=1,
        at_most=min(ability.count, hold_space(game, me)),
        rule=lambda kinds: other_sites(game, kinds),
    )
    yield from dig_and_sample(game, me, gained)


def other_sites(game: Excavation, kinds: Sequence[Kind]) -> Refusal | None:
    """Each from another dig site."""
    sites = {game.box.site_of[kind] for kind in kinds}
    return refusal("EE-128", "same-site") if len(sites) < len(kinds) else None


# ---- publicity ----


@ABILITIES.of(
    AddBuyers,
    text=lambda ability: Text(
        "ability-buyers", {"count": ability.count, "where": "one" if ability.same_market else "any"}
    ),
    line=lambda ability: f"{ability.count}[buyer]",
    refuse=lambda game, me, ability: (
        None if any(game.pool[region] for region in game.box.regions) else refusal("EE-014", "none-in-pool")
    ),
)
def publicity(game: Excavation, me: Player, ability: AddBuyers) -> Step:
    """Coloured buyers of choice for one market, or for any."""
    number = 0
    for added in range(ability.count):
        if not any(game.pool[region] for region in game.box.regions):
            return
        may_stop = added > 0
        if not (ability.same_market and number):
            number = yield from me.ask(
                "publicity-market",
                lambda: [*(market_option(name) for name in game.box.markets), *([STOP] if may_stop else [])],
            )
            if not number:
                return
            may_stop = False
        buyer = yield from me.ask(
            "publicity-buyer",
            lambda: [
                *(buyer_option(region) for region in game.box.regions),
                *([none_option("stop")] if may_stop else []),
            ],
            refuse=lambda buyer: no_part(game, me, buyer) if buyer else None,
            args=lambda: {"market": number},
        )
        if not buyer:
            return
        add_buyer(game, number, buyer)


# ---- trade delegation ----


@ABILITIES.of(
    PlaceTraders,
    text=lambda ability: Text("ability-traders", {"count": ability.count}),
    line=lambda ability: f"{ability.count}[trader]",
    refuse=lambda game, me, ability: None if can_recruit(me) else refusal("EE-129", "no-crew"),
)
def delegation(game: Excavation, me: Player, ability: PlaceTraders) -> Step:
    """Traders at markets of choice."""
    most = min(ability.count, me.crew + len(me.gallery))
    ask, often = (me.ask_some, 1) if ability.distinct else (me.ask_amounts, most)
    chosen = yield from ask(
        "delegation",
        lambda: [Option(f"market:{n}", n, market_text(n), at_most=often) for n in game.box.markets],
        at_least=1,
        at_most=most,
        args=lambda: {"most": most},
    )
    for number in chosen:
        yield from add_trader(game, me, number)


# ---- curators ----


@ABILITIES.of(
    SampleStored,
    text=lambda ability: Text("ability-sample", {"count": ability.count}),
    line=lambda ability: f"{ability.count}[sample]",
    refuse=lambda game, me, ability: (
        None if any(can_sample(me, kind) for kind in me.stored) else refusal("EE-095", "nothing-to-sample")
    ),
)
def curators(game: Excavation, me: Player, ability: SampleStored) -> Step:
    """Samples of artefacts that were gained earlier."""
    chosen = yield from me.ask_some(
        "curators",
        lambda: [artefact_option(kind, game.box.value_of[kind]) for kind in different(me.stored)],
        refuse=lambda kind: None if can_sample(me, kind) else refusal("EE-095", "sampled"),
        at_least=1,
        at_most=ability.count,
        args=lambda: {"most": ability.count},
    )
    for kind in chosen:
        yield from place_guard(game, me, kind)
