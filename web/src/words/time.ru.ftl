### Время передумать.

grace = Время передумать
grace-seconds = { $count ->
    [0] Нет
    [one] { $count } секунда
    [few] { $count } секунды
   *[many] { $count } секунд
}
