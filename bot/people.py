"""What people are called. A name is anybody's text: it must not ping, not format, and not fill the screen."""

import re
from collections.abc import Iterable
from unicodedata import category

import discord

from bot.tables import Head, Person
from bot.translation import Reader
from data.words import words

LONGEST = 32
MARKUP = re.compile(r"([\\`*_~|>#()\[\]-])")
NUMBERED = re.compile(r"^(\d+)\.")  # a list
JOINER = "\u200d"  # of emoji
UNSEEN = ("Cc", "Cf", "Co", "Cs")  # signs that show nothing: they hide, or turn what follows around


def person(user: discord.abc.User) -> Person:
    """A user as tables know them."""
    return Person(user.id, user.display_name)


def plain(name: str) -> str:
    """A name for labels and alt texts: one line, not too long, that turns no writing around."""
    seen = (sign for sign in name if sign == JOINER or sign.isspace() or category(sign) not in UNSEEN)
    line = " ".join("".join(seen).split())
    if not line.strip(JOINER):
        return "?"
    return line if len(line) <= LONGEST else f"{line[: LONGEST - 1]}…"


def harmless(name: str) -> str:
    """A name for messages: it shows as it is written, calls nobody, and leads nowhere."""
    escaped = NUMBERED.sub(r"\1\\.", MARKUP.sub(r"\\\1", plain(name)))
    return escaped.replace("@", "@\u200b").replace("<", "<\u200b").replace("://", ":\u200b//")


def seat_name(head: Head, seat: int, lang: str) -> str:
    """Whoever sits here: a person, a bot, nobody, or the opponent that the rulebook plays."""
    texts = words(lang, head.game)
    if seat >= len(head.seats):
        return (
            texts.format("automa", {})
            if texts.has("automa")
            else texts.format("name-bot", {"seat": seat + 1})
        )
    sitting = head.seats[seat]
    if sitting.kind == "bot":
        return texts.format("name-bot", {"seat": seat + 1})
    key = "name-free" if sitting.kind == "free" else "name-forgotten"
    return sitting.name or texts.format(key, {"seat": seat + 1})


def at_table(head: Head, lang: str) -> Reader:
    """A reader at this table, in this language."""
    return Reader(
        lang,
        head.game,
        lambda seat: harmless(seat_name(head, seat, lang)),
        lambda seat: plain(seat_name(head, seat, lang)),
    )


def drawn_names(head: Head, lang: str) -> list[str]:
    """The names of all seats for pictures; alone, also the opponent's."""
    seats = range(len(head.seats) + (len(head.seats) == 1))
    return [plain(seat_name(head, seat, lang)) for seat in seats]


def listed(names: Iterable[str], reader: Reader) -> str:
    """Several names in a row."""
    everyone = list(names)
    if len(everyone) < 2:
        return "".join(everyone)
    return reader.say("list-and", some=", ".join(everyone[:-1]), last=everyone[-1])


def names_of(seats: Iterable[int], reader: Reader) -> str:
    """Several seats' names in a row."""
    return listed((reader.names(seat) for seat in seats), reader)


def mention(user: int) -> str:
    """Whoever this is, called by name; it pings only where the message allows it."""
    return f"<@{user}>"


def waited_for(head: Head, seats: Iterable[int], pinged: Iterable[int], reader: Reader) -> str:
    """Whom the table waits for: mentions for those who are to be called, names for the others."""
    called = set(pinged)

    def name(seat: int) -> str:
        user = head.seats[seat].user if seat < len(head.seats) else None
        return mention(user) if user in called and user is not None else reader.names(seat)

    return listed((name(seat) for seat in seats), reader)
