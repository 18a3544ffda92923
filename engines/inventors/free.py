"""Free actions: any number, at any moment of the own turn (IN-320 to IN-325)."""

from collections.abc import Sequence
from functools import partial

from engines.inventors.cards import discard_cards, hand_options, play, play_text
from engines.inventors.effects import resolve
from engines.inventors.paying import bonus_text, savers, use_bonus
from engines.inventors.state import Inventors, Player
from engines.inventors.vocabulary import Brighten, Choose, Refresh
from engines.kernel import FreeAction, Option, Refusal, Step, Text

DISCARDED = 2
FOR_TWO = Choose(((Brighten(),), (Refresh(),)))


def free(game: Inventors, seat: int) -> Sequence[FreeAction]:
    """What this seat may do beside whatever it is asked (IN-103, IN-320)."""
    if game.phase != "turns" or game.together or seat != game.current or seat >= len(game.players):
        return ()
    me = game.players[seat]
    spare = len(me.hand) - game.cards_needed
    enough = spare if spare < DISCARDED else DISCARDED
    cards = game.once(("cards", seat, enough), card_actions, game, me, spare)
    bonuses = game.camel is not None and game.camel.bonuses
    if not me.may_save and not bonuses:
        return cards
    actions: list[FreeAction] = []
    if bonuses and not me.paying:
        actions.append(FreeAction("bonus", partial(use_bonus, game, me), bonus_text(game)))
    if me.may_save:
        label = Text("option-save-not" if me.saves else "option-save")
        actions.append(FreeAction("save", partial(save_next, me), label, refuse=partial(refuse_save, me)))
    return [*actions, *cards]


def card_actions(game: Inventors, me: Player, spare: int) -> list[FreeAction]:
    """For one card, and for two; `spare`: how many the action under way leaves (IN-321, IN-322)."""
    rules = ("play", play_card, PLAY), ("two-cards", two_cards, TWO)
    return [
        FreeAction(
            name,
            partial(rule, game, me),
            label,
            refuse=partial(refuse_cards, game, me, count) if spare < count else None,
        )
        for count, (name, rule, label) in enumerate(rules, start=1)
    ]


PLAY, TWO = Text("option-play-card"), Text("option-two-cards")


def refuse_cards(game: Inventors, me: Player, count: int) -> Refusal | None:
    """So many cards, besides those that the action under way needs (IN-220, IN-321, IN-322)."""
    if len(me.hand) < count:
        return Refusal("IN-321" if count == 1 else "IN-322", Text("why-no-card", {"n": count}))
    if len(me.hand) - count < game.cards_needed:
        return Refusal("IN-220", Text("why-cards-needed", {"n": game.cards_needed}))
    return None


def play_card(game: Inventors, me: Player) -> Step:
    """A card of the hand for its effects (IN-321)."""
    card = yield from me.ask(
        "play",
        lambda: [
            Option(one.value, one.value, partial(play_text, game, one.value)) for one in hand_options(me)
        ],
        secret=True,
        atomic=True,
    )
    yield from play(game, me, card)


def two_cards(game: Inventors, me: Player) -> Step:
    """Two cards away: Brighten 1 or refresh 1 (IN-322)."""
    yield from discard_cards(game, me, DISCARDED)
    yield from resolve(game, me, [FOR_TWO])


def refuse_save(me: Player) -> Refusal | None:
    """Somebody must be Active who need not be paid (IN-158, IN-323)."""
    if me.task:
        able = me.saves or len(savers(me, ())) > me.task.owed.others
    else:
        able = any(person.active for person in me.people.values())
    return None if able else Refusal("IN-323", Text("why-nobody-active"))


def save_next(me: Player) -> Step:
    """Craftspeople shall help with the next price: whom, is asked then (IN-323)."""
    me.saves = not me.saves
    yield from ()
