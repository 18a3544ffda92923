# Excavation Earth: every word of the game.

game = Excavation Earth
game-about = Alien companies dig up what humankind left behind, smuggle it, and sell it to whoever queues.
game-credits = Designed by Gordon Calleja, Dávid Turczi and Wai Yee; published by Mighty Boards.
automa = Zu

# ---- Settings ----

setting-factions = Factions
setting-factions-choose = everybody chooses, in the order of joining
setting-factions-random = by chance
setting-start = Starting hands
setting-start-dealt = dealt at random
setting-start-drafted = drafted (for experienced players)
setting-easy_no_credits = Easier: Zu starts without credits
setting-easy_no_credits-off = no
setting-easy_no_credits-on = yes
setting-easy_no_fail_credits = Easier: failed actions bring Zu nothing
setting-easy_no_fail_credits-off = no
setting-easy_no_fail_credits-on = yes
setting-easy_no_coloured_buyers = Easier: Zu adds no coloured buyers
setting-easy_no_coloured_buyers-off = no
setting-easy_no_coloured_buyers-on = yes
setting-easy_burn_card = Easier: Zu loses a card after each rush, survey or excavation
setting-easy_burn_card-off = no
setting-easy_burn_card-on = yes
setting-easy_limited_crew = Easier: Zu has one set of crew only
setting-easy_limited_crew-off = no
setting-easy_limited_crew-on = yes
setting-hard_two_colours = Harder: Zu’s two-colour excavations take one of each
setting-hard_two_colours-off = no
setting-hard_two_colours-on = yes
setting-hard_fail_15 = Harder: failed actions bring Zu 15 credits
setting-hard_fail_15-off = no
setting-hard_fail_15-on = yes
setting-hard_any_storage = Harder: Zu stores any artefact anywhere
setting-hard_any_storage-off = no
setting-hard_any_storage-on = yes
setting-hard_leftover_penalty = Harder: your leftover artefacts cost you their value
setting-hard_leftover_penalty-off = no
setting-hard_leftover_penalty-on = yes
setting-hard_double_acquire = Harder: Zu acquires twice on the black market
setting-hard_double_acquire-off = no
setting-hard_double_acquire-on = yes
refused-clash = “{ $one }” and “{ $other }” exclude each other.

# ---- Things ----

region = { $region ->
        [yellow] yellow
        [green] green
        [red] red
        [purple] purple
        [travel] travel cards
       *[orange] orange
    }
card-action = { region } card (market { $market })
card-travel = travel card ({ $fuel } fuel)
buyer = { $buyer ->
        [yellow] yellow buyer
        [green] green buyer
        [red] red buyer
        [purple] purple buyer
        [orange] orange buyer
       *[special] special buyer
    }
    .plural = { $buyer ->
            [yellow] yellow buyers
            [green] green buyers
            [red] red buyers
            [purple] purple buyers
            [orange] orange buyers
           *[special] special buyers
        }
buyer-kind = { $buyer ->
        [yellow] yellow
        [green] green
        [red] red
        [purple] purple
        [orange] orange
       *[special] special
    }
market = market { $market }
number = { $number }
centre = { $centre ->
        [left] left command centre
        [middle] middle command centre
       *[right] right command centre
    }
artefact = { $kind ->
        [yellow-eye] golden mask (yellow, eye)
        [yellow-fork] football (yellow, fork)
        [yellow-wave] number plate (yellow, wave)
        [yellow-gate] toy car (yellow, gate)
        [green-eye] neon sign (green, eye)
        [green-fork] hubcap (green, fork)
        [green-wave] stop sign (green, wave)
        [green-gate] soda can (green, gate)
        [red-eye] ivory chess set (red, eye)
        [red-fork] drum (red, fork)
        [red-wave] bicycle bell (red, wave)
        [red-gate] sandal (red, gate)
        [purple-eye] antlers (purple, eye)
        [purple-fork] gramophone (purple, fork)
        [purple-wave] garden gnome (purple, wave)
        [purple-gate] teacup (purple, gate)
        [orange-eye] waving cat (orange, eye)
        [orange-fork] robot toy (orange, fork)
        [orange-wave] wok (orange, wave)
       *[orange-gate] flip-flop (orange, gate)
    }
