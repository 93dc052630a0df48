# Ticket to Ride: The Card Game: what its cards, moves, events and refusals are called.
# Attributes: .acc is the form after a verb ("взять …"), where it differs.

title = Ticket to Ride: карточная игра
tagline = Собирайте вагоны в депо, уберегите их от грабителей и выполните свои маршруты.

## Cards

card-black = чёрная карта
    .acc = чёрную карту
card-blue = синяя карта
    .acc = синюю карту
card-green = зелёная карта
    .acc = зелёную карту
card-orange = оранжевая карта
    .acc = оранжевую карту
card-purple = фиолетовая карта
    .acc = фиолетовую карту
card-red = красная карта
    .acc = красную карту
card-white = белая карта
    .acc = белую карту
card-yellow = жёлтая карта
    .acc = жёлтую карту
card-locomotive = локомотив

colour-black = чёрный
    .acc = чёрную
    .gen = чёрного
colour-blue = синий
    .acc = синюю
    .gen = синего
colour-green = зелёный
    .acc = зелёную
    .gen = зелёного
colour-orange = оранжевый
    .acc = оранжевую
    .gen = оранжевого
colour-purple = фиолетовый
    .acc = фиолетовую
    .gen = фиолетового
colour-red = красный
    .acc = красную
    .gen = красного
colour-white = белый
    .acc = белую
    .gen = белого
colour-yellow = жёлтый
    .acc = жёлтую
    .gen = жёлтого

# One letter for each colour, for those who do not tell colours apart (TC-008)
short-black = Ч
short-blue = С
short-green = З
short-orange = О
short-purple = Ф
short-red = К
short-white = Б
short-yellow = Ж
short-locomotive = ★

ticket = { $city } — { $other } ({ $points })

## Cities

city-seattle = Сиэтл
city-los-angeles = Лос-Анджелес
city-chicago = Чикаго
city-dallas = Даллас
city-new-york = Нью-Йорк
city-miami = Майами
city-atlanta = Атланта
city-boston = Бостон
city-calgary = Калгари
city-charleston = Чарлстон
city-denver = Денвер
city-duluth = Дулут
city-el-paso = Эль-Пасо
city-helena = Хелена
city-houston = Хьюстон
city-kansas-city = Канзас-Сити
city-las-vegas = Лас-Вегас
city-montreal = Монреаль
city-nashville = Нашвилл
city-new-orleans = Новый Орлеан
city-omaha = Омаха
city-phoenix = Финикс
city-pittsburgh = Питтсбург
city-portland = Портленд
city-raleigh = Роли
city-saint-louis = Сент-Луис
city-salt-lake-city = Солт-Лейк-Сити
city-san-francisco = Сан-Франциско
city-santa-fe = Санта-Фе
city-sault-st-marie = Су-Сент-Мари
city-toronto = Торонто
city-vancouver = Ванкувер
city-washington = Вашингтон
city-winnipeg = Виннипег

## What is being decided

phase-start_tickets = Какие маршруты оставить себе? Хотя бы один.
phase-dispatch = Какую карту из этого ряда отправить в состав?
phase-turn = Возьмите карты вагонов, выложите вагоны в депо или возьмите маршруты.
phase-second_card = Откуда взять вторую карту?
phase-locomotives = Сколько локомотивов добавить в группу?
phase-triple = Какой цвет будет следующим из трёх?
phase-tickets = Какие из этих маршрутов оставить себе?
phase-complete = Какие маршруты выполнить?
phase-over = Игра окончена.

## Moves

move-send = Отправить { $card } из { $colour-gen } ряда в состав
move-draw = Взять верхнюю карту колоды
move-take = Взять { $card } с места { $place }
move-stop = Не брать вторую карту
move-lay = { $coloured ->
    [0] Выложить { $colour-acc } группу из одних локомотивов
    [one] Выложить { $colour-acc } группу: { $coloured } карта
    [few] Выложить { $colour-acc } группу: { $coloured } карты
    [many] Выложить { $colour-acc } группу: { $coloured } карт
   *[other] Выложить { $colour-acc } группу: { $coloured } карты
}{ $locomotives ->
    [0] {""}
   *[other] , локомотивов: { $locomotives }
}{ $robs ->
    [yes] , ограбление
   *[no] {""}
}
move-add = { $locomotives ->
    [0] Без локомотивов
    [one] С { $locomotives } локомотивом
    [few] С { $locomotives } локомотивами
    [many] С { $locomotives } локомотивами
   *[other] С { $locomotives } локомотива
}: группа из { $cards } { $cards ->
    [one] карты
    [few] карт
    [many] карт
   *[other] карты
}
move-triple = Выложить три разных цвета: { $number ->
    [1] первый
    [2] второй
   *[3] третий
} — { $colour }
move-tickets = Взять { $tickets } { $tickets ->
    [one] маршрут
    [few] маршрута
    [many] маршрутов
   *[other] маршрута
}
move-keep = Оставить маршрут { $ticket }
move-complete = Выполнить маршрут { $ticket }
move-done = { $tickets ->
    [0] Готово: ни одного
    [one] Готово: { $tickets } маршрут
    [few] Готово: { $tickets } маршрута
    [many] Готово: { $tickets } маршрутов
   *[other] Готово: { $tickets } маршрута
}
move-pass = Спасовать

