"""The table of a position that is being set up: Devices, cards, river, Workers and Tents."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Self

from engines.inventors.game import GAME
from engines.inventors.setup import setup
from engines.inventors.spelling import (
    Owner,
    dice_of,
    numbered,
    owner_of,
)
from engines.inventors.state import (
    DUMMY,
    NEUTRAL,
    SHELF,
    Device,
    Dummy,
    Idea,
    Opponent,
    Person,
    Piece,
    Player,
    ShipAt,
)
from engines.inventors.vocabulary import AREAS, COLORS, PEOPLE, SECTIONS
from engines.kernel import Random
from engines.kernel.spelling import Impossible, Names, each_of, known, number_of


class Table:
    """The main board and its pieces; every method gives the position back."""

    def __init__(self, players: int, seed: int | str, settings: Mapping[str, str]) -> None:
        self.settings = {name.replace("_", "-"): choice for name, choice in settings.items()}
        chosen = GAME.settings_for(players, self.settings)
        self.game = game = setup(players, chosen, Random.seeded(seed), SHELF.today)
        self.parts = parts = game.parts
        self.people = players
        game.phase, game.first, game.current = "turns", 0, 0
        for me in game.players:
            self._clear(me)
        self._default_devices()
        self._default_river()
        game.passes = [tile.id for tile in parts.pass_tile[: parts.limits.pass_spaces]]
        order = [*reversed(range(players)), *([1] if players == 1 else [])]
        game.fleet = [ShipAt(seat) for seat in [*order, *([DUMMY] if game.dummy else [])]]
        self._cards = [card.id for card in parts.card]
        game.deck = list(reversed(self._cards))
        self._influence_said: dict[int, bool] = {}

    def _clear(self, me: Player) -> None:
        """A bare board."""
        limits = self.parts.limits
        me.silver, me.hand, me.card = 0, [], ""
        me.supply, me.guilds = limits.influence, dict.fromkeys(COLORS, 0)
        me.dice = {area: [] for area in AREAS}
        me.study = {color: [] for color in COLORS}
        me.people = {name: Person(1) for name in PEOPLE}
        me.ideas = [idea.id for idea in self.parts.idea if not idea.neutral]

    def _default_devices(self) -> None:
        game = self.game
        game.devices = []
        game.boards = [board.id for board in reversed(self.parts.board)]
        for row in range(1, game.rows + 1):
            self._lay(game.boards.pop(), 1, row)

    def _default_river(self) -> None:
        game = self.game
        tiles = [tile.id for tile in reversed(self.parts.workshop_tile) if tile.kind == "regular"]
        for space in self.parts.river:
            count = space.tiles[max(self.people, 2) - 2]
            game.river[space.step].stack = [tiles.pop() for _ in range(count)]
        game.piles = {
            section: [tile.id for tile in reversed(self.parts.research) if tile.section == section]
            for section in SECTIONS
        }

    # ---- Devices -------------------------------------------------------------------------------------------

    def device(
        self,
        board: str,
        *,
        column: int | None = None,
        row: int | None = None,
        card: str | None = None,
        inventor: Owner | None = None,
        idea: str | None = None,
        builder: Owner | None = None,
        publisher: Owner | None = None,
        tests: Names | Mapping[int, str] = (),
    ) -> Self:
        """A Device with everything on it; without `card` it is blank.

        With a card it is Invented (neutral, unless `inventor` and `idea` say otherwise), with a builder
        Built, with a publisher Published. `tests`: dice by test space from 1, as `{2: "charcoal3"}`, or
        `"- charcoal3 - -"`.
        """
        name = numbered(self.parts, board, "board")
        game = self.game
        old = next((one for one in game.devices if one.board == name), None)
        if old:
            game.devices.remove(old)
            self._give_back(old)
        elif name in game.boards:
            game.boards.remove(name)
        if column is None:
            column = 3 if publisher is not None else 2 if builder is not None else 1
        if column > 1 and builder is None:
            raise Impossible(f"{name}: in column {column} a Device has a Builder")
        if builder is not None and card is None:
            raise Impossible(f"{name}: a Built Device has a card")
        if row is None and old is not None and old.column == column:
            row = old.row
        device = self._lay(name, column, row)
        if card is not None:
            device.card = self._take_card(card)
            self._own(device, inventor, idea)
        device.builder = None if builder is None else owner_of(builder, self._seats)
        device.publisher = None if publisher is None else owner_of(publisher, self._seats)
        if device.publisher is not None and device.builder is None:
            raise Impossible(f"{name}: a Published Device has a Builder, too")
        self._set_tests(device, tests)
        self._fill_column()
        return self

    def _own(self, device: Device, inventor: Owner | None, idea: str | None) -> None:
        """The Idea tile of a Device, out of its owner's stock."""
        owner = NEUTRAL if inventor is None else owner_of(inventor, self._seats)
        me, opponent = self.game.player(owner), self.game.opponent
        if me is not None:
            there = [one for one in me.ideas if one]
        elif opponent and owner == opponent.seat:
            there = list(opponent.ideas)
        else:
            taken = [one.idea.id for one in self.game.devices if one.idea]
            there = [one.id for one in reversed(self.parts.idea) if one.neutral and one.id not in taken]
        if not there:
            raise Impossible(f"{device.board}: there is no Idea tile left for it")
        name = known(idea, there, f"Idea tile left for {device.board}") if idea else there[-1]
        if me is not None:
            me.ideas[me.ideas.index(name)] = None
        elif opponent and owner == opponent.seat:
            opponent.ideas.remove(name)
        device.idea = Idea(owner, name)

    def _set_tests(self, device: Device, tests: Names | Mapping[int, str]) -> None:
        spaces = self.parts.boards[device.board].tests
        words = tests if isinstance(tests, Mapping) else dict(enumerate(each_of(tests), start=1))
        for space, word in words.items():
            if word == "-":
                continue
            number_of(space, 1, len(spaces), f"test space of {device.board}")
            die = dice_of(word)[0]
            if die.color != spaces[space - 1].color:
                raise Impossible(f"{device.board}: test space {space} is {spaces[space - 1].color}")
            device.tests[space - 1] = die

    def _lay(self, board: str, column: int, row: int | None) -> Device:
        published = 3
        while row is None and column >= published and len(self.game.column(column)) >= self.game.rows:
            column += 1
        row = self._free_row(column) if row is None else number_of(row, 1, self.game.rows, "row")
        there = next((one for one in self.game.devices if (one.column, one.row) == (column, row)), None)
        if there is not None:
            self.game.devices.remove(there)
            self._give_back(there)
            self.game.boards.insert(0, there.board)
        device = Device(board, column, row, [None] * len(self.parts.boards[board].tests))
        self.game.devices.append(device)
        return device

    def _free_row(self, column: int) -> int:
        """The highest free row; in a full column 1 that of the lowest blank board, which makes room."""
        there = self.game.column(column)
        free = [row for row in range(1, self.game.rows + 1) if row not in {one.row for one in there}]
        spare = [one.row for one in there if one.is_blank]
        if not free and not spare:
            raise Impossible(f"column {column} holds {self.game.rows} Devices")
        return free[0] if free else spare[-1]

    def _give_back(self, device: Device) -> None:
        """A card goes back into the deck, an Idea tile to its owner."""
        if device.card:
            self.game.deck.insert(0, device.card)
        me = self.game.player(device.inventor)
        if me and device.idea:
            me.ideas[me.ideas.index(None)] = device.idea.id

    def _fill_column(self) -> None:
        """Column 1 has a board in every row, as long as there are boards."""
        taken = {one.row for one in self.game.column(1)}
        for row in range(1, self.game.rows + 1):
            if row not in taken and self.game.boards:
                self._lay(self.game.boards.pop(), 1, row)

    def boards(self, names: Names, *, only: bool = False) -> Self:
        """The next boards of the pile, the first one first; the others follow, or are out (`only`)."""
        top = [numbered(self.parts, name, "board") for name in each_of(names)]
        for name in top:
            if name not in self.game.boards:
                raise Impossible(f"the board {name} lies on the table already")
        rest = [] if only else [name for name in self.game.boards if name not in top]
        self.game.boards = [*rest, *reversed(top)]
        return self

    # ---- cards ---------------------------------------------------------------------------------------------

    def deck(self, names: Names = (), *, discards: Names | None = None, only: bool = False) -> Self:
        """The next Device cards, the first one first; the others follow, or are out (`only`)."""
        top = self._take_cards(names)
        if discards is not None:
            self.game.discards = self._take_cards(discards)
        self.game.deck = [*([] if only else self.game.deck), *reversed(top)]
        return self

    # ---- river ---------------------------------------------------------------------------------------------

    def river(
        self,
        step: int,
        *,
        tiles: Names | None = None,
        research: str | None = None,
        influence: Sequence[Owner] | None = None,
    ) -> Self:
        """A space of the river: its tiles (the top one first), its Research tile, Influence from the left."""
        number_of(step, 0, self.parts.last_step, "step")
        space = self.game.river[step]
        if tiles is not None:
            names = [known(name, self.parts.tiles, "Workshop tile") for name in each_of(tiles)]
            space.stack = []
            for name in names:
                self._take_tile(name)
            space.stack = list(reversed(names))
        if research is not None:
            section = self.parts.river[step].section
            name = known(research, [t.id for t in self.parts.research if t.section == section], "tile here")
            self.game.piles[section].remove(name)
            space.research, space.stack = name, []
        if influence is not None:
            space.markers = [owner_of(one, self._seats) for one in influence]
            number_of(len(space.markers), 0, 2, "Influence on a Research space")
        return self

    def empty(self, steps: Iterable[int]) -> Self:
        """No Workshop tiles on these spaces."""
        for step in steps:
            self.river(step, tiles="")
        return self

    def revealed(self, sections: Names) -> Self:
        """The sections whose tiles are face up; the left one always is."""
        names = [known(name, SECTIONS, "section") for name in each_of(sections)]
        self.game.revealed = [one for one in SECTIONS if one in names or one == SECTIONS[0]]
        return self

    def research(self, section: str, tiles: Names) -> Self:
        """The next Research tiles of a pile, the first one first."""
        pile = self.game.piles[known(section, SECTIONS, "section")]
        top = [known(name, pile, "Research tile of this pile") for name in each_of(tiles)]
        for name in top:
            pile.remove(name)
        pile += reversed(top)
        return self

    def ships(self, *order: tuple[Owner, int]) -> Self:
        """Ships with their steps, from the one furthest ahead (lowest) to the one furthest behind."""
        seats = [(owner_of(owner, self._seats), step) for owner, step in order]
        if [step for _, step in seats] != sorted((step for _, step in seats), reverse=True):
            raise Impossible("ships go from the one furthest ahead to the one furthest behind")
        for seat, step in reversed(seats):
            self._sail(seat, step, lowest=True)
        return self

    def _sail(self, seat: int, step: int, *, lowest: bool = False) -> None:
        number_of(step, 0, self.parts.last_step, "step of a Ship")
        fleet = [ship for ship in self.game.fleet if ship.seat != seat]
        place = sum(ship.step > step if lowest else ship.step >= step for ship in fleet)
        self.game.fleet = [*fleet[:place], ShipAt(seat, step), *fleet[place:]]
        section = self.parts.river[step].section
        if seat != DUMMY:
            for one in SECTIONS[: SECTIONS.index(section) + 1]:
                if one not in self.game.revealed:
                    self.game.revealed.append(one)

    # ---- Workers and Tents ---------------------------------------------------------------------------------

    def workers(self, **spaces: Owner | Sequence[Owner]) -> Self:
        """Workers on spaces (`blue_left=1`, `open_study=[0, 1]`); they leave their owners' supply."""
        for name, owners in spaces.items():
            space = self._space(name)
            row = owners if isinstance(owners, list | tuple) else [owners]
            for owner in row:
                seat = owner_of(owner, self._seats)  # type: ignore[arg-type]
                party = self.game.party(seat)
                if not party.workers:
                    raise Impossible(f"seat {seat} has no Worker left to place")
                party.workers -= 1
                self.game.workers[space].append(Piece(seat))
            if self.parts.spaces[space].kind != "open" and len(self.game.workers[space]) > 1:
                raise Impossible(f"{space} holds one Worker")
        return self

    def envoy_at(self, space: str, seat: int) -> Self:
        """The Envoy, placed by a player."""
        self.game.workers[self._space(space)].append(Piece(self._person(seat).seat, envoy=True))
        return self

    def tents(
        self,
        placed: Mapping[str, Owner] | None = None,
        raised: Mapping[str, Owner | Sequence[Owner]] | None = None,
    ) -> Self:
        """Tents of this round and raised ones, by section; they leave their owners' rows."""
        names = [section.id for section in self.parts.tent_section]
        for name, owner in (placed or {}).items():
            seat = owner_of(owner, self._seats)
            self.game.tents[names.index(known(name, names, "Tent section"))] = seat
            self._spend_tent(seat)
        for name, owners in (raised or {}).items():
            place = names.index(known(name, names, "Tent section"))
            row = owners if isinstance(owners, list | tuple) else [owners]
            for one in row:
                seat = owner_of(one, self._seats)  # type: ignore[arg-type]
                self.game.raised[place].append(seat)
                self._spend_tent(seat)
        return self

    def _spend_tent(self, seat: int) -> None:
        if seat >= 0:
            party = self.game.party(seat)
            if not party.tents:
                raise Impossible(f"seat {seat} has no Tent left")
            party.tents -= 1

    def passes(self, tiles: Names) -> Self:
        """The five Pass tiles from the left."""
        names = [known(name, self.parts.passes, "Pass tile") for name in each_of(tiles)]
        if len(names) != len(self.game.passes) or len(set(names)) < len(names):
            raise Impossible(f"there are five different Pass tiles, not {names}")
        self.game.passes = names
        return self

    # ---- names ---------------------------------------------------------------------------------------------

    @property
    def _seats(self) -> int:
        return len(self.game.parties)

    def _person(self, seat: int) -> Player:
        if seat not in range(len(self.game.players)):
            raise Impossible(f"there is no seat {seat}: there are {len(self.game.players)} players")
        return self.game.players[seat]

    def _dummy(self) -> Dummy:
        if self.game.dummy is None:
            raise Impossible("the Dummy plays with 1 or 2 players only")
        return self.game.dummy

    def _opponent(self) -> Opponent:
        if self.game.opponent is None:
            raise Impossible("there is an opponent in solo games only")
        return self.game.opponent

    def _space(self, name: str) -> str:
        """A Worker space by its name."""
        return known(name, self.parts.spaces, "Worker space")

    def _take_cards(self, names: Names) -> list[str]:
        """Device cards, each once, out of wherever they are."""
        cards = [self._take_card(name) for name in each_of(names)]
        if len(set(cards)) < len(cards):
            raise Impossible(f"there is one card of each, not {cards}")
        return cards

    def _take_card(self, name: str) -> str:
        """A Device card out of wherever it is."""
        card = numbered(self.parts, name, "card")
        for pile in (self.game.deck, self.game.discards, *(me.hand for me in self.game.players)):
            if card in pile:
                pile.remove(card)
                return card
        for device in self.game.devices:
            if device.card == card:
                raise Impossible(f"the card {card} lies on {device.board}")
        return card

    def _take_tile(self, name: str, keep: list[str] | None = None) -> None:
        """A Workshop tile out of wherever it is."""
        piles = [space.stack for space in self.game.river]
        piles += [workshop.tiles for me in self.game.players for workshop in me.workshops.values()]
        for pile in piles:
            if pile is not keep and name in pile:
                pile.remove(name)
