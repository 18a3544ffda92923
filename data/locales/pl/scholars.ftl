# Mędrcy znad Południowego Tygrysu: wszystkie słowa gry.

game = Mędrcy znad Południowego Tygrysu
game-about = Rzucaj Kośćmi we wszystkich kolorach, dostarczaj Zwoje do Domu Mądrości w Bagdadzie i tłumacz je na arabski.
game-credits = Projekt: S J Macdonald i Shem Phillips; wydawca: Garphill Games.
automa = SI

setting-length = Długość
setting-length-standard = standardowa
setting-length-epic = epicka (dłuższa talia Zwojów)
setting-level = Poziom trudności
setting-level-student = Student
setting-level-scribe = Skryba
setting-level-teacher = Nauczyciel
setting-level-scholar = Mędrzec

# ---- Rzeczy ----

silver = Srebrnik
    .genitive = Srebrnika
    .accusative = Srebrnika
    .plural = Srebrniki
    .plural-genitive = Srebrników
    .plural-accusative = Srebrniki
gold = sztuka Złota
    .genitive = sztuki Złota
    .accusative = sztukę Złota
    .plural = sztuki Złota
    .plural-genitive = sztuk Złota
    .plural-accusative = sztuki Złota
worker-any = dowolny Robotnik
    .genitive = dowolnego Robotnika
    .accusative = dowolnego Robotnika
    .plural = dowolnych Robotników
    .plural-genitive = dowolnych Robotników
    .plural-accusative = dowolnych Robotników
short-worker-white = Biały
short-worker-red = Czerwony
short-worker-yellow = Żółty
short-worker-blue = Niebieski
worker-white = Biały Robotnik
    .genitive = Białego Robotnika
    .accusative = Białego Robotnika
    .plural = Białych Robotników
    .plural-genitive = Białych Robotników
    .plural-accusative = Białych Robotników
worker-red = Czerwony Robotnik
    .genitive = Czerwonego Robotnika
    .accusative = Czerwonego Robotnika
    .plural = Czerwonych Robotników
    .plural-genitive = Czerwonych Robotników
    .plural-accusative = Czerwonych Robotników
worker-yellow = Żółty Robotnik
    .genitive = Żółtego Robotnika
    .accusative = Żółtego Robotnika
    .plural = Żółtych Robotników
    .plural-genitive = Żółtych Robotników
    .plural-accusative = Żółtych Robotników
worker-blue = Niebieski Robotnik
    .genitive = Niebieskiego Robotnika
    .accusative = Niebieskiego Robotnika
    .plural = Niebieskich Robotników
    .plural-genitive = Niebieskich Robotników
    .plural-accusative = Niebieskich Robotników
die-white = Biała Kość
    .genitive = Białej Kości
    .accusative = Białą Kość
    .plural = Białe Kości
    .plural-genitive = Białych Kości
    .plural-accusative = Białe Kości
die-red = Czerwona Kość
    .genitive = Czerwonej Kości
    .accusative = Czerwoną Kość
    .plural = Czerwone Kości
    .plural-genitive = Czerwonych Kości
    .plural-accusative = Czerwone Kości
die-yellow = Żółta Kość
    .genitive = Żółtej Kości
    .accusative = Żółtą Kość
    .plural = Żółte Kości
    .plural-genitive = Żółtych Kości
    .plural-accusative = Żółte Kości
die-blue = Niebieska Kość
    .genitive = Niebieskiej Kości
    .accusative = Niebieską Kość
    .plural = Niebieskie Kości
    .plural-genitive = Niebieskich Kości
    .plural-accusative = Niebieskie Kości
die-purple = Fioletowa Kość
    .genitive = Fioletowej Kości
    .accusative = Fioletową Kość
    .plural = Fioletowe Kości
    .plural-genitive = Fioletowych Kości
    .plural-accusative = Fioletowe Kości
die-orange = Pomarańczowa Kość
    .genitive = Pomarańczowej Kości
    .accusative = Pomarańczową Kość
    .plural = Pomarańczowe Kości
    .plural-genitive = Pomarańczowych Kości
    .plural-accusative = Pomarańczowe Kości
die-green = Zielona Kość
    .genitive = Zielonej Kości
    .accusative = Zieloną Kość
    .plural = Zielone Kości
    .plural-genitive = Zielonych Kości
    .plural-accusative = Zielone Kości
