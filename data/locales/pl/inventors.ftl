# Wynalazcy znad Południowego Tygrysu: wszystkie słowa gry.

game = Wynalazcy znad Południowego Tygrysu
game-about = Wymyślaj, buduj, testuj i publikuj Wynalazki nad Tygrysem: z Kośćmi, Rzemieślnikami i Wpływem.
game-credits = Projekt: Shem Phillips i S J Macdonald; wydawca: Garphill Games, polska edycja: Portal Games.
automa = Przeciwnik

setting-rounds = Długość
setting-rounds-4 = 4 rundy
setting-rounds-3 = 3 rundy, z celami
setting-difficulty = Poziom trudności
setting-difficulty-1 = 1: jak w instrukcji
setting-difficulty-2 = 2: lepszy start przeciwnika
setting-difficulty-3 = 3: a do tego co rundę karta Planu Kości więcej
setting-difficulty-4 = 4: a do tego co rundę karta Planu Robotnika więcej
setting-hard-start = Trudniej: przeciwnik zaczyna z 3 Srebrnikami i 3 Wpływami więcej
setting-hard-start-off = według poziomu trudności
setting-hard-start-on = tak
setting-hard-dice = Trudniej: co rundę karta Planu Kości więcej
setting-hard-dice-off = według poziomu trudności
setting-hard-dice-on = tak
setting-hard-workers = Trudniej: co rundę karta Planu Robotnika więcej
setting-hard-workers-off = według poziomu trudności
setting-hard-workers-on = tak

score-guilds = Przewagi w Gildiach
score-royalties = Tantiemy
score-research = Badania
score-craftspeople = Rzemieślnicy
score-workshops = Kafelki Warsztatu
score-ideas = Kafelki Pomysłu
score-devices = Budujący i Publikujący
score-cards = Karty Wynalazku
score-leftovers = Srebrniki i karty
score-influence = Wpływy na Wynalazkach
score-silver = Srebrniki

# ---- Nazwy ----

person-scribe = Skryba
    .accusative = Skrybę
    .genitive = Skryby
person-chandler = Świecarz
    .accusative = Świecarza
    .genitive = Świecarza
person-weaver = Tkacz
    .accusative = Tkacza
    .genitive = Tkacza
person-tiler = Kaflarz
    .accusative = Kaflarza
    .genitive = Kaflarza
person-blacksmith = Kowal
    .accusative = Kowala
    .genitive = Kowala
person-carpenter = Stolarz
    .accusative = Stolarza
    .genitive = Stolarza
payee-scribe = Skryby
payee-chandler = Świecarza
payee-weaver = Tkacza
payee-tiler = Kaflarza
payee-blacksmith = Kowala
payee-carpenter = Stolarza
payee-any = dowolnej osoby
payee-any_other = innej osoby
guild-blue = Niebieska Gildia
    .locative = Niebieskiej Gildii
    .genitive = Niebieskiej Gildii
guild-orange = Pomarańczowa Gildia
    .locative = Pomarańczowej Gildii
    .genitive = Pomarańczowej Gildii
guild-charcoal = Ciemnoszara Gildia
    .locative = Ciemnoszarej Gildii
    .genitive = Ciemnoszarej Gildii
die-blue = Niebieska Kość
    .accusative = Niebieską Kość
    .genitive = Niebieskiej Kości
    .instrumental = Niebieską Kością
die-orange = Pomarańczowa Kość
    .accusative = Pomarańczową Kość
    .genitive = Pomarańczowej Kości
    .instrumental = Pomarańczową Kością
die-charcoal = Ciemnoszara Kość
    .accusative = Ciemnoszarą Kość
    .genitive = Ciemnoszarej Kości
    .instrumental = Ciemnoszarą Kością
die-white = Biała Kość
    .accusative = Białą Kość
    .genitive = Białej Kości
    .instrumental = Białą Kością
area-exhausted = Wyczerpane
    .genitive = Wyczerpanych
area-ready = Gotowe
    .genitive = Gotowych
area-determined = Zdeterminowane
    .genitive = Zdeterminowanych
area-inspired = Zainspirowane
    .genitive = Zainspirowanych
row-top = górny rząd
    .locative = górnym rzędzie
    .genitive = górnego rzędu
row-middle = środkowy rząd
    .locative = środkowym rzędzie
    .genitive = środkowego rzędu
row-bottom = dolny rząd
    .locative = dolnym rzędzie
    .genitive = dolnego rzędu
section-left = lewy odcinek
    .genitive = lewego odcinka
section-middle = środkowy odcinek
    .genitive = środkowego odcinka
section-right = prawy odcinek
    .genitive = prawego odcinka
