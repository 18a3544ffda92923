"""The pictures' words: the same keys in every language, a name for every thing, a way out for new ones."""

import re
from typing import get_args

import msgspec
import pytest

from data import LANGUAGES, ROOT
from data.words import words
from engines.agra.lines import notable_text
from engines.agra.state import SHELF
from engines.booksoftime.state import Phase
from engines.excavation.state import shelf
from engines.kernel import Match, game_named
from renderers import artist_of
from renderers.artist import OWN
from renderers.kit.scene import Scene
from tests.renderers.positions import DRAWN

FILES = sorted(path.name for path in (ROOT / "locales" / "en").glob("common-pictures*.ftl"))


@pytest.mark.parametrize("file", FILES)
def test_every_language_has_the_same_messages(file: str):
    keys = {
        lang: re.findall(
            r"^([a-z][\w-]*) =", (ROOT / "locales" / lang / file).read_text(encoding="utf-8"), re.M
        )
        for lang in LANGUAGES
    }
    assert keys["en"]
    assert keys["en"] == keys["pl"]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_thing_in_the_tables_has_a_name(lang: str):
    agra, earth = SHELF.of(SHELF.today), shelf.of(shelf.today)
    wanted = [f"pic-agra-notable-{entry.id}" for entry in agra.notable]
    wanted += [f"pic-agra-building-{entry.building}" for entry in agra.good]
    wanted += [f"pic-agra-guild-{entry.id}" for entry in agra.guild]
    wanted += ["tie-goods", "tie-artefacts"]
    wanted += [f"pic-excavation-place-{entry.id}" for entry in earth.location]
    wanted += [f"pic-excavation-command-{entry.id}" for entry in earth.command_card]
    wanted += [f"pic-excavation-faction-{entry.id}" for entry in earth.faction]
    wanted += [f"pic-excavation-ability-{entry.id}" for entry in earth.faction]
    wanted += [f"pic-excavation-zu-{entry.kind}" for entry in earth.zu_card]
    assert [key for key in wanted if not words(lang).has(key)] == []
    assert all(words(lang, "agra").say(notable_text(entry)) for entry in agra.notable)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_phase_of_books_of_time_has_a_name(lang: str):
    named = set(get_args(Phase)) - {"turns"}  # a turn shows its round
    assert [name for name in sorted(named) if not words(lang).has(f"pic-booksoftime-phase-{name}")] == []


def test_what_a_hosts_table_adds_is_called_by_its_id():
    scene = Scene(None, words("en"), ())
    assert scene.called("pic-excavation-place", "alaska") == "Alaska"
    assert scene.called("pic-excavation-place", "lost_city") == "lost city"


@pytest.mark.parametrize("game", DRAWN)
def test_what_questions_are_about_can_be_drawn(game: str):
    artist = artist_of(game)
    assert OWN in artist.about.values()
    for question, parts in artist.about.items():
        assert words("en", game).has(f"ask-{question}"), question
        assert set(parts) <= set(artist.parts), question


@pytest.mark.parametrize("game", DRAWN)
def test_a_digest_has_words_for_what_players_have(game: str):
    asked = Match.new(game_named(game), game_named(game).players[-1], 1)
    held = msgspec.to_builtins(asked.view(None))["players"][0]
    assert len([name for name in held if words("en", game).has(f"holds-{name}")]) >= 5
