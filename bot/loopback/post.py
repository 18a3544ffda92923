"""A message as a reader sees it: its words, pictures, buttons and menus, wherever they stand."""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from typing import Any, Self

from bot.loopback.limits.components import BUTTON, SELECTS, walk
from bot.loopback.model import Flag, Json


@dataclass(frozen=True)
class Button:
    """A button; a link has no custom_id."""

    custom_id: str
    label: str
    disabled: bool
    url: str | None
    raw: Json


@dataclass(frozen=True)
class Menu:
    """A menu with the options it offers; those of people, roles and channels offer none of their own."""

    custom_id: str
    type: int
    placeholder: str
    disabled: bool
    least: int
    most: int
    options: tuple[tuple[str, str], ...]
    raw: Json

    def value_of(self, chosen: str) -> str:
        """The value, given that or its label."""
        values = {value for value, _ in self.options}
        if chosen in values or not values:
            return chosen
        return next((value for value, label in self.options if label == chosen), chosen)


@dataclass(frozen=True)
class Picture:
    """A picture or file that is shown, with its alternative text."""

    url: str
    filename: str
    alt: str | None


@dataclass(frozen=True)
class Post:
    """One message at one moment; `revision` grows with each change."""

    id: str
    channel_id: str
    author: str
    raw: Json
    revision: int = 0

    @classmethod
    def of(cls, raw: Json, revision: int = 0) -> Self:
        """From the chat page's JSON."""
        return cls(raw["id"], raw["channel_id"], raw["author"]["global_name"], raw, revision)

    @property
    def private(self) -> bool:
        """Whether only this person sees it."""
        return bool(self.raw["private"])

    @property
    def loading(self) -> bool:
        """Whether the bot is still thinking."""
        return bool(self.raw["flags"] & Flag.LOADING)

    @property
    def pinged(self) -> list[str]:
        """The ids of those who were notified."""
        return list(self.raw["pinged"])

    @cached_property
    def text(self) -> str:
        """Every word of it: content, embeds and the texts of a layout."""
        lines = [self.raw["content"]]
        for embed in self.raw["embeds"]:
            lines += [embed.get("title"), embed.get("description")]
            lines += [f"{field['name']}\n{field['value']}" for field in embed.get("fields", [])]
        lines += [component.get("content") for component in walk(self.raw["components"])]
        return "\n".join(line for line in lines if line)

    @cached_property
    def buttons(self) -> list[Button]:
        """Its buttons in reading order."""
        return [
            Button(c.get("custom_id") or "", _label(c), bool(c.get("disabled")), c.get("url"), c)
            for c in walk(self.raw["components"])
            if c["type"] == BUTTON
        ]

    @cached_property
    def menus(self) -> list[Menu]:
        """Its menus in reading order."""
        return [_menu(c) for c in walk(self.raw["components"]) if c["type"] in SELECTS]

    def button(self, wanted: str) -> Button:
        """The button with this custom_id or label."""
        for button in self.buttons:
            if wanted in (button.custom_id, button.label):
                return button
        raise LookupError(
            f"no button {wanted!r} among {[b.label for b in self.buttons]} of {self.text[:200]!r}"
        )

    def menu(self, custom_id: str | None = None) -> Menu:
        """The menu with this custom_id, or the only one."""
        found = [menu for menu in self.menus if custom_id in (None, menu.custom_id)]
        if len(found) != 1:
            raise LookupError(f"not one menu {custom_id!r} among {[m.custom_id for m in self.menus]}")
        return found[0]

    @cached_property
    def pictures(self) -> list[Picture]:
        """Its attachments, and what a layout shows besides, each once."""
        shown = {
            a["url"].split("?")[0]: Picture(a["url"], a["filename"], a.get("description"))
            for a in self.raw["attachments"]
        }
        for media, alt in _media(self.raw["components"]):
            key = media["url"].split("?")[0]
            before = shown.get(key)
            name = before.filename if before else key.rsplit("/", 1)[-1]
            shown[key] = Picture(media["url"], name, alt or (before.alt if before else None))
        return list(shown.values())


def _label(button: Json) -> str:
    label: str = button.get("label") or ""
    return label or str((button.get("emoji") or {}).get("name", ""))


def _menu(menu: Json) -> Menu:
    least, most = menu.get("min_values"), menu.get("max_values")
    return Menu(
        custom_id=menu["custom_id"],
        type=menu["type"],
        placeholder=menu.get("placeholder") or "",
        disabled=bool(menu.get("disabled")),
        least=1 if least is None else least,
        most=1 if most is None else most,
        options=tuple((option["value"], option["label"]) for option in menu.get("options") or []),
        raw=menu,
    )


def _media(components: list[Any]) -> Iterator[tuple[Json, str | None]]:
    for component in walk(components):
        for item in component.get("items") or []:
            yield item["media"], item.get("description")
        if component.get("media"):
            yield component["media"], component.get("description")
        if component.get("file"):
            yield component["file"], None
