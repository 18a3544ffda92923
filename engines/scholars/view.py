"""What a seat, or a spectator, may see: the only way out of the state. A picture needs nothing else.

Effects are lines of icons (`icons.py`): `[name]` is a picture, all else is text.
"""

import msgspec

from engines.scholars.action import equal_colours, reaches, shade
from engines.scholars.components import ActionCard, GoalCard, StartingTranslator
from engines.scholars.icons import condition_line, deeds, line, price
from engines.scholars.rooms import is_due
from engines.scholars.setup import goal_die
from engines.scholars.state import Ai, Caliph, Die, Employed, Lying, Phase, Placed, Player, Scholars, Slot


class AreaView(msgspec.Struct, frozen=True):
    """Where a part of the main board lies (x to the right, y down, 0-100)."""

    id: str
    x: int
    y: int
    w: int
    h: int


class TranslatorView(msgspec.Struct, frozen=True):
    """A Translator's card, both sides; Starting Translators have neither portrait nor dispatch."""

    id: str
    portrait: str | None
    languages: list[str]
    vp: int
    dispatch: str
    retired: str


class DeckView(msgspec.Struct, frozen=True):
    """A deck of Translators: its top card lies open."""

    portrait: str
    min_value: int
    languages: list[str]
    cards: int
    top: TranslatorView | None


class EmployedView(msgspec.Struct, frozen=True):
    """A Translator in a Room; without an owner it is Neutral."""

    card: TranslatorView
    owner: int | None
    gold: int
    due: bool  # retires at the end of the turn


class OfferView(msgspec.Struct, frozen=True):
    """A Resource card of the draft."""

    id: str
    dice: dict[str, int]
    draw: int
    gold: int
    silver: int
    workers: dict[str, int]
    bonus: str


class RoomView(msgspec.Struct, frozen=True):
    """A Room: what employing costs and gives, the Gold that retires, who is in it, an offer of the draft."""

    number: int
    cost: int
    gold: int
    line: str
    translator: EmployedView | None
    offer: OfferView | None


class ScrollView(msgspec.Struct, frozen=True):
    """A Scroll: immediate effects, and what it brings at the end besides its points, both as icons."""

    id: str
    language: str
    vp: int
    research: str | None  # None: a Starting Scroll
    line: str
    condition: str


class LyingView(msgspec.Struct, frozen=True):
    """A Scroll on the Map or in the House, and whose Influence lies on it."""

    scroll: ScrollView
    influence: int | None


class MapSpaceView(msgspec.Struct, frozen=True):
    """A space of the ring, clockwise from the top; `path` is the colour of the path to the next one."""

    pos: int
    x: int
    y: int
    kind: str
    line: str
    path: str | None
    markers: list[int]  # seats
    neutral: bool


class MapScrollView(msgspec.Struct, frozen=True):
    """The place of a Scroll on the Map, beside a black space."""

    place: str
    pos: int
    x: int
    y: int
    lying: LyingView | None


class HouseSpaceView(msgspec.Struct, frozen=True):
    """A space of the House, row 1 on top."""

    row: int
    cost: int
    line: str
    lying: LyingView | None


class GuildView(msgspec.Struct, frozen=True):
    """A Guild: its Minaret with all Influence by seat, and its column of the House."""

    id: str
    control_vp: int
    compensation: str
    controller: int | None
    influence: list[int]
    spaces: list[HouseSpaceView]


class TrackSpaceView(msgspec.Struct, frozen=True):
    level: int
    timing: str
    line: str
    vp: int


class TrackView(msgspec.Struct, frozen=True):
    """A research track from level 0 up, with everybody's level by seat."""

    id: str
    colour: str
    spaces: list[TrackSpaceView]
    over_top: str
    levels: list[int]


class ResearchOptionView(msgspec.Struct, frozen=True):
    id: str
    min_value: int
    needs_colour: bool
    line: str


class CaliphSpotView(msgspec.Struct, frozen=True):
    """A space of a Caliph card: what it gives at once and at the end, and whose Influence lies there."""

    id: str  # top, middle, bottom
    vp: int
    line: str
    influence: int | None


