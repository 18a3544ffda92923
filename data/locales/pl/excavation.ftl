# Relikty ludzkości: każde słowo gry.

game = Relikty ludzkości
game-about = Kosmiczne korporacje wykopują to, co zostało po ludzkości, przemycają i sprzedają kolejkom chętnych.
game-credits = Projekt: Gordon Calleja, Dávid Turczi i Wai Yee; wydawca: Mighty Boards.
automa = Zu

# ---- Ustawienia ----

setting-factions = Frakcje
setting-factions-choose = każdy wybiera, w kolejności dołączania
setting-factions-random = losowo
setting-start = Początkowa ręka
setting-start-dealt = rozdana losowo
setting-start-drafted = z draftu (dla doświadczonych graczy)
setting-easy_no_credits = Łatwiej: Zu zaczyna bez kredytów
setting-easy_no_credits-off = nie
setting-easy_no_credits-on = tak
setting-easy_no_fail_credits = Łatwiej: Zu nic nie dostaje za nieudane akcje
setting-easy_no_fail_credits-off = nie
setting-easy_no_fail_credits-on = tak
setting-easy_no_coloured_buyers = Łatwiej: Zu nie dodaje kolorowych kupujących
setting-easy_no_coloured_buyers-off = nie
setting-easy_no_coloured_buyers-on = tak
setting-easy_burn_card = Łatwiej: Zu traci kartę po każdym zrywie, prognozie i wydobyciu
setting-easy_burn_card-off = nie
setting-easy_burn_card-on = tak
setting-easy_limited_crew = Łatwiej: Zu ma tylko jeden zestaw znaczników załogi
setting-easy_limited_crew-off = nie
setting-easy_limited_crew-on = tak
setting-hard_two_colours = Trudniej: z dwukolorowej karty Zu wydobywa po jednym artefakcie każdego koloru
setting-hard_two_colours-off = nie
setting-hard_two_colours-on = tak
setting-hard_fail_15 = Trudniej: Zu dostaje 15 kredytów za nieudaną akcję
setting-hard_fail_15-off = nie
setting-hard_fail_15-on = tak
setting-hard_any_storage = Trudniej: Zu przechowuje każdy artefakt gdziekolwiek
setting-hard_any_storage-off = nie
setting-hard_any_storage-on = tak
setting-hard_leftover_penalty = Trudniej: tracisz wartość artefaktów, które ci zostaną
setting-hard_leftover_penalty-off = nie
setting-hard_leftover_penalty-on = tak
setting-hard_double_acquire = Trudniej: Zu nabywa na czarnym rynku dwa razy
setting-hard_double_acquire-off = nie
setting-hard_double_acquire-on = tak
refused-clash = „{ $one }” i „{ $other }” wykluczają się.

# ---- Rzeczy ----

region = { $region ->
        [yellow] żółty
        [green] zielony
        [red] czerwony
        [purple] fioletowy
        [travel] karty podróży
       *[orange] pomarańczowy
    }
card-action = { $region ->
        [yellow] żółta
        [green] zielona
        [red] czerwona
        [purple] fioletowa
       *[orange] pomarańczowa
    } karta akcji (rynek { $market })
    .accusative = { $region ->
        [yellow] żółtą
        [green] zieloną
        [red] czerwoną
        [purple] fioletową
       *[orange] pomarańczową
    } kartę akcji (rynek { $market })
    .genitive = { $region ->
        [yellow] żółtej
        [green] zielonej
        [red] czerwonej
        [purple] fioletowej
       *[orange] pomarańczowej
    } karty akcji (rynek { $market })
card-travel = karta podróży (paliwo { $fuel })
    .accusative = kartę podróży (paliwo { $fuel })
    .genitive = karty podróży (paliwo { $fuel })
buyer = { $buyer ->
        [yellow] żółty kupujący
        [green] zielony kupujący
        [red] czerwony kupujący
        [purple] fioletowy kupujący
        [orange] pomarańczowy kupujący
       *[special] specjalny kupujący
    }
    .plural = { $buyer ->
            [yellow] żółtych kupujących
            [green] zielonych kupujących
            [red] czerwonych kupujących
            [purple] fioletowych kupujących
            [orange] pomarańczowych kupujących
           *[special] specjalnych kupujących
        }
    .plural-genitive = { $buyer ->
            [yellow] żółtych kupujących
            [green] zielonych kupujących
            [red] czerwonych kupujących
            [purple] fioletowych kupujących
            [orange] pomarańczowych kupujących
           *[special] specjalnych kupujących
        }
buyer-kind = { $buyer ->
        [yellow] żółty
        [green] zielony
        [red] czerwony
        [purple] fioletowy
        [orange] pomarańczowy
       *[special] specjalny
    }
market = rynek { $market }
number = { $number }
centre = { $centre ->
        [left] lewe centrum dowodzenia
        [middle] środkowe centrum dowodzenia
       *[right] prawe centrum dowodzenia
    }
    .locative = { $centre ->
            [left] lewym centrum dowodzenia
            [middle] środkowym centrum dowodzenia
           *[right] prawym centrum dowodzenia
        }
    .from = { $centre ->
            [left] z lewego centrum dowodzenia
            [middle] ze środkowego centrum dowodzenia
           *[right] z prawego centrum dowodzenia
        }
