"""The drawing kit by itself."""

from concurrent.futures import ThreadPoolExecutor

import pytest
from PIL import Image

from renderers.kit.cache import Shelf
from renderers.kit.canvas import Canvas, How, Style
from renderers.kit.changes import changes, strongest
from renderers.kit.colour import contrast, distance, ink, seen_with
from renderers.kit.encode import encode
from renderers.kit.layout import Box, spread
from renderers.kit.text import Face, Overflow, be_strict, fitted, lines, mask, printable
from renderers.kit.tokens import Shape, token

STYLE = Style(Face.SANS, 20, (0, 0, 0))


def canvas(scale: float = 1) -> Canvas:
    return Canvas(Image.new("RGB", (400, 300), (255, 255, 255)), scale)


def test_a_text_that_does_not_fit_is_an_error_in_tests():
    with pytest.raises(Overflow):
        canvas().text("Zezwolenie na wykopaliska", Box(0, 0, 60, 24), STYLE)


def test_and_an_ellipsis_for_players():
    be_strict(False)
    drawn = canvas()
    drawn.text("Zezwolenie na wykopaliska", Box(10, 0, 100, 24), STYLE)
    written = drawn.record.texts[0]
    assert written.text.endswith("…")
    assert written.text != "…"
    assert written.box.right <= 111


def test_a_players_name_may_always_be_cut():
    canvas().text("Bartłomiej z Wrocławia", Box(0, 0, 60, 24), STYLE, may_cut=True)


def test_lines_break_at_spaces_and_overflow_when_there_is_no_line_left():
    assert lines("Zezwolenie na wykopaliska", Face.SANS, 20, 130, 2, True) == ("Zezwolenie na", "wykopaliska")
    with pytest.raises(Overflow):
        lines("Zezwolenie na wykopaliska", Face.SANS, 20, 130, 1, True)


def test_the_fonts_have_every_polish_letter():
    missing = mask("\ufffe", Face.SANS, 40).image.tobytes()
    for letter in "ąćęłńóśźżĄĆĘŁŃÓŚŹŻ„”–…×·−":
        for face in Face:
            assert mask(letter, face, 40).image.tobytes() != missing, letter


def test_names_keep_only_what_the_fonts_can_draw():
    assert printable("Łukasz 🐸\n") == "Łukasz"
    assert printable("🐸") == ""
    assert printable("Ольга") == "Ольга"
    assert printable("オルガ") == ""


def test_fitted_keeps_what_fits():
    assert fitted("Alaska", Face.SANS, 20, 100, True) == "Alaska"


def test_the_record_knows_what_lies_where_at_any_scale():
    drawn = canvas(2).at(10, 20)
    drawn.piece(token(30, Shape.STAR, (255, 0, 0), (0, 0, 0)), 50, 40, "star", 7, "lit")
    (mark,) = drawn.record.of("star")
    assert (mark.id, mark.state) == ("7", "lit")
    assert mark.box == Box((10 + 50) * 2 - 15, (20 + 40) * 2 - 15, 30, 30)


def two_pictures() -> tuple[Canvas, Canvas]:
    return Canvas(None), Canvas(None)


def test_news_are_the_pieces_that_came_went_moved_or_changed():
    before, after = two_pictures()
    for drawn, state in ((before, "1"), (after, "4")):
        drawn.mark("same", 1, Box(0, 0, 5, 5))
        drawn.mark("count", 2, Box(10, 0, 5, 5), state)
        drawn.mark("deck", "", Box(10, 0, 5, 5), state)
    boat = token(20, Shape.STAR, (255, 0, 0), (0, 0, 0))
    before.piece(boat, 10, 60, "boat", "", 1)
    after.piece(boat, 110, 60, "boat", "", 2)
    before.mark("influence", 1, Box(0, 80, 30, 20), 5)  # a counter: where it stands is the order of a list
    after.mark("influence", 1, Box(100, 80, 30, 20), 5)
    before.mark("card", 7, Box(20, 0, 5, 5))
    after.mark("new", 3, Box(20, 0, 5, 5))
    found = changes(after.record, before.record, still={"deck"})
    assert {(change.how, change.mark.kind) for change in found} == {
        (How.CHANGED, "count"),
        (How.MOVED, "boat"),
        (How.NEW, "new"),
        (How.GONE, "card"),
    }


