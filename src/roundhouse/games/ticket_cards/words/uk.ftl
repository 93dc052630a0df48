# Ticket to Ride: The Card Game: what its cards, moves, events and refusals are called.
# Attributes: .acc is the form after a verb ("взяти …"), where it differs.

title = Ticket to Ride: карткова гра
tagline = Збирайте вагони в депо, вбережіть їх від грабіжників і виконайте свої маршрути.

## Cards

card-black = чорна карта
    .acc = чорну карту
card-blue = синя карта
    .acc = синю карту
card-green = зелена карта
    .acc = зелену карту
card-orange = помаранчева карта
    .acc = помаранчеву карту
card-purple = фіолетова карта
    .acc = фіолетову карту
card-red = червона карта
    .acc = червону карту
card-white = біла карта
    .acc = білу карту
card-yellow = жовта карта
    .acc = жовту карту
card-locomotive = локомотив

colour-black = чорний
    .acc = чорну
    .gen = чорного
colour-blue = синій
    .acc = синю
    .gen = синього
colour-green = зелений
    .acc = зелену
    .gen = зеленого
colour-orange = помаранчевий
    .acc = помаранчеву
    .gen = помаранчевого
colour-purple = фіолетовий
    .acc = фіолетову
    .gen = фіолетового
colour-red = червоний
    .acc = червону
    .gen = червоного
colour-white = білий
    .acc = білу
    .gen = білого
colour-yellow = жовтий
    .acc = жовту
    .gen = жовтого

# One letter for each colour, for those who do not tell colours apart (TC-008)
short-black = Ч
short-blue = С
short-green = З
short-orange = П
short-purple = Ф
short-red = В
short-white = Б
short-yellow = Ж
short-locomotive = ★

ticket = { $city } — { $other } ({ $points })

## Cities

city-seattle = Сіетл
city-los-angeles = Лос-Анджелес
city-chicago = Чикаго
city-dallas = Даллас
city-new-york = Нью-Йорк
city-miami = Маямі
city-atlanta = Атланта
city-boston = Бостон
city-calgary = Калгарі
city-charleston = Чарлстон
city-denver = Денвер
city-duluth = Дулут
city-el-paso = Ель-Пасо
city-helena = Гелена
city-houston = Г’юстон
city-kansas-city = Канзас-Сіті
city-las-vegas = Лас-Вегас
city-montreal = Монреаль
city-nashville = Нашвілл
city-new-orleans = Новий Орлеан
city-omaha = Омаха
city-phoenix = Фінікс
city-pittsburgh = Піттсбург
city-portland = Портленд
city-raleigh = Ролі
city-saint-louis = Сент-Луїс
city-salt-lake-city = Солт-Лейк-Сіті
city-san-francisco = Сан-Франциско
city-santa-fe = Санта-Фе
city-sault-st-marie = Су-Сент-Марі
city-toronto = Торонто
city-vancouver = Ванкувер
city-washington = Вашингтон
city-winnipeg = Вінніпег

## What is being decided

phase-start_tickets = Які маршрути залишити собі? Щонайменше один.
phase-dispatch = Яку карту з цього ряду відправити до потяга?
phase-turn = Візьміть карти вагонів, викладіть вагони в депо або візьміть маршрути.
phase-second_card = Звідки взяти другу карту?
phase-locomotives = Скільки локомотивів додати до групи?
phase-triple = Який колір буде наступним із трьох?
phase-tickets = Які з цих маршрутів залишити собі?
phase-complete = Які маршрути виконати?
phase-over = Гру завершено.

## Moves

move-send = Відправити { $card } з { $colour-gen } ряду до потяга
move-draw = Взяти верхню карту колоди
move-take = Взяти { $card } з місця { $place }
move-stop = Не брати другої карти
move-lay = { $coloured ->
    [0] Викласти { $colour-acc } групу із самих локомотивів
    [one] Викласти { $colour-acc } групу: { $coloured } карта
    [few] Викласти { $colour-acc } групу: { $coloured } карти
    [many] Викласти { $colour-acc } групу: { $coloured } карт
   *[other] Викласти { $colour-acc } групу: { $coloured } карти
}{ $locomotives ->
    [0] {""}
   *[other] , локомотивів: { $locomotives }
}{ $robs ->
    [yes] , пограбування
   *[no] {""}
}
move-add = { $locomotives ->
    [0] Без локомотивів
    [one] З { $locomotives } локомотивом
    [few] З { $locomotives } локомотивами
    [many] З { $locomotives } локомотивами
   *[other] З { $locomotives } локомотива
}: група з { $cards } { $cards ->
    [one] карти
    [few] карт
    [many] карт
   *[other] карти
}
move-triple = Викласти три різні кольори: { $number ->
    [1] перший
    [2] другий
   *[3] третій
} — { $colour }
move-tickets = Взяти { $tickets } { $tickets ->
    [one] маршрут
    [few] маршрути
    [many] маршрутів
   *[other] маршруту
}
move-keep = Залишити маршрут { $ticket }
move-complete = Виконати маршрут { $ticket }
move-done = { $tickets ->
    [0] Готово: жодного
    [one] Готово: { $tickets } маршрут
    [few] Готово: { $tickets } маршрути
    [many] Готово: { $tickets } маршрутів
   *[other] Готово: { $tickets } маршруту
}
move-pass = Спасувати

