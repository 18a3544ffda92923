"""Set up any position of Agra in the game's words, and play on from it.

    match = (
        scenario(players=4)
        .player(0, goods="wood*4 cement", rupees=5)
        .player(2, goods="wood")
        .workers(1, standing="sailor", lying="quarry")
        .built("brickyard")
        .start()
    )
    match.play(0, "architect build:paper_mill wood+cement b2c 3")
    match.play(2, "yes")
    assert match.state.players[0].goods["paper"] == 3

**What a scenario begins with.** Seat 0 is on turn at the beginning of its turn and is the first player, in
round 1. Nothing has happened: nobody has Goods, Favours, tiles or contracts, everybody has 2 Rupees, 10
Workers and 22 markers in supply, a fresh farm, Meditation space 1 and Influence 0. Only the four production
buildings are built. Merchant at the quarry, Builder at the cement works, wheel marker on deliver_good, Price
tokens at the Trader, Boat at pier 1. On the river lie the lowest-numbered Notables of each level (4 players:
1-5, 9-12, 16-18, 21-22; fewer: 1-4, 9-11, 16-17, 21). Guild Order markers on the top Orders (position 6), no
neutral markers, all bowls empty. The Favour tiles are shuffled by `seed`; so is all other chance, unless
`dice` says what is rolled next.

**Pieces are conserved.** Markers and Workers that you put somewhere leave the supply; tiles, bonus tiles and
Notables leave where they were. More than 22 markers or 10 Workers of a player, a Worker on an unbuilt
building, two Price tokens on one good and the like raise `Impossible`, a ValueError that says what is wrong.
Saying the same thing again replaces what was said before.

**Names.** Seats are 0, 1, ...; `neutral` is the owner of a neutral marker.
- goods: sandstone wood turmeric cotton / cement planks curry oil / bricks paper dye cloth / statue book
  painting robes; so many of them are `"wood*3 cement"`, `{"wood": 3}` or `["wood", "cement"]`
- buildings: quarry woodcutter turmeric_field cotton_field, cement_works sawmill curry_kitchen oil_press,
  brickyard paper_mill dye_works weaving_mill, sculptor bookbinder painter_studio tailor; the good names its
  building, too. Spaces: those, and architect sailor trader botanist
- guilds: craftsmen merchants scholars; Orders are counted from 1, the bottom, to 6
- farm tracks: top (sandstone 1..5 wood), right (wood 1..5 cotton), bottom (turmeric 1..5 cotton), left
  (sandstone 1..5 turmeric); Farmers start on 3, Crates on 1 and 5
- wheel: deliver_good process_good remove_crate exchange_good (and move_farmer, which is never covered)
- Price tokens: price_a (1 or 2 flags), price_b (2 or 3), price_c (3 or 4)
- Notables, Favour tiles (ft_...), printed Favour actions (start_good start_process start_influence) and
  bonus tiles (b2a ... b4d): the ids of data/agra/*.toml; `-` may stand for `_`
Several names are a list, or one text with spaces.

**The Boat.** Say `pier=`, or leave it: it stands where the contracts of the players demand it. Contracts
that must have been fulfilled for a pier and are nobody's here are counted as fulfilled. Pier 6, a marker on
the top step and a full Order column mean that the end is triggered in this round, unless `end` says when.

**Playing.** `start()` gives an `engines.kernel.scenario.Played`: `play(seat, line)` sends answers in
notation; `draft(seat, line)` does the same, but stays in front of the first stop; `options(seat)`,
`key(seat)`, `asks()`, `why_not(seat)` (closed option id to rule id and reason), `events(key)`,
`log(lang, seat)`, `view(seat)`, `state`, `undo(seat)`, `result`. Answers that were not offered raise
`Refused` and change nothing. One answer is an option's id; several ids of one answer are joined by `+`,
repeated ones are `wood*2`, none is `-`. Answers without an alternative are given by the kernel, and a line
may name them or leave them out. Barriers, handing over and the end of a turn are passed.

**Looking.** `state` is an `engines.agra.state.Agra`. Of a player: `state.players[0].goods["wood"]`,
`.favours`, `.rupees`, `.markers` and `.workers` (in supply), `.tiles`, `.spent`, `.scrolls`,
`.influence["merchants"]`, `.meditation`, `.farmers["top"]`, `.crates["top"]`, `.removed_crates`,
`.contracts` (`.id`, `.used`, `.slots`, `.workers`), `.bonuses`. Of the table: `workers["sailor"]` and
`workers["wood"]` (buildings go by their goods; `.seat`, `.standing`), `unbuilt`, `coins`, `merchant`,
`builder`, `prices` (`.id`, `.good`, `.side`), `wheel`, `points`, `river` and `visitor("cook").markers` (seats
for each demand, highest first), `fulfilled`, `pier`, `order_marker`, `orders["merchants"]` (from the bottom),
`bowls`, `display`, `stack` (top last), `first`, `current`, `phase`, `round`, `last_round`. Counting functions
can be called on it: `goods.value`, `farm.production`, `imperial.order_limit`, `architect.building_value`,
`scoring.final_rupees`, .... Events are told when they are published: at a stop, or when the turn is over.

A turn, in the order in which things are asked (in doubt look at `key(seat)` and `options(seat)`):

    lay:SPACE | lay:cook | wheel:ACTION ... | end     Meditation, while there is something to lay or spend
      wheel:deliver_good NOTABLE GOOD yes|no          the last: the step of Influence
      wheel:process_good RESULT                       the good that is made
      wheel:remove_crate TRACK:SPACE
      wheel:exchange_good GIVEN TAKEN
      wheel:move_farmer TRACK:SPACE                   where the Farmer goes
    SPACE                                             the action; the Journeyman is chosen by the space, too
      architect influence:GUILD | nothing | build:BUILDING MATERIALS BONUS COUNT
      sailor GOOD|nothing then NOTABLE GOOD|GOOD:double, order:GUILD ... stop; yes|no for each Notable
             with the Portuguese Trader GOODS, as wood*2+turmeric*2, or -
      trader exchange GIVEN TAKEN | price TOKEN:FLAGS GOOD | price TOKEN:back | stop
      botanist meditation | crate TRACK:SPACE | farmers TRACK:SPACE TRACK:SPACE|stop | stop
      a production building COUNT                     Dyer first: GOOD|no
      a processing building COUNT                     0 to 3; then everybody who can answers yes|no
    yes|no                                            a statue for one more action, if there is one
    akbar:GOOD | order:GUILD | nothing                Order phase, asked while something can be done
    done                                              after Akbar or an Order, if a secondary action is left

Asked of whom it concerns, at their time: `favours`|TILE for a bonus step, TILE to discard, TILE|search for
the Mosaicist, GOOD|none at pier 5, NOTABLE|pass for the Jagirdar, yes|no for the Cook, a number when markers
run short. Beside every ask of the active player stand, as far as they can be used: stand:oil stand:curry
stand:oil-curry, favour:ID, luxury:book luxury:painting luxury:robes, notable:caliph notable:english_trader
notable:french_trader notable:mosaicist, and free-marker (then free:GOOD or
free:favour) while the supply is short.
"""

