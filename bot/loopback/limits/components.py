"""The limits of components in a message: rows of buttons and menus, and the layouts of version 2."""

from collections.abc import Iterator
from typing import Any

from bot.loopback.errors import Form, Json, Path

ROW, BUTTON, STRING_SELECT, TEXT_INPUT = 1, 2, 3, 4
SELECTS = (STRING_SELECT, 5, 6, 7, 8)
SECTION, TEXT, THUMBNAIL, GALLERY, FILE, SEPARATOR, CONTAINER = 9, 10, 11, 12, 13, 14, 17
IN_CONTAINER = (ROW, SECTION, TEXT, GALLERY, FILE, SEPARATOR)
TOP_V2 = (*IN_CONTAINER, CONTAINER)
LINK, PREMIUM = 5, 6

MOST_ROWS = 5
MOST_COMPONENTS = 40
MOST_TEXT = 4000
MOST_OPTIONS = 25


def walk(components: list[Any]) -> Iterator[Json]:
    """Every component, depth first, those inside others and beside sections included."""
    for component in components:
        yield component
        yield from walk(component.get("components") or [])
        for inner in ("accessory", "component"):
            if component.get(inner):
                yield from walk([component[inner]])


def check_components(form: Form, components: list[Any], v2: bool, filenames: set[str]) -> None:
    """Note what is wrong with the components of a message."""
    if v2:
        _check_totals(form, components)
    else:
        form.check(
            len(components) <= MOST_ROWS,
            ("components",),
            "BASE_TYPE_BAD_LENGTH",
            f"Must be between 1 and {MOST_ROWS} in length.",
        )
    allowed = TOP_V2 if v2 else (ROW,)
    for index, component in enumerate(components):
        _check(form, component, ("components", index), allowed, filenames)
    check_ids(form, components)


def check_ids(form: Form, components: list[Any]) -> None:
    """No custom_id, and no number of a component, twice in one message or modal."""
    custom_ids: set[str] = set()
    numbers: set[int] = set()
    for at, component in _places(components, ("components",)):
        custom_id, number = component.get("custom_id"), component.get("id")
        form.check(
            custom_id is None or custom_id not in custom_ids,
            (*at, "custom_id"),
            "COMPONENT_CUSTOM_ID_DUPLICATED",
            "Component custom id cannot be duplicated",
        )
        form.check(
            not number or number not in numbers,
            (*at, "id"),
            "COMPONENT_ID_DUPLICATED",
            "Component id cannot be duplicated",
        )
        custom_ids.add(custom_id or "")
        numbers.add(number or 0)


def _places(components: list[Any], at: Path) -> Iterator[tuple[Path, Json]]:
    for index, component in enumerate(components):
        here = (*at, index)
        yield here, component
        yield from _places(component.get("components") or [], (*here, "components"))
        for inner in ("accessory", "component"):
            if component.get(inner):
                yield (*here, inner), component[inner]


def _check_totals(form: Form, components: list[Any]) -> None:
    everything = list(walk(components))
    form.check(
        len(everything) <= MOST_COMPONENTS,
        ("components",),
        "COMPONENT_MAX_TOTAL_COMPONENTS_EXCEEDED",
        f"The total number of components cannot exceed {MOST_COMPONENTS}",
    )
    words = sum(len(component.get("content") or "") for component in everything)
    form.check(
        words <= MOST_TEXT,
        ("components",),
        "COMPONENT_DISPLAYABLE_TEXT_SIZE_EXCEEDED",
        f"The total displayable text size exceeds the maximum size of {MOST_TEXT}",
    )


def _check(form: Form, component: Json, at: Path, allowed: tuple[int, ...], filenames: set[str]) -> None:
    kind = component.get("type")
    if kind not in allowed:
        form.wrong((*at, "type"), "UNION_TYPE_CHOICES", f'Value of field "type" must be one of {allowed}.')
        return
    match kind:
        case 1:
            check_row(form, component, at)
        case 9:
            _check_section(form, component, at, filenames)
        case 10:
            form.length(component.get("content"), (*at, "content"), 1, MOST_TEXT)
        case 11:
            _check_media(form, component.get("media"), (*at, "media"), filenames)
            form.length(component.get("description") or "", (*at, "description"), 0, 1024)
        case 12:
            _check_gallery(form, component, at, filenames)
        case 13:
            _check_media(form, component.get("file"), (*at, "file"), filenames, own=True)
        case 17:
            children = component.get("components") or []
            form.length(children, (*at, "components"), 1, MOST_COMPONENTS)
            if component.get("accent_color") is not None:
                form.number(component["accent_color"], (*at, "accent_color"), 0, 0xFFFFFF)
            for index, child in enumerate(children):
                _check(form, child, (*at, "components", index), IN_CONTAINER, filenames)
        case 2:
            _check_button(form, component, at)


def check_row(form: Form, row: Json, at: Path) -> None:
    """One to five buttons, or one menu."""
    children = row.get("components") or []
    form.length(children, (*at, "components"), 1, 5)
    width = sum(5 if child.get("type") in SELECTS else 1 for child in children)
    for index, child in enumerate(children):
        here = (*at, "components", index)
        if child.get("type") == BUTTON:
            _check_button(form, child, here)
        elif child.get("type") in SELECTS:
            check_select(form, child, here)
            form.check(
                width <= 5,
                here,
                "COMPONENT_LAYOUT_WIDTH_EXCEEDED",
                "The specified component exceeds the maximum width",
            )
        else:
            choices = (BUTTON, *SELECTS)
            form.wrong(
                (*here, "type"), "UNION_TYPE_CHOICES", f'Value of field "type" must be one of {choices}.'
            )


