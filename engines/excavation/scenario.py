"""Set up any position of Excavation Earth in the game's words, and play on from it.

    match = (
        scenario(players=2, factions="gul aqulla", round=2)
        .market(2, queue="pp*y", traders=1)            # front first; one trader of seat 0
        .market(5, queue="purple special", traders={0: 1, 1: 2})
        .player(0, hold="purple-eye purple-gate", hand="red-1 travel-2", credits=8)
        .start()
    )
    match.play(0, "sell red-1 purple market:2+market:5")
    assert match.state.players[0].credits == 8 + 9 + 2 * 5 + 3

**What a scenario begins with.** The action phase of the given round; seat 0 is on turn, the others follow
in seat order, nobody has passed. Each has 8 credits, the three travel cards in hand, and explorers on alaska
(market 1), scandinavia (market 4) and cape. From round 2 on there are command cards, by chance. Everything
else is in the box: no artefacts on map, black market or boards, no buyers in queues, no crew placed, no
forecast. Factions are gul, aqulla, issisinui, kuti_kuti in this order unless you name others. Hidden piles
(action deck, artefact stacks, buyer deck, Zu's decks) hold what is left, shuffled by `seed`.

**Pieces are conserved.** Whatever you put somewhere is taken out of the box: cards from the deck, artefacts
from the face-down stacks, buyers from the pool. Taking more than there is, or building what the rules
forbid (six artefacts in the hold, five buyers in a queue, two own explorers on one location), raises
`Impossible`, a ValueError that says what is wrong. Saying the same thing again replaces what was said
before.

**Names.**
- regions: yellow green red purple orange; alien symbols: eye fork wave gate (1 to 4)
- artefact: `red-eye` (also `red_s1`, `red-1`, `r1`); it is a gallery cell, too
- action card: `red-3` (region and market symbol; also `r3`); travel card: `travel-2` (also `t2`)
- buyer: a region or `special`; in a text of letters `y g r p o` and `*`; the front of the queue comes first
- locations: as in data/excavation/map.toml, `alaska`; or `market:1` and `black-market:west`
- factions: gul issisinui dal_harraii aqulla kuti_kuti (and zu); command centres: left middle right
- command cards: transport permit publicity delegation customs grant briefing curators
- Zu's cards: excavate-1 to -5 (two regions, as in data/excavation/zu.toml), excavate-6 to -8 (most popular),
  market-1, -2, command-1 to -6 (by market), sell-1 to -4, rush-1, -2, survey-1, -2
- settings: factions=choose|random, start=dealt|drafted; in solo those of components.DIFFICULTIES, each off|on
Several names are a list, or one text with spaces. Seats are 0, 1, ...; in solo the human is 0 and Zu is 1.

**Playing.** `start()` gives a `Position`, which is an `engines.kernel.scenario.Played`: `play(seat, line)`
sends answers in notation; `draft(seat, line)` does the same, but stops in front of a barrier;
`options(seat)`, `key(seat)`, `asks()`, `why_not(seat)` (closed option id to rule id and reason),
`events(key)`, `log(lang, seat)`, `view(seat)`, `state`, `undo(seat)`, `result`. Answers that were not
offered raise `Refused` and change nothing. One answer is an option's id; several ids of one answer are
joined by `+`, none is `-`. Asks that leave only one possibility, by public facts, answer themselves; a line
may name such an answer or leave it out. Barriers and the end of a turn are passed.

A turn is two actions, then the next player's begins. The ids in the order in which they are asked:

    travel CARD FROM TO FROM TO ... stop                   FROM>TO with the last fuel; no stop without any
    excavate CARD ARTEFACT+ARTEFACT SAMPLE ...             SAMPLE: yes|no, then a guard if no crew is left
    market CARD trader+special+BUYER                       one of them, two or all
    sell CARD REGION market:N+market:N hold:ARTEFACT+hidden:ARTEFACT [CARD kept, after three markets]
    sell CARD ARTEFACT|no hidden|hold SAMPLE REGION ...    Gul, with an explorer at a black market
    command CARD trader|envoy|trader.envoy|retract|retract.trader    retract: yes|no, use the command card?
    smuggle CARD deliver hold:ARTEFACT+hidden:ARTEFACT
    smuggle CARD acquire ARTEFACT+ARTEFACT hidden|hold ... SAMPLE ...
    survey CARD slot:N ARTEFACT[:buy.ARTEFACT] SAMPLE      placed, bought; no slot in round 3
    survey CARD slot:N ARTEFACT[:free.ARTEFACT][:buy.ARTEFACT] SAMPLE ...    seers may have one for nothing
    pass [CARD+CARD kept, if there are more than two]

In front of them stand a location for a third explorer and, for pilots, `FROM>TO` or `stay`. Command cards
ask: transport FROM TO ... stop; permit ARTEFACT+ARTEFACT SAMPLE; publicity market:N BUYER ...; delegation
market:N+market:N; customs ARTEFACT hidden|hold SAMPLE; briefing CARD kept (white side); curators
ARTEFACT+ARTEFACT. In the mulligan CARD+CARD are replaced, `-` none; `keep` if nothing matches. A second copy
of the same thing in one answer is `hold:red-eye:2` or `red-3:2`. In doubt look at `key(seat)` and
`options(seat)`.

**Other phases.** `phase="prepare"` starts with the preparation of the given round (2 or 3), "scoring" with
its scoring, "mulligan" with the hands you give (six cards each, no travel cards), "draft" with the packets
you give. `fresh(players, seed, **settings)` is a game from its very beginning.
"""

