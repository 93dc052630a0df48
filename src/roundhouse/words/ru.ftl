# What the table says in every game.  One message per line of thought; the same names in every language.

language = Русский
player = Игрок { $number }
# its forms, behind which a name or only a number stands
player-forms = игрок игрока игроку игроком
you = вы

## Errors

error-unknown-game = Игры «{ $name }» нет. Есть такие: { $known }.
error-game-module = В игре «{ $name }» нет модуля { $module }.py.
error-game-member = Игра «{ $name }»: в модуле { $module } нет { $member }.
error-game-arguments = Игра «{ $name }»: в модуле { $module } { $member } принимает не те аргументы, которые должна принимать игра.
error-game-meaning = Игра «{ $name }»: поле { $field } её состояния не говорит, что означают его числа (holds=…, core/meaning.py).
error-game-seats = Игра «{ $name }» рассчитана на { $seats } игроков, а мест за столом не больше { $most } (core/contract.py).
error-game-lesson = Игра «{ $name }»: не удаётся прочитать её урок (data/lesson.json). Ошибка здесь: { $why }.
error-seats = { $title }: игроков может быть от { $least } до { $most }, а не { $given }.
error-rules-version = { $title }: версии правил { $given } нет; новейшая — { $newest }.
error-option-unknown = { $title }: нет настройки «{ $option }». Есть такие: { $known }.
error-option-value = Настройка { $option } не может иметь значение «{ $value }». Возможные значения: { $values }.
error-options-form = Настройки — это названия со значениями, а не { $given }.
error-mode = Правила нельзя выполнять в режиме «{ $mode }». Есть такие режимы: { $known }.
error-no-numba = Для режима «{ $mode }» нужна Numba, а она здесь не установлена; её устанавливает команда: pip install "roundhouse[fast]"
error-seed-type = Зерно (seed) — это число, 64 шестнадцатеричные цифры или 32 байта, а не { $seed }.
error-seed-hex = Зерно (seed) «{ $seed }» записано не шестнадцатеричными цифрами.
error-seed-range = Зерно (seed) { $seed } не лежит в пределах от 0 до 2²⁵⁶ − 1.
error-seed-length = В зерне (seed) 32 байта, а не { $length }.

error-move-form = Ход задают номером, объектом Move или видом с аргументами, а не так: { $move }.
error-move-unknown = В этой игре нет хода { $move }.
error-move-range = Хода с номером { $code } нет; номера — от 0 до { $most }.
error-move-over = Игра окончена.
error-undo-nothing = Отменять нечего.
error-undo-revealed = Этот ход открыл кому-то что-то скрытое или завершил игру, поэтому отменить его нельзя.
error-turn-passed = Посреди этих действий ход перешёл к другому игроку.
error-undo-others = Последний ход не ваш, отменить его нельзя.
error-undo-since = С тех пор ходил другой игрок, поэтому ваш ход уже не отменить.
error-seat = Места { $seat } нет; номера мест — от 0 до { $most }.

error-position-no-mapping = { $where }: должен быть набор имён со значениями.
error-position-missing = { $where }: не указано «{ $key }».
error-position-unknown-key = { $where }: «{ $key }» здесь ничего не значит.
error-position-no-list = { $where }: должен быть список.
error-position-too-many = { $where }: { $found } { $found ->
    [one] элемент
    [few] элемента
    [many] элементов
   *[other] элемента
}, а помещается не больше { $most }.
error-position-number = { $where }: { $value } — не целое число от { $least } до { $most }.
error-position-name = { $where }: { $value } — не из этого списка: { $names }.
error-position-text = { $where }: { $value } — не название.
error-position-truth = { $where }: { $value } — ни «да» (true), ни «нет» (false).
error-position-size = { $where }: указан размер { $size }, а перечислено { $found }.
error-position-per-seat = { $where }: { $found } { $found ->
    [one] запись
    [few] записи
    [many] записей
   *[other] записи
} на { $seats } { $seats ->
    [one] место
    [few] места
    [many] мест
   *[other] места
}.
error-position-version = Эта позиция — по версии правил { $found }, а новейшая из известных здесь — { $newest }.
error-position-edition = Эта позиция — из издания { $found }, а здесь издание { $expected }.
error-position-no-move = В этой позиции никто не может сделать ход, хотя игра не окончена.
error-position-seat-and-phase = { $where }: не соответствует тому, что сейчас решают.
error-position-phase-card = { $where }: не соответствует карте, которую сейчас разыгрывают.
error-position-card-not-held = { $where }: у игрока нет карты { $card }.
error-position-remembered = { $where }: карт { $card } здесь больше, чем на руке, где их { $held }.
error-position-total = В этой позиции { $found } { $found ->
    [one] карта
    [few] карты
    [many] карт
   *[other] карты
}, а в игре их { $expected }.
error-position-copies = В этой позиции карт { $card } — { $found }, а в игре их { $expected }.

