# Great Lakes: what its places, cards, moves, events and refusals are called.
# Attributes: .acc is the form after a verb ("взять …"), where it differs.

title = Ticket to Ride: Rails & Sails, Великие озёра
tagline = Соединяйте города Великих озёр железной дорогой и водой.

## Places

place-duluth = Дулут
place-thunder_bay = Тандер-Бей
place-marathon = Маратон
place-timmins = Тимминс
place-rouyn_noranda = Руэн-Норанда
place-marquette = Маркетт
place-sault_ste_marie = Су-Сент-Мари
place-sudbury = Садбери
place-montreal = Монреаль
place-ottawa = Оттава
place-wausau = Уосо
place-eau_claire = О-Клэр
place-green_bay = Грин-Бей
place-traverse_city = Траверс-Сити
place-south_baymouth = Саут-Беймут
place-perry_sound = Перри-Саунд
place-port_elgin = Порт-Элгин
place-kingston = Кингстон
place-toronto = Торонто
place-bay_city = Бей-Сити
place-muskegon = Маскигон
place-milwaukee = Милуоки
place-madison = Мадисон
place-syracuse = Сиракьюс
place-albany = Олбани
place-buffalo = Баффало
place-detroit = Детройт
place-cedar_rapids = Сидар-Рапидс
place-chicago = Чикаго
place-erie = Эри
place-scranton = Скрантон
place-south_bend = Саут-Бенд
place-toledo = Толидо
place-cleveland = Кливленд
place-new_york = Нью-Йорк
place-junction_superior = озеро Верхнее (развилка)
place-junction_huron = озеро Гурон (развилка)

## Cards

card-plain = { $colour ->
    [purple] фиолетовый
    [yellow] жёлтый
    [green] зелёный
    [red] красный
    [black] чёрный
   *[white] белый
} вагон
card-anchored = { $colour ->
    [purple] фиолетовый
    [yellow] жёлтый
    [green] зелёный
    [red] красный
    [black] чёрный
   *[white] белый
} вагон с якорем
card-single = { $colour ->
    [purple] фиолетовое
    [yellow] жёлтое
    [green] зелёное
    [red] красное
    [black] чёрное
   *[white] белое
} судно
card-double = { $colour ->
    [purple] фиолетовое
    [yellow] жёлтое
    [green] зелёное
    [red] красное
    [black] чёрное
   *[white] белое
} двойное судно
card-wild = джокер
    .acc = джокера

colour-purple = фиолетовый
colour-yellow = жёлтый
colour-green = зелёный
colour-red = красный
colour-black = чёрный
colour-white = белый
colour-grey = серый

## What is being decided

phase-first_tickets = Какие маршруты оставить? Не меньше трёх.
phase-pieces = Сколько вагонов и судов взять в начале?
phase-turn = Возьмите карты, проложите участок, возьмите маршруты, постройте порт или обменяйте фишки.
phase-second_card = Возьмите вторую карту или остановитесь.
phase-refill = Из какой колоды заполнить пустое место?
phase-tickets = Какие маршруты оставить? Не меньше одного.
phase-colour = Каким цветом платить?
phase-pay = Какими картами платить?
phase-singles = Сколькими одинарными судами платить?
phase-over = Игра окончена.

## Moves

