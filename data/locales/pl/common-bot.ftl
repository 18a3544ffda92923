# Co mówi sam bot: polecenia, poczekalnia, panele, posty, błędy. Nic o żadnej konkretnej grze.

## Polecenia. Nazwy: małe litery, bez spacji, najwyżej 32 znaki; opisy najwyżej 100 znaków.

cmd-new = nowa
cmd-new-about = Otwórz stół: wybierz grę, zbierz graczy, zacznij
cmd-move = ruch
cmd-move-about = Odpowiedz na pytanie, pisząc: jeden krok albo kilka w jednej linii
cmd-board = plansza
cmd-board-about = Zobacz planszę w obecnym stanie
cmd-hand = ręka
cmd-hand-about = Zobacz swoją rękę i swój obszar (tylko dla ciebie)
cmd-hint = podpowiedź
cmd-hint-about = Dwie lub trzy odpowiedzi, które rozważyłby bot na twoim miejscu
cmd-log = dziennik
cmd-log-about = Przeczytaj, co wydarzyło się przy tym stole
cmd-undo = cofnij
cmd-undo-about = Cofnij swoją ostatnią odpowiedź albo zaproponuj stołowi powrót do wcześniejszego kroku
cmd-rules = zasady
cmd-rules-about = Znajdź zasadę po jej numerze albo po słowach
cmd-since = co-nowego
cmd-since-about = Co wydarzyło się od twojej ostatniej tury
cmd-games = gry
cmd-games-about = Twoje gry: gdzie są i czyja jest tura
cmd-nudge = ponaglij
cmd-nudge-about = Uprzejmie przypomnij tym, na których czeka stół
cmd-standing = stałe
cmd-standing-about = Twoje stałe odpowiedzi przy tym stole: zobacz je, odwołaj je
cmd-leave = odejdź
cmd-leave-about = Odejdź od tego stołu; twoje miejsce będzie mógł zająć ktoś inny
cmd-settings = ustawienia
cmd-settings-about = Czego chcesz wszędzie i jak gra ten stół
cmd-settings-me = moje
cmd-settings-me-about = Twój język, jak i kiedy cię wołać, twoje obrazy
cmd-settings-table = stół
cmd-settings-table-about = Jak szybko gra ten stół i na jaki ekran są jego obrazy
cmd-vacation = urlop
cmd-vacation-about = Dni twojej nieobecności: nikt cię nie woła, a twoje stoły o tym wiedzą
cmd-end = zakończ
cmd-end-about = Zakończ tę grę na dobre (kto otworzył stół albo zarządza serwerem)
cmd-about = o-bocie
cmd-about-about = Kto stworzył te gry i czym jest ten bot
cmd-help = pomoc
cmd-help-about = Jak grać, na jednym ekranie
cmd-replay = film
cmd-replay-about = Film z dotychczasowej gry, jeden obraz na turę
cmd-park = odłóż
cmd-park-about = Odłóż grę solo z tej rozmowy; wrócisz do niej, kiedy zechcesz
cmd-resume = wznów
cmd-resume-about = Wróć do odłożonej gry solo

