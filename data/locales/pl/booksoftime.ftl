game = Books of Time
game-about = Trzy księgi, które sami piszecie i kartkujecie: handel, nauka i przemysł. Zdolności ze stron, tory postępu i cele, które rosną. Solo przeciwko skrybom.
game-credits = Projekt: Filip Głowacz; wydawca: Board&Dice.
automa = Skrybowie

setting-difficulty = Poziom trudności
setting-difficulty-easy = łatwy: 17 rund, 100 PZ, 1 z 3 wyzwań
setting-difficulty-medium = średni: 16 rund, 110 PZ, 1 z 3 wyzwań
setting-difficulty-hard = trudny: 16 rund, 120 PZ, 2 z 4 wyzwań
setting-goals = Zestawy celów
setting-goals-dealt = rozdane losowo
setting-goals-chosen = wybierane przez graczy
setting-covers = Wnętrza okładek
setting-covers-printed = z małymi zdolnościami
setting-covers-blank = puste

# Rzeczy gry.

quill = pióro
    .genitive = pióra
    .accusative = pióro
    .plural = pióra
    .plural-genitive = piór
    .plural-accusative = pióra
paper = papier
    .genitive = papieru
    .accusative = papier
    .plural = papiery
    .plural-genitive = papierów
    .plural-accusative = papiery
folder = folder
    .genitive = folderu
    .accusative = folder
    .plural = foldery
    .plural-genitive = folderów
    .plural-accusative = foldery
vp = PZ
    .genitive = PZ
    .accusative = PZ
    .plural = PZ
    .plural-genitive = PZ
    .plural-accusative = PZ

symbol-boat = łódź
    .genitive = łodzi
symbol-coin = moneta
    .genitive = monety
symbol-camel = wielbłąd
    .genitive = wielbłąda
symbol-scales = waga
    .genitive = wagi
symbol-planet = planeta
    .genitive = planety
symbol-flask = kolba
    .genitive = kolby
symbol-helix = helisa
    .genitive = helisy
symbol-triangle = trójkąt
    .genitive = trójkąta
symbol-map = mapa
    .genitive = mapy
symbol-gear = koło zębate
    .genitive = koła zębatego
symbol-hammer = młot
    .genitive = młota
symbol-factory = fabryka
    .genitive = fabryki

type = { $book ->
        [trade] handel
        [science] nauka
       *[other] przemysł
    }
    .genitive = { of-type }
    .accusative = { $book ->
        [trade] handel
        [science] naukę
       *[other] przemysł
    }
of-type = { $book ->
        [trade] handlu
        [science] nauki
       *[other] przemysłu
    }
a-page = strona { of-type }
goal-adjective = { $book ->
        [trade] handlowy
        [science] naukowy
       *[other] przemysłowy
    }
goal-adjective-genitive = { $book ->
        [trade] handlowego
        [science] naukowego
       *[other] przemysłowego
    }
book = księga { of-type }

page = „{ $name }” ({ $book ->
        [trade] handel
        [science] nauka
       *[other] przemysł
    }, { $symbol })
page-gain = { $page }: { $gain }
starting-page = „{ $name }” ({ $book ->
        [trade] handel
        [science] nauka
       *[other] przemysł
    }, strona początkowa { $number ->
        [1] I
       *[other] II
    })
page-aeroplane = Samolot
page-archimedes = Archimedes z Syrakuz
page-carver = George Washington Carver
page-chocolate = Czekolada
page-compass = Kompas
page-copernicus = Mikołaj Kopernik
page-curie = Maria Skłodowska-Curie
page-daly = Marie Maynard Daly
page-einstein = Albert Einstein
page-franklin = Rosalind Franklin
page-herschel = Caroline Herschel
page-horses = Udomowienie koni
page-jazz = Muzyka jazzowa
page-just = Ernest Everett Just
page-lovelace = Augusta Ada King, hrabina Lovelace
page-pak = Esther Pak (Kim Jeom-dong)
page-paper-money = Waluta papierowa
page-press = Prasa drukarska
page-pythagoras = Pitagoras
page-refrigerator = Lodówka
page-steam-engine = Silnik parowy
page-telegraph = Telegraf
page-telescope = Teleskop
page-television = Telewizja kolorowa
page-water-wheel = Koło wodne
page-wheel = Koło
page-wright = Jane Cooke Wright
page-zerova = Mariya Zerova

