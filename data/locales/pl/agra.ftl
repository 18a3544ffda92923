# Agra: wszystkie słowa gry. Miejsca mają też formy „gdzie”, „dokąd” i „skąd”: at, to, from.

game = Agra
game-about = Produkuj, handluj i dostarczaj Dobra na urodziny cesarza Akbara; Pracownicy także medytują.
game-credits = Projekt: Michael Keller; wydawca: Quined Games.

# ---- Dobra i Budynki ----

good-sandstone = Piaskowiec
    .genitive = Piaskowca
    .accusative = Piaskowiec
    .locative = Piaskowcu
good-wood = Drewno
    .genitive = Drewna
    .accusative = Drewno
    .locative = Drewnie
good-turmeric = Kurkuma
    .genitive = Kurkumy
    .accusative = Kurkumę
    .locative = Kurkumie
good-cotton = Bawełna
    .genitive = Bawełny
    .accusative = Bawełnę
    .locative = Bawełnie
good-cement = Cement
    .genitive = Cementu
    .accusative = Cement
    .locative = Cemencie
good-planks = Deski
    .genitive = Desek
    .accusative = Deski
    .locative = Deskach
good-curry = Curry
    .genitive = Curry
    .accusative = Curry
    .locative = Curry
good-oil = Olej
    .genitive = Oleju
    .accusative = Olej
    .locative = Oleju
good-bricks = Cegły
    .genitive = Cegieł
    .accusative = Cegły
    .locative = Cegłach
good-paper = Papier
    .genitive = Papieru
    .accusative = Papier
    .locative = Papierze
good-dye = Barwnik
    .genitive = Barwnika
    .accusative = Barwnik
    .locative = Barwniku
good-cloth = Sukno
    .genitive = Sukna
    .accusative = Sukno
    .locative = Suknie
good-statue = Statua
    .genitive = Statui
    .accusative = Statuę
    .locative = Statui
good-book = Księga
    .genitive = Księgi
    .accusative = Księgę
    .locative = Księdze
good-painting = Obraz
    .genitive = Obrazu
    .accusative = Obraz
    .locative = Obrazie
good-robes = Szaty
    .genitive = Szat
    .accusative = Szaty
    .locative = Szatach

# Jedna sztuka Dobra, do liczenia.

unit-sandstone = Piaskowiec
    .genitive = Piaskowca
    .accusative = Piaskowiec
    .plural = Piaskowce
    .plural-genitive = Piaskowców
    .plural-accusative = Piaskowce
unit-wood = Drewno
    .genitive = Drewna
    .accusative = Drewno
    .plural = Drewna
    .plural-genitive = Drewien
    .plural-accusative = Drewna
unit-turmeric = Kurkuma
    .genitive = Kurkumy
    .accusative = Kurkumę
    .plural = Kurkumy
    .plural-genitive = Kurkum
    .plural-accusative = Kurkumy
unit-cotton = Bawełna
    .genitive = Bawełny
    .accusative = Bawełnę
    .plural = Bawełny
    .plural-genitive = Bawełn
    .plural-accusative = Bawełny
unit-cement = Cement
    .genitive = Cementu
    .accusative = Cement
    .plural = Cementy
    .plural-genitive = Cementów
    .plural-accusative = Cementy
unit-planks = Deska
    .genitive = Deski
    .accusative = Deskę
    .plural = Deski
    .plural-genitive = Desek
    .plural-accusative = Deski
unit-curry = Curry
    .genitive = Curry
    .accusative = Curry
    .plural = Curry
    .plural-genitive = Curry
    .plural-accusative = Curry
unit-oil = Olej
    .genitive = Oleju
    .accusative = Olej
    .plural = Oleje
    .plural-genitive = Olejów
    .plural-accusative = Oleje
unit-bricks = Cegła
    .genitive = Cegły
    .accusative = Cegłę
    .plural = Cegły
    .plural-genitive = Cegieł
    .plural-accusative = Cegły
unit-paper = Papier
    .genitive = Papieru
    .accusative = Papier
    .plural = Papiery
    .plural-genitive = Papierów
    .plural-accusative = Papiery
unit-dye = Barwnik
    .genitive = Barwnika
    .accusative = Barwnik
    .plural = Barwniki
    .plural-genitive = Barwników
    .plural-accusative = Barwniki
unit-cloth = Sukno
    .genitive = Sukna
    .accusative = Sukno
    .plural = Sukna
    .plural-genitive = sztuk Sukna
    .plural-accusative = Sukna
unit-statue = Statua
    .genitive = Statui
    .accusative = Statuę
    .plural = Statuy
    .plural-genitive = Statui
    .plural-accusative = Statuy
unit-book = Księga
    .genitive = Księgi
    .accusative = Księgę
    .plural = Księgi
    .plural-genitive = Ksiąg
    .plural-accusative = Księgi
unit-painting = Obraz
    .genitive = Obrazu
    .accusative = Obraz
    .plural = Obrazy
    .plural-genitive = Obrazów
    .plural-accusative = Obrazy
unit-robes = Szata
    .genitive = Szaty
    .accusative = Szatę
    .plural = Szaty
    .plural-genitive = Szat
    .plural-accusative = Szaty

building-sandstone = Kopalnia
    .accusative = Kopalnię
    .at = w Kopalni
    .to = do Kopalni
    .from = z Kopalni
building-wood = Drwal
    .accusative = Drwala
    .at = u Drwala
    .to = do Drwala
    .from = od Drwala
building-turmeric = pole Kurkumy
    .accusative = pole Kurkumy
    .at = na polu Kurkumy
    .to = na pole Kurkumy
    .from = z pola Kurkumy