## Events.  $seat-is is “you” or “other”; a card that may not be seen is “none”.
## Names of players cannot be inflected: they stand in the nominative, or behind the word “игрок” in its case.

event-began = { $last ->
    [1] { $seat-is ->
        [you] Ваш последний ход
       *[other] { $seat } ходит в последний раз
    }
   *[0] { $seat-is ->
        [you] Ваш ход
       *[other] Ходит { $seat }
    }
}.
event-sent = { $seat-is ->
    [you] Вы отправляете
   *[other] { $seat } отправляет
} в состав { $kind ->
    [locomotive] локомотив
   *[coloured] карту
} из { $colour-gen } ряда.
event-drew = { $seat-is ->
    [you] Вы берёте
   *[other] { $seat } берёт
} { $card ->
    [none] карту из колоды
   *[other] { $card } из колоды
}.
event-took = { $seat-is ->
    [you] Вы берёте
   *[other] { $seat } берёт
} { $card } с места { $place }; { $next_card ->
    [none] оно остаётся пустым
   *[other] на него кладут { $next_card }
}.
event-washed = Открыты три локомотива: все открытые карты заменены.
event-laid = { $seat-is ->
    [you] Вы выкладываете
   *[other] { $seat } выкладывает
} { $colour-acc } группу: { $coloured } { $coloured ->
    [one] карта
    [few] карты
    [many] карт
   *[other] карты
}{ $locomotives ->
    [0] {""}
    [one] {" "}и { $locomotives } локомотив
    [few] {" "}и { $locomotives } локомотива
    [many] {" "}и { $locomotives } локомотивов
   *[other] {" "}и { $locomotives } локомотива
}.
event-tripled = { $seat-is ->
    [you] Вы выкладываете
   *[other] { $seat } выкладывает
} три разных цвета: { $colour }, { $second }, { $third }.
event-robbed = { $seat-is ->
    [you] Вы грабите
   *[other] { $seat } грабит
} { $victim-is ->
    [you] ваше депо
   *[other] депо игрока { $victim }
}: { $colour } ряд, { $cards } { $cards ->
    [one] карта
    [few] карты
    [many] карт
   *[other] карты
}, сброшен.
event-looked = { $seat-is ->
    [you] Вы рассматриваете
   *[other] { $seat } рассматривает
} { $ticket ->
    [none] маршрут
   *[other] маршрут { $ticket }
}.
event-kept = { $seat-is ->
    [you] Вы { $tickets ->
        [0] не оставляете себе
       *[other] оставляете себе
    }
   *[other] { $seat } { $tickets ->
        [0] не оставляет себе
       *[other] оставляет себе
    }
} { $tickets ->
    [0] ни одного маршрута
    [one] { $tickets } маршрут
    [few] { $tickets } маршрута
    [many] { $tickets } маршрутов
   *[other] { $tickets } маршрута
}.
event-passed = { $seat-is ->
    [you] Вы пасуете
   *[other] { $seat } пасует
}.
event-scored = { $seat-is ->
    [you] Вы { $tickets ->
        [0] не выполняете
       *[other] выполняете
    }
   *[other] { $seat } { $tickets ->
        [0] не выполняет
       *[other] выполняет
    }
} { $tickets ->
    [0] ни одного маршрута
    [one] { $tickets } маршрут
    [few] { $tickets } маршрута
    [many] { $tickets } маршрутов
   *[other] { $tickets } маршрута
}: +{ $points }.
event-resumed = Карты перетасованы для второй половины игры; в новой колоде { $cards } { $cards ->
    [one] карта
    [few] карты
    [many] карт
   *[other] карты
}.
event-ended = { $reason ->
    [deck_empty] Игра окончена: колода пуста, последние ходы сыграны
   *[truncated] Игра остановлена: сыграно оговорённое число ходов
}.

## Refusals, each with the number of its rule

