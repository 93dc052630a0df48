# Isle of Trains: what its cards, islands, moves, events and refusals are called.
# Attributes: .acc is the form after a verb ("построить …"), where it differs.

title = Остров поездов. Все по вагонам
tagline = Стройте свой поезд, загружайте любой, возите только своим.

## Cards

level-1-engine = Локомотив уровня 1
level-2-engine = Локомотив уровня 2
level-3-engine = Локомотив уровня 3
time-engine = Локомотив времени
level-1-hopper = Хоппер уровня 1
level-2-hopper = Хоппер уровня 2
level-3-hopper = Хоппер уровня 3
level-1-tanker = Цистерна уровня 1
    .acc = Цистерну уровня 1
level-2-tanker = Цистерна уровня 2
    .acc = Цистерну уровня 2
level-3-tanker = Цистерна уровня 3
    .acc = Цистерну уровня 3
level-1-boxcar = Крытый вагон уровня 1
level-2-boxcar = Крытый вагон уровня 2
level-3-boxcar = Крытый вагон уровня 3
level-1-coach = Пассажирский вагон уровня 1
level-2-coach = Пассажирский вагон уровня 2
level-3-coach = Пассажирский вагон уровня 3
caboose-1 = Тормозной вагон 1
caboose-2 = Тормозной вагон 2
caboose-3 = Тормозной вагон 3
caboose-4 = Тормозной вагон 4
caboose-5 = Тормозной вагон 5
caboose-6 = Тормозной вагон 6
caboose-7 = Тормозной вагон 7
caboose-8 = Тормозной вагон 8
caboose-9 = Тормозной вагон 9
caboose-10 = Тормозной вагон 10
bank = Банк
coal-factory = Угольный завод
customs-house = Таможня
    .acc = Таможню
grand-central = Центральный вокзал
middle-station = Промежуточная станция
    .acc = Промежуточную станцию
northern-station = Северный вокзал
oil-refinery = Нефтеперерабатывающий завод
rail-yard = Железнодорожный парк
southern-station = Южный вокзал
town-hall = Ратуша
    .acc = Ратушу

## What cabooses and buildings do, in a line

about-caboose-1 = После каждого своего действия «Перевозка» берите 1 карту.
about-caboose-2 = Загружая уголь, берите 1 карту.
about-caboose-3 = Вмещает 1 карту груза любого типа.
about-caboose-4 = Позволяет иметь второе здание.
about-caboose-5 = Каждый новый вагон стоит на 1 карту меньше.
about-caboose-6 = Мощность вашего локомотива больше на 2.
about-caboose-7 = Раз за действие «Перевозка» пассажир может заменить любой груз.
about-caboose-8 = Сажая пассажира, берите 2 карты.
about-caboose-9 = За действие «Перевозка» 1 пассажир может поехать в другое место назначения.
about-caboose-10 = За действие «Перевозка» 1 пассажир другого цвета может принести очередную награду.
about-bank = 2 очка за каждый груз и каждого пассажира в вашем поезде.
about-coal-factory = 2 очка за каждый символ угля на ваших контрактах.
about-customs-house = 2 очка за каждую коробку на ваших контрактах.
about-oil-refinery = 2 очка за каждый символ нефти на ваших контрактах.
about-grand-central = 8 очков.
about-rail-yard = 2 очка за каждый вагон.
about-town-hall = 2 очка за каждый локомотив и вагон со значком пассажира.
about-middle-station = 4 очка и ещё 1 за каждого пассажира на шахте «Кактус» и в Девон-Сити.
about-northern-station = 4 очка и ещё 1 за каждого пассажира в Горном приюте и Биллингтонсе.
about-southern-station = 4 очка и ещё 1 за каждого пассажира в лагере «Орёл» и на пляже «Флинт».

## Islands, colours, cargo.  Colours are in the accusative, as in «зелёного пассажира».

flint-beach = Пляж «Флинт»
camp-eagle = Лагерь «Орёл»
devon-city = Девон-Сити
cactus-mines = Шахта «Кактус»
billingtons = Биллингтонс
alpine-lodge = Горный приют
research-station = Исследовательская станция
colour-green = зелёного
colour-orange-red = оранжевого
colour-black = чёрного
colour-purple = фиолетового
colour-cyan = голубого
colour-white = белого

