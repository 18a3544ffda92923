"""The lobby's message: who plays, which options, and the way in."""

from collections.abc import Sequence

from discord import ui

from bot.panels.controls import (
    MOST_IN_MENU,
    Block,
    ButtonStyle,
    Control,
    Named,
    Row,
    button,
    line,
    menu,
    menu_row,
    page,
    rows,
    text,
)
from bot.tables import PACES, SCREENS, Head, Life
from bot.translation import Reader
from data import LANGUAGES
from data.words import capital
from engines.kernel import Setting, game_named
from engines.kernel.thinking import STRENGTHS

MOST_MENUS = 6  # more settings than that share a menu


def settings_of(head: Head) -> list[Setting]:
    """The choices that this game has for so many seats."""
    settings = game_named(head.game).settings
    return [setting for setting in settings if setting.players is None or head.size in setting.players]


def chosen(head: Head, setting: Setting) -> str:
    """What a setting stands at."""
    return head.settings.get(setting.id, setting.default)


def lobby_post(head: Head, reader: Reader, *, bots: bool = True) -> ui.LayoutView:
    """The lobby as it stands; afterwards, what has become of it. `bots`: whether the computer may play."""
    if head.life is not Life.LOBBY:
        return page(text(f"### {reader.say('game')}", *_seats(head, reader), _became(head, reader)))
    solo = head.guild is None
    intro = [f"### {reader.say('lobby-title', game=reader.say('game'))}", reader.say("game-about")]
    if solo and reader.has("automa"):
        intro.append(reader.say("lobby-solo", automa=reader.say("automa")))
    blocks: list[Block] = [text(*intro)]
    if not solo:
        blocks.append(text(*_seats(head, reader)))
    differing = _differing(head, reader)
    if head.rated:
        differing.append(f"-# {reader.say('lobby-rated-on')}")
    if differing:
        blocks.append(text(*differing))
    blocks.append(line())
    if not solo:
        blocks += _size_menu(head, reader)
    blocks += rows(_buttons(head, reader, solo, bots))
    return page(*blocks)


def _became(head: Head, reader: Reader) -> str:
    """What a lobby has become; whoever reads it where the game is played needs no way there."""
    if head.life.is_over:
        return reader.say("lobby-closed")
    return reader.say("lobby-started", link=f"<#{head.channel}>") if head.parent else reader.say("post-start")


def opened_page(head: Head, reader: Reader, *, is_there: bool) -> ui.LayoutView:
    """What whoever opened a table is told; where no message arrives, one can start from here."""
    said = text(reader.say("lobby-opened"))
    if is_there or head.guild is not None:
        return page(said)
    start = button(reader.say("lobby-start"), Named("start", str(head.id)), ButtonStyle.success, emoji="▶️")
    return page(said, *rows([start]))


def _seats(head: Head, reader: Reader) -> list[str]:
    taken = {seat.number: seat for seat in head.seats if seat.kind != "free"}
    lines = [f"**{reader.say('lobby-seats', taken=len(taken), most=head.size)}**"]
    for number in range(head.size):
        seat = taken.get(number)
        if seat is None:
            lines.append(reader.say("lobby-seat-open", number=number + 1))
        elif seat.kind == "bot":
            skill = reader.say(f"bot-{seat.strength or 'random'}")
            lines.append(reader.say("lobby-seat-bot", number=number + 1, bot=skill))
        else:
            lines.append(reader.say("lobby-seat", number=number + 1, who=reader.names(number)))
    return lines


def _differing(head: Head, reader: Reader) -> list[str]:
    """What is not as it usually is."""
    return [
        f"-# {_setting_line(setting, chosen(head, setting), reader)}"
        for setting in settings_of(head)
        if chosen(head, setting) != setting.default
    ]


def _setting_line(setting: Setting, choice: str, reader: Reader) -> str:
    return reader.say(
        "setting-line",
        name=reader.say(f"setting-{setting.id}"),
        choice=reader.say(f"setting-{setting.id}-{choice}"),
    )


def _size_menu(head: Head, reader: Reader) -> list[Block]:
    counts = [count for count in game_named(head.game).players if count > 1]
    if len(counts) < 2:
        return []
    lines = [Row(str(n), reader.say("lobby-count", count=n), chosen=n == head.size) for n in counts]
    return [menu_row(menu(reader.say("lobby-count-menu"), lines, Named("size", str(head.id))))]


