# Agra: every word of the game.

game = Agra
game-about = Produce, trade and deliver for the birthday of Emperor Akbar, with Workers who meditate.
game-credits = Designed by Michael Keller; published by Quined Games.

# ---- Goods and buildings ----

good-sandstone = Sandstone
good-wood = Wood
good-turmeric = Turmeric
good-cotton = Cotton
good-cement = Cement
good-planks = Planks
good-curry = Curry
good-oil = Oil
good-bricks = Bricks
good-paper = Paper
good-dye = Dye
good-cloth = Cloth
good-statue = Statue
good-book = Book
good-painting = Painting
good-robes = Robes
count-sandstone = { $count ->
        [one] { $count } sandstone
       *[other] { $count } sandstones
    }
count-wood = { $count } wood
count-turmeric = { $count } turmeric
count-cotton = { $count } cotton
count-cement = { $count } cement
count-planks = { $count ->
        [one] { $count } plank
       *[other] { $count } planks
    }
count-curry = { $count } curry
count-oil = { $count } oil
count-bricks = { $count ->
        [one] { $count } brick
       *[other] { $count } bricks
    }
count-paper = { $count } paper
count-dye = { $count ->
        [one] { $count } dye
       *[other] { $count } dyes
    }
count-cloth = { $count ->
        [one] { $count } cloth
       *[other] { $count } cloths
    }
count-statue = { $count ->
        [one] { $count } statue
       *[other] { $count } statues
    }
count-book = { $count ->
        [one] { $count } book
       *[other] { $count } books
    }
count-painting = { $count ->
        [one] { $count } painting
       *[other] { $count } paintings
    }
count-robes = { $count ->
        [one] { $count } robe
       *[other] { $count } robes
    }
building-sandstone = Quarry
building-wood = Woodcutter
building-turmeric = Turmeric field
building-cotton = Cotton field
building-cement = Cement works
building-planks = Sawmill
building-curry = Curry kitchen
building-oil = Oil press
building-bricks = Brickyard
building-paper = Paper mill
building-dye = Dye works
building-cloth = Weaving mill
building-statue = Sculptor
building-book = Bookbinder
building-painting = Painter's studio
building-robes = Tailor

# ---- Notables and their contracts ----

notable-portuguese_trader = Portuguese Trader
about-portuguese_trader = Sailor: pay several Goods worth up to 4; +1 Rupee per cloth delivered
notable-sufi = Sufi
about-sufi = at once: Meditation marker +1; +1 Rupee per curry delivered
notable-takshaka = Takshaka
about-takshaka = building: +1 building value and 1 Rupee
notable-mahout = Mahout
about-mahout = producing sandstone or wood: 1 more
notable-khatib = Khatib
about-khatib = producing cotton or turmeric: 1 more
notable-french_trader = French Trader
about-french_trader = once per turn store a Good of value 1, 2 or 3; all three bring 5 Rupees
notable-dyer = Dyer
about-dyer = producing: 2 Goods become 1 of value 2, same row; +1 Rupee per dye delivered
notable-cook = Cook
about-cook = keeps 2 pushed-out standing Workers for Meditation; +1 Rupee per oil delivered
notable-muezzin = Muezzin
about-muezzin = Meditation phase: +1 Meditation Point
notable-jagirdar = Jagirdar
about-jagirdar = Sailor: 1 more free delivery; deliver 1 Good in others' Sailor actions
notable-caliph = Caliph
about-caliph = once per turn: 1 cotton stands a Worker up
notable-calligrapher = Calligrapher
about-calligrapher = the Journeyman costs 1; +1 Rupee per paper delivered
notable-mullah = Mullah
about-mullah = once per turn a Favour action costs 1 less; +1 Rupee per bricks delivered
notable-english_trader = English Trader
about-english_trader = once per turn exchange a Good for another of the same value
notable-mosaicist = Mosaicist
about-mosaicist = at once: any Favour tile; once per turn 1/3 Meditation Points for 1/2 Favours
notable-mujtahida = Mujtahida
about-mujtahida = at once: build the first building for free; +2 Rupees per statue delivered
notable-danish_trader = Danish Trader
about-danish_trader = +2 Rupees per robes delivered; end: 1/3/6 for Orders in 1/2/3 guilds
notable-painter = Painter
about-painter = at once: up to 3 Workers stand up, 1 step of Influence; +2 Rupees per painting
notable-nazim = Nazim
about-nazim = +2 Rupees per book delivered; end: 1 per own Order
notable-sadr_us_sudur = Sadr us-Sudur
about-sadr_us_sudur = at once: a Good to Akbar on a bowl of equal value; end: 1 per own bowl
notable-grand_mufti = Grand Mufti
about-grand_mufti = at once: 3 Favours; end: 3 per set of three guilds
notable-grand_imam = Grand Imam
about-grand_imam = at once: 3 Favours; end: 1 per contract and Order of the scholars
notable-court_artist = Court Artist
about-court_artist = at once: 3 Favours; end: 1 per contract and Order of the craftsmen
notable-diwan = Diwan
about-diwan = at once: 3 Favours; end: 1 per contract and Order of the merchants

# ---- Favour actions, bonus tiles ----

favour-start_good = a basic Good of your choice (pay 2)
favour-start_process = process 1 Good (pay 3)
favour-start_influence = 1 step on any Influence track (have 4, pay 3)
favour-ft_stand = stand up 1 lying Worker (pay 2)
favour-ft_crate = remove a Crate (pay 3)
favour-ft_good2 = a Good of value 2 (have 4, pay 3)
favour-ft_price = move a Price token (have 3, pay 2)
favour-ft_mp = +1 Meditation Point (have 2, pay 1)
favour-ft_akbar_order = a Good to Akbar or an Order (have 4, pay 2)
favour-ft_process12 = process a Good of value 1 into value 2 (have 3, pay 2)
favour-ft_sell = sell a Good for its value (have 3, pay 2)
favour-ft_farmers = 2 steps with Farmers (have 2, pay 1)
favour-ft_journeyman = a free Journeyman (pay 3)
favour-ft_process_extra = process 1 additional Good (pay 2)
favour-ft_deliver = deliver 1 Good to a Notable (have 4, pay 2)
favour-ft_meditation = Meditation marker 1 space up (pay 4)
favour-ft_exchange = exchange a Good for one of equal value (pay 2)
bonus-b2a = 1 step with the Craftsmen, 3 Rupees
bonus-b2b = 1 step with the Merchants, 3 Rupees
bonus-b2c = 1 Favour, 3 Rupees
bonus-b2d = remove a Crate, 2 Rupees
bonus-b3a = 1 step with the Craftsmen, 4 Rupees
bonus-b3b = 1 step with the Scholars, 4 Rupees
bonus-b3c = 5 Rupees
bonus-b3d = 1 Favour, 4 Rupees
bonus-b4a = 1 step with the Scholars, 5 Rupees
bonus-b4b = 1 step with the Merchants, 5 Rupees
bonus-b4c = 6 Rupees
bonus-b4d = 1 Favour, 5 Rupees

# ---- Places ----

character-architect = Architect
character-sailor = Sailor
character-trader = Trader
character-botanist = Botanist
guild-craftsmen = Craftsmen's Guild
guild-merchants = Merchants' Guild
guild-scholars = Scholars' Guild
wheel-deliver_good = Deliver Good (3 MP)
wheel-process_good = Process Good (value of the result in MP)
wheel-remove_crate = Remove Crate (2 MP)
wheel-exchange_good = Exchange Good (its value in MP)
wheel-move_farmer = Move Farmer (1 MP)
farm-space = space { $space } between { $first } and { $second }
list = { $first }, { $rest }
list-none = nothing
count-favours = { $count ->
        [one] { $count } Favour
       *[other] { $count } Favours
    }

# ---- Questions ----