opt-game = gra
opt-language = język
opt-new-game-about = Która gra?
opt-new-place = gdzie
opt-new-place-about = W osobnym wątku (jak zwykle) albo właśnie tutaj
choice-place-thread = w osobnym wątku
choice-place-here = właśnie tutaj
opt-new-language-about = Język wszystkiego, co czyta cały stół
opt-new-bots = boty
opt-new-bots-about = Boty na wszystkich pozostałych miejscach i jak dobrze grają
opt-move-steps = kroki
opt-move-steps-about = Jeden wybór albo kilka oddzielonych spacjami; lista pokazuje, co jest możliwe
opt-board-part = część
opt-board-part-about = Zbliżenie jednej części; bez niej cała plansza
opt-replay-turn = tura
opt-replay-turn-about = Od której tury zacząć (numery są w dzienniku); bez tego cała gra
opt-undo-step = krok
opt-undo-step-about = Powrót do początku tego kroku za zgodą wszystkich; bez niego twoja ostatnia odpowiedź
opt-rules-query = szukaj
opt-rules-query-about = Numer zasady albo słowa
opt-rules-game-about = Która gra? Domyślnie ta przy tym stole
opt-settings-language-about = Język prywatnych odpowiedzi
opt-settings-calls = wołanie
opt-settings-calls-about = Jak się dowiadujesz, że stół na ciebie czeka
opt-settings-zone = strefa-czasowa
opt-settings-zone-about = Gdzie mieszkasz: wpisz miasto po angielsku, na przykład Warsaw
opt-settings-quiet = cisza
opt-settings-quiet-about = Kiedy nikt cię nie woła, na przykład 22-7; „bez” znosi ciszę
opt-settings-pace = tempo
opt-settings-pace-about = Jak szybko gra ten stół; zgodzić się muszą wszyscy
opt-vacation-from = od
opt-vacation-from-about = Pierwszy dzień, na przykład 2026-07-31
opt-vacation-until = do
opt-vacation-until-about = Ostatni dzień
opt-settings-pictures = obrazy
opt-settings-pictures-about = Na jaki ekran rysować twoje prywatne obrazy
opt-settings-posts = wpisy
opt-settings-posts-about = Na jaki ekran rysować obrazy we wpisach tego stołu
choice-language-auto = jak w Discordzie
choice-calls-mention = wzmianka tam, gdzie toczy się gra
choice-calls-letter = wiadomość prywatna
choice-calls-off = wcale
pace-live = na żywo
pace-live-about = Przypomnienie po kwadransie, pytanie do pozostałych po godzinie.
pace-day = ruch dziennie
pace-day-about = Przypomnienie po pół dnia, pytanie do pozostałych po dniu.
pace-week = dwa ruchy w tygodniu
pace-week-about = Przypomnienie po dwóch dniach, pytanie do pozostałych po trzech i pół.
pace-slow = bez pośpiechu
pace-slow-about = Przypomnienie po pięciu dniach, pytanie do pozostałych po dwóch tygodniach.
choice-screen-wide = szeroki ekran
choice-screen-phone = telefon

language-en = English
language-pl = polski

name-bot = Bot { $seat }
name-free = wolne miejsce { $seat }

## Poczekalnia

lobby-title = { $game }: nowy stół
lobby-seats = Gracze ({ $taken } z { $most })
lobby-seat = { $number }. { $who }
lobby-seat-bot = { $number }. { $bot }
lobby-bots-menu = Jak dobrze grają boty
bot-random = bot, który gra losowo
bot-quick = szybki bot
bot-quick-about = patrzy na własną turę i rusza się od razu
bot-good = dobry bot
bot-good-about = przed każdą decyzją chwilę liczy naprzód
bot-strong = silny bot
bot-strong-about = dokładnie liczy naprzód; jego tury trochę trwają
lobby-seat-open = { $number }. wolne
lobby-solo = Grasz w pojedynkę, a twoim przeciwnikiem steruje instrukcja: { $automa }.
lobby-count = { $count ->
        [one] { $count } gracz
        [few] { $count } graczy
        [many] { $count } graczy
       *[other] { $count } gracza
    }
lobby-count-menu = Liczba graczy
lobby-change = Zmień opcję…
lobby-language = Język stołu: { $language }
lobby-language-menu = Język stołu
lobby-screen = Obrazy we wpisach: na { $screen }
lobby-screen-menu = Na jaki ekran rysować obrazy we wpisach
lobby-pace-menu = Jak szybko gra stół
lobby-join = Dołącz
lobby-leave = Odejdź
lobby-add-bots = Dodaj boty
lobby-no-bots = Bez botów
lobby-start = Start
lobby-settings = Ustawienia
lobby-close = Zamknij
lobby-closed = Ten stół zamknięto, zanim gra się zaczęła.
lobby-started = Gra się zaczęła: { $link }
lobby-thread-name = { $game }: { $names }
lobby-opened = Stół jest otwarty.
setting-line = { $name }: { $choice }

## Post na koniec tury i karta w kanale

post-start = Gra się zaczyna.
post-in-progress = Tura w toku
post-thinks = { $names } { $count ->
        [one] myśli …
       *[other] myślą …
    }
post-waits = Teraz decyduje: { $names }.
post-decides = { $count ->
        [one] Teraz decyduje
       *[other] Teraz decydują
    }: { $names } – „{ $question }”
