### Час передумати.

grace = Час передумати
grace-seconds = { $count ->
    [0] Немає
    [one] { $count } секунда
    [few] { $count } секунди
   *[many] { $count } секунд
}

hand-over = Передати пристрій: { $name }
connection-silent = немає відповіді…

since = З вашого останнього ходу:
since-more = { $short ->
    [0] З вашого останнього ходу: { $count }
   *[other] ще { $count }
}
