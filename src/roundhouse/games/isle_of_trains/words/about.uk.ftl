# What the things on the table are, and what they cost and bring now.

told-named = { $named }
told-cargo-coal = вугілля
told-cargo-oil = нафта
told-cargo-box = коробка
told-cargo-all = будь-який вантаж
told-car = Вагон: ціна { $cost }, вага { $weight }, дає { unit-points }{ $holds ->
    [coal] ; вугілля вміщує: { $capacity }
    [oil] ; нафти вміщує: { $capacity }
    [box] ; коробок уміщує: { $capacity }
    [passenger] ; місць для пасажирів: { $capacity }
    [any_cargo] ; будь-якого вантажу вміщує: { $capacity }
   *[none] {""}
}.
told-engine = Локомотив: ціна { $cost }, потужність { $power }, дає { unit-points }{ $holds ->
    [coal] ; вугілля вміщує: { $capacity }
    [oil] ; нафти вміщує: { $capacity }
    [box] ; коробок уміщує: { $capacity }
    [passenger] ; місць для пасажирів: { $capacity }
    [any_cargo] ; будь-якого вантажу вміщує: { $capacity }
   *[none] {""}
}.
told-building = Споруда: ціна { $cost }, а бали дає наприкінці гри.
told-now = Ціна зараз — { $cost }; інших карт для оплати у вас { $others }.
told-now-car = Ціна зараз — { $cost }; інших карт для оплати у вас { $others }. Вага зросте на { $adds }; ваш потяг витримає ще { $spare }.
told-as-cargo = Цю карту можна й завантажити: { $cargos }.
told-loads = Завантажено { $loads } з { $capacity }.
told-building-worth = Зараз вона дає { unit-points }.

told-island = Місце призначення: дією «Перевезення» сюди привозять вантажі вашого потяга — для контрактів і квитка.
told-contract = Контракт: { $named }
told-primary = Доставте все за одну дію: { $cargos }. { unit-points }.
told-primary-use = Хто його виконає, бере карту острова, а локомотив прогресу рушає далі.
told-secondary = Доставте все за одну дію: { $cargos }. Ще { unit-points }.
told-secondary-use = Лише для власника цієї карти острова; один із двох.
told-held = { $seat-is ->
    [you] Ця карта острова ваша.
   *[other] Ця карта острова в гравця { $seat }.
}
told-missing = { $loads ->
    [0] У вашому потязі є все потрібне.
    [one] Вашому потягові бракує { $loads } вантажу.
    [few] Вашому потягові бракує { $loads } вантажів.
    [many] Вашому потягові бракує { $loads } вантажів.
   *[other] Вашому потягові бракує { $loads } вантажу.
}
told-missing-unsure = Те, що лежить у вашому потязі долілиць, рахується як вантаж свого вагона.
told-ticket = Квиток: { $named }
told-ticket-use = Кожен доставлений сюди пасажир { $colour } кольору займає місце й дає його нагороду.
told-ticket-next = Наступний дасть{ $take ->
    [0] {""}
    [one] {" "}{ $take } карту
    [few] {" "}{ $take } карти
    [many] {" "}{ $take } карт
   *[other] {" "}{ $take } карти
}{ $tokens ->
    [0] {""}
   *[other] { $take ->
        [0] {" "}
       *[other] ,{" "}
    }{ unit-tokens }
}.
told-ticket-bonus = Наступний дасть бонусну дію: { $bonus ->
    [build] «Будівництво»
    [load] «Завантаження»
    [deliver] «Перевезення»
    [load_or_deliver] «Завантаження» або «Перевезення»
   *[any] будь-яку
}.
told-ticket-full = Квиток заповнено.
told-passenger = Пасажир { $colour } кольору
told-passenger-use = Посадіть його у вагон будь-якого потяга; доставлений на острів свого кольору, він дає нагороду.
told-face-down = Вантаж долілиць
told-face-down-use = Його завантажили примусово, і він рахується як вантаж свого вагона.
told-deck = Колода
told-deck-use = Дією «Набір» можна взяти верхню карту, не дивлячись.
told-discards = Скид
told-discards-use = Карти, якими за щось заплатили; їх можна переглядати.
told-bag = Мішечок
told-bag-use = Дією «Набір» можна навмання витягти звідси пасажира.
told-left = { $count ->
    [0] Тут порожньо.
   *[other] Тут: { $count }.
}
told-progress = Локомотив прогресу
told-progress-use = Він рушає з кожним стартовим контрактом і кожним заповненим квитком.
told-progress-now = Стоїть на поділці { $at }; на поділці { $end } починається останнє коло.
told-hand = Карти на руці
told-hand-now = { $seat-is ->
    [you] У вас { $count }.
   *[other] У гравця { $seat } — { $count }.
}
told-hand-use = Картами платять за все; кожну можна побудувати, завантажити або витратити.
told-tokens = Жетони
told-tokens-now = { $seat-is ->
    [you] У вас { $count }.
   *[other] У гравця { $seat } — { $count }.
}
told-tokens-use = Кожен — це 1 бал наприкінці.
told-strength = Вага й потужність
told-strength-now = Потяг важить { $weight }; локомотив тягне { $power }.
told-strength-use = Вагон можна додати, лише якщо локомотив його потягне.
told-points = Бали: { $points }
told-points-parts = Жетони { $tokens }, потяг { $train }, контракти { $contracts }, вантажі { $loads }, споруди { $buildings }.
