# What the things on the table are, and what they cost and bring now.

about-worth-added = { $points ->
    [0] Балів не дає.
    [one] У потязі дає { $points } бал; на руці наприкінці забере стільки ж.
    [few] У потязі дає { $points } бали; на руці наприкінці забере стільки ж.
    [many] У потязі дає { $points } балів; на руці наприкінці забере стільки ж.
   *[other] У потязі дає { $points } бала; на руці наприкінці забере стільки ж.
}
about-worth-subtracted = Забирає { $points } { $points ->
    [one] бал
    [few] бали
    [many] балів
   *[other] бала
}.
about-worth-action = Карта дії, що лишиться на руці, балів не забере.
about-fits = { $count ->
    [0] Зараз його не прийме жодна колія.
    [one] Зараз його можна поставити на колію { $tracks }.
    [few] Зараз його можна поставити на колії { $tracks }.
    [many] Зараз його можна поставити на колії { $tracks }.
   *[other] Зараз його можна поставити на колії { $tracks }.
}
about-haul = Найкраще зараз: забрати { $wagons } { $wagons ->
    [one] вагон
    [few] вагони
    [many] вагонів
   *[other] вагона
} з колії { $track }, вийде потяг на { $points } { $points ->
    [one] бал
    [few] бали
    [many] балів
   *[other] бала
}.
about-no-haul = Зараз на коліях немає вагонів для нього.

about-on-track-added = { $points ->
    [0] Потягові, який його забере, балів не додає.
    [one] Додає { $points } бал потягові, який його забере.
    [few] Додає { $points } бали потягові, який його забере.
    [many] Додає { $points } балів потягові, який його забере.
   *[other] Додає { $points } бала потягові, який його забере.
}
about-on-track-subtracted = Віднімає { $points } { $points ->
    [one] бал
    [few] бали
    [many] балів
   *[other] бала
} в потяга, який його забере.

about-track = Колія { $track }
about-track-open = Спільна для всіх. З будь-якого краю можна поставити вагон будь-якого типу.
about-track-typed = Спільна для всіх. { $type ->
    [freight] З будь-якого краю можна поставити лише вантажний або спеціальний вагон.
    [passenger] З будь-якого краю можна поставити лише пасажирський або спеціальний вагон.
   *[high_speed] З будь-якого краю можна поставити лише швидкісний або спеціальний вагон.
}
about-track-wagons = Тут { $wagons ->
    [one] стоїть { $wagons } вагон
    [few] стоять { $wagons } вагони
    [many] стоїть { $wagons } вагонів
   *[other] стоїть { $wagons } вагона
}: забере той, хто першим причепить локомотив.
about-track-haul = Найкращий потяг звідси з вашими локомотивами: { $wagons } { $wagons ->
    [one] вагон
    [few] вагони
    [many] вагонів
   *[other] вагона
}, { $points } { $points ->
    [one] бал
    [few] бали
    [many] балів
   *[other] бала
}.

about-pile-wagons = Вагони й дії
about-pile-wagons-use = Замість того щоб грати карти, можна за хід узяти звідси три.
about-pile-locomotives = Локомотиви
about-pile-locomotives-use = Замість того щоб грати карти, можна за хід узяти один локомотив.
about-pile-discards = Скид
about-pile-discards-use = Тут відкрито лежать зіграні карти дій.
about-left = { $cards ->
    [0] Колода порожня.
    [one] Лишилася { $cards } карта.
    [few] Лишилося { $cards } карти.
    [many] Лишилося { $cards } карт.
   *[other] Лишилося { $cards } карти.
}
about-discarded = { $cards ->
    [0] Поки що порожньо.
    [one] Тут { $cards } карта: { $titles }.
    [few] Тут { $cards } карти: { $titles }.
    [many] Тут { $cards } карт: { $titles }.
   *[other] Тут { $cards } карти: { $titles }.
}

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
about-hand-use = Вагони й локомотиви, що лишаться на руці наприкінці, віднімуть свої бали.
about-trains = Відправлені потяги
about-trains-now = { $seat-is ->
    [you] Відправлено вами:
   *[other] Відправлено гравцем { $seat }:
} { $count ->
    [0] жодного потяга.
    [one] { $count } потяг.
    [few] { $count } потяги.
    [many] { $count } потягів.
   *[other] { $count } потяга.
}
about-trains-use = Бали приносять лише потяги: локомотив із вагонами, які він забрав з колії.
about-train = { $seat-is ->
    [you] Ваш потяг
   *[other] Потяг гравця { $seat }
}
about-train-score = Наприкінці дасть { $points } { $points ->
    [one] бал
    [few] бали
    [many] балів
   *[other] бала
}.
about-train-sum = { $factor ->
    [1] Бали на картах — { $points }, надбавка локомотива — { $bonus }; разом { $score }.
   *[other] Бали на картах — { $points }, надбавка локомотива — { $bonus }, і все це × { $factor }; разом { $score }.
}
about-points = Бали
about-points-trains = { $seat-is ->
    [you] Ваші потяги поки що дають
   *[other] Потяги гравця { $seat } поки що дають
} { $points } { $points ->
    [one] бал
    [few] бали
    [many] балів
   *[other] бала
}.
about-points-hidden = Те, що лишиться на руці наприкінці, ще віднімуть.
about-points-hand = Якби гра скінчилася зараз, карти на руці забрали б { $points }: разом { $total }.
about-semaphore = Червоний семафор
about-semaphore-now = { $count ->
    [0] { $seat-is ->
        [you] Семафора перед вами немає.
       *[other] Перед гравцем { $seat } семафора немає.
    }
   *[other] { $seat-is ->
        [you] Ви пропускаєте наступний хід.
       *[other] { $seat } пропускає наступний хід.
    }
}
about-semaphore-use = Скільки б семафорів не лежало перед гравцем, вони зупиняють один хід і йдуть у скид.
about-extra-turns = Додаткові ходи
about-extra-turns-due = { $turns ->
    [0] Додаткових ходів немає.
    [one] Після цього ходу буде ще { $turns } хід.
    [few] Після цього ходу буде ще { $turns } ходи.
    [many] Після цього ходу буде ще { $turns } ходів.
   *[other] Після цього ходу буде ще { $turns } ходу.
}
