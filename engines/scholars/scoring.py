"""Dice Sum, Scrolls and the final scoring (SC-230 to SC-238, SC-258, SC-259)."""

from engines.kernel import Result, Score
from engines.scholars.solo_board import opponent
from engines.scholars.state import Player, Scholars, white_dice
from engines.scholars.vocabulary import (
    DICE,
    WHITE,
    AnyCondition,
    AnyPoints,
    Breadth,
    DiceOwned,
    Fixed,
    GuildInfluence,
    LanguageCount,
    PerGuild,
    PerNeutral,
    PerRetired,
    PerScroll,
    PerWrap,
    Retirees,
    Starter,
    TrackLevel,
    WhiteDice,
)


def dice_sum(me: Player) -> int:
    """Coloured dice less White ones, wherever they are (SC-233)."""
    return sum(me.owned(colour) for colour in DICE if colour != WHITE) - white_dice(me)


def dice_sums(game: Scholars) -> list[int]:
    """By seat; the opponent's is that of its board (SC-258)."""
    sums = [dice_sum(me) for me in game.players]
    return sums if game.ai is None else [*sums, game.ai.dice_sum]


def banner_points(sums: list[int], banner: list[int]) -> list[int]:
    """From the lowest space up; tied players share what their spaces are worth (SC-234)."""
    order = sorted(range(len(sums)), key=lambda seat: sums[seat])
    points = [0] * len(sums)
    for seat, mine in enumerate(sums):
        spaces = [banner[place] for place, other in enumerate(order) if sums[other] == mine]
        points[seat] = sum(spaces) // len(spaces)
    return points


def grade(count: int, low: int, high: int) -> int:
    """2 points from `low` on, 4 from `high` on (SC-237)."""
    return 4 if count >= high else 2 if count >= low else 0


def languages(game: Scholars, me: Player) -> list[str]:
    """The language of every own Scroll, the Starting Scroll included (SC-237)."""
    own = [game.parts.scrolls[name].language for name in me.scrolls]
    return [game.parts.starting_scrolls[me.starting_scroll].language, *own]


def condition_points(game: Scholars, me: Player, condition: AnyCondition) -> int:
    """What a Scroll brings besides its printed points (SC-237)."""
    match condition:
        case GuildInfluence(guild=guild):
            return grade(game.guilds[guild].influence[me.seat], 2, 4)
        case LanguageCount(languages=wanted):
            return sum(language in wanted for language in languages(game, me))
        case DiceOwned(primary=primary, secondary=secondary):
            return me.owned(secondary) + (2 if me.owned(primary) >= 4 else 0)
        case TrackLevel(track=track):
            return grade(me.tracks[track], 4, 7)
        case WhiteDice():
            white = white_dice(me)
            return 4 if white == 0 else 2 if white <= 3 else 0
        case Retirees():
            return grade(len(me.retired), 4, 7)
        case Breadth():
            return sum(level >= 3 for level in me.tracks.values())
        case Starter():
            return starter_points(me, condition)
        case _:
            return 0


def starter_points(me: Player, starter: Starter) -> int:
    """Silver counts as Gold, Gold as points; many White dice cost (SC-237)."""
    gold = me.gold + me.silver // starter.silver_per_gold
    penalty = starter.penalty if white_dice(me) >= starter.white_dice_threshold else 0
    return gold // starter.gold_per_vp + penalty


def scroll_points(game: Scholars, me: Player) -> int:
    """Printed points and conditions of all own Scrolls; equal conditions count in full (SC-235, SC-236)."""
    start = game.parts.starting_scrolls[me.starting_scroll]
    points = start.vp + condition_points(game, me, start.endgame)
    for name in me.scrolls:
        card = game.parts.scrolls[name]
        points += card.vp + condition_points(game, me, card.endgame)
    return points


