# Про що можна домовитися

option-start_player = Перший гравець
    .about = Хто починає.
option-character_optional = Персонажа можна не застосовувати
    .about = Інакше можливу дію треба виконати.
option-switchman_may_swap_locomotives = Стрілочник міняє й локомотиви
    .about = Інакше міняють лише вагони.
option-objective_payment = Оплата локомотивами
    .about = Хто вирішує, де локомотиви замінюють вагони.
option-objective_payment-choose = обирає гравець
option-objective_payment-natural-first = спершу вагони
option-contract_sets_repeat = Кожен набір контракту приносить бали
    .about = Інакше «чотири різні» та «дві пари» приносять бали лише раз.