place-top-left = lewy górny
place-top-middle = środkowy górny
place-top-right = prawy górny
place-bottom-left = lewy dolny
place-bottom-middle = środkowy dolny
place-bottom-right = prawy dolny
tent-blue = sekcja niebieska
tent-orange = sekcja pomarańczowa
tent-charcoal = sekcja ciemnoszara
tent-envoy = sekcja Emisariusza
tent-camel = sekcja Wielbłąda
space-blue-left = Niebieska Gildia, z lewej
space-blue-right = Niebieska Gildia, z prawej
space-blue-bottom = Niebieska Gildia, na dole
space-orange-left = Pomarańczowa Gildia, z lewej
space-orange-right = Pomarańczowa Gildia, z prawej
space-orange-bottom = Pomarańczowa Gildia, na dole
space-charcoal-left = Ciemnoszara Gildia, z lewej
space-charcoal-right = Ciemnoszara Gildia, z prawej
space-charcoal-bottom = Ciemnoszara Gildia, na dole
space-hire-camel = Wynajęcie Wielbłąda
space-refresh-craftspeople = Odświeżenie Rzemieślników
space-advance-ship = Ruch Statkiem
space-open-brighten = Otwarte pole światła
space-open-study = Otwarte pole nauki
device = { $board } { $card }
board-robotic = Zrobotyzowane
board-fragrant = Pachnące
board-self-regulating = Samoregulujące
board-water-powered = Napędzane wodą
board-automated = Automatyczne
board-wind-powered = Napędzane wiatrem
board-folding = Składane
board-magnetic = Magnetyczne
board-musical = Muzyczne
board-luminous = Świecące
board-miniature = Miniaturowe
board-giant = Olbrzymie
board-portable = Przenośne
board-programmable = Programowalne
board-self-filling = Samonapełniające się
board-steam-powered = Parowe
board-mirrored = Lustrzane
board-adjustable = Regulowane
board-silent = Ciche
board-perpetual = Wieczne
card-pinhole-cameras = Aparaty Otworkowe
card-astrolabes = Astrolabia
card-pools = Baseny
card-drums = Bębenki
card-grabbers = Chwytki
card-goblets = Czary
card-doors = Drzwi
card-cranes = Dźwigi
card-flutes = Flety
card-fountains = Fontanny
card-helmets = Hełmy
card-needles = Igły
card-hourglasses = Klepsydry
card-flasks = Kolby
card-wheels = Koła
card-compasses = Kompasy
card-baskets = Koszyki
card-chairs = Krzesła
card-lamps = Lampy
card-lanterns = Latarenki
card-lighthouses = Latarnie
card-funnels = Lejki
card-boats = Łódki
card-bowls = Misy
card-spectacles = Okulary
card-saws = Piły
card-handsaws = Piły ręczne
card-reed-pens = Pióra trzcinowe
card-torches = Pochodnie
card-monuments = Pomniki
card-pumps = Pompy
card-puzzles = Puzzle
card-shelves = Regały
card-lenses = Soczewki
card-tables = Stoły
card-gliders = Szybowce
card-shields = Tarcze
card-telescopes = Teleskopy
card-scales = Wagi
card-vases = Wazy
card-toys = Zabawki
card-clocks = Zegary
card-beakers = Zlewki
card-sails = Żagle

# ---- Co mówią efekty ----

effect-silver = { $n ->
        [one] { $n } Srebrnik
        [few] { $n } Srebrniki
       *[other] { $n } Srebrników
    }
effect-draw = { $n ->
        [one] { $n } karta
        [few] { $n } karty
       *[other] { $n } kart
    }
effect-brighten = { $n ->
        [one] { $n } Oświecenie
        [few] { $n } Oświecenia
       *[other] { $n } Oświeceń
    }
effect-boost = { $n ->
        [one] +1 na Kości
        [few] { $n } razy +1 na Kości
       *[other] { $n } razy +1 na Kości
    }
effect-refresh = { $n ->
        [one] { $n } odświeżenie
        [few] { $n } odświeżenia
       *[other] { $n } odświeżeń
    }
effect-refresh-all = odświeżenie wszystkich
effect-refresh-one = odświeżenie { NOUN($who, case: "genitive") }
effect-promote = { $n ->
        [one] { $n } podniesienie poziomu
        [few] { $n } podniesienia poziomu
       *[other] { $n } podniesień poziomu
    }
effect-influence-blue = { $n ->
        [one] { $n } Niebieski Wpływ
        [few] { $n } Niebieskie Wpływy
       *[other] { $n } Niebieskich Wpływów
    }
effect-influence-orange = { $n ->
        [one] { $n } Pomarańczowy Wpływ
        [few] { $n } Pomarańczowe Wpływy
       *[other] { $n } Pomarańczowych Wpływów
    }
effect-influence-charcoal = { $n ->
        [one] { $n } Ciemnoszary Wpływ
        [few] { $n } Ciemnoszare Wpływy
       *[other] { $n } Ciemnoszarych Wpływów
    }
effect-influence-any = { $n ->
        [one] { $n } dowolny Wpływ
        [few] { $n } dowolne Wpływy
       *[other] { $n } dowolnych Wpływów
    }
