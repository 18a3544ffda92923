"""What a person does, put the way Discord tells it to a bot: the data of an interaction."""

from collections.abc import Mapping, Sequence
from typing import Any

from bot.loopback.limits.components import BUTTON, SELECTS, walk
from bot.loopback.limits.modals import CHECKBOX, CHECKBOXES, RADIO, UPLOAD
from bot.loopback.model import Channel, Command, Json, Message, User
from bot.loopback.payloads import Payloads
from bot.loopback.permissions import Allow
from bot.loopback.world import World

SUBCOMMAND, SUBCOMMAND_GROUP = 1, 2
STRING, INTEGER, BOOLEAN, USER, CHANNEL, ROLE, MENTIONABLE, NUMBER = 3, 4, 5, 6, 7, 8, 9, 10
# The menus of people, roles and channels offer the same things as the options of these types.
OFFERED_BY_MENU = {5: USER, 6: ROLE, 7: MENTIONABLE, 8: CHANNEL}


class Mistake(Exception):
    """A person tried what the chat page would not let them do."""


def commands_for(world: World, user: User, channel: Channel) -> list[Command]:
    """The commands this person can use here; the guild's own go before those for everywhere."""
    context = 1 if channel.is_dm else 0
    listed = {
        c.body["name"]: c for c in world.commands(None) if context in (c.body.get("contexts") or (0, 1))
    }
    if channel.is_dm:
        listed = {name: c for name, c in listed.items() if c.body.get("dm_permission") is not False}
    else:
        listed |= {c.body["name"]: c for c in world.commands(world.state.guild_id)}
    granted = world.may(user, channel)

    def may_use(command: Command) -> bool:
        needs = command.body.get("default_member_permissions")
        if channel.is_dm or needs is None:
            return True
        # No permission at all would let everybody in; Discord takes it for "administrators only".
        wanted = int(needs) or Allow.ADMINISTRATOR
        return granted & wanted == wanted

    return [c for c in listed.values() if may_use(c)]


def command_data(
    payloads: Payloads,
    command: Command,
    words: Sequence[str],
    values: Mapping[str, Any],
    focused: str | None = None,
) -> Json:
    """The data of `/name group subcommand option:value`; `focused` is the option still being typed."""
    resolved: Json = {}
    body: Json = {"id": command.id, "name": command.body["name"], "type": 1}
    if command.guild_id:
        body["guild_id"] = command.guild_id
    node, known = body, command.body.get("options") or []
    for word in words:
        inner = next(
            (o for o in known if o["name"] == word and o["type"] in (SUBCOMMAND, SUBCOMMAND_GROUP)), None
        )
        if inner is None:
            raise Mistake(f"/{command.body['name']} has no subcommand {word!r}")
        child: Json = {"name": word, "type": inner["type"]}
        node["options"] = [child]
        node, known = child, inner.get("options") or []
    if known and known[0]["type"] in (SUBCOMMAND, SUBCOMMAND_GROUP):
        raise Mistake(f"/{command.body['name']} needs one of {[o['name'] for o in known]}")
    if unknown := values.keys() - {option["name"] for option in known}:
        raise Mistake(f"/{command.body['name']} has no option {sorted(unknown)}")
    filled = []
    for option in known:
        if focused is not None and option["name"] == focused:
            filled.append(
                {"name": focused, "type": option["type"], "value": values.get(focused, ""), "focused": True}
            )
        elif option["name"] in values:
            value = values[option["name"]]
            given = value if focused else _value(payloads, option, value, resolved)
            filled.append({"name": option["name"], "type": option["type"], "value": given})
        elif option.get("required") and not focused:
            raise Mistake(f"/{command.body['name']} needs the option {option['name']!r}")
    if filled:
        node["options"] = filled
    if resolved:
        body["resolved"] = resolved
    return body


def _value(payloads: Payloads, option: Json, value: Any, resolved: Json) -> Any:
    """A value that fits its option's type, bounds and choices."""
    kind, name = option["type"], option["name"]
    if kind in OFFERED_BY_MENU.values():
        resolve(payloads, kind, str(value), resolved)
        return str(value)
    match kind:
        case 3:
            fits = isinstance(value, str) and _within(len(value), option, "min_length", "max_length")
        case 4:
            fits = type(value) is int and _within(value, option, "min_value", "max_value")
        case 5:
            fits = isinstance(value, bool)
        case 10:
            fits = type(value) in (int, float) and _within(value, option, "min_value", "max_value")
        case _:
            raise Mistake(f"option {name!r} is of a type that the chat page does not have")
    choices = [choice["value"] for choice in option.get("choices") or []]
    if not fits or (choices and value not in choices):
        raise Mistake(f"{value!r} does not fit option {name!r}")
    return value


def _within(value: float, option: Json, least: str, most: str) -> bool:
    low, high = option.get(least), option.get(most)
    return (low is None or low <= value) and (high is None or value <= high)


