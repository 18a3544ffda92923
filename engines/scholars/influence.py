"""Influence in Guilds and on Scrolls, and what to do when it runs out (SC-010, SC-160 to SC-165)."""

from functools import partial
from typing import NamedTuple

from engines.kernel import Asking, Closed, Option, Refusal, Step, Text, Who
from engines.scholars.choices import or_none, yes_or_no
from engines.scholars.effects import Will, effect
from engines.scholars.guilds import put_in_guild, settle, take_from_guild
from engines.scholars.labels import named, on_scroll, scroll_label, scroll_note
from engines.scholars.state import Lying, Player, Scholars
from engines.scholars.supply import pay_owner
from engines.scholars.vocabulary import ANY, SECONDARY, InfluenceGuild, InfluenceScroll


class Source(NamedTuple):
    """Where an own piece may be taken from when the supply is empty (SC-010)."""

    scroll: Lying | None = None
    guild: str | None = None


def sources(game: Scholars, me: Player, goal: str | None = None) -> list[Option[Source]]:
    """Own pieces on Scrolls and in Guilds; those on Translators and Caliph cards stay (SC-010).

    A piece that is for a Guild can come from another one only.
    """
    found = [
        Option(
            lying.id,
            Source(scroll=lying),
            scroll_label(game, lying.id),
            note=partial(scroll_note, game, lying.id),
        )
        for lying in game.lying()
        if lying.influence == me.seat
    ]
    return found + [
        Option(guild, Source(guild=guild), named("guild", guild))
        for guild, minaret in game.guilds.items()
        if minaret.influence[me.seat] and guild != goal
    ]


def no_influence(game: Scholars, me: Player, goal: str | None = None) -> Refusal | None:
    """Why a player cannot place a piece: none in supply, and none that may move (SC-010)."""
    if me.influence or sources(game, me, goal):
        return None
    if goal and game.guilds[goal].influence[me.seat]:
        return Refusal("SC-010", Text("why-there-already", {"guild": named("guild", goal)}))
    return Refusal("SC-010", Text("why-no-influence"))


def take_piece(game: Scholars, me: Player, goal: str | None = None, *, must: bool = False) -> Asking[bool]:
    """A piece from the supply, or one that is moved if the player likes; says whether there is one."""
    if me.influence:
        me.influence -= 1
        return True
    if not sources(game, me, goal):
        return False
    source = yield from me.ask(
        "move-influence",
        lambda: or_none(sources(game, me, goal), when=not must),
        missing=lambda: stay_there(game, me),
    )
    if source is None:
        return False
    if source.scroll is not None:
        source.scroll.influence = None
        taken = Text("off", {"what": scroll_label(game, source.scroll.id)})
        game.tell("moves-influence", who=me.who, where=taken)
    elif source.guild is not None:
        taken = Text("off", {"what": named("guild", source.guild)})
        game.tell("moves-influence", who=me.who, where=taken)
        take_from_guild(game, me.seat, source.guild)
        settle(game, source.guild)
    return True


def stay_there(game: Scholars, me: Player) -> list[Closed]:
    """Own pieces that never move (SC-010, SC-182)."""
    rooms = [
        Closed(f"room:{room}", Text("of-room", {"room": room}), Refusal("SC-010", Text("why-marks")))
        for room, employed in enumerate(game.rooms, start=1)
        if employed is not None and employed.owner == me.seat
    ]
    return rooms + [
        Closed(
            f"caliph:{number}:{place}",
            Text("of-caliph", {"number": number, "place": named("caliph-place", place)}),
            Refusal("SC-182", Text("why-stays")),
        )
        for number, caliph in enumerate(game.caliphs, start=1)
        for place, seat in caliph.influence.items()
        if seat == me.seat
    ]


# ---- Guilds ----------------------------------------------------------------------------------------------


def refuse_guild(game: Scholars, me: Player, effect: InfluenceGuild) -> Refusal | None:
    if effect.guild != ANY:
        return no_influence(game, me, effect.guild)
    reasons = [no_influence(game, me, guild) for guild in game.guilds]
    return reasons[0] if all(reasons) else None


