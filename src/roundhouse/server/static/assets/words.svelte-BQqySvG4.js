import{J as e,rt as t}from"./disclose-version-DvuCferx.js";var n=new Map;function r(e,t){try{let r=n.get(e)??localStorage.getItem(`roundhouse.${e}`);return r===null?t:JSON.parse(r)}catch{return t}}function i(e,t){let r=JSON.stringify(t);try{localStorage.setItem(`roundhouse.${e}`,r),n.delete(e)}catch{n.set(e,r)}}function a(){for(let e of navigator.languages??[]){let t=e.slice(0,2).toLowerCase();if(t===`en`||t===`uk`||t===`ru`)return t}return`en`}var o=e({lang:a(),theme:`system`,motion:`normal`,confirm:`game`,sound:!0,chat:!0,hints:!0,notify:!1,name:``,...r(`settings`,{})});function s(e,n){o[e]=n,i(`settings`,t(o)),c()}function c(){let e=document.documentElement;e.lang=o.lang,o.theme===`system`?delete e.dataset.theme:e.dataset.theme=o.theme,e.style.setProperty(`--speed`,String(l()))}function l(){return o.motion===`off`||matchMedia(`(prefers-reduced-motion: reduce)`).matches?0:o.motion===`fast`?.45:1}var u=`# Everything the shell of the browser table says.  The same names in every language.

brand = Roundhouse
you = You
on = On
off = Off
close = Close
loading = One moment…

## The rail

to-lobby = To the lobby
tools = Tools
language = Language
language-en = English
    .short = EN
language-uk = Українська
    .short = УК
language-ru = Русский
    .short = RU
theme = Light or dark
theme-system = Light or dark: like the system
    .short = System
theme-light = Light or dark: light
    .short = Light
theme-dark = Light or dark: dark
    .short = Dark
sound = Sound
menu = Menu
rules = Rules
rail-gathering = Table { $table }
rail-playing = Table { $table }, turn { $turn }
rail-over = Table { $table }, finished after { $turn ->
    [one] one turn
   *[other] { $turn } turns
}
rail-replay = Replay of table { $table }, turn { $turn }
connection-connecting = connecting…
connection-open = connected
connection-lost = connection lost, trying again…
server-unreachable = The server does not answer. Trying again…
connection-shut = disconnected
spectators = { $count } watching
log-and-chat = Log and chat

## Titles of the window

title-lobby = Roundhouse: train games at one table
title-table = { $game }, Roundhouse
title-your-turn = Your turn: { $game }
title-rules = Rules: { $game }

## The lobby

lobby-title = Which train tonight?
lobby-text = Choose a game, share a link, play. No account.
games = Games
players = Players:
minutes = { $minutes } min
seats-for = Seats for { $game }
seats-of = { $count } of { $range }
your-name = Your name
name-of-seat = Name for seat { $number }
kind-of-seat = Who takes seat { $number }
remove-seat = Remove seat { $number }
strength = Strength
level-random = beginner
    .about = bot, plays whatever is allowed
level-greedy = seasoned
    .about = bot, takes what pays most at once
plan-me = You
    .about = you, this browser
plan-here = On this device
    .about = pass and play: hands are covered between turns
plan-open = Open seat
    .about = whoever opens the link
plan-bot = Bot
add-seat = Add a seat:
add-open = a link
add-bot = a bot
add-here = pass and play
options = Options
clock = Clock
clock-none = None
clock-move = { $seconds } s a move
clock-bank = { $minutes } min a game
who-may-watch = Who may watch
watch-anyone = Anyone
watch-link = By link
hints = Hints
more-options = { $count ->
    [one] One rule option more
   *[other] { $count } rule options more
}{ $changed ->
    [0] , all as printed
    [one] , one changed
   *[other] , { $changed } changed
}
fewer-options = Fewer options
start-game = Start { $game }
start-open-seats = A bot takes an open seat until someone comes.
start-at-once = The game begins at once.
departures = Departures
departures-none = No tables to join or watch just now.
departure-gathering = waiting for players
departure-playing = being played
departure-over = finished
refresh = refresh
your-turn = your turn
open-table = Open
join = Join
watch = Watch
seats-taken = { $taken } of { $all } seats taken
nearby = From a phone or another computer
nearby-or = A phone’s camera opens it. If it does not lead here, try: { $others }

## The waiting room

waiting-title = A table for { $game }
waiting-you = you
waiting-person = has come
waiting-open = send the link to whoever shall sit here
waiting-bot = bot
waiting-for-host = The host will start the game.
here = here
make-bot = Bot
make-open = Open the seat
copy-link = Copy link
copied = Copied
link-seat = Link to seat { $number }
link-watch = Link for spectators
link-replay = Link to the replay
qr-code = QR code
qr-text = A phone’s camera opens it.

## Seats

seats = Players
seat-bot = a bot plays
seat-deciding = decides now
seat-away = away
seat-stand-in = Let a bot play
seat-take-back = I am back

## The bar

play-area = Your move and your hand
hint = Hint
undo = Undo
start-over = Start over
put-back = Put back
confirm-move = Confirm
show-results = Results
past = The table after move { $ply } of { $last }
past-your-turn = It is your turn; go back to now to play.
back-to-now = Back to now
step-first = To the start
step-back = One move back
step-on = One move on
card = Card

## The log and the chat

log = Log
log-earlier = Show earlier lines
log-look = Show this moment
log-turn = Turn { $turn }{ $whose ->
    [own] , yours
   *[other] {""}
}
turn-number = turn { $turn }
chat = Chat
chat-off = turn off
chat-is-off = Chat is off: turn on
chat-none = Nobody has said anything yet.
chat-line = Write something
chat-send = Send
spectator = A spectator
chat-unread = unread

## The menu

motion = Motion
motion-normal = Normal
motion-fast = Fast
motion-off = Off
notify = Notify me of my turn
notify-refused = Your browser does not let this page notify you.
notify-insecure = Browsers let a page notify you only over https.
confirm = Confirm moves
confirm-game = When final
confirm-always = Always
confirm-never = Never
menu-links = Links to hand out
menu-no-links = All seats are taken.
menu-move = Go on with another device
menu-move-text = { $count ->
    [one] Whoever has this link plays your seat: open it on your other device, and give it to nobody.
   *[other] Whoever has such a link plays that seat: open it on your other device, and give it to nobody.
}
your-seat = Your seat
menu-rules-version = Rules, version { $version }; edition { $edition }
leave = Leave the table

## The keyboard

keys-title = Keyboard
keys-numbers = pick the lit place or choice with this number
keys-enter = confirm
keys-escape = close, put back, undo
keys-undo = take back the last step
keys-arrows = walk through the history
keys-end = back to now
keys-hint = ask for a hint
keys-card = show the card in focus large
keys-tab = go from place to place; a dimmed one says why it is closed
keys-help = this help

## Pass and play

cover-title = Give the device to { $name }
cover-text = The hands are covered until then.
cover-button = I am { $name }

## The end

final-after = After { $turns ->
    [one] one turn
   *[other] { $turns } turns
}.
final-points = How the points came
final-place = place { $place }
final-board = See the table
timeline = The journey, turn by turn
rematch = Rematch
rematch-join = To the rematch
rematch-ready = A rematch has been set up.
replay = Replay
play = Play
pause = Pause
scrubber = Place in the game
seal-kept = The shuffle was sealed before the first move, and the seal is whole.
seal-broken = The seal does not fit: the deck was not the one promised.
seal-about = At the start everyone was told the fingerprint (SHA-256) of the shuffle. Your browser has just worked it out again from the shuffle itself.
seal-told = Fingerprint told at the start
seal-seed = The shuffle’s seed
seal-record = The record of this game, which anybody can replay

## Rules

clause = Rule { $number }
clause-tests = { $count ->
    [one] One test proves it
   *[other] { $count } tests prove it
}
closed-title = No train from here
tab-lit = something can be chosen here
hand = Your cards
hand-empty = You have no cards.
part-total = Total
`,d=`# Everything the shell of the browser table says.  The same names in every language.

brand = Roundhouse
you = Вы
on = Да
off = Нет
close = Закрыть
loading = Минутку…

## The rail

to-lobby = К столам
tools = Инструменты
language = Язык
language-en = English
    .short = EN
language-uk = Українська
    .short = УК
language-ru = Русский
    .short = RU
theme = Оформление
theme-system = Оформление: как в системе
    .short = Системное
theme-light = Оформление: светлое
    .short = Светлое
theme-dark = Оформление: тёмное
    .short = Тёмное
sound = Звук
menu = Меню
rules = Правила
rail-gathering = Стол { $table }
rail-playing = Стол { $table }, ход { $turn }
rail-over = Стол { $table }, завершено за { $turn } { $turn ->
    [one] ход
    [few] хода
    [many] ходов
   *[other] хода
}
rail-replay = Повтор стола { $table }, ход { $turn }
connection-connecting = соединение…
connection-open = на связи
connection-lost = связь потеряна, восстанавливаем…
server-unreachable = Сервер не отвечает. Пробуем ещё раз…
connection-shut = отключено
spectators = { $count } { $count ->
    [one] зритель
    [few] зрителя
    [many] зрителей
   *[other] зрителя
}
log-and-chat = Журнал и чат

## Titles of the window

title-lobby = Roundhouse: игры о железной дороге за одним столом
title-table = { $game }, Roundhouse
title-your-turn = Ваш ход: { $game }
title-rules = Правила: { $game }

## The lobby

lobby-title = Какой поезд сегодня?
lobby-text = Выберите игру, отправьте ссылку, играйте. Без регистрации.
games = Игры
players = Игроков:
minutes = { $minutes } мин
seats-for = Места: { $game }
seats-of = { $count } из { $range }
your-name = Ваше имя
name-of-seat = Имя для места { $number }
kind-of-seat = Кто займёт место { $number }
remove-seat = Убрать место { $number }
strength = Сила
level-random = новичок
    .about = бот, делает любой разрешённый ход
level-greedy = опытный
    .about = бот, берёт то, что выгоднее прямо сейчас
plan-me = Вы
    .about = вы, этот браузер
plan-here = На этом устройстве
    .about = по очереди на одном устройстве: между ходами карты закрыты
plan-open = Свободное место
    .about = для того, кто откроет ссылку
plan-bot = Бот
add-seat = Добавить место:
add-open = по ссылке
add-bot = для бота
add-here = на этом устройстве
options = Настройки
clock = Часы
clock-none = Без часов
clock-move = { $seconds } с на ход
clock-bank = { $minutes } мин на игру
who-may-watch = Кто может смотреть
watch-anyone = Все
watch-link = По ссылке
hints = Подсказки
more-options = Ещё { $count } { $count ->
    [one] правило
    [few] правила
    [many] правил
   *[other] правила
} на выбор{ $changed ->
    [0] , всё как в книжке
   *[other] , изменено: { $changed }
}
fewer-options = Меньше настроек
start-game = Начать: { $game }
start-open-seats = Бот займёт свободное место, пока кто-нибудь не придёт.
start-at-once = Игра начнётся сразу.
departures = Отправление
departures-none = Сейчас нет столов, куда можно сесть или за которыми можно наблюдать.
departure-gathering = ждут игроков
departure-playing = играют
departure-over = завершено
refresh = обновить
your-turn = ваш ход
open-table = Открыть
join = Сесть
watch = Смотреть
seats-taken = Занято мест: { $taken } из { $all }
nearby = С телефона или другого компьютера
nearby-or = Наведите камеру телефона. Если страница не откроется, попробуйте: { $others }

## The waiting room

waiting-title = Стол: { $game }
waiting-you = вы
waiting-person = уже за столом
waiting-open = отправьте ссылку тому, кто здесь сядет
waiting-bot = бот
waiting-for-host = Игру начнёт хозяин стола.
here = здесь
make-bot = Бот
make-open = Освободить место
copy-link = Копировать
copied = Скопировано
link-seat = Ссылка на место { $number }
link-watch = Ссылка для зрителей
link-replay = Ссылка на повтор
qr-code = QR-код
qr-text = Наведите камеру телефона.

## Seats

seats = Игроки
seat-bot = играет бот
seat-deciding = сейчас ходит
seat-away = не на связи
seat-stand-in = Пусть играет бот
seat-take-back = Вернуть мне игру

## The bar

play-area = Ваш ход и ваши карты
hint = Подсказка
undo = Назад
start-over = Сначала
put-back = Вернуть
confirm-move = Подтвердить
show-results = Итоги
past = Стол после хода { $ply } из { $last }
past-your-turn = Сейчас ваш ход: чтобы играть, вернитесь к настоящему.
back-to-now = К настоящему
step-first = В начало
step-back = На шаг назад
step-on = На шаг вперёд
card = Карта

## The log and the chat

log = Журнал
log-earlier = Показать предыдущие строки
log-look = Показать этот момент
log-turn = Ход { $turn }{ $whose ->
    [own] , ваш
   *[other] {""}
}
turn-number = ход { $turn }
chat = Чат
chat-off = выключить
chat-is-off = Чат выключен: включить
chat-none = Пока никто ничего не написал.
chat-line = Напишите что-нибудь
chat-send = Отправить
spectator = Зритель
chat-unread = непрочитанных

## The menu

motion = Движение
motion-normal = Обычное
motion-fast = Быстрое
motion-off = Без него
notify = Сообщать о моём ходе
notify-refused = Браузер не разрешает этой странице присылать уведомления.
notify-insecure = Браузеры разрешают уведомления только через https.
confirm = Подтверждать ходы
confirm-game = Окончательные
confirm-always = Всегда
confirm-never = Никогда
menu-links = Ссылки для гостей
menu-no-links = Все места заняты.
menu-move = Продолжить на другом устройстве
menu-move-text = { $count ->
    [one] У кого есть эта ссылка, тот играет за вас: откройте её на другом своём устройстве и никому не давайте.
   *[other] У кого есть такая ссылка, тот играет за это место: откройте её на другом своём устройстве и никому не давайте.
}
your-seat = Ваше место
menu-rules-version = Правила, версия { $version }; издание { $edition }
leave = Выйти из-за стола

## The keyboard

keys-title = Клавиатура
keys-numbers = выбрать подсвеченное место или вариант с этим номером
keys-enter = подтвердить
keys-escape = закрыть, вернуть, отменить шаг
keys-undo = отменить последний шаг
keys-arrows = листать историю
keys-end = к настоящему
keys-hint = попросить подсказку
keys-card = показать карту в фокусе крупно
keys-tab = переходить от места к месту; закрытое объяснит почему
keys-help = эта справка

## Pass and play

cover-title = Передайте устройство: { $name }
cover-text = До тех пор карты закрыты.
cover-button = Я — { $name }

## The end

final-after = За { $turns } { $turns ->
    [one] ход
    [few] хода
    [many] ходов
   *[other] хода
}.
final-points = Откуда очки
final-place = { $place }-е место
final-board = Показать стол
timeline = Путешествие ход за ходом
rematch = Реванш
rematch-join = К реваншу
rematch-ready = Стол для реванша готов.
replay = Повтор
play = Играть
pause = Пауза
scrubber = Место в игре
seal-kept = Тасование запечатано до первого хода, и печать цела.
seal-broken = Печать не сходится: колода была не та, что обещана.
seal-about = В начале всем сообщили отпечаток тасования (SHA-256). Ваш браузер только что вычислил его снова из самого тасования.
seal-told = Отпечаток, сообщённый в начале
seal-seed = Зерно тасования
seal-record = Запись этой игры, которую может воспроизвести любой

## Rules

clause = Правило { $number }
clause-tests = { $count ->
    [one] Его доказывает { $count } тест
    [few] Его доказывают { $count } теста
    [many] Его доказывают { $count } тестов
   *[other] Его доказывают { $count } теста
}
closed-title = Отсюда поезд не идёт
tab-lit = здесь можно что-то выбрать
hand = Ваши карты
hand-empty = У вас нет карт.
part-total = Итого
`,f=`# Everything the shell of the browser table says.  The same names in every language.

brand = Roundhouse
you = Ви
on = Так
off = Ні
close = Закрити
loading = Хвилинку…

## The rail

to-lobby = До столів
tools = Інструменти
language = Мова
language-en = English
    .short = EN
language-uk = Українська
    .short = УК
language-ru = Русский
    .short = RU
theme = Оформлення
theme-system = Оформлення: як у системі
    .short = Системне
theme-light = Оформлення: світле
    .short = Світле
theme-dark = Оформлення: темне
    .short = Темне
sound = Звук
menu = Меню
rules = Правила
rail-gathering = Стіл { $table }
rail-playing = Стіл { $table }, хід { $turn }
rail-over = Стіл { $table }, завершено за { $turn } { $turn ->
    [one] хід
    [few] ходи
    [many] ходів
   *[other] ходу
}
rail-replay = Повтор столу { $table }, хід { $turn }
connection-connecting = з’єднання…
connection-open = на зв’язку
connection-lost = зв’язок утрачено, відновлюємо…
server-unreachable = Сервер не відповідає. Пробуємо ще раз…
connection-shut = від’єднано
spectators = { $count } { $count ->
    [one] глядач
    [few] глядачі
    [many] глядачів
   *[other] глядача
}
log-and-chat = Журнал і чат

## Titles of the window

title-lobby = Roundhouse: ігри про залізницю за одним столом
title-table = { $game }, Roundhouse
title-your-turn = Ваш хід: { $game }
title-rules = Правила: { $game }

## The lobby

lobby-title = Який потяг сьогодні?
lobby-text = Оберіть гру, надішліть посилання, грайте. Без реєстрації.
games = Ігри
players = Гравців:
minutes = { $minutes } хв
seats-for = Місця: { $game }
seats-of = { $count } з { $range }
your-name = Ваше ім’я
name-of-seat = Ім’я для місця { $number }
kind-of-seat = Хто займе місце { $number }
remove-seat = Прибрати місце { $number }
strength = Сила
level-random = новачок
    .about = бот, робить будь-який дозволений хід
level-greedy = досвідчений
    .about = бот, бере те, що вигідніше просто зараз
plan-me = Ви
    .about = ви, цей браузер
plan-here = На цьому пристрої
    .about = по черзі на одному пристрої: між ходами карти закрито
plan-open = Вільне місце
    .about = для того, хто відкриє посилання
plan-bot = Бот
add-seat = Додати місце:
add-open = за посиланням
add-bot = для бота
add-here = на цьому пристрої
options = Налаштування
clock = Годинник
clock-none = Без годинника
clock-move = { $seconds } с на хід
clock-bank = { $minutes } хв на гру
who-may-watch = Хто може дивитися
watch-anyone = Усі
watch-link = За посиланням
hints = Підказки
more-options = Ще { $count } { $count ->
    [one] правило
    [few] правила
    [many] правил
   *[other] правила
} на вибір{ $changed ->
    [0] , усе як у книжці
   *[other] , змінено: { $changed }
}
fewer-options = Менше налаштувань
start-game = Почати: { $game }
start-open-seats = Бот займе вільне місце, поки хтось не прийде.
start-at-once = Гра почнеться одразу.
departures = Відправлення
departures-none = Зараз немає столів, куди можна сісти чи за якими можна спостерігати.
departure-gathering = чекають на гравців
departure-playing = грають
departure-over = завершено
refresh = оновити
your-turn = ваш хід
open-table = Відкрити
join = Сісти
watch = Дивитися
seats-taken = Зайнято місць: { $taken } з { $all }
nearby = З телефона чи іншого комп’ютера
nearby-or = Наведіть камеру телефона. Якщо сторінка не відкриється, спробуйте: { $others }

## The waiting room

waiting-title = Стіл: { $game }
waiting-you = ви
waiting-person = уже за столом
waiting-open = надішліть посилання тому, хто тут сяде
waiting-bot = бот
waiting-for-host = Гру почне господар столу.
here = тут
make-bot = Бот
make-open = Звільнити місце
copy-link = Копіювати
copied = Скопійовано
link-seat = Посилання на місце { $number }
link-watch = Посилання для глядачів
link-replay = Посилання на повтор
qr-code = QR-код
qr-text = Наведіть камеру телефона.

## Seats

seats = Гравці
seat-bot = грає бот
seat-deciding = зараз ходить
seat-away = не на зв’язку
seat-stand-in = Хай грає бот
seat-take-back = Повернути мені гру

## The bar

play-area = Ваш хід і ваші карти
hint = Підказка
undo = Назад
start-over = Спочатку
put-back = Повернути
confirm-move = Підтвердити
show-results = Підсумки
past = Стіл після ходу { $ply } з { $last }
past-your-turn = Зараз ваш хід: щоб грати, поверніться до теперішнього.
back-to-now = До теперішнього
step-first = На початок
step-back = На крок назад
step-on = На крок уперед
card = Карта

## The log and the chat

log = Журнал
log-earlier = Показати попередні рядки
log-look = Показати цю мить
log-turn = Хід { $turn }{ $whose ->
    [own] , ваш
   *[other] {""}
}
turn-number = хід { $turn }
chat = Чат
chat-off = вимкнути
chat-is-off = Чат вимкнено: увімкнути
chat-none = Поки що ніхто нічого не написав.
chat-line = Напишіть щось
chat-send = Надіслати
spectator = Глядач
chat-unread = непрочитаних

## The menu

motion = Рух
motion-normal = Звичайний
motion-fast = Швидкий
motion-off = Без руху
notify = Сповіщати про мій хід
notify-refused = Браузер не дозволяє цій сторінці надсилати сповіщення.
notify-insecure = Браузери дозволяють сповіщення лише через https.
confirm = Підтверджувати ходи
confirm-game = Остаточні
confirm-always = Завжди
confirm-never = Ніколи
menu-links = Посилання для гостей
menu-no-links = Усі місця зайнято.
menu-move = Продовжити на іншому пристрої
menu-move-text = { $count ->
    [one] Хто має це посилання, той грає за вас: відкрийте його на іншому своєму пристрої й нікому не давайте.
   *[other] Хто має таке посилання, той грає за це місце: відкрийте його на іншому своєму пристрої й нікому не давайте.
}
your-seat = Ваше місце
menu-rules-version = Правила, версія { $version }; видання { $edition }
leave = Вийти з-за столу

## The keyboard

keys-title = Клавіатура
keys-numbers = обрати підсвічене місце або варіант із цим номером
keys-enter = підтвердити
keys-escape = закрити, повернути, скасувати крок
keys-undo = скасувати останній крок
keys-arrows = гортати історію
keys-end = до теперішнього
keys-hint = попросити підказку
keys-card = показати карту у фокусі великою
keys-tab = переходити від місця до місця; закрите пояснить чому
keys-help = ця довідка

## Pass and play

cover-title = Передайте пристрій: { $name }
cover-text = До того часу карти закрито.
cover-button = Я — { $name }

## The end

final-after = За { $turns } { $turns ->
    [one] хід
    [few] ходи
    [many] ходів
   *[other] ходу
}.
final-points = Звідки бали
final-place = { $place } місце
final-board = Показати стіл
timeline = Подорож хід за ходом
rematch = Реванш
rematch-join = До реваншу
rematch-ready = Стіл для реваншу готовий.
replay = Повтор
play = Грати
pause = Пауза
scrubber = Місце в грі
seal-kept = Тасування запечатано до першого ходу, і печатка ціла.
seal-broken = Печатка не збігається: колода була не та, що обіцяна.
seal-about = На початку всім повідомили відбиток тасування (SHA-256). Ваш браузер щойно обчислив його знову із самого тасування.
seal-told = Відбиток, повідомлений на початку
seal-seed = Зерно тасування
seal-record = Запис цієї гри, який може відтворити будь-хто

## Rules

clause = Правило { $number }
clause-tests = { $count ->
    [one] Його доводить { $count } тест
    [few] Його доводять { $count } тести
    [many] Його доводять { $count } тестів
   *[other] Його доводять { $count } тесту
}
closed-title = Звідси потяг не йде
tab-lit = тут можна щось обрати
hand = Ваші карти
hand-empty = У вас немає карт.
part-total = Разом
`,p=class{constructor(e){this.value=e}valueOf(){return this.value}},m=class extends p{constructor(e=`???`){super(e)}toString(e){return`{${this.value}}`}},h=class extends p{constructor(e,t={}){super(e),this.opts=t}toString(e){if(e)try{return e.memoizeIntlObject(Intl.NumberFormat,this.opts).format(this.value)}catch(t){e.reportError(t)}return this.value.toString(10)}},g=class e extends p{static supportsValue(t){if(typeof t==`number`||t instanceof Date)return!0;if(t instanceof p)return e.supportsValue(t.valueOf());if(`Temporal`in globalThis){let e=globalThis.Temporal;if(t instanceof e.Instant||t instanceof e.PlainDateTime||t instanceof e.PlainDate||t instanceof e.PlainMonthDay||t instanceof e.PlainTime||t instanceof e.PlainYearMonth)return!0}return!1}constructor(t,n={}){t instanceof e?(n={...t.opts,...n},t=t.value):t instanceof p&&(t=t.valueOf()),typeof t==`object`&&`calendarId`in t&&n.calendar===void 0&&(n={...n,calendar:t.calendarId}),super(t),this.opts=n}[Symbol.toPrimitive](e){return e===`string`?this.toString():this.toNumber()}toNumber(){let e=this.value;if(typeof e==`number`)return e;if(e instanceof Date)return e.getTime();if(`epochMilliseconds`in e)return e.epochMilliseconds;if(`toZonedDateTime`in e)return e.toZonedDateTime(`UTC`).epochMilliseconds;throw TypeError(`Unwrapping a non-number value as a number`)}toString(e){if(e)try{return e.memoizeIntlObject(Intl.DateTimeFormat,this.opts).format(this.value)}catch(t){e.reportError(t)}return typeof this.value==`number`||this.value instanceof Date?new Date(this.value).toISOString():this.value.toString()}},_=100,v=`⁨`,y=`⁩`;function b(e,t,n){return n===t||n instanceof h&&t instanceof h&&n.value===t.value||t instanceof h&&typeof n==`string`&&n===e.memoizeIntlObject(Intl.PluralRules,t.opts).select(t.value)}function x(e,t,n){return t[n]?O(e,t[n].value):(e.reportError(RangeError(`No default`)),new m)}function S(e,t){let n=[],r=Object.create(null);for(let i of t)i.type===`narg`?r[i.name]=C(e,i.value):n.push(C(e,i));return{positional:n,named:r}}function C(e,t){switch(t.type){case`str`:return t.value;case`num`:return new h(t.value,{minimumFractionDigits:t.precision});case`var`:return w(e,t);case`mesg`:return T(e,t);case`term`:return ee(e,t);case`func`:return E(e,t);case`select`:return te(e,t);default:return new m}}function w(e,{name:t}){let n;if(e.params)if(Object.prototype.hasOwnProperty.call(e.params,t))n=e.params[t];else return new m(`$${t}`);else if(e.args&&Object.prototype.hasOwnProperty.call(e.args,t))n=e.args[t];else return e.reportError(ReferenceError(`Unknown variable: $${t}`)),new m(`$${t}`);if(n instanceof p)return n;switch(typeof n){case`string`:return n;case`number`:return new h(n);case`object`:if(g.supportsValue(n))return new g(n);default:return e.reportError(TypeError(`Variable type not supported: $${t}, ${typeof n}`)),new m(`$${t}`)}}function T(e,{name:t,attr:n}){let r=e.bundle._messages.get(t);if(!r)return e.reportError(ReferenceError(`Unknown message: ${t}`)),new m(t);if(n){let i=r.attributes[n];return i?O(e,i):(e.reportError(ReferenceError(`Unknown attribute: ${n}`)),new m(`${t}.${n}`))}return r.value?O(e,r.value):(e.reportError(ReferenceError(`No value: ${t}`)),new m(t))}function ee(e,{name:t,attr:n,args:r}){let i=`-${t}`,a=e.bundle._terms.get(i);if(!a)return e.reportError(ReferenceError(`Unknown term: ${i}`)),new m(i);if(n){let t=a.attributes[n];if(t){e.params=S(e,r).named;let n=O(e,t);return e.params=null,n}return e.reportError(ReferenceError(`Unknown attribute: ${n}`)),new m(`${i}.${n}`)}e.params=S(e,r).named;let o=O(e,a.value);return e.params=null,o}function E(e,{name:t,args:n}){let r=e.bundle._functions[t];if(!r)return e.reportError(ReferenceError(`Unknown function: ${t}()`)),new m(`${t}()`);if(typeof r!=`function`)return e.reportError(TypeError(`Function ${t}() is not callable`)),new m(`${t}()`);try{let t=S(e,n);return r(t.positional,t.named)}catch(n){return e.reportError(n),new m(`${t}()`)}}function te(e,{selector:t,variants:n,star:r}){let i=C(e,t);if(i instanceof m)return x(e,n,r);for(let t of n)if(b(e,i,C(e,t.key)))return O(e,t.value);return x(e,n,r)}function D(e,t){if(e.dirty.has(t))return e.reportError(RangeError(`Cyclic reference`)),new m;e.dirty.add(t);let n=[],r=e.bundle._useIsolating&&t.length>1;for(let i of t){if(typeof i==`string`){n.push(e.bundle._transform(i));continue}if(e.placeables++,e.placeables>_)throw e.dirty.delete(t),RangeError(`Too many placeables expanded: ${e.placeables}, max allowed is ${_}`);r&&n.push(v),n.push(C(e,i).toString(e)),r&&n.push(y)}return e.dirty.delete(t),n.join(``)}function O(e,t){return typeof t==`string`?e.bundle._transform(t):D(e,t)}var ne=class{constructor(e,t,n){this.dirty=new WeakSet,this.params=null,this.placeables=0,this.bundle=e,this.errors=t,this.args=n}reportError(e){if(!this.errors||!(e instanceof Error))throw e;this.errors.push(e)}memoizeIntlObject(e,t){let n=this.bundle._intls.get(e);n||(n={},this.bundle._intls.set(e,n));let r=JSON.stringify(t);return n[r]||(n[r]=new e(this.bundle.locales,t)),n[r]}};function k(e,t){let n=Object.create(null);for(let[r,i]of Object.entries(e))t.includes(r)&&(n[r]=i.valueOf());return n}var A=[`unitDisplay`,`currencyDisplay`,`useGrouping`,`minimumIntegerDigits`,`minimumFractionDigits`,`maximumFractionDigits`,`minimumSignificantDigits`,`maximumSignificantDigits`];function re(e,t){let n=e[0];if(n instanceof m)return new m(`NUMBER(${n.valueOf()})`);if(n instanceof h)return new h(n.valueOf(),{...n.opts,...k(t,A)});if(n instanceof g)return new h(n.toNumber(),{...k(t,A)});throw TypeError(`Invalid argument to NUMBER`)}var ie=[`dateStyle`,`timeStyle`,`fractionalSecondDigits`,`dayPeriod`,`hour12`,`weekday`,`era`,`year`,`month`,`day`,`hour`,`minute`,`second`,`timeZoneName`];function j(e,t){let n=e[0];if(n instanceof m)return new m(`DATETIME(${n.valueOf()})`);if(n instanceof g||n instanceof h)return new g(n,k(t,ie));throw TypeError(`Invalid argument to DATETIME`)}var M=new Map;function N(e){let t=Array.isArray(e)?e.join(` `):e,n=M.get(t);return n===void 0&&(n=new Map,M.set(t,n)),n}var ae=class{constructor(e,{functions:t,useIsolating:n=!0,transform:r=e=>e}={}){this._terms=new Map,this._messages=new Map,this.locales=Array.isArray(e)?e:[e],this._functions={NUMBER:re,DATETIME:j,...t},this._useIsolating=n,this._transform=r,this._intls=N(e)}hasMessage(e){return this._messages.has(e)}getMessage(e){return this._messages.get(e)}addResource(e,{allowOverrides:t=!1}={}){let n=[];for(let r=0;r<e.body.length;r++){let i=e.body[r];if(i.id.startsWith(`-`)){if(t===!1&&this._terms.has(i.id)){n.push(Error(`Attempt to override an existing term: "${i.id}"`));continue}this._terms.set(i.id,i)}else{if(t===!1&&this._messages.has(i.id)){n.push(Error(`Attempt to override an existing message: "${i.id}"`));continue}this._messages.set(i.id,i)}}return n}formatPattern(e,t=null,n=null){if(typeof e==`string`)return this._transform(e);let r=new ne(this,n,t);try{return D(r,e).toString(r)}catch(e){if(r.errors&&e instanceof Error)return r.errors.push(e),new m().toString(r);throw e}}},P=/^(-?[a-zA-Z][\w-]*) *= */gm,F=/\.([a-zA-Z][\w-]*) *= */y,oe=/\*?\[/y,I=/(-?[0-9]+(?:\.([0-9]+))?)/y,se=/([a-zA-Z][\w-]*)/y,L=/([$-])?([a-zA-Z][\w-]*)(?:\.([a-zA-Z][\w-]*))?/y,ce=/^[A-Z][A-Z0-9_-]*$/,R=/([^{}\n\r]+)/y,z=/([^\\"\n\r]*)/y,B=/\\([\\"])/y,V=/\\u([a-fA-F0-9]{4})|\\U([a-fA-F0-9]{6})/y,H=/^\n+/,U=/ +$/,W=/ *\r?\n/g,le=/( *)$/,ue=/{\s*/y,G=/\s*}/y,de=/\[\s*/y,fe=/\s*] */y,pe=/\s*\(\s*/y,me=/\s*->\s*/y,he=/\s*:\s*/y,ge=/\s*,?\s*/y,_e=/\s+/y,ve=class{constructor(e){this.body=[],P.lastIndex=0;let t=0;for(;;){let n=P.exec(e);if(n===null)break;t=P.lastIndex;try{this.body.push(s(n[1]))}catch(e){if(e instanceof SyntaxError)continue;throw e}}function n(n){return n.lastIndex=t,n.test(e)}function r(n,r){if(e[t]===n)return t++,!0;if(r)throw new r(`Expected ${n}`);return!1}function i(e,r){if(n(e))return t=e.lastIndex,!0;if(r)throw new r(`Expected ${e.toString()}`);return!1}function a(n){n.lastIndex=t;let r=n.exec(e);if(r===null)throw SyntaxError(`Expected ${n.toString()}`);return t=n.lastIndex,r}function o(e){return a(e)[1]}function s(e){let t=l(),n=c();if(t===null&&Object.keys(n).length===0)throw SyntaxError(`Expected message value or attributes`);return{id:e,value:t,attributes:n}}function c(){let e=Object.create(null);for(;n(F);){let t=o(F),n=l();if(n===null)throw SyntaxError(`Expected attribute value`);e[t]=n}return e}function l(){let r;if(n(R)&&(r=o(R)),e[t]===`{`||e[t]===`}`)return u(r?[r]:[],1/0);let i=x();return i?r?u([r,i],i.length):(i.value=S(i.value,H),u([i],i.length)):r?S(r,U):null}function u(r=[],i){for(;;){if(n(R)){r.push(o(R));continue}if(e[t]===`{`){r.push(d());continue}if(e[t]===`}`)throw SyntaxError(`Unbalanced closing brace`);let a=x();if(a){r.push(a),i=Math.min(i,a.length);continue}break}let a=r.length-1,s=r[a];typeof s==`string`&&(r[a]=S(s,U));let c=[];for(let e of r)e instanceof K&&(e=e.value.slice(0,e.value.length-i)),e&&c.push(e);return c}function d(){i(ue,SyntaxError);let e=f();if(i(G))return e;if(i(me)){let t=h();return i(G,SyntaxError),{type:`select`,selector:e,...t}}throw SyntaxError(`Unclosed placeable`)}function f(){if(e[t]===`{`)return d();if(n(L)){let[,e,t,n=null]=a(L);if(e===`$`)return{type:`var`,name:t};if(i(pe)){let r=p();if(e===`-`)return{type:`term`,name:t,attr:n,args:r};if(ce.test(t))return{type:`func`,name:t,args:r};throw SyntaxError(`Function names must be all upper-case`)}return e===`-`?{type:`term`,name:t,attr:n,args:[]}:{type:`mesg`,name:t,attr:n}}return _()}function p(){let n=[];for(;;){switch(e[t]){case`)`:return t++,n;case void 0:throw SyntaxError(`Unclosed argument list`)}n.push(m()),i(ge)}}function m(){let e=f();return e.type===`mesg`&&i(he)?{type:`narg`,name:e.name,value:_()}:e}function h(){let e=[],t=0,i;for(;n(oe);){r(`*`)&&(i=t);let n=g(),a=l();if(a===null)throw SyntaxError(`Expected variant value`);e[t++]={key:n,value:a}}if(t===0)return null;if(i===void 0)throw SyntaxError(`Expected default variant`);return{variants:e,star:i}}function g(){i(de,SyntaxError);let e;return e=n(I)?v():{type:`str`,value:o(se)},i(fe,SyntaxError),e}function _(){if(n(I))return v();if(e[t]===`"`)return y();throw SyntaxError(`Invalid expression`)}function v(){let[,e,t=``]=a(I),n=t.length;return{type:`num`,value:parseFloat(e),precision:n}}function y(){r(`"`,SyntaxError);let n=``;for(;;){if(n+=o(z),e[t]===`\\`){n+=b();continue}if(r(`"`))return{type:`str`,value:n};throw SyntaxError(`Unclosed string literal`)}}function b(){if(n(B))return o(B);if(n(V)){let[,e,t]=a(V),n=parseInt(e||t,16);return n<=55295||57344<=n?String.fromCodePoint(n):`�`}throw SyntaxError(`Unknown escape sequence`)}function x(){let n=t;switch(i(_e),e[t]){case`.`:case`[`:case`*`:case`}`:case void 0:return!1;case`{`:return C(e.slice(n,t))}return e[t-1]===` `?C(e.slice(n,t)):!1}function S(e,t){return e.replace(t,``)}function C(e){let t=e.replace(W,`
`),n=le.exec(e)[1].length;return new K(t,n)}}},K=class{constructor(e,t){this.value=e,this.length=t}},q=``,J=new Map,Y=new Map;X(q,Object.assign({"../words/en.ftl":u,"../words/ru.ftl":d,"../words/uk.ftl":f}));function X(e,t){J.set(e,t);for(let t of Y.keys())t.startsWith(`${e}/`)&&Y.delete(t)}function Z(e,t){let n=`${e}/${t}`;if(!Y.has(n)){let r=Object.entries(J.get(e)??{}).filter(([e])=>e.split(/[./]/).at(-2)===t),i=r.length===0?null:new ae(t,{useIsolating:!1});for(let[,e]of r)i?.addResource(new ve(e));Y.set(n,i)}return Y.get(n)}function Q(e,t,n){let[r,i]=t.split(`.`),a=e?.getMessage(r),o=i===void 0?a?.value:a?.attributes[i];return e&&o?e.formatPattern(o,n,[]):null}function $(e,t){return Q(Z(q,o.lang),e,t)??e}function ye(e,t,n){return Q(Z(e,o.lang),t,n)??$(t,n)}export{s as a,r as c,c as i,i as l,$ as n,l as o,ye as r,o as s,X as t};