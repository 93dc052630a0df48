# Ticket to Ride: The Card Game: what its cards, moves, events and refusals are called.
# Attributes: .acc is the form after a verb ("take …"), where a language has one.

title = Ticket to Ride: The Card Game
tagline = Gather trains in your depot, get them past the robbers, and complete your tickets.

## Cards

card-black = black card
    .acc = a black card
card-blue = blue card
    .acc = a blue card
card-green = green card
    .acc = a green card
card-orange = orange card
    .acc = an orange card
card-purple = purple card
    .acc = a purple card
card-red = red card
    .acc = a red card
card-white = white card
    .acc = a white card
card-yellow = yellow card
    .acc = a yellow card
card-locomotive = locomotive
    .acc = a locomotive

colour-black = black
    .acc = a black
colour-blue = blue
    .acc = a blue
colour-green = green
    .acc = a green
colour-orange = orange
    .acc = an orange
colour-purple = purple
    .acc = a purple
colour-red = red
    .acc = a red
colour-white = white
    .acc = a white
colour-yellow = yellow
    .acc = a yellow

# One letter for each colour, for those who do not tell colours apart (TC-008)
short-black = K
short-blue = B
short-green = G
short-orange = O
short-purple = P
short-red = R
short-white = W
short-yellow = Y
short-locomotive = ★

ticket = { $city } – { $other } ({ $points })

## Cities

city-seattle = Seattle
city-los-angeles = Los Angeles
city-chicago = Chicago
city-dallas = Dallas
city-new-york = New York
city-miami = Miami
city-atlanta = Atlanta
city-boston = Boston
city-calgary = Calgary
city-charleston = Charleston
city-denver = Denver
city-duluth = Duluth
city-el-paso = El Paso
city-helena = Helena
city-houston = Houston
city-kansas-city = Kansas City
city-las-vegas = Las Vegas
city-montreal = Montréal
city-nashville = Nashville
city-new-orleans = New Orleans
city-omaha = Omaha
city-phoenix = Phoenix
city-pittsburgh = Pittsburgh
city-portland = Portland
city-raleigh = Raleigh
city-saint-louis = Saint Louis
city-salt-lake-city = Salt Lake City
city-san-francisco = San Francisco
city-santa-fe = Santa Fe
city-sault-st-marie = Sault St. Marie
city-toronto = Toronto
city-vancouver = Vancouver
city-washington = Washington
city-winnipeg = Winnipeg

## What is being decided

phase-start_tickets = Which tickets do you keep? At least one.
phase-dispatch = Which card of this row goes to your stack?
phase-turn = Draw train cards, lay some into your depot, or draw tickets.
phase-second_card = Where does the second card come from?
phase-locomotives = How many locomotives join the group?
phase-triple = Which colour is the next of the three?
phase-tickets = Which of these tickets do you keep?
phase-complete = Which tickets do you complete?
phase-over = The game is over.

## Moves

move-send = Send { $card } of the { $colour } row to the stack
move-draw = Draw the top card of the deck
move-take = Take { $card } from place { $place }
move-stop = Take no second card
move-lay = { $coloured ->
    [0] Lay { $colour-acc } group of locomotives only
    [one] Lay { $colour-acc } group: one { $colour } card
   *[other] Lay { $colour-acc } group: { $coloured } { $colour } cards
}{ $locomotives ->
    [0] {""}
    [one] {" "}and one locomotive
   *[other] {" "}and { $locomotives } locomotives
}{ $robs ->
    [yes] , a robbery
   *[no] {""}
}
move-add = { $locomotives ->
    [0] No locomotives
    [one] With one locomotive
   *[other] With { $locomotives } locomotives
}: a group of { $cards }
move-triple = Lay three colours: { $number ->
    [1] first
    [2] second
   *[3] third
} { $colour }
move-tickets = Draw { $tickets ->
    [one] one ticket
   *[other] { $tickets } tickets
}
move-keep = Keep { $ticket }
move-complete = Complete { $ticket }
move-done = { $tickets ->
    [0] Done: none
    [one] Done: one ticket
   *[other] Done: { $tickets } tickets
}
move-pass = Pass

## Events.  $seat-is is “you” or “other”; a card that may not be seen is “none”.

event-began = { $seat-is ->
    [you] It is your turn
   *[other] It is the turn of { $seat }
}{ $last ->
    [1] , the last one
   *[0] {""}
}.
event-sent = { $seat-is ->
    [you] You send
   *[other] { $seat } sends
} { $kind ->
    [locomotive] a locomotive
   *[coloured] a card
} of the { $colour } row to the stack.
event-drew = { $seat-is ->
    [you] You draw
   *[other] { $seat } draws
} { $card ->
    [none] a card from the deck
   *[other] { $card } from the deck
}.
event-took = { $seat-is ->
    [you] You take
   *[other] { $seat } takes
} { $card } from place { $place }; { $next_card ->
    [none] the place stays empty
   *[other] the next card there is { $next_card }
}.
event-washed = Three locomotives lie open: all open cards are replaced.
event-laid = { $seat-is ->
    [you] You lay
   *[other] { $seat } lays
} { $colour-acc } group: { $coloured ->
    [one] one card
   *[other] { $coloured } cards
}{ $locomotives ->
    [0] {""}
    [one] {" "}and one locomotive
   *[other] {" "}and { $locomotives } locomotives
}.
event-tripled = { $seat-is ->
    [you] You lay
   *[other] { $seat } lays
} three colours: { $colour }, { $second }, { $third }.
event-robbed = { $seat-is ->
    [you] You rob
   *[other] { $seat } robs
} { $victim-is ->
    [you] you
   *[other] { $victim }
}: the { $colour } row ({ $cards }) is discarded.
event-looked = { $seat-is ->
    [you] You look
   *[other] { $seat } looks
} at { $ticket ->
    [none] a ticket
   *[other] the ticket { $ticket }
}.
event-kept = { $seat-is ->
    [you] You keep
   *[other] { $seat } keeps
} { $tickets ->
    [0] no ticket
    [one] one ticket
   *[other] { $tickets } tickets
}.
event-passed = { $seat-is ->
    [you] You pass
   *[other] { $seat } passes
}.
event-scored = { $seat-is ->
    [you] You complete
   *[other] { $seat } completes
} { $tickets ->
    [0] no ticket
    [one] one ticket
   *[other] { $tickets } tickets
}: +{ $points }.
event-resumed = The cards are shuffled for the second half; { $cards ->
    [one] one card lies
   *[other] { $cards } cards lie
} in the new deck.
event-ended = { $reason ->
    [deck_empty] The game is over: the deck is empty and the last turns are played
   *[truncated] The game was cut off: the number of turns agreed is reached
}.