effect-study-blue = Niebieska Kość do Pracowni
effect-study-orange = Pomarańczowa Kość do Pracowni
effect-study-charcoal = Ciemnoszara Kość do Pracowni
effect-study-any = dowolna kolorowa Kość do Pracowni
effect-swap = zamiana Białej Kości
effect-royalty = znacznik Tantiem +{ $n }
effect-royalties = zyskanie Tantiem
effect-research = Badanie
effect-ship = Statek { $n }
effect-collect = zebranie kafelka
effect-end-tile = kafelek z tego pola
effect-tile-behind = kafelek z pola na lewo
effect-hire = wynajęcie Wielbłąda
effect-unlock-camel = trzeci Wielbłąd
effect-unlock-worker = trzeci Robotnik
effect-clear = opróżnienie Warsztatu
effect-dice-bonus = Kości do +{ $n }
effect-provide-blue = zapewnia niebieski
effect-provide-orange = zapewnia pomarańczowy
effect-provide-charcoal = zapewnia ciemnoszary
effect-return-exhausted = koniec rundy: Kości do Wyczerpanych
effect-return-ready = koniec rundy: Kości do Gotowych
effect-return-determined = koniec rundy: Kości do Zdeterminowanych
effect-return-inspired = koniec rundy: Kości do Zainspirowanych
effect-return-camel-dice = kolorowe Kości z Wielbłądów do { NOUN($area, case: "genitive") }
effect-white-die = Biała Kość, po rzucie do Gotowych
effect-colored-die = kolorowa Kość, po rzucie do Zdeterminowanych
effect-recover = odzyskanie Robotnika
effect-remove-die = usunięcie Kości
effect-envoy = Emisariusz
effect-camel-total = Kości na Wielbłądach +{ $n }
effect-remove-idea = usunięcie kafelka Pomysłu
effect-tower = Postęp kafelków Wieży
effect-pay-silver = { $n ->
        [one] { $n } Srebrnik
        [few] { $n } Srebrniki
       *[other] { $n } Srebrników
    }
effect-discard = { $n ->
        [one] odrzucenie { $n } karty
        [few] odrzucenie { $n } kart
       *[other] odrzucenie { $n } kart
    }
cost-person = opłacenie { $who }
cost-lose-blue = { $n ->
        [one] { $n } Niebieski Wpływ
        [few] { $n } Niebieskie Wpływy
       *[other] { $n } Niebieskich Wpływów
    }
cost-lose-orange = { $n ->
        [one] { $n } Pomarańczowy Wpływ
        [few] { $n } Pomarańczowe Wpływy
       *[other] { $n } Pomarańczowych Wpływów
    }
cost-lose-charcoal = { $n ->
        [one] { $n } Ciemnoszary Wpływ
        [few] { $n } Ciemnoszare Wpływy
       *[other] { $n } Ciemnoszarych Wpływów
    }
cost-lose-any = { $n ->
        [one] { $n } Wpływ
        [few] { $n } Wpływy
       *[other] { $n } Wpływów
    }
paid = { $cost } → { $gain }
either = { $first } albo { $rest }
printed = nadrukowana zdolność: { $effects }
    .genitive = nadrukowanej zdolności: { $effects }
tile = { $tile }: { $effects }
    .genitive = { $tile }: { $effects }
tile-name = { $tile }
research = { $tile } ({ $when }): { $effects }
when-gain_die-blue = po zyskaniu Niebieskiej Kości
when-gain_die-orange = po zyskaniu Pomarańczowej Kości
when-gain_die-charcoal = po zyskaniu Ciemnoszarej Kości
when-complete_workshop_column = za pełną kolumnę Warsztatów
when-gain_workshop_tile = po zyskaniu kafelka Warsztatu
when-research = przy każdym następnym Badaniu
when-advance_royalty = po awansie na torze Tantiem
when-static = stale
when-end_of_round = na koniec rundy
when-tent = z każdym Namiotem
when-instant = od razu
idea = { CAPITAL($place) }: { $effects }
idea-uncovers = { CAPITAL($place) }: { $effects }; odsłania: { $column }
number = { $n }
die-value = { $die } { $value }
    .accusative = { NOUN($die, case: "accusative") } { $value }
    .instrumental = { NOUN($die, case: "instrumental") } { $value }
die-in-area = { $die } ({ $area })
die-showing = { $die } { $value } ({ $area })
die-in-study = { $die } (Pracownia { $level })
die-on-camel = { $die } { $value } (Wielbłąd { $camel })
die-in-workshop = { $die } { $value } ({ $row })
lift = { $die } → { $area }{ $count ->
        [one] {""}
        [few] {" "}({ $count } Oświecenia)
       *[other] {" "}({ $count } Oświeceń)
    }
lift-up = { $die } → w górę na { $level }: { $effects }
lift-out = { $die } → na zewnątrz: { $area }
goes-to = { $count }× { $die } → { $area }
goes-up = { $die } w górę
goes-out = { $die } na zewnątrz

# ---- Wybory ----