error-log-no-mapping = Запись партии — это набор имён со значениями.
error-log-missing = В записи партии не указано «{ $key }».
error-log-format = Формат этой записи партии — «{ $found }», а здесь читают «{ $expected }».
error-log-moves = Ходы в записи партии должны быть списком.
error-log-seed = Зерно в записи партии — это 64 шестнадцатеричные цифры.
error-log-heading = Эту партию нельзя воспроизвести. { $why }
error-log-start = Начало этой записи — из другой игры, с другими местами, настройками или зерном (seed), чем сама запись.
error-log-version = Эта партия сыграна по версии правил { $found }, а новейшая из известных здесь — { $newest }.
error-log-edition = Эта партия сыграна с изданием { $found }, а здесь издание { $expected }.
error-log-illegal = Ход { $ply } в записи партии противоречит правилам. { $why }
error-log-file = Файл { $file } — не запись партии: { $why }.
error-log-shuffle = То, что в этой записи сказано о тасовании, невозможно понять.
error-promise-commitment = Часть сервера в тасовании — не та, которую он обещал, прежде чем кто-то что-то добавил. Обещанный отпечаток: { $told }. Отпечаток этой части: { $found }.
error-promise-seal = Место { $number } добавило не то, что запечатало. Запечатанный отпечаток: { $told }. Отпечаток добавленного: { $found }.
error-promise-seat = В тасование добавлено что-то для места { $number }, а за столом { $seats ->
    [one] только { $seats } место
    [few] только { $seats } места
   *[many] только { $seats } мест
}.
error-promise-seed = Зерно этой партии не следует из того, что добавлено в тасование. Зерно в записи: { $told }. Зерно, которое следует: { $found }.
error-promise-start = Эта запись начинается с собственной позиции, а не с раздачи, которая следует из её зерна.

error-edition-folder = Папки { $folder } нет.
error-edition-unknown = Файлы в папке { $folder } не относятся ни к одной игре; укажите игру ключом --game.
error-edition-file = В издании из папки { $folder } нет файла { $file }.
error-edition-long = { $file }: больше { $most } символов.
error-edition-encoding = { $file }: кодировка не UTF-8.
error-edition-column = { $file }: нет столбца «{ $column }».
error-edition-extra-column = { $file }: лишний столбец «{ $column }».
error-edition-empty = { $file }: нет ни одной строки с данными.
error-edition-cells = { $file }, строка { $line }: столбец «{ $column }» пуст или в строке слишком много ячеек.
error-edition-number = { $file }, строка { $line }: в столбце { $column } — «{ $value }», а не целое число.
error-edition-negative = { $file }, строка { $line }: в столбце { $column } — { $value }, а отрицательных чисел там не бывает.
error-edition-large = { $file }, строка { $line }: в столбце { $column } — { $value }, а может быть не больше { $most }.
error-edition-name = { $file }: «{ $name }» — не имя из латинских букв, цифр и подчёркиваний.
error-edition-twice = { $file }: «{ $name }» встречается дважды.
error-edition-total = { $file }: { $found } { $found ->
    [one] карта
    [few] карты
    [many] карт
   *[other] карты
}, а по правилам должно быть { $expected }.
error-edition-value = { $file }: в столбце { $column } — «{ $value }», а может быть только: { $allowed }.
error-edition-between = { $card }: в столбце { $column } — { $value }, а может быть только от { $least } до { $most }.
error-edition-complete = { $file }: должно быть ровно по одной строке для каждого из этих имён: { $expected }; проверьте «{ $name }».
error-edition-same = { $file }: в столбце { $column } все числа, кроме 0, должны быть одинаковы, а там: { $values }.
error-cuda = Здесь нет устройства CUDA или не хватает его библиотек: { $why }.
error-no-cuda = Не удаётся загрузить то, что нужно Numba для GPU ({ $why }); его устанавливает команда: pip install "roundhouse[gpu]"

