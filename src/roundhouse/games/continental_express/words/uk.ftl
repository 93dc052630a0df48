# Continental Express: what its cards, moves, events and refusals are called.
# Attributes: .acc is the form after a verb («взяти …»), where it differs.

title = Continental Express
tagline = Беріть вагони з трьох колій і складайте потяги на замовлення.

## Small cards

card-passenger = пасажирський вагон
card-boxcar = критий вагон
card-coal = вугільний вагон
card-tank = цистерна
    .acc = цистерну
card-mail = поштовий вагон
card-locomotive = локомотив
card-banknote = банкнота
    .acc = банкноту
card-investor = інвестор
    .acc = інвестора
card-pickpocket = кишенькар
    .acc = кишенькаря
card-switchman = стрілочник
    .acc = стрілочника
card-station_master = начальник станції
    .acc = начальника станції
card-train_accident = аварія потяга
    .acc = аварію потяга
card-station_fire = пожежа на станції
    .acc = пожежу на станції

# So many of them
wagons-passenger = { $count ->
    [one] { $count } пасажирський вагон
    [few] { $count } пасажирські вагони
    [many] { $count } пасажирських вагонів
   *[other] { $count } пасажирські вагони
}
wagons-boxcar = { $count ->
    [one] { $count } критий вагон
    [few] { $count } криті вагони
    [many] { $count } критих вагонів
   *[other] { $count } криті вагони
}
wagons-coal = { $count ->
    [one] { $count } вугільний вагон
    [few] { $count } вугільні вагони
    [many] { $count } вугільних вагонів
   *[other] { $count } вугільні вагони
}
wagons-tank = { $count ->
    [one] { $count } цистерна
    [few] { $count } цистерни
    [many] { $count } цистерн
   *[other] { $count } цистерни
}
    .acc = { $count ->
        [one] { $count } цистерну
        [few] { $count } цистерни
        [many] { $count } цистерн
       *[other] { $count } цистерни
    }
wagons-mail = { $count ->
    [one] { $count } поштовий вагон
    [few] { $count } поштові вагони
    [many] { $count } поштових вагонів
   *[other] { $count } поштові вагони
}
wagons-locomotive = { $count ->
    [one] { $count } локомотив
    [few] { $count } локомотиви
    [many] { $count } локомотивів
   *[other] { $count } локомотиви
}

# In a letter or two, for crowded places
short-passenger = Пас
short-boxcar = Крит
short-coal = Вуг
short-tank = Цист
short-mail = Пошт
short-locomotive = Лок
short-banknote = Банкн
short-investor = Інвестор
short-pickpocket = Кишенькар
short-switchman = Стрілочник
short-station_master = Начальник
short-train_accident = Аварія
short-station_fire = Пожежа

## Companies, objectives, contracts

symbol-black = чорний
symbol-blue = синій
symbol-green = зелений
symbol-red = червоний
symbol-yellow = жовтий

objective = { $wagons } ({ $points ->
    [one] { $points } бал
    [few] { $points } бали
    [many] { $points } балів
   *[other] { $points } бала
}, { $symbols })

contract-symbol_black = { $points ->
    [one] { $points } бал
    [few] { $points } бали
    [many] { $points } балів
   *[other] { $points } бала
} за кожен чорний символ
contract-symbol_blue = { $points ->
    [one] { $points } бал
    [few] { $points } бали
    [many] { $points } балів
   *[other] { $points } бала
} за кожен синій символ
contract-symbol_green = { $points ->
    [one] { $points } бал
    [few] { $points } бали
    [many] { $points } балів
   *[other] { $points } бала
} за кожен зелений символ
contract-symbol_red = { $points ->
    [one] { $points } бал
    [few] { $points } бали
    [many] { $points } балів
   *[other] { $points } бала
} за кожен червоний символ
contract-symbol_yellow = { $points ->
    [one] { $points } бал
    [few] { $points } бали
    [many] { $points } балів
   *[other] { $points } бала
} за кожен жовтий символ
contract-pairs = { $points ->
    [one] { $points } бал
    [few] { $points } бали
    [many] { $points } балів
   *[other] { $points } бала
} за кожну пару символів одного кольору
contract-triplets = { $points ->
    [one] { $points } бал
    [few] { $points } бали
    [many] { $points } балів
   *[other] { $points } бала
} за кожні три символи одного кольору
contract-three_different = { $points ->
    [one] { $points } бал
    [few] { $points } бали
    [many] { $points } балів
   *[other] { $points } бала
} за кожні три символи різних кольорів
contract-four_different = { $points ->
    [one] { $points } бал
    [few] { $points } бали
    [many] { $points } балів
   *[other] { $points } бала
} за кожні чотири символи різних кольорів
contract-two_pairs = { $points ->
    [one] { $points } бал
    [few] { $points } бали
    [many] { $points } балів
   *[other] { $points } бала
} за кожні дві пари символів різних кольорів