die-primary = Kość podstawowa
    .genitive = Kości podstawowej
    .accusative = Kość podstawową
    .plural = Kości podstawowe
    .plural-genitive = Kości podstawowych
    .plural-accusative = Kości podstawowe
colour-white = Biała
colour-red = Czerwona
colour-yellow = Żółta
colour-blue = Niebieska
colour-purple = Fioletowa
colour-orange = Pomarańczowa
colour-green = Zielona
die = { $colour } { $value }
times = { $what } ×{ $count }
or = { $first } albo { $other }

action-recruit = Werbunek
action-travel = Podróż
action-research = Badania
action-translate = Tłumaczenie
guild-purple = Fioletowa Gildia
    .genitive = Fioletowej Gildii
    .accusative = Fioletową Gildię
    .locative = Fioletowej Gildii
guild-orange = Pomarańczowa Gildia
    .genitive = Pomarańczowej Gildii
    .accusative = Pomarańczową Gildię
    .locative = Pomarańczowej Gildii
guild-green = Zielona Gildia
    .genitive = Zielonej Gildii
    .accusative = Zieloną Gildię
    .locative = Zielonej Gildii
track-mathematics = Matematyka
    .genitive = Matematyki
track-physics = Fizyka
    .genitive = Fizyki
track-chemistry = Chemia
    .genitive = Chemii
track-philosophy = Filozofia
    .genitive = Filozofii
track-biology = Biologia
    .genitive = Biologii
track-astronomy = Astronomia
    .genitive = Astronomii
track-any = dowolny tor
    .genitive = dowolnego toru
track-primary = tor w kolorze podstawowym
    .genitive = toru w kolorze podstawowym
track-same_as_action = tor w kolorze akcji
    .genitive = toru w kolorze akcji
language-arabic = arabski
language-persian = perski
language-syriac = syryjski
language-greek = grecki
language-hebrew = hebrajski
language-chinese = chiński
language-sanskrit = sanskryt
scroll-persian = perski
    .genitive = perskiego
    .locative = perskim
scroll-syriac = syryjski
    .genitive = syryjskiego
    .locative = syryjskim
scroll-greek = grecki
    .genitive = greckiego
    .locative = greckim
scroll-hebrew = hebrajski
    .genitive = hebrajskiego
    .locative = hebrajskim
scroll-chinese = chiński
    .genitive = chińskiego
    .locative = chińskim
scroll-sanskrit = sanskrycki
    .genitive = sanskryckiego
    .locative = sanskryckim
scroll = { $language } Zwój ({ $track }, { $points } PZ)
    .genitive = { NOUN($language, case: "genitive") } Zwoju ({ $track }, { $points } PZ)
    .locative = { NOUN($language, case: "locative") } Zwoju ({ $track }, { $points } PZ)
portrait-chinese = Tłumacz chiński
    .genitive = Tłumacza chińskiego
    .accusative = Tłumacza chińskiego
    .instrumental = Tłumaczem chińskim
portrait-sanskrit = Tłumacz sanskrytu
    .genitive = Tłumacza sanskrytu
    .accusative = Tłumacza sanskrytu
    .instrumental = Tłumaczem sanskrytu
portrait-greek = Tłumacz grecki
    .genitive = Tłumacza greckiego
    .accusative = Tłumacza greckiego
    .instrumental = Tłumaczem greckim
portrait-hebrew = Tłumacz hebrajski
    .genitive = Tłumacza hebrajskiego
    .accusative = Tłumacza hebrajskiego
    .instrumental = Tłumaczem hebrajskim
portrait-persian = Tłumacz perski
    .genitive = Tłumacza perskiego
    .accusative = Tłumacza perskiego
    .instrumental = Tłumaczem perskim
portrait-syriac = Tłumacz syryjski
    .genitive = Tłumacza syryjskiego
    .accusative = Tłumacza syryjskiego
    .instrumental = Tłumaczem syryjskim
portrait-wild1 = pierwszy poliglota
    .genitive = pierwszego poligloty
    .accusative = pierwszego poliglotę
    .instrumental = pierwszym poliglotą
portrait-wild2 = drugi poliglota
    .genitive = drugiego poligloty
    .accusative = drugiego poliglotę
    .instrumental = drugim poliglotą
starting = Początkowy Tłumacz ({ $languages })
    .genitive = Początkowego Tłumacza ({ $languages })
    .accusative = Początkowego Tłumacza ({ $languages })