## Events.  $seat-is is “you” or “other”; a card that may not be seen is “none”.
## Names of players cannot be inflected: they stand in the nominative, or behind the word “гравець” in its case.

event-began = { $last ->
    [1] { $seat-is ->
        [you] Ваш останній хід
       *[other] { $seat } ходить востаннє
    }
   *[0] { $seat-is ->
        [you] Ваш хід
       *[other] Ходить { $seat }
    }
}.
event-sent = { $seat-is ->
    [you] Ви відправляєте
   *[other] { $seat } відправляє
} до потяга { $kind ->
    [locomotive] локомотив
   *[coloured] карту
} з { $colour-gen } ряду.
event-drew = { $seat-is ->
    [you] Ви берете
   *[other] { $seat } бере
} { $card ->
    [none] карту з колоди
   *[other] { $card } з колоди
}.
event-took = { $seat-is ->
    [you] Ви берете
   *[other] { $seat } бере
} { $card } з місця { $place }; { $next_card ->
    [none] воно лишається порожнім
   *[other] на нього кладуть { $next_card }
}.
event-washed = Відкрито три локомотиви: усі відкриті карти замінено.
event-laid = { $seat-is ->
    [you] Ви викладаєте
   *[other] { $seat } викладає
} { $colour-acc } групу: { $coloured } { $coloured ->
    [one] карта
    [few] карти
    [many] карт
   *[other] карти
}{ $locomotives ->
    [0] {""}
    [one] {" "}і { $locomotives } локомотив
    [few] {" "}і { $locomotives } локомотиви
    [many] {" "}і { $locomotives } локомотивів
   *[other] {" "}і { $locomotives } локомотива
}.
event-tripled = { $seat-is ->
    [you] Ви викладаєте
   *[other] { $seat } викладає
} три різні кольори: { $colour }, { $second }, { $third }.
event-robbed = { $seat-is ->
    [you] Ви грабуєте
   *[other] { $seat } грабує
} { $victim-is ->
    [you] ваше депо
   *[other] депо гравця { $victim }
}: { $colour } ряд, { $cards } { $cards ->
    [one] карту
    [few] карти
    [many] карт
   *[other] карти
}, скинуто.
event-looked = { $seat-is ->
    [you] Ви розглядаєте
   *[other] { $seat } розглядає
} { $ticket ->
    [none] маршрут
   *[other] маршрут { $ticket }
}.
event-kept = { $seat-is ->
    [you] Ви { $tickets ->
        [0] не залишаєте собі
       *[other] залишаєте собі
    }
   *[other] { $seat } { $tickets ->
        [0] не залишає собі
       *[other] залишає собі
    }
} { $tickets ->
    [0] жодного маршруту
    [one] { $tickets } маршрут
    [few] { $tickets } маршрути
    [many] { $tickets } маршрутів
   *[other] { $tickets } маршруту
}.
event-passed = { $seat-is ->
    [you] Ви пасуєте
   *[other] { $seat } пасує
}.
event-scored = { $seat-is ->
    [you] Ви { $tickets ->
        [0] не виконуєте
       *[other] виконуєте
    }
   *[other] { $seat } { $tickets ->
        [0] не виконує
       *[other] виконує
    }
} { $tickets ->
    [0] жодного маршруту
    [one] { $tickets } маршрут
    [few] { $tickets } маршрути
    [many] { $tickets } маршрутів
   *[other] { $tickets } маршруту
}: +{ $points }.
event-resumed = Карти перетасовано для другої половини гри; у новій колоді { $cards } { $cards ->
    [one] карта
    [few] карти
    [many] карт
   *[other] карти
}.
event-ended = { $reason ->
    [deck_empty] Гру завершено: колода порожня, останні ходи зіграно
   *[truncated] Гру зупинено: зіграно домовлену кількість ходів
}.

## Refusals, each with the number of its rule