artefact = { $kind ->
        [yellow-eye] złota maska (żółty, oko)
        [yellow-fork] piłka nożna (żółty, widełki)
        [yellow-wave] tablica rejestracyjna (żółty, fala)
        [yellow-gate] samochodzik (żółty, brama)
        [green-eye] neon (zielony, oko)
        [green-fork] kołpak (zielony, widełki)
        [green-wave] znak stop (zielony, fala)
        [green-gate] puszka po napoju (zielony, brama)
        [red-eye] szachy z kości słoniowej (czerwony, oko)
        [red-fork] bęben (czerwony, widełki)
        [red-wave] dzwonek rowerowy (czerwony, fala)
        [red-gate] sandał (czerwony, brama)
        [purple-eye] poroże (fioletowy, oko)
        [purple-fork] gramofon (fioletowy, widełki)
        [purple-wave] krasnal ogrodowy (fioletowy, fala)
        [purple-gate] filiżanka (fioletowy, brama)
        [orange-eye] machający kot (pomarańczowy, oko)
        [orange-fork] robot-zabawka (pomarańczowy, widełki)
        [orange-wave] wok (pomarańczowy, fala)
       *[orange-gate] japonka (pomarańczowy, brama)
    }
    .accusative = { $kind ->
            [yellow-eye] złotą maskę (żółty, oko)
            [yellow-fork] piłkę nożną (żółty, widełki)
            [yellow-wave] tablicę rejestracyjną (żółty, fala)
            [yellow-gate] samochodzik (żółty, brama)
            [green-eye] neon (zielony, oko)
            [green-fork] kołpak (zielony, widełki)
            [green-wave] znak stop (zielony, fala)
            [green-gate] puszkę po napoju (zielony, brama)
            [red-eye] szachy z kości słoniowej (czerwony, oko)
            [red-fork] bęben (czerwony, widełki)
            [red-wave] dzwonek rowerowy (czerwony, fala)
            [red-gate] sandał (czerwony, brama)
            [purple-eye] poroże (fioletowy, oko)
            [purple-fork] gramofon (fioletowy, widełki)
            [purple-wave] krasnala ogrodowego (fioletowy, fala)
            [purple-gate] filiżankę (fioletowy, brama)
            [orange-eye] machającego kota (pomarańczowy, oko)
            [orange-fork] robota-zabawkę (pomarańczowy, widełki)
            [orange-wave] wok (pomarańczowy, fala)
           *[orange-gate] japonkę (pomarańczowy, brama)
        }
    .genitive = { $kind ->
            [yellow-eye] złotej maski (żółty, oko)
            [yellow-fork] piłki nożnej (żółty, widełki)
            [yellow-wave] tablicy rejestracyjnej (żółty, fala)
            [yellow-gate] samochodzika (żółty, brama)
            [green-eye] neonu (zielony, oko)
            [green-fork] kołpaka (zielony, widełki)
            [green-wave] znaku stop (zielony, fala)
            [green-gate] puszki po napoju (zielony, brama)
            [red-eye] szachów z kości słoniowej (czerwony, oko)
            [red-fork] bębna (czerwony, widełki)
            [red-wave] dzwonka rowerowego (czerwony, fala)
            [red-gate] sandała (czerwony, brama)
            [purple-eye] poroża (fioletowy, oko)
            [purple-fork] gramofonu (fioletowy, widełki)
            [purple-wave] krasnala ogrodowego (fioletowy, fala)
            [purple-gate] filiżanki (fioletowy, brama)
            [orange-eye] machającego kota (pomarańczowy, oko)
            [orange-fork] robota-zabawki (pomarańczowy, widełki)
            [orange-wave] woka (pomarańczowy, fala)
           *[orange-gate] japonki (pomarańczowy, brama)
        }
artefact-short = { $kind ->
        [yellow-eye] złota maska
        [yellow-fork] piłka nożna
        [yellow-wave] tablica rejestracyjna
        [yellow-gate] samochodzik
        [green-eye] neon
        [green-fork] kołpak
        [green-wave] znak stop
        [green-gate] puszka po napoju
        [red-eye] szachy z kości słoniowej
        [red-fork] bęben
        [red-wave] dzwonek rowerowy
        [red-gate] sandał
        [purple-eye] poroże
        [purple-fork] gramofon
        [purple-wave] krasnal ogrodowy
        [purple-gate] filiżanka
        [orange-eye] machający kot
        [orange-fork] robot-zabawka
        [orange-wave] wok
       *[orange-gate] japonka
    }
    .accusative = { $kind ->
            [yellow-eye] złotą maskę
            [yellow-fork] piłkę nożną
            [yellow-wave] tablicę rejestracyjną
            [yellow-gate] samochodzik
            [green-eye] neon
            [green-fork] kołpak
            [green-wave] znak stop
            [green-gate] puszkę po napoju
            [red-eye] szachy z kości słoniowej
            [red-fork] bęben
            [red-wave] dzwonek rowerowy
            [red-gate] sandał
            [purple-eye] poroże
            [purple-fork] gramofon
            [purple-wave] krasnala ogrodowego
            [purple-gate] filiżankę
            [orange-eye] machającego kota
            [orange-fork] robota-zabawkę
            [orange-wave] wok
           *[orange-gate] japonkę
        }