## Refusals, each with the number of its rule

error-first-player = Seat { $seat } cannot begin at a table with { $seats } seats.
error-wrong-moment = Something else is being decided now. { $phase ->
    [start_tickets] You choose the tickets to start with ({ $clause }).
    [dispatch] You choose which card of the row goes to the stack ({ $clause }).
    [turn] You draw train cards, lay some, or draw tickets ({ $clause }).
    [second_card] You have taken a card: take a second one ({ $clause }).
    [locomotives] You choose how many locomotives join the group ({ $clause }).
    [triple] You name the colours of the three cards ({ $clause }).
    [tickets] You choose the tickets to keep ({ $clause }).
   *[complete] You choose the tickets to complete ({ $clause }).
}
error-other-row = Another row is being dispatched ({ $clause }).
error-deck-empty = The train deck is empty: no more train cards are drawn ({ $clause }, { $also }).
error-place-empty = No card lies on place { $place } ({ $clause }).
error-loco-second = An open locomotive counts as two cards, so it cannot be the second one ({ $clause }).
error-second-card-due = You have taken one card, and a second one is due ({ $clause }).
error-own-row = This colour has a row in your depot already ({ $clause }).
error-not-in-hand = It takes { $cards ->
    [one] { $cards } such card
   *[other] { $cards } such cards
}; you hold { $held } ({ $clause }).
error-locos-alone = At this table a group needs at least one coloured card ({ $clause }).
error-row-too-large = Another player’s row of this colour has { $cards ->
    [one] one card
   *[other] { $cards } cards
}, and more are needed; you hold { $held } of this colour and { $locomotives ->
    [one] { $locomotives } locomotive
   *[other] { $locomotives } locomotives
} ({ $clause }).
error-group-too-small = A group has at least two cards; you hold { $held } of this colour and { $locomotives ->
    [one] { $locomotives } locomotive
   *[other] { $locomotives } locomotives
} ({ $clause }, { $also }).
error-cards-needed = The group must have at least { $cards } cards ({ $clause }, { $also }).
error-triple-blocked = A row of this colour lies in a depot, so it cannot be one of the three ({ $clause }).
error-same-colour = You have named this colour already; the three are different ({ $clause }).
error-no-three-colours = Three colours without a row in any depot are needed; you hold { $colours } ({ $clause }).
error-no-tickets-left = Too few tickets are left in the deck: { $left } ({ $clause }, { $also }).
error-not-looked-at = This ticket is not among those you may keep ({ $clause }).
error-keep-one = At least one ticket must be kept ({ $clause }).
error-cards-missing = The stack lacks the cards for this ticket ({ $clause }, { $also }).
error-ticket-not-held = This ticket is not among those you may complete ({ $clause }).
error-no-pass = You pass only in a last turn, or if nothing else can be done; you still can ({ $clause }).
error-position-returned = { $where }: nobody knows this ticket to lie there ({ $clause }).
error-position-colour-twice = { $where }: { $colour } has a row already ({ $clause }).
error-position-row-empty = { $where } is a row without cards ({ $clause }).
error-position-ticket-twice = { $where }: { $ticket } is there twice.
error-position-no-ticket = { $where }: player { $seat } has no ticket ({ $clause }).
error-position-display-gap = { $where } has a gap, though there are cards in the deck ({ $clause }).
error-position-last-turns = { $where } does not fit the number of cards in the deck ({ $clause }).
error-position-declared = { $where }: tickets are declared that cannot be completed now ({ $clause }).

## The table in a terminal

tc-cards = Cards
tc-tickets = Tickets
tc-completed = Completed
tc-stack = Stack
tc-depot = Depot
tc-open = Open cards:
tc-deck = Deck: { $cards }. Tickets: { $tickets }. Discarded: { $discards }.
tc-half = { $half ->
    [0] First deck.
   *[1] Second deck.
}
tc-last-turns = Last turns to come: { $turns }.
tc-hand = Your hand ({ $cards }):
tc-your-tickets = Your tickets:
tc-looked-at = You look at:
tc-returned = You returned to the deck:
tc-your-stack = Stack of player { $number }:
tc-bonuses = Big cities:
tc-part = Ticket or city
tc-points = Points
tc-total = Total
tc-legend = ★ is a locomotive, which stands for any colour.
