# Agra: every word of the game.

game = Agra
game-about = Produce, trade and deliver for the birthday of Emperor Akbar, with Workers who also meditate.
game-credits = Designed by Michael Keller; published by Quined Games.

# ---- Goods and buildings ----

good-sandstone = sandstone
good-wood = wood
good-turmeric = turmeric
good-cotton = cotton
good-cement = cement
good-planks = planks
good-curry = curry
good-oil = oil
good-bricks = bricks
good-paper = paper
good-dye = dye
good-cloth = cloth
good-statue = statue
good-book = book
good-painting = painting
good-robes = robes

# One piece of a good, to count.

unit-sandstone = sandstone
    .plural = sandstone
unit-wood = wood
    .plural = wood
unit-turmeric = turmeric
    .plural = turmeric
unit-cotton = cotton
    .plural = cotton
unit-cement = cement
    .plural = cement
unit-planks = plank
    .plural = planks
unit-curry = curry
    .plural = curry
unit-oil = oil
    .plural = oil
unit-bricks = brick
    .plural = bricks
unit-paper = paper
    .plural = paper
unit-dye = dye
    .plural = dye
unit-cloth = cloth
    .plural = cloth
unit-statue = statue
    .plural = statues
unit-book = book
    .plural = books
unit-painting = painting
    .plural = paintings
unit-robes = robe
    .plural = robes

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
building-painting = Painter’s studio
building-robes = Tailor
character-architect = Architect
character-sailor = Sailor
character-trader = Trader
character-botanist = Botanist

# ---- Notables and their contracts ----

notable-portuguese_trader = Portuguese Trader
notable-sufi = Sufi
notable-takshaka = Takshaka
notable-mahout = Mahout
notable-khatib = Khatib
notable-french_trader = French Trader
notable-dyer = Dyer
notable-cook = Cook
notable-muezzin = Muezzin
notable-jagirdar = Jagirdar
notable-caliph = Caliph
notable-calligrapher = Calligrapher
notable-mullah = Mullah
notable-english_trader = English Trader
notable-mosaicist = Mosaicist
notable-mujtahida = Mujtahida
notable-danish_trader = Danish Trader
notable-painter = Painter
notable-nazim = Nazim
notable-sadr_us_sudur = Sadr us-Sudur
notable-grand_mufti = Grand Mufti
notable-grand_imam = Grand Imam
notable-court_artist = Court Artist
notable-diwan = Diwan

# ---- What a Notable's card gives ----

gives-at-once = now: { $effects }
gives-both = { $first }; { $second }
gives-delivery = +{ $rupees } per { $good } delivered
gives-production = { $goods }: { $count } more when produced
gives-swap = producing: { $count ->
        [one] { $count } Good becomes
       *[other] { $count } Goods become
    } 1 of value { $value } from the same row
gives-building = building: +{ $count } building value and { $rupees }
gives-meditation = Meditation phase: +{ $count ->
        [one] { $count } Meditation Point
       *[other] { $count } Meditation Points
    }
gives-several = Sailor: pay several Goods worth up to { $most }
gives-delivery-more = Sailor: { $count ->
        [one] { $count } more free delivery
       *[other] { $count } more free deliveries
    }
gives-following = deliver { $count ->
        [one] { $count } Good
       *[other] { $count } Goods
    } in others’ Sailor actions
gives-journeyman = the Journeyman costs { $rupees }
gives-discount = once per turn a Favour action costs { $count } less
gives-workers = keeps { $count ->
        [one] { $count } standing Worker that is
       *[other] { $count } standing Workers that are
    } pushed out, for Meditation
gives-store = once per turn store a Good of value { $values }; all of them bring { $rupees }
gives-once = once per turn: { $effects }
gives-once-for = once per turn, for { $pay }: { $effects }
gives-favours = once per turn: { $favours } Favours for { $points } Meditation Points
gives-guilds = end: { $rupees } Rupees for Orders in { $guilds } guilds
gives-orders = end: { $rupees } per own Order
gives-bowls = end: { $rupees } per own bowl
gives-sets = end: { $rupees } per set of three guilds
gives-guild = end: { $rupees } per contract and Order of the { $guild }