post-more = … resztę znajdziesz w dzienniku.
post-quiet = Nic, co mogliby zobaczyć wszyscy.
post-act = Zdecyduj
post-my-view = Mój widok
post-board = Plansza
post-log = Dziennik
post-since = Od twojej tury
post-rules = Zasady
post-reminder = { $names } – stół czeka na twoją decyzję.
post-held = { $names } – w czasie twojej ciszy stół zaczął czekać na twoją decyzję.
post-held-also = Czekają na ciebie także tutaj:
post-nudge = { $from } uprzejmie prosi: { $names } – stół czeka.
post-take-seat = Zajmij miejsce
poll-question = Stół czeka na decyzję od { $since }: { $names }. Czego chcą pozostali?
poll-wait = Czekamy dalej
poll-stand-in = Niech gra komputer
poll-offer = Oddajmy miejsce
poll-end = Zakończmy grę
poll-how = Głosują: { $names }. Decyduje więcej niż połowa, a o zakończeniu gry wszyscy. Jeśli nikt się nie odezwie, stół czeka.
poll-is-back = { $names } wraca do gry.
poll-is-wait = Stół czeka dalej.
poll-is-stand-in = Do powrotu ({ $names }) gra komputer.
poll-is-offer = Miejsce jest wolne i czeka na kogoś nowego.
poll-is-end = Gra kończy się w tym miejscu.
pace-propose = { $who } proponuje inne tempo: { $pace }. Zgodzić się muszą wszyscy przy stole; kto się nie odezwie, wyraża zgodę { $deadline }.
pace-is-agreed = Zgoda: od teraz obowiązuje to tempo.
pace-is-refused = Sprzeciw: tempo się nie zmienia.
summons-turn = Teraz twoja decyzja:
summons-nudge = Ktoś uprzejmie prosi, stół na ciebie czeka:
summons-reminder = Przypomnienie: stół na ciebie czeka.
summons-held = Witaj z powrotem. Tymczasem czekają tu na ciebie:
summons-since = `/co-nowego` przy stole opowie, co się tam wydarzyło.
card-title = { $game } · { $names }
card-link = Do stołu
card-over = Gra skończona.

end-title = Gra skończona
end-winner = { $count ->
        [one] Wygrywa { $names }!
       *[other] Zwycięstwem dzielą się: { $names }!
    }
end-won = Wygrywasz!
end-lost = Górą { $names }. Następnym razem się uda!
end-score = { $place }. **{ $who }**: { $total }
end-part = { $name } { $points }
end-result = Wynik
end-again = Jeszcze raz
end-film = Film
end-course = Przebieg

## Prywatny panel

panel-choose = Wybierz…
panel-choose-exactly = Wybierz dokładnie { $count } (wybrano: { $chosen })
panel-choose-up-to = Wybierz najwyżej { $most } (wybrano: { $chosen })
panel-choose-between = Wybierz od { $least } do { $most } (wybrano: { $chosen })
panel-order-how = Wybieraj po kolei, zaczynając od pierwszego.
panel-add = Dodaj…
panel-take-back = Odejmij…
panel-free = Oprócz tego możesz:
panel-hint = Podpowiedź
hint-title = Co może być dobre
hint-ahead = { $number }. **{ $what }**: { $points ->
        [one] około 1 punktu przewagi nad resztą
        [few] około { $points } punktów przewagi nad resztą
        [many] około { $points } punktów przewagi nad resztą
       *[other] około { $points } punktu przewagi nad resztą
    }
hint-behind = { $number }. **{ $what }**: { $points ->
        [one] około 1 punktu straty do najlepszej z pozostałych osób
        [few] około { $points } punktów straty do najlepszej z pozostałych osób
        [many] około { $points } punktów straty do najlepszej z pozostałych osób
       *[other] około { $points } punktu straty do najlepszej z pozostałych osób
    }
hint-even = { $number }. **{ $what }**: mniej więcej na równi z najlepszą z pozostałych osób
hint-best = { $number }. **{ $what }**
hint-less = { $number }. **{ $what }**: { $points ->
        [one] około 1 punktu mniej
        [few] około { $points } punktów mniej
        [many] około { $points } punktów mniej
       *[other] około { $points } punktu mniej
    }
