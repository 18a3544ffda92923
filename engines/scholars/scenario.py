"""Set up any position of Scholars of the South Tigris in the game's words, and play on from it.

    match = (
        scenario(players=2)
        .player(0, dice="white-4 red-3", workers="red white*2", silver=5, gold=2)
        .house("green", "greek_a")
        .room(5, "persian_a", owner=0)
        .map("top_mid", "hebrew_d", influence=1)
        .start()
    )
    match.play(0, "slot:2 mathematics white-4+red-3+worker:red 7")

**What a scenario begins with.** Seat 0 is on turn, at the beginning of it, and is the first player; round 1.
Everybody has one die in hand, a White 1, an empty bag, and no Silver, Gold, Workers, Scrolls or retirees;
all 7 Action cards in hand, level 0 on every track, 20 Influence, the Player marker on the top-centre space,
and the Goal cards chinese, sanskrit, greek, hebrew by seat, nothing of them met. Rooms and House are empty.
On the Map lie chinese_f sanskrit_g greek_f hebrew_f persian_f syriac_f, clockwise from the top centre. The
decks of Translators lie in the order of their letters, `a` on top. The Scroll deck holds 12 Scrolls, by
chance of `seed`, and no Caliph card unless you say so; other Scrolls are the reserve. All dice are in the
supply. Alone (players=1): level student, no Plan card open, the deck in the order of the numbers, marker on
Chinese, Dice Sum 0, no wraps, nothing owned.

**Pieces are conserved.** Dice that you put somewhere leave the supply, Influence its owner's, cards their
decks. What cannot be (a Scroll in two places, 21 Influence, four Scrolls in a column) raises `Impossible`, a
ValueError that says what is wrong. Saying the same thing again replaces what was said before.

**Names.** Seats are 0, 1, ...; alone the opponent is seat 1. Colours: white red yellow blue purple orange
green; so many of them are `"white*3 red"`, `{"white": 3}` or a list. A die is `red-3`; on a card
`white-3>white>red` says which Workers are beside it, in their order. Guilds: purple orange green. Tracks:
mathematics physics chemistry philosophy biology astronomy. Portraits: chinese sanskrit greek hebrew persian
syriac wild1 wild2. Translators: hebrew_a ... hebrew_h of each, start_tr_1 ... start_tr_10. Scrolls: hebrew_a
... of the six languages, Starting Scrolls start_chinese .... Caliph cards caliph_1 ... caliph_4. Action
cards: mathematics physics chemistry philosophy biology hurry loan (also act_hurry) and, once it is flipped,
the seat's Goal card: goal. Map places: top_left top_mid top_right bottom_right bottom_mid bottom_left,
spaces 0 to 11 from the top centre clockwise. Plan cards plan_1 ... plan_6. `-` may stand for `_`. Several
names are a list, or one text.

**Playing.** `start()` gives an `engines.kernel.scenario.Played`: `play(seat, line)` sends answers in
notation, `draft(seat, line)` the same, but stays in front of the first stop; `options(seat)`, `key(seat)`,
`asks()`, `why_not(seat)` (closed option id to rule id and reason), `events(key)`, `log(lang, seat)`,
`view(seat)`, `state`, `undo(seat)`, `result`. One answer is an option's id; several of one answer are joined
by `+`, repeated ones are `white-4*2`, none is `-`. Answers without an alternative may be named or left out.

    draft       room:N                                     a Starting Translator with its Resource card
    turn        slot:N CARD DICE+WORKERS ... | rest        white-4+red-3+worker:red
      lay-how   purple-10 | red-7                          only if they could go to different dice
      work      main:travel brown:1 brown:all retired:ID worker:red>1 done (more: the next page of very many)
                only if there is more than one thing to do; worker:COLOUR>DIE one after another, in any order
      recruit   dispatch:PORTRAIT | employ:PORTRAIT room:N | none
      travel    STEPS  (before|after for Influence of a path)  deliver: GUILD | none
      research  r1 | r4 | r8 | r10                         with a choice of colours r8:biology
      translate SCROLL LINE                                LINE by Rooms from the Scroll on: 5>3
    effects     gain_worker draw_die pay ... all done      the name in the tables; then what each asks:
                COLOUR, red+blue, bag|slot:N|hand:4|none, GUILD, SCROLL|none, TRACK, yes|no,
                place:ROOM|take:ROOM|none; 2|1|none of "up to two dice"; yes|no for Influence in a named
                Guild; a piece that moves: GUILD|SCROLL|none
    caliph      top | middle | middle:red | bottom:gold | bottom:PORTRAIT
    tuck        CARD (if several), slot:N | slot:N:1s | slot:N:1d | slot:N:1s1d     Silver and White dice
                (below very crowded slots first slot:N, then silver*3+die*2); owner after owner
    reroll      1:white-2+3:red-1, by place in hand; - for none
    alone       allow | refuse

**Looking.** `state` is an `engines.scholars.state.Scholars`; of a player `.silver .gold .workers["red"]
.bag["white"] .dice .cards .slots[0].retired .tracks["physics"] .influence .position .goal.met .scrolls
.retired`, of the table `.rooms[0].owner .gold`, `.guilds["green"].influence .controller`, `.house["green"]`,
`.map["top_mid"].id .influence`, `.neutral`, `.caliphs`, `.supply["white"]`, `.decks["hebrew"]`, `.ai`.
Counting functions can be called on it: `action.reaches`, `scoring.points_of`, `scoring.dice_sum`, ....
"""

