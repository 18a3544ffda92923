# What the bot itself says: commands, lobby, panels, posts, errors. Nothing of any game.

## Commands. Names: small letters, no spaces, at most 32; descriptions at most 100 characters.

cmd-new = new
cmd-new-about = Open a table: choose a game, gather players, start
cmd-move = move
cmd-move-about = Answer what you are asked, by typing: one step or several in a line
cmd-board = board
cmd-board-about = Look at the board as it stands now
cmd-hand = hand
cmd-hand-about = Look at your hand and your own area, privately
cmd-hint = hint
cmd-hint-about = Two or three answers that a bot would think of in your place
cmd-log = log
cmd-log-about = Read what has happened at this table
cmd-undo = undo
cmd-undo-about = Take your last answer back, or ask the table to go back to an earlier step
cmd-rules = rules
cmd-rules-about = Look a rule up, by its id or by words
cmd-since = since
cmd-since-about = What has happened since your last turn
cmd-games = games
cmd-games-about = Your games: where they are and whose turn it is
cmd-nudge = nudge
cmd-nudge-about = Kindly remind those the table is waiting for
cmd-standing = standing
cmd-standing-about = Your standing answers at this table: see them, cancel them
cmd-leave = leave
cmd-leave-about = Leave this table; your seat becomes free for somebody else
cmd-settings = settings
cmd-settings-about = What you want everywhere, and how the table here plays
cmd-settings-me = me
cmd-settings-me-about = Your language, how and when you are called, your pictures
cmd-settings-table = table
cmd-settings-table-about = How fast this table plays, and what its pictures are drawn for
cmd-vacation = vacation
cmd-vacation-about = Days on which you are away: nobody calls you, and your tables know
cmd-end = end
cmd-end-about = End this table’s game for good (who opened it, or Manage Server)
cmd-about = about
cmd-about-about = Who made these games, and what this bot is
cmd-help = help
cmd-help-about = How to play, on one screen
cmd-replay = replay
cmd-replay-about = A film of the game so far, one picture a turn
cmd-park = park
cmd-park-about = Put the solo game of this conversation aside; resume it whenever you like
cmd-resume = resume
cmd-resume-about = Go on with a solo game that you put aside

opt-game = game
opt-language = language
opt-new-game-about = Which game?
opt-new-place = where
opt-new-place-about = In a thread of its own (usual), or right here
choice-place-thread = in a thread of its own
choice-place-here = right here
opt-new-language-about = The language of everything that the whole table reads
opt-new-bots = bots
opt-new-bots-about = Bots on all other seats, and how well they play
opt-move-steps = steps
opt-move-steps-about = One choice, or several with spaces between; the list shows what is possible
opt-board-part = part
opt-board-part-about = A close-up of one part; without it, the whole board
opt-replay-turn = turn
opt-replay-turn-about = The turn to begin with, as the log numbers them; without it, the whole game
opt-undo-step = step
opt-undo-step-about = Back to the start of this step, if everybody agrees; without it, your own last answer
opt-rules-query = query
opt-rules-query-about = The id of a rule, or words
opt-rules-game-about = Which game? Without it, the one of this table
opt-settings-language-about = The language of private replies
opt-settings-calls = calls
opt-settings-calls-about = How you hear that a table is waiting for you
opt-settings-zone = time-zone
opt-settings-zone-about = Where you live: type a city
opt-settings-quiet = quiet-hours
opt-settings-quiet-about = When nobody calls you, such as 22-7; “no” for none
opt-settings-pace = pace
opt-settings-pace-about = How fast this table plays; everybody has to agree
opt-vacation-from = from
opt-vacation-from-about = The first day, such as 2026-07-31
opt-vacation-until = until
opt-vacation-until-about = The last day
opt-settings-pictures = pictures
opt-settings-pictures-about = What your private pictures are drawn for
opt-settings-posts = posts
opt-settings-posts-about = What the pictures that this table posts are drawn for
choice-language-auto = as in Discord
choice-calls-mention = a mention where the game is played
choice-calls-letter = a direct message
choice-calls-off = not at all
pace-live = live
pace-live-about = A reminder after a quarter of an hour, a question to the others after an hour.
pace-day = a move a day
pace-day-about = A reminder after half a day, a question to the others after a day.
pace-week = two moves a week
pace-week-about = A reminder after two days, a question to the others after three and a half.
pace-slow = no hurry
pace-slow-about = A reminder after five days, a question to the others after two weeks.
choice-screen-wide = a wide screen
choice-screen-phone = a phone

language-en = English
language-pl = polski

name-bot = Bot { $seat }
name-free = free seat { $seat }

## Lobby

