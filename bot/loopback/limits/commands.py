"""The limits of application commands and of autocomplete's answers."""

import re
from typing import Any

from bot.loopback.errors import Form, Json, Path, too_many_commands

CHAT_INPUT = 1
SUBCOMMAND, SUBCOMMAND_GROUP, STRING, INTEGER, NUMBER = 1, 2, 3, 4, 10
NAME = re.compile(r"[-_'\w]{1,32}")
MOST_COMMANDS = 100
MOST_CHARACTERS = 8000


def check_commands(commands: list[Any]) -> None:
    """Refuse a set of commands that breaks a limit."""
    if sum(command.get("type", CHAT_INPUT) == CHAT_INPUT for command in commands) > MOST_COMMANDS:
        raise too_many_commands()
    form = Form()
    seen: set[tuple[int, str]] = set()
    for index, command in enumerate(commands):
        key = (command.get("type", CHAT_INPUT), command.get("name") or "")
        form.check(
            key not in seen,
            (index, "name"),
            "APPLICATION_COMMANDS_DUPLICATE_NAME",
            "Application command names must be unique",
        )
        seen.add(key)
        _check_command(form, command, (index,))
    form.done()


def check_command(command: Json) -> None:
    """Refuse one command that breaks a limit."""
    form = Form()
    _check_command(form, command, ())
    form.done()


def _check_command(form: Form, command: Json, at: Path) -> None:
    if command.get("type", CHAT_INPUT) != CHAT_INPUT:
        form.length(command.get("name"), (*at, "name"), 1, 32)
        form.check(
            not command.get("description"),
            (*at, "description"),
            "APPLICATION_COMMAND_DESCRIPTION_NOT_ALLOWED",
            "Context menu commands cannot have description",
        )
        return
    _check_name(form, command, at)
    _check_description(form, command, at)
    _check_options(form, command.get("options") or [], (*at, "options"), depth=0)
    form.check(
        _size(command) <= MOST_CHARACTERS,
        at,
        "APPLICATION_COMMAND_TOO_LARGE",
        f"Command exceeds maximum size ({MOST_CHARACTERS})",
    )


def _check_name(form: Form, thing: Json, at: Path) -> None:
    names = {(*at, "name"): thing.get("name") or ""}
    for locale, name in (thing.get("name_localizations") or {}).items():
        names[(*at, "name_localizations", locale)] = name
    for place, name in names.items():
        form.length(name, place, 1, 32)
        form.check(
            NAME.fullmatch(name) is not None and name == name.lower(),
            place,
            "APPLICATION_COMMAND_INVALID_NAME",
            "Command name is invalid",
        )


def _check_description(form: Form, thing: Json, at: Path) -> None:
    form.length(thing.get("description"), (*at, "description"), 1, 100)
    for locale, description in (thing.get("description_localizations") or {}).items():
        form.length(description, (*at, "description_localizations", locale), 1, 100)


def _check_options(form: Form, options: list[Any], at: Path, depth: int) -> None:
    form.length(options, at, 0, 25)
    optional_seen = False
    names: set[str] = set()
    _check_localised_names(form, options, at)
    nested = [option.get("type") in (SUBCOMMAND, SUBCOMMAND_GROUP) for option in options]
    form.check(
        all(nested) or not any(nested),
        at,
        "APPLICATION_COMMAND_OPTIONS_TYPE_INVALID",
        "Sub-command and sub-command group option types are mutually exclusive to all other types",
    )
    for index, option in enumerate(options):
        here = (*at, index)
        _check_name(form, option, here)
        _check_description(form, option, here)
        form.check(
            option.get("name") not in names,
            (*here, "name"),
            "APPLICATION_COMMAND_OPTIONS_NAME_ALREADY_EXISTS",
            "Option name already exists",
        )
        names.add(option.get("name") or "")
        form.check(
            not (optional_seen and option.get("required")),
            here,
            "APPLICATION_COMMAND_OPTIONS_REQUIRED_INVALID",
            "Required options must be placed before non-required options",
        )
        optional_seen = optional_seen or not option.get("required")
        if option.get("type") in (SUBCOMMAND, SUBCOMMAND_GROUP):
            form.check(
                depth + (option["type"] == SUBCOMMAND_GROUP) <= 1,
                (*here, "type"),
                "APPLICATION_COMMAND_OPTIONS_TYPE_INVALID",
                "Sub-command groups cannot be nested",
            )
            optional_seen = False
            _check_options(form, option.get("options") or [], (*here, "options"), depth + 1)
        else:
            _check_choices(form, option, here)


def _check_localised_names(form: Form, options: list[Any], at: Path) -> None:
    """In each language a name must differ from the other options' names there, and from their usual ones."""
    for index, option in enumerate(options):
        others = [other for other in options if other is not option]
        for locale, name in (option.get("name_localizations") or {}).items():
            taken = {other.get("name") for other in others}
            taken |= {(other.get("name_localizations") or {}).get(locale) for other in others}
            form.check(
                name not in taken,
                (*at, index, "name_localizations", locale),
                "APPLICATION_COMMAND_OPTIONS_NAME_ALREADY_EXISTS",
                "Option name already exists",
            )


def _check_choices(form: Form, option: Json, at: Path) -> None:
    choices = option.get("choices") or []
    form.check(
        not (choices and option.get("autocomplete")),
        at,
        "APPLICATION_COMMAND_AUTOCOMPLETE_INVALID",
        "Choices and autocomplete are mutually exclusive",
    )
    check_choices(form, choices, (*at, "choices"), option.get("type"))


def check_choices(form: Form, choices: list[Any], at: Path, kind: int | None) -> None:
    """Fixed choices of an option, or those that autocomplete offers."""
    form.length(choices, at, 0, 25)
    for index, choice in enumerate(choices):
        here = (*at, index)
        form.length(choice.get("name"), (*here, "name"), 1, 100)
        for locale, name in (choice.get("name_localizations") or {}).items():
            form.length(name, (*here, "name_localizations", locale), 1, 100)
        value = choice.get("value")
        if kind == STRING:
            form.check(
                isinstance(value, str),
                (*here, "value"),
                "STRING_TYPE_CONVERT",
                "Could not interpret as string.",
            )
            form.length(value, (*here, "value"), 1, 100)
        elif kind in (INTEGER, NUMBER):
            form.check(
                isinstance(value, (int, float)),
                (*here, "value"),
                "NUMBER_TYPE_COERCE",
                f'Value "{value}" is not a number.',
            )


def check_autocomplete(choices: list[Any], kind: int) -> None:
    """Refuse an answer to autocomplete that breaks a limit."""
    form = Form()
    check_choices(form, choices, ("data", "choices"), kind)
    form.done()


def _size(thing: Json) -> int:
    """The characters of names, descriptions and values; of each text, the longest language counts."""
    size = _longest(thing, "name") + _longest(thing, "description")
    size += len(thing["value"]) if isinstance(thing.get("value"), str) else 0
    for key in ("options", "choices"):
        size += sum(_size(child) for child in thing.get(key) or [])
    return size


def _longest(thing: Json, key: str) -> int:
    texts = [thing.get(key) or "", *(thing.get(f"{key}_localizations") or {}).values()]
    return max(len(text) for text in texts)
