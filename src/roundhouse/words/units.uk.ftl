# Numbers with what is counted, for use inside other sentences; .acc is the form after a verb.

unit-points = { $points ->
    [one] { $points } бал
    [few] { $points } бали
    [many] { $points } балів
   *[other] { $points } бала
}
unit-cards = { $cards ->
    [one] { $cards } карта
    [few] { $cards } карти
    [many] { $cards } карт
   *[other] { $cards } карти
}
    .acc = { $cards ->
        [one] { $cards } карту
        [few] { $cards } карти
        [many] { $cards } карт
       *[other] { $cards } карти
    }
unit-wagons = { $wagons ->
    [one] { $wagons } вагон
    [few] { $wagons } вагони
    [many] { $wagons } вагонів
   *[other] { $wagons } вагона
}
unit-banknotes = { $banknotes ->
    [one] { $banknotes } банкнота
    [few] { $banknotes } банкноти
    [many] { $banknotes } банкнот
   *[other] { $banknotes } банкноти
}
    .acc = { $banknotes ->
        [one] { $banknotes } банкноту
        [few] { $banknotes } банкноти
        [many] { $banknotes } банкнот
       *[other] { $banknotes } банкноти
    }
unit-objectives = { $objectives ->
    [one] { $objectives } завдання
    [few] { $objectives } завдання
    [many] { $objectives } завдань
   *[other] { $objectives } завдання
}
unit-sets = { $sets ->
    [one] { $sets } набір
    [few] { $sets } набори
    [many] { $sets } наборів
   *[other] { $sets } набору
}
unit-symbols = { $symbols ->
    [one] { $symbols } символ
    [few] { $symbols } символи
    [many] { $symbols } символів
   *[other] { $symbols } символу
}
unit-tokens = { $tokens ->
    [one] { $tokens } жетон
    [few] { $tokens } жетони
    [many] { $tokens } жетонів
   *[other] { $tokens } жетона
}
