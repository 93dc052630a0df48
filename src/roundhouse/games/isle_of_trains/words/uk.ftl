# Isle of Trains: what its cards, islands, moves, events and refusals are called.
# Attributes: .acc is the form after a verb ("побудувати …"), where it differs.

title = Острів залізниць. Усі по місцях
tagline = Будуйте свій потяг, завантажуйте будь-чий, перевозьте лише своїм.

## Cards

level-1-engine = Локомотив рівня 1
level-2-engine = Локомотив рівня 2
level-3-engine = Локомотив рівня 3
time-engine = Локомотив часу
level-1-hopper = Гопер рівня 1
level-2-hopper = Гопер рівня 2
level-3-hopper = Гопер рівня 3
level-1-tanker = Цистерна рівня 1
    .acc = Цистерну рівня 1
level-2-tanker = Цистерна рівня 2
    .acc = Цистерну рівня 2
level-3-tanker = Цистерна рівня 3
    .acc = Цистерну рівня 3
level-1-boxcar = Критий вагон рівня 1
level-2-boxcar = Критий вагон рівня 2
level-3-boxcar = Критий вагон рівня 3
level-1-coach = Пасажирський вагон рівня 1
level-2-coach = Пасажирський вагон рівня 2
level-3-coach = Пасажирський вагон рівня 3
caboose-1 = Гальмівний вагон 1
caboose-2 = Гальмівний вагон 2
caboose-3 = Гальмівний вагон 3
caboose-4 = Гальмівний вагон 4
caboose-5 = Гальмівний вагон 5
caboose-6 = Гальмівний вагон 6
caboose-7 = Гальмівний вагон 7
caboose-8 = Гальмівний вагон 8
caboose-9 = Гальмівний вагон 9
caboose-10 = Гальмівний вагон 10
bank = Банк
coal-factory = Вугільний завод
customs-house = Митниця
    .acc = Митницю
grand-central = Центральний вокзал
middle-station = Проміжна станція
    .acc = Проміжну станцію
northern-station = Північний вокзал
oil-refinery = Нафтопереробний завод
rail-yard = Залізничний парк
southern-station = Південний вокзал
town-hall = Ратуша
    .acc = Ратушу

## What cabooses and buildings do, in a line

about-caboose-1 = Після кожної своєї дії «Перевезення» беріть 1 карту.
about-caboose-2 = Завантажуючи вугілля, беріть 1 карту.
about-caboose-3 = Вміщує 1 карту вантажу будь-якого типу.
about-caboose-4 = Дозволяє мати другу споруду.
about-caboose-5 = Кожен новий вагон коштує на 1 карту менше.
about-caboose-6 = Потужність вашого локомотива більша на 2.
about-caboose-7 = Раз за дію «Перевезення» пасажир може замінити будь-який вантаж.
about-caboose-8 = Садячи пасажира, беріть 2 карти.
about-caboose-9 = За дію «Перевезення» 1 пасажир може поїхати до іншого місця призначення.
about-caboose-10 = За дію «Перевезення» 1 пасажир іншого кольору може принести чергову нагороду.
about-bank = 2 бали за кожен вантаж і кожного пасажира у вашому потязі.
about-coal-factory = 2 бали за кожен символ вугілля на ваших контрактах.
about-customs-house = 2 бали за кожну коробку на ваших контрактах.
about-oil-refinery = 2 бали за кожен символ нафти на ваших контрактах.
about-grand-central = 8 балів.
about-rail-yard = 2 бали за кожен вагон.
about-town-hall = 2 бали за кожен локомотив і вагон зі значком пасажира.
about-middle-station = 4 бали та ще 1 за кожного пасажира на шахті «Кактус» і в Девон-Сіті.
about-northern-station = 4 бали та ще 1 за кожного пасажира в Гірських садибах і Біллінгтонсі.
about-southern-station = 4 бали та ще 1 за кожного пасажира в таборі «Орел» і на пляжі «Флінт».

## Islands, colours, cargo.  Colours are in the accusative, as in «зеленого пасажира».

