# Agra: wszystkie słowa gry.

game = Agra
game-about = Produkuj, handluj i dostarczaj dobra na urodziny cesarza Akbara; Pracownicy też medytują.
game-credits = Projekt: Michael Keller; wydawca: Quined Games.

# ---- Dobra i Budynki ----

good-sandstone = Piaskowiec
good-wood = Drewno
good-turmeric = Kurkuma
good-cotton = Bawełna
good-cement = Cement
good-planks = Deski
good-curry = Curry
good-oil = Olej
good-bricks = Cegły
good-paper = Papier
good-dye = Barwnik
good-cloth = Sukno
good-statue = Statua
good-book = Księga
good-painting = Obraz
good-robes = Szaty
count-sandstone = { $count ->
        [one] { $count } Piaskowiec
        [few] { $count } Piaskowce
        [many] { $count } Piaskowców
       *[other] { $count } Piaskowce
    }
count-wood = { $count ->
        [one] { $count } Drewno
        [few] { $count } Drewna
        [many] { $count } Drewien
       *[other] { $count } Drewna
    }
count-turmeric = { $count ->
        [one] { $count } Kurkuma
        [few] { $count } Kurkumy
        [many] { $count } Kurkum
       *[other] { $count } Kurkumy
    }
count-cotton = { $count ->
        [one] { $count } Bawełna
        [few] { $count } Bawełny
        [many] { $count } Bawełn
       *[other] { $count } Bawełny
    }
count-cement = { $count ->
        [one] { $count } Cement
        [few] { $count } Cementy
        [many] { $count } Cementów
       *[other] { $count } Cementy
    }
count-planks = { $count ->
        [one] { $count } Deska
        [few] { $count } Deski
        [many] { $count } Desek
       *[other] { $count } Deski
    }
count-curry = { $count } Curry
count-oil = { $count ->
        [one] { $count } Olej
        [few] { $count } Oleje
        [many] { $count } Olejów
       *[other] { $count } Oleje
    }
count-bricks = { $count ->
        [one] { $count } Cegła
        [few] { $count } Cegły
        [many] { $count } Cegieł
       *[other] { $count } Cegły
    }
count-paper = { $count ->
        [one] { $count } Papier
        [few] { $count } Papiery
        [many] { $count } Papierów
       *[other] { $count } Papiery
    }
count-dye = { $count ->
        [one] { $count } Barwnik
        [few] { $count } Barwniki
        [many] { $count } Barwników
       *[other] { $count } Barwniki
    }
count-cloth = { $count ->
        [one] { $count } Sukno
        [few] { $count } Sukna
        [many] { $count } Sukien
       *[other] { $count } Sukna
    }
count-statue = { $count ->
        [one] { $count } Statua
        [few] { $count } Statuy
        [many] { $count } Statui
       *[other] { $count } Statuy
    }
count-book = { $count ->
        [one] { $count } Księga
        [few] { $count } Księgi
        [many] { $count } Ksiąg
       *[other] { $count } Księgi
    }
count-painting = { $count ->
        [one] { $count } Obraz
        [few] { $count } Obrazy
        [many] { $count } Obrazów
       *[other] { $count } Obrazy
    }
count-robes = { $count ->
        [one] { $count } Szata
        [few] { $count } Szaty
        [many] { $count } Szat
       *[other] { $count } Szaty
    }
building-sandstone = Kamieniołom
building-wood = Drwal
building-turmeric = Pole Kurkumy
building-cotton = Pole Bawełny
building-cement = Cementownia
building-planks = Tartak
building-curry = Wytwórnia Curry
building-oil = Olejarnia
building-bricks = Cegielnia
building-paper = Wytwórnia Papieru
building-dye = Farbiarnia
building-cloth = Tkalnia
building-statue = Rzeźbiarz
building-book = Introligator
building-painting = Pracownia malarska
building-robes = Krawiec

# ---- Dostojnicy i ich Kontrakty ----

