"""Travel round the Map, and Deliver a Scroll to the House of Wisdom (SC-100 to SC-107)."""

from collections.abc import Sequence
from functools import partial

from engines.kernel import Asking, Option, Refusal, Step, Text
from engines.scholars.action import Reach, action_of
from engines.scholars.caliph import resolve_caliph
from engines.scholars.choices import or_none
from engines.scholars.components import MapSpace
from engines.scholars.effects import Will, effect, perform, perform_any_order, refusal, together
from engines.scholars.influence import fee, pay_fee
from engines.scholars.labels import counted, effects_text, named, scroll_label
from engines.scholars.state import Lying, Player, Scholars
from engines.scholars.tracks import climb
from engines.scholars.vocabulary import (
    PRIMARY,
    SECONDARY,
    Effects,
    GainGold,
    GainSilver,
    GainWorker,
    MayDeliver,
)


def passed_paths(game: Scholars, start: int, steps: int) -> list[str]:
    """The colours of the paths on the way; each leads on from its space (SC-102)."""
    spaces = game.parts.map_space
    on_the_way = [spaces[(start + step) % len(spaces)].path for step in range(steps)]
    return [path for path in on_the_way if path is not None]


def path_bonuses(game: Scholars, colours: Sequence[str], start: int, steps: int) -> list[str]:
    """The colours of the action whose path is passed, one for each kind of bonus (SC-102)."""
    passed = [colour for colour in colours if colour in passed_paths(game, start, steps)]
    found = []
    for kind in (SECONDARY, PRIMARY):
        found += [colour for colour in passed if colour in kind][:1]
    return found


def bonus_of(game: Scholars, colour: str) -> Effects:
    bonus = game.parts.path_bonus
    return bonus.secondary if colour in SECONDARY else bonus.primary


def destination(game: Scholars, me: Player, steps: int) -> MapSpace:
    """Where so many steps clockwise lead (SC-100)."""
    return game.parts.map_space[(me.position + steps) % len(game.parts.map_space)]


def travel_options(game: Scholars, me: Player) -> list[Option[int]]:
    """Every distance up to a full lap (SC-100)."""
    return [
        Option(
            str(steps),
            steps,
            partial(distance_label, game, me, steps),
            note=partial(bonus_note, game, me, steps),
        )
        for steps in range(1, len(game.parts.map_space) + 1)
    ]


def distance_label(game: Scholars, me: Player, steps: int) -> Text:
    space = destination(game, me, steps)
    if space.scroll is None:
        return Text("travel-white", {"steps": steps, "effects": effects_text(together(space.effects))})
    lying = game.map[space.scroll]
    if lying is None:
        return Text("travel-empty", {"steps": steps})
    return Text("travel-black", {"steps": steps, "scroll": scroll_label(game, lying.id)})


def bonus_note(game: Scholars, me: Player, steps: int) -> Text:
    colours = [reach.colour for reach in action_of(game, me)]
    passed = path_bonuses(game, colours, me.position, steps)
    if not passed:
        return Text("note-no-path")
    bonus = effects_text(bonus_of(game, passed[0]))
    return Text("note-path", {"colour": named("colour", passed[0]), "effects": bonus})


def travel(game: Scholars, me: Player, reaches: Sequence[Reach], *, skip: bool) -> Step:
    """At least one space clockwise; the path bonus before or after the end space (SC-100 to SC-103)."""
    value = reaches[0].value
    steps = yield from me.ask(
        "travel",
        lambda: or_none(
            game.once(("travel", me.seat), travel_options, game, me), when=skip, label="option-no-action"
        ),
        refuse=lambda steps: too_far(steps, value),
        args=lambda: {"value": value, "colour": named("colour", reaches[0].colour)},
    )
    if steps is None:
        return
    start, space = me.position, destination(game, me, steps)
    bonuses = path_bonuses(game, [reach.colour for reach in reaches], start, steps)
    me.position = space.pos
    game.tell("travels", who=me.who, steps=steps, where=space_label(game, space))
    later = yield from path_bonus(game, me, bonuses, space)
    closed = cannot_deliver(game, me) if space.scroll else None
    if closed:
        game.tell("no-delivery", to=(me.seat,), why=closed.reason)
    yield from perform_any_order(game, me, space.effects, Will.MAY)  # SC-103
    yield from perform(game, me, later, Will.MAY)


def space_label(game: Scholars, space: MapSpace) -> Text:
    """A space by what it gives, or by the Scroll beside it."""
    if space.scroll is None:
        return effects_text(together(space.effects))
    lying = game.map[space.scroll]
    return scroll_label(game, lying.id) if lying else Text("no-scroll")


def too_far(steps: int | None, value: int) -> Refusal | None:
    if steps is None or steps <= value:
        return None
    return Refusal("SC-100", Text("why-too-far", {"value": value}))