from collections.abc import Mapping, Sequence

import msgspec

from engines.kernel import Random
from engines.kernel.scenario import Played
from engines.kernel.spelling import Amounts, Impossible, Names, amounts_of, known, number_of, words_of
from engines.scholars.caliph import END_AFTER
from engines.scholars.game import GAME, placed
from engines.scholars.guilds import controller_of
from engines.scholars.lay import MOST_DICE
from engines.scholars.setup import goal_die, room_of, setup
from engines.scholars.spelling import card_of, dice_of, placed_of
from engines.scholars.state import SHELF, Ai, Caliph, Die, Employed, GoalPart, Guild, Lying, Player, Scholars
from engines.scholars.vocabulary import DICE, SECONDARY, WHITE, WORKERS

__all__ = ["Impossible", "Scenario", "fresh", "scenario"]

MAP = "chinese_f sanskrit_g greek_f hebrew_f persian_f syriac_f"
GOALS = ("goal_chinese", "goal_sanskrit", "goal_greek", "goal_hebrew")
DECK = 12  # Scrolls


def scenario(players: int = 4, *, seed: int | str = 1, **settings: str) -> "Scenario":
    """A position to be filled; settings: length=standard|epic, alone level=student|scribe|teacher|scholar."""
    if players == 1:
        settings = {"level": "student", **settings}
    return Scenario(players, seed, settings)


def fresh(players: int = 4, seed: int | str = 1, **settings: str) -> Played[Scholars]:
    """A game from its very beginning, as the set-up rules make it."""
    chosen = GAME.settings_for(players, settings)
    game = setup(players, chosen, Random.seeded(seed), SHELF.today)
    return Played(GAME, players, game, chosen)


def once(names: Sequence[str]) -> None:
    """Every card lies in one place."""
    for name in names:
        if names.count(name) > 1:
            raise Impossible(f"{name} is in two places")


