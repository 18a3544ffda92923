game = Books of Time
game-about = Three books that you write and turn yourselves: trade, science and industry. Abilities from your pages, tracks to climb, goals that grow. Solo against the scribes.
game-credits = Designed by Filip Głowacz; published by Board&Dice.
automa = The scribes

setting-difficulty = Difficulty
setting-difficulty-easy = easy: 17 rounds, 100 VP, 1 of 3 challenges
setting-difficulty-medium = medium: 16 rounds, 110 VP, 1 of 3 challenges
setting-difficulty-hard = hard: 16 rounds, 120 VP, 2 of 4 challenges
setting-goals = Goal sets
setting-goals-dealt = dealt at random
setting-goals-chosen = chosen by the players
setting-covers = Insides of covers
setting-covers-printed = with small abilities
setting-covers-blank = blank

# The things of the game.

quill = quill
    .plural = quills
paper = paper
    .plural = paper
folder = folder
    .plural = folders
vp = VP
    .plural = VP

symbol-boat = boat
symbol-coin = coin
symbol-camel = camel
symbol-scales = scales
symbol-planet = planet
symbol-flask = flask
symbol-helix = helix
symbol-triangle = triangle
symbol-map = map
symbol-gear = gear
symbol-hammer = hammer
symbol-factory = factory

type = { of-type }
of-type = { $book ->
        [trade] trade
        [science] science
       *[other] industry
    }
a-page = { $book ->
        [industry] an industry page
       *[other] a { of-type } page
    }
goal-adjective = { of-type }
goal-adjective-genitive = { of-type }
book = the { of-type } book

page = “{ $name }” ({ of-type }, { $symbol })
page-gain = { $page }: { $gain }
starting-page = “{ $name }” (starting page { $number ->
        [1] I
       *[other] II
    } of { of-type })
page-aeroplane = Aeroplane
page-archimedes = Archimedes of Syracuse
page-carver = George Washington Carver
page-chocolate = Chocolate
page-compass = Compass
page-copernicus = Nicolaus Copernicus
page-curie = Marie Skłodowska-Curie
page-daly = Marie Maynard Daly
page-einstein = Albert Einstein
page-franklin = Rosalind Franklin
page-herschel = Caroline Herschel
page-horses = Domestication of horses
page-jazz = Jazz music
page-just = Ernest Everett Just
page-lovelace = Augusta Ada King, Countess of Lovelace
page-pak = Esther Pak (Kim Jeom-dong)
page-paper-money = Paper money
page-press = Printing press
page-pythagoras = Pythagoras
page-refrigerator = Refrigerator
page-steam-engine = Steam engine
page-telegraph = Telegraph
page-telescope = Telescope
page-television = Colour television
page-water-wheel = Water wheel
page-wheel = Wheel
page-wright = Jane Cooke Wright
page-zerova = Mariya Zerova

# Abilities and benefits.

cost-page = { $n ->
        [one] { $book ->
            [any] any page
           *[other] { a-page }
        }
       *[other] { $book ->
            [any] any { $n } pages
           *[other] { $n } { of-type } pages
        }
    }
cost-discard = discard { $pages }
ability-cost = { $cost } → { $effects }
ability-if = { $needs }: { $effects }
ability-if-cost = { $needs }: { $cost } → { $effects }
if-pages = with { $types } pages on board
if-same-type = with { $n ->
        [one] { $n } page
       *[other] { $n } pages
    } of one type on board
if-track = on space { $space } or higher of the { of-type } track
either-type = { $first } or { $rest }
effect-gain = gain { $what }
effect-take-offer = take { $n ->
        [one] a page
       *[other] { $n } pages
    } from the offer
effect-refresh = refresh the offer
effect-take-discard = take { $n ->
        [one] a page
       *[other] { $n } pages
    } from the discards
effect-write-any = write any page for free
effect-write = write 1 { $types } page for free
effect-advance = advance on { $book ->
        [any] any track
       *[other] the { of-type } track
    }
effect-push = push { $book ->
        [any] any goal
       *[other] the { of-type } goal
    }
effect-token = take { $n ->
        [one] a science token
       *[other] { $n } science tokens
    }
effect-per-kind = { $vp } VP per kind of symbol in the { of-type } book
effect-per-most = { $vp } VP per copy of the commonest symbol in the { of-type } book
effect-per-folder = { $vp } VP per folder spent (up to { $most } VP)
effect-at-the-end = at the end { $vp } VP per page of the { of-type } book

goal-in-order = in order: { $symbols }
goal-fixed = { $fixed }× { $symbol } and { $other }× one of the other symbols
goal-different = different symbols: { $kinds }
goal-different-extra = different symbols: { $kinds }, the { $extra } twice

icon-symbol = a page with the { $symbol } symbol
icon-type = { a-page }
icon-slot = the page in slot { $slot }
icon-deck = the top of the deck

