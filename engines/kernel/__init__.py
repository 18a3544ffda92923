"""What every game shares: asks, steps, matches, undo, randomness, events. Nothing of any game."""

from data.words import Arg, Text, Who, counted, listed
from engines.kernel.asks import (
    Asked,
    Asking,
    Closed,
    FreeAction,
    Kind,
    Option,
    Refusal,
    Refused,
    Seated,
    Step,
)
from engines.kernel.match import Answer, BrokenRule, Match, SaveError, StepDone
from engines.kernel.random import Random
from engines.kernel.registry import Game, Result, Score, Setting, Shelf, Stand, game_named, games, register
from engines.kernel.steps import Board, Event, NextStep, parallel
from engines.kernel.tasks import Task, in_any_order

__all__ = [
    "Answer",
    "Arg",
    "Asked",
    "Asking",
    "Board",
    "BrokenRule",
    "Closed",
    "Event",
    "FreeAction",
    "Game",
    "Kind",
    "Match",
    "NextStep",
    "Option",
    "Random",
    "Refusal",
    "Refused",
    "Result",
    "SaveError",
    "Score",
    "Seated",
    "Setting",
    "Shelf",
    "Stand",
    "Step",
    "StepDone",
    "Task",
    "Text",
    "Who",
    "counted",
    "game_named",
    "games",
    "in_any_order",
    "listed",
    "parallel",
    "register",
]
