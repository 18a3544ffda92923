"""Resources and VP: gaining them, and paying with folders as jokers (BT-011, BT-012, BT-060 to BT-062)."""

from collections.abc import Iterable, Sequence
from functools import cache, lru_cache, partial
from typing import NamedTuple, TypeAlias

from engines.booksoftime.components import Components
from engines.booksoftime.effects import EFFECTS
from engines.booksoftime.state import BooksOfTime, Player, parts_of
from engines.booksoftime.vocabulary import BookType, Cost, Gain, PageId
from engines.booksoftime.wording import cost_text, gain_line, gain_text
from engines.kernel import Asking, Closed, FreeAction, Refusal, Step, Text, paying
from engines.kernel.paying import units

# What can be paid with: a player's things, or as many in the abstract.
Purse: TypeAlias = Player | Gain


def add(me: Player, gain: Gain) -> None:
    """Take resources and VP."""
    me.quill += gain.quill
    me.paper += gain.paper
    me.folder += gain.folder
    me.vp += gain.vp


def spend(me: Player, paid: Gain) -> None:
    """Give resources and VP away."""
    me.quill -= paid.quill
    me.paper -= paid.paper
    me.folder -= paid.folder
    me.vp -= paid.vp


def gain_now(game: BooksOfTime, me: Player, gain: Gain) -> None:
    """Take resources and VP, and tell so; nothing is not worth a word (BT-156)."""
    add(me, gain)
    if gain != Gain():
        game.tell("gains", who=me.who, what=gain_text(gain))


@EFFECTS.of(Gain, text=lambda effect: Text("effect-gain", {"what": gain_text(effect)}), line=gain_line)
def gain(game: BooksOfTime, me: Player, effect: Gain) -> Step:
    """Resources and VP (BT-156)."""
    gain_now(game, me, effect)
    yield from ()


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


def jokers(me: Purse, cost: Cost) -> int:
    """How many folders must stand for quills and paper that are missing (BT-060)."""
    return max(0, cost.quill - me.quill) + max(0, cost.paper - me.paper)


def affordable(me: Purse, cost: Cost) -> bool:
    """Whether resources and VP are enough; pages are another matter."""
    if cost.vp > me.vp or cost.folder > me.folder:
        return False
    enough = cost.quill <= me.quill and cost.paper <= me.paper
    return enough or cost.folder + jokers(me, cost) <= me.folder


def holdings(me: Purse) -> Text:
    """The resources that there are, in a sentence."""
    there = Gain(quill=me.quill, paper=me.paper, folder=me.folder)
    return Text("you-have", {"some": int(there != Gain()), "what": gain_text(there)})


def refuse_cost(me: Purse, cost: Cost) -> Refusal | None:
    """A cost that cannot be paid, with the rule that says so (BT-060, BT-062)."""
    if affordable(me, cost):
        return None
    if cost.vp > me.vp:
        return Refusal("BT-062", Text("why-vp", {"cost": cost.vp, "vp": me.vp}))
    return too_dear(cost, me.quill, me.paper, me.folder)


class Printed(NamedTuple):
    """Why a purse cannot pay what is printed on the boards, if so."""

    sections: tuple[Refusal | None, ...]
    spaces: dict[BookType, tuple[Refusal | None, ...]]


def refuse_printed(game: BooksOfTime, me: Player) -> Printed:
    """What sections and spaces cost, judged together: most purses come again and again."""
    return _refuse_printed(game.data, me.quill, me.paper, me.folder, min(me.vp, game.parts.dearest_vp))


@lru_cache(maxsize=4096)
def _refuse_printed(data: str, quill: int, paper: int, folder: int, vp: int) -> Printed:
    parts, purse = parts_of(data), Gain(quill, paper, folder, vp)
    return Printed(
        tuple(refuse_cost(purse, cost) for cost in parts.sections),
        {book: tuple(refuse_cost(purse, space.cost) for space in row) for book, row in parts.tracks.items()},
    )


@cache
def too_dear(cost: Cost, quill: int, paper: int, folder: int) -> Refusal:
    """What is needed, and what there is (BT-060)."""
    have = holdings(Gain(quill, paper, folder))
    return Refusal("BT-060", Text("why-resources", {"cost": cost_text(cost), "have": have}))


def pay(me: Player, cost: Cost) -> Asking[Gain]:
    """Pay resources and VP, with folders only for what is missing unless the player wants to choose (BT-061).

    Gives what was paid, for the log.
    """
    if me.split and cost.quill + cost.paper:
        paid = yield from choose_payment(me, cost)
    else:
        paid = usual_payment(me, cost)
    spend(me, paid)
    return paid


def usual_payment(me: Player, cost: Cost) -> Gain:
    """Folders only for what is missing (BT-061)."""
    quill, paper = min(cost.quill, me.quill), min(cost.paper, me.paper)
    return Gain(quill=quill, paper=paper, folder=cost.folder + jokers(me, cost), vp=cost.vp)


def choose_payment(me: Player, cost: Cost) -> Asking[Gain]:
    """Any number of folders instead of quills and paper (BT-061)."""
    price = units(
        {"quill": cost.quill, "paper": cost.paper, "folder": cost.folder},
        instead={"quill": ("folder",), "paper": ("folder",)},
    )
    purse = {"quill": me.quill, "paper": me.paper, "folder": me.folder}
    spent = yield from paying.pay(me, "payment", price, purse, Text, every=True)
    me.split = False
    return Gain(**spent, vp=cost.vp)


def has_ways(me: Player, cost: Cost) -> bool:
    """Whether a folder that is not needed could stand for a quill or a paper that is there (BT-061)."""
    printed = min(cost.quill, me.quill) + min(cost.paper, me.paper)
    folders = cost.folder + cost.quill + cost.paper - printed
    return printed > 0 and folders < me.folder and cost.vp <= me.vp


def could_split(me: Player, costs: Iterable[Cost]) -> bool:
    """Whether one of these costs, which may be paid next, can be paid in several ways (BT-061)."""
    if me.split or not me.folder:
        return False
    return any(has_ways(me, cost) for cost in costs)


def splitting(me: Player, costs: Iterable[Cost]) -> Sequence[FreeAction]:
    """The wish to choose, beside a question whose answers are paid for (BT-061)."""
    return (FreeAction("split", partial(choose_the_split, me), SPLIT),) if could_split(me, costs) else ()


def no_splitting(me: Player, costs: Iterable[Cost]) -> list[Closed]:
    """Why there is nothing to choose (BT-061)."""
    if could_split(me, costs):
        return []
    reason = Text("why-split-already") if me.split else Text("why-no-split")
    return [Closed("split", SPLIT, Refusal("BT-061", reason))]


def choose_the_split(me: Player) -> Step:
    """The next payment asks how many folders it takes (BT-061)."""
    me.split = True
    yield from ()


SPLIT = Text("option-split")