notable-portuguese_trader = Portugalski Handlarz
about-portuguese_trader = Żeglarz: zapłać kilkoma Dobrami o wartości do 4; +1 Rupia za dostarczone Sukno
notable-sufi = Sufi
about-sufi = natychmiast: znacznik Medytacji +1; +1 Rupia za dostarczone Curry
notable-takshaka = Takszaka
about-takshaka = budowa: +1 do wartości Budulca i 1 Rupia
notable-mahout = Kornak
about-mahout = produkcja Piaskowca lub Drewna: o 1 więcej
notable-khatib = Chatib
about-khatib = produkcja Bawełny lub Kurkumy: o 1 więcej
notable-french_trader = Francuski Handlarz
about-french_trader = raz na turę odłóż Dobro o wartości 1, 2 lub 3; komplet daje 5 Rupii
notable-dyer = Barwiarz
about-dyer = produkcja: 2 Dobra na 1 o wartości 2 z tego rzędu; +1 Rupia za Barwnik
notable-cook = Kucharz
about-cook = przechowa 2 wypchniętych stojących Pracowników; +1 Rupia za dostarczony Olej
notable-muezzin = Muezzin
about-muezzin = Faza Medytacji: +1 Punkt Medytacji
notable-jagirdar = Dżagirdar
about-jagirdar = Żeglarz: 1 darmowa dostawa więcej; dostarcz 1 Dobro w cudzej akcji Żeglarza
notable-caliph = Kalif
about-caliph = raz na turę: 1 Bawełna stawia Pracownika
notable-calligrapher = Kaligraf
about-calligrapher = Czeladnik kosztuje 1; +1 Rupia za dostarczony Papier
notable-mullah = Mułła
about-mullah = raz na turę akcja Przysługi tańsza o 1; +1 Rupia za dostarczoną Cegłę
notable-english_trader = Angielski Handlarz
about-english_trader = raz na turę wymień Dobro na inne o tej samej wartości
notable-mosaicist = Mozaikarz
about-mosaicist = natychmiast: dowolna płytka Przysługi; raz na turę 1/3 PM za 1/2 Przysługi
notable-mujtahida = Mudżtahida
about-mujtahida = natychmiast: darmowa budowa pierwszego Budynku; +2 Rupie za dostarczoną Statuę
notable-danish_trader = Duński Handlarz
about-danish_trader = +2 Rupie za dostarczone Szaty; koniec: 1/3/6 za Zamówienia 1/2/3 Gildii
notable-painter = Malarz
about-painter = natychmiast: postaw do 3 Pracowników, 1 pole Wpływu; +2 Rupie za Obraz
notable-nazim = Nazim
about-nazim = +2 Rupie za dostarczoną Księgę; koniec: 1 za każde swoje Zamówienie
notable-sadr_us_sudur = Sadr us-Sudur
about-sadr_us_sudur = natychmiast: Dobro dla Akbara do miseczki równej wartości; koniec: 1 za swoją miseczkę
notable-grand_mufti = Wielki Mufti
about-grand_mufti = natychmiast: 3 Przysługi; koniec: 3 za każdy zestaw trzech Gildii
notable-grand_imam = Wielki Imam
about-grand_imam = natychmiast: 3 Przysługi; koniec: 1 za Kontrakt i Zamówienie Uczonych
notable-court_artist = Nadworny Artysta
about-court_artist = natychmiast: 3 Przysługi; koniec: 1 za Kontrakt i Zamówienie Rzemieślników
notable-diwan = Diwan
about-diwan = natychmiast: 3 Przysługi; koniec: 1 za Kontrakt i Zamówienie Kupców

# ---- Akcje Przysług, płytki Bonusów ----