## What is being decided

phase-contract = Який із двох контрактів ви залишаєте?
phase-take = Візьміть карту з ринку.
phase-invest = Яку карту інвестор бере безкоштовно?
phase-rob = Чиї банкноти забирає кишенькар?
phase-give = Яку свою карту вагона віддає стрілочник?
phase-swap = На яку карту стрілочник її міняє?
phase-token = Який жетон компанії приносить начальник станції?
phase-claim = Виконайте завдання або завершіть хід.
phase-pay = Скількома локомотивами замінити ці вагони?
phase-over = Гру завершено.

## Moves

move-keep = Залишити контракт: { $contract }
move-take = Взяти { $card }: ряд { $row }, { $column ->
    [left] ліворуч
    [middle] посередині
   *[right] праворуч
} ({ $price ->
    [0] безкоштовно
    [one] за { $price } банкноту
    [few] за { $price } банкноти
    [many] за { $price } банкнот
   *[other] за { $price } банкноти
})
move-decline = Не застосовувати карту: { $card-name }
move-rob = Забрати банкноти гравця { $seat } ({ $banknotes })
move-give = Віддати { $card }
move-swap = Поміняти { $given } на { $card } гравця { $seat }
move-token = Взяти { $colour ->
    [black] чорний
    [blue] синій
    [green] зелений
    [red] червоний
   *[yellow] жовтий
} жетон
move-claim = Виконати завдання { $place }: { $objective }
move-end = Завершити хід
move-pay = Витратити { $paid }

## Events.  $seat-is is “you” or “other”; an empty place is “none”.
## Names of players cannot be inflected: they stand in the nominative, or behind the word “гравець” in its case.