place = { $place ->
        [alaska] Alaska (rynek 1)
        [rockies] Góry Skaliste
        [laurentia] Wschodnia Kanada
        [mexico] Meksyk (rynek 2)
        [caribbean] Karaiby (zachodni czarny rynek)
        [andes] Północne Andy
        [amazon] Amazonia
        [patagonia] Patagonia
        [guinea] Zatoka Gwinejska (rynek 3)
        [nile] Dolina Nilu
        [congo] Kotlina Konga
        [cape] Afryka Południowa
        [scandinavia] Skandynawia (rynek 4)
        [iberia] Europa Zachodnia
        [urals] Ural
        [arabia] Arabia (środkowy czarny rynek)
        [siberia] Syberia (rynek 5)
        [india] Indie
        [china] Chiny
        [pacific] Zachodni Pacyfik (wschodni czarny rynek)
       *[australia] Australia (rynek 6)
    }
    .from = { $place ->
            [alaska] z Alaski (rynek 1)
            [rockies] z Gór Skalistych
            [laurentia] ze Wschodniej Kanady
            [mexico] z Meksyku (rynek 2)
            [caribbean] z Karaibów (zachodni czarny rynek)
            [andes] z Północnych Andów
            [amazon] z Amazonii
            [patagonia] z Patagonii
            [guinea] z Zatoki Gwinejskiej (rynek 3)
            [nile] z Doliny Nilu
            [congo] z Kotliny Konga
            [cape] z Afryki Południowej
            [scandinavia] ze Skandynawii (rynek 4)
            [iberia] z Europy Zachodniej
            [urals] z Uralu
            [arabia] z Arabii (środkowy czarny rynek)
            [siberia] z Syberii (rynek 5)
            [india] z Indii
            [china] z Chin
            [pacific] z Zachodniego Pacyfiku (wschodni czarny rynek)
           *[australia] z Australii (rynek 6)
        }
    .to = { $place ->
            [alaska] na Alaskę (rynek 1)
            [rockies] w Góry Skaliste
            [laurentia] do Wschodniej Kanady
            [mexico] do Meksyku (rynek 2)
            [caribbean] na Karaiby (zachodni czarny rynek)
            [andes] w Północne Andy
            [amazon] do Amazonii
            [patagonia] do Patagonii
            [guinea] do Zatoki Gwinejskiej (rynek 3)
            [nile] do Doliny Nilu
            [congo] do Kotliny Konga
            [cape] do Afryki Południowej
            [scandinavia] do Skandynawii (rynek 4)
            [iberia] do Europy Zachodniej
            [urals] na Ural
            [arabia] do Arabii (środkowy czarny rynek)
            [siberia] na Syberię (rynek 5)
            [india] do Indii
            [china] do Chin
            [pacific] na Zachodni Pacyfik (wschodni czarny rynek)
           *[australia] do Australii (rynek 6)
        }
    .at = { $place ->
            [alaska] na Alasce (rynek 1)
            [rockies] w Górach Skalistych
            [laurentia] we Wschodniej Kanadzie
            [mexico] w Meksyku (rynek 2)
            [caribbean] na Karaibach (zachodni czarny rynek)
            [andes] w Północnych Andach
            [amazon] w Amazonii
            [patagonia] w Patagonii
            [guinea] w Zatoce Gwinejskiej (rynek 3)
            [nile] w Dolinie Nilu
            [congo] w Kotlinie Konga
            [cape] w Afryce Południowej
            [scandinavia] w Skandynawii (rynek 4)
            [iberia] w Europie Zachodniej
            [urals] na Uralu
            [arabia] w Arabii (środkowy czarny rynek)
            [siberia] na Syberii (rynek 5)
            [india] w Indiach
            [china] w Chinach
            [pacific] na Zachodnim Pacyfiku (wschodni czarny rynek)
           *[australia] w Australii (rynek 6)
        }
faction = { $faction ->
        [gul] Kartel Gul (przemytnicy)
        [issisinui] Is'sisinui (jasnowidze)
        [dal_harraii] Korporacja Dal-Harraii (piloci)
        [aqulla] Kolektyw Aqulla (kupcy)
        [kuti_kuti] Związek Kuti Kuti (wydobywcy)
       *[zu] Zu
    }
faction-ability = { $faction ->
        [gul] Przed sprzedażą możesz nabyć 1 artefakt za jego wartość, jeśli masz odkrywcę na czarnym rynku.
        [issisinui] Prognoza dobiera o 1 artefakt więcej; jeden z nich może za darmo trafić do ładowni.
        [dal_harraii] Na początku tury możesz za darmo przenieść 1 odkrywcę do sąsiedniej lokalizacji.
        [aqulla] Sprzedajesz na rynku z odrzuconej karty nawet bez handlarza.
        [kuti_kuti] Jednym odkrywcą wydobywasz drugi artefakt z tego samego lub sąsiedniego miejsca wykopalisk.
       *[zu] Za Zu grają zasady.
    }
command-card = { $card ->
        [transport] Rozkaz transportu
        [permit] Zezwolenie na wykopaliska
        [publicity] Reklama
        [delegation] Delegacja handlowa
        [customs] Zwolnienie z cła
        [grant] Dotacja
        [briefing] Odprawa
       *[curators] Kuratorzy
    }
ability-move = przenieś odkrywców, zużywając łącznie do { $steps ->
        [one] { $steps } jednostki paliwa
        [few] { $steps } jednostek paliwa
        [many] { $steps } jednostek paliwa
       *[other] { $steps } jednostek paliwa
    }
ability-excavate = weź { $count ->
        [one] 1 artefakt z miejsca wykopalisk, na którym stoi twój odkrywca
        [few] do { $count } artefaktów, każdy z innego miejsca wykopalisk, na którym stoi twój odkrywca
        [many] do { $count } artefaktów, każdy z innego miejsca wykopalisk, na którym stoi twój odkrywca
       *[other] do { $count } artefaktu z miejsc wykopalisk, na których stoją twoi odkrywcy
    }
