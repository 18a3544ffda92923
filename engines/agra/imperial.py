"""The Imperial board: Orders and Akbar (AG-150 to AG-154)."""

from collections.abc import Iterable, Sequence

from engines.agra.effects import effect
from engines.agra.goods import choose, earn, good_option, own_goods, values
from engines.agra.influence import climb
from engines.agra.labels import counted, good_label, guild_label, notable_label
from engines.agra.scoring import trigger_end
from engines.agra.state import Agra, Player, lift_goods, take_goods
from engines.agra.vocabulary import DeliverAkbarOrOrder, DeliverAkbarSameValue
from engines.kernel import Closed, Option, Refusal, Step, Text, listed

# ---- Orders ----------------------------------------------------------------------------------------------


def order_limit(game: Agra) -> int:
    """How many markers an Order column may hold now (AG-027, AG-138 to AG-140)."""
    limits = [pier.order_limit for pier in game.parts.pier[: game.pier] if pier.order_limit]
    return limits[-1] if limits else game.parts.order_limit.start


def markers_in(column: Sequence[int | None]) -> int:
    """Markers on a column's Orders, neutral ones too (AG-037)."""
    return sum(marker is not None for marker in column)


def current_order(game: Agra, guild: str) -> tuple[str, str]:
    """The goods of the Order with the Guild Order marker."""
    return game.parts.orders[guild][game.order_marker[guild] - 1]


def order_refusal(game: Agra, me: Player, guild: str) -> Refusal | None:
    """Why a guild's Order cannot be fulfilled now (AG-151)."""
    if not game.order_marker[guild]:
        return Refusal("AG-153", Text("why-column-full"))
    if not me.influence[guild]:
        return Refusal("AG-151", Text("why-no-influence", {"guild": guild_label(guild)}))
    limit = order_limit(game)
    if markers_in(game.orders[guild]) >= limit:
        return Refusal("AG-151", Text("why-order-limit", {"limit": limit}))
    missing = [good for good in current_order(game, guild) if not me.goods[good]]
    if missing:
        return Refusal(
            "AG-151", Text("why-goods-missing", {"goods": listed([good_label(good) for good in missing])})
        )
    return None


def open_orders(game: Agra, me: Player) -> list[str]:
    """The guilds whose Order a player can fulfil now."""
    return [guild for guild in game.parts.guilds if order_refusal(game, me, guild) is None]


def order_option(game: Agra, guild: str) -> Option[str]:
    """A guild's Order to choose."""

    def label() -> Text:
        goods = listed([good_label(good) for good in current_order(game, guild)])
        return Text("option-order", {"guild": guild_label(guild), "goods": goods})

    return Option(f"order:{guild}", f"order:{guild}", label)


def closed_orders(game: Agra, me: Player) -> list[Closed]:
    """The Orders that are closed, with the reason."""
    closed = []
    for guild in game.parts.guilds:
        why = order_refusal(game, me, guild)
        if why:
            closed.append(
                Closed(f"order:{guild}", Text("option-order-of", {"guild": guild_label(guild)}), why)
            )
    return closed


def next_free_order(column: Sequence[int | None], place: int) -> int:
    """The next Order without a marker going down, then from the top; 0 if there is none (AG-152)."""
    size = len(column)
    for step in range(1, size + 1):
        lower = (place - 1 - step) % size
        if column[lower] is None:
            return lower + 1
    return 0


def fulfil_order(game: Agra, me: Player, guild: str) -> Step:
    """Both Goods for Rupees, and a step for who is not ahead (AG-152, AG-153)."""
    goods = current_order(game, guild)
    for good in goods:
        take_goods(me, good)
    column, place = game.orders[guild], game.order_marker[guild]
    column[place - 1] = me.seat
    me.markers -= 1
    game.order_marker[guild] = next_free_order(column, place)
    game.tell(
        "order", who=me.who, guild=guild_label(guild), goods=listed([counted(good, 1) for good in goods])
    )
    step = me.influence[guild]
    leads = step == max(player.influence[guild] for player in game.players)
    reward = game.parts.influence_step[step - 1].reward
    earn(game, me, reward if leads else reward - 1, "order")
    delivered(game, me, goods)
    if not game.order_marker[guild]:
        trigger_end(game, "orders")
    if not leads:
        yield from climb(game, me, guild)