favour-start_good = wybrane Dobro Podstawowe (wydaj 2)
favour-start_process = przetwórz 1 Dobro (wydaj 3)
favour-start_influence = 1 pole na dowolnym torze Wpływu (posiadaj 4, wydaj 3)
favour-ft_stand = postaw 1 leżącego Pracownika (wydaj 2)
favour-ft_crate = usuń żeton Skrzyni (wydaj 3)
favour-ft_good2 = Dobro o wartości 2 (posiadaj 4, wydaj 3)
favour-ft_price = przesuń żeton Ceny (posiadaj 3, wydaj 2)
favour-ft_mp = +1 Punkt Medytacji (posiadaj 2, wydaj 1)
favour-ft_akbar_order = Dobro dla Akbara albo Zamówienie (posiadaj 4, wydaj 2)
favour-ft_process12 = przetwórz Dobro o wartości 1 na wartość 2 (posiadaj 3, wydaj 2)
favour-ft_sell = sprzedaj Dobro za jego wartość (posiadaj 3, wydaj 2)
favour-ft_farmers = 2 ruchy Farmerami (posiadaj 2, wydaj 1)
favour-ft_journeyman = darmowy Czeladnik (wydaj 3)
favour-ft_process_extra = przetwórz 1 dodatkowe Dobro (wydaj 2)
favour-ft_deliver = dostarcz 1 Dobro Dostojnikowi (posiadaj 4, wydaj 2)
favour-ft_meditation = znacznik Medytacji o 1 pole dalej (wydaj 4)
favour-ft_exchange = wymień Dobro na inne o tej samej wartości (wydaj 2)
bonus-b2a = 1 pole u Rzemieślników, 3 Rupie
bonus-b2b = 1 pole u Kupców, 3 Rupie
bonus-b2c = 1 Przysługa, 3 Rupie
bonus-b2d = usuń żeton Skrzyni, 2 Rupie
bonus-b3a = 1 pole u Rzemieślników, 4 Rupie
bonus-b3b = 1 pole u Uczonych, 4 Rupie
bonus-b3c = 5 Rupii
bonus-b3d = 1 Przysługa, 4 Rupie
bonus-b4a = 1 pole u Uczonych, 5 Rupii
bonus-b4b = 1 pole u Kupców, 5 Rupii
bonus-b4c = 6 Rupii
bonus-b4d = 1 Przysługa, 5 Rupii

# ---- Miejsca ----

character-architect = Architekt
character-sailor = Żeglarz
character-trader = Handlarz
character-botanist = Plantatorka
guild-craftsmen = Gildia Rzemieślników
guild-merchants = Gildia Kupców
guild-scholars = Gildia Uczonych
wheel-deliver_good = Dostarcz Dobro (3 PM)
wheel-process_good = Przetwórz Dobro (PM: wartość wyniku)
wheel-remove_crate = Usuń żeton Skrzyni (2 PM)
wheel-exchange_good = Wymień Dobro (PM: jego wartość)
wheel-move_farmer = Przesuń Farmera (1 PM)
farm-space = tor { $first }–{ $second }, pole { $space }
list = { $first }, { $rest }
list-none = nic
count-favours = { $count ->
        [one] { $count } Przysługa
        [few] { $count } Przysługi
        [many] { $count } Przysług
       *[other] { $count } Przysługi
    }

# ---- Pytania ----

ask-meditate = Medytacja: zostało { $points } PM, następny Pracownik daje { $next }. Co robisz?
ask-place = Akcja: gdzie stawiasz Pracownika?
ask-order-phase = Faza Zamówień: jedno Dobro dla Akbara, jedno Zamówienie czy nic?
ask-turn-end = Zanim zakończysz turę: jeszcze akcja pomocnicza?
ask-statue = Użyć Statuy i wykonać dodatkową akcję główną?
ask-architect = Architekt: pole Wpływu czy Budynek?
ask-pay-materials = Czym płacisz za budowę: { $building } (koszt { $cost })? Dwa rodzaje liczą się o 1 więcej.
ask-take-bonus = Którą płytkę Bonusu Budynku bierzesz?
ask-sailor-pay = Którym Dobrem płacisz Żeglarzowi? Jego wartość to liczba dodatkowych dostaw.
ask-sailor-pay-several = Którymi Dobrami o wartości do { $most } płacisz Żeglarzowi? Ich wartość to liczba dodatkowych dostaw.
ask-sailor-deliver = Pozostałe dostawy: { $left } z { $all }. Komu dostarczasz?
ask-deliver-to = Któremu Dostojnikowi dostarczasz?
ask-deliver-good = Które Dobro dostarczasz?
ask-rise = Przejść na pole { $step } ({ $guild })?
ask-jagirdar = Dżagirdar: dostarczyć teraz jedno Dobro Dostojnikowi? Aktywny gracz otrzyma za to Przysługę.
ask-trader = Handlarz: wymiana Dóbr, żeton Ceny czy koniec?
ask-trade-give = Które Dobra oddajesz (od 1 do 3)?
ask-trade-take = Weź Dobra o łącznej wartości do { $value }; masz { $markers ->
        [one] { $markers } znacznik
        [few] { $markers } znaczniki
        [many] { $markers } znaczników
       *[other] { $markers } znacznika
    }. Które?
