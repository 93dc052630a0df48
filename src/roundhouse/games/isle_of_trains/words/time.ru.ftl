### Несколько одинаковых строк журнала, сказанных одной.

event-drew-many = { $seat-is ->
    [you] Вы берёте
   *[other] { $seat } берёт
} { $count ->
    [one] { $count } карту из колоды
    [few] { $count } карты из колоды
   *[many] { $count } карт из колоды
}.