## Solo

solo-challenge = Вызов
solo-scenario-1 = 1. Добро пожаловать на Остров поездов
solo-scenario-2 = 2. Прочный фундамент
solo-scenario-3 = 3. Новые люди, новые земли
solo-scenario-4 = 4. Представление начинается!
solo-scenario-5 = 5. Все по вагонам!
solo-scenario-6 = 6. Северный тур
solo-scenario-7 = 7. Слава в камне
solo-scenario-8 = 8. Странник
solo-scenario-9 = 9. Большой и мощный
solo-scenario-10 = 10. Вы привлекли моё внимание
goal-challenge = Наберите как можно больше очков, пока не кончится колода.
goal-scenario-1 = Выполните по два контракта, стартовый и дополнительный, в Биллингтонсе и на пляже «Флинт».
goal-scenario-2 = Возведите 4 здания; иметь их можно сколько угодно.
goal-scenario-3 = Наберите 60 очков.
goal-scenario-4 = Соберите поезд из 13 вагонов.
goal-scenario-5 = Заполните 5 билетов.
goal-scenario-6 = Выполните по два контракта, стартовый и дополнительный, в Горном приюте, в Девон-Сити и на Исследовательской станции.
goal-scenario-7 = Наберите 50 очков одними зданиями; иметь их можно сколько угодно.
goal-scenario-8 = Выполните все 7 стартовых контрактов; дополнительные закрыты.
goal-scenario-9 = Соберите поезд с Локомотивом уровня 3 и вагонами уровня 3 всех четырёх типов; выкуп карты стоит 2 жетона.
goal-scenario-10 = Наберите 70 очков, хотя каждый жетон отнимает очко.
rating-0 = Дармоед
rating-1 = Стажёр
rating-2 = Инженер
rating-3 = Младший машинист
rating-4 = Старший машинист Острова поездов

## What is being decided

phase-action = Выберите действие: набор, строительство, погрузка или перевозка.
phase-draw = Возьмите карту из ряда или из колоды.
phase-take = Возьмите карту или пассажира.
phase-discard = Какую карту сбросить?
phase-bonus = Бонусное действие: выполните его или откажитесь.
phase-build = Какую карту построить?
phase-mode = Куда её поставить?
phase-drop = Сначала сбросить вагон или оставить все?
phase-lose_building = Какое здание сбросить вместе с тормозным вагоном?
phase-pay = Какой картой заплатить?
phase-fetch = Какую карту взять из сброса?
phase-load = Что погрузить?
phase-target = В какой локомотив или вагон?
phase-force = Какую карту сбросить, чтобы положить другую рубашкой вверх?
phase-destination = Куда везти?
phase-deliver = Что перевезти дальше?
phase-passenger = Какого пассажира?
phase-give = Что отдать по контракту?
phase-count_as = Каким грузом это считать?
phase-set_aside = Что пойдёт на особую доставку?
phase-hand_limit = На руке остаётся пять карт: какую сбросить?
phase-night = Ночь: выкупить карту или идти дальше?
phase-last_chance = Колода пуста: выкупить карту?
phase-over = Игра окончена.

## Moves

