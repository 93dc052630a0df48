# Що кажуть командний рядок і стіл у терміналі.  Назви ті самі в кожній мові.

## Довідка

cli-usage = Використання:
cli-usage-options = [ПАРАМЕТРИ]
cli-usage-command = КОМАНДА …
cli-arguments = Аргументи
cli-options = Параметри
cli-commands = Команди

cli-help = Ігри про залізницю за справжніми правилами. Без команди столи відкриються у браузері.
cli-help-version = Показати версію й вийти.
cli-help-local = Лише для цього комп’ютера: більше ніхто в мережі столів не відкриє.
cli-help-any-lang = Мова. Якщо не вказано — мова середовища.
cli-help-any-help = Показати цю довідку й вийти.
cli-help-any-edition = Грати зі значеннями карт із цієї теки.
cli-help-play = Грати в терміналі: проти ботів або з людьми за тим самим терміналом.
cli-help-play-game = Гра; якщо не вказати, її можна обрати зі списку.
cli-help-play-seats = Скільки місць за столом; зазвичай 3.
cli-help-play-bots = Скільки з них займають боти, зазвичай усі, крім вашого (якщо 0, усі грають за одним терміналом), або як боти грають: зазвичай greedy, для початківців random; щоб задати і те, і те, вкажіть двічі.
cli-help-play-level = Як грають боти: від 1 (легко) до 5 (найкраще); або greedy, random.
cli-help-play-seed = Число, яке визначає всю роздачу: з ним можна зіграти ту саму партію ще раз.
cli-help-play-option = Налаштування гри, наприклад variant=junior; можна вказати кілька.
cli-help-play-seat = Ваше місце, рахуючи від 0.
cli-help-play-log = Зберегти запис партії в цей новий файл, навіть якщо її не закінчено.
cli-help-rules = Показати правила гри.
cli-help-rules-game = Гра.
cli-help-draw = Вивести порожнє поле гри як зображення (SVG).
cli-help-draw-game = Гра.
cli-help-replay = Переказати партію за її записом і показати бали.
cli-help-replay-log = Файл із записом партії.
cli-help-replay-ply = Лише стільки перших ходів.
cli-help-replay-as_json = Вивести кінцеву позицію як JSON.
cli-help-replay-edition = Тека зі значеннями карт, з якими грали.
cli-help-verify = Перевірити, чи партію за столом онлайн роздано так, як обіцяно.
cli-help-verify-file = Запис партії, який зберігає підсумковий аркуш.
cli-help-verify-edition = Тека зі значеннями карт, з якими грали.
cli-help-edition = Видання: теки зі значеннями карт.
cli-help-edition-check = Перевірити, чи можна грати з виданням, і показати, що воно змінює.
cli-help-edition-check-folder = Тека з файлами видання.
cli-help-edition-check-game = Гра, для якої це видання; зазвичай її видно з назв файлів.
cli-help-doctor = Показати, що тут встановлено й чи можна грати.
cli-help-bench = Виміряти, як швидко працюють правила.
cli-help-bench-game = Гра; якщо не вказати — усі.
cli-help-bench-device = На чому рахувати: cpu або cuda.
cli-help-bench-seconds = Скільки секунд триває кожен вимір.
cli-help-bench-seats = Скільки місць за столом.
cli-help-bench-json = Записати числа ще й у цей файл.
cli-help-train = Навчити нейромережу грати: вона грає сама проти себе (docs/bots.md).
cli-help-train-game = Гра.
cli-help-train-device = На чому грати й навчатися: cpu або cuda.
cli-help-train-minutes = Через скільки хвилин зупинитися.
cli-help-train-out = Тека для нейромережі, кривої та її малюнка.
cli-help-train-resume = Продовжити з нейромережею з цієї теки.
cli-help-train-table = У що грати: кількість гравців, як часто, з якими налаштуваннями, наприклад 2*4:variant=junior. Можна вказати кілька; якщо не вказати — усі кількості гравців і варіанти.
cli-help-train-change = Інше значення в рецепті, наприклад width=256.
cli-help-train-judges = Скільки процесів тим часом грають проти інших ботів.
cli-help-train-games = Скільки партій кожного матчу вони грають наприкінці.
cli-help-train-time = Нічого не навчати: виміряти, скільки часу на одне рішення потребує нейромережа з цієї теки, а якщо її немає — з пакета.
cli-help-match = Дати ботам зіграти багато партій між собою: хто як часто перемагає, з межами, рейтингами, балами й часом.
cli-help-match-game = Гра.
cli-help-match-bots = Боти, які зустрічаються, через кому; названий двічі займає два місця.
cli-help-match-games = Скільки партій загалом; кожну роздачу грають у кожному порядку місць.
cli-help-match-seats = Скільки місць за столом; зазвичай стільки, скільки ботів.
cli-help-match-processes = Скільки партій грати одночасно; зазвичай по одній на процесор.
cli-help-match-seed = Число, з якого випливають усі роздачі.
cli-help-match-option = Налаштування гри, наприклад variant=junior; можна вказати кілька разів.
cli-help-match-json = Зберігати партії в цьому файлі й малювати поруч картинку; якщо у файлі вже є партії того самого матчу, їх не грають знову.
cli-help-match-ray = Грати на машинах кластера Ray.
cli-help-new-game = Створити нову гру в копії вихідного коду: малу, повну й готову до гри, щоб міняти її правило за правилом (docs/adding-a-game.md).
cli-help-new-game-name = Як вона зветься: малі латинські літери, цифри й підкреслення, наприклад night_mail.

