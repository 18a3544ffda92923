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
    } karta akcji, rynek { $market }
card-travel = karta podróży, paliwo { $fuel }
buyer = { $buyer ->
        [yellow] żółty kupujący
        [green] zielony kupujący
        [red] czerwony kupujący
        [purple] fioletowy kupujący
        [orange] pomarańczowy kupujący
       *[special] specjalny kupujący
    }
market = rynek { $market }
centre = { $centre ->
        [left] lewe centrum dowodzenia
        [middle] środkowe centrum dowodzenia
       *[right] prawe centrum dowodzenia
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
faction = { $faction ->
        [gul] Kartel Gul, przemytnicy
        [issisinui] Is'sisinui, jasnowidze
        [dal_harraii] Korporacja Dal-Harraii, piloci
        [aqulla] Kolektyw Aqulla, kupcy
        [kuti_kuti] Związek Kuti Kuti, wydobywcy
       *[zu] Zu
    }
faction-ability = { $faction ->
        [gul] Przed sprzedażą możesz nabyć 1 artefakt za jego wartość, jeśli masz odkrywcę na czarnym rynku.
        [issisinui] Prognoza dobiera o 1 artefakt więcej; jeden z nich może za darmo trafić do ładowni.
        [dal_harraii] Na początku tury możesz za darmo poruszyć 1 odkrywcę do sąsiedniej lokalizacji.
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
ability-move = porusz odkrywców łącznie o co najwyżej { $steps ->
        [one] { $steps } krok
        [few] { $steps } kroki
        [many] { $steps } kroków
       *[other] { $steps } kroku
    }
ability-excavate = weź { $count ->
        [one] 1 artefakt z miejsca wykopalisk, na którym stoi twój odkrywca
        [few] do { $count } artefaktów, każdy z innego miejsca wykopalisk, na którym stoi twój odkrywca
        [many] do { $count } artefaktów, każdy z innego miejsca wykopalisk, na którym stoi twój odkrywca
       *[other] do { $count } artefaktu z miejsc wykopalisk, na których stoją twoi odkrywcy
    }
ability-buyers = dodaj do { $count } kolorowych kupujących { $where ->
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
    } z czarnego rynku za { $less ->
        [0] jego wartość
       *[other] wartość − { $less }
    }
ability-credits = zyskaj { $credits ->
        [one] { $credits } kredyt
        [few] { $credits } kredyty
        [many] { $credits } kredytów
       *[other] { $credits } kredytu
    }
ability-draw = dobierz karty ({ $draw }) i zatrzymaj { $keep }
ability-sample = pobierz próbki z przechowywanych artefaktów (najwyżej { $count })
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
listed = { $first }, { $rest }

# ---- Pytania ----

ask-faction = Którą frakcję prowadzisz?
ask-mulligan = Zatrzymujesz początkową rękę? Karty możesz wymienić tylko wtedy, gdy pasują do siebie co najmniej 4.
ask-mulligan-cards = Które z pasujących kart wymieniasz?
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
ask-pilots-move = Piloci: poruszasz za darmo jednego odkrywcę do sąsiedniej lokalizacji?
ask-action = Którą akcję wykonujesz?
ask-card-region = Z której części ręki?
ask-card-travel = Którą kartę odrzucasz, żeby podróżować?
ask-card-excavate = Którą kartę odrzucasz, żeby wydobywać?
ask-card-market = Którą kartę odrzucasz na akcję rynku?
ask-card-sell = Którą kartę odrzucasz, żeby sprzedawać?
ask-card-command = Którą kartę odrzucasz na akcję rozkazu?
ask-card-smuggle = Którą kartę odrzucasz, żeby przemycać?
ask-card-survey = Którą kartę zagrywasz na akcję prognozy?
ask-travel-step = Porusz odkrywcę albo zakończ. { $fuel ->
        [one] Został { $fuel } krok.
        [few] Zostały { $fuel } kroki.
        [many] Zostało { $fuel } kroków.
       *[other] Zostało { $fuel } kroku.
    }
ask-excavate-first = Który artefakt wydobywasz?
ask-excavate-second = Drugi artefakt?
ask-sample = Pobierasz próbkę: { $artefact }? { $crew ->
        [0] Nie masz już znaczników załogi: musi się przenieść strażnik.
        [one] Masz jeszcze { $crew } znacznik załogi.
        [few] Masz jeszcze { $crew } znaczniki załogi.
        [many] Masz jeszcze { $crew } znaczników załogi.
       *[other] Masz jeszcze { $crew } znacznika załogi.
    }
ask-guard = Nie ma już dostępnych znaczników załogi. Który strażnik opuszcza galerię?
ask-market-trader = Umieszczasz handlarza?
ask-market-special = Dodajesz do kolejki specjalnego kupującego?
ask-market-buyer = Który kolorowy kupujący dołącza do kolejki?
ask-early-acquisition = Przemytnicy: nabywasz artefakt przed sprzedażą?
ask-sell-region = Artefakty z którego regionu sprzedajesz?
ask-sell-markets = Na których rynkach sprzedajesz artefakty? Region: { region }.
ask-sell-artefacts = { $count ->
        [one] Który artefakt sprzedajesz?
        [few] Które { $count } artefakty sprzedajesz?
        [many] Których { $count } artefaktów się pozbywasz?
       *[other] Które artefakty sprzedajesz ({ $count })?
    }
ask-keep-card = Którą kartę zatrzymujesz?
ask-command = Rynek { $market }, { centre }: co robisz?
ask-ability = Używasz karty rozkazu „{ $card }”: { $effect }?
ask-permit = Zezwolenie na wykopaliska: który artefakt bierzesz?
ask-publicity-market = Reklama: na który rynek przychodzi kupujący?
ask-publicity-buyer = Reklama: który kupujący dołącza do kolejki na rynku { $market }?
ask-delegation = Delegacja handlowa: na który rynek wysyłasz handlarza?
ask-curators = Kuratorzy: z którego przechowywanego artefaktu pobierasz próbkę?
ask-smuggle-how = Dostawa czy nabycie?
ask-deliver = Które artefakty dostarczasz (do dwóch, z różnych regionów)?
ask-acquire = Który artefakt nabywasz?
ask-storage = Gdzie trafia { $artefact }?
ask-forecast = Którą kartę prognozy zastępujesz?
ask-survey-place = Który artefakt trafia na miejsce wykopalisk?
ask-survey-free = Jasnowidze: bierzesz artefakt za darmo?
ask-survey-buy = Kupujesz artefakt za jego podwójną wartość?
ask-keep-cards = Pasujesz. Które karty akcji zatrzymujesz (do dwóch)?
ask-stop-faction = Za chwilę wylosujesz frakcję. Iść dalej? Potem nie ma już odwrotu.
ask-stop-cards = Za chwilę dobierzesz karty. Iść dalej? Potem nie ma już odwrotu.
ask-stop-lose = Za chwilę stracisz losowe karty. Iść dalej? Potem nie ma już odwrotu.
ask-stop-tiles = Za chwilę dobierzesz artefakty. Iść dalej? Potem nie ma już odwrotu.

# ---- Wybory ----

option-yes = tak
option-no = nie
option-stop = koniec
option-stay = nie ruszam się
option-no-more = więcej nie
option-keep = zatrzymuję rękę
option-redraw = wymieniam karty
option-random = niech zdecyduje los
option-move = { $here } → { $there }
option-slot = { $slot }. { $card }
option-travel = Podróż: porusz odkrywców
option-excavate = Wydobycie: weź artefakty z miejsc wykopalisk
option-market = Rynek: handlarz i kupujący
option-sell = Sprzedaż artefaktów na rynkach
option-command = Rozkaz: handlarze, reprezentanci, karty rozkazów
option-smuggle = Przemyt: czarny rynek
option-survey = Prognoza: nowe karty, inicjatywa, artefakty
option-pass = Pas do końca rundy
option-trader = umieść handlarza
option-special = dodaj specjalnego kupującego
option-envoy = umieść reprezentanta
option-retract = wycofaj reprezentanta
option-deliver = dostawa artefaktów za ich wartość
option-acquire = nabycie artefaktów za wartość + 1
option-hold = ładownia
option-hidden = ukryty luk
option-stored = { $artefact }, { $storage ->
        [hold] ładownia
       *[hidden] ukryty luk
    }
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
total-income = Zysk: { $credits ->
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
why-no-crew = Nie masz już ani znaczników załogi, ani strażników.
why-no-black-market = Żaden twój odkrywca nie stoi na czarnym rynku.
why-nothing-to-smuggle = Nie masz czego dostarczyć ani czego kupić i przechować.
why-forecast-full = Na każdej karcie prognozy leży znacznik załogi.
why-no-tiles = W stosach regionów z twoich kart nie ma już artefaktów.
why-card-travel = Tej karty nie można użyć do podróży.
why-card-excavate = To musi być karta akcji w kolorze regionu, w którym twój odkrywca stoi przy artefaktach.
why-card-market = To musi być karta akcji z symbolem rynku, na którym stoi twój odkrywca.
why-card-sell = Z tą kartą nic nie sprzedasz.
why-card-command = To musi być karta akcji, z którą da się kogoś umieścić albo wycofać.
why-card-smuggle = To musi być karta akcji z symbolem czarnego rynku, na którym stoi twój odkrywca.
why-card-survey = To musi być karta akcji; w rundzie 3 w stosie jej regionu muszą jeszcze być artefakty.
why-own-explorer = Dwóch twoich odkrywców nie może skończyć w tej samej lokalizacji.
why-no-piece = Nie masz artefaktu z tego regionu.
why-no-open-market = Na żadnym rynku nie ma naraz twojego handlarza i zainteresowanego kupującego.
why-no-trader-there = Nie masz tam handlarza.
why-no-buyer-there = Nikt tam nie jest zainteresowany.
why-part-done = Ta część akcji jest już wykonana.
why-no-envoy-there = Nie masz tam reprezentanta.
why-crew-on-card = Na tej karcie leży znacznik załogi.
why-different-regions = Artefakty muszą pochodzić z różnych regionów.
why-too-dear = Nie stać cię na to.
why-no-explorer-there = Nie ma tam żadnego twojego odkrywcy.
why-same-site = Dwa artefakty muszą pochodzić z dwóch różnych miejsc wykopalisk.
why-none-in-pool = W puli nie ma już żadnego.
why-faction-taken = Tę frakcję prowadzi inny gracz.

# ---- Co się stało ----

event-faction-chosen = { $who } prowadzi frakcję: { faction }.
event-order-set = Kolejność tur: { $order }.
event-redrew = { $who } wymienia { $count ->
        [one] { $count } kartę
        [few] { $count } karty
        [many] { $count } kart
       *[other] { $count } karty
    }.
event-forecast-revealed = Prognoza pokazuje: { $card }.
event-round-begins = Zaczyna się runda { $round }.
event-explorer-placed = Ląduje odkrywca ({ $who }): { $place }.
event-acts = { $who } – { $action ->
        [travel] podróż
        [excavate] wydobycie
        [market] rynek
        [sell] sprzedaż
        [command] rozkaz
        [smuggle] przemyt
       *[survey] prognoza
    }: { $card }.
event-moved = { $who }, ruch: { $here } → { $there }.
event-dug-up = { $who } wydobywa: { $artefact }, { $place }.
event-sampled = { $who } pobiera próbkę: { $artefact }.
event-guard-left = Strażnik ({ $who }) opuszcza galerię: { $artefact }.
event-column-full = { $who } zapełnia kolumnę galerii: { region }.
event-drew-cards = { $who } dobiera { $count ->
        [one] { $count } kartę
        [few] { $count } karty
        [many] { $count } kart
       *[other] { $count } karty
    }.
event-drew-card = Dobierasz: { $card }.
event-drew-and-kept = { $who } dobiera karty ({ $draw }) i zatrzymuje { $keep }.
event-discarded = { $who } odrzuca: { $card }.
event-lost-at-random = { $who } traci losowo: { $card }.
event-trader-placed = { $who } umieszcza handlarza na rynku { $market }.
event-buyer-joined = Na koniec kolejki na rynku { $market } dołącza { buyer }.
event-queue-filled = Nowi w kolejce na rynku { $market }: { $buyers }.
event-pushed-out = Z kolejki na rynku { $market } zostaje wypchnięty { buyer }.
event-buyer-went-home = Kolejkę na rynku { $market } opuszcza { buyer }.
event-sold = { $who } sprzedaje artefakty ({ region }) za { $credits ->
        [one] { $credits } kredyt
        [few] { $credits } kredyty
        [many] { $credits } kredytów
       *[other] { $credits } kredytu
    } ({ $popularity } za popularność, { $buyers } za kupujących{ $bonus ->
        [0] { "" }
       *[other] , { $bonus } za kilka rynków
    }): { $markets }.
event-ship-emptied = Kupujący z poprzedniej sprzedaży wracają ze statku do puli: { $buyers }.
event-promoted = { $who }: handlarz z rynku { $market } awansuje na reprezentanta, { centre }.
event-artefact-sold = { $who } sprzedaje: { $artefact }.
event-envoy-placed = { $who } umieszcza reprezentanta: { centre }.
event-envoy-retracted = { $who } wycofuje reprezentanta: { centre }.
event-ability-used = { $who } używa karty rozkazu: { $card }.
event-credits-gained = { $who } zyskuje { $credits ->
        [one] { $credits } kredyt
        [few] { $credits } kredyty
        [many] { $credits } kredytów
       *[other] { $credits } kredytu
    }.
event-delivered = { $who } dostarcza: { $artefact }, za { $credits ->
        [one] { $credits } kredyt
        [few] { $credits } kredyty
        [many] { $credits } kredytów
       *[other] { $credits } kredytu
    }.
event-acquired = { $who } nabywa: { $artefact }, za { $credits ->
        [one] { $credits } kredyt
        [few] { $credits } kredyty
        [many] { $credits } kredytów
       *[other] { $credits } kredytu
    } ({ $storage ->
        [hold] ładownia
       *[hidden] ukryty luk
    }).
event-forecast-changed = { $who } zmienia prognozę: { $old } → { $new }.
event-token-taken = { $who } bierze żeton inicjatywy { $token }.
event-tile-seen = Dobierasz: { $artefact }.
event-tile-placed = Nowy artefakt na mapie: { $artefact }, { $place }.
event-tile-taken = { $who } bierze za darmo: { $artefact }.
event-tile-bought = { $who } kupuje: { $artefact }, za { $credits ->
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
event-passed = { $who } pasuje i zatrzymuje { $count ->
        [one] { $count } kartę akcji
        [few] { $count } karty akcji
        [many] { $count } kart akcji
       *[other] { $count } karty akcji
    }.
event-centre-scored = { $who } otrzymuje { $credits ->
        [one] { $credits } kredyt
        [few] { $credits } kredyty
        [many] { $credits } kredytów
       *[other] { $credits } kredytu
    }: { centre }.
event-gallery-scored = Galeria ({ $who }) jest warta { $credits ->
        [one] { $credits } kredyt
        [few] { $credits } kredyty
        [many] { $credits } kredytów
       *[other] { $credits } kredytu
    }.
event-leftovers-lost = { $who } traci { $credits ->
        [one] { $credits } kredyt
        [few] { $credits } kredyty
        [many] { $credits } kredytów
       *[other] { $credits } kredytu
    } za pozostałe artefakty.
event-preparation = Faza przygotowań rundy { $round }.
event-command-card-revealed = Karta rozkazu, { centre }: { command-card } ({ $side ->
        [white] biała strona
       *[yellow] żółta strona
    }) – { $effect }.
event-forecast-comes-true = Prognoza się sprawdza: { $card }.
event-tile-to-black-market = Na spód stosu czarnego rynku trafia: { $artefact }.
event-stacks-rotated = Rotacja czarnego rynku.
event-drafted = { $turn ->
        [1] Pierwsze karty z draftu są wybrane.
        [2] Drugie karty z draftu są wybrane.
       *[other] Ostatnie karty z draftu są wybrane.
    }
event-zu-deck-renewed = Talia rundy Zu: { $count ->
        [one] { $count } karta.
        [few] { $count } karty.
        [many] { $count } kart.
       *[other] { $count } karty.
    }
event-zu-reveals = { $who } odkrywa: { $card }.
event-zu-burns = { $who } odrzuca następną kartę bez odkrywania.
event-zu-passed = { $who } nie ma już kart i pasuje.
event-zu-cannot-excavate = { $who } nie może wydobywać: { $why ->
        [full] ładownia jest pełna.
       *[nothing] na mapie nie ma nic nowego w tym kolorze.
    }
event-zu-fails = Nieudana akcja ({ $who }): { $credits ->
        [0] bez kredytów.
        [one] zamiast niej { $credits } kredyt.
        [few] zamiast niej { $credits } kredyty.
        [many] zamiast niej { $credits } kredytów.
       *[other] zamiast niej { $credits } kredytu.
    }
event-zu-draws = { $who } dobiera: { $card }.
event-zu-leftovers = { $who } dodaje { $credits ->
        [one] { $credits } kredyt
        [few] { $credits } kredyty
        [many] { $credits } kredytów
       *[other] { $credits } kredytu
    } za pozostałe artefakty.

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
