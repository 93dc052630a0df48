# What the things on the table are, and what they cost and bring now.

about-card = Вагон: { $named }
about-card-use = Прицепленный к поезду, даёт { unit-points }.
about-card-now = { $fits ->
    [yes] Его можно прицепить к последнему вагону вашего поезда.
   *[no] Он дороже последнего вагона вашего поезда, поэтому его можно только сбросить.
}
about-stock = Запас
about-stock-left = { $cards ->
    [0] Пусто.
   *[other] Здесь { unit-cards } рубашкой вверх.
}
about-hand = Карты на руке
about-hand-now = { $seat-is ->
    [you] У вас { $count }.
   *[other] У игрока { $seat } — { $count }.
}
about-train = Вагоны поезда
about-train-now = { $seat-is ->
    [you] В вашем поезде их { $count }; ни один не дороже предыдущего.
   *[other] В поезде игрока { $seat } их { $count }; ни один не дороже предыдущего.
}
about-points = Очки
about-points-now = { $seat-is ->
    [you] Ваш поезд пока даёт { $count }.
   *[other] Поезд игрока { $seat } пока даёт { $count }.
}
