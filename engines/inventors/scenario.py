"""Set up any position of Inventors of the South Tigris in the game's words, and play on from it.

    match = (
        scenario(players=2)
        .player(0, ready="orange6", hand="hourglasses drums", idea_gone="bottom-middle")
        .deck("doors")
        .start()
    )
    match.play(0, "invent:robotic ready:orange6 bonus drums+doors hourglasses idea:top-middle")
    assert match.state.players[0].guilds["blue"] == 2

**What a scenario begins with.** Round 1 of 4, in the middle of it: seat 0 is First Player and on turn.
Nobody has dice, Silver, cards or Workshop tiles; all 25 Influence are in supply, 2 Workers, the third one
is in the reserve, 4 Tents on the row, all six Craftspeople Active on level 1, the visible levels are 1 to
5, Idea tiles i1 i2 i3 (top) i4 i5 i6 (bottom), Royalties 0. Column 1 holds the boards robotic fragrant
self-regulating water-powered (solo: three), all blank; no Device is Built or Published. The regular
Workshop tiles w1, w2, ... lie on the river from left to right, two or one on each space by the number of
players, the left section is face up. Pass tiles p1 to p5. With 1 or 2 players there is a Dummy without a
card; with 1 player (solo) the opponent (seat 1) has 1 Influence in each Guild, 3 Workers, and no Plan deck.
Ships on step 0: the last seat lowest, seat 0 above, then opponent and Dummy. All chance follows `seed`,
unless `dice` says what is rolled.

**Names.** Case does not matter.
- seats are 0, 1, ...; other owners `opponent`, `dummy`, `neutral` (black Influence, neutral Idea tiles)
- dice: blue orange charcoal white with their value: `"blue4 white3*2"`; where it does not matter, `"white*3"`
- Study: colour and level, `"charcoal1 blue3"`; levels 1 to 3
- people: scribe chandler weaver tiler blacksmith carpenter; rows: top middle bottom
- Device boards and cards by name or number (`robotic` or `B01`, `hourglasses` or `D13`)
- Workshop tiles w1 ... w48, Research tiles rl1-9 rm1-9 rr1-9, Pass tiles p1-8, Idea tiles i1-6 (neutral
  in1-3), Setup cards sc1-6, Plan cards 1-15, Dummy cards 1-6
- Worker spaces: blue-left blue-right blue-bottom, orange-..., charcoal-..., hire-camel,
  refresh-craftspeople, advance-ship, open-brighten, open-study (or the table's long names)
- Tent sections: blue orange charcoal envoy camel; places of the Idea grid: top-left ... bottom-right
Several names are a list, or one text with spaces; `white*3` is three of it.

**Pieces are conserved.** What lies somewhere leaves where it was; what cannot be raises `Impossible`, a
ValueError in words. Saying the same thing again replaces it.

**Playing.** `start()` gives an `engines.kernel.scenario.Played`: `play(seat, line)`, `draft`,
`options(seat)`, `key(seat)`, `asks()`, `why_not(seat)` (closed id to rule and reason), `events(key)`,
`log(lang, seat)`, `view(seat)`, `state`, `undo(seat)`, `result`. Stops are passed. One answer is an
option's id; several ids of one answer are joined by `+`, repeated ones are `ready:white3*2`, none is `-`.
What leaves no choice is answered by itself.

A turn, in the order in which things are asked:

    invent:BOARD DICE [DISCARDS] CARD idea:PLACE
    build:BOARD DICE            then `pay`, asked only if there is a choice: all | PERSON ..., between them
                                tower (the Tower advances at once) or bonus (a colour bonus); give-up while
                                nothing but cards could help: the action is taken back
    publish:BOARD DICE PERSON   the other Craftsperson beside the Scribe
    test [BOARD] SPACE:DIE [VALUE]          as `test robotic 4:ready:orange4`; VALUE if the die may be raised
    workshop:ROW DICE           then printed | TILE ... | done; what is free and leaves no choice goes by
                                itself
    worker SPACE | worker SPACE:research | worker SPACE:guild      then worker|envoy, spare:COLOUR if need be
    tent:SECTION                then dummy:SECTION for the first one, and what it brings (`next`)
    after the Tent: workshop:ROW, brighten, refresh:PERSON, clear:ROW PERSON, nothing
    done                        ends the turn, asked while there are cards in hand

DICE are places: `ready:blue4+inspired:white3`. Dice are raised as far as they may when they are used.
Brighten (`brighten`) takes all at once: `exhausted:white*2+ready:blue3`, two steps of the same die are
`exhausted:white>2`, or written out `exhausted:white+exhausted:white>2`; in the Study `study:charcoal1>up`
or `study:charcoal1>out`; `-` for none. What is gained and leaves a choice is asked together (`next`), in
any order: refresh:PERSON promote:PERSON boost:PLACE influence:COLOUR study:COLOUR brighten draw ship
royalty research collect-tile swap-die clear:ROW recover:SPACE take:EFFECT (one of a choice, by its first
effect: take:silver) idea:PLACE tower-advance, done. Gaining a die for the Study asks which one leaves
(`remove-die`): a place, or decline. Tiles: collect TILE|none, then the ROW. Research: step:N|none, the TILE
of three, then which of the others lies higher. Beside every ask of the own turn: play (then CARD),
two-cards (then the cards joined by +, and take:brighten or take:refresh), bonus (colour bonus), save
(Craftspeople shall help with the next price; whom is asked then: names joined by +). Together: starting-row
ROW; hand-limit discard:CARD|play:CARD; Rest: rest-study (dice that go up), rest-dice AREA."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Literal, Self

from engines.inventors.components import ACTIONS
from engines.inventors.game import GAME
from engines.inventors.scenario_table import Table
from engines.inventors.setup import setup
from engines.inventors.spelling import (
    colors_of,
    dice_of,
    place_of,
)
from engines.inventors.state import (
    DUMMY,
    SHELF,
    Inventors,
    Player,
)
from engines.inventors.vocabulary import AREAS, COLORS, PEOPLE, ROWS, SECTIONS
from engines.kernel import Random
from engines.kernel.scenario import Played
from engines.kernel.spelling import Impossible, Names, each_of, known, number_of

__all__ = ["Impossible", "Scenario", "fresh", "scenario"]

Phase = Literal["start", "turns", "rest"]


def scenario(players: int = 4, *, rounds: int = 4, seed: int | str = 1, **settings: str) -> "Scenario":
    """A position to be filled; settings as `hard_dice="on"`. `players=1` is solo."""
    return Scenario(players, seed, {"rounds": str(rounds), **settings})


def fresh(
    players: int = 4, seed: int | str = 1, *, dice: Iterable[int] = (), **settings: str
) -> Played[Inventors]:
    """A game from its very beginning, as the set-up rules make it; `dice` are rolled first."""
    chosen = {name.replace("_", "-"): choice for name, choice in settings.items()}
    random = Random.seeded(seed)
    random.rolls = list(dice)
    state = setup(players, GAME.settings_for(players, chosen), random, SHELF.today)
    return Played(GAME, players, state, chosen)


class Scenario(Table):
    """A position that is being set up; every method gives the scenario back, `start()` the match."""

    # ---- players -------------------------------------------------------------------------------------------

    def player(
        self,
        seat: int,
        *,
        silver: int | None = None,
        hand: Names | None = None,
        influence: Names | Mapping[str, int] | None = None,
        supply: int | None = None,
        workers: int | None = None,
        reserve: int | None = None,
        envoy: bool | None = None,
        tents: int | None = None,
        exhausted: Names | None = None,
        ready: Names | None = None,
        determined: Names | None = None,
        inspired: Names | None = None,
        study: Names | None = None,
        camels: Sequence[Names] | None = None,
        unlocked: bool | None = None,
        hired: bool | None = None,
        workshops: Mapping[str, Names] | None = None,
        workshop_dice: Mapping[str, Names] | None = None,
        levels: Mapping[str, int] | None = None,
        inactive: Names | None = None,
        tower: Sequence[int] | None = None,
        ideas: Mapping[str, str] | None = None,
        idea_gone: Names | None = None,
        royalty: int | None = None,
        ship: int | None = None,
        goal: int | None = None,
        done: Mapping[str, int] | None = None,
        researched: Mapping[str, int] | None = None,
    ) -> Self:
        """A player's board; what is not named stays as it is. `supply`: Influence left in supply.

        `levels` and `inactive` are of Craftspeople, `tower` the visible levels or the lowest one, `tents`
        those left on the row, `goal` the space of the Tent on the Setup card (3 rounds), `done` how often
        Invented, Built and Published (`{"invent": 1}`), `researched` how often by section.
        """
        me = self._person(seat)
        most = self.parts.limits.influence
        if silver is not None:
            me.silver = number_of(silver, 0, 999, "Silver")
        if hand is not None:
            me.hand = self._take_cards(hand)
        if influence is not None:
            me.guilds = colors_of(influence)
        if supply is not None:
            me.supply = number_of(supply, 0, most, "Influence in supply")
            self._influence_said[seat] = True
        if workers is not None:
            me.workers = number_of(workers, 0, 3, "Workers")
        if reserve is not None:
            me.reserve = number_of(reserve, 0, 1, "reserve")
        if envoy is not None:
            me.envoy = envoy
        if tents is not None:
            me.tents = number_of(tents, 0, self.parts.limits.tents, "Tents")
        for area, dice in zip(AREAS, (exhausted, ready, determined, inspired), strict=True):
            if dice is not None:
                me.dice[area] = dice_of(dice, shown=area != "exhausted")
        if study is not None:
            me.study = {color: [] for color in COLORS}
            for die in dice_of(study):
                column = me.study[known(die.color, COLORS, "Study column")]
                column.append(number_of(die.value, 1, self.parts.study_top, "Study level"))
                if len(set(column)) < len(column):
                    raise Impossible(f"Study: one die on each space, not two on {die.color}{die.value}")
        if camels is not None:
            number_of(len(camels), 0, len(me.camels), "Camels")
            me.camels = [dice_of(dice) for dice in camels] + [[] for _ in me.camels[len(camels) :]]
        me.unlocked = me.unlocked if unlocked is None else unlocked
        me.hired = me.hired if hired is None else hired
        for row, tiles in (workshops or {}).items():
            self._set_tiles(me, row, tiles)
        for row, dice in (workshop_dice or {}).items():
            me.workshops[known(row, ROWS, "row")].dice = dice_of(dice)
        self._set_people(me, levels, inactive, tower)
        self._set_ideas(me, ideas, idea_gone)
        if royalty is not None:
            me.royalty = number_of(royalty, 0, len(self.parts.royalty) - 1, "Royalties")
        if ship is not None:
            self._sail(seat, ship)
        if goal is not None:
            me.goal = number_of(goal, 0, len(self.parts.goal) - 1, "goal")
        for action, count in (done or {}).items():
            me.devices[known(action, ACTIONS, "action")] = number_of(count, 0, 99, action)
        for section, count in (researched or {}).items():
            me.researched[known(section, SECTIONS, "section")] = number_of(count, 0, 99, section)
        return self

    def _set_tiles(self, me: Player, row: str, tiles: Names) -> None:
        """A Workshop row from the left; the tiles leave wherever they were."""
        workshop = me.workshops[known(row, ROWS, "row")]
        workshop.tiles = []
        names = [known(name, self.parts.tiles, "Workshop tile") for name in each_of(tiles)]
        number_of(len(names), 0, self.parts.columns, f"tiles in the {row} row")
        for name in names:
            self._take_tile(name)
        workshop.tiles = names

    def _set_people(
        self,
        me: Player,
        levels: Mapping[str, int] | None,
        inactive: Names | None,
        tower: Sequence[int] | int | None,
    ) -> None:
        """The Tower and who stands where."""
        if tower is not None:
            visible = list(range(tower, min(tower + 5, 11))) if isinstance(tower, int) else list(tower)
            if visible != sorted(set(visible)) or not set(visible) <= set(self.parts.levels):
                raise Impossible(f"Tower levels ascend: {visible}")
            me.tower = visible
            for person in me.people.values():
                person.level = max(person.level, visible[0])
        for name, level in (levels or {}).items():
            who = known(name, PEOPLE, "Craftsperson")
            if level not in me.tower:
                raise Impossible(f"{who} on level {level}: the visible levels are {me.tower}")
            me.people[who].level = level
        if inactive is not None:
            tired = [known(name, PEOPLE, "Craftsperson") for name in each_of(inactive)]
            for who in PEOPLE:
                me.people[who].active = who not in tired

    def _set_ideas(self, me: Player, ideas: Mapping[str, str] | None, gone: Names | None) -> None:
        """Idea tiles by place; a tile that is laid somewhere changes places with the one there."""
        for place, name in (ideas or {}).items():
            idea = known(name, [one.id for one in self.parts.idea if not one.neutral], "Idea tile")
            there = place_of(place)
            if idea in me.ideas:
                me.ideas[me.ideas.index(idea)] = me.ideas[there]
            me.ideas[there] = idea
        for place in each_of(gone or ""):
            idea_there = me.ideas[place_of(place)]
            me.ideas[place_of(place)] = None
            if idea_there:
                me.removed.append(idea_there)

    def setup_card(self, seat: int, card: str) -> Self:
        """The Setup card that a player was dealt (as said, nothing of it is laid out)."""
        self._person(seat).card = known(card, self.parts.setups, "Setup card")
        return self

    # ---- Dummy and opponent --------------------------------------------------------------------------------

    def dummy(
        self,
        *,
        card: int | None = None,
        next_card: int | None = None,
        influence: Names | Mapping[str, int] | None = None,
        ship: int | None = None,
    ) -> Self:
        """The Dummy: the card whose tokens lie this round, the card that comes next, Influence, Ship."""
        dummy = self._dummy()
        if card is not None:
            name = known(f"dummy-{card}", self.parts.dummies, "Dummy card")
            entry = self.parts.dummies[name]
            dummy.deck.remove(name)
            dummy.shown.append(name)
            dummy.closed, dummy.dearer, dummy.color = list(entry.closed), entry.dearer, entry.color
        if next_card is not None:
            name = known(f"dummy-{next_card}", dummy.deck, "Dummy card left")
            dummy.deck.remove(name)
            dummy.deck.append(name)
        if influence is not None:
            dummy.guilds = colors_of(influence)
            left = self.parts.limits.dummy_influence - sum(dummy.guilds.values())
            dummy.supply = number_of(left, 0, self.parts.limits.dummy_influence, "Influence of the Dummy")
        if ship is not None:
            self._sail(DUMMY, ship)
        return self

    def opponent(
        self,
        *,
        silver: int | None = None,
        influence: Names | Mapping[str, int] | None = None,
        supply: int | None = None,
        workers: int | None = None,
        ship: int | None = None,
        plan: Iterable[int] | None = None,
        invented: int | None = None,
        ideas: Names | None = None,
        tiles: Names | None = None,
    ) -> Self:
        """The solo opponent; `plan`: the numbers of its Plan deck, the first one first."""
        opponent = self._opponent()
        if silver is not None:
            opponent.silver = number_of(silver, 0, 999, "Silver")
        if influence is not None:
            opponent.guilds = colors_of(influence)
        if supply is not None:
            opponent.supply = number_of(supply, 0, self.parts.limits.influence, "Influence in supply")
            self._influence_said[opponent.seat] = True
        if workers is not None:
            opponent.workers = number_of(workers, 0, 3, "Workers")
        if ship is not None:
            self._sail(opponent.seat, ship)
        if plan is not None:
            for name in opponent.plan:
                self._reserve(name).append(name)
            opponent.plan = []
            for number in plan:
                name = known(f"plan-{number}", self.parts.plans, "Plan card")
                reserve = self._reserve(name)
                reserve.remove(known(name, reserve, "Plan card left"))
                opponent.plan.insert(0, name)
        if invented is not None:
            opponent.devices["invent"] = number_of(invented, 0, len(opponent.ideas), "Invented")
            opponent.ideas = opponent.ideas[: len(opponent.ideas) - invented]
        if ideas is not None:
            first = [known(name, opponent.ideas, "Idea tile") for name in each_of(ideas)]
            opponent.ideas = [*(name for name in opponent.ideas if name not in first), *reversed(first)]
        if tiles is not None:
            opponent.tiles = [known(name, self.parts.tiles, "Workshop tile") for name in each_of(tiles)]
            for name in opponent.tiles:
                self._take_tile(name, keep=opponent.tiles)
        return self

    def _reserve(self, plan: str) -> list[str]:
        """The reserve that a Plan card comes from."""
        opponent = self._opponent()
        return opponent.dice_plans if self.parts.plans[plan].kind == "dice" else opponent.worker_plans

    # ---- round and turn ------------------------------------------------------------------------------------

    def turn(self, seat: int) -> Self:
        """Whose turn it is."""
        self.game.current = number_of(seat, 0, self._seats - 1, "seat on turn")
        return self

    def first_player(self, seat: int) -> Self:
        """Who has the marker."""
        self.game.first = number_of(seat, 0, self._seats - 1, "First Player")
        return self

    def round(self, number: int) -> Self:
        """The round."""
        self.game.round = number_of(number, 1, self.game.rounds, "round")
        return self

    def phase(self, phase: Phase) -> Self:
        """start (of a round), turns, or rest."""
        if phase not in ("start", "turns", "rest"):
            raise Impossible(f"a scenario begins with start, turns or rest, not {phase!r}")
        self.game.phase = phase
        return self

    def dice(self, *pips: int) -> Self:
        """What dice show next, roll after roll."""
        self.game.random.rolls = [number_of(number, 1, 6, "die") for number in pips]
        return self

    # ---- start ---------------------------------------------------------------------------------------------

    def start(self) -> Played[Inventors]:
        """Check the position and begin to play."""
        self._check()
        return Played(GAME, self.people, self.game, self.settings)

    def _check(self) -> None:
        """Supplies are what is left; limits hold."""
        game, limits = self.game, self.parts.limits
        for party in game.parties:
            seat = party.seat
            placed = sum(party.guilds.values())
            placed += sum((one.builder == seat) + (one.publisher == seat) for one in game.devices)
            placed += sum(space.markers.count(seat) for space in game.river)
            if placed > limits.influence:
                raise Impossible(
                    f"seat {seat} has placed {placed} Influence, but has only {limits.influence}"
                )
            if seat not in self._influence_said:
                party.supply = limits.influence - placed
        if sum(one.is_built for one in game.devices) > game.rows:
            raise Impossible(f"there are at most {game.rows} Built Devices")
        for me in game.players:
            if len(me.hand) > limits.hand:
                raise Impossible(f"seat {me.seat} holds {len(me.hand)} cards, at most {limits.hand}")
        if game.phase == "turns" and all(seat in game.tents for seat in range(self._seats)):
            raise Impossible("everybody has placed a Tent, so the round is over")