group-camel = Wielbłąd
group-workshop = Warsztat
group-worker = Robotnik
group-tent = Namiot
group-after = Zamiast akcji
option-done = Zakończ
option-none = Nic
option-invent = Wymyśl: { $device }
option-build = Zbuduj: { $device }
option-publish = Opublikuj: { $device }
option-test-device = Testuj Wynalazek
option-workshop = Warsztat: { $row }
option-place-worker = Umieść Robotnika
option-tent = Namiot, { $section }: { $effects }
option-space = { $space }: { $effects }
option-worker = Robotnik
option-envoy = Emisariusz (1 Wpływ mniej)
option-test = Pole { $space }: { $die }
option-discard = Odrzuć: { $card }
option-play = { $card }: { $effects }
option-play-card = Zagraj kartę
option-two-cards = Odrzuć dwie karty: 1 Oświecenie albo 1 odświeżenie
option-bonus = Premia za kolor: { $effects }
option-save = Oszczędzaj Srebrniki, używając Rzemieślników
option-save-not = Jednak nie oszczędzaj
option-draw = { $n ->
        [one] Dobierz { $n } kartę
        [few] Dobierz { $n } karty
       *[other] Dobierz { $n } kart
    }
option-refresh = Odśwież { NOUN($who, case: "accusative") }
option-promote = Podnieś { NOUN($who, case: "accusative") } na poziom { $level }
option-boost = +1: { $die }
option-study = { $die } do Pracowni
option-decline-die = Nie bierz { NOUN($die, case: "genitive") }
option-clear = Opróżnij: { $row }
option-clear-paid = Opłać dowolną osobę i opróżnij: { $row }
option-recover = Robotnik z pola: { $space }
option-recover-envoy = Emisariusz z pola: { $space }
option-pay = { $who }: { $n ->
        [one] { $n } Srebrnik
        [few] { $n } Srebrniki
       *[other] { $n } Srebrników
    }
option-pay-all = Wszyscy: { $n ->
        [one] { $n } Srebrnik
        [few] { $n } Srebrniki
       *[other] { $n } Srebrników
    }
option-give-up = Wycofaj akcję
option-brighten = Oświeć Kość
option-nothing = Nie rób nic
research-empty = Pole { $step }, { $section }: nowe Badanie
research-join = Pole { $step }: dołącz do { $tile } ({ $when })
note-bonus = { $value ->
        [0] premia: { $effects }
       *[other] liczy się jako { $value }; premia: { $effects }
    }
note-raised = liczy się jako { $value }
note-row = { $n ->
        [0] Bez kosztu
        [one] { $n } Srebrnik
        [few] { $n } Srebrniki
       *[other] { $n } Srebrników
    }; zakrywa: { $effects }
note-dice = Kości { $need }+; { $fee ->
        [0] opłacenie { $people }
        [one] { $fee } Srebrnik, opłacenie { $people }
        [few] { $fee } Srebrniki, opłacenie { $people }
       *[other] { $fee } Srebrników, opłacenie { $people }
    }
note-with-bonus = { $note }; z premią za kolor Kości
note-only-cards = { $note }; da się tylko z pomocą kart
note-invent = Kości { $need }+; do odrzucenia: { $n ->
        [0] nic
        [one] { $n } karta
        [few] { $n } karty
       *[other] { $n } kart
    }
note-no-match = żadna krawędź nie pasuje
note-workshop = { $n ->
        [one] { $n } kafelek
        [few] { $n } kafelki
       *[other] { $n } kafelków
    }
note-cost = Koszt: { $cost }
note-costs = Koszt: { $n ->
        [one] { $n } Srebrnik
        [few] { $n } Srebrniki
       *[other] { $n } Srebrników
    }
note-in-vain = { $note }; teraz nic to nie da
note-join = { $n ->
        [one] { $n } Srebrnik
        [few] { $n } Srebrniki
       *[other] { $n } Srebrników
    }; { $effects }
note-free = Bez kosztu
note-stays = zostaje na tym poziomie
note-test = Statek { $n }
note-test-influence = Statek { $n }, 1 Wpływ
printed-ability = nadrukowana zdolność
ability = { $value ->
        [0] { $which }
       *[other] { $which } { $value }+
    }
ability-of-color = { $which } { $value }+ ({ $die })
dice-needed = Potrzeba: { $need }.
dice-for = Działają: { $abilities }.
total-brighten = { CAPITAL($dice) }; { $left ->
        [one] zostało { $left } Oświecenie
        [few] zostały { $left } Oświecenia
       *[other] zostało { $left } Oświeceń
    }.

# ---- Pytania ----

ask-starting-row = W którym rzędzie umieszczasz kafelek Początkowego Warsztatu ({ $tile })?
ask-turn = Twoja tura: jaka akcja główna?
ask-turn-after-tent = Twój Namiot już stoi. Co robisz zamiast akcji?
ask-turn-end = Coś jeszcze w tej turze? „Zakończ” kończy ją na dobre.
ask-dice = Która Kość lub które dwie? { $what }
ask-next = Co teraz?
ask-which = { CAPITAL($effect) }: co wybierasz?
ask-brighten = Które Kości Oświecasz? { $count ->
        [one] { $count } Oświecenie
        [few] { $count } Oświecenia
       *[other] { $count } Oświeceń
    }.
ask-hand-limit = Masz na ręce { $count ->
        [one] { $count } kartę
        [few] { $count } karty
       *[other] { $count } kart
    } za dużo. Odrzuć lub zagraj jedną.
