# Napisy na obrazach każdej gry oraz to, co obrazy mówią tym, którzy ich nie widzą.
pic-over = Koniec gry
pic-turn-of = Tura: { $who }
pic-waiting-for = { $count ->
        [one] Czekamy na { $count } gracza
        [few] Czekamy na { $count } graczy
        [many] Czekamy na { $count } graczy
       *[other] Czekamy na { $count } gracza
    }
pic-alt-board = { $game }, { $state }
pic-alt-scores = Wyniki: { $scores }
pic-alt-end = { $game }: końcowy wynik.
pic-alt-final = { $place }. { $who }: { $total }.
pic-film = { $game }: przebieg gry, { $frames ->
        [one] { $frames } obraz
        [few] { $frames } obrazy
        [many] { $frames } obrazów
       *[other] { $frames } obrazu
    }.
pic-winner = Wygrywa { $who }
pic-winners = Wspólne zwycięstwo: { $who }
pic-won = Zwycięstwo!
pic-lost = Porażka