challenge-track = reach the top of the { of-type } track
challenge-goal = develop the { of-type } goal to its last tile and fulfil it
challenge-pages = have at least { $n ->
        [one] { $n } page
       *[other] { $n } pages
    } in the { of-type } book

# Questions.

ask-goal-set = Which set of { type } goals do you take? Its hardest tile is shown.
ask-first-write = Set-up: which page do you write for free?
ask-first-keep = Set-up: which page do you put on section { $section }?
ask-challenge = Which challenge do you take on?
ask-stop-round = That was the last turn of this round: the chronicle turns a page. Confirm? There is no way back after this.
ask-stop-pages = Now everybody is dealt six pages. Go on? There is no way back after this.
ask-stop-chronicle = Now the chronicle is opened. Go on? There is no way back after this.
ask-stop-page = A new page comes into view. Go on? There is no way back after this.
ask-action = Your turn. { $have } What do you do?
ask-activate = { CAPITAL($book) } lies open. Which abilities do you use? Left: { $left }. Right: { $right }.
ask-write = Which page do you write next? { $have }
ask-write-free = Which page do you write for free?
ask-draw = Which page do you draw? { $pushes }
ask-refresh = Which pages of the offer do you replace?
ask-take = Which page do you take from the offer? { $pushes }
ask-symbol = With which symbol do you take a page from the discards?
ask-from-discards = Which page with the { $symbol } symbol do you take? { $pushes }
you-have = { $some ->
        [0] You have no resources.
       *[other] You have { $what }.
    }
pushes-off = It pushes { $page } off your board.
pushes-none = It pushes no page off your board.
ask-discard-page = Which page do you discard from your board? Needed: { $book ->
        [any] any page
       *[other] { a-page }
    }.
ask-advance = Where do you advance next? { $have }
ask-free-advance = Where do you advance for free?
ask-push = Which goal do you push, and for which benefit?
ask-goal-back = You push the { goal-adjective } goal. Which benefit do you take?
ask-token = Which symbol shall your science token have?
ask-folders = How many folders do you spend?
ask-payment = What do you pay with?
ask-turn-books = In which books do you turn a page?
ask-turn-end = Your action is done. You may still use an event of the chronicle.
ask-save = The scribes reach for { $page }. Do you keep it in the offer? You have { $folders }.

# Options.

group-books = Books: activate, turn, close
group-write = Write pages
group-draw = Draw pages
group-draw-pushes = Draw pages; pushed off the board: { $page }
group-advance = Advance on tracks
option-activate = activate the { of-type } book
option-close = close the { of-type } book
option-turn = turn pages
option-top = top of the deck: { $page }
option-refresh = first replace the offer for { $vp } VP
option-climb = { of-type } track, space { $space }: { $what }
option-climb-goal = { of-type } track, space { $space }: push the { goal-adjective } goal
option-push = { goal-adjective } goal: { $what }
option-overflow = { of-type } track: you are at the top, take 1 VP, a quill or a paper
option-stop = enough
option-decline = leave this benefit
option-done = end of turn
option-event-left = event on the left
option-event-right = event on the right
option-split = choose how many folders go into the next payment
option-use-both = { $ordered ->
        [0] both
       *[other] both: left, then right
    }
option-use-right-left = both: right, then left
option-use-left = left only
option-use-right = right only
option-use-other = the other one too
option-use-stop = none
option-use-no-more = no more
option-save = keep it
option-let-go = let them take it

note-in-vain = { $ability } (would bring nothing now)
note-event-next = an event may follow
note-right = ▶ { $ability }
note-blank = ▶ –
note-close = you gain: { $gain }
note-cost = costs { $cost }
note-free = free of charge
note-push = the tile of { $vp } VP leaves the game
note-section = section { $section }
note-left = { $n } left
note-count = { $n } in the pile
note-turn = the page is turned anyway
note-second-short = then too little is left for the second one
note-closes = the book will close: { $gain }
note-last = brings the back cover into view
note-current = brings into view: { $gain }
note-level = level { $level }
note-loss = level { $level }; lost at once when the scribes have taken { $n ->
        [one] { $n } { of-type } page
       *[other] { $n } { of-type } pages
    }
total-turn = The current pages will bring: { $gain }.

# What happened.

