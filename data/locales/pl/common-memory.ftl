# Co zostaje w pamięci: skończone gry, statystyki, ranking i to, co bot wie o ludziach.

cmd-history = historia
cmd-history-about = Skończone gry, twoje albo tego serwera: wynik, obraz, film i zapis
cmd-stats = statystyki
cmd-stats-about = Co skończone gry mówią o ludziach, grach i tym serwerze
cmd-stats-person = osoba
cmd-stats-person-about = Jak dotąd szło tobie albo komuś innemu na tym serwerze
cmd-stats-game = gra
cmd-stats-game-about = Rekordy gry, ranking i drabinka gier solo
cmd-stats-server = serwer
cmd-stats-server-about = W co i kto grał na tym serwerze
cmd-forget = zapomnij
cmd-forget-about = Co bot o tobie pamięta
cmd-forget-me = mnie
cmd-forget-me-about = Zobacz wszystko, co bot o tobie pamięta, i każ mu to zapomnieć
opt-history-of = czyje
opt-history-of-about = Twoje gry (jak zwykle) albo gry tego serwera
opt-history-game-about = Tylko ta gra
choice-history-mine = moje
choice-history-server = tego serwera
opt-stats-player = gracz
opt-stats-player-about = Ktoś inny z tego serwera; domyślnie ty
opt-stats-game-about = Tylko ta gra, razem z tym, od czego zaczynały się tury

history-none = Nie ma tu jeszcze żadnej skończonej gry.
history-title-mine = Twoje skończone gry
history-title-server = Skończone gry tego serwera
history-line = **{ $game }** · { $when } · { $players }. { $verdict }
history-choice = { $game }, stół { $number }
history-open = Obejrzyj jedną z nich…
history-length = { $turns ->
        [one] { $turns } tura
        [few] { $turns } tury
        [many] { $turns } tur
       *[other] { $turns } tury
    } w { $days ->
        [one] jeden dzień
        [few] { $days } dni
        [many] { $days } dni
       *[other] { $days } dnia
    }
history-when = od { $since } do { $until }
history-rated = gra rankingowa
history-replay = Zapis
history-replay-about = Ten tekst odtwarza całą grę ruch po ruchu; to samo zapisuje `karawana export`.

stats-all-games = wszystkie gry
stats-of-game = co mówią skończone gry
stats-of-server = w co się tu grało
stats-games = gry
stats-wins = wygrane
stats-average = średnio punktów
stats-best = najlepszy wynik
stats-rating = ranking
stats-turns = tury w grze
stats-days = dni na grę
stats-people = gracze
stats-games-short = gry
stats-wins-short = wygrane
stats-average-short = średnio
stats-best-short = rekord
stats-winner-points-short = zwycięzca
stats-record = { $game }: { $who }
stats-rating-short = ranking
stats-by-game = Gry
stats-by-size = Ilu graczy przy stole
stats-alone = solo
stats-choices = Od czego najczęściej zaczynały się tury
stats-ratings = Ranking
stats-records = Najlepsze wyniki
stats-winners = Punkty zwycięzców
stats-players = Gracze
stats-ladder = Drabinka solo: { $level }
stats-usual = zwykłe zasady
stats-won = wygrana
stats-rating-about = Ranking: każdy zaczyna od 1000, a liczą się tylko gry oznaczone jako rankingowe; im pewniej ktoś wygrywa z innymi, tym wyżej stoi, a kto odchodzi od gry rankingowej, jest w niej ostatni.
stats-ladder-about = Drabinka solo: najlepsza gra każdej osoby na każdym poziomie; wygrana liczy się przed punktami.

lobby-rated-menu = Czy gra liczy się do rankingu
lobby-rated-on = Gra rankingowa: wynik liczy się do rankingu
lobby-rated-on-about = grają tylko ludzie, bez podpowiedzi; kto odejdzie, jest ostatni
lobby-rated-off = Gra poza rankingiem
lobby-rated-off-about = dla samej przyjemności

forget-title = Co bot o tobie pamięta
forget-names = Twój identyfikator z Discorda i imię przy twoich stołach: { $names }
forget-nothing = żadne
forget-tips = Krótkie objaśnienia, które już były: { $count }
forget-live = { $count ->
        [0] Nie siedzisz przy żadnym stole.
        [one] Siedzisz przy jednym stole.
        [few] Siedzisz przy { $count } stołach.
        [many] Siedzisz przy { $count } stołach.
       *[other] Siedzisz przy { $count } stołach.
    }
forget-over = { $count ->
        [0] Żadna skończona gra nie zna twojego imienia.
        [one] Twoje imię jest w jednej skończonej grze.
        [few] Twoje imię jest w { $count } skończonych grach.
        [many] Twoje imię jest w { $count } skończonych grach.
       *[other] Twoje imię jest w { $count } skończonych grach.
    }
forget-rating = Ranking, { $game }: { $rating } po { $count ->
        [one] jednej grze
        [few] { $count } grach
        [many] { $count } grach
       *[other] { $count } grach
    }
forget-what = Jeśli każesz o sobie zapomnieć, wszystko to zniknie: odejdziesz od stołów, przy których siedzisz, a skończone gry powiedzą tylko, że ktoś w nie grał. Wiadomości, które już są na Discordzie, pozostaną bez zmian. Nie ma potem odwrotu.
forget-yes = Zapomnij o mnie
forget-done = Gotowe: bot nic już o tobie nie wie.
name-forgotten = ktoś ({ $seat })

refused-history-gone = To nie jest twoja gra i nie toczyła się na tym serwerze.
refused-stats-none = Nie ma jeszcze skończonych gier, o których można by opowiedzieć.
refused-no-server-here = To dotyczy serwera, a tu jest prywatna rozmowa.
refused-rated-bots = W grze rankingowej grają tylko ludzie: niech ktoś zajmie wolne miejsca albo wybierz mniej miejsc.
refused-rated-solo = Gra w pojedynkę nie liczy się do rankingu; jej najlepsze wyniki są na drabince solo.
refused-rated-hints = W grze rankingowej nie ma podpowiedzi.