ability-buyers = dodaj { $count ->
        [one] kolorowego kupującego
        [few] do { $count } kolorowych kupujących
        [many] do { $count } kolorowych kupujących
       *[other] do { $count } kolorowego kupującego
    } { $where ->
        [one] na jednym rynku
       *[any] na dowolnych rynkach
    }
ability-traders = umieść { $count ->
        [one] handlarza na dowolnym rynku
        [few] do { $count } handlarzy, każdego na innym rynku
        [many] do { $count } handlarzy, każdego na innym rynku
       *[other] do { $count } handlarza na innych rynkach
    }
ability-acquire = nabądź { $count ->
        [one] 1 artefakt
        [few] do { $count } artefaktów
        [many] do { $count } artefaktów
       *[other] do { $count } artefaktu
    } z czarnego rynku za { $count ->
        [one] jego wartość
       *[other] ich wartość
    }{ $less ->
        [0] { "" }
       *[other] { " " }− { $less }
    }
ability-credits = zyskaj { $credits ->
        [one] { $credits } kredyt
        [few] { $credits } kredyty
        [many] { $credits } kredytów
       *[other] { $credits } kredytu
    }
ability-draw = dobierz { $draw ->
        [one] { $draw } kartę
        [few] { $draw } karty
        [many] { $draw } kart
       *[other] { $draw } karty
    } i zatrzymaj { $keep }
ability-sample = pobierz { $count ->
        [one] próbkę z przechowywanego artefaktu
        [few] próbki z najwyżej { $count } przechowywanych artefaktów
        [many] próbki z najwyżej { $count } przechowywanych artefaktów
       *[other] próbki z najwyżej { $count } przechowywanego artefaktu
    }
zu-card-excavate-two = wydobycie, { $one ->
        [yellow] żółty
        [green] zielony
        [red] czerwony
        [purple] fioletowy
       *[orange] pomarańczowy
    } lub { $other ->
        [yellow] żółty
        [green] zielony
        [red] czerwony
        [purple] fioletowy
       *[orange] pomarańczowy
    }
zu-card-excavate = wydobycie, najpopularniejszy kolor
zu-card-market = rynek
zu-card-command = rozkaz, rynek { $market }
zu-card-sell = sprzedaż
zu-card-rush = zryw
zu-card-survey = prognoza

# ---- Pytania ----

ask-faction = Którą frakcję prowadzisz?
ask-mulligan = { $count ->
        [0] To twoja początkowa ręka. Żadne cztery karty do siebie nie pasują, więc ją zatrzymujesz.
       *[other] Które z pasujących do siebie kart początkowej ręki wymieniasz (jest ich { $count })? Możesz też zatrzymać wszystkie.
    }
ask-draft = Wybierz { $count ->
        [one] { $count } kartę
        [few] { $count } karty
        [many] { $count } kart
       *[other] { $count } karty
    }; { $rest ->
        [passed] reszta idzie dalej.
        [lost] z pozostałych stracisz losowo { $lost }.
       *[discarded] reszta zostaje odrzucona.
    }
ask-third-explorer = Gdzie zaczyna twój trzeci odkrywca?
ask-pilots-move = Piloci: przenosisz za darmo jednego odkrywcę do sąsiedniej lokalizacji?
ask-action = Którą akcję wykonujesz?
ask-card-region = Z której części ręki?
ask-card-travel = Którą kartę odrzucasz, żeby podróżować?
ask-card-excavate = Którą kartę odrzucasz, żeby wydobywać?
ask-card-market = Którą kartę odrzucasz na akcję rynku?
ask-card-sell = Którą kartę odrzucasz, żeby sprzedawać?
ask-card-command = Którą kartę odrzucasz na akcję rozkazu?
ask-card-smuggle = Którą kartę odrzucasz, żeby przemycać?
ask-card-survey = Którą kartę zagrywasz na akcję prognozy?
ask-sample = Pobierasz próbkę { NOUN($artefact, case: "genitive") }? { $crew ->
        [0] Nie masz już znaczników załogi: musi się przenieść strażnik.
        [one] Masz jeszcze { $crew } znacznik załogi.
        [few] Masz jeszcze { $crew } znaczniki załogi.
        [many] Masz jeszcze { $crew } znaczników załogi.
       *[other] Masz jeszcze { $crew } znacznika załogi.
    }
ask-guard = Nie ma już dostępnych znaczników załogi. Który strażnik opuszcza galerię?
ask-early-acquisition = Przemytnicy: który artefakt nabywasz przed sprzedażą?
ask-sell-region = Artefakty z którego regionu sprzedajesz?
ask-sell-markets = Na których rynkach sprzedajesz { $region ->
        [yellow] żółte
        [green] zielone
        [red] czerwone
        [purple] fioletowe
       *[orange] pomarańczowe
    } artefakty?
ask-sell-artefacts = { $count ->
        [one] Który artefakt sprzedajesz?
        [few] Które { $count } artefakty sprzedajesz?
        [many] Które artefakty sprzedajesz? Wybierz { $count }.
       *[other] Które artefakty sprzedajesz? Wybierz { $count }.
    }
