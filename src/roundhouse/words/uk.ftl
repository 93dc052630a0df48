# What the table says in every game.  One message per line of thought; the same names in every language.

language = Українська
player = Гравець { $number }
# its forms, behind which a name or only a number stands
player-forms = гравець гравця гравцеві гравцем
you = ви

## Errors

error-unknown-game = Гри «{ $name }» немає. Є такі: { $known }.
error-game-module = У грі «{ $name }» немає модуля { $module }.py.
error-game-member = Гра «{ $name }»: модуль { $module } не має { $member }.
error-game-arguments = Гра «{ $name }»: у модулі { $module } { $member } приймає не ті аргументи, що має приймати гра.
error-game-meaning = Гра «{ $name }»: поле { $field } її стану не каже, що означають його числа (holds=…, core/meaning.py).
error-game-seats = Гра «{ $name }» розрахована на { $seats } гравців, а місць за столом щонайбільше { $most } (core/contract.py).
error-game-lesson = Гра «{ $name }»: не вдається прочитати її урок (data/lesson.json). Помилка тут: { $why }.
error-seats = { $title }: гравців може бути від { $least } до { $most }, а не { $given }.
error-rules-version = { $title }: версії правил { $given } немає; найновіша — { $newest }.
error-option-unknown = { $title }: немає налаштування «{ $option }». Є такі: { $known }.
error-option-value = Налаштування { $option } не може мати значення «{ $value }». Можливі значення: { $values }.
error-options-form = Налаштування — це назви зі значеннями, а не { $given }.
error-mode = Правила не можна виконувати в режимі «{ $mode }». Є такі режими: { $known }.
error-no-numba = Для режиму «{ $mode }» потрібна Numba, а її тут не встановлено; її встановлює команда: pip install "roundhouse[fast]"
error-seed-type = Зерно (seed) — це число, 64 шістнадцяткові цифри або 32 байти, а не { $seed }.
error-seed-hex = Зерно (seed) «{ $seed }» записано не шістнадцятковими цифрами.
error-seed-range = Зерно (seed) { $seed } не лежить у межах від 0 до 2²⁵⁶ − 1.
error-seed-length = Зерно (seed) має 32 байти, а не { $length }.

error-move-form = Хід задають номером, об’єктом Move або видом з аргументами, а не так: { $move }.
error-move-unknown = У цій грі немає ходу { $move }.
error-move-range = Ходу з номером { $code } немає; номери — від 0 до { $most }.
error-move-over = Гру завершено.
error-undo-nothing = Скасовувати нічого.
error-undo-revealed = Цей хід відкрив комусь щось приховане або завершив гру, тож скасувати його не можна.
error-turn-passed = Посеред цих дій хід перейшов до іншого гравця.
error-undo-others = Останній хід не ваш, скасувати його не можна.
error-undo-since = Відтоді ходив інший гравець, тому ваш хід уже не скасувати.
error-seat = Місця { $seat } немає; місця мають номери від 0 до { $most }.

error-position-no-mapping = { $where }: має бути набір імен зі значеннями.
error-position-missing = { $where }: не вказано «{ $key }».
error-position-unknown-key = { $where }: «{ $key }» тут нічого не означає.
error-position-no-list = { $where }: має бути список.
error-position-too-many = { $where }: { $found } { $found ->
    [one] елемент
    [few] елементи
    [many] елементів
   *[other] елемента
}, а вміщується щонайбільше { $most }.
error-position-number = { $where }: { $value } — не ціле число від { $least } до { $most }.
error-position-name = { $where }: { $value } — не з цього переліку: { $names }.
error-position-text = { $where }: { $value } — не назва.
error-position-truth = { $where }: { $value } — ні «так» (true), ні «ні» (false).
error-position-size = { $where }: вказано розмір { $size }, а перелічено { $found }.
error-position-per-seat = { $where }: { $found } { $found ->
    [one] запис
    [few] записи
    [many] записів
   *[other] запису
} на { $seats } { $seats ->
    [one] місце
    [few] місця
    [many] місць
   *[other] місця
}.
error-position-version = Ця позиція — за версією правил { $found }, а найновіша з відомих тут — { $newest }.
error-position-edition = Ця позиція — з видання { $found }, а тут видання { $expected }.
error-position-no-move = У цій позиції ніхто не може зробити хід, хоча гру не завершено.
error-position-seat-and-phase = { $where }: не відповідає тому, що зараз вирішують.
error-position-phase-card = { $where }: не відповідає карті, яку зараз розігрують.
error-position-card-not-held = { $where }: гравець не має карти { $card }.
error-position-remembered = { $where }: карт { $card } тут більше, ніж на руці, де їх { $held }.
error-position-total = У цій позиції { $found } { $found ->
    [one] карта
    [few] карти
    [many] карт
   *[other] карти
}, а в грі їх { $expected }.
error-position-copies = У цій позиції карт { $card } — { $found }, а в грі їх { $expected }.

