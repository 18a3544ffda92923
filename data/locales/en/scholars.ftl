# Scholars of the South Tigris: every word of the game.

game = Scholars of the South Tigris
game-about = Roll dice in all colours, carry Scrolls to Baghdad's House of Wisdom and have them translated into Arabic.
game-credits = Designed by S J Macdonald and Shem Phillips; published by Garphill Games.
automa = AI opponent

setting-length = Length
setting-length-standard = standard
setting-length-epic = epic (a longer Scroll deck)
setting-level = Difficulty
setting-level-student = Student
setting-level-scribe = Scribe
setting-level-teacher = Teacher
setting-level-scholar = Scholar

# ---- Things ----

silver = Silver
    .plural = Silver
gold = Gold
    .plural = Gold
worker-any = Worker
    .plural = Workers
short-worker-white = White
short-worker-red = Red
short-worker-yellow = Yellow
short-worker-blue = Blue
worker-white = White Worker
    .plural = White Workers
worker-red = Red Worker
    .plural = Red Workers
worker-yellow = Yellow Worker
    .plural = Yellow Workers
worker-blue = Blue Worker
    .plural = Blue Workers
die-white = White die
    .plural = White dice
die-red = Red die
    .plural = Red dice
die-yellow = Yellow die
    .plural = Yellow dice
die-blue = Blue die
    .plural = Blue dice
die-purple = Purple die
    .plural = Purple dice
die-orange = Orange die
    .plural = Orange dice
die-green = Green die
    .plural = Green dice
die-primary = primary die
    .plural = primary dice
colour-white = White
colour-red = Red
colour-yellow = Yellow
colour-blue = Blue
colour-purple = Purple
colour-orange = Orange
colour-green = Green
die = { $colour } { $value }
times = { $count } { $what }
or = { $first } or { $other }

action-recruit = Recruit
action-travel = Travel
action-research = Research
action-translate = Translate
guild-purple = Purple Guild
guild-orange = Orange Guild
guild-green = Green Guild
track-mathematics = Mathematics
track-physics = Physics
track-chemistry = Chemistry
track-philosophy = Philosophy
track-biology = Biology
track-astronomy = Astronomy
track-any = any track
track-primary = a track of a primary colour
track-same_as_action = the track of the action's colour
language-arabic = Arabic
language-persian = Persian
language-syriac = Syriac
language-greek = Greek
language-hebrew = Hebrew
language-chinese = Chinese
language-sanskrit = Sanskrit
scroll-persian = Persian
scroll-syriac = Syriac
scroll-greek = Greek
scroll-hebrew = Hebrew
scroll-chinese = Chinese
scroll-sanskrit = Sanskrit
scroll = { $language } { $track } Scroll ({ $points } VP)
portrait-chinese = Chinese Translator
portrait-sanskrit = Sanskrit Translator
portrait-greek = Greek Translator
portrait-hebrew = Hebrew Translator
portrait-persian = Persian Translator
portrait-syriac = Syriac Translator
portrait-wild1 = first polyglot
portrait-wild2 = second polyglot
starting = Starting Translator ({ $languages })
card-mathematics = Mathematics card
card-physics = Physics card
card-chemistry = Chemistry card
card-philosophy = Philosophy card
card-biology = Biology card
card-hurry = Haste card
card-loan = Loan card
card-goal = Goal card
goal-portrait = deal with the { $whom }
goal-guild = translate a Scroll of the { $guild }
goal-track = reach level { $level } in { $track }
place-map = Map
in-guild = in the { $guild }
on-scroll = on the { $scroll }
off = off the { $what }
no-scroll = an empty place
of-room = Translator in Room { $room }
of-caliph = Caliph card { $number }, { $place }
white-in-bag = from the bag
white-in-hand = White { $value } from the hand
white-on-board = White { $value } from slot { $slot }
line-link = { $languages } (Room { $room })
line-rooms = through Rooms { $rooms }
slash = { $first }/{ $other }
room = Room { $room } for { $cost }
caliph-place-top = top
caliph-place-middle = middle
caliph-place-bottom = bottom
caliph-top = top: { $points } VP at the end
caliph-middle = middle: { $points } VP at the end, { $effects }
caliph-gold = bottom: { $effects }
caliph-retire = bottom: retire the { $who }, 1 White die to the bag

# ---- Effects ----