artefact-short = { $kind ->
        [yellow-eye] golden mask
        [yellow-fork] football
        [yellow-wave] number plate
        [yellow-gate] toy car
        [green-eye] neon sign
        [green-fork] hubcap
        [green-wave] stop sign
        [green-gate] soda can
        [red-eye] ivory chess set
        [red-fork] drum
        [red-wave] bicycle bell
        [red-gate] sandal
        [purple-eye] antlers
        [purple-fork] gramophone
        [purple-wave] garden gnome
        [purple-gate] teacup
        [orange-eye] waving cat
        [orange-fork] robot toy
        [orange-wave] wok
       *[orange-gate] flip-flop
    }
place = { $place ->
        [alaska] Alaska (market 1)
        [rockies] the Rocky Mountains
        [laurentia] Eastern Canada
        [mexico] Mexico (market 2)
        [caribbean] the Caribbean (western black market)
        [andes] the Northern Andes
        [amazon] Amazonia
        [patagonia] Patagonia
        [guinea] the Gulf of Guinea (market 3)
        [nile] the Nile Valley
        [congo] the Congo Basin
        [cape] Southern Africa
        [scandinavia] Scandinavia (market 4)
        [iberia] Western Europe
        [urals] the Urals
        [arabia] Arabia (central black market)
        [siberia] Siberia (market 5)
        [india] India
        [china] China
        [pacific] the Western Pacific (eastern black market)
       *[australia] Australia (market 6)
    }
faction = { $faction ->
        [gul] Gul Cartel (smugglers)
        [issisinui] Is'sisinui (seers)
        [dal_harraii] Dal-Harraii Corporation (pilots)
        [aqulla] Aqulla Collective (merchants)
        [kuti_kuti] Kuti Kuti Union (excavators)
       *[zu] Zu
    }
faction-ability = { $faction ->
        [gul] Before a sale, acquire one artefact for its value if you have an explorer at a black market.
        [issisinui] A survey draws one artefact more, and one of them may go into your hold for free.
        [dal_harraii] At the start of your turn, move one explorer to an adjacent location for free.
        [aqulla] Sell at the market of the discarded card even without a trader there.
        [kuti_kuti] With one explorer, dig a second artefact from the same or an adjacent dig site.
       *[zu] The rulebook plays for Zu.
    }
command-card = { $card ->
        [transport] Transport order
        [permit] Excavation permit
        [publicity] Publicity
        [delegation] Trade delegation
        [customs] Customs waiver
        [grant] Grant
        [briefing] Briefing
       *[curators] Curators
    }
ability-move = move your explorers by up to { $steps } fuel in all
ability-excavate = take { $count ->
        [one] an artefact from a dig site with your explorer
       *[other] up to { $count } artefacts from different dig sites, each with an explorer of yours
    }
ability-buyers = add { $count ->
        [one] a coloured buyer
       *[other] up to { $count } coloured buyers
    } to { $where ->
        [one] one market
       *[any] any markets
    }
ability-traders = place { $count ->
        [one] a trader at any market
       *[other] up to { $count } traders, each at another market
    }
ability-acquire = acquire { $count ->
        [one] an artefact
       *[other] up to { $count } artefacts
    } from the black market for { $count ->
        [one] its value
       *[other] their value
    }{ $less ->
        [0] { "" }
       *[other] { " " }− { $less }
    }
ability-credits = gain { $credits ->
        [one] { $credits } credit
       *[other] { $credits } credits
    }
ability-draw = draw { $draw ->
        [one] 1 card
       *[other] { $draw } cards
    } and keep { $keep }
ability-sample = take { $count ->
        [one] a sample of an artefact
       *[other] samples of up to { $count } artefacts
    } you have stored
zu-card-excavate-two = excavate { $one ->
        [yellow] yellow
        [green] green
        [red] red
        [purple] purple
       *[orange] orange
    } or { $other ->
        [yellow] yellow
        [green] green
        [red] red
        [purple] purple
       *[orange] orange
    }
