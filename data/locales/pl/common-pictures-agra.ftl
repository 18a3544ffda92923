# Napisy na obrazach gry „Agra”. Krótkie, bo muszą się zmieścić.
pic-agra-title = Agra
pic-agra-state = Runda { $round } · { $phase }
pic-agra-state-last = Runda { $round }, ostatnia: { $last } · { $phase }
pic-agra-phase-meditation = Faza Medytacji
pic-agra-phase-action = Faza Akcji
pic-agra-phase-extra = akcja dodatkowa
pic-agra-phase-orders = Faza Zamówień
pic-agra-phase-over = końcowe punktowanie
pic-agra-building-quarry = Kopalnia
pic-agra-building-woodcutter = Drwal
pic-agra-building-turmeric_field = Pole Kurkumy
pic-agra-building-cotton_field = Pole Bawełny
pic-agra-building-cement_works = Cementownia
pic-agra-building-sawmill = Tartak
pic-agra-building-curry_kitchen = Wytw. Curry
pic-agra-building-oil_press = Olejarnia
pic-agra-building-brickyard = Cegielnia
pic-agra-building-paper_mill = Wytw. Papieru
pic-agra-building-dye_works = Farbiarnia
pic-agra-building-weaving_mill = Tkalnia
pic-agra-building-sculptor = Rzeźbiarz
pic-agra-building-bookbinder = Introligator
pic-agra-building-painter_studio = Prac. malarska
pic-agra-building-tailor = Krawiec
pic-agra-notable-portuguese_trader = Portugalski Handlarz
pic-agra-notable-sufi = Sufi
pic-agra-notable-takshaka = Takszaka
pic-agra-notable-mahout = Kornak
pic-agra-notable-khatib = Chatib
pic-agra-notable-french_trader = Francuski Handlarz
pic-agra-notable-dyer = Barwiarz
pic-agra-notable-cook = Kucharz
pic-agra-notable-muezzin = Muezzin
pic-agra-notable-jagirdar = Dżagirdar
pic-agra-notable-caliph = Kalif
pic-agra-notable-calligrapher = Kaligraf
pic-agra-notable-mullah = Mułła
pic-agra-notable-english_trader = Angielski Handlarz
pic-agra-notable-mosaicist = Mozaikarz
pic-agra-notable-mujtahida = Mudżtahida
pic-agra-notable-danish_trader = Duński Handlarz
pic-agra-notable-painter = Malarz
pic-agra-notable-nazim = Nazim
pic-agra-notable-sadr_us_sudur = Sadr us-Sudur
pic-agra-notable-grand_mufti = Wielki Mufti
pic-agra-notable-grand_imam = Wielki Imam
pic-agra-notable-court_artist = Nadworny Artysta
pic-agra-notable-diwan = Diwan
pic-agra-guild-craftsmen = Rzemieślnicy
pic-agra-guild-merchants = Kupcy
pic-agra-guild-scholars = Uczeni
pic-agra-character-architect = Architekt
pic-agra-does-architect = budowa albo 1 wpływ
pic-agra-character-sailor = Żeglarz
pic-agra-does-sailor = dostawy Dóbr
pic-agra-character-trader = Handlarz
pic-agra-does-trader = wymiana Dóbr, żeton Ceny
pic-agra-character-botanist = Plantatorka
pic-agra-does-botanist = rozwój farmy i Medytacji
pic-agra-bonus = Bonus { $level }
pic-agra-akbar = Miseczki Akbara
pic-agra-orders = Zamówienia
pic-agra-limit = limit: { $limit }
pic-agra-favour-tiles = Wystawione płytki Przysług
pic-agra-goods = { $count ->
        [one] { $count } Dobro w mieście
        [few] { $count } Dobra w mieście
        [many] { $count } Dóbr w mieście
       *[other] { $count } Dobra w mieście
    }
