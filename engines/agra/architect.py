"""The Architect: a step of Influence, or a building (AG-080 to AG-085)."""

from collections.abc import Sequence
from functools import partial
from typing import NamedTuple

from engines.agra.builder import move_builder
from engines.agra.effects import EFFECTS, bonus_label
from engines.agra.goods import NOTHING, choose, earn, valued_option
from engines.agra.influence import TOP, can_climb, climb
from engines.agra.labels import goods_listed, named, place_label
from engines.agra.processing import process_at
from engines.agra.state import Agra, Player, Worker, ability, take_goods
from engines.agra.vocabulary import BuildFirstFree, OnBuild
from engines.kernel import Option, Refusal, Step, Text


class Plan(NamedTuple):
    """What the Architect does: a step of Influence with a guild, or the building of a good."""

    guild: str | None = None
    good: str | None = None


def architect(game: Agra, me: Player) -> Step:
    """Choose one: Influence, or build (AG-080)."""
    plan = yield from me.ask("architect", lambda: plans(game), refuse=partial(refuse_plan, game, me))
    if plan.guild:
        yield from climb(game, me, plan.guild)
    elif plan.good:
        yield from pay_for(game, me, plan.good)
        yield from raise_building(game, me, plan.good)


def plans(game: Agra) -> list[Option[Plan]]:
    """Tracks, the buildings that do not stand yet, and nothing."""
    tracks = [
        Option(f"influence:{guild}", Plan(guild=guild), named("option-influence", guild))
        for guild in game.parts.guilds
    ]
    buildings = [build_option(game, good) for good in game.unbuilt]
    return [*tracks, *buildings, Option("nothing", Plan(), NOTHING)]


def build_option(game: Agra, good: str) -> Option[Plan]:
    """A building to build, with its cost."""
    entry = game.parts.goods[good]
    return Option(
        f"build:{entry.building}",
        Plan(good=good),
        lambda: Text("option-build", {"building": place_label(good)}),
        note=lambda: Text("note-building", {"cost": entry.cost, "level": entry.level}),
    )


def refuse_plan(game: Agra, me: Player, plan: Plan) -> Refusal | None:
    """Below the top of a track; with a second Worker and materials enough for a building (AG-157, AG-081)."""
    if plan.guild:
        return None if can_climb(game, me, plan.guild) else TOP
    if plan.good is None:
        return None
    if not me.workers:
        return Refusal("AG-084", Text("why-no-second-worker"))
    cost = game.parts.goods[plan.good].cost
    wealth = [good for good in game.parts.materials for _ in range(me.goods[good])]
    if cost > building_value(game, me, wealth):
        return Refusal("AG-081", Text("why-materials-short", {"cost": cost}))
    return None


def building_value(game: Agra, me: Player, materials: Sequence[str]) -> int:
    """What materials are worth together, with 1 more for two kinds, and the Takshaka (AG-081, AG-183)."""
    total = sum(game.parts.goods[good].material for good in materials)
    if len(set(materials)) > 1:
        total += game.parts.architect.two_materials_bonus
    takshaka = ability(game, me, OnBuild)
    return total + (takshaka[1].material if takshaka else 0)


def pay_for(game: Agra, me: Player, good: str) -> Step:
    """Remove materials worth the cost; nothing is given back (AG-081)."""
    cost = game.parts.goods[good].cost

    def enough(materials: list[str]) -> Refusal | None:
        paid = building_value(game, me, materials)
        return None if paid >= cost else Refusal("AG-081", Text("why-materials-short", {"cost": cost}))

    materials = yield from me.ask_amounts(
        "pay-materials",
        lambda: [
            valued_option(name, game.parts.goods[name].material, at_most=me.goods[name])
            for name in game.parts.materials
            if me.goods[name]
        ],
        rule=enough,
        total=lambda chosen: Text(
            "total-materials", {"paid": building_value(game, me, chosen), "cost": cost}
        ),
        args=lambda: {"building": place_label(good), "cost": cost},
        atomic=True,
    )
    for name in materials:
        take_goods(me, name)
    paid = goods_listed({name: materials.count(name) for name in game.parts.materials})
    game.tell("paid-materials", who=me.who, goods=paid)


def raise_building(game: Agra, me: Player, good: str) -> Step:
    """The building stands: bonus tile, second Worker, processing; the Builder moves on (AG-082 to AG-085)."""
    game.unbuilt.remove(good)
    game.tell("built", who=me.who, building=place_label(good))
    takshaka = ability(game, me, OnBuild)
    if takshaka:
        game.tell("uses", who=me.who, contract=named("notable", takshaka[0].id))
        earn(game, me, takshaka[1].rupees, "contract")
    before = me.favours, me.tiles.copy()
    yield from take_bonus(game, me, game.parts.goods[good].level)
    if me.workers:
        me.workers -= 1
        game.workers[good] = Worker(me.seat)
        game.tell("placed", who=me.who, space=place_label(good))
        yield from process_at(game, me, good, earned=(me.favours, me.tiles) != before)
    if game.builder == good:
        yield from move_builder(game)


def take_bonus(game: Agra, me: Player, level: int) -> Step:
    """One of the remaining Building Bonus tiles of a level (AG-082)."""
    left = [tile for tile in game.bonuses if game.parts.bonuses[tile].level == level]
    if left:
        tile = yield from choose(
            me, "take-bonus", [Option(tile, tile, bonus_label(game, tile)) for tile in left]
        )
        game.bonuses.remove(tile)
        me.bonuses.append(tile)
        game.tell("bonus", who=me.who, id=tile, tile=bonus_label(game, tile))
        yield from EFFECTS.perform(game, me, game.parts.bonuses[tile].effects)


@EFFECTS.of(
    BuildFirstFree,
    text=lambda effect: Text("effect-build-first"),
    line=lambda effect: "[builder]→[house]",
    refuse=lambda game, me, effect: None if game.unbuilt else Refusal("AG-195", Text("why-all-built")),
)
def build_first_free(game: Agra, me: Player, effect: BuildFirstFree) -> Step:
    """The Mujtahida: the first unbuilt building of the path, without materials (AG-195)."""
    yield from raise_building(game, me, game.unbuilt[0])