move-take = Набор: карта или пассажир
move-build = Строительство
move-load = Погрузка
move-deliver = Перевозка
move-decline = { $phase ->
    [night] Идти дальше
    [last_chance] Пусть игра закончится
    [bonus] Отказаться от бонусного действия
   *[action] Пропустить действие
}
move-take_row = Взять { $card } из ряда, место { $slot }
move-take_deck = Взять верхнюю карту колоды
move-take_bag = Вытянуть пассажира из мешочка
move-card = { $phase ->
    [build] Построить { $card }
    [load] Положить { $card } как груз
    [pay] Сбросить { $card } в уплату
    [fetch] Взять { $card } из сброса
   *[other] Сбросить { $card }
}
move-force = Положить { $card } рубашкой вверх, сбросив ещё одну карту
move-load_passenger = Посадить { $colour } пассажира
move-extend = Добавить { $card } { $cost ->
    [0] бесплатно
    [one] за { $cost } карту
    [few] за { $cost } карты
    [many] за { $cost } карт
   *[other] за { $cost } карты
}
move-upgrade = Модернизировать { $on } { $cost ->
    [0] бесплатно
    [one] за { $cost } карту
    [few] за { $cost } карты
    [many] за { $cost } карт
   *[other] за { $cost } карты
}
move-replace = { $phase ->
    [lose_building] Сбросить { $on }
   *[other] Заменить { $on }
}
move-drop = Сначала сбросить { $on } (№ { $position })
move-keep = Оставить все вагоны
move-onto = { $own ->
    [yes] В { $on } своего поезда, № { $position }
   *[no] В { $on } поезда игрока { $seat }, № { $position }
}
move-to = Перевозка: { $island }
move-special_only = Только особая доставка
move-primary = Стартовый контракт: { $island }
move-secondary = Дополнительный контракт { $contract ->
    [a] А
   *[b] Б
}: { $island }
move-ticket = Пассажир по билету: { $island }
move-elsewhere = Тормозной вагон 9: пассажир в другое место назначения
move-stray = Тормозной вагон 10: пассажир другого цвета, { $island }
move-special = Особая доставка: по две карты за каждый груз и пассажира
move-finish = { $phase ->
    [set_aside] Это всё: взять карты
   *[other] Завершить перевозку
}
move-item = { $what ->
    [passenger] Перевезти { $colour } пассажира (посажен в { $on }, № { $position })
    [face_down] Перевезти закрытую карту (погружена в { $on }, № { $position })
   *[card] Перевезти { $card } (погружено в { $on }, № { $position })
}
move-count_as = Считать { $cargo ->
    [coal] углём
    [oil] нефтью
   *[box] коробкой
}
move-buy_back = Выкупить { $card } из сброса

## Events.  $seat-is is “you” or “other”; a card that may not be seen is “none”.
## Names of players cannot be inflected: they stand in the nominative, or behind the word “игрок” in its case.

