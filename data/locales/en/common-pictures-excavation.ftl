# What stands on the pictures of Excavation Earth. Short: it has to fit.
pic-excavation-place-alaska = Alaska
pic-excavation-place-rockies = Rockies
pic-excavation-place-laurentia = Eastern Canada
pic-excavation-place-mexico = Mexico
pic-excavation-place-caribbean = Caribbean
pic-excavation-place-andes = Northern Andes
pic-excavation-place-amazon = Amazonia
pic-excavation-place-patagonia = Patagonia
pic-excavation-place-guinea = Gulf of Guinea
pic-excavation-place-nile = Nile Valley
pic-excavation-place-congo = Congo Basin
pic-excavation-place-cape = Southern Africa
pic-excavation-place-scandinavia = Scandinavia
pic-excavation-place-iberia = Western Europe
pic-excavation-place-urals = Urals
pic-excavation-place-arabia = Arabia
pic-excavation-place-siberia = Siberia
pic-excavation-place-india = India
pic-excavation-place-china = China
pic-excavation-place-pacific = Western Pacific
pic-excavation-place-australia = Australia

pic-excavation-title = Excavation Earth
pic-excavation-state = Round { $round }/{ $rounds } · { $phase }
pic-excavation-phase-factions = choosing factions
pic-excavation-phase-deal = dealing cards
pic-excavation-phase-mulligan = starting hands
pic-excavation-phase-draft = draft
pic-excavation-phase-action = action phase
pic-excavation-phase-scoring = scoring phase
pic-excavation-phase-prepare = preparation phase
pic-excavation-phase-over = final scores
pic-excavation-markets = Markets
pic-excavation-front = front of the queue
pic-excavation-traders = traders
pic-excavation-ship = Ship
pic-excavation-awards = for most envoys: { $awards }[coin]
pic-excavation-on-ship = Buyers aboard
pic-excavation-popularity = Popularity
pic-excavation-rank = { $rank ->
        [1] { $rank }st
        [2] { $rank }nd
        [3] { $rank }rd
       *[other] { $rank }th
    }
pic-excavation-stacks = Black market, top of the stack first
pic-excavation-forecast = Forecast
pic-excavation-deck = Deck
pic-excavation-discard = Discard
pic-excavation-buyer-deck = Buyers
pic-excavation-hold = Cargo hold
pic-excavation-hidden = Hidden compartment
pic-excavation-passed = passed
pic-excavation-no-faction = no faction yet
pic-excavation-faction-gul = Gul Cartel · Smugglers
pic-excavation-faction-issisinui = Is'sisinui · Seers
pic-excavation-faction-dal_harraii = Dal-Harraii Corp. · Pilots
pic-excavation-faction-aqulla = Aqulla · Merchants
pic-excavation-faction-kuti_kuti = Kuti Kuti · Excavators
pic-excavation-faction-zu = the rulebook’s opponent
pic-excavation-ability-gul = Before selling, may buy one top tile of the black market at its value.
pic-excavation-ability-issisinui = Survey draws 3 tiles: one may be kept for free.
pic-excavation-ability-dal_harraii = At the start of a turn one explorer may move one step.
pic-excavation-ability-aqulla = May sell without a trader at the market of the discarded card.
pic-excavation-ability-kuti_kuti = One explorer may dig twice: here or at an adjacent site.
pic-excavation-zu-cards = { $deck ->
        [one] { $deck } card left this round.
       *[other] { $deck } cards left this round.
    } Last: { $last }
pic-excavation-zu-zu = card
pic-excavation-zu-excavate = excavate
pic-excavation-zu-market = market
pic-excavation-zu-command = command
pic-excavation-zu-sell = sell
pic-excavation-zu-rush = rush
pic-excavation-zu-survey = survey
pic-excavation-hand = Hand: { $count }
pic-excavation-packet = Draft: choose from { $count }
pic-excavation-picks = Chosen in the draft: { $count }
pic-excavation-drawn = Drawn, to choose from: { $count }
pic-excavation-tiles = Surveyed tiles: { $count }
pic-excavation-command-transport = Transport order
pic-excavation-command-permit = Excavation permit
pic-excavation-command-publicity = Publicity
pic-excavation-command-delegation = Trade delegation
pic-excavation-command-customs = Customs waiver
pic-excavation-command-grant = Grant
pic-excavation-command-briefing = Briefing
pic-excavation-command-curators = Curators
pic-excavation-verb-move-explorers = up to { $steps ->
        [one] { $steps } step
       *[other] { $steps } steps
    }