lobby-title = { $game }: a new table
lobby-seats = Players ({ $taken } of { $most })
lobby-seat = { $number }. { $who }
lobby-seat-bot = { $number }. { $bot }
lobby-bots-menu = How well bots play
bot-random = a bot that moves at random
bot-quick = a quick bot
bot-quick-about = looks at its own turn and moves at once
bot-good = a good bot
bot-good-about = looks ahead for a moment before each decision
bot-strong = a strong bot
bot-strong-about = looks ahead thoroughly; its turns take a while
lobby-seat-open = { $number }. free
lobby-solo = You play alone against the rulebook’s own opponent: { $automa }.
lobby-count = { $count ->
        [one] { $count } player
       *[other] { $count } players
    }
lobby-count-menu = Number of players
lobby-change = Change an option…
lobby-language = Language of the table: { $language }
lobby-language-menu = Language of the table
lobby-screen = Pictures of the posts: for { $screen }
lobby-screen-menu = What the pictures of the posts are drawn for
lobby-pace-menu = How fast the table plays
lobby-join = Join
lobby-leave = Leave
lobby-add-bots = Fill with bots
lobby-no-bots = No bots
lobby-start = Start
lobby-settings = Settings
lobby-close = Close
lobby-closed = This table was closed before it began.
lobby-started = The game has begun: { $link }
lobby-thread-name = { $game }: { $names }
lobby-opened = The table is open.
setting-line = { $name }: { $choice }

## The post at a turn's end, and the card

post-start = The game begins.
post-in-progress = A turn in progress
post-thinks = { $names } { $count ->
        [one] is thinking …
       *[other] are thinking …
    }
post-waits = Waiting for { $names }.
post-decides = { $names } { $count ->
        [one] decides
       *[other] decide
    } now: “{ $question }”
post-more = … the rest is in the log.
post-quiet = Nothing that everybody could see.
post-act = Decide
post-my-view = My view
post-board = Board
post-log = Log
post-since = Since your last turn
post-rules = Rules
post-reminder = { $names }, the table is waiting for you.
post-held = { $names }, while you were not to be disturbed, the table began to wait for you.
post-held-also = You are waited for here, too:
post-nudge = { $from } asks kindly: { $names }, the table is waiting for you.
post-take-seat = Take the seat
poll-question = The table has been waiting for { $names } since { $since }. What do the others want?
poll-wait = Wait on
poll-stand-in = Let the computer play
poll-offer = Offer the seat
poll-end = End the game
poll-how = Asked: { $names }. More than half of you decide; to end the game, all. If nobody says anything, the table waits.
poll-is-back = { $names } is back.
poll-is-wait = The table waits on.
poll-is-stand-in = The computer plays until { $names } is back.
poll-is-offer = The seat is free for somebody else.
poll-is-end = The game ends here.
pace-propose = { $who } proposes another pace: { $pace }. Everybody at the table must agree; whoever says nothing agrees { $deadline }.
pace-is-agreed = Agreed: that is the pace from now on.
pace-is-refused = Refused: the pace stays as it is.
summons-turn = It is your turn:
summons-nudge = Somebody asks kindly; a table is waiting for you:
summons-reminder = A reminder: a table is waiting for you.
summons-held = Good to have you back. Meanwhile you are waited for here:
summons-since = `/since` at the table tells what has happened there.
card-title = { $game } · { $names }
card-link = To the table
card-over = The game is over.

end-title = The game is over
end-winner = { $count ->
        [one] { $names } wins!
       *[other] { $names } share the victory!
    }
end-won = You win!
end-lost = { $names } won. Next time!
end-score = { $place }. **{ $who }**: { $total }
end-part = { $name } { $points }
end-result = Result
end-again = Play again
end-film = Film
end-course = How it went

## The private panel

panel-choose = Choose…
panel-choose-exactly = Choose exactly { $count } (chosen: { $chosen })
panel-choose-up-to = Choose up to { $most } (chosen: { $chosen })
panel-choose-between = Choose { $least } to { $most } (chosen: { $chosen })
panel-order-how = Choose them one after another, the first one first.
panel-add = Add one…
panel-take-back = Take one back…
panel-free = Besides, you may:
panel-hint = Hint
hint-title = What might be good
hint-ahead = { $number }. **{ $what }**: { $points ->
        [one] about a point ahead of the others
       *[other] about { $points } points ahead of the others
    }
hint-behind = { $number }. **{ $what }**: { $points ->
        [one] about a point behind the best of the others
       *[other] about { $points } points behind the best of the others
    }
hint-even = { $number }. **{ $what }**: about level with the best of the others
hint-best = { $number }. **{ $what }**
hint-less = { $number }. **{ $what }**: { $points ->
        [one] about a point less
       *[other] about { $points } points less
    }