building-cotton = pole Bawełny
    .accusative = pole Bawełny
    .at = na polu Bawełny
    .to = na pole Bawełny
    .from = z pola Bawełny
building-cement = Cementownia
    .accusative = Cementownię
    .at = w Cementowni
    .to = do Cementowni
    .from = z Cementowni
building-planks = Tartak
    .accusative = Tartak
    .at = w Tartaku
    .to = do Tartaku
    .from = z Tartaku
building-curry = wytwórnia Curry
    .accusative = wytwórnię Curry
    .at = w wytwórni Curry
    .to = do wytwórni Curry
    .from = z wytwórni Curry
building-oil = Olejarnia
    .accusative = Olejarnię
    .at = w Olejarni
    .to = do Olejarni
    .from = z Olejarni
building-bricks = Cegielnia
    .accusative = Cegielnię
    .at = w Cegielni
    .to = do Cegielni
    .from = z Cegielni
building-paper = wytwórnia Papieru
    .accusative = wytwórnię Papieru
    .at = w wytwórni Papieru
    .to = do wytwórni Papieru
    .from = z wytwórni Papieru
building-dye = Farbiarnia
    .accusative = Farbiarnię
    .at = w Farbiarni
    .to = do Farbiarni
    .from = z Farbiarni
building-cloth = Tkalnia
    .accusative = Tkalnię
    .at = w Tkalni
    .to = do Tkalni
    .from = z Tkalni
building-statue = Rzeźbiarz
    .accusative = warsztat Rzeźbiarza
    .at = u Rzeźbiarza
    .to = do Rzeźbiarza
    .from = od Rzeźbiarza
building-book = Introligator
    .accusative = warsztat Introligatora
    .at = u Introligatora
    .to = do Introligatora
    .from = od Introligatora
building-painting = Pracownia malarska
    .accusative = Pracownię malarską
    .at = w Pracowni malarskiej
    .to = do Pracowni malarskiej
    .from = z Pracowni malarskiej
building-robes = Krawiec
    .accusative = warsztat Krawca
    .at = u Krawca
    .to = do Krawca
    .from = od Krawca
character-architect = Architekt
    .accusative = Architekta
    .at = u Architekta
    .to = do Architekta
    .from = od Architekta
character-sailor = Żeglarz
    .accusative = Żeglarza
    .at = u Żeglarza
    .to = do Żeglarza
    .from = od Żeglarza
character-trader = Handlarz
    .accusative = Handlarza
    .at = u Handlarza
    .to = do Handlarza
    .from = od Handlarza
character-botanist = Plantatorka
    .accusative = Plantatorkę
    .at = u Plantatorki
    .to = do Plantatorki
    .from = od Plantatorki

# ---- Dostojnicy i ich Kontrakty ----

notable-portuguese_trader = Portugalski Handlarz
    .genitive = Portugalskiego Handlarza
    .dative = Portugalskiemu Handlarzowi
notable-sufi = Sufi
    .genitive = Sufiego
    .dative = Sufiemu
notable-takshaka = Takszaka
    .genitive = Takszaki
    .dative = Takszace
notable-mahout = Kornak
    .genitive = Kornaka
    .dative = Kornakowi
notable-khatib = Chatib
    .genitive = Chatiba
    .dative = Chatibowi
notable-french_trader = Francuski Handlarz
    .genitive = Francuskiego Handlarza
    .dative = Francuskiemu Handlarzowi
notable-dyer = Barwiarz
    .genitive = Barwiarza
    .dative = Barwiarzowi
notable-cook = Kucharz
    .genitive = Kucharza
    .dative = Kucharzowi
notable-muezzin = Muezzin
    .genitive = Muezzina
    .dative = Muezzinowi
notable-jagirdar = Dżagirdar
    .genitive = Dżagirdara
    .dative = Dżagirdarowi
notable-caliph = Kalif
    .genitive = Kalifa
    .dative = Kalifowi
notable-calligrapher = Kaligraf
    .genitive = Kaligrafa
    .dative = Kaligrafowi
notable-mullah = Mułła
    .genitive = Mułły
    .dative = Mulle
notable-english_trader = Angielski Handlarz
    .genitive = Angielskiego Handlarza
    .dative = Angielskiemu Handlarzowi
notable-mosaicist = Mozaikarz
    .genitive = Mozaikarza
    .dative = Mozaikarzowi
notable-mujtahida = Mudżtahida
    .genitive = Mudżtahidy
    .dative = Mudżtahidzie
notable-danish_trader = Duński Handlarz
    .genitive = Duńskiego Handlarza
    .dative = Duńskiemu Handlarzowi
notable-painter = Malarz
    .genitive = Malarza
    .dative = Malarzowi
notable-nazim = Nazim
    .genitive = Nazima
    .dative = Nazimowi
notable-sadr_us_sudur = Sadr us-Sudur
    .genitive = Sadra us-Sudura
    .dative = Sadrowi us-Sudurowi
notable-grand_mufti = Wielki Mufti
    .genitive = Wielkiego Muftiego
    .dative = Wielkiemu Muftiemu
notable-grand_imam = Wielki Imam
    .genitive = Wielkiego Imama
    .dative = Wielkiemu Imamowi
notable-court_artist = Nadworny Artysta
    .genitive = Nadwornego Artysty
    .dative = Nadwornemu Artyście
notable-diwan = Diwan
    .genitive = Diwana
    .dative = Diwanowi

# ---- Co daje karta Dostojnika ----

