# What the things on the table are, and what they cost and bring now.

about-named = { $named }
about-plain = Платит за одну клетку железнодорожного участка своего цвета или серого.
about-anchored = Платит за одну клетку железнодорожного участка; благодаря якорю — ещё и за порт.
about-single = Платит за одну клетку водного участка; благодаря якорю — ещё и за порт.
about-double = Платит за две клетки водного участка.
about-wild = Заменяет любой вагон или судно. Взятый из открытых карт, он — единственная карта за ход.
about-held = { $count ->
    [0] У вас такой карты нет.
   *[other] У вас их { $count }.
}

about-route = { $route }
about-route-costs = { $type ->
    [rail] Железнодорожный участок
   *[sea] Водный участок
}, клеток: { $length }. За каждую платят картой { $hue ->
    [grey] любого одного цвета
    [purple] фиолетового цвета
    [yellow] жёлтого цвета
    [green] зелёного цвета
    [red] красного цвета
    [black] чёрного цвета
   *[white] белого цвета
}.
about-route-brings = Проложить его — это сразу { unit-points }.
about-route-of = { $seat-is ->
    [you] Этот участок ваш.
   *[other] Это участок игрока { $seat }.
}
about-route-closed = Параллельный участок уже проложен, поэтому этот для вас закрыт.
about-route-now = Ваших карт хватает на { $reach } из { $length }; осталось { $type ->
    [rail] вагонов
   *[sea] судов
}: { $left }.

about-port = Город с портом: { $city }
about-port-costs = Порт стоит две карты вагонов и две карты судов одного цвета, все с якорем; джокеры их заменяют.
about-port-brings = В конце даёт { $one }, { $two } или { $three } очков за один, два или больше ваших выполненных маршрутов до этого города.
about-port-of = { $seat-is ->
    [you] Порт здесь ваш.
   *[other] Здесь порт игрока { $seat }.
}
about-port-worth = Сейчас он даёт { unit-points }.
about-port-now = { $now ->
    [ready] Вы можете построить здесь порт уже сейчас.
    [cards] Ваш участок сюда ведёт, но не хватает карт.
   *[route] Нужен ваш участок, который ведёт в этот город.
}

about-ticket = Маршрут { $a } — { $b }
about-ticket-use = Соедините эти города своими участками, по суше и по воде.
about-ticket-points = Выполненный в конце даёт { unit-points }, а невыполненный столько же отнимает.
about-ticket-done = Вы его выполнили.
about-ticket-lost = Выполнить его уже невозможно.
about-ticket-left = Кратчайший путь требует ещё { $pieces ->
    [one] { $pieces } фишки
    [few] { $pieces } фишек
    [many] { $pieces } фишек
   *[other] { $pieces } фишки
}.

about-pile-train = Карты вагонов
about-pile-train-use = За ход можно взять две карты: из колод или из открытых.
about-pile-ship = Карты судов
about-pile-ship-use = За ход можно взять две карты: из колод или из открытых.
about-pile-tickets = Маршруты
about-pile-tickets-use = За ход можно взять четыре новых маршрута и оставить не меньше одного.
about-left = { $cards ->
    [0] Колода пуста.
   *[other] В колоде { unit-cards }.
}
about-exchange = Обмен фишек
about-exchange-use = Вагоны на суда или наоборот, из коробки: это занимает ход и стоит очко за каждую фишку.

about-count = { $seat-is ->
    [you] У вас { $count }.
   *[other] У игрока { $seat } — { $count }.
}
about-hand = Карты на руке
about-hand-use = Ими платят за участки и порты; в конце они ничего не дают.
about-tickets = Маршруты
about-tickets-use = Тайные до конца игры: выполненные дают свои очки, остальные их отнимают.
about-trains = Оставшиеся вагоны
about-trains-use = По одному на каждую клетку железнодорожного участка. Когда у кого-то фишки почти кончились, начинаются последние ходы.
about-ships = Оставшиеся суда
about-ships-use = По одному на каждую клетку водного участка. Когда у кого-то фишки почти кончились, начинаются последние ходы.
about-harbours = Порты, которые ещё можно построить
about-harbours-use = Каждый непостроенный порт в конце стоит 4 очка.
about-points = Очки: { $points }
about-points-track = Участки минус плата за обмен: { $points }.
about-points-unbuilt = Пока не построено портов: { $count }; это −{ $points }.
about-points-tickets = Маршруты на данный момент: { $points }.
about-points-hidden = Маршруты тайные до конца игры; их очки прибавятся потом.