ask-keep-card = Którą kartę zatrzymujesz?
ask-command = Rynek { $market }, { centre }: co robisz?
ask-ability = Karta rozkazu „{ $card }”: { $effect }. Używasz jej?
ask-permit = Zezwolenie na wykopaliska: które artefakty bierzesz?
ask-publicity-market = Reklama: na który rynek przychodzi kupujący?
ask-publicity-buyer = Reklama: który kupujący dołącza do kolejki na rynku { $market }?
ask-delegation = Delegacja handlowa: { $most ->
        [one] na który rynek wysyłasz handlarza?
        [few] na które rynki wysyłasz handlarzy (najwyżej { $most })?
        [many] na które rynki wysyłasz handlarzy (najwyżej { $most })?
       *[other] na które rynki wysyłasz handlarzy (najwyżej { $most })?
    }
ask-curators = Kuratorzy: { $most ->
        [one] z którego przechowywanego artefaktu pobierasz próbkę?
        [few] z których przechowywanych artefaktów pobierasz próbki (najwyżej { $most })?
        [many] z których przechowywanych artefaktów pobierasz próbki (najwyżej { $most })?
       *[other] z których przechowywanych artefaktów pobierasz próbki (najwyżej { $most })?
    }
ask-smuggle-how = Dostarczasz artefakty czy je nabywasz?
ask-deliver = Które artefakty dostarczasz (do dwóch, z różnych regionów)?
ask-acquire = { $most ->
        [one] Który artefakt nabywasz?
        [few] Które artefakty nabywasz (jeden lub dwa)?
        [many] Które artefakty nabywasz (najwyżej { $most })?
       *[other] Które artefakty nabywasz (najwyżej { $most })?
    }
ask-storage = Gdzie umieszczasz { NOUN($artefact, case: "accusative") }?
ask-forecast = Którą kartę prognozy zastępujesz?
ask-keep-cards = Pasujesz. Które karty akcji zatrzymujesz (do dwóch)?
ask-stop-faction = Za chwilę wylosujesz frakcję. Iść dalej? Potem nie ma już odwrotu.
ask-stop-cards = Za chwilę dobierzesz karty. Iść dalej? Potem nie ma już odwrotu.
ask-stop-lose = Za chwilę stracisz losowe karty. Iść dalej? Potem nie ma już odwrotu.
ask-stop-tiles = Za chwilę dobierzesz artefakty. Iść dalej? Potem nie ma już odwrotu.
ask-survey-tiles = Dobierasz { $count ->
        [one] { $count } artefakt
        [few] { $count } artefakty
        [many] { $count } artefaktów
       *[other] { $count } artefaktu
    }. Który trafia na miejsce wykopalisk{ $free ->
        [0] { "" } i czy kupujesz drugi?
       *[other] , a które zatrzymujesz?
    }
ask-market = Rynek { $market }: umieszczasz handlarza, dodajesz specjalnego kupującego, dodajesz kolorowego kupującego? Wybierz jedno, dwa albo wszystko.
ask-excavate = { $most ->
        [one] Który artefakt wydobywasz? W ładowni jest miejsce tylko na jeden.
        [few] Które artefakty wydobywasz (jeden lub dwa)?
        [many] Które artefakty wydobywasz (najwyżej { $most })?
       *[other] Które artefakty wydobywasz (najwyżej { $most })?
    }
ask-travel-to = Dokąd rusza odkrywca { NOUN($here, case: "from") }? Masz { $fuel ->
        [one] { $fuel } jednostkę paliwa
        [few] { $fuel } jednostki paliwa
        [many] { $fuel } jednostek paliwa
       *[other] { $fuel } jednostki paliwa
    }.
ask-travel-step = Dokąd rusza odkrywca na resztce paliwa? Możesz też na tym skończyć.
ask-travel-explorer = Który odkrywca rusza w drogę? Masz jeszcze { $fuel ->
        [one] { $fuel } jednostkę paliwa
        [few] { $fuel } jednostki paliwa
        [many] { $fuel } jednostek paliwa
       *[other] { $fuel } jednostki paliwa
    }. Możesz też na tym skończyć.

# ---- Wybory ----

option-yes = Tak
option-no = Nie
option-stop = Na tym koniec
option-stay = Bez ruchu
option-keep = Zatrzymaj rękę
option-random = Niech zdecyduje los
option-move = { $here } → { $there }
option-slot = { $slot }. { $card }
option-travel = Podróż: przenieś odkrywców
option-excavate = Wydobycie: weź artefakty z miejsc wykopalisk
option-market = Rynek: handlarz i kupujący
option-sell = Sprzedaż artefaktów na rynkach
option-command = Rozkaz: handlarze, reprezentanci, karty
option-smuggle = Przemyt: czarny rynek
option-survey = Prognoza: nowe karty, inicjatywa, artefakty
option-pass = Pas do końca rundy
option-trader = Umieść handlarza
option-envoy = Umieść reprezentanta
option-retract = Wycofaj reprezentanta
option-deliver = Dostarcz artefakty za ich wartość
option-acquire = Nabądź artefakty za wartość + 1
option-stored = { $artefact }, { $storage ->
        [hold] w ładowni
       *[hidden] w ukrytym luku
    }
fate-placed-free-bought = { CAPITAL($placed) } na mapę; { $free } za darmo; kup { NOUN($bought, case: "accusative") } za { $credits }
fate-placed-bought = { CAPITAL($placed) } na mapę; kup { NOUN($bought, case: "accusative") } za { $credits }
fate-placed-free = { CAPITAL($placed) } na mapę; { $free } za darmo
fate-placed = { CAPITAL($placed) } na mapę
group-placed = Na miejsce wykopalisk: { $artefact }
option-hidden = W ukrytym luku
option-hold = W ładowni
option-retract-trader = Wycofaj reprezentanta, potem umieść handlarza
option-trader-envoy = Umieść handlarza i reprezentanta
note-value = wartość { $value }
note-fuel = paliwo { $fuel }
note-price = kosztuje { $credits ->
        [one] { $credits } kredyt
        [few] { $credits } kredyty
        [many] { $credits } kredytów
       *[other] { $credits } kredytu
    }
