"""Who controls a Guild (SC-162 to SC-165)."""

from engines.kernel import Text, Who
from engines.scholars.labels import named
from engines.scholars.state import Scholars


def settle(game: Scholars, guild: str) -> None:
    """Check control again: on a tie it stays, or nobody has it (SC-163, SC-165)."""
    minaret = game.guilds[guild]
    before, minaret.controller = minaret.controller, controller_of(minaret.influence, minaret.controller)
    if minaret.controller == before:
        return
    if minaret.controller is None:
        game.tell("nobody-controls", guild=named("guild", guild))
    else:
        game.tell("controls", who=Who(minaret.controller), guild=named("guild", guild))


def controller_of(influence: list[int], present: int | None) -> int | None:
    """Who controls a Guild with this Influence; a tie changes nothing for the present controller."""
    most = max(influence)
    if not most:
        return None
    if present is not None and influence[present] == most:
        return present
    return influence.index(most) if influence.count(most) == 1 else None


def put_in_guild(game: Scholars, seat: int, guild: str) -> None:
    """A piece that has left its owner's supply (SC-162)."""
    game.guilds[guild].influence[seat] += 1
    game.tell("influences", who=Who(seat), where=Text("in-guild", {"guild": named("guild", guild)}))
    settle(game, guild)


def take_from_guild(game: Scholars, seat: int, guild: str) -> None:
    """A piece of the open area; the top one only as the last of its owner (SC-164)."""
    game.guilds[guild].influence[seat] -= 1
