const __vite__mapDeps=(i,m=__vite__mapDeps,d=(m.f||(m.f=["assets/continental_express-qRvBu2K6.js","assets/context-BP2FFY0d.js","assets/Spot-COAox0Gs.js","assets/Tabs-67ArVyAW.js","assets/Tabs-BDv2nkYQ.css","assets/continental_express-BKBAopoz.css","assets/isle_of_trains-XNgevw-t.js","assets/breakable-DrVugP6J.js","assets/isle_of_trains-CJY_VyVM.css","assets/ticket_cards-DB3pf3EA.js","assets/ticket_cards-Ce6iks05.css","assets/traffic-BtVjfzq9.js","assets/traffic-UX_BWFzJ.css"])))=>i.map(i=>d[i]);
import{A as e,B as t,C as n,D as r,E as i,F as a,G as o,H as s,I as c,J as l,K as u,L as d,M as f,N as p,O as m,P as h,Q as g,R as _,S as v,T as y,U as b,V as x,W as S,X as C,Y as w,Z as T,_ as E,a as D,at as O,c as k,ct as A,d as j,et as M,f as N,g as P,h as F,i as I,it as L,j as ee,k as R,m as te,n as z,nt as B,o as V,p as ne,q as H,rt as re,st as ie,t as ae,tt as U,u as oe,v as W,w as G,x as K,y as se,z as q}from"./context-BP2FFY0d.js";(function(){let e=document.createElement(`link`).relList;if(e&&e.supports&&e.supports(`modulepreload`))return;for(let e of document.querySelectorAll(`link[rel="modulepreload"]`))n(e);new MutationObserver(e=>{for(let t of e)if(t.type===`childList`)for(let e of t.addedNodes)e.tagName===`LINK`&&e.rel===`modulepreload`&&n(e)}).observe(document,{childList:!0,subtree:!0});function t(e){let t={};return e.integrity&&(t.integrity=e.integrity),e.referrerPolicy&&(t.referrerPolicy=e.referrerPolicy),e.crossOrigin===`use-credentials`?t.credentials=`include`:e.crossOrigin===`anonymous`?t.credentials=`omit`:t.credentials=`same-origin`,t}function n(e){if(e.ep)return;e.ep=!0;let n=t(e);fetch(e.href,n)}})();function ce(e,t){try{let n=localStorage.getItem(`roundhouse.${e}`);return n===null?t:JSON.parse(n)}catch{return t}}function le(e,t){try{localStorage.setItem(`roundhouse.${e}`,JSON.stringify(t))}catch{}}function ue(){for(let e of navigator.languages??[]){let t=e.slice(0,2).toLowerCase();if(t===`en`||t===`uk`||t===`ru`)return t}return`en`}var J=C({lang:ue(),theme:`system`,motion:`normal`,confirm:`game`,sound:!0,chat:!0,hints:!0,notify:!1,name:``,...ce(`settings`,{})});function Y(e,t){J[e]=t,le(`settings`,re(J)),de()}function de(){let e=document.documentElement;e.lang=J.lang,J.theme===`system`?delete e.dataset.theme:e.dataset.theme=J.theme,e.style.setProperty(`--speed`,String(fe()))}function fe(){return J.motion===`off`||matchMedia(`(prefers-reduced-motion: reduce)`).matches?0:J.motion===`fast`?.45:1}function pe(){return ce(`seats`,[])}function me(e){return pe().filter(t=>t.table===e).map(e=>e.token)}function he(){return pe().map(e=>e.token)}function ge(e,...t){let n=pe(),r=t.filter(e=>!n.some(t=>t.token===e));le(`seats`,[...n,...r.map(t=>({table:e,token:t}))].slice(-100))}function _e(e){let t=location.hash.slice(1);/^[A-Za-z0-9_-]{16,64}$/.test(t)&&ge(e,t),location.hash&&history.replaceState(history.state,``,location.pathname+location.search)}function ve(e,t){return`${location.origin}/t/${e}#${t}`}var ye=`# Everything the shell of the browser table says.  The same names in every language.

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
`,be=`# Everything the shell of the browser table says.  The same names in every language.

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
`,xe=`# Everything the shell of the browser table says.  The same names in every language.

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
`,Se=`# What the board of Continental Express says.

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
`,Ce=`# What the board of Continental Express says.

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
`,we=`# What the board of Continental Express says.

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
`,Te=`# What the board of Isle of Trains says.

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
`,Ee=`# What the board of Isle of Trains says.

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
`,De=`# What the board of Isle of Trains says.

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
`,Oe=`# What the board of the card game says.

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
`,ke=`# What the board of the card game says.

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
`,Ae=`# What the board of the card game says.

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
`,je=`# What the board of Traffic says.

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
`,Me=`# What the board of Traffic says.

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
`,Ne=`# What the board of Traffic says.

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
`,Pe=class{constructor(e){this.value=e}valueOf(){return this.value}},X=class extends Pe{constructor(e=`???`){super(e)}toString(e){return`{${this.value}}`}},Z=class extends Pe{constructor(e,t={}){super(e),this.opts=t}toString(e){if(e)try{return e.memoizeIntlObject(Intl.NumberFormat,this.opts).format(this.value)}catch(t){e.reportError(t)}return this.value.toString(10)}},Fe=class e extends Pe{static supportsValue(t){if(typeof t==`number`||t instanceof Date)return!0;if(t instanceof Pe)return e.supportsValue(t.valueOf());if(`Temporal`in globalThis){let e=globalThis.Temporal;if(t instanceof e.Instant||t instanceof e.PlainDateTime||t instanceof e.PlainDate||t instanceof e.PlainMonthDay||t instanceof e.PlainTime||t instanceof e.PlainYearMonth)return!0}return!1}constructor(t,n={}){t instanceof e?(n={...t.opts,...n},t=t.value):t instanceof Pe&&(t=t.valueOf()),typeof t==`object`&&`calendarId`in t&&n.calendar===void 0&&(n={...n,calendar:t.calendarId}),super(t),this.opts=n}[Symbol.toPrimitive](e){return e===`string`?this.toString():this.toNumber()}toNumber(){let e=this.value;if(typeof e==`number`)return e;if(e instanceof Date)return e.getTime();if(`epochMilliseconds`in e)return e.epochMilliseconds;if(`toZonedDateTime`in e)return e.toZonedDateTime(`UTC`).epochMilliseconds;throw TypeError(`Unwrapping a non-number value as a number`)}toString(e){if(e)try{return e.memoizeIntlObject(Intl.DateTimeFormat,this.opts).format(this.value)}catch(t){e.reportError(t)}return typeof this.value==`number`||this.value instanceof Date?new Date(this.value).toISOString():this.value.toString()}},Ie=100,Le=`⁨`,Re=`⁩`;function ze(e,t,n){return n===t||n instanceof Z&&t instanceof Z&&n.value===t.value||t instanceof Z&&typeof n==`string`&&n===e.memoizeIntlObject(Intl.PluralRules,t.opts).select(t.value)}function Be(e,t,n){return t[n]?Ye(e,t[n].value):(e.reportError(RangeError(`No default`)),new X)}function Ve(e,t){let n=[],r=Object.create(null);for(let i of t)i.type===`narg`?r[i.name]=He(e,i.value):n.push(He(e,i));return{positional:n,named:r}}function He(e,t){switch(t.type){case`str`:return t.value;case`num`:return new Z(t.value,{minimumFractionDigits:t.precision});case`var`:return Ue(e,t);case`mesg`:return We(e,t);case`term`:return Ge(e,t);case`func`:return Ke(e,t);case`select`:return qe(e,t);default:return new X}}function Ue(e,{name:t}){let n;if(e.params)if(Object.prototype.hasOwnProperty.call(e.params,t))n=e.params[t];else return new X(`$${t}`);else if(e.args&&Object.prototype.hasOwnProperty.call(e.args,t))n=e.args[t];else return e.reportError(ReferenceError(`Unknown variable: $${t}`)),new X(`$${t}`);if(n instanceof Pe)return n;switch(typeof n){case`string`:return n;case`number`:return new Z(n);case`object`:if(Fe.supportsValue(n))return new Fe(n);default:return e.reportError(TypeError(`Variable type not supported: $${t}, ${typeof n}`)),new X(`$${t}`)}}function We(e,{name:t,attr:n}){let r=e.bundle._messages.get(t);if(!r)return e.reportError(ReferenceError(`Unknown message: ${t}`)),new X(t);if(n){let i=r.attributes[n];return i?Ye(e,i):(e.reportError(ReferenceError(`Unknown attribute: ${n}`)),new X(`${t}.${n}`))}return r.value?Ye(e,r.value):(e.reportError(ReferenceError(`No value: ${t}`)),new X(t))}function Ge(e,{name:t,attr:n,args:r}){let i=`-${t}`,a=e.bundle._terms.get(i);if(!a)return e.reportError(ReferenceError(`Unknown term: ${i}`)),new X(i);if(n){let t=a.attributes[n];if(t){e.params=Ve(e,r).named;let n=Ye(e,t);return e.params=null,n}return e.reportError(ReferenceError(`Unknown attribute: ${n}`)),new X(`${i}.${n}`)}e.params=Ve(e,r).named;let o=Ye(e,a.value);return e.params=null,o}function Ke(e,{name:t,args:n}){let r=e.bundle._functions[t];if(!r)return e.reportError(ReferenceError(`Unknown function: ${t}()`)),new X(`${t}()`);if(typeof r!=`function`)return e.reportError(TypeError(`Function ${t}() is not callable`)),new X(`${t}()`);try{let t=Ve(e,n);return r(t.positional,t.named)}catch(n){return e.reportError(n),new X(`${t}()`)}}function qe(e,{selector:t,variants:n,star:r}){let i=He(e,t);if(i instanceof X)return Be(e,n,r);for(let t of n)if(ze(e,i,He(e,t.key)))return Ye(e,t.value);return Be(e,n,r)}function Je(e,t){if(e.dirty.has(t))return e.reportError(RangeError(`Cyclic reference`)),new X;e.dirty.add(t);let n=[],r=e.bundle._useIsolating&&t.length>1;for(let i of t){if(typeof i==`string`){n.push(e.bundle._transform(i));continue}if(e.placeables++,e.placeables>Ie)throw e.dirty.delete(t),RangeError(`Too many placeables expanded: ${e.placeables}, max allowed is ${Ie}`);r&&n.push(Le),n.push(He(e,i).toString(e)),r&&n.push(Re)}return e.dirty.delete(t),n.join(``)}function Ye(e,t){return typeof t==`string`?e.bundle._transform(t):Je(e,t)}var Xe=class{constructor(e,t,n){this.dirty=new WeakSet,this.params=null,this.placeables=0,this.bundle=e,this.errors=t,this.args=n}reportError(e){if(!this.errors||!(e instanceof Error))throw e;this.errors.push(e)}memoizeIntlObject(e,t){let n=this.bundle._intls.get(e);n||(n={},this.bundle._intls.set(e,n));let r=JSON.stringify(t);return n[r]||(n[r]=new e(this.bundle.locales,t)),n[r]}};function Ze(e,t){let n=Object.create(null);for(let[r,i]of Object.entries(e))t.includes(r)&&(n[r]=i.valueOf());return n}var Qe=[`unitDisplay`,`currencyDisplay`,`useGrouping`,`minimumIntegerDigits`,`minimumFractionDigits`,`maximumFractionDigits`,`minimumSignificantDigits`,`maximumSignificantDigits`];function $e(e,t){let n=e[0];if(n instanceof X)return new X(`NUMBER(${n.valueOf()})`);if(n instanceof Z)return new Z(n.valueOf(),{...n.opts,...Ze(t,Qe)});if(n instanceof Fe)return new Z(n.toNumber(),{...Ze(t,Qe)});throw TypeError(`Invalid argument to NUMBER`)}var et=[`dateStyle`,`timeStyle`,`fractionalSecondDigits`,`dayPeriod`,`hour12`,`weekday`,`era`,`year`,`month`,`day`,`hour`,`minute`,`second`,`timeZoneName`];function tt(e,t){let n=e[0];if(n instanceof X)return new X(`DATETIME(${n.valueOf()})`);if(n instanceof Fe||n instanceof Z)return new Fe(n,Ze(t,et));throw TypeError(`Invalid argument to DATETIME`)}var nt=new Map;function rt(e){let t=Array.isArray(e)?e.join(` `):e,n=nt.get(t);return n===void 0&&(n=new Map,nt.set(t,n)),n}var it=class{constructor(e,{functions:t,useIsolating:n=!0,transform:r=e=>e}={}){this._terms=new Map,this._messages=new Map,this.locales=Array.isArray(e)?e:[e],this._functions={NUMBER:$e,DATETIME:tt,...t},this._useIsolating=n,this._transform=r,this._intls=rt(e)}hasMessage(e){return this._messages.has(e)}getMessage(e){return this._messages.get(e)}addResource(e,{allowOverrides:t=!1}={}){let n=[];for(let r=0;r<e.body.length;r++){let i=e.body[r];if(i.id.startsWith(`-`)){if(t===!1&&this._terms.has(i.id)){n.push(Error(`Attempt to override an existing term: "${i.id}"`));continue}this._terms.set(i.id,i)}else{if(t===!1&&this._messages.has(i.id)){n.push(Error(`Attempt to override an existing message: "${i.id}"`));continue}this._messages.set(i.id,i)}}return n}formatPattern(e,t=null,n=null){if(typeof e==`string`)return this._transform(e);let r=new Xe(this,n,t);try{return Je(r,e).toString(r)}catch(e){if(r.errors&&e instanceof Error)return r.errors.push(e),new X().toString(r);throw e}}},at=/^(-?[a-zA-Z][\w-]*) *= */gm,ot=/\.([a-zA-Z][\w-]*) *= */y,st=/\*?\[/y,ct=/(-?[0-9]+(?:\.([0-9]+))?)/y,lt=/([a-zA-Z][\w-]*)/y,ut=/([$-])?([a-zA-Z][\w-]*)(?:\.([a-zA-Z][\w-]*))?/y,dt=/^[A-Z][A-Z0-9_-]*$/,ft=/([^{}\n\r]+)/y,pt=/([^\\"\n\r]*)/y,mt=/\\([\\"])/y,ht=/\\u([a-fA-F0-9]{4})|\\U([a-fA-F0-9]{6})/y,gt=/^\n+/,_t=/ +$/,vt=/ *\r?\n/g,yt=/( *)$/,bt=/{\s*/y,xt=/\s*}/y,St=/\[\s*/y,Ct=/\s*] */y,wt=/\s*\(\s*/y,Tt=/\s*->\s*/y,Et=/\s*:\s*/y,Dt=/\s*,?\s*/y,Ot=/\s+/y,kt=class{constructor(e){this.body=[],at.lastIndex=0;let t=0;for(;;){let n=at.exec(e);if(n===null)break;t=at.lastIndex;try{this.body.push(s(n[1]))}catch(e){if(e instanceof SyntaxError)continue;throw e}}function n(n){return n.lastIndex=t,n.test(e)}function r(n,r){if(e[t]===n)return t++,!0;if(r)throw new r(`Expected ${n}`);return!1}function i(e,r){if(n(e))return t=e.lastIndex,!0;if(r)throw new r(`Expected ${e.toString()}`);return!1}function a(n){n.lastIndex=t;let r=n.exec(e);if(r===null)throw SyntaxError(`Expected ${n.toString()}`);return t=n.lastIndex,r}function o(e){return a(e)[1]}function s(e){let t=l(),n=c();if(t===null&&Object.keys(n).length===0)throw SyntaxError(`Expected message value or attributes`);return{id:e,value:t,attributes:n}}function c(){let e=Object.create(null);for(;n(ot);){let t=o(ot),n=l();if(n===null)throw SyntaxError(`Expected attribute value`);e[t]=n}return e}function l(){let r;if(n(ft)&&(r=o(ft)),e[t]===`{`||e[t]===`}`)return u(r?[r]:[],1/0);let i=x();return i?r?u([r,i],i.length):(i.value=S(i.value,gt),u([i],i.length)):r?S(r,_t):null}function u(r=[],i){for(;;){if(n(ft)){r.push(o(ft));continue}if(e[t]===`{`){r.push(d());continue}if(e[t]===`}`)throw SyntaxError(`Unbalanced closing brace`);let a=x();if(a){r.push(a),i=Math.min(i,a.length);continue}break}let a=r.length-1,s=r[a];typeof s==`string`&&(r[a]=S(s,_t));let c=[];for(let e of r)e instanceof At&&(e=e.value.slice(0,e.value.length-i)),e&&c.push(e);return c}function d(){i(bt,SyntaxError);let e=f();if(i(xt))return e;if(i(Tt)){let t=h();return i(xt,SyntaxError),{type:`select`,selector:e,...t}}throw SyntaxError(`Unclosed placeable`)}function f(){if(e[t]===`{`)return d();if(n(ut)){let[,e,t,n=null]=a(ut);if(e===`$`)return{type:`var`,name:t};if(i(wt)){let r=p();if(e===`-`)return{type:`term`,name:t,attr:n,args:r};if(dt.test(t))return{type:`func`,name:t,args:r};throw SyntaxError(`Function names must be all upper-case`)}return e===`-`?{type:`term`,name:t,attr:n,args:[]}:{type:`mesg`,name:t,attr:n}}return _()}function p(){let n=[];for(;;){switch(e[t]){case`)`:return t++,n;case void 0:throw SyntaxError(`Unclosed argument list`)}n.push(m()),i(Dt)}}function m(){let e=f();return e.type===`mesg`&&i(Et)?{type:`narg`,name:e.name,value:_()}:e}function h(){let e=[],t=0,i;for(;n(st);){r(`*`)&&(i=t);let n=g(),a=l();if(a===null)throw SyntaxError(`Expected variant value`);e[t++]={key:n,value:a}}if(t===0)return null;if(i===void 0)throw SyntaxError(`Expected default variant`);return{variants:e,star:i}}function g(){i(St,SyntaxError);let e;return e=n(ct)?v():{type:`str`,value:o(lt)},i(Ct,SyntaxError),e}function _(){if(n(ct))return v();if(e[t]===`"`)return y();throw SyntaxError(`Invalid expression`)}function v(){let[,e,t=``]=a(ct),n=t.length;return{type:`num`,value:parseFloat(e),precision:n}}function y(){r(`"`,SyntaxError);let n=``;for(;;){if(n+=o(pt),e[t]===`\\`){n+=b();continue}if(r(`"`))return{type:`str`,value:n};throw SyntaxError(`Unclosed string literal`)}}function b(){if(n(mt))return o(mt);if(n(ht)){let[,e,t]=a(ht),n=parseInt(e||t,16);return n<=55295||57344<=n?String.fromCodePoint(n):`�`}throw SyntaxError(`Unknown escape sequence`)}function x(){let n=t;switch(i(Ot),e[t]){case`.`:case`[`:case`*`:case`}`:case void 0:return!1;case`{`:return C(e.slice(n,t))}return e[t-1]===` `?C(e.slice(n,t)):!1}function S(e,t){return e.replace(t,``)}function C(e){let t=e.replace(vt,`
`),n=yt.exec(e)[1].length;return new At(t,n)}}},At=class{constructor(e,t){this.value=e,this.length=t}},jt=[`en`,`uk`,`ru`],Mt=Object.assign({"../words/en.ftl":ye,"../words/ru.ftl":be,"../words/uk.ftl":xe}),Nt=Object.assign({"../games/continental_express/words/en.ftl":Se,"../games/continental_express/words/ru.ftl":Ce,"../games/continental_express/words/uk.ftl":we,"../games/isle_of_trains/words/en.ftl":Te,"../games/isle_of_trains/words/ru.ftl":Ee,"../games/isle_of_trains/words/uk.ftl":De,"../games/ticket_cards/words/en.ftl":Oe,"../games/ticket_cards/words/ru.ftl":ke,"../games/ticket_cards/words/uk.ftl":Ae,"../games/traffic/words/en.ftl":je,"../games/traffic/words/ru.ftl":Me,"../games/traffic/words/uk.ftl":Ne}),Pt=new Map;function Ft(e,t,n){if(!Pt.has(e)){let r=t===void 0?null:new it(n,{useIsolating:!1});r?.addResource(new kt(t)),Pt.set(e,r)}return Pt.get(e)}function It(e){let t=`../words/${e}.ftl`;return Ft(t,Mt[t],e)}function Lt(e,t){let n=`../games/${e}/words/${t}.ftl`;return Ft(n,Nt[n],t)}function Rt(e,t,n){let[r,i]=t.split(`.`),a=e?.getMessage(r),o=i===void 0?a?.value:a?.attributes[i];return e&&o?e.formatPattern(o,n,[]):null}function Q(e,t){return Rt(It(J.lang),e,t)??e}function zt(e,t,n){return Rt(Lt(e,J.lang),t,n)??Q(t,n)}var Bt=class extends Error{reason;constructor(e,t){super(t),this.reason=e}};async function Vt(e,t){let n=t===void 0?{}:{method:`POST`,headers:Wt,body:JSON.stringify(t)},r=await fetch(`/api/${e}`,n).catch(()=>null);if(r?.ok)return await r.json();let i=await r?.json().catch(()=>null);throw new Bt(i?.reason??`unreachable`,i?.text??Q(`server-unreachable`))}var Ht=3e3;async function Ut(e,t){for(;t();)try{return await e()}catch{await new Promise(e=>setTimeout(e,Ht))}return null}var Wt={"content-type":`application/json`},Gt={games:e=>Vt(`games?lang=${e}`),catalogue:(e,t)=>Vt(`games/${e}/catalogue?lang=${t}`),rules:(e,t)=>Vt(`games/${e}/rules?lang=${t}`),clause:(e,t)=>Vt(`games/${e}/clauses/${t}`),newTable:e=>Vt(`tables`,e),departures:()=>Vt(`departures`,{tokens:he(),lang:J.lang}),join:e=>Vt(`tables/${e}/join`,{tokens:he(),lang:J.lang})};function Kt(e){let[t,n]=e.split(`/`).filter(Boolean);return t===`t`&&n?{at:`table`,table:n.toUpperCase()}:t===`r`&&n?{at:`replay`,table:n.toUpperCase()}:t===`rules`&&n?{at:`rules`,game:n}:{at:`lobby`}}var qt=g(Kt(location.pathname));function Jt(){return x(qt)}function Yt(e){history.pushState(null,``,e),T(qt,Kt(location.pathname)),scrollTo(0,0)}function Xt(e){let t=e.currentTarget.getAttribute(`href`);t===null||e.button!==0||e.metaKey||e.ctrlKey||e.shiftKey||(e.preventDefault(),Yt(t))}addEventListener(`popstate`,()=>T(qt,Kt(location.pathname)));var Zt=h(`<dialog><div class="paper svelte-tr9qil"><header class="svelte-tr9qil"><h2 class="svelte-tr9qil"> </h2> <button class="tool"><!></button></header> <div class="content svelte-tr9qil"><!></div></div></dialog>`);function Qt(n,r){B(r,!0);let i=V(r,`wide`,3,!1),a;S(()=>{a.showModal()});let o=!1;function s(e){o=e.target===a}function c(e){e.target===a&&o&&a.close()}var d=Zt();let p;var m=u(d),h=u(m),g=u(h),_=l(g,!0),y=w(g,2);D(u(y),{name:`i-x`,class:`ic`}),O(y),O(h);var x=w(h,2);v(u(x),()=>r.children),O(x),O(m),O(d),k(d,e=>a=e,()=>a),b(t=>{N(d,`aria-label`,r.title),p=W(d,1,`svelte-tr9qil`,null,p,{wide:i()}),e(_,r.title),N(y,`aria-label`,t)},[()=>Q(`close`)]),t(`close`,d,function(...e){r.onclose?.apply(this,e)}),q(`pointerdown`,d,s),q(`click`,d,c),q(`click`,y,()=>a.close()),f(n,d),U()}_([`pointerdown`,`click`]);var $t=h(`<button type="button" class="svelte-1drzgdn"> </button>`),en=h(`<span class="seg svelte-1drzgdn" role="group"></span>`),tn=h(`<option> </option>`),nn=h(`<select class="svelte-1drzgdn"></select>`),rn=h(`<div class="optn svelte-1drzgdn"><span> </span> <!></div>`);function $(t,n){let i=c();B(n,!0);let a=V(n,`about`,3,``),o=M(()=>n.values.length<=3&&n.values.reduce((e,t)=>e+t.label.length,0)<=34),s=M(()=>n.values.findIndex(e=>e.value===n.value));var d=rn(),p=u(d),m=l(p,!0),h=w(p,2),g=t=>{var r=en();G(r,21,()=>n.values,e=>e.value,(t,r)=>{var i=$t(),a=l(i,!0);b(()=>{N(i,`aria-pressed`,x(r).value===n.value),e(a,x(r).label)}),q(`click`,i,()=>n.onchange(x(r).value)),f(t,i)}),O(r),b(()=>N(r,`aria-labelledby`,i)),f(t,r)},_=t=>{var r=nn();G(r,23,()=>n.values,e=>e.value,(t,n,r)=>{var i=tn(),a=l(i,!0),o={};b(()=>{e(a,x(n).label),o!==(o=x(r))&&(i.value=(i.__value=o)??``)}),f(t,i)}),O(r);var a;F(r),b(()=>{N(r,`aria-labelledby`,i),a!==(a=x(s))&&(r.value=(r.__value=a)??``,P(r,a))}),q(`change`,r,e=>n.onchange(n.values[Number(e.currentTarget.value)].value)),f(t,r)};r(h,e=>{x(o)?e(g):e(_,-1)}),O(d),b(()=>{N(d,`title`,a()),N(p,`id`,i),e(m,n.label)}),f(t,d),U()}_([`click`,`change`]);var an=`/assets/favicon-qaIvMHXS.svg`,on=`/assets/favicon-turn-ClMeA-T9.svg`,sn=null;function cn(e,t,n,r,i){let a=e.createOscillator(),o=e.createGain(),s=e.currentTime+n;a.type=`sine`,a.frequency.value=t,o.gain.setValueAtTime(0,s),o.gain.linearRampToValueAtTime(i,s+.012),o.gain.exponentialRampToValueAtTime(1e-4,s+r),a.connect(o).connect(e.destination),a.start(s),a.stop(s+r)}var ln={turn:[[784,0,.5,.09],[1175,.14,.7,.07]],move:[[330,0,.09,.06]],chat:[[988,0,.16,.04]],end:[[523,0,.5,.07],[659,.15,.5,.07],[784,.3,.9,.07]]};function un(e){if(!(!J.sound||typeof AudioContext>`u`)){sn??=new AudioContext,sn.state===`suspended`&&sn.resume();for(let[t,n,r,i]of ln[e])cn(sn,t,n,r,i)}}function dn(e){document.querySelector(`link[rel=icon]`)?.setAttribute(`href`,e)}function fn(e,t,n){if(!J.notify||!document.hidden||!(`Notification`in window)||Notification.permission!==`granted`)return;let r=new Notification(e,{body:t,tag:n,icon:on});r.onclick=()=>{window.focus(),r.close()}}function pn(e){let t=!1,n=-1,r=-1;S(()=>{let n=e.scene;if(!n)return;let r=e.isMine;document.title=Q(r?`title-your-turn`:`title-table`,{game:n.table.title}),dn(r?on:an),r&&!t&&(un(`turn`),fn(Q(`title-your-turn`,{game:n.table.title}),n.question,n.table.id)),t=r}),S(()=>{let t=e.lines.length;r>=0&&t>r&&un(e.scene?.table.status===`over`?`end`:`move`),r=t}),S(()=>{let t=e.chat.at(-1)?.number??0;n>=0&&t>n&&J.chat&&un(`chat`),n=t}),S(()=>()=>{document.title=Q(`brand`),dn(an)})}async function mn(){return`Notification`in window&&await Notification.requestPermission()===`granted`}var hn=h(`<!> <!> <!>`,1),gn=h(`<!> <!> <!> <!> <!>`,1);function _n(e,t){B(t,!0);let n=V(t,`isTable`,3,!1),i=M(()=>[{value:!0,label:Q(`on`)},{value:!1,label:Q(`off`)}]);async function a(e){Y(`notify`,e&&await mn())}var o=gn(),s=H(o);{let e=M(()=>Q(`theme`)),t=M(()=>[`system`,`light`,`dark`].map(e=>({value:e,label:Q(`theme-${e}.short`)})));$(s,{get label(){return x(e)},get values(){return x(t)},get value(){return J.theme},onchange:e=>Y(`theme`,e)})}var c=w(s,2);{let e=M(()=>Q(`sound`));$(c,{get label(){return x(e)},get values(){return x(i)},get value(){return J.sound},onchange:e=>Y(`sound`,e)})}var l=w(c,2);{let e=M(()=>Q(`motion`)),t=M(()=>[`normal`,`fast`,`off`].map(e=>({value:e,label:Q(`motion-${e}`)})));$(l,{get label(){return x(e)},get values(){return x(t)},get value(){return J.motion},onchange:e=>Y(`motion`,e)})}var u=w(l,2);{let e=M(()=>Q(`notify`));$(u,{get label(){return x(e)},get values(){return x(i)},get value(){return J.notify},onchange:a})}var d=w(u,2),p=e=>{var t=hn(),n=H(t);{let e=M(()=>Q(`hints`));$(n,{get label(){return x(e)},get values(){return x(i)},get value(){return J.hints},onchange:e=>Y(`hints`,e)})}var r=w(n,2);{let e=M(()=>Q(`chat`));$(r,{get label(){return x(e)},get values(){return x(i)},get value(){return J.chat},onchange:e=>Y(`chat`,e)})}var a=w(r,2);{let e=M(()=>Q(`confirm`)),t=M(()=>[`game`,`always`,`never`].map(e=>({value:e,label:Q(`confirm-${e}`)})));$(a,{get label(){return x(e)},get values(){return x(t)},get value(){return J.confirm},onchange:e=>Y(`confirm`,e)})}f(e,t)};r(d,e=>{n()&&e(p)}),f(e,o),U()}function vn(e,t){B(t,!0);{let n=M(()=>Q(`menu`));Qt(e,{get title(){return x(n)},get onclose(){return t.onclose},children:(e,t)=>{_n(e,{})},$$slots:{default:!0}})}U()}var yn=h(`<h1 class="where svelte-10qn83z"> </h1>`),bn=h(`<span class="meta"> </span>`),xn=h(`<button class="svelte-10qn83z"> </button>`),Sn=h(`<header class="top"><a class="brand" href="/"><!><span> </span></a> <!> <!> <nav><!> <span class="seg svelte-10qn83z" role="group"></span> <button class="tool opt svelte-10qn83z"><!></button> <button><!></button> <button class="tool svelte-10qn83z" aria-haspopup="dialog"><!></button></nav></header>`);function Cn(t,n){B(n,!0);let i=V(n,`where`,3,``),a=V(n,`meta`,3,``),o=M(()=>({system:`light`,light:`dark`,dark:`system`})[J.theme]);var s=Sn(),c=u(s),d=u(c);D(d,{name:`logo`});var p=l(w(d),!0);O(c);var m=w(c,2),h=t=>{var n=yn(),r=l(n,!0);b(()=>e(r,i())),f(t,n)};r(m,e=>{i()&&e(h)});var g=w(m,2),_=t=>{var n=bn(),r=l(n,!0);b(()=>e(r,a())),f(t,n)};r(g,e=>{a()&&e(_)});var y=w(g,2),S=u(y);v(S,()=>n.extra??ie);var C=w(S,2);G(C,20,()=>jt,e=>e,(t,n)=>{var r=xn(),i=l(r,!0);b((t,a)=>{N(r,`lang`,n),N(r,`aria-pressed`,J.lang===n),N(r,`title`,t),e(i,a)},[()=>Q(`language-${n}`),()=>Q(`language-${n}.short`)]),q(`click`,r,()=>Y(`lang`,n)),f(t,r)}),O(C);var T=w(C,2);D(u(T),{name:`i-theme`,class:`ic`}),O(T);var E=w(T,2);let k;D(u(E),{name:`i-sound`,class:`ic`}),O(E);var A=w(E,2);D(u(A),{name:`i-menu`,class:`ic`}),O(A),O(y),O(s),b((t,n,r,i,a,o,s,l,u)=>{N(c,`aria-label`,t),e(p,n),N(y,`aria-label`,r),N(C,`aria-label`,i),N(T,`title`,a),N(T,`aria-label`,o),k=W(E,1,`tool opt svelte-10qn83z`,null,k,{off:!J.sound}),N(E,`aria-pressed`,J.sound),N(E,`title`,s),N(E,`aria-label`,l),N(A,`aria-label`,u)},[()=>`${Q(`brand`)}: ${Q(`to-lobby`)}`,()=>Q(`brand`),()=>Q(`tools`),()=>Q(`language`),()=>Q(`theme-${J.theme}`),()=>Q(`theme-${J.theme}`),()=>Q(`sound`),()=>Q(`sound`),()=>Q(`menu`)]),q(`click`,c,function(...e){Xt?.apply(this,e)}),q(`click`,T,()=>Y(`theme`,x(o))),q(`click`,E,()=>Y(`sound`,!J.sound)),q(`click`,A,function(...e){n.onmenu?.apply(this,e)}),f(t,s),U()}_([`click`]);var wn=[`circle`,`square`,`triangle`,`diamond`,`cross`,`hex`];function Tn(e){return wn[e%wn.length]}var En=h(`<span><!></span>`);function Dn(e,t){B(t,!0);var n=En(),r=u(n);{let e=M(()=>Tn(t.seat));D(r,{get name(){return`own-${x(e)??``}`}})}O(n),b(()=>W(n,1,`own o${t.seat+1}`)),f(e,n),U()}var On=g(Date.now()/1e3);setInterval(()=>T(On,Date.now()/1e3),1e3);function kn(){return x(On)}function An(e,t,n){let r=e.clocks[t];if(!r||e.table.clock.kind===`none`)return null;let i=r.runs?Math.max(0,x(On)+n-e.at):0;return Math.max(0,r.left-i)}function jn(e){let t=Math.ceil(e);return`${Math.floor(t/60)}:${String(t%60).padStart(2,`0`)}`}function Mn(e,t){return new Date(e*1e3).toLocaleTimeString(t,{hour:`2-digit`,minute:`2-digit`,hour12:!1})}var Nn=h(`<p role="alert" class="problem svelte-15b4erz"> </p>`),Pn=h(`<span class="e svelte-15b4erz"></span>`),Fn=h(`<a class="lnk"> </a>`),In=h(`<button class="lnk"> </button>`),Ln=h(`<li><span class="tm svelte-15b4erz"><!></span> <span class="what svelte-15b4erz"><b class="svelte-15b4erz"> </b> <small class="svelte-15b4erz"> </small></span> <span class="pips svelte-15b4erz" role="img"></span> <!></li>`),Rn=h(`<li class="none svelte-15b4erz"> </li>`),zn=h(`<div class="train svelte-15b4erz" aria-hidden="true"><!><!><!><!></div>`),Bn=h(`<section class="sheet"><h2> <button class="again svelte-15b4erz"> </button></h2> <!> <ul></ul> <!></section>`);function Vn(t,n){B(n,!0);let i=g([]),a=g(null),o=M(()=>x(i).filter(e=>e.is_yours||e.can_join||e.can_watch).sort((e,t)=>s(t)-s(e)));function s(e){return e.your_turn?3:e.is_yours&&e.status!==`over`?2:+!!e.can_join}async function c(){try{T(i,await Gt.departures()),T(a,null)}catch(e){T(a,e.message,!0)}}S(()=>{J.lang,c();let e=setInterval(()=>document.hidden||void c(),1e4);return()=>clearInterval(e)});async function m(e){try{let t=await Gt.join(e);ge(t.table,t.token),Yt(`/t/${t.table}`)}catch(e){T(a,e.message,!0),c()}}var h=Bn(),_=u(h),v=u(_,!0),y=w(v),C=l(y,!0);O(_);var E=w(_,2),k=t=>{var n=Nn(),r=l(n,!0);b(()=>e(r,x(a))),f(t,n)};r(E,e=>{x(a)&&e(k)});var A=w(E,2);G(A,21,()=>x(o),e=>e.table,(t,n)=>{var i=Ln();let a;var o=u(i),s=u(o),c=e=>{D(e,{name:`sema-clear`,class:`sg`})},h=t=>{var r=d();b(t=>e(r,t),[()=>Mn(x(n).created,J.lang)]),f(t,r)};r(s,e=>{x(n).your_turn?e(c):e(h,-1)}),O(o);var g=w(o,2),_=u(g),v=l(_,!0),y=l(w(_,2),!0);O(g);var S=w(g,2);G(S,21,()=>x(n).seats,e=>e.seat,(e,t)=>{var n=p(),i=H(n),a=e=>{f(e,Pn())},o=e=>{Dn(e,{get seat(){return x(t).seat}})};r(i,e=>{x(t).kind===`open`?e(a):e(o,-1)}),f(e,n)}),O(S);var C=w(S,2),T=t=>{var r=Fn(),i=l(r,!0);b(t=>{N(r,`href`,`/t/${x(n).table??``}`),e(i,t)},[()=>Q(`open-table`)]),q(`click`,r,function(...e){Xt?.apply(this,e)}),f(t,r)},E=t=>{var r=In(),i=l(r,!0);b(t=>e(i,t),[()=>Q(`join`)]),q(`click`,r,()=>m(x(n).table)),f(t,r)},k=t=>{var r=Fn(),i=l(r,!0);b(t=>{N(r,`href`,`/t/${x(n).table??``}`),e(i,t)},[()=>Q(`watch`)]),q(`click`,r,function(...e){Xt?.apply(this,e)}),f(t,r)};r(C,e=>{x(n).is_yours?e(T):x(n).can_join?e(E,1):e(k,-1)}),O(i),b((t,r)=>{a=W(i,1,`svelte-15b4erz`,null,a,{me:x(n).your_turn}),e(v,x(n).title),e(y,t),N(S,`aria-label`,r)},[()=>x(n).your_turn?Q(`your-turn`):Q(`departure-${x(n).status}`),()=>Q(`seats-taken`,{taken:x(n).seats.filter(e=>e.kind!==`open`).length,all:x(n).seats.length})]),f(t,i)},t=>{var n=Rn(),r=l(n,!0);b(t=>e(r,t),[()=>Q(`departures-none`)]),f(t,n)}),O(A);var j=w(A,2),P=e=>{var t=zn(),n=u(t);D(n,{name:`loco-1`,class:`flip`});var r=w(n);D(r,{name:`coach`});var i=w(r);D(i,{name:`boxcar`}),D(w(i),{name:`caboose`}),O(t),f(e,t)};r(j,e=>{x(o).length<4&&e(P)}),O(h),b((t,n)=>{e(v,t),e(C,n)},[()=>Q(`departures`),()=>Q(`refresh`)]),q(`click`,y,c),f(t,h),U()}_([`click`]);var Hn=500,Un=5e3,Wn=2e4,Gn=1e4,Kn=0;function qn(){return Kn+=1,`${crypto.randomUUID().slice(0,18)}-${Kn}`}var Jn=class{hello;listener;open;#e=g(`connecting`);get state(){return x(this.#e)}set state(e){T(this.#e,e,!0)}socket=null;waiting=new Map;run=null;isWelcome=!1;delay=Hn;timer;constructor(e,t,n=Yn){this.hello=e,this.listener=t,this.open=n,this.connect()}ask(e){let t={...e,id:qn()};return new Promise(e=>{this.waiting.set(t.id,{message:t,answer:e}),this.isWelcome&&this.send(t)})}hurry(){this.state===`lost`&&this.connect()}shut(){this.state=`shut`,clearTimeout(this.timer),this.drop()}connect(){clearTimeout(this.timer),this.drop();let e=this.open();this.socket=e,e.onopen=()=>this.send(this.hello()),e.onmessage=e=>this.receive(JSON.parse(e.data)),e.onclose=()=>this.lose(),this.timer=setTimeout(()=>this.lose(),Gn)}drop(){let e=this.socket;this.socket=null,this.isWelcome=!1,e!==null&&(e.onopen=e.onmessage=e.onclose=null,e.close())}lose(){this.state!==`shut`&&(this.drop(),this.state=`lost`,clearTimeout(this.timer),this.timer=setTimeout(()=>this.connect(),this.delay*(.75+Math.random()/2)),this.delay=Math.min(this.delay*2,Un))}send(e){this.socket?.send(JSON.stringify(e))}watch(){clearTimeout(this.timer),this.timer=setTimeout(()=>{this.send({t:`ping`,id:qn()}),this.timer=setTimeout(()=>this.lose(),Gn)},Wn)}receive(e){switch(this.watch(),e.t){case`welcome`:return this.enter(e);case`scene`:return this.listener.shown(e);case`said`:return this.listener.said(e);case`links`:return this.listener.linked(e);default:return this.settle(e)}}enter(e){let t=this.run!==null&&this.run!==e.run;this.run=e.run,this.isWelcome=!0,this.state=`open`,this.delay=Hn,this.listener.welcomed(e,t);for(let{message:e}of this.waiting.values())this.send(e)}settle(e){let t=e.id===null?void 0:this.waiting.get(e.id);t===void 0?e.t===`refused`&&e.id===null&&this.listener.refused(e):(this.waiting.delete(t.message.id),t.answer(e))}};function Yn(){let e=location.protocol===`https:`?`wss`:`ws`;return new WebSocket(`${e}://${location.host}/ws`)}var Xn={kind:`bot`,name:``,level:`greedy`},Zn=3,Qn=[{kind:`none`,seconds:0},{kind:`move`,seconds:60},{kind:`move`,seconds:180},{kind:`bank`,seconds:600},{kind:`bank`,seconds:1800}],$n=class{#e=g(null);get game(){return x(this.#e)}set game(e){T(this.#e,e)}#t=g(C([]));get seats(){return x(this.#t)}set seats(e){T(this.#t,e,!0)}#n=g(C({}));get options(){return x(this.#n)}set options(e){T(this.#n,e,!0)}#r=g(0);get clock(){return x(this.#r)}set clock(e){T(this.#r,e,!0)}#i=g(`link`);get watch(){return x(this.#i)}set watch(e){T(this.#i,e,!0)}#a=g(!0);get hints(){return x(this.#a)}set hints(e){T(this.#a,e,!0)}id=qn();choose(e){let t=this.game?.name===e.name;if(this.game=e,t)return;le(`game`,e.name),this.options=Object.fromEntries(e.options.map(e=>[e.name,e.values[0].value]));let n=Math.min(e.most_seats,Math.max(e.least_seats,this.seats.length||Zn)),r=Array.from({length:n-1},(e,t)=>this.seats[t+1]??{...Xn});this.seats=[{kind:`me`,name:J.name,level:`greedy`},...r],this.id=qn()}get canAdd(){return this.game!==null&&this.seats.length<this.game.most_seats}get canRemove(){return this.game!==null&&this.seats.length>this.game.least_seats}add(e){this.canAdd&&this.seats.push({...Xn,kind:e})}remove(e){this.canRemove&&this.seats.splice(e,1)}request(){let e=this.seats.map(({kind:e,name:t,level:n})=>e===`bot`?{kind:`bot`,level:n}:e===`open`?{kind:`open`}:{kind:`person`,name:t.trim()});return{id:this.id,game:this.game.name,seats:e,options:re(this.options),clock:Qn[this.clock],hints:this.hints,watch:this.watch,lang:J.lang}}};function er(){return ce(`game`,``)}var tr=h(`<button class="more svelte-drqbzg"> </button>`),nr=h(`<div class="list svelte-drqbzg"><!> <!> <!> <!></div> <!>`,1);function rr(t,n){B(n,!0);let i=V(n,`plan`,7),a=g(!1),o=M(()=>i().game.options),s=M(()=>x(a)?x(o):x(o).slice(0,2)),c=M(()=>x(o).length-2),d=M(()=>x(o).slice(2).filter(e=>i().options[e.name]!==e.values[0].value).length),p=M(()=>Qn.map((e,t)=>({value:t,label:Q(`clock-${e.kind}`,{seconds:e.seconds??0,minutes:(e.seconds??0)/60})})));var m=nr(),h=H(m),_=u(h);G(_,17,()=>x(s),e=>e.name,(e,t)=>{{let n=M(()=>i().options[x(t).name]??x(t).values[0].value);$(e,{get label(){return x(t).label},get about(){return x(t).about},get values(){return x(t).values},get value(){return x(n)},onchange:e=>i().options[x(t).name]=e})}});var v=w(_,2);{let e=M(()=>Q(`clock`));$(v,{get label(){return x(e)},get values(){return x(p)},get value(){return i().clock},onchange:e=>i().clock=e})}var y=w(v,2);{let e=M(()=>Q(`who-may-watch`)),t=M(()=>[{value:`anyone`,label:Q(`watch-anyone`)},{value:`link`,label:Q(`watch-link`)}]);$(y,{get label(){return x(e)},get values(){return x(t)},get value(){return i().watch},onchange:e=>i().watch=e})}var S=w(y,2);{let e=M(()=>Q(`hints`)),t=M(()=>[{value:!0,label:Q(`on`)},{value:!1,label:Q(`off`)}]);$(S,{get label(){return x(e)},get values(){return x(t)},get value(){return i().hints},onchange:e=>i().hints=e})}O(h);var C=w(h,2),E=t=>{var n=tr(),r=l(n,!0);b(t=>{N(n,`aria-expanded`,x(a)),e(r,t)},[()=>x(a)?Q(`fewer-options`):Q(`more-options`,{count:x(c),changed:x(d)})]),q(`click`,n,()=>T(a,!x(a))),f(t,n)};r(C,e=>{x(c)>0&&e(E)}),f(t,m),U()}_([`click`]);var ir=`modulepreload`,ar=function(e){return`/`+e},or={},sr=function(e,t,n){let r=Promise.resolve();if(t&&t.length>0){let e=document.getElementsByTagName(`link`),i=document.querySelector(`meta[property=csp-nonce]`),a=i?.nonce||i?.getAttribute(`nonce`);function o(e){return Promise.all(e.map(e=>Promise.resolve(e).then(e=>({status:`fulfilled`,value:e}),e=>({status:`rejected`,reason:e}))))}r=o(t.map(t=>{if(t=ar(t,n),t in or)return;or[t]=!0;let r=t.endsWith(`.css`),i=r?`[rel="stylesheet"]`:``;if(n)for(let n=e.length-1;n>=0;n--){let i=e[n];if(i.href===t&&(!r||i.rel===`stylesheet`))return}else if(document.querySelector(`link[href="${t}"]${i}`))return;let o=document.createElement(`link`);if(o.rel=r?`stylesheet`:ir,r||(o.as=`script`),o.crossOrigin=``,o.href=t,a&&o.setAttribute(`nonce`,a),document.head.appendChild(o),r)return new Promise((e,n)=>{o.addEventListener(`load`,e),o.addEventListener(`error`,()=>n(Error(`Unable to preload CSS for ${t}`)))})}))}function i(e){let t=new Event(`vite:preloadError`,{cancelable:!0});if(t.payload=e,window.dispatchEvent(t),!t.defaultPrevented)throw e}return r.then(t=>{for(let e of t||[])e.status===`rejected`&&i(e.reason);return e().catch(i)})},cr=Object.assign({"../games/continental_express/index.ts":()=>sr(()=>import(`./continental_express-qRvBu2K6.js`),__vite__mapDeps([0,1,2,3,4,5])),"../games/isle_of_trains/index.ts":()=>sr(()=>import(`./isle_of_trains-XNgevw-t.js`),__vite__mapDeps([6,1,2,3,4,7,8])),"../games/ticket_cards/index.ts":()=>sr(()=>import(`./ticket_cards-DB3pf3EA.js`),__vite__mapDeps([9,1,2,3,4,10])),"../games/traffic/index.ts":()=>sr(()=>import(`./traffic-BtVjfzq9.js`),__vite__mapDeps([11,1,2,7,12]))});async function lr(e){let t=cr[`../games/${e}/index.ts`];return t?(await t()).game:null}var ur=h(`<button><span class="picture svelte-p0hm4g"><!></span> <span class="ct svelte-p0hm4g"><b class="svelte-p0hm4g"> </b> <i class="svelte-p0hm4g"> </i> <small class="svelte-p0hm4g"><span class="svelte-p0hm4g"><!><span class="vh"> </span> </span> <span class="svelte-p0hm4g"><!> </span></small></span></button>`),dr=h(`<div class="covers svelte-p0hm4g" role="group"></div>`);function fr(t,n){B(n,!0);let i;S(()=>{i.querySelector(`[data-game="${n.chosen}"]`)?.scrollIntoView({block:`nearest`,inline:`center`})});function a(e){return e.least_seats===e.most_seats?String(e.most_seats):`${e.least_seats}–${e.most_seats}`}var o=dr();G(o,21,()=>n.games,e=>e.name,(t,i)=>{var o=ur();let s;var c=u(o);m(u(c),()=>lr(x(i).name),null,(e,t)=>{var n=p(),i=H(n),a=e=>{var n=p();K(H(n),()=>x(t).Poster,(e,t)=>{t(e,{})}),f(e,n)},o=e=>{D(e,{name:`logo`,class:`logo`})};r(i,e=>{x(t)?e(a):e(o,-1)}),f(e,n)}),O(c);var d=w(c,2),h=u(d),g=l(h,!0),_=w(h,2),v=l(_,!0),y=w(_,2),S=u(y),C=u(S);D(C,{name:`i-person`});var T=w(C),E=l(T,!0),k=w(T,1,!0);O(S);var A=w(S,2),j=u(A);D(j,{name:`i-clock`});var M=w(j,1,!0);O(A),O(y),O(d),O(o),b((t,r,a)=>{s=W(o,1,`cover svelte-p0hm4g`,null,s,{on:x(i).name===n.chosen}),N(o,`data-game`,x(i).name),N(o,`aria-pressed`,x(i).name===n.chosen),e(g,x(i).title),e(v,x(i).tagline),e(E,t),e(k,r),e(M,a)},[()=>Q(`players`),()=>a(x(i)),()=>Q(`minutes`,{minutes:x(i).minutes})]),q(`click`,o,()=>n.onchoose(x(i))),f(t,o)}),O(o),k(o,e=>i=e,()=>i),b(e=>{E(o,`--n:${n.games.length??``}`),N(o,`aria-label`,e)},[()=>Q(`games`)]),f(t,o),U()}_([`click`]);var pr=h(`<input maxlength="40" class="svelte-xlbrtn"/>`),mr=h(`<b class="svelte-xlbrtn"> </b>`),hr=h(`<i></i>`),gr=h(`<button class="lnk"><span class="lv svelte-xlbrtn" aria-hidden="true"></span></button>`),_r=h(`<select class="lnk svelte-xlbrtn"><option> </option><option> </option><option> </option></select> <button class="tool svelte-xlbrtn" data-remove=""><!></button>`,1),vr=h(`<li data-seat-plan="" class="svelte-xlbrtn"><!> <span class="sn svelte-xlbrtn"><!> <small class="svelte-xlbrtn"> </small></span> <span class="acts svelte-xlbrtn"><!> <!></span></li>`),yr=h(`<p class="more svelte-xlbrtn"> <button class="word svelte-xlbrtn"> </button> <button class="word svelte-xlbrtn"> </button> <button class="word svelte-xlbrtn"> </button></p>`),br=h(`<section class="sheet"><h2> <span class="label"> </span></h2> <ul></ul> <!></section>`);function xr(t,n){B(n,!0);let i=[`random`,`greedy`],a=M(()=>n.plan.game),o=M(()=>x(a).least_seats===x(a).most_seats?String(x(a).most_seats):`${x(a).least_seats}–${x(a).most_seats}`);function s(e){e.level=i[(i.indexOf(e.level)+1)%i.length]}var c=br(),d=u(c),p=u(d,!0),m=l(w(p),!0);O(d);var h=w(d,2);G(h,21,()=>n.plan.seats,y,(t,a,o)=>{var c=vr(),d=u(c);Dn(d,{seat:o});var p=w(d,2),m=u(p),h=e=>{var t=pr();j(t),b((e,n)=>{N(t,`placeholder`,e),N(t,`aria-label`,n)},[()=>Q(`your-name`),()=>Q(`name-of-seat`,{number:o+1})]),oe(t,()=>x(a).name,e=>x(a).name=e),f(e,t)},g=t=>{var n=mr(),r=l(n,!0);b(t=>e(r,t),[()=>Q(`plan-${x(a).kind}`)]),f(t,n)};r(m,e=>{x(a).kind===`me`||x(a).kind===`here`?e(h):e(g,-1)});var _=l(w(m,2),!0);O(p);var v=w(p,2),y=u(v),S=e=>{var t=gr(),n=u(t);G(n,22,()=>i,e=>e,(e,t,n)=>{var r=hr();let o;b(e=>o=W(r,1,`svelte-xlbrtn`,null,o,{on:e}),[()=>x(n)<=i.indexOf(x(a).level)]),f(e,r)}),O(n),O(t),b((e,n)=>{N(t,`data-level`,x(a).level),N(t,`title`,e),N(t,`aria-label`,n)},[()=>Q(`level-${x(a).level}.about`),()=>`${Q(`strength`)}: ${Q(`level-${x(a).level}`)}`]),q(`click`,t,()=>s(x(a))),f(e,t)};r(y,e=>{x(a).kind===`bot`&&e(S)});var C=w(y,2),T=t=>{var r=_r(),i=H(r),s=u(i),c=l(s,!0);s.value=s.__value=`bot`;var d=w(s),p=l(d,!0);d.value=d.__value=`open`;var m=w(d),h=l(m,!0);m.value=m.__value=`here`,O(i),F(i);var g=w(i,2);D(u(g),{name:`i-x`,class:`ic`}),O(g),b((t,r,a,o,s)=>{N(i,`aria-label`,t),e(c,r),e(p,a),e(h,o),N(g,`aria-disabled`,!n.plan.canRemove),N(g,`aria-label`,s)},[()=>Q(`kind-of-seat`,{number:o+1}),()=>Q(`plan-bot`),()=>Q(`plan-open`),()=>Q(`plan-here`),()=>Q(`remove-seat`,{number:o+1})]),te(i,()=>x(a).kind,e=>x(a).kind=e),q(`click`,g,()=>n.plan.remove(o)),f(t,r)};r(C,e=>{x(a).kind!==`me`&&e(T)}),O(v),O(c),b(t=>e(_,t),[()=>Q(x(a).kind===`bot`?`level-${x(a).level}`:`plan-${x(a).kind}.about`)]),f(t,c)}),O(h);var g=w(h,2),_=t=>{var r=yr(),i=u(r),a=w(i),o=l(a,!0),s=w(a,2),c=l(s,!0),d=w(s,2),p=l(d,!0);O(r),b((t,n,r,a)=>{e(i,`${t??``} `),e(o,n),e(c,r),e(p,a)},[()=>Q(`add-seat`),()=>Q(`add-open`),()=>Q(`add-bot`),()=>Q(`add-here`)]),q(`click`,a,()=>n.plan.add(`open`)),q(`click`,s,()=>n.plan.add(`bot`)),q(`click`,d,()=>n.plan.add(`here`)),f(t,r)};r(g,e=>{n.plan.canAdd&&e(_)}),O(c),b((t,n)=>{e(p,t),e(m,n)},[()=>Q(`seats-for`,{game:x(a).title}),()=>Q(`seats-of`,{count:n.plan.seats.length,range:x(o)})]),f(t,c),U()}_([`click`]);var Sr=h(`<a class="tool opt svelte-xz6wf3"><!> </a>`),Cr=h(`<p class="problem svelte-xz6wf3" role="alert"> </p>`),wr=h(`<div class="seats svelte-xz6wf3"><!></div> <section class="options sheet svelte-xz6wf3"><h2> </h2> <!> <div class="start svelte-xz6wf3"><button class="btn go svelte-xz6wf3" data-start=""> </button> <span class="label svelte-xz6wf3"> </span></div></section>`,1),Tr=h(`<!> <main class="svelte-xz6wf3"><div class="hd svelte-xz6wf3"><h1 class="svelte-xz6wf3"> </h1> <p class="svelte-xz6wf3"> </p> <!></div> <div class="posters svelte-xz6wf3"><!></div> <!> <div class="departures svelte-xz6wf3"><!></div></main> <!>`,1);function Er(t,n){B(n,!0);let i=new $n,a=g([]),o=g(null),s=g(!1),c=g(!1);S(()=>{document.title=Q(`title-lobby`)}),S(()=>{let e=J.lang,t=!0;return Ut(()=>d(e),()=>t),()=>{t=!1}});async function d(e){try{T(a,await Gt.games(e)),T(o,null)}catch(e){throw T(o,e.message,!0),e}let t=i.game?.name??er(),n=x(a).find(e=>e.name===t)??x(a)[0];n&&i.choose(n)}async function m(){if(!(x(s)||!i.game)){T(s,!0);try{let e=await Gt.newTable(i.request());Y(`name`,i.seats[0].name.trim()),ge(e.table,...e.tokens),Yt(`/t/${e.table}`)}catch(e){T(o,e.message,!0)}finally{T(s,!1)}}}var h=Tr(),_=H(h);Cn(_,{onmenu:()=>T(c,!0),extra:t=>{var n=p(),a=H(n),o=t=>{var n=Sr(),r=u(n);D(r,{name:`i-book`,class:`ic`});var a=w(r,1,!0);O(n),b(t=>{N(n,`href`,`/rules/${i.game.name??``}`),e(a,t)},[()=>Q(`rules`)]),q(`click`,n,function(...e){Xt?.apply(this,e)}),f(t,n)};r(a,e=>{i.game&&e(o)}),f(t,n)},$$slots:{extra:!0}});var v=w(_,2),y=u(v),C=u(y),E=l(C,!0),k=w(C,2),A=l(k,!0),j=w(k,2),P=t=>{var n=Cr(),r=l(n,!0);b(()=>e(r,x(o))),f(t,n)};r(j,e=>{x(o)&&e(P)}),O(y);var F=w(y,2),I=u(F);{let e=M(()=>i.game?.name??``);fr(I,{get games(){return x(a)},get chosen(){return x(e)},onchoose:e=>i.choose(e)})}O(F);var L=w(F,2),ee=t=>{var n=wr(),r=H(n);xr(u(r),{get plan(){return i}}),O(r);var a=w(r,2),o=u(a),c=l(o,!0),d=w(o,2);rr(d,{get plan(){return i}});var p=w(d,2),h=u(p),g=l(h,!0),_=l(w(h,2),!0);O(p),O(a),b((t,n,r)=>{e(c,t),h.disabled=x(s),e(g,n),e(_,r)},[()=>Q(`options`),()=>Q(`start-game`,{game:i.game.title}),()=>Q(i.seats.some(e=>e.kind===`open`)?`start-open-seats`:`start-at-once`)]),q(`click`,h,m),f(t,n)};r(L,e=>{i.game&&e(ee)});var R=w(L,2);Vn(u(R),{}),O(R),O(v);var te=w(v,2),z=e=>{vn(e,{onclose:()=>T(c,!1)})};r(te,e=>{x(c)&&e(z)}),b((t,n)=>{e(E,t),e(A,n)},[()=>Q(`lobby-title`),()=>Q(`lobby-text`)]),f(t,h),U()}_([`click`]);var Dr=h(`<li><code class="svelte-si786l"> </code></li>`),Or=h(`<details class="svelte-si786l"><summary class="svelte-si786l"> </summary> <ul></ul></details>`),kr=h(`<p class="text svelte-si786l"> </p> <!>`,1),Ar=h(`<p role="alert"> </p>`),jr=h(`<p class="label" role="status"> </p>`);function Mr(t,n){B(n,!0);let i=M(()=>Gt.clause(n.game,n.number));{let a=M(()=>Q(`clause`,{number:n.number}));Qt(t,{get title(){return x(a)},get onclose(){return n.onclose},children:(t,n)=>{var a=p();m(H(a),()=>x(i),t=>{var n=jr(),r=l(n,!0);b(t=>e(r,t),[()=>Q(`loading`)]),f(t,n)},(t,n)=>{var i=kr(),a=H(i),o=l(a,!0),s=w(a,2),c=t=>{var r=Or(),i=u(r),a=l(i,!0),o=w(i,2);G(o,20,()=>x(n).tests,e=>e,(t,n)=>{var r=Dr(),i=l(u(r),!0);O(r),b(()=>e(i,n)),f(t,r)}),O(o),O(r),b(t=>e(a,t),[()=>Q(`clause-tests`,{count:x(n).tests.length})]),f(t,r)};r(s,e=>{x(n).tests.length>0&&e(c)}),b(()=>e(o,x(n).text)),f(t,i)},(t,n)=>{var r=Ar(),i=l(r,!0);b(()=>e(i,x(n).message)),f(t,r)}),f(t,a)},$$slots:{default:!0}})}U()}var Nr=h(`<div class="rules svelte-106isyb"></div>`),Pr=h(`<p role="alert"> </p>`),Fr=h(`<p class="label" role="status"> </p>`);function Ir(t,r){B(r,!0);let i=M(()=>Gt.rules(r.game,J.lang));S(()=>{x(i).then(e=>r.ontitle?.(e.title)).catch(()=>{})});function a(e){let t=e.target.closest(`[data-clause]`)?.dataset.clause;t!==void 0&&(e.preventDefault(),r.onclause(t))}var o=p();m(H(o),()=>x(i),t=>{var n=Fr(),r=l(n,!0);b(t=>e(r,t),[()=>Q(`loading`)]),f(t,n)},(e,t)=>{var r=Nr();n(r,()=>x(t).html,!0),O(r),q(`click`,r,a),f(e,r)},(t,n)=>{var r=Pr(),i=l(r,!0);b(()=>e(i,x(n).message)),f(t,r)}),f(t,o),U()}_([`click`]);var Lr=h(`<!> <main class="svelte-1eemx0b"><article class="sheet svelte-1eemx0b"><!></article></main> <!> <!>`,1);function Rr(e,t){B(t,!0);let n=g(null),i=g(``),a=g(!1);S(()=>{document.title=Q(`title-rules`,{game:x(i)})});var o=Lr(),s=H(o);{let e=M(()=>Q(`rules`));Cn(s,{get where(){return x(i)},get meta(){return x(e)},onmenu:()=>T(a,!0)})}var c=w(s,2),l=u(c);Ir(u(l),{get game(){return t.game},onclause:e=>T(n,e,!0),ontitle:e=>T(i,e,!0)}),O(l),O(c);var d=w(c,2),p=e=>{Mr(e,{get game(){return t.game},get number(){return x(n)},onclose:()=>T(n,null)})};r(d,e=>{x(n)!==null&&e(p)});var m=w(d,2),h=e=>{vn(e,{onclose:()=>T(a,!1)})};r(m,e=>{x(a)&&e(h)}),f(e,o),U()}function zr(e){let t=matchMedia(`(max-width: 720px)`),n=()=>e.isPhone=t.matches;return n(),t.addEventListener(`change`,n),()=>t.removeEventListener(`change`,n)}var Br=`began`,Vr=250,Hr=class{#e=g(null);get link(){return x(this.#e)}set link(e){T(this.#e,e)}#t=g(null);get module(){return x(this.#t)}set module(e){T(this.#t,e)}#n=g(null);get catalogue(){return x(this.#n)}set catalogue(e){T(this.#n,e)}#r=g(null);get welcome(){return x(this.#r)}set welcome(e){T(this.#r,e)}#i=g(null);get scene(){return x(this.#i)}set scene(e){T(this.#i,e)}#a=g([]);get lines(){return x(this.#a)}set lines(e){T(this.#a,e)}#o=g([]);get lastLines(){return x(this.#o)}set lastLines(e){T(this.#o,e)}#s=g([]);get chat(){return x(this.#s)}set chat(e){T(this.#s,e)}#c=g(null);get moment(){return x(this.#c)}set moment(e){T(this.#c,e)}#l=g([]);get pickedMoves(){return x(this.#l)}set pickedMoves(e){T(this.#l,e)}#u=g(null);get armed(){return x(this.#u)}set armed(e){T(this.#u,e)}#d=g(null);get hint(){return x(this.#d)}set hint(e){T(this.#d,e)}#f=g(null);get explanation(){return x(this.#f)}set explanation(e){T(this.#f,e)}#p=g(null);get enlarged(){return x(this.#p)}set enlarged(e){T(this.#p,e,!0)}#m=g(null);get openClause(){return x(this.#m)}set openClause(e){T(this.#m,e,!0)}#h=g(null);get notice(){return x(this.#h)}set notice(e){T(this.#h,e,!0)}#g=g(null);get closed(){return x(this.#g)}set closed(e){T(this.#g,e,!0)}#_=g(null);get rematch(){return x(this.#_)}set rematch(e){T(this.#_,e,!0)}#v=g(null);get shownFor(){return x(this.#v)}set shownFor(e){T(this.#v,e,!0)}#y=g(!1);get isPhone(){return x(this.#y)}set isPhone(e){T(this.#y,e,!0)}#b=g(!1);get isReplay(){return x(this.#b)}set isReplay(e){T(this.#b,e,!0)}#x=g(0);get skew(){return x(this.#x)}set skew(e){T(this.#x,e,!0)}#S=g(!1);get isBusy(){return x(this.#S)}set isBusy(e){T(this.#S,e,!0)}whys=new Map;hideTimer;get view(){return this.moment?.view??this.scene.view}get viewer(){return this.isReplay&&this.moment?this.view.seat??this.home:this.home}get home(){return this.scene?.viewer??null}get decider(){return this.moment?null:this.scene?.decider??null}get people(){return this.scene?.people??[]}get moves(){return this.canMove?this.scene.moves:[]}movesOf(e,t={}){let n=Object.entries(t);return this.moves.filter(t=>t.kind===e&&n.every(([e,n])=>t.args[e]===n))}say(e,t){return zt(this.scene?.table.game??``,e,t)}choose(e){this.explanation=null,e.length>1?(this.armed=null,this.pickedMoves=this.isPicked(e)?[]:e):e[0]&&this.offer(e[0])}enlarge(e){this.enlarged=e}get isMine(){let e=this.scene;return e!==null&&e.table.status===`playing`&&e.decider!==null&&e.decider===e.viewer}get isPlayer(){return(this.welcome?.seats.length??0)>0}get canMove(){return this.isMine&&this.moment===null&&!this.isBusy&&!this.isCovered}get isCovered(){let e=this.welcome?.seats??[],t=this.scene?.table.status;return e.length>1&&t===`playing`&&this.scene.viewer!==this.shownFor}uncover(){this.shownFor=this.viewer}isPicked(e){let t=this.armed?[this.armed]:this.pickedMoves;return t.length>0&&t.length===e.length&&t.every((t,n)=>t.code===e[n].code)}offer(e){(J.confirm===`always`||J.confirm===`game`&&this.module?.confirms?.(e))&&this.armed?.code!==e.code?this.armed=e:this.play(e)}confirm(){this.armed&&this.play(this.armed)}putBack(){let e=this.armed!==null||this.pickedMoves.length>0;return this.armed=null,this.pickedMoves=[],e}async play(e){this.canMove&&(this.putBack(),await this.act({t:`play`,after:this.scene.act,codes:[e.code]}))}async undo(e){this.isBusy||this.moment!==null||(this.putBack(),await this.act({t:`undo`,after:this.scene.act,whole_turn:e}))}async askHint(){let e=await this.tell({t:`hint`});e?.t===`hint`&&(this.hint=e)}async act(e){this.isBusy=!0,await this.tell(e),this.isBusy=!1}async tell(e){let t=await this.link.ask(e);return t.t===`refused`&&(this.notice=t.text),t}explain(e,t,n){if(clearTimeout(this.hideTimer),n&&this.explanation?.place===e&&this.explanation.clause){this.openClause=this.explanation.clause;return}let r=JSON.stringify([this.scene.act,J.lang,t.kind,t.args]),i=this.whys.get(r);this.explanation={place:e,text:i?.text??null,clause:i?.clause??null},i===void 0&&this.askWhy(r,e,t)}explainText(e,t){clearTimeout(this.hideTimer),this.explanation={place:e,text:t,clause:null}}async askWhy(e,t,n){let r=await this.link.ask({t:`why`,kind:n.kind,args:n.args});if(r.t!==`why`)return this.explained(t);this.whys.set(e,{text:r.text,clause:r.clause}),this.explanation?.place===t&&(this.explanation=r.text===null?null:{place:t,text:r.text,clause:r.clause})}explained(e){clearTimeout(this.hideTimer),this.hideTimer=setTimeout(()=>{this.explanation?.place===e&&(this.explanation=null)},Vr)}keepExplanation(){clearTimeout(this.hideTimer)}get turn(){return this.linesShown.filter(e=>e.kind===Br).length}get plyShown(){return this.moment?.ply??this.scene?.ply??0}get linesShown(){return this.moment?this.lines.slice(0,this.moment.log_until):this.lines}async look(e){if(!this.scene)return;if(e>=this.scene.ply&&this.scene.table.status!==`over`)return this.backToNow();let t=await this.link.ask({t:`look`,ply:Math.max(0,Math.min(e,this.scene.ply))});t.t===`moment`?(this.putBack(),this.explanation=null,this.moment=t):t.t===`refused`&&(this.notice=t.text)}backToNow(){this.moment=null}welcomed(e,t){t&&this.forget(),this.welcome=e,this.skew=e.now-Date.now()/1e3,this.chat=e.chat,this.closed=null}shown(e){let t=e.act!==this.scene?.act;t&&(this.whys.clear(),this.explanation=null,this.hint=null,this.putBack());let n=this.lines.length;this.lines=[...this.lines.slice(0,e.log_from),...e.log],this.scene!==null&&e.log_from>=n?this.lastLines=e.log:t&&(this.lastLines=this.lines.filter(t=>t.ply===e.ply)),this.moment&&this.moment.ply>e.ply&&(this.moment=null),this.scene=e}said({line:e}){this.chat.some(t=>t.number===e.number)||(this.chat=[...this.chat,e])}linked({table:e,tokens:t}){ge(e,...t),this.rematch=e}refused(e){this.scene===null?this.closed=e.text:this.notice=e.text}forget(){this.whys.clear(),this.moment=null,this.hint=null,this.putBack()}};function Ur(e,t){B(t,!0);let n=z();var i=p(),a=H(i),o=e=>{Mr(e,{get game(){return n.scene.table.game},get number(){return n.openClause},onclose:()=>n.openClause=null})};r(a,e=>{n.openClause!==null&&n.scene&&e(o)}),f(e,i),U()}var Wr=h(`<main class="svelte-1iqazre"><!> <h1 class="svelte-1iqazre"> </h1> <p> </p> <a class="btn go svelte-1iqazre" href="/"> </a></main>`);function Gr(t,n){B(n,!0);var r=Wr(),i=u(r);D(i,{name:`red-semaphore`,class:`picture`});var a=w(i,2),o=l(a,!0),s=w(a,2),c=l(s,!0),d=w(s,2),p=l(d,!0);O(r),b((t,r)=>{e(o,t),e(c,n.text),e(p,r)},[()=>Q(`closed-title`),()=>Q(`to-lobby`)]),q(`click`,d,function(...e){Xt?.apply(this,e)}),f(t,r),U()}_([`click`]);var Kr=h(`<main class="cover svelte-1jpn6gb"><!> <p class="who svelte-1jpn6gb"><!><b> </b></p> <h1 class="svelte-1jpn6gb"> </h1> <p> </p> <button class="btn go svelte-1jpn6gb"> </button></main>`);function qr(t,n){B(n,!0);let r=z(),i=M(()=>r.viewer??0),a=M(()=>r.people[x(i)]?.name??``),o;S(()=>o.focus());var s=Kr(),c=u(s);D(c,{name:`back`,class:`turntable`});var d=w(c,2),p=u(d);Dn(p,{get seat(){return x(i)}});var m=l(w(p),!0);O(d);var h=w(d,2),g=l(h,!0),_=w(h,2),v=l(_,!0),y=w(_,2),C=l(y,!0);k(y,e=>o=e,()=>o),O(s),b((t,n,r)=>{e(m,x(a)),e(g,t),e(v,n),e(C,r)},[()=>r.say(`cover-title`,{name:x(a)}),()=>r.say(`cover-text`),()=>r.say(`cover-button`,{name:x(a)})]),q(`click`,y,()=>r.uncover()),f(t,s),U()}_([`click`]);function Jr(e){return e.indexOf(Math.max(...e))}function Yr(e,t,n){let r=[];for(let n=1;n<e.timeline.length;n+=1){let[i,a]=[e.timeline[n-1],e.timeline[n]],o=a.map((e,t)=>e-i[t]),s=Jr(o),c=o[s];if(c<=0)continue;let l=Zr(t,s,e.turns[n-1],e.turns[n]);r.push({at:n,ply:e.turns[n],seat:s,gain:c,text:l})}let i=Xr(e),a=e=>e.at===i?1/0:e.gain;return r.sort((e,t)=>a(t)-a(e)).slice(0,n).sort((e,t)=>e.at-t.at)}function Xr(e){let t=e.ranking.indexOf(1);return e.timeline.slice(0,-1).findLastIndex(e=>e.some((n,r)=>r!==t&&n>=e[t]))+1}function Zr(e,t,n,r){return e.filter(e=>e.ply>n&&e.ply<=r&&e.seat===t&&e.kind!==`began`).reduce((e,t)=>t.text.length>e.length?t.text:e,``)}function Qr(e,t,n,r){let i=new Map(t.map(e=>[e.name,e.seat])),a=[...i.keys()].filter(Boolean).sort((e,t)=>t.length-e.length),o=[],s=e;n!==null&&$r(s,r)&&(o.push({text:r,seat:n}),s=s.slice(r.length));let c=RegExp(`(?<![\\p{L}\\p{N}])(${a.map(ei).join(`|`)})(?![\\p{L}\\p{N}])`,`gu`),l=0;for(let e of a.length>0?s.matchAll(c):[])o.push({text:s.slice(l,e.index),seat:null}),o.push({text:e[0],seat:i.get(e[0])}),l=e.index+e[0].length;return[...o,{text:s.slice(l),seat:null}].filter(e=>e.text!==``)}function $r(e,t){return e.startsWith(t)&&!/[\p{L}\p{N}]/u.test(e[t.length]??``)}function ei(e){return e.replace(/[.*+?^${}()|[\]\\]/g,`\\$&`)}var ti=h(`<b> </b>`),ni=h(`<span></span>`);function ri(t,n){B(n,!0);let i=z(),a=M(()=>Qr(n.text,i.people,i.home,i.say(`you`)));var o=ni();G(o,21,()=>x(a),y,(t,n)=>{var i=p(),a=H(i),o=t=>{var r=ti(),i=l(r,!0);b(()=>{W(r,1,`o${x(n).seat+1}`,`svelte-1w5tktq`),e(i,x(n).text)}),f(t,r)},s=t=>{var r=d();b(()=>e(r,x(n).text)),f(t,r)};r(a,e=>{x(n).seat===null?e(s,-1):e(o)}),f(t,i)}),O(o),f(t,o),U()}var ii=h(`<span> </span>`),ai=h(`<input readonly="" class="svelte-1je05sn"/>`),oi=h(`<div class="copy svelte-1je05sn"><!> <button class="lnk"><!> </button> <!></div>`);function si(t,n){B(n,!0);let i=V(n,`small`,3,!1),a=g(!1),o=g(void 0),s=g(!1);async function c(){try{await navigator.clipboard.writeText(n.link),T(a,!0),setTimeout(()=>T(a,!1),2e3)}catch{T(s,!0),requestAnimationFrame(()=>x(o)?.select())}}var d=oi(),p=u(d),m=t=>{var r=ii(),i=l(r,!0);b(()=>e(i,n.label)),f(t,r)};r(p,e=>{i()||e(m)});var h=w(p,2),_=u(h);{let e=M(()=>x(a)?`i-check`:`i-link`);D(_,{get name(){return x(e)}})}var v=w(_,1,!0);O(h);var y=w(h,2),S=e=>{var t=ai();j(t),k(t,e=>T(o,e),()=>x(o)),b(()=>{ne(t,n.link),N(t,`aria-label`,n.label)}),f(e,t)};r(y,e=>{x(s)&&e(S)}),O(d),b((t,r)=>{N(h,`data-link`,n.link),N(h,`aria-label`,t),e(v,r)},[()=>`${Q(`copy-link`)}: ${n.label}`,()=>Q(x(a)?`copied`:`copy-link`)]),q(`click`,h,c),f(t,d),U()}_([`click`]);async function ci(e,t){let n=Uint8Array.from(e.match(/../g)??[],e=>parseInt(e,16));return[...new Uint8Array(await crypto.subtle.digest(`SHA-256`,n))].map(e=>e.toString(16).padStart(2,`0`)).join(``)===t}var li=h(`<details><summary class="svelte-1lnnwmv"><!> </summary> <p> </p> <dl class="svelte-1lnnwmv"><dt> </dt> <dd class="svelte-1lnnwmv"> </dd> <dt> </dt> <dd class="svelte-1lnnwmv"> </dd></dl> <a> </a></details>`),ui=h(`<p class="label"> </p>`);function di(t,n){B(n,!0);let i=z(),a=M(()=>i.scene.table),o=M(()=>x(a).seed===null?Promise.resolve(null):ci(x(a).seed,x(a).commitment));var s=p();m(H(s),()=>x(o),null,(t,n)=>{var o=p(),s=H(o),c=t=>{var r=li();let o;var s=u(r),c=u(s);{let e=M(()=>x(n)?`i-check`:`i-x`);D(c,{get name(){return x(e)}})}var d=w(c,1,!0);O(s);var p=w(s,2),m=l(p,!0),h=w(p,2),g=u(h),_=l(g,!0),v=w(g,2),y=l(v,!0),S=w(v,2),C=l(S,!0),T=l(w(S,2),!0);O(h);var E=w(h,2),k=l(E,!0);O(r),b((t,i,s,c,l)=>{o=W(r,1,`svelte-1lnnwmv`,null,o,{broken:!x(n)}),e(d,t),e(m,i),e(_,s),e(y,x(a).commitment),e(C,c),e(T,x(a).seed),N(E,`href`,`/api/tables/${x(a).id??``}/log`),N(E,`download`,`${x(a).id??``}.json`),e(k,l)},[()=>i.say(x(n)?`seal-kept`:`seal-broken`),()=>i.say(`seal-about`),()=>i.say(`seal-told`),()=>i.say(`seal-seed`),()=>i.say(`seal-record`)]),f(t,r)};r(s,e=>{x(n)!==null&&e(c)}),f(t,o)},t=>{var n=ui(),r=l(n,!0);b(t=>e(r,t),[()=>i.say(`seal-cannot`)]),f(t,n)}),f(t,s),U()}var fi=a(`<path class="gl svelte-o5bymx"></path><text x="36" text-anchor="end" class="svelte-o5bymx"> </text>`,1),pi=a(`<text y="394" text-anchor="middle" class="svelte-o5bymx"> </text>`),mi=a(`<path></path><path></path>`,1),hi=a(`<g><circle r="10" class="tp svelte-o5bymx"></circle><text class="tpn svelte-o5bymx" y="5" text-anchor="middle"> </text></g>`),gi=a(`<svg class="chart svelte-o5bymx" viewBox="0 0 600 400" role="img"><!><!><!><!></svg>`);function _i(t,n){B(n,!0);let r=z(),[i,a,o,s]=[46,570,24,366],c={circle:`M12 1a11 11 0 1 1 0 22a11 11 0 1 1 0-22`,square:`M2 2h20v20H2z`,triangle:`M12 0L24 22H0z`,diamond:`M12 0l12 12l-12 12L0 12z`,cross:`M8 1h8v7h7v8h-7v7H8v-7H1V8h7z`,hex:`M12 0l10.5 6v12L12 24L1.500 18V6z`},d=M(()=>n.timeline.flat()),p=M(()=>Math.min(0,...x(d))),m=M(()=>Math.max(10,...x(d))),h=M(()=>[1,2,5,10,20,25,50,100].find(e=>(x(m)-x(p))/e<=5)??200),g=M(()=>C(Math.ceil(x(p)/x(h))*x(h),x(m),x(h))),_=M(()=>Math.max(1,n.timeline.length-1)),v=M(()=>[1,2,4,5,10,20,50].find(e=>x(_)/e<=8)??100),y=e=>i+e/x(_)*(a-i),S=e=>s-(e-x(p))/(x(m)-x(p))*(s-o);function C(e,t,n){return Array.from({length:Math.floor((t-e)/n)+1},(t,r)=>e+r*n)}function T(e){return`M`+n.timeline.map((t,n)=>`${y(n).toFixed(1)} ${S(t[e]).toFixed(1)}`).join(`L`)}var E=gi(),D=u(E);G(D,16,()=>x(g),e=>e,(t,n)=>{var r=fi(),o=H(r),s=w(o),c=l(s,!0);b((t,r)=>{N(o,`d`,`M${i??``} ${t??``}H${a??``}`),N(s,`y`,r),e(c,n)},[()=>S(n),()=>S(n)+5]),f(t,r)});var k=w(D);G(k,16,()=>C(x(v),x(_),x(v)),e=>e,(t,n)=>{var r=pi(),i=l(r,!0);b(t=>{N(r,`x`,t),e(i,n)},[()=>y(n)]),f(t,r)});var A=w(k);G(A,17,()=>r.people,({seat:e})=>e,(e,t)=>{let r=()=>x(t).seat;var i=mi(),a=H(i),o=w(a);b((e,t,n,i)=>{W(a,0,`ln o${r()+1}`,`svelte-o5bymx`),N(a,`d`,e),W(o,0,`mk o${r()+1}`,`svelte-o5bymx`),N(o,`d`,t),N(o,`transform`,`translate(${n??``} ${i??``}) scale(.75)`)},[()=>T(r()),()=>c[Tn(r())],()=>y(x(_))-9,()=>S(n.timeline.at(-1)[r()])-9]),f(e,i)}),G(w(A),19,()=>n.points,e=>e.at,(t,r,i)=>{var o=hi(),s=l(w(u(o)),!0);O(o),b((t,n)=>{N(o,`transform`,`translate(${t??``} ${n??``})`),e(s,x(i)+1)},[()=>Math.min(y(x(r).at),a-24),()=>Math.max(14,S(n.timeline[x(r).at][x(r).seat])-24)]),f(t,o)}),O(E),b(e=>N(E,`aria-label`,e),[()=>r.say(`timeline`)]),f(t,E),U()}var vi=h(`<section><header class="svelte-1p4i2d7"><!><b class="nm svelte-1p4i2d7"> </b> <span class="place svelte-1p4i2d7"> </span> <strong class="num svelte-1p4i2d7"> </strong></header> <span class="meter svelte-1p4i2d7"><span class="svelte-1p4i2d7"></span></span> <!></section>`),yi=h(`<li class="svelte-1p4i2d7"><i class="svelte-1p4i2d7"> </i> <button class="svelte-1p4i2d7"><!></button> <span class="num svelte-1p4i2d7"> </span></li>`),bi=h(`<button class="btn go svelte-1p4i2d7"> </button>`),xi=h(`<span class="label svelte-1p4i2d7"> </span>`),Si=h(`<div class="page svelte-1p4i2d7" data-page="final"><!> <main class="svelte-1p4i2d7"><section class="win enamel screws svelte-1p4i2d7"><div><h2 class="svelte-1p4i2d7"> </h2> <p class="svelte-1p4i2d7"> </p></div> <div class="tr svelte-1p4i2d7" aria-hidden="true"></div></section> <section class="tab sheet svelte-1p4i2d7"><h3 class="svelte-1p4i2d7"> </h3> <div class="columns svelte-1p4i2d7"></div></section> <section class="tl sheet svelte-1p4i2d7"><h3 class="svelte-1p4i2d7"> </h3> <!> <ol class="turns svelte-1p4i2d7"></ol> <!></section> <div class="acts svelte-1p4i2d7"><!> <a class="btn ghost svelte-1p4i2d7"> </a> <button class="btn ghost svelte-1p4i2d7"> </button> <span class="x svelte-1p4i2d7"><!></span> <a class="btn ghost x svelte-1p4i2d7" href="/"> </a> <!></div></main></div>`);function Ci(t,n){B(n,!0);let i=[`loco-3`,`hopper`,`tanker`,`coach`,`coach`,`caboose`],a=z(),o=M(()=>a.scene),s=M(()=>x(o).table),c=M(()=>x(o).ending),d=M(()=>a.module.Breakdown),p=M(()=>a.people.map(({seat:e})=>e).sort((e,t)=>x(c).ranking[e]-x(c).ranking[t])),m=M(()=>Math.max(1,...x(c).scores)),h=M(()=>Yr(x(c),a.lines,3)),_=e=>a.people[e].name,C=g(!1);S(()=>{x(C)&&a.rematch!==null&&Yt(`/t/${a.rematch}`)});function k(){T(C,!0),a.rematch===null&&a.tell({t:`rematch`})}var A=Si(),j=u(A);v(j,()=>n.top);var P=w(j,2),F=u(P),I=u(F),L=u(I),ee=l(L,!0),R=l(w(L,2),!0);O(I);var te=w(I,2);G(te,21,()=>i,y,(e,t)=>{D(e,{get name(){return x(t)}})}),O(te),O(F);var V=w(F,2),ne=u(V),H=l(ne,!0),re=w(ne,2);G(re,20,()=>x(p),e=>e,(t,n)=>{var r=vi();let i;var o=u(r),s=u(o);Dn(s,{get seat(){return n}});var p=w(s),h=l(p,!0),g=w(p,2),v=l(g,!0),y=w(g,2),S=l(y,!0);O(o);var C=w(o,2),T=l(C);K(w(C,2),()=>x(d),(e,t)=>{t(e,{get seat(){return n},get parts(){return x(c).breakdowns[n]}})}),O(r),b((t,a,o,s)=>{i=W(r,1,`column o${n+1}`,`svelte-1p4i2d7`,i,{first:x(c).ranking[n]===1}),N(r,`aria-label`,t),e(h,a),e(v,o),N(y,`data-seat-score`,n),e(S,x(c).scores[n]),E(T,`width:${s??``}%`)},[()=>_(n),()=>_(n),()=>a.say(`final-place`,{place:x(c).ranking[n]}),()=>Math.max(0,x(c).scores[n]/x(m)*100)]),f(t,r)}),O(re),O(V);var ie=w(V,2),ae=u(ie),oe=l(ae,!0),se=w(ae,2),ce=e=>{_i(e,{get timeline(){return x(c).timeline},get points(){return x(h)}})};r(se,e=>{x(c).timeline.length>1&&e(ce)});var le=w(se,2);G(le,23,()=>x(h),e=>e.at,(t,n,r)=>{var i=yi(),o=u(i),s=l(o,!0),c=w(o,2),d=u(c);{let e=M(()=>x(n).text||_(x(n).seat));ri(d,{get text(){return x(e)}})}O(c);var p=l(w(c,2));O(i),b(()=>{e(s,x(r)+1),e(p,`+${x(n).gain??``}`)}),q(`click`,c,()=>a.look(x(n).ply)),f(t,i)}),O(le),di(w(le,2),{}),O(ie);var ue=w(ie,2),J=u(ue),Y=t=>{var n=bi(),r=l(n,!0);b(t=>e(r,t),[()=>a.say(a.rematch===null?`rematch`:`rematch-join`)]),q(`click`,n,k),f(t,n)};r(J,e=>{a.isPlayer&&e(Y)});var de=w(J,2),fe=l(de,!0),pe=w(de,2),me=l(pe,!0),he=w(pe,2),ge=u(he);{let e=M(()=>a.say(`link-replay`)),t=M(()=>`${location.origin}/r/${x(s).id}`);si(ge,{small:!0,get label(){return x(e)},get link(){return x(t)}})}O(he);var _e=w(he,2),ve=l(_e,!0),ye=w(_e,2),be=t=>{var n=xi(),r=l(n,!0);b(t=>e(r,t),[()=>a.say(`rematch-ready`)]),f(t,n)};r(ye,e=>{a.rematch!==null&&e(be)}),O(ue),O(P),O(A),b((t,n,r,i,o,l)=>{N(A,`data-act`,a.scene?.act),e(ee,x(c).text),e(R,t),e(H,n),E(re,`--n:${x(p).length??``}`),e(oe,r),N(de,`href`,`/r/${x(s).id??``}`),e(fe,i),e(me,o),e(ve,l)},[()=>a.say(`final-after`,{turns:a.turn}),()=>a.say(`final-points`),()=>a.say(`timeline`),()=>a.say(`replay`),()=>a.say(`final-board`),()=>a.say(`to-lobby`)]),q(`click`,de,function(...e){Xt?.apply(this,e)}),q(`click`,pe,function(...e){n.onboard?.apply(this,e)}),q(`click`,_e,function(...e){Xt?.apply(this,e)}),f(t,A),U()}_([`click`]);var wi=320,Ti=84,Ei=class{pace;fly;waiting=[];current=null;constructor(e,t=Di){this.pace=e,this.fly=t}add(e){this.pace()!==0&&(this.waiting=[...this.waiting,...e].slice(-6),this.current===null&&this.work())}skip(){this.waiting=[],this.current?.skip()}async work(){for(let e=this.waiting.shift();e!==void 0;e=this.waiting.shift()){let t=this.fly(e,wi*this.pace());this.current=t,await t.done}this.current=null}};function Di(e,t,n){let r=document.querySelector(e.from),i=document.querySelector(e.to);if(!r||!i||t===0)return{done:Promise.resolve(),skip:()=>{}};let[a,o]=[r.getBoundingClientRect(),i.getBoundingClientRect()],s=n?.(e)??Oi(r,i),c=!s.isConnected,l=c?new DOMRect(0,0,Ti,Ti*1.42):s.getBoundingClientRect(),u=c?s:s.cloneNode(!0);u.removeAttribute(`data-at`),u.setAttribute(`aria-hidden`,`true`),u.inert=!0,Object.assign(u.style,{position:`fixed`,left:`0`,top:`0`,margin:`0`,width:`${l.width}px`,height:`${l.height}px`,pointerEvents:`none`,zIndex:`60`}),document.body.append(u);let d=e=>`translate(${e.left+(e.width-l.width)/2}px, ${e.top+(e.height-l.height)/2}px)`,f=u.animate([{transform:d(a),opacity:.9},{transform:d(o),opacity:1}],{duration:t,easing:`cubic-bezier(.2,.7,.2,1)`});return{done:f.finished.then(()=>u.remove(),()=>u.remove()),skip:()=>f.cancel()}}function Oi(e,t){let n=e=>e.offsetWidth*e.offsetHeight;return n(t)>0&&n(t)<=n(e)?t:e}function ki(e,n){B(n,!0);let r=z(),i=new Ei(fe,(e,t)=>Di(e,t,s)),a=r.lastLines;function s(e){if(e.card===void 0)return null;let t=document.createElement(`div`);t.style.setProperty(`--cw`,`84px`);let n=R(r.module.Card,{target:t,props:{card:e.card},context:I(r)});return setTimeout(()=>void ee(n),2e3),t}S(()=>{let e=r.lastLines;if(e===a)return;a=e;let t=r.module?.flights;!t||r.moment!==null||i.add(e.map(e=>t(e)).filter(e=>e!==null))}),t(`pointerdown`,o,()=>i.skip()),U()}var Ai=9;function ji(e,t){for(let t of e.querySelectorAll(`[data-key]`))delete t.dataset.key;[...e.querySelectorAll(t?`[data-keys] [data-lit]`:`[data-lit]`)].slice(0,Ai).forEach((e,t)=>e.dataset.key=String(t+1))}function Mi(e,t){let n=e.querySelector(`[data-key="${t}"]`);return n?.click(),n!==null}function Ni(e){return e instanceof HTMLElement&&e.closest(`input, textarea, select, dialog`)!==null}var Pi=h(`<div class="svelte-1mv8zga"><dt><kbd class="kbd svelte-1mv8zga"> </kbd></dt> <dd class="svelte-1mv8zga"> </dd></div>`),Fi=h(`<dl class="svelte-1mv8zga"></dl>`);function Ii(n,i){B(i,!0);let a=V(i,`isHelpOpen`,15),s=z(),c=[[`1–9`,`keys-numbers`],[`Enter`,`keys-enter`],[`Esc`,`keys-escape`],[`Ctrl+Z`,`keys-undo`],[`← →`,`keys-arrows`],[`End`,`keys-end`],[`H`,`keys-hint`],[`I`,`keys-card`],[`Tab`,`keys-tab`],[`?`,`keys-help`]];function d(e){Ni(e.target)||e.altKey||e.metaKey||!s.scene||m(e)&&e.preventDefault()}function m(e){if(e.ctrlKey)return e.key.toLowerCase()===`z`&&h();switch(e.key){case`?`:return a(!0);case`Escape`:return g();case`Enter`:return _(e);case`ArrowLeft`:return v(-1);case`ArrowRight`:return s.moment!==null&&v(1);case`End`:return s.moment!==null&&(s.backToNow(),!0);case`h`:return s.canMove&&(s.askHint(),!0);default:return/^[1-9]$/.test(e.key)&&Mi(document,e.key)}}function h(){return s.scene.undo.act&&s.undo(!1),!0}function g(){return s.explanation?s.explanation=null:s.moment&&s.scene.table.status!==`over`?s.backToNow():!s.putBack()&&s.canMove&&s.scene.undo.act&&s.undo(!1),!0}function _(e){return!s.armed||e.target.closest(`.btn`)?!1:(s.confirm(),!0)}function v(e){return s.look(s.plyShown+e),!0}var y=p();t(`keydown`,o,d);var S=H(y),C=t=>{{let n=M(()=>s.say(`keys-title`));Qt(t,{get title(){return x(n)},onclose:()=>a(!1),children:(t,n)=>{var r=Fi();G(r,21,()=>c,([e,t])=>e,(t,n)=>{var r=M(()=>A(x(n),2));let i=()=>x(r)[0],a=()=>x(r)[1];var o=Pi(),c=u(o),d=l(u(c),!0);O(c);var p=l(w(c,2),!0);O(o),b(t=>{e(d,i()),e(p,t)},[()=>s.say(a())]),f(t,o)}),O(r),f(t,r)},$$slots:{default:!0}})}};r(S,e=>{a()&&e(C)}),f(n,y),U()}var Li=h(`<p class="svelte-er3av2"><span class="svelte-er3av2"> </span> <button class="tool"><!></button></p>`),Ri=h(`<div class="place svelte-er3av2" role="alert"><!></div>`);function zi(t,n){B(n,!0);let i=z();S(()=>{if(i.notice===null)return;let e=setTimeout(()=>i.notice=null,7e3);return()=>clearTimeout(e)});var a=Ri(),o=u(a),s=t=>{var n=Li(),r=u(n),a=l(r,!0),o=w(r,2);D(u(o),{name:`i-x`,class:`ic`}),O(o),O(n),b(t=>{e(a,i.notice),N(o,`aria-label`,t)},[()=>i.say(`close`)]),q(`click`,o,()=>i.notice=null),f(t,n)};r(o,e=>{i.notice!==null&&e(s)}),O(a),f(t,a),U()}_([`click`]);var Bi=h(`<div class="bar sheet svelte-18jg14m"><div class="steps svelte-18jg14m"><button class="btn ghost svelte-18jg14m"><span aria-hidden="true">«</span></button> <button class="btn ghost svelte-18jg14m"><span aria-hidden="true">←</span></button> <button class="btn go svelte-18jg14m"> </button> <button class="btn ghost svelte-18jg14m"><span aria-hidden="true">→</span></button></div> <input type="range" min="0" class="svelte-18jg14m"/> <output class="num svelte-18jg14m"> </output> <p class="said svelte-18jg14m"> </p></div>`);function Vi(t,n){B(n,!0);let r=z(),i=M(()=>r.scene.ply),a=M(()=>r.plyShown),o=g(!1),s=g(null);S(()=>{r.moment===null&&r.look(0)}),S(()=>{if(!x(o))return;if(x(a)>=x(i)){T(o,!1);return}let e=setTimeout(()=>void r.look(x(a)+1),900);return()=>clearTimeout(e)});let c=!1;async function d(e){if(T(s,e,!0),!c){for(c=!0;x(s)!==null&&x(s)!==r.plyShown;){let e=x(s);await r.look(e),x(s)===e&&T(s,null)}T(s,null),c=!1}}function p(){!x(o)&&x(a)>=x(i)&&r.look(0),T(o,!x(o))}var m=Bi(),h=u(m),_=u(h),v=w(_,2),y=w(v,2),C=l(y,!0),E=w(y,2);O(h);var D=w(h,2);j(D);var k=w(D,2),A=l(k),P=l(w(k,2),!0);O(m),b((t,n,r,o,c,l,u)=>{N(_,`aria-label`,t),N(v,`aria-label`,n),e(C,r),N(E,`aria-label`,o),N(D,`max`,x(i)),ne(D,x(s)??x(a)),N(D,`aria-label`,c),N(D,`aria-valuetext`,l),e(A,`${x(s)??x(a)??``} / ${x(i)??``}`),e(P,u)},[()=>r.say(`step-first`),()=>r.say(`step-back`),()=>r.say(x(o)?`pause`:`play`),()=>r.say(`step-on`),()=>r.say(`scrubber`),()=>r.say(`past`,{ply:x(a),last:x(i)}),()=>r.linesShown.at(-1)?.text??``]),q(`click`,_,()=>r.look(0)),q(`click`,v,()=>r.look(x(a)-1)),q(`click`,y,p),q(`click`,E,()=>r.look(x(a)+1)),q(`input`,D,e=>d(e.currentTarget.valueAsNumber)),f(t,m),U()}_([`click`,`input`]);var Hi=h(`<button class="plain svelte-13pwep8"><!></button>`),Ui=h(`<li><b class="svelte-13pwep8"> </b> </li>`),Wi=h(`<li class="none svelte-13pwep8"> </li>`),Gi=h(`<div class="head svelte-13pwep8"><b class="svelte-13pwep8"> </b> <button class="plain svelte-13pwep8"> </button> <!></div> <ul aria-live="polite" class="svelte-13pwep8"></ul> <form class="svelte-13pwep8"><input maxlength="500" autocomplete="off" class="svelte-13pwep8"/> <button class="btn ghost" type="submit"> </button></form>`,1),Ki=h(`<span class="n svelte-13pwep8"> <span class="vh"> </span></span>`),qi=h(`<button class="bar-button svelte-13pwep8"><!> <!></button>`),Ji=h(`<button class="bar-button off svelte-13pwep8"><!> </button>`),Yi=h(`<section class="chat svelte-13pwep8"><!></section>`);function Xi(n,i){B(i,!0);let a=V(i,`isOpen`,15,!1),o=V(i,`isPinned`,3,!1),s=z(),c=g(``),d=g(C(s.chat.length)),p=g(void 0),m=M(()=>Math.max(0,s.chat.length-x(d))),h=M(()=>(a()||o())&&J.chat);S(()=>{x(h)&&(T(d,s.chat.length,!0),x(p)?.scrollTo(0,x(p).scrollHeight))});function _(e){let t=e.seat===null?void 0:s.people[e.seat]?.name;return e.name||(t??s.say(`spectator`))}function v(e){e.key===`Escape`&&e.currentTarget.blur()}async function y(e){e.preventDefault();let t=x(c).trim();t!==``&&(T(c,``),(await s.tell({t:`say`,text:t}))?.t===`refused`&&T(c,t,!0))}var E=Yi(),A=u(E),P=n=>{var i=Gi(),d=H(i),m=u(d),h=l(m,!0),g=w(m,2),S=l(g,!0),C=w(g,2),E=e=>{var t=Hi();D(u(t),{name:`i-x`,class:`ic`}),O(t),b(e=>N(t,`aria-label`,e),[()=>s.say(`close`)]),q(`click`,t,()=>a(!1)),f(e,t)};r(C,e=>{o()||e(E)}),O(d);var A=w(d,2);G(A,21,()=>s.chat,e=>e.number,(t,n)=>{var r=Ui(),i=u(r),a=l(i,!0),o=w(i);O(r),b(t=>{W(r,1,se(x(n).seat===null?``:`o${x(n).seat+1}`),`svelte-13pwep8`),e(a,t),e(o,` ${x(n).text??``}`)},[()=>_(x(n))]),f(t,r)},t=>{var n=Wi(),r=l(n,!0);b(t=>e(r,t),[()=>s.say(`chat-none`)]),f(t,n)}),O(A),k(A,e=>T(p,e),()=>x(p));var M=w(A,2),P=u(M);j(P);var F=l(w(P,2),!0);O(M),b((t,n,r,i,a)=>{e(h,t),e(S,n),N(P,`aria-label`,r),N(P,`placeholder`,i),e(F,a)},[()=>s.say(`chat`),()=>s.say(`chat-off`),()=>s.say(`chat-line`),()=>s.say(`chat-line`),()=>s.say(`chat-send`)]),q(`click`,g,()=>Y(`chat`,!1)),t(`submit`,M,y),q(`keydown`,P,v),oe(P,()=>x(c),e=>T(c,e)),f(n,i)},F=t=>{var n=qi(),i=u(n);D(i,{name:`i-chat`,class:`ic`});var o=w(i),c=w(o),d=t=>{var n=Ki(),r=u(n,!0),i=l(w(r),!0);O(n),b(t=>{e(r,x(m)),e(i,t)},[()=>s.say(`chat-unread`)]),f(t,n)};r(c,e=>{x(m)>0&&e(d)}),O(n),b(t=>e(o,`${t??``} `),[()=>s.say(`chat`)]),q(`click`,n,()=>a(!0)),f(t,n)},I=t=>{var n=Ji(),r=u(n);D(r,{name:`i-chat`,class:`ic`});var i=w(r,1,!0);O(n),b(t=>e(i,t),[()=>s.say(`chat-is-off`)]),q(`click`,n,()=>Y(`chat`,!0)),f(t,n)};r(A,e=>{x(h)?e(P):J.chat?e(F,1):e(I,-1)}),O(E),b(e=>N(E,`aria-label`,e),[()=>s.say(`chat`)]),f(n,E),U()}_([`click`,`keydown`]);var Zi=h(`<li class="turn"> </li>`),Qi=h(`<li><button class="svelte-1srjamk"><time> </time> <!></button></li>`),$i=h(`<ol class="log svelte-1srjamk"></ol>`);function ea(t,n){B(n,!0);let i=z(),a,o=M(()=>i.linesShown.length),s=M(()=>i.linesShown.findLastIndex(e=>e.kind!==Br)),c=M(()=>{let e=0;return i.lines.map(t=>({line:t,turn:t.kind===`began`?++e:null}))});function d(e,t){let n=e.seat!==null&&e.seat===i.home,r=e.seat===null?``:i.people[e.seat]?.name??``;return i.say(`log-turn`,{turn:t,whose:n?`own`:`other`,name:r})}S(()=>{x(o);let e=requestAnimationFrame(()=>a.querySelector(`.now`)?.scrollIntoView({block:`nearest`}));return()=>cancelAnimationFrame(e)});var m=$i();G(m,21,()=>x(c),y,(t,n,a)=>{let c=()=>x(n).line,m=()=>x(n).turn;var h=p(),g=H(h),_=t=>{var n=Zi(),r=l(n,!0);b(t=>e(r,t),[()=>d(c(),m())]),f(t,n)},v=t=>{var n=Qi();let r;var d=u(n),p=u(d),m=l(p,!0);ri(w(p,2),{get text(){return c().text}}),O(d),O(n),b((t,i)=>{r=W(n,1,`line svelte-1srjamk`,null,r,{now:a===x(s),later:a>=x(o)}),N(d,`title`,t),e(m,i)},[()=>i.say(`log-look`),()=>Mn(c().at,J.lang)]),q(`click`,d,()=>i.look(c().ply)),f(t,n)};r(g,e=>{m()===null?e(v,-1):e(_)}),f(t,h)}),O(m),k(m,e=>a=e,()=>a),f(t,m),U()}_([`click`]);var ta=h(`<label class="name svelte-1fwirad"><!><span> </span> <input maxlength="40" class="svelte-1fwirad"/></label>`),na=h(`<li><!></li>`),ra=h(`<li class="label"> </li>`),ia=h(`<!> <!> <h3 class="svelte-1fwirad"> </h3> <ul class="links svelte-1fwirad"><!> <!> <!> <!></ul> <div class="ways svelte-1fwirad"><button class="btn ghost"> </button> <button class="btn ghost"> <kbd>?</kbd></button> <button class="btn ghost"> </button></div> <p class="label fair svelte-1fwirad"> </p>`,1);function aa(t,n){B(n,!0);let i=z(),a=M(()=>i.scene.table),o=M(()=>i.welcome?.watch_token??null),s=M(()=>i.people.filter(e=>e.is_you)),c=M(()=>i.people.filter(e=>e.token!==null));function d(e,t){x(s).length===1&&Y(`name`,t),i.tell({t:`rename`,seat:e,name:t})}{let p=M(()=>i.say(`menu`));Qt(t,{get title(){return x(p)},get onclose(){return n.onclose},children:(t,p)=>{var m=ia(),h=H(m);G(h,17,()=>x(s),e=>e.seat,(t,n)=>{var r=ta(),a=u(r);Dn(a,{get seat(){return x(n).seat}});var o=w(a),s=l(o,!0),c=w(o,2);j(c),O(r),b(t=>{e(s,t),ne(c,x(n).name)},[()=>i.say(`your-name`)]),q(`change`,c,e=>d(x(n).seat,e.currentTarget.value.trim())),f(t,r)});var g=w(h,2);_n(g,{isTable:!0});var _=w(g,2),v=l(_,!0),y=w(_,2),S=u(y);G(S,17,()=>x(c),e=>e.seat,(e,t)=>{var n=na(),r=u(n);{let e=M(()=>i.say(`link-seat`,{number:x(t).seat+1})),n=M(()=>ve(x(a).id,x(t).token));si(r,{get label(){return x(e)},get link(){return x(n)}})}O(n),f(e,n)});var C=w(S,2),T=e=>{var t=na(),n=u(t);{let e=M(()=>i.say(`link-watch`)),t=M(()=>ve(x(a).id,x(o)));si(n,{get label(){return x(e)},get link(){return x(t)}})}O(t),f(e,t)};r(C,e=>{x(o)&&e(T)});var E=w(C,2),D=e=>{var t=na(),n=u(t);{let e=M(()=>i.say(`link-replay`)),t=M(()=>`${location.origin}/r/${x(a).id}`);si(n,{get label(){return x(e)},get link(){return x(t)}})}O(t),f(e,t)};r(E,e=>{x(a).status===`over`&&e(D)});var k=w(E,2),A=t=>{var n=ra(),r=l(n,!0);b(t=>e(r,t),[()=>i.say(`menu-no-links`)]),f(t,n)};r(k,e=>{x(c).length===0&&!x(o)&&x(a).status!==`over`&&e(A)}),O(y);var N=w(y,2),P=u(N),F=l(P,!0),I=w(P,2),ee=u(I,!0);L(),O(I);var R=w(I,2),te=l(R,!0);O(N);var z=l(w(N,2),!0);b((t,n,r,i,a)=>{e(v,t),e(F,n),e(ee,r),e(te,i),e(z,a)},[()=>i.say(`menu-links`),()=>i.say(`rules`),()=>i.say(`keys-title`),()=>i.say(`leave`),()=>i.say(`menu-rules-version`,{version:x(a).rules_version,edition:x(a).edition})]),q(`click`,P,function(...e){n.onrules?.apply(this,e)}),q(`click`,I,function(...e){n.onhelp?.apply(this,e)}),q(`click`,R,()=>Yt(`/`)),f(t,m)},$$slots:{default:!0}})}U()}_([`change`,`click`]);var oa=h(`<span class="label opt watching svelte-bpic0y"> </span>`),sa=h(`<span class="n svelte-bpic0y"> </span>`),ca=h(`<button class="tool"><!> <!></button>`),la=h(`<!> <span role="status"> </span> <button class="tool opt"><!> </button> <!>`,1),ua=h(`<div class="talk svelte-bpic0y"><!><!></div>`),da=h(`<!> <!>`,1);function fa(t,n){B(n,!0);let i=z(),a=M(()=>i.scene.table),o=g(null),c=g(C(i.chat.length)),d=M(()=>i.say(`rail-${n.isReplay?`replay`:x(a).status}`,{table:x(a).id,turn:i.turn})),p=M(()=>i.link?.state??`connecting`),m=M(()=>i.chat.length-x(c));S(()=>{i.moment!==null&&s(()=>x(o))===`talk`&&T(o,null)});function h(){T(o,`talk`),T(c,i.chat.length,!0)}var _=da(),v=H(_);Cn(v,{get where(){return x(a).title},get meta(){return x(d)},onmenu:()=>T(o,`menu`),extra:t=>{var n=la(),a=H(n),s=t=>{var n=oa(),r=l(n,!0);b(t=>e(r,t),[()=>i.say(`spectators`,{count:i.scene.spectators})]),f(t,n)};r(a,e=>{i.scene.spectators>0&&e(s)});var c=w(a,2),d=l(c,!0),g=w(c,2),_=u(g);D(_,{name:`i-book`,class:`ic`});var v=w(_,1,!0);O(g);var y=w(g,2),S=t=>{var n=ca(),a=u(n);D(a,{name:`i-chat`,class:`ic`});var o=w(a,2),s=t=>{var n=sa(),r=l(n,!0);b(()=>e(r,x(m))),f(t,n)};r(o,e=>{x(m)>0&&e(s)}),O(n),b(e=>N(n,`aria-label`,e),[()=>i.say(`log-and-chat`)]),q(`click`,n,h),f(t,n)};r(y,e=>{i.isPhone&&e(S)}),b((t,n)=>{W(c,1,`conn ${x(p)??``}`,`svelte-bpic0y`),N(c,`data-connection`,x(p)),e(d,t),e(v,n)},[()=>i.say(`connection-${x(p)}`),()=>i.say(`rules`)]),q(`click`,g,()=>T(o,`rules`)),f(t,n)},$$slots:{extra:!0}});var y=w(v,2),E=e=>{aa(e,{onclose:()=>T(o,null),onhelp:()=>{T(o,null),n.onhelp()},onrules:()=>T(o,`rules`)})},k=e=>{{let t=M(()=>i.say(`rules`));Qt(e,{get title(){return x(t)},wide:!0,onclose:()=>T(o,null),children:(e,t)=>{Ir(e,{get game(){return x(a).game},onclause:e=>i.openClause=e})},$$slots:{default:!0}})}},A=e=>{{let t=M(()=>i.say(`log-and-chat`));Qt(e,{get title(){return x(t)},onclose:()=>T(o,null),children:(e,t)=>{var n=ua(),r=u(n);ea(r,{}),Xi(w(r),{isPinned:!0}),O(n),f(e,n)},$$slots:{default:!0}})}};r(y,e=>{x(o)===`menu`?e(E):x(o)===`rules`?e(k,1):x(o)===`talk`&&e(A,2)}),f(t,_),U()}_([`click`]);var pa=h(`<button class="btn ghost svelte-1bn96s7"><!><span class="aside svelte-1bn96s7"> </span></button>`),ma=h(`<button data-lit=""><span class="text svelte-1bn96s7"> </span></button>`),ha=h(`<small class="hint svelte-1bn96s7"><b class="svelte-1bn96s7"> </b> </small>`),ga=h(`<small><!></small>`),_a=h(`<div class="choices svelte-1bn96s7" data-keys=""><!></div>`),va=h(`<button class="btn ghost svelte-1bn96s7" data-hint=""><!><span class="aside svelte-1bn96s7"> </span></button>`),ya=h(`<button class="btn ghost svelte-1bn96s7"><!> <kbd class="svelte-1bn96s7">Esc</kbd></button>`),ba=h(`<!> <!>`,1),xa=h(`<button class="btn go svelte-1bn96s7" data-confirm=""> <kbd class="svelte-1bn96s7">Enter</kbd></button>`),Sa=h(`<div data-bar="mine"><!> <div class="say svelte-1bn96s7"><span role="status"> </span> <!></div> <!> <div class="do svelte-1bn96s7"><!> <!> <!> <!></div></div>`),Ca=h(`<time class="num svelte-1bn96s7"> </time>`),wa=h(`<button class="btn go svelte-1bn96s7"> </button>`),Ta=h(`<div class="bar sheet waiting svelte-1bn96s7" data-bar="waiting"><!> <p class="say svelte-1bn96s7" role="status"> </p> <!> <div class="do svelte-1bn96s7"><!></div></div>`);function Ea(n,i){B(i,!0);let a=(n,r=ie,i=ie,a=ie,o=ie)=>{var c=pa(),d=u(c);D(d,{get name(){return a()}});var p=l(w(d),!0);O(c),b(()=>{N(c,`data-undo`,i()?`turn`:`act`),N(c,`title`,r()?o():void 0),N(c,`aria-disabled`,!r()),e(p,o())}),q(`click`,c,e=>r()?s.undo(i()):T(e,!1)),t(`mouseenter`,c,e=>T(e,r())),t(`focus`,c,e=>T(e,r())),t(`mouseleave`,c,e=>s.explained(e.currentTarget)),t(`blur`,c,e=>s.explained(e.currentTarget)),f(n,c)},o=t=>{var n=p();G(H(n),17,()=>x(g),e=>e.code,(t,n)=>{var r=ma();let i;var a=l(u(r),!0);O(r),b(t=>{i=W(r,1,t,`svelte-1bn96s7`,i,{"is-hinted":s.hint?.code===x(n).code}),e(a,x(n).text)},[()=>se([`btn`,C(x(n))?`go`:`ghost`])]),q(`click`,r,()=>s.offer(x(n))),f(t,r)}),f(t,n)},s=z(),c=M(()=>s.scene),d=M(()=>s.isMine),m=M(()=>x(c).table.status===`over`),h=M(()=>s.moves.filter(e=>!s.module.placed(e))),g=M(()=>s.pickedMoves.length>0?s.pickedMoves:s.armed?[]:x(h)),_=M(()=>x(g).length>4),v=M(()=>Math.max(0,kn()+s.skew-(s.lines.at(-1)?.at??x(c).at))),y=M(()=>s.module.BarDetail),S=M(()=>x(d)&&J.hints&&x(c).table.hints);function C(e){let t=s.moves.length===1;return s.pickedMoves.length===0&&(t||s.module.commits?.(e)===!0)}function T(e,t){!t&&x(c).undo.why&&s.explainText(e.currentTarget,x(c).undo.why)}var E=p(),k=H(E),A=t=>{var n=Sa();let i;var d=u(n);D(d,{name:`sema-clear`,class:`sig`});var p=w(d,2),m=u(p),h=l(m,!0),v=w(m,2),C=t=>{var n=ha(),r=u(n),i=l(r),a=w(r);O(n),b(()=>{e(i,`${s.hint.text??``}.`),e(a,` ${s.hint.reason??``}`)}),f(t,n)},T=e=>{var t=ga();K(u(t),()=>x(y),(e,t)=>{t(e,{})}),O(t),f(e,t)};r(v,e=>{s.hint?e(C):x(y)&&e(T,1)}),O(p);var E=w(p,2),k=e=>{var t=_a();o(u(t)),O(t),f(e,t)};r(E,e=>{x(_)&&e(k)});var A=w(E,2),j=u(A),P=e=>{o(e)};r(j,e=>{x(_)||e(P)});var F=w(j,2),I=t=>{var n=va(),r=u(n);D(r,{name:`i-star`});var i=l(w(r),!0);O(n),b((t,r)=>{N(n,`title`,t),e(i,r)},[()=>s.say(`hint`),()=>s.say(`hint`)]),q(`click`,n,()=>s.askHint()),f(t,n)};r(F,e=>{x(S)&&e(I)});var ee=w(F,2),R=t=>{var n=ya(),r=u(n);D(r,{name:`i-x`});var i=w(r,1,!0);L(),O(n),b(t=>e(i,t),[()=>s.say(`put-back`)]),q(`click`,n,()=>s.putBack()),f(t,n)},te=e=>{var t=ba(),n=H(t);{let e=M(()=>s.say(`undo`));a(n,()=>x(c).undo.act,()=>!1,()=>`i-undo`,()=>x(e))}var i=w(n,2),o=e=>{{let t=M(()=>s.say(`start-over`));a(e,()=>!0,()=>!0,()=>`i-reset`,()=>x(t))}};r(i,e=>{x(c).undo.turn&&e(o)}),f(e,t)};r(ee,e=>{s.armed||s.pickedMoves.length>0?e(R):e(te,-1)});var z=w(ee,2),B=t=>{var n=xa(),r=u(n,!0);L(),O(n),b(t=>e(r,t),[()=>s.say(`confirm-move`)]),q(`click`,n,()=>s.confirm()),f(t,n)};r(z,e=>{s.armed&&e(B)}),O(A),O(n),b(()=>{i=W(n,1,`bar enamel svelte-1bn96s7`,null,i,{many:x(_),crowded:x(g).length>1}),N(n,`data-picked`,s.pickedMoves.length>0?``:void 0),e(h,s.armed?s.armed.text:x(c).question),N(A,`data-keys`,x(_)?void 0:``)}),f(t,n)},j=t=>{var n=Ta(),o=u(n);{let e=M(()=>x(m)?`sema-clear`:`sema-stop`);D(o,{get name(){return x(e)},class:`sig`})}var d=w(o,2),p=l(d,!0),h=w(d,2),g=t=>{var n=Ca(),r=l(n,!0);b(t=>e(r,t),[()=>jn(x(v))]),f(t,n)};r(h,e=>{!x(m)&&x(v)>5&&e(g)});var _=w(h,2),y=u(_),S=t=>{var n=wa(),r=l(n,!0);b(t=>e(r,t),[()=>s.say(`show-results`)]),q(`click`,n,function(...e){i.onresults?.apply(this,e)}),f(t,n)},C=e=>{{let t=M(()=>s.say(`undo`));a(e,()=>!0,()=>!1,()=>`i-undo`,()=>x(t))}};r(y,e=>{x(m)?e(S):s.isPlayer&&x(c).undo.act&&e(C,1)}),O(_),O(n),b(()=>e(p,x(m)?x(c).ending?.text??x(c).question:x(c).question)),f(t,n)};r(k,e=>{x(d)?e(A):e(j,-1)}),f(n,E),U()}_([`click`]);var Da=h(`<p class="vh" aria-live="polite"> </p>`);function Oa(t,n){B(n,!0);let r=z(),i=M(()=>r.lastLines.filter(e=>e.kind!==Br));var a=Da(),o=l(a,!0);b(t=>e(o,t),[()=>x(i).map(e=>e.text).join(` `)]),f(t,a),U()}var ka=h(`<div class="middle svelte-m8uwa4"><!></div>`);function Aa(e,t){B(t,!0);let n=z(),i=M(()=>n.module.Card);var a=p(),o=H(a),s=e=>{{let t=M(()=>n.say(`card`));Qt(e,{get title(){return x(t)},onclose:()=>n.enlarge(null),children:(e,t)=>{var r=ka();K(u(r),()=>x(i),(e,t)=>{t(e,{get card(){return n.enlarged},big:!0})}),O(r),f(e,r)},$$slots:{default:!0}})}};r(o,e=>{n.enlarged!==null&&e(s)}),f(e,a),U()}var ja=h(`<small class="svelte-g7tmpt"> </small>`),Ma=h(`<div class="bar sheet past-bar svelte-g7tmpt" data-bar="past"><!> <p class="say svelte-g7tmpt" role="status"> <!></p> <div class="do"><button class="btn ghost"><span aria-hidden="true">←</span></button> <button class="btn ghost"><span aria-hidden="true">→</span></button> <button class="btn go"> </button></div></div>`);function Na(t,n){B(n,!0);let i=z(),a=M(()=>i.plyShown),o=M(()=>i.scene.ply);var s=Ma(),c=u(s);D(c,{name:`i-clock`,class:`ic`});var d=w(c,2),p=u(d),m=w(p),h=t=>{var n=ja(),r=l(n,!0);b(t=>e(r,t),[()=>i.say(`past-your-turn`)]),f(t,n)};r(m,e=>{i.isMine&&e(h)}),O(d);var g=w(d,2),_=u(g),v=w(_,2),y=w(v,2),S=l(y,!0);O(g),O(s),b((t,n,r,i)=>{e(p,`${t??``} `),_.disabled=x(a)<=0,N(_,`aria-label`,n),v.disabled=x(a)>=x(o),N(v,`aria-label`,r),e(S,i)},[()=>i.say(`past`,{ply:x(a),last:x(o)}),()=>i.say(`step-back`),()=>i.say(`step-on`),()=>i.say(`back-to-now`)]),q(`click`,_,()=>i.look(x(a)-1)),q(`click`,v,()=>i.look(x(a)+1)),q(`click`,y,()=>i.backToNow()),f(t,s),U()}_([`click`]);var Pa=h(`<span class="bot svelte-awhnpt"><!><span class="vh"> </span></span>`),Fa=h(`<span class="turn svelte-awhnpt"><!><span class="vh"> </span></span>`),Ia=h(`<button class="mini svelte-awhnpt"><!><span class="svelte-awhnpt"> </span></button>`),La=h(`<button class="mini gone svelte-awhnpt"><!><span class="svelte-awhnpt"> </span></button>`),Ra=h(`<span class="label away svelte-awhnpt"> </span>`),za=h(`<span class="label svelte-awhnpt"> </span>`),Ba=h(`<time> </time>`),Va=h(`<header class="seat-head svelte-awhnpt"><!> <h2 class="svelte-awhnpt"><span class="who svelte-awhnpt"> </span> <!></h2> <!> <span class="end svelte-awhnpt"><!> <!></span></header>`);function Ha(t,n){B(n,!0);let i=z(),a=M(()=>i.people[n.seat]),o=M(()=>i.view.seat===n.seat),s=M(()=>i.scene?An(i.scene,n.seat,i.skew):null),c=M(()=>!i.isReplay&&x(a).kind===`person`&&!x(a).is_here&&!x(a).is_stood_in),d=M(()=>x(c)&&!x(a).is_you&&i.isPlayer&&i.scene?.table.status===`playing`);var p=Va(),m=u(p);Dn(m,{get seat(){return n.seat}});var h=w(m,2),g=u(h),_=l(g,!0),v=w(g,2),y=t=>{var n=Pa(),r=u(n);D(r,{name:`i-bot`});var a=l(w(r),!0);O(n),b((t,r)=>{N(n,`title`,t),e(a,r)},[()=>i.say(`seat-bot`),()=>i.say(`seat-bot`)]),f(t,n)};r(v,e=>{(x(a).kind===`bot`||x(a).is_stood_in)&&e(y)}),O(h);var S=w(h,2),C=t=>{var n=Fa(),r=u(n);D(r,{name:`sema-clear`,class:`sg`});var a=l(w(r),!0);O(n),b(t=>e(a,t),[()=>i.say(`seat-deciding`)]),f(t,n)};r(S,e=>{x(o)&&e(C)});var T=w(S,2),E=u(T),k=t=>{var r=Ia(),a=u(r);D(a,{name:`i-person`});var o=l(w(a),!0);O(r),b(t=>e(o,t),[()=>i.say(`seat-take-back`)]),q(`click`,r,()=>i.tell({t:`stand_in`,seat:n.seat,on:!1})),f(t,r)},A=t=>{var r=La(),a=u(r);D(a,{name:`i-bot`});var o=l(w(a),!0);O(r),b((t,n)=>{N(r,`title`,t),e(o,n)},[()=>i.say(`seat-away`),()=>i.say(`seat-stand-in`)]),q(`click`,r,()=>i.tell({t:`stand_in`,seat:n.seat,on:!0})),f(t,r)},j=t=>{var n=Ra(),r=l(n,!0);b(t=>e(r,t),[()=>i.say(`seat-away`)]),f(t,n)},P=t=>{var n=za(),r=l(n,!0);b(t=>e(r,t),[()=>i.say(`level-${x(a).level}`)]),f(t,n)};r(E,e=>{x(a).is_stood_in&&x(a).is_you?e(k):x(d)?e(A,1):x(c)?e(j,2):x(a).level&&e(P,3)});var F=w(E,2),I=t=>{var n=Ba();let r;var i=l(n,!0);b(t=>{r=W(n,1,`num svelte-awhnpt`,null,r,{short:x(s)<20}),e(i,t)},[()=>jn(x(s))]),f(t,n)};r(F,e=>{x(s)!==null&&e(I)}),O(T),O(p),b(t=>{N(g,`title`,x(a).name),e(_,t)},[()=>x(a).is_you&&i.home===n.seat?i.say(`you`):x(a).name]),f(t,p),U()}_([`click`]);var Ua=h(`<section><!> <!></section>`),Wa=h(`<aside class="seats svelte-a590k0" tabindex="0"></aside>`);function Ga(e,t){B(t,!0);let n=z(),r=M(()=>{let e=n.people.map(e=>e.seat),t=n.home;return t===null?e:[...e.slice(t+1),...e.slice(0,t+1)]});var i=Wa();G(i,20,()=>x(r),e=>e,(e,t)=>{let r=M(()=>n.module.SeatPanel);var i=Ua();let a;var o=u(i);Ha(o,{get seat(){return t}}),K(w(o,2),()=>x(r),(e,n)=>{n(e,{get seat(){return t}})}),O(i),b(()=>{a=W(i,1,`seat sheet o${t+1}`,`svelte-a590k0`,a,{me:t===n.home,on:t===n.view.seat}),N(i,`data-at`,`seat:${t??``}`)}),f(e,i)}),O(i),b(e=>N(i,`aria-label`,e),[()=>n.say(`seats`)]),f(e,i),U()}var Ka=h(`<aside class="side svelte-10dmedb"><!> <section class="logp sheet svelte-10dmedb"><h3 class="svelte-10dmedb"> <span class="label"> </span></h3> <!> <!></section></aside>`);function qa(t,n){B(n,!0);let i=z(),a=M(()=>i.module.Side),o=g(!1);var s=Ka(),c=u(s),d=e=>{var t=p();K(H(t),()=>x(a),(e,t)=>{t(e,{})}),f(e,t)};r(c,e=>{x(a)&&!i.isPhone&&e(d)});var m=w(c,2),h=u(m),_=u(h),v=l(w(_),!0);O(h);var y=w(h,2);ea(y,{}),Xi(w(y,2),{get isOpen(){return x(o)},set isOpen(e){T(o,e,!0)}}),O(m),O(s),b((t,n,r)=>{N(s,`aria-label`,t),e(_,`${n??``} `),e(v,r)},[()=>i.say(`log`),()=>i.say(`log`),()=>i.say(`turn-number`,{turn:i.turn})]),f(t,s),U()}var Ja=h(`<button class="clause svelte-jlkwpm"> </button> `,1),Ya=h(`<div><span role="status"> </span> <!></div>`);function Xa(n,i){B(i,!0);let a=/\s*\(((?:[A-Z]{2,4}-[A-Z0-9-]+(?:, )?)+)\)/,o=z(),s=M(()=>o.explanation?.text?o.explanation:null),c=M(()=>x(s)?.text?.match(a)?.[1]?.split(`, `)??(x(s)?.clause?[x(s).clause]:[])),d=M(()=>{if(!x(s))return null;let e=x(s).place.getBoundingClientRect(),t=Math.max(8,Math.min(e.left+e.width/2-28,innerWidth-240-8)),n=e.top<120;return{left:t,isBelow:n,y:n?e.bottom+10:innerHeight-e.top+10}});var m=p(),h=H(m),g=n=>{var r=Ya();let i;var p=u(r),m=l(p,!0);G(w(p,2),16,()=>x(c),e=>e,(t,n)=>{var r=Ja(),i=H(r),a=l(i,!0),s=w(i,1,!0);s.nodeValue=` `,b(()=>e(a,n)),q(`click`,i,()=>o.openClause=n),f(t,r)}),O(r),b(t=>{i=W(r,1,`why svelte-jlkwpm`,null,i,{below:x(d).isBelow}),E(r,`left:${x(d).left??``}px;${x(d).isBelow?`top`:`bottom`}:${x(d).y??``}px`),e(m,t)},[()=>x(s).text?.replace(a,``)]),t(`mouseenter`,r,()=>o.keepExplanation()),t(`mouseleave`,r,()=>o.explained(x(s).place)),f(n,r)};r(h,e=>{x(s)&&x(d)&&e(g)}),f(n,m),U()}_([`click`]);var Za=h(`<div><!> <!> <main><!> <!></main> <section class="play svelte-1cmkhax"><!> <div class="hand-place"><!></div></section> <!> <!></div> <!> <!>`,1);function Qa(e,t){B(t,!0);let n=z(),i=M(()=>n.module),a=M(()=>x(i).seats===`left`||n.isPhone),o;S(()=>{n.scene,n.moment,n.pickedMoves,n.armed,n.isBusy;let e=requestAnimationFrame(()=>ji(o,n.pickedMoves.length>0));return()=>cancelAnimationFrame(e)});var s=Za(),c=H(s),l=u(c);v(l,()=>t.top);var d=w(l,2),m=e=>{Ga(e,{})};r(d,e=>{x(a)&&e(m)});var h=w(d,2);let g;var _=u(h);K(_,()=>x(i).Board,(e,t)=>{t(e,{})});var y=w(_,2),C=e=>{var t=p();K(H(t),()=>x(i).Side,(e,t)=>{t(e,{})}),f(e,t)};r(y,e=>{n.isPhone&&x(i).Side&&e(C)}),O(h);var T=w(h,2),E=u(T),D=e=>{var n=p();v(H(n),()=>t.below),f(e,n)},A=e=>{Na(e,{})},j=e=>{Ea(e,{get onresults(){return t.onresults}})};r(E,e=>{t.below?e(D):n.moment===null?e(j,-1):e(A,1)});var P=w(E,2);K(u(P),()=>x(i).Hand,(e,t)=>{t(e,{})}),O(P),O(T);var F=w(T,2),I=e=>{qa(e,{})};r(F,e=>{n.isPhone||e(I)}),Oa(w(F,2),{}),O(c),k(c,e=>o=e,()=>o);var L=w(c,2);Xa(L,{}),Aa(w(L,2),{}),b(e=>{W(c,1,`table seats-${x(i).seats??``}`,`svelte-1cmkhax`),N(c,`data-act`,n.scene?.act),g=W(h,1,`board svelte-1cmkhax`,null,g,{past:n.moment!==null&&!t.below}),N(T,`aria-label`,e)},[()=>n.say(`play-area`)]),f(e,s),U()}var $a=h(`<input maxlength="40" class="svelte-4sqm5a"/>`),eo=h(`<b class="svelte-4sqm5a"> </b>`),to=h(`<button class="lnk"><!> </button>`),no=h(`<button class="lnk"> </button>`),ro=h(`<span> </span>`),io=h(`<li class="svelte-4sqm5a"><!> <span class="sn svelte-4sqm5a"><!> <small class="svelte-4sqm5a"> </small></span> <span class="acts svelte-4sqm5a"><!> <!></span></li>`),ao=h(`<button class="btn go svelte-4sqm5a"> </button> <span class="label"> </span>`,1),oo=h(`<p role="status"> </p>`),so=h(`<div class="talk svelte-4sqm5a"><!></div>`),co=h(`<!> <main class="svelte-4sqm5a"><div class="poster svelte-4sqm5a"><!></div> <section class="sheet svelte-4sqm5a"><h2 class="svelte-4sqm5a"> </h2> <ul></ul> <div class="start svelte-4sqm5a"><!></div> <!> <!></section></main>`,1);function lo(t,n){B(n,!0);let i=z(),a=M(()=>i.scene.table),o=M(()=>i.welcome?.is_host??!1),s=M(()=>i.welcome?.watch_token??null),c=M(()=>i.module.Poster),d=M(()=>i.people.some(e=>e.kind===`open`));function p(e,t){Y(`name`,t),i.tell({t:`rename`,seat:e,name:t})}function m(e,t){i.tell({t:`set_seat`,seat:e.seat,kind:t,level:e.level??`greedy`})}var h=co(),g=H(h);v(g,()=>n.top);var _=w(g,2),y=u(_);K(u(y),()=>x(c),(e,t)=>{t(e,{})}),O(y);var S=w(y,2),C=u(S),T=l(C,!0),E=w(C,2);G(E,21,()=>i.people,e=>e.seat,(t,n)=>{var s=io(),c=u(s);Dn(c,{get seat(){return x(n).seat}});var d=w(c,2),h=u(d),g=e=>{var t=$a();j(t),b(e=>{ne(t,x(n).name),N(t,`aria-label`,e)},[()=>i.say(`your-name`)]),q(`change`,t,e=>p(x(n).seat,e.currentTarget.value.trim())),f(e,t)},_=t=>{var r=eo(),i=l(r,!0);b(()=>e(i,x(n).name)),f(t,r)};r(h,e=>{x(n).is_you?e(g):e(_,-1)});var v=l(w(h,2),!0);O(d);var y=w(d,2),S=u(y),C=e=>{{let t=M(()=>i.say(`link-seat`,{number:x(n).seat+1})),r=M(()=>ve(x(a).id,x(n).token));si(e,{small:!0,get label(){return x(t)},get link(){return x(r)}})}};r(S,e=>{x(n).token&&e(C)});var T=w(S,2),E=t=>{var r=to(),a=u(r);D(a,{name:`i-bot`});var o=w(a,1,!0);O(r),b(t=>e(o,t),[()=>i.say(`make-bot`)]),q(`click`,r,()=>m(x(n),`bot`)),f(t,r)},k=t=>{var r=no(),a=l(r,!0);b(t=>e(a,t),[()=>i.say(`make-open`)]),q(`click`,r,()=>m(x(n),`open`)),f(t,r)},A=t=>{var r=ro();let a;var o=l(r,!0);b(t=>{a=W(r,1,`conn svelte-4sqm5a`,null,a,{gone:!x(n).is_here}),e(o,t)},[()=>i.say(x(n).is_here?`here`:`seat-away`)]),f(t,r)};r(T,e=>{x(o)&&x(n).kind===`open`?e(E):x(o)&&x(n).kind===`bot`?e(k,1):x(n).kind===`person`&&e(A,2)}),O(y),O(s),b(t=>e(v,t),[()=>i.say(`waiting-${x(n).is_you?`you`:x(n).kind}`)]),f(t,s)}),O(E);var k=w(E,2),A=u(k),P=t=>{var n=ao(),r=H(n),o=l(r,!0),s=l(w(r,2),!0);b((t,n)=>{e(o,t),e(s,n)},[()=>i.say(`start-game`,{game:x(a).title}),()=>x(d)?i.say(`start-open-seats`):``]),q(`click`,r,()=>i.tell({t:`start`})),f(t,n)},F=t=>{var n=oo(),r=l(n,!0);b(t=>e(r,t),[()=>i.say(`waiting-for-host`)]),f(t,n)};r(A,e=>{x(o)?e(P):e(F,-1)}),O(k);var I=w(k,2),L=e=>{{let t=M(()=>i.say(`link-watch`)),n=M(()=>ve(x(a).id,x(s)));si(e,{get label(){return x(t)},get link(){return x(n)}})}};r(I,e=>{x(s)&&e(L)});var ee=w(I,2),R=e=>{var t=so();Xi(u(t),{isPinned:!0}),O(t),f(e,t)};r(ee,e=>{J.chat&&e(R)}),O(S),O(_),b(t=>e(T,t),[()=>i.say(`waiting-title`,{game:x(a).title})]),f(t,h),U()}_([`change`,`click`]);var uo=e=>{Vi(e,{})},fo=h(`<p class="wait svelte-1d129o7" role="status"> </p>`),po=h(`<!> <!>`,1),mo=h(`<!> <!> <!> <!>`,1);function ho(t,n){B(n,!0);let i=e=>{fa(e,{get isReplay(){return n.isReplay},onhelp:()=>T(c,!0)})},a=new Hr;a.isReplay=s(()=>n.isReplay),ae(a),pn(a);let o=g(!1),c=g(!1),u=M(()=>a.scene?.table.status),d=M(()=>a.scene?.table.game),p=M(()=>x(u)===`over`&&!n.isReplay&&!x(o)&&a.moment===null);S(()=>zr(a)),S(()=>{_e(n.table);let e=new Jn(()=>({t:`hello`,table:n.table,tokens:me(n.table).slice(-6),lang:J.lang,name:J.name}),a);a.link=e;let t=()=>document.hidden||e.hurry();return addEventListener(`online`,t),document.addEventListener(`visibilitychange`,t),()=>{removeEventListener(`online`,t),document.removeEventListener(`visibilitychange`,t),e.shut()}});let m=null;S(()=>{let e=J.lang;m!==null&&m!==e&&a.link?.ask({t:`language`,lang:e}),m=e}),S(()=>{let[e,t]=[x(d),J.lang];if(e===void 0)return;let n=!0;return Ut(()=>Promise.all([lr(e),Gt.catalogue(e,t)]),()=>n).then(e=>{e&&n&&([a.module,a.catalogue]=e)}),()=>{n=!1}});var h=mo(),_=H(h),v=e=>{Gr(e,{get text(){return a.closed}})},y=t=>{var n=fo(),r=l(n,!0);b(t=>e(r,t),[()=>Q(a.link?.state===`lost`?`connection-lost`:`connection-connecting`)]),f(t,n)},C=e=>{lo(e,{get top(){return i}})},E=e=>{qr(e,{})},D=e=>{Ci(e,{get top(){return i},onboard:()=>T(o,!0)})},O=e=>{var t=po(),r=H(t);{let e=M(()=>n.isReplay&&x(u)===`over`?uo:void 0);Qa(r,{get top(){return i},get below(){return x(e)},onresults:()=>T(o,!1)})}ki(w(r,2),{}),f(e,t)};r(_,e=>{a.closed===null?!a.scene||!a.module||!a.catalogue?e(y,1):x(u)===`gathering`?e(C,2):a.isCovered?e(E,3):x(p)?e(D,4):e(O,-1):e(v)});var k=w(_,2);Ii(k,{get isHelpOpen(){return x(c)},set isHelpOpen(e){T(c,e,!0)}});var A=w(k,2);Ur(A,{}),zi(w(A,2),{}),f(t,h),U()}function go(e,n){B(n,!0);let a=M(Jt);function s(e){document.documentElement.dataset.by=e.type===`keydown`?`keys`:`pointer`}var c=p();t(`keydown`,o,s),t(`pointerdown`,o,s);var l=H(c),u=e=>{Er(e,{})},d=e=>{Rr(e,{get game(){return x(a).game}})},m=e=>{var t=p();i(H(t),()=>x(a).table+x(a).at,e=>{{let t=M(()=>x(a).at===`replay`);ho(e,{get table(){return x(a).table},get isReplay(){return x(t)}})}}),f(e,t)};r(l,e=>{x(a).at===`lobby`?e(u):x(a).at===`rules`?e(d,1):e(m,-1)}),f(e,c),U()}de(),R(go,{target:document.getElementById(`app`)});export{Dn as n,Q as r,Ha as t};