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
