# Great Lakes: what its places, cards, moves, events and refusals are called.
# Attributes: .acc is the form after a verb ("взяти …"), where it differs.

title = Ticket to Ride: Rails & Sails, Великі озера
tagline = З’єднуйте міста Великих озер залізницею та водою.

## Places

place-duluth = Дулут
place-thunder_bay = Тандер-Бей
place-marathon = Маратон
place-timmins = Тіммінс
place-rouyn_noranda = Руен-Норанда
place-marquette = Маркетт
place-sault_ste_marie = Су-Сент-Марі
place-sudbury = Садбері
place-montreal = Монреаль
place-ottawa = Оттава
place-wausau = Восо
place-eau_claire = О-Клер
place-green_bay = Грін-Бей
place-traverse_city = Траверс-Сіті
place-south_baymouth = Саут-Беймут
place-perry_sound = Перрі-Саунд
place-port_elgin = Порт-Елгін
place-kingston = Кінгстон
place-toronto = Торонто
place-bay_city = Бей-Сіті
place-muskegon = Маскегон
place-milwaukee = Мілуокі
place-madison = Медісон
place-syracuse = Сірак’юс
place-albany = Олбані
place-buffalo = Баффало
place-detroit = Детройт
place-cedar_rapids = Сідар-Рапідс
place-chicago = Чикаго
place-erie = Ері
place-scranton = Скрентон
place-south_bend = Саут-Бенд
place-toledo = Толідо
place-cleveland = Клівленд
place-new_york = Нью-Йорк
place-junction_superior = озеро Верхнє (розвилка)
place-junction_huron = озеро Гурон (розвилка)

## Cards

card-plain = { $colour ->
    [purple] фіолетовий
    [yellow] жовтий
    [green] зелений
    [red] червоний
    [black] чорний
   *[white] білий
} вагон
card-anchored = { $colour ->
    [purple] фіолетовий
    [yellow] жовтий
    [green] зелений
    [red] червоний
    [black] чорний
   *[white] білий
} вагон з якорем
card-single = { $colour ->
    [purple] фіолетове
    [yellow] жовте
    [green] зелене
    [red] червоне
    [black] чорне
   *[white] біле
} судно
card-double = { $colour ->
    [purple] фіолетове
    [yellow] жовте
    [green] зелене
    [red] червоне
    [black] чорне
   *[white] біле
} подвійне судно
card-wild = джокер
    .acc = джокера

colour-purple = фіолетовий
colour-yellow = жовтий
colour-green = зелений
colour-red = червоний
colour-black = чорний
colour-white = білий
colour-grey = сірий

## What is being decided

phase-first_tickets = Які маршрути залишити? Щонайменше три.
phase-pieces = Скільки вагонів і суден узяти на початку?
phase-turn = Візьміть карти, прокладіть ділянку, візьміть маршрути, збудуйте порт або обміняйте фішки.
phase-second_card = Візьміть другу карту або зупиніться.
phase-refill = З якої колоди заповнити порожнє місце?
phase-tickets = Які маршрути залишити? Щонайменше один.
phase-colour = Яким кольором платити?
phase-pay = Якими картами платити?
phase-singles = Скількома одинарними суднами платити?
phase-over = Гру завершено.

## Moves

