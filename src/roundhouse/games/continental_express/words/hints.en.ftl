# Hints: why a move is worth making

hint-keep = In a usual game it pays at least as much as the other one.
hint-ready = With it you can claim an objective of { $points ->
    [one] 1 point
   *[other] { $points } points
} at once.
hint-nearer = It brings an objective of { $points ->
    [one] 1 point
   *[other] { $points } points
} nearer: { $missing ->
    [one] one wagon
   *[other] { $missing } wagons
} to go.
hint-spare = No open objective needs it now, but a later one may.
hint-locomotive = A locomotive stands in for whatever wagon will be missing.
hint-banknote = A banknote is a point at the end, and buys a better card before.
hint-investor = The investor takes one more card of your choice for nothing.
hint-rob = { $banknotes ->
    [0] { $target } has no banknotes.
    [one] { $target } has one banknote: it becomes yours.
   *[other] { $target } has { $banknotes } banknotes: they become yours.
}
hint-swap = For you { $card } is worth more than { $given }.
hint-token-points = The symbol brings your contract { $points ->
    [one] 1 point
   *[other] { $points } points
} at once.
hint-token = The symbol brings the next set of your contract nearer.
hint-token-none = Your contract pays nothing for this symbol.
hint-none = Its effect is worth little to you now.
hint-decline = Nothing that it can do would help you.
hint-claim = It brings { $points ->
    [one] 1 point
   *[other] { $points } points
}, and the game ends with somebody’s fourth objective.
hint-claim-contract = It brings { $points ->
    [one] 1 point
   *[other] { $points } points
}, and your contract { $more ->
    [one] 1 point
   *[other] { $more } points
} more.
hint-wait = What you have is worth more for another objective.
hint-end = No open objective can be claimed with what you have.
hint-pay-wagons = A locomotive that is kept can stand in for any wagon later.
hint-pay-locomotives = You keep a wagon that another objective asks for.