class CaliphView(msgspec.Struct, frozen=True):
    id: str
    spots: list[CaliphSpotView]
    event_portraits: list[str]


class CaliphSpaceView(msgspec.Struct, frozen=True):
    """A place for a Caliph card, from left to right; its event happens when the card comes."""

    order: int
    event: str
    card: CaliphView | None


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


class SoloSpaceView(msgspec.Struct, frozen=True):
    """A space of the Resource track: what the opponent looks for while its marker is here."""

    pos: int
    language: str
    colour: str
    gold: int
    scroll_vp: str  # the message of what a Scroll there is worth, by its kind
    vp: int
    per: int
    scrolls: int  # face down here


class PlanView(msgspec.Struct, frozen=True):
    """A Plan card: the first action if there are so many Translators or Scrolls, else the second."""

    id: str
    colour: str
    silver: int
    condition: str
    min: int
    first: str
    second: str


class SoloView(msgspec.Struct, frozen=True):
    """The solo board."""

    seat: int
    piece_colour: str
    level: str
    influence: int
    position: int
    track: list[SoloSpaceView]
    wraps: list[str]  # what each wrap gives, from the left
    wraps_used: int
    plans: list[PlanView]  # open, oldest first
    plan_deck: int
    target_sum: int
    dice_sum: int
    dice_sum_min: int
    dice_sum_max: int
    retired: list[TranslatorView]


class PrivateView(msgspec.Struct, frozen=True):
    """What only this seat looks at: its bag, and the Action cards in its hand."""

    seat: int
    bag: dict[str, int]
    cards: list[ActionCardView]


class View(msgspec.Struct, frozen=True):
    """The position."""

    data: str
    length: str
    phase: Phase
    round: int
    last_round: int | None
    first: int
    active: int | None  # None: nobody, or the solo opponent
    areas: list[AreaView]
    decks: list[DeckView]
    rooms: list[RoomView]
    spaces: list[MapSpaceView]
    map_scrolls: list[MapScrollView]
    path_primary: str
    path_secondary: str
    guilds: list[GuildView]
    tracks: list[TrackView]
    research_options: list[ResearchOptionView]
    caliphs: list[CaliphSpaceView]
    caliphs_left: int
    scroll_deck: int
    reserve: int
    banner: list[int]  # VP from the lowest space up
    supply: dict[str, int]  # dice
    players: list[PlayerView]
    solo: SoloView | None
    private: PrivateView | None = None


def view(game: Scholars, seat: int | None) -> View:
    """The position as this seat, or a spectator, may see it."""
    parts = game.parts
    return View(
        data=game.data,
        length=game.length,
        phase=game.phase,
        round=game.round,
        last_round=game.last_round,
        first=game.first,
        active=game.current if game.phase != "over" and game.current < len(game.players) else None,
        areas=[AreaView(area.id, area.x, area.y, area.w, area.h) for area in parts.board_area],
        decks=[
            DeckView(
                deck.id,
                deck.min_value,
                list(deck.languages),
                len(game.decks[deck.id]),
                translator(game, game.decks[deck.id][0]) if game.decks[deck.id] else None,
            )
            for deck in parts.translator_deck
        ],
        rooms=[_room(game, number) for number in range(len(parts.room))],
        spaces=[
            MapSpaceView(
                space.pos,
                space.x,
                space.y,
                space.kind,
                line(space.effects),
                space.path,
                [me.seat for me in game.players if me.position == space.pos],
                game.neutral == space.pos,
            )
            for space in parts.map_space
        ],
        map_scrolls=[
            MapScrollView(place, space.pos, space.scroll_x, space.scroll_y, _lying(game, game.map[place]))
            for place, space in parts.scroll_spaces.items()
        ],
        path_primary=line(parts.path_bonus.primary),
        path_secondary=line(parts.path_bonus.secondary),
        guilds=[_guild(game, guild) for guild in parts.guilds],
        tracks=[_track(game, track) for track in parts.tracks],
        research_options=[
            ResearchOptionView(
                option.id,
                option.min_value,
                option.needs_colour,
                f"{price(option.cost)}→{line(option.gain)}" if option.cost else line(option.gain),
            )
            for option in parts.research_option
        ],
        caliphs=[
            CaliphSpaceView(
                space.order,
                space.event,
                _caliph(game, game.caliphs[place]) if place < len(game.caliphs) else None,
            )
            for place, space in enumerate(parts.caliph_space)
        ],
        caliphs_left=len(parts.caliph_card) - len(game.caliphs),
        scroll_deck=len(game.scroll_deck),
        reserve=len(game.reserve),
        banner=[space.vp for space in parts.banner_space[: game.seats]],
        supply=dict(game.supply),
        players=[_player(game, me) for me in game.players],
        solo=_solo(game, game.ai) if game.ai is not None else None,
        private=_private(game, game.players[seat]) if seat is not None and seat < len(game.players) else None,
    )


