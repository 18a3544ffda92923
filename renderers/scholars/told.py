"""The pictures of Scholars of the South Tigris in words."""

import re

from engines.scholars.view import LyingView, PlayerView, ScrollView, SlotView, View
from renderers.kit.scene import Scene
from renderers.kit.table import legend_told
from renderers.scholars import look

ICON = re.compile(r"\[([a-z0-9_-]+)\]")


def describe(scene: Scene[View], part: str | None) -> list[str]:
    """What that part shows; a seat's own bag and cards are read out to it."""
    view = scene.view
    match part:
        case "decks":
            return _decks(scene)
        case "caliphs":
            return _caliphs(scene)
        case "map":
            return _map(scene)
        case "research":
            return _research(scene)
        case "house":
            return _house(scene)
        case "rooms":
            return _rooms(scene)
        case "signs":
            return [legend_told(scene, "pic-scholars-signs", look.SIGNS)]
        case "boards":
            return [line for me in view.players for line in _board(scene, me)]
    if view.private is not None:
        return [*_own(scene), *_board(scene, view.players[view.private.seat]), *_map(scene)]
    return [*_solo(scene), *_map(scene), *_house(scene), *_rooms(scene)]


def spoken(scene: Scene[View], line: str) -> str:
    """A line of icons by their names."""
    told = ICON.sub(lambda found: f" {scene.say(f'pic-scholars-icon-{found[1]}')} ", line)
    return re.sub(r"\s+", " ", told).strip() or "–"


def _named(scene: Scene[View], kind: str, name: str) -> str:
    return scene.say(f"pic-scholars-icon-{kind}-{name}")


def _scroll(scene: Scene[View], one: ScrollView) -> str:
    parts = [_named(scene, "scroll", one.language), f"{one.vp} {scene.say('pic-scholars-icon-vp')}"]
    parts += [spoken(scene, line) for line in (one.line, one.condition) if line]
    return ", ".join(parts)


def _lying(scene: Scene[View], there: LyingView) -> str:
    told = _scroll(scene, there.scroll)
    return told if there.influence is None else f"{told} ({scene.name(there.influence)})"


def _decks(scene: Scene[View]) -> list[str]:
    told = []
    for deck in scene.view.decks:
        if deck.top:
            name = _named(scene, "portrait", deck.portrait)
            told.append(f"{name} ({deck.min_value}+): {spoken(scene, deck.top.dispatch)}; {deck.top.vp}")
    return told


def _caliphs(scene: Scene[View]) -> list[str]:
    told = []
    for space in scene.view.caliphs:
        event = scene.say(f"pic-scholars-event-{space.event}")
        held = (
            [scene.name(spot.influence) for spot in space.card.spots if spot.influence is not None]
            if space.card
            else []
        )
        told.append(f"{space.order}. {event}: {', '.join(held) or '–'}")
    return told


def _map(scene: Scene[View]) -> list[str]:
    view = scene.view
    stand = [
        f"{', '.join(scene.name(seat) for seat in space.markers)}: {spoken(scene, space.line)}"
        for space in view.spaces
        if space.markers
    ]
    scrolls = "; ".join(_lying(scene, place.lying) for place in view.map_scrolls if place.lying)
    return [scene.say("pic-scholars-told-map", markers="; ".join(stand) or "–", scrolls=scrolls or "–")]


def _research(scene: Scene[View]) -> list[str]:
    told = []
    for track in scene.view.tracks:
        levels = ", ".join(f"{scene.name(seat)} {level}" for seat, level in enumerate(track.levels))
        told.append(f"{_named(scene, 'track', track.id)}: {levels}")
    return told


def _house(scene: Scene[View]) -> list[str]:
    told = []
    for guild in scene.view.guilds:
        count = ", ".join(f"{scene.name(seat)} {n}" for seat, n in enumerate(guild.influence) if n)
        who = scene.name(guild.controller) if guild.controller is not None else "–"
        scrolls = "; ".join(_lying(scene, space.lying) for space in guild.spaces if space.lying)
        name = scene.say(f"guild-{guild.id}")
        told.append(
            scene.say(
                "pic-scholars-told-guild", guild=name, who=who, influence=count or "–", scrolls=scrolls or "–"
            )
        )
    return told


def _rooms(scene: Scene[View]) -> list[str]:
    told = []
    for room in scene.view.rooms:
        there = room.translator
        if there:
            owner = scene.name(there.owner) if there.owner is not None else scene.say("pic-scholars-neutral")
            languages = ", ".join(_named(scene, "scroll", name) for name in there.card.languages)
            told.append(f"{room.number}. {languages}, {owner}, {there.gold}/{room.gold}")
    return [scene.say("pic-scholars-told-rooms", rooms="; ".join(told) or "–")]


def _slot(scene: Scene[View], one: SlotView) -> str:
    actions = "/".join(scene.say(f"pic-scholars-icon-{action}") for action in one.actions)
    dice = ", ".join(f"{_named(scene, 'die', die.now_colour)} {die.now_value}" for die in one.dice)
    retired = ", ".join(spoken(scene, who.retired) for who in one.retired)
    return f"{one.number}. {actions}: " + "; ".join(part for part in (dice, retired) if part)


def _board(scene: Scene[View], me: PlayerView) -> list[str]:
    dice = ", ".join(f"{_named(scene, 'die', die.colour)} {die.value}" for die in me.dice)
    workers = ", ".join(
        f"{count}× {_named(scene, 'worker', colour)}" for colour, count in me.workers.items() if count
    )
    slots = "; ".join(_slot(scene, one) for one in me.slots if one.dice or one.retired or one.card)
    return [
        scene.say(
            "pic-scholars-told-board",
            who=scene.name(me.seat),
            silver=me.silver,
            gold=me.gold,
            workers=workers or "–",
            dice=dice or "–",
            slots=slots or "–",
        )
    ]


def _own(scene: Scene[View]) -> list[str]:
    mine = scene.view.private
    assert mine is not None
    bag = ", ".join(f"{count}× {_named(scene, 'die', colour)}" for colour, count in mine.bag.items() if count)
    cards = "; ".join(f"{spoken(scene, one.brown)} | {spoken(scene, one.rest)}" for one in mine.cards)
    return [scene.say("pic-scholars-told-own", bag=bag or "–", cards=cards or "–")]


def _solo(scene: Scene[View]) -> list[str]:
    solo = scene.view.solo
    if solo is None:
        return []
    focus = next((space for space in solo.track if space.pos == solo.position), None)
    language = _named(scene, "scroll", focus.language) if focus else "–"
    return [
        scene.say(
            "pic-scholars-told-solo",
            focus=language,
            plans=len(solo.plans),
            sum=solo.dice_sum,
            target=solo.target_sum,
            retired=len(solo.retired),
        )
    ]