event-took = { $seat-is ->
    [you] Вы берёте
   *[other] { $seat } берёт
} { $card } из ряда.
event-drew = { $seat-is ->
    [you] Вы берёте
   *[other] { $seat } берёт
} { $card ->
    [none] карту
   *[other] { $card }
} из колоды.
event-drew-passenger = { $seat-is ->
    [you] Вы вытягиваете
   *[other] { $seat } вытягивает
} из мешочка { $colour } пассажира.
event-gained = { $seat-is ->
    [you] Вы получаете
   *[other] { $seat } получает
} { $tokens } { $tokens ->
    [one] жетон
    [few] жетона
    [many] жетонов
   *[other] жетона
}.
event-discarded = { $seat-is ->
    [you] Вы сбрасываете
   *[other] { $seat } сбрасывает
} { $card }.
event-built = { $seat-is ->
    [you] Вы добавляете
   *[other] { $seat } добавляет
} к поезду { $card } { $cost ->
    [0] бесплатно
    [one] за { $cost } карту
    [few] за { $cost } карты
    [many] за { $cost } карт
   *[other] за { $cost } карты
}.
event-upgraded = Модернизация: { $seat-is ->
    [you] вы меняете
   *[other] { $seat } меняет
} { $old } на { $card } { $cost ->
    [0] бесплатно
    [one] за { $cost } карту
    [few] за { $cost } карты
    [many] за { $cost } карт
   *[other] за { $cost } карты
}.
event-built-building = { $seat-is ->
    [you] Вы возводите
   *[other] { $seat } возводит
} { $card }.
event-dropped = { $seat-is ->
    [you] Вы сбрасываете
   *[other] { $seat } сбрасывает
} из поезда { $card }.
event-loaded = { $seat-is ->
    [you] Вы грузите
   *[other] { $seat } грузит
} { $card } { $owner-is ->
    [you] { $seat-is ->
        [you] в свой вагон № { $position }
       *[other] в ваш вагон № { $position }
    }
    [self] в свой вагон № { $position }
   *[other] в вагон № { $position } игрока { $owner }
}.
event-loaded-passenger = { $seat-is ->
    [you] Вы сажаете
   *[other] { $seat } сажает
} { $colour } пассажира { $owner-is ->
    [you] { $seat-is ->
        [you] в свой
       *[other] в ваш
    } { $position ->
        [1] локомотив
       *[other] вагон № { $position }
    }
    [self] { $position ->
        [1] в свой локомотив
       *[other] в свой вагон № { $position }
    }
   *[other] { $position ->
        [1] в локомотив
       *[other] в вагон № { $position }
    } игрока { $owner }
}.
event-forced = { $seat-is ->
    [you] Вы кладёте
   *[other] { $seat } кладёт
} рубашкой вверх { $card ->
    [none] карту
   *[other] { $card }
} { $owner-is ->
    [you] { $seat-is ->
        [you] в свой вагон № { $position }
       *[other] в ваш вагон № { $position }
    }
    [self] в свой вагон № { $position }
   *[other] в вагон № { $position } игрока { $owner }
}.
event-completed = { $seat-is ->
    [you] Вы выполняете
   *[other] { $seat } выполняет
} { $contract ->
    [primary] стартовый контракт
   *[other] дополнительный контракт
}: { $island }.
event-delivered = { $seat-is ->
    [you] Вы привозите
   *[other] { $seat } привозит
} пассажира: { $island }, место { $space }.
event-strayed = { $seat-is ->
    [you] Вы привозите
   *[other] { $seat } привозит
} { $colour } пассажира: { $island }, награда за место { $space }.
event-special = { $seat-is ->
    [you] Вы выполняете
   *[other] { $seat } выполняет
} особую доставку: грузов и пассажиров — { $items }.
event-reshuffled = Сброс перетасован: в новой колоде { $cards } { $cards ->
    [one] карта
    [few] карты
    [many] карт
   *[other] карты
}.
event-night = Ночью с колоды сбрасывают { $card }.
event-bought-back = { $seat-is ->
    [you] Вы выкупаете
   *[other] { $seat } выкупает
} { $card }.
event-fetched = { $seat-is ->
    [you] Вы берёте
   *[other] { $seat } берёт
} { $card } из сброса.
event-took-train = { $seat-is ->
    [you] Вы забираете
   *[other] { $seat } забирает
} локомотив прогресса.
event-last-round = { $reason ->
    [progress] Локомотив прогресса прибыл
   *[no_cards] Карт больше нет
}: все ходят ещё по разу.
event-turned-up = В ряд выложено: { $card }.
event-began = { $seat-is ->
    [you] Ваш ход
   *[other] Ходит { $seat }
}.
event-ended = Игра окончена: { $reason ->
    [last_round] последний круг сыгран
    [won] цель достигнута
   *[deck_empty] колода пуста
}.

## Refusals, each with the number of its rule