## Відмови

cli-error-language = Мови «{ $language }» тут немає. Є: { $known }.
cli-error-command = Команди «{ $name }» немає. Є: { $known }.
cli-error-missing = Команді «{ $command }» бракує { $param }.
cli-error-no-option = У команди «{ $command }» немає параметра { $option }.
cli-error-option-usage = Параметр { $option } команди «{ $command }» вживають інакше; див. «{ $command } --help».
cli-error-number = Значення { $option } має бути числом.
cli-error-number-least = Значення { $option } має бути числом, не меншим за { $least }.
cli-error-number-between = Значення { $option } має бути числом від { $least } до { $most }.
cli-error-value = { $option } не може бути «{ $value }». Можливі значення: { $values }.
cli-error-usage = Це незрозуміло; див. «{ $command } --help».
cli-error-option-form = Це пишуть так: назва=значення, а не «{ $given }».
cli-error-bots = За столом на { $seats ->
    [one] { $seats } місце
    [few] { $seats } місця
    [many] { $seats } місць
   *[other] { $seats } місця
} ботів може бути від 0 до { $most }, а не { $bots }.
cli-error-bots-value = --bots — це число або те, як грають боти ({ $levels }), а не «{ $given }».
cli-error-seat = Місця { $seat } немає; місця мають номери від 0 до { $most }.
cli-error-ply = У цій партії { $most ->
    [one] { $most } хід
    [few] { $most } ходи
   *[many] { $most } ходів
}, тож позиції після ходу { $ply } немає.
cli-error-no-rules = Бракує сторінки з правилами гри { $name }.
cli-error-no-drawing = Гра { $name } не має зображення поля. Його мають: { $known }.
cli-error-entry = «{ $entry }» — не один із варіантів: введіть число від 1 до { $most } або ? для довідки.
cli-error-no-entry = Введіть число від 1 до { $most } або ? для довідки.
cli-error-ready = Після c напишіть номер ходу, від 1 до { $most }, наприклад: c 1
cli-error-map = На мапі немає нічого за запитом «{ $wanted }»; введіть лише m, щоб побачити, що можна запитати.
cli-error-save-name = Після w напишіть назву файлу, наприклад: w game.json
cli-error-new-game-name = «{ $name }» не може бути назвою гри: пишіть малі латинські літери, цифри й підкреслення, спершу літеру, наприклад night_mail, щонайбільше { $most }.
cli-error-new-game-place = Нову гру пишуть у копію вихідного коду, а { $folder } нею не є: там немає теки «template».
cli-error-file-missing = Файлу чи теки { $file } немає.
cli-error-file-exists = { $file } уже існує, і його не буде перезаписано; оберіть іншу назву.
cli-error-file-denied = { $file } не вдається відкрити: бракує прав доступу.
cli-error-file-folder = { $file } — тека, а не файл.
cli-error-file-trouble = { $file } не вдається прочитати чи записати (помилка системи { $code }).
cli-verify-commitment = Частина сервера в тасуванні — та, яку він пообіцяв, перш ніж хтось щось додав: { $commitment }.
cli-verify-added = Місце { $number } додало до тасування те, що запечатало.
cli-verify-left-out = Місце { $number } щось запечатало, але вчасно не відкрило: його внесок не враховано.
cli-verify-nobody = До тасування ніхто нічого не додав: його обрав сам сервер.
cli-verify-seed = Усе разом дає зерно цієї партії: { $seed }.
cli-verify-replays = Якщо роздати з цього зерна знову, усі ходи ({ $moves }) відповідають правилам і ведуть до кінця.
cli-verify-replays-unfinished = Якщо роздати з цього зерна знову, усі ходи ({ $moves }) відповідають правилам; партію не закінчено.
cli-verify-kept = Обіцянки дотримано: партію роздано так, як було запечатано.
cli-verify-broken = Обіцянку порушено: це не та партія, яку запечатали.
cli-verify-nothing = Про це тасування нічого не обіцяли: у записі не сказано, звідки взялося зерно. Так буває з партіями в терміналі та з уроками.
cli-not-json = це не JSON (рядок { $line }, позиція { $column })
cli-not-text = це не текст JSON у кодуванні UTF-8

