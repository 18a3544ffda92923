lesson-invent = Inventing
lesson-invent-about = In Baghdad everybody invents: first a Device is *Invented*, then *Built*, then *Tested* and *Published*, and each step may be done by somebody else. You work with dice: white ones and those of Merchants (blue), Scholars (orange) and Builders (charcoal). Most VP after three or four rounds win.
lesson-invent-1 = In column 1 lie blank boards, each with the dice and cards that it demands. Your Ready dice are orange 4, white 2 and white 5. **Invent** on the Robotic board: dice for 6.
lesson-invent-1-no = Many things are possible in every turn. Begin where every Device begins: Invent on the Robotic board.
lesson-invent-2 = One or two dice go on a Camel. **Orange 4** and **white 2** make exactly 6; each orange die used to Invent draws you a card. Keep the 5.
lesson-invent-2-no = It may reach 6, but the orange die brings a card, and 4 + 2 is just enough.
lesson-invent-3 = You drew a card. Now discard the two that the board demands. The one that you keep becomes the Device’s right half: where the colours of board and card meet, you gain Influence in that Guild.
lesson-invent-4 = And this one is the Device. The button says what its edges bring.
lesson-invent-5 = Last comes one of your *Idea tiles*: whoever Builds this Device gains what it shows, and so will you. Put the **one in the top middle** there, 2 Silver.
lesson-invent-5-no = A good idea, too. But Silver is what you lack most at the beginning: the one in the top middle.
lesson-invent-done = Your Royalties went up, too: they pay at the start of each round. Every Idea tile that leaves your board also uncovers something: columns give effects, rows VP.

lesson-build = Building
lesson-build-about = Another player has Invented a Device, and you may Build it. The card says what dice it takes and which three *Craftspeople* work on it. Yours stand in your Tower: each costs the Silver of the level, climbs a level when paid, and is then Inactive.
lesson-build-1 = **Build** the Robotic Hourglasses: dice for 7, and then the Chandler, the Weaver and the Tiler.
lesson-build-1-no = Allowed. But you have the dice and the Silver for a Device: Build it.
lesson-build-2 = **Charcoal 3** and **white 4**. Each charcoal die used to Build refreshes a Craftsperson.
lesson-build-3 = All three have been paid, 2 Silver each, and you gained the Idea tile’s 2 Silver; so will its Inventor. What may still be done is listed here; the charcoal die’s refresh is left. Choose, and go on to the end of your turn.
lesson-build-done = The Device moved to column 2 with your Influence as Builder. Who Builds scores in the end, more if somebody else Publishes it. Craftspeople who climb earn VP, and when nobody is left on the lowest level, the Tower itself advances.

lesson-test = Testing
lesson-test-about = A Built Device can be *Tested* by anybody. That costs you a coloured die for good, which stays on the Device; a white one takes its place among yours. But it moves your *Ship*, and the River is where Workshop tiles come from.
lesson-test-1 = Press **Test**: your orange 4 fits one of its spaces.
lesson-test-1-no = Allowed. But see first what a Test does.
lesson-test-2 = There was only one die and one space for it, so you were not even asked. You got Influence of the space’s colour, and your Ship took you to a *Workshop tile*, which you must place. In which row? In the leftmost column it costs nothing. Then end your turn.
lesson-test-done = A die on a test space must be at least as high as all that lie there. Each test die makes the Device more valuable for those who Build and Publish it. To *Publish* takes dice for 8, the Scribe and one other Craftsperson, and brings Royalties.

lesson-workshop = The Workshop
lesson-workshop-about = Three rows of your board are Workshops. If you put one or two dice in a row, you may use what is printed there and every tile whose value you reach and whose colour is among the dice.
lesson-workshop-1 = **Activate the top row**: two tiles lie there.
lesson-workshop-1-no = Allowed. But two tiles in a row want to be used: the top row.
lesson-workshop-2 = The higher the sum, the more tiles work; one of them wants 4 with orange, the other one 6. Take **orange 4** and **white 3**.
lesson-workshop-2-no = Without the orange die one tile does nothing, and with a small sum the other one.
lesson-workshop-3 = What is free and leaves no choice has happened by itself: 2 Silver. Choose from the rest, as you like, and say *Done* in the end. A new die that goes to the *Study* replaces one of yours, so give up a white one if you can.
lesson-workshop-done = The dice stay in the row, and no others go there until it is cleared. Dice are *Brightened* upwards from Exhausted to Inspired; when you use a Determined die you may raise it by 1, an Inspired one by up to 5.

lesson-worker = Workers
lesson-worker-about = You have two Workers a round. At the Guilds they cost Influence and give much, or else do *Research*; two spaces are open to everybody, and free.
lesson-worker-1 = **Place a Worker**.
lesson-worker-1-no = Allowed. But this turn is for a Worker.
lesson-worker-2 = With 3 blue Influence you can afford the **blue Guild, left, for the effect of the Guild**: a blue die, and two promotions.
lesson-worker-2-no = Possible, and often good. Research costs the same and gives a lasting ability; here take the effect of the Guild.
lesson-worker-3 = In any order. The die goes to your Study, where it climbs and comes out brighter; and for it one of your dice leaves, best a white one. Promoted Craftspeople climb without being paid.
lesson-worker-done = Influence that you spend no longer counts for the majority in that Guild, and majorities are the largest score of all. So it is always a decision.

lesson-tent = The Tent
lesson-tent-about = When you have done enough in a round, you place a *Tent*. It is a main action, too, and one of the best: each unused Worker and each unused Camel refreshes a Craftsperson and Brightens a die; the Pass tile beside it gives something; and what it uncovers on your board is yours.
lesson-tent-1 = Each section can take one Tent a round. Place yours in the **charcoal section**: 2 cards and 2 Silver.
lesson-tent-1-no = That section is good, too. For the lesson take the one with cards and Silver: charcoal.
lesson-tent-2 = Now everything that it brings, in any order. A die may be Brightened several times: that makes your next round. Cards from your hand are *free actions*: +1 on a die, and Brighten once or refresh somebody. Go on to the end of your turn.
lesson-tent-done = The round ends when everybody has placed a Tent: unused dice Brighten once more, all Workers return, and your Tent is raised into the section above, where it counts as 2 Influence for the majority. Placing it far to the left makes you First Player.

lesson-end = The end
lesson-end-about = The last round; the others have placed their Tents already, and yours ends the game. What is counted: Guild majorities, Royalties, Research, Craftspeople, Workshop tiles, Ideas, Devices with what their cards measure, and what is left over.
lesson-end-1 = Where does your last **Tent** do most? Raised in the charcoal section it counts as 2 charcoal Influence, but another player is far ahead there.
lesson-end-1-no = You could still do that before your Tent. But here nothing is as good as the end: place your Tent.
lesson-end-2 = Take what it brings: every four Silver and cards in hand together are 1 VP. Then end your turn.
lesson-end-done = Above you see all parts of everybody’s score. What to remember: get Devices on their way that others finish, use coloured dice for what they are good at, and do not spend the Influence that gives you a majority.