gives-at-once = od razu: { $effects }
gives-both = { $first }; { $second }
gives-delivery = +{ $rupees } za dostawę { NOUN($good, case: "genitive") }
gives-production = produkcja { NOUN($goods, case: "genitive") }: o { $count } więcej
gives-swap = produkcja: { $count ->
        [one] { $count } Dobro
        [few] { $count } Dobra
        [many] { $count } Dóbr
       *[other] { $count } Dobra
    } zamieniasz na 1 o wartości { $value } z tego samego rzędu
gives-building = budowa: +{ $count } do wartości Budulca i { $rupees }
gives-meditation = Faza Medytacji: +{ $count ->
        [one] { $count } Punkt Medytacji
        [few] { $count } Punkty Medytacji
        [many] { $count } Punktów Medytacji
       *[other] { $count } Punktu Medytacji
    }
gives-several = Żeglarz: zapłać kilkoma Dobrami o łącznej wartości do { $most }
gives-delivery-more = Żeglarz: { $count ->
        [one] { $count } darmowa dostawa
        [few] { $count } darmowe dostawy
        [many] { $count } darmowych dostaw
       *[other] { $count } darmowej dostawy
    } więcej
gives-following = dostarcz { $count ->
        [one] { $count } Dobro
        [few] { $count } Dobra
        [many] { $count } Dóbr
       *[other] { $count } Dobra
    } w cudzej akcji Żeglarza
gives-journeyman = Czeladnik kosztuje { NOUN($rupees, case: "accusative") }
gives-discount = raz na turę akcja Przysługi jest tańsza o { $count }
gives-workers = przechowuje { $count ->
        [one] { $count } wypchniętego stojącego Pracownika
        [few] { $count } wypchniętych stojących Pracowników
        [many] { $count } wypchniętych stojących Pracowników
       *[other] { $count } wypchniętych stojących Pracowników
    } do Medytacji
gives-store = raz na turę odłóż Dobro o wartości { $values }; komplet daje { NOUN($rupees, case: "accusative") }
gives-once = raz na turę: { $effects }
gives-once-for = raz na turę, za { NOUN($pay, case: "accusative") }: { $effects }
gives-favours = raz na turę: { $favours } Przysługi za { $points } PM
gives-guilds = koniec: { $rupees } Rupii za Zamówienia { $guilds } Gildii
gives-orders = koniec: { $rupees } za każde swoje Zamówienie
gives-bowls = koniec: { $rupees } za każdą swoją miseczkę
gives-sets = koniec: { $rupees } za każdy zestaw trzech Gildii
gives-guild = koniec: { $rupees } za Kontrakt i Zamówienie { NOUN($guild, case: "genitive") }

# ---- Przystanie ----

arrives-build = Budowniczy buduje Budynek, przy którym stoi
arrives-builder = Budowniczy rusza o rzut kostką
arrives-merchant = Kupiec rusza o rzut kostką i zostawia Rupie
arrives-favours = każdy zyskuje { NOUN($favours, case: "accusative") }
arrives-favours-per-good = każdy zyskuje 1 Przysługę za każdą sztukę { NOUN($good, case: "genitive") }, najwyżej { $most }
arrives-good = każdy zyskuje Dobro o wartości { $values }, tym wyższej, im więcej ma { NOUN($good, case: "genitive") }
arrives-prices = żetony Ceny wracają do Handlarza
arrives-robes = akcja Szat daje odtąd o 1 Rupię więcej
arrives-end = uruchamia koniec gry

# ---- Akcje Przysług i płytki Bonusów ----


# ---- Miejsca ----

favours = { $count ->
        [one] { $count } Przysługa
        [few] { $count } Przysługi
        [many] { $count } Przysług
       *[other] { $count } Przysługi
    }
    .accusative = { $count ->
        [one] { $count } Przysługę
        [few] { $count } Przysługi
        [many] { $count } Przysług
       *[other] { $count } Przysługi
    }
guild-craftsmen = Gildia Rzemieślników
    .genitive = Gildii Rzemieślników
    .locative = Gildii Rzemieślników
guild-merchants = Gildia Kupców
    .genitive = Gildii Kupców
    .locative = Gildii Kupców
guild-scholars = Gildia Uczonych
    .genitive = Gildii Uczonych
    .locative = Gildii Uczonych
wheel-deliver_good = Dostarcz Dobro (3 PM)
wheel-process_good = Przetwórz Dobro (PM: wartość wyniku)
wheel-remove_crate = Usuń żeton Skrzyni (2 PM)
wheel-exchange_good = Wymień Dobro (PM: jego wartość)
wheel-move_farmer = Przesuń Farmera (1 PM)
farm-space = pole { $space } toru { $first }–{ $second }
    .genitive = pola { $space } toru { $first }–{ $second }
    .accusative = pole { $space } toru { $first }–{ $second }

# ---- Pytania ----

ask-meditate = Medytacja: masz { $points ->
        [one] { $points } Punkt Medytacji
        [few] { $points } Punkty Medytacji
        [many] { $points } Punktów Medytacji
       *[other] { $points } Punktu Medytacji
    } (PM), a następny Pracownik da { $next }. Co robisz?
ask-place = Akcja: gdzie stawiasz Pracownika?
ask-order-phase = { $open ->
        [0] To była twoja tura. Zatwierdzić? Potem nie ma już odwrotu.
       *[other] Faza Zamówień: jedno Dobro dla Akbara, jedno Zamówienie czy koniec tury?
    }