from collections.abc import Iterable, Mapping
from typing import TypeAlias

from engines.agra.components import LEVELS
from engines.agra.game import GAME
from engines.agra.legality import check_cards, check_city, fill_supplies, lay_boat, stand_order_markers
from engines.agra.setup import setup
from engines.agra.spelling import building_of, space_of
from engines.agra.state import (
    NEUTRAL,
    SHELF,
    Agra,
    Contract,
    Phase,
    Player,
    Visitor,
    Worker,
)
from engines.kernel import Random
from engines.kernel.scenario import Played
from engines.kernel.spelling import Amounts, Impossible, Names, amounts_of, known, number_of, words_of

Owner: TypeAlias = int | str

__all__ = ["Impossible", "Scenario", "fresh", "scenario"]


def scenario(players: int = 4, *, seed: int | str = 1) -> "Scenario":
    """A position to be filled."""
    return Scenario(players, seed)


def fresh(players: int = 4, seed: int | str = 1, *, dice: Iterable[int] = ()) -> Played[Agra]:
    """A game from its very beginning, as the set-up rules make it; `dice` are the set-up's rolls.

    Rolled in this order: Merchant, Builder, an Order marker for each guild, then (2 or 3 players) bowls of
    the left and of the right side, and Orders of each guild.
    """
    random = Random.seeded(seed)
    random.rolls = list(dice)
    return Played(GAME, players, setup(players, GAME.settings_for(players, {}), random, SHELF.today))