card-mathematics = karta Matematyki
card-physics = karta Fizyki
card-chemistry = karta Chemii
card-philosophy = karta Filozofii
card-biology = karta Biologii
card-hurry = karta Pośpiechu
card-loan = karta Pożyczki
card-goal = karta Celu
goal-portrait = interakcja z { NOUN($whom, case: "instrumental") }
goal-guild = przetłumaczenie Zwoju z { NOUN($guild, case: "genitive") }
goal-track = poziom { $level } na torze { NOUN($track, case: "genitive") }
place-map = Mapa
in-guild = w { NOUN($guild, case: "locative") }
on-scroll = na { NOUN($scroll, case: "locative") }
off = z { NOUN($what, case: "genitive") }
no-scroll = puste miejsce
of-room = Tłumacz w Pokoju { $room }
of-caliph = karta Kalifa { $number }, { $place }
white-in-bag = z woreczka
white-in-hand = Biała { $value } z ręki
white-on-board = Biała { $value } z gniazda { $slot }
line-link = { $languages } (Pokój { $room })
line-rooms = przez Pokoje { $rooms }
slash = { $first }/{ $other }
room = Pokój { $room } za { NOUN($cost, case: "accusative") }
caliph-place-top = górne pole
caliph-place-middle = środkowe pole
caliph-place-bottom = dolne pole
caliph-top = górne pole: { $points } PZ na koniec gry
caliph-middle = środkowe pole: { $points } PZ na koniec gry, { $effects }
caliph-gold = dolne pole: { $effects }
caliph-retire = dolne pole: Spłacenie { NOUN($who, case: "genitive") }, 1 Biała Kość do woreczka

# ---- Efekty ----

effect-die-bag = { $dice } do woreczka
effect-die-hand = { $dice } na rękę
effect-draw = dobranie { $count ->
        [one] { $count } Kości
        [few] { $count } Kości
        [many] { $count } Kości
       *[other] { $count } Kości
    }
effect-destroy = zniszczenie { $count ->
        [one] { $count } Białej Kości
        [few] do { $count } Białych Kości
        [many] do { $count } Białych Kości
       *[other] do { $count } Białych Kości
    }
effect-influence-scroll = Wpływ na Zwoju
effect-influence-guild = { $count ->
        [one] { $count } Wpływ
        [few] { $count } Wpływy
        [many] { $count } Wpływów
       *[other] { $count } Wpływu
    } w { NOUN($guild, case: "locative") }
effect-influence-any = { $count ->
        [one] { $count } Wpływ
        [few] { $count } Wpływy
        [many] { $count } Wpływów
       *[other] { $count } Wpływu
    } w dowolnej Gildii
effect-research = { $count ->
        [one] { $count } pole w górę
        [few] { $count } pola w górę
        [many] { $count } pól w górę
       *[other] { $count } pola w górę
    }: { $track }
effect-collect = zebranie korzyści: { $track }
effect-hand = uzupełnienie ręki do { $count ->
        [one] { $count } Kości
        [few] { $count } Kości
        [many] { $count } Kości
       *[other] { $count } Kości
    }, pozostałe można przerzucić
effect-move-gold = położenie { $count } { $count ->
        [one] sztuki
       *[other] sztuk
    } Złota na Tłumaczu albo zabranie z niego
effect-value = wartość +{ $count }
effect-other-action = { $action } zamiast akcji gniazda
effect-white-equals = Biała = { $colour }
effect-employ-or-retire = Zatrudnienie albo Spłacenie: { $who }
effect-retire = Spłacenie: { $who }
effect-deliver = Dostarczenie Zwoju obok
effect-choose = { $one } albo { $other }
effect-exchange = { $cost } → { $gain }

condition-guild = 2 Wpływy w { NOUN($guild, case: "locative") }: 2 PZ, 4: 4 PZ
condition-languages = 1 PZ za każdy Zwój ({ $languages })
condition-dice = 1 PZ za każdą { NOUN($secondary, case: "accusative") }, 2 PZ za { NOUN($primary, case: "accusative") }
condition-track = { $track }: 2 PZ od poziomu 4, 4 PZ na poziomie 7
condition-white = najwyżej 3 Białe Kości: 2 PZ, żadnej: 4 PZ
condition-retired = 4 Spłaconych: 2 PZ, 7: 4 PZ
condition-breadth = 1 PZ za każdy tor na poziomie 3 lub wyżej

# ---- Pytania ----

