"""New cards: the draft of several players, and the one of a lone player (EE-082 to EE-084, EE-221)."""

from engines.excavation.cards import draw_cards
from engines.excavation.components import CardId
from engines.excavation.options import card_options, card_text
from engines.excavation.state import Excavation, Player
from engines.kernel.asks import Asking, Step
from engines.kernel.steps import parallel


def deal_packets(game: Excavation, count: int) -> None:
    """So many action cards for each, apart from what is left in the hand (EE-082)."""
    for player in game.players[: game.people]:
        player.packet = draw_cards(game, count)
    game.picked = 0


def draft(game: Excavation) -> Step:
    """All at once choose two cards and pass the rest to the left (EE-083)."""
    people, numbers = game.players[: game.people], game.box.tables.draft
    rest = "discarded" if game.picked + 1 == numbers.picks else "passed"
    chosen = yield from parallel({me.seat: choose_cards(me, numbers.pick, rest) for me in people})
    for me in people:
        move_picks(me, chosen[me.seat])
    packets = [me.packet for me in people]
    for me in people:
        me.packet = packets[me.seat - 1]  # from the right-hand neighbour: seats go clockwise (EE-087)
    game.picked += 1
    game.tell("drafted", turn=game.picked)
    if game.picked == numbers.picks:
        finish_draft(game)


def solo_draft(game: Excavation, me: Player) -> Step:
    """Choose two, lose some at random, choose two, lose one, keep the rest (EE-221)."""
    numbers = game.box.tables.solo_draft
    for lost in numbers.discard_random:
        chosen = yield from choose_cards(me, numbers.keep, "lost", lost)
        move_picks(me, chosen)
        yield from game.barrier("lose")
        game.random.shuffle(me.packet)
        for card in me.packet[:lost]:
            game.discard.append(card)
            game.tell("lost-at-random", who=me.who, card=card_text(card))
        del me.packet[:lost]
    move_picks(me, me.packet[: numbers.keep])
    finish_draft(game)


def choose_cards(me: Player, count: int, rest: str, lost: int = 0) -> Asking[list[CardId]]:
    """Some cards of a packet; the player is told what becomes of the rest, nobody else sees anything."""
    count = min(count, len(me.packet))
    choice = card_options(me.packet)
    return (
        yield from me.ask_some(
            "draft",
            lambda: choice,
            at_least=count,
            at_most=count,
            secret=True,
            args=lambda: {"count": count, "rest": rest, "lost": lost},
            default="+".join(option.id for option in choice[:count]) or "-",
        )
    )


def move_picks(me: Player, chosen: list[CardId]) -> None:
    """From the packet to the chosen cards."""
    me.picks = me.picks + chosen
    left = me.packet.copy()
    for card in chosen:
        left.remove(card)
    me.packet = left


def finish_draft(game: Excavation) -> None:
    """What nobody chose is discarded, what was chosen joins the hand (EE-084)."""
    for me in game.players[: game.people]:
        game.discard += me.packet
        me.hand = me.hand + me.picks
        me.packet, me.picks = [], []
    game.picked = 0
