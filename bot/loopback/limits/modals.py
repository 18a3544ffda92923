"""The limits of a modal."""

from typing import Any

from bot.loopback.errors import Form, Json, Path
from bot.loopback.limits.components import (
    ROW,
    SELECTS,
    TEXT,
    TEXT_INPUT,
    check_ids,
    check_options,
    check_select,
)

LABEL, UPLOAD, RADIO, CHECKBOXES, CHECKBOX = 18, 19, 21, 22, 23
IN_LABEL = (TEXT_INPUT, *SELECTS, UPLOAD, RADIO, CHECKBOXES, CHECKBOX)


def check_modal(modal: Json) -> None:
    """Refuse a modal that breaks a limit."""
    form = Form()
    form.length(modal.get("custom_id"), ("custom_id",), 1, 100)
    form.length(modal.get("title"), ("title",), 1, 45)
    components = modal.get("components") or []
    form.length(components, ("components",), 1, 5)
    for index, component in enumerate(components):
        at: Path = ("components", index)
        match component.get("type"):
            case 1:
                _check_row(form, component, at)
            case 18:
                _check_label(form, component, at)
            case 10:
                form.length(component.get("content"), (*at, "content"), 1, 4000)
            case _:
                choices = (ROW, TEXT, LABEL)
                form.wrong(
                    (*at, "type"), "UNION_TYPE_CHOICES", f'Value of field "type" must be one of {choices}.'
                )
    check_ids(form, components)
    form.done()


def _check_row(form: Form, row: Json, at: Path) -> None:
    children = row.get("components") or []
    form.length(children, (*at, "components"), 1, 1)
    for index, child in enumerate(children):
        here = (*at, "components", index)
        if child.get("type") == TEXT_INPUT:
            form.length(child.get("label"), (*here, "label"), 1, 45)
            _check_input(form, child, here)
        else:
            form.wrong((*here, "type"), "UNION_TYPE_CHOICES", 'Value of field "type" must be one of (4,).')


def _check_label(form: Form, label: Json, at: Path) -> None:
    form.length(label.get("label"), (*at, "label"), 1, 45)
    form.length(label.get("description") or "", (*at, "description"), 0, 100)
    component: Any = label.get("component") or {}
    here = (*at, "component")
    kind = component.get("type")
    if kind not in IN_LABEL:
        form.wrong((*here, "type"), "UNION_TYPE_CHOICES", f'Value of field "type" must be one of {IN_LABEL}.')
        return
    form.length(component.get("custom_id"), (*here, "custom_id"), 1, 100)
    form.check(
        not component.get("disabled"),
        (*here, "disabled"),
        "COMPONENT_DISABLED_IN_MODAL",
        "Modals cannot have disabled components",
    )
    form.check(
        component.get("min_values") != 0 or component.get("required") is False,
        (*here, "min_values"),
        "SELECT_COMPONENT_REQUIRED_NEEDS_VALUES",
        "What is required cannot be left without values",
    )
    if kind == TEXT_INPUT:
        _check_input(form, component, here)
    elif kind in SELECTS:
        check_select(form, component, here)
    elif kind == RADIO:
        check_options(form, component.get("options") or [], (*here, "options"), 2, 10)
    elif kind == CHECKBOXES:
        check_options(form, component.get("options") or [], (*here, "options"), 1, 10)
        form.number(component.get("max_values") or 1, (*here, "max_values"), 1, 10)


def _check_input(form: Form, field: Json, at: Path) -> None:
    form.length(field.get("custom_id"), (*at, "custom_id"), 1, 100)
    form.length(field.get("placeholder") or "", (*at, "placeholder"), 0, 100)
    form.check(
        field.get("style") in (1, 2), (*at, "style"), "BASE_TYPE_CHOICES", "Value must be one of (1, 2)."
    )
    least, most = field.get("min_length") or 0, field.get("max_length") or 4000
    form.number(least, (*at, "min_length"), 0, 4000)
    form.number(most, (*at, "max_length"), 1, 4000)
    form.check(
        least <= most,
        (*at, "min_length"),
        "TEXT_INPUT_COMPONENT_MIN_LENGTH_EXCEEDS_MAX",
        "The minimum length exceeds the maximum",
    )
    form.length(field.get("value") or "", (*at, "value"), 0, most)