def _check_button(form: Form, button: Json, at: Path) -> None:
    style = button.get("style")
    form.check(
        style in range(1, 7), (*at, "style"), "BASE_TYPE_CHOICES", "Value must be one of (1, 2, 3, 4, 5, 6)."
    )
    form.length(button.get("label") or "", (*at, "label"), 0, 80)
    if style == LINK:
        url = button.get("url") or ""
        form.check(
            url.startswith(("http://", "https://", "discord://")) and len(url) <= 512,
            (*at, "url"),
            "URL_TYPE_INVALID_URL",
            "Not a well formed URL.",
        )
        form.check(
            button.get("custom_id") is None,
            at,
            "BUTTON_COMPONENT_CUSTOM_ID_URL_MUTUALLY_EXCLUSIVE",
            "A custom id and url cannot both be specified",
        )
    elif style != PREMIUM:
        form.length(button.get("custom_id"), (*at, "custom_id"), 1, 100)
        form.check(
            bool(button.get("label") or button.get("emoji")),
            at,
            "BUTTON_COMPONENT_LABEL_OR_EMOJI_REQUIRED",
            "A button must have a label or an emoji",
        )
    check_emoji(form, button.get("emoji"), (*at, "emoji"))


def check_emoji(form: Form, emoji: Json | None, at: Path) -> None:
    """A real emoji; this server has none of its own."""
    if emoji is None:
        return
    name = emoji.get("name") or ""
    form.check(
        emoji.get("id") is None and bool(name) and not name.isascii(),
        (*at, "name"),
        "COMPONENT_INVALID_EMOJI",
        "Invalid emoji",
    )


def check_select(form: Form, select: Json, at: Path) -> None:
    """A menu; the lists of people, roles and channels are Discord's own and need no options."""
    form.length(select.get("custom_id"), (*at, "custom_id"), 1, 100)
    form.length(select.get("placeholder") or "", (*at, "placeholder"), 0, 150)
    least, most = _or(select.get("min_values"), 1), _or(select.get("max_values"), 1)
    form.number(least, (*at, "min_values"), 0, MOST_OPTIONS)
    form.number(most, (*at, "max_values"), 1, MOST_OPTIONS)
    form.check(
        least <= most,
        (*at, "min_values"),
        "SELECT_COMPONENT_MIN_VALUES_EXCEED_MAX",
        "The minimum number of values exceeds the maximum",
    )
    defaults = select.get("default_values") or []
    form.check(
        not defaults or least <= len(defaults) <= most,
        (*at, "default_values"),
        "SELECT_COMPONENT_DEFAULT_VALUES_OUT_OF_BOUNDS",
        "There must be as many default values as may be chosen",
    )
    if select.get("type") == STRING_SELECT:
        options = select.get("options") or []
        check_options(form, options, (*at, "options"), 1, MOST_OPTIONS)
        form.check(
            most <= max(1, len(options)),
            (*at, "max_values"),
            "SELECT_COMPONENT_MAX_VALUES_EXCEED_OPTIONS",
            "The maximum number of values exceeds the number of options",
        )
        form.check(
            sum(bool(option.get("default")) for option in options) <= most,
            (*at, "options"),
            "SELECT_COMPONENT_TOO_MANY_DEFAULT_VALUES",
            "More options are chosen by default than may be chosen",
        )


def check_options(form: Form, options: list[Any], at: Path, least: int, most: int) -> None:
    """The entries of a menu or a group."""
    form.length(options, at, least, most)
    values: set[str] = set()
    for index, option in enumerate(options):
        here = (*at, index)
        form.length(option.get("label"), (*here, "label"), 1, 100)
        form.length(option.get("value"), (*here, "value"), 1, 100)
        form.length(option.get("description") or "", (*here, "description"), 0, 100)
        check_emoji(form, option.get("emoji"), (*here, "emoji"))
        form.check(
            option.get("value") not in values,
            (*here, "value"),
            "SELECT_COMPONENT_OPTION_VALUE_DUPLICATED",
            "The specified option value is already used",
        )
        values.add(option.get("value") or "")


def _or(value: Any, default: int) -> Any:
    return default if value is None else value


def _check_section(form: Form, section: Json, at: Path, filenames: set[str]) -> None:
    texts = section.get("components") or []
    form.length(texts, (*at, "components"), 1, 3)
    for index, text in enumerate(texts):
        _check(form, text, (*at, "components", index), (TEXT,), filenames)
    accessory = section.get("accessory")
    if not accessory:
        form.wrong((*at, "accessory"), "BASE_TYPE_REQUIRED", "This field is required")
    else:
        _check(form, accessory, (*at, "accessory"), (BUTTON, THUMBNAIL), filenames)


def _check_gallery(form: Form, gallery: Json, at: Path, filenames: set[str]) -> None:
    items = gallery.get("items") or []
    form.length(items, (*at, "items"), 1, 10)
    for index, item in enumerate(items):
        here = (*at, "items", index)
        form.length(item.get("description") or "", (*here, "description"), 0, 1024)
        _check_media(form, item.get("media"), (*here, "media"), filenames)


def _check_media(form: Form, media: Json | None, at: Path, filenames: set[str], own: bool = False) -> None:
    url = (media or {}).get("url") or ""
    if url.startswith("attachment://"):
        form.check(
            url.removeprefix("attachment://") in filenames,
            (*at, "url"),
            "UNFURLED_MEDIA_ITEM_REFERENCED_ATTACHMENT_NOT_FOUND",
            f"The referenced attachment '{url.removeprefix('attachment://')}' was not found",
        )
    else:
        form.check(
            not own and url.startswith(("http://", "https://")),
            (*at, "url"),
            "URL_TYPE_INVALID_SCHEME",
            "Scheme must be one of ('http', 'https', 'attachment')." if not own else "Not an attachment.",
        )
