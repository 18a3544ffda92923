"""The excavate action (EE-090 to EE-097, EE-174)."""

from collections.abc import Sequence

from engines.excavation.box import Card
from engines.excavation.components import CardId, ExcavateSecond, Kind, Place, Region
from engines.excavation.gallery import may_sample
from engines.excavation.options import artefact_option, artefact_text, place_text, refusal, told_apart
from engines.excavation.state import Excavation, Player, hold_space
from engines.kernel.asks import Option, Refusal, Step


def no_excavation(game: Excavation, me: Player) -> Refusal | None:
    """What stands in the way of excavating (EE-091)."""
    if not hold_space(game, me):
        return refusal("EE-091", "hold-full")
    for place in me.explorers:
        if game.sites.get(place):
            return None
    return refusal("EE-091", "no-dig-site")


def misfit_to_excavate(game: Excavation, me: Player, card: CardId) -> Refusal | None:
    """It must be a card of a region where something can be dug up (EE-090)."""
    region = game.box.cards[card].region
    dig_region = game.box.dig_region
    for place in me.explorers:
        if dig_region.get(place) == region and game.sites[place]:
            return None
    return refusal("EE-090", "card-excavate")


def own_sites(game: Excavation, me: Player) -> list[Place]:
    """Dig sites with an own explorer and at least one artefact."""
    return [place for place in me.explorers if game.sites.get(place)]


def excavate(game: Excavation, me: Player, card: Card) -> Step:
    """Take up to two artefacts of the card's region, then sample what was gained (EE-090 to EE-094)."""
    most = min(game.box.tables.excavate.max_artefacts, hold_space(game, me))
    gained = yield from me.ask_some(
        "excavate",
        lambda: found_in(game, me, card.region),
        refuse=lambda kind: out_of_reach(game, me, kind),
        at_least=1,
        at_most=most,
        rule=lambda kinds: sites_clash(game, me, kinds),
        args=lambda: {"most": most},
    )
    yield from dig_and_sample(game, me, gained)


def dig_and_sample(game: Excavation, me: Player, kinds: Sequence[Kind]) -> Step:
    """All of them into the hold, then perhaps a sample of each (EE-093 to EE-095)."""
    for kind in kinds:
        dig_up(game, me, kind)
    for kind in kinds:
        yield from may_sample(game, me, kind)


def found_in(game: Excavation, me: Player, region: Region) -> list[Option[Kind]]:
    """What lies on the dig sites of a region; excavators may want both copies of a thing (EE-174)."""
    kinds = [kind for place in game.box.sites_in[region] for kind in game.sites[place]]
    copies = 2 if digs_twice(game, me) else 1
    value_of = game.box.value_of
    return [
        artefact_option(kind, value_of[kind], name)
        for name, kind in told_apart(kinds)
        if name == kind or (copies > 1 and name.endswith(":2"))
    ]


def digs_twice(game: Excavation, me: Player) -> bool:
    """Whether one explorer is enough for two artefacts (EE-174)."""
    return game.box.ability(me.faction, ExcavateSecond) is not None


def out_of_reach(game: Excavation, me: Player, kind: Kind) -> Refusal | None:
    """There must be an own explorer (EE-091), or for excavators' second one next to it (EE-174)."""
    site = game.box.site_of[kind]
    if site in me.explorers:
        return None
    beside = game.box.neighbours[site] if digs_twice(game, me) else ()
    region = game.box.dig_region[site]
    if any(game.box.dig_region[place] == region for place in own_sites(game, me) if place in beside):
        return None
    return refusal("EE-091", "no-explorer-there")


def sites_clash(game: Excavation, me: Player, kinds: Sequence[Kind]) -> Refusal | None:
    """Two must come from two sites with an explorer (EE-092), or as excavators may (EE-174)."""
    sites = [game.box.site_of[kind] for kind in kinds]
    if not any(site in me.explorers for site in sites):
        return refusal("EE-174", "first-from-own-site")
    if len(sites) < 2 or (len(set(sites)) == 2 and all(site in me.explorers for site in sites)):
        return None
    near = sites[0] == sites[1] or sites[1] in game.box.neighbours[sites[0]]
    return None if near and digs_twice(game, me) else refusal("EE-092", "same-site")


def dig_up(game: Excavation, me: Player, kind: Kind) -> None:
    """From its dig site into the cargo hold (EE-093)."""
    site = game.box.site_of[kind]
    game.sites[site].remove(kind)
    me.hold.append(kind)
    game.tell("dug-up", who=me.who, artefact=artefact_text(kind), place=place_text(site))
