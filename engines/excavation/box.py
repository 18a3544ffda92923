"""The component tables by id, and what follows from them: what the rules look things up in."""

from functools import cached_property
from typing import Any, TypeVar

import msgspec

from engines.excavation.components import (
    CardId,
    CentreId,
    Components,
    FactionAbility,
    FactionId,
    Kind,
    Place,
    Region,
    Symbol,
)

A = TypeVar("A", bound=FactionAbility)


class Card(msgspec.Struct, frozen=True):
    """A card of a hand. A travel card has fuel only (EE-019)."""

    id: CardId
    fuel: int
    region: Region = ""
    market: int = 0

    @property
    def travels(self) -> bool:
        """Whether it is a travel card."""
        return not self.market


class Box:
    """The tables by id, and what follows from them; made once for each set of tables."""

    def __init__(self, tables: Components) -> None:
        self.tables = tables
        self.regions: tuple[Region, ...] = tuple(entry.id for entry in tables.region)
        self.symbols: tuple[Symbol, ...] = tuple(entry.id for entry in tables.symbol)
        self.places: tuple[Place, ...] = tuple(entry.id for entry in tables.location)
        self.centres: tuple[CentreId, ...] = tuple(entry.id for entry in tables.centre)
        self.kinds = {entry.id: entry for entry in tables.artefact}
        self.region_of = {entry.id: entry.region for entry in tables.artefact}
        self.value_of = {entry.id: entry.value for entry in tables.artefact}
        self.cards = {
            entry.id: Card(entry.id, entry.fuel, entry.region, entry.market) for entry in tables.action_card
        }
        self.cards |= {entry.id: Card(entry.id, entry.fuel) for entry in tables.travel_card}
        self.travel_cards: tuple[CardId, ...] = tuple(entry.id for entry in tables.travel_card)
        self.markets = {entry.number: entry for entry in tables.market}
        self.market_at = {entry.location: entry.number for entry in tables.market}
        self.black_market_at = {entry.location: entry.id for entry in tables.black_market}
        self.black_market_for = {
            symbol: entry.location for entry in tables.black_market for symbol in entry.symbols
        }
        self._abilities: dict[tuple[FactionId, type], Any] = {
            (entry.id, type(entry.ability)): entry.ability for entry in tables.faction
        }
        self.factions = {entry.id: entry for entry in tables.faction}
        self.initiative = {entry.faction: entry.number for entry in tables.initiative}
        self.command_cards = {entry.id: entry for entry in tables.command_card}
        self.zu_cards = {entry.id: entry for entry in tables.zu_card}
        self.rounds = {entry.number: entry for entry in tables.round}
        self.sizes = {entry.players: entry for entry in tables.table_size}
        self.rank_credits: tuple[int, ...] = tuple(entry.credits for entry in tables.popularity_rank)
        self.sale_bonus = {entry.markets: entry for entry in tables.sale_bonus}
        self.hold, self.hidden = tables.storage.hold, tables.storage.hidden
        self.row_credits = {entry.symbol: entry.credits for entry in tables.gallery_row}

    def ability(self, faction: FactionId, kind: type[A]) -> A | None:
        """What a faction can do that others cannot, if it is something of this kind; Zu has nothing."""
        ability: A | None = self._abilities.get((faction, kind))
        return ability

    @cached_property
    def neighbours(self) -> dict[Place, tuple[Place, ...]]:
        """The locations one fuel away (EE-063, EE-066)."""
        near: dict[Place, list[Place]] = {place: [] for place in self.places}
        for line in self.tables.line:
            here, there = line.between
            near[here].append(there)
            near[there].append(here)
        return {place: tuple(others) for place, others in near.items()}

    @cached_property
    def distances(self) -> dict[Place, dict[Place, int]]:
        """The fuel from each location to every other one (EE-063)."""
        found: dict[Place, dict[Place, int]] = {}
        for start in self.places:
            far = found[start] = {start: 0}
            ahead = [start]
            for here in ahead:  # grows on the way
                for there in self.neighbours[here]:
                    if there not in far:
                        far[there] = far[here] + 1
                        ahead.append(there)
        return found

    @cached_property
    def site_of(self) -> dict[Kind, Place]:
        """The one dig site where a kind is found (EE-002)."""
        return {
            f"{place.dig.region}-{symbol}": place.id
            for place in self.tables.location
            if place.dig
            for symbol in place.dig.symbols
        }

    @cached_property
    def dig_region(self) -> dict[Place, Region]:
        """The region of each dig site."""
        return {place.id: place.dig.region for place in self.tables.location if place.dig}

    @cached_property
    def sites_in(self) -> dict[Region, tuple[Place, ...]]:
        """The dig sites of each region."""
        return {
            region: tuple(place for place, there in self.dig_region.items() if there == region)
            for region in self.regions
        }

    @cached_property
    def cells(self) -> dict[Region, tuple[Kind, ...]]:
        """The gallery's columns: the kinds of a region, by symbol."""
        return {region: tuple(f"{region}-{symbol}" for symbol in self.symbols) for region in self.regions}

    @cached_property
    def rows(self) -> dict[Symbol, tuple[Kind, ...]]:
        """The gallery's rows: the kinds of a symbol, by region."""
        return {symbol: tuple(f"{region}-{symbol}" for region in self.regions) for symbol in self.symbols}
