# О чём можно договориться

option-start_player = Первый игрок
    .about = Кто начинает.
option-character_optional = Персонажа можно не применять
    .about = Иначе возможное действие нужно выполнить.
option-switchman_may_swap_locomotives = Стрелочник меняет и локомотивы
    .about = Иначе меняют только вагоны.
option-objective_payment = Оплата локомотивами
    .about = Кто решает, где локомотивы заменяют вагоны.
option-objective_payment-choose = выбирает игрок
option-objective_payment-natural-first = сначала вагоны
option-contract_sets_repeat = Каждый набор контракта приносит очки
    .about = Иначе «четыре разных» и «две пары» приносят очки лишь раз.