ask-draft = Którego Początkowego Tłumacza z kartą Zasobów wybierasz?
ask-turn = Pracujesz (w którym gnieździe?) czy Odpoczywasz?
ask-card = Którą kartę Akcji zagrywasz?
ask-lay = { $action }: które Kości (1 lub 2) i którzy Robotnicy obok nich?
ask-lay-colours = Masz bardzo wiele Kości: w jakich kolorach chcesz położyć?
ask-lay-how = Który Robotnik do której Kości: jaka ma być akcja?
ask-work = Twoja akcja: { $reach }. Co dalej?
ask-recruit = Werbunek o wartości { $value }: kogo i jak?
ask-room = Który Pokój?
ask-travel = Podróż ({ $colour }, do { $value }): jak daleko?
ask-path = Którą korzyść ze ścieżki bierzesz?
ask-path-when = Wpływ ze ścieżki: teraz czy po reszcie Podróży?
ask-deliver = Dostarczasz { $scroll } za { NOUN($cost, case: "accusative") }? Do której kolumny?
ask-research = Badania ({ $colour } { $value }): która opcja?
ask-translate = Tłumaczenie ({ $colour }): który Zwój?
ask-line = Przez kogo tłumaczysz { $scroll }?
ask-line-begin = Do arabskiego prowadzi wiele linii. Przez kogo najpierw?
ask-employ-or-retire = { $who }: Zatrudnienie (w którym Pokoju?) czy od razu Spłacenie?
ask-retire-whom = Kogo spłacasz?
ask-move-gold = Na którego Tłumacza kładziesz Złoto albo z którego je bierzesz?
ask-worker = Robotnik w jakim kolorze?
ask-workers = Robotnicy ({ $count }): w jakich kolorach?
ask-spend-worker = Którego Robotnika wydajesz?
ask-spend-workers = Których Robotników wydajesz ({ $count })?
ask-exchange = { $cost } → { $gain }: płacisz?
ask-choose = Co wybierasz?
ask-primary-die = Kość w jakim kolorze?
ask-destroy = Którą Białą Kość niszczysz?
ask-destroy-some = Które Białe Kości niszczysz (do { $count })?
ask-return-white = W zasobach nie ma już Białych Kości. Którą oddajesz?
ask-return-white-some = W zasobach nie ma już Białych Kości. Które oddajesz ({ $count })?
ask-return-instead = Tego koloru już nie ma. Zwracasz zamiast tego Białą Kość?
ask-return-instead-some = Tego koloru już nie ma. Które Białe Kości zwracasz zamiast tego (do { $count })?
ask-reroll = Które z wcześniejszych Kości przerzucasz?
ask-guild = Wpływ w której Gildii?
ask-place-influence = Umieszczasz Wpływ w { NOUN($guild, case: "locative") }?
ask-last-influence = To ostatni Wpływ w twoich zasobach. Umieszczasz go w { NOUN($guild, case: "locative") }?
ask-influence-scroll = Wpływ na którym Zwoju?
ask-move-influence = Nie masz już Wpływów w zasobach. Który przenosisz?
ask-track = Pole w górę na którym torze?
ask-caliph = Kontrolujesz { NOUN($guild, case: "accusative") }: na które pole karty Kalifa trafia twój Wpływ?
ask-draw = Ile Kości dobierasz?
ask-tuck-slot = Spłacony: { $whom } ({ $effects }). Pod które gniazdo?
ask-tuck-pay = Do zapłaty: { $count }. Ile Srebrników, a ile Białych Kości do woreczka?
ask-tuck-whom = Który z twoich Spłaconych pierwszy?
ask-tuck = Spłacony: { $whom } ({ $effects }). Pod które gniazdo?
ask-allow-translate = { $who } chce przetłumaczyć { $scroll } z twoim Wpływem. Pozwalasz i zyskujesz 1 Srebrnika czy płacisz 1 Srebrnika? Wtedy następny jest { $next }.
ask-allow-deliver = { $who } chce dostarczyć { $scroll } z twoim Wpływem. Pozwalasz i zyskujesz 1 Srebrnika czy płacisz 1 Srebrnika? Wtedy następny jest { $next }.
ask-stop-draw = Zaraz zostaną dobrane i rzucone Kości. Iść dalej? Potem nie ma już odwrotu.
ask-stop-roll = Zaraz nastąpi rzut Kośćmi. Iść dalej? Potem nie ma już odwrotu.
ask-stop-scroll = Zaraz zostanie odkryta karta z talii Zwojów. Iść dalej? Potem nie ma już odwrotu.
ask-stop-translator = Zaraz ukaże się następny Tłumacz z talii. Iść dalej? Potem nie ma już odwrotu.
ask-stop-plan = Zaraz zostanie odkryta karta Planu. Iść dalej? Potem nie ma już odwrotu.

