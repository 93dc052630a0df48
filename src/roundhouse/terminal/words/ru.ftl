# Что говорят командная строка и стол в терминале.  Имена те же на каждом языке.

## Справка

cli-usage = Использование:
cli-usage-options = [ПАРАМЕТРЫ]
cli-usage-command = КОМАНДА …
cli-arguments = Аргументы
cli-options = Параметры
cli-commands = Команды

cli-help = Игры про железную дорогу по настоящим правилам. Без команды столы откроются в браузере.
cli-help-version = Показать версию и выйти.
cli-help-local = Только для этого компьютера: больше никто в сети столы не откроет.
cli-help-any-lang = Язык. Если не указан — язык окружения.
cli-help-any-help = Показать эту справку и выйти.
cli-help-any-edition = Играть со значениями карт из этой папки.
cli-help-play = Играть в терминале: против ботов или с людьми за тем же терминалом.
cli-help-play-game = Игра; если не указать, её можно выбрать из списка.
cli-help-play-seats = Сколько мест за столом; обычно 3.
cli-help-play-bots = Сколько из них занимают боты, обычно все, кроме вашего (если 0, все играют за одним терминалом), или как боты играют: обычно greedy, для начинающих random; чтобы задать и то, и другое, укажите дважды.
cli-help-play-level = Как играют боты: от 1 (легко) до 5 (лучше всего); или greedy, random.
cli-help-play-seed = Число, которое определяет всю раздачу: с ним можно сыграть ту же партию ещё раз.
cli-help-play-option = Настройка игры, например variant=junior; можно указать несколько.
cli-help-play-seat = Ваше место, считая от 0.
cli-help-play-log = Сохранить запись партии в этот новый файл, даже если она не закончена.
cli-help-rules = Показать правила игры.
cli-help-rules-game = Игра.
cli-help-draw = Вывести пустое поле игры как изображение (SVG).
cli-help-draw-game = Игра.
cli-help-replay = Пересказать партию по её записи и показать очки.
cli-help-replay-log = Файл с записью партии.
cli-help-replay-ply = Только столько первых ходов.
cli-help-replay-as_json = Вывести конечную позицию как JSON.
cli-help-replay-edition = Папка со значениями карт, с которыми играли.
cli-help-verify = Проверить, что партию за столом онлайн раздали так, как обещано.
cli-help-verify-file = Запись партии, которую сохраняет итоговый лист.
cli-help-verify-edition = Папка со значениями карт, с которыми играли.
cli-help-edition = Издания: папки со значениями карт.
cli-help-edition-check = Проверить, можно ли играть с изданием, и показать, что оно меняет.
cli-help-edition-check-folder = Папка с файлами издания.
cli-help-edition-check-game = Игра, для которой это издание; обычно её видно по именам файлов.
cli-help-doctor = Показать, что здесь установлено и можно ли играть.
cli-help-bench = Измерить, как быстро работают правила.
cli-help-bench-game = Игра; если не указать — все.
cli-help-bench-device = На чём считать: cpu или cuda.
cli-help-bench-seconds = Сколько секунд длится каждое измерение.
cli-help-bench-seats = Сколько мест за столом.
cli-help-bench-json = Записать числа ещё и в этот файл.
cli-help-train = Обучить нейросеть играть: она играет сама с собой (docs/bots.md).
cli-help-train-game = Игра.
cli-help-train-device = На чём играть и учиться: cpu или cuda.
cli-help-train-minutes = Через сколько минут остановиться.
cli-help-train-out = Папка для нейросети, кривой и её рисунка.
cli-help-train-resume = Продолжить с нейросетью из этой папки.
cli-help-train-table = Во что играть: число игроков, как часто, с какими настройками, например 2*4:variant=junior. Можно указать несколько; если не указать — все числа игроков и варианты.
cli-help-train-change = Другое значение в рецепте, например width=256.
cli-help-train-judges = Сколько процессов тем временем играют против других ботов.
cli-help-train-games = Сколько партий каждого матча они играют в конце.
cli-help-train-time = Ничего не обучать: измерить, сколько времени на одно решение нужно нейросети из этой папки, а если её нет — из пакета.
cli-help-match = Дать ботам сыграть много партий между собой: кто как часто побеждает, с границами, рейтингами, очками и временем.
cli-help-match-game = Игра.
cli-help-match-bots = Боты, которые встречаются, через запятую; названный дважды занимает два места.
cli-help-match-games = Сколько партий всего; каждую раздачу играют в каждом порядке мест.
cli-help-match-seats = Сколько мест за столом; обычно столько, сколько ботов.
cli-help-match-processes = Сколько партий играть одновременно; обычно по одной на процессор.
cli-help-match-seed = Число, из которого следуют все раздачи.
cli-help-match-option = Настройка игры, например variant=junior; можно указать несколько раз.
cli-help-match-json = Хранить партии в этом файле и рисовать рядом картинку; если в файле уже есть партии того же матча, их не играют снова.
cli-help-match-ray = Играть на машинах кластера Ray.
cli-help-new-game = Создать новую игру в копии исходного кода: маленькую, полную и готовую к игре, чтобы менять её правило за правилом (docs/adding-a-game.md).
cli-help-new-game-name = Как она называется: строчные латинские буквы, цифры и подчёркивания, например night_mail.

