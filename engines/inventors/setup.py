"""The set-up (IN-040 to IN-081, IN-500 to IN-505)."""

from collections.abc import Mapping

from engines.inventors.components import ACTIONS, Components, SetupCard
from engines.inventors.state import (
    DUMMY,
    NEUTRAL,
    SHELF,
    Device,
    Die,
    Dummy,
    Idea,
    Inventors,
    Opponent,
    Person,
    Player,
    River,
    ShipAt,
    Workshop,
)
from engines.inventors.vocabulary import AREAS, COLORS, ROWS, SECTIONS, DieColor
from engines.kernel import Random, Setting

SOLO = (1,)
DIFFICULTY = "difficulty"
# What each level of difficulty adds, besides what is chosen one by one (IN-560).
HARDER = ("hard-start", "hard-dice", "hard-workers")
LEVELS = {"1": (), "2": HARDER[:1], "3": HARDER[:2], "4": HARDER}
SETTINGS = (
    Setting("rounds", ("4", "3"), "4"),
    Setting(DIFFICULTY, tuple(LEVELS), "1", SOLO),
    *(Setting(option, ("off", "on"), "off", SOLO) for option in HARDER),
)


def setup(people: int, settings: Mapping[str, str], random: Random, data: str) -> Inventors:
    """Everything in its place; what the players decide comes later."""
    parts = SHELF.of(data)
    rounds = int(settings.get("rounds", "4"))
    harder = hardships(settings)
    first = 0 if people == 1 else random.below(people)
    with_dummy = people <= 2
    boards = shuffled(random, [board.id for board in parts.board])
    deck = shuffled(random, [card.id for card in parts.card])
    tiles = shuffled(random, [tile.id for tile in parts.workshop_tile if tile.kind == "regular"])
    opponent = new_opponent(parts, random, "hard-start" in harder) if people == 1 else None
    game = Inventors(
        random=random,
        data=data,
        players=[new_player(parts, seat, random) for seat in range(people)],
        opponent=opponent,
        dummy=new_dummy(parts, random) if with_dummy else None,
        rounds=rounds,
        hard_dice="hard-dice" in harder,
        hard_workers="hard-workers" in harder,
        devices=[],
        boards=boards,
        deck=deck,
        river=stock_river(parts, tiles, people),
        revealed=[SECTIONS[0]],
        piles={
            section: shuffled(random, [tile.id for tile in parts.research if tile.section == section])
            for section in SECTIONS
        },
        fleet=[ShipAt(seat) for seat in first_fleet(people, first)],
        workers={space.id: [] for space in parts.worker_space},
        passes=shuffled(random, [tile.id for tile in parts.pass_tile])[: parts.limits.pass_spaces],
        tents=[None] * parts.limits.pass_spaces,
        raised=[[] for _ in range(parts.limits.pass_spaces)],
        first=first,
        current=first,
    )
    lay_devices(game, random)
    cards = shuffled(random, [card.id for card in parts.setup_card])
    for place in range(people):
        me = game.players[(first + place) % people]
        start = parts.starting[place]
        me.silver, me.hand = start.silver, [deck.pop() for _ in range(start.cards)]
        use_setup_card(parts, me, parts.setups[cards.pop()], random)
    return game


def hardships(settings: Mapping[str, str]) -> list[str]:
    """The harder options of a solo game: those of its level, and those chosen besides (IN-560)."""
    level = LEVELS[settings.get(DIFFICULTY, "1")]
    return [option for option in HARDER if option in level or settings.get(option) == "on"]


def shuffled(random: Random, names: list[str]) -> list[str]:
    """The same names in random order."""
    random.shuffle(names)
    return names


# ---- main board ------------------------------------------------------------------------------------------


def first_fleet(people: int, first: int) -> list[int]:
    """Ships on step 0: the first player furthest behind but for opponent and Dummy (IN-185)."""
    order = [(first + place) % people for place in range(people)]
    behind = ([1] if people == 1 else []) + ([DUMMY] if people <= 2 else [])
    return [*reversed(order), *behind]


def stock_river(parts: Components, tiles: list[str], people: int) -> list[River]:
    """Stacks by the number of players, nine tiles at the end (IN-047 to IN-049)."""
    river = [River() for _ in parts.river]
    column = max(people, 2) - 2
    for space in reversed(parts.river):
        river[space.step].stack = [tiles.pop() for _ in range(space.tiles[column])]
    return river


