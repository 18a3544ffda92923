game = Oasis
game-about = A practice game of five minutes: trade, scout, raid, and mind your water.
game-credits = A game of our own, to practise with.
automa = The Sandstorm

setting-length = Length
setting-length-short = short: 2 rounds
setting-length-long = long: 3 rounds

good-dates = dates
good-salt = salt
good-silk = silk
coin = coin
    .plural = coins
card = card
    .plural = cards
water = water
    .plural = water
camel = camel
    .plural = camels
stall-well = the stall at the well
stall-gate = the stall at the gate
ware-water = water (1 coin)
ware-camel = camel (2 coins)

ask-load = Which card do you load as cargo?
ask-action = What do you do this turn?
ask-trade-card = Which card do you sell?
ask-trade-stall = At which stall?
ask-stop-draw = You are about to look at hidden cards. Go on? There is no way back after this.
ask-scout-order = Put them in order: the first goes to your hand, the other back on the deck.
ask-raid-whom = Whom do you raid?
ask-flee = { $who } raids you. Spend a water to get away?
ask-stock-what = What do you buy?
ask-drink-stall = Which stall's bonus rises?
ask-throw-away = You hold too many cards: discard { $count }.
ask-storm-takes = The storm buries your camp. What do you give?

action-trade = Trade: sell a card
action-scout = Scout: look at two cards, keep one
action-raid = Raid: take a coin from somebody
action-stock = Stock up: buy water and camels
action-drink = Drink: spend a water, a stall's bonus rises
option-flee = get away (1 water)
option-stay = stay
option-two-coins = 2 coins
note-bonus = bonus { $bonus }
total-cost = { $cost } of your { $coins } { NOUN($coin, $coins) }

event-loaded = { $who } loads { $good }.
event-water-found = { $who } finds a water.
event-traded = { $who } sells { $good } at { $stall } for { $price }.
event-scouted = { $who } looks at { $cards }.
event-drew = You take { $good }.
event-raids = { $who } raids { $whom }.
event-fled = { $who } gets away.
event-robbed = { $who } takes a coin from { $whom }.
event-stocked = { $who } buys { $wares }.
event-drank = { $who } drinks: the bonus at { $stall } rises.
event-threw-away = { $who } discards { $cards }.
event-storm-rolls = { $who } rolls { $roll }.
event-storm-dries = { $who } dries out a water of { $whom }.
event-storm-takes-coins = { $who } takes 2 coins.
event-storm-takes-card = { $who } takes { $good }.
event-storm-gathers = { $who } gathers: 3 points.

why-no-card = You have no card to sell.
why-not-held = You have no { $good }.
why-no-victim = Nobody else has a coin.
why-no-coins = You have no coins.
why-no-loot = { $who } has no coin.
why-no-camels = There is no camel left.
why-no-water = You have no water.
why-too-dear = That costs { $cost }, and you have { $coins }.

score-coins = coins
score-camels = camels
score-cargo = cargo
score-storm = the storm

# What a seat has, for telling in short what has changed.
holds-cards = cards
holds-cargo = goods
holds-water = water
holds-coins = coins
holds-camels = camels
