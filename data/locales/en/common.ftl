# What every game says: the order of the table, refusals, stops.

option-go = Go on
option-seat = { $who }
ask-stop-end = That was your turn. Confirm it? There is no way back after this.
ask-stop-handover = Somebody else decides next. Go on? There is no way back after this.
event-forced = { $who } had only one possibility: { $option }.

refused-not-asked = There is nothing for you to decide right now.
refused-ended = This game is over.
refused-outdated = The table has moved on since this was shown. Here is how things stand now.
refused-not-offered = “{ $option }” is not among the choices right now.
refused-choose-one = Choose exactly one.
refused-order-all = Put all of them in order, each exactly once.
refused-too-few = Choose at least { $least }.
refused-too-many = Choose at most { $most }.
refused-too-often = “{ $option }” cannot be chosen that often.
refused-no-way-to-pay = These together do not pay the cost.
refused-undo = There is nothing of yours to take back: it is confirmed, something hidden was revealed, or somebody has answered since.
refused-game = There is no game “{ $game }” here. There are: { $games }.
refused-players = This game is for { $counts } players.
refused-no-solo = This game has no solo mode in its rulebook: it is for { $counts } players.
refused-setting = This game has no setting “{ $setting }” for that many players. There are: { $settings }.
refused-choice = “{ $setting }” cannot be “{ $choice }”. Choose one of: { $choices }.

counted = { $count } { NOUN($noun, $count) }
list-none = nothing
list-and = { $some } and { $last }
list-comma = { $some }, { $last }

option-enough = that is all
ask-effects = What next?
ask-effect-which = Which of these?
effect-pay = { $cost } and { $gain }
effect-or = { $some } or { $last }
effect-when = if { $needs }: { $what }
event-no-effect = Without effect: { $effect }. { $why }
event-automa-cannot = { $who } cannot carry out “{ CAPITAL($task) }”. { $why }
automa-by-chance = by chance
