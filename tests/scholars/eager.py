"""Eager players, for long runs: they like strong actions, effects and translations, and climb further up.

They see their asks only.
"""

from data.words import Text
from engines.kernel import Asked, Kind, Option, Random
from engines.kernel.players import random_picks

EAGER = 8  # times as likely
TRIES = 12  # ways to lay dice and Workers, the strongest of which is taken
SECONDARY = ("colour-purple", "colour-orange", "colour-green")


def liking(asked: Asked, option: Option[object]) -> int:
    """How much an eager player likes an option."""
    name = option.id
    match asked.key:
        case "turn":
            return {"rest": 2, "slot:4": 12, "slot:3": 8}.get(name, 3)
        case "recruit":
            return 3 if name.startswith("dispatch:") else 2
        case "research":
            return {"r1": 1, "none": 1}.get(name, EAGER)
        case "track":
            note = option.note
            level = note.args["level"] if isinstance(note, Text) else 0
            return 1 + int(level) ** 2 if isinstance(level, int) else 1
        case "employ-or-retire":
            return EAGER if name == "retire" else 1
    return 1 if name in ("done", "none", "no", "white") else EAGER


def strength(asked: Asked, picks: list[str]) -> int:
    """What laying these comes to; secondary colours open the House."""
    total = asked.total(picks)
    reach = total.args.get("reach") if total else None
    if not isinstance(reach, Text) or reach.key != "die":
        return 0
    value, colour = reach.args["value"], reach.args["colour"]
    good = isinstance(colour, Text) and colour.key in SECONDARY
    return (value if isinstance(value, int) else 0) + (10 if good else 0)


def eager_picks(asked: Asked, random: Random) -> list[str]:
    """An answer, chosen at random by liking."""
    if asked.key == "lay":
        tried = [random_picks(asked, random) for _ in range(TRIES)]
        return max(tried, key=lambda picks: strength(asked, picks))
    if asked.kind is not Kind.ONE:
        return random_picks(asked, random)
    weighted = [option.id for option in asked.options for _ in range(liking(asked, option))]
    return [random.choice(weighted)]
