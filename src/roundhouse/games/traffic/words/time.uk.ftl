### Кілька однакових рядків журналу, сказаних одним.

event-drew-many = { $seat-is ->
    [you] Ви берете
   *[other] { $seat } бере
} { $deck ->
    [locomotives] { $count ->
        [one] { $count } локомотив
        [few] { $count } локомотиви
       *[many] { $count } локомотивів
    }
   *[wagons] { $count ->
        [one] { $count } карту з колоди вагонів і дій
        [few] { $count } карти з колоди вагонів і дій
       *[many] { $count } карт з колоди вагонів і дій
    }
}.