def test_a_piece_that_makes_room_for_another_is_no_news():
    before, after = two_pictures()
    before.mark("marker", 1, Box(0, 0, 20, 20))
    after.mark("marker", 1, Box(12, 0, 20, 20))
    assert changes(after.record, before.record) == []


def test_who_left_one_place_and_came_to_another_has_moved():
    before, after = two_pictures()
    before.mark("worker", "1@quarry", Box(0, 0, 20, 20), "standing")
    before.mark("worker", "2@mill", Box(0, 40, 20, 20), "standing")
    after.mark("worker", "1@mill", Box(0, 40, 20, 20), "lying")
    found = changes(after.record, before.record)
    assert [(change.how, change.mark.id) for change in found] == [
        (How.MOVED, "1@mill"),
        (How.GONE, "2@mill"),
    ]
    assert found[0].before is not None
    assert found[0].before.id == "1@quarry"


def test_a_queue_that_moves_up_is_no_news_but_who_joins_it_is():
    before, after = two_pictures()
    for drawn, queue in ((before, "rgb"), (after, "gby")):
        for place, state in enumerate(queue):
            drawn.mark("buyer", f"3.{place}", Box(place * 30, 0, 20, 20), state)
    found = changes(after.record, before.record, flowing={"buyer"})
    assert [(change.how, change.mark.id) for change in found] == [(How.NEW, "3.2")]


def test_the_strongest_mark_goes_to_the_weightiest_kind():
    before, after = two_pictures()
    for number, kind in enumerate(("coin", "worker")):
        after.mark(kind, number, Box(number * 50, 0, 5, 5))
    found = changes(after.record, before.record)
    first = strongest(found, ("worker", "coin"))
    assert first is not None
    assert first.mark.kind == "worker"


def test_the_shelf_forgets_the_oldest_when_its_budget_is_spent():
    shelf: Shelf[bytes] = Shelf(10, len)
    shelf.put("a", b"1234")
    shelf.put("b", b"1234")
    assert shelf.get("a") == b"1234"
    shelf.put("c", b"1234")
    assert shelf.get("b") is None
    assert shelf.get("a") == b"1234"
    shelf.put("huge", b"x" * 11)
    assert shelf.get("huge") is None
    assert shelf.spent == 8


def test_contrast_is_that_of_the_web_guidelines():
    assert contrast((0, 0, 0), (255, 255, 255)) == pytest.approx(21)
    assert contrast(ink("#777777"), (255, 255, 255)) == pytest.approx(4.48, abs=0.01)


def test_the_simulation_confuses_red_and_green_but_not_blue():
    red, green, blue = (200, 60, 40), (110, 110, 30), (40, 60, 220)
    assert distance(red, green) > 50
    assert distance(seen_with("deuteranopia", red), seen_with("deuteranopia", green)) < 35
    assert distance(seen_with("deuteranopia", red), seen_with("deuteranopia", blue)) > 50


@pytest.mark.parametrize("size", [14, 20, 40])
def test_no_two_shapes_look_alike_without_colour(size: int):
    masks = {shape: token(size, shape, (9, 9, 9), (0, 0, 0)).getchannel("A") for shape in Shape}
    for one in Shape:
        for other in Shape:
            if one < other:
                pairs = zip(masks[one].tobytes(), masks[other].tobytes(), strict=True)
                differing = sum(abs(a - b) > 100 for a, b in pairs)
                assert differing > 0.03 * size * size, (one, other)


def test_pieces_in_a_short_row_overlap_evenly():
    assert spread(Box(0, 0, 100, 0), 3, 20, 25) == [0, 25, 50]
    assert spread(Box(0, 0, 100, 0), 9, 20, 25) == [i * 10 for i in range(9)]


def test_encoding_from_many_threads_gives_the_same_bytes():
    image = Image.radial_gradient("L").convert("RGB")
    wanted = encode(image)
    with ThreadPoolExecutor(8) as pool:
        assert set(pool.map(lambda _: encode(image), range(32))) == {wanted}
