# Great Lakes: what its places, cards, moves, events and refusals are called.
# Attributes: .acc is the form after a verb ("take the …"), where a language has one.

title = Ticket to Ride: Rails & Sails, Great Lakes
tagline = Join the cities of the Great Lakes by rail and by sea.

## Places

place-duluth = Duluth
place-thunder_bay = Thunder Bay
place-marathon = Marathon
place-timmins = Timmins
place-rouyn_noranda = Rouyn-Noranda
place-marquette = Marquette
place-sault_ste_marie = Sault Ste. Marie
place-sudbury = Sudbury
place-montreal = Montréal
place-ottawa = Ottawa
place-wausau = Wausau
place-eau_claire = Eau Claire
place-green_bay = Green Bay
place-traverse_city = Traverse City
place-south_baymouth = South Baymouth
place-perry_sound = Perry Sound
place-port_elgin = Port Elgin
place-kingston = Kingston
place-toronto = Toronto
place-bay_city = Bay City
place-muskegon = Muskegon
place-milwaukee = Milwaukee
place-madison = Madison
place-syracuse = Syracuse
place-albany = Albany
place-buffalo = Buffalo
place-detroit = Detroit
place-cedar_rapids = Cedar Rapids
place-chicago = Chicago
place-erie = Erie
place-scranton = Scranton
place-south_bend = South Bend
place-toledo = Toledo
place-cleveland = Cleveland
place-new_york = New York
place-junction_superior = Lake Superior (junction)
place-junction_huron = Lake Huron (junction)

## Cards

card-plain = { $colour } train
    .acc = a { $colour } train
card-anchored = { $colour } train with an anchor
    .acc = a { $colour } train with an anchor
card-single = { $colour } ship
    .acc = a { $colour } ship
card-double = { $colour } double ship
    .acc = a { $colour } double ship
card-wild = wild card
    .acc = a wild card

colour-purple = purple
colour-yellow = yellow
colour-green = green
colour-red = red
colour-black = black
colour-white = white
colour-grey = grey

## What is being decided

phase-first_tickets = Which tickets do you keep? At least three.
phase-pieces = How many trains and ships do you start with?
phase-turn = Take cards, claim a route, draw tickets, build a harbour, or exchange pieces.
phase-second_card = Take a second card, or stop.
phase-refill = From which deck is the empty place filled?
phase-tickets = Which tickets do you keep? At least one.
phase-colour = In which colour do you pay?
phase-pay = With which cards do you pay?
phase-singles = With how many single ships do you pay?
phase-over = The game is over.

## Moves

move-take = Take { $card } from place { $slot }
move-draw = Draw from the { $deck ->
    [train] train deck
   *[ship] ship deck
}
move-stop = Take no second card
move-refill = Fill the place from the { $deck ->
    [train] train deck
   *[ship] ship deck
}
move-claim = Claim { $route }: { $type ->
    [rail] rail
   *[sea] sea
}, { $hue }, { $length ->
    [one] { $length } space
   *[other] { $length } spaces
}, { $points ->
    [one] { $points } point
   *[other] { $points } points
}{ $which ->
    [first] {", "}first of two
    [second] {", "}second of two
   *[only] {""}
}
move-harbour = Build a harbour in { $city }
move-colour = { $colour ->
    [wild] Pay with wild cards alone
   *[other] Pay in { $colour }
}
move-pay = Pay { $payment }
move-singles = Pay with { $cards ->
    [one] { $cards } single ship
   *[other] { $cards } single ships
}
move-tickets = Draw { $tickets ->
    [one] { $tickets } ticket
   *[other] { $tickets } tickets
}
move-keep = Keep { $chosen }
move-pieces = Start with { $trains } trains and { $ships } ships
move-exchange = { $to ->
    [train] Exchange { $pieces ->
        [one] a ship for a train
       *[other] { $pieces } ships for trains
    }
   *[ship] Exchange { $pieces ->
        [one] a train for a ship
       *[other] { $pieces } trains for ships
    }
} ({ $pieces ->
    [one] −{ $pieces } point
   *[other] −{ $pieces } points
})
move-pass = Pass: nothing can be done

## Events.  $seat-is is “you” or “other”; a card that may not be seen is “none”.