## Отказы

cli-error-language = Языка «{ $language }» здесь нет. Есть: { $known }.
cli-error-command = Команды «{ $name }» нет. Есть: { $known }.
cli-error-missing = Команде «{ $command }» не хватает { $param }.
cli-error-no-option = У команды «{ $command }» нет параметра { $option }.
cli-error-option-usage = Параметр { $option } команды «{ $command }» используют иначе; см. «{ $command } --help».
cli-error-number = Значение { $option } должно быть числом.
cli-error-number-least = Значение { $option } должно быть числом не меньше { $least }.
cli-error-number-between = Значение { $option } должно быть числом от { $least } до { $most }.
cli-error-value = { $option } не может быть «{ $value }». Возможные значения: { $values }.
cli-error-usage = Это непонятно; см. «{ $command } --help».
cli-error-option-form = Это пишут так: имя=значение, а не «{ $given }».
cli-error-bots = За столом на { $seats ->
    [one] { $seats } место
    [few] { $seats } места
    [many] { $seats } мест
   *[other] { $seats } места
} ботов может быть от 0 до { $most }, а не { $bots }.
cli-error-bots-value = --bots — это число или то, как играют боты ({ $levels }), а не «{ $given }».
cli-error-seat = Места { $seat } нет; у мест номера от 0 до { $most }.
cli-error-ply = В этой партии { $most ->
    [one] { $most } ход
    [few] { $most } хода
   *[many] { $most } ходов
}, поэтому позиции после хода { $ply } нет.
cli-error-no-rules = Нет страницы с правилами игры { $name }.
cli-error-no-drawing = У игры { $name } нет изображения поля. Оно есть у таких игр: { $known }.
cli-error-entry = «{ $entry }» — не один из вариантов: введите число от 1 до { $most } или ? для справки.
cli-error-no-entry = Введите число от 1 до { $most } или ? для справки.
cli-error-ready = После c напишите номер хода, от 1 до { $most }, например: c 1
cli-error-map = На карте нет ничего по запросу «{ $wanted }»; введите просто m, чтобы увидеть, что можно запросить.
cli-error-save-name = После w напишите имя файла, например: w game.json
cli-error-new-game-name = «{ $name }» не может быть названием игры: пишите строчные латинские буквы, цифры и подчёркивания, сначала букву, например night_mail, не больше { $most }.
cli-error-new-game-place = Новую игру пишут в копию исходного кода, а { $folder } ею не является: там нет папки «template».
cli-error-file-missing = Файла или папки { $file } нет.
cli-error-file-exists = { $file } уже существует и не будет перезаписан; выберите другое имя.
cli-error-file-denied = { $file } не удаётся открыть: нет прав доступа.
cli-error-file-folder = { $file } — папка, а не файл.
cli-error-file-trouble = { $file } не удаётся прочитать или записать (ошибка системы { $code }).
cli-verify-commitment = Часть сервера в тасовании — та, которую он обещал, прежде чем кто-то что-то добавил: { $commitment }.
cli-verify-added = Место { $number } добавило в тасование то, что запечатало.
cli-verify-left-out = Место { $number } что-то запечатало, но вовремя не открыло: его вклад не учтён.
cli-verify-nobody = В тасование никто ничего не добавил: его выбрал сам сервер.
cli-verify-seed = Всё вместе даёт зерно этой партии: { $seed }.
cli-verify-replays = Если раздать из этого зерна снова, все ходы ({ $moves }) соответствуют правилам и ведут к концу.
cli-verify-replays-unfinished = Если раздать из этого зерна снова, все ходы ({ $moves }) соответствуют правилам; партия не закончена.
cli-verify-kept = Обещание сдержано: партию раздали так, как было запечатано.
cli-verify-broken = Обещание нарушено: это не та партия, которую запечатали.
cli-verify-nothing = Об этом тасовании ничего не обещали: в записи не сказано, откуда взялось зерно. Так бывает с партиями в терминале и с уроками.
cli-not-json = это не JSON (строка { $line }, позиция { $column })
cli-not-text = это не текст JSON в кодировке UTF-8

