# What stands on every game's pictures, and what they say to those who cannot see them.
pic-over = Game over
pic-turn-of = Turn: { $who }
pic-waiting-for = Waiting for { $count ->
        [one] { $count } player
       *[other] { $count } players
    }
