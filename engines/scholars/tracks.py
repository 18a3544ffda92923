"""Research tracks and the Goal card (SC-121 to SC-124, SC-220, SC-221)."""

from engines.kernel import Option, Step, Text
from engines.scholars.components import GoalCard
from engines.scholars.effects import Will, effect, perform, perform_any_order
from engines.scholars.labels import named
from engines.scholars.state import GoalPart, Player, Scholars
from engines.scholars.vocabulary import ANY, PRIMARY, CollectTrack, GainDie, ResearchUp


def climb(game: Scholars, me: Player, track: str) -> Step:
    """One step up, with what an odd space gives at once; beyond the top there is another benefit."""
    if me.tracks[track] == game.parts.top:
        game.tell("over-top", who=me.who, track=named("track", track))
        yield from perform_any_order(game, me, game.parts.tracks[track].over_top, Will.MAY)  # SC-122
        return
    me.tracks[track] += 1
    space = game.parts.track_spaces[track][me.tracks[track]]
    game.tell("climbs", who=me.who, track=named("track", track), level=space.level)
    if space.timing == "immediate":  # SC-121
        yield from perform_any_order(game, me, space.effects, Will.MAY)
    goal = game.parts.goals[me.goal.id]
    if track == goal.track and me.tracks[track] >= goal.level:
        yield from meet_goal(game, me, "track")


def track_options(game: Scholars, me: Player, which: str) -> list[Option[str]]:
    """The tracks that an effect lets choose from, with the levels reached."""
    return [
        Option(
            track.id,
            track.id,
            named("track", track.id),
            note=Text("note-level", {"level": me.tracks[track.id]}),
        )
        for track in game.parts.research_track
        if which == ANY or track.colour in PRIMARY
    ]


@effect(ResearchUp)
def research_up(game: Scholars, me: Player, effect: ResearchUp, will: Will) -> Step:
    """Steps on the track that is named, or on one of the player's choice (SC-123)."""
    track = effect.track
    if track in (ANY, "primary"):
        track = yield from me.ask("track", lambda: track_options(game, me, effect.track))
    for _ in range(effect.n):
        yield from climb(game, me, track)


@effect(CollectTrack)
def collect(game: Scholars, me: Player, effect: CollectTrack, will: Will) -> Step:
    """The benefit of the highest even space that was reached (SC-124)."""
    space = game.parts.rest_spaces[effect.track][me.tracks[effect.track]]
    game.tell("collects", who=me.who, track=named("track", effect.track), level=space.level)
    yield from perform(game, me, space.effects, Will.MUST)


# ---- The Goal card ---------------------------------------------------------------------------------------


def meet_goal(game: Scholars, me: Player, part: GoalPart) -> Step:
    """One of the three goals, with its reward at once; the third flips the card (SC-220, SC-221)."""
    if part in me.goal.met:
        return
    card = game.parts.goals[me.goal.id]
    me.goal.met.append(part)
    game.tell("goal", who=me.who, goal=goal_text(card, part))
    match part:
        case "portrait":
            yield from perform(game, me, card.portrait_reward, Will.MUST)
        case "guild":
            yield from perform(game, me, card.guild_reward, Will.MUST)
        case "track":
            for one in card.track_reward:  # the die lies on the card, not in the supply
                if isinstance(one, GainDie):
                    me.bag[one.colour] += 1
                    game.tell("goal-die", who=me.who, colour=named("colour", one.colour))
    if me.goal.is_flipped:
        me.cards.append(card.id)
        game.tell("goal-flipped", who=me.who)


def goal_text(card: GoalCard, part: GoalPart) -> Text:
    """What was to be done."""
    match part:
        case "portrait":
            return Text("goal-portrait", {"whom": named("portrait", card.portrait)})
        case "guild":
            return Text("goal-guild", {"guild": named("guild", card.guild)})
        case "track":
            return Text("goal-track", {"track": named("track", card.track), "level": card.level})


def interact(game: Scholars, me: Player, translator: str) -> Step:
    """Dealing with a Translator of the Goal card's portrait (SC-220)."""
    portrait = game.parts.translators[translator].portrait
    if portrait == game.parts.goals[me.goal.id].portrait:
        yield from meet_goal(game, me, "portrait")