# ---- piers ----

arrives-build = the Builder builds where it stands
arrives-builder = the Builder moves by a roll of the die
arrives-merchant = the Merchant moves by a roll of the die and leaves Rupees
arrives-favours = everybody gains { $favours }
arrives-favours-per-good = everybody gains 1 Favour per { $good }, at most { $most }
arrives-good = everybody gains a Good of value { $values }: the more { $good } they have, the higher
arrives-prices = the Price tokens return to the Trader
arrives-robes = the robes’ action brings 1 Rupee more from now on
arrives-end = triggers the end of the game

# ---- Favour actions, bonus tiles ----


# ---- Places ----

favours = { $count ->
        [one] { $count } Favour
       *[other] { $count } Favours
    }
guild-craftsmen = Craftsmen’s Guild
guild-merchants = Merchants’ Guild
guild-scholars = Scholars’ Guild
wheel-deliver_good = Deliver a Good (3 MP)
wheel-process_good = Process a Good (MP: the value of the result)
wheel-remove_crate = Remove a Crate (2 MP)
wheel-exchange_good = Exchange a Good (MP: its value)
wheel-move_farmer = Move a Farmer (1 MP)
farm-space = space { $space } between { $first } and { $second }

# ---- Questions ----

ask-meditate = Meditation: you have { $points ->
        [one] { $points } Meditation Point
       *[other] { $points } Meditation Points
    } (MP), and the next Worker brings { $next }. What do you do?
ask-place = Action: where do you place a Worker?
ask-order-phase = { $open ->
        [0] That was your turn. Confirm it? There is no way back after this.
       *[other] Order phase: serve Akbar with one Good, fulfil one Order, or end your turn?
    }
ask-turn-end = That was your turn. Confirm it? There is no way back after this.
ask-statue = Use a statue for one more main action?
ask-architect = Architect: a step of Influence, or a building?
ask-pay-materials = Which materials do you pay for the { $building } (cost { $cost })? Two different kinds count 1 more.
ask-take-bonus = Which Building Bonus tile do you take?
ask-sailor-pay = Which Good do you pay the Sailor? Its value is the number of further deliveries.
ask-sailor-pay-several = Which Goods do you pay the Sailor, worth { $most } at most? Their value is the number of further deliveries.
ask-sailor-deliver = To whom do you deliver? You have { $left } of { $all ->
        [one] 1 delivery
       *[other] { $all } deliveries
    } left.
ask-deliver-to = To which Notable do you deliver?
ask-deliver-good = Which Good do you deliver?
ask-rise = Move up to step { $step } of the { $guild }?
ask-jagirdar = Jagirdar: deliver one Good to a Notable now? The active player gains a Favour for it.
ask-trader = { $done ->
        [0] Trader: exchange Goods, or change a price?
       *[other] Trader: do you also use the other part of the action?
    }
ask-trade-give = Which Goods do you give the Trader (1 to 3)?
ask-trade-take = Which Goods do you take, worth { $value } at most? You have { $markers ->
        [one] { $markers } marker
       *[other] { $markers } markers
    }.
ask-price-token = Which Price token, and which side up?
ask-price-good = Which good is to be worth { $value }?
ask-botanist = { $left ->
        [one] Botanist: what else do you do? One more is possible.
       *[other] Botanist: what do you do? Two different ones are possible.
    }
ask-move-farmer = Which Farmer moves, and where to?
ask-remove-crate = Which Crate do you remove?
ask-produce = Your farm yields { $goods }. How many do you take? { $markers ->
        [one] 1 marker is left in your supply.
       *[other] { $markers } markers are left in your supply.
    }
