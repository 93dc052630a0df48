# Про що можна домовитися

option-starting_pieces = Вагони й судна на початку
    .about = Рекомендований набір — 27 вагонів і 23 судна в кожного.
option-starting_pieces-choose = вибирає кожен
option-starting_pieces-recommended = 27 і 23
option-first_player = Перший гравець
    .about = Хто починає.
option-tie_break = Рівний рахунок
    .about = Що вирішує між гравцями з однаковим рахунком.
option-tie_break-shared = ділять місце
option-tie_break-tickets = більше виконаних маршрутів
option-allow_single_draw = Зупинка після однієї карти
    .about = Чи можна взяти лише одну карту?
option-max_resets_in_a_row = Заміна відкритих карт
    .about = Скільки разів поспіль їх замінюють через трьох джокерів.
option-return_order = Повернуті маршрути
    .about = У якому порядку вони йдуть під колоду.
option-return_order-drawn = як узято
option-return_order-shuffled = перетасовані
option-overpay = Зайві карти суден
    .about = Чи може в оплаті бути карта, без якої можна обійтися?
option-max_turns = Обмеження ходів
    .about = Після стількох ходів усіх гравців разом гра закінчується як є.
option-max_turns-none = немає