class Scenario:
    """A position that is being set up; every method gives the scenario back, `start()` the match."""

    def __init__(self, players: int, seed: int | str) -> None:
        settings = GAME.settings_for(players, {})
        self.game = game = setup(players, settings, Random.seeded(seed), SHELF.today)
        self.parts = parts = game.parts
        count = next(count for count in parts.player_count if count.players == players)
        game.merchant, game.builder = parts.path[0], game.unbuilt[0]
        self.river(
            [
                notable.id
                for level in LEVELS
                for notable in [one for one in parts.notable if one.level == level][: count.notables[level]]
            ]
        )
        for guild in parts.guilds:
            game.order_marker[guild] = len(parts.orders[guild])
            game.orders[guild] = [None] * len(parts.orders[guild])
        game.bowls = dict.fromkeys(game.bowls)
        game.first = game.current = 0
        self._pier: int | None = None
        self._fulfilled: dict[str, int] = {}
        self._markers_said: list[str] = []
        self._builder_said = False

    # ---- players -------------------------------------------------------------------------------------------

    def player(
        self,
        seat: int,
        *,
        goods: Amounts | None = None,
        favours: int | None = None,
        rupees: int | None = None,
        tiles: Names | None = None,
        influence: Mapping[str, int] | int | None = None,
        meditation: int | None = None,
        contracts: Names | None = None,
        bonus_tiles: Names | None = None,
        used_favours: Names | None = None,
        used_luxuries: Names | None = None,
    ) -> "Scenario":
        """What a seat has. `influence` is a step for each guild named, or one for all three.

        `used_favours` and `used_luxuries` bear a marker each and cannot be used again in this turn.
        """
        me = self._seat(seat)
        if goods is not None:
            me.goods = dict.fromkeys(self.parts.path, 0) | amounts_of(
                goods, self.parts.goods, "good", self.parts.limits.markers
            )
        if favours is not None:
            me.favours = number_of(favours, 0, self.parts.limits.markers, f"Favours of seat {seat}")
        if rupees is not None:
            me.rupees = number_of(rupees, 0, 999, f"Rupees of seat {seat}")
        if tiles is not None:
            self._set_tiles(me, tiles)
        if influence is not None:
            steps = (
                influence if isinstance(influence, Mapping) else dict.fromkeys(self.parts.guilds, influence)
            )
            for guild, step in steps.items():
                me.influence[self._guild(guild)] = number_of(step, 0, self.parts.top, f"{guild} track")
        if meditation is not None:
            spaces = len(self.parts.meditation_space)
            me.meditation = number_of(meditation, 1, spaces, f"Meditation space of seat {seat}")
        if contracts is not None:
            for name in [contract.id for contract in me.contracts]:
                self._take_back(name)
            for name in words_of(contracts):
                self.contract(seat, name)
        if bonus_tiles is not None:
            self._set_bonuses(me, bonus_tiles)
        if used_favours is not None:
            me.spent = [known(name, self.parts.favours, "Favour action") for name in words_of(used_favours)]
        if used_luxuries is not None:
            me.scrolls = [known(name, self.parts.luxuries, "luxury good") for name in words_of(used_luxuries)]
        return self

    def contract(
        self, seat: int, notable: str, *, used: bool = False, slots: Iterable[int] = (), workers: int = 0
    ) -> "Scenario":
        """A contract of a seat; `slots`: values stored on the French Trader, `workers`: on the Cook."""
        name = self._notable(notable)
        self._take_back(name)
        self.game.river = [visitor for visitor in self.game.river if visitor.id != name]
        stored = sorted(slots)
        if stored and name != "french_trader":
            raise Impossible(f"{name} stores no Goods")
        if len(set(stored)) != len(stored) or not set(stored) <= {1, 2, 3}:
            raise Impossible(
                f"the French Trader has one slot for each of the values 1, 2 and 3, not {stored}"
            )
        if workers and name != "cook":
            raise Impossible(f"{name} keeps no Workers")
        number_of(workers, 0, 2, "Workers on the Cook")
        self._seat(seat).contracts.append(Contract(name, used, stored, workers))
        return self

    def workers(self, seat: int, *, standing: Names = (), lying: Names = ()) -> "Scenario":
        """All Workers of a seat on the main board, by space; the others are in supply."""
        me = self._seat(seat)
        spaces = self.game.workers
        for space in [space for space, worker in spaces.items() if worker.seat == me.seat]:
            del spaces[space]
        for names, stands in ((standing, True), (lying, False)):
            for name in words_of(names):
                space = space_of(self.parts, name)
                if space in spaces:
                    raise Impossible(
                        f"{name}: a space holds one Worker, and seat {spaces[space].seat} is there"
                    )
                spaces[space] = Worker(me.seat, stands)
        return self

    def farm(
        self,
        seat: int,
        *,
        farmers: Mapping[str, int] | None = None,
        crates: Mapping[str, Iterable[int]] | None = None,
    ) -> "Scenario":
        """Farmers and Crates by track; tracks that are not named stay as they are."""
        me, farm = self._seat(seat), self.parts.farm
        for name, space in (farmers or {}).items():
            track = known(name, self.parts.tracks, "farm track")
            me.farmers[track] = number_of(space, 1, farm.spaces, f"Farmer of the {track} track")
        for name, spaces in (crates or {}).items():
            track = known(name, self.parts.tracks, "farm track")
            me.crates[track] = sorted(spaces)
            if not set(me.crates[track]) <= set(farm.crate_spaces):
                raise Impossible(f"Crates lie on spaces {farm.crate_spaces} only, not on {me.crates[track]}")
        for track, space in me.farmers.items():
            if space in me.crates[track]:
                raise Impossible(f"a Farmer cannot stand on a Crate ({track}:{space})")
        me.removed_crates = len(self.parts.tracks) * len(farm.crate_spaces) - sum(
            map(len, me.crates.values())
        )
        return self

    # ---- city ----------------------------------------------------------------------------------------------

    def built(self, buildings: Names) -> "Scenario":
        """These buildings are built, besides the production buildings (`all`: every one)."""
        names = (
            self.game.unbuilt
            if buildings == "all"
            else [building_of(self.parts, name) for name in words_of(buildings)]
        )
        self.game.unbuilt = [good for good in self.game.unbuilt if good not in names]
        return self

    def unbuilt(self, buildings: Names) -> "Scenario":
        """Exactly these are not built yet."""
        names = [building_of(self.parts, name) for name in words_of(buildings)]
        for name in names:
            if self.parts.goods[name].made_from is None:
                raise Impossible(f"{name}: production buildings are always built")
        self.game.unbuilt = [good for good in self.parts.path if good in names]
        return self

    def coins(self, **rupees: int) -> "Scenario":
        """Rupees lying on buildings."""
        self.game.coins = {
            building_of(self.parts, name): number_of(count, 0, 99, name) for name, count in rupees.items()
        }
        return self

    def bonus_tiles(self, tiles: Names) -> "Scenario":
        """Exactly these Building Bonus tiles are left."""
        left = [known(name, self.parts.bonuses, "bonus tile") for name in words_of(tiles)]
        self.game.bonuses = [tile for tile in self.parts.bonuses if tile in left]
        return self

    def merchant(self, building: str) -> "Scenario":
        """The building with the Merchant."""
        self.game.merchant = building_of(self.parts, building)
        return self

    def builder(self, building: str | None) -> "Scenario":
        """The unbuilt building with the Builder; None: he has left the game."""
        self.game.builder = building_of(self.parts, building) if building else None
        self._builder_said = True
        return self

    def price(self, good: str, value: int, token: str | None = None) -> "Scenario":
        """A Price token on a good; without a name, the first token at the Trader that shows the value."""
        name = known(good, self.parts.goods, "good")
        if abs(value - self.parts.printed[name]) > 1:
            raise Impossible(f"{name} is worth {self.parts.printed[name]}: a token may change that by 1 only")
        if any(price.good == name for price in self.game.prices):
            raise Impossible(f"a Price token lies on {name} already")
        for price in self.game.prices:
            sides = self.parts.tokens[price.id].sides
            if value in sides and (price.id == token or (token is None and price.good is None)):
                price.good, price.side = name, sides.index(value)
                return self
        raise Impossible(f"no Price token that shows {value} is left")

    def wheel(self, action: str) -> "Scenario":
        """The action of the Meditation wheel that is covered."""
        outer = [entry.id for entry in self.parts.wheel if entry.outer]
        self.game.wheel = known(action, outer, "outer action of the wheel")
        return self

    # ---- river ---------------------------------------------------------------------------------------------

    def river(self, notables: Names, pier: int | None = None) -> "Scenario":
        """Exactly these Notables, without markers, and perhaps the Boat's pier."""
        names = [self._notable(name) for name in words_of(notables)]
        if len(set(names)) != len(names):
            raise Impossible("a Notable lies on the river once")
        for name in names:
            self._take_back(name)
        self.game.river = [Visitor(name, [[] for _ in self.parts.notables[name].goods]) for name in names]
        return self if pier is None else self.pier(pier)

    def delivered(self, notable: str, **markers: int | list[int]) -> "Scenario":
        """Markers on a Notable by demanded good: a seat, or two for a double delivery (`oil=[1, 1]`)."""
        name = self._notable(notable)
        if all(visitor.id != name for visitor in self.game.river):
            self.game.river.append(Visitor(name, [[] for _ in self.parts.notables[name].goods]))
        visitor, goods = self.game.visitor(name), self.parts.notables[name].goods
        for good, seats in markers.items():
            place = goods.index(known(good, goods, f"demand of {name}"))
            visitor.markers[place] = [
                self._seat(seat).seat for seat in ([seats] if isinstance(seats, int) else seats)
            ]
            if len(visitor.markers[place]) > 2 or len(set(visitor.markers[place])) > 1:
                raise Impossible(f"{name}: a demand holds one marker, or two of the same player")
        if all(visitor.markers):
            raise Impossible(f"{name}: every demand is filled, so the contract would have been won")
        return self

    def pier(self, number: int) -> "Scenario":
        """The Boat's pier, 1 to 6."""
        self._pier = number_of(number, 1, len(self.parts.pier), "pier")
        return self

    def fulfilled(self, **levels: int) -> "Scenario":
        """How many contracts of a level (I, II, III, IV) are fulfilled, if it is more than can be seen."""
        for level, count in levels.items():
            self._fulfilled[known(level, LEVELS, "level")] = count
        return self

    # ---- Imperial board ------------------------------------------------------------------------------------

    def orders(
        self, guild: str, marker: int | None = None, taken: Mapping[int, Owner] | None = None
    ) -> "Scenario":
        """A guild's column: the place of its Order marker, and whose markers lie on which Orders."""
        name = self._guild(guild)
        size = len(self.parts.orders[name])
        if taken is not None:
            self.game.orders[name] = [None] * size
            for place, owner in taken.items():
                number_of(place, 1, size, f"Order of the {name}")
                self.game.orders[name][place - 1] = self._owner(owner)
        if marker is not None:
            self.game.order_marker[name] = number_of(marker, 0, size, f"Order marker of the {name}")
            self._markers_said.append(name)
        return self

    def bowls(self, **owners: Owner) -> "Scenario":
        """Whose markers lie in Akbar's bowls."""
        for good, owner in owners.items():
            self.game.bowls[known(good, self.game.bowls, "bowl")] = self._owner(owner)
        return self

    def favour_tiles(self, display: Names = (), stack: Names = (), *, only: bool = False) -> "Scenario":
        """The display, and the stack with the next tile first; the others follow, or are out (`only`).

        Tiles of players stay with them, so say first what players have.
        """
        owned = [tile for me in self.game.players for tile in me.tiles]
        names = [[self._tile(name) for name in words_of(tiles)] for tiles in (display, stack)]
        shown, top = names
        rest = [tile for tile in [*self.game.display, *self.game.stack] if tile not in (*shown, *top)]
        for tile in (*shown, *top):
            if tile in owned or [*shown, *top].count(tile) > 1:
                raise Impossible(f"{tile} is there only once")
        wanted = self.parts.limits.favour_display
        number_of(len(shown), 0, wanted, "Favour tiles in the display")
        while len(shown) < wanted and rest and not only:
            shown.append(rest.pop())
        self.game.display, self.game.stack = shown, [*([] if only else rest), *reversed(top)]
        return self

    # ---- round and turn ------------------------------------------------------------------------------------

    def turn(self, seat: int, phase: Phase = "meditation") -> "Scenario":
        """Whose turn it is, and with which phase it begins: meditation, action or orders."""
        if phase not in ("meditation", "action", "orders"):
            raise Impossible(f"a scenario begins with the phase meditation, action or orders, not {phase!r}")
        self.game.current, self.game.phase = self._seat(seat).seat, phase
        return self

    def first_player(self, seat: int) -> "Scenario":
        """Who has the first-player marker."""
        self.game.first = self._seat(seat).seat
        return self

    def round(self, number: int, last: int | None = None) -> "Scenario":
        """The round, and the last one if the end is triggered."""
        self.game.round = number_of(number, 1, 999, "round")
        if last is not None:
            self.game.last_round = number_of(last, number, number + 1, "last round")
        return self

    def dice(self, *pips: int) -> "Scenario":
        """What the die shows next, roll after roll."""
        self.game.random.rolls = [number_of(number, 1, self.parts.limits.die, "die") for number in pips]
        return self

    # ---- start ---------------------------------------------------------------------------------------------

    def start(self) -> Played[Agra]:
        """Check the position and begin to play."""
        game = self.game
        lay_boat(game, self._pier, self._fulfilled)
        stand_order_markers(game, self._markers_said)
        fill_supplies(game)
        check_city(game, self._builder_said)
        check_cards(game)
        top = any(self.parts.top in me.influence.values() for me in game.players)
        full = any(marker == 0 for marker in game.order_marker.values())
        if game.last_round is None and (top or full or game.pier == len(self.parts.pier)):
            game.last_round = game.round + 1
        return Played(GAME, len(game.players), game)

    # ---- names ---------------------------------------------------------------------------------------------

    def _seat(self, seat: int) -> Player:
        if seat not in range(len(self.game.players)):
            raise Impossible(f"there is no seat {seat}: there are {len(self.game.players)} players")
        return self.game.players[seat]

    def _owner(self, owner: Owner) -> int:
        if owner == "neutral":
            return NEUTRAL
        if isinstance(owner, str):
            raise Impossible(f"{owner!r} owns no markers: write a seat, or neutral")
        return self._seat(owner).seat

    def _guild(self, name: str) -> str:
        return known(name, self.parts.guilds, "guild")

    def _notable(self, name: str) -> str:
        return known(name, self.parts.notables, "Notable")

    def _tile(self, name: str) -> str:
        return known(name, [tile.id for tile in self.parts.favour_tile], "Favour tile")

    def _set_tiles(self, me: Player, tiles: Names) -> None:
        """Favour tiles of a player, out of display and stack; the display is filled again."""
        self.game.stack += me.tiles
        me.tiles = [self._tile(name) for name in words_of(tiles)]
        number_of(len(me.tiles), 0, self.parts.limits.extra_favour_tiles, f"Favour tiles of seat {me.seat}")
        for tile in me.tiles:
            pile = self.game.display if tile in self.game.display else self.game.stack
            if tile not in pile:
                raise Impossible(f"{tile} is there only once")
            pile.remove(tile)
        while len(self.game.display) < self.parts.limits.favour_display and self.game.stack:
            self.game.display.append(self.game.stack.pop())

    def _set_bonuses(self, me: Player, tiles: Names) -> None:
        """Bonus tiles of a player; those he had before lie on the board again."""
        self.game.bonuses += me.bonuses
        me.bonuses = [known(name, self.parts.bonuses, "bonus tile") for name in words_of(tiles)]
        for tile in me.bonuses:
            if tile not in self.game.bonuses:
                raise Impossible(f"{tile} is there only once")
            self.game.bonuses.remove(tile)
        self.game.bonuses = [tile for tile in self.parts.bonuses if tile in self.game.bonuses]

    def _take_back(self, notable: str) -> None:
        """A Notable leaves whoever had the contract."""
        for me in self.game.players:
            me.contracts = [contract for contract in me.contracts if contract.id != notable]
