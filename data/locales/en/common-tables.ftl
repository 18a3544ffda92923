# What a table says: who sits there, what is refused, what everybody is told.

refused-not-seated = You do not sit at this table.
refused-seated = You sit at this table already.
refused-stopped = This game was stopped.
refused-parked = This game is put aside. Resume it first.
refused-not-parked = This game is not put aside.
refused-park = Only solo games in direct messages can be put aside.
refused-channel-busy = Another game is running in this channel. One game at a time: start in a thread of its own.
refused-not-creator = Only whoever opened this table can do that.
refused-lobby-over = This lobby is closed: the game has begun or was given up.
refused-lobby-full = All seats are taken.
refused-size = For this table the number of seats can be: { $sizes }.
refused-seats-empty = { $count ->
        [one] One seat is still free.
       *[other] { $count } seats are still free.
    } Wait for more people, fill up with bots, or choose fewer seats.
refused-language = Only these languages are spoken here: { $languages }.
refused-pace = A table plays live, at a move a day, at two a week, or without hurry.
refused-same-pace = The table plays at this pace already.
refused-calls = You can be called by a mention, by a direct message, or not at all.
refused-zone = I do not know this time zone. Type a city, and choose from the list.
refused-quiet = Write quiet hours as 22-7, or 22:30-6:45.
refused-quiet-long = Quiet hours can be { $hours } hours long at most, and not empty.
refused-day = Write a day as 2026-07-31.
refused-days = You can be away for { $most } days at most, and the last day must be neither before the first one nor over.
refused-not-away = You have not said that you are away.
refused-no-poll = There is nothing to say about this any more.
refused-about-you = You are the one the table is waiting for: just play, and the question is over.
refused-screen = Pictures are drawn for a wide screen or for a phone.
refused-hints-off = There are no hints in this game: its host has switched them off.
refused-hint-stop = There is no way back after this, and nobody knows what comes: no hint looks behind it.
refused-hint-one = There is only one answer here, so there is nothing to advise.
refused-hint-none = Nobody is there to think of a hint just now.
refused-strength = No bot plays like that.
refused-empty-line = Type at least one answer.
refused-standing = A standing answer is not possible here right now.
refused-nobody-away = Nobody has kept the table waiting for longer than its pace allows.
refused-nobody-to-nudge = The table is waiting for nobody else.
refused-nudged = Somebody has nudged already. Nudging is possible again { $again }.
refused-no-free-seat = There is no such free seat here.
refused-proposal-open = A proposal to go back is already open. Vote on it first.
refused-no-proposal = There is nothing to vote on.
refused-voted = You have agreed already.
refused-checkpoint = The table cannot go back to step { $step }: nobody decided anything in it.
refused-export-running = Only finished games can be exported.
refused-course-running = How a game went can be seen when it is over: it would tell what is still hidden.
refused-course-none = Nothing was noted while this game was played, so there is no course of it to be seen.
refused-no-result = This game has no result: it is not over, or was stopped before its end.
refused-again-running = This game is not over yet.

notice-left = { $who } has left the table. The seat is free.
notice-away = { $who } is away from { $from } to { $until }; the clock stands still meanwhile.
notice-not-away = { $who } is here; the clock goes on.
notice-offered = { $who } has kept the table waiting for long: the seat is free for somebody else.
notice-stands-in = The computer plays for { $who } until they are back.
notice-is-back = { $who } is back and plays again.
notice-pace = A new pace, proposed by { $who }: { $pace }.
notice-took-over = { $who } takes over a free seat.
notice-bot-plays = { $who } plays on in place of a missing player.
notice-nobody-left = Nobody is left at this table, so the game stops here.
notice-stopped = The game was stopped before its end.
notice-went-back = The table goes back to step { $step }, as { $who } proposed. Chance is mixed anew from there.
notice-answers-lost = The rules of this game were corrected meanwhile. { $count ->
        [one] One answer
       *[other] { $count } answers
    } of this turn no longer fit and must be given again.

trouble-rule = Something is wrong with a rule of this game, and nothing has changed. Please tell the host this code: { $code }.
trouble-table = This table cannot be opened. Please tell the host this code: { $code }.

keep-backed-up = The copy is in { $file }.
keep-failure = What reproduces the failure is in { $file }. It tells hidden things of that game.
keep-no-database = There is no database { $file }.
keep-unreadable = { $file } cannot be read: { $why }
keep-version = { $file } belongs to an earlier version of Karawana. Start the bot once to bring it up to date.
keep-exists = { $file } is there already.
keep-no-game = There is no game { $table }. “karawana export” lists them.
keep-running = Game { $table } is not over. With --running it is written all the same, its seed and secrets included.
keep-no-failure = No failure has the code “{ $code }”.
keep-table = no.
keep-life = state
keep-channel = channel
keep-last-used = last used (UTC)
keep-life-lobby = lobby
keep-life-running = running
keep-life-parked = put aside
keep-life-ended = ended
keep-life-stopped = stopped
