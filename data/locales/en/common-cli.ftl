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
