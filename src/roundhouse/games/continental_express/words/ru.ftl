# Continental Express: what its cards, moves, events and refusals are called.
# Attributes: .acc is the form after a verb («взять …»), where it differs.

title = Continental Express
tagline = Берите вагоны с трёх путей и составляйте поезда на заказ.

## Small cards

card-passenger = пассажирский вагон
card-boxcar = крытый вагон
card-coal = угольный вагон
card-tank = цистерна
    .acc = цистерну
card-mail = почтовый вагон
card-locomotive = локомотив
card-banknote = банкнота
    .acc = банкноту
card-investor = инвестор
    .acc = инвестора
card-pickpocket = карманник
    .acc = карманника
card-switchman = стрелочник
    .acc = стрелочника
card-station_master = начальник станции
    .acc = начальника станции
card-train_accident = авария поезда
    .acc = аварию поезда
card-station_fire = пожар на станции

# So many of them
wagons-passenger = { $count ->
    [one] { $count } пассажирский вагон
    [few] { $count } пассажирских вагона
    [many] { $count } пассажирских вагонов
   *[other] { $count } пассажирских вагона
}
wagons-boxcar = { $count ->
    [one] { $count } крытый вагон
    [few] { $count } крытых вагона
    [many] { $count } крытых вагонов
   *[other] { $count } крытых вагона
}
wagons-coal = { $count ->
    [one] { $count } угольный вагон
    [few] { $count } угольных вагона
    [many] { $count } угольных вагонов
   *[other] { $count } угольных вагона
}
wagons-tank = { $count ->
    [one] { $count } цистерна
    [few] { $count } цистерны
    [many] { $count } цистерн
   *[other] { $count } цистерны
}
    .acc = { $count ->
        [one] { $count } цистерну
        [few] { $count } цистерны
        [many] { $count } цистерн
       *[other] { $count } цистерны
    }
wagons-mail = { $count ->
    [one] { $count } почтовый вагон
    [few] { $count } почтовых вагона
    [many] { $count } почтовых вагонов
   *[other] { $count } почтовых вагона
}
wagons-locomotive = { $count ->
    [one] { $count } локомотив
    [few] { $count } локомотива
    [many] { $count } локомотивов
   *[other] { $count } локомотива
}

# In a letter or two, for crowded places
short-passenger = Пас
short-boxcar = Крыт
short-coal = Уг
short-tank = Цист
short-mail = Почт
short-locomotive = Лок
short-banknote = Банкн
short-investor = Инвестор
short-pickpocket = Карманник
short-switchman = Стрелочник
short-station_master = Начальник
short-train_accident = Авария
short-station_fire = Пожар

## Companies, objectives, contracts

symbol-black = чёрный
symbol-blue = синий
symbol-green = зелёный
symbol-red = красный
symbol-yellow = жёлтый

objective = { $wagons } ({ $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
}, { $symbols })

contract-symbol_black = { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
} за каждый чёрный символ
contract-symbol_blue = { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
} за каждый синий символ
contract-symbol_green = { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
} за каждый зелёный символ
contract-symbol_red = { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
} за каждый красный символ
contract-symbol_yellow = { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
} за каждый жёлтый символ
contract-pairs = { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
} за каждую пару символов одного цвета
contract-triplets = { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
} за каждые три символа одного цвета
contract-three_different = { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
} за каждые три символа разных цветов
contract-four_different = { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
} за каждые четыре символа разных цветов
contract-two_pairs = { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
} за каждые две пары символов разных цветов

## What is being decided

phase-contract = Какой из двух контрактов вы оставляете?
phase-take = Возьмите карту с рынка.
phase-invest = Какую карту инвестор берёт бесплатно?
phase-rob = Чьи банкноты забирает карманник?
phase-give = Какую свою карту вагона отдаёт стрелочник?
phase-swap = На какую карту стрелочник её меняет?
phase-token = Какой жетон компании приносит начальник станции?
phase-claim = Выполните задание или завершите ход.
phase-pay = Сколькими локомотивами заменить эти вагоны?
phase-over = Игра окончена.

## Moves

move-keep = Оставить контракт: { $contract }
move-take = Взять { $card }: ряд { $row }, { $column ->
    [left] слева
    [middle] посередине
   *[right] справа
} ({ $price ->
    [0] бесплатно
    [one] за { $price } банкноту
    [few] за { $price } банкноты
    [many] за { $price } банкнот
   *[other] за { $price } банкноты
})
move-decline = Не применять карту: { $card-name }
move-rob = Забрать банкноты игрока { $seat } ({ $banknotes })
move-give = Отдать { $card }
move-swap = Обменять { $given } на { $card } игрока { $seat }
move-token = Взять { $colour ->
    [black] чёрный
    [blue] синий
    [green] зелёный
    [red] красный
   *[yellow] жёлтый
} жетон
move-claim = Выполнить задание { $place }: { $objective }
move-end = Завершить ход
move-pay = Потратить { $paid }

