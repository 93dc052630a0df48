# What the board of Continental Express says.

market = Рынок
market-row = Ряд { $row }, в стопке { $cards ->
    [one] осталась { $cards } карта
    [few] осталось { $cards } карты
    [many] осталось { $cards } карт
   *[other] осталось { $cards } карты
}
pile = { $cards ->
    [0] Стопка пуста
    [one] В стопке { $cards } карта
    [few] В стопке { $cards } карты
    [many] В стопке { $cards } карт
   *[other] В стопке { $cards } карты
}
pile-event = Известно, что в этой стопке: { $card }
place-empty = пусто
price = { $price ->
    [0] бесплатно
    [one] { $price } банкнота
    [few] { $price } банкноты
    [many] { $price } банкнот
   *[other] { $price } банкноты
}
price-free = бесплатно

goals = Открытые задания
goals-deck = в колоде: { $cards }
goals-later = откроют, когда выберут контракты
goal-more = +{ $points } контракт
goal-ready = Можете выполнить
goal-with-locomotives = Можете выполнить: { $wagons ->
    [one] с { $wagons } локомотивом
    [few] с { $wagons } локомотивами
    [many] с { $wagons } локомотивами
   *[other] с { $wagons } локомотива
}
goal-one-missing = Не хватает: { $card }
goal-missing = { $wagons ->
    [one] Не хватает { $wagons } вагона
    [few] Не хватает { $wagons } вагонов
    [many] Не хватает { $wagons } вагонов
   *[other] Не хватает { $wagons } вагона
}
goal-paying = Оплачивается

supply = Осталось жетонов компаний
supply-left = { $colour }: { $tokens ->
    [one] { $tokens } жетон
    [few] { $tokens } жетона
    [many] { $tokens } жетонов
   *[other] { $tokens } жетона
}

notice-given = В обмен на: { $card }
notice-happened = уже случилось
notice-somewhere = ещё в стопках
notice-pile = в стопке { $pile }
last-turns = { $turns ->
    [0] Последний ход
    [one] Последние ходы: ещё { $turns }
    [few] Последние ходы: ещё { $turns }
    [many] Последние ходы: ещё { $turns }
   *[other] Последние ходы: ещё { $turns }
}

contract = Тайный контракт
contract-now = Пока { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
} ({ $sets ->
    [one] { $sets } набор
    [few] { $sets } набора
    [many] { $sets } наборов
   *[other] { $sets } набора
})
contract-final = Всего { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
} ({ $sets ->
    [one] { $sets } набор
    [few] { $sets } набора
    [many] { $sets } наборов
   *[other] { $sets } набора
})
contract-once = Приносит очки лишь раз
contract-none = Здесь будет лежать контракт, который вы оставите себе.
contracts = Контракты
contracts-about = Каждый оставляет себе один из двух контрактов и показывает его в конце. Потом открывают рынок и задания.
contracts-yours = выбираете вы
contracts-choosing = выбирает
contracts-chosen = выбор сделан
contracts-later = выберет позже

train-of = { $who }: { $objectives ->
    [0] заданий ещё нет
    [one] { $objectives } задание
    [few] { $objectives } задания
    [many] { $objectives } заданий
   *[other] { $objectives } задания
}
wagons-of = { $who }: вагоны
wagons-count = { $card }: { $wagons }
wagons-none = Нет: { $card }
symbols-of = { $who }: символы
symbols-count = { $colour }: { $symbols ->
    [one] { $symbols } символ
    [few] { $symbols } символа
    [many] { $symbols } символов
   *[other] { $symbols } символа
}{ $tokens ->
    [0] {""}
    [one] , из них { $tokens } жетон
    [few] , из них { $tokens } жетона
    [many] , из них { $tokens } жетонов
   *[other] , из них { $tokens } жетона
}
seat-points = { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
}
seat-points-open = { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
} и тайный контракт
seat-notes = { $notes ->
    [0] банкнот нет
    [one] { $notes } банкнота
    [few] { $notes } банкноты
    [many] { $notes } банкнот
   *[other] { $notes } банкноты
}
seat-goals = Заданий: { $objectives } из { $most }
hand = Что лежит перед вами
copies = в игре { $copies }

detail-take = Правый столбец бесплатный. { $notes ->
    [0] Банкнот у вас нет.
    [one] У вас { $notes } банкнота.
    [few] У вас { $notes } банкноты.
    [many] У вас { $notes } банкнот.
   *[other] У вас { $notes } банкноты.
}
detail-swap = Вы отдаёте: { $card }.
detail-pay = У вас { $locomotives ->
    [one] { $locomotives } локомотив
    [few] { $locomotives } локомотива
    [many] { $locomotives } локомотивов
   *[other] { $locomotives } локомотива
}.

tab-market = Рынок
tab-goals = Задания
tab-trains = Поезда

part-none = Ни одного задания не выполнено.
part-notes = Банкноты
