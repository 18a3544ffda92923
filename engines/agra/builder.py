"""The path through the city: Merchant and Builder (AG-022, AG-069 to AG-072)."""

from collections.abc import Sequence

from engines.agra.goods import gain_favours
from engines.agra.labels import place_label
from engines.agra.state import Agra, Player
from engines.kernel import Step


def walk(path: Sequence[str], stops: Sequence[str], start: str, steps: int) -> list[str]:
    """The stops that someone reaches one by one, along the path and round again at its end."""
    ahead = path.index(start) + 1
    around = [place for place in (*path[ahead:], *path[:ahead]) if place in stops]
    return [around[step % len(around)] for step in range(steps)]


def move_merchant(game: Agra) -> Step:
    """Roll and walk over built buildings; each one passed gets a Rupee (AG-069)."""
    yield from game.barrier("merchant")
    pips = game.random.roll(game.parts.limits.die)
    built = [good for good in game.parts.path if game.is_built(good)]
    *passed, goal = walk(game.parts.path, built, game.merchant, pips)
    for good in passed:
        game.coins[good] = game.coins.get(good, 0) + 1
    game.merchant = goal
    game.tell("merchant", pips=pips, building=place_label(goal), rupees=len(passed))


def visit_merchant(game: Agra, me: Player) -> Step:
    """After the action at his building: Favours, then he moves on (AG-069)."""
    game.tell("merchant-visited", who=me.who)
    yield from gain_favours(game, me, game.parts.limits.merchant_favours)
    yield from move_merchant(game)


def build_without_bonus(game: Agra, good: str) -> None:
    """The Builder's building is finished: no materials, no bonus tile (AG-070, AG-137)."""
    game.unbuilt.remove(good)
    game.tell("built-by-builder", building=place_label(good))


def move_builder(game: Agra) -> Step:
    """Roll and walk over what is not built yet; when nothing is left, he leaves the game (AG-071)."""
    if game.builder is None:
        return
    if not game.unbuilt:
        game.builder = None
        game.tell("builder-leaves")
        return
    yield from game.barrier("builder")
    pips = game.random.roll(game.parts.limits.die)
    game.builder = walk(game.parts.path, game.unbuilt, game.builder, pips)[-1]
    game.tell("builder", pips=pips, building=place_label(game.builder))