# Zdolności i korzyści.

cost-page = { $n ->
        [one] { $book ->
            [any] dowolna strona
           *[other] { a-page }
        }
        [few] { $book ->
            [any] dowolne { $n } strony
           *[other] { $n } strony { of-type }
        }
       *[other] { $book ->
            [any] dowolnych { $n } stron
           *[other] { $n } stron { of-type }
        }
    }
    .accusative = { $n ->
        [one] { $book ->
            [any] dowolną stronę
           *[other] stronę { of-type }
        }
        [few] { $book ->
            [any] dowolne { $n } strony
           *[other] { $n } strony { of-type }
        }
       *[other] { $book ->
            [any] dowolnych { $n } stron
           *[other] { $n } stron { of-type }
        }
    }
cost-discard = odrzuć { NOUN($pages, case: "accusative") }
    .accusative = odrzuć { NOUN($pages, case: "accusative") }
ability-cost = { NOUN($cost, case: "accusative") } → { $effects }
ability-if = gdy { $needs }: { $effects }
ability-if-cost = gdy { $needs }: { NOUN($cost, case: "accusative") } → { $effects }
if-pages = masz na planszy { NOUN($types, case: "accusative") }
if-same-type = masz na planszy { $n ->
        [one] { $n } stronę
        [few] { $n } strony
        [many] { $n } stron
       *[other] { $n } strony
    } jednego rodzaju
if-track = stoisz na torze { of-type } co najmniej na polu { $space }
effect-gain = zyskaj { NOUN($what, case: "accusative") }
effect-take-offer = weź z oferty { $n ->
        [one] stronę
        [few] { $n } strony
        [many] { $n } stron
       *[other] { $n } strony
    }
effect-refresh = odśwież ofertę
effect-take-discard = weź ze stosu odrzuconych { $n ->
        [one] stronę
        [few] { $n } strony
        [many] { $n } stron
       *[other] { $n } strony
    }
effect-write-any = zapisz stronę za darmo
effect-write = zapisz za darmo stronę { NOUN($types, case: "genitive") }
either-type = { $first } lub { $rest }
    .genitive = { NOUN($first, case: "genitive") } lub { NOUN($rest, case: "genitive") }
effect-advance = awansuj na { $book ->
        [any] dowolnym torze
       *[other] torze { of-type }
    }
effect-push = przesuń { $book ->
        [any] dowolny cel
       *[other] cel { goal-adjective }
    }
effect-token = weź { $n ->
        [one] żeton
        [few] { $n } żetony
        [many] { $n } żetonów
       *[other] { $n } żetonu
    } nauki
effect-per-kind = { $vp } PZ za każdy rodzaj symbolu w księdze { of-type }
effect-per-most = { $vp } PZ za każdą sztukę symbolu, którego masz najwięcej w księdze { of-type }
effect-per-folder = { $vp } PZ za każdy wydany folder (najwyżej { $most } PZ)
effect-at-the-end = na koniec gry { $vp } PZ za każdą stronę księgi { of-type }

goal-in-order = po kolei: { $symbols }
goal-fixed = { $fixed }× { $symbol } i { $other }× jeden z pozostałych symboli
goal-different = różne symbole: { $kinds }
goal-different-extra = różne symbole: { $kinds }, w tym dwa razy { $extra }

icon-symbol = strona z symbolem { NOUN($symbol, case: "genitive") }
icon-type = { a-page }
icon-slot = strona z miejsca { $slot }
icon-deck = wierzch talii

challenge-track = dotrzeć na szczyt toru { of-type }
challenge-goal = rozwinąć cel { goal-adjective } do końca i go zrealizować
challenge-pages = mieć co najmniej { $n ->
        [one] { $n } stronę
        [few] { $n } strony
        [many] { $n } stron
       *[other] { $n } strony
    } w księdze { of-type }

# Pytania.

