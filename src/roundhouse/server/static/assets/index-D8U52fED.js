const __vite__mapDeps=(i,m=__vite__mapDeps,d=(m.f||(m.f=["assets/continental_express-LpbAkqZz.js","assets/context-BGwtgunL.js","assets/Spot-WWB2LszQ.js","assets/Tabs-BABzwYhE.js","assets/Tabs-BDv2nkYQ.css","assets/continental_express-BKBAopoz.css","assets/great_lakes-CF2qWTrJ.js","assets/great_lakes-D5Orps3x.css","assets/isle_of_trains-Cu0UxqWX.js","assets/breakable-DrVugP6J.js","assets/isle_of_trains-CJY_VyVM.css","assets/ticket_cards-B80rE_ER.js","assets/ticket_cards-Ce6iks05.css","assets/traffic-Zu3WUyK9.js","assets/traffic-UX_BWFzJ.css"])))=>i.map(i=>d[i]);
import{$ as e,A as t,B as n,C as r,D as i,E as a,F as o,G as s,H as c,I as l,J as u,L as d,M as f,N as p,O as m,P as h,Q as g,R as _,S as v,T as y,U as b,V as x,W as S,X as C,Y as w,Z as T,_ as E,a as D,at as O,b as k,d as A,et as j,f as M,g as N,h as P,i as F,it as I,j as L,k as R,l as z,lt as B,m as ee,n as V,nt as H,ot as te,p as U,q as ne,rt as W,s as G,st as K,t as re,ut as ie,v as ae,w as oe,y as q,z as J}from"./context-BGwtgunL.js";(function(){let e=document.createElement(`link`).relList;if(e&&e.supports&&e.supports(`modulepreload`))return;for(let e of document.querySelectorAll(`link[rel="modulepreload"]`))n(e);new MutationObserver(e=>{for(let t of e)if(t.type===`childList`)for(let e of t.addedNodes)e.tagName===`LINK`&&e.rel===`modulepreload`&&n(e)}).observe(document,{childList:!0,subtree:!0});function t(e){let t={};return e.integrity&&(t.integrity=e.integrity),e.referrerPolicy&&(t.referrerPolicy=e.referrerPolicy),e.crossOrigin===`use-credentials`?t.credentials=`include`:e.crossOrigin===`anonymous`?t.credentials=`omit`:t.credentials=`same-origin`,t}function n(e){if(e.ep)return;e.ep=!0;let n=t(e);fetch(e.href,n)}})();function se(e,t){try{let n=localStorage.getItem(`roundhouse.${e}`);return n===null?t:JSON.parse(n)}catch{return t}}function ce(e,t){try{localStorage.setItem(`roundhouse.${e}`,JSON.stringify(t))}catch{}}function le(){for(let e of navigator.languages??[]){let t=e.slice(0,2).toLowerCase();if(t===`en`||t===`uk`||t===`ru`)return t}return`en`}var Y=g({lang:le(),theme:`system`,motion:`normal`,confirm:`game`,sound:!0,chat:!0,hints:!0,notify:!1,name:``,...se(`settings`,{})});function X(e,t){Y[e]=t,ce(`settings`,O(Y)),ue()}function ue(){let e=document.documentElement;e.lang=Y.lang,Y.theme===`system`?delete e.dataset.theme:e.dataset.theme=Y.theme,e.style.setProperty(`--speed`,String(de()))}function de(){return Y.motion===`off`||matchMedia(`(prefers-reduced-motion: reduce)`).matches?0:Y.motion===`fast`?.45:1}function fe(){return se(`seats`,[])}function pe(e){return fe().filter(t=>t.table===e).map(e=>e.token)}function me(){return fe().map(e=>e.token)}function he(e,...t){let n=fe(),r=t.filter(e=>!n.some(t=>t.token===e));ce(`seats`,[...n,...r.map(t=>({table:e,token:t}))].slice(-100))}function ge(e){let t=location.hash.slice(1);/^[A-Za-z0-9_-]{16,64}$/.test(t)&&he(e,t),location.hash&&history.replaceState(history.state,``,location.pathname+location.search)}function _e(e,t){return`${location.origin}/t/${e}#${t}`}var ve=`# Everything the shell of the browser table says.  The same names in every language.

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
confirm = Confirm moves
confirm-game = When final
confirm-always = Always
confirm-never = Never
menu-links = Links to hand out
menu-no-links = All seats are taken.
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
seal-cannot = This browser cannot check the seal here: the page needs a secure connection.

## Rules

clause = Rule { $number }
clause-tests = { $count ->
    [one] One test proves it
   *[other] { $count } tests prove it
}
closed-title = No train from here
tab-lit = something can be chosen here
`,ye=`# Everything the shell of the browser table says.  The same names in every language.

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
confirm = Подтверждать ходы
confirm-game = Окончательные
confirm-always = Всегда
confirm-never = Никогда
menu-links = Ссылки для гостей
menu-no-links = Все места заняты.
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
seal-cannot = Здесь браузер не может проверить печать: нужно защищённое соединение.

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
`,be=`# Everything the shell of the browser table says.  The same names in every language.

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
confirm = Підтверджувати ходи
confirm-game = Остаточні
confirm-always = Завжди
confirm-never = Ніколи
menu-links = Посилання для гостей
menu-no-links = Усі місця зайнято.
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
seal-cannot = Тут браузер не може перевірити печатку: потрібне захищене з’єднання.

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
`,xe=`# What the board of Continental Express says.

market = The market
market-row = Row { $row }, { $cards ->
    [one] one card
   *[other] { $cards } cards
} left in its pile
pile = { $cards ->
    [0] The pile is empty
    [one] One card left in the pile
   *[other] { $cards } cards left in the pile
}
pile-event = Known to be in this pile: { $card }
place-empty = empty
price = { $price ->
    [0] free
    [one] one banknote
   *[other] { $price } banknotes
}
price-free = free

goals = Open objectives
goals-deck = deck: { $cards }
goals-later = opened when the contracts are chosen
goal-more = +{ $points } contract
goal-ready = You can claim it
goal-with-locomotives = You can claim it with { $wagons ->
    [one] one locomotive
   *[other] { $wagons } locomotives
}
goal-one-missing = Missing: { $card }
goal-missing = { $wagons ->
    [one] One wagon missing
   *[other] { $wagons } wagons missing
}
goal-paying = Being paid for

supply = Company tokens left
supply-left = { $colour }: { $tokens ->
    [one] one token
   *[other] { $tokens } tokens
} left

notice-given = In exchange for: { $card }
notice-happened = has happened
notice-somewhere = still in the piles
notice-pile = in pile { $pile }
last-turns = { $turns ->
    [0] The last turn
    [one] Last turns: one more
   *[other] Last turns: { $turns } more
}

contract = Secret contract
contract-now = So far { $points ->
    [one] one point
   *[other] { $points } points
} ({ $sets ->
    [one] one set
   *[other] { $sets } sets
})
contract-final = In the end { $points ->
    [one] one point
   *[other] { $points } points
} ({ $sets ->
    [one] one set
   *[other] { $sets } sets
})
contract-once = Pays only once
contract-none = The contract you keep will lie here.
contracts = Contracts
contracts-about = Everybody keeps one of two contracts, and shows it at the end. Then the market and the objectives are opened.
contracts-yours = you choose
contracts-choosing = is choosing
contracts-chosen = has chosen
contracts-later = is next

train-of = { $who }: { $objectives ->
    [0] no objective yet
    [one] one objective
   *[other] { $objectives } objectives
}
wagons-of = { $who }: wagons
wagons-count = { $card }: { $wagons }
wagons-none = None: { $card }
symbols-of = { $who }: symbols
symbols-count = { $colour }: { $symbols ->
    [one] one symbol
   *[other] { $symbols } symbols
}{ $tokens ->
    [0] {""}
    [one] , one of them a token
   *[other] , { $tokens } of them tokens
}
seat-points = { $points ->
    [one] one point
   *[other] { $points } points
}
seat-points-open = { $points ->
    [one] one point
   *[other] { $points } points
} and the secret contract
seat-notes = { $notes ->
    [0] no banknotes
    [one] one banknote
   *[other] { $notes } banknotes
}
seat-goals = { $objectives } of { $most } objectives
hand = What lies before you
copies = { $copies ->
    [one] one in the game
   *[other] { $copies } in the game
}

detail-take = The right column is free. You have { $notes ->
    [0] no banknotes
    [one] one banknote
   *[other] { $notes } banknotes
}.
detail-swap = You give away: { $card }.
detail-pay = You have { $locomotives ->
    [one] one locomotive
   *[other] { $locomotives } locomotives
}.

tab-market = Market
tab-goals = Objectives
tab-trains = Trains

part-none = No objective was claimed.
part-notes = Banknotes
part-total = Total
`,Se=`# What the board of Continental Express says.

market = Рынок
market-row = Ряд { $row }, в стопке { $cards ->
    [one] осталась { $cards } карта
    [few] осталось { $cards } карты
    [many] осталось { $cards } карт
   *[other] осталось { $cards } карты
}
pile = { $cards ->
    [0] Стопка пуста
    [one] В стопке { $cards } карта
    [few] В стопке { $cards } карты
    [many] В стопке { $cards } карт
   *[other] В стопке { $cards } карты
}
pile-event = Известно, что в этой стопке: { $card }
place-empty = пусто
price = { $price ->
    [0] бесплатно
    [one] { $price } банкнота
    [few] { $price } банкноты
    [many] { $price } банкнот
   *[other] { $price } банкноты
}
price-free = даром

goals = Открытые задания
goals-deck = в колоде: { $cards }
goals-later = откроют, когда выберут контракты
goal-more = +{ $points } контракт
goal-ready = Можете выполнить
goal-with-locomotives = Можете выполнить: { $wagons ->
    [one] с { $wagons } локомотивом
    [few] с { $wagons } локомотивами
    [many] с { $wagons } локомотивами
   *[other] с { $wagons } локомотива
}
goal-one-missing = Не хватает: { $card }
goal-missing = { $wagons ->
    [one] Не хватает { $wagons } вагона
    [few] Не хватает { $wagons } вагонов
    [many] Не хватает { $wagons } вагонов
   *[other] Не хватает { $wagons } вагона
}
goal-paying = Оплачивается

supply = Осталось жетонов компаний
supply-left = { $colour }: { $tokens ->
    [one] { $tokens } жетон
    [few] { $tokens } жетона
    [many] { $tokens } жетонов
   *[other] { $tokens } жетона
}

notice-given = В обмен на: { $card }
notice-happened = уже случилось
notice-somewhere = ещё в стопках
notice-pile = в стопке { $pile }
last-turns = { $turns ->
    [0] Последний ход
    [one] Последние ходы: ещё { $turns }
    [few] Последние ходы: ещё { $turns }
    [many] Последние ходы: ещё { $turns }
   *[other] Последние ходы: ещё { $turns }
}

contract = Тайный контракт
contract-now = Пока { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
} ({ $sets ->
    [one] { $sets } набор
    [few] { $sets } набора
    [many] { $sets } наборов
   *[other] { $sets } набора
})
contract-final = Всего { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
} ({ $sets ->
    [one] { $sets } набор
    [few] { $sets } набора
    [many] { $sets } наборов
   *[other] { $sets } набора
})
contract-once = Приносит очки лишь раз
contract-none = Здесь будет лежать контракт, который вы оставите себе.
contracts = Контракты
contracts-about = Каждый оставляет себе один из двух контрактов и показывает его в конце. Потом открывают рынок и задания.
contracts-yours = выбираете вы
contracts-choosing = выбирает
contracts-chosen = выбор сделан
contracts-later = выберет позже

train-of = { $who }: { $objectives ->
    [0] заданий ещё нет
    [one] { $objectives } задание
    [few] { $objectives } задания
    [many] { $objectives } заданий
   *[other] { $objectives } задания
}
wagons-of = { $who }: вагоны
wagons-count = { $card }: { $wagons }
wagons-none = Нет: { $card }
symbols-of = { $who }: символы
symbols-count = { $colour }: { $symbols ->
    [one] { $symbols } символ
    [few] { $symbols } символа
    [many] { $symbols } символов
   *[other] { $symbols } символа
}{ $tokens ->
    [0] {""}
    [one] , из них { $tokens } жетон
    [few] , из них { $tokens } жетона
    [many] , из них { $tokens } жетонов
   *[other] , из них { $tokens } жетона
}
seat-points = { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
}
seat-points-open = { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
} и тайный контракт
seat-notes = { $notes ->
    [0] банкнот нет
    [one] { $notes } банкнота
    [few] { $notes } банкноты
    [many] { $notes } банкнот
   *[other] { $notes } банкноты
}
seat-goals = Заданий: { $objectives } из { $most }
hand = Что лежит перед вами
copies = в игре { $copies }

detail-take = Правый столбец бесплатный. { $notes ->
    [0] Банкнот у вас нет.
    [one] У вас { $notes } банкнота.
    [few] У вас { $notes } банкноты.
    [many] У вас { $notes } банкнот.
   *[other] У вас { $notes } банкноты.
}
detail-swap = Вы отдаёте: { $card }.
detail-pay = У вас { $locomotives ->
    [one] { $locomotives } локомотив
    [few] { $locomotives } локомотива
    [many] { $locomotives } локомотивов
   *[other] { $locomotives } локомотива
}.

tab-market = Рынок
tab-goals = Задания
tab-trains = Поезда

part-none = Ни одного задания не выполнено.
part-notes = Банкноты
part-total = Всего
`,Ce=`# What the board of Continental Express says.

market = Ринок
market-row = Ряд { $row }, у стосі { $cards ->
    [one] лишилася { $cards } карта
    [few] лишилися { $cards } карти
    [many] лишилося { $cards } карт
   *[other] лишилося { $cards } карти
}
pile = { $cards ->
    [0] Стос порожній
    [one] У стосі { $cards } карта
    [few] У стосі { $cards } карти
    [many] У стосі { $cards } карт
   *[other] У стосі { $cards } карти
}
pile-event = Відомо, що в цьому стосі: { $card }
place-empty = порожньо
price = { $price ->
    [0] безкоштовно
    [one] { $price } банкнота
    [few] { $price } банкноти
    [many] { $price } банкнот
   *[other] { $price } банкноти
}
price-free = даром

goals = Відкриті завдання
goals-deck = у колоді: { $cards }
goals-later = відкриють, коли оберуть контракти
goal-more = +{ $points } контракт
goal-ready = Можете виконати
goal-with-locomotives = Можете виконати: { $wagons ->
    [one] з { $wagons } локомотивом
    [few] з { $wagons } локомотивами
    [many] з { $wagons } локомотивами
   *[other] з { $wagons } локомотива
}
goal-one-missing = Бракує: { $card }
goal-missing = { $wagons ->
    [one] Бракує { $wagons } вагона
    [few] Бракує { $wagons } вагонів
    [many] Бракує { $wagons } вагонів
   *[other] Бракує { $wagons } вагона
}
goal-paying = Оплачується

supply = Лишилося жетонів компаній
supply-left = { $colour }: { $tokens ->
    [one] { $tokens } жетон
    [few] { $tokens } жетони
    [many] { $tokens } жетонів
   *[other] { $tokens } жетона
}

notice-given = В обмін на: { $card }
notice-happened = уже сталося
notice-somewhere = ще у стосах
notice-pile = у стосі { $pile }
last-turns = { $turns ->
    [0] Останній хід
    [one] Останні ходи: ще { $turns }
    [few] Останні ходи: ще { $turns }
    [many] Останні ходи: ще { $turns }
   *[other] Останні ходи: ще { $turns }
}

contract = Таємний контракт
contract-now = Поки що { $points ->
    [one] { $points } бал
    [few] { $points } бали
    [many] { $points } балів
   *[other] { $points } бала
} ({ $sets ->
    [one] { $sets } набір
    [few] { $sets } набори
    [many] { $sets } наборів
   *[other] { $sets } набору
})
contract-final = Усього { $points ->
    [one] { $points } бал
    [few] { $points } бали
    [many] { $points } балів
   *[other] { $points } бала
} ({ $sets ->
    [one] { $sets } набір
    [few] { $sets } набори
    [many] { $sets } наборів
   *[other] { $sets } набору
})
contract-once = Приносить бали лише раз
contract-none = Тут лежатиме контракт, який ви залишите собі.
contracts = Контракти
contracts-about = Кожен залишає собі один із двох контрактів і показує його наприкінці. Потім відкривають ринок і завдання.
contracts-yours = обираєте ви
contracts-choosing = обирає
contracts-chosen = вибір зроблено
contracts-later = обиратиме згодом

train-of = { $who }: { $objectives ->
    [0] завдань ще немає
    [one] { $objectives } завдання
    [few] { $objectives } завдання
    [many] { $objectives } завдань
   *[other] { $objectives } завдання
}
wagons-of = { $who }: вагони
wagons-count = { $card }: { $wagons }
wagons-none = Немає: { $card }
symbols-of = { $who }: символи
symbols-count = { $colour }: { $symbols ->
    [one] { $symbols } символ
    [few] { $symbols } символи
    [many] { $symbols } символів
   *[other] { $symbols } символу
}{ $tokens ->
    [0] {""}
    [one] , з них { $tokens } жетон
    [few] , з них { $tokens } жетони
    [many] , з них { $tokens } жетонів
   *[other] , з них { $tokens } жетона
}
seat-points = { $points ->
    [one] { $points } бал
    [few] { $points } бали
    [many] { $points } балів
   *[other] { $points } бала
}
seat-points-open = { $points ->
    [one] { $points } бал
    [few] { $points } бали
    [many] { $points } балів
   *[other] { $points } бала
} і таємний контракт
seat-notes = { $notes ->
    [0] банкнот немає
    [one] { $notes } банкнота
    [few] { $notes } банкноти
    [many] { $notes } банкнот
   *[other] { $notes } банкноти
}
seat-goals = Завдань: { $objectives } з { $most }
hand = Що лежить перед вами
copies = у грі { $copies }

detail-take = Правий стовпчик безкоштовний. { $notes ->
    [0] Банкнот у вас немає.
    [one] У вас { $notes } банкнота.
    [few] У вас { $notes } банкноти.
    [many] У вас { $notes } банкнот.
   *[other] У вас { $notes } банкноти.
}
detail-swap = Ви віддаєте: { $card }.
detail-pay = У вас { $locomotives ->
    [one] { $locomotives } локомотив
    [few] { $locomotives } локомотиви
    [many] { $locomotives } локомотивів
   *[other] { $locomotives } локомотива
}.

tab-market = Ринок
tab-goals = Завдання
tab-trains = Потяги

part-none = Жодного завдання не виконано.
part-notes = Банкноти
part-total = Усього
`,we=`# What the board of Great Lakes says.

## The table

tab-map = Map
tab-cards = Cards
tab-tickets = Tickets
points-unit = { $points ->
    [one] point
   *[other] points
}
trains = { $n ->
    [one] train
   *[other] trains
}
ships = { $n ->
    [one] ship
   *[other] ships
}
last-turns = Last turns
last-turns-of = { $who }: { $turns ->
    [0] no turn left
    [one] one turn left
   *[other] { $turns } turns left
}

## Cards that can be taken

market = Open cards
market-turn = two cards, or one open wild
market-second = one more, no open wild
market-refill = fill the gap from a deck
market-not-now = not now
display-gap = no card
display-refill = to be filled
display-alone = taken alone
deck-train = trains
deck-ship = ships
deck-tickets = tickets
deck-label = { $deck ->
    [train] Train deck
    [ship] Ship deck
   *[tickets] Ticket deck
}: { $cards ->
    [one] one card
   *[other] { $cards } cards
} left

## Exchanging pieces

exchange-open = Exchange pieces…
exchange = Exchange pieces with the box
exchange-ends = It is the whole turn and costs a point for each piece.
exchange-way = Which pieces
exchange-to = { $deck ->
    [train] ships for trains
   *[ship] trains for ships
}
exchange-slider = How many pieces
exchange-less = One piece fewer
exchange-more = One piece more

## The start

tray = Tickets to choose from
tray-chosen = Your choice
tray-secret = Only you see them. A ticket not completed in the end costs its points.
tray-add = Keep this one
tray-drop = Give this one back
tray-kept = kept
split = Trains and ships to begin with
split-chosen = You begin with
split-secret = The others see it only when all have chosen.
split-slider = Number of trains
split-less = One train fewer, one ship more
split-more = One train more, one ship fewer
split-needs = The shortest ways of your tickets have { $rail ->
    [one] one space
   *[other] { $rail } spaces
} of rail and { $sea ->
    [one] one space
   *[other] { $sea } spaces
} of sea.

## Tickets

tickets = Your tickets
tickets-none = You hold no tickets yet.
ticket-done = completed
ticket-lost = cannot be completed any more
ticket-lost-short = impossible
ticket-now = this claim
ticket-to-go = { $n } to go
ticket-needs = Still to be claimed: { $rail ->
    [one] one space
   *[other] { $rail } spaces
} of rail, { $sea ->
    [one] one space
   *[other] { $sea } spaces
} of sea

## Cards and hand

card-about-plain = Pays for a rail route of its colour, or for a grey one.
card-about-anchored = Pays for a rail route; its anchor also pays for a harbour.
card-about-single = Pays for one space of a sea route; its anchor also pays for a harbour.
card-about-double = Pays for two spaces of a sea route.
card-about-wild = Stands for any train or ship. Taken from the open cards, it is the only card of the turn.
card-copies = { $copies } in the box
hand = Your hand
hand-empty = You have no cards.
hand-pile = { $card }, { $cards }
hand-pays = { $of ->
    [one] pays
   *[other] { $n } of { $of }
}

## Seats

seat-cards = { $n ->
    [one] card in hand
   *[other] cards in hand
}
seat-tickets = { $n ->
    [one] ticket
   *[other] tickets
}
seat-trains = { $n ->
    [one] train left
   *[other] trains left
}
seat-ships = { $n ->
    [one] ship left
   *[other] ships left
}
seat-harbours = { $built ->
    [0] No harbour built
    [one] One harbour built
   *[other] { $built } harbours built
}, { $left } to build
seat-score = { $track } on the track; { $total } with all that you know of
seat-turns = { $turns ->
    [0] no turn left
    [one] one turn left
   *[other] { $turns } turns left
}

## The bar

do-keep = { $n ->
    [one] Keep one ticket
   *[other] Keep { $n } tickets
}
do-keep-more = { $n ->
    [one] Choose one more
   *[other] Choose { $n } more
}
do-pieces = Begin with { $trains } trains, { $ships } ships
do-exchange = { $n ->
    [one] Exchange one piece
   *[other] Exchange { $n } pieces
}
do-not-exchange = Rather not
do-claim = Claim for { $points }
do-build = Build the harbour
pay = Payment
pay-cards = { $copies } × { $card }
pay-before = The way of paying before
pay-next = The next way of paying
pay-ways = { $way } of { $ways } ways
detail-tickets = Point at a ticket or touch it: the map shows its way.
detail-second = An open wild card can only be taken alone.
detail-claim = { $name }: { $points ->
    [one] one point
   *[other] { $points } points
}.
detail-done = { $ticket } is completed: { $points }.
detail-left = { $type ->
    [rail] Trains
   *[sea] Ships
} left: { $n }.
detail-harbour = A harbour in { $city }. Harbours left: { $n }.

## The end

part-track = On the track
part-done = Tickets completed ({ $n })
part-failed = Tickets not completed ({ $n })
part-harbours = Harbours ({ $n })
part-unbuilt = Harbours not built
part-total = Total

## The map

map-title = Map
map-keys = Map. Arrows move it, plus and minus zoom, zero shows all of it.
map-show-list = List of routes
map-show-map = Map
map-closer = Zoom in
map-farther = Zoom out
map-whole = Show the whole map
map-key-rail = rail
map-key-sea = sea
map-key-any = any colour
map-length = length
map-points = points
map-route = { $name }, { $type ->
    [rail] rail
   *[sea] sea
}, { $colour ->
    [grey] any colour
   *[other] { $colour }
}, { $length ->
    [one] { $length } space
   *[other] { $length } spaces
}, { $points ->
    [one] { $points } point
   *[other] { $points } points
}, { $whose ->
    [free] free
    [you] yours
   *[other] claimed by { $owner }
}
map-port = Harbour in { $city }
map-tip = { $price } · { $points ->
    [one] { $points } point
   *[other] { $points } points
}
map-price-route = { $length } { $colour ->
    [grey] of any colour
   *[other] { $colour }
}
map-price-colour = { $cards } { $colour }
map-price-wilds = { $cards } wild
map-list-title = Routes and harbours
map-list-filter = Show
map-list-all = all
map-list-can = can claim now
map-list-mine = mine
map-list-city = Through
map-list-any-city = any city
map-list-harbours = Harbours
map-list-none = There is nothing of this kind.
map-list-what = { $type ->
    [rail] rail
   *[sea] sea
}, { $colour ->
    [grey] any colour
   *[other] { $colour }
}
map-list-length = { $length ->
    [one] { $length } space
   *[other] { $length } spaces
}
map-list-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
map-list-free = free
map-list-yours = yours
map-list-claim = Claim
map-list-build = Build
`,Te=`# What the board of Great Lakes says.

## The table

tab-map = Карта
tab-cards = Карты
tab-tickets = Маршруты
points-unit = { $points ->
    [one] очко
    [few] очка
    [many] очков
   *[other] очка
}
trains = { $n ->
    [one] вагон
    [few] вагона
    [many] вагонов
   *[other] вагона
}
ships = { $n ->
    [one] судно
    [few] судна
    [many] судов
   *[other] судна
}
last-turns = Последние ходы
last-turns-of = { $who }: { $turns ->
    [0] ходов не осталось
    [one] ещё { $turns } ход
    [few] ещё { $turns } хода
    [many] ещё { $turns } ходов
   *[other] ещё { $turns } хода
}

## Cards that can be taken

market = Открытые карты
market-turn = две карты или джокер
market-second = ещё одну, не джокера
market-refill = заполните место из колоды
market-not-now = не сейчас
display-gap = нет карты
display-refill = заполнить
display-alone = только он
deck-train = вагоны
deck-ship = суда
deck-tickets = маршруты
deck-label = { $deck ->
    [train] Колода вагонов
    [ship] Колода судов
   *[tickets] Колода маршрутов
}: { $cards ->
    [one] осталась { $cards } карта
    [few] осталось { $cards } карты
    [many] осталось { $cards } карт
   *[other] осталось { $cards } карты
}

## Exchanging pieces

exchange-open = Обменять фишки…
exchange = Обмен фишек на те, что в коробке
exchange-ends = Это весь ход, и каждая фишка стоит очко.
exchange-way = Что на что
exchange-to = { $deck ->
    [train] суда на вагоны
   *[ship] вагоны на суда
}
exchange-slider = Сколько фишек
exchange-less = На одну фишку меньше
exchange-more = На одну фишку больше

## The start

tray = Маршруты на выбор
tray-chosen = Ваш выбор
tray-secret = Их видите только вы. Невыполненный маршрут в конце отнимает свои очки.
tray-add = Оставить этот
tray-drop = Вернуть этот
tray-kept = оставляю
split = С чем вы начинаете
split-chosen = Вы начинаете с
split-secret = Остальные увидят это, когда выберут все.
split-slider = Сколько вагонов
split-less = На вагон меньше, на судно больше
split-more = На вагон больше, на судно меньше
split-needs = На кратчайших путях ваших маршрутов { $rail ->
    [one] { $rail } клетка
    [few] { $rail } клетки
    [many] { $rail } клеток
   *[other] { $rail } клетки
} рельсов и { $sea ->
    [one] { $sea } клетка
    [few] { $sea } клетки
    [many] { $sea } клеток
   *[other] { $sea } клетки
} воды.

## Tickets

tickets = Ваши маршруты
tickets-none = У вас ещё нет маршрутов.
ticket-done = выполнен
ticket-lost = выполнить уже нельзя
ticket-lost-short = невозможно
ticket-now = этот ход
ticket-to-go = ещё { $n }
ticket-needs = Осталось проложить: { $rail ->
    [one] { $rail } клетку
    [few] { $rail } клетки
    [many] { $rail } клеток
   *[other] { $rail } клетки
} рельсов, { $sea ->
    [one] { $sea } клетку
    [few] { $sea } клетки
    [many] { $sea } клеток
   *[other] { $sea } клетки
} воды

## Cards and hand

card-about-plain = Оплачивает рельсы своего цвета или серые.
card-about-anchored = Оплачивает рельсы; его якорь оплачивает и порт.
card-about-single = Оплачивает одну клетку воды; его якорь оплачивает и порт.
card-about-double = Оплачивает две клетки воды.
card-about-wild = Заменяет любой вагон или судно. Взятый из открытых карт, он — единственная карта хода.
card-copies = в коробке: { $copies }
hand = Ваша рука
hand-empty = У вас нет карт.
hand-pile = { $card }, { $cards }
hand-pays = { $of ->
    [1] оплата
   *[other] { $n } из { $of }
}

## Seats

seat-cards = { $n ->
    [one] карта в руке
    [few] карты в руке
    [many] карт в руке
   *[other] карты в руке
}
seat-tickets = { $n ->
    [one] маршрут
    [few] маршрута
    [many] маршрутов
   *[other] маршрута
}
seat-trains = { $n ->
    [one] вагон остался
    [few] вагона осталось
    [many] вагонов осталось
   *[other] вагона осталось
}
seat-ships = { $n ->
    [one] судно осталось
    [few] судна осталось
    [many] судов осталось
   *[other] судна осталось
}
seat-harbours = { $built ->
    [0] Ни одного порта не построено
    [one] Построен { $built } порт
    [few] Построено { $built } порта
    [many] Построено { $built } портов
   *[other] Построено { $built } порта
}, ещё можно: { $left }
seat-score = { $track } на шкале; { $total } со всем, что вам известно
seat-turns = { $turns ->
    [0] ходов нет
    [one] ещё { $turns } ход
    [few] ещё { $turns } хода
    [many] ещё { $turns } ходов
   *[other] ещё { $turns } хода
}

## The bar

do-keep = { $n ->
    [one] Оставить { $n } маршрут
    [few] Оставить { $n } маршрута
    [many] Оставить { $n } маршрутов
   *[other] Оставить { $n } маршрута
}
do-keep-more = Выберите ещё { $n }
do-pieces = Начать: вагонов { $trains }, судов { $ships }
do-exchange = { $n ->
    [one] Обменять { $n } фишку
    [few] Обменять { $n } фишки
    [many] Обменять { $n } фишек
   *[other] Обменять { $n } фишки
}
do-not-exchange = Не менять
do-claim = Проложить за { $points }
do-build = Построить порт
pay = Оплата
pay-cards = { $copies } × { $card }
pay-before = Предыдущий способ оплаты
pay-next = Следующий способ оплаты
pay-ways = способ { $way } из { $ways }
detail-tickets = Наведите на маршрут или коснитесь его: карта покажет путь.
detail-second = Открытого джокера берут только одного.
detail-claim = { $name }: { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
}.
detail-done = { $ticket } будет выполнен: { $points }.
detail-left = { $type ->
    [rail] Вагонов
   *[sea] Судов
} останется: { $n }.
detail-harbour = Порт в городе { $city }. Портов останется: { $n }.

## The end

part-track = На шкале
part-done = Выполненные маршруты ({ $n })
part-failed = Невыполненные маршруты ({ $n })
part-harbours = Порты ({ $n })
part-unbuilt = Непостроенные порты
part-total = Всего

## The map

map-title = Карта
map-keys = Карта. Стрелки двигают её, плюс и минус меняют масштаб, ноль показывает всю.
map-show-list = Список участков
map-show-map = Карта
map-closer = Приблизить
map-farther = Отдалить
map-whole = Показать всю карту
map-key-rail = рельсы
map-key-sea = вода
map-key-any = любой
map-length = длина
map-points = очки
map-route = { $name }, { $type ->
    [rail] железная дорога
   *[sea] вода
}, { $colour ->
    [purple] фиолетовый
    [yellow] жёлтый
    [green] зелёный
    [red] красный
    [black] чёрный
    [white] белый
   *[grey] любой цвет
}, { $length } { $length ->
    [one] клетка
    [few] клетки
    [many] клеток
   *[other] клетки
}, { $points } { $points ->
    [one] очко
    [few] очка
    [many] очков
   *[other] очка
}, { $whose ->
    [free] свободен
    [you] ваш
   *[other] занят, владелец — { $owner }
}
map-port = Порт в городе { $city }
map-tip = { $price } · { $points } { $points ->
    [one] очко
    [few] очка
    [many] очков
   *[other] очка
}
map-price-route = { $length } × { $colour ->
    [purple] фиолетовый
    [yellow] жёлтый
    [green] зелёный
    [red] красный
    [black] чёрный
    [white] белый
   *[grey] любой цвет
}
map-price-colour = { $cards } { $colour ->
    [purple] { $cards ->
        [one] фиолетовая
        [few] фиолетовые
        [many] фиолетовых
       *[other] фиолетовых
    }
    [yellow] { $cards ->
        [one] жёлтая
        [few] жёлтые
        [many] жёлтых
       *[other] жёлтых
    }
    [green] { $cards ->
        [one] зелёная
        [few] зелёные
        [many] зелёных
       *[other] зелёных
    }
    [red] { $cards ->
        [one] красная
        [few] красные
        [many] красных
       *[other] красных
    }
    [black] { $cards ->
        [one] чёрная
        [few] чёрные
        [many] чёрных
       *[other] чёрных
    }
   *[white] { $cards ->
        [one] белая
        [few] белые
        [many] белых
       *[other] белых
    }
}
map-price-wilds = { $cards } { $cards ->
    [one] джокер
    [few] джокера
    [many] джокеров
   *[other] джокера
}
map-list-title = Участки и порты
map-list-filter = Показать
map-list-all = все
map-list-can = можно сейчас
map-list-mine = мои
map-list-city = Через город
map-list-any-city = любой
map-list-harbours = Порты
map-list-none = Таких нет.
map-list-what = { $type ->
    [rail] железная дорога
   *[sea] вода
}, { $colour ->
    [purple] фиолетовый
    [yellow] жёлтый
    [green] зелёный
    [red] красный
    [black] чёрный
    [white] белый
   *[grey] любой цвет
}
map-list-length = { $length } { $length ->
    [one] клетка
    [few] клетки
    [many] клеток
   *[other] клетки
}
map-list-points = { $points } { $points ->
    [one] очко
    [few] очка
    [many] очков
   *[other] очка
}
map-list-free = свободен
map-list-yours = ваш
map-list-claim = Проложить
map-list-build = Построить
`,Ee=`# What the board of Great Lakes says.

## The table

tab-map = Мапа
tab-cards = Карти
tab-tickets = Маршрути
points-unit = { $points ->
    [one] бал
    [few] бали
    [many] балів
   *[other] бала
}
trains = { $n ->
    [one] вагон
    [few] вагони
    [many] вагонів
   *[other] вагонів
}
ships = { $n ->
    [one] судно
    [few] судна
    [many] суден
   *[other] суден
}
last-turns = Останні ходи
last-turns-of = { $who }: { $turns ->
    [0] ходів не лишилося
    [one] ще { $turns } хід
    [few] ще { $turns } ходи
    [many] ще { $turns } ходів
   *[other] ще { $turns } ходів
}

## Cards that can be taken

market = Відкриті карти
market-turn = дві карти або джокер
market-second = ще одну, не джокера
market-refill = заповніть місце з колоди
market-not-now = не зараз
display-gap = немає карти
display-refill = заповнити
display-alone = лише він
deck-train = вагони
deck-ship = судна
deck-tickets = маршрути
deck-label = { $deck ->
    [train] Колода вагонів
    [ship] Колода суден
   *[tickets] Колода маршрутів
}: лишилося { $cards ->
    [one] { $cards } карта
    [few] { $cards } карти
    [many] { $cards } карт
   *[other] { $cards } карт
}

## Exchanging pieces

exchange-open = Обміняти фішки…
exchange = Обмін фішок на ті, що в коробці
exchange-ends = Це весь хід, і кожна фішка коштує бал.
exchange-way = Що на що
exchange-to = { $deck ->
    [train] судна на вагони
   *[ship] вагони на судна
}
exchange-slider = Скільки фішок
exchange-less = На одну фішку менше
exchange-more = На одну фішку більше

## The start

tray = Маршрути на вибір
tray-chosen = Ваш вибір
tray-secret = Їх бачите лише ви. Невиконаний маршрут наприкінці забирає свої бали.
tray-add = Залишити цей
tray-drop = Повернути цей
tray-kept = лишаю
split = З чим ви починаєте
split-chosen = Ви починаєте з
split-secret = Інші побачать це, коли виберуть усі.
split-slider = Кількість вагонів
split-less = На вагон менше, на судно більше
split-more = На вагон більше, на судно менше
split-needs = На найкоротших шляхах ваших маршрутів { $rail ->
    [one] { $rail } клітинка
    [few] { $rail } клітинки
    [many] { $rail } клітинок
   *[other] { $rail } клітинок
} залізниці і { $sea ->
    [one] { $sea } клітинка
    [few] { $sea } клітинки
    [many] { $sea } клітинок
   *[other] { $sea } клітинок
} води.

## Tickets

tickets = Ваші маршрути
tickets-none = У вас ще немає маршрутів.
ticket-done = виконано
ticket-lost = виконати вже не можна
ticket-lost-short = неможливо
ticket-now = цей хід
ticket-to-go = ще { $n }
ticket-needs = Лишилося прокласти: { $rail ->
    [one] { $rail } клітинка
    [few] { $rail } клітинки
    [many] { $rail } клітинок
   *[other] { $rail } клітинок
} залізниці, { $sea ->
    [one] { $sea } клітинка
    [few] { $sea } клітинки
    [many] { $sea } клітинок
   *[other] { $sea } клітинок
} води

## Cards and hand

card-about-plain = Оплачує залізницю свого кольору або сіру.
card-about-anchored = Оплачує залізницю; його якір оплачує ще й порт.
card-about-single = Оплачує одну клітинку води; його якір оплачує ще й порт.
card-about-double = Оплачує дві клітинки води.
card-about-wild = Заміняє будь-який вагон чи судно. Узятий з відкритих карт, він — єдина карта ходу.
card-copies = у коробці: { $copies }
hand = Ваша рука
hand-empty = У вас немає карт.
hand-pile = { $card }, { $cards }
hand-pays = { $of ->
    [1] оплата
   *[other] { $n } з { $of }
}

## Seats

seat-cards = { $n ->
    [one] карта в руці
    [few] карти в руці
    [many] карт у руці
   *[other] карт у руці
}
seat-tickets = { $n ->
    [one] маршрут
    [few] маршрути
    [many] маршрутів
   *[other] маршрутів
}
seat-trains = { $n ->
    [one] вагон лишився
    [few] вагони лишилися
    [many] вагонів лишилося
   *[other] вагонів лишилося
}
seat-ships = { $n ->
    [one] судно лишилося
    [few] судна лишилися
    [many] суден лишилося
   *[other] суден лишилося
}
seat-harbours = { $built ->
    [0] Жодного порту не збудовано
    [one] Збудовано { $built } порт
    [few] Збудовано { $built } порти
    [many] Збудовано { $built } портів
   *[other] Збудовано { $built } портів
}, ще можна: { $left }
seat-score = { $track } на шкалі; { $total } з усім, що вам відомо
seat-turns = { $turns ->
    [0] ходів немає
    [one] ще { $turns } хід
    [few] ще { $turns } ходи
    [many] ще { $turns } ходів
   *[other] ще { $turns } ходів
}

## The bar

do-keep = { $n ->
    [one] Залишити { $n } маршрут
    [few] Залишити { $n } маршрути
    [many] Залишити { $n } маршрутів
   *[other] Залишити { $n } маршрутів
}
do-keep-more = Виберіть ще { $n }
do-pieces = Почати: вагонів { $trains }, суден { $ships }
do-exchange = { $n ->
    [one] Обміняти { $n } фішку
    [few] Обміняти { $n } фішки
    [many] Обміняти { $n } фішок
   *[other] Обміняти { $n } фішок
}
do-not-exchange = Не міняти
do-claim = Прокласти за { $points }
do-build = Збудувати порт
pay = Оплата
pay-cards = { $copies } × { $card }
pay-before = Попередній спосіб оплати
pay-next = Наступний спосіб оплати
pay-ways = спосіб { $way } з { $ways }
detail-tickets = Наведіть на маршрут або торкніться його: мапа покаже шлях.
detail-second = Відкритого джокера беруть лише самого.
detail-claim = { $name }: { $points ->
    [one] { $points } бал
    [few] { $points } бали
    [many] { $points } балів
   *[other] { $points } бала
}.
detail-done = { $ticket } буде виконано: { $points }.
detail-left = { $type ->
    [rail] Вагонів
   *[sea] Суден
} лишиться: { $n }.
detail-harbour = Порт у місті { $city }. Портів лишиться: { $n }.

## The end

part-track = На шкалі
part-done = Виконані маршрути ({ $n })
part-failed = Невиконані маршрути ({ $n })
part-harbours = Порти ({ $n })
part-unbuilt = Не збудовані порти
part-total = Разом

## The map

map-title = Мапа
map-keys = Мапа. Стрілки рухають її, плюс і мінус змінюють масштаб, нуль показує всю.
map-show-list = Список ділянок
map-show-map = Мапа
map-closer = Наблизити
map-farther = Віддалити
map-whole = Показати всю мапу
map-key-rail = колія
map-key-sea = вода
map-key-any = будь-який
map-length = довжина
map-points = бали
map-route = { $name }, { $type ->
    [rail] залізниця
   *[sea] вода
}, { $colour ->
    [purple] фіолетовий
    [yellow] жовтий
    [green] зелений
    [red] червоний
    [black] чорний
    [white] білий
   *[grey] будь-який колір
}, { $length } { $length ->
    [one] клітинка
    [few] клітинки
    [many] клітинок
   *[other] клітинки
}, { $points } { $points ->
    [one] бал
    [few] бали
    [many] балів
   *[other] бала
}, { $whose ->
    [free] вільна
    [you] ваша
   *[other] зайнята, власник — { $owner }
}
map-port = Порт у місті { $city }
map-tip = { $price } · { $points } { $points ->
    [one] бал
    [few] бали
    [many] балів
   *[other] бала
}
map-price-route = { $length } × { $colour ->
    [purple] фіолетовий
    [yellow] жовтий
    [green] зелений
    [red] червоний
    [black] чорний
    [white] білий
   *[grey] будь-який колір
}
map-price-colour = { $cards } { $colour ->
    [purple] { $cards ->
        [one] фіолетова
        [few] фіолетові
        [many] фіолетових
       *[other] фіолетових
    }
    [yellow] { $cards ->
        [one] жовта
        [few] жовті
        [many] жовтих
       *[other] жовтих
    }
    [green] { $cards ->
        [one] зелена
        [few] зелені
        [many] зелених
       *[other] зелених
    }
    [red] { $cards ->
        [one] червона
        [few] червоні
        [many] червоних
       *[other] червоних
    }
    [black] { $cards ->
        [one] чорна
        [few] чорні
        [many] чорних
       *[other] чорних
    }
   *[white] { $cards ->
        [one] біла
        [few] білі
        [many] білих
       *[other] білих
    }
}
map-price-wilds = { $cards } { $cards ->
    [one] джокер
    [few] джокери
    [many] джокерів
   *[other] джокера
}
map-list-title = Ділянки й порти
map-list-filter = Показати
map-list-all = усі
map-list-can = можна зараз
map-list-mine = мої
map-list-city = Через місто
map-list-any-city = будь-яке
map-list-harbours = Порти
map-list-none = Таких немає.
map-list-what = { $type ->
    [rail] залізниця
   *[sea] вода
}, { $colour ->
    [purple] фіолетовий
    [yellow] жовтий
    [green] зелений
    [red] червоний
    [black] чорний
    [white] білий
   *[grey] будь-який колір
}
map-list-length = { $length } { $length ->
    [one] клітинка
    [few] клітинки
    [many] клітинок
   *[other] клітинки
}
map-list-points = { $points } { $points ->
    [one] бал
    [few] бали
    [many] балів
   *[other] бала
}
map-list-free = { $what ->
    [port] вільний
   *[route] вільна
}
map-list-yours = { $what ->
    [port] ваш
   *[route] ваша
}
map-list-claim = Прокласти
map-list-build = Збудувати
`,De=`# What the board of Isle of Trains says.

## Cards

card-cost = Costs { $cards ->
    [one] one card
   *[other] { $cards } cards
}
card-points = { $points ->
    [one] One point
   *[other] { $points } points
}
card-power = Power { $power }
card-weight = Weight { $weight }
card-holds = Holds { $what ->
    [passenger] { $places ->
        [one] one passenger
       *[other] { $places } passengers
    }
    [any_cargo] one cargo of any kind
    [coal] { $places } coal
    [oil] { $places } oil
   *[box] { $places ->
        [one] one box
       *[other] { $places } boxes
    }
}
card-passengers = When built, draw { $passengers ->
    [one] a passenger
   *[other] { $passengers } passengers
}
card-symbol = As cargo: { $cargo ->
    [coal] coal
    [oil] oil
    [box] a box
   *[all] any cargo
}
letter-build = B
letter-load = L
letter-deliver = D
letter-any = A

## The island

cargo-coal = coal
cargo-oil = oil
cargo-box = box
cargo-all = any cargo
contract-label = { $kind ->
    [primary] Starting contract of { $island }
   *[other] Additional contract of { $island }
}: { $needs }; { $points ->
    [one] one point
   *[other] { $points } points
}
contract-done = { $kind ->
    [primary] Starting contract of { $island }
   *[other] Additional contract of { $island }
}, completed ({ $who }): { $points ->
    [one] one point
   *[other] { $points } points
}
contract-gone = Additional contract of { $island }, closed: { $needs }; { $points ->
    [one] one point
   *[other] { $points } points
}
done = done
ticket-label = Ticket of { $island }: { $filled } of { $spaces } passengers. Next: { $reward }
ticket-full = it is full.
progress = Progress
progress-label = Progress train: space { $at }, the game ends at { $end }
ends-at = ends at { $space }
turns-left = { $turns ->
    [one] one turn left
   *[other] { $turns } turns left
}

## Seats and trains

train-of = Train of { $who }
vehicle-label = { $card }, loads { $loads } of { $places }
load-passenger = { $colour ->
    [green] Green
    [orange_red] Orange
    [black] Black
    [purple] Purple
    [cyan] Cyan
   *[white] White
} passenger
load-card = { $card } as { $cargo ->
    [coal] coal
    [oil] oil
    [box] a box
   *[all] any cargo
}
load-face-down = Face-down card as { $cargo ->
    [coal] coal
    [oil] oil
    [box] a box
   *[all] any cargo
}{ $card ->
    [none] {""}
   *[other] : { $card }
}
building-label = { $card }: { $points ->
    [one] one point
   *[other] { $points } points
} now
no-building = no building
seat-cards = { $cards ->
    [one] One card
   *[other] { $cards } cards
} in hand
seat-tokens = { $tokens ->
    [one] One token
   *[other] { $tokens } tokens
}
seat-points = { $points ->
    [one] One point
   *[other] { $points } points
}
seat-strength = Weight { $weight }, power { $power }
seat-waiting = Waiting to be loaded: { $colour ->
    [green] green
    [orange_red] orange
    [black] black
    [purple] purple
    [cyan] cyan
   *[white] white
}, { $passengers }

## The row and the piles

row = Row
row-refill = refilled after the turn
row-gap = Taken
deck = deck
deck-known = deck; this is its top card
deck-label = Deck: { $cards ->
    [one] one card
   *[other] { $cards } cards
}
discards = discarded
discards-open = Look through the discard pile
bag = in the bag
bag-label = In the bag: { $passengers ->
    [one] one passenger
   *[other] { $passengers } passengers
}

## Alone

day = Day
night = Night
goal = Goal
goal-reached = Reached: { $done } of { $of }
buy-back-price = Buying back a card: { $tokens ->
    [one] one token.
   *[other] { $tokens } tokens.
}
rating = Rating: { $title }
goal-won = The goal is reached: the scenario is won.
goal-lost = The goal is not reached: the scenario is not won.

## Tabs, hand, bar

tab-trains = Trains
tab-island = Island
tab-row = Row
hand = Your hand
hand-empty = Your hand is empty.
hand-builds = { $card }, being built
hand-loads = { $card }, being loaded
hand-pays = { $card }, paid
tag-builds = builds
tag-loads = loads
tag-pays = pays
detail-actions = { $actions ->
    [one] One action left in this turn.
   *[other] { $actions } actions in this turn.
}
detail-draw = { $cards ->
    [one] One card
   *[other] { $cards } cards
} to take.
detail-discard = { $cards ->
    [one] One card
   *[other] { $cards } cards
} to discard.
detail-strength = Weight { $weight }, power { $power }.
detail-pay = { $cards ->
    [one] One more card
   *[other] { $cards } more cards
} of { $cost }.
detail-needs = Still needed:
detail-aside = { $loads ->
    [0] Two cards for each load.
    [one] One load so far, two cards for each.
   *[other] { $loads } loads so far, two cards for each.
}

## Points

part-tokens = Tokens
part-train = Engine and cars
part-contracts = Contracts
part-loads = Loads in the train
part-progress = Progress train
part-buildings = Buildings
part-total = Total
`,Oe=`# What the board of Isle of Trains says.

## Cards

card-cost = Цена: { $cards } { $cards ->
    [one] карта
    [few] карты
    [many] карт
   *[other] карты
}
card-points = { $points } { $points ->
    [one] очко
    [few] очка
    [many] очков
   *[other] очка
}
card-power = Мощность { $power }
card-weight = Вес { $weight }
card-holds = Вмещает: { $what ->
    [passenger] { $places } { $places ->
        [one] пассажира
        [few] пассажиров
        [many] пассажиров
       *[other] пассажира
    }
    [any_cargo] один груз любого типа
    [coal] уголь, { $places }
    [oil] нефть, { $places }
   *[box] { $places } { $places ->
        [one] коробку
        [few] коробки
        [many] коробок
       *[other] коробки
    }
}
card-passengers = Построив, вытяните { $passengers } { $passengers ->
    [one] пассажира
    [few] пассажиров
    [many] пассажиров
   *[other] пассажира
}
card-symbol = Как груз: { $cargo ->
    [coal] уголь
    [oil] нефть
    [box] коробка
   *[all] любой груз
}
letter-build = С
letter-load = П
letter-deliver = В
letter-any = Д

## The island

cargo-coal = уголь
cargo-oil = нефть
cargo-box = коробка
cargo-all = любой груз
contract-label = { $kind ->
    [primary] Стартовый контракт: { $island }
   *[other] Дополнительный контракт: { $island }
}. { $needs }; { $points } { $points ->
    [one] очко
    [few] очка
    [many] очков
   *[other] очка
}
contract-done = { $kind ->
    [primary] Стартовый контракт: { $island }
   *[other] Дополнительный контракт: { $island }
}, выполнен ({ $who }): { $points } { $points ->
    [one] очко
    [few] очка
    [many] очков
   *[other] очка
}
contract-gone = Дополнительный контракт: { $island }, закрыт. { $needs }; { $points } { $points ->
    [one] очко
    [few] очка
    [many] очков
   *[other] очка
}
done = выполнен
ticket-label = Билет: { $island }. Пассажиров { $filled } из { $spaces }. Дальше: { $reward }
ticket-full = мест нет.
progress = Прогресс
progress-label = Локомотив прогресса: деление { $at }, конец игры на { $end }
ends-at = конец на { $space }
turns-left = { $turns ->
    [one] остался { $turns } ход
    [few] осталось { $turns } хода
    [many] осталось { $turns } ходов
   *[other] осталось { $turns } хода
}

## Seats and trains

train-of = Поезд: { $who }
vehicle-label = { $card }, загружено { $loads } из { $places }
load-passenger = { $colour ->
    [green] Зелёный
    [orange_red] Оранжевый
    [black] Чёрный
    [purple] Фиолетовый
    [cyan] Голубой
   *[white] Белый
} пассажир
load-card = { $card } как { $cargo ->
    [coal] уголь
    [oil] нефть
    [box] коробка
   *[all] любой груз
}
load-face-down = Закрытая карта как { $cargo ->
    [coal] уголь
    [oil] нефть
    [box] коробка
   *[all] любой груз
}{ $card ->
    [none] {""}
   *[other] : { $card }
}
building-label = { $card }: сейчас { $points } { $points ->
    [one] очко
    [few] очка
    [many] очков
   *[other] очка
}
no-building = без здания
seat-cards = В руке { $cards } { $cards ->
    [one] карта
    [few] карты
    [many] карт
   *[other] карты
}
seat-tokens = { $tokens } { $tokens ->
    [one] жетон
    [few] жетона
    [many] жетонов
   *[other] жетона
}
seat-points = { $points } { $points ->
    [one] очко
    [few] очка
    [many] очков
   *[other] очка
}
seat-strength = Вес { $weight }, мощность { $power }
seat-waiting = Ждут посадки: { $colour ->
    [green] зелёные
    [orange_red] оранжевые
    [black] чёрные
    [purple] фиолетовые
    [cyan] голубые
   *[white] белые
}, { $passengers }

## The row and the piles

row = Ряд
row-refill = пополнится после хода
row-gap = Взята
deck = колода
deck-known = колода; это её верхняя карта
deck-label = В колоде { $cards } { $cards ->
    [one] карта
    [few] карты
    [many] карт
   *[other] карты
}
discards = сброс
discards-open = Просмотреть сброс
bag = в мешочке
bag-label = В мешочке { $passengers } { $passengers ->
    [one] пассажир
    [few] пассажира
    [many] пассажиров
   *[other] пассажира
}

## Alone

day = День
night = Ночь
goal = Цель
goal-reached = Достигнуто { $done } из { $of }
buy-back-price = Выкуп карты: { $tokens } { $tokens ->
    [one] жетон.
    [few] жетона.
    [many] жетонов.
   *[other] жетона.
}
rating = Звание: { $title }
goal-won = Цель достигнута: сценарий пройден.
goal-lost = Цель не достигнута: сценарий не пройден.

## Tabs, hand, bar

tab-trains = Поезда
tab-island = Остров
tab-row = Ряд
hand = Ваша рука
hand-empty = У вас нет карт.
hand-builds = { $card }: строится
hand-loads = { $card }: грузится
hand-pays = { $card }: уплачено
tag-builds = строю
tag-loads = гружу
tag-pays = плачу
detail-actions = { $actions ->
    [one] Осталось { $actions } действие этого хода.
    [few] В этом ходу { $actions } действия.
    [many] В этом ходу { $actions } действий.
   *[other] В этом ходу { $actions } действия.
}
detail-draw = { $cards ->
    [one] Нужно взять { $cards } карту.
    [few] Нужно взять { $cards } карты.
    [many] Нужно взять { $cards } карт.
   *[other] Нужно взять { $cards } карты.
}
detail-discard = { $cards ->
    [one] Нужно сбросить { $cards } карту.
    [few] Нужно сбросить { $cards } карты.
    [many] Нужно сбросить { $cards } карт.
   *[other] Нужно сбросить { $cards } карты.
}
detail-strength = Вес { $weight }, мощность { $power }.
detail-pay = Ещё { $cards } { $cards ->
    [one] карта
    [few] карты
    [many] карт
   *[other] карты
} из { $cost }.
detail-needs = Ещё нужно:
detail-aside = { $loads ->
    [0] По две карты за каждый груз и пассажира.
    [one] Пока { $loads }, по две карты за каждый.
    [few] Пока { $loads }, по две карты за каждый.
    [many] Пока { $loads }, по две карты за каждый.
   *[other] Пока { $loads }, по две карты за каждый.
}

## Points

part-tokens = Жетоны
part-train = Локомотив и вагоны
part-contracts = Контракты
part-loads = Погруженное в поезд
part-progress = Локомотив прогресса
part-buildings = Здания
part-total = Всего
`,ke=`# What the board of Isle of Trains says.

## Cards

card-cost = Ціна: { $cards } { $cards ->
    [one] карта
    [few] карти
    [many] карт
   *[other] карти
}
card-points = { $points } { $points ->
    [one] бал
    [few] бали
    [many] балів
   *[other] бала
}
card-power = Потужність { $power }
card-weight = Вага { $weight }
card-holds = Вміщує: { $what ->
    [passenger] { $places } { $places ->
        [one] пасажира
        [few] пасажирів
        [many] пасажирів
       *[other] пасажира
    }
    [any_cargo] один вантаж будь-якого типу
    [coal] вугілля, { $places }
    [oil] нафту, { $places }
   *[box] { $places } { $places ->
        [one] коробку
        [few] коробки
        [many] коробок
       *[other] коробки
    }
}
card-passengers = Побудувавши, витягніть { $passengers } { $passengers ->
    [one] пасажира
    [few] пасажирів
    [many] пасажирів
   *[other] пасажира
}
card-symbol = Як вантаж: { $cargo ->
    [coal] вугілля
    [oil] нафта
    [box] коробка
   *[all] будь-який вантаж
}
letter-build = Б
letter-load = З
letter-deliver = П
letter-any = Д

## The island

cargo-coal = вугілля
cargo-oil = нафта
cargo-box = коробка
cargo-all = будь-який вантаж
contract-label = { $kind ->
    [primary] Стартовий контракт: { $island }
   *[other] Додатковий контракт: { $island }
}. { $needs }; { $points } { $points ->
    [one] бал
    [few] бали
    [many] балів
   *[other] бала
}
contract-done = { $kind ->
    [primary] Стартовий контракт: { $island }
   *[other] Додатковий контракт: { $island }
}, виконано ({ $who }): { $points } { $points ->
    [one] бал
    [few] бали
    [many] балів
   *[other] бала
}
contract-gone = Додатковий контракт: { $island }, закрито. { $needs }; { $points } { $points ->
    [one] бал
    [few] бали
    [many] балів
   *[other] бала
}
done = виконано
ticket-label = Квиток: { $island }. Пасажирів { $filled } з { $spaces }. Далі: { $reward }
ticket-full = місць немає.
progress = Прогрес
progress-label = Локомотив прогресу: поділка { $at }, кінець гри на { $end }
ends-at = кінець на { $space }
turns-left = лишилося { $turns } { $turns ->
    [one] хід
    [few] ходи
    [many] ходів
   *[other] ходу
}

## Seats and trains

train-of = Потяг: { $who }
vehicle-label = { $card }, завантажено { $loads } з { $places }
load-passenger = { $colour ->
    [green] Зелений
    [orange_red] Помаранчевий
    [black] Чорний
    [purple] Фіолетовий
    [cyan] Блакитний
   *[white] Білий
} пасажир
load-card = { $card } як { $cargo ->
    [coal] вугілля
    [oil] нафта
    [box] коробка
   *[all] будь-який вантаж
}
load-face-down = Карта долілиць як { $cargo ->
    [coal] вугілля
    [oil] нафта
    [box] коробка
   *[all] будь-який вантаж
}{ $card ->
    [none] {""}
   *[other] : { $card }
}
building-label = { $card }: зараз { $points } { $points ->
    [one] бал
    [few] бали
    [many] балів
   *[other] бала
}
no-building = без споруди
seat-cards = У руці { $cards } { $cards ->
    [one] карта
    [few] карти
    [many] карт
   *[other] карти
}
seat-tokens = { $tokens } { $tokens ->
    [one] маркер ПБ
    [few] маркери ПБ
    [many] маркерів ПБ
   *[other] маркера ПБ
}
seat-points = { $points } { $points ->
    [one] бал
    [few] бали
    [many] балів
   *[other] бала
}
seat-strength = Вага { $weight }, потужність { $power }
seat-waiting = Чекають на посадку: { $colour ->
    [green] зелені
    [orange_red] помаранчеві
    [black] чорні
    [purple] фіолетові
    [cyan] блакитні
   *[white] білі
}, { $passengers }

## The row and the piles

row = Ряд
row-refill = поповниться після ходу
row-gap = Узято
deck = колода
deck-known = колода; це її верхня карта
deck-label = У колоді { $cards } { $cards ->
    [one] карта
    [few] карти
    [many] карт
   *[other] карти
}
discards = скид
discards-open = Переглянути скид
bag = у мішечку
bag-label = У мішечку { $passengers } { $passengers ->
    [one] пасажир
    [few] пасажири
    [many] пасажирів
   *[other] пасажира
}

## Alone

day = День
night = Ніч
goal = Мета
goal-reached = Досягнуто { $done } з { $of }
buy-back-price = Викуп карти: { $tokens } { $tokens ->
    [one] маркер ПБ.
    [few] маркери ПБ.
    [many] маркерів ПБ.
   *[other] маркера ПБ.
}
rating = Звання: { $title }
goal-won = Мети досягнуто: сценарій пройдено.
goal-lost = Мети не досягнуто: сценарій не пройдено.

## Tabs, hand, bar

tab-trains = Потяги
tab-island = Острів
tab-row = Ряд
hand = Ваша рука
hand-empty = У вас немає карт.
hand-builds = { $card }: будується
hand-loads = { $card }: завантажується
hand-pays = { $card }: сплачено
tag-builds = будую
tag-loads = вантажу
tag-pays = плачу
detail-actions = { $actions ->
    [one] Лишилася { $actions } дія цього ходу.
    [few] Цього ходу { $actions } дії.
    [many] Цього ходу { $actions } дій.
   *[other] Цього ходу { $actions } дії.
}
detail-draw = { $cards ->
    [one] Треба взяти { $cards } карту.
    [few] Треба взяти { $cards } карти.
    [many] Треба взяти { $cards } карт.
   *[other] Треба взяти { $cards } карти.
}
detail-discard = { $cards ->
    [one] Треба скинути { $cards } карту.
    [few] Треба скинути { $cards } карти.
    [many] Треба скинути { $cards } карт.
   *[other] Треба скинути { $cards } карти.
}
detail-strength = Вага { $weight }, потужність { $power }.
detail-pay = Ще { $cards } { $cards ->
    [one] карта
    [few] карти
    [many] карт
   *[other] карти
} з { $cost }.
detail-needs = Ще бракує:
detail-aside = { $loads ->
    [0] По дві карти за кожен вантаж і пасажира.
    [one] Поки що { $loads }, по дві карти за кожен.
    [few] Поки що { $loads }, по дві карти за кожен.
    [many] Поки що { $loads }, по дві карти за кожен.
   *[other] Поки що { $loads }, по дві карти за кожен.
}

## Points

part-tokens = Маркери ПБ
part-train = Локомотив і вагони
part-contracts = Контракти
part-loads = Завантажене в потяг
part-progress = Локомотив прогресу
part-buildings = Споруди
part-total = Усього
`,Ae=`# What the board of the card game says.

## The table

yard = Depots
tab-yard = Depots and cards
tab-tickets = Tickets and cities
market = Open cards
half = { $half ->
    [0] first deck of two
   *[1] second deck
}
last-turns = { $turns ->
    [one] the last turn
   *[other] { $turns } last turns
}
display-gap = No card
deck = train deck
deck-label = Train deck: { $cards ->
    [one] one card
   *[other] { $cards } cards
} left
ticket-deck = tickets
ticket-deck-label = Ticket deck: { $tickets ->
    [one] one ticket
   *[other] { $tickets } tickets
} left
discards = discarded
points-unit = { $points ->
    [one] point
   *[other] points
}

## Depots

bay-row = { $colour }: { $coloured ->
    [0] no coloured card
    [one] one card
   *[other] { $coloured } cards
}{ $locomotives ->
    [0] {""}
    [one] , one locomotive
   *[other] , { $locomotives } locomotives
}. In the depot of: { $who }
bay-free-label = { $colour }: in no depot
bay-own = your row
bay-free = free
bay-coming = being laid
bay-rob = rob with { $cards }
bay-needs = needs { $cards }
bay-wanted = tickets need
bay-held = in hand

## Cities

cities = Bonuses of the big cities
city-bonus = { $city }: a bonus of { $points ->
    [one] one point
   *[other] { $points } points
} for whoever serves it most often
city-served = { $who }: { $times ->
    [one] one completed ticket
   *[other] { $times } completed tickets
}
city-leads = { $who }: { $times ->
    [one] one completed ticket
   *[other] { $times } completed tickets
}, nobody has more
city-yours = { $tickets ->
    [0] none of your tickets
    [one] one of your tickets
   *[other] { $tickets } of your tickets
}
city-nobody = not served yet

## Tickets

tickets = Your tickets
tickets-all = Tickets
tickets-none = You hold no ticket.
tickets-sum = { $tickets } for { $points ->
    [one] one point
   *[other] { $points } points
}
legend = Ticked: in your stack. Framed: in your depot. Pale: missing. Each ticket by itself.
legend-hidden = Framed: in your depot. Plain: in hand. Pale: missing. Your stack stays face down.
where-stack = in your stack
where-depot = in your depot
where-hand = in your hand
where-missing = missing
completed-by = { $who }: { $tickets } completed
left-by = { $who }: { $tickets } not completed
tray-keep = { $tickets ->
    [0] Tickets to choose from
    [one] You keep one ticket for { $points } points
   *[other] You keep { $tickets } tickets for { $points } points
}
tray-secret = Only you see them. A ticket not completed in the end costs its points.
tray-complete = { $tickets ->
    [0] The stacks lie open
    [one] One ticket completed: { $points } points
   *[other] { $tickets } tickets completed: { $points } points
}
tray-stack = Your stack:
tray-best = Complete the best { $tickets ->
    [one] one for { $points } points
   *[other] { $tickets } for { $points } points
}
stack-empty = no cards
mark-keep = kept
mark-complete = completed
stack = in the stack

## Cards and hand

card-joker = Stands for any colour. Taken from the open cards it is the only card of the turn.
card-coloured = Lay two or more of a colour, or three different colours, into your depot.
card-copies = { $copies } in the box
hand = Your hand
hand-empty = You have no cards.
hand-pile = { $card }, { $cards }
hand-laid = { $cards ->
    [one] one laid
   *[other] { $cards } laid
}

## Seats

seat-cards = { $n ->
    [one] card in hand
   *[other] cards in hand
}
seat-tickets = { $n ->
    [one] ticket
   *[other] tickets
}
seat-completed = { $n ->
    [one] ticket completed
   *[other] tickets completed
}
seat-stack = { $n ->
    [one] card in the stack
   *[other] cards in the stack
}

## The bar

detail-dispatch = The row has { $coloured ->
    [one] one coloured card
   *[other] { $coloured } coloured cards
} and { $locomotives ->
    [one] one locomotive
   *[other] { $locomotives } locomotives
}.
detail-last = Your last turn: no train cards are drawn, and what you lay now is not sent any more.
detail-second = An open locomotive counts as two cards, so it cannot be the second.
detail-group = The group needs at least { $cards } cards.
detail-rob = { $cards } cards or more rob { $who }.
detail-triple = { $cards ->
    [one] One colour named, two to go.
   *[other] Two colours named, one to go.
}
detail-complete = { $tickets ->
    [0] Choose tickets one by one, or let the best be completed.
    [one] One ticket for { $points } points so far; more can be completed.
   *[other] { $tickets } tickets for { $points } points so far; more can be completed.
}
detail-complete-all = { $tickets ->
    [0] Your stack completes none of your tickets.
    [one] One ticket for { $points } points: no more can be completed.
   *[other] { $tickets } tickets for { $points } points: no more can be completed.
}

## The end

part-completed = Tickets completed ({ $n })
part-uncompleted = Tickets not completed ({ $n })
part-bonuses = Big cities ({ $n })
part-total = Total
`,je=`# What the board of the card game says.

## The table

yard = Депо
tab-yard = Депо и карты
tab-tickets = Маршруты и города
market = Открытые карты
half = { $half ->
    [0] первая колода из двух
   *[1] вторая колода
}
last-turns = { $turns ->
    [one] остался { $turns } ход
    [few] осталось { $turns } хода
    [many] осталось { $turns } ходов
   *[other] осталось { $turns } хода
}
display-gap = Карты нет
deck = колода
deck-label = В колоде вагонов { $cards } { $cards ->
    [one] карта
    [few] карты
    [many] карт
   *[other] карты
}
ticket-deck = маршруты
ticket-deck-label = В колоде маршрутов { $tickets } { $tickets ->
    [one] маршрут
    [few] маршрута
    [many] маршрутов
   *[other] маршрута
}
discards = сброс
points-unit = { $points ->
    [one] балл
    [few] балла
    [many] баллов
   *[other] балла
}

## Depots

bay-row = { $colour }: { $coloured } { $coloured ->
    [one] карта
    [few] карты
    [many] карт
   *[other] карты
}{ $locomotives ->
    [0] {""}
    [one] , { $locomotives } локомотив
    [few] , { $locomotives } локомотива
    [many] , { $locomotives } локомотивов
   *[other] , { $locomotives } локомотива
}. Чьё депо: { $who }
bay-free-label = { $colour }: ни в одном депо
bay-own = ваш ряд
bay-free = свободно
bay-coming = выкладывается
bay-rob = грабёж: { $cards }
bay-needs = нужно { $cards }
bay-wanted = для маршрутов
bay-held = на руке

## Cities

cities = Бонусы крупных городов
city-bonus = { $city }: бонус { $points } { $points ->
    [one] балл
    [few] балла
    [many] баллов
   *[other] балла
} тому, кто обслуживает его чаще всех
city-served = { $who }: { $times } { $times ->
    [one] выполненный маршрут
    [few] выполненных маршрута
    [many] выполненных маршрутов
   *[other] выполненного маршрута
}
city-leads = { $who }: { $times } { $times ->
    [one] выполненный маршрут
    [few] выполненных маршрута
    [many] выполненных маршрутов
   *[other] выполненного маршрута
}, больше нет ни у кого
city-yours = { $tickets ->
    [0] нет ваших
    [one] { $tickets } ваш маршрут
    [few] { $tickets } ваших маршрута
    [many] { $tickets } ваших маршрутов
   *[other] { $tickets } вашего маршрута
}
city-nobody = ещё не обслужен

## Tickets

tickets = Ваши маршруты
tickets-all = Маршруты
tickets-none = У вас нет маршрутов.
tickets-sum = { $tickets } на { $points } { $points ->
    [one] балл
    [few] балла
    [many] баллов
   *[other] балла
}
legend = С галочкой — в составе, в рамке — в депо, бледный — не хватает. Каждый маршрут отдельно.
legend-hidden = В рамке — в депо, обычный — на руке, бледный — не хватает. Состав лежит рубашкой вверх.
where-stack = в вашем составе
where-depot = в вашем депо
where-hand = на руке
where-missing = не хватает
completed-by = { $who }: выполнено { $tickets }
left-by = { $who }: не выполнено { $tickets }
tray-keep = { $tickets ->
    [0] Маршруты на выбор
    [one] Оставляете { $tickets } маршрут, баллов: { $points }
    [few] Оставляете { $tickets } маршрута, баллов: { $points }
    [many] Оставляете { $tickets } маршрутов, баллов: { $points }
   *[other] Оставляете { $tickets } маршрута, баллов: { $points }
}
tray-secret = Их видите только вы. Невыполненный маршрут в конце отнимет свои баллы.
tray-complete = { $tickets ->
    [0] Составы открыты
    [one] Выполнен { $tickets } маршрут, баллов: { $points }
    [few] Выполнено { $tickets } маршрута, баллов: { $points }
    [many] Выполнено { $tickets } маршрутов, баллов: { $points }
   *[other] Выполнено { $tickets } маршрута, баллов: { $points }
}
tray-stack = Ваш состав:
tray-best = Выполнить лучшее: { $tickets } { $tickets ->
    [one] маршрут
    [few] маршрута
    [many] маршрутов
   *[other] маршрута
}, баллов: { $points }
stack-empty = карт нет
mark-keep = оставляете
mark-complete = выполнено
stack = в составе

## Cards and hand

card-joker = Заменяет любой цвет. Взятый из открытых карт, он — единственная карта за ход.
card-coloured = Выкладывайте в депо две или больше карт одного цвета или три разных цветов.
card-copies = в коробке { $copies }
hand = Ваша рука
hand-empty = У вас нет карт.
hand-pile = { $card }, { $cards }
hand-laid = { $cards ->
    [one] кладёте { $cards }
    [few] кладёте { $cards }
    [many] кладёте { $cards }
   *[other] кладёте { $cards }
}

## Seats

seat-cards = { $n ->
    [one] карта на руке
    [few] карты на руке
    [many] карт на руке
   *[other] карты на руке
}
seat-tickets = { $n ->
    [one] маршрут
    [few] маршрута
    [many] маршрутов
   *[other] маршрута
}
seat-completed = { $n ->
    [one] выполненный маршрут
    [few] выполненных маршрута
    [many] выполненных маршрутов
   *[other] выполненного маршрута
}
seat-stack = { $n ->
    [one] карта в составе
    [few] карты в составе
    [many] карт в составе
   *[other] карты в составе
}

## The bar

detail-dispatch = В ряду { $coloured } { $coloured ->
    [one] цветная карта
    [few] цветные карты
    [many] цветных карт
   *[other] цветной карты
} и { $locomotives } { $locomotives ->
    [one] локомотив
    [few] локомотива
    [many] локомотивов
   *[other] локомотива
}.
detail-last = Ваш последний ход: карт вагонов уже не берут, а выложенное сейчас в состав не попадёт.
detail-second = Открытый локомотив считается за две карты, поэтому вторым быть не может.
detail-group = Карт в группе должно быть не меньше { $cards }.
detail-rob = Если карт { $cards } или больше, вы грабите депо ({ $who }).
detail-triple = { $cards ->
    [one] Назван { $cards } цвет, осталось два.
    [few] Названо { $cards } цвета, остался один.
    [many] Названо { $cards } цветов, остался один.
   *[other] Названо { $cards } цвета, остался один.
}
detail-complete = { $tickets ->
    [0] Выбирайте маршруты по одному или выполните лучшие сразу.
    [one] Пока { $tickets } маршрут, баллов: { $points }; можно выполнить ещё.
    [few] Пока { $tickets } маршрута, баллов: { $points }; можно выполнить ещё.
    [many] Пока { $tickets } маршрутов, баллов: { $points }; можно выполнить ещё.
   *[other] Пока { $tickets } маршрута, баллов: { $points }; можно выполнить ещё.
}
detail-complete-all = { $tickets ->
    [0] Картами вашего состава ни одного маршрута не выполнить.
    [one] { $tickets } маршрут, баллов: { $points }; больше выполнить нельзя.
    [few] { $tickets } маршрута, баллов: { $points }; больше выполнить нельзя.
    [many] { $tickets } маршрутов, баллов: { $points }; больше выполнить нельзя.
   *[other] { $tickets } маршрута, баллов: { $points }; больше выполнить нельзя.
}

## The end

part-completed = Выполненные маршруты ({ $n })
part-uncompleted = Невыполненные маршруты ({ $n })
part-bonuses = Крупные города ({ $n })
part-total = Итого
`,Me=`# What the board of the card game says.

## The table

yard = Депо
tab-yard = Депо й карти
tab-tickets = Маршрути й міста
market = Відкриті карти
half = { $half ->
    [0] перша колода з двох
   *[1] друга колода
}
last-turns = { $turns ->
    [one] лишився { $turns } хід
    [few] лишилося { $turns } ходи
    [many] лишилося { $turns } ходів
   *[other] лишилося { $turns } ходу
}
display-gap = Карти немає
deck = колода
deck-label = У колоді вагонів { $cards } { $cards ->
    [one] карта
    [few] карти
    [many] карт
   *[other] карти
}
ticket-deck = маршрути
ticket-deck-label = У колоді маршрутів { $tickets } { $tickets ->
    [one] маршрут
    [few] маршрути
    [many] маршрутів
   *[other] маршруту
}
discards = відбій
points-unit = { $points ->
    [one] бал
    [few] бали
    [many] балів
   *[other] бала
}

## Depots

bay-row = { $colour }: { $coloured } { $coloured ->
    [one] карта
    [few] карти
    [many] карт
   *[other] карти
}{ $locomotives ->
    [0] {""}
    [one] , { $locomotives } локомотив
    [few] , { $locomotives } локомотиви
    [many] , { $locomotives } локомотивів
   *[other] , { $locomotives } локомотива
}. Чиє депо: { $who }
bay-free-label = { $colour }: у жодному депо
bay-own = ваш ряд
bay-free = вільно
bay-coming = викладається
bay-rob = грабіж: { $cards }
bay-needs = треба { $cards }
bay-wanted = для маршрутів
bay-held = на руці

## Cities

cities = Бонуси великих міст
city-bonus = { $city }: бонус { $points } { $points ->
    [one] бал
    [few] бали
    [many] балів
   *[other] бала
} тому, хто обслуговує його найчастіше
city-served = { $who }: { $times } { $times ->
    [one] виконаний маршрут
    [few] виконані маршрути
    [many] виконаних маршрутів
   *[other] виконаного маршруту
}
city-leads = { $who }: { $times } { $times ->
    [one] виконаний маршрут
    [few] виконані маршрути
    [many] виконаних маршрутів
   *[other] виконаного маршруту
}, більше немає ні в кого
city-yours = { $tickets ->
    [0] немає ваших
    [one] { $tickets } ваш маршрут
    [few] { $tickets } ваші маршрути
    [many] { $tickets } ваших маршрутів
   *[other] { $tickets } вашого маршруту
}
city-nobody = ще не обслужено

## Tickets

tickets = Ваші маршрути
tickets-all = Маршрути
tickets-none = У вас немає маршрутів.
tickets-sum = { $tickets } на { $points } { $points ->
    [one] бал
    [few] бали
    [many] балів
   *[other] бала
}
legend = З галочкою — у потязі, у рамці — в депо, блідий — бракує. Кожен маршрут окремо.
legend-hidden = У рамці — в депо, звичайний — на руці, блідий — бракує. Потяг лежить сорочкою догори.
where-stack = у вашому потязі
where-depot = у вашому депо
where-hand = на руці
where-missing = бракує
completed-by = { $who }: виконано { $tickets }
left-by = { $who }: не виконано { $tickets }
tray-keep = { $tickets ->
    [0] Маршрути на вибір
    [one] Лишаєте { $tickets } маршрут, балів: { $points }
    [few] Лишаєте { $tickets } маршрути, балів: { $points }
    [many] Лишаєте { $tickets } маршрутів, балів: { $points }
   *[other] Лишаєте { $tickets } маршруту, балів: { $points }
}
tray-secret = Їх бачите лише ви. Невиконаний маршрут наприкінці забере свої бали.
tray-complete = { $tickets ->
    [0] Потяги відкрито
    [one] Виконано { $tickets } маршрут, балів: { $points }
    [few] Виконано { $tickets } маршрути, балів: { $points }
    [many] Виконано { $tickets } маршрутів, балів: { $points }
   *[other] Виконано { $tickets } маршруту, балів: { $points }
}
tray-stack = Ваш потяг:
tray-best = Виконати найкраще: { $tickets } { $tickets ->
    [one] маршрут
    [few] маршрути
    [many] маршрутів
   *[other] маршруту
}, балів: { $points }
stack-empty = карт немає
mark-keep = лишаєте
mark-complete = виконано
stack = у потязі

## Cards and hand

card-joker = Замінює будь-який колір. Узятий з відкритих карт, він — єдина карта за хід.
card-coloured = Викладайте в депо дві або більше карт одного кольору чи три різних кольорів.
card-copies = у коробці { $copies }
hand = Ваша рука
hand-empty = У вас немає карт.
hand-pile = { $card }, { $cards }
hand-laid = { $cards ->
    [one] кладете { $cards }
    [few] кладете { $cards }
    [many] кладете { $cards }
   *[other] кладете { $cards }
}

## Seats

seat-cards = { $n ->
    [one] карта на руці
    [few] карти на руці
    [many] карт на руці
   *[other] карти на руці
}
seat-tickets = { $n ->
    [one] маршрут
    [few] маршрути
    [many] маршрутів
   *[other] маршруту
}
seat-completed = { $n ->
    [one] виконаний маршрут
    [few] виконані маршрути
    [many] виконаних маршрутів
   *[other] виконаного маршруту
}
seat-stack = { $n ->
    [one] карта в потязі
    [few] карти в потязі
    [many] карт у потязі
   *[other] карти в потязі
}

## The bar

detail-dispatch = У ряді { $coloured } { $coloured ->
    [one] кольорова карта
    [few] кольорові карти
    [many] кольорових карт
   *[other] кольорової карти
} і { $locomotives } { $locomotives ->
    [one] локомотив
    [few] локомотиви
    [many] локомотивів
   *[other] локомотива
}.
detail-last = Ваш останній хід: карт вагонів уже не беруть, а викладене зараз до потяга не дістанеться.
detail-second = Відкритий локомотив рахується за дві карти, тож другим бути не може.
detail-group = Карт у групі має бути щонайменше { $cards }.
detail-rob = Якщо карт { $cards } або більше, ви грабуєте депо ({ $who }).
detail-triple = { $cards ->
    [one] Названо { $cards } колір, лишилося два.
    [few] Названо { $cards } кольори, лишився один.
    [many] Названо { $cards } кольорів, лишився один.
   *[other] Названо { $cards } кольору, лишився один.
}
detail-complete = { $tickets ->
    [0] Вибирайте маршрути по одному або виконайте найкращі відразу.
    [one] Поки що { $tickets } маршрут, балів: { $points }; можна виконати ще.
    [few] Поки що { $tickets } маршрути, балів: { $points }; можна виконати ще.
    [many] Поки що { $tickets } маршрутів, балів: { $points }; можна виконати ще.
   *[other] Поки що { $tickets } маршруту, балів: { $points }; можна виконати ще.
}
detail-complete-all = { $tickets ->
    [0] Картами вашого потяга жодного маршруту не виконати.
    [one] { $tickets } маршрут, балів: { $points }; більше виконати не можна.
    [few] { $tickets } маршрути, балів: { $points }; більше виконати не можна.
    [many] { $tickets } маршрутів, балів: { $points }; більше виконати не можна.
   *[other] { $tickets } маршруту, балів: { $points }; більше виконати не можна.
}

## The end

part-completed = Виконані маршрути ({ $n })
part-uncompleted = Невиконані маршрути ({ $n })
part-bonuses = Великі міста ({ $n })
part-total = Разом
`,Ne=`# What the board of Traffic says.

station = Station
station-tracks = { $tracks ->
    [one] one track, shared by all
   *[other] { $tracks } tracks, shared by all
}
tracks = The tracks
track-name = Track { $track }
track-empty = empty
track-open = any type
wagon-at = { $card }: track { $track }, number { $position }
piles = The piles
pile-wagons = wagons and actions
pile-locomotives = locomotives
pile-discards = discarded
pile-wagons-name = Wagons and actions: { $cards ->
    [one] one card
   *[other] { $cards } cards
} left
pile-locomotives-name = Locomotives: { $cards ->
    [one] one card
   *[other] { $cards } cards
} left
discards-none = Nothing discarded yet
discards-list = Discarded: { $cards }

points-unit = { $points ->
    [one] point
   *[other] points
}
wagons-unit = { $wagons ->
    [one] wagon
   *[other] wagons
}
copies = { $copies ->
    [one] one copy
   *[other] { $copies } copies
}

hand = Your hand
hand-empty = You have no cards.

seat-cards = { $cards ->
    [one] card
   *[other] cards
}
seat-trains = { $trains ->
    [one] train
   *[other] trains
}
seat-points = points so far
seat-points-short = { $points ->
    [one] point
   *[other] points
}
seat-hand = { $points } in hand
seat-skips = skips the next turn
seat-extra = { $turns ->
    [one] +1 turn
   *[other] +{ $turns } turns
}
seat-in-extra = an extra turn
train-name = { $loco } with { $wagons ->
    [one] one wagon
   *[other] { $wagons } wagons
}: { $points ->
    [one] { $points } point
   *[other] { $points } points
}

detail-gives = { $cards ->
    [one] The last card to give.
   *[other] { $cards } cards to give, one after the other.
}
detail-takes = { $wagons ->
    [one] The last wagon to take, from the end of a track.
   *[other] { $wagons } wagons to take, from the ends of the tracks.
}
detail-extra = { $turns ->
    [one] One more turn is yours after this one.
   *[other] { $turns } more turns are yours after this one.
}
detail-lift = Then swap it with another wagon, or put it anywhere else.
detail-shunt = A wagon: swap them. A gap or an end: put it there.

trains-none = No train was dispatched.
part-train = Train { $number }
part-points = points
part-bonus = bonus
part-factor = factor
part-hand = Left in hand
`,Pe=`# What the board of Traffic says.

station = Станция
station-tracks = { $tracks } { $tracks ->
    [one] путь, общий
    [few] пути, общие
    [many] путей, общих
   *[other] пути, общие
} для всех
tracks = Пути
track-name = Путь { $track }
track-empty = пусто
track-open = любой тип
wagon-at = { $card }: путь { $track }, место { $position }
piles = Колоды
pile-wagons = вагоны и действия
pile-locomotives = локомотивы
pile-discards = сброс
pile-wagons-name = Вагоны и действия: { $cards ->
    [one] осталась { $cards } карта
    [few] осталось { $cards } карты
    [many] осталось { $cards } карт
   *[other] осталось { $cards } карты
}
pile-locomotives-name = Локомотивы: { $cards ->
    [one] осталась { $cards } карта
    [few] осталось { $cards } карты
    [many] осталось { $cards } карт
   *[other] осталось { $cards } карты
}
discards-none = В сбросе пока ничего нет
discards-list = В сбросе: { $cards }

points-unit = { $points ->
    [one] очко
    [few] очка
    [many] очков
   *[other] очка
}
wagons-unit = { $wagons ->
    [one] вагон
    [few] вагона
    [many] вагонов
   *[other] вагона
}
copies = всего { $copies }

hand = Ваша рука
hand-empty = У вас нет карт.

seat-cards = { $cards ->
    [one] карта
    [few] карты
    [many] карт
   *[other] карты
}
seat-trains = { $trains ->
    [one] поезд
    [few] поезда
    [many] поездов
   *[other] поезда
}
seat-points = { $points ->
    [one] очко пока
    [few] очка пока
    [many] очков пока
   *[other] очка пока
}
seat-points-short = { $points ->
    [one] очко
    [few] очка
    [many] очков
   *[other] очка
}
seat-hand = { $points } на руке
seat-skips = пропустит ход
seat-extra = +{ $turns } { $turns ->
    [one] ход
    [few] хода
    [many] ходов
   *[other] хода
}
seat-in-extra = дополнительный ход
train-name = { $loco }, { $wagons } { $wagons ->
    [one] вагон
    [few] вагона
    [many] вагонов
   *[other] вагона
}: { $points } { $points ->
    [one] очко
    [few] очка
    [many] очков
   *[other] очка
}

detail-gives = { $cards ->
    [one] Осталось отдать { $cards } карту.
    [few] Осталось отдать { $cards } карты, по одной.
    [many] Осталось отдать { $cards } карт, по одной.
   *[other] Осталось отдать { $cards } карты, по одной.
}
detail-takes = { $wagons ->
    [one] Осталось взять { $wagons } крайний вагон.
    [few] Осталось взять { $wagons } крайних вагона.
    [many] Осталось взять { $wagons } крайних вагонов.
   *[other] Осталось взять { $wagons } крайнего вагона.
}
detail-extra = После этого хода у вас ещё { $turns } { $turns ->
    [one] ход
    [few] хода
    [many] ходов
   *[other] хода
}.
detail-lift = Затем поменяйте его с другим вагоном или поставьте куда угодно.
detail-shunt = Вагон — обмен, промежуток или край — новое место.

trains-none = Ни одного поезда не отправлено.
part-train = Поезд { $number }
part-points = очки
part-bonus = бонус
part-factor = множитель
part-hand = Осталось на руке
`,Fe=`# What the board of Traffic says.

station = Станція
station-tracks = { $tracks } { $tracks ->
    [one] колія, спільна
    [few] колії, спільні
    [many] колій, спільних
   *[other] колії, спільні
} для всіх
tracks = Колії
track-name = Колія { $track }
track-empty = порожня
track-open = будь-який тип
wagon-at = { $card }: колія { $track }, місце { $position }
piles = Колоди
pile-wagons = вагони та дії
pile-locomotives = локомотиви
pile-discards = відбій
pile-wagons-name = Вагони та дії: лишилося { $cards } { $cards ->
    [one] карта
    [few] карти
    [many] карт
   *[other] карти
}
pile-locomotives-name = Локомотиви: лишилося { $cards } { $cards ->
    [one] карта
    [few] карти
    [many] карт
   *[other] карти
}
discards-none = У відбої ще нічого немає
discards-list = У відбої: { $cards }

points-unit = { $points ->
    [one] бал
    [few] бали
    [many] балів
   *[other] бала
}
wagons-unit = { $wagons ->
    [one] вагон
    [few] вагони
    [many] вагонів
   *[other] вагона
}
copies = усього { $copies }

hand = Ваша рука
hand-empty = У вас немає карт.

seat-cards = { $cards ->
    [one] карта
    [few] карти
    [many] карт
   *[other] карти
}
seat-trains = { $trains ->
    [one] потяг
    [few] потяги
    [many] потягів
   *[other] потяга
}
seat-points = { $points ->
    [one] бал поки що
    [few] бали поки що
    [many] балів поки що
   *[other] бала поки що
}
seat-points-short = { $points ->
    [one] бал
    [few] бали
    [many] балів
   *[other] бала
}
seat-hand = { $points } у руці
seat-skips = пропустить хід
seat-extra = +{ $turns } { $turns ->
    [one] хід
    [few] ходи
    [many] ходів
   *[other] ходу
}
seat-in-extra = додатковий хід
train-name = { $loco }, { $wagons } { $wagons ->
    [one] вагон
    [few] вагони
    [many] вагонів
   *[other] вагона
}: { $points } { $points ->
    [one] бал
    [few] бали
    [many] балів
   *[other] бала
}

detail-gives = { $cards ->
    [one] Лишилося віддати { $cards } карту.
    [few] Лишилося віддати { $cards } карти, по одній.
    [many] Лишилося віддати { $cards } карт, по одній.
   *[other] Лишилося віддати { $cards } карти, по одній.
}
detail-takes = { $wagons ->
    [one] Лишилося взяти { $wagons } крайній вагон.
    [few] Лишилося взяти { $wagons } крайні вагони.
    [many] Лишилося взяти { $wagons } крайніх вагонів.
   *[other] Лишилося взяти { $wagons } крайнього вагона.
}
detail-extra = Після цього ходу у вас ще { $turns } { $turns ->
    [one] хід
    [few] ходи
    [many] ходів
   *[other] ходу
}.
detail-lift = Потім поміняйте його з іншим вагоном або поставте будь-де.
detail-shunt = Вагон — обмін, проміжок чи край — нове місце.

trains-none = Жодного потяга не відправлено.
part-train = Потяг { $number }
part-points = бали
part-bonus = бонус
part-factor = множник
part-hand = Лишилося в руці
`,Ie=class{constructor(e){this.value=e}valueOf(){return this.value}},Z=class extends Ie{constructor(e=`???`){super(e)}toString(e){return`{${this.value}}`}},Le=class extends Ie{constructor(e,t={}){super(e),this.opts=t}toString(e){if(e)try{return e.memoizeIntlObject(Intl.NumberFormat,this.opts).format(this.value)}catch(t){e.reportError(t)}return this.value.toString(10)}},Re=class e extends Ie{static supportsValue(t){if(typeof t==`number`||t instanceof Date)return!0;if(t instanceof Ie)return e.supportsValue(t.valueOf());if(`Temporal`in globalThis){let e=globalThis.Temporal;if(t instanceof e.Instant||t instanceof e.PlainDateTime||t instanceof e.PlainDate||t instanceof e.PlainMonthDay||t instanceof e.PlainTime||t instanceof e.PlainYearMonth)return!0}return!1}constructor(t,n={}){t instanceof e?(n={...t.opts,...n},t=t.value):t instanceof Ie&&(t=t.valueOf()),typeof t==`object`&&`calendarId`in t&&n.calendar===void 0&&(n={...n,calendar:t.calendarId}),super(t),this.opts=n}[Symbol.toPrimitive](e){return e===`string`?this.toString():this.toNumber()}toNumber(){let e=this.value;if(typeof e==`number`)return e;if(e instanceof Date)return e.getTime();if(`epochMilliseconds`in e)return e.epochMilliseconds;if(`toZonedDateTime`in e)return e.toZonedDateTime(`UTC`).epochMilliseconds;throw TypeError(`Unwrapping a non-number value as a number`)}toString(e){if(e)try{return e.memoizeIntlObject(Intl.DateTimeFormat,this.opts).format(this.value)}catch(t){e.reportError(t)}return typeof this.value==`number`||this.value instanceof Date?new Date(this.value).toISOString():this.value.toString()}},ze=100,Be=`⁨`,Ve=`⁩`;function He(e,t,n){return n===t||n instanceof Le&&t instanceof Le&&n.value===t.value||t instanceof Le&&typeof n==`string`&&n===e.memoizeIntlObject(Intl.PluralRules,t.opts).select(t.value)}function Ue(e,t,n){return t[n]?Qe(e,t[n].value):(e.reportError(RangeError(`No default`)),new Z)}function We(e,t){let n=[],r=Object.create(null);for(let i of t)i.type===`narg`?r[i.name]=Ge(e,i.value):n.push(Ge(e,i));return{positional:n,named:r}}function Ge(e,t){switch(t.type){case`str`:return t.value;case`num`:return new Le(t.value,{minimumFractionDigits:t.precision});case`var`:return Ke(e,t);case`mesg`:return qe(e,t);case`term`:return Je(e,t);case`func`:return Ye(e,t);case`select`:return Xe(e,t);default:return new Z}}function Ke(e,{name:t}){let n;if(e.params)if(Object.prototype.hasOwnProperty.call(e.params,t))n=e.params[t];else return new Z(`$${t}`);else if(e.args&&Object.prototype.hasOwnProperty.call(e.args,t))n=e.args[t];else return e.reportError(ReferenceError(`Unknown variable: $${t}`)),new Z(`$${t}`);if(n instanceof Ie)return n;switch(typeof n){case`string`:return n;case`number`:return new Le(n);case`object`:if(Re.supportsValue(n))return new Re(n);default:return e.reportError(TypeError(`Variable type not supported: $${t}, ${typeof n}`)),new Z(`$${t}`)}}function qe(e,{name:t,attr:n}){let r=e.bundle._messages.get(t);if(!r)return e.reportError(ReferenceError(`Unknown message: ${t}`)),new Z(t);if(n){let i=r.attributes[n];return i?Qe(e,i):(e.reportError(ReferenceError(`Unknown attribute: ${n}`)),new Z(`${t}.${n}`))}return r.value?Qe(e,r.value):(e.reportError(ReferenceError(`No value: ${t}`)),new Z(t))}function Je(e,{name:t,attr:n,args:r}){let i=`-${t}`,a=e.bundle._terms.get(i);if(!a)return e.reportError(ReferenceError(`Unknown term: ${i}`)),new Z(i);if(n){let t=a.attributes[n];if(t){e.params=We(e,r).named;let n=Qe(e,t);return e.params=null,n}return e.reportError(ReferenceError(`Unknown attribute: ${n}`)),new Z(`${i}.${n}`)}e.params=We(e,r).named;let o=Qe(e,a.value);return e.params=null,o}function Ye(e,{name:t,args:n}){let r=e.bundle._functions[t];if(!r)return e.reportError(ReferenceError(`Unknown function: ${t}()`)),new Z(`${t}()`);if(typeof r!=`function`)return e.reportError(TypeError(`Function ${t}() is not callable`)),new Z(`${t}()`);try{let t=We(e,n);return r(t.positional,t.named)}catch(n){return e.reportError(n),new Z(`${t}()`)}}function Xe(e,{selector:t,variants:n,star:r}){let i=Ge(e,t);if(i instanceof Z)return Ue(e,n,r);for(let t of n)if(He(e,i,Ge(e,t.key)))return Qe(e,t.value);return Ue(e,n,r)}function Ze(e,t){if(e.dirty.has(t))return e.reportError(RangeError(`Cyclic reference`)),new Z;e.dirty.add(t);let n=[],r=e.bundle._useIsolating&&t.length>1;for(let i of t){if(typeof i==`string`){n.push(e.bundle._transform(i));continue}if(e.placeables++,e.placeables>ze)throw e.dirty.delete(t),RangeError(`Too many placeables expanded: ${e.placeables}, max allowed is ${ze}`);r&&n.push(Be),n.push(Ge(e,i).toString(e)),r&&n.push(Ve)}return e.dirty.delete(t),n.join(``)}function Qe(e,t){return typeof t==`string`?e.bundle._transform(t):Ze(e,t)}var $e=class{constructor(e,t,n){this.dirty=new WeakSet,this.params=null,this.placeables=0,this.bundle=e,this.errors=t,this.args=n}reportError(e){if(!this.errors||!(e instanceof Error))throw e;this.errors.push(e)}memoizeIntlObject(e,t){let n=this.bundle._intls.get(e);n||(n={},this.bundle._intls.set(e,n));let r=JSON.stringify(t);return n[r]||(n[r]=new e(this.bundle.locales,t)),n[r]}};function et(e,t){let n=Object.create(null);for(let[r,i]of Object.entries(e))t.includes(r)&&(n[r]=i.valueOf());return n}var tt=[`unitDisplay`,`currencyDisplay`,`useGrouping`,`minimumIntegerDigits`,`minimumFractionDigits`,`maximumFractionDigits`,`minimumSignificantDigits`,`maximumSignificantDigits`];function nt(e,t){let n=e[0];if(n instanceof Z)return new Z(`NUMBER(${n.valueOf()})`);if(n instanceof Le)return new Le(n.valueOf(),{...n.opts,...et(t,tt)});if(n instanceof Re)return new Le(n.toNumber(),{...et(t,tt)});throw TypeError(`Invalid argument to NUMBER`)}var rt=[`dateStyle`,`timeStyle`,`fractionalSecondDigits`,`dayPeriod`,`hour12`,`weekday`,`era`,`year`,`month`,`day`,`hour`,`minute`,`second`,`timeZoneName`];function it(e,t){let n=e[0];if(n instanceof Z)return new Z(`DATETIME(${n.valueOf()})`);if(n instanceof Re||n instanceof Le)return new Re(n,et(t,rt));throw TypeError(`Invalid argument to DATETIME`)}var at=new Map;function ot(e){let t=Array.isArray(e)?e.join(` `):e,n=at.get(t);return n===void 0&&(n=new Map,at.set(t,n)),n}var st=class{constructor(e,{functions:t,useIsolating:n=!0,transform:r=e=>e}={}){this._terms=new Map,this._messages=new Map,this.locales=Array.isArray(e)?e:[e],this._functions={NUMBER:nt,DATETIME:it,...t},this._useIsolating=n,this._transform=r,this._intls=ot(e)}hasMessage(e){return this._messages.has(e)}getMessage(e){return this._messages.get(e)}addResource(e,{allowOverrides:t=!1}={}){let n=[];for(let r=0;r<e.body.length;r++){let i=e.body[r];if(i.id.startsWith(`-`)){if(t===!1&&this._terms.has(i.id)){n.push(Error(`Attempt to override an existing term: "${i.id}"`));continue}this._terms.set(i.id,i)}else{if(t===!1&&this._messages.has(i.id)){n.push(Error(`Attempt to override an existing message: "${i.id}"`));continue}this._messages.set(i.id,i)}}return n}formatPattern(e,t=null,n=null){if(typeof e==`string`)return this._transform(e);let r=new $e(this,n,t);try{return Ze(r,e).toString(r)}catch(e){if(r.errors&&e instanceof Error)return r.errors.push(e),new Z().toString(r);throw e}}},ct=/^(-?[a-zA-Z][\w-]*) *= */gm,lt=/\.([a-zA-Z][\w-]*) *= */y,ut=/\*?\[/y,dt=/(-?[0-9]+(?:\.([0-9]+))?)/y,ft=/([a-zA-Z][\w-]*)/y,pt=/([$-])?([a-zA-Z][\w-]*)(?:\.([a-zA-Z][\w-]*))?/y,mt=/^[A-Z][A-Z0-9_-]*$/,ht=/([^{}\n\r]+)/y,gt=/([^\\"\n\r]*)/y,_t=/\\([\\"])/y,vt=/\\u([a-fA-F0-9]{4})|\\U([a-fA-F0-9]{6})/y,yt=/^\n+/,bt=/ +$/,xt=/ *\r?\n/g,St=/( *)$/,Ct=/{\s*/y,wt=/\s*}/y,Tt=/\[\s*/y,Et=/\s*] */y,Dt=/\s*\(\s*/y,Ot=/\s*->\s*/y,kt=/\s*:\s*/y,At=/\s*,?\s*/y,jt=/\s+/y,Mt=class{constructor(e){this.body=[],ct.lastIndex=0;let t=0;for(;;){let n=ct.exec(e);if(n===null)break;t=ct.lastIndex;try{this.body.push(s(n[1]))}catch(e){if(e instanceof SyntaxError)continue;throw e}}function n(n){return n.lastIndex=t,n.test(e)}function r(n,r){if(e[t]===n)return t++,!0;if(r)throw new r(`Expected ${n}`);return!1}function i(e,r){if(n(e))return t=e.lastIndex,!0;if(r)throw new r(`Expected ${e.toString()}`);return!1}function a(n){n.lastIndex=t;let r=n.exec(e);if(r===null)throw SyntaxError(`Expected ${n.toString()}`);return t=n.lastIndex,r}function o(e){return a(e)[1]}function s(e){let t=l(),n=c();if(t===null&&Object.keys(n).length===0)throw SyntaxError(`Expected message value or attributes`);return{id:e,value:t,attributes:n}}function c(){let e=Object.create(null);for(;n(lt);){let t=o(lt),n=l();if(n===null)throw SyntaxError(`Expected attribute value`);e[t]=n}return e}function l(){let r;if(n(ht)&&(r=o(ht)),e[t]===`{`||e[t]===`}`)return u(r?[r]:[],1/0);let i=x();return i?r?u([r,i],i.length):(i.value=S(i.value,yt),u([i],i.length)):r?S(r,bt):null}function u(r=[],i){for(;;){if(n(ht)){r.push(o(ht));continue}if(e[t]===`{`){r.push(d());continue}if(e[t]===`}`)throw SyntaxError(`Unbalanced closing brace`);let a=x();if(a){r.push(a),i=Math.min(i,a.length);continue}break}let a=r.length-1,s=r[a];typeof s==`string`&&(r[a]=S(s,bt));let c=[];for(let e of r)e instanceof Nt&&(e=e.value.slice(0,e.value.length-i)),e&&c.push(e);return c}function d(){i(Ct,SyntaxError);let e=f();if(i(wt))return e;if(i(Ot)){let t=h();return i(wt,SyntaxError),{type:`select`,selector:e,...t}}throw SyntaxError(`Unclosed placeable`)}function f(){if(e[t]===`{`)return d();if(n(pt)){let[,e,t,n=null]=a(pt);if(e===`$`)return{type:`var`,name:t};if(i(Dt)){let r=p();if(e===`-`)return{type:`term`,name:t,attr:n,args:r};if(mt.test(t))return{type:`func`,name:t,args:r};throw SyntaxError(`Function names must be all upper-case`)}return e===`-`?{type:`term`,name:t,attr:n,args:[]}:{type:`mesg`,name:t,attr:n}}return _()}function p(){let n=[];for(;;){switch(e[t]){case`)`:return t++,n;case void 0:throw SyntaxError(`Unclosed argument list`)}n.push(m()),i(At)}}function m(){let e=f();return e.type===`mesg`&&i(kt)?{type:`narg`,name:e.name,value:_()}:e}function h(){let e=[],t=0,i;for(;n(ut);){r(`*`)&&(i=t);let n=g(),a=l();if(a===null)throw SyntaxError(`Expected variant value`);e[t++]={key:n,value:a}}if(t===0)return null;if(i===void 0)throw SyntaxError(`Expected default variant`);return{variants:e,star:i}}function g(){i(Tt,SyntaxError);let e;return e=n(dt)?v():{type:`str`,value:o(ft)},i(Et,SyntaxError),e}function _(){if(n(dt))return v();if(e[t]===`"`)return y();throw SyntaxError(`Invalid expression`)}function v(){let[,e,t=``]=a(dt),n=t.length;return{type:`num`,value:parseFloat(e),precision:n}}function y(){r(`"`,SyntaxError);let n=``;for(;;){if(n+=o(gt),e[t]===`\\`){n+=b();continue}if(r(`"`))return{type:`str`,value:n};throw SyntaxError(`Unclosed string literal`)}}function b(){if(n(_t))return o(_t);if(n(vt)){let[,e,t]=a(vt),n=parseInt(e||t,16);return n<=55295||57344<=n?String.fromCodePoint(n):`�`}throw SyntaxError(`Unknown escape sequence`)}function x(){let n=t;switch(i(jt),e[t]){case`.`:case`[`:case`*`:case`}`:case void 0:return!1;case`{`:return C(e.slice(n,t))}return e[t-1]===` `?C(e.slice(n,t)):!1}function S(e,t){return e.replace(t,``)}function C(e){let t=e.replace(xt,`
`),n=St.exec(e)[1].length;return new Nt(t,n)}}},Nt=class{constructor(e,t){this.value=e,this.length=t}},Pt=[`en`,`uk`,`ru`],Ft=Object.assign({"../words/en.ftl":ve,"../words/ru.ftl":ye,"../words/uk.ftl":be}),It=Object.assign({"../games/continental_express/words/en.ftl":xe,"../games/continental_express/words/ru.ftl":Se,"../games/continental_express/words/uk.ftl":Ce,"../games/great_lakes/words/en.ftl":we,"../games/great_lakes/words/ru.ftl":Te,"../games/great_lakes/words/uk.ftl":Ee,"../games/isle_of_trains/words/en.ftl":De,"../games/isle_of_trains/words/ru.ftl":Oe,"../games/isle_of_trains/words/uk.ftl":ke,"../games/ticket_cards/words/en.ftl":Ae,"../games/ticket_cards/words/ru.ftl":je,"../games/ticket_cards/words/uk.ftl":Me,"../games/traffic/words/en.ftl":Ne,"../games/traffic/words/ru.ftl":Pe,"../games/traffic/words/uk.ftl":Fe}),Lt=new Map;function Rt(e,t,n){if(!Lt.has(e)){let r=t===void 0?null:new st(n,{useIsolating:!1});r?.addResource(new Mt(t)),Lt.set(e,r)}return Lt.get(e)}function zt(e){let t=`../words/${e}.ftl`;return Rt(t,Ft[t],e)}function Bt(e,t){let n=`../games/${e}/words/${t}.ftl`;return Rt(n,It[n],t)}function Vt(e,t,n){let[r,i]=t.split(`.`),a=e?.getMessage(r),o=i===void 0?a?.value:a?.attributes[i];return e&&o?e.formatPattern(o,n,[]):null}function Q(e,t){return Vt(zt(Y.lang),e,t)??e}function Ht(e,t,n){return Vt(Bt(e,Y.lang),t,n)??Q(t,n)}var Ut=class extends Error{reason;constructor(e,t){super(t),this.reason=e}};async function Wt(e,t){let n=t===void 0?{}:{method:`POST`,headers:qt,body:JSON.stringify(t)},r=await fetch(`/api/${e}`,n).catch(()=>null);if(r?.ok)return await r.json();let i=await r?.json().catch(()=>null);throw new Ut(i?.reason??`unreachable`,i?.text??Q(`server-unreachable`))}var Gt=3e3;async function Kt(e,t){for(;t();)try{return await e()}catch{await new Promise(e=>setTimeout(e,Gt))}return null}var qt={"content-type":`application/json`},Jt={games:e=>Wt(`games?lang=${e}`),catalogue:(e,t)=>Wt(`games/${e}/catalogue?lang=${t}`),rules:(e,t)=>Wt(`games/${e}/rules?lang=${t}`),clause:(e,t)=>Wt(`games/${e}/clauses/${t}`),newTable:e=>Wt(`tables`,e),departures:()=>Wt(`departures`,{tokens:me(),lang:Y.lang}),join:e=>Wt(`tables/${e}/join`,{tokens:me(),lang:Y.lang})};function Yt(e){let[t,n]=e.split(`/`).filter(Boolean);return t===`t`&&n?{at:`table`,table:n.toUpperCase()}:t===`r`&&n?{at:`replay`,table:n.toUpperCase()}:t===`rules`&&n?{at:`rules`,game:n}:{at:`lobby`}}var Xt=j(Yt(location.pathname));function Zt(){return c(Xt)}function Qt(t){history.pushState(null,``,t),e(Xt,Yt(location.pathname)),scrollTo(0,0)}function $t(e){let t=e.currentTarget.getAttribute(`href`);t===null||e.button!==0||e.metaKey||e.ctrlKey||e.shiftKey||(e.preventDefault(),Qt(t))}addEventListener(`popstate`,()=>e(Xt,Yt(location.pathname)));var en=o(`<dialog><div class="paper svelte-tr9qil"><header class="svelte-tr9qil"><h2 class="svelte-tr9qil"> </h2> <button class="tool"><!></button></header> <div class="content svelte-tr9qil"><!></div></div></dialog>`);function tn(e,t){I(t,!0);let i=G(t,`wide`,3,!1),a;s(()=>{a.showModal()});let o=!1;function c(e){o=e.target===a}function l(e){e.target===a&&o&&a.close()}var d=en();let f;var m=u(d),h=u(m),g=u(h),_=C(g,!0),v=T(g,2);D(u(v),{name:`i-x`,class:`ic`}),K(v),K(h);var y=T(h,2);r(u(y),()=>t.children),K(y),K(m),K(d),z(d,e=>a=e,()=>a),S(e=>{U(d,`aria-label`,t.title),f=q(d,1,`svelte-tr9qil`,null,f,{wide:i()}),L(_,t.title),U(v,`aria-label`,e)},[()=>Q(`close`)]),x(`close`,d,function(...e){t.onclose?.apply(this,e)}),n(`pointerdown`,d,c),n(`click`,d,l),n(`click`,v,()=>a.close()),p(e,d),W()}J([`pointerdown`,`click`]);var nn=o(`<button type="button" class="svelte-1drzgdn"> </button>`),rn=o(`<span class="seg svelte-1drzgdn" role="group"></span>`),an=o(`<option> </option>`),on=o(`<select class="svelte-1drzgdn"></select>`),sn=o(`<div class="optn svelte-1drzgdn"><span> </span> <!></div>`);function $(e,t){let r=d();I(t,!0);let i=G(t,`about`,3,``),a=H(()=>t.values.length<=3&&t.values.reduce((e,t)=>e+t.label.length,0)<=34),o=H(()=>t.values.findIndex(e=>e.value===t.value));var s=sn(),l=u(s),f=C(l,!0),h=T(l,2),g=e=>{var i=rn();y(i,21,()=>t.values,e=>e.value,(e,r)=>{var i=nn(),a=C(i,!0);S(()=>{U(i,`aria-pressed`,c(r).value===t.value),L(a,c(r).label)}),n(`click`,i,()=>t.onchange(c(r).value)),p(e,i)}),K(i),S(()=>U(i,`aria-labelledby`,r)),p(e,i)},_=e=>{var i=on();y(i,23,()=>t.values,e=>e.value,(e,t,n)=>{var r=an(),i=C(r,!0),a={};S(()=>{L(i,c(t).label),a!==(a=c(n))&&(r.value=(r.__value=a)??``)}),p(e,r)}),K(i);var a;N(i),S(()=>{U(i,`aria-labelledby`,r),a!==(a=c(o))&&(i.value=(i.__value=a)??``,E(i,a))}),n(`change`,i,e=>t.onchange(t.values[Number(e.currentTarget.value)].value)),p(e,i)};m(h,e=>{c(a)?e(g):e(_,-1)}),K(s),S(()=>{U(s,`title`,i()),U(l,`id`,r),L(f,t.label)}),p(e,s),W()}J([`click`,`change`]);var cn=`/assets/favicon-qaIvMHXS.svg`,ln=`/assets/favicon-turn-ClMeA-T9.svg`,un=null;function dn(e,t,n,r,i){let a=e.createOscillator(),o=e.createGain(),s=e.currentTime+n;a.type=`sine`,a.frequency.value=t,o.gain.setValueAtTime(0,s),o.gain.linearRampToValueAtTime(i,s+.012),o.gain.exponentialRampToValueAtTime(1e-4,s+r),a.connect(o).connect(e.destination),a.start(s),a.stop(s+r)}var fn={turn:[[784,0,.5,.09],[1175,.14,.7,.07]],move:[[330,0,.09,.06]],chat:[[988,0,.16,.04]],end:[[523,0,.5,.07],[659,.15,.5,.07],[784,.3,.9,.07]]};function pn(e){if(!(!Y.sound||typeof AudioContext>`u`)){un??=new AudioContext,un.state===`suspended`&&un.resume();for(let[t,n,r,i]of fn[e])dn(un,t,n,r,i)}}function mn(e){document.querySelector(`link[rel=icon]`)?.setAttribute(`href`,e)}function hn(e,t,n){if(!Y.notify||!document.hidden||!(`Notification`in window)||Notification.permission!==`granted`)return;let r=new Notification(e,{body:t,tag:n,icon:ln});r.onclick=()=>{window.focus(),r.close()}}function gn(e){let t=!1,n=-1,r=-1;s(()=>{let n=e.scene;if(!n)return;let r=e.isMine;document.title=Q(r?`title-your-turn`:`title-table`,{game:n.table.title}),mn(r?ln:cn),r&&!t&&(pn(`turn`),hn(Q(`title-your-turn`,{game:n.table.title}),n.question,n.table.id)),t=r}),s(()=>{let t=e.lines.length;r>=0&&t>r&&pn(e.scene?.table.status===`over`?`end`:`move`),r=t}),s(()=>{let t=e.chat.at(-1)?.number??0;n>=0&&t>n&&Y.chat&&pn(`chat`),n=t}),s(()=>()=>{document.title=Q(`brand`),mn(cn)})}async function _n(){return`Notification`in window&&await Notification.requestPermission()===`granted`}var vn=o(`<!> <!> <!>`,1),yn=o(`<!> <!> <!> <!> <!>`,1);function bn(e,t){I(t,!0);let n=G(t,`isTable`,3,!1),r=H(()=>[{value:!0,label:Q(`on`)},{value:!1,label:Q(`off`)}]);async function i(e){X(`notify`,e&&await _n())}var a=yn(),o=w(a);{let e=H(()=>Q(`theme`)),t=H(()=>[`system`,`light`,`dark`].map(e=>({value:e,label:Q(`theme-${e}.short`)})));$(o,{get label(){return c(e)},get values(){return c(t)},get value(){return Y.theme},onchange:e=>X(`theme`,e)})}var s=T(o,2);{let e=H(()=>Q(`sound`));$(s,{get label(){return c(e)},get values(){return c(r)},get value(){return Y.sound},onchange:e=>X(`sound`,e)})}var l=T(s,2);{let e=H(()=>Q(`motion`)),t=H(()=>[`normal`,`fast`,`off`].map(e=>({value:e,label:Q(`motion-${e}`)})));$(l,{get label(){return c(e)},get values(){return c(t)},get value(){return Y.motion},onchange:e=>X(`motion`,e)})}var u=T(l,2);{let e=H(()=>Q(`notify`));$(u,{get label(){return c(e)},get values(){return c(r)},get value(){return Y.notify},onchange:i})}var d=T(u,2),f=e=>{var t=vn(),n=w(t);{let e=H(()=>Q(`hints`));$(n,{get label(){return c(e)},get values(){return c(r)},get value(){return Y.hints},onchange:e=>X(`hints`,e)})}var i=T(n,2);{let e=H(()=>Q(`chat`));$(i,{get label(){return c(e)},get values(){return c(r)},get value(){return Y.chat},onchange:e=>X(`chat`,e)})}var a=T(i,2);{let e=H(()=>Q(`confirm`)),t=H(()=>[`game`,`always`,`never`].map(e=>({value:e,label:Q(`confirm-${e}`)})));$(a,{get label(){return c(e)},get values(){return c(t)},get value(){return Y.confirm},onchange:e=>X(`confirm`,e)})}p(e,t)};m(d,e=>{n()&&e(f)}),p(e,a),W()}function xn(e,t){I(t,!0);{let n=H(()=>Q(`menu`));tn(e,{get title(){return c(n)},get onclose(){return t.onclose},children:(e,t)=>{bn(e,{})},$$slots:{default:!0}})}W()}var Sn=o(`<h1 class="where svelte-10qn83z"> </h1>`),Cn=o(`<span class="meta"> </span>`),wn=o(`<button class="svelte-10qn83z"> </button>`),Tn=o(`<header class="top"><a class="brand" href="/"><!><span> </span></a> <!> <!> <nav><!> <span class="seg svelte-10qn83z" role="group"></span> <button class="tool opt svelte-10qn83z"><!></button> <button><!></button> <button class="tool svelte-10qn83z" aria-haspopup="dialog"><!></button></nav></header>`);function En(e,t){I(t,!0);let i=G(t,`where`,3,``),a=G(t,`meta`,3,``),o=H(()=>({system:`light`,light:`dark`,dark:`system`})[Y.theme]);var s=Tn(),l=u(s),d=u(l);D(d,{name:`logo`});var f=C(T(d),!0);K(l);var h=T(l,2),g=e=>{var t=Sn(),n=C(t,!0);S(()=>L(n,i())),p(e,t)};m(h,e=>{i()&&e(g)});var _=T(h,2),v=e=>{var t=Cn(),n=C(t,!0);S(()=>L(n,a())),p(e,t)};m(_,e=>{a()&&e(v)});var b=T(_,2),x=u(b);r(x,()=>t.extra??B);var w=T(x,2);y(w,20,()=>Pt,e=>e,(e,t)=>{var r=wn(),i=C(r,!0);S((e,n)=>{U(r,`lang`,t),U(r,`aria-pressed`,Y.lang===t),U(r,`title`,e),L(i,n)},[()=>Q(`language-${t}`),()=>Q(`language-${t}.short`)]),n(`click`,r,()=>X(`lang`,t)),p(e,r)}),K(w);var E=T(w,2);D(u(E),{name:`i-theme`,class:`ic`}),K(E);var O=T(E,2);let k;D(u(O),{name:`i-sound`,class:`ic`}),K(O);var A=T(O,2);D(u(A),{name:`i-menu`,class:`ic`}),K(A),K(b),K(s),S((e,t,n,r,i,a,o,s,c)=>{U(l,`aria-label`,e),L(f,t),U(b,`aria-label`,n),U(w,`aria-label`,r),U(E,`title`,i),U(E,`aria-label`,a),k=q(O,1,`tool opt svelte-10qn83z`,null,k,{off:!Y.sound}),U(O,`aria-pressed`,Y.sound),U(O,`title`,o),U(O,`aria-label`,s),U(A,`aria-label`,c)},[()=>`${Q(`brand`)}: ${Q(`to-lobby`)}`,()=>Q(`brand`),()=>Q(`tools`),()=>Q(`language`),()=>Q(`theme-${Y.theme}`),()=>Q(`theme-${Y.theme}`),()=>Q(`sound`),()=>Q(`sound`),()=>Q(`menu`)]),n(`click`,l,function(...e){$t?.apply(this,e)}),n(`click`,E,()=>X(`theme`,c(o))),n(`click`,O,()=>X(`sound`,!Y.sound)),n(`click`,A,function(...e){t.onmenu?.apply(this,e)}),p(e,s),W()}J([`click`]);var Dn=[`circle`,`square`,`triangle`,`diamond`,`cross`,`hex`];function On(e){return Dn[e%Dn.length]}var kn=o(`<span><!></span>`);function An(e,t){I(t,!0);var n=kn(),r=u(n);{let e=H(()=>On(t.seat));D(r,{get name(){return`own-${c(e)??``}`}})}K(n),S(()=>q(n,1,`own o${t.seat+1}`)),p(e,n),W()}var jn=j(Date.now()/1e3);setInterval(()=>e(jn,Date.now()/1e3),1e3);function Mn(){return c(jn)}function Nn(e,t,n){let r=e.clocks[t];if(!r||e.table.clock.kind===`none`)return null;let i=r.runs?Math.max(0,c(jn)+n-e.at):0;return Math.max(0,r.left-i)}function Pn(e){let t=Math.ceil(e);return`${Math.floor(t/60)}:${String(t%60).padStart(2,`0`)}`}function Fn(e,t){return new Date(e*1e3).toLocaleTimeString(t,{hour:`2-digit`,minute:`2-digit`,hour12:!1})}var In=o(`<p role="alert" class="problem svelte-15b4erz"> </p>`),Ln=o(`<span class="e svelte-15b4erz"></span>`),Rn=o(`<a class="lnk"> </a>`),zn=o(`<button class="lnk"> </button>`),Bn=o(`<li><span class="tm svelte-15b4erz"><!></span> <span class="what svelte-15b4erz"><b class="svelte-15b4erz"> </b> <small class="svelte-15b4erz"> </small></span> <span class="pips svelte-15b4erz" role="img"></span> <!></li>`),Vn=o(`<li class="none svelte-15b4erz"> </li>`),Hn=o(`<div class="train svelte-15b4erz" aria-hidden="true"><!><!><!><!></div>`),Un=o(`<section class="sheet"><h2> <button class="again svelte-15b4erz"> </button></h2> <!> <ul class="svelte-15b4erz"></ul> <!></section>`);function Wn(t,r){I(r,!0);let i=j([]),a=j(null),o=H(()=>c(i).filter(e=>e.is_yours||e.can_join||e.can_watch).sort((e,t)=>l(t)-l(e)));function l(e){return e.your_turn?3:e.is_yours&&e.status!==`over`?2:+!!e.can_join}async function d(){try{e(i,await Jt.departures()),e(a,null)}catch(t){e(a,t.message,!0)}}s(()=>{Y.lang,d();let e=setInterval(()=>document.hidden||void d(),1e4);return()=>clearInterval(e)});async function f(t){try{let e=await Jt.join(t);he(e.table,e.token),Qt(`/t/${e.table}`)}catch(t){e(a,t.message,!0),d()}}var g=Un(),v=u(g),b=u(v,!0),x=T(b),E=C(x,!0);K(v);var O=T(v,2),k=e=>{var t=In(),n=C(t,!0);S(()=>L(n,c(a))),p(e,t)};m(O,e=>{c(a)&&e(k)});var A=T(O,2);y(A,21,()=>c(o),e=>e.table,(e,t)=>{var r=Bn();let i;var a=u(r),o=u(a),s=e=>{D(e,{name:`sema-clear`,class:`sg`})},l=e=>{var n=_();S(e=>L(n,e),[()=>Fn(c(t).created,Y.lang)]),p(e,n)};m(o,e=>{c(t).your_turn?e(s):e(l,-1)}),K(a);var d=T(a,2),g=u(d),v=C(g,!0),b=C(T(g,2),!0);K(d);var x=T(d,2);y(x,21,()=>c(t).seats,e=>e.seat,(e,t)=>{var n=h(),r=w(n),i=e=>{p(e,Ln())},a=e=>{An(e,{get seat(){return c(t).seat}})};m(r,e=>{c(t).kind===`open`?e(i):e(a,-1)}),p(e,n)}),K(x);var E=T(x,2),O=e=>{var r=Rn(),i=C(r,!0);S(e=>{U(r,`href`,`/t/${c(t).table??``}`),L(i,e)},[()=>Q(`open-table`)]),n(`click`,r,function(...e){$t?.apply(this,e)}),p(e,r)},k=e=>{var r=zn(),i=C(r,!0);S(e=>L(i,e),[()=>Q(`join`)]),n(`click`,r,()=>f(c(t).table)),p(e,r)},A=e=>{var r=Rn(),i=C(r,!0);S(e=>{U(r,`href`,`/t/${c(t).table??``}`),L(i,e)},[()=>Q(`watch`)]),n(`click`,r,function(...e){$t?.apply(this,e)}),p(e,r)};m(E,e=>{c(t).is_yours?e(O):c(t).can_join?e(k,1):e(A,-1)}),K(r),S((e,n)=>{i=q(r,1,`svelte-15b4erz`,null,i,{me:c(t).your_turn}),L(v,c(t).title),L(b,e),U(x,`aria-label`,n)},[()=>c(t).your_turn?Q(`your-turn`):Q(`departure-${c(t).status}`),()=>Q(`seats-taken`,{taken:c(t).seats.filter(e=>e.kind!==`open`).length,all:c(t).seats.length})]),p(e,r)},e=>{var t=Vn(),n=C(t,!0);S(e=>L(n,e),[()=>Q(`departures-none`)]),p(e,t)}),K(A);var M=T(A,2),N=e=>{var t=Hn(),n=u(t);D(n,{name:`loco-1`,class:`flip`});var r=T(n);D(r,{name:`coach`});var i=T(r);D(i,{name:`boxcar`}),D(T(i),{name:`caboose`}),K(t),p(e,t)};m(M,e=>{c(o).length<4&&e(N)}),K(g),S((e,t)=>{L(b,e),L(E,t)},[()=>Q(`departures`),()=>Q(`refresh`)]),n(`click`,x,d),p(t,g),W()}J([`click`]);var Gn=500,Kn=5e3,qn=2e4,Jn=1e4,Yn=0;function Xn(){return Yn+=1,`${crypto.randomUUID().slice(0,18)}-${Yn}`}var Zn=class{hello;listener;open;#e=j(`connecting`);get state(){return c(this.#e)}set state(t){e(this.#e,t,!0)}socket=null;waiting=new Map;run=null;isWelcome=!1;delay=Gn;timer;constructor(e,t,n=Qn){this.hello=e,this.listener=t,this.open=n,this.connect()}ask(e){let t={...e,id:Xn()};return new Promise(e=>{this.waiting.set(t.id,{message:t,answer:e}),this.isWelcome&&this.send(t)})}hurry(){this.state===`lost`&&this.connect()}shut(){this.state=`shut`,clearTimeout(this.timer),this.drop()}connect(){clearTimeout(this.timer),this.drop();let e=this.open();this.socket=e,e.onopen=()=>this.send(this.hello()),e.onmessage=e=>this.receive(JSON.parse(e.data)),e.onclose=()=>this.lose(),this.timer=setTimeout(()=>this.lose(),Jn)}drop(){let e=this.socket;this.socket=null,this.isWelcome=!1,e!==null&&(e.onopen=e.onmessage=e.onclose=null,e.close())}lose(){this.state!==`shut`&&(this.drop(),this.state=`lost`,clearTimeout(this.timer),this.timer=setTimeout(()=>this.connect(),this.delay*(.75+Math.random()/2)),this.delay=Math.min(this.delay*2,Kn))}send(e){this.socket?.send(JSON.stringify(e))}watch(){clearTimeout(this.timer),this.timer=setTimeout(()=>{this.send({t:`ping`,id:Xn()}),this.timer=setTimeout(()=>this.lose(),Jn)},qn)}receive(e){switch(this.watch(),e.t){case`welcome`:return this.enter(e);case`scene`:return this.listener.shown(e);case`said`:return this.listener.said(e);case`links`:return this.listener.linked(e);default:return this.settle(e)}}enter(e){let t=this.run!==null&&this.run!==e.run;this.run=e.run,this.isWelcome=!0,this.state=`open`,this.delay=Gn,this.listener.welcomed(e,t);for(let{message:e}of this.waiting.values())this.send(e)}settle(e){let t=e.id===null?void 0:this.waiting.get(e.id);t===void 0?e.t===`refused`&&e.id===null&&this.listener.refused(e):(this.waiting.delete(t.message.id),t.answer(e))}};function Qn(){let e=location.protocol===`https:`?`wss`:`ws`;return new WebSocket(`${e}://${location.host}/ws`)}var $n={kind:`bot`,name:``,level:`greedy`},er=3,tr=[{kind:`none`,seconds:0},{kind:`move`,seconds:60},{kind:`move`,seconds:180},{kind:`bank`,seconds:600},{kind:`bank`,seconds:1800}],nr=class{#e=j(null);get game(){return c(this.#e)}set game(t){e(this.#e,t)}#t=j(g([]));get seats(){return c(this.#t)}set seats(t){e(this.#t,t,!0)}#n=j(g({}));get options(){return c(this.#n)}set options(t){e(this.#n,t,!0)}#r=j(0);get clock(){return c(this.#r)}set clock(t){e(this.#r,t,!0)}#i=j(`link`);get watch(){return c(this.#i)}set watch(t){e(this.#i,t,!0)}#a=j(!0);get hints(){return c(this.#a)}set hints(t){e(this.#a,t,!0)}id=Xn();choose(e){let t=this.game?.name===e.name;if(this.game=e,t)return;ce(`game`,e.name),this.options=Object.fromEntries(e.options.map(e=>[e.name,e.values[0].value]));let n=Math.min(e.most_seats,Math.max(e.least_seats,this.seats.length||er)),r=Array.from({length:n-1},(e,t)=>this.seats[t+1]??{...$n});this.seats=[{kind:`me`,name:Y.name,level:`greedy`},...r],this.id=Xn()}get canAdd(){return this.game!==null&&this.seats.length<this.game.most_seats}get canRemove(){return this.game!==null&&this.seats.length>this.game.least_seats}add(e){this.canAdd&&this.seats.push({...$n,kind:e})}remove(e){this.canRemove&&this.seats.splice(e,1)}request(){let e=this.seats.map(({kind:e,name:t,level:n})=>e===`bot`?{kind:`bot`,level:n}:e===`open`?{kind:`open`}:{kind:`person`,name:t.trim()});return{id:this.id,game:this.game.name,seats:e,options:O(this.options),clock:tr[this.clock],hints:this.hints,watch:this.watch,lang:Y.lang}}};function rr(){return se(`game`,``)}var ir=o(`<button class="more svelte-drqbzg"> </button>`),ar=o(`<div class="list svelte-drqbzg"><!> <!> <!> <!></div> <!>`,1);function or(t,r){I(r,!0);let i=G(r,`plan`,7),a=j(!1),o=H(()=>i().game.options),s=H(()=>c(a)?c(o):c(o).slice(0,2)),l=H(()=>c(o).length-2),d=H(()=>c(o).slice(2).filter(e=>i().options[e.name]!==e.values[0].value).length),f=H(()=>tr.map((e,t)=>({value:t,label:Q(`clock-${e.kind}`,{seconds:e.seconds??0,minutes:(e.seconds??0)/60})})));var h=ar(),g=w(h),_=u(g);y(_,17,()=>c(s),e=>e.name,(e,t)=>{{let n=H(()=>i().options[c(t).name]??c(t).values[0].value);$(e,{get label(){return c(t).label},get about(){return c(t).about},get values(){return c(t).values},get value(){return c(n)},onchange:e=>i().options[c(t).name]=e})}});var v=T(_,2);{let e=H(()=>Q(`clock`));$(v,{get label(){return c(e)},get values(){return c(f)},get value(){return i().clock},onchange:e=>i().clock=e})}var b=T(v,2);{let e=H(()=>Q(`who-may-watch`)),t=H(()=>[{value:`anyone`,label:Q(`watch-anyone`)},{value:`link`,label:Q(`watch-link`)}]);$(b,{get label(){return c(e)},get values(){return c(t)},get value(){return i().watch},onchange:e=>i().watch=e})}var x=T(b,2);{let e=H(()=>Q(`hints`)),t=H(()=>[{value:!0,label:Q(`on`)},{value:!1,label:Q(`off`)}]);$(x,{get label(){return c(e)},get values(){return c(t)},get value(){return i().hints},onchange:e=>i().hints=e})}K(g);var E=T(g,2),D=t=>{var r=ir(),i=C(r,!0);S(e=>{U(r,`aria-expanded`,c(a)),L(i,e)},[()=>c(a)?Q(`fewer-options`):Q(`more-options`,{count:c(l),changed:c(d)})]),n(`click`,r,()=>e(a,!c(a))),p(t,r)};m(E,e=>{c(l)>0&&e(D)}),p(t,h),W()}J([`click`]);var sr=`modulepreload`,cr=function(e){return`/`+e},lr={},ur=function(e,t,n){let r=Promise.resolve();if(t&&t.length>0){let e=document.getElementsByTagName(`link`),i=document.querySelector(`meta[property=csp-nonce]`),a=i?.nonce||i?.getAttribute(`nonce`);function o(e){return Promise.all(e.map(e=>Promise.resolve(e).then(e=>({status:`fulfilled`,value:e}),e=>({status:`rejected`,reason:e}))))}r=o(t.map(t=>{if(t=cr(t,n),t in lr)return;lr[t]=!0;let r=t.endsWith(`.css`),i=r?`[rel="stylesheet"]`:``;if(n)for(let n=e.length-1;n>=0;n--){let i=e[n];if(i.href===t&&(!r||i.rel===`stylesheet`))return}else if(document.querySelector(`link[href="${t}"]${i}`))return;let o=document.createElement(`link`);if(o.rel=r?`stylesheet`:sr,r||(o.as=`script`),o.crossOrigin=``,o.href=t,a&&o.setAttribute(`nonce`,a),document.head.appendChild(o),r)return new Promise((e,n)=>{o.addEventListener(`load`,e),o.addEventListener(`error`,()=>n(Error(`Unable to preload CSS for ${t}`)))})}))}function i(e){let t=new Event(`vite:preloadError`,{cancelable:!0});if(t.payload=e,window.dispatchEvent(t),!t.defaultPrevented)throw e}return r.then(t=>{for(let e of t||[])e.status===`rejected`&&i(e.reason);return e().catch(i)})},dr=Object.assign({"../games/continental_express/index.ts":()=>ur(()=>import(`./continental_express-LpbAkqZz.js`),__vite__mapDeps([0,1,2,3,4,5])),"../games/great_lakes/index.ts":()=>ur(()=>import(`./great_lakes-CF2qWTrJ.js`),__vite__mapDeps([6,1,2,3,4,7])),"../games/isle_of_trains/index.ts":()=>ur(()=>import(`./isle_of_trains-Cu0UxqWX.js`),__vite__mapDeps([8,1,2,3,4,9,10])),"../games/ticket_cards/index.ts":()=>ur(()=>import(`./ticket_cards-B80rE_ER.js`),__vite__mapDeps([11,1,2,3,4,12])),"../games/traffic/index.ts":()=>ur(()=>import(`./traffic-Zu3WUyK9.js`),__vite__mapDeps([13,1,2,9,14]))});async function fr(e){let t=dr[`../games/${e}/index.ts`];return t?(await t()).game:null}var pr=o(`<button><span class="picture svelte-p0hm4g"><!></span> <span class="ct svelte-p0hm4g"><b class="svelte-p0hm4g"> </b> <i class="svelte-p0hm4g"> </i> <small class="svelte-p0hm4g"><span class="svelte-p0hm4g"><!><span class="vh"> </span> </span> <span class="svelte-p0hm4g"><!> </span></small></span></button>`),mr=o(`<div role="group"></div>`);function hr(e,t){I(t,!0);function r(e){return e.least_seats===e.most_seats?String(e.most_seats):`${e.least_seats}–${e.most_seats}`}var i=mr();let a;y(i,21,()=>t.games,e=>e.name,(e,i)=>{var a=pr();let o;var s=u(a);R(u(s),()=>fr(c(i).name),null,(e,t)=>{var n=h(),r=w(n),i=e=>{var n=h();v(w(n),()=>c(t).Poster,(e,t)=>{t(e,{})}),p(e,n)},a=e=>{D(e,{name:`logo`,class:`logo`})};m(r,e=>{c(t)?e(i):e(a,-1)}),p(e,n)}),K(s);var l=T(s,2),d=u(l),f=C(d,!0),g=T(d,2),_=C(g,!0),y=T(g,2),b=u(y),x=u(b);D(x,{name:`i-person`});var E=T(x),O=C(E,!0),k=T(E,1,!0);K(b);var A=T(b,2),j=u(A);D(j,{name:`i-clock`});var M=T(j,1,!0);K(A),K(y),K(l),K(a),S((e,n,r)=>{o=q(a,1,`cover svelte-p0hm4g`,null,o,{on:c(i).name===t.chosen}),U(a,`data-game`,c(i).name),U(a,`aria-pressed`,c(i).name===t.chosen),L(f,c(i).title),L(_,c(i).tagline),L(O,e),L(k,n),L(M,r)},[()=>Q(`players`),()=>r(c(i)),()=>Q(`minutes`,{minutes:c(i).minutes})]),n(`click`,a,()=>t.onchoose(c(i))),p(e,a)}),K(i),S(e=>{a=q(i,1,`covers svelte-p0hm4g`,null,a,{two:t.games.length===2}),ae(i,`--n:${t.games.length??``}`),U(i,`aria-label`,e)},[()=>Q(`games`)]),p(e,i),W()}J([`click`]);var gr=o(`<input maxlength="40" class="svelte-xlbrtn"/>`),_r=o(`<b class="svelte-xlbrtn"> </b>`),vr=o(`<i></i>`),yr=o(`<button class="lnk"><span class="lv svelte-xlbrtn" aria-hidden="true"></span></button>`),br=o(`<select class="lnk svelte-xlbrtn"><option> </option><option> </option><option> </option></select> <button class="tool svelte-xlbrtn" data-remove=""><!></button>`,1),xr=o(`<li data-seat-plan="" class="svelte-xlbrtn"><!> <span class="sn svelte-xlbrtn"><!> <small class="svelte-xlbrtn"> </small></span> <span class="acts svelte-xlbrtn"><!> <!></span></li>`),Sr=o(`<p class="more svelte-xlbrtn"> <button class="word svelte-xlbrtn"> </button> <button class="word svelte-xlbrtn"> </button> <button class="word svelte-xlbrtn"> </button></p>`),Cr=o(`<section class="sheet"><h2> <span class="label"> </span></h2> <ul></ul> <!></section>`);function wr(e,t){I(t,!0);let r=[`random`,`greedy`],i=H(()=>t.plan.game),o=H(()=>c(i).least_seats===c(i).most_seats?String(c(i).most_seats):`${c(i).least_seats}–${c(i).most_seats}`);function s(e){e.level=r[(r.indexOf(e.level)+1)%r.length]}var l=Cr(),d=u(l),f=u(d,!0),h=C(T(f),!0);K(d);var g=T(d,2);y(g,21,()=>t.plan.seats,a,(e,i,a)=>{var o=xr(),l=u(o);An(l,{seat:a});var d=T(l,2),f=u(d),h=e=>{var t=gr();M(t),S((e,n)=>{U(t,`placeholder`,e),U(t,`aria-label`,n)},[()=>Q(`your-name`),()=>Q(`name-of-seat`,{number:a+1})]),A(t,()=>c(i).name,e=>c(i).name=e),p(e,t)},g=e=>{var t=_r(),n=C(t,!0);S(e=>L(n,e),[()=>Q(`plan-${c(i).kind}`)]),p(e,t)};m(f,e=>{c(i).kind===`me`||c(i).kind===`here`?e(h):e(g,-1)});var _=C(T(f,2),!0);K(d);var v=T(d,2),b=u(v),x=e=>{var t=yr(),a=u(t);y(a,22,()=>r,e=>e,(e,t,n)=>{var a=vr();let o;S(e=>o=q(a,1,`svelte-xlbrtn`,null,o,{on:e}),[()=>c(n)<=r.indexOf(c(i).level)]),p(e,a)}),K(a),K(t),S((e,n)=>{U(t,`title`,e),U(t,`aria-label`,n)},[()=>Q(`level-${c(i).level}`),()=>`${Q(`strength`)}: ${Q(`level-${c(i).level}`)}`]),n(`click`,t,()=>s(c(i))),p(e,t)};m(b,e=>{c(i).kind===`bot`&&e(x)});var E=T(b,2),O=e=>{var r=br(),o=w(r),s=u(o),l=C(s,!0);s.value=s.__value=`bot`;var d=T(s),f=C(d,!0);d.value=d.__value=`open`;var m=T(d),h=C(m,!0);m.value=m.__value=`here`,K(o),N(o);var g=T(o,2);D(u(g),{name:`i-x`,class:`ic`}),K(g),S((e,n,r,i,a)=>{U(o,`aria-label`,e),L(l,n),L(f,r),L(h,i),U(g,`aria-disabled`,!t.plan.canRemove),U(g,`aria-label`,a)},[()=>Q(`kind-of-seat`,{number:a+1}),()=>Q(`plan-bot`),()=>Q(`plan-open`),()=>Q(`plan-here`),()=>Q(`remove-seat`,{number:a+1})]),P(o,()=>c(i).kind,e=>c(i).kind=e),n(`click`,g,()=>t.plan.remove(a)),p(e,r)};m(E,e=>{c(i).kind!==`me`&&e(O)}),K(v),K(o),S(e=>L(_,e),[()=>Q(c(i).kind===`bot`?`level-${c(i).level}.about`:`plan-${c(i).kind}.about`)]),p(e,o)}),K(g);var _=T(g,2),v=e=>{var r=Sr(),i=u(r),a=T(i),o=C(a,!0),s=T(a,2),c=C(s,!0),l=T(s,2),d=C(l,!0);K(r),S((e,t,n,r)=>{L(i,`${e??``} `),L(o,t),L(c,n),L(d,r)},[()=>Q(`add-seat`),()=>Q(`add-open`),()=>Q(`add-bot`),()=>Q(`add-here`)]),n(`click`,a,()=>t.plan.add(`open`)),n(`click`,s,()=>t.plan.add(`bot`)),n(`click`,l,()=>t.plan.add(`here`)),p(e,r)};m(_,e=>{t.plan.canAdd&&e(v)}),K(l),S((e,t)=>{L(f,e),L(h,t)},[()=>Q(`seats-for`,{game:c(i).title}),()=>Q(`seats-of`,{count:t.plan.seats.length,range:c(o)})]),p(e,l),W()}J([`click`]);var Tr=o(`<a class="tool opt svelte-xz6wf3"><!> </a>`),Er=o(`<p class="problem svelte-xz6wf3" role="alert"> </p>`),Dr=o(`<div class="seats svelte-xz6wf3"><!></div> <section class="options sheet svelte-xz6wf3"><h2> </h2> <!> <div class="start svelte-xz6wf3"><button class="btn go svelte-xz6wf3" data-start=""> </button> <span class="label svelte-xz6wf3"> </span></div></section>`,1),Or=o(`<!> <main><div class="hd svelte-xz6wf3"><h1 class="svelte-xz6wf3"> </h1> <p class="svelte-xz6wf3"> </p> <!></div> <div class="posters svelte-xz6wf3"><!></div> <!> <div class="departures svelte-xz6wf3"><!></div></main> <!>`,1);function kr(t,r){I(r,!0);let i=new nr,a=j([]),o=j(null),l=j(!1),d=j(!1);s(()=>{document.title=Q(`title-lobby`)}),s(()=>{let e=Y.lang,t=!0;return Kt(()=>f(e),()=>t),()=>{t=!1}});async function f(t){try{e(a,await Jt.games(t)),e(o,null)}catch(t){throw e(o,t.message,!0),t}let n=i.game?.name??rr(),r=c(a).find(e=>e.name===n)??c(a)[0];r&&i.choose(r)}async function g(){if(!(c(l)||!i.game)){e(l,!0);try{let e=await Jt.newTable(i.request());X(`name`,i.seats[0].name.trim()),he(e.table,...e.tokens),Qt(`/t/${e.table}`)}catch(t){e(o,t.message,!0)}finally{e(l,!1)}}}var _=Or(),v=w(_);En(v,{onmenu:()=>e(d,!0),extra:e=>{var t=h(),r=w(t),a=e=>{var t=Tr(),r=u(t);D(r,{name:`i-book`,class:`ic`});var a=T(r,1,!0);K(t),S(e=>{U(t,`href`,`/rules/${i.game.name??``}`),L(a,e)},[()=>Q(`rules`)]),n(`click`,t,function(...e){$t?.apply(this,e)}),p(e,t)};m(r,e=>{i.game&&e(a)}),p(e,t)},$$slots:{extra:!0}});var y=T(v,2),b=u(y),x=u(b),E=C(x,!0),O=T(x,2),A=C(O,!0),M=T(O,2),N=e=>{var t=Er(),n=C(t,!0);S(()=>L(n,c(o))),p(e,t)};m(M,e=>{c(o)&&e(N)}),K(b);var P=T(b,2),F=u(P);{let e=H(()=>i.game?.name??``);hr(F,{get games(){return c(a)},get chosen(){return c(e)},onchoose:e=>i.choose(e)})}K(P);var R=T(P,2),z=e=>{var t=Dr(),r=w(t);wr(u(r),{get plan(){return i}}),K(r);var a=T(r,2),o=u(a),s=C(o,!0),d=T(o,2);or(d,{get plan(){return i}});var f=T(d,2),m=u(f),h=C(m,!0),_=C(T(m,2),!0);K(f),K(a),S((e,t,n)=>{L(s,e),m.disabled=c(l),L(h,t),L(_,n)},[()=>Q(`options`),()=>Q(`start-game`,{game:i.game.title}),()=>Q(i.seats.some(e=>e.kind===`open`)?`start-open-seats`:`start-at-once`)]),n(`click`,m,g),p(e,t)};m(R,e=>{i.game&&e(z)});var B=T(R,2);Wn(u(B),{}),K(B),K(y);var ee=T(y,2),V=t=>{xn(t,{onclose:()=>e(d,!1)})};m(ee,e=>{c(d)&&e(V)}),S((e,t)=>{q(y,1,k(c(a).length>3?`many`:`few`),`svelte-xz6wf3`),L(E,e),L(A,t)},[()=>Q(`lobby-title`),()=>Q(`lobby-text`)]),p(t,_),W()}J([`click`]);var Ar=o(`<li><code class="svelte-si786l"> </code></li>`),jr=o(`<details class="svelte-si786l"><summary class="svelte-si786l"> </summary> <ul></ul></details>`),Mr=o(`<p class="text svelte-si786l"> </p> <!>`,1),Nr=o(`<p role="alert"> </p>`),Pr=o(`<p class="label" role="status"> </p>`);function Fr(e,t){I(t,!0);let n=H(()=>Jt.clause(t.game,t.number));{let r=H(()=>Q(`clause`,{number:t.number}));tn(e,{get title(){return c(r)},get onclose(){return t.onclose},children:(e,t)=>{var r=h();R(w(r),()=>c(n),e=>{var t=Pr(),n=C(t,!0);S(e=>L(n,e),[()=>Q(`loading`)]),p(e,t)},(e,t)=>{var n=Mr(),r=w(n),i=C(r,!0),a=T(r,2),o=e=>{var n=jr(),r=u(n),i=C(r,!0),a=T(r,2);y(a,20,()=>c(t).tests,e=>e,(e,t)=>{var n=Ar(),r=C(u(n),!0);K(n),S(()=>L(r,t)),p(e,n)}),K(a),K(n),S(e=>L(i,e),[()=>Q(`clause-tests`,{count:c(t).tests.length})]),p(e,n)};m(a,e=>{c(t).tests.length>0&&e(o)}),S(()=>L(i,c(t).text)),p(e,n)},(e,t)=>{var n=Nr(),r=C(n,!0);S(()=>L(r,c(t).message)),p(e,n)}),p(e,r)},$$slots:{default:!0}})}W()}var Ir=o(`<div class="rules svelte-106isyb"></div>`),Lr=o(`<p role="alert"> </p>`),Rr=o(`<p class="label" role="status"> </p>`);function zr(e,t){I(t,!0);let r=H(()=>Jt.rules(t.game,Y.lang));s(()=>{c(r).then(e=>t.ontitle?.(e.title)).catch(()=>{})});function i(e){let n=e.target.closest(`[data-clause]`)?.dataset.clause;n!==void 0&&(e.preventDefault(),t.onclause(n))}var a=h();R(w(a),()=>c(r),e=>{var t=Rr(),n=C(t,!0);S(e=>L(n,e),[()=>Q(`loading`)]),p(e,t)},(e,t)=>{var r=Ir();oe(r,()=>c(t).html,!0),K(r),n(`click`,r,i),p(e,r)},(e,t)=>{var n=Lr(),r=C(n,!0);S(()=>L(r,c(t).message)),p(e,n)}),p(e,a),W()}J([`click`]);var Br=o(`<!> <main class="svelte-1eemx0b"><article class="sheet svelte-1eemx0b"><!></article></main> <!> <!>`,1);function Vr(t,n){I(n,!0);let r=j(null),i=j(``),a=j(!1);s(()=>{document.title=Q(`title-rules`,{game:c(i)})});var o=Br(),l=w(o);{let t=H(()=>Q(`rules`));En(l,{get where(){return c(i)},get meta(){return c(t)},onmenu:()=>e(a,!0)})}var d=T(l,2),f=u(d);zr(u(f),{get game(){return n.game},onclause:t=>e(r,t,!0),ontitle:t=>e(i,t,!0)}),K(f),K(d);var h=T(d,2),g=t=>{Fr(t,{get game(){return n.game},get number(){return c(r)},onclose:()=>e(r,null)})};m(h,e=>{c(r)!==null&&e(g)});var _=T(h,2),v=t=>{xn(t,{onclose:()=>e(a,!1)})};m(_,e=>{c(a)&&e(v)}),p(t,o),W()}function Hr(e){let t=matchMedia(`(max-width: 720px)`),n=()=>e.isPhone=t.matches;return n(),t.addEventListener(`change`,n),()=>t.removeEventListener(`change`,n)}var Ur=`began`,Wr=250,Gr=class{#e=j(null);get link(){return c(this.#e)}set link(t){e(this.#e,t)}#t=j(null);get module(){return c(this.#t)}set module(t){e(this.#t,t)}#n=j(null);get catalogue(){return c(this.#n)}set catalogue(t){e(this.#n,t)}#r=j(null);get welcome(){return c(this.#r)}set welcome(t){e(this.#r,t)}#i=j(null);get scene(){return c(this.#i)}set scene(t){e(this.#i,t)}#a=j([]);get lines(){return c(this.#a)}set lines(t){e(this.#a,t)}#o=j([]);get lastLines(){return c(this.#o)}set lastLines(t){e(this.#o,t)}#s=j([]);get chat(){return c(this.#s)}set chat(t){e(this.#s,t)}#c=j(null);get moment(){return c(this.#c)}set moment(t){e(this.#c,t)}#l=j([]);get pickedMoves(){return c(this.#l)}set pickedMoves(t){e(this.#l,t)}#u=j(null);get armed(){return c(this.#u)}set armed(t){e(this.#u,t)}#d=j(null);get hint(){return c(this.#d)}set hint(t){e(this.#d,t)}#f=j(null);get explanation(){return c(this.#f)}set explanation(t){e(this.#f,t)}#p=j(null);get enlarged(){return c(this.#p)}set enlarged(t){e(this.#p,t,!0)}#m=j(null);get openClause(){return c(this.#m)}set openClause(t){e(this.#m,t,!0)}#h=j(null);get notice(){return c(this.#h)}set notice(t){e(this.#h,t,!0)}#g=j(null);get closed(){return c(this.#g)}set closed(t){e(this.#g,t,!0)}#_=j(null);get rematch(){return c(this.#_)}set rematch(t){e(this.#_,t,!0)}#v=j(null);get shownFor(){return c(this.#v)}set shownFor(t){e(this.#v,t,!0)}#y=j(!1);get isPhone(){return c(this.#y)}set isPhone(t){e(this.#y,t,!0)}#b=j(!1);get isReplay(){return c(this.#b)}set isReplay(t){e(this.#b,t,!0)}#x=j(0);get skew(){return c(this.#x)}set skew(t){e(this.#x,t,!0)}#S=j(!1);get isBusy(){return c(this.#S)}set isBusy(t){e(this.#S,t,!0)}whys=new Map;hideTimer;get view(){return this.moment?.view??this.scene.view}get viewer(){return this.isReplay&&this.moment?this.view.seat??this.home:this.home}get home(){return this.scene?.viewer??null}get decider(){return this.moment?null:this.scene?.decider??null}get people(){return this.scene?.people??[]}get moves(){return this.canMove?this.scene.moves:[]}get hinted(){return this.hint?.code??null}movesOf(e,t={}){let n=Object.entries(t);return this.moves.filter(t=>t.kind===e&&n.every(([e,n])=>t.args[e]===n))}say(e,t){return Ht(this.scene?.table.game??``,e,t)}choose(e){this.explanation=null,e.length>1?(this.armed=null,this.pickedMoves=this.isPicked(e)?[]:e):e[0]&&this.offer(e[0])}enlarge(e){this.enlarged=e}get isMine(){let e=this.scene;return e!==null&&e.table.status===`playing`&&e.decider!==null&&e.decider===e.viewer}get isPlayer(){return(this.welcome?.seats.length??0)>0}get canMove(){return this.isMine&&this.moment===null&&!this.isBusy&&!this.isCovered}get isCovered(){let e=this.welcome?.seats??[],t=this.scene?.table.status;return e.length>1&&t===`playing`&&this.scene.viewer!==this.shownFor}uncover(){this.shownFor=this.viewer}isPicked(e){let t=this.armed?[this.armed]:this.pickedMoves;return t.length>0&&t.length===e.length&&t.every((t,n)=>t.code===e[n].code)}offer(e){(Y.confirm===`always`||Y.confirm===`game`&&this.module?.confirms?.(e,this.view))&&this.armed?.code!==e.code?this.armed=e:this.play(e)}confirm(){this.armed&&this.play(this.armed)}putBack(){let e=this.armed!==null||this.pickedMoves.length>0;return this.armed=null,this.pickedMoves=[],e}async play(e){await this.playAll([e.code])}async playAll(e){!this.canMove||e.length===0||(this.putBack(),await this.act({t:`play`,after:this.scene.act,codes:e}))}async undo(e){this.isBusy||this.moment!==null||(this.putBack(),await this.act({t:`undo`,after:this.scene.act,whole_turn:e}))}async askHint(){let e=await this.tell({t:`hint`});e?.t===`hint`&&(this.hint=e)}async act(e){this.isBusy=!0,await this.tell(e),this.isBusy=!1}async tell(e){let t=await this.link.ask(e);return t.t===`refused`&&(this.notice=t.text),t}explain(e,t,n){if(clearTimeout(this.hideTimer),n&&this.explanation?.place===e&&this.explanation.clause){this.openClause=this.explanation.clause;return}let r=JSON.stringify([this.scene.act,Y.lang,t.kind,t.args]),i=this.whys.get(r);this.explanation={place:e,text:i?.text??null,clause:i?.clause??null},i===void 0&&this.askWhy(r,e,t)}explainText(e,t){clearTimeout(this.hideTimer),this.explanation={place:e,text:t,clause:null}}async askWhy(e,t,n){let r=await this.link.ask({t:`why`,kind:n.kind,args:n.args});if(r.t!==`why`)return this.explained(t);this.whys.set(e,{text:r.text,clause:r.clause}),this.explanation?.place===t&&(this.explanation=r.text===null?null:{place:t,text:r.text,clause:r.clause})}explained(e){clearTimeout(this.hideTimer),this.hideTimer=setTimeout(()=>{this.explanation?.place===e&&(this.explanation=null)},Wr)}keepExplanation(){clearTimeout(this.hideTimer)}get turn(){return this.linesShown.filter(e=>e.kind===Ur).length}get plyShown(){return this.moment?.ply??this.scene?.ply??0}get linesShown(){return this.moment?this.lines.slice(0,this.moment.log_until):this.lines}async look(e){if(!this.scene)return;if(e>=this.scene.ply&&this.scene.table.status!==`over`)return this.backToNow();let t=await this.link.ask({t:`look`,ply:Math.max(0,Math.min(e,this.scene.ply))});t.t===`moment`?(this.putBack(),this.explanation=null,this.moment=t):t.t===`refused`&&(this.notice=t.text)}backToNow(){this.moment=null}welcomed(e,t){t&&this.forget(),this.welcome=e,this.skew=e.now-Date.now()/1e3,this.chat=e.chat,this.closed=null}shown(e){let t=e.act!==this.scene?.act;t&&(this.whys.clear(),this.explanation=null,this.hint=null,this.putBack());let n=this.lines.length;this.lines=[...this.lines.slice(0,e.log_from),...e.log],this.scene!==null&&e.log_from>=n?this.lastLines=e.log:t&&(this.lastLines=this.lines.filter(t=>t.ply===e.ply)),this.moment&&this.moment.ply>e.ply&&(this.moment=null),this.scene=e}said({line:e}){this.chat.some(t=>t.number===e.number)||(this.chat=[...this.chat,e])}linked({table:e,tokens:t}){he(e,...t),this.rematch=e}refused(e){this.scene===null?this.closed=e.text:this.notice=e.text}forget(){this.whys.clear(),this.moment=null,this.hint=null,this.putBack()}};function Kr(e,t){I(t,!0);let n=V();var r=h(),i=w(r),a=e=>{Fr(e,{get game(){return n.scene.table.game},get number(){return n.openClause},onclose:()=>n.openClause=null})};m(i,e=>{n.openClause!==null&&n.scene&&e(a)}),p(e,r),W()}var qr=o(`<main class="svelte-1iqazre"><!> <h1 class="svelte-1iqazre"> </h1> <p> </p> <a class="btn go svelte-1iqazre" href="/"> </a></main>`);function Jr(e,t){I(t,!0);var r=qr(),i=u(r);D(i,{name:`red-semaphore`,class:`picture`});var a=T(i,2),o=C(a,!0),s=T(a,2),c=C(s,!0),l=T(s,2),d=C(l,!0);K(r),S((e,n)=>{L(o,e),L(c,t.text),L(d,n)},[()=>Q(`closed-title`),()=>Q(`to-lobby`)]),n(`click`,l,function(...e){$t?.apply(this,e)}),p(e,r),W()}J([`click`]);var Yr=o(`<main class="cover svelte-1jpn6gb"><!> <p class="who svelte-1jpn6gb"><!><b> </b></p> <h1 class="svelte-1jpn6gb"> </h1> <p> </p> <button class="btn go svelte-1jpn6gb"> </button></main>`);function Xr(e,t){I(t,!0);let r=V(),i=H(()=>r.viewer??0),a=H(()=>r.people[c(i)]?.name??``),o;s(()=>o.focus());var l=Yr(),d=u(l);D(d,{name:`back`,class:`turntable`});var f=T(d,2),m=u(f);An(m,{get seat(){return c(i)}});var h=C(T(m),!0);K(f);var g=T(f,2),_=C(g,!0),v=T(g,2),y=C(v,!0),b=T(v,2),x=C(b,!0);z(b,e=>o=e,()=>o),K(l),S((e,t,n)=>{L(h,c(a)),L(_,e),L(y,t),L(x,n)},[()=>r.say(`cover-title`,{name:c(a)}),()=>r.say(`cover-text`),()=>r.say(`cover-button`,{name:c(a)})]),n(`click`,b,()=>r.uncover()),p(e,l),W()}J([`click`]);function Zr(e){return e.indexOf(Math.max(...e))}function Qr(e,t,n){let r=[];for(let n=1;n<e.timeline.length;n+=1){let[i,a]=[e.timeline[n-1],e.timeline[n]],o=a.map((e,t)=>e-i[t]),s=Zr(o),c=o[s];if(c<=0)continue;let l=ei(t,s,e.turns[n-1],e.turns[n]);r.push({at:n,ply:e.turns[n],seat:s,gain:c,text:l})}let i=$r(e),a=e=>e.at===i?1/0:e.gain;return r.sort((e,t)=>a(t)-a(e)).slice(0,n).sort((e,t)=>e.at-t.at)}function $r(e){let t=e.ranking.indexOf(1);return e.timeline.slice(0,-1).findLastIndex(e=>e.some((n,r)=>r!==t&&n>=e[t]))+1}function ei(e,t,n,r){return e.filter(e=>e.ply>n&&e.ply<=r&&e.seat===t&&e.kind!==`began`).reduce((e,t)=>t.text.length>e.length?t.text:e,``)}function ti(e,t,n,r){let i=new Map(t.map(e=>[e.name,e.seat])),a=[...i.keys()].filter(Boolean).sort((e,t)=>t.length-e.length),o=[],s=e;n!==null&&ni(s,r)&&(o.push({text:r,seat:n}),s=s.slice(r.length));let c=RegExp(`(?<![\\p{L}\\p{N}])(${a.map(ri).join(`|`)})(?![\\p{L}\\p{N}])`,`gu`),l=0;for(let e of a.length>0?s.matchAll(c):[])o.push({text:s.slice(l,e.index),seat:null}),o.push({text:e[0],seat:i.get(e[0])}),l=e.index+e[0].length;return[...o,{text:s.slice(l),seat:null}].filter(e=>e.text!==``)}function ni(e,t){return e.startsWith(t)&&!/[\p{L}\p{N}]/u.test(e[t.length]??``)}function ri(e){return e.replace(/[.*+?^${}()|[\]\\]/g,`\\$&`)}var ii=o(`<b> </b>`),ai=o(`<span></span>`);function oi(e,t){I(t,!0);let n=V(),r=H(()=>ti(t.text,n.people,n.home,n.say(`you`)));var i=ai();y(i,21,()=>c(r),a,(e,t)=>{var n=h(),r=w(n),i=e=>{var n=ii(),r=C(n,!0);S(()=>{q(n,1,`o${c(t).seat+1}`,`svelte-1w5tktq`),L(r,c(t).text)}),p(e,n)},a=e=>{var n=_();S(()=>L(n,c(t).text)),p(e,n)};m(r,e=>{c(t).seat===null?e(a,-1):e(i)}),p(e,n)}),K(i),p(e,i),W()}var si=o(`<span> </span>`),ci=o(`<input readonly="" class="svelte-1je05sn"/>`),li=o(`<div class="copy svelte-1je05sn"><!> <button class="lnk"><!> </button> <!></div>`);function ui(t,r){I(r,!0);let i=G(r,`small`,3,!1),a=j(!1),o=j(void 0),s=j(!1);async function l(){try{await navigator.clipboard.writeText(r.link),e(a,!0),setTimeout(()=>e(a,!1),2e3)}catch{e(s,!0),requestAnimationFrame(()=>c(o)?.select())}}var d=li(),f=u(d),h=e=>{var t=si(),n=C(t,!0);S(()=>L(n,r.label)),p(e,t)};m(f,e=>{i()||e(h)});var g=T(f,2),_=u(g);{let e=H(()=>c(a)?`i-check`:`i-link`);D(_,{get name(){return c(e)}})}var v=T(_,1,!0);K(g);var y=T(g,2),b=t=>{var n=ci();M(n),z(n,t=>e(o,t),()=>c(o)),S(()=>{ee(n,r.link),U(n,`aria-label`,r.label)}),p(t,n)};m(y,e=>{c(s)&&e(b)}),K(d),S((e,t)=>{U(g,`data-link`,r.link),U(g,`aria-label`,e),L(v,t)},[()=>`${Q(`copy-link`)}: ${r.label}`,()=>Q(c(a)?`copied`:`copy-link`)]),n(`click`,g,l),p(t,d),W()}J([`click`]);async function di(e,t){let n=Uint8Array.from(e.match(/../g)??[],e=>parseInt(e,16));return[...new Uint8Array(await crypto.subtle.digest(`SHA-256`,n))].map(e=>e.toString(16).padStart(2,`0`)).join(``)===t}var fi=o(`<details><summary class="svelte-1lnnwmv"><!> </summary> <p> </p> <dl class="svelte-1lnnwmv"><dt> </dt> <dd class="svelte-1lnnwmv"> </dd> <dt> </dt> <dd class="svelte-1lnnwmv"> </dd></dl> <a> </a></details>`),pi=o(`<p class="label"> </p>`);function mi(e,t){I(t,!0);let n=V(),r=H(()=>n.scene.table),i=H(()=>c(r).seed===null?Promise.resolve(null):di(c(r).seed,c(r).commitment));var a=h();R(w(a),()=>c(i),null,(e,t)=>{var i=h(),a=w(i),o=e=>{var i=fi();let a;var o=u(i),s=u(o);{let e=H(()=>c(t)?`i-check`:`i-x`);D(s,{get name(){return c(e)}})}var l=T(s,1,!0);K(o);var d=T(o,2),f=C(d,!0),m=T(d,2),h=u(m),g=C(h,!0),_=T(h,2),v=C(_,!0),y=T(_,2),b=C(y,!0),x=C(T(y,2),!0);K(m);var w=T(m,2),E=C(w,!0);K(i),S((e,n,o,s,u)=>{a=q(i,1,`svelte-1lnnwmv`,null,a,{broken:!c(t)}),L(l,e),L(f,n),L(g,o),L(v,c(r).commitment),L(b,s),L(x,c(r).seed),U(w,`href`,`/api/tables/${c(r).id??``}/log`),U(w,`download`,`${c(r).id??``}.json`),L(E,u)},[()=>n.say(c(t)?`seal-kept`:`seal-broken`),()=>n.say(`seal-about`),()=>n.say(`seal-told`),()=>n.say(`seal-seed`),()=>n.say(`seal-record`)]),p(e,i)};m(a,e=>{c(t)!==null&&e(o)}),p(e,i)},e=>{var t=pi(),r=C(t,!0);S(e=>L(r,e),[()=>n.say(`seal-cannot`)]),p(e,t)}),p(e,a),W()}var hi=l(`<path class="gl svelte-o5bymx"></path><text x="36" text-anchor="end" class="svelte-o5bymx"> </text>`,1),gi=l(`<text y="394" text-anchor="middle" class="svelte-o5bymx"> </text>`),_i=l(`<path></path><path></path>`,1),vi=l(`<g><circle r="10" class="tp svelte-o5bymx"></circle><text class="tpn svelte-o5bymx" y="5" text-anchor="middle"> </text></g>`),yi=l(`<svg class="chart svelte-o5bymx" viewBox="0 0 600 400" role="img"><!><!><!><!></svg>`);function bi(e,t){I(t,!0);let n=V(),[r,i,a,o]=[46,570,24,366],s={circle:`M12 1a11 11 0 1 1 0 22a11 11 0 1 1 0-22`,square:`M2 2h20v20H2z`,triangle:`M12 0L24 22H0z`,diamond:`M12 0l12 12l-12 12L0 12z`,cross:`M8 1h8v7h7v8h-7v7H8v-7H1V8h7z`,hex:`M12 0l10.5 6v12L12 24L1.500 18V6z`},l=H(()=>t.timeline.flat()),d=H(()=>Math.min(0,...c(l))),f=H(()=>Math.max(10,...c(l))),m=H(()=>[1,2,5,10,20,25,50,100].find(e=>(c(f)-c(d))/e<=5)??200),h=H(()=>x(Math.ceil(c(d)/c(m))*c(m),c(f),c(m))),g=H(()=>Math.max(1,t.timeline.length-1)),_=H(()=>[1,2,4,5,10,20,50].find(e=>c(g)/e<=8)??100),v=e=>r+e/c(g)*(i-r),b=e=>o-(e-c(d))/(c(f)-c(d))*(o-a);function x(e,t,n){return Array.from({length:Math.floor((t-e)/n)+1},(t,r)=>e+r*n)}function E(e){return`M`+t.timeline.map((t,n)=>`${v(n).toFixed(1)} ${b(t[e]).toFixed(1)}`).join(`L`)}var D=yi(),O=u(D);y(O,16,()=>c(h),e=>e,(e,t)=>{var n=hi(),a=w(n),o=T(a),s=C(o,!0);S((e,n)=>{U(a,`d`,`M${r??``} ${e??``}H${i??``}`),U(o,`y`,n),L(s,t)},[()=>b(t),()=>b(t)+5]),p(e,n)});var k=T(O);y(k,16,()=>x(c(_),c(g),c(_)),e=>e,(e,t)=>{var n=gi(),r=C(n,!0);S(e=>{U(n,`x`,e),L(r,t)},[()=>v(t)]),p(e,n)});var A=T(k);y(A,17,()=>n.people,({seat:e})=>e,(e,n)=>{let r=()=>c(n).seat;var i=_i(),a=w(i),o=T(a);S((e,t,n,i)=>{q(a,0,`ln o${r()+1}`,`svelte-o5bymx`),U(a,`d`,e),q(o,0,`mk o${r()+1}`,`svelte-o5bymx`),U(o,`d`,t),U(o,`transform`,`translate(${n??``} ${i??``}) scale(.75)`)},[()=>E(r()),()=>s[On(r())],()=>v(c(g))-9,()=>b(t.timeline.at(-1)[r()])-9]),p(e,i)}),y(T(A),19,()=>t.points,e=>e.at,(e,n,r)=>{var a=vi(),o=C(T(u(a)),!0);K(a),S((e,t)=>{U(a,`transform`,`translate(${e??``} ${t??``})`),L(o,c(r)+1)},[()=>Math.min(v(c(n).at),i-24),()=>Math.max(14,b(t.timeline[c(n).at][c(n).seat])-24)]),p(e,a)}),K(D),S(e=>U(D,`aria-label`,e),[()=>n.say(`timeline`)]),p(e,D),W()}var xi=o(`<section><header class="svelte-1p4i2d7"><!><b class="nm svelte-1p4i2d7"> </b> <span class="place svelte-1p4i2d7"> </span> <strong class="num svelte-1p4i2d7"> </strong></header> <span class="meter svelte-1p4i2d7"><span class="svelte-1p4i2d7"></span></span> <!></section>`),Si=o(`<li class="svelte-1p4i2d7"><i class="svelte-1p4i2d7"> </i> <button class="svelte-1p4i2d7"><!></button> <span class="num svelte-1p4i2d7"> </span></li>`),Ci=o(`<button class="btn go svelte-1p4i2d7"> </button>`),wi=o(`<span class="label svelte-1p4i2d7"> </span>`),Ti=o(`<div class="page svelte-1p4i2d7" data-page="final"><!> <main class="svelte-1p4i2d7"><section class="win enamel screws svelte-1p4i2d7"><div><h2 class="svelte-1p4i2d7"> </h2> <p class="svelte-1p4i2d7"> </p></div> <div class="tr svelte-1p4i2d7" aria-hidden="true"></div></section> <section class="tab sheet svelte-1p4i2d7"><h3 class="svelte-1p4i2d7"> </h3> <div class="columns svelte-1p4i2d7"></div></section> <section class="tl sheet svelte-1p4i2d7"><h3 class="svelte-1p4i2d7"> </h3> <!> <ol class="turns svelte-1p4i2d7"></ol> <!></section> <div class="acts svelte-1p4i2d7"><!> <a class="btn ghost svelte-1p4i2d7"> </a> <button class="btn ghost svelte-1p4i2d7"> </button> <span class="x svelte-1p4i2d7"><!></span> <a class="btn ghost x svelte-1p4i2d7" href="/"> </a> <!></div></main></div>`);function Ei(t,i){I(i,!0);let o=[`loco-3`,`hopper`,`tanker`,`coach`,`coach`,`caboose`],l=V(),d=H(()=>l.scene),f=H(()=>c(d).table),h=H(()=>c(d).ending),g=H(()=>l.module.Breakdown),_=H(()=>l.people.map(({seat:e})=>e).sort((e,t)=>c(h).ranking[e]-c(h).ranking[t])),b=H(()=>Math.max(1,...c(h).scores)),x=H(()=>Qr(c(h),l.lines,3)),w=e=>l.people[e].name,E=j(!1);s(()=>{c(E)&&l.rematch!==null&&Qt(`/t/${l.rematch}`)});function O(){e(E,!0),l.rematch===null&&l.tell({t:`rematch`})}var k=Ti(),A=u(k);r(A,()=>i.top);var M=T(A,2),N=u(M),P=u(N),F=u(P),R=C(F,!0),z=C(T(F,2),!0);K(P);var B=T(P,2);y(B,21,()=>o,a,(e,t)=>{D(e,{get name(){return c(t)}})}),K(B),K(N);var ee=T(N,2),te=u(ee),ne=C(te,!0),G=T(te,2);y(G,20,()=>c(_),e=>e,(e,t)=>{var n=xi();let r;var i=u(n),a=u(i);An(a,{get seat(){return t}});var o=T(a),s=C(o,!0),d=T(o,2),f=C(d,!0),m=T(d,2),_=C(m,!0);K(i);var y=T(i,2),x=C(y);v(T(y,2),()=>c(g),(e,n)=>{n(e,{get seat(){return t},get parts(){return c(h).breakdowns[t]}})}),K(n),S((e,i,a,o)=>{r=q(n,1,`column o${t+1}`,`svelte-1p4i2d7`,r,{first:c(h).ranking[t]===1}),U(n,`aria-label`,e),L(s,i),L(f,a),U(m,`data-seat-score`,t),L(_,c(h).scores[t]),ae(x,`width:${o??``}%`)},[()=>w(t),()=>w(t),()=>l.say(`final-place`,{place:c(h).ranking[t]}),()=>Math.max(0,c(h).scores[t]/c(b)*100)]),p(e,n)}),K(G),K(ee);var re=T(ee,2),ie=u(re),oe=C(ie,!0),J=T(ie,2),se=e=>{bi(e,{get timeline(){return c(h).timeline},get points(){return c(x)}})};m(J,e=>{c(h).timeline.length>1&&e(se)});var ce=T(J,2);y(ce,23,()=>c(x),e=>e.at,(e,t,r)=>{var i=Si(),a=u(i),o=C(a,!0),s=T(a,2),d=u(s);{let e=H(()=>c(t).text||w(c(t).seat));oi(d,{get text(){return c(e)}})}K(s);var f=C(T(s,2));K(i),S(()=>{L(o,c(r)+1),L(f,`+${c(t).gain??``}`)}),n(`click`,s,()=>l.look(c(t).ply)),p(e,i)}),K(ce),mi(T(ce,2),{}),K(re);var le=T(re,2),Y=u(le),X=e=>{var t=Ci(),r=C(t,!0);S(e=>L(r,e),[()=>l.say(l.rematch===null?`rematch`:`rematch-join`)]),n(`click`,t,O),p(e,t)};m(Y,e=>{l.isPlayer&&e(X)});var ue=T(Y,2),de=C(ue,!0),fe=T(ue,2),pe=C(fe,!0),me=T(fe,2),he=u(me);{let e=H(()=>l.say(`link-replay`)),t=H(()=>`${location.origin}/r/${c(f).id}`);ui(he,{small:!0,get label(){return c(e)},get link(){return c(t)}})}K(me);var ge=T(me,2),_e=C(ge,!0),ve=T(ge,2),ye=e=>{var t=wi(),n=C(t,!0);S(e=>L(n,e),[()=>l.say(`rematch-ready`)]),p(e,t)};m(ve,e=>{l.rematch!==null&&e(ye)}),K(le),K(M),K(k),S((e,t,n,r,i,a)=>{U(k,`data-act`,l.scene?.act),L(R,c(h).text),L(z,e),L(ne,t),ae(G,`--n:${c(_).length??``}`),L(oe,n),U(ue,`href`,`/r/${c(f).id??``}`),L(de,r),L(pe,i),L(_e,a)},[()=>l.say(`final-after`,{turns:l.turn}),()=>l.say(`final-points`),()=>l.say(`timeline`),()=>l.say(`replay`),()=>l.say(`final-board`),()=>l.say(`to-lobby`)]),n(`click`,ue,function(...e){$t?.apply(this,e)}),n(`click`,fe,function(...e){i.onboard?.apply(this,e)}),n(`click`,ge,function(...e){$t?.apply(this,e)}),p(t,k),W()}J([`click`]);var Di=320,Oi=84,ki=class{pace;fly;waiting=[];current=null;constructor(e,t=Ai){this.pace=e,this.fly=t}add(e){this.pace()!==0&&(this.waiting=[...this.waiting,...e].slice(-6),this.current===null&&this.work())}skip(){this.waiting=[],this.current?.skip()}async work(){for(let e=this.waiting.shift();e!==void 0;e=this.waiting.shift()){let t=this.fly(e,Di*this.pace());this.current=t,await t.done}this.current=null}};function Ai(e,t,n){let r=document.querySelector(e.from),i=document.querySelector(e.to);if(!r||!i||t===0)return{done:Promise.resolve(),skip:()=>{}};let[a,o]=[r.getBoundingClientRect(),i.getBoundingClientRect()],s=n?.(e)??ji(r,i),c=!s.isConnected,l=c?new DOMRect(0,0,Oi,Oi*1.42):s.getBoundingClientRect(),u=c?s:s.cloneNode(!0);u.removeAttribute(`data-at`),u.setAttribute(`aria-hidden`,`true`),u.inert=!0,Object.assign(u.style,{position:`fixed`,left:`0`,top:`0`,margin:`0`,width:`${l.width}px`,height:`${l.height}px`,pointerEvents:`none`,zIndex:`60`}),document.body.append(u);let d=e=>`translate(${e.left+(e.width-l.width)/2}px, ${e.top+(e.height-l.height)/2}px)`,f=u.animate([{transform:d(a),opacity:.9},{transform:d(o),opacity:1}],{duration:t,easing:`cubic-bezier(.2,.7,.2,1)`});return{done:f.finished.then(()=>u.remove(),()=>u.remove()),skip:()=>f.cancel()}}function ji(e,t){let n=e=>e.offsetWidth*e.offsetHeight;return n(t)>0&&n(t)<=n(e)?t:e}function Mi(e,n){I(n,!0);let r=V(),i=new ki(de,(e,t)=>Ai(e,t,o)),a=r.lastLines;function o(e){if(e.card===void 0)return null;let n=document.createElement(`div`);n.style.setProperty(`--cw`,`84px`);let i=t(r.module.Card,{target:n,props:{card:e.card},context:F(r)});return setTimeout(()=>void f(i),2e3),n}s(()=>{let e=r.lastLines;if(e===a)return;a=e;let t=r.module?.flights;!t||r.moment!==null||i.add(e.map(e=>t(e)).filter(e=>e!==null))}),x(`pointerdown`,ne,()=>i.skip()),W()}var Ni=9;function Pi(e,t){for(let t of e.querySelectorAll(`[data-key]`))delete t.dataset.key;[...e.querySelectorAll(t?`[data-keys] [data-lit]`:`[data-lit]`)].slice(0,Ni).forEach((e,t)=>e.dataset.key=String(t+1))}function Fi(e,t){let n=e.querySelector(`[data-key="${t}"]`);return n?.click(),n!==null}function Ii(e){return e instanceof HTMLElement&&e.closest(`input, textarea, select, dialog`)!==null}var Li=o(`<div class="svelte-1mv8zga"><dt><kbd class="kbd svelte-1mv8zga"> </kbd></dt> <dd class="svelte-1mv8zga"> </dd></div>`),Ri=o(`<dl class="svelte-1mv8zga"></dl>`);function zi(e,t){I(t,!0);let n=G(t,`isHelpOpen`,15),r=V(),i=[[`1–9`,`keys-numbers`],[`Enter`,`keys-enter`],[`Esc`,`keys-escape`],[`Ctrl+Z`,`keys-undo`],[`← →`,`keys-arrows`],[`End`,`keys-end`],[`H`,`keys-hint`],[`I`,`keys-card`],[`Tab`,`keys-tab`],[`?`,`keys-help`]];function a(e){Ii(e.target)||e.altKey||e.metaKey||!r.scene||o(e)&&e.preventDefault()}function o(e){if(e.ctrlKey)return e.key.toLowerCase()===`z`&&s();switch(e.key){case`?`:return n(!0);case`Escape`:return l();case`Enter`:return d(e);case`ArrowLeft`:return f(-1);case`ArrowRight`:return r.moment!==null&&f(1);case`End`:return r.moment!==null&&(r.backToNow(),!0);case`h`:return r.canMove&&(r.askHint(),!0);default:return/^[1-9]$/.test(e.key)&&Fi(document,e.key)}}function s(){return r.scene.undo.act&&r.undo(!1),!0}function l(){return r.explanation?r.explanation=null:r.moment&&r.scene.table.status!==`over`?r.backToNow():!r.putBack()&&r.canMove&&r.scene.undo.act&&r.undo(!1),!0}function d(e){return!r.armed||e.target.closest(`.btn`)?!1:(r.confirm(),!0)}function f(e){return r.look(r.plyShown+e),!0}var g=h();x(`keydown`,ne,a);var _=w(g),v=e=>{{let t=H(()=>r.say(`keys-title`));tn(e,{get title(){return c(t)},onclose:()=>n(!1),children:(e,t)=>{var n=Ri();y(n,21,()=>i,([e,t])=>e,(e,t)=>{var n=H(()=>ie(c(t),2));let i=()=>c(n)[0],a=()=>c(n)[1];var o=Li(),s=u(o),l=C(u(s),!0);K(s);var d=C(T(s,2),!0);K(o),S(e=>{L(l,i()),L(d,e)},[()=>r.say(a())]),p(e,o)}),K(n),p(e,n)},$$slots:{default:!0}})}};m(_,e=>{n()&&e(v)}),p(e,g),W()}var Bi=o(`<p class="svelte-er3av2"><span class="svelte-er3av2"> </span> <button class="tool"><!></button></p>`),Vi=o(`<div class="place svelte-er3av2" role="alert"><!></div>`);function Hi(e,t){I(t,!0);let r=V();s(()=>{if(r.notice===null)return;let e=setTimeout(()=>r.notice=null,7e3);return()=>clearTimeout(e)});var i=Vi(),a=u(i),o=e=>{var t=Bi(),i=u(t),a=C(i,!0),o=T(i,2);D(u(o),{name:`i-x`,class:`ic`}),K(o),K(t),S(e=>{L(a,r.notice),U(o,`aria-label`,e)},[()=>r.say(`close`)]),n(`click`,o,()=>r.notice=null),p(e,t)};m(a,e=>{r.notice!==null&&e(o)}),K(i),p(e,i),W()}J([`click`]);var Ui=o(`<div class="bar sheet svelte-18jg14m"><div class="steps svelte-18jg14m"><button class="btn ghost svelte-18jg14m"><span aria-hidden="true">«</span></button> <button class="btn ghost svelte-18jg14m"><span aria-hidden="true">←</span></button> <button class="btn go svelte-18jg14m"> </button> <button class="btn ghost svelte-18jg14m"><span aria-hidden="true">→</span></button></div> <input type="range" min="0" class="svelte-18jg14m"/> <output class="num svelte-18jg14m"> </output> <p class="said svelte-18jg14m"> </p></div>`);function Wi(t,r){I(r,!0);let i=V(),a=H(()=>i.scene.ply),o=H(()=>i.plyShown),l=j(!1),d=j(null);s(()=>{i.moment===null&&i.look(0)}),s(()=>{if(!c(l))return;if(c(o)>=c(a)){e(l,!1);return}let t=setTimeout(()=>void i.look(c(o)+1),900);return()=>clearTimeout(t)});let f=!1;async function m(t){if(e(d,t,!0),!f){for(f=!0;c(d)!==null&&c(d)!==i.plyShown;){let t=c(d);await i.look(t),c(d)===t&&e(d,null)}e(d,null),f=!1}}function h(){!c(l)&&c(o)>=c(a)&&i.look(0),e(l,!c(l))}var g=Ui(),_=u(g),v=u(_),y=T(v,2),b=T(y,2),x=C(b,!0),w=T(b,2);K(_);var E=T(_,2);M(E);var D=T(E,2),O=C(D),k=C(T(D,2),!0);K(g),S((e,t,n,r,i,s,l)=>{U(v,`aria-label`,e),U(y,`aria-label`,t),L(x,n),U(w,`aria-label`,r),U(E,`max`,c(a)),ee(E,c(d)??c(o)),U(E,`aria-label`,i),U(E,`aria-valuetext`,s),L(O,`${c(d)??c(o)??``} / ${c(a)??``}`),L(k,l)},[()=>i.say(`step-first`),()=>i.say(`step-back`),()=>i.say(c(l)?`pause`:`play`),()=>i.say(`step-on`),()=>i.say(`scrubber`),()=>i.say(`past`,{ply:c(o),last:c(a)}),()=>i.linesShown.at(-1)?.text??``]),n(`click`,v,()=>i.look(0)),n(`click`,y,()=>i.look(c(o)-1)),n(`click`,b,h),n(`click`,w,()=>i.look(c(o)+1)),n(`input`,E,e=>m(e.currentTarget.valueAsNumber)),p(t,g),W()}J([`click`,`input`]);var Gi=o(`<button class="plain svelte-13pwep8"><!></button>`),Ki=o(`<li><b class="svelte-13pwep8"> </b> </li>`),qi=o(`<li class="none svelte-13pwep8"> </li>`),Ji=o(`<div class="head svelte-13pwep8"><b class="svelte-13pwep8"> </b> <button class="plain svelte-13pwep8"> </button> <!></div> <ul aria-live="polite" class="svelte-13pwep8"></ul> <form class="svelte-13pwep8"><input maxlength="500" autocomplete="off" class="svelte-13pwep8"/> <button class="btn ghost" type="submit"> </button></form>`,1),Yi=o(`<span class="n svelte-13pwep8"> <span class="vh"> </span></span>`),Xi=o(`<button class="bar-button svelte-13pwep8"><!> <!></button>`),Zi=o(`<button class="bar-button off svelte-13pwep8"><!> </button>`),Qi=o(`<section class="chat svelte-13pwep8"><!></section>`);function $i(t,r){I(r,!0);let i=G(r,`isOpen`,15,!1),a=G(r,`isPinned`,3,!1),o=V(),l=j(``),d=j(g(o.chat.length)),f=j(void 0),h=H(()=>Math.max(0,o.chat.length-c(d))),_=H(()=>(i()||a())&&Y.chat);s(()=>{c(_)&&(e(d,o.chat.length,!0),c(f)?.scrollTo(0,c(f).scrollHeight))});function v(e){let t=e.seat===null?void 0:o.people[e.seat]?.name;return e.name||(t??o.say(`spectator`))}function b(e){e.key===`Escape`&&e.currentTarget.blur()}async function E(t){t.preventDefault();let n=c(l).trim();n!==``&&(e(l,``),(await o.tell({t:`say`,text:n}))?.t===`refused`&&e(l,n,!0))}var O=Qi(),N=u(O),P=t=>{var r=Ji(),s=w(r),d=u(s),h=C(d,!0),g=T(d,2),_=C(g,!0),O=T(g,2),j=e=>{var t=Gi();D(u(t),{name:`i-x`,class:`ic`}),K(t),S(e=>U(t,`aria-label`,e),[()=>o.say(`close`)]),n(`click`,t,()=>i(!1)),p(e,t)};m(O,e=>{a()||e(j)}),K(s);var N=T(s,2);y(N,21,()=>o.chat,e=>e.number,(e,t)=>{var n=Ki(),r=u(n),i=C(r,!0),a=T(r);K(n),S(e=>{q(n,1,k(c(t).seat===null?``:`o${c(t).seat+1}`),`svelte-13pwep8`),L(i,e),L(a,` ${c(t).text??``}`)},[()=>v(c(t))]),p(e,n)},e=>{var t=qi(),n=C(t,!0);S(e=>L(n,e),[()=>o.say(`chat-none`)]),p(e,t)}),K(N),z(N,t=>e(f,t),()=>c(f));var P=T(N,2),F=u(P);M(F);var I=C(T(F,2),!0);K(P),S((e,t,n,r,i)=>{L(h,e),L(_,t),U(F,`aria-label`,n),U(F,`placeholder`,r),L(I,i)},[()=>o.say(`chat`),()=>o.say(`chat-off`),()=>o.say(`chat-line`),()=>o.say(`chat-line`),()=>o.say(`chat-send`)]),n(`click`,g,()=>X(`chat`,!1)),x(`submit`,P,E),n(`keydown`,F,b),A(F,()=>c(l),t=>e(l,t)),p(t,r)},F=e=>{var t=Xi(),r=u(t);D(r,{name:`i-chat`,class:`ic`});var a=T(r),s=T(a),l=e=>{var t=Yi(),n=u(t,!0),r=C(T(n),!0);K(t),S(e=>{L(n,c(h)),L(r,e)},[()=>o.say(`chat-unread`)]),p(e,t)};m(s,e=>{c(h)>0&&e(l)}),K(t),S(e=>L(a,`${e??``} `),[()=>o.say(`chat`)]),n(`click`,t,()=>i(!0)),p(e,t)},R=e=>{var t=Zi(),r=u(t);D(r,{name:`i-chat`,class:`ic`});var i=T(r,1,!0);K(t),S(e=>L(i,e),[()=>o.say(`chat-is-off`)]),n(`click`,t,()=>X(`chat`,!0)),p(e,t)};m(N,e=>{c(_)?e(P):Y.chat?e(F,1):e(R,-1)}),K(O),S(e=>U(O,`aria-label`,e),[()=>o.say(`chat`)]),p(t,O),W()}J([`click`,`keydown`]);var ea=o(`<li class="turn"> </li>`),ta=o(`<li><button class="svelte-1srjamk"><time> </time> <!></button></li>`),na=o(`<ol class="log svelte-1srjamk"></ol>`);function ra(e,t){I(t,!0);let r=V(),i,o=H(()=>r.linesShown.length),l=H(()=>r.linesShown.findLastIndex(e=>e.kind!==Ur)),d=H(()=>{let e=0;return r.lines.map(t=>({line:t,turn:t.kind===`began`?++e:null}))});function f(e,t){let n=e.seat!==null&&e.seat===r.home,i=e.seat===null?``:r.people[e.seat]?.name??``;return r.say(`log-turn`,{turn:t,whose:n?`own`:`other`,name:i})}s(()=>{c(o);let e=requestAnimationFrame(()=>i.querySelector(`.now`)?.scrollIntoView({block:`nearest`}));return()=>cancelAnimationFrame(e)});var g=na();y(g,21,()=>c(d),a,(e,t,i)=>{let a=()=>c(t).line,s=()=>c(t).turn;var d=h(),g=w(d),_=e=>{var t=ea(),n=C(t,!0);S(e=>L(n,e),[()=>f(a(),s())]),p(e,t)},v=e=>{var t=ta();let s;var d=u(t),f=u(d),m=C(f,!0);oi(T(f,2),{get text(){return a().text}}),K(d),K(t),S((e,n)=>{s=q(t,1,`line svelte-1srjamk`,null,s,{now:i===c(l),later:i>=c(o)}),U(d,`title`,e),L(m,n)},[()=>r.say(`log-look`),()=>Fn(a().at,Y.lang)]),n(`click`,d,()=>r.look(a().ply)),p(e,t)};m(g,e=>{s()===null?e(v,-1):e(_)}),p(e,d)}),K(g),z(g,e=>i=e,()=>i),p(e,g),W()}J([`click`]);var ia=o(`<label class="name svelte-1fwirad"><!><span> </span> <input maxlength="40" class="svelte-1fwirad"/></label>`),aa=o(`<li><!></li>`),oa=o(`<li class="label"> </li>`),sa=o(`<!> <!> <h3 class="svelte-1fwirad"> </h3> <ul class="links svelte-1fwirad"><!> <!> <!> <!></ul> <div class="ways svelte-1fwirad"><button class="btn ghost"> </button> <button class="btn ghost"> <kbd>?</kbd></button> <button class="btn ghost"> </button></div> <p class="label fair svelte-1fwirad"> </p>`,1);function ca(e,t){I(t,!0);let r=V(),i=H(()=>r.scene.table),a=H(()=>r.welcome?.watch_token??null),o=H(()=>r.people.filter(e=>e.is_you)),s=H(()=>r.people.filter(e=>e.token!==null));function l(e,t){c(o).length===1&&X(`name`,t),r.tell({t:`rename`,seat:e,name:t})}{let d=H(()=>r.say(`menu`));tn(e,{get title(){return c(d)},get onclose(){return t.onclose},children:(e,d)=>{var f=sa(),h=w(f);y(h,17,()=>c(o),e=>e.seat,(e,t)=>{var i=ia(),a=u(i);An(a,{get seat(){return c(t).seat}});var o=T(a),s=C(o,!0),d=T(o,2);M(d),K(i),S(e=>{L(s,e),ee(d,c(t).name)},[()=>r.say(`your-name`)]),n(`change`,d,e=>l(c(t).seat,e.currentTarget.value.trim())),p(e,i)});var g=T(h,2);bn(g,{isTable:!0});var _=T(g,2),v=C(_,!0),b=T(_,2),x=u(b);y(x,17,()=>c(s),e=>e.seat,(e,t)=>{var n=aa(),a=u(n);{let e=H(()=>r.say(`link-seat`,{number:c(t).seat+1})),n=H(()=>_e(c(i).id,c(t).token));ui(a,{get label(){return c(e)},get link(){return c(n)}})}K(n),p(e,n)});var E=T(x,2),D=e=>{var t=aa(),n=u(t);{let e=H(()=>r.say(`link-watch`)),t=H(()=>_e(c(i).id,c(a)));ui(n,{get label(){return c(e)},get link(){return c(t)}})}K(t),p(e,t)};m(E,e=>{c(a)&&e(D)});var O=T(E,2),k=e=>{var t=aa(),n=u(t);{let e=H(()=>r.say(`link-replay`)),t=H(()=>`${location.origin}/r/${c(i).id}`);ui(n,{get label(){return c(e)},get link(){return c(t)}})}K(t),p(e,t)};m(O,e=>{c(i).status===`over`&&e(k)});var A=T(O,2),j=e=>{var t=oa(),n=C(t,!0);S(e=>L(n,e),[()=>r.say(`menu-no-links`)]),p(e,t)};m(A,e=>{c(s).length===0&&!c(a)&&c(i).status!==`over`&&e(j)}),K(b);var N=T(b,2),P=u(N),F=C(P,!0),I=T(P,2),R=u(I,!0);te(),K(I);var z=T(I,2),B=C(z,!0);K(N);var V=C(T(N,2),!0);S((e,t,n,r,i)=>{L(v,e),L(F,t),L(R,n),L(B,r),L(V,i)},[()=>r.say(`menu-links`),()=>r.say(`rules`),()=>r.say(`keys-title`),()=>r.say(`leave`),()=>r.say(`menu-rules-version`,{version:c(i).rules_version,edition:c(i).edition})]),n(`click`,P,function(...e){t.onrules?.apply(this,e)}),n(`click`,I,function(...e){t.onhelp?.apply(this,e)}),n(`click`,z,()=>Qt(`/`)),p(e,f)},$$slots:{default:!0}})}W()}J([`change`,`click`]);var la=o(`<span class="label opt watching svelte-bpic0y"> </span>`),ua=o(`<span class="n svelte-bpic0y"> </span>`),da=o(`<button class="tool"><!> <!></button>`),fa=o(`<!> <span role="status"> </span> <button class="tool opt"><!> </button> <!>`,1),pa=o(`<div class="talk svelte-bpic0y"><!><!></div>`),ma=o(`<!> <!>`,1);function ha(t,r){I(r,!0);let i=V(),a=H(()=>i.scene.table),o=j(null),l=j(g(i.chat.length)),d=H(()=>i.say(`rail-${r.isReplay?`replay`:c(a).status}`,{table:c(a).id,turn:i.turn})),f=H(()=>i.link?.state??`connecting`),h=H(()=>i.chat.length-c(l));s(()=>{i.moment!==null&&b(()=>c(o))===`talk`&&e(o,null)});function _(){e(o,`talk`),e(l,i.chat.length,!0)}var v=ma(),y=w(v);En(y,{get where(){return c(a).title},get meta(){return c(d)},onmenu:()=>e(o,`menu`),extra:t=>{var r=fa(),a=w(r),s=e=>{var t=la(),n=C(t,!0);S(e=>L(n,e),[()=>i.say(`spectators`,{count:i.scene.spectators})]),p(e,t)};m(a,e=>{i.scene.spectators>0&&e(s)});var l=T(a,2),d=C(l,!0),g=T(l,2),v=u(g);D(v,{name:`i-book`,class:`ic`});var y=T(v,1,!0);K(g);var b=T(g,2),x=e=>{var t=da(),r=u(t);D(r,{name:`i-chat`,class:`ic`});var a=T(r,2),o=e=>{var t=ua(),n=C(t,!0);S(()=>L(n,c(h))),p(e,t)};m(a,e=>{c(h)>0&&e(o)}),K(t),S(e=>U(t,`aria-label`,e),[()=>i.say(`log-and-chat`)]),n(`click`,t,_),p(e,t)};m(b,e=>{i.isPhone&&e(x)}),S((e,t)=>{q(l,1,`conn ${c(f)??``}`,`svelte-bpic0y`),U(l,`data-connection`,c(f)),L(d,e),L(y,t)},[()=>i.say(`connection-${c(f)}`),()=>i.say(`rules`)]),n(`click`,g,()=>e(o,`rules`)),p(t,r)},$$slots:{extra:!0}});var x=T(y,2),E=t=>{ca(t,{onclose:()=>e(o,null),onhelp:()=>{e(o,null),r.onhelp()},onrules:()=>e(o,`rules`)})},O=t=>{{let n=H(()=>i.say(`rules`));tn(t,{get title(){return c(n)},wide:!0,onclose:()=>e(o,null),children:(e,t)=>{zr(e,{get game(){return c(a).game},onclause:e=>i.openClause=e})},$$slots:{default:!0}})}},k=t=>{{let n=H(()=>i.say(`log-and-chat`));tn(t,{get title(){return c(n)},onclose:()=>e(o,null),children:(e,t)=>{var n=pa(),r=u(n);ra(r,{}),$i(T(r),{isPinned:!0}),K(n),p(e,n)},$$slots:{default:!0}})}};m(x,e=>{c(o)===`menu`?e(E):c(o)===`rules`?e(O,1):c(o)===`talk`&&e(k,2)}),p(t,v),W()}J([`click`]);var ga=o(`<button class="btn ghost svelte-1bn96s7"><!><span class="aside svelte-1bn96s7"> </span></button>`),_a=o(`<button data-lit=""><span class="text svelte-1bn96s7"> </span></button>`),va=o(`<small class="hint svelte-1bn96s7"><b class="svelte-1bn96s7"> </b> </small>`),ya=o(`<small><!></small>`),ba=o(`<div class="choices svelte-1bn96s7" data-keys=""><!></div>`),xa=o(`<button class="btn ghost svelte-1bn96s7" data-hint=""><!><span class="aside svelte-1bn96s7"> </span></button>`),Sa=o(`<button class="btn ghost svelte-1bn96s7"><!> <kbd class="svelte-1bn96s7">Esc</kbd></button>`),Ca=o(`<!> <!>`,1),wa=o(`<button class="btn go svelte-1bn96s7" data-confirm=""> <kbd class="svelte-1bn96s7">Enter</kbd></button>`),Ta=o(`<div data-bar="mine"><!> <div class="say svelte-1bn96s7"><span role="status"> </span> <!></div> <!> <div class="do svelte-1bn96s7"><!> <!> <!> <!> <!></div></div>`),Ea=o(`<time class="num svelte-1bn96s7"> </time>`),Da=o(`<button class="btn go svelte-1bn96s7"> </button>`),Oa=o(`<div class="bar sheet waiting svelte-1bn96s7" data-bar="waiting"><!> <p class="say svelte-1bn96s7" role="status"> </p> <!> <div class="do svelte-1bn96s7"><!></div></div>`);function ka(e,t){I(t,!0);let r=(e,t=B,r=B,i=B,o=B)=>{var s=ga(),c=u(s);D(c,{get name(){return i()}});var l=C(T(c),!0);K(s),S(()=>{U(s,`data-undo`,r()?`turn`:`act`),U(s,`title`,t()?o():void 0),U(s,`aria-disabled`,!t()),L(l,o())}),n(`click`,s,e=>t()?a.undo(r()):j(e,!1)),x(`mouseenter`,s,e=>j(e,t())),x(`focus`,s,e=>j(e,t())),x(`mouseleave`,s,e=>a.explained(e.currentTarget)),x(`blur`,s,e=>a.explained(e.currentTarget)),p(e,s)},i=e=>{var t=h();y(w(t),17,()=>c(f),e=>e.code,(e,t)=>{var r=_a();let i;var o=C(u(r),!0);K(r),S(e=>{i=q(r,1,e,`svelte-1bn96s7`,i,{"is-hinted":a.hint?.code===c(t).code}),L(o,c(t).text)},[()=>k([`btn`,A(c(t))?`go`:`ghost`])]),n(`click`,r,()=>a.offer(c(t))),p(e,r)}),p(e,t)},a=V(),o=H(()=>a.scene),s=H(()=>a.isMine),l=H(()=>c(o).table.status===`over`),d=H(()=>a.moves.filter(e=>!a.module.placed(e))),f=H(()=>a.pickedMoves.length>0?a.pickedMoves:a.armed?[]:c(d)),g=H(()=>c(f).length>4),_=H(()=>Math.max(0,Mn()+a.skew-(a.lines.at(-1)?.at??c(o).at))),b=H(()=>a.module.BarDetail),E=H(()=>a.module.BarActions),O=H(()=>c(s)&&Y.hints&&c(o).table.hints);function A(e){let t=a.moves.length===1;return a.pickedMoves.length===0&&(t||a.module.commits?.(e)===!0)}function j(e,t){!t&&c(o).undo.why&&a.explainText(e.currentTarget,c(o).undo.why)}var M=h(),N=w(M),P=e=>{var t=Ta();let s;var l=u(t);D(l,{name:`sema-clear`,class:`sig`});var d=T(l,2),_=u(d),y=C(_,!0),x=T(_,2),k=e=>{var t=va(),n=u(t),r=C(n),i=T(n);K(t),S(()=>{L(r,`${a.hint.text??``}.`),L(i,` ${a.hint.reason??``}`)}),p(e,t)},A=e=>{var t=ya();v(u(t),()=>c(b),(e,t)=>{t(e,{})}),K(t),p(e,t)};m(x,e=>{a.hint?e(k):c(b)&&e(A,1)}),K(d);var j=T(d,2),M=e=>{var t=ba();i(u(t)),K(t),p(e,t)};m(j,e=>{c(g)&&e(M)});var N=T(j,2),P=u(N),F=e=>{var t=h();v(w(t),()=>c(E),(e,t)=>{t(e,{})}),p(e,t)};m(P,e=>{c(E)&&e(F)});var I=T(P,2),R=e=>{i(e)};m(I,e=>{c(g)||e(R)});var z=T(I,2),B=e=>{var t=xa(),r=u(t);D(r,{name:`i-star`});var i=C(T(r),!0);K(t),S((e,n)=>{U(t,`title`,e),L(i,n)},[()=>a.say(`hint`),()=>a.say(`hint`)]),n(`click`,t,()=>a.askHint()),p(e,t)};m(z,e=>{c(O)&&e(B)});var ee=T(z,2),V=e=>{var t=Sa(),r=u(t);D(r,{name:`i-x`});var i=T(r,1,!0);te(),K(t),S(e=>L(i,e),[()=>a.say(`put-back`)]),n(`click`,t,()=>a.putBack()),p(e,t)},ne=e=>{var t=Ca(),n=w(t);{let e=H(()=>a.say(`undo`));r(n,()=>c(o).undo.act,()=>!1,()=>`i-undo`,()=>c(e))}var i=T(n,2),s=e=>{{let t=H(()=>a.say(`start-over`));r(e,()=>!0,()=>!0,()=>`i-reset`,()=>c(t))}};m(i,e=>{c(o).undo.turn&&e(s)}),p(e,t)};m(ee,e=>{a.armed||a.pickedMoves.length>0?e(V):e(ne,-1)});var W=T(ee,2),G=e=>{var t=wa(),r=u(t,!0);te(),K(t),S(e=>L(r,e),[()=>a.say(`confirm-move`)]),n(`click`,t,()=>a.confirm()),p(e,t)};m(W,e=>{a.armed&&e(G)}),K(N),K(t),S(()=>{s=q(t,1,`bar enamel svelte-1bn96s7`,null,s,{many:c(g),crowded:c(f).length>1}),U(t,`data-picked`,a.pickedMoves.length>0?``:void 0),L(y,a.armed?a.armed.text:c(o).question),U(N,`data-keys`,c(g)?void 0:``)}),p(e,t)},F=e=>{var i=Oa(),s=u(i);{let e=H(()=>c(l)?`sema-clear`:`sema-stop`);D(s,{get name(){return c(e)},class:`sig`})}var d=T(s,2),f=C(d,!0),h=T(d,2),g=e=>{var t=Ea(),n=C(t,!0);S(e=>L(n,e),[()=>Pn(c(_))]),p(e,t)};m(h,e=>{!c(l)&&c(_)>5&&e(g)});var v=T(h,2),y=u(v),b=e=>{var r=Da(),i=C(r,!0);S(e=>L(i,e),[()=>a.say(`show-results`)]),n(`click`,r,function(...e){t.onresults?.apply(this,e)}),p(e,r)},x=e=>{{let t=H(()=>a.say(`undo`));r(e,()=>!0,()=>!1,()=>`i-undo`,()=>c(t))}};m(y,e=>{c(l)?e(b):a.isPlayer&&c(o).undo.act&&e(x,1)}),K(v),K(i),S(()=>L(f,c(l)?c(o).ending?.text??c(o).question:c(o).question)),p(e,i)};m(N,e=>{c(s)?e(P):e(F,-1)}),p(e,M),W()}J([`click`]);var Aa=o(`<p class="vh" aria-live="polite"> </p>`);function ja(e,t){I(t,!0);let n=V(),r=H(()=>n.lastLines.filter(e=>e.kind!==Ur));var i=Aa(),a=C(i,!0);S(e=>L(a,e),[()=>c(r).map(e=>e.text).join(` `)]),p(e,i),W()}var Ma=o(`<div class="middle svelte-m8uwa4"><!></div>`);function Na(e,t){I(t,!0);let n=V(),r=H(()=>n.module.Card);var i=h(),a=w(i),o=e=>{{let t=H(()=>n.say(`card`));tn(e,{get title(){return c(t)},onclose:()=>n.enlarge(null),children:(e,t)=>{var i=Ma();v(u(i),()=>c(r),(e,t)=>{t(e,{get card(){return n.enlarged},big:!0})}),K(i),p(e,i)},$$slots:{default:!0}})}};m(a,e=>{n.enlarged!==null&&e(o)}),p(e,i),W()}var Pa=o(`<small class="svelte-g7tmpt"> </small>`),Fa=o(`<div class="bar sheet past-bar svelte-g7tmpt" data-bar="past"><!> <p class="say svelte-g7tmpt" role="status"> <!></p> <div class="do"><button class="btn ghost"><span aria-hidden="true">←</span></button> <button class="btn ghost"><span aria-hidden="true">→</span></button> <button class="btn go"> </button></div></div>`);function Ia(e,t){I(t,!0);let r=V(),i=H(()=>r.plyShown),a=H(()=>r.scene.ply);var o=Fa(),s=u(o);D(s,{name:`i-clock`,class:`ic`});var l=T(s,2),d=u(l),f=T(d),h=e=>{var t=Pa(),n=C(t,!0);S(e=>L(n,e),[()=>r.say(`past-your-turn`)]),p(e,t)};m(f,e=>{r.isMine&&e(h)}),K(l);var g=T(l,2),_=u(g),v=T(_,2),y=T(v,2),b=C(y,!0);K(g),K(o),S((e,t,n,r)=>{L(d,`${e??``} `),_.disabled=c(i)<=0,U(_,`aria-label`,t),v.disabled=c(i)>=c(a),U(v,`aria-label`,n),L(b,r)},[()=>r.say(`past`,{ply:c(i),last:c(a)}),()=>r.say(`step-back`),()=>r.say(`step-on`),()=>r.say(`back-to-now`)]),n(`click`,_,()=>r.look(c(i)-1)),n(`click`,v,()=>r.look(c(i)+1)),n(`click`,y,()=>r.backToNow()),p(e,o),W()}J([`click`]);var La=o(`<span class="bot svelte-awhnpt"><!><span class="vh"> </span></span>`),Ra=o(`<span class="turn svelte-awhnpt"><!><span class="vh"> </span></span>`),za=o(`<button class="mini svelte-awhnpt"><!><span class="svelte-awhnpt"> </span></button>`),Ba=o(`<button class="mini gone svelte-awhnpt"><!><span class="svelte-awhnpt"> </span></button>`),Va=o(`<span class="label away svelte-awhnpt"> </span>`),Ha=o(`<span class="label svelte-awhnpt"> </span>`),Ua=o(`<time> </time>`),Wa=o(`<header class="seat-head svelte-awhnpt"><!> <h2 class="svelte-awhnpt"><span class="who svelte-awhnpt"> </span> <!></h2> <!> <span class="end svelte-awhnpt"><!> <!></span></header>`);function Ga(e,t){I(t,!0);let r=V(),i=H(()=>r.people[t.seat]),a=H(()=>r.view.seat===t.seat),o=H(()=>r.scene?Nn(r.scene,t.seat,r.skew):null),s=H(()=>!r.isReplay&&c(i).kind===`person`&&!c(i).is_here&&!c(i).is_stood_in),l=H(()=>c(s)&&!c(i).is_you&&r.isPlayer&&r.scene?.table.status===`playing`);var d=Wa(),f=u(d);An(f,{get seat(){return t.seat}});var h=T(f,2),g=u(h),_=C(g,!0),v=T(g,2),y=e=>{var t=La(),n=u(t);D(n,{name:`i-bot`});var i=C(T(n),!0);K(t),S((e,n)=>{U(t,`title`,e),L(i,n)},[()=>r.say(`seat-bot`),()=>r.say(`seat-bot`)]),p(e,t)};m(v,e=>{(c(i).kind===`bot`||c(i).is_stood_in)&&e(y)}),K(h);var b=T(h,2),x=e=>{var t=Ra(),n=u(t);D(n,{name:`sema-clear`,class:`sg`});var i=C(T(n),!0);K(t),S(e=>L(i,e),[()=>r.say(`seat-deciding`)]),p(e,t)};m(b,e=>{c(a)&&e(x)});var w=T(b,2),E=u(w),O=e=>{var i=za(),a=u(i);D(a,{name:`i-person`});var o=C(T(a),!0);K(i),S(e=>L(o,e),[()=>r.say(`seat-take-back`)]),n(`click`,i,()=>r.tell({t:`stand_in`,seat:t.seat,on:!1})),p(e,i)},k=e=>{var i=Ba(),a=u(i);D(a,{name:`i-bot`});var o=C(T(a),!0);K(i),S((e,t)=>{U(i,`title`,e),L(o,t)},[()=>r.say(`seat-away`),()=>r.say(`seat-stand-in`)]),n(`click`,i,()=>r.tell({t:`stand_in`,seat:t.seat,on:!0})),p(e,i)},A=e=>{var t=Va(),n=C(t,!0);S(e=>L(n,e),[()=>r.say(`seat-away`)]),p(e,t)},j=e=>{var t=Ha(),n=C(t,!0);S(e=>L(n,e),[()=>r.say(`level-${c(i).level}`)]),p(e,t)};m(E,e=>{c(i).is_stood_in&&c(i).is_you?e(O):c(l)?e(k,1):c(s)?e(A,2):c(i).level&&e(j,3)});var M=T(E,2),N=e=>{var t=Ua();let n;var r=C(t,!0);S(e=>{n=q(t,1,`num svelte-awhnpt`,null,n,{short:c(o)<20}),L(r,e)},[()=>Pn(c(o))]),p(e,t)};m(M,e=>{c(o)!==null&&e(N)}),K(w),K(d),S(e=>{U(g,`title`,c(i).name),L(_,e)},[()=>c(i).is_you&&r.home===t.seat?r.say(`you`):c(i).name]),p(e,d),W()}J([`click`]);var Ka=o(`<section><!> <!></section>`),qa=o(`<aside class="seats svelte-a590k0" tabindex="0"></aside>`);function Ja(e,t){I(t,!0);let n=V(),r=H(()=>{let e=n.people.map(e=>e.seat),t=n.home;return t===null?e:[...e.slice(t+1),...e.slice(0,t+1)]});var i=qa();y(i,20,()=>c(r),e=>e,(e,t)=>{let r=H(()=>n.module.SeatPanel);var i=Ka();let a;var o=u(i);Ga(o,{get seat(){return t}}),v(T(o,2),()=>c(r),(e,n)=>{n(e,{get seat(){return t}})}),K(i),S(()=>{a=q(i,1,`seat sheet o${t+1}`,`svelte-a590k0`,a,{me:t===n.home,on:t===n.view.seat}),U(i,`data-at`,`seat:${t??``}`)}),p(e,i)}),K(i),S(e=>U(i,`aria-label`,e),[()=>n.say(`seats`)]),p(e,i),W()}var Ya=o(`<aside class="side svelte-10dmedb"><!> <section class="logp sheet svelte-10dmedb"><h3 class="svelte-10dmedb"> <span class="label"> </span></h3> <!> <!></section></aside>`);function Xa(t,n){I(n,!0);let r=V(),i=H(()=>r.module.Side),a=j(!1);var o=Ya(),s=u(o),l=e=>{var t=h();v(w(t),()=>c(i),(e,t)=>{t(e,{})}),p(e,t)};m(s,e=>{c(i)&&!r.isPhone&&e(l)});var d=T(s,2),f=u(d),g=u(f),_=C(T(g),!0);K(f);var y=T(f,2);ra(y,{}),$i(T(y,2),{get isOpen(){return c(a)},set isOpen(t){e(a,t,!0)}}),K(d),K(o),S((e,t,n)=>{U(o,`aria-label`,e),L(g,`${t??``} `),L(_,n)},[()=>r.say(`log`),()=>r.say(`log`),()=>r.say(`turn-number`,{turn:r.turn})]),p(t,o),W()}var Za=o(`<button class="clause svelte-jlkwpm"> </button> `,1),Qa=o(`<div><span role="status"> </span> <!></div>`);function $a(e,t){I(t,!0);let r=/\s*\(((?:[A-Z]{2,4}-[A-Z0-9-]+(?:, )?)+)\)/,i=V(),a=H(()=>i.explanation?.text?i.explanation:null),o=H(()=>c(a)?.text?.match(r)?.[1]?.split(`, `)??(c(a)?.clause?[c(a).clause]:[])),s=H(()=>{if(!c(a))return null;let e=c(a).place.getBoundingClientRect(),t=Math.max(8,Math.min(e.left+e.width/2-28,innerWidth-240-8)),n=e.top<120;return{left:t,isBelow:n,y:n?e.bottom+10:innerHeight-e.top+10}});var l=h(),d=w(l),f=e=>{var t=Qa();let l;var d=u(t),f=C(d,!0);y(T(d,2),16,()=>c(o),e=>e,(e,t)=>{var r=Za(),a=w(r),o=C(a,!0),s=T(a,1,!0);s.nodeValue=` `,S(()=>L(o,t)),n(`click`,a,()=>i.openClause=t),p(e,r)}),K(t),S(e=>{l=q(t,1,`why svelte-jlkwpm`,null,l,{below:c(s).isBelow}),ae(t,`left:${c(s).left??``}px;${c(s).isBelow?`top`:`bottom`}:${c(s).y??``}px`),L(f,e)},[()=>c(a).text?.replace(r,``)]),x(`mouseenter`,t,()=>i.keepExplanation()),x(`mouseleave`,t,()=>i.explained(c(a).place)),p(e,t)};m(d,e=>{c(a)&&c(s)&&e(f)}),p(e,l),W()}J([`click`]);var eo=o(`<div><!> <!> <main><!> <!></main> <section class="play svelte-1cmkhax"><!> <div class="hand-place"><!></div></section> <!> <!></div> <!> <!>`,1);function to(e,t){I(t,!0);let n=V(),i=H(()=>n.module),a=H(()=>c(i).seats===`left`||n.isPhone),o;s(()=>{let e=0,t=n.pickedMoves.length>0,r=()=>{cancelAnimationFrame(e),e=requestAnimationFrame(()=>Pi(o,t))};r();let i=new MutationObserver(r);return i.observe(o,{subtree:!0,childList:!0,attributes:!0,attributeFilter:[`data-lit`]}),()=>{i.disconnect(),cancelAnimationFrame(e)}});var l=eo(),d=w(l),f=u(d);r(f,()=>t.top);var g=T(f,2),_=e=>{Ja(e,{})};m(g,e=>{c(a)&&e(_)});var y=T(g,2);let b;var x=u(y);v(x,()=>c(i).Board,(e,t)=>{t(e,{})});var C=T(x,2),E=e=>{var t=h();v(w(t),()=>c(i).Side,(e,t)=>{t(e,{})}),p(e,t)};m(C,e=>{n.isPhone&&c(i).Side&&e(E)}),K(y);var D=T(y,2),O=u(D),k=e=>{var n=h();r(w(n),()=>t.below),p(e,n)},A=e=>{Ia(e,{})},j=e=>{ka(e,{get onresults(){return t.onresults}})};m(O,e=>{t.below?e(k):n.moment===null?e(j,-1):e(A,1)});var M=T(O,2);v(u(M),()=>c(i).Hand,(e,t)=>{t(e,{})}),K(M),K(D);var N=T(D,2),P=e=>{Xa(e,{})};m(N,e=>{n.isPhone||e(P)}),ja(T(N,2),{}),K(d),z(d,e=>o=e,()=>o);var F=T(d,2);$a(F,{}),Na(T(F,2),{}),S(e=>{q(d,1,`table seats-${c(i).seats??``}`,`svelte-1cmkhax`),U(d,`data-act`,n.scene?.act),b=q(y,1,`board svelte-1cmkhax`,null,b,{past:n.moment!==null&&!t.below}),U(D,`aria-label`,e)},[()=>n.say(`play-area`)]),p(e,l),W()}var no=o(`<input maxlength="40" class="svelte-4sqm5a"/>`),ro=o(`<b class="svelte-4sqm5a"> </b>`),io=o(`<button class="lnk"><!> </button>`),ao=o(`<button class="lnk"> </button>`),oo=o(`<span> </span>`),so=o(`<li class="svelte-4sqm5a"><!> <span class="sn svelte-4sqm5a"><!> <small class="svelte-4sqm5a"> </small></span> <span class="acts svelte-4sqm5a"><!> <!></span></li>`),co=o(`<button class="btn go svelte-4sqm5a"> </button> <span class="label"> </span>`,1),lo=o(`<p role="status"> </p>`),uo=o(`<div class="talk svelte-4sqm5a"><!></div>`),fo=o(`<!> <main class="svelte-4sqm5a"><div class="poster svelte-4sqm5a"><!></div> <section class="sheet svelte-4sqm5a"><h2 class="svelte-4sqm5a"> </h2> <ul></ul> <div class="start svelte-4sqm5a"><!></div> <!> <!></section></main>`,1);function po(e,t){I(t,!0);let i=V(),a=H(()=>i.scene.table),o=H(()=>i.welcome?.is_host??!1),s=H(()=>i.welcome?.watch_token??null),l=H(()=>i.module.Poster),d=H(()=>i.people.some(e=>e.kind===`open`));function f(e,t){X(`name`,t),i.tell({t:`rename`,seat:e,name:t})}function h(e,t){i.tell({t:`set_seat`,seat:e.seat,kind:t,level:e.level??`greedy`})}var g=fo(),_=w(g);r(_,()=>t.top);var b=T(_,2),x=u(b);v(u(x),()=>c(l),(e,t)=>{t(e,{})}),K(x);var E=T(x,2),O=u(E),k=C(O,!0),A=T(O,2);y(A,21,()=>i.people,e=>e.seat,(e,t)=>{var r=so(),s=u(r);An(s,{get seat(){return c(t).seat}});var l=T(s,2),d=u(l),g=e=>{var r=no();M(r),S(e=>{ee(r,c(t).name),U(r,`aria-label`,e)},[()=>i.say(`your-name`)]),n(`change`,r,e=>f(c(t).seat,e.currentTarget.value.trim())),p(e,r)},_=e=>{var n=ro(),r=C(n,!0);S(()=>L(r,c(t).name)),p(e,n)};m(d,e=>{c(t).is_you?e(g):e(_,-1)});var v=C(T(d,2),!0);K(l);var y=T(l,2),b=u(y),x=e=>{{let n=H(()=>i.say(`link-seat`,{number:c(t).seat+1})),r=H(()=>_e(c(a).id,c(t).token));ui(e,{small:!0,get label(){return c(n)},get link(){return c(r)}})}};m(b,e=>{c(t).token&&e(x)});var w=T(b,2),E=e=>{var r=io(),a=u(r);D(a,{name:`i-bot`});var o=T(a,1,!0);K(r),S(e=>L(o,e),[()=>i.say(`make-bot`)]),n(`click`,r,()=>h(c(t),`bot`)),p(e,r)},O=e=>{var r=ao(),a=C(r,!0);S(e=>L(a,e),[()=>i.say(`make-open`)]),n(`click`,r,()=>h(c(t),`open`)),p(e,r)},k=e=>{var n=oo();let r;var a=C(n,!0);S(e=>{r=q(n,1,`conn svelte-4sqm5a`,null,r,{gone:!c(t).is_here}),L(a,e)},[()=>i.say(c(t).is_here?`here`:`seat-away`)]),p(e,n)};m(w,e=>{c(o)&&c(t).kind===`open`?e(E):c(o)&&c(t).kind===`bot`?e(O,1):c(t).kind===`person`&&e(k,2)}),K(y),K(r),S(e=>L(v,e),[()=>i.say(`waiting-${c(t).is_you?`you`:c(t).kind}`)]),p(e,r)}),K(A);var j=T(A,2),N=u(j),P=e=>{var t=co(),r=w(t),o=C(r,!0),s=C(T(r,2),!0);S((e,t)=>{L(o,e),L(s,t)},[()=>i.say(`start-game`,{game:c(a).title}),()=>c(d)?i.say(`start-open-seats`):``]),n(`click`,r,()=>i.tell({t:`start`})),p(e,t)},F=e=>{var t=lo(),n=C(t,!0);S(e=>L(n,e),[()=>i.say(`waiting-for-host`)]),p(e,t)};m(N,e=>{c(o)?e(P):e(F,-1)}),K(j);var R=T(j,2),z=e=>{{let t=H(()=>i.say(`link-watch`)),n=H(()=>_e(c(a).id,c(s)));ui(e,{get label(){return c(t)},get link(){return c(n)}})}};m(R,e=>{c(s)&&e(z)});var B=T(R,2),te=e=>{var t=uo();$i(u(t),{isPinned:!0}),K(t),p(e,t)};m(B,e=>{Y.chat&&e(te)}),K(E),K(b),S(e=>L(k,e),[()=>i.say(`waiting-title`,{game:c(a).title})]),p(e,g),W()}J([`change`,`click`]);var mo=e=>{Wi(e,{})},ho=o(`<p class="wait svelte-1d129o7" role="status"> </p>`),go=o(`<!> <!>`,1),_o=o(`<!> <!> <!> <!>`,1);function vo(t,n){I(n,!0);let r=t=>{ha(t,{get isReplay(){return n.isReplay},onhelp:()=>e(o,!0)})},i=new Gr;i.isReplay=b(()=>n.isReplay),re(i),gn(i);let a=j(!1),o=j(!1),l=H(()=>i.scene?.table.status),u=H(()=>i.scene?.table.game),d=H(()=>c(l)===`over`&&!n.isReplay&&!c(a)&&i.moment===null);s(()=>Hr(i)),s(()=>{ge(n.table);let e=new Zn(()=>({t:`hello`,table:n.table,tokens:pe(n.table).slice(-6),lang:Y.lang,name:Y.name}),i);i.link=e;let t=()=>document.hidden||e.hurry();return addEventListener(`online`,t),document.addEventListener(`visibilitychange`,t),()=>{removeEventListener(`online`,t),document.removeEventListener(`visibilitychange`,t),e.shut()}});let f=null;s(()=>{let e=Y.lang;f!==null&&f!==e&&i.link?.ask({t:`language`,lang:e}),f=e}),s(()=>{let[e,t]=[c(u),Y.lang];if(e===void 0)return;let n=!0;return Kt(()=>Promise.all([fr(e),Jt.catalogue(e,t)]),()=>n).then(e=>{e&&n&&([i.module,i.catalogue]=e)}),()=>{n=!1}});var h=_o(),g=w(h),_=e=>{Jr(e,{get text(){return i.closed}})},v=e=>{var t=ho(),n=C(t,!0);S(e=>L(n,e),[()=>Q(i.link?.state===`lost`?`connection-lost`:`connection-connecting`)]),p(e,t)},y=e=>{po(e,{get top(){return r}})},x=e=>{Xr(e,{})},E=t=>{Ei(t,{get top(){return r},onboard:()=>e(a,!0)})},D=t=>{var i=go(),o=w(i);{let t=H(()=>n.isReplay&&c(l)===`over`?mo:void 0);to(o,{get top(){return r},get below(){return c(t)},onresults:()=>e(a,!1)})}Mi(T(o,2),{}),p(t,i)};m(g,e=>{i.closed===null?!i.scene||!i.module||!i.catalogue?e(v,1):c(l)===`gathering`?e(y,2):i.isCovered?e(x,3):c(d)?e(E,4):e(D,-1):e(_)});var O=T(g,2);zi(O,{get isHelpOpen(){return c(o)},set isHelpOpen(t){e(o,t,!0)}});var k=T(O,2);Kr(k,{}),Hi(T(k,2),{}),p(t,h),W()}function yo(e,t){I(t,!0);let n=H(Zt);function r(e){document.documentElement.dataset.by=e.type===`keydown`?`keys`:`pointer`}var a=h();x(`keydown`,ne,r),x(`pointerdown`,ne,r);var o=w(a),s=e=>{kr(e,{})},l=e=>{Vr(e,{get game(){return c(n).game}})},u=e=>{var t=h();i(w(t),()=>c(n).table+c(n).at,e=>{{let t=H(()=>c(n).at===`replay`);vo(e,{get table(){return c(n).table},get isReplay(){return c(t)}})}}),p(e,t)};m(o,e=>{c(n).at===`lobby`?e(s):c(n).at===`rules`?e(l,1):e(u,-1)}),p(e,a),W()}ue(),t(yo,{target:document.getElementById(`app`)});export{Q as a,$ as i,An as n,se as o,On as r,ce as s,Ga as t};