ask-dyer = Dyer: swap { $goods } that you have just produced for one of these?
ask-process-count = How much { $source } do you process into { $result }?
ask-process-arrow = What do you process?
ask-follow = { $who } processes { $source } into { $result }. Do you follow with one Good of your own?
ask-exchange-give = Which Good do you give?
ask-exchange-take = Which Good of the same value do you take?
ask-gain-good = Which Good do you take?
ask-sell = Which Good do you sell?
ask-shortage = You would gain { $what }, but { $markers ->
        [0] there is no marker left in your supply.
        [one] there is only 1 marker left in your supply.
       *[other] there are only { $markers } markers left in your supply.
    } How many do you take?
ask-free-marker = Which marker do you take back to your supply?
ask-river-good = The Boat has reached pier 5: which Good of value { $value } do you take?
ask-stand-one = Which Worker stands up?
ask-stand-some = Which Workers stand up (up to { $count })?
ask-influence-track = On which Influence track do you move up?
ask-influence-tracks = On which { $count } Influence tracks do you move up?
ask-influence-bonus = You have reached a bonus: do you take Favours, or a Favour tile?
ask-discard-tile = You hold one Favour tile too many. Which one do you discard?
ask-take-tile = Which Favour tile do you take? You may also search the stack.
ask-search-stack = Which tile of the stack do you take?
ask-palace = A Good to Akbar, or an Order?
ask-sadr-good = Sadr us-Sudur: which Good do you give to Akbar?
ask-sadr-bowl = Into which bowl of the same value does it go?
ask-cook = Your standing Worker is pushed out. Keep it on the Cook?
ask-mullah = Use the Mullah and pay only { $count ->
        [one] { $count } Favour
       *[other] { $count } Favours
    }?
ask-french-trader = Which Good do you put on the French Trader?
ask-mosaicist = How many Meditation Points (MP) do you pay for Favours?
ask-stop-merchant = The die is about to be rolled for the Merchant. Go on? There is no way back after this.
ask-stop-builder = The die is about to be rolled for the Builder. Go on? There is no way back after this.
ask-stop-favour-tile = A new Favour tile is about to be revealed. Go on? There is no way back after this.
ask-stop-shuffle = The discarded tile is about to be shuffled in. Go on? There is no way back after this.
ask-stop-search = You are about to look through the stack. Go on? There is no way back after this.

# ---- Choices ----

option-yes = Yes
option-no = No
option-nothing = Nothing
option-stop = Stop here
option-end-turn = End your turn
option-end-meditation = End the Meditation phase
option-take = Take { $count }
option-use-favour = Pay { $pays ->
        [one] { $pays } Favour
       *[other] { $pays } Favours
    } for { $action }
option-favour = One Favour
option-free-marker = Free a marker: take back a Good or Favour
option-lay = Lay down the Worker at the { $space }
option-lay-cook = Take a Worker from the Cook
option-influence-craftsmen = 1 step with the Craftsmen’s Guild
option-influence-merchants = 1 step with the Merchants’ Guild
option-influence-scholars = 1 step with the Scholars’ Guild
option-build = Build the { $building }
option-order = Order of the { $guild }: { $goods }
option-order-of = Order of the { $guild }
option-akbar = To Akbar: { $good }
option-double = { CAPITAL($good) }: double delivery
option-trade = Exchange Goods
option-token = Token { $low }/{ $high } from the Trader, showing { $value }
option-token-from = Token { $low }/{ $high } from { $good }, showing { $value }
option-token-back = Token { $low }/{ $high } from { $good } back to the Trader
option-botanist-meditation = Pay and move the Meditation marker
option-botanist-crate = Remove a Crate
option-botanist-farmers = Move Farmers (2 steps)
option-arrow = { CAPITAL($source) } → { $result }
option-search = Search the stack for any tile
option-rate = { $points } MP for { $favours ->
        [one] { $favours } Favour
       *[other] { $favours } Favours
    }
