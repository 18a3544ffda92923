"""Resources and VP: gaining them, and paying with folders as jokers (BT-011, BT-012, BT-060 to BT-062)."""

from collections.abc import Iterable, Iterator
from typing import NamedTuple

from engines.booksoftime.components import Components
from engines.booksoftime.state import BooksOfTime, Player
from engines.booksoftime.vocabulary import Cost, Gain, PageId
from engines.booksoftime.wording import cost_text, gain_text
from engines.kernel import Asking, Option, Refusal, Step, Text


class Payment(NamedTuple):
    """How a cost in quills and paper is split between them and folders."""

    quill: int
    paper: int
    folder: int


def add(me: Player, gain: Gain) -> None:
    """Take resources and VP."""
    me.quill += gain.quill
    me.paper += gain.paper
    me.folder += gain.folder
    me.vp += gain.vp


def gain_now(game: BooksOfTime, me: Player, gain: Gain) -> None:
    """Take resources and VP, and tell so; nothing is not worth a word (BT-156)."""
    add(me, gain)
    if gain != Gain():
        game.tell("gains", who=me.who, what=gain_text(gain))


def together(gains: Iterable[Gain]) -> Gain:
    """Several gains as one."""
    all_of_them = list(gains)
    return Gain(
        quill=sum(gain.quill for gain in all_of_them),
        paper=sum(gain.paper for gain in all_of_them),
        folder=sum(gain.folder for gain in all_of_them),
        vp=sum(gain.vp for gain in all_of_them),
    )


def instant_benefits(parts: Components, pages: Iterable[PageId]) -> Gain:
    """The instant benefits of these pages, each once (BT-102)."""
    return together(parts.pages[page].instant for page in pages)


def payments(me: Player, cost: Cost) -> Iterator[Payment]:
    """Every way to pay a cost, the one with fewest folders first (BT-060, BT-061)."""
    least_quill, least_paper = max(0, cost.quill - me.quill), max(0, cost.paper - me.paper)
    for jokers in range(least_quill + least_paper, cost.quill + cost.paper + 1):
        if cost.folder + jokers > me.folder:
            return
        for for_quill in range(least_quill, cost.quill + 1):
            for_paper = jokers - for_quill
            if least_paper <= for_paper <= cost.paper:
                yield Payment(cost.quill - for_quill, cost.paper - for_paper, cost.folder + jokers)


def affordable(me: Player, cost: Cost) -> bool:
    """Whether resources and VP are enough; pages are another matter."""
    return cost.vp <= me.vp and next(payments(me, cost), None) is not None


def refuse_cost(me: Player, cost: Cost) -> Refusal | None:
    """A cost that cannot be paid, with the rule that says so (BT-060, BT-062)."""
    if cost.vp > me.vp:
        return Refusal("BT-062", Text("why-vp", {"cost": cost.vp, "vp": me.vp}))
    if next(payments(me, cost), None) is None:
        have = gain_text(Gain(quill=me.quill, paper=me.paper, folder=me.folder))
        return Refusal("BT-060", Text("why-resources", {"cost": cost_text(cost), "have": have}))
    return None


def pay(game: BooksOfTime, me: Player, cost: Cost) -> Asking[Text]:
    """Pay resources and VP, with folders only for what is missing unless the player wants to choose (BT-061).

    Gives what was paid, for the log.
    """
    ways = list(payments(me, cost))
    way = ways[0]
    if me.split and len(ways) > 1:
        way = yield from me.ask("payment", lambda: [payment_option(way) for way in ways], atomic=True)
        me.split = False
    me.quill -= way.quill
    me.paper -= way.paper
    me.folder -= way.folder
    me.vp -= cost.vp
    return gain_text(Gain(quill=way.quill, paper=way.paper, folder=way.folder, vp=cost.vp))


def payment_option(way: Payment) -> Option[Payment]:
    """A way to pay: `1-1-0` is one quill, one paper, no folder."""
    label = gain_text(Gain(quill=way.quill, paper=way.paper, folder=way.folder))
    return Option(f"{way.quill}-{way.paper}-{way.folder}", way, label)


def could_split(me: Player) -> bool:
    """Whether folders and what they replace are both there, so that one might want to choose (BT-061)."""
    return me.folder > 0 and me.quill + me.paper > 0 and not me.split


def choose_the_split(me: Player) -> Step:
    """The next payment asks how many folders it takes (BT-061)."""
    me.split = True
    yield from ()
