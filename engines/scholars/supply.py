"""Silver, Gold and Workers: what is gained, and how costs are paid (SC-006, SC-053, SC-067)."""

from collections.abc import Iterable, Sequence
from functools import cache

from engines.kernel import Asking, Option, Refusal, Step, Text
from engines.scholars.choices import or_none, yes_or_no
from engines.scholars.dice import add_white_dice
from engines.scholars.effects import Will, effect, perform, refusal
from engines.scholars.labels import cost_text, counted, effects_text, named, workers_listed
from engines.scholars.solo_board import move_marker
from engines.scholars.state import Player, Scholars
from engines.scholars.vocabulary import (
    ANY,
    WORKERS,
    AddWhiteDie,
    Choose,
    Cost,
    GainGold,
    GainSilver,
    GainWorker,
    Pay,
    PayGold,
    PaySilver,
    PayWorkers,
)


def gain_silver(game: Scholars, me: Player, count: int) -> None:
    """From the Main Supply, which never runs dry (SC-006)."""
    if count:
        me.silver += count
        game.tell("gains", who=me.who, what=counted("silver", count))


def gain_gold(game: Scholars, me: Player, count: int) -> None:
    if count:
        me.gold += count
        game.tell("gains", who=me.who, what=counted("gold", count))


def gain_workers(game: Scholars, me: Player, workers: Sequence[str]) -> None:
    """Workers of these colours."""
    if workers:
        for colour in workers:
            me.workers[colour] += 1
        chosen = {colour: workers.count(colour) for colour in WORKERS}
        game.tell("gains", who=me.who, what=workers_listed(chosen))


def pay_owner(game: Scholars, me: Player, seat: int | None) -> None:
    """1 Silver to a player, to the solo opponent, whose marker moves, or to the supply (SC-143, SC-245)."""
    me.silver -= 1
    if seat is None:
        game.tell("pays-supply", who=me.who)
    elif game.ai is not None and seat == game.ai.seat:
        game.tell("pays-player", who=me.who, whom=game.ai.who)
        move_marker(game, 1)
    else:
        game.players[seat].silver += 1
        game.tell("pays-player", who=me.who, whom=game.players[seat].who)


@effect(GainSilver)
def gain_silver_effect(game: Scholars, me: Player, effect: GainSilver, will: Will) -> Step:
    gain_silver(game, me, effect.n)
    yield from ()


@effect(GainGold)
def gain_gold_effect(game: Scholars, me: Player, effect: GainGold, will: Will) -> Step:
    gain_gold(game, me, effect.n)
    yield from ()


@effect(GainWorker)
def gain_worker_effect(game: Scholars, me: Player, effect: GainWorker, will: Will) -> Step:
    """Workers of a colour, or each of the player's choice."""
    if effect.colour == ANY:
        gain_workers(game, me, (yield from choose_workers(me, effect.n)))
    else:
        gain_workers(game, me, [effect.colour] * effect.n)


@cache
def worker_options(at_most: int = 1) -> list[Option[str]]:
    return [Option(colour, colour, named("worker", colour), at_most=at_most) for colour in WORKERS]


def choose_workers(me: Player, count: int, *, standing: bool = False) -> Asking[list[str]]:
    """So many Workers, each of any colour; out of turn one may say "always this"."""
    if count == 1:
        return [(yield from me.ask("worker", worker_options, default="white", standing=standing))]
    return (
        yield from me.ask_amounts(
            "workers",
            lambda: worker_options(count),
            at_least=count,
            at_most=count,
            args=lambda: {"count": count},
            default=f"white*{count}",
        )
    )


# ---- Costs -----------------------------------------------------------------------------------------------


def cannot_pay(me: Player, costs: Iterable[Cost], rule: str = "SC-053") -> Refusal | None:
    """What is missing of a cost."""
    for cost in costs:
        match cost:
            case PaySilver(n=n) if me.silver < n:
                return Refusal(rule, Text("why-silver", {"count": n, "have": me.silver}))
            case PayGold(n=n) if me.gold < n:
                return Refusal(rule, Text("why-gold", {"count": n, "have": me.gold}))
            case PayWorkers(n=n) if sum(me.workers.values()) < n:
                return Refusal("SC-067", Text("why-workers", {"count": n}))
            case _:
                pass
    return None


def pay(game: Scholars, me: Player, costs: Iterable[Cost]) -> Step:
    """All of a cost, into the Main Supply; which Workers are spent is the player's choice."""
    for cost in costs:
        match cost:
            case PaySilver(n=n):
                me.silver -= n
                game.tell("spends", who=me.who, what=counted("silver", n))
            case PayGold(n=n):
                me.gold -= n
                game.tell("spends", who=me.who, what=counted("gold", n))
            case PayWorkers(n=n):
                yield from pay_workers(game, me, n)
            case AddWhiteDie(n=n):
                yield from add_white_dice(game, me, n)
            case _:
                raise ValueError(f"nobody can pay {cost}")


def pay_workers(game: Scholars, me: Player, count: int) -> Step:
    """Workers of the own supply, in any mix (SC-067)."""
    options = [
        Option(colour, colour, named("worker", colour), at_most=min(have, count))
        for colour, have in me.workers.items()
        if have
    ]
    if count == 1:
        spent = [(yield from me.ask("spend-worker", lambda: options))]
    else:
        spent = yield from me.ask_amounts(
            "spend-workers",
            lambda: options,
            at_least=count,
            at_most=count,
            args=lambda: {"count": count},
        )
    for colour in spent:
        me.workers[colour] -= 1
    game.tell("spends", who=me.who, what=workers_listed({one: spent.count(one) for one in WORKERS}))


def refuse_exchange(game: Scholars, me: Player, effect: Pay) -> Refusal | None:
    """An exchange that cannot be paid, or would bring nothing."""
    short = cannot_pay(me, effect.cost)
    if short:
        return short
    reasons = [refusal(game, me, one) for one in effect.gain]
    return reasons[0] if all(reasons) else None


@effect(Pay, refuse=refuse_exchange)
def exchange(game: Scholars, me: Player, effect: Pay, will: Will) -> Step:
    """All costs, then all gains; nobody has to (SC-053, SC-081, SC-203)."""
    if will is not Will.CHOSEN:
        wanted = yield from me.ask(
            "exchange",
            yes_or_no,
            args=lambda: {"cost": cost_text(effect.cost), "gain": effects_text(effect.gain)},
            default="no",
        )
        if not wanted:
            return
    yield from pay(game, me, effect.cost)
    yield from perform(game, me, effect.gain, Will.CHOSEN if len(effect.gain) == 1 else Will.MAY)


@effect(Choose)
def choose(game: Scholars, me: Player, effect: Choose, will: Will) -> Step:
    """One of several lists of effects."""
    options = [
        Option(str(number), option, effects_text(option))
        for number, option in enumerate(effect.options, start=1)
    ]
    chosen = yield from me.ask(
        "choose",
        lambda: or_none(options, when=will is Will.MAY),
        refuse=lambda option: next((refusal(game, me, one) for one in option or ()), None),
    )
    yield from perform(game, me, chosen or (), Will.MUST)
