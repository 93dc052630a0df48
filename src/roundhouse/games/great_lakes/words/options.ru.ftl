# О чём можно договориться

option-starting_pieces = Вагоны и суда в начале
    .about = Рекомендованный набор — 27 вагонов и 23 судна у каждого.
option-starting_pieces-choose = выбирает каждый
option-starting_pieces-recommended = 27 и 23
option-first_player = Первый игрок
    .about = Кто начинает.
option-tie_break = Равный счёт
    .about = Что решает между игроками с одинаковым счётом.
option-tie_break-shared = делят место
option-tie_break-tickets = больше выполненных маршрутов
option-allow_single_draw = Остановка после одной карты
    .about = Можно ли взять только одну карту?
option-max_resets_in_a_row = Замена открытых карт
    .about = Сколько раз подряд их заменяют из-за трёх джокеров.
option-return_order = Возвращённые маршруты
    .about = В каком порядке они уходят под колоду.
option-return_order-drawn = как взяты
option-return_order-shuffled = перетасованными
option-overpay = Лишние карты судов
    .about = Может ли в оплате быть карта, без которой можно обойтись?
option-max_turns = Ограничение ходов
    .about = После стольких ходов всех игроков вместе игра заканчивается как есть.
option-max_turns-none = нет