## Events.  $seat-is is “you” or “other”; an empty place is “none”.
## Names of players cannot be inflected: they stand in the nominative, or behind the word “игрок” in its case.

event-kept = { $seat-is ->
    [you] Вы оставляете
   *[other] { $seat } оставляет
} себе один контракт.
event-dealt-row = Ряд { $row }: { $left ->
    [none] –
   *[other] { $left }
}, { $middle ->
    [none] –
   *[other] { $middle }
}, { $right ->
    [none] –
   *[other] { $right }
}.
event-shuffled-back = Событие замешано обратно в стопку { $row }: { $card-name }.
event-renewed = Открытые задания: { $first }; { $second }; { $third }.
event-began = { $seat-is ->
    [you] { $last ->
        [1] Ваш последний ход
       *[0] Ваш ход
    }
   *[other] { $last ->
        [1] В последний раз ходит { $seat }
       *[0] Ходит { $seat }
    }
}.
event-took = { $seat-is ->
    [you] Вы берёте
   *[other] { $seat } берёт
} { $card } из ряда { $row } { $price ->
    [0] бесплатно
    [one] за { $price } банкноту
    [few] за { $price } банкноты
    [many] за { $price } банкнот
   *[other] за { $price } банкноты
}.
event-turned-up = Новая карта в ряду { $row }: { $card-name }.
event-happened = { $event ->
    [train_accident] Авария поезда: открытые задания уходят под низ колоды.
   *[station_fire] Пожар на станции: все открытые маленькие карты выбывают из игры.
}
event-robbed = { $seat-is ->
    [you] Вы забираете
   *[other] { $seat } забирает
} { $victim-is ->
    [you] у вас
   *[other] у игрока { $victim }
} { $banknotes ->
    [one] { $banknotes } банкноту
    [few] { $banknotes } банкноты
    [many] { $banknotes } банкнот
   *[other] { $banknotes } банкноты
}.
event-swapped = { $seat-is ->
    [you] Вы отдаёте
   *[other] { $seat } отдаёт
} { $card } { $victim-is ->
    [you] вам
   *[other] игроку { $victim }
} в обмен на { $other_card }.
event-got-token = { $seat-is ->
    [you] Вы берёте
   *[other] { $seat } берёт
} { $colour ->
    [black] чёрный
    [blue] синий
    [green] зелёный
    [red] красный
   *[yellow] жёлтый
} жетон.
event-dismissed = { $reason ->
    [declined] { $seat-is ->
        [you] Вы не применяете
       *[other] { $seat } не применяет
    } карту: { $card-name }.
   *[impossible] Карта ничего не даёт: { $card-name }.
}
event-spent = { $seat-is ->
    [you] Вы тратите
   *[other] { $seat } тратит
} { $paid }.
event-claimed = { $seat-is ->
    [you] Вы выполняете
   *[other] { $seat } выполняет
} задание: { $objective }.
event-opened = Новое задание { $place }: { $objective }.
event-last-turns = { $reason ->
    [fourth_objective] { $seat-is ->
        [you] Вы выполнили четвёртое задание
       *[other] Четвёртое задание выполняет { $seat }
    }
   *[no_small_cards] Маленьких карт не осталось
}: остальные ходят в последний раз.
event-showed = { $seat-is ->
    [you] Ваш контракт
   *[other] Контракт игрока { $seat }
} — { $contract }: всего { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
}.
event-ended = Игра окончена: { $reason ->
    [fourth_objective] сыграны последние ходы после четвёртого задания
   *[no_small_cards] сыграны последние ходы без маленьких карт
}.

## The terminal table

express-cards = Перед игроком
express-symbols = Символы
express-two-black = чё
express-two-blue = си
express-two-green = зе
express-two-red = кр
express-two-yellow = жё
express-done = Задания
express-contract = { $contracts ->
    [one] Ваш контракт:
    [few] Ваши контракты:
    [many] Ваши контракты:
   *[other] Ваши контракты:
}
express-objectives = Задания (в колоде { $left })
express-worth = { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
}
express-pile = Ряд (стопка)
express-price = { $price ->
    [0] бесплатно
    [one] { $price } банкнота
    [few] { $price } банкноты
    [many] { $price } банкнот
   *[other] { $price } банкноты
}
express-known = Известно, что в стопке { $pile } лежит { $card }
express-last = { $turns ->
    [0] Это последний ход.
    [one] Последние ходы: после этого ещё { $turns }.
    [few] Последние ходы: после этого ещё { $turns }.
    [many] Последние ходы: после этого ещё { $turns }.
   *[other] Последние ходы: после этого ещё { $turns }.
}
express-part = Очки за
express-banknotes = Банкноты
express-open-total = Что видят все
express-hidden = Контракт станет известен в конце игры.
express-total = Всего
express-about-locomotive = заменяет любой вагон
express-about-banknote = платит за карту или даёт 1 очко в конце
express-about-investor = берёт любую открытую карту бесплатно
express-about-pickpocket = забирает все банкноты другого игрока
express-about-switchman = меняется картой вагона с другим игроком
express-about-station_master = приносит жетон компании