error-log-no-mapping = Запис партії — це набір імен зі значеннями.
error-log-missing = У записі партії не вказано «{ $key }».
error-log-format = Формат цього запису партії — «{ $found }», а тут читають «{ $expected }».
error-log-moves = Ходи в записі партії мають бути списком.
error-log-seed = Зерно в записі партії — це 64 шістнадцяткові цифри.
error-log-heading = Цю партію не можна відтворити. { $why }
error-log-start = Початок цього запису — з іншої гри, з іншими місцями, налаштуваннями чи зерном (seed), ніж сам запис.
error-log-version = Цю партію зіграно за версією правил { $found }, а найновіша з відомих тут — { $newest }.
error-log-edition = Цю партію зіграно з виданням { $found }, а тут видання { $expected }.
error-log-illegal = Хід { $ply } у записі партії суперечить правилам. { $why }
error-log-file = Файл { $file } — не запис партії: { $why }.
error-log-shuffle = Те, що в цьому записі сказано про тасування, неможливо зрозуміти.
error-promise-commitment = Частина сервера в тасуванні — не та, яку він пообіцяв, перш ніж хтось щось додав. Обіцяний відбиток: { $told }. Відбиток цієї частини: { $found }.
error-promise-seal = Місце { $number } додало не те, що запечатало. Запечатаний відбиток: { $told }. Відбиток доданого: { $found }.
error-promise-seat = До тасування додано щось для місця { $number }, а за столом { $seats ->
    [one] лише { $seats } місце
    [few] лише { $seats } місця
   *[many] лише { $seats } місць
}.
error-promise-seed = Зерно цієї партії не випливає з того, що додано до тасування. Зерно в записі: { $told }. Зерно, яке випливає: { $found }.
error-promise-start = Цей запис починається з власної позиції, а не з роздачі, яка випливає з його зерна.

error-edition-folder = Теки { $folder } немає.
error-edition-unknown = Файли в теці { $folder } не належать жодній грі; вкажіть гру ключем --game.
error-edition-file = У виданні з теки { $folder } немає файлу { $file }.
error-edition-long = { $file }: понад { $most } символів.
error-edition-encoding = { $file }: кодування не UTF-8.
error-edition-column = { $file }: немає стовпця «{ $column }».
error-edition-extra-column = { $file }: зайвий стовпець «{ $column }».
error-edition-empty = { $file }: немає жодного рядка з даними.
error-edition-cells = { $file }, рядок { $line }: стовпець «{ $column }» порожній або в рядку забагато комірок.
error-edition-number = { $file }, рядок { $line }: у стовпці { $column } — «{ $value }», а не ціле число.
error-edition-negative = { $file }, рядок { $line }: у стовпці { $column } — { $value }, а від’ємних чисел там не буває.
error-edition-large = { $file }, рядок { $line }: у стовпці { $column } — { $value }, а може бути щонайбільше { $most }.
error-edition-name = { $file }: «{ $name }» — не ім’я з латинських літер, цифр і підкреслень.
error-edition-twice = { $file }: «{ $name }» трапляється двічі.
error-edition-total = { $file }: { $found } { $found ->
    [one] карта
    [few] карти
    [many] карт
   *[other] карти
}, а за правилами має бути { $expected }.
error-edition-value = { $file }: у стовпці { $column } — «{ $value }», а може бути лише: { $allowed }.
error-edition-between = { $card }: у стовпці { $column } — { $value }, а може бути лише від { $least } до { $most }.
error-edition-complete = { $file }: має бути рівно по одному рядку для кожного з цих імен: { $expected }; перевірте «{ $name }».
error-edition-same = { $file }: у стовпці { $column } усі числа, крім 0, мають бути однакові, а там: { $values }.
error-cuda = Тут немає пристрою CUDA або бракує його бібліотек: { $why }.
error-no-cuda = Не вдається завантажити те, що потрібно Numba для GPU ({ $why }); його встановлює команда: pip install "roundhouse[gpu]"

