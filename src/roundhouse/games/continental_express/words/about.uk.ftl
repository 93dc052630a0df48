# What the things on the table are, and what they cost and bring now.

about-named = { $named }
about-have = { $cards ->
    [0] У вас такої карти немає.
   *[other] У вас їх { $cards }.
}
about-missing-for = { $count ->
    [0] Для відкритих завдань така карта вам зараз не потрібна.
    [one] Такої карти вам бракує для завдання { $places }.
    [few] Такої карти вам бракує для завдань { $places }.
    [many] Такої карти вам бракує для завдань { $places }.
   *[other] Такої карти вам бракує для завдань { $places }.
}
about-costs = { $banknotes ->
    [0] Тут карта безкоштовна.
   *[other] Тут карта коштує { unit-banknotes.acc }.
}
about-costs-now = Тут карта коштує { unit-banknotes.acc }; у вас їх { $held }.
about-rob = Найбільше зараз можна забрати в гравця { $victim }: { unit-banknotes.acc }.
about-nobody-to-rob = Зараз ні в кого з інших банкнот немає.
about-event = { $where ->
    [happened] Це вже сталося.
    [pile] Лежить закритою у стосі { $row } і станеться, коли відкриється.
   *[somewhere] Лежить закритою в одному зі стосів і станеться, коли відкриється.
}

about-objective = Завдання
about-objective-asks = Який потяг скласти: { $wanted }.
about-objective-brings = Дає { unit-points } і символи для контракту: { $colours }.
about-objective-have = Усі вагони у вас є.
about-objective-ready = Вам бракує: { $lacking }. Але ваші локомотиви можуть їх замінити: { $locomotives }.
about-objective-short = Вам бракує: { $lacking }. Локомотивів на заміну: { $locomotives }.
about-objective-total = Разом із тим, що його символи додадуть до вашого контракту: { unit-points }.

about-contract = Контракт
about-contract-pays = Дає { $contract } — наприкінці гри.
about-contract-symbols = Символи — на виконаних вами завданнях і на ваших жетонах компаній. Вашого контракту більше ніхто не бачить.
about-contract-now = Поки що зібрано наборів: { $sets }; це { unit-points }.

about-token = Жетон компанії: { $colours }
about-token-use = Рахується як один символ для контракту. Його дає начальник станції.
about-token-left = { $tokens ->
    [0] Таких жетонів не лишилося.
   *[other] Лишилося: { $tokens }.
}
about-token-now = Ще один дав би вашому контрактові { unit-points }.

about-pile = Стос
about-pile-use = Коли з цього ряду беруть карту, решта зсувається праворуч, а ліворуч лягає наступна карта стосу.
about-pile-left = { $cards ->
    [0] Стос порожній.
   *[other] У стосі { unit-cards }.
}
about-deck = Майбутні завдання
about-deck-use = Замість виконаного завдання звідси одразу відкривають нове.
about-deck-left = { $cards ->
    [0] Завдань у колоді не лишилося.
   *[other] У колоді { unit-cards }.
}

about-symbols = Символи компанії: { $colours }
about-symbols-now = { $seat-is ->
    [you] У вас
   *[other] У гравця { $seat }
} { unit-symbols }; з них на жетонах: { $tokens }.
about-symbols-use = Вони потрібні лише для обраного контракту.
about-wagons-now = { $seat-is ->
    [you] У вас їх { $cards }.
   *[other] У гравця { $seat } їх { $cards }.
}
about-wagons-stay = За цим столом стрілочник не може обміняти таку карту.
about-points = Бали: { $points }
about-points-sum = { $seat-is ->
    [you] Ваші завдання дають { $objectives }, банкноти — { $banknotes }.
   *[other] Завдання гравця { $seat } дають { $objectives }, банкноти — { $banknotes }.
}
about-points-contract = Контракт поки що дає { unit-points }.
about-points-open = Контракт таємний до кінця гри; його бали додадуться потім.
about-banknotes = Банкноти
about-banknotes-now = { $seat-is ->
    [you] У вас
   *[other] У гравця { $seat }
} { unit-banknotes }.
about-banknotes-use = Ними платять за карти ринку ліворуч і посередині; кожна, що лишиться, — це 1 бал наприкінці.
about-objectives = Виконані завдання
about-objectives-now = { $seat-is ->
    [you] Виконано вами:
   *[other] Виконано гравцем { $seat }:
} { unit-objectives }.
about-objectives-use = Коли хтось виконає завдання номер { $most }, гра добігає кінця: решта має ще по одному ходу.