note-popularity = popularność: { $credits ->
        [one] { $credits } kredyt
        [few] { $credits } kredyty
        [many] { $credits } kredytów
       *[other] { $credits } kredytu
    }
note-buyers = { $count ->
        [one] { $count } zainteresowany kupujący
        [few] { $count } zainteresowanych kupujących
        [many] { $count } zainteresowanych kupujących
       *[other] { $count } zainteresowanego kupującego
    }
note-fuel-cost = zużycie paliwa: { $fuel }
total-income = Zysk: { $credits ->
        [one] { $credits } kredyt
        [few] { $credits } kredyty
        [many] { $credits } kredytów
       *[other] { $credits } kredytu
    }
total-cost = Koszt: { $credits ->
        [one] { $credits } kredyt
        [few] { $credits } kredyty
        [many] { $credits } kredytów
       *[other] { $credits } kredytu
    }

# ---- Dlaczego nie ----

why-no-cards = Nie masz już kart: możesz tylko spasować.
why-hold-full = Twoja ładownia jest pełna.
why-no-dig-site = Żaden twój odkrywca nie stoi na miejscu wykopalisk z artefaktami.
why-no-market = Żaden twój odkrywca nie stoi na rynku.
why-nothing-stored = Nie masz żadnych artefaktów.
why-no-trader = Nie masz handlarza na żadnym rynku.
why-no-buyer = Na rynkach z twoimi handlarzami nikt nie chce tego, co masz.
why-no-crew = Masz za mało znaczników załogi i strażników.
why-no-black-market = Żaden twój odkrywca nie stoi na czarnym rynku.
why-nothing-to-smuggle = Nie masz czego dostarczyć ani czego kupić i przechować.
why-forecast-full = Na każdej karcie prognozy leży znacznik załogi.
why-no-tiles = W stosach regionów z twoich kart nie ma już artefaktów.
why-card-excavate = To musi być karta akcji w kolorze regionu, w którym twój odkrywca stoi przy artefaktach.
why-card-market = To musi być karta akcji z symbolem rynku, na którym stoi twój odkrywca.
why-card-sell = Z tą kartą nic nie sprzedasz.
why-card-command = To musi być karta akcji.
why-card-smuggle = To musi być karta akcji z symbolem czarnego rynku, na którym stoi twój odkrywca.
why-card-survey = To musi być karta akcji; w rundzie 3 w stosie jej regionu muszą jeszcze być artefakty.
why-own-explorer = Stoi tam twój odkrywca.
why-no-piece = Nie masz artefaktu z tego regionu.
why-no-open-market = Na żadnym rynku, na którym możesz sprzedawać, nikt tego nie chce.
why-no-trader-there = Nie masz tam handlarza.
why-no-buyer-there = Nikt tam nie jest zainteresowany.
why-no-envoy-there = Nie masz tam reprezentanta.
why-crew-on-card = Na tej karcie leży znacznik załogi.
why-different-regions = Artefakty muszą pochodzić z różnych regionów.
why-too-dear = Nie stać cię na to.
why-no-explorer-there = Nie ma tam żadnego twojego odkrywcy.
why-same-site = Dwa artefakty muszą pochodzić z dwóch różnych miejsc wykopalisk.
why-none-in-pool = W puli nie ma już żadnego.
why-faction-taken = Tę frakcję prowadzi inny gracz.
why-not-sold-then = Po nabyciu tego artefaktu nie dałoby się nic sprzedać.
why-no-buyer-for-merchants = Ani na rynkach z twoich kart, ani tam, gdzie masz handlarza, nikt nie chce tego, co masz.
why-hold-for-one = W ładowni jest miejsce tylko na jeden artefakt.
why-hidden-full = Twój ukryty luk jest pełny.
why-all-too-dear = Nie stać cię na nic z czarnego rynku.
why-stacks-empty = Na czarnym rynku nic nie ma.
why-no-room = Nie masz miejsca ani w ładowni, ani w ukrytym luku.
why-sampled = Ta próbka jest już w galerii albo nie ma jej kto pilnować.
why-nothing-to-sample = Nie przechowujesz nic, z czego można by pobrać próbkę.
why-no-cards-to-draw = Nie ma już kart akcji do dobrania.
why-one-colour = Można dodać tylko jednego kolorowego kupującego.
why-nothing-for-market = Nie masz już znaczników załogi ani strażników, a w puli nie ma kupujących.
why-first-from-own-site = Jeden z artefaktów musi pochodzić z miejsca wykopalisk, na którym stoi twój odkrywca.
why-too-far = Potrzeba na to { $needed ->
        [one] { $needed } jednostki paliwa
        [few] { $needed } jednostek paliwa
        [many] { $needed } jednostek paliwa
       *[other] { $needed } jednostek paliwa
    }, a masz { $fuel }.

# ---- Co się stało ----

event-faction-chosen = { $who } staje na czele frakcji: { faction }.
event-order-set = Kolejność tur: { $order }.
event-redrew = { $who } wymienia { $count ->
        [one] { $count } kartę
        [few] { $count } karty
        [many] { $count } kart
       *[other] { $count } karty
    }.