flint-beach = Пляж «Флінт»
camp-eagle = Табір «Орел»
devon-city = Девон-Сіті
cactus-mines = Шахта «Кактус»
billingtons = Біллінгтонс
alpine-lodge = Гірські садиби
research-station = Дослідницька станція
colour-green = зеленого
colour-orange-red = помаранчевого
colour-black = чорного
colour-purple = фіолетового
colour-cyan = блакитного
colour-white = білого

## Solo

solo-challenge = Виклик
solo-scenario-1 = 1. Ласкаво просимо на Острів залізниць
solo-scenario-2 = 2. Міцні фундаменти
solo-scenario-3 = 3. Нові люди, нові землі
solo-scenario-4 = 4. Час вистави!
solo-scenario-5 = 5. Усі по місцях!
solo-scenario-6 = 6. Тур північчю
solo-scenario-7 = 7. Возвеличення
solo-scenario-8 = 8. Мандрівник
solo-scenario-9 = 9. Великий і потужний
solo-scenario-10 = 10. Ви привернули мою увагу
goal-challenge = Наберіть якомога більше балів, доки не скінчиться колода.
goal-scenario-1 = Виконайте по два контракти, стартовий і додатковий, у Біллінгтонсі й на пляжі «Флінт».
goal-scenario-2 = Зведіть 4 споруди; мати їх можна скільки завгодно.
goal-scenario-3 = Наберіть 60 балів.
goal-scenario-4 = Зберіть потяг із 13 вагонів.
goal-scenario-5 = Заповніть 5 квитків.
goal-scenario-6 = Виконайте по два контракти, стартовий і додатковий, у Гірських садибах, у Девон-Сіті й на Дослідницькій станції.
goal-scenario-7 = Наберіть 50 балів самими спорудами; мати їх можна скільки завгодно.
goal-scenario-8 = Виконайте всі 7 стартових контрактів; додаткові закрито.
goal-scenario-9 = Зберіть потяг із Локомотивом рівня 3 і вагонами рівня 3 всіх чотирьох типів; викуп карти коштує 2 жетони.
goal-scenario-10 = Наберіть 70 балів, хоча кожен жетон віднімає бал.
rating-0 = Дармоїд
rating-1 = Стажер
rating-2 = Інженер
rating-3 = Молодший машиніст
rating-4 = Старший машиніст Острова залізниць

## What is being decided

phase-action = Оберіть дію: набір, будівництво, завантаження чи перевезення.
phase-draw = Візьміть карту з ряду або з колоди.
phase-take = Візьміть карту або пасажира.
phase-discard = Яку карту скинути?
phase-bonus = Бонусна дія: виконайте її або відмовтеся.
phase-build = Яку карту побудувати?
phase-mode = Куди її поставити?
phase-drop = Спершу скинути вагон чи залишити всі?
phase-lose_building = Яку споруду скинути разом із гальмівним вагоном?
phase-pay = Якою картою заплатити?
phase-fetch = Яку карту взяти зі скиду?
phase-load = Що завантажити?
phase-target = У який локомотив чи вагон?
phase-force = Яку карту скинути, щоб покласти іншу долілиць?
phase-destination = Куди перевозити?
phase-deliver = Що перевезти далі?
phase-passenger = Якого пасажира?
phase-give = Що віддати за контрактом?
phase-count_as = Яким вантажем це вважати?
phase-set_aside = Що піде на спеціальну доставку?
phase-hand_limit = На руці лишається п’ять карт: яку скинути?
phase-night = Ніч: викупити карту чи йти далі?
phase-last_chance = Колода порожня: викупити карту?
phase-over = Гру завершено.

## Moves

