"""What the cards say, counted without the rules: the difference that effects make to somebody's pieces."""

from collections import Counter
from collections.abc import Callable, Iterable

from engines.kernel import Asked
from engines.kernel.scenario import Played
from engines.scholars.state import SHELF, Scholars
from engines.scholars.vocabulary import (
    AddWhiteDie,
    Choose,
    CollectTrack,
    Cost,
    DestroyWhite,
    DrawDie,
    Effect,
    GainDie,
    GainGold,
    GainSilver,
    GainWorker,
    HandTo,
    InfluenceGuild,
    InfluenceScroll,
    MoveGold,
    Pay,
    PayGold,
    PaySilver,
    PayWorkers,
    ResearchUp,
)

PARTS = SHELF.of(SHELF.today)

# Whoever answers everything like this takes all that there is, on one and the same track, in one Guild.
ANSWERS: dict[str, Callable[[Asked], str]] = {
    "effects": lambda asked: "all",
    "worker": lambda asked: "blue",
    "workers": lambda asked: f"blue*{asked.least}",
    "spend-worker": lambda asked: "red",
    "spend-workers": lambda asked: f"red*{asked.least}",
    "exchange": lambda asked: "yes",
    "choose": lambda asked: "1",
    "primary-die": lambda asked: "yellow",
    "destroy": lambda asked: "bag",
    "destroy-some": lambda asked: f"bag*{asked.most}",
    "guild": lambda asked: "green",
    "place-influence": lambda asked: "yes",
    "influence-scroll": lambda asked: asked.options[0].id,
    "track": lambda asked: "physics",
    "move-gold": lambda asked: "place:1",
    "draw": lambda asked: asked.options[0].id,
    "reroll": lambda asked: "-",
}


def take_all(match: Played[Scholars], seat: int) -> Played[Scholars]:
    """Answer as above as long as that is what this seat is asked."""
    while seat in match.asks() and match.key(seat) in ANSWERS:
        match.play(seat, ANSWERS[match.key(seat)](match.asked(seat)))
    return match


def pieces(match: Played[Scholars], seat: int) -> Counter[str]:
    """Everything that effects can change."""
    me, game = match.state.players[seat], match.state
    count = Counter(me.tracks)
    count |= Counter({f"worker {colour}": have for colour, have in me.workers.items()})
    count |= Counter({f"die {colour}": me.owned(colour) for colour in me.bag})
    count["silver"], count["gold"], count["hand"] = me.silver, me.gold, len(me.dice)
    count["on scrolls"] = sum(lying.influence == seat for lying in game.lying())
    count["on the first room"] = game.rooms[0].gold if game.rooms[0] else 0
    for guild, minaret in game.guilds.items():
        count[f"in {guild}"] = minaret.influence[seat]
    return count


def change(before: Counter[str], after: Counter[str]) -> dict[str, int]:
    """What has become more or less."""
    return {name: after[name] - before[name] for name in {*before, *after} if after[name] != before[name]}


def worth(effects: Iterable[Effect], levels: Counter[str], hand: int = 0) -> Counter[str]:
    """What effects bring to somebody with these levels who takes all; levels rise on the way."""
    total: Counter[str] = Counter()
    for one in effects:
        total.update(_worth(one, levels, hand))
    return total


def _worth(effect: Effect, levels: Counter[str], hand: int) -> dict[str, int]:
    match effect:
        case GainSilver(n=n):
            return {"silver": n}
        case GainGold(n=n):
            return {"gold": n}
        case GainWorker(colour=colour, n=n):
            return {"worker blue" if colour == "any" else f"worker {colour}": n}
        case GainDie(colour=colour, to=to, n=n):
            return {"die yellow" if colour == "primary" else f"die {colour}": n, "hand": n * (to == "hand")}
        case DrawDie(n=n):
            return {"hand": n}
        case HandTo(n=n):
            return {"hand": max(0, n - hand)}
        case DestroyWhite(n=n):
            return {"die white": -n}
        case InfluenceScroll(n=n):
            return {"on scrolls": n}
        case InfluenceGuild(guild=guild, n=n):
            return {"in green" if guild == "any" else f"in {guild}": n}
        case MoveGold(n=n):
            return {"gold": -n, "on the first room": n}
        case ResearchUp(track=track, n=n):
            return steps("physics" if track in ("any", "primary") else track, n, levels)
        case CollectTrack(track=track):
            return dict(worth(PARTS.rest_spaces[track][levels[track]].effects, levels, hand))
        case Choose(options=options):
            return dict(worth(options[0], levels, hand))
        case Pay(cost=cost, gain=gain):
            total = worth(gain, levels, hand)
            for one in cost:
                total.update(price(one))
            return dict(total)
        case _:
            raise AssertionError(f"not counted here: {effect}")


def steps(track: str, count: int, levels: Counter[str]) -> dict[str, int]:
    """Steps up a track, with what odd spaces and the place above it give."""
    total: Counter[str] = Counter()
    for _ in range(count):
        if levels[track] == PARTS.top:
            total.update(worth(PARTS.tracks[track].over_top, levels))
            continue
        levels[track] += 1
        total[track] += 1
        if levels[track] % 2:
            total.update(worth(PARTS.track_spaces[track][levels[track]].effects, levels))
    return dict(total)


def price(cost: Cost) -> dict[str, int]:
    match cost:
        case PaySilver(n=n):
            return {"silver": -n}
        case PayGold(n=n):
            return {"gold": -n}
        case PayWorkers(n=n):
            return {"worker red": -n}
        case AddWhiteDie(n=n):
            return {"die white": n}
        case _:
            raise AssertionError(f"not counted here: {cost}")


def nonzero(count: Counter[str]) -> dict[str, int]:
    return {name: number for name, number in count.items() if number}
