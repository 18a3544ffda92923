"""Controls: ids that survive everything, and discord.py's trap around dynamic items."""

from typing import Any, cast

import discord
import pytest
from discord import ui

from bot.panels.controls import Control, Named, button, menu, page, picture, rows, text
from bot.panels.controls import Row as Line


class Store:
    """discord.py's own store of views, without a connection."""

    def __init__(self) -> None:
        self.views = discord.ui.view.ViewStore(cast(Any, None))
        self.views.add_dynamic_items(Control)

    @property
    def knows_us(self) -> bool:
        return Control.__discord_ui_compiled_template__ in self.views._dynamic_items


def panel(*labels: str) -> ui.LayoutView:
    controls = [button(label, Named("pick", "7", "t", label)) for label in labels]
    return page(text("What now?"), picture("a.png", "a board"), *rows(controls))


def test_the_trap_is_real() -> None:
    """If this fails, discord.py has mended it, and the rules in `controls` may be loosened."""
    store = Store()
    mixed = panel("a")
    mixed.add_item(ui.ActionRow(ui.Button(label="plain", custom_id="plain")))
    store.views.add_view(mixed, 1)
    mixed.stop()
    assert not store.knows_us


@pytest.mark.asyncio
async def test_our_messages_never_spring_it() -> None:
    store = Store()
    for message in range(3):
        for labels in (("a", "b"), ("a",), ()):
            store.views.add_view(panel(*labels), message)
            assert store.knows_us
    view = panel("a")
    store.views.add_view(view, 9)
    assert view.timeout is None
    assert view.is_persistent()


def test_messages_leave_nothing_behind_in_memory() -> None:
    store = Store()
    for message in range(50):
        store.views.add_view(panel("a", "b"), message)
    assert not store.views._views
    assert not store.views._synced_message_views


@pytest.mark.asyncio
async def test_discord_py_does_not_wait_for_presses_of_what_is_over() -> None:
    """Of a private message it would keep the view, with a task of its own, for a quarter of an hour."""
    assert panel("a").is_finished()
    assert page(text("What now?")).is_finished()


def test_every_control_we_make_is_dynamic() -> None:
    line = menu("Choose", [Line("x", "X")], Named("select", "7", "t", "0"))
    for control in (button("a", Named("act", "7")), line):
        assert isinstance(control, ui.DynamicItem)


@pytest.mark.parametrize(
    "named",
    [Named("act", "7"), Named("pick", "7", "0a1b", "explorer:1>market:2"), Named("pick", "7", "t", "a/b")],
)
def test_a_custom_id_says_what_it_names(named: Named) -> None:
    match = Control.__discord_ui_compiled_template__.fullmatch(named.custom_id)
    assert match is not None
    assert Named(*match.group("verb", "table", "token", "what")) == named


def test_labels_are_cut_and_menus_never_empty() -> None:
    wide = button("x" * 200, Named("act"))
    assert len(cast(ui.Button[Any], wide.item).label or "") == 80
    blank = menu("", [Line("v", "")], Named("why"))
    assert cast(ui.Select[Any], blank.item).options[0].label
