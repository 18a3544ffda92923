# Inventors of the South Tigris: every word of the game.

game = Inventors of the South Tigris
game-about = Invent, build, test and publish ingenious Devices along the Tigris, with dice, Craftspeople and Influence.
game-credits = Designed by Shem Phillips and S J Macdonald; published by Garphill Games.
automa = Opponent

setting-rounds = Length
setting-rounds-4 = 4 rounds
setting-rounds-3 = 3 rounds, with goals
setting-difficulty = Difficulty
setting-difficulty-1 = 1: as in the rulebook
setting-difficulty-2 = 2: a better start for the opponent
setting-difficulty-3 = 3: and one more dice Plan card each round
setting-difficulty-4 = 4: and one more worker Plan card each round
setting-hard-start = Harder: the opponent starts with 3 Silver and 3 Influence more
setting-hard-start-off = as the difficulty says
setting-hard-start-on = yes
setting-hard-dice = Harder: one more dice Plan card each round
setting-hard-dice-off = as the difficulty says
setting-hard-dice-on = yes
setting-hard-workers = Harder: one more worker Plan card each round
setting-hard-workers-off = as the difficulty says
setting-hard-workers-on = yes

score-guilds = Guild majorities
score-royalties = Royalties
score-research = Research
score-craftspeople = Craftspeople
score-workshops = Workshop tiles
score-ideas = Idea tiles
score-devices = Builder and Publisher
score-cards = Device cards
score-leftovers = Silver and cards
score-influence = Influence on Devices
score-silver = Silver

# ---- Names ----

person-scribe = Scribe
person-chandler = Chandler
person-weaver = Weaver
person-tiler = Tiler
person-blacksmith = Blacksmith
person-carpenter = Carpenter
payee-scribe = the Scribe
payee-chandler = the Chandler
payee-weaver = the Weaver
payee-tiler = the Tiler
payee-blacksmith = the Blacksmith
payee-carpenter = the Carpenter
payee-any = anybody
payee-any_other = anybody else
guild-blue = Blue Guild
guild-orange = Orange Guild
guild-charcoal = Charcoal Guild
die-blue = blue die
die-orange = orange die
die-charcoal = charcoal die
die-white = white die
area-exhausted = Exhausted
area-ready = Ready
area-determined = Determined
area-inspired = Inspired
row-top = top row
row-middle = middle row
row-bottom = bottom row
section-left = left section
section-middle = middle section
section-right = right section
place-top-left = top left
place-top-middle = top middle
place-top-right = top right
place-bottom-left = bottom left
place-bottom-middle = bottom middle
place-bottom-right = bottom right
tent-blue = Blue section
tent-orange = Orange section
tent-charcoal = Charcoal section
tent-envoy = Envoy section
tent-camel = Camel section
space-blue-left = Blue Guild, left
space-blue-right = Blue Guild, right
space-blue-bottom = Blue Guild, bottom
space-orange-left = Orange Guild, left
space-orange-right = Orange Guild, right
space-orange-bottom = Orange Guild, bottom
space-charcoal-left = Charcoal Guild, left
space-charcoal-right = Charcoal Guild, right
space-charcoal-bottom = Charcoal Guild, bottom
space-hire-camel = Hire a Camel
space-refresh-craftspeople = Refresh the Craftspeople
space-advance-ship = Advance the Ship
space-open-brighten = Open space of light
space-open-study = Open space of study
device = { $board } { $card }
board-robotic = Robotic
board-fragrant = Fragrant
board-self-regulating = Self-Regulating
board-water-powered = Water-Powered
board-automated = Automated
board-wind-powered = Wind-Powered
board-folding = Folding
board-magnetic = Magnetic
board-musical = Musical
board-luminous = Luminous
board-miniature = Miniature
board-giant = Giant
board-portable = Portable
board-programmable = Programmable
board-self-filling = Self-Filling
board-steam-powered = Steam-Powered
board-mirrored = Mirrored
board-adjustable = Adjustable
board-silent = Silent
board-perpetual = Perpetual
card-pinhole-cameras = Pinhole Cameras
card-astrolabes = Astrolabes
card-pools = Pools
card-drums = Drums
card-grabbers = Grabbers
card-goblets = Goblets
card-doors = Doors
card-cranes = Cranes
card-flutes = Flutes
card-fountains = Fountains
card-helmets = Helmets
card-needles = Needles
card-hourglasses = Hourglasses
card-flasks = Flasks
card-wheels = Wheels
card-compasses = Compasses
card-baskets = Baskets
card-chairs = Chairs
card-lamps = Lamps
card-lanterns = Lanterns
card-lighthouses = Lighthouses
card-funnels = Funnels
card-boats = Boats
card-bowls = Bowls
card-spectacles = Spectacles
card-saws = Saws
card-handsaws = Handsaws
card-reed-pens = Reed Pens
card-torches = Torches
card-monuments = Monuments
card-pumps = Pumps
card-puzzles = Puzzles
card-shelves = Shelves
card-lenses = Lenses
card-tables = Tables
card-gliders = Gliders
card-shields = Shields
card-telescopes = Telescopes
card-scales = Scales
card-vases = Vases
card-toys = Toys
card-clocks = Clocks
card-beakers = Beakers
card-sails = Sails

