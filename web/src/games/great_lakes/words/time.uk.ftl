### Миті гри.

moment-ticket = Маршрут { $name } виконано: { $points ->
    [one] { $points } бал
    [few] { $points } бали
   *[many] { $points } балів
}.
