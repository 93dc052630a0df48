# The guided first game: what each step is called, and what it says.

lesson-goal = Welcome to the island
    .text = You build a train and deliver passengers and cargo to the places of the island. Points come from what you deliver, from your train and from what it carries. You begin with an engine.
lesson-turn = Two actions a turn
    .text = Each turn you do two things: take a card or a passenger, build, load or deliver. Every card in your hand can be built, spent to pay for another one, or loaded as cargo.
lesson-build = Build a hopper
    .text = The hopper carries coal and costs 1: you pay with another card of your hand. Build it, and pay with the Grand Central, which is far too dear for now.
lesson-trick = The trick of the game
    .text = You may load the trains of others, too. What you load there belongs to them, but you get the benefit printed on the engine or car. Your opponent’s engine gives two cards!
lesson-load = A passenger for somebody else
    .text = Two passengers wait beside your engine. Put the white one on your opponent’s engine.
lesson-benefit = Your benefit
    .text = Two cards are yours: from the open row or from the deck, as you like. That was your second action, so then your opponent plays.
lesson-passenger = Your own passenger
    .text = Now for yourself. The black passenger wants to go to Devon City. Put it on your own engine; there you get no benefit, but it is yours to deliver.
lesson-deliver = Deliver
    .text = Deliver the passenger to Devon City. Whoever comes there first gets the best reward of the ticket, here four tokens. Then finish the delivery.
lesson-points = Your first points
    .text = Each token is 1 point, and the cards of your train and what is loaded on them count, too. Your points are shown here.
lesson-cargo = Cards as cargo
    .text = In its corner each card shows which cargo it can be. This boxcar shows coal, so it can ride in your hopper. Load it there.
lesson-contracts = Contracts
    .text = Each place asks for cargo. Alpine Lodge wants two coal at once, for 4 points: build a second hopper and fill it. Whoever fulfils this starting contract may then choose a larger one.
lesson-end = How it ends
    .text = Each starting contract and each full ticket moves the progress train on. When it reaches its last space, or the cards run out, everybody has one more turn. At the end of a turn you may keep five cards.
lesson-play = Now play!
    .text = One action is left to you. This table goes on against an easy opponent, and whatever you may do is lit. Have a good trip!