error-no-extra = Для { $module } потрібен пакет { $package }, якого тут не встановлено; встановіть його: pip install "roundhouse[rl]"
error-no-torch = Для навчання потрібен torch, якого тут не встановлено; встановіть його: pip install "roundhouse[train]"
error-no-network = Для гри «{ $title }» у пакеті немає нейромережі; навчіть її: roundhouse train { $name }
error-network-file = { $file } — не наша нейромережа: { $why }.
error-network-layout = Нейромережу з { $file } навчено для іншої гри, або відтоді змінилося те, що бачить гравець у «{ $title }»; навчіть її знову: roundhouse train { $name }
error-train-table = «{ $given }» не каже, у що грати; напишіть, наприклад, 3 або 2*4:variant=junior (двоє гравців, учетверо частіше, з налаштуванням).
error-train-value = У рецепті немає «{ $name }» або воно не може бути { $value }. Є: { $known }.
error-batch-size = У пакеті від 1 до { $most } місць, а не { $given }.
error-batch-threads = Пакет можуть грати від 1 до { $most } потоків, не більше одного на місце, а не { $given }.
error-batch-device = Пакет не може бути на «{ $device }». Можна на: { $known }.
error-batch-seats = Пакету потрібна хоча б одна кількість гравців.
error-batch-options = Пакету потрібен хоча б один набір налаштувань.
error-batch-place = Місця { $place } немає; місця мають номери від 0 до { $most }.
error-batch-codes = Ходи пакета — це { $n } цілих чисел, по одному на місце, а не { $shape } типу { $type }.
error-batch-where = Місця, що беруть участь, — це { $n } прапорців, по одному на місце, а не { $shape } типу { $type }.
error-batch-move = Хід { $code } не можна зробити на місці { $place }, тож жодного ходу не зроблено ніде. { $why }

## Як виконуються правила

compiled-plainly = У Numba { $version } немає того, завдяки чому Roundhouse компілює швидше: «{ $title }» компілюється звичайним способом, правила ті самі; довшим буде лише цей перший запуск.
interpreted-here = Правила тут виконує сам Python. З Numba боти й підказки відповідають швидше: pip install "roundhouse[fast]"

## Bench

bench-heading = { $title }, { $seats } { $seats ->
    [one] місце
    [few] місця
    [many] місць
   *[other] місця
}: цілі випадкові партії, від роздачі до підрахунку балів
bench-state-bytes = байтів на один стан
bench-random-game-moves = ходів у випадковій партії, у середньому
bench-random-games-cut-off = частка випадкових партій, обірваних через нескінченність
bench-interpreted-moves = ходів за секунду, інтерпретовано
bench-compiled-moves = ходів за секунду, скомпільовано, одне ядро
bench-copy-microseconds = мікросекунд на копію стану, скомпільовано
bench-table-moves = ходів за секунду, з Python через Table
bench-batch-moves = ходів за секунду в пакеті з 1024 з масками, одне ядро
bench-batch-observed-moves = ходів за секунду в пакеті з 1024, маски й спостереження
bench-cold-start-seconds = секунд до першого списку ходів, нічого не скомпільовано
bench-warm-start-seconds = секунд до першого списку ходів, скомпільовано раніше
bench-cuda-compile-seconds = секунд на компіляцію для GPU
bench-cuda-moves = ходів за секунду на GPU
bench-cuda-batch-moves = ходів за секунду в пакеті на GPU, з масками
bench-cuda-batch-observed-moves = ходів за секунду в пакеті на GPU, маски й спостереження

## Навчання

train-ready = { $title }: готово за { $seconds } с
train-line = { $seconds } с  рішень: { $decisions }  за секунду: { $rate }  партій: { $games }  ентропія { $entropy }  похибка оцінок { $missed }  зсув шансів { $moved }
train-judged = { $seconds } с, перемоги: { $scores }
train-not-judged = Матчі не вдалися, навчання триває без них: { $why }
train-done = Записано: { $file }; рішень: { $decisions }, секунд: { $seconds }
train-time = Мікросекунд процесорного часу на одне рішення: { $numpy } з numpy, { $compiled } скомпільовано, з них { $inner } у скомпільованому коді.
