"""What Plan cards tell the solo opponent to do (IN-512 to IN-533)."""

from collections.abc import Callable, Iterable
from functools import partial

from engines.inventors.boards import published_or_built
from engines.inventors.camels import BUILT, PUBLISHED
from engines.inventors.cards import top_card
from engines.inventors.components import PlanCard, WorkerSpace
from engines.inventors.devices import (
    matches,
    most_built,
    move_right,
    name_of,
    refill,
)
from engines.inventors.effects import resolve
from engines.inventors.influence import has_marker, lose, place
from engines.inventors.labels import color_text, die_text, die_value, effects_text, research_text, row_text
from engines.inventors.research import is_empty, tile_spaces
from engines.inventors.river import destination, reveal, sail, unseen_section
from engines.inventors.state import Device, Die, Idea, Inventors, Opponent, Piece
from engines.inventors.vocabulary import (
    COLORS,
    ROWS,
    SECTIONS,
    Color,
    ColorChoice,
    Influence,
    PlanBuild,
    PlanDiceCard,
    PlanInfluence,
    PlanInvent,
    PlanPublish,
    PlanResearch,
    PlanShip,
    PlanSilver,
    PlanTask,
    PlanTest,
)
from engines.kernel import Refusal, Step, Text
from engines.kernel.tasks import Task

LEFTOVER_SILVER = 2
GUILD_ORDER, RIGHT_ORDER = ("left", "right", "bottom"), ("top", "middle", "bottom")


# ---- what a card says --------------------------------------------------------------------------------------


def plan_text(plan: PlanCard) -> Text:
    """Both options and the focus of a Plan card: everybody can follow what comes of it (IN-511, IN-513)."""
    upper, lower = (in_order([task_text(task) for task in tasks]) for tasks in (plan.upper, plan.lower))
    if not plan.rows:
        return Text("plan", {"upper": upper, "lower": lower})
    rows = in_order([row_text(ROWS[row - 1]) for row in plan.rows])
    if not plan.colors:
        return Text("plan-rows", {"upper": upper, "lower": lower, "rows": rows})
    colors = in_order([die_text(color) for color in plan.colors])
    return Text("plan-rows-and-dice", {"upper": upper, "lower": lower, "rows": rows, "dice": colors})


def in_order(texts: list[Text]) -> Text:
    """Things that are tried one after the other."""
    text, *others = texts
    for other in others:
        text = Text("in-order", {"first": text, "then": other})
    return text


def task_text(task: PlanTask) -> Text:
    """A task with all that it costs and brings."""
    text = task_name(task)
    if task.silver:
        text = Text("plan-and-silver", {"task": text, "n": task.silver})
    if task.worker:
        text = Text(f"plan-worker-{task.worker}", {"task": text})
    return text


def task_name(task: PlanTask) -> Text:
    """A task in a word or two."""
    match task:
        case PlanBuild(cost=n) | PlanPublish(cost=n) | PlanSilver(n=n) | PlanShip(n=n):
            return Text(f"plan-{tag(task)}", {"n": n})
        case PlanInfluence(colors=colors):
            return effects_text([Influence(color) for color in colors])
        case _:
            return Text(f"plan-{tag(task)}")


def tag(task: PlanTask) -> str:
    return str(task.__struct_config__.tag).replace("_", "-")


# ---- tasks -------------------------------------------------------------------------------------------------


def task_of(game: Inventors, opponent: Opponent, plan: PlanCard, task: PlanTask) -> Task:
    """A task of a Plan card, with what stands against it (IN-512)."""
    refuse, rule = task_rules(game, opponent, plan, task)

    def why() -> Refusal | None:
        return refuse_worker(game, opponent, plan, task) or refuse()

    def do() -> Step:
        if task.worker:
            send_worker(game, opponent, plan, task)
        yield from rule()
        if task.silver:
            opponent.silver += task.silver
            game.tell("opponent-silver", who=opponent.who, n=task.silver)

    return Task(tag(task), task_name(task), do, refuse=why)


Rules = tuple[Callable[[], Refusal | None], Callable[[], Step]]


def task_rules(game: Inventors, opponent: Opponent, plan: PlanCard, task: PlanTask) -> Rules:
    """What hinders a task, and how it is done."""
    match task:
        case PlanInvent():
            return partial(refuse_invent, game, opponent, plan), partial(invent, game, opponent, plan)
        case PlanBuild(cost=cost):
            return partial(refuse_build, game, opponent, cost), partial(build, game, opponent, plan, cost)
        case PlanPublish(cost=cost):
            return partial(refuse_publish, game, opponent, cost), partial(publish, game, opponent, plan, cost)
        case PlanTest():
            return partial(refuse_test, game, plan), partial(test, game, opponent, plan)
        case PlanResearch():
            return partial(refuse_research, game, opponent), partial(research, game, opponent)
        case PlanInfluence(colors=colors):
            return nothing_against, partial(gain_influence, game, opponent, colors)
        case PlanSilver(n=n):
            return nothing_against, partial(gain_silver, game, opponent, n)
        case PlanDiceCard():
            return nothing_against, partial(add_dice_plan, game, opponent)
        case PlanShip(n=n):
            return nothing_against, partial(move_ship, game, opponent, n)
        case _:
            raise TypeError(task)