effect-die-bag = { $dice } to the bag
effect-die-hand = { $dice } to hand
effect-draw = draw { $count ->
        [one] { $count } die
       *[other] { $count } dice
    }
effect-destroy = destroy { $count ->
        [one] { $count } White die
       *[other] up to { $count } White dice
    }
effect-influence-scroll = Influence on a Scroll
effect-influence-guild = { $count } Influence in the { $guild }
effect-influence-any = { $count } Influence in any Guild
effect-research = { $count ->
        [one] { $count } step
       *[other] { $count } steps
    }: { $track }
effect-collect = collect { $track }
effect-hand = bring your hand up to { $count ->
        [one] { $count } die
       *[other] { $count } dice
    }, roll others again if you like
effect-move-gold = put { $count } Gold on a Translator, or take it off
effect-value = value +{ $count }
effect-other-action = { $action } instead of the slot's action
effect-white-equals = White = { $colour }
effect-employ-or-retire = employ or retire the { $who }
effect-retire = retire: { $who }
effect-deliver = Deliver the Scroll beside
effect-choose = { $one }, or { $other }
effect-exchange = { $cost } → { $gain }

condition-guild = 2 Influence in the { $guild }: 2 VP, 4: 4 VP
condition-languages = 1 VP for each { $languages } Scroll
condition-dice = 1 VP for each { $secondary }, 2 VP for { $primary }
condition-track = { $track }: 2 VP from level 4, 4 VP at 7
condition-white = at most 3 White dice: 2 VP, none: 4 VP
condition-retired = 4 retired: 2 VP, 7: 4 VP
condition-breadth = 1 VP for each track at level 3 or more

# ---- Questions ----

ask-draft = Which Starting Translator with its Resource card do you choose?
ask-turn = Work in which slot, or Rest?
ask-card = Which Action card do you play?
ask-lay = { $action }: which dice (one or two), and which Workers beside them?
ask-lay-colours = You have very many dice: which colours do you want to lay?
ask-lay-how = Which Worker goes to which die: what should the action be?
ask-work = Your action: { $reach }. What next?
ask-recruit = Recruit with { $value }: whom, and how?
ask-room = Which Room?
ask-travel = Travel with { $colour }, up to { $value }: how far?
ask-path = Which path bonus do you take?
ask-path-when = The Influence of the path: now, or after the rest of your Travel?
ask-deliver = Deliver the { $scroll } for { $cost }? Into which column?
ask-research = Research with { $colour } { $value }: which option?
ask-translate = Translate ({ $colour }): which Scroll?
ask-line = Through whom do you translate the { $scroll }?
ask-line-begin = Many lines lead to Arabic. Whom does yours go through first?
ask-employ-or-retire = { $who }: employ in which Room, or retire at once?
ask-retire-whom = Whom do you retire?
ask-move-gold = Gold onto or off which Translator?
ask-worker = A Worker of which colour?
ask-workers = { $count } Workers: of which colours?
ask-spend-worker = Which Worker do you spend?
ask-spend-workers = Which { $count } Workers do you spend?
ask-exchange = { $cost } → { $gain }: do you pay for it?
ask-choose = Which of these?
ask-primary-die = A die of which colour?
ask-destroy = Which White die do you destroy?
ask-destroy-some = Which White dice do you destroy (up to { $count })?
ask-return-white = No White die is left in the supply. Which one do you give back?
ask-return-white-some = No White dice are left in the supply. Which { $count } do you give back?
ask-return-instead = This colour is out. Return a White die instead?
ask-return-instead-some = This colour is out. Which White dice do you return instead (up to { $count })?
ask-reroll = Which of the dice you had do you roll again?
ask-guild = Influence in which Guild?
ask-place-influence = Do you place Influence in the { $guild }?
ask-last-influence = This is the last Influence in your supply. Does it go to the { $guild }?
ask-influence-scroll = Influence on which Scroll?
ask-move-influence = Your supply of Influence is empty. Which piece do you move?
ask-track = A step on which track?
ask-caliph = You control the { $guild }: to which space of the Caliph card does your Influence go?
ask-draw = How many dice do you draw?
ask-tuck-slot = { $whom } retires ({ $effects }). Below which slot?
ask-tuck-pay = { $count } to pay: how many Silver, how many White dice to your bag?
ask-tuck-whom = Which of your retiring Translators first?
ask-tuck = { $whom } retires ({ $effects }). Below which slot?
ask-allow-translate = { $who } wants to translate the { $scroll }, with your Influence on it. Allow it and gain 1 Silver, or pay 1 Silver so that it takes the { $next }?
ask-allow-deliver = { $who } wants to deliver the { $scroll }, with your Influence on it. Allow it and gain 1 Silver, or pay 1 Silver so that it takes the { $next }?
ask-stop-draw = Dice are about to be drawn and rolled. Go on? There is no way back after this.
ask-stop-roll = Dice are about to be rolled. Go on? There is no way back after this.
ask-stop-scroll = A card of the Scroll deck is about to be revealed. Go on? There is no way back after this.
ask-stop-translator = The next Translator of the deck is about to come to light. Go on? There is no way back after this.
ask-stop-plan = A Plan card is about to be revealed. Go on? There is no way back after this.