class Scenario:
    """A position that is being set up; every method gives the scenario back, `start()` the match."""

    def __init__(self, players: int, seed: int | str, settings: Mapping[str, str]) -> None:
        self.settings = GAME.settings_for(players, settings)
        self.game = game = setup(players, self.settings, Random.seeded(seed), SHELF.today)
        self.parts = parts = game.parts
        self._top: list[str] = []
        self._bottom: list[str] = []
        self._only = False
        self._no_reserve = False
        self._supply: dict[str, int] = {}
        self._influence: dict[int, int] = {}
        game.phase, game.first, game.current = "turns", 0, 0
        game.offers = {}
        game.rooms = [None] * len(parts.room)
        game.decks = {
            deck: [card.id for card in parts.translator if card.deck == deck] for deck in parts.decks
        }
        game.house = {guild: [] for guild in SECONDARY}
        places = list(parts.scroll_spaces)
        game.map = {place: Lying(name) for place, name in zip(places, MAP.split(), strict=True)}
        for me in game.players:
            me.dice = [Die(WHITE, 1)]
            me.goal.id = GOALS[me.seat]
            me.starting_scroll = parts.goals[me.goal.id].starting_scroll
        if game.ai is not None:
            game.ai.dice_sum = 0
            game.ai.deck = list(parts.plans)

    # ---- players -------------------------------------------------------------------------------------------

    def player(
        self,
        seat: int,
        *,
        silver: int | None = None,
        gold: int | None = None,
        workers: Amounts | None = None,
        dice: Names | None = None,
        bag: Amounts | None = None,
        cards: Names | None = None,
        tracks: Mapping[str, int] | int | None = None,
        position: int | None = None,
        scrolls: Names | None = None,
        starting_scroll: str | None = None,
        goal: str | None = None,
        met: Names | None = None,
        retired: Names | Mapping[int, Names] | None = None,
        influence: int | None = None,
    ) -> "Scenario":
        """What a seat has.

        `dice` are in hand. `cards` is the whole hand; cards that are in slots need not be left out. `retired`
        are cards below slot 1, or below the slots named. `met` are goals: portrait guild track (all: the
        card is flipped and in hand). `influence` is what is left in supply; other pieces are set aside.
        """
        me = self._seat(seat)
        parts = self.parts
        if silver is not None:
            me.silver = number_of(silver, 0, 999, f"Silver of seat {seat}")
        if gold is not None:
            me.gold = number_of(gold, 0, 999, f"Gold of seat {seat}")
        if workers is not None:
            me.workers = dict.fromkeys(WORKERS, 0) | amounts_of(workers, WORKERS, "Worker")
        if dice is not None:
            me.dice = dice_of(parts, dice)
        if bag is not None:
            me.bag = dict.fromkeys(DICE, 0) | amounts_of(bag, DICE, "colour of a die")
        if tracks is not None:
            levels = tracks if isinstance(tracks, Mapping) else dict.fromkeys(parts.tracks, tracks)
            for name, level in levels.items():
                me.tracks[known(name, parts.tracks, "track")] = number_of(level, 0, parts.top, name)
        if position is not None:
            me.position = number_of(position, 0, len(parts.map_space) - 1, "space of the Map")
        if scrolls is not None:
            me.scrolls = [known(name, parts.scrolls, "Scroll") for name in words_of(scrolls)]
        if goal is not None:
            me.goal.id = known(f"goal_{goal.removeprefix('goal_')}", parts.goals, "Goal card")
            me.starting_scroll = parts.goals[me.goal.id].starting_scroll
        if starting_scroll is not None:
            me.starting_scroll = known(starting_scroll, parts.starting_scrolls, "Starting Scroll")
        if met is not None:
            me.goal.met = self._goals(met)
            if me.goal.is_flipped and not any(slot.card == me.goal.id for slot in me.slots):
                me.cards.append(me.goal.id)
        if cards is not None:
            me.cards = [card_of(parts, me, name) for name in words_of(cards)]
        if retired is not None:
            by_slot = retired if isinstance(retired, Mapping) else {1: retired}
            for number, slot in enumerate(me.slots, start=1):
                slot.retired = [self._translator(name) for name in words_of(by_slot.get(number, ""))]
                if slot.retired and parts.slot[number - 1].colour != "brown":
                    raise Impossible(f"slot {number} is black: nobody retires there")
        if influence is not None:
            self._influence[seat] = influence
        return self

    def slot(self, seat: int, number: int, card: str | None = None, dice: Names = ()) -> "Scenario":
        """An Action card in a slot of a seat, with its dice and their Workers (`white-3>white`).

        A flipped Goal card has its printed die first, by itself.
        """
        me = self._seat(seat)
        slot = me.slots[number_of(number, 1, len(me.slots), "slot") - 1]
        if slot.card is not None:
            me.cards.append(slot.card)
        slot.card, slot.dice = None, []
        if card is not None:
            slot.card = card_of(self.parts, me, card)
            me.cards = [name for name in me.cards if name != slot.card]
            slot.dice = placed_of(self.parts, dice)
            most = MOST_DICE - (slot.card in self.parts.goals)  # with the printed one
            number_of(len(slot.dice), 0, most, f"dice in slot {number}")
        return self

    # ---- main board ----------------------------------------------------------------------------------------

    def room(
        self, number: int, translator: str | None = None, owner: int | None = None, gold: int = 0
    ) -> "Scenario":
        """Who is in a Room; without an owner Neutral. Without a Translator the Room is empty."""
        place = number_of(number, 1, len(self.game.rooms), "Room") - 1
        self.game.rooms[place] = None
        if translator is not None:
            name = self._translator(translator)
            seat = None if owner is None else self._seat(owner).seat
            self.game.rooms[place] = Employed(name, seat, number_of(gold, 0, 99, "Gold"))
        return self

    def deck(self, portrait: str, cards: Names, *, only: bool = False) -> "Scenario":
        """The top cards of a deck of Translators, the top first; `only`: there are no others."""
        name = known(portrait, self.game.decks, "portrait")
        top = [self._translator(card) for card in words_of(cards)]
        strange = [card for card in top if not card.startswith(f"{name}_")]
        if strange:
            raise Impossible(f"{strange[0]} does not belong to the {name} deck")
        everybody = [card.id for card in self.parts.translator if card.deck == name]
        self.game.decks[name] = top + ([] if only else [card for card in everybody if card not in top])
        return self

    def map(self, place: str | int, scroll: str | None, influence: int | None = None) -> "Scenario":
        """The Scroll at a place of the Map (also by its black space), and whose Influence lies on it."""
        spaces = {space.pos: name for name, space in self.parts.scroll_spaces.items()}
        if isinstance(place, int) and place not in spaces:
            raise Impossible(f"no Scroll lies beside space {place}")
        name = spaces[place] if isinstance(place, int) else known(place, self.game.map, "place of the Map")
        self.game.map[name] = None
        if scroll is not None:
            card = known(scroll, self.parts.scrolls, "Scroll")
            old = next((other for other, lying in self.game.map.items() if lying and lying.id == card), None)
            if old is not None:
                self.game.map[old] = None
            self.game.map[name] = Lying(card, self._anybody(influence))
        return self

    def house(self, guild: str, scrolls: Names) -> "Scenario":
        """The column of a Guild from the top: `"greek_a persian_b@1"`, with whose Influence is on it."""
        column = []
        for word in words_of(scrolls):
            name, _, seat = word.partition("@")
            if seat and not seat.isdecimal():
                raise Impossible(f"{word!r}: write the seat behind the @")
            owner = self._anybody(int(seat)) if seat else None
            column.append(Lying(known(name, self.parts.scrolls, "Scroll"), owner))
        number_of(len(column), 0, 3, f"Scrolls in the {guild} column")
        self.game.house[known(guild, SECONDARY, "Guild")] = column
        return self

    def guild(
        self, guild: str, influence: Mapping[int, int], *, controller: int | str | None = None
    ) -> "Scenario":
        """Influence in a Guild by seat; who controls it, if it is not whoever has the most (`nobody`)."""
        name = known(guild, SECONDARY, "Guild")
        pieces = [0] * self.game.seats
        for seat, count in influence.items():
            place = self._anybody(seat)
            assert place is not None
            pieces[place] = number_of(count, 0, self.parts.supply.influence, "Influence")
        holder = controller_of(pieces, None) if controller is None else None
        if isinstance(controller, int):
            holder = self._anybody(controller)
            if holder is not None and not pieces[holder]:
                raise Impossible(f"seat {controller} has no Influence in the {name} Guild")
        self.game.guilds[name] = Guild(pieces, holder)
        return self

    def neutral(self, space: int) -> "Scenario":
        """The black space with the Neutral marker."""
        ring = [one.pos for one in self.parts.map_space if one.kind == "black"]
        if space not in ring:
            raise Impossible(f"the Neutral marker stands on a black space, one of {ring}")
        self.game.neutral = space
        return self

    def scroll_deck(self, top: Names = (), bottom: Names = (), *, only: bool = False) -> "Scenario":
        """Cards on top of the Scroll deck, the next first, and at its bottom, the lowest last.

        Scrolls that lie nowhere else are between them, unless the deck holds these `only`.
        """
        cards = [*self.parts.scrolls, *self.parts.caliphs]
        self._top = [known(name, cards, "card of the Scroll deck") for name in words_of(top)]
        self._bottom = [known(name, cards, "card of the Scroll deck") for name in words_of(bottom)]
        self._only = only
        return self

    def reserve(self, *, empty: bool) -> "Scenario":
        """Whether the reserve of Scrolls has run out."""
        self._no_reserve = empty
        return self

    def caliph(self, card: str, **influence: int) -> "Scenario":
        """The next Caliph card that lies open, with Influence by space: `top=0, middle=1, bottom=0`."""
        name = known(card, self.parts.caliphs, "Caliph card")
        places = {
            known(place, ("top", "middle", "bottom"), "space of a Caliph card"): seat
            for place, seat in influence.items()
        }
        if any(caliph.id == name for caliph in self.game.caliphs):
            raise Impossible(f"{name} lies open already")
        for seat in places.values():
            self._anybody(seat)
        self.game.caliphs.append(Caliph(name, places))
        return self

    def supply(self, **dice: int) -> "Scenario":
        """How many dice of a colour are left in the Main Supply; others are set aside."""
        for colour, count in dice.items():
            self._supply[known(colour, DICE, "colour of a die")] = count
        return self

    # ---- alone ---------------------------------------------------------------------------------------------

    def ai(
        self,
        *,
        position: str | None = None,
        open: Names | None = None,
        deck: Names | None = None,
        dice_sum: int | None = None,
        wraps: int | None = None,
        scrolls: Mapping[str, Names] | None = None,
        retired: Names | None = None,
        influence: int | None = None,
    ) -> "Scenario":
        """The solo opponent: `position` by the language of the space, `open` Plan cards, oldest first,
        `deck` its next Plan cards, `scrolls` by the language they count for."""
        ai, parts = self._ai(), self.parts
        if position is not None:
            languages = [space.language for space in parts.solo_space]
            ai.position = languages.index(known(position, languages, "space of the Resource track"))
        if open is not None:
            ai.open = [known(name, parts.plans, "Plan card") for name in words_of(open)]
        if deck is not None or open is not None:
            top = [known(name, parts.plans, "Plan card") for name in words_of(deck or "")]
            rest = [name for name in parts.plans if name not in (*ai.open, *top)]
            ai.deck = top + rest
        if dice_sum is not None:
            ends = parts.solo_dice_sum
            ai.dice_sum = number_of(dice_sum, ends.min, ends.max, "Dice Sum")
        if wraps is not None:
            ai.wraps = number_of(wraps, 0, len(parts.solo_wrap), "wraps")
        for language, names in (scrolls or {}).items():
            place = known(language, ai.scrolls, "language")
            ai.scrolls[place] = [known(name, parts.scrolls, "Scroll") for name in words_of(names)]
        if retired is not None:
            ai.retired = [self._translator(name) for name in words_of(retired)]
        if influence is not None:
            self._influence[ai.seat] = influence
        return self

    # ---- round and turn ------------------------------------------------------------------------------------

    def turn(self, seat: int) -> "Scenario":
        """Whose turn it is; alone also the opponent's, 1."""
        place = self._anybody(seat)
        assert place is not None
        self.game.current = place
        return self

    def first_player(self, seat: int) -> "Scenario":
        """Who has the First Player marker."""
        self.game.first = self._seat(seat).seat
        return self

    def round(self, number: int, last: int | None = None) -> "Scenario":
        """The round, and the last one if the end is triggered."""
        self.game.round = number_of(number, 1, 999, "round")
        if last is not None:
            self.game.last_round = number_of(last, number, number + 1, "last round")
        return self

    def offers(self, **pairs: str) -> "Scenario":
        """Back to the draft: Starting Translators with Resource cards, `start_tr_3="resource_1"`."""
        self.game.phase = "draft"
        self.game.offers = {
            known(name, [card.id for card in self.parts.starting_translator], "Starting Translator"): known(
                resource, self.parts.resources, "Resource card"
            )
            for name, resource in pairs.items()
        }
        for name in self.game.offers:
            self.game.rooms[room_of(self.parts, name)] = Employed(name)
        return self

    def rolls(self, *pips: int) -> "Scenario":
        """What the next dice show, one after another."""
        self.game.random.rolls = [number_of(number, 1, 6, "die") for number in pips]
        return self

    # ---- start ---------------------------------------------------------------------------------------------

    def start(self) -> Played[Scholars]:
        """Check the position and begin to play; the same scenario may be started again."""
        said = self.game
        self.game = game = msgspec.msgpack.decode(msgspec.msgpack.encode(said), type=Scholars)
        try:
            self._fill_supply()
            self._fill_influence()
            self._lay_translators()
            self._stack_scrolls()
            self._check_cards()
        finally:
            self.game = said
        if game.last_round is None and len(game.caliphs) == END_AFTER:
            game.last_round = game.round + 1
        return Played(GAME, len(game.players), game, self.settings)

    def _fill_supply(self) -> None:
        """Dice that lie nowhere else; printed dice are laid with their Goal cards."""
        game, parts = self.game, self.parts
        for me in game.players:
            for slot in me.slots:
                if slot.card in parts.goals and not any(die.printed for die in slot.dice):
                    printed = parts.goals[slot.card].printed
                    word = f"{printed.colour}-{printed.value}"
                    [die] = placed_of(parts, word)
                    die.printed = True
                    slot.dice.insert(0, die)
        for kind in parts.die:
            used = sum(me.owned(kind.colour) for me in game.players)
            used += sum(
                "track" not in me.goal.met and goal_die(parts, me.goal.id) == kind.colour
                for me in game.players
            )
            left = kind.count - used
            if left < 0:
                raise Impossible(f"{used} {kind.colour} dice, but there are only {kind.count}")
            game.supply[kind.colour] = number_of(
                self._supply.get(kind.colour, left), 0, left, f"{kind.colour} dice in the supply"
            )

    def _fill_influence(self) -> None:
        game, limit = self.game, self.parts.supply.influence
        for me in game.players:
            me.influence = self._left(me.seat, limit - placed(game, me.seat))
        if game.ai is not None:
            game.ai.influence = self._left(game.ai.seat, limit - 1 - placed(game, game.ai.seat))

    def _left(self, seat: int, left: int) -> int:
        if left < 0:
            raise Impossible(f"seat {seat} has placed more than {self.parts.supply.influence} Influence")
        return number_of(self._influence.get(seat, left), 0, left, f"Influence of seat {seat}")

    def _lay_translators(self) -> None:
        """Whoever is somewhere else is in no deck; Starting Translators that are nowhere are in the box."""
        game = self.game
        away = self._away()
        for name, deck in game.decks.items():
            game.decks[name] = [card for card in deck if card not in away]
        starting = [card.id for card in self.parts.starting_translator if card.id not in away]
        used = [me.goal.id for me in game.players]
        resources = [name for name in self.parts.resources if name not in game.offers.values()]
        game.boxed = [*starting, *(name for name in self.parts.goals if name not in used), *resources]

    def _away(self) -> list[str]:
        """Translators in Rooms and below boards."""
        game = self.game
        away = [employed.id for employed in game.employed()]
        away += [name for me in game.players for name in me.retired]
        return away + (list(game.ai.retired) if game.ai is not None else [])

    def _stack_scrolls(self) -> None:
        """The Scroll deck as it was said, the reserve, and Caliph cards that are not in play."""
        game = self.game
        lying = [one.id for one in game.lying()]
        owned = [name for me in game.players for name in me.scrolls]
        if game.ai is not None:
            owned += [name for names in game.ai.scrolls.values() for name in names]
        said = [*self._top, *self._bottom]
        for place, one in list(game.map.items()):  # what was said to lie elsewhere leaves the Map
            elsewhere = [*said, *owned, *(s.id for column in game.house.values() for s in column)]
            if one is not None and one.id in elsewhere:
                game.map[place] = None
        lying = [one.id for one in game.lying()]
        once([*said, *lying, *owned])
        rest = [name for name in self.parts.scrolls if name not in (*said, *lying, *owned)]
        game.random.shuffle(rest)
        middle = [] if self._only else rest[: max(0, DECK - len(said))]
        game.scroll_deck = [*self._top, *middle, *self._bottom]
        game.reserve = [] if self._no_reserve else [name for name in rest if name not in middle]
        if self._no_reserve:
            game.boxed += [name for name in rest if name not in middle]
        shown = [caliph.id for caliph in game.caliphs]
        game.boxed += [name for name in self.parts.caliphs if name not in (*said, *shown)]
        once([*said, *shown])

    def _check_cards(self) -> None:
        """Every card is in one place."""
        for me in self.game.players:
            held = [*me.cards, *(slot.card for slot in me.slots if slot.card)]
            for name in held:
                if held.count(name) > 1:
                    raise Impossible(f"seat {me.seat} has {name} in two places")
            goals = [name for name in held if name in self.parts.goals]
            if goals and (goals != [me.goal.id] or not me.goal.is_flipped):
                raise Impossible(f"seat {me.seat} has not completed {goals[0]}")
        game = self.game
        once([*self._away(), *(card for deck in game.decks.values() for card in deck)])
        once(list(game.offers.values()))
        if game.ai is not None:
            once([*game.ai.open, *game.ai.deck])
        goals = [me.goal.id for me in game.players]
        if len(set(goals)) < len(goals):
            raise Impossible("two seats have the same Goal card")

    # ---- names ---------------------------------------------------------------------------------------------

    def _seat(self, seat: int) -> Player:
        if seat not in range(len(self.game.players)):
            raise Impossible(f"there is no seat {seat}: there are {len(self.game.players)} players")
        return self.game.players[seat]

    def _anybody(self, seat: int | None) -> int | None:
        """A player's seat, or the opponent's."""
        if seat is not None and seat not in range(self.game.seats):
            raise Impossible(f"there is no seat {seat}")
        return seat

    def _ai(self) -> Ai:
        if self.game.ai is None:
            raise Impossible("there is an opponent only against a lone player")
        return self.game.ai

    def _translator(self, name: str) -> str:
        return known(name, self.parts.translators, "Translator")

    def _goals(self, names: Names) -> list[GoalPart]:
        parts: tuple[GoalPart, ...] = ("portrait", "guild", "track")
        words = words_of(names)
        if words == ["all"]:
            return list(parts)
        for word in words:
            known(word, parts, "goal")
        return [part for part in parts if part in words]
