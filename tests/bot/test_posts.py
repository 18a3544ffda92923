"""What the whole table reads, in both languages, within Discord's limits."""

import re

import msgspec
import pytest

from bot.letters import _called
from bot.panels import posts
from bot.panels.lobby import lobby_post, settings_page
from bot.panels.looking import games_page, log_page, resting, since_page
from bot.panels.reading import about_page, chapters_page, help_page, rules_page
from bot.people import at_table, drawn_names, harmless, plain
from bot.tables import (
    Announcement,
    CardUpdate,
    EndPost,
    Gained,
    Game,
    Head,
    Life,
    LogPage,
    Missed,
    Notice,
    Panel,
    Ping,
    PollPost,
    ProgressPost,
    ProposalPost,
    Seat,
    Told,
    TurnPost,
)
from bot.translation import Reader
from data import LANGUAGES
from data.rulebook import find, rulebook
from data.words import Text, Who, counted
from engines.kernel import Event, Result, Score, games
from tests.bot.layouts import custom_ids, menus, sent, words_of
from tests.bot.samples import head

MANY = [
    Event(
        "traded",
        {
            "who": Who(0),
            "good": Text("good-silk"),
            "stall": Text("stall-well"),
            "price": counted(n, Text("coin")),
        },
    )
    for n in range(200)
]


def turn(events: list[Event]) -> TurnPost:
    return TurnPost(steps=(1,), events=events, view=b"", before=None, acting=(0, 2), ping=(100,))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_turn_post_of_any_length_fits(lang: str) -> None:
    seats = head()
    view = posts.turn_post(turn(MANY), seats, at_table(seats, lang), (100,), ("a.png", "alt"))
    text = words_of(sent(view, "a.png"))
    assert "<@100>" in text
    assert "Celina" in text
    assert "<@102>" not in text


def test_a_turn_post_has_the_five_buttons() -> None:
    seats = head()
    ids = custom_ids(sent(posts.turn_post(turn([]), seats, at_table(seats, "en"), (), None)))
    assert [id.split("/")[1] for id in ids] == ["act", "mine", "board", "log", "rules"]


def test_the_end_has_places_parts_and_another_game() -> None:
    seats = head()
    result = Result(
        [Score(1, 1, 12, {"coins": 10, "camels": 2}), Score(0, 2, 3, {"coins": 3, "camels": 0})], (1,)
    )
    components = sent(posts.end_post(EndPost(result=result, view=b""), seats, at_table(seats, "pl"), None))
    assert "Wygrywa Bartek!" in words_of(components)
    assert "monety 10 · wielbłądy 2" in words_of(components)
    assert "k/again/7//" in custom_ids(components)


def test_the_card_points_to_the_table_and_pings_nobody() -> None:
    seats = head()
    post = CardUpdate(view=b"", before=None, events=MANY, acting=(0,), result=None)
    text = words_of(sent(posts.card(post, seats, at_table(seats, "en"), None)))
    assert "<#5000>" in text
    assert "<@" not in text


@pytest.mark.parametrize("why", ["turn", "nudge", "reminder", "held"])
@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_call_names_those_it_calls(why: str, lang: str) -> None:
    seats = head()
    post = Ping(users=(100, 101), why=why, by=102)  # type: ignore[arg-type]  # parametrised
    text = words_of(sent(posts.ping_post(post, seats, at_table(seats, lang), (100,))))
    assert "<@100>" in text
    assert "Bartek" in text


def test_whoever_is_called_later_can_see_what_was_missed() -> None:
    post = Ping((100,), "held")
    assert "k/since/7//" in custom_ids(sent(posts.ping_post(post, head(), at_table(head(), "en"), (100,))))


def test_one_call_tells_of_all_tables() -> None:
    post, other = Ping((100,), "held", others=(8,)), head(id=8, channel=5001)
    text = words_of(sent(posts.ping_post(post, head(), at_table(head(), "pl"), (100,), [other])))
    assert "Czekają na ciebie także tutaj" in text
    assert "<#5001>" in text


def test_a_notice_about_a_free_seat_offers_it() -> None:
    seats = head(seats=(Seat(0, "human", 100, "Ada"), Seat(1, "free", None, "Bartek")))
    notice = Notice(text=Text("end-done"))
    assert "k/take/7//" in custom_ids(sent(posts.notice_post(notice, seats, at_table(seats, "en"))))


