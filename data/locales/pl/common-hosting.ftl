# Co gospodarz bota słyszy o bazach danych i shardach.
keep-copied = { $rows ->
        [one] { $rows } wiersz jest już
        [few] { $rows } wiersze są już
       *[many] { $rows } wierszy jest już
    } w { $target }, a sumy kontrolne zgadzają się z oryginałem.
play-shards = --shards mówi, ile jest shardów; numery w --shard-ids zaczynają się od 0 i muszą być mniejsze niż { $count }.
play-shards-sqlite = Baza danych w pliku należy do jednego procesu, który obsługuje wszystkie shardy. Żeby je rozdzielić, użyj PostgreSQL.
play-shards-taken = Te shardy obsługuje teraz inny proces, więc ten kończy pracę.
refused-elsewhere = Ten stół jest na innym serwerze albo w wiadomościach prywatnych. Graj tam; /gry pokaże gdzie.
failed-unsaved = To **nie zostało zapisane**: baza danych nie odpowiedziała. Spróbuj za chwilę jeszcze raz; przy stole nic się nie zmieniło.
failed-unread = Baza danych w tej chwili nie odpowiada. Jeśli coś wybrano, mogło to **nie zostać zapisane**: spróbuj ponownie za chwilę.
play-database = Nie można użyć bazy danych { $file }: { $why }
play-schema = Ta Karawana nie może użyć bazy danych { $file }: { $why }
keep-not-empty = W { $file } są już gry. Kopiuj do pustej bazy danych.
keep-pg-dump = PostgreSQL ma do tego własne narzędzie, które działa także przy uruchomionym bocie: pg_dump --format=custom --file={ $file } { $address }
play-metrics = Nie można podawać liczb pod adresem { $where }: nasłuchuje tam coś innego albo nie jest to adres tego komputera.
status-nobody = Pod adresem { $where } nikt nie podaje żadnych liczb. Uruchom bota z --metrics i podaj ten sam adres.
status-presses = naciśnięcia od startu
status-refusals = odmowy
status-failures = błędy
status-reconnects = ponowne połączenia z Discordem
status-posts-owed = wpisy, które czekają na wysłanie
status-pictures-awaited = obrazy, na które ktoś czeka
status-thoughts-awaited = przemyślenia botów, na które ktoś czeka
status-tables-in-memory = stoły w pamięci
status-answer = średni czas odpowiedzi
status-drawing = średni czas rysowania
status-thinking = średni czas namysłu