# ---- What effects say ----

effect-silver = { $n } Silver
effect-draw = { $n ->
        [one] { $n } card
       *[other] { $n } cards
    }
effect-brighten = { $n ->
        [one] { $n } Brighten
       *[other] { $n } Brightens
    }
effect-boost = { $n ->
        [one] +1 on a die
        [2] +1 on a die twice
       *[other] +1 on a die { $n } times
    }
effect-refresh = { $n ->
        [one] refresh { $n } person
       *[other] refresh { $n } people
    }
effect-refresh-all = refresh everybody
effect-refresh-one = refresh the { $who }
effect-promote = { $n ->
        [one] { $n } promotion
       *[other] { $n } promotions
    }
effect-influence-blue = { $n } Blue Influence
effect-influence-orange = { $n } Orange Influence
effect-influence-charcoal = { $n } Charcoal Influence
effect-influence-any = { $n } Influence of choice
effect-study-blue = blue die into the Study
effect-study-orange = orange die into the Study
effect-study-charcoal = charcoal die into the Study
effect-study-any = die of any colour into the Study
effect-swap = swap a white die
effect-royalty = Royalties marker +{ $n }
effect-royalties = gain Royalties
effect-research = Research
effect-ship = Ship { $n }
effect-collect = collect a tile
effect-end-tile = take the tile here
effect-tile-behind = take a tile further left
effect-hire = hire a Camel
effect-unlock-camel = third Camel
effect-unlock-worker = third Worker
effect-clear = clear a Workshop
effect-dice-bonus = dice up to +{ $n }
effect-provide-blue = provides blue
effect-provide-orange = provides orange
effect-provide-charcoal = provides charcoal
effect-return-exhausted = end of round: dice to Exhausted
effect-return-ready = end of round: dice to Ready
effect-return-determined = end of round: dice to Determined
effect-return-inspired = end of round: dice to Inspired
effect-return-camel-dice = coloured Camel dice to { $area }
effect-white-die = white die, rolled, into Ready
effect-colored-die = coloured die, rolled, into Determined
effect-recover = recover a Worker
effect-remove-die = remove a die
effect-envoy = the Envoy
effect-camel-total = dice on Camels +{ $n }
effect-remove-idea = remove an Idea tile
effect-tower = the Tower advances
effect-pay-silver = { $n } Silver
effect-discard = { $n ->
        [one] discard { $n } card
       *[other] discard { $n } cards
    }
cost-person = pay { $who }
cost-lose-blue = { $n } Blue Influence
cost-lose-orange = { $n } Orange Influence
cost-lose-charcoal = { $n } Charcoal Influence
cost-lose-any = { $n } Influence
paid = { $cost } → { $gain }
either = { $first } or { $rest }
printed = the printed ability: { $effects }
tile = { $tile }: { $effects }
tile-name = { $tile }
research = { $tile } ({ $when }): { $effects }
when-gain_die-blue = for each blue die gained
when-gain_die-orange = for each orange die gained
when-gain_die-charcoal = for each charcoal die gained
when-complete_workshop_column = for each Workshop column completed
when-gain_workshop_tile = for each Workshop tile gained
when-research = for each later Research
when-advance_royalty = for each Royalties advance
when-static = always
when-end_of_round = at the end of the round
when-tent = with each Tent
when-instant = at once
idea = { CAPITAL($place) }: { $effects }
idea-uncovers = { CAPITAL($place) }: { $effects }; uncovers { $column }
number = { $n }
die-value = { $die } { $value }
die-in-area = { $die } ({ $area })
die-showing = { $die } { $value } ({ $area })
die-in-study = { $die } (Study { $level })
die-on-camel = { $die } { $value } (Camel { $camel })
die-in-workshop = { $die } { $value } ({ $row })
lift = { CAPITAL($die) } → { $area }{ $count ->
        [one] {""}
       *[other] {" "}({ $count } Brightens)
    }