ask-price-token = Który żeton Ceny i którą stroną do góry?
ask-price-good = Na którym Dobrze?
ask-botanist = Plantatorka: co robisz? Do wyboru zostało: { $left }.
ask-move-farmer = Który Farmer się przesuwa i dokąd?
ask-remove-crate = Który żeton Skrzyni usuwasz?
ask-produce = { $good }: farma daje { $count }. Ile bierzesz? Znaczniki w zasobach: { $markers }.
ask-dyer = Barwiarz: wymienić { $count } z wyprodukowanych Dóbr ({ $good }) na jedno z tych?
ask-process-count = Ile Dóbr przetwarzasz ({ $source } → { $result })?
ask-process-arrow = Co przetwarzasz?
ask-follow = { $who } przetwarza Dobra. Podążasz z jednym Dobrem ({ $source } → { $result })?
ask-exchange-give = Które Dobro oddajesz?
ask-exchange-take = Które Dobro o tej samej wartości bierzesz?
ask-gain-good = Które Dobro bierzesz?
ask-sell = Które Dobro sprzedajesz?
ask-shortage = Należy ci się: { $what }, ale masz w zasobach { $markers ->
        [one] { $markers } znacznik
        [few] { $markers } znaczniki
        [many] { $markers } znaczników
       *[other] { $markers } znacznika
    }. Ile bierzesz?
ask-free-marker = Który znacznik zabierasz do zasobów?
ask-river-good = Łódź jest przy 5. Przystani: które Dobro o wartości { $value } bierzesz?
ask-stand-one = Którego Pracownika stawiasz?
ask-stand-some = Których Pracowników stawiasz (najwyżej { $count })?
ask-influence-track = Na którym torze Wpływu idziesz w górę?
ask-influence-tracks = Na których torach Wpływu idziesz w górę (liczba: { $count })?
ask-influence-bonus = Pole z bonusem: Przysługi czy płytka Przysługi?
ask-discard-tile = Masz o jedną płytkę Przysługi za dużo. Którą odrzucasz?
ask-take-tile = Którą płytkę Przysługi bierzesz? Możesz też przeszukać stos.
ask-search-stack = Którą płytkę ze stosu bierzesz?
ask-palace = Dobro dla Akbara czy Zamówienie?
ask-sadr-good = Sadr us-Sudur: które Dobro dajesz Akbarowi?
ask-sadr-bowl = Do której miseczki o tej samej wartości?
ask-cook = Twój stojący Pracownik zostaje wypchnięty. Zatrzymać go na karcie Kucharza?
ask-mullah = Użyć Mułły i zapłacić tylko { $count }?
ask-french-trader = Które Dobro kładziesz na Francuskim Handlarzu?
ask-mosaicist = Ile Punktów Medytacji wydajesz na Przysługi?
ask-stop-merchant = Za chwilę rzut kostką za Kupca. Iść dalej? Potem nie ma już odwrotu.
ask-stop-builder = Za chwilę rzut kostką za Budowniczego. Iść dalej? Potem nie ma już odwrotu.
ask-stop-favour-tile = Za chwilę zostanie odkryta nowa płytka Przysługi. Iść dalej? Potem nie ma już odwrotu.
ask-stop-shuffle = Odrzucona płytka zostanie wtasowana w stos. Iść dalej? Potem nie ma już odwrotu.
ask-stop-search = Za chwilę przejrzysz stos płytek. Iść dalej? Potem nie ma już odwrotu.

# ---- Możliwości ----

