### Время передумать.

grace = Время передумать
grace-seconds = { $count ->
    [0] Нет
    [one] { $count } секунда
    [few] { $count } секунды
   *[many] { $count } секунд
}

hand-over = Передать устройство: { $name }
connection-silent = нет ответа…

since = С вашего последнего хода:
since-more = { $short ->
    [0] С вашего последнего хода: { $count }
   *[other] ещё { $count }
}