hint-nothing = nic z tego
hint-about = Do czego to zapewne doprowadzi nieco później; kto to obmyślił, nie wie więcej niż ty.
lobby-hints-menu = Czy wolno prosić o podpowiedzi
lobby-hints-on = Podpowiedzi: wolno o nie prosić
lobby-hints-off = Podpowiedzi: w tej partii ich nie ma
panel-why-not = Dlaczego nie…?
panel-why = **{ $what }**: { $reason }
panel-standing = Od teraz…
panel-confirm = Zatwierdź
panel-confirm-turn = Zatwierdź turę
panel-go-on = Dalej
panel-clear = Wyczyść
panel-undo = Cofnij
panel-start-over = Od nowa
panel-picture = Obraz
panel-no-picture = Bez obrazu
panel-elsewhere = ⬇️ Twój panel jest niżej.
panel-refresh = Odśwież
panel-what-is-this = Co to jest?
panel-stop-is = Tego pytania nie ma w instrukcji: do tego miejsca możesz wszystko cofnąć. Gdy pójdziesz dalej, twoje decyzje się liczą, a co będzie potem, może zależeć od losu albo od kogoś innego.
panel-nothing = W tej chwili nie masz nic do rozstrzygnięcia.
panel-nothing-waits = W tej chwili nie masz nic do rozstrzygnięcia. Teraz decyduje: { $names }.
panel-waiting-others = Twoja odpowiedź jest zapisana. Dopóki nie odpowiedzą wszyscy, możesz ją zmienić.
panel-free-seat = Bot na wolne miejsce …
panel-give-to-bot = miejsce { $seat }: { $bot }
panel-move-on = Gramy dalej bez nich
panel-over = Gra skończona.
panel-stand-in = Do twojego powrotu gra za ciebie komputer.
panel-back = Wracam do gry
standing-ask-me = Pytaj mnie za każdym razem
standing-always = Zawsze: { $option }
standing-title = Twoje stałe odpowiedzi
standing-none = Nie masz stałych odpowiedzi przy tym stole. Gdzie mają sens, proponuje je samo pytanie.
standing-line = { $question } → { $option }
standing-cancel = Pytaj mnie znowu o…
standing-unset = Od teraz pytanie będzie zadawane za każdym razem.

## Oglądanie

look-no-picture = Ta gra nie ma jeszcze obrazów. Wszystko powiedzą dziennik i twój panel.
log-title = Co się wydarzyło
log-none = Nic się jeszcze nie wydarzyło.
log-older = … wcześniejsze kroki są na poprzednich stronach.
since-title = Od twojej ostatniej tury
since-gains = **{ $who }**: { $what }
since-you = Co dotyczyło ciebie
since-others = Między pozostałymi
since-turns = Tura po turze
since-older = … wcześniejsze tury są w dzienniku.
since-none = Od twojej ostatniej tury nic się nie wydarzyło.
games-title = Twoje gry
games-none = Nie siedzisz przy żadnym stole. Otworzysz go poleceniem /nowa.
games-line = **{ $game }** · { $where } · { $state }
games-here = prywatna rozmowa
games-number = stół { $number }
games-yours = **twoja tura**
games-limit = czeka od { $since }; pozostali zostaną zapytani { $until }
games-away = czeka od { $since }; zegar stoi, dni nieobecności miną { $until }
games-since = czeka od { $since }
games-waits = stół czeka na decyzję: { $names }
games-lobby = poczekalnia jest otwarta
games-parked = odłożona
games-quiet = nikt nie musi niczego rozstrzygać
games-since-menu = Co się wydarzyło od twojej tury…
games-resume = Wznów grę…
replay-works = Film powstaje, gotowe obrazy: { $done } z { $all }.
replay-waits = Film czeka w kolejce albo właśnie się zaczyna.
replay-none = Nie ma jeszcze czego filmować.
course-turnings = Punkty zwrotne
course-line = { $number }. { $turn }: { $rise }
course-turn = tura { $turn }
course-rise = { $who } z { $before }% na { $after }%
course-steady = W tej grze nic nie zmieniło się z tury na turę.
course-films = Film od punktu zwrotnego…
course-film = Od tury { $turn }
course-about = Szansa na zwycięstwo to ocena: dotychczasowe punkty oraz to, co mogły jeszcze dać pieniądze, karty i znaczniki.
nudge-done = Przypomnienie wysłane: { $names }.

## Ruchy pisane

move-done = { $count ->
        [0] Nic nie zostało przyjęte.
        [one] Przyjęto { $count } krok.
        [few] Przyjęto { $count } kroki.
        [many] Przyjęto { $count } kroków.
       *[other] Przyjęto { $count } kroku.
    }
move-stopped = Reszta linii czeka ({ $left }): stąd nie ma już odwrotu, więc najpierw zatwierdź.

## Cofanie

undo-done = Cofnięto.
undo-proposed = Propozycja trafiła do stołu.
undo-propose = { $who } proponuje powrót do początku kroku { $step }. Zgodzić się muszą wszyscy przy stole; kto się nie odezwie, wyraża zgodę { $deadline }.
undo-agree = Zgoda
undo-refuse = Sprzeciw
undo-agreed = Za: { $names }
undo-waits = Głosu jeszcze nie oddali: { $names }
undo-is-agreed = Zgoda: stół się cofa.
undo-is-refused = Sprzeciw: stół się nie cofa.
undo-voted = Twój głos jest policzony.
undo-step = Krok { $number }: { $what }