ask-discard = Które karty odrzucasz? { $count ->
        [one] { $count } karta
        [few] { $count } karty
       *[other] { $count } kart
    }.
ask-play = Którą kartę zagrywasz?
ask-influence-from = Twoje zasoby są puste. Przenieść Wpływ z innej Gildii? Cel: { $guild }.
ask-marker-from = Twoje zasoby są puste. Z której Gildii bierzesz Wpływ?
ask-lose = W której Gildii tracisz Wpływ?
ask-spare = Emisariusz kosztuje 1 Wpływ mniej. Z której Gildii?
ask-remove-die = { $die }: którą Kość zwracasz za nią do Zasobów Głównych?
ask-swap = Którą Białą Kość zamieniasz?
ask-swap-color = Na jaki kolor?
ask-gain-color = Zyskujesz Kość. Jakiego koloru?
pay-now = Komu płacisz?
pay-not-yet = Tego nie da się jeszcze opłacić: pomóc mogą tylko karty.
ask-pay = { $what } Masz { $silver ->
        [one] { $silver } Srebrnik
        [few] { $silver } Srebrniki
       *[other] { $silver } Srebrników
    }; do opłacenia: { $count }.
ask-save-with = Kogo używasz, za każdą osobę o 1 Srebrnik mniej? Do zapłaty: { $silver }, brakuje: { $short }.
ask-collect = Który kafelek Warsztatu bierzesz?
ask-row = { $tile }. W którym rzędzie umieszczasz ten kafelek?
ask-research = Gdzie prowadzisz Badanie?
ask-research-tile = Który kafelek Badania umieszczasz?
ask-research-bottom = Który z pozostałych ma leżeć wyżej w stosie?
ask-invent-card = Która karta staje się Wynalazkiem?
ask-idea = Który kafelek Pomysłu kładziesz na Wynalazku?
ask-test-device = Który Wynalazek Testujesz?
ask-test-space = Z którego pola testu korzystasz?
ask-test-die = Która Kość, na którym polu?
ask-raise = Co ma pokazywać Kość?
ask-activate = Warsztat, wartość { $total }: z czego korzystasz? Srebrniki: { $silver }.
ask-worker = Na którym polu umieszczasz Robotnika?
ask-which-worker = Kogo umieszczasz?
ask-dummy-tent = Jako pierwsza osoba umieszczasz Namiot. Gdzie staje Namiot Figuranta?
ask-rest-study = Odpoczynek: które Kości idą w Pracowni w górę? Pozostałe wychodzą na zewnątrz.
ask-rest-dice = Odpoczynek: dokąd idą Kości z { NOUN($row, case: "genitive") }?
ask-stop-draw = Za chwilę dobierane będą karty. Iść dalej? Potem nie ma już odwrotu.
ask-stop-roll = Za chwilę rzucane będą Kości. Iść dalej? Potem nie ma już odwrotu.
ask-stop-reveal = Za chwilę odkryte zostanie coś zakrytego. Iść dalej? Potem nie ma już odwrotu.
ask-stop-next-tile = Za chwilę widać będzie następny kafelek stosu. Iść dalej? Potem nie ma już odwrotu.
ask-stop-look = Za chwilę obejrzysz kafelki Badania. Iść dalej? Potem nie ma już odwrotu.

# ---- Co się dzieje ----

event-starting-tile = { $who } umieszcza kafelek Początkowego Warsztatu w { NOUN($row, case: "locative") }.
event-round = Zaczyna się runda { $round } z { $rounds }.
event-start-gains = { $who }: Przychód { $n ->
        [one] { $n } Srebrnik
        [few] { $n } Srebrniki
       *[other] { $n } Srebrników
    }, Tantiemy: { $effects }.
event-silver = { $who } zyskuje { $n ->
        [one] { $n } Srebrnik
        [few] { $n } Srebrniki
       *[other] { $n } Srebrników
    }.
event-drew = { $who } dobiera { $count ->
        [one] { $count } kartę
        [few] { $count } karty
       *[other] { $count } kart
    }.
event-drew-these = Dobierasz: { $cards }.
event-reshuffled = Odrzucone karty Wynalazku tworzą nową talię.
event-discarded = { $who } odrzuca: { $cards }.
event-played = { $who } zagrywa: { $card }.
event-influence = { $who } zyskuje { $n ->
        [one] { $n } Wpływ
        [few] { $n } Wpływy
       *[other] { $n } Wpływów
    } w { NOUN($guild, case: "locative") }.
event-influence-moved = { $who } przenosi 1 Wpływ do { NOUN($guild, case: "genitive") } z { NOUN($other, case: "genitive") }.
event-lost-influence = { $who } traci { $n ->
        [one] { $n } Wpływ
        [few] { $n } Wpływy
       *[other] { $n } Wpływów
    } w { NOUN($guild, case: "locative") }.
