# Hints: why a move is worth making

hint-decline = Nothing that you could do now is worth its price.
hint-take-card = { $card } is of more use to you than the other cards.
hint-take-deck = The cards in the row are of little use to you; the deck may bring a better one.
hint-take-passenger = Delivered to its destination, a passenger earns the reward of the ticket.
hint-take-token = The bag is empty, so you get a token instead of a passenger.
hint-build = { $card } brings { $points ->
    [one] one point
   *[other] { $points } points
} and room for more loads.
hint-build-engine = { $card } brings { $points ->
    [one] one point
   *[other] { $points } points
} and pulls a heavier train.
hint-build-caboose = { $card } brings { $points ->
    [one] one point
   *[other] { $points } points
} and an ability for the rest of the game.
hint-build-building = { $card } is worth { $points ->
    [one] one point
   *[other] { $points } points
} more as things stand.
hint-upgrade = { $card } brings { $points ->
    [one] one point
   *[other] { $points } points
} more, and you pay only the difference.
hint-drop = Without { $card } the rest can be pulled or paid.
hint-keep = You lose nothing that way.
hint-lose = Of your buildings { $card } is worth least.
hint-pay = You will miss { $card } least.
hint-discard = You will miss { $card } least.
hint-load = A load counts one point in the end, and waits for a contract.
hint-load-contract = It brings you nearer to a contract: { $island }.
hint-load-passenger = A passenger for { $island }: on board, and ready to be delivered.
hint-load-other = { $owner } gets a load, but you take { $cards ->
    [one] one card
   *[other] { $cards } cards
} for it.
hint-contract = The contract can be completed now: { $points ->
    [one] one point
   *[other] { $points } points
} at { $island }.
hint-ticket = The next reward of the ticket at { $island } is yours.
hint-passenger = A passenger of yours can be delivered.
hint-give = The other loads are more useful where they are.
hint-count-as = That is what the contract needs.
hint-special = Loads that no contract needs earn two cards each.
hint-set-aside = Two cards are more useful than this load.
hint-finish = Whatever is left is better kept for later.
hint-buy-back = The tokens buy you time: one more card before the deck is empty.