error-first-player = Место { $seat } не может начинать: за столом { $seats } { $seats ->
    [one] место
    [few] места
    [many] мест
   *[other] места
}.
error-solo-seats = Сценарии — для одного игрока, а за столом их { $seats }.
error-wrong-moment = Сейчас вы решаете другое. { $phase ->
    [action] { phase-action }
    [draw] { phase-draw }
    [take] { phase-take }
    [discard] { phase-discard }
    [bonus] { phase-bonus }
    [build] { phase-build }
    [mode] { phase-mode }
    [drop] { phase-drop }
    [lose_building] { phase-lose_building }
    [pay] { phase-pay }
    [fetch] { phase-fetch }
    [load] { phase-load }
    [target] { phase-target }
    [force] { phase-force }
    [destination] { phase-destination }
    [deliver] { phase-deliver }
    [passenger] { phase-passenger }
    [give] { phase-give }
    [count_as] { phase-count_as }
    [set_aside] { phase-set_aside }
    [hand_limit] { phase-hand_limit }
    [night] { phase-night }
    [last_chance] { phase-last_chance }
   *[over] { phase-over }
} ({ $clause })
error-no-build = Ни одну карту из руки сейчас не построить: те, на которые хватает карт, слишком тяжелы, а ваш локомотив потянет ещё { $spare } ({ $clause }, { $also }).
error-no-build-hand = На руке нет карт, так что строить нечего ({ $clause }).
error-no-build-cheapest = Самая дешёвая из ваших карт стоит { $cost ->
    [one] { $cost } карту
    [few] { $cost } карты
    [many] { $cost } карт
   *[other] { $cost } карты
}, а кроме неё у вас только { $others } ({ $clause }, { $also }).
error-no-build-cost = Эта карта стоит { $cost ->
    [one] { $cost } карту
    [few] { $cost } карты
    [many] { $cost } карт
   *[other] { $cost } карты
}, а других карт для оплаты у вас { $others } ({ $clause }, { $also }).
error-no-build-weight = Вес поезда вырос бы на { $adds }, а ваш локомотив потянет ещё { $spare } ({ $clause }, { $also }).
error-no-build-engine = Локомотив может только заменить более слабый ({ $clause }, { $also }).
error-no-load = Ни одна ваша карта и ни один пассажир не подходят к свободным местам ({ $clause }, { $also }).
error-no-load-nothing = На руке нет карт, а у вашего локомотива — пассажиров ({ $clause }).
error-no-load-space = В локомотивах и вагонах, куда вы можете грузить, нет свободных мест ({ $clause }, { $also }).
error-no-load-to-deliver = В вашем поезде нет ни грузов, ни пассажиров ({ $clause }).
error-not-this-bonus = Это бонусное действие — { $bonus ->
    [build] «Строительство»
    [load] «Погрузка»
    [deliver] «Перевозка»
    [load_or_deliver] «Погрузка» или «Перевозка»
   *[any] любое действие
} ({ $clause }).
error-row-empty = Здесь нет карты; ряд пополнят в конце хода ({ $clause }).
error-deck-only = За этим столом такие карты берут из колоды ({ $clause }).
error-deck-empty = Колода и сброс пусты ({ $clause }).
error-cards-only = Сейчас берут карты, а не пассажира ({ $clause }).
error-not-on-train = Здание не ставят в поезд ({ $clause }).
error-other-category = { $on }: заменить может только карта той же категории ({ $clause }).
error-no-upgrade-caboose = Тормозные вагоны не модернизируют: новый добавьте к поезду ({ $clause }, { $also }).
error-not-lower-level = Карта уровня { $level } заменяет карту более низкого уровня, а здесь уровень { $old } ({ $clause }, { $also }).
error-buildings-full = Зданий у вас может быть не больше { $limit }: выберите, какое заменить ({ $clause }, { $also }).
error-room-for-building = Зданий может быть { $limit }, и место для нового есть: просто добавьте его ({ $clause }, { $also }).
error-no-such-building = Здесь у вас нет здания ({ $clause }).
error-only-for-buildings = Здание может заменить только здание ({ $clause }).
error-engine-stays = Локомотив не сбрасывают ({ $clause }).
error-upgraded-stays = Этот вагон сейчас модернизируют, поэтому сбросить его нельзя ({ $clause }, { $also }).
error-drop-not-needed = Локомотив потянет все вагоны, поэтому за этим столом ни одного не сбрасывают ({ $clause }).
error-still-too-heavy = И без этого вагона поезд тяжелее, чем потянет локомотив, на { $over } ({ $clause }, { $also }).
error-force-second-card = Чтобы положить карту рубашкой вверх, нужно сбросить ещё одну, а у вас только эта ({ $clause }).
error-cannot-force = Нет свободного места в грузовом вагоне для другого груза ({ $clause }, { $also }).
error-no-space-for-cargo = Нет свободного места для { $cargo ->
    [coal] угля
    [oil] нефти
    [box] коробок
   *[all] груза
} ({ $clause }, { $also }).
error-no-such-passenger = У вашего локомотива нет пассажира этого цвета ({ $clause }).
error-no-seat-for-passenger = В локомотивах и пассажирских вагонах нет свободного места ({ $clause }).
error-no-such-car = Здесь нет вагона ({ $clause }).
error-holds-nothing = В этот вагон ничего не грузят ({ $clause }).
error-car-full = Все места заняты: { $capacity } ({ $clause }).
error-own-train-only = Бонусная погрузка — только в свой поезд ({ $clause }).
error-caboose-of-other = В этот тормозной вагон грузит только его владелец ({ $clause }).
error-passengers-ride = Пассажиры ездят в локомотивах и пассажирских вагонах ({ $clause }).
error-passengers-only = Здесь ездят только пассажиры ({ $clause }, { $also }).
error-other-cargo = Этот вагон возит { $hold ->
    [coal] уголь
    [oil] нефть
   *[box] коробки
}, а на вашей карте — { $cargo ->
    [coal] уголь
    [oil] нефть
    [box] коробка
   *[all] любой груз
} ({ $clause }).
error-fits-face-up = Сюда карта подходит и лицом вверх: погрузите её как обычно ({ $clause }, { $also }).
error-island-out = Этого острова нет в этой партии ({ $clause }).
error-nothing-for-island = Доступных вам контрактов здесь нет, а доставить сюда пассажира сейчас нельзя ({ $clause }).
error-island-lacks = Для контракта вашему поезду не хватает { $loads ->
    [one] { $loads } груза
    [few] { $loads } грузов
    [many] { $loads } грузов
   *[other] { $loads } груза
}, а доставить сюда пассажира сейчас нельзя ({ $clause }, { $also }).
error-no-destination = На этот раз вы не выбрали остров: остаётся только особая доставка ({ $clause }).
error-primary-used = Стартовый контракт этим действием вы уже выполнили ({ $clause }).
error-secondary-used = Дополнительный контракт этим действием вы уже выполнили ({ $clause }).
error-island-held = { $own ->
    [yes] Эта карта острова уже ваша
   *[no] Эта карта острова уже у другого игрока
} ({ $clause }).
error-finish-own-first = Сначала выполните дополнительный контракт карты острова, которая у вас есть ({ $clause }).
error-contract-lacks = Для этого контракта вашему поезду не хватает { $loads ->
    [one] { $loads } груза
    [few] { $loads } грузов
    [many] { $loads } грузов
   *[other] { $loads } груза
} ({ $clause }).
error-secondary-not-yours = Дополнительный контракт выполняет владелец карты острова, и только один из них ({ $clause }).
error-ticket-full = На этом билете нет свободных мест ({ $clause }).
error-no-passenger-for-ticket = В вашем поезде нет пассажира этого цвета ({ $clause }).
error-no-caboose-9 = Для этого в вашем поезде должен быть тормозной вагон 9 ({ $clause }).
error-no-caboose-10 = Для этого в вашем поезде должен быть тормозной вагон 10 ({ $clause }).
error-caboose-used = Этим действием вы уже воспользовались этим тормозным вагоном ({ $clause }, { $also }).
error-no-passenger-elsewhere = Ни одного пассажира вашего поезда так доставить нельзя ({ $clause }, { $also }).
error-special-used = Особая доставка бывает раз за действие, и она уже сделана ({ $clause }, { $also }).
error-deliver-something = Нужно перевезти хотя бы один груз или одного пассажира ({ $clause }).
error-not-needed = Контракту этот груз не нужен ({ $clause }).
error-no-pass = За этим столом выполняют оба действия ({ $clause }).
error-buy-back-solo = Карты выкупают только в соло-игре ({ $clause }).
error-buy-back-tokens = Выкуп стоит { $price ->
    [one] { $price } жетон
    [few] { $price } жетона
    [many] { $price } жетонов
   *[other] { $price } жетона
}, а у вас { $tokens } ({ $clause }).
error-buy-back-empty = В сбросе нет карт, выкупать нечего ({ $clause }).
error-buy-back-deck = Колода пуста: за этим столом тогда уже не выкупают ({ $clause }).
error-no-such-load = Здесь нет груза ({ $clause }).
error-no-passenger = Сейчас выбирают пассажира, а это груз ({ $clause }).
error-other-destination = Этому пассажиру не сюда ({ $clause }).
error-passenger-no-cargo = Пассажир считается грузом только с тормозным вагоном 7, раз за действие ({ $clause }).
error-not-in-hand = На руке нет этой карты: { $card } ({ $clause }).
error-not-in-discards = В сбросе нет этой карты: { $card } ({ $clause }).
error-position-car = { $where }: { $card } не может здесь стоять ({ $clause }).
error-position-load = { $where }: в этом вагоне такого быть не может ({ $clause }).
error-position-no-engine = { $where }: нет локомотива ({ $clause }).
error-position-passengers = В этой позиции { $colour ->
    [green] зелёных
    [orange_red] оранжевых
    [black] чёрных
    [purple] фиолетовых
    [cyan] голубых
   *[white] белых
} пассажиров — { $found }, а в игре их 3.
error-position-known = { $where }: известные карты — не те, что лежат сверху колоды.
error-position-twice = { $where }: указано дважды.
error-position-per-island = { $where }: { $found } { $found ->
    [one] запись
    [few] записи
    [many] записей
   *[other] записи
}, а должно быть { $expected }.
error-position-order = { $where }: нарушен порядок.
error-position-seat-and-contract = { $where }: должны быть и место, и контракт либо ни того, ни другого.
error-position-islands = { $where }: в этой игре карты острова другие ({ $clause }).
error-position-no-steps = { $where }: не указано, что должно произойти дальше.