from collections.abc import Mapping
from typing import TypeAlias, get_args

from engines.excavation import GAME
from engines.excavation.components import SPECIAL, Place, Region
from engines.excavation.flaws import flaws
from engines.excavation.pieces import crew_count
from engines.excavation.setup import setup
from engines.excavation.spelling import Counts, buyers_of, card_of, cards_of, counts_of, kinds_of, taken
from engines.excavation.state import Excavation, Forecast, Phase, Player, Zu, shelf
from engines.kernel.random import Random
from engines.kernel.scenario import Played
from engines.kernel.spelling import Impossible, Names, known, words_of

__all__ = ["Impossible", "Position", "Scenario", "fresh", "scenario"]

FACTIONS = "gul aqulla issisinui kuti_kuti dal_harraii"
EXPLORERS = "alaska scandinavia cape"


def scenario(
    players: int = 2,
    *,
    factions: Names = FACTIONS,
    round: int = 1,
    phase: Phase = "action",
    turn: int = 0,
    settings: Mapping[str, str] | None = None,
    seed: int | str = 1,
) -> "Scenario":
    """A position to be filled; `turn` is the seat whose turn it is."""
    return Scenario(players, words_of(factions), round, phase, turn, dict(settings or {}), seed)


Position: TypeAlias = Played[Excavation]


def fresh(players: int = 2, seed: int | str = 1, **settings: str) -> Position:
    """A game from its very beginning: the first question is which faction."""
    chosen = GAME.settings_for(players, settings)
    return Position(GAME, players, setup(players, chosen, Random.seeded(seed), shelf.today), chosen)


