# What the board of Countdown says.

supply = Что можно взять
open-label = Открыт: { $card }
stock = в запасе
stock-label = В запасе { $cards } { $cards ->
    [one] вагон
    [few] вагона
    [many] вагонов
   *[other] вагона
}
dropped = Сброшено: { $cards }
train-label = Поезд: { $name }, { $cards } { $cards ->
    [one] вагон
    [few] вагона
    [many] вагонов
   *[other] вагона
}
copies = { $copies } { $copies ->
    [one] копия
    [few] копии
    [many] копий
   *[other] копии
}
seat-cards = { $n } { $n ->
    [one] карта
    [few] карты
    [many] карт
   *[other] карты
}
seat-wagons = { $n } { $n ->
    [one] вагон
    [few] вагона
    [many] вагонов
   *[other] вагона
}
seat-points = { $n } { $n ->
    [one] очко
    [few] очка
    [many] очков
   *[other] очка
}
part-wagons = { $n } { $n ->
    [one] вагон
    [few] вагона
    [many] вагонов
   *[other] вагона
}
part-long_train = Длинный поезд
