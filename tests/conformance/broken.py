"""A broken Oasis that only another process can notice."""

from collections.abc import Sequence
from dataclasses import replace

from engines.kernel import NextStep, Option
from engines.toy import GAME, rounds
from engines.toy.rounds import good
from engines.toy.state import Oasis


def unordered_cards(hand: Sequence[str]) -> list[Option[str]]:
    """The kinds in a hand, in the order of a set: another one in every process."""
    return [Option(kind, kind, good(kind)) for kind in set(hand)]


def next_step(game: Oasis) -> NextStep | None:
    """The steps of Oasis, with the options out of order."""
    rounds.cards = unordered_cards
    return rounds.next_step(game)


UNORDERED = replace(GAME, next_step=next_step)
