"""The civilization board: advancing, and the choice after each step (BT-055 to BT-059, BT-120 to BT-122)."""

from collections.abc import Sequence
from functools import cache
from typing import NamedTuple

from engines.booksoftime.challenges import note_challenges
from engines.booksoftime.effects import EFFECTS
from engines.booksoftime.events import Ending, endings
from engines.booksoftime.goals import push_top, refuse_push
from engines.booksoftime.resources import gain_now, holdings, no_splitting, pay, refuse_printed, splitting
from engines.booksoftime.state import BooksOfTime, Player, parts_of
from engines.booksoftime.symbols import points_per_kind, points_per_most
from engines.booksoftime.vocabulary import (
    ANY,
    BOOKS,
    Advance,
    AtTheEnd,
    BookType,
    Cost,
    Gain,
    PerFolder,
    PerKind,
    PerMost,
    TakeToken,
)
from engines.booksoftime.wording import cost_text, gain_text, of_type, symbol_text
from engines.kernel import Asking, Option, Refusal, Step, Text, counted


class Climb(NamedTuple):
    """A step on a track, and whether the goal is pushed instead of gaining the benefit (BT-056)."""

    track: BookType
    push: bool = False


CLIMBS = tuple(Climb(track, push) for track in BOOKS for push in (False, True))


def at_top(game: BooksOfTime, me: Player, track: BookType) -> bool:
    """Whether the marker stands on the top space."""
    return me.tracks[track] == len(game.parts.tracks[track])


def climbs(
    game: BooksOfTime, me: Player, tracks: Sequence[BookType] = BOOKS, *, free: bool
) -> list[Option[Climb | Ending]]:
    """A step on each track for its benefit, or to push the goal of its type."""
    return [
        climb_option(game.data, climb, me.tracks[climb.track], free)
        for climb in CLIMBS
        if climb.track in tracks
    ]


@cache
def climb_option(data: str, climb: Climb, here: int, free: bool) -> Option[Climb | Ending]:
    """A step from a space: where it leads, what it brings, what it costs."""
    track, spaces = climb.track, parts_of(data).tracks[climb.track]
    name = f"advance:{track}:goal" if climb.push else f"advance:{track}"
    if here == len(spaces):
        return Option(name, climb, Text("option-overflow", {"book": track}), Text("note-free"))
    space = spaces[here]
    note = Text("note-free") if free else Text("note-cost", {"cost": cost_text(space.cost)})
    if climb.push:
        label = Text("option-climb-goal", {"book": track, "space": space.space})
    else:
        what = EFFECTS.text(space.benefit)
        label = Text("option-climb", {"book": track, "space": space.space, "what": what})
    return Option(name, climb, label, note)


def refuse_climb(game: BooksOfTime, me: Player, climb: Climb) -> Refusal | None:
    """The goal cannot be pushed at the top, nor the last tile of a stack (BT-054, BT-057)."""
    if climb.push:
        if me.tracks[climb.track] + 1 >= len(game.parts.tracks[climb.track]):
            return NO_TOP_GOAL[climb.track]
        return refuse_push(me, climb.track)
    return None


def closed_climbs(game: BooksOfTime, me: Player) -> dict[Climb, Refusal]:
    """Steps that the action cannot make: it needs a next space and its cost (BT-058, BT-120)."""
    closed, spaces = {}, refuse_printed(game, me).spaces
    for climb in CLIMBS:
        row, here = spaces[climb.track], me.tracks[climb.track]
        why = AT_TOP[climb.track] if here == len(row) else refuse_climb(game, me, climb) or row[here]
        if why:
            closed[climb] = why
    return closed


def step_costs(game: BooksOfTime, me: Player) -> list[Cost]:
    """What the next spaces of the tracks cost."""
    return [
        spaces[here].cost
        for book, spaces in game.parts.tracks.items()
        if (here := me.tracks[book]) < len(spaces)
    ]


AT_TOP = {book: Refusal("BT-058", Text("why-at-top", {"book": book})) for book in BOOKS}
NO_TOP_GOAL = {book: Refusal("BT-057", Text("why-top-goal", {"book": book})) for book in BOOKS}


def climb_up(game: BooksOfTime, me: Player, climb: Climb, *, free: bool) -> Step:
    """Pay, move up one space, then the benefit or the goal; nothing now at the top (BT-056 to BT-058)."""
    track, spaces = climb.track, game.parts.tracks[climb.track]
    if at_top(game, me, track):
        game.tell("overflows", who=me.who, book=track)
        yield from EFFECTS.perform(game, me, game.parts.track_overflow.effects)
        return
    space = spaces[me.tracks[track]]
    if free:
        game.tell("advances-free", who=me.who, book=track, space=space.space)
    else:
        paid = yield from pay(me, space.cost)
        game.tell("advances", who=me.who, book=track, space=space.space, paid=gain_text(paid))
    me.tracks[track] = space.space
    if space is spaces[-1]:
        game.tell("reaches-top", who=me.who, book=track)
    note_challenges(game)
    if climb.push:
        yield from push_top(game, me, track)
    else:
        yield from EFFECTS.perform(game, me, space.benefit)


def advance(game: BooksOfTime, me: Player, first: Climb) -> Asking[Ending]:
    """The action: step by step, each paid, as often as one can and wants (BT-120 to BT-122)."""
    yield from climb_up(game, me, first, free=False)
    while any(climb not in (closed := closed_climbs(game, me)) for climb in CLIMBS):
        ends = endings(game, me)
        climb = yield from me.ask(
            "advance",
            lambda: [*climbs(game, me, free=False), *ends],
            refuse=lambda climb: closed.get(climb) if isinstance(climb, Climb) else None,
            missing=lambda: no_splitting(me, step_costs(game, me)),
            beside=lambda: splitting(me, step_costs(game, me)),
            args=lambda: {"have": holdings(me)},
            closing=ends[-1].id,
            default=ends[-1].id,
        )
        if isinstance(climb, Ending):
            return climb
        yield from climb_up(game, me, climb, free=False)
    return Ending.ACTION


