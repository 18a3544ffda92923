pic-toy-state = Runda { $round }/{ $rounds }
pic-toy-standing = { $who } { $coins ->
        [one] { $coins } moneta
        [few] { $coins } monety
        [many] { $coins } monet
       *[other] { $coins } monety
    }
pic-toy-hand = Twoja ręka: { $goods }
pic-toy-seen = Oglądasz: { $goods }
pic-toy-stalls = Stragany: { $stalls }
pic-toy-cargo = Ładunek gracza { $who }: { $goods }