ask-turn-end = To była twoja tura. Zatwierdzić? Potem nie ma już odwrotu.
ask-statue = Użyć Statuy i wykonać dodatkową akcję główną?
ask-architect = Architekt: pole Wpływu czy Budynek?
ask-pay-materials = Czym płacisz za { NOUN($building, case: "accusative") } (koszt { $cost })? Dwa różne rodzaje liczą się o 1 więcej.
ask-take-bonus = Którą płytkę Bonusu Budynku bierzesz?
ask-sailor-pay = Którym Dobrem płacisz Żeglarzowi? Jego wartość to liczba dodatkowych dostaw.
ask-sailor-pay-several = Którymi Dobrami o łącznej wartości do { $most } płacisz Żeglarzowi? Ta wartość to liczba dodatkowych dostaw.
ask-sailor-deliver = Komu dostarczasz? { $left ->
        [one] Została { $left } dostawa
        [few] Zostały { $left } dostawy
        [many] Zostało { $left } dostaw
       *[other] Zostało { $left } dostawy
    } z { $all }.
ask-deliver-to = Któremu Dostojnikowi dostarczasz?
ask-deliver-good = Które Dobro dostarczasz?
ask-rise = Przejść na pole { $step } w { NOUN($guild, case: "locative") }?
ask-jagirdar = Dżagirdar: dostarczyć teraz jedno Dobro Dostojnikowi? Aktywny gracz otrzyma za to Przysługę.
ask-trader = { $done ->
        [0] Handlarz: wymieniasz Dobra czy zmieniasz cenę?
       *[other] Handlarz: wykonujesz też drugą część akcji?
    }
ask-trade-give = Które Dobra oddajesz Handlarzowi (od 1 do 3)?
ask-trade-take = Które Dobra bierzesz, o łącznej wartości do { $value }? Masz { $markers ->
        [one] { $markers } znacznik
        [few] { $markers } znaczniki
        [many] { $markers } znaczników
       *[other] { $markers } znacznika
    }.
ask-price-token = Który żeton Ceny i którą stroną do góry?
ask-price-good = Które Dobro ma być teraz warte { $value }?
ask-botanist = { $left ->
        [one] Plantatorka: co jeszcze robisz? Możliwa jest jeszcze jedna czynność.
       *[other] Plantatorka: co robisz? Możliwe są dwie różne czynności.
    }
ask-move-farmer = Który Farmer się przesuwa i dokąd?
ask-remove-crate = Który żeton Skrzyni usuwasz?
ask-produce = Farma daje { NOUN($goods, case: "accusative") }. Ile bierzesz? { $markers ->
        [one] W zasobach masz { $markers } znacznik.
        [few] W zasobach masz { $markers } znaczniki.
        [many] W zasobach masz { $markers } znaczników.
       *[other] W zasobach masz { $markers } znacznika.
    }
ask-dyer = Barwiarz: zamienić świeżo wyprodukowane { NOUN($goods, case: "accusative") } na jedno z tych Dóbr?
ask-process-count = Ile { NOUN($source, case: "genitive") } przetwarzasz na { NOUN($result, case: "accusative") }?
ask-process-arrow = Co przetwarzasz?
ask-follow = { $who } przetwarza { NOUN($source, case: "accusative") } na { NOUN($result, case: "accusative") }. Przetwarzasz przy okazji jedno swoje Dobro?
ask-exchange-give = Które Dobro oddajesz?
ask-exchange-take = Które Dobro o tej samej wartości bierzesz?
ask-gain-good = Które Dobro bierzesz?
ask-sell = Które Dobro sprzedajesz?
ask-shortage = Masz dostać { NOUN($what, case: "accusative") }, ale { $markers ->
        [0] w zasobach nie masz już znaczników.
        [one] w zasobach masz tylko { $markers } znacznik.
        [few] w zasobach masz tylko { $markers } znaczniki.
        [many] w zasobach masz tylko { $markers } znaczników.
       *[other] w zasobach masz tylko { $markers } znacznika.
    } Ile bierzesz?
ask-free-marker = Który znacznik zabierasz do zasobów?
ask-river-good = Łódź dopłynęła do 5. Przystani: które Dobro o wartości { $value } bierzesz?
ask-stand-one = Którego Pracownika stawiasz?
ask-stand-some = Których Pracowników stawiasz (najwyżej { $count })?
ask-influence-track = Na którym torze Wpływu idziesz w górę?
ask-influence-tracks = Na których torach Wpływu idziesz w górę? Wybierz { $count }.
ask-influence-bonus = Pole z bonusem: bierzesz Przysługi czy płytkę Przysługi?
ask-discard-tile = Masz o jedną płytkę Przysługi za dużo. Którą odrzucasz?
ask-take-tile = Którą płytkę Przysługi bierzesz? Możesz też przeszukać stos.
ask-search-stack = Którą płytkę ze stosu bierzesz?
ask-palace = Dobro dla Akbara czy Zamówienie?
ask-sadr-good = Sadr us-Sudur: które Dobro dajesz Akbarowi?
ask-sadr-bowl = Do której miseczki o tej samej wartości?
ask-cook = Twój stojący Pracownik zostaje wypchnięty. Zatrzymać go na karcie Kucharza?
ask-mullah = Użyć Mułły i wydać tylko { $count ->
        [one] { $count } Przysługę
        [few] { $count } Przysługi
        [many] { $count } Przysług
       *[other] { $count } Przysługi
    }?
ask-french-trader = Które Dobro odkładasz na kartę Francuskiego Handlarza?
ask-mosaicist = Ile Punktów Medytacji (PM) wydajesz na Przysługi?
ask-stop-merchant = Za chwilę rzut kostką za Kupca. Iść dalej? Potem nie ma już odwrotu.
ask-stop-builder = Za chwilę rzut kostką za Budowniczego. Iść dalej? Potem nie ma już odwrotu.
ask-stop-favour-tile = Za chwilę zostanie odkryta nowa płytka Przysługi. Iść dalej? Potem nie ma już odwrotu.
ask-stop-shuffle = Odrzucona płytka zostanie wtasowana w stos. Iść dalej? Potem nie ma już odwrotu.
ask-stop-search = Za chwilę przejrzysz stos płytek. Iść dalej? Potem nie ma już odwrotu.

