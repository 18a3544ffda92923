# Napisy na obrazach każdej gry oraz to, co obrazy mówią tym, którzy ich nie widzą.
pic-over = Koniec gry
pic-turn-of = Tura: { $who }
pic-waiting-for = { $count ->
        [one] Czekamy na { $count } gracza
        [few] Czekamy na { $count } graczy
        [many] Czekamy na { $count } graczy
       *[other] Czekamy na { $count } gracza
    }