zu-card-excavate = excavate the most popular region
zu-card-market = market
zu-card-command = command, market { $market }
zu-card-sell = sell
zu-card-rush = rush
zu-card-survey = survey

# ---- Questions ----

ask-faction = Which faction do you lead?
ask-mulligan = { $count ->
        [0] This is your starting hand. No four of its cards match, so you keep it.
       *[other] Which of the { $count } matching cards in your starting hand do you replace? You may also keep them all.
    }
ask-draft = Choose { $count ->
        [one] { $count } card
       *[other] { $count } cards
    } to keep; { $rest ->
        [passed] the rest moves on.
        [lost] { $lost } of the others will be lost at random.
       *[discarded] the rest is discarded.
    }
ask-third-explorer = Where does your third explorer begin?
ask-pilots-move = Pilots: move one explorer to an adjacent location for free?
ask-action = Which action do you take?
ask-card-region = From which part of your hand?
ask-card-travel = Which card do you discard to travel?
ask-card-excavate = Which card do you discard to excavate?
ask-card-market = Which card do you discard to use a market?
ask-card-sell = Which card do you discard to sell?
ask-card-command = Which card do you discard to give commands?
ask-card-smuggle = Which card do you discard to smuggle?
ask-card-survey = Which card do you play for the survey?
ask-sample = Take a sample of the { $artefact }? { $crew ->
        [0] You have no crew left: a guard would have to move.
        [one] You have { $crew } crew marker left.
       *[other] You have { $crew } crew markers left.
    }
ask-guard = No crew is left. Which guard leaves the gallery?
ask-early-acquisition = Smugglers: which artefact do you acquire before the sale?
ask-sell-region = Artefacts of which region do you sell?
ask-sell-markets = On which markets do you sell { region } artefacts?
ask-sell-artefacts = Which { $count ->
        [one] artefact
       *[other] { $count } artefacts
    } do you sell?
ask-keep-card = Which card do you keep?
ask-command = Market { $market }, { centre }: what do you do?
ask-ability = Use the command card “{ $card }”: { $effect }?
ask-permit = Excavation permit: which artefacts do you take?
ask-publicity-market = Publicity: to which market comes a buyer?
ask-publicity-buyer = Publicity: which buyer joins the queue of market { $market }?
ask-delegation = Trade delegation: to { $most ->
        [one] which market do you send a trader?
       *[other] which markets do you send traders (up to { $most })?
    }
ask-curators = Curators: of which stored { $most ->
        [one] artefact do you take a sample?
       *[other] artefacts do you take samples (up to { $most })?
    }
ask-smuggle-how = Do you deliver artefacts, or acquire some?
ask-deliver = Which artefacts do you deliver (up to two, of different regions)?
ask-acquire = { $most ->
        [one] Which artefact do you acquire?
       *[other] Which artefacts do you acquire (one or two)?
    }
ask-storage = Where do you put the { $artefact }?
ask-forecast = Which card of the forecast do you replace?
ask-keep-cards = You pass. Which action cards do you keep (up to two)?
ask-stop-faction = A faction is drawn for you now. Go on? There is no way back after this.
ask-stop-cards = Cards will be drawn now. Go on? There is no way back after this.
ask-stop-lose = Cards will be lost at random now. Go on? There is no way back after this.
ask-stop-tiles = Artefacts will be drawn now. Go on? There is no way back after this.
ask-survey-tiles = You have drawn { $count } artefacts. Which one goes to its dig site, and { $free ->
        [0] do you buy the other one
       *[other] which ones do you keep
    }?
ask-market = Market { $market }: do you place a trader, add a special buyer, add a coloured buyer? Choose one, two or all three.
ask-excavate = { $most ->
        [one] Which artefact do you excavate? There is room for only one in your cargo hold.
       *[other] Which artefacts do you excavate (one or two)?
    }
ask-travel-to = Where does the explorer go from { $here }? You have { $fuel } fuel.
ask-travel-step = Where does an explorer move with the last fuel? You may also stop here.
ask-travel-explorer = Which explorer moves? You have { $fuel } fuel left. You may also stop here.

# ---- Choices ----