error-first-player = Місце { $seat } не може починати за столом на { $seats ->
    [one] { $seats } місце
    [few] { $seats } місця
    [many] { $seats } місць
   *[other] { $seats } місця
}.
error-wrong-moment = Зараз ви вирішуєте інше. { $phase ->
    [start_tickets] Оберіть початкові маршрути ({ $clause }).
    [dispatch] Оберіть, яку карту ряду відправити до потяга ({ $clause }).
    [turn] Візьміть карти вагонів, викладіть вагони або візьміть маршрути ({ $clause }).
    [second_card] Одну карту вже взято: візьміть другу ({ $clause }).
    [locomotives] Оберіть, скільки локомотивів додати до групи ({ $clause }).
    [triple] Назвіть кольори трьох карт ({ $clause }).
    [tickets] Оберіть, які маршрути залишити ({ $clause }).
   *[complete] Оберіть, які маршрути виконати ({ $clause }).
}
error-other-row = Зараз карту відправляють з іншого ряду ({ $clause }).
error-deck-empty = Колода вагонів порожня: карт вагонів більше не беруть ({ $clause }, { $also }).
error-place-empty = На місці { $place } карти немає ({ $clause }).
error-loco-second = Відкритий локомотив рахується за дві карти, тож другою картою бути не може ({ $clause }).
error-second-card-due = Одну карту взято, треба взяти й другу ({ $clause }).
error-own-row = Ряд цього кольору вже є у вашому депо ({ $clause }).
error-not-in-hand = { $cards ->
    [one] Потрібна { $cards } така карта
    [few] Потрібні { $cards } такі карти
    [many] Потрібно { $cards } таких карт
   *[other] Потрібно { $cards } такої карти
}, а на руці їх { $held } ({ $clause }).
error-locos-alone = За цим столом у групі має бути хоча б одна кольорова карта ({ $clause }).
error-row-too-large = У чужому ряду цього кольору { $cards ->
    [one] { $cards } карта
    [few] { $cards } карти
    [many] { $cards } карт
   *[other] { $cards } карти
}, а треба більше; у вас карт цього кольору { $held }, локомотивів { $locomotives } ({ $clause }).
error-group-too-small = У групі щонайменше дві карти; у вас карт цього кольору { $held }, локомотивів { $locomotives } ({ $clause }, { $also }).
error-cards-needed = Карт у групі має бути щонайменше { $cards } ({ $clause }, { $also }).
error-triple-blocked = Ряд цього кольору вже лежить у чиємусь депо, тож одним із трьох він бути не може ({ $clause }).
error-same-colour = Цей колір ви вже назвали, а всі три мають бути різними ({ $clause }).
error-no-three-colours = Потрібні три кольори, рядів яких немає в жодному депо, а у вас таких { $colours } ({ $clause }).
error-no-tickets-left = У колоді маршрутів лишилося замало карт: { $left } ({ $clause }, { $also }).
error-not-looked-at = Цього маршруту немає серед тих, які можна залишити ({ $clause }).
error-keep-one = Треба залишити щонайменше один маршрут ({ $clause }).
error-cards-missing = У потязі бракує карт для цього маршруту ({ $clause }, { $also }).
error-ticket-not-held = Цього маршруту немає серед тих, які ви можете виконати ({ $clause }).
error-no-pass = Пасують лише в останній хід або коли більше нічого зробити не можна, а у вас ще є що робити ({ $clause }).
error-position-returned = { $where }: ніхто не може знати, що цей маршрут лежить саме там ({ $clause }).
error-position-colour-twice = { $where }: ряд кольору { $colour } вже є ({ $clause }).
error-position-row-empty = { $where }: ряд без карт ({ $clause }).
error-position-ticket-twice = { $where }: { $ticket } трапляється двічі.
error-position-no-ticket = { $where }: гравець { $seat } не має жодного маршруту ({ $clause }).
error-position-display-gap = { $where }: є порожнє місце, хоча в колоді є карти ({ $clause }).
error-position-last-turns = { $where } не відповідає кількості карт у колоді ({ $clause }).
error-position-declared = { $where }: оголошено маршрути, які зараз виконати не можна ({ $clause }).

## The table in a terminal

tc-cards = Карти
tc-tickets = Маршрути
tc-completed = Виконано
tc-stack = Потяг
tc-depot = Депо
tc-open = Відкриті карти:
tc-deck = Колода: { $cards }. Маршрути: { $tickets }. Скинуто: { $discards }.
tc-half = { $half ->
    [0] Перша колода.
   *[1] Друга колода.
}
tc-last-turns = Лишилося останніх ходів: { $turns }.
tc-hand = Ваша рука ({ $cards }):
tc-your-tickets = Ваші маршрути:
tc-looked-at = Ви розглядаєте:
tc-returned = Ви повернули в колоду:
tc-your-stack = Потяг гравця { $number }:
tc-bonuses = Великі міста:
tc-part = Маршрут або місто
tc-points = Бали
tc-total = Разом
tc-legend = ★ — локомотив, він замінює будь-який колір.
