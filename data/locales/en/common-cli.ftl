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