lift-up = { CAPITAL($die) } → up to { $level }: { $effects }
lift-out = { CAPITAL($die) } → out to { $area }
goes-to = { $count }× { $die } → { $area }
goes-up = { $die } up
goes-out = { $die } out

# ---- Choices ----

group-camel = Camel
group-workshop = Workshop
group-worker = Worker
group-tent = Tent
group-after = Instead of an action
option-done = Done
option-none = None
option-invent = Invent: { $device }
option-build = Build: { $device }
option-publish = Publish: { $device }
option-test-device = Test a Device
option-workshop = Workshop: { $row }
option-place-worker = Place a Worker
option-tent = Tent, { $section }: { $effects }
option-space = { $space }: { $effects }
option-worker = A Worker
option-envoy = The Envoy (1 Influence less)
option-test = Space { $space }: { $die }
option-discard = Discard { $card }
option-play = { $card }: { $effects }
option-play-card = Play a card
option-two-cards = Discard two cards: 1 Brighten or refresh 1 person
option-bonus = Colour bonus: { $effects }
option-save = Let Craftspeople save Silver
option-save-not = Save no Silver after all
option-draw = { $n ->
        [one] Draw { $n } card
       *[other] Draw { $n } cards
    }
option-refresh = Refresh the { $who }
option-promote = Promote the { $who } to { $level }
option-boost = +1: { $die }
option-study = { CAPITAL($die) } into the Study
option-decline-die = Do not take the { $die }
option-clear = Clear: { $row }
option-clear-paid = Pay anybody to clear: { $row }
option-recover = Worker from: { $space }
option-recover-envoy = Envoy from: { $space }
option-pay = { $who }: { $n } Silver
option-pay-all = Everybody: { $n } Silver
option-give-up = Take the action back
option-brighten = Brighten a die
option-nothing = Do nothing
research-empty = Step { $step }, { $section }: new Research
research-join = Step { $step }: join { $tile } ({ $when })
note-bonus = { $value ->
        [0] bonus: { $effects }
       *[other] counts as { $value }; bonus: { $effects }
    }
note-raised = counts as { $value }
note-row = { $n ->
        [0] Free
       *[other] { $n } Silver
    }; covers: { $effects }
note-dice = dice { $need }+; { $fee ->
        [0] pay { $people }
       *[other] { $fee } Silver, pay { $people }
    }
note-with-bonus = { $note }; with the colour bonus of the dice
note-only-cards = { $note }; only with the help of cards
note-invent = dice { $need }+; { $n ->
        [0] no card
        [one] { $n } card
       *[other] { $n } cards
    } to discard
note-no-match = no edge matches
note-workshop = { $n ->
        [one] { $n } tile
       *[other] { $n } tiles
    }
note-cost = Cost: { $cost }
note-costs = Costs { $n } Silver
note-in-vain = { $note }; would bring nothing now
note-join = { $n } Silver; { $effects }
note-free = Free
note-stays = stays on this level
note-test = Ship { $n }
note-test-influence = Ship { $n }, 1 Influence
printed-ability = the printed ability
ability = { $value ->
        [0] { $which }
       *[other] { $which } { $value }+
    }
ability-of-color = { $which } { $value }+ ({ $die })
dice-needed = Needed: { $need }.
dice-for = What works: { $abilities }.
total-brighten = { CAPITAL($dice) }; { $left ->
        [one] { $left } Brighten left
       *[other] { $left } Brightens left
    }.

# ---- Questions ----

ask-starting-row = In which row do you place your Starting tile ({ $tile })?
ask-turn = Your turn: which main action?
ask-turn-after-tent = Your Tent stands: what do you do instead of an action?
ask-turn-end = Anything else in this turn? Done ends it for good.
ask-dice = Which one or two dice? { $what }
ask-next = What next?
ask-which = { CAPITAL($effect) }: which?
ask-brighten = Which dice do you Brighten? { $count ->
        [one] { $count } Brighten
       *[other] { $count } Brightens
    }.
ask-hand-limit = You hold { $count ->
        [one] { $count } card
       *[other] { $count } cards
    } too many. Discard or play one.