def translator(game: Scholars, name: str) -> TranslatorView:
    card = game.parts.translators[name]
    dispatch = "" if isinstance(card, StartingTranslator) else line(card.dispatch)
    return TranslatorView(card.id, card.portrait, list(card.languages), card.vp, dispatch, line(card.retired))


def _room(game: Scholars, number: int) -> RoomView:
    room, employed = game.parts.room[number], game.rooms[number]
    resource = game.offers.get(employed.id) if employed else None
    return RoomView(
        room.id,
        room.cost,
        room.gold,
        line(room.effects),
        _employed(game, number, employed) if employed else None,
        _offer(game, resource) if resource else None,
    )


def _employed(game: Scholars, number: int, employed: Employed) -> EmployedView:
    return EmployedView(translator(game, employed.id), employed.owner, employed.gold, is_due(game, number))


def _offer(game: Scholars, name: str) -> OfferView:
    card = game.parts.resources[name]
    return OfferView(
        card.id, dict(card.dice), card.draw, card.gold, card.silver, dict(card.workers), line(card.bonus)
    )


def scroll(game: Scholars, name: str) -> ScrollView:
    """A Scroll, also a Starting Scroll."""
    parts = game.parts
    if name in parts.scrolls:
        card = parts.scrolls[name]
        immediate, condition = line(card.immediate), condition_line(card.endgame)
        return ScrollView(card.id, card.language, card.vp, card.research, immediate, condition)
    start = parts.starting_scrolls[name]
    return ScrollView(start.id, start.language, start.vp, None, "", condition_line(start.endgame))


def _lying(game: Scholars, lying: Lying | None) -> LyingView | None:
    return LyingView(scroll(game, lying.id), lying.influence) if lying else None


def _guild(game: Scholars, guild: str) -> GuildView:
    parts, minaret, column = game.parts, game.guilds[guild], game.house[guild]
    return GuildView(
        guild,
        parts.guilds[guild].control_vp,
        line(parts.guilds[guild].compensation),
        minaret.controller,
        list(minaret.influence),
        [
            HouseSpaceView(
                space.row,
                space.cost,
                line(space.effects),
                _lying(game, column[place] if place < len(column) else None),
            )
            for place, space in enumerate(parts.house[guild])
        ],
    )


def _track(game: Scholars, name: str) -> TrackView:
    track = game.parts.tracks[name]
    return TrackView(
        name,
        track.colour,
        [
            TrackSpaceView(space.level, space.timing, line(space.effects), space.vp)
            for space in game.parts.track_spaces[name]
        ],
        line(track.over_top),
        [me.tracks[name] for me in game.players],
    )


def _caliph(game: Scholars, caliph: Caliph) -> CaliphView:
    card = game.parts.caliphs[caliph.id]
    spots = (("top", card.top_vp, ""), ("middle", card.middle_vp, line(card.middle)))
    return CaliphView(
        card.id,
        [
            CaliphSpotView(name, vp, icons, caliph.influence.get(name))
            for name, vp, icons in (*spots, ("bottom", 0, line(card.bottom)))
        ],
        list(card.event_portraits),
    )


