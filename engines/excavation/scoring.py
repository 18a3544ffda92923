"""The scoring phase, the end of the game, and who has won (EE-180 to EE-192, EE-255)."""

from collections.abc import Sequence

from engines.excavation.box import Box
from engines.excavation.components import Kind, Region, Symbol
from engines.excavation.state import Excavation, Player
from engines.kernel.asks import Step
from engines.kernel.registry import Result, Score

# ---- counting ----


def centre_credits(envoys: Sequence[int], awards: Sequence[int]) -> list[int]:
    """What a command centre brings each seat (EE-180 to EE-182)."""
    credits = [0] * len(envoys)
    for seat, mine in enumerate(envoys):
        if not mine:
            continue  # EE-181
        place = sum(other > mine for other in envoys)
        tied = sum(other == mine for other in envoys)
        credits[seat] = sum(awards[place : place + tied]) // tied
    return credits


def gallery_rows(box: Box, gallery: Sequence[Kind]) -> dict[Symbol, int]:
    """Credits of each row, by its number of guards (EE-190)."""
    return {
        symbol: box.row_credits[symbol][sum(cell in gallery for cell in cells)]
        for symbol, cells in box.rows.items()
    }


def gallery_columns(box: Box, gallery: Sequence[Kind]) -> dict[Region, int]:
    """Credits of each column, by its number of guards (EE-190)."""
    table = box.tables.gallery_column.credits
    return {region: table[sum(cell in gallery for cell in cells)] for region, cells in box.cells.items()}


def gallery_credits(box: Box, gallery: Sequence[Kind]) -> int:
    """What a gallery is worth at the end."""
    return sum(gallery_rows(box, gallery).values()) + sum(gallery_columns(box, gallery).values())


def stored_value(box: Box, me: Player) -> int:
    """The printed values of everything in hold and hidden compartment."""
    return sum(box.value_of[kind] for kind in me.stored)


# ---- the steps ----


def scoring(game: Excavation) -> Step:
    """The scoring phase of a round; after the third the galleries, and the game is over (EE-055)."""
    awards = game.box.rounds[game.round].centre_credits
    for name, centre in game.centres.items():
        for player, credits in zip(game.players, centre_credits(centre.envoys, awards), strict=True):
            if credits:
                player.gain(credits, "centres")
                game.tell("centre-scored", who=player.who, centre=name, credits=credits)
    if game.round < len(game.box.rounds):
        game.round += 1
        game.phase = "prepare"
    else:
        score_end(game)
        game.phase = "over"
    yield from ()


def score_end(game: Excavation) -> None:
    """The galleries; alone against Zu also the leftovers (EE-190, EE-191, EE-255, EE-257)."""
    for player in game.players:
        credits = gallery_credits(game.box, player.gallery)
        player.gain(credits, "gallery")
        game.tell("gallery-scored", who=player.who, credits=credits)
        left = stored_value(game.box, player)
        if player.is_zu:
            player.gain(left, "leftovers")
            game.tell("zu-leftovers", who=player.who, credits=left)
        elif game.option("hard_leftover_penalty"):
            lost = min(left, player.credits)
            player.gain(-lost, "leftovers")
            game.tell("leftovers-lost", who=player.who, credits=lost)


# ---- the result ----


def result(game: Excavation) -> Result:
    """The ranking: credits, then artefacts left, then shared (EE-192); alone: more than Zu (EE-255)."""
    if game.zu is not None:
        return _result_against_zu(game)

    def strength(player: Player) -> tuple[int, int]:
        return player.credits, len(player.stored)

    scores = [
        Score(
            player.seat,
            1 + sum(strength(other) > strength(player) for other in game.players),
            player.credits,
            dict(player.ledger),
            {"artefacts": len(player.stored)},
        )
        for player in game.players
    ]
    return Result(scores, tuple(score.seat for score in scores if score.place == 1))


def _result_against_zu(game: Excavation) -> Result:
    you, zu = game.players
    won = you.credits > zu.credits
    scores = [
        Score(you.seat, 1 if won else 2, you.credits, dict(you.ledger)),
        Score(zu.seat, 2 if won else 1, zu.credits, dict(zu.ledger)),
    ]
    return Result(scores, (you.seat,) if won else (zu.seat,), won)
