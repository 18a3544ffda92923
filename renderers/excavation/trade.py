"""Where artefacts become credits: markets, ship, popularity, black-market stacks, forecast."""

from PIL import Image

from engines.excavation.state import shelf
from engines.excavation.view import CardView, CentreView, MarketView, View
from renderers.excavation import look
from renderers.excavation.look import BODY, COUNT, DEEP, DIM, GOLD, INK, PANEL, QUIET, TITLE
from renderers.kit.canvas import Canvas, Style
from renderers.kit.colour import mix
from renderers.kit.layout import Box, spread
from renderers.kit.lines import effect_line
from renderers.kit.panels import plate
from renderers.kit.scene import Panel, Scene
from renderers.kit.surfaces import inner_shadow
from renderers.kit.table import framed
from renderers.kit.text import Face

RIGHT = 504
MARKETS = (RIGHT, 332)
SHIP = (RIGHT, 250)
POPULARITY = (RIGHT, 202)
STACKS = (526, 186)
FORECAST = (526, 186)
HEAD = 34  # the height of a panel's title


def field(canvas: Canvas, size: tuple[float, float], title: str) -> None:
    """The plate of a panel and its title."""
    framed(canvas, Box(0, 0, *size), look.THEME)
    canvas.text(title, Box(14, 4, size[0] - 28, HEAD - 6), TITLE)


def crews(
    canvas: Canvas, scene: Scene[View], counts: list[int], slots: list[Box], kind: str, at: str
) -> None:
    """Whose crew stands there, and how many."""
    for seat, count in enumerate(counts):
        faction = scene.view.players[seat].faction
        if not count or not faction:
            continue
        slot = slots[seat]
        y = slot.centre[1]
        canvas.sprite(look.crew(canvas.px(32), faction), slot.x + 15, y + 1)
        wide = canvas.text(str(count), Box(slot.x + 32, y - 12, slot.w - 31, 24), COUNT)
        canvas.mark(kind, f"{seat}@{at}", Box(slot.x, y - 15, 35 + wide, 30), count)


# ---- markets ----


def _markets_ground(canvas: Canvas, scene: Scene[View]) -> None:
    field(canvas, MARKETS, scene.say("pic-excavation-markets"))
    canvas.text(scene.say("pic-excavation-front"), Box(112, 4, 180, HEAD - 6), QUIET)
    canvas.text(scene.say("pic-excavation-traders"), Box(290, 4, RIGHT - 304, HEAD - 6), QUIET, 1)
    for row, market in enumerate(scene.view.markets):
        y = _row(row)
        canvas.stamp(plate(canvas.px(RIGHT - 16), canvas.px(46), canvas.px(9), look.RAISED), 8, y)
        canvas.stamp(look.stall(canvas.px(176), canvas.px(44), canvas.px(12)), 103, y + 1)
        canvas.sprite(look.market_sign(canvas.px(42), market.number), 34, y + 23)
        centres = [centre.id for centre in scene.view.centres]
        canvas.sprite(look.centre_sign(canvas.px(34), centres.index(market.centre)), 78, y + 23)


def _row(number: int) -> float:
    return HEAD + number * 49


def _queue(canvas: Canvas, market: MarketView, y: float) -> None:
    for number in range(market.limit):
        x = 122 + number * 41
        if number < len(market.queue):
            kind = market.queue[number]
            canvas.piece(
                look.buyer(canvas.px(27), kind), x, y + 28, "buyer", f"{market.number}.{number}", kind
            )
        else:
            canvas.sprite(look.empty_place(canvas.px(27)), x, y + 28)


def _markets_pieces(canvas: Canvas, scene: Scene[View]) -> None:
    for row, market in enumerate(scene.view.markets):
        _queue(canvas, market, _row(row))
        slots = Box(284, _row(row), 212, 46).columns(4)
        crews(canvas, scene, market.traders, slots, "trader", str(market.number))


def markets() -> Panel[View]:
    """Six queues, front to back, and the traders."""
    return Panel(MARKETS, _markets_ground, _markets_pieces)


# ---- the ship ----


def _centre_boxes() -> list[Box]:
    return Box(30, HEAD + 5, RIGHT - 60, 168).columns(3, 4)


def _ship_ground(canvas: Canvas, scene: Scene[View]) -> None:
    field(canvas, SHIP, scene.say("pic-excavation-ship"))
    canvas.stamp(look.hull(canvas.px(RIGHT - 8), canvas.px(188)), 4, HEAD - 5)
    for number, (centre, box) in enumerate(zip(scene.view.centres, _centre_boxes(), strict=True)):
        bay = plate(
            canvas.px(box.w), canvas.px(box.h), canvas.px(14), look.RAISED, look.ACCENT, canvas.px(1.2)
        )
        canvas.stamp(bay, box.x, box.y)
        inner_shadow(canvas, box, 14, 3, 0.5)
        canvas.sprite(look.centre_sign(canvas.px(34), number), box.x + 26, box.y + 18)
        for place, market in enumerate(centre.markets):
            canvas.sprite(look.market_sign(canvas.px(32), market), box.x + 66 + place * 35, box.y + 18)
    canvas.text(scene.say("pic-excavation-on-ship"), Box(14, 213, 130, 32), QUIET)


