# What stands on every game's pictures, and what they say to those who cannot see them.
pic-over = Game over
pic-turn-of = Turn: { $who }
pic-waiting-for = Waiting for { $count ->
        [one] { $count } player
       *[other] { $count } players
    }
pic-alt-board = { $game }. { $state }
pic-alt-scores = Scores: { $scores }
pic-alt-end = { $game }: the final scores.
pic-alt-final = { $place }. { $who }: { $total }.
pic-course = How it went
pic-course-scores = Score
pic-course-chances = Estimated chance to win
pic-course-step = turn { $step }
pic-course-alt = { $game }: how it went.
pic-course-alt-step = After turn { $step }: { $each }.
pic-course-alt-both = { $who } { $score }, chance { $percent }%
pic-course-alt-score = { $who } { $score }
pic-course-alt-turning = Turn { $step } turned the game: { $who } from { $before }% to { $after }%.
pic-film = { $game }: the game so far in { $frames ->
        [one] { $frames } picture
       *[other] { $frames } pictures
    }.
pic-winner = Victory: { $who }
pic-winners = Shared victory: { $who }
pic-tie = level on points: { $what }
pic-won = Victory!
pic-lost = Defeat

# The close-ups.
pic-part-map-west = Map: the west
pic-part-map-centre = Map: the middle
pic-part-map-east = Map: the east
pic-part-markets = Markets and popularity
pic-part-ship = Ship
pic-part-stacks = Black market and forecast
pic-part-players = Players
pic-part-characters = Characters and wheel
pic-part-city-west = City: the west
pic-part-city-east = City: the east
pic-part-river = River
pic-part-notables = Notables
pic-part-imperial = Akbar and influence
pic-part-orders = Orders and favour tiles
pic-part-table = The table
pic-part-chronicle = Chronicle
pic-part-offer = Offer
pic-part-tracks = Tracks
pic-part-desks = Desks
pic-part-signs = Signs
pic-part-devices = Devices
pic-part-guilds = Guilds and Workers
pic-part-tents = Royalties and Tents
pic-part-decks = Translators
pic-part-caliphs = Caliph cards
pic-part-map = Map
pic-part-research = Research
pic-part-house = House of Wisdom
pic-part-rooms = Rooms
pic-part-boards = Player boards

# The command line.
cli-no-pictures = Nobody has drawn “{ $game }” yet.
cli-no-part = There is no close-up “{ $part }”. There are: { $parts }.
cli-no-seat = “{ $who }” is neither “spectator” nor a seat from 0 to { $last }.
cli-bytes = largest, bytes
cli-picture = view to bytes, ms
cli-encoding = encoding alone, ms
cli-ratio-encoding = ratio
cli-ratio-fastest = to the fastest
cli-cold = first picture, ms
cli-growth = growth over 1,000, MB
