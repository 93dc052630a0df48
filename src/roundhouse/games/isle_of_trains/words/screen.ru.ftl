# On the screen

screen-engine = Локомотив { $number }
screen-hopper = Хоппер { $number }
screen-tanker = Цистерна { $number }
screen-boxcar = Крытый вагон { $number }
screen-coach = Пассажирский { $number }
screen-caboose = Тормозной { $number }
screen-name-oil-refinery = Нефтезавод
screen-time-engine = Построив его, возьмите любую карту из сброса.
screen-gives = Кто погрузит, берёт { $take } { $take ->
    [one] карту
    [few] карты
    [many] карт
   *[other] карты
}{ $discard ->
    [0] {""}
   *[other] , затем сбрасывает { $discard }
}{ $tokens ->
    [0] {""}
    [one] , получает { $tokens } жетон
    [few] , получает { $tokens } жетона
    [many] , получает { $tokens } жетонов
   *[other] , получает { $tokens } жетона
}{ $bonus ->
    [build] , затем может строить
    [load] , затем может погрузить ещё
    [deliver] , затем может перевезти
    [load_or_deliver] , затем может погрузить ещё или перевезти
    [any] , затем может выполнить любое действие
   *[none] {""}
}.
screen-reward = { $take ->
    [0] {""}
    [one] Возьмите { $take } карту. {""}
    [few] Возьмите { $take } карты. {""}
    [many] Возьмите { $take } карт. {""}
   *[other] Возьмите { $take } карты. {""}
}{ $tokens ->
    [0] {""}
    [one] Получите { $tokens } жетон. {""}
    [few] Получите { $tokens } жетона. {""}
    [many] Получите { $tokens } жетонов. {""}
   *[other] Получите { $tokens } жетона. {""}
}{ $bonus ->
    [build] Бонусное действие «Строительство».
    [load] Бонусное действие «Погрузка».
    [deliver] Бонусное действие «Перевозка».
    [load_or_deliver] Бонусное действие «Погрузка» или «Перевозка».
    [any] Любое бонусное действие.
   *[none] {""}
}
brief-time-engine = Карта из сброса
brief-caboose-1 = Перевозка: +1 карта
brief-caboose-2 = Уголь: +1 карта
brief-caboose-3 = Любой 1 груз
brief-caboose-4 = Второе здание
brief-caboose-5 = Вагоны на 1 дешевле
brief-caboose-6 = Мощность +2
brief-caboose-7 = Пассажир как груз
brief-caboose-8 = Пассажир: +2 карты
brief-caboose-9 = 1 пассажир не сюда
brief-caboose-10 = 1 другого цвета
brief-bank = 2 за груз
brief-coal-factory = 2 за уголь
brief-customs-house = 2 за коробку
brief-grand-central = 8 очков
brief-middle-station = 4 и 1 за пассажира
brief-northern-station = 4 и 1 за пассажира
brief-oil-refinery = 2 за нефть
brief-rail-yard = 2 за вагон
brief-southern-station = 4 и 1 за пассажира
brief-town-hall = 2 за значок пассажира
