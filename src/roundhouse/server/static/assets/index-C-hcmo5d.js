const __vite__mapDeps=(i,m=__vite__mapDeps,d=(m.f||(m.f=["assets/continental_express-n_1hAcuq.js","assets/context-CD43Dghc.js","assets/PosterFrame-B4A45oG_.js","assets/PosterFrame-Se96rs_r.css","assets/Tabs-DH2yDglJ.js","assets/Tabs-BDv2nkYQ.css","assets/continental_express-Ber9QZfm.css","assets/great_lakes-BPRS-Rha.js","assets/Parts-D74Ksjr9.js","assets/printed-BqLhZ7W4.js","assets/Parts-D_qf1f81.css","assets/great_lakes-uq32m_rF.css","assets/isle_of_trains-BLpH8WQP.js","assets/Fan-CPPpU7p0.js","assets/Fan-D1JzbId3.css","assets/breakable-DrVugP6J.js","assets/isle_of_trains-ClXhBUD5.css","assets/ticket_cards-CFMHE42v.js","assets/ticket_cards-DnL-9d4X.css","assets/traffic-DXTYtcvb.js","assets/traffic-B1IZLS9n.css"])))=>i.map(i=>d[i]);
import{$ as e,A as t,B as n,C as r,D as i,E as a,F as o,G as s,H as c,I as l,J as u,K as d,L as f,M as p,N as m,O as h,P as g,Q as _,R as v,T as y,U as b,V as x,W as S,X as C,Y as w,Z as T,_ as E,a as D,at as O,b as k,ct as A,dt as j,et as M,f as N,g as P,h as F,i as I,it as L,j as R,k as z,l as B,m as V,n as H,ot as ee,p as U,rt as W,s as G,st as te,t as ne,tt as K,ut as re,v as ie,w as ae,x as oe,y as se,z as ce}from"./context-CD43Dghc.js";(function(){let e=document.createElement(`link`).relList;if(e&&e.supports&&e.supports(`modulepreload`))return;for(let e of document.querySelectorAll(`link[rel="modulepreload"]`))n(e);new MutationObserver(e=>{for(let t of e)if(t.type===`childList`)for(let e of t.addedNodes)e.tagName===`LINK`&&e.rel===`modulepreload`&&n(e)}).observe(document,{childList:!0,subtree:!0});function t(e){let t={};return e.integrity&&(t.integrity=e.integrity),e.referrerPolicy&&(t.referrerPolicy=e.referrerPolicy),e.crossOrigin===`use-credentials`?t.credentials=`include`:e.crossOrigin===`anonymous`?t.credentials=`omit`:t.credentials=`same-origin`,t}function n(e){if(e.ep)return;e.ep=!0;let n=t(e);fetch(e.href,n)}})();var le=new Map;function ue(e,t){try{let n=le.get(e)??localStorage.getItem(`roundhouse.${e}`);return n===null?t:JSON.parse(n)}catch{return t}}function q(e,t){let n=JSON.stringify(t);try{localStorage.setItem(`roundhouse.${e}`,n),le.delete(e)}catch{le.set(e,n)}}function de(){for(let e of navigator.languages??[]){let t=e.slice(0,2).toLowerCase();if(t===`en`||t===`uk`||t===`ru`)return t}return`en`}var J=e({lang:de(),theme:`system`,motion:`normal`,confirm:`game`,sound:!0,chat:!0,hints:!0,notify:!1,name:``,...ue(`settings`,{})});function Y(e,t){J[e]=t,q(`settings`,ee(J)),fe()}function fe(){let e=document.documentElement;e.lang=J.lang,J.theme===`system`?delete e.dataset.theme:e.dataset.theme=J.theme,e.style.setProperty(`--speed`,String(pe()))}function pe(){return J.motion===`off`||matchMedia(`(prefers-reduced-motion: reduce)`).matches?0:J.motion===`fast`?.45:1}var me=`# Everything the shell of the browser table says.  The same names in every language.

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
`,he=`# Everything the shell of the browser table says.  The same names in every language.

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
`,ge=`# Everything the shell of the browser table says.  The same names in every language.

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
`,_e=`# What the board of Continental Express says.

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
`,ve=`# What the board of Continental Express says.

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
`,ye=`# What the board of Continental Express says.

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
`,be=`# What the board of Great Lakes says.

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
tickets-returned = You returned to the deck:
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
`,xe=`# What the board of Great Lakes says.

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
tickets-returned = Вы вернули в колоду:
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
`,Se=`# What the board of Great Lakes says.

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
tickets-returned = Ви повернули в колоду:
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
`,Ce=`# What the board of Isle of Trains says.

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
`,we=`# What the board of Isle of Trains says.

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
`,Te=`# What the board of Isle of Trains says.

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
`,Ee=`# What the board of the card game says.

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
tickets-returned = You returned to the deck:
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
`,De=`# What the board of the card game says.

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
tickets-returned = Вы вернули в колоду:
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
`,Oe=`# What the board of the card game says.

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
tickets-returned = Ви повернули в колоду:
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
`,ke=`# What the board of Traffic says.

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
`,Ae=`# What the board of Traffic says.

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
`,je=`# What the board of Traffic says.

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
`,Me=class{constructor(e){this.value=e}valueOf(){return this.value}},X=class extends Me{constructor(e=`???`){super(e)}toString(e){return`{${this.value}}`}},Ne=class extends Me{constructor(e,t={}){super(e),this.opts=t}toString(e){if(e)try{return e.memoizeIntlObject(Intl.NumberFormat,this.opts).format(this.value)}catch(t){e.reportError(t)}return this.value.toString(10)}},Pe=class e extends Me{static supportsValue(t){if(typeof t==`number`||t instanceof Date)return!0;if(t instanceof Me)return e.supportsValue(t.valueOf());if(`Temporal`in globalThis){let e=globalThis.Temporal;if(t instanceof e.Instant||t instanceof e.PlainDateTime||t instanceof e.PlainDate||t instanceof e.PlainMonthDay||t instanceof e.PlainTime||t instanceof e.PlainYearMonth)return!0}return!1}constructor(t,n={}){t instanceof e?(n={...t.opts,...n},t=t.value):t instanceof Me&&(t=t.valueOf()),typeof t==`object`&&`calendarId`in t&&n.calendar===void 0&&(n={...n,calendar:t.calendarId}),super(t),this.opts=n}[Symbol.toPrimitive](e){return e===`string`?this.toString():this.toNumber()}toNumber(){let e=this.value;if(typeof e==`number`)return e;if(e instanceof Date)return e.getTime();if(`epochMilliseconds`in e)return e.epochMilliseconds;if(`toZonedDateTime`in e)return e.toZonedDateTime(`UTC`).epochMilliseconds;throw TypeError(`Unwrapping a non-number value as a number`)}toString(e){if(e)try{return e.memoizeIntlObject(Intl.DateTimeFormat,this.opts).format(this.value)}catch(t){e.reportError(t)}return typeof this.value==`number`||this.value instanceof Date?new Date(this.value).toISOString():this.value.toString()}},Fe=100,Ie=`⁨`,Le=`⁩`;function Re(e,t,n){return n===t||n instanceof Ne&&t instanceof Ne&&n.value===t.value||t instanceof Ne&&typeof n==`string`&&n===e.memoizeIntlObject(Intl.PluralRules,t.opts).select(t.value)}function ze(e,t,n){return t[n]?Je(e,t[n].value):(e.reportError(RangeError(`No default`)),new X)}function Be(e,t){let n=[],r=Object.create(null);for(let i of t)i.type===`narg`?r[i.name]=Ve(e,i.value):n.push(Ve(e,i));return{positional:n,named:r}}function Ve(e,t){switch(t.type){case`str`:return t.value;case`num`:return new Ne(t.value,{minimumFractionDigits:t.precision});case`var`:return He(e,t);case`mesg`:return Ue(e,t);case`term`:return We(e,t);case`func`:return Ge(e,t);case`select`:return Ke(e,t);default:return new X}}function He(e,{name:t}){let n;if(e.params)if(Object.prototype.hasOwnProperty.call(e.params,t))n=e.params[t];else return new X(`$${t}`);else if(e.args&&Object.prototype.hasOwnProperty.call(e.args,t))n=e.args[t];else return e.reportError(ReferenceError(`Unknown variable: $${t}`)),new X(`$${t}`);if(n instanceof Me)return n;switch(typeof n){case`string`:return n;case`number`:return new Ne(n);case`object`:if(Pe.supportsValue(n))return new Pe(n);default:return e.reportError(TypeError(`Variable type not supported: $${t}, ${typeof n}`)),new X(`$${t}`)}}function Ue(e,{name:t,attr:n}){let r=e.bundle._messages.get(t);if(!r)return e.reportError(ReferenceError(`Unknown message: ${t}`)),new X(t);if(n){let i=r.attributes[n];return i?Je(e,i):(e.reportError(ReferenceError(`Unknown attribute: ${n}`)),new X(`${t}.${n}`))}return r.value?Je(e,r.value):(e.reportError(ReferenceError(`No value: ${t}`)),new X(t))}function We(e,{name:t,attr:n,args:r}){let i=`-${t}`,a=e.bundle._terms.get(i);if(!a)return e.reportError(ReferenceError(`Unknown term: ${i}`)),new X(i);if(n){let t=a.attributes[n];if(t){e.params=Be(e,r).named;let n=Je(e,t);return e.params=null,n}return e.reportError(ReferenceError(`Unknown attribute: ${n}`)),new X(`${i}.${n}`)}e.params=Be(e,r).named;let o=Je(e,a.value);return e.params=null,o}function Ge(e,{name:t,args:n}){let r=e.bundle._functions[t];if(!r)return e.reportError(ReferenceError(`Unknown function: ${t}()`)),new X(`${t}()`);if(typeof r!=`function`)return e.reportError(TypeError(`Function ${t}() is not callable`)),new X(`${t}()`);try{let t=Be(e,n);return r(t.positional,t.named)}catch(n){return e.reportError(n),new X(`${t}()`)}}function Ke(e,{selector:t,variants:n,star:r}){let i=Ve(e,t);if(i instanceof X)return ze(e,n,r);for(let t of n)if(Re(e,i,Ve(e,t.key)))return Je(e,t.value);return ze(e,n,r)}function qe(e,t){if(e.dirty.has(t))return e.reportError(RangeError(`Cyclic reference`)),new X;e.dirty.add(t);let n=[],r=e.bundle._useIsolating&&t.length>1;for(let i of t){if(typeof i==`string`){n.push(e.bundle._transform(i));continue}if(e.placeables++,e.placeables>Fe)throw e.dirty.delete(t),RangeError(`Too many placeables expanded: ${e.placeables}, max allowed is ${Fe}`);r&&n.push(Ie),n.push(Ve(e,i).toString(e)),r&&n.push(Le)}return e.dirty.delete(t),n.join(``)}function Je(e,t){return typeof t==`string`?e.bundle._transform(t):qe(e,t)}var Ye=class{constructor(e,t,n){this.dirty=new WeakSet,this.params=null,this.placeables=0,this.bundle=e,this.errors=t,this.args=n}reportError(e){if(!this.errors||!(e instanceof Error))throw e;this.errors.push(e)}memoizeIntlObject(e,t){let n=this.bundle._intls.get(e);n||(n={},this.bundle._intls.set(e,n));let r=JSON.stringify(t);return n[r]||(n[r]=new e(this.bundle.locales,t)),n[r]}};function Xe(e,t){let n=Object.create(null);for(let[r,i]of Object.entries(e))t.includes(r)&&(n[r]=i.valueOf());return n}var Ze=[`unitDisplay`,`currencyDisplay`,`useGrouping`,`minimumIntegerDigits`,`minimumFractionDigits`,`maximumFractionDigits`,`minimumSignificantDigits`,`maximumSignificantDigits`];function Qe(e,t){let n=e[0];if(n instanceof X)return new X(`NUMBER(${n.valueOf()})`);if(n instanceof Ne)return new Ne(n.valueOf(),{...n.opts,...Xe(t,Ze)});if(n instanceof Pe)return new Ne(n.toNumber(),{...Xe(t,Ze)});throw TypeError(`Invalid argument to NUMBER`)}var $e=[`dateStyle`,`timeStyle`,`fractionalSecondDigits`,`dayPeriod`,`hour12`,`weekday`,`era`,`year`,`month`,`day`,`hour`,`minute`,`second`,`timeZoneName`];function et(e,t){let n=e[0];if(n instanceof X)return new X(`DATETIME(${n.valueOf()})`);if(n instanceof Pe||n instanceof Ne)return new Pe(n,Xe(t,$e));throw TypeError(`Invalid argument to DATETIME`)}var tt=new Map;function nt(e){let t=Array.isArray(e)?e.join(` `):e,n=tt.get(t);return n===void 0&&(n=new Map,tt.set(t,n)),n}var rt=class{constructor(e,{functions:t,useIsolating:n=!0,transform:r=e=>e}={}){this._terms=new Map,this._messages=new Map,this.locales=Array.isArray(e)?e:[e],this._functions={NUMBER:Qe,DATETIME:et,...t},this._useIsolating=n,this._transform=r,this._intls=nt(e)}hasMessage(e){return this._messages.has(e)}getMessage(e){return this._messages.get(e)}addResource(e,{allowOverrides:t=!1}={}){let n=[];for(let r=0;r<e.body.length;r++){let i=e.body[r];if(i.id.startsWith(`-`)){if(t===!1&&this._terms.has(i.id)){n.push(Error(`Attempt to override an existing term: "${i.id}"`));continue}this._terms.set(i.id,i)}else{if(t===!1&&this._messages.has(i.id)){n.push(Error(`Attempt to override an existing message: "${i.id}"`));continue}this._messages.set(i.id,i)}}return n}formatPattern(e,t=null,n=null){if(typeof e==`string`)return this._transform(e);let r=new Ye(this,n,t);try{return qe(r,e).toString(r)}catch(e){if(r.errors&&e instanceof Error)return r.errors.push(e),new X().toString(r);throw e}}},it=/^(-?[a-zA-Z][\w-]*) *= */gm,at=/\.([a-zA-Z][\w-]*) *= */y,ot=/\*?\[/y,st=/(-?[0-9]+(?:\.([0-9]+))?)/y,ct=/([a-zA-Z][\w-]*)/y,lt=/([$-])?([a-zA-Z][\w-]*)(?:\.([a-zA-Z][\w-]*))?/y,ut=/^[A-Z][A-Z0-9_-]*$/,dt=/([^{}\n\r]+)/y,ft=/([^\\"\n\r]*)/y,pt=/\\([\\"])/y,mt=/\\u([a-fA-F0-9]{4})|\\U([a-fA-F0-9]{6})/y,ht=/^\n+/,gt=/ +$/,_t=/ *\r?\n/g,vt=/( *)$/,yt=/{\s*/y,bt=/\s*}/y,xt=/\[\s*/y,St=/\s*] */y,Ct=/\s*\(\s*/y,wt=/\s*->\s*/y,Tt=/\s*:\s*/y,Et=/\s*,?\s*/y,Dt=/\s+/y,Ot=class{constructor(e){this.body=[],it.lastIndex=0;let t=0;for(;;){let n=it.exec(e);if(n===null)break;t=it.lastIndex;try{this.body.push(s(n[1]))}catch(e){if(e instanceof SyntaxError)continue;throw e}}function n(n){return n.lastIndex=t,n.test(e)}function r(n,r){if(e[t]===n)return t++,!0;if(r)throw new r(`Expected ${n}`);return!1}function i(e,r){if(n(e))return t=e.lastIndex,!0;if(r)throw new r(`Expected ${e.toString()}`);return!1}function a(n){n.lastIndex=t;let r=n.exec(e);if(r===null)throw SyntaxError(`Expected ${n.toString()}`);return t=n.lastIndex,r}function o(e){return a(e)[1]}function s(e){let t=l(),n=c();if(t===null&&Object.keys(n).length===0)throw SyntaxError(`Expected message value or attributes`);return{id:e,value:t,attributes:n}}function c(){let e=Object.create(null);for(;n(at);){let t=o(at),n=l();if(n===null)throw SyntaxError(`Expected attribute value`);e[t]=n}return e}function l(){let r;if(n(dt)&&(r=o(dt)),e[t]===`{`||e[t]===`}`)return u(r?[r]:[],1/0);let i=x();return i?r?u([r,i],i.length):(i.value=S(i.value,ht),u([i],i.length)):r?S(r,gt):null}function u(r=[],i){for(;;){if(n(dt)){r.push(o(dt));continue}if(e[t]===`{`){r.push(d());continue}if(e[t]===`}`)throw SyntaxError(`Unbalanced closing brace`);let a=x();if(a){r.push(a),i=Math.min(i,a.length);continue}break}let a=r.length-1,s=r[a];typeof s==`string`&&(r[a]=S(s,gt));let c=[];for(let e of r)e instanceof kt&&(e=e.value.slice(0,e.value.length-i)),e&&c.push(e);return c}function d(){i(yt,SyntaxError);let e=f();if(i(bt))return e;if(i(wt)){let t=h();return i(bt,SyntaxError),{type:`select`,selector:e,...t}}throw SyntaxError(`Unclosed placeable`)}function f(){if(e[t]===`{`)return d();if(n(lt)){let[,e,t,n=null]=a(lt);if(e===`$`)return{type:`var`,name:t};if(i(Ct)){let r=p();if(e===`-`)return{type:`term`,name:t,attr:n,args:r};if(ut.test(t))return{type:`func`,name:t,args:r};throw SyntaxError(`Function names must be all upper-case`)}return e===`-`?{type:`term`,name:t,attr:n,args:[]}:{type:`mesg`,name:t,attr:n}}return _()}function p(){let n=[];for(;;){switch(e[t]){case`)`:return t++,n;case void 0:throw SyntaxError(`Unclosed argument list`)}n.push(m()),i(Et)}}function m(){let e=f();return e.type===`mesg`&&i(Tt)?{type:`narg`,name:e.name,value:_()}:e}function h(){let e=[],t=0,i;for(;n(ot);){r(`*`)&&(i=t);let n=g(),a=l();if(a===null)throw SyntaxError(`Expected variant value`);e[t++]={key:n,value:a}}if(t===0)return null;if(i===void 0)throw SyntaxError(`Expected default variant`);return{variants:e,star:i}}function g(){i(xt,SyntaxError);let e;return e=n(st)?v():{type:`str`,value:o(ct)},i(St,SyntaxError),e}function _(){if(n(st))return v();if(e[t]===`"`)return y();throw SyntaxError(`Invalid expression`)}function v(){let[,e,t=``]=a(st),n=t.length;return{type:`num`,value:parseFloat(e),precision:n}}function y(){r(`"`,SyntaxError);let n=``;for(;;){if(n+=o(ft),e[t]===`\\`){n+=b();continue}if(r(`"`))return{type:`str`,value:n};throw SyntaxError(`Unclosed string literal`)}}function b(){if(n(pt))return o(pt);if(n(mt)){let[,e,t]=a(mt),n=parseInt(e||t,16);return n<=55295||57344<=n?String.fromCodePoint(n):`�`}throw SyntaxError(`Unknown escape sequence`)}function x(){let n=t;switch(i(Dt),e[t]){case`.`:case`[`:case`*`:case`}`:case void 0:return!1;case`{`:return C(e.slice(n,t))}return e[t-1]===` `?C(e.slice(n,t)):!1}function S(e,t){return e.replace(t,``)}function C(e){let t=e.replace(_t,`
`),n=vt.exec(e)[1].length;return new kt(t,n)}}},kt=class{constructor(e,t){this.value=e,this.length=t}},At=[`en`,`uk`,`ru`],jt=Object.assign({"../words/en.ftl":me,"../words/ru.ftl":he,"../words/uk.ftl":ge}),Mt=Object.assign({"../games/continental_express/words/en.ftl":_e,"../games/continental_express/words/ru.ftl":ve,"../games/continental_express/words/uk.ftl":ye,"../games/great_lakes/words/en.ftl":be,"../games/great_lakes/words/ru.ftl":xe,"../games/great_lakes/words/uk.ftl":Se,"../games/isle_of_trains/words/en.ftl":Ce,"../games/isle_of_trains/words/ru.ftl":we,"../games/isle_of_trains/words/uk.ftl":Te,"../games/ticket_cards/words/en.ftl":Ee,"../games/ticket_cards/words/ru.ftl":De,"../games/ticket_cards/words/uk.ftl":Oe,"../games/traffic/words/en.ftl":ke,"../games/traffic/words/ru.ftl":Ae,"../games/traffic/words/uk.ftl":je}),Nt=new Map;function Pt(e,t,n){if(!Nt.has(e)){let r=t===void 0?null:new rt(n,{useIsolating:!1});r?.addResource(new Ot(t)),Nt.set(e,r)}return Nt.get(e)}function Ft(e){let t=`../words/${e}.ftl`;return Pt(t,jt[t],e)}function It(e,t){let n=`../games/${e}/words/${t}.ftl`;return Pt(n,Mt[n],t)}function Lt(e,t,n){let[r,i]=t.split(`.`),a=e?.getMessage(r),o=i===void 0?a?.value:a?.attributes[i];return e&&o?e.formatPattern(o,n,[]):null}function Z(e,t){return Lt(Ft(J.lang),e,t)??e}function Rt(e,t,n){return Lt(It(e,J.lang),t,n)??Z(t,n)}var zt=class extends Error{reason;constructor(e,t){super(t),this.reason=e}};async function Bt(e,t={}){let n=await fetch(`/api/${e}`,t).catch(()=>null);if(n?.ok)return await n.json();let r=await n?.json().catch(()=>null);throw new zt(r?.reason??`unreachable`,r?.text??Z(`server-unreachable`))}function Vt(e,t){return Bt(`${e}?lang=${J.lang}`,{method:`POST`,headers:{"content-type":`application/json`},body:JSON.stringify(t)})}var Ht=3e3;async function Ut(e,t){for(;t();)try{return await e()}catch{await new Promise(e=>setTimeout(e,Ht))}return null}var Wt={games:e=>Bt(`games?lang=${e}`),catalogue:(e,t)=>Bt(`games/${e}/catalogue?lang=${t}`),rules:(e,t)=>Bt(`games/${e}/rules?lang=${t}`),clause:(e,t)=>Bt(`games/${e}/clauses/${t}`),here:()=>Bt(`here`),newTable:e=>Vt(`tables`,e),departures:e=>Vt(`departures`,e),join:(e,t)=>Vt(`tables/${e}/join`,t),record:(e,t)=>Bt(`tables/${e}/log?lang=${J.lang}`,t===void 0?{}:{headers:{authorization:`Bearer ${t}`}})};function Gt(e){let[t,n]=e.split(`/`).filter(Boolean);return t===`t`&&n?{at:`table`,table:n.toUpperCase()}:t===`r`&&n?{at:`replay`,table:n.toUpperCase()}:t===`rules`&&n?{at:`rules`,game:n}:{at:`lobby`}}var Kt=K(Gt(location.pathname));function qt(){return b(Kt)}function Jt(e){history.pushState(null,``,e),M(Kt,Gt(location.pathname)),scrollTo(0,0)}function Yt(e){let t=e.currentTarget.getAttribute(`href`);t===null||e.button!==0||e.metaKey||e.ctrlKey||e.shiftKey||(e.preventDefault(),Jt(t))}addEventListener(`popstate`,()=>M(Kt,Gt(location.pathname)));var Xt=`ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_`,Zt=24;function Qt(e){return Array.from(crypto.getRandomValues(new Uint8Array(e)),e=>Xt[e%64]).join(``)}function $t(){return Qt(Zt)}var en=K([]);function tn(e){return/^(localhost|.*\.localhost|127(\.\d+){3}|\[::1\])$/.test(e)}async function nn(){if(tn(location.hostname))try{M(en,(await Wt.here()).addresses)}catch{}}function rn(){return tn(location.hostname)?b(en):[`${location.origin}/`]}function an(){let[e]=rn();return e===void 0?location.origin:new URL(e).origin}var on=/^[A-Za-z0-9_-]{16,64}$/;function sn(){return ue(`seats`,[])}function cn(){return ue(`claims`,[])}function ln(e){return sn().filter(t=>t.table===e).map(e=>e.token)}function un(){return[...sn(),...cn()].map(e=>e.token).slice(-100)}function dn(e,...t){let n=sn(),r=t.filter(e=>!n.some(t=>t.token===e));q(`seats`,[...n,...r.map(t=>({table:e,token:t}))].slice(-100))}function fn(e,t=``){let n=cn(),r=n.find(n=>n.table===e&&n.link===t);if(r)return r.token;let i=$t();return q(`claims`,[...n,{table:e,link:t,token:i}].slice(-20)),i}function pn(e,t=``){q(`claims`,cn().filter(n=>n.table!==e||n.link!==t))}function mn(e){let t=cn().filter(t=>t.table===e&&t.link!==``).slice(-6);return{tokens:ln(e).slice(-6),claims:Object.fromEntries(t.map(e=>[e.link,e.token]))}}function hn(e,t,n){let r=t=>t.table===e;q(`seats`,sn().filter(e=>!(r(e)&&t.tokens.includes(e.token))||n.includes(e.token))),q(`claims`,cn().filter(e=>!(r(e)&&e.link in t.claims))),dn(e,...n)}function gn(e){let t=location.hash.slice(1);on.test(t)&&!ln(e).includes(t)&&fn(e,t),location.hash&&history.replaceState(history.state,``,location.pathname+location.search)}function _n(e,t){return`${an()}/t/${e}#${t}`}function vn(e,t){return`${an()}/r/${e}${t===null?``:`#${t}`}`}var yn=l(`<dialog><div class="paper svelte-tr9qil"><header class="svelte-tr9qil"><h2 class="svelte-tr9qil"> </h2> <button class="tool"><!></button></header> <div class="content svelte-tr9qil"><!></div></div></dialog>`);function bn(e,t){O(t,!0);let n=G(t,`wide`,3,!1),r;d(()=>{r.showModal()});let i=!1;function a(e){i=e.target===r}function o(e){e.target===r&&i&&r.close()}var l=yn();let u;var f=w(l),m=w(f),h=w(m),v=T(h,!0),y=_(h,2);D(w(y),{name:`i-x`,class:`ic`}),A(y),A(m);var b=_(m,2);ae(w(b),()=>t.children),A(b),A(f),A(l),B(l,e=>r=e,()=>r),s(e=>{V(l,`aria-label`,t.title),u=k(l,1,`svelte-tr9qil`,null,u,{wide:n()}),p(v,t.title),V(y,`aria-label`,e)},[()=>Z(`close`)]),c(`close`,l,function(...e){t.onclose?.apply(this,e)}),x(`pointerdown`,l,a),x(`click`,l,o),x(`click`,y,()=>r.close()),g(e,l),L()}n([`pointerdown`,`click`]);var xn=l(`<button type="button" class="svelte-1drzgdn"> </button>`),Sn=l(`<span class="seg svelte-1drzgdn" role="group"></span>`),Cn=l(`<option> </option>`),wn=l(`<select class="svelte-1drzgdn"></select>`),Tn=l(`<div class="optn svelte-1drzgdn"><span> </span> <!></div>`);function Q(e,t){let n=v();O(t,!0);let r=G(t,`about`,3,``),i=W(()=>t.values.length<=3&&t.values.reduce((e,t)=>e+t.label.length,0)<=34),o=W(()=>t.values.findIndex(e=>e.value===t.value));var c=Tn(),l=w(c),u=T(l,!0),d=_(l,2),f=e=>{var r=Sn();a(r,21,()=>t.values,e=>e.value,(e,n)=>{var r=xn(),i=T(r,!0);s(()=>{V(r,`aria-pressed`,b(n).value===t.value),p(i,b(n).label)}),x(`click`,r,()=>t.onchange(b(n).value)),g(e,r)}),A(r),s(()=>V(r,`aria-labelledby`,n)),g(e,r)},m=e=>{var r=wn();a(r,23,()=>t.values,e=>e.value,(e,t,n)=>{var r=Cn(),i=T(r,!0),a={};s(()=>{p(i,b(t).label),a!==(a=b(n))&&(r.value=(r.__value=a)??``)}),g(e,r)}),A(r);var i;E(r),s(()=>{V(r,`aria-labelledby`,n),i!==(i=b(o))&&(r.value=(r.__value=i)??``,ie(r,i))}),x(`change`,r,e=>t.onchange(t.values[Number(e.currentTarget.value)].value)),g(e,r)};z(d,e=>{b(i)?e(f):e(m,-1)}),A(c),s(()=>{V(c,`title`,r()),V(l,`id`,n),p(u,t.label)}),g(e,c),L()}n([`click`,`change`]);var En=`/assets/favicon-qaIvMHXS.svg`,Dn=`/assets/favicon-turn-ClMeA-T9.svg`,On=null;function kn(e,t,n,r,i){let a=e.createOscillator(),o=e.createGain(),s=e.currentTime+n;a.type=`sine`,a.frequency.value=t,o.gain.setValueAtTime(0,s),o.gain.linearRampToValueAtTime(i,s+.012),o.gain.exponentialRampToValueAtTime(1e-4,s+r),a.connect(o).connect(e.destination),a.start(s),a.stop(s+r)}var An={turn:[[784,0,.5,.09],[1175,.14,.7,.07]],move:[[330,0,.09,.06]],chat:[[988,0,.16,.04]],end:[[523,0,.5,.07],[659,.15,.5,.07],[784,.3,.9,.07]]};function jn(e){if(!(!J.sound||typeof AudioContext>`u`)){On??=new AudioContext,On.state===`suspended`&&On.resume();for(let[t,n,r,i]of An[e])kn(On,t,n,r,i)}}function Mn(e){document.querySelector(`link[rel=icon]`)?.setAttribute(`href`,e)}function Nn(e,t,n){if(!(!J.notify||!document.hidden||!(`Notification`in window)||Notification.permission!==`granted`))try{let r=new Notification(e,{body:t,tag:n,icon:Dn});r.onclick=()=>{window.focus(),r.close()}}catch{}}function Pn(e){let t=!1,n=-1,r=-1;d(()=>{let n=e.scene;if(!n)return;let r=e.isMine;document.title=Z(r?`title-your-turn`:`title-table`,{game:n.table.title}),Mn(r?Dn:En),r&&!t&&(jn(`turn`),Nn(Z(`title-your-turn`,{game:n.table.title}),n.question,n.table.id)),t=r}),d(()=>{let t=e.lines.length;r>=0&&t>r&&jn(e.scene?.table.status===`over`?`end`:`move`),r=t}),d(()=>{let t=e.chat.at(-1)?.number??0;n>=0&&t>n&&J.chat&&jn(`chat`),n=t}),d(()=>()=>{document.title=Z(`brand`),Mn(En)})}async function Fn(){return`Notification`in window&&await Notification.requestPermission()===`granted`}var In=l(`<p class="label" role="status"> </p>`),Ln=l(`<!> <!> <!>`,1),Rn=l(`<!> <!> <!> <!> <!> <!>`,1);function zn(e,t){O(t,!0);let n=G(t,`isTable`,3,!1),r=W(()=>[{value:!0,label:Z(`on`)},{value:!1,label:Z(`off`)}]),i=K(!1);async function a(e){let t=e&&await Fn();Y(`notify`,t),M(i,e&&!t,!0)}var o=Rn(),c=C(o);{let e=W(()=>Z(`theme`)),t=W(()=>[`system`,`light`,`dark`].map(e=>({value:e,label:Z(`theme-${e}.short`)})));Q(c,{get label(){return b(e)},get values(){return b(t)},get value(){return J.theme},onchange:e=>Y(`theme`,e)})}var l=_(c,2);{let e=W(()=>Z(`sound`));Q(l,{get label(){return b(e)},get values(){return b(r)},get value(){return J.sound},onchange:e=>Y(`sound`,e)})}var u=_(l,2);{let e=W(()=>Z(`motion`)),t=W(()=>[`normal`,`fast`,`off`].map(e=>({value:e,label:Z(`motion-${e}`)})));Q(u,{get label(){return b(e)},get values(){return b(t)},get value(){return J.motion},onchange:e=>Y(`motion`,e)})}var d=_(u,2);{let e=W(()=>Z(`notify`));Q(d,{get label(){return b(e)},get values(){return b(r)},get value(){return J.notify},onchange:a})}var f=_(d,2),m=e=>{var t=In(),n=T(t,!0);s(e=>p(n,e),[()=>Z(isSecureContext?`notify-refused`:`notify-insecure`)]),g(e,t)};z(f,e=>{b(i)&&e(m)});var h=_(f,2),v=e=>{var t=Ln(),n=C(t);{let e=W(()=>Z(`hints`));Q(n,{get label(){return b(e)},get values(){return b(r)},get value(){return J.hints},onchange:e=>Y(`hints`,e)})}var i=_(n,2);{let e=W(()=>Z(`chat`));Q(i,{get label(){return b(e)},get values(){return b(r)},get value(){return J.chat},onchange:e=>Y(`chat`,e)})}var a=_(i,2);{let e=W(()=>Z(`confirm`)),t=W(()=>[`game`,`always`,`never`].map(e=>({value:e,label:Z(`confirm-${e}`)})));Q(a,{get label(){return b(e)},get values(){return b(t)},get value(){return J.confirm},onchange:e=>Y(`confirm`,e)})}g(e,t)};z(h,e=>{n()&&e(v)}),g(e,o),L()}function Bn(e,t){O(t,!0);{let n=W(()=>Z(`menu`));bn(e,{get title(){return b(n)},get onclose(){return t.onclose},children:(e,t)=>{zn(e,{})},$$slots:{default:!0}})}L()}var Vn=l(`<h1 class="where svelte-10qn83z"> </h1>`),Hn=l(`<span class="meta"> </span>`),Un=l(`<button class="svelte-10qn83z"> </button>`),Wn=l(`<header class="top"><a class="brand" href="/"><!><span> </span></a> <!> <!> <nav><!> <span class="seg svelte-10qn83z" role="group"></span> <button class="tool opt svelte-10qn83z"><!></button> <button><!></button> <button class="tool svelte-10qn83z" aria-haspopup="dialog"><!></button></nav></header>`);function Gn(e,t){O(t,!0);let n=G(t,`where`,3,``),r=G(t,`meta`,3,``),i=W(()=>({system:`light`,light:`dark`,dark:`system`})[J.theme]);var o=Wn(),c=w(o),l=w(c);D(l,{name:`logo`});var u=T(_(l),!0);A(c);var d=_(c,2),f=e=>{var t=Vn(),r=T(t,!0);s(()=>p(r,n())),g(e,t)};z(d,e=>{n()&&e(f)});var m=_(d,2),h=e=>{var t=Hn(),n=T(t,!0);s(()=>p(n,r())),g(e,t)};z(m,e=>{r()&&e(h)});var v=_(m,2),y=w(v);ae(y,()=>t.extra??re);var S=_(y,2);a(S,20,()=>At,e=>e,(e,t)=>{var n=Un(),r=T(n,!0);s((e,i)=>{V(n,`lang`,t),V(n,`aria-pressed`,J.lang===t),V(n,`title`,e),p(r,i)},[()=>Z(`language-${t}`),()=>Z(`language-${t}.short`)]),x(`click`,n,()=>Y(`lang`,t)),g(e,n)}),A(S);var C=_(S,2);D(w(C),{name:`i-theme`,class:`ic`}),A(C);var E=_(C,2);let j;D(w(E),{name:`i-sound`,class:`ic`}),A(E);var M=_(E,2);D(w(M),{name:`i-menu`,class:`ic`}),A(M),A(v),A(o),s((e,t,n,r,i,a,o,s,l)=>{V(c,`aria-label`,e),p(u,t),V(v,`aria-label`,n),V(S,`aria-label`,r),V(C,`title`,i),V(C,`aria-label`,a),j=k(E,1,`tool opt svelte-10qn83z`,null,j,{off:!J.sound}),V(E,`aria-pressed`,J.sound),V(E,`title`,o),V(E,`aria-label`,s),V(M,`aria-label`,l)},[()=>`${Z(`brand`)}: ${Z(`to-lobby`)}`,()=>Z(`brand`),()=>Z(`tools`),()=>Z(`language`),()=>Z(`theme-${J.theme}`),()=>Z(`theme-${J.theme}`),()=>Z(`sound`),()=>Z(`sound`),()=>Z(`menu`)]),x(`click`,c,function(...e){Yt?.apply(this,e)}),x(`click`,C,()=>Y(`theme`,b(i))),x(`click`,E,()=>Y(`sound`,!J.sound)),x(`click`,M,function(...e){t.onmenu?.apply(this,e)}),g(e,o),L()}n([`click`]);var Kn=[`circle`,`square`,`triangle`,`diamond`,`cross`,`hex`];function qn(e){return Kn[e%Kn.length]}var Jn=l(`<span><!></span>`);function Yn(e,t){O(t,!0);var n=Jn(),r=w(n);{let e=W(()=>qn(t.seat));D(r,{get name(){return`own-${b(e)??``}`}})}A(n),s(()=>k(n,1,`own o${t.seat+1}`)),g(e,n),L()}var Xn=K(Date.now()/1e3);setInterval(()=>M(Xn,Date.now()/1e3),1e3);function Zn(){return b(Xn)}function Qn(e,t,n){let r=e.clocks[t];if(!r||e.table.clock.kind===`none`)return null;let i=r.runs?Math.max(0,b(Xn)+n-e.at):0;return Math.max(0,r.left-i)}function $n(e){let t=Math.ceil(e);return`${Math.floor(t/60)}:${String(t%60).padStart(2,`0`)}`}function er(e,t){return new Date(e*1e3).toLocaleTimeString(t,{hour:`2-digit`,minute:`2-digit`,hour12:!1})}var tr=(e=>(e[e.Border=-1]=`Border`,e[e.Data=0]=`Data`,e[e.Function=1]=`Function`,e[e.Position=2]=`Position`,e[e.Timing=3]=`Timing`,e[e.Alignment=4]=`Alignment`,e))(tr||{}),nr=[0,1],rr=[1,0],ir=[2,3],ar=[3,2],or={L:nr,M:rr,Q:ir,H:ar},sr=/^\d*$/,cr=/^[A-Z0-9 $%*+./:-]*$/,lr=`0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ $%*+-./:`,ur=1,dr=40,fr=3,pr=3,mr=40,hr=10,gr=[[-1,7,10,15,20,26,18,20,24,30,18,20,24,26,30,22,24,28,30,28,28,28,28,30,30,26,28,30,30,30,30,30,30,30,30,30,30,30,30,30,30],[-1,10,16,26,18,24,16,18,22,22,26,30,22,22,24,24,28,28,26,26,26,26,28,28,28,28,28,28,28,28,28,28,28,28,28,28,28,28,28,28,28],[-1,13,22,18,26,18,24,18,22,20,24,28,26,24,20,30,24,28,28,26,30,28,30,30,30,30,28,30,30,30,30,30,30,30,30,30,30,30,30,30,30],[-1,17,28,22,16,22,28,26,26,24,28,24,28,22,24,24,30,28,28,26,28,30,24,30,30,30,30,30,30,30,30,30,30,30,30,30,30,30,30,30,30]],_r=[[-1,1,1,1,1,1,2,2,2,2,4,4,4,4,4,6,6,6,6,7,8,8,9,9,10,12,12,12,13,14,15,16,17,18,19,19,20,21,22,24,25],[-1,1,1,1,2,2,4,4,4,5,5,5,8,9,9,10,10,11,13,14,16,17,17,18,20,21,23,25,26,28,29,31,33,35,37,38,40,43,45,47,49],[-1,1,1,2,2,4,4,6,6,8,8,8,10,12,16,12,17,16,18,21,20,23,23,25,27,29,34,34,35,38,40,43,45,48,51,53,56,59,62,65,68],[-1,1,1,2,4,4,4,5,6,8,8,11,11,16,16,18,16,19,21,25,25,25,34,30,32,35,37,40,42,45,48,51,54,57,60,63,66,70,74,77,81]],vr=class{constructor(e,t,n,r){if(this.version=e,this.ecc=t,e<ur||e>dr)throw RangeError(`Version value out of range`);if(r<-1||r>7)throw RangeError(`Mask value out of range`);this.size=e*4+17;let i=Array.from({length:this.size}).fill(!1);for(let e=0;e<this.size;e++)this.modules.push(i.slice()),this.types.push(i.map(()=>0));this.drawFunctionPatterns();let a=this.addEccAndInterleave(n);if(this.drawCodewords(a),r===-1){let e=1e9;for(let t=0;t<8;t++){this.applyMask(t),this.drawFormatBits(t);let n=this.getPenaltyScore();n<e&&(r=t,e=n),this.applyMask(t)}}this.mask=r,this.applyMask(r),this.drawFormatBits(r)}size;mask;modules=[];types=[];getModule(e,t){return e>=0&&e<this.size&&t>=0&&t<this.size&&this.modules[t][e]}drawFunctionPatterns(){for(let e=0;e<this.size;e++)this.setFunctionModule(6,e,e%2==0,tr.Timing),this.setFunctionModule(e,6,e%2==0,tr.Timing);this.drawFinderPattern(3,3),this.drawFinderPattern(this.size-4,3),this.drawFinderPattern(3,this.size-4);let e=this.getAlignmentPatternPositions(),t=e.length;for(let n=0;n<t;n++)for(let r=0;r<t;r++)n===0&&r===0||n===0&&r===t-1||n===t-1&&r===0||this.drawAlignmentPattern(e[n],e[r]);this.drawFormatBits(0),this.drawVersion()}drawFormatBits(e){let t=this.ecc[1]<<3|e,n=t;for(let e=0;e<10;e++)n=n<<1^(n>>>9)*1335;let r=(t<<10|n)^21522;for(let e=0;e<=5;e++)this.setFunctionModule(8,e,br(r,e));this.setFunctionModule(8,7,br(r,6)),this.setFunctionModule(8,8,br(r,7)),this.setFunctionModule(7,8,br(r,8));for(let e=9;e<15;e++)this.setFunctionModule(14-e,8,br(r,e));for(let e=0;e<8;e++)this.setFunctionModule(this.size-1-e,8,br(r,e));for(let e=8;e<15;e++)this.setFunctionModule(8,this.size-15+e,br(r,e));this.setFunctionModule(8,this.size-8,!0)}drawVersion(){if(this.version<7)return;let e=this.version;for(let t=0;t<12;t++)e=e<<1^(e>>>11)*7973;let t=this.version<<12|e;for(let e=0;e<18;e++){let n=br(t,e),r=this.size-11+e%3,i=Math.floor(e/3);this.setFunctionModule(r,i,n),this.setFunctionModule(i,r,n)}}drawFinderPattern(e,t){for(let n=-4;n<=4;n++)for(let r=-4;r<=4;r++){let i=Math.max(Math.abs(r),Math.abs(n)),a=e+r,o=t+n;a>=0&&a<this.size&&o>=0&&o<this.size&&this.setFunctionModule(a,o,i!==2&&i!==4,tr.Position)}}drawAlignmentPattern(e,t){for(let n=-2;n<=2;n++)for(let r=-2;r<=2;r++)this.setFunctionModule(e+r,t+n,Math.max(Math.abs(r),Math.abs(n))!==1,tr.Alignment)}setFunctionModule(e,t,n,r=tr.Function){this.modules[t][e]=n,this.types[t][e]=r}addEccAndInterleave(e){let t=this.version,n=this.ecc;if(e.length!==Fr(t,n))throw RangeError(`Invalid argument`);let r=_r[n[0]][t],i=gr[n[0]][t],a=Math.floor(Pr(t)/8),o=r-a%r,s=Math.floor(a/r),c=[],l=Ir(i);for(let t=0,n=0;t<r;t++){let r=e.slice(n,n+s-i+(t<o?0:1));n+=r.length;let a=Lr(r,l);t<o&&r.push(0),c.push(r.concat(a))}let u=[];for(let e=0;e<c[0].length;e++)c.forEach((t,n)=>{(e!==s-i||n>=o)&&u.push(t[e])});return u}drawCodewords(e){if(e.length!==Math.floor(Pr(this.version)/8))throw RangeError(`Invalid argument`);let t=0;for(let n=this.size-1;n>=1;n-=2){n===6&&(n=5);for(let r=0;r<this.size;r++)for(let i=0;i<2;i++){let a=n-i,o=n+1&2?r:this.size-1-r;!this.types[o][a]&&t<e.length*8&&(this.modules[o][a]=br(e[t>>>3],7-(t&7)),t++)}}}applyMask(e){if(e<0||e>7)throw RangeError(`Mask value out of range`);for(let t=0;t<this.size;t++)for(let n=0;n<this.size;n++){let r;switch(e){case 0:r=(n+t)%2==0;break;case 1:r=t%2==0;break;case 2:r=n%3==0;break;case 3:r=(n+t)%3==0;break;case 4:r=(Math.floor(n/3)+Math.floor(t/2))%2==0;break;case 5:r=n*t%2+n*t%3==0;break;case 6:r=(n*t%2+n*t%3)%2==0;break;case 7:r=((n+t)%2+n*t%3)%2==0;break;default:throw Error(`Unreachable`)}!this.types[t][n]&&r&&(this.modules[t][n]=!this.modules[t][n])}}getPenaltyScore(){let e=0;for(let t=0;t<this.size;t++){let n=!1,r=0,i=[0,0,0,0,0,0,0];for(let a=0;a<this.size;a++)this.modules[t][a]===n?(r++,r===5?e+=fr:r>5&&e++):(this.finderPenaltyAddHistory(r,i),n||(e+=this.finderPenaltyCountPatterns(i)*mr),n=this.modules[t][a],r=1);e+=this.finderPenaltyTerminateAndCount(n,r,i)*mr}for(let t=0;t<this.size;t++){let n=!1,r=0,i=[0,0,0,0,0,0,0];for(let a=0;a<this.size;a++)this.modules[a][t]===n?(r++,r===5?e+=fr:r>5&&e++):(this.finderPenaltyAddHistory(r,i),n||(e+=this.finderPenaltyCountPatterns(i)*mr),n=this.modules[a][t],r=1);e+=this.finderPenaltyTerminateAndCount(n,r,i)*mr}for(let t=0;t<this.size-1;t++)for(let n=0;n<this.size-1;n++){let r=this.modules[t][n];r===this.modules[t][n+1]&&r===this.modules[t+1][n]&&r===this.modules[t+1][n+1]&&(e+=pr)}let t=0;for(let e of this.modules)t=e.reduce((e,t)=>e+ +!!t,t);let n=this.size*this.size,r=Math.ceil(Math.abs(t*20-n*10)/n)-1;return e+=r*hr,e}getAlignmentPatternPositions(){if(this.version===1)return[];{let e=Math.floor(this.version/7)+2,t=this.version===32?26:Math.ceil((this.version*4+4)/(e*2-2))*2,n=[6];for(let r=this.size-7;n.length<e;r-=t)n.splice(1,0,r);return n}}finderPenaltyCountPatterns(e){let t=e[1],n=t>0&&e[2]===t&&e[3]===t*3&&e[4]===t&&e[5]===t;return(n&&e[0]>=t*4&&e[6]>=t?1:0)+(n&&e[6]>=t*4&&e[0]>=t?1:0)}finderPenaltyTerminateAndCount(e,t,n){return e&&(this.finderPenaltyAddHistory(t,n),t=0),t+=this.size,this.finderPenaltyAddHistory(t,n),this.finderPenaltyCountPatterns(n)}finderPenaltyAddHistory(e,t){t[0]===0&&(e+=this.size),t.pop(),t.unshift(e)}};function yr(e,t,n){if(t<0||t>31||e>>>t)throw RangeError(`Value out of range`);for(let r=t-1;r>=0;r--)n.push(e>>>r&1)}function br(e,t){return(e>>>t&1)!=0}var xr=class{constructor(e,t,n){if(this.mode=e,this.numChars=t,this.bitData=n,t<0)throw RangeError(`Invalid argument`);this.bitData=n.slice()}getData(){return this.bitData.slice()}},Sr=[1,10,12,14],Cr=[2,9,11,13],wr=[4,8,16,16];function Tr(e,t){return e[Math.floor((t+7)/17)+1]}function Er(e){let t=[];for(let n of e)yr(n,8,t);return new xr(wr,e.length,t)}function Dr(e){if(!Ar(e))throw RangeError(`String contains non-numeric characters`);let t=[];for(let n=0;n<e.length;){let r=Math.min(e.length-n,3);yr(Number.parseInt(e.substring(n,n+r),10),r*3+1,t),n+=r}return new xr(Sr,e.length,t)}function Or(e){if(!jr(e))throw RangeError(`String contains unencodable characters in alphanumeric mode`);let t=[],n;for(n=0;n+2<=e.length;n+=2){let r=lr.indexOf(e.charAt(n))*45;r+=lr.indexOf(e.charAt(n+1)),yr(r,11,t)}return n<e.length&&yr(lr.indexOf(e.charAt(n)),6,t),new xr(Cr,e.length,t)}function kr(e){return e===``?[]:Ar(e)?[Dr(e)]:jr(e)?[Or(e)]:[Er(Nr(e))]}function Ar(e){return sr.test(e)}function jr(e){return cr.test(e)}function Mr(e,t){let n=0;for(let r of e){let e=Tr(r.mode,t);if(r.numChars>=1<<e)return 1/0;n+=4+e+r.bitData.length}return n}function Nr(e){e=encodeURI(e);let t=[];for(let n=0;n<e.length;n++)e.charAt(n)===`%`?(t.push(Number.parseInt(e.substring(n+1,n+3),16)),n+=2):t.push(e.charCodeAt(n));return t}function Pr(e){if(e<ur||e>dr)throw RangeError(`Version number out of range`);let t=(16*e+128)*e+64;if(e>=2){let n=Math.floor(e/7)+2;t-=(25*n-10)*n-55,e>=7&&(t-=36)}return t}function Fr(e,t){return Math.floor(Pr(e)/8)-gr[t[0]][e]*_r[t[0]][e]}function Ir(e){if(e<1||e>255)throw RangeError(`Degree out of range`);let t=[];for(let n=0;n<e-1;n++)t.push(0);t.push(1);let n=1;for(let r=0;r<e;r++){for(let e=0;e<t.length;e++)t[e]=Rr(t[e],n),e+1<t.length&&(t[e]^=t[e+1]);n=Rr(n,2)}return t}function Lr(e,t){let n=t.map(e=>0);for(let r of e){let e=r^n.shift();n.push(0),t.forEach((t,r)=>n[r]^=Rr(t,e))}return n}function Rr(e,t){if(e>>>8||t>>>8)throw RangeError(`Byte out of range`);let n=0;for(let r=7;r>=0;r--)n=n<<1^(n>>>7)*285,n^=(t>>>r&1)*e;return n}function zr(e,t,n=1,r=40,i=-1,a=!0){if(!(ur<=n&&n<=r&&r<=dr)||i<-1||i>7)throw RangeError(`Invalid value`);let o,s;for(o=n;;o++){let n=Fr(o,t)*8,i=Mr(e,o);if(i<=n){s=i;break}if(o>=r)throw RangeError(`Data too long`)}for(let e of[rr,ir,ar])a&&s<=Fr(o,e)*8&&(t=e);let c=[];for(let t of e){yr(t.mode[0],4,c),yr(t.numChars,Tr(t.mode,o),c);for(let e of t.getData())c.push(e)}let l=Fr(o,t)*8;yr(0,Math.min(4,l-c.length),c),yr(0,(8-c.length%8)%8,c);for(let e=236;c.length<l;e^=253)yr(e,8,c);let u=Array.from({length:Math.ceil(c.length/8)},()=>0);return c.forEach((e,t)=>u[t>>>3]|=e<<7-(t&7)),new vr(o,t,u,i)}function Br(e,t){let{ecc:n=`L`,boostEcc:r=!1,minVersion:i=1,maxVersion:a=40,maskPattern:o=-1,border:s=1}=t||{},c=typeof e==`string`?kr(e):Array.isArray(e)?[Er(e)]:void 0;if(!c)throw Error(`uqr only supports encoding string and binary data, but got: ${typeof e}`);let l=zr(c,or[n],i,a,o,r),u=Vr({version:l.version,maskPattern:l.mask,size:l.size,data:l.modules,types:l.types},s);return t?.invert&&(u.data=u.data.map(e=>e.map(e=>!e))),t?.onEncoded?.(u),u}function Vr(e,t=1){if(!t)return e;let{size:n}=e,r=n+t*2;e.size=r,e.data.forEach(e=>{for(let n=0;n<t;n++)e.unshift(!1),e.push(!1)});for(let n=0;n<t;n++)e.data.unshift(Array.from({length:r},e=>!1)),e.data.push(Array.from({length:r},e=>!1));let i=tr.Border;e.types.forEach(e=>{for(let n=0;n<t;n++)e.unshift(i),e.push(i)});for(let n=0;n<t;n++)e.types.unshift(Array.from({length:r},e=>i)),e.types.push(Array.from({length:r},e=>i));return e}var Hr=f(`<svg role="img" shape-rendering="crispEdges" class="svelte-3vwhkn"><rect fill="#fff"></rect><path fill="#111a1d"></path></svg>`);function Ur(e,t){O(t,!0);let n=W(()=>Br(t.text,{ecc:`M`,border:4})),r=W(()=>b(n).data.flatMap((e,t)=>e.flatMap((e,n)=>e?[`M${n} ${t}h1v1h-1z`]:[])).join(``));var i=Hr(),a=w(i),o=_(a);A(i),s(()=>{V(i,`viewBox`,`0 0 ${b(n).size??``} ${b(n).size??``}`),V(i,`aria-label`,t.label),V(i,`data-qr`,t.text),V(a,`width`,b(n).size),V(a,`height`,b(n).size),V(o,`d`,b(r))}),g(e,i),L()}var Wr=l(`<div class="code svelte-c7bzsk"><!></div> <p class="link svelte-c7bzsk"> </p> <p class="svelte-c7bzsk"> </p>`,1);function Gr(e,t){O(t,!0);let n=G(t,`text`,19,()=>Z(`qr-text`));bn(e,{get title(){return t.title},get onclose(){return t.onclose},children:(e,r)=>{var i=Wr(),a=C(i),o=w(a);{let e=W(()=>`${Z(`qr-code`)}: ${t.title}`);Ur(o,{get text(){return t.link},get label(){return b(e)}})}A(a);var c=_(a,2),l=T(c,!0),u=T(_(c,2),!0);s(()=>{p(l,t.link),p(u,n())}),g(e,i)},$$slots:{default:!0}}),L()}var Kr=l(`<div class="near svelte-ua2awp"><button aria-haspopup="dialog" class="svelte-ua2awp"><!></button> <p class="svelte-ua2awp"><span> </span> <b class="svelte-ua2awp"> </b></p></div> <!>`,1);function qr(e,t){O(t,!0);let n=K(!1),r=W(()=>t.addresses[0]),i=W(()=>b(r).replace(/^http:\/\/|\/$/g,``));var a=Kr(),o=C(a),c=w(o),l=w(c);{let e=W(()=>`${Z(`qr-code`)}: ${b(i)}`);Ur(l,{get text(){return b(r)},get label(){return b(e)}})}A(c);var u=_(c,2),d=w(u),f=T(d,!0),m=T(_(d,2),!0);A(u),A(o);var h=_(o,2),v=e=>{{let i=W(()=>Z(`nearby`)),a=W(()=>Z(t.addresses.length>1?`nearby-or`:`qr-text`,{others:t.addresses.slice(1).join(`  `)}));Gr(e,{get title(){return b(i)},get link(){return b(r)},get text(){return b(a)},onclose:()=>M(n,!1)})}};z(h,e=>{b(n)&&e(v)}),s((e,t)=>{V(o,`data-nearby`,b(r)),V(c,`aria-label`,e),p(f,t),p(m,b(i))},[()=>`${Z(`qr-code`)}: ${Z(`nearby`)}`,()=>Z(`nearby`)]),x(`click`,c,()=>M(n,!0)),g(e,a),L()}n([`click`]);var Jr=l(`<p role="alert" class="problem svelte-15b4erz"> </p>`),Yr=l(`<span class="e svelte-15b4erz"></span>`),Xr=l(`<a class="lnk"> </a>`),Zr=l(`<button class="lnk"> </button>`),Qr=l(`<li><span class="tm svelte-15b4erz"><!></span> <span class="what svelte-15b4erz"><b class="svelte-15b4erz"> </b> <small class="svelte-15b4erz"> </small></span> <span class="pips svelte-15b4erz" role="img"></span> <!></li>`),$r=l(`<li class="none svelte-15b4erz"> </li>`),ei=l(`<div class="train svelte-15b4erz" aria-hidden="true"><!><!><!><!></div>`),ti=l(`<section class="sheet"><h2> <button class="again svelte-15b4erz"> </button></h2> <!> <ul></ul> <!></section>`);function ni(e,t){O(t,!0);let n=K([]),r=K(null),i=W(rn),c=W(()=>b(n).filter(e=>e.is_yours||e.can_join||e.can_watch).sort((e,t)=>l(t)-l(e)));function l(e){return e.your_turn?3:e.is_yours&&e.status!==`over`?2:+!!e.can_join}async function u(){try{M(n,await Wt.departures({tokens:un(),lang:J.lang})),M(r,null)}catch(e){M(r,e.message,!0)}}d(()=>{J.lang,u();let e=setInterval(()=>document.hidden||void u(),1e4);return()=>clearInterval(e)});async function f(e){try{let t={claim:fn(e),tokens:un(),lang:J.lang,name:J.name},n=await Wt.join(e,t);dn(n.table,n.token),pn(e),Jt(`/t/${n.table}`)}catch(t){t.reason!==`unreachable`&&pn(e),M(r,t.message,!0),u()}}var m=ti(),h=w(m),v=w(h,!0),y=_(v),S=T(y,!0);A(h);var E=_(h,2),j=e=>{var t=Jr(),n=T(t,!0);s(()=>p(n,b(r))),g(e,t)};z(E,e=>{b(r)&&e(j)});var N=_(E,2);a(N,21,()=>b(c),e=>e.table,(e,t)=>{var n=Qr();let r;var i=w(n),c=w(i),l=e=>{D(e,{name:`sema-clear`,class:`sg`})},u=e=>{var n=ce();s(e=>p(n,e),[()=>er(b(t).created,J.lang)]),g(e,n)};z(c,e=>{b(t).your_turn?e(l):e(u,-1)}),A(i);var d=_(i,2),m=w(d),h=T(m,!0),v=T(_(m,2),!0);A(d);var y=_(d,2);a(y,21,()=>b(t).seats,e=>e.seat,(e,t)=>{var n=o(),r=C(n),i=e=>{g(e,Yr())},a=e=>{Yn(e,{get seat(){return b(t).seat}})};z(r,e=>{b(t).kind===`open`?e(i):e(a,-1)}),g(e,n)}),A(y);var S=_(y,2),E=e=>{var n=Xr(),r=T(n,!0);s(e=>{V(n,`href`,`/t/${b(t).table??``}`),p(r,e)},[()=>Z(`open-table`)]),x(`click`,n,function(...e){Yt?.apply(this,e)}),g(e,n)},O=e=>{var n=Zr(),r=T(n,!0);s(e=>p(r,e),[()=>Z(`join`)]),x(`click`,n,()=>f(b(t).table)),g(e,n)},j=e=>{var n=Xr(),r=T(n,!0);s(e=>{V(n,`href`,`/t/${b(t).table??``}`),p(r,e)},[()=>Z(`watch`)]),x(`click`,n,function(...e){Yt?.apply(this,e)}),g(e,n)};z(S,e=>{b(t).is_yours?e(E):b(t).can_join?e(O,1):e(j,-1)}),A(n),s((e,i)=>{V(n,`data-table`,b(t).table),r=k(n,1,`svelte-15b4erz`,null,r,{me:b(t).your_turn}),p(h,b(t).title),p(v,e),V(y,`aria-label`,i)},[()=>b(t).your_turn?Z(`your-turn`):Z(`departure-${b(t).status}`),()=>Z(`seats-taken`,{taken:b(t).seats.filter(e=>e.kind!==`open`).length,all:b(t).seats.length})]),g(e,n)},e=>{var t=$r(),n=T(t,!0);s(e=>p(n,e),[()=>Z(`departures-none`)]),g(e,t)}),A(N);var P=_(N,2),F=e=>{qr(e,{get addresses(){return b(i)}})},I=e=>{var t=ei(),n=w(t);D(n,{name:`loco-1`,class:`flip`});var r=_(n);D(r,{name:`coach`});var i=_(r);D(i,{name:`boxcar`}),D(_(i),{name:`caboose`}),A(t),g(e,t)};z(P,e=>{b(i).length>0?e(F):b(c).length<4&&e(I,1)}),A(m),s((e,t)=>{p(v,e),p(S,t)},[()=>Z(`departures`),()=>Z(`refresh`)]),x(`click`,y,u),g(e,m),L()}n([`click`]);var ri=500,ii=5e3,ai=2e4,oi=1e4,si=0;function ci(){return si+=1,`${Qt(18)}-${si}`}var li=class{hello;listener;open;#e=K(`connecting`);get state(){return b(this.#e)}set state(e){M(this.#e,e,!0)}socket=null;waiting=new Map;run=null;isWelcome=!1;delay=ri;timer;constructor(e,t,n=ui){this.hello=e,this.listener=t,this.open=n,this.connect()}ask(e){let t={...e,id:ci()};return new Promise(e=>{this.waiting.set(t.id,{message:t,answer:e}),this.isWelcome&&this.send(t)})}hurry(){this.state===`lost`&&this.connect()}shut(){this.state=`shut`,clearTimeout(this.timer),this.drop()}connect(){clearTimeout(this.timer),this.drop();let e=this.open();this.socket=e,e.onopen=()=>this.send(this.hello()),e.onmessage=e=>this.receive(JSON.parse(e.data)),e.onclose=()=>this.lose(),this.timer=setTimeout(()=>this.lose(),oi)}drop(){let e=this.socket;this.socket=null,this.isWelcome=!1,e!==null&&(e.onopen=e.onmessage=e.onclose=null,e.close())}lose(){this.state!==`shut`&&(this.drop(),this.state=`lost`,clearTimeout(this.timer),this.timer=setTimeout(()=>this.connect(),this.delay*(.75+Math.random()/2)),this.delay=Math.min(this.delay*2,ii))}send(e){this.socket?.send(JSON.stringify(e))}watch(){clearTimeout(this.timer),this.timer=setTimeout(()=>{this.send({t:`ping`,id:ci()}),this.timer=setTimeout(()=>this.lose(),oi)},ai)}receive(e){switch(this.watch(),e.t){case`welcome`:return this.enter(e);case`scene`:return this.listener.shown(e);case`said`:return this.listener.said(e);case`links`:return this.listener.linked(e);default:return this.settle(e)}}enter(e){let t=this.run!==null&&this.run!==e.run;this.run=e.run,this.isWelcome=!0,this.state=`open`,this.delay=ri,this.listener.welcomed(e,t);for(let{message:e}of this.waiting.values())this.send(e)}settle(e){let t=e.id===null?void 0:this.waiting.get(e.id);t===void 0?e.t===`refused`&&e.id===null&&this.listener.refused(e):(this.waiting.delete(t.message.id),t.answer(e))}};function ui(){let e=location.protocol===`https:`?`wss`:`ws`;return new WebSocket(`${e}://${location.host}/ws`)}var di={kind:`bot`,name:``,level:`greedy`},fi=3,pi=[{kind:`none`,seconds:0},{kind:`move`,seconds:60},{kind:`move`,seconds:180},{kind:`bank`,seconds:600},{kind:`bank`,seconds:1800}],mi=class{#e=K(null);get game(){return b(this.#e)}set game(e){M(this.#e,e)}#t=K(e([]));get seats(){return b(this.#t)}set seats(e){M(this.#t,e,!0)}#n=K(e({}));get options(){return b(this.#n)}set options(e){M(this.#n,e,!0)}#r=K(0);get clock(){return b(this.#r)}set clock(e){M(this.#r,e,!0)}#i=K(`link`);get watch(){return b(this.#i)}set watch(e){M(this.#i,e,!0)}#a=K(!0);get hints(){return b(this.#a)}set hints(e){M(this.#a,e,!0)}id=ci();secret=$t();choose(e){let t=this.game?.name===e.name;if(this.game=e,t)return;q(`game`,e.name),this.options=Object.fromEntries(e.options.map(e=>[e.name,e.values[0].value]));let n=Math.min(e.most_seats,Math.max(e.least_seats,this.seats.length||fi)),r=Array.from({length:n-1},(e,t)=>this.seats[t+1]??{...di});this.seats=[{kind:`me`,name:J.name,level:`greedy`},...r],this.id=ci(),this.secret=$t()}get canAdd(){return this.game!==null&&this.seats.length<this.game.most_seats}get canRemove(){return this.game!==null&&this.seats.length>this.game.least_seats}add(e){this.canAdd&&this.seats.push({...di,kind:e})}remove(e){this.canRemove&&this.seats.splice(e,1)}request(){let e=this.seats.map(({kind:e,name:t,level:n})=>e===`bot`?{kind:`bot`,level:n}:e===`open`?{kind:`open`}:{kind:`person`,name:t.trim()});return{id:this.id,secret:this.secret,game:this.game.name,seats:e,options:ee(this.options),clock:pi[this.clock],hints:this.hints,watch:this.watch,lang:J.lang}}};function hi(){return ue(`game`,``)}var gi=l(`<button class="more svelte-drqbzg"> </button>`),_i=l(`<div class="list svelte-drqbzg"><!> <!> <!> <!></div> <!>`,1);function vi(e,t){O(t,!0);let n=G(t,`plan`,7),r=K(!1),i=W(()=>n().game.options),o=W(()=>b(r)?b(i):b(i).slice(0,2)),c=W(()=>b(i).length-2),l=W(()=>b(i).slice(2).filter(e=>n().options[e.name]!==e.values[0].value).length),u=W(()=>pi.map((e,t)=>({value:t,label:Z(`clock-${e.kind}`,{seconds:e.seconds??0,minutes:(e.seconds??0)/60})})));var d=_i(),f=C(d),m=w(f);a(m,17,()=>b(o),e=>e.name,(e,t)=>{{let r=W(()=>n().options[b(t).name]??b(t).values[0].value);Q(e,{get label(){return b(t).label},get about(){return b(t).about},get values(){return b(t).values},get value(){return b(r)},onchange:e=>n().options[b(t).name]=e})}});var h=_(m,2);{let e=W(()=>Z(`clock`));Q(h,{get label(){return b(e)},get values(){return b(u)},get value(){return n().clock},onchange:e=>n().clock=e})}var v=_(h,2);{let e=W(()=>Z(`who-may-watch`)),t=W(()=>[{value:`anyone`,label:Z(`watch-anyone`)},{value:`link`,label:Z(`watch-link`)}]);Q(v,{get label(){return b(e)},get values(){return b(t)},get value(){return n().watch},onchange:e=>n().watch=e})}var y=_(v,2);{let e=W(()=>Z(`hints`)),t=W(()=>[{value:!0,label:Z(`on`)},{value:!1,label:Z(`off`)}]);Q(y,{get label(){return b(e)},get values(){return b(t)},get value(){return n().hints},onchange:e=>n().hints=e})}A(f);var S=_(f,2),E=e=>{var t=gi(),n=T(t,!0);s(e=>{V(t,`aria-expanded`,b(r)),p(n,e)},[()=>b(r)?Z(`fewer-options`):Z(`more-options`,{count:b(c),changed:b(l)})]),x(`click`,t,()=>M(r,!b(r))),g(e,t)};z(S,e=>{b(c)>0&&e(E)}),g(e,d),L()}n([`click`]);var yi=`modulepreload`,bi=function(e){return`/`+e},xi={},Si=function(e,t,n){let r=Promise.resolve();if(t&&t.length>0){let e=document.getElementsByTagName(`link`),i=document.querySelector(`meta[property=csp-nonce]`),a=i?.nonce||i?.getAttribute(`nonce`);function o(e){return Promise.all(e.map(e=>Promise.resolve(e).then(e=>({status:`fulfilled`,value:e}),e=>({status:`rejected`,reason:e}))))}r=o(t.map(t=>{if(t=bi(t,n),t in xi)return;xi[t]=!0;let r=t.endsWith(`.css`),i=r?`[rel="stylesheet"]`:``;if(n)for(let n=e.length-1;n>=0;n--){let i=e[n];if(i.href===t&&(!r||i.rel===`stylesheet`))return}else if(document.querySelector(`link[href="${t}"]${i}`))return;let o=document.createElement(`link`);if(o.rel=r?`stylesheet`:yi,r||(o.as=`script`),o.crossOrigin=``,o.href=t,a&&o.setAttribute(`nonce`,a),document.head.appendChild(o),r)return new Promise((e,n)=>{o.addEventListener(`load`,e),o.addEventListener(`error`,()=>n(Error(`Unable to preload CSS for ${t}`)))})}))}function i(e){let t=new Event(`vite:preloadError`,{cancelable:!0});if(t.payload=e,window.dispatchEvent(t),!t.defaultPrevented)throw e}return r.then(t=>{for(let e of t||[])e.status===`rejected`&&i(e.reason);return e().catch(i)})},Ci=Object.assign({"../games/continental_express/index.ts":()=>Si(()=>import(`./continental_express-n_1hAcuq.js`),__vite__mapDeps([0,1,2,3,4,5,6])),"../games/great_lakes/index.ts":()=>Si(()=>import(`./great_lakes-BPRS-Rha.js`),__vite__mapDeps([7,1,8,9,10,2,3,4,5,11])),"../games/isle_of_trains/index.ts":()=>Si(()=>import(`./isle_of_trains-BLpH8WQP.js`),__vite__mapDeps([12,1,13,14,2,3,4,5,9,15,16])),"../games/ticket_cards/index.ts":()=>Si(()=>import(`./ticket_cards-CFMHE42v.js`),__vite__mapDeps([17,1,13,14,8,9,10,2,3,4,5,18])),"../games/traffic/index.ts":()=>Si(()=>import(`./traffic-DXTYtcvb.js`),__vite__mapDeps([19,1,13,14,2,3,9,15,20]))});async function wi(e){let t=Ci[`../games/${e}/index.ts`];return t?(await t()).game:null}var Ti=l(`<button><span class="picture svelte-p0hm4g"><!></span> <span class="ct svelte-p0hm4g"><b class="svelte-p0hm4g"> </b> <i class="svelte-p0hm4g"> </i> <small class="svelte-p0hm4g"><span class="svelte-p0hm4g"><!><span class="vh"> </span> </span> <span class="svelte-p0hm4g"><!> </span></small></span></button>`),Ei=l(`<div class="covers svelte-p0hm4g" role="group"></div>`);function Di(e,n){O(n,!0);let i;d(()=>{i.querySelector(`[data-game="${n.chosen}"]`)?.scrollIntoView({block:`nearest`,inline:`center`})});function c(e){return e.least_seats===e.most_seats?String(e.most_seats):`${e.least_seats}–${e.most_seats}`}var l=Ei();a(l,21,()=>n.games,e=>e.name,(e,i)=>{var a=Ti();let l;var u=w(a);t(w(u),()=>wi(b(i).name),null,(e,t)=>{var n=o(),i=C(n),a=e=>{var n=o();r(C(n),()=>b(t).Poster,(e,t)=>{t(e,{})}),g(e,n)},s=e=>{D(e,{name:`logo`,class:`logo`})};z(i,e=>{b(t)?e(a):e(s,-1)}),g(e,n)}),A(u);var d=_(u,2),f=w(d),m=T(f,!0),h=_(f,2),v=T(h,!0),y=_(h,2),S=w(y),E=w(S);D(E,{name:`i-person`});var O=_(E),j=T(O,!0),M=_(O,1,!0);A(S);var N=_(S,2),P=w(N);D(P,{name:`i-clock`});var F=_(P,1,!0);A(N),A(y),A(d),A(a),s((e,t,r)=>{l=k(a,1,`cover svelte-p0hm4g`,null,l,{on:b(i).name===n.chosen}),V(a,`data-game`,b(i).name),V(a,`aria-pressed`,b(i).name===n.chosen),p(m,b(i).title),p(v,b(i).tagline),p(j,e),p(M,t),p(F,r)},[()=>Z(`players`),()=>c(b(i)),()=>Z(`minutes`,{minutes:b(i).minutes})]),x(`click`,a,()=>n.onchoose(b(i))),g(e,a)}),A(l),B(l,e=>i=e,()=>i),s(e=>{se(l,`--n:${n.games.length??``}`),V(l,`aria-label`,e)},[()=>Z(`games`)]),g(e,l),L()}n([`click`]);var Oi=l(`<input maxlength="40" class="svelte-xlbrtn"/>`),ki=l(`<b class="svelte-xlbrtn"> </b>`),Ai=l(`<i></i>`),ji=l(`<button class="lnk"><span class="lv svelte-xlbrtn" aria-hidden="true"></span></button>`),Mi=l(`<select class="lnk svelte-xlbrtn"><option> </option><option> </option><option> </option></select> <button class="tool svelte-xlbrtn" data-remove=""><!></button>`,1),Ni=l(`<li data-seat-plan="" class="svelte-xlbrtn"><!> <span class="sn svelte-xlbrtn"><!> <small class="svelte-xlbrtn"> </small></span> <span class="acts svelte-xlbrtn"><!> <!></span></li>`),Pi=l(`<p class="more svelte-xlbrtn"> <button class="word svelte-xlbrtn"> </button> <button class="word svelte-xlbrtn"> </button> <button class="word svelte-xlbrtn"> </button></p>`),Fi=l(`<section class="sheet"><h2> <span class="label"> </span></h2> <ul></ul> <!></section>`);function Ii(e,t){O(t,!0);let n=[`random`,`greedy`],r=W(()=>t.plan.game),o=W(()=>b(r).least_seats===b(r).most_seats?String(b(r).most_seats):`${b(r).least_seats}–${b(r).most_seats}`);function c(e){e.level=n[(n.indexOf(e.level)+1)%n.length]}var l=Fi(),u=w(l),d=w(u,!0),f=T(_(d),!0);A(u);var m=_(u,2);a(m,21,()=>t.plan.seats,i,(e,r,i)=>{var o=Ni(),l=w(o);Yn(l,{seat:i});var u=_(l,2),d=w(u),f=e=>{var t=Oi();U(t),s((e,n)=>{V(t,`placeholder`,e),V(t,`aria-label`,n)},[()=>Z(`your-name`),()=>Z(`name-of-seat`,{number:i+1})]),N(t,()=>b(r).name,e=>b(r).name=e),g(e,t)},m=e=>{var t=ki(),n=T(t,!0);s(e=>p(n,e),[()=>Z(`plan-${b(r).kind}`)]),g(e,t)};z(d,e=>{b(r).kind===`me`||b(r).kind===`here`?e(f):e(m,-1)});var h=T(_(d,2),!0);A(u);var v=_(u,2),y=w(v),S=e=>{var t=ji(),i=w(t);a(i,22,()=>n,e=>e,(e,t,i)=>{var a=Ai();let o;s(e=>o=k(a,1,`svelte-xlbrtn`,null,o,{on:e}),[()=>b(i)<=n.indexOf(b(r).level)]),g(e,a)}),A(i),A(t),s((e,n)=>{V(t,`data-level`,b(r).level),V(t,`title`,e),V(t,`aria-label`,n)},[()=>Z(`level-${b(r).level}.about`),()=>`${Z(`strength`)}: ${Z(`level-${b(r).level}`)}`]),x(`click`,t,()=>c(b(r))),g(e,t)};z(y,e=>{b(r).kind===`bot`&&e(S)});var O=_(y,2),j=e=>{var n=Mi(),a=C(n),o=w(a),c=T(o,!0);o.value=o.__value=`bot`;var l=_(o),u=T(l,!0);l.value=l.__value=`open`;var d=_(l),f=T(d,!0);d.value=d.__value=`here`,A(a),E(a);var m=_(a,2);D(w(m),{name:`i-x`,class:`ic`}),A(m),s((e,n,r,i,o)=>{V(a,`aria-label`,e),p(c,n),p(u,r),p(f,i),V(m,`aria-disabled`,!t.plan.canRemove),V(m,`aria-label`,o)},[()=>Z(`kind-of-seat`,{number:i+1}),()=>Z(`plan-bot`),()=>Z(`plan-open`),()=>Z(`plan-here`),()=>Z(`remove-seat`,{number:i+1})]),P(a,()=>b(r).kind,e=>b(r).kind=e),x(`click`,m,()=>t.plan.remove(i)),g(e,n)};z(O,e=>{b(r).kind!==`me`&&e(j)}),A(v),A(o),s(e=>p(h,e),[()=>Z(b(r).kind===`bot`?`level-${b(r).level}`:`plan-${b(r).kind}.about`)]),g(e,o)}),A(m);var h=_(m,2),v=e=>{var n=Pi(),r=w(n),i=_(r),a=T(i,!0),o=_(i,2),c=T(o,!0),l=_(o,2),u=T(l,!0);A(n),s((e,t,n,i)=>{p(r,`${e??``} `),p(a,t),p(c,n),p(u,i)},[()=>Z(`add-seat`),()=>Z(`add-open`),()=>Z(`add-bot`),()=>Z(`add-here`)]),x(`click`,i,()=>t.plan.add(`open`)),x(`click`,o,()=>t.plan.add(`bot`)),x(`click`,l,()=>t.plan.add(`here`)),g(e,n)};z(h,e=>{t.plan.canAdd&&e(v)}),A(l),s((e,t)=>{p(d,e),p(f,t)},[()=>Z(`seats-for`,{game:b(r).title}),()=>Z(`seats-of`,{count:t.plan.seats.length,range:b(o)})]),g(e,l),L()}n([`click`]);var Li=l(`<a class="tool opt svelte-xz6wf3"><!> </a>`),Ri=l(`<p class="problem svelte-xz6wf3" role="alert"> </p>`),zi=l(`<div class="seats svelte-xz6wf3"><!></div> <section class="options sheet svelte-xz6wf3"><h2> </h2> <!> <div class="start svelte-xz6wf3"><button class="btn go svelte-xz6wf3" data-start=""> </button> <span class="label svelte-xz6wf3"> </span></div></section>`,1),Bi=l(`<!> <main class="svelte-xz6wf3"><div class="hd svelte-xz6wf3"><h1 class="svelte-xz6wf3"> </h1> <p class="svelte-xz6wf3"> </p> <!></div> <div class="posters svelte-xz6wf3"><!></div> <!> <div class="departures svelte-xz6wf3"><!></div></main> <!>`,1);function Vi(e,t){O(t,!0);let n=new mi,r=K([]),i=K(null),a=K(!1),c=K(!1);d(()=>{document.title=Z(`title-lobby`)}),d(()=>{let e=J.lang,t=!0;return Ut(()=>l(e),()=>t),()=>{t=!1}});async function l(e){try{M(r,await Wt.games(e)),M(i,null)}catch(e){throw M(i,e.message,!0),e}let t=n.game?.name??hi(),a=b(r).find(e=>e.name===t)??b(r)[0];a&&n.choose(a)}async function u(){if(!(b(a)||!n.game)){M(a,!0);try{let e=await Wt.newTable(n.request());Y(`name`,n.seats[0].name.trim()),dn(e.table,...e.tokens),Jt(`/t/${e.table}`)}catch(e){M(i,e.message,!0)}finally{M(a,!1)}}}var f=Bi(),m=C(f);Gn(m,{onmenu:()=>M(c,!0),extra:e=>{var t=o(),r=C(t),i=e=>{var t=Li(),r=w(t);D(r,{name:`i-book`,class:`ic`});var i=_(r,1,!0);A(t),s(e=>{V(t,`href`,`/rules/${n.game.name??``}`),p(i,e)},[()=>Z(`rules`)]),x(`click`,t,function(...e){Yt?.apply(this,e)}),g(e,t)};z(r,e=>{n.game&&e(i)}),g(e,t)},$$slots:{extra:!0}});var h=_(m,2),v=w(h),y=w(v),S=T(y,!0),E=_(y,2),k=T(E,!0),j=_(E,2),N=e=>{var t=Ri(),n=T(t,!0);s(()=>p(n,b(i))),g(e,t)};z(j,e=>{b(i)&&e(N)}),A(v);var P=_(v,2),F=w(P);{let e=W(()=>n.game?.name??``);Di(F,{get games(){return b(r)},get chosen(){return b(e)},onchoose:e=>n.choose(e)})}A(P);var I=_(P,2),R=e=>{var t=zi(),r=C(t);Ii(w(r),{get plan(){return n}}),A(r);var i=_(r,2),o=w(i),c=T(o,!0),l=_(o,2);vi(l,{get plan(){return n}});var d=_(l,2),f=w(d),m=T(f,!0),h=T(_(f,2),!0);A(d),A(i),s((e,t,n)=>{p(c,e),f.disabled=b(a),p(m,t),p(h,n)},[()=>Z(`options`),()=>Z(`start-game`,{game:n.game.title}),()=>Z(n.seats.some(e=>e.kind===`open`)?`start-open-seats`:`start-at-once`)]),x(`click`,f,u),g(e,t)};z(I,e=>{n.game&&e(R)});var B=_(I,2);ni(w(B),{}),A(B),A(h);var H=_(h,2),ee=e=>{Bn(e,{onclose:()=>M(c,!1)})};z(H,e=>{b(c)&&e(ee)}),s((e,t)=>{p(S,e),p(k,t)},[()=>Z(`lobby-title`),()=>Z(`lobby-text`)]),g(e,f),L()}n([`click`]);var Hi=l(`<li><code class="svelte-si786l"> </code></li>`),Ui=l(`<details class="svelte-si786l"><summary class="svelte-si786l"> </summary> <ul></ul></details>`),Wi=l(`<p class="text svelte-si786l"> </p> <!>`,1),Gi=l(`<p role="alert"> </p>`),Ki=l(`<p class="label" role="status"> </p>`);function qi(e,n){O(n,!0);let r=W(()=>Wt.clause(n.game,n.number));{let i=W(()=>Z(`clause`,{number:n.number}));bn(e,{get title(){return b(i)},get onclose(){return n.onclose},children:(e,n)=>{var i=o();t(C(i),()=>b(r),e=>{var t=Ki(),n=T(t,!0);s(e=>p(n,e),[()=>Z(`loading`)]),g(e,t)},(e,t)=>{var n=Wi(),r=C(n),i=T(r,!0),o=_(r,2),c=e=>{var n=Ui(),r=w(n),i=T(r,!0),o=_(r,2);a(o,20,()=>b(t).tests,e=>e,(e,t)=>{var n=Hi(),r=T(w(n),!0);A(n),s(()=>p(r,t)),g(e,n)}),A(o),A(n),s(e=>p(i,e),[()=>Z(`clause-tests`,{count:b(t).tests.length})]),g(e,n)};z(o,e=>{b(t).tests.length>0&&e(c)}),s(()=>p(i,b(t).text)),g(e,n)},(e,t)=>{var n=Gi(),r=T(n,!0);s(()=>p(r,b(t).message)),g(e,n)}),g(e,i)},$$slots:{default:!0}})}L()}var Ji=l(`<div class="rules svelte-106isyb"></div>`),Yi=l(`<p role="alert"> </p>`),Xi=l(`<p class="label" role="status"> </p>`);function Zi(e,n){O(n,!0);let r=W(()=>Wt.rules(n.game,J.lang));d(()=>{b(r).then(e=>n.ontitle?.(e.title)).catch(()=>{})});function i(e){let t=e.target.closest(`[data-clause]`)?.dataset.clause;t!==void 0&&(e.preventDefault(),n.onclause(t))}var a=o();t(C(a),()=>b(r),e=>{var t=Xi(),n=T(t,!0);s(e=>p(n,e),[()=>Z(`loading`)]),g(e,t)},(e,t)=>{var n=Ji();y(n,()=>b(t).html,!0),A(n),x(`click`,n,i),g(e,n)},(e,t)=>{var n=Yi(),r=T(n,!0);s(()=>p(r,b(t).message)),g(e,n)}),g(e,a),L()}n([`click`]);var Qi=l(`<!> <main class="svelte-1eemx0b"><article class="sheet svelte-1eemx0b"><!></article></main> <!> <!>`,1);function $i(e,t){O(t,!0);let n=K(null),r=K(``),i=K(!1);d(()=>{document.title=Z(`title-rules`,{game:b(r)})});var a=Qi(),o=C(a);{let e=W(()=>Z(`rules`));Gn(o,{get where(){return b(r)},get meta(){return b(e)},onmenu:()=>M(i,!0)})}var s=_(o,2),c=w(s);Zi(w(c),{get game(){return t.game},onclause:e=>M(n,e,!0),ontitle:e=>M(r,e,!0)}),A(c),A(s);var l=_(s,2),u=e=>{qi(e,{get game(){return t.game},get number(){return b(n)},onclose:()=>M(n,null)})};z(l,e=>{b(n)!==null&&e(u)});var f=_(l,2),p=e=>{Bn(e,{onclose:()=>M(i,!1)})};z(f,e=>{b(i)&&e(p)}),g(e,a),L()}function ea(e){let t=matchMedia(`(max-width: 720px)`),n=()=>e.isPhone=t.matches;return n(),t.addEventListener(`change`,n),()=>t.removeEventListener(`change`,n)}var ta=`began`,na=250,ra=class{#e=K(null);get link(){return b(this.#e)}set link(e){M(this.#e,e)}#t=K(null);get module(){return b(this.#t)}set module(e){M(this.#t,e)}#n=K(null);get catalogue(){return b(this.#n)}set catalogue(e){M(this.#n,e)}#r=K(null);get welcome(){return b(this.#r)}set welcome(e){M(this.#r,e)}#i=K(null);get scene(){return b(this.#i)}set scene(e){M(this.#i,e)}#a=K([]);get lines(){return b(this.#a)}set lines(e){M(this.#a,e)}#o=K([]);get lastLines(){return b(this.#o)}set lastLines(e){M(this.#o,e)}#s=K([]);get chat(){return b(this.#s)}set chat(e){M(this.#s,e)}#c=K(null);get moment(){return b(this.#c)}set moment(e){M(this.#c,e)}#l=K([]);get pickedMoves(){return b(this.#l)}set pickedMoves(e){M(this.#l,e)}#u=K(null);get armed(){return b(this.#u)}set armed(e){M(this.#u,e)}#d=K(null);get hint(){return b(this.#d)}set hint(e){M(this.#d,e)}#f=K(null);get explanation(){return b(this.#f)}set explanation(e){M(this.#f,e)}#p=K(null);get enlarged(){return b(this.#p)}set enlarged(e){M(this.#p,e,!0)}#m=K(null);get openClause(){return b(this.#m)}set openClause(e){M(this.#m,e,!0)}#h=K(null);get notice(){return b(this.#h)}set notice(e){M(this.#h,e,!0)}#g=K(null);get closed(){return b(this.#g)}set closed(e){M(this.#g,e,!0)}#_=K(null);get rematch(){return b(this.#_)}set rematch(e){M(this.#_,e,!0)}#v=K(null);get shownFor(){return b(this.#v)}set shownFor(e){M(this.#v,e,!0)}#y=K(!1);get isPhone(){return b(this.#y)}set isPhone(e){M(this.#y,e,!0)}#b=K(!1);get isReplay(){return b(this.#b)}set isReplay(e){M(this.#b,e,!0)}#x=K(0);get skew(){return b(this.#x)}set skew(e){M(this.#x,e,!0)}#S=K(!1);get isBusy(){return b(this.#S)}set isBusy(e){M(this.#S,e,!0)}whys=new Map;hideTimer;get view(){return this.moment?.view??this.scene.view}get viewer(){return this.isReplay&&this.moment?this.view.seat??this.home:this.home}get home(){return this.scene?.viewer??null}get decider(){return this.moment?null:this.scene?.decider??null}get people(){return this.scene?.people??[]}get moves(){return this.canMove?this.scene.moves:[]}get hinted(){return this.hint?.code??null}movesOf(e,t={}){let n=Object.entries(t);return this.moves.filter(t=>t.kind===e&&n.every(([e,n])=>t.args[e]===n))}say(e,t){return Rt(this.scene?.table.game??``,e,t)}choose(e){this.explanation=null,e.length>1?(this.armed=null,this.pickedMoves=this.isPicked(e)?[]:e):e[0]&&this.offer(e[0])}enlarge(e){this.enlarged=e}get isMine(){let e=this.scene;return e!==null&&e.table.status===`playing`&&e.decider!==null&&e.decider===e.viewer}get keys(){let e=this.welcome?.tokens??[];return(this.welcome?.seats??[]).flatMap((t,n)=>e[n]===void 0?[]:[{seat:t,token:e[n]}])}get watchKey(){return this.scene?.table.watch===`anyone`?null:this.welcome?.watch_token??this.welcome?.tokens[0]??null}get isPlayer(){return(this.welcome?.seats.length??0)>0}get canMove(){return this.isMine&&this.moment===null&&!this.isBusy&&!this.isCovered}get isCovered(){let e=this.welcome?.seats??[],t=this.scene?.table.status;return e.length>1&&t===`playing`&&this.scene.viewer!==this.shownFor}uncover(){this.shownFor=this.viewer}isPicked(e){let t=this.armed?[this.armed]:this.pickedMoves;return t.length>0&&t.length===e.length&&t.every((t,n)=>t.code===e[n].code)}offer(e){(J.confirm===`always`||J.confirm===`game`&&this.module?.confirms?.(e,this.view))&&this.armed?.code!==e.code?this.armed=e:this.play(e)}confirm(){this.armed&&this.play(this.armed)}putBack(){let e=this.armed!==null||this.pickedMoves.length>0;return this.armed=null,this.pickedMoves=[],e}async play(e){await this.playAll([e.code])}async playAll(e){!this.canMove||e.length===0||(this.putBack(),await this.act({t:`play`,after:this.scene.act,codes:e}))}async undo(e){this.isBusy||this.moment!==null||(this.putBack(),await this.act({t:`undo`,after:this.scene.act,whole_turn:e}))}async askHint(){let e=await this.tell({t:`hint`});e?.t===`hint`&&(this.hint=e)}async act(e){this.isBusy=!0,await this.tell(e),this.isBusy=!1}async tell(e){let t=await this.link.ask(e);return t.t===`refused`&&(this.notice=t.text),t}explain(e,t,n){if(clearTimeout(this.hideTimer),n&&this.explanation?.place===e&&this.explanation.clause){this.openClause=this.explanation.clause;return}let r=JSON.stringify([this.scene.act,J.lang,t.kind,t.args]),i=this.whys.get(r);this.explanation={place:e,text:i?.text??null,clause:i?.clause??null},i===void 0&&this.askWhy(r,e,t)}explainText(e,t){clearTimeout(this.hideTimer),this.explanation={place:e,text:t,clause:null}}async askWhy(e,t,n){let r=await this.link.ask({t:`why`,kind:n.kind,args:n.args});if(r.t!==`why`)return this.explained(t);this.whys.set(e,{text:r.text,clause:r.clause}),this.explanation?.place===t&&(this.explanation=r.text===null?null:{place:t,text:r.text,clause:r.clause})}explained(e){clearTimeout(this.hideTimer),this.hideTimer=setTimeout(()=>{this.explanation?.place===e&&(this.explanation=null)},na)}keepExplanation(){clearTimeout(this.hideTimer)}get turn(){return this.linesShown.filter(e=>e.kind===ta).length}get plyShown(){return this.moment?.ply??this.scene?.ply??0}get linesShown(){return this.moment?this.lines.slice(0,this.moment.log_until):this.lines}async look(e){if(!this.scene)return;if(e>=this.scene.ply&&this.scene.table.status!==`over`)return this.backToNow();let t=await this.link.ask({t:`look`,ply:Math.max(0,Math.min(e,this.scene.ply))});t.t===`moment`?(this.putBack(),this.explanation=null,this.moment=t):t.t===`refused`&&(this.notice=t.text)}backToNow(){this.moment=null}welcomed(e,t){t&&this.forget(),this.welcome=e,this.skew=e.now-Date.now()/1e3;let n=e.chat[0]?.number??0;this.chat=[...this.chat.filter(e=>e.number<n),...e.chat],this.closed=null}shown(e){let t=e.act!==this.scene?.act;t&&(this.whys.clear(),this.explanation=null,this.hint=null,this.putBack());let n=this.lines.length;this.lines=[...this.lines.slice(0,e.log_from),...e.log],this.scene!==null&&e.log_from>=n?this.lastLines=e.log:t&&(this.lastLines=this.lines.filter(t=>t.ply===e.ply)),this.moment&&this.moment.ply>e.ply&&(this.moment=null),this.scene=e}said({line:e}){this.chat.some(t=>t.number===e.number)||(this.chat=[...this.chat,e])}linked({table:e,tokens:t}){dn(e,...t),this.rematch=e}refused(e){this.scene===null?this.closed=e.text:this.notice=e.text}forget(){this.whys.clear(),this.moment=null,this.hint=null,this.putBack()}};function ia(e,t){O(t,!0);let n=H();var r=o(),i=C(r),a=e=>{qi(e,{get game(){return n.scene.table.game},get number(){return n.openClause},onclose:()=>n.openClause=null})};z(i,e=>{n.openClause!==null&&n.scene&&e(a)}),g(e,r),L()}var aa=l(`<main class="svelte-1iqazre"><!> <h1 class="svelte-1iqazre"> </h1> <p> </p> <a class="btn go svelte-1iqazre" href="/"> </a></main>`);function oa(e,t){O(t,!0);var n=aa(),r=w(n);D(r,{name:`red-semaphore`,class:`picture`});var i=_(r,2),a=T(i,!0),o=_(i,2),c=T(o,!0),l=_(o,2),u=T(l,!0);A(n),s((e,n)=>{p(a,e),p(c,t.text),p(u,n)},[()=>Z(`closed-title`),()=>Z(`to-lobby`)]),x(`click`,l,function(...e){Yt?.apply(this,e)}),g(e,n),L()}n([`click`]);var sa=l(`<main class="cover svelte-1jpn6gb"><!> <p class="who svelte-1jpn6gb"><!><b> </b></p> <h1 class="svelte-1jpn6gb"> </h1> <p> </p> <button class="btn go svelte-1jpn6gb"> </button></main>`);function ca(e,t){O(t,!0);let n=H(),r=W(()=>n.viewer??0),i=W(()=>n.people[b(r)]?.name??``),a;d(()=>a.focus());var o=sa(),c=w(o);D(c,{name:`back`,class:`turntable`});var l=_(c,2),u=w(l);Yn(u,{get seat(){return b(r)}});var f=T(_(u),!0);A(l);var m=_(l,2),h=T(m,!0),v=_(m,2),y=T(v,!0),S=_(v,2),C=T(S,!0);B(S,e=>a=e,()=>a),A(o),s((e,t,n)=>{p(f,b(i)),p(h,e),p(y,t),p(C,n)},[()=>n.say(`cover-title`,{name:b(i)}),()=>n.say(`cover-text`),()=>n.say(`cover-button`,{name:b(i)})]),x(`click`,S,()=>n.uncover()),g(e,o),L()}n([`click`]);function la(e){return e.indexOf(Math.max(...e))}function ua(e,t,n){let r=[];for(let n=1;n<e.timeline.length;n+=1){let[i,a]=[e.timeline[n-1],e.timeline[n]],o=a.map((e,t)=>e-i[t]),s=la(o),c=o[s];if(c<=0)continue;let l=fa(t,s,e.turns[n-1],e.turns[n]);r.push({at:n,ply:e.turns[n],seat:s,gain:c,text:l})}let i=da(e),a=e=>e.at===i?1/0:e.gain;return r.sort((e,t)=>a(t)-a(e)).slice(0,n).sort((e,t)=>e.at-t.at)}function da(e){let t=e.ranking.indexOf(1);return e.timeline.slice(0,-1).findLastIndex(e=>e.some((n,r)=>r!==t&&n>=e[t]))+1}function fa(e,t,n,r){return e.filter(e=>e.ply>n&&e.ply<=r&&e.seat===t&&e.kind!==`began`).reduce((e,t)=>t.text.length>e.length?t.text:e,``)}function pa(e,t,n,r){let i=new Map(t.map(e=>[e.name,e.seat])),a=[...i.keys()].filter(Boolean).sort((e,t)=>t.length-e.length),o=[],s=e;n!==null&&ma(s,r)&&(o.push({text:r,seat:n}),s=s.slice(r.length));let c=RegExp(`(?<![\\p{L}\\p{N}])(${a.map(ha).join(`|`)})(?![\\p{L}\\p{N}])`,`gu`),l=0;for(let e of a.length>0?s.matchAll(c):[])o.push({text:s.slice(l,e.index),seat:null}),o.push({text:e[0],seat:i.get(e[0])}),l=e.index+e[0].length;return[...o,{text:s.slice(l),seat:null}].filter(e=>e.text!==``)}function ma(e,t){return e.startsWith(t)&&!/[\p{L}\p{N}]/u.test(e[t.length]??``)}function ha(e){return e.replace(/[.*+?^${}()|[\]\\]/g,`\\$&`)}var ga=l(`<b> </b>`),_a=l(`<span></span>`);function va(e,t){O(t,!0);let n=H(),r=W(()=>pa(t.text,n.people,n.home,n.say(`you`)));var c=_a();a(c,21,()=>b(r),i,(e,t)=>{var n=o(),r=C(n),i=e=>{var n=ga(),r=T(n,!0);s(()=>{k(n,1,`o${b(t).seat+1}`,`svelte-1w5tktq`),p(r,b(t).text)}),g(e,n)},a=e=>{var n=ce();s(()=>p(n,b(t).text)),g(e,n)};z(r,e=>{b(t).seat===null?e(a,-1):e(i)}),g(e,n)}),A(c),g(e,c),L()}async function ya(e,t){try{return await navigator.clipboard.writeText(e),!0}catch{return ba(e,t)}}function ba(e,t){let n=document.createElement(`textarea`);n.value=e,n.readOnly=!0,n.style.cssText=`position:fixed;inset:0 auto auto 0;width:1px;height:1px;opacity:0`,(t.closest(`dialog`)??document.body).append(n);try{return n.select(),document.execCommand(`copy`)}catch{return!1}finally{n.remove(),t.focus()}}var xa=l(`<span> </span>`),Sa=l(`<input readonly="" class="svelte-1je05sn"/>`),Ca=l(`<div class="copy svelte-1je05sn"><!> <span class="ways svelte-1je05sn"><button class="lnk"><!> </button> <button class="lnk qr svelte-1je05sn" aria-haspopup="dialog"><!></button></span> <!></div> <!>`,1);function wa(e,t){O(t,!0);let n=G(t,`small`,3,!1),r=K(!1),i=K(!1),a=K(!1),o=K(void 0);async function c(e){M(r,await ya(t.link,e.currentTarget),!0),M(i,!b(r)),b(r)?setTimeout(()=>M(r,!1),2e3):requestAnimationFrame(()=>b(o)?.select())}var l=Ca(),u=C(l),d=w(u),f=e=>{var n=xa(),r=T(n,!0);s(()=>p(r,t.label)),g(e,n)};z(d,e=>{n()||e(f)});var m=_(d,2),h=w(m),v=w(h);{let e=W(()=>b(r)?`i-check`:`i-link`);D(v,{get name(){return b(e)}})}var y=_(v,1,!0);A(h);var S=_(h,2);D(w(S),{name:`i-qr`}),A(S),A(m);var E=_(m,2),k=e=>{var n=Sa();U(n),B(n,e=>M(o,e),()=>b(o)),s(()=>{F(n,t.link),V(n,`aria-label`,t.label)}),g(e,n)};z(E,e=>{b(i)&&e(k)}),A(u);var j=_(u,2),N=e=>{Gr(e,{get title(){return t.label},get link(){return t.link},onclose:()=>M(a,!1)})};z(j,e=>{b(a)&&e(N)}),s((e,n,r,i)=>{V(h,`data-link`,t.link),V(h,`aria-label`,e),p(y,n),V(S,`title`,r),V(S,`aria-label`,i)},[()=>`${Z(`copy-link`)}: ${t.label}`,()=>Z(b(r)?`copied`:`copy-link`),()=>Z(`qr-code`),()=>`${Z(`qr-code`)}: ${t.label}`]),x(`click`,h,c),x(`click`,S,()=>M(a,!0)),g(e,l),L()}n([`click`]);function Ta(e){return e instanceof Uint8Array||ArrayBuffer.isView(e)&&e.constructor.name===`Uint8Array`}function Ea(e,...t){if(!Ta(e))throw Error(`Uint8Array expected`);if(t.length>0&&!t.includes(e.length))throw Error(`Uint8Array expected of length `+t+`, got length=`+e.length)}function Da(e,t=!0){if(e.destroyed)throw Error(`Hash instance has been destroyed`);if(t&&e.finished)throw Error(`Hash#digest() has already been called`)}function Oa(e,t){Ea(e);let n=t.outputLen;if(e.length<n)throw Error(`digestInto() expects output buffer of length at least `+n)}function ka(...e){for(let t=0;t<e.length;t++)e[t].fill(0)}function Aa(e){return new DataView(e.buffer,e.byteOffset,e.byteLength)}function $(e,t){return e<<32-t|e>>>t}var ja=typeof Uint8Array.from([]).toHex==`function`&&typeof Uint8Array.fromHex==`function`,Ma=Array.from({length:256},(e,t)=>t.toString(16).padStart(2,`0`));function Na(e){if(Ea(e),ja)return e.toHex();let t=``;for(let n=0;n<e.length;n++)t+=Ma[e[n]];return t}function Pa(e){if(typeof e!=`string`)throw Error(`string expected`);return new Uint8Array(new TextEncoder().encode(e))}function Fa(e){return typeof e==`string`&&(e=Pa(e)),Ea(e),e}var Ia=class{};function La(e){let t=t=>e().update(Fa(t)).digest(),n=e();return t.outputLen=n.outputLen,t.blockLen=n.blockLen,t.create=()=>e(),t}function Ra(e,t,n,r){if(typeof e.setBigUint64==`function`)return e.setBigUint64(t,n,r);let i=BigInt(32),a=BigInt(4294967295),o=Number(n>>i&a),s=Number(n&a),c=r?4:0,l=r?0:4;e.setUint32(t+c,o,r),e.setUint32(t+l,s,r)}function za(e,t,n){return e&t^~e&n}function Ba(e,t,n){return e&t^e&n^t&n}var Va=class extends Ia{constructor(e,t,n,r){super(),this.finished=!1,this.length=0,this.pos=0,this.destroyed=!1,this.blockLen=e,this.outputLen=t,this.padOffset=n,this.isLE=r,this.buffer=new Uint8Array(e),this.view=Aa(this.buffer)}update(e){Da(this),e=Fa(e),Ea(e);let{view:t,buffer:n,blockLen:r}=this,i=e.length;for(let a=0;a<i;){let o=Math.min(r-this.pos,i-a);if(o===r){let t=Aa(e);for(;r<=i-a;a+=r)this.process(t,a);continue}n.set(e.subarray(a,a+o),this.pos),this.pos+=o,a+=o,this.pos===r&&(this.process(t,0),this.pos=0)}return this.length+=e.length,this.roundClean(),this}digestInto(e){Da(this),Oa(e,this),this.finished=!0;let{buffer:t,view:n,blockLen:r,isLE:i}=this,{pos:a}=this;t[a++]=128,ka(this.buffer.subarray(a)),this.padOffset>r-a&&(this.process(n,0),a=0);for(let e=a;e<r;e++)t[e]=0;Ra(n,r-8,BigInt(this.length*8),i),this.process(n,0);let o=Aa(e),s=this.outputLen;if(s%4)throw Error(`_sha2: outputLen should be aligned to 32bit`);let c=s/4,l=this.get();if(c>l.length)throw Error(`_sha2: outputLen bigger than state`);for(let e=0;e<c;e++)o.setUint32(4*e,l[e],i)}digest(){let{buffer:e,outputLen:t}=this;this.digestInto(e);let n=e.slice(0,t);return this.destroy(),n}_cloneInto(e){e||=new this.constructor,e.set(...this.get());let{blockLen:t,buffer:n,length:r,finished:i,destroyed:a,pos:o}=this;return e.destroyed=a,e.finished=i,e.length=r,e.pos=o,r%t&&e.buffer.set(n),e}clone(){return this._cloneInto()}},Ha=Uint32Array.from([1779033703,3144134277,1013904242,2773480762,1359893119,2600822924,528734635,1541459225]),Ua=Uint32Array.from([1116352408,1899447441,3049323471,3921009573,961987163,1508970993,2453635748,2870763221,3624381080,310598401,607225278,1426881987,1925078388,2162078206,2614888103,3248222580,3835390401,4022224774,264347078,604807628,770255983,1249150122,1555081692,1996064986,2554220882,2821834349,2952996808,3210313671,3336571891,3584528711,113926993,338241895,666307205,773529912,1294757372,1396182291,1695183700,1986661051,2177026350,2456956037,2730485921,2820302411,3259730800,3345764771,3516065817,3600352804,4094571909,275423344,430227734,506948616,659060556,883997877,958139571,1322822218,1537002063,1747873779,1955562222,2024104815,2227730452,2361852424,2428436474,2756734187,3204031479,3329325298]),Wa=new Uint32Array(64),Ga=class extends Va{constructor(e=32){super(64,e,8,!1),this.A=Ha[0]|0,this.B=Ha[1]|0,this.C=Ha[2]|0,this.D=Ha[3]|0,this.E=Ha[4]|0,this.F=Ha[5]|0,this.G=Ha[6]|0,this.H=Ha[7]|0}get(){let{A:e,B:t,C:n,D:r,E:i,F:a,G:o,H:s}=this;return[e,t,n,r,i,a,o,s]}set(e,t,n,r,i,a,o,s){this.A=e|0,this.B=t|0,this.C=n|0,this.D=r|0,this.E=i|0,this.F=a|0,this.G=o|0,this.H=s|0}process(e,t){for(let n=0;n<16;n++,t+=4)Wa[n]=e.getUint32(t,!1);for(let e=16;e<64;e++){let t=Wa[e-15],n=Wa[e-2],r=$(t,7)^$(t,18)^t>>>3;Wa[e]=($(n,17)^$(n,19)^n>>>10)+Wa[e-7]+r+Wa[e-16]|0}let{A:n,B:r,C:i,D:a,E:o,F:s,G:c,H:l}=this;for(let e=0;e<64;e++){let t=$(o,6)^$(o,11)^$(o,25),u=l+t+za(o,s,c)+Ua[e]+Wa[e]|0,d=($(n,2)^$(n,13)^$(n,22))+Ba(n,r,i)|0;l=c,c=s,s=o,o=a+u|0,a=i,i=r,r=n,n=u+d|0}n=n+this.A|0,r=r+this.B|0,i=i+this.C|0,a=a+this.D|0,o=o+this.E|0,s=s+this.F|0,c=c+this.G|0,l=l+this.H|0,this.set(n,r,i,a,o,s,c,l)}roundClean(){ka(Wa)}destroy(){this.set(0,0,0,0,0,0,0,0),ka(this.buffer)}},Ka=La(()=>new Ga);function qa(e,t){return Na(Ka(Uint8Array.from(e.match(/../g)??[],e=>parseInt(e,16))))===t}var Ja=l(`<details><summary class="svelte-1lnnwmv"><!> </summary> <p> </p> <dl class="svelte-1lnnwmv"><dt> </dt> <dd class="svelte-1lnnwmv"> </dd> <dt> </dt> <dd class="svelte-1lnnwmv"> </dd></dl> <button class="lnk" data-record=""> </button></details>`);function Ya(e,t){O(t,!0);let n=H(),r=W(()=>n.scene.table),i=W(()=>b(r).seed!==null&&qa(b(r).seed,b(r).commitment));async function a(){try{let e=await Wt.record(b(r).id,n.welcome?.tokens[0]),t=URL.createObjectURL(new Blob([JSON.stringify(e)],{type:`application/json`}));Object.assign(document.createElement(`a`),{href:t,download:`${b(r).id}.json`}).click(),setTimeout(()=>URL.revokeObjectURL(t))}catch(e){n.notice=e.message}}var c=o(),l=C(c),u=e=>{var t=Ja();let o;var c=w(t),l=w(c);{let e=W(()=>b(i)?`i-check`:`i-x`);D(l,{get name(){return b(e)}})}var u=_(l,1,!0);A(c);var d=_(c,2),f=T(d,!0),m=_(d,2),h=w(m),v=T(h,!0),y=_(h,2),S=T(y,!0),C=_(y,2),E=T(C,!0),O=T(_(C,2),!0);A(m);var j=_(m,2),M=T(j,!0);A(t),s((e,n,a,s,c)=>{o=k(t,1,`svelte-1lnnwmv`,null,o,{broken:!b(i)}),p(u,e),p(f,n),p(v,a),p(S,b(r).commitment),p(E,s),p(O,b(r).seed),p(M,c)},[()=>n.say(b(i)?`seal-kept`:`seal-broken`),()=>n.say(`seal-about`),()=>n.say(`seal-told`),()=>n.say(`seal-seed`),()=>n.say(`seal-record`)]),x(`click`,j,a),g(e,t)};z(l,e=>{b(r).seed!==null&&e(u)}),g(e,c),L()}n([`click`]);var Xa=f(`<path class="gl svelte-o5bymx"></path><text x="36" text-anchor="end" class="svelte-o5bymx"> </text>`,1),Za=f(`<text y="394" text-anchor="middle" class="svelte-o5bymx"> </text>`),Qa=f(`<path></path><path></path>`,1),$a=f(`<g><circle r="10" class="tp svelte-o5bymx"></circle><text class="tpn svelte-o5bymx" y="5" text-anchor="middle"> </text></g>`),eo=f(`<svg class="chart svelte-o5bymx" viewBox="0 0 600 400" role="img"><!><!><!><!></svg>`);function to(e,t){O(t,!0);let n=H(),[r,i,o,c]=[46,570,24,366],l={circle:`M12 1a11 11 0 1 1 0 22a11 11 0 1 1 0-22`,square:`M2 2h20v20H2z`,triangle:`M12 0L24 22H0z`,diamond:`M12 0l12 12l-12 12L0 12z`,cross:`M8 1h8v7h7v8h-7v7H8v-7H1V8h7z`,hex:`M12 0l10.5 6v12L12 24L1.500 18V6z`},u=W(()=>t.timeline.flat()),d=W(()=>Math.min(0,...b(u))),f=W(()=>Math.max(10,...b(u))),m=W(()=>[1,2,5,10,20,25,50,100].find(e=>(b(f)-b(d))/e<=5)??200),h=W(()=>E(Math.ceil(b(d)/b(m))*b(m),b(f),b(m))),v=W(()=>Math.max(1,t.timeline.length-1)),y=W(()=>[1,2,4,5,10,20,50].find(e=>b(v)/e<=8)??100),x=e=>r+e/b(v)*(i-r),S=e=>c-(e-b(d))/(b(f)-b(d))*(c-o);function E(e,t,n){return Array.from({length:Math.floor((t-e)/n)+1},(t,r)=>e+r*n)}function D(e){return`M`+t.timeline.map((t,n)=>`${x(n).toFixed(1)} ${S(t[e]).toFixed(1)}`).join(`L`)}var j=eo(),M=w(j);a(M,16,()=>b(h),e=>e,(e,t)=>{var n=Xa(),a=C(n),o=_(a),c=T(o,!0);s((e,n)=>{V(a,`d`,`M${r??``} ${e??``}H${i??``}`),V(o,`y`,n),p(c,t)},[()=>S(t),()=>S(t)+5]),g(e,n)});var N=_(M);a(N,16,()=>E(b(y),b(v),b(y)),e=>e,(e,t)=>{var n=Za(),r=T(n,!0);s(e=>{V(n,`x`,e),p(r,t)},[()=>x(t)]),g(e,n)});var P=_(N);a(P,17,()=>n.people,({seat:e})=>e,(e,n)=>{let r=()=>b(n).seat;var i=Qa(),a=C(i),o=_(a);s((e,t,n,i)=>{k(a,0,`ln o${r()+1}`,`svelte-o5bymx`),V(a,`d`,e),k(o,0,`mk o${r()+1}`,`svelte-o5bymx`),V(o,`d`,t),V(o,`transform`,`translate(${n??``} ${i??``}) scale(.75)`)},[()=>D(r()),()=>l[qn(r())],()=>x(b(v))-9,()=>S(t.timeline.at(-1)[r()])-9]),g(e,i)}),a(_(P),19,()=>t.points,e=>e.at,(e,n,r)=>{var a=$a(),o=T(_(w(a)),!0);A(a),s((e,t)=>{V(a,`transform`,`translate(${e??``} ${t??``})`),p(o,b(r)+1)},[()=>Math.min(x(b(n).at),i-24),()=>Math.max(14,S(t.timeline[b(n).at][b(n).seat])-24)]),g(e,a)}),A(j),s(e=>V(j,`aria-label`,e),[()=>n.say(`timeline`)]),g(e,j),L()}var no=l(`<section><header class="svelte-1p4i2d7"><!><b class="nm svelte-1p4i2d7"> </b> <span class="place svelte-1p4i2d7"> </span> <strong class="num svelte-1p4i2d7"> </strong></header> <span class="meter svelte-1p4i2d7"><span class="svelte-1p4i2d7"></span></span> <!></section>`),ro=l(`<li class="svelte-1p4i2d7"><i class="svelte-1p4i2d7"> </i> <button class="svelte-1p4i2d7"><!></button> <span class="num svelte-1p4i2d7"> </span></li>`),io=l(`<button class="btn go svelte-1p4i2d7"> </button>`),ao=l(`<span class="label svelte-1p4i2d7"> </span>`),oo=l(`<div class="page svelte-1p4i2d7" data-page="final"><!> <main class="svelte-1p4i2d7"><section class="win enamel screws svelte-1p4i2d7"><div class="svelte-1p4i2d7"><h2 class="svelte-1p4i2d7"> </h2> <p class="svelte-1p4i2d7"> </p></div> <div class="tr svelte-1p4i2d7" aria-hidden="true"></div></section> <section class="tab sheet svelte-1p4i2d7"><h3 class="svelte-1p4i2d7"> </h3> <div class="columns svelte-1p4i2d7"></div></section> <section class="tl sheet svelte-1p4i2d7"><h3 class="svelte-1p4i2d7"> </h3> <!> <ol class="turns svelte-1p4i2d7"></ol> <!></section> <div class="acts svelte-1p4i2d7"><!> <a class="btn ghost svelte-1p4i2d7"> </a> <button class="btn ghost svelte-1p4i2d7"> </button> <span class="x svelte-1p4i2d7"><!></span> <a class="btn ghost x svelte-1p4i2d7" href="/"> </a> <!></div></main></div>`);function so(e,t){O(t,!0);let n=[`loco-3`,`hopper`,`tanker`,`coach`,`coach`,`caboose`],o=H(),c=W(()=>o.scene),l=W(()=>b(c).table),u=W(()=>b(c).ending),f=W(()=>o.module.Breakdown),m=W(()=>o.people.map(({seat:e})=>e).sort((e,t)=>b(u).ranking[e]-b(u).ranking[t])),h=W(()=>Math.max(1,...b(u).scores)),v=W(()=>ua(b(u),o.lines,3)),y=e=>o.people[e].name,S=K(!1);d(()=>{b(S)&&o.rematch!==null&&Jt(`/t/${o.rematch}`)});function C(){M(S,!0),o.rematch===null&&o.tell({t:`rematch`})}var E=oo(),j=w(E);ae(j,()=>t.top);var N=_(j,2),P=w(N),F=w(P),I=w(F),R=T(I,!0),B=T(_(I,2),!0);A(F);var ee=_(F,2);a(ee,21,()=>n,i,(e,t)=>{D(e,{get name(){return b(t)}})}),A(ee),A(P);var U=_(P,2),G=w(U),te=T(G,!0),ne=_(G,2);a(ne,20,()=>b(m),e=>e,(e,t)=>{var n=no();let i;var a=w(n),c=w(a);Yn(c,{get seat(){return t}});var l=_(c),d=T(l,!0),m=_(l,2),v=T(m,!0),x=_(m,2),S=T(x,!0);A(a);var C=_(a,2),E=T(C);r(_(C,2),()=>b(f),(e,n)=>{n(e,{get seat(){return t},get parts(){return b(u).breakdowns[t]}})}),A(n),s((e,r,a,o)=>{i=k(n,1,`column o${t+1}`,`svelte-1p4i2d7`,i,{first:b(u).ranking[t]===1}),V(n,`aria-label`,e),p(d,r),p(v,a),V(x,`data-seat-score`,t),p(S,b(u).scores[t]),se(E,`width:${o??``}%`)},[()=>y(t),()=>y(t),()=>o.say(`final-place`,{place:b(u).ranking[t]}),()=>Math.max(0,b(u).scores[t]/b(h)*100)]),g(e,n)}),A(ne),A(U);var re=_(U,2),ie=w(re),oe=T(ie,!0),ce=_(ie,2),le=e=>{to(e,{get timeline(){return b(u).timeline},get points(){return b(v)}})};z(ce,e=>{b(u).timeline.length>1&&e(le)});var ue=_(ce,2);a(ue,23,()=>b(v),e=>e.at,(e,t,n)=>{var r=ro(),i=w(r),a=T(i,!0),c=_(i,2),l=w(c);{let e=W(()=>b(t).text||y(b(t).seat));va(l,{get text(){return b(e)}})}A(c);var u=T(_(c,2));A(r),s(()=>{p(a,b(n)+1),p(u,`+${b(t).gain??``}`)}),x(`click`,c,()=>o.look(b(t).ply)),g(e,r)}),A(ue),Ya(_(ue,2),{}),A(re);var q=_(re,2),de=w(q),J=e=>{var t=io(),n=T(t,!0);s(e=>p(n,e),[()=>o.say(o.rematch===null?`rematch`:`rematch-join`)]),x(`click`,t,C),g(e,t)};z(de,e=>{o.isPlayer&&e(J)});var Y=_(de,2),fe=T(Y,!0),pe=_(Y,2),me=T(pe,!0),he=_(pe,2),ge=w(he);{let e=W(()=>o.say(`link-replay`)),t=W(()=>vn(b(l).id,o.watchKey));wa(ge,{small:!0,get label(){return b(e)},get link(){return b(t)}})}A(he);var _e=_(he,2),ve=T(_e,!0),ye=_(_e,2),be=e=>{var t=ao(),n=T(t,!0);s(e=>p(n,e),[()=>o.say(`rematch-ready`)]),g(e,t)};z(ye,e=>{o.rematch!==null&&e(be)}),A(q),A(N),A(E),s((e,t,n,r,i,a)=>{V(E,`data-act`,o.scene?.act),p(R,b(u).text),p(B,e),p(te,t),se(ne,`--n:${b(m).length??``}`),p(oe,n),V(Y,`href`,`/r/${b(l).id??``}`),p(fe,r),p(me,i),p(ve,a)},[()=>o.say(`final-after`,{turns:o.turn}),()=>o.say(`final-points`),()=>o.say(`timeline`),()=>o.say(`replay`),()=>o.say(`final-board`),()=>o.say(`to-lobby`)]),x(`click`,Y,function(...e){Yt?.apply(this,e)}),x(`click`,pe,function(...e){t.onboard?.apply(this,e)}),x(`click`,_e,function(...e){Yt?.apply(this,e)}),g(e,E),L()}n([`click`]);var co=320,lo=84,uo=class{pace;fly;waiting=[];current=null;constructor(e,t=fo){this.pace=e,this.fly=t}add(e){this.pace()!==0&&(this.waiting=[...this.waiting,...e].slice(-6),this.current===null&&this.work())}skip(){this.waiting=[],this.current?.skip()}async work(){for(let e=this.waiting.shift();e!==void 0;e=this.waiting.shift()){let t=this.fly(e,co*this.pace());this.current=t,await t.done}this.current=null}};function fo(e,t,n){let r=document.querySelector(e.from),i=document.querySelector(e.to);if(!r||!i||t===0)return{done:Promise.resolve(),skip:()=>{}};let[a,o]=[r.getBoundingClientRect(),i.getBoundingClientRect()],s=n?.(e)??po(r,i),c=!s.isConnected,l=c?new DOMRect(0,0,lo,lo*1.42):s.getBoundingClientRect(),u=c?s:s.cloneNode(!0);u.removeAttribute(`data-at`),u.setAttribute(`aria-hidden`,`true`),u.inert=!0,Object.assign(u.style,{position:`fixed`,left:`0`,top:`0`,margin:`0`,width:`${l.width}px`,height:`${l.height}px`,pointerEvents:`none`,zIndex:`60`}),document.body.append(u);let d=e=>`translate(${e.left+(e.width-l.width)/2}px, ${e.top+(e.height-l.height)/2}px)`,f=u.animate([{transform:d(a),opacity:.9},{transform:d(o),opacity:1}],{duration:t,easing:`cubic-bezier(.2,.7,.2,1)`});return{done:f.finished.then(()=>u.remove(),()=>u.remove()),skip:()=>f.cancel()}}function po(e,t){let n=e=>e.offsetWidth*e.offsetHeight;return n(t)>0&&n(t)<=n(e)?t:e}function mo(e,t){O(t,!0);let n=H(),r=new uo(pe,(e,t)=>fo(e,t,a)),i=n.lastLines;function a(e){if(e.card===void 0)return null;let t=document.createElement(`div`);t.style.setProperty(`--cw`,`84px`);let r=R(n.module.Card,{target:t,props:{card:e.card},context:I(n)});return setTimeout(()=>void m(r),2e3),t}d(()=>{let e=n.lastLines;if(e===i)return;i=e;let t=n.module?.flights;!t||n.moment!==null||r.add(e.map(e=>t(e)).filter(e=>e!==null))}),c(`pointerdown`,u,()=>r.skip()),L()}var ho=9;function go(e,t){for(let t of e.querySelectorAll(`[data-key]`))delete t.dataset.key;[...e.querySelectorAll(t?`[data-keys] [data-lit]`:`[data-lit]`)].slice(0,ho).forEach((e,t)=>e.dataset.key=String(t+1))}function _o(e,t){let n=e.querySelector(`[data-key="${t}"]`);return n?.click(),n!==null}function vo(e){return e instanceof HTMLElement&&e.closest(`input, textarea, select, dialog`)!==null}var yo=l(`<div class="svelte-1mv8zga"><dt><kbd class="kbd svelte-1mv8zga"> </kbd></dt> <dd class="svelte-1mv8zga"> </dd></div>`),bo=l(`<dl class="svelte-1mv8zga"></dl>`);function xo(e,t){O(t,!0);let n=G(t,`isHelpOpen`,15),r=H(),i=[[`1–9`,`keys-numbers`],[`Enter`,`keys-enter`],[`Esc`,`keys-escape`],[`Ctrl+Z`,`keys-undo`],[`← →`,`keys-arrows`],[`End`,`keys-end`],[`H`,`keys-hint`],[`I`,`keys-card`],[`Tab`,`keys-tab`],[`?`,`keys-help`]];function l(e){vo(e.target)||e.altKey||e.metaKey||!r.scene||d(e)&&e.preventDefault()}function d(e){if(e.ctrlKey)return e.key.toLowerCase()===`z`&&f();switch(e.key){case`?`:return n(!0);case`Escape`:return m();case`Enter`:return h(e);case`ArrowLeft`:return v(-1);case`ArrowRight`:return r.moment!==null&&v(1);case`End`:return r.moment!==null&&(r.backToNow(),!0);case`h`:return r.canMove&&(r.askHint(),!0);default:return/^[1-9]$/.test(e.key)&&_o(document,e.key)}}function f(){return r.scene.undo.act&&r.undo(!1),!0}function m(){return r.explanation?r.explanation=null:r.moment&&r.scene.table.status!==`over`?r.backToNow():!r.putBack()&&r.canMove&&r.scene.undo.act&&r.undo(!1),!0}function h(e){return!r.armed||e.target.closest(`.btn`)?!1:(r.confirm(),!0)}function v(e){return r.look(r.plyShown+e),!0}var y=o();c(`keydown`,u,l);var x=C(y),S=e=>{{let t=W(()=>r.say(`keys-title`));bn(e,{get title(){return b(t)},onclose:()=>n(!1),children:(e,t)=>{var n=bo();a(n,21,()=>i,([e,t])=>e,(e,t)=>{var n=W(()=>j(b(t),2));let i=()=>b(n)[0],a=()=>b(n)[1];var o=yo(),c=w(o),l=T(w(c),!0);A(c);var u=T(_(c,2),!0);A(o),s(e=>{p(l,i()),p(u,e)},[()=>r.say(a())]),g(e,o)}),A(n),g(e,n)},$$slots:{default:!0}})}};z(x,e=>{n()&&e(S)}),g(e,y),L()}var So=l(`<p class="svelte-er3av2"><span class="svelte-er3av2"> </span> <button class="tool"><!></button></p>`),Co=l(`<div class="place svelte-er3av2" role="alert"><!></div>`);function wo(e,t){O(t,!0);let n=H();d(()=>{if(n.notice===null)return;let e=setTimeout(()=>n.notice=null,7e3);return()=>clearTimeout(e)});var r=Co(),i=w(r),a=e=>{var t=So(),r=w(t),i=T(r,!0),a=_(r,2);D(w(a),{name:`i-x`,class:`ic`}),A(a),A(t),s(e=>{p(i,n.notice),V(a,`aria-label`,e)},[()=>n.say(`close`)]),x(`click`,a,()=>n.notice=null),g(e,t)};z(i,e=>{n.notice!==null&&e(a)}),A(r),g(e,r),L()}n([`click`]);var To=l(`<div class="bar sheet svelte-18jg14m"><div class="steps svelte-18jg14m"><button class="btn ghost svelte-18jg14m"><span aria-hidden="true">«</span></button> <button class="btn ghost svelte-18jg14m"><span aria-hidden="true">←</span></button> <button class="btn go svelte-18jg14m"> </button> <button class="btn ghost svelte-18jg14m"><span aria-hidden="true">→</span></button></div> <input type="range" min="0" class="svelte-18jg14m"/> <output class="num svelte-18jg14m"> </output> <p class="said svelte-18jg14m"> </p></div>`);function Eo(e,t){O(t,!0);let n=H(),r=W(()=>n.scene.ply),i=W(()=>n.plyShown),a=K(!1),o=K(null);d(()=>{n.moment===null&&n.look(0)}),d(()=>{if(!b(a))return;if(b(i)>=b(r)){M(a,!1);return}let e=setTimeout(()=>void n.look(b(i)+1),900);return()=>clearTimeout(e)});let c=!1;async function l(e){if(M(o,e,!0),!c){for(c=!0;b(o)!==null&&b(o)!==n.plyShown;){let e=b(o);await n.look(e),b(o)===e&&M(o,null)}M(o,null),c=!1}}function u(){!b(a)&&b(i)>=b(r)&&n.look(0),M(a,!b(a))}var f=To(),m=w(f),h=w(m),v=_(h,2),y=_(v,2),S=T(y,!0),C=_(y,2);A(m);var E=_(m,2);U(E);var D=_(E,2),k=T(D),j=T(_(D,2),!0);A(f),s((e,t,n,a,s,c,l)=>{V(h,`aria-label`,e),V(v,`aria-label`,t),p(S,n),V(C,`aria-label`,a),V(E,`max`,b(r)),F(E,b(o)??b(i)),V(E,`aria-label`,s),V(E,`aria-valuetext`,c),p(k,`${b(o)??b(i)??``} / ${b(r)??``}`),p(j,l)},[()=>n.say(`step-first`),()=>n.say(`step-back`),()=>n.say(b(a)?`pause`:`play`),()=>n.say(`step-on`),()=>n.say(`scrubber`),()=>n.say(`past`,{ply:b(i),last:b(r)}),()=>n.linesShown.at(-1)?.text??``]),x(`click`,h,()=>n.look(0)),x(`click`,v,()=>n.look(b(i)-1)),x(`click`,y,u),x(`click`,C,()=>n.look(b(i)+1)),x(`input`,E,e=>l(e.currentTarget.valueAsNumber)),g(e,f),L()}n([`click`,`input`]);var Do=l(`<button class="plain svelte-13pwep8"><!></button>`),Oo=l(`<li><b class="svelte-13pwep8"> </b> </li>`),ko=l(`<li class="none svelte-13pwep8"> </li>`),Ao=l(`<div class="head svelte-13pwep8"><b class="svelte-13pwep8"> </b> <button class="plain svelte-13pwep8"> </button> <!></div> <ul aria-live="polite" class="svelte-13pwep8"></ul> <form class="svelte-13pwep8"><input maxlength="500" autocomplete="off" class="svelte-13pwep8"/> <button class="btn ghost" type="submit"> </button></form>`,1),jo=l(`<span class="n svelte-13pwep8"> <span class="vh"> </span></span>`),Mo=l(`<button class="bar-button svelte-13pwep8"><!> <!></button>`),No=l(`<button class="bar-button off svelte-13pwep8"><!> </button>`),Po=l(`<section class="chat svelte-13pwep8"><!></section>`);function Fo(t,n){O(n,!0);let r=G(n,`isOpen`,15,!1),i=G(n,`isPinned`,3,!1),o=H(),l=K(``),u=K(e(v())),f=K(void 0),m=W(()=>o.chat.filter(e=>e.number>b(u)).length),h=W(()=>(r()||i())&&J.chat);d(()=>{b(h)&&(M(u,v(),!0),b(f)?.scrollTo(0,b(f).scrollHeight))});function v(){return o.chat.at(-1)?.number??-1}function y(e){let t=e.seat===null?void 0:o.people[e.seat]?.name;return e.name||(t??o.say(`spectator`))}function S(e){e.key===`Escape`&&e.currentTarget.blur()}async function E(e){e.preventDefault();let t=b(l).trim();t!==``&&(M(l,``),(await o.tell({t:`say`,text:t}))?.t===`refused`&&M(l,t,!0))}var j=Po(),P=w(j),F=e=>{var t=Ao(),n=C(t),u=w(n),d=T(u,!0),m=_(u,2),h=T(m,!0),v=_(m,2),O=e=>{var t=Do();D(w(t),{name:`i-x`,class:`ic`}),A(t),s(e=>V(t,`aria-label`,e),[()=>o.say(`close`)]),x(`click`,t,()=>r(!1)),g(e,t)};z(v,e=>{i()||e(O)}),A(n);var j=_(n,2);a(j,21,()=>o.chat,e=>e.number,(e,t)=>{var n=Oo(),r=w(n),i=T(r,!0),a=_(r);A(n),s(e=>{k(n,1,oe(b(t).seat===null?``:`o${b(t).seat+1}`),`svelte-13pwep8`),p(i,e),p(a,` ${b(t).text??``}`)},[()=>y(b(t))]),g(e,n)},e=>{var t=ko(),n=T(t,!0);s(e=>p(n,e),[()=>o.say(`chat-none`)]),g(e,t)}),A(j),B(j,e=>M(f,e),()=>b(f));var P=_(j,2),F=w(P);U(F);var I=T(_(F,2),!0);A(P),s((e,t,n,r,i)=>{p(d,e),p(h,t),V(F,`aria-label`,n),V(F,`placeholder`,r),p(I,i)},[()=>o.say(`chat`),()=>o.say(`chat-off`),()=>o.say(`chat-line`),()=>o.say(`chat-line`),()=>o.say(`chat-send`)]),x(`click`,m,()=>Y(`chat`,!1)),c(`submit`,P,E),x(`keydown`,F,S),N(F,()=>b(l),e=>M(l,e)),g(e,t)},I=e=>{var t=Mo(),n=w(t);D(n,{name:`i-chat`,class:`ic`});var i=_(n),a=_(i),c=e=>{var t=jo(),n=w(t,!0),r=T(_(n),!0);A(t),s(e=>{p(n,b(m)),p(r,e)},[()=>o.say(`chat-unread`)]),g(e,t)};z(a,e=>{b(m)>0&&e(c)}),A(t),s(e=>p(i,`${e??``} `),[()=>o.say(`chat`)]),x(`click`,t,()=>r(!0)),g(e,t)},R=e=>{var t=No(),n=w(t);D(n,{name:`i-chat`,class:`ic`});var r=_(n,1,!0);A(t),s(e=>p(r,e),[()=>o.say(`chat-is-off`)]),x(`click`,t,()=>Y(`chat`,!0)),g(e,t)};z(P,e=>{b(h)?e(F):J.chat?e(I,1):e(R,-1)}),A(j),s(e=>V(j,`aria-label`,e),[()=>o.say(`chat`)]),g(t,j),L()}n([`click`,`keydown`]);var Io=l(`<li class="turn"> </li>`),Lo=l(`<li><button class="svelte-1srjamk"><time> </time> <!></button></li>`),Ro=l(`<ol class="log svelte-1srjamk"></ol>`);function zo(e,t){O(t,!0);let n=H(),r,c=W(()=>n.linesShown.length),l=W(()=>n.linesShown.findLastIndex(e=>e.kind!==ta)),u=W(()=>{let e=0;return n.lines.map(t=>({line:t,turn:t.kind===`began`?++e:null}))});function f(e,t){let r=e.seat!==null&&e.seat===n.home,i=e.seat===null?``:n.people[e.seat]?.name??``;return n.say(`log-turn`,{turn:t,whose:r?`own`:`other`,name:i})}d(()=>{b(c);let e=requestAnimationFrame(()=>r.querySelector(`.now`)?.scrollIntoView({block:`nearest`}));return()=>cancelAnimationFrame(e)});var m=Ro();a(m,21,()=>b(u),i,(e,t,r)=>{let i=()=>b(t).line,a=()=>b(t).turn;var u=o(),d=C(u),m=e=>{var t=Io(),n=T(t,!0);s(e=>p(n,e),[()=>f(i(),a())]),g(e,t)},h=e=>{var t=Lo();let a;var o=w(t),u=w(o),d=T(u,!0);va(_(u,2),{get text(){return i().text}}),A(o),A(t),s((e,n)=>{a=k(t,1,`line svelte-1srjamk`,null,a,{now:r===b(l),later:r>=b(c)}),V(o,`title`,e),p(d,n)},[()=>n.say(`log-look`),()=>er(i().at,J.lang)]),x(`click`,o,()=>n.look(i().ply)),g(e,t)};z(d,e=>{a()===null?e(h,-1):e(m)}),g(e,u)}),A(m),B(m,e=>r=e,()=>r),g(e,m),L()}n([`click`]);var Bo=l(`<label class="name svelte-1fwirad"><!><span> </span> <input maxlength="40" class="svelte-1fwirad"/></label>`),Vo=l(`<li><!></li>`),Ho=l(`<li class="label"> </li>`),Uo=l(`<h3 class="svelte-1fwirad"> </h3> <p class="label about svelte-1fwirad"> </p> <ul class="links svelte-1fwirad" data-own-links=""></ul>`,1),Wo=l(`<!> <!> <h3 class="svelte-1fwirad"> </h3> <ul class="links svelte-1fwirad"><!> <!> <!> <!></ul> <!> <div class="ways svelte-1fwirad"><button class="btn ghost"> </button> <button class="btn ghost"> <kbd>?</kbd></button> <button class="btn ghost"> </button></div> <p class="label fair svelte-1fwirad"> </p>`,1);function Go(e,t){O(t,!0);let n=H(),r=W(()=>n.scene.table),i=W(()=>n.welcome?.watch_token??null),o=W(()=>n.people.filter(e=>e.is_you)),c=W(()=>n.people.filter(e=>e.token!==null));function l(e,t){b(o).length===1&&Y(`name`,t),n.tell({t:`rename`,seat:e,name:t})}{let u=W(()=>n.say(`menu`));bn(e,{get title(){return b(u)},get onclose(){return t.onclose},children:(e,u)=>{var d=Wo(),f=C(d);a(f,17,()=>b(o),e=>e.seat,(e,t)=>{var r=Bo(),i=w(r);Yn(i,{get seat(){return b(t).seat}});var a=_(i),o=T(a,!0),c=_(a,2);U(c),A(r),s(e=>{p(o,e),F(c,b(t).name)},[()=>n.say(`your-name`)]),x(`change`,c,e=>l(b(t).seat,e.currentTarget.value.trim())),g(e,r)});var m=_(f,2);zn(m,{isTable:!0});var h=_(m,2),v=T(h,!0),y=_(h,2),S=w(y);a(S,17,()=>b(c),e=>e.seat,(e,t)=>{var i=Vo(),a=w(i);{let e=W(()=>n.say(`link-seat`,{number:b(t).seat+1})),i=W(()=>_n(b(r).id,b(t).token));wa(a,{get label(){return b(e)},get link(){return b(i)}})}A(i),g(e,i)});var E=_(S,2),D=e=>{var t=Vo(),a=w(t);{let e=W(()=>n.say(`link-watch`)),t=W(()=>_n(b(r).id,b(i)));wa(a,{get label(){return b(e)},get link(){return b(t)}})}A(t),g(e,t)};z(E,e=>{b(i)&&e(D)});var O=_(E,2),k=e=>{var t=Vo(),i=w(t);{let e=W(()=>n.say(`link-replay`)),t=W(()=>vn(b(r).id,n.watchKey));wa(i,{get label(){return b(e)},get link(){return b(t)}})}A(t),g(e,t)};z(O,e=>{b(r).status===`over`&&e(k)});var j=_(O,2),M=e=>{var t=Ho(),r=T(t,!0);s(e=>p(r,e),[()=>n.say(`menu-no-links`)]),g(e,t)};z(j,e=>{b(c).length===0&&!b(i)&&b(r).status!==`over`&&e(M)}),A(y);var N=_(y,2),P=e=>{var t=Uo(),i=C(t),o=T(i,!0),c=_(i,2),l=T(c,!0),u=_(c,2);a(u,21,()=>n.keys,({seat:e,token:t})=>e,(e,t)=>{let i=()=>b(t).seat,a=()=>b(t).token;var o=Vo(),s=w(o);{let e=W(()=>n.keys.length>1?n.people[i()].name:n.say(`your-seat`)),t=W(()=>_n(b(r).id,a()));wa(s,{get label(){return b(e)},get link(){return b(t)}})}A(o),g(e,o)}),A(u),s((e,t)=>{p(o,e),p(l,t)},[()=>n.say(`menu-move`),()=>n.say(`menu-move-text`,{count:n.keys.length})]),g(e,t)};z(N,e=>{n.keys.length>0&&e(P)});var I=_(N,2),L=w(I),R=T(L,!0),B=_(L,2),V=w(B,!0);te(),A(B);var H=_(B,2),ee=T(H,!0);A(I);var G=T(_(I,2),!0);s((e,t,n,r,i)=>{p(v,e),p(R,t),p(V,n),p(ee,r),p(G,i)},[()=>n.say(`menu-links`),()=>n.say(`rules`),()=>n.say(`keys-title`),()=>n.say(`leave`),()=>n.say(`menu-rules-version`,{version:b(r).rules_version,edition:b(r).edition})]),x(`click`,L,function(...e){t.onrules?.apply(this,e)}),x(`click`,B,function(...e){t.onhelp?.apply(this,e)}),x(`click`,H,()=>Jt(`/`)),g(e,d)},$$slots:{default:!0}})}L()}n([`change`,`click`]);var Ko=l(`<span class="label opt watching svelte-bpic0y"> </span>`),qo=l(`<span class="n svelte-bpic0y"> </span>`),Jo=l(`<button class="tool"><!> <!></button>`),Yo=l(`<!> <span role="status"> </span> <button class="tool opt"><!> </button> <!>`,1),Xo=l(`<div class="talk svelte-bpic0y"><!><!></div>`),Zo=l(`<!> <!>`,1);function Qo(t,n){O(n,!0);let r=H(),i=W(()=>r.scene.table),a=K(null),o=K(e(r.chat.length)),c=W(()=>r.say(`rail-${n.isReplay?`replay`:b(i).status}`,{table:b(i).id,turn:r.turn})),l=W(()=>r.link?.state??`connecting`),u=W(()=>r.chat.length-b(o));d(()=>{r.moment!==null&&S(()=>b(a))===`talk`&&M(a,null)});function f(){M(a,`talk`),M(o,r.chat.length,!0)}var m=Zo(),h=C(m);Gn(h,{get where(){return b(i).title},get meta(){return b(c)},onmenu:()=>M(a,`menu`),extra:e=>{var t=Yo(),n=C(t),i=e=>{var t=Ko(),n=T(t,!0);s(e=>p(n,e),[()=>r.say(`spectators`,{count:r.scene.spectators})]),g(e,t)};z(n,e=>{r.scene.spectators>0&&e(i)});var o=_(n,2),c=T(o,!0),d=_(o,2),m=w(d);D(m,{name:`i-book`,class:`ic`});var h=_(m,1,!0);A(d);var v=_(d,2),y=e=>{var t=Jo(),n=w(t);D(n,{name:`i-chat`,class:`ic`});var i=_(n,2),a=e=>{var t=qo(),n=T(t,!0);s(()=>p(n,b(u))),g(e,t)};z(i,e=>{b(u)>0&&e(a)}),A(t),s(e=>V(t,`aria-label`,e),[()=>r.say(`log-and-chat`)]),x(`click`,t,f),g(e,t)};z(v,e=>{r.isPhone&&e(y)}),s((e,t)=>{k(o,1,`conn ${b(l)??``}`,`svelte-bpic0y`),V(o,`data-connection`,b(l)),p(c,e),p(h,t)},[()=>r.say(`connection-${b(l)}`),()=>r.say(`rules`)]),x(`click`,d,()=>M(a,`rules`)),g(e,t)},$$slots:{extra:!0}});var v=_(h,2),y=e=>{Go(e,{onclose:()=>M(a,null),onhelp:()=>{M(a,null),n.onhelp()},onrules:()=>M(a,`rules`)})},E=e=>{{let t=W(()=>r.say(`rules`));bn(e,{get title(){return b(t)},wide:!0,onclose:()=>M(a,null),children:(e,t)=>{Zi(e,{get game(){return b(i).game},onclause:e=>r.openClause=e})},$$slots:{default:!0}})}},j=e=>{{let t=W(()=>r.say(`log-and-chat`));bn(e,{get title(){return b(t)},onclose:()=>M(a,null),children:(e,t)=>{var n=Xo(),r=w(n);zo(r,{}),Fo(_(r),{isPinned:!0}),A(n),g(e,n)},$$slots:{default:!0}})}};z(v,e=>{b(a)===`menu`?e(y):b(a)===`rules`?e(E,1):b(a)===`talk`&&e(j,2)}),g(t,m),L()}n([`click`]);var $o=l(`<button class="btn ghost svelte-1bn96s7"><!><span class="aside svelte-1bn96s7"> </span></button>`),es=l(`<button data-lit=""><span class="text svelte-1bn96s7"> </span></button>`),ts=l(`<button class="clause svelte-1bn96s7"> </button>`),ns=l(`<small class="hint svelte-1bn96s7"><b class="svelte-1bn96s7"> </b> </small>`),rs=l(`<small><!></small>`),is=l(`<div class="choices svelte-1bn96s7" data-keys=""><!></div>`),as=l(`<button class="btn ghost svelte-1bn96s7" data-hint=""><!><span class="aside svelte-1bn96s7"> </span></button>`),os=l(`<button class="btn ghost svelte-1bn96s7"><!> <kbd class="svelte-1bn96s7">Esc</kbd></button>`),ss=l(`<!> <!>`,1),cs=l(`<button class="btn go svelte-1bn96s7" data-confirm=""> <kbd class="svelte-1bn96s7">Enter</kbd></button>`),ls=l(`<div data-bar="mine"><!> <div class="say svelte-1bn96s7"><span role="status"> </span> <!> <!></div> <!> <div class="do svelte-1bn96s7"><!> <!> <!> <!> <!></div></div>`),us=l(`<time class="num svelte-1bn96s7"> </time>`),ds=l(`<button class="btn go svelte-1bn96s7"> </button>`),fs=l(`<div class="bar sheet waiting svelte-1bn96s7" data-bar="waiting"><!> <p class="say svelte-1bn96s7" role="status"> </p> <!> <div class="do svelte-1bn96s7"><!></div></div>`);function ps(e,t){O(t,!0);let n=(e,t=re,n=re,r=re,i=re)=>{var a=$o(),o=w(a);D(o,{get name(){return r()}});var u=T(_(o),!0);A(a),s(()=>{V(a,`data-undo`,n()?`turn`:`act`),V(a,`title`,t()?i():void 0),V(a,`aria-disabled`,!t()),p(u,i())}),x(`click`,a,e=>t()?l.undo(n()):N(e,!1)),c(`mouseenter`,a,e=>N(e,t())),c(`focus`,a,e=>N(e,t())),c(`mouseleave`,a,e=>l.explained(e.currentTarget)),c(`blur`,a,e=>l.explained(e.currentTarget)),g(e,a)},i=e=>{var t=o();a(C(t),17,()=>b(h),e=>e.code,(e,t)=>{var n=es();let r;var i=T(w(n),!0);A(n),s(e=>{r=k(n,1,e,`svelte-1bn96s7`,r,{"is-hinted":l.hint?.code===b(t).code}),p(i,b(t).text)},[()=>oe([`btn`,M(b(t))?`go`:`ghost`])]),x(`click`,n,()=>l.offer(b(t))),g(e,n)}),g(e,t)},l=H(),u=W(()=>l.scene),d=W(()=>l.isMine),f=W(()=>b(u).table.status===`over`),m=W(()=>l.moves.filter(e=>!l.module.placed(e))),h=W(()=>l.pickedMoves.length>0?l.pickedMoves:l.armed?[]:b(m)),v=W(()=>b(h).length>4),y=W(()=>Math.max(0,Zn()+l.skew-(l.lines.at(-1)?.at??b(u).at))),S=W(()=>l.module.BarDetail),E=W(()=>l.module.BarActions),j=W(()=>b(d)&&J.hints&&b(u).table.hints);function M(e){let t=l.moves.length===1;return l.pickedMoves.length===0&&(t||l.module.commits?.(e)===!0)}function N(e,t){!t&&b(u).undo.why&&l.explainText(e.currentTarget,b(u).undo.why)}var P=o(),F=C(P),I=e=>{var t=ls();let a;var c=w(t);D(c,{name:`sema-clear`,class:`sig`});var d=_(c,2),f=w(d),m=T(f,!0),y=_(f,2),O=e=>{var t=ts(),n=T(t,!0);s(e=>{V(t,`data-rule`,b(u).clause),V(t,`title`,e),p(n,b(u).clause)},[()=>l.say(`clause`,{number:b(u).clause})]),x(`click`,t,()=>l.openClause=b(u).clause),g(e,t)};z(y,e=>{b(u).clause&&e(O)});var M=_(y,2),N=e=>{var t=ns(),n=w(t),r=T(n),i=_(n);A(t),s(()=>{p(r,`${l.hint.text??``}.`),p(i,` ${l.hint.reason??``}`)}),g(e,t)},P=e=>{var t=rs();r(w(t),()=>b(S),(e,t)=>{t(e,{})}),A(t),g(e,t)};z(M,e=>{l.hint?e(N):b(S)&&e(P,1)}),A(d);var F=_(d,2),I=e=>{var t=is();i(w(t)),A(t),g(e,t)};z(F,e=>{b(v)&&e(I)});var L=_(F,2),R=w(L),B=e=>{var t=o();r(C(t),()=>b(E),(e,t)=>{t(e,{})}),g(e,t)};z(R,e=>{b(E)&&e(B)});var H=_(R,2),ee=e=>{i(e)};z(H,e=>{b(v)||e(ee)});var U=_(H,2),G=e=>{var t=as(),n=w(t);D(n,{name:`i-star`});var r=T(_(n),!0);A(t),s((e,n)=>{V(t,`title`,e),p(r,n)},[()=>l.say(`hint`),()=>l.say(`hint`)]),x(`click`,t,()=>l.askHint()),g(e,t)};z(U,e=>{b(j)&&e(G)});var ne=_(U,2),K=e=>{var t=os(),n=w(t);D(n,{name:`i-x`});var r=_(n,1,!0);te(),A(t),s(e=>p(r,e),[()=>l.say(`put-back`)]),x(`click`,t,()=>l.putBack()),g(e,t)},re=e=>{var t=ss(),r=C(t);{let e=W(()=>l.say(`undo`));n(r,()=>b(u).undo.act,()=>!1,()=>`i-undo`,()=>b(e))}var i=_(r,2),a=e=>{{let t=W(()=>l.say(`start-over`));n(e,()=>!0,()=>!0,()=>`i-reset`,()=>b(t))}};z(i,e=>{b(u).undo.turn&&e(a)}),g(e,t)};z(ne,e=>{l.armed||l.pickedMoves.length>0?e(K):e(re,-1)});var ie=_(ne,2),ae=e=>{var t=cs(),n=w(t,!0);te(),A(t),s(e=>p(n,e),[()=>l.say(`confirm-move`)]),x(`click`,t,()=>l.confirm()),g(e,t)};z(ie,e=>{l.armed&&e(ae)}),A(L),A(t),s(()=>{a=k(t,1,`bar enamel svelte-1bn96s7`,null,a,{many:b(v),crowded:b(h).length>1}),V(t,`data-picked`,l.pickedMoves.length>0?``:void 0),p(m,l.armed?l.armed.text:b(u).question),V(L,`data-keys`,b(v)?void 0:``)}),g(e,t)},R=e=>{var r=fs(),i=w(r);{let e=W(()=>b(f)?`sema-clear`:`sema-stop`);D(i,{get name(){return b(e)},class:`sig`})}var a=_(i,2),o=T(a,!0),c=_(a,2),d=e=>{var t=us(),n=T(t,!0);s(e=>p(n,e),[()=>$n(b(y))]),g(e,t)};z(c,e=>{!b(f)&&b(y)>5&&e(d)});var m=_(c,2),h=w(m),v=e=>{var n=ds(),r=T(n,!0);s(e=>p(r,e),[()=>l.say(`show-results`)]),x(`click`,n,function(...e){t.onresults?.apply(this,e)}),g(e,n)},S=e=>{{let t=W(()=>l.say(`undo`));n(e,()=>!0,()=>!1,()=>`i-undo`,()=>b(t))}};z(h,e=>{b(f)?e(v):l.isPlayer&&b(u).undo.act&&e(S,1)}),A(m),A(r),s(()=>p(o,b(f)?b(u).ending?.text??b(u).question:b(u).question)),g(e,r)};z(F,e=>{b(d)?e(I):e(R,-1)}),g(e,P),L()}n([`click`]);var ms=l(`<p class="vh" aria-live="polite"> </p>`);function hs(e,t){O(t,!0);let n=H(),r=W(()=>n.lastLines.filter(e=>e.kind!==ta));var i=ms(),a=T(i,!0);s(e=>p(a,e),[()=>b(r).map(e=>e.text).join(` `)]),g(e,i),L()}var gs=l(`<div class="middle svelte-m8uwa4"><!></div>`);function _s(e,t){O(t,!0);let n=H(),i=W(()=>n.module.Card);var a=o(),s=C(a),c=e=>{{let t=W(()=>n.say(`card`));bn(e,{get title(){return b(t)},onclose:()=>n.enlarge(null),children:(e,t)=>{var a=gs();r(w(a),()=>b(i),(e,t)=>{t(e,{get card(){return n.enlarged},big:!0})}),A(a),g(e,a)},$$slots:{default:!0}})}};z(s,e=>{n.enlarged!==null&&e(c)}),g(e,a),L()}var vs=l(`<small class="svelte-g7tmpt"> </small>`),ys=l(`<div class="bar sheet past-bar svelte-g7tmpt" data-bar="past"><!> <p class="say svelte-g7tmpt" role="status"> <!></p> <div class="do"><button class="btn ghost"><span aria-hidden="true">←</span></button> <button class="btn ghost"><span aria-hidden="true">→</span></button> <button class="btn go"> </button></div></div>`);function bs(e,t){O(t,!0);let n=H(),r=W(()=>n.plyShown),i=W(()=>n.scene.ply);var a=ys(),o=w(a);D(o,{name:`i-clock`,class:`ic`});var c=_(o,2),l=w(c),u=_(l),d=e=>{var t=vs(),r=T(t,!0);s(e=>p(r,e),[()=>n.say(`past-your-turn`)]),g(e,t)};z(u,e=>{n.isMine&&e(d)}),A(c);var f=_(c,2),m=w(f),h=_(m,2),v=_(h,2),y=T(v,!0);A(f),A(a),s((e,t,n,a)=>{p(l,`${e??``} `),m.disabled=b(r)<=0,V(m,`aria-label`,t),h.disabled=b(r)>=b(i),V(h,`aria-label`,n),p(y,a)},[()=>n.say(`past`,{ply:b(r),last:b(i)}),()=>n.say(`step-back`),()=>n.say(`step-on`),()=>n.say(`back-to-now`)]),x(`click`,m,()=>n.look(b(r)-1)),x(`click`,h,()=>n.look(b(r)+1)),x(`click`,v,()=>n.backToNow()),g(e,a),L()}n([`click`]);var xs=l(`<span class="bot svelte-awhnpt"><!><span class="vh"> </span></span>`),Ss=l(`<span class="turn svelte-awhnpt"><!><span class="vh"> </span></span>`),Cs=l(`<button class="mini svelte-awhnpt"><!><span class="svelte-awhnpt"> </span></button>`),ws=l(`<button class="mini gone svelte-awhnpt"><!><span class="svelte-awhnpt"> </span></button>`),Ts=l(`<span class="label away svelte-awhnpt"> </span>`),Es=l(`<span class="label svelte-awhnpt"> </span>`),Ds=l(`<time> </time>`),Os=l(`<header class="seat-head svelte-awhnpt"><!> <h2 class="svelte-awhnpt"><span class="who svelte-awhnpt"> </span> <!></h2> <!> <span class="end svelte-awhnpt"><!> <!></span></header>`);function ks(e,t){O(t,!0);let n=H(),r=W(()=>n.people[t.seat]),i=W(()=>n.view.seat===t.seat),a=W(()=>n.scene?Qn(n.scene,t.seat,n.skew):null),o=W(()=>!n.isReplay&&b(r).kind===`person`&&!b(r).is_here&&!b(r).is_stood_in),c=W(()=>b(o)&&!b(r).is_you&&n.isPlayer&&n.scene?.table.status===`playing`);var l=Os(),u=w(l);Yn(u,{get seat(){return t.seat}});var d=_(u,2),f=w(d),m=T(f,!0),h=_(f,2),v=e=>{var t=xs(),r=w(t);D(r,{name:`i-bot`});var i=T(_(r),!0);A(t),s((e,n)=>{V(t,`title`,e),p(i,n)},[()=>n.say(`seat-bot`),()=>n.say(`seat-bot`)]),g(e,t)};z(h,e=>{(b(r).kind===`bot`||b(r).is_stood_in)&&e(v)}),A(d);var y=_(d,2),S=e=>{var t=Ss(),r=w(t);D(r,{name:`sema-clear`,class:`sg`});var i=T(_(r),!0);A(t),s(e=>p(i,e),[()=>n.say(`seat-deciding`)]),g(e,t)};z(y,e=>{b(i)&&e(S)});var C=_(y,2),E=w(C),j=e=>{var r=Cs(),i=w(r);D(i,{name:`i-person`});var a=T(_(i),!0);A(r),s(e=>p(a,e),[()=>n.say(`seat-take-back`)]),x(`click`,r,()=>n.tell({t:`stand_in`,seat:t.seat,on:!1})),g(e,r)},M=e=>{var r=ws(),i=w(r);D(i,{name:`i-bot`});var a=T(_(i),!0);A(r),s((e,t)=>{V(r,`title`,e),p(a,t)},[()=>n.say(`seat-away`),()=>n.say(`seat-stand-in`)]),x(`click`,r,()=>n.tell({t:`stand_in`,seat:t.seat,on:!0})),g(e,r)},N=e=>{var t=Ts(),r=T(t,!0);s(e=>p(r,e),[()=>n.say(`seat-away`)]),g(e,t)},P=e=>{var t=Es(),i=T(t,!0);s(e=>p(i,e),[()=>n.say(`level-${b(r).level}`)]),g(e,t)};z(E,e=>{b(r).is_stood_in&&b(r).is_you?e(j):b(c)?e(M,1):b(o)?e(N,2):b(r).level&&e(P,3)});var F=_(E,2),I=e=>{var t=Ds();let n;var r=T(t,!0);s(e=>{n=k(t,1,`num svelte-awhnpt`,null,n,{short:b(a)<20}),p(r,e)},[()=>$n(b(a))]),g(e,t)};z(F,e=>{b(a)!==null&&e(I)}),A(C),A(l),s(e=>{V(f,`title`,b(r).name),p(m,e)},[()=>b(r).is_you&&n.home===t.seat?n.say(`you`):b(r).name]),g(e,l),L()}n([`click`]);var As=l(`<section><!> <!></section>`),js=l(`<aside class="seats svelte-a590k0" tabindex="0"></aside>`);function Ms(e,t){O(t,!0);let n=H(),i=W(()=>{let e=n.people.map(e=>e.seat),t=n.home;return t===null?e:[...e.slice(t+1),...e.slice(0,t+1)]});var o=js();a(o,20,()=>b(i),e=>e,(e,t)=>{let i=W(()=>n.module.SeatPanel);var a=As();let o;var c=w(a);ks(c,{get seat(){return t}}),r(_(c,2),()=>b(i),(e,n)=>{n(e,{get seat(){return t}})}),A(a),s(()=>{o=k(a,1,`seat sheet o${t+1}`,`svelte-a590k0`,o,{me:t===n.home,on:t===n.view.seat}),V(a,`data-at`,`seat:${t??``}`)}),g(e,a)}),A(o),s(e=>V(o,`aria-label`,e),[()=>n.say(`seats`)]),g(e,o),L()}var Ns=l(`<aside class="side svelte-10dmedb"><!> <section class="logp sheet svelte-10dmedb"><h3 class="svelte-10dmedb"> <span class="label"> </span></h3> <!> <!></section></aside>`);function Ps(e,t){O(t,!0);let n=H(),i=W(()=>n.module.Side),a=K(!1);var c=Ns(),l=w(c),u=e=>{var t=o();r(C(t),()=>b(i),(e,t)=>{t(e,{})}),g(e,t)};z(l,e=>{b(i)&&!n.isPhone&&e(u)});var d=_(l,2),f=w(d),m=w(f),h=T(_(m),!0);A(f);var v=_(f,2);zo(v,{}),Fo(_(v,2),{get isOpen(){return b(a)},set isOpen(e){M(a,e,!0)}}),A(d),A(c),s((e,t,n)=>{V(c,`aria-label`,e),p(m,`${t??``} `),p(h,n)},[()=>n.say(`log`),()=>n.say(`log`),()=>n.say(`turn-number`,{turn:n.turn})]),g(e,c),L()}var Fs=l(`<button class="clause svelte-jlkwpm"> </button> `,1),Is=l(`<div><span role="status"> </span> <!></div>`);function Ls(e,t){O(t,!0);let n=/\s*\(((?:[A-Z]{2,4}-[A-Z0-9-]+(?:, )?)+)\)/,r=H(),i=W(()=>r.explanation?.text?r.explanation:null),l=W(()=>b(i)?.text?.match(n)?.[1]?.split(`, `)??(b(i)?.clause?[b(i).clause]:[])),u=W(()=>{if(!b(i))return null;let e=b(i).place.getBoundingClientRect(),t=Math.max(8,Math.min(e.left+e.width/2-28,innerWidth-240-8)),n=e.top<120;return{left:t,isBelow:n,y:n?e.bottom+10:innerHeight-e.top+10}});var d=o(),f=C(d),m=e=>{var t=Is();let o;var d=w(t),f=T(d,!0);a(_(d,2),16,()=>b(l),e=>e,(e,t)=>{var n=Fs(),i=C(n),a=T(i,!0),o=_(i,1,!0);o.nodeValue=` `,s(()=>p(a,t)),x(`click`,i,()=>r.openClause=t),g(e,n)}),A(t),s(e=>{o=k(t,1,`why svelte-jlkwpm`,null,o,{below:b(u).isBelow}),se(t,`left:${b(u).left??``}px;${b(u).isBelow?`top`:`bottom`}:${b(u).y??``}px`),p(f,e)},[()=>b(i).text?.replace(n,``)]),c(`mouseenter`,t,()=>r.keepExplanation()),c(`mouseleave`,t,()=>r.explained(b(i).place)),g(e,t)};z(f,e=>{b(i)&&b(u)&&e(m)}),g(e,d),L()}n([`click`]);var Rs=l(`<div><!> <!> <main><!> <!></main> <section class="play svelte-1cmkhax"><!> <div class="hand-place"><!></div></section> <!> <!></div> <!> <!>`,1);function zs(e,t){O(t,!0);let n=H(),i=W(()=>n.module),a=W(()=>b(i).seats===`left`||n.isPhone),c;d(()=>{let e=0,t=n.pickedMoves.length>0,r=()=>{cancelAnimationFrame(e),e=requestAnimationFrame(()=>go(c,t))};r();let i=new MutationObserver(r);return i.observe(c,{subtree:!0,childList:!0,attributes:!0,attributeFilter:[`data-lit`]}),()=>{i.disconnect(),cancelAnimationFrame(e)}});var l=Rs(),u=C(l),f=w(u);ae(f,()=>t.top);var p=_(f,2),m=e=>{Ms(e,{})};z(p,e=>{b(a)&&e(m)});var h=_(p,2);let v;var y=w(h);r(y,()=>b(i).Board,(e,t)=>{t(e,{})});var x=_(y,2),S=e=>{var t=o();r(C(t),()=>b(i).Side,(e,t)=>{t(e,{})}),g(e,t)};z(x,e=>{n.isPhone&&b(i).Side&&e(S)}),A(h);var T=_(h,2),E=w(T),D=e=>{var n=o();ae(C(n),()=>t.below),g(e,n)},j=e=>{bs(e,{})},M=e=>{ps(e,{get onresults(){return t.onresults}})};z(E,e=>{t.below?e(D):n.moment===null?e(M,-1):e(j,1)});var N=_(E,2);r(w(N),()=>b(i).Hand,(e,t)=>{t(e,{})}),A(N),A(T);var P=_(T,2),F=e=>{Ps(e,{})};z(P,e=>{n.isPhone||e(F)}),hs(_(P,2),{}),A(u),B(u,e=>c=e,()=>c);var I=_(u,2);Ls(I,{}),_s(_(I,2),{}),s(e=>{k(u,1,`table seats-${b(i).seats??``}`,`svelte-1cmkhax`),V(u,`data-act`,n.scene?.act),v=k(h,1,`board svelte-1cmkhax`,null,v,{past:n.moment!==null&&!t.below}),V(T,`aria-label`,e)},[()=>n.say(`play-area`)]),g(e,l),L()}var Bs=l(`<input maxlength="40" class="svelte-4sqm5a"/>`),Vs=l(`<b class="svelte-4sqm5a"> </b>`),Hs=l(`<button class="lnk"><!> </button>`),Us=l(`<button class="lnk"> </button>`),Ws=l(`<span> </span>`),Gs=l(`<li class="svelte-4sqm5a"><!> <span class="sn svelte-4sqm5a"><!> <small class="svelte-4sqm5a"> </small></span> <span class="acts svelte-4sqm5a"><!> <!></span></li>`),Ks=l(`<button class="btn go svelte-4sqm5a"> </button> <span class="label"> </span>`,1),qs=l(`<p role="status"> </p>`),Js=l(`<div class="talk svelte-4sqm5a"><!></div>`),Ys=l(`<!> <main class="svelte-4sqm5a"><div class="poster svelte-4sqm5a"><!></div> <section class="sheet svelte-4sqm5a"><h2 class="svelte-4sqm5a"> </h2> <ul></ul> <div class="start svelte-4sqm5a"><!></div> <!> <!></section></main>`,1);function Xs(e,t){O(t,!0);let n=H(),i=W(()=>n.scene.table),o=W(()=>n.welcome?.is_host??!1),c=W(()=>n.welcome?.watch_token??null),l=W(()=>n.module.Poster),u=W(()=>n.people.some(e=>e.kind===`open`));function d(e,t){Y(`name`,t),n.tell({t:`rename`,seat:e,name:t})}function f(e,t){n.tell({t:`set_seat`,seat:e.seat,kind:t,level:e.level??`greedy`})}var m=Ys(),h=C(m);ae(h,()=>t.top);var v=_(h,2),y=w(v);r(w(y),()=>b(l),(e,t)=>{t(e,{})}),A(y);var S=_(y,2),E=w(S),j=T(E,!0),M=_(E,2);a(M,21,()=>n.people,e=>e.seat,(e,t)=>{var r=Gs(),a=w(r);Yn(a,{get seat(){return b(t).seat}});var c=_(a,2),l=w(c),u=e=>{var r=Bs();U(r),s(e=>{F(r,b(t).name),V(r,`aria-label`,e)},[()=>n.say(`your-name`)]),x(`change`,r,e=>d(b(t).seat,e.currentTarget.value.trim())),g(e,r)},m=e=>{var n=Vs(),r=T(n,!0);s(()=>p(r,b(t).name)),g(e,n)};z(l,e=>{b(t).is_you?e(u):e(m,-1)});var h=T(_(l,2),!0);A(c);var v=_(c,2),y=w(v),S=e=>{{let r=W(()=>n.say(`link-seat`,{number:b(t).seat+1})),a=W(()=>_n(b(i).id,b(t).token));wa(e,{small:!0,get label(){return b(r)},get link(){return b(a)}})}};z(y,e=>{b(t).token&&e(S)});var C=_(y,2),E=e=>{var r=Hs(),i=w(r);D(i,{name:`i-bot`});var a=_(i,1,!0);A(r),s(e=>p(a,e),[()=>n.say(`make-bot`)]),x(`click`,r,()=>f(b(t),`bot`)),g(e,r)},O=e=>{var r=Us(),i=T(r,!0);s(e=>p(i,e),[()=>n.say(`make-open`)]),x(`click`,r,()=>f(b(t),`open`)),g(e,r)},j=e=>{var r=Ws();let i;var a=T(r,!0);s(e=>{i=k(r,1,`conn svelte-4sqm5a`,null,i,{gone:!b(t).is_here}),p(a,e)},[()=>n.say(b(t).is_here?`here`:`seat-away`)]),g(e,r)};z(C,e=>{b(o)&&b(t).kind===`open`?e(E):b(o)&&b(t).kind===`bot`?e(O,1):b(t).kind===`person`&&e(j,2)}),A(v),A(r),s(e=>p(h,e),[()=>n.say(`waiting-${b(t).is_you?`you`:b(t).kind}`)]),g(e,r)}),A(M);var N=_(M,2),P=w(N),I=e=>{var t=Ks(),r=C(t),a=T(r,!0),o=T(_(r,2),!0);s((e,t)=>{p(a,e),p(o,t)},[()=>n.say(`start-game`,{game:b(i).title}),()=>b(u)?n.say(`start-open-seats`):``]),x(`click`,r,()=>n.tell({t:`start`})),g(e,t)},R=e=>{var t=qs(),r=T(t,!0);s(e=>p(r,e),[()=>n.say(`waiting-for-host`)]),g(e,t)};z(P,e=>{b(o)?e(I):e(R,-1)}),A(N);var B=_(N,2),ee=e=>{{let t=W(()=>n.say(`link-watch`)),r=W(()=>_n(b(i).id,b(c)));wa(e,{get label(){return b(t)},get link(){return b(r)}})}};z(B,e=>{b(c)&&e(ee)});var G=_(B,2),te=e=>{var t=Js();Fo(w(t),{isPinned:!0}),A(t),g(e,t)};z(G,e=>{J.chat&&e(te)}),A(S),A(v),s(e=>p(j,e),[()=>n.say(`waiting-title`,{game:b(i).title})]),g(e,m),L()}n([`change`,`click`]);var Zs=e=>{Eo(e,{})},Qs=l(`<p class="wait svelte-1d129o7" role="status"> </p>`),$s=l(`<!> <!>`,1),ec=l(`<!> <!> <!> <!>`,1);function tc(e,t){O(t,!0);let n=e=>{Qo(e,{get isReplay(){return t.isReplay},onhelp:()=>M(a,!0)})},r=new ra;r.isReplay=S(()=>t.isReplay),ne(r),Pn(r);let i=K(!1),a=K(!1),o={tokens:[],claims:{}},c=W(()=>r.scene?.table.status),l=W(()=>r.scene?.table.game),u=W(()=>b(c)===`over`&&!t.isReplay&&!b(i)&&r.moment===null);d(()=>ea(r)),d(()=>{gn(t.table);let e=new li(()=>(o=mn(t.table),{t:`hello`,table:t.table,...o,lang:J.lang,name:J.name}),r);r.link=e;let n=()=>document.hidden||e.hurry();return addEventListener(`online`,n),document.addEventListener(`visibilitychange`,n),()=>{removeEventListener(`online`,n),document.removeEventListener(`visibilitychange`,n),e.shut()}}),d(()=>{r.welcome&&hn(t.table,o,r.welcome.tokens)});let f=null;d(()=>{let e=J.lang;f!==null&&f!==e&&r.link?.ask({t:`language`,lang:e}),f=e}),d(()=>{let[e,t]=[b(l),J.lang];if(e===void 0)return;let n=!0;return Ut(()=>Promise.all([wi(e),Wt.catalogue(e,t)]),()=>n).then(e=>{e&&n&&([r.module,r.catalogue]=e)}),()=>{n=!1}});var m=ec(),h=C(m),v=e=>{oa(e,{get text(){return r.closed}})},y=e=>{var t=Qs(),n=T(t,!0);s(e=>p(n,e),[()=>Z(r.link?.state===`lost`?`connection-lost`:`connection-connecting`)]),g(e,t)},x=e=>{Xs(e,{get top(){return n}})},w=e=>{ca(e,{})},E=e=>{so(e,{get top(){return n},onboard:()=>M(i,!0)})},D=e=>{var r=$s(),a=C(r);{let e=W(()=>t.isReplay&&b(c)===`over`?Zs:void 0);zs(a,{get top(){return n},get below(){return b(e)},onresults:()=>M(i,!1)})}mo(_(a,2),{}),g(e,r)};z(h,e=>{r.closed===null?!r.scene||!r.module||!r.catalogue?e(y,1):b(c)===`gathering`?e(x,2):r.isCovered?e(w,3):b(u)?e(E,4):e(D,-1):e(v)});var k=_(h,2);xo(k,{get isHelpOpen(){return b(a)},set isHelpOpen(e){M(a,e,!0)}});var A=_(k,2);ia(A,{}),wo(_(A,2),{}),g(e,m),L()}function nc(e,t){O(t,!0);let n=W(qt);d(()=>{b(n),nn()});function r(e){document.documentElement.dataset.by=e.type===`keydown`?`keys`:`pointer`}var i=o();c(`keydown`,u,r),c(`pointerdown`,u,r);var a=C(i),s=e=>{Vi(e,{})},l=e=>{$i(e,{get game(){return b(n).game}})},f=e=>{var t=o();h(C(t),()=>b(n).table+b(n).at,e=>{{let t=W(()=>b(n).at===`replay`);tc(e,{get table(){return b(n).table},get isReplay(){return b(t)}})}}),g(e,t)};z(a,e=>{b(n).at===`lobby`?e(s):b(n).at===`rules`?e(l,1):e(f,-1)}),g(e,i),L()}fe(),R(nc,{target:document.getElementById(`app`)});export{Z as a,Q as i,Yn as n,ue as o,qn as r,q as s,ks as t};