# The guided first game: what each step is called, and what it says.

lesson-goal = Welcome to the lakes
    .text = You claim routes between cities, by rail and by sea. Each route scores at once. Tickets name two cities: join them with your routes and the ticket adds its points in the end; if you do not, it subtracts them.
lesson-tickets = Your tickets
    .text = Of five tickets you keep at least three. Short ones near each other are good for a start: three are chosen for you. Point at one or touch it to see it on the map, then keep them.
lesson-plan = A plan
    .text = From Syracuse to Montréal it is not far: by rail to Kingston, two purple spaces, and on by sea, three yellow ones. That is what we do now.
lesson-train = Take a card
    .text = A turn is one of five things; the most usual is to take two cards. You hold a purple train, so take the open purple one. The gap is filled from the deck you choose.
lesson-ship = And a second one
    .text = Double ships cover two spaces of sea. You have a yellow one: take the other. Then fill the gap again, and your turn is over.
lesson-rail = Claim a route
    .text = Two purple train cards, two purple spaces: choose the route between Syracuse and Kingston, and confirm. The cards are spent, and your trains stand there for good.
lesson-points = Points at once
    .text = Two spaces brought you 2 points, and longer routes bring far more: four spaces 7, six spaces 15. Your points, trains and ships are counted here.
lesson-sea = Now by sea
    .text = Your two double ships cover up to four spaces, so they pay for the three yellow ones to Montréal. Sea routes take ship cards, and grey ones any one colour. Wild cards stand for trains and for single ships.
lesson-done = A ticket completed!
    .text = Your routes join Syracuse and Montréal: 5 points are yours in the end. Rail and sea mix as you like, and your network may grow from anywhere.
lesson-harbour = Harbours
    .text = In a port where one of your routes ends you may build a harbour, for two trains and two single ships of one colour, all with an anchor. It brings up to 30 points: the more of your completed tickets name the city, the better.
lesson-more = And besides
    .text = A turn may also bring new tickets: draw four, keep at least one. Or you exchange trains for ships, for a point each, when you run short of one.
lesson-end = How it ends
    .text = When somebody has six pieces or fewer, everybody has two more turns. Then tickets add or subtract their points, harbours score, and each one not built costs 4. The most points win.
lesson-play = Now play!
    .text = That is all you need. This table goes on against an easy opponent, and whatever you may do is lit. Have a good voyage!
