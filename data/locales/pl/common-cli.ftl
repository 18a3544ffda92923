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