# ---- Możliwości ----

option-yes = Tak
option-no = Nie
option-nothing = Nic
option-stop = Na tym koniec
option-end-turn = Zakończ turę
option-end-meditation = Zakończ Fazę Medytacji
option-take = Weź { $count }
option-use-favour = Wydaj { $pays ->
        [one] { $pays } Przysługę
        [few] { $pays } Przysługi
        [many] { $pays } Przysług
       *[other] { $pays } Przysługi
    } na { NOUN($action, case: "accusative") }
option-favour = Jedna Przysługa
option-free-marker = Zwolnij znacznik: zabierz swoje Dobro lub Przysługę
option-lay = Połóż Pracownika { NOUN($space, case: "at") }
option-lay-cook = Weź Pracownika z karty Kucharza
option-influence-craftsmen = 1 pole w Gildii Rzemieślników
option-influence-merchants = 1 pole w Gildii Kupców
option-influence-scholars = 1 pole w Gildii Uczonych
option-build = Zbuduj { NOUN($building, case: "accusative") }
option-order = Zamówienie { NOUN($guild, case: "genitive") }: { $goods }
option-order-of = Zamówienie { NOUN($guild, case: "genitive") }
option-akbar = Dla Akbara: { $good }
option-double = { CAPITAL($good) }: Podwójna Dostawa
option-trade = Wymień Dobra
option-token = Żeton { $low }/{ $high } od Handlarza, stroną { $value } do góry
option-token-from = Żeton { $low }/{ $high } z { NOUN($good, case: "genitive") }, stroną { $value } do góry
option-token-back = Żeton { $low }/{ $high } z { NOUN($good, case: "genitive") } z powrotem do Handlarza
option-botanist-meditation = Zapłać i przesuń znacznik Medytacji
option-botanist-crate = Usuń żeton Skrzyni
option-botanist-farmers = Przesuń Farmerów (2 ruchy)
option-arrow = { CAPITAL($source) } → { $result }
option-search = Przeszukaj stos i weź dowolną płytkę
option-rate = { $points } PM za { $favours ->
        [one] { $favours } Przysługę
        [few] { $favours } Przysługi
        [many] { $favours } Przysług
       *[other] { $favours } Przysługi
    }
option-stand-oil = Oddaj Olej: postaw 1 leżącego Pracownika
option-stand-curry = Oddaj Curry: postaw 1 leżącego Pracownika
option-stand-oil-curry = Oddaj Olej i Curry: postaw do 3 leżących Pracowników
ability-caliph = Kalif: za 1 Bawełnę postaw 1 leżącego Pracownika
ability-french_trader = Francuski Handlarz: odłóż Dobro
ability-english_trader = Angielski Handlarz: wymień Dobro na inne o tej samej wartości
ability-mosaicist = Mozaikarz: Punkty Medytacji za Przysługi

note-value = wartość { $value }
note-building = koszt { $cost }, Poziom { $level }
note-pays = kosztuje { NOUN($goods, case: "accusative") }
note-favours = { $needs ->
        [0] wydaj { $pays }
       *[other] trzeba mieć { $needs }, wydaj { $pays }
    }
note-empty = wolne
note-builder = stoi tu Budowniczy: budowa za darmo
note-standing = { $who } traci miejsce i dostaje Przysługi
note-lying = { $who } traci miejsce
note-journeyman = Czeladnik: stoi tu twój Pracownik, { $rupees ->
        [0] za darmo
        [one] zapłać { $rupees } Rupię
        [few] zapłać { $rupees } Rupie
        [many] zapłać { $rupees } Rupii
       *[other] zapłać { $rupees } Rupii
    }
note-both = { $first }; { $second }
note-nothing-to-do = teraz nie ma tu co robić
note-yields = { $count ->
        [0] farma nic nie daje
       *[other] farma daje { $count }
    }
note-no-source = nie masz { NOUN($good, case: "genitive") }

total-materials = { $paid } z { $cost }
total-value = Łączna wartość { $value }
total-of-value = Wartość { $value } z { $most }
total-deliveries = { $value ->
        [one] { $value } dodatkowa dostawa
        [few] { $value } dodatkowe dostawy
        [many] { $value } dodatkowych dostaw
       *[other] { $value } dodatkowej dostawy
    } (najwyżej { $most })

# ---- Powody ----

