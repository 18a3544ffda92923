"""Sheets of figures: everything is on them, legible, and told in words."""

from io import BytesIO

from PIL import Image

from renderers import summary
from renderers.kit.colour import contrast
from renderers.summary import Figure, Row, Section, Sheet

SHEET = Sheet(
    "Zażółć gęślą jaźń " * 4,
    "wszystkie gry",
    (Figure("27", "gry"), Figure("−1042", "najlepszy wynik"), Figure("41", "wygrane")),
    (
        Section(
            "Gry",
            (
                Row("Scholars of the South Tigris (Mędrcy znad Południowego Tygrysu)", ("12", "5"), 1.0),
                Row("Agra", ("7", "2"), 0.01),
            ),
            ("gry", "wygrane"),
        ),
        Section("Nic", ()),
        Section("Najczęściej", (Row("Podróż: przenieś odkrywców", ("31",), 0.5),)),
    ),
)


def test_a_sheet_has_all_that_it_is_given() -> None:
    image, record = summary.painted(SHEET)
    assert record.ids("figure") == ["gry", "najlepszy wynik", "wygrane"]
    assert len(record.ids("row")) == 3
    texts = {written.text for written in record.texts}
    assert {"27", "−1042", "12", "Agra", "Podróż: przenieś odkrywców", "wygrane"} <= texts
    assert "Nic" not in texts  # an empty list is no news
    assert image.width == 1280


def test_nothing_on_it_overlaps_or_leaves_it() -> None:
    image, record = summary.painted(SHEET)
    boxes = [written.box for written in record.texts]
    for number, box in enumerate(boxes):
        assert box.x >= 0
        assert box.right <= image.width
        assert not any(box.meets(other) for other in boxes[number + 1 :])


def test_its_texts_stand_out() -> None:
    for ground in (summary.THEME.panel, summary.THEME.bar, summary.SAND):
        assert contrast(summary.THEME.ink, ground) >= 4.5
    assert contrast(summary.THEME.dim, summary.THEME.panel) >= 4.5


def test_it_is_told_in_words() -> None:
    told = summary.told(SHEET)
    assert "gry 27, najlepszy wynik −1042, wygrane 41." in told
    assert "Agra gry 7, wygrane 2." in told
    assert len(summary.told(Sheet("x" * 2000))) <= 1024


def test_a_picture_of_it() -> None:
    picture = summary.draw(Sheet("Pusto"))
    assert Image.open(BytesIO(picture.content)).size == (picture.width, picture.height)
    assert picture.alt == "Pusto."
