# What the board of Countdown says.

supply = What can be taken
open-label = Open: { $card }
stock = in stock
stock-label = { $cards ->
    [one] One wagon
   *[other] { $cards } wagons
} in stock
dropped = Dropped: { $cards }
train-label = The train of { $name }, { $cards ->
    [one] one wagon
   *[other] { $cards } wagons
}
copies = { $copies ->
    [one] one copy
   *[other] { $copies } copies
}
seat-cards = { $n ->
    [one] one card
   *[other] { $n } cards
}
seat-wagons = { $n ->
    [one] one wagon
   *[other] { $n } wagons
}
seat-points = { $n ->
    [one] one point
   *[other] { $n } points
}
part-wagons = { $n ->
    [one] One wagon
   *[other] { $n } wagons
}
part-long_train = Long train