why-no-good-of-value = Żadne Dobro nie ma teraz tej wartości.
why-nothing-equal = Żadne inne Dobro nie jest warte tyle, co któreś z twoich.
why-no-tile = Nie ma już płytek Przysług.
why-nothing-to-process = Nie masz Dobra, które można tak przetworzyć.
why-all-built = Wszystko jest już zbudowane.
why-nobody-wants = Nikt nad rzeką nie chce tego, co masz.
why-nothing-at-court = Nie masz Dóbr do żadnej miseczki Akbara ani do żadnego dostępnego Zamówienia.
why-no-equal-bowl = Nie ma pustej miseczki o wartości równej któremuś z twoich Dóbr.
why-journeyman-free = Następny Czeladnik jest już darmowy.
why-no-own-worker = Nie masz na planszy Pracownika, z którego miejsca mógłby skorzystać Czeladnik.
why-no-points = Nie masz już Punktów Medytacji.
why-wheel-blocked = W tej fazie tę akcję zakrywa znacznik Medytacji.
why-points-short = To kosztuje { $cost } PM, a masz { $points }.
why-points-few = Potrzeba co najmniej 1 Punktu Medytacji, a te masz tylko w Fazie Medytacji.
why-not-built = Budynek jeszcze nie stoi, a Budowniczy jest gdzie indziej.
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
why-one-delivery = Podwójna Dostawa wymaga dwóch dostaw, a została ci tylko jedna.
why-one-order = W jednej akcji Żeglarza można wypełnić tylko jedno Zamówienie.
why-level-closed = Łódź nie dopłynęła jeszcze do Poziomu { $level }.
why-nothing-wanted = Nie masz nic, czego tu jeszcze potrzeba.
why-demand-met = To Dobro już tu dostarczono.
why-doubled = W tej akcji była już Podwójna Dostawa do tego Dostojnika.
why-no-goods = Nie masz Dóbr.
why-nothing-for-it = Handlarz daje o 1 mniej: za Dobra o wartości { $value } nie dałby nic.
why-exchanged = W tej akcji Dobra były już wymieniane.
why-token-moved = W tej akcji żeton Ceny był już przesuwany.
why-token-there = Leży tam inny żeton Ceny.
why-token-lies-so = Żeton już tam leży tą stroną do góry.
why-price-too-far = { $value } różni się od nadrukowanej wartości ({ $printed }) o więcej niż 1.
why-no-good-for-it = Nie ma teraz Dobra, na którym ta strona mogłaby leżeć.
why-value-over = Łączna wartość może wynosić najwyżej { $most }.
why-markers-short = Masz w zasobach tylko { $markers ->
        [one] { $markers } znacznik
        [few] { $markers } znaczniki
        [many] { $markers } znaczników
       *[other] { $markers } znacznika
    }.
why-top-step = Twój znacznik jest na szczycie tego toru.
why-botanist-done = To już zrobione; druga czynność musi być inna.
why-no-crate = Na twojej farmie nie ma już żetonów Skrzyń.
why-no-farmer-step = Żaden twój Farmer nie może się ruszyć.
why-last-space = Twój znacznik Medytacji jest na ostatnim polu.
why-goods-missing = Brakuje ci { NOUN($goods, case: "genitive") }.
why-column-full = Wszystkie Zamówienia tej Gildii są wypełnione.
why-no-influence = Twój znacznik musi najpierw opuścić początek toru { NOUN($guild, case: "genitive") }.
why-order-limit = W kolumnie jest już tyle znaczników, na ile pozwala Limit Zamówień ({ $limit }).
why-bowl-full = W tej miseczce leży już znacznik.
why-nobody-lies = Żaden twój Pracownik nie leży.
why-nothing-to-store = Nie masz Dobra o wartości, na którą jest wolne miejsce.
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

event-laid = { $who } kładzie Pracownika { NOUN($space, case: "at") } i otrzymuje { $points } PM.
event-laid-cook = { $who } bierze Pracownika z karty Kucharza i otrzymuje { $points } PM.
event-points = { $who } otrzymuje dodatkowo { $points } PM.
event-wheel = { $who } wybiera na Kole Medytacji „{ $action }”.
event-wheel-covered = Znacznik Medytacji zakrywa teraz „{ $action }”.
event-placed = { $who } stawia Pracownika { NOUN($space, case: "at") }.
event-pushed = { $who } zabiera Pracownika wypchniętego { NOUN($space, case: "from") }.
event-journeyman = { $who } używa Czeladnika { NOUN($space, case: "at") }.
event-earned = { $who } otrzymuje { $rupees ->
        [one] { $rupees } Rupię
        [few] { $rupees } Rupie
        [many] { $rupees } Rupii
       *[other] { $rupees } Rupii
    } { $why }.
for-bonus = z płytki Bonusu
for-robes = za Szaty
for-sale = ze sprzedaży
for-contract = z Kontraktu
for-building = z Budynku
for-unused = za opłacone, niewykorzystane dostawy
for-delivery = za dostawę
for-order = za Zamówienie
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
event-freed-good = { $who } zabiera { NOUN($good, case: "accusative") } do zasobów.
event-goods = { $who } bierze { NOUN($goods, case: "accusative") }.
event-produced = { $who } produkuje { NOUN($goods, case: "accusative") }.
event-processed = { $who } przetwarza { NOUN($source, case: "accusative") } na { NOUN($result, case: "accusative") }.
event-exchanged = { $who } wymienia { NOUN($given, case: "accusative") } na { NOUN($taken, case: "accusative") }.
event-sold = { $who } sprzedaje { NOUN($good, case: "accusative") }.
event-trade-gave = { $who } oddaje Handlarzowi { NOUN($goods, case: "accusative") }.
event-trade-took-nothing = { $who } nic za to nie bierze.
event-trade-took = { $who } bierze od Handlarza { NOUN($goods, case: "accusative") }.
event-price = { $who } kładzie żeton Ceny na { NOUN($good, case: "locative") }: wartość wynosi teraz { $value }.
event-price-back = { $who } odkłada żeton Ceny z { NOUN($good, case: "genitive") } do Handlarza.
event-prices-return = Wszystkie żetony Ceny wracają do Handlarza.
event-farmer = { $who } przesuwa Farmera na { NOUN($place, case: "accusative") }.
event-crate = { $who } usuwa żeton Skrzyni z { NOUN($place, case: "genitive") }.
event-meditation-space = { $who } przesuwa znacznik Medytacji na pole { $space }.
event-paid-materials = { $who } płaci: { $goods }.
event-built = { $who } buduje { NOUN($building, case: "accusative") }.
event-built-by-builder = Budowniczy kończy budowę i oddaje do użytku { NOUN($building, case: "accusative") }.
event-bonus = { $who } bierze płytkę Bonusu Budynku: { $tile }.
event-merchant-visited = { $who } odwiedza Kupca.
event-merchant = Wypadło { $pips }: Kupiec idzie dalej, { NOUN($building, case: "to") }{ $rupees ->
        [0] .
        [one] , i zostawia po drodze { $rupees } Rupię.
        [few] , i zostawia po drodze { $rupees } Rupie.
        [many] , i zostawia po drodze { $rupees } Rupii.
       *[other] , i zostawia po drodze { $rupees } Rupii.
    }
