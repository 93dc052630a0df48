### Кілька однакових рядків журналу, сказаних одним.

event-drew-many = { $seat-is ->
    [you] Ви берете
   *[other] { $seat } бере
} { $count ->
    [one] { $count } карту з колоди
    [few] { $count } карти з колоди
   *[many] { $count } карт з колоди
}.