@effect(InfluenceGuild, refuse=refuse_guild)
def influence_guild(game: Scholars, me: Player, effect: InfluenceGuild, will: Will) -> Step:
    """Pieces in a Guild: the one named, or each in any (SC-162)."""
    for _ in range(effect.n):
        if refuse_guild(game, me, effect):
            return
        guild = effect.guild
        if guild == ANY:
            chosen = yield from me.ask(
                "guild",
                lambda: or_none(guild_options(), when=will is Will.MAY),
                refuse=lambda guild: no_influence(game, me, guild),
            )
            if chosen is None:
                return
            guild = chosen
        elif will is Will.MAY and me.influence and not (yield from wants_to_place(me, guild)):
            return
        if not (yield from take_piece(game, me, guild)):
            return
        put_in_guild(game, me.seat, guild)


def wants_to_place(me: Player, guild: str) -> Asking[bool]:
    """Whether a piece of the supply goes there; the last one is needed to Employ, or on a Scroll."""
    last = me.influence == 1
    return (
        yield from me.ask(
            "last-influence" if last else "place-influence",
            yes_or_no,
            args=lambda: {"guild": named("guild", guild)},
            default="yes",
            standing=not last,
        )
    )


def guild_options() -> list[Option[str]]:
    return [Option(guild, guild, named("guild", guild)) for guild in SECONDARY]


# ---- Scrolls ---------------------------------------------------------------------------------------------


def refuse_lying(lying: Lying | None) -> Refusal | None:
    """One piece on each Scroll is all (SC-161)."""
    if lying is None or lying.influence is None:
        return None
    return Refusal("SC-161", Text("why-scroll-taken", {"who": Who(lying.influence)}))


def refuse_scroll(game: Scholars, me: Player, effect: InfluenceScroll) -> Refusal | None:
    if all(lying.influence is not None for lying in game.lying()):
        return Refusal("SC-161", Text("why-no-scroll"))
    return no_influence(game, me)


def scroll_options(game: Scholars) -> list[Option[Lying]]:
    """Every Scroll on the Map and in the House, by the place where it lies."""
    on_map = [scroll_option(game, lying, Text("place-map")) for lying in game.map.values() if lying]
    return on_map + [
        scroll_option(game, lying, named("guild", guild))
        for guild, column in game.house.items()
        for lying in column
    ]


def scroll_option(game: Scholars, lying: Lying, place: Text) -> Option[Lying]:
    """Many Scrolls have the same name: what they bring tells them apart."""
    note = partial(scroll_note, game, lying.id)
    return Option(lying.id, lying, scroll_label(game, lying.id), note=note, group=place)


@effect(InfluenceScroll, refuse=refuse_scroll)
def influence_scroll(game: Scholars, me: Player, effect: InfluenceScroll, will: Will) -> Step:
    """A piece on a Scroll without any; always as the player likes (SC-161)."""
    for _ in range(effect.n):
        lying = yield from me.ask(
            "influence-scroll",
            lambda: or_none(scroll_options(game)),
            refuse=refuse_lying,
            default="none",
        )
        if lying is None or not (yield from take_piece(game, me)):
            return
        lying.influence = me.seat
        game.tell("influences", who=me.who, where=on_scroll(game, lying.id))


def send_home(game: Scholars, lying: Lying) -> None:
    """The piece on a Scroll goes back to its owner's supply."""
    if lying.influence is None:
        return
    if game.ai is not None and lying.influence == game.ai.seat:
        game.ai.influence += 1
    else:
        game.players[lying.influence].influence += 1
    lying.influence = None


def fee(me: Player, lying: Lying) -> int:
    """What an opponent's piece on a Scroll costs whoever deals with it (SC-105, SC-143, SC-254)."""
    return int(lying.influence is not None and lying.influence != me.seat)


def pay_fee(game: Scholars, me: Player, lying: Lying) -> None:
    """1 Silver to the opponent whose piece lies there; the piece goes home."""
    if fee(me, lying):
        pay_owner(game, me, lying.influence)
        send_home(game, lying)
