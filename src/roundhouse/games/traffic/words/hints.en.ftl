# Hints: why a move is worth making

hint-draw-cards = For one turn you get { $cards ->
    [one] one card
   *[other] { $cards } cards
} to choose from later.
hint-draw-loco = With one more locomotive you can take wagons before the others do.
hint-draw-loco-needed = You have no locomotive, and the wagons on the tracks could make a train of about { $points ->
    [one] one point
   *[other] { $points } points
}.
hint-pass = There is nothing better to do this turn.
hint-end = Nothing else in your hand is worth playing now.
hint-dispatch = It makes a train of { $points ->
    [one] one point
   *[other] { $points } points
}.
hint-dispatch-first = It makes a train of { $points ->
    [one] one point
   *[other] { $points } points
}, before somebody else takes these wagons.
hint-dispatch-again = It makes a train of { $points ->
    [one] one point
   *[other] { $points } points
} and earns you an extra turn.
hint-place = It leaves your hand, where it would cost its points in the end, and gives the others little.
hint-place-and-dispatch = Your locomotive can take it at once: a train of { $points ->
    [one] one point
   *[other] { $points } points
}.
hint-place-for-later = Your locomotive could make a train of { $points ->
    [one] one point
   *[other] { $points } points
} with it next turn.
hint-place-fire = A fire wagon lowers the train of whoever takes it, and it leaves your hand.
hint-place-shed = The game is nearly over, and each wagon left in your hand costs its points.
hint-extra-track = You get an extra turn and a track that any wagon may begin.
hint-stock-renewal = One card gets you two: one from each deck.
hint-semaphore = { $target } misses a turn and takes no wagons meanwhile.
hint-semaphore-self = You would miss a turn yourself.
hint-switch = You get two cards, and { $target } has two fewer.
hint-revision = { $target } has to give you three cards, and takes two wagons off the tracks.
hint-hump = It makes the trains of the others worse, or at least no better.
hint-hump-own = Then your locomotive could make a train of { $points ->
    [one] one point
   *[other] { $points } points
}.
hint-give = Of all your cards you will miss { $card } least.
hint-take = Of all the wagons that you may take, { $card } suits you best.
