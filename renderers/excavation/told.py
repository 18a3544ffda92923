"""The pictures of Excavation Earth in words."""

from engines.excavation.view import CardView, PlayerView, View
from renderers.excavation.earth import SPOTS
from renderers.kit.scene import Scene

PRINTED = ("excavate", "market", "smuggle")  # what depends on the card; the rest can be done with most
WINDOWS = {"map-west": (0, 390), "map-centre": (390, 700), "map-east": (700, 1060)}


def describe(scene: Scene[View], part: str | None) -> list[str]:
    """What that part shows; a seat's own cards are read out to it."""
    view = scene.view
    if part in WINDOWS:
        return _places(scene, WINDOWS[part])
    match part:
        case "markets":
            return [*_markets(scene), *_popularity(scene)]
        case "ship":
            return _ship(scene)
        case "stacks":
            return [*_stacks(scene), *_forecast(scene)]
        case "players":
            return [_player(scene, player) for player in view.players]
    if view.private is not None:
        return [*_private(scene), _player(scene, view.players[view.private.seat])]
    return [*_markets(scene), *_popularity(scene), *(_player(scene, player) for player in view.players)]


def _region(scene: Scene[View], region: str) -> str:
    if region == "special":
        return scene.say("pic-excavation-told-special")
    return scene.say("region", region=region)


def card(scene: Scene[View], one: CardView) -> str:
    """A card by what is printed on it."""
    if one.region is None or one.market is None:
        return scene.say("pic-excavation-told-travel", fuel=one.fuel)
    return scene.say(
        "pic-excavation-told-card", region=_region(scene, one.region), market=one.market, fuel=one.fuel
    )


def _private(scene: Scene[View]) -> list[str]:
    mine = scene.view.private
    assert mine is not None

    def held(one: CardView, group: str) -> str:
        uses = [use for use in PRINTED if group == "hand" and use in mine.uses.get(one.id, ())]
        named = ", ".join(scene.say(f"pic-excavation-use-{use}") for use in uses)
        return f"{card(scene, one)} ({named})" if named else card(scene, one)

    groups = (("hand", mine.hand), ("packet", mine.packet), ("picks", mine.picks), ("drawn", mine.drawn))
    told = [
        f"{scene.say(f'pic-excavation-{name}', count=len(cards))}: " + "; ".join(held(c, name) for c in cards)
        for name, cards in groups
        if cards
    ]
    if mine.tiles:
        tiles = "; ".join(f"{_region(scene, tile.region)} {tile.value}" for tile in mine.tiles)
        told.append(f"{scene.say('pic-excavation-tiles', count=len(mine.tiles))}: {tiles}")
    return told


def _player(scene: Scene[View], me: PlayerView) -> str:
    return scene.say(
        "pic-excavation-told-player",
        who=scene.name(me.seat),
        credits=me.credits,
        stored=len(me.hold) + len(me.hidden),
        guards=len(me.gallery),
        cards=me.hand_size,
    )


def _places(scene: Scene[View], window: tuple[int, int]) -> list[str]:
    told = []
    for place in scene.view.places:
        x = SPOTS[place.id].x if place.id in SPOTS else place.x * 10.6
        here = [scene.name(seat) for seat in place.explorers]
        if window[0] <= x < window[1] and (place.artefacts or here):
            name = scene.called("pic-excavation-place", place.id)
            tiles = ", ".join(f"{_region(scene, tile.region)} {tile.value}" for tile in place.artefacts)
            told.append(f"{name}: {'; '.join(part for part in (tiles, ', '.join(here)) if part)}")
    return told


def _markets(scene: Scene[View]) -> list[str]:
    told = []
    for market in scene.view.markets:
        queue = ", ".join(_region(scene, buyer) for buyer in market.queue) or "–"
        told.append(scene.say("pic-excavation-told-market", market=market.number, queue=queue))
    return told


def _popularity(scene: Scene[View]) -> list[str]:
    tracks = ", ".join(f"{_region(scene, track.region)} {track.credits}" for track in scene.view.tracks)
    return [scene.say("pic-excavation-told-popularity", tracks=tracks)]


def _ship(scene: Scene[View]) -> list[str]:
    told = []
    for centre in scene.view.centres:
        envoys = ", ".join(f"{scene.name(seat)} {count}" for seat, count in enumerate(centre.envoys) if count)
        markets = ", ".join(str(market) for market in centre.markets)
        name = scene.called("pic-excavation-command", centre.card) if centre.card else "–"
        told.append(scene.say("pic-excavation-told-centre", markets=markets, envoys=envoys or "–", card=name))
    return told


def _stacks(scene: Scene[View]) -> list[str]:
    told = []
    for stack in scene.view.stacks:
        values = ", ".join(str(tile.value) for tile in stack.black_market) or "–"
        region = _region(scene, stack.region)
        told.append(
            scene.say("pic-excavation-told-stack", region=region, values=values, hidden=stack.face_down)
        )
    return told


def _forecast(scene: Scene[View]) -> list[str]:
    if not scene.view.forecast:
        return []
    cards = "; ".join(card(scene, slot.card) for slot in scene.view.forecast)
    return [f"{scene.say('pic-excavation-forecast')}: {cards}"]
