cmd-learn = learn
cmd-learn-about = A guided first game, in direct messages: ten minutes, any time
opt-learn-game-about = Which game would you like to learn?

learn-place = Lesson { $number }/{ $of } · { $title }
learn-stop = That was all there is to decide. Have a look at what happened; it counts once you go on.
learn-barrier = Something is about to be seen. What you have done so far cannot be taken back after that, and that is all this question is about.
learn-waits = The others are deciding.
learn-lost = The rules have been mended since you began this chapter, and it no longer fits. Begin it anew, or go on to the next.
learn-otherwise = The rules allow that, too. Here we try something else, so I have put everything back: nothing has happened.
learn-act = Go on with the lesson
learn-skip = Skip this chapter
learn-next = Next chapter
learn-finish = That was all
learn-anew = This chapter again
learn-there = The lesson is waiting for you in our direct messages: { $where }
learn-no-letters = I may not write you direct messages here. Allow them in this server’s privacy settings, or type `/learn` in a conversation with me.
learn-over = That was the lesson. `/new` opens a table, here against the game’s own opponent or the computer, on a server with friends. `/rules` answers questions, and `/learn` begins anew whenever you like.
learn-goodbye = Have fun!
games-lesson = lesson

refused-lesson = This lesson does not fit the tables that this bot’s host uses. The rules themselves are there: `/rules`.
refused-lesson-back = A lesson does not go back step by step. Begin this chapter anew with the button in your panel.
refused-no-lesson = This is a game, not a lesson.
refused-learn-there = Type `/learn` in a conversation with me alone: from here I cannot open the lesson.

opt-settings-tips = explanations
opt-settings-tips-about = A short explanation with each question that you have never been asked
choice-tips-on = with questions that are new to you
choice-tips-off = none
settings-tips = Short explanations: { $tips }
tips-enough = No more explanations
tips-no-more = No more explanations in this game. *What is this?* is always there, and `/settings me` brings them back.
