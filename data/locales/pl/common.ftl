# Co mówi każda gra: porządek przy stole, odmowy, punkty bez odwrotu.

option-go = Dalej
option-seat = { $who }
ask-stop-end = To była twoja tura. Zatwierdzić? Potem nie ma już odwrotu.
ask-stop-handover = Teraz decyduje ktoś inny. Iść dalej? Potem nie ma już odwrotu.
event-forced = { $who } ma tylko jedną możliwość: { $option }.

refused-not-asked = W tej chwili nie masz tu nic do rozstrzygnięcia.
refused-ended = Ta gra już się skończyła.
refused-outdated = Od tamtej chwili przy stole coś się zmieniło. Oto obecny stan.
refused-not-offered = „{ $option }” nie należy teraz do dostępnych możliwości.
refused-choose-one = Wybierz dokładnie jedną możliwość.
refused-order-all = Ułóż wszystkie możliwości po kolei, każdą dokładnie raz.
refused-too-few = Wybierz co najmniej { $least }.
refused-too-many = Wybierz co najwyżej { $most }.
refused-too-often = „{ $option }” nie można wybrać tyle razy.
refused-no-way-to-pay = To razem nie pokrywa kosztu.
refused-undo = Nie masz czego cofnąć: ruch jest zatwierdzony, ujawniono coś zakrytego albo ktoś już po nim odpowiedział.
refused-game = Nie ma tu gry „{ $game }”. Są: { $games }.
refused-players = To gra dla { $counts } graczy.
refused-no-solo = Instrukcja tej gry nie przewiduje trybu jednoosobowego: to gra dla { $counts } graczy.
refused-setting = Przy tej liczbie graczy gra nie ma ustawienia „{ $setting }”. Są: { $settings }.
refused-choice = „{ $setting }” nie może mieć wartości „{ $choice }”. Do wyboru: { $choices }.

counted = { $count } { NOUN($noun, $count) }
    .genitive = { $count } { NOUN($noun, $count, case: "genitive") }
    .accusative = { $count } { NOUN($noun, $count, case: "accusative") }
    .locative = { $count } { NOUN($noun, $count, case: "locative") }
list-none = nic
    .genitive = niczego
    .accusative = nic
    .locative = niczym
list-and = { $some } i { $last }
    .genitive = { NOUN($some, case: "genitive") } i { NOUN($last, case: "genitive") }
    .accusative = { NOUN($some, case: "accusative") } i { NOUN($last, case: "accusative") }
    .locative = { NOUN($some, case: "locative") } i { NOUN($last, case: "locative") }
list-comma = { $some }, { $last }
    .genitive = { NOUN($some, case: "genitive") }, { NOUN($last, case: "genitive") }
    .accusative = { NOUN($some, case: "accusative") }, { NOUN($last, case: "accusative") }
    .locative = { NOUN($some, case: "locative") }, { NOUN($last, case: "locative") }

option-enough = to wszystko
ask-effects = Co teraz?
ask-effect-which = Co wybierasz?
effect-pay = { $cost } i { $gain }
effect-or = { $some } albo { $last }
effect-when = jeśli { $needs }: { $what }
event-no-effect = Bez skutku: { $effect }. { $why }
event-automa-cannot = { $who } nie może wykonać zadania „{ CAPITAL($task) }”. { $why }
automa-by-chance = losowo