event-kept = { $seat-is ->
    [you] Ви залишаєте
   *[other] { $seat } залишає
} собі один контракт.
event-dealt-row = Ряд { $row }: { $left ->
    [none] –
   *[other] { $left }
}, { $middle ->
    [none] –
   *[other] { $middle }
}, { $right ->
    [none] –
   *[other] { $right }
}.
event-shuffled-back = Подію замішано назад у стос { $row }: { $card-name }.
event-renewed = Відкриті завдання: { $first }; { $second }; { $third }.
event-began = { $seat-is ->
    [you] { $last ->
        [1] Ваш останній хід
       *[0] Ваш хід
    }
   *[other] { $last ->
        [1] Востаннє ходить { $seat }
       *[0] Ходить { $seat }
    }
}.
event-took = { $seat-is ->
    [you] Ви берете
   *[other] { $seat } бере
} { $card } з ряду { $row } { $price ->
    [0] безкоштовно
    [one] за { $price } банкноту
    [few] за { $price } банкноти
    [many] за { $price } банкнот
   *[other] за { $price } банкноти
}.
event-turned-up = Нова карта в ряду { $row }: { $card-name }.
event-happened = { $event ->
    [train_accident] Аварія потяга: відкриті завдання йдуть під низ колоди.
   *[station_fire] Пожежа на станції: усі відкриті малі карти вибувають із гри.
}
event-robbed = { $seat-is ->
    [you] Ви забираєте
   *[other] { $seat } забирає
} { $victim-is ->
    [you] у вас
   *[other] у гравця { $victim }
} { $banknotes ->
    [one] { $banknotes } банкноту
    [few] { $banknotes } банкноти
    [many] { $banknotes } банкнот
   *[other] { $banknotes } банкноти
}.
event-swapped = { $seat-is ->
    [you] Ви віддаєте
   *[other] { $seat } віддає
} { $card } { $victim-is ->
    [you] вам
   *[other] гравцеві { $victim }
} в обмін на { $other_card }.
event-got-token = { $seat-is ->
    [you] Ви берете
   *[other] { $seat } бере
} { $colour ->
    [black] чорний
    [blue] синій
    [green] зелений
    [red] червоний
   *[yellow] жовтий
} жетон.
event-dismissed = { $reason ->
    [declined] { $seat-is ->
        [you] Ви не застосовуєте
       *[other] { $seat } не застосовує
    } карту: { $card-name }.
   *[impossible] Карта нічого не дає: { $card-name }.
}
event-spent = { $seat-is ->
    [you] Ви витрачаєте
   *[other] { $seat } витрачає
} { $paid }.
event-claimed = { $seat-is ->
    [you] Ви виконуєте
   *[other] { $seat } виконує
} завдання: { $objective }.
event-opened = Нове завдання { $place }: { $objective }.
event-last-turns = { $reason ->
    [fourth_objective] { $seat-is ->
        [you] Ви виконали четверте завдання
       *[other] Четверте завдання виконує { $seat }
    }
   *[no_small_cards] Малих карт не лишилося
}: решта ходить востаннє.
event-showed = { $seat-is ->
    [you] Ваш контракт
   *[other] Контракт гравця { $seat }
} — { $contract }: усього { $points ->
    [one] { $points } бал
    [few] { $points } бали
    [many] { $points } балів
   *[other] { $points } бала
}.
event-ended = Гру завершено: { $reason ->
    [fourth_objective] зіграно останні ходи після четвертого завдання
   *[no_small_cards] зіграно останні ходи без малих карт
}.

## The terminal table

express-cards = Перед гравцем
express-symbols = Символи
express-two-black = чо
express-two-blue = си
express-two-green = зе
express-two-red = че
express-two-yellow = жо
express-done = Завдання
express-contract = { $contracts ->
    [one] Ваш контракт:
    [few] Ваші контракти:
    [many] Ваші контракти:
   *[other] Ваші контракти:
}
express-objectives = Завдання (у колоді { $left })
express-worth = { $points ->
    [one] { $points } бал
    [few] { $points } бали
    [many] { $points } балів
   *[other] { $points } бала
}
express-pile = Ряд (стос)
express-price = { $price ->
    [0] безкоштовно
    [one] { $price } банкнота
    [few] { $price } банкноти
    [many] { $price } банкнот
   *[other] { $price } банкноти
}
express-known = Відомо, що в стосі { $pile } лежить { $card }
express-last = { $turns ->
    [0] Це останній хід.
    [one] Останні ходи: після цього ще { $turns }.
    [few] Останні ходи: після цього ще { $turns }.
    [many] Останні ходи: після цього ще { $turns }.
   *[other] Останні ходи: після цього ще { $turns }.
}
express-part = Бали за
express-banknotes = Банкноти
express-open-total = Що бачать усі
express-hidden = Контракт стане відомий наприкінці гри.
express-total = Усього
express-about-locomotive = замінює будь-який вагон
express-about-banknote = платить за карту або дає 1 бал наприкінці
express-about-investor = бере будь-яку відкриту карту безкоштовно
express-about-pickpocket = забирає всі банкноти іншого гравця
express-about-switchman = міняється картою вагона з іншим гравцем
express-about-station_master = приносить жетон компанії

## Refusals, each with the number of its rule