## Издания

cli-edition-good = С этим изданием игры { $title } ({ $game }) можно играть. Его отпечаток: { $edition }.
cli-edition-file = { "  " }{ $file }: { $cards ->
    [one] { $cards } карта
    [few] { $cards } карты
   *[many] { $cards } карт
}, { $rows ->
    [one] { $rows } разновидность
    [few] { $rows } разновидности
   *[many] { $rows } разновидностей
}
cli-edition-changes = { $changes ->
    [0] Значения те же, что и встроенные.
    [one] { $changes } отличие от встроенных значений:
    [few] { $changes } отличия от встроенных значений:
   *[many] { $changes } отличий от встроенных значений:
}
cli-edition-added = { $file }: добавлено { $row }
cli-edition-removed = { $file }: нет { $row }
cli-edition-changed = { $file }: { $row }: { $column } — { $after } вместо { $before }

## Проверка установки

cli-doctor-python = Python
cli-doctor-platform = Система
cli-doctor-numpy = numpy
cli-doctor-numba = numba (компиляция правил)
cli-doctor-cuda = Устройство CUDA
cli-doctor-mode = Как выполняются правила
cli-doctor-cache = Папка для скомпилированного кода
cli-doctor-languages = Языки
cli-doctor-game = { $title }, игроков: { $least }–{ $most }, издание { $edition }
cli-doctor-ok = в порядке
cli-doctor-missing = нет, необязательно
cli-doctor-broken = неисправно
cli-doctor-playable = Здесь можно играть.
cli-doctor-not-playable = Здесь нельзя играть, пока не исправлено то, что неисправно.

## Стол

term-you = Вы
term-bot = Игрок { $number } (бот)
term-player = Игрок
term-points = Очки
term-place = Место
term-you-decide = Решаете вы.
term-player-decides = Решает игрок { $number }.
term-prompt = Номер вашего выбора (1–{ $most }):
term-shortcuts = { $ready ->
    [True] c НОМЕР ход с самой дешёвой оплатой · { "" }
   *[False] { "" }
}{ $map ->
    [True] m карта · { "" }
   *[False] { "" }
}u отменить · l журнал · s очки · r правила · w ФАЙЛ сохранить · ? справка · q выйти
term-news = После вашего последнего хода
term-times = { $sentence } (×{ $times })
term-hidden = Станет известно в конце игры.
term-cover = Теперь решает игрок { $number }: передайте ему терминал.
term-press-enter = Нажмите Enter, чтобы продолжить.
term-undone = Ход отменён: решайте ещё раз.
term-saved = Запись партии сохранена в файле { $file }.
term-save-unfinished = Чтобы сохранить запись партии, введите имя файла; просто Enter — выйти без сохранения:
term-save-finished = Чтобы сохранить запись партии, введите имя файла; просто Enter — дальше:
term-won = { $how ->
    [you] Вы победили!
    [shared] Общая победа: { $names }.
   *[other] Побеждает { $names }.
}
term-another = Сыграть ещё раз? (д/н)
term-yes = д да y yes
term-games = Можно сыграть в такие игры:
term-which-game = Во что играем (1–{ $most } или название)?
term-replay = { $title }, { $seats ->
    [one] { $seats } игрок
    [few] { $seats } игрока
   *[many] { $seats } игроков
}: { $moves ->
    [one] { $played } из { $moves } хода
    [few] { $played } из { $moves } ходов
   *[many] { $played } из { $moves } ходов
}
term-help = Введите номер хода или одну из букв:
    u  отменить ход: назад к вашему предыдущему решению, если с тех пор не открылась ни одна карта
    l  журнал: всё, что произошло до сих пор
    s  очки на этот момент и из чего они складываются
    r  правила игры
    w ФАЙЛ  сохранить запись партии в новый файл
    q  выйти