# ---- Możliwości ----

option-yes = tak
option-no = nie
option-none = nie, dziękuję
option-no-more = nic więcej
option-more = coś innego
option-no-action = bez akcji głównej
option-no-delivery = bez Dostarczenia
option-all-effects = wszystkie, w tej kolejności
option-all-brown = wszystkie brązowe efekty: { $effects }
option-pair = Pokój { $room }, { $languages }: { $dice }
option-slot = Gniazdo { $slot }: { $action }
option-rest = Odpoczynek
option-dispatch = Odprawienie: { $who }
option-employ = Zatrudnienie: { $who } ({ $languages })
option-employ-nobody = Zatrudnienie: { $who }
option-retire = od razu Spłacenie, 1 Biała Kość do woreczka
option-before = teraz
option-after = po reszcie
option-place-gold = 1 sztuka Złota na { NOUN($whom, case: "accusative") } (Pokój { $room })
option-take-gold = 1 sztuka Złota z { NOUN($whom, case: "genitive") } (Pokój { $room })
option-worker = { $worker } przy Kości ({ $die }): { $after }
option-allow = pozwalam, zyskuję 1 Srebrnika
option-refuse = płacę 1 Srebrnika, niech będzie następny
travel-white = { $steps }: { $effects }
travel-black = { $steps }: do { NOUN($scroll, case: "genitive") }
travel-empty = { $steps }: do pustego miejsca
research-free = wartość { $value }: { $gain }
research-paid = wartość { $value }: { $cost } → { $gain }
tuck-free = gniazdo { $slot } ({ $action })
tuck-paid = gniazdo { $slot } ({ $action }): { $cost }
tuck-both = gniazdo { $slot } ({ $action }): { $one }, { $other }

note-scroll = { $effects }; na koniec { $condition }
note-scroll-late = na koniec { $condition }
note-employ = { $points } PZ; spłacony: { $effects }
note-resource = Złoto { $gold }, Srebrniki { $silver }, Robotnicy: { $workers }; premia: { $bonus }
note-level = jesteś na { $level }
note-room = Spłacenie za Złoto: { $gold }; { $effects }
note-gold = Złoto: { $gold } z { $asked }
note-path = ścieżka { $colour }: { $effects }
note-no-path = bez ścieżki w twoim kolorze
note-line = Złoto: { $gold }, Srebrniki: { $silver }
note-card = Odpoczynek: { $rest }
note-card-brown = teraz: { $brown }; Odpoczynek: { $rest }

total-none = Nie ma jeszcze akcji.
total-reach = { $reach }: { $what }
reach-recruit = Werbunek sięga { $count } z 8 talii
reach-travel = Podróż do { $value }
reach-travel-path = Podróż do { $value }, przez ścieżkę: { $path }
reach-research = Badania do opcji za { $value }
reach-translate = Tłumaczenie z { NOUN($guild, case: "genitive") }
reach-no-guild = żadna Gildia nie ma tego koloru

# ---- Powody ----

why-silver = Potrzeba { $count ->
        [one] { $count } Srebrnika
        [few] { $count } Srebrników
        [many] { $count } Srebrników
       *[other] { $count } Srebrnika
    }, a masz { $have }.
why-gold = Potrzeba { $count ->
        [one] { $count } sztuki
        [few] { $count } sztuk
        [many] { $count } sztuk
       *[other] { $count } sztuki
    } Złota, a masz { $have }.
why-workers = Potrzeba { $count ->
        [one] { $count } Robotnika
        [few] { $count } Robotników
        [many] { $count } Robotników
       *[other] { $count } Robotników
    } w zasobach; Robotnicy na kartach Akcji się nie liczą.
