"""Research along the river (IN-190 to IN-196)."""

from functools import partial

from engines.inventors.boards import owns_research
from engines.inventors.choices import with_cost
from engines.inventors.effects import effect, or_else, resolve
from engines.inventors.goals import meet_goals
from engines.inventors.influence import NONE, has_marker, take_marker
from engines.inventors.labels import effects_text, research_text, section_text, when_text
from engines.inventors.paying import pay, refuse_price
from engines.inventors.state import Inventors, Player
from engines.inventors.vocabulary import AnyEffect, PaySilver, Research, Section
from engines.kernel import Option, Refusal, Step, Text

SLOTS = 2
LOOK_AT = 3


def research_cost(game: Inventors, me: Player, step: int) -> int:
    """1 Silver for each step that the space lies ahead of the own Ship (IN-191)."""
    return max(0, step - game.ship(me.seat))


def leftmost_empty(game: Inventors, section: Section) -> int | None:
    """The leftmost tile space of a section without tiles, Research and Influence (IN-190)."""
    for space in game.parts.river:
        if space.section == section and space.kind == "tile" and is_empty(game, space.step):
            return space.step
    return None


def is_empty(game: Inventors, step: int) -> bool:
    space = game.river[step]
    return not (space.stack or space.research or space.markers)


def refuse_space(game: Inventors, me: Player, step: int) -> Refusal | None:
    """Where Research is possible, and what it costs (IN-190, IN-191, IN-024)."""
    space, section = game.river[step], game.parts.river[step].section
    if space.stack:
        return Refusal("IN-190", Text("why-tiles-there"))
    if me.seat in space.markers:
        return Refusal("IN-190", Text("why-researched"))
    if len(space.markers) == SLOTS:
        return Refusal("IN-190", Text("why-slots-full"))
    if not space.research and leftmost_empty(game, section) != step:
        return Refusal("IN-190", Text("why-not-leftmost"))
    if not space.research and not game.piles[section]:
        return Refusal("IN-193", Text("why-no-research-tile"))
    if not has_marker(me):
        return Refusal("IN-024", Text("why-no-marker"))
    cost = research_cost(game, me, step)
    if cost and refuse_price(game, me, [PaySilver(cost)]):
        return Refusal("IN-191", Text("why-no-silver", {"n": cost, "silver": me.silver}))
    return None


def tile_spaces(game: Inventors) -> list[int]:
    """The fourteen spaces for tiles (IN-049)."""
    return [space.step for space in game.parts.river if space.kind == "tile"]


def refuse_research(game: Inventors, me: Player, effect: Research) -> Refusal | None:
    """There must be a space for it."""
    if any(refuse_space(game, me, step) is None for step in tile_spaces(game)):
        return None
    return Refusal("IN-190", Text("why-no-research"))


@effect(Research, refuse=refuse_research)
def research(game: Inventors, me: Player, effect: Research) -> Step:
    """Choose a space, pay, place Influence, gain access (IN-190 to IN-195)."""
    ahead = [step for step in tile_spaces(game) if research_cost(game, me, step)]
    me.may_save = any(refuse_space(game, me, step) is None for step in ahead)
    step: int | None = yield from me.ask(
        "research",
        lambda: or_else(
            (
                Option(f"step:{step}", step, partial(space_text, game, step), note=space_note(game, me, step))
                for step in tile_spaces(game)
            ),
            "none",
            NONE,
        ),
        refuse=lambda step: None if step is None else refuse_space(game, me, step),
        default="none",
    )
    me.may_save = False
    cost = 0 if step is None else research_cost(game, me, step)
    if cost:
        yield from pay(game, me, [PaySilver(cost)])
    me.saves = False
    if step is None:
        return
    yield from take_marker(game, me)
    lasting = [one for tile in owns_research(game, me, "research") for one in researched(game, tile)]
    section = game.parts.river[step].section
    game.river[step].markers.append(me.seat)
    if not game.river[step].research:
        yield from choose_research(game, me, section, step)
    tile = game.parts.researches[game.river[step].research or ""]
    game.tell("researched", who=me.who, step=step, tile=research_text(tile))
    me.researched[section] += 1
    yield from access(game, me, tile.id, lasting)
    yield from meet_goals(game, me)


def researched(game: Inventors, tile: str) -> list[AnyEffect]:
    return list(game.parts.researches[tile].effects)


def space_text(game: Inventors, step: int) -> Text:
    """A space, with the tile that lies there."""
    name = game.river[step].research
    if name is None:
        section = section_text(game.parts.river[step].section)
        return Text("research-empty", {"step": step, "section": section})
    tile = game.parts.researches[name]
    return Text("research-join", {"step": step, "tile": tile.id.upper(), "when": when_text(tile)})


def space_note(game: Inventors, me: Player, step: int) -> Text | None:
    """What it costs, and what the tile there does."""
    cost, name = research_cost(game, me, step), game.river[step].research
    price = Text("note-costs", {"n": cost}) if cost else None
    if name is None:
        return price
    tile = game.parts.researches[name]
    effects = effects_text(tile.effects, tile.cost)
    return Text("note-join", {"n": cost, "effects": effects}) if cost else effects


def choose_research(game: Inventors, me: Player, section: Section, step: int) -> Step:
    """Look at three tiles, keep one, the others go below the pile in any order (IN-193, IN-196)."""
    yield from game.barrier("look")
    pile = game.piles[section]
    game.drawn = [pile.pop() for _ in range(min(LOOK_AT, len(pile)))]
    chosen: str = yield from me.ask(
        "research-tile",
        partial(drawn_options, game),
        secret=True,
    )
    game.river[step].research = chosen
    game.drawn.remove(chosen)
    if len(game.drawn) > 1:
        first: str = yield from me.ask(
            "research-bottom",
            partial(drawn_options, game),
            default=None,
            secret=True,
        )
        game.drawn.sort(key=lambda name: name != first)
    game.piles[section] = [*reversed(game.drawn), *pile]
    game.drawn = []


def drawn_options(game: Inventors) -> list[Option[str]]:
    """The tiles that are looked at."""
    tiles = [game.parts.researches[name] for name in game.drawn]
    return [Option(tile.id, tile.id, partial(research_text, tile)) for tile in tiles]


def access(game: Inventors, me: Player, name: str, lasting: list[AnyEffect]) -> Step:
    """At once in the right section; with a Tent in the middle one, if it is being placed (IN-194, IN-287)."""
    tile = game.parts.researches[name]
    if tile.kind == "instant":
        yield from resolve(game, me, lasting)
        yield from resolve(game, me, tile.effects, ordered=tile.ordered)
    elif tile.kind == "tent" and game.tenting:
        yield from resolve(game, me, [*lasting, *with_cost(tile.cost, tile.effects)])
    else:
        yield from resolve(game, me, lasting)
