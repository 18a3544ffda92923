"""The solo opponent's turn: Plan cards, and its Rest (SC-239 to SC-255). Each decision is told."""

from collections.abc import Callable, Sequence
from typing import NamedTuple

from engines.kernel import Asking, Option, Step, Text, Who
from engines.scholars.influence import send_home
from engines.scholars.labels import named, on_scroll, scroll_label, translator_label
from engines.scholars.rest import bottom_card
from engines.scholars.solo_board import (
    ai_gold,
    ai_guild,
    ai_retires,
    by_colour,
    colour_focus,
    focus,
    focuses,
    majority,
    majority_by,
    move_marker,
    opponent,
    shift_dice_sum,
)
from engines.scholars.state import Employed, Lying, Scholars
from engines.scholars.supply import gain_silver
from engines.scholars.travel import fill_map
from engines.scholars.vocabulary import (
    AiDeliver,
    AiEmploy,
    AiGold,
    AiGuild,
    AiRetire,
    AiScroll,
    AiSilver,
    AiTranslate,
    AnyDeed,
    AnyTest,
    EmployedCount,
)

RESTS_WITH = 3  # open Plan cards of one colour (SC-242)


def set_up_level(game: Scholars) -> None:
    """What the chosen level gives the opponent (SC-240)."""
    ai = opponent(game)
    level = game.parts.solo_levels[ai.level]
    if level.scroll is not None and game.reserve:
        ai.scrolls[level.scroll].append(game.reserve.pop(game.random.below(len(game.reserve))))
    if level.on_purple_scroll:
        put_on(game, game.house["purple"][0])
    if level.on_neutral_scroll:
        beside = game.map[game.parts.map_space[game.neutral].scroll or ""]
        if beside is not None:
            put_on(game, beside)
    ai_guild(game, "orange", level.in_orange_guild)
    neutral = [employed for employed in game.employed() if employed.owner is None]
    for employed in neutral[: level.gold]:
        employed.gold += 1
    game.tell("ai-level", who=ai.who, level=named("setting-level", ai.level))


def put_on(game: Scholars, lying: Lying, by: Text | None = None) -> None:
    """The opponent's Influence on a Scroll without any; `by` says why on this one."""
    ai = opponent(game)
    if lying.influence is None and ai.influence:
        ai.influence -= 1
        lying.influence = ai.seat
        where = on_scroll(game, lying.id)
        if by is None:
            game.tell("influences", who=ai.who, where=where)
        else:
            game.tell("ai-influences", who=ai.who, where=where, by=by)


# ---- Its turn --------------------------------------------------------------------------------------------


def ai_turn(game: Scholars) -> Step:
    """It rests with three open Plan cards of one colour, else it reveals another one (SC-242)."""
    ai = opponent(game)
    colours = [game.parts.plans[name].colour for name in ai.open]
    if RESTS_WITH in (colours.count("red"), colours.count("blue")):
        yield from ai_rest(game)
    else:
        yield from reveal(game)


def reveal(game: Scholars) -> Step:
    """The marker moves, then the first action if its condition holds, else the second (SC-243)."""
    ai = opponent(game)
    yield from game.barrier("plan")
    name = ai.deck.pop(0)
    ai.open.append(name)
    plan = game.parts.plans[name]
    game.tell("ai-plan", who=ai.who, colour=named("plan", plan.colour), silver=plan.silver, id=name)
    move_marker(game, plan.silver)
    count = counted_for(game, plan.condition)
    first = count >= plan.condition.min
    game.tell(
        "ai-action",
        who=ai.who,
        what=named("test", str(plan.condition.__struct_config__.tag)),
        count=count,
        least=plan.condition.min,
        which=named("ai-which", "first" if first else "second"),
    )
    for deed in plan.first if first else plan.second:
        yield from do(game, deed)


def counted_for(game: Scholars, condition: AnyTest) -> int:
    """Translators in Rooms, whoever employs them, or Scrolls in the House (SC-244)."""
    if isinstance(condition, EmployedCount):
        return len(game.employed())
    return sum(len(column) for column in game.house.values())


def do(game: Scholars, deed: AnyDeed) -> Step:
    """One thing that a card says."""
    match deed:
        case AiGold():
            ai_gold(game)
        case AiSilver(n=n):
            move_marker(game, n)
        case AiGuild(guild=guild):
            ai_guild(game, guild)
        case AiEmploy():
            yield from ai_employ(game)
        case AiTranslate():
            yield from ai_translate(game)
        case AiDeliver(influence=influence):
            yield from ai_deliver(game, influence)
        case AiScroll():
            ai_scroll(game)
        case AiRetire():
            table = next(one for one in game.parts.solo_rest if one.portraits)
            yield from ai_retires(game, table.portraits[majority(game)], majority_by(game))


# ---- Employ (SC-247, SC-248) -----------------------------------------------------------------------------


def target_sum(game: Scholars) -> int:
    """The Silver of the last two open Plan cards (SC-247)."""
    return sum(game.parts.plans[name].silver for name in opponent(game).open[-2:])


