### Несколько одинаковых строк журнала, сказанных одной.

event-drew-many = { $seat-is ->
    [you] Вы берёте
   *[other] { $seat } берёт
} { $deck ->
    [locomotives] { $count ->
        [one] { $count } локомотив
        [few] { $count } локомотива
       *[many] { $count } локомотивов
    }
   *[wagons] { $count ->
        [one] { $count } карту из колоды вагонов и действий
        [few] { $count } карты из колоды вагонов и действий
       *[many] { $count } карт из колоды вагонов и действий
    }
}.
