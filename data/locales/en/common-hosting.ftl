# What a host is told about databases and shards.
keep-copied = { $rows ->
        [one] { $rows } row is
       *[other] { $rows } rows are
    } in { $target } now, and their digests agree with the original.
play-database = The database { $file } cannot be used: { $why }
play-schema = The database { $file } is not one that this Karawana can use: { $why }
keep-not-empty = There are games in { $file } already. Copy into an empty database.
keep-pg-dump = PostgreSQL has a tool of its own for this, also while the bot runs: pg_dump --format=custom --file={ $file } { $address }