why-value = Potrzeba wartości { $value }, a twoja akcja ma { $have }.
why-no-colour = Potrzeba koloru; Biała akcja nie przesuwa na żadnym torze.
why-colour = Akcja musi mieć kolor { NOUN($guild, case: "genitive") }.
why-no-line = Żadna linia Tłumaczy nie prowadzi z tego języka do arabskiego.
why-too-far = Twoja akcja sięga najwyżej { $value }.
why-deck-empty = W tej talii nie ma już kart ({ $who }).
why-room-taken = Ten Pokój jest zajęty.
why-rooms-full = Wszystkie Pokoje są zajęte.
why-room-dear = Nie stać cię na żaden z wolnych Pokoi.
why-no-influence = Nie masz Wpływów w zasobach ani takich na Zwojach lub w Gildiach, które można przenieść.
why-there-already = Jedyne twoje Wpływy, które można przenieść, są już tutaj ({ $guild }).
why-marks = Ten Wpływ oznacza twojego Tłumacza i nigdy się nie przenosi.
why-stays = Wpływ na karcie Kalifa zostaje tam do końca gry.
why-scroll-taken = Leży tu już Wpływ ({ $who }); mieści się tylko jeden.
why-no-scroll = Na każdym Zwoju leży już Wpływ.
why-no-scroll-here = Obok tego Pola nie leży żaden Zwój.
why-house-empty = W Domu Mądrości nie leży żaden Zwój.
why-house-full = Wszystkie dziewięć pól Domu Mądrości jest zajętych.
why-column-full = W tej kolumnie leżą już trzy Zwoje ({ $guild }).
why-bag-empty = Twój woreczek jest pusty, a na planszy nie ma Kości, które mogłyby do niego trafić.
why-no-white = Nie masz Białej Kości.
why-colour-out = Nie ma już Kości w tym kolorze ({ $colour }).
why-no-gold-there = Na tym Tłumaczu nie leży Złoto.
why-nobody-employed = W Pokojach nie ma nikogo.
why-space-taken = Na tym polu leży już Wpływ ({ $who }).
why-goal-not-met = Karta Celu trafia na rękę, gdy spełnione są wszystkie trzy cele.
why-slot-locked = To gniazdo otwiera się po ukończeniu karty Celu.
why-slot-taken = W tym gnieździe leży już karta Akcji.
why-no-card = Nie masz na ręce karty Akcji.
why-no-die = Nie masz na ręce Kości, którą można położyć.
why-card-on-board = Ta karta leży na twojej planszy; karty wracają na rękę podczas Odpoczynku.
why-done = Można to zrobić raz na turę, a to już za tobą.
why-worker-late = Robotników umieszcza się przed akcją główną.
why-no-such-worker = Nie masz takiego Robotnika w zasobach; Robotnicy na kartach Akcji się nie liczą.
why-black-slot = Spłaconych Tłumaczy wsuwa się tylko pod brązowe gniazda.
why-not-in-house = Ten Zwój leży na Mapie; tłumaczyć można tylko Zwoje z Domu Mądrości.
why-no-rest = Aby Odpoczywać, musisz mieć kartę Akcji na planszy.
why-no-die-laid = Połóż jedną lub dwie Kości.
why-too-many-dice = W jednej akcji mogą być najwyżej dwie Kości.
why-too-many-workers = Przy każdej Kości może być najwyżej dwóch Robotników.
why-idle-worker = Jeden z Robotników niczego by nie zmienił.
why-two-workers = Przy tej Kości jest już dwóch Robotników.
why-no-dice-left = Na karcie nie ma już żadnej Kości.

# ---- Co się stało ----

