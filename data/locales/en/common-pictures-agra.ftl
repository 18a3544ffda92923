# What stands on the pictures of Agra. Short: it has to fit.
pic-agra-title = Agra
pic-agra-state = Round { $round } · { $phase }
pic-agra-state-last = Round { $round }, the last is { $last } · { $phase }
pic-agra-phase-meditation = Meditation phase
pic-agra-phase-action = Action phase
pic-agra-phase-extra = extra action
pic-agra-phase-orders = Order phase
pic-agra-phase-over = final scoring
pic-agra-building-quarry = Quarry
pic-agra-building-woodcutter = Woodcutter
pic-agra-building-turmeric_field = Turmeric field
pic-agra-building-cotton_field = Cotton field
pic-agra-building-cement_works = Cement works
pic-agra-building-sawmill = Sawmill
pic-agra-building-curry_kitchen = Curry kitchen
pic-agra-building-oil_press = Oil press
pic-agra-building-brickyard = Brickyard
pic-agra-building-paper_mill = Paper mill
pic-agra-building-dye_works = Dye works
pic-agra-building-weaving_mill = Weaving mill
pic-agra-building-sculptor = Sculptor
pic-agra-building-bookbinder = Bookbinder
pic-agra-building-painter_studio = Painter’s studio
pic-agra-building-tailor = Tailor
pic-agra-notable-portuguese_trader = Portuguese Trader
pic-agra-notable-sufi = Sufi
pic-agra-notable-takshaka = Takshaka
pic-agra-notable-mahout = Mahout
pic-agra-notable-khatib = Khatib
pic-agra-notable-french_trader = French Trader
pic-agra-notable-dyer = Dyer
pic-agra-notable-cook = Cook
pic-agra-notable-muezzin = Muezzin
pic-agra-notable-jagirdar = Jagirdar
pic-agra-notable-caliph = Caliph
pic-agra-notable-calligrapher = Calligrapher
pic-agra-notable-mullah = Mullah
pic-agra-notable-english_trader = English Trader
pic-agra-notable-mosaicist = Mosaicist
pic-agra-notable-mujtahida = Mujtahida
pic-agra-notable-danish_trader = Danish Trader
pic-agra-notable-painter = Painter
pic-agra-notable-nazim = Nazim
pic-agra-notable-sadr_us_sudur = Sadr us-Sudur
pic-agra-notable-grand_mufti = Grand Mufti
pic-agra-notable-grand_imam = Grand Imam
pic-agra-notable-court_artist = Court Artist
pic-agra-notable-diwan = Diwan
pic-agra-guild-craftsmen = Craftsmen
pic-agra-guild-merchants = Merchants
pic-agra-guild-scholars = Scholars
pic-agra-character-architect = Architect
pic-agra-does-architect = build, or 1 influence
pic-agra-character-sailor = Sailor
pic-agra-does-sailor = deliver goods
pic-agra-character-trader = Trader
pic-agra-does-trader = exchange goods, move a price
pic-agra-character-botanist = Botanist
pic-agra-does-botanist = farm and meditation
pic-agra-bonus = Bonus { $level }
pic-agra-akbar = Akbar’s bowls
pic-agra-orders = Orders
pic-agra-limit = limit { $limit } each
pic-agra-favour-tiles = Favour tiles on display
pic-agra-goods = { $count ->
        [one] { $count } good in the city
       *[other] { $count } goods in the city
    }
pic-agra-purse = { $rupees ->
        [one] { $rupees } Rupee
       *[other] { $rupees } Rupees
    }
pic-agra-final = { $rupees ->
        [one] { $who } { $rupees } Rupee
       *[other] { $who } { $rupees } Rupees
    }
pic-agra-standing = { $who }: { $contracts ->
        [one] { $contracts } contract
       *[other] { $contracts } contracts
    }, { $orders ->
        [one] { $orders } order
       *[other] { $orders } orders
    }, { $bowls ->
        [one] { $bowls } bowl
       *[other] { $bowls } bowls
    }
pic-agra-contracts = Contracts
pic-agra-legend = Signs
pic-agra-legend-standing = standing Worker
pic-agra-legend-lying = lying Worker (meditating)
pic-agra-legend-good = Goods of a player at a building
pic-agra-legend-merchant = Merchant: 2 Favours to whoever comes
pic-agra-legend-builder = Builder: here one can build for free
pic-agra-legend-value = value of the good
pic-agra-legend-price = value changed by a Price token
pic-agra-legend-favour = Favours
pic-agra-legend-neutral = neutral marker
pic-agra-end-scores = Boards and final scoring
pic-agra-key-tracks = leader of a track: 2 for each own Order there, second place 1
pic-agra-key-akbar = 1, 3, 5 for the first bowls, 3 for each further one
pic-agra-key-crates = 1 for each Crate removed
pic-agra-key-meditation = 5 at the end of the Meditation track
pic-agra-key-bonus = Building Bonus tiles taken
pic-agra-key-trigger = the top of a track, a level IV contract or six markers in a column end the game
pic-agra-legend-pay = 4 −3: have 4, pay 3 of them
pic-agra-legend-often = once per turn; with a sparkle: at once
pic-agra-told-neutral = neutral
pic-agra-told-value = { $good }, value { $value }
pic-agra-told-unbuilt = not built, costs { $cost }
pic-agra-told-boat = The Boat is at pier { $pier }
pic-agra-told-demands = { $name } ({ $level }) wants { $goods }
pic-agra-told-bowls = Bowls still empty: { $goods }
pic-agra-told-orders = Orders of the { $guild }: { $done } fulfilled; now { $now }
pic-agra-told-ends = Towards the end: Influence { $step } of { $top }, pier { $pier } of { $last }, Orders { $column } of { $most }
pic-agra-told-player = { $who }: { $workers } Workers in supply, { $favours } Favours, { $goods } Goods, Meditation space { $meditation }
pic-agra-told-goods = Your Goods
pic-agra-told-actions = Favour actions left
tie-goods = Goods and Favours
pic-agra-favours = Favour actions
pic-agra-pier-after = after { $count ->
        [one] 1 contract
       *[other] { $count } contracts
    } of level { $level }
pic-agra-pier-limit = limit of Orders { $limit }
pic-agra-told-pier = Pier { $pier }: { $what }
pic-agra-told-wheel = Free on the Meditation wheel: { $actions }
pic-agra-told-bowls-full = All bowls are taken