error-first-player = Место { $seat } не может начинать за столом на { $seats ->
    [one] { $seats } место
    [few] { $seats } места
    [many] { $seats } мест
   *[other] { $seats } места
}.
error-wrong-moment = Сейчас вы решаете другое. { $phase ->
    [start_tickets] Выберите начальные маршруты ({ $clause }).
    [dispatch] Выберите, какую карту ряда отправить в состав ({ $clause }).
    [turn] Возьмите карты вагонов, выложите вагоны или возьмите маршруты ({ $clause }).
    [second_card] Одна карта уже взята: возьмите вторую ({ $clause }).
    [locomotives] Выберите, сколько локомотивов добавить в группу ({ $clause }).
    [triple] Назовите цвета трёх карт ({ $clause }).
    [tickets] Выберите, какие маршруты оставить ({ $clause }).
   *[complete] Выберите, какие маршруты выполнить ({ $clause }).
}
error-other-row = Сейчас карту отправляют из другого ряда ({ $clause }).
error-deck-empty = Колода вагонов пуста: карт вагонов больше не берут ({ $clause }, { $also }).
error-place-empty = На месте { $place } карты нет ({ $clause }).
error-loco-second = Открытый локомотив считается за две карты, поэтому второй картой быть не может ({ $clause }).
error-second-card-due = Одна карта взята, нужно взять и вторую ({ $clause }).
error-own-row = Ряд этого цвета уже есть в вашем депо ({ $clause }).
error-not-in-hand = { $cards ->
    [one] Нужна { $cards } такая карта
    [few] Нужны { $cards } такие карты
    [many] Нужно { $cards } таких карт
   *[other] Нужно { $cards } такой карты
}, а на руке их { $held } ({ $clause }).
error-locos-alone = За этим столом в группе должна быть хотя бы одна цветная карта ({ $clause }).
error-row-too-large = В чужом ряду этого цвета { $cards ->
    [one] { $cards } карта
    [few] { $cards } карты
    [many] { $cards } карт
   *[other] { $cards } карты
}, а нужно больше; у вас карт этого цвета { $held }, локомотивов { $locomotives } ({ $clause }).
error-group-too-small = В группе не меньше двух карт; у вас карт этого цвета { $held }, локомотивов { $locomotives } ({ $clause }, { $also }).
error-cards-needed = Карт в группе должно быть не меньше { $cards } ({ $clause }, { $also }).
error-triple-blocked = Ряд этого цвета уже лежит в чьём-то депо, поэтому одним из трёх он быть не может ({ $clause }).
error-same-colour = Этот цвет вы уже назвали, а все три должны быть разными ({ $clause }).
error-no-three-colours = Нужны три цвета, рядов которых нет ни в одном депо, а у вас таких { $colours } ({ $clause }).
error-no-tickets-left = В колоде маршрутов осталось слишком мало карт: { $left } ({ $clause }, { $also }).
error-not-looked-at = Этого маршрута нет среди тех, которые можно оставить ({ $clause }).
error-keep-one = Нужно оставить хотя бы один маршрут ({ $clause }).
error-cards-missing = В составе не хватает карт для этого маршрута ({ $clause }, { $also }).
error-ticket-not-held = Этого маршрута нет среди тех, которые вы можете выполнить ({ $clause }).
error-no-pass = Пасуют только в последний ход или когда больше ничего сделать нельзя, а у вас ещё есть что делать ({ $clause }).
error-position-returned = { $where }: никто не может знать, что этот маршрут лежит именно там ({ $clause }).
error-position-colour-twice = { $where }: ряд цвета { $colour } уже есть ({ $clause }).
error-position-row-empty = { $where }: ряд без карт ({ $clause }).
error-position-ticket-twice = { $where }: { $ticket } встречается дважды.
error-position-no-ticket = { $where }: у игрока { $seat } нет ни одного маршрута ({ $clause }).
error-position-display-gap = { $where }: есть пустое место, хотя в колоде есть карты ({ $clause }).
error-position-last-turns = { $where } не соответствует числу карт в колоде ({ $clause }).
error-position-declared = { $where }: объявлены маршруты, которые сейчас выполнить нельзя ({ $clause }).

## The table in a terminal

tc-cards = Карты
tc-tickets = Маршруты
tc-completed = Выполнено
tc-stack = Состав
tc-depot = Депо
tc-open = Открытые карты:
tc-deck = Колода: { $cards }. Маршруты: { $tickets }. Сброшено: { $discards }.
tc-half = { $half ->
    [0] Первая колода.
   *[1] Вторая колода.
}
tc-last-turns = Осталось последних ходов: { $turns }.
tc-hand = Ваша рука ({ $cards }):
tc-your-tickets = Ваши маршруты:
tc-looked-at = Вы рассматриваете:
tc-returned = Вы вернули в колоду:
tc-your-stack = Состав игрока { $number }:
tc-bonuses = Крупные города:
tc-part = Маршрут или город
tc-points = Очки
tc-total = Всего
tc-legend = ★ — локомотив, он заменяет любой цвет.