hint-nothing = nothing of it
hint-about = Where this is expected to lead a little later; whoever thought of it knows no more than you do.
lobby-hints-menu = Whether players may ask for hints
lobby-hints-on = Hints: players may ask for them
lobby-hints-off = Hints: none in this game
panel-why-not = Why not…?
panel-why = **{ $what }**: { $reason }
panel-standing = From now on…
panel-confirm = Confirm
panel-confirm-turn = Confirm the turn
panel-go-on = Go on
panel-clear = Clear
panel-undo = Undo
panel-start-over = Start over
panel-picture = Picture
panel-no-picture = Without picture
panel-elsewhere = ⬇️ Your panel is further below.
panel-refresh = Refresh
panel-what-is-this = What is this?
panel-stop-is = This question is not from the rulebook: up to here you can take everything back. Once you go on, what you have done counts, and what comes next may be up to chance or to somebody else.
panel-nothing = Nothing to decide for you right now.
panel-nothing-waits = Nothing to decide for you right now. The table is waiting for { $names }.
panel-waiting-others = Your answer is in. Until everybody has answered you can still change it.
panel-free-seat = A bot for the free seat …
panel-give-to-bot = seat { $seat }: { $bot }
panel-move-on = Move on without them
panel-over = The game is over.
panel-stand-in = The computer plays for you until you are back.
panel-back = I am back
standing-ask-me = Ask me every time
standing-always = Always: { $option }
standing-title = Your standing answers
standing-none = You have no standing answers at this table. Where one makes sense, the question itself offers it.
standing-line = { $question } → { $option }
standing-cancel = Ask me again about…
standing-unset = From now on you will be asked every time.

## Looking

look-no-picture = This game has no pictures yet. Its log and your panel say everything.
log-title = What has happened
log-none = Nothing has happened yet.
log-older = … older steps are on the pages before.
since-title = Since your last turn
since-gains = **{ $who }**: { $what }
since-you = What concerned you
since-others = Among the others
since-turns = Turn by turn
since-older = … the turns before are in the log.
since-none = Nothing has happened since your last turn.
games-title = Your games
games-none = You sit at no table. /new opens one.
games-line = **{ $game }** · { $where } · { $state }
games-here = a private conversation
games-number = table { $number }
games-yours = **your turn**
games-limit = since { $since }; the others are asked { $until }
games-away = since { $since }; the clock stands still, the days away are over { $until }
games-since = since { $since }
games-waits = waiting for { $names }
games-lobby = the lobby is open
games-parked = put aside
games-quiet = nobody has to decide anything
games-since-menu = What has happened since your last turn…
games-resume = Resume a game…
replay-works = The film is being made: { $done } of { $all } pictures.
replay-waits = The film is in the queue, or has just been begun.
replay-none = There is nothing to film yet.
course-turnings = Where the game turned
course-line = { $number }. { $turn }: { $rise }
course-turn = turn { $turn }
course-rise = { $who } from { $before }% to { $after }%
course-steady = Nothing in this game turned it all at once.
course-films = Film from a turning point…
course-film = From turn { $turn }
course-about = The chance to win is an estimate: points so far, and what money, cards and pieces could still have brought.
nudge-done = Reminded: { $names }.

## Moves by typing

move-done = { $count ->
        [0] Nothing was taken.
        [one] { $count } step taken.
       *[other] { $count } steps taken.
    }
move-stopped = The rest of your line waits ({ $left }): here there is no way back, so confirm first.

## Undo

undo-done = Taken back.
undo-proposed = Proposed to the table.
undo-propose = { $who } proposes to go back to the start of step { $step }. Everybody at the table must agree; whoever says nothing agrees { $deadline }.
undo-agree = Agree
undo-refuse = Refuse
undo-agreed = Agreed: { $names }
undo-waits = Still to vote: { $names }
undo-is-agreed = Agreed: the table goes back.
undo-is-refused = Refused: the table does not go back.
undo-voted = Your vote is counted.
undo-step = Step { $number }: { $what }

## Seats

leave-sure = Leave this table? Your seat becomes free, and the game waits until somebody takes it.
leave-yes = Leave
leave-done = You have left the table.
leave-take = You do not sit at this table, but there is room. Which seat do you take?
take-seat-of = Seat: { $who }
take-done = Welcome! The seat is yours.
take-secrets = The picture is for your eyes only: what is hidden before your seat lies open in it.
take-holdings = What everybody has
take-lately = What happened last

## Settings

settings-title = Your settings
settings-language = Language of private replies: { $language }
settings-calls = When a table waits for you: { $calls }
settings-zone = Time zone: { $zone }
settings-quiet = Nobody calls you: { $quiet }
settings-no-quiet = no quiet hours
settings-table-title = This table
settings-pace = Pace: { $pace }
settings-screen = Your private pictures: for { $screen }
settings-posts = Pictures that this table posts: for { $screen }
settings-auto = as in Discord

## Days away