move-take = Набір: карта або пасажир
move-build = Будівництво
move-load = Завантаження
move-deliver = Перевезення
move-decline = { $phase ->
    [night] Іти далі
    [last_chance] Нехай гра закінчиться
    [bonus] Відмовитися від бонусної дії
   *[action] Пропустити дію
}
move-take_row = Взяти { $card } з ряду, місце { $slot }
move-take_deck = Взяти верхню карту колоди
move-take_bag = Витягти пасажира з мішечка
move-card = { $phase ->
    [build] Побудувати { $card }
    [load] Покласти { $card } як вантаж
    [pay] Скинути { $card } на оплату
    [fetch] Взяти { $card } зі скиду
   *[other] Скинути { $card }
}
move-force = Покласти { $card } долілиць, скинувши ще одну карту
move-load_passenger = Посадити { $colour } пасажира
move-extend = Додати { $card } { $cost ->
    [0] безкоштовно
    [one] за { $cost } карту
    [few] за { $cost } карти
    [many] за { $cost } карт
   *[other] за { $cost } карти
}
move-upgrade = Модернізувати { $on } { $cost ->
    [0] безкоштовно
    [one] за { $cost } карту
    [few] за { $cost } карти
    [many] за { $cost } карт
   *[other] за { $cost } карти
}
move-replace = { $phase ->
    [lose_building] Скинути { $on }
   *[other] Замінити { $on }
}
move-drop = Спершу скинути { $on } (№ { $position })
move-keep = Залишити всі вагони
move-onto = { $own ->
    [yes] У { $on } свого потяга, № { $position }
   *[no] У { $on } потяга гравця { $seat }, № { $position }
}
move-to = Перевезення: { $island }
move-special_only = Лише спеціальна доставка
move-primary = Стартовий контракт: { $island }
move-secondary = Додатковий контракт { $contract ->
    [a] А
   *[b] Б
}: { $island }
move-ticket = Пасажир за квитком: { $island }
move-elsewhere = Гальмівний вагон 9: пасажир до іншого місця призначення
move-stray = Гальмівний вагон 10: пасажир іншого кольору, { $island }
move-special = Спеціальна доставка: по дві карти за кожен вантаж і пасажира
move-finish = { $phase ->
    [set_aside] Це все: взяти карти
   *[other] Завершити перевезення
}
move-item = { $what ->
    [passenger] Перевезти { $colour } пасажира (посаджено в { $on }, № { $position })
    [face_down] Перевезти закриту карту (завантажено в { $on }, № { $position })
   *[card] Перевезти { $card } (завантажено в { $on }, № { $position })
}
move-count_as = Вважати { $cargo ->
    [coal] вугіллям
    [oil] нафтою
   *[box] коробкою
}
move-buy_back = Викупити { $card } зі скиду

## Events.  $seat-is is “you” or “other”; a card that may not be seen is “none”.
## Names of players cannot be inflected: they stand in the nominative, or behind the word “гравець” in its case.

