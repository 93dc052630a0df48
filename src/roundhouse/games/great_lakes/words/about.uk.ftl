# What the things on the table are, and what they cost and bring now.

about-named = { $named }
about-plain = Платить за одну клітинку залізничної ділянки свого кольору або сірої.
about-anchored = Платить за одну клітинку залізничної ділянки; завдяки якорю — ще й за порт.
about-single = Платить за одну клітинку водної ділянки; завдяки якорю — ще й за порт.
about-double = Платить за дві клітинки водної ділянки.
about-wild = Замінює будь-який вагон або судно. Узятий з відкритих карт, він — єдина карта за хід.
about-held = { $count ->
    [0] У вас такої карти немає.
   *[other] У вас їх { $count }.
}

about-route = { $route }
about-route-costs = { $type ->
    [rail] Залізнична ділянка
   *[sea] Водна ділянка
}, клітинок: { $length }. За кожну платять картою { $hue ->
    [grey] будь-якого одного кольору
    [purple] фіолетового кольору
    [yellow] жовтого кольору
    [green] зеленого кольору
    [red] червоного кольору
    [black] чорного кольору
   *[white] білого кольору
}.
about-route-brings = Прокласти її — це одразу { unit-points }.
about-route-of = { $seat-is ->
    [you] Ця ділянка ваша.
   *[other] Це ділянка гравця { $seat }.
}
about-route-closed = Паралельну ділянку вже прокладено, тож ця для вас закрита.
about-route-now = Ваших карт вистачає на { $reach } з { $length }; лишилося { $type ->
    [rail] вагонів
   *[sea] суден
}: { $left }.

about-port = Місто з портом: { $city }
about-port-costs = Порт коштує дві карти вагонів і дві карти суден одного кольору, усі з якорем; джокери їх замінюють.
about-port-brings = Наприкінці дає { $one }, { $two } або { $three } балів за один, два чи більше ваших виконаних маршрутів до цього міста.
about-port-of = { $seat-is ->
    [you] Порт тут ваш.
   *[other] Тут порт гравця { $seat }.
}
about-port-worth = Зараз він дає { unit-points }.
about-port-now = { $now ->
    [ready] Ви можете збудувати тут порт уже зараз.
    [cards] Ваша ділянка сюди веде, але бракує карт.
   *[route] Потрібна ваша ділянка, що веде до цього міста.
}

about-ticket = Маршрут { $a } — { $b }
about-ticket-use = З’єднайте ці міста своїми ділянками, суходолом і водою.
about-ticket-points = Виконаний наприкінці дає { unit-points }, а невиконаний стільки ж забирає.
about-ticket-done = Ви його виконали.
about-ticket-lost = Виконати його вже неможливо.
about-ticket-left = Найкоротший шлях потребує ще { $pieces ->
    [one] { $pieces } фішки
    [few] { $pieces } фішок
    [many] { $pieces } фішок
   *[other] { $pieces } фішки
}.

about-pile-train = Карти вагонів
about-pile-train-use = За хід можна взяти дві карти: з колод або з відкритих.
about-pile-ship = Карти суден
about-pile-ship-use = За хід можна взяти дві карти: з колод або з відкритих.
about-pile-tickets = Маршрути
about-pile-tickets-use = За хід можна взяти чотири нові маршрути й залишити щонайменше один.
about-left = { $cards ->
    [0] Колода порожня.
   *[other] У колоді { unit-cards }.
}
about-exchange = Обмін фішок
about-exchange-use = Вагони на судна або навпаки, з коробки: це забирає хід і коштує бал за кожну фішку.

about-count = { $seat-is ->
    [you] У вас { $count }.
   *[other] У гравця { $seat } — { $count }.
}
about-hand = Карти на руці
about-hand-use = Ними платять за ділянки й порти; наприкінці вони нічого не дають.
about-tickets = Маршрути
about-tickets-use = Таємні до кінця гри: виконані дають свої бали, решта їх забирає.
about-trains = Вагони, що лишилися
about-trains-use = По одному на кожну клітинку залізничної ділянки. Коли в когось фішки майже скінчилися, починаються останні ходи.
about-ships = Судна, що лишилися
about-ships-use = По одному на кожну клітинку водної ділянки. Коли в когось фішки майже скінчилися, починаються останні ходи.
about-harbours = Порти, які ще можна збудувати
about-harbours-use = Кожен незбудований порт наприкінці коштує 4 бали.
about-points = Бали: { $points }
about-points-track = Ділянки мінус плата за обмін: { $points }.
about-points-unbuilt = Поки що не збудовано портів: { $count }; це −{ $points }.
about-points-tickets = Маршрути станом на зараз: { $points }.
about-points-hidden = Маршрути таємні до кінця гри; їхні бали додадуться потім.
