# What the things on the table are, and what they cost and bring now.

about-worth-added = { $points ->
    [0] Очков не даёт.
    [one] В поезде даёт { $points } очко; на руке в конце отнимет столько же.
    [few] В поезде даёт { $points } очка; на руке в конце отнимет столько же.
    [many] В поезде даёт { $points } очков; на руке в конце отнимет столько же.
   *[other] В поезде даёт { $points } очка; на руке в конце отнимет столько же.
}
about-worth-subtracted = Отнимает { $points } { $points ->
    [one] очко
    [few] очка
    [many] очков
   *[other] очка
}.
about-worth-action = Карта действия, оставшаяся на руке, очков не отнимет.
about-fits = { $count ->
    [0] Сейчас его не примет ни один путь.
    [one] Сейчас его можно поставить на путь { $tracks }.
    [few] Сейчас его можно поставить на пути { $tracks }.
    [many] Сейчас его можно поставить на пути { $tracks }.
   *[other] Сейчас его можно поставить на пути { $tracks }.
}
about-haul = Лучшее сейчас: забрать { $wagons } { $wagons ->
    [one] вагон
    [few] вагона
    [many] вагонов
   *[other] вагона
} с пути { $track }, выйдет поезд на { $points } { $points ->
    [one] очко
    [few] очка
    [many] очков
   *[other] очка
}.
about-no-haul = Сейчас на путях нет вагонов для него.

about-on-track-added = { $points ->
    [0] Поезду, который его заберёт, очков не добавляет.
    [one] Добавляет { $points } очко поезду, который его заберёт.
    [few] Добавляет { $points } очка поезду, который его заберёт.
    [many] Добавляет { $points } очков поезду, который его заберёт.
   *[other] Добавляет { $points } очка поезду, который его заберёт.
}
about-on-track-subtracted = Отнимает { $points } { $points ->
    [one] очко
    [few] очка
    [many] очков
   *[other] очка
} у поезда, который его заберёт.

about-track = Путь { $track }
about-track-open = Общий для всех. С любого края можно поставить вагон любого типа.
about-track-typed = Общий для всех. { $type ->
    [freight] С любого края можно поставить только грузовой или специальный вагон.
    [passenger] С любого края можно поставить только пассажирский или специальный вагон.
   *[high_speed] С любого края можно поставить только скоростной или специальный вагон.
}
about-track-wagons = Здесь { $wagons ->
    [one] стоит { $wagons } вагон
    [few] стоят { $wagons } вагона
    [many] стоит { $wagons } вагонов
   *[other] стоит { $wagons } вагона
}: заберёт тот, кто первым прицепит локомотив.
about-track-haul = Лучший поезд отсюда с вашими локомотивами: { $wagons } { $wagons ->
    [one] вагон
    [few] вагона
    [many] вагонов
   *[other] вагона
}, { $points } { $points ->
    [one] очко
    [few] очка
    [many] очков
   *[other] очка
}.

about-pile-wagons = Вагоны и действия
about-pile-wagons-use = Вместо того чтобы играть карты, можно за ход взять отсюда три.
about-pile-locomotives = Локомотивы
about-pile-locomotives-use = Вместо того чтобы играть карты, можно за ход взять один локомотив.
about-pile-discards = Сброс
about-pile-discards-use = Здесь открыто лежат сыгранные карты действий.
about-left = { $cards ->
    [0] Колода пуста.
    [one] Осталась { $cards } карта.
    [few] Осталось { $cards } карты.
    [many] Осталось { $cards } карт.
   *[other] Осталось { $cards } карты.
}
about-discarded = { $cards ->
    [0] Пока пусто.
    [one] Здесь { $cards } карта: { $titles }.
    [few] Здесь { $cards } карты: { $titles }.
    [many] Здесь { $cards } карт: { $titles }.
   *[other] Здесь { $cards } карты: { $titles }.
}

about-hand = Карты на руке
about-hand-now = { $seat-is ->
    [you] У вас
   *[other] У игрока { $seat }
} { $count ->
    [0] нет карт.
    [one] { $count } карта.
    [few] { $count } карты.
    [many] { $count } карт.
   *[other] { $count } карты.
}
about-hand-use = Вагоны и локомотивы, которые останутся на руке в конце, отнимут свои очки.
about-trains = Отправленные поезда
about-trains-now = { $seat-is ->
    [you] Вами отправлено:
   *[other] Игроком { $seat } отправлено:
} { $count ->
    [0] ни одного поезда.
    [one] { $count } поезд.
    [few] { $count } поезда.
    [many] { $count } поездов.
   *[other] { $count } поезда.
}
about-trains-use = Очки приносят только поезда: локомотив с вагонами, которые он забрал с пути.
about-train = { $seat-is ->
    [you] Ваш поезд
   *[other] Поезд игрока { $seat }
}
about-train-score = В конце даст { $points } { $points ->
    [one] очко
    [few] очка
    [many] очков
   *[other] очка
}.
about-train-sum = { $factor ->
    [1] Очки на картах — { $points }, надбавка локомотива — { $bonus }; всего { $score }.
   *[other] Очки на картах — { $points }, надбавка локомотива — { $bonus }, и всё это × { $factor }; всего { $score }.
}
about-points = Очки
about-points-trains = { $seat-is ->
    [you] Ваши поезда пока дают
   *[other] Поезда игрока { $seat } пока дают
} { $points } { $points ->
    [one] очко
    [few] очка
    [many] очков
   *[other] очка
}.
about-points-hidden = То, что останется на руке в конце, ещё отнимут.
about-points-hand = Если бы игра закончилась сейчас, карты на руке отняли бы { $points }: всего { $total }.
about-semaphore = Красный семафор
about-semaphore-now = { $count ->
    [0] { $seat-is ->
        [you] Семафора перед вами нет.
       *[other] Перед игроком { $seat } семафора нет.
    }
   *[other] { $seat-is ->
        [you] Вы пропускаете следующий ход.
       *[other] { $seat } пропускает следующий ход.
    }
}
about-semaphore-use = Сколько бы семафоров ни лежало перед игроком, они останавливают один ход и уходят в сброс.
about-extra-turns = Дополнительные ходы
about-extra-turns-due = { $turns ->
    [0] Дополнительных ходов нет.
    [one] После этого хода будет ещё { $turns } ход.
    [few] После этого хода будет ещё { $turns } хода.
    [many] После этого хода будет ещё { $turns } ходов.
   *[other] После этого хода будет ещё { $turns } хода.
}