## Видання

cli-edition-good = Із цим виданням гри { $title } ({ $game }) можна грати. Його відбиток: { $edition }.
cli-edition-file = { "  " }{ $file }: { $cards ->
    [one] { $cards } карта
    [few] { $cards } карти
   *[many] { $cards } карт
}, { $rows ->
    [one] { $rows } різновид
    [few] { $rows } різновиди
   *[many] { $rows } різновидів
}
cli-edition-changes = { $changes ->
    [0] Значення ті самі, що й вбудовані.
    [one] { $changes } відмінність від вбудованих значень:
    [few] { $changes } відмінності від вбудованих значень:
   *[many] { $changes } відмінностей від вбудованих значень:
}
cli-edition-added = { $file }: додано { $row }
cli-edition-removed = { $file }: немає { $row }
cli-edition-changed = { $file }: { $row }: { $column } — { $after } замість { $before }

## Перевірка встановлення

cli-doctor-python = Python
cli-doctor-platform = Система
cli-doctor-numpy = numpy
cli-doctor-numba = numba (компіляція правил)
cli-doctor-cuda = Пристрій CUDA
cli-doctor-mode = Як виконуються правила
cli-doctor-cache = Тека для скомпільованого коду
cli-doctor-languages = Мови
cli-doctor-game = { $title }, гравців: { $least }–{ $most }, видання { $edition }
cli-doctor-ok = гаразд
cli-doctor-missing = немає, необов’язково
cli-doctor-broken = несправно
cli-doctor-playable = Тут можна грати.
cli-doctor-not-playable = Тут не можна грати, доки не буде виправлено те, що несправне.

## Стіл

term-you = Ви
term-bot = Гравець { $number } (бот)
term-player = Гравець
term-points = Бали
term-place = Місце
term-you-decide = Вирішуєте ви.
term-player-decides = Вирішує гравець { $number }.
term-prompt = Номер вашого вибору (1–{ $most }):
term-shortcuts = { $ready ->
    [True] c НОМЕР хід із найдешевшою оплатою · { "" }
   *[False] { "" }
}{ $map ->
    [True] m мапа · { "" }
   *[False] { "" }
}u скасувати · l журнал · s бали · r правила · w ФАЙЛ зберегти · ? довідка · q вийти
term-news = Після вашого останнього ходу
term-times = { $sentence } (×{ $times })
term-hidden = Стане відомо наприкінці гри.
term-cover = Тепер вирішує гравець { $number }: передайте йому термінал.
term-press-enter = Натисніть Enter, щоб продовжити.
term-undone = Хід скасовано: вирішуйте ще раз.
term-saved = Запис партії збережено у файлі { $file }.
term-save-unfinished = Щоб зберегти запис партії, введіть назву файлу; просто Enter — вийти без збереження:
term-save-finished = Щоб зберегти запис партії, введіть назву файлу; просто Enter — далі:
term-won = { $how ->
    [you] Ви перемогли!
    [shared] Спільна перемога: { $names }.
   *[other] Перемагає { $names }.
}
term-another = Зіграти ще раз? (т/н)
term-yes = т так y yes
term-games = Можна зіграти в такі ігри:
term-which-game = У що граємо (1–{ $most } або назва)?
term-replay = { $title }, { $seats ->
    [one] { $seats } гравець
    [few] { $seats } гравці
   *[many] { $seats } гравців
}: { $moves ->
    [one] { $played } з { $moves } ходу
    [few] { $played } з { $moves } ходів
   *[many] { $played } з { $moves } ходів
}
term-help = Введіть номер ходу або одну з літер:
    u  скасувати хід: назад до вашого попереднього рішення, якщо відтоді не відкрилася жодна карта
    l  журнал: усе, що сталося досі
    s  бали на цю мить і з чого вони складаються
    r  правила гри
    w ФАЙЛ  зберегти запис партії в новий файл
    q  вийти