event-took = { $seat-is ->
    [you] Ви берете
   *[other] { $seat } бере
} { $card } з ряду.
event-drew = { $seat-is ->
    [you] Ви берете
   *[other] { $seat } бере
} { $card ->
    [none] карту
   *[other] { $card }
} з колоди.
event-drew-passenger = { $seat-is ->
    [you] Ви витягаєте
   *[other] { $seat } витягає
} з мішечка { $colour } пасажира.
event-gained = { $seat-is ->
    [you] Ви отримуєте
   *[other] { $seat } отримує
} { $tokens } { $tokens ->
    [one] жетон
    [few] жетони
    [many] жетонів
   *[other] жетона
}.
event-discarded = { $seat-is ->
    [you] Ви скидаєте
   *[other] { $seat } скидає
} { $card }.
event-built = { $seat-is ->
    [you] Ви додаєте
   *[other] { $seat } додає
} до потяга { $card } { $cost ->
    [0] безкоштовно
    [one] за { $cost } карту
    [few] за { $cost } карти
    [many] за { $cost } карт
   *[other] за { $cost } карти
}.
event-upgraded = Модернізація: { $seat-is ->
    [you] ви міняєте
   *[other] { $seat } міняє
} { $old } на { $card } { $cost ->
    [0] безкоштовно
    [one] за { $cost } карту
    [few] за { $cost } карти
    [many] за { $cost } карт
   *[other] за { $cost } карти
}.
event-built-building = { $seat-is ->
    [you] Ви зводите
   *[other] { $seat } зводить
} { $card }.
event-dropped = { $seat-is ->
    [you] Ви скидаєте
   *[other] { $seat } скидає
} з потяга { $card }.
event-loaded = { $seat-is ->
    [you] Ви завантажуєте
   *[other] { $seat } завантажує
} { $card } { $owner-is ->
    [you] { $seat-is ->
        [you] у свій вагон № { $position }
       *[other] у ваш вагон № { $position }
    }
    [self] у свій вагон № { $position }
   *[other] у вагон № { $position } гравця { $owner }
}.
event-loaded-passenger = { $seat-is ->
    [you] Ви садите
   *[other] { $seat } садить
} { $colour } пасажира { $owner-is ->
    [you] { $seat-is ->
        [you] у свій
       *[other] у ваш
    } { $position ->
        [1] локомотив
       *[other] вагон № { $position }
    }
    [self] { $position ->
        [1] у свій локомотив
       *[other] у свій вагон № { $position }
    }
   *[other] { $position ->
        [1] в локомотив
       *[other] у вагон № { $position }
    } гравця { $owner }
}.
event-forced = { $seat-is ->
    [you] Ви кладете
   *[other] { $seat } кладе
} долілиць { $card ->
    [none] карту
   *[other] { $card }
} { $owner-is ->
    [you] { $seat-is ->
        [you] у свій вагон № { $position }
       *[other] у ваш вагон № { $position }
    }
    [self] у свій вагон № { $position }
   *[other] у вагон № { $position } гравця { $owner }
}.
event-completed = { $seat-is ->
    [you] Ви виконуєте
   *[other] { $seat } виконує
} { $contract ->
    [primary] стартовий контракт
   *[other] додатковий контракт
}: { $island }.
event-delivered = { $seat-is ->
    [you] Ви привозите
   *[other] { $seat } привозить
} пасажира: { $island }, місце { $space }.
event-strayed = { $seat-is ->
    [you] Ви привозите
   *[other] { $seat } привозить
} { $colour } пасажира: { $island }, нагорода за місце { $space }.
event-special = { $seat-is ->
    [you] Ви виконуєте
   *[other] { $seat } виконує
} спеціальну доставку: вантажів і пасажирів — { $items }.
event-reshuffled = Скид перетасовано: у новій колоді { $cards } { $cards ->
    [one] карта
    [few] карти
    [many] карт
   *[other] карти
}.
event-night = Уночі з колоди скинуто { $card }.
event-bought-back = { $seat-is ->
    [you] Ви викуповуєте
   *[other] { $seat } викуповує
} { $card }.
event-fetched = { $seat-is ->
    [you] Ви берете
   *[other] { $seat } бере
} { $card } зі скиду.
event-took-train = { $seat-is ->
    [you] Ви забираєте
   *[other] { $seat } забирає
} локомотив прогресу.
event-last-round = { $reason ->
    [progress] Локомотив прогресу прибув
   *[no_cards] Карт більше немає
}: усі ходять ще по разу.
event-turned-up = У ряд викладено: { $card }.
event-began = { $seat-is ->
    [you] Ваш хід
   *[other] Ходить { $seat }
}.
event-ended = Гру завершено: { $reason ->
    [last_round] останнє коло зіграно
    [won] мети досягнуто
   *[deck_empty] колода порожня
}.

## Refusals, each with the number of its rule

