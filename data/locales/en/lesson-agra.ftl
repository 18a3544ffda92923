lesson-produce = A Worker and a farm
lesson-produce-about = Agra, in the days of Akbar: you grow Goods, refine them and deliver them to those who pay. Most Rupees win, and yours are hidden from the others. Your own farm decides what you can harvest: four tracks, each between two Basic Goods, with a Farmer on each.
lesson-produce-1 = A turn’s main action is always the same: put one Worker on a space and use it. Each button says what the place would give you. At the **Woodcutter** your farm yields 4 wood, and the Merchant stands there: place your Worker.
lesson-produce-1-no = That can be done, too. But 4 wood is the best harvest here, and the Merchant pays you 2 Favours for his company.
lesson-produce-2 = A Good’s yield is the number of open spaces between its corner and the two Farmers beside it; Crates cover spaces. Take all **4**: Goods lie at their building, marked with your own markers, of which you have 22.
lesson-produce-2-no = You may leave some, if markers are short. They are not: take all four.
lesson-produce-3 = The die has moved the Merchant on, and he left a Rupee on each building he passed: whoever goes there takes it. You have 2 Favours now. Below the question stands a *Favour action* that you could use at any moment of your turn. Use it or end your turn, as you like.
lesson-produce-done = Your Worker stays where it is. There is no recall: it comes back when somebody else needs that space.

lesson-process = Processing
lesson-process-about = Basic Goods are worth 1. Processed along the arrows they are worth 2, and the four Luxury Goods 3. At the Sawmill wood becomes planks, but another player’s Worker stands there.
lesson-process-1 = No space is ever closed by somebody else: their Worker goes home, and if it was *standing*, they get a Favour for it. Go to the **Sawmill**.
lesson-process-1-no = Possible. But do not let a Worker of others keep you away: go to the Sawmill.
lesson-process-2 = Up to 3 Goods at once. Make **3** planks.
lesson-process-2-no = You are here, so use all of it: three planks.
lesson-process-3 = Then everybody else may *follow*: process one Good along the same arrow, and you get a Favour for each who does. They did. Now the *Order phase*: you might give one Good to Akbar; the more he gets from you, the more he pays at the end. Choose.
lesson-process-done = So think of the others when you process: what they cannot follow earns you nothing, and what they can follow helps them, too.

lesson-build = Building
lesson-build-about = Only four buildings stand from the start. The others must be built, and that earns a bonus and a second Worker’s work at once. You pay with sandstone and wood (1 each), cement and planks (2 each).
lesson-build-1 = Place a Worker at the **Architect**.
lesson-build-1-no = Allowed. But you have timber and cement for a building: go to the Architect.
lesson-build-2 = The Architect gives one step of Influence, or a building. The **Paper mill** costs 4, and it makes paper out of the wood that you keep.
lesson-build-2-no = That would work. But what you build you use at once, and for wood you want the Paper mill.
lesson-build-3 = Two different materials count 1 more: **cement** (2) and one **wood** (1) make 2 + 1 + 1 = 4. Nothing is given back, so pay exactly that.
lesson-build-3-no = It is enough, but more than you must. One cement and one wood make 4.
lesson-build-4 = And a *bonus tile* of the building’s level. Which one? A step on a guild’s track counts when you fulfil Orders; Rupees are points.
lesson-build-5 = Which Crate? Take one where it makes room for a yield that you want.
lesson-build-6 = Your second Worker stands on the new building, and you process there at once. How much of the wood?
lesson-build-7 = The Order phase. Akbar takes one Good of each of the twelve processed kinds, from one player each, once in the game.
lesson-build-done = On one building stands the *Builder*: whoever goes there has it built for nothing, but without a bonus tile.

lesson-sail = Delivering
lesson-sail-about = Along the river sit the *Notables*. Each asks for certain Goods, pays for each delivery as many Rupees as there are markers on the card then, and gives an ability for good to whoever has delivered most to it.
lesson-sail-1 = The **Sailor** carries Goods. The Portuguese Trader wants cloth and turmeric; you have both.
lesson-sail-1-no = Allowed. But you have just what the Portuguese Trader asks for: go to the Sailor.
lesson-sail-2 = One delivery is free. If you give the Sailor a Good, its value is the number of further ones: pay **wood** for one more.
lesson-sail-2-no = Too much or too little: you need two deliveries, and wood is worth exactly 1.
lesson-sail-3 = To whom? The **Portuguese Trader**.
lesson-sail-3-no = They would take something, too. But the Portuguese Trader’s contract you can fulfil all alone.
lesson-sail-4 = Either Good. The first marker on a card brings 1 Rupee, the second 2.
lesson-sail-5 = And once more the **Portuguese Trader**.
lesson-sail-5-no = With one more Good the contract is yours. Stay here.
lesson-sail-6 = Fulfilled, and you alone were on it: the card is yours, with its ability. For having served this guild you may also move up on its track. You will hardly ever want to say no.
lesson-sail-7 = Your Order phase. Bricks would do for Akbar, or wait for a Notable.
lesson-sail-done = Contracts make the Boat go on, and the Boat brings Notables of higher levels into reach. In the Sailor action a second Good of the same kind may be put beside the first: that is a Double Delivery, for majorities.

lesson-meditate = Meditating
lesson-meditate-about = Your Workers stand on the board, and nobody comes to push them out. Before your action you may *lay them down*: each gives Meditation Points, which you spend at once on the wheel. A lying Worker brings you no Favour when it is pushed out.
lesson-meditate-1 = The first Worker gives what your Meditation marker says, each further one a little less. Lay the one at the **Quarry**.
lesson-meditate-2 = 2 points. Lay the one at the **Sailor** as well.
lesson-meditate-3 = 4 points for actions of the wheel, except the one that its marker covers. **Process a Good**: it costs the value of what you get.
lesson-meditate-4 = Cotton becomes oil or **cloth**. Cloth is what the Portuguese Trader and Akbar like; take that.
lesson-meditate-5 = 2 points are left, and what is not spent is lost. A Crate off the farm, or two steps of a Farmer: as you like.
lesson-meditate-6 = Then your main action, as you like, and the end of your turn. Note the price at the spaces with your own Workers: using them again means the *Journeyman*, 2 Rupees.
lesson-meditate-done = That is the whole turn: meditate if you like, one action, an Order or Akbar if you can. The free things beside it (oil and curry raise your Workers, a statue gives another action) are written below each question as soon as you have them.

lesson-end = Orders, and the end
lesson-end-about = The last turn of the last round, and it is yours. The three Orders of the guilds are left: each wants two Goods, and pays as many Rupees as your step on the guild’s track, if you are the highest there or level. The other player has 36 Rupees, you 31.
lesson-end-1 = The Craftsmen ask for cement and curry, and you have both. First become stronger there: **Architect**.
lesson-end-1-no = Allowed. But one more step with the Craftsmen is one more Rupee: the Architect.
lesson-end-2 = **One step with the Craftsmen**.
lesson-end-2-no = A step is a step, but it is the Craftsmen who will pay you in a moment.
lesson-end-3 = Step 6 brings a bonus. It is the last turn: take what you like.
lesson-end-4 = And now the **Order** of the Craftsmen.
lesson-end-4-no = Akbar pays by the number of your markers, that is 2 more for a third one. The Order pays 5 at once, and its column counts in the end.
lesson-end-5 = Nothing more is worth anything. End your turn.
lesson-end-done = The game ends after the round in which somebody triggers it, and one more. What is counted then: Contracts with an end effect, the tracks with their Orders, Meditation, removed Crates, Akbar. Goods and Favours that are left over count nothing.