def nothing_against() -> Refusal | None:
    return None


# ---- focus (IN-513) --------------------------------------------------------------------------------------


def focused(devices: Iterable[Device], rows: Iterable[int]) -> Device | None:
    """The first row with such a Device, and in it the leftmost one."""
    there = sorted(devices, key=lambda one: one.column)
    return next((device for row in rows for device in there if device.row == row), None)


def order_of_rows(plan: PlanCard) -> tuple[int, ...]:
    """The focus of the card; one without numbers looks from the top."""
    return plan.rows or (1, 2, 3)


# ---- Devices (IN-520 to IN-525) --------------------------------------------------------------------------


def refuse_invent(game: Inventors, opponent: Opponent, plan: PlanCard) -> Refusal | None:
    """A blank board, an Idea tile, and a card that matches (IN-512, IN-520)."""
    device = focused((one for one in game.column(1) if one.is_blank), order_of_rows(plan))
    if device is None:
        return Refusal("IN-512", Text("why-all-invented"))
    if not opponent.ideas:
        return Refusal("IN-512", Text("why-opponent-no-idea"))
    if not any(fits(game, device, card) for card in (*game.deck, *game.discards)):
        return Refusal("IN-520", Text("why-no-match"))
    return None


def fits(game: Inventors, device: Device, card: str) -> bool:
    """Whether at least one edge would match."""
    board, other = game.parts.boards[device.board], game.parts.cards[card]
    return any(mine == theirs for mine, theirs in zip(board.edges, other.edges, strict=True))


def invent(game: Inventors, opponent: Opponent, plan: PlanCard) -> Step:
    """Cards from the deck until one matches; Influence for its matches, an Idea tile (IN-520)."""
    device = focused((one for one in game.column(1) if one.is_blank), order_of_rows(plan))
    assert device is not None
    skipped = 0
    while not fits(game, device, card := top_card(game)):
        game.discards.append(card)
        skipped += 1
    device.card = card
    if skipped:
        game.tell("opponent-skips", who=opponent.who, count=skipped)
    device.idea = Idea(opponent.seat, opponent.ideas.pop())
    opponent.devices["invent"] += 1
    effects = effects_text(game.parts.ideas[device.idea.id].effects)
    game.tell("invented", who=opponent.who, device=name_of(device), effects=effects, idea=device.idea.id)
    for match in matches(game, device, card):
        put_influence(game, opponent, match.color)
    yield from ()


def refuse_silver(opponent: Opponent, cost: int) -> Refusal | None:
    if opponent.silver < cost:
        return Refusal("IN-512", Text("why-opponent-silver", {"n": cost, "silver": opponent.silver}))
    return None


def refuse_build(game: Inventors, opponent: Opponent, cost: int) -> Refusal | None:
    """Silver, an Invented Device, room, a marker (IN-512, IN-515)."""
    if not any(one.is_invented for one in game.column(1)):
        return Refusal("IN-512", Text("why-nothing-invented"))
    if len(game.column(BUILT)) >= most_built(game):
        return Refusal("IN-512", Text("why-column-full", {"n": most_built(game)}))
    if not has_marker(opponent):
        return Refusal("IN-515", Text("why-no-marker"))
    return refuse_silver(opponent, cost)


def build(game: Inventors, opponent: Opponent, plan: PlanCard, cost: int) -> Step:
    """Silver, the Idea tile for the player, Influence, the next column, a new board (IN-521)."""
    opponent.silver -= cost
    device = focused((one for one in game.column(1) if one.is_invented), order_of_rows(plan))
    assert device is not None
    assert device.idea is not None
    take_marker(game, opponent)
    device.builder = opponent.seat
    opponent.devices["build"] += 1
    game.tell("opponent-built", who=opponent.who, device=name_of(device), n=cost)
    inventor = game.player(device.idea.owner)
    if inventor is not None:
        effects = game.parts.ideas[device.idea.id].effects
        game.tell("inventor-gains", who=inventor.who, effects=effects_text(effects))
        yield from resolve(game, inventor, effects)
    yield from refill(game, move_right(game, device, BUILT))