term-help-ready = c НОМЕР  зробити цей хід із найдешевшою оплатою: джокери, якорі й подвійні судна лишаються у вас
term-help-map = m  мапа; m 1, m 2, m 3, m 4 або m МІСТО показують її частину

## Traffic

term-traffic-track = Колія { $number }
term-traffic-empty = порожня
term-traffic-cards = Карти
term-traffic-trains = Потяги
term-traffic-train-points = Бали за потяги
term-traffic-semaphores = Червоні семафори
term-traffic-decks = У колодах: { $cards ->
    [one] { $cards } карта вагонів і дій
    [few] { $cards } карти вагонів і дій
   *[many] { $cards } карт вагонів і дій
}, { $locos ->
    [one] { $locos } локомотив
    [few] { $locos } локомотиви
   *[many] { $locos } локомотивів
}. У скиді: { $discards }.
term-traffic-extra-turns = Попереду ще { $turns ->
    [one] { $turns } додатковий хід.
    [few] { $turns } додаткові ходи.
   *[many] { $turns } додаткових ходів.
}
term-traffic-hand = Ваша рука ({ $cards }):
term-traffic-loco = Л{ $traction }·{ $points }
term-traffic-loco-hs = ШЛ{ $traction }·{ $points }+{ $bonus }
term-traffic-train = Потяг
term-traffic-points = Бали
term-traffic-bonus = Бонус
term-traffic-factor = Множник
term-traffic-score = Разом
term-traffic-trains-total = Усі потяги
term-traffic-hand-total = Лишилося на руці
term-traffic-total = Усього

## Great Lakes

term-lakes-train-cards = Карти вагонів
term-lakes-ship-cards = Карти суден
term-lakes-tickets = Маршрути
term-lakes-trains = Вагони
term-lakes-ships = Судна
term-lakes-harbours = Порти в запасі
term-lakes-track = Шкала
term-lakes-display = Відкриті карти:
term-lakes-decks = У колодах: вагонів — { $trains }, суден — { $ships }, маршрутів — { $tickets }. Скинуто: { $discards }.
term-lakes-last-turns = Ходів до кінця: { $turns }.
term-lakes-hand = Ваша рука ({ $cards }):
term-lakes-held = Ваші маршрути:
term-lakes-drawn = Узяті маршрути:
term-lakes-returned = Ви повернули в колоду:
term-lakes-nothing = Ще нічого не прокладено.
term-lakes-map = Мапа: ═ залізниця, ≈ вода; число — довжина, у дужках — власник, * можна прокласти зараз.
term-lakes-filters = m 1 уся мапа · m 2 що можна прокласти зараз · m 3 ваші ділянки · m 4 шляхи ваших маршрутів · m МІСТО ділянки міста
term-lakes-no-route = Таких ділянок зараз немає.
term-lakes-ticket = Маршрут
term-lakes-harbour = Порт: { $city }
term-lakes-unbuilt = Незбудовані порти
term-lakes-total = Усього

cli-help-serve = Відкрити столи для браузерів, доки не натиснуто Ctrl-C.
cli-help-serve-host = Адреса сервера; 0.0.0.0 пускає інших із вашої мережі (127.0.0.1).
cli-help-serve-port = Порт (7433 або вільний, якщо цей зайнятий).
cli-help-serve-database = Де зберігаються столи: sqlite:///file.db або postgresql://user@host/database (файл у вашій теці даних).
cli-help-serve-limit = Скільки дозволено, наприклад tables_each=300 (див. docs/online.md); можна вказати кілька.
cli-help-serve-allow_host = Ім’я, за яким браузери можуть звертатися до сервера, крім його власних; можна вказати кілька разів (або змінна ROUNDHOUSE_HOSTS).
cli-help-serve-proxy = Адреса проксі перед сервером: сервер вірить йому щодо того, звідки надходять запити.
cli-help-serve-processes = Працювати в N процесах на одному порту; потрібна PostgreSQL. SIGHUP замінює їх один за одним.
cli-help-serve-internal = Де процеси інших машин знаходять процеси цієї: HOST або HOST:PORT, у власній мережі.
cli-help-serve-metrics = Дозволити всім, а не лише цій машині, читати /metrics.
cli-help-serve-log_format = Як вести журнал: text або json з об’єктом у кожному рядку.

## A new game

cli-new-game-made = { $title } створено. Зіграйте: roundhouse play { $name }. Для браузера виконайте «npm run build» у web/. Що далі: docs/adding-a-game.md.
