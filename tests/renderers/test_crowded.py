"""Boards fuller than any game will have still fit, in every language."""

import pytest

from data import LANGUAGES
from engines.agra.view import AgraView
from engines.excavation.view import View
from renderers import parts
from tests.renderers.crowded import full_agra, full_excavation
from tests.renderers.looking import check
from tests.renderers.positions import NAMES, positions


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("players", [1, 4])
def test_a_crowded_excavation_fits(players: int, lang: str):
    view = next(positions("excavation", players, 2, 1, 1)).view()
    assert isinstance(view, View)
    for shift, side in ((0, "white"), (3, "yellow"), (6, "yellow")):
        full = full_excavation(view, side, shift)
        for part in (None, *parts("excavation")):
            check("excavation", full, part, lang, NAMES[:players], [0])


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("players", [2, 4])
def test_a_crowded_agra_fits(players: int, lang: str):
    view = next(positions("agra", players, 2, 1, 1)).view()
    assert isinstance(view, AgraView)
    for shift, contracts in ((0, 3), (2, 5), (3, 14), (4, 7)):
        full = full_agra(view, shift, contracts)
        for part in (None, *parts("agra")):
            check("agra", full, part, lang, NAMES[:players], [0])