def resolve(payloads: Payloads, kind: int, id: str, resolved: Json) -> None:
    """Add what an id stands for, so that the bot need not ask."""
    world = payloads.world
    if kind in (USER, MENTIONABLE) and id in world.state.users:
        user = world.user(id)
        resolved.setdefault("users", {})[id] = payloads.user(user)
        resolved.setdefault("members", {})[id] = payloads.member_without_user(user) | {"permissions": "0"}
    elif kind in (ROLE, MENTIONABLE) and id in {role.id for role in world.state.roles}:
        role = next(role for role in world.state.roles if role.id == id)
        resolved.setdefault("roles", {})[id] = payloads.role(role)
    elif kind == CHANNEL and id in world.state.channels:
        channel = world.channel(id)
        resolved.setdefault("channels", {})[id] = payloads.channel(channel) | {"permissions": "0"}
    else:
        raise Mistake(f"nothing here has the id {id!r}")


def press_data(message: Message, custom_id: str, forge: bool) -> Json:
    """The data of a pressed button; a forged one need not be on the message."""
    if not forge and _component(message, custom_id)["type"] != BUTTON:
        raise Mistake(f"{custom_id!r} is not a button")
    return {"custom_id": custom_id, "component_type": BUTTON}


def choose_data(payloads: Payloads, message: Message, custom_id: str, values: list[str], forge: bool) -> Json:
    """The data of a choice in a menu."""
    if forge:
        return {"custom_id": custom_id, "component_type": 3, "values": values}
    menu = _component(message, custom_id)
    if menu["type"] not in SELECTS:
        raise Mistake(f"{custom_id!r} is not a menu")
    data: Json = {"custom_id": custom_id, "component_type": menu["type"], "id": menu["id"], "values": values}
    resolved = _chosen(payloads, menu, values)
    return data | ({"resolved": resolved} if resolved else {})


def _component(message: Message, custom_id: str) -> Json:
    found = next((c for c in walk(message.components) if c.get("custom_id") == custom_id), None)
    if found is None:
        raise Mistake(f"the message has no component {custom_id!r}")
    if found.get("disabled"):
        raise Mistake(f"{custom_id!r} is switched off")
    return found


def _chosen(payloads: Payloads, menu: Json, values: list[str]) -> Json:
    """Check a choice against its menu; what the chosen ids stand for."""
    least, most = menu.get("min_values"), menu.get("max_values")
    least, most = 1 if least is None else least, 1 if most is None else most
    if menu.get("required") is False and not values:
        return {}
    if not least <= len(values) <= most or len(set(values)) != len(values):
        raise Mistake(f"{len(values)} values chosen, not {least} to {most}")
    resolved: Json = {}
    offered = {option["value"] for option in menu.get("options") or []}
    for value in values:
        if menu["type"] in OFFERED_BY_MENU:
            resolve(payloads, OFFERED_BY_MENU[menu["type"]], value, resolved)
        elif value not in offered:
            raise Mistake(f"{value!r} is not offered")
    return resolved


def modal_data(payloads: Payloads, modal: Json, values: Mapping[str, Any]) -> Json:
    """The data of a modal that was filled in; fields not named keep what they came with."""
    known = {c["custom_id"] for c in walk(modal["components"]) if c.get("custom_id")}
    if unknown := values.keys() - known:
        raise Mistake(f"the modal has no field {sorted(unknown)}")
    resolved: Json = {}
    number = iter(range(1, 100))

    def filled(component: Json) -> Json:
        base: Json = {"type": component["type"], "id": component.get("id") or next(number)}
        if "components" in component:
            return base | {"components": [filled(child) for child in component["components"]]}
        if "component" in component:
            return base | {"component": filled(component["component"])}
        if "custom_id" not in component:
            return base
        return base | {"custom_id": component["custom_id"]} | _field(payloads, component, values, resolved)

    data: Json = {"custom_id": modal["custom_id"], "components": [filled(c) for c in modal["components"]]}
    return data | ({"resolved": resolved} if resolved else {})


def _field(payloads: Payloads, field: Json, values: Mapping[str, Any], resolved: Json) -> Json:
    custom_id, kind = field["custom_id"], field["type"]
    required = field.get("required") is not False
    given = values.get(custom_id)
    by_default = [o["value"] for o in field.get("options") or [] if o.get("default")]
    if kind == 4:
        text = str(field.get("value") or "") if given is None else str(given)
        least, most = field.get("min_length") or int(required), field.get("max_length") or 4000
        if (text or required) and not least <= len(text) <= most:
            raise Mistake(f"{custom_id!r} needs {least} to {most} characters")
        return {"value": text}
    if kind == CHECKBOX:
        return {"value": bool(field.get("default")) if given is None else bool(given)}
    if kind == RADIO:
        choice = given if given is not None else next(iter(by_default), None)
        if (choice is None and required) or (choice is not None and choice not in _offered(field)):
            raise Mistake(f"{choice!r} is not offered by {custom_id!r}")
        return {"value": choice}
    if kind == UPLOAD:
        if required:
            raise Mistake("the chat page cannot send files")
        return {"values": []}
    chosen = [str(value) for value in (by_default if given is None else given)]
    if kind == CHECKBOXES:
        least, most = (
            field.get("min_values") or int(required),
            field.get("max_values") or len(_offered(field)),
        )
        if not least <= len(chosen) <= most or not set(chosen) <= set(_offered(field)):
            raise Mistake(f"{chosen!r} does not fit {custom_id!r}")
    else:
        resolved |= _chosen(payloads, field, chosen)
    return {"values": chosen}


def _offered(field: Json) -> list[str]:
    return [option["value"] for option in field.get("options") or []]