option-yes = tak
option-no = nie
option-nothing = nic
option-stop = koniec
option-done = zakończ turę
option-end-meditation = zakończ Fazę Medytacji
option-take = weź { $count }
option-use-favour = Przysługa: { $action }
option-favour = Przysługa
option-free-marker = Zwolnij znacznik (zabierz swoje Dobro lub Przysługę)
option-lay = połóż Pracownika: { $space }
option-lay-cook = weź Pracownika z karty Kucharza
option-influence-craftsmen = 1 pole w Gildii Rzemieślników
option-influence-merchants = 1 pole w Gildii Kupców
option-influence-scholars = 1 pole w Gildii Uczonych
option-build = zbuduj: { $building }
option-order = Zamówienie, { $guild }: { $goods }
option-order-of = Zamówienie, { $guild }
option-akbar = dla Akbara: { $good }
option-double = { $good }, Podwójna Dostawa
option-trade = wymiana Dóbr
option-price = połóż, przesuń lub obróć żeton Ceny
option-token = żeton, który pokaże { $value ->
        [one] { $value } Flagę
        [few] { $value } Flagi
        [many] { $value } Flag
       *[other] { $value } Flagi
    }
option-token-from = żeton z Dobra { $good }, który pokaże { $value ->
        [one] { $value } Flagę
        [few] { $value } Flagi
        [many] { $value } Flag
       *[other] { $value } Flagi
    }
option-token-back = żeton z Dobra { $good }, z powrotem do Handlarza
option-botanist-meditation = zapłać i przesuń znacznik Medytacji
option-botanist-crate = usuń żeton Skrzyni
option-botanist-farmers = przesuń Farmerów (2 ruchy)
option-arrow = { $source } → { $result }
option-search = przeszukaj stos i weź dowolną płytkę
option-rate = { $points } PM za { $favours ->
        [one] { $favours } Przysługę
        [few] { $favours } Przysługi
        [many] { $favours } Przysług
       *[other] { $favours } Przysługi
    }
option-stand-oil = Olej: postaw 1 leżącego Pracownika
option-stand-curry = Curry: postaw 1 leżącego Pracownika
option-stand-oil-curry = Olej i Curry: postaw do 3 leżących Pracowników
luxury-book = Księga: postaw do 3 Pracowników, otrzymaj 1 Przysługę
luxury-painting = Obraz: po 1 polu na 2 torach Wpływu
luxury-robes = Szaty: Rupie równe ich wartości
ability-caliph = Kalif: za 1 Bawełnę postaw 1 leżącego Pracownika
ability-french_trader = Francuski Handlarz: odłóż Dobro
ability-english_trader = Angielski Handlarz: wymień Dobro na inne o tej samej wartości
ability-mosaicist = Mozaikarz: Punkty Medytacji za Przysługi

note-value = wartość { $value }
note-building = koszt { $cost }, Poziom { $level }
note-pays = koszt: { $goods }
note-empty = wolne
note-builder = stoi tu Budowniczy: budowa za darmo
note-standing = wypycha: { $who } (stojący, dostanie Przysługi)
note-lying = wypycha: { $who } (leżący)
note-journeyman = Czeladnik: twój Pracownik, zapłać { $rupees }

total-materials = { $paid } z { $cost }
total-value = łączna wartość { $value }
total-of-value = wartość { $value } z { $most }
total-deliveries = dodatkowe dostawy: { $value } (najwyżej { $most })

# ---- Powody ----

why-nothing-to-do = Teraz nic by ci to nie dało.
why-wheel-blocked = W tej fazie akcję zakrywa znacznik Medytacji.
why-points-short = To kosztuje { $cost } PM, a masz { $points }.
why-not-built = Budynek nie stoi, a Budowniczy jest gdzie indziej.
why-journeyman-cost = Jest tam twój Pracownik: Czeladnik kosztuje { $rupees ->
        [one] { $rupees } Rupię
        [few] { $rupees } Rupie
        [many] { $rupees } Rupii
       *[other] { $rupees } Rupii
    }, a masz mniej.
