# What a host is told about databases and shards.
keep-copied = { $rows ->
        [one] { $rows } row is
       *[other] { $rows } rows are
    } in { $target } now, and their digests agree with the original.
play-shards = --shards says how many there are, and --shard-ids must be smaller than { $count }, counting from 0.
play-shards-sqlite = A database in a file belongs to one process, which serves all shards. To divide them, use PostgreSQL.
play-shards-taken = Another process serves these shards now, so this one stops.
refused-elsewhere = That table is on another server, or in a direct message. Play it there; /games shows where.
failed-unsaved = That was **not saved**: my database did not answer. Please try again in a moment; nothing at the table has changed.
failed-unread = My database does not answer at the moment. If you have decided something, it was perhaps **not saved**: please try again soon.
play-database = The database { $file } cannot be used: { $why }
play-schema = The database { $file } is not one that this Karawana can use: { $why }
keep-not-empty = There are games in { $file } already. Copy into an empty database.
keep-pg-dump = PostgreSQL has a tool of its own for this, also while the bot runs: pg_dump --format=custom --file={ $file } { $address }
play-metrics = The figures cannot be told at { $where }: something else is listening there, or the address is not this machine’s.
status-nobody = Nobody tells any figures at { $where }. Start the bot with --metrics, and name the same address.
status-presses = presses since the start
status-refusals = of all attempts refused
status-failures = failures
status-reconnects = connections to Discord after the first
status-posts-owed = posts that wait to be sent
status-pictures-awaited = pictures that are waited for
status-thoughts-awaited = thoughts of bots that are waited for
status-tables-in-memory = tables in memory
status-answer = time to answer, on average
status-drawing = time to draw, on average
status-thinking = time to think, on average