option-stand-oil = Pay oil: stand up 1 lying Worker
option-stand-curry = Pay curry: stand up 1 lying Worker
option-stand-oil-curry = Pay oil and curry: stand up to 3 lying Workers
ability-caliph = Caliph: 1 cotton stands up 1 lying Worker
ability-french_trader = French Trader: store a Good
ability-english_trader = English Trader: exchange a Good for one of equal value
ability-mosaicist = Mosaicist: Meditation Points for Favours

note-value = value { $value }
note-building = cost { $cost }, level { $level }
note-pays = costs { $goods }
note-favours = { $needs ->
        [0] pay { $pays }
       *[other] have { $needs }, pay { $pays }
    }
note-empty = free
note-builder = the Builder is here: it is built for free
note-standing = { $who } is pushed out and gains Favours
note-lying = { $who } is pushed out
note-journeyman = Journeyman: your own Worker, { $rupees ->
        [0] free of charge
        [one] pay 1 Rupee
       *[other] pay { $rupees } Rupees
    }
note-both = { $first }; { $second }
note-nothing-to-do = nothing to do there now
note-yields = { $count ->
        [0] your farm yields nothing
       *[other] your farm yields { $count }
    }
note-no-source = no { $good } to process

total-materials = { $paid } of { $cost }
total-value = Together worth { $value }
total-of-value = Worth { $value } of { $most }
total-deliveries = { $value ->
        [one] 1 further delivery
       *[other] { $value } further deliveries
    } (at most { $most })

# ---- Reasons ----

why-no-good-of-value = No good has this value now.
why-nothing-equal = No other good is worth as much as one of yours.
why-no-tile = There is no Favour tile left.
why-nothing-to-process = You have no Good that could be processed that way.
why-all-built = Everything is built.
why-nobody-wants = Nobody on the river wants what you have.
why-nothing-at-court = You have the Goods for no bowl of Akbar’s, and for no Order that is open to you.
why-no-equal-bowl = There is no empty bowl of the same value as one of your Goods.
why-journeyman-free = The next Journeyman is free already.
why-no-own-worker = You have no Worker on the board whose place the Journeyman could use.
why-no-points = You have no Meditation Points left.
why-wheel-blocked = The Meditation marker covers this action in this phase.
why-points-short = It costs { $cost } MP, and you have { $points }.
why-points-few = It takes at least 1 Meditation Point, and you have them only in the Meditation phase.
why-not-built = It is not built yet, and the Builder is elsewhere.
why-journeyman-cost = Your own Worker is there: the Journeyman costs { $rupees ->
        [one] { $rupees } Rupee
       *[other] { $rupees } Rupees
    }, and you have less.
why-no-worker = You have no Worker in your supply: only the Journeyman is left.
why-no-second-worker = Building needs another Worker in your supply.
why-materials-short = Your materials must be worth at least { $cost } together.
why-two-deliveries = An Order takes two deliveries at once, and you have only one left.
why-one-delivery = A double delivery takes two deliveries, and you have only one left.
why-one-order = Only one Order can be fulfilled in a Sailor action.
why-level-closed = The Boat has not come far enough for level { $level }.
why-nothing-wanted = You have nothing that is still wanted here.
why-demand-met = This demand is met already.
why-doubled = You have made your double delivery to this Notable in this action.
why-no-goods = You have no Goods.
why-nothing-for-it = The Trader takes 1 off: for Goods worth { $value } you would get nothing.
why-exchanged = You have exchanged Goods in this action.
why-token-moved = You have moved a Price token in this action.
why-token-there = Another Price token lies there.
why-token-lies-so = The token lies there with this side up already.
why-price-too-far = { $value } differs by more than 1 from the printed value, { $printed }.
why-no-good-for-it = There is no good on which this side may lie now.
why-value-over = Together they may be worth { $most } at most.
why-markers-short = You have only { $markers ->
        [one] { $markers } marker
       *[other] { $markers } markers
    } in your supply.