ask-goal-set = Który zestaw celów bierzesz? Rodzaj: { type }. Podano najtrudniejszą płytkę.
ask-first-write = Przygotowanie: którą stronę zapisujesz za darmo?
ask-first-keep = Przygotowanie: którą stronę kładziesz w sekcji { $section }?
ask-challenge = Które wyzwanie podejmujesz?
ask-stop-round = To była ostatnia tura rundy: w kronice przewraca się strona. Zatwierdzić? Potem nie ma już odwrotu.
ask-stop-pages = Teraz każdy dostaje sześć stron. Dalej? Potem nie ma już odwrotu.
ask-stop-chronicle = Teraz otwiera się kronika. Dalej? Potem nie ma już odwrotu.
ask-stop-page = Odsłoni się nowa strona. Dalej? Potem nie ma już odwrotu.
ask-action = Twoja tura. { $have } Co robisz?
ask-activate = { CAPITAL($book) } jest otwarta. Z których zdolności korzystasz? Po lewej: { $left }. Po prawej: { $right }.
ask-write = Którą stronę zapisujesz jako następną? { $have }
ask-write-free = Którą stronę zapisujesz za darmo?
ask-draw = Którą stronę dobierasz? { $pushes }
ask-refresh = Które strony oferty wymieniasz?
ask-take = Którą stronę bierzesz z oferty? { $pushes }
ask-symbol = Z jakim symbolem bierzesz stronę ze stosu odrzuconych?
ask-from-discards = Którą stronę z symbolem { NOUN($symbol, case: "genitive") } bierzesz? { $pushes }
you-have = { $some ->
        [0] Nie masz zasobów.
       *[other] Masz { NOUN($what, case: "accusative") }.
    }
pushes-off = Zepchnie z planszy stronę { $page }.
pushes-none = Nie zepchnie z planszy żadnej strony.
ask-discard-page = Którą stronę odrzucasz z planszy? Potrzebna: { $book ->
        [any] dowolna
       *[other] { a-page }
    }.
ask-advance = Gdzie awansujesz dalej? { $have }
ask-free-advance = Gdzie awansujesz bez kosztów?
ask-push = Który cel przesuwasz i jaką korzyść bierzesz?
ask-goal-back = Przesuwasz cel { goal-adjective }. Którą korzyść bierzesz?
ask-token = Żeton nauki z jakim symbolem bierzesz?
ask-folders = Ile folderów wydajesz?
ask-payment = Czym płacisz?
ask-turn-books = W których księgach przewracasz stronę?
ask-turn-end = Akcja za tobą. Możesz jeszcze skorzystać z wydarzenia kroniki.
ask-save = Skrybowie sięgają po stronę { $page }. Zatrzymujesz ją w ofercie? Masz { NOUN($folders, case: "accusative") }.

# Możliwości.

group-books = Księgi: aktywacja, przewracanie stron, zamykanie
group-write = Zapisywanie stron
group-draw = Dobieranie stron
group-draw-pushes = Dobieranie stron; z planszy spadnie { $page }
group-advance = Awans na torach
option-activate = aktywacja księgi { of-type }
option-close = zamknięcie księgi { of-type }
option-turn = przewracanie stron
option-top = wierzch talii: { $page }
option-refresh = najpierw wymiana oferty za { $vp } PZ
option-climb = tor { of-type }, pole { $space }: { $what }
option-climb-goal = tor { of-type }, pole { $space }: przesuń cel { goal-adjective }
option-push = cel { goal-adjective }: { $what }
option-overflow = tor { of-type }: jesteś na szczycie, weź 1 PZ, pióro albo papier
option-stop = wystarczy
option-decline = rezygnuję z tej korzyści
option-done = koniec tury
option-event-left = wydarzenie po lewej
option-event-right = wydarzenie po prawej
option-split = wybierz, ile folderów oddasz przy następnej płatności
option-use-both = { $ordered ->
        [0] obie
       *[other] obie: najpierw lewa, potem prawa
    }
option-use-right-left = obie: najpierw prawa, potem lewa
option-use-left = tylko lewa
option-use-right = tylko prawa
option-use-other = także druga
option-use-stop = żadna
option-use-no-more = już żadna
option-save = zatrzymuję
option-let-go = niech biorą