option-yes = Yes
option-no = No
option-stop = Stop here
option-stay = Stay
option-keep = Keep the hand
option-random = Leave it to chance
option-move = { $here } → { $there }
option-slot = { $slot }. { $card }
option-travel = Travel: move your explorers
option-excavate = Excavate: take artefacts from dig sites
option-market = Market: trader and buyers
option-sell = Sell artefacts on markets
option-command = Command: traders, envoys, command cards
option-smuggle = Smuggle: the black market
option-survey = Survey: forecast, initiative, new artefacts
option-pass = Pass for this round
option-trader = Place a trader
option-envoy = Place an envoy
option-retract = Retract an envoy
option-deliver = Deliver artefacts for their value
option-acquire = Acquire artefacts for their value + 1
option-stored = { $artefact }, in the { $storage ->
        [hold] cargo hold
       *[hidden] hidden compartment
    }
fate-placed-free-bought = { CAPITAL($placed) } to the map; { $free } for free; buy the { $bought } for { $credits }
fate-placed-bought = { CAPITAL($placed) } to the map; buy the { $bought } for { $credits }
fate-placed-free = { CAPITAL($placed) } to the map; { $free } for free
fate-placed = { CAPITAL($placed) } to the map
group-placed = To its dig site: { $artefact }
option-hidden = Into the hidden compartment
option-hold = Into the cargo hold
option-retract-trader = Retract an envoy, then place a trader
option-trader-envoy = Place a trader and an envoy
note-value = value { $value }
note-fuel = { $fuel } fuel
note-price = costs { $credits ->
        [one] { $credits } credit
       *[other] { $credits } credits
    }
note-popularity = popularity: { $credits ->
        [one] { $credits } credit
       *[other] { $credits } credits
    }
note-buyers = { $count ->
        [one] { $count } interested buyer
       *[other] { $count } interested buyers
    }
note-fuel-cost = { $fuel } fuel
total-income = Income: { $credits ->
        [one] { $credits } credit
       *[other] { $credits } credits
    }
total-cost = Cost: { $credits ->
        [one] { $credits } credit
       *[other] { $credits } credits
    }

# ---- Why not ----

why-no-cards = You have no cards left: you can only pass.
why-hold-full = Your cargo hold is full.
why-no-dig-site = None of your explorers is at a dig site with artefacts.
why-no-market = None of your explorers is at a market.
why-nothing-stored = You have no artefacts.
why-no-trader = You have no trader at any market.
why-no-buyer = No market with your trader has a buyer who wants what you have.
why-no-crew = You do not have enough crew and guards left.
why-no-black-market = None of your explorers is at a black market.
why-nothing-to-smuggle = You have nothing to deliver, and nothing you could pay for and store.
why-forecast-full = Every card of the forecast has a crew marker on it.
why-no-tiles = There are no artefacts left in the stacks of your cards’ regions.
why-card-excavate = It must be an action card of a region where your explorer stands on artefacts.
why-card-market = It must be an action card with the symbol of a market where your explorer is.
why-card-sell = Nothing can be sold with this card.
why-card-command = It must be an action card.
why-card-smuggle = It must be an action card with the symbol of a black market where your explorer is.
why-card-survey = It must be an action card; in round 3 artefacts of its region must be left in the stack.
why-own-explorer = One of your explorers stands there.
why-no-piece = You have no artefact of this region.
why-no-open-market = Nobody wants it at a market where you may sell.
why-no-trader-there = You have no trader there.
why-no-buyer-there = Nobody there is interested.
why-no-envoy-there = You have no envoy there.
why-crew-on-card = There is a crew marker on this card.
why-different-regions = The artefacts must be of different regions.
why-too-dear = You cannot pay for it.
why-no-explorer-there = None of your explorers is there.
why-same-site = Two artefacts must come from two different dig sites.
why-none-in-pool = There is none left in the pool.
why-faction-taken = Another player leads this faction.
why-not-sold-then = You could not sell anything after acquiring this one.
why-no-buyer-for-merchants = Neither at your cards’ markets nor where you have a trader does anybody want what you have.
why-hold-for-one = There is room for one artefact only in your cargo hold.
why-hidden-full = Your hidden compartment is full.
why-all-too-dear = You cannot pay for anything on the black market.
why-stacks-empty = There is nothing on the black market.
why-no-room = There is no room in your cargo hold or hidden compartment.
why-sampled = You have this sample already, or nobody to guard it.
why-nothing-to-sample = You have stored nothing of which you could take a sample.
why-no-cards-to-draw = There are no action cards left to draw.
why-one-colour = Only one coloured buyer can be added.
why-nothing-for-market = You have neither crew nor guards left, and there are no buyers in the pool.
why-first-from-own-site = One of the artefacts must come from a dig site with an explorer of yours.
why-too-far = It is { $needed } fuel away, and you have { $fuel }.

