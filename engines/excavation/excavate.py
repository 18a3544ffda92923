"""The excavate action (EE-090 to EE-097, EE-174)."""

from collections.abc import Iterable, Sequence

from data.words import Text
from engines.excavation.box import Card
from engines.excavation.components import CardId, ExcavateSecond, Kind, Place, Region
from engines.excavation.gallery import may_sample
from engines.excavation.options import (
    artefact_option,
    artefact_text,
    closed,
    different,
    none_option,
    place_text,
)
from engines.excavation.state import Excavation, Player, hold_space
from engines.kernel.asks import Closed, Refusal, Step


def excavate_cards(game: Excavation, me: Player) -> list[CardId]:
    """Cards of a region where something can be dug up (EE-090)."""
    if not hold_space(game, me):
        return []
    box = game.box
    regions = {box.dig_region[place] for place in own_sites(game, me)}
    return [card for card in different(me.hand) if box.cards[card].region in regions] if regions else []


def why_no_excavate(game: Excavation, me: Player) -> Refusal:
    """What stands in the way."""
    if not hold_space(game, me):
        return Refusal("EE-091", Text("why-hold-full"))
    if not own_sites(game, me):
        return Refusal("EE-091", Text("why-no-dig-site"))
    return Refusal("EE-090", Text("why-card-excavate"))


def own_sites(game: Excavation, me: Player) -> list[Place]:
    """Dig sites with an own explorer and at least one artefact."""
    return [place for place in me.explorers if game.sites.get(place)]


def finds(game: Excavation, sites: Iterable[Place]) -> list[Kind]:
    """The different artefacts that lie on these dig sites."""
    return different([kind for place in sites for kind in game.sites[place]])


def excavate(game: Excavation, me: Player, card: Card) -> Step:
    """Take up to two artefacts of the card's region, then sample what was gained (EE-090 to EE-094)."""
    first = yield from me.ask(
        "excavate-first",
        lambda: [artefact_option(kind, game.box.value_of[kind]) for kind in first_finds(game, me, card)],
        missing=lambda: closed_finds(game, me, card.region, first_finds(game, me, card)),
    )
    dig_up(game, me, first)
    gained = [first]
    if game.box.tables.excavate.max_artefacts > 1 and second_finds(game, me, card.region, first):
        second = yield from me.ask(
            "excavate-second",
            lambda: [
                *(
                    artefact_option(kind, game.box.value_of[kind])
                    for kind in second_finds(game, me, card.region, first)
                ),
                none_option("no-more"),
            ],
            missing=lambda: closed_finds(game, me, card.region, second_finds(game, me, card.region, first)),
            default="no-more",
        )
        if second:
            dig_up(game, me, second)
            gained.append(second)
    for kind in gained:
        yield from may_sample(game, me, kind)


def first_finds(game: Excavation, me: Player, card: Card) -> list[Kind]:
    """What lies under own explorers in the card's region (EE-091)."""
    return finds(game, [place for place in own_sites(game, me) if game.box.dig_region[place] == card.region])


def second_finds(game: Excavation, me: Player, region: Region, first: Kind) -> list[Kind]:
    """From another own site (EE-092); excavators also from the same or an adjacent one (EE-174)."""
    if not hold_space(game, me):
        return []
    box = game.box
    site = box.site_of[first]
    sites = [place for place in own_sites(game, me) if place != site and box.dig_region[place] == region]
    if isinstance(box.ability(me.faction), ExcavateSecond):
        near = (site, *box.neighbours[site])
        sites += [place for place in near if box.dig_region.get(place) == region and place not in sites]
    return finds(game, sites)


def closed_finds(game: Excavation, me: Player, region: Region, open_ones: Sequence[Kind]) -> list[Closed]:
    """Artefacts of the region without an own explorer, or of the site that one was taken from."""
    there = finds(game, game.box.sites_in[region])
    return [
        closed(
            artefact_option(kind, game.box.value_of[kind]),
            *(
                ("EE-092", "same-site")
                if game.box.site_of[kind] in me.explorers
                else ("EE-091", "no-explorer-there")
            ),
        )
        for kind in there
        if kind not in open_ones
    ]


def dig_up(game: Excavation, me: Player, kind: Kind) -> None:
    """From its dig site into the cargo hold (EE-093)."""
    site = game.box.site_of[kind]
    game.sites[site].remove(kind)
    me.hold.append(kind)
    game.tell("dug-up", who=me.who, artefact=artefact_text(kind), place=place_text(site))
