"""The parts of the kit that boards are made of."""

import pytest
from PIL import Image

from renderers.kit import surfaces
from renderers.kit.books import open_book, symbol_row
from renderers.kit.canvas import Canvas
from renderers.kit.cards import Card, State, card
from renderers.kit.colour import Ink, contrast, ink
from renderers.kit.dice import die
from renderers.kit.icons import ICONS, Icons, NoSuchIcon, icon
from renderers.kit.layout import Box
from renderers.kit.lines import Part, effect_line, line_height, words_of
from renderers.kit.pieces import Piece, counter, crowd, slots, stack
from renderers.kit.text import Face, Overflow, be_strict, mask
from renderers.kit.theme import Theme
from renderers.kit.tokens import Shape, token
from renderers.kit.tracks import circle, column, straight, track_ground, track_markers

PAPER, RED = ink("#fbf1dc"), ink("#a03a1e")


def sheet(w: int, h: int, _scale: float) -> Image.Image:
    return Image.new("RGB", (w, h), PAPER)


THEME = Theme(
    backdrop=sheet,
    panel=PAPER,
    raised=ink("#efdfbd"),
    line=ink("#b08a4a"),
    ink=ink("#33230f"),
    dim=ink("#6d5430"),
    accent=RED,
    bar=RED,
    title=Face.CINZEL,
    text=Face.SANS_SEMIBOLD,
)


def canvas() -> Canvas:
    return Canvas(sheet(400, 300, 1), 1)


def pieces(count: int) -> list[Piece]:
    return [Piece(lambda size: token(size, Shape.DISC, RED, (0, 0, 0)), "marker", n) for n in range(count)]


def covering(drawn: Canvas) -> list[tuple[str, str]]:
    marks = drawn.record.of("marker")
    return [
        (one.id, other.id)
        for number, one in enumerate(marks)
        for other in marks[number + 1 :]
        if one.box.meets(other.box, 1)
    ]


def test_an_effect_line_is_words_of_letters_and_icons():
    assert words_of("2[favour] → +1[good] / x") == (
        (Part("2", False), Part("favour", True)),
        (Part("arrow", True),),
        (Part("+1", False), Part("good", True)),
        (Part("/", False),),
        (Part("x", False),),
    )


def test_an_effect_line_breaks_between_words_and_overflows_where_no_line_is_left():
    line, style = "2[lotus] → +1[jar] / +2[coin]", THEME.style(20)
    assert line_height(line, 300, style, THEME) < line_height(line, 90, style, THEME)
    used = effect_line(canvas(), line, Box(0, 0, 90, 120), style, THEME)
    assert used == line_height(line, 90, style, THEME)
    with pytest.raises(Overflow):
        effect_line(canvas(), line, Box(0, 0, 90, 30), style, THEME)
    effect_line(canvas(), line, Box(0, 0, 90, 60), style, THEME, shrink=0.5)


def test_an_icon_that_nobody_drew_is_an_error_in_tests_and_a_word_for_players():
    with pytest.raises(NoSuchIcon):
        effect_line(canvas(), "[unicorn]", Box(0, 0, 200, 30), THEME.style(16), THEME)
    be_strict(False)
    drawn = canvas()
    effect_line(drawn, "[unicorn]", Box(0, 0, 200, 30), THEME.style(16), THEME)
    assert [text.text for text in drawn.record.texts] == ["unicorn"]


def test_a_game_may_draw_or_recolour_an_icon_itself():
    own = Icons(own={"coin": lambda size: Image.new("RGBA", (size, size), RED)}, inks={"book": RED})
    assert own.sprite("coin", 10).getpixel((5, 5)) == (*RED, 255)
    assert own.sprite("book", 40).tobytes() == icon(40, "book", RED, own.line).tobytes()


@pytest.mark.parametrize("name", ICONS)
def test_every_icon_is_drawn_inside_its_field_and_differs_from_all_others(name: str):
    sprite = icon(48, name)
    assert sprite.size == (48, 48)
    assert sprite.getchannel("A").getbbox() is not None
    same = [other for other in ICONS if other != name and icon(48, other).tobytes() == sprite.tobytes()]
    assert same == []


@pytest.mark.parametrize("count", [1, 2, 3, 4, 5, 7, 12, 20])
@pytest.mark.parametrize("size", [(44, 44), (90, 30), (24, 80)])
def test_pieces_on_a_spot_never_cover_one_another_and_stay_on_it(count: int, size: tuple[int, int]):
    drawn = canvas()
    crowd(drawn, Box(50, 50, *size), pieces(count), 30)
    assert len(drawn.record.of("marker")) == count
    assert covering(drawn) == []
    assert all(Box(50, 50, *size).holds(mark.box, 1) for mark in drawn.record.of("marker"))


