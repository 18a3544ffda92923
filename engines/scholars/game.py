"""Scholars of the South Tigris as the rest of the world finds it."""

from collections import Counter

from engines.kernel import Event, Game, Random, Text
from engines.scholars.scoring import result
from engines.scholars.setup import SETTINGS, goal_die, setup
from engines.scholars.state import SHELF, Scholars
from engines.scholars.turn import next_step
from engines.scholars.view import View, view
from engines.scholars.vocabulary import DICE, WHITE
from engines.scholars.worth import worth


def census(game: Scholars) -> dict[str, int]:
    """Every kind of piece, counted wherever it lies."""
    count: Counter[str] = Counter({f"die {colour}": number for colour, number in game.supply.items()})
    starting = [card.id for card in game.parts.starting_translator]
    people = [name for name in game.boxed if name in starting]  # others leave for their decks only
    people += [name for deck in game.decks.values() for name in deck]
    people += [employed.id for employed in game.employed()]
    cards = [name for name in game.boxed if name not in starting]
    cards += [*game.scroll_deck, *game.reserve, *game.offers.values()]
    cards += [lying.id for lying in game.lying()]
    cards += [caliph.id for caliph in game.caliphs]
    for me in game.players:
        for colour in DICE:
            count[f"die {colour}"] += me.owned(colour)
        if "track" not in me.goal.met:
            count[f"die {goal_die(game.parts, me.goal.id)}"] += 1
        people += [*me.retired, *me.aside]
        cards += [*me.scrolls, me.goal.id, *([me.resource] if me.resource else [])]
        count[f"influence {me.seat}"] = me.influence + placed(game, me.seat)
        held = [*me.cards, *(slot.card for slot in me.slots if slot.card)]
        count[f"action cards {me.seat}"] = sum(not name.startswith("goal_") for name in held)
    if game.ai is not None:
        ai = game.ai
        people += ai.retired
        cards += [*ai.deck, *ai.open, *(name for names in ai.scrolls.values() for name in names)]
        count[f"influence {ai.seat}"] = ai.influence + placed(game, ai.seat) + 1
    count.update(f"card {name}" for name in cards)
    count.update(f"translator {name}" for name in people)  # some are called as Scrolls are
    return dict(count)


def placed(game: Scholars, seat: int) -> int:
    """Influence that is not in its owner's supply (SC-160)."""
    return (
        sum(employed.owner == seat for employed in game.employed())
        + sum(lying.influence == seat for lying in game.lying())
        + sum(minaret.influence[seat] for minaret in game.guilds.values())
        + sum(list(caliph.influence.values()).count(seat) for caliph in game.caliphs)
    )


def swap_hidden(game: Scholars, seat: int | None, random: Random) -> None:
    """Face-down cards, and coloured dice in bags that this seat may not look into (SC-011).

    How many White dice a bag holds follows from what everybody has seen go in and out.
    """
    reshuffle_with(game, random)
    if game.phase == "over":
        return
    others = [me for me in game.players if me.seat != seat]
    pool = [
        colour for me in others for colour, count in me.bag.items() if colour != WHITE for _ in range(count)
    ]
    random.shuffle(pool)
    for me in others:
        coloured = me.bagged - me.bag[WHITE]
        me.bag = {colour: me.bag[WHITE] if colour == WHITE else 0 for colour in DICE}
        for _ in range(coloured):
            me.bag[pool.pop()] += 1


def reshuffle(game: Scholars) -> None:
    """What nobody has seen."""
    reshuffle_with(game, game.random)


def reshuffle_with(game: Scholars, random: Random) -> None:
    """Scrolls and Caliph cards keep to the pile they were stacked in; Translators below the top one."""
    for name, deck in game.decks.items():
        below = deck[1:]
        random.shuffle(below)
        game.decks[name] = deck[:1] + below
    scrolls = [place for place, card in enumerate(game.scroll_deck) if card in game.parts.scrolls]
    pool = [game.scroll_deck[place] for place in scrolls] + game.reserve
    random.shuffle(pool)
    for place in scrolls:
        game.scroll_deck[place] = pool.pop()
    game.reserve = pool
    if game.ai is not None:
        random.shuffle(game.ai.deck)


# The events that tell of a card, and the argument that names it.
NAMED = ("dispatches", "tucks", "caliph", "uses", "ai-plan", "drafts")


def used(event: Event) -> tuple[str, ...]:
    """An event stands for itself, and for the card it tells of."""
    if event.key in NAMED:
        return event.key, f"{event.key} {event.args['id']}"
    if event.key == "works" and isinstance(card := event.args["card"], Text):
        return event.key, f"works {card.key}"
    return (event.key,)


def everything() -> frozenset[str]:
    """Whatever can be used in a game."""
    parts = SHELF.of(SHELF.today)
    seen = {f"dispatches {card.id}" for card in parts.translator}
    seen |= {f"caliph {card.id}" for card in parts.caliph_card}
    seen |= {f"drafts {card.id}" for card in parts.resource_card}
    seen |= {f"ai-plan {card.id}" for card in parts.plan_card}
    seen |= set(HAPPENS.split())
    return frozenset(seen)


# Events that chance brings about sooner or later; to go beyond the top of a track takes a plan.
HAPPENS = """
    gains spends pays-player pays-supply draws refills rerolls adds takes destroys influences controls
    climbs collects goal goal-die goal-flipped employs dispatches retires retires-from-deck tucks
    gold-on gold-off travels path delivers new-scroll researches translates caliph caliph-space event-gold
    event-neutral rests bottom-scroll scroll-to-house scroll-discarded works lays worker uses
    ai-marker ai-wraps ai-plan ai-action ai-employs ai-translates ai-gold ai-delivers ai-guild ai-influences
    ai-caliph-space ai-retires ai-dice-sum ai-rests
    allows protects end-triggered last-round scoring
"""


GAME: Game[Scholars] = Game(
    id="scholars",
    prefix="SC",
    players=(1, 2, 3, 4),
    shelf=SHELF,
    state=Scholars,
    setup=setup,
    next_step=next_step,
    view=view,
    view_type=View,
    result=result,
    census=census,
    swap_hidden=swap_hidden,
    uses=everything,
    used=used,
    reshuffle=reshuffle,
    settings=SETTINGS,
    decisions_cap=3000,
    worth=worth,
)