# ---- What happened ----

event-faction-chosen = { $who } leads the { faction }.
event-order-set = Turn order: { $order }.
event-redrew = { $who } replaces { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }.
event-forecast-revealed = The forecast shows the { $card }.
event-round-begins = Round { $round } begins.
event-explorer-placed = { $who } lands an explorer in { $place }.
event-acts = { $who } { $action ->
        [survey] plays
       *[other] discards
    } the { $card } to { $action ->
        [travel] travel
        [excavate] excavate
        [market] use a market
        [sell] sell
        [command] give commands
        [smuggle] smuggle
       *[survey] survey
    }.
event-moved = { $who } moves an explorer from { $here } to { $there }.
event-dug-up = { $who } excavates the { $artefact } in { $place }.
event-sampled = { $who } takes a sample of the { $artefact }.
event-guard-left = { $who }’s guard leaves the sample of the { $artefact }.
event-column-full = { $who } has filled the { region } column of the gallery.
event-drew-cards = { $who } draws { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }.
event-drew-card = You draw the { $card }.
event-drew-and-kept = { $who } draws { $draw ->
        [one] 1 card
       *[other] { $draw } cards
    } and keeps { $keep }.
event-discarded = { $who } discards the { $card }.
event-lost-at-random = { $who } loses the { $card } at random.
event-trader-placed = { $who } places a trader at market { $market }.
event-buyer-joined = { $buyer ->
        [orange] An
       *[other] A
    } { buyer } joins the queue of market { $market }.
event-queue-filled = New buyers in the queue of market { $market }: { $buyers }.
event-pushed-out = { $buyer ->
        [orange] An
       *[other] A
    } { buyer } is pushed out of the queue of market { $market }.
event-buyer-went-home = { $buyer ->
        [orange] An
       *[other] A
    } { buyer } leaves the queue of market { $market }.
event-sold = { $who } sells { $count ->
        [one] { $region ->
            [orange] an
           *[other] a
        } { region } artefact at market { $markets }
       *[other] { $count } { region } artefacts at markets { $markets }
    } for { $credits ->
        [one] { $credits } credit
       *[other] { $credits } credits
    } ({ $popularity } for popularity, { $buyers } for buyers{ $bonus ->
        [0] { "" }
       *[other] , { $bonus } for several markets
    }).
event-ship-emptied = The buyers of the previous sale leave the ship and return to the pool: { $buyers }.
event-promoted = { $who }’s trader at market { $market } becomes an envoy in the { centre }.
event-artefact-sold = The { $artefact } leaves the game.
event-envoy-placed = { $who } places an envoy in the { centre }.
event-envoy-retracted = { $who } retracts an envoy from the { centre }.
event-ability-used = { $who } uses the command card “{ $card }”.
event-credits-gained = { $who } gains { $credits ->
        [one] { $credits } credit
       *[other] { $credits } credits
    }.
event-delivered = { $who } delivers the { $artefact } for { $credits ->
        [one] { $credits } credit
       *[other] { $credits } credits
    }.
event-acquired = { $who } acquires the { $artefact } for { $credits ->
        [one] { $credits } credit
       *[other] { $credits } credits
    } and puts it into the { $storage ->
        [hold] cargo hold
       *[hidden] hidden compartment
    }.