# ---- Choices ----

option-yes = yes
option-no = no
option-none = no, thank you
option-no-more = nothing more
option-more = something else
option-no-action = no main action
option-no-delivery = do not deliver
option-all-effects = all of them, in this order
option-all-brown = all brown effects: { $effects }
option-pair = Room { $room }, { $languages }: { $dice }
option-slot = Slot { $slot }: { $action }
option-rest = Rest
option-dispatch = dispatch the { $who }
option-employ = employ the { $who } ({ $languages })
option-employ-nobody = employ the { $who }
option-retire = retire at once, 1 White die to the bag
option-before = now
option-after = after the rest
option-place-gold = 1 Gold onto the { $whom } (Room { $room })
option-take-gold = 1 Gold off the { $whom } (Room { $room })
option-worker = { $worker } beside { $die }: { $after }
option-allow = allow it, gain 1 Silver
option-refuse = pay 1 Silver, it takes another
travel-white = { $steps }: { $effects }
travel-black = { $steps }: to the { $scroll }
travel-empty = { $steps }: to an empty place
research-free = value { $value }: { $gain }
research-paid = value { $value }: { $cost } → { $gain }
tuck-free = slot { $slot } ({ $action })
tuck-paid = slot { $slot } ({ $action }): { $cost }
tuck-both = slot { $slot } ({ $action }): { $one }, { $other }

note-scroll = { $effects }; at the end { $condition }
note-scroll-late = at the end { $condition }
note-employ = { $points } VP; retired: { $effects }
note-resource = Gold { $gold }, Silver { $silver }, Workers: { $workers }; bonus: { $bonus }
note-level = you are on { $level }
note-room = retires with { $gold } Gold; { $effects }
note-gold = Gold: { $gold } of { $asked }
note-path = { $colour } path: { $effects }
note-no-path = no path in your colour
note-line = { $gold } Gold, { $silver } Silver
note-card = Rest: { $rest }
note-card-brown = now: { $brown }; Rest: { $rest }

total-none = No action yet.
total-reach = { $reach }: { $what }
reach-recruit = Recruit reaches { $count } of 8 decks
reach-travel = Travel up to { $value }
reach-travel-path = Travel up to { $value }, over the { $path } path
reach-research = Research up to the option for { $value }
reach-translate = Translate from the { $guild }
reach-no-guild = no Guild has this colour

# ---- Reasons ----

why-silver = It takes { $count } Silver; you have { $have }.
why-gold = It takes { $count } Gold; you have { $have }.
why-workers = It takes { $count ->
        [one] a Worker
       *[other] { $count } Workers
    } in your supply; those on Action cards do not count.
