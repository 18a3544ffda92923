"""What Zu prefers, and what he has (EE-205, EE-210 to EE-212, EE-231, EE-234)."""

from collections.abc import Callable, Sequence
from functools import partial
from typing import TypeVar

from data.words import Arg, Text
from engines.excavation.buyers import interested, level
from engines.excavation.components import Kind, Region
from engines.excavation.options import artefact_text, region_text
from engines.excavation.state import Centre, Excavation, Player, hidden_space, hold_space
from engines.kernel.automa import Best, Criterion, best

T = TypeVar("T")


def by(name: str, mark: Callable[[T], int]) -> Criterion[T]:
    """A criterion of his, as the log calls it."""
    return Criterion(Text(f"by-{name}"), mark)


def told(game: Excavation, zu: Player, what: str, found: Best[T], shown: Arg) -> T:
    """What he prefers; where he had a choice the log says what decided."""
    if found.by:
        game.tell(f"zu-prefers-{what}", who=zu.who, what=shown, why=found.by)
    return found.thing


def you(game: Excavation) -> Player:
    """The human."""
    return game.players[0]


# ---- command centres and markets ----


def influence_change(game: Excavation, centre: Centre) -> int:
    """How much one more envoy of his would change: a tier, and in it the smaller difference (EE-210)."""
    yours, his = centre.envoys[0], centre.envoys[1]
    if not yours and not his:
        tier = 5
    elif his + 1 == yours:
        tier = 4
    elif his == yours:
        tier = 3
    elif his < yours:
        tier = 2
    else:
        tier = 1
    return 100 * tier - abs(yours - his)


def market_influence(game: Excavation, number: int) -> int:
    """The influence change if a trader of this market were promoted."""
    return influence_change(game, game.centre_of(number))


def wares(game: Excavation, zu: Player) -> list[Region]:
    """The most popular region of which he has something for sale; several, if they are equally popular."""
    region_of = game.box.region_of
    stored = {region_of[kind] for kind in zu.stored}
    levels = {region: level(game, region) for region in game.box.regions if region in stored}
    highest = max(levels.values(), default=0)
    return [region for region, popularity in levels.items() if popularity == highest]


def demand(game: Excavation, regions: Sequence[Region], number: int) -> int:
    """Buyers interested in one of these wares; without wares all markets are equal (EE-211a, EE-243)."""
    queue = game.market(number).queue
    return max((interested(queue, region) for region in regions), default=0)


def your_traders(game: Excavation, zu: Player, number: int) -> int:
    """Your traders, where he has at least one himself (EE-211b)."""
    traders = game.market(number).traders
    return traders[0] if traders[zu.seat] else 0


def most_profitable(game: Excavation, zu: Player, markets: Sequence[int]) -> int:
    """The market he likes best (EE-211)."""
    return prefer_market(
        game,
        zu,
        markets,
        by("buyers", partial(demand, game, wares(game, zu))),
        by("your-traders", partial(your_traders, game, zu)),
        by("influence", partial(market_influence, game)),
    )


def prefer_market(game: Excavation, zu: Player, markets: Sequence[int], *criteria: Criterion[int]) -> int:
    """A market, told with its reason."""
    found = best(markets, *criteria, random=game.random)
    return told(game, zu, "market", found, found.thing)


# ---- artefacts ----


def is_new(zu: Player, kind: Kind) -> bool:
    """Whether he has neither a copy nor a sample (EE-212)."""
    return kind not in zu.hold and kind not in zu.hidden and kind not in zu.gallery


def count_of(game: Excavation, player: Player, region: Region) -> int:
    """How many artefacts of a region somebody has in storage."""
    region_of = game.box.region_of
    return sum(region_of[kind] == region for kind in player.stored)


def on_sites(game: Excavation, region: Region) -> list[Kind]:
    """What lies face up on the dig sites of a region."""
    return [kind for place in game.box.sites_in[region] for kind in game.sites[place]]


def new_on_sites(game: Excavation, zu: Player, region: Region) -> list[Kind]:
    """The different kinds that he could excavate (EE-233)."""
    return [kind for kind in dict.fromkeys(on_sites(game, region)) if is_new(zu, kind)]


def excavate_space(game: Excavation, zu: Player) -> int:
    """Room for excavated artefacts: the hold, or with the harder option any space (EE-233, EE-257)."""
    hidden = hidden_space(game, zu) if game.option("hard_any_storage") else 0
    return hold_space(game, zu) + hidden


def favourite_region(game: Excavation, zu: Player, regions: Sequence[Region]) -> Region:
    """The most popular of them; ties by what he can take, has, and you have (EE-230, EE-231)."""

    def can_take_two(region: Region) -> int:
        return int(len(new_on_sites(game, zu, region)) >= 2 and excavate_space(game, zu) >= 2)

    return prefer_region(
        game,
        zu,
        regions,
        by("popularity", partial(level, game)),
        by("two-finds", can_take_two),
        by("none-stored", lambda region: int(not count_of(game, zu, region))),
        by("your-fewest", lambda region: -count_of(game, you(game), region)),
    )


def prefer_region(
    game: Excavation, zu: Player, regions: Sequence[Region], *criteria: Criterion[Region]
) -> Region:
    """A region, told with its reason."""
    found = best(regions, *criteria, random=game.random)
    return told(game, zu, "region", found, region_text(found.thing))


def favourite_find(game: Excavation, zu: Player, kinds: Sequence[Kind]) -> Kind:
    """No sample of yours, fewest copies on the board, highest value (EE-234)."""
    board = [kind for tiles in game.sites.values() for kind in tiles]
    board += [kind for stack in game.black.values() for kind in stack]
    found = best(
        kinds,
        by("no-sample", lambda kind: int(kind not in you(game).gallery)),
        by("fewest-copies", lambda kind: -board.count(kind)),
        by("value", game.box.value_of.__getitem__),
        random=game.random,
    )
    return told(game, zu, "artefact", found, artefact_text(found.thing))


# ---- crew ----


def has_crew(game: Excavation, zu: Player) -> bool:
    """His crew has no end, unless the easier option says so (EE-202, EE-256)."""
    return zu.crew > 0 or not game.option("easy_limited_crew")


def spend_crew(game: Excavation, zu: Player) -> None:
    """Take one marker, where they are counted."""
    if game.option("easy_limited_crew"):
        zu.crew -= 1