error-no-extra = Для { $module } нужен пакет { $package }, который здесь не установлен; установите его: pip install "roundhouse[rl]"
error-no-torch = Для обучения нужен torch, который здесь не установлен; установите его: pip install "roundhouse[train]"
error-no-network = Для игры «{ $title }» в пакете нет нейросети; обучите её: roundhouse train { $name }
error-network-file = { $file } — не наша нейросеть: { $why }.
error-network-layout = Нейросеть из { $file } обучена для другой игры, или с тех пор изменилось то, что видит игрок в «{ $title }»; обучите её заново: roundhouse train { $name }
error-train-table = «{ $given }» не говорит, во что играть; напишите, например, 3 или 2*4:variant=junior (двое игроков, вчетверо чаще, с настройкой).
error-train-value = В рецепте нет «{ $name }» или оно не может быть { $value }. Есть: { $known }.
error-batch-size = В пакете от 1 до { $most } мест, а не { $given }.
error-batch-threads = Пакет могут играть от 1 до { $most } потоков, не больше одного на место, а не { $given }.
error-batch-device = Пакет не может быть на «{ $device }». Можно на: { $known }.
error-batch-seats = Пакету нужно хотя бы одно число игроков.
error-batch-options = Пакету нужен хотя бы один набор настроек.
error-batch-place = Места { $place } нет; номера мест — от 0 до { $most }.
error-batch-codes = Ходы пакета — это { $n } целых чисел, по одному на место, а не { $shape } типа { $type }.
error-batch-where = Участвующие места — это { $n } флажков, по одному на место, а не { $shape } типа { $type }.
error-batch-move = Ход { $code } нельзя сделать на месте { $place }, поэтому ни один ход не сделан нигде. { $why }

## Как выполняются правила

compiled-plainly = В Numba { $version } нет того, благодаря чему Roundhouse компилирует быстрее: «{ $title }» компилируется обычным способом, правила те же; дольше будет только этот первый запуск.
interpreted-here = Правила здесь выполняет сам Python. С Numba боты и подсказки отвечают быстрее: pip install "roundhouse[fast]"

## Bench

bench-heading = { $title }, { $seats } { $seats ->
    [one] место
    [few] места
    [many] мест
   *[other] места
}: целые случайные партии, от раздачи до подсчёта очков
bench-state-bytes = байт на одно состояние
bench-random-game-moves = ходов в случайной партии, в среднем
bench-random-games-cut-off = доля случайных партий, оборванных как бесконечные
bench-interpreted-moves = ходов в секунду, интерпретировано
bench-compiled-moves = ходов в секунду, скомпилировано, одно ядро
bench-copy-microseconds = микросекунд на копию состояния, скомпилировано
bench-table-moves = ходов в секунду, из Python через Table
bench-batch-moves = ходов в секунду в пакете из 1024 с масками, одно ядро
bench-batch-observed-moves = ходов в секунду в пакете из 1024, маски и наблюдения
bench-cold-start-seconds = секунд до первого списка ходов, ничего не скомпилировано
bench-warm-start-seconds = секунд до первого списка ходов, скомпилировано раньше
bench-cuda-compile-seconds = секунд на компиляцию для GPU
bench-cuda-moves = ходов в секунду на GPU
bench-cuda-batch-moves = ходов в секунду в пакете на GPU, с масками
bench-cuda-batch-observed-moves = ходов в секунду в пакете на GPU, маски и наблюдения

## Обучение

train-ready = { $title }: готово за { $seconds } с
train-line = { $seconds } с  решений: { $decisions }  в секунду: { $rate }  партий: { $games }  энтропия { $entropy }  ошибка оценок { $missed }  сдвиг шансов { $moved }
train-judged = { $seconds } с, победы: { $scores }
train-not-judged = Матчи не удались, обучение идёт без них: { $why }
train-done = Записано: { $file }; решений: { $decisions }, секунд: { $seconds }
train-time = Микросекунд процессорного времени на одно решение: { $numpy } с numpy, { $compiled } скомпилировано, из них { $inner } в скомпилированном коде.