error-first-player = Місце { $seat } не може починати: за столом { $seats } { $seats ->
    [one] місце
    [few] місця
    [many] місць
   *[other] місця
}.
error-solo-seats = Сценарії — для одного гравця, а за столом їх { $seats }.
error-wrong-moment = Зараз ви вирішуєте інше. { $phase ->
    [action] { phase-action }
    [draw] { phase-draw }
    [take] { phase-take }
    [discard] { phase-discard }
    [bonus] { phase-bonus }
    [build] { phase-build }
    [mode] { phase-mode }
    [drop] { phase-drop }
    [lose_building] { phase-lose_building }
    [pay] { phase-pay }
    [fetch] { phase-fetch }
    [load] { phase-load }
    [target] { phase-target }
    [force] { phase-force }
    [destination] { phase-destination }
    [deliver] { phase-deliver }
    [passenger] { phase-passenger }
    [give] { phase-give }
    [count_as] { phase-count_as }
    [set_aside] { phase-set_aside }
    [hand_limit] { phase-hand_limit }
    [night] { phase-night }
    [last_chance] { phase-last_chance }
   *[over] { phase-over }
} ({ $clause })
error-no-build = Жодну карту з руки зараз не побудувати: ті, на які вистачає карт, заважкі, а ваш локомотив потягне ще { $spare } ({ $clause }, { $also }).
error-no-build-hand = На руці немає карт, тож будувати нічого ({ $clause }).
error-no-build-cheapest = Найдешевша з ваших карт коштує { $cost ->
    [one] { $cost } карту
    [few] { $cost } карти
    [many] { $cost } карт
   *[other] { $cost } карти
}, а крім неї у вас лише { $others } ({ $clause }, { $also }).
error-no-build-cost = Ця карта коштує { $cost ->
    [one] { $cost } карту
    [few] { $cost } карти
    [many] { $cost } карт
   *[other] { $cost } карти
}, а інших карт для оплати у вас { $others } ({ $clause }, { $also }).
error-no-build-weight = Вага потяга зросла б на { $adds }, а ваш локомотив потягне ще { $spare } ({ $clause }, { $also }).
error-no-build-engine = Локомотив може лише замінити слабший ({ $clause }, { $also }).
error-no-load = Жодна ваша карта й жоден пасажир не підходять до вільних місць ({ $clause }, { $also }).
error-no-load-nothing = На руці немає карт, а біля вашого локомотива — пасажирів ({ $clause }).
error-no-load-space = У локомотивах і вагонах, куди ви можете завантажувати, немає вільних місць ({ $clause }, { $also }).
error-no-load-to-deliver = У вашому потязі немає ні вантажів, ні пасажирів ({ $clause }).
error-not-this-bonus = Ця бонусна дія — { $bonus ->
    [build] «Будівництво»
    [load] «Завантаження»
    [deliver] «Перевезення»
    [load_or_deliver] «Завантаження» або «Перевезення»
   *[any] будь-яка дія
} ({ $clause }).
error-row-empty = Тут немає карти; ряд поповнять наприкінці ходу ({ $clause }).
error-deck-only = За цим столом такі карти беруть з колоди ({ $clause }).
error-deck-empty = Колода й скид порожні ({ $clause }).
error-cards-only = Зараз беруть карти, а не пасажира ({ $clause }).
error-not-on-train = Споруду не ставлять у потяг ({ $clause }).
error-other-category = { $on }: замінити може лише карта тієї ж категорії ({ $clause }).
error-no-upgrade-caboose = Гальмівних вагонів не модернізують: новий додайте до потяга ({ $clause }, { $also }).
error-not-lower-level = Карта рівня { $level } замінює карту нижчого рівня, а тут рівень { $old } ({ $clause }, { $also }).
error-buildings-full = Споруд у вас може бути не більше ніж { $limit }: оберіть, яку замінити ({ $clause }, { $also }).
error-room-for-building = Споруд може бути { $limit }, і місце для нової є: просто додайте її ({ $clause }, { $also }).
error-no-such-building = Тут у вас немає споруди ({ $clause }).
error-only-for-buildings = Споруду може замінити лише споруда ({ $clause }).
error-engine-stays = Локомотив не скидають ({ $clause }).
error-upgraded-stays = Цей вагон зараз модернізують, тож скинути його не можна ({ $clause }, { $also }).
error-drop-not-needed = Локомотив потягне всі вагони, тож за цим столом жодного не скидають ({ $clause }).
error-still-too-heavy = І без цього вагона потяг заважкий на { $over } ({ $clause }, { $also }).
error-force-second-card = Щоб покласти карту долілиць, треба скинути ще одну, а у вас лише ця ({ $clause }).
error-cannot-force = Немає вільного місця у вантажному вагоні для іншого вантажу ({ $clause }, { $also }).
error-no-space-for-cargo = Немає вільного місця для { $cargo ->
    [coal] вугілля
    [oil] нафти
    [box] коробок
   *[all] вантажу
} ({ $clause }, { $also }).
error-no-such-passenger = Біля вашого локомотива немає пасажира цього кольору ({ $clause }).
error-no-seat-for-passenger = У локомотивах і пасажирських вагонах немає вільного місця ({ $clause }).
error-no-such-car = Тут немає вагона ({ $clause }).
error-holds-nothing = У цей вагон нічого не завантажують ({ $clause }).
error-car-full = Усі місця зайняті: { $capacity } ({ $clause }).
error-own-train-only = Бонусне завантаження — лише у свій потяг ({ $clause }).
error-caboose-of-other = У цей гальмівний вагон завантажує лише його власник ({ $clause }).
error-passengers-ride = Пасажири їздять у локомотивах і пасажирських вагонах ({ $clause }).
error-passengers-only = Тут їздять лише пасажири ({ $clause }, { $also }).
error-other-cargo = Цей вагон возить { $hold ->
    [coal] вугілля
    [oil] нафту
   *[box] коробки
}, а на вашій карті — { $cargo ->
    [coal] вугілля
    [oil] нафта
    [box] коробка
   *[all] будь-який вантаж
} ({ $clause }).
error-fits-face-up = Сюди карта підходить і горілиць: завантажте її як завжди ({ $clause }, { $also }).
error-island-out = Цього острова немає в цій партії ({ $clause }).
error-nothing-for-island = Доступних вам контрактів тут немає, а доставити сюди пасажира зараз не можна ({ $clause }).
error-island-lacks = Для контракту вашому потягові бракує { $loads ->
    [one] { $loads } вантажу
    [few] { $loads } вантажів
    [many] { $loads } вантажів
   *[other] { $loads } вантажу
}, а доставити сюди пасажира зараз не можна ({ $clause }, { $also }).
error-no-destination = Цього разу ви не обрали острова: лишається тільки спеціальна доставка ({ $clause }).
error-primary-used = Стартовий контракт цією дією ви вже виконали ({ $clause }).
error-secondary-used = Додатковий контракт цією дією ви вже виконали ({ $clause }).
error-island-held = { $own ->
    [yes] Ця карта острова вже ваша
   *[no] Ця карта острова вже в іншого гравця
} ({ $clause }).
error-finish-own-first = Спершу виконайте додатковий контракт карти острова, яка у вас є ({ $clause }).
error-contract-lacks = Для цього контракту вашому потягові бракує { $loads ->
    [one] { $loads } вантажу
    [few] { $loads } вантажів
    [many] { $loads } вантажів
   *[other] { $loads } вантажу
} ({ $clause }).
error-secondary-not-yours = Додатковий контракт виконує власник карти острова, і лише один із них ({ $clause }).
error-ticket-full = На цьому квитку немає вільних місць ({ $clause }).
error-no-passenger-for-ticket = У вашому потязі немає пасажира цього кольору ({ $clause }).
error-no-caboose-9 = Для цього у вашому потязі має бути гальмівний вагон 9 ({ $clause }).
error-no-caboose-10 = Для цього у вашому потязі має бути гальмівний вагон 10 ({ $clause }).
error-caboose-used = Цією дією ви вже скористалися цим гальмівним вагоном ({ $clause }, { $also }).
error-no-passenger-elsewhere = Жодного пасажира вашого потяга так доставити не можна ({ $clause }, { $also }).
error-special-used = Спеціальна доставка буває раз за дію, і її вже зроблено ({ $clause }, { $also }).
error-deliver-something = Треба перевезти хоча б один вантаж або одного пасажира ({ $clause }).
error-not-needed = Контракт не потребує цього вантажу ({ $clause }).
error-no-pass = За цим столом виконують обидві дії ({ $clause }).
error-buy-back-solo = Карти викуповують лише в соло-грі ({ $clause }).
error-buy-back-tokens = Викуп коштує { $price ->
    [one] { $price } жетон
    [few] { $price } жетони
    [many] { $price } жетонів
   *[other] { $price } жетона
}, а у вас { $tokens } ({ $clause }).
error-buy-back-empty = У скиді немає карт, викуповувати нічого ({ $clause }).
error-buy-back-deck = Колода порожня: за цим столом тоді вже не викуповують ({ $clause }).
error-no-such-load = Тут немає вантажу ({ $clause }).
error-no-passenger = Зараз обирають пасажира, а це вантаж ({ $clause }).
error-other-destination = Цьому пасажирові не сюди ({ $clause }).
error-passenger-no-cargo = Пасажир рахується як вантаж лише з гальмівним вагоном 7, раз за дію ({ $clause }).
error-not-in-hand = На руці немає цієї карти: { $card } ({ $clause }).
error-not-in-discards = У скиді немає цієї карти: { $card } ({ $clause }).
error-position-car = { $where }: { $card } не може тут стояти ({ $clause }).
error-position-load = { $where }: у цьому вагоні такого бути не може ({ $clause }).
error-position-no-engine = { $where }: немає локомотива ({ $clause }).
error-position-passengers = У цій позиції { $colour ->
    [green] зелених
    [orange_red] помаранчевих
    [black] чорних
    [purple] фіолетових
    [cyan] блакитних
   *[white] білих
} пасажирів — { $found }, а в грі їх 3.
error-position-known = { $where }: відомі карти — не ті, що лежать зверху колоди.
error-position-twice = { $where }: вказано двічі.
error-position-per-island = { $where }: { $found } { $found ->
    [one] запис
    [few] записи
    [many] записів
   *[other] запису
}, а має бути { $expected }.
error-position-order = { $where }: порушено порядок.
error-position-seat-and-contract = { $where }: мають бути і місце, і контракт або ні того, ні того.
error-position-islands = { $where }: у цій грі карти острова інші ({ $clause }).
error-position-no-steps = { $where }: не вказано, що має відбутися далі.

