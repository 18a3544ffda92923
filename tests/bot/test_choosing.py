"""The private panel: every kind of question, few options or many, fits into what Discord allows."""

from collections import Counter

import pytest

from bot.open_panels import OpenPanels
from bot.panels.choosing import Extras, asked_choices, choosing, chunks, needs_menus, picked
from bot.people import at_table
from bot.tables import Choice, NotNow, Panel
from bot.translation import Reader
from data import LANGUAGES
from data.words import Text, Who
from engines.kernel import Event, Kind, Refusal
from tests.bot.layouts import custom_ids, labels, menus, sent, words_of
from tests.bot.samples import choices, head, panel

READER = at_table(head(), "en")


def free(count: int) -> tuple[Choice, ...]:
    return tuple(
        Choice(f"free:{n}", Text("lobby-seat", {"number": n, "who": "free"}), is_free=True)
        for n in range(count)
    )


CLOSED = [NotNow(f"closed:{n}", Text("action-raid"), "OA-16", Text("why-no-victim")) for n in range(30)]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("count", [1, 2, 8, 9, 25, 26, 60, 124])
@pytest.mark.parametrize("kind", [Kind.ONE, Kind.SOME, Kind.AMOUNTS, Kind.ORDER])
def test_every_question_fits_with_everything_around_it(kind: Kind, count: int, lang: str) -> None:
    options = choices(count, group_size=20, at_most=3)
    full = panel(
        kind,
        (*options, *free(9)),
        most=min(count, 25),
        least=0,
        selection=tuple(option.id for option in options[:2]) if kind is not Kind.ONE else (),
        standing=kind is Kind.ONE,
    )
    view = choosing(
        full, at_table(head(), lang), Extras(notice="n" * 300, why_not=CLOSED[:25], picture=("a.png", "alt"))
    )
    sent(view, "a.png")


def test_few_short_options_are_buttons_and_name_table_token_and_option() -> None:
    components = sent(choosing(panel(Kind.ONE, choices(3)), READER))
    assert [id for id in custom_ids(components) if id.startswith("k/pick/")] == [
        f"k/pick/7/0123abcd/option:{n}" for n in range(3)
    ]


def test_no_list_is_ever_cut() -> None:
    options = choices(140, group_size=30)
    shown: Counter[str] = Counter()
    for page in range(3):
        components = sent(choosing(panel(Kind.ONE, options), READER, Extras(page=page)))
        shown.update(value for values in menus(components) for value in values)
    assert set(shown) >= {option.id for option in options}


def test_pages_are_reached_by_buttons() -> None:
    options = choices(140, group_size=30)
    first = custom_ids(sent(choosing(panel(Kind.ONE, options), READER)))
    assert "k/page/7/0123abcd/1" in first
    last = custom_ids(sent(choosing(panel(Kind.ONE, options), READER, Extras(page=9))))
    assert "k/page/7/0123abcd/0" in last


def test_headings_come_from_the_options() -> None:
    options = choices(40, group_size=20)
    assert [chunk.heading for chunk in chunks(options, READER)] == ["Bot 0", "Bot 1"]


def test_amounts_of_few_kinds_have_plus_and_minus_within_their_limits() -> None:
    options = choices(2, at_most=2)
    shown = sent(
        choosing(panel(Kind.AMOUNTS, options, most=3, least=1, selection=("option:0", "option:0")), READER)
    )
    buttons = {
        part["custom_id"]: part
        for row in shown[0]["components"]
        if row["type"] == 1
        for part in row["components"]
    }
    assert buttons["k/more/7/0123abcd/option:0"]["disabled"]
    assert not buttons["k/less/7/0123abcd/option:0"]["disabled"]
    assert not buttons["k/more/7/0123abcd/option:1"]["disabled"]
    assert buttons["k/less/7/0123abcd/option:1"]["disabled"]


def test_a_few_things_of_many_kinds_are_chosen_in_one_menu() -> None:
    options = choices(6, at_most=2)
    shown = sent(choosing(panel(Kind.AMOUNTS, options, most=4, selection=("option:1",) * 2), READER))
    (menu,) = [part["components"][0] for part in shown[0]["components"] if part["type"] == 1][:1]
    assert menu["custom_id"] == "k/select/7/0123abcd/0"
    assert (menu["min_values"], menu["max_values"]) == (0, 4)
    chosen = [option["value"] for option in menu["options"] if option["default"]]
    assert picked(chosen) == ["option:1", "option:1"]
    assert len({option["value"] for option in menu["options"]}) == 12
    many = sent(choosing(panel(Kind.AMOUNTS, choices(6, at_most=9), most=4), READER))
    assert "k/more/7/0123abcd/menu 0" in custom_ids(many)


def test_an_order_shows_what_is_placed_and_offers_the_rest() -> None:
    components = sent(choosing(panel(Kind.ORDER, choices(3), selection=("option:2",)), READER))
    assert "1. 2. xxxx" in words_of(components)
    placing = [id for id in custom_ids(components) if id.startswith("k/place/")]
    assert [id[-1] for id in placing] == ["0", "1"]