## The table in the terminal.  isle-colour-… are in the nominative.

isle-island = Остров
isle-start = Стартовый
isle-secondary-a = Доп. А
isle-secondary-b = Доп. Б
isle-ticket = Билет: награды
isle-player = И{ $number }
isle-sign-coal = уголь
isle-sign-oil = нефть
isle-sign-box = коробка
isle-sign-all = любой груз
isle-sign-cards = карты
isle-sign-tokens = жетоны
isle-bonus-any = действие
isle-bonus-build = стр.
isle-bonus-load = погр.
isle-bonus-deliver = перев.
isle-bonus-load-or-deliver = погр./перев.
isle-two-green = зе
isle-two-orange-red = ор
isle-two-black = чё
isle-two-purple = фи
isle-two-cyan = го
isle-two-white = бе
isle-colour-green = зелёный
isle-colour-orange-red = оранжевый
isle-colour-black = чёрный
isle-colour-purple = фиолетовый
isle-colour-cyan = голубой
isle-colour-white = белый
isle-short-engine = Лок. { $number }
isle-short-hopper = Хоппер { $number }
isle-short-tanker = Цист. { $number }
isle-short-boxcar = Крыт. { $number }
isle-short-coach = Пасс. { $number }
isle-short-caboose = Торм. { $number }
isle-row = Ряд:
isle-piles = В колоде: { $deck } · в сбросе: { $discards }
isle-known = Сверху колоды:
isle-bag = В мешочке: { $passengers }
isle-progress = Локомотив прогресса: деление { $at }, конечное — { $end }
isle-taken = { $how ->
    [you] он у вас
   *[other] он у игрока { $who }
}
isle-turns-left = до конца { $turns } { $turns ->
    [one] ход
    [few] хода
    [many] ходов
   *[other] хода
}
isle-cards = { $cards } { $cards ->
    [one] карта
    [few] карты
    [many] карт
   *[other] карты
}
isle-supply = ждут:
isle-held = контракт:
isle-has = здания: { $names }
isle-hand = Ваша рука ({ $cards }):
isle-chosen = Выбрано:
isle-to-pay = { $card }: осталось уплатить { $cards } { $cards ->
    [one] карту
    [few] карты
    [many] карт
   *[other] карты
}
isle-to-give = Контракту ещё нужно: { $cargo }
isle-buy-back = Выкуп карты: { $tokens } { $tokens ->
    [one] жетон.
    [few] жетона.
    [many] жетонов.
   *[other] жетона.
}
isle-part = Очки за
isle-points = Очки
isle-part-tokens = жетоны
isle-part-train = локомотив и вагоны
isle-part-contracts = контракты
isle-part-loads = загруженное в поезд
isle-part-progress = локомотив прогресса
isle-part-buildings = здания
isle-total = Всего
isle-rating = Звание: { $name }
isle-scenario = { $won ->
    [yes] Цель достигнута: сценарий пройден.
   *[no] Цель не достигнута: сценарий не пройден.
}
isle-card = Карта: цена, мощность или вес, груз
isle-room = Вмещает
isle-brings = Даёт
isle-signs = ▲ мощность · ▼ вес · ☻ пассажир · → выгода от погрузки · { $free } свободные места · { $face_down } закрытая карта