move-take = Взять { $card } с места { $slot }
move-draw = Взять вслепую из { $deck ->
    [train] колоды вагонов
   *[ship] колоды судов
}
move-stop = Вторую карту не брать
move-refill = Заполнить место из { $deck ->
    [train] колоды вагонов
   *[ship] колоды судов
}
move-claim = Проложить участок { $route }: { $type ->
    [rail] железная дорога
   *[sea] вода
}, цвет { $hue ->
    [purple] фиолетовый
    [yellow] жёлтый
    [green] зелёный
    [red] красный
    [black] чёрный
    [white] белый
   *[grey] серый
}, { $length } { $length ->
    [one] клетка
    [few] клетки
    [many] клеток
   *[other] клетки
}, { $points } { $points ->
    [one] очко
    [few] очка
    [many] очков
   *[other] очка
}{ $which ->
    [first] {", "}первый из двух
    [second] {", "}второй из двух
   *[only] {""}
}
move-harbour = Построить порт в городе { $city }
move-colour = { $colour ->
    [wild] Платить одними джокерами
    [purple] Платить фиолетовым
    [yellow] Платить жёлтым
    [green] Платить зелёным
    [red] Платить красным
    [black] Платить чёрным
   *[white] Платить белым
}
move-pay = Заплатить: { $payment }
move-singles = Заплатить: { $cards } { $cards ->
    [one] одинарное судно
    [few] одинарных судна
    [many] одинарных судов
   *[other] одинарного судна
}
move-tickets = Взять { $tickets } { $tickets ->
    [one] маршрут
    [few] маршрута
    [many] маршрутов
   *[other] маршрута
}
move-keep = Оставить: { $chosen }
move-pieces = Начать так: вагонов — { $trains }, судов — { $ships }
move-exchange = { $to ->
    [train] Обменять { $pieces } { $pieces ->
        [one] судно
        [few] судна
        [many] судов
       *[other] судна
    } на вагоны
   *[ship] Обменять { $pieces } { $pieces ->
        [one] вагон
        [few] вагона
        [many] вагонов
       *[other] вагона
    } на суда
} (−{ $pieces } { $pieces ->
    [one] очко
    [few] очка
    [many] очков
   *[other] очка
})
move-pass = Пропустить ход: сделать ничего нельзя

## Events.  $seat-is is “you” or “other”; a card that may not be seen is “none”.
## Names of players cannot be inflected: they stand in the nominative, or behind the word “игрок” in its case.

event-took = { $seat-is ->
    [you] Вы берёте
   *[other] { $seat } берёт
} { $card } с места { $slot }.
event-drew = { $seat-is ->
    [you] Вы берёте
   *[other] { $seat } берёт
} { $card ->
    [none] { $deck ->
        [train] карту из колоды вагонов
       *[ship] карту из колоды судов
    }
   *[other] { $card }
}.
event-turned-up = На место { $slot } выкладывают { $card }.
event-reshuffled = Перетасована колода { $deck ->
    [train] вагонов
   *[ship] судов
}: { $cards } { $cards ->
    [one] карта
    [few] карты
    [many] карт
   *[other] карты
}.
event-swept = Три джокера: открытые карты заменены{ $times ->
    [1] {""}
   *[other] {" "}(×{ $times })
}.
event-claimed = { $seat-is ->
    [you] Вы прокладываете
   *[other] { $seat } прокладывает
} { $type ->
    [rail] железнодорожный
   *[sea] водный
} участок { $route }: { $points } { $points ->
    [one] очко
    [few] очка
    [many] очков
   *[other] очка
}.
event-paid = Уплачено: { $payment }.
event-built-harbour = { $seat-is ->
    [you] Вы строите
   *[other] { $seat } строит
} порт в городе { $city }.
event-drew-tickets = { $seat-is ->
    [you] Вы берёте
   *[other] { $seat } берёт
} { $tickets } { $tickets ->
    [one] маршрут
    [few] маршрута
    [many] маршрутов
   *[other] маршрута
}.
event-chose = { $seat-is ->
    [you] Вы сделали выбор.
   *[other] Игрок { $seat } сделал выбор.
}
event-kept = { $seat-is ->
    [you] Вы оставляете
   *[other] { $seat } оставляет
} { $tickets } { $tickets ->
    [one] маршрут
    [few] маршрута
    [many] маршрутов
   *[other] маршрута
}.
event-returned = { $seat-is ->
    [you] Вы кладёте
   *[other] { $seat } кладёт
} под низ колоды { $tickets } { $tickets ->
    [one] маршрут
    [few] маршрута
    [many] маршрутов
   *[other] маршрута
}{ $chosen ->
    [none] {""}
   *[other] {": "}{ $chosen }
}.
event-chose-pieces = { $seat-is ->
    [you] Вы начинаете
   *[other] { $seat } начинает
} так: вагонов — { $trains }, судов — { $ships }.
event-exchanged = { $seat-is ->
    [you] Вы обмениваете
   *[other] { $seat } обменивает
} { $to ->
    [train] { $pieces } { $pieces ->
        [one] судно
        [few] судна
        [many] судов
       *[other] судна
    } на вагоны
   *[ship] { $pieces } { $pieces ->
        [one] вагон
        [few] вагона
        [many] вагонов
       *[other] вагона
    } на суда
} (−{ $pieces }).
event-passed = { $seat-is ->
    [you] Вы ничего не можете сделать и пропускаете ход
   *[other] { $seat } ничего не может сделать и пропускает ход
}.
event-last-turns = { $seat-is ->
    [you] У вас осталось не больше шести фишек.
   *[other] У игрока { $seat } осталось не больше шести фишек.
} Каждый делает ещё два хода.
event-began = { $seat-is ->
    [you] Ваш ход
   *[other] Ходит { $seat }
}.
event-ended = Игра окончена: { $reason ->
    [last_turns] сыграны последние ходы
   *[turn_limit] исчерпано условленное число ходов
}.

