game = Oaza
game-about = Pięciominutowa gra na rozgrzewkę: handluj, idź na zwiad, napadaj i pilnuj wody.
game-credits = Nasza własna gra, na rozgrzewkę.
automa = Burza Piaskowa

setting-length = Długość
setting-length-short = krótka: 2 rundy
setting-length-long = długa: 3 rundy

good-dates = daktyle
good-salt = sól
good-silk = jedwab
stall-well = stragan przy studni
stall-gate = stragan przy bramie
ware-water = woda (1 moneta)
ware-camel = wielbłąd (2 monety)

ask-load = Którą kartę ładujesz?
ask-action = Co robisz w tej turze?
ask-trade-card = Którą kartę sprzedajesz?
ask-trade-stall = Na którym straganie?
ask-stop-draw = Za chwilę obejrzysz zakryte karty. Iść dalej? Potem nie ma już odwrotu.
ask-scout-order = Ułóż je: pierwsza trafia na rękę, druga wraca na talię.
ask-raid-whom = Kogo napadasz?
ask-flee = Napada cię { $who }. Wydajesz wodę, żeby uciec?
ask-stock-what = Co kupujesz?
ask-drink-stall = Premia którego straganu rośnie?
ask-throw-away = Masz za dużo kart. Odrzuć { $count }.
ask-storm-takes = Burza zasypuje twój obóz. Co oddajesz?

action-trade = Handel: sprzedaj kartę
action-scout = Zwiad: obejrzyj dwie karty, jedną zatrzymaj
action-raid = Napad: zabierz komuś monetę
action-stock = Zapasy: kup wodę i wielbłądy
action-drink = Napij się: wydaj wodę, premia straganu rośnie
option-flee = uciekam (1 woda)
option-stay = zostaję
option-two-coins = 2 monety
note-bonus = premia { $bonus }
total-cost = { $cost } z twoich { $coins } monet

event-loaded = { $who } ładuje: { $good }.
event-water-found = { $who } znajduje wodę.
event-traded = { $who } sprzedaje: { $good } ({ $stall }) za { $coins ->
        [one] { $coins } monetę
        [few] { $coins } monety
        [many] { $coins } monet
       *[other] { $coins } monety
    }.
event-scouted = { $who } ogląda { $count ->
        [one] { $count } kartę
        [few] { $count } karty
        [many] { $count } kart
       *[other] { $count } karty
    }.
event-drew = Bierzesz: { $good }.
event-raids = { $who } napada: { $whom }.
event-fled = { $who } ucieka.
event-robbed = { $who } zabiera monetę ({ $whom }).
event-stocked = { $who } kupuje. Woda: { $water }, wielbłądy: { $camels }.
event-drank = { $who } pije: premia rośnie ({ $stall }).
event-threw-away = { $who } odrzuca { $count ->
        [one] { $count } kartę
        [few] { $count } karty
        [many] { $count } kart
       *[other] { $count } karty
    }.
event-storm-rolls = { $who } wyrzuca { $roll }.
event-storm-dries = { $who } wysusza wodę ({ $whom }).
event-storm-takes-coins = { $who } zabiera 2 monety.
event-storm-takes-card = { $who } zabiera: { $good }.
event-storm-gathers = { $who } wzbiera: 3 punkty.

why-no-card = Nie masz karty na sprzedaż.
why-not-held = Nie masz takiej karty: { $good }.
why-no-victim = Nikt inny nie ma monety.
why-no-coins = Nie masz monet.
why-no-loot = { $who } nie ma ani jednej monety.
why-no-camels = Nie ma już wielbłądów.
why-no-water = Nie masz wody.
why-too-dear = To kosztuje { $cost }, a masz { $coins }.

score-coins = monety
score-camels = wielbłądy
score-cargo = ładunek
score-storm = burza