def lay_devices(game: Inventors, random: Random) -> None:
    """Blank boards, and neutral Devices: one Invented, two Built, fewer with the Dummy (IN-040 to IN-043)."""
    limits = game.parts.limits
    ideas = shuffled(random, [idea.id for idea in game.parts.idea if idea.neutral])
    for row in range(1, game.rows + 1):
        reveal_board(game, 1, row)
    built = limits.neutral_built_with_dummy if game.dummy else limits.neutral_built
    for row in range(1, built + 1):
        reveal_board(game, 2, row)
    for device in [game.column(1)[0], *game.column(2)]:
        device.card = game.deck.pop()
        device.idea = Idea(NEUTRAL, ideas.pop())
        device.builder = NEUTRAL if device.column > 1 else None
    if game.opponent and game.rounds == 3:
        lay_published(game, ideas)


def lay_published(game: Inventors, ideas: list[str]) -> None:
    """Solo with 3 rounds: one Device is Published and a Tent raised for the opponent (IN-562)."""
    opponent = game.opponent
    assert opponent is not None
    opponent.tents -= 1
    game.raised[COLORS.index("charcoal")].append(opponent.seat)
    opponent.supply -= 1
    opponent.guilds["charcoal"] += 1
    device = reveal_board(game, 3, 1)
    device.card, device.idea = game.deck.pop(), Idea(NEUTRAL, ideas.pop())
    device.builder = device.publisher = opponent.seat
    opponent.supply -= 2


def reveal_board(game: Inventors, column: int, row: int) -> Device:
    """A new board from the pile."""
    name = game.boards.pop()
    device = Device(name, column, row, [None] * len(game.parts.boards[name].tests))
    game.devices.append(device)
    return device


# ---- players ---------------------------------------------------------------------------------------------


def new_player(parts: Components, seat: int, random: Random) -> Player:
    """A player's board without what a Setup card brings (IN-070 to IN-075)."""
    limits = parts.limits
    return Player(
        seat=seat,
        supply=limits.influence,
        guilds=dict.fromkeys(COLORS, 0),
        workers=limits.workers,
        reserve=limits.reserve_workers,
        tents=limits.tents,
        devices=dict.fromkeys(ACTIONS, 0),
        researched=dict.fromkeys(SECTIONS, 0),
        dice={area: [] for area in AREAS},
        study={color: [] for color in COLORS},
        camels=[[] for _ in parts.camel],
        workshops={row: Workshop() for row in ROWS},
        tower=[tile.level for tile in parts.tower[: len(parts.tower) // 2]],
        people={person.id: Person(1) for person in parts.person},
        ideas=list(shuffled(random, [idea.id for idea in parts.idea if not idea.neutral])),
    )


def use_setup_card(parts: Components, me: Player, card: SetupCard, random: Random) -> None:
    """Influence, dice and Craftspeople; the Starting tile waits for its row (IN-077 to IN-080)."""
    me.card = card.id
    for color, count in card.influence.items():
        me.guilds[color] += count
        me.supply -= count
    me.study[card.study_die] = [1]
    ready: list[DieColor] = [card.ready_die, *["white"] * card.ready_white]  # type: ignore[list-item]
    me.dice["ready"] = [Die(color, random.roll()) for color in ready]
    me.dice["exhausted"] = [Die(card.exhausted_die), *(Die("white") for _ in range(card.exhausted_white))]
    for person in card.level_2:
        me.people[person] = Person(2, active=False)
    for person in card.level_4:
        me.people[person] = Person(4)


# ---- Dummy and opponent ----------------------------------------------------------------------------------


def new_dummy(parts: Components, random: Random) -> Dummy:
    """Its cards and Influence (IN-061, IN-062)."""
    return Dummy(
        supply=parts.limits.dummy_influence,
        guilds=dict.fromkeys(COLORS, 0),
        deck=shuffled(random, [card.id for card in parts.dummy_card]),
    )


def new_opponent(parts: Components, random: Random, harder: bool) -> Opponent:
    """The solo opponent: no board, no hand (IN-500 to IN-502, IN-560)."""
    solo, limits = parts.solo, parts.limits
    each = solo.influence + (solo.hard_influence if harder else 0)
    return Opponent(
        seat=1,
        silver=solo.hard_silver if harder else 0,
        supply=limits.influence - each * len(COLORS),
        guilds=dict.fromkeys(COLORS, each),
        workers=solo.workers,
        tents=limits.tents,
        devices=dict.fromkeys(ACTIONS, 0),
        ideas=shuffled(random, [idea.id for idea in parts.idea if not idea.neutral]),
        dice_plans=shuffled(random, [plan.id for plan in parts.plan_card if plan.kind == "dice"]),
        worker_plans=shuffled(random, [plan.id for plan in parts.plan_card if plan.kind == "worker"]),
    )
