"""What the seats of a table are called, in one language."""

from bot.store.rows import Head
from data.words import Names, Words


def names_of(head: Head, words: Words) -> Names:
    """A name for every seat: people's own, numbered bots, free seats; behind them the rulebook's opponent.

    People choose their names themselves: whoever writes them must make them harmless first.
    """
    bots = [seat.number for seat in head.seats if seat.kind == "bot"]

    def name(number: int) -> str:
        if number >= len(head.seats):
            return words.format("automa", {})
        seat = head.seats[number]
        if seat.kind == "bot":
            return words.format("seat-bot", {"number": bots.index(number) + 1})
        return seat.name if seat.kind == "human" else words.format("seat-free", {"number": number + 1})

    return name
