# What the things on the table are, and what they cost and bring now.

about-card = A wagon: { $named }
about-card-use = Coupled to a train it is worth { unit-points }.
about-card-now = { $fits ->
    [yes] It fits behind the last wagon of your train.
   *[no] It is worth more than the last wagon of your train, so it can only be dropped.
}
about-stock = Stock
about-stock-left = { $cards ->
    [0] It is empty.
    [one] One card is left, face down.
   *[other] { $cards } cards are left, face down.
}
about-hand = Cards in hand
about-hand-now = { $seat-is ->
    [you] You hold { $count }.
   *[other] { $seat } holds { $count }.
}
about-train = Wagons of a train
about-train-now = { $seat-is ->
    [you] Your train has { $count }; none is worth more than the one before it.
   *[other] The train of { $seat } has { $count }; none is worth more than the one before it.
}
about-points = Points
about-points-now = { $seat-is ->
    [you] Your train is worth { $count } so far.
   *[other] The train of { $seat } is worth { $count } so far.
}