event-forecast-changed = { $who } puts the { $new } in place of the { $old } in the forecast.
event-token-taken = { $who } takes initiative token { $token }.
event-tile-seen = You draw the { $artefact }.
event-tile-placed = New in { $place }: { $artefact }.
event-tile-taken = { $who } takes the { $artefact } for free.
event-tile-bought = { $who } buys the { $artefact } for { $credits ->
        [one] { $credits } credit
       *[other] { $credits } credits
    }.
event-tiles-shuffled-back = { $who } shuffles { $count ->
        [one] { $count } artefact
       *[other] { $count } artefacts
    } back into the stack.
event-passed = { $who } passes and keeps { $count ->
        [0] no action cards
        [one] { $count } action card
       *[other] { $count } action cards
    }.
event-centre-scored = { $who } receives { $credits ->
        [one] { $credits } credit
       *[other] { $credits } credits
    } in the { centre }.
event-gallery-scored = { $who }’s gallery is worth { $credits ->
        [one] { $credits } credit
       *[other] { $credits } credits
    }.
event-leftovers-lost = { $credits ->
        [0] { $who } loses nothing for artefacts left over.
        [one] { $who } loses { $credits } credit for artefacts left over.
       *[other] { $who } loses { $credits } credits for artefacts left over.
    }
event-preparation = Round { $round } is prepared.
event-command-card-revealed = The { centre } shows the command card “{ command-card }” ({ $side ->
        [white] white side
       *[yellow] yellow side
    }): { $effect }.
event-forecast-comes-true = The forecast comes true: { $card }.
event-tile-to-black-market = The { $artefact } goes to the bottom of its black-market stack.
event-stacks-rotated = In every black-market stack the top artefact goes to the bottom.
event-drafted = { $turn ->
        [1] Everybody has drafted the first cards.
        [2] Everybody has drafted the second cards.
       *[other] Everybody has drafted the last cards.
    }
event-zu-deck-renewed = { $count ->
        [one] Zu’s deck for this round: { $count } card.
       *[other] Zu’s deck for this round: { $count } cards.
    }
event-zu-reveals = { $who } reveals a card: { $card }.
event-zu-prefers-region = { $who } prefers { $what }: { $why }.
event-zu-prefers-market = { $who } prefers market { $what }: { $why }.
event-zu-prefers-artefact = { $who } prefers the { $what }: { $why }.
by-popularity = highest popularity
by-unpopularity = lowest popularity
by-two-finds = two artefacts to take
by-none-stored = none of it stored yet
by-your-fewest = you have fewest of it
by-buyers = most interested buyers
by-your-traders = most of your traders beside his own
by-influence = most influence to gain
by-no-sample = you have no sample of it
by-fewest-copies = fewest copies on the board
by-value = highest value
by-low-value = lowest value
by-hold = it lies in the cargo hold
by-most-stored = most of it in storage
by-fewest-stored = fewest of it in storage
by-markets = most markets to sell on
by-income = highest income
event-zu-burns = { $who } discards the next card unseen.
event-zu-passed = { $who } has no cards left and passes.
event-zu-cannot-excavate = { $who } cannot excavate: { $why ->
        [full] the cargo hold is full.
       *[nothing] nothing new of that colour lies on the map.
    }
event-zu-fails = { $who } fails in this action { $credits ->
        [0] and receives nothing.
        [one] and receives { $credits } credit instead.
       *[other] and receives { $credits } credits instead.
    }
event-zu-draws = { $who } draws the { $card }.
event-zu-leftovers = { $who } adds { $credits ->
        [one] { $credits } credit
       *[other] { $credits } credits
    } for artefacts left over.
event-ability-idle = The command card “{ $card }” ({ $effect }) would do nothing now. { $why }

# ---- Scores ----

score-start = starting credits
score-sales = sales
score-deliveries = deliveries
score-purchases = purchases
score-abilities = command cards
score-centres = command centres
score-failed-actions = failed actions
score-gallery = gallery
score-leftovers = artefacts left over

# What a seat has, for telling in short what has changed.
holds-credits = credits
holds-crew = crew
holds-hold = in the hold
holds-hidden = in the hidden compartment
holds-gallery = in the gallery
holds-hand_size = cards in hand
