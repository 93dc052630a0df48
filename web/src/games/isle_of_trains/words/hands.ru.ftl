# What puts a payment together.

do-pay = { $cards ->
    [one] Построить за { $cards } карту
    [few] Построить за { $cards } карты
    [many] Построить за { $cards } карт
   *[other] Построить за { $cards } карты
}
do-pay-more = { $cards ->
    [one] Выберите ещё { $cards } карту
    [few] Выберите ещё { $cards } карты
    [many] Выберите ещё { $cards } карт
   *[other] Выберите ещё { $cards } карты
}
