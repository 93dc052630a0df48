# What the things on the table are, and what they cost and bring now.

about-named = { $named }
about-have = { $cards ->
    [0] У вас такой карты нет.
   *[other] У вас их { $cards }.
}
about-missing-for = { $count ->
    [0] Для открытых заданий такая карта вам сейчас не нужна.
    [one] Такой карты вам не хватает для задания { $places }.
    [few] Такой карты вам не хватает для заданий { $places }.
    [many] Такой карты вам не хватает для заданий { $places }.
   *[other] Такой карты вам не хватает для заданий { $places }.
}
about-costs = { $banknotes ->
    [0] Здесь карта бесплатна.
   *[other] Здесь карта стоит { unit-banknotes.acc }.
}
about-costs-now = Здесь карта стоит { unit-banknotes.acc }; у вас их { $held }.
about-rob = Больше всего сейчас можно забрать у игрока { $victim }: { unit-banknotes.acc }.
about-nobody-to-rob = Сейчас ни у кого из остальных нет банкнот.
about-event = { $where ->
    [happened] Это уже произошло.
    [pile] Карта лежит рубашкой вверх в стопке { $row }; событие произойдёт, когда она откроется.
   *[somewhere] Карта лежит рубашкой вверх в одной из стопок; событие произойдёт, когда она откроется.
}

about-objective = Задание
about-objective-asks = Какой поезд составить: { $wanted }.
about-objective-brings = Даёт { unit-points } и символы для контракта: { $colours }.
about-objective-have = Все вагоны у вас есть.
about-objective-ready = Вам не хватает: { $lacking }. Но ваши локомотивы могут их заменить: { $locomotives }.
about-objective-short = Вам не хватает: { $lacking }. Локомотивов на замену: { $locomotives }.
about-objective-total = Вместе с тем, что его символы добавят к вашему контракту: { unit-points }.

about-contract = Контракт
about-contract-pays = Даёт { $contract } — в конце игры.
about-contract-symbols = Символы — на выполненных вами заданиях и на ваших жетонах компаний. Вашего контракта больше никто не видит.
about-contract-now = Пока собрано наборов: { $sets }; это { unit-points }.

about-token = Жетон компании: { $colours }
about-token-use = Считается как один символ для контракта. Его даёт начальник станции.
about-token-left = { $tokens ->
    [0] Таких жетонов не осталось.
   *[other] Осталось: { $tokens }.
}
about-token-now = Ещё один дал бы вашему контракту { unit-points }.

about-pile = Стопка
about-pile-use = Когда из этого ряда берут карту, остальные сдвигаются вправо, а слева ложится следующая карта стопки.
about-pile-left = { $cards ->
    [0] Стопка пуста.
   *[other] В стопке { unit-cards }.
}
about-deck = Будущие задания
about-deck-use = Вместо выполненного задания отсюда сразу открывают новое.
about-deck-left = { $cards ->
    [0] Заданий в колоде не осталось.
   *[other] В колоде { unit-cards }.
}

about-symbols = Символы компании: { $colours }
about-symbols-now = { $seat-is ->
    [you] У вас
   *[other] У игрока { $seat }
} { unit-symbols }; из них на жетонах: { $tokens }.
about-symbols-use = Они нужны только для выбранного контракта.
about-wagons-now = { $seat-is ->
    [you] У вас их { $cards }.
   *[other] У игрока { $seat } их { $cards }.
}
about-wagons-stay = За этим столом стрелочник не может обменять такую карту.
about-points = Очки: { $points }
about-points-sum = { $seat-is ->
    [you] Ваши задания дают { $objectives }, банкноты — { $banknotes }.
   *[other] Задания игрока { $seat } дают { $objectives }, банкноты — { $banknotes }.
}
about-points-contract = Контракт пока даёт { unit-points }.
about-points-open = Контракт тайный до конца игры; его очки прибавятся потом.
about-banknotes = Банкноты
about-banknotes-now = { $seat-is ->
    [you] У вас
   *[other] У игрока { $seat }
} { unit-banknotes }.
about-banknotes-use = Ими платят за карты рынка слева и посередине; каждая оставшаяся — 1 очко в конце.
about-objectives = Выполненные задания
about-objectives-now = { $seat-is ->
    [you] Выполнено вами:
   *[other] Выполнено игроком { $seat }:
} { unit-objectives }.
about-objectives-use = Когда кто-то выполнит задание номер { $most }, игра подходит к концу: у остальных ещё по одному ходу.
