# Direct hands: settings and keys.

skip = Пропускать шаги без выбора
refill = Заполнять пустые места из той же колоды

# What a move brings, told before the click.

brings = { $points ->
    [one] Сразу даёт { $points } очко.
    [few] Сразу даёт { $points } очка.
   *[many] Сразу даёт { $points } очков.
}
costs = { $points ->
    [one] Сразу отнимает { $points } очко.
    [few] Сразу отнимает { $points } очка.
   *[many] Сразу отнимает { $points } очков.
}