def delivered(game: Agra, me: Player, goods: Iterable[str]) -> None:
    """Generous deliveries: contracts that pay for every delivered Good of a kind (AG-180 to AG-199)."""
    for contract in me.contracts:
        extra = game.parts.delivery_rupees[contract.id]
        for good in goods:
            if good in extra:
                game.tell("generous", who=me.who, good=good_label(good), contract=notable_label(contract.id))
                earn(game, me, extra[good], "contract")


# ---- Akbar -----------------------------------------------------------------------------------------------


def akbar_refusal(game: Agra, me: Player, bowl: str) -> Refusal | None:
    """Why a bowl cannot be filled now (AG-154)."""
    if game.bowls[bowl] is not None:
        return Refusal("AG-154", Text("why-bowl-full"))
    if not me.goods[bowl]:
        return Refusal("AG-154", Text("why-goods-missing", {"goods": good_label(bowl)}))
    return None


def serve_akbar(game: Agra, me: Player, good: str, bowl: str) -> None:
    """Move a Good to a bowl; what it brings comes at the end (AG-154)."""
    lift_goods(me, good)
    game.bowls[bowl] = me.seat
    if good == bowl:
        game.tell("akbar", who=me.who, good=good_label(good))
    else:
        game.tell("akbar-bowl", who=me.who, good=good_label(good), bowl=good_label(bowl))
    delivered(game, me, [good])


def bowl_option(bowl: str) -> Option[str]:
    return Option(f"akbar:{bowl}", f"akbar:{bowl}", lambda: Text("option-akbar", {"good": good_label(bowl)}))


def palace_options(game: Agra, me: Player) -> list[Option[str]]:
    """One Good to Akbar, or one Order (AG-150)."""
    bowls = [bowl_option(bowl) for bowl, marker in game.bowls.items() if marker is None and me.goods[bowl]]
    return [*bowls, *(order_option(game, guild) for guild in open_orders(game, me))]


def closed_palace(game: Agra, me: Player) -> list[Closed]:
    """Bowls for which one has the Good but which are full, and closed Orders."""
    bowls = [
        Closed(f"akbar:{bowl}", Text("option-akbar", {"good": good_label(bowl)}), why)
        for bowl in game.bowls
        if me.goods[bowl] and (why := akbar_refusal(game, me, bowl))
    ]
    return [*bowls, *closed_orders(game, me)]


def serve_palace(game: Agra, me: Player, chosen: str) -> Step:
    """Do what was chosen from `palace_options`."""
    kind, _, name = chosen.partition(":")
    if kind == "akbar":
        serve_akbar(game, me, name, name)
    else:
        yield from fulfil_order(game, me, name)


@effect(DeliverAkbarOrOrder, possible=lambda game, me, effect: bool(palace_options(game, me)))
def deliver_akbar_or_order(game: Agra, me: Player, effect: DeliverAkbarOrOrder) -> Step:
    """The Favour tile for the palace: normal conditions (AG-123)."""
    chosen = yield from choose(me, "palace", palace_options(game, me))
    yield from serve_palace(game, me, chosen)


def bowls_of_value(game: Agra, worth: int) -> list[str]:
    """Empty bowls whose good has this current value (AG-200)."""
    now = values(game)
    return [bowl for bowl, marker in game.bowls.items() if marker is None and now[bowl] == worth]


@effect(DeliverAkbarSameValue)
def deliver_akbar_same_value(game: Agra, me: Player, effect: DeliverAkbarSameValue) -> Step:
    """Sadr us-Sudur: any Good to an empty bowl of the same current value (AG-200)."""
    worth = values(game)
    options = [good_option(good) for good in own_goods(me) if bowls_of_value(game, worth[good])]
    if not options:
        return
    good = yield from choose(me, "sadr-good", options)
    bowl = yield from choose(
        me, "sadr-bowl", [good_option(bowl) for bowl in bowls_of_value(game, worth[good])]
    )
    serve_akbar(game, me, good, bowl)