def _die(die: Die) -> DieView:
    return DieView(die.colour, die.value, die.fresh)


def _placed(game: Scholars, slot: Slot, die: Placed) -> PlacedView:
    now = shade(die, equal_colours(game, slot))
    return PlacedView(die.colour, die.value, die.printed, list(die.workers), now.colour, now.value)


def _card(card: ActionCard | GoalCard) -> ActionCardView:
    printed = None
    if isinstance(card, GoalCard):
        colour, value = card.printed.colour, card.printed.value
        printed = PlacedView(colour, value, True, [], colour, value)
    return ActionCardView(card.id, line(card.brown), line(card.rest), printed)


def _slot(game: Scholars, me: Player, place: int) -> SlotView:
    kind, slot = game.parts.slot[place], me.slots[place]
    active = game.work is not None and game.current == me.seat and game.work.slot == place
    equal = equal_colours(game, slot)
    now = reaches(game, slot, [shade(die, equal) for die in slot.dice])
    return SlotView(
        kind.number,
        kind.colour,
        list(kind.actions),
        game.is_open(me, place),
        _card(game.parts.actions[slot.card]) if slot.card else None,
        [_placed(game, slot, die) for die in slot.dice],
        [translator(game, name) for name in slot.retired],
        line(kind.rest),
        [ReachView(*reach) for reach in now],
        active,
    )


def _goal(game: Scholars, me: Player) -> GoalView:
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


def _player(game: Scholars, me: Player) -> PlayerView:
    parts = game.parts
    return PlayerView(
        seat=me.seat,
        piece_colour=parts.piece_colour[me.seat].id,
        silver=me.silver,
        gold=me.gold,
        workers=dict(me.workers),
        dice=[_die(die) for die in me.dice],
        bag_size=me.bagged,
        cards_in_hand=len(me.cards),
        slots=[_slot(game, me, place) for place in range(len(me.slots))],
        goal=_goal(game, me),
        reference_card=line(parts.reference_card.rest),
        has_reference=me.resource is not None,
        starting_scroll=scroll(game, me.starting_scroll),
        scrolls=[scroll(game, name) for name in me.scrolls],
        aside=[translator(game, name) for name in me.aside],
        influence=me.influence,
        position=me.position,
        tracks=dict(me.tracks),
    )


def _solo(game: Scholars, ai: Ai) -> SoloView:
    parts = game.parts
    return SoloView(
        seat=ai.seat,
        piece_colour=parts.piece_colour[ai.seat].id,
        level=ai.level,
        influence=ai.influence,
        position=ai.position,
        track=[
            SoloSpaceView(
                space.pos,
                space.language,
                space.colour,
                space.gold,
                str(space.scroll_vp.__struct_config__.tag),
                space.scroll_vp.vp,
                getattr(space.scroll_vp, "per", 1),
                len(ai.scrolls[space.language]),
            )
            for space in parts.solo_space
        ],
        wraps=[deeds([wrap.effect]) for wrap in parts.solo_wrap],
        wraps_used=ai.wraps,
        plans=[_plan(game, name) for name in ai.open],
        plan_deck=len(ai.deck),
        target_sum=sum(parts.plans[name].silver for name in ai.open[-2:]),
        dice_sum=ai.dice_sum,
        dice_sum_min=parts.solo_dice_sum.min,
        dice_sum_max=parts.solo_dice_sum.max,
        retired=[translator(game, name) for name in ai.retired],
    )


def _plan(game: Scholars, name: str) -> PlanView:
    card = game.parts.plans[name]
    return PlanView(
        card.id,
        card.colour,
        card.silver,
        str(card.condition.__struct_config__.tag),
        card.condition.min,
        deeds(card.first),
        deeds(card.second),
    )


def _private(game: Scholars, me: Player) -> PrivateView:
    return PrivateView(me.seat, dict(me.bag), [_card(game.parts.actions[name]) for name in me.cards])