## Miejsca

leave-sure = Odejść od tego stołu? Twoje miejsce będzie wolne, a gra poczeka, aż ktoś je zajmie.
leave-yes = Odejdź
leave-done = Nie siedzisz już przy tym stole.
leave-take = Nie siedzisz przy tym stole, ale jest wolne miejsce. Które zajmujesz?
take-seat-of = Miejsce: { $who }
take-done = Witaj! To miejsce jest twoje.
take-secrets = Ten obraz jest tylko dla ciebie: widać na nim także to, co na twoim miejscu ukryte przed innymi.
take-holdings = Co kto ma
take-lately = Co się ostatnio wydarzyło

## Ustawienia

settings-title = Twoje ustawienia
settings-language = Język prywatnych odpowiedzi: { $language }
settings-calls = Gdy stół na ciebie czeka: { $calls }
settings-zone = Strefa czasowa: { $zone }
settings-quiet = Nikt cię nie woła: { $quiet }
settings-no-quiet = bez ciszy
settings-table-title = Ten stół
settings-pace = Tempo: { $pace }
settings-screen = Twoje prywatne obrazy: na { $screen }
settings-posts = Obrazy we wpisach tego stołu: na { $screen }
settings-auto = jak w Discordzie

## Dni nieobecności

vacation-none = Nie masz zapowiedzianej nieobecności. Podasz ją poleceniem `/urlop` z pierwszym i ostatnim dniem.
vacation-days = Nie ma cię od { $since } do { $until }.
vacation-what = Twoje stoły o tym wiedzą. Do tego czasu nikt cię nie woła ani nie ponagla, a twój zegar stoi; pozostali mogą pozwolić, żeby tymczasem grał za ciebie komputer.
vacation-here = Jestem
vacation-over = Dobrze, że jesteś.

## Kończenie

end-sure = Zakończyć tę grę na dobre? Nikt nie będzie mógł już do niej wrócić.
end-yes = Zakończ grę
end-done = Gra jest zakończona.
end-cancelled = Nic się nie zmieniło.
cancel = Anuluj

## Gry solo

park-done = Odłożono. Poleceniem /wznów wrócisz do tej gry, a poleceniem /nowa otworzysz inną.
resume-done = Oto ona znowu.
resume-none = Nie masz tu odłożonej gry solo.
resume-which = Do której gry wracasz?

## Zasady, o bocie, pomoc

rules-none = { $game }: nie znaleziono zasady dla „{ $query }”.
rules-more = { $count ->
        [one] Pasuje jeszcze { $count } zasada.
        [few] Pasują jeszcze { $count } zasady.
        [many] Pasuje jeszcze { $count } zasad.
       *[other] Pasuje jeszcze { $count } zasady.
    } Dopisz słowo, żeby zawęzić wyniki.
rules-how = `/zasady` pokazuje zasadę po numerze albo po słowach.
about-title = Karawana
about-what = Ciężkie gry planszowe na czacie: zasad pilnuje bot, co zakryte, pozostaje zakryte, a gra może trwać tygodniami.
about-complete = { $total ->
        [one] { $total } rodzaj elementów, z instrukcji albo ze źródeł publicznych.
        [few] { $total } rodzaje elementów, wszystkie z instrukcji albo ze źródeł publicznych.
        [many] { $total } rodzajów elementów, wszystkie z instrukcji albo ze źródeł publicznych.
       *[other] { $total } rodzaju elementów, wszystkie z instrukcji albo ze źródeł publicznych.
    }