term-help-ready = c НОМЕР  сделать этот ход с самой дешёвой оплатой: джокеры, якоря и двойные суда остаются у вас
term-help-map = m  карта; m 1, m 2, m 3, m 4 или m ГОРОД показывают её часть

## Traffic

term-traffic-track = Путь { $number }
term-traffic-empty = пуст
term-traffic-cards = Карты
term-traffic-trains = Поезда
term-traffic-train-points = Очки за поезда
term-traffic-semaphores = Красные семафоры
term-traffic-decks = В колодах: { $cards ->
    [one] { $cards } карта вагонов и действий
    [few] { $cards } карты вагонов и действий
   *[many] { $cards } карт вагонов и действий
}, { $locos ->
    [one] { $locos } локомотив
    [few] { $locos } локомотива
   *[many] { $locos } локомотивов
}. В сбросе: { $discards }.
term-traffic-extra-turns = Впереди ещё { $turns ->
    [one] { $turns } дополнительный ход.
    [few] { $turns } дополнительных хода.
   *[many] { $turns } дополнительных ходов.
}
term-traffic-hand = Ваша рука ({ $cards }):
term-traffic-loco = Л{ $traction }·{ $points }
term-traffic-loco-hs = СЛ{ $traction }·{ $points }+{ $bonus }
term-traffic-train = Поезд
term-traffic-points = Очки
term-traffic-bonus = Бонус
term-traffic-factor = Множитель
term-traffic-score = Итого
term-traffic-trains-total = Все поезда
term-traffic-hand-total = Осталось на руке
term-traffic-total = Всего

## Great Lakes

term-lakes-train-cards = Карты вагонов
term-lakes-ship-cards = Карты судов
term-lakes-tickets = Маршруты
term-lakes-trains = Вагоны
term-lakes-ships = Суда
term-lakes-harbours = Порты в запасе
term-lakes-track = Шкала
term-lakes-display = Открытые карты:
term-lakes-decks = В колодах: вагонов — { $trains }, судов — { $ships }, маршрутов — { $tickets }. Сброшено: { $discards }.
term-lakes-last-turns = Ходов до конца: { $turns }.
term-lakes-hand = Ваша рука ({ $cards }):
term-lakes-held = Ваши маршруты:
term-lakes-drawn = Взятые маршруты:
term-lakes-returned = Вы вернули в колоду:
term-lakes-nothing = Ещё ничего не проложено.
term-lakes-map = Карта: ═ железная дорога, ≈ вода; число — длина, в скобках — владелец, * можно проложить сейчас.
term-lakes-filters = m 1 вся карта · m 2 что можно проложить сейчас · m 3 ваши участки · m 4 пути ваших маршрутов · m ГОРОД участки города
term-lakes-no-route = Таких участков сейчас нет.
term-lakes-ticket = Маршрут
term-lakes-harbour = Порт: { $city }
term-lakes-unbuilt = Непостроенные порты
term-lakes-total = Всего

cli-help-serve = Открыть столы для браузеров, пока не нажато Ctrl-C.
cli-help-serve-host = Адрес сервера; 0.0.0.0 пускает других из вашей сети (127.0.0.1).
cli-help-serve-port = Порт (7433 или свободный, если этот занят).
cli-help-serve-database = Где хранятся столы: sqlite:///file.db или postgresql://user@host/database (файл в вашей папке данных).
cli-help-serve-limit = Сколько разрешено, например tables_each=300 (см. docs/online.md); можно указать несколько.
cli-help-serve-allow_host = Имя, по которому браузеры могут обращаться к серверу, кроме его собственных; можно указать несколько раз (или переменная ROUNDHOUSE_HOSTS).
cli-help-serve-proxy = Адрес прокси перед сервером: сервер верит ему в том, откуда приходят запросы.
cli-help-serve-processes = Работать в N процессах на одном порту; нужна PostgreSQL. SIGHUP заменяет их один за другим.
cli-help-serve-internal = Где процессы других машин находят процессы этой: HOST или HOST:PORT, в собственной сети.
cli-help-serve-metrics = Разрешить всем, а не только этой машине, читать /metrics.
cli-help-serve-log_format = Как вести журнал: text или json с объектом в каждой строке.

## A new game

cli-new-game-made = { $title } создана. Сыграйте: roundhouse play { $name }. Для браузера выполните «npm run build» в web/. Что дальше: docs/adding-a-game.md.
