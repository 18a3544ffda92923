lesson-load = Loading
lesson-load-about = You are a merchant at an oasis. After three rounds the most points win: 1 for each coin, 3 for each camel, and the value of your cargo. A round begins with loading: everybody puts one card aside, in secret. It can no longer be sold, but it scores its value at the end: dates 2, salt 3, silk 5.
lesson-load-1 = Whoever loads the most valuable card of the round also finds 1 water. Press **{ good-silk }**: nothing can beat it.
lesson-load-1-no = That is allowed. But silk is worth 5 at the end and cannot be outbid, so it brings you the water, too.
lesson-load-done = All cards were laid open together, and yours was the most valuable: your water is there. Everybody takes one turn now. This is what every game here is like: you decide in a message that only you can see, and all see what came of it.

lesson-trade = Trading
lesson-trade-about = On your turn you take exactly one action. **Trade** is the one that brings money: discard a card at a stall and take its value plus the stall’s bonus. Then that bonus falls to 0, and the other stall’s rises by 1.
lesson-trade-1 = Before you sell, make the stall better. Drinking is a *free action*: at any moment of your turn you may spend 1 water, and a bonus rises by 1. Free actions stand below the question: press **Drink**.
lesson-trade-1-no = You may sell at once, but a drink first makes every trade better by a coin. Press Drink below the actions.
lesson-trade-2 = Which bonus shall rise? Take the **gate**.
lesson-trade-2-no = The well would do just as well. So that we talk about the same stall, let us take the gate.
lesson-trade-3 = The question from before is back: a free action costs you no action. Now **trade**.
lesson-trade-4 = Sell the **silk**: the bonus is the same for every card, so it is the value that counts.
lesson-trade-4-no = Dates bring 2 instead of 5. Keep them for a turn on which you have nothing better.
lesson-trade-5 = At which stall? The **gate** has a bonus of 2 now: 5 + 2 = 7 coins.
lesson-trade-5-no = The well pays 1 less. Whatever you press, *Undo* takes it back until you confirm the turn.
lesson-trade-done = 7 coins for a card. The gate’s bonus is gone, and the well’s has risen: whoever trades next will look there.

lesson-cards = New cards
lesson-cards-about = Between rounds everybody draws two cards. If you want better ones, **scout**: look at the top two cards of the deck, keep one and put the other back.
lesson-cards-1 = Press **Scout**. Then the bot stops you: you are about to see something hidden, and from then on nothing before it can be taken back. Go on.
lesson-cards-2 = Put the cards in order: the first one you press goes to your hand, the other one back on the deck. Choose as you like.
lesson-cards-done = Nobody else knows what you took: others read only that you have looked at two cards. And you know what the next player would draw.

lesson-raid = Raiding
lesson-raid-about = With no coin and only dates in your hand there is another way to money: **raid** another merchant and take 1 coin. Whoever is raided may spend 1 water to get away.
lesson-raid-1 = Press **Raid**. There is only one other merchant, so you are not even asked whom.
lesson-raid-1-no = Also allowed. But here you are to see how others can answer you in the middle of your turn: raid.
lesson-raid-done = They got away, and it cost them their water. Questions can come to you on other people’s turns, too: then the bot calls you. If you always want the same, tell it once: *From now on…* is a menu below such a question.

lesson-buy = Buying
lesson-buy-about = **Stock up** buys water for 1 coin and camels for 2. A camel is 3 points at the end, a coin only 1: a camel is always worth it. And the first to own 3 camels is paid 2 coins at once.
lesson-buy-1 = You have 2 camels and 5 coins. Press **Stock up**.
lesson-buy-2 = Add with **+**, take back with **−**; the line above tells what it costs. Buy the third camel, and water if you like. Then confirm.
lesson-buy-2-no = Nothing wrong with water. But the third camel pays for itself today, and there are only five in the game.
lesson-buy-done = A camel for 2 coins, and 2 coins for your caravan. There is a fifth action, **explore**: you meet somebody on the road and carry out what they say. You will see.

lesson-end = The last turn
lesson-end-about = The end of a short game. The other merchant has just bought water; yours is the last turn of all. You have 7 coins, 1 camel (3 points) and cargo worth 8: 18 points so far. The other one has 19.
lesson-end-1 = Do whatever you think is best, and confirm. Count: what would each action bring in points? Water is worth nothing at the end, so drink it.
lesson-end-done = That was a whole game in pieces. Above you see how everybody’s points came together. What you can always ask for: `/rules` and a word or number, *What is this?* for the question before you, *Why not…?* for what you cannot press.