## The table in the terminal.  isle-colour-… are in the nominative.

isle-island = Острів
isle-start = Стартовий
isle-secondary-a = Дод. А
isle-secondary-b = Дод. Б
isle-ticket = Квиток: нагороди
isle-player = Г{ $number }
isle-sign-coal = вугілля
isle-sign-oil = нафта
isle-sign-box = коробка
isle-sign-all = будь-який вантаж
isle-sign-cards = карти
isle-sign-tokens = жетони
isle-bonus-any = дія
isle-bonus-build = буд.
isle-bonus-load = зав.
isle-bonus-deliver = перев.
isle-bonus-load-or-deliver = зав./перев.
isle-two-green = зе
isle-two-orange-red = по
isle-two-black = чо
isle-two-purple = фі
isle-two-cyan = бл
isle-two-white = бі
isle-colour-green = зелений
isle-colour-orange-red = помаранчевий
isle-colour-black = чорний
isle-colour-purple = фіолетовий
isle-colour-cyan = блакитний
isle-colour-white = білий
isle-short-engine = Лок. { $number }
isle-short-hopper = Гопер { $number }
isle-short-tanker = Цист. { $number }
isle-short-boxcar = Крит. { $number }
isle-short-coach = Пас. { $number }
isle-short-caboose = Гальм. { $number }
isle-row = Ряд:
isle-piles = У колоді: { $deck } · у скиді: { $discards }
isle-known = Зверху колоди:
isle-bag = У мішечку: { $passengers }
isle-progress = Локомотив прогресу: поділка { $at }, кінцева — { $end }
isle-taken = { $how ->
    [you] він у вас
   *[other] він у гравця { $who }
}
isle-turns-left = до кінця { $turns } { $turns ->
    [one] хід
    [few] ходи
    [many] ходів
   *[other] ходу
}
isle-cards = { $cards } { $cards ->
    [one] карта
    [few] карти
    [many] карт
   *[other] карти
}
isle-supply = чекають:
isle-held = контракт:
isle-has = споруди: { $names }
isle-hand = Ваша рука ({ $cards }):
isle-chosen = Обрано:
isle-to-pay = { $card }: лишилося сплатити { $cards } { $cards ->
    [one] карту
    [few] карти
    [many] карт
   *[other] карти
}
isle-to-give = Контракту ще бракує: { $cargo }
isle-buy-back = Викуп карти: { $tokens } { $tokens ->
    [one] жетон.
    [few] жетони.
    [many] жетонів.
   *[other] жетона.
}
isle-part = Бали за
isle-points = Бали
isle-part-tokens = жетони
isle-part-train = локомотив і вагони
isle-part-contracts = контракти
isle-part-loads = завантажене в потяг
isle-part-progress = локомотив прогресу
isle-part-buildings = споруди
isle-total = Усього
isle-rating = Звання: { $name }
isle-scenario = { $won ->
    [yes] Мети досягнуто: сценарій пройдено.
   *[no] Мети не досягнуто: сценарій не пройдено.
}
isle-card = Карта: ціна, потужність чи вага, вантаж
isle-room = Вміщує
isle-brings = Дає
isle-signs = ▲ потужність · ▼ вага · ☻ пасажир · → вигода від завантаження · { $free } вільні місця · { $face_down } карта долілиць