event-took = { $seat-is ->
    [you] You take
   *[other] { $seat } takes
} { $card } from place { $slot }.
event-drew = { $seat-is ->
    [you] You draw
   *[other] { $seat } draws
} { $card ->
    [none] { $deck ->
        [train] a card from the train deck
       *[ship] a card from the ship deck
    }
   *[other] { $card }
}.
event-turned-up = Turned up on place { $slot }: { $card }.
event-reshuffled = The { $deck ->
    [train] train
   *[ship] ship
} deck is shuffled anew: { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}.
event-swept = Three wild cards: the display is replaced{ $times ->
    [1] {""}
   *[other] {" "}(×{ $times })
}.
event-claimed = { $seat-is ->
    [you] You claim
   *[other] { $seat } claims
} the { $type ->
    [rail] rail
   *[sea] sea
} route { $route }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
event-paid = Paid: { $payment }.
event-built-harbour = { $seat-is ->
    [you] You build
   *[other] { $seat } builds
} a harbour in { $city }.
event-drew-tickets = { $seat-is ->
    [you] You draw
   *[other] { $seat } draws
} { $tickets ->
    [one] { $tickets } ticket
   *[other] { $tickets } tickets
}.
event-chose = { $seat-is ->
    [you] You have chosen.
   *[other] { $seat } has chosen.
}
event-kept = { $seat-is ->
    [you] You keep
   *[other] { $seat } keeps
} { $tickets ->
    [one] { $tickets } ticket
   *[other] { $tickets } tickets
}.
event-returned = { $seat-is ->
    [you] You put
   *[other] { $seat } puts
} { $tickets ->
    [one] { $tickets } ticket
   *[other] { $tickets } tickets
} under the deck{ $chosen ->
    [none] {""}
   *[other] {": "}{ $chosen }
}.
event-chose-pieces = { $seat-is ->
    [you] You start
   *[other] { $seat } starts
} with { $trains } trains and { $ships } ships.
event-exchanged = { $seat-is ->
    [you] You exchange
   *[other] { $seat } exchanges
} { $to ->
    [train] { $pieces ->
        [one] a ship for a train
       *[other] { $pieces } ships for trains
    }
   *[ship] { $pieces ->
        [one] a train for a ship
       *[other] { $pieces } trains for ships
    }
} (−{ $pieces }).
event-passed = { $seat-is ->
    [you] You can do nothing and pass
   *[other] { $seat } can do nothing and passes
}.
event-last-turns = { $seat-is ->
    [you] You have
   *[other] { $seat } has
} six pieces or fewer: everybody has two more turns.
event-began = { $seat-is ->
    [you] It is your turn
   *[other] It is the turn of { $seat }
}.
event-ended = The game is over: { $reason ->
    [last_turns] the last turns are played
   *[turn_limit] the agreed number of turns is reached
}.

## Refusals, each with the number of its rule