ask-meditate = Meditation: { $points } MP left, the next Worker gives { $next }. What do you do?
ask-place = Action: where do you place a Worker?
ask-order-phase = Order phase: one Good to Akbar, one Order, or nothing?
ask-turn-end = Before your turn ends: any secondary action?
ask-statue = Use a statue for one more main action?
ask-architect = Architect: a step of Influence, or a building?
ask-pay-materials = Which materials do you pay for { $building } (cost { $cost })? Two kinds count 1 more.
ask-take-bonus = Which Building Bonus tile do you take?
ask-sailor-pay = Which Good do you pay the Sailor? Its value is the number of further deliveries.
ask-sailor-pay-several = Which Goods do you pay the Sailor, worth { $most } at most? Their value is the number of further deliveries.
ask-sailor-deliver = Deliveries left: { $left } of { $all }. To whom do you deliver?
ask-deliver-to = To which Notable do you deliver?
ask-deliver-good = Which Good do you deliver?
ask-rise = Move up to step { $step } ({ $guild })?
ask-jagirdar = Jagirdar: deliver one Good to a Notable now? The active player gains a Favour for it.
ask-trader = Trader: exchange Goods, move a Price token, or stop?
ask-trade-give = Which Goods do you give (1 to 3)?
ask-trade-take = Take Goods worth { $value } at most; you have { $markers ->
        [one] { $markers } marker
       *[other] { $markers } markers
    }. Which?
ask-price-token = Which Price token, and which side up?
ask-price-good = On which good?
ask-botanist = Botanist: what do you do? You may still do { $left } of these.
ask-move-farmer = Which Farmer moves, and where to?
ask-remove-crate = Which Crate do you remove?
ask-produce = { $good }: your farm yields { $count }. How many do you take? Markers in supply: { $markers }.
ask-dyer = Dyer: swap { $count } of the produced Goods ({ $good }) for one of these?
ask-process-count = How many Goods do you process ({ $source } → { $result })?
ask-process-arrow = What do you process?
ask-follow = { $who } processes. Do you follow with one Good ({ $source } → { $result })?
ask-exchange-give = Which Good do you give?
ask-exchange-take = Which Good of the same value do you take?
ask-gain-good = Which Good do you take?
ask-sell = Which Good do you sell?
ask-shortage = You would gain { $what }, but have { $markers ->
        [one] { $markers } marker
       *[other] { $markers } markers
    } in supply. How many do you take?
ask-free-marker = Which marker do you take back to supply?
ask-river-good = The Boat is at pier 5: which Good of value { $value } do you take?
ask-stand-one = Which Worker stands up?
ask-stand-some = Which Workers stand up (up to { $count })?
ask-influence-track = On which Influence track do you move up?
ask-influence-tracks = On which { $count } Influence tracks do you move up?
ask-influence-bonus = You have reached a bonus: Favours, or a Favour tile?
ask-discard-tile = You hold one Favour tile too many. Which one do you discard?
ask-take-tile = Which Favour tile do you take? You may also search the stack.
ask-search-stack = Which tile of the stack do you take?
ask-palace = A Good to Akbar, or an Order?
ask-sadr-good = Sadr us-Sudur: which Good do you give to Akbar?
ask-sadr-bowl = Into which bowl of the same value?
ask-cook = Your standing Worker is pushed out. Keep it on the Cook?
ask-mullah = Use the Mullah and pay only { $count }?
ask-french-trader = Which Good do you put on the French Trader?
ask-mosaicist = How many Meditation Points do you pay for Favours?
ask-stop-merchant = The die is about to be rolled for the Merchant. Go on? There is no way back after this.
ask-stop-builder = The die is about to be rolled for the Builder. Go on? There is no way back after this.
ask-stop-favour-tile = A new Favour tile is about to be revealed. Go on? There is no way back after this.
ask-stop-shuffle = The discarded tile is about to be shuffled in. Go on? There is no way back after this.
ask-stop-search = You are about to look through the stack. Go on? There is no way back after this.

# ---- Choices ----

option-yes = yes
option-no = no
option-nothing = nothing
option-stop = stop here
option-done = end the turn
option-end-meditation = end the Meditation phase
option-take = take { $count }
option-use-favour = Favour: { $action }
option-favour = a Favour
option-free-marker = Free a marker (take back a Good or Favour)
option-lay = lay down the Worker: { $space }
option-lay-cook = take a Worker from the Cook
option-influence-craftsmen = 1 step with the Craftsmen's Guild
option-influence-merchants = 1 step with the Merchants' Guild
option-influence-scholars = 1 step with the Scholars' Guild
option-build = build: { $building }
option-order = Order of the { $guild }: { $goods }
option-order-of = Order of the { $guild }
option-akbar = to Akbar: { $good }
option-double = { $good }, double delivery
option-trade = exchange Goods
option-price = place, move or flip a Price token
option-token = a token with { $value ->
        [one] { $value } flag
       *[other] { $value } flags
    }
