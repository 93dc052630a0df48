### Кілька однакових рядків журналу, сказаних одним.

event-drew-many = { $seat-is ->
    [you] Ви берете
   *[other] { $seat } бере
} { $deck ->
    [train] { $count ->
        [one] { $count } карту з колоди вагонів
        [few] { $count } карти з колоди вагонів
       *[many] { $count } карт з колоди вагонів
    }
   *[ship] { $count ->
        [one] { $count } карту з колоди суден
        [few] { $count } карти з колоди суден
       *[many] { $count } карт з колоди суден
    }
}.
