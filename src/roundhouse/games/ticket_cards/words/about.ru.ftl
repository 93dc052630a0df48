# What the things on the table are, and what they cost and bring now.

about-named = { $named }
about-coloured = В свой ход выложите в депо ряд из двух или больше карт одного цвета или по одной карте трёх цветов.
about-way = В начале каждого вашего хода одна карта из каждого ряда переходит в ваш состав; маршруты выполняет только состав.
about-locomotive = Заменяет любой цвет: и в ряду, и на маршруте.
about-locomotive-open = Взятый из открытых карт, он — единственная карта за ход.
about-for-tickets = { $cards ->
    [0] Вашим маршрутам этот цвет не нужен.
    [one] Вашим маршрутам нужна { $cards } карта этого цвета.
    [few] Вашим маршрутам нужны { $cards } карты этого цвета.
    [many] Вашим маршрутам нужно { $cards } карт этого цвета.
   *[other] Вашим маршрутам нужно { $cards } карты этого цвета.
}

about-row = { $hue }
about-row-one = Один цвет лежит только в одном депо.
about-row-free = Сейчас его нет ни в одном депо.
about-row-of = { $seat-is ->
    [you] Это ваш ряд
   *[other] Это ряд игрока { $seat }
}: { unit-cards }.
about-row-lay = В новом ряду не меньше { $least } карт; у вас на руке этого цвета { $held }, локомотивов: { $locomotives }.
about-row-rob = Выложите не меньше { $least } — и чужой ряд уйдёт в сброс; у вас на руке этого цвета { $held }, локомотивов: { $locomotives }.

about-pile-trains = Карты вагонов
about-pile-trains-use = За ход можно взять две карты: отсюда или из открытых. Когда колода опустеет, у каждого будет ещё один ход.
about-pile-tickets = Маршруты
about-pile-tickets-use = За ход можно посмотреть четыре новых маршрута и оставить сколько угодно, даже ни одного.
about-pile-discards = Сброс
about-pile-discards-use = Здесь открыто лежат ограбленные ряды.
about-left = { $cards ->
    [0] Пусто.
   *[other] Здесь { unit-cards }.
}

about-ticket = Маршрут { $from } — { $to }
about-ticket-needs = Нужны карты в вашем составе: { $wanted }. Локомотивы заменяют любую.
about-ticket-points = Выполненный даёт { unit-points }, а невыполненный столько же отнимает.
about-ticket-done = { $seat-is ->
    [you] Вы его выполнили.
   *[other] Его выполнил игрок { $seat }.
}
about-ticket-reach = Из его карт в составе { $stack }, в депо { $depot }, на руке { $hand }; не хватает: { $missing }.

about-city = { $city }
about-city-bonus = В конце даёт { unit-points } тому, кто выполнил больше всего маршрутов до этого города.
about-city-shared = Если таких несколько, каждый получает бонус полностью.
about-city-yours = Ваших маршрутов с этим городом выполнено: { $done }; ещё не выполнено: { $tickets }.

about-points = Очки: { $points }
about-points-now = { $seat-is ->
    [you] Ваши выполненные маршруты
   *[other] Выполненные маршруты игрока { $seat }
} ({ $tickets }) дают { unit-points }.
about-points-later = Невыполненные маршруты в конце отнимают свои очки, а крупные города дают бонусы.
about-hand = Карты на руке
about-hand-now = { $seat-is ->
    [you] У вас
   *[other] У игрока { $seat }
} { $count ->
    [0] нет карт.
    [one] { $count } карта.
    [few] { $count } карты.
    [many] { $count } карт.
   *[other] { $count } карты.
}
about-hand-use = Карты на руке в конце ничего не дают: они должны попасть в состав.
about-tickets = Маршруты
about-tickets-now = { $seat-is ->
    [you] У вас
   *[other] У игрока { $seat }
} { $count ->
    [0] нет маршрутов.
    [one] { $count } маршрут.
    [few] { $count } маршрута.
    [many] { $count } маршрутов.
   *[other] { $count } маршрута.
}
about-tickets-use = Пока маршрут не выполнен, его видит только владелец.
about-completed = Выполненные маршруты
about-completed-now = { $seat-is ->
    [you] Выполнено вами: { $count }.
   *[other] Выполнено игроком { $seat }: { $count }.
}
about-completed-use = Каждый даёт свои очки и считается для своих крупных городов.
about-stack = Состав
about-stack-now = { $seat-is ->
    [you] Это ваш состав.
   *[other] Это состав игрока { $seat }.
} { $count ->
    [0] Карт в нём ещё нет.
    [one] В нём { $count } карта.
    [few] В нём { $count } карты.
    [many] В нём { $count } карт.
   *[other] В нём { $count } карты.
}
about-stack-use = Этих карт уже никто не отнимет. При подсчёте они выполняют маршруты, каждая карта — один.