def guild_points(game: Scholars, seat: int) -> int:
    """Controlled Guilds, and Influence on Caliph cards (SC-235)."""
    points = sum(
        game.parts.guilds[guild].control_vp
        for guild, minaret in game.guilds.items()
        if minaret.controller == seat
    )
    for caliph in game.caliphs:
        card = game.parts.caliphs[caliph.id]
        points += card.top_vp * (caliph.influence.get("top") == seat)
        points += card.middle_vp * (caliph.influence.get("middle") == seat)
    return points


def track_points(game: Scholars, me: Player) -> int:
    """Every track by its level (SC-235)."""
    return sum(game.parts.track_spaces[track][level].vp for track, level in me.tracks.items())


def points_of(game: Scholars, me: Player) -> dict[str, int]:
    """Where a player's points come from (SC-235)."""
    return {
        "dice": banner(game)[me.seat],
        "retired": sum(game.parts.translators[name].vp for name in me.retired),
        "guilds": guild_points(game, me.seat),
        "tracks": track_points(game, me),
        "scrolls": scroll_points(game, me),
    }


def banner(game: Scholars) -> list[int]:
    """Points for the Dice Sum by seat."""
    return banner_points(dice_sums(game), [space.vp for space in game.parts.banner_space])


# ---- The solo opponent (SC-258) --------------------------------------------------------------------------


def ai_points_of(game: Scholars) -> dict[str, int]:
    """Where the opponent's points come from; it has none for tracks."""
    ai = opponent(game)
    return {
        "dice": banner(game)[ai.seat],
        "retired": sum(game.parts.translators[name].vp for name in ai.retired),
        "guilds": guild_points(game, ai.seat),
        "tracks": 0,
        "scrolls": sum(
            len(ai.scrolls[space.language]) * ai_scroll_points(game, space.scroll_vp)
            for space in game.parts.solo_space
        ),
    }


def ai_scroll_points(game: Scholars, points: AnyPoints) -> int:
    """What each Scroll of a language is worth to it (SC-258)."""
    ai = opponent(game)
    match points:
        case Fixed(vp=vp):
            return vp
        case PerRetired():
            count = len(ai.retired)
        case PerScroll():
            count = sum(map(len, ai.scrolls.values()))
        case PerWrap():
            count = ai.wraps
        case PerNeutral():
            count = sum(employed.owner is None for employed in game.employed())
        case PerGuild():
            count = sum(minaret.influence[ai.seat] for minaret in game.guilds.values())
    return count // points.per * points.vp


# ---- Result ----------------------------------------------------------------------------------------------


def tie_breaks(game: Scholars, me: Player) -> dict[str, int]:
    """Own Translators still in Rooms, then Workers in supply (SC-238)."""
    in_rooms = sum(employed.owner == me.seat for employed in game.employed())
    return {"translators": in_rooms, "workers": sum(me.workers.values())}


def result(game: Scholars) -> Result:
    """Most points win; alone, only with more than the opponent (SC-238, SC-259)."""
    parts = {me.seat: points_of(game, me) for me in game.players}
    ties = {me.seat: tie_breaks(game, me) for me in game.players}
    if game.ai is not None:
        parts[game.ai.seat] = ai_points_of(game)
        ties = {}
    ranks: dict[int, tuple[int, ...]] = {
        seat: (sum(points.values()), *ties.get(seat, {}).values()) for seat, points in parts.items()
    }
    if game.ai is not None:
        ranks[game.ai.seat] += (1,)  # on a tie the opponent is ahead
    places = {seat: 1 + sum(other > rank for other in ranks.values()) for seat, rank in ranks.items()}
    scores = [
        Score(seat=seat, place=places[seat], total=ranks[seat][0], parts=parts[seat], ties=ties.get(seat, {}))
        for seat in sorted(places, key=lambda seat: (places[seat], seat))
    ]
    winners = tuple(seat for seat in sorted(places) if places[seat] == 1)
    return Result(scores=scores, winners=winners, won=winners == (0,) if game.ai is not None else None)
