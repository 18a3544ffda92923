# Napisy na obrazach gry „Relikty ludzkości”. Krótkie, bo muszą się zmieścić.
pic-excavation-place-alaska = Alaska
pic-excavation-place-rockies = Góry Skaliste
pic-excavation-place-laurentia = Wsch. Kanada
pic-excavation-place-mexico = Meksyk
pic-excavation-place-caribbean = Karaiby
pic-excavation-place-andes = Płn. Andy
pic-excavation-place-amazon = Amazonia
pic-excavation-place-patagonia = Patagonia
pic-excavation-place-guinea = Zat. Gwinejska
pic-excavation-place-nile = Dolina Nilu
pic-excavation-place-congo = Kotlina Konga
pic-excavation-place-cape = Płd. Afryka
pic-excavation-place-scandinavia = Skandynawia
pic-excavation-place-iberia = Zach. Europa
pic-excavation-place-urals = Ural
pic-excavation-place-arabia = Arabia
pic-excavation-place-siberia = Syberia
pic-excavation-place-india = Indie
pic-excavation-place-china = Chiny
pic-excavation-place-pacific = Zach. Pacyfik
pic-excavation-place-australia = Australia

pic-excavation-title = Relikty ludzkości
pic-excavation-state = Runda { $round }/{ $rounds } · { $phase }
pic-excavation-phase-factions = wybór frakcji
pic-excavation-phase-deal = rozdanie kart
pic-excavation-phase-mulligan = początkowe ręce
pic-excavation-phase-draft = draft
pic-excavation-phase-action = faza akcji
pic-excavation-phase-scoring = faza punktacji
pic-excavation-phase-prepare = faza przygotowań
pic-excavation-phase-over = końcowy wynik
pic-excavation-markets = Rynki
pic-excavation-front = przód kolejki
pic-excavation-traders = handlarze
pic-excavation-ship = Statek
pic-excavation-awards = za najwięcej reprezentantów: { $awards }[coin]
pic-excavation-on-ship = Na pokładzie
pic-excavation-popularity = Popularność
pic-excavation-rank = { $rank }. miejsce
pic-excavation-stacks = Czarny rynek, od wierzchu stosu
pic-excavation-forecast = Prognoza
pic-excavation-deck = Talia
pic-excavation-discard = Odrzucone
pic-excavation-buyer-deck = Kupujący
pic-excavation-hold = Ładownia
pic-excavation-hidden = Ukryty luk
pic-excavation-passed = spasowano
pic-excavation-no-faction = jeszcze bez frakcji
pic-excavation-faction-gul = Kartel Gul · Przemytnicy
pic-excavation-faction-issisinui = Is'sisinui · Jasnowidze
pic-excavation-faction-dal_harraii = Dal-Harraii · Piloci
pic-excavation-faction-aqulla = Kolektyw Aqulla · Kupcy
pic-excavation-faction-kuti_kuti = Kuti Kuti · Wydobywcy
pic-excavation-faction-zu = przeciwnik z instrukcji
pic-excavation-ability-gul = Przed sprzedażą może nabyć wierzchni artefakt czarnego rynku za jego wartość.
pic-excavation-ability-issisinui = Prognoza odkrywa 3 artefakty: jeden można zatrzymać za darmo.
pic-excavation-ability-dal_harraii = Na początku tury jeden odkrywca może zrobić jeden krok.
pic-excavation-ability-aqulla = Może sprzedać bez handlarza na rynku z odrzuconej karty.
pic-excavation-ability-kuti_kuti = Jeden odkrywca może wydobyć dwa razy: tu lub w sąsiednim miejscu.
pic-excavation-zu-cards = { $deck ->
        [one] Została { $deck } karta w tej rundzie.
        [few] Zostały { $deck } karty w tej rundzie.
        [many] Zostało { $deck } kart w tej rundzie.
       *[other] Zostało { $deck } karty w tej rundzie.
    } Ostatnio: { $last }
pic-excavation-zu-zu = karta
pic-excavation-zu-excavate = wydobycie
pic-excavation-zu-market = rynek
pic-excavation-zu-command = rozkaz
pic-excavation-zu-sell = sprzedaż
pic-excavation-zu-rush = zryw
pic-excavation-zu-survey = prognoza
pic-excavation-hand = Ręka: { $count }
pic-excavation-packet = Draft, do wyboru: { $count }
pic-excavation-picks = Wybrane w drafcie: { $count }
pic-excavation-drawn = Dobrane, do wyboru: { $count }
pic-excavation-tiles = Artefakty z prognozy: { $count }
pic-excavation-command-transport = Rozkaz transportu
pic-excavation-command-permit = Zezwolenie na wykopaliska
pic-excavation-command-publicity = Reklama
pic-excavation-command-delegation = Delegacja handlowa
pic-excavation-command-customs = Zwolnienie z cła
pic-excavation-command-grant = Dotacja
pic-excavation-command-briefing = Odprawa
pic-excavation-command-curators = Kuratorzy
pic-excavation-verb-move-explorers = { $steps ->
        [one] { $steps } krok
        [few] do { $steps } kroków
        [many] do { $steps } kroków
       *[other] do { $steps } kroku
    }
