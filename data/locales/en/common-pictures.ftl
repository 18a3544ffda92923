# What stands on every game's pictures, and what they say to those who cannot see them.
pic-over = Game over
pic-turn-of = Turn: { $who }
pic-waiting-for = Waiting for { $count ->
        [one] { $count } player
       *[other] { $count } players
    }
pic-alt-board = { $game }, { $state }
pic-alt-scores = Scores: { $scores }
pic-alt-end = { $game }: the final scores.
pic-alt-final = { $place }. { $who }: { $total }.
pic-film = { $game }: the game so far in { $frames ->
        [one] { $frames } picture
       *[other] { $frames } pictures
    }.
pic-winner = { $who } wins
pic-winners = Shared victory: { $who }
pic-won = Victory!
pic-lost = Defeat