event-marker-from = { $who } bierze na to Wpływ z { NOUN($guild, case: "genitive") }.
event-rolled = { $who } rzuca: { $die } pokazuje { $value } i trafia do { NOUN($area, case: "genitive") }.
event-brightened = { $who } Oświeca: { $die } → { $area }.
event-climbed = { $who }: { $die } idzie w Pracowni w górę: { $effects }.
event-boosted = { $who }: { $die } pokazuje teraz { $value }.
event-study = { $who } zyskuje: { $die }; do Zasobów Głównych wraca: { $leaving }.
event-swapped = { $who } zamienia: { $die } → { $other }.
event-refreshed = { $who } odświeża { NOUN($people, case: "accusative") }.
event-promoted = { $who } podnosi { NOUN($person, case: "accusative") } na poziom { $level }.
event-tower = { $who }: Postęp kafelków Wieży, poziom { $level } znika: { $effects }.
event-paid = { $who } płaci { $n ->
        [one] { $n } Srebrnik
        [few] { $n } Srebrniki
       *[other] { $n } Srebrników
    }.
event-paid-person = { $who } opłaca { NOUN($person, case: "accusative") }: { $n ->
        [one] { $n } Srebrnik
        [few] { $n } Srebrniki
       *[other] { $n } Srebrników
    }.
event-paid-inventor = { $who } płaci Wymyślającemu ({ $other }): { $n ->
        [one] { $n } Srebrnik
        [few] { $n } Srebrniki
       *[other] { $n } Srebrników
    }.
event-saved = { $who } używa { NOUN($people, case: "genitive") } i oszczędza { $n ->
        [one] { $n } Srebrnik
        [few] { $n } Srebrniki
       *[other] { $n } Srebrników
    }.
event-gave-up = { $who } wycofuje akcję: nie da się zapłacić kosztu.
event-royalty = { $who } awansuje na torze Tantiem na pole { $space }.
event-royalty-full = { $who } stoi na końcu toru Tantiem i zyskuje co innego.
event-royalties = { $who } zyskuje Tantiemy: { $effects }.
event-sailed = { $who } płynie na pole { $step }.
event-revealed = Odkryto kafelki { NOUN($section, case: "genitive") } Rzeki.
event-no-room = { $who } nie ma już miejsca na kafelek Warsztatu.
event-placed-tile = { $who } umieszcza kafelek Warsztatu { $tile } w { NOUN($row, case: "locative") }.
event-cleared = { $who } opróżnia { $row }.
event-recovered = { $who } odzyskuje Robotnika z pola: { $space }.
event-goal = { $who } osiąga cel { $goal }: { $effects }.
event-idea-removed = { $who } usuwa kafelek Pomysłu: { $effects }.
event-researched = { $who } prowadzi Badanie na polu { $step }: { $tile }.
event-camel-invent = { $who } umieszcza na Wielbłądzie { NOUN($dice, case: "accusative") }, by Wymyślać; suma: { $total }.
event-camel-build = { $who } umieszcza na Wielbłądzie { NOUN($dice, case: "accusative") }, by Budować; suma: { $total }.
event-camel-publish = { $who } umieszcza na Wielbłądzie { NOUN($dice, case: "accusative") }, by Publikować; suma: { $total }.
event-invented = { $who } Wymyśla Wynalazek: { $device }. Pomysł: { $effects }.
event-inventor-gains = { $who } jako Wymyślający zyskuje: { $effects }.
event-built = { $who } Buduje Wynalazek: { $device }.
event-new-board = Nowa plansza Wynalazku w pierwszej kolumnie: { $device }.
event-tested = { $who } Testuje Wynalazek { $device }: { $die }.
event-published = { $who } Publikuje Wynalazek: { $device }.
event-workshop = { $who } umieszcza w Warsztacie { NOUN($dice, case: "accusative") } i aktywuje { $row }; suma: { $total }.
event-uses-tile = { $who } korzysta z { NOUN($tile, case: "genitive") }.
event-lends = { $tile } zapewnia do tego { NOUN($die, case: "accusative") }.
event-dice-bonus = { $who }: Kości mają teraz wartość { $total }.
event-placed-worker = { $who } umieszcza Robotnika: { $space }.
event-placed-envoy = { $who } umieszcza Emisariusza: { $space }.
event-hired = { $who } wynajmuje Wielbłąda na tę rundę.
event-hired-already = { $who } ma już wynajętego Wielbłąda, więc nic się nie zmienia.
event-unlocked-camel = { $who } może odtąd używać trzeciego Wielbłąda.
event-unlocked-worker = { $who } dostaje trzeciego Robotnika.
event-envoy = { $who } ma Emisariusza w następnej rundzie.
event-tent = { $who } umieszcza Namiot: { $section }.
event-dummy-tent = Namiot Figuranta: { $section }.
event-rest = Wszyscy umieścili Namioty: runda się kończy.
event-first-player = Pierwszy Gracz: { $who }.
event-raised = { $who } przesuwa Namiot w górę: { $section }.
event-scoring = Gra dobiegła końca. Czas policzyć punkty.
event-dice-return = { $tile }: Kości z { NOUN($row, case: "genitive") } trafiają do { NOUN($area, case: "genitive") }.
event-dummy-card = Karta Figuranta na tę rundę: nr { $number }.
event-dummy-influence = Figurant umieszcza { $n ->
        [one] { $n } Wpływ
        [few] { $n } Wpływy
       *[other] { $n } Wpływów
    } w { NOUN($guild, case: "locative") }.