def path_bonus(game: Scholars, me: Player, bonuses: list[str], space: MapSpace) -> Asking[Effects]:
    """Silver comes at once, Influence now or later; gives back what comes later (SC-102)."""
    if not bonuses:
        return ()
    colour = bonuses[0]
    if len(bonuses) > 1:
        colour = yield from me.ask(
            "path",
            lambda: [Option(one, one, effects_text(bonus_of(game, one))) for one in bonuses],
        )
    effects = bonus_of(game, colour)
    game.tell("path", who=me.who, colour=named("colour", colour))
    if colour in SECONDARY:
        yield from perform(game, me, effects, Will.MAY)
        return ()
    if all(refusal(game, me, one) for one in space.effects):
        return effects
    if not all(isinstance(one, GainSilver | GainGold | GainWorker) for one in space.effects):
        now = yield from me.ask(
            "path-when",
            lambda: [
                Option("before", True, Text("option-before")),
                Option("after", False, Text("option-after")),
            ],
            default="before",
        )
        if not now:
            return effects
    yield from perform(game, me, effects, Will.MAY)
    return ()


# ---- Deliver ---------------------------------------------------------------------------------------------


def beside(game: Scholars, me: Player) -> Lying | None:
    """The Scroll beside the black space on which a player stands."""
    place = game.parts.map_space[me.position].scroll
    return game.map[place] if place else None


def cannot_deliver(game: Scholars, me: Player) -> Refusal | None:
    """No Scroll, no room, or too little Silver for cost and fee (SC-104, SC-105)."""
    lying = beside(game, me)
    if lying is None:
        return Refusal("SC-104", Text("why-no-scroll-here"))
    if all(column_full(game, guild) for guild in game.house):
        return Refusal("SC-104", Text("why-house-full"))
    silver = cheapest(game) + fee(me, lying)
    if me.silver < silver:
        return Refusal("SC-104", Text("why-silver", {"count": silver, "have": me.silver}))
    return None


def cheapest(game: Scholars) -> int:
    """The least Silver that a free space of the House asks for."""
    return min(deliver_cost(game, guild) for guild in game.house if not column_full(game, guild))


def column_full(game: Scholars, guild: str) -> bool:
    return len(game.house[guild]) == len(game.parts.house[guild])


def deliver_cost(game: Scholars, guild: str) -> int:
    """What the highest free space of a column asks for."""
    return game.parts.house[guild][len(game.house[guild])].cost


def refuse_column(game: Scholars, me: Player, lying: Lying, guild: str) -> Refusal | None:
    """Columns hold three Scrolls; space and fee must be paid (SC-105)."""
    if not guild:
        return None
    if column_full(game, guild):
        return Refusal("SC-105", Text("why-column-full", {"guild": named("guild", guild)}))
    silver = deliver_cost(game, guild) + fee(me, lying)
    if me.silver < silver:
        return Refusal("SC-104", Text("why-silver", {"count": silver, "have": me.silver}))
    return None


def column_options(game: Scholars) -> list[Option[str]]:
    """The three Guilds, with what the highest free space gives, and to let it be."""
    options = []
    for guild in game.house:
        note = None
        if not column_full(game, guild):
            space = game.parts.house[guild][len(game.house[guild])]
            note = effects_text(space.effects)
        options.append(Option(guild, guild, named("guild", guild), note=note))
    return [*options, Option("none", "", Text("option-no-delivery"))]


def refuse_deliver(game: Scholars, me: Player, effect: MayDeliver) -> Refusal | None:
    return cannot_deliver(game, me)


@effect(MayDeliver, refuse=refuse_deliver)
def may_deliver(game: Scholars, me: Player, effect: MayDeliver, will: Will) -> Step:
    """The adjacent Scroll into a column of the House (SC-105), if the player likes (SC-103)."""
    lying = beside(game, me)
    assert lying is not None
    guild = yield from me.ask(
        "deliver",
        lambda: column_options(game),
        refuse=lambda guild: refuse_column(game, me, lying, guild),
        args=lambda: {
            "scroll": scroll_label(game, lying.id),
            "cost": counted("silver", cheapest(game) + fee(me, lying)),
        },
    )
    if guild:
        yield from deliver(game, me, lying, guild)


def deliver(game: Scholars, me: Player, lying: Lying, guild: str) -> Step:
    """The steps of SC-105 in their order."""
    place = game.parts.map_space[me.position].scroll
    assert place is not None
    space = game.parts.house[guild][len(game.house[guild])]
    label = scroll_label(game, lying.id)
    game.tell("delivers", who=me.who, scroll=label, guild=named("guild", guild))
    pay_fee(game, me, lying)
    game.map[place] = None
    game.house[guild].append(lying)
    me.silver -= space.cost
    game.tell("spends", who=me.who, what=counted("silver", space.cost))
    yield from perform(game, me, space.effects, Will.MUST)  # SC-107
    yield from climb(game, me, game.parts.scrolls[lying.id].research)
    yield from fill_map(game, place)


def next_scroll(game: Scholars, *, bottom: bool = False) -> Asking[str | None]:
    """A card of the Scroll deck; the reserve follows when it is empty (SC-231)."""
    if not game.scroll_deck and not game.reserve:
        return None
    yield from game.barrier("scroll")  # each card is new, also the one after a Caliph
    if not game.scroll_deck:
        game.scroll_deck, game.reserve = game.reserve, []
        game.tell("reserve")
    return game.scroll_deck.pop(-1 if bottom else 0)


def fill_map(game: Scholars, place: str) -> Step:
    """A new Scroll for the Map; Caliph cards that come before are resolved first (SC-106)."""
    while True:
        card = yield from next_scroll(game)
        if card is None:
            return
        if card in game.parts.scrolls:
            game.map[place] = Lying(card)
            game.tell("new-scroll", scroll=scroll_label(game, card))
            return
        yield from resolve_caliph(game, card)
