"""What is seen of a player: board, dice, cards and Goal; and what only he sees."""

import msgspec

from engines.scholars.action import equal_colours, reaches, shade
from engines.scholars.components import ActionCard, GoalCard
from engines.scholars.icons import line
from engines.scholars.setup import goal_die
from engines.scholars.state import Die, Placed, Player, Scholars, Slot
from engines.scholars.view_board import ScrollView, TranslatorView, scroll_view, translator_view


class DieView(msgspec.Struct, frozen=True):
    """A die in hand; a fresh one cannot be used in this turn."""

    colour: str
    value: int
    fresh: bool


class PlacedView(msgspec.Struct, frozen=True):
    """A die on an Action card, the Workers beside it, and what they make of it."""

    colour: str
    value: int
    printed: bool
    workers: list[str]
    now_colour: str
    now_value: int


class ActionCardView(msgspec.Struct, frozen=True):
    """An Action card: brown effects of Work, blue ones of Rest; `printed` is a flipped Goal card's die."""

    id: str
    brown: str
    rest: str
    printed: PlacedView | None


class ReachView(msgspec.Struct, frozen=True):
    """What an action can be: a colour, and up to so many pips."""

    colour: str
    value: int


class SlotView(msgspec.Struct, frozen=True):
    """A slot of a player board; `reach` is what the action in it can be now."""

    number: int
    colour: str
    actions: list[str]
    open: bool
    card: ActionCardView | None
    dice: list[PlacedView]
    retired: list[TranslatorView]
    rest: str  # what it gives in Rest while no card lies in it
    reach: list[ReachView]
    active: bool  # the action under way is here


class GoalView(msgspec.Struct, frozen=True):
    """A Goal card: three goals with their rewards, and which are met."""

    id: str
    portrait: str
    portrait_reward: str
    guild: str
    guild_reward: str
    track: str
    level: int
    track_reward: str
    met: list[str]
    flipped: bool


class PlayerView(msgspec.Struct, frozen=True):
    """A player's board, as everybody sees it."""

    seat: int
    piece_colour: str
    silver: int
    gold: int
    workers: dict[str, int]
    dice: list[DieView]
    bag_size: int
    cards_in_hand: int
    slots: list[SlotView]
    goal: GoalView
    reference_card: str
    has_reference: bool
    starting_scroll: ScrollView
    scrolls: list[ScrollView]
    aside: list[TranslatorView]
    influence: int
    position: int
    tracks: dict[str, int]


class PrivateView(msgspec.Struct, frozen=True):
    """What only this seat looks at: its bag, and the Action cards in its hand."""

    seat: int
    bag: dict[str, int]
    cards: list[ActionCardView]


def die_view(die: Die) -> DieView:
    return DieView(die.colour, die.value, die.fresh)


def placed_view(game: Scholars, slot: Slot, die: Placed) -> PlacedView:
    now = shade(die, equal_colours(game, slot))
    return PlacedView(die.colour, die.value, die.printed, list(die.workers), now.colour, now.value)


def card_view(card: ActionCard | GoalCard) -> ActionCardView:
    printed = None
    if isinstance(card, GoalCard):
        colour, value = card.printed.colour, card.printed.value
        printed = PlacedView(colour, value, True, [], colour, value)
    return ActionCardView(card.id, line(card.brown), line(card.rest), printed)


def slot_view(game: Scholars, me: Player, place: int) -> SlotView:
    kind, slot = game.parts.slot[place], me.slots[place]
    active = game.work is not None and game.current == me.seat and game.work.slot == place
    equal = equal_colours(game, slot)
    now = reaches(game, slot, [shade(die, equal) for die in slot.dice])
    return SlotView(
        kind.number,
        kind.colour,
        list(kind.actions),
        game.is_open(me, place),
        card_view(game.parts.actions[slot.card]) if slot.card else None,
        [placed_view(game, slot, die) for die in slot.dice],
        [translator_view(game, name) for name in slot.retired],
        line(kind.rest),
        [ReachView(*reach) for reach in now],
        active,
    )


def goal_view(game: Scholars, me: Player) -> GoalView:
    card = game.parts.goals[me.goal.id]
    return GoalView(
        card.id,
        card.portrait,
        line(card.portrait_reward),
        card.guild,
        line(card.guild_reward),
        card.track,
        card.level,
        f"+1[die-{goal_die(game.parts, card.id)}][bag]",
        list(me.goal.met),
        me.goal.is_flipped,
    )


def player_view(game: Scholars, me: Player) -> PlayerView:
    parts = game.parts
    return PlayerView(
        seat=me.seat,
        piece_colour=parts.piece_colour[me.seat].id,
        silver=me.silver,
        gold=me.gold,
        workers=dict(me.workers),
        dice=[die_view(die) for die in me.dice],
        bag_size=me.bagged,
        cards_in_hand=len(me.cards),
        slots=[slot_view(game, me, place) for place in range(len(me.slots))],
        goal=goal_view(game, me),
        reference_card=line(parts.reference_card.rest),
        has_reference=me.resource is not None,
        starting_scroll=scroll_view(game, me.starting_scroll),
        scrolls=[scroll_view(game, name) for name in me.scrolls],
        aside=[translator_view(game, name) for name in me.aside],
        influence=me.influence,
        position=me.position,
        tracks=dict(me.tracks),
    )


def private_view(game: Scholars, me: Player) -> PrivateView:
    return PrivateView(me.seat, dict(me.bag), [card_view(game.parts.actions[name]) for name in me.cards])