@pytest.mark.parametrize("game", games())
@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_lobby_of_every_game_fits_for_every_number_of_players(game: str, lang: str) -> None:
    for size in games()[game].players:
        seats = tuple(Seat(n, "human", n, "x" * 40) for n in range(size))
        guild = None if size == 1 else 3000
        waiting = head(game=game, size=size, seats=seats, guild=guild, life=Life.LOBBY, language=lang)
        assert "k/settings/7//" in custom_ids(sent(lobby_post(waiting, at_table(waiting, lang))))
        components = sent(settings_page(waiting, at_table(waiting, lang)))
        offered = {
            value.partition("=")[0] for values in menus(components) for value in values if "=" in value
        }
        fitting = {s.id for s in games()[game].settings if s.players is None or size in s.players}
        assert offered == fitting


def test_a_lobby_that_is_over_has_no_buttons_left() -> None:
    for life, key in ((Life.STOPPED, "closed"), (Life.RUNNING, "begun")):
        over = head(life=life)
        components = sent(lobby_post(over, at_table(over, "en")))
        assert not custom_ids(components)
        assert key in words_of(components)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_pages_to_read_fit(lang: str) -> None:
    reader = Reader(lang)
    sent(about_page(games(), reader))
    sent(help_page(reader))
    for game in games():
        sent(chapters_page(game, reader))
        sent(rules_page(game, "a", find(game, lang, "a"), reader))
        for rule in rulebook(game, lang):
            assert rule.id in words_of(sent(rules_page(game, rule.id, [rule], reader)))


def test_about_tells_what_is_reconstructed() -> None:
    text = words_of(sent(about_page(games(), Reader("en"))))
    assert "Reconstructed" in text
    assert "unofficial" in text.casefold()


def test_the_log_shows_the_newest_steps_and_the_way_to_older_ones() -> None:
    seats = head()
    steps = tuple(Told(n, "turn", 0, tuple(MANY[:30])) for n in range(10))
    components = sent(log_page(LogPage(steps, 0, 3), seats, at_table(seats, "en")))
    assert "**10.**" in words_of(components)
    assert "k/log/7//1" in custom_ids(components)


def test_games_say_whose_turn_it_is() -> None:
    mine = Game(head(acting=(0,)), yours=True, since=1000.0, until=2000.0)
    theirs = Game(head(id=8, acting=(1,)))
    text = words_of(sent(games_page([mine, theirs, Game(head(life=Life.LOBBY))], Reader("en"))))
    assert "**your turn** · since <t:1000:f>; the others are asked <t:2000:R>" in text
    assert "waiting for Bartek" in text


def test_resting_offers_what_can_be_done_meanwhile() -> None:
    seats: Head = head(seats=(Seat(0, "human", 100, "Ada"), Seat(1, "free", None, "Bartek")))
    panel = Panel(head=seats, seat=0, waiting_for=(1,), can_undo=True)
    verbs = {id.split("/")[1] for id in custom_ids(sent(resting(panel, at_table(seats, "en"))))}
    assert verbs == {"refresh", "undo", "give"}
    late = Panel(head=seats, seat=0, waiting_for=(1,), may_move_on=True)
    assert "onward" in {id.split("/")[1] for id in custom_ids(sent(resting(late, at_table(seats, "en"))))}


@pytest.mark.parametrize("name", ["@everyone", "<@123>", "<@&5>", "**x**", "`x`", "a" * 500, "x\n# Title"])
def test_no_name_pings_or_formats(name: str) -> None:
    written = harmless(name)
    assert "@everyone" not in written
    assert "<@" not in written
    assert "\n" not in written
    assert len(plain(name)) <= 32


def test_alone_the_opponent_has_a_name_too() -> None:
    solo = head(names=("Ada",))
    assert drawn_names(solo, "pl") == ["Ada", "Burza Piaskowa"]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_was_missed_fits_with_its_digest_and_picture(lang: str) -> None:
    gains = tuple(Gained(seat, what, 3 - seat) for seat in (0, 1) for what in ("coins", "camels", "seen"))
    many = tuple(Told(n, "turn", 0, tuple(MANY[:30])) for n in range(40))
    missed = Missed(many, gains, tuple(MANY), tuple(MANY), b"then", b"now")
    seats = head()
    words = words_of(sent(since_page(missed, at_table(seats, lang), ("a.png", "alt")), "a.png"))
    assert {"en": "**Ada**: coins +3 · camels +3", "pl": "**Ada**: monety +3 · wielbłądy +3"}[lang] in words
    assert "seen" not in words
    assert "**40.**" in words