ask-discard = Which cards do you discard? { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }.
ask-play = Which card do you play?
ask-influence-from = Your supply is empty. Move Influence into the { $guild } from another Guild?
ask-marker-from = Your supply is empty. From which Guild do you take the Influence?
ask-lose = In which Guild do you lose Influence?
ask-spare = The Envoy spares 1 Influence. Of which Guild?
ask-remove-die = { CAPITAL($die) }: which die goes back to the main supply for it?
ask-swap = Which white die do you swap?
ask-swap-color = For which colour?
ask-gain-color = You gain a die. Of which colour?
pay-now = Whom do you pay?
pay-not-yet = This cannot be paid yet: only cards could help.
ask-pay = { $what } You have { $silver } Silver; { $count ->
        [one] { $count } Craftsperson
       *[other] { $count } Craftspeople
    } to pay.
ask-save-with = Whom do you use, each for 1 Silver less? { $silver } Silver to pay, { $short } missing.
ask-collect = Which Workshop tile do you take?
ask-row = { $tile }. In which row do you place this tile?
ask-research = Where do you Research?
ask-research-tile = Which Research tile do you place?
ask-research-bottom = Which of the others comes to lie higher in the pile?
ask-invent-card = Which card becomes the Device?
ask-idea = Which Idea tile do you place on the Device?
ask-test-device = Which Device do you Test?
ask-test-space = Which test space do you use?
ask-test-die = Which die on which space?
ask-raise = What should the die show?
ask-activate = Workshop, value { $total }: what do you use? You have { $silver } Silver.
ask-worker = On which space do you place the Worker?
ask-which-worker = Which Worker do you place?
ask-dummy-tent = You are the first to place a Tent. Where does the Dummy’s stand?
ask-rest-study = Rest: which dice in the Study go up? The others leave sideways.
ask-rest-dice = Rest: where do the dice of the { $row } go?
ask-stop-draw = Cards are about to be drawn. Go on? There is no way back after this.
ask-stop-roll = Dice are about to be rolled. Go on? There is no way back after this.
ask-stop-reveal = Something hidden is about to be revealed. Go on? There is no way back after this.
ask-stop-next-tile = The next tile of the stack is about to be seen. Go on? There is no way back after this.
ask-stop-look = You are about to look at Research tiles. Go on? There is no way back after this.

# ---- What happens ----