move-take = Узяти { $card } з місця { $slot }
move-draw = Узяти наосліп з { $deck ->
    [train] колоди вагонів
   *[ship] колоди суден
}
move-stop = Другої карти не брати
move-refill = Заповнити місце з { $deck ->
    [train] колоди вагонів
   *[ship] колоди суден
}
move-claim = Прокласти ділянку { $route }: { $type ->
    [rail] залізниця
   *[sea] вода
}, колір { $hue ->
    [purple] фіолетовий
    [yellow] жовтий
    [green] зелений
    [red] червоний
    [black] чорний
    [white] білий
   *[grey] сірий
}, { $length } { $length ->
    [one] клітинка
    [few] клітинки
    [many] клітинок
   *[other] клітинки
}, { $points } { $points ->
    [one] бал
    [few] бали
    [many] балів
   *[other] бала
}{ $which ->
    [first] {", "}перша з двох
    [second] {", "}друга з двох
   *[only] {""}
}
move-harbour = Збудувати порт у місті { $city }
move-colour = { $colour ->
    [wild] Платити самими джокерами
    [purple] Платити фіолетовим
    [yellow] Платити жовтим
    [green] Платити зеленим
    [red] Платити червоним
    [black] Платити чорним
   *[white] Платити білим
}
move-pay = Заплатити: { $payment }
move-singles = Заплатити: { $cards } { $cards ->
    [one] одинарне судно
    [few] одинарні судна
    [many] одинарних суден
   *[other] одинарного судна
}
move-tickets = Узяти { $tickets } { $tickets ->
    [one] маршрут
    [few] маршрути
    [many] маршрутів
   *[other] маршруту
}
move-keep = Залишити: { $chosen }
move-pieces = Почати так: вагонів — { $trains }, суден — { $ships }
move-exchange = { $to ->
    [train] Обміняти { $pieces } { $pieces ->
        [one] судно
        [few] судна
        [many] суден
       *[other] судна
    } на вагони
   *[ship] Обміняти { $pieces } { $pieces ->
        [one] вагон
        [few] вагони
        [many] вагонів
       *[other] вагона
    } на судна
} (−{ $pieces } { $pieces ->
    [one] бал
    [few] бали
    [many] балів
   *[other] бала
})
move-pass = Пропустити хід: нічого зробити не можна

## Events.  $seat-is is “you” or “other”; a card that may not be seen is “none”.
## Names of players cannot be inflected: they stand in the nominative, or behind the word “гравець” in its case.

event-took = { $seat-is ->
    [you] Ви берете
   *[other] { $seat } бере
} { $card } з місця { $slot }.
event-drew = { $seat-is ->
    [you] Ви берете
   *[other] { $seat } бере
} { $card ->
    [none] { $deck ->
        [train] карту з колоди вагонів
       *[ship] карту з колоди суден
    }
   *[other] { $card }
}.
event-turned-up = На місце { $slot } викладають { $card }.
event-reshuffled = Перетасовано колоду { $deck ->
    [train] вагонів
   *[ship] суден
}: { $cards } { $cards ->
    [one] карта
    [few] карти
    [many] карт
   *[other] карти
}.
event-swept = Три джокери: відкриті карти замінено{ $times ->
    [1] {""}
   *[other] {" "}(×{ $times })
}.
event-claimed = { $seat-is ->
    [you] Ви прокладаєте
   *[other] { $seat } прокладає
} { $type ->
    [rail] залізничну
   *[sea] водну
} ділянку { $route }: { $points } { $points ->
    [one] бал
    [few] бали
    [many] балів
   *[other] бала
}.
event-paid = Сплачено: { $payment }.
event-built-harbour = { $seat-is ->
    [you] Ви будуєте
   *[other] { $seat } будує
} порт у місті { $city }.
event-drew-tickets = { $seat-is ->
    [you] Ви берете
   *[other] { $seat } бере
} { $tickets } { $tickets ->
    [one] маршрут
    [few] маршрути
    [many] маршрутів
   *[other] маршруту
}.
event-chose = { $seat-is ->
    [you] Ви зробили вибір.
   *[other] Гравець { $seat } зробив вибір.
}
event-kept = { $seat-is ->
    [you] Ви залишаєте
   *[other] { $seat } залишає
} { $tickets } { $tickets ->
    [one] маршрут
    [few] маршрути
    [many] маршрутів
   *[other] маршруту
}.
event-returned = { $seat-is ->
    [you] Ви кладете
   *[other] { $seat } кладе
} під низ колоди { $tickets } { $tickets ->
    [one] маршрут
    [few] маршрути
    [many] маршрутів
   *[other] маршруту
}{ $chosen ->
    [none] {""}
   *[other] {": "}{ $chosen }
}.
event-chose-pieces = { $seat-is ->
    [you] Ви починаєте
   *[other] { $seat } починає
} так: вагонів — { $trains }, суден — { $ships }.
event-exchanged = { $seat-is ->
    [you] Ви обмінюєте
   *[other] { $seat } обмінює
} { $to ->
    [train] { $pieces } { $pieces ->
        [one] судно
        [few] судна
        [many] суден
       *[other] судна
    } на вагони
   *[ship] { $pieces } { $pieces ->
        [one] вагон
        [few] вагони
        [many] вагонів
       *[other] вагона
    } на судна
} (−{ $pieces }).
event-passed = { $seat-is ->
    [you] Ви нічого не можете зробити й пропускаєте хід
   *[other] { $seat } нічого не може зробити й пропускає хід
}.
event-last-turns = { $seat-is ->
    [you] У вас лишилося не більш як шість фішок.
   *[other] У гравця { $seat } лишилося не більш як шість фішок.
} Кожен робить ще два ходи.
event-began = { $seat-is ->
    [you] Ваш хід
   *[other] Ходить { $seat }
}.
event-ended = Гру завершено: { $reason ->
    [last_turns] зіграно останні ходи
   *[turn_limit] вичерпано домовлену кількість ходів
}.