def test_the_post_names_the_question_and_groups_those_who_share_it() -> None:
    seats = head()
    asked = {0: Text("ask-load"), 2: Text("ask-load")}
    post = TurnPost(
        steps=(1,), events=[], view=b"", before=None, acting=(0, 1, 2), ping=(100,), questions=asked
    )
    words = words_of(sent(posts.turn_post(post, seats, at_table(seats, "pl"), (100,), None)))
    assert "Teraz decydują: <@100> i Celina – „Którą kartę ładujesz?”" in words
    assert "Bartek." in words.splitlines()[-1]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_lobby_shows_only_what_is_not_as_usual(lang: str) -> None:
    usual = head(game="toy", size=3, life=Life.LOBBY, language=lang)
    setting = next(s for s in games()["toy"].settings if s.players is None or 3 in s.players)
    other = next(choice for choice in setting.choices if choice != setting.default)
    changed = head(game="toy", size=3, life=Life.LOBBY, language=lang, settings={setting.id: other})
    reader = at_table(usual, lang)
    name = reader.say(f"setting-{setting.id}")
    assert name not in words_of(sent(lobby_post(usual, reader)))
    assert name in words_of(sent(lobby_post(changed, reader)))


def test_where_the_game_is_played_no_link_leads_there() -> None:
    here = head(names=("Ada",), guild=None, parent=None)
    assert "<#" not in words_of(sent(lobby_post(here, at_table(here, "en"))))
    elsewhere = head()
    assert "<#5000>" in words_of(sent(lobby_post(elsewhere, at_table(elsewhere, "en"))))


HOSTILE = (
    "[win](https://x.yz) <@1> **b** `",
    "@everyone @here <@&5> <#7>",
    "# Title",
    "-# small",
    "> quote",
    "1. list",
    "||spoiler|| ~~x~~ __y__",
    "\u202eturned https://evil.example",
    "\u200b\u200b",
)


@pytest.mark.parametrize("name", HOSTILE)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_public_text_carries_a_name_that_does_anything(name: str, lang: str) -> None:
    seats = head(names=(name, name, name))
    reader = at_table(seats, lang)
    told = MANY[:1]
    result = Result([Score(0, 1, 3, {"coins": 3})], (0, 1))
    notice = Notice(text=Text("notice-left", {"who": Who(0)}), names={0: name})
    proposal = ProposalPost(step=1, name="x", by=0, agreed=(0,), waiting=(1,), deadline=1.0)
    named = Reader(lang, "toy", lambda seat: _called(notice, seat, reader))
    everything = [
        posts.turn_post(turn(told), seats, reader, (), None),
        posts.progress_post(ProgressPost(1, told, b"", None, (0,)), seats, reader, None),
        posts.ping_post(Ping((100,), "nudge", by=101), seats, reader, ()),
        posts.ping_post(Ping((100,), "reminder"), seats, reader, ()),
        posts.notice_post(notice, seats, named),
        posts.proposal_post(proposal, seats, reader),
        posts.proposal_post(msgspec.structs.replace(proposal, kind="pace", name="live"), seats, reader),
        posts.poll_post(PollPost((0, 1), 1.0, 2.0, {2: "wait"}, (2,)), seats, reader),
        posts.poll_post(PollPost((0, 1), 1.0, 2.0, {}, (2,), "stand-in"), seats, reader),
        posts.card(CardUpdate(b"", None, told, (0,)), seats, reader, None),
        posts.end_post(EndPost(result, b""), seats, reader, None),
        posts.announcement(Announcement(result, b""), seats, reader, None),
        lobby_post(head(names=(name, name, name), life=Life.LOBBY), reader),
        lobby_post(seats, reader),
    ]
    for view in everything:
        words = words_of(sent(view)).replace(f"<#{seats.channel}>", "")
        assert not re.search(r"<[@#]|@(everyone|here)|://|[\u202e]", words)
        shown = harmless(name)
        assert not re.search(r"(?<!\\)[\[\]`|~_]", shown)
        assert not re.match(r"(#|-#|>|\d+\.)", shown)
        assert shown in words


def test_a_bot_is_said_to_think() -> None:
    seats: Head = head(
        seats=(Seat(0, "human", 100, "Ada"), *(Seat(n, "bot", strength="good") for n in (1, 2)))
    )
    reader = at_table(seats, "en")
    assert posts.deciding(seats, (1,), {}, (), reader) == ["Bot 2 is thinking …"]
    waits, thinks = posts.deciding(seats, (0, 1, 2), {}, (), reader)
    assert "Waiting for" in waits
    assert thinks == "Bot 2 and Bot 3 are thinking …"