event-starting-tile = { $who } places the Starting tile in the { $row }.
event-round = Round { $round } of { $rounds } begins.
event-start-gains = { $who }: Income { $n } Silver, Royalties { $effects }.
event-silver = { $who } gains { $n } Silver.
event-drew = { $who } draws { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }.
event-drew-these = You draw: { $cards }.
event-reshuffled = The discarded Device cards are shuffled to form a new deck.
event-discarded = { $who } discards { $cards }.
event-played = { $who } plays { $card }.
event-influence = { $who } gains { $n } Influence in the { $guild }.
event-influence-moved = { $who } moves 1 Influence to the { $guild } from the { $other }.
event-lost-influence = { $who } loses { $n } Influence in the { $guild }.
event-marker-from = { $who } takes the Influence for it from the { $guild }.
event-rolled = { $who } rolls: the { $die } shows { $value } and goes to { $area }.
event-brightened = { $who } Brightens: { $die } → { $area }.
event-climbed = { $who }: { $die } climbs in the Study: { $effects }.
event-boosted = { $who }: { $die } now shows { $value }.
event-study = { $who } gains: { $die }; back to the main supply goes: { $leaving }.
event-swapped = { $who } swaps: { $die } → { $other }.
event-refreshed = { $who } refreshes: { $people }.
event-promoted = { $who } promotes the { $person } to level { $level }.
event-tower = { $who }: the Tower advances, level { $level } is left behind: { $effects }.
event-paid = { $who } pays { $n } Silver.
event-paid-person = { $who } pays the { $person } { $n } Silver.
event-paid-inventor = { $who } pays { $n } Silver to { $other }, the Inventor.
event-saved = { $who } saves { $n } Silver with: { $people }.
event-gave-up = { $who } takes the action back: the cost cannot be paid.
event-royalty = { $who } advances on the Royalties track to { $space }.
event-royalty-full = { $who } stands at the end of the Royalties track and gains something else.
event-royalties = { $who } gains Royalties: { $effects }.
event-sailed = { $who } sails to step { $step }.
event-revealed = The tiles of the { $section } are turned face up.
event-no-room = { $who } has no room for another Workshop tile.
event-placed-tile = { $who } places Workshop tile { $tile } in the { $row }.
event-cleared = { $who } clears the { $row }.
event-recovered = { $who } takes a Worker back from: { $space }.
event-goal = { $who } meets goal { $goal }: { $effects }.
event-idea-removed = { $who } removes an Idea tile: { $effects }.
event-researched = { $who } Researches at step { $step }: { $tile }.
event-camel-invent = { $who } places { $dice } on a Camel to Invent; total { $total }.
event-camel-build = { $who } places { $dice } on a Camel to Build; total { $total }.
event-camel-publish = { $who } places { $dice } on a Camel to Publish; total { $total }.
event-invented = { $who } Invents the { $device }. Idea: { $effects }.
event-inventor-gains = { $who }, the Inventor, gains: { $effects }.
event-built = { $who } Builds the { $device }.
event-new-board = A new Device board lies in column 1: { $device }.
event-tested = { $who } Tests the { $device }: { $die }.
event-published = { $who } Publishes the { $device }.
event-workshop = { $who } places { $dice } in the Workshop and activates the { $row }; total { $total }.
event-uses-tile = { $who } uses { $tile }.
event-lends = { $tile } provides the { $die } for it.
event-dice-bonus = { $who }: the dice now count { $total }.
event-placed-worker = { $who } places a Worker: { $space }.
event-placed-envoy = { $who } places the Envoy: { $space }.
event-hired = { $who } hires a Camel for this round.
event-hired-already = { $who } has hired a Camel already; that changes nothing.
event-unlocked-camel = { $who } may use the third Camel from now on.
event-unlocked-worker = { $who } gets the third Worker.
event-envoy = { $who } has the Envoy in the next round.
event-tent = { $who } places a Tent: { $section }.
event-dummy-tent = The Dummy’s Tent: { $section }.
event-rest = Everybody has placed a Tent: the round ends.
event-first-player = { $who } is First Player.
event-raised = { $who } raises the Tent: { $section }.
event-scoring = The game is over. The points are counted.
event-dice-return = { $tile }: the dice of the { $row } go to { $area }.
event-dummy-card = The Dummy’s card for this round is number { $number }.
event-dummy-influence = The Dummy places { $n } Influence in the { $guild }.
event-dummy-sails = The Dummy’s Ship is on step { $step }.
event-dummy-closes = The Dummy closes two spaces: { $one }; { $other }.
event-dummy-dearer = One more Influence of the { $guild } has to be paid at: { $space }.
event-opponent-starts = { $who } gains { $n } Silver and shuffles { $cards ->
        [one] { $cards } Plan card
       *[other] { $cards } Plan cards
    }.
event-opponent-plan = { $who } reveals Plan card { $number }. { $plan }
event-opponent-tent = { $who } reveals the last Plan card, number { $number }. The Tent goes, if it is free, to: { $tent }; the Dummy’s Tent, if this is the first Tent of the round: { $dummy }.
event-opponent-lower = { $who } turns to the lower option.
event-opponent-early-tent = That was the card before the last one: { $who } places the Tent at once.
event-opponent-silver = { $who } takes { $n } Silver.
event-opponent-skips = { $who } discards { $count ->
        [one] { $count } card that does
       *[other] { $count } cards that do
    } not match.
event-opponent-built = { $who } pays { $n } Silver and Builds the { $device }.
event-opponent-published = { $who } pays { $n } Silver and Publishes the { $device }.
event-opponent-tile = { $who } takes the Workshop tile of step { $step }, face down.
event-opponent-adds-plan = { $who } shuffles one more Plan card in; the deck holds { $cards } now.
event-opponent-no-plan = { $who } finds no Plan card in that reserve.
plan = Upper option: { $upper }. Lower option: { $lower }.
plan-rows = Upper option: { $upper }. Lower option: { $lower }. Order: { $rows }.
plan-rows-and-dice = Upper option: { $upper }. Lower option: { $lower }. Order: { $rows }; { $dice }.
in-order = { $first } › { $then }
plan-and-silver = { $task }, with { $n } Silver
plan-worker-blue = a Worker at the Blue Guild for 2 Influence: { $task }
plan-worker-orange = a Worker at the Orange Guild for 2 Influence: { $task }
plan-worker-charcoal = a Worker at the Charcoal Guild for 2 Influence: { $task }
plan-worker-right = a Worker on the right for 1 Influence of each colour: { $task }
plan-invent = Invent
plan-build = Build for { $n } Silver
plan-publish = Publish for { $n } Silver
plan-test = Test
plan-research = Research
plan-silver = { $n } Silver
plan-add-dice-plan = add a dice Plan card
plan-ship = move the Ship { $n }

