# What the things on the table are, and what they cost and bring now.

about-named = { $named }
about-plain = Pays for one space of a rail route of its colour, or of a grey one.
about-anchored = Pays for one space of a rail route; with its anchor it also pays for a harbour.
about-single = Pays for one space of a sea route; with its anchor it also pays for a harbour.
about-double = Pays for two spaces of a sea route.
about-wild = Stands for any train or ship. Taken from the open cards it is the only card of the turn.
about-held = { $count ->
    [0] You hold none.
   *[other] You hold { $count }.
}

about-route = { $route }
about-route-costs = { $type ->
    [rail] A rail route
   *[sea] A sea route
} of { $length ->
    [one] one space
   *[other] { $length } spaces
}: pay { $hue ->
    [grey] cards of any one colour
   *[other] { $hue } cards
} for each space.
about-route-brings = Claiming it brings { unit-points } at once.
about-route-of = { $seat-is ->
    [you] It is yours.
   *[other] It belongs to { $seat }.
}
about-route-closed = The other route of this double route is claimed, so this one is closed to you.
about-route-now = Your cards cover { $reach } of { $length }; { $type ->
    [rail] trains left
   *[sea] ships left
}: { $left }.

about-port = Port { $city }
about-port-costs = A harbour costs two train and two ship cards of one colour, all with an anchor; wild cards stand in.
about-port-brings = At the end it brings { $one }, { $two } or { $three } points for one, two or more of your completed tickets to this city.
about-port-of = { $seat-is ->
    [you] The harbour here is yours.
   *[other] The harbour here belongs to { $seat }.
}
about-port-worth = It is worth { unit-points } now.
about-port-now = { $now ->
    [ready] You can build here now.
    [cards] Your route ends here; you lack the cards.
   *[route] You need a route of your own that ends here.
}

about-ticket = Ticket { $a } – { $b }
about-ticket-use = Connect the two cities by your own routes, over land and water.
about-ticket-points = Brings { unit-points } at the end if you do, and costs as many if you do not.
about-ticket-done = You have completed it.
about-ticket-lost = It can no longer be completed.
about-ticket-left = The shortest way still takes { $pieces ->
    [one] one piece
   *[other] { $pieces } pieces
}.

about-pile-train = Train cards
about-pile-train-use = A turn may be spent on two cards, from the piles or from the open ones.
about-pile-ship = Ship cards
about-pile-ship-use = A turn may be spent on two cards, from the piles or from the open ones.
about-pile-tickets = Tickets
about-pile-tickets-use = A turn may be spent on four new tickets, of which you keep at least one.
about-left = { $cards ->
    [0] It is empty.
    [one] One card is left.
   *[other] { $cards } cards are left.
}
about-exchange = Exchange pieces
about-exchange-use = Trains for ships or ships for trains from the box: it takes the turn and costs a point for each piece.

about-count = { $seat-is ->
    [you] You have { $count }.
   *[other] { $seat } has { $count }.
}
about-hand = Cards in hand
about-hand-use = They pay for routes and harbours; at the end they bring nothing.
about-tickets = Tickets
about-tickets-use = Secret until the end: completed ones bring their points, the others cost them.
about-trains = Trains left
about-trains-use = One on each space of a rail route. When somebody is almost out of pieces, the last turns begin.
about-ships = Ships left
about-ships-use = One on each space of a sea route. When somebody is almost out of pieces, the last turns begin.
about-harbours = Harbours to build
about-harbours-use = Each harbour that is not built by the end costs 4 points.
about-points = Points: { $points }
about-points-track = Routes, less exchanges: { $points }.
about-points-unbuilt = Harbours not built so far ({ $count }): −{ $points }.
about-points-tickets = Tickets as they stand now: { $points }.
about-points-hidden = Tickets are secret until the end and come on top.
