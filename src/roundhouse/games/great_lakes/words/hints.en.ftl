# Hints: why a move is worth making

hint-take = You do not need it yet, but { $card } may be of use later.
hint-take-wanted = A route or a harbour that you work for lacks { $card }.
hint-take-wild = A wild card fits everything, but it is the whole turn.
hint-draw = { $deck ->
    [train] Nobody sees what it is, and every sixth card of the train deck is wild.
   *[ship] Nobody sees what it is, and most cards of the ship deck are double ships.
}
hint-refill = The others will see what comes: leave them as little as you can.
hint-refill-own = What comes may be the second card that you take.
hint-stop = Nothing that lies there is worth taking.
hint-claim-ticket = { $route } lies on the way of your tickets and brings { $points ->
    [one] { $points } point
   *[other] { $points } points
} at once.
hint-claim-contested = { $route } lies on the way of your tickets, and others are near who may take it.
hint-claim = { $route } brings { $points ->
    [one] { $points } point
   *[other] { $points } points
} at once.
hint-harbour = With the tickets completed so far a harbour in { $city } brings { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
hint-harbour-early = Your tickets to { $city } are not completed yet, but an unbuilt harbour costs points.
hint-colour = This is the colour that you need least elsewhere.
hint-colour-wild = Wild cards are too good for this if others will do.
hint-pay = Keep wild cards, anchors and double ships as long as you can.
hint-tickets = Your tickets are completed, and there are pieces for more.
hint-tickets-late = It is too late for new tickets.
hint-tickets-open = Complete the tickets that you have first.
hint-keep = What can be completed together: { $chosen }.
hint-pieces = Your tickets lead over some { $rail } spaces of rail and { $sea } of sea.
hint-exchange = It costs { $pieces ->
    [one] { $pieces } point
   *[other] { $pieces } points
} and a turn, and you do not need it.
hint-exchange-needed = It costs { $pieces ->
    [one] { $pieces } point
   *[other] { $pieces } points
}, but you lack pieces for a route that you need.
hint-pass = There is nothing else to do.