# ---- Why not ----

why-active = The { $who } is Active already.
why-all-active = All your Craftspeople are Active already.
why-all-invented = No blank Device is left in column 1.
why-all-tested = Every test space of this Device is taken.
why-at-top = All your Craftspeople stand on the highest visible level.
why-camel-unlocked = Your other Camels are used; the third one is not unlocked yet.
why-camel-hired = Your other Camels are used; the fourth one must be hired.
why-camels-full = All your Camels are used in this round.
why-can-pay = It can still be paid.
why-still-owed = After that the cost could not be paid any more.
why-cards-missing = { $count } of the cards you need must come from orange dice.
why-cards-needed = The action under way still needs cards ({ $n }).
why-column-full = There may be no more than { $n } Built Devices.
why-dice-there = There are dice in this row already.
why-die-too-low = It takes a die that shows { $need } at least; you have none.
why-dummy-tent = The Dummy’s Tent stands there.
why-end-of-round = This tile works at the end of the round only.
why-inactive = The { $who } is Inactive.
why-invented = This Device is Invented already.
why-no-card = You lack the cards it takes ({ $n }).
why-no-cards = There are no cards to draw: deck and discards are empty.
why-no-color = There is no { $die } among them.
why-no-colored-die = You have no available die of the colour of a free test space.
why-no-dice = You have no available dice.
why-no-dice-in-row = There are no dice in the { $row }.
why-no-dice-in-workshop = There are no dice in your Workshops.
why-no-idea = You have no Idea tile left.
why-no-influence = There is too little Influence in the { $guild }: { $n } needed.
why-no-influence-any = There is too little Influence in all Guilds together: { $n } needed.
why-no-marker = There is no Influence left, neither in supply nor in a Guild.
why-no-match = No card that is left matches this board.
why-no-placed-worker = You have no Worker on the board.
why-no-research = There is no space for Research that could be paid.
why-no-research-tile = The pile of Research tiles of this section is empty.
why-no-room = Your Workshops have no room for another tile.
why-no-silver = It costs { $n } Silver and you have { $silver }: too little, even with Craftspeople who save.
why-opponent-silver = It costs { $n } Silver, and the opponent has { $silver }.
why-no-test-space = No test space is free.
why-no-tile = There is no visible tile at your Ship or left of it.
why-no-white-die = You have no white die.
why-no-worker = No Worker is left.
why-no-worker-space = None of the spaces for it is free.
why-nobody-active = Nobody is Active for it.
why-not-built = This Device is not Built, or Published already.
why-not-invented = This Device is not Invented yet, or Built already.
why-not-leftmost = New Research begins on the leftmost empty space of a section.
why-nothing-built = There is no Built Device.
why-nothing-invented = There is no Invented Device.
why-nothing-to-boost = None of your available dice can show more.
why-nothing-to-brighten = No die can be Brightened.
why-occupied = { $who } has a Worker there.
why-opponent-no-idea = The opponent has Invented six times.
why-provides = This works by itself, as long as it lies there.
why-researched = You have Influence there already.
why-row-full = This row is full.
why-slots-full = Both Influence slots are taken.
why-something-possible = Something else is possible.
why-tent-placed = Your Tent stands already; there are no Camels, Workers and Tents for you this round.
why-tent-there = { $who } has a Tent there.
why-tiles-there = Workshop tiles still lie there.
why-token = A Dummy token closes this space in this round.
why-too-few-cards = It takes { $n ->
        [one] { $n } card
       *[other] { $n } cards
    }, drawn ones included, together with dice that are high enough.
why-too-many-brightens = That makes { $n ->
        [one] { $n } Brighten
       *[other] { $n } Brightens
    }, and you have { $there }.
why-too-low = The dice make { $total }; { $need } is needed.
why-up-or-out = A die in the Study goes up or out, not both: { $die }.
why-used = The { $who } was paid or used in this task already.
why-used-tile = This was used already.

# What a player has, for the digest of what one missed.
holds-silver = Silver
holds-cards = cards in hand
holds-workers = Workers
holds-dice = dice
holds-people = Craftspeople
holds-supply = Influence in supply
holds-guilds = Influence in Guilds
holds-ideas = Idea tiles
holds-done = Inventions, Builds and Publications
holds-researched = Research tiles
