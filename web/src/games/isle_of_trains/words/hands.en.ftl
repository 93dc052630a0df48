# What puts a payment together.

do-pay = { $cards ->
    [one] Build for one card
   *[other] Build for { $cards } cards
}
do-pay-more = { $cards ->
    [one] Choose one more card
   *[other] Choose { $cards } more cards
}