note-in-vain = { $ability } (teraz nic nie da)
note-event-next = potem możliwe wydarzenie
note-right = ▶ { $ability }
note-blank = ▶ –
note-close = zyskujesz: { $gain }
note-cost = koszt: { $cost }
note-free = bez kosztów
note-push = z gry odchodzi płytka za { $vp } PZ
note-section = sekcja { $section }
note-left = zostało: { $n }
note-count = na stosie: { $n }
note-turn = strona i tak się przewraca
note-second-short = potem zabraknie na drugą
note-closes = księga się zamknie: { $gain }
note-last = odsłoni tylną okładkę
note-current = odsłoni: { $gain }
note-level = poziom { $level }
note-loss = poziom { $level }; przegrywasz, gdy skrybowie zabiorą { $n ->
        [one] { $n } stronę
        [few] { $n } strony
        [many] { $n } stron
       *[other] { $n } strony
    } { of-type }
total-turn = Z bieżących stron zyskasz: { $gain }.

# Co się stało.

event-chooses-goals = { $who } bierze cele { $book ->
        [trade] handlowe
        [science] naukowe
       *[other] przemysłowe
    }; pierwszy to { $goal }.
event-begins = Zaczyna { $who }.
event-chooses-challenge = { $who } podejmuje wyzwanie poziomu { $level }: { $challenge }.
event-activates = { $who } aktywuje księgę { of-type }.
event-uses = { $who } korzysta ze zdolności: { $ability }.
event-uses-event = { $who } korzysta z wydarzenia kroniki.
event-uses-chronicle = { $who } korzysta z wydarzenia kroniki: { $ability }.
event-pays-with = { $who } płaci za to { NOUN($paid, case: "accusative") }.
event-skips = { $who } pomija drugą zdolność: brakuje na nią zasobów albo jej warunek nie jest już spełniony.
event-gains = { $who } zyskuje { NOUN($what, case: "accusative") }.
event-turns-page = { $who } przewraca stronę w księdze { of-type }.
event-finishes-book = { $who } dociera do końca księgi { of-type }: księga się zamyka i znów otwiera na pierwszej stronie.
event-closes-book = { $who } zamyka księgę { of-type } i otwiera ją na pierwszej stronie.
event-writes = { $who } zapisuje stronę { $page } za { NOUN($paid, case: "accusative") }, zyskując { NOUN($gain, case: "accusative") }.
event-writes-free = { $who } zapisuje za darmo stronę { $page }, zyskując { NOUN($gain, case: "accusative") }.
event-keeps = { $who } kładzie na planszy strony { $pages }.
event-counts-kinds = { $who } liczy rodzaje symboli w księdze { of-type }: { $count }, po { $vp } PZ.
event-counts-most = { $who } liczy symbol, którego ma najwięcej w księdze { of-type }: { $count }, po { $vp } PZ.
event-takes-from = { $who } bierze { $source } stronę { $page }.
from-offer = z { $slot }. miejsca oferty
from-deck = z wierzchu talii
from-discards = ze stosu odrzuconych
event-pushed-off = Z planszy gracza { $who } spada strona { $page }.
event-discards = { $who } odrzuca stronę { $page }.
event-pays = { $who } płaci { $vp } PZ.
event-refreshes = { $who } wymienia { $count ->
        [one] stronę oferty
       *[other] strony oferty
    }: { $pages }.
event-joins-offer = Do oferty { $count ->
        [one] trafia
       *[other] trafiają
    } { $pages }.
event-reshuffled = Odrzucone strony ({ $count }) tworzą nową talię.
event-advances = { $who } awansuje na torze { of-type } na pole { $space } za { NOUN($paid, case: "accusative") }.
event-advances-free = { $who } awansuje na torze { of-type } na pole { $space } bez kosztów.
event-reaches-top = { $who } jest na szczycie toru { of-type }!
event-overflows = { $who } stoi już na szczycie toru { of-type } i bierze zamiast tego drobną korzyść.
event-pushes = { $who } przesuwa cel { goal-adjective }: teraz to poziom { $level } za { $vp } PZ.
event-sells-folders = { $who } oddaje { NOUN($what, case: "accusative") } za { $vp } PZ.
event-takes-token = { $who } bierze żeton nauki z symbolem { NOUN($symbol, case: "genitive") }.
event-chronicle-turns = W kronice przewraca się strona: runda { $round } z { $rounds }.
event-last-round = To ostatnia runda.
event-chronicle-closes = Kronika się zamyka. Koniec gry.
event-counts = { $who }: { $total } PZ ({ $parts }).
event-verdict = Potrzeba { $vp } PZ i { $needed ->
        [one] { $needed } zrealizowanego wyzwania
        [few] { $needed } zrealizowanych wyzwań
        [many] { $needed } zrealizowanych wyzwań
       *[other] { $needed } zrealizowanego wyzwania
    }; zrealizowane: { $done }. { $won ->
        [0] Gra przegrana.
       *[other] Gra wygrana!
    }