option-token-from = the token on { $good }, with { $value ->
        [one] { $value } flag
       *[other] { $value } flags
    }
option-token-back = the token on { $good }, back to the Trader
option-botanist-meditation = pay and move the Meditation marker
option-botanist-crate = remove a Crate
option-botanist-farmers = move Farmers (2 steps)
option-arrow = { $source } → { $result }
option-search = search the stack for any tile
option-rate = { $points } MP for { $favours ->
        [one] { $favours } Favour
       *[other] { $favours } Favours
    }
option-stand-oil = Oil: stand up 1 lying Worker
option-stand-curry = Curry: stand up 1 lying Worker
option-stand-oil-curry = Oil and curry: stand up to 3 lying Workers
luxury-book = Book: stand up to 3 Workers, gain 1 Favour
luxury-painting = Painting: 1 step on each of 2 Influence tracks
luxury-robes = Robes: Rupees equal to their value
ability-caliph = Caliph: 1 cotton, stand up 1 lying Worker
ability-french_trader = French Trader: store a Good
ability-english_trader = English Trader: exchange a Good for one of equal value
ability-mosaicist = Mosaicist: Meditation Points for Favours

note-value = value { $value }
note-building = cost { $cost }, level { $level }
note-pays = costs { $goods }
note-empty = free
note-builder = the Builder is here: it is built for free
note-standing = pushes out { $who } (standing: Favours for it)
note-lying = pushes out { $who } (lying)
note-journeyman = Journeyman: your own Worker, pay { $rupees }

total-materials = { $paid } of { $cost }
total-value = together worth { $value }
total-of-value = worth { $value } of { $most }
total-deliveries = { $value } further deliveries (at most { $most })

# ---- Reasons ----

why-nothing-to-do = There is nothing it could do for you now.
why-wheel-blocked = The Meditation marker covers this action in this phase.
why-points-short = It costs { $cost } MP, and you have { $points }.
why-not-built = It is not built yet, and the Builder is elsewhere.
why-journeyman-cost = Your own Worker is there: the Journeyman costs { $rupees ->
        [one] { $rupees } Rupee
       *[other] { $rupees } Rupees
    }, and you have less.
why-no-worker = You have no Worker in supply: only the Journeyman is left.
why-no-second-worker = Building needs another Worker in your supply.
why-materials-short = Your materials must be worth at least { $cost } together.
why-two-deliveries = An Order takes two deliveries at once, and you have only one left.
why-one-order = One Order in a Sailor action is all.
why-level-closed = The Boat has not come far enough for level { $level }.
why-nothing-wanted = You have nothing that is still wanted here.
why-no-goods = You have no Goods.
why-value-over = Together they may be worth { $most } at most.
why-markers-short = You have only { $markers ->
        [one] { $markers } marker
       *[other] { $markers } markers
    } in supply.
why-top-step = Your marker is at the top of this track.
why-botanist-done = You have done this one; the second must be another.
why-last-space = Your Meditation marker is on the last space.
why-goods-missing = You lack: { $goods }.
why-column-full = All Orders of this guild are fulfilled.
why-no-influence = Your marker must have left the start of the track ({ $guild }).
why-order-limit = The column holds as many markers as the Order Limit allows ({ $limit }).
why-bowl-full = This bowl has its marker already.
why-favour-used = You have used this Favour action in this turn.
why-luxury-used = You have used this luxury good in this turn.
why-contract-used = You have used this contract in this turn.
why-meditation-only = Only in the Meditation phase.
why-action-only = Only in the Action phase, before you place.
why-favours-short = You must have { $needs ->
        [one] { $needs } Favour
       *[other] { $needs } Favours
    }.

# ---- What happened ----

event-laid = { $who } lays down a Worker ({ $space }): { $points } MP.
event-points = { $who } gains { $points } MP.
event-wheel = { $who } uses the Meditation wheel: { $action }.
event-wheel-covered = The Meditation marker now covers: { $action }.
event-placed = { $who } places a Worker: { $space }.
event-pushed = A Worker of { $who } is pushed out ({ $space }).
event-journeyman = { $who } uses the Journeyman: { $space }.
event-earned = { $who } earns { $rupees ->
        [one] { $rupees } Rupee
       *[other] { $rupees } Rupees
    } ({ $why }).
