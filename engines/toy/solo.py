"""The Sandstorm, who plays against a lone merchant (OA-40 to OA-44)."""

from engines.kernel import Option, Step, Text, Who
from engines.toy.state import Oasis, Player

STORM = Who(1)  # the seat behind the people's


def sandstorm(game: Oasis) -> Step:
    """A die decides what the storm does; it tells each decision (OA-40)."""
    me = game.players[0]
    roll = game.random.roll()
    game.tell("storm-rolls", who=STORM, roll=roll)
    if roll <= 2:
        dry(game, me)
    elif roll <= 4:
        yield from bury(game, me)
    else:
        gather(game)
    game.phase = "limit"


def dry(game: Oasis, me: Player) -> None:
    """1-2: a water is lost; without water the storm grows (OA-41)."""
    if me.water:
        me.water -= 1
        game.tell("storm-dries", who=STORM, whom=Who(me.seat))
    else:
        gather(game)


def bury(game: Oasis, me: Player) -> Step:
    """3-4: give a card or two coins; with neither the storm grows (OA-42)."""

    def losses() -> list[Option[str]]:
        kinds = [Option(kind, kind, Text(f"good-{kind}")) for kind in sorted(set(me.hand))]
        coins = [Option("coins", "coins", Text("option-two-coins"))] if me.coins >= 2 else []
        return kinds + coins

    if not losses():
        gather(game)
        return
    lost = yield from me.ask("storm-takes", losses, secret=True)
    if lost == "coins":
        me.coins -= 2
        game.tell("storm-takes-coins", who=STORM)
    else:
        me.hand.remove(lost)
        game.discard.append(lost)
        game.tell("storm-takes-card", who=STORM, good=Text(f"good-{lost}"))


def gather(game: Oasis) -> None:
    """5-6: the storm gathers 3 points (OA-43)."""
    assert game.storm is not None
    game.storm += 3
    game.tell("storm-gathers", who=STORM)