def _ship_pieces(canvas: Canvas, scene: Scene[View]) -> None:
    view = scene.view
    awards = " · ".join(str(amount) for amount in view.centre_awards)
    told = scene.say("pic-excavation-awards", awards=awards)
    style = QUIET._replace(ink=GOLD, size=17.8)
    effect_line(canvas, told, Box(150, 4, RIGHT - 164, HEAD - 6), style, look.THEME, 1)
    canvas.mark("awards", "", Box(150, 4, RIGHT - 164, HEAD - 6), awards)
    for centre, box in zip(view.centres, _centre_boxes(), strict=True):
        upper, lower = Box(box.x + 8, box.y + 36, box.w - 14, 60).rows(2)
        slots = [*upper.columns(2), *lower.columns(2)]
        crews(canvas, scene, centre.envoys, slots, "envoy", centre.id)
        _command(canvas, scene, centre, Box(box.x + 3, box.y + 99, box.w - 6, box.h - 102))
    for number, x in enumerate(spread(Box(150, 0, 340, 0), len(view.ship), 30, 31)):
        kind = view.ship[number]
        canvas.piece(look.buyer(canvas.px(27), kind), x + 15, 229, "ship-buyer", number, kind)


def _command(canvas: Canvas, scene: Scene[View], centre: CentreView, box: Box) -> None:
    """The command card beside a centre: its name, and what its current side gives."""
    if centre.card is None:
        canvas.stamp(plate(canvas.px(box.w), canvas.px(box.h), canvas.px(7), PANEL), box.x, box.y)
        return
    paper = INK if centre.side == "white" else GOLD
    canvas.stamp(plate(canvas.px(box.w), canvas.px(box.h), canvas.px(7), paper), box.x, box.y)
    canvas.mark("command-card", centre.id, box, f"{centre.card}/{centre.side}")
    text = box.inset(5, 4)
    name = scene.called("pic-excavation-command", centre.card)
    style = Style(Face.SANS_BOLD, 17.8, look.DARK)
    used = canvas.paragraph(name, text.top(40), style, 1.1)
    canvas.paragraph(command_text(scene, centre), text.below(used), BODY._replace(ink=DEEP, size=17.8), 1.1)


def command_text(scene: Scene[View], centre: CentreView) -> str:
    """What the side of the command card gives that lies up, in a few words."""
    card = next(c for c in shelf.of(scene.view.data).command_card if c.id == centre.card)
    ability = card.white if centre.side == "white" else card.yellow
    verb = str(ability.__struct_config__.tag).replace("_", "-")
    numbers = {name: int(getattr(ability, name)) for name in ability.__struct_fields__}
    return scene.say(f"pic-excavation-verb-{verb}", **numbers, less=-numbers.get("price_mod", 0))


def ship() -> Panel[View]:
    """Command centres with envoys and command cards, and the buyers of the latest sale."""
    return Panel(SHIP, _ship_ground, _ship_pieces)


# ---- popularity ----


def _popularity_ground(canvas: Canvas, scene: Scene[View]) -> None:
    field(canvas, POPULARITY, scene.say("pic-excavation-popularity"))
    for row, track in enumerate(scene.view.tracks):
        y = HEAD + row * 33
        canvas.stamp(plate(canvas.px(RIGHT - 16), canvas.px(31), canvas.px(8), look.RAISED), 8, y)
        canvas.sprite(look.emblem(canvas.px(29), track.region), 26, y + 15)


def _popularity_pieces(canvas: Canvas, scene: Scene[View]) -> None:
    view = scene.view
    canvas.piece(look.buyer(canvas.px(23), "special"), RIGHT - 62, 17, "pool", "special", view.special_pool)
    canvas.text(f"×{view.special_pool}", Box(RIGHT - 46, 4, 36, HEAD - 6), COUNT)
    for row, track in enumerate(view.tracks):
        y = HEAD + row * 33
        colour = look.region_ink(track.region)
        for space in range(1, track.spaces + 1):
            x = 56 + (space - 1) * 27.5
            if space > track.level:
                canvas.sprite(look.buyer(canvas.px(22), track.region), x, y + 15)
            else:
                lit = mix(colour, INK, 0.25) if space == track.level else mix(colour, look.RAISED, 0.72)
                canvas.sprite(look.lamp(canvas.px(25), lit, space == track.level), x, y + 15.5)
        if track.level:
            canvas.label(
                str(track.level), 56 + (track.level - 1) * 27.5, y + 15, BODY._replace(ink=look.DARK)
            )
        canvas.mark("level", track.region, Box(42, y, track.spaces * 27.5, 31), track.level)
        canvas.text(scene.say("pic-excavation-rank", rank=track.rank), Box(330, y, 76, 31), BODY, 1)
        canvas.sprite(look.icon(canvas.px(24), "coin", GOLD), 438, y + 15)
        canvas.text(str(track.credits), Box(456, y, 34, 31), COUNT._replace(ink=GOLD))