event-drafts = { $who } wybiera Początkowego Tłumacza w Pokoju { $room }: { $languages }.
event-works = { $who } Pracuje w gnieździe { $slot } ({ $card }).
event-lays = { $who } kładzie: { $what }. Akcja: { $reach }.
event-worker = { $who } dokłada { NOUN($worker, case: "accusative") }. Akcja: { $reach }.
event-uses = { $who } używa efektu: { $effect }.
event-gains = { $who } zyskuje { NOUN($what, case: "accusative") }.
event-spends = { $who } wydaje { NOUN($what, case: "accusative") }.
event-pays-player = { $who } płaci 1 Srebrnika ({ $whom }).
event-pays-supply = { $who } płaci 1 Srebrnika do zasobów.
event-draws = { $who } dobiera Kości i rzuca nimi: { $dice }.
event-rerolls = { $who } przerzuca: { $dice }.
event-refills = { $who } wkłada Kości z planszy do pustego woreczka.
event-adds = { $who } dodaje do woreczka { NOUN($dice, case: "accusative") }.
event-takes = { $who } bierze na rękę: { $dice }.
event-destroys = { $who } zwraca Białą Kość do zasobów ({ $where }).
event-no-white-left = { $who }: nie ma już Białych Kości, więc wszyscy pozostali zwracają po jednej.
event-colour-out = { $who }: nie ma już Kości w tym kolorze ({ $colour }).
event-influences = { $who } umieszcza Wpływ { $where }.
event-moves-influence = { $who } zabiera Wpływ { $where }, żeby go przenieść.
event-controls = { $who } przejmuje { NOUN($guild, case: "accusative") }.
event-nobody-controls = Nikt już nie kontroluje { NOUN($guild, case: "genitive") }.
event-climbs = { $who } wchodzi na poziom { $level } toru { NOUN($track, case: "genitive") }.
event-over-top = { $who } wychodzi ponad szczyt toru { NOUN($track, case: "genitive") }.
event-collects = { $who } zbiera korzyści z toru { NOUN($track, case: "genitive") } (poziom { $level }).
event-goal = { $who } osiąga cel: { $goal }.
event-goal-die = { $who } zdobywa Kość z karty Celu ({ $colour }).
event-goal-flipped = { $who } kończy kartę Celu: nowa karta i nowe gniazdo.
event-dispatches = { $who } odprawia { NOUN($whom, case: "accusative") }.
event-employs = { $who } zatrudnia { NOUN($whom, case: "accusative") } w Pokoju { $room } za { NOUN($price, case: "accusative") }.
event-retires = Spłacony opuszcza Pokój { $room }: { $whom }.
event-retires-from-deck = { $who } spłaca z talii { NOUN($whom, case: "accusative") }.
event-tucks = { $who } wsuwa { NOUN($whom, case: "accusative") } pod { $where }.
event-gold-on = { $who } kładzie 1 sztukę Złota na { NOUN($whom, case: "accusative") } (Pokój { $room }).
event-gold-off = { $who } zabiera 1 sztukę Złota z { NOUN($whom, case: "genitive") } (Pokój { $room }).
event-travels = { $who } przesuwa się o { $steps ->
        [one] { $steps } Pole
        [few] { $steps } Pola
        [many] { $steps } Pól
       *[other] { $steps } Pola
    }: { $where }.
event-path = { $who } przechodzi ścieżką w kolorze akcji ({ $colour }).
event-delivers = { $who } dostarcza { $scroll } do { NOUN($guild, case: "genitive") }.
event-no-delivery = Nie możesz tu nic dostarczyć. { $why }
event-no-main-action = To teraz niemożliwe: { $action }. { $why }
event-no-main = { $who } rezygnuje z akcji głównej.
event-new-scroll = Nowy na Mapie: { $scroll }.
event-reserve = Talia Zwojów się skończyła: zastępuje ją rezerwa.
event-researches = { $who } prowadzi Badania: { $option }.
event-translates = { $who } tłumaczy { $scroll }: { $line }.
event-caliph = Odkryto kartę Kalifa { $number } z 4.
event-caliph-space = { $who } przenosi Wpływ z { NOUN($guild, case: "genitive") } na kartę Kalifa ({ $place }).
event-event-gold = 1 sztuka Złota z zasobów trafia na { NOUN($whom, case: "accusative") } (Pokój { $room }).
event-event-neutral = Do Pokoju { $room } trafia jako Neutralny { $whom }.
event-event-nobody = Nie przybywa żaden Tłumacz Neutralny.
event-rests = { $who } Odpoczywa.
event-bottom-scroll = Ze spodu talii: { $scroll }. Znacznik Neutralny rusza o { $steps ->
        [one] { $steps } Czarne Pole
        [few] { $steps } Czarne Pola
        [many] { $steps } Czarnych Pól
       *[other] { $steps } Czarnego Pola
    } dalej.
event-scroll-to-house = Do Domu Mądrości, do { NOUN($guild, case: "genitive") }, trafia { $scroll }.
event-scroll-discarded = Z gry odpada { $scroll }.
event-passes = { $who } nie może ani Pracować, ani Odpoczywać.
event-end-triggered = Czwarta karta Kalifa: ta runda się skończy, a potem będzie jeszcze jedna.
event-last-round = Zaczyna się ostatnia runda.
event-scoring = Koniec gry: wszystko zostało podliczone.
event-ai-level = { $who } gra na poziomie: { $level }.
event-ai-plan = { $who } odkrywa kartę Planu ({ $colour }, Srebrniki: { $silver }).
event-ai-action = { $what }: { $count }, potrzeba { $least }. { $which }.
event-ai-marker = { $who } przesuwa znacznik o { $steps ->
        [one] { $steps } pole
        [few] { $steps } pola
        [many] { $steps } pól
       *[other] { $steps } pola
    }; skupienie: { $language }.
