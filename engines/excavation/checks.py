"""Checks of the component tables that no type can make: counts, references, the promises of the rulebook."""

from collections import Counter
from collections.abc import Iterable

from data.tables import DataError
from engines.excavation.components import (
    DIFFICULTIES,
    SPECIAL,
    ZU,
    Components,
    Place,
    Region,
    Symbol,
    ZuCommand,
    ZuExcavate,
)


def check(tables: Components) -> None:
    """Raise a DataError that names file, entry and field for the first thing that does not fit together."""
    for problem in problems(tables):
        raise DataError(problem)


def problems(tables: Components) -> Iterable[str]:
    """Everything about the tables that breaks a count or a rule of the rulebook."""
    yield from _duplicates(tables)
    yield from _map_problems(tables)
    yield from _artefact_problems(tables)
    yield from _card_problems(tables)
    yield from _number_problems(tables)
    yield from _zu_problems(tables)


def _must(holds: bool, where: str, what: str) -> Iterable[str]:
    if not holds:
        yield f"{where}: {what}"


def _duplicates(tables: Components) -> Iterable[str]:
    lists: dict[str, list[object]] = {
        "map.toml: region.id": [entry.id for entry in tables.region],
        "map.toml: symbol.id": [entry.id for entry in tables.symbol],
        "map.toml: location.id": [entry.id for entry in tables.location],
        "map.toml: line.between": [frozenset(entry.between) for entry in tables.line],
        "markets.toml: market.number": [entry.number for entry in tables.market],
        "markets.toml: market.location": [entry.location for entry in tables.market],
        "markets.toml: centre.id": [entry.id for entry in tables.centre],
        "markets.toml: black_market.id": [entry.id for entry in tables.black_market],
        "artefacts.toml: artefact.id": [entry.id for entry in tables.artefact],
        "cards.toml: action_card.id": [entry.id for entry in tables.action_card],
        "cards.toml: travel_card.id": [entry.id for entry in tables.travel_card],
        "cards.toml: buyer_card.buyer": [entry.buyer for entry in tables.buyer_card],
        "command.toml: command_card.id": [entry.id for entry in tables.command_card],
        "factions.toml: faction.id": [entry.id for entry in tables.faction],
        "factions.toml: initiative.number": [entry.number for entry in tables.initiative],
        "zu.toml: zu_card.id": [entry.id for entry in tables.zu_card],
        "zu.toml: difficulty.id": [entry.id for entry in tables.difficulty],
    }
    for where, ids in lists.items():
        for twice in [one for one, count in Counter(ids).items() if count > 1]:
            name = " - ".join(sorted(twice)) if isinstance(twice, frozenset) else twice
            yield f"{where}: {name!r} stands there twice"


def _map_problems(tables: Components) -> Iterable[str]:
    places = {entry.id for entry in tables.location}
    regions = {entry.id for entry in tables.region}
    symbols = {entry.id for entry in tables.symbol}
    yield from _must(
        len(places) == 21, "map.toml: location", f"21 are needed (EE-001), there are {len(places)}"
    )
    yield from _must(
        len(regions) == 5, "map.toml: region", f"5 are needed (EE-002), there are {len(regions)}"
    )
    yield from _must(
        len(symbols) == 4, "map.toml: symbol", f"4 are needed (EE-002), there are {len(symbols)}"
    )
    degree: Counter[Place] = Counter()
    for line in tables.line:
        for place in line.between:
            where = f"map.toml: line {' - '.join(line.between)}: between"
            yield from _must(place in places, where, f"there is no location {place!r}")
            yield from _must(line.between[0] != line.between[1], where, "a line joins two locations")
            degree[place] += 1
    for place in sorted(places):
        # Two explorers on one location must be able to part, whatever the third does (EE-065).
        yield from _must(degree[place] >= 2, f"map.toml: location {place!r}", "it needs at least two lines")
    yields: Counter[tuple[Region, Symbol]] = Counter()
    for location in tables.location:
        if location.dig is None:
            continue
        where = f"map.toml: location {location.id!r}: dig"
        yield from _must(
            location.dig.region in regions, f"{where}.region", f"no region {location.dig.region!r}"
        )
        for symbol in location.dig.symbols:
            yield from _must(symbol in symbols, f"{where}.symbols", f"no symbol {symbol!r}")
            yields[location.dig.region, symbol] += 1
    for region in sorted(regions):
        for symbol in sorted(symbols):
            yield from _must(
                yields[region, symbol] == 1,
                f"map.toml: location: dig of {region} {symbol}",
                f"exactly one dig site yields a kind (EE-002), {yields[region, symbol]} do",
            )
    centres = {entry.id for entry in tables.centre}
    numbers = [entry.number for entry in tables.market]
    yield from _must(
        sorted(numbers) == [1, 2, 3, 4, 5, 6], "markets.toml: market.number", "there are markets 1 to 6"
    )
    yield from _must(len(centres) == 3, "markets.toml: centre", "there are 3 command centres (EE-013)")
    for market in tables.market:
        where = f"markets.toml: market {market.number}"
        yield from _must(market.location in places, f"{where}: location", f"no location {market.location!r}")
        yield from _must(market.centre in centres, f"{where}: centre", f"no command centre {market.centre!r}")
    matched = Counter(symbol for entry in tables.black_market for symbol in entry.symbols)
    for black in tables.black_market:
        where = f"markets.toml: black_market {black.id!r}"
        yield from _must(black.location in places, f"{where}: location", f"no location {black.location!r}")
    for number in numbers:
        yield from _must(
            matched[number] == 1,
            f"markets.toml: black_market.symbols: {number}",
            "one black market has each symbol",
        )


