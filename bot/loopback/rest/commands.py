"""Registering application commands, for everywhere and for one guild."""

from bot.loopback import errors
from bot.loopback.limits.commands import check_command, check_commands
from bot.loopback.model import Command, Json
from bot.loopback.rest.api import Answer, Api, Call, Routes

routes = Routes()
EVERYWHERE = "/applications/{application_id}/commands"
GUILD = "/applications/{application_id}/guilds/{guild_id}/commands"
LOCALISED = ("name_localizations", "description_localizations")


def _scope(call: Call) -> str | None:
    if call.params["application_id"] != call.api.world.bot.id:
        raise errors.missing_access()
    guild_id = call.params.get("guild_id")
    if guild_id is not None:
        call.api.guild(guild_id)
    return guild_id


def _found(call: Call) -> Command:
    command = call.api.world.state.commands.get(call.params["command_id"])
    if command is None or command.guild_id != _scope(call):
        raise errors.unknown_command()
    return command


def _named(api: Api, guild_id: str | None, body: Json) -> Command | None:
    key = (body.get("type", 1), body["name"])
    listed = api.world.commands(guild_id)
    return next((c for c in listed if (c.body.get("type", 1), c.body["name"]) == key), None)


def _registered(api: Api, guild_id: str | None, body: Json) -> Command:
    """A command of the same name and type keeps its id."""
    same = _named(api, guild_id, body)
    fresh = api.world.ids.next()
    return Command(same.id if same else fresh, fresh, {k: v for k, v in body.items() if k != "id"}, guild_id)


@routes.on("GET", EVERYWHERE)
@routes.on("GET", GUILD)
async def commands(call: Call) -> Answer:
    listed = [call.api.payloads.command(command) for command in call.api.world.commands(_scope(call))]
    return listed if call.asks("with_localizations") else [_without_languages(command) for command in listed]


def _without_languages(command: Json) -> Json:
    return {key: value for key, value in command.items() if key not in LOCALISED}


@routes.on("PUT", EVERYWHERE)
@routes.on("PUT", GUILD)
async def replace_commands(call: Call) -> Answer:
    guild_id = _scope(call)
    check_commands(call.items)
    registered = [_registered(call.api, guild_id, body) for body in call.items]
    call.api.world.set_commands(guild_id, registered)
    return [call.api.payloads.command(command) for command in registered]


@routes.on("POST", EVERYWHERE)
@routes.on("POST", GUILD)
async def create_command(call: Call) -> Answer:
    guild_id = _scope(call)
    check_command(call.body)
    command = _registered(call.api, guild_id, call.body)
    others = [c for c in call.api.world.commands(guild_id) if c.id != command.id]
    check_commands([c.body for c in [*others, command]])
    call.api.world.set_commands(guild_id, [*others, command])
    return call.api.payloads.command(command)


@routes.on("GET", EVERYWHERE + "/{command_id}")
@routes.on("GET", GUILD + "/{command_id}")
async def command(call: Call) -> Answer:
    return call.api.payloads.command(_found(call))


@routes.on("PATCH", EVERYWHERE + "/{command_id}")
@routes.on("PATCH", GUILD + "/{command_id}")
async def edit_command(call: Call) -> Answer:
    old = _found(call)
    body = old.body | call.body
    check_command(body)
    edited = Command(old.id, call.api.world.ids.next(), body, old.guild_id)
    kept = [c if c.id != old.id else edited for c in call.api.world.commands(old.guild_id)]
    call.api.world.set_commands(old.guild_id, kept)
    return call.api.payloads.command(edited)


@routes.on("DELETE", EVERYWHERE + "/{command_id}")
@routes.on("DELETE", GUILD + "/{command_id}")
async def delete_command(call: Call) -> Answer:
    old = _found(call)
    kept = [c for c in call.api.world.commands(old.guild_id) if c.id != old.id]
    call.api.world.set_commands(old.guild_id, kept)
    return None
