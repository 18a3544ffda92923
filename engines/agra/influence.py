"""Influence tracks and Favour tiles (AG-155 to AG-158)."""

from engines.agra.effects import EFFECTS, favour_label
from engines.agra.goods import choose, gain_favours
from engines.agra.labels import favours as favours_label
from engines.agra.labels import guild_label, price_note
from engines.agra.scoring import trigger_end
from engines.agra.state import Agra, Player
from engines.agra.vocabulary import ANY, Influence, TakeFavourTile
from engines.kernel import Option, Refusal, Step, Text

# ---- Influence -------------------------------------------------------------------------------------------


TOP = Refusal("AG-157", Text("why-top-step"))


def can_climb(game: Agra, me: Player, guild: str) -> bool:
    """Whether a marker is not at the top yet (AG-157)."""
    return me.influence[guild] < game.parts.top


def open_tracks(game: Agra, me: Player) -> list[str]:
    """The tracks on which a player can still move."""
    return [guild for guild in game.parts.guilds if can_climb(game, me, guild)]


def climb(game: Agra, me: Player, guild: str) -> Step:
    """One step up a track, with what is reached there (AG-155, AG-157)."""
    if not can_climb(game, me, guild):
        return
    me.influence[guild] += 1
    step = me.influence[guild]
    game.tell("influence", who=me.who, guild=guild_label(guild), step=step)
    if step == game.parts.top:
        trigger_end(game, "influence")
    favours = game.parts.influence_step[step - 1].favours
    if favours:
        yield from influence_bonus(game, me, favours)


def influence_bonus(game: Agra, me: Player, favours: int) -> Step:
    """Favours, or one of the displayed Favour tiles (AG-155)."""
    chosen = yield from me.ask(
        "influence-bonus",
        lambda: [
            Option[str | None]("favours", None, favours_label(favours)),
            *(tile_option(game, tile) for tile in game.display),
        ],
    )
    if chosen:
        yield from take_tile(game, me, chosen)
    else:
        yield from gain_favours(game, me, favours)


def guild_option(guild: str) -> Option[str]:
    return Option(guild, guild, guild_label(guild))


def influence_text(effect: Influence) -> Text:
    """Steps with a guild, with any, or with several."""
    if effect.guild != ANY:
        return Text("effect-influence", {"count": effect.n, "guild": guild_label(effect.guild)})
    if effect.tracks > 1:
        return Text("effect-influence-tracks", {"count": effect.tracks})
    return Text("effect-influence-any", {"count": effect.n})


def influence_line(effect: Influence) -> str:
    step = f"+{effect.n}[{'guilds' if effect.guild == ANY else effect.guild}]"
    return f"{step}×{effect.tracks}" if effect.tracks > 1 else step


def refuse_influence(game: Agra, me: Player, effect: Influence) -> Refusal | None:
    """A marker at the top stays there (AG-157)."""
    able = bool(open_tracks(game, me)) if effect.guild == ANY else can_climb(game, me, effect.guild)
    return None if able else TOP


@EFFECTS.of(
    Influence,
    text=influence_text,
    line=influence_line,
    refuse=refuse_influence,
)
def influence(game: Agra, me: Player, effect: Influence) -> Step:
    """Steps that an effect gives are carried out if the marker can move (AG-157)."""
    if effect.guild != ANY:
        guilds = [effect.guild] * effect.n
    else:
        options = [guild_option(guild) for guild in open_tracks(game, me)]
        if len(options) <= effect.tracks:
            guilds = [option.value for option in options]
        elif effect.tracks == 1:
            guilds = [(yield from choose(me, "influence-track", options))]
        else:
            guilds = yield from me.ask_some(
                "influence-tracks",
                lambda: options,
                at_least=effect.tracks,
                at_most=effect.tracks,
                args=lambda: {"count": effect.tracks},
                atomic=True,
            )
    for guild in guilds:
        yield from climb(game, me, guild)


# ---- Favour tiles ----------------------------------------------------------------------------------------


def tile_option(game: Agra, tile: str) -> Option[str]:
    action = game.parts.favours[tile]
    return Option(tile, tile, favour_label(game, tile), note=lambda: price_note(action.pays, action.needs))


def refill_display(game: Agra) -> Step:
    """Draw until three tiles lie open, as long as there are any (AG-158)."""
    short = min(game.parts.limits.favour_display - len(game.display), len(game.stack))
    if short > 0:
        yield from game.barrier("favour-tile")
        for _ in range(short):
            game.display.append(game.stack.pop())
            game.tell("tile-revealed", tile=favour_label(game, game.display[-1]))


def take_tile(game: Agra, me: Player, tile: str) -> Step:
    """A displayed tile; the display is refilled, and nobody keeps more than three (AG-156, AG-158)."""
    game.display.remove(tile)
    me.tiles.append(tile)
    game.tell("tile-taken", who=me.who, tile=favour_label(game, tile))
    yield from refill_display(game)
    yield from keep_three_tiles(game, me)


def keep_three_tiles(game: Agra, me: Player) -> Step:
    """One too many: a tile of his choice is shuffled into the stack (AG-156)."""
    if len(me.tiles) <= game.parts.limits.extra_favour_tiles:
        return
    tile = yield from me.ask(
        "discard-tile", lambda: [tile_option(game, tile) for tile in me.tiles], atomic=True
    )
    yield from game.barrier("shuffle")
    me.tiles.remove(tile)
    game.stack.append(tile)
    game.random.shuffle(game.stack)
    game.tell("tile-discarded", who=me.who, tile=favour_label(game, tile))
    yield from refill_display(game)


@EFFECTS.of(
    TakeFavourTile,
    text=lambda effect: Text("effect-tile" if effect.where == "display" else "effect-tile-search"),
    line=lambda effect: "+1[tile]",
    refuse=lambda game, me, effect: (
        None if game.display or game.stack else Refusal("AG-158", Text("why-no-tile"))
    ),
)
def take_any_tile(game: Agra, me: Player, effect: TakeFavourTile) -> Step:
    """The Mosaicist: a displayed tile, or any of the stack, which is shuffled then (AG-193)."""
    options: list[Option[str | None]] = [*(tile_option(game, tile) for tile in game.display)]
    if game.stack and effect.where == "display_or_search_stack":
        options.append(Option("search", None, Text("option-search")))
    tile = yield from choose(me, "take-tile", options)
    if tile:
        yield from take_tile(game, me, tile)
        return
    yield from game.barrier("search")
    # In the order of their names: the order of the stack is nobody's business.
    found = yield from me.ask(
        "search-stack",
        lambda: [tile_option(game, tile) for tile in sorted(game.stack)],
        atomic=True,
        secret=True,
    )
    game.stack.remove(found)
    game.random.shuffle(game.stack)
    me.tiles.append(found)
    game.tell("tile-found", who=me.who, tile=favour_label(game, found))
    yield from keep_three_tiles(game, me)
