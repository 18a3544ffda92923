lesson-activate = Two sides of a book
lesson-activate-about = You write the history of your civilization in three ring binders: trade, science and industry. A game lasts 16 rounds, and in each you take one turn with one action. Most VP win; quills, paper and folders are what you pay with. Every book lies open and shows two sides: left and right, each with an ability.
lesson-activate-1 = The first action is to use such abilities. The science book gives a quill on the left, a quill and a paper on the right. **Activate the science book**.
lesson-activate-1-no = That is possible, too. Stay with the science book for now: it has something on both sides.
lesson-activate-2 = You may use both sides, in either order, or one of them. **Both**, of course.
lesson-activate-2-no = Nothing is gained by leaving one out: afterwards a page is turned whatever you do. Both.
lesson-activate-done = And then a page was turned: the right-hand side is now the left one and shows its back, and a new page came up. So a book never says the same thing twice in a row, and one day you reach its end.

lesson-write = Writing pages
lesson-write-about = Your books begin with two pages each; you write the others yourself. Pages wait on the five sections of your board, and the further right they have come, the cheaper they are: the leftmost costs 2 quills and 2 paper, the rightmost 1 paper.
lesson-write-1 = Write the **“Telescope”** from section 5: it costs 1 paper. It can only go into the industry book, whose colour it has.
lesson-write-1-no = You can afford that, but begin with the cheapest: what a page gives you at once may pay for the next.
lesson-write-2 = It became the page on the right of your industry book, and you got its *instant benefit*, a folder. A folder stands in for a quill or a paper. In one action you may write as many pages as you can pay: now **“Domestication of horses”**.
lesson-write-2-no = Take the one on section 4 first: it costs a quill and gives one back.
lesson-write-3 = You could even afford the last one. Write it, or say *enough*: it gets cheaper, if other pages push it to the right.
lesson-write-done = Each page counts in three ways: its instant benefit, its abilities whenever the book lies open there, and its symbol, which goals ask for.

lesson-draw = Drawing pages
lesson-draw-about = New pages come from the offer, four open pages, or from the top of the deck. To **draw** means exactly two, one after the other. Your trade book already has a coin and a boat; your goal there wants symbols in a certain order.
lesson-draw-1 = Take **“Jazz music”** from the first place of the offer. Every button says what a page brings at once and what its front can do.
lesson-draw-2 = It lies on section 1 and has pushed the others one to the right, up to the first gap. A new page came into the offer. Choose the **second** as you like; it pushes them again.
lesson-draw-done = What is pushed out of section 5 is lost. So draw before you write only if there is a gap, and write before you draw if there is none.

lesson-advance = Tracks and goals
lesson-advance-about = Each book has a *track*. Advancing costs what the next space says; then you choose: its benefit, or you *push* your goal of that type. Your top science goal wants pairs of symbols in your science book. The goal below it wants more and pays more; a pushed one never comes back.
lesson-advance-1 = You are on space 2 of the science track. Space 3 gives a *science token*: it counts as a symbol of your science book. **Advance** there for the benefit.
lesson-advance-1-no = Also a way. But a science token is a symbol without a page: take the benefit of space 3.
lesson-advance-2 = Which symbol? Goals of science want several of the same one; you have a flask and a planet.
lesson-advance-3 = You may go on advancing, on any track, as long as you can pay. One more, or *enough*?
lesson-advance-done = The last space of a track gives nothing at once: it pays 2 VP for each page of its book at the end. Whoever wants that writes that book full.

lesson-close = Closing, and the chronicle
lesson-close-about = Instant benefits come back! If you **close** a book, you get the instant benefits of all pages on its left side again, and it opens at its first page. In your industry book three pages have been turned. And there is a fourth book, the *chronicle*, which belongs to everybody: in each turn you may use one of its two events.
lesson-close-1 = An event is used before your action or after it. It stands below the question: use the **event on the left**.
lesson-close-1-no = You may act first and use the event afterwards. But nobody forgets what is done at once: the event on the left.
lesson-close-2 = One or the other; you have 1 paper and no quill.
lesson-close-3 = Now **close the industry book**. The button says what it brings.
lesson-close-3-no = Possible. But three turned pages are a good harvest, and the first abilities of that book come back as well: close the industry book.
lesson-close-done = A book that is turned to its back cover closes by itself and pays for *all* its pages. There is one more action, **turn pages**: in up to three books at once, and then you get the instant benefits of all three pages in front of you.

lesson-end = The last turn
lesson-end-about = Round 16, and the last turn is yours. You have 74 VP, the other player 96. But your goals are fulfilled, and at the top of the science track you get 2 VP for each of the six pages of your science book.
lesson-end-1 = What still brings VP? Space 4 of the trade track pays 3 VP for every kind of symbol in your trade book, and there are three. Or do what you like better. Then confirm.
lesson-end-done = First the goals, then the tops of the tracks, then a VP for every five resources: that is how it came together above. Now you know all six actions. `/rules` and *What is this?* tell you what an icon or a page means, also in the middle of a turn.