why-top-step = Your marker is at the top of this track.
why-botanist-done = You have done this one; the second must be another.
why-no-crate = There is no Crate left on your farm.
why-no-farmer-step = None of your Farmers can take a step.
why-last-space = Your Meditation marker is on the last space.
why-goods-missing = You lack { $goods }.
why-column-full = All Orders of this guild are fulfilled.
why-no-influence = Your marker must have left the start of the track of the { $guild }.
why-order-limit = The column holds as many markers as the Order Limit allows ({ $limit }).
why-bowl-full = There is a marker in this bowl already.
why-nobody-lies = None of your Workers is lying.
why-nothing-to-store = You have no Good of a value whose slot is empty.
why-favour-used = You have used this Favour action in this turn.
why-luxury-used = You have used this luxury good in this turn.
why-contract-used = You have used this contract in this turn.
why-meditation-only = Only in the Meditation phase.
why-action-only = Only in the Action phase, before you place a Worker.
why-favours-short = You must have { $needs ->
        [one] { $needs } Favour
       *[other] { $needs } Favours
    }.

# ---- What happened ----

event-laid = { $who } lays down the Worker at the { $space } and gains { $points } MP.
event-laid-cook = { $who } takes a Worker from the Cook and gains { $points } MP.
event-points = { $who } gains { $points } more MP.
event-wheel = { $who } turns the Meditation wheel to “{ $action }”.
event-wheel-covered = The Meditation marker now covers “{ $action }”.
event-placed = { $who } places a Worker at the { $space }.
event-pushed = { $who }’s Worker at the { $space } is pushed out.
event-journeyman = { $who } uses the Journeyman at the { $space }.
event-earned = { $who } earns { $rupees ->
        [one] { $rupees } Rupee
       *[other] { $rupees } Rupees
    } { $why }.
for-bonus = for the bonus tile
for-robes = for the robes
for-sale = for the sale
for-contract = by a contract
for-building = that lay on the building
for-unused = for paid deliveries not used
for-delivery = for the delivery
for-order = for the Order
event-favours = { $who } gains { $count ->
        [one] { $count } Favour
       *[other] { $count } Favours
    }.
event-compensated = { $who } turns { $count ->
        [one] 1 marker into a Favour
       *[other] { $count } markers into Favours
    }.
event-freed-favour = { $who } takes a Favour back to the supply.
event-freed-good = { $who } takes { $good } back to the supply.
event-goods = { $who } takes { $goods }.
event-produced = { $who } produces { $goods }.
event-processed = { $who } processes { $source } into { $result }.
event-exchanged = { $who } exchanges { $given } for { $taken }.
event-sold = { $who } sells { $good }.
event-trade-gave = { $who } gives the Trader { $goods }.
event-trade-took-nothing = { $who } takes nothing for it.
event-trade-took = { $who } takes { $goods } from the Trader.
event-price = { $who } puts a Price token showing { $value } on { $good }.
event-price-back = { $who } returns the Price token on { $good } to the Trader.
event-prices-return = All Price tokens return to the Trader.
event-farmer = { $who } moves a Farmer to { $place }.
event-crate = { $who } removes the Crate from { $place }.
event-meditation-space = { $who } moves the Meditation marker to space { $space }.
event-paid-materials = { $who } pays { $goods }.
event-built = { $who } builds the { $building }.
event-built-by-builder = The Builder finishes the { $building }.
event-bonus = { $who } takes a Building Bonus tile: { $tile }.
event-merchant-visited = { $who } visits the Merchant.
event-merchant = The die shows { $pips }: the Merchant moves on to the { $building }{ $rupees ->
        [0] .
        [one] {" "}and leaves 1 Rupee on his way.
       *[other] {" "}and leaves { $rupees } Rupees on his way.
    }