pic-agra-purse = { $rupees ->
        [one] { $rupees } Rupia
        [few] { $rupees } Rupie
        [many] { $rupees } Rupii
       *[other] { $rupees } Rupii
    }
pic-agra-final = { $rupees ->
        [one] { $who } { $rupees } Rupia
        [few] { $who } { $rupees } Rupie
        [many] { $who } { $rupees } Rupii
       *[other] { $who } { $rupees } Rupii
    }
pic-agra-standing = { $who }: { $contracts ->
        [one] { $contracts } Kontrakt
        [few] { $contracts } Kontrakty
        [many] { $contracts } Kontraktów
       *[other] { $contracts } Kontraktu
    }, { $orders ->
        [one] { $orders } Zamówienie
        [few] { $orders } Zamówienia
        [many] { $orders } Zamówień
       *[other] { $orders } Zamówienia
    }, { $bowls ->
        [one] { $bowls } miseczka
        [few] { $bowls } miseczki
        [many] { $bowls } miseczek
       *[other] { $bowls } miseczki
    }
pic-agra-contracts = Kontrakty
pic-agra-legend = Znaki
pic-agra-legend-standing = stojący Pracownik
pic-agra-legend-lying = leżący (medytujący) Pracownik
pic-agra-legend-good = Dobra gracza przy budynku
pic-agra-legend-merchant = Kupiec: 2 Przysługi za odwiedziny
pic-agra-legend-builder = Budowniczy: tu można budować za darmo
pic-agra-legend-value = wartość Dobra
pic-agra-legend-price = wartość zmieniona żetonem Ceny
pic-agra-legend-favour = Przysługi
pic-agra-legend-neutral = neutralny znacznik
pic-agra-end-scores = Plansze i końcowe punktowanie
pic-agra-key-tracks = prowadzący na torze: 2 za własne Zamówienie, drugie miejsce 1
pic-agra-key-akbar = 1, 3, 5 za pierwsze miseczki, 3 za każdą następną
pic-agra-key-crates = 1 za każdą usuniętą Skrzynię
pic-agra-key-meditation = 5 na końcu Toru Medytacji
pic-agra-key-bonus = zdobyte płytki Bonusów Budynków
pic-agra-key-trigger = koniec gry: szczyt toru, kontrakt poziomu IV albo 6 znaczników w kolumnie
pic-agra-legend-pay = 4 −3: trzeba mieć 4, płaci się 3
pic-agra-legend-often = raz na turę; z iskrą: od razu
pic-agra-told-neutral = neutralny
pic-agra-told-value = { $good }, wartość { $value }
pic-agra-told-unbuilt = niezbudowany, koszt { $cost }
pic-agra-told-boat = Łódź stoi przy Przystani { $pier }
pic-agra-told-demands = { $name } ({ $level }) chce: { $goods }
pic-agra-told-bowls = Puste miseczki: { $goods }
pic-agra-told-orders = Zamówienia ({ $guild }): zrealizowane { $done }; teraz { $now }
pic-agra-told-ends = Do końca: Wpływ { $step } z { $top }, Przystań { $pier } z { $last }, Zamówienia { $column } z { $most }
pic-agra-told-player = { $who }: Pracownicy w zasobach { $workers }, Przysługi { $favours }, Dobra w mieście { $goods }, pole Toru Medytacji { $meditation }
pic-agra-told-goods = Twoje Dobra
pic-agra-told-actions = Dostępne akcje Przysług
tie-goods = Dobra i Przysługi
pic-agra-favours = Akcje Przysług
pic-agra-pier-after = po { $count ->
        [one] 1 Kontrakcie
        [few] { $count } Kontraktach
       *[other] { $count } Kontraktach
    } Poziomu { $level }
pic-agra-pier-limit = limit Zamówień { $limit }
pic-agra-told-pier = Przystań { $pier }: { $what }
pic-agra-told-wheel = Na Kole Medytacji dostępne: { $actions }
pic-agra-told-bowls-full = Wszystkie miseczki są zajęte
