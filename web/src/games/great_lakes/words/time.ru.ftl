### Мгновения игры.

moment-ticket = Маршрут { $name } выполнен: { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}.