event-chooses-goals = { $who } takes a set of { of-type } goals; the first is { $goal }.
event-begins = { $who } begins.
event-chooses-challenge = { $who } takes on a challenge of level { $level }: { $challenge }.
event-activates = { $who } activates the { of-type } book.
event-uses = { $who } uses an ability: { $ability }.
event-uses-event = { $who } uses an event of the chronicle.
event-uses-chronicle = { $who } uses an event of the chronicle: { $ability }.
event-pays-with = { $who } pays { $paid } for it.
event-skips = { $who } skips the other ability: its cost or condition is out of reach now.
event-gains = { $who } gains { $what }.
event-turns-page = { $who } turns a page of the { of-type } book.
event-finishes-book = { $who } reaches the end of the { of-type } book: it closes and opens again at the first page.
event-closes-book = { $who } closes the { of-type } book and opens it again at the first page.
event-writes = { $who } writes { $page } for { $paid }, gaining { $gain }.
event-writes-free = { $who } writes { $page } for free, gaining { $gain }.
event-keeps = { $who } puts { $pages } on the board.
event-counts-kinds = { $who } counts the kinds of symbols in the { of-type } book: { $count }, { $vp } VP each.
event-counts-most = { $who } counts the commonest symbol in the { of-type } book: { $count }, { $vp } VP each.
event-takes-from = { $who } takes { $page } { $source }.
from-offer = from slot { $slot } of the offer
from-deck = from the top of the deck
from-discards = from the discards
event-pushed-off = { $page } is pushed off { $who }’s board.
event-discards = { $who } discards { $page }.
event-pays = { $who } pays { $vp } VP.
event-refreshes = { $who } discards { $pages } from the offer and replaces { $count ->
        [one] it
       *[other] them
    }.
event-joins-offer = { $pages } { $count ->
        [one] joins
       *[other] join
    } the offer.
event-reshuffled = The discarded pages ({ $count }) make a new deck.
event-advances = { $who } advances on the { of-type } track to space { $space } for { $paid }.
event-advances-free = { $who } advances on the { of-type } track to space { $space } for free.
event-reaches-top = { $who } is at the top of the { of-type } track!
event-overflows = { $who } is at the top of the { of-type } track already and takes a small benefit instead.
event-pushes = { $who } pushes the { goal-adjective } goal: it is level { $level } now, for { $vp } VP.
event-sells-folders = { $who } spends { $what } for { $vp } VP.
event-takes-token = { $who } takes a science token with the { $symbol } symbol.
event-chronicle-turns = The chronicle turns a page: round { $round } of { $rounds }.
event-last-round = This is the last round.
event-chronicle-closes = The chronicle closes. The game is over.
event-counts = { $who }: { $total } VP ({ $parts }).
event-verdict = Needed: { $vp } VP and { $needed ->
        [one] { $needed } challenge
       *[other] { $needed } challenges
    }; challenges done: { $done }. { $won ->
        [0] The game is lost.
       *[other] The game is won!
    }
points-vp = { $vp } on the VP track
points-goals = { $vp } for the { of-type } goal
points-tracks = { $vp } for the top of the { of-type } track
points-resources = { $vp } for resources
points-challenges = { $vp } for challenges not done
event-challenge-done = Challenge done: { $challenge }.
event-lost-at-once = The scribes have taken { $count ->
        [one] { $count } { of-type } page
       *[other] { $count } { of-type } pages
    }. The game is lost at once.
event-scribes-take = { $who } take { $page }: { $icon }.
event-scribes-miss = { $who } find nothing: { $icon }.
event-scribes-kept = { $who } cannot take { $page }: it is kept.
event-saves = { $who } spends a folder and keeps { $page } in the offer.

# Why not.

why-vp = That costs { $cost } VP, and you have { $vp }; the marker may not go below 0.
why-resources = Needed: { $cost }. { $have } A folder stands for a quill or a paper, nothing stands for a folder.
why-no-page = You have no page on your board.
why-no-page-there = There is no page: deck and discard pile are empty.
why-no-offer = The offer is empty.
why-no-discards = The discard pile is empty.
why-no-token = No such token is left.
why-no-folder = You have no folder.
why-pages = Your board lacks the pages to discard: { $pages }.
why-requirement = This works only { $needs }.
why-no-split = Nothing that you could pay now can be paid in more than one way.
why-split-already = You choose how to pay at the next payment already.
why-blank = The inside of this cover is blank.
why-event-used = An event was used in this turn already.
why-event-middle = Events are used before the action or after it, never in its middle.
why-refresh-late = The offer is replaced only before the first page is drawn.
why-refresh-once = The offer is replaced once in a Draw action at most.
why-set-taken = Somebody else has this set.
why-page-type = Here you must discard { a-page }.
why-offer-incomplete = The offer is incomplete: discarded pages would come straight back.
why-no-deck = Deck and discards are empty: discarded pages would come straight back.
why-last-goal = The last tile of the { goal-adjective-genitive } goals cannot be pushed.
why-top-goal = At the top of the { of-type } track no goal is pushed.
why-at-top = There is no space after the top of the { of-type } track.
why-type = Only { $types } pages may be written here.
why-activated = The { of-type } book is being activated: the page must go into another one.
why-same-level = A challenge of level { $level } is chosen already; levels must differ.
why-same-challenge = This challenge is chosen already.

score-vp = VP track
score-goals = goals
score-tracks = tops of tracks
score-resources = resources
score-challenges = challenges not done

# What a player has, for the digest of what one missed.
holds-vp = VP
holds-quill = quills
holds-paper = paper
holds-folder = folders
holds-tokens = science tokens
holds-tracks = steps on the tracks
holds-written = pages in books
holds-final = VP if the game ended now