@EFFECTS.of(
    Advance,
    text=lambda effect: Text("effect-advance", {"book": effect.track}),
    line=lambda effect: f"↑{of_type('track', effect.track)}",
)
def free_advance(game: BooksOfTime, me: Player, effect: Advance) -> Step:
    """One step on the shown track or any, without its cost; or none (BT-155)."""
    tracks = BOOKS if effect.track == ANY else (effect.track,)
    climb = yield from me.ask(
        "free-advance",
        lambda: [*climbs(game, me, tracks, free=True), LEAVE],
        refuse=lambda climb: refuse_climb(game, me, climb) if isinstance(climb, Climb) else None,
        default=LEAVE.id,
    )
    if isinstance(climb, Climb):
        yield from climb_up(game, me, climb, free=True)


LEAVE: Option[Climb | Ending] = Option("decline", Ending.BENEFIT, Text("option-decline"))


# ---- benefits that only tracks have ------------------------------------------------------------------------


@EFFECTS.of(
    PerKind,
    text=lambda effect: Text("effect-per-kind", {"book": effect.book, "vp": effect.vp}),
    line=lambda effect: f"{effect.vp}[points]×[kinds-{effect.book}]",
)
def per_kind(game: BooksOfTime, me: Player, effect: PerKind) -> Step:
    """VP for each kind of symbol in a book (BT-150)."""
    points = points_per_kind(game, me, effect.book, effect.vp)
    game.tell("counts-kinds", who=me.who, book=effect.book, count=points // effect.vp, vp=effect.vp)
    gain_now(game, me, Gain(vp=points))
    yield from ()


@EFFECTS.of(
    PerMost,
    text=lambda effect: Text("effect-per-most", {"book": effect.book, "vp": effect.vp}),
    line=lambda effect: f"{effect.vp}[points]×[most-{effect.book}]",
)
def per_most(game: BooksOfTime, me: Player, effect: PerMost) -> Step:
    """VP for each copy of the commonest symbol of a book (BT-151)."""
    points = points_per_most(game, me, effect.book, effect.vp)
    game.tell("counts-most", who=me.who, book=effect.book, count=points // effect.vp, vp=effect.vp)
    gain_now(game, me, Gain(vp=points))
    yield from ()


def refuse_folders(game: BooksOfTime, me: Player, effect: PerFolder) -> Refusal | None:
    """There must be a folder to spend (BT-152)."""
    return None if me.folder else Refusal("BT-152", Text("why-no-folder"))


@EFFECTS.of(
    PerFolder,
    text=lambda effect: Text("effect-per-folder", {"vp": effect.vp, "most": effect.max_vp}),
    line=lambda effect: f"[folder]→{effect.vp}[points] ≤{effect.max_vp}[points]",
    refuse=refuse_folders,
)
def per_folder(game: BooksOfTime, me: Player, effect: PerFolder) -> Step:
    """Spend folders for VP, as many as the player wants, up to the limit (BT-152)."""
    most = min(me.folder, effect.max_vp // effect.vp)

    def choices() -> list[Option[int]]:
        return [
            Option(str(n), n, counted(n, Text("folder")), counted(n * effect.vp, Text("vp")))
            for n in range(most, -1, -1)
        ]

    spent = yield from me.ask("folders", choices, default=str(most))
    if not spent:
        return
    me.folder -= spent
    me.vp += spent * effect.vp
    game.tell("sells-folders", who=me.who, what=counted(spent, Text("folder")), vp=spent * effect.vp)


@EFFECTS.of(
    AtTheEnd,
    text=lambda effect: Text("effect-at-the-end", {"book": effect.book, "vp": effect.vp}),
    line=lambda effect: f"{effect.vp}[points]×[book-{effect.book}]",
)
def at_the_end(game: BooksOfTime, me: Player, effect: AtTheEnd) -> Step:
    """Nothing now: the final scoring reads it from the track (BT-057, BT-154)."""
    yield from ()


def refuse_token(game: BooksOfTime, me: Player, effect: TakeToken) -> Refusal | None:
    """The tokens are limited (BT-013)."""
    return None if any(game.tokens.values()) else NO_TOKEN


NO_TOKEN = Refusal("BT-013", Text("why-no-token"))


@EFFECTS.of(
    TakeToken,
    text=lambda effect: Text("effect-token", {"n": effect.n}),
    line=lambda effect: f"{effect.n}[token]",
    refuse=refuse_token,
)
def take_token(game: BooksOfTime, me: Player, effect: TakeToken) -> Step:
    """Tokens with symbols of choice; a symbol that is used up cannot be chosen (BT-153, BT-013)."""
    for _ in range(effect.n):
        if not any(game.tokens.values()):
            return
        symbol = yield from me.ask(
            "token",
            lambda: [
                Option(symbol, symbol, symbol_text(symbol), Text("note-left", {"n": left}))
                for symbol, left in game.tokens.items()
            ],
            refuse=lambda symbol: None if game.tokens[symbol] else NO_TOKEN,
        )
        game.tokens[symbol] -= 1
        me.tokens[symbol] += 1
        game.tell("takes-token", who=me.who, symbol=symbol_text(symbol))
        note_challenges(game)
