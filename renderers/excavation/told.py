"""The pictures of Excavation Earth in words."""

from collections import Counter
from collections.abc import Sequence

from engines.excavation.view import ArtefactView, CardView, MarketView, PlayerView, View
from renderers.excavation.earth import SPOTS
from renderers.excavation.trade import command_text
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
            return [*(_player(scene, player) for player in view.players), *_zu(scene)]
    if view.private is not None:
        return [*_private(scene), _player(scene, view.players[view.private.seat])]
    return [*_queues(scene), *_popularity(scene), *(_player(scene, player) for player in view.players)]


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
        told.append(
            f"{scene.say('pic-excavation-tiles', count=len(mine.tiles))}: {_tiles(scene, mine.tiles)}"
        )
    return told + _posts(scene, mine.seat)


def _posts(scene: Scene[View], seat: int) -> list[str]:
    """Where the owner's explorers and traders stand."""
    places = ", ".join(
        scene.called("pic-excavation-place", place) for place in scene.view.players[seat].explorers
    )
    traders = ", ".join(
        scene.say("pic-excavation-told-at-market", count=market.traders[seat], market=market.number)
        for market in scene.view.markets
        if market.traders[seat]
    )
    told = [scene.say("pic-excavation-my-explorers", where=places)] if places else []
    return told + ([scene.say("pic-excavation-told-traders", where=traders)] if traders else [])


def _player(scene: Scene[View], me: PlayerView) -> str:
    """What lies before somebody; the credits are told with the scores."""
    stored = [
        scene.say(f"pic-excavation-told-{where}", tiles=_tiles(scene, tiles))
        for where, tiles in (("hold", me.hold), ("hidden", me.hidden))
        if tiles
    ]
    worth = sum(me.row_credits.values()) + sum(me.column_credits.values())
    told = stored or [scene.say("pic-excavation-told-nothing-stored")]
    told.append(scene.say("pic-excavation-told-gallery", guards=len(me.gallery), worth=worth))
    if not me.is_zu:
        told.append(scene.say("pic-excavation-told-cards", cards=me.hand_size))
    if me.passed and scene.view.phase == "action":
        told.append(scene.say("pic-excavation-passed"))
    return f"{scene.name(me.seat)}: {'; '.join(told)}"


def _zu(scene: Scene[View]) -> list[str]:
    """How many cards he has, and which he turned over."""
    zu = scene.view.zu
    if zu is None:
        return []
    piles = (("deck", zu.deck), ("later", sum(zu.later)), ("unseen", zu.unseen))
    counts = ", ".join(f"{scene.say(f'pic-excavation-zu-{name}')} {count}" for name, count in piles)
    told = [f"{scene.say('pic-excavation-zu-title')}: {counts}"]
    if zu.revealed:
        shown = ", ".join(scene.say(f"pic-excavation-zu-{name.split('-')[0]}") for name in zu.revealed)
        told.append(f"{scene.say('pic-excavation-zu-revealed')} {shown}")
    return told


def _tiles(scene: Scene[View], tiles: Sequence[ArtefactView]) -> str:
    """Artefacts by region and value; equal ones counted."""
    counted = Counter((tile.region, tile.value) for tile in tiles)
    return ", ".join(
        f"{count} × {_region(scene, region)} {value}" if count > 1 else f"{_region(scene, region)} {value}"
        for (region, value), count in counted.items()
    )


def _places(scene: Scene[View], window: tuple[int, int]) -> list[str]:
    told = []
    for place in scene.view.places:
        x = SPOTS[place.id].x if place.id in SPOTS else place.x * 10.6
        here = [scene.name(seat) for seat in place.explorers]
        if window[0] <= x < window[1] and (place.artefacts or here):
            name = scene.called("pic-excavation-place", place.id)
            tiles = _tiles(scene, place.artefacts)
            told.append(f"{name}: {'; '.join(part for part in (tiles, ', '.join(here)) if part)}")
    return told


def _queue(scene: Scene[View], market: MarketView) -> str:
    return ", ".join(_region(scene, buyer) for buyer in market.queue) or "–"


def _queues(scene: Scene[View]) -> list[str]:
    """All markets in one breath."""
    queues = "; ".join(f"{market.number}: {_queue(scene, market)}" for market in scene.view.markets)
    return [scene.say("pic-excavation-told-queues", queues=queues)]


def _markets(scene: Scene[View]) -> list[str]:
    told = []
    for market in scene.view.markets:
        text = scene.say("pic-excavation-told-market", market=market.number, queue=_queue(scene, market))
        traders = ", ".join(
            f"{scene.name(seat)} {count}" for seat, count in enumerate(market.traders) if count
        )
        told.append(f"{text}; {scene.say('pic-excavation-traders')}: {traders}" if traders else text)
    return told


def _popularity(scene: Scene[View]) -> list[str]:
    tracks = ", ".join(f"{_region(scene, track.region)} {track.credits}" for track in scene.view.tracks)
    return [scene.say("pic-excavation-told-popularity", tracks=tracks)]


def _ship(scene: Scene[View]) -> list[str]:
    told = []
    for centre in scene.view.centres:
        envoys = ", ".join(f"{scene.name(seat)} {count}" for seat, count in enumerate(centre.envoys) if count)
        parts = [
            scene.say("pic-excavation-told-envoys", envoys=envoys)
            if envoys
            else scene.say("pic-excavation-told-no-envoys")
        ]
        if centre.card:
            name = scene.called("pic-excavation-command", centre.card)
            parts.append(f"{name} ({command_text(scene, centre)})")
        markets = ", ".join(str(market) for market in centre.markets)
        told.append(f"{scene.say('pic-excavation-told-centre', markets=markets)}: {'; '.join(parts)}")
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