event-ai-wraps = { $who } wykonuje nawrót: znacznik Badań { $count } z 6.
event-ai-employs = { $who } zatrudnia { NOUN($whom, case: "accusative") } (portrety od skupienia: { $focus }, w miarę możliwości bez duplikatu) w Pokoju { $room } (Suma Docelowa { $sum }, koszt Pokoju { $cost }).
event-ai-translates = { $who } tłumaczy { $scroll } ({ $by }); Złoto do położenia: { $gold }.
event-ai-delivers = { $who } dostarcza { $scroll } ({ $by }) do { NOUN($guild, case: "genitive") } ({ $column }).
event-ai-retires = { $who } spłaca z talii { NOUN($whom, case: "accusative") } ({ $by }).
event-ai-dice-sum = Suma Kości ({ $who }) to teraz { $sum } ({ $by }).
event-ai-no-influence = { $who } nie ma Wpływu albo miejsca dla niego.
event-ai-cannot = { $who } nie może tego zrobić. { $why }
event-ai-gold = { $who } kładzie 1 sztukę Złota na { NOUN($whom, case: "accusative") } (Pokój { $room }; { $by }).
event-ai-guild = { $who } chce Wpływu w { NOUN($guild, case: "locative") } ({ $by }).
event-ai-influences = { $who } umieszcza Wpływ { $where } ({ $by }).
event-ai-rests = Odkryte są trzy { NOUN($colour, case: "plural") } karty Planu, a wszystkich { $count }.
event-ai-caliph-space = { $who } przenosi Wpływ z { NOUN($guild, case: "genitive") } na kartę Kalifa ({ $place }; { $by }).
event-allows = { $who } pozwala: { $scroll }.
event-protects = { $who } płaci 1 Srebrnika, żeby ochronić { $scroll }.
plan-red = czerwona
    .plural = czerwone
plan-blue = niebieska
    .plural = niebieskie
test-employed_translators = Tłumacze w Pokojach
test-scrolls_in_house = Zwoje w Domu Mądrości
ai-which-first = Wykonuje pierwszą akcję
ai-which-second = Wykonuje drugą akcję
ai-by-nothing = nie ma innego wyboru
ai-by-language = według języka, od skupienia: { $focus }
ai-by-row = najniższy rząd
ai-by-colour = według koloru, od skupienia: { $focus }
ai-by-clockwise = pierwszy zgodnie z ruchem wskazówek zegara
ai-by-high-row = najwyższy wolny rząd
ai-by-empty-guild = jedyna Gildia bez żadnych Wpływów
ai-by-not-own = jedyna Gildia bez Wpływów SI
ai-by-speaks = zna ten język
ai-by-speaks-not = nie zna tego języka
ai-by-blue = przewaga niebieskich kart Planu
ai-by-red = przewaga czerwonych kart Planu
ai-by-last-blue = tyle samo kart obu kolorów, ostatnia karta Planu jest niebieska
ai-by-last-red = tyle samo kart obu kolorów, ostatnia karta Planu jest czerwona
ai-by-no-plan = żadna karta Planu nie jest odkryta
ai-by-points = wart więcej PZ
ai-by-left = tyle samo PZ, ten po lewej
ai-by-die = za kolorową Kość
ai-by-white-die = za Białą Kość
ai-why-no-neutral = Nie ma Tłumacza Neutralnego.
ai-why-no-room = Nie ma już Pokoju albo karty.
ai-why-no-scroll = Nie ma Zwoju.
ai-why-house = Dom Mądrości jest pełny.
ai-why-no-card = Nie ma już kart ({ $who }).

score-dice = Suma Kości
score-retired = Spłaceni
score-guilds = Gildie i Kalif
score-tracks = Tory Badań
score-scrolls = Zwoje

# Co ma gracz – do krótkiego streszczenia zmian.
holds-silver = Srebrniki
holds-gold = Złoto
holds-workers = Robotnicy
holds-dice = Kości na ręce
holds-cards_in_hand = karty Akcji na ręce
holds-scrolls = Zwoje
holds-influence = Wpływy w zasobach
holds-tracks = pola na torach
