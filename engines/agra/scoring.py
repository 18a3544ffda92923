"""The end of the game and the final scoring (AG-210 to AG-214)."""

from engines.agra.goods import values
from engines.agra.state import Agra, Player
from engines.agra.vocabulary import (
    EndGuildsWithOrders,
    EndPerBowl,
    EndPerGuildSet,
    EndPerGuildSymbol,
    EndPerOrder,
)
from engines.kernel import Result, Score, Text

CATEGORIES = ("coins", "contracts", "tracks", "meditation", "crates", "akbar")


def trigger_end(game: Agra, why: str) -> None:
    """Finish this round and play one more; a second trigger changes nothing (AG-210, AG-211)."""
    if game.last_round is None:
        game.last_round = game.round + 1
        game.tell("end-triggered", why=Text(f"end-{why}"))


def orders_of(game: Agra, me: Player) -> dict[str, int]:
    """How many Orders of each guild a player has fulfilled."""
    return {guild: column.count(me.seat) for guild, column in game.orders.items()}


def bowls_of(game: Agra, me: Player) -> int:
    """How many Goods a player has given to Akbar."""
    return list(game.bowls.values()).count(me.seat)


def guild_symbols(game: Agra, me: Player) -> dict[str, int]:
    """Guild symbols on own contracts and own Orders (AG-201, AG-202)."""
    symbols = orders_of(game, me)
    for contract in me.contracts:
        symbols[game.parts.notables[contract.id].guild] += 1
    return symbols


def contract_rupees(game: Agra, me: Player) -> int:
    """Notables with an effect at the end (AG-212a)."""
    rupees = 0
    orders, symbols = orders_of(game, me), guild_symbols(game, me)
    for contract in me.contracts:
        for ability in game.parts.notables[contract.id].abilities:
            match ability:
                case EndGuildsWithOrders(rupees=by_guilds):
                    rupees += by_guilds[sum(count > 0 for count in orders.values())]
                case EndPerOrder(rupees=each):
                    rupees += each * sum(orders.values())
                case EndPerBowl(rupees=each):
                    rupees += each * bowls_of(game, me)
                case EndPerGuildSet(rupees=each):
                    rupees += each * min(symbols.values())
                case EndPerGuildSymbol(guild=guild, rupees=each):
                    rupees += each * symbols[guild]
                case _:
                    pass
    return rupees


def track_rupees(game: Agra, me: Player) -> int:
    """Influence tracks with their Orders (AG-212b)."""
    scoring = game.parts.scoring
    rupees = 0
    for guild, orders in orders_of(game, me).items():
        steps = [player.influence[guild] for player in game.players]
        highest = max(steps)
        tied = steps.count(highest) > 1
        second = max((step for step in steps if step < highest), default=None)
        mine = me.influence[guild]
        if mine == highest:
            rupees += orders * (scoring.track_tied_first if tied else scoring.track_first)
        elif mine == second and not tied:
            rupees += orders * scoring.track_second
    return rupees


def meditation_rupees(game: Agra, me: Player) -> int:
    """The last space of the Meditation track (AG-212c)."""
    return game.parts.meditation_space[me.meditation - 1].rupees


def crate_rupees(game: Agra, me: Player) -> int:
    """Removed Crates (AG-212d)."""
    return me.removed_crates * game.parts.farm.rupees_per_removed_crate


def akbar_rupees(game: Agra, me: Player) -> int:
    """Goods given to Akbar (AG-212e)."""
    scoring, given = game.parts.scoring, bowls_of(game, me)
    table = scoring.akbar
    return table[min(given, len(table) - 1)] + max(0, given - len(table) + 1) * scoring.akbar_further


def final_rupees(game: Agra, me: Player) -> dict[str, int]:
    """Where a player's final Rupees come from (AG-212); what lies on the board is worth nothing (AG-213)."""
    return {
        "coins": me.rupees,
        "contracts": contract_rupees(game, me),
        "tracks": track_rupees(game, me),
        "meditation": meditation_rupees(game, me),
        "crates": crate_rupees(game, me),
        "akbar": akbar_rupees(game, me),
    }


def tie_break(game: Agra, me: Player) -> int:
    """The current values of the Goods at buildings, and 1 for each Favour (AG-214)."""
    worth = values(game)
    return sum(worth[good] * count for good, count in me.goods.items()) + me.favours


def result(game: Agra) -> Result:
    """Most Rupees wins, then the tie-break; after that victory is shared (AG-214)."""
    parts = {me.seat: final_rupees(game, me) for me in game.players}
    rank = {me.seat: (sum(parts[me.seat].values()), tie_break(game, me)) for me in game.players}
    places = {seat: 1 + sum(other > mine for other in rank.values()) for seat, mine in rank.items()}
    scores = [
        Score(seat, places[seat], rank[seat][0], parts[seat], ties={"goods": rank[seat][1]})
        for seat in sorted(places, key=lambda seat: (places[seat], seat))
    ]
    return Result(scores=scores, winners=tuple(seat for seat in sorted(places) if places[seat] == 1))
