"""Each page, event, goal tile and space is resolved, in full and with whatever chance chooses."""

import pytest

from engines.booksoftime.scenario import scenario
from engines.booksoftime.state import SHELF
from engines.booksoftime.vocabulary import BOOKS
from engines.kernel import Random
from engines.kernel.players import random_picks
from engines.kernel.scenario import Played
from tests.rules import rule

PARTS = SHELF.of(SHELF.today)
RICH = {"quill": 9, "paper": 9, "folder": 9, "vp": 50}
# Three pages of a type and one of each other, so that every condition and cost can be met.
BOARD = {book: f"{book} {book} trade science industry" for book in BOOKS}


def happened(match: Played) -> list[str]:  # type: ignore[type-arg]
    """What happened so far, a draft included."""
    return [event.key for event in [*match.told, *match.state.events]]


def carried_on(match: Played, line: str, seed: int) -> None:  # type: ignore[type-arg]
    """Begin so, then answer by chance until the turn is over."""
    random = Random.seeded(seed)
    match.play(0, line)
    for _ in range(60):
        if match.asks().get(0, "action") in ("action", "turn-end"):
            return
        match.play(0, "+".join(random_picks(match.asked(0), random)) or "-")
    raise AssertionError("the turn does not end")


@rule("BT-003", "BT-083", "BT-156", "BT-162")
@pytest.mark.parametrize("side", ["front", "back"])
@pytest.mark.parametrize("page", [page.id for page in (*PARTS.page, *PARTS.starting_page)])
def test_every_page_can_be_used(page: str, side: str) -> None:
    entry = PARTS.pages[page]
    pages = None if entry.number else page
    turned = max(0, entry.number - 1) + (side == "back")
    use = "right" if side == "front" else "left"
    for seed, board in enumerate(BOARD.values()):
        position = scenario(seed=seed).event_used().player(0, board=board, **RICH).discards("boat planet map")
        position.tracks(0, trade=4, science=4, industry=4).book(0, entry.type, pages, turned=turned)
        match = position.start()
        carried_on(match, f"activate:{entry.type} {use}", seed)
        assert {"uses", "gains"} & set(happened(match))


@rule("BT-131")
@pytest.mark.parametrize("side", ["left", "right"])
@pytest.mark.parametrize("leaf", [leaf.id for leaf in PARTS.chronicle_page])
def test_every_event_can_be_used(leaf: str, side: str) -> None:
    for seed, board in enumerate(BOARD.values()):
        position = scenario(round=3, seed=seed).player(0, board=board, **RICH).discards("boat planet map")
        position.tracks(0, trade=4, science=4, industry=4).events(**{side: leaf})
        start = position.start()
        carried_on(start, f"event:{side}", seed)
        assert {"uses-event", "uses-chronicle"} & set(happened(start))


@rule("BT-039")
@pytest.mark.parametrize(
    ("book", "turned", "use"), [(b, t, u) for b in BOARD for t, u in ((0, "left"), (2, "right"))]
)
def test_every_cover_can_be_used(book: str, turned: int, use: str) -> None:
    match = scenario().event_used().book(0, book, turned=turned).start()
    carried_on(match, f"activate:{book} {use}", 1)
    me = match.state.players[0]
    assert {"uses", "gains"} & set(happened(match))
    assert me.quill + me.paper + me.vp > 14


@rule("BT-056", "BT-120")
@pytest.mark.parametrize("book", BOOKS)
@pytest.mark.parametrize("space", [1, 2, 3, 4, 5, 6])
def test_every_space_can_be_entered(book: str, space: int) -> None:
    for seed in range(2):
        position = (
            scenario(seed=seed).event_used().tracks(0, **{book: space}).player(0, board="t01a s01a", **RICH)
        )
        match = position.start()
        carried_on(match, f"advance:{book}", seed)
        assert match.state.players[0].tracks[book] >= space + 1


@rule("BT-053", "BT-161")
@pytest.mark.parametrize("tile", [tile.id for tile in PARTS.goal_tile if tile.back])
@pytest.mark.parametrize("benefit", [1, 2])
def test_every_back_can_be_gained(tile: str, benefit: int) -> None:
    entry = PARTS.goals[tile]
    match = scenario().event_used().goal(0, tile).player(0, board="t01a s01a i01a", **RICH).start()
    match.play(0, f"advance:{entry.type}:goal goal:{entry.type}:{benefit}")
    assert match.state.players[0].goals[entry.type][0] == f"{tile[:-1]}{entry.level + 1}"
    assert "pushes" in happened(match)