event-dummy-sails = Statek Figuranta stoi na polu { $step }.
event-dummy-closes = Figurant zamyka dwa pola: { $one }; { $other }.
event-dummy-dearer = O 1 Wpływ z { NOUN($guild, case: "genitive") } droższe pole: { $space }.
event-opponent-starts = { $who } zyskuje { $n ->
        [one] { $n } Srebrnik
        [few] { $n } Srebrniki
       *[other] { $n } Srebrników
    } i tasuje karty Planu: { $cards }.
event-opponent-plan = { $who } odkrywa kartę Planu nr { $number }. { $plan }
event-opponent-tent = { $who } odkrywa ostatnią kartę Planu, nr { $number }. Namiot, jeśli jest tam wolne: { $tent }; Namiot Figuranta, jeśli to pierwszy Namiot rundy: { $dummy }.
event-opponent-lower = { $who } przechodzi do dolnej opcji.
event-opponent-early-tent = To była przedostatnia karta: { $who } od razu umieszcza Namiot.
event-opponent-silver = { $who } bierze { $n ->
        [one] { $n } Srebrnik
        [few] { $n } Srebrniki
       *[other] { $n } Srebrników
    }.
event-opponent-skips = { $who } odrzuca { $count ->
        [one] { $count } niepasującą kartę
        [few] { $count } niepasujące karty
       *[other] { $count } niepasujących kart
    }.
event-opponent-built = { $who } płaci { $n ->
        [one] { $n } Srebrnik
        [few] { $n } Srebrniki
       *[other] { $n } Srebrników
    } i Buduje Wynalazek: { $device }.
event-opponent-published = { $who } płaci { $n ->
        [one] { $n } Srebrnik
        [few] { $n } Srebrniki
       *[other] { $n } Srebrników
    } i Publikuje Wynalazek: { $device }.
event-opponent-tile = { $who } bierze zakryty kafelek Warsztatu z pola { $step }.
event-opponent-adds-plan = { $who } wtasowuje kartę Planu; w talii jest ich teraz { $cards }.
event-opponent-no-plan = { $who } nie ma w tej Rezerwie karty Planu.
plan = Górna opcja: { $upper }. Dolna opcja: { $lower }.
plan-rows = Górna opcja: { $upper }. Dolna opcja: { $lower }. Kolejność: { $rows }.
plan-rows-and-dice = Górna opcja: { $upper }. Dolna opcja: { $lower }. Kolejność: { $rows }; { $dice }.
in-order = { $first } › { $then }
plan-and-silver = { $task } oraz { $n ->
        [one] { $n } Srebrnik
        [few] { $n } Srebrniki
       *[other] { $n } Srebrników
    }
plan-worker-blue = Robotnik przy Niebieskiej Gildii za 2 Wpływy: { $task }
plan-worker-orange = Robotnik przy Pomarańczowej Gildii za 2 Wpływy: { $task }
plan-worker-charcoal = Robotnik przy Ciemnoszarej Gildii za 2 Wpływy: { $task }
plan-worker-right = Robotnik na prawo od Gildii za po 1 Wpływie każdego koloru: { $task }
plan-invent = Wymyślanie
plan-build = Budowanie za { $n ->
        [one] { $n } Srebrnik
        [few] { $n } Srebrniki
       *[other] { $n } Srebrników
    }
plan-publish = Publikowanie za { $n ->
        [one] { $n } Srebrnik
        [few] { $n } Srebrniki
       *[other] { $n } Srebrników
    }
plan-test = Testowanie
plan-research = Badanie
plan-silver = { $n ->
        [one] { $n } Srebrnik
        [few] { $n } Srebrniki
       *[other] { $n } Srebrników
    }
plan-add-dice-plan = dodanie karty Planu Kości
plan-ship = ruch Statkiem ({ $n })

# ---- Dlaczego nie ----

