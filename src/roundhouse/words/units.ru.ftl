# Numbers with what is counted, for use inside other sentences; .acc is the form after a verb.

unit-points = { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
}
unit-cards = { $cards ->
    [one] { $cards } карта
    [few] { $cards } карты
    [many] { $cards } карт
   *[other] { $cards } карты
}
    .acc = { $cards ->
        [one] { $cards } карту
        [few] { $cards } карты
        [many] { $cards } карт
       *[other] { $cards } карты
    }
unit-wagons = { $wagons ->
    [one] { $wagons } вагон
    [few] { $wagons } вагона
    [many] { $wagons } вагонов
   *[other] { $wagons } вагона
}
unit-banknotes = { $banknotes ->
    [one] { $banknotes } банкнота
    [few] { $banknotes } банкноты
    [many] { $banknotes } банкнот
   *[other] { $banknotes } банкноты
}
    .acc = { $banknotes ->
        [one] { $banknotes } банкноту
        [few] { $banknotes } банкноты
        [many] { $banknotes } банкнот
       *[other] { $banknotes } банкноты
    }
unit-objectives = { $objectives ->
    [one] { $objectives } задание
    [few] { $objectives } задания
    [many] { $objectives } заданий
   *[other] { $objectives } задания
}
unit-sets = { $sets ->
    [one] { $sets } набор
    [few] { $sets } набора
    [many] { $sets } наборов
   *[other] { $sets } набора
}
unit-symbols = { $symbols ->
    [one] { $symbols } символ
    [few] { $symbols } символа
    [many] { $symbols } символов
   *[other] { $symbols } символа
}
unit-tokens = { $tokens ->
    [one] { $tokens } жетон
    [few] { $tokens } жетона
    [many] { $tokens } жетонов
   *[other] { $tokens } жетона
}
