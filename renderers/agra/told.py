"""The pictures of Agra in words."""

from engines.agra.view import AgraView, BuildingView, ContractView, NotableView, PlayerView
from renderers.agra.city import tables
from renderers.agra.palace import conditions
from renderers.agra.river import pier_text
from renderers.kit.scene import Scene

ENDS = ("tracks", "akbar", "crates", "meditation", "bonus", "trigger")


def describe(scene: Scene[AgraView], part: str | None) -> list[str]:
    """What that part shows; a seat's own Goods and Rupees are read out to it."""
    view = scene.view
    match part:
        case "characters":
            return [*_characters(scene), _wheel(scene)]
        case "city-west" | "city-east":
            columns = (1, 2) if part == "city-west" else (3, 4)
            return [_building(scene, here) for here in view.buildings if here.column in columns]
        case "river":
            return [_river(scene), *(_demands(scene, notable) for notable in view.river), *_piers(scene)]
        case "notables":
            return [_gives(scene, notable) for notable in view.river if notable.available]
        case "imperial":
            return [_bowls(scene), *_influence(scene)]
        case "orders":
            return [*_orders(scene), _favours(scene)]
        case "players":
            return [_player(scene, me) for me in view.players]
        case "signs":
            keys = "; ".join(scene.say(f"pic-agra-key-{name}") for name in ENDS)
            return [f"{scene.say('pic-agra-end-scores')}: {keys}"]
    if view.seat is not None and view.seat < len(view.players):
        return _own(scene, view.players[view.seat])
    open_now = [notable for notable in view.river if notable.available]
    return [_ends(scene), _river(scene), *(_demands(scene, n) for n in open_now), *_influence(scene)]


def _good(scene: Scene[AgraView], good: str) -> str:
    return scene.called("good", good)


def _names(scene: Scene[AgraView], seats: list[int]) -> str:
    return ", ".join(scene.say("pic-agra-told-neutral") if seat < 0 else scene.name(seat) for seat in seats)


def _characters(scene: Scene[AgraView]) -> list[str]:
    told = []
    for here in scene.view.characters:
        name = scene.say(f"pic-agra-character-{here.id}")
        told.append(f"{name}: {scene.name(here.worker.seat) if here.worker else '–'}")
    return told


def _wheel(scene: Scene[AgraView]) -> str:
    """What can be done for Meditation Points now."""
    free = [action for action in scene.view.wheel_actions if action != scene.view.wheel]
    actions = "; ".join(scene.called("wheel", action) for action in free)
    return scene.say("pic-agra-told-wheel", actions=actions)


def _building(scene: Scene[AgraView], here: BuildingView) -> str:
    """Name and value; what it costs or who stands there; whose Goods lie in it."""
    name = scene.called("pic-agra-building", here.building)
    parts = [scene.say("pic-agra-told-value", good=_good(scene, here.good), value=here.value)]
    if not here.built:
        parts.append(scene.say("pic-agra-told-unbuilt", cost=here.cost))
    if here.worker:
        key = "standing" if here.worker.standing else "lying"
        parts.append(f"{scene.say(f'pic-agra-legend-{key}')}: {scene.name(here.worker.seat)}")
    parts += [f"{scene.name(seat)} {count}" for seat, count in enumerate(here.goods) if count]
    return f"{name}: {', '.join(parts)}"


def _river(scene: Scene[AgraView]) -> str:
    return scene.say("pic-agra-told-boat", pier=scene.view.pier)


def _piers(scene: Scene[AgraView]) -> list[str]:
    """What waits at the piers that the Boat has not reached."""
    coming = [pier for pier in tables().pier if pier.pier > scene.view.pier]
    return [scene.say("pic-agra-told-pier", pier=pier.pier, what=pier_text(scene, pier)) for pier in coming]


def _demands(scene: Scene[AgraView], notable: NotableView) -> str:
    name = scene.called("pic-agra-notable", notable.id)
    goods = [
        f"{_good(scene, demand.good)} ({_names(scene, demand.markers)})"
        if demand.markers
        else _good(scene, demand.good)
        for demand in notable.demands
    ]
    return scene.say("pic-agra-told-demands", name=name, level=notable.level, goods=", ".join(goods))


def _gives(scene: Scene[AgraView], notable: NotableView | ContractView) -> str:
    return f"{scene.called('pic-agra-notable', notable.id)}: {scene.write(notable.gives)}"


def _bowls(scene: Scene[AgraView]) -> str:
    free = [_good(scene, bowl.good) for bowl in scene.view.bowls if bowl.marker is None]
    if not free:
        return scene.say("pic-agra-told-bowls-full")
    return scene.say("pic-agra-told-bowls", goods=", ".join(free))


def _influence(scene: Scene[AgraView]) -> list[str]:
    told = []
    for guild in scene.view.guilds:
        steps = ", ".join(f"{scene.name(seat)} {step}" for seat, step in enumerate(guild.influence))
        told.append(f"{scene.say(f'pic-agra-guild-{guild.guild}')}: {steps}")
    return told


def _orders(scene: Scene[AgraView]) -> list[str]:
    told = []
    for guild in scene.view.guilds:
        name = scene.say(f"pic-agra-guild-{guild.guild}")
        now = [
            " + ".join(_good(scene, good) for good in order.goods) for order in guild.orders if order.current
        ]
        done = sum(order.marker is not None for order in guild.orders)
        told.append(scene.say("pic-agra-told-orders", guild=name, now=", ".join(now) or "–", done=done))
    return told


def _favours(scene: Scene[AgraView]) -> str:
    tiles = "; ".join(scene.write(tile.gives) for tile in scene.view.favour_faces.values())
    return f"{scene.say('pic-agra-favour-tiles')}: {tiles}"


def _ends(scene: Scene[AgraView]) -> str:
    (_, step, top), (_, pier, last), (_, column, most) = conditions(scene.view)
    return scene.say("pic-agra-told-ends", step=step, top=top, pier=pier, last=last, column=column, most=most)


def _player(scene: Scene[AgraView], me: PlayerView) -> str:
    return scene.say(
        "pic-agra-told-player",
        who=scene.name(me.seat),
        workers=me.workers,
        favours=me.favours,
        goods=sum(me.goods.values()),
        meditation=me.meditation,
    )


def _own(scene: Scene[AgraView], me: PlayerView) -> list[str]:
    """Rupees, every Good, and the Favour actions that are left."""
    told = [scene.say("pic-agra-purse", rupees=me.rupees)] if me.rupees is not None else []
    goods = "; ".join(f"{_good(scene, good)} {count}" for good, count in me.goods.items() if count)
    told.append(f"{scene.say('pic-agra-told-goods')}: {goods or '–'}")
    ready = "; ".join(f"{scene.write(a.gives)} ({a.pays})" for a in me.favour_actions if not a.used)
    told.append(f"{scene.say('pic-agra-told-actions')}: {ready or '–'}")
    contracts = [_gives(scene, contract) for contract in me.contracts]
    if contracts:
        told.append(f"{scene.say('pic-agra-contracts')}: {'; '.join(contracts)}")
    return [*told, _player(scene, me)]
