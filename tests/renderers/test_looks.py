"""Colours that everybody can tell apart, and a few pictures compared with how they looked before."""

import os
from itertools import combinations
from pathlib import Path

import msgspec
import pytest
from PIL import Image

import renderers
from engines.kernel import game_named
from renderers.agra import look as agra
from renderers.excavation import look as excavation
from renderers.kit.colour import DEFICIENCIES, Ink, contrast, distance, on, seen_with
from renderers.kit.tokens import Shape
from renderers.toy import SEATS
from tests.renderers.positions import NAMES, positions
from tests.renderers.test_finished_bytes import difference

REFERENCES = Path(__file__).parent / "references"
TOLERANCE = 3.0
VISIONS = (None, *DEFICIENCIES)


def seen(vision: str | None, colour: Ink) -> Ink:
    return colour if vision is None else seen_with(vision, colour)


@pytest.mark.parametrize("pieces", [agra.PLAYERS, tuple(excavation.REGION.values()), SEATS])
def test_no_two_owners_share_a_shape(pieces: tuple[tuple[Ink, Shape], ...]):
    assert len({shape for _, shape in pieces}) == len(pieces)


def test_no_two_factions_share_a_letter():
    letters = [letter for _, letter in excavation.FACTION.values()]
    assert len(set(letters)) == len(letters)


def test_the_guilds_seals_differ_without_colour():
    grey = {name: agra.guild(60, name).convert("L").tobytes() for name in agra.GUILDS}
    assert len(set(grey.values())) == 3


@pytest.mark.parametrize("vision", VISIONS)
def test_signs_on_pieces_stand_out_for_every_kind_of_eye(vision: str | None):
    """Where a hue is lost the shape or letter must still be seen: by its contrast to what it lies on."""
    for colour, _ in [*excavation.FACTION.values(), *agra.PLAYERS, *SEATS]:
        assert contrast(seen(vision, on(colour)), seen(vision, colour)) >= 3
    for colour, _ in excavation.REGION.values():
        assert contrast(seen(vision, colour), seen(vision, excavation.PANEL)) >= 3
        assert contrast(seen(vision, excavation.DARK), seen(vision, colour)) >= 3


def test_players_of_one_table_differ_by_colour_too_for_most():
    for one, other in combinations([colour for colour, _ in agra.PLAYERS], 2):
        assert distance(one, other) > 30


@pytest.mark.parametrize("game", ["agra", "excavation", "toy"])
def test_the_board_still_looks_as_it_did(game: str):
    """After a change that is meant: `KARAWANA_REFERENCES=new pytest ...` draws the references anew."""
    kept, told = REFERENCES / f"{game}.png", REFERENCES / f"{game}.json"
    anew = os.environ.get("KARAWANA_REFERENCES") == "new"
    if anew:
        *_, position = positions(game, 2, 12, 60, 3)
        told.write_bytes(msgspec.json.encode(position.view()))
    view = msgspec.json.decode(told.read_bytes(), type=game_named(game).view_type)
    image, _ = renderers.painted(game, view, lang="pl", names=NAMES[:2])
    small = image.resize((400, round(400 * image.height / image.width)), Image.Resampling.BOX)
    if anew:
        small.quantize(128).save(kept, optimize=True)
    with Image.open(kept) as reference:
        assert difference(small, reference.convert("RGB")) < TOLERANCE
