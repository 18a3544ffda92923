"""The set-up (AG-020 to AG-037)."""

from collections import Counter
from collections.abc import Mapping

from engines.agra.components import LEVELS, Components, PlayerCount
from engines.agra.imperial import next_free_order
from engines.agra.state import NEUTRAL, SHELF, Agra, Player, Price, Visitor
from engines.kernel import Random


def setup(players: int, settings: Mapping[str, str], random: Random, data: str) -> Agra:
    """Everything in its place, in the order of the rulebook."""
    parts = SHELF.of(data)
    count = next(count for count in parts.player_count if count.players == players)
    unbuilt = [good.id for good in parts.good if good.made_from is not None]
    merchant = parts.path[roll_merchant(parts, random) - 1]
    builder = unbuilt[random.roll(parts.limits.die) - 1]
    guests = invite(parts, count, random)
    markers = {guild: random.roll(parts.limits.die) for guild in parts.guilds}
    stack = [tile.id for tile in parts.favour_tile]
    random.shuffle(stack)
    game = Agra(
        random=random,
        data=data,
        players=[new_player(parts, seat) for seat in range(players)],
        unbuilt=unbuilt,
        bonuses=[tile.id for tile in parts.building_bonus],
        prices=[Price(token.id) for token in parts.price_token],
        merchant=merchant,
        builder=builder,
        river=[Visitor(name, [[] for _ in parts.notables[name].goods]) for name in guests],
        fulfilled=dict.fromkeys(LEVELS, 0),
        order_marker=markers,
        orders={guild: [None] * len(parts.orders[guild]) for guild in parts.guilds},
        bowls={bowl.good: None for bowl in parts.bowl},
        display=[stack.pop() for _ in range(parts.limits.favour_display)],
        stack=stack,
        first=0,
        current=0,
    )
    cover_bowls(game, count)
    cover_orders(game, count)
    game.first = game.current = random.below(players)
    return game


def new_player(parts: Components, seat: int) -> Player:
    """A player's board and pieces at the start (AG-030, AG-031)."""
    limits, farm = parts.limits, parts.farm
    return Player(
        seat=seat,
        rupees=limits.rupees,
        markers=limits.markers,
        workers=limits.workers,
        goods=dict.fromkeys(parts.path, 0),
        influence=dict.fromkeys(parts.guilds, 0),
        farmers=dict.fromkeys(parts.tracks, farm.farmer_start),
        crates={track: list(farm.crate_spaces) for track in parts.tracks},
    )


def roll_merchant(parts: Components, random: Random) -> int:
    """A building of the first column; 5 and 6 are rolled again (AG-023)."""
    while (pips := random.roll(parts.limits.die)) > len(parts.basic):
        pass
    return pips


def invite(parts: Components, count: PlayerCount, random: Random) -> list[str]:
    """Notables of each level at random, exchanged until the guilds are even (AG-025, AG-026)."""
    chosen: list[str] = []
    absent: list[str] = []
    for level in LEVELS:
        names = [notable.id for notable in parts.notable if notable.level == level]
        random.shuffle(names)
        chosen += names[: count.notables[level]]
        absent += names[count.notables[level] :]
    while guild_split(parts, chosen) != sorted(count.guild_split):
        exchange_one(parts, chosen, absent, random)
    return chosen


def guild_split(parts: Components, names: list[str]) -> list[int]:
    """How many Notables each guild has, the rarest first."""
    counts = Counter(parts.notables[name].guild for name in names)
    return sorted(counts[guild] for guild in parts.guilds)


def exchange_one(parts: Components, chosen: list[str], absent: list[str], random: Random) -> None:
    """One of the commonest guild for an absent one of the rarest, of the lowest level possible (AG-026)."""
    counts = Counter(parts.notables[name].guild for name in chosen)
    by_count = sorted(parts.guilds, key=lambda guild: counts[guild])
    rarest, commonest = by_count[0], by_count[-1]
    for level in LEVELS:
        out = [n for n in chosen if parts.level_of[n] == level and parts.notables[n].guild == commonest]
        back = [n for n in absent if parts.level_of[n] == level and parts.notables[n].guild == rarest]
        if out and back:
            leaving, coming = random.choice(out), random.choice(back)
            chosen[chosen.index(leaving)] = coming
            absent[absent.index(coming)] = leaving
            return
    raise ValueError("no exchange of Notables can make the guilds even")


def cover_bowls(game: Agra, count: PlayerCount) -> None:
    """Neutral markers in Akbar's bowls; a covered bowl is not rolled again (AG-034)."""
    for side in ("left", "right"):
        for _ in range(count.neutral_bowls_rolled):
            pips = game.random.roll(game.parts.limits.die)
            good = next(bowl.good for bowl in game.parts.bowl if (bowl.side, bowl.die) == (side, pips))
            game.bowls[good] = NEUTRAL


def cover_orders(game: Agra, count: PlayerCount) -> None:
    """Neutral markers on different Orders; a Guild Order marker there moves down (AG-035, AG-036)."""
    for guild, column in game.orders.items():
        while sum(marker is not None for marker in column) < count.neutral_orders:
            column[game.random.roll(game.parts.limits.die) - 1] = NEUTRAL
        if column[game.order_marker[guild] - 1] is not None:
            game.order_marker[guild] = next_free_order(column, game.order_marker[guild])
