"""The goals of the 3-round game (IN-450 to IN-455)."""

from functools import partial

from engines.inventors.boards import idea_place
from engines.inventors.components import ACTIONS, IDEA_COLUMNS, IDEA_ROWS, Goal
from engines.inventors.effects import Way, effect, pick_way, resolve
from engines.inventors.labels import effects_text
from engines.inventors.state import Inventors, Player
from engines.inventors.vocabulary import AnyEffect, RemoveIdea
from engines.kernel import Refusal, Step, Text


def is_met(me: Player, goal: Goal) -> bool:
    """By Inventing, Building and Publishing since the start, or by one Research (IN-452 to IN-455)."""
    counts = [me.devices[action] for action in ACTIONS]
    if goal.research is not None and me.researched[goal.research]:
        return True
    if goal.same_action:
        return max(counts) >= goal.same_action
    return goal.each_action > 0 and min(counts) >= goal.each_action


def meet_goals(game: Inventors, me: Player) -> Step:
    """Strictly in order, one after the other, each with its effect at once (IN-451)."""
    goals = game.parts.goal
    while me.goal is not None and me.goal + 1 < len(goals) and is_met(me, goals[me.goal + 1]):
        me.goal += 1
        game.tell("goal", who=me.who, goal=me.goal, effects=effects_text(goals[me.goal].effects))
        yield from resolve(game, me, goals[me.goal].effects)


# ---- Idea tiles ------------------------------------------------------------------------------------------


def idea_ways(game: Inventors, me: Player) -> list[tuple[str, int, str]]:
    """Ids, places and tiles of the grid."""
    found = []
    for row, row_name in enumerate(IDEA_ROWS):
        for column, column_name in enumerate(IDEA_COLUMNS):
            place = idea_place(row, column)
            idea = me.ideas[place]
            if idea is not None:
                found.append((f"{row_name}-{column_name}", place, idea))
    return found


def idea_text(game: Inventors, me: Player, place: int) -> Text:
    """A tile of the grid: where it lies, what it does, and what it uncovers."""
    idea = me.ideas[place]
    assert idea is not None
    where = Text(f"place-{IDEA_ROWS[place // 3]}-{IDEA_COLUMNS[place % 3]}")
    effects = effects_text(game.parts.ideas[idea].effects)
    below = uncovered(game, me, place)
    if below:
        return Text("idea-uncovers", {"place": where, "effects": effects, "column": effects_text(below)})
    return Text("idea", {"place": where, "effects": effects})


def uncovered(game: Inventors, me: Player, place: int) -> list[AnyEffect]:
    """What taking this tile away uncovers: the second tile of a column (IN-223)."""
    column = place % len(IDEA_COLUMNS)
    other = me.ideas[(place + len(IDEA_COLUMNS)) % len(me.ideas)]
    return [] if other is not None else list(game.parts.idea_column[column].effects)


def refuse_removal(game: Inventors, me: Player, effect: RemoveIdea) -> Refusal | None:
    return None if any(me.ideas) else Refusal("IN-453", Text("why-no-idea"))


def removal_ways(game: Inventors, me: Player, effect: RemoveIdea) -> list[Way]:
    """Each tile of the grid."""
    return [
        Way(f"idea:{name}", partial(idea_text, game, me, place), partial(remove_idea, game, me, place))
        for name, place, _ in idea_ways(game, me)
    ]


@effect(RemoveIdea, ways=removal_ways, refuse=refuse_removal)
def remove_an_idea(game: Inventors, me: Player, effect: RemoveIdea) -> Step:
    """A tile of choice (IN-453)."""
    yield from pick_way(game, me, effect)


def remove_idea(game: Inventors, me: Player, place: int) -> Step:
    """Its front and what it uncovers; it leaves the game, and is no Invent (IN-453, IN-454)."""
    idea = me.ideas[place]
    assert idea is not None
    effects = [*game.parts.ideas[idea].effects, *uncovered(game, me, place)]
    me.ideas[place] = None
    me.removed.append(idea)
    game.tell("idea-removed", who=me.who, effects=effects_text(effects))
    yield from resolve(game, me, effects)