def refuse_publish(game: Inventors, opponent: Opponent, cost: int) -> Refusal | None:
    """Silver, a Built Device, a marker (IN-512, IN-515)."""
    if not game.column(BUILT):
        return Refusal("IN-512", Text("why-nothing-built"))
    if not has_marker(opponent):
        return Refusal("IN-515", Text("why-no-marker"))
    return refuse_silver(opponent, cost)


def publish(game: Inventors, opponent: Opponent, plan: PlanCard, cost: int) -> Step:
    """Silver; 1 for the player as Inventor, from the supply; Influence, the next column (IN-524)."""
    opponent.silver -= cost
    device = focused(game.column(BUILT), order_of_rows(plan))
    assert device is not None
    inventor = game.player(device.inventor)
    if inventor is not None:
        inventor.silver += game.parts.publish.silver
        game.tell("silver", who=inventor.who, n=game.parts.publish.silver)
    take_marker(game, opponent)
    device.publisher = opponent.seat
    opponent.devices["publish"] += 1
    move_right(game, device, PUBLISHED)
    game.tell("opponent-published", who=opponent.who, device=name_of(device), n=cost)
    yield from ()


def free_tests(game: Inventors, color: Color) -> list[Device]:
    """Built and Published Devices with a free test space of a colour."""
    return [
        device
        for device in published_or_built(game)
        if any(
            test.color == color and die is None
            for test, die in zip(game.parts.boards[device.board].tests, device.tests, strict=True)
        )
    ]


def test_color(game: Inventors, plan: PlanCard) -> Color | None:
    """The first colour of the focus with a free space in one of the rows (IN-522)."""
    return next(
        (
            color
            for color in plan.colors or COLORS
            if focused(free_tests(game, color), order_of_rows(plan)) is not None
        ),
        None,
    )


def refuse_test(game: Inventors, plan: PlanCard) -> Refusal | None:
    """A free test space (IN-512)."""
    return None if test_color(game, plan) else Refusal("IN-512", Text("why-no-test-space"))


def test(game: Inventors, opponent: Opponent, plan: PlanCard) -> Step:
    """A rolled die of that colour, whatever it shows; Influence, and its Ship (IN-522)."""
    color = test_color(game, plan)
    assert color is not None
    device = focused(free_tests(game, color), order_of_rows(plan))
    assert device is not None
    tests = game.parts.boards[device.board].tests
    space = next(
        number for number, one in enumerate(tests) if one.color == color and device.tests[number] is None
    )
    value = game.random.roll()
    device.tests[space] = Die(color, value)
    game.tell("tested", who=opponent.who, device=name_of(device), die=die_value(color, value))
    if tests[space].influence:
        put_influence(game, opponent, color)
    yield from move_ship(game, opponent, tests[space].ships)


# ---- Ship (IN-523) ---------------------------------------------------------------------------------------


def move_ship(game: Inventors, opponent: Opponent, distance: int) -> Step:
    """Standard movement; then what its stop means for it."""
    here = game.ship(opponent.seat)
    step = destination(game, here, distance)
    section = unseen_section(game, step)
    if section is not None:
        reveal(game, section)
    if step != here:
        sail(game, opponent.seat, step)
        game.tell("sailed", who=opponent.who, step=step)
    kind, start = game.parts.river[step].kind, game.parts.starts
    if kind == "tile":
        take_tile(game, opponent, step)
    elif kind == "end":
        take_last_tile(game, opponent)
    elif step == start[SECTIONS[1]]:
        yield from add_dice_plan(game, opponent)
    else:
        shuffle_in(game, opponent, opponent.worker_plans)


def take_tile(game: Inventors, opponent: Opponent, step: int) -> None:
    """The top tile, face down."""
    opponent.tiles.append(game.river[step].stack.pop())
    game.tell("opponent-tile", who=opponent.who, step=step)


def take_last_tile(game: Inventors, opponent: Opponent) -> None:
    """The top tile at the end, or the rightmost one on the river, or Silver."""
    step = next((step for step in reversed(range(len(game.river))) if game.river[step].stack), None)
    if step is None:
        opponent.silver += LEFTOVER_SILVER
        game.tell("opponent-silver", who=opponent.who, n=LEFTOVER_SILVER)
    else:
        take_tile(game, opponent, step)


def shuffle_in(game: Inventors, opponent: Opponent, reserve: list[str]) -> None:
    """The top card of a reserve, unseen, into its Plan deck; from an empty one nothing (IN-523)."""
    if not reserve:
        game.tell("opponent-no-plan", who=opponent.who)
        return
    opponent.plan.append(reserve.pop())
    game.random.shuffle(opponent.plan)
    game.tell("opponent-adds-plan", who=opponent.who, cards=len(opponent.plan))