def popularity() -> Panel[View]:
    """The tracks with the buyers of the pool, level, rank and what a sale brings."""
    return Panel(POPULARITY, _popularity_ground, _popularity_pieces)


# ---- black-market stacks and what lies face down ----


def _stacks_ground(canvas: Canvas, scene: Scene[View]) -> None:
    field(canvas, STACKS, scene.say("pic-excavation-stacks"))
    canvas.sprite(look.icon(canvas.px(23), "deck", look.RAISED, DIM), STACKS[0] - 34, HEAD / 2)
    for row, stack in enumerate(scene.view.stacks):
        y = HEAD - 1 + row * 30
        canvas.sprite(look.emblem(canvas.px(26), stack.region), 24, y + 14)


def _stacks_pieces(canvas: Canvas, scene: Scene[View]) -> None:
    for row, stack in enumerate(scene.view.stacks):
        y = HEAD - 1 + row * 30
        room = Box(44, y, STACKS[0] - 44 - 62, 28)
        for number, x in reversed(list(enumerate(spread(room, len(stack.black_market), 40, 42)))):
            tile = stack.black_market[number]
            sprite = look.artefact(canvas.px(29), tile.region, tile.symbol, tile.value)
            canvas.piece(sprite, x + 19, y + 14, "stacked", f"{stack.region}.{number}", tile.kind)
        canvas.mark("face-down", stack.region, Box(STACKS[0] - 50, y + 2, 34, 24), stack.face_down)
        canvas.text(str(stack.face_down), Box(STACKS[0] - 56, y, 44, 28), COUNT._replace(ink=DIM), 0.5)


def stacks() -> Panel[View]:
    """A row for each region: the black-market stack from its top, and how many tiles are still hidden."""
    return Panel(STACKS, _stacks_ground, _stacks_pieces)


# ---- forecast and decks ----


def hand_card(canvas: Canvas, card: CardView, height: float) -> Image.Image:
    """A card's face at that height."""
    size = canvas.px(height)
    if card.region is None or card.market is None:
        return look.travel_card(size, card.fuel)
    return look.action_card(size, card.region, card.market, card.fuel)


def _forecast_ground(canvas: Canvas, scene: Scene[View]) -> None:
    field(canvas, FORECAST, scene.say("pic-excavation-forecast"))
    for row, (name, key) in enumerate((("deck", "deck"), ("discard", "discard"), ("person", "buyer-deck"))):
        y = HEAD + 22 + row * 44
        canvas.sprite(look.icon(canvas.px(30), name, look.RAISED, DIM), 400, y)
        canvas.text(scene.say(f"pic-excavation-{key}"), Box(422, y - 20, 98, 20), QUIET._replace(size=19))


def _forecast_pieces(canvas: Canvas, scene: Scene[View]) -> None:
    view = scene.view
    if not view.forecast:
        key = "no-forecast" if view.round == view.rounds else "forecast-later"
        canvas.text(
            scene.say(f"pic-excavation-{key}"),
            Box(14, HEAD, 360, 110),
            look.QUIET._replace(size=19),
            0.5,
        )
    for number, slot in enumerate(view.forecast):
        x = 44 + number * 72
        state = f"{slot.card.id}/{slot.crew}"
        canvas.piece(hand_card(canvas, slot.card, 92), x, HEAD + 54, "forecast", number, state)
        faction = None if slot.crew is None else view.players[slot.crew].faction
        if faction:
            canvas.piece(
                look.crew(canvas.px(40), faction), x, HEAD + 112, "forecast-crew", f"{slot.crew}@{number}"
            )
    for number, token in enumerate(view.tokens_left):
        x = 236 + number * 36
        canvas.piece(look.order_token(canvas.px(30), token), x, HEAD / 2 + 1, "initiative", token)
    for row, (id, count) in enumerate(
        (("deck", view.deck), ("discard", len(view.discard)), ("buyer-deck", view.buyer_deck))
    ):
        y = HEAD + 22 + row * 44
        canvas.mark(id, "", Box(422, y, 90, 20), count)
        canvas.text(str(count), Box(422, y, 90, 22), COUNT)


def forecast() -> Panel[View]:
    """The forecast row with crew markers, initiative tokens left, and the decks."""
    return Panel(FORECAST, _forecast_ground, _forecast_pieces)
