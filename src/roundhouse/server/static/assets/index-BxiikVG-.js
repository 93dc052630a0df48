const __vite__mapDeps=(i,m=__vite__mapDeps,d=(m.f||(m.f=["assets/continental_express-C6uYjUW3.js","assets/context-pbM9xhtC.js","assets/PosterFrame-DTsz6wUr.js","assets/PosterFrame-Se96rs_r.css","assets/Tabs-C8NA5DhT.js","assets/Tabs-BDv2nkYQ.css","assets/continental_express-Ber9QZfm.css","assets/isle_of_trains-DJC_jqOq.js","assets/Fan-B9EkKQwU.js","assets/Fan-mezEVZNF.css","assets/breakable-DrVugP6J.js","assets/isle_of_trains-BhxPoJXO.css","assets/ticket_cards-ECczXghb.js","assets/ticket_cards-CdarsHon.css","assets/traffic-Cle3c9Gh.js","assets/traffic-B1IZLS9n.css"])))=>i.map(i=>d[i]);
import{$ as e,A as t,B as n,C as r,D as i,E as a,F as o,G as s,H as c,I as l,J as u,K as d,L as f,M as p,N as m,O as h,P as g,Q as _,R as v,S as y,T as b,U as x,V as S,W as C,X as w,Y as T,Z as E,_ as D,a as O,at as k,b as A,c as j,ct as M,d as N,f as P,g as F,h as I,i as ee,it as L,j as R,k as te,lt as ne,m as re,n as z,nt as B,o as V,ot as H,p as U,q as W,rt as G,t as ie,tt as K,v as ae,w as oe,y as q,z as J}from"./context-pbM9xhtC.js";(function(){let e=document.createElement(`link`).relList;if(e&&e.supports&&e.supports(`modulepreload`))return;for(let e of document.querySelectorAll(`link[rel="modulepreload"]`))n(e);new MutationObserver(e=>{for(let t of e)if(t.type===`childList`)for(let e of t.addedNodes)e.tagName===`LINK`&&e.rel===`modulepreload`&&n(e)}).observe(document,{childList:!0,subtree:!0});function t(e){let t={};return e.integrity&&(t.integrity=e.integrity),e.referrerPolicy&&(t.referrerPolicy=e.referrerPolicy),e.crossOrigin===`use-credentials`?t.credentials=`include`:e.crossOrigin===`anonymous`?t.credentials=`omit`:t.credentials=`same-origin`,t}function n(e){if(e.ep)return;e.ep=!0;let n=t(e);fetch(e.href,n)}})();function se(e,t){try{let n=localStorage.getItem(`roundhouse.${e}`);return n===null?t:JSON.parse(n)}catch{return t}}function ce(e,t){try{localStorage.setItem(`roundhouse.${e}`,JSON.stringify(t))}catch{}}function le(){for(let e of navigator.languages??[]){let t=e.slice(0,2).toLowerCase();if(t===`en`||t===`uk`||t===`ru`)return t}return`en`}var Y=E({lang:le(),theme:`system`,motion:`normal`,confirm:`game`,sound:!0,chat:!0,hints:!0,notify:!1,name:``,...se(`settings`,{})});function X(e,t){Y[e]=t,ce(`settings`,L(Y)),ue()}function ue(){let e=document.documentElement;e.lang=Y.lang,Y.theme===`system`?delete e.dataset.theme:e.dataset.theme=Y.theme,e.style.setProperty(`--speed`,String(de()))}function de(){return Y.motion===`off`||matchMedia(`(prefers-reduced-motion: reduce)`).matches?0:Y.motion===`fast`?.45:1}function fe(){return se(`seats`,[])}function pe(e){return fe().filter(t=>t.table===e).map(e=>e.token)}function me(){return fe().map(e=>e.token)}function he(e,...t){let n=fe(),r=t.filter(e=>!n.some(t=>t.token===e));ce(`seats`,[...n,...r.map(t=>({table:e,token:t}))].slice(-100))}function ge(e){let t=location.hash.slice(1);/^[A-Za-z0-9_-]{16,64}$/.test(t)&&he(e,t),location.hash&&history.replaceState(history.state,``,location.pathname+location.search)}function _e(e,t){return`${location.origin}/t/${e}#${t}`}var ve=`# Everything the shell of the browser table says.  The same names in every language.

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
hand = Ваши карты
hand-empty = У вас нет карт.
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
hand = Ваші карти
hand-empty = У вас немає карт.
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
`,we=`# What the board of Isle of Trains says.

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
part-total = Total
`,Te=`# What the board of Isle of Trains says.

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
part-total = Всего
`,Ee=`# What the board of Isle of Trains says.

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
part-total = Усього
`,De=`# What the board of the card game says.

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
part-total = Total
`,Oe=`# What the board of the card game says.

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
part-total = Итого
`,ke=`# What the board of the card game says.

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
part-total = Разом
`,Ae=`# What the board of Traffic says.

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
`,je=`# What the board of Traffic says.

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
`,Me=`# What the board of Traffic says.

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
`,Ne=class{constructor(e){this.value=e}valueOf(){return this.value}},Z=class extends Ne{constructor(e=`???`){super(e)}toString(e){return`{${this.value}}`}},Pe=class extends Ne{constructor(e,t={}){super(e),this.opts=t}toString(e){if(e)try{return e.memoizeIntlObject(Intl.NumberFormat,this.opts).format(this.value)}catch(t){e.reportError(t)}return this.value.toString(10)}},Fe=class e extends Ne{static supportsValue(t){if(typeof t==`number`||t instanceof Date)return!0;if(t instanceof Ne)return e.supportsValue(t.valueOf());if(`Temporal`in globalThis){let e=globalThis.Temporal;if(t instanceof e.Instant||t instanceof e.PlainDateTime||t instanceof e.PlainDate||t instanceof e.PlainMonthDay||t instanceof e.PlainTime||t instanceof e.PlainYearMonth)return!0}return!1}constructor(t,n={}){t instanceof e?(n={...t.opts,...n},t=t.value):t instanceof Ne&&(t=t.valueOf()),typeof t==`object`&&`calendarId`in t&&n.calendar===void 0&&(n={...n,calendar:t.calendarId}),super(t),this.opts=n}[Symbol.toPrimitive](e){return e===`string`?this.toString():this.toNumber()}toNumber(){let e=this.value;if(typeof e==`number`)return e;if(e instanceof Date)return e.getTime();if(`epochMilliseconds`in e)return e.epochMilliseconds;if(`toZonedDateTime`in e)return e.toZonedDateTime(`UTC`).epochMilliseconds;throw TypeError(`Unwrapping a non-number value as a number`)}toString(e){if(e)try{return e.memoizeIntlObject(Intl.DateTimeFormat,this.opts).format(this.value)}catch(t){e.reportError(t)}return typeof this.value==`number`||this.value instanceof Date?new Date(this.value).toISOString():this.value.toString()}},Ie=100,Le=`⁨`,Re=`⁩`;function ze(e,t,n){return n===t||n instanceof Pe&&t instanceof Pe&&n.value===t.value||t instanceof Pe&&typeof n==`string`&&n===e.memoizeIntlObject(Intl.PluralRules,t.opts).select(t.value)}function Be(e,t,n){return t[n]?Ye(e,t[n].value):(e.reportError(RangeError(`No default`)),new Z)}function Ve(e,t){let n=[],r=Object.create(null);for(let i of t)i.type===`narg`?r[i.name]=He(e,i.value):n.push(He(e,i));return{positional:n,named:r}}function He(e,t){switch(t.type){case`str`:return t.value;case`num`:return new Pe(t.value,{minimumFractionDigits:t.precision});case`var`:return Ue(e,t);case`mesg`:return We(e,t);case`term`:return Ge(e,t);case`func`:return Ke(e,t);case`select`:return qe(e,t);default:return new Z}}function Ue(e,{name:t}){let n;if(e.params)if(Object.prototype.hasOwnProperty.call(e.params,t))n=e.params[t];else return new Z(`$${t}`);else if(e.args&&Object.prototype.hasOwnProperty.call(e.args,t))n=e.args[t];else return e.reportError(ReferenceError(`Unknown variable: $${t}`)),new Z(`$${t}`);if(n instanceof Ne)return n;switch(typeof n){case`string`:return n;case`number`:return new Pe(n);case`object`:if(Fe.supportsValue(n))return new Fe(n);default:return e.reportError(TypeError(`Variable type not supported: $${t}, ${typeof n}`)),new Z(`$${t}`)}}function We(e,{name:t,attr:n}){let r=e.bundle._messages.get(t);if(!r)return e.reportError(ReferenceError(`Unknown message: ${t}`)),new Z(t);if(n){let i=r.attributes[n];return i?Ye(e,i):(e.reportError(ReferenceError(`Unknown attribute: ${n}`)),new Z(`${t}.${n}`))}return r.value?Ye(e,r.value):(e.reportError(ReferenceError(`No value: ${t}`)),new Z(t))}function Ge(e,{name:t,attr:n,args:r}){let i=`-${t}`,a=e.bundle._terms.get(i);if(!a)return e.reportError(ReferenceError(`Unknown term: ${i}`)),new Z(i);if(n){let t=a.attributes[n];if(t){e.params=Ve(e,r).named;let n=Ye(e,t);return e.params=null,n}return e.reportError(ReferenceError(`Unknown attribute: ${n}`)),new Z(`${i}.${n}`)}e.params=Ve(e,r).named;let o=Ye(e,a.value);return e.params=null,o}function Ke(e,{name:t,args:n}){let r=e.bundle._functions[t];if(!r)return e.reportError(ReferenceError(`Unknown function: ${t}()`)),new Z(`${t}()`);if(typeof r!=`function`)return e.reportError(TypeError(`Function ${t}() is not callable`)),new Z(`${t}()`);try{let t=Ve(e,n);return r(t.positional,t.named)}catch(n){return e.reportError(n),new Z(`${t}()`)}}function qe(e,{selector:t,variants:n,star:r}){let i=He(e,t);if(i instanceof Z)return Be(e,n,r);for(let t of n)if(ze(e,i,He(e,t.key)))return Ye(e,t.value);return Be(e,n,r)}function Je(e,t){if(e.dirty.has(t))return e.reportError(RangeError(`Cyclic reference`)),new Z;e.dirty.add(t);let n=[],r=e.bundle._useIsolating&&t.length>1;for(let i of t){if(typeof i==`string`){n.push(e.bundle._transform(i));continue}if(e.placeables++,e.placeables>Ie)throw e.dirty.delete(t),RangeError(`Too many placeables expanded: ${e.placeables}, max allowed is ${Ie}`);r&&n.push(Le),n.push(He(e,i).toString(e)),r&&n.push(Re)}return e.dirty.delete(t),n.join(``)}function Ye(e,t){return typeof t==`string`?e.bundle._transform(t):Je(e,t)}var Xe=class{constructor(e,t,n){this.dirty=new WeakSet,this.params=null,this.placeables=0,this.bundle=e,this.errors=t,this.args=n}reportError(e){if(!this.errors||!(e instanceof Error))throw e;this.errors.push(e)}memoizeIntlObject(e,t){let n=this.bundle._intls.get(e);n||(n={},this.bundle._intls.set(e,n));let r=JSON.stringify(t);return n[r]||(n[r]=new e(this.bundle.locales,t)),n[r]}};function Ze(e,t){let n=Object.create(null);for(let[r,i]of Object.entries(e))t.includes(r)&&(n[r]=i.valueOf());return n}var Qe=[`unitDisplay`,`currencyDisplay`,`useGrouping`,`minimumIntegerDigits`,`minimumFractionDigits`,`maximumFractionDigits`,`minimumSignificantDigits`,`maximumSignificantDigits`];function $e(e,t){let n=e[0];if(n instanceof Z)return new Z(`NUMBER(${n.valueOf()})`);if(n instanceof Pe)return new Pe(n.valueOf(),{...n.opts,...Ze(t,Qe)});if(n instanceof Fe)return new Pe(n.toNumber(),{...Ze(t,Qe)});throw TypeError(`Invalid argument to NUMBER`)}var et=[`dateStyle`,`timeStyle`,`fractionalSecondDigits`,`dayPeriod`,`hour12`,`weekday`,`era`,`year`,`month`,`day`,`hour`,`minute`,`second`,`timeZoneName`];function tt(e,t){let n=e[0];if(n instanceof Z)return new Z(`DATETIME(${n.valueOf()})`);if(n instanceof Fe||n instanceof Pe)return new Fe(n,Ze(t,et));throw TypeError(`Invalid argument to DATETIME`)}var nt=new Map;function rt(e){let t=Array.isArray(e)?e.join(` `):e,n=nt.get(t);return n===void 0&&(n=new Map,nt.set(t,n)),n}var it=class{constructor(e,{functions:t,useIsolating:n=!0,transform:r=e=>e}={}){this._terms=new Map,this._messages=new Map,this.locales=Array.isArray(e)?e:[e],this._functions={NUMBER:$e,DATETIME:tt,...t},this._useIsolating=n,this._transform=r,this._intls=rt(e)}hasMessage(e){return this._messages.has(e)}getMessage(e){return this._messages.get(e)}addResource(e,{allowOverrides:t=!1}={}){let n=[];for(let r=0;r<e.body.length;r++){let i=e.body[r];if(i.id.startsWith(`-`)){if(t===!1&&this._terms.has(i.id)){n.push(Error(`Attempt to override an existing term: "${i.id}"`));continue}this._terms.set(i.id,i)}else{if(t===!1&&this._messages.has(i.id)){n.push(Error(`Attempt to override an existing message: "${i.id}"`));continue}this._messages.set(i.id,i)}}return n}formatPattern(e,t=null,n=null){if(typeof e==`string`)return this._transform(e);let r=new Xe(this,n,t);try{return Je(r,e).toString(r)}catch(e){if(r.errors&&e instanceof Error)return r.errors.push(e),new Z().toString(r);throw e}}},at=/^(-?[a-zA-Z][\w-]*) *= */gm,ot=/\.([a-zA-Z][\w-]*) *= */y,st=/\*?\[/y,ct=/(-?[0-9]+(?:\.([0-9]+))?)/y,lt=/([a-zA-Z][\w-]*)/y,ut=/([$-])?([a-zA-Z][\w-]*)(?:\.([a-zA-Z][\w-]*))?/y,dt=/^[A-Z][A-Z0-9_-]*$/,ft=/([^{}\n\r]+)/y,pt=/([^\\"\n\r]*)/y,mt=/\\([\\"])/y,ht=/\\u([a-fA-F0-9]{4})|\\U([a-fA-F0-9]{6})/y,gt=/^\n+/,_t=/ +$/,vt=/ *\r?\n/g,yt=/( *)$/,bt=/{\s*/y,xt=/\s*}/y,St=/\[\s*/y,Ct=/\s*] */y,wt=/\s*\(\s*/y,Tt=/\s*->\s*/y,Et=/\s*:\s*/y,Dt=/\s*,?\s*/y,Ot=/\s+/y,kt=class{constructor(e){this.body=[],at.lastIndex=0;let t=0;for(;;){let n=at.exec(e);if(n===null)break;t=at.lastIndex;try{this.body.push(s(n[1]))}catch(e){if(e instanceof SyntaxError)continue;throw e}}function n(n){return n.lastIndex=t,n.test(e)}function r(n,r){if(e[t]===n)return t++,!0;if(r)throw new r(`Expected ${n}`);return!1}function i(e,r){if(n(e))return t=e.lastIndex,!0;if(r)throw new r(`Expected ${e.toString()}`);return!1}function a(n){n.lastIndex=t;let r=n.exec(e);if(r===null)throw SyntaxError(`Expected ${n.toString()}`);return t=n.lastIndex,r}function o(e){return a(e)[1]}function s(e){let t=l(),n=c();if(t===null&&Object.keys(n).length===0)throw SyntaxError(`Expected message value or attributes`);return{id:e,value:t,attributes:n}}function c(){let e=Object.create(null);for(;n(ot);){let t=o(ot),n=l();if(n===null)throw SyntaxError(`Expected attribute value`);e[t]=n}return e}function l(){let r;if(n(ft)&&(r=o(ft)),e[t]===`{`||e[t]===`}`)return u(r?[r]:[],1/0);let i=x();return i?r?u([r,i],i.length):(i.value=S(i.value,gt),u([i],i.length)):r?S(r,_t):null}function u(r=[],i){for(;;){if(n(ft)){r.push(o(ft));continue}if(e[t]===`{`){r.push(d());continue}if(e[t]===`}`)throw SyntaxError(`Unbalanced closing brace`);let a=x();if(a){r.push(a),i=Math.min(i,a.length);continue}break}let a=r.length-1,s=r[a];typeof s==`string`&&(r[a]=S(s,_t));let c=[];for(let e of r)e instanceof At&&(e=e.value.slice(0,e.value.length-i)),e&&c.push(e);return c}function d(){i(bt,SyntaxError);let e=f();if(i(xt))return e;if(i(Tt)){let t=h();return i(xt,SyntaxError),{type:`select`,selector:e,...t}}throw SyntaxError(`Unclosed placeable`)}function f(){if(e[t]===`{`)return d();if(n(ut)){let[,e,t,n=null]=a(ut);if(e===`$`)return{type:`var`,name:t};if(i(wt)){let r=p();if(e===`-`)return{type:`term`,name:t,attr:n,args:r};if(dt.test(t))return{type:`func`,name:t,args:r};throw SyntaxError(`Function names must be all upper-case`)}return e===`-`?{type:`term`,name:t,attr:n,args:[]}:{type:`mesg`,name:t,attr:n}}return _()}function p(){let n=[];for(;;){switch(e[t]){case`)`:return t++,n;case void 0:throw SyntaxError(`Unclosed argument list`)}n.push(m()),i(Dt)}}function m(){let e=f();return e.type===`mesg`&&i(Et)?{type:`narg`,name:e.name,value:_()}:e}function h(){let e=[],t=0,i;for(;n(st);){r(`*`)&&(i=t);let n=g(),a=l();if(a===null)throw SyntaxError(`Expected variant value`);e[t++]={key:n,value:a}}if(t===0)return null;if(i===void 0)throw SyntaxError(`Expected default variant`);return{variants:e,star:i}}function g(){i(St,SyntaxError);let e;return e=n(ct)?v():{type:`str`,value:o(lt)},i(Ct,SyntaxError),e}function _(){if(n(ct))return v();if(e[t]===`"`)return y();throw SyntaxError(`Invalid expression`)}function v(){let[,e,t=``]=a(ct),n=t.length;return{type:`num`,value:parseFloat(e),precision:n}}function y(){r(`"`,SyntaxError);let n=``;for(;;){if(n+=o(pt),e[t]===`\\`){n+=b();continue}if(r(`"`))return{type:`str`,value:n};throw SyntaxError(`Unclosed string literal`)}}function b(){if(n(mt))return o(mt);if(n(ht)){let[,e,t]=a(ht),n=parseInt(e||t,16);return n<=55295||57344<=n?String.fromCodePoint(n):`�`}throw SyntaxError(`Unknown escape sequence`)}function x(){let n=t;switch(i(Ot),e[t]){case`.`:case`[`:case`*`:case`}`:case void 0:return!1;case`{`:return C(e.slice(n,t))}return e[t-1]===` `?C(e.slice(n,t)):!1}function S(e,t){return e.replace(t,``)}function C(e){let t=e.replace(vt,`
`),n=yt.exec(e)[1].length;return new At(t,n)}}},At=class{constructor(e,t){this.value=e,this.length=t}},jt=[`en`,`uk`,`ru`],Mt=Object.assign({"../words/en.ftl":ve,"../words/ru.ftl":ye,"../words/uk.ftl":be}),Nt=Object.assign({"../games/continental_express/words/en.ftl":xe,"../games/continental_express/words/ru.ftl":Se,"../games/continental_express/words/uk.ftl":Ce,"../games/isle_of_trains/words/en.ftl":we,"../games/isle_of_trains/words/ru.ftl":Te,"../games/isle_of_trains/words/uk.ftl":Ee,"../games/ticket_cards/words/en.ftl":De,"../games/ticket_cards/words/ru.ftl":Oe,"../games/ticket_cards/words/uk.ftl":ke,"../games/traffic/words/en.ftl":Ae,"../games/traffic/words/ru.ftl":je,"../games/traffic/words/uk.ftl":Me}),Pt=new Map;function Ft(e,t,n){if(!Pt.has(e)){let r=t===void 0?null:new it(n,{useIsolating:!1});r?.addResource(new kt(t)),Pt.set(e,r)}return Pt.get(e)}function It(e){let t=`../words/${e}.ftl`;return Ft(t,Mt[t],e)}function Lt(e,t){let n=`../games/${e}/words/${t}.ftl`;return Ft(n,Nt[n],t)}function Rt(e,t,n){let[r,i]=t.split(`.`),a=e?.getMessage(r),o=i===void 0?a?.value:a?.attributes[i];return e&&o?e.formatPattern(o,n,[]):null}function Q(e,t){return Rt(It(Y.lang),e,t)??e}function zt(e,t,n){return Rt(Lt(e,Y.lang),t,n)??Q(t,n)}var Bt=class extends Error{reason;constructor(e,t){super(t),this.reason=e}};async function Vt(e,t){let n=t===void 0?{}:{method:`POST`,headers:Wt,body:JSON.stringify(t)},r=t===void 0?e:`${e}?lang=${Y.lang}`,i=await fetch(`/api/${r}`,n).catch(()=>null);if(i?.ok)return await i.json();let a=await i?.json().catch(()=>null);throw new Bt(a?.reason??`unreachable`,a?.text??Q(`server-unreachable`))}var Ht=3e3;async function Ut(e,t){for(;t();)try{return await e()}catch{await new Promise(e=>setTimeout(e,Ht))}return null}var Wt={"content-type":`application/json`},Gt={games:e=>Vt(`games?lang=${e}`),catalogue:(e,t)=>Vt(`games/${e}/catalogue?lang=${t}`),rules:(e,t)=>Vt(`games/${e}/rules?lang=${t}`),clause:(e,t)=>Vt(`games/${e}/clauses/${t}`),newTable:e=>Vt(`tables`,e),departures:()=>Vt(`departures`,{tokens:me(),lang:Y.lang}),join:e=>Vt(`tables/${e}/join`,{tokens:me(),lang:Y.lang})};function Kt(e){let[t,n]=e.split(`/`).filter(Boolean);return t===`t`&&n?{at:`table`,table:n.toUpperCase()}:t===`r`&&n?{at:`replay`,table:n.toUpperCase()}:t===`rules`&&n?{at:`rules`,game:n}:{at:`lobby`}}var qt=e(Kt(location.pathname));function Jt(){return c(qt)}function Yt(e){history.pushState(null,``,e),_(qt,Kt(location.pathname)),scrollTo(0,0)}function Xt(e){let t=e.currentTarget.getAttribute(`href`);t===null||e.button!==0||e.metaKey||e.ctrlKey||e.shiftKey||(e.preventDefault(),Yt(t))}addEventListener(`popstate`,()=>_(qt,Kt(location.pathname)));var Zt=o(`<dialog><div class="paper svelte-tr9qil"><header class="svelte-tr9qil"><h2 class="svelte-tr9qil"> </h2> <button class="tool"><!></button></header> <div class="content svelte-tr9qil"><!></div></div></dialog>`);function Qt(e,t){G(t,!0);let i=V(t,`wide`,3,!1),a;s(()=>{a.showModal()});let o=!1;function c(e){o=e.target===a}function l(e){e.target===a&&o&&a.close()}var u=Zt();let d;var f=W(u),p=W(f),h=W(p),g=T(h,!0),_=w(h,2);O(W(_),{name:`i-x`,class:`ic`}),H(_),H(p);var v=w(p,2);r(W(v),()=>t.children),H(v),H(f),H(u),j(u,e=>a=e,()=>a),C(e=>{U(u,`aria-label`,t.title),d=q(u,1,`svelte-tr9qil`,null,d,{wide:i()}),R(g,t.title),U(_,`aria-label`,e)},[()=>Q(`close`)]),S(`close`,u,function(...e){t.onclose?.apply(this,e)}),n(`pointerdown`,u,c),n(`click`,u,l),n(`click`,_,()=>a.close()),m(e,u),B()}J([`pointerdown`,`click`]);var $t=o(`<button type="button" class="svelte-1drzgdn"> </button>`),en=o(`<span class="seg svelte-1drzgdn" role="group"></span>`),tn=o(`<option> </option>`),nn=o(`<select class="svelte-1drzgdn"></select>`),rn=o(`<div class="optn svelte-1drzgdn"><span> </span> <!></div>`);function $(e,t){let r=f();G(t,!0);let i=V(t,`about`,3,``),a=K(()=>t.values.length<=3&&t.values.reduce((e,t)=>e+t.label.length,0)<=34),o=K(()=>t.values.findIndex(e=>e.value===t.value));var s=rn(),l=W(s),u=T(l,!0),d=w(l,2),p=e=>{var i=en();b(i,21,()=>t.values,e=>e.value,(e,r)=>{var i=$t(),a=T(i,!0);C(()=>{U(i,`aria-pressed`,c(r).value===t.value),R(a,c(r).label)}),n(`click`,i,()=>t.onchange(c(r).value)),m(e,i)}),H(i),C(()=>U(i,`aria-labelledby`,r)),m(e,i)},g=e=>{var i=nn();b(i,23,()=>t.values,e=>e.value,(e,t,n)=>{var r=tn(),i=T(r,!0),a={};C(()=>{R(i,c(t).label),a!==(a=c(n))&&(r.value=(r.__value=a)??``)}),m(e,r)}),H(i);var a;F(i),C(()=>{U(i,`aria-labelledby`,r),a!==(a=c(o))&&(i.value=(i.__value=a)??``,D(i,a))}),n(`change`,i,e=>t.onchange(t.values[Number(e.currentTarget.value)].value)),m(e,i)};h(d,e=>{c(a)?e(p):e(g,-1)}),H(s),C(()=>{U(s,`title`,i()),U(l,`id`,r),R(u,t.label)}),m(e,s),B()}J([`click`,`change`]);var an=`/assets/favicon-qaIvMHXS.svg`,on=`/assets/favicon-turn-ClMeA-T9.svg`,sn=null;function cn(e,t,n,r,i){let a=e.createOscillator(),o=e.createGain(),s=e.currentTime+n;a.type=`sine`,a.frequency.value=t,o.gain.setValueAtTime(0,s),o.gain.linearRampToValueAtTime(i,s+.012),o.gain.exponentialRampToValueAtTime(1e-4,s+r),a.connect(o).connect(e.destination),a.start(s),a.stop(s+r)}var ln={turn:[[784,0,.5,.09],[1175,.14,.7,.07]],move:[[330,0,.09,.06]],chat:[[988,0,.16,.04]],end:[[523,0,.5,.07],[659,.15,.5,.07],[784,.3,.9,.07]]};function un(e){if(!(!Y.sound||typeof AudioContext>`u`)){sn??=new AudioContext,sn.state===`suspended`&&sn.resume();for(let[t,n,r,i]of ln[e])cn(sn,t,n,r,i)}}function dn(e){document.querySelector(`link[rel=icon]`)?.setAttribute(`href`,e)}function fn(e,t,n){if(!Y.notify||!document.hidden||!(`Notification`in window)||Notification.permission!==`granted`)return;let r=new Notification(e,{body:t,tag:n,icon:on});r.onclick=()=>{window.focus(),r.close()}}function pn(e){let t=!1,n=-1,r=-1;s(()=>{let n=e.scene;if(!n)return;let r=e.isMine;document.title=Q(r?`title-your-turn`:`title-table`,{game:n.table.title}),dn(r?on:an),r&&!t&&(un(`turn`),fn(Q(`title-your-turn`,{game:n.table.title}),n.question,n.table.id)),t=r}),s(()=>{let t=e.lines.length;r>=0&&t>r&&un(e.scene?.table.status===`over`?`end`:`move`),r=t}),s(()=>{let t=e.chat.at(-1)?.number??0;n>=0&&t>n&&Y.chat&&un(`chat`),n=t}),s(()=>()=>{document.title=Q(`brand`),dn(an)})}async function mn(){return`Notification`in window&&await Notification.requestPermission()===`granted`}var hn=o(`<!> <!> <!>`,1),gn=o(`<!> <!> <!> <!> <!>`,1);function _n(e,t){G(t,!0);let n=V(t,`isTable`,3,!1),r=K(()=>[{value:!0,label:Q(`on`)},{value:!1,label:Q(`off`)}]);async function i(e){X(`notify`,e&&await mn())}var a=gn(),o=u(a);{let e=K(()=>Q(`theme`)),t=K(()=>[`system`,`light`,`dark`].map(e=>({value:e,label:Q(`theme-${e}.short`)})));$(o,{get label(){return c(e)},get values(){return c(t)},get value(){return Y.theme},onchange:e=>X(`theme`,e)})}var s=w(o,2);{let e=K(()=>Q(`sound`));$(s,{get label(){return c(e)},get values(){return c(r)},get value(){return Y.sound},onchange:e=>X(`sound`,e)})}var l=w(s,2);{let e=K(()=>Q(`motion`)),t=K(()=>[`normal`,`fast`,`off`].map(e=>({value:e,label:Q(`motion-${e}`)})));$(l,{get label(){return c(e)},get values(){return c(t)},get value(){return Y.motion},onchange:e=>X(`motion`,e)})}var d=w(l,2);{let e=K(()=>Q(`notify`));$(d,{get label(){return c(e)},get values(){return c(r)},get value(){return Y.notify},onchange:i})}var f=w(d,2),p=e=>{var t=hn(),n=u(t);{let e=K(()=>Q(`hints`));$(n,{get label(){return c(e)},get values(){return c(r)},get value(){return Y.hints},onchange:e=>X(`hints`,e)})}var i=w(n,2);{let e=K(()=>Q(`chat`));$(i,{get label(){return c(e)},get values(){return c(r)},get value(){return Y.chat},onchange:e=>X(`chat`,e)})}var a=w(i,2);{let e=K(()=>Q(`confirm`)),t=K(()=>[`game`,`always`,`never`].map(e=>({value:e,label:Q(`confirm-${e}`)})));$(a,{get label(){return c(e)},get values(){return c(t)},get value(){return Y.confirm},onchange:e=>X(`confirm`,e)})}m(e,t)};h(f,e=>{n()&&e(p)}),m(e,a),B()}function vn(e,t){G(t,!0);{let n=K(()=>Q(`menu`));Qt(e,{get title(){return c(n)},get onclose(){return t.onclose},children:(e,t)=>{_n(e,{})},$$slots:{default:!0}})}B()}var yn=o(`<h1 class="where svelte-10qn83z"> </h1>`),bn=o(`<span class="meta"> </span>`),xn=o(`<button class="svelte-10qn83z"> </button>`),Sn=o(`<header class="top"><a class="brand" href="/"><!><span> </span></a> <!> <!> <nav><!> <span class="seg svelte-10qn83z" role="group"></span> <button class="tool opt svelte-10qn83z"><!></button> <button><!></button> <button class="tool svelte-10qn83z" aria-haspopup="dialog"><!></button></nav></header>`);function Cn(e,t){G(t,!0);let i=V(t,`where`,3,``),a=V(t,`meta`,3,``),o=K(()=>({system:`light`,light:`dark`,dark:`system`})[Y.theme]);var s=Sn(),l=W(s),u=W(l);O(u,{name:`logo`});var d=T(w(u),!0);H(l);var f=w(l,2),p=e=>{var t=yn(),n=T(t,!0);C(()=>R(n,i())),m(e,t)};h(f,e=>{i()&&e(p)});var g=w(f,2),_=e=>{var t=bn(),n=T(t,!0);C(()=>R(n,a())),m(e,t)};h(g,e=>{a()&&e(_)});var v=w(g,2),y=W(v);r(y,()=>t.extra??M);var x=w(y,2);b(x,20,()=>jt,e=>e,(e,t)=>{var r=xn(),i=T(r,!0);C((e,n)=>{U(r,`lang`,t),U(r,`aria-pressed`,Y.lang===t),U(r,`title`,e),R(i,n)},[()=>Q(`language-${t}`),()=>Q(`language-${t}.short`)]),n(`click`,r,()=>X(`lang`,t)),m(e,r)}),H(x);var S=w(x,2);O(W(S),{name:`i-theme`,class:`ic`}),H(S);var E=w(S,2);let D;O(W(E),{name:`i-sound`,class:`ic`}),H(E);var k=w(E,2);O(W(k),{name:`i-menu`,class:`ic`}),H(k),H(v),H(s),C((e,t,n,r,i,a,o,s,c)=>{U(l,`aria-label`,e),R(d,t),U(v,`aria-label`,n),U(x,`aria-label`,r),U(S,`title`,i),U(S,`aria-label`,a),D=q(E,1,`tool opt svelte-10qn83z`,null,D,{off:!Y.sound}),U(E,`aria-pressed`,Y.sound),U(E,`title`,o),U(E,`aria-label`,s),U(k,`aria-label`,c)},[()=>`${Q(`brand`)}: ${Q(`to-lobby`)}`,()=>Q(`brand`),()=>Q(`tools`),()=>Q(`language`),()=>Q(`theme-${Y.theme}`),()=>Q(`theme-${Y.theme}`),()=>Q(`sound`),()=>Q(`sound`),()=>Q(`menu`)]),n(`click`,l,function(...e){Xt?.apply(this,e)}),n(`click`,S,()=>X(`theme`,c(o))),n(`click`,E,()=>X(`sound`,!Y.sound)),n(`click`,k,function(...e){t.onmenu?.apply(this,e)}),m(e,s),B()}J([`click`]);var wn=[`circle`,`square`,`triangle`,`diamond`,`cross`,`hex`];function Tn(e){return wn[e%wn.length]}var En=o(`<span><!></span>`);function Dn(e,t){G(t,!0);var n=En(),r=W(n);{let e=K(()=>Tn(t.seat));O(r,{get name(){return`own-${c(e)??``}`}})}H(n),C(()=>q(n,1,`own o${t.seat+1}`)),m(e,n),B()}var On=e(Date.now()/1e3);setInterval(()=>_(On,Date.now()/1e3),1e3);function kn(){return c(On)}function An(e,t,n){let r=e.clocks[t];if(!r||e.table.clock.kind===`none`)return null;let i=r.runs?Math.max(0,c(On)+n-e.at):0;return Math.max(0,r.left-i)}function jn(e){let t=Math.ceil(e);return`${Math.floor(t/60)}:${String(t%60).padStart(2,`0`)}`}function Mn(e,t){return new Date(e*1e3).toLocaleTimeString(t,{hour:`2-digit`,minute:`2-digit`,hour12:!1})}var Nn=o(`<p role="alert" class="problem svelte-15b4erz"> </p>`),Pn=o(`<span class="e svelte-15b4erz"></span>`),Fn=o(`<a class="lnk"> </a>`),In=o(`<button class="lnk"> </button>`),Ln=o(`<li><span class="tm svelte-15b4erz"><!></span> <span class="what svelte-15b4erz"><b class="svelte-15b4erz"> </b> <small class="svelte-15b4erz"> </small></span> <span class="pips svelte-15b4erz" role="img"></span> <!></li>`),Rn=o(`<li class="none svelte-15b4erz"> </li>`),zn=o(`<div class="train svelte-15b4erz" aria-hidden="true"><!><!><!><!></div>`),Bn=o(`<section class="sheet"><h2> <button class="again svelte-15b4erz"> </button></h2> <!> <ul></ul> <!></section>`);function Vn(t,r){G(r,!0);let i=e([]),a=e(null),o=K(()=>c(i).filter(e=>e.is_yours||e.can_join||e.can_watch).sort((e,t)=>l(t)-l(e)));function l(e){return e.your_turn?3:e.is_yours&&e.status!==`over`?2:+!!e.can_join}async function d(){try{_(i,await Gt.departures()),_(a,null)}catch(e){_(a,e.message,!0)}}s(()=>{Y.lang,d();let e=setInterval(()=>document.hidden||void d(),1e4);return()=>clearInterval(e)});async function f(e){try{let t=await Gt.join(e);he(t.table,t.token),Yt(`/t/${t.table}`)}catch(e){_(a,e.message,!0),d()}}var p=Bn(),y=W(p),x=W(y,!0),S=w(x),E=T(S,!0);H(y);var D=w(y,2),k=e=>{var t=Nn(),n=T(t,!0);C(()=>R(n,c(a))),m(e,t)};h(D,e=>{c(a)&&e(k)});var A=w(D,2);b(A,21,()=>c(o),e=>e.table,(e,t)=>{var r=Ln();let i;var a=W(r),o=W(a),s=e=>{O(e,{name:`sema-clear`,class:`sg`})},l=e=>{var n=v();C(e=>R(n,e),[()=>Mn(c(t).created,Y.lang)]),m(e,n)};h(o,e=>{c(t).your_turn?e(s):e(l,-1)}),H(a);var d=w(a,2),p=W(d),_=T(p,!0),y=T(w(p,2),!0);H(d);var x=w(d,2);b(x,21,()=>c(t).seats,e=>e.seat,(e,t)=>{var n=g(),r=u(n),i=e=>{m(e,Pn())},a=e=>{Dn(e,{get seat(){return c(t).seat}})};h(r,e=>{c(t).kind===`open`?e(i):e(a,-1)}),m(e,n)}),H(x);var S=w(x,2),E=e=>{var r=Fn(),i=T(r,!0);C(e=>{U(r,`href`,`/t/${c(t).table??``}`),R(i,e)},[()=>Q(`open-table`)]),n(`click`,r,function(...e){Xt?.apply(this,e)}),m(e,r)},D=e=>{var r=In(),i=T(r,!0);C(e=>R(i,e),[()=>Q(`join`)]),n(`click`,r,()=>f(c(t).table)),m(e,r)},k=e=>{var r=Fn(),i=T(r,!0);C(e=>{U(r,`href`,`/t/${c(t).table??``}`),R(i,e)},[()=>Q(`watch`)]),n(`click`,r,function(...e){Xt?.apply(this,e)}),m(e,r)};h(S,e=>{c(t).is_yours?e(E):c(t).can_join?e(D,1):e(k,-1)}),H(r),C((e,n)=>{i=q(r,1,`svelte-15b4erz`,null,i,{me:c(t).your_turn}),R(_,c(t).title),R(y,e),U(x,`aria-label`,n)},[()=>c(t).your_turn?Q(`your-turn`):Q(`departure-${c(t).status}`),()=>Q(`seats-taken`,{taken:c(t).seats.filter(e=>e.kind!==`open`).length,all:c(t).seats.length})]),m(e,r)},e=>{var t=Rn(),n=T(t,!0);C(e=>R(n,e),[()=>Q(`departures-none`)]),m(e,t)}),H(A);var j=w(A,2),M=e=>{var t=zn(),n=W(t);O(n,{name:`loco-1`,class:`flip`});var r=w(n);O(r,{name:`coach`});var i=w(r);O(i,{name:`boxcar`}),O(w(i),{name:`caboose`}),H(t),m(e,t)};h(j,e=>{c(o).length<4&&e(M)}),H(p),C((e,t)=>{R(x,e),R(E,t)},[()=>Q(`departures`),()=>Q(`refresh`)]),n(`click`,S,d),m(t,p),B()}J([`click`]);var Hn=500,Un=5e3,Wn=2e4,Gn=1e4,Kn=0;function qn(){return Kn+=1,`${crypto.randomUUID().slice(0,18)}-${Kn}`}var Jn=class{hello;listener;open;#e=e(`connecting`);get state(){return c(this.#e)}set state(e){_(this.#e,e,!0)}socket=null;waiting=new Map;run=null;isWelcome=!1;delay=Hn;timer;constructor(e,t,n=Yn){this.hello=e,this.listener=t,this.open=n,this.connect()}ask(e){let t={...e,id:qn()};return new Promise(e=>{this.waiting.set(t.id,{message:t,answer:e}),this.isWelcome&&this.send(t)})}hurry(){this.state===`lost`&&this.connect()}shut(){this.state=`shut`,clearTimeout(this.timer),this.drop()}connect(){clearTimeout(this.timer),this.drop();let e=this.open();this.socket=e,e.onopen=()=>this.send(this.hello()),e.onmessage=e=>this.receive(JSON.parse(e.data)),e.onclose=()=>this.lose(),this.timer=setTimeout(()=>this.lose(),Gn)}drop(){let e=this.socket;this.socket=null,this.isWelcome=!1,e!==null&&(e.onopen=e.onmessage=e.onclose=null,e.close())}lose(){this.state!==`shut`&&(this.drop(),this.state=`lost`,clearTimeout(this.timer),this.timer=setTimeout(()=>this.connect(),this.delay*(.75+Math.random()/2)),this.delay=Math.min(this.delay*2,Un))}send(e){this.socket?.send(JSON.stringify(e))}watch(){clearTimeout(this.timer),this.timer=setTimeout(()=>{this.send({t:`ping`,id:qn()}),this.timer=setTimeout(()=>this.lose(),Gn)},Wn)}receive(e){switch(this.watch(),e.t){case`welcome`:return this.enter(e);case`scene`:return this.listener.shown(e);case`said`:return this.listener.said(e);case`links`:return this.listener.linked(e);default:return this.settle(e)}}enter(e){let t=this.run!==null&&this.run!==e.run;this.run=e.run,this.isWelcome=!0,this.state=`open`,this.delay=Hn,this.listener.welcomed(e,t);for(let{message:e}of this.waiting.values())this.send(e)}settle(e){let t=e.id===null?void 0:this.waiting.get(e.id);t===void 0?e.t===`refused`&&e.id===null&&this.listener.refused(e):(this.waiting.delete(t.message.id),t.answer(e))}};function Yn(){let e=location.protocol===`https:`?`wss`:`ws`;return new WebSocket(`${e}://${location.host}/ws`)}var Xn={kind:`bot`,name:``,level:`greedy`},Zn=3,Qn=[{kind:`none`,seconds:0},{kind:`move`,seconds:60},{kind:`move`,seconds:180},{kind:`bank`,seconds:600},{kind:`bank`,seconds:1800}],$n=class{#e=e(null);get game(){return c(this.#e)}set game(e){_(this.#e,e)}#t=e(E([]));get seats(){return c(this.#t)}set seats(e){_(this.#t,e,!0)}#n=e(E({}));get options(){return c(this.#n)}set options(e){_(this.#n,e,!0)}#r=e(0);get clock(){return c(this.#r)}set clock(e){_(this.#r,e,!0)}#i=e(`link`);get watch(){return c(this.#i)}set watch(e){_(this.#i,e,!0)}#a=e(!0);get hints(){return c(this.#a)}set hints(e){_(this.#a,e,!0)}id=qn();choose(e){let t=this.game?.name===e.name;if(this.game=e,t)return;ce(`game`,e.name),this.options=Object.fromEntries(e.options.map(e=>[e.name,e.values[0].value]));let n=Math.min(e.most_seats,Math.max(e.least_seats,this.seats.length||Zn)),r=Array.from({length:n-1},(e,t)=>this.seats[t+1]??{...Xn});this.seats=[{kind:`me`,name:Y.name,level:`greedy`},...r],this.id=qn()}get canAdd(){return this.game!==null&&this.seats.length<this.game.most_seats}get canRemove(){return this.game!==null&&this.seats.length>this.game.least_seats}add(e){this.canAdd&&this.seats.push({...Xn,kind:e})}remove(e){this.canRemove&&this.seats.splice(e,1)}request(){let e=this.seats.map(({kind:e,name:t,level:n})=>e===`bot`?{kind:`bot`,level:n}:e===`open`?{kind:`open`}:{kind:`person`,name:t.trim()});return{id:this.id,game:this.game.name,seats:e,options:L(this.options),clock:Qn[this.clock],hints:this.hints,watch:this.watch,lang:Y.lang}}};function er(){return se(`game`,``)}var tr=o(`<button class="more svelte-drqbzg"> </button>`),nr=o(`<div class="list svelte-drqbzg"><!> <!> <!> <!></div> <!>`,1);function rr(t,r){G(r,!0);let i=V(r,`plan`,7),a=e(!1),o=K(()=>i().game.options),s=K(()=>c(a)?c(o):c(o).slice(0,2)),l=K(()=>c(o).length-2),d=K(()=>c(o).slice(2).filter(e=>i().options[e.name]!==e.values[0].value).length),f=K(()=>Qn.map((e,t)=>({value:t,label:Q(`clock-${e.kind}`,{seconds:e.seconds??0,minutes:(e.seconds??0)/60})})));var p=nr(),g=u(p),v=W(g);b(v,17,()=>c(s),e=>e.name,(e,t)=>{{let n=K(()=>i().options[c(t).name]??c(t).values[0].value);$(e,{get label(){return c(t).label},get about(){return c(t).about},get values(){return c(t).values},get value(){return c(n)},onchange:e=>i().options[c(t).name]=e})}});var y=w(v,2);{let e=K(()=>Q(`clock`));$(y,{get label(){return c(e)},get values(){return c(f)},get value(){return i().clock},onchange:e=>i().clock=e})}var x=w(y,2);{let e=K(()=>Q(`who-may-watch`)),t=K(()=>[{value:`anyone`,label:Q(`watch-anyone`)},{value:`link`,label:Q(`watch-link`)}]);$(x,{get label(){return c(e)},get values(){return c(t)},get value(){return i().watch},onchange:e=>i().watch=e})}var S=w(x,2);{let e=K(()=>Q(`hints`)),t=K(()=>[{value:!0,label:Q(`on`)},{value:!1,label:Q(`off`)}]);$(S,{get label(){return c(e)},get values(){return c(t)},get value(){return i().hints},onchange:e=>i().hints=e})}H(g);var E=w(g,2),D=e=>{var t=tr(),r=T(t,!0);C(e=>{U(t,`aria-expanded`,c(a)),R(r,e)},[()=>c(a)?Q(`fewer-options`):Q(`more-options`,{count:c(l),changed:c(d)})]),n(`click`,t,()=>_(a,!c(a))),m(e,t)};h(E,e=>{c(l)>0&&e(D)}),m(t,p),B()}J([`click`]);var ir=`modulepreload`,ar=function(e){return`/`+e},or={},sr=function(e,t,n){let r=Promise.resolve();if(t&&t.length>0){let e=document.getElementsByTagName(`link`),i=document.querySelector(`meta[property=csp-nonce]`),a=i?.nonce||i?.getAttribute(`nonce`);function o(e){return Promise.all(e.map(e=>Promise.resolve(e).then(e=>({status:`fulfilled`,value:e}),e=>({status:`rejected`,reason:e}))))}r=o(t.map(t=>{if(t=ar(t,n),t in or)return;or[t]=!0;let r=t.endsWith(`.css`),i=r?`[rel="stylesheet"]`:``;if(n)for(let n=e.length-1;n>=0;n--){let i=e[n];if(i.href===t&&(!r||i.rel===`stylesheet`))return}else if(document.querySelector(`link[href="${t}"]${i}`))return;let o=document.createElement(`link`);if(o.rel=r?`stylesheet`:ir,r||(o.as=`script`),o.crossOrigin=``,o.href=t,a&&o.setAttribute(`nonce`,a),document.head.appendChild(o),r)return new Promise((e,n)=>{o.addEventListener(`load`,e),o.addEventListener(`error`,()=>n(Error(`Unable to preload CSS for ${t}`)))})}))}function i(e){let t=new Event(`vite:preloadError`,{cancelable:!0});if(t.payload=e,window.dispatchEvent(t),!t.defaultPrevented)throw e}return r.then(t=>{for(let e of t||[])e.status===`rejected`&&i(e.reason);return e().catch(i)})},cr=Object.assign({"../games/continental_express/index.ts":()=>sr(()=>import(`./continental_express-C6uYjUW3.js`),__vite__mapDeps([0,1,2,3,4,5,6])),"../games/isle_of_trains/index.ts":()=>sr(()=>import(`./isle_of_trains-DJC_jqOq.js`),__vite__mapDeps([7,1,8,9,2,3,4,5,10,11])),"../games/ticket_cards/index.ts":()=>sr(()=>import(`./ticket_cards-ECczXghb.js`),__vite__mapDeps([12,1,8,9,2,3,4,5,13])),"../games/traffic/index.ts":()=>sr(()=>import(`./traffic-Cle3c9Gh.js`),__vite__mapDeps([14,1,8,9,2,3,10,15]))});async function lr(e){let t=cr[`../games/${e}/index.ts`];return t?(await t()).game:null}var ur=o(`<button><span class="picture svelte-p0hm4g"><!></span> <span class="ct svelte-p0hm4g"><b class="svelte-p0hm4g"> </b> <i class="svelte-p0hm4g"> </i> <small class="svelte-p0hm4g"><span class="svelte-p0hm4g"><!><span class="vh"> </span> </span> <span class="svelte-p0hm4g"><!> </span></small></span></button>`),dr=o(`<div class="covers svelte-p0hm4g" role="group"></div>`);function fr(e,t){G(t,!0);let r;s(()=>{r.querySelector(`[data-game="${t.chosen}"]`)?.scrollIntoView({block:`nearest`,inline:`center`})});function i(e){return e.least_seats===e.most_seats?String(e.most_seats):`${e.least_seats}–${e.most_seats}`}var a=dr();b(a,21,()=>t.games,e=>e.name,(e,r)=>{var a=ur();let o;var s=W(a);te(W(s),()=>lr(c(r).name),null,(e,t)=>{var n=g(),r=u(n),i=e=>{var n=g();y(u(n),()=>c(t).Poster,(e,t)=>{t(e,{})}),m(e,n)},a=e=>{O(e,{name:`logo`,class:`logo`})};h(r,e=>{c(t)?e(i):e(a,-1)}),m(e,n)}),H(s);var l=w(s,2),d=W(l),f=T(d,!0),p=w(d,2),_=T(p,!0),v=w(p,2),b=W(v),x=W(b);O(x,{name:`i-person`});var S=w(x),E=T(S,!0),D=w(S,1,!0);H(b);var k=w(b,2),A=W(k);O(A,{name:`i-clock`});var j=w(A,1,!0);H(k),H(v),H(l),H(a),C((e,n,i)=>{o=q(a,1,`cover svelte-p0hm4g`,null,o,{on:c(r).name===t.chosen}),U(a,`data-game`,c(r).name),U(a,`aria-pressed`,c(r).name===t.chosen),R(f,c(r).title),R(_,c(r).tagline),R(E,e),R(D,n),R(j,i)},[()=>Q(`players`),()=>i(c(r)),()=>Q(`minutes`,{minutes:c(r).minutes})]),n(`click`,a,()=>t.onchoose(c(r))),m(e,a)}),H(a),j(a,e=>r=e,()=>r),C(e=>{ae(a,`--n:${t.games.length??``}`),U(a,`aria-label`,e)},[()=>Q(`games`)]),m(e,a),B()}J([`click`]);var pr=o(`<input maxlength="40" class="svelte-xlbrtn"/>`),mr=o(`<b class="svelte-xlbrtn"> </b>`),hr=o(`<i></i>`),gr=o(`<button class="lnk"><span class="lv svelte-xlbrtn" aria-hidden="true"></span></button>`),_r=o(`<select class="lnk svelte-xlbrtn"><option> </option><option> </option><option> </option></select> <button class="tool svelte-xlbrtn" data-remove=""><!></button>`,1),vr=o(`<li data-seat-plan="" class="svelte-xlbrtn"><!> <span class="sn svelte-xlbrtn"><!> <small class="svelte-xlbrtn"> </small></span> <span class="acts svelte-xlbrtn"><!> <!></span></li>`),yr=o(`<p class="more svelte-xlbrtn"> <button class="word svelte-xlbrtn"> </button> <button class="word svelte-xlbrtn"> </button> <button class="word svelte-xlbrtn"> </button></p>`),br=o(`<section class="sheet"><h2> <span class="label"> </span></h2> <ul></ul> <!></section>`);function xr(e,t){G(t,!0);let r=[`random`,`greedy`],i=K(()=>t.plan.game),o=K(()=>c(i).least_seats===c(i).most_seats?String(c(i).most_seats):`${c(i).least_seats}–${c(i).most_seats}`);function s(e){e.level=r[(r.indexOf(e.level)+1)%r.length]}var l=br(),d=W(l),f=W(d,!0),p=T(w(f),!0);H(d);var g=w(d,2);b(g,21,()=>t.plan.seats,a,(e,i,a)=>{var o=vr(),l=W(o);Dn(l,{seat:a});var d=w(l,2),f=W(d),p=e=>{var t=pr();P(t),C((e,n)=>{U(t,`placeholder`,e),U(t,`aria-label`,n)},[()=>Q(`your-name`),()=>Q(`name-of-seat`,{number:a+1})]),N(t,()=>c(i).name,e=>c(i).name=e),m(e,t)},g=e=>{var t=mr(),n=T(t,!0);C(e=>R(n,e),[()=>Q(`plan-${c(i).kind}`)]),m(e,t)};h(f,e=>{c(i).kind===`me`||c(i).kind===`here`?e(p):e(g,-1)});var _=T(w(f,2),!0);H(d);var v=w(d,2),y=W(v),x=e=>{var t=gr(),a=W(t);b(a,22,()=>r,e=>e,(e,t,n)=>{var a=hr();let o;C(e=>o=q(a,1,`svelte-xlbrtn`,null,o,{on:e}),[()=>c(n)<=r.indexOf(c(i).level)]),m(e,a)}),H(a),H(t),C((e,n)=>{U(t,`data-level`,c(i).level),U(t,`title`,e),U(t,`aria-label`,n)},[()=>Q(`level-${c(i).level}.about`),()=>`${Q(`strength`)}: ${Q(`level-${c(i).level}`)}`]),n(`click`,t,()=>s(c(i))),m(e,t)};h(y,e=>{c(i).kind===`bot`&&e(x)});var S=w(y,2),E=e=>{var r=_r(),o=u(r),s=W(o),l=T(s,!0);s.value=s.__value=`bot`;var d=w(s),f=T(d,!0);d.value=d.__value=`open`;var p=w(d),h=T(p,!0);p.value=p.__value=`here`,H(o),F(o);var g=w(o,2);O(W(g),{name:`i-x`,class:`ic`}),H(g),C((e,n,r,i,a)=>{U(o,`aria-label`,e),R(l,n),R(f,r),R(h,i),U(g,`aria-disabled`,!t.plan.canRemove),U(g,`aria-label`,a)},[()=>Q(`kind-of-seat`,{number:a+1}),()=>Q(`plan-bot`),()=>Q(`plan-open`),()=>Q(`plan-here`),()=>Q(`remove-seat`,{number:a+1})]),I(o,()=>c(i).kind,e=>c(i).kind=e),n(`click`,g,()=>t.plan.remove(a)),m(e,r)};h(S,e=>{c(i).kind!==`me`&&e(E)}),H(v),H(o),C(e=>R(_,e),[()=>Q(c(i).kind===`bot`?`level-${c(i).level}`:`plan-${c(i).kind}.about`)]),m(e,o)}),H(g);var _=w(g,2),v=e=>{var r=yr(),i=W(r),a=w(i),o=T(a,!0),s=w(a,2),c=T(s,!0),l=w(s,2),u=T(l,!0);H(r),C((e,t,n,r)=>{R(i,`${e??``} `),R(o,t),R(c,n),R(u,r)},[()=>Q(`add-seat`),()=>Q(`add-open`),()=>Q(`add-bot`),()=>Q(`add-here`)]),n(`click`,a,()=>t.plan.add(`open`)),n(`click`,s,()=>t.plan.add(`bot`)),n(`click`,l,()=>t.plan.add(`here`)),m(e,r)};h(_,e=>{t.plan.canAdd&&e(v)}),H(l),C((e,t)=>{R(f,e),R(p,t)},[()=>Q(`seats-for`,{game:c(i).title}),()=>Q(`seats-of`,{count:t.plan.seats.length,range:c(o)})]),m(e,l),B()}J([`click`]);var Sr=o(`<a class="tool opt svelte-xz6wf3"><!> </a>`),Cr=o(`<p class="problem svelte-xz6wf3" role="alert"> </p>`),wr=o(`<div class="seats svelte-xz6wf3"><!></div> <section class="options sheet svelte-xz6wf3"><h2> </h2> <!> <div class="start svelte-xz6wf3"><button class="btn go svelte-xz6wf3" data-start=""> </button> <span class="label svelte-xz6wf3"> </span></div></section>`,1),Tr=o(`<!> <main class="svelte-xz6wf3"><div class="hd svelte-xz6wf3"><h1 class="svelte-xz6wf3"> </h1> <p class="svelte-xz6wf3"> </p> <!></div> <div class="posters svelte-xz6wf3"><!></div> <!> <div class="departures svelte-xz6wf3"><!></div></main> <!>`,1);function Er(t,r){G(r,!0);let i=new $n,a=e([]),o=e(null),l=e(!1),d=e(!1);s(()=>{document.title=Q(`title-lobby`)}),s(()=>{let e=Y.lang,t=!0;return Ut(()=>f(e),()=>t),()=>{t=!1}});async function f(e){try{_(a,await Gt.games(e)),_(o,null)}catch(e){throw _(o,e.message,!0),e}let t=i.game?.name??er(),n=c(a).find(e=>e.name===t)??c(a)[0];n&&i.choose(n)}async function p(){if(!(c(l)||!i.game)){_(l,!0);try{let e=await Gt.newTable(i.request());X(`name`,i.seats[0].name.trim()),he(e.table,...e.tokens),Yt(`/t/${e.table}`)}catch(e){_(o,e.message,!0)}finally{_(l,!1)}}}var v=Tr(),y=u(v);Cn(y,{onmenu:()=>_(d,!0),extra:e=>{var t=g(),r=u(t),a=e=>{var t=Sr(),r=W(t);O(r,{name:`i-book`,class:`ic`});var a=w(r,1,!0);H(t),C(e=>{U(t,`href`,`/rules/${i.game.name??``}`),R(a,e)},[()=>Q(`rules`)]),n(`click`,t,function(...e){Xt?.apply(this,e)}),m(e,t)};h(r,e=>{i.game&&e(a)}),m(e,t)},$$slots:{extra:!0}});var b=w(y,2),x=W(b),S=W(x),E=T(S,!0),D=w(S,2),k=T(D,!0),A=w(D,2),j=e=>{var t=Cr(),n=T(t,!0);C(()=>R(n,c(o))),m(e,t)};h(A,e=>{c(o)&&e(j)}),H(x);var M=w(x,2),N=W(M);{let e=K(()=>i.game?.name??``);fr(N,{get games(){return c(a)},get chosen(){return c(e)},onchoose:e=>i.choose(e)})}H(M);var P=w(M,2),F=e=>{var t=wr(),r=u(t);xr(W(r),{get plan(){return i}}),H(r);var a=w(r,2),o=W(a),s=T(o,!0),d=w(o,2);rr(d,{get plan(){return i}});var f=w(d,2),h=W(f),g=T(h,!0),_=T(w(h,2),!0);H(f),H(a),C((e,t,n)=>{R(s,e),h.disabled=c(l),R(g,t),R(_,n)},[()=>Q(`options`),()=>Q(`start-game`,{game:i.game.title}),()=>Q(i.seats.some(e=>e.kind===`open`)?`start-open-seats`:`start-at-once`)]),n(`click`,h,p),m(e,t)};h(P,e=>{i.game&&e(F)});var I=w(P,2);Vn(W(I),{}),H(I),H(b);var ee=w(b,2),L=e=>{vn(e,{onclose:()=>_(d,!1)})};h(ee,e=>{c(d)&&e(L)}),C((e,t)=>{R(E,e),R(k,t)},[()=>Q(`lobby-title`),()=>Q(`lobby-text`)]),m(t,v),B()}J([`click`]);var Dr=o(`<li><code class="svelte-si786l"> </code></li>`),Or=o(`<details class="svelte-si786l"><summary class="svelte-si786l"> </summary> <ul></ul></details>`),kr=o(`<p class="text svelte-si786l"> </p> <!>`,1),Ar=o(`<p role="alert"> </p>`),jr=o(`<p class="label" role="status"> </p>`);function Mr(e,t){G(t,!0);let n=K(()=>Gt.clause(t.game,t.number));{let r=K(()=>Q(`clause`,{number:t.number}));Qt(e,{get title(){return c(r)},get onclose(){return t.onclose},children:(e,t)=>{var r=g();te(u(r),()=>c(n),e=>{var t=jr(),n=T(t,!0);C(e=>R(n,e),[()=>Q(`loading`)]),m(e,t)},(e,t)=>{var n=kr(),r=u(n),i=T(r,!0),a=w(r,2),o=e=>{var n=Or(),r=W(n),i=T(r,!0),a=w(r,2);b(a,20,()=>c(t).tests,e=>e,(e,t)=>{var n=Dr(),r=T(W(n),!0);H(n),C(()=>R(r,t)),m(e,n)}),H(a),H(n),C(e=>R(i,e),[()=>Q(`clause-tests`,{count:c(t).tests.length})]),m(e,n)};h(a,e=>{c(t).tests.length>0&&e(o)}),C(()=>R(i,c(t).text)),m(e,n)},(e,t)=>{var n=Ar(),r=T(n,!0);C(()=>R(r,c(t).message)),m(e,n)}),m(e,r)},$$slots:{default:!0}})}B()}var Nr=o(`<div class="rules svelte-106isyb"></div>`),Pr=o(`<p role="alert"> </p>`),Fr=o(`<p class="label" role="status"> </p>`);function Ir(e,t){G(t,!0);let r=K(()=>Gt.rules(t.game,Y.lang));s(()=>{c(r).then(e=>t.ontitle?.(e.title)).catch(()=>{})});function i(e){let n=e.target.closest(`[data-clause]`)?.dataset.clause;n!==void 0&&(e.preventDefault(),t.onclause(n))}var a=g();te(u(a),()=>c(r),e=>{var t=Fr(),n=T(t,!0);C(e=>R(n,e),[()=>Q(`loading`)]),m(e,t)},(e,t)=>{var r=Nr();oe(r,()=>c(t).html,!0),H(r),n(`click`,r,i),m(e,r)},(e,t)=>{var n=Pr(),r=T(n,!0);C(()=>R(r,c(t).message)),m(e,n)}),m(e,a),B()}J([`click`]);var Lr=o(`<!> <main class="svelte-1eemx0b"><article class="sheet svelte-1eemx0b"><!></article></main> <!> <!>`,1);function Rr(t,n){G(n,!0);let r=e(null),i=e(``),a=e(!1);s(()=>{document.title=Q(`title-rules`,{game:c(i)})});var o=Lr(),l=u(o);{let e=K(()=>Q(`rules`));Cn(l,{get where(){return c(i)},get meta(){return c(e)},onmenu:()=>_(a,!0)})}var d=w(l,2),f=W(d);Ir(W(f),{get game(){return n.game},onclause:e=>_(r,e,!0),ontitle:e=>_(i,e,!0)}),H(f),H(d);var p=w(d,2),g=e=>{Mr(e,{get game(){return n.game},get number(){return c(r)},onclose:()=>_(r,null)})};h(p,e=>{c(r)!==null&&e(g)});var v=w(p,2),y=e=>{vn(e,{onclose:()=>_(a,!1)})};h(v,e=>{c(a)&&e(y)}),m(t,o),B()}function zr(e){let t=matchMedia(`(max-width: 720px)`),n=()=>e.isPhone=t.matches;return n(),t.addEventListener(`change`,n),()=>t.removeEventListener(`change`,n)}var Br=`began`,Vr=250,Hr=class{#e=e(null);get link(){return c(this.#e)}set link(e){_(this.#e,e)}#t=e(null);get module(){return c(this.#t)}set module(e){_(this.#t,e)}#n=e(null);get catalogue(){return c(this.#n)}set catalogue(e){_(this.#n,e)}#r=e(null);get welcome(){return c(this.#r)}set welcome(e){_(this.#r,e)}#i=e(null);get scene(){return c(this.#i)}set scene(e){_(this.#i,e)}#a=e([]);get lines(){return c(this.#a)}set lines(e){_(this.#a,e)}#o=e([]);get lastLines(){return c(this.#o)}set lastLines(e){_(this.#o,e)}#s=e([]);get chat(){return c(this.#s)}set chat(e){_(this.#s,e)}#c=e(null);get moment(){return c(this.#c)}set moment(e){_(this.#c,e)}#l=e([]);get pickedMoves(){return c(this.#l)}set pickedMoves(e){_(this.#l,e)}#u=e(null);get armed(){return c(this.#u)}set armed(e){_(this.#u,e)}#d=e(null);get hint(){return c(this.#d)}set hint(e){_(this.#d,e)}#f=e(null);get explanation(){return c(this.#f)}set explanation(e){_(this.#f,e)}#p=e(null);get enlarged(){return c(this.#p)}set enlarged(e){_(this.#p,e,!0)}#m=e(null);get openClause(){return c(this.#m)}set openClause(e){_(this.#m,e,!0)}#h=e(null);get notice(){return c(this.#h)}set notice(e){_(this.#h,e,!0)}#g=e(null);get closed(){return c(this.#g)}set closed(e){_(this.#g,e,!0)}#_=e(null);get rematch(){return c(this.#_)}set rematch(e){_(this.#_,e,!0)}#v=e(null);get shownFor(){return c(this.#v)}set shownFor(e){_(this.#v,e,!0)}#y=e(!1);get isPhone(){return c(this.#y)}set isPhone(e){_(this.#y,e,!0)}#b=e(!1);get isReplay(){return c(this.#b)}set isReplay(e){_(this.#b,e,!0)}#x=e(0);get skew(){return c(this.#x)}set skew(e){_(this.#x,e,!0)}#S=e(!1);get isBusy(){return c(this.#S)}set isBusy(e){_(this.#S,e,!0)}whys=new Map;hideTimer;get view(){return this.moment?.view??this.scene.view}get viewer(){return this.isReplay&&this.moment?this.view.seat??this.home:this.home}get home(){return this.scene?.viewer??null}get decider(){return this.moment?null:this.scene?.decider??null}get people(){return this.scene?.people??[]}get moves(){return this.canMove?this.scene.moves:[]}movesOf(e,t={}){let n=Object.entries(t);return this.moves.filter(t=>t.kind===e&&n.every(([e,n])=>t.args[e]===n))}say(e,t){return zt(this.scene?.table.game??``,e,t)}choose(e){this.explanation=null,e.length>1?(this.armed=null,this.pickedMoves=this.isPicked(e)?[]:e):e[0]&&this.offer(e[0])}enlarge(e){this.enlarged=e}get isMine(){let e=this.scene;return e!==null&&e.table.status===`playing`&&e.decider!==null&&e.decider===e.viewer}get isPlayer(){return(this.welcome?.seats.length??0)>0}get canMove(){return this.isMine&&this.moment===null&&!this.isBusy&&!this.isCovered}get isCovered(){let e=this.welcome?.seats??[],t=this.scene?.table.status;return e.length>1&&t===`playing`&&this.scene.viewer!==this.shownFor}uncover(){this.shownFor=this.viewer}isPicked(e){let t=this.armed?[this.armed]:this.pickedMoves;return t.length>0&&t.length===e.length&&t.every((t,n)=>t.code===e[n].code)}offer(e){(Y.confirm===`always`||Y.confirm===`game`&&this.module?.confirms?.(e))&&this.armed?.code!==e.code?this.armed=e:this.play(e)}confirm(){this.armed&&this.play(this.armed)}putBack(){let e=this.armed!==null||this.pickedMoves.length>0;return this.armed=null,this.pickedMoves=[],e}async play(e){this.canMove&&(this.putBack(),await this.act({t:`play`,after:this.scene.act,codes:[e.code]}))}async undo(e){this.isBusy||this.moment!==null||(this.putBack(),await this.act({t:`undo`,after:this.scene.act,whole_turn:e}))}async askHint(){let e=await this.tell({t:`hint`});e?.t===`hint`&&(this.hint=e)}async act(e){this.isBusy=!0,await this.tell(e),this.isBusy=!1}async tell(e){let t=await this.link.ask(e);return t.t===`refused`&&(this.notice=t.text),t}explain(e,t,n){if(clearTimeout(this.hideTimer),n&&this.explanation?.place===e&&this.explanation.clause){this.openClause=this.explanation.clause;return}let r=JSON.stringify([this.scene.act,Y.lang,t.kind,t.args]),i=this.whys.get(r);this.explanation={place:e,text:i?.text??null,clause:i?.clause??null},i===void 0&&this.askWhy(r,e,t)}explainText(e,t){clearTimeout(this.hideTimer),this.explanation={place:e,text:t,clause:null}}async askWhy(e,t,n){let r=await this.link.ask({t:`why`,kind:n.kind,args:n.args});if(r.t!==`why`)return this.explained(t);this.whys.set(e,{text:r.text,clause:r.clause}),this.explanation?.place===t&&(this.explanation=r.text===null?null:{place:t,text:r.text,clause:r.clause})}explained(e){clearTimeout(this.hideTimer),this.hideTimer=setTimeout(()=>{this.explanation?.place===e&&(this.explanation=null)},Vr)}keepExplanation(){clearTimeout(this.hideTimer)}get turn(){return this.linesShown.filter(e=>e.kind===Br).length}get plyShown(){return this.moment?.ply??this.scene?.ply??0}get linesShown(){return this.moment?this.lines.slice(0,this.moment.log_until):this.lines}async look(e){if(!this.scene)return;if(e>=this.scene.ply&&this.scene.table.status!==`over`)return this.backToNow();let t=await this.link.ask({t:`look`,ply:Math.max(0,Math.min(e,this.scene.ply))});t.t===`moment`?(this.putBack(),this.explanation=null,this.moment=t):t.t===`refused`&&(this.notice=t.text)}backToNow(){this.moment=null}welcomed(e,t){t&&this.forget(),this.welcome=e,this.skew=e.now-Date.now()/1e3;let n=e.chat[0]?.number??0;this.chat=[...this.chat.filter(e=>e.number<n),...e.chat],this.closed=null}shown(e){let t=e.act!==this.scene?.act;t&&(this.whys.clear(),this.explanation=null,this.hint=null,this.putBack());let n=this.lines.length;this.lines=[...this.lines.slice(0,e.log_from),...e.log],this.scene!==null&&e.log_from>=n?this.lastLines=e.log:t&&(this.lastLines=this.lines.filter(t=>t.ply===e.ply)),this.moment&&this.moment.ply>e.ply&&(this.moment=null),this.scene=e}said({line:e}){this.chat.some(t=>t.number===e.number)||(this.chat=[...this.chat,e])}linked({table:e,tokens:t}){he(e,...t),this.rematch=e}refused(e){this.scene===null?this.closed=e.text:this.notice=e.text}forget(){this.whys.clear(),this.moment=null,this.hint=null,this.putBack()}};function Ur(e,t){G(t,!0);let n=z();var r=g(),i=u(r),a=e=>{Mr(e,{get game(){return n.scene.table.game},get number(){return n.openClause},onclose:()=>n.openClause=null})};h(i,e=>{n.openClause!==null&&n.scene&&e(a)}),m(e,r),B()}var Wr=o(`<main class="svelte-1iqazre"><!> <h1 class="svelte-1iqazre"> </h1> <p> </p> <a class="btn go svelte-1iqazre" href="/"> </a></main>`);function Gr(e,t){G(t,!0);var r=Wr(),i=W(r);O(i,{name:`red-semaphore`,class:`picture`});var a=w(i,2),o=T(a,!0),s=w(a,2),c=T(s,!0),l=w(s,2),u=T(l,!0);H(r),C((e,n)=>{R(o,e),R(c,t.text),R(u,n)},[()=>Q(`closed-title`),()=>Q(`to-lobby`)]),n(`click`,l,function(...e){Xt?.apply(this,e)}),m(e,r),B()}J([`click`]);var Kr=o(`<main class="cover svelte-1jpn6gb"><!> <p class="who svelte-1jpn6gb"><!><b> </b></p> <h1 class="svelte-1jpn6gb"> </h1> <p> </p> <button class="btn go svelte-1jpn6gb"> </button></main>`);function qr(e,t){G(t,!0);let r=z(),i=K(()=>r.viewer??0),a=K(()=>r.people[c(i)]?.name??``),o;s(()=>o.focus());var l=Kr(),u=W(l);O(u,{name:`back`,class:`turntable`});var d=w(u,2),f=W(d);Dn(f,{get seat(){return c(i)}});var p=T(w(f),!0);H(d);var h=w(d,2),g=T(h,!0),_=w(h,2),v=T(_,!0),y=w(_,2),b=T(y,!0);j(y,e=>o=e,()=>o),H(l),C((e,t,n)=>{R(p,c(a)),R(g,e),R(v,t),R(b,n)},[()=>r.say(`cover-title`,{name:c(a)}),()=>r.say(`cover-text`),()=>r.say(`cover-button`,{name:c(a)})]),n(`click`,y,()=>r.uncover()),m(e,l),B()}J([`click`]);function Jr(e){return e.indexOf(Math.max(...e))}function Yr(e,t,n){let r=[];for(let n=1;n<e.timeline.length;n+=1){let[i,a]=[e.timeline[n-1],e.timeline[n]],o=a.map((e,t)=>e-i[t]),s=Jr(o),c=o[s];if(c<=0)continue;let l=Zr(t,s,e.turns[n-1],e.turns[n]);r.push({at:n,ply:e.turns[n],seat:s,gain:c,text:l})}let i=Xr(e),a=e=>e.at===i?1/0:e.gain;return r.sort((e,t)=>a(t)-a(e)).slice(0,n).sort((e,t)=>e.at-t.at)}function Xr(e){let t=e.ranking.indexOf(1);return e.timeline.slice(0,-1).findLastIndex(e=>e.some((n,r)=>r!==t&&n>=e[t]))+1}function Zr(e,t,n,r){return e.filter(e=>e.ply>n&&e.ply<=r&&e.seat===t&&e.kind!==`began`).reduce((e,t)=>t.text.length>e.length?t.text:e,``)}function Qr(e,t,n,r){let i=new Map(t.map(e=>[e.name,e.seat])),a=[...i.keys()].filter(Boolean).sort((e,t)=>t.length-e.length),o=[],s=e;n!==null&&$r(s,r)&&(o.push({text:r,seat:n}),s=s.slice(r.length));let c=RegExp(`(?<![\\p{L}\\p{N}])(${a.map(ei).join(`|`)})(?![\\p{L}\\p{N}])`,`gu`),l=0;for(let e of a.length>0?s.matchAll(c):[])o.push({text:s.slice(l,e.index),seat:null}),o.push({text:e[0],seat:i.get(e[0])}),l=e.index+e[0].length;return[...o,{text:s.slice(l),seat:null}].filter(e=>e.text!==``)}function $r(e,t){return e.startsWith(t)&&!/[\p{L}\p{N}]/u.test(e[t.length]??``)}function ei(e){return e.replace(/[.*+?^${}()|[\]\\]/g,`\\$&`)}var ti=o(`<b> </b>`),ni=o(`<span></span>`);function ri(e,t){G(t,!0);let n=z(),r=K(()=>Qr(t.text,n.people,n.home,n.say(`you`)));var i=ni();b(i,21,()=>c(r),a,(e,t)=>{var n=g(),r=u(n),i=e=>{var n=ti(),r=T(n,!0);C(()=>{q(n,1,`o${c(t).seat+1}`,`svelte-1w5tktq`),R(r,c(t).text)}),m(e,n)},a=e=>{var n=v();C(()=>R(n,c(t).text)),m(e,n)};h(r,e=>{c(t).seat===null?e(a,-1):e(i)}),m(e,n)}),H(i),m(e,i),B()}var ii=o(`<span> </span>`),ai=o(`<input readonly="" class="svelte-1je05sn"/>`),oi=o(`<div class="copy svelte-1je05sn"><!> <button class="lnk"><!> </button> <!></div>`);function si(t,r){G(r,!0);let i=V(r,`small`,3,!1),a=e(!1),o=e(void 0),s=e(!1);async function l(){try{await navigator.clipboard.writeText(r.link),_(a,!0),setTimeout(()=>_(a,!1),2e3)}catch{_(s,!0),requestAnimationFrame(()=>c(o)?.select())}}var u=oi(),d=W(u),f=e=>{var t=ii(),n=T(t,!0);C(()=>R(n,r.label)),m(e,t)};h(d,e=>{i()||e(f)});var p=w(d,2),g=W(p);{let e=K(()=>c(a)?`i-check`:`i-link`);O(g,{get name(){return c(e)}})}var v=w(g,1,!0);H(p);var y=w(p,2),b=e=>{var t=ai();P(t),j(t,e=>_(o,e),()=>c(o)),C(()=>{re(t,r.link),U(t,`aria-label`,r.label)}),m(e,t)};h(y,e=>{c(s)&&e(b)}),H(u),C((e,t)=>{U(p,`data-link`,r.link),U(p,`aria-label`,e),R(v,t)},[()=>`${Q(`copy-link`)}: ${r.label}`,()=>Q(c(a)?`copied`:`copy-link`)]),n(`click`,p,l),m(t,u),B()}J([`click`]);async function ci(e,t){let n=Uint8Array.from(e.match(/../g)??[],e=>parseInt(e,16));return[...new Uint8Array(await crypto.subtle.digest(`SHA-256`,n))].map(e=>e.toString(16).padStart(2,`0`)).join(``)===t}var li=o(`<details><summary class="svelte-1lnnwmv"><!> </summary> <p> </p> <dl class="svelte-1lnnwmv"><dt> </dt> <dd class="svelte-1lnnwmv"> </dd> <dt> </dt> <dd class="svelte-1lnnwmv"> </dd></dl> <a> </a></details>`),ui=o(`<p class="label"> </p>`);function di(e,t){G(t,!0);let n=z(),r=K(()=>n.scene.table),i=K(()=>c(r).seed===null?Promise.resolve(null):ci(c(r).seed,c(r).commitment));var a=g();te(u(a),()=>c(i),null,(e,t)=>{var i=g(),a=u(i),o=e=>{var i=li();let a;var o=W(i),s=W(o);{let e=K(()=>c(t)?`i-check`:`i-x`);O(s,{get name(){return c(e)}})}var l=w(s,1,!0);H(o);var u=w(o,2),d=T(u,!0),f=w(u,2),p=W(f),h=T(p,!0),g=w(p,2),_=T(g,!0),v=w(g,2),y=T(v,!0),b=T(w(v,2),!0);H(f);var x=w(f,2),S=T(x,!0);H(i),C((e,n,o,s,u)=>{a=q(i,1,`svelte-1lnnwmv`,null,a,{broken:!c(t)}),R(l,e),R(d,n),R(h,o),R(_,c(r).commitment),R(y,s),R(b,c(r).seed),U(x,`href`,`/api/tables/${c(r).id??``}/log`),U(x,`download`,`${c(r).id??``}.json`),R(S,u)},[()=>n.say(c(t)?`seal-kept`:`seal-broken`),()=>n.say(`seal-about`),()=>n.say(`seal-told`),()=>n.say(`seal-seed`),()=>n.say(`seal-record`)]),m(e,i)};h(a,e=>{c(t)!==null&&e(o)}),m(e,i)},e=>{var t=ui(),r=T(t,!0);C(e=>R(r,e),[()=>n.say(`seal-cannot`)]),m(e,t)}),m(e,a),B()}var fi=l(`<path class="gl svelte-o5bymx"></path><text x="36" text-anchor="end" class="svelte-o5bymx"> </text>`,1),pi=l(`<text y="394" text-anchor="middle" class="svelte-o5bymx"> </text>`),mi=l(`<path></path><path></path>`,1),hi=l(`<g><circle r="10" class="tp svelte-o5bymx"></circle><text class="tpn svelte-o5bymx" y="5" text-anchor="middle"> </text></g>`),gi=l(`<svg class="chart svelte-o5bymx" viewBox="0 0 600 400" role="img"><!><!><!><!></svg>`);function _i(e,t){G(t,!0);let n=z(),[r,i,a,o]=[46,570,24,366],s={circle:`M12 1a11 11 0 1 1 0 22a11 11 0 1 1 0-22`,square:`M2 2h20v20H2z`,triangle:`M12 0L24 22H0z`,diamond:`M12 0l12 12l-12 12L0 12z`,cross:`M8 1h8v7h7v8h-7v7H8v-7H1V8h7z`,hex:`M12 0l10.5 6v12L12 24L1.500 18V6z`},l=K(()=>t.timeline.flat()),d=K(()=>Math.min(0,...c(l))),f=K(()=>Math.max(10,...c(l))),p=K(()=>[1,2,5,10,20,25,50,100].find(e=>(c(f)-c(d))/e<=5)??200),h=K(()=>x(Math.ceil(c(d)/c(p))*c(p),c(f),c(p))),g=K(()=>Math.max(1,t.timeline.length-1)),_=K(()=>[1,2,4,5,10,20,50].find(e=>c(g)/e<=8)??100),v=e=>r+e/c(g)*(i-r),y=e=>o-(e-c(d))/(c(f)-c(d))*(o-a);function x(e,t,n){return Array.from({length:Math.floor((t-e)/n)+1},(t,r)=>e+r*n)}function S(e){return`M`+t.timeline.map((t,n)=>`${v(n).toFixed(1)} ${y(t[e]).toFixed(1)}`).join(`L`)}var E=gi(),D=W(E);b(D,16,()=>c(h),e=>e,(e,t)=>{var n=fi(),a=u(n),o=w(a),s=T(o,!0);C((e,n)=>{U(a,`d`,`M${r??``} ${e??``}H${i??``}`),U(o,`y`,n),R(s,t)},[()=>y(t),()=>y(t)+5]),m(e,n)});var O=w(D);b(O,16,()=>x(c(_),c(g),c(_)),e=>e,(e,t)=>{var n=pi(),r=T(n,!0);C(e=>{U(n,`x`,e),R(r,t)},[()=>v(t)]),m(e,n)});var k=w(O);b(k,17,()=>n.people,({seat:e})=>e,(e,n)=>{let r=()=>c(n).seat;var i=mi(),a=u(i),o=w(a);C((e,t,n,i)=>{q(a,0,`ln o${r()+1}`,`svelte-o5bymx`),U(a,`d`,e),q(o,0,`mk o${r()+1}`,`svelte-o5bymx`),U(o,`d`,t),U(o,`transform`,`translate(${n??``} ${i??``}) scale(.75)`)},[()=>S(r()),()=>s[Tn(r())],()=>v(c(g))-9,()=>y(t.timeline.at(-1)[r()])-9]),m(e,i)}),b(w(k),19,()=>t.points,e=>e.at,(e,n,r)=>{var a=hi(),o=T(w(W(a)),!0);H(a),C((e,t)=>{U(a,`transform`,`translate(${e??``} ${t??``})`),R(o,c(r)+1)},[()=>Math.min(v(c(n).at),i-24),()=>Math.max(14,y(t.timeline[c(n).at][c(n).seat])-24)]),m(e,a)}),H(E),C(e=>U(E,`aria-label`,e),[()=>n.say(`timeline`)]),m(e,E),B()}var vi=o(`<section><header class="svelte-1p4i2d7"><!><b class="nm svelte-1p4i2d7"> </b> <span class="place svelte-1p4i2d7"> </span> <strong class="num svelte-1p4i2d7"> </strong></header> <span class="meter svelte-1p4i2d7"><span class="svelte-1p4i2d7"></span></span> <!></section>`),yi=o(`<li class="svelte-1p4i2d7"><i class="svelte-1p4i2d7"> </i> <button class="svelte-1p4i2d7"><!></button> <span class="num svelte-1p4i2d7"> </span></li>`),bi=o(`<button class="btn go svelte-1p4i2d7"> </button>`),xi=o(`<span class="label svelte-1p4i2d7"> </span>`),Si=o(`<div class="page svelte-1p4i2d7" data-page="final"><!> <main class="svelte-1p4i2d7"><section class="win enamel screws svelte-1p4i2d7"><div class="svelte-1p4i2d7"><h2 class="svelte-1p4i2d7"> </h2> <p class="svelte-1p4i2d7"> </p></div> <div class="tr svelte-1p4i2d7" aria-hidden="true"></div></section> <section class="tab sheet svelte-1p4i2d7"><h3 class="svelte-1p4i2d7"> </h3> <div class="columns svelte-1p4i2d7"></div></section> <section class="tl sheet svelte-1p4i2d7"><h3 class="svelte-1p4i2d7"> </h3> <!> <ol class="turns svelte-1p4i2d7"></ol> <!></section> <div class="acts svelte-1p4i2d7"><!> <a class="btn ghost svelte-1p4i2d7"> </a> <button class="btn ghost svelte-1p4i2d7"> </button> <span class="x svelte-1p4i2d7"><!></span> <a class="btn ghost x svelte-1p4i2d7" href="/"> </a> <!></div></main></div>`);function Ci(t,i){G(i,!0);let o=[`loco-3`,`hopper`,`tanker`,`coach`,`coach`,`caboose`],l=z(),u=K(()=>l.scene),d=K(()=>c(u).table),f=K(()=>c(u).ending),p=K(()=>l.module.Breakdown),g=K(()=>l.people.map(({seat:e})=>e).sort((e,t)=>c(f).ranking[e]-c(f).ranking[t])),v=K(()=>Math.max(1,...c(f).scores)),x=K(()=>Yr(c(f),l.lines,3)),S=e=>l.people[e].name,E=e(!1);s(()=>{c(E)&&l.rematch!==null&&Yt(`/t/${l.rematch}`)});function D(){_(E,!0),l.rematch===null&&l.tell({t:`rematch`})}var k=Si(),A=W(k);r(A,()=>i.top);var j=w(A,2),M=W(j),N=W(M),P=W(N),F=T(P,!0),I=T(w(P,2),!0);H(N);var ee=w(N,2);b(ee,21,()=>o,a,(e,t)=>{O(e,{get name(){return c(t)}})}),H(ee),H(M);var L=w(M,2),te=W(L),ne=T(te,!0),re=w(te,2);b(re,20,()=>c(g),e=>e,(e,t)=>{var n=vi();let r;var i=W(n),a=W(i);Dn(a,{get seat(){return t}});var o=w(a),s=T(o,!0),u=w(o,2),d=T(u,!0),h=w(u,2),g=T(h,!0);H(i);var _=w(i,2),b=T(_);y(w(_,2),()=>c(p),(e,n)=>{n(e,{get seat(){return t},get parts(){return c(f).breakdowns[t]}})}),H(n),C((e,i,a,o)=>{r=q(n,1,`column o${t+1}`,`svelte-1p4i2d7`,r,{first:c(f).ranking[t]===1}),U(n,`aria-label`,e),R(s,i),R(d,a),U(h,`data-seat-score`,t),R(g,c(f).scores[t]),ae(b,`width:${o??``}%`)},[()=>S(t),()=>S(t),()=>l.say(`final-place`,{place:c(f).ranking[t]}),()=>Math.max(0,c(f).scores[t]/c(v)*100)]),m(e,n)}),H(re),H(L);var V=w(L,2),ie=W(V),oe=T(ie,!0),J=w(ie,2),se=e=>{_i(e,{get timeline(){return c(f).timeline},get points(){return c(x)}})};h(J,e=>{c(f).timeline.length>1&&e(se)});var ce=w(J,2);b(ce,23,()=>c(x),e=>e.at,(e,t,r)=>{var i=yi(),a=W(i),o=T(a,!0),s=w(a,2),u=W(s);{let e=K(()=>c(t).text||S(c(t).seat));ri(u,{get text(){return c(e)}})}H(s);var d=T(w(s,2));H(i),C(()=>{R(o,c(r)+1),R(d,`+${c(t).gain??``}`)}),n(`click`,s,()=>l.look(c(t).ply)),m(e,i)}),H(ce),di(w(ce,2),{}),H(V);var le=w(V,2),Y=W(le),X=e=>{var t=bi(),r=T(t,!0);C(e=>R(r,e),[()=>l.say(l.rematch===null?`rematch`:`rematch-join`)]),n(`click`,t,D),m(e,t)};h(Y,e=>{l.isPlayer&&e(X)});var ue=w(Y,2),de=T(ue,!0),fe=w(ue,2),pe=T(fe,!0),me=w(fe,2),he=W(me);{let e=K(()=>l.say(`link-replay`)),t=K(()=>`${location.origin}/r/${c(d).id}`);si(he,{small:!0,get label(){return c(e)},get link(){return c(t)}})}H(me);var ge=w(me,2),_e=T(ge,!0),ve=w(ge,2),ye=e=>{var t=xi(),n=T(t,!0);C(e=>R(n,e),[()=>l.say(`rematch-ready`)]),m(e,t)};h(ve,e=>{l.rematch!==null&&e(ye)}),H(le),H(j),H(k),C((e,t,n,r,i,a)=>{U(k,`data-act`,l.scene?.act),R(F,c(f).text),R(I,e),R(ne,t),ae(re,`--n:${c(g).length??``}`),R(oe,n),U(ue,`href`,`/r/${c(d).id??``}`),R(de,r),R(pe,i),R(_e,a)},[()=>l.say(`final-after`,{turns:l.turn}),()=>l.say(`final-points`),()=>l.say(`timeline`),()=>l.say(`replay`),()=>l.say(`final-board`),()=>l.say(`to-lobby`)]),n(`click`,ue,function(...e){Xt?.apply(this,e)}),n(`click`,fe,function(...e){i.onboard?.apply(this,e)}),n(`click`,ge,function(...e){Xt?.apply(this,e)}),m(t,k),B()}J([`click`]);var wi=320,Ti=84,Ei=class{pace;fly;waiting=[];current=null;constructor(e,t=Di){this.pace=e,this.fly=t}add(e){this.pace()!==0&&(this.waiting=[...this.waiting,...e].slice(-6),this.current===null&&this.work())}skip(){this.waiting=[],this.current?.skip()}async work(){for(let e=this.waiting.shift();e!==void 0;e=this.waiting.shift()){let t=this.fly(e,wi*this.pace());this.current=t,await t.done}this.current=null}};function Di(e,t,n){let r=document.querySelector(e.from),i=document.querySelector(e.to);if(!r||!i||t===0)return{done:Promise.resolve(),skip:()=>{}};let[a,o]=[r.getBoundingClientRect(),i.getBoundingClientRect()],s=n?.(e)??Oi(r,i),c=!s.isConnected,l=c?new DOMRect(0,0,Ti,Ti*1.42):s.getBoundingClientRect(),u=c?s:s.cloneNode(!0);u.removeAttribute(`data-at`),u.setAttribute(`aria-hidden`,`true`),u.inert=!0,Object.assign(u.style,{position:`fixed`,left:`0`,top:`0`,margin:`0`,width:`${l.width}px`,height:`${l.height}px`,pointerEvents:`none`,zIndex:`60`}),document.body.append(u);let d=e=>`translate(${e.left+(e.width-l.width)/2}px, ${e.top+(e.height-l.height)/2}px)`,f=u.animate([{transform:d(a),opacity:.9},{transform:d(o),opacity:1}],{duration:t,easing:`cubic-bezier(.2,.7,.2,1)`});return{done:f.finished.then(()=>u.remove(),()=>u.remove()),skip:()=>f.cancel()}}function Oi(e,t){let n=e=>e.offsetWidth*e.offsetHeight;return n(t)>0&&n(t)<=n(e)?t:e}function ki(e,n){G(n,!0);let r=z(),i=new Ei(de,(e,t)=>Di(e,t,o)),a=r.lastLines;function o(e){if(e.card===void 0)return null;let n=document.createElement(`div`);n.style.setProperty(`--cw`,`84px`);let i=t(r.module.Card,{target:n,props:{card:e.card},context:ee(r)});return setTimeout(()=>void p(i),2e3),n}s(()=>{let e=r.lastLines;if(e===a)return;a=e;let t=r.module?.flights;!t||r.moment!==null||i.add(e.map(e=>t(e)).filter(e=>e!==null))}),S(`pointerdown`,d,()=>i.skip()),B()}var Ai=9;function ji(e,t){for(let t of e.querySelectorAll(`[data-key]`))delete t.dataset.key;[...e.querySelectorAll(t?`[data-keys] [data-lit]`:`[data-lit]`)].slice(0,Ai).forEach((e,t)=>e.dataset.key=String(t+1))}function Mi(e,t){let n=e.querySelector(`[data-key="${t}"]`);return n?.click(),n!==null}function Ni(e){return e instanceof HTMLElement&&e.closest(`input, textarea, select, dialog`)!==null}var Pi=o(`<div class="svelte-1mv8zga"><dt><kbd class="kbd svelte-1mv8zga"> </kbd></dt> <dd class="svelte-1mv8zga"> </dd></div>`),Fi=o(`<dl class="svelte-1mv8zga"></dl>`);function Ii(e,t){G(t,!0);let n=V(t,`isHelpOpen`,15),r=z(),i=[[`1–9`,`keys-numbers`],[`Enter`,`keys-enter`],[`Esc`,`keys-escape`],[`Ctrl+Z`,`keys-undo`],[`← →`,`keys-arrows`],[`End`,`keys-end`],[`H`,`keys-hint`],[`I`,`keys-card`],[`Tab`,`keys-tab`],[`?`,`keys-help`]];function a(e){Ni(e.target)||e.altKey||e.metaKey||!r.scene||o(e)&&e.preventDefault()}function o(e){if(e.ctrlKey)return e.key.toLowerCase()===`z`&&s();switch(e.key){case`?`:return n(!0);case`Escape`:return l();case`Enter`:return f(e);case`ArrowLeft`:return p(-1);case`ArrowRight`:return r.moment!==null&&p(1);case`End`:return r.moment!==null&&(r.backToNow(),!0);case`h`:return r.canMove&&(r.askHint(),!0);default:return/^[1-9]$/.test(e.key)&&Mi(document,e.key)}}function s(){return r.scene.undo.act&&r.undo(!1),!0}function l(){return r.explanation?r.explanation=null:r.moment&&r.scene.table.status!==`over`?r.backToNow():!r.putBack()&&r.canMove&&r.scene.undo.act&&r.undo(!1),!0}function f(e){return!r.armed||e.target.closest(`.btn`)?!1:(r.confirm(),!0)}function p(e){return r.look(r.plyShown+e),!0}var _=g();S(`keydown`,d,a);var v=u(_),y=e=>{{let t=K(()=>r.say(`keys-title`));Qt(e,{get title(){return c(t)},onclose:()=>n(!1),children:(e,t)=>{var n=Fi();b(n,21,()=>i,([e,t])=>e,(e,t)=>{var n=K(()=>ne(c(t),2));let i=()=>c(n)[0],a=()=>c(n)[1];var o=Pi(),s=W(o),l=T(W(s),!0);H(s);var u=T(w(s,2),!0);H(o),C(e=>{R(l,i()),R(u,e)},[()=>r.say(a())]),m(e,o)}),H(n),m(e,n)},$$slots:{default:!0}})}};h(v,e=>{n()&&e(y)}),m(e,_),B()}var Li=o(`<p class="svelte-er3av2"><span class="svelte-er3av2"> </span> <button class="tool"><!></button></p>`),Ri=o(`<div class="place svelte-er3av2" role="alert"><!></div>`);function zi(e,t){G(t,!0);let r=z();s(()=>{if(r.notice===null)return;let e=setTimeout(()=>r.notice=null,7e3);return()=>clearTimeout(e)});var i=Ri(),a=W(i),o=e=>{var t=Li(),i=W(t),a=T(i,!0),o=w(i,2);O(W(o),{name:`i-x`,class:`ic`}),H(o),H(t),C(e=>{R(a,r.notice),U(o,`aria-label`,e)},[()=>r.say(`close`)]),n(`click`,o,()=>r.notice=null),m(e,t)};h(a,e=>{r.notice!==null&&e(o)}),H(i),m(e,i),B()}J([`click`]);var Bi=o(`<div class="bar sheet svelte-18jg14m"><div class="steps svelte-18jg14m"><button class="btn ghost svelte-18jg14m"><span aria-hidden="true">«</span></button> <button class="btn ghost svelte-18jg14m"><span aria-hidden="true">←</span></button> <button class="btn go svelte-18jg14m"> </button> <button class="btn ghost svelte-18jg14m"><span aria-hidden="true">→</span></button></div> <input type="range" min="0" class="svelte-18jg14m"/> <output class="num svelte-18jg14m"> </output> <p class="said svelte-18jg14m"> </p></div>`);function Vi(t,r){G(r,!0);let i=z(),a=K(()=>i.scene.ply),o=K(()=>i.plyShown),l=e(!1),u=e(null);s(()=>{i.moment===null&&i.look(0)}),s(()=>{if(!c(l))return;if(c(o)>=c(a)){_(l,!1);return}let e=setTimeout(()=>void i.look(c(o)+1),900);return()=>clearTimeout(e)});let d=!1;async function f(e){if(_(u,e,!0),!d){for(d=!0;c(u)!==null&&c(u)!==i.plyShown;){let e=c(u);await i.look(e),c(u)===e&&_(u,null)}_(u,null),d=!1}}function p(){!c(l)&&c(o)>=c(a)&&i.look(0),_(l,!c(l))}var h=Bi(),g=W(h),v=W(g),y=w(v,2),b=w(y,2),x=T(b,!0),S=w(b,2);H(g);var E=w(g,2);P(E);var D=w(E,2),O=T(D),k=T(w(D,2),!0);H(h),C((e,t,n,r,i,s,l)=>{U(v,`aria-label`,e),U(y,`aria-label`,t),R(x,n),U(S,`aria-label`,r),U(E,`max`,c(a)),re(E,c(u)??c(o)),U(E,`aria-label`,i),U(E,`aria-valuetext`,s),R(O,`${c(u)??c(o)??``} / ${c(a)??``}`),R(k,l)},[()=>i.say(`step-first`),()=>i.say(`step-back`),()=>i.say(c(l)?`pause`:`play`),()=>i.say(`step-on`),()=>i.say(`scrubber`),()=>i.say(`past`,{ply:c(o),last:c(a)}),()=>i.linesShown.at(-1)?.text??``]),n(`click`,v,()=>i.look(0)),n(`click`,y,()=>i.look(c(o)-1)),n(`click`,b,p),n(`click`,S,()=>i.look(c(o)+1)),n(`input`,E,e=>f(e.currentTarget.valueAsNumber)),m(t,h),B()}J([`click`,`input`]);var Hi=o(`<button class="plain svelte-13pwep8"><!></button>`),Ui=o(`<li><b class="svelte-13pwep8"> </b> </li>`),Wi=o(`<li class="none svelte-13pwep8"> </li>`),Gi=o(`<div class="head svelte-13pwep8"><b class="svelte-13pwep8"> </b> <button class="plain svelte-13pwep8"> </button> <!></div> <ul aria-live="polite" class="svelte-13pwep8"></ul> <form class="svelte-13pwep8"><input maxlength="500" autocomplete="off" class="svelte-13pwep8"/> <button class="btn ghost" type="submit"> </button></form>`,1),Ki=o(`<span class="n svelte-13pwep8"> <span class="vh"> </span></span>`),qi=o(`<button class="bar-button svelte-13pwep8"><!> <!></button>`),Ji=o(`<button class="bar-button off svelte-13pwep8"><!> </button>`),Yi=o(`<section class="chat svelte-13pwep8"><!></section>`);function Xi(t,r){G(r,!0);let i=V(r,`isOpen`,15,!1),a=V(r,`isPinned`,3,!1),o=z(),l=e(``),d=e(E(v())),f=e(void 0),p=K(()=>o.chat.filter(e=>e.number>c(d)).length),g=K(()=>(i()||a())&&Y.chat);s(()=>{c(g)&&(_(d,v(),!0),c(f)?.scrollTo(0,c(f).scrollHeight))});function v(){return o.chat.at(-1)?.number??-1}function y(e){let t=e.seat===null?void 0:o.people[e.seat]?.name;return e.name||(t??o.say(`spectator`))}function x(e){e.key===`Escape`&&e.currentTarget.blur()}async function D(e){e.preventDefault();let t=c(l).trim();t!==``&&(_(l,``),(await o.tell({t:`say`,text:t}))?.t===`refused`&&_(l,t,!0))}var k=Yi(),M=W(k),F=e=>{var t=Gi(),r=u(t),s=W(r),d=T(s,!0),p=w(s,2),g=T(p,!0),v=w(p,2),E=e=>{var t=Hi();O(W(t),{name:`i-x`,class:`ic`}),H(t),C(e=>U(t,`aria-label`,e),[()=>o.say(`close`)]),n(`click`,t,()=>i(!1)),m(e,t)};h(v,e=>{a()||e(E)}),H(r);var k=w(r,2);b(k,21,()=>o.chat,e=>e.number,(e,t)=>{var n=Ui(),r=W(n),i=T(r,!0),a=w(r);H(n),C(e=>{q(n,1,A(c(t).seat===null?``:`o${c(t).seat+1}`),`svelte-13pwep8`),R(i,e),R(a,` ${c(t).text??``}`)},[()=>y(c(t))]),m(e,n)},e=>{var t=Wi(),n=T(t,!0);C(e=>R(n,e),[()=>o.say(`chat-none`)]),m(e,t)}),H(k),j(k,e=>_(f,e),()=>c(f));var M=w(k,2),F=W(M);P(F);var I=T(w(F,2),!0);H(M),C((e,t,n,r,i)=>{R(d,e),R(g,t),U(F,`aria-label`,n),U(F,`placeholder`,r),R(I,i)},[()=>o.say(`chat`),()=>o.say(`chat-off`),()=>o.say(`chat-line`),()=>o.say(`chat-line`),()=>o.say(`chat-send`)]),n(`click`,p,()=>X(`chat`,!1)),S(`submit`,M,D),n(`keydown`,F,x),N(F,()=>c(l),e=>_(l,e)),m(e,t)},I=e=>{var t=qi(),r=W(t);O(r,{name:`i-chat`,class:`ic`});var a=w(r),s=w(a),l=e=>{var t=Ki(),n=W(t,!0),r=T(w(n),!0);H(t),C(e=>{R(n,c(p)),R(r,e)},[()=>o.say(`chat-unread`)]),m(e,t)};h(s,e=>{c(p)>0&&e(l)}),H(t),C(e=>R(a,`${e??``} `),[()=>o.say(`chat`)]),n(`click`,t,()=>i(!0)),m(e,t)},ee=e=>{var t=Ji(),r=W(t);O(r,{name:`i-chat`,class:`ic`});var i=w(r,1,!0);H(t),C(e=>R(i,e),[()=>o.say(`chat-is-off`)]),n(`click`,t,()=>X(`chat`,!0)),m(e,t)};h(M,e=>{c(g)?e(F):Y.chat?e(I,1):e(ee,-1)}),H(k),C(e=>U(k,`aria-label`,e),[()=>o.say(`chat`)]),m(t,k),B()}J([`click`,`keydown`]);var Zi=o(`<li class="turn"> </li>`),Qi=o(`<li><button class="svelte-1srjamk"><time> </time> <!></button></li>`),$i=o(`<ol class="log svelte-1srjamk"></ol>`);function ea(e,t){G(t,!0);let r=z(),i,o=K(()=>r.linesShown.length),l=K(()=>r.linesShown.findLastIndex(e=>e.kind!==Br)),d=K(()=>{let e=0;return r.lines.map(t=>({line:t,turn:t.kind===`began`?++e:null}))});function f(e,t){let n=e.seat!==null&&e.seat===r.home,i=e.seat===null?``:r.people[e.seat]?.name??``;return r.say(`log-turn`,{turn:t,whose:n?`own`:`other`,name:i})}s(()=>{c(o);let e=requestAnimationFrame(()=>i.querySelector(`.now`)?.scrollIntoView({block:`nearest`}));return()=>cancelAnimationFrame(e)});var p=$i();b(p,21,()=>c(d),a,(e,t,i)=>{let a=()=>c(t).line,s=()=>c(t).turn;var d=g(),p=u(d),_=e=>{var t=Zi(),n=T(t,!0);C(e=>R(n,e),[()=>f(a(),s())]),m(e,t)},v=e=>{var t=Qi();let s;var u=W(t),d=W(u),f=T(d,!0);ri(w(d,2),{get text(){return a().text}}),H(u),H(t),C((e,n)=>{s=q(t,1,`line svelte-1srjamk`,null,s,{now:i===c(l),later:i>=c(o)}),U(u,`title`,e),R(f,n)},[()=>r.say(`log-look`),()=>Mn(a().at,Y.lang)]),n(`click`,u,()=>r.look(a().ply)),m(e,t)};h(p,e=>{s()===null?e(v,-1):e(_)}),m(e,d)}),H(p),j(p,e=>i=e,()=>i),m(e,p),B()}J([`click`]);var ta=o(`<label class="name svelte-1fwirad"><!><span> </span> <input maxlength="40" class="svelte-1fwirad"/></label>`),na=o(`<li><!></li>`),ra=o(`<li class="label"> </li>`),ia=o(`<!> <!> <h3 class="svelte-1fwirad"> </h3> <ul class="links svelte-1fwirad"><!> <!> <!> <!></ul> <div class="ways svelte-1fwirad"><button class="btn ghost"> </button> <button class="btn ghost"> <kbd>?</kbd></button> <button class="btn ghost"> </button></div> <p class="label fair svelte-1fwirad"> </p>`,1);function aa(e,t){G(t,!0);let r=z(),i=K(()=>r.scene.table),a=K(()=>r.welcome?.watch_token??null),o=K(()=>r.people.filter(e=>e.is_you)),s=K(()=>r.people.filter(e=>e.token!==null));function l(e,t){c(o).length===1&&X(`name`,t),r.tell({t:`rename`,seat:e,name:t})}{let d=K(()=>r.say(`menu`));Qt(e,{get title(){return c(d)},get onclose(){return t.onclose},children:(e,d)=>{var f=ia(),p=u(f);b(p,17,()=>c(o),e=>e.seat,(e,t)=>{var i=ta(),a=W(i);Dn(a,{get seat(){return c(t).seat}});var o=w(a),s=T(o,!0),u=w(o,2);P(u),H(i),C(e=>{R(s,e),re(u,c(t).name)},[()=>r.say(`your-name`)]),n(`change`,u,e=>l(c(t).seat,e.currentTarget.value.trim())),m(e,i)});var g=w(p,2);_n(g,{isTable:!0});var _=w(g,2),v=T(_,!0),y=w(_,2),x=W(y);b(x,17,()=>c(s),e=>e.seat,(e,t)=>{var n=na(),a=W(n);{let e=K(()=>r.say(`link-seat`,{number:c(t).seat+1})),n=K(()=>_e(c(i).id,c(t).token));si(a,{get label(){return c(e)},get link(){return c(n)}})}H(n),m(e,n)});var S=w(x,2),E=e=>{var t=na(),n=W(t);{let e=K(()=>r.say(`link-watch`)),t=K(()=>_e(c(i).id,c(a)));si(n,{get label(){return c(e)},get link(){return c(t)}})}H(t),m(e,t)};h(S,e=>{c(a)&&e(E)});var D=w(S,2),O=e=>{var t=na(),n=W(t);{let e=K(()=>r.say(`link-replay`)),t=K(()=>`${location.origin}/r/${c(i).id}`);si(n,{get label(){return c(e)},get link(){return c(t)}})}H(t),m(e,t)};h(D,e=>{c(i).status===`over`&&e(O)});var A=w(D,2),j=e=>{var t=ra(),n=T(t,!0);C(e=>R(n,e),[()=>r.say(`menu-no-links`)]),m(e,t)};h(A,e=>{c(s).length===0&&!c(a)&&c(i).status!==`over`&&e(j)}),H(y);var M=w(y,2),N=W(M),F=T(N,!0),I=w(N,2),ee=W(I,!0);k(),H(I);var L=w(I,2),te=T(L,!0);H(M);var ne=T(w(M,2),!0);C((e,t,n,r,i)=>{R(v,e),R(F,t),R(ee,n),R(te,r),R(ne,i)},[()=>r.say(`menu-links`),()=>r.say(`rules`),()=>r.say(`keys-title`),()=>r.say(`leave`),()=>r.say(`menu-rules-version`,{version:c(i).rules_version,edition:c(i).edition})]),n(`click`,N,function(...e){t.onrules?.apply(this,e)}),n(`click`,I,function(...e){t.onhelp?.apply(this,e)}),n(`click`,L,()=>Yt(`/`)),m(e,f)},$$slots:{default:!0}})}B()}J([`change`,`click`]);var oa=o(`<span class="label opt watching svelte-bpic0y"> </span>`),sa=o(`<span class="n svelte-bpic0y"> </span>`),ca=o(`<button class="tool"><!> <!></button>`),la=o(`<!> <span role="status"> </span> <button class="tool opt"><!> </button> <!>`,1),ua=o(`<div class="talk svelte-bpic0y"><!><!></div>`),da=o(`<!> <!>`,1);function fa(t,r){G(r,!0);let i=z(),a=K(()=>i.scene.table),o=e(null),l=e(E(i.chat.length)),d=K(()=>i.say(`rail-${r.isReplay?`replay`:c(a).status}`,{table:c(a).id,turn:i.turn})),f=K(()=>i.link?.state??`connecting`),p=K(()=>i.chat.length-c(l));s(()=>{i.moment!==null&&x(()=>c(o))===`talk`&&_(o,null)});function g(){_(o,`talk`),_(l,i.chat.length,!0)}var v=da(),y=u(v);Cn(y,{get where(){return c(a).title},get meta(){return c(d)},onmenu:()=>_(o,`menu`),extra:e=>{var t=la(),r=u(t),a=e=>{var t=oa(),n=T(t,!0);C(e=>R(n,e),[()=>i.say(`spectators`,{count:i.scene.spectators})]),m(e,t)};h(r,e=>{i.scene.spectators>0&&e(a)});var s=w(r,2),l=T(s,!0),d=w(s,2),v=W(d);O(v,{name:`i-book`,class:`ic`});var y=w(v,1,!0);H(d);var b=w(d,2),x=e=>{var t=ca(),r=W(t);O(r,{name:`i-chat`,class:`ic`});var a=w(r,2),o=e=>{var t=sa(),n=T(t,!0);C(()=>R(n,c(p))),m(e,t)};h(a,e=>{c(p)>0&&e(o)}),H(t),C(e=>U(t,`aria-label`,e),[()=>i.say(`log-and-chat`)]),n(`click`,t,g),m(e,t)};h(b,e=>{i.isPhone&&e(x)}),C((e,t)=>{q(s,1,`conn ${c(f)??``}`,`svelte-bpic0y`),U(s,`data-connection`,c(f)),R(l,e),R(y,t)},[()=>i.say(`connection-${c(f)}`),()=>i.say(`rules`)]),n(`click`,d,()=>_(o,`rules`)),m(e,t)},$$slots:{extra:!0}});var b=w(y,2),S=e=>{aa(e,{onclose:()=>_(o,null),onhelp:()=>{_(o,null),r.onhelp()},onrules:()=>_(o,`rules`)})},D=e=>{{let t=K(()=>i.say(`rules`));Qt(e,{get title(){return c(t)},wide:!0,onclose:()=>_(o,null),children:(e,t)=>{Ir(e,{get game(){return c(a).game},onclause:e=>i.openClause=e})},$$slots:{default:!0}})}},k=e=>{{let t=K(()=>i.say(`log-and-chat`));Qt(e,{get title(){return c(t)},onclose:()=>_(o,null),children:(e,t)=>{var n=ua(),r=W(n);ea(r,{}),Xi(w(r),{isPinned:!0}),H(n),m(e,n)},$$slots:{default:!0}})}};h(b,e=>{c(o)===`menu`?e(S):c(o)===`rules`?e(D,1):c(o)===`talk`&&e(k,2)}),m(t,v),B()}J([`click`]);var pa=o(`<button class="btn ghost svelte-1bn96s7"><!><span class="aside svelte-1bn96s7"> </span></button>`),ma=o(`<button data-lit=""><span class="text svelte-1bn96s7"> </span></button>`),ha=o(`<button class="clause svelte-1bn96s7"> </button>`),ga=o(`<small class="hint svelte-1bn96s7"><b class="svelte-1bn96s7"> </b> </small>`),_a=o(`<small><!></small>`),va=o(`<div class="choices svelte-1bn96s7" data-keys=""><!></div>`),ya=o(`<button class="btn ghost svelte-1bn96s7" data-hint=""><!><span class="aside svelte-1bn96s7"> </span></button>`),ba=o(`<button class="btn ghost svelte-1bn96s7"><!> <kbd class="svelte-1bn96s7">Esc</kbd></button>`),xa=o(`<!> <!>`,1),Sa=o(`<button class="btn go svelte-1bn96s7" data-confirm=""> <kbd class="svelte-1bn96s7">Enter</kbd></button>`),Ca=o(`<div data-bar="mine"><!> <div class="say svelte-1bn96s7"><span role="status"> </span> <!> <!></div> <!> <div class="do svelte-1bn96s7"><!> <!> <!> <!></div></div>`),wa=o(`<time class="num svelte-1bn96s7"> </time>`),Ta=o(`<button class="btn go svelte-1bn96s7"> </button>`),Ea=o(`<div class="bar sheet waiting svelte-1bn96s7" data-bar="waiting"><!> <p class="say svelte-1bn96s7" role="status"> </p> <!> <div class="do svelte-1bn96s7"><!></div></div>`);function Da(e,t){G(t,!0);let r=(e,t=M,r=M,i=M,o=M)=>{var s=pa(),c=W(s);O(c,{get name(){return i()}});var l=T(w(c),!0);H(s),C(()=>{U(s,`data-undo`,r()?`turn`:`act`),U(s,`title`,t()?o():void 0),U(s,`aria-disabled`,!t()),R(l,o())}),n(`click`,s,e=>t()?a.undo(r()):D(e,!1)),S(`mouseenter`,s,e=>D(e,t())),S(`focus`,s,e=>D(e,t())),S(`mouseleave`,s,e=>a.explained(e.currentTarget)),S(`blur`,s,e=>a.explained(e.currentTarget)),m(e,s)},i=e=>{var t=g();b(u(t),17,()=>c(f),e=>e.code,(e,t)=>{var r=ma();let i;var o=T(W(r),!0);H(r),C(e=>{i=q(r,1,e,`svelte-1bn96s7`,i,{"is-hinted":a.hint?.code===c(t).code}),R(o,c(t).text)},[()=>A([`btn`,E(c(t))?`go`:`ghost`])]),n(`click`,r,()=>a.offer(c(t))),m(e,r)}),m(e,t)},a=z(),o=K(()=>a.scene),s=K(()=>a.isMine),l=K(()=>c(o).table.status===`over`),d=K(()=>a.moves.filter(e=>!a.module.placed(e))),f=K(()=>a.pickedMoves.length>0?a.pickedMoves:a.armed?[]:c(d)),p=K(()=>c(f).length>4),_=K(()=>Math.max(0,kn()+a.skew-(a.lines.at(-1)?.at??c(o).at))),v=K(()=>a.module.BarDetail),x=K(()=>c(s)&&Y.hints&&c(o).table.hints);function E(e){let t=a.moves.length===1;return a.pickedMoves.length===0&&(t||a.module.commits?.(e)===!0)}function D(e,t){!t&&c(o).undo.why&&a.explainText(e.currentTarget,c(o).undo.why)}var j=g(),N=u(j),P=e=>{var t=Ca();let s;var l=W(t);O(l,{name:`sema-clear`,class:`sig`});var d=w(l,2),g=W(d),_=T(g,!0),b=w(g,2),S=e=>{var t=ha(),r=T(t,!0);C(e=>{U(t,`data-rule`,c(o).clause),U(t,`title`,e),R(r,c(o).clause)},[()=>a.say(`clause`,{number:c(o).clause})]),n(`click`,t,()=>a.openClause=c(o).clause),m(e,t)};h(b,e=>{c(o).clause&&e(S)});var E=w(b,2),D=e=>{var t=ga(),n=W(t),r=T(n),i=w(n);H(t),C(()=>{R(r,`${a.hint.text??``}.`),R(i,` ${a.hint.reason??``}`)}),m(e,t)},A=e=>{var t=_a();y(W(t),()=>c(v),(e,t)=>{t(e,{})}),H(t),m(e,t)};h(E,e=>{a.hint?e(D):c(v)&&e(A,1)}),H(d);var j=w(d,2),M=e=>{var t=va();i(W(t)),H(t),m(e,t)};h(j,e=>{c(p)&&e(M)});var N=w(j,2),P=W(N),F=e=>{i(e)};h(P,e=>{c(p)||e(F)});var I=w(P,2),ee=e=>{var t=ya(),r=W(t);O(r,{name:`i-star`});var i=T(w(r),!0);H(t),C((e,n)=>{U(t,`title`,e),R(i,n)},[()=>a.say(`hint`),()=>a.say(`hint`)]),n(`click`,t,()=>a.askHint()),m(e,t)};h(I,e=>{c(x)&&e(ee)});var L=w(I,2),te=e=>{var t=ba(),r=W(t);O(r,{name:`i-x`});var i=w(r,1,!0);k(),H(t),C(e=>R(i,e),[()=>a.say(`put-back`)]),n(`click`,t,()=>a.putBack()),m(e,t)},ne=e=>{var t=xa(),n=u(t);{let e=K(()=>a.say(`undo`));r(n,()=>c(o).undo.act,()=>!1,()=>`i-undo`,()=>c(e))}var i=w(n,2),s=e=>{{let t=K(()=>a.say(`start-over`));r(e,()=>!0,()=>!0,()=>`i-reset`,()=>c(t))}};h(i,e=>{c(o).undo.turn&&e(s)}),m(e,t)};h(L,e=>{a.armed||a.pickedMoves.length>0?e(te):e(ne,-1)});var re=w(L,2),z=e=>{var t=Sa(),r=W(t,!0);k(),H(t),C(e=>R(r,e),[()=>a.say(`confirm-move`)]),n(`click`,t,()=>a.confirm()),m(e,t)};h(re,e=>{a.armed&&e(z)}),H(N),H(t),C(()=>{s=q(t,1,`bar enamel svelte-1bn96s7`,null,s,{many:c(p),crowded:c(f).length>1}),U(t,`data-picked`,a.pickedMoves.length>0?``:void 0),R(_,a.armed?a.armed.text:c(o).question),U(N,`data-keys`,c(p)?void 0:``)}),m(e,t)},F=e=>{var i=Ea(),s=W(i);{let e=K(()=>c(l)?`sema-clear`:`sema-stop`);O(s,{get name(){return c(e)},class:`sig`})}var u=w(s,2),d=T(u,!0),f=w(u,2),p=e=>{var t=wa(),n=T(t,!0);C(e=>R(n,e),[()=>jn(c(_))]),m(e,t)};h(f,e=>{!c(l)&&c(_)>5&&e(p)});var g=w(f,2),v=W(g),y=e=>{var r=Ta(),i=T(r,!0);C(e=>R(i,e),[()=>a.say(`show-results`)]),n(`click`,r,function(...e){t.onresults?.apply(this,e)}),m(e,r)},b=e=>{{let t=K(()=>a.say(`undo`));r(e,()=>!0,()=>!1,()=>`i-undo`,()=>c(t))}};h(v,e=>{c(l)?e(y):a.isPlayer&&c(o).undo.act&&e(b,1)}),H(g),H(i),C(()=>R(d,c(l)?c(o).ending?.text??c(o).question:c(o).question)),m(e,i)};h(N,e=>{c(s)?e(P):e(F,-1)}),m(e,j),B()}J([`click`]);var Oa=o(`<p class="vh" aria-live="polite"> </p>`);function ka(e,t){G(t,!0);let n=z(),r=K(()=>n.lastLines.filter(e=>e.kind!==Br));var i=Oa(),a=T(i,!0);C(e=>R(a,e),[()=>c(r).map(e=>e.text).join(` `)]),m(e,i),B()}var Aa=o(`<div class="middle svelte-m8uwa4"><!></div>`);function ja(e,t){G(t,!0);let n=z(),r=K(()=>n.module.Card);var i=g(),a=u(i),o=e=>{{let t=K(()=>n.say(`card`));Qt(e,{get title(){return c(t)},onclose:()=>n.enlarge(null),children:(e,t)=>{var i=Aa();y(W(i),()=>c(r),(e,t)=>{t(e,{get card(){return n.enlarged},big:!0})}),H(i),m(e,i)},$$slots:{default:!0}})}};h(a,e=>{n.enlarged!==null&&e(o)}),m(e,i),B()}var Ma=o(`<small class="svelte-g7tmpt"> </small>`),Na=o(`<div class="bar sheet past-bar svelte-g7tmpt" data-bar="past"><!> <p class="say svelte-g7tmpt" role="status"> <!></p> <div class="do"><button class="btn ghost"><span aria-hidden="true">←</span></button> <button class="btn ghost"><span aria-hidden="true">→</span></button> <button class="btn go"> </button></div></div>`);function Pa(e,t){G(t,!0);let r=z(),i=K(()=>r.plyShown),a=K(()=>r.scene.ply);var o=Na(),s=W(o);O(s,{name:`i-clock`,class:`ic`});var l=w(s,2),u=W(l),d=w(u),f=e=>{var t=Ma(),n=T(t,!0);C(e=>R(n,e),[()=>r.say(`past-your-turn`)]),m(e,t)};h(d,e=>{r.isMine&&e(f)}),H(l);var p=w(l,2),g=W(p),_=w(g,2),v=w(_,2),y=T(v,!0);H(p),H(o),C((e,t,n,r)=>{R(u,`${e??``} `),g.disabled=c(i)<=0,U(g,`aria-label`,t),_.disabled=c(i)>=c(a),U(_,`aria-label`,n),R(y,r)},[()=>r.say(`past`,{ply:c(i),last:c(a)}),()=>r.say(`step-back`),()=>r.say(`step-on`),()=>r.say(`back-to-now`)]),n(`click`,g,()=>r.look(c(i)-1)),n(`click`,_,()=>r.look(c(i)+1)),n(`click`,v,()=>r.backToNow()),m(e,o),B()}J([`click`]);var Fa=o(`<span class="bot svelte-awhnpt"><!><span class="vh"> </span></span>`),Ia=o(`<span class="turn svelte-awhnpt"><!><span class="vh"> </span></span>`),La=o(`<button class="mini svelte-awhnpt"><!><span class="svelte-awhnpt"> </span></button>`),Ra=o(`<button class="mini gone svelte-awhnpt"><!><span class="svelte-awhnpt"> </span></button>`),za=o(`<span class="label away svelte-awhnpt"> </span>`),Ba=o(`<span class="label svelte-awhnpt"> </span>`),Va=o(`<time> </time>`),Ha=o(`<header class="seat-head svelte-awhnpt"><!> <h2 class="svelte-awhnpt"><span class="who svelte-awhnpt"> </span> <!></h2> <!> <span class="end svelte-awhnpt"><!> <!></span></header>`);function Ua(e,t){G(t,!0);let r=z(),i=K(()=>r.people[t.seat]),a=K(()=>r.view.seat===t.seat),o=K(()=>r.scene?An(r.scene,t.seat,r.skew):null),s=K(()=>!r.isReplay&&c(i).kind===`person`&&!c(i).is_here&&!c(i).is_stood_in),l=K(()=>c(s)&&!c(i).is_you&&r.isPlayer&&r.scene?.table.status===`playing`);var u=Ha(),d=W(u);Dn(d,{get seat(){return t.seat}});var f=w(d,2),p=W(f),g=T(p,!0),_=w(p,2),v=e=>{var t=Fa(),n=W(t);O(n,{name:`i-bot`});var i=T(w(n),!0);H(t),C((e,n)=>{U(t,`title`,e),R(i,n)},[()=>r.say(`seat-bot`),()=>r.say(`seat-bot`)]),m(e,t)};h(_,e=>{(c(i).kind===`bot`||c(i).is_stood_in)&&e(v)}),H(f);var y=w(f,2),b=e=>{var t=Ia(),n=W(t);O(n,{name:`sema-clear`,class:`sg`});var i=T(w(n),!0);H(t),C(e=>R(i,e),[()=>r.say(`seat-deciding`)]),m(e,t)};h(y,e=>{c(a)&&e(b)});var x=w(y,2),S=W(x),E=e=>{var i=La(),a=W(i);O(a,{name:`i-person`});var o=T(w(a),!0);H(i),C(e=>R(o,e),[()=>r.say(`seat-take-back`)]),n(`click`,i,()=>r.tell({t:`stand_in`,seat:t.seat,on:!1})),m(e,i)},D=e=>{var i=Ra(),a=W(i);O(a,{name:`i-bot`});var o=T(w(a),!0);H(i),C((e,t)=>{U(i,`title`,e),R(o,t)},[()=>r.say(`seat-away`),()=>r.say(`seat-stand-in`)]),n(`click`,i,()=>r.tell({t:`stand_in`,seat:t.seat,on:!0})),m(e,i)},k=e=>{var t=za(),n=T(t,!0);C(e=>R(n,e),[()=>r.say(`seat-away`)]),m(e,t)},A=e=>{var t=Ba(),n=T(t,!0);C(e=>R(n,e),[()=>r.say(`level-${c(i).level}`)]),m(e,t)};h(S,e=>{c(i).is_stood_in&&c(i).is_you?e(E):c(l)?e(D,1):c(s)?e(k,2):c(i).level&&e(A,3)});var j=w(S,2),M=e=>{var t=Va();let n;var r=T(t,!0);C(e=>{n=q(t,1,`num svelte-awhnpt`,null,n,{short:c(o)<20}),R(r,e)},[()=>jn(c(o))]),m(e,t)};h(j,e=>{c(o)!==null&&e(M)}),H(x),H(u),C(e=>{U(p,`title`,c(i).name),R(g,e)},[()=>c(i).is_you&&r.home===t.seat?r.say(`you`):c(i).name]),m(e,u),B()}J([`click`]);var Wa=o(`<section><!> <!></section>`),Ga=o(`<aside class="seats svelte-a590k0" tabindex="0"></aside>`);function Ka(e,t){G(t,!0);let n=z(),r=K(()=>{let e=n.people.map(e=>e.seat),t=n.home;return t===null?e:[...e.slice(t+1),...e.slice(0,t+1)]});var i=Ga();b(i,20,()=>c(r),e=>e,(e,t)=>{let r=K(()=>n.module.SeatPanel);var i=Wa();let a;var o=W(i);Ua(o,{get seat(){return t}}),y(w(o,2),()=>c(r),(e,n)=>{n(e,{get seat(){return t}})}),H(i),C(()=>{a=q(i,1,`seat sheet o${t+1}`,`svelte-a590k0`,a,{me:t===n.home,on:t===n.view.seat}),U(i,`data-at`,`seat:${t??``}`)}),m(e,i)}),H(i),C(e=>U(i,`aria-label`,e),[()=>n.say(`seats`)]),m(e,i),B()}var qa=o(`<aside class="side svelte-10dmedb"><!> <section class="logp sheet svelte-10dmedb"><h3 class="svelte-10dmedb"> <span class="label"> </span></h3> <!> <!></section></aside>`);function Ja(t,n){G(n,!0);let r=z(),i=K(()=>r.module.Side),a=e(!1);var o=qa(),s=W(o),l=e=>{var t=g();y(u(t),()=>c(i),(e,t)=>{t(e,{})}),m(e,t)};h(s,e=>{c(i)&&!r.isPhone&&e(l)});var d=w(s,2),f=W(d),p=W(f),v=T(w(p),!0);H(f);var b=w(f,2);ea(b,{}),Xi(w(b,2),{get isOpen(){return c(a)},set isOpen(e){_(a,e,!0)}}),H(d),H(o),C((e,t,n)=>{U(o,`aria-label`,e),R(p,`${t??``} `),R(v,n)},[()=>r.say(`log`),()=>r.say(`log`),()=>r.say(`turn-number`,{turn:r.turn})]),m(t,o),B()}var Ya=o(`<button class="clause svelte-jlkwpm"> </button> `,1),Xa=o(`<div><span role="status"> </span> <!></div>`);function Za(e,t){G(t,!0);let r=/\s*\(((?:[A-Z]{2,4}-[A-Z0-9-]+(?:, )?)+)\)/,i=z(),a=K(()=>i.explanation?.text?i.explanation:null),o=K(()=>c(a)?.text?.match(r)?.[1]?.split(`, `)??(c(a)?.clause?[c(a).clause]:[])),s=K(()=>{if(!c(a))return null;let e=c(a).place.getBoundingClientRect(),t=Math.max(8,Math.min(e.left+e.width/2-28,innerWidth-240-8)),n=e.top<120;return{left:t,isBelow:n,y:n?e.bottom+10:innerHeight-e.top+10}});var l=g(),d=u(l),f=e=>{var t=Xa();let l;var d=W(t),f=T(d,!0);b(w(d,2),16,()=>c(o),e=>e,(e,t)=>{var r=Ya(),a=u(r),o=T(a,!0),s=w(a,1,!0);s.nodeValue=` `,C(()=>R(o,t)),n(`click`,a,()=>i.openClause=t),m(e,r)}),H(t),C(e=>{l=q(t,1,`why svelte-jlkwpm`,null,l,{below:c(s).isBelow}),ae(t,`left:${c(s).left??``}px;${c(s).isBelow?`top`:`bottom`}:${c(s).y??``}px`),R(f,e)},[()=>c(a).text?.replace(r,``)]),S(`mouseenter`,t,()=>i.keepExplanation()),S(`mouseleave`,t,()=>i.explained(c(a).place)),m(e,t)};h(d,e=>{c(a)&&c(s)&&e(f)}),m(e,l),B()}J([`click`]);var Qa=o(`<div><!> <!> <main><!> <!></main> <section class="play svelte-1cmkhax"><!> <div class="hand-place"><!></div></section> <!> <!></div> <!> <!>`,1);function $a(e,t){G(t,!0);let n=z(),i=K(()=>n.module),a=K(()=>c(i).seats===`left`||n.isPhone),o;s(()=>{n.scene,n.moment,n.pickedMoves,n.armed,n.isBusy;let e=requestAnimationFrame(()=>ji(o,n.pickedMoves.length>0));return()=>cancelAnimationFrame(e)});var l=Qa(),d=u(l),f=W(d);r(f,()=>t.top);var p=w(f,2),_=e=>{Ka(e,{})};h(p,e=>{c(a)&&e(_)});var v=w(p,2);let b;var x=W(v);y(x,()=>c(i).Board,(e,t)=>{t(e,{})});var S=w(x,2),T=e=>{var t=g();y(u(t),()=>c(i).Side,(e,t)=>{t(e,{})}),m(e,t)};h(S,e=>{n.isPhone&&c(i).Side&&e(T)}),H(v);var E=w(v,2),D=W(E),O=e=>{var n=g();r(u(n),()=>t.below),m(e,n)},k=e=>{Pa(e,{})},A=e=>{Da(e,{get onresults(){return t.onresults}})};h(D,e=>{t.below?e(O):n.moment===null?e(A,-1):e(k,1)});var M=w(D,2);y(W(M),()=>c(i).Hand,(e,t)=>{t(e,{})}),H(M),H(E);var N=w(E,2),P=e=>{Ja(e,{})};h(N,e=>{n.isPhone||e(P)}),ka(w(N,2),{}),H(d),j(d,e=>o=e,()=>o);var F=w(d,2);Za(F,{}),ja(w(F,2),{}),C(e=>{q(d,1,`table seats-${c(i).seats??``}`,`svelte-1cmkhax`),U(d,`data-act`,n.scene?.act),b=q(v,1,`board svelte-1cmkhax`,null,b,{past:n.moment!==null&&!t.below}),U(E,`aria-label`,e)},[()=>n.say(`play-area`)]),m(e,l),B()}var eo=o(`<input maxlength="40" class="svelte-4sqm5a"/>`),to=o(`<b class="svelte-4sqm5a"> </b>`),no=o(`<button class="lnk"><!> </button>`),ro=o(`<button class="lnk"> </button>`),io=o(`<span> </span>`),ao=o(`<li class="svelte-4sqm5a"><!> <span class="sn svelte-4sqm5a"><!> <small class="svelte-4sqm5a"> </small></span> <span class="acts svelte-4sqm5a"><!> <!></span></li>`),oo=o(`<button class="btn go svelte-4sqm5a"> </button> <span class="label"> </span>`,1),so=o(`<p role="status"> </p>`),co=o(`<div class="talk svelte-4sqm5a"><!></div>`),lo=o(`<!> <main class="svelte-4sqm5a"><div class="poster svelte-4sqm5a"><!></div> <section class="sheet svelte-4sqm5a"><h2 class="svelte-4sqm5a"> </h2> <ul></ul> <div class="start svelte-4sqm5a"><!></div> <!> <!></section></main>`,1);function uo(e,t){G(t,!0);let i=z(),a=K(()=>i.scene.table),o=K(()=>i.welcome?.is_host??!1),s=K(()=>i.welcome?.watch_token??null),l=K(()=>i.module.Poster),d=K(()=>i.people.some(e=>e.kind===`open`));function f(e,t){X(`name`,t),i.tell({t:`rename`,seat:e,name:t})}function p(e,t){i.tell({t:`set_seat`,seat:e.seat,kind:t,level:e.level??`greedy`})}var g=lo(),_=u(g);r(_,()=>t.top);var v=w(_,2),x=W(v);y(W(x),()=>c(l),(e,t)=>{t(e,{})}),H(x);var S=w(x,2),E=W(S),D=T(E,!0),k=w(E,2);b(k,21,()=>i.people,e=>e.seat,(e,t)=>{var r=ao(),s=W(r);Dn(s,{get seat(){return c(t).seat}});var l=w(s,2),u=W(l),d=e=>{var r=eo();P(r),C(e=>{re(r,c(t).name),U(r,`aria-label`,e)},[()=>i.say(`your-name`)]),n(`change`,r,e=>f(c(t).seat,e.currentTarget.value.trim())),m(e,r)},g=e=>{var n=to(),r=T(n,!0);C(()=>R(r,c(t).name)),m(e,n)};h(u,e=>{c(t).is_you?e(d):e(g,-1)});var _=T(w(u,2),!0);H(l);var v=w(l,2),y=W(v),b=e=>{{let n=K(()=>i.say(`link-seat`,{number:c(t).seat+1})),r=K(()=>_e(c(a).id,c(t).token));si(e,{small:!0,get label(){return c(n)},get link(){return c(r)}})}};h(y,e=>{c(t).token&&e(b)});var x=w(y,2),S=e=>{var r=no(),a=W(r);O(a,{name:`i-bot`});var o=w(a,1,!0);H(r),C(e=>R(o,e),[()=>i.say(`make-bot`)]),n(`click`,r,()=>p(c(t),`bot`)),m(e,r)},E=e=>{var r=ro(),a=T(r,!0);C(e=>R(a,e),[()=>i.say(`make-open`)]),n(`click`,r,()=>p(c(t),`open`)),m(e,r)},D=e=>{var n=io();let r;var a=T(n,!0);C(e=>{r=q(n,1,`conn svelte-4sqm5a`,null,r,{gone:!c(t).is_here}),R(a,e)},[()=>i.say(c(t).is_here?`here`:`seat-away`)]),m(e,n)};h(x,e=>{c(o)&&c(t).kind===`open`?e(S):c(o)&&c(t).kind===`bot`?e(E,1):c(t).kind===`person`&&e(D,2)}),H(v),H(r),C(e=>R(_,e),[()=>i.say(`waiting-${c(t).is_you?`you`:c(t).kind}`)]),m(e,r)}),H(k);var A=w(k,2),j=W(A),M=e=>{var t=oo(),r=u(t),o=T(r,!0),s=T(w(r,2),!0);C((e,t)=>{R(o,e),R(s,t)},[()=>i.say(`start-game`,{game:c(a).title}),()=>c(d)?i.say(`start-open-seats`):``]),n(`click`,r,()=>i.tell({t:`start`})),m(e,t)},N=e=>{var t=so(),n=T(t,!0);C(e=>R(n,e),[()=>i.say(`waiting-for-host`)]),m(e,t)};h(j,e=>{c(o)?e(M):e(N,-1)}),H(A);var F=w(A,2),I=e=>{{let t=K(()=>i.say(`link-watch`)),n=K(()=>_e(c(a).id,c(s)));si(e,{get label(){return c(t)},get link(){return c(n)}})}};h(F,e=>{c(s)&&e(I)});var ee=w(F,2),L=e=>{var t=co();Xi(W(t),{isPinned:!0}),H(t),m(e,t)};h(ee,e=>{Y.chat&&e(L)}),H(S),H(v),C(e=>R(D,e),[()=>i.say(`waiting-title`,{game:c(a).title})]),m(e,g),B()}J([`change`,`click`]);var fo=e=>{Vi(e,{})},po=o(`<p class="wait svelte-1d129o7" role="status"> </p>`),mo=o(`<!> <!>`,1),ho=o(`<!> <!> <!> <!>`,1);function go(t,n){G(n,!0);let r=e=>{fa(e,{get isReplay(){return n.isReplay},onhelp:()=>_(o,!0)})},i=new Hr;i.isReplay=x(()=>n.isReplay),ie(i),pn(i);let a=e(!1),o=e(!1),l=K(()=>i.scene?.table.status),d=K(()=>i.scene?.table.game),f=K(()=>c(l)===`over`&&!n.isReplay&&!c(a)&&i.moment===null);s(()=>zr(i)),s(()=>{ge(n.table);let e=new Jn(()=>({t:`hello`,table:n.table,tokens:pe(n.table).slice(-6),lang:Y.lang,name:Y.name}),i);i.link=e;let t=()=>document.hidden||e.hurry();return addEventListener(`online`,t),document.addEventListener(`visibilitychange`,t),()=>{removeEventListener(`online`,t),document.removeEventListener(`visibilitychange`,t),e.shut()}});let p=null;s(()=>{let e=Y.lang;p!==null&&p!==e&&i.link?.ask({t:`language`,lang:e}),p=e}),s(()=>{let[e,t]=[c(d),Y.lang];if(e===void 0)return;let n=!0;return Ut(()=>Promise.all([lr(e),Gt.catalogue(e,t)]),()=>n).then(e=>{e&&n&&([i.module,i.catalogue]=e)}),()=>{n=!1}});var g=ho(),v=u(g),y=e=>{Gr(e,{get text(){return i.closed}})},b=e=>{var t=po(),n=T(t,!0);C(e=>R(n,e),[()=>Q(i.link?.state===`lost`?`connection-lost`:`connection-connecting`)]),m(e,t)},S=e=>{uo(e,{get top(){return r}})},E=e=>{qr(e,{})},D=e=>{Ci(e,{get top(){return r},onboard:()=>_(a,!0)})},O=e=>{var t=mo(),i=u(t);{let e=K(()=>n.isReplay&&c(l)===`over`?fo:void 0);$a(i,{get top(){return r},get below(){return c(e)},onresults:()=>_(a,!1)})}ki(w(i,2),{}),m(e,t)};h(v,e=>{i.closed===null?!i.scene||!i.module||!i.catalogue?e(b,1):c(l)===`gathering`?e(S,2):i.isCovered?e(E,3):c(f)?e(D,4):e(O,-1):e(y)});var k=w(v,2);Ii(k,{get isHelpOpen(){return c(o)},set isHelpOpen(e){_(o,e,!0)}});var A=w(k,2);Ur(A,{}),zi(w(A,2),{}),m(t,g),B()}function _o(e,t){G(t,!0);let n=K(Jt);function r(e){document.documentElement.dataset.by=e.type===`keydown`?`keys`:`pointer`}var a=g();S(`keydown`,d,r),S(`pointerdown`,d,r);var o=u(a),s=e=>{Er(e,{})},l=e=>{Rr(e,{get game(){return c(n).game}})},f=e=>{var t=g();i(u(t),()=>c(n).table+c(n).at,e=>{{let t=K(()=>c(n).at===`replay`);go(e,{get table(){return c(n).table},get isReplay(){return c(t)}})}}),m(e,t)};h(o,e=>{c(n).at===`lobby`?e(s):c(n).at===`rules`?e(l,1):e(f,-1)}),m(e,a),B()}ue(),t(_o,{target:document.getElementById(`app`)});export{Dn as n,Q as r,Ua as t};