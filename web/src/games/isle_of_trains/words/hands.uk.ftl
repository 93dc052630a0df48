# What puts a payment together.

do-pay = { $cards ->
    [one] Побудувати за { $cards } карту
    [few] Побудувати за { $cards } карти
    [many] Побудувати за { $cards } карт
   *[other] Побудувати за { $cards } карти
}
do-pay-more = { $cards ->
    [one] Оберіть ще { $cards } карту
    [few] Оберіть ще { $cards } карти
    [many] Оберіть ще { $cards } карт
   *[other] Оберіть ще { $cards } карти
}
