# On the screen

screen-engine = Локомотив { $number }
screen-hopper = Гопер { $number }
screen-tanker = Цистерна { $number }
screen-boxcar = Критий вагон { $number }
screen-coach = Пасажирський { $number }
screen-caboose = Гальмівний { $number }
screen-name-oil-refinery = Нафтопереробний завод
screen-time-engine = Побудувавши його, візьміть будь-яку карту зі скиду.
screen-gives = Хто завантажить, бере { $take } { $take ->
    [one] карту
    [few] карти
    [many] карт
   *[other] карти
}{ $discard ->
    [0] {""}
   *[other] , потім скидає { $discard }
}{ $tokens ->
    [0] {""}
    [one] , отримує { $tokens } жетон
    [few] , отримує { $tokens } жетони
    [many] , отримує { $tokens } жетонів
   *[other] , отримує { $tokens } жетона
}{ $bonus ->
    [build] , потім може будувати
    [load] , потім може завантажити ще
    [deliver] , потім може перевезти
    [load_or_deliver] , потім може завантажити ще або перевезти
    [any] , потім може виконати будь-яку дію
   *[none] {""}
}.
screen-reward = { $take ->
    [0] {""}
    [one] Візьміть { $take } карту. {""}
    [few] Візьміть { $take } карти. {""}
    [many] Візьміть { $take } карт. {""}
   *[other] Візьміть { $take } карти. {""}
}{ $tokens ->
    [0] {""}
    [one] Отримайте { $tokens } жетон. {""}
    [few] Отримайте { $tokens } жетони. {""}
    [many] Отримайте { $tokens } жетонів. {""}
   *[other] Отримайте { $tokens } жетона. {""}
}{ $bonus ->
    [build] Бонусна дія «Будівництво».
    [load] Бонусна дія «Завантаження».
    [deliver] Бонусна дія «Перевезення».
    [load_or_deliver] Бонусна дія «Завантаження» або «Перевезення».
    [any] Будь-яка бонусна дія.
   *[none] {""}
}
brief-time-engine = Карта зі скиду
brief-caboose-1 = Перевезення: +1 карта
brief-caboose-2 = Вугілля: +1 карта
brief-caboose-3 = Будь-який 1 вантаж
brief-caboose-4 = Друга споруда
brief-caboose-5 = Вагони на 1 дешевші
brief-caboose-6 = Потужність +2
brief-caboose-7 = Пасажир як вантаж
brief-caboose-8 = Пасажир: +2 карти
brief-caboose-9 = 1 пасажир деінде
brief-caboose-10 = 1 іншого кольору
brief-bank = 2 за вантаж
brief-coal-factory = 2 за вугілля
brief-customs-house = 2 за коробку
brief-grand-central = 8 балів
brief-middle-station = 4 та 1 за пасажира
brief-northern-station = 4 та 1 за пасажира
brief-oil-refinery = 2 за нафту
brief-rail-yard = 2 за вагон
brief-southern-station = 4 та 1 за пасажира
brief-town-hall = 2 за значок пасажира
