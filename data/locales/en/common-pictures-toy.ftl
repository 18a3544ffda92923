pic-toy-state = Round { $round }/{ $rounds }
pic-toy-standing = { $who } { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    }
pic-toy-hand = Your hand: { $goods }
pic-toy-seen = You are looking at: { $goods }
pic-toy-stalls = Stalls: { $stalls }
pic-toy-cargo = { $who } has loaded: { $goods }