event-builder = The die shows { $pips }: the Builder moves on to the { $building }.
event-builder-leaves = Everything is built: the Builder leaves the game.
event-sailor-paid = { $who } pays the Sailor { $goods }.
event-delivered = { $who } delivers { $good } to the { $notable }.
event-delivered-double = { $who } delivers { $good } to the { $notable } a second time.
event-generous = { $who } is paid extra for { $good } by the { $contract }.
event-contract = { $who } wins the contract of the { $notable }.
event-uses = { $who } uses the contract of the { $contract }.
event-stored = { $who } stores { $good } on the French Trader.
event-boat = The Boat reaches pier { $pier }.
event-order-limit = The Order Limit is { $limit } now.
event-robes-bonus = Robes bring 1 Rupee more from now on.
event-order = { $who } fulfils an Order of the { $guild } with { $goods }.
event-akbar = { $who } serves Akbar with { $good }.
event-akbar-bowl = { $who } serves Akbar with { $good }, in the bowl for { $bowl }.
event-influence = { $who } reaches step { $step } of the { $guild }.
event-tile-taken = { $who } takes a Favour tile: { $tile }.
event-tile-found = { $who } searches the stack and takes a Favour tile: { $tile }.
event-tile-discarded = { $who } discards a Favour tile: { $tile }.
event-tile-revealed = A new Favour tile is on display: { $tile }.
event-favour-action = { $who } pays { $count ->
        [one] { $count } Favour
       *[other] { $count } Favours
    } for { $action }.
event-luxury = { $who } uses the { $good } as a luxury good.
event-stand-up = { $who } pays { $goods } to stand Workers up.
event-stood = { $who }’s Worker at the { $space } stands up.
event-end-triggered = The end is near: { $why }. This round is finished, then one more is played.
end-influence = a marker has reached the top of an Influence track
end-orders = all Orders of a guild are fulfilled
end-contract = a contract of level IV is fulfilled
event-last-round = The last round begins.
event-scoring = The game is over, and all Rupees are counted.

score-coins = Rupees
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

rupee = Rupee
    .plural = Rupees
favour = Favour
    .plural = Favours
effect-rupees-of = Rupees equal to the value of { $good }
effect-good = a Good of value { $value }
effect-basic-good = a basic Good
effect-good-of = one Good out of { $goods }
effect-exchange = exchanging { $count ->
        [one] a Good at equal value
       *[other] { $count } Goods at equal value
    }
effect-sell = selling { $count ->
        [one] a Good for its value
       *[other] { $count } Goods for their value
    }
effect-crate = removing { $count ->
        [one] a Crate
       *[other] { $count } Crates
    }
effect-farmers = { $count ->
        [one] { $count } step
       *[other] { $count } steps
    } with Farmers
effect-influence = { $count ->
        [one] { $count } step
       *[other] { $count } steps
    } with the { $guild }
effect-influence-any = { $count ->
        [one] { $count } step
       *[other] { $count } steps
    } on any Influence track
effect-influence-tracks = 1 step on each of { $count } Influence tracks
effect-tile = a displayed Favour tile
effect-tile-search = any Favour tile
effect-meditation = { $count ->
        [one] { $count } space
       *[other] { $count } spaces
    } on the Meditation track
effect-process = processing { $count ->
        [one] { $count } Good
       *[other] { $count } Goods
    }
effect-process-values = processing a Good from value { $before } to { $after }
effect-price = moving { $count ->
        [one] a Price token
       *[other] { $count } Price tokens
    }
effect-build-first = building the first unbuilt building of the path for free
effect-points = { $count ->
        [one] { $count } Meditation Point
       *[other] { $count } Meditation Points
    }
effect-deliver = delivering { $count ->
        [one] { $count } Good to a Notable
       *[other] { $count } Goods to Notables
    }
effect-palace = a Good to Akbar or an Order
effect-sadr = a Good to Akbar, in a bowl of equal value
effect-main-action = another main action
effect-stand = { $count ->
        [one] { $count } Worker
       *[other] up to { $count } Workers
    } standing up
effect-journeyman = a free Journeyman
option-luxury = { CAPITAL($good) }: { $effect }
