"""What a position that is set up by hand may not be: each flaw in words, with the rule it would break."""

from collections.abc import Iterator

from engines.excavation.state import Excavation, Player


def flaws(game: Excavation, on_turn: int) -> Iterator[str]:
    """Everything that could not have come about in play."""
    yield from _round_flaws(game)
    yield from _forecast_flaws(game)
    limit = game.box.tables.setup.queue_limit
    for number in game.box.markets:
        queue = game.market(number).queue
        if len(queue) > limit:
            yield f"queue of market {number}: {len(queue)} buyers, at most {limit} (EE-007)"
    if len({me.faction for me in game.players}) < len(game.players):
        yield "factions: each player leads another one (EE-031)"
    for me in game.players:
        yield from _board_flaws(game, me)
        yield from (_zu_flaws(me) if me.is_zu else _explorer_flaws(game, me))
    if game.phase == "action" and game.players[on_turn].passed:
        yield f"seat {on_turn} has passed and cannot be on turn (EE-151)"


def _round_flaws(game: Excavation) -> Iterator[str]:
    if game.phase == "prepare" and game.round == 1:
        yield "round 1 has no preparation (EE-055)"
    laid_out = game.round - (game.phase == "prepare")
    if laid_out < 2 and any(centre.card for centre in game.centres.values()):
        yield "command cards lie beside the command centres from round 2 on (EE-070)"
    if game.phase == "mulligan":
        count = game.box.tables.setup.start_action_cards
        for me in game.players[: game.people]:
            if len(me.hand) != count or set(me.hand) & set(game.box.travel_cards):
                yield f"hand of seat {me.seat}: the mulligan looks at {count} action cards (EE-034)"


def _forecast_flaws(game: Excavation) -> Iterator[str]:
    there, most = len(game.forecast), game.box.sizes[game.size].forecast_cards
    if there > most:
        yield f"forecast: {there} cards, {most} with so many players (EE-037)"
    if there and game.phase != "prepare" and not game.box.rounds[game.round].forecast:
        yield f"round {game.round} has no forecast (EE-079)"


def _board_flaws(game: Excavation, me: Player) -> Iterator[str]:
    box = game.box
    if me.credits < 0:
        yield f"credits of seat {me.seat}: {me.credits}, never below 0 (EE-015)"
    for name, things, most in (("hold", me.hold, box.hold), ("hidden compartment", me.hidden, box.hidden)):
        if len(things) > most:
            yield f"{name} of seat {me.seat}: {len(things)} artefacts, {most} spaces (EE-004)"
    if len(set(me.gallery)) < len(me.gallery):
        yield f"gallery of seat {me.seat}: two guards on one cell (EE-095)"


def _explorer_flaws(game: Excavation, me: Player) -> Iterator[str]:
    there, all_of_them = len(me.explorers), game.box.tables.crew.explorers
    if len(set(me.explorers)) < there:
        yield f"explorers of seat {me.seat}: two on one location (EE-065)"
    if there > all_of_them:
        yield f"explorers of seat {me.seat}: {there}, there are {all_of_them} (EE-031)"
    if there < all_of_them - 1:
        yield f"explorers of seat {me.seat}: {there}, only the third one comes later (EE-047)"


def _zu_flaws(zu: Player) -> Iterator[str]:
    if zu.hand or zu.explorers:
        yield "Zu has neither cards in hand nor explorers (EE-200)"