## Refusals, each with the number of its rule

error-start-player = Место { $seat } не может начинать: за столом { $seats } { $seats ->
    [one] место
    [few] места
    [many] мест
   *[other] места
}.
error-wrong-moment = Сейчас вы решаете другое. { $phase ->
    [contract] Выберите контракт, который оставите себе ({ $clause }).
    [take] Возьмите маленькую карту ({ $clause }).
    [invest] Выберите карту, которую возьмёт инвестор ({ $clause }).
    [rob] Выберите, кого обокрадёт карманник ({ $clause }).
    [give] Выберите карту вагона, которую отдаст стрелочник ({ $clause }).
    [swap] Выберите карту, которую получите ({ $clause }).
    [token] Выберите жетон, который принесёт начальник станции ({ $clause }).
    [claim] Можно выполнить задание или завершить ход ({ $clause }).
   *[pay] Выберите, какими картами заплатить за задание ({ $clause }).
}
error-take-first = Сначала возьмите маленькую карту ({ $clause }, { $also }).
error-card-taken = В этот ход карта уже взята ({ $clause }).
error-not-dealt = Этого контракта нет среди двух ваших ({ $clause }).
error-empty-place = На этом месте в ряду { $row } карты нет ({ $clause }).
error-too-dear = Эта карта стоит { $price } { $price ->
    [one] банкноту
    [few] банкноты
    [many] банкнот
   *[other] банкноты
}, а у вас их { $banknotes } ({ $clause }).
error-no-decline = За этим столом персонажа нужно применить ({ $clause }).
error-no-such-seat = На месте { $seat } никто не сидит ({ $clause }).
error-not-oneself = Выберите другого игрока: к себе персонажа не применяют ({ $clause }, { $also }).
error-no-banknotes = У этого игрока нет банкнот ({ $clause }).
error-not-owned = У вас нет такой карты вагона ({ $clause }).
error-not-owned-there = У этого игрока нет такой карты вагона ({ $clause }).
error-nothing-to-swap = Ни у кого нет для обмена ничего другого ({ $clause }, { $also }).
error-locomotives-stay = За этим столом стрелочник локомотивы не меняет ({ $clause }).
error-same-kind = Две одинаковые карты не меняют ({ $clause }).
error-colour-gone = Жетонов этого цвета не осталось ({ $clause }).
error-wagons-missing = Для этого задания не хватает { $missing } { $missing ->
    [one] вагона
    [few] вагонов
    [many] вагонов
   *[other] вагона
}, а локомотивов у вас { $locomotives } ({ $clause }, { $also }).
error-other-wagon = Сейчас платят за другой вид вагонов ({ $clause }).
error-locomotives = Эти вагоны можно заменить локомотивами, не меньше { $least } и не больше { $most } ({ $clause }, { $also }).
error-position-places = { $where } содержит записей: { $found }, а нужно { $expected }.
error-position-event-pile = { $where }: карты { $card } в этой стопке нет ({ $clause }).
error-position-buried = { $where }: задание { $objective } не лежит там под колодой ({ $clause }).
error-position-tokens = { $where }: жетонов цвета { $colour } только { $most } ({ $clause }).
error-position-supply = { $where } — не то, что осталось после жетонов игроков ({ $clause }).
error-position-contract-twice = { $where }: { $contract } встречается дважды ({ $clause }).
error-position-kept = { $where } — не то, что этот игрок мог уже оставить себе ({ $clause }).
error-position-row-gap = { $where }: карты ряда стоят на его правых местах ({ $clause }).
error-position-event-open = { $where }: событие не может лежать открытым ({ $clause }).
error-position-row-short = { $where }: пока стопка не пуста, в ряду три карты ({ $clause }).
error-position-too-early = { $where }: пока контракты не выбраны, больше ничего не произошло ({ $clause }).
error-position-objectives = { $where }: каждое задание должно быть ровно в одном месте ({ $clause }).
error-position-open-objectives = { $where }: открытых заданий сейчас должно быть { $expected } ({ $clause }).
error-position-phase-payment = { $where } не подходит к заданию, за которое платят.
error-position-phase-market = { $where }: нет маленькой карты, которую можно взять ({ $clause }).
error-position-turns-left = { $where } не подходит к тому, что вызвало конец, или к оконченной игре ({ $clause }).
error-position-trigger = { $where } не подходит к выполненным заданиям и открытым картам ({ $clause }, { $also }).
