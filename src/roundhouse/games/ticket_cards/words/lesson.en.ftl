# The guided first game: what each step is called, and what it says.

lesson-goal = Welcome aboard
    .text = You hold tickets: two cities and the colours of the cards they need. Collect these cards in your stack. At the end every completed ticket brings its points, and every other one costs them. Most points win.
lesson-tickets = Choose your tickets
    .text = You may keep as many of the six as you like, but at least one. These two ask for the same colours, blue and green, which you have in your hand. Keep both.
lesson-enough = Enough for now
    .text = A ticket that you cannot complete costs its points, so do not be greedy. Give the other four back.
lesson-hand = Your cards
    .text = You hold train cards: three blue ones, two green ones and some more. The locomotive stands for any colour. But cards in hand do not count for tickets: they have to go through your depot first.
lesson-lay = Into the depot
    .text = On your turn you may lay two or more cards of one colour as a row. Lay both green ones, and keep the locomotive for later.
lesson-dispatch = Cards leave by themselves
    .text = At the beginning of each of your turns one card of every row goes to your stack. One green card has just arrived there. What is in the stack is safe; what waits in the depot is not.
lesson-rival = Somebody in your way
    .text = Your opponent has laid two blue cards. Nobody may lay blue now, unless with more cards than that row has. You have three!
lesson-rob = Rob that row
    .text = Lay your three blue cards. Three beat two: your opponent’s row is discarded, and yours takes its place.
lesson-robbed = The trick of the game
    .text = Now blue is yours. Your turn has begun again, so a card of each of your rows has moved on to your stack. Short rows are quickly safe, long ones are hard to rob: that is what you weigh every time.
lesson-draw = Draw two cards
    .text = Instead of laying cards you may draw two: open ones or from the deck. An open locomotive counts as both. Take the blue and the green one, or whatever you like better.
lesson-more = More tickets
    .text = A turn may also go into new tickets: you look at four, keep as many as you like and give back the others.
lesson-end = How it ends
    .text = When the train deck is empty, everybody has one last turn. Then you complete tickets with the cards of your stack. The six big cities pay a bonus to whoever has served them most often.
lesson-play = Now play!
    .text = That is all you need. This table goes on against an easy opponent, and whatever you may do is lit. Have a good trip!
