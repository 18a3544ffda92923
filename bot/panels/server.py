"""The private page on which a server says how it wants things."""

from collections.abc import Sequence

import discord
from discord import ui

from bot.panels.controls import (
    MOST_IN_MENU,
    Block,
    Named,
    Row,
    channel_menu,
    line,
    menu,
    menu_row,
    page,
    text,
)
from bot.tables import PACES, Server
from bot.translation import Reader
from data import LANGUAGES
from data.words import capital

NO_LIMIT, AS_OPENED = "none", "auto"
ALLOWED, FORBIDDEN = "on", "off"
MOST = (1, 2, 3, 5, 10, 20, 50, 100)  # tables on a server
MOST_EACH = (1, 2, 3, 5, 10)  # tables of one person
PLACES = (discord.ChannelType.text, discord.ChannelType.category)
VERB = "server"


def server_page(wanted: Server, reader: Reader) -> ui.LayoutView:
    """How it stands, and a menu for each thing."""
    blocks: list[Block] = [
        menu_row(
            channel_menu(
                reader.say("server-places-menu"), PLACES, wanted.places, _of("places"), most=MOST_IN_MENU
            )
        ),
        menu_row(
            channel_menu(
                reader.say("server-announced-menu"),
                (discord.ChannelType.text,),
                () if wanted.announced is None else (wanted.announced,),
                _of("announced"),
            )
        ),
        _menu("language", _languages(wanted, reader), reader),
        _menu("pace", _paces(wanted, reader), reader),
        _menu("most", _limits(MOST, wanted.most, reader), reader),
        _menu("most-each", _limits(MOST_EACH, wanted.most_each, reader), reader),
        _menu("bots", _bots(wanted, reader), reader),
    ]
    return page(
        text(f"### {reader.say('server-title')}"),
        text(*_lines(wanted, reader)),
        line(),
        *blocks,
    )


def _lines(wanted: Server, reader: Reader) -> list[str]:
    places = ", ".join(f"<#{place}>" for place in wanted.places) or reader.say("server-everywhere")
    announced = f"<#{wanted.announced}>" if wanted.announced else reader.say("server-nowhere")
    tongue = f"language-{wanted.language}" if wanted.language else "server-language-auto"
    return [
        reader.say("server-places", places=places),
        reader.say("server-announced", where=announced),
        reader.say("server-language", language=reader.say(tongue)),
        reader.say("server-pace", pace=reader.say(f"pace-{wanted.pace}")),
        reader.say("server-most", most=_most(wanted.most, reader)),
        reader.say("server-most-each", most=_most(wanted.most_each, reader)),
        reader.say("server-bots-on" if wanted.bots else "server-bots-off"),
    ]


def _most(most: int | None, reader: Reader) -> str:
    return reader.say("server-no-limit") if most is None else str(most)


def _of(what: str) -> Named:
    return Named(VERB, "", "", what)


def _menu(what: str, lines: Sequence[Row], reader: Reader) -> Block:
    return menu_row(menu(reader.say(f"server-{what}-menu"), lines, _of(what)))


def _languages(wanted: Server, reader: Reader) -> list[Row]:
    auto = Row(
        AS_OPENED,
        reader.say("server-language", language=reader.say("server-language-auto")),
        chosen=wanted.language is None,
    )
    return [
        auto,
        *(
            Row(
                lang,
                reader.say("server-language", language=reader.say(f"language-{lang}")),
                chosen=lang == wanted.language,
            )
            for lang in LANGUAGES
        ),
    ]


def _paces(wanted: Server, reader: Reader) -> list[Row]:
    return [
        Row(
            pace,
            capital(reader.say("server-pace", pace=reader.say(f"pace-{pace}"))),
            reader.say(f"pace-{pace}-about"),
            chosen=pace == wanted.pace,
        )
        for pace in PACES
    ]


def _limits(numbers: Sequence[int], chosen: int | None, reader: Reader) -> list[Row]:
    key = "server-most-each" if numbers is MOST_EACH else "server-most"
    none = Row(NO_LIMIT, reader.say(key, most=reader.say("server-no-limit")), chosen=chosen is None)
    return [none, *(Row(str(n), reader.say(key, most=str(n)), chosen=n == chosen) for n in numbers)]


def _bots(wanted: Server, reader: Reader) -> list[Row]:
    return [
        Row(ALLOWED, reader.say("server-bots-on"), chosen=wanted.bots),
        Row(FORBIDDEN, reader.say("server-bots-off"), chosen=not wanted.bots),
    ]
