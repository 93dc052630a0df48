# What the things on the table are, and what they cost and bring now.

about-named = { $named }
about-coloured = У свій хід викладіть у депо ряд із двох або більше карт одного кольору чи по одній карті трьох кольорів.
about-way = На початку кожного вашого ходу одна карта з кожного ряду переходить у ваш потяг; маршрути виконує лише потяг.
about-locomotive = Замінює будь-який колір: і в ряду, і на маршруті.
about-locomotive-open = Узятий з відкритих карт, він — єдина карта за хід.
about-for-tickets = { $cards ->
    [0] Вашим маршрутам цей колір не потрібен.
    [one] Вашим маршрутам потрібна { $cards } карта цього кольору.
    [few] Вашим маршрутам потрібні { $cards } карти цього кольору.
    [many] Вашим маршрутам потрібно { $cards } карт цього кольору.
   *[other] Вашим маршрутам потрібно { $cards } карти цього кольору.
}

about-row = { $hue }
about-row-one = Один колір лежить лише в одному депо.
about-row-free = Зараз його немає в жодному депо.
about-row-of = { $seat-is ->
    [you] Це ваш ряд
   *[other] Це ряд гравця { $seat }
}: { unit-cards }.
about-row-lay = У новому ряду щонайменше { $least } { $least ->
    [one] карта
    [few] карти
    [many] карт
   *[other] карти
}; у вас на руці цього кольору { $held }, локомотивів: { $locomotives }.
about-row-rob = Викладіть щонайменше { $least } — і чужий ряд піде у скид; у вас на руці цього кольору { $held }, локомотивів: { $locomotives }.

about-pile-trains = Карти вагонів
about-pile-trains-use = За хід можна взяти дві карти: звідси або з відкритих. Коли колода спорожніє, у кожного буде ще один хід.
about-pile-tickets = Маршрути
about-pile-tickets-use = За хід можна переглянути чотири нові маршрути й залишити скільки завгодно, навіть жодного.
about-pile-discards = Скид
about-pile-discards-use = Тут відкрито лежать пограбовані ряди.
about-left = { $cards ->
    [0] Порожньо.
   *[other] Тут { unit-cards }.
}

about-ticket = Маршрут { $from } — { $to }
about-ticket-needs = Потрібні карти у вашому потязі: { $wanted }. Локомотиви замінюють будь-яку.
about-ticket-points = Виконаний дає { unit-points }, а невиконаний стільки ж забирає.
about-ticket-done = { $seat-is ->
    [you] Ви його виконали.
   *[other] Його виконав гравець { $seat }.
}
about-ticket-reach = Із його карт у потязі { $stack }, у депо { $depot }, на руці { $hand }; бракує: { $missing }.

about-city = { $city }
about-city-bonus = Наприкінці дає { unit-points } тому, хто виконав найбільше маршрутів до цього міста.
about-city-shared = Якщо таких кілька, кожен дістає бонус повністю.
about-city-yours = Ваших маршрутів із цим містом виконано: { $done }; ще не виконано: { $tickets }.

about-points = Бали: { $points }
about-points-now = { $seat-is ->
    [you] Ваші виконані маршрути
   *[other] Виконані маршрути гравця { $seat }
} ({ $tickets }) дають { unit-points }.
about-points-later = Невиконані маршрути наприкінці забирають свої бали, а великі міста дають бонуси.
about-hand = Карти на руці
about-hand-now = { $seat-is ->
    [you] У вас
   *[other] У гравця { $seat }
} { $count ->
    [0] немає карт.
    [one] { $count } карта.
    [few] { $count } карти.
    [many] { $count } карт.
   *[other] { $count } карти.
}
about-hand-use = Карти на руці наприкінці нічого не дають: вони мають дістатися потяга.
about-tickets = Маршрути
about-tickets-now = { $seat-is ->
    [you] У вас
   *[other] У гравця { $seat }
} { $count ->
    [0] немає маршрутів.
    [one] { $count } маршрут.
    [few] { $count } маршрути.
    [many] { $count } маршрутів.
   *[other] { $count } маршруту.
}
about-tickets-use = Доки маршрут не виконано, його бачить лише власник.
about-completed = Виконані маршрути
about-completed-now = { $seat-is ->
    [you] Виконано вами: { $count }.
   *[other] Виконано гравцем { $seat }: { $count }.
}
about-completed-use = Кожен дає свої бали й рахується для своїх великих міст.
about-stack = Потяг
about-stack-now = { $seat-is ->
    [you] Це ваш потяг.
   *[other] Це потяг гравця { $seat }.
} { $count ->
    [0] Карт у ньому ще немає.
    [one] У ньому { $count } карта.
    [few] У ньому { $count } карти.
    [many] У ньому { $count } карт.
   *[other] У ньому { $count } карти.
}
about-stack-use = Цих карт уже ніхто не забере. Під час підрахунку вони виконують маршрути, кожна карта — один.