why-active = { $who } jest już po stronie Aktywnej.
why-all-active = Wszyscy twoi Rzemieślnicy są już Aktywni.
why-all-invented = W pierwszej kolumnie nie ma pustej planszy Wynalazku.
why-all-tested = Wszystkie pola Kości tego Wynalazku są zajęte.
why-at-top = Wszyscy twoi Rzemieślnicy stoją na najwyższym widocznym poziomie.
why-camel-unlocked = Pozostałe Wielbłądy są zajęte, a trzeci nie jest jeszcze odblokowany.
why-camel-hired = Pozostałe Wielbłądy są zajęte, a czwartego trzeba wynająć.
why-camels-full = Wszystkie twoje Wielbłądy są w tej rundzie zajęte.
why-can-pay = Da się jeszcze zapłacić.
why-still-owed = Potem nie dałoby się już zapłacić całego kosztu.
why-cards-missing = Brakujące karty ({ $count }) muszą dać Pomarańczowe Kości.
why-cards-needed = Rozpoczęta akcja potrzebuje jeszcze kart ({ $n }).
why-column-full = Zbudowanych Wynalazków może być najwyżej { $n }.
why-dice-there = W tym rzędzie leżą już Kości.
why-die-too-low = Potrzebna jest tu Kość, która pokazuje co najmniej { $need }, a takiej nie masz.
why-dummy-tent = Stoi tam Namiot Figuranta.
why-end-of-round = Ten kafelek działa tylko na koniec rundy.
why-inactive = { $who } jest po stronie Nieaktywnej.
why-invented = Ten Wynalazek jest już Wymyślony.
why-no-card = Nie masz potrzebnych kart ({ $n }).
why-no-cards = Nie ma czego dobrać: talia i karty odrzucone są puste.
why-no-color = Nie ma wśród nich { NOUN($die, case: "genitive") }.
why-no-colored-die = Nie masz dostępnej Kości w kolorze wolnego pola.
why-no-dice = Nie masz dostępnych Kości.
why-no-dice-in-row = Tu nie ma Kości: { $row }.
why-no-dice-in-workshop = W twoich Warsztatach nie ma Kości.
why-no-idea = Nie masz już kafelka Pomysłu.
why-no-influence = { CAPITAL($guild) }: za mało Wpływu, potrzeba { $n }.
why-no-influence-any = We wszystkich Gildiach razem jest za mało Wpływu, potrzeba { $n }.
why-no-marker = Nie ma już Wpływu: ani w zasobach, ani w Gildiach.
why-no-match = Żadna z pozostałych kart nie pasuje do tej planszy.
why-no-placed-worker = Nie masz Robotnika na planszy.
why-no-research = Nie ma pola na Badanie, za które da się zapłacić.
why-no-research-tile = Stos kafelków Badania tego odcinka jest pusty.
why-no-room = W Warsztatach nie ma miejsca na kolejny kafelek.
why-no-silver = Koszt to { $n }, a Srebrników jest { $silver }: nawet z oszczędnościami za mało.
why-opponent-silver = Koszt to { $n }, a Srebrników jest { $silver }.
why-no-test-space = Żadne pole Kości nie jest wolne.
why-no-tile = Przy twoim Statku ani na lewo od niego nie ma widocznego kafelka.
why-no-white-die = Nie masz Białej Kości.
why-no-worker = Nie ma już Robotnika.
why-no-worker-space = Żadne z potrzebnych pól nie jest wolne.
why-nobody-active = Nikt nie jest do tego Aktywny.
why-not-built = Ten Wynalazek nie jest Zbudowany albo jest już Opublikowany.
why-not-invented = Ten Wynalazek nie jest jeszcze Wymyślony albo jest już Zbudowany.
why-not-leftmost = Nowe Badanie zaczyna się na pierwszym od lewej pustym polu odcinka.
why-nothing-built = Nie ma Zbudowanego Wynalazku.
why-nothing-invented = Nie ma Wymyślonego Wynalazku.
why-nothing-to-boost = Żadna z twoich dostępnych Kości nie może pokazać więcej.
why-nothing-to-brighten = Żadnej Kości nie da się Oświecić.
why-occupied = Stoi tam Robotnik: { $who }.
why-opponent-no-idea = Przeciwnik Wymyślił już sześć razy.
why-provides = To działa samo, dopóki tu leży.
why-researched = Masz tam już Wpływ.
why-row-full = Ten rząd jest pełny.
why-slots-full = Oba pola Wpływu są zajęte.
why-something-possible = Coś innego jest możliwe.
why-tent-placed = Twój Namiot już stoi: w tej rundzie nie masz już Wielbłądów, Robotników ani Namiotu.
why-tent-there = Stoi tam Namiot: { $who }.
why-tiles-there = Leżą tam jeszcze kafelki Warsztatu.
why-token = To pole zamyka w tej rundzie żeton Figuranta.
why-too-few-cards = Trzeba mieć tyle kart: { $n } (licząc dobrane), a do tego dość wysokie Kości.
why-too-many-brightens = To razem { $n ->
        [one] { $n } Oświecenie
        [few] { $n } Oświecenia
       *[other] { $n } Oświeceń
    }, a masz ich { $there }.
why-too-low = Kości dają razem { $total }, potrzeba { $need }.
why-up-or-out = Kość w Pracowni idzie w górę albo na zewnątrz, nie jedno i drugie: { $die }.
why-used = { $who }: w tym zadaniu już opłacono lub użyto tej osoby.
why-used-tile = Z tego już skorzystano.

# Co ma gracz – do krótkiego streszczenia zmian.
holds-silver = Srebrniki
holds-cards = karty na ręce
holds-workers = Robotnicy
holds-dice = Kości
holds-people = Rzemieślnicy
holds-supply = Wpływy w zasobach
holds-guilds = Wpływy w Gildiach
holds-ideas = kafelki Pomysłu
holds-done = Wymyślone, Zbudowane i Opublikowane
holds-researched = kafelki Badań