points-vp = { $vp } z toru PZ
points-goals = { $vp } za cel { goal-adjective }
points-tracks = { $vp } za szczyt toru { of-type }
points-resources = { $vp } za zasoby
points-challenges = { $vp } za niezrealizowane wyzwania
event-challenge-done = Wyzwanie zrealizowane: { $challenge }.
event-lost-at-once = Skrybowie zabrali już { $count ->
        [one] { $count } stronę
        [few] { $count } strony
        [many] { $count } stron
       *[other] { $count } strony
    } { of-type }. Natychmiastowa przegrana.
event-scribes-take = { $who } zabierają stronę { $page }: { $icon }.
event-scribes-miss = { $who } niczego nie znajdują: { $icon }.
event-scribes-kept = { $who } nie mogą wziąć strony { $page }: jest zatrzymana.
event-saves = { $who } oddaje folder i zatrzymuje stronę { $page } w ofercie.

# Dlaczego nie.

why-vp = To kosztuje { $cost } PZ, a masz { $vp }; znacznik nie może spaść poniżej 0.
why-resources = Potrzeba: { $cost }. { $have } Folder zastąpi pióro lub papier, nic nie zastąpi folderu.
why-no-page = Na planszy nie ma żadnej strony.
why-no-page-there = Nie ma tam strony: talia i stos odrzuconych są puste.
why-no-offer = Oferta jest pusta.
why-no-discards = Stos odrzuconych stron jest pusty.
why-no-token = Takich żetonów już nie ma.
why-no-folder = Nie masz żadnego folderu.
why-pages = Na planszy brakuje stron do odrzucenia: { $pages }.
why-requirement = To działa tylko wtedy, gdy { $needs }.
why-no-split = Niczego, za co możesz teraz zapłacić, nie da się opłacić na kilka sposobów.
why-split-already = Przy następnej płatności i tak już wybierasz, czym płacisz.
why-blank = Wnętrze tej okładki jest puste.
why-event-used = W tej turze było już wydarzenie.
why-event-middle = Wydarzenia używa się przed akcją albo po niej, nigdy w jej trakcie.
why-refresh-late = Ofertę wymienia się tylko przed dobraniem pierwszej strony.
why-refresh-once = W jednej akcji dobierania ofertę wymienia się najwyżej raz.
why-set-taken = Ten zestaw ma już ktoś inny.
why-page-type = Do odrzucenia potrzebna jest { a-page }.
why-offer-incomplete = Oferta jest niepełna: odrzucone strony od razu by do niej wróciły.
why-no-deck = Talia i stos odrzuconych są puste: odrzucone strony od razu by wróciły.
why-last-goal = Ostatniej płytki celu { goal-adjective-genitive } nie można przesunąć.
why-top-goal = Na szczycie toru { of-type } nie przesuwa się celu.
why-at-top = Na szczycie toru { of-type } nie ma następnego pola.
why-type = Tutaj można zapisać tylko stronę { NOUN($types, case: "genitive") }.
why-activated = Księga { of-type } jest właśnie aktywowana: strona musi trafić do innej.
why-same-level = Wyzwanie poziomu { $level } już wybrano; poziomy muszą być różne.
why-same-challenge = To wyzwanie już wybrano.

score-vp = tor PZ
score-goals = cele
score-tracks = szczyty torów
score-resources = zasoby
score-challenges = niezrealizowane wyzwania

# Co ma gracz – do krótkiego streszczenia zmian.
holds-vp = PZ
holds-quill = pióra
holds-paper = papier
holds-folder = foldery
holds-tokens = żetony nauki
holds-tracks = pola na torach
holds-written = strony w księgach
holds-final = PZ, gdyby gra się teraz skończyła
