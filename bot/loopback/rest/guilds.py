"""The bot itself, the gateway's address, the guild and its members."""

from bot.loopback import errors
from bot.loopback.rest.api import Answer, Call, Routes

routes = Routes()


@routes.on("GET", "/users/@me")
async def me(call: Call) -> Answer:
    return call.api.payloads.me()


@routes.on("GET", "/users/@me/guilds")
async def my_guilds(call: Call) -> Answer:
    servers = call.api.world.servers.items()
    return [{"id": id, "name": name, "icon": None, "owner": False, "features": []} for id, name in servers]


@routes.on("GET", "/users/{user_id}")
async def user(call: Call) -> Answer:
    return call.api.payloads.user(call.api.world.user(call.params["user_id"]))


@routes.on("GET", "/gateway")
async def gateway(call: Call) -> Answer:
    return {"url": call.api.payloads.url.replace("http", "ws", 1) + "/gateway"}


@routes.on("GET", "/gateway/bot")
async def gateway_for_bots(call: Call) -> Answer:
    start_limit = {"total": 1000, "remaining": 1000, "reset_after": 0, "max_concurrency": 1}
    url = call.api.payloads.url.replace("http", "ws", 1) + "/gateway"
    return {"url": url, "shards": call.api.gateway.recommended_shards, "session_start_limit": start_limit}


@routes.on("GET", "/applications/@me")
@routes.on("GET", "/oauth2/applications/@me")
async def application(call: Call) -> Answer:
    return call.api.payloads.application()


@routes.on("GET", "/applications/{application_id}/emojis")
async def application_emojis(call: Call) -> Answer:
    return {"items": []}


@routes.on("GET", "/guilds/{guild_id}")
async def guild(call: Call) -> Answer:
    call.api.guild(call.params["guild_id"])
    return call.api.payloads.guild(call.params["guild_id"])


@routes.on("GET", "/guilds/{guild_id}/roles")
async def roles(call: Call) -> Answer:
    call.api.guild(call.params["guild_id"])
    return [call.api.payloads.role(role) for role in call.api.world.state.roles]


@routes.on("GET", "/guilds/{guild_id}/members")
async def members(call: Call) -> Answer:
    call.api.guild(call.params["guild_id"])
    return [call.api.payloads.member(user) for user in call.api.world.state.users.values()]


@routes.on("GET", "/guilds/{guild_id}/members/{user_id}")
async def member(call: Call) -> Answer:
    call.api.guild(call.params["guild_id"])
    found = call.api.world.state.users.get(call.params["user_id"])
    if found is None:
        raise errors.unknown_member()
    return call.api.payloads.member(found)