about-reconstructed = Odtworzone rodzaje elementów: { $count } z { $total }. Obrazek z instrukcji nie był dostępny, więc zachowują one każdą liczbę, każdy zakres i każdy przykład, które podają zasady.
about-fan = Nieoficjalny, niekomercyjny projekt fanowski. Gry należą do swoich autorów i wydawców; nie korzystamy z ich grafik ani z tekstu instrukcji. Jeśli któraś ci się tu spodoba, kup ją.
help-title = Jak grać
help-start-title = Początek
help-start = `/nowa` otwiera stół; każdy naciska *Dołącz*, gospodarz wybiera opcje i naciska *Start*. Gra dostaje własny wątek.
help-turn-title = Twoja tura
help-turn = Gdy masz coś rozstrzygnąć, dostajesz powiadomienie. *Zdecyduj* otwiera prywatny panel. Wszystko jest szkicem, który możesz cofać aż do zatwierdzenia; panel mówi, skąd nie ma już odwrotu. Wolisz pisać? `/ruch`, także kilka kroków w jednej linii.
help-look-title = Oglądanie
help-look = `/plansza` (także jej części), `/ręka` tylko dla twoich oczu, `/dziennik`, `/co-nowego` – co cię ominęło, `/film` – film z gry.
help-rules-title = Zasady
help-rules = `/zasady` znajduje zasadę po numerze albo po słowach. W panelu *Co to jest?* pokazuje zasady pytania, a *Dlaczego nie…?* – która zasada zamyka wybór. `/podpowiedź` mówi, co rozważyłby bot.
help-together-title = Razem
help-together = `/ponaglij` uprzejmie przypomina. `/cofnij` z numerem kroku proponuje stołowi powrót. `/stałe` pamięta odpowiedzi, których udzielasz zawsze. `/odejdź` zwalnia miejsce dla kogoś innego. `/gry` pokazuje twoje stoły.
help-alone-title = W pojedynkę
help-alone = W prywatnej rozmowie z botem `/nowa` otwiera grę solo z przeciwnikiem z instrukcji. `/odłóż` ją odkłada, `/wznów` do niej wraca. `/ucz-się` uczy tam gry krok po kroku.

## Odmowy i błędy

refused-no-table = Nie ma tu żadnego stołu. Otworzysz go poleceniem /nowa, a swoje zobaczysz poleceniem /gry.
refused-table-gone = Tego stołu już nie ma.
refused-not-begun = Ta gra jeszcze się nie zaczęła.
refused-begun = Ta gra już się zaczęła.
refused-not-allowed = Może to zrobić tylko ten, kto otworzył stół, albo ktoś, kto zarządza serwerem.
refused-which-game = Która gra? Wybierz ją obok szukanych słów albo zapytaj przy stole.
refused-unknown-button = Ten przycisk nie jest mój albo pochodzi z innych czasów.
refused-part = Plansza nie ma takiej części.
refused-cannot-post = Nie mogę tu jeszcze pisać. Brakuje uprawnień: { $permissions }.
refused-no-thread = Nie mogę otworzyć wątku na tym kanale. Brakuje uprawnień: { $permissions }. Nadaj je albo wybierz „właśnie tutaj”.
refused-too-many-threads = Na tym serwerze jest już tyle otwartych wątków, na ile pozwala Discord. Zamknij któryś albo wybierz „właśnie tutaj”.
permission-view-channel = Wyświetlanie kanału
permission-send-messages = Wysyłanie wiadomości
permission-send-messages-in-threads = Wysyłanie wiadomości w wątkach
permission-create-public-threads = Tworzenie publicznych wątków
permission-attach-files = Załączanie plików
permission-embed-links = Wyświetlanie podglądu linku
permission-read-message-history = Czytanie historii czatu
failed = Przepraszam, coś poszło nie tak po mojej stronie. Przy stole nic nie przepadło. Jeśli to się powtórzy, podaj gospodarzowi ten kod: **{ $code }**
failed-forbidden = Discord mi tu na to nie pozwala: brakuje mi uprawnienia (wyświetlanie kanału, wysyłanie wiadomości, załączanie plików, wątki).
failed-old-command = To polecenie zmieniło się, odkąd wczytał je twój Discord. Uruchom Discorda ponownie albo spróbuj za minutę.
failed-not-allowed = Tutaj nie możesz tego zrobić.
failed-post = Nie udało mi się nic napisać przy twoim stole { $where }: brakuje uprawnienia. Gra jest bezpieczna; poproś kogoś, kto zarządza serwerem.

## W terminalu

play-ready = Karawana jest gotowa: otwórz { $url } w przeglądarce. Ctrl+C ją zatrzymuje.
play-wrong-token = Discord nie przyjmuje tego DISCORD_TOKEN. Skopiuj go jeszcze raz ze strony bota w portalu dla programistów.
play-in-use = Z bazy danych { $file } korzysta już inna Karawana. Zatrzymaj tamtą albo wskaż inny plik opcją --database.
play-port = Na porcie { $port } nasłuchuje coś innego. Wybierz inny opcją --port.
play-offline = Nie można stąd połączyć się z Discordem. Sprawdź połączenie i spróbuj jeszcze raz.
told-by-an-earlier-version = (opisane słowami wcześniejszej wersji)