event-builder = Wypadło { $pips }: Budowniczy idzie dalej, { NOUN($building, case: "to") }.
event-builder-leaves = Wszystko jest zbudowane: Budowniczy opuszcza grę.
event-sailor-paid = { $who } oddaje Żeglarzowi { NOUN($goods, case: "accusative") }.
event-delivered = { $who } dostarcza { NOUN($good, case: "accusative") } { NOUN($notable, case: "dative") }.
event-delivered-double = { $who } po raz drugi dostarcza { NOUN($good, case: "accusative") } { NOUN($notable, case: "dative") }.
event-generous = { $who } dostaje dodatkową zapłatę za { NOUN($good, case: "accusative") } dzięki Kontraktowi { NOUN($contract, case: "genitive") }.
event-contract = { $who } zdobywa Kontrakt { NOUN($notable, case: "genitive") }.
event-uses = { $who } korzysta z Kontraktu { NOUN($contract, case: "genitive") }.
event-stored = { $who } odkłada { NOUN($good, case: "accusative") } na kartę Francuskiego Handlarza.
event-boat = Łódź dopływa do { $pier }. Przystani.
event-order-limit = Limit Zamówień wynosi teraz { $limit }.
event-robes-bonus = Szaty dają odtąd o 1 Rupię więcej.
event-order = { $who } wypełnia Zamówienie { NOUN($guild, case: "genitive") }, oddając { NOUN($goods, case: "accusative") }.
event-akbar = { $who } daje Akbarowi { NOUN($good, case: "accusative") }.
event-akbar-bowl = { $who } daje Akbarowi { NOUN($good, case: "accusative") } do miseczki na { NOUN($bowl, case: "accusative") }.
event-influence = { $who } dochodzi do pola { $step } w { NOUN($guild, case: "locative") }.
event-tile-taken = { $who } bierze płytkę Przysługi: { $tile }.
event-tile-found = { $who } przeszukuje stos i bierze płytkę Przysługi: { $tile }.
event-tile-discarded = { $who } odrzuca płytkę Przysługi: { $tile }.
event-tile-revealed = Nowa odkryta płytka Przysługi: { $tile }.
event-favour-action = { $who } wydaje { $count ->
        [one] { $count } Przysługę
        [few] { $count } Przysługi
        [many] { $count } Przysług
       *[other] { $count } Przysługi
    } na { NOUN($action, case: "accusative") }.
event-luxury = { $who } używa { NOUN($good, case: "genitive") } jako Dobra Luksusowego.
event-stand-up = { $who } oddaje { NOUN($goods, case: "accusative") }, żeby postawić Pracowników.
event-stood = { $who } stawia leżącego Pracownika { NOUN($space, case: "at") }.
event-end-triggered = Zbliża się koniec: { $why }. Ta runda zostanie dokończona, potem będzie jeszcze jedna.
end-influence = znacznik dotarł na szczyt toru Wpływu
end-orders = wszystkie Zamówienia jednej Gildii są wypełnione
end-contract = wypełniono Kontrakt Poziomu IV
event-last-round = Zaczyna się ostatnia runda.
event-scoring = Koniec gry: wszystkie Rupie zostają policzone.

score-coins = Rupie
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

rupee = Rupia
    .genitive = Rupii
    .accusative = Rupię
    .plural = Rupie
    .plural-genitive = Rupii
    .plural-accusative = Rupie
favour = Przysługa
    .genitive = Przysługi
    .accusative = Przysługę
    .plural = Przysługi
    .plural-genitive = Przysług
    .plural-accusative = Przysługi
effect-rupees-of = Rupie równe wartości { NOUN($good, case: "genitive") }
    .accusative = Rupie równe wartości { NOUN($good, case: "genitive") }
effect-good = Dobro o wartości { $value }
    .accusative = Dobro o wartości { $value }
effect-basic-good = wybrane Dobro Podstawowe
    .accusative = wybrane Dobro Podstawowe
effect-good-of = wybrane Dobro ({ $goods })
    .accusative = wybrane Dobro ({ $goods })
effect-exchange = { $count ->
        [one] wymiana Dobra na równie cenne
        [few] wymiana { $count } Dóbr na równie cenne
       *[other] wymiana { $count } Dóbr na równie cenne
    }
    .accusative = { $count ->
        [one] wymianę Dobra na równie cenne
        [few] wymianę { $count } Dóbr na równie cenne
       *[other] wymianę { $count } Dóbr na równie cenne
    }
effect-sell = { $count ->
        [one] sprzedaż Dobra za jego wartość
        [few] sprzedaż { $count } Dóbr za ich wartość
        [many] sprzedaż { $count } Dóbr za ich wartość
       *[other] sprzedaż { $count } Dóbr za ich wartość
    }
    .accusative = { $count ->
        [one] sprzedaż Dobra za jego wartość
        [few] sprzedaż { $count } Dóbr za ich wartość
        [many] sprzedaż { $count } Dóbr za ich wartość
       *[other] sprzedaż { $count } Dóbr za ich wartość
    }
