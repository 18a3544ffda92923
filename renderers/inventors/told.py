"""The pictures of Inventors of the South Tigris in words."""

import re

from engines.inventors.state import DUMMY
from engines.inventors.view import CardView, DeviceView, DieView, InventorsView, PlayerView
from renderers.inventors import look
from renderers.inventors.boards import DICE_AREAS
from renderers.inventors.devices import metric
from renderers.kit.scene import Scene
from renderers.kit.table import legend_told

ICON = re.compile(r"(\d*)\[([a-z0-9-]+)\]")


def describe(scene: Scene[InventorsView], part: str | None) -> list[str]:
    """What that part shows; a seat's own hand is read out to it."""
    view = scene.view
    match part:
        case "river":
            return _river(scene)
        case "devices":
            return _devices(scene)
        case "guilds":
            return _guilds(scene)
        case "tents":
            return [*_royalties(scene), *_tents(scene)]
        case "signs":
            return [legend_told(scene, "pic-inventors-signs", look.SIGNS)]
        case "boards":
            return [_board(scene, me) for me in view.players]
    if view.seat is not None:
        me = view.players[view.seat]
        return [*_own(scene, me), _board(scene, me), *_devices(scene)]
    return [*_devices(scene), *_guilds(scene), *_ships(scene), *(_board(scene, me) for me in view.players)]


def spoken(scene: Scene[InventorsView], line: str) -> str:
    """A line of icons by their names."""

    def named(found: re.Match[str]) -> str:
        count, name = found.groups()
        said = scene.say(f"pic-inventors-icon-{name}")
        return f" {count}× {said} " if count else f" {said} "

    return re.sub(r"\s+", " ", ICON.sub(named, line)).strip() or "–"


def _icon(scene: Scene[InventorsView], name: str) -> str:
    return scene.say(f"pic-inventors-icon-{name}")


def _who(scene: Scene[InventorsView], seat: int) -> str:
    if seat >= 0:
        return scene.name(seat)
    return scene.say("pic-inventors-dummy" if seat == DUMMY else "pic-inventors-nobody")


def _dice(scene: Scene[InventorsView], dice: list[DieView]) -> str:
    return ", ".join(f"{scene.say(f'pic-inventors-of-{die.color}')} {die.value}".rstrip(" 0") for die in dice)


def _device(scene: Scene[InventorsView], one: DeviceView) -> str:
    name = scene.called("board", one.board)
    if one.card:
        name = f"{name} {scene.called('card', one.card.id)}"
    roles = [
        f"{_icon(scene, icon)} {_who(scene, seat)}"
        for icon, seat in (("sparkle", one.inventor), ("hammer", one.builder), ("scroll", one.publisher))
        if seat is not None
    ]
    stage = scene.say(f"pic-inventors-is-{one.stage}")
    return f"{name}: {', '.join([stage, *roles])}"


def _devices(scene: Scene[InventorsView]) -> list[str]:
    told = "; ".join(_device(scene, one) for one in scene.view.devices)
    return [f"{scene.say('pic-inventors-devices')}: {told}"]


def _river(scene: Scene[InventorsView]) -> list[str]:
    told = []
    for space in scene.view.river:
        if space.tile:
            told.append(f"{space.step}: {spoken(scene, space.tile.line)}")
        elif space.research:
            told.append(f"{space.step}: {_icon(scene, 'research')} {spoken(scene, space.research.line)}")
    return [*_ships(scene), f"{scene.say('pic-inventors-river')}: {'; '.join(told) or '–'}"]


def _ships(scene: Scene[InventorsView]) -> list[str]:
    steps = {seat: space.step for space in scene.view.river for seat in space.ships}
    ships = ", ".join(f"{_who(scene, seat)} {steps.get(seat, 0)}" for seat in scene.view.ships)
    return [scene.say("pic-inventors-told-ships", ships=ships or "–")]


def _guilds(scene: Scene[InventorsView]) -> list[str]:
    told = []
    for guild in scene.view.guilds:
        counts = [f"{_who(scene, seat)} {count}" for seat, count in enumerate(guild.total) if count]
        counts += [f"{_who(scene, DUMMY)} {guild.dummy}"] if guild.dummy else []
        told.append(f"{_icon(scene, f'influence-{guild.color}')}: {', '.join(counts) or '–'}")
    return told


def _royalties(scene: Scene[InventorsView]) -> list[str]:
    told = ", ".join(f"{scene.name(me.seat)} {me.royalty}" for me in scene.view.players)
    return [f"{scene.say('pic-inventors-royalties')}: {told}"]


def _tents(scene: Scene[InventorsView]) -> list[str]:
    told = [
        f"{_who(scene, tent.tent)}: {spoken(scene, tent.pass_line)}"
        for tent in scene.view.tents
        if tent.tent is not None
    ]
    return [f"{scene.say('pic-inventors-tents')}: {'; '.join(told) or '–'}"]


def _board(scene: Scene[InventorsView], me: PlayerView) -> str:
    areas = "; ".join(
        f"{_icon(scene, area)}: {_dice(scene, me.dice[area])}" for area in DICE_AREAS if me.dice.get(area)
    )
    people = ", ".join(
        f"{_icon(scene, one.id)} {one.level}"
        + ("" if one.active else f" ({scene.say('pic-inventors-inactive')})")
        for one in me.people
    )
    return scene.say(
        "pic-inventors-told-board",
        who=scene.name(me.seat),
        silver=me.silver,
        workers=me.workers,
        dice=areas or "–",
        people=people,
    )


def _card(scene: Scene[InventorsView], card: CardView) -> str:
    pay = ", ".join(_icon(scene, name) for name in card.pay)
    parts = [f"{card.value}+", pay, metric(card, scene), spoken(scene, card.play)]
    return f"{scene.called('card', card.id)} ({'; '.join(parts)})"


def _own(scene: Scene[InventorsView], me: PlayerView) -> list[str]:
    told = []
    if scene.view.drawn:
        tiles = "; ".join(spoken(scene, one.line) for one in scene.view.drawn)
        told.append(f"{scene.say('pic-inventors-drawn')}: {tiles}")
    cards = "; ".join(_card(scene, card) for card in me.hand or [])
    return [*told, f"{scene.say('pic-inventors-hand')}: {cards or '–'}"]