error-first-player = Seat { $seat } cannot begin at a table with { $seats } seats.
error-wrong-moment = Something else is being decided now. { $phase ->
    [first_tickets] You choose the tickets that you keep, at least three ({ $clause }).
    [pieces] You choose your trains and ships ({ $clause }).
    [turn] You choose one of the five actions ({ $clause }).
    [second_card] You have taken a card: take a second one, or stop ({ $clause }).
    [refill] You choose the deck that fills the empty place ({ $clause }).
    [tickets] You choose the tickets that you keep, at least one ({ $clause }).
    [colour] You choose the colour in which you pay ({ $clause }).
    [pay] You choose the cards with which you pay ({ $clause }).
   *[singles] You choose with how many single ships you pay ({ $clause }).
}
error-slot-empty = No card lies on place { $slot } ({ $clause }).
error-wild-second = A wild card of the display can only be the first and only card of a turn ({ $clause }, { $also }).
error-deck-empty = This deck is empty ({ $clause }).
error-no-stop = At this table a second card must be taken ({ $clause }).
error-route-taken = { $own ->
    [yes] You have claimed this route already
   *[no] Another player has claimed this route
} ({ $clause }).
error-route-closed = The other route of this double route is claimed: this one is closed ({ $clause }, { $also }).
error-route-pieces = It takes { $length ->
    [one] { $length } piece
   *[other] { $length } pieces
}; you have { $left } { $type ->
    [rail] trains
   *[sea] ships
} left ({ $clause }).
error-route-cards = It takes cards for { $length ->
    [one] { $length } space
   *[other] { $length } spaces
} of this type and colour; yours cover { $reach } ({ $clause }).
error-paying-this = You have chosen this route: now choose how to pay for its { $length ->
    [one] one space
   *[other] { $length } spaces
} ({ $clause }).
error-paying-harbour = You have chosen this city: now choose how to pay for the harbour ({ $clause }).
error-paying-other = First pay for what you have chosen, or take it back ({ $clause }).
error-harbours-built = All three harbours are built ({ $clause }).
error-harbour-taken = { $own ->
    [yes] Your harbour stands here already
   *[no] Another player’s harbour stands here, and a city has only one
} ({ $clause }).
error-harbour-route = No route of yours ends in this city yet ({ $clause }).
error-harbour-cards = Two train and two ship cards of one colour are needed, all with the anchor; you lack { $missing ->
    [one] { $missing } of them
   *[other] { $missing } of them
}, and wild cards would do ({ $clause }, { $also }).
error-colour = It takes { $length }; your cards of this colour and wild cards cover { $reach } ({ $clause }).
error-colour-none = You hold no card of this colour that could pay for it ({ $clause }).
error-payment = These cards do not cover { $length ->
    [one] one space
   *[other] just { $length } spaces
}, or you do not hold them ({ $clause }, { $also }).
error-payment-wild = You hold { $held ->
    [one] { $held } wild card
   *[other] { $held } wild cards
} ({ $clause }).
error-payment-special = { $sea ->
    [yes] Double ships of this colour in your hand: { $held }
   *[no] Train cards of this colour with the anchor in your hand: { $held }
} ({ $clause }).
error-no-tickets = No ticket is left ({ $clause }).
error-keep-more = At least { $least ->
    [one] { $least } ticket
   *[other] { $least } tickets
} must be kept ({ $clause }, { $also }).
error-not-drawn = Only { $drawn ->
    [one] { $drawn } ticket was
   *[other] { $drawn } tickets were
} drawn ({ $clause }).
error-exchange = { $to ->
    [train] Ships in your supply: { $supply }, trains in the box: { $boxed }
   *[ship] Trains in your supply: { $supply }, ships in the box: { $boxed }
}; you want to exchange { $pieces } ({ $clause }).
error-no-pass = You can still do something else, so you do not pass ({ $clause }).
error-position-deck = { $where }: { $card } is never in this deck ({ $clause }).
error-position-deck-empty = { $where } is empty although its discard pile is not ({ $clause }).
error-position-tickets = Every ticket must be in just one place ({ $clause }).
error-position-returned = { $where }: nobody knows this ticket to lie there ({ $clause }, { $also }).
error-position-double = { $where }: the other route of this double route is claimed as well ({ $clause }, { $also }).
error-position-harbour = { $where }: no harbour can stand there ({ $clause }, { $also }).
error-position-pieces = { $where }: seat { $seat } has { $found } pieces of a type instead of { $expected } ({ $clause }).
error-position-boxed = { $where }: the box of seat { $seat } must hold { $expected } pieces ({ $clause }).
error-position-phase-payment = { $where }: what is being paid for does not fit what is being decided ({ $clause }).
error-position-phase-taken = { $where }: so many cards cannot have been taken now ({ $clause }).
error-position-phase-tickets = { $where }: this does not fit what is being decided ({ $clause }).
error-position-route-closed = { $where }: this route cannot be claimed ({ $clause }, { $also }).
error-position-display = { $where }: the display cannot look like this now ({ $clause }, { $also }).
error-position-course = { $where }: this does not fit the end of the game ({ $clause }, { $also }).

## On the screen

type-rail = rail
type-sea = sea
region-superior = Lake Superior
region-north = The north
region-michigan = Lake Michigan and the west
region-huron = Lake Huron
region-erie = Lake Erie
region-ontario = Lake Ontario and the east
lake-superior = Superior
lake-michigan = Michigan
lake-huron = Huron
lake-erie = Erie
lake-ontario = Ontario
