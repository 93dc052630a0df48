# What the things on the table are, and what they cost and bring now.

told-named = { $named }
told-cargo-coal = уголь
told-cargo-oil = нефть
told-cargo-box = коробка
told-cargo-all = любой груз
told-car = Вагон: цена { $cost }, вес { $weight }, даёт { unit-points }{ $holds ->
    [coal] ; угля вмещает: { $capacity }
    [oil] ; нефти вмещает: { $capacity }
    [box] ; коробок вмещает: { $capacity }
    [passenger] ; мест для пассажиров: { $capacity }
    [any_cargo] ; любого груза вмещает: { $capacity }
   *[none] {""}
}.
told-engine = Локомотив: цена { $cost }, мощность { $power }, даёт { unit-points }{ $holds ->
    [coal] ; угля вмещает: { $capacity }
    [oil] ; нефти вмещает: { $capacity }
    [box] ; коробок вмещает: { $capacity }
    [passenger] ; мест для пассажиров: { $capacity }
    [any_cargo] ; любого груза вмещает: { $capacity }
   *[none] {""}
}.
told-building = Здание: цена { $cost }, а очки даёт в конце игры.
told-now = Цена сейчас — { $cost }; других карт для оплаты у вас { $others }.
told-now-car = Цена сейчас — { $cost }; других карт для оплаты у вас { $others }. Вес вырастет на { $adds }; ваш поезд выдержит ещё { $spare }.
told-as-cargo = Эту карту можно и погрузить: { $cargos }.
told-loads = Загружено { $loads } из { $capacity }.
told-building-worth = Сейчас оно даёт { unit-points }.

told-island = Место назначения: действием «Перевозка» сюда привозят грузы вашего поезда — для контрактов и билета.
told-contract = Контракт: { $named }
told-primary = Доставьте всё за одно действие: { $cargos }. { unit-points }.
told-primary-use = Кто его выполнит, берёт карту острова, а локомотив прогресса идёт дальше.
told-secondary = Доставьте всё за одно действие: { $cargos }. Ещё { unit-points }.
told-secondary-use = Только для владельца этой карты острова; один из двух.
told-held = { $seat-is ->
    [you] Эта карта острова ваша.
   *[other] Эта карта острова у игрока { $seat }.
}
told-missing = { $loads ->
    [0] В вашем поезде есть всё нужное.
    [one] Вашему поезду не хватает { $loads } груза.
    [few] Вашему поезду не хватает { $loads } грузов.
    [many] Вашему поезду не хватает { $loads } грузов.
   *[other] Вашему поезду не хватает { $loads } груза.
}
told-missing-unsure = То, что лежит в вашем поезде рубашкой вверх, считается грузом своего вагона.
told-ticket = Билет: { $named }
told-ticket-use = Каждый доставленный сюда пассажир { $colour } цвета занимает место и даёт его награду.
told-ticket-next = Следующий даст{ $take ->
    [0] {""}
    [one] {" "}{ $take } карту
    [few] {" "}{ $take } карты
    [many] {" "}{ $take } карт
   *[other] {" "}{ $take } карты
}{ $tokens ->
    [0] {""}
   *[other] { $take ->
        [0] {" "}
       *[other] ,{" "}
    }{ unit-tokens }
}.
told-ticket-bonus = Следующий даст бонусное действие: { $bonus ->
    [build] «Строительство»
    [load] «Погрузка»
    [deliver] «Перевозка»
    [load_or_deliver] «Погрузка» или «Перевозка»
   *[any] любое
}.
told-ticket-full = Билет заполнен.
told-passenger = Пассажир { $colour } цвета
told-passenger-use = Посадите его в вагон любого поезда; доставленный на остров своего цвета, он даёт награду.
told-face-down = Груз рубашкой вверх
told-face-down-use = Его загрузили принудительно, и он считается грузом своего вагона.
told-deck = Колода
told-deck-use = Действием «Набор» можно взять верхнюю карту, не глядя.
told-discards = Сброс
told-discards-use = Карты, которыми за что-то заплатили; их можно просматривать.
told-bag = Мешочек
told-bag-use = Действием «Набор» можно наугад вытянуть отсюда пассажира.
told-left = { $count ->
    [0] Здесь пусто.
   *[other] Здесь: { $count }.
}
told-progress = Локомотив прогресса
told-progress-use = Он движется с каждым стартовым контрактом и каждым заполненным билетом.
told-progress-now = Стоит на делении { $at }; на делении { $end } начинается последний круг.
told-hand = Карты на руке
told-hand-now = { $seat-is ->
    [you] У вас { $count }.
   *[other] У игрока { $seat } — { $count }.
}
told-hand-use = Картами платят за всё; каждую можно построить, погрузить или потратить.
told-tokens = Жетоны
told-tokens-now = { $seat-is ->
    [you] У вас { $count }.
   *[other] У игрока { $seat } — { $count }.
}
told-tokens-use = Каждый — это 1 очко в конце.
told-strength = Вес и мощность
told-strength-now = Поезд весит { $weight }; локомотив тянет { $power }.
told-strength-use = Вагон можно добавить, только если локомотив его потянет.
told-points = Очки: { $points }
told-points-parts = Жетоны { $tokens }, поезд { $train }, контракты { $contracts }, грузы { $loads }, здания { $buildings }.
