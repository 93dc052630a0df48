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