def _artefact_problems(tables: Components) -> Iterable[str]:
    regions = {entry.id for entry in tables.region}
    symbols = {entry.id for entry in tables.symbol}
    for entry in tables.artefact:
        where = f"artefacts.toml: artefact {entry.id!r}"
        yield from _must(entry.region in regions, f"{where}: region", f"no region {entry.region!r}")
        yield from _must(entry.symbol in symbols, f"{where}: symbol", f"no symbol {entry.symbol!r}")
        yield from _must(entry.id == f"{entry.region}-{entry.symbol}", f"{where}: id", "it is region-symbol")
        yield from _must(
            entry.value == 9 - entry.copies,
            f"{where}: value",
            f"9 - copies (EE-003), which is {9 - entry.copies}",
        )
    total = sum(entry.copies for entry in tables.artefact)
    yield from _must(total == 90, "artefacts.toml: artefact.copies", f"90 in all (EE-003), not {total}")
    kinds = len(tables.artefact)
    yield from _must(kinds == 20, "artefacts.toml: artefact", f"20 kinds (EE-002), not {kinds}")


def _card_problems(tables: Components) -> Iterable[str]:
    regions = {entry.id for entry in tables.region}
    numbers = {entry.number for entry in tables.market}
    for card in tables.action_card:
        where = f"cards.toml: action_card {card.id!r}"
        yield from _must(card.region in regions, f"{where}: region", f"no region {card.region!r}")
        yield from _must(card.market in numbers, f"{where}: market", f"no market {card.market}")
        yield from _must(card.id == f"{card.region}-{card.market}", f"{where}: id", "it is region-market")
        yield from _must(card.fuel > 0 < card.copies, where, "fuel and copies are positive")
    total = sum(card.copies for card in tables.action_card)
    yield from _must(total == 60, "cards.toml: action_card.copies", f"60 in all (EE-034), not {total}")
    for travel in tables.travel_card:
        yield from _must(
            travel.copies == 4, f"cards.toml: travel_card {travel.id!r}: copies", "one for each player"
        )
    for buyer in tables.buyer_card:
        known = buyer.buyer in regions or buyer.buyer == SPECIAL
        yield from _must(known, f"cards.toml: buyer_card {buyer.buyer!r}: buyer", "a region or special")
    commands = len(tables.command_card)
    yield from _must(commands == 8, "command.toml: command_card", f"8 (EE-046), not {commands}")


def _number_problems(tables: Components) -> Iterable[str]:
    factions = {entry.id for entry in tables.faction}
    yield from _must(len(factions) == 5, "factions.toml: faction", "there are 5 factions (EE-031)")
    for name, having in (
        ("initiative", {entry.faction for entry in tables.initiative}),
        ("marker", {entry.faction for entry in tables.marker}),
    ):
        missing = sorted((factions | {ZU}) ^ having)
        yield from _must(
            not missing, f"factions.toml: {name}.faction", f"one for each faction and Zu: {missing}"
        )
    sizes = sorted(entry.players for entry in tables.table_size)
    yield from _must(sizes == [2, 3, 4], "numbers.toml: table_size.players", "2, 3 and 4")
    ranks = [entry.rank for entry in tables.popularity_rank]
    yield from _must(ranks == [1, 2, 3, 4, 5], "numbers.toml: popularity_rank.rank", "1 to 5, in this order")
    bonuses = [entry.markets for entry in tables.sale_bonus]
    yield from _must(bonuses == [1, 2, 3], "numbers.toml: sale_bonus.markets", "1, 2 and 3")
    rounds = [entry.number for entry in tables.round]
    yield from _must(rounds == [1, 2, 3], "numbers.toml: round.number", "1, 2 and 3 (EE-001)")
    column = len(tables.gallery_column.credits)
    yield from _must(column == 5, "numbers.toml: gallery_column.credits", "for 0 to 4 guards")
    for row in tables.gallery_row:
        where = f"numbers.toml: gallery_row {row.symbol!r}: credits"
        yield from _must(len(row.credits) == 6, where, "for 0 to 5 guards")
    rows = sorted(row.symbol for row in tables.gallery_row)
    symbols = sorted(entry.id for entry in tables.symbol)
    yield from _must(rows == symbols, "numbers.toml: gallery_row.symbol", "one row for each symbol")
    numbers = {entry.number for entry in tables.market}
    for number in tables.setup.start_explorer_markets:
        yield from _must(
            number in numbers, "numbers.toml: setup.start_explorer_markets", f"no market {number}"
        )


def _zu_problems(tables: Components) -> Iterable[str]:
    regions = {entry.id for entry in tables.region}
    numbers = {entry.number for entry in tables.market}
    for card in tables.zu_card:
        where = f"zu.toml: zu_card {card.id!r}: effect"
        match card.effect:
            case ZuExcavate(regions=(one, other)):
                for region in (one, other):
                    yield from _must(region in regions, f"{where}.regions", f"no region {region!r}")
            case ZuCommand(market=number):
                yield from _must(number in numbers, f"{where}.market", f"no market {number}")
            case _:
                pass
    there = Counter(card.kind for card in tables.zu_card)
    wanted: Counter[str] = Counter()
    for deck in tables.zu_deck:
        wanted.update(deck.cards)
    for kind in sorted(there | wanted):
        yield from _must(
            there[kind] == wanted[kind],
            f"zu.toml: zu_deck.cards.{kind}",
            f"the decks use every card once (EE-204): {wanted[kind]} wanted, {there[kind]} in the box",
        )
    missing = sorted(set(DIFFICULTIES) - {entry.id for entry in tables.difficulty})
    yield from _must(not missing, "zu.toml: difficulty.id", f"each option stands there once: {missing}")