error-start-player = Місце { $seat } не може починати: за столом { $seats } { $seats ->
    [one] місце
    [few] місця
    [many] місць
   *[other] місця
}.
error-wrong-moment = Зараз ви вирішуєте інше. { $phase ->
    [contract] Оберіть контракт, який залишите собі ({ $clause }).
    [take] Візьміть малу карту ({ $clause }).
    [invest] Оберіть карту, яку візьме інвестор ({ $clause }).
    [rob] Оберіть, кого обкраде кишенькар ({ $clause }).
    [give] Оберіть карту вагона, яку віддасть стрілочник ({ $clause }).
    [swap] Оберіть карту, яку отримаєте ({ $clause }).
    [token] Оберіть жетон, який принесе начальник станції ({ $clause }).
    [claim] Можна виконати завдання або завершити хід ({ $clause }).
   *[pay] Оберіть, якими картами заплатити за завдання ({ $clause }).
}
error-take-first = Спершу візьміть малу карту ({ $clause }, { $also }).
error-card-taken = Цього ходу карту вже взято ({ $clause }).
error-not-dealt = Цього контракту немає серед двох ваших ({ $clause }).
error-empty-place = На цьому місці в ряду { $row } карти немає ({ $clause }).
error-too-dear = Ця карта коштує { $price } { $price ->
    [one] банкноту
    [few] банкноти
    [many] банкнот
   *[other] банкноти
}, а у вас їх { $banknotes } ({ $clause }).
error-no-decline = За цим столом персонажа треба застосувати ({ $clause }).
error-no-such-seat = На місці { $seat } ніхто не сидить ({ $clause }).
error-not-oneself = Оберіть іншого гравця: до себе персонажа не застосовують ({ $clause }, { $also }).
error-no-banknotes = У цього гравця немає банкнот ({ $clause }).
error-not-owned = У вас немає такої карти вагона ({ $clause }).
error-not-owned-there = Цей гравець не має такої карти вагона ({ $clause }).
error-nothing-to-swap = Ніхто не має для обміну нічого іншого ({ $clause }, { $also }).
error-locomotives-stay = За цим столом стрілочник локомотивів не міняє ({ $clause }).
error-same-kind = Дві однакові карти не міняють ({ $clause }).
error-colour-gone = Жетонів цього кольору не лишилося ({ $clause }).
error-wagons-missing = Для цього завдання бракує { $missing } { $missing ->
    [one] вагона
    [few] вагонів
    [many] вагонів
   *[other] вагона
}, а локомотивів у вас { $locomotives } ({ $clause }, { $also }).
error-other-wagon = Зараз платять за інший вид вагонів ({ $clause }).
error-locomotives = Ці вагони можна замінити локомотивами, щонайменше { $least } і щонайбільше { $most } ({ $clause }, { $also }).
error-position-places = { $where } має записів: { $found }, а треба { $expected }.
error-position-event-pile = { $where }: карти { $card } у цьому стосі немає ({ $clause }).
error-position-buried = { $where }: завдання { $objective } не лежить там під колодою ({ $clause }).
error-position-tokens = { $where }: жетонів кольору { $colour } лише { $most } ({ $clause }).
error-position-supply = { $where } — не те, що лишилося після жетонів гравців ({ $clause }).
error-position-contract-twice = { $where }: { $contract } трапляється двічі ({ $clause }).
error-position-kept = { $where } — не те, що цей гравець міг би вже залишити собі ({ $clause }).
error-position-row-gap = { $where }: карти ряду стоять на його правих місцях ({ $clause }).
error-position-event-open = { $where }: подія не може лежати відкритою ({ $clause }).
error-position-row-short = { $where }: поки стос не порожній, у ряду три карти ({ $clause }).
error-position-too-early = { $where }: поки контракти не обрано, більше нічого не сталося ({ $clause }).
error-position-objectives = { $where }: кожне завдання має бути рівно в одному місці ({ $clause }).
error-position-open-objectives = { $where }: відкритих завдань зараз має бути { $expected } ({ $clause }).
error-position-phase-payment = { $where } не пасує до завдання, за яке платять.
error-position-phase-market = { $where }: немає малої карти, яку можна взяти ({ $clause }).
error-position-turns-left = { $where } не пасує до того, що спричинило кінець, або до завершеної гри ({ $clause }).
error-position-trigger = { $where } не пасує до виконаних завдань і відкритих карт ({ $clause }, { $also }).