def add_dice_plan(game: Inventors, opponent: Opponent) -> Step:
    """A dice card more."""
    shuffle_in(game, opponent, opponent.dice_plans)
    yield from ()


# ---- Influence and Silver --------------------------------------------------------------------------------


def put_influence(game: Inventors, opponent: Opponent, color: ColorChoice) -> None:
    """Into a Guild; with an empty supply it is not placed (IN-515)."""
    if opponent.supply and color != "any":
        place(game, opponent, color)


def gain_influence(game: Inventors, opponent: Opponent, colors: tuple[Color, ...]) -> Step:
    for color in colors:
        put_influence(game, opponent, color)
    yield from ()


def gain_silver(game: Inventors, opponent: Opponent, count: int) -> Step:
    opponent.silver += count
    game.tell("opponent-silver", who=opponent.who, n=count)
    yield from ()


def take_marker(game: Inventors, opponent: Opponent) -> None:
    """For a Device or Research: from the supply, else from the leftmost Guild (IN-515)."""
    if opponent.supply:
        opponent.supply -= 1
        return
    color = next(color for color in COLORS if opponent.guilds[color])
    opponent.guilds[color] -= 1
    game.tell("marker-from", who=opponent.who, guild=color_text(color))


# ---- Workers and Research (IN-530 to IN-533) -------------------------------------------------------------


def worker_space(game: Inventors, plan: PlanCard, task: PlanTask) -> WorkerSpace | None:
    """The first free space that its card allows: below a Guild, or at the right by row focus."""
    spaces = [one for one in game.parts.worker_space if one.kind != "open"]
    if task.worker == "right":
        order = [RIGHT_ORDER[row - 1] for row in order_of_rows(plan)]
        spaces = [one for one in spaces if one.kind == "right"]
    else:
        order = list(GUILD_ORDER)
        spaces = [one for one in spaces if one.guild == task.worker]
    closed = game.dummy.closed if game.dummy else []
    return next(
        (
            one
            for position in order
            for one in spaces
            if one.position == position and not game.workers[one.id] and one.id not in closed
        ),
        None,
    )


def refuse_worker(game: Inventors, opponent: Opponent, plan: PlanCard, task: PlanTask) -> Refusal | None:
    """A Worker, a space for it, and the Influence that it loses (IN-512, IN-531, IN-532)."""
    if task.worker is None:
        return None
    if not opponent.workers:
        return Refusal("IN-512", Text("why-no-worker"))
    if worker_space(game, plan, task) is None:
        return Refusal("IN-512", Text("why-no-worker-space"))
    for color in task.lose:
        count = task.lose.count(color)
        if opponent.guilds[color] < count:
            return Refusal("IN-512", Text("why-no-influence", {"guild": color_text(color), "n": count}))
    return None


def send_worker(game: Inventors, opponent: Opponent, plan: PlanCard, task: PlanTask) -> None:
    """A Worker onto its space, Influence back to the supply."""
    space = worker_space(game, plan, task)
    assert space is not None
    opponent.workers -= 1
    game.workers[space.id].append(Piece(opponent.seat))
    game.tell("placed-worker", who=opponent.who, space=Text(f"space-{space.id}"))
    for color in dict.fromkeys(task.lose):
        lose(game, opponent, color, task.lose.count(color))


def research_space(game: Inventors, opponent: Opponent) -> int | None:
    """Its section up to its Ship, the section left of that, the whole river (IN-533)."""
    ship = game.ship(opponent.seat)
    printed = game.parts.river
    here = SECTIONS.index(printed[ship].section)
    empty = [step for step in tile_spaces(game) if is_empty(game, step) and game.piles[printed[step].section]]
    mine = [step for step in empty if printed[step].section == SECTIONS[here] and step <= ship]
    before = [step for step in empty if here and printed[step].section == SECTIONS[here - 1]]
    return next((steps[0] for steps in (mine, before, empty) if steps), None)


def refuse_research(game: Inventors, opponent: Opponent) -> Refusal | None:
    """An empty space, and a marker (IN-512, IN-515)."""
    if research_space(game, opponent) is None:
        return Refusal("IN-512", Text("why-no-research"))
    return None if has_marker(opponent) else Refusal("IN-515", Text("why-no-marker"))


def research(game: Inventors, opponent: Opponent) -> Step:
    """Influence in the left slot, the top tile of the pile face up and otherwise ignored (IN-533)."""
    step = research_space(game, opponent)
    assert step is not None
    section = game.parts.river[step].section
    take_marker(game, opponent)
    name = game.piles[section].pop()
    game.river[step].markers.append(opponent.seat)
    game.river[step].research = name
    tile = game.parts.researches[name]
    game.tell("researched", who=opponent.who, step=step, tile=research_text(tile))
    yield from ()