why-value = It needs value { $value }; your action has { $have }.
why-no-colour = It needs a coloured action; White climbs no track.
why-colour = Your action must have the colour of the { $guild }.
why-no-line = No line of Translators leads from this language to Arabic.
why-too-far = Your action reaches { $value } at most.
why-deck-empty = No card is left in this deck ({ $who }).
why-room-taken = This Room is taken.
why-rooms-full = All Rooms are taken.
why-room-dear = You cannot pay any of the empty Rooms.
why-no-influence = You have no Influence in supply, and none on Scrolls or in Guilds that could move.
why-there-already = Your only Influence that could move is in the { $guild } already.
why-marks = This Influence marks your Translator; it never moves.
why-stays = Influence on a Caliph card stays there to the end of the game.
why-scroll-taken = It bears the Influence of { $who }; there is room for one only.
why-no-scroll = There is Influence on every Scroll already.
why-no-scroll-here = No Scroll lies beside this space.
why-house-empty = No Scroll lies in the House.
why-house-full = All nine spaces of the House are full.
why-column-full = Three Scrolls lie in this column ({ $guild }).
why-bag-empty = Your bag is empty, and no dice on your board could go into it.
why-no-white = You have no White die.
why-colour-out = No die of this colour is left ({ $colour }).
why-no-gold-there = No Gold lies on this Translator.
why-nobody-employed = Nobody is in a Room.
why-space-taken = The Influence of { $who } is on this space.
why-goal-not-met = The Goal card comes to your hand when all three goals are met.
why-slot-locked = This slot opens when your Goal card is completed.
why-slot-taken = An Action card lies in this slot.
why-no-card = You have no Action card in hand.
why-no-die = You have no die in hand that could be laid.
why-card-on-board = This card lies on your board; cards come back to hand when you Rest.
why-done = This can be done once in a turn, and you have done it.
why-worker-late = Workers are placed before the main action.
why-no-such-worker = You have no such Worker in your supply; those on Action cards do not count.
why-black-slot = Translators retire below brown slots only.
why-not-in-house = This Scroll lies on the Map; only Scrolls in the House are translated.
why-no-rest = You need an Action card on your board to Rest.
why-no-die-laid = Lay one or two dice.
why-too-many-dice = Two dice are the most for one action.
why-too-many-workers = Two Workers for each die are the most.
why-idle-worker = One of the Workers would change nothing.
why-two-workers = Two Workers are beside this die.
why-no-dice-left = No die is left on the card.

# ---- What happened ----

event-drafts = { $who } chooses the Starting Translator in Room { $room }: { $languages }.
event-works = { $who } works in slot { $slot } ({ $card }).
event-lays = { $who } lays { $what }: { $reach }.
event-worker = { $who } adds a { $worker }: { $reach }.
event-uses = { $who } uses an effect: { $effect }.
event-gains = { $who } gains { $what }.
event-spends = { $who } spends { $what }.
event-pays-player = { $who } pays { $whom } 1 Silver.
event-pays-supply = { $who } pays 1 Silver to the supply.
event-draws = { $who } draws and rolls: { $dice }.
event-rerolls = { $who } rolls again: { $dice }.
event-refills = { $who } puts the dice of the board into the empty bag.
event-adds = { $who } adds to the bag: { $dice }.
event-takes = { $who } takes to hand: { $dice }.
event-destroys = { $who } returns a White die to the supply ({ $where }).
event-no-white-left = No White die is left for { $who }: everybody else returns one.
event-colour-out = No die is left for { $who } in this colour: { $colour }.
event-influences = { $who } places Influence { $where }.
event-moves-influence = { $who } takes Influence { $where } to move it.
event-controls = { $who } now controls the { $guild }.
event-nobody-controls = Nobody controls the { $guild } any more.
event-climbs = { $who } rises to level { $level } in { $track }.
event-over-top = { $who } goes beyond the top of { $track }.
event-collects = { $who } collects { $track }, level { $level }.
event-goal = { $who } meets a goal: { $goal }.
event-goal-die = { $who } earns the die of the Goal card ({ $colour }).
event-goal-flipped = { $who } completes the Goal card: a new card, a new slot.
event-dispatches = { $who } dispatches the { $whom }.
event-employs = { $who } employs the { $whom } in Room { $room } for { $price }.
event-retires = In Room { $room } the { $whom } is paid off.
event-retires-from-deck = { $who } retires from the deck: { $whom }.
event-tucks = { $who } tucks the { $whom } below { $where }.
event-gold-on = { $who } puts 1 Gold on the { $whom } (Room { $room }).
event-gold-off = { $who } takes 1 Gold off the { $whom } (Room { $room }).
event-travels = { $who } travels { $steps ->
        [one] { $steps } space
       *[other] { $steps } spaces
    }: { $where }.
event-path = { $who } takes the { $colour } path.
event-delivers = { $who } delivers the { $scroll } to the { $guild }.
event-no-delivery = You cannot deliver here. { $why }
event-no-main-action = { $action } is not possible. { $why }
event-no-main = { $who } takes no main action.
event-new-scroll = New on the Map: { $scroll }.
event-reserve = The Scroll deck is empty: the reserve takes its place.
event-researches = { $who } does Research: { $option }.
event-translates = { $who } translates the { $scroll }: { $line }.
event-caliph = Caliph card { $number } of 4 is revealed.
event-caliph-space = { $who } moves Influence from the { $guild } to the Caliph card ({ $place }).
event-event-gold = 1 Gold from the supply on the { $whom } (Room { $room }).
event-event-neutral = The { $whom } comes to Room { $room } as a Neutral one.
event-event-nobody = No Neutral Translator comes.
event-rests = { $who } rests.
event-bottom-scroll = From the bottom of the deck: { $scroll }. The Neutral marker moves { $steps } black { $steps ->
        [one] space
       *[other] spaces
    }.