event-forecast-revealed = Nowa karta prognozy: { $card }.
event-round-begins = Zaczyna się runda { $round }.
event-explorer-placed = { $who } wysadza odkrywcę { NOUN($place, case: "at") }.
event-acts = { $who } { $action ->
        [survey] zagrywa
       *[other] odrzuca
    } { NOUN($card, case: "accusative") } i { $action ->
        [travel] podróżuje
        [excavate] wydobywa
        [market] działa na rynku
        [sell] sprzedaje
        [command] wydaje rozkazy
        [smuggle] przemyca
       *[survey] przeprowadza prognozę
    }.
event-moved = { $who } przenosi odkrywcę { NOUN($here, case: "from") } { NOUN($there, case: "to") }.
event-dug-up = { $who } wydobywa { NOUN($artefact, case: "accusative") } { NOUN($place, case: "at") }.
event-sampled = { $who } pobiera próbkę { NOUN($artefact, case: "genitive") }.
event-guard-left = { $who } odwołuje strażnika próbki { NOUN($artefact, case: "genitive") }.
event-column-full = { $who } zapełnia { $region ->
        [yellow] żółtą
        [green] zieloną
        [red] czerwoną
        [purple] fioletową
       *[orange] pomarańczową
    } kolumnę galerii.
event-drew-cards = { $who } dobiera { $count ->
        [one] { $count } kartę
        [few] { $count } karty
        [many] { $count } kart
       *[other] { $count } karty
    }.
event-drew-card = Dobierasz { NOUN($card, case: "accusative") }.
event-drew-and-kept = { $who } dobiera { $draw ->
        [one] { $draw } kartę
        [few] { $draw } karty
        [many] { $draw } kart
       *[other] { $draw } karty
    } i zatrzymuje { $keep }.
event-discarded = { $who } odrzuca { NOUN($card, case: "accusative") }.
event-lost-at-random = { $who } traci losowo { NOUN($card, case: "accusative") }.
event-trader-placed = { $who } umieszcza handlarza na rynku { $market }.
event-buyer-joined = Na koniec kolejki na rynku { $market } dołącza { buyer }.
event-queue-filled = Nowi kupujący w kolejce na rynku { $market }: { $buyers }.
event-pushed-out = Z kolejki na rynku { $market } zostaje wypchnięty { buyer }.
event-buyer-went-home = Kolejkę na rynku { $market } opuszcza { buyer }.
event-sold = { $who } sprzedaje { $count ->
        [one] { $count } { $region ->
                [yellow] żółty
                [green] zielony
                [red] czerwony
                [purple] fioletowy
               *[orange] pomarańczowy
            } artefakt na rynku { $markets }
        [few] { $count } { $region ->
                [yellow] żółte
                [green] zielone
                [red] czerwone
                [purple] fioletowe
               *[orange] pomarańczowe
            } artefakty na rynkach { $markets }
        [many] { $count } { $region ->
                [yellow] żółtych
                [green] zielonych
                [red] czerwonych
                [purple] fioletowych
               *[orange] pomarańczowych
            } artefaktów na rynkach { $markets }
       *[other] { $count } { $region ->
                [yellow] żółtych
                [green] zielonych
                [red] czerwonych
                [purple] fioletowych
               *[orange] pomarańczowych
            } artefaktu na rynkach { $markets }
    } za { $credits ->
        [one] { $credits } kredyt
        [few] { $credits } kredyty
        [many] { $credits } kredytów
       *[other] { $credits } kredytu
    } ({ $popularity } za popularność, { $buyers } za kupujących{ $bonus ->
        [0] { "" }
       *[other] , { $bonus } za kilka rynków
    }).
event-ship-emptied = Kupujący z poprzedniej sprzedaży wracają ze statku do puli: { $buyers }.
event-promoted = { $who } awansuje handlarza z rynku { $market } na reprezentanta w { centre.locative }.
event-artefact-sold = Sprzedany artefakt opuszcza grę: { $artefact }.
event-envoy-placed = { $who } umieszcza reprezentanta w { centre.locative }.
event-envoy-retracted = { $who } wycofuje reprezentanta { centre.from }.
event-ability-used = { $who } używa karty rozkazu „{ $card }”.
event-credits-gained = { $who } zyskuje { $credits ->
        [one] { $credits } kredyt
        [few] { $credits } kredyty
        [many] { $credits } kredytów
       *[other] { $credits } kredytu
    }.
event-delivered = { $who } dostarcza { NOUN($artefact, case: "accusative") } za { $credits ->
        [one] { $credits } kredyt
        [few] { $credits } kredyty
        [many] { $credits } kredytów
       *[other] { $credits } kredytu
    }.
event-acquired = { $who } nabywa { NOUN($artefact, case: "accusative") } za { $credits ->
        [one] { $credits } kredyt
        [few] { $credits } kredyty
        [many] { $credits } kredytów
       *[other] { $credits } kredytu
    } i umieszcza w { $storage ->
        [hold] ładowni
       *[hidden] ukrytym luku
    }.
event-forecast-changed = { $who } wykłada do prognozy { NOUN($new, case: "accusative") } w miejsce { NOUN($old, case: "genitive") }.
event-token-taken = { $who } bierze żeton inicjatywy { $token }.
event-tile-seen = Dobierasz { NOUN($artefact, case: "accusative") }.
event-tile-placed = Nowy artefakt { NOUN($place, case: "at") }: { $artefact }.
event-tile-taken = { $who } bierze za darmo { NOUN($artefact, case: "accusative") }.
event-tile-bought = { $who } kupuje { NOUN($artefact, case: "accusative") } za { $credits ->
        [one] { $credits } kredyt
        [few] { $credits } kredyty
        [many] { $credits } kredytów
       *[other] { $credits } kredytu
    }.
