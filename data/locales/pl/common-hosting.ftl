# Co gospodarz bota słyszy o bazach danych i shardach.
keep-copied = { $rows ->
        [one] { $rows } wiersz jest już
        [few] { $rows } wiersze są już
       *[many] { $rows } wierszy jest już
    } w { $target }, a sumy kontrolne zgadzają się z oryginałem.
play-database = Nie można użyć bazy danych { $file }: { $why }
play-schema = Ta Karawana nie może użyć bazy danych { $file }: { $why }
keep-not-empty = W { $file } są już gry. Kopiuj do pustej bazy danych.
keep-pg-dump = PostgreSQL ma do tego własne narzędzie, które działa także przy uruchomionym bocie: pg_dump --format=custom --file={ $file } { $address }