def settings_page(head: Head, reader: Reader, *, bots: bool = True) -> ui.LayoutView:
    """Everything that the host may choose, and how it stands."""
    table = str(head.id)
    lines = [_setting_line(setting, chosen(head, setting), reader) for setting in settings_of(head)]
    lines.append(reader.say("lobby-language", language=reader.say(f"language-{head.language}")))
    lines.append(reader.say("lobby-screen", screen=reader.say(f"choice-screen-{head.screen}")))
    lines.append(reader.say(f"lobby-hints-{'on' if head.hints else 'off'}"))
    blocks = _setting_menus(head, settings_of(head), reader)
    if head.guild is not None:
        lines.append(reader.say("settings-pace", pace=reader.say(f"pace-{head.pace}")))
        paces = [
            Row(
                pace,
                capital(reader.say(f"pace-{pace}")),
                reader.say(f"pace-{pace}-about"),
                chosen=pace == head.pace,
            )
            for pace in PACES
        ]
        blocks.append(menu_row(menu(reader.say("lobby-pace-menu"), paces, Named("pace", table))))
        played = {seat.strength for seat in head.seats if seat.kind == "bot"}
        skills = [
            Row(
                name,
                capital(reader.say(f"bot-{name}")),
                reader.say(f"bot-{name}-about"),
                chosen=name in played,
            )
            for name in STRENGTHS
        ]
        if bots:
            blocks.append(menu_row(menu(reader.say("lobby-bots-menu"), skills, Named("skill", table))))
    tongues = [Row(lang, reader.say(f"language-{lang}"), chosen=lang == head.language) for lang in LANGUAGES]
    blocks.append(menu_row(menu(reader.say("lobby-language-menu"), tongues, Named("tongue", table))))
    if head.guild is not None:
        lines.append(reader.say(f"lobby-rated-{'on' if head.rated else 'off'}"))
        rated = [
            Row(
                choice,
                reader.say(f"lobby-rated-{choice}"),
                reader.say(f"lobby-rated-{choice}-about"),
                chosen=(choice == "on") == head.rated,
            )
            for choice in ("off", "on")
        ]
        blocks.append(menu_row(menu(reader.say("lobby-rated-menu"), rated, Named("rated", table))))
    hints = [
        Row(choice, reader.say(f"lobby-hints-{choice}"), chosen=(choice == "on") == head.hints)
        for choice in ("on", "off")
    ]
    blocks.append(menu_row(menu(reader.say("lobby-hints-menu"), hints, Named("hints", table))))
    screens = [
        Row(screen, capital(reader.say(f"choice-screen-{screen}")), chosen=screen == head.screen)
        for screen in SCREENS
    ]
    blocks.append(menu_row(menu(reader.say("lobby-screen-menu"), screens, Named("screen", table))))
    return page(
        text(f"### {reader.say('lobby-settings')}"),
        text(*(f"-# {sentence}" for sentence in lines)),
        line(),
        *blocks,
    )


def _setting_menus(head: Head, settings: Sequence[Setting], reader: Reader) -> list[Block]:
    """A menu for each setting; where there are many, menus that list what could be changed."""
    table = str(head.id)
    if len(settings) <= MOST_MENUS:
        return [
            menu_row(
                menu(
                    reader.say(f"setting-{setting.id}"),
                    [
                        Row(
                            f"{setting.id}={choice}",
                            reader.say(f"setting-{setting.id}-{choice}"),
                            reader.say(f"setting-{setting.id}"),
                            chosen=choice == chosen(head, setting),
                        )
                        for choice in setting.choices
                    ],
                    Named("set", table, "", setting.id),
                )
            )
            for setting in settings
        ]
    changes = [
        Row(
            f"{setting.id}={choice}",
            reader.say(f"setting-{setting.id}-{choice}"),
            reader.say(f"setting-{setting.id}"),
        )
        for setting in settings
        for choice in setting.choices
        if choice != chosen(head, setting)
    ]
    return [
        menu_row(
            menu(
                reader.say("lobby-change"),
                changes[start : start + MOST_IN_MENU],
                Named("set", table, "", f"{start}"),
            )
        )
        for start in range(0, len(changes), MOST_IN_MENU)
    ]


def _buttons(head: Head, reader: Reader, solo: bool, may_have_bots: bool) -> list[Control]:
    table = str(head.id)
    full = sum(seat.kind != "free" for seat in head.seats) >= head.size
    start = button(
        reader.say("lobby-start"), Named("start", table), ButtonStyle.success, emoji="▶️", disabled=not full
    )
    settings = button(reader.say("lobby-settings"), Named("settings", table), emoji="⚙️")
    close = button(reader.say("lobby-close"), Named("close", table))
    if solo:
        return [start, settings, close]
    has_bots = any(seat.kind == "bot" for seat in head.seats)
    key = "lobby-no-bots" if has_bots else "lobby-add-bots"
    robots = button(reader.say(key), Named("bots", table), emoji="🤖")
    return [
        button(reader.say("lobby-join"), Named("join", table), ButtonStyle.primary, emoji="🪑"),
        button(reader.say("lobby-leave"), Named("unjoin", table)),
        *([robots] if may_have_bots or has_bots else []),
        start,
        settings,
        close,
    ]
