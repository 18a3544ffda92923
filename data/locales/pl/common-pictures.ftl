# Napisy na obrazach każdej gry oraz to, co obrazy mówią tym, którzy ich nie widzą.
pic-over = Koniec gry
pic-turn-of = Tura: { $who }
pic-waiting-for = { $count ->
        [one] Czekamy na { $count } gracza
        [few] Czekamy na { $count } graczy
        [many] Czekamy na { $count } graczy
       *[other] Czekamy na { $count } gracza
    }
pic-alt-board = { $game }. { $state }
pic-alt-scores = Wyniki: { $scores }
pic-alt-end = { $game }: końcowy wynik.
pic-alt-final = { $place }. { $who }: { $total }.
pic-course = Przebieg gry
pic-course-scores = Wynik
pic-course-chances = Szacowana szansa na zwycięstwo
pic-course-step = tura { $step }
pic-course-alt = { $game }: przebieg gry.
pic-course-alt-step = Po turze { $step }: { $each }.
pic-course-alt-both = { $who } { $score }, szansa { $percent }%
pic-course-alt-score = { $who } { $score }
pic-course-alt-turning = Punkt zwrotny w turze { $step }: { $who } z { $before }% na { $after }%.
pic-film = { $game }: przebieg gry, { $frames ->
        [one] { $frames } obraz
        [few] { $frames } obrazy
        [many] { $frames } obrazów
       *[other] { $frames } obrazu
    }.
pic-winner = Zwycięstwo: { $who }
pic-winners = Wspólne zwycięstwo: { $who }
pic-tie = przy remisie: { $what }
pic-won = Zwycięstwo!
pic-lost = Porażka

# Zbliżenia.
pic-part-map-west = Mapa: zachód
pic-part-map-centre = Mapa: środek
pic-part-map-east = Mapa: wschód
pic-part-markets = Rynki i popularność
pic-part-ship = Statek
pic-part-stacks = Czarny rynek i prognoza
pic-part-players = Gracze
pic-part-characters = Postacie i koło
pic-part-city-west = Miasto: zachód
pic-part-city-east = Miasto: wschód
pic-part-river = Rzeka
pic-part-notables = Dostojnicy
pic-part-imperial = Akbar i wpływy
pic-part-orders = Zamówienia i płytki Przysług
pic-part-table = Stół
pic-part-chronicle = Kronika
pic-part-offer = Oferta
pic-part-tracks = Tory
pic-part-desks = Gracze
pic-part-signs = Znaki
pic-part-devices = Wynalazki
pic-part-guilds = Gildie i Robotnicy
pic-part-tents = Tantiemy i Namioty
pic-part-decks = Tłumacze
pic-part-caliphs = Karty Kalifa
pic-part-map = Mapa
pic-part-research = Badania
pic-part-house = Dom Mądrości
pic-part-rooms = Pokoje
pic-part-boards = Plansze graczy

# Wiersz poleceń.
cli-no-pictures = Gra „{ $game }” nie ma jeszcze obrazów.
cli-no-part = Nie ma zbliżenia „{ $part }”. Są: { $parts }.
cli-no-seat = „{ $who }” to ani „spectator”, ani miejsce od 0 do { $last }.
cli-bytes = największy, bajty
cli-picture = od widoku do bajtów, ms
cli-encoding = samo kodowanie, ms
cli-ratio-encoding = stosunek
cli-ratio-fastest = do najszybszego
cli-cold = pierwszy obraz, ms
cli-growth = przyrost po 1000, MB