def wanted_portrait(game: Scholars) -> str | None:
    """The focus, but no duplicate if it can be helped (SC-248)."""
    portraits = [space.language for space in focuses(game) if game.decks[space.language]]
    there = [game.parts.translators[employed.id].portrait for employed in game.employed()]
    return next((one for one in portraits if one not in there), portraits[0] if portraits else None)


def wanted_room(game: Scholars) -> int | None:
    """The right-most free Room of the target sum, else of the next cost, from 4 on to 0 (SC-248)."""
    free = [room for room, employed in enumerate(game.rooms) if employed is None]
    costs = max(room.cost for room in game.parts.room) + 1
    for more in range(costs):
        cost = (target_sum(game) + more) % costs
        fitting = [room for room in free if game.parts.room[room].cost == cost]
        if fitting:
            return fitting[-1]
    return None


def ai_employ(game: Scholars) -> Step:
    """A Neutral Translator, without cost or effects (SC-248)."""
    ai = opponent(game)
    room, portrait = wanted_room(game), wanted_portrait(game)
    if room is None or portrait is None:
        game.tell("ai-cannot", who=ai.who, why=Text("ai-why-no-room"))
        return
    if len(game.decks[portrait]) > 1:
        yield from game.barrier("translator")
    name = game.decks[portrait].pop(0)
    game.rooms[room] = Employed(name)
    game.tell(
        "ai-employs",
        who=ai.who,
        whom=translator_label(game, name),
        focus=named("language", focus(game).language),
        room=room + 1,
        sum=target_sum(game),
        cost=game.parts.room[room].cost,
    )


# ---- Scrolls (SC-249, SC-250, SC-252, SC-253) --------------------------------------------------------------


class Liked(NamedTuple):
    """A Scroll, and where it stands by each criterion in turn; the least is liked best."""

    lying: Lying
    marks: tuple[int, ...]


IN_HOUSE = ("ai-by-language", "ai-by-row", "ai-by-colour")
ON_MAP = ("ai-by-language", "ai-by-clockwise")


def house_order(game: Scholars) -> list[Liked]:
    """Scrolls of the House as it likes them: by language, lowest row, colour (SC-249)."""
    languages = [space.language for space in focuses(game)]
    colours = colour_focus(game)
    liked = [
        Liked(one, (languages.index(game.parts.scrolls[one.id].language), -row, colours.index(guild)))
        for guild, column in game.house.items()
        for row, one in enumerate(column)
    ]
    return sorted(liked, key=lambda one: one.marks)


def map_order(game: Scholars) -> list[Liked]:
    """Scrolls of the Map as it likes them: by language, clockwise from behind the Neutral marker (SC-250)."""
    languages = [space.language for space in focuses(game)]
    ring = [space for space in game.parts.map_space if space.scroll is not None]
    start = next(place for place, space in enumerate(ring) if space.pos == game.neutral) + 1
    lying = [game.map[space.scroll or ""] for space in ring[start:] + ring[:start]]
    liked = [
        Liked(one, (languages.index(game.parts.scrolls[one.id].language), way))
        for way, one in enumerate(lying)
        if one is not None
    ]
    return sorted(liked, key=lambda one: one.marks)


def decided_by(game: Scholars, liked: Sequence[Liked], lying: Lying, criteria: Sequence[str]) -> Text:
    """By which criterion a Scroll is ahead of the one that would be next."""
    place = next(place for place, one in enumerate(liked) if one.lying is lying)
    if place + 1 == len(liked):
        return Text("ai-by-nothing")
    pairs = zip(criteria, liked[place].marks, liked[place + 1].marks, strict=True)
    name = next(name for name, mine, other in pairs if mine != other)
    match name:
        case "ai-by-language":
            return Text(name, {"focus": named("language", focus(game).language)})
        case "ai-by-colour":
            return by_colour(game)
        case _:
            return Text(name)


def allowed(game: Scholars, liked: Sequence[Liked], key: str) -> Asking[Lying]:
    """The first that the player does not pay to protect; the last one cannot be (SC-253)."""
    me, ai = game.players[0], opponent(game)
    wanted = [one.lying for one in liked]
    for number, lying in enumerate(wanted):
        if lying.influence != me.seat:
            return lying
        last = number == len(wanted) - 1
        allows = True
        if me.silver and not last:
            allows = yield from me.ask(
                key,
                lambda: [
                    Option("allow", True, Text("option-allow")),
                    Option("refuse", False, Text("option-refuse")),
                ],
                args=lambda: {
                    "who": Who(ai.seat),
                    "scroll": scroll_label(game, lying.id),
                    "next": scroll_label(game, wanted[number + 1].id),
                },
                default="allow",
                standing=True,
            )
        if allows:
            game.tell("allows", who=me.who, scroll=scroll_label(game, lying.id))
            gain_silver(game, me, 1)
            return lying
        me.silver -= 1
        game.tell("protects", who=me.who, scroll=scroll_label(game, lying.id))
    return wanted[-1]