vacation-none = You are not away on any day. `/vacation` with the first and the last day says otherwise.
vacation-days = You are away from { $since } to { $until }.
vacation-what = Your tables know. Until then nobody calls or reminds you, and your time stands still; the others may let the computer play for you meanwhile.
vacation-here = I am here
vacation-over = Good to have you here.

## Ending

end-sure = End this game for good? Nobody can go on with it then.
end-yes = End the game
end-done = The game is ended.
end-cancelled = Nothing has changed.
cancel = Cancel

## Solo games

park-done = Put aside. /resume brings it back, /new opens another one.
resume-done = Here it is again.
resume-none = You have no solo game put aside here.
resume-which = Which game do you go on with?

## Rules, about, help

rules-none = { $game }: no rule found for “{ $query }”.
rules-more = { $count ->
        [one] { $count } more rule fits.
       *[other] { $count } more rules fit.
    } Add a word to narrow it down.
rules-how = `/rules` shows a rule by its id or by words.
about-title = Karawana
about-what = Heavy board games by chat: the rules are enforced, what is hidden stays hidden, and a game may take weeks.
about-complete = { $total ->
        [one] { $total } kind of component, from the rulebook or public sources.
       *[other] { $total } kinds of components, all from the rulebook or public sources.
    }
about-reconstructed = Reconstructed kinds of components: { $count } of { $total }. No picture of them was available, so they keep every count, range and example that the rules state.
about-fan = An unofficial, non-commercial fan project. The games belong to their designers and publishers; none of their artwork or rulebook text is used. If you enjoy a game here, buy it.
help-title = How to play
help-start-title = Begin
help-start = `/new` opens a table; everybody presses *Join*, the host chooses the options and presses *Start*. The game gets a thread of its own.
help-turn-title = Your turn
help-turn = You are pinged when you must decide. *Decide* opens a private panel. Everything is a draft that you can undo until you confirm; the panel says where there is no way back. If you prefer typing: `/move`, several steps in one line.
help-look-title = Look
help-look = `/board` (also parts of it), `/hand` for your own eyes, `/log`, `/since` for what you missed, `/replay` for a film.
help-rules-title = Rules
help-rules = `/rules` finds a rule by its id or by words. In the panel, *What is this?* shows the rules of a question, and *Why not…?* which rule closes a choice. `/hint` says what a bot would think of.
help-together-title = Together
help-together = `/nudge` reminds kindly. `/undo` with a step asks the table to go back. `/standing` keeps answers you always give. `/leave` frees your seat for somebody else. `/games` lists your tables.
help-alone-title = Alone
help-alone = In a private conversation with the bot `/new` opens a solo game against the rulebook’s own opponent. `/park` puts it aside, `/resume` goes on. `/learn` teaches a game there, step by step.

## Refusals and errors

refused-no-table = There is no table here. /new opens one, /games lists yours.
refused-table-gone = This table does not exist any more.
refused-not-begun = This game has not begun yet.
refused-begun = This game has already begun.
refused-not-allowed = Only whoever opened the table, or somebody who may manage the server, can do that.
refused-which-game = Which game? Choose one beside the query, or ask at a table.
refused-unknown-button = This button is not one of mine, or it is from another time.
refused-part = There is no such part of the board.
refused-cannot-post = I may not post here yet. Missing: { $permissions }.
refused-no-thread = I may not open a thread in this channel. Missing: { $permissions }. Give me that, or choose “right here”.
refused-too-many-threads = This server has as many open threads as Discord allows. Close one, or choose “right here”.
permission-view-channel = View Channel
permission-send-messages = Send Messages
permission-send-messages-in-threads = Send Messages in Threads
permission-create-public-threads = Create Public Threads
permission-attach-files = Attach Files
permission-embed-links = Embed Links
permission-read-message-history = Read Message History
failed = Something went wrong on my side, sorry. Nothing at the table is lost. If it happens again, tell the host this code: **{ $code }**
failed-forbidden = Discord does not let me do that here: I am missing a permission (view channel, send messages, attach files, threads).
failed-old-command = This command has changed since your Discord loaded it. Restart Discord, or try again in a minute.
failed-not-allowed = You may not do that here.
failed-post = I could not post at your table { $where }: a permission is missing. The game is safe; ask somebody who manages the server.

## On the terminal

play-ready = Karawana is ready: open { $url } in a browser. Ctrl+C stops it.
play-wrong-token = Discord does not accept this DISCORD_TOKEN. Copy it again from the bot’s page in the developer portal.
play-in-use = The database { $file } is in use by another Karawana. Stop that one, or name another file with --database.
play-port = Something else is listening on port { $port }. Choose another one with --port.
play-offline = Discord cannot be reached from here. Check the connection and try again.
told-by-an-earlier-version = (told in words of an earlier version)