class Scenario:
    """A position that is being set up; every method gives the scenario back, `start()` the match."""

    def __init__(
        self,
        players: int,
        factions: list[str],
        round: int,
        phase: Phase,
        turn: int,
        settings: dict[str, str],
        seed: int | str,
    ) -> None:
        self.settings = GAME.settings_for(players, settings)
        self.game = game = setup(players, self.settings, Random.seeded(seed), shelf.today)
        self.box = game.box
        if round not in self.box.rounds:
            raise Impossible(f"there is no round {round}")
        if len(factions) < players:
            raise Impossible(f"{players} factions are needed")
        if phase not in get_args(Phase):
            raise Impossible(f"there is no phase {phase!r}: there are {', '.join(get_args(Phase))}")
        game.round, game.phase = round, phase
        game.order = list(range(len(game.players)))
        self.turn_of = self._seat(turn).seat
        for me in game.players:
            if not me.is_zu:
                me.faction = known(factions[me.seat], self.box.factions, "faction")
                me.hand = list(self.box.travel_cards)
                me.explorers = self._places(EXPLORERS)
            self._set_credits(me, 8)
        self._levels: dict[Region, int] = {}
        self._crew: dict[int, int] = {}
        if game.zu is not None:
            self._turn_zu_decks(game.zu)

    # ---- players -------------------------------------------------------------------------------------------

    def player(
        self,
        seat: int,
        *,
        hand: Names | None = None,
        credits: int | None = None,
        crew: int | None = None,
        explorers: Names | None = None,
        hold: Names | None = None,
        hidden: Names | None = None,
        gallery: Names | None = None,
        columns: Names | None = None,
        token: int | None = None,
        passed: bool | None = None,
    ) -> "Scenario":
        """What a seat has. `hand` is the whole hand: travel cards not in it lie in the personal discard.

        `crew` is what is available: others of the 22 are set aside. `columns` are the column bonuses already
        taken (full columns of `gallery` count as taken). With two explorers the third is placed in this turn.
        """
        me = self._seat(seat)
        if hand is not None:
            self._set_hand(me, cards_of(self.box, hand))
        if credits is not None:
            self._set_credits(me, credits)
        if explorers is not None:
            me.explorers = self._places(explorers)
        if hold is not None:
            me.hold = self._artefacts(me.hold, hold, f"hold of seat {seat}")
        if hidden is not None:
            me.hidden = self._artefacts(me.hidden, hidden, f"hidden compartment of seat {seat}")
        if gallery is not None:
            me.gallery = kinds_of(self.box, gallery)
            full = [region for region, cells in self.box.cells.items() if set(cells) <= set(me.gallery)]
            me.columns = full if columns is None else me.columns
        if columns is not None:
            me.columns = [known(word, self.box.regions, "region") for word in words_of(columns)]
        if token is not None:
            me.token = token
        if passed is not None:
            me.passed = passed
        if crew is not None:
            self._crew[seat] = crew
        return self

    def packet(self, seat: int, cards: Names) -> "Scenario":
        """The cards of a draft in front of a seat."""
        me = self._seat(seat)
        self.game.deck += me.packet
        me.packet = cards_of(self.box, cards)
        taken(self.game.deck, me.packet, f"packet of seat {seat}")
        return self

    # ---- markets and buyers --------------------------------------------------------------------------------

    def market(self, number: int, queue: Names | None = None, traders: Counts | None = None) -> "Scenario":
        """A market's queue, front first, and its traders by seat."""
        if number not in self.box.markets:
            raise Impossible(f"there is no market {number}: they are numbered 1 to 6")
        market = self.game.market(number)
        if queue is not None:
            market.queue = self._buyers(market.queue, queue, f"queue of market {number}")
        if traders is not None:
            market.traders = counts_of(traders, len(self.game.players))
        return self

    def ship(self, buyers: Names) -> "Scenario":
        """The buyers of the latest sale."""
        self.game.ship = self._buyers(self.game.ship, buyers, "ship")
        return self

    def popularity(self, **levels: int) -> "Scenario":
        """Popularity levels by region, 0 to 10; buyers who would be too many on the track are set aside."""
        for region, level in levels.items():
            self._levels[known(region, self.box.regions, "region")] = level
        return self

    def pool(self, **counts: int) -> "Scenario":
        """How many buyers of a region, or `special`, are in the pool; the others are set aside."""
        for name, count in counts.items():
            buyer = known(name, [*self.box.regions, SPECIAL], "buyer")
            there = self.game.pool[buyer] + self.game.boxed[buyer]
            if not 0 <= count <= there:
                raise Impossible(f"pool: {count} {buyer} buyers, but only {there} are left in the box")
            self.game.pool[buyer], self.game.boxed[buyer] = count, there - count
        return self

    def buyer_deck(self, buyers: Names, *, only: bool = False) -> "Scenario":
        """Buyer cards on top of their deck; `only`: the other ones are discarded."""
        game, top = self.game, buyers_of(self.box, buyers)
        rest = game.buyer_deck + game.buyer_discard
        taken(rest, top, "buyer deck")
        game.buyer_deck, game.buyer_discard = (top, rest) if only else (top + rest, [])
        return self

    # ---- command centres -----------------------------------------------------------------------------------

    def centre(self, name: str, envoys: Counts | None = None, card: str | None = None) -> "Scenario":
        """A command centre: envoys by seat, and the command card beside it (from round 2)."""
        centre = self.game.centres[known(name, self.box.centres, "command centre")]
        if envoys is not None:
            centre.envoys = counts_of(envoys, len(self.game.players))
        if card is not None:
            self.game.command_deck += [centre.card] if centre.card else []
            centre.card = known(card, self.box.command_cards, "command card")
            taken(self.game.command_deck, [centre.card], f"{name} command centre")
        return self

    def command_deck(self, cards: Names) -> "Scenario":
        """Command cards in the order in which they will be drawn; the others follow."""
        top = [known(word, self.box.command_cards, "command card") for word in words_of(cards)]
        taken(self.game.command_deck, top, "command cards")
        self.game.command_deck = top + self.game.command_deck
        return self

    # ---- artefacts -----------------------------------------------------------------------------------------

    def dig(self, artefacts: Names) -> "Scenario":
        """Artefacts that lie face up, each on its own dig site."""
        old = [kind for kinds in self.game.sites.values() for kind in kinds]
        for kinds in self.game.sites.values():
            kinds.clear()
        for kind in self._artefacts(old, artefacts, "dig sites"):
            self.game.sites[self.box.site_of[kind]].append(kind)
        return self

    def black_market(self, region: str, artefacts: Names) -> "Scenario":
        """A region's black-market stack, top first."""
        name = known(region, self.box.regions, "region")
        kinds = self._artefacts(self.game.black[name], artefacts, f"{name} black-market stack")
        strange = [kind for kind in kinds if self.box.region_of[kind] != name]
        if strange:
            raise Impossible(f"{strange[0]} does not belong to the {name} stack")
        self.game.black[name] = kinds
        return self

    def stack(self, region: str, artefacts: Names, *, only: bool = False) -> "Scenario":
        """The face-down stack of a region, top first; `only`: all other tiles have left the game.

        Say it after what lies elsewhere: the tiles come from what is left in this stack.
        """
        name = known(region, self.box.regions, "region")
        top, rest = kinds_of(self.box, artefacts), self.game.stacks[name]
        taken(rest, top, f"{name} stack")
        self.game.stacks[name] = top if only else top + rest
        if only:
            self.game.sold += rest
        return self

    # ---- cards ---------------------------------------------------------------------------------------------

    def deck(self, cards: Names, *, only: bool = False) -> "Scenario":
        """Action cards on top of the deck; `only`: the other ones lie in the common discard."""
        top, rest = cards_of(self.box, cards), self.game.deck
        taken(rest, top, "action deck")
        self.game.deck = top if only else top + rest
        self.game.discard += rest if only else []
        return self

    def discard(self, cards: Names) -> "Scenario":
        """The common discard pile, oldest first."""
        self.game.deck += self.game.discard
        self.game.discard = cards_of(self.box, cards)
        taken(self.game.deck, self.game.discard, "common discard")
        return self

    def forecast(self, cards: Names) -> "Scenario":
        """The forecast row from left to right; `red-3@1` bears a crew marker of seat 1."""
        self.game.deck += [slot.card for slot in self.game.forecast]
        self.game.forecast = []
        for word in words_of(cards):
            name, _, seat = word.partition("@")
            if seat and not seat.isdecimal():
                raise Impossible(f"forecast: {word!r}, but crew is named by its seat: red-3@1")
            crew = self._seat(int(seat)).seat if seat else None
            self.game.forecast.append(Forecast(card_of(self.box, name), crew))
        taken(self.game.deck, [slot.card for slot in self.game.forecast], "forecast")
        return self

    # ---- order and Zu --------------------------------------------------------------------------------------

    def order(self, *seats: int) -> "Scenario":
        """The turn order."""
        if sorted(seats) != list(range(len(self.game.players))):
            raise Impossible(f"turn order {seats}: every seat once")
        self.game.order = list(seats)
        return self

    def zu_cards(self, deck: Names, discard: Names = (), later: Names = ()) -> "Scenario":
        """Zu's deck of this round (top first), his discard, and the top cards of the next round's deck.

        Later decks get what is left; so do not name all 24.
        """
        zu = self.game.zu
        if zu is None:
            raise Impossible("Zu plays only against a lone player")
        rest = [card.id for card in self.box.tables.zu_card]
        piles = [
            [known(word, self.box.zu_cards, "card of Zu's") for word in words_of(pile)]
            for pile in (deck, discard, later)
        ]
        for pile in piles:
            taken(rest, pile, "cards of Zu's")
        zu.deck, zu.discard, following = piles
        zu.revealed = list(zu.discard)
        zu.later, zu.removed = [], []
        for recipe in self.box.tables.zu_deck[self.game.round - (self.game.phase == "prepare") :]:
            size = sum(recipe.cards.values()) - len(following)
            zu.later.append(following + rest[:size])
            rest, following = rest[size:], []
        zu.removed = rest
        return self

    # ---- start ---------------------------------------------------------------------------------------------

    def start(self) -> Position:
        """Check the position and begin to play."""
        self._set_command_cards()
        self._set_travel_cards()
        self._set_levels()
        self._set_tokens()
        self._set_crew()
        for flaw in flaws(self.game, self.turn_of):
            raise Impossible(flaw)
        if self.game.phase == "action":
            self.game.turn = self.game.order.index(self.turn_of)
        return Position(GAME, self.game.people, self.game, self.settings)

    def _turn_zu_decks(self, zu: Zu) -> None:
        """His decks as they are in this round; a preparation finds the last round's cards discarded."""
        for _ in range(self.game.round - 1):
            zu.discard, zu.deck = zu.deck, zu.later.pop(0)
        if self.game.phase == "prepare":
            zu.later.insert(0, zu.deck)
            zu.deck = []
        else:
            zu.removed, zu.discard = zu.discard, []

    def _set_travel_cards(self) -> None:
        """Before the first turn nobody has them yet (EE-036)."""
        if self.game.phase == "mulligan" or (self.game.phase == "draft" and self.game.round == 1):
            for me in self.game.players:
                me.hand = [card for card in me.hand if card not in self.box.travel_cards]
                me.travelled = []

    def _set_command_cards(self) -> None:
        game = self.game
        if game.round - (game.phase == "prepare") < 2:
            return
        for centre in game.centres.values():
            centre.card = centre.card or game.command_deck.pop(0)
        game.command_boxed, game.command_deck = game.command_deck, []

    def _set_levels(self) -> None:
        for region, level in self._levels.items():
            spaces = self.box.tables.buyers.per_region
            there = self.game.pool[region] + self.game.boxed[region]
            if not spaces - there <= level <= spaces:
                raise Impossible(
                    f"popularity of {region}: {level}, but it is {spaces - there} to {spaces} here"
                )
            self.pool(**{region: spaces - level})

    def _set_tokens(self) -> None:
        held = [me.token for me in self.game.players if me.token]
        self.game.tokens = [token for token in self.game.tokens if token not in held]
        if len(set(held)) < len(held) or any(
            token not in self.box.tables.tokens.initiative for token in held
        ):
            raise Impossible(f"initiative tokens {held}: there is one each of 1 to 4")

    def _set_crew(self) -> None:
        for me in self.game.players:
            if me.is_zu and not self.game.option("easy_limited_crew"):
                continue
            there = self.box.tables.crew.markers - (crew_count(self.game, me.seat) - me.crew)
            me.crew = self._crew.get(me.seat, there)
            if not 0 <= me.crew <= there:
                raise Impossible(
                    f"crew of seat {me.seat}: {me.crew} available, but {there} are not placed elsewhere"
                )

    # ---- taking pieces out of the box ----------------------------------------------------------------------

    def _seat(self, seat: int) -> Player:
        if not 0 <= seat < len(self.game.players):
            raise Impossible(f"there is no seat {seat}: seats go from 0 to {len(self.game.players) - 1}")
        return self.game.players[seat]

    def _set_credits(self, me: Player, credits: int) -> None:
        me.credits, me.ledger = credits, {"start": credits}

    def _set_hand(self, me: Player, cards: list[str]) -> None:
        travel = self.box.travel_cards
        self.game.deck += [card for card in me.hand if card not in travel]
        held = [card for card in cards if card in travel]
        if len(set(held)) < len(held):
            raise Impossible(f"hand of seat {me.seat}: there is one travel card of each kind")
        taken(self.game.deck, [card for card in cards if card not in travel], f"hand of seat {me.seat}")
        me.hand, me.travelled = cards, [card for card in travel if card not in held]

    def _places(self, names: Names) -> list[Place]:
        markets = {f"market:{number}": entry.location for number, entry in self.box.markets.items()}
        markets |= {f"black-market:{name}": place for place, name in self.box.black_market_at.items()}
        return [known(markets.get(word, word), self.box.places, "location") for word in words_of(names)]

    def _artefacts(self, old: list[str], names: Names, where: str) -> list[str]:
        for kind in old:
            self.game.stacks[self.box.region_of[kind]].append(kind)
        kinds = kinds_of(self.box, names)
        for kind in kinds:
            taken(self.game.stacks[self.box.region_of[kind]], [kind], where)
        return kinds

    def _buyers(self, old: list[str], names: Names, where: str) -> list[str]:
        for buyer in old:
            self.game.pool[buyer] += 1
        buyers = buyers_of(self.box, names)
        for buyer in buyers:
            if not self.game.pool[buyer]:
                raise Impossible(f"{where}: there is no {buyer} buyer left in the pool")
            self.game.pool[buyer] -= 1
        return buyers