## Refusals, each with the number of its rule

error-first-player = Місце { $seat } не може починати за столом, де { $seats } { $seats ->
    [one] місце
    [few] місця
    [many] місць
   *[other] місця
}.
error-wrong-moment = Зараз ви вирішуєте інше. { $phase ->
    [first_tickets] Оберіть, які маршрути залишити, щонайменше три ({ $clause }).
    [pieces] Оберіть, скільки взяти вагонів і скільки суден ({ $clause }).
    [turn] Оберіть одну з п’яти дій ({ $clause }).
    [second_card] Одну карту вже взято: візьміть другу або зупиніться ({ $clause }).
    [refill] Оберіть колоду, з якої заповнити порожнє місце ({ $clause }).
    [tickets] Оберіть, які маршрути залишити, щонайменше один ({ $clause }).
    [colour] Оберіть колір, яким заплатити ({ $clause }).
    [pay] Оберіть карти, якими заплатити ({ $clause }).
   *[singles] Оберіть, скількома одинарними суднами заплатити ({ $clause }).
}
error-slot-empty = На місці { $slot } карти немає ({ $clause }).
error-wild-second = Відкритого джокера можна взяти лише першою і єдиною картою ходу ({ $clause }, { $also }).
error-deck-empty = Ця колода порожня ({ $clause }).
error-no-stop = За цим столом другу карту треба взяти ({ $clause }).
error-route-taken = { $own ->
    [yes] Цю ділянку ви вже проклали
   *[no] Цю ділянку вже проклав інший гравець
} ({ $clause }).
error-route-closed = Паралельну ділянку вже прокладено, тож ця закрита ({ $clause }, { $also }).
error-route-pieces = Потрібно { $length ->
    [one] { $length } фішка
    [few] { $length } фішки
    [many] { $length } фішок
   *[other] { $length } фішки
}; у вас лишилося { $type ->
    [rail] вагонів
   *[sea] суден
}: { $left } ({ $clause }).
error-route-cards = Потрібні карти цього типу й кольору на { $length ->
    [one] { $length } клітинку
    [few] { $length } клітинки
    [many] { $length } клітинок
   *[other] { $length } клітинки
}; ваших вистачає на { $reach } ({ $clause }).
error-paying-this = Цю ділянку ви вже обрали: тепер оберіть, якими картами заплатити за { $length ->
    [one] { $length } клітинку
    [few] { $length } клітинки
    [many] { $length } клітинок
   *[other] { $length } клітинки
} ({ $clause }).
error-paying-harbour = Це місто ви вже обрали: тепер оберіть, якими картами заплатити за порт ({ $clause }).
error-paying-other = Спершу заплатіть за обране або скасуйте вибір ({ $clause }).
error-harbours-built = Усі три порти вже збудовано ({ $clause }).
error-harbour-taken = { $own ->
    [yes] Тут уже стоїть ваш порт
   *[no] Тут уже стоїть порт іншого гравця, а в місті буває лише один
} ({ $clause }).
error-harbour-route = До цього міста ще не веде жодна ваша ділянка ({ $clause }).
error-harbour-cards = Потрібні дві карти вагонів і дві карти суден одного кольору, усі з якорем; вам бракує { $missing }, і їх можуть замінити джокери ({ $clause }, { $also }).
error-colour = Потрібно { $length }, а ваших карт цього кольору разом із джокерами вистачає на { $reach } ({ $clause }).
error-colour-none = На руці немає карт цього кольору, якими можна за це заплатити ({ $clause }).
error-payment = Ці карти не покривають рівно { $length ->
    [one] { $length } клітинку
    [few] { $length } клітинки
    [many] { $length } клітинок
   *[other] { $length } клітинки
}, або на руці їх стільки немає ({ $clause }, { $also }).
error-payment-wild = Джокерів на руці лише { $held } ({ $clause }).
error-payment-special = { $sea ->
    [yes] Подвійних суден цього кольору на руці: { $held }
   *[no] Карт вагонів цього кольору з якорем на руці: { $held }
} ({ $clause }).
error-no-tickets = Маршрутів більше немає ({ $clause }).
error-keep-more = Треба залишити щонайменше { $least } { $least ->
    [one] маршрут
    [few] маршрути
    [many] маршрутів
   *[other] маршруту
} ({ $clause }, { $also }).
error-not-drawn = Узято лише { $drawn } { $drawn ->
    [one] маршрут
    [few] маршрути
    [many] маршрутів
   *[other] маршруту
} ({ $clause }).
error-exchange = { $to ->
    [train] Суден у запасі — { $supply }, вагонів у коробці — { $boxed }
   *[ship] Вагонів у запасі — { $supply }, суден у коробці — { $boxed }
}, а ви хочете обміняти { $pieces } ({ $clause }).
error-no-pass = Ви ще можете виконати якусь дію, тож пропускати хід не можна ({ $clause }).
error-position-deck = { $where }: карти { $card } в цій колоді не буває ({ $clause }).
error-position-deck-empty = { $where }: колода порожня, хоча її скид — ні ({ $clause }).
error-position-tickets = Кожен маршрут має бути рівно в одному місці ({ $clause }).
error-position-returned = { $where }: ніхто не може знати, що цей маршрут лежить саме там ({ $clause }, { $also }).
error-position-double = { $where }: паралельну ділянку теж прокладено ({ $clause }, { $also }).
error-position-harbour = { $where }: порту тут бути не може ({ $clause }, { $also }).
error-position-pieces = { $where }: у гравця на місці { $seat } фішок одного виду { $found }, а має бути { $expected } ({ $clause }).
error-position-boxed = { $where }: у коробці гравця на місці { $seat } має бути фішок: { $expected } ({ $clause }).
error-position-phase-payment = { $where }: те, за що платять, не відповідає тому, що вирішують ({ $clause }).
error-position-phase-taken = { $where }: стільки карт зараз не могло бути взято ({ $clause }).
error-position-phase-tickets = { $where }: це не відповідає тому, що вирішують ({ $clause }).
error-position-route-closed = { $where }: цю ділянку прокласти не можна ({ $clause }, { $also }).
error-position-display = { $where }: відкриті карти зараз не можуть бути такими ({ $clause }, { $also }).
error-position-course = { $where }: це не узгоджується з кінцем гри ({ $clause }, { $also }).

## On the screen

type-rail = залізниця
type-sea = вода
region-superior = Озеро Верхнє
region-north = Північ
region-michigan = Озеро Мічиган і захід
region-huron = Озеро Гурон
region-erie = Озеро Ері
region-ontario = Озеро Онтаріо та схід
lake-superior = Верхнє
lake-michigan = Мічиган
lake-huron = Гурон
lake-erie = Ері
lake-ontario = Онтаріо
