# What the board of Countdown says.

supply = Що можна взяти
open-label = Відкрито: { $card }
stock = у запасі
stock-label = У запасі { $cards } { $cards ->
    [one] вагон
    [few] вагони
    [many] вагонів
   *[other] вагона
}
dropped = Скинуто: { $cards }
train-label = Потяг: { $name }, { $cards } { $cards ->
    [one] вагон
    [few] вагони
    [many] вагонів
   *[other] вагона
}
copies = { $copies } { $copies ->
    [one] копія
    [few] копії
    [many] копій
   *[other] копії
}
seat-cards = { $n } { $n ->
    [one] карта
    [few] карти
    [many] карт
   *[other] карти
}
seat-wagons = { $n } { $n ->
    [one] вагон
    [few] вагони
    [many] вагонів
   *[other] вагона
}
seat-points = { $n } { $n ->
    [one] бал
    [few] бали
    [many] балів
   *[other] бала
}
part-wagons = { $n } { $n ->
    [one] вагон
    [few] вагони
    [many] вагонів
   *[other] вагона
}
part-long_train = Довгий потяг
