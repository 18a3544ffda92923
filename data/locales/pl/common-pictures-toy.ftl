pic-toy-state = Runda { $round }/{ $rounds }
pic-toy-standing = { $who } { $coins ->
        [one] { $coins } moneta
        [few] { $coins } monety
        [many] { $coins } monet
       *[other] { $coins } monety
    }
