# Direct hands: settings and keys.

skip = Пропускати кроки без вибору
refill = Заповнювати порожні місця з тієї самої колоди

# What a move brings, told before the click.

brings = { $points ->
    [one] Одразу дає { $points } бал.
    [few] Одразу дає { $points } бали.
   *[many] Одразу дає { $points } балів.
}
costs = { $points ->
    [one] Одразу забирає { $points } бал.
    [few] Одразу забирає { $points } бали.
   *[many] Одразу забирає { $points } балів.
}