pic-excavation-verb-excavate-any = dig up { $count }
pic-excavation-verb-add-buyers = { $same_market ->
        [1] { $count } buyers to one market
       *[other] { $count } buyers
    }
pic-excavation-verb-place-traders = { $count ->
        [one] { $count } trader
       *[other] { $count } traders
    }
pic-excavation-verb-acquire-black-market = black market: { $count } at { $price_mod ->
        [0] value
       *[other] value −{ $less }
    }
pic-excavation-verb-gain-credits = { $amount ->
        [one] { $amount } credit
       *[other] { $amount } credits
    }
pic-excavation-verb-draw-cards = draw { $draw }, keep { $keep }
pic-excavation-verb-sample-stored = sample { $count } in store
pic-excavation-legend = Signs
pic-excavation-legend-market = market with its symbol
pic-excavation-legend-dig = dig site of a region
pic-excavation-legend-black-market = black market
pic-excavation-legend-artefact = artefact: region, symbol, value
pic-excavation-legend-explorer = explorer
pic-excavation-legend-crew = crew: trader, envoy or guard
pic-excavation-legend-buyer = buyer: the head shows the region
pic-excavation-legend-special = special buyer: any region
pic-excavation-discarded = Discarded cards
pic-excavation-standing = { $who } { $credits ->
        [one] { $credits } credit
       *[other] { $credits } credits
    }
pic-excavation-no-forecast = no forecast in this round
pic-excavation-forecast-later = comes when the hands are chosen
pic-excavation-legend-centre = command centre: its bay on the ship
pic-excavation-legend-lamp = popularity: the higher, the dearer
pic-excavation-legend-guard = gallery: so many guards → so many credits
pic-excavation-use-travel = travel
pic-excavation-use-excavate = excavate
pic-excavation-use-market = market
pic-excavation-use-sell = sell
pic-excavation-use-command = command
pic-excavation-use-smuggle = smuggle
pic-excavation-use-survey = survey
pic-excavation-my-explorers = Explorers: { $where }
pic-excavation-my-crews = Traders → market: { $where }
pic-excavation-zu-title = Zu’s cards
pic-excavation-zu-deck = this round
pic-excavation-zu-later = later rounds
pic-excavation-zu-unseen = unseen
pic-excavation-zu-revealed = Revealed this round:
pic-excavation-told-card = { $region }, market { $market }, fuel { $fuel }
pic-excavation-told-travel = travel, fuel { $fuel }
pic-excavation-told-hold = in the hold: { $tiles }
pic-excavation-told-hidden = in the hidden compartment: { $tiles }
pic-excavation-told-nothing-stored = nothing stored
pic-excavation-told-gallery = { $guards ->
        [0] no guards in the gallery
        [one] { $guards } guard in the gallery, worth { $worth }
       *[other] { $guards } guards in the gallery, worth { $worth }
    }
pic-excavation-told-cards = { $cards ->
        [one] { $cards } card in hand
       *[other] { $cards } cards in hand
    }
pic-excavation-told-at-market = { $count } at market { $market }
pic-excavation-told-traders = Traders: { $where }
pic-excavation-told-queues = Queues of the markets, front first: { $queues }
pic-excavation-told-market = Market { $market }, front first: { $queue }
pic-excavation-told-popularity = A sale brings: { $tracks }
pic-excavation-told-centre = Command centre of markets { $markets }
pic-excavation-told-envoys = envoys: { $envoys }
pic-excavation-told-no-envoys = no envoys
pic-excavation-told-stack = Black market, { $region }: { $values }; face down: { $hidden }
pic-excavation-told-special = special
tie-artefacts = artefacts stored