why-no-worker = Nie masz Pracownika w zasobach: zostaje tylko Czeladnik.
why-no-second-worker = Budowa wymaga jeszcze jednego Pracownika w zasobach.
why-materials-short = Materiały muszą mieć łączną wartość co najmniej { $cost }.
why-two-deliveries = Zamówienie wymaga dwóch dostaw naraz, a została ci tylko jedna.
why-one-order = W jednej akcji Żeglarza można wypełnić tylko jedno Zamówienie.
why-level-closed = Łódź nie dopłynęła jeszcze do Poziomu { $level }.
why-nothing-wanted = Nie masz nic, czego tu jeszcze potrzeba.
why-no-goods = Nie masz Dóbr.
why-value-over = Łączna wartość może wynosić najwyżej { $most }.
why-markers-short = Masz w zasobach tylko { $markers ->
        [one] { $markers } znacznik
        [few] { $markers } znaczniki
        [many] { $markers } znaczników
       *[other] { $markers } znacznika
    }.
why-top-step = Twój znacznik jest na szczycie tego toru.
why-botanist-done = To już zrobione; druga czynność musi być inna.
why-last-space = Twój znacznik Medytacji jest na ostatnim polu.
why-goods-missing = Brakuje ci: { $goods }.
why-column-full = Wszystkie Zamówienia tej Gildii są wypełnione.
why-no-influence = Twój znacznik musi opuścić początek toru ({ $guild }).
why-order-limit = W kolumnie jest już tyle znaczników, na ile pozwala Limit Zamówień ({ $limit }).
why-bowl-full = W tej miseczce leży już znacznik.
why-favour-used = Ta akcja Przysługi była już użyta w tej turze.
why-luxury-used = To Dobro Luksusowe było już użyte w tej turze.
why-contract-used = Ten Kontrakt był już użyty w tej turze.
why-meditation-only = Tylko w Fazie Medytacji.
why-action-only = Tylko w Fazie Akcji, przed postawieniem Pracownika.
why-favours-short = Musisz mieć { $needs ->
        [one] { $needs } Przysługę
        [few] { $needs } Przysługi
        [many] { $needs } Przysług
       *[other] { $needs } Przysługi
    }.

# ---- Co się stało ----

event-laid = { $who } kładzie Pracownika ({ $space }): { $points } PM.
event-points = { $who } otrzymuje { $points } PM.
event-wheel = { $who } używa Koła Medytacji: { $action }.
event-wheel-covered = Znacznik Medytacji zakrywa teraz: { $action }.
event-placed = { $who } stawia Pracownika: { $space }.
event-pushed = Pracownik zostaje wypchnięty ({ $space }); właściciel: { $who }.
event-journeyman = { $who } używa Czeladnika: { $space }.
event-earned = { $who } otrzymuje { $rupees ->
        [one] { $rupees } Rupię
        [few] { $rupees } Rupie
        [many] { $rupees } Rupii
       *[other] { $rupees } Rupii
    } ({ $why }).
for-bonus = płytka Bonusu
for-robes = Szaty
for-sale = sprzedaż
for-contract = Kontrakt
for-building = Rupie na Budynku
for-unused = opłacone, niewykorzystane dostawy
for-delivery = dostawa
for-order = Zamówienie
event-favours = { $who } otrzymuje { $count ->
        [one] { $count } Przysługę
        [few] { $count } Przysługi
        [many] { $count } Przysług
       *[other] { $count } Przysługi
    }.
event-compensated = { $who } zamienia { $count ->
        [one] { $count } znacznik na Przysługę
        [few] { $count } znaczniki na Przysługi
        [many] { $count } znaczników na Przysługi
       *[other] { $count } znacznika na Przysługi
    }.