event-scroll-to-house = The { $scroll } goes to the House of Wisdom, to the { $guild }.
event-scroll-discarded = The { $scroll } leaves the game.
event-passes = { $who } can neither Work nor Rest.
event-end-triggered = The fourth Caliph card: this round is finished, then one more is played.
event-last-round = The last round begins.
event-scoring = The game is over: everything is counted.
event-ai-level = { $who } plays as: { $level }.
event-ai-plan = { $who } reveals a Plan card ({ $colour }, Silver { $silver }).
event-ai-action = { $what }: { $count }, needed { $least }. { $which }.
event-ai-marker = The marker of { $who } moves { $steps ->
        [one] { $steps } space
       *[other] { $steps } spaces
    }; its focus: { $language }.
event-ai-wraps = The marker of { $who } wraps round the track: Research marker { $count } of 6.
event-ai-employs = { $who } employs the { $whom } (portraits from { $focus } on, no duplicate if possible) in Room { $room } (target sum { $sum }, the Room costs { $cost }).
event-ai-translates = { $who } translates the { $scroll } ({ $by }); Gold to place: { $gold }.
event-ai-delivers = { $who } delivers the { $scroll } ({ $by }) to the { $guild } ({ $column }).
event-ai-retires = { $who } retires from the deck: { $whom } ({ $by }).
event-ai-dice-sum = The Dice Sum of { $who } is now { $sum } ({ $by }).
event-ai-no-influence = { $who } has no Influence to place, or no place for it.
event-ai-cannot = { $who } cannot do that. { $why }
event-ai-gold = { $who } puts 1 Gold on the { $whom } (Room { $room }; { $by }).
event-ai-guild = { $who } wants Influence in the { $guild } ({ $by }).
event-ai-influences = { $who } places Influence { $where } ({ $by }).
event-ai-rests = Three { $colour } Plan cards are open, { $count } cards in all.
event-ai-caliph-space = { $who } moves Influence from the { $guild } to the Caliph card ({ $place }; { $by }).
event-allows = { $who } allows it: { $scroll }.
event-protects = { $who } pays 1 Silver to protect the { $scroll }.
plan-red = red
plan-blue = blue
test-employed_translators = Translators in Rooms
test-scrolls_in_house = Scrolls in the House
ai-which-first = It does the first action
ai-which-second = It does the second action
ai-by-nothing = nothing else is left
ai-by-language = by language, from { $focus } on
ai-by-row = the lowest row
ai-by-colour = by colour, from the { $focus } on
ai-by-clockwise = the first one clockwise
ai-by-high-row = the highest free row
ai-by-empty-guild = the only Guild without any Influence
ai-by-not-own = the only one without its own Influence
ai-by-speaks = speaks the language
ai-by-speaks-not = does not speak the language
ai-by-blue = blue Plan cards prevail
ai-by-red = red Plan cards prevail
ai-by-last-blue = as many of both colours, the last Plan card is blue
ai-by-last-red = as many of both colours, the last Plan card is red
ai-by-no-plan = no Plan card is open
ai-by-points = worth more VP
ai-by-left = as many VP, the left one
ai-by-die = for a coloured die
ai-by-white-die = for a White die
ai-why-no-neutral = There is no Neutral Translator.
ai-why-no-room = No Room or no card is left.
ai-why-no-scroll = There is no Scroll.
ai-why-house = The House is full.
ai-why-no-card = No card is left ({ $who }).

score-dice = Dice Sum
score-retired = Retired Translators
score-guilds = Guilds and Caliph
score-tracks = Research tracks
score-scrolls = Scrolls

# What a player has, for the digest of what one missed.
holds-silver = Silver
holds-gold = Gold
holds-workers = Workers
holds-dice = dice in hand
holds-cards_in_hand = Action cards in hand
holds-scrolls = Scrolls
holds-influence = Influence in supply
holds-tracks = steps on the tracks
