"""The Imperial board: Orders and Akbar (AG-150 to AG-154)."""

from collections.abc import Iterable, Sequence
from functools import cache, partial
from typing import NamedTuple

from engines.agra.effects import EFFECTS, so_many
from engines.agra.goods import choose, earn, good_option, lack, own_goods, values
from engines.agra.influence import climb
from engines.agra.labels import counted, good_label, goods_named, guild_label, notable_label
from engines.agra.scoring import trigger_end
from engines.agra.state import Agra, Player, lift_goods, take_goods
from engines.agra.vocabulary import DeliverAkbarOrOrder, DeliverAkbarSameValue
from engines.kernel import Option, Refusal, Step, Text, listed

COLUMN_FULL = Refusal("AG-153", Text("why-column-full"))
BOWL_FULL = Refusal("AG-154", Text("why-bowl-full"))

# ---- Orders ----------------------------------------------------------------------------------------------


def order_limit(game: Agra) -> int:
    """How many markers an Order column may hold now (AG-027, AG-138 to AG-140)."""
    return game.parts.order_limits[game.pier]


def markers_in(column: Sequence[int | None]) -> int:
    """Markers on a column's Orders, neutral ones too (AG-037)."""
    return sum(marker is not None for marker in column)


def current_order(game: Agra, guild: str) -> tuple[str, str]:
    """The goods of the Order with the Guild Order marker."""
    return game.parts.orders[guild][game.order_marker[guild] - 1]


class Errand(NamedTuple):
    """A Good for a bowl of Akbar's, or the Order of a guild."""

    bowl: str | None = None
    guild: str | None = None


def refuse_order(game: Agra, me: Player, guild: str) -> Refusal | None:
    """Why a guild's Order cannot be fulfilled now (AG-151)."""
    if not game.order_marker[guild]:
        return COLUMN_FULL
    if not me.influence[guild]:
        return no_influence(guild)
    limit = order_limit(game)
    if markers_in(game.orders[guild]) >= limit:
        return over_limit(limit)
    missing = [(good, 1) for good in current_order(game, guild) if not me.goods[good]]
    return lack("AG-151", *missing) if missing else None


@cache
def over_limit(limit: int) -> Refusal:
    return Refusal("AG-151", Text("why-order-limit", {"limit": limit}))


@cache
def no_influence(guild: str) -> Refusal:
    return Refusal("AG-151", Text("why-no-influence", {"guild": guild_label(guild)}))


def order_options(game: Agra) -> list[Option[Errand]]:
    """The Order of each guild, with the Goods it takes."""
    return game.once("orders", lambda: [order_option(game, guild) for guild in game.parts.guilds])


def order_option(game: Agra, guild: str) -> Option[Errand]:
    return Option(f"order:{guild}", Errand(guild=guild), partial(order_label, game, guild))


def order_label(game: Agra, guild: str) -> Text:
    """An Order by its guild, and its Goods while there is one."""
    if not game.order_marker[guild]:
        return Text("option-order-of", {"guild": guild_label(guild)})
    goods = goods_named(current_order(game, guild))
    return Text("option-order", {"guild": guild_label(guild), "goods": goods})


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


def refuse_bowl(game: Agra, me: Player, bowl: str) -> Refusal | None:
    """Why a bowl cannot be filled now (AG-154)."""
    if game.bowls[bowl] is not None:
        return BOWL_FULL
    return None if me.goods[bowl] else lack("AG-154", (bowl, 1))


def serve_akbar(game: Agra, me: Player, good: str, bowl: str) -> None:
    """Move a Good to a bowl; what it brings comes at the end (AG-154)."""
    lift_goods(me, good)
    game.bowls[bowl] = me.seat
    if good == bowl:
        game.tell("akbar", who=me.who, good=good_label(good))
    else:
        game.tell("akbar-bowl", who=me.who, good=good_label(good), bowl=good_label(bowl))
    delivered(game, me, [good])


def errands(game: Agra, me: Player) -> list[Option[Errand]]:
    """A bowl of Akbar's for each Good that one has, and the Orders (AG-150)."""
    return [*(bowl_option(bowl) for bowl in game.bowls if me.goods[bowl]), *order_options(game)]


@cache
def bowl_option(bowl: str) -> Option[Errand]:
    return Option(f"akbar:{bowl}", Errand(bowl=bowl), Text("option-akbar", {"good": good_label(bowl)}))


def refuse_errand(game: Agra, me: Player, errand: Errand) -> Refusal | None:
    """Why this cannot be done now."""
    if errand.bowl:
        return refuse_bowl(game, me, errand.bowl)
    return refuse_order(game, me, errand.guild) if errand.guild else None


def refuse_palace(game: Agra, me: Player, effect: DeliverAkbarOrOrder | None = None) -> Refusal | None:
    """There must be an Order or a bowl for what one has (AG-150)."""
    if any(not refuse_bowl(game, me, bowl) for bowl in game.bowls):
        return None
    if any(not refuse_order(game, me, guild) for guild in game.parts.guilds):
        return None
    return Refusal("AG-150", Text("why-nothing-at-court"))


def serve_palace(game: Agra, me: Player, errand: Errand) -> Step:
    """A Good to Akbar, or an Order."""
    if errand.bowl:
        serve_akbar(game, me, errand.bowl, errand.bowl)
    elif errand.guild:
        yield from fulfil_order(game, me, errand.guild)


@EFFECTS.of(
    DeliverAkbarOrOrder,
    text=lambda effect: Text("effect-palace"),
    line=lambda effect: f"{so_many(effect.n)}[good]→[bowl]/[order]",
    refuse=refuse_palace,
)
def deliver_akbar_or_order(game: Agra, me: Player, effect: DeliverAkbarOrOrder) -> Step:
    """The Favour tile for the palace: normal conditions (AG-123)."""
    errand = yield from me.ask(
        "palace", lambda: errands(game, me), refuse=partial(refuse_errand, game, me), atomic=True
    )
    yield from serve_palace(game, me, errand)


def bowls_of_value(game: Agra, worth: int) -> list[str]:
    """Empty bowls whose good has this current value (AG-200)."""
    now = values(game)
    return [bowl for bowl, marker in game.bowls.items() if marker is None and now[bowl] == worth]


def refuse_sadr(game: Agra, me: Player, effect: DeliverAkbarSameValue) -> Refusal | None:
    """A Good and an empty bowl of the same value (AG-200)."""
    worth = values(game)
    if any(bowls_of_value(game, worth[good]) for good in own_goods(me)):
        return None
    return Refusal("AG-200", Text("why-no-equal-bowl"))


@EFFECTS.of(
    DeliverAkbarSameValue,
    text=lambda effect: Text("effect-sadr"),
    line=lambda effect: f"{so_many(effect.n)}[good]→[bowl]",
    refuse=refuse_sadr,
)
def deliver_akbar_same_value(game: Agra, me: Player, effect: DeliverAkbarSameValue) -> Step:
    """Sadr us-Sudur: any Good to an empty bowl of the same current value (AG-200)."""
    worth = values(game)
    options = [good_option(good) for good in own_goods(me) if bowls_of_value(game, worth[good])]
    good = yield from choose(me, "sadr-good", options)
    bowl = yield from choose(
        me, "sadr-bowl", [good_option(bowl) for bowl in bowls_of_value(game, worth[good])]
    )
    serve_akbar(game, me, good, bowl)
