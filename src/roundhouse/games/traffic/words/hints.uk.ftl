# Hints: why a move is worth making

hint-draw-cards = За один хід ви отримаєте { $cards } { $cards ->
    [one] карту
    [few] карти
    [many] карт
   *[other] карти
} на вибір.
hint-draw-loco = Ще один локомотив допоможе забрати вагони раніше за інших.
hint-draw-loco-needed = Локомотива у вас немає, а з вагонів на коліях вийшов би потяг приблизно на { $points } { $points ->
    [one] бал
    [few] бали
    [many] балів
   *[other] бала
}.
hint-pass = Кращого на цей хід немає.
hint-end = Інших карт зараз грати не варто.
hint-dispatch = Вийде потяг на { $points } { $points ->
    [one] бал
    [few] бали
    [many] балів
   *[other] бала
}.
hint-dispatch-first = Вийде потяг на { $points } { $points ->
    [one] бал
    [few] бали
    [many] балів
   *[other] бала
}, доки ці вагони не забрав хтось інший.
hint-dispatch-again = Вийде потяг на { $points } { $points ->
    [one] бал
    [few] бали
    [many] балів
   *[other] бала
}, і ви ще раз ходитимете.
hint-place = На руках вагон наприкінці відніме бали, а тут іншим з нього мало користі.
hint-place-and-dispatch = Ваш локомотив одразу його забере: потяг на { $points } { $points ->
    [one] бал
    [few] бали
    [many] балів
   *[other] бала
}.
hint-place-for-later = Наступного ходу ваш локомотив зможе скласти з ним потяг на { $points } { $points ->
    [one] бал
    [few] бали
    [many] балів
   *[other] бала
}.
hint-place-fire = Пожежний вагон здешевить потяг того, хто його забере, і не лишиться у вас.
hint-place-shed = Гра добігає кінця, і кожен вагон на руках коштуватиме своїх балів.
hint-extra-track = Ви отримаєте додатковий хід і колію, яку може почати будь-який вагон.
hint-stock-renewal = За одну карту ви отримаєте дві: по одній з кожної колоди.
hint-semaphore = { $target } пропустить хід і тим часом нічого не забере.
hint-semaphore-self = Хід пропустите ви самі.
hint-switch = У вас буде на дві карти більше, а { $target } матиме на дві менше.
hint-revision = { $target } віддасть вам три карти й забере з колій два вагони.
hint-hump = Потяги інших стануть гіршими або принаймні не кращими.
hint-hump-own = Тоді ваш локомотив зможе скласти потяг на { $points } { $points ->
    [one] бал
    [few] бали
    [many] балів
   *[other] бала
}.
hint-give = З усіх ваших карт найменше шкода віддати { $card }.
hint-take = З усіх доступних вагонів найкраще взяти { $card }.
