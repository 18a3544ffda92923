"""What effects bring at once: resources, VP by count, tokens, choices (BT-013, BT-150 to BT-156)."""

from engines.booksoftime.challenges import note_challenges
from engines.booksoftime.effects import effect, perform
from engines.booksoftime.resources import gain_now
from engines.booksoftime.state import BooksOfTime, Player
from engines.booksoftime.symbols import points_per_kind, points_per_most
from engines.booksoftime.vocabulary import (
    AtTheEnd,
    Choose,
    Gain,
    PerFolder,
    PerKind,
    PerMost,
    TakeToken,
)
from engines.booksoftime.wording import effects_text, symbol_text
from engines.kernel import Option, Step, Text, counted


@effect(Gain)
def gain(game: BooksOfTime, me: Player, effect: Gain) -> Step:
    """Resources and VP (BT-156)."""
    gain_now(game, me, effect)
    yield from ()


@effect(PerKind)
def per_kind(game: BooksOfTime, me: Player, effect: PerKind) -> Step:
    """VP for each kind of symbol in a book (BT-150)."""
    yield from gain(game, me, Gain(vp=points_per_kind(game, me, effect.book, effect.vp)))


@effect(PerMost)
def per_most(game: BooksOfTime, me: Player, effect: PerMost) -> Step:
    """VP for each copy of the commonest symbol of a book (BT-151)."""
    yield from gain(game, me, Gain(vp=points_per_most(game, me, effect.book, effect.vp)))


@effect(PerFolder)
def per_folder(game: BooksOfTime, me: Player, effect: PerFolder) -> Step:
    """Spend folders for VP, as many as the player wants, up to the limit (BT-152)."""
    most = min(me.folder, effect.max_vp // effect.vp)

    def choices() -> list[Option[int]]:
        return [
            Option(str(n), n, counted(n, Text("folder")), counted(n * effect.vp, Text("vp")))
            for n in range(most, -1, -1)
        ]

    spent = yield from me.ask("folders", choices, default=str(most))
    me.folder -= spent
    me.vp += spent * effect.vp
    game.tell("sells-folders", who=me.who, what=counted(spent, Text("folder")), vp=spent * effect.vp)


@effect(AtTheEnd)
def at_the_end(game: BooksOfTime, me: Player, effect: AtTheEnd) -> Step:
    """Nothing now: the final scoring reads it from the track (BT-057, BT-154)."""
    yield from ()


@effect(TakeToken)
def take_token(game: BooksOfTime, me: Player, effect: TakeToken) -> Step:
    """Tokens with symbols of choice; a symbol that is used up cannot be chosen (BT-013, BT-153)."""
    for _ in range(effect.n):
        if not any(game.tokens.values()):
            game.tell("no-token", who=me.who)
            return
        symbol = yield from me.ask(
            "token",
            lambda: [
                Option(symbol, symbol, symbol_text(symbol), Text("note-left", {"n": left}))
                for symbol, left in game.tokens.items()
                if left
            ],
        )
        game.tokens[symbol] -= 1
        me.tokens[symbol] += 1
        game.tell("takes-token", who=me.who, symbol=symbol_text(symbol))
        note_challenges(game)


@effect(Choose)
def choose(game: BooksOfTime, me: Player, effect: Choose) -> Step:
    """Exactly one of the lists of effects."""
    chosen = yield from me.ask(
        "choose",
        lambda: [
            Option(str(number), effects, effects_text(effects))
            for number, effects in enumerate(effect.options, start=1)
        ],
    )
    yield from perform(game, me, chosen)
