# Wiersz poleceń.

cli-wrong = karawana: { $reason }
cli-usage = { $message } (zob. { $program } --help)
cli-number = „{ $text }” nie jest liczbą całkowitą
cli-option = „{ $option }” nie ma postaci ustawienie=wybór.

cli-games = partie
cli-decisions = decyzje
cli-seconds = sekundy
cli-per-second = decyzje na sekundę
cli-median-game = mediana partii, ms
cli-unfinished = nieukończone
cli-average-scores = średni wynik na miejscach

cli-no-folder = Nie ma folderu „{ $folder }”.
cli-no-rule = Żadna zasada tej gry nie zawiera „{ $query }”.
cli-data-good = { $game }: tabele w { $folder } i teksty są w porządku, { $rules ->
        [one] { $rules } zasada
        [few] { $rules } zasady
        [many] { $rules } zasad
       *[other] { $rules } zasady
    } w każdym języku.

cli-game = gra
cli-players = gracze
cli-ratio = koszt (sam generator = 1)
cli-save-bytes = zapis, bajty
cli-save-load = zapis i wczytanie, ms
cli-longest = najdłuższy krok, odpowiedzi
cli-replay = odtworzenie (rozegranie = 1)
cli-player = Nikt się nie nazywa „{ $name }”. Gracze to: { $names }.
cli-seats = { $count ->
        [one] Jest { $count } miejsce
        [few] Są { $count } miejsca
        [many] Jest { $count } miejsc
       *[other] Jest { $count } miejsca
    }, a --seats podaje { $named }.
cli-resume-unreadable = W pliku { $file } nie ma partii turnieju.
cli-resume-other = W pliku { $file } jest inny turniej: gra, gracze, miejsca, ziarno i ustawienia muszą być te same.
cli-tournament = { $game }: { $count ->
        [one] { $count } partia
        [few] { $count } partie
        [many] { $count } partii
       *[other] { $count } partii
    }
cli-column-player = gracz
cli-column-wins = wygrane
cli-column-rate = udział
cli-column-interval = 95 %
cli-column-score = średni wynik
cli-column-rating = ranking
cli-column-per-decision = s na decyzję
