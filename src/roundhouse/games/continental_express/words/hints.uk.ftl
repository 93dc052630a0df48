# Hints: why a move is worth making

hint-keep = У звичайній грі він приносить не менше за інший.
hint-ready = З нею ви одразу зможете виконати завдання на { $points } { $points ->
    [one] бал
    [few] бали
    [many] балів
   *[other] бала
}.
hint-nearer = Вона наближає завдання на { $points } { $points ->
    [one] бал
    [few] бали
    [many] балів
   *[other] бала
}: бракуватиме ще { $missing } { $missing ->
    [one] вагона
    [few] вагонів
    [many] вагонів
   *[other] вагона
}.
hint-spare = Відкритим завданням вона зараз не потрібна, але може знадобитися згодом.
hint-locomotive = Локомотив замінить будь-який вагон, якого бракуватиме.
hint-banknote = Банкнота — це бал наприкінці або краща карта раніше.
hint-investor = Інвестор безкоштовно візьме ще одну карту на ваш вибір.
hint-rob = { $target } має { $banknotes } { $banknotes ->
    [one] банкноту
    [few] банкноти
    [many] банкнот
   *[other] банкноти
}: усе дістанеться вам.
hint-swap = Вам корисніше мати { $card }, ніж { $given }.
hint-token-points = Цей символ одразу додає вашому контракту { $points } { $points ->
    [one] бал
    [few] бали
    [many] балів
   *[other] бала
}.
hint-token = Цей символ наближає наступний набір вашого контракту.
hint-token-none = За цей символ ваш контракт нічого не платить.
hint-none = Зараз від його дії вам мало користі.
hint-decline = Жодна його дія вам не допоможе.
hint-claim = Це { $points } { $points ->
    [one] бал
    [few] бали
    [many] балів
   *[other] бала
}, а гру завершує чиєсь четверте завдання.
hint-claim-contract = Це { $points } { $points ->
    [one] бал
    [few] бали
    [many] балів
   *[other] бала
}, і ще { $more } { $more ->
    [one] бал
    [few] бали
    [many] балів
   *[other] бала
} додасть ваш контракт.
hint-wait = Ваші вагони цінніші для іншого завдання.
hint-end = Виконати завдання з тим, що у вас є, не можна.
hint-pay-wagons = Збережений локомотив згодом замінить будь-який вагон.
hint-pay-locomotives = Ви збережете вагон, потрібний для іншого завдання.
