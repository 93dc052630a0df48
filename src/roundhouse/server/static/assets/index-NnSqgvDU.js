const __vite__mapDeps=(i,m=__vite__mapDeps,d=(m.f||(m.f=["assets/continental_express-DmJr5uUD.js","assets/context-ud0djvx0.js","assets/PosterFrame-CWeDe47r.js","assets/PosterFrame-Se96rs_r.css","assets/Tabs-C7G9ogox.js","assets/Tabs-BDv2nkYQ.css","assets/continental_express-Ber9QZfm.css","assets/great_lakes-Dj3BqDD7.js","assets/Parts-Bk-8hGCk.js","assets/printed-BqLhZ7W4.js","assets/Parts-D_qf1f81.css","assets/great_lakes-DyHXNuyJ.css","assets/isle_of_trains-CX6KpMjR.js","assets/Fan-CJXsNni9.js","assets/Fan-D1JzbId3.css","assets/breakable-DrVugP6J.js","assets/isle_of_trains-ClXhBUD5.css","assets/ticket_cards-CczylEUC.js","assets/ticket_cards-Dzi5LTMU.css","assets/traffic-McpNsHxy.js","assets/traffic-B1IZLS9n.css"])))=>i.map(i=>d[i]);
import{$ as e,A as t,B as n,C as r,D as i,E as a,F as o,G as s,H as c,I as l,J as u,K as d,L as f,M as p,N as m,O as h,P as g,Q as _,R as v,T as y,U as b,V as x,W as S,X as C,Y as w,Z as T,_ as E,a as D,at as O,b as k,ct as A,dt as j,et as M,f as N,g as P,h as F,i as I,it as L,j as R,k as z,l as B,m as V,n as H,ot as ee,p as U,rt as W,s as G,st as te,t as ne,tt as K,ut as q,v as re,w as ie,x as ae,y as oe,z as se}from"./context-ud0djvx0.js";(function(){let e=document.createElement(`link`).relList;if(e&&e.supports&&e.supports(`modulepreload`))return;for(let e of document.querySelectorAll(`link[rel="modulepreload"]`))n(e);new MutationObserver(e=>{for(let t of e)if(t.type===`childList`)for(let e of t.addedNodes)e.tagName===`LINK`&&e.rel===`modulepreload`&&n(e)}).observe(document,{childList:!0,subtree:!0});function t(e){let t={};return e.integrity&&(t.integrity=e.integrity),e.referrerPolicy&&(t.referrerPolicy=e.referrerPolicy),e.crossOrigin===`use-credentials`?t.credentials=`include`:e.crossOrigin===`anonymous`?t.credentials=`omit`:t.credentials=`same-origin`,t}function n(e){if(e.ep)return;e.ep=!0;let n=t(e);fetch(e.href,n)}})();function ce(e,t){try{let n=localStorage.getItem(`roundhouse.${e}`);return n===null?t:JSON.parse(n)}catch{return t}}function le(e,t){try{localStorage.setItem(`roundhouse.${e}`,JSON.stringify(t))}catch{}}function ue(){for(let e of navigator.languages??[]){let t=e.slice(0,2).toLowerCase();if(t===`en`||t===`uk`||t===`ru`)return t}return`en`}var J=e({lang:ue(),theme:`system`,motion:`normal`,confirm:`game`,sound:!0,chat:!0,hints:!0,notify:!1,name:``,...ce(`settings`,{})});function Y(e,t){J[e]=t,le(`settings`,ee(J)),de()}function de(){let e=document.documentElement;e.lang=J.lang,J.theme===`system`?delete e.dataset.theme:e.dataset.theme=J.theme,e.style.setProperty(`--speed`,String(fe()))}function fe(){return J.motion===`off`||matchMedia(`(prefers-reduced-motion: reduce)`).matches?0:J.motion===`fast`?.45:1}function pe(){return ce(`seats`,[])}function me(e){return pe().filter(t=>t.table===e).map(e=>e.token)}function he(){return pe().map(e=>e.token)}function ge(e,...t){let n=pe(),r=t.filter(e=>!n.some(t=>t.token===e));le(`seats`,[...n,...r.map(t=>({table:e,token:t}))].slice(-100))}function _e(e){let t=location.hash.slice(1);/^[A-Za-z0-9_-]{16,64}$/.test(t)&&ge(e,t),location.hash&&history.replaceState(history.state,``,location.pathname+location.search)}function ve(e,t){return`${location.origin}/t/${e}#${t}`}var ye=`# Everything the shell of the browser table says.  The same names in every language.

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
hand = Your cards
hand-empty = You have no cards.
part-total = Total
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
hand = Ваши карты
hand-empty = У вас нет карт.
part-total = Итого
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
hand = Ваші карти
hand-empty = У вас немає карт.
part-total = Разом
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
`,Te=`# What the board of Great Lakes says.

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
`,Ee=`# What the board of Great Lakes says.

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
`,De=`# What the board of Great Lakes says.

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
`,Oe=`# What the board of Isle of Trains says.

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
`,ke=`# What the board of Isle of Trains says.

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
`,Ae=`# What the board of Isle of Trains says.

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
`,je=`# What the board of the card game says.

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
`,Me=`# What the board of the card game says.

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
`,Ne=`# What the board of the card game says.

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
`,Pe=`# What the board of Traffic says.

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
`,Fe=`# What the board of Traffic says.

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
`,Ie=`# What the board of Traffic says.

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
`,Le=class{constructor(e){this.value=e}valueOf(){return this.value}},X=class extends Le{constructor(e=`???`){super(e)}toString(e){return`{${this.value}}`}},Z=class extends Le{constructor(e,t={}){super(e),this.opts=t}toString(e){if(e)try{return e.memoizeIntlObject(Intl.NumberFormat,this.opts).format(this.value)}catch(t){e.reportError(t)}return this.value.toString(10)}},Re=class e extends Le{static supportsValue(t){if(typeof t==`number`||t instanceof Date)return!0;if(t instanceof Le)return e.supportsValue(t.valueOf());if(`Temporal`in globalThis){let e=globalThis.Temporal;if(t instanceof e.Instant||t instanceof e.PlainDateTime||t instanceof e.PlainDate||t instanceof e.PlainMonthDay||t instanceof e.PlainTime||t instanceof e.PlainYearMonth)return!0}return!1}constructor(t,n={}){t instanceof e?(n={...t.opts,...n},t=t.value):t instanceof Le&&(t=t.valueOf()),typeof t==`object`&&`calendarId`in t&&n.calendar===void 0&&(n={...n,calendar:t.calendarId}),super(t),this.opts=n}[Symbol.toPrimitive](e){return e===`string`?this.toString():this.toNumber()}toNumber(){let e=this.value;if(typeof e==`number`)return e;if(e instanceof Date)return e.getTime();if(`epochMilliseconds`in e)return e.epochMilliseconds;if(`toZonedDateTime`in e)return e.toZonedDateTime(`UTC`).epochMilliseconds;throw TypeError(`Unwrapping a non-number value as a number`)}toString(e){if(e)try{return e.memoizeIntlObject(Intl.DateTimeFormat,this.opts).format(this.value)}catch(t){e.reportError(t)}return typeof this.value==`number`||this.value instanceof Date?new Date(this.value).toISOString():this.value.toString()}},ze=100,Be=`⁨`,Ve=`⁩`;function He(e,t,n){return n===t||n instanceof Z&&t instanceof Z&&n.value===t.value||t instanceof Z&&typeof n==`string`&&n===e.memoizeIntlObject(Intl.PluralRules,t.opts).select(t.value)}function Ue(e,t,n){return t[n]?Qe(e,t[n].value):(e.reportError(RangeError(`No default`)),new X)}function We(e,t){let n=[],r=Object.create(null);for(let i of t)i.type===`narg`?r[i.name]=Ge(e,i.value):n.push(Ge(e,i));return{positional:n,named:r}}function Ge(e,t){switch(t.type){case`str`:return t.value;case`num`:return new Z(t.value,{minimumFractionDigits:t.precision});case`var`:return Ke(e,t);case`mesg`:return qe(e,t);case`term`:return Je(e,t);case`func`:return Ye(e,t);case`select`:return Xe(e,t);default:return new X}}function Ke(e,{name:t}){let n;if(e.params)if(Object.prototype.hasOwnProperty.call(e.params,t))n=e.params[t];else return new X(`$${t}`);else if(e.args&&Object.prototype.hasOwnProperty.call(e.args,t))n=e.args[t];else return e.reportError(ReferenceError(`Unknown variable: $${t}`)),new X(`$${t}`);if(n instanceof Le)return n;switch(typeof n){case`string`:return n;case`number`:return new Z(n);case`object`:if(Re.supportsValue(n))return new Re(n);default:return e.reportError(TypeError(`Variable type not supported: $${t}, ${typeof n}`)),new X(`$${t}`)}}function qe(e,{name:t,attr:n}){let r=e.bundle._messages.get(t);if(!r)return e.reportError(ReferenceError(`Unknown message: ${t}`)),new X(t);if(n){let i=r.attributes[n];return i?Qe(e,i):(e.reportError(ReferenceError(`Unknown attribute: ${n}`)),new X(`${t}.${n}`))}return r.value?Qe(e,r.value):(e.reportError(ReferenceError(`No value: ${t}`)),new X(t))}function Je(e,{name:t,attr:n,args:r}){let i=`-${t}`,a=e.bundle._terms.get(i);if(!a)return e.reportError(ReferenceError(`Unknown term: ${i}`)),new X(i);if(n){let t=a.attributes[n];if(t){e.params=We(e,r).named;let n=Qe(e,t);return e.params=null,n}return e.reportError(ReferenceError(`Unknown attribute: ${n}`)),new X(`${i}.${n}`)}e.params=We(e,r).named;let o=Qe(e,a.value);return e.params=null,o}function Ye(e,{name:t,args:n}){let r=e.bundle._functions[t];if(!r)return e.reportError(ReferenceError(`Unknown function: ${t}()`)),new X(`${t}()`);if(typeof r!=`function`)return e.reportError(TypeError(`Function ${t}() is not callable`)),new X(`${t}()`);try{let t=We(e,n);return r(t.positional,t.named)}catch(n){return e.reportError(n),new X(`${t}()`)}}function Xe(e,{selector:t,variants:n,star:r}){let i=Ge(e,t);if(i instanceof X)return Ue(e,n,r);for(let t of n)if(He(e,i,Ge(e,t.key)))return Qe(e,t.value);return Ue(e,n,r)}function Ze(e,t){if(e.dirty.has(t))return e.reportError(RangeError(`Cyclic reference`)),new X;e.dirty.add(t);let n=[],r=e.bundle._useIsolating&&t.length>1;for(let i of t){if(typeof i==`string`){n.push(e.bundle._transform(i));continue}if(e.placeables++,e.placeables>ze)throw e.dirty.delete(t),RangeError(`Too many placeables expanded: ${e.placeables}, max allowed is ${ze}`);r&&n.push(Be),n.push(Ge(e,i).toString(e)),r&&n.push(Ve)}return e.dirty.delete(t),n.join(``)}function Qe(e,t){return typeof t==`string`?e.bundle._transform(t):Ze(e,t)}var $e=class{constructor(e,t,n){this.dirty=new WeakSet,this.params=null,this.placeables=0,this.bundle=e,this.errors=t,this.args=n}reportError(e){if(!this.errors||!(e instanceof Error))throw e;this.errors.push(e)}memoizeIntlObject(e,t){let n=this.bundle._intls.get(e);n||(n={},this.bundle._intls.set(e,n));let r=JSON.stringify(t);return n[r]||(n[r]=new e(this.bundle.locales,t)),n[r]}};function et(e,t){let n=Object.create(null);for(let[r,i]of Object.entries(e))t.includes(r)&&(n[r]=i.valueOf());return n}var tt=[`unitDisplay`,`currencyDisplay`,`useGrouping`,`minimumIntegerDigits`,`minimumFractionDigits`,`maximumFractionDigits`,`minimumSignificantDigits`,`maximumSignificantDigits`];function nt(e,t){let n=e[0];if(n instanceof X)return new X(`NUMBER(${n.valueOf()})`);if(n instanceof Z)return new Z(n.valueOf(),{...n.opts,...et(t,tt)});if(n instanceof Re)return new Z(n.toNumber(),{...et(t,tt)});throw TypeError(`Invalid argument to NUMBER`)}var rt=[`dateStyle`,`timeStyle`,`fractionalSecondDigits`,`dayPeriod`,`hour12`,`weekday`,`era`,`year`,`month`,`day`,`hour`,`minute`,`second`,`timeZoneName`];function it(e,t){let n=e[0];if(n instanceof X)return new X(`DATETIME(${n.valueOf()})`);if(n instanceof Re||n instanceof Z)return new Re(n,et(t,rt));throw TypeError(`Invalid argument to DATETIME`)}var at=new Map;function ot(e){let t=Array.isArray(e)?e.join(` `):e,n=at.get(t);return n===void 0&&(n=new Map,at.set(t,n)),n}var st=class{constructor(e,{functions:t,useIsolating:n=!0,transform:r=e=>e}={}){this._terms=new Map,this._messages=new Map,this.locales=Array.isArray(e)?e:[e],this._functions={NUMBER:nt,DATETIME:it,...t},this._useIsolating=n,this._transform=r,this._intls=ot(e)}hasMessage(e){return this._messages.has(e)}getMessage(e){return this._messages.get(e)}addResource(e,{allowOverrides:t=!1}={}){let n=[];for(let r=0;r<e.body.length;r++){let i=e.body[r];if(i.id.startsWith(`-`)){if(t===!1&&this._terms.has(i.id)){n.push(Error(`Attempt to override an existing term: "${i.id}"`));continue}this._terms.set(i.id,i)}else{if(t===!1&&this._messages.has(i.id)){n.push(Error(`Attempt to override an existing message: "${i.id}"`));continue}this._messages.set(i.id,i)}}return n}formatPattern(e,t=null,n=null){if(typeof e==`string`)return this._transform(e);let r=new $e(this,n,t);try{return Ze(r,e).toString(r)}catch(e){if(r.errors&&e instanceof Error)return r.errors.push(e),new X().toString(r);throw e}}},ct=/^(-?[a-zA-Z][\w-]*) *= */gm,lt=/\.([a-zA-Z][\w-]*) *= */y,ut=/\*?\[/y,dt=/(-?[0-9]+(?:\.([0-9]+))?)/y,ft=/([a-zA-Z][\w-]*)/y,pt=/([$-])?([a-zA-Z][\w-]*)(?:\.([a-zA-Z][\w-]*))?/y,mt=/^[A-Z][A-Z0-9_-]*$/,ht=/([^{}\n\r]+)/y,gt=/([^\\"\n\r]*)/y,_t=/\\([\\"])/y,vt=/\\u([a-fA-F0-9]{4})|\\U([a-fA-F0-9]{6})/y,yt=/^\n+/,bt=/ +$/,xt=/ *\r?\n/g,St=/( *)$/,Ct=/{\s*/y,wt=/\s*}/y,Tt=/\[\s*/y,Et=/\s*] */y,Dt=/\s*\(\s*/y,Ot=/\s*->\s*/y,kt=/\s*:\s*/y,At=/\s*,?\s*/y,jt=/\s+/y,Mt=class{constructor(e){this.body=[],ct.lastIndex=0;let t=0;for(;;){let n=ct.exec(e);if(n===null)break;t=ct.lastIndex;try{this.body.push(s(n[1]))}catch(e){if(e instanceof SyntaxError)continue;throw e}}function n(n){return n.lastIndex=t,n.test(e)}function r(n,r){if(e[t]===n)return t++,!0;if(r)throw new r(`Expected ${n}`);return!1}function i(e,r){if(n(e))return t=e.lastIndex,!0;if(r)throw new r(`Expected ${e.toString()}`);return!1}function a(n){n.lastIndex=t;let r=n.exec(e);if(r===null)throw SyntaxError(`Expected ${n.toString()}`);return t=n.lastIndex,r}function o(e){return a(e)[1]}function s(e){let t=l(),n=c();if(t===null&&Object.keys(n).length===0)throw SyntaxError(`Expected message value or attributes`);return{id:e,value:t,attributes:n}}function c(){let e=Object.create(null);for(;n(lt);){let t=o(lt),n=l();if(n===null)throw SyntaxError(`Expected attribute value`);e[t]=n}return e}function l(){let r;if(n(ht)&&(r=o(ht)),e[t]===`{`||e[t]===`}`)return u(r?[r]:[],1/0);let i=x();return i?r?u([r,i],i.length):(i.value=S(i.value,yt),u([i],i.length)):r?S(r,bt):null}function u(r=[],i){for(;;){if(n(ht)){r.push(o(ht));continue}if(e[t]===`{`){r.push(d());continue}if(e[t]===`}`)throw SyntaxError(`Unbalanced closing brace`);let a=x();if(a){r.push(a),i=Math.min(i,a.length);continue}break}let a=r.length-1,s=r[a];typeof s==`string`&&(r[a]=S(s,bt));let c=[];for(let e of r)e instanceof Nt&&(e=e.value.slice(0,e.value.length-i)),e&&c.push(e);return c}function d(){i(Ct,SyntaxError);let e=f();if(i(wt))return e;if(i(Ot)){let t=h();return i(wt,SyntaxError),{type:`select`,selector:e,...t}}throw SyntaxError(`Unclosed placeable`)}function f(){if(e[t]===`{`)return d();if(n(pt)){let[,e,t,n=null]=a(pt);if(e===`$`)return{type:`var`,name:t};if(i(Dt)){let r=p();if(e===`-`)return{type:`term`,name:t,attr:n,args:r};if(mt.test(t))return{type:`func`,name:t,args:r};throw SyntaxError(`Function names must be all upper-case`)}return e===`-`?{type:`term`,name:t,attr:n,args:[]}:{type:`mesg`,name:t,attr:n}}return _()}function p(){let n=[];for(;;){switch(e[t]){case`)`:return t++,n;case void 0:throw SyntaxError(`Unclosed argument list`)}n.push(m()),i(At)}}function m(){let e=f();return e.type===`mesg`&&i(kt)?{type:`narg`,name:e.name,value:_()}:e}function h(){let e=[],t=0,i;for(;n(ut);){r(`*`)&&(i=t);let n=g(),a=l();if(a===null)throw SyntaxError(`Expected variant value`);e[t++]={key:n,value:a}}if(t===0)return null;if(i===void 0)throw SyntaxError(`Expected default variant`);return{variants:e,star:i}}function g(){i(Tt,SyntaxError);let e;return e=n(dt)?v():{type:`str`,value:o(ft)},i(Et,SyntaxError),e}function _(){if(n(dt))return v();if(e[t]===`"`)return y();throw SyntaxError(`Invalid expression`)}function v(){let[,e,t=``]=a(dt),n=t.length;return{type:`num`,value:parseFloat(e),precision:n}}function y(){r(`"`,SyntaxError);let n=``;for(;;){if(n+=o(gt),e[t]===`\\`){n+=b();continue}if(r(`"`))return{type:`str`,value:n};throw SyntaxError(`Unclosed string literal`)}}function b(){if(n(_t))return o(_t);if(n(vt)){let[,e,t]=a(vt),n=parseInt(e||t,16);return n<=55295||57344<=n?String.fromCodePoint(n):`�`}throw SyntaxError(`Unknown escape sequence`)}function x(){let n=t;switch(i(jt),e[t]){case`.`:case`[`:case`*`:case`}`:case void 0:return!1;case`{`:return C(e.slice(n,t))}return e[t-1]===` `?C(e.slice(n,t)):!1}function S(e,t){return e.replace(t,``)}function C(e){let t=e.replace(xt,`
`),n=St.exec(e)[1].length;return new Nt(t,n)}}},Nt=class{constructor(e,t){this.value=e,this.length=t}},Pt=[`en`,`uk`,`ru`],Ft=Object.assign({"../words/en.ftl":ye,"../words/ru.ftl":be,"../words/uk.ftl":xe}),It=Object.assign({"../games/continental_express/words/en.ftl":Se,"../games/continental_express/words/ru.ftl":Ce,"../games/continental_express/words/uk.ftl":we,"../games/great_lakes/words/en.ftl":Te,"../games/great_lakes/words/ru.ftl":Ee,"../games/great_lakes/words/uk.ftl":De,"../games/isle_of_trains/words/en.ftl":Oe,"../games/isle_of_trains/words/ru.ftl":ke,"../games/isle_of_trains/words/uk.ftl":Ae,"../games/ticket_cards/words/en.ftl":je,"../games/ticket_cards/words/ru.ftl":Me,"../games/ticket_cards/words/uk.ftl":Ne,"../games/traffic/words/en.ftl":Pe,"../games/traffic/words/ru.ftl":Fe,"../games/traffic/words/uk.ftl":Ie}),Lt=new Map;function Rt(e,t,n){if(!Lt.has(e)){let r=t===void 0?null:new st(n,{useIsolating:!1});r?.addResource(new Mt(t)),Lt.set(e,r)}return Lt.get(e)}function zt(e){let t=`../words/${e}.ftl`;return Rt(t,Ft[t],e)}function Bt(e,t){let n=`../games/${e}/words/${t}.ftl`;return Rt(n,It[n],t)}function Vt(e,t,n){let[r,i]=t.split(`.`),a=e?.getMessage(r),o=i===void 0?a?.value:a?.attributes[i];return e&&o?e.formatPattern(o,n,[]):null}function Q(e,t){return Vt(zt(J.lang),e,t)??e}function Ht(e,t,n){return Vt(Bt(e,J.lang),t,n)??Q(t,n)}var Ut=class extends Error{reason;constructor(e,t){super(t),this.reason=e}};async function Wt(e,t){let n=t===void 0?{}:{method:`POST`,headers:qt,body:JSON.stringify(t)},r=t===void 0?e:`${e}?lang=${J.lang}`,i=await fetch(`/api/${r}`,n).catch(()=>null);if(i?.ok)return await i.json();let a=await i?.json().catch(()=>null);throw new Ut(a?.reason??`unreachable`,a?.text??Q(`server-unreachable`))}var Gt=3e3;async function Kt(e,t){for(;t();)try{return await e()}catch{await new Promise(e=>setTimeout(e,Gt))}return null}var qt={"content-type":`application/json`},Jt={games:e=>Wt(`games?lang=${e}`),catalogue:(e,t)=>Wt(`games/${e}/catalogue?lang=${t}`),rules:(e,t)=>Wt(`games/${e}/rules?lang=${t}`),clause:(e,t)=>Wt(`games/${e}/clauses/${t}`),newTable:e=>Wt(`tables`,e),departures:()=>Wt(`departures`,{tokens:he(),lang:J.lang}),join:e=>Wt(`tables/${e}/join`,{tokens:he(),lang:J.lang})};function Yt(e){let[t,n]=e.split(`/`).filter(Boolean);return t===`t`&&n?{at:`table`,table:n.toUpperCase()}:t===`r`&&n?{at:`replay`,table:n.toUpperCase()}:t===`rules`&&n?{at:`rules`,game:n}:{at:`lobby`}}var Xt=K(Yt(location.pathname));function Zt(){return b(Xt)}function Qt(e){history.pushState(null,``,e),M(Xt,Yt(location.pathname)),scrollTo(0,0)}function $t(e){let t=e.currentTarget.getAttribute(`href`);t===null||e.button!==0||e.metaKey||e.ctrlKey||e.shiftKey||(e.preventDefault(),Qt(t))}addEventListener(`popstate`,()=>M(Xt,Yt(location.pathname)));var en=l(`<dialog><div class="paper svelte-tr9qil"><header class="svelte-tr9qil"><h2 class="svelte-tr9qil"> </h2> <button class="tool"><!></button></header> <div class="content svelte-tr9qil"><!></div></div></dialog>`);function tn(e,t){O(t,!0);let n=G(t,`wide`,3,!1),r;d(()=>{r.showModal()});let i=!1;function a(e){i=e.target===r}function o(e){e.target===r&&i&&r.close()}var l=en();let u;var f=w(l),m=w(f),h=w(m),v=T(h,!0),y=_(h,2);D(w(y),{name:`i-x`,class:`ic`}),A(y),A(m);var b=_(m,2);ie(w(b),()=>t.children),A(b),A(f),A(l),B(l,e=>r=e,()=>r),s(e=>{V(l,`aria-label`,t.title),u=k(l,1,`svelte-tr9qil`,null,u,{wide:n()}),p(v,t.title),V(y,`aria-label`,e)},[()=>Q(`close`)]),c(`close`,l,function(...e){t.onclose?.apply(this,e)}),x(`pointerdown`,l,a),x(`click`,l,o),x(`click`,y,()=>r.close()),g(e,l),L()}n([`pointerdown`,`click`]);var nn=l(`<button type="button" class="svelte-1drzgdn"> </button>`),rn=l(`<span class="seg svelte-1drzgdn" role="group"></span>`),an=l(`<option> </option>`),on=l(`<select class="svelte-1drzgdn"></select>`),sn=l(`<div class="optn svelte-1drzgdn"><span> </span> <!></div>`);function $(e,t){let n=v();O(t,!0);let r=G(t,`about`,3,``),i=W(()=>t.values.length<=3&&t.values.reduce((e,t)=>e+t.label.length,0)<=34),o=W(()=>t.values.findIndex(e=>e.value===t.value));var c=sn(),l=w(c),u=T(l,!0),d=_(l,2),f=e=>{var r=rn();a(r,21,()=>t.values,e=>e.value,(e,n)=>{var r=nn(),i=T(r,!0);s(()=>{V(r,`aria-pressed`,b(n).value===t.value),p(i,b(n).label)}),x(`click`,r,()=>t.onchange(b(n).value)),g(e,r)}),A(r),s(()=>V(r,`aria-labelledby`,n)),g(e,r)},m=e=>{var r=on();a(r,23,()=>t.values,e=>e.value,(e,t,n)=>{var r=an(),i=T(r,!0),a={};s(()=>{p(i,b(t).label),a!==(a=b(n))&&(r.value=(r.__value=a)??``)}),g(e,r)}),A(r);var i;E(r),s(()=>{V(r,`aria-labelledby`,n),i!==(i=b(o))&&(r.value=(r.__value=i)??``,re(r,i))}),x(`change`,r,e=>t.onchange(t.values[Number(e.currentTarget.value)].value)),g(e,r)};z(d,e=>{b(i)?e(f):e(m,-1)}),A(c),s(()=>{V(c,`title`,r()),V(l,`id`,n),p(u,t.label)}),g(e,c),L()}n([`click`,`change`]);var cn=`/assets/favicon-qaIvMHXS.svg`,ln=`/assets/favicon-turn-ClMeA-T9.svg`,un=null;function dn(e,t,n,r,i){let a=e.createOscillator(),o=e.createGain(),s=e.currentTime+n;a.type=`sine`,a.frequency.value=t,o.gain.setValueAtTime(0,s),o.gain.linearRampToValueAtTime(i,s+.012),o.gain.exponentialRampToValueAtTime(1e-4,s+r),a.connect(o).connect(e.destination),a.start(s),a.stop(s+r)}var fn={turn:[[784,0,.5,.09],[1175,.14,.7,.07]],move:[[330,0,.09,.06]],chat:[[988,0,.16,.04]],end:[[523,0,.5,.07],[659,.15,.5,.07],[784,.3,.9,.07]]};function pn(e){if(!(!J.sound||typeof AudioContext>`u`)){un??=new AudioContext,un.state===`suspended`&&un.resume();for(let[t,n,r,i]of fn[e])dn(un,t,n,r,i)}}function mn(e){document.querySelector(`link[rel=icon]`)?.setAttribute(`href`,e)}function hn(e,t,n){if(!J.notify||!document.hidden||!(`Notification`in window)||Notification.permission!==`granted`)return;let r=new Notification(e,{body:t,tag:n,icon:ln});r.onclick=()=>{window.focus(),r.close()}}function gn(e){let t=!1,n=-1,r=-1;d(()=>{let n=e.scene;if(!n)return;let r=e.isMine;document.title=Q(r?`title-your-turn`:`title-table`,{game:n.table.title}),mn(r?ln:cn),r&&!t&&(pn(`turn`),hn(Q(`title-your-turn`,{game:n.table.title}),n.question,n.table.id)),t=r}),d(()=>{let t=e.lines.length;r>=0&&t>r&&pn(e.scene?.table.status===`over`?`end`:`move`),r=t}),d(()=>{let t=e.chat.at(-1)?.number??0;n>=0&&t>n&&J.chat&&pn(`chat`),n=t}),d(()=>()=>{document.title=Q(`brand`),mn(cn)})}async function _n(){return`Notification`in window&&await Notification.requestPermission()===`granted`}var vn=l(`<!> <!> <!>`,1),yn=l(`<!> <!> <!> <!> <!>`,1);function bn(e,t){O(t,!0);let n=G(t,`isTable`,3,!1),r=W(()=>[{value:!0,label:Q(`on`)},{value:!1,label:Q(`off`)}]);async function i(e){Y(`notify`,e&&await _n())}var a=yn(),o=C(a);{let e=W(()=>Q(`theme`)),t=W(()=>[`system`,`light`,`dark`].map(e=>({value:e,label:Q(`theme-${e}.short`)})));$(o,{get label(){return b(e)},get values(){return b(t)},get value(){return J.theme},onchange:e=>Y(`theme`,e)})}var s=_(o,2);{let e=W(()=>Q(`sound`));$(s,{get label(){return b(e)},get values(){return b(r)},get value(){return J.sound},onchange:e=>Y(`sound`,e)})}var c=_(s,2);{let e=W(()=>Q(`motion`)),t=W(()=>[`normal`,`fast`,`off`].map(e=>({value:e,label:Q(`motion-${e}`)})));$(c,{get label(){return b(e)},get values(){return b(t)},get value(){return J.motion},onchange:e=>Y(`motion`,e)})}var l=_(c,2);{let e=W(()=>Q(`notify`));$(l,{get label(){return b(e)},get values(){return b(r)},get value(){return J.notify},onchange:i})}var u=_(l,2),d=e=>{var t=vn(),n=C(t);{let e=W(()=>Q(`hints`));$(n,{get label(){return b(e)},get values(){return b(r)},get value(){return J.hints},onchange:e=>Y(`hints`,e)})}var i=_(n,2);{let e=W(()=>Q(`chat`));$(i,{get label(){return b(e)},get values(){return b(r)},get value(){return J.chat},onchange:e=>Y(`chat`,e)})}var a=_(i,2);{let e=W(()=>Q(`confirm`)),t=W(()=>[`game`,`always`,`never`].map(e=>({value:e,label:Q(`confirm-${e}`)})));$(a,{get label(){return b(e)},get values(){return b(t)},get value(){return J.confirm},onchange:e=>Y(`confirm`,e)})}g(e,t)};z(u,e=>{n()&&e(d)}),g(e,a),L()}function xn(e,t){O(t,!0);{let n=W(()=>Q(`menu`));tn(e,{get title(){return b(n)},get onclose(){return t.onclose},children:(e,t)=>{bn(e,{})},$$slots:{default:!0}})}L()}var Sn=l(`<h1 class="where svelte-10qn83z"> </h1>`),Cn=l(`<span class="meta"> </span>`),wn=l(`<button class="svelte-10qn83z"> </button>`),Tn=l(`<header class="top"><a class="brand" href="/"><!><span> </span></a> <!> <!> <nav><!> <span class="seg svelte-10qn83z" role="group"></span> <button class="tool opt svelte-10qn83z"><!></button> <button><!></button> <button class="tool svelte-10qn83z" aria-haspopup="dialog"><!></button></nav></header>`);function En(e,t){O(t,!0);let n=G(t,`where`,3,``),r=G(t,`meta`,3,``),i=W(()=>({system:`light`,light:`dark`,dark:`system`})[J.theme]);var o=Tn(),c=w(o),l=w(c);D(l,{name:`logo`});var u=T(_(l),!0);A(c);var d=_(c,2),f=e=>{var t=Sn(),r=T(t,!0);s(()=>p(r,n())),g(e,t)};z(d,e=>{n()&&e(f)});var m=_(d,2),h=e=>{var t=Cn(),n=T(t,!0);s(()=>p(n,r())),g(e,t)};z(m,e=>{r()&&e(h)});var v=_(m,2),y=w(v);ie(y,()=>t.extra??q);var S=_(y,2);a(S,20,()=>Pt,e=>e,(e,t)=>{var n=wn(),r=T(n,!0);s((e,i)=>{V(n,`lang`,t),V(n,`aria-pressed`,J.lang===t),V(n,`title`,e),p(r,i)},[()=>Q(`language-${t}`),()=>Q(`language-${t}.short`)]),x(`click`,n,()=>Y(`lang`,t)),g(e,n)}),A(S);var C=_(S,2);D(w(C),{name:`i-theme`,class:`ic`}),A(C);var E=_(C,2);let j;D(w(E),{name:`i-sound`,class:`ic`}),A(E);var M=_(E,2);D(w(M),{name:`i-menu`,class:`ic`}),A(M),A(v),A(o),s((e,t,n,r,i,a,o,s,l)=>{V(c,`aria-label`,e),p(u,t),V(v,`aria-label`,n),V(S,`aria-label`,r),V(C,`title`,i),V(C,`aria-label`,a),j=k(E,1,`tool opt svelte-10qn83z`,null,j,{off:!J.sound}),V(E,`aria-pressed`,J.sound),V(E,`title`,o),V(E,`aria-label`,s),V(M,`aria-label`,l)},[()=>`${Q(`brand`)}: ${Q(`to-lobby`)}`,()=>Q(`brand`),()=>Q(`tools`),()=>Q(`language`),()=>Q(`theme-${J.theme}`),()=>Q(`theme-${J.theme}`),()=>Q(`sound`),()=>Q(`sound`),()=>Q(`menu`)]),x(`click`,c,function(...e){$t?.apply(this,e)}),x(`click`,C,()=>Y(`theme`,b(i))),x(`click`,E,()=>Y(`sound`,!J.sound)),x(`click`,M,function(...e){t.onmenu?.apply(this,e)}),g(e,o),L()}n([`click`]);var Dn=[`circle`,`square`,`triangle`,`diamond`,`cross`,`hex`];function On(e){return Dn[e%Dn.length]}var kn=l(`<span><!></span>`);function An(e,t){O(t,!0);var n=kn(),r=w(n);{let e=W(()=>On(t.seat));D(r,{get name(){return`own-${b(e)??``}`}})}A(n),s(()=>k(n,1,`own o${t.seat+1}`)),g(e,n),L()}var jn=K(Date.now()/1e3);setInterval(()=>M(jn,Date.now()/1e3),1e3);function Mn(){return b(jn)}function Nn(e,t,n){let r=e.clocks[t];if(!r||e.table.clock.kind===`none`)return null;let i=r.runs?Math.max(0,b(jn)+n-e.at):0;return Math.max(0,r.left-i)}function Pn(e){let t=Math.ceil(e);return`${Math.floor(t/60)}:${String(t%60).padStart(2,`0`)}`}function Fn(e,t){return new Date(e*1e3).toLocaleTimeString(t,{hour:`2-digit`,minute:`2-digit`,hour12:!1})}var In=l(`<p role="alert" class="problem svelte-15b4erz"> </p>`),Ln=l(`<span class="e svelte-15b4erz"></span>`),Rn=l(`<a class="lnk"> </a>`),zn=l(`<button class="lnk"> </button>`),Bn=l(`<li><span class="tm svelte-15b4erz"><!></span> <span class="what svelte-15b4erz"><b class="svelte-15b4erz"> </b> <small class="svelte-15b4erz"> </small></span> <span class="pips svelte-15b4erz" role="img"></span> <!></li>`),Vn=l(`<li class="none svelte-15b4erz"> </li>`),Hn=l(`<div class="train svelte-15b4erz" aria-hidden="true"><!><!><!><!></div>`),Un=l(`<section class="sheet"><h2> <button class="again svelte-15b4erz"> </button></h2> <!> <ul></ul> <!></section>`);function Wn(e,t){O(t,!0);let n=K([]),r=K(null),i=W(()=>b(n).filter(e=>e.is_yours||e.can_join||e.can_watch).sort((e,t)=>c(t)-c(e)));function c(e){return e.your_turn?3:e.is_yours&&e.status!==`over`?2:+!!e.can_join}async function l(){try{M(n,await Jt.departures()),M(r,null)}catch(e){M(r,e.message,!0)}}d(()=>{J.lang,l();let e=setInterval(()=>document.hidden||void l(),1e4);return()=>clearInterval(e)});async function u(e){try{let t=await Jt.join(e);ge(t.table,t.token),Qt(`/t/${t.table}`)}catch(e){M(r,e.message,!0),l()}}var f=Un(),m=w(f),h=w(m,!0),v=_(h),y=T(v,!0);A(m);var S=_(m,2),E=e=>{var t=In(),n=T(t,!0);s(()=>p(n,b(r))),g(e,t)};z(S,e=>{b(r)&&e(E)});var j=_(S,2);a(j,21,()=>b(i),e=>e.table,(e,t)=>{var n=Bn();let r;var i=w(n),c=w(i),l=e=>{D(e,{name:`sema-clear`,class:`sg`})},d=e=>{var n=se();s(e=>p(n,e),[()=>Fn(b(t).created,J.lang)]),g(e,n)};z(c,e=>{b(t).your_turn?e(l):e(d,-1)}),A(i);var f=_(i,2),m=w(f),h=T(m,!0),v=T(_(m,2),!0);A(f);var y=_(f,2);a(y,21,()=>b(t).seats,e=>e.seat,(e,t)=>{var n=o(),r=C(n),i=e=>{g(e,Ln())},a=e=>{An(e,{get seat(){return b(t).seat}})};z(r,e=>{b(t).kind===`open`?e(i):e(a,-1)}),g(e,n)}),A(y);var S=_(y,2),E=e=>{var n=Rn(),r=T(n,!0);s(e=>{V(n,`href`,`/t/${b(t).table??``}`),p(r,e)},[()=>Q(`open-table`)]),x(`click`,n,function(...e){$t?.apply(this,e)}),g(e,n)},O=e=>{var n=zn(),r=T(n,!0);s(e=>p(r,e),[()=>Q(`join`)]),x(`click`,n,()=>u(b(t).table)),g(e,n)},j=e=>{var n=Rn(),r=T(n,!0);s(e=>{V(n,`href`,`/t/${b(t).table??``}`),p(r,e)},[()=>Q(`watch`)]),x(`click`,n,function(...e){$t?.apply(this,e)}),g(e,n)};z(S,e=>{b(t).is_yours?e(E):b(t).can_join?e(O,1):e(j,-1)}),A(n),s((e,i)=>{r=k(n,1,`svelte-15b4erz`,null,r,{me:b(t).your_turn}),p(h,b(t).title),p(v,e),V(y,`aria-label`,i)},[()=>b(t).your_turn?Q(`your-turn`):Q(`departure-${b(t).status}`),()=>Q(`seats-taken`,{taken:b(t).seats.filter(e=>e.kind!==`open`).length,all:b(t).seats.length})]),g(e,n)},e=>{var t=Vn(),n=T(t,!0);s(e=>p(n,e),[()=>Q(`departures-none`)]),g(e,t)}),A(j);var N=_(j,2),P=e=>{var t=Hn(),n=w(t);D(n,{name:`loco-1`,class:`flip`});var r=_(n);D(r,{name:`coach`});var i=_(r);D(i,{name:`boxcar`}),D(_(i),{name:`caboose`}),A(t),g(e,t)};z(N,e=>{b(i).length<4&&e(P)}),A(f),s((e,t)=>{p(h,e),p(y,t)},[()=>Q(`departures`),()=>Q(`refresh`)]),x(`click`,v,l),g(e,f),L()}n([`click`]);var Gn=500,Kn=5e3,qn=2e4,Jn=1e4,Yn=0;function Xn(){return Yn+=1,`${crypto.randomUUID().slice(0,18)}-${Yn}`}var Zn=class{hello;listener;open;#e=K(`connecting`);get state(){return b(this.#e)}set state(e){M(this.#e,e,!0)}socket=null;waiting=new Map;run=null;isWelcome=!1;delay=Gn;timer;constructor(e,t,n=Qn){this.hello=e,this.listener=t,this.open=n,this.connect()}ask(e){let t={...e,id:Xn()};return new Promise(e=>{this.waiting.set(t.id,{message:t,answer:e}),this.isWelcome&&this.send(t)})}hurry(){this.state===`lost`&&this.connect()}shut(){this.state=`shut`,clearTimeout(this.timer),this.drop()}connect(){clearTimeout(this.timer),this.drop();let e=this.open();this.socket=e,e.onopen=()=>this.send(this.hello()),e.onmessage=e=>this.receive(JSON.parse(e.data)),e.onclose=()=>this.lose(),this.timer=setTimeout(()=>this.lose(),Jn)}drop(){let e=this.socket;this.socket=null,this.isWelcome=!1,e!==null&&(e.onopen=e.onmessage=e.onclose=null,e.close())}lose(){this.state!==`shut`&&(this.drop(),this.state=`lost`,clearTimeout(this.timer),this.timer=setTimeout(()=>this.connect(),this.delay*(.75+Math.random()/2)),this.delay=Math.min(this.delay*2,Kn))}send(e){this.socket?.send(JSON.stringify(e))}watch(){clearTimeout(this.timer),this.timer=setTimeout(()=>{this.send({t:`ping`,id:Xn()}),this.timer=setTimeout(()=>this.lose(),Jn)},qn)}receive(e){switch(this.watch(),e.t){case`welcome`:return this.enter(e);case`scene`:return this.listener.shown(e);case`said`:return this.listener.said(e);case`links`:return this.listener.linked(e);default:return this.settle(e)}}enter(e){let t=this.run!==null&&this.run!==e.run;this.run=e.run,this.isWelcome=!0,this.state=`open`,this.delay=Gn,this.listener.welcomed(e,t);for(let{message:e}of this.waiting.values())this.send(e)}settle(e){let t=e.id===null?void 0:this.waiting.get(e.id);t===void 0?e.t===`refused`&&e.id===null&&this.listener.refused(e):(this.waiting.delete(t.message.id),t.answer(e))}};function Qn(){let e=location.protocol===`https:`?`wss`:`ws`;return new WebSocket(`${e}://${location.host}/ws`)}var $n={kind:`bot`,name:``,level:`greedy`},er=3,tr=[{kind:`none`,seconds:0},{kind:`move`,seconds:60},{kind:`move`,seconds:180},{kind:`bank`,seconds:600},{kind:`bank`,seconds:1800}],nr=class{#e=K(null);get game(){return b(this.#e)}set game(e){M(this.#e,e)}#t=K(e([]));get seats(){return b(this.#t)}set seats(e){M(this.#t,e,!0)}#n=K(e({}));get options(){return b(this.#n)}set options(e){M(this.#n,e,!0)}#r=K(0);get clock(){return b(this.#r)}set clock(e){M(this.#r,e,!0)}#i=K(`link`);get watch(){return b(this.#i)}set watch(e){M(this.#i,e,!0)}#a=K(!0);get hints(){return b(this.#a)}set hints(e){M(this.#a,e,!0)}id=Xn();choose(e){let t=this.game?.name===e.name;if(this.game=e,t)return;le(`game`,e.name),this.options=Object.fromEntries(e.options.map(e=>[e.name,e.values[0].value]));let n=Math.min(e.most_seats,Math.max(e.least_seats,this.seats.length||er)),r=Array.from({length:n-1},(e,t)=>this.seats[t+1]??{...$n});this.seats=[{kind:`me`,name:J.name,level:`greedy`},...r],this.id=Xn()}get canAdd(){return this.game!==null&&this.seats.length<this.game.most_seats}get canRemove(){return this.game!==null&&this.seats.length>this.game.least_seats}add(e){this.canAdd&&this.seats.push({...$n,kind:e})}remove(e){this.canRemove&&this.seats.splice(e,1)}request(){let e=this.seats.map(({kind:e,name:t,level:n})=>e===`bot`?{kind:`bot`,level:n}:e===`open`?{kind:`open`}:{kind:`person`,name:t.trim()});return{id:this.id,game:this.game.name,seats:e,options:ee(this.options),clock:tr[this.clock],hints:this.hints,watch:this.watch,lang:J.lang}}};function rr(){return ce(`game`,``)}var ir=l(`<button class="more svelte-drqbzg"> </button>`),ar=l(`<div class="list svelte-drqbzg"><!> <!> <!> <!></div> <!>`,1);function or(e,t){O(t,!0);let n=G(t,`plan`,7),r=K(!1),i=W(()=>n().game.options),o=W(()=>b(r)?b(i):b(i).slice(0,2)),c=W(()=>b(i).length-2),l=W(()=>b(i).slice(2).filter(e=>n().options[e.name]!==e.values[0].value).length),u=W(()=>tr.map((e,t)=>({value:t,label:Q(`clock-${e.kind}`,{seconds:e.seconds??0,minutes:(e.seconds??0)/60})})));var d=ar(),f=C(d),m=w(f);a(m,17,()=>b(o),e=>e.name,(e,t)=>{{let r=W(()=>n().options[b(t).name]??b(t).values[0].value);$(e,{get label(){return b(t).label},get about(){return b(t).about},get values(){return b(t).values},get value(){return b(r)},onchange:e=>n().options[b(t).name]=e})}});var h=_(m,2);{let e=W(()=>Q(`clock`));$(h,{get label(){return b(e)},get values(){return b(u)},get value(){return n().clock},onchange:e=>n().clock=e})}var v=_(h,2);{let e=W(()=>Q(`who-may-watch`)),t=W(()=>[{value:`anyone`,label:Q(`watch-anyone`)},{value:`link`,label:Q(`watch-link`)}]);$(v,{get label(){return b(e)},get values(){return b(t)},get value(){return n().watch},onchange:e=>n().watch=e})}var y=_(v,2);{let e=W(()=>Q(`hints`)),t=W(()=>[{value:!0,label:Q(`on`)},{value:!1,label:Q(`off`)}]);$(y,{get label(){return b(e)},get values(){return b(t)},get value(){return n().hints},onchange:e=>n().hints=e})}A(f);var S=_(f,2),E=e=>{var t=ir(),n=T(t,!0);s(e=>{V(t,`aria-expanded`,b(r)),p(n,e)},[()=>b(r)?Q(`fewer-options`):Q(`more-options`,{count:b(c),changed:b(l)})]),x(`click`,t,()=>M(r,!b(r))),g(e,t)};z(S,e=>{b(c)>0&&e(E)}),g(e,d),L()}n([`click`]);var sr=`modulepreload`,cr=function(e){return`/`+e},lr={},ur=function(e,t,n){let r=Promise.resolve();if(t&&t.length>0){let e=document.getElementsByTagName(`link`),i=document.querySelector(`meta[property=csp-nonce]`),a=i?.nonce||i?.getAttribute(`nonce`);function o(e){return Promise.all(e.map(e=>Promise.resolve(e).then(e=>({status:`fulfilled`,value:e}),e=>({status:`rejected`,reason:e}))))}r=o(t.map(t=>{if(t=cr(t,n),t in lr)return;lr[t]=!0;let r=t.endsWith(`.css`),i=r?`[rel="stylesheet"]`:``;if(n)for(let n=e.length-1;n>=0;n--){let i=e[n];if(i.href===t&&(!r||i.rel===`stylesheet`))return}else if(document.querySelector(`link[href="${t}"]${i}`))return;let o=document.createElement(`link`);if(o.rel=r?`stylesheet`:sr,r||(o.as=`script`),o.crossOrigin=``,o.href=t,a&&o.setAttribute(`nonce`,a),document.head.appendChild(o),r)return new Promise((e,n)=>{o.addEventListener(`load`,e),o.addEventListener(`error`,()=>n(Error(`Unable to preload CSS for ${t}`)))})}))}function i(e){let t=new Event(`vite:preloadError`,{cancelable:!0});if(t.payload=e,window.dispatchEvent(t),!t.defaultPrevented)throw e}return r.then(t=>{for(let e of t||[])e.status===`rejected`&&i(e.reason);return e().catch(i)})},dr=Object.assign({"../games/continental_express/index.ts":()=>ur(()=>import(`./continental_express-DmJr5uUD.js`),__vite__mapDeps([0,1,2,3,4,5,6])),"../games/great_lakes/index.ts":()=>ur(()=>import(`./great_lakes-Dj3BqDD7.js`),__vite__mapDeps([7,1,8,9,10,2,3,4,5,11])),"../games/isle_of_trains/index.ts":()=>ur(()=>import(`./isle_of_trains-CX6KpMjR.js`),__vite__mapDeps([12,1,13,14,2,3,4,5,9,15,16])),"../games/ticket_cards/index.ts":()=>ur(()=>import(`./ticket_cards-CczylEUC.js`),__vite__mapDeps([17,1,13,14,8,9,10,2,3,4,5,18])),"../games/traffic/index.ts":()=>ur(()=>import(`./traffic-McpNsHxy.js`),__vite__mapDeps([19,1,13,14,2,3,9,15,20]))});async function fr(e){let t=dr[`../games/${e}/index.ts`];return t?(await t()).game:null}var pr=l(`<button><span class="picture svelte-p0hm4g"><!></span> <span class="ct svelte-p0hm4g"><b class="svelte-p0hm4g"> </b> <i class="svelte-p0hm4g"> </i> <small class="svelte-p0hm4g"><span class="svelte-p0hm4g"><!><span class="vh"> </span> </span> <span class="svelte-p0hm4g"><!> </span></small></span></button>`),mr=l(`<div class="covers svelte-p0hm4g" role="group"></div>`);function hr(e,n){O(n,!0);let i;d(()=>{i.querySelector(`[data-game="${n.chosen}"]`)?.scrollIntoView({block:`nearest`,inline:`center`})});function c(e){return e.least_seats===e.most_seats?String(e.most_seats):`${e.least_seats}–${e.most_seats}`}var l=mr();a(l,21,()=>n.games,e=>e.name,(e,i)=>{var a=pr();let l;var u=w(a);t(w(u),()=>fr(b(i).name),null,(e,t)=>{var n=o(),i=C(n),a=e=>{var n=o();r(C(n),()=>b(t).Poster,(e,t)=>{t(e,{})}),g(e,n)},s=e=>{D(e,{name:`logo`,class:`logo`})};z(i,e=>{b(t)?e(a):e(s,-1)}),g(e,n)}),A(u);var d=_(u,2),f=w(d),m=T(f,!0),h=_(f,2),v=T(h,!0),y=_(h,2),S=w(y),E=w(S);D(E,{name:`i-person`});var O=_(E),j=T(O,!0),M=_(O,1,!0);A(S);var N=_(S,2),P=w(N);D(P,{name:`i-clock`});var F=_(P,1,!0);A(N),A(y),A(d),A(a),s((e,t,r)=>{l=k(a,1,`cover svelte-p0hm4g`,null,l,{on:b(i).name===n.chosen}),V(a,`data-game`,b(i).name),V(a,`aria-pressed`,b(i).name===n.chosen),p(m,b(i).title),p(v,b(i).tagline),p(j,e),p(M,t),p(F,r)},[()=>Q(`players`),()=>c(b(i)),()=>Q(`minutes`,{minutes:b(i).minutes})]),x(`click`,a,()=>n.onchoose(b(i))),g(e,a)}),A(l),B(l,e=>i=e,()=>i),s(e=>{oe(l,`--n:${n.games.length??``}`),V(l,`aria-label`,e)},[()=>Q(`games`)]),g(e,l),L()}n([`click`]);var gr=l(`<input maxlength="40" class="svelte-xlbrtn"/>`),_r=l(`<b class="svelte-xlbrtn"> </b>`),vr=l(`<i></i>`),yr=l(`<button class="lnk"><span class="lv svelte-xlbrtn" aria-hidden="true"></span></button>`),br=l(`<select class="lnk svelte-xlbrtn"><option> </option><option> </option><option> </option></select> <button class="tool svelte-xlbrtn" data-remove=""><!></button>`,1),xr=l(`<li data-seat-plan="" class="svelte-xlbrtn"><!> <span class="sn svelte-xlbrtn"><!> <small class="svelte-xlbrtn"> </small></span> <span class="acts svelte-xlbrtn"><!> <!></span></li>`),Sr=l(`<p class="more svelte-xlbrtn"> <button class="word svelte-xlbrtn"> </button> <button class="word svelte-xlbrtn"> </button> <button class="word svelte-xlbrtn"> </button></p>`),Cr=l(`<section class="sheet"><h2> <span class="label"> </span></h2> <ul></ul> <!></section>`);function wr(e,t){O(t,!0);let n=[`random`,`greedy`],r=W(()=>t.plan.game),o=W(()=>b(r).least_seats===b(r).most_seats?String(b(r).most_seats):`${b(r).least_seats}–${b(r).most_seats}`);function c(e){e.level=n[(n.indexOf(e.level)+1)%n.length]}var l=Cr(),u=w(l),d=w(u,!0),f=T(_(d),!0);A(u);var m=_(u,2);a(m,21,()=>t.plan.seats,i,(e,r,i)=>{var o=xr(),l=w(o);An(l,{seat:i});var u=_(l,2),d=w(u),f=e=>{var t=gr();U(t),s((e,n)=>{V(t,`placeholder`,e),V(t,`aria-label`,n)},[()=>Q(`your-name`),()=>Q(`name-of-seat`,{number:i+1})]),N(t,()=>b(r).name,e=>b(r).name=e),g(e,t)},m=e=>{var t=_r(),n=T(t,!0);s(e=>p(n,e),[()=>Q(`plan-${b(r).kind}`)]),g(e,t)};z(d,e=>{b(r).kind===`me`||b(r).kind===`here`?e(f):e(m,-1)});var h=T(_(d,2),!0);A(u);var v=_(u,2),y=w(v),S=e=>{var t=yr(),i=w(t);a(i,22,()=>n,e=>e,(e,t,i)=>{var a=vr();let o;s(e=>o=k(a,1,`svelte-xlbrtn`,null,o,{on:e}),[()=>b(i)<=n.indexOf(b(r).level)]),g(e,a)}),A(i),A(t),s((e,n)=>{V(t,`data-level`,b(r).level),V(t,`title`,e),V(t,`aria-label`,n)},[()=>Q(`level-${b(r).level}.about`),()=>`${Q(`strength`)}: ${Q(`level-${b(r).level}`)}`]),x(`click`,t,()=>c(b(r))),g(e,t)};z(y,e=>{b(r).kind===`bot`&&e(S)});var O=_(y,2),j=e=>{var n=br(),a=C(n),o=w(a),c=T(o,!0);o.value=o.__value=`bot`;var l=_(o),u=T(l,!0);l.value=l.__value=`open`;var d=_(l),f=T(d,!0);d.value=d.__value=`here`,A(a),E(a);var m=_(a,2);D(w(m),{name:`i-x`,class:`ic`}),A(m),s((e,n,r,i,o)=>{V(a,`aria-label`,e),p(c,n),p(u,r),p(f,i),V(m,`aria-disabled`,!t.plan.canRemove),V(m,`aria-label`,o)},[()=>Q(`kind-of-seat`,{number:i+1}),()=>Q(`plan-bot`),()=>Q(`plan-open`),()=>Q(`plan-here`),()=>Q(`remove-seat`,{number:i+1})]),P(a,()=>b(r).kind,e=>b(r).kind=e),x(`click`,m,()=>t.plan.remove(i)),g(e,n)};z(O,e=>{b(r).kind!==`me`&&e(j)}),A(v),A(o),s(e=>p(h,e),[()=>Q(b(r).kind===`bot`?`level-${b(r).level}`:`plan-${b(r).kind}.about`)]),g(e,o)}),A(m);var h=_(m,2),v=e=>{var n=Sr(),r=w(n),i=_(r),a=T(i,!0),o=_(i,2),c=T(o,!0),l=_(o,2),u=T(l,!0);A(n),s((e,t,n,i)=>{p(r,`${e??``} `),p(a,t),p(c,n),p(u,i)},[()=>Q(`add-seat`),()=>Q(`add-open`),()=>Q(`add-bot`),()=>Q(`add-here`)]),x(`click`,i,()=>t.plan.add(`open`)),x(`click`,o,()=>t.plan.add(`bot`)),x(`click`,l,()=>t.plan.add(`here`)),g(e,n)};z(h,e=>{t.plan.canAdd&&e(v)}),A(l),s((e,t)=>{p(d,e),p(f,t)},[()=>Q(`seats-for`,{game:b(r).title}),()=>Q(`seats-of`,{count:t.plan.seats.length,range:b(o)})]),g(e,l),L()}n([`click`]);var Tr=l(`<a class="tool opt svelte-xz6wf3"><!> </a>`),Er=l(`<p class="problem svelte-xz6wf3" role="alert"> </p>`),Dr=l(`<div class="seats svelte-xz6wf3"><!></div> <section class="options sheet svelte-xz6wf3"><h2> </h2> <!> <div class="start svelte-xz6wf3"><button class="btn go svelte-xz6wf3" data-start=""> </button> <span class="label svelte-xz6wf3"> </span></div></section>`,1),Or=l(`<!> <main class="svelte-xz6wf3"><div class="hd svelte-xz6wf3"><h1 class="svelte-xz6wf3"> </h1> <p class="svelte-xz6wf3"> </p> <!></div> <div class="posters svelte-xz6wf3"><!></div> <!> <div class="departures svelte-xz6wf3"><!></div></main> <!>`,1);function kr(e,t){O(t,!0);let n=new nr,r=K([]),i=K(null),a=K(!1),c=K(!1);d(()=>{document.title=Q(`title-lobby`)}),d(()=>{let e=J.lang,t=!0;return Kt(()=>l(e),()=>t),()=>{t=!1}});async function l(e){try{M(r,await Jt.games(e)),M(i,null)}catch(e){throw M(i,e.message,!0),e}let t=n.game?.name??rr(),a=b(r).find(e=>e.name===t)??b(r)[0];a&&n.choose(a)}async function u(){if(!(b(a)||!n.game)){M(a,!0);try{let e=await Jt.newTable(n.request());Y(`name`,n.seats[0].name.trim()),ge(e.table,...e.tokens),Qt(`/t/${e.table}`)}catch(e){M(i,e.message,!0)}finally{M(a,!1)}}}var f=Or(),m=C(f);En(m,{onmenu:()=>M(c,!0),extra:e=>{var t=o(),r=C(t),i=e=>{var t=Tr(),r=w(t);D(r,{name:`i-book`,class:`ic`});var i=_(r,1,!0);A(t),s(e=>{V(t,`href`,`/rules/${n.game.name??``}`),p(i,e)},[()=>Q(`rules`)]),x(`click`,t,function(...e){$t?.apply(this,e)}),g(e,t)};z(r,e=>{n.game&&e(i)}),g(e,t)},$$slots:{extra:!0}});var h=_(m,2),v=w(h),y=w(v),S=T(y,!0),E=_(y,2),k=T(E,!0),j=_(E,2),N=e=>{var t=Er(),n=T(t,!0);s(()=>p(n,b(i))),g(e,t)};z(j,e=>{b(i)&&e(N)}),A(v);var P=_(v,2),F=w(P);{let e=W(()=>n.game?.name??``);hr(F,{get games(){return b(r)},get chosen(){return b(e)},onchoose:e=>n.choose(e)})}A(P);var I=_(P,2),R=e=>{var t=Dr(),r=C(t);wr(w(r),{get plan(){return n}}),A(r);var i=_(r,2),o=w(i),c=T(o,!0),l=_(o,2);or(l,{get plan(){return n}});var d=_(l,2),f=w(d),m=T(f,!0),h=T(_(f,2),!0);A(d),A(i),s((e,t,n)=>{p(c,e),f.disabled=b(a),p(m,t),p(h,n)},[()=>Q(`options`),()=>Q(`start-game`,{game:n.game.title}),()=>Q(n.seats.some(e=>e.kind===`open`)?`start-open-seats`:`start-at-once`)]),x(`click`,f,u),g(e,t)};z(I,e=>{n.game&&e(R)});var B=_(I,2);Wn(w(B),{}),A(B),A(h);var H=_(h,2),ee=e=>{xn(e,{onclose:()=>M(c,!1)})};z(H,e=>{b(c)&&e(ee)}),s((e,t)=>{p(S,e),p(k,t)},[()=>Q(`lobby-title`),()=>Q(`lobby-text`)]),g(e,f),L()}n([`click`]);var Ar=l(`<li><code class="svelte-si786l"> </code></li>`),jr=l(`<details class="svelte-si786l"><summary class="svelte-si786l"> </summary> <ul></ul></details>`),Mr=l(`<p class="text svelte-si786l"> </p> <!>`,1),Nr=l(`<p role="alert"> </p>`),Pr=l(`<p class="label" role="status"> </p>`);function Fr(e,n){O(n,!0);let r=W(()=>Jt.clause(n.game,n.number));{let i=W(()=>Q(`clause`,{number:n.number}));tn(e,{get title(){return b(i)},get onclose(){return n.onclose},children:(e,n)=>{var i=o();t(C(i),()=>b(r),e=>{var t=Pr(),n=T(t,!0);s(e=>p(n,e),[()=>Q(`loading`)]),g(e,t)},(e,t)=>{var n=Mr(),r=C(n),i=T(r,!0),o=_(r,2),c=e=>{var n=jr(),r=w(n),i=T(r,!0),o=_(r,2);a(o,20,()=>b(t).tests,e=>e,(e,t)=>{var n=Ar(),r=T(w(n),!0);A(n),s(()=>p(r,t)),g(e,n)}),A(o),A(n),s(e=>p(i,e),[()=>Q(`clause-tests`,{count:b(t).tests.length})]),g(e,n)};z(o,e=>{b(t).tests.length>0&&e(c)}),s(()=>p(i,b(t).text)),g(e,n)},(e,t)=>{var n=Nr(),r=T(n,!0);s(()=>p(r,b(t).message)),g(e,n)}),g(e,i)},$$slots:{default:!0}})}L()}var Ir=l(`<div class="rules svelte-106isyb"></div>`),Lr=l(`<p role="alert"> </p>`),Rr=l(`<p class="label" role="status"> </p>`);function zr(e,n){O(n,!0);let r=W(()=>Jt.rules(n.game,J.lang));d(()=>{b(r).then(e=>n.ontitle?.(e.title)).catch(()=>{})});function i(e){let t=e.target.closest(`[data-clause]`)?.dataset.clause;t!==void 0&&(e.preventDefault(),n.onclause(t))}var a=o();t(C(a),()=>b(r),e=>{var t=Rr(),n=T(t,!0);s(e=>p(n,e),[()=>Q(`loading`)]),g(e,t)},(e,t)=>{var n=Ir();y(n,()=>b(t).html,!0),A(n),x(`click`,n,i),g(e,n)},(e,t)=>{var n=Lr(),r=T(n,!0);s(()=>p(r,b(t).message)),g(e,n)}),g(e,a),L()}n([`click`]);var Br=l(`<!> <main class="svelte-1eemx0b"><article class="sheet svelte-1eemx0b"><!></article></main> <!> <!>`,1);function Vr(e,t){O(t,!0);let n=K(null),r=K(``),i=K(!1);d(()=>{document.title=Q(`title-rules`,{game:b(r)})});var a=Br(),o=C(a);{let e=W(()=>Q(`rules`));En(o,{get where(){return b(r)},get meta(){return b(e)},onmenu:()=>M(i,!0)})}var s=_(o,2),c=w(s);zr(w(c),{get game(){return t.game},onclause:e=>M(n,e,!0),ontitle:e=>M(r,e,!0)}),A(c),A(s);var l=_(s,2),u=e=>{Fr(e,{get game(){return t.game},get number(){return b(n)},onclose:()=>M(n,null)})};z(l,e=>{b(n)!==null&&e(u)});var f=_(l,2),p=e=>{xn(e,{onclose:()=>M(i,!1)})};z(f,e=>{b(i)&&e(p)}),g(e,a),L()}function Hr(e){let t=matchMedia(`(max-width: 720px)`),n=()=>e.isPhone=t.matches;return n(),t.addEventListener(`change`,n),()=>t.removeEventListener(`change`,n)}var Ur=`began`,Wr=250,Gr=class{#e=K(null);get link(){return b(this.#e)}set link(e){M(this.#e,e)}#t=K(null);get module(){return b(this.#t)}set module(e){M(this.#t,e)}#n=K(null);get catalogue(){return b(this.#n)}set catalogue(e){M(this.#n,e)}#r=K(null);get welcome(){return b(this.#r)}set welcome(e){M(this.#r,e)}#i=K(null);get scene(){return b(this.#i)}set scene(e){M(this.#i,e)}#a=K([]);get lines(){return b(this.#a)}set lines(e){M(this.#a,e)}#o=K([]);get lastLines(){return b(this.#o)}set lastLines(e){M(this.#o,e)}#s=K([]);get chat(){return b(this.#s)}set chat(e){M(this.#s,e)}#c=K(null);get moment(){return b(this.#c)}set moment(e){M(this.#c,e)}#l=K([]);get pickedMoves(){return b(this.#l)}set pickedMoves(e){M(this.#l,e)}#u=K(null);get armed(){return b(this.#u)}set armed(e){M(this.#u,e)}#d=K(null);get hint(){return b(this.#d)}set hint(e){M(this.#d,e)}#f=K(null);get explanation(){return b(this.#f)}set explanation(e){M(this.#f,e)}#p=K(null);get enlarged(){return b(this.#p)}set enlarged(e){M(this.#p,e,!0)}#m=K(null);get openClause(){return b(this.#m)}set openClause(e){M(this.#m,e,!0)}#h=K(null);get notice(){return b(this.#h)}set notice(e){M(this.#h,e,!0)}#g=K(null);get closed(){return b(this.#g)}set closed(e){M(this.#g,e,!0)}#_=K(null);get rematch(){return b(this.#_)}set rematch(e){M(this.#_,e,!0)}#v=K(null);get shownFor(){return b(this.#v)}set shownFor(e){M(this.#v,e,!0)}#y=K(!1);get isPhone(){return b(this.#y)}set isPhone(e){M(this.#y,e,!0)}#b=K(!1);get isReplay(){return b(this.#b)}set isReplay(e){M(this.#b,e,!0)}#x=K(0);get skew(){return b(this.#x)}set skew(e){M(this.#x,e,!0)}#S=K(!1);get isBusy(){return b(this.#S)}set isBusy(e){M(this.#S,e,!0)}whys=new Map;hideTimer;get view(){return this.moment?.view??this.scene.view}get viewer(){return this.isReplay&&this.moment?this.view.seat??this.home:this.home}get home(){return this.scene?.viewer??null}get decider(){return this.moment?null:this.scene?.decider??null}get people(){return this.scene?.people??[]}get moves(){return this.canMove?this.scene.moves:[]}get hinted(){return this.hint?.code??null}movesOf(e,t={}){let n=Object.entries(t);return this.moves.filter(t=>t.kind===e&&n.every(([e,n])=>t.args[e]===n))}say(e,t){return Ht(this.scene?.table.game??``,e,t)}choose(e){this.explanation=null,e.length>1?(this.armed=null,this.pickedMoves=this.isPicked(e)?[]:e):e[0]&&this.offer(e[0])}enlarge(e){this.enlarged=e}get isMine(){let e=this.scene;return e!==null&&e.table.status===`playing`&&e.decider!==null&&e.decider===e.viewer}get isPlayer(){return(this.welcome?.seats.length??0)>0}get canMove(){return this.isMine&&this.moment===null&&!this.isBusy&&!this.isCovered}get isCovered(){let e=this.welcome?.seats??[],t=this.scene?.table.status;return e.length>1&&t===`playing`&&this.scene.viewer!==this.shownFor}uncover(){this.shownFor=this.viewer}isPicked(e){let t=this.armed?[this.armed]:this.pickedMoves;return t.length>0&&t.length===e.length&&t.every((t,n)=>t.code===e[n].code)}offer(e){(J.confirm===`always`||J.confirm===`game`&&this.module?.confirms?.(e,this.view))&&this.armed?.code!==e.code?this.armed=e:this.play(e)}confirm(){this.armed&&this.play(this.armed)}putBack(){let e=this.armed!==null||this.pickedMoves.length>0;return this.armed=null,this.pickedMoves=[],e}async play(e){await this.playAll([e.code])}async playAll(e){!this.canMove||e.length===0||(this.putBack(),await this.act({t:`play`,after:this.scene.act,codes:e}))}async undo(e){this.isBusy||this.moment!==null||(this.putBack(),await this.act({t:`undo`,after:this.scene.act,whole_turn:e}))}async askHint(){let e=await this.tell({t:`hint`});e?.t===`hint`&&(this.hint=e)}async act(e){this.isBusy=!0,await this.tell(e),this.isBusy=!1}async tell(e){let t=await this.link.ask(e);return t.t===`refused`&&(this.notice=t.text),t}explain(e,t,n){if(clearTimeout(this.hideTimer),n&&this.explanation?.place===e&&this.explanation.clause){this.openClause=this.explanation.clause;return}let r=JSON.stringify([this.scene.act,J.lang,t.kind,t.args]),i=this.whys.get(r);this.explanation={place:e,text:i?.text??null,clause:i?.clause??null},i===void 0&&this.askWhy(r,e,t)}explainText(e,t){clearTimeout(this.hideTimer),this.explanation={place:e,text:t,clause:null}}async askWhy(e,t,n){let r=await this.link.ask({t:`why`,kind:n.kind,args:n.args});if(r.t!==`why`)return this.explained(t);this.whys.set(e,{text:r.text,clause:r.clause}),this.explanation?.place===t&&(this.explanation=r.text===null?null:{place:t,text:r.text,clause:r.clause})}explained(e){clearTimeout(this.hideTimer),this.hideTimer=setTimeout(()=>{this.explanation?.place===e&&(this.explanation=null)},Wr)}keepExplanation(){clearTimeout(this.hideTimer)}get turn(){return this.linesShown.filter(e=>e.kind===Ur).length}get plyShown(){return this.moment?.ply??this.scene?.ply??0}get linesShown(){return this.moment?this.lines.slice(0,this.moment.log_until):this.lines}async look(e){if(!this.scene)return;if(e>=this.scene.ply&&this.scene.table.status!==`over`)return this.backToNow();let t=await this.link.ask({t:`look`,ply:Math.max(0,Math.min(e,this.scene.ply))});t.t===`moment`?(this.putBack(),this.explanation=null,this.moment=t):t.t===`refused`&&(this.notice=t.text)}backToNow(){this.moment=null}welcomed(e,t){t&&this.forget(),this.welcome=e,this.skew=e.now-Date.now()/1e3;let n=e.chat[0]?.number??0;this.chat=[...this.chat.filter(e=>e.number<n),...e.chat],this.closed=null}shown(e){let t=e.act!==this.scene?.act;t&&(this.whys.clear(),this.explanation=null,this.hint=null,this.putBack());let n=this.lines.length;this.lines=[...this.lines.slice(0,e.log_from),...e.log],this.scene!==null&&e.log_from>=n?this.lastLines=e.log:t&&(this.lastLines=this.lines.filter(t=>t.ply===e.ply)),this.moment&&this.moment.ply>e.ply&&(this.moment=null),this.scene=e}said({line:e}){this.chat.some(t=>t.number===e.number)||(this.chat=[...this.chat,e])}linked({table:e,tokens:t}){ge(e,...t),this.rematch=e}refused(e){this.scene===null?this.closed=e.text:this.notice=e.text}forget(){this.whys.clear(),this.moment=null,this.hint=null,this.putBack()}};function Kr(e,t){O(t,!0);let n=H();var r=o(),i=C(r),a=e=>{Fr(e,{get game(){return n.scene.table.game},get number(){return n.openClause},onclose:()=>n.openClause=null})};z(i,e=>{n.openClause!==null&&n.scene&&e(a)}),g(e,r),L()}var qr=l(`<main class="svelte-1iqazre"><!> <h1 class="svelte-1iqazre"> </h1> <p> </p> <a class="btn go svelte-1iqazre" href="/"> </a></main>`);function Jr(e,t){O(t,!0);var n=qr(),r=w(n);D(r,{name:`red-semaphore`,class:`picture`});var i=_(r,2),a=T(i,!0),o=_(i,2),c=T(o,!0),l=_(o,2),u=T(l,!0);A(n),s((e,n)=>{p(a,e),p(c,t.text),p(u,n)},[()=>Q(`closed-title`),()=>Q(`to-lobby`)]),x(`click`,l,function(...e){$t?.apply(this,e)}),g(e,n),L()}n([`click`]);var Yr=l(`<main class="cover svelte-1jpn6gb"><!> <p class="who svelte-1jpn6gb"><!><b> </b></p> <h1 class="svelte-1jpn6gb"> </h1> <p> </p> <button class="btn go svelte-1jpn6gb"> </button></main>`);function Xr(e,t){O(t,!0);let n=H(),r=W(()=>n.viewer??0),i=W(()=>n.people[b(r)]?.name??``),a;d(()=>a.focus());var o=Yr(),c=w(o);D(c,{name:`back`,class:`turntable`});var l=_(c,2),u=w(l);An(u,{get seat(){return b(r)}});var f=T(_(u),!0);A(l);var m=_(l,2),h=T(m,!0),v=_(m,2),y=T(v,!0),S=_(v,2),C=T(S,!0);B(S,e=>a=e,()=>a),A(o),s((e,t,n)=>{p(f,b(i)),p(h,e),p(y,t),p(C,n)},[()=>n.say(`cover-title`,{name:b(i)}),()=>n.say(`cover-text`),()=>n.say(`cover-button`,{name:b(i)})]),x(`click`,S,()=>n.uncover()),g(e,o),L()}n([`click`]);function Zr(e){return e.indexOf(Math.max(...e))}function Qr(e,t,n){let r=[];for(let n=1;n<e.timeline.length;n+=1){let[i,a]=[e.timeline[n-1],e.timeline[n]],o=a.map((e,t)=>e-i[t]),s=Zr(o),c=o[s];if(c<=0)continue;let l=ei(t,s,e.turns[n-1],e.turns[n]);r.push({at:n,ply:e.turns[n],seat:s,gain:c,text:l})}let i=$r(e),a=e=>e.at===i?1/0:e.gain;return r.sort((e,t)=>a(t)-a(e)).slice(0,n).sort((e,t)=>e.at-t.at)}function $r(e){let t=e.ranking.indexOf(1);return e.timeline.slice(0,-1).findLastIndex(e=>e.some((n,r)=>r!==t&&n>=e[t]))+1}function ei(e,t,n,r){return e.filter(e=>e.ply>n&&e.ply<=r&&e.seat===t&&e.kind!==`began`).reduce((e,t)=>t.text.length>e.length?t.text:e,``)}function ti(e,t,n,r){let i=new Map(t.map(e=>[e.name,e.seat])),a=[...i.keys()].filter(Boolean).sort((e,t)=>t.length-e.length),o=[],s=e;n!==null&&ni(s,r)&&(o.push({text:r,seat:n}),s=s.slice(r.length));let c=RegExp(`(?<![\\p{L}\\p{N}])(${a.map(ri).join(`|`)})(?![\\p{L}\\p{N}])`,`gu`),l=0;for(let e of a.length>0?s.matchAll(c):[])o.push({text:s.slice(l,e.index),seat:null}),o.push({text:e[0],seat:i.get(e[0])}),l=e.index+e[0].length;return[...o,{text:s.slice(l),seat:null}].filter(e=>e.text!==``)}function ni(e,t){return e.startsWith(t)&&!/[\p{L}\p{N}]/u.test(e[t.length]??``)}function ri(e){return e.replace(/[.*+?^${}()|[\]\\]/g,`\\$&`)}var ii=l(`<b> </b>`),ai=l(`<span></span>`);function oi(e,t){O(t,!0);let n=H(),r=W(()=>ti(t.text,n.people,n.home,n.say(`you`)));var c=ai();a(c,21,()=>b(r),i,(e,t)=>{var n=o(),r=C(n),i=e=>{var n=ii(),r=T(n,!0);s(()=>{k(n,1,`o${b(t).seat+1}`,`svelte-1w5tktq`),p(r,b(t).text)}),g(e,n)},a=e=>{var n=se();s(()=>p(n,b(t).text)),g(e,n)};z(r,e=>{b(t).seat===null?e(a,-1):e(i)}),g(e,n)}),A(c),g(e,c),L()}var si=l(`<span> </span>`),ci=l(`<input readonly="" class="svelte-1je05sn"/>`),li=l(`<div class="copy svelte-1je05sn"><!> <button class="lnk"><!> </button> <!></div>`);function ui(e,t){O(t,!0);let n=G(t,`small`,3,!1),r=K(!1),i=K(void 0),a=K(!1);async function o(){try{await navigator.clipboard.writeText(t.link),M(r,!0),setTimeout(()=>M(r,!1),2e3)}catch{M(a,!0),requestAnimationFrame(()=>b(i)?.select())}}var c=li(),l=w(c),u=e=>{var n=si(),r=T(n,!0);s(()=>p(r,t.label)),g(e,n)};z(l,e=>{n()||e(u)});var d=_(l,2),f=w(d);{let e=W(()=>b(r)?`i-check`:`i-link`);D(f,{get name(){return b(e)}})}var m=_(f,1,!0);A(d);var h=_(d,2),v=e=>{var n=ci();U(n),B(n,e=>M(i,e),()=>b(i)),s(()=>{F(n,t.link),V(n,`aria-label`,t.label)}),g(e,n)};z(h,e=>{b(a)&&e(v)}),A(c),s((e,n)=>{V(d,`data-link`,t.link),V(d,`aria-label`,e),p(m,n)},[()=>`${Q(`copy-link`)}: ${t.label}`,()=>Q(b(r)?`copied`:`copy-link`)]),x(`click`,d,o),g(e,c),L()}n([`click`]);async function di(e,t){let n=Uint8Array.from(e.match(/../g)??[],e=>parseInt(e,16));return[...new Uint8Array(await crypto.subtle.digest(`SHA-256`,n))].map(e=>e.toString(16).padStart(2,`0`)).join(``)===t}var fi=l(`<details><summary class="svelte-1lnnwmv"><!> </summary> <p> </p> <dl class="svelte-1lnnwmv"><dt> </dt> <dd class="svelte-1lnnwmv"> </dd> <dt> </dt> <dd class="svelte-1lnnwmv"> </dd></dl> <a> </a></details>`),pi=l(`<p class="label"> </p>`);function mi(e,n){O(n,!0);let r=H(),i=W(()=>r.scene.table),a=W(()=>b(i).seed===null?Promise.resolve(null):di(b(i).seed,b(i).commitment));var c=o();t(C(c),()=>b(a),null,(e,t)=>{var n=o(),a=C(n),c=e=>{var n=fi();let a;var o=w(n),c=w(o);{let e=W(()=>b(t)?`i-check`:`i-x`);D(c,{get name(){return b(e)}})}var l=_(c,1,!0);A(o);var u=_(o,2),d=T(u,!0),f=_(u,2),m=w(f),h=T(m,!0),v=_(m,2),y=T(v,!0),x=_(v,2),S=T(x,!0),C=T(_(x,2),!0);A(f);var E=_(f,2),O=T(E,!0);A(n),s((e,r,o,s,c)=>{a=k(n,1,`svelte-1lnnwmv`,null,a,{broken:!b(t)}),p(l,e),p(d,r),p(h,o),p(y,b(i).commitment),p(S,s),p(C,b(i).seed),V(E,`href`,`/api/tables/${b(i).id??``}/log`),V(E,`download`,`${b(i).id??``}.json`),p(O,c)},[()=>r.say(b(t)?`seal-kept`:`seal-broken`),()=>r.say(`seal-about`),()=>r.say(`seal-told`),()=>r.say(`seal-seed`),()=>r.say(`seal-record`)]),g(e,n)};z(a,e=>{b(t)!==null&&e(c)}),g(e,n)},e=>{var t=pi(),n=T(t,!0);s(e=>p(n,e),[()=>r.say(`seal-cannot`)]),g(e,t)}),g(e,c),L()}var hi=f(`<path class="gl svelte-o5bymx"></path><text x="36" text-anchor="end" class="svelte-o5bymx"> </text>`,1),gi=f(`<text y="394" text-anchor="middle" class="svelte-o5bymx"> </text>`),_i=f(`<path></path><path></path>`,1),vi=f(`<g><circle r="10" class="tp svelte-o5bymx"></circle><text class="tpn svelte-o5bymx" y="5" text-anchor="middle"> </text></g>`),yi=f(`<svg class="chart svelte-o5bymx" viewBox="0 0 600 400" role="img"><!><!><!><!></svg>`);function bi(e,t){O(t,!0);let n=H(),[r,i,o,c]=[46,570,24,366],l={circle:`M12 1a11 11 0 1 1 0 22a11 11 0 1 1 0-22`,square:`M2 2h20v20H2z`,triangle:`M12 0L24 22H0z`,diamond:`M12 0l12 12l-12 12L0 12z`,cross:`M8 1h8v7h7v8h-7v7H8v-7H1V8h7z`,hex:`M12 0l10.5 6v12L12 24L1.500 18V6z`},u=W(()=>t.timeline.flat()),d=W(()=>Math.min(0,...b(u))),f=W(()=>Math.max(10,...b(u))),m=W(()=>[1,2,5,10,20,25,50,100].find(e=>(b(f)-b(d))/e<=5)??200),h=W(()=>E(Math.ceil(b(d)/b(m))*b(m),b(f),b(m))),v=W(()=>Math.max(1,t.timeline.length-1)),y=W(()=>[1,2,4,5,10,20,50].find(e=>b(v)/e<=8)??100),x=e=>r+e/b(v)*(i-r),S=e=>c-(e-b(d))/(b(f)-b(d))*(c-o);function E(e,t,n){return Array.from({length:Math.floor((t-e)/n)+1},(t,r)=>e+r*n)}function D(e){return`M`+t.timeline.map((t,n)=>`${x(n).toFixed(1)} ${S(t[e]).toFixed(1)}`).join(`L`)}var j=yi(),M=w(j);a(M,16,()=>b(h),e=>e,(e,t)=>{var n=hi(),a=C(n),o=_(a),c=T(o,!0);s((e,n)=>{V(a,`d`,`M${r??``} ${e??``}H${i??``}`),V(o,`y`,n),p(c,t)},[()=>S(t),()=>S(t)+5]),g(e,n)});var N=_(M);a(N,16,()=>E(b(y),b(v),b(y)),e=>e,(e,t)=>{var n=gi(),r=T(n,!0);s(e=>{V(n,`x`,e),p(r,t)},[()=>x(t)]),g(e,n)});var P=_(N);a(P,17,()=>n.people,({seat:e})=>e,(e,n)=>{let r=()=>b(n).seat;var i=_i(),a=C(i),o=_(a);s((e,t,n,i)=>{k(a,0,`ln o${r()+1}`,`svelte-o5bymx`),V(a,`d`,e),k(o,0,`mk o${r()+1}`,`svelte-o5bymx`),V(o,`d`,t),V(o,`transform`,`translate(${n??``} ${i??``}) scale(.75)`)},[()=>D(r()),()=>l[On(r())],()=>x(b(v))-9,()=>S(t.timeline.at(-1)[r()])-9]),g(e,i)}),a(_(P),19,()=>t.points,e=>e.at,(e,n,r)=>{var a=vi(),o=T(_(w(a)),!0);A(a),s((e,t)=>{V(a,`transform`,`translate(${e??``} ${t??``})`),p(o,b(r)+1)},[()=>Math.min(x(b(n).at),i-24),()=>Math.max(14,S(t.timeline[b(n).at][b(n).seat])-24)]),g(e,a)}),A(j),s(e=>V(j,`aria-label`,e),[()=>n.say(`timeline`)]),g(e,j),L()}var xi=l(`<section><header class="svelte-1p4i2d7"><!><b class="nm svelte-1p4i2d7"> </b> <span class="place svelte-1p4i2d7"> </span> <strong class="num svelte-1p4i2d7"> </strong></header> <span class="meter svelte-1p4i2d7"><span class="svelte-1p4i2d7"></span></span> <!></section>`),Si=l(`<li class="svelte-1p4i2d7"><i class="svelte-1p4i2d7"> </i> <button class="svelte-1p4i2d7"><!></button> <span class="num svelte-1p4i2d7"> </span></li>`),Ci=l(`<button class="btn go svelte-1p4i2d7"> </button>`),wi=l(`<span class="label svelte-1p4i2d7"> </span>`),Ti=l(`<div class="page svelte-1p4i2d7" data-page="final"><!> <main class="svelte-1p4i2d7"><section class="win enamel screws svelte-1p4i2d7"><div class="svelte-1p4i2d7"><h2 class="svelte-1p4i2d7"> </h2> <p class="svelte-1p4i2d7"> </p></div> <div class="tr svelte-1p4i2d7" aria-hidden="true"></div></section> <section class="tab sheet svelte-1p4i2d7"><h3 class="svelte-1p4i2d7"> </h3> <div class="columns svelte-1p4i2d7"></div></section> <section class="tl sheet svelte-1p4i2d7"><h3 class="svelte-1p4i2d7"> </h3> <!> <ol class="turns svelte-1p4i2d7"></ol> <!></section> <div class="acts svelte-1p4i2d7"><!> <a class="btn ghost svelte-1p4i2d7"> </a> <button class="btn ghost svelte-1p4i2d7"> </button> <span class="x svelte-1p4i2d7"><!></span> <a class="btn ghost x svelte-1p4i2d7" href="/"> </a> <!></div></main></div>`);function Ei(e,t){O(t,!0);let n=[`loco-3`,`hopper`,`tanker`,`coach`,`coach`,`caboose`],o=H(),c=W(()=>o.scene),l=W(()=>b(c).table),u=W(()=>b(c).ending),f=W(()=>o.module.Breakdown),m=W(()=>o.people.map(({seat:e})=>e).sort((e,t)=>b(u).ranking[e]-b(u).ranking[t])),h=W(()=>Math.max(1,...b(u).scores)),v=W(()=>Qr(b(u),o.lines,3)),y=e=>o.people[e].name,S=K(!1);d(()=>{b(S)&&o.rematch!==null&&Qt(`/t/${o.rematch}`)});function C(){M(S,!0),o.rematch===null&&o.tell({t:`rematch`})}var E=Ti(),j=w(E);ie(j,()=>t.top);var N=_(j,2),P=w(N),F=w(P),I=w(F),R=T(I,!0),B=T(_(I,2),!0);A(F);var ee=_(F,2);a(ee,21,()=>n,i,(e,t)=>{D(e,{get name(){return b(t)}})}),A(ee),A(P);var U=_(P,2),G=w(U),te=T(G,!0),ne=_(G,2);a(ne,20,()=>b(m),e=>e,(e,t)=>{var n=xi();let i;var a=w(n),c=w(a);An(c,{get seat(){return t}});var l=_(c),d=T(l,!0),m=_(l,2),v=T(m,!0),x=_(m,2),S=T(x,!0);A(a);var C=_(a,2),E=T(C);r(_(C,2),()=>b(f),(e,n)=>{n(e,{get seat(){return t},get parts(){return b(u).breakdowns[t]}})}),A(n),s((e,r,a,o)=>{i=k(n,1,`column o${t+1}`,`svelte-1p4i2d7`,i,{first:b(u).ranking[t]===1}),V(n,`aria-label`,e),p(d,r),p(v,a),V(x,`data-seat-score`,t),p(S,b(u).scores[t]),oe(E,`width:${o??``}%`)},[()=>y(t),()=>y(t),()=>o.say(`final-place`,{place:b(u).ranking[t]}),()=>Math.max(0,b(u).scores[t]/b(h)*100)]),g(e,n)}),A(ne),A(U);var q=_(U,2),re=w(q),ae=T(re,!0),se=_(re,2),ce=e=>{bi(e,{get timeline(){return b(u).timeline},get points(){return b(v)}})};z(se,e=>{b(u).timeline.length>1&&e(ce)});var le=_(se,2);a(le,23,()=>b(v),e=>e.at,(e,t,n)=>{var r=Si(),i=w(r),a=T(i,!0),c=_(i,2),l=w(c);{let e=W(()=>b(t).text||y(b(t).seat));oi(l,{get text(){return b(e)}})}A(c);var u=T(_(c,2));A(r),s(()=>{p(a,b(n)+1),p(u,`+${b(t).gain??``}`)}),x(`click`,c,()=>o.look(b(t).ply)),g(e,r)}),A(le),mi(_(le,2),{}),A(q);var ue=_(q,2),J=w(ue),Y=e=>{var t=Ci(),n=T(t,!0);s(e=>p(n,e),[()=>o.say(o.rematch===null?`rematch`:`rematch-join`)]),x(`click`,t,C),g(e,t)};z(J,e=>{o.isPlayer&&e(Y)});var de=_(J,2),fe=T(de,!0),pe=_(de,2),me=T(pe,!0),he=_(pe,2),ge=w(he);{let e=W(()=>o.say(`link-replay`)),t=W(()=>`${location.origin}/r/${b(l).id}`);ui(ge,{small:!0,get label(){return b(e)},get link(){return b(t)}})}A(he);var _e=_(he,2),ve=T(_e,!0),ye=_(_e,2),be=e=>{var t=wi(),n=T(t,!0);s(e=>p(n,e),[()=>o.say(`rematch-ready`)]),g(e,t)};z(ye,e=>{o.rematch!==null&&e(be)}),A(ue),A(N),A(E),s((e,t,n,r,i,a)=>{V(E,`data-act`,o.scene?.act),p(R,b(u).text),p(B,e),p(te,t),oe(ne,`--n:${b(m).length??``}`),p(ae,n),V(de,`href`,`/r/${b(l).id??``}`),p(fe,r),p(me,i),p(ve,a)},[()=>o.say(`final-after`,{turns:o.turn}),()=>o.say(`final-points`),()=>o.say(`timeline`),()=>o.say(`replay`),()=>o.say(`final-board`),()=>o.say(`to-lobby`)]),x(`click`,de,function(...e){$t?.apply(this,e)}),x(`click`,pe,function(...e){t.onboard?.apply(this,e)}),x(`click`,_e,function(...e){$t?.apply(this,e)}),g(e,E),L()}n([`click`]);var Di=320,Oi=84,ki=class{pace;fly;waiting=[];current=null;constructor(e,t=Ai){this.pace=e,this.fly=t}add(e){this.pace()!==0&&(this.waiting=[...this.waiting,...e].slice(-6),this.current===null&&this.work())}skip(){this.waiting=[],this.current?.skip()}async work(){for(let e=this.waiting.shift();e!==void 0;e=this.waiting.shift()){let t=this.fly(e,Di*this.pace());this.current=t,await t.done}this.current=null}};function Ai(e,t,n){let r=document.querySelector(e.from),i=document.querySelector(e.to);if(!r||!i||t===0)return{done:Promise.resolve(),skip:()=>{}};let[a,o]=[r.getBoundingClientRect(),i.getBoundingClientRect()],s=n?.(e)??ji(r,i),c=!s.isConnected,l=c?new DOMRect(0,0,Oi,Oi*1.42):s.getBoundingClientRect(),u=c?s:s.cloneNode(!0);u.removeAttribute(`data-at`),u.setAttribute(`aria-hidden`,`true`),u.inert=!0,Object.assign(u.style,{position:`fixed`,left:`0`,top:`0`,margin:`0`,width:`${l.width}px`,height:`${l.height}px`,pointerEvents:`none`,zIndex:`60`}),document.body.append(u);let d=e=>`translate(${e.left+(e.width-l.width)/2}px, ${e.top+(e.height-l.height)/2}px)`,f=u.animate([{transform:d(a),opacity:.9},{transform:d(o),opacity:1}],{duration:t,easing:`cubic-bezier(.2,.7,.2,1)`});return{done:f.finished.then(()=>u.remove(),()=>u.remove()),skip:()=>f.cancel()}}function ji(e,t){let n=e=>e.offsetWidth*e.offsetHeight;return n(t)>0&&n(t)<=n(e)?t:e}function Mi(e,t){O(t,!0);let n=H(),r=new ki(fe,(e,t)=>Ai(e,t,a)),i=n.lastLines;function a(e){if(e.card===void 0)return null;let t=document.createElement(`div`);t.style.setProperty(`--cw`,`84px`);let r=R(n.module.Card,{target:t,props:{card:e.card},context:I(n)});return setTimeout(()=>void m(r),2e3),t}d(()=>{let e=n.lastLines;if(e===i)return;i=e;let t=n.module?.flights;!t||n.moment!==null||r.add(e.map(e=>t(e)).filter(e=>e!==null))}),c(`pointerdown`,u,()=>r.skip()),L()}var Ni=9;function Pi(e,t){for(let t of e.querySelectorAll(`[data-key]`))delete t.dataset.key;[...e.querySelectorAll(t?`[data-keys] [data-lit]`:`[data-lit]`)].slice(0,Ni).forEach((e,t)=>e.dataset.key=String(t+1))}function Fi(e,t){let n=e.querySelector(`[data-key="${t}"]`);return n?.click(),n!==null}function Ii(e){return e instanceof HTMLElement&&e.closest(`input, textarea, select, dialog`)!==null}var Li=l(`<div class="svelte-1mv8zga"><dt><kbd class="kbd svelte-1mv8zga"> </kbd></dt> <dd class="svelte-1mv8zga"> </dd></div>`),Ri=l(`<dl class="svelte-1mv8zga"></dl>`);function zi(e,t){O(t,!0);let n=G(t,`isHelpOpen`,15),r=H(),i=[[`1–9`,`keys-numbers`],[`Enter`,`keys-enter`],[`Esc`,`keys-escape`],[`Ctrl+Z`,`keys-undo`],[`← →`,`keys-arrows`],[`End`,`keys-end`],[`H`,`keys-hint`],[`I`,`keys-card`],[`Tab`,`keys-tab`],[`?`,`keys-help`]];function l(e){Ii(e.target)||e.altKey||e.metaKey||!r.scene||d(e)&&e.preventDefault()}function d(e){if(e.ctrlKey)return e.key.toLowerCase()===`z`&&f();switch(e.key){case`?`:return n(!0);case`Escape`:return m();case`Enter`:return h(e);case`ArrowLeft`:return v(-1);case`ArrowRight`:return r.moment!==null&&v(1);case`End`:return r.moment!==null&&(r.backToNow(),!0);case`h`:return r.canMove&&(r.askHint(),!0);default:return/^[1-9]$/.test(e.key)&&Fi(document,e.key)}}function f(){return r.scene.undo.act&&r.undo(!1),!0}function m(){return r.explanation?r.explanation=null:r.moment&&r.scene.table.status!==`over`?r.backToNow():!r.putBack()&&r.canMove&&r.scene.undo.act&&r.undo(!1),!0}function h(e){return!r.armed||e.target.closest(`.btn`)?!1:(r.confirm(),!0)}function v(e){return r.look(r.plyShown+e),!0}var y=o();c(`keydown`,u,l);var x=C(y),S=e=>{{let t=W(()=>r.say(`keys-title`));tn(e,{get title(){return b(t)},onclose:()=>n(!1),children:(e,t)=>{var n=Ri();a(n,21,()=>i,([e,t])=>e,(e,t)=>{var n=W(()=>j(b(t),2));let i=()=>b(n)[0],a=()=>b(n)[1];var o=Li(),c=w(o),l=T(w(c),!0);A(c);var u=T(_(c,2),!0);A(o),s(e=>{p(l,i()),p(u,e)},[()=>r.say(a())]),g(e,o)}),A(n),g(e,n)},$$slots:{default:!0}})}};z(x,e=>{n()&&e(S)}),g(e,y),L()}var Bi=l(`<p class="svelte-er3av2"><span class="svelte-er3av2"> </span> <button class="tool"><!></button></p>`),Vi=l(`<div class="place svelte-er3av2" role="alert"><!></div>`);function Hi(e,t){O(t,!0);let n=H();d(()=>{if(n.notice===null)return;let e=setTimeout(()=>n.notice=null,7e3);return()=>clearTimeout(e)});var r=Vi(),i=w(r),a=e=>{var t=Bi(),r=w(t),i=T(r,!0),a=_(r,2);D(w(a),{name:`i-x`,class:`ic`}),A(a),A(t),s(e=>{p(i,n.notice),V(a,`aria-label`,e)},[()=>n.say(`close`)]),x(`click`,a,()=>n.notice=null),g(e,t)};z(i,e=>{n.notice!==null&&e(a)}),A(r),g(e,r),L()}n([`click`]);var Ui=l(`<div class="bar sheet svelte-18jg14m"><div class="steps svelte-18jg14m"><button class="btn ghost svelte-18jg14m"><span aria-hidden="true">«</span></button> <button class="btn ghost svelte-18jg14m"><span aria-hidden="true">←</span></button> <button class="btn go svelte-18jg14m"> </button> <button class="btn ghost svelte-18jg14m"><span aria-hidden="true">→</span></button></div> <input type="range" min="0" class="svelte-18jg14m"/> <output class="num svelte-18jg14m"> </output> <p class="said svelte-18jg14m"> </p></div>`);function Wi(e,t){O(t,!0);let n=H(),r=W(()=>n.scene.ply),i=W(()=>n.plyShown),a=K(!1),o=K(null);d(()=>{n.moment===null&&n.look(0)}),d(()=>{if(!b(a))return;if(b(i)>=b(r)){M(a,!1);return}let e=setTimeout(()=>void n.look(b(i)+1),900);return()=>clearTimeout(e)});let c=!1;async function l(e){if(M(o,e,!0),!c){for(c=!0;b(o)!==null&&b(o)!==n.plyShown;){let e=b(o);await n.look(e),b(o)===e&&M(o,null)}M(o,null),c=!1}}function u(){!b(a)&&b(i)>=b(r)&&n.look(0),M(a,!b(a))}var f=Ui(),m=w(f),h=w(m),v=_(h,2),y=_(v,2),S=T(y,!0),C=_(y,2);A(m);var E=_(m,2);U(E);var D=_(E,2),k=T(D),j=T(_(D,2),!0);A(f),s((e,t,n,a,s,c,l)=>{V(h,`aria-label`,e),V(v,`aria-label`,t),p(S,n),V(C,`aria-label`,a),V(E,`max`,b(r)),F(E,b(o)??b(i)),V(E,`aria-label`,s),V(E,`aria-valuetext`,c),p(k,`${b(o)??b(i)??``} / ${b(r)??``}`),p(j,l)},[()=>n.say(`step-first`),()=>n.say(`step-back`),()=>n.say(b(a)?`pause`:`play`),()=>n.say(`step-on`),()=>n.say(`scrubber`),()=>n.say(`past`,{ply:b(i),last:b(r)}),()=>n.linesShown.at(-1)?.text??``]),x(`click`,h,()=>n.look(0)),x(`click`,v,()=>n.look(b(i)-1)),x(`click`,y,u),x(`click`,C,()=>n.look(b(i)+1)),x(`input`,E,e=>l(e.currentTarget.valueAsNumber)),g(e,f),L()}n([`click`,`input`]);var Gi=l(`<button class="plain svelte-13pwep8"><!></button>`),Ki=l(`<li><b class="svelte-13pwep8"> </b> </li>`),qi=l(`<li class="none svelte-13pwep8"> </li>`),Ji=l(`<div class="head svelte-13pwep8"><b class="svelte-13pwep8"> </b> <button class="plain svelte-13pwep8"> </button> <!></div> <ul aria-live="polite" class="svelte-13pwep8"></ul> <form class="svelte-13pwep8"><input maxlength="500" autocomplete="off" class="svelte-13pwep8"/> <button class="btn ghost" type="submit"> </button></form>`,1),Yi=l(`<span class="n svelte-13pwep8"> <span class="vh"> </span></span>`),Xi=l(`<button class="bar-button svelte-13pwep8"><!> <!></button>`),Zi=l(`<button class="bar-button off svelte-13pwep8"><!> </button>`),Qi=l(`<section class="chat svelte-13pwep8"><!></section>`);function $i(t,n){O(n,!0);let r=G(n,`isOpen`,15,!1),i=G(n,`isPinned`,3,!1),o=H(),l=K(``),u=K(e(v())),f=K(void 0),m=W(()=>o.chat.filter(e=>e.number>b(u)).length),h=W(()=>(r()||i())&&J.chat);d(()=>{b(h)&&(M(u,v(),!0),b(f)?.scrollTo(0,b(f).scrollHeight))});function v(){return o.chat.at(-1)?.number??-1}function y(e){let t=e.seat===null?void 0:o.people[e.seat]?.name;return e.name||(t??o.say(`spectator`))}function S(e){e.key===`Escape`&&e.currentTarget.blur()}async function E(e){e.preventDefault();let t=b(l).trim();t!==``&&(M(l,``),(await o.tell({t:`say`,text:t}))?.t===`refused`&&M(l,t,!0))}var j=Qi(),P=w(j),F=e=>{var t=Ji(),n=C(t),u=w(n),d=T(u,!0),m=_(u,2),h=T(m,!0),v=_(m,2),O=e=>{var t=Gi();D(w(t),{name:`i-x`,class:`ic`}),A(t),s(e=>V(t,`aria-label`,e),[()=>o.say(`close`)]),x(`click`,t,()=>r(!1)),g(e,t)};z(v,e=>{i()||e(O)}),A(n);var j=_(n,2);a(j,21,()=>o.chat,e=>e.number,(e,t)=>{var n=Ki(),r=w(n),i=T(r,!0),a=_(r);A(n),s(e=>{k(n,1,ae(b(t).seat===null?``:`o${b(t).seat+1}`),`svelte-13pwep8`),p(i,e),p(a,` ${b(t).text??``}`)},[()=>y(b(t))]),g(e,n)},e=>{var t=qi(),n=T(t,!0);s(e=>p(n,e),[()=>o.say(`chat-none`)]),g(e,t)}),A(j),B(j,e=>M(f,e),()=>b(f));var P=_(j,2),F=w(P);U(F);var I=T(_(F,2),!0);A(P),s((e,t,n,r,i)=>{p(d,e),p(h,t),V(F,`aria-label`,n),V(F,`placeholder`,r),p(I,i)},[()=>o.say(`chat`),()=>o.say(`chat-off`),()=>o.say(`chat-line`),()=>o.say(`chat-line`),()=>o.say(`chat-send`)]),x(`click`,m,()=>Y(`chat`,!1)),c(`submit`,P,E),x(`keydown`,F,S),N(F,()=>b(l),e=>M(l,e)),g(e,t)},I=e=>{var t=Xi(),n=w(t);D(n,{name:`i-chat`,class:`ic`});var i=_(n),a=_(i),c=e=>{var t=Yi(),n=w(t,!0),r=T(_(n),!0);A(t),s(e=>{p(n,b(m)),p(r,e)},[()=>o.say(`chat-unread`)]),g(e,t)};z(a,e=>{b(m)>0&&e(c)}),A(t),s(e=>p(i,`${e??``} `),[()=>o.say(`chat`)]),x(`click`,t,()=>r(!0)),g(e,t)},R=e=>{var t=Zi(),n=w(t);D(n,{name:`i-chat`,class:`ic`});var r=_(n,1,!0);A(t),s(e=>p(r,e),[()=>o.say(`chat-is-off`)]),x(`click`,t,()=>Y(`chat`,!0)),g(e,t)};z(P,e=>{b(h)?e(F):J.chat?e(I,1):e(R,-1)}),A(j),s(e=>V(j,`aria-label`,e),[()=>o.say(`chat`)]),g(t,j),L()}n([`click`,`keydown`]);var ea=l(`<li class="turn"> </li>`),ta=l(`<li><button class="svelte-1srjamk"><time> </time> <!></button></li>`),na=l(`<ol class="log svelte-1srjamk"></ol>`);function ra(e,t){O(t,!0);let n=H(),r,c=W(()=>n.linesShown.length),l=W(()=>n.linesShown.findLastIndex(e=>e.kind!==Ur)),u=W(()=>{let e=0;return n.lines.map(t=>({line:t,turn:t.kind===`began`?++e:null}))});function f(e,t){let r=e.seat!==null&&e.seat===n.home,i=e.seat===null?``:n.people[e.seat]?.name??``;return n.say(`log-turn`,{turn:t,whose:r?`own`:`other`,name:i})}d(()=>{b(c);let e=requestAnimationFrame(()=>r.querySelector(`.now`)?.scrollIntoView({block:`nearest`}));return()=>cancelAnimationFrame(e)});var m=na();a(m,21,()=>b(u),i,(e,t,r)=>{let i=()=>b(t).line,a=()=>b(t).turn;var u=o(),d=C(u),m=e=>{var t=ea(),n=T(t,!0);s(e=>p(n,e),[()=>f(i(),a())]),g(e,t)},h=e=>{var t=ta();let a;var o=w(t),u=w(o),d=T(u,!0);oi(_(u,2),{get text(){return i().text}}),A(o),A(t),s((e,n)=>{a=k(t,1,`line svelte-1srjamk`,null,a,{now:r===b(l),later:r>=b(c)}),V(o,`title`,e),p(d,n)},[()=>n.say(`log-look`),()=>Fn(i().at,J.lang)]),x(`click`,o,()=>n.look(i().ply)),g(e,t)};z(d,e=>{a()===null?e(h,-1):e(m)}),g(e,u)}),A(m),B(m,e=>r=e,()=>r),g(e,m),L()}n([`click`]);var ia=l(`<label class="name svelte-1fwirad"><!><span> </span> <input maxlength="40" class="svelte-1fwirad"/></label>`),aa=l(`<li><!></li>`),oa=l(`<li class="label"> </li>`),sa=l(`<!> <!> <h3 class="svelte-1fwirad"> </h3> <ul class="links svelte-1fwirad"><!> <!> <!> <!></ul> <div class="ways svelte-1fwirad"><button class="btn ghost"> </button> <button class="btn ghost"> <kbd>?</kbd></button> <button class="btn ghost"> </button></div> <p class="label fair svelte-1fwirad"> </p>`,1);function ca(e,t){O(t,!0);let n=H(),r=W(()=>n.scene.table),i=W(()=>n.welcome?.watch_token??null),o=W(()=>n.people.filter(e=>e.is_you)),c=W(()=>n.people.filter(e=>e.token!==null));function l(e,t){b(o).length===1&&Y(`name`,t),n.tell({t:`rename`,seat:e,name:t})}{let u=W(()=>n.say(`menu`));tn(e,{get title(){return b(u)},get onclose(){return t.onclose},children:(e,u)=>{var d=sa(),f=C(d);a(f,17,()=>b(o),e=>e.seat,(e,t)=>{var r=ia(),i=w(r);An(i,{get seat(){return b(t).seat}});var a=_(i),o=T(a,!0),c=_(a,2);U(c),A(r),s(e=>{p(o,e),F(c,b(t).name)},[()=>n.say(`your-name`)]),x(`change`,c,e=>l(b(t).seat,e.currentTarget.value.trim())),g(e,r)});var m=_(f,2);bn(m,{isTable:!0});var h=_(m,2),v=T(h,!0),y=_(h,2),S=w(y);a(S,17,()=>b(c),e=>e.seat,(e,t)=>{var i=aa(),a=w(i);{let e=W(()=>n.say(`link-seat`,{number:b(t).seat+1})),i=W(()=>ve(b(r).id,b(t).token));ui(a,{get label(){return b(e)},get link(){return b(i)}})}A(i),g(e,i)});var E=_(S,2),D=e=>{var t=aa(),a=w(t);{let e=W(()=>n.say(`link-watch`)),t=W(()=>ve(b(r).id,b(i)));ui(a,{get label(){return b(e)},get link(){return b(t)}})}A(t),g(e,t)};z(E,e=>{b(i)&&e(D)});var O=_(E,2),k=e=>{var t=aa(),i=w(t);{let e=W(()=>n.say(`link-replay`)),t=W(()=>`${location.origin}/r/${b(r).id}`);ui(i,{get label(){return b(e)},get link(){return b(t)}})}A(t),g(e,t)};z(O,e=>{b(r).status===`over`&&e(k)});var j=_(O,2),M=e=>{var t=oa(),r=T(t,!0);s(e=>p(r,e),[()=>n.say(`menu-no-links`)]),g(e,t)};z(j,e=>{b(c).length===0&&!b(i)&&b(r).status!==`over`&&e(M)}),A(y);var N=_(y,2),P=w(N),I=T(P,!0),L=_(P,2),R=w(L,!0);te(),A(L);var B=_(L,2),V=T(B,!0);A(N);var H=T(_(N,2),!0);s((e,t,n,r,i)=>{p(v,e),p(I,t),p(R,n),p(V,r),p(H,i)},[()=>n.say(`menu-links`),()=>n.say(`rules`),()=>n.say(`keys-title`),()=>n.say(`leave`),()=>n.say(`menu-rules-version`,{version:b(r).rules_version,edition:b(r).edition})]),x(`click`,P,function(...e){t.onrules?.apply(this,e)}),x(`click`,L,function(...e){t.onhelp?.apply(this,e)}),x(`click`,B,()=>Qt(`/`)),g(e,d)},$$slots:{default:!0}})}L()}n([`change`,`click`]);var la=l(`<span class="label opt watching svelte-bpic0y"> </span>`),ua=l(`<span class="n svelte-bpic0y"> </span>`),da=l(`<button class="tool"><!> <!></button>`),fa=l(`<!> <span role="status"> </span> <button class="tool opt"><!> </button> <!>`,1),pa=l(`<div class="talk svelte-bpic0y"><!><!></div>`),ma=l(`<!> <!>`,1);function ha(t,n){O(n,!0);let r=H(),i=W(()=>r.scene.table),a=K(null),o=K(e(r.chat.length)),c=W(()=>r.say(`rail-${n.isReplay?`replay`:b(i).status}`,{table:b(i).id,turn:r.turn})),l=W(()=>r.link?.state??`connecting`),u=W(()=>r.chat.length-b(o));d(()=>{r.moment!==null&&S(()=>b(a))===`talk`&&M(a,null)});function f(){M(a,`talk`),M(o,r.chat.length,!0)}var m=ma(),h=C(m);En(h,{get where(){return b(i).title},get meta(){return b(c)},onmenu:()=>M(a,`menu`),extra:e=>{var t=fa(),n=C(t),i=e=>{var t=la(),n=T(t,!0);s(e=>p(n,e),[()=>r.say(`spectators`,{count:r.scene.spectators})]),g(e,t)};z(n,e=>{r.scene.spectators>0&&e(i)});var o=_(n,2),c=T(o,!0),d=_(o,2),m=w(d);D(m,{name:`i-book`,class:`ic`});var h=_(m,1,!0);A(d);var v=_(d,2),y=e=>{var t=da(),n=w(t);D(n,{name:`i-chat`,class:`ic`});var i=_(n,2),a=e=>{var t=ua(),n=T(t,!0);s(()=>p(n,b(u))),g(e,t)};z(i,e=>{b(u)>0&&e(a)}),A(t),s(e=>V(t,`aria-label`,e),[()=>r.say(`log-and-chat`)]),x(`click`,t,f),g(e,t)};z(v,e=>{r.isPhone&&e(y)}),s((e,t)=>{k(o,1,`conn ${b(l)??``}`,`svelte-bpic0y`),V(o,`data-connection`,b(l)),p(c,e),p(h,t)},[()=>r.say(`connection-${b(l)}`),()=>r.say(`rules`)]),x(`click`,d,()=>M(a,`rules`)),g(e,t)},$$slots:{extra:!0}});var v=_(h,2),y=e=>{ca(e,{onclose:()=>M(a,null),onhelp:()=>{M(a,null),n.onhelp()},onrules:()=>M(a,`rules`)})},E=e=>{{let t=W(()=>r.say(`rules`));tn(e,{get title(){return b(t)},wide:!0,onclose:()=>M(a,null),children:(e,t)=>{zr(e,{get game(){return b(i).game},onclause:e=>r.openClause=e})},$$slots:{default:!0}})}},j=e=>{{let t=W(()=>r.say(`log-and-chat`));tn(e,{get title(){return b(t)},onclose:()=>M(a,null),children:(e,t)=>{var n=pa(),r=w(n);ra(r,{}),$i(_(r),{isPinned:!0}),A(n),g(e,n)},$$slots:{default:!0}})}};z(v,e=>{b(a)===`menu`?e(y):b(a)===`rules`?e(E,1):b(a)===`talk`&&e(j,2)}),g(t,m),L()}n([`click`]);var ga=l(`<button class="btn ghost svelte-1bn96s7"><!><span class="aside svelte-1bn96s7"> </span></button>`),_a=l(`<button data-lit=""><span class="text svelte-1bn96s7"> </span></button>`),va=l(`<button class="clause svelte-1bn96s7"> </button>`),ya=l(`<small class="hint svelte-1bn96s7"><b class="svelte-1bn96s7"> </b> </small>`),ba=l(`<small><!></small>`),xa=l(`<div class="choices svelte-1bn96s7" data-keys=""><!></div>`),Sa=l(`<button class="btn ghost svelte-1bn96s7" data-hint=""><!><span class="aside svelte-1bn96s7"> </span></button>`),Ca=l(`<button class="btn ghost svelte-1bn96s7"><!> <kbd class="svelte-1bn96s7">Esc</kbd></button>`),wa=l(`<!> <!>`,1),Ta=l(`<button class="btn go svelte-1bn96s7" data-confirm=""> <kbd class="svelte-1bn96s7">Enter</kbd></button>`),Ea=l(`<div data-bar="mine"><!> <div class="say svelte-1bn96s7"><span role="status"> </span> <!> <!></div> <!> <div class="do svelte-1bn96s7"><!> <!> <!> <!> <!></div></div>`),Da=l(`<time class="num svelte-1bn96s7"> </time>`),Oa=l(`<button class="btn go svelte-1bn96s7"> </button>`),ka=l(`<div class="bar sheet waiting svelte-1bn96s7" data-bar="waiting"><!> <p class="say svelte-1bn96s7" role="status"> </p> <!> <div class="do svelte-1bn96s7"><!></div></div>`);function Aa(e,t){O(t,!0);let n=(e,t=q,n=q,r=q,i=q)=>{var a=ga(),o=w(a);D(o,{get name(){return r()}});var u=T(_(o),!0);A(a),s(()=>{V(a,`data-undo`,n()?`turn`:`act`),V(a,`title`,t()?i():void 0),V(a,`aria-disabled`,!t()),p(u,i())}),x(`click`,a,e=>t()?l.undo(n()):N(e,!1)),c(`mouseenter`,a,e=>N(e,t())),c(`focus`,a,e=>N(e,t())),c(`mouseleave`,a,e=>l.explained(e.currentTarget)),c(`blur`,a,e=>l.explained(e.currentTarget)),g(e,a)},i=e=>{var t=o();a(C(t),17,()=>b(h),e=>e.code,(e,t)=>{var n=_a();let r;var i=T(w(n),!0);A(n),s(e=>{r=k(n,1,e,`svelte-1bn96s7`,r,{"is-hinted":l.hint?.code===b(t).code}),p(i,b(t).text)},[()=>ae([`btn`,M(b(t))?`go`:`ghost`])]),x(`click`,n,()=>l.offer(b(t))),g(e,n)}),g(e,t)},l=H(),u=W(()=>l.scene),d=W(()=>l.isMine),f=W(()=>b(u).table.status===`over`),m=W(()=>l.moves.filter(e=>!l.module.placed(e))),h=W(()=>l.pickedMoves.length>0?l.pickedMoves:l.armed?[]:b(m)),v=W(()=>b(h).length>4),y=W(()=>Math.max(0,Mn()+l.skew-(l.lines.at(-1)?.at??b(u).at))),S=W(()=>l.module.BarDetail),E=W(()=>l.module.BarActions),j=W(()=>b(d)&&J.hints&&b(u).table.hints);function M(e){let t=l.moves.length===1;return l.pickedMoves.length===0&&(t||l.module.commits?.(e)===!0)}function N(e,t){!t&&b(u).undo.why&&l.explainText(e.currentTarget,b(u).undo.why)}var P=o(),F=C(P),I=e=>{var t=Ea();let a;var c=w(t);D(c,{name:`sema-clear`,class:`sig`});var d=_(c,2),f=w(d),m=T(f,!0),y=_(f,2),O=e=>{var t=va(),n=T(t,!0);s(e=>{V(t,`data-rule`,b(u).clause),V(t,`title`,e),p(n,b(u).clause)},[()=>l.say(`clause`,{number:b(u).clause})]),x(`click`,t,()=>l.openClause=b(u).clause),g(e,t)};z(y,e=>{b(u).clause&&e(O)});var M=_(y,2),N=e=>{var t=ya(),n=w(t),r=T(n),i=_(n);A(t),s(()=>{p(r,`${l.hint.text??``}.`),p(i,` ${l.hint.reason??``}`)}),g(e,t)},P=e=>{var t=ba();r(w(t),()=>b(S),(e,t)=>{t(e,{})}),A(t),g(e,t)};z(M,e=>{l.hint?e(N):b(S)&&e(P,1)}),A(d);var F=_(d,2),I=e=>{var t=xa();i(w(t)),A(t),g(e,t)};z(F,e=>{b(v)&&e(I)});var L=_(F,2),R=w(L),B=e=>{var t=o();r(C(t),()=>b(E),(e,t)=>{t(e,{})}),g(e,t)};z(R,e=>{b(E)&&e(B)});var H=_(R,2),ee=e=>{i(e)};z(H,e=>{b(v)||e(ee)});var U=_(H,2),G=e=>{var t=Sa(),n=w(t);D(n,{name:`i-star`});var r=T(_(n),!0);A(t),s((e,n)=>{V(t,`title`,e),p(r,n)},[()=>l.say(`hint`),()=>l.say(`hint`)]),x(`click`,t,()=>l.askHint()),g(e,t)};z(U,e=>{b(j)&&e(G)});var ne=_(U,2),K=e=>{var t=Ca(),n=w(t);D(n,{name:`i-x`});var r=_(n,1,!0);te(),A(t),s(e=>p(r,e),[()=>l.say(`put-back`)]),x(`click`,t,()=>l.putBack()),g(e,t)},q=e=>{var t=wa(),r=C(t);{let e=W(()=>l.say(`undo`));n(r,()=>b(u).undo.act,()=>!1,()=>`i-undo`,()=>b(e))}var i=_(r,2),a=e=>{{let t=W(()=>l.say(`start-over`));n(e,()=>!0,()=>!0,()=>`i-reset`,()=>b(t))}};z(i,e=>{b(u).undo.turn&&e(a)}),g(e,t)};z(ne,e=>{l.armed||l.pickedMoves.length>0?e(K):e(q,-1)});var re=_(ne,2),ie=e=>{var t=Ta(),n=w(t,!0);te(),A(t),s(e=>p(n,e),[()=>l.say(`confirm-move`)]),x(`click`,t,()=>l.confirm()),g(e,t)};z(re,e=>{l.armed&&e(ie)}),A(L),A(t),s(()=>{a=k(t,1,`bar enamel svelte-1bn96s7`,null,a,{many:b(v),crowded:b(h).length>1}),V(t,`data-picked`,l.pickedMoves.length>0?``:void 0),p(m,l.armed?l.armed.text:b(u).question),V(L,`data-keys`,b(v)?void 0:``)}),g(e,t)},R=e=>{var r=ka(),i=w(r);{let e=W(()=>b(f)?`sema-clear`:`sema-stop`);D(i,{get name(){return b(e)},class:`sig`})}var a=_(i,2),o=T(a,!0),c=_(a,2),d=e=>{var t=Da(),n=T(t,!0);s(e=>p(n,e),[()=>Pn(b(y))]),g(e,t)};z(c,e=>{!b(f)&&b(y)>5&&e(d)});var m=_(c,2),h=w(m),v=e=>{var n=Oa(),r=T(n,!0);s(e=>p(r,e),[()=>l.say(`show-results`)]),x(`click`,n,function(...e){t.onresults?.apply(this,e)}),g(e,n)},S=e=>{{let t=W(()=>l.say(`undo`));n(e,()=>!0,()=>!1,()=>`i-undo`,()=>b(t))}};z(h,e=>{b(f)?e(v):l.isPlayer&&b(u).undo.act&&e(S,1)}),A(m),A(r),s(()=>p(o,b(f)?b(u).ending?.text??b(u).question:b(u).question)),g(e,r)};z(F,e=>{b(d)?e(I):e(R,-1)}),g(e,P),L()}n([`click`]);var ja=l(`<p class="vh" aria-live="polite"> </p>`);function Ma(e,t){O(t,!0);let n=H(),r=W(()=>n.lastLines.filter(e=>e.kind!==Ur));var i=ja(),a=T(i,!0);s(e=>p(a,e),[()=>b(r).map(e=>e.text).join(` `)]),g(e,i),L()}var Na=l(`<div class="middle svelte-m8uwa4"><!></div>`);function Pa(e,t){O(t,!0);let n=H(),i=W(()=>n.module.Card);var a=o(),s=C(a),c=e=>{{let t=W(()=>n.say(`card`));tn(e,{get title(){return b(t)},onclose:()=>n.enlarge(null),children:(e,t)=>{var a=Na();r(w(a),()=>b(i),(e,t)=>{t(e,{get card(){return n.enlarged},big:!0})}),A(a),g(e,a)},$$slots:{default:!0}})}};z(s,e=>{n.enlarged!==null&&e(c)}),g(e,a),L()}var Fa=l(`<small class="svelte-g7tmpt"> </small>`),Ia=l(`<div class="bar sheet past-bar svelte-g7tmpt" data-bar="past"><!> <p class="say svelte-g7tmpt" role="status"> <!></p> <div class="do"><button class="btn ghost"><span aria-hidden="true">←</span></button> <button class="btn ghost"><span aria-hidden="true">→</span></button> <button class="btn go"> </button></div></div>`);function La(e,t){O(t,!0);let n=H(),r=W(()=>n.plyShown),i=W(()=>n.scene.ply);var a=Ia(),o=w(a);D(o,{name:`i-clock`,class:`ic`});var c=_(o,2),l=w(c),u=_(l),d=e=>{var t=Fa(),r=T(t,!0);s(e=>p(r,e),[()=>n.say(`past-your-turn`)]),g(e,t)};z(u,e=>{n.isMine&&e(d)}),A(c);var f=_(c,2),m=w(f),h=_(m,2),v=_(h,2),y=T(v,!0);A(f),A(a),s((e,t,n,a)=>{p(l,`${e??``} `),m.disabled=b(r)<=0,V(m,`aria-label`,t),h.disabled=b(r)>=b(i),V(h,`aria-label`,n),p(y,a)},[()=>n.say(`past`,{ply:b(r),last:b(i)}),()=>n.say(`step-back`),()=>n.say(`step-on`),()=>n.say(`back-to-now`)]),x(`click`,m,()=>n.look(b(r)-1)),x(`click`,h,()=>n.look(b(r)+1)),x(`click`,v,()=>n.backToNow()),g(e,a),L()}n([`click`]);var Ra=l(`<span class="bot svelte-awhnpt"><!><span class="vh"> </span></span>`),za=l(`<span class="turn svelte-awhnpt"><!><span class="vh"> </span></span>`),Ba=l(`<button class="mini svelte-awhnpt"><!><span class="svelte-awhnpt"> </span></button>`),Va=l(`<button class="mini gone svelte-awhnpt"><!><span class="svelte-awhnpt"> </span></button>`),Ha=l(`<span class="label away svelte-awhnpt"> </span>`),Ua=l(`<span class="label svelte-awhnpt"> </span>`),Wa=l(`<time> </time>`),Ga=l(`<header class="seat-head svelte-awhnpt"><!> <h2 class="svelte-awhnpt"><span class="who svelte-awhnpt"> </span> <!></h2> <!> <span class="end svelte-awhnpt"><!> <!></span></header>`);function Ka(e,t){O(t,!0);let n=H(),r=W(()=>n.people[t.seat]),i=W(()=>n.view.seat===t.seat),a=W(()=>n.scene?Nn(n.scene,t.seat,n.skew):null),o=W(()=>!n.isReplay&&b(r).kind===`person`&&!b(r).is_here&&!b(r).is_stood_in),c=W(()=>b(o)&&!b(r).is_you&&n.isPlayer&&n.scene?.table.status===`playing`);var l=Ga(),u=w(l);An(u,{get seat(){return t.seat}});var d=_(u,2),f=w(d),m=T(f,!0),h=_(f,2),v=e=>{var t=Ra(),r=w(t);D(r,{name:`i-bot`});var i=T(_(r),!0);A(t),s((e,n)=>{V(t,`title`,e),p(i,n)},[()=>n.say(`seat-bot`),()=>n.say(`seat-bot`)]),g(e,t)};z(h,e=>{(b(r).kind===`bot`||b(r).is_stood_in)&&e(v)}),A(d);var y=_(d,2),S=e=>{var t=za(),r=w(t);D(r,{name:`sema-clear`,class:`sg`});var i=T(_(r),!0);A(t),s(e=>p(i,e),[()=>n.say(`seat-deciding`)]),g(e,t)};z(y,e=>{b(i)&&e(S)});var C=_(y,2),E=w(C),j=e=>{var r=Ba(),i=w(r);D(i,{name:`i-person`});var a=T(_(i),!0);A(r),s(e=>p(a,e),[()=>n.say(`seat-take-back`)]),x(`click`,r,()=>n.tell({t:`stand_in`,seat:t.seat,on:!1})),g(e,r)},M=e=>{var r=Va(),i=w(r);D(i,{name:`i-bot`});var a=T(_(i),!0);A(r),s((e,t)=>{V(r,`title`,e),p(a,t)},[()=>n.say(`seat-away`),()=>n.say(`seat-stand-in`)]),x(`click`,r,()=>n.tell({t:`stand_in`,seat:t.seat,on:!0})),g(e,r)},N=e=>{var t=Ha(),r=T(t,!0);s(e=>p(r,e),[()=>n.say(`seat-away`)]),g(e,t)},P=e=>{var t=Ua(),i=T(t,!0);s(e=>p(i,e),[()=>n.say(`level-${b(r).level}`)]),g(e,t)};z(E,e=>{b(r).is_stood_in&&b(r).is_you?e(j):b(c)?e(M,1):b(o)?e(N,2):b(r).level&&e(P,3)});var F=_(E,2),I=e=>{var t=Wa();let n;var r=T(t,!0);s(e=>{n=k(t,1,`num svelte-awhnpt`,null,n,{short:b(a)<20}),p(r,e)},[()=>Pn(b(a))]),g(e,t)};z(F,e=>{b(a)!==null&&e(I)}),A(C),A(l),s(e=>{V(f,`title`,b(r).name),p(m,e)},[()=>b(r).is_you&&n.home===t.seat?n.say(`you`):b(r).name]),g(e,l),L()}n([`click`]);var qa=l(`<section><!> <!></section>`),Ja=l(`<aside class="seats svelte-a590k0" tabindex="0"></aside>`);function Ya(e,t){O(t,!0);let n=H(),i=W(()=>{let e=n.people.map(e=>e.seat),t=n.home;return t===null?e:[...e.slice(t+1),...e.slice(0,t+1)]});var o=Ja();a(o,20,()=>b(i),e=>e,(e,t)=>{let i=W(()=>n.module.SeatPanel);var a=qa();let o;var c=w(a);Ka(c,{get seat(){return t}}),r(_(c,2),()=>b(i),(e,n)=>{n(e,{get seat(){return t}})}),A(a),s(()=>{o=k(a,1,`seat sheet o${t+1}`,`svelte-a590k0`,o,{me:t===n.home,on:t===n.view.seat}),V(a,`data-at`,`seat:${t??``}`)}),g(e,a)}),A(o),s(e=>V(o,`aria-label`,e),[()=>n.say(`seats`)]),g(e,o),L()}var Xa=l(`<aside class="side svelte-10dmedb"><!> <section class="logp sheet svelte-10dmedb"><h3 class="svelte-10dmedb"> <span class="label"> </span></h3> <!> <!></section></aside>`);function Za(e,t){O(t,!0);let n=H(),i=W(()=>n.module.Side),a=K(!1);var c=Xa(),l=w(c),u=e=>{var t=o();r(C(t),()=>b(i),(e,t)=>{t(e,{})}),g(e,t)};z(l,e=>{b(i)&&!n.isPhone&&e(u)});var d=_(l,2),f=w(d),m=w(f),h=T(_(m),!0);A(f);var v=_(f,2);ra(v,{}),$i(_(v,2),{get isOpen(){return b(a)},set isOpen(e){M(a,e,!0)}}),A(d),A(c),s((e,t,n)=>{V(c,`aria-label`,e),p(m,`${t??``} `),p(h,n)},[()=>n.say(`log`),()=>n.say(`log`),()=>n.say(`turn-number`,{turn:n.turn})]),g(e,c),L()}var Qa=l(`<button class="clause svelte-jlkwpm"> </button> `,1),$a=l(`<div><span role="status"> </span> <!></div>`);function eo(e,t){O(t,!0);let n=/\s*\(((?:[A-Z]{2,4}-[A-Z0-9-]+(?:, )?)+)\)/,r=H(),i=W(()=>r.explanation?.text?r.explanation:null),l=W(()=>b(i)?.text?.match(n)?.[1]?.split(`, `)??(b(i)?.clause?[b(i).clause]:[])),u=W(()=>{if(!b(i))return null;let e=b(i).place.getBoundingClientRect(),t=Math.max(8,Math.min(e.left+e.width/2-28,innerWidth-240-8)),n=e.top<120;return{left:t,isBelow:n,y:n?e.bottom+10:innerHeight-e.top+10}});var d=o(),f=C(d),m=e=>{var t=$a();let o;var d=w(t),f=T(d,!0);a(_(d,2),16,()=>b(l),e=>e,(e,t)=>{var n=Qa(),i=C(n),a=T(i,!0),o=_(i,1,!0);o.nodeValue=` `,s(()=>p(a,t)),x(`click`,i,()=>r.openClause=t),g(e,n)}),A(t),s(e=>{o=k(t,1,`why svelte-jlkwpm`,null,o,{below:b(u).isBelow}),oe(t,`left:${b(u).left??``}px;${b(u).isBelow?`top`:`bottom`}:${b(u).y??``}px`),p(f,e)},[()=>b(i).text?.replace(n,``)]),c(`mouseenter`,t,()=>r.keepExplanation()),c(`mouseleave`,t,()=>r.explained(b(i).place)),g(e,t)};z(f,e=>{b(i)&&b(u)&&e(m)}),g(e,d),L()}n([`click`]);var to=l(`<div><!> <!> <main><!> <!></main> <section class="play svelte-1cmkhax"><!> <div class="hand-place"><!></div></section> <!> <!></div> <!> <!>`,1);function no(e,t){O(t,!0);let n=H(),i=W(()=>n.module),a=W(()=>b(i).seats===`left`||n.isPhone),c;d(()=>{let e=0,t=n.pickedMoves.length>0,r=()=>{cancelAnimationFrame(e),e=requestAnimationFrame(()=>Pi(c,t))};r();let i=new MutationObserver(r);return i.observe(c,{subtree:!0,childList:!0,attributes:!0,attributeFilter:[`data-lit`]}),()=>{i.disconnect(),cancelAnimationFrame(e)}});var l=to(),u=C(l),f=w(u);ie(f,()=>t.top);var p=_(f,2),m=e=>{Ya(e,{})};z(p,e=>{b(a)&&e(m)});var h=_(p,2);let v;var y=w(h);r(y,()=>b(i).Board,(e,t)=>{t(e,{})});var x=_(y,2),S=e=>{var t=o();r(C(t),()=>b(i).Side,(e,t)=>{t(e,{})}),g(e,t)};z(x,e=>{n.isPhone&&b(i).Side&&e(S)}),A(h);var T=_(h,2),E=w(T),D=e=>{var n=o();ie(C(n),()=>t.below),g(e,n)},j=e=>{La(e,{})},M=e=>{Aa(e,{get onresults(){return t.onresults}})};z(E,e=>{t.below?e(D):n.moment===null?e(M,-1):e(j,1)});var N=_(E,2);r(w(N),()=>b(i).Hand,(e,t)=>{t(e,{})}),A(N),A(T);var P=_(T,2),F=e=>{Za(e,{})};z(P,e=>{n.isPhone||e(F)}),Ma(_(P,2),{}),A(u),B(u,e=>c=e,()=>c);var I=_(u,2);eo(I,{}),Pa(_(I,2),{}),s(e=>{k(u,1,`table seats-${b(i).seats??``}`,`svelte-1cmkhax`),V(u,`data-act`,n.scene?.act),v=k(h,1,`board svelte-1cmkhax`,null,v,{past:n.moment!==null&&!t.below}),V(T,`aria-label`,e)},[()=>n.say(`play-area`)]),g(e,l),L()}var ro=l(`<input maxlength="40" class="svelte-4sqm5a"/>`),io=l(`<b class="svelte-4sqm5a"> </b>`),ao=l(`<button class="lnk"><!> </button>`),oo=l(`<button class="lnk"> </button>`),so=l(`<span> </span>`),co=l(`<li class="svelte-4sqm5a"><!> <span class="sn svelte-4sqm5a"><!> <small class="svelte-4sqm5a"> </small></span> <span class="acts svelte-4sqm5a"><!> <!></span></li>`),lo=l(`<button class="btn go svelte-4sqm5a"> </button> <span class="label"> </span>`,1),uo=l(`<p role="status"> </p>`),fo=l(`<div class="talk svelte-4sqm5a"><!></div>`),po=l(`<!> <main class="svelte-4sqm5a"><div class="poster svelte-4sqm5a"><!></div> <section class="sheet svelte-4sqm5a"><h2 class="svelte-4sqm5a"> </h2> <ul></ul> <div class="start svelte-4sqm5a"><!></div> <!> <!></section></main>`,1);function mo(e,t){O(t,!0);let n=H(),i=W(()=>n.scene.table),o=W(()=>n.welcome?.is_host??!1),c=W(()=>n.welcome?.watch_token??null),l=W(()=>n.module.Poster),u=W(()=>n.people.some(e=>e.kind===`open`));function d(e,t){Y(`name`,t),n.tell({t:`rename`,seat:e,name:t})}function f(e,t){n.tell({t:`set_seat`,seat:e.seat,kind:t,level:e.level??`greedy`})}var m=po(),h=C(m);ie(h,()=>t.top);var v=_(h,2),y=w(v);r(w(y),()=>b(l),(e,t)=>{t(e,{})}),A(y);var S=_(y,2),E=w(S),j=T(E,!0),M=_(E,2);a(M,21,()=>n.people,e=>e.seat,(e,t)=>{var r=co(),a=w(r);An(a,{get seat(){return b(t).seat}});var c=_(a,2),l=w(c),u=e=>{var r=ro();U(r),s(e=>{F(r,b(t).name),V(r,`aria-label`,e)},[()=>n.say(`your-name`)]),x(`change`,r,e=>d(b(t).seat,e.currentTarget.value.trim())),g(e,r)},m=e=>{var n=io(),r=T(n,!0);s(()=>p(r,b(t).name)),g(e,n)};z(l,e=>{b(t).is_you?e(u):e(m,-1)});var h=T(_(l,2),!0);A(c);var v=_(c,2),y=w(v),S=e=>{{let r=W(()=>n.say(`link-seat`,{number:b(t).seat+1})),a=W(()=>ve(b(i).id,b(t).token));ui(e,{small:!0,get label(){return b(r)},get link(){return b(a)}})}};z(y,e=>{b(t).token&&e(S)});var C=_(y,2),E=e=>{var r=ao(),i=w(r);D(i,{name:`i-bot`});var a=_(i,1,!0);A(r),s(e=>p(a,e),[()=>n.say(`make-bot`)]),x(`click`,r,()=>f(b(t),`bot`)),g(e,r)},O=e=>{var r=oo(),i=T(r,!0);s(e=>p(i,e),[()=>n.say(`make-open`)]),x(`click`,r,()=>f(b(t),`open`)),g(e,r)},j=e=>{var r=so();let i;var a=T(r,!0);s(e=>{i=k(r,1,`conn svelte-4sqm5a`,null,i,{gone:!b(t).is_here}),p(a,e)},[()=>n.say(b(t).is_here?`here`:`seat-away`)]),g(e,r)};z(C,e=>{b(o)&&b(t).kind===`open`?e(E):b(o)&&b(t).kind===`bot`?e(O,1):b(t).kind===`person`&&e(j,2)}),A(v),A(r),s(e=>p(h,e),[()=>n.say(`waiting-${b(t).is_you?`you`:b(t).kind}`)]),g(e,r)}),A(M);var N=_(M,2),P=w(N),I=e=>{var t=lo(),r=C(t),a=T(r,!0),o=T(_(r,2),!0);s((e,t)=>{p(a,e),p(o,t)},[()=>n.say(`start-game`,{game:b(i).title}),()=>b(u)?n.say(`start-open-seats`):``]),x(`click`,r,()=>n.tell({t:`start`})),g(e,t)},R=e=>{var t=uo(),r=T(t,!0);s(e=>p(r,e),[()=>n.say(`waiting-for-host`)]),g(e,t)};z(P,e=>{b(o)?e(I):e(R,-1)}),A(N);var B=_(N,2),ee=e=>{{let t=W(()=>n.say(`link-watch`)),r=W(()=>ve(b(i).id,b(c)));ui(e,{get label(){return b(t)},get link(){return b(r)}})}};z(B,e=>{b(c)&&e(ee)});var G=_(B,2),te=e=>{var t=fo();$i(w(t),{isPinned:!0}),A(t),g(e,t)};z(G,e=>{J.chat&&e(te)}),A(S),A(v),s(e=>p(j,e),[()=>n.say(`waiting-title`,{game:b(i).title})]),g(e,m),L()}n([`change`,`click`]);var ho=e=>{Wi(e,{})},go=l(`<p class="wait svelte-1d129o7" role="status"> </p>`),_o=l(`<!> <!>`,1),vo=l(`<!> <!> <!> <!>`,1);function yo(e,t){O(t,!0);let n=e=>{ha(e,{get isReplay(){return t.isReplay},onhelp:()=>M(a,!0)})},r=new Gr;r.isReplay=S(()=>t.isReplay),ne(r),gn(r);let i=K(!1),a=K(!1),o=W(()=>r.scene?.table.status),c=W(()=>r.scene?.table.game),l=W(()=>b(o)===`over`&&!t.isReplay&&!b(i)&&r.moment===null);d(()=>Hr(r)),d(()=>{_e(t.table);let e=new Zn(()=>({t:`hello`,table:t.table,tokens:me(t.table).slice(-6),lang:J.lang,name:J.name}),r);r.link=e;let n=()=>document.hidden||e.hurry();return addEventListener(`online`,n),document.addEventListener(`visibilitychange`,n),()=>{removeEventListener(`online`,n),document.removeEventListener(`visibilitychange`,n),e.shut()}});let u=null;d(()=>{let e=J.lang;u!==null&&u!==e&&r.link?.ask({t:`language`,lang:e}),u=e}),d(()=>{let[e,t]=[b(c),J.lang];if(e===void 0)return;let n=!0;return Kt(()=>Promise.all([fr(e),Jt.catalogue(e,t)]),()=>n).then(e=>{e&&n&&([r.module,r.catalogue]=e)}),()=>{n=!1}});var f=vo(),m=C(f),h=e=>{Jr(e,{get text(){return r.closed}})},v=e=>{var t=go(),n=T(t,!0);s(e=>p(n,e),[()=>Q(r.link?.state===`lost`?`connection-lost`:`connection-connecting`)]),g(e,t)},y=e=>{mo(e,{get top(){return n}})},x=e=>{Xr(e,{})},w=e=>{Ei(e,{get top(){return n},onboard:()=>M(i,!0)})},E=e=>{var r=_o(),a=C(r);{let e=W(()=>t.isReplay&&b(o)===`over`?ho:void 0);no(a,{get top(){return n},get below(){return b(e)},onresults:()=>M(i,!1)})}Mi(_(a,2),{}),g(e,r)};z(m,e=>{r.closed===null?!r.scene||!r.module||!r.catalogue?e(v,1):b(o)===`gathering`?e(y,2):r.isCovered?e(x,3):b(l)?e(w,4):e(E,-1):e(h)});var D=_(m,2);zi(D,{get isHelpOpen(){return b(a)},set isHelpOpen(e){M(a,e,!0)}});var k=_(D,2);Kr(k,{}),Hi(_(k,2),{}),g(e,f),L()}function bo(e,t){O(t,!0);let n=W(Zt);function r(e){document.documentElement.dataset.by=e.type===`keydown`?`keys`:`pointer`}var i=o();c(`keydown`,u,r),c(`pointerdown`,u,r);var a=C(i),s=e=>{kr(e,{})},l=e=>{Vr(e,{get game(){return b(n).game}})},d=e=>{var t=o();h(C(t),()=>b(n).table+b(n).at,e=>{{let t=W(()=>b(n).at===`replay`);yo(e,{get table(){return b(n).table},get isReplay(){return b(t)}})}}),g(e,t)};z(a,e=>{b(n).at===`lobby`?e(s):b(n).at===`rules`?e(l,1):e(d,-1)}),g(e,i),L()}de(),R(bo,{target:document.getElementById(`app`)});export{Q as a,$ as i,An as n,ce as o,On as r,le as s,Ka as t};