pic-excavation-verb-excavate-any = wydobądź: { $count }
pic-excavation-verb-add-buyers = { $same_market ->
        [1] { $count } kupujących na jeden rynek
       *[other] { $count } kupujących
    }
pic-excavation-verb-place-traders = { $count ->
        [one] { $count } handlarz
        [few] { $count } handlarzy
        [many] { $count } handlarzy
       *[other] { $count } handlarza
    }
pic-excavation-verb-acquire-black-market = { $price_mod ->
        [0] czarny rynek: { $count } za wartość
       *[other] czarny rynek: { $count } za wartość −{ $less }
    }
pic-excavation-verb-gain-credits = { $amount ->
        [one] { $amount } kredyt
        [few] { $amount } kredyty
        [many] { $amount } kredytów
       *[other] { $amount } kredytu
    }
pic-excavation-verb-draw-cards = dobierz { $draw }, zatrzymaj { $keep }
pic-excavation-verb-sample-stored = { $count ->
        [one] { $count } próbka
        [few] { $count } próbki
        [many] { $count } próbek
       *[other] { $count } próbki
    }
pic-excavation-legend = Znaki
pic-excavation-legend-market = rynek i jego symbol
pic-excavation-legend-dig = miejsce wykopalisk regionu
pic-excavation-legend-black-market = czarny rynek
pic-excavation-legend-artefact = artefakt: region, symbol, wartość
pic-excavation-legend-explorer = odkrywca
pic-excavation-legend-crew = załoga: handlarz, strażnik…
pic-excavation-legend-buyer = kupujący: głowa to region
pic-excavation-legend-special = specjalny kupujący: każdy region
pic-excavation-discarded = Odrzucone karty
pic-excavation-standing = { $who } { $credits ->
        [one] { $credits } kredyt
        [few] { $credits } kredyty
        [many] { $credits } kredytów
       *[other] { $credits } kredytu
    }
pic-excavation-no-forecast = w tej rundzie bez prognozy
pic-excavation-forecast-later = pojawi się po wyborze kart na rękę
pic-excavation-legend-centre = centrum dowodzenia: sekcja statku
pic-excavation-legend-lamp = popularność: im wyżej, tym drożej
pic-excavation-legend-guard = galeria: tylu strażników → tyle kredytów
pic-excavation-use-travel = podróż
pic-excavation-use-excavate = wydobycie
pic-excavation-use-market = rynek
pic-excavation-use-sell = sprzedaż
pic-excavation-use-command = rozkaz
pic-excavation-use-smuggle = przemyt
pic-excavation-use-survey = prognoza
pic-excavation-my-explorers = Odkrywcy: { $where }
pic-excavation-my-crews = Handlarze → rynek: { $where }
pic-excavation-zu-title = Karty Zu
pic-excavation-zu-deck = w tej rundzie
pic-excavation-zu-later = na później
pic-excavation-zu-unseen = odrzucone
pic-excavation-zu-revealed = Odsłonięte w tej rundzie:
pic-excavation-told-card = { $region }, rynek { $market }, paliwo { $fuel }
pic-excavation-told-travel = podróż, paliwo { $fuel }
pic-excavation-told-hold = w ładowni: { $tiles }
pic-excavation-told-hidden = w ukrytym luku: { $tiles }
pic-excavation-told-nothing-stored = ładownia pusta
pic-excavation-told-gallery = { $guards ->
        [0] galeria bez strażników
        [one] { $guards } strażnik w galerii, wart { $worth }
        [few] { $guards } strażników w galerii, wartych { $worth }
        [many] { $guards } strażników w galerii, wartych { $worth }
       *[other] { $guards } strażnika w galerii, wartych { $worth }
    }
pic-excavation-told-cards = { $cards ->
        [one] { $cards } karta na ręce
        [few] { $cards } karty na ręce
        [many] { $cards } kart na ręce
       *[other] { $cards } karty na ręce
    }
pic-excavation-told-at-market = { $count } na rynku { $market }
pic-excavation-told-traders = Handlarze: { $where }
pic-excavation-told-queues = Kolejki na rynkach, od początku: { $queues }
pic-excavation-told-market = Rynek { $market }, od początku kolejki: { $queue }
pic-excavation-told-popularity = Sprzedaż przynosi: { $tracks }
pic-excavation-told-centre = Centrum dowodzenia rynków { $markets }
pic-excavation-told-envoys = reprezentanci: { $envoys }
pic-excavation-told-no-envoys = bez reprezentantów
pic-excavation-told-stack = Czarny rynek, { $region }: { $values }; zakryte: { $hidden }
pic-excavation-told-special = specjalny
tie-artefacts = artefakty w magazynie