def ai_translate(game: Scholars) -> Step:
    """The Scroll face down to its language, and Gold on Translators (SC-249)."""
    ai = opponent(game)
    wanted = house_order(game)
    if not wanted:
        game.tell("ai-cannot", who=ai.who, why=Text("ai-why-no-scroll"))
        return
    lying = yield from allowed(game, wanted, "allow-translate")
    card = game.parts.scrolls[lying.id]
    column = next(column for column in game.house.values() if any(one is lying for one in column))
    column[:] = [one for one in column if one is not lying]
    send_home(game, lying)
    ai.scrolls[card.language].append(lying.id)
    by = decided_by(game, wanted, lying, IN_HOUSE)
    gold = next(space.gold for space in game.parts.solo_space if space.language == card.language)
    game.tell("ai-translates", who=ai.who, scroll=scroll_label(game, lying.id), by=by, gold=gold)
    for room in gold_order(game, card.language)[:gold]:
        employed = game.rooms[room]
        assert employed is not None
        employed.gold += 1
        speaks = card.language in game.parts.translators[employed.id].languages
        game.tell(
            "ai-gold",
            who=ai.who,
            room=room + 1,
            whom=translator_label(game, employed.id),
            by=Text("ai-by-speaks" if speaks else "ai-by-speaks-not"),
        )
        if employed.owner is not None:
            gain_silver(game, game.players[employed.owner], 1)


def gold_order(game: Scholars, language: str) -> list[int]:
    """Rooms in the order in which it places Gold, one on each (SC-249)."""

    def rooms(test: Callable[[Employed], bool]) -> list[int]:
        return [room for room, one in enumerate(game.rooms) if one is not None and test(one)]

    def speaks(one: Employed) -> bool:
        return language in game.parts.translators[one.id].languages

    return [
        *reversed(rooms(lambda one: one.owner is None and speaks(one))),
        *rooms(lambda one: one.owner is not None and speaks(one)),
        *reversed(rooms(lambda one: one.owner is None and not speaks(one))),
        *rooms(lambda one: one.owner is not None and not speaks(one)),
    ]


def wanted_column(game: Scholars) -> str | None:
    """The highest free row, then by colour (SC-250)."""
    free = [guild for guild in colour_focus(game) if len(game.house[guild]) < len(game.parts.house[guild])]
    return min(free, key=lambda guild: len(game.house[guild]), default=None)


def column_by(game: Scholars, guild: str) -> Text:
    """What decided for a column: its row, or the colour where several are as high."""
    free = [name for name in game.house if len(game.house[name]) < len(game.parts.house[name])]
    if len(free) == 1:
        return Text("ai-by-nothing")
    as_high = [name for name in free if len(game.house[name]) == len(game.house[guild])]
    return Text("ai-by-high-row") if len(as_high) == 1 else by_colour(game)


def ai_deliver(game: Scholars, influence: int | None) -> Step:
    """A Scroll of the Map into the House; symbols of the space are ignored (SC-250)."""
    ai = opponent(game)
    wanted, guild = map_order(game), wanted_column(game)
    if not wanted or guild is None:
        game.tell("ai-cannot", who=ai.who, why=Text("ai-why-house" if guild is None else "ai-why-no-scroll"))
        return
    lying = yield from allowed(game, wanted, "allow-deliver")
    by = decided_by(game, wanted, lying, ON_MAP)
    place = next(place for place, one in game.map.items() if one is lying)
    space = game.parts.house[guild][len(game.house[guild])]
    game.map[place] = None
    if lying.influence != ai.seat:
        send_home(game, lying)
    column = column_by(game, guild)
    game.house[guild].append(lying)
    game.tell(
        "ai-delivers",
        who=ai.who,
        scroll=scroll_label(game, lying.id),
        guild=named("guild", guild),
        by=by,
        column=column,
    )
    ai_guild(game, guild, space.influence if influence is None else influence)
    yield from fill_map(game, place)


def ai_scroll(game: Scholars) -> None:
    """Influence on a Scroll: first the House, then the Map (SC-252)."""
    ai = opponent(game)
    for liked, criteria in ((house_order(game), IN_HOUSE), (map_order(game), ON_MAP)):
        free = [one for one in liked if one.lying.influence is None]
        if free and ai.influence:
            put_on(game, free[0].lying, decided_by(game, free, free[0].lying, criteria))
            return
    game.tell("ai-no-influence", who=ai.who)


# ---- Rest (SC-255) ---------------------------------------------------------------------------------------


def ai_rest(game: Scholars) -> Step:
    """The bottom card, the Dice Sum, rewards by the number of cards, and the cards shuffled."""
    ai, colour, cards = opponent(game), majority(game), len(opponent(game).open)
    game.tell("rests", who=ai.who)
    game.tell("ai-rests", colour=named("plan", colour), count=cards)
    yield from bottom_card(game)
    shift_dice_sum(game, 1 if colour == "blue" else -1, majority_by(game))
    for table in game.parts.solo_rest:
        if table.cards == cards:
            for deed in table.effects:
                yield from do(game, deed)
    ai.deck += ai.open
    ai.open = []
    game.random.shuffle(ai.deck)