@pytest.mark.parametrize(
    "spaces",
    [straight(Box(0, 0, 390, 60), 10), column(Box(0, 0, 70, 290), 6), circle(Box(0, 0, 260, 260), 12, 44)],
)
def test_markers_keep_clear_of_each_other_and_of_the_labels(spaces: list[Box]):
    drawn = canvas()
    track_ground(drawn, spaces, THEME, [str(n) for n in range(len(spaces))], {1: "+1[coin]"}, size=12)
    track_markers(drawn, spaces, {0: pieces(4), 2: pieces(2)}, 22, top=14)
    assert covering(drawn) == []
    for mark in drawn.record.of("marker"):
        assert not any(mark.box.meets(text.box, 1) for text in drawn.record.texts)


def test_empty_places_stand_out_from_what_is_behind_them():
    drawn = canvas()
    slots(drawn, Box(10, 10, 300, 50).columns(5, 6), THEME)
    track_ground(drawn, straight(Box(10, 80, 300, 40), 6), THEME)
    assert len(drawn.record.slots) == 11
    assert all(contrast(slot.edge, slot.ground) >= 3 for slot in drawn.record.slots)


def test_a_counter_is_one_piece_with_its_number():
    drawn = canvas()
    used = counter(drawn, 10, 50, "coin", -12, THEME, "coins", 3, 30)
    (mark,) = drawn.record.of("coins")
    (number,) = drawn.record.texts
    assert number.text == "−12"
    assert mark.box.holds(number.box, 1)
    assert mark.box.w > used


def test_a_stack_tells_its_count_and_an_empty_one_is_a_place():
    drawn = canvas()
    tops: list[Box] = []
    stack(drawn, Box(10, 10, 60, 80), lambda _, box: tops.append(box), 23, THEME, "deck")
    stack(drawn, Box(110, 10, 60, 80), lambda _, box: tops.append(box), 0, THEME, "discard")
    assert [mark.state for mark in drawn.record.marks] == ["23", "0"]
    assert len(tops) == len(drawn.record.slots) == 1


@pytest.mark.parametrize("state", State)
def test_a_card_looks_different_in_each_state(state: State):
    faces = []
    for shown in State:
        drawn = canvas()
        card(drawn, Box(10, 10, 118, 168), Card(RED, PAPER, "Zwój", "planet", state=shown), THEME)
        assert drawn.image is not None
        faces.append(drawn.image.tobytes())
    assert faces.count(faces[list(State).index(state)]) == 1


def test_a_die_tells_its_value_colour_and_body_without_its_colour():
    grey: Ink = (120, 120, 120)
    looks = [die(40, value, grey, sign) for value in range(1, 7) for sign in ("", "R", "B")]
    looks += [
        die(40, 3, grey, "R", secondary=True),
        die(40, 3, grey, "R", pips=False),
        die(40, None, grey, "R"),
    ]
    assert len({look.tobytes() for look in looks}) == len(looks)


def test_a_book_shows_both_pages_and_marks_where_it_is_open():
    drawn = canvas()
    left, right = open_book(drawn, Box(0, 0, 380, 200), RED, PAPER, 3, 2)
    assert left.right < right.x
    symbol_row(drawn, Box(0, 220, 380, 30), ["ship", "coin", ""], 1, THEME, "symbol", "0.trade", "paper")
    assert [mark.state for mark in drawn.record.of("symbol")] == ["ship", "coin", ""]
    assert [mark.state for mark in drawn.record.of("symbol-position")] == ["1"]


@pytest.mark.parametrize("name", ["paper", "wood", "stone", "water", "cloth"])
def test_surfaces_are_the_same_every_time(name: str):
    made = getattr(surfaces, name)
    assert made(120, 80, 1, RED).tobytes() == made(120, 80, 1, RED).tobytes()
    assert made(120, 80, 1, RED).size == (120, 80)


def test_every_display_face_has_every_polish_letter():
    for face in (Face.CHAKRA, Face.ABRIL, Face.AMIRI, Face.JOSEFIN, Face.CINZEL, Face.LOBSTER):
        missing = mask("\ufffe", face, 40).image.tobytes()
        for letter in "ąćęłńóśźżĄĆĘŁŃÓŚŹŻ0123456789":
            assert mask(letter, face, 40).image.tobytes() != missing, (face, letter)
