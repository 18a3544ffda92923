"""`karawana render` and the gallery's page, from the outside."""

from pathlib import Path

import pytest
from PIL import Image

from bot.__main__ import main
from bot.commands.pictures import Exhibit, moments, page
from engines.kernel import game_named
from renderers import draw


def render(out: Path, *more: str) -> int:
    arguments = ["render", "excavation", "--players", "2", "--seed", "3", "--decisions", "25", "--lang", "pl"]
    return main([*arguments, "--out", str(out), *more])


def test_render_writes_the_same_picture_for_the_same_seed(tmp_path: Path):
    one, two = tmp_path / "one.png", tmp_path / "two.png"
    assert render(one) == render(two, "--view", "spectator") == 0
    assert one.read_bytes() == two.read_bytes()
    with Image.open(one) as picture:
        assert picture.size == (1600, 1200)


def test_render_draws_a_seat_and_a_close_up(tmp_path: Path):
    assert render(tmp_path / "seat.png", "--view", "1") == 0
    assert render(tmp_path / "part.png", "--part", "markets") == 0
    sizes = {Image.open(tmp_path / name).size for name in ("seat.png", "part.png")}
    assert len(sizes) == 2


def test_render_marks_what_changed_and_draws_for_phones_and_for_other_eyes(tmp_path: Path):
    kinds = {"plain": (), "since": ("--since", "20"), "phone": ("--phone",), "cvd": ("--cvd", "protanopia")}
    for name, more in kinds.items():
        assert render(tmp_path / f"{name}.png", *more) == 0
    assert len({(tmp_path / f"{name}.png").read_bytes() for name in kinds}) == len(kinds)
    with Image.open(tmp_path / "phone.png") as narrow, Image.open(tmp_path / "cvd.png") as seen:
        assert narrow.height > narrow.width
        assert seen.size == (1600, 1200)
        red = max(seen.convert("RGB").getcolors(1 << 24) or [], key=lambda found: found[1][0] - found[1][1])[
            1
        ]
    assert red[0] - red[1] < 60  # no red is left that such an eye could not see


@pytest.mark.parametrize(
    "wrong", [("--view", "2"), ("--view", "Kasia"), ("--part", "cellar"), ("--cvd", "x")]
)
def test_a_wrong_seat_or_part_is_one_line_and_code_2(
    wrong: tuple[str, str], tmp_path: Path, capsys: pytest.CaptureFixture[str]
):
    assert render(tmp_path / "none.png", *wrong) == 2
    assert capsys.readouterr().err.count("\n") == 1
    assert not (tmp_path / "none.png").exists()


def test_the_gallerys_page_shows_every_picture_with_its_alt_text():
    (match,) = moments(game_named("toy"), 2, [5])
    picture = draw("toy", match.view(None), lang="pl", names=("A & B", "C"))
    told = page({"toy · 2": [Exhibit("a.png", "board", picture)]})
    assert 'src="a.png"' in told
    assert "A &amp; B" in told
