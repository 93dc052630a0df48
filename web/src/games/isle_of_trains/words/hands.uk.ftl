# What puts a payment together.

do-pay = { $cards ->
    [one] Побудувати за { $cards } карту
    [few] Побудувати за { $cards } карти
    [many] Побудувати за { $cards } карт
   *[other] Побудувати за { $cards } карти
}
do-pay-more = { $cards ->
    [one] Виберіть ще { $cards } карту
    [few] Виберіть ще { $cards } карти
    [many] Виберіть ще { $cards } карт
   *[other] Виберіть ще { $cards } карти
}