event-tiles-shuffled-back = { $who } wtasowuje z powrotem do stosu { $count ->
        [one] { $count } artefakt
        [few] { $count } artefakty
        [many] { $count } artefaktów
       *[other] { $count } artefaktu
    }.
event-passed = { $who } pasuje i { $count ->
        [0] nie zatrzymuje kart akcji
        [one] zatrzymuje { $count } kartę akcji
        [few] zatrzymuje { $count } karty akcji
        [many] zatrzymuje { $count } kart akcji
       *[other] zatrzymuje { $count } karty akcji
    }.
event-centre-scored = { $who } otrzymuje { $credits ->
        [one] { $credits } kredyt
        [few] { $credits } kredyty
        [many] { $credits } kredytów
       *[other] { $credits } kredytu
    } w { centre.locative }.
event-gallery-scored = { $who } ma w galerii próbki warte { $credits ->
        [one] { $credits } kredyt
        [few] { $credits } kredyty
        [many] { $credits } kredytów
       *[other] { $credits } kredytu
    }.
event-leftovers-lost = { $credits ->
        [0] { $who } nie traci nic za pozostałe artefakty.
        [one] { $who } traci { $credits } kredyt za pozostałe artefakty.
        [few] { $who } traci { $credits } kredyty za pozostałe artefakty.
        [many] { $who } traci { $credits } kredytów za pozostałe artefakty.
       *[other] { $who } traci { $credits } kredytu za pozostałe artefakty.
    }
event-preparation = Zaczyna się faza przygotowań rundy { $round }.
event-command-card-revealed = Karta rozkazu w { centre.locative }: „{ command-card }” ({ $side ->
        [white] biała strona
       *[yellow] żółta strona
    }) – { $effect }.
event-forecast-comes-true = Prognoza się sprawdza: { $card }.
event-tile-to-black-market = Na spód stosu czarnego rynku trafia { $artefact }.
event-stacks-rotated = W każdym stosie czarnego rynku wierzchni artefakt trafia na spód.
event-drafted = { $turn ->
        [1] Wszyscy wybrali pierwsze karty draftu.
        [2] Wszyscy wybrali drugie karty draftu.
       *[other] Wszyscy wybrali ostatnie karty draftu.
    }
event-zu-deck-renewed = Talia Zu na tę rundę: { $count ->
        [one] { $count } karta.
        [few] { $count } karty.
        [many] { $count } kart.
       *[other] { $count } karty.
    }
event-zu-reveals = { $who } odkrywa kartę: { $card }.
event-zu-prefers-region = { $who } wybiera kolor { $what }: { $why }.
event-zu-prefers-market = { $who } wybiera rynek { $what }: { $why }.
event-zu-prefers-artefact = { $who } wybiera { NOUN($what, case: "accusative") }: { $why }.
by-popularity = najwyższa popularność
by-unpopularity = najniższa popularność
by-two-finds = dwa artefakty do wzięcia
by-none-stored = nie ma jeszcze nic w tym kolorze
by-your-fewest = masz najmniej takich artefaktów
by-buyers = najwięcej zainteresowanych kupujących
by-your-traders = najwięcej twoich handlarzy obok jego własnego
by-influence = największy przyrost wpływu
by-no-sample = nie masz takiej próbki
by-fewest-copies = najmniej kopii na planszy
by-value = najwyższa wartość
by-low-value = najniższa wartość
by-hold = leży w ładowni
by-most-stored = najwięcej takich artefaktów
by-fewest-stored = najmniej takich artefaktów
by-markets = najwięcej rynków do sprzedaży
by-income = najwyższy zysk
event-zu-burns = { $who } odrzuca następną kartę bez odkrywania.
event-zu-passed = { $who } nie ma już kart i pasuje.
event-zu-cannot-excavate = { $who } nie może wydobywać: { $why ->
        [full] ładownia jest pełna.
       *[nothing] na mapie nie ma nic nowego w tym kolorze.
    }
event-zu-fails = { $who } nie może wykonać tej akcji { $credits ->
        [0] i nic nie dostaje.
        [one] i dostaje zamiast niej { $credits } kredyt.
        [few] i dostaje zamiast niej { $credits } kredyty.
        [many] i dostaje zamiast niej { $credits } kredytów.
       *[other] i dostaje zamiast niej { $credits } kredytu.
    }
event-zu-draws = { $who } dobiera { NOUN($card, case: "accusative") }.
event-zu-leftovers = { $who } dodaje { $credits ->
        [one] { $credits } kredyt
        [few] { $credits } kredyty
        [many] { $credits } kredytów
       *[other] { $credits } kredytu
    } za pozostałe artefakty.
event-ability-idle = Karta rozkazu „{ $card }” ({ $effect }) nic by teraz nie dała. { $why }

# ---- Wyniki ----

score-start = kredyty początkowe
score-sales = sprzedaż
score-deliveries = dostawy
score-purchases = zakupy
score-abilities = karty rozkazów
score-centres = centra dowodzenia
score-failed-actions = nieudane akcje
score-gallery = galeria
score-leftovers = pozostałe artefakty

# Co ma gracz – do krótkiego streszczenia zmian.
holds-credits = kredyty
holds-crew = załoga
holds-hold = w ładowni
holds-hidden = w ukrytym luku
holds-gallery = w galerii
holds-hand_size = karty na ręce