## Refusals, each with the number of its rule

error-first-player = Место { $seat } не может начинать за столом, где { $seats } { $seats ->
    [one] место
    [few] места
    [many] мест
   *[other] места
}.
error-wrong-moment = Сейчас вы решаете другое. { $phase ->
    [first_tickets] Выберите, какие маршруты оставить, не меньше трёх ({ $clause }).
    [pieces] Выберите, сколько взять вагонов и сколько судов ({ $clause }).
    [turn] Выберите одно из пяти действий ({ $clause }).
    [second_card] Одна карта уже взята: возьмите вторую или остановитесь ({ $clause }).
    [refill] Выберите колоду, из которой заполнить пустое место ({ $clause }).
    [tickets] Выберите, какие маршруты оставить, хотя бы один ({ $clause }).
    [colour] Выберите цвет, которым заплатить ({ $clause }).
    [pay] Выберите карты, которыми заплатить ({ $clause }).
   *[singles] Выберите, сколькими одинарными судами заплатить ({ $clause }).
}
error-slot-empty = На месте { $slot } карты нет ({ $clause }).
error-wild-second = Открытого джокера можно взять только первой и единственной картой хода ({ $clause }, { $also }).
error-deck-empty = Эта колода пуста ({ $clause }).
error-no-stop = За этим столом вторую карту нужно взять ({ $clause }).
error-route-taken = { $own ->
    [yes] Этот участок вы уже проложили
   *[no] Этот участок уже проложил другой игрок
} ({ $clause }).
error-route-closed = Параллельный участок уже проложен, поэтому этот закрыт ({ $clause }, { $also }).
error-route-pieces = Нужно { $length ->
    [one] { $length } фишка
    [few] { $length } фишки
    [many] { $length } фишек
   *[other] { $length } фишки
}; у вас осталось { $type ->
    [rail] вагонов
   *[sea] судов
}: { $left } ({ $clause }).
error-route-cards = Нужны карты этого типа и цвета на { $length ->
    [one] { $length } клетку
    [few] { $length } клетки
    [many] { $length } клеток
   *[other] { $length } клетки
}; ваших хватает на { $reach } ({ $clause }).
error-paying-this = Этот участок вы уже выбрали: теперь выберите, какими картами заплатить за { $length ->
    [one] { $length } клетку
    [few] { $length } клетки
    [many] { $length } клеток
   *[other] { $length } клетки
} ({ $clause }).
error-paying-harbour = Этот город вы уже выбрали: теперь выберите, какими картами заплатить за порт ({ $clause }).
error-paying-other = Сначала заплатите за выбранное или отмените выбор ({ $clause }).
error-harbours-built = Все три порта уже построены ({ $clause }).
error-harbour-taken = { $own ->
    [yes] Здесь уже стоит ваш порт
   *[no] Здесь уже стоит порт другого игрока, а в городе бывает только один
} ({ $clause }).
error-harbour-route = К этому городу ещё не ведёт ни один ваш участок ({ $clause }).
error-harbour-cards = Нужны две карты вагонов и две карты судов одного цвета, все с якорем; вам не хватает { $missing }, и их могут заменить джокеры ({ $clause }, { $also }).
error-colour = Нужно { $length }, а ваших карт этого цвета вместе с джокерами хватает на { $reach } ({ $clause }).
error-colour-none = На руке нет карт этого цвета, которыми можно за это заплатить ({ $clause }).
error-payment = Эти карты не покрывают ровно { $length ->
    [one] { $length } клетку
    [few] { $length } клетки
    [many] { $length } клеток
   *[other] { $length } клетки
}, или на руке их столько нет ({ $clause }, { $also }).
error-payment-wild = Джокеров на руке только { $held } ({ $clause }).
error-payment-special = { $sea ->
    [yes] Двойных судов этого цвета на руке: { $held }
   *[no] Карт вагонов этого цвета с якорем на руке: { $held }
} ({ $clause }).
error-no-tickets = Маршрутов больше нет ({ $clause }).
error-keep-more = Нужно оставить не меньше { $least } { $least ->
    [one] маршрута
    [few] маршрутов
    [many] маршрутов
   *[other] маршрутов
} ({ $clause }, { $also }).
error-not-drawn = Взято только { $drawn } { $drawn ->
    [one] маршрут
    [few] маршрута
    [many] маршрутов
   *[other] маршрута
} ({ $clause }).
error-exchange = { $to ->
    [train] Судов в запасе — { $supply }, вагонов в коробке — { $boxed }
   *[ship] Вагонов в запасе — { $supply }, судов в коробке — { $boxed }
}, а вы хотите обменять { $pieces } ({ $clause }).
error-no-pass = Вы ещё можете выполнить какое-то действие, поэтому пропускать ход нельзя ({ $clause }).
error-position-deck = { $where }: карты { $card } в этой колоде не бывает ({ $clause }).
error-position-deck-empty = { $where }: колода пуста, хотя её сброс — нет ({ $clause }).
error-position-tickets = Каждый маршрут должен быть ровно в одном месте ({ $clause }).
error-position-returned = { $where }: никто не может знать, что этот маршрут лежит именно там ({ $clause }, { $also }).
error-position-double = { $where }: параллельный участок тоже проложен ({ $clause }, { $also }).
error-position-harbour = { $where }: порта здесь быть не может ({ $clause }, { $also }).
error-position-pieces = { $where }: у игрока на месте { $seat } фишек одного вида { $found }, а должно быть { $expected } ({ $clause }).
error-position-boxed = { $where }: в коробке игрока на месте { $seat } должно быть фишек: { $expected } ({ $clause }).
error-position-phase-payment = { $where }: то, за что платят, не соответствует тому, что решают ({ $clause }).
error-position-phase-taken = { $where }: столько карт сейчас не могло быть взято ({ $clause }).
error-position-phase-tickets = { $where }: это не соответствует тому, что решают ({ $clause }).
error-position-route-closed = { $where }: этот участок проложить нельзя ({ $clause }, { $also }).
error-position-display = { $where }: открытые карты сейчас не могут быть такими ({ $clause }, { $also }).
error-position-course = { $where }: это не согласуется с концом игры ({ $clause }, { $also }).

## On the screen

type-rail = железная дорога
type-sea = вода
region-superior = Озеро Верхнее
region-north = Север
region-michigan = Озеро Мичиган и запад
region-huron = Озеро Гурон
region-erie = Озеро Эри
region-ontario = Озеро Онтарио и восток
lake-superior = Верхнее
lake-michigan = Мичиган
lake-huron = Гурон
lake-erie = Эри
lake-ontario = Онтарио