for-bonus = bonus tile
for-robes = robes
for-sale = sale
for-contract = contract
for-building = Rupees on the building
for-unused = paid deliveries not used
for-delivery = delivery
for-order = Order
event-favours = { $who } gains { $count ->
        [one] { $count } Favour
       *[other] { $count } Favours
    }.
event-compensated = { $who } turns { $count ->
        [one] { $count } marker into a Favour
       *[other] { $count } markers into Favours
    }.
event-freed-favour = { $who } takes a Favour back to supply.
event-freed-good = { $who } takes a Good back to supply: { $good }.
event-goods = { $who } takes { $goods }.
event-produced = { $who } produces { $goods }.
event-processed = { $who } processes { $source } into { $result }.
event-exchanged = { $who } exchanges a Good: { $given } → { $taken }.
event-sold = { $who } sells a Good: { $good }.
event-trade-gave = { $who } gives the Trader { $goods }.
event-trade-took = { $who } takes from the Trader: { $goods }.
event-price = { $who } puts a Price token on { $good }: value { $value }.
event-price-back = { $who } puts a Price token back to the Trader.
event-prices-return = All Price tokens return to the Trader.
event-farmer = { $who } moves a Farmer: { $place }.
event-crate = { $who } removes a Crate: { $place }.
event-meditation-space = { $who } moves the Meditation marker to space { $space }.
event-paid-materials = { $who } pays { $goods }.
event-built = { $who } builds: { $building }.
event-built-by-builder = The Builder finishes: { $building }.
event-bonus = { $who } takes a Building Bonus tile: { $tile }.
event-merchant-visited = { $who } visits the Merchant.
event-merchant = The die shows { $pips }: the Merchant moves on ({ $building }). Rupees left on his way: { $rupees }.
event-builder = The die shows { $pips }: the Builder moves on ({ $building }).
event-builder-leaves = Everything is built: the Builder leaves the game.
event-sailor-paid = { $who } pays the Sailor: { $goods }.
event-delivered = { $who } delivers a Good ({ $notable }): { $good }.
event-delivered-double = { $who } delivers a second one ({ $notable }): { $good }.
event-generous = { $who } is paid extra for this Good ({ $contract }): { $good }.
event-contract = { $who } wins the contract: { $notable }.
event-uses = { $who } uses a contract: { $contract }.
event-stored = { $who } stores a Good on the French Trader: { $good }.
event-boat = The Boat reaches pier { $pier }.
event-order-limit = The Order Limit is { $limit } now.
event-robes-bonus = Robes bring 1 Rupee more from now on.
event-order = { $who } fulfils an Order of the { $guild }: { $goods }.
event-akbar = { $who } serves Akbar: { $good } into the bowl for { $bowl }.
event-influence = { $who } reaches step { $step } ({ $guild }).
event-tile-taken = { $who } takes a Favour tile: { $tile }.
event-tile-found = { $who } searches the stack and takes: { $tile }.
event-tile-discarded = { $who } discards a Favour tile: { $tile }.
event-tile-revealed = New in the display: { $tile }.
event-favour-action = { $who } pays { $count ->
        [one] { $count } Favour
       *[other] { $count } Favours
    }: { $action }.
event-luxury = { $who } uses a luxury good: { $good }.
event-stand-up = { $who }: { $what }.
event-stood = A Worker of { $who } stands up ({ $space }).
event-end-triggered = The end is near: { $why }. This round is finished, then one more is played.
end-influence = a marker has reached the top of an Influence track
end-orders = all Orders of a guild are fulfilled
end-contract = a contract of level IV is fulfilled
event-last-round = The last round begins.
event-scoring = The game is over, and all Rupees are counted.

score-coins = coins
score-contracts = contracts
score-tracks = Influence and Orders
score-meditation = Meditation
score-crates = Crates
score-akbar = Akbar

# What a seat has, for telling in short what has changed.
holds-goods = Goods
holds-favours = Favours
holds-meditation = Meditation
holds-removed_crates = Crates
holds-contracts = Contracts
holds-bonus_tiles = Building Bonuses
holds-influence = Influence
holds-orders = Orders
holds-bowls = Akbar’s bowls