effect-crate = { $count ->
        [one] usunięcie żetonu Skrzyni
        [few] usunięcie { $count } żetonów Skrzyń
        [many] usunięcie { $count } żetonów Skrzyń
       *[other] usunięcie { $count } żetonów Skrzyń
    }
    .accusative = { $count ->
        [one] usunięcie żetonu Skrzyni
        [few] usunięcie { $count } żetonów Skrzyń
        [many] usunięcie { $count } żetonów Skrzyń
       *[other] usunięcie { $count } żetonów Skrzyń
    }
effect-farmers = { $count ->
        [one] { $count } ruch
        [few] { $count } ruchy
        [many] { $count } ruchów
       *[other] { $count } ruchu
    } Farmerami
    .accusative = { $count ->
        [one] { $count } ruch
        [few] { $count } ruchy
        [many] { $count } ruchów
       *[other] { $count } ruchu
    } Farmerami
effect-influence = { $count ->
        [one] { $count } pole
        [few] { $count } pola
        [many] { $count } pól
       *[other] { $count } pola
    } na torze { NOUN($guild, case: "genitive") }
    .accusative = { $count ->
        [one] { $count } pole
        [few] { $count } pola
        [many] { $count } pól
       *[other] { $count } pola
    } na torze { NOUN($guild, case: "genitive") }
effect-influence-any = { $count ->
        [one] { $count } pole
        [few] { $count } pola
        [many] { $count } pól
       *[other] { $count } pola
    } na dowolnym torze Wpływu
    .accusative = { $count ->
        [one] { $count } pole
        [few] { $count } pola
        [many] { $count } pól
       *[other] { $count } pola
    } na dowolnym torze Wpływu
effect-influence-tracks = po 1 polu na { $count } torach Wpływu
    .accusative = po 1 polu na { $count } torach Wpływu
effect-tile = wystawiona płytka Przysługi
    .accusative = wystawioną płytkę Przysługi
effect-tile-search = dowolna płytka Przysługi
    .accusative = dowolną płytkę Przysługi
effect-meditation = { $count ->
        [one] { $count } pole
        [few] { $count } pola
        [many] { $count } pól
       *[other] { $count } pola
    } na Torze Medytacji
    .accusative = { $count ->
        [one] { $count } pole
        [few] { $count } pola
        [many] { $count } pól
       *[other] { $count } pola
    } na Torze Medytacji
effect-process = { $count ->
        [one] przetworzenie { $count } Dobra
        [few] przetworzenie { $count } Dóbr
        [many] przetworzenie { $count } Dóbr
       *[other] przetworzenie { $count } Dobra
    }
    .accusative = { $count ->
        [one] przetworzenie { $count } Dobra
        [few] przetworzenie { $count } Dóbr
        [many] przetworzenie { $count } Dóbr
       *[other] przetworzenie { $count } Dobra
    }
effect-points = { $count ->
        [one] { $count } Punkt Medytacji
        [few] { $count } Punkty Medytacji
        [many] { $count } Punktów Medytacji
       *[other] { $count } Punktu Medytacji
    }
    .accusative = { $count ->
        [one] { $count } Punkt Medytacji
        [few] { $count } Punkty Medytacji
        [many] { $count } Punktów Medytacji
       *[other] { $count } Punktu Medytacji
    }
effect-deliver = { $count ->
        [one] dostawa { $count } Dobra do Dostojnika
        [few] dostawa { $count } Dóbr do Dostojników
       *[other] dostawa { $count } Dóbr do Dostojników
    }
    .accusative = { $count ->
        [one] dostawę { $count } Dobra do Dostojnika
        [few] dostawę { $count } Dóbr do Dostojników
       *[other] dostawę { $count } Dóbr do Dostojników
    }
effect-stand = { $count ->
        [one] postawienie { $count } Pracownika
        [few] postawienie do { $count } Pracowników
        [many] postawienie do { $count } Pracowników
       *[other] postawienie do { $count } Pracownika
    }
    .accusative = { $count ->
        [one] postawienie { $count } Pracownika
        [few] postawienie do { $count } Pracowników
        [many] postawienie do { $count } Pracowników
       *[other] postawienie do { $count } Pracownika
    }
effect-process-values = przetworzenie z wartości { $before } na { $after }
    .accusative = przetworzenie z wartości { $before } na { $after }
effect-price = { $count ->
        [one] przesunięcie żetonu Ceny
        [few] przesunięcie { $count } żetonów Ceny
        [many] przesunięcie { $count } żetonów Ceny
       *[other] przesunięcie { $count } żetonów Ceny
    }
    .accusative = { $count ->
        [one] przesunięcie żetonu Ceny
        [few] przesunięcie { $count } żetonów Ceny
        [many] przesunięcie { $count } żetonów Ceny
       *[other] przesunięcie { $count } żetonów Ceny
    }
effect-build-first = darmowa budowa pierwszego budynku na ścieżce
    .accusative = darmową budowę pierwszego budynku na ścieżce
effect-palace = Dobro dla Akbara albo Zamówienie
    .accusative = Dobro dla Akbara albo Zamówienie
effect-sadr = Dobro dla Akbara, do miseczki równej wartości
    .accusative = Dobro dla Akbara, do miseczki równej wartości
effect-main-action = jeszcze jedna akcja główna
    .accusative = jeszcze jedną akcję główną
effect-journeyman = darmowy Czeladnik
    .accusative = darmowego Czeladnika
option-luxury = { $good }: { $effect }
