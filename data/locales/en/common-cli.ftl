# The command line.

cli-wrong = karawana: { $reason }
cli-usage = { $message } (see: { $program } --help)
cli-number = “{ $text }” is not a whole number
cli-option = “{ $option }” is not of the form setting=choice.

cli-games = games
cli-decisions = decisions
cli-seconds = seconds
cli-per-second = decisions per second
cli-median-game = median game, ms
cli-unfinished = unfinished
cli-average-scores = average score by seat

cli-no-folder = There is no folder “{ $folder }”.
cli-no-rule = No rule of this game has “{ $query }”.
cli-data-good = { $game }: tables in { $folder } and texts are in order, { $rules ->
        [one] { $rules } rule
       *[other] { $rules } rules
    } in every language.

cli-game = game
cli-players = players
cli-ratio = cost (bare generator = 1)
cli-save-bytes = save, bytes
cli-save-load = save and load, ms
cli-longest = longest step, answers
cli-replay = replay (playing = 1)
cli-player = Nobody is called “{ $name }”. Players are: { $names }.
cli-seats = { $count ->
        [one] There is { $count } seat
       *[other] There are { $count } seats
    }, but --seats names { $named }.
cli-resume-unreadable = { $file } does not hold the games of a tournament.
cli-resume-other = { $file } holds another tournament: game, players, seats, seed and options must be the same.
cli-tournament = { $game }: { $count ->
        [one] { $count } game
       *[other] { $count } games
    }
cli-column-player = player
cli-column-wins = wins
cli-column-rate = share
cli-column-interval = 95 %
cli-column-score = mean score
cli-column-rating = rating
cli-column-per-decision = s per decision