@pytest.mark.parametrize(
    ("selection", "problem", "open"),
    [
        ((), None, False),
        (("option:0",), None, True),
        (("option:0",), Refusal("OA-18", Text("why-no-coins")), False),
        (("option:0", "option:1", "option:2"), None, False),
    ],
)
def test_only_a_complete_selection_can_be_confirmed(
    selection: tuple[str, ...], problem: Refusal | None, open: bool
) -> None:
    asked = panel(Kind.SOME, choices(4), least=1, most=2, selection=selection, problem=problem)
    rows = sent(choosing(asked, READER))[0]["components"]
    confirm = next(
        b for row in rows if row["type"] == 1 for b in row["components"] if "/confirm/" in b["custom_id"]
    )
    assert confirm["disabled"] is not open


def test_a_stop_says_what_it_confirms() -> None:
    go = (Choice("go", Text("option-go")),)
    end = sent(choosing(panel(Kind.STOP, go, key="stop-end"), READER))
    draw = sent(choosing(panel(Kind.STOP, go, key="stop-draw"), READER))
    assert "Confirm the turn" in labels(end)
    assert "Go on" in labels(draw)


def test_names_in_labels_are_plain_and_in_texts_harmless() -> None:
    seats = head(names=("Ada", "*Bar*_tek_ @everyone", "Celina"))
    asked = Panel(
        head=seats,
        seat=0,
        question=Text("ask-flee", {"who": Who(1)}),
        kind=Kind.ONE,
        token="t",
        choices=(Choice("seat:1", Text("option-seat", {"who": Who(1)})),),
    )
    components = sent(choosing(asked, at_table(seats, "en")))
    assert "*Bar*_tek_ @everyone" in labels(components)
    assert "@everyone" not in words_of(components)
    assert r"\*Bar\*\_tek\_" in words_of(components)


def test_free_actions_are_not_mixed_into_the_question() -> None:
    asked = panel(Kind.ONE, (*choices(2), *free(2)))
    assert [choice.id for choice in asked_choices(asked)] == ["option:0", "option:1"]
    assert "Besides, you may:" in words_of(sent(choosing(asked, READER)))


def test_every_sentence_of_the_panel_exists_in_polish() -> None:
    polish = at_table(head(), "pl")
    assert isinstance(polish, Reader)
    for kind in (Kind.ONE, Kind.SOME, Kind.AMOUNTS, Kind.ORDER):
        text = words_of(sent(choosing(panel(kind, choices(3), most=2, least=1), polish)))
        assert "Choose" not in text


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_is_closed_says_why_beside_the_rule(lang: str) -> None:
    view = choosing(panel(Kind.ONE, choices(3)), at_table(head(), lang), Extras(why_not=CLOSED[:3]))
    notes = [
        option["description"]
        for row in sent(view)[0]["components"]
        if row["type"] == 1
        for part in row["components"]
        if part["type"] == 3
        for option in part["options"]
    ]
    assert notes
    assert all(note.endswith("(OA-16)") and len(note) > 12 for note in notes)


def test_a_question_that_once_needed_a_menu_keeps_it() -> None:
    few, amounts = panel(Kind.ONE, choices(3)), panel(Kind.AMOUNTS, choices(3))
    panels = OpenPanels()
    for question in (few, amounts):
        assert not needs_menus(question, READER)
        assert not menus(sent(choosing(question, READER, Extras(by_menu=panels.by_menu("toy", "a", False)))))
    for many in (panel(Kind.ONE, choices(20)), panel(Kind.AMOUNTS, choices(20))):
        panels.by_menu("toy", "a", needs_menus(many, READER))
    assert not panels.by_menu("toy", "b", False)
    for question in (few, amounts):
        assert menus(sent(choosing(question, READER, Extras(by_menu=panels.by_menu("toy", "a", False)))))


def test_long_words_need_a_menu_too() -> None:
    long = (*choices(2), Choice("long", Text("lobby-seat", {"number": 1, "who": "x" * 60})))
    assert needs_menus(panel(Kind.ONE, long), READER)


def test_an_order_keeps_its_control_while_it_is_made() -> None:
    twelve = choices(12)
    placed = tuple(option.id for option in twelve[:10])
    for selection in ((), placed):
        shown = sent(choosing(panel(Kind.ORDER, twelve, selection=selection), READER))
        assert [id for id in custom_ids(shown) if id.startswith("k/place/")] == ["k/place/7/0123abcd/menu 0"]


def test_a_long_turn_is_told_from_its_beginning() -> None:
    events = tuple(
        Event("drank", {"who": Who(0), "stall": Text("stall-well"), "bonus": n}) for n in range(30)
    )
    words = words_of(sent(choosing(panel(Kind.STOP, choices(1), events=events), READER)))
    lines = [line for line in words.splitlines() if line.startswith("-# ")]
    assert len(lines) == 30
    short = words_of(sent(choosing(panel(Kind.ONE, choices(2), events=events), READER)))
    assert short.splitlines()[0] == lines[0]
    assert lines[-1] in short
    assert lines[10] not in short or len(short.splitlines()) < 12
