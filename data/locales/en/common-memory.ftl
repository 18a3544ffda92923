# What is remembered: finished games, statistics, ratings, and what is kept of people.

cmd-history = history
cmd-history-about = Finished games: yours or this server’s, with result, picture, film and replay
cmd-stats = stats
cmd-stats-about = What finished games tell about people, games and this server
cmd-stats-person = person
cmd-stats-person-about = How you, or somebody else on this server, did so far
cmd-stats-game = game
cmd-stats-game-about = A game’s records, ratings and solo ladder
cmd-stats-server = server
cmd-stats-server-about = What was played on this server, and by whom
cmd-forget = forget
cmd-forget-about = What is kept about you
cmd-forget-me = me
cmd-forget-me-about = See all that is kept about you, and have it forgotten
opt-history-of = whose
opt-history-of-about = Your own games (usual), or this server’s
opt-history-game-about = Only this game
choice-history-mine = mine
choice-history-server = this server’s
opt-stats-player = player
opt-stats-player-about = Somebody else on this server; without it, you
opt-stats-game-about = Only this game, with the ways in which turns began

history-none = No finished game is known here yet.
history-title-mine = Your finished games
history-title-server = This server’s finished games
history-line = **{ $game }** · { $when } · { $players }. { $verdict }
history-choice = { $game }, table { $number }
history-open = Look at one of them…
history-length = { $turns ->
        [one] { $turns } turn
       *[other] { $turns } turns
    } in { $days ->
        [one] one day
       *[other] { $days } days
    }
history-when = from { $since } to { $until }
history-rated = rated
history-replay = Replay
history-replay-about = This text plays the whole game back, move by move: `karawana export` writes the same.

stats-all-games = all games
stats-of-game = what finished games tell
stats-of-server = what was played here
stats-games = games
stats-wins = wins
stats-average = points on average
stats-best = best result
stats-rating = rating
stats-turns = turns in a game
stats-days = days for a game
stats-people = players
stats-games-short = games
stats-wins-short = wins
stats-average-short = average
stats-best-short = best
stats-winner-points-short = winner
stats-record = { $game }: { $who }
stats-rating-short = rating
stats-by-game = Games
stats-by-size = Players at the table
stats-alone = alone
stats-choices = How turns began most often
stats-ratings = Ratings
stats-records = Best results
stats-winners = Winners’ points
stats-players = Players
stats-ladder = Solo ladder: { $level }
stats-usual = usual rules
stats-won = won
stats-rating-about = Rating: everybody begins at 1000, and only games marked as rated count; the more surely somebody beats others, the higher it gets, and who leaves a rated game is last in it.
stats-ladder-about = Solo ladder: everybody’s best game at each level; a victory goes before points.

lobby-rated-menu = Whether the game counts for ratings
lobby-rated-on = Rated: the game counts for ratings
lobby-rated-on-about = people only, and no hints; who leaves is last
lobby-rated-off = Not rated
lobby-rated-off-about = just for the fun of it

forget-title = What is kept about you
forget-names = Your Discord id, and the name at your tables: { $names }
forget-nothing = none
forget-tips = Short explanations that you have had: { $count }
forget-live = { $count ->
        [0] You sit at no table.
        [one] You sit at one table.
       *[other] You sit at { $count } tables.
    }
forget-over = { $count ->
        [0] You are named in no game that is over.
        [one] You are named in one game that is over.
       *[other] You are named in { $count } games that are over.
    }
forget-rating = Rating in { $game }: { $rating } after { $count ->
        [one] one game
       *[other] { $count } games
    }
forget-what = If you want to be forgotten, all of this goes: you leave the tables at which you sit, and games that are over only say that somebody has played. Messages that stand in Discord already are not touched. There is no way back.
forget-yes = Forget me
forget-done = Done: nothing is known about you any more.
name-forgotten = somebody ({ $seat })

refused-history-gone = This game is not one of yours, and was not played on this server.
refused-stats-none = There are no finished games to tell of yet.
refused-no-server-here = That is about a server, and this is a private conversation.
refused-rated-bots = In a rated game only people play: fill the free seats with people, or choose fewer seats.
refused-rated-solo = A game alone is not rated; its best results are on the solo ladder.
refused-rated-hints = In a rated game there are no hints.
