pic-toy-state = Round { $round }/{ $rounds }
pic-toy-standing = { $who } { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    }
