# Numbers with what is counted, for use inside other sentences; .acc is the form after a verb.

unit-points = { $points ->
    [one] one point
   *[other] { $points } points
}
unit-cards = { $cards ->
    [one] one card
   *[other] { $cards } cards
}
    .acc = { $cards ->
        [one] one card
       *[other] { $cards } cards
    }
unit-wagons = { $wagons ->
    [one] one wagon
   *[other] { $wagons } wagons
}
unit-banknotes = { $banknotes ->
    [one] one banknote
   *[other] { $banknotes } banknotes
}
    .acc = { $banknotes ->
        [one] one banknote
       *[other] { $banknotes } banknotes
    }
unit-objectives = { $objectives ->
    [one] one objective
   *[other] { $objectives } objectives
}
unit-sets = { $sets ->
    [one] one set
   *[other] { $sets } sets
}
unit-symbols = { $symbols ->
    [one] one symbol
   *[other] { $symbols } symbols
}
unit-tokens = { $tokens ->
    [one] one token
   *[other] { $tokens } tokens
}