event-freed-favour = { $who } zabiera Przysługę do zasobów.
event-freed-good = { $who } zabiera Dobro do zasobów: { $good }.
event-goods = { $who } bierze: { $goods }.
event-produced = { $who } produkuje: { $goods }.
event-processed = { $who } przetwarza: { $source } → { $result }.
event-exchanged = { $who } wymienia Dobro: { $given } → { $taken }.
event-sold = { $who } sprzedaje Dobro: { $good }.
event-trade-gave = { $who } oddaje Handlarzowi: { $goods }.
event-trade-took = { $who } bierze od Handlarza: { $goods }.
event-price = { $who } kładzie żeton Ceny ({ $good }): wartość { $value }.
event-price-back = { $who } odkłada żeton Ceny do Handlarza.
event-prices-return = Wszystkie żetony Ceny wracają do Handlarza.
event-farmer = { $who } przesuwa Farmera: { $place }.
event-crate = { $who } usuwa żeton Skrzyni: { $place }.
event-meditation-space = { $who } przesuwa znacznik Medytacji na pole { $space }.
event-paid-materials = { $who } płaci: { $goods }.
event-built = { $who } buduje: { $building }.
event-built-by-builder = Budowniczy kończy budowę: { $building }.
event-bonus = { $who } bierze płytkę Bonusu Budynku: { $tile }.
event-merchant-visited = { $who } odwiedza Kupca.
event-merchant = Na kostce { $pips }: Kupiec idzie dalej ({ $building }). Rupie zostawione po drodze: { $rupees }.
event-builder = Na kostce { $pips }: Budowniczy idzie dalej ({ $building }).
event-builder-leaves = Wszystko jest zbudowane: Budowniczy opuszcza grę.
event-sailor-paid = { $who } płaci Żeglarzowi: { $goods }.
event-delivered = { $who } dostarcza Dobro ({ $notable }): { $good }.
event-delivered-double = { $who } dostarcza drugie Dobro ({ $notable }): { $good }.
event-generous = { $who } otrzymuje dodatkową zapłatę ({ $contract }): { $good }.
event-contract = { $who } zdobywa Kontrakt: { $notable }.
event-uses = { $who } korzysta z Kontraktu: { $contract }.
event-stored = { $who } odkłada Dobro na Francuskiego Handlarza: { $good }.
event-boat = Łódź dopływa do Przystani nr { $pier }.
event-order-limit = Limit Zamówień wynosi teraz { $limit }.
event-robes-bonus = Szaty dają odtąd o 1 Rupię więcej.
event-order = { $who } wypełnia Zamówienie ({ $guild }): { $goods }.
event-akbar = { $who } służy Akbarowi: { $good }, miseczka: { $bowl }.
event-influence = { $who } dochodzi do pola { $step } ({ $guild }).
event-tile-taken = { $who } bierze płytkę Przysługi: { $tile }.
event-tile-found = { $who } przeszukuje stos i bierze: { $tile }.
event-tile-discarded = { $who } odrzuca płytkę Przysługi: { $tile }.
event-tile-revealed = Nowa odkryta płytka: { $tile }.
event-favour-action = { $who } wydaje { $count ->
        [one] { $count } Przysługę
        [few] { $count } Przysługi
        [many] { $count } Przysług
       *[other] { $count } Przysługi
    }: { $action }.
event-luxury = { $who } używa Dobra Luksusowego: { $good }.
event-stand-up = { $who }: { $what }.
event-stood = Pracownik wstaje ({ $space }); właściciel: { $who }.
event-end-triggered = Zbliża się koniec: { $why }. Ta runda zostanie dokończona, potem będzie jeszcze jedna.
end-influence = znacznik dotarł na szczyt toru Wpływu
end-orders = wszystkie Zamówienia jednej Gildii są wypełnione
end-contract = wypełniono Kontrakt Poziomu IV
event-last-round = Zaczyna się ostatnia runda.
event-scoring = Koniec gry: wszystkie Rupie zostają policzone.

score-coins = monety
score-contracts = Kontrakty
score-tracks = Wpływ i Zamówienia
score-meditation = Medytacja
score-crates = Skrzynie
score-akbar = Akbar

# Co ma gracz – do krótkiego streszczenia zmian.
holds-goods = Dobra
holds-favours = Przysługi
holds-meditation = Medytacja
holds-removed_crates = Skrzynie
holds-contracts = Kontrakty
holds-bonus_tiles = Bonusy Budynków
holds-influence = Wpływ
holds-orders = Zamówienia
holds-bowls = miseczki
