<<<<<<<< HEAD:src/roundhouse/server/static/assets/index-CecjfeYJ.js
const __vite__mapDeps=(i,m=__vite__mapDeps,d=(m.f||(m.f=["assets/continental_express-CHPQ0Y-j.js","assets/context-B0mLuraf.js","assets/PosterFrame-CZhltzVs.js","assets/PosterFrame-Se96rs_r.css","assets/Tabs-C0EGlGmt.js","assets/Tabs-BDv2nkYQ.css","assets/continental_express-Ber9QZfm.css","assets/great_lakes-Xoaej4av.js","assets/Parts-Bqv6pBx4.js","assets/printed-BqLhZ7W4.js","assets/Parts-D_qf1f81.css","assets/great_lakes-DyHXNuyJ.css","assets/isle_of_trains-ia6GzVpl.js","assets/Fan-RtOi1CoN.js","assets/Fan-D1JzbId3.css","assets/breakable-DrVugP6J.js","assets/isle_of_trains-ClXhBUD5.css","assets/ticket_cards-CzpgFDpx.js","assets/ticket_cards-Dzi5LTMU.css","assets/traffic-iUMOKxqd.js","assets/traffic-B1IZLS9n.css"])))=>i.map(i=>d[i]);
import{$ as e,A as t,B as n,C as r,D as i,E as a,F as o,G as s,H as c,I as l,K as u,L as d,M as f,N as p,O as m,P as h,Q as g,R as _,T as v,U as y,V as b,W as x,X as S,Y as C,Z as w,_ as T,a as E,at as D,b as O,ct as k,dt as A,et as j,f as M,ft as N,g as P,h as F,i as I,it as L,j as R,k as z,l as B,lt as V,m as H,n as U,nt as W,ot as G,p as ee,q as K,s as q,st as te,t as ne,tt as J,v as re,w as ie,x as ae,y as oe,z as se}from"./context-B0mLuraf.js";(function(){let e=document.createElement(`link`).relList;if(e&&e.supports&&e.supports(`modulepreload`))return;for(let e of document.querySelectorAll(`link[rel="modulepreload"]`))n(e);new MutationObserver(e=>{for(let t of e)if(t.type===`childList`)for(let e of t.addedNodes)e.tagName===`LINK`&&e.rel===`modulepreload`&&n(e)}).observe(document,{childList:!0,subtree:!0});function t(e){let t={};return e.integrity&&(t.integrity=e.integrity),e.referrerPolicy&&(t.referrerPolicy=e.referrerPolicy),e.crossOrigin===`use-credentials`?t.credentials=`include`:e.crossOrigin===`anonymous`?t.credentials=`omit`:t.credentials=`same-origin`,t}function n(e){if(e.ep)return;e.ep=!0;let n=t(e);fetch(e.href,n)}})();var ce=new Map;function le(e,t){try{let n=ce.get(e)??localStorage.getItem(`roundhouse.${e}`);return n===null?t:JSON.parse(n)}catch{return t}}function ue(e,t){let n=JSON.stringify(t);try{localStorage.setItem(`roundhouse.${e}`,n),ce.delete(e)}catch{ce.set(e,n)}}function de(){for(let e of navigator.languages??[]){let t=e.slice(0,2).toLowerCase();if(t===`en`||t===`uk`||t===`ru`)return t}return`en`}var Y=j({lang:de(),theme:`system`,motion:`normal`,confirm:`game`,sound:!0,chat:!0,hints:!0,notify:!1,name:``,...le(`settings`,{})});function X(e,t){Y[e]=t,ue(`settings`,te(Y)),fe()}function fe(){let e=document.documentElement;e.lang=Y.lang,Y.theme===`system`?delete e.dataset.theme:e.dataset.theme=Y.theme,e.style.setProperty(`--speed`,String(pe()))}function pe(){return Y.motion===`off`||matchMedia(`(prefers-reduced-motion: reduce)`).matches?0:Y.motion===`fast`?.45:1}var me=`# Everything the shell of the browser table says.  The same names in every language.
========
const __vite__mapDeps=(i,m=__vite__mapDeps,d=(m.f||(m.f=["assets/continental_express-Da8KZPYZ.js","assets/context-z7ZN8_f2.js","assets/PosterFrame-Bsfp-FV_.js","assets/PosterFrame-Se96rs_r.css","assets/Tabs-pTLobR5t.js","assets/Tabs-BDv2nkYQ.css","assets/continental_express-Ber9QZfm.css","assets/great_lakes-t_YJVDlO.js","assets/Copies-CiUBiBSm.js","assets/printed-BqLhZ7W4.js","assets/Copies-Dl2oiGxw.css","assets/OpenCards-BXcBPo8N.js","assets/OpenCards-LdkBwLp3.css","assets/great_lakes-DGNXkiOH.css","assets/isle_of_trains-C8hMIZWr.js","assets/Fan-C6YPpPSX.js","assets/Fan-D1JzbId3.css","assets/breakable-DrVugP6J.js","assets/isle_of_trains-CKqRKbjt.css","assets/ticket_cards-BxP2anQl.js","assets/ticket_cards-shqXY-C3.css","assets/traffic-BsT6qlEN.js","assets/traffic-B1IZLS9n.css"])))=>i.map(i=>d[i]);
import{$ as e,A as t,B as n,D as r,E as i,F as a,G as o,H as s,I as c,K as l,L as u,M as d,N as f,O as p,P as m,Q as h,R as g,S as _,T as v,U as y,V as b,W as x,X as S,Y as C,Z as w,_ as T,a as E,at as D,b as O,c as k,ct as A,dt as j,et as M,ft as N,g as P,h as F,i as ee,it as I,j as L,k as R,lt as z,m as B,n as V,nt as H,ot as U,p as te,q as W,st as ne,t as re,tt as G,u as K,v as ie,w as q,x as J,y as ae,z as oe}from"./context-z7ZN8_f2.js";(function(){let e=document.createElement(`link`).relList;if(e&&e.supports&&e.supports(`modulepreload`))return;for(let e of document.querySelectorAll(`link[rel="modulepreload"]`))n(e);new MutationObserver(e=>{for(let t of e)if(t.type===`childList`)for(let e of t.addedNodes)e.tagName===`LINK`&&e.rel===`modulepreload`&&n(e)}).observe(document,{childList:!0,subtree:!0});function t(e){let t={};return e.integrity&&(t.integrity=e.integrity),e.referrerPolicy&&(t.referrerPolicy=e.referrerPolicy),e.crossOrigin===`use-credentials`?t.credentials=`include`:e.crossOrigin===`anonymous`?t.credentials=`omit`:t.credentials=`same-origin`,t}function n(e){if(e.ep)return;e.ep=!0;let n=t(e);fetch(e.href,n)}})();var se=new Map;function ce(e,t){try{let n=se.get(e)??localStorage.getItem(`roundhouse.${e}`);return n===null?t:JSON.parse(n)}catch{return t}}function le(e,t){let n=JSON.stringify(t);try{localStorage.setItem(`roundhouse.${e}`,n),se.delete(e)}catch{se.set(e,n)}}function ue(){for(let e of navigator.languages??[]){let t=e.slice(0,2).toLowerCase();if(t===`en`||t===`uk`||t===`ru`)return t}return`en`}var Y=M({lang:ue(),theme:`system`,motion:`normal`,confirm:`game`,sound:!0,chat:!0,hints:!0,notify:!1,name:``,...ce(`settings`,{})});function X(e,t){Y[e]=t,le(`settings`,ne(Y)),de()}function de(){let e=document.documentElement;e.lang=Y.lang,Y.theme===`system`?delete e.dataset.theme:e.dataset.theme=Y.theme,e.style.setProperty(`--speed`,String(fe()))}function fe(){return Y.motion===`off`||matchMedia(`(prefers-reduced-motion: reduce)`).matches?0:Y.motion===`fast`?.45:1}var pe=`# Everything the shell of the browser table says.  The same names in every language.
>>>>>>>> debts:src/roundhouse/server/static/assets/index-CMpBDmuQ.js

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
`,me=`# Everything the shell of the browser table says.  The same names in every language.

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
`,he=`# Everything the shell of the browser table says.  The same names in every language.

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
`,ge=`# What the board of Continental Express says.

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
`,_e=`# What the board of Continental Express says.

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
`,ve=`# What the board of Continental Express says.

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
`,ye=`# What the board of Great Lakes says.

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
`,be=`# What the board of Great Lakes says.

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
`,xe=`# What the board of Great Lakes says.

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
`,Se=`# What the board of Isle of Trains says.

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
`,Ce=`# What the board of Isle of Trains says.

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
`,we=`# What the board of Isle of Trains says.

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
`,Te=`# What the board of the card game says.

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
`,Ee=`# What the board of the card game says.

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
`,De=`# What the board of the card game says.

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
`,Oe=`# What the board of Traffic says.

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
`,ke=`# What the board of Traffic says.

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
`,Ae=`# What the board of Traffic says.

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
<<<<<<<< HEAD:src/roundhouse/server/static/assets/index-CecjfeYJ.js
`,Me=class{constructor(e){this.value=e}valueOf(){return this.value}},Z=class extends Me{constructor(e=`???`){super(e)}toString(e){return`{${this.value}}`}},Ne=class extends Me{constructor(e,t={}){super(e),this.opts=t}toString(e){if(e)try{return e.memoizeIntlObject(Intl.NumberFormat,this.opts).format(this.value)}catch(t){e.reportError(t)}return this.value.toString(10)}},Pe=class e extends Me{static supportsValue(t){if(typeof t==`number`||t instanceof Date)return!0;if(t instanceof Me)return e.supportsValue(t.valueOf());if(`Temporal`in globalThis){let e=globalThis.Temporal;if(t instanceof e.Instant||t instanceof e.PlainDateTime||t instanceof e.PlainDate||t instanceof e.PlainMonthDay||t instanceof e.PlainTime||t instanceof e.PlainYearMonth)return!0}return!1}constructor(t,n={}){t instanceof e?(n={...t.opts,...n},t=t.value):t instanceof Me&&(t=t.valueOf()),typeof t==`object`&&`calendarId`in t&&n.calendar===void 0&&(n={...n,calendar:t.calendarId}),super(t),this.opts=n}[Symbol.toPrimitive](e){return e===`string`?this.toString():this.toNumber()}toNumber(){let e=this.value;if(typeof e==`number`)return e;if(e instanceof Date)return e.getTime();if(`epochMilliseconds`in e)return e.epochMilliseconds;if(`toZonedDateTime`in e)return e.toZonedDateTime(`UTC`).epochMilliseconds;throw TypeError(`Unwrapping a non-number value as a number`)}toString(e){if(e)try{return e.memoizeIntlObject(Intl.DateTimeFormat,this.opts).format(this.value)}catch(t){e.reportError(t)}return typeof this.value==`number`||this.value instanceof Date?new Date(this.value).toISOString():this.value.toString()}},Fe=100,Ie=`⁨`,Le=`⁩`;function Re(e,t,n){return n===t||n instanceof Ne&&t instanceof Ne&&n.value===t.value||t instanceof Ne&&typeof n==`string`&&n===e.memoizeIntlObject(Intl.PluralRules,t.opts).select(t.value)}function ze(e,t,n){return t[n]?Je(e,t[n].value):(e.reportError(RangeError(`No default`)),new Z)}function Be(e,t){let n=[],r=Object.create(null);for(let i of t)i.type===`narg`?r[i.name]=Ve(e,i.value):n.push(Ve(e,i));return{positional:n,named:r}}function Ve(e,t){switch(t.type){case`str`:return t.value;case`num`:return new Ne(t.value,{minimumFractionDigits:t.precision});case`var`:return He(e,t);case`mesg`:return Ue(e,t);case`term`:return We(e,t);case`func`:return Ge(e,t);case`select`:return Ke(e,t);default:return new Z}}function He(e,{name:t}){let n;if(e.params)if(Object.prototype.hasOwnProperty.call(e.params,t))n=e.params[t];else return new Z(`$${t}`);else if(e.args&&Object.prototype.hasOwnProperty.call(e.args,t))n=e.args[t];else return e.reportError(ReferenceError(`Unknown variable: $${t}`)),new Z(`$${t}`);if(n instanceof Me)return n;switch(typeof n){case`string`:return n;case`number`:return new Ne(n);case`object`:if(Pe.supportsValue(n))return new Pe(n);default:return e.reportError(TypeError(`Variable type not supported: $${t}, ${typeof n}`)),new Z(`$${t}`)}}function Ue(e,{name:t,attr:n}){let r=e.bundle._messages.get(t);if(!r)return e.reportError(ReferenceError(`Unknown message: ${t}`)),new Z(t);if(n){let i=r.attributes[n];return i?Je(e,i):(e.reportError(ReferenceError(`Unknown attribute: ${n}`)),new Z(`${t}.${n}`))}return r.value?Je(e,r.value):(e.reportError(ReferenceError(`No value: ${t}`)),new Z(t))}function We(e,{name:t,attr:n,args:r}){let i=`-${t}`,a=e.bundle._terms.get(i);if(!a)return e.reportError(ReferenceError(`Unknown term: ${i}`)),new Z(i);if(n){let t=a.attributes[n];if(t){e.params=Be(e,r).named;let n=Je(e,t);return e.params=null,n}return e.reportError(ReferenceError(`Unknown attribute: ${n}`)),new Z(`${i}.${n}`)}e.params=Be(e,r).named;let o=Je(e,a.value);return e.params=null,o}function Ge(e,{name:t,args:n}){let r=e.bundle._functions[t];if(!r)return e.reportError(ReferenceError(`Unknown function: ${t}()`)),new Z(`${t}()`);if(typeof r!=`function`)return e.reportError(TypeError(`Function ${t}() is not callable`)),new Z(`${t}()`);try{let t=Be(e,n);return r(t.positional,t.named)}catch(n){return e.reportError(n),new Z(`${t}()`)}}function Ke(e,{selector:t,variants:n,star:r}){let i=Ve(e,t);if(i instanceof Z)return ze(e,n,r);for(let t of n)if(Re(e,i,Ve(e,t.key)))return Je(e,t.value);return ze(e,n,r)}function qe(e,t){if(e.dirty.has(t))return e.reportError(RangeError(`Cyclic reference`)),new Z;e.dirty.add(t);let n=[],r=e.bundle._useIsolating&&t.length>1;for(let i of t){if(typeof i==`string`){n.push(e.bundle._transform(i));continue}if(e.placeables++,e.placeables>Fe)throw e.dirty.delete(t),RangeError(`Too many placeables expanded: ${e.placeables}, max allowed is ${Fe}`);r&&n.push(Ie),n.push(Ve(e,i).toString(e)),r&&n.push(Le)}return e.dirty.delete(t),n.join(``)}function Je(e,t){return typeof t==`string`?e.bundle._transform(t):qe(e,t)}var Ye=class{constructor(e,t,n){this.dirty=new WeakSet,this.params=null,this.placeables=0,this.bundle=e,this.errors=t,this.args=n}reportError(e){if(!this.errors||!(e instanceof Error))throw e;this.errors.push(e)}memoizeIntlObject(e,t){let n=this.bundle._intls.get(e);n||(n={},this.bundle._intls.set(e,n));let r=JSON.stringify(t);return n[r]||(n[r]=new e(this.bundle.locales,t)),n[r]}};function Xe(e,t){let n=Object.create(null);for(let[r,i]of Object.entries(e))t.includes(r)&&(n[r]=i.valueOf());return n}var Ze=[`unitDisplay`,`currencyDisplay`,`useGrouping`,`minimumIntegerDigits`,`minimumFractionDigits`,`maximumFractionDigits`,`minimumSignificantDigits`,`maximumSignificantDigits`];function Qe(e,t){let n=e[0];if(n instanceof Z)return new Z(`NUMBER(${n.valueOf()})`);if(n instanceof Ne)return new Ne(n.valueOf(),{...n.opts,...Xe(t,Ze)});if(n instanceof Pe)return new Ne(n.toNumber(),{...Xe(t,Ze)});throw TypeError(`Invalid argument to NUMBER`)}var $e=[`dateStyle`,`timeStyle`,`fractionalSecondDigits`,`dayPeriod`,`hour12`,`weekday`,`era`,`year`,`month`,`day`,`hour`,`minute`,`second`,`timeZoneName`];function et(e,t){let n=e[0];if(n instanceof Z)return new Z(`DATETIME(${n.valueOf()})`);if(n instanceof Pe||n instanceof Ne)return new Pe(n,Xe(t,$e));throw TypeError(`Invalid argument to DATETIME`)}var tt=new Map;function nt(e){let t=Array.isArray(e)?e.join(` `):e,n=tt.get(t);return n===void 0&&(n=new Map,tt.set(t,n)),n}var rt=class{constructor(e,{functions:t,useIsolating:n=!0,transform:r=e=>e}={}){this._terms=new Map,this._messages=new Map,this.locales=Array.isArray(e)?e:[e],this._functions={NUMBER:Qe,DATETIME:et,...t},this._useIsolating=n,this._transform=r,this._intls=nt(e)}hasMessage(e){return this._messages.has(e)}getMessage(e){return this._messages.get(e)}addResource(e,{allowOverrides:t=!1}={}){let n=[];for(let r=0;r<e.body.length;r++){let i=e.body[r];if(i.id.startsWith(`-`)){if(t===!1&&this._terms.has(i.id)){n.push(Error(`Attempt to override an existing term: "${i.id}"`));continue}this._terms.set(i.id,i)}else{if(t===!1&&this._messages.has(i.id)){n.push(Error(`Attempt to override an existing message: "${i.id}"`));continue}this._messages.set(i.id,i)}}return n}formatPattern(e,t=null,n=null){if(typeof e==`string`)return this._transform(e);let r=new Ye(this,n,t);try{return qe(r,e).toString(r)}catch(e){if(r.errors&&e instanceof Error)return r.errors.push(e),new Z().toString(r);throw e}}},it=/^(-?[a-zA-Z][\w-]*) *= */gm,at=/\.([a-zA-Z][\w-]*) *= */y,ot=/\*?\[/y,st=/(-?[0-9]+(?:\.([0-9]+))?)/y,ct=/([a-zA-Z][\w-]*)/y,lt=/([$-])?([a-zA-Z][\w-]*)(?:\.([a-zA-Z][\w-]*))?/y,ut=/^[A-Z][A-Z0-9_-]*$/,dt=/([^{}\n\r]+)/y,ft=/([^\\"\n\r]*)/y,pt=/\\([\\"])/y,mt=/\\u([a-fA-F0-9]{4})|\\U([a-fA-F0-9]{6})/y,ht=/^\n+/,gt=/ +$/,_t=/ *\r?\n/g,vt=/( *)$/,yt=/{\s*/y,bt=/\s*}/y,xt=/\[\s*/y,St=/\s*] */y,Ct=/\s*\(\s*/y,wt=/\s*->\s*/y,Tt=/\s*:\s*/y,Et=/\s*,?\s*/y,Dt=/\s+/y,Ot=class{constructor(e){this.body=[],it.lastIndex=0;let t=0;for(;;){let n=it.exec(e);if(n===null)break;t=it.lastIndex;try{this.body.push(s(n[1]))}catch(e){if(e instanceof SyntaxError)continue;throw e}}function n(n){return n.lastIndex=t,n.test(e)}function r(n,r){if(e[t]===n)return t++,!0;if(r)throw new r(`Expected ${n}`);return!1}function i(e,r){if(n(e))return t=e.lastIndex,!0;if(r)throw new r(`Expected ${e.toString()}`);return!1}function a(n){n.lastIndex=t;let r=n.exec(e);if(r===null)throw SyntaxError(`Expected ${n.toString()}`);return t=n.lastIndex,r}function o(e){return a(e)[1]}function s(e){let t=l(),n=c();if(t===null&&Object.keys(n).length===0)throw SyntaxError(`Expected message value or attributes`);return{id:e,value:t,attributes:n}}function c(){let e=Object.create(null);for(;n(at);){let t=o(at),n=l();if(n===null)throw SyntaxError(`Expected attribute value`);e[t]=n}return e}function l(){let r;if(n(dt)&&(r=o(dt)),e[t]===`{`||e[t]===`}`)return u(r?[r]:[],1/0);let i=x();return i?r?u([r,i],i.length):(i.value=S(i.value,ht),u([i],i.length)):r?S(r,gt):null}function u(r=[],i){for(;;){if(n(dt)){r.push(o(dt));continue}if(e[t]===`{`){r.push(d());continue}if(e[t]===`}`)throw SyntaxError(`Unbalanced closing brace`);let a=x();if(a){r.push(a),i=Math.min(i,a.length);continue}break}let a=r.length-1,s=r[a];typeof s==`string`&&(r[a]=S(s,gt));let c=[];for(let e of r)e instanceof kt&&(e=e.value.slice(0,e.value.length-i)),e&&c.push(e);return c}function d(){i(yt,SyntaxError);let e=f();if(i(bt))return e;if(i(wt)){let t=h();return i(bt,SyntaxError),{type:`select`,selector:e,...t}}throw SyntaxError(`Unclosed placeable`)}function f(){if(e[t]===`{`)return d();if(n(lt)){let[,e,t,n=null]=a(lt);if(e===`$`)return{type:`var`,name:t};if(i(Ct)){let r=p();if(e===`-`)return{type:`term`,name:t,attr:n,args:r};if(ut.test(t))return{type:`func`,name:t,args:r};throw SyntaxError(`Function names must be all upper-case`)}return e===`-`?{type:`term`,name:t,attr:n,args:[]}:{type:`mesg`,name:t,attr:n}}return _()}function p(){let n=[];for(;;){switch(e[t]){case`)`:return t++,n;case void 0:throw SyntaxError(`Unclosed argument list`)}n.push(m()),i(Et)}}function m(){let e=f();return e.type===`mesg`&&i(Tt)?{type:`narg`,name:e.name,value:_()}:e}function h(){let e=[],t=0,i;for(;n(ot);){r(`*`)&&(i=t);let n=g(),a=l();if(a===null)throw SyntaxError(`Expected variant value`);e[t++]={key:n,value:a}}if(t===0)return null;if(i===void 0)throw SyntaxError(`Expected default variant`);return{variants:e,star:i}}function g(){i(xt,SyntaxError);let e;return e=n(st)?v():{type:`str`,value:o(ct)},i(St,SyntaxError),e}function _(){if(n(st))return v();if(e[t]===`"`)return y();throw SyntaxError(`Invalid expression`)}function v(){let[,e,t=``]=a(st),n=t.length;return{type:`num`,value:parseFloat(e),precision:n}}function y(){r(`"`,SyntaxError);let n=``;for(;;){if(n+=o(ft),e[t]===`\\`){n+=b();continue}if(r(`"`))return{type:`str`,value:n};throw SyntaxError(`Unclosed string literal`)}}function b(){if(n(pt))return o(pt);if(n(mt)){let[,e,t]=a(mt),n=parseInt(e||t,16);return n<=55295||57344<=n?String.fromCodePoint(n):`�`}throw SyntaxError(`Unknown escape sequence`)}function x(){let n=t;switch(i(Dt),e[t]){case`.`:case`[`:case`*`:case`}`:case void 0:return!1;case`{`:return C(e.slice(n,t))}return e[t-1]===` `?C(e.slice(n,t)):!1}function S(e,t){return e.replace(t,``)}function C(e){let t=e.replace(_t,`
`),n=vt.exec(e)[1].length;return new kt(t,n)}}},kt=class{constructor(e,t){this.value=e,this.length=t}},At=[`en`,`uk`,`ru`],jt=Object.assign({"../words/en.ftl":me,"../words/ru.ftl":he,"../words/uk.ftl":ge}),Mt=Object.assign({"../games/continental_express/words/en.ftl":_e,"../games/continental_express/words/ru.ftl":ve,"../games/continental_express/words/uk.ftl":ye,"../games/great_lakes/words/en.ftl":be,"../games/great_lakes/words/ru.ftl":xe,"../games/great_lakes/words/uk.ftl":Se,"../games/isle_of_trains/words/en.ftl":Ce,"../games/isle_of_trains/words/ru.ftl":we,"../games/isle_of_trains/words/uk.ftl":Te,"../games/ticket_cards/words/en.ftl":Ee,"../games/ticket_cards/words/ru.ftl":De,"../games/ticket_cards/words/uk.ftl":Oe,"../games/traffic/words/en.ftl":ke,"../games/traffic/words/ru.ftl":Ae,"../games/traffic/words/uk.ftl":je}),Nt=new Map;function Pt(e,t,n){if(!Nt.has(e)){let r=t===void 0?null:new rt(n,{useIsolating:!1});r?.addResource(new Ot(t)),Nt.set(e,r)}return Nt.get(e)}function Ft(e){let t=`../words/${e}.ftl`;return Pt(t,jt[t],e)}function It(e,t){let n=`../games/${e}/words/${t}.ftl`;return Pt(n,Mt[n],t)}function Lt(e,t,n){let[r,i]=t.split(`.`),a=e?.getMessage(r),o=i===void 0?a?.value:a?.attributes[i];return e&&o?e.formatPattern(o,n,[]):null}function Q(e,t){return Lt(Ft(Y.lang),e,t)??e}function Rt(e,t,n){return Lt(It(e,Y.lang),t,n)??Q(t,n)}var zt=class extends Error{reason;constructor(e,t){super(t),this.reason=e}};async function Bt(e,t={}){let n=await fetch(`/api/${e}`,t).catch(()=>null);if(n?.ok)return await n.json();let r=await n?.json().catch(()=>null);throw new zt(r?.reason??`unreachable`,r?.text??Q(`server-unreachable`))}function Vt(e,t){return Bt(`${e}?lang=${Y.lang}`,{method:`POST`,headers:{"content-type":`application/json`},body:JSON.stringify(t)})}var Ht=3e3;async function Ut(e,t){for(;t();)try{return await e()}catch{await new Promise(e=>setTimeout(e,Ht))}return null}var Wt={games:e=>Bt(`games?lang=${e}`),catalogue:(e,t)=>Bt(`games/${e}/catalogue?lang=${t}`),rules:(e,t)=>Bt(`games/${e}/rules?lang=${t}`),clause:(e,t)=>Bt(`games/${e}/clauses/${t}`),here:()=>Bt(`here`),newTable:e=>Vt(`tables`,e),departures:e=>Vt(`departures`,e),join:(e,t)=>Vt(`tables/${e}/join`,t),record:(e,t)=>Bt(`tables/${e}/log?lang=${Y.lang}`,t===void 0?{}:{headers:{authorization:`Bearer ${t}`}})};function Gt(e){let[t,n]=e.split(`/`).filter(Boolean);return t===`t`&&n?{at:`table`,table:n.toUpperCase()}:t===`r`&&n?{at:`replay`,table:n.toUpperCase()}:t===`rules`&&n?{at:`rules`,game:n}:{at:`lobby`}}var Kt=W(Gt(location.pathname));function qt(){return y(Kt)}function Jt(e){history.pushState(null,``,e),J(Kt,Gt(location.pathname)),scrollTo(0,0)}function Yt(e){let t=e.currentTarget.getAttribute(`href`);t===null||e.button!==0||e.metaKey||e.ctrlKey||e.shiftKey||(e.preventDefault(),Jt(t))}addEventListener(`popstate`,()=>J(Kt,Gt(location.pathname)));var Xt=`ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_`,Zt=24;function Qt(e){return Array.from(crypto.getRandomValues(new Uint8Array(e)),e=>Xt[e%64]).join(``)}function $t(){return Qt(Zt)}var en=W([]);function tn(e){return/^(localhost|.*\.localhost|127(\.\d+){3}|\[::1\])$/.test(e)}async function nn(){if(tn(location.hostname))try{J(en,(await Wt.here()).addresses)}catch{}}function rn(){return tn(location.hostname)?y(en):[`${location.origin}/`]}function an(){let[e]=rn();return e===void 0?location.origin:new URL(e).origin}var on=/^[A-Za-z0-9_-]{16,64}$/;function sn(){return le(`seats`,[])}function cn(){return le(`claims`,[])}function ln(e){return sn().filter(t=>t.table===e).map(e=>e.token)}function un(){return[...sn(),...cn()].map(e=>e.token).slice(-100)}function dn(e,...t){let n=sn(),r=t.filter(e=>!n.some(t=>t.token===e));ue(`seats`,[...n,...r.map(t=>({table:e,token:t}))].slice(-100))}function fn(e,t=``){let n=cn(),r=n.find(n=>n.table===e&&n.link===t);if(r)return r.token;let i=$t();return ue(`claims`,[...n,{table:e,link:t,token:i}].slice(-20)),i}function pn(e,t=``){ue(`claims`,cn().filter(n=>n.table!==e||n.link!==t))}function mn(e){let t=cn().filter(t=>t.table===e&&t.link!==``).slice(-6);return{tokens:ln(e).slice(-6),claims:Object.fromEntries(t.map(e=>[e.link,e.token]))}}function hn(e,t,n){let r=t=>t.table===e;ue(`seats`,sn().filter(e=>!(r(e)&&t.tokens.includes(e.token))||n.includes(e.token))),ue(`claims`,cn().filter(e=>!(r(e)&&e.link in t.claims))),dn(e,...n)}function gn(e){let t=location.hash.slice(1);on.test(t)&&!ln(e).includes(t)&&fn(e,t),location.hash&&history.replaceState(history.state,``,location.pathname+location.search)}function _n(e,t){return`${an()}/t/${e}#${t}`}function vn(e,t){return`${an()}/r/${e}${t===null?``:`#${t}`}`}var yn=l(`<dialog><div class="paper svelte-tr9qil"><header class="svelte-tr9qil"><h2 class="svelte-tr9qil"> </h2> <button class="tool"><!></button></header> <div class="content svelte-tr9qil"><!></div></div></dialog>`);function bn(t,n){G(n,!0);let r=q(n,`wide`,3,!1),i;K(()=>{i.showModal()});let a=!1;function o(e){a=e.target===i}function s(e){e.target===i&&a&&i.close()}var l=yn();let d;var p=S(l),m=S(p),_=S(m),v=g(_,!0),y=e(_,2);E(S(y),{name:`i-x`,class:`ic`}),V(y),V(m);var x=e(m,2);ie(S(x),()=>n.children),V(x),V(p),V(l),B(l,e=>i=e,()=>i),u(e=>{H(l,`aria-label`,n.title),d=O(l,1,`svelte-tr9qil`,null,d,{wide:r()}),f(v,n.title),H(y,`aria-label`,e)},[()=>Q(`close`)]),c(`close`,l,function(...e){n.onclose?.apply(this,e)}),b(`pointerdown`,l,o),b(`click`,l,s),b(`click`,y,()=>i.close()),h(t,l),D()}n([`pointerdown`,`click`]);var xn=l(`<button type="button" class="svelte-1drzgdn"> </button>`),Sn=l(`<span class="seg svelte-1drzgdn" role="group"></span>`),Cn=l(`<option> </option>`),wn=l(`<select class="svelte-1drzgdn"></select>`),Tn=l(`<div class="optn svelte-1drzgdn"><span> </span> <!></div>`);function $(t,n){let r=_();G(n,!0);let i=q(n,`about`,3,``),o=L(()=>n.values.length<=3&&n.values.reduce((e,t)=>e+t.label.length,0)<=34),s=L(()=>n.values.findIndex(e=>e.value===n.value));var c=Tn(),l=S(c),d=g(l,!0),p=e(l,2),m=e=>{var t=Sn();a(t,21,()=>n.values,e=>e.value,(e,t)=>{var r=xn(),i=g(r,!0);u(()=>{H(r,`aria-pressed`,y(t).value===n.value),f(i,y(t).label)}),b(`click`,r,()=>n.onchange(y(t).value)),h(e,r)}),V(t),u(()=>H(t,`aria-labelledby`,r)),h(e,t)},v=e=>{var t=wn();a(t,23,()=>n.values,e=>e.value,(e,t,n)=>{var r=Cn(),i=g(r,!0),a={};u(()=>{f(i,y(t).label),a!==(a=y(n))&&(r.value=(r.__value=a)??``)}),h(e,r)}),V(t);var i;T(t),u(()=>{H(t,`aria-labelledby`,r),i!==(i=y(s))&&(t.value=(t.__value=i)??``,re(t,i))}),b(`change`,t,e=>n.onchange(n.values[Number(e.currentTarget.value)].value)),h(e,t)};z(p,e=>{y(o)?e(m):e(v,-1)}),V(c),u(()=>{H(c,`title`,i()),H(l,`id`,r),f(d,n.label)}),h(t,c),D()}n([`click`,`change`]);var En=`/assets/favicon-qaIvMHXS.svg`,Dn=`/assets/favicon-turn-ClMeA-T9.svg`,On=null;function kn(e,t,n,r,i){let a=e.createOscillator(),o=e.createGain(),s=e.currentTime+n;a.type=`sine`,a.frequency.value=t,o.gain.setValueAtTime(0,s),o.gain.linearRampToValueAtTime(i,s+.012),o.gain.exponentialRampToValueAtTime(1e-4,s+r),a.connect(o).connect(e.destination),a.start(s),a.stop(s+r)}var An={turn:[[784,0,.5,.09],[1175,.14,.7,.07]],move:[[330,0,.09,.06]],chat:[[988,0,.16,.04]],end:[[523,0,.5,.07],[659,.15,.5,.07],[784,.3,.9,.07]]};function jn(e){if(!(!Y.sound||typeof AudioContext>`u`)){On??=new AudioContext,On.state===`suspended`&&On.resume();for(let[t,n,r,i]of An[e])kn(On,t,n,r,i)}}function Mn(e){document.querySelector(`link[rel=icon]`)?.setAttribute(`href`,e)}function Nn(e,t,n){if(!(!Y.notify||!document.hidden||!(`Notification`in window)||Notification.permission!==`granted`))try{let r=new Notification(e,{body:t,tag:n,icon:Dn});r.onclick=()=>{window.focus(),r.close()}}catch{}}function Pn(e){let t=!1,n=-1,r=-1;K(()=>{let n=e.scene;if(!n)return;let r=e.isMine;document.title=Q(r?`title-your-turn`:`title-table`,{game:n.table.title}),Mn(r?Dn:En),r&&!t&&(jn(`turn`),Nn(Q(`title-your-turn`,{game:n.table.title}),n.question,n.table.id)),t=r}),K(()=>{let t=e.lineCount;r>=0&&t>r&&jn(e.scene?.table.status===`over`?`end`:`move`),r=t}),K(()=>{let t=e.chat.at(-1)?.number??0;n>=0&&t>n&&Y.chat&&jn(`chat`),n=t}),K(()=>()=>{document.title=Q(`brand`),Mn(En)})}async function Fn(){return`Notification`in window&&await Notification.requestPermission()===`granted`}var In=l(`<p class="label" role="status"> </p>`),Ln=l(`<!> <!> <!>`,1),Rn=l(`<!> <!> <!> <!> <!> <!>`,1);function zn(t,n){G(n,!0);let r=q(n,`isTable`,3,!1),i=L(()=>[{value:!0,label:Q(`on`)},{value:!1,label:Q(`off`)}]),a=W(!1);async function o(e){let t=e&&await Fn();X(`notify`,t),J(a,e&&!t,!0)}var s=Rn(),c=w(s);{let e=L(()=>Q(`theme`)),t=L(()=>[`system`,`light`,`dark`].map(e=>({value:e,label:Q(`theme-${e}.short`)})));$(c,{get label(){return y(e)},get values(){return y(t)},get value(){return Y.theme},onchange:e=>X(`theme`,e)})}var l=e(c,2);{let e=L(()=>Q(`sound`));$(l,{get label(){return y(e)},get values(){return y(i)},get value(){return Y.sound},onchange:e=>X(`sound`,e)})}var d=e(l,2);{let e=L(()=>Q(`motion`)),t=L(()=>[`normal`,`fast`,`off`].map(e=>({value:e,label:Q(`motion-${e}`)})));$(d,{get label(){return y(e)},get values(){return y(t)},get value(){return Y.motion},onchange:e=>X(`motion`,e)})}var p=e(d,2);{let e=L(()=>Q(`notify`));$(p,{get label(){return y(e)},get values(){return y(i)},get value(){return Y.notify},onchange:o})}var m=e(p,2),_=e=>{var t=In(),n=g(t,!0);u(e=>f(n,e),[()=>Q(isSecureContext?`notify-refused`:`notify-insecure`)]),h(e,t)};z(m,e=>{y(a)&&e(_)});var v=e(m,2),b=t=>{var n=Ln(),r=w(n);{let e=L(()=>Q(`hints`));$(r,{get label(){return y(e)},get values(){return y(i)},get value(){return Y.hints},onchange:e=>X(`hints`,e)})}var a=e(r,2);{let e=L(()=>Q(`chat`));$(a,{get label(){return y(e)},get values(){return y(i)},get value(){return Y.chat},onchange:e=>X(`chat`,e)})}var o=e(a,2);{let e=L(()=>Q(`confirm`)),t=L(()=>[`game`,`always`,`never`].map(e=>({value:e,label:Q(`confirm-${e}`)})));$(o,{get label(){return y(e)},get values(){return y(t)},get value(){return Y.confirm},onchange:e=>X(`confirm`,e)})}h(t,n)};z(v,e=>{r()&&e(b)}),h(t,s),D()}function Bn(e,t){G(t,!0);{let n=L(()=>Q(`menu`));bn(e,{get title(){return y(n)},get onclose(){return t.onclose},children:(e,t)=>{zn(e,{})},$$slots:{default:!0}})}D()}var Vn=l(`<h1 class="where svelte-10qn83z"> </h1>`),Hn=l(`<span class="meta"> </span>`),Un=l(`<button class="svelte-10qn83z"> </button>`),Wn=l(`<header class="top"><a class="brand" href="/"><!><span> </span></a> <!> <!> <nav><!> <span class="seg svelte-10qn83z" role="group"></span> <button class="tool opt svelte-10qn83z"><!></button> <button><!></button> <button class="tool svelte-10qn83z" aria-haspopup="dialog"><!></button></nav></header>`);function Gn(t,n){G(n,!0);let r=q(n,`where`,3,``),i=q(n,`meta`,3,``),o=L(()=>({system:`light`,light:`dark`,dark:`system`})[Y.theme]);var s=Wn(),c=S(s),l=S(c);E(l,{name:`logo`});var d=g(e(l),!0);V(c);var p=e(c,2),m=e=>{var t=Vn(),n=g(t,!0);u(()=>f(n,r())),h(e,t)};z(p,e=>{r()&&e(m)});var _=e(p,2),v=e=>{var t=Hn(),n=g(t,!0);u(()=>f(n,i())),h(e,t)};z(_,e=>{i()&&e(v)});var x=e(_,2),C=S(x);ie(C,()=>n.extra??A);var w=e(C,2);a(w,20,()=>At,e=>e,(e,t)=>{var n=Un(),r=g(n,!0);u((e,i)=>{H(n,`lang`,t),H(n,`aria-pressed`,Y.lang===t),H(n,`title`,e),f(r,i)},[()=>Q(`language-${t}`),()=>Q(`language-${t}.short`)]),b(`click`,n,()=>X(`lang`,t)),h(e,n)}),V(w);var T=e(w,2);E(S(T),{name:`i-theme`,class:`ic`}),V(T);var k=e(T,2);let j;E(S(k),{name:`i-sound`,class:`ic`}),V(k);var M=e(k,2);E(S(M),{name:`i-menu`,class:`ic`}),V(M),V(x),V(s),u((e,t,n,r,i,a,o,s,l)=>{H(c,`aria-label`,e),f(d,t),H(x,`aria-label`,n),H(w,`aria-label`,r),H(T,`title`,i),H(T,`aria-label`,a),j=O(k,1,`tool opt svelte-10qn83z`,null,j,{off:!Y.sound}),H(k,`aria-pressed`,Y.sound),H(k,`title`,o),H(k,`aria-label`,s),H(M,`aria-label`,l)},[()=>`${Q(`brand`)}: ${Q(`to-lobby`)}`,()=>Q(`brand`),()=>Q(`tools`),()=>Q(`language`),()=>Q(`theme-${Y.theme}`),()=>Q(`theme-${Y.theme}`),()=>Q(`sound`),()=>Q(`sound`),()=>Q(`menu`)]),b(`click`,c,function(...e){Yt?.apply(this,e)}),b(`click`,T,()=>X(`theme`,y(o))),b(`click`,k,()=>X(`sound`,!Y.sound)),b(`click`,M,function(...e){n.onmenu?.apply(this,e)}),h(t,s),D()}n([`click`]);var Kn=[`circle`,`square`,`triangle`,`diamond`,`cross`,`hex`];function qn(e){return Kn[e%Kn.length]}var Jn=l(`<span><!></span>`);function Yn(e,t){G(t,!0);var n=Jn(),r=S(n);{let e=L(()=>qn(t.seat));E(r,{get name(){return`own-${y(e)??``}`}})}V(n),u(()=>O(n,1,`own o${t.seat+1}`)),h(e,n),D()}var Xn=W(Date.now()/1e3);setInterval(()=>J(Xn,Date.now()/1e3),1e3);function Zn(){return y(Xn)}function Qn(e,t,n){let r=e.clocks[t];if(!r||e.table.clock.kind===`none`)return null;let i=r.runs?Math.max(0,y(Xn)+n-e.at):0;return Math.max(0,r.left-i)}function $n(e){let t=Math.ceil(e);return`${Math.floor(t/60)}:${String(t%60).padStart(2,`0`)}`}function er(e,t){return new Date(e*1e3).toLocaleTimeString(t,{hour:`2-digit`,minute:`2-digit`,hour12:!1})}var tr=(e=>(e[e.Border=-1]=`Border`,e[e.Data=0]=`Data`,e[e.Function=1]=`Function`,e[e.Position=2]=`Position`,e[e.Timing=3]=`Timing`,e[e.Alignment=4]=`Alignment`,e))(tr||{}),nr=[0,1],rr=[1,0],ir=[2,3],ar=[3,2],or={L:nr,M:rr,Q:ir,H:ar},sr=/^\d*$/,cr=/^[A-Z0-9 $%*+./:-]*$/,lr=`0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ $%*+-./:`,ur=1,dr=40,fr=3,pr=3,mr=40,hr=10,gr=[[-1,7,10,15,20,26,18,20,24,30,18,20,24,26,30,22,24,28,30,28,28,28,28,30,30,26,28,30,30,30,30,30,30,30,30,30,30,30,30,30,30],[-1,10,16,26,18,24,16,18,22,22,26,30,22,22,24,24,28,28,26,26,26,26,28,28,28,28,28,28,28,28,28,28,28,28,28,28,28,28,28,28,28],[-1,13,22,18,26,18,24,18,22,20,24,28,26,24,20,30,24,28,28,26,30,28,30,30,30,30,28,30,30,30,30,30,30,30,30,30,30,30,30,30,30],[-1,17,28,22,16,22,28,26,26,24,28,24,28,22,24,24,30,28,28,26,28,30,24,30,30,30,30,30,30,30,30,30,30,30,30,30,30,30,30,30,30]],_r=[[-1,1,1,1,1,1,2,2,2,2,4,4,4,4,4,6,6,6,6,7,8,8,9,9,10,12,12,12,13,14,15,16,17,18,19,19,20,21,22,24,25],[-1,1,1,1,2,2,4,4,4,5,5,5,8,9,9,10,10,11,13,14,16,17,17,18,20,21,23,25,26,28,29,31,33,35,37,38,40,43,45,47,49],[-1,1,1,2,2,4,4,6,6,8,8,8,10,12,16,12,17,16,18,21,20,23,23,25,27,29,34,34,35,38,40,43,45,48,51,53,56,59,62,65,68],[-1,1,1,2,4,4,4,5,6,8,8,11,11,16,16,18,16,19,21,25,25,25,34,30,32,35,37,40,42,45,48,51,54,57,60,63,66,70,74,77,81]],vr=class{constructor(e,t,n,r){if(this.version=e,this.ecc=t,e<ur||e>dr)throw RangeError(`Version value out of range`);if(r<-1||r>7)throw RangeError(`Mask value out of range`);this.size=e*4+17;let i=Array.from({length:this.size}).fill(!1);for(let e=0;e<this.size;e++)this.modules.push(i.slice()),this.types.push(i.map(()=>0));this.drawFunctionPatterns();let a=this.addEccAndInterleave(n);if(this.drawCodewords(a),r===-1){let e=1e9;for(let t=0;t<8;t++){this.applyMask(t),this.drawFormatBits(t);let n=this.getPenaltyScore();n<e&&(r=t,e=n),this.applyMask(t)}}this.mask=r,this.applyMask(r),this.drawFormatBits(r)}size;mask;modules=[];types=[];getModule(e,t){return e>=0&&e<this.size&&t>=0&&t<this.size&&this.modules[t][e]}drawFunctionPatterns(){for(let e=0;e<this.size;e++)this.setFunctionModule(6,e,e%2==0,tr.Timing),this.setFunctionModule(e,6,e%2==0,tr.Timing);this.drawFinderPattern(3,3),this.drawFinderPattern(this.size-4,3),this.drawFinderPattern(3,this.size-4);let e=this.getAlignmentPatternPositions(),t=e.length;for(let n=0;n<t;n++)for(let r=0;r<t;r++)n===0&&r===0||n===0&&r===t-1||n===t-1&&r===0||this.drawAlignmentPattern(e[n],e[r]);this.drawFormatBits(0),this.drawVersion()}drawFormatBits(e){let t=this.ecc[1]<<3|e,n=t;for(let e=0;e<10;e++)n=n<<1^(n>>>9)*1335;let r=(t<<10|n)^21522;for(let e=0;e<=5;e++)this.setFunctionModule(8,e,br(r,e));this.setFunctionModule(8,7,br(r,6)),this.setFunctionModule(8,8,br(r,7)),this.setFunctionModule(7,8,br(r,8));for(let e=9;e<15;e++)this.setFunctionModule(14-e,8,br(r,e));for(let e=0;e<8;e++)this.setFunctionModule(this.size-1-e,8,br(r,e));for(let e=8;e<15;e++)this.setFunctionModule(8,this.size-15+e,br(r,e));this.setFunctionModule(8,this.size-8,!0)}drawVersion(){if(this.version<7)return;let e=this.version;for(let t=0;t<12;t++)e=e<<1^(e>>>11)*7973;let t=this.version<<12|e;for(let e=0;e<18;e++){let n=br(t,e),r=this.size-11+e%3,i=Math.floor(e/3);this.setFunctionModule(r,i,n),this.setFunctionModule(i,r,n)}}drawFinderPattern(e,t){for(let n=-4;n<=4;n++)for(let r=-4;r<=4;r++){let i=Math.max(Math.abs(r),Math.abs(n)),a=e+r,o=t+n;a>=0&&a<this.size&&o>=0&&o<this.size&&this.setFunctionModule(a,o,i!==2&&i!==4,tr.Position)}}drawAlignmentPattern(e,t){for(let n=-2;n<=2;n++)for(let r=-2;r<=2;r++)this.setFunctionModule(e+r,t+n,Math.max(Math.abs(r),Math.abs(n))!==1,tr.Alignment)}setFunctionModule(e,t,n,r=tr.Function){this.modules[t][e]=n,this.types[t][e]=r}addEccAndInterleave(e){let t=this.version,n=this.ecc;if(e.length!==Fr(t,n))throw RangeError(`Invalid argument`);let r=_r[n[0]][t],i=gr[n[0]][t],a=Math.floor(Pr(t)/8),o=r-a%r,s=Math.floor(a/r),c=[],l=Ir(i);for(let t=0,n=0;t<r;t++){let r=e.slice(n,n+s-i+(t<o?0:1));n+=r.length;let a=Lr(r,l);t<o&&r.push(0),c.push(r.concat(a))}let u=[];for(let e=0;e<c[0].length;e++)c.forEach((t,n)=>{(e!==s-i||n>=o)&&u.push(t[e])});return u}drawCodewords(e){if(e.length!==Math.floor(Pr(this.version)/8))throw RangeError(`Invalid argument`);let t=0;for(let n=this.size-1;n>=1;n-=2){n===6&&(n=5);for(let r=0;r<this.size;r++)for(let i=0;i<2;i++){let a=n-i,o=n+1&2?r:this.size-1-r;!this.types[o][a]&&t<e.length*8&&(this.modules[o][a]=br(e[t>>>3],7-(t&7)),t++)}}}applyMask(e){if(e<0||e>7)throw RangeError(`Mask value out of range`);for(let t=0;t<this.size;t++)for(let n=0;n<this.size;n++){let r;switch(e){case 0:r=(n+t)%2==0;break;case 1:r=t%2==0;break;case 2:r=n%3==0;break;case 3:r=(n+t)%3==0;break;case 4:r=(Math.floor(n/3)+Math.floor(t/2))%2==0;break;case 5:r=n*t%2+n*t%3==0;break;case 6:r=(n*t%2+n*t%3)%2==0;break;case 7:r=((n+t)%2+n*t%3)%2==0;break;default:throw Error(`Unreachable`)}!this.types[t][n]&&r&&(this.modules[t][n]=!this.modules[t][n])}}getPenaltyScore(){let e=0;for(let t=0;t<this.size;t++){let n=!1,r=0,i=[0,0,0,0,0,0,0];for(let a=0;a<this.size;a++)this.modules[t][a]===n?(r++,r===5?e+=fr:r>5&&e++):(this.finderPenaltyAddHistory(r,i),n||(e+=this.finderPenaltyCountPatterns(i)*mr),n=this.modules[t][a],r=1);e+=this.finderPenaltyTerminateAndCount(n,r,i)*mr}for(let t=0;t<this.size;t++){let n=!1,r=0,i=[0,0,0,0,0,0,0];for(let a=0;a<this.size;a++)this.modules[a][t]===n?(r++,r===5?e+=fr:r>5&&e++):(this.finderPenaltyAddHistory(r,i),n||(e+=this.finderPenaltyCountPatterns(i)*mr),n=this.modules[a][t],r=1);e+=this.finderPenaltyTerminateAndCount(n,r,i)*mr}for(let t=0;t<this.size-1;t++)for(let n=0;n<this.size-1;n++){let r=this.modules[t][n];r===this.modules[t][n+1]&&r===this.modules[t+1][n]&&r===this.modules[t+1][n+1]&&(e+=pr)}let t=0;for(let e of this.modules)t=e.reduce((e,t)=>e+ +!!t,t);let n=this.size*this.size,r=Math.ceil(Math.abs(t*20-n*10)/n)-1;return e+=r*hr,e}getAlignmentPatternPositions(){if(this.version===1)return[];{let e=Math.floor(this.version/7)+2,t=this.version===32?26:Math.ceil((this.version*4+4)/(e*2-2))*2,n=[6];for(let r=this.size-7;n.length<e;r-=t)n.splice(1,0,r);return n}}finderPenaltyCountPatterns(e){let t=e[1],n=t>0&&e[2]===t&&e[3]===t*3&&e[4]===t&&e[5]===t;return(n&&e[0]>=t*4&&e[6]>=t?1:0)+(n&&e[6]>=t*4&&e[0]>=t?1:0)}finderPenaltyTerminateAndCount(e,t,n){return e&&(this.finderPenaltyAddHistory(t,n),t=0),t+=this.size,this.finderPenaltyAddHistory(t,n),this.finderPenaltyCountPatterns(n)}finderPenaltyAddHistory(e,t){t[0]===0&&(e+=this.size),t.pop(),t.unshift(e)}};function yr(e,t,n){if(t<0||t>31||e>>>t)throw RangeError(`Value out of range`);for(let r=t-1;r>=0;r--)n.push(e>>>r&1)}function br(e,t){return(e>>>t&1)!=0}var xr=class{constructor(e,t,n){if(this.mode=e,this.numChars=t,this.bitData=n,t<0)throw RangeError(`Invalid argument`);this.bitData=n.slice()}getData(){return this.bitData.slice()}},Sr=[1,10,12,14],Cr=[2,9,11,13],wr=[4,8,16,16];function Tr(e,t){return e[Math.floor((t+7)/17)+1]}function Er(e){let t=[];for(let n of e)yr(n,8,t);return new xr(wr,e.length,t)}function Dr(e){if(!Ar(e))throw RangeError(`String contains non-numeric characters`);let t=[];for(let n=0;n<e.length;){let r=Math.min(e.length-n,3);yr(Number.parseInt(e.substring(n,n+r),10),r*3+1,t),n+=r}return new xr(Sr,e.length,t)}function Or(e){if(!jr(e))throw RangeError(`String contains unencodable characters in alphanumeric mode`);let t=[],n;for(n=0;n+2<=e.length;n+=2){let r=lr.indexOf(e.charAt(n))*45;r+=lr.indexOf(e.charAt(n+1)),yr(r,11,t)}return n<e.length&&yr(lr.indexOf(e.charAt(n)),6,t),new xr(Cr,e.length,t)}function kr(e){return e===``?[]:Ar(e)?[Dr(e)]:jr(e)?[Or(e)]:[Er(Nr(e))]}function Ar(e){return sr.test(e)}function jr(e){return cr.test(e)}function Mr(e,t){let n=0;for(let r of e){let e=Tr(r.mode,t);if(r.numChars>=1<<e)return 1/0;n+=4+e+r.bitData.length}return n}function Nr(e){e=encodeURI(e);let t=[];for(let n=0;n<e.length;n++)e.charAt(n)===`%`?(t.push(Number.parseInt(e.substring(n+1,n+3),16)),n+=2):t.push(e.charCodeAt(n));return t}function Pr(e){if(e<ur||e>dr)throw RangeError(`Version number out of range`);let t=(16*e+128)*e+64;if(e>=2){let n=Math.floor(e/7)+2;t-=(25*n-10)*n-55,e>=7&&(t-=36)}return t}function Fr(e,t){return Math.floor(Pr(e)/8)-gr[t[0]][e]*_r[t[0]][e]}function Ir(e){if(e<1||e>255)throw RangeError(`Degree out of range`);let t=[];for(let n=0;n<e-1;n++)t.push(0);t.push(1);let n=1;for(let r=0;r<e;r++){for(let e=0;e<t.length;e++)t[e]=Rr(t[e],n),e+1<t.length&&(t[e]^=t[e+1]);n=Rr(n,2)}return t}function Lr(e,t){let n=t.map(e=>0);for(let r of e){let e=r^n.shift();n.push(0),t.forEach((t,r)=>n[r]^=Rr(t,e))}return n}function Rr(e,t){if(e>>>8||t>>>8)throw RangeError(`Byte out of range`);let n=0;for(let r=7;r>=0;r--)n=n<<1^(n>>>7)*285,n^=(t>>>r&1)*e;return n}function zr(e,t,n=1,r=40,i=-1,a=!0){if(!(ur<=n&&n<=r&&r<=dr)||i<-1||i>7)throw RangeError(`Invalid value`);let o,s;for(o=n;;o++){let n=Fr(o,t)*8,i=Mr(e,o);if(i<=n){s=i;break}if(o>=r)throw RangeError(`Data too long`)}for(let e of[rr,ir,ar])a&&s<=Fr(o,e)*8&&(t=e);let c=[];for(let t of e){yr(t.mode[0],4,c),yr(t.numChars,Tr(t.mode,o),c);for(let e of t.getData())c.push(e)}let l=Fr(o,t)*8;yr(0,Math.min(4,l-c.length),c),yr(0,(8-c.length%8)%8,c);for(let e=236;c.length<l;e^=253)yr(e,8,c);let u=Array.from({length:Math.ceil(c.length/8)},()=>0);return c.forEach((e,t)=>u[t>>>3]|=e<<7-(t&7)),new vr(o,t,u,i)}function Br(e,t){let{ecc:n=`L`,boostEcc:r=!1,minVersion:i=1,maxVersion:a=40,maskPattern:o=-1,border:s=1}=t||{},c=typeof e==`string`?kr(e):Array.isArray(e)?[Er(e)]:void 0;if(!c)throw Error(`uqr only supports encoding string and binary data, but got: ${typeof e}`);let l=zr(c,or[n],i,a,o,r),u=Vr({version:l.version,maskPattern:l.mask,size:l.size,data:l.modules,types:l.types},s);return t?.invert&&(u.data=u.data.map(e=>e.map(e=>!e))),t?.onEncoded?.(u),u}function Vr(e,t=1){if(!t)return e;let{size:n}=e,r=n+t*2;e.size=r,e.data.forEach(e=>{for(let n=0;n<t;n++)e.unshift(!1),e.push(!1)});for(let n=0;n<t;n++)e.data.unshift(Array.from({length:r},e=>!1)),e.data.push(Array.from({length:r},e=>!1));let i=tr.Border;e.types.forEach(e=>{for(let n=0;n<t;n++)e.unshift(i),e.push(i)});for(let n=0;n<t;n++)e.types.unshift(Array.from({length:r},e=>i)),e.types.push(Array.from({length:r},e=>i));return e}var Hr=d(`<svg role="img" shape-rendering="crispEdges" class="svelte-3vwhkn"><rect fill="#fff"></rect><path fill="#111a1d"></path></svg>`);function Ur(t,n){G(n,!0);let r=L(()=>Br(n.text,{ecc:`M`,border:4})),i=L(()=>y(r).data.flatMap((e,t)=>e.flatMap((e,n)=>e?[`M${n} ${t}h1v1h-1z`]:[])).join(``));var a=Hr(),o=S(a),s=e(o);V(a),u(()=>{H(a,`viewBox`,`0 0 ${y(r).size??``} ${y(r).size??``}`),H(a,`aria-label`,n.label),H(a,`data-qr`,n.text),H(o,`width`,y(r).size),H(o,`height`,y(r).size),H(s,`d`,y(i))}),h(t,a),D()}var Wr=l(`<div class="code svelte-c7bzsk"><!></div> <p class="link svelte-c7bzsk"> </p> <p class="svelte-c7bzsk"> </p>`,1);function Gr(t,n){G(n,!0);let r=q(n,`text`,19,()=>Q(`qr-text`));bn(t,{get title(){return n.title},get onclose(){return n.onclose},children:(t,i)=>{var a=Wr(),o=w(a),s=S(o);{let e=L(()=>`${Q(`qr-code`)}: ${n.title}`);Ur(s,{get text(){return n.link},get label(){return y(e)}})}V(o);var c=e(o,2),l=g(c,!0),d=g(e(c,2),!0);u(()=>{f(l,n.link),f(d,r())}),h(t,a)},$$slots:{default:!0}}),D()}var Kr=l(`<div class="near svelte-ua2awp"><button aria-haspopup="dialog" class="svelte-ua2awp"><!></button> <p class="svelte-ua2awp"><span> </span> <b class="svelte-ua2awp"> </b></p></div> <!>`,1);function qr(t,n){G(n,!0);let r=W(!1),i=L(()=>n.addresses[0]),a=L(()=>y(i).replace(/^http:\/\/|\/$/g,``));var o=Kr(),s=w(o),c=S(s),l=S(c);{let e=L(()=>`${Q(`qr-code`)}: ${y(a)}`);Ur(l,{get text(){return y(i)},get label(){return y(e)}})}V(c);var d=e(c,2),p=S(d),m=g(p,!0),_=g(e(p,2),!0);V(d),V(s);var v=e(s,2),x=e=>{{let t=L(()=>Q(`nearby`)),a=L(()=>Q(n.addresses.length>1?`nearby-or`:`qr-text`,{others:n.addresses.slice(1).join(`  `)}));Gr(e,{get title(){return y(t)},get link(){return y(i)},get text(){return y(a)},onclose:()=>J(r,!1)})}};z(v,e=>{y(r)&&e(x)}),u((e,t)=>{H(s,`data-nearby`,y(i)),H(c,`aria-label`,e),f(m,t),f(_,y(a))},[()=>`${Q(`qr-code`)}: ${Q(`nearby`)}`,()=>Q(`nearby`)]),b(`click`,c,()=>J(r,!0)),h(t,o),D()}n([`click`]);var Jr=l(`<p role="alert" class="problem svelte-15b4erz"> </p>`),Yr=l(`<span class="e svelte-15b4erz"></span>`),Xr=l(`<a class="lnk"> </a>`),Zr=l(`<button class="lnk"> </button>`),Qr=l(`<li><span class="tm svelte-15b4erz"><!></span> <span class="what svelte-15b4erz"><b class="svelte-15b4erz"> </b> <small class="svelte-15b4erz"> </small></span> <span class="pips svelte-15b4erz" role="img"></span> <!></li>`),$r=l(`<li class="none svelte-15b4erz"> </li>`),ei=l(`<div class="train svelte-15b4erz" aria-hidden="true"><!><!><!><!></div>`),ti=l(`<section class="sheet"><h2> <button class="again svelte-15b4erz"> </button></h2> <!> <ul></ul> <!></section>`);function ni(t,n){G(n,!0);let r=W([]),i=W(null),s=L(rn),c=L(()=>y(r).filter(e=>e.is_yours||e.can_join||e.can_watch).sort((e,t)=>l(t)-l(e)));function l(e){return e.your_turn?3:e.is_yours&&e.status!==`over`?2:+!!e.can_join}async function d(){try{J(r,await Wt.departures({tokens:un(),lang:Y.lang})),J(i,null)}catch(e){J(i,e.message,!0)}}K(()=>{Y.lang,d();let e=setInterval(()=>document.hidden||void d(),1e4);return()=>clearInterval(e)});async function p(e){try{let t={claim:fn(e),tokens:un(),lang:Y.lang,name:Y.name},n=await Wt.join(e,t);dn(n.table,n.token),pn(e),Jt(`/t/${n.table}`)}catch(t){t.reason!==`unreachable`&&pn(e),J(i,t.message,!0),d()}}var m=ti(),_=S(m),v=S(_,!0),x=e(v),C=g(x,!0);V(_);var T=e(_,2),k=e=>{var t=Jr(),n=g(t,!0);u(()=>f(n,y(i))),h(e,t)};z(T,e=>{y(i)&&e(k)});var A=e(T,2);a(A,21,()=>y(c),e=>e.table,(t,n)=>{var r=Qr();let i;var s=S(r),c=S(s),l=e=>{E(e,{name:`sema-clear`,class:`sg`})},d=e=>{var t=se();u(e=>f(t,e),[()=>er(y(n).created,Y.lang)]),h(e,t)};z(c,e=>{y(n).your_turn?e(l):e(d,-1)}),V(s);var m=e(s,2),_=S(m),v=g(_,!0),x=g(e(_,2),!0);V(m);var C=e(m,2);a(C,21,()=>y(n).seats,e=>e.seat,(e,t)=>{var n=o(),r=w(n),i=e=>{h(e,Yr())},a=e=>{Yn(e,{get seat(){return y(t).seat}})};z(r,e=>{y(t).kind===`open`?e(i):e(a,-1)}),h(e,n)}),V(C);var T=e(C,2),D=e=>{var t=Xr(),r=g(t,!0);u(e=>{H(t,`href`,`/t/${y(n).table??``}`),f(r,e)},[()=>Q(`open-table`)]),b(`click`,t,function(...e){Yt?.apply(this,e)}),h(e,t)},k=e=>{var t=Zr(),r=g(t,!0);u(e=>f(r,e),[()=>Q(`join`)]),b(`click`,t,()=>p(y(n).table)),h(e,t)},A=e=>{var t=Xr(),r=g(t,!0);u(e=>{H(t,`href`,`/t/${y(n).table??``}`),f(r,e)},[()=>Q(`watch`)]),b(`click`,t,function(...e){Yt?.apply(this,e)}),h(e,t)};z(T,e=>{y(n).is_yours?e(D):y(n).can_join?e(k,1):e(A,-1)}),V(r),u((e,t)=>{H(r,`data-table`,y(n).table),i=O(r,1,`svelte-15b4erz`,null,i,{me:y(n).your_turn}),f(v,y(n).title),f(x,e),H(C,`aria-label`,t)},[()=>y(n).your_turn?Q(`your-turn`):Q(`departure-${y(n).status}`),()=>Q(`seats-taken`,{taken:y(n).seats.filter(e=>e.kind!==`open`).length,all:y(n).seats.length})]),h(t,r)},e=>{var t=$r(),n=g(t,!0);u(e=>f(n,e),[()=>Q(`departures-none`)]),h(e,t)}),V(A);var j=e(A,2),M=e=>{qr(e,{get addresses(){return y(s)}})},N=t=>{var n=ei(),r=S(n);E(r,{name:`loco-1`,class:`flip`});var i=e(r);E(i,{name:`coach`});var a=e(i);E(a,{name:`boxcar`}),E(e(a),{name:`caboose`}),V(n),h(t,n)};z(j,e=>{y(s).length>0?e(M):y(c).length<4&&e(N,1)}),V(m),u((e,t)=>{f(v,e),f(C,t)},[()=>Q(`departures`),()=>Q(`refresh`)]),b(`click`,x,d),h(t,m),D()}n([`click`]);var ri=500,ii=5e3,ai=2e4,oi=1e4,si=0;function ci(){return si+=1,`${Qt(18)}-${si}`}var li=class{hello;listener;open;#e=W(`connecting`);get state(){return y(this.#e)}set state(e){J(this.#e,e,!0)}socket=null;waiting=new Map;run=null;isWelcome=!1;delay=ri;timer;constructor(e,t,n=ui){this.hello=e,this.listener=t,this.open=n,this.connect()}ask(e){let t={...e,id:ci()};return new Promise(e=>{this.waiting.set(t.id,{message:t,answer:e}),this.isWelcome&&this.send(t)})}hurry(){this.state===`lost`&&this.connect()}shut(){this.state=`shut`,clearTimeout(this.timer),this.drop()}connect(){clearTimeout(this.timer),this.drop();let e=this.open();this.socket=e,e.onopen=()=>this.send(this.hello()),e.onmessage=e=>this.receive(JSON.parse(e.data)),e.onclose=()=>this.lose(),this.timer=setTimeout(()=>this.lose(),oi)}drop(){let e=this.socket;this.socket=null,this.isWelcome=!1,e!==null&&(e.onopen=e.onmessage=e.onclose=null,e.close())}lose(){this.state!==`shut`&&(this.drop(),this.state=`lost`,clearTimeout(this.timer),this.timer=setTimeout(()=>this.connect(),this.delay*(.75+Math.random()/2)),this.delay=Math.min(this.delay*2,ii))}send(e){this.socket?.send(JSON.stringify(e))}watch(){clearTimeout(this.timer),this.timer=setTimeout(()=>{this.send({t:`ping`,id:ci()}),this.timer=setTimeout(()=>this.lose(),oi)},ai)}receive(e){switch(this.watch(),e.t){case`welcome`:return this.enter(e);case`scene`:return this.listener.shown(e);case`said`:return this.listener.said(e);case`links`:return this.listener.linked(e);default:return this.settle(e)}}enter(e){let t=this.run!==null&&this.run!==e.run;this.run=e.run,this.isWelcome=!0,this.state=`open`,this.delay=ri,this.listener.welcomed(e,t);for(let{message:e}of this.waiting.values())this.send(e)}settle(e){let t=e.id===null?void 0:this.waiting.get(e.id);t===void 0?e.t===`refused`&&e.id===null&&this.listener.refused(e):(this.waiting.delete(t.message.id),t.answer(e))}};function ui(){let e=location.protocol===`https:`?`wss`:`ws`;return new WebSocket(`${e}://${location.host}/ws`)}var di={kind:`bot`,name:``,level:`greedy`},fi=3,pi=[{kind:`none`,seconds:0},{kind:`move`,seconds:60},{kind:`move`,seconds:180},{kind:`bank`,seconds:600},{kind:`bank`,seconds:1800}],mi=class{#e=W(null);get game(){return y(this.#e)}set game(e){J(this.#e,e)}#t=W(j([]));get seats(){return y(this.#t)}set seats(e){J(this.#t,e,!0)}#n=W(j({}));get options(){return y(this.#n)}set options(e){J(this.#n,e,!0)}#r=W(0);get clock(){return y(this.#r)}set clock(e){J(this.#r,e,!0)}#i=W(`link`);get watch(){return y(this.#i)}set watch(e){J(this.#i,e,!0)}#a=W(!0);get hints(){return y(this.#a)}set hints(e){J(this.#a,e,!0)}id=ci();secret=$t();choose(e){let t=this.game?.name===e.name;if(this.game=e,t)return;ue(`game`,e.name),this.options=Object.fromEntries(e.options.map(e=>[e.name,e.values[0].value]));let n=Math.min(e.most_seats,Math.max(e.least_seats,this.seats.length||fi)),r=Array.from({length:n-1},(e,t)=>this.seats[t+1]??{...di});this.seats=[{kind:`me`,name:Y.name,level:`greedy`},...r],this.id=ci(),this.secret=$t()}get canAdd(){return this.game!==null&&this.seats.length<this.game.most_seats}get canRemove(){return this.game!==null&&this.seats.length>this.game.least_seats}add(e){this.canAdd&&this.seats.push({...di,kind:e})}remove(e){this.canRemove&&this.seats.splice(e,1)}request(){let e=this.seats.map(({kind:e,name:t,level:n})=>e===`bot`?{kind:`bot`,level:n}:e===`open`?{kind:`open`}:{kind:`person`,name:t.trim()});return{id:this.id,secret:this.secret,game:this.game.name,seats:e,options:te(this.options),clock:pi[this.clock],hints:this.hints,watch:this.watch,lang:Y.lang}}};function hi(){return le(`game`,``)}var gi=l(`<button class="more svelte-drqbzg"> </button>`),_i=l(`<div class="list svelte-drqbzg"><!> <!> <!> <!></div> <!>`,1);function vi(t,n){G(n,!0);let r=q(n,`plan`,7),i=W(!1),o=L(()=>r().game.options),s=L(()=>y(i)?y(o):y(o).slice(0,2)),c=L(()=>y(o).length-2),l=L(()=>y(o).slice(2).filter(e=>r().options[e.name]!==e.values[0].value).length),d=L(()=>pi.map((e,t)=>({value:t,label:Q(`clock-${e.kind}`,{seconds:e.seconds??0,minutes:(e.seconds??0)/60})})));var p=_i(),m=w(p),_=S(m);a(_,17,()=>y(s),e=>e.name,(e,t)=>{{let n=L(()=>r().options[y(t).name]??y(t).values[0].value);$(e,{get label(){return y(t).label},get about(){return y(t).about},get values(){return y(t).values},get value(){return y(n)},onchange:e=>r().options[y(t).name]=e})}});var v=e(_,2);{let e=L(()=>Q(`clock`));$(v,{get label(){return y(e)},get values(){return y(d)},get value(){return r().clock},onchange:e=>r().clock=e})}var x=e(v,2);{let e=L(()=>Q(`who-may-watch`)),t=L(()=>[{value:`anyone`,label:Q(`watch-anyone`)},{value:`link`,label:Q(`watch-link`)}]);$(x,{get label(){return y(e)},get values(){return y(t)},get value(){return r().watch},onchange:e=>r().watch=e})}var C=e(x,2);{let e=L(()=>Q(`hints`)),t=L(()=>[{value:!0,label:Q(`on`)},{value:!1,label:Q(`off`)}]);$(C,{get label(){return y(e)},get values(){return y(t)},get value(){return r().hints},onchange:e=>r().hints=e})}V(m);var T=e(m,2),E=e=>{var t=gi(),n=g(t,!0);u(e=>{H(t,`aria-expanded`,y(i)),f(n,e)},[()=>y(i)?Q(`fewer-options`):Q(`more-options`,{count:y(c),changed:y(l)})]),b(`click`,t,()=>J(i,!y(i))),h(e,t)};z(T,e=>{y(c)>0&&e(E)}),h(t,p),D()}n([`click`]);var yi=`modulepreload`,bi=function(e){return`/`+e},xi={},Si=function(e,t,n){let r=Promise.resolve();if(t&&t.length>0){let e=document.getElementsByTagName(`link`),i=document.querySelector(`meta[property=csp-nonce]`),a=i?.nonce||i?.getAttribute(`nonce`);function o(e){return Promise.all(e.map(e=>Promise.resolve(e).then(e=>({status:`fulfilled`,value:e}),e=>({status:`rejected`,reason:e}))))}r=o(t.map(t=>{if(t=bi(t,n),t in xi)return;xi[t]=!0;let r=t.endsWith(`.css`),i=r?`[rel="stylesheet"]`:``;if(n)for(let n=e.length-1;n>=0;n--){let i=e[n];if(i.href===t&&(!r||i.rel===`stylesheet`))return}else if(document.querySelector(`link[href="${t}"]${i}`))return;let o=document.createElement(`link`);if(o.rel=r?`stylesheet`:yi,r||(o.as=`script`),o.crossOrigin=``,o.href=t,a&&o.setAttribute(`nonce`,a),document.head.appendChild(o),r)return new Promise((e,n)=>{o.addEventListener(`load`,e),o.addEventListener(`error`,()=>n(Error(`Unable to preload CSS for ${t}`)))})}))}function i(e){let t=new Event(`vite:preloadError`,{cancelable:!0});if(t.payload=e,window.dispatchEvent(t),!t.defaultPrevented)throw e}return r.then(t=>{for(let e of t||[])e.status===`rejected`&&i(e.reason);return e().catch(i)})},Ci=Object.assign({"../games/continental_express/index.ts":()=>Si(()=>import(`./continental_express-CHPQ0Y-j.js`),__vite__mapDeps([0,1,2,3,4,5,6])),"../games/great_lakes/index.ts":()=>Si(()=>import(`./great_lakes-Xoaej4av.js`),__vite__mapDeps([7,1,8,9,10,2,3,4,5,11])),"../games/isle_of_trains/index.ts":()=>Si(()=>import(`./isle_of_trains-ia6GzVpl.js`),__vite__mapDeps([12,1,13,14,2,3,4,5,9,15,16])),"../games/ticket_cards/index.ts":()=>Si(()=>import(`./ticket_cards-CzpgFDpx.js`),__vite__mapDeps([17,1,13,14,8,9,10,2,3,4,5,18])),"../games/traffic/index.ts":()=>Si(()=>import(`./traffic-iUMOKxqd.js`),__vite__mapDeps([19,1,13,14,2,3,9,15,20]))});async function wi(e){let t=Ci[`../games/${e}/index.ts`];return t?(await t()).game:null}var Ti=l(`<button><span class="picture svelte-p0hm4g"><!></span> <span class="ct svelte-p0hm4g"><b class="svelte-p0hm4g"> </b> <i class="svelte-p0hm4g"> </i> <small class="svelte-p0hm4g"><span class="svelte-p0hm4g"><!><span class="vh"> </span> </span> <span class="svelte-p0hm4g"><!> </span></small></span></button>`),Ei=l(`<div class="covers svelte-p0hm4g" role="group"></div>`);function Di(n,i){G(i,!0);let s;K(()=>{s.querySelector(`[data-game="${i.chosen}"]`)?.scrollIntoView({block:`nearest`,inline:`center`})});function c(e){return e.least_seats===e.most_seats?String(e.most_seats):`${e.least_seats}–${e.most_seats}`}var l=Ei();a(l,21,()=>i.games,e=>e.name,(n,a)=>{var s=Ti();let l;var d=S(s);t(S(d),()=>wi(y(a).name),null,(e,t)=>{var n=o(),i=w(n),a=e=>{var n=o();r(w(n),()=>y(t).Poster,(e,t)=>{t(e,{})}),h(e,n)},s=e=>{E(e,{name:`logo`,class:`logo`})};z(i,e=>{y(t)?e(a):e(s,-1)}),h(e,n)}),V(d);var p=e(d,2),m=S(p),_=g(m,!0),v=e(m,2),x=g(v,!0),C=e(v,2),T=S(C),D=S(T);E(D,{name:`i-person`});var k=e(D),A=g(k,!0),j=e(k,1,!0);V(T);var M=e(T,2),N=S(M);E(N,{name:`i-clock`});var P=e(N,1,!0);V(M),V(C),V(p),V(s),u((e,t,n)=>{l=O(s,1,`cover svelte-p0hm4g`,null,l,{on:y(a).name===i.chosen}),H(s,`data-game`,y(a).name),H(s,`aria-pressed`,y(a).name===i.chosen),f(_,y(a).title),f(x,y(a).tagline),f(A,e),f(j,t),f(P,n)},[()=>Q(`players`),()=>c(y(a)),()=>Q(`minutes`,{minutes:y(a).minutes})]),b(`click`,s,()=>i.onchoose(y(a))),h(n,s)}),V(l),B(l,e=>s=e,()=>s),u(e=>{oe(l,`--n:${i.games.length??``}`),H(l,`aria-label`,e)},[()=>Q(`games`)]),h(n,l),D()}n([`click`]);var Oi=l(`<input maxlength="40" class="svelte-xlbrtn"/>`),ki=l(`<b class="svelte-xlbrtn"> </b>`),Ai=l(`<i></i>`),ji=l(`<button class="lnk"><span class="lv svelte-xlbrtn" aria-hidden="true"></span></button>`),Mi=l(`<select class="lnk svelte-xlbrtn"><option> </option><option> </option><option> </option></select> <button class="tool svelte-xlbrtn" data-remove=""><!></button>`,1),Ni=l(`<li data-seat-plan="" class="svelte-xlbrtn"><!> <span class="sn svelte-xlbrtn"><!> <small class="svelte-xlbrtn"> </small></span> <span class="acts svelte-xlbrtn"><!> <!></span></li>`),Pi=l(`<p class="more svelte-xlbrtn"> <button class="word svelte-xlbrtn"> </button> <button class="word svelte-xlbrtn"> </button> <button class="word svelte-xlbrtn"> </button></p>`),Fi=l(`<section class="sheet"><h2> <span class="label"> </span></h2> <ul></ul> <!></section>`);function Ii(t,n){G(n,!0);let r=[`random`,`greedy`],o=L(()=>n.plan.game),s=L(()=>y(o).least_seats===y(o).most_seats?String(y(o).most_seats):`${y(o).least_seats}–${y(o).most_seats}`);function c(e){e.level=r[(r.indexOf(e.level)+1)%r.length]}var l=Fi(),d=S(l),p=S(d,!0),m=g(e(p),!0);V(d);var _=e(d,2);a(_,21,()=>n.plan.seats,i,(t,i,o)=>{var s=Ni(),l=S(s);Yn(l,{seat:o});var d=e(l,2),p=S(d),m=e=>{var t=Oi();ee(t),u((e,n)=>{H(t,`placeholder`,e),H(t,`aria-label`,n)},[()=>Q(`your-name`),()=>Q(`name-of-seat`,{number:o+1})]),M(t,()=>y(i).name,e=>y(i).name=e),h(e,t)},_=e=>{var t=ki(),n=g(t,!0);u(e=>f(n,e),[()=>Q(`plan-${y(i).kind}`)]),h(e,t)};z(p,e=>{y(i).kind===`me`||y(i).kind===`here`?e(m):e(_,-1)});var v=g(e(p,2),!0);V(d);var x=e(d,2),C=S(x),D=e=>{var t=ji(),n=S(t);a(n,22,()=>r,e=>e,(e,t,n)=>{var a=Ai();let o;u(e=>o=O(a,1,`svelte-xlbrtn`,null,o,{on:e}),[()=>y(n)<=r.indexOf(y(i).level)]),h(e,a)}),V(n),V(t),u((e,n)=>{H(t,`data-level`,y(i).level),H(t,`title`,e),H(t,`aria-label`,n)},[()=>Q(`level-${y(i).level}.about`),()=>`${Q(`strength`)}: ${Q(`level-${y(i).level}`)}`]),b(`click`,t,()=>c(y(i))),h(e,t)};z(C,e=>{y(i).kind===`bot`&&e(D)});var k=e(C,2),A=t=>{var r=Mi(),a=w(r),s=S(a),c=g(s,!0);s.value=s.__value=`bot`;var l=e(s),d=g(l,!0);l.value=l.__value=`open`;var p=e(l),m=g(p,!0);p.value=p.__value=`here`,V(a),T(a);var _=e(a,2);E(S(_),{name:`i-x`,class:`ic`}),V(_),u((e,t,r,i,o)=>{H(a,`aria-label`,e),f(c,t),f(d,r),f(m,i),H(_,`aria-disabled`,!n.plan.canRemove),H(_,`aria-label`,o)},[()=>Q(`kind-of-seat`,{number:o+1}),()=>Q(`plan-bot`),()=>Q(`plan-open`),()=>Q(`plan-here`),()=>Q(`remove-seat`,{number:o+1})]),P(a,()=>y(i).kind,e=>y(i).kind=e),b(`click`,_,()=>n.plan.remove(o)),h(t,r)};z(k,e=>{y(i).kind!==`me`&&e(A)}),V(x),V(s),u(e=>f(v,e),[()=>Q(y(i).kind===`bot`?`level-${y(i).level}`:`plan-${y(i).kind}.about`)]),h(t,s)}),V(_);var v=e(_,2),x=t=>{var r=Pi(),i=S(r),a=e(i),o=g(a,!0),s=e(a,2),c=g(s,!0),l=e(s,2),d=g(l,!0);V(r),u((e,t,n,r)=>{f(i,`${e??``} `),f(o,t),f(c,n),f(d,r)},[()=>Q(`add-seat`),()=>Q(`add-open`),()=>Q(`add-bot`),()=>Q(`add-here`)]),b(`click`,a,()=>n.plan.add(`open`)),b(`click`,s,()=>n.plan.add(`bot`)),b(`click`,l,()=>n.plan.add(`here`)),h(t,r)};z(v,e=>{n.plan.canAdd&&e(x)}),V(l),u((e,t)=>{f(p,e),f(m,t)},[()=>Q(`seats-for`,{game:y(o).title}),()=>Q(`seats-of`,{count:n.plan.seats.length,range:y(s)})]),h(t,l),D()}n([`click`]);var Li=l(`<a class="tool opt svelte-xz6wf3"><!> </a>`),Ri=l(`<p class="problem svelte-xz6wf3" role="alert"> </p>`),zi=l(`<div class="seats svelte-xz6wf3"><!></div> <section class="options sheet svelte-xz6wf3"><h2> </h2> <!> <div class="start svelte-xz6wf3"><button class="btn go svelte-xz6wf3" data-start=""> </button> <span class="label svelte-xz6wf3"> </span></div></section>`,1),Bi=l(`<!> <main class="svelte-xz6wf3"><div class="hd svelte-xz6wf3"><h1 class="svelte-xz6wf3"> </h1> <p class="svelte-xz6wf3"> </p> <!></div> <div class="posters svelte-xz6wf3"><!></div> <!> <div class="departures svelte-xz6wf3"><!></div></main> <!>`,1);function Vi(t,n){G(n,!0);let r=new mi,i=W([]),a=W(null),s=W(!1),c=W(!1);K(()=>{document.title=Q(`title-lobby`)}),K(()=>{let e=Y.lang,t=!0;return Ut(()=>l(e),()=>t),()=>{t=!1}});async function l(e){try{J(i,await Wt.games(e)),J(a,null)}catch(e){throw J(a,e.message,!0),e}let t=r.game?.name??hi(),n=y(i).find(e=>e.name===t)??y(i)[0];n&&r.choose(n)}async function d(){if(!(y(s)||!r.game)){J(s,!0);try{let e=await Wt.newTable(r.request());X(`name`,r.seats[0].name.trim()),dn(e.table,...e.tokens),Jt(`/t/${e.table}`)}catch(e){J(a,e.message,!0)}finally{J(s,!1)}}}var p=Bi(),m=w(p);Gn(m,{onmenu:()=>J(c,!0),extra:t=>{var n=o(),i=w(n),a=t=>{var n=Li(),i=S(n);E(i,{name:`i-book`,class:`ic`});var a=e(i,1,!0);V(n),u(e=>{H(n,`href`,`/rules/${r.game.name??``}`),f(a,e)},[()=>Q(`rules`)]),b(`click`,n,function(...e){Yt?.apply(this,e)}),h(t,n)};z(i,e=>{r.game&&e(a)}),h(t,n)},$$slots:{extra:!0}});var _=e(m,2),v=S(_),x=S(v),C=g(x,!0),T=e(x,2),O=g(T,!0),k=e(T,2),A=e=>{var t=Ri(),n=g(t,!0);u(()=>f(n,y(a))),h(e,t)};z(k,e=>{y(a)&&e(A)}),V(v);var j=e(v,2),M=S(j);{let e=L(()=>r.game?.name??``);Di(M,{get games(){return y(i)},get chosen(){return y(e)},onchoose:e=>r.choose(e)})}V(j);var N=e(j,2),P=t=>{var n=zi(),i=w(n);Ii(S(i),{get plan(){return r}}),V(i);var a=e(i,2),o=S(a),c=g(o,!0),l=e(o,2);vi(l,{get plan(){return r}});var p=e(l,2),m=S(p),_=g(m,!0),v=g(e(m,2),!0);V(p),V(a),u((e,t,n)=>{f(c,e),m.disabled=y(s),f(_,t),f(v,n)},[()=>Q(`options`),()=>Q(`start-game`,{game:r.game.title}),()=>Q(r.seats.some(e=>e.kind===`open`)?`start-open-seats`:`start-at-once`)]),b(`click`,m,d),h(t,n)};z(N,e=>{r.game&&e(P)});var F=e(N,2);ni(S(F),{}),V(F),V(_);var I=e(_,2),R=e=>{Bn(e,{onclose:()=>J(c,!1)})};z(I,e=>{y(c)&&e(R)}),u((e,t)=>{f(C,e),f(O,t)},[()=>Q(`lobby-title`),()=>Q(`lobby-text`)]),h(t,p),D()}n([`click`]);var Hi=l(`<li><code class="svelte-si786l"> </code></li>`),Ui=l(`<details class="svelte-si786l"><summary class="svelte-si786l"> </summary> <ul></ul></details>`),Wi=l(`<p class="text svelte-si786l"> </p> <!>`,1),Gi=l(`<p role="alert"> </p>`),Ki=l(`<p class="label" role="status"> </p>`);function qi(n,r){G(r,!0);let i=L(()=>Wt.clause(r.game,r.number));{let s=L(()=>Q(`clause`,{number:r.number}));bn(n,{get title(){return y(s)},get onclose(){return r.onclose},children:(n,r)=>{var s=o();t(w(s),()=>y(i),e=>{var t=Ki(),n=g(t,!0);u(e=>f(n,e),[()=>Q(`loading`)]),h(e,t)},(t,n)=>{var r=Wi(),i=w(r),o=g(i,!0),s=e(i,2),c=t=>{var r=Ui(),i=S(r),o=g(i,!0),s=e(i,2);a(s,20,()=>y(n).tests,e=>e,(e,t)=>{var n=Hi(),r=g(S(n),!0);V(n),u(()=>f(r,t)),h(e,n)}),V(s),V(r),u(e=>f(o,e),[()=>Q(`clause-tests`,{count:y(n).tests.length})]),h(t,r)};z(s,e=>{y(n).tests.length>0&&e(c)}),u(()=>f(o,y(n).text)),h(t,r)},(e,t)=>{var n=Gi(),r=g(n,!0);u(()=>f(r,y(t).message)),h(e,n)}),h(n,s)},$$slots:{default:!0}})}D()}var Ji=l(`<div class="rules svelte-106isyb"></div>`),Yi=l(`<p role="alert"> </p>`),Xi=l(`<p class="label" role="status"> </p>`);function Zi(e,n){G(n,!0);let r=L(()=>Wt.rules(n.game,Y.lang));K(()=>{y(r).then(e=>n.ontitle?.(e.title)).catch(()=>{})});function i(e){let t=e.target.closest(`[data-clause]`)?.dataset.clause;t!==void 0&&(e.preventDefault(),n.onclause(t))}var a=o();t(w(a),()=>y(r),e=>{var t=Xi(),n=g(t,!0);u(e=>f(n,e),[()=>Q(`loading`)]),h(e,t)},(e,t)=>{var n=Ji();v(n,()=>y(t).html,!0),V(n),b(`click`,n,i),h(e,n)},(e,t)=>{var n=Yi(),r=g(n,!0);u(()=>f(r,y(t).message)),h(e,n)}),h(e,a),D()}n([`click`]);var Qi=l(`<!> <main class="svelte-1eemx0b"><article class="sheet svelte-1eemx0b"><!></article></main> <!> <!>`,1);function $i(t,n){G(n,!0);let r=W(null),i=W(``),a=W(!1);K(()=>{document.title=Q(`title-rules`,{game:y(i)})});var o=Qi(),s=w(o);{let e=L(()=>Q(`rules`));Gn(s,{get where(){return y(i)},get meta(){return y(e)},onmenu:()=>J(a,!0)})}var c=e(s,2),l=S(c);Zi(S(l),{get game(){return n.game},onclause:e=>J(r,e,!0),ontitle:e=>J(i,e,!0)}),V(l),V(c);var u=e(c,2),d=e=>{qi(e,{get game(){return n.game},get number(){return y(r)},onclose:()=>J(r,null)})};z(u,e=>{y(r)!==null&&e(d)});var f=e(u,2),p=e=>{Bn(e,{onclose:()=>J(a,!1)})};z(f,e=>{y(a)&&e(p)}),h(t,o),D()}function ea(e){let t=matchMedia(`(max-width: 720px)`),n=()=>e.isPhone=t.matches;return n(),t.addEventListener(`change`,n),()=>t.removeEventListener(`change`,n)}var ta=`began`,na=250,ra=class{#e=W(null);get link(){return y(this.#e)}set link(e){J(this.#e,e)}#t=W(null);get module(){return y(this.#t)}set module(e){J(this.#t,e)}#n=W(null);get catalogue(){return y(this.#n)}set catalogue(e){J(this.#n,e)}#r=W(null);get welcome(){return y(this.#r)}set welcome(e){J(this.#r,e)}#i=W(null);get scene(){return y(this.#i)}set scene(e){J(this.#i,e)}#a=W(0);get first(){return y(this.#a)}set first(e){J(this.#a,e,!0)}#o=W([]);get lines(){return y(this.#o)}set lines(e){J(this.#o,e)}#s=W([]);get lastLines(){return y(this.#s)}set lastLines(e){J(this.#s,e)}#c=W([]);get chat(){return y(this.#c)}set chat(e){J(this.#c,e)}#l=W(null);get moment(){return y(this.#l)}set moment(e){J(this.#l,e)}#u=W([]);get pickedMoves(){return y(this.#u)}set pickedMoves(e){J(this.#u,e)}#d=W(null);get armed(){return y(this.#d)}set armed(e){J(this.#d,e)}#f=W(null);get hint(){return y(this.#f)}set hint(e){J(this.#f,e)}#p=W(null);get explanation(){return y(this.#p)}set explanation(e){J(this.#p,e)}#m=W(null);get enlarged(){return y(this.#m)}set enlarged(e){J(this.#m,e,!0)}#h=W(null);get openClause(){return y(this.#h)}set openClause(e){J(this.#h,e,!0)}#g=W(null);get notice(){return y(this.#g)}set notice(e){J(this.#g,e,!0)}#_=W(null);get closed(){return y(this.#_)}set closed(e){J(this.#_,e,!0)}#v=W(null);get rematch(){return y(this.#v)}set rematch(e){J(this.#v,e,!0)}#y=W(null);get shownFor(){return y(this.#y)}set shownFor(e){J(this.#y,e,!0)}#b=W(!1);get isPhone(){return y(this.#b)}set isPhone(e){J(this.#b,e,!0)}#x=W(!1);get isReplay(){return y(this.#x)}set isReplay(e){J(this.#x,e,!0)}#S=W(0);get skew(){return y(this.#S)}set skew(e){J(this.#S,e,!0)}#C=W(!1);get isBusy(){return y(this.#C)}set isBusy(e){J(this.#C,e,!0)}reading=null;whys=new Map;hideTimer;get view(){return this.moment?.view??this.scene.view}get viewer(){return this.isReplay&&this.moment?this.view.seat??this.home:this.home}get home(){return this.scene?.viewer??null}get decider(){return this.moment?null:this.scene?.decider??null}get people(){return this.scene?.people??[]}get moves(){return this.canMove?this.scene.moves:[]}get hinted(){return this.hint?.code??null}movesOf(e,t={}){let n=Object.entries(t);return this.moves.filter(t=>t.kind===e&&n.every(([e,n])=>t.args[e]===n))}say(e,t){return Rt(this.scene?.table.game??``,e,t)}choose(e){this.explanation=null,e.length>1?(this.armed=null,this.pickedMoves=this.isPicked(e)?[]:e):e[0]&&this.offer(e[0])}enlarge(e){this.enlarged=e}get isMine(){let e=this.scene;return e!==null&&e.table.status===`playing`&&e.decider!==null&&e.decider===e.viewer}get keys(){let e=this.welcome?.tokens??[];return(this.welcome?.seats??[]).flatMap((t,n)=>e[n]===void 0?[]:[{seat:t,token:e[n]}])}get watchKey(){return this.scene?.table.watch===`anyone`?null:this.welcome?.watch_token??this.welcome?.tokens[0]??null}get isPlayer(){return(this.welcome?.seats.length??0)>0}get canMove(){return this.isMine&&this.moment===null&&!this.isBusy&&!this.isCovered}get isCovered(){let e=this.welcome?.seats??[],t=this.scene?.table.status;return e.length>1&&t===`playing`&&this.scene.viewer!==this.shownFor}uncover(){this.shownFor=this.viewer}isPicked(e){let t=this.armed?[this.armed]:this.pickedMoves;return t.length>0&&t.length===e.length&&t.every((t,n)=>t.code===e[n].code)}offer(e){(Y.confirm===`always`||Y.confirm===`game`&&this.module?.confirms?.(e,this.view))&&this.armed?.code!==e.code?this.armed=e:this.play(e)}confirm(){this.armed&&this.play(this.armed)}putBack(){let e=this.armed!==null||this.pickedMoves.length>0;return this.armed=null,this.pickedMoves=[],e}async play(e){await this.playAll([e.code])}async playAll(e){!this.canMove||e.length===0||(this.putBack(),await this.act({t:`play`,after:this.scene.act,codes:e}))}async undo(e){this.isBusy||this.moment!==null||(this.putBack(),await this.act({t:`undo`,after:this.scene.act,whole_turn:e}))}async askHint(){let e=await this.tell({t:`hint`});e?.t===`hint`&&(this.hint=e)}async act(e){this.isBusy=!0,await this.tell(e),this.isBusy=!1}async tell(e){let t=await this.link.ask(e);return t.t===`refused`&&(this.notice=t.text),t}explain(e,t,n){if(clearTimeout(this.hideTimer),n&&this.explanation?.place===e&&this.explanation.clause){this.openClause=this.explanation.clause;return}let r=JSON.stringify([this.scene.act,Y.lang,t.kind,t.args]),i=this.whys.get(r);this.explanation={place:e,text:i?.text??null,clause:i?.clause??null},i===void 0&&this.askWhy(r,e,t)}explainText(e,t){clearTimeout(this.hideTimer),this.explanation={place:e,text:t,clause:null}}async askWhy(e,t,n){let r=await this.link.ask({t:`why`,kind:n.kind,args:n.args});if(r.t!==`why`)return this.explained(t);this.whys.set(e,{text:r.text,clause:r.clause}),this.explanation?.place===t&&(this.explanation=r.text===null?null:{place:t,text:r.text,clause:r.clause})}explained(e){clearTimeout(this.hideTimer),this.hideTimer=setTimeout(()=>{this.explanation?.place===e&&(this.explanation=null)},na)}keepExplanation(){clearTimeout(this.hideTimer)}get turn(){return this.moment?.turn??this.scene?.turn??0}get plyShown(){return this.moment?.ply??this.scene?.ply??0}get linesShown(){return this.moment?this.lines.slice(0,Math.max(0,this.moment.log_until-this.first)):this.lines}get lineCount(){return this.first+this.lines.length}async readBack(){this.first!==0&&(this.reading??=this.readPage(this.first).finally(()=>this.reading=null),await this.reading)}async readSince(e){for(;this.first>0&&(this.lines[0]?.ply??0)>e;){let e=this.first;if(await this.readBack(),this.first===e)return}}async readPage(e){let t=await this.link.ask({t:`lines`,before:e});t.t!==`lines`||t.log_from+t.log.length!==this.first||t.lang!==Y.lang||t.viewer!==this.home||(this.lines=[...t.log,...this.lines],this.first=t.log_from)}async look(e){if(!this.scene)return;if(e>=this.scene.ply&&this.scene.table.status!==`over`)return this.backToNow();let t=await this.link.ask({t:`look`,ply:Math.max(0,Math.min(e,this.scene.ply))});t.t===`moment`?(this.putBack(),this.explanation=null,this.moment=t):t.t===`refused`&&(this.notice=t.text)}backToNow(){this.moment=null}welcomed(e,t){t&&this.forget(),this.welcome=e,this.skew=e.now-Date.now()/1e3;let n=e.chat[0]?.number??0;this.chat=[...this.chat.filter(e=>e.number<n),...e.chat],this.closed=null}shown(e){let t=e.act!==this.scene?.act;t&&(this.whys.clear(),this.explanation=null,this.hint=null,this.putBack());let n=this.lineCount;e.log_anew&&(this.first=e.log_from),this.lines=e.log_anew?e.log:[...this.lines.slice(0,e.log_from-this.first),...e.log],this.scene!==null&&!e.log_anew&&e.log_from>=n?this.lastLines=e.log:t&&(this.lastLines=this.lines.filter(t=>t.ply===e.ply)),this.moment&&this.moment.ply>e.ply&&(this.moment=null),this.scene=e}said({line:e}){this.chat.some(t=>t.number===e.number)||(this.chat=[...this.chat,e])}linked({table:e,tokens:t}){dn(e,...t),this.rematch=e}refused(e){this.scene===null?this.closed=e.text:this.notice=e.text}forget(){this.whys.clear(),this.moment=null,this.hint=null,this.putBack()}};function ia(e,t){G(t,!0);let n=U();var r=o(),i=w(r),a=e=>{qi(e,{get game(){return n.scene.table.game},get number(){return n.openClause},onclose:()=>n.openClause=null})};z(i,e=>{n.openClause!==null&&n.scene&&e(a)}),h(e,r),D()}var aa=l(`<main class="svelte-1iqazre"><!> <h1 class="svelte-1iqazre"> </h1> <p> </p> <a class="btn go svelte-1iqazre" href="/"> </a></main>`);function oa(t,n){G(n,!0);var r=aa(),i=S(r);E(i,{name:`red-semaphore`,class:`picture`});var a=e(i,2),o=g(a,!0),s=e(a,2),c=g(s,!0),l=e(s,2),d=g(l,!0);V(r),u((e,t)=>{f(o,e),f(c,n.text),f(d,t)},[()=>Q(`closed-title`),()=>Q(`to-lobby`)]),b(`click`,l,function(...e){Yt?.apply(this,e)}),h(t,r),D()}n([`click`]);var sa=l(`<main class="cover svelte-1jpn6gb"><!> <p class="who svelte-1jpn6gb"><!><b> </b></p> <h1 class="svelte-1jpn6gb"> </h1> <p> </p> <button class="btn go svelte-1jpn6gb"> </button></main>`);function ca(t,n){G(n,!0);let r=U(),i=L(()=>r.viewer??0),a=L(()=>r.people[y(i)]?.name??``),o;K(()=>o.focus());var s=sa(),c=S(s);E(c,{name:`back`,class:`turntable`});var l=e(c,2),d=S(l);Yn(d,{get seat(){return y(i)}});var p=g(e(d),!0);V(l);var m=e(l,2),_=g(m,!0),v=e(m,2),x=g(v,!0),C=e(v,2),w=g(C,!0);B(C,e=>o=e,()=>o),V(s),u((e,t,n)=>{f(p,y(a)),f(_,e),f(x,t),f(w,n)},[()=>r.say(`cover-title`,{name:y(a)}),()=>r.say(`cover-text`),()=>r.say(`cover-button`,{name:y(a)})]),b(`click`,C,()=>r.uncover()),h(t,s),D()}n([`click`]);function la(e){return e.indexOf(Math.max(...e))}function ua(e,t){let n=[];for(let t=1;t<e.timeline.length;t+=1){let[r,i]=[e.timeline[t-1],e.timeline[t]],a=i.map((e,t)=>e-r[t]),o=la(a),s=a[o];s<=0||n.push({at:t,ply:e.turns[t],seat:o,gain:s,after:e.turns[t-1]})}let r=da(e),i=e=>e.at===r?1/0:e.gain;return n.sort((e,t)=>i(t)-i(e)).slice(0,t).sort((e,t)=>e.at-t.at)}function da(e){let t=e.ranking.indexOf(1);return e.timeline.slice(0,-1).findLastIndex(e=>e.some((n,r)=>r!==t&&n>=e[t]))+1}function fa(e,{seat:t,after:n,ply:r}){return e.filter(e=>e.ply>n&&e.ply<=r&&e.seat===t&&e.kind!==`began`).reduce((e,t)=>t.text.length>e.length?t.text:e,``)}function pa(e,t,n,r){let i=new Map(t.map(e=>[e.name,e.seat])),a=[...i.keys()].filter(Boolean).sort((e,t)=>t.length-e.length),o=[],s=e;n!==null&&ma(s,r)&&(o.push({text:r,seat:n}),s=s.slice(r.length));let c=RegExp(`(?<![\\p{L}\\p{N}])(${a.map(ha).join(`|`)})(?![\\p{L}\\p{N}])`,`gu`),l=0;for(let e of a.length>0?s.matchAll(c):[])o.push({text:s.slice(l,e.index),seat:null}),o.push({text:e[0],seat:i.get(e[0])}),l=e.index+e[0].length;return[...o,{text:s.slice(l),seat:null}].filter(e=>e.text!==``)}function ma(e,t){return e.startsWith(t)&&!/[\p{L}\p{N}]/u.test(e[t.length]??``)}function ha(e){return e.replace(/[.*+?^${}()|[\]\\]/g,`\\$&`)}var ga=l(`<b> </b>`),_a=l(`<span></span>`);function va(e,t){G(t,!0);let n=U(),r=L(()=>pa(t.text,n.people,n.home,n.say(`you`)));var s=_a();a(s,21,()=>y(r),i,(e,t)=>{var n=o(),r=w(n),i=e=>{var n=ga(),r=g(n,!0);u(()=>{O(n,1,`o${y(t).seat+1}`,`svelte-1w5tktq`),f(r,y(t).text)}),h(e,n)},a=e=>{var n=se();u(()=>f(n,y(t).text)),h(e,n)};z(r,e=>{y(t).seat===null?e(a,-1):e(i)}),h(e,n)}),V(s),h(e,s),D()}async function ya(e,t){try{return await navigator.clipboard.writeText(e),!0}catch{return ba(e,t)}}function ba(e,t){let n=document.createElement(`textarea`);n.value=e,n.readOnly=!0,n.style.cssText=`position:fixed;inset:0 auto auto 0;width:1px;height:1px;opacity:0`,(t.closest(`dialog`)??document.body).append(n);try{return n.select(),document.execCommand(`copy`)}catch{return!1}finally{n.remove(),t.focus()}}var xa=l(`<span> </span>`),Sa=l(`<input readonly="" class="svelte-1je05sn"/>`),Ca=l(`<div class="copy svelte-1je05sn"><!> <span class="ways svelte-1je05sn"><button class="lnk"><!> </button> <button class="lnk qr svelte-1je05sn" aria-haspopup="dialog"><!></button></span> <!></div> <!>`,1);function wa(t,n){G(n,!0);let r=q(n,`small`,3,!1),i=W(!1),a=W(!1),o=W(!1),s=W(void 0);async function c(e){J(i,await ya(n.link,e.currentTarget),!0),J(a,!y(i)),y(i)?setTimeout(()=>J(i,!1),2e3):requestAnimationFrame(()=>y(s)?.select())}var l=Ca(),d=w(l),p=S(d),m=e=>{var t=xa(),r=g(t,!0);u(()=>f(r,n.label)),h(e,t)};z(p,e=>{r()||e(m)});var _=e(p,2),v=S(_),x=S(v);{let e=L(()=>y(i)?`i-check`:`i-link`);E(x,{get name(){return y(e)}})}var C=e(x,1,!0);V(v);var T=e(v,2);E(S(T),{name:`i-qr`}),V(T),V(_);var O=e(_,2),k=e=>{var t=Sa();ee(t),B(t,e=>J(s,e),()=>y(s)),u(()=>{F(t,n.link),H(t,`aria-label`,n.label)}),h(e,t)};z(O,e=>{y(a)&&e(k)}),V(d);var A=e(d,2),j=e=>{Gr(e,{get title(){return n.label},get link(){return n.link},onclose:()=>J(o,!1)})};z(A,e=>{y(o)&&e(j)}),u((e,t,r,i)=>{H(v,`data-link`,n.link),H(v,`aria-label`,e),f(C,t),H(T,`title`,r),H(T,`aria-label`,i)},[()=>`${Q(`copy-link`)}: ${n.label}`,()=>Q(y(i)?`copied`:`copy-link`),()=>Q(`qr-code`),()=>`${Q(`qr-code`)}: ${n.label}`]),b(`click`,v,c),b(`click`,T,()=>J(o,!0)),h(t,l),D()}n([`click`]);function Ta(e){return e instanceof Uint8Array||ArrayBuffer.isView(e)&&e.constructor.name===`Uint8Array`}function Ea(e,...t){if(!Ta(e))throw Error(`Uint8Array expected`);if(t.length>0&&!t.includes(e.length))throw Error(`Uint8Array expected of length `+t+`, got length=`+e.length)}function Da(e,t=!0){if(e.destroyed)throw Error(`Hash instance has been destroyed`);if(t&&e.finished)throw Error(`Hash#digest() has already been called`)}function Oa(e,t){Ea(e);let n=t.outputLen;if(e.length<n)throw Error(`digestInto() expects output buffer of length at least `+n)}function ka(...e){for(let t=0;t<e.length;t++)e[t].fill(0)}function Aa(e){return new DataView(e.buffer,e.byteOffset,e.byteLength)}function ja(e,t){return e<<32-t|e>>>t}var Ma=typeof Uint8Array.from([]).toHex==`function`&&typeof Uint8Array.fromHex==`function`,Na=Array.from({length:256},(e,t)=>t.toString(16).padStart(2,`0`));function Pa(e){if(Ea(e),Ma)return e.toHex();let t=``;for(let n=0;n<e.length;n++)t+=Na[e[n]];return t}function Fa(e){if(typeof e!=`string`)throw Error(`string expected`);return new Uint8Array(new TextEncoder().encode(e))}function Ia(e){return typeof e==`string`&&(e=Fa(e)),Ea(e),e}var La=class{};function Ra(e){let t=t=>e().update(Ia(t)).digest(),n=e();return t.outputLen=n.outputLen,t.blockLen=n.blockLen,t.create=()=>e(),t}function za(e,t,n,r){if(typeof e.setBigUint64==`function`)return e.setBigUint64(t,n,r);let i=BigInt(32),a=BigInt(4294967295),o=Number(n>>i&a),s=Number(n&a),c=r?4:0,l=r?0:4;e.setUint32(t+c,o,r),e.setUint32(t+l,s,r)}function Ba(e,t,n){return e&t^~e&n}function Va(e,t,n){return e&t^e&n^t&n}var Ha=class extends La{constructor(e,t,n,r){super(),this.finished=!1,this.length=0,this.pos=0,this.destroyed=!1,this.blockLen=e,this.outputLen=t,this.padOffset=n,this.isLE=r,this.buffer=new Uint8Array(e),this.view=Aa(this.buffer)}update(e){Da(this),e=Ia(e),Ea(e);let{view:t,buffer:n,blockLen:r}=this,i=e.length;for(let a=0;a<i;){let o=Math.min(r-this.pos,i-a);if(o===r){let t=Aa(e);for(;r<=i-a;a+=r)this.process(t,a);continue}n.set(e.subarray(a,a+o),this.pos),this.pos+=o,a+=o,this.pos===r&&(this.process(t,0),this.pos=0)}return this.length+=e.length,this.roundClean(),this}digestInto(e){Da(this),Oa(e,this),this.finished=!0;let{buffer:t,view:n,blockLen:r,isLE:i}=this,{pos:a}=this;t[a++]=128,ka(this.buffer.subarray(a)),this.padOffset>r-a&&(this.process(n,0),a=0);for(let e=a;e<r;e++)t[e]=0;za(n,r-8,BigInt(this.length*8),i),this.process(n,0);let o=Aa(e),s=this.outputLen;if(s%4)throw Error(`_sha2: outputLen should be aligned to 32bit`);let c=s/4,l=this.get();if(c>l.length)throw Error(`_sha2: outputLen bigger than state`);for(let e=0;e<c;e++)o.setUint32(4*e,l[e],i)}digest(){let{buffer:e,outputLen:t}=this;this.digestInto(e);let n=e.slice(0,t);return this.destroy(),n}_cloneInto(e){e||=new this.constructor,e.set(...this.get());let{blockLen:t,buffer:n,length:r,finished:i,destroyed:a,pos:o}=this;return e.destroyed=a,e.finished=i,e.length=r,e.pos=o,r%t&&e.buffer.set(n),e}clone(){return this._cloneInto()}},Ua=Uint32Array.from([1779033703,3144134277,1013904242,2773480762,1359893119,2600822924,528734635,1541459225]),Wa=Uint32Array.from([1116352408,1899447441,3049323471,3921009573,961987163,1508970993,2453635748,2870763221,3624381080,310598401,607225278,1426881987,1925078388,2162078206,2614888103,3248222580,3835390401,4022224774,264347078,604807628,770255983,1249150122,1555081692,1996064986,2554220882,2821834349,2952996808,3210313671,3336571891,3584528711,113926993,338241895,666307205,773529912,1294757372,1396182291,1695183700,1986661051,2177026350,2456956037,2730485921,2820302411,3259730800,3345764771,3516065817,3600352804,4094571909,275423344,430227734,506948616,659060556,883997877,958139571,1322822218,1537002063,1747873779,1955562222,2024104815,2227730452,2361852424,2428436474,2756734187,3204031479,3329325298]),Ga=new Uint32Array(64),Ka=class extends Ha{constructor(e=32){super(64,e,8,!1),this.A=Ua[0]|0,this.B=Ua[1]|0,this.C=Ua[2]|0,this.D=Ua[3]|0,this.E=Ua[4]|0,this.F=Ua[5]|0,this.G=Ua[6]|0,this.H=Ua[7]|0}get(){let{A:e,B:t,C:n,D:r,E:i,F:a,G:o,H:s}=this;return[e,t,n,r,i,a,o,s]}set(e,t,n,r,i,a,o,s){this.A=e|0,this.B=t|0,this.C=n|0,this.D=r|0,this.E=i|0,this.F=a|0,this.G=o|0,this.H=s|0}process(e,t){for(let n=0;n<16;n++,t+=4)Ga[n]=e.getUint32(t,!1);for(let e=16;e<64;e++){let t=Ga[e-15],n=Ga[e-2],r=ja(t,7)^ja(t,18)^t>>>3;Ga[e]=(ja(n,17)^ja(n,19)^n>>>10)+Ga[e-7]+r+Ga[e-16]|0}let{A:n,B:r,C:i,D:a,E:o,F:s,G:c,H:l}=this;for(let e=0;e<64;e++){let t=ja(o,6)^ja(o,11)^ja(o,25),u=l+t+Ba(o,s,c)+Wa[e]+Ga[e]|0,d=(ja(n,2)^ja(n,13)^ja(n,22))+Va(n,r,i)|0;l=c,c=s,s=o,o=a+u|0,a=i,i=r,r=n,n=u+d|0}n=n+this.A|0,r=r+this.B|0,i=i+this.C|0,a=a+this.D|0,o=o+this.E|0,s=s+this.F|0,c=c+this.G|0,l=l+this.H|0,this.set(n,r,i,a,o,s,c,l)}roundClean(){ka(Ga)}destroy(){this.set(0,0,0,0,0,0,0,0),ka(this.buffer)}},qa=Ra(()=>new Ka);function Ja(e,t){return Pa(qa(Uint8Array.from(e.match(/../g)??[],e=>parseInt(e,16))))===t}var Ya=l(`<details><summary class="svelte-1lnnwmv"><!> </summary> <p> </p> <dl class="svelte-1lnnwmv"><dt> </dt> <dd class="svelte-1lnnwmv"> </dd> <dt> </dt> <dd class="svelte-1lnnwmv"> </dd></dl> <button class="lnk" data-record=""> </button></details>`);function Xa(t,n){G(n,!0);let r=U(),i=L(()=>r.scene.table),a=L(()=>y(i).seed!==null&&Ja(y(i).seed,y(i).commitment));async function s(){try{let e=await Wt.record(y(i).id,r.welcome?.tokens[0]),t=URL.createObjectURL(new Blob([JSON.stringify(e)],{type:`application/json`}));Object.assign(document.createElement(`a`),{href:t,download:`${y(i).id}.json`}).click(),setTimeout(()=>URL.revokeObjectURL(t))}catch(e){r.notice=e.message}}var c=o(),l=w(c),d=t=>{var n=Ya();let o;var c=S(n),l=S(c);{let e=L(()=>y(a)?`i-check`:`i-x`);E(l,{get name(){return y(e)}})}var d=e(l,1,!0);V(c);var p=e(c,2),m=g(p,!0),_=e(p,2),v=S(_),x=g(v,!0),C=e(v,2),w=g(C,!0),T=e(C,2),D=g(T,!0),k=g(e(T,2),!0);V(_);var A=e(_,2),j=g(A,!0);V(n),u((e,t,r,s,c)=>{o=O(n,1,`svelte-1lnnwmv`,null,o,{broken:!y(a)}),f(d,e),f(m,t),f(x,r),f(w,y(i).commitment),f(D,s),f(k,y(i).seed),f(j,c)},[()=>r.say(y(a)?`seal-kept`:`seal-broken`),()=>r.say(`seal-about`),()=>r.say(`seal-told`),()=>r.say(`seal-seed`),()=>r.say(`seal-record`)]),b(`click`,A,s),h(t,n)};z(l,e=>{y(i).seed!==null&&e(d)}),h(t,c),D()}n([`click`]);var Za=d(`<path class="gl svelte-o5bymx"></path><text x="36" text-anchor="end" class="svelte-o5bymx"> </text>`,1),Qa=d(`<text y="394" text-anchor="middle" class="svelte-o5bymx"> </text>`),$a=d(`<path></path><path></path>`,1),eo=d(`<g><circle r="10" class="tp svelte-o5bymx"></circle><text class="tpn svelte-o5bymx" y="5" text-anchor="middle"> </text></g>`),to=d(`<svg class="chart svelte-o5bymx" viewBox="0 0 600 400" role="img"><!><!><!><!></svg>`);function no(t,n){G(n,!0);let r=U(),[i,o,s,c]=[46,570,24,366],l={circle:`M12 1a11 11 0 1 1 0 22a11 11 0 1 1 0-22`,square:`M2 2h20v20H2z`,triangle:`M12 0L24 22H0z`,diamond:`M12 0l12 12l-12 12L0 12z`,cross:`M8 1h8v7h7v8h-7v7H8v-7H1V8h7z`,hex:`M12 0l10.5 6v12L12 24L1.500 18V6z`},d=L(()=>n.timeline.flat()),p=L(()=>Math.min(0,...y(d))),m=L(()=>Math.max(10,...y(d))),_=L(()=>[1,2,5,10,20,25,50,100].find(e=>(y(m)-y(p))/e<=5)??200),v=L(()=>E(Math.ceil(y(p)/y(_))*y(_),y(m),y(_))),b=L(()=>Math.max(1,n.timeline.length-1)),x=L(()=>[1,2,4,5,10,20,50].find(e=>y(b)/e<=8)??100),C=e=>i+e/y(b)*(o-i),T=e=>c-(e-y(p))/(y(m)-y(p))*(c-s);function E(e,t,n){return Array.from({length:Math.floor((t-e)/n)+1},(t,r)=>e+r*n)}function k(e){return`M`+n.timeline.map((t,n)=>`${C(n).toFixed(1)} ${T(t[e]).toFixed(1)}`).join(`L`)}var A=to(),j=S(A);a(j,16,()=>y(v),e=>e,(t,n)=>{var r=Za(),a=w(r),s=e(a),c=g(s,!0);u((e,t)=>{H(a,`d`,`M${i??``} ${e??``}H${o??``}`),H(s,`y`,t),f(c,n)},[()=>T(n),()=>T(n)+5]),h(t,r)});var M=e(j);a(M,16,()=>E(y(x),y(b),y(x)),e=>e,(e,t)=>{var n=Qa(),r=g(n,!0);u(e=>{H(n,`x`,e),f(r,t)},[()=>C(t)]),h(e,n)});var N=e(M);a(N,17,()=>r.people,({seat:e})=>e,(t,r)=>{let i=()=>y(r).seat;var a=$a(),o=w(a),s=e(o);u((e,t,n,r)=>{O(o,0,`ln o${i()+1}`,`svelte-o5bymx`),H(o,`d`,e),O(s,0,`mk o${i()+1}`,`svelte-o5bymx`),H(s,`d`,t),H(s,`transform`,`translate(${n??``} ${r??``}) scale(.75)`)},[()=>k(i()),()=>l[qn(i())],()=>C(y(b))-9,()=>T(n.timeline.at(-1)[i()])-9]),h(t,a)}),a(e(N),19,()=>n.points,e=>e.at,(t,r,i)=>{var a=eo(),s=g(e(S(a)),!0);V(a),u((e,t)=>{H(a,`transform`,`translate(${e??``} ${t??``})`),f(s,y(i)+1)},[()=>Math.min(C(y(r).at),o-24),()=>Math.max(14,T(n.timeline[y(r).at][y(r).seat])-24)]),h(t,a)}),V(A),u(e=>H(A,`aria-label`,e),[()=>r.say(`timeline`)]),h(t,A),D()}var ro=l(`<section><header class="svelte-1p4i2d7"><!><b class="nm svelte-1p4i2d7"> </b> <span class="place svelte-1p4i2d7"> </span> <strong class="num svelte-1p4i2d7"> </strong></header> <span class="meter svelte-1p4i2d7"><span class="svelte-1p4i2d7"></span></span> <!></section>`),io=l(`<li class="svelte-1p4i2d7"><i class="svelte-1p4i2d7"> </i> <button class="svelte-1p4i2d7"><!></button> <span class="num svelte-1p4i2d7"> </span></li>`),ao=l(`<button class="btn go svelte-1p4i2d7"> </button>`),oo=l(`<span class="label svelte-1p4i2d7"> </span>`),so=l(`<div class="page svelte-1p4i2d7" data-page="final"><!> <main class="svelte-1p4i2d7"><section class="win enamel screws svelte-1p4i2d7"><div class="svelte-1p4i2d7"><h2 class="svelte-1p4i2d7"> </h2> <p class="svelte-1p4i2d7"> </p></div> <div class="tr svelte-1p4i2d7" aria-hidden="true"></div></section> <section class="tab sheet svelte-1p4i2d7"><h3 class="svelte-1p4i2d7"> </h3> <div class="columns svelte-1p4i2d7"></div></section> <section class="tl sheet svelte-1p4i2d7"><h3 class="svelte-1p4i2d7"> </h3> <!> <ol class="turns svelte-1p4i2d7"></ol> <!></section> <div class="acts svelte-1p4i2d7"><!> <a class="btn ghost svelte-1p4i2d7"> </a> <button class="btn ghost svelte-1p4i2d7"> </button> <span class="x svelte-1p4i2d7"><!></span> <a class="btn ghost x svelte-1p4i2d7" href="/"> </a> <!></div></main></div>`);function co(t,n){G(n,!0);let o=[`loco-3`,`hopper`,`tanker`,`coach`,`coach`,`caboose`],s=U(),c=L(()=>s.scene),l=L(()=>y(c).table),d=L(()=>y(c).ending),p=L(()=>s.module.Breakdown),m=L(()=>s.people.map(({seat:e})=>e).sort((e,t)=>y(d).ranking[e]-y(d).ranking[t])),_=L(()=>Math.max(1,...y(d).scores)),v=L(()=>ua(y(d),3));K(()=>{y(v)[0]&&s.readSince(y(v)[0].after)});let x=e=>s.people[e].name,C=W(!1);K(()=>{y(C)&&s.rematch!==null&&Jt(`/t/${s.rematch}`)});function w(){J(C,!0),s.rematch===null&&s.tell({t:`rematch`})}var T=so(),k=S(T);ie(k,()=>n.top);var A=e(k,2),j=S(A),M=S(j),N=S(M),P=g(N,!0),F=g(e(N,2),!0);V(M);var I=e(M,2);a(I,21,()=>o,i,(e,t)=>{E(e,{get name(){return y(t)}})}),V(I),V(j);var R=e(j,2),B=S(R),ee=g(B,!0),q=e(B,2);a(q,20,()=>y(m),e=>e,(t,n)=>{var i=ro();let a;var o=S(i),c=S(o);Yn(c,{get seat(){return n}});var l=e(c),m=g(l,!0),v=e(l,2),b=g(v,!0),C=e(v,2),w=g(C,!0);V(o);var T=e(o,2),E=g(T);r(e(T,2),()=>y(p),(e,t)=>{t(e,{get seat(){return n},get parts(){return y(d).breakdowns[n]}})}),V(i),u((e,t,r,o)=>{a=O(i,1,`column o${n+1}`,`svelte-1p4i2d7`,a,{first:y(d).ranking[n]===1}),H(i,`aria-label`,e),f(m,t),f(b,r),H(C,`data-seat-score`,n),f(w,y(d).scores[n]),oe(E,`width:${o??``}%`)},[()=>x(n),()=>x(n),()=>s.say(`final-place`,{place:y(d).ranking[n]}),()=>Math.max(0,y(d).scores[n]/y(_)*100)]),h(t,i)}),V(q),V(R);var te=e(R,2),ne=S(te),re=g(ne,!0),ae=e(ne,2),se=e=>{no(e,{get timeline(){return y(d).timeline},get points(){return y(v)}})};z(ae,e=>{y(d).timeline.length>1&&e(se)});var ce=e(ae,2);a(ce,23,()=>y(v),e=>e.at,(t,n,r)=>{var i=io(),a=S(i),o=g(a,!0),c=e(a,2),l=S(c);{let e=L(()=>fa(s.lines,y(n))||x(y(n).seat));va(l,{get text(){return y(e)}})}V(c);var d=g(e(c,2));V(i),u(()=>{f(o,y(r)+1),f(d,`+${y(n).gain??``}`)}),b(`click`,c,()=>s.look(y(n).ply)),h(t,i)}),V(ce),Xa(e(ce,2),{}),V(te);var le=e(te,2),ue=S(le),de=e=>{var t=ao(),n=g(t,!0);u(e=>f(n,e),[()=>s.say(s.rematch===null?`rematch`:`rematch-join`)]),b(`click`,t,w),h(e,t)};z(ue,e=>{s.isPlayer&&e(de)});var Y=e(ue,2),X=g(Y,!0),fe=e(Y,2),pe=g(fe,!0),me=e(fe,2),he=S(me);{let e=L(()=>s.say(`link-replay`)),t=L(()=>vn(y(l).id,s.watchKey));wa(he,{small:!0,get label(){return y(e)},get link(){return y(t)}})}V(me);var ge=e(me,2),_e=g(ge,!0),ve=e(ge,2),ye=e=>{var t=oo(),n=g(t,!0);u(e=>f(n,e),[()=>s.say(`rematch-ready`)]),h(e,t)};z(ve,e=>{s.rematch!==null&&e(ye)}),V(le),V(A),V(T),u((e,t,n,r,i,a)=>{H(T,`data-act`,s.scene?.act),f(P,y(d).text),f(F,e),f(ee,t),oe(q,`--n:${y(m).length??``}`),f(re,n),H(Y,`href`,`/r/${y(l).id??``}`),f(X,r),f(pe,i),f(_e,a)},[()=>s.say(`final-after`,{turns:s.turn}),()=>s.say(`final-points`),()=>s.say(`timeline`),()=>s.say(`replay`),()=>s.say(`final-board`),()=>s.say(`to-lobby`)]),b(`click`,Y,function(...e){Yt?.apply(this,e)}),b(`click`,fe,function(...e){n.onboard?.apply(this,e)}),b(`click`,ge,function(...e){Yt?.apply(this,e)}),h(t,T),D()}n([`click`]);var lo=320,uo=84,fo=class{pace;fly;waiting=[];current=null;constructor(e,t=po){this.pace=e,this.fly=t}add(e){this.pace()!==0&&(this.waiting=[...this.waiting,...e].slice(-6),this.current===null&&this.work())}skip(){this.waiting=[],this.current?.skip()}async work(){for(let e=this.waiting.shift();e!==void 0;e=this.waiting.shift()){let t=this.fly(e,lo*this.pace());this.current=t,await t.done}this.current=null}};function po(e,t,n){let r=document.querySelector(e.from),i=document.querySelector(e.to);if(!r||!i||t===0)return{done:Promise.resolve(),skip:()=>{}};let[a,o]=[r.getBoundingClientRect(),i.getBoundingClientRect()],s=n?.(e)??mo(r,i),c=!s.isConnected,l=c?new DOMRect(0,0,uo,uo*1.42):s.getBoundingClientRect(),u=c?s:s.cloneNode(!0);u.removeAttribute(`data-at`),u.setAttribute(`aria-hidden`,`true`),u.inert=!0,Object.assign(u.style,{position:`fixed`,left:`0`,top:`0`,margin:`0`,width:`${l.width}px`,height:`${l.height}px`,pointerEvents:`none`,zIndex:`60`}),document.body.append(u);let d=e=>`translate(${e.left+(e.width-l.width)/2}px, ${e.top+(e.height-l.height)/2}px)`,f=u.animate([{transform:d(a),opacity:.9},{transform:d(o),opacity:1}],{duration:t,easing:`cubic-bezier(.2,.7,.2,1)`});return{done:f.finished.then(()=>u.remove(),()=>u.remove()),skip:()=>f.cancel()}}function mo(e,t){let n=e=>e.offsetWidth*e.offsetHeight;return n(t)>0&&n(t)<=n(e)?t:e}function ho(e,t){G(t,!0);let n=U(),r=new fo(pe,(e,t)=>po(e,t,a)),i=n.lastLines;function a(e){if(e.card===void 0)return null;let t=document.createElement(`div`);t.style.setProperty(`--cw`,`84px`);let r=R(n.module.Card,{target:t,props:{card:e.card},context:I(n)});return setTimeout(()=>void p(r),2e3),t}K(()=>{let e=n.lastLines;if(e===i)return;i=e;let t=n.module?.flights;!t||n.moment!==null||r.add(e.map(e=>t(e)).filter(e=>e!==null))}),c(`pointerdown`,C,()=>r.skip()),D()}var go=9;function _o(e,t){for(let t of e.querySelectorAll(`[data-key]`))delete t.dataset.key;[...e.querySelectorAll(t?`[data-keys] [data-lit]`:`[data-lit]`)].slice(0,go).forEach((e,t)=>e.dataset.key=String(t+1))}function vo(e,t){let n=e.querySelector(`[data-key="${t}"]`);return n?.click(),n!==null}function yo(e){return e instanceof HTMLElement&&e.closest(`input, textarea, select, dialog`)!==null}var bo=l(`<div class="svelte-1mv8zga"><dt><kbd class="kbd svelte-1mv8zga"> </kbd></dt> <dd class="svelte-1mv8zga"> </dd></div>`),xo=l(`<dl class="svelte-1mv8zga"></dl>`);function So(t,n){G(n,!0);let r=q(n,`isHelpOpen`,15),i=U(),s=[[`1–9`,`keys-numbers`],[`Enter`,`keys-enter`],[`Esc`,`keys-escape`],[`Ctrl+Z`,`keys-undo`],[`← →`,`keys-arrows`],[`End`,`keys-end`],[`H`,`keys-hint`],[`I`,`keys-card`],[`Tab`,`keys-tab`],[`?`,`keys-help`]];function l(e){yo(e.target)||e.altKey||e.metaKey||!i.scene||d(e)&&e.preventDefault()}function d(e){if(e.ctrlKey)return e.key.toLowerCase()===`z`&&p();switch(e.key){case`?`:return r(!0);case`Escape`:return m();case`Enter`:return _(e);case`ArrowLeft`:return v(-1);case`ArrowRight`:return i.moment!==null&&v(1);case`End`:return i.moment!==null&&(i.backToNow(),!0);case`h`:return i.canMove&&(i.askHint(),!0);default:return/^[1-9]$/.test(e.key)&&vo(document,e.key)}}function p(){return i.scene.undo.act&&i.undo(!1),!0}function m(){return i.explanation?i.explanation=null:i.moment&&i.scene.table.status!==`over`?i.backToNow():!i.putBack()&&i.canMove&&i.scene.undo.act&&i.undo(!1),!0}function _(e){return!i.armed||e.target.closest(`.btn`)?!1:(i.confirm(),!0)}function v(e){return i.look(i.plyShown+e),!0}var b=o();c(`keydown`,C,l);var x=w(b),T=t=>{{let n=L(()=>i.say(`keys-title`));bn(t,{get title(){return y(n)},onclose:()=>r(!1),children:(t,n)=>{var r=xo();a(r,21,()=>s,([e,t])=>e,(t,n)=>{var r=L(()=>N(y(n),2));let a=()=>y(r)[0],o=()=>y(r)[1];var s=bo(),c=S(s),l=g(S(c),!0);V(c);var d=g(e(c,2),!0);V(s),u(e=>{f(l,a()),f(d,e)},[()=>i.say(o())]),h(t,s)}),V(r),h(t,r)},$$slots:{default:!0}})}};z(x,e=>{r()&&e(T)}),h(t,b),D()}var Co=l(`<p class="svelte-er3av2"><span class="svelte-er3av2"> </span> <button class="tool"><!></button></p>`),wo=l(`<div class="place svelte-er3av2" role="alert"><!></div>`);function To(t,n){G(n,!0);let r=U();K(()=>{if(r.notice===null)return;let e=setTimeout(()=>r.notice=null,7e3);return()=>clearTimeout(e)});var i=wo(),a=S(i),o=t=>{var n=Co(),i=S(n),a=g(i,!0),o=e(i,2);E(S(o),{name:`i-x`,class:`ic`}),V(o),V(n),u(e=>{f(a,r.notice),H(o,`aria-label`,e)},[()=>r.say(`close`)]),b(`click`,o,()=>r.notice=null),h(t,n)};z(a,e=>{r.notice!==null&&e(o)}),V(i),h(t,i),D()}n([`click`]);var Eo=l(`<div class="bar sheet svelte-18jg14m"><div class="steps svelte-18jg14m"><button class="btn ghost svelte-18jg14m"><span aria-hidden="true">«</span></button> <button class="btn ghost svelte-18jg14m"><span aria-hidden="true">←</span></button> <button class="btn go svelte-18jg14m"> </button> <button class="btn ghost svelte-18jg14m"><span aria-hidden="true">→</span></button></div> <input type="range" min="0" class="svelte-18jg14m"/> <output class="num svelte-18jg14m"> </output> <p class="said svelte-18jg14m"> </p></div>`);function Do(t,n){G(n,!0);let r=U(),i=L(()=>r.scene.ply),a=L(()=>r.plyShown),o=W(!1),s=W(null);K(()=>{r.moment===null&&r.look(0)}),K(()=>{if(!y(o))return;if(y(a)>=y(i)){J(o,!1);return}let e=setTimeout(()=>void r.look(y(a)+1),900);return()=>clearTimeout(e)});let c=!1;async function l(e){if(J(s,e,!0),!c){for(c=!0;y(s)!==null&&y(s)!==r.plyShown;){let e=y(s);await r.look(e),y(s)===e&&J(s,null)}J(s,null),c=!1}}function d(){!y(o)&&y(a)>=y(i)&&r.look(0),J(o,!y(o))}var p=Eo(),m=S(p),_=S(m),v=e(_,2),x=e(v,2),C=g(x,!0),w=e(x,2);V(m);var T=e(m,2);ee(T);var E=e(T,2),O=g(E),k=g(e(E,2),!0);V(p),u((e,t,n,r,o,c,l)=>{H(_,`aria-label`,e),H(v,`aria-label`,t),f(C,n),H(w,`aria-label`,r),H(T,`max`,y(i)),F(T,y(s)??y(a)),H(T,`aria-label`,o),H(T,`aria-valuetext`,c),f(O,`${y(s)??y(a)??``} / ${y(i)??``}`),f(k,l)},[()=>r.say(`step-first`),()=>r.say(`step-back`),()=>r.say(y(o)?`pause`:`play`),()=>r.say(`step-on`),()=>r.say(`scrubber`),()=>r.say(`past`,{ply:y(a),last:y(i)}),()=>r.linesShown.at(-1)?.text??``]),b(`click`,_,()=>r.look(0)),b(`click`,v,()=>r.look(y(a)-1)),b(`click`,x,d),b(`click`,w,()=>r.look(y(a)+1)),b(`input`,T,e=>l(e.currentTarget.valueAsNumber)),h(t,p),D()}n([`click`,`input`]);var Oo=l(`<button class="plain svelte-13pwep8"><!></button>`),ko=l(`<li><b class="svelte-13pwep8"> </b> </li>`),Ao=l(`<li class="none svelte-13pwep8"> </li>`),jo=l(`<div class="head svelte-13pwep8"><b class="svelte-13pwep8"> </b> <button class="plain svelte-13pwep8"> </button> <!></div> <ul aria-live="polite" class="svelte-13pwep8"></ul> <form class="svelte-13pwep8"><input maxlength="500" autocomplete="off" class="svelte-13pwep8"/> <button class="btn ghost" type="submit"> </button></form>`,1),Mo=l(`<span class="n svelte-13pwep8"> <span class="vh"> </span></span>`),No=l(`<button class="bar-button svelte-13pwep8"><!> <!></button>`),Po=l(`<button class="bar-button off svelte-13pwep8"><!> </button>`),Fo=l(`<section class="chat svelte-13pwep8"><!></section>`);function Io(t,n){G(n,!0);let r=q(n,`isOpen`,15,!1),i=q(n,`isPinned`,3,!1),o=U(),s=W(``),l=W(j(_())),d=W(void 0),p=L(()=>o.chat.filter(e=>e.number>y(l)).length),m=L(()=>(r()||i())&&Y.chat);K(()=>{y(m)&&(J(l,_(),!0),y(d)?.scrollTo(0,y(d).scrollHeight))});function _(){return o.chat.at(-1)?.number??-1}function v(e){let t=e.seat===null?void 0:o.people[e.seat]?.name;return e.name||(t??o.say(`spectator`))}function x(e){e.key===`Escape`&&e.currentTarget.blur()}async function C(e){e.preventDefault();let t=y(s).trim();t!==``&&(J(s,``),(await o.tell({t:`say`,text:t}))?.t===`refused`&&J(s,t,!0))}var T=Fo(),k=S(T),A=t=>{var n=jo(),l=w(n),p=S(l),m=g(p,!0),_=e(p,2),T=g(_,!0),D=e(_,2),k=e=>{var t=Oo();E(S(t),{name:`i-x`,class:`ic`}),V(t),u(e=>H(t,`aria-label`,e),[()=>o.say(`close`)]),b(`click`,t,()=>r(!1)),h(e,t)};z(D,e=>{i()||e(k)}),V(l);var A=e(l,2);a(A,21,()=>o.chat,e=>e.number,(t,n)=>{var r=ko(),i=S(r),a=g(i,!0),o=e(i);V(r),u(e=>{O(r,1,ae(y(n).seat===null?``:`o${y(n).seat+1}`),`svelte-13pwep8`),f(a,e),f(o,` ${y(n).text??``}`)},[()=>v(y(n))]),h(t,r)},e=>{var t=Ao(),n=g(t,!0);u(e=>f(n,e),[()=>o.say(`chat-none`)]),h(e,t)}),V(A),B(A,e=>J(d,e),()=>y(d));var j=e(A,2),N=S(j);ee(N);var P=g(e(N,2),!0);V(j),u((e,t,n,r,i)=>{f(m,e),f(T,t),H(N,`aria-label`,n),H(N,`placeholder`,r),f(P,i)},[()=>o.say(`chat`),()=>o.say(`chat-off`),()=>o.say(`chat-line`),()=>o.say(`chat-line`),()=>o.say(`chat-send`)]),b(`click`,_,()=>X(`chat`,!1)),c(`submit`,j,C),b(`keydown`,N,x),M(N,()=>y(s),e=>J(s,e)),h(t,n)},N=t=>{var n=No(),i=S(n);E(i,{name:`i-chat`,class:`ic`});var a=e(i),s=e(a),c=t=>{var n=Mo(),r=S(n,!0),i=g(e(r),!0);V(n),u(e=>{f(r,y(p)),f(i,e)},[()=>o.say(`chat-unread`)]),h(t,n)};z(s,e=>{y(p)>0&&e(c)}),V(n),u(e=>f(a,`${e??``} `),[()=>o.say(`chat`)]),b(`click`,n,()=>r(!0)),h(t,n)},P=t=>{var n=Po(),r=S(n);E(r,{name:`i-chat`,class:`ic`});var i=e(r,1,!0);V(n),u(e=>f(i,e),[()=>o.say(`chat-is-off`)]),b(`click`,n,()=>X(`chat`,!0)),h(t,n)};z(k,e=>{y(m)?e(A):Y.chat?e(N,1):e(P,-1)}),V(T),u(e=>H(T,`aria-label`,e),[()=>o.say(`chat`)]),h(t,T),D()}n([`click`,`keydown`]);var Lo=l(`<li class="earlier svelte-1srjamk"><button class="svelte-1srjamk"> </button></li>`),Ro=l(`<li class="turn"> </li>`),zo=l(`<li><button class="svelte-1srjamk"><time> </time> <!></button></li>`),Bo=l(`<ol class="log svelte-1srjamk"><!> <!></ol>`);function Vo(t,n){G(n,!0);let r=U(),i,s=L(()=>r.first+r.linesShown.length),l=L(()=>r.linesShown.findLastIndex(e=>e.kind!==ta)),d=L(()=>{let e=r.scene.turn-r.lines.filter(e=>e.kind===ta).length;return r.lines.map(t=>({line:t,turn:t.kind===`began`?++e:null}))});function p(e,t){let n=e.seat!==null&&e.seat===r.home,i=e.seat===null?``:r.people[e.seat]?.name??``;return r.say(`log-turn`,{turn:t,whose:n?`own`:`other`,name:i})}async function m(){if(r.first===0)return;let[e,t]=[r.first,i.scrollHeight-i.scrollTop],n=i.querySelector(`.earlier button`)===document.activeElement;await r.readBack(),await x(),i.scrollTop=i.scrollHeight-t,n&&_(e-r.first)?.focus()}function _(e){return[...i.querySelectorAll(`li:not(.earlier)`)].slice(0,e).findLast(e=>e.matches(`.line`))?.querySelector(`button`)??void 0}K(()=>{r.moment&&r.readSince(r.moment.ply)}),K(()=>{y(s);let e=requestAnimationFrame(()=>i.querySelector(`.now`)?.scrollIntoView({block:`nearest`}));return()=>cancelAnimationFrame(e)});var v=Bo(),C=S(v),T=e=>{var t=Lo(),n=S(t),i=g(n,!0);V(t),u(e=>f(i,e),[()=>r.say(`log-earlier`)]),b(`click`,n,m),h(e,t)};z(C,e=>{r.first>0&&e(T)}),a(e(C,2),19,()=>y(d),({line:e,turn:t},n)=>r.first+n,(t,n,i)=>{let a=()=>y(n).line,c=()=>y(n).turn;var d=o(),m=w(d),_=e=>{var t=Ro(),n=g(t,!0);u(e=>f(n,e),[()=>p(a(),c())]),h(e,t)},v=t=>{var n=zo();let o;var c=S(n),d=S(c),p=g(d,!0);va(e(d,2),{get text(){return a().text}}),V(c),V(n),u((e,t)=>{o=O(n,1,`line svelte-1srjamk`,null,o,{now:y(i)===y(l),later:r.first+y(i)>=y(s)}),H(c,`title`,e),f(p,t)},[()=>r.say(`log-look`),()=>er(a().at,Y.lang)]),b(`click`,c,()=>r.look(a().ply)),h(t,n)};z(m,e=>{c()===null?e(v,-1):e(_)}),h(t,d)}),V(v),B(v,e=>i=e,()=>i),c(`scroll`,v,()=>i.scrollTop<60&&void m()),h(t,v),D()}n([`click`]);var Ho=l(`<label class="name svelte-1fwirad"><!><span> </span> <input maxlength="40" class="svelte-1fwirad"/></label>`),Uo=l(`<li><!></li>`),Wo=l(`<li class="label"> </li>`),Go=l(`<h3 class="svelte-1fwirad"> </h3> <p class="label about svelte-1fwirad"> </p> <ul class="links svelte-1fwirad" data-own-links=""></ul>`,1),Ko=l(`<!> <!> <h3 class="svelte-1fwirad"> </h3> <ul class="links svelte-1fwirad"><!> <!> <!> <!></ul> <!> <div class="ways svelte-1fwirad"><button class="btn ghost"> </button> <button class="btn ghost"> <kbd>?</kbd></button> <button class="btn ghost"> </button></div> <p class="label fair svelte-1fwirad"> </p>`,1);function qo(t,n){G(n,!0);let r=U(),i=L(()=>r.scene.table),o=L(()=>r.welcome?.watch_token??null),s=L(()=>r.people.filter(e=>e.is_you)),c=L(()=>r.people.filter(e=>e.token!==null));function l(e,t){y(s).length===1&&X(`name`,t),r.tell({t:`rename`,seat:e,name:t})}{let d=L(()=>r.say(`menu`));bn(t,{get title(){return y(d)},get onclose(){return n.onclose},children:(t,d)=>{var p=Ko(),m=w(p);a(m,17,()=>y(s),e=>e.seat,(t,n)=>{var i=Ho(),a=S(i);Yn(a,{get seat(){return y(n).seat}});var o=e(a),s=g(o,!0),c=e(o,2);ee(c),V(i),u(e=>{f(s,e),F(c,y(n).name)},[()=>r.say(`your-name`)]),b(`change`,c,e=>l(y(n).seat,e.currentTarget.value.trim())),h(t,i)});var _=e(m,2);zn(_,{isTable:!0});var v=e(_,2),x=g(v,!0),C=e(v,2),T=S(C);a(T,17,()=>y(c),e=>e.seat,(e,t)=>{var n=Uo(),a=S(n);{let e=L(()=>r.say(`link-seat`,{number:y(t).seat+1})),n=L(()=>_n(y(i).id,y(t).token));wa(a,{get label(){return y(e)},get link(){return y(n)}})}V(n),h(e,n)});var E=e(T,2),D=e=>{var t=Uo(),n=S(t);{let e=L(()=>r.say(`link-watch`)),t=L(()=>_n(y(i).id,y(o)));wa(n,{get label(){return y(e)},get link(){return y(t)}})}V(t),h(e,t)};z(E,e=>{y(o)&&e(D)});var O=e(E,2),A=e=>{var t=Uo(),n=S(t);{let e=L(()=>r.say(`link-replay`)),t=L(()=>vn(y(i).id,r.watchKey));wa(n,{get label(){return y(e)},get link(){return y(t)}})}V(t),h(e,t)};z(O,e=>{y(i).status===`over`&&e(A)});var j=e(O,2),M=e=>{var t=Wo(),n=g(t,!0);u(e=>f(n,e),[()=>r.say(`menu-no-links`)]),h(e,t)};z(j,e=>{y(c).length===0&&!y(o)&&y(i).status!==`over`&&e(M)}),V(C);var N=e(C,2),P=t=>{var n=Go(),o=w(n),s=g(o,!0),c=e(o,2),l=g(c,!0),d=e(c,2);a(d,21,()=>r.keys,({seat:e,token:t})=>e,(e,t)=>{let n=()=>y(t).seat,a=()=>y(t).token;var o=Uo(),s=S(o);{let e=L(()=>r.keys.length>1?r.people[n()].name:r.say(`your-seat`)),t=L(()=>_n(y(i).id,a()));wa(s,{get label(){return y(e)},get link(){return y(t)}})}V(o),h(e,o)}),V(d),u((e,t)=>{f(s,e),f(l,t)},[()=>r.say(`menu-move`),()=>r.say(`menu-move-text`,{count:r.keys.length})]),h(t,n)};z(N,e=>{r.keys.length>0&&e(P)});var I=e(N,2),R=S(I),B=g(R,!0),H=e(R,2),U=S(H,!0);k(),V(H);var W=e(H,2),G=g(W,!0);V(I);var K=g(e(I,2),!0);u((e,t,n,r,i)=>{f(x,e),f(B,t),f(U,n),f(G,r),f(K,i)},[()=>r.say(`menu-links`),()=>r.say(`rules`),()=>r.say(`keys-title`),()=>r.say(`leave`),()=>r.say(`menu-rules-version`,{version:y(i).rules_version,edition:y(i).edition})]),b(`click`,R,function(...e){n.onrules?.apply(this,e)}),b(`click`,H,function(...e){n.onhelp?.apply(this,e)}),b(`click`,W,()=>Jt(`/`)),h(t,p)},$$slots:{default:!0}})}D()}n([`change`,`click`]);var Jo=l(`<span class="label opt watching svelte-bpic0y"> </span>`),Yo=l(`<span class="n svelte-bpic0y"> </span>`),Xo=l(`<button class="tool"><!> <!></button>`),Zo=l(`<!> <span role="status"> </span> <button class="tool opt"><!> </button> <!>`,1),Qo=l(`<div class="talk svelte-bpic0y"><!><!></div>`),$o=l(`<!> <!>`,1);function es(t,n){G(n,!0);let r=U(),i=L(()=>r.scene.table),a=W(null),o=W(j(r.chat.length)),c=L(()=>r.say(`rail-${n.isReplay?`replay`:y(i).status}`,{table:y(i).id,turn:r.turn})),l=L(()=>r.link?.state??`connecting`),d=L(()=>r.chat.length-y(o));K(()=>{r.moment!==null&&s(()=>y(a))===`talk`&&J(a,null)});function p(){J(a,`talk`),J(o,r.chat.length,!0)}var m=$o(),_=w(m);Gn(_,{get where(){return y(i).title},get meta(){return y(c)},onmenu:()=>J(a,`menu`),extra:t=>{var n=Zo(),i=w(n),o=e=>{var t=Jo(),n=g(t,!0);u(e=>f(n,e),[()=>r.say(`spectators`,{count:r.scene.spectators})]),h(e,t)};z(i,e=>{r.scene.spectators>0&&e(o)});var s=e(i,2),c=g(s,!0),m=e(s,2),_=S(m);E(_,{name:`i-book`,class:`ic`});var v=e(_,1,!0);V(m);var x=e(m,2),C=t=>{var n=Xo(),i=S(n);E(i,{name:`i-chat`,class:`ic`});var a=e(i,2),o=e=>{var t=Yo(),n=g(t,!0);u(()=>f(n,y(d))),h(e,t)};z(a,e=>{y(d)>0&&e(o)}),V(n),u(e=>H(n,`aria-label`,e),[()=>r.say(`log-and-chat`)]),b(`click`,n,p),h(t,n)};z(x,e=>{r.isPhone&&e(C)}),u((e,t)=>{O(s,1,`conn ${y(l)??``}`,`svelte-bpic0y`),H(s,`data-connection`,y(l)),f(c,e),f(v,t)},[()=>r.say(`connection-${y(l)}`),()=>r.say(`rules`)]),b(`click`,m,()=>J(a,`rules`)),h(t,n)},$$slots:{extra:!0}});var v=e(_,2),x=e=>{qo(e,{onclose:()=>J(a,null),onhelp:()=>{J(a,null),n.onhelp()},onrules:()=>J(a,`rules`)})},C=e=>{{let t=L(()=>r.say(`rules`));bn(e,{get title(){return y(t)},wide:!0,onclose:()=>J(a,null),children:(e,t)=>{Zi(e,{get game(){return y(i).game},onclause:e=>r.openClause=e})},$$slots:{default:!0}})}},T=t=>{{let n=L(()=>r.say(`log-and-chat`));bn(t,{get title(){return y(n)},onclose:()=>J(a,null),children:(t,n)=>{var r=Qo(),i=S(r);Vo(i,{}),Io(e(i),{isPinned:!0}),V(r),h(t,r)},$$slots:{default:!0}})}};z(v,e=>{y(a)===`menu`?e(x):y(a)===`rules`?e(C,1):y(a)===`talk`&&e(T,2)}),h(t,m),D()}n([`click`]);var ts=l(`<button class="btn ghost svelte-1bn96s7"><!><span class="aside svelte-1bn96s7"> </span></button>`),ns=l(`<button data-lit=""><span class="text svelte-1bn96s7"> </span></button>`),rs=l(`<button class="clause svelte-1bn96s7"> </button>`),is=l(`<small class="hint svelte-1bn96s7"><b class="svelte-1bn96s7"> </b> </small>`),as=l(`<small><!></small>`),os=l(`<div class="choices svelte-1bn96s7" data-keys=""><!></div>`),ss=l(`<button class="btn ghost svelte-1bn96s7" data-hint=""><!><span class="aside svelte-1bn96s7"> </span></button>`),cs=l(`<button class="btn ghost svelte-1bn96s7"><!> <kbd class="svelte-1bn96s7">Esc</kbd></button>`),ls=l(`<!> <!>`,1),us=l(`<button class="btn go svelte-1bn96s7" data-confirm=""> <kbd class="svelte-1bn96s7">Enter</kbd></button>`),ds=l(`<div data-bar="mine"><!> <div class="say svelte-1bn96s7"><span role="status"> </span> <!> <!></div> <!> <div class="do svelte-1bn96s7"><!> <!> <!> <!> <!></div></div>`),fs=l(`<time class="num svelte-1bn96s7"> </time>`),ps=l(`<button class="btn go svelte-1bn96s7"> </button>`),ms=l(`<div class="bar sheet waiting svelte-1bn96s7" data-bar="waiting"><!> <p class="say svelte-1bn96s7" role="status"> </p> <!> <div class="do svelte-1bn96s7"><!></div></div>`);function hs(t,n){G(n,!0);let i=(t,n=A,r=A,i=A,a=A)=>{var o=ts(),s=S(o);E(s,{get name(){return i()}});var d=g(e(s),!0);V(o),u(()=>{H(o,`data-undo`,r()?`turn`:`act`),H(o,`title`,n()?a():void 0),H(o,`aria-disabled`,!n()),f(d,a())}),b(`click`,o,e=>n()?l.undo(r()):P(e,!1)),c(`mouseenter`,o,e=>P(e,n())),c(`focus`,o,e=>P(e,n())),c(`mouseleave`,o,e=>l.explained(e.currentTarget)),c(`blur`,o,e=>l.explained(e.currentTarget)),h(t,o)},s=e=>{var t=o();a(w(t),17,()=>y(v),e=>e.code,(e,t)=>{var n=ns();let r;var i=g(S(n),!0);V(n),u(e=>{r=O(n,1,e,`svelte-1bn96s7`,r,{"is-hinted":l.hint?.code===y(t).code}),f(i,y(t).text)},[()=>ae([`btn`,N(y(t))?`go`:`ghost`])]),b(`click`,n,()=>l.offer(y(t))),h(e,n)}),h(e,t)},l=U(),d=L(()=>l.scene),p=L(()=>l.isMine),m=L(()=>y(d).table.status===`over`),_=L(()=>l.moves.filter(e=>!l.module.placed(e))),v=L(()=>l.pickedMoves.length>0?l.pickedMoves:l.armed?[]:y(_)),x=L(()=>y(v).length>4),C=L(()=>Math.max(0,Zn()+l.skew-(l.lines.at(-1)?.at??y(d).at))),T=L(()=>l.module.BarDetail),j=L(()=>l.module.BarActions),M=L(()=>y(p)&&Y.hints&&y(d).table.hints);function N(e){let t=l.moves.length===1;return l.pickedMoves.length===0&&(t||l.module.commits?.(e)===!0)}function P(e,t){!t&&y(d).undo.why&&l.explainText(e.currentTarget,y(d).undo.why)}var F=o(),I=w(F),R=t=>{var n=ds();let a;var c=S(n);E(c,{name:`sema-clear`,class:`sig`});var p=e(c,2),m=S(p),_=g(m,!0),C=e(m,2),D=e=>{var t=rs(),n=g(t,!0);u(e=>{H(t,`data-rule`,y(d).clause),H(t,`title`,e),f(n,y(d).clause)},[()=>l.say(`clause`,{number:y(d).clause})]),b(`click`,t,()=>l.openClause=y(d).clause),h(e,t)};z(C,e=>{y(d).clause&&e(D)});var A=e(C,2),N=t=>{var n=is(),r=S(n),i=g(r),a=e(r);V(n),u(()=>{f(i,`${l.hint.text??``}.`),f(a,` ${l.hint.reason??``}`)}),h(t,n)},P=e=>{var t=as();r(S(t),()=>y(T),(e,t)=>{t(e,{})}),V(t),h(e,t)};z(A,e=>{l.hint?e(N):y(T)&&e(P,1)}),V(p);var F=e(p,2),I=e=>{var t=os();s(S(t)),V(t),h(e,t)};z(F,e=>{y(x)&&e(I)});var R=e(F,2),B=S(R),U=e=>{var t=o();r(w(t),()=>y(j),(e,t)=>{t(e,{})}),h(e,t)};z(B,e=>{y(j)&&e(U)});var W=e(B,2),G=e=>{s(e)};z(W,e=>{y(x)||e(G)});var ee=e(W,2),K=t=>{var n=ss(),r=S(n);E(r,{name:`i-star`});var i=g(e(r),!0);V(n),u((e,t)=>{H(n,`title`,e),f(i,t)},[()=>l.say(`hint`),()=>l.say(`hint`)]),b(`click`,n,()=>l.askHint()),h(t,n)};z(ee,e=>{y(M)&&e(K)});var q=e(ee,2),te=t=>{var n=cs(),r=S(n);E(r,{name:`i-x`});var i=e(r,1,!0);k(),V(n),u(e=>f(i,e),[()=>l.say(`put-back`)]),b(`click`,n,()=>l.putBack()),h(t,n)},ne=t=>{var n=ls(),r=w(n);{let e=L(()=>l.say(`undo`));i(r,()=>y(d).undo.act,()=>!1,()=>`i-undo`,()=>y(e))}var a=e(r,2),o=e=>{{let t=L(()=>l.say(`start-over`));i(e,()=>!0,()=>!0,()=>`i-reset`,()=>y(t))}};z(a,e=>{y(d).undo.turn&&e(o)}),h(t,n)};z(q,e=>{l.armed||l.pickedMoves.length>0?e(te):e(ne,-1)});var J=e(q,2),re=e=>{var t=us(),n=S(t,!0);k(),V(t),u(e=>f(n,e),[()=>l.say(`confirm-move`)]),b(`click`,t,()=>l.confirm()),h(e,t)};z(J,e=>{l.armed&&e(re)}),V(R),V(n),u(()=>{a=O(n,1,`bar enamel svelte-1bn96s7`,null,a,{many:y(x),crowded:y(v).length>1}),H(n,`data-picked`,l.pickedMoves.length>0?``:void 0),f(_,l.armed?l.armed.text:y(d).question),H(R,`data-keys`,y(x)?void 0:``)}),h(t,n)},B=t=>{var r=ms(),a=S(r);{let e=L(()=>y(m)?`sema-clear`:`sema-stop`);E(a,{get name(){return y(e)},class:`sig`})}var o=e(a,2),s=g(o,!0),c=e(o,2),p=e=>{var t=fs(),n=g(t,!0);u(e=>f(n,e),[()=>$n(y(C))]),h(e,t)};z(c,e=>{!y(m)&&y(C)>5&&e(p)});var _=e(c,2),v=S(_),x=e=>{var t=ps(),r=g(t,!0);u(e=>f(r,e),[()=>l.say(`show-results`)]),b(`click`,t,function(...e){n.onresults?.apply(this,e)}),h(e,t)},w=e=>{{let t=L(()=>l.say(`undo`));i(e,()=>!0,()=>!1,()=>`i-undo`,()=>y(t))}};z(v,e=>{y(m)?e(x):l.isPlayer&&y(d).undo.act&&e(w,1)}),V(_),V(r),u(()=>f(s,y(m)?y(d).ending?.text??y(d).question:y(d).question)),h(t,r)};z(I,e=>{y(p)?e(R):e(B,-1)}),h(t,F),D()}n([`click`]);var gs=l(`<p class="vh" aria-live="polite"> </p>`);function _s(e,t){G(t,!0);let n=U(),r=L(()=>n.lastLines.filter(e=>e.kind!==ta));var i=gs(),a=g(i,!0);u(e=>f(a,e),[()=>y(r).map(e=>e.text).join(` `)]),h(e,i),D()}var vs=l(`<div class="middle svelte-m8uwa4"><!></div>`);function ys(e,t){G(t,!0);let n=U(),i=L(()=>n.module.Card);var a=o(),s=w(a),c=e=>{{let t=L(()=>n.say(`card`));bn(e,{get title(){return y(t)},onclose:()=>n.enlarge(null),children:(e,t)=>{var a=vs();r(S(a),()=>y(i),(e,t)=>{t(e,{get card(){return n.enlarged},big:!0})}),V(a),h(e,a)},$$slots:{default:!0}})}};z(s,e=>{n.enlarged!==null&&e(c)}),h(e,a),D()}var bs=l(`<small class="svelte-g7tmpt"> </small>`),xs=l(`<div class="bar sheet past-bar svelte-g7tmpt" data-bar="past"><!> <p class="say svelte-g7tmpt" role="status"> <!></p> <div class="do"><button class="btn ghost"><span aria-hidden="true">←</span></button> <button class="btn ghost"><span aria-hidden="true">→</span></button> <button class="btn go"> </button></div></div>`);function Ss(t,n){G(n,!0);let r=U(),i=L(()=>r.plyShown),a=L(()=>r.scene.ply);var o=xs(),s=S(o);E(s,{name:`i-clock`,class:`ic`});var c=e(s,2),l=S(c),d=e(l),p=e=>{var t=bs(),n=g(t,!0);u(e=>f(n,e),[()=>r.say(`past-your-turn`)]),h(e,t)};z(d,e=>{r.isMine&&e(p)}),V(c);var m=e(c,2),_=S(m),v=e(_,2),x=e(v,2),C=g(x,!0);V(m),V(o),u((e,t,n,r)=>{f(l,`${e??``} `),_.disabled=y(i)<=0,H(_,`aria-label`,t),v.disabled=y(i)>=y(a),H(v,`aria-label`,n),f(C,r)},[()=>r.say(`past`,{ply:y(i),last:y(a)}),()=>r.say(`step-back`),()=>r.say(`step-on`),()=>r.say(`back-to-now`)]),b(`click`,_,()=>r.look(y(i)-1)),b(`click`,v,()=>r.look(y(i)+1)),b(`click`,x,()=>r.backToNow()),h(t,o),D()}n([`click`]);var Cs=l(`<span class="bot svelte-awhnpt"><!><span class="vh"> </span></span>`),ws=l(`<span class="turn svelte-awhnpt"><!><span class="vh"> </span></span>`),Ts=l(`<button class="mini svelte-awhnpt"><!><span class="svelte-awhnpt"> </span></button>`),Es=l(`<button class="mini gone svelte-awhnpt"><!><span class="svelte-awhnpt"> </span></button>`),Ds=l(`<span class="label away svelte-awhnpt"> </span>`),Os=l(`<span class="label svelte-awhnpt"> </span>`),ks=l(`<time> </time>`),As=l(`<header class="seat-head svelte-awhnpt"><!> <h2 class="svelte-awhnpt"><span class="who svelte-awhnpt"> </span> <!></h2> <!> <span class="end svelte-awhnpt"><!> <!></span></header>`);function js(t,n){G(n,!0);let r=U(),i=L(()=>r.people[n.seat]),a=L(()=>r.view.seat===n.seat),o=L(()=>r.scene?Qn(r.scene,n.seat,r.skew):null),s=L(()=>!r.isReplay&&y(i).kind===`person`&&!y(i).is_here&&!y(i).is_stood_in),c=L(()=>y(s)&&!y(i).is_you&&r.isPlayer&&r.scene?.table.status===`playing`);var l=As(),d=S(l);Yn(d,{get seat(){return n.seat}});var p=e(d,2),m=S(p),_=g(m,!0),v=e(m,2),x=t=>{var n=Cs(),i=S(n);E(i,{name:`i-bot`});var a=g(e(i),!0);V(n),u((e,t)=>{H(n,`title`,e),f(a,t)},[()=>r.say(`seat-bot`),()=>r.say(`seat-bot`)]),h(t,n)};z(v,e=>{(y(i).kind===`bot`||y(i).is_stood_in)&&e(x)}),V(p);var C=e(p,2),w=t=>{var n=ws(),i=S(n);E(i,{name:`sema-clear`,class:`sg`});var a=g(e(i),!0);V(n),u(e=>f(a,e),[()=>r.say(`seat-deciding`)]),h(t,n)};z(C,e=>{y(a)&&e(w)});var T=e(C,2),k=S(T),A=t=>{var i=Ts(),a=S(i);E(a,{name:`i-person`});var o=g(e(a),!0);V(i),u(e=>f(o,e),[()=>r.say(`seat-take-back`)]),b(`click`,i,()=>r.tell({t:`stand_in`,seat:n.seat,on:!1})),h(t,i)},j=t=>{var i=Es(),a=S(i);E(a,{name:`i-bot`});var o=g(e(a),!0);V(i),u((e,t)=>{H(i,`title`,e),f(o,t)},[()=>r.say(`seat-away`),()=>r.say(`seat-stand-in`)]),b(`click`,i,()=>r.tell({t:`stand_in`,seat:n.seat,on:!0})),h(t,i)},M=e=>{var t=Ds(),n=g(t,!0);u(e=>f(n,e),[()=>r.say(`seat-away`)]),h(e,t)},N=e=>{var t=Os(),n=g(t,!0);u(e=>f(n,e),[()=>r.say(`level-${y(i).level}`)]),h(e,t)};z(k,e=>{y(i).is_stood_in&&y(i).is_you?e(A):y(c)?e(j,1):y(s)?e(M,2):y(i).level&&e(N,3)});var P=e(k,2),F=e=>{var t=ks();let n;var r=g(t,!0);u(e=>{n=O(t,1,`num svelte-awhnpt`,null,n,{short:y(o)<20}),f(r,e)},[()=>$n(y(o))]),h(e,t)};z(P,e=>{y(o)!==null&&e(F)}),V(T),V(l),u(e=>{H(m,`title`,y(i).name),f(_,e)},[()=>y(i).is_you&&r.home===n.seat?r.say(`you`):y(i).name]),h(t,l),D()}n([`click`]);var Ms=l(`<section><!> <!></section>`),Ns=l(`<aside class="seats svelte-a590k0" tabindex="0"></aside>`);function Ps(t,n){G(n,!0);let i=U(),o=L(()=>{let e=i.people.map(e=>e.seat),t=i.home;return t===null?e:[...e.slice(t+1),...e.slice(0,t+1)]});var s=Ns();a(s,20,()=>y(o),e=>e,(t,n)=>{let a=L(()=>i.module.SeatPanel);var o=Ms();let s;var c=S(o);js(c,{get seat(){return n}}),r(e(c,2),()=>y(a),(e,t)=>{t(e,{get seat(){return n}})}),V(o),u(()=>{s=O(o,1,`seat sheet o${n+1}`,`svelte-a590k0`,s,{me:n===i.home,on:n===i.view.seat}),H(o,`data-at`,`seat:${n??``}`)}),h(t,o)}),V(s),u(e=>H(s,`aria-label`,e),[()=>i.say(`seats`)]),h(t,s),D()}var Fs=l(`<aside class="side svelte-10dmedb"><!> <section class="logp sheet svelte-10dmedb"><h3 class="svelte-10dmedb"> <span class="label"> </span></h3> <!> <!></section></aside>`);function Is(t,n){G(n,!0);let i=U(),a=L(()=>i.module.Side),s=W(!1);var c=Fs(),l=S(c),d=e=>{var t=o();r(w(t),()=>y(a),(e,t)=>{t(e,{})}),h(e,t)};z(l,e=>{y(a)&&!i.isPhone&&e(d)});var p=e(l,2),m=S(p),_=S(m),v=g(e(_),!0);V(m);var b=e(m,2);Vo(b,{}),Io(e(b,2),{get isOpen(){return y(s)},set isOpen(e){J(s,e,!0)}}),V(p),V(c),u((e,t,n)=>{H(c,`aria-label`,e),f(_,`${t??``} `),f(v,n)},[()=>i.say(`log`),()=>i.say(`log`),()=>i.say(`turn-number`,{turn:i.turn})]),h(t,c),D()}var Ls=l(`<button class="clause svelte-jlkwpm"> </button> `,1),Rs=l(`<div><span role="status"> </span> <!></div>`);function zs(t,n){G(n,!0);let r=/\s*\(((?:[A-Z]{2,4}-[A-Z0-9-]+(?:, )?)+)\)/,i=U(),s=L(()=>i.explanation?.text?i.explanation:null),l=L(()=>y(s)?.text?.match(r)?.[1]?.split(`, `)??(y(s)?.clause?[y(s).clause]:[])),d=L(()=>{if(!y(s))return null;let e=y(s).place.getBoundingClientRect(),t=Math.max(8,Math.min(e.left+e.width/2-28,innerWidth-240-8)),n=e.top<120;return{left:t,isBelow:n,y:n?e.bottom+10:innerHeight-e.top+10}});var p=o(),m=w(p),_=t=>{var n=Rs();let o;var p=S(n),m=g(p,!0);a(e(p,2),16,()=>y(l),e=>e,(t,n)=>{var r=Ls(),a=w(r),o=g(a,!0),s=e(a,1,!0);s.nodeValue=` `,u(()=>f(o,n)),b(`click`,a,()=>i.openClause=n),h(t,r)}),V(n),u(e=>{o=O(n,1,`why svelte-jlkwpm`,null,o,{below:y(d).isBelow}),oe(n,`left:${y(d).left??``}px;${y(d).isBelow?`top`:`bottom`}:${y(d).y??``}px`),f(m,e)},[()=>y(s).text?.replace(r,``)]),c(`mouseenter`,n,()=>i.keepExplanation()),c(`mouseleave`,n,()=>i.explained(y(s).place)),h(t,n)};z(m,e=>{y(s)&&y(d)&&e(_)}),h(t,p),D()}n([`click`]);var Bs=l(`<div><!> <!> <main><!> <!></main> <section class="play svelte-1cmkhax"><!> <div class="hand-place"><!></div></section> <!> <!></div> <!> <!>`,1);function Vs(t,n){G(n,!0);let i=U(),a=L(()=>i.module),s=L(()=>y(a).seats===`left`||i.isPhone),c;K(()=>{let e=0,t=i.pickedMoves.length>0,n=()=>{cancelAnimationFrame(e),e=requestAnimationFrame(()=>_o(c,t))};n();let r=new MutationObserver(n);return r.observe(c,{subtree:!0,childList:!0,attributes:!0,attributeFilter:[`data-lit`]}),()=>{r.disconnect(),cancelAnimationFrame(e)}});var l=Bs(),d=w(l),f=S(d);ie(f,()=>n.top);var p=e(f,2),m=e=>{Ps(e,{})};z(p,e=>{y(s)&&e(m)});var g=e(p,2);let _;var v=S(g);r(v,()=>y(a).Board,(e,t)=>{t(e,{})});var b=e(v,2),x=e=>{var t=o();r(w(t),()=>y(a).Side,(e,t)=>{t(e,{})}),h(e,t)};z(b,e=>{i.isPhone&&y(a).Side&&e(x)}),V(g);var C=e(g,2),T=S(C),E=e=>{var t=o();ie(w(t),()=>n.below),h(e,t)},k=e=>{Ss(e,{})},A=e=>{hs(e,{get onresults(){return n.onresults}})};z(T,e=>{n.below?e(E):i.moment===null?e(A,-1):e(k,1)});var j=e(T,2);r(S(j),()=>y(a).Hand,(e,t)=>{t(e,{})}),V(j),V(C);var M=e(C,2),N=e=>{Is(e,{})};z(M,e=>{i.isPhone||e(N)}),_s(e(M,2),{}),V(d),B(d,e=>c=e,()=>c);var P=e(d,2);zs(P,{}),ys(e(P,2),{}),u(e=>{O(d,1,`table seats-${y(a).seats??``}`,`svelte-1cmkhax`),H(d,`data-act`,i.scene?.act),_=O(g,1,`board svelte-1cmkhax`,null,_,{past:i.moment!==null&&!n.below}),H(C,`aria-label`,e)},[()=>i.say(`play-area`)]),h(t,l),D()}var Hs=l(`<input maxlength="40" class="svelte-4sqm5a"/>`),Us=l(`<b class="svelte-4sqm5a"> </b>`),Ws=l(`<button class="lnk"><!> </button>`),Gs=l(`<button class="lnk"> </button>`),Ks=l(`<span> </span>`),qs=l(`<li class="svelte-4sqm5a"><!> <span class="sn svelte-4sqm5a"><!> <small class="svelte-4sqm5a"> </small></span> <span class="acts svelte-4sqm5a"><!> <!></span></li>`),Js=l(`<button class="btn go svelte-4sqm5a"> </button> <span class="label"> </span>`,1),Ys=l(`<p role="status"> </p>`),Xs=l(`<div class="talk svelte-4sqm5a"><!></div>`),Zs=l(`<!> <main class="svelte-4sqm5a"><div class="poster svelte-4sqm5a"><!></div> <section class="sheet svelte-4sqm5a"><h2 class="svelte-4sqm5a"> </h2> <ul></ul> <div class="start svelte-4sqm5a"><!></div> <!> <!></section></main>`,1);function Qs(t,n){G(n,!0);let i=U(),o=L(()=>i.scene.table),s=L(()=>i.welcome?.is_host??!1),c=L(()=>i.welcome?.watch_token??null),l=L(()=>i.module.Poster),d=L(()=>i.people.some(e=>e.kind===`open`));function p(e,t){X(`name`,t),i.tell({t:`rename`,seat:e,name:t})}function m(e,t){i.tell({t:`set_seat`,seat:e.seat,kind:t,level:e.level??`greedy`})}var _=Zs(),v=w(_);ie(v,()=>n.top);var x=e(v,2),C=S(x);r(S(C),()=>y(l),(e,t)=>{t(e,{})}),V(C);var T=e(C,2),k=S(T),A=g(k,!0),j=e(k,2);a(j,21,()=>i.people,e=>e.seat,(t,n)=>{var r=qs(),a=S(r);Yn(a,{get seat(){return y(n).seat}});var c=e(a,2),l=S(c),d=e=>{var t=Hs();ee(t),u(e=>{F(t,y(n).name),H(t,`aria-label`,e)},[()=>i.say(`your-name`)]),b(`change`,t,e=>p(y(n).seat,e.currentTarget.value.trim())),h(e,t)},_=e=>{var t=Us(),r=g(t,!0);u(()=>f(r,y(n).name)),h(e,t)};z(l,e=>{y(n).is_you?e(d):e(_,-1)});var v=g(e(l,2),!0);V(c);var x=e(c,2),C=S(x),w=e=>{{let t=L(()=>i.say(`link-seat`,{number:y(n).seat+1})),r=L(()=>_n(y(o).id,y(n).token));wa(e,{small:!0,get label(){return y(t)},get link(){return y(r)}})}};z(C,e=>{y(n).token&&e(w)});var T=e(C,2),D=t=>{var r=Ws(),a=S(r);E(a,{name:`i-bot`});var o=e(a,1,!0);V(r),u(e=>f(o,e),[()=>i.say(`make-bot`)]),b(`click`,r,()=>m(y(n),`bot`)),h(t,r)},k=e=>{var t=Gs(),r=g(t,!0);u(e=>f(r,e),[()=>i.say(`make-open`)]),b(`click`,t,()=>m(y(n),`open`)),h(e,t)},A=e=>{var t=Ks();let r;var a=g(t,!0);u(e=>{r=O(t,1,`conn svelte-4sqm5a`,null,r,{gone:!y(n).is_here}),f(a,e)},[()=>i.say(y(n).is_here?`here`:`seat-away`)]),h(e,t)};z(T,e=>{y(s)&&y(n).kind===`open`?e(D):y(s)&&y(n).kind===`bot`?e(k,1):y(n).kind===`person`&&e(A,2)}),V(x),V(r),u(e=>f(v,e),[()=>i.say(`waiting-${y(n).is_you?`you`:y(n).kind}`)]),h(t,r)}),V(j);var M=e(j,2),N=S(M),P=t=>{var n=Js(),r=w(n),a=g(r,!0),s=g(e(r,2),!0);u((e,t)=>{f(a,e),f(s,t)},[()=>i.say(`start-game`,{game:y(o).title}),()=>y(d)?i.say(`start-open-seats`):``]),b(`click`,r,()=>i.tell({t:`start`})),h(t,n)},I=e=>{var t=Ys(),n=g(t,!0);u(e=>f(n,e),[()=>i.say(`waiting-for-host`)]),h(e,t)};z(N,e=>{y(s)?e(P):e(I,-1)}),V(M);var R=e(M,2),B=e=>{{let t=L(()=>i.say(`link-watch`)),n=L(()=>_n(y(o).id,y(c)));wa(e,{get label(){return y(t)},get link(){return y(n)}})}};z(R,e=>{y(c)&&e(B)});var W=e(R,2),K=e=>{var t=Xs();Io(S(t),{isPinned:!0}),V(t),h(e,t)};z(W,e=>{Y.chat&&e(K)}),V(T),V(x),u(e=>f(A,e),[()=>i.say(`waiting-title`,{game:y(o).title})]),h(t,_),D()}n([`change`,`click`]);var $s=e=>{Do(e,{})},ec=l(`<p class="wait svelte-1d129o7" role="status"> </p>`),tc=l(`<!> <!>`,1),nc=l(`<!> <!> <!> <!>`,1);function rc(t,n){G(n,!0);let r=e=>{es(e,{get isReplay(){return n.isReplay},onhelp:()=>J(o,!0)})},i=new ra;i.isReplay=s(()=>n.isReplay),ne(i),Pn(i);let a=W(!1),o=W(!1),c={tokens:[],claims:{}},l=L(()=>i.scene?.table.status),d=L(()=>i.scene?.table.game),p=L(()=>y(l)===`over`&&!n.isReplay&&!y(a)&&i.moment===null);K(()=>ea(i)),K(()=>{gn(n.table);let e=new li(()=>(c=mn(n.table),{t:`hello`,table:n.table,...c,lang:Y.lang,name:Y.name}),i);i.link=e;let t=()=>document.hidden||e.hurry();return addEventListener(`online`,t),document.addEventListener(`visibilitychange`,t),()=>{removeEventListener(`online`,t),document.removeEventListener(`visibilitychange`,t),e.shut()}}),K(()=>{i.welcome&&hn(n.table,c,i.welcome.tokens)});let m=null;K(()=>{let e=Y.lang;m!==null&&m!==e&&i.link?.ask({t:`language`,lang:e}),m=e}),K(()=>{let[e,t]=[y(d),Y.lang];if(e===void 0)return;let n=!0;return Ut(()=>Promise.all([wi(e),Wt.catalogue(e,t)]),()=>n).then(e=>{e&&n&&([i.module,i.catalogue]=e)}),()=>{n=!1}});var _=nc(),v=w(_),b=e=>{oa(e,{get text(){return i.closed}})},x=e=>{var t=ec(),n=g(t,!0);u(e=>f(n,e),[()=>Q(i.link?.state===`lost`?`connection-lost`:`connection-connecting`)]),h(e,t)},S=e=>{Qs(e,{get top(){return r}})},C=e=>{ca(e,{})},T=e=>{co(e,{get top(){return r},onboard:()=>J(a,!0)})},E=t=>{var i=tc(),o=w(i);{let e=L(()=>n.isReplay&&y(l)===`over`?$s:void 0);Vs(o,{get top(){return r},get below(){return y(e)},onresults:()=>J(a,!1)})}ho(e(o,2),{}),h(t,i)};z(v,e=>{i.closed===null?!i.scene||!i.module||!i.catalogue?e(x,1):y(l)===`gathering`?e(S,2):i.isCovered?e(C,3):y(p)?e(T,4):e(E,-1):e(b)});var O=e(v,2);So(O,{get isHelpOpen(){return y(o)},set isHelpOpen(e){J(o,e,!0)}});var k=e(O,2);ia(k,{}),To(e(k,2),{}),h(t,_),D()}function ic(e,t){G(t,!0);let n=L(qt);K(()=>{y(n),nn()});function r(e){document.documentElement.dataset.by=e.type===`keydown`?`keys`:`pointer`}var i=o();c(`keydown`,C,r),c(`pointerdown`,C,r);var a=w(i),s=e=>{Vi(e,{})},l=e=>{$i(e,{get game(){return y(n).game}})},u=e=>{var t=o();m(w(t),()=>y(n).table+y(n).at,e=>{{let t=L(()=>y(n).at===`replay`);rc(e,{get table(){return y(n).table},get isReplay(){return y(t)}})}}),h(e,t)};z(a,e=>{y(n).at===`lobby`?e(s):y(n).at===`rules`?e(l,1):e(u,-1)}),h(e,i),D()}fe(),R(ic,{target:document.getElementById(`app`)});export{Q as a,$ as i,Yn as n,le as o,qn as r,ue as s,js as t};
========
`,je=class{constructor(e){this.value=e}valueOf(){return this.value}},Z=class extends je{constructor(e=`???`){super(e)}toString(e){return`{${this.value}}`}},Me=class extends je{constructor(e,t={}){super(e),this.opts=t}toString(e){if(e)try{return e.memoizeIntlObject(Intl.NumberFormat,this.opts).format(this.value)}catch(t){e.reportError(t)}return this.value.toString(10)}},Ne=class e extends je{static supportsValue(t){if(typeof t==`number`||t instanceof Date)return!0;if(t instanceof je)return e.supportsValue(t.valueOf());if(`Temporal`in globalThis){let e=globalThis.Temporal;if(t instanceof e.Instant||t instanceof e.PlainDateTime||t instanceof e.PlainDate||t instanceof e.PlainMonthDay||t instanceof e.PlainTime||t instanceof e.PlainYearMonth)return!0}return!1}constructor(t,n={}){t instanceof e?(n={...t.opts,...n},t=t.value):t instanceof je&&(t=t.valueOf()),typeof t==`object`&&`calendarId`in t&&n.calendar===void 0&&(n={...n,calendar:t.calendarId}),super(t),this.opts=n}[Symbol.toPrimitive](e){return e===`string`?this.toString():this.toNumber()}toNumber(){let e=this.value;if(typeof e==`number`)return e;if(e instanceof Date)return e.getTime();if(`epochMilliseconds`in e)return e.epochMilliseconds;if(`toZonedDateTime`in e)return e.toZonedDateTime(`UTC`).epochMilliseconds;throw TypeError(`Unwrapping a non-number value as a number`)}toString(e){if(e)try{return e.memoizeIntlObject(Intl.DateTimeFormat,this.opts).format(this.value)}catch(t){e.reportError(t)}return typeof this.value==`number`||this.value instanceof Date?new Date(this.value).toISOString():this.value.toString()}},Pe=100,Fe=`⁨`,Ie=`⁩`;function Le(e,t,n){return n===t||n instanceof Me&&t instanceof Me&&n.value===t.value||t instanceof Me&&typeof n==`string`&&n===e.memoizeIntlObject(Intl.PluralRules,t.opts).select(t.value)}function Re(e,t,n){return t[n]?qe(e,t[n].value):(e.reportError(RangeError(`No default`)),new Z)}function ze(e,t){let n=[],r=Object.create(null);for(let i of t)i.type===`narg`?r[i.name]=Be(e,i.value):n.push(Be(e,i));return{positional:n,named:r}}function Be(e,t){switch(t.type){case`str`:return t.value;case`num`:return new Me(t.value,{minimumFractionDigits:t.precision});case`var`:return Ve(e,t);case`mesg`:return He(e,t);case`term`:return Ue(e,t);case`func`:return We(e,t);case`select`:return Ge(e,t);default:return new Z}}function Ve(e,{name:t}){let n;if(e.params)if(Object.prototype.hasOwnProperty.call(e.params,t))n=e.params[t];else return new Z(`$${t}`);else if(e.args&&Object.prototype.hasOwnProperty.call(e.args,t))n=e.args[t];else return e.reportError(ReferenceError(`Unknown variable: $${t}`)),new Z(`$${t}`);if(n instanceof je)return n;switch(typeof n){case`string`:return n;case`number`:return new Me(n);case`object`:if(Ne.supportsValue(n))return new Ne(n);default:return e.reportError(TypeError(`Variable type not supported: $${t}, ${typeof n}`)),new Z(`$${t}`)}}function He(e,{name:t,attr:n}){let r=e.bundle._messages.get(t);if(!r)return e.reportError(ReferenceError(`Unknown message: ${t}`)),new Z(t);if(n){let i=r.attributes[n];return i?qe(e,i):(e.reportError(ReferenceError(`Unknown attribute: ${n}`)),new Z(`${t}.${n}`))}return r.value?qe(e,r.value):(e.reportError(ReferenceError(`No value: ${t}`)),new Z(t))}function Ue(e,{name:t,attr:n,args:r}){let i=`-${t}`,a=e.bundle._terms.get(i);if(!a)return e.reportError(ReferenceError(`Unknown term: ${i}`)),new Z(i);if(n){let t=a.attributes[n];if(t){e.params=ze(e,r).named;let n=qe(e,t);return e.params=null,n}return e.reportError(ReferenceError(`Unknown attribute: ${n}`)),new Z(`${i}.${n}`)}e.params=ze(e,r).named;let o=qe(e,a.value);return e.params=null,o}function We(e,{name:t,args:n}){let r=e.bundle._functions[t];if(!r)return e.reportError(ReferenceError(`Unknown function: ${t}()`)),new Z(`${t}()`);if(typeof r!=`function`)return e.reportError(TypeError(`Function ${t}() is not callable`)),new Z(`${t}()`);try{let t=ze(e,n);return r(t.positional,t.named)}catch(n){return e.reportError(n),new Z(`${t}()`)}}function Ge(e,{selector:t,variants:n,star:r}){let i=Be(e,t);if(i instanceof Z)return Re(e,n,r);for(let t of n)if(Le(e,i,Be(e,t.key)))return qe(e,t.value);return Re(e,n,r)}function Ke(e,t){if(e.dirty.has(t))return e.reportError(RangeError(`Cyclic reference`)),new Z;e.dirty.add(t);let n=[],r=e.bundle._useIsolating&&t.length>1;for(let i of t){if(typeof i==`string`){n.push(e.bundle._transform(i));continue}if(e.placeables++,e.placeables>Pe)throw e.dirty.delete(t),RangeError(`Too many placeables expanded: ${e.placeables}, max allowed is ${Pe}`);r&&n.push(Fe),n.push(Be(e,i).toString(e)),r&&n.push(Ie)}return e.dirty.delete(t),n.join(``)}function qe(e,t){return typeof t==`string`?e.bundle._transform(t):Ke(e,t)}var Je=class{constructor(e,t,n){this.dirty=new WeakSet,this.params=null,this.placeables=0,this.bundle=e,this.errors=t,this.args=n}reportError(e){if(!this.errors||!(e instanceof Error))throw e;this.errors.push(e)}memoizeIntlObject(e,t){let n=this.bundle._intls.get(e);n||(n={},this.bundle._intls.set(e,n));let r=JSON.stringify(t);return n[r]||(n[r]=new e(this.bundle.locales,t)),n[r]}};function Ye(e,t){let n=Object.create(null);for(let[r,i]of Object.entries(e))t.includes(r)&&(n[r]=i.valueOf());return n}var Xe=[`unitDisplay`,`currencyDisplay`,`useGrouping`,`minimumIntegerDigits`,`minimumFractionDigits`,`maximumFractionDigits`,`minimumSignificantDigits`,`maximumSignificantDigits`];function Ze(e,t){let n=e[0];if(n instanceof Z)return new Z(`NUMBER(${n.valueOf()})`);if(n instanceof Me)return new Me(n.valueOf(),{...n.opts,...Ye(t,Xe)});if(n instanceof Ne)return new Me(n.toNumber(),{...Ye(t,Xe)});throw TypeError(`Invalid argument to NUMBER`)}var Qe=[`dateStyle`,`timeStyle`,`fractionalSecondDigits`,`dayPeriod`,`hour12`,`weekday`,`era`,`year`,`month`,`day`,`hour`,`minute`,`second`,`timeZoneName`];function $e(e,t){let n=e[0];if(n instanceof Z)return new Z(`DATETIME(${n.valueOf()})`);if(n instanceof Ne||n instanceof Me)return new Ne(n,Ye(t,Qe));throw TypeError(`Invalid argument to DATETIME`)}var et=new Map;function tt(e){let t=Array.isArray(e)?e.join(` `):e,n=et.get(t);return n===void 0&&(n=new Map,et.set(t,n)),n}var nt=class{constructor(e,{functions:t,useIsolating:n=!0,transform:r=e=>e}={}){this._terms=new Map,this._messages=new Map,this.locales=Array.isArray(e)?e:[e],this._functions={NUMBER:Ze,DATETIME:$e,...t},this._useIsolating=n,this._transform=r,this._intls=tt(e)}hasMessage(e){return this._messages.has(e)}getMessage(e){return this._messages.get(e)}addResource(e,{allowOverrides:t=!1}={}){let n=[];for(let r=0;r<e.body.length;r++){let i=e.body[r];if(i.id.startsWith(`-`)){if(t===!1&&this._terms.has(i.id)){n.push(Error(`Attempt to override an existing term: "${i.id}"`));continue}this._terms.set(i.id,i)}else{if(t===!1&&this._messages.has(i.id)){n.push(Error(`Attempt to override an existing message: "${i.id}"`));continue}this._messages.set(i.id,i)}}return n}formatPattern(e,t=null,n=null){if(typeof e==`string`)return this._transform(e);let r=new Je(this,n,t);try{return Ke(r,e).toString(r)}catch(e){if(r.errors&&e instanceof Error)return r.errors.push(e),new Z().toString(r);throw e}}},rt=/^(-?[a-zA-Z][\w-]*) *= */gm,it=/\.([a-zA-Z][\w-]*) *= */y,at=/\*?\[/y,ot=/(-?[0-9]+(?:\.([0-9]+))?)/y,st=/([a-zA-Z][\w-]*)/y,ct=/([$-])?([a-zA-Z][\w-]*)(?:\.([a-zA-Z][\w-]*))?/y,lt=/^[A-Z][A-Z0-9_-]*$/,ut=/([^{}\n\r]+)/y,dt=/([^\\"\n\r]*)/y,ft=/\\([\\"])/y,pt=/\\u([a-fA-F0-9]{4})|\\U([a-fA-F0-9]{6})/y,mt=/^\n+/,ht=/ +$/,gt=/ *\r?\n/g,_t=/( *)$/,vt=/{\s*/y,yt=/\s*}/y,bt=/\[\s*/y,xt=/\s*] */y,St=/\s*\(\s*/y,Ct=/\s*->\s*/y,wt=/\s*:\s*/y,Tt=/\s*,?\s*/y,Et=/\s+/y,Dt=class{constructor(e){this.body=[],rt.lastIndex=0;let t=0;for(;;){let n=rt.exec(e);if(n===null)break;t=rt.lastIndex;try{this.body.push(s(n[1]))}catch(e){if(e instanceof SyntaxError)continue;throw e}}function n(n){return n.lastIndex=t,n.test(e)}function r(n,r){if(e[t]===n)return t++,!0;if(r)throw new r(`Expected ${n}`);return!1}function i(e,r){if(n(e))return t=e.lastIndex,!0;if(r)throw new r(`Expected ${e.toString()}`);return!1}function a(n){n.lastIndex=t;let r=n.exec(e);if(r===null)throw SyntaxError(`Expected ${n.toString()}`);return t=n.lastIndex,r}function o(e){return a(e)[1]}function s(e){let t=l(),n=c();if(t===null&&Object.keys(n).length===0)throw SyntaxError(`Expected message value or attributes`);return{id:e,value:t,attributes:n}}function c(){let e=Object.create(null);for(;n(it);){let t=o(it),n=l();if(n===null)throw SyntaxError(`Expected attribute value`);e[t]=n}return e}function l(){let r;if(n(ut)&&(r=o(ut)),e[t]===`{`||e[t]===`}`)return u(r?[r]:[],1/0);let i=x();return i?r?u([r,i],i.length):(i.value=S(i.value,mt),u([i],i.length)):r?S(r,ht):null}function u(r=[],i){for(;;){if(n(ut)){r.push(o(ut));continue}if(e[t]===`{`){r.push(d());continue}if(e[t]===`}`)throw SyntaxError(`Unbalanced closing brace`);let a=x();if(a){r.push(a),i=Math.min(i,a.length);continue}break}let a=r.length-1,s=r[a];typeof s==`string`&&(r[a]=S(s,ht));let c=[];for(let e of r)e instanceof Ot&&(e=e.value.slice(0,e.value.length-i)),e&&c.push(e);return c}function d(){i(vt,SyntaxError);let e=f();if(i(yt))return e;if(i(Ct)){let t=h();return i(yt,SyntaxError),{type:`select`,selector:e,...t}}throw SyntaxError(`Unclosed placeable`)}function f(){if(e[t]===`{`)return d();if(n(ct)){let[,e,t,n=null]=a(ct);if(e===`$`)return{type:`var`,name:t};if(i(St)){let r=p();if(e===`-`)return{type:`term`,name:t,attr:n,args:r};if(lt.test(t))return{type:`func`,name:t,args:r};throw SyntaxError(`Function names must be all upper-case`)}return e===`-`?{type:`term`,name:t,attr:n,args:[]}:{type:`mesg`,name:t,attr:n}}return _()}function p(){let n=[];for(;;){switch(e[t]){case`)`:return t++,n;case void 0:throw SyntaxError(`Unclosed argument list`)}n.push(m()),i(Tt)}}function m(){let e=f();return e.type===`mesg`&&i(wt)?{type:`narg`,name:e.name,value:_()}:e}function h(){let e=[],t=0,i;for(;n(at);){r(`*`)&&(i=t);let n=g(),a=l();if(a===null)throw SyntaxError(`Expected variant value`);e[t++]={key:n,value:a}}if(t===0)return null;if(i===void 0)throw SyntaxError(`Expected default variant`);return{variants:e,star:i}}function g(){i(bt,SyntaxError);let e;return e=n(ot)?v():{type:`str`,value:o(st)},i(xt,SyntaxError),e}function _(){if(n(ot))return v();if(e[t]===`"`)return y();throw SyntaxError(`Invalid expression`)}function v(){let[,e,t=``]=a(ot),n=t.length;return{type:`num`,value:parseFloat(e),precision:n}}function y(){r(`"`,SyntaxError);let n=``;for(;;){if(n+=o(dt),e[t]===`\\`){n+=b();continue}if(r(`"`))return{type:`str`,value:n};throw SyntaxError(`Unclosed string literal`)}}function b(){if(n(ft))return o(ft);if(n(pt)){let[,e,t]=a(pt),n=parseInt(e||t,16);return n<=55295||57344<=n?String.fromCodePoint(n):`�`}throw SyntaxError(`Unknown escape sequence`)}function x(){let n=t;switch(i(Et),e[t]){case`.`:case`[`:case`*`:case`}`:case void 0:return!1;case`{`:return C(e.slice(n,t))}return e[t-1]===` `?C(e.slice(n,t)):!1}function S(e,t){return e.replace(t,``)}function C(e){let t=e.replace(gt,`
`),n=_t.exec(e)[1].length;return new Ot(t,n)}}},Ot=class{constructor(e,t){this.value=e,this.length=t}},kt=[`en`,`uk`,`ru`],At=Object.assign({"../words/en.ftl":pe,"../words/ru.ftl":me,"../words/uk.ftl":he}),jt=Object.assign({"../games/continental_express/words/en.ftl":ge,"../games/continental_express/words/ru.ftl":_e,"../games/continental_express/words/uk.ftl":ve,"../games/great_lakes/words/en.ftl":ye,"../games/great_lakes/words/ru.ftl":be,"../games/great_lakes/words/uk.ftl":xe,"../games/isle_of_trains/words/en.ftl":Se,"../games/isle_of_trains/words/ru.ftl":Ce,"../games/isle_of_trains/words/uk.ftl":we,"../games/ticket_cards/words/en.ftl":Te,"../games/ticket_cards/words/ru.ftl":Ee,"../games/ticket_cards/words/uk.ftl":De,"../games/traffic/words/en.ftl":Oe,"../games/traffic/words/ru.ftl":ke,"../games/traffic/words/uk.ftl":Ae}),Mt=new Map;function Nt(e,t,n){if(!Mt.has(e)){let r=t===void 0?null:new nt(n,{useIsolating:!1});r?.addResource(new Dt(t)),Mt.set(e,r)}return Mt.get(e)}function Pt(e){let t=`../words/${e}.ftl`;return Nt(t,At[t],e)}function Ft(e,t){let n=`../games/${e}/words/${t}.ftl`;return Nt(n,jt[n],t)}function It(e,t,n){let[r,i]=t.split(`.`),a=e?.getMessage(r),o=i===void 0?a?.value:a?.attributes[i];return e&&o?e.formatPattern(o,n,[]):null}function Q(e,t){return It(Pt(Y.lang),e,t)??e}function Lt(e,t,n){return It(Ft(e,Y.lang),t,n)??Q(t,n)}var Rt=class extends Error{reason;constructor(e,t){super(t),this.reason=e}};async function zt(e,t={}){let n=await fetch(`/api/${e}`,t).catch(()=>null);if(n?.ok)return await n.json();let r=await n?.json().catch(()=>null);throw new Rt(r?.reason??`unreachable`,r?.text??Q(`server-unreachable`))}function Bt(e,t){return zt(`${e}?lang=${Y.lang}`,{method:`POST`,headers:{"content-type":`application/json`},body:JSON.stringify(t)})}var Vt=3e3;async function Ht(e,t){for(;t();)try{return await e()}catch{await new Promise(e=>setTimeout(e,Vt))}return null}var Ut={games:e=>zt(`games?lang=${e}`),catalogue:(e,t)=>zt(`games/${e}/catalogue?lang=${t}`),rules:(e,t)=>zt(`games/${e}/rules?lang=${t}`),clause:(e,t)=>zt(`games/${e}/clauses/${t}`),here:()=>zt(`here`),newTable:e=>Bt(`tables`,e),departures:e=>Bt(`departures`,e),join:(e,t)=>Bt(`tables/${e}/join`,t),record:(e,t)=>zt(`tables/${e}/log?lang=${Y.lang}`,t===void 0?{}:{headers:{authorization:`Bearer ${t}`}})};function Wt(e){let[t,n]=e.split(`/`).filter(Boolean);return t===`t`&&n?{at:`table`,table:n.toUpperCase()}:t===`r`&&n?{at:`replay`,table:n.toUpperCase()}:t===`rules`&&n?{at:`rules`,game:n}:{at:`lobby`}}var Gt=H(Wt(location.pathname));function Kt(){return x(Gt)}function qt(e){history.pushState(null,``,e),G(Gt,Wt(location.pathname)),scrollTo(0,0)}function Jt(e){let t=e.currentTarget.getAttribute(`href`);t===null||e.button!==0||e.metaKey||e.ctrlKey||e.shiftKey||(e.preventDefault(),qt(t))}addEventListener(`popstate`,()=>G(Gt,Wt(location.pathname)));var Yt=`ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_`,Xt=24;function Zt(e){return Array.from(crypto.getRandomValues(new Uint8Array(e)),e=>Yt[e%64]).join(``)}function Qt(){return Zt(Xt)}var $t=H([]);function en(e){return/^(localhost|.*\.localhost|127(\.\d+){3}|\[::1\])$/.test(e)}async function tn(){if(en(location.hostname))try{G($t,(await Ut.here()).addresses)}catch{}}function nn(){return en(location.hostname)?x($t):[`${location.origin}/`]}function rn(){let[e]=nn();return e===void 0?location.origin:new URL(e).origin}var an=/^[A-Za-z0-9_-]{16,64}$/;function on(){return ce(`seats`,[])}function sn(){return ce(`claims`,[])}function cn(e){return on().filter(t=>t.table===e).map(e=>e.token)}function ln(){return[...on(),...sn()].map(e=>e.token).slice(-100)}function un(e,...t){let n=on(),r=t.filter(e=>!n.some(t=>t.token===e));le(`seats`,[...n,...r.map(t=>({table:e,token:t}))].slice(-100))}function dn(e,t=``){let n=sn(),r=n.find(n=>n.table===e&&n.link===t);if(r)return r.token;let i=Qt();return le(`claims`,[...n,{table:e,link:t,token:i}].slice(-20)),i}function fn(e,t=``){le(`claims`,sn().filter(n=>n.table!==e||n.link!==t))}function pn(e){let t=sn().filter(t=>t.table===e&&t.link!==``).slice(-6);return{tokens:cn(e).slice(-6),claims:Object.fromEntries(t.map(e=>[e.link,e.token]))}}function mn(e,t,n){let r=t=>t.table===e;le(`seats`,on().filter(e=>!(r(e)&&t.tokens.includes(e.token))||n.includes(e.token))),le(`claims`,sn().filter(e=>!(r(e)&&e.link in t.claims))),un(e,...n)}function hn(e){let t=location.hash.slice(1);an.test(t)&&!cn(e).includes(t)&&dn(e,t),location.hash&&history.replaceState(history.state,``,location.pathname+location.search)}function gn(e,t){return`${rn()}/t/${e}#${t}`}function _n(e,t){return`${rn()}/r/${e}${t===null?``:`#${t}`}`}var vn=u(`<dialog><div class="paper svelte-tr9qil"><header class="svelte-tr9qil"><h2 class="svelte-tr9qil"> </h2> <button class="tool"><!></button></header> <div class="content svelte-tr9qil"><!></div></div></dialog>`);function yn(t,n){U(n,!0);let r=k(n,`wide`,3,!1),i;W(()=>{i.showModal()});let o=!1;function c(e){o=e.target===i}function u(e){e.target===i&&o&&i.close()}var d=vn();let p;var m=S(d),g=S(m),_=S(g),b=h(_,!0),x=e(_,2);E(S(x),{name:`i-x`,class:`ic`}),z(x),z(g);var C=e(g,2);v(S(C),()=>n.children),z(C),z(m),z(d),K(d,e=>i=e,()=>i),l(e=>{F(d,`aria-label`,n.title),p=J(d,1,`svelte-tr9qil`,null,p,{wide:r()}),f(b,n.title),F(x,`aria-label`,e)},[()=>Q(`close`)]),y(`close`,d,function(...e){n.onclose?.apply(this,e)}),s(`pointerdown`,d,c),s(`click`,d,u),s(`click`,x,()=>i.close()),a(t,d),D()}b([`pointerdown`,`click`]);var bn=u(`<button type="button" class="svelte-1drzgdn"> </button>`),xn=u(`<span class="seg svelte-1drzgdn" role="group"></span>`),Sn=u(`<option> </option>`),Cn=u(`<select class="svelte-1drzgdn"></select>`),wn=u(`<div class="optn svelte-1drzgdn"><span> </span> <!></div>`);function $(n,i){let o=oe();U(i,!0);let c=k(i,`about`,3,``),u=I(()=>i.values.length<=3&&i.values.reduce((e,t)=>e+t.label.length,0)<=34),d=I(()=>i.values.findIndex(e=>e.value===i.value));var p=wn(),m=S(p),g=h(m,!0),_=e(m,2),v=e=>{var t=xn();r(t,21,()=>i.values,e=>e.value,(e,t)=>{var n=bn(),r=h(n,!0);l(()=>{F(n,`aria-pressed`,x(t).value===i.value),f(r,x(t).label)}),s(`click`,n,()=>i.onchange(x(t).value)),a(e,n)}),z(t),l(()=>F(t,`aria-labelledby`,o)),a(e,t)},y=e=>{var t=Cn();r(t,23,()=>i.values,e=>e.value,(e,t,n)=>{var r=Sn(),i=h(r,!0),o={};l(()=>{f(i,x(t).label),o!==(o=x(n))&&(r.value=(r.__value=o)??``)}),a(e,r)}),z(t);var n;ie(t),l(()=>{F(t,`aria-labelledby`,o),n!==(n=x(d))&&(t.value=(t.__value=n)??``,ae(t,n))}),s(`change`,t,e=>i.onchange(i.values[Number(e.currentTarget.value)].value)),a(e,t)};t(_,e=>{x(u)?e(v):e(y,-1)}),z(p),l(()=>{F(p,`title`,c()),F(m,`id`,o),f(g,i.label)}),a(n,p),D()}b([`click`,`change`]);var Tn=`/assets/favicon-qaIvMHXS.svg`,En=`/assets/favicon-turn-ClMeA-T9.svg`,Dn=null;function On(e,t,n,r,i){let a=e.createOscillator(),o=e.createGain(),s=e.currentTime+n;a.type=`sine`,a.frequency.value=t,o.gain.setValueAtTime(0,s),o.gain.linearRampToValueAtTime(i,s+.012),o.gain.exponentialRampToValueAtTime(1e-4,s+r),a.connect(o).connect(e.destination),a.start(s),a.stop(s+r)}var kn={turn:[[784,0,.5,.09],[1175,.14,.7,.07]],move:[[330,0,.09,.06]],chat:[[988,0,.16,.04]],end:[[523,0,.5,.07],[659,.15,.5,.07],[784,.3,.9,.07]]};function An(e){if(!(!Y.sound||typeof AudioContext>`u`)){Dn??=new AudioContext,Dn.state===`suspended`&&Dn.resume();for(let[t,n,r,i]of kn[e])On(Dn,t,n,r,i)}}function jn(e){document.querySelector(`link[rel=icon]`)?.setAttribute(`href`,e)}function Mn(e,t,n){if(!(!Y.notify||!document.hidden||!(`Notification`in window)||Notification.permission!==`granted`))try{let r=new Notification(e,{body:t,tag:n,icon:En});r.onclick=()=>{window.focus(),r.close()}}catch{}}function Nn(e){let t=!1,n=-1,r=-1;W(()=>{let n=e.scene;if(!n)return;let r=e.isMine;document.title=Q(r?`title-your-turn`:`title-table`,{game:n.table.title}),jn(r?En:Tn),r&&!t&&(An(`turn`),Mn(Q(`title-your-turn`,{game:n.table.title}),n.question,n.table.id)),t=r}),W(()=>{let t=e.lines.length;r>=0&&t>r&&An(e.scene?.table.status===`over`?`end`:`move`),r=t}),W(()=>{let t=e.chat.at(-1)?.number??0;n>=0&&t>n&&Y.chat&&An(`chat`),n=t}),W(()=>()=>{document.title=Q(`brand`),jn(Tn)})}async function Pn(){return`Notification`in window&&await Notification.requestPermission()===`granted`}var Fn=u(`<p class="label" role="status"> </p>`),In=u(`<!> <!> <!>`,1),Ln=u(`<!> <!> <!> <!> <!> <!>`,1);function Rn(n,r){U(r,!0);let i=k(r,`isTable`,3,!1),o=I(()=>[{value:!0,label:Q(`on`)},{value:!1,label:Q(`off`)}]),s=H(!1);async function c(e){let t=e&&await Pn();X(`notify`,t),G(s,e&&!t,!0)}var u=Ln(),d=w(u);{let e=I(()=>Q(`theme`)),t=I(()=>[`system`,`light`,`dark`].map(e=>({value:e,label:Q(`theme-${e}.short`)})));$(d,{get label(){return x(e)},get values(){return x(t)},get value(){return Y.theme},onchange:e=>X(`theme`,e)})}var p=e(d,2);{let e=I(()=>Q(`sound`));$(p,{get label(){return x(e)},get values(){return x(o)},get value(){return Y.sound},onchange:e=>X(`sound`,e)})}var m=e(p,2);{let e=I(()=>Q(`motion`)),t=I(()=>[`normal`,`fast`,`off`].map(e=>({value:e,label:Q(`motion-${e}`)})));$(m,{get label(){return x(e)},get values(){return x(t)},get value(){return Y.motion},onchange:e=>X(`motion`,e)})}var g=e(m,2);{let e=I(()=>Q(`notify`));$(g,{get label(){return x(e)},get values(){return x(o)},get value(){return Y.notify},onchange:c})}var _=e(g,2),v=e=>{var t=Fn(),n=h(t,!0);l(e=>f(n,e),[()=>Q(isSecureContext?`notify-refused`:`notify-insecure`)]),a(e,t)};t(_,e=>{x(s)&&e(v)});var y=e(_,2),b=t=>{var n=In(),r=w(n);{let e=I(()=>Q(`hints`));$(r,{get label(){return x(e)},get values(){return x(o)},get value(){return Y.hints},onchange:e=>X(`hints`,e)})}var i=e(r,2);{let e=I(()=>Q(`chat`));$(i,{get label(){return x(e)},get values(){return x(o)},get value(){return Y.chat},onchange:e=>X(`chat`,e)})}var s=e(i,2);{let e=I(()=>Q(`confirm`)),t=I(()=>[`game`,`always`,`never`].map(e=>({value:e,label:Q(`confirm-${e}`)})));$(s,{get label(){return x(e)},get values(){return x(t)},get value(){return Y.confirm},onchange:e=>X(`confirm`,e)})}a(t,n)};t(y,e=>{i()&&e(b)}),a(n,u),D()}function zn(e,t){U(t,!0);{let n=I(()=>Q(`menu`));yn(e,{get title(){return x(n)},get onclose(){return t.onclose},children:(e,t)=>{Rn(e,{})},$$slots:{default:!0}})}D()}var Bn=u(`<h1 class="where svelte-10qn83z"> </h1>`),Vn=u(`<span class="meta"> </span>`),Hn=u(`<button class="svelte-10qn83z"> </button>`),Un=u(`<header class="top"><a class="brand" href="/"><!><span> </span></a> <!> <!> <nav><!> <span class="seg svelte-10qn83z" role="group"></span> <button class="tool opt svelte-10qn83z"><!></button> <button><!></button> <button class="tool svelte-10qn83z" aria-haspopup="dialog"><!></button></nav></header>`);function Wn(n,i){U(i,!0);let o=k(i,`where`,3,``),c=k(i,`meta`,3,``),u=I(()=>({system:`light`,light:`dark`,dark:`system`})[Y.theme]);var d=Un(),p=S(d),m=S(p);E(m,{name:`logo`});var g=h(e(m),!0);z(p);var _=e(p,2),y=e=>{var t=Bn(),n=h(t,!0);l(()=>f(n,o())),a(e,t)};t(_,e=>{o()&&e(y)});var b=e(_,2),C=e=>{var t=Vn(),n=h(t,!0);l(()=>f(n,c())),a(e,t)};t(b,e=>{c()&&e(C)});var w=e(b,2),T=S(w);v(T,()=>i.extra??j);var O=e(T,2);r(O,20,()=>kt,e=>e,(e,t)=>{var n=Hn(),r=h(n,!0);l((e,i)=>{F(n,`lang`,t),F(n,`aria-pressed`,Y.lang===t),F(n,`title`,e),f(r,i)},[()=>Q(`language-${t}`),()=>Q(`language-${t}.short`)]),s(`click`,n,()=>X(`lang`,t)),a(e,n)}),z(O);var A=e(O,2);E(S(A),{name:`i-theme`,class:`ic`}),z(A);var M=e(A,2);let N;E(S(M),{name:`i-sound`,class:`ic`}),z(M);var P=e(M,2);E(S(P),{name:`i-menu`,class:`ic`}),z(P),z(w),z(d),l((e,t,n,r,i,a,o,s,c)=>{F(p,`aria-label`,e),f(g,t),F(w,`aria-label`,n),F(O,`aria-label`,r),F(A,`title`,i),F(A,`aria-label`,a),N=J(M,1,`tool opt svelte-10qn83z`,null,N,{off:!Y.sound}),F(M,`aria-pressed`,Y.sound),F(M,`title`,o),F(M,`aria-label`,s),F(P,`aria-label`,c)},[()=>`${Q(`brand`)}: ${Q(`to-lobby`)}`,()=>Q(`brand`),()=>Q(`tools`),()=>Q(`language`),()=>Q(`theme-${Y.theme}`),()=>Q(`theme-${Y.theme}`),()=>Q(`sound`),()=>Q(`sound`),()=>Q(`menu`)]),s(`click`,p,function(...e){Jt?.apply(this,e)}),s(`click`,A,()=>X(`theme`,x(u))),s(`click`,M,()=>X(`sound`,!Y.sound)),s(`click`,P,function(...e){i.onmenu?.apply(this,e)}),a(n,d),D()}b([`click`]);var Gn=[`circle`,`square`,`triangle`,`diamond`,`cross`,`hex`];function Kn(e){return Gn[e%Gn.length]}var qn=u(`<span><!></span>`);function Jn(e,t){U(t,!0);var n=qn(),r=S(n);{let e=I(()=>Kn(t.seat));E(r,{get name(){return`own-${x(e)??``}`}})}z(n),l(()=>J(n,1,`own o${t.seat+1}`)),a(e,n),D()}var Yn=H(Date.now()/1e3);setInterval(()=>G(Yn,Date.now()/1e3),1e3);function Xn(){return x(Yn)}function Zn(e,t,n){let r=e.clocks[t];if(!r||e.table.clock.kind===`none`)return null;let i=r.runs?Math.max(0,x(Yn)+n-e.at):0;return Math.max(0,r.left-i)}function Qn(e){let t=Math.ceil(e);return`${Math.floor(t/60)}:${String(t%60).padStart(2,`0`)}`}function $n(e,t){return new Date(e*1e3).toLocaleTimeString(t,{hour:`2-digit`,minute:`2-digit`,hour12:!1})}var er=(e=>(e[e.Border=-1]=`Border`,e[e.Data=0]=`Data`,e[e.Function=1]=`Function`,e[e.Position=2]=`Position`,e[e.Timing=3]=`Timing`,e[e.Alignment=4]=`Alignment`,e))(er||{}),tr=[0,1],nr=[1,0],rr=[2,3],ir=[3,2],ar={L:tr,M:nr,Q:rr,H:ir},or=/^\d*$/,sr=/^[A-Z0-9 $%*+./:-]*$/,cr=`0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ $%*+-./:`,lr=1,ur=40,dr=3,fr=3,pr=40,mr=10,hr=[[-1,7,10,15,20,26,18,20,24,30,18,20,24,26,30,22,24,28,30,28,28,28,28,30,30,26,28,30,30,30,30,30,30,30,30,30,30,30,30,30,30],[-1,10,16,26,18,24,16,18,22,22,26,30,22,22,24,24,28,28,26,26,26,26,28,28,28,28,28,28,28,28,28,28,28,28,28,28,28,28,28,28,28],[-1,13,22,18,26,18,24,18,22,20,24,28,26,24,20,30,24,28,28,26,30,28,30,30,30,30,28,30,30,30,30,30,30,30,30,30,30,30,30,30,30],[-1,17,28,22,16,22,28,26,26,24,28,24,28,22,24,24,30,28,28,26,28,30,24,30,30,30,30,30,30,30,30,30,30,30,30,30,30,30,30,30,30]],gr=[[-1,1,1,1,1,1,2,2,2,2,4,4,4,4,4,6,6,6,6,7,8,8,9,9,10,12,12,12,13,14,15,16,17,18,19,19,20,21,22,24,25],[-1,1,1,1,2,2,4,4,4,5,5,5,8,9,9,10,10,11,13,14,16,17,17,18,20,21,23,25,26,28,29,31,33,35,37,38,40,43,45,47,49],[-1,1,1,2,2,4,4,6,6,8,8,8,10,12,16,12,17,16,18,21,20,23,23,25,27,29,34,34,35,38,40,43,45,48,51,53,56,59,62,65,68],[-1,1,1,2,4,4,4,5,6,8,8,11,11,16,16,18,16,19,21,25,25,25,34,30,32,35,37,40,42,45,48,51,54,57,60,63,66,70,74,77,81]],_r=class{constructor(e,t,n,r){if(this.version=e,this.ecc=t,e<lr||e>ur)throw RangeError(`Version value out of range`);if(r<-1||r>7)throw RangeError(`Mask value out of range`);this.size=e*4+17;let i=Array.from({length:this.size}).fill(!1);for(let e=0;e<this.size;e++)this.modules.push(i.slice()),this.types.push(i.map(()=>0));this.drawFunctionPatterns();let a=this.addEccAndInterleave(n);if(this.drawCodewords(a),r===-1){let e=1e9;for(let t=0;t<8;t++){this.applyMask(t),this.drawFormatBits(t);let n=this.getPenaltyScore();n<e&&(r=t,e=n),this.applyMask(t)}}this.mask=r,this.applyMask(r),this.drawFormatBits(r)}size;mask;modules=[];types=[];getModule(e,t){return e>=0&&e<this.size&&t>=0&&t<this.size&&this.modules[t][e]}drawFunctionPatterns(){for(let e=0;e<this.size;e++)this.setFunctionModule(6,e,e%2==0,er.Timing),this.setFunctionModule(e,6,e%2==0,er.Timing);this.drawFinderPattern(3,3),this.drawFinderPattern(this.size-4,3),this.drawFinderPattern(3,this.size-4);let e=this.getAlignmentPatternPositions(),t=e.length;for(let n=0;n<t;n++)for(let r=0;r<t;r++)n===0&&r===0||n===0&&r===t-1||n===t-1&&r===0||this.drawAlignmentPattern(e[n],e[r]);this.drawFormatBits(0),this.drawVersion()}drawFormatBits(e){let t=this.ecc[1]<<3|e,n=t;for(let e=0;e<10;e++)n=n<<1^(n>>>9)*1335;let r=(t<<10|n)^21522;for(let e=0;e<=5;e++)this.setFunctionModule(8,e,yr(r,e));this.setFunctionModule(8,7,yr(r,6)),this.setFunctionModule(8,8,yr(r,7)),this.setFunctionModule(7,8,yr(r,8));for(let e=9;e<15;e++)this.setFunctionModule(14-e,8,yr(r,e));for(let e=0;e<8;e++)this.setFunctionModule(this.size-1-e,8,yr(r,e));for(let e=8;e<15;e++)this.setFunctionModule(8,this.size-15+e,yr(r,e));this.setFunctionModule(8,this.size-8,!0)}drawVersion(){if(this.version<7)return;let e=this.version;for(let t=0;t<12;t++)e=e<<1^(e>>>11)*7973;let t=this.version<<12|e;for(let e=0;e<18;e++){let n=yr(t,e),r=this.size-11+e%3,i=Math.floor(e/3);this.setFunctionModule(r,i,n),this.setFunctionModule(i,r,n)}}drawFinderPattern(e,t){for(let n=-4;n<=4;n++)for(let r=-4;r<=4;r++){let i=Math.max(Math.abs(r),Math.abs(n)),a=e+r,o=t+n;a>=0&&a<this.size&&o>=0&&o<this.size&&this.setFunctionModule(a,o,i!==2&&i!==4,er.Position)}}drawAlignmentPattern(e,t){for(let n=-2;n<=2;n++)for(let r=-2;r<=2;r++)this.setFunctionModule(e+r,t+n,Math.max(Math.abs(r),Math.abs(n))!==1,er.Alignment)}setFunctionModule(e,t,n,r=er.Function){this.modules[t][e]=n,this.types[t][e]=r}addEccAndInterleave(e){let t=this.version,n=this.ecc;if(e.length!==Pr(t,n))throw RangeError(`Invalid argument`);let r=gr[n[0]][t],i=hr[n[0]][t],a=Math.floor(Nr(t)/8),o=r-a%r,s=Math.floor(a/r),c=[],l=Fr(i);for(let t=0,n=0;t<r;t++){let r=e.slice(n,n+s-i+(t<o?0:1));n+=r.length;let a=Ir(r,l);t<o&&r.push(0),c.push(r.concat(a))}let u=[];for(let e=0;e<c[0].length;e++)c.forEach((t,n)=>{(e!==s-i||n>=o)&&u.push(t[e])});return u}drawCodewords(e){if(e.length!==Math.floor(Nr(this.version)/8))throw RangeError(`Invalid argument`);let t=0;for(let n=this.size-1;n>=1;n-=2){n===6&&(n=5);for(let r=0;r<this.size;r++)for(let i=0;i<2;i++){let a=n-i,o=n+1&2?r:this.size-1-r;!this.types[o][a]&&t<e.length*8&&(this.modules[o][a]=yr(e[t>>>3],7-(t&7)),t++)}}}applyMask(e){if(e<0||e>7)throw RangeError(`Mask value out of range`);for(let t=0;t<this.size;t++)for(let n=0;n<this.size;n++){let r;switch(e){case 0:r=(n+t)%2==0;break;case 1:r=t%2==0;break;case 2:r=n%3==0;break;case 3:r=(n+t)%3==0;break;case 4:r=(Math.floor(n/3)+Math.floor(t/2))%2==0;break;case 5:r=n*t%2+n*t%3==0;break;case 6:r=(n*t%2+n*t%3)%2==0;break;case 7:r=((n+t)%2+n*t%3)%2==0;break;default:throw Error(`Unreachable`)}!this.types[t][n]&&r&&(this.modules[t][n]=!this.modules[t][n])}}getPenaltyScore(){let e=0;for(let t=0;t<this.size;t++){let n=!1,r=0,i=[0,0,0,0,0,0,0];for(let a=0;a<this.size;a++)this.modules[t][a]===n?(r++,r===5?e+=dr:r>5&&e++):(this.finderPenaltyAddHistory(r,i),n||(e+=this.finderPenaltyCountPatterns(i)*pr),n=this.modules[t][a],r=1);e+=this.finderPenaltyTerminateAndCount(n,r,i)*pr}for(let t=0;t<this.size;t++){let n=!1,r=0,i=[0,0,0,0,0,0,0];for(let a=0;a<this.size;a++)this.modules[a][t]===n?(r++,r===5?e+=dr:r>5&&e++):(this.finderPenaltyAddHistory(r,i),n||(e+=this.finderPenaltyCountPatterns(i)*pr),n=this.modules[a][t],r=1);e+=this.finderPenaltyTerminateAndCount(n,r,i)*pr}for(let t=0;t<this.size-1;t++)for(let n=0;n<this.size-1;n++){let r=this.modules[t][n];r===this.modules[t][n+1]&&r===this.modules[t+1][n]&&r===this.modules[t+1][n+1]&&(e+=fr)}let t=0;for(let e of this.modules)t=e.reduce((e,t)=>e+ +!!t,t);let n=this.size*this.size,r=Math.ceil(Math.abs(t*20-n*10)/n)-1;return e+=r*mr,e}getAlignmentPatternPositions(){if(this.version===1)return[];{let e=Math.floor(this.version/7)+2,t=this.version===32?26:Math.ceil((this.version*4+4)/(e*2-2))*2,n=[6];for(let r=this.size-7;n.length<e;r-=t)n.splice(1,0,r);return n}}finderPenaltyCountPatterns(e){let t=e[1],n=t>0&&e[2]===t&&e[3]===t*3&&e[4]===t&&e[5]===t;return(n&&e[0]>=t*4&&e[6]>=t?1:0)+(n&&e[6]>=t*4&&e[0]>=t?1:0)}finderPenaltyTerminateAndCount(e,t,n){return e&&(this.finderPenaltyAddHistory(t,n),t=0),t+=this.size,this.finderPenaltyAddHistory(t,n),this.finderPenaltyCountPatterns(n)}finderPenaltyAddHistory(e,t){t[0]===0&&(e+=this.size),t.pop(),t.unshift(e)}};function vr(e,t,n){if(t<0||t>31||e>>>t)throw RangeError(`Value out of range`);for(let r=t-1;r>=0;r--)n.push(e>>>r&1)}function yr(e,t){return(e>>>t&1)!=0}var br=class{constructor(e,t,n){if(this.mode=e,this.numChars=t,this.bitData=n,t<0)throw RangeError(`Invalid argument`);this.bitData=n.slice()}getData(){return this.bitData.slice()}},xr=[1,10,12,14],Sr=[2,9,11,13],Cr=[4,8,16,16];function wr(e,t){return e[Math.floor((t+7)/17)+1]}function Tr(e){let t=[];for(let n of e)vr(n,8,t);return new br(Cr,e.length,t)}function Er(e){if(!kr(e))throw RangeError(`String contains non-numeric characters`);let t=[];for(let n=0;n<e.length;){let r=Math.min(e.length-n,3);vr(Number.parseInt(e.substring(n,n+r),10),r*3+1,t),n+=r}return new br(xr,e.length,t)}function Dr(e){if(!Ar(e))throw RangeError(`String contains unencodable characters in alphanumeric mode`);let t=[],n;for(n=0;n+2<=e.length;n+=2){let r=cr.indexOf(e.charAt(n))*45;r+=cr.indexOf(e.charAt(n+1)),vr(r,11,t)}return n<e.length&&vr(cr.indexOf(e.charAt(n)),6,t),new br(Sr,e.length,t)}function Or(e){return e===``?[]:kr(e)?[Er(e)]:Ar(e)?[Dr(e)]:[Tr(Mr(e))]}function kr(e){return or.test(e)}function Ar(e){return sr.test(e)}function jr(e,t){let n=0;for(let r of e){let e=wr(r.mode,t);if(r.numChars>=1<<e)return 1/0;n+=4+e+r.bitData.length}return n}function Mr(e){e=encodeURI(e);let t=[];for(let n=0;n<e.length;n++)e.charAt(n)===`%`?(t.push(Number.parseInt(e.substring(n+1,n+3),16)),n+=2):t.push(e.charCodeAt(n));return t}function Nr(e){if(e<lr||e>ur)throw RangeError(`Version number out of range`);let t=(16*e+128)*e+64;if(e>=2){let n=Math.floor(e/7)+2;t-=(25*n-10)*n-55,e>=7&&(t-=36)}return t}function Pr(e,t){return Math.floor(Nr(e)/8)-hr[t[0]][e]*gr[t[0]][e]}function Fr(e){if(e<1||e>255)throw RangeError(`Degree out of range`);let t=[];for(let n=0;n<e-1;n++)t.push(0);t.push(1);let n=1;for(let r=0;r<e;r++){for(let e=0;e<t.length;e++)t[e]=Lr(t[e],n),e+1<t.length&&(t[e]^=t[e+1]);n=Lr(n,2)}return t}function Ir(e,t){let n=t.map(e=>0);for(let r of e){let e=r^n.shift();n.push(0),t.forEach((t,r)=>n[r]^=Lr(t,e))}return n}function Lr(e,t){if(e>>>8||t>>>8)throw RangeError(`Byte out of range`);let n=0;for(let r=7;r>=0;r--)n=n<<1^(n>>>7)*285,n^=(t>>>r&1)*e;return n}function Rr(e,t,n=1,r=40,i=-1,a=!0){if(!(lr<=n&&n<=r&&r<=ur)||i<-1||i>7)throw RangeError(`Invalid value`);let o,s;for(o=n;;o++){let n=Pr(o,t)*8,i=jr(e,o);if(i<=n){s=i;break}if(o>=r)throw RangeError(`Data too long`)}for(let e of[nr,rr,ir])a&&s<=Pr(o,e)*8&&(t=e);let c=[];for(let t of e){vr(t.mode[0],4,c),vr(t.numChars,wr(t.mode,o),c);for(let e of t.getData())c.push(e)}let l=Pr(o,t)*8;vr(0,Math.min(4,l-c.length),c),vr(0,(8-c.length%8)%8,c);for(let e=236;c.length<l;e^=253)vr(e,8,c);let u=Array.from({length:Math.ceil(c.length/8)},()=>0);return c.forEach((e,t)=>u[t>>>3]|=e<<7-(t&7)),new _r(o,t,u,i)}function zr(e,t){let{ecc:n=`L`,boostEcc:r=!1,minVersion:i=1,maxVersion:a=40,maskPattern:o=-1,border:s=1}=t||{},c=typeof e==`string`?Or(e):Array.isArray(e)?[Tr(e)]:void 0;if(!c)throw Error(`uqr only supports encoding string and binary data, but got: ${typeof e}`);let l=Rr(c,ar[n],i,a,o,r),u=Br({version:l.version,maskPattern:l.mask,size:l.size,data:l.modules,types:l.types},s);return t?.invert&&(u.data=u.data.map(e=>e.map(e=>!e))),t?.onEncoded?.(u),u}function Br(e,t=1){if(!t)return e;let{size:n}=e,r=n+t*2;e.size=r,e.data.forEach(e=>{for(let n=0;n<t;n++)e.unshift(!1),e.push(!1)});for(let n=0;n<t;n++)e.data.unshift(Array.from({length:r},e=>!1)),e.data.push(Array.from({length:r},e=>!1));let i=er.Border;e.types.forEach(e=>{for(let n=0;n<t;n++)e.unshift(i),e.push(i)});for(let n=0;n<t;n++)e.types.unshift(Array.from({length:r},e=>i)),e.types.push(Array.from({length:r},e=>i));return e}var Vr=g(`<svg role="img" shape-rendering="crispEdges" class="svelte-3vwhkn"><rect fill="#fff"></rect><path fill="#111a1d"></path></svg>`);function Hr(t,n){U(n,!0);let r=I(()=>zr(n.text,{ecc:`M`,border:4})),i=I(()=>x(r).data.flatMap((e,t)=>e.flatMap((e,n)=>e?[`M${n} ${t}h1v1h-1z`]:[])).join(``));var o=Vr(),s=S(o),c=e(s);z(o),l(()=>{F(o,`viewBox`,`0 0 ${x(r).size??``} ${x(r).size??``}`),F(o,`aria-label`,n.label),F(o,`data-qr`,n.text),F(s,`width`,x(r).size),F(s,`height`,x(r).size),F(c,`d`,x(i))}),a(t,o),D()}var Ur=u(`<div class="code svelte-c7bzsk"><!></div> <p class="link svelte-c7bzsk"> </p> <p class="svelte-c7bzsk"> </p>`,1);function Wr(t,n){U(n,!0);let r=k(n,`text`,19,()=>Q(`qr-text`));yn(t,{get title(){return n.title},get onclose(){return n.onclose},children:(t,i)=>{var o=Ur(),s=w(o),c=S(s);{let e=I(()=>`${Q(`qr-code`)}: ${n.title}`);Hr(c,{get text(){return n.link},get label(){return x(e)}})}z(s);var u=e(s,2),d=h(u,!0),p=h(e(u,2),!0);l(()=>{f(d,n.link),f(p,r())}),a(t,o)},$$slots:{default:!0}}),D()}var Gr=u(`<div class="near svelte-ua2awp"><button aria-haspopup="dialog" class="svelte-ua2awp"><!></button> <p class="svelte-ua2awp"><span> </span> <b class="svelte-ua2awp"> </b></p></div> <!>`,1);function Kr(n,r){U(r,!0);let i=H(!1),o=I(()=>r.addresses[0]),c=I(()=>x(o).replace(/^http:\/\/|\/$/g,``));var u=Gr(),d=w(u),p=S(d),m=S(p);{let e=I(()=>`${Q(`qr-code`)}: ${x(c)}`);Hr(m,{get text(){return x(o)},get label(){return x(e)}})}z(p);var g=e(p,2),_=S(g),v=h(_,!0),y=h(e(_,2),!0);z(g),z(d);var b=e(d,2),C=e=>{{let t=I(()=>Q(`nearby`)),n=I(()=>Q(r.addresses.length>1?`nearby-or`:`qr-text`,{others:r.addresses.slice(1).join(`  `)}));Wr(e,{get title(){return x(t)},get link(){return x(o)},get text(){return x(n)},onclose:()=>G(i,!1)})}};t(b,e=>{x(i)&&e(C)}),l((e,t)=>{F(d,`data-nearby`,x(o)),F(p,`aria-label`,e),f(v,t),f(y,x(c))},[()=>`${Q(`qr-code`)}: ${Q(`nearby`)}`,()=>Q(`nearby`)]),s(`click`,p,()=>G(i,!0)),a(n,u),D()}b([`click`]);var qr=u(`<p role="alert" class="problem svelte-15b4erz"> </p>`),Jr=u(`<span class="e svelte-15b4erz"></span>`),Yr=u(`<a class="lnk"> </a>`),Xr=u(`<button class="lnk"> </button>`),Zr=u(`<li><span class="tm svelte-15b4erz"><!></span> <span class="what svelte-15b4erz"><b class="svelte-15b4erz"> </b> <small class="svelte-15b4erz"> </small></span> <span class="pips svelte-15b4erz" role="img"></span> <!></li>`),Qr=u(`<li class="none svelte-15b4erz"> </li>`),$r=u(`<div class="train svelte-15b4erz" aria-hidden="true"><!><!><!><!></div>`),ei=u(`<section class="sheet"><h2> <button class="again svelte-15b4erz"> </button></h2> <!> <ul></ul> <!></section>`);function ti(i,o){U(o,!0);let u=H([]),d=H(null),p=I(nn),m=I(()=>x(u).filter(e=>e.is_yours||e.can_join||e.can_watch).sort((e,t)=>g(t)-g(e)));function g(e){return e.your_turn?3:e.is_yours&&e.status!==`over`?2:+!!e.can_join}async function _(){try{G(u,await Ut.departures({tokens:ln(),lang:Y.lang})),G(d,null)}catch(e){G(d,e.message,!0)}}W(()=>{Y.lang,_();let e=setInterval(()=>document.hidden||void _(),1e4);return()=>clearInterval(e)});async function v(e){try{let t={claim:dn(e),tokens:ln(),lang:Y.lang,name:Y.name},n=await Ut.join(e,t);un(n.table,n.token),fn(e),qt(`/t/${n.table}`)}catch(t){t.reason!==`unreachable`&&fn(e),G(d,t.message,!0),_()}}var y=ei(),b=S(y),C=S(b,!0),T=e(C),O=h(T,!0);z(b);var k=e(b,2),A=e=>{var t=qr(),n=h(t,!0);l(()=>f(n,x(d))),a(e,t)};t(k,e=>{x(d)&&e(A)});var j=e(k,2);r(j,21,()=>x(m),e=>e.table,(i,o)=>{var u=Zr();let d;var p=S(u),m=S(p),g=e=>{E(e,{name:`sema-clear`,class:`sg`})},_=e=>{var t=n();l(e=>f(t,e),[()=>$n(x(o).created,Y.lang)]),a(e,t)};t(m,e=>{x(o).your_turn?e(g):e(_,-1)}),z(p);var y=e(p,2),b=S(y),C=h(b,!0),T=h(e(b,2),!0);z(y);var D=e(y,2);r(D,21,()=>x(o).seats,e=>e.seat,(e,n)=>{var r=c(),i=w(r),o=e=>{a(e,Jr())},s=e=>{Jn(e,{get seat(){return x(n).seat}})};t(i,e=>{x(n).kind===`open`?e(o):e(s,-1)}),a(e,r)}),z(D);var O=e(D,2),k=e=>{var t=Yr(),n=h(t,!0);l(e=>{F(t,`href`,`/t/${x(o).table??``}`),f(n,e)},[()=>Q(`open-table`)]),s(`click`,t,function(...e){Jt?.apply(this,e)}),a(e,t)},A=e=>{var t=Xr(),n=h(t,!0);l(e=>f(n,e),[()=>Q(`join`)]),s(`click`,t,()=>v(x(o).table)),a(e,t)},j=e=>{var t=Yr(),n=h(t,!0);l(e=>{F(t,`href`,`/t/${x(o).table??``}`),f(n,e)},[()=>Q(`watch`)]),s(`click`,t,function(...e){Jt?.apply(this,e)}),a(e,t)};t(O,e=>{x(o).is_yours?e(k):x(o).can_join?e(A,1):e(j,-1)}),z(u),l((e,t)=>{F(u,`data-table`,x(o).table),d=J(u,1,`svelte-15b4erz`,null,d,{me:x(o).your_turn}),f(C,x(o).title),f(T,e),F(D,`aria-label`,t)},[()=>x(o).your_turn?Q(`your-turn`):Q(`departure-${x(o).status}`),()=>Q(`seats-taken`,{taken:x(o).seats.filter(e=>e.kind!==`open`).length,all:x(o).seats.length})]),a(i,u)},e=>{var t=Qr(),n=h(t,!0);l(e=>f(n,e),[()=>Q(`departures-none`)]),a(e,t)}),z(j);var M=e(j,2),N=e=>{Kr(e,{get addresses(){return x(p)}})},P=t=>{var n=$r(),r=S(n);E(r,{name:`loco-1`,class:`flip`});var i=e(r);E(i,{name:`coach`});var o=e(i);E(o,{name:`boxcar`}),E(e(o),{name:`caboose`}),z(n),a(t,n)};t(M,e=>{x(p).length>0?e(N):x(m).length<4&&e(P,1)}),z(y),l((e,t)=>{f(C,e),f(O,t)},[()=>Q(`departures`),()=>Q(`refresh`)]),s(`click`,T,_),a(i,y),D()}b([`click`]);var ni=500,ri=5e3,ii=2e4,ai=1e4,oi=0;function si(){return oi+=1,`${Zt(18)}-${oi}`}var ci=class{hello;listener;open;#e=H(`connecting`);get state(){return x(this.#e)}set state(e){G(this.#e,e,!0)}socket=null;waiting=new Map;run=null;isWelcome=!1;delay=ni;timer;constructor(e,t,n=li){this.hello=e,this.listener=t,this.open=n,this.connect()}ask(e){let t={...e,id:si()};return new Promise(e=>{this.waiting.set(t.id,{message:t,answer:e}),this.isWelcome&&this.send(t)})}hurry(){this.state===`lost`&&this.connect()}shut(){this.state=`shut`,clearTimeout(this.timer),this.drop()}connect(){clearTimeout(this.timer),this.drop();let e=this.open();this.socket=e,e.onopen=()=>this.send(this.hello()),e.onmessage=e=>this.receive(JSON.parse(e.data)),e.onclose=()=>this.lose(),this.timer=setTimeout(()=>this.lose(),ai)}drop(){let e=this.socket;this.socket=null,this.isWelcome=!1,e!==null&&(e.onopen=e.onmessage=e.onclose=null,e.close())}lose(){this.state!==`shut`&&(this.drop(),this.state=`lost`,clearTimeout(this.timer),this.timer=setTimeout(()=>this.connect(),this.delay*(.75+Math.random()/2)),this.delay=Math.min(this.delay*2,ri))}send(e){this.socket?.send(JSON.stringify(e))}watch(){clearTimeout(this.timer),this.timer=setTimeout(()=>{this.send({t:`ping`,id:si()}),this.timer=setTimeout(()=>this.lose(),ai)},ii)}receive(e){switch(this.watch(),e.t){case`welcome`:return this.enter(e);case`scene`:return this.listener.shown(e);case`said`:return this.listener.said(e);case`links`:return this.listener.linked(e);default:return this.settle(e)}}enter(e){let t=this.run!==null&&this.run!==e.run;this.run=e.run,this.isWelcome=!0,this.state=`open`,this.delay=ni,this.listener.welcomed(e,t);for(let{message:e}of this.waiting.values())this.send(e)}settle(e){let t=e.id===null?void 0:this.waiting.get(e.id);t===void 0?e.t===`refused`&&e.id===null&&this.listener.refused(e):(this.waiting.delete(t.message.id),t.answer(e))}};function li(){let e=location.protocol===`https:`?`wss`:`ws`;return new WebSocket(`${e}://${location.host}/ws`)}var ui={kind:`bot`,name:``,level:`greedy`},di=3,fi=[{kind:`none`,seconds:0},{kind:`move`,seconds:60},{kind:`move`,seconds:180},{kind:`bank`,seconds:600},{kind:`bank`,seconds:1800}],pi=class{#e=H(null);get game(){return x(this.#e)}set game(e){G(this.#e,e)}#t=H(M([]));get seats(){return x(this.#t)}set seats(e){G(this.#t,e,!0)}#n=H(M({}));get options(){return x(this.#n)}set options(e){G(this.#n,e,!0)}#r=H(0);get clock(){return x(this.#r)}set clock(e){G(this.#r,e,!0)}#i=H(`link`);get watch(){return x(this.#i)}set watch(e){G(this.#i,e,!0)}#a=H(!0);get hints(){return x(this.#a)}set hints(e){G(this.#a,e,!0)}id=si();secret=Qt();choose(e){let t=this.game?.name===e.name;if(this.game=e,t)return;le(`game`,e.name),this.options=Object.fromEntries(e.options.map(e=>[e.name,e.values[0].value]));let n=Math.min(e.most_seats,Math.max(e.least_seats,this.seats.length||di)),r=Array.from({length:n-1},(e,t)=>this.seats[t+1]??{...ui});this.seats=[{kind:`me`,name:Y.name,level:`greedy`},...r],this.id=si(),this.secret=Qt()}get canAdd(){return this.game!==null&&this.seats.length<this.game.most_seats}get canRemove(){return this.game!==null&&this.seats.length>this.game.least_seats}add(e){this.canAdd&&this.seats.push({...ui,kind:e})}remove(e){this.canRemove&&this.seats.splice(e,1)}request(){let e=this.seats.map(({kind:e,name:t,level:n})=>e===`bot`?{kind:`bot`,level:n}:e===`open`?{kind:`open`}:{kind:`person`,name:t.trim()});return{id:this.id,secret:this.secret,game:this.game.name,seats:e,options:ne(this.options),clock:fi[this.clock],hints:this.hints,watch:this.watch,lang:Y.lang}}};function mi(){return ce(`game`,``)}var hi=u(`<button class="more svelte-drqbzg"> </button>`),gi=u(`<div class="list svelte-drqbzg"><!> <!> <!> <!></div> <!>`,1);function _i(n,i){U(i,!0);let o=k(i,`plan`,7),c=H(!1),u=I(()=>o().game.options),d=I(()=>x(c)?x(u):x(u).slice(0,2)),p=I(()=>x(u).length-2),m=I(()=>x(u).slice(2).filter(e=>o().options[e.name]!==e.values[0].value).length),g=I(()=>fi.map((e,t)=>({value:t,label:Q(`clock-${e.kind}`,{seconds:e.seconds??0,minutes:(e.seconds??0)/60})})));var _=gi(),v=w(_),y=S(v);r(y,17,()=>x(d),e=>e.name,(e,t)=>{{let n=I(()=>o().options[x(t).name]??x(t).values[0].value);$(e,{get label(){return x(t).label},get about(){return x(t).about},get values(){return x(t).values},get value(){return x(n)},onchange:e=>o().options[x(t).name]=e})}});var b=e(y,2);{let e=I(()=>Q(`clock`));$(b,{get label(){return x(e)},get values(){return x(g)},get value(){return o().clock},onchange:e=>o().clock=e})}var C=e(b,2);{let e=I(()=>Q(`who-may-watch`)),t=I(()=>[{value:`anyone`,label:Q(`watch-anyone`)},{value:`link`,label:Q(`watch-link`)}]);$(C,{get label(){return x(e)},get values(){return x(t)},get value(){return o().watch},onchange:e=>o().watch=e})}var T=e(C,2);{let e=I(()=>Q(`hints`)),t=I(()=>[{value:!0,label:Q(`on`)},{value:!1,label:Q(`off`)}]);$(T,{get label(){return x(e)},get values(){return x(t)},get value(){return o().hints},onchange:e=>o().hints=e})}z(v);var E=e(v,2),O=e=>{var t=hi(),n=h(t,!0);l(e=>{F(t,`aria-expanded`,x(c)),f(n,e)},[()=>x(c)?Q(`fewer-options`):Q(`more-options`,{count:x(p),changed:x(m)})]),s(`click`,t,()=>G(c,!x(c))),a(e,t)};t(E,e=>{x(p)>0&&e(O)}),a(n,_),D()}b([`click`]);var vi=`modulepreload`,yi=function(e){return`/`+e},bi={},xi=function(e,t,n){let r=Promise.resolve();if(t&&t.length>0){let e=document.getElementsByTagName(`link`),i=document.querySelector(`meta[property=csp-nonce]`),a=i?.nonce||i?.getAttribute(`nonce`);function o(e){return Promise.all(e.map(e=>Promise.resolve(e).then(e=>({status:`fulfilled`,value:e}),e=>({status:`rejected`,reason:e}))))}r=o(t.map(t=>{if(t=yi(t,n),t in bi)return;bi[t]=!0;let r=t.endsWith(`.css`),i=r?`[rel="stylesheet"]`:``;if(n)for(let n=e.length-1;n>=0;n--){let i=e[n];if(i.href===t&&(!r||i.rel===`stylesheet`))return}else if(document.querySelector(`link[href="${t}"]${i}`))return;let o=document.createElement(`link`);if(o.rel=r?`stylesheet`:vi,r||(o.as=`script`),o.crossOrigin=``,o.href=t,a&&o.setAttribute(`nonce`,a),document.head.appendChild(o),r)return new Promise((e,n)=>{o.addEventListener(`load`,e),o.addEventListener(`error`,()=>n(Error(`Unable to preload CSS for ${t}`)))})}))}function i(e){let t=new Event(`vite:preloadError`,{cancelable:!0});if(t.payload=e,window.dispatchEvent(t),!t.defaultPrevented)throw e}return r.then(t=>{for(let e of t||[])e.status===`rejected`&&i(e.reason);return e().catch(i)})},Si=Object.assign({"../games/continental_express/index.ts":()=>xi(()=>import(`./continental_express-Da8KZPYZ.js`),__vite__mapDeps([0,1,2,3,4,5,6])),"../games/great_lakes/index.ts":()=>xi(()=>import(`./great_lakes-t_YJVDlO.js`),__vite__mapDeps([7,1,8,2,3,9,10,11,12,4,5,13])),"../games/isle_of_trains/index.ts":()=>xi(()=>import(`./isle_of_trains-C8hMIZWr.js`),__vite__mapDeps([14,1,15,16,11,2,3,12,4,5,9,17,18])),"../games/ticket_cards/index.ts":()=>xi(()=>import(`./ticket_cards-BxP2anQl.js`),__vite__mapDeps([19,1,8,2,3,9,10,15,16,11,12,4,5,20])),"../games/traffic/index.ts":()=>xi(()=>import(`./traffic-BsT6qlEN.js`),__vite__mapDeps([21,1,15,16,2,3,9,17,22]))});async function Ci(e){let t=Si[`../games/${e}/index.ts`];return t?(await t()).game:null}var wi=u(`<button><span class="picture svelte-p0hm4g"><!></span> <span class="ct svelte-p0hm4g"><b class="svelte-p0hm4g"> </b> <i class="svelte-p0hm4g"> </i> <small class="svelte-p0hm4g"><span class="svelte-p0hm4g"><!><span class="vh"> </span> </span> <span class="svelte-p0hm4g"><!> </span></small></span></button>`),Ti=u(`<div class="covers svelte-p0hm4g" role="group"></div>`);function Ei(n,i){U(i,!0);let o;W(()=>{o.querySelector(`[data-game="${i.chosen}"]`)?.scrollIntoView({block:`nearest`,inline:`center`})});function u(e){return e.least_seats===e.most_seats?String(e.most_seats):`${e.least_seats}–${e.most_seats}`}var d=Ti();r(d,21,()=>i.games,e=>e.name,(n,r)=>{var o=wi();let d;var p=S(o);L(S(p),()=>Ci(x(r).name),null,(e,n)=>{var r=c(),i=w(r),o=e=>{var t=c();q(w(t),()=>x(n).Poster,(e,t)=>{t(e,{})}),a(e,t)},s=e=>{E(e,{name:`logo`,class:`logo`})};t(i,e=>{x(n)?e(o):e(s,-1)}),a(e,r)}),z(p);var m=e(p,2),g=S(m),_=h(g,!0),v=e(g,2),y=h(v,!0),b=e(v,2),C=S(b),T=S(C);E(T,{name:`i-person`});var D=e(T),O=h(D,!0),k=e(D,1,!0);z(C);var A=e(C,2),j=S(A);E(j,{name:`i-clock`});var M=e(j,1,!0);z(A),z(b),z(m),z(o),l((e,t,n)=>{d=J(o,1,`cover svelte-p0hm4g`,null,d,{on:x(r).name===i.chosen}),F(o,`data-game`,x(r).name),F(o,`aria-pressed`,x(r).name===i.chosen),f(_,x(r).title),f(y,x(r).tagline),f(O,e),f(k,t),f(M,n)},[()=>Q(`players`),()=>u(x(r)),()=>Q(`minutes`,{minutes:x(r).minutes})]),s(`click`,o,()=>i.onchoose(x(r))),a(n,o)}),z(d),K(d,e=>o=e,()=>o),l(e=>{O(d,`--n:${i.games.length??``}`),F(d,`aria-label`,e)},[()=>Q(`games`)]),a(n,d),D()}b([`click`]);var Di=u(`<input maxlength="40" class="svelte-xlbrtn"/>`),Oi=u(`<b class="svelte-xlbrtn"> </b>`),ki=u(`<i></i>`),Ai=u(`<button class="lnk"><span class="lv svelte-xlbrtn" aria-hidden="true"></span></button>`),ji=u(`<select class="lnk svelte-xlbrtn"><option> </option><option> </option><option> </option></select> <button class="tool svelte-xlbrtn" data-remove=""><!></button>`,1),Mi=u(`<li data-seat-plan="" class="svelte-xlbrtn"><!> <span class="sn svelte-xlbrtn"><!> <small class="svelte-xlbrtn"> </small></span> <span class="acts svelte-xlbrtn"><!> <!></span></li>`),Ni=u(`<p class="more svelte-xlbrtn"> <button class="word svelte-xlbrtn"> </button> <button class="word svelte-xlbrtn"> </button> <button class="word svelte-xlbrtn"> </button></p>`),Pi=u(`<section class="sheet"><h2> <span class="label"> </span></h2> <ul></ul> <!></section>`);function Fi(n,i){U(i,!0);let o=[`random`,`greedy`],c=I(()=>i.plan.game),u=I(()=>x(c).least_seats===x(c).most_seats?String(x(c).most_seats):`${x(c).least_seats}–${x(c).most_seats}`);function d(e){e.level=o[(o.indexOf(e.level)+1)%o.length]}var m=Pi(),g=S(m),_=S(g,!0),v=h(e(_),!0);z(g);var y=e(g,2);r(y,21,()=>i.plan.seats,p,(n,c,u)=>{var p=Mi(),m=S(p);Jn(m,{seat:u});var g=e(m,2),_=S(g),v=e=>{var t=Di();B(t),l((e,n)=>{F(t,`placeholder`,e),F(t,`aria-label`,n)},[()=>Q(`your-name`),()=>Q(`name-of-seat`,{number:u+1})]),te(t,()=>x(c).name,e=>x(c).name=e),a(e,t)},y=e=>{var t=Oi(),n=h(t,!0);l(e=>f(n,e),[()=>Q(`plan-${x(c).kind}`)]),a(e,t)};t(_,e=>{x(c).kind===`me`||x(c).kind===`here`?e(v):e(y,-1)});var b=h(e(_,2),!0);z(g);var C=e(g,2),D=S(C),O=e=>{var t=Ai(),n=S(t);r(n,22,()=>o,e=>e,(e,t,n)=>{var r=ki();let i;l(e=>i=J(r,1,`svelte-xlbrtn`,null,i,{on:e}),[()=>x(n)<=o.indexOf(x(c).level)]),a(e,r)}),z(n),z(t),l((e,n)=>{F(t,`data-level`,x(c).level),F(t,`title`,e),F(t,`aria-label`,n)},[()=>Q(`level-${x(c).level}.about`),()=>`${Q(`strength`)}: ${Q(`level-${x(c).level}`)}`]),s(`click`,t,()=>d(x(c))),a(e,t)};t(D,e=>{x(c).kind===`bot`&&e(O)});var k=e(D,2),A=t=>{var n=ji(),r=w(n),o=S(r),d=h(o,!0);o.value=o.__value=`bot`;var p=e(o),m=h(p,!0);p.value=p.__value=`open`;var g=e(p),_=h(g,!0);g.value=g.__value=`here`,z(r),ie(r);var v=e(r,2);E(S(v),{name:`i-x`,class:`ic`}),z(v),l((e,t,n,a,o)=>{F(r,`aria-label`,e),f(d,t),f(m,n),f(_,a),F(v,`aria-disabled`,!i.plan.canRemove),F(v,`aria-label`,o)},[()=>Q(`kind-of-seat`,{number:u+1}),()=>Q(`plan-bot`),()=>Q(`plan-open`),()=>Q(`plan-here`),()=>Q(`remove-seat`,{number:u+1})]),T(r,()=>x(c).kind,e=>x(c).kind=e),s(`click`,v,()=>i.plan.remove(u)),a(t,n)};t(k,e=>{x(c).kind!==`me`&&e(A)}),z(C),z(p),l(e=>f(b,e),[()=>Q(x(c).kind===`bot`?`level-${x(c).level}`:`plan-${x(c).kind}.about`)]),a(n,p)}),z(y);var b=e(y,2),C=t=>{var n=Ni(),r=S(n),o=e(r),c=h(o,!0),u=e(o,2),d=h(u,!0),p=e(u,2),m=h(p,!0);z(n),l((e,t,n,i)=>{f(r,`${e??``} `),f(c,t),f(d,n),f(m,i)},[()=>Q(`add-seat`),()=>Q(`add-open`),()=>Q(`add-bot`),()=>Q(`add-here`)]),s(`click`,o,()=>i.plan.add(`open`)),s(`click`,u,()=>i.plan.add(`bot`)),s(`click`,p,()=>i.plan.add(`here`)),a(t,n)};t(b,e=>{i.plan.canAdd&&e(C)}),z(m),l((e,t)=>{f(_,e),f(v,t)},[()=>Q(`seats-for`,{game:x(c).title}),()=>Q(`seats-of`,{count:i.plan.seats.length,range:x(u)})]),a(n,m),D()}b([`click`]);var Ii=u(`<a class="tool opt svelte-xz6wf3"><!> </a>`),Li=u(`<p class="problem svelte-xz6wf3" role="alert"> </p>`),Ri=u(`<div class="seats svelte-xz6wf3"><!></div> <section class="options sheet svelte-xz6wf3"><h2> </h2> <!> <div class="start svelte-xz6wf3"><button class="btn go svelte-xz6wf3" data-start=""> </button> <span class="label svelte-xz6wf3"> </span></div></section>`,1),zi=u(`<!> <main class="svelte-xz6wf3"><div class="hd svelte-xz6wf3"><h1 class="svelte-xz6wf3"> </h1> <p class="svelte-xz6wf3"> </p> <!></div> <div class="posters svelte-xz6wf3"><!></div> <!> <div class="departures svelte-xz6wf3"><!></div></main> <!>`,1);function Bi(n,r){U(r,!0);let i=new pi,o=H([]),u=H(null),d=H(!1),p=H(!1);W(()=>{document.title=Q(`title-lobby`)}),W(()=>{let e=Y.lang,t=!0;return Ht(()=>m(e),()=>t),()=>{t=!1}});async function m(e){try{G(o,await Ut.games(e)),G(u,null)}catch(e){throw G(u,e.message,!0),e}let t=i.game?.name??mi(),n=x(o).find(e=>e.name===t)??x(o)[0];n&&i.choose(n)}async function g(){if(!(x(d)||!i.game)){G(d,!0);try{let e=await Ut.newTable(i.request());X(`name`,i.seats[0].name.trim()),un(e.table,...e.tokens),qt(`/t/${e.table}`)}catch(e){G(u,e.message,!0)}finally{G(d,!1)}}}var _=zi(),v=w(_);Wn(v,{onmenu:()=>G(p,!0),extra:n=>{var r=c(),o=w(r),u=t=>{var n=Ii(),r=S(n);E(r,{name:`i-book`,class:`ic`});var o=e(r,1,!0);z(n),l(e=>{F(n,`href`,`/rules/${i.game.name??``}`),f(o,e)},[()=>Q(`rules`)]),s(`click`,n,function(...e){Jt?.apply(this,e)}),a(t,n)};t(o,e=>{i.game&&e(u)}),a(n,r)},$$slots:{extra:!0}});var y=e(v,2),b=S(y),C=S(b),T=h(C,!0),O=e(C,2),k=h(O,!0),A=e(O,2),j=e=>{var t=Li(),n=h(t,!0);l(()=>f(n,x(u))),a(e,t)};t(A,e=>{x(u)&&e(j)}),z(b);var M=e(b,2),N=S(M);{let e=I(()=>i.game?.name??``);Ei(N,{get games(){return x(o)},get chosen(){return x(e)},onchoose:e=>i.choose(e)})}z(M);var P=e(M,2),ee=t=>{var n=Ri(),r=w(n);Fi(S(r),{get plan(){return i}}),z(r);var o=e(r,2),c=S(o),u=h(c,!0),p=e(c,2);_i(p,{get plan(){return i}});var m=e(p,2),_=S(m),v=h(_,!0),y=h(e(_,2),!0);z(m),z(o),l((e,t,n)=>{f(u,e),_.disabled=x(d),f(v,t),f(y,n)},[()=>Q(`options`),()=>Q(`start-game`,{game:i.game.title}),()=>Q(i.seats.some(e=>e.kind===`open`)?`start-open-seats`:`start-at-once`)]),s(`click`,_,g),a(t,n)};t(P,e=>{i.game&&e(ee)});var L=e(P,2);ti(S(L),{}),z(L),z(y);var R=e(y,2),B=e=>{zn(e,{onclose:()=>G(p,!1)})};t(R,e=>{x(p)&&e(B)}),l((e,t)=>{f(T,e),f(k,t)},[()=>Q(`lobby-title`),()=>Q(`lobby-text`)]),a(n,_),D()}b([`click`]);var Vi=u(`<li><code class="svelte-si786l"> </code></li>`),Hi=u(`<details class="svelte-si786l"><summary class="svelte-si786l"> </summary> <ul></ul></details>`),Ui=u(`<p class="text svelte-si786l"> </p> <!>`,1),Wi=u(`<p role="alert"> </p>`),Gi=u(`<p class="label" role="status"> </p>`);function Ki(n,i){U(i,!0);let o=I(()=>Ut.clause(i.game,i.number));{let s=I(()=>Q(`clause`,{number:i.number}));yn(n,{get title(){return x(s)},get onclose(){return i.onclose},children:(n,i)=>{var s=c();L(w(s),()=>x(o),e=>{var t=Gi(),n=h(t,!0);l(e=>f(n,e),[()=>Q(`loading`)]),a(e,t)},(n,i)=>{var o=Ui(),s=w(o),c=h(s,!0),u=e(s,2),d=t=>{var n=Hi(),o=S(n),s=h(o,!0),c=e(o,2);r(c,20,()=>x(i).tests,e=>e,(e,t)=>{var n=Vi(),r=h(S(n),!0);z(n),l(()=>f(r,t)),a(e,n)}),z(c),z(n),l(e=>f(s,e),[()=>Q(`clause-tests`,{count:x(i).tests.length})]),a(t,n)};t(u,e=>{x(i).tests.length>0&&e(d)}),l(()=>f(c,x(i).text)),a(n,o)},(e,t)=>{var n=Wi(),r=h(n,!0);l(()=>f(r,x(t).message)),a(e,n)}),a(n,s)},$$slots:{default:!0}})}D()}var qi=u(`<div class="rules svelte-106isyb"></div>`),Ji=u(`<p role="alert"> </p>`),Yi=u(`<p class="label" role="status"> </p>`);function Xi(e,t){U(t,!0);let n=I(()=>Ut.rules(t.game,Y.lang));W(()=>{x(n).then(e=>t.ontitle?.(e.title)).catch(()=>{})});function r(e){let n=e.target.closest(`[data-clause]`)?.dataset.clause;n!==void 0&&(e.preventDefault(),t.onclause(n))}var o=c();L(w(o),()=>x(n),e=>{var t=Yi(),n=h(t,!0);l(e=>f(n,e),[()=>Q(`loading`)]),a(e,t)},(e,t)=>{var n=qi();i(n,()=>x(t).html,!0),z(n),s(`click`,n,r),a(e,n)},(e,t)=>{var n=Ji(),r=h(n,!0);l(()=>f(r,x(t).message)),a(e,n)}),a(e,o),D()}b([`click`]);var Zi=u(`<!> <main class="svelte-1eemx0b"><article class="sheet svelte-1eemx0b"><!></article></main> <!> <!>`,1);function Qi(n,r){U(r,!0);let i=H(null),o=H(``),s=H(!1);W(()=>{document.title=Q(`title-rules`,{game:x(o)})});var c=Zi(),l=w(c);{let e=I(()=>Q(`rules`));Wn(l,{get where(){return x(o)},get meta(){return x(e)},onmenu:()=>G(s,!0)})}var u=e(l,2),d=S(u);Xi(S(d),{get game(){return r.game},onclause:e=>G(i,e,!0),ontitle:e=>G(o,e,!0)}),z(d),z(u);var f=e(u,2),p=e=>{Ki(e,{get game(){return r.game},get number(){return x(i)},onclose:()=>G(i,null)})};t(f,e=>{x(i)!==null&&e(p)});var m=e(f,2),h=e=>{zn(e,{onclose:()=>G(s,!1)})};t(m,e=>{x(s)&&e(h)}),a(n,c),D()}function $i(e){let t=matchMedia(`(max-width: 720px)`),n=()=>e.isPhone=t.matches;return n(),t.addEventListener(`change`,n),()=>t.removeEventListener(`change`,n)}var ea=`began`,ta=250,na=class{#e=H(null);get link(){return x(this.#e)}set link(e){G(this.#e,e)}#t=H(null);get module(){return x(this.#t)}set module(e){G(this.#t,e)}#n=H(null);get catalogue(){return x(this.#n)}set catalogue(e){G(this.#n,e)}#r=H(null);get welcome(){return x(this.#r)}set welcome(e){G(this.#r,e)}#i=H(null);get scene(){return x(this.#i)}set scene(e){G(this.#i,e)}#a=H([]);get lines(){return x(this.#a)}set lines(e){G(this.#a,e)}#o=H([]);get lastLines(){return x(this.#o)}set lastLines(e){G(this.#o,e)}#s=H([]);get chat(){return x(this.#s)}set chat(e){G(this.#s,e)}#c=H(null);get moment(){return x(this.#c)}set moment(e){G(this.#c,e)}#l=H([]);get pickedMoves(){return x(this.#l)}set pickedMoves(e){G(this.#l,e)}#u=H(null);get armed(){return x(this.#u)}set armed(e){G(this.#u,e)}#d=H(null);get hint(){return x(this.#d)}set hint(e){G(this.#d,e)}#f=H(null);get explanation(){return x(this.#f)}set explanation(e){G(this.#f,e)}#p=H(null);get enlarged(){return x(this.#p)}set enlarged(e){G(this.#p,e,!0)}#m=H(null);get openClause(){return x(this.#m)}set openClause(e){G(this.#m,e,!0)}#h=H(null);get notice(){return x(this.#h)}set notice(e){G(this.#h,e,!0)}#g=H(null);get closed(){return x(this.#g)}set closed(e){G(this.#g,e,!0)}#_=H(null);get rematch(){return x(this.#_)}set rematch(e){G(this.#_,e,!0)}#v=H(null);get shownFor(){return x(this.#v)}set shownFor(e){G(this.#v,e,!0)}#y=H(!1);get isPhone(){return x(this.#y)}set isPhone(e){G(this.#y,e,!0)}#b=H(!1);get isReplay(){return x(this.#b)}set isReplay(e){G(this.#b,e,!0)}#x=H(0);get skew(){return x(this.#x)}set skew(e){G(this.#x,e,!0)}#S=H(!1);get isBusy(){return x(this.#S)}set isBusy(e){G(this.#S,e,!0)}whys=new Map;hideTimer;get view(){return this.moment?.view??this.scene.view}get viewer(){return this.isReplay&&this.moment?this.view.seat??this.home:this.home}get home(){return this.scene?.viewer??null}get decider(){return this.moment?null:this.scene?.decider??null}get people(){return this.scene?.people??[]}get moves(){return this.canMove?this.scene.moves:[]}get hinted(){return this.hint?.code??null}movesOf(e,t={}){let n=Object.entries(t);return this.moves.filter(t=>t.kind===e&&n.every(([e,n])=>t.args[e]===n))}say(e,t){return Lt(this.scene?.table.game??``,e,t)}choose(e){this.explanation=null,e.length>1?(this.armed=null,this.pickedMoves=this.isPicked(e)?[]:e):e[0]&&this.offer(e[0])}enlarge(e){this.enlarged=e}get isMine(){let e=this.scene;return e!==null&&e.table.status===`playing`&&e.decider!==null&&e.decider===e.viewer}get keys(){let e=this.welcome?.tokens??[];return(this.welcome?.seats??[]).flatMap((t,n)=>e[n]===void 0?[]:[{seat:t,token:e[n]}])}get watchKey(){return this.scene?.table.watch===`anyone`?null:this.welcome?.watch_token??this.welcome?.tokens[0]??null}get isPlayer(){return(this.welcome?.seats.length??0)>0}get canMove(){return this.isMine&&this.moment===null&&!this.isBusy&&!this.isCovered}get isCovered(){let e=this.welcome?.seats??[],t=this.scene?.table.status;return e.length>1&&t===`playing`&&this.scene.viewer!==this.shownFor}uncover(){this.shownFor=this.viewer}isPicked(e){let t=this.armed?[this.armed]:this.pickedMoves;return t.length>0&&t.length===e.length&&t.every((t,n)=>t.code===e[n].code)}offer(e){(Y.confirm===`always`||Y.confirm===`game`&&this.module?.confirms?.(e,this.view))&&this.armed?.code!==e.code?this.armed=e:this.play(e)}confirm(){this.armed&&this.play(this.armed)}putBack(){let e=this.armed!==null||this.pickedMoves.length>0;return this.armed=null,this.pickedMoves=[],e}async play(e){await this.playAll([e.code])}async playAll(e){!this.canMove||e.length===0||(this.putBack(),await this.act({t:`play`,after:this.scene.act,codes:e}))}async undo(e){this.isBusy||this.moment!==null||(this.putBack(),await this.act({t:`undo`,after:this.scene.act,whole_turn:e}))}async askHint(){let e=await this.tell({t:`hint`});e?.t===`hint`&&(this.hint=e)}async act(e){this.isBusy=!0,await this.tell(e),this.isBusy=!1}async tell(e){let t=await this.link.ask(e);return t.t===`refused`&&(this.notice=t.text),t}explain(e,t,n){if(clearTimeout(this.hideTimer),n&&this.explanation?.place===e&&this.explanation.clause){this.openClause=this.explanation.clause;return}let r=JSON.stringify([this.scene.act,Y.lang,t.kind,t.args]),i=this.whys.get(r);this.explanation={place:e,text:i?.text??null,clause:i?.clause??null},i===void 0&&this.askWhy(r,e,t)}explainText(e,t){clearTimeout(this.hideTimer),this.explanation={place:e,text:t,clause:null}}async askWhy(e,t,n){let r=await this.link.ask({t:`why`,kind:n.kind,args:n.args});if(r.t!==`why`)return this.explained(t);this.whys.set(e,{text:r.text,clause:r.clause}),this.explanation?.place===t&&(this.explanation=r.text===null?null:{place:t,text:r.text,clause:r.clause})}explained(e){clearTimeout(this.hideTimer),this.hideTimer=setTimeout(()=>{this.explanation?.place===e&&(this.explanation=null)},ta)}keepExplanation(){clearTimeout(this.hideTimer)}get turn(){return this.linesShown.filter(e=>e.kind===ea).length}get plyShown(){return this.moment?.ply??this.scene?.ply??0}get linesShown(){return this.moment?this.lines.slice(0,this.moment.log_until):this.lines}async look(e){if(!this.scene)return;if(e>=this.scene.ply&&this.scene.table.status!==`over`)return this.backToNow();let t=await this.link.ask({t:`look`,ply:Math.max(0,Math.min(e,this.scene.ply))});t.t===`moment`?(this.putBack(),this.explanation=null,this.moment=t):t.t===`refused`&&(this.notice=t.text)}backToNow(){this.moment=null}welcomed(e,t){t&&this.forget(),this.welcome=e,this.skew=e.now-Date.now()/1e3;let n=e.chat[0]?.number??0;this.chat=[...this.chat.filter(e=>e.number<n),...e.chat],this.closed=null}shown(e){let t=e.act!==this.scene?.act;t&&(this.whys.clear(),this.explanation=null,this.hint=null,this.putBack());let n=this.lines.length;this.lines=[...this.lines.slice(0,e.log_from),...e.log],this.scene!==null&&e.log_from>=n?this.lastLines=e.log:t&&(this.lastLines=this.lines.filter(t=>t.ply===e.ply)),this.moment&&this.moment.ply>e.ply&&(this.moment=null),this.scene=e}said({line:e}){this.chat.some(t=>t.number===e.number)||(this.chat=[...this.chat,e])}linked({table:e,tokens:t}){un(e,...t),this.rematch=e}refused(e){this.scene===null?this.closed=e.text:this.notice=e.text}forget(){this.whys.clear(),this.moment=null,this.hint=null,this.putBack()}};function ra(e,n){U(n,!0);let r=V();var i=c(),o=w(i),s=e=>{Ki(e,{get game(){return r.scene.table.game},get number(){return r.openClause},onclose:()=>r.openClause=null})};t(o,e=>{r.openClause!==null&&r.scene&&e(s)}),a(e,i),D()}var ia=u(`<main class="svelte-1iqazre"><!> <h1 class="svelte-1iqazre"> </h1> <p> </p> <a class="btn go svelte-1iqazre" href="/"> </a></main>`);function aa(t,n){U(n,!0);var r=ia(),i=S(r);E(i,{name:`red-semaphore`,class:`picture`});var o=e(i,2),c=h(o,!0),u=e(o,2),d=h(u,!0),p=e(u,2),m=h(p,!0);z(r),l((e,t)=>{f(c,e),f(d,n.text),f(m,t)},[()=>Q(`closed-title`),()=>Q(`to-lobby`)]),s(`click`,p,function(...e){Jt?.apply(this,e)}),a(t,r),D()}b([`click`]);var oa=u(`<main class="cover svelte-1jpn6gb"><!> <p class="who svelte-1jpn6gb"><!><b> </b></p> <h1 class="svelte-1jpn6gb"> </h1> <p> </p> <button class="btn go svelte-1jpn6gb"> </button></main>`);function sa(t,n){U(n,!0);let r=V(),i=I(()=>r.viewer??0),o=I(()=>r.people[x(i)]?.name??``),c;W(()=>c.focus());var u=oa(),d=S(u);E(d,{name:`back`,class:`turntable`});var p=e(d,2),m=S(p);Jn(m,{get seat(){return x(i)}});var g=h(e(m),!0);z(p);var _=e(p,2),v=h(_,!0),y=e(_,2),b=h(y,!0),C=e(y,2),w=h(C,!0);K(C,e=>c=e,()=>c),z(u),l((e,t,n)=>{f(g,x(o)),f(v,e),f(b,t),f(w,n)},[()=>r.say(`cover-title`,{name:x(o)}),()=>r.say(`cover-text`),()=>r.say(`cover-button`,{name:x(o)})]),s(`click`,C,()=>r.uncover()),a(t,u),D()}b([`click`]);function ca(e){return e.indexOf(Math.max(...e))}function la(e,t,n){let r=[];for(let n=1;n<e.timeline.length;n+=1){let[i,a]=[e.timeline[n-1],e.timeline[n]],o=a.map((e,t)=>e-i[t]),s=ca(o),c=o[s];if(c<=0)continue;let l=da(t,s,e.turns[n-1],e.turns[n]);r.push({at:n,ply:e.turns[n],seat:s,gain:c,text:l})}let i=ua(e),a=e=>e.at===i?1/0:e.gain;return r.sort((e,t)=>a(t)-a(e)).slice(0,n).sort((e,t)=>e.at-t.at)}function ua(e){let t=e.ranking.indexOf(1);return e.timeline.slice(0,-1).findLastIndex(e=>e.some((n,r)=>r!==t&&n>=e[t]))+1}function da(e,t,n,r){return e.filter(e=>e.ply>n&&e.ply<=r&&e.seat===t&&e.kind!==`began`).reduce((e,t)=>t.text.length>e.length?t.text:e,``)}function fa(e,t,n,r){let i=new Map(t.map(e=>[e.name,e.seat])),a=[...i.keys()].filter(Boolean).sort((e,t)=>t.length-e.length),o=[],s=e;n!==null&&pa(s,r)&&(o.push({text:r,seat:n}),s=s.slice(r.length));let c=RegExp(`(?<![\\p{L}\\p{N}])(${a.map(ma).join(`|`)})(?![\\p{L}\\p{N}])`,`gu`),l=0;for(let e of a.length>0?s.matchAll(c):[])o.push({text:s.slice(l,e.index),seat:null}),o.push({text:e[0],seat:i.get(e[0])}),l=e.index+e[0].length;return[...o,{text:s.slice(l),seat:null}].filter(e=>e.text!==``)}function pa(e,t){return e.startsWith(t)&&!/[\p{L}\p{N}]/u.test(e[t.length]??``)}function ma(e){return e.replace(/[.*+?^${}()|[\]\\]/g,`\\$&`)}var ha=u(`<b> </b>`),ga=u(`<span></span>`);function _a(e,i){U(i,!0);let o=V(),s=I(()=>fa(i.text,o.people,o.home,o.say(`you`)));var u=ga();r(u,21,()=>x(s),p,(e,r)=>{var i=c(),o=w(i),s=e=>{var t=ha(),n=h(t,!0);l(()=>{J(t,1,`o${x(r).seat+1}`,`svelte-1w5tktq`),f(n,x(r).text)}),a(e,t)},u=e=>{var t=n();l(()=>f(t,x(r).text)),a(e,t)};t(o,e=>{x(r).seat===null?e(u,-1):e(s)}),a(e,i)}),z(u),a(e,u),D()}async function va(e,t){try{return await navigator.clipboard.writeText(e),!0}catch{return ya(e,t)}}function ya(e,t){let n=document.createElement(`textarea`);n.value=e,n.readOnly=!0,n.style.cssText=`position:fixed;inset:0 auto auto 0;width:1px;height:1px;opacity:0`,(t.closest(`dialog`)??document.body).append(n);try{return n.select(),document.execCommand(`copy`)}catch{return!1}finally{n.remove(),t.focus()}}var ba=u(`<span> </span>`),xa=u(`<input readonly="" class="svelte-1je05sn"/>`),Sa=u(`<div class="copy svelte-1je05sn"><!> <span class="ways svelte-1je05sn"><button class="lnk"><!> </button> <button class="lnk qr svelte-1je05sn" aria-haspopup="dialog"><!></button></span> <!></div> <!>`,1);function Ca(n,r){U(r,!0);let i=k(r,`small`,3,!1),o=H(!1),c=H(!1),u=H(!1),d=H(void 0);async function p(e){G(o,await va(r.link,e.currentTarget),!0),G(c,!x(o)),x(o)?setTimeout(()=>G(o,!1),2e3):requestAnimationFrame(()=>x(d)?.select())}var m=Sa(),g=w(m),_=S(g),v=e=>{var t=ba(),n=h(t,!0);l(()=>f(n,r.label)),a(e,t)};t(_,e=>{i()||e(v)});var y=e(_,2),b=S(y),C=S(b);{let e=I(()=>x(o)?`i-check`:`i-link`);E(C,{get name(){return x(e)}})}var T=e(C,1,!0);z(b);var O=e(b,2);E(S(O),{name:`i-qr`}),z(O),z(y);var A=e(y,2),j=e=>{var t=xa();B(t),K(t,e=>G(d,e),()=>x(d)),l(()=>{P(t,r.link),F(t,`aria-label`,r.label)}),a(e,t)};t(A,e=>{x(c)&&e(j)}),z(g);var M=e(g,2),N=e=>{Wr(e,{get title(){return r.label},get link(){return r.link},onclose:()=>G(u,!1)})};t(M,e=>{x(u)&&e(N)}),l((e,t,n,i)=>{F(b,`data-link`,r.link),F(b,`aria-label`,e),f(T,t),F(O,`title`,n),F(O,`aria-label`,i)},[()=>`${Q(`copy-link`)}: ${r.label}`,()=>Q(x(o)?`copied`:`copy-link`),()=>Q(`qr-code`),()=>`${Q(`qr-code`)}: ${r.label}`]),s(`click`,b,p),s(`click`,O,()=>G(u,!0)),a(n,m),D()}b([`click`]);function wa(e){return e instanceof Uint8Array||ArrayBuffer.isView(e)&&e.constructor.name===`Uint8Array`}function Ta(e,...t){if(!wa(e))throw Error(`Uint8Array expected`);if(t.length>0&&!t.includes(e.length))throw Error(`Uint8Array expected of length `+t+`, got length=`+e.length)}function Ea(e,t=!0){if(e.destroyed)throw Error(`Hash instance has been destroyed`);if(t&&e.finished)throw Error(`Hash#digest() has already been called`)}function Da(e,t){Ta(e);let n=t.outputLen;if(e.length<n)throw Error(`digestInto() expects output buffer of length at least `+n)}function Oa(...e){for(let t=0;t<e.length;t++)e[t].fill(0)}function ka(e){return new DataView(e.buffer,e.byteOffset,e.byteLength)}function Aa(e,t){return e<<32-t|e>>>t}var ja=typeof Uint8Array.from([]).toHex==`function`&&typeof Uint8Array.fromHex==`function`,Ma=Array.from({length:256},(e,t)=>t.toString(16).padStart(2,`0`));function Na(e){if(Ta(e),ja)return e.toHex();let t=``;for(let n=0;n<e.length;n++)t+=Ma[e[n]];return t}function Pa(e){if(typeof e!=`string`)throw Error(`string expected`);return new Uint8Array(new TextEncoder().encode(e))}function Fa(e){return typeof e==`string`&&(e=Pa(e)),Ta(e),e}var Ia=class{};function La(e){let t=t=>e().update(Fa(t)).digest(),n=e();return t.outputLen=n.outputLen,t.blockLen=n.blockLen,t.create=()=>e(),t}function Ra(e,t,n,r){if(typeof e.setBigUint64==`function`)return e.setBigUint64(t,n,r);let i=BigInt(32),a=BigInt(4294967295),o=Number(n>>i&a),s=Number(n&a),c=r?4:0,l=r?0:4;e.setUint32(t+c,o,r),e.setUint32(t+l,s,r)}function za(e,t,n){return e&t^~e&n}function Ba(e,t,n){return e&t^e&n^t&n}var Va=class extends Ia{constructor(e,t,n,r){super(),this.finished=!1,this.length=0,this.pos=0,this.destroyed=!1,this.blockLen=e,this.outputLen=t,this.padOffset=n,this.isLE=r,this.buffer=new Uint8Array(e),this.view=ka(this.buffer)}update(e){Ea(this),e=Fa(e),Ta(e);let{view:t,buffer:n,blockLen:r}=this,i=e.length;for(let a=0;a<i;){let o=Math.min(r-this.pos,i-a);if(o===r){let t=ka(e);for(;r<=i-a;a+=r)this.process(t,a);continue}n.set(e.subarray(a,a+o),this.pos),this.pos+=o,a+=o,this.pos===r&&(this.process(t,0),this.pos=0)}return this.length+=e.length,this.roundClean(),this}digestInto(e){Ea(this),Da(e,this),this.finished=!0;let{buffer:t,view:n,blockLen:r,isLE:i}=this,{pos:a}=this;t[a++]=128,Oa(this.buffer.subarray(a)),this.padOffset>r-a&&(this.process(n,0),a=0);for(let e=a;e<r;e++)t[e]=0;Ra(n,r-8,BigInt(this.length*8),i),this.process(n,0);let o=ka(e),s=this.outputLen;if(s%4)throw Error(`_sha2: outputLen should be aligned to 32bit`);let c=s/4,l=this.get();if(c>l.length)throw Error(`_sha2: outputLen bigger than state`);for(let e=0;e<c;e++)o.setUint32(4*e,l[e],i)}digest(){let{buffer:e,outputLen:t}=this;this.digestInto(e);let n=e.slice(0,t);return this.destroy(),n}_cloneInto(e){e||=new this.constructor,e.set(...this.get());let{blockLen:t,buffer:n,length:r,finished:i,destroyed:a,pos:o}=this;return e.destroyed=a,e.finished=i,e.length=r,e.pos=o,r%t&&e.buffer.set(n),e}clone(){return this._cloneInto()}},Ha=Uint32Array.from([1779033703,3144134277,1013904242,2773480762,1359893119,2600822924,528734635,1541459225]),Ua=Uint32Array.from([1116352408,1899447441,3049323471,3921009573,961987163,1508970993,2453635748,2870763221,3624381080,310598401,607225278,1426881987,1925078388,2162078206,2614888103,3248222580,3835390401,4022224774,264347078,604807628,770255983,1249150122,1555081692,1996064986,2554220882,2821834349,2952996808,3210313671,3336571891,3584528711,113926993,338241895,666307205,773529912,1294757372,1396182291,1695183700,1986661051,2177026350,2456956037,2730485921,2820302411,3259730800,3345764771,3516065817,3600352804,4094571909,275423344,430227734,506948616,659060556,883997877,958139571,1322822218,1537002063,1747873779,1955562222,2024104815,2227730452,2361852424,2428436474,2756734187,3204031479,3329325298]),Wa=new Uint32Array(64),Ga=class extends Va{constructor(e=32){super(64,e,8,!1),this.A=Ha[0]|0,this.B=Ha[1]|0,this.C=Ha[2]|0,this.D=Ha[3]|0,this.E=Ha[4]|0,this.F=Ha[5]|0,this.G=Ha[6]|0,this.H=Ha[7]|0}get(){let{A:e,B:t,C:n,D:r,E:i,F:a,G:o,H:s}=this;return[e,t,n,r,i,a,o,s]}set(e,t,n,r,i,a,o,s){this.A=e|0,this.B=t|0,this.C=n|0,this.D=r|0,this.E=i|0,this.F=a|0,this.G=o|0,this.H=s|0}process(e,t){for(let n=0;n<16;n++,t+=4)Wa[n]=e.getUint32(t,!1);for(let e=16;e<64;e++){let t=Wa[e-15],n=Wa[e-2],r=Aa(t,7)^Aa(t,18)^t>>>3;Wa[e]=(Aa(n,17)^Aa(n,19)^n>>>10)+Wa[e-7]+r+Wa[e-16]|0}let{A:n,B:r,C:i,D:a,E:o,F:s,G:c,H:l}=this;for(let e=0;e<64;e++){let t=Aa(o,6)^Aa(o,11)^Aa(o,25),u=l+t+za(o,s,c)+Ua[e]+Wa[e]|0,d=(Aa(n,2)^Aa(n,13)^Aa(n,22))+Ba(n,r,i)|0;l=c,c=s,s=o,o=a+u|0,a=i,i=r,r=n,n=u+d|0}n=n+this.A|0,r=r+this.B|0,i=i+this.C|0,a=a+this.D|0,o=o+this.E|0,s=s+this.F|0,c=c+this.G|0,l=l+this.H|0,this.set(n,r,i,a,o,s,c,l)}roundClean(){Oa(Wa)}destroy(){this.set(0,0,0,0,0,0,0,0),Oa(this.buffer)}},Ka=La(()=>new Ga);function qa(e,t){return Na(Ka(Uint8Array.from(e.match(/../g)??[],e=>parseInt(e,16))))===t}var Ja=u(`<details><summary class="svelte-1lnnwmv"><!> </summary> <p> </p> <dl class="svelte-1lnnwmv"><dt> </dt> <dd class="svelte-1lnnwmv"> </dd> <dt> </dt> <dd class="svelte-1lnnwmv"> </dd></dl> <button class="lnk" data-record=""> </button></details>`);function Ya(n,r){U(r,!0);let i=V(),o=I(()=>i.scene.table),u=I(()=>x(o).seed!==null&&qa(x(o).seed,x(o).commitment));async function d(){try{let e=await Ut.record(x(o).id,i.welcome?.tokens[0]),t=URL.createObjectURL(new Blob([JSON.stringify(e)],{type:`application/json`}));Object.assign(document.createElement(`a`),{href:t,download:`${x(o).id}.json`}).click(),setTimeout(()=>URL.revokeObjectURL(t))}catch(e){i.notice=e.message}}var p=c(),m=w(p),g=t=>{var n=Ja();let r;var c=S(n),p=S(c);{let e=I(()=>x(u)?`i-check`:`i-x`);E(p,{get name(){return x(e)}})}var m=e(p,1,!0);z(c);var g=e(c,2),_=h(g,!0),v=e(g,2),y=S(v),b=h(y,!0),C=e(y,2),w=h(C,!0),T=e(C,2),D=h(T,!0),O=h(e(T,2),!0);z(v);var k=e(v,2),A=h(k,!0);z(n),l((e,t,i,a,s)=>{r=J(n,1,`svelte-1lnnwmv`,null,r,{broken:!x(u)}),f(m,e),f(_,t),f(b,i),f(w,x(o).commitment),f(D,a),f(O,x(o).seed),f(A,s)},[()=>i.say(x(u)?`seal-kept`:`seal-broken`),()=>i.say(`seal-about`),()=>i.say(`seal-told`),()=>i.say(`seal-seed`),()=>i.say(`seal-record`)]),s(`click`,k,d),a(t,n)};t(m,e=>{x(o).seed!==null&&e(g)}),a(n,p),D()}b([`click`]);var Xa=g(`<path class="gl svelte-o5bymx"></path><text x="36" text-anchor="end" class="svelte-o5bymx"> </text>`,1),Za=g(`<text y="394" text-anchor="middle" class="svelte-o5bymx"> </text>`),Qa=g(`<path></path><path></path>`,1),$a=g(`<g><circle r="10" class="tp svelte-o5bymx"></circle><text class="tpn svelte-o5bymx" y="5" text-anchor="middle"> </text></g>`),eo=g(`<svg class="chart svelte-o5bymx" viewBox="0 0 600 400" role="img"><!><!><!><!></svg>`);function to(t,n){U(n,!0);let i=V(),[o,s,c,u]=[46,570,24,366],d={circle:`M12 1a11 11 0 1 1 0 22a11 11 0 1 1 0-22`,square:`M2 2h20v20H2z`,triangle:`M12 0L24 22H0z`,diamond:`M12 0l12 12l-12 12L0 12z`,cross:`M8 1h8v7h7v8h-7v7H8v-7H1V8h7z`,hex:`M12 0l10.5 6v12L12 24L1.500 18V6z`},p=I(()=>n.timeline.flat()),m=I(()=>Math.min(0,...x(p))),g=I(()=>Math.max(10,...x(p))),_=I(()=>[1,2,5,10,20,25,50,100].find(e=>(x(g)-x(m))/e<=5)??200),v=I(()=>E(Math.ceil(x(m)/x(_))*x(_),x(g),x(_))),y=I(()=>Math.max(1,n.timeline.length-1)),b=I(()=>[1,2,4,5,10,20,50].find(e=>x(y)/e<=8)??100),C=e=>o+e/x(y)*(s-o),T=e=>u-(e-x(m))/(x(g)-x(m))*(u-c);function E(e,t,n){return Array.from({length:Math.floor((t-e)/n)+1},(t,r)=>e+r*n)}function O(e){return`M`+n.timeline.map((t,n)=>`${C(n).toFixed(1)} ${T(t[e]).toFixed(1)}`).join(`L`)}var k=eo(),A=S(k);r(A,16,()=>x(v),e=>e,(t,n)=>{var r=Xa(),i=w(r),c=e(i),u=h(c,!0);l((e,t)=>{F(i,`d`,`M${o??``} ${e??``}H${s??``}`),F(c,`y`,t),f(u,n)},[()=>T(n),()=>T(n)+5]),a(t,r)});var j=e(A);r(j,16,()=>E(x(b),x(y),x(b)),e=>e,(e,t)=>{var n=Za(),r=h(n,!0);l(e=>{F(n,`x`,e),f(r,t)},[()=>C(t)]),a(e,n)});var M=e(j);r(M,17,()=>i.people,({seat:e})=>e,(t,r)=>{let i=()=>x(r).seat;var o=Qa(),s=w(o),c=e(s);l((e,t,n,r)=>{J(s,0,`ln o${i()+1}`,`svelte-o5bymx`),F(s,`d`,e),J(c,0,`mk o${i()+1}`,`svelte-o5bymx`),F(c,`d`,t),F(c,`transform`,`translate(${n??``} ${r??``}) scale(.75)`)},[()=>O(i()),()=>d[Kn(i())],()=>C(x(y))-9,()=>T(n.timeline.at(-1)[i()])-9]),a(t,o)}),r(e(M),19,()=>n.points,e=>e.at,(t,r,i)=>{var o=$a(),c=h(e(S(o)),!0);z(o),l((e,t)=>{F(o,`transform`,`translate(${e??``} ${t??``})`),f(c,x(i)+1)},[()=>Math.min(C(x(r).at),s-24),()=>Math.max(14,T(n.timeline[x(r).at][x(r).seat])-24)]),a(t,o)}),z(k),l(e=>F(k,`aria-label`,e),[()=>i.say(`timeline`)]),a(t,k),D()}var no=u(`<section><header class="svelte-1p4i2d7"><!><b class="nm svelte-1p4i2d7"> </b> <span class="place svelte-1p4i2d7"> </span> <strong class="num svelte-1p4i2d7"> </strong></header> <span class="meter svelte-1p4i2d7"><span class="svelte-1p4i2d7"></span></span> <!></section>`),ro=u(`<li class="svelte-1p4i2d7"><i class="svelte-1p4i2d7"> </i> <button class="svelte-1p4i2d7"><!></button> <span class="num svelte-1p4i2d7"> </span></li>`),io=u(`<button class="btn go svelte-1p4i2d7"> </button>`),ao=u(`<span class="label svelte-1p4i2d7"> </span>`),oo=u(`<div class="page svelte-1p4i2d7" data-page="final"><!> <main class="svelte-1p4i2d7"><section class="win enamel screws svelte-1p4i2d7"><div class="svelte-1p4i2d7"><h2 class="svelte-1p4i2d7"> </h2> <p class="svelte-1p4i2d7"> </p></div> <div class="tr svelte-1p4i2d7" aria-hidden="true"></div></section> <section class="tab sheet svelte-1p4i2d7"><h3 class="svelte-1p4i2d7"> </h3> <div class="columns svelte-1p4i2d7"></div></section> <section class="tl sheet svelte-1p4i2d7"><h3 class="svelte-1p4i2d7"> </h3> <!> <ol class="turns svelte-1p4i2d7"></ol> <!></section> <div class="acts svelte-1p4i2d7"><!> <a class="btn ghost svelte-1p4i2d7"> </a> <button class="btn ghost svelte-1p4i2d7"> </button> <span class="x svelte-1p4i2d7"><!></span> <a class="btn ghost x svelte-1p4i2d7" href="/"> </a> <!></div></main></div>`);function so(n,i){U(i,!0);let o=[`loco-3`,`hopper`,`tanker`,`coach`,`coach`,`caboose`],c=V(),u=I(()=>c.scene),d=I(()=>x(u).table),m=I(()=>x(u).ending),g=I(()=>c.module.Breakdown),_=I(()=>c.people.map(({seat:e})=>e).sort((e,t)=>x(m).ranking[e]-x(m).ranking[t])),y=I(()=>Math.max(1,...x(m).scores)),b=I(()=>la(x(m),c.lines,3)),C=e=>c.people[e].name,w=H(!1);W(()=>{x(w)&&c.rematch!==null&&qt(`/t/${c.rematch}`)});function T(){G(w,!0),c.rematch===null&&c.tell({t:`rematch`})}var k=oo(),A=S(k);v(A,()=>i.top);var j=e(A,2),M=S(j),N=S(M),P=S(N),ee=h(P,!0),L=h(e(P,2),!0);z(N);var R=e(N,2);r(R,21,()=>o,p,(e,t)=>{E(e,{get name(){return x(t)}})}),z(R),z(M);var B=e(M,2),te=S(B),ne=h(te,!0),re=e(te,2);r(re,20,()=>x(_),e=>e,(t,n)=>{var r=no();let i;var o=S(r),s=S(o);Jn(s,{get seat(){return n}});var u=e(s),d=h(u,!0),p=e(u,2),_=h(p,!0),v=e(p,2),b=h(v,!0);z(o);var w=e(o,2),T=h(w);q(e(w,2),()=>x(g),(e,t)=>{t(e,{get seat(){return n},get parts(){return x(m).breakdowns[n]}})}),z(r),l((e,t,a,o)=>{i=J(r,1,`column o${n+1}`,`svelte-1p4i2d7`,i,{first:x(m).ranking[n]===1}),F(r,`aria-label`,e),f(d,t),f(_,a),F(v,`data-seat-score`,n),f(b,x(m).scores[n]),O(T,`width:${o??``}%`)},[()=>C(n),()=>C(n),()=>c.say(`final-place`,{place:x(m).ranking[n]}),()=>Math.max(0,x(m).scores[n]/x(y)*100)]),a(t,r)}),z(re),z(B);var K=e(B,2),ie=S(K),ae=h(ie,!0),oe=e(ie,2),se=e=>{to(e,{get timeline(){return x(m).timeline},get points(){return x(b)}})};t(oe,e=>{x(m).timeline.length>1&&e(se)});var ce=e(oe,2);r(ce,23,()=>x(b),e=>e.at,(t,n,r)=>{var i=ro(),o=S(i),u=h(o,!0),d=e(o,2),p=S(d);{let e=I(()=>x(n).text||C(x(n).seat));_a(p,{get text(){return x(e)}})}z(d);var m=h(e(d,2));z(i),l(()=>{f(u,x(r)+1),f(m,`+${x(n).gain??``}`)}),s(`click`,d,()=>c.look(x(n).ply)),a(t,i)}),z(ce),Ya(e(ce,2),{}),z(K);var le=e(K,2),ue=S(le),Y=e=>{var t=io(),n=h(t,!0);l(e=>f(n,e),[()=>c.say(c.rematch===null?`rematch`:`rematch-join`)]),s(`click`,t,T),a(e,t)};t(ue,e=>{c.isPlayer&&e(Y)});var X=e(ue,2),de=h(X,!0),fe=e(X,2),pe=h(fe,!0),me=e(fe,2),he=S(me);{let e=I(()=>c.say(`link-replay`)),t=I(()=>_n(x(d).id,c.watchKey));Ca(he,{small:!0,get label(){return x(e)},get link(){return x(t)}})}z(me);var ge=e(me,2),_e=h(ge,!0),ve=e(ge,2),ye=e=>{var t=ao(),n=h(t,!0);l(e=>f(n,e),[()=>c.say(`rematch-ready`)]),a(e,t)};t(ve,e=>{c.rematch!==null&&e(ye)}),z(le),z(j),z(k),l((e,t,n,r,i,a)=>{F(k,`data-act`,c.scene?.act),f(ee,x(m).text),f(L,e),f(ne,t),O(re,`--n:${x(_).length??``}`),f(ae,n),F(X,`href`,`/r/${x(d).id??``}`),f(de,r),f(pe,i),f(_e,a)},[()=>c.say(`final-after`,{turns:c.turn}),()=>c.say(`final-points`),()=>c.say(`timeline`),()=>c.say(`replay`),()=>c.say(`final-board`),()=>c.say(`to-lobby`)]),s(`click`,X,function(...e){Jt?.apply(this,e)}),s(`click`,fe,function(...e){i.onboard?.apply(this,e)}),s(`click`,ge,function(...e){Jt?.apply(this,e)}),a(n,k),D()}b([`click`]);var co=320,lo=84,uo=class{pace;fly;waiting=[];current=null;constructor(e,t=fo){this.pace=e,this.fly=t}add(e){this.pace()!==0&&(this.waiting=[...this.waiting,...e].slice(-6),this.current===null&&this.work())}skip(){this.waiting=[],this.current?.skip()}async work(){for(let e=this.waiting.shift();e!==void 0;e=this.waiting.shift()){let t=this.fly(e,co*this.pace());this.current=t,await t.done}this.current=null}};function fo(e,t,n){let r=document.querySelector(e.from),i=document.querySelector(e.to);if(!r||!i||t===0)return{done:Promise.resolve(),skip:()=>{}};let[a,o]=[r.getBoundingClientRect(),i.getBoundingClientRect()],s=n?.(e)??po(r,i),c=!s.isConnected,l=c?new DOMRect(0,0,lo,lo*1.42):s.getBoundingClientRect(),u=c?s:s.cloneNode(!0);u.removeAttribute(`data-at`),u.setAttribute(`aria-hidden`,`true`),u.inert=!0,Object.assign(u.style,{position:`fixed`,left:`0`,top:`0`,margin:`0`,width:`${l.width}px`,height:`${l.height}px`,pointerEvents:`none`,zIndex:`60`}),document.body.append(u);let d=e=>`translate(${e.left+(e.width-l.width)/2}px, ${e.top+(e.height-l.height)/2}px)`,f=u.animate([{transform:d(a),opacity:.9},{transform:d(o),opacity:1}],{duration:t,easing:`cubic-bezier(.2,.7,.2,1)`});return{done:f.finished.then(()=>u.remove(),()=>u.remove()),skip:()=>f.cancel()}}function po(e,t){let n=e=>e.offsetWidth*e.offsetHeight;return n(t)>0&&n(t)<=n(e)?t:e}function mo(e,t){U(t,!0);let n=V(),r=new uo(fe,(e,t)=>fo(e,t,a)),i=n.lastLines;function a(e){if(e.card===void 0)return null;let t=document.createElement(`div`);t.style.setProperty(`--cw`,`84px`);let r=d(n.module.Card,{target:t,props:{card:e.card},context:ee(n)});return setTimeout(()=>void m(r),2e3),t}W(()=>{let e=n.lastLines;if(e===i)return;i=e;let t=n.module?.flights;!t||n.moment!==null||r.add(e.map(e=>t(e)).filter(e=>e!==null))}),y(`pointerdown`,C,()=>r.skip()),D()}var ho=9;function go(e,t){for(let t of e.querySelectorAll(`[data-key]`))delete t.dataset.key;[...e.querySelectorAll(t?`[data-keys] [data-lit]`:`[data-lit]`)].slice(0,ho).forEach((e,t)=>e.dataset.key=String(t+1))}function _o(e,t){let n=e.querySelector(`[data-key="${t}"]`);return n?.click(),n!==null}function vo(e){return e instanceof HTMLElement&&e.closest(`input, textarea, select, dialog`)!==null}var yo=u(`<div class="svelte-1mv8zga"><dt><kbd class="kbd svelte-1mv8zga"> </kbd></dt> <dd class="svelte-1mv8zga"> </dd></div>`),bo=u(`<dl class="svelte-1mv8zga"></dl>`);function xo(n,i){U(i,!0);let o=k(i,`isHelpOpen`,15),s=V(),u=[[`1–9`,`keys-numbers`],[`Enter`,`keys-enter`],[`Esc`,`keys-escape`],[`Ctrl+Z`,`keys-undo`],[`← →`,`keys-arrows`],[`End`,`keys-end`],[`H`,`keys-hint`],[`I`,`keys-card`],[`Tab`,`keys-tab`],[`?`,`keys-help`]];function d(e){vo(e.target)||e.altKey||e.metaKey||!s.scene||p(e)&&e.preventDefault()}function p(e){if(e.ctrlKey)return e.key.toLowerCase()===`z`&&m();switch(e.key){case`?`:return o(!0);case`Escape`:return g();case`Enter`:return _(e);case`ArrowLeft`:return v(-1);case`ArrowRight`:return s.moment!==null&&v(1);case`End`:return s.moment!==null&&(s.backToNow(),!0);case`h`:return s.canMove&&(s.askHint(),!0);default:return/^[1-9]$/.test(e.key)&&_o(document,e.key)}}function m(){return s.scene.undo.act&&s.undo(!1),!0}function g(){return s.explanation?s.explanation=null:s.moment&&s.scene.table.status!==`over`?s.backToNow():!s.putBack()&&s.canMove&&s.scene.undo.act&&s.undo(!1),!0}function _(e){return!s.armed||e.target.closest(`.btn`)?!1:(s.confirm(),!0)}function v(e){return s.look(s.plyShown+e),!0}var b=c();y(`keydown`,C,d);var T=w(b),E=t=>{{let n=I(()=>s.say(`keys-title`));yn(t,{get title(){return x(n)},onclose:()=>o(!1),children:(t,n)=>{var i=bo();r(i,21,()=>u,([e,t])=>e,(t,n)=>{var r=I(()=>N(x(n),2));let i=()=>x(r)[0],o=()=>x(r)[1];var c=yo(),u=S(c),d=h(S(u),!0);z(u);var p=h(e(u,2),!0);z(c),l(e=>{f(d,i()),f(p,e)},[()=>s.say(o())]),a(t,c)}),z(i),a(t,i)},$$slots:{default:!0}})}};t(T,e=>{o()&&e(E)}),a(n,b),D()}var So=u(`<p class="svelte-er3av2"><span class="svelte-er3av2"> </span> <button class="tool"><!></button></p>`),Co=u(`<div class="place svelte-er3av2" role="alert"><!></div>`);function wo(n,r){U(r,!0);let i=V();W(()=>{if(i.notice===null)return;let e=setTimeout(()=>i.notice=null,7e3);return()=>clearTimeout(e)});var o=Co(),c=S(o),u=t=>{var n=So(),r=S(n),o=h(r,!0),c=e(r,2);E(S(c),{name:`i-x`,class:`ic`}),z(c),z(n),l(e=>{f(o,i.notice),F(c,`aria-label`,e)},[()=>i.say(`close`)]),s(`click`,c,()=>i.notice=null),a(t,n)};t(c,e=>{i.notice!==null&&e(u)}),z(o),a(n,o),D()}b([`click`]);var To=u(`<div class="bar sheet svelte-18jg14m"><div class="steps svelte-18jg14m"><button class="btn ghost svelte-18jg14m"><span aria-hidden="true">«</span></button> <button class="btn ghost svelte-18jg14m"><span aria-hidden="true">←</span></button> <button class="btn go svelte-18jg14m"> </button> <button class="btn ghost svelte-18jg14m"><span aria-hidden="true">→</span></button></div> <input type="range" min="0" class="svelte-18jg14m"/> <output class="num svelte-18jg14m"> </output> <p class="said svelte-18jg14m"> </p></div>`);function Eo(t,n){U(n,!0);let r=V(),i=I(()=>r.scene.ply),o=I(()=>r.plyShown),c=H(!1),u=H(null);W(()=>{r.moment===null&&r.look(0)}),W(()=>{if(!x(c))return;if(x(o)>=x(i)){G(c,!1);return}let e=setTimeout(()=>void r.look(x(o)+1),900);return()=>clearTimeout(e)});let d=!1;async function p(e){if(G(u,e,!0),!d){for(d=!0;x(u)!==null&&x(u)!==r.plyShown;){let e=x(u);await r.look(e),x(u)===e&&G(u,null)}G(u,null),d=!1}}function m(){!x(c)&&x(o)>=x(i)&&r.look(0),G(c,!x(c))}var g=To(),_=S(g),v=S(_),y=e(v,2),b=e(y,2),C=h(b,!0),w=e(b,2);z(_);var T=e(_,2);B(T);var E=e(T,2),O=h(E),k=h(e(E,2),!0);z(g),l((e,t,n,r,a,s,c)=>{F(v,`aria-label`,e),F(y,`aria-label`,t),f(C,n),F(w,`aria-label`,r),F(T,`max`,x(i)),P(T,x(u)??x(o)),F(T,`aria-label`,a),F(T,`aria-valuetext`,s),f(O,`${x(u)??x(o)??``} / ${x(i)??``}`),f(k,c)},[()=>r.say(`step-first`),()=>r.say(`step-back`),()=>r.say(x(c)?`pause`:`play`),()=>r.say(`step-on`),()=>r.say(`scrubber`),()=>r.say(`past`,{ply:x(o),last:x(i)}),()=>r.linesShown.at(-1)?.text??``]),s(`click`,v,()=>r.look(0)),s(`click`,y,()=>r.look(x(o)-1)),s(`click`,b,m),s(`click`,w,()=>r.look(x(o)+1)),s(`input`,T,e=>p(e.currentTarget.valueAsNumber)),a(t,g),D()}b([`click`,`input`]);var Do=u(`<button class="plain svelte-13pwep8"><!></button>`),Oo=u(`<li><b class="svelte-13pwep8"> </b> </li>`),ko=u(`<li class="none svelte-13pwep8"> </li>`),Ao=u(`<div class="head svelte-13pwep8"><b class="svelte-13pwep8"> </b> <button class="plain svelte-13pwep8"> </button> <!></div> <ul aria-live="polite" class="svelte-13pwep8"></ul> <form class="svelte-13pwep8"><input maxlength="500" autocomplete="off" class="svelte-13pwep8"/> <button class="btn ghost" type="submit"> </button></form>`,1),jo=u(`<span class="n svelte-13pwep8"> <span class="vh"> </span></span>`),Mo=u(`<button class="bar-button svelte-13pwep8"><!> <!></button>`),No=u(`<button class="bar-button off svelte-13pwep8"><!> </button>`),Po=u(`<section class="chat svelte-13pwep8"><!></section>`);function Fo(n,i){U(i,!0);let o=k(i,`isOpen`,15,!1),c=k(i,`isPinned`,3,!1),u=V(),d=H(``),p=H(M(b())),m=H(void 0),g=I(()=>u.chat.filter(e=>e.number>x(p)).length),v=I(()=>(o()||c())&&Y.chat);W(()=>{x(v)&&(G(p,b(),!0),x(m)?.scrollTo(0,x(m).scrollHeight))});function b(){return u.chat.at(-1)?.number??-1}function C(e){let t=e.seat===null?void 0:u.people[e.seat]?.name;return e.name||(t??u.say(`spectator`))}function T(e){e.key===`Escape`&&e.currentTarget.blur()}async function O(e){e.preventDefault();let t=x(d).trim();t!==``&&(G(d,``),(await u.tell({t:`say`,text:t}))?.t===`refused`&&G(d,t,!0))}var A=Po(),j=S(A),N=n=>{var i=Ao(),p=w(i),g=S(p),v=h(g,!0),b=e(g,2),D=h(b,!0),k=e(b,2),A=e=>{var t=Do();E(S(t),{name:`i-x`,class:`ic`}),z(t),l(e=>F(t,`aria-label`,e),[()=>u.say(`close`)]),s(`click`,t,()=>o(!1)),a(e,t)};t(k,e=>{c()||e(A)}),z(p);var j=e(p,2);r(j,21,()=>u.chat,e=>e.number,(t,n)=>{var r=Oo(),i=S(r),o=h(i,!0),s=e(i);z(r),l(e=>{J(r,1,_(x(n).seat===null?``:`o${x(n).seat+1}`),`svelte-13pwep8`),f(o,e),f(s,` ${x(n).text??``}`)},[()=>C(x(n))]),a(t,r)},e=>{var t=ko(),n=h(t,!0);l(e=>f(n,e),[()=>u.say(`chat-none`)]),a(e,t)}),z(j),K(j,e=>G(m,e),()=>x(m));var M=e(j,2),N=S(M);B(N);var P=h(e(N,2),!0);z(M),l((e,t,n,r,i)=>{f(v,e),f(D,t),F(N,`aria-label`,n),F(N,`placeholder`,r),f(P,i)},[()=>u.say(`chat`),()=>u.say(`chat-off`),()=>u.say(`chat-line`),()=>u.say(`chat-line`),()=>u.say(`chat-send`)]),s(`click`,b,()=>X(`chat`,!1)),y(`submit`,M,O),s(`keydown`,N,T),te(N,()=>x(d),e=>G(d,e)),a(n,i)},P=n=>{var r=Mo(),i=S(r);E(i,{name:`i-chat`,class:`ic`});var c=e(i),d=e(c),p=t=>{var n=jo(),r=S(n,!0),i=h(e(r),!0);z(n),l(e=>{f(r,x(g)),f(i,e)},[()=>u.say(`chat-unread`)]),a(t,n)};t(d,e=>{x(g)>0&&e(p)}),z(r),l(e=>f(c,`${e??``} `),[()=>u.say(`chat`)]),s(`click`,r,()=>o(!0)),a(n,r)},ee=t=>{var n=No(),r=S(n);E(r,{name:`i-chat`,class:`ic`});var i=e(r,1,!0);z(n),l(e=>f(i,e),[()=>u.say(`chat-is-off`)]),s(`click`,n,()=>X(`chat`,!0)),a(t,n)};t(j,e=>{x(v)?e(N):Y.chat?e(P,1):e(ee,-1)}),z(A),l(e=>F(A,`aria-label`,e),[()=>u.say(`chat`)]),a(n,A),D()}b([`click`,`keydown`]);var Io=u(`<li class="turn"> </li>`),Lo=u(`<li><button class="svelte-1srjamk"><time> </time> <!></button></li>`),Ro=u(`<ol class="log svelte-1srjamk"></ol>`);function zo(n,i){U(i,!0);let o=V(),u,d=I(()=>o.linesShown.length),m=I(()=>o.linesShown.findLastIndex(e=>e.kind!==ea)),g=I(()=>{let e=0;return o.lines.map(t=>({line:t,turn:t.kind===`began`?++e:null}))});function _(e,t){let n=e.seat!==null&&e.seat===o.home,r=e.seat===null?``:o.people[e.seat]?.name??``;return o.say(`log-turn`,{turn:t,whose:n?`own`:`other`,name:r})}W(()=>{x(d);let e=requestAnimationFrame(()=>u.querySelector(`.now`)?.scrollIntoView({block:`nearest`}));return()=>cancelAnimationFrame(e)});var v=Ro();r(v,21,()=>x(g),p,(n,r,i)=>{let u=()=>x(r).line,p=()=>x(r).turn;var g=c(),v=w(g),y=e=>{var t=Io(),n=h(t,!0);l(e=>f(n,e),[()=>_(u(),p())]),a(e,t)},b=t=>{var n=Lo();let r;var c=S(n),p=S(c),g=h(p,!0);_a(e(p,2),{get text(){return u().text}}),z(c),z(n),l((e,t)=>{r=J(n,1,`line svelte-1srjamk`,null,r,{now:i===x(m),later:i>=x(d)}),F(c,`title`,e),f(g,t)},[()=>o.say(`log-look`),()=>$n(u().at,Y.lang)]),s(`click`,c,()=>o.look(u().ply)),a(t,n)};t(v,e=>{p()===null?e(b,-1):e(y)}),a(n,g)}),z(v),K(v,e=>u=e,()=>u),a(n,v),D()}b([`click`]);var Bo=u(`<label class="name svelte-1fwirad"><!><span> </span> <input maxlength="40" class="svelte-1fwirad"/></label>`),Vo=u(`<li><!></li>`),Ho=u(`<li class="label"> </li>`),Uo=u(`<h3 class="svelte-1fwirad"> </h3> <p class="label about svelte-1fwirad"> </p> <ul class="links svelte-1fwirad" data-own-links=""></ul>`,1),Wo=u(`<!> <!> <h3 class="svelte-1fwirad"> </h3> <ul class="links svelte-1fwirad"><!> <!> <!> <!></ul> <!> <div class="ways svelte-1fwirad"><button class="btn ghost"> </button> <button class="btn ghost"> <kbd>?</kbd></button> <button class="btn ghost"> </button></div> <p class="label fair svelte-1fwirad"> </p>`,1);function Go(n,i){U(i,!0);let o=V(),c=I(()=>o.scene.table),u=I(()=>o.welcome?.watch_token??null),d=I(()=>o.people.filter(e=>e.is_you)),p=I(()=>o.people.filter(e=>e.token!==null));function m(e,t){x(d).length===1&&X(`name`,t),o.tell({t:`rename`,seat:e,name:t})}{let g=I(()=>o.say(`menu`));yn(n,{get title(){return x(g)},get onclose(){return i.onclose},children:(n,g)=>{var _=Wo(),v=w(_);r(v,17,()=>x(d),e=>e.seat,(t,n)=>{var r=Bo(),i=S(r);Jn(i,{get seat(){return x(n).seat}});var c=e(i),u=h(c,!0),d=e(c,2);B(d),z(r),l(e=>{f(u,e),P(d,x(n).name)},[()=>o.say(`your-name`)]),s(`change`,d,e=>m(x(n).seat,e.currentTarget.value.trim())),a(t,r)});var y=e(v,2);Rn(y,{isTable:!0});var b=e(y,2),C=h(b,!0),T=e(b,2),E=S(T);r(E,17,()=>x(p),e=>e.seat,(e,t)=>{var n=Vo(),r=S(n);{let e=I(()=>o.say(`link-seat`,{number:x(t).seat+1})),n=I(()=>gn(x(c).id,x(t).token));Ca(r,{get label(){return x(e)},get link(){return x(n)}})}z(n),a(e,n)});var D=e(E,2),O=e=>{var t=Vo(),n=S(t);{let e=I(()=>o.say(`link-watch`)),t=I(()=>gn(x(c).id,x(u)));Ca(n,{get label(){return x(e)},get link(){return x(t)}})}z(t),a(e,t)};t(D,e=>{x(u)&&e(O)});var k=e(D,2),j=e=>{var t=Vo(),n=S(t);{let e=I(()=>o.say(`link-replay`)),t=I(()=>_n(x(c).id,o.watchKey));Ca(n,{get label(){return x(e)},get link(){return x(t)}})}z(t),a(e,t)};t(k,e=>{x(c).status===`over`&&e(j)});var M=e(k,2),N=e=>{var t=Ho(),n=h(t,!0);l(e=>f(n,e),[()=>o.say(`menu-no-links`)]),a(e,t)};t(M,e=>{x(p).length===0&&!x(u)&&x(c).status!==`over`&&e(N)}),z(T);var F=e(T,2),ee=t=>{var n=Uo(),i=w(n),s=h(i,!0),u=e(i,2),d=h(u,!0),p=e(u,2);r(p,21,()=>o.keys,({seat:e,token:t})=>e,(e,t)=>{let n=()=>x(t).seat,r=()=>x(t).token;var i=Vo(),s=S(i);{let e=I(()=>o.keys.length>1?o.people[n()].name:o.say(`your-seat`)),t=I(()=>gn(x(c).id,r()));Ca(s,{get label(){return x(e)},get link(){return x(t)}})}z(i),a(e,i)}),z(p),l((e,t)=>{f(s,e),f(d,t)},[()=>o.say(`menu-move`),()=>o.say(`menu-move-text`,{count:o.keys.length})]),a(t,n)};t(F,e=>{o.keys.length>0&&e(ee)});var L=e(F,2),R=S(L),V=h(R,!0),H=e(R,2),U=S(H,!0);A(),z(H);var te=e(H,2),W=h(te,!0);z(L);var ne=h(e(L,2),!0);l((e,t,n,r,i)=>{f(C,e),f(V,t),f(U,n),f(W,r),f(ne,i)},[()=>o.say(`menu-links`),()=>o.say(`rules`),()=>o.say(`keys-title`),()=>o.say(`leave`),()=>o.say(`menu-rules-version`,{version:x(c).rules_version,edition:x(c).edition})]),s(`click`,R,function(...e){i.onrules?.apply(this,e)}),s(`click`,H,function(...e){i.onhelp?.apply(this,e)}),s(`click`,te,()=>qt(`/`)),a(n,_)},$$slots:{default:!0}})}D()}b([`change`,`click`]);var Ko=u(`<span class="label opt watching svelte-bpic0y"> </span>`),qo=u(`<span class="n svelte-bpic0y"> </span>`),Jo=u(`<button class="tool"><!> <!></button>`),Yo=u(`<!> <span role="status"> </span> <button class="tool opt"><!> </button> <!>`,1),Xo=u(`<div class="talk svelte-bpic0y"><!><!></div>`),Zo=u(`<!> <!>`,1);function Qo(n,r){U(r,!0);let i=V(),c=I(()=>i.scene.table),u=H(null),d=H(M(i.chat.length)),p=I(()=>i.say(`rail-${r.isReplay?`replay`:x(c).status}`,{table:x(c).id,turn:i.turn})),m=I(()=>i.link?.state??`connecting`),g=I(()=>i.chat.length-x(d));W(()=>{i.moment!==null&&o(()=>x(u))===`talk`&&G(u,null)});function _(){G(u,`talk`),G(d,i.chat.length,!0)}var v=Zo(),y=w(v);Wn(y,{get where(){return x(c).title},get meta(){return x(p)},onmenu:()=>G(u,`menu`),extra:n=>{var r=Yo(),o=w(r),c=e=>{var t=Ko(),n=h(t,!0);l(e=>f(n,e),[()=>i.say(`spectators`,{count:i.scene.spectators})]),a(e,t)};t(o,e=>{i.scene.spectators>0&&e(c)});var d=e(o,2),p=h(d,!0),v=e(d,2),y=S(v);E(y,{name:`i-book`,class:`ic`});var b=e(y,1,!0);z(v);var C=e(v,2),T=n=>{var r=Jo(),o=S(r);E(o,{name:`i-chat`,class:`ic`});var c=e(o,2),u=e=>{var t=qo(),n=h(t,!0);l(()=>f(n,x(g))),a(e,t)};t(c,e=>{x(g)>0&&e(u)}),z(r),l(e=>F(r,`aria-label`,e),[()=>i.say(`log-and-chat`)]),s(`click`,r,_),a(n,r)};t(C,e=>{i.isPhone&&e(T)}),l((e,t)=>{J(d,1,`conn ${x(m)??``}`,`svelte-bpic0y`),F(d,`data-connection`,x(m)),f(p,e),f(b,t)},[()=>i.say(`connection-${x(m)}`),()=>i.say(`rules`)]),s(`click`,v,()=>G(u,`rules`)),a(n,r)},$$slots:{extra:!0}});var b=e(y,2),C=e=>{Go(e,{onclose:()=>G(u,null),onhelp:()=>{G(u,null),r.onhelp()},onrules:()=>G(u,`rules`)})},T=e=>{{let t=I(()=>i.say(`rules`));yn(e,{get title(){return x(t)},wide:!0,onclose:()=>G(u,null),children:(e,t)=>{Xi(e,{get game(){return x(c).game},onclause:e=>i.openClause=e})},$$slots:{default:!0}})}},O=t=>{{let n=I(()=>i.say(`log-and-chat`));yn(t,{get title(){return x(n)},onclose:()=>G(u,null),children:(t,n)=>{var r=Xo(),i=S(r);zo(i,{}),Fo(e(i),{isPinned:!0}),z(r),a(t,r)},$$slots:{default:!0}})}};t(b,e=>{x(u)===`menu`?e(C):x(u)===`rules`?e(T,1):x(u)===`talk`&&e(O,2)}),a(n,v),D()}b([`click`]);var $o=u(`<button class="btn ghost svelte-1bn96s7"><!><span class="aside svelte-1bn96s7"> </span></button>`),es=u(`<button data-lit=""><span class="text svelte-1bn96s7"> </span></button>`),ts=u(`<button class="clause svelte-1bn96s7"> </button>`),ns=u(`<small class="hint svelte-1bn96s7"><b class="svelte-1bn96s7"> </b> </small>`),rs=u(`<small><!></small>`),is=u(`<div class="choices svelte-1bn96s7" data-keys=""><!></div>`),as=u(`<button class="btn ghost svelte-1bn96s7" data-hint=""><!><span class="aside svelte-1bn96s7"> </span></button>`),os=u(`<button class="btn ghost svelte-1bn96s7"><!> <kbd class="svelte-1bn96s7">Esc</kbd></button>`),ss=u(`<!> <!>`,1),cs=u(`<button class="btn go svelte-1bn96s7" data-confirm=""> <kbd class="svelte-1bn96s7">Enter</kbd></button>`),ls=u(`<div data-bar="mine"><!> <div class="say svelte-1bn96s7"><span role="status"> </span> <!> <!></div> <!> <div class="do svelte-1bn96s7"><!> <!> <!> <!> <!></div></div>`),us=u(`<time class="num svelte-1bn96s7"> </time>`),ds=u(`<button class="btn go svelte-1bn96s7"> </button>`),fs=u(`<div class="bar sheet waiting svelte-1bn96s7" data-bar="waiting"><!> <p class="say svelte-1bn96s7" role="status"> </p> <!> <div class="do svelte-1bn96s7"><!></div></div>`);function ps(n,i){U(i,!0);let o=(t,n=j,r=j,i=j,o=j)=>{var c=$o(),u=S(c);E(u,{get name(){return i()}});var p=h(e(u),!0);z(c),l(()=>{F(c,`data-undo`,r()?`turn`:`act`),F(c,`title`,n()?o():void 0),F(c,`aria-disabled`,!n()),f(p,o())}),s(`click`,c,e=>n()?d.undo(r()):P(e,!1)),y(`mouseenter`,c,e=>P(e,n())),y(`focus`,c,e=>P(e,n())),y(`mouseleave`,c,e=>d.explained(e.currentTarget)),y(`blur`,c,e=>d.explained(e.currentTarget)),a(t,c)},u=e=>{var t=c();r(w(t),17,()=>x(b),e=>e.code,(e,t)=>{var n=es();let r;var i=h(S(n),!0);z(n),l(e=>{r=J(n,1,e,`svelte-1bn96s7`,r,{"is-hinted":d.hint?.code===x(t).code}),f(i,x(t).text)},[()=>_([`btn`,N(x(t))?`go`:`ghost`])]),s(`click`,n,()=>d.offer(x(t))),a(e,n)}),a(e,t)},d=V(),p=I(()=>d.scene),m=I(()=>d.isMine),g=I(()=>x(p).table.status===`over`),v=I(()=>d.moves.filter(e=>!d.module.placed(e))),b=I(()=>d.pickedMoves.length>0?d.pickedMoves:d.armed?[]:x(v)),C=I(()=>x(b).length>4),T=I(()=>Math.max(0,Xn()+d.skew-(d.lines.at(-1)?.at??x(p).at))),O=I(()=>d.module.BarDetail),k=I(()=>d.module.BarActions),M=I(()=>x(m)&&Y.hints&&x(p).table.hints);function N(e){let t=d.moves.length===1;return d.pickedMoves.length===0&&(t||d.module.commits?.(e)===!0)}function P(e,t){!t&&x(p).undo.why&&d.explainText(e.currentTarget,x(p).undo.why)}var ee=c(),L=w(ee),R=n=>{var r=ls();let i;var m=S(r);E(m,{name:`sema-clear`,class:`sig`});var g=e(m,2),_=S(g),v=h(_,!0),y=e(_,2),T=e=>{var t=ts(),n=h(t,!0);l(e=>{F(t,`data-rule`,x(p).clause),F(t,`title`,e),f(n,x(p).clause)},[()=>d.say(`clause`,{number:x(p).clause})]),s(`click`,t,()=>d.openClause=x(p).clause),a(e,t)};t(y,e=>{x(p).clause&&e(T)});var D=e(y,2),j=t=>{var n=ns(),r=S(n),i=h(r),o=e(r);z(n),l(()=>{f(i,`${d.hint.text??``}.`),f(o,` ${d.hint.reason??``}`)}),a(t,n)},N=e=>{var t=rs();q(S(t),()=>x(O),(e,t)=>{t(e,{})}),z(t),a(e,t)};t(D,e=>{d.hint?e(j):x(O)&&e(N,1)}),z(g);var P=e(g,2),ee=e=>{var t=is();u(S(t)),z(t),a(e,t)};t(P,e=>{x(C)&&e(ee)});var L=e(P,2),R=S(L),B=e=>{var t=c();q(w(t),()=>x(k),(e,t)=>{t(e,{})}),a(e,t)};t(R,e=>{x(k)&&e(B)});var V=e(R,2),H=e=>{u(e)};t(V,e=>{x(C)||e(H)});var U=e(V,2),te=t=>{var n=as(),r=S(n);E(r,{name:`i-star`});var i=h(e(r),!0);z(n),l((e,t)=>{F(n,`title`,e),f(i,t)},[()=>d.say(`hint`),()=>d.say(`hint`)]),s(`click`,n,()=>d.askHint()),a(t,n)};t(U,e=>{x(M)&&e(te)});var W=e(U,2),ne=t=>{var n=os(),r=S(n);E(r,{name:`i-x`});var i=e(r,1,!0);A(),z(n),l(e=>f(i,e),[()=>d.say(`put-back`)]),s(`click`,n,()=>d.putBack()),a(t,n)},re=n=>{var r=ss(),i=w(r);{let e=I(()=>d.say(`undo`));o(i,()=>x(p).undo.act,()=>!1,()=>`i-undo`,()=>x(e))}var s=e(i,2),c=e=>{{let t=I(()=>d.say(`start-over`));o(e,()=>!0,()=>!0,()=>`i-reset`,()=>x(t))}};t(s,e=>{x(p).undo.turn&&e(c)}),a(n,r)};t(W,e=>{d.armed||d.pickedMoves.length>0?e(ne):e(re,-1)});var G=e(W,2),K=e=>{var t=cs(),n=S(t,!0);A(),z(t),l(e=>f(n,e),[()=>d.say(`confirm-move`)]),s(`click`,t,()=>d.confirm()),a(e,t)};t(G,e=>{d.armed&&e(K)}),z(L),z(r),l(()=>{i=J(r,1,`bar enamel svelte-1bn96s7`,null,i,{many:x(C),crowded:x(b).length>1}),F(r,`data-picked`,d.pickedMoves.length>0?``:void 0),f(v,d.armed?d.armed.text:x(p).question),F(L,`data-keys`,x(C)?void 0:``)}),a(n,r)},B=n=>{var r=fs(),c=S(r);{let e=I(()=>x(g)?`sema-clear`:`sema-stop`);E(c,{get name(){return x(e)},class:`sig`})}var u=e(c,2),m=h(u,!0),_=e(u,2),v=e=>{var t=us(),n=h(t,!0);l(e=>f(n,e),[()=>Qn(x(T))]),a(e,t)};t(_,e=>{!x(g)&&x(T)>5&&e(v)});var y=e(_,2),b=S(y),C=e=>{var t=ds(),n=h(t,!0);l(e=>f(n,e),[()=>d.say(`show-results`)]),s(`click`,t,function(...e){i.onresults?.apply(this,e)}),a(e,t)},w=e=>{{let t=I(()=>d.say(`undo`));o(e,()=>!0,()=>!1,()=>`i-undo`,()=>x(t))}};t(b,e=>{x(g)?e(C):d.isPlayer&&x(p).undo.act&&e(w,1)}),z(y),z(r),l(()=>f(m,x(g)?x(p).ending?.text??x(p).question:x(p).question)),a(n,r)};t(L,e=>{x(m)?e(R):e(B,-1)}),a(n,ee),D()}b([`click`]);var ms=u(`<p class="vh" aria-live="polite"> </p>`);function hs(e,t){U(t,!0);let n=V(),r=I(()=>n.lastLines.filter(e=>e.kind!==ea));var i=ms(),o=h(i,!0);l(e=>f(o,e),[()=>x(r).map(e=>e.text).join(` `)]),a(e,i),D()}var gs=u(`<div class="middle svelte-m8uwa4"><!></div>`);function _s(e,n){U(n,!0);let r=V(),i=I(()=>r.module.Card);var o=c(),s=w(o),l=e=>{{let t=I(()=>r.say(`card`));yn(e,{get title(){return x(t)},onclose:()=>r.enlarge(null),children:(e,t)=>{var n=gs();q(S(n),()=>x(i),(e,t)=>{t(e,{get card(){return r.enlarged},big:!0})}),z(n),a(e,n)},$$slots:{default:!0}})}};t(s,e=>{r.enlarged!==null&&e(l)}),a(e,o),D()}var vs=u(`<small class="svelte-g7tmpt"> </small>`),ys=u(`<div class="bar sheet past-bar svelte-g7tmpt" data-bar="past"><!> <p class="say svelte-g7tmpt" role="status"> <!></p> <div class="do"><button class="btn ghost"><span aria-hidden="true">←</span></button> <button class="btn ghost"><span aria-hidden="true">→</span></button> <button class="btn go"> </button></div></div>`);function bs(n,r){U(r,!0);let i=V(),o=I(()=>i.plyShown),c=I(()=>i.scene.ply);var u=ys(),d=S(u);E(d,{name:`i-clock`,class:`ic`});var p=e(d,2),m=S(p),g=e(m),_=e=>{var t=vs(),n=h(t,!0);l(e=>f(n,e),[()=>i.say(`past-your-turn`)]),a(e,t)};t(g,e=>{i.isMine&&e(_)}),z(p);var v=e(p,2),y=S(v),b=e(y,2),C=e(b,2),w=h(C,!0);z(v),z(u),l((e,t,n,r)=>{f(m,`${e??``} `),y.disabled=x(o)<=0,F(y,`aria-label`,t),b.disabled=x(o)>=x(c),F(b,`aria-label`,n),f(w,r)},[()=>i.say(`past`,{ply:x(o),last:x(c)}),()=>i.say(`step-back`),()=>i.say(`step-on`),()=>i.say(`back-to-now`)]),s(`click`,y,()=>i.look(x(o)-1)),s(`click`,b,()=>i.look(x(o)+1)),s(`click`,C,()=>i.backToNow()),a(n,u),D()}b([`click`]);var xs=u(`<span class="bot svelte-awhnpt"><!><span class="vh"> </span></span>`),Ss=u(`<span class="turn svelte-awhnpt"><!><span class="vh"> </span></span>`),Cs=u(`<button class="mini svelte-awhnpt"><!><span class="svelte-awhnpt"> </span></button>`),ws=u(`<button class="mini gone svelte-awhnpt"><!><span class="svelte-awhnpt"> </span></button>`),Ts=u(`<span class="label away svelte-awhnpt"> </span>`),Es=u(`<span class="label svelte-awhnpt"> </span>`),Ds=u(`<time> </time>`),Os=u(`<header class="seat-head svelte-awhnpt"><!> <h2 class="svelte-awhnpt"><span class="who svelte-awhnpt"> </span> <!></h2> <!> <span class="end svelte-awhnpt"><!> <!></span></header>`);function ks(n,r){U(r,!0);let i=V(),o=I(()=>i.people[r.seat]),c=I(()=>i.view.seat===r.seat),u=I(()=>i.scene?Zn(i.scene,r.seat,i.skew):null),d=I(()=>!i.isReplay&&x(o).kind===`person`&&!x(o).is_here&&!x(o).is_stood_in),p=I(()=>x(d)&&!x(o).is_you&&i.isPlayer&&i.scene?.table.status===`playing`);var m=Os(),g=S(m);Jn(g,{get seat(){return r.seat}});var _=e(g,2),v=S(_),y=h(v,!0),b=e(v,2),C=t=>{var n=xs(),r=S(n);E(r,{name:`i-bot`});var o=h(e(r),!0);z(n),l((e,t)=>{F(n,`title`,e),f(o,t)},[()=>i.say(`seat-bot`),()=>i.say(`seat-bot`)]),a(t,n)};t(b,e=>{(x(o).kind===`bot`||x(o).is_stood_in)&&e(C)}),z(_);var w=e(_,2),T=t=>{var n=Ss(),r=S(n);E(r,{name:`sema-clear`,class:`sg`});var o=h(e(r),!0);z(n),l(e=>f(o,e),[()=>i.say(`seat-deciding`)]),a(t,n)};t(w,e=>{x(c)&&e(T)});var O=e(w,2),k=S(O),A=t=>{var n=Cs(),o=S(n);E(o,{name:`i-person`});var c=h(e(o),!0);z(n),l(e=>f(c,e),[()=>i.say(`seat-take-back`)]),s(`click`,n,()=>i.tell({t:`stand_in`,seat:r.seat,on:!1})),a(t,n)},j=t=>{var n=ws(),o=S(n);E(o,{name:`i-bot`});var c=h(e(o),!0);z(n),l((e,t)=>{F(n,`title`,e),f(c,t)},[()=>i.say(`seat-away`),()=>i.say(`seat-stand-in`)]),s(`click`,n,()=>i.tell({t:`stand_in`,seat:r.seat,on:!0})),a(t,n)},M=e=>{var t=Ts(),n=h(t,!0);l(e=>f(n,e),[()=>i.say(`seat-away`)]),a(e,t)},N=e=>{var t=Es(),n=h(t,!0);l(e=>f(n,e),[()=>i.say(`level-${x(o).level}`)]),a(e,t)};t(k,e=>{x(o).is_stood_in&&x(o).is_you?e(A):x(p)?e(j,1):x(d)?e(M,2):x(o).level&&e(N,3)});var P=e(k,2),ee=e=>{var t=Ds();let n;var r=h(t,!0);l(e=>{n=J(t,1,`num svelte-awhnpt`,null,n,{short:x(u)<20}),f(r,e)},[()=>Qn(x(u))]),a(e,t)};t(P,e=>{x(u)!==null&&e(ee)}),z(O),z(m),l(e=>{F(v,`title`,x(o).name),f(y,e)},[()=>x(o).is_you&&i.home===r.seat?i.say(`you`):x(o).name]),a(n,m),D()}b([`click`]);var As=u(`<section><!> <!></section>`),js=u(`<aside class="seats svelte-a590k0" tabindex="0"></aside>`);function Ms(t,n){U(n,!0);let i=V(),o=I(()=>{let e=i.people.map(e=>e.seat),t=i.home;return t===null?e:[...e.slice(t+1),...e.slice(0,t+1)]});var s=js();r(s,20,()=>x(o),e=>e,(t,n)=>{let r=I(()=>i.module.SeatPanel);var o=As();let s;var c=S(o);ks(c,{get seat(){return n}}),q(e(c,2),()=>x(r),(e,t)=>{t(e,{get seat(){return n}})}),z(o),l(()=>{s=J(o,1,`seat sheet o${n+1}`,`svelte-a590k0`,s,{me:n===i.home,on:n===i.view.seat}),F(o,`data-at`,`seat:${n??``}`)}),a(t,o)}),z(s),l(e=>F(s,`aria-label`,e),[()=>i.say(`seats`)]),a(t,s),D()}var Ns=u(`<aside class="side svelte-10dmedb"><!> <section class="logp sheet svelte-10dmedb"><h3 class="svelte-10dmedb"> <span class="label"> </span></h3> <!> <!></section></aside>`);function Ps(n,r){U(r,!0);let i=V(),o=I(()=>i.module.Side),s=H(!1);var u=Ns(),d=S(u),p=e=>{var t=c();q(w(t),()=>x(o),(e,t)=>{t(e,{})}),a(e,t)};t(d,e=>{x(o)&&!i.isPhone&&e(p)});var m=e(d,2),g=S(m),_=S(g),v=h(e(_),!0);z(g);var y=e(g,2);zo(y,{}),Fo(e(y,2),{get isOpen(){return x(s)},set isOpen(e){G(s,e,!0)}}),z(m),z(u),l((e,t,n)=>{F(u,`aria-label`,e),f(_,`${t??``} `),f(v,n)},[()=>i.say(`log`),()=>i.say(`log`),()=>i.say(`turn-number`,{turn:i.turn})]),a(n,u),D()}var Fs=u(`<button class="clause svelte-jlkwpm"> </button> `,1),Is=u(`<div><span role="status"> </span> <!></div>`);function Ls(n,i){U(i,!0);let o=/\s*\(((?:[A-Z]{2,4}-[A-Z0-9-]+(?:, )?)+)\)/,u=V(),d=I(()=>u.explanation?.text?u.explanation:null),p=I(()=>x(d)?.text?.match(o)?.[1]?.split(`, `)??(x(d)?.clause?[x(d).clause]:[])),m=I(()=>{if(!x(d))return null;let e=x(d).place.getBoundingClientRect(),t=Math.max(8,Math.min(e.left+e.width/2-28,innerWidth-240-8)),n=e.top<120;return{left:t,isBelow:n,y:n?e.bottom+10:innerHeight-e.top+10}});var g=c(),_=w(g),v=t=>{var n=Is();let i;var c=S(n),g=h(c,!0);r(e(c,2),16,()=>x(p),e=>e,(t,n)=>{var r=Fs(),i=w(r),o=h(i,!0),c=e(i,1,!0);c.nodeValue=` `,l(()=>f(o,n)),s(`click`,i,()=>u.openClause=n),a(t,r)}),z(n),l(e=>{i=J(n,1,`why svelte-jlkwpm`,null,i,{below:x(m).isBelow}),O(n,`left:${x(m).left??``}px;${x(m).isBelow?`top`:`bottom`}:${x(m).y??``}px`),f(g,e)},[()=>x(d).text?.replace(o,``)]),y(`mouseenter`,n,()=>u.keepExplanation()),y(`mouseleave`,n,()=>u.explained(x(d).place)),a(t,n)};t(_,e=>{x(d)&&x(m)&&e(v)}),a(n,g),D()}b([`click`]);var Rs=u(`<div><!> <!> <main><!> <!></main> <section class="play svelte-1cmkhax"><!> <div class="hand-place"><!></div></section> <!> <!></div> <!> <!>`,1);function zs(n,r){U(r,!0);let i=V(),o=I(()=>i.module),s=I(()=>x(o).seats===`left`||i.isPhone),u;W(()=>{let e=0,t=i.pickedMoves.length>0,n=()=>{cancelAnimationFrame(e),e=requestAnimationFrame(()=>go(u,t))};n();let r=new MutationObserver(n);return r.observe(u,{subtree:!0,childList:!0,attributes:!0,attributeFilter:[`data-lit`]}),()=>{r.disconnect(),cancelAnimationFrame(e)}});var d=Rs(),f=w(d),p=S(f);v(p,()=>r.top);var m=e(p,2),h=e=>{Ms(e,{})};t(m,e=>{x(s)&&e(h)});var g=e(m,2);let _;var y=S(g);q(y,()=>x(o).Board,(e,t)=>{t(e,{})});var b=e(y,2),C=e=>{var t=c();q(w(t),()=>x(o).Side,(e,t)=>{t(e,{})}),a(e,t)};t(b,e=>{i.isPhone&&x(o).Side&&e(C)}),z(g);var T=e(g,2),E=S(T),O=e=>{var t=c();v(w(t),()=>r.below),a(e,t)},k=e=>{bs(e,{})},A=e=>{ps(e,{get onresults(){return r.onresults}})};t(E,e=>{r.below?e(O):i.moment===null?e(A,-1):e(k,1)});var j=e(E,2);q(S(j),()=>x(o).Hand,(e,t)=>{t(e,{})}),z(j),z(T);var M=e(T,2),N=e=>{Ps(e,{})};t(M,e=>{i.isPhone||e(N)}),hs(e(M,2),{}),z(f),K(f,e=>u=e,()=>u);var P=e(f,2);Ls(P,{}),_s(e(P,2),{}),l(e=>{J(f,1,`table seats-${x(o).seats??``}`,`svelte-1cmkhax`),F(f,`data-act`,i.scene?.act),_=J(g,1,`board svelte-1cmkhax`,null,_,{past:i.moment!==null&&!r.below}),F(T,`aria-label`,e)},[()=>i.say(`play-area`)]),a(n,d),D()}var Bs=u(`<input maxlength="40" class="svelte-4sqm5a"/>`),Vs=u(`<b class="svelte-4sqm5a"> </b>`),Hs=u(`<button class="lnk"><!> </button>`),Us=u(`<button class="lnk"> </button>`),Ws=u(`<span> </span>`),Gs=u(`<li class="svelte-4sqm5a"><!> <span class="sn svelte-4sqm5a"><!> <small class="svelte-4sqm5a"> </small></span> <span class="acts svelte-4sqm5a"><!> <!></span></li>`),Ks=u(`<button class="btn go svelte-4sqm5a"> </button> <span class="label"> </span>`,1),qs=u(`<p role="status"> </p>`),Js=u(`<div class="talk svelte-4sqm5a"><!></div>`),Ys=u(`<!> <main class="svelte-4sqm5a"><div class="poster svelte-4sqm5a"><!></div> <section class="sheet svelte-4sqm5a"><h2 class="svelte-4sqm5a"> </h2> <ul></ul> <div class="start svelte-4sqm5a"><!></div> <!> <!></section></main>`,1);function Xs(n,i){U(i,!0);let o=V(),c=I(()=>o.scene.table),u=I(()=>o.welcome?.is_host??!1),d=I(()=>o.welcome?.watch_token??null),p=I(()=>o.module.Poster),m=I(()=>o.people.some(e=>e.kind===`open`));function g(e,t){X(`name`,t),o.tell({t:`rename`,seat:e,name:t})}function _(e,t){o.tell({t:`set_seat`,seat:e.seat,kind:t,level:e.level??`greedy`})}var y=Ys(),b=w(y);v(b,()=>i.top);var C=e(b,2),T=S(C);q(S(T),()=>x(p),(e,t)=>{t(e,{})}),z(T);var O=e(T,2),k=S(O),A=h(k,!0),j=e(k,2);r(j,21,()=>o.people,e=>e.seat,(n,r)=>{var i=Gs(),d=S(i);Jn(d,{get seat(){return x(r).seat}});var p=e(d,2),m=S(p),v=e=>{var t=Bs();B(t),l(e=>{P(t,x(r).name),F(t,`aria-label`,e)},[()=>o.say(`your-name`)]),s(`change`,t,e=>g(x(r).seat,e.currentTarget.value.trim())),a(e,t)},y=e=>{var t=Vs(),n=h(t,!0);l(()=>f(n,x(r).name)),a(e,t)};t(m,e=>{x(r).is_you?e(v):e(y,-1)});var b=h(e(m,2),!0);z(p);var C=e(p,2),w=S(C),T=e=>{{let t=I(()=>o.say(`link-seat`,{number:x(r).seat+1})),n=I(()=>gn(x(c).id,x(r).token));Ca(e,{small:!0,get label(){return x(t)},get link(){return x(n)}})}};t(w,e=>{x(r).token&&e(T)});var D=e(w,2),O=t=>{var n=Hs(),i=S(n);E(i,{name:`i-bot`});var c=e(i,1,!0);z(n),l(e=>f(c,e),[()=>o.say(`make-bot`)]),s(`click`,n,()=>_(x(r),`bot`)),a(t,n)},k=e=>{var t=Us(),n=h(t,!0);l(e=>f(n,e),[()=>o.say(`make-open`)]),s(`click`,t,()=>_(x(r),`open`)),a(e,t)},A=e=>{var t=Ws();let n;var i=h(t,!0);l(e=>{n=J(t,1,`conn svelte-4sqm5a`,null,n,{gone:!x(r).is_here}),f(i,e)},[()=>o.say(x(r).is_here?`here`:`seat-away`)]),a(e,t)};t(D,e=>{x(u)&&x(r).kind===`open`?e(O):x(u)&&x(r).kind===`bot`?e(k,1):x(r).kind===`person`&&e(A,2)}),z(C),z(i),l(e=>f(b,e),[()=>o.say(`waiting-${x(r).is_you?`you`:x(r).kind}`)]),a(n,i)}),z(j);var M=e(j,2),N=S(M),ee=t=>{var n=Ks(),r=w(n),i=h(r,!0),u=h(e(r,2),!0);l((e,t)=>{f(i,e),f(u,t)},[()=>o.say(`start-game`,{game:x(c).title}),()=>x(m)?o.say(`start-open-seats`):``]),s(`click`,r,()=>o.tell({t:`start`})),a(t,n)},L=e=>{var t=qs(),n=h(t,!0);l(e=>f(n,e),[()=>o.say(`waiting-for-host`)]),a(e,t)};t(N,e=>{x(u)?e(ee):e(L,-1)}),z(M);var R=e(M,2),H=e=>{{let t=I(()=>o.say(`link-watch`)),n=I(()=>gn(x(c).id,x(d)));Ca(e,{get label(){return x(t)},get link(){return x(n)}})}};t(R,e=>{x(d)&&e(H)});var te=e(R,2),W=e=>{var t=Js();Fo(S(t),{isPinned:!0}),z(t),a(e,t)};t(te,e=>{Y.chat&&e(W)}),z(O),z(C),l(e=>f(A,e),[()=>o.say(`waiting-title`,{game:x(c).title})]),a(n,y),D()}b([`change`,`click`]);var Zs=e=>{Eo(e,{})},Qs=u(`<p class="wait svelte-1d129o7" role="status"> </p>`),$s=u(`<!> <!>`,1),ec=u(`<!> <!> <!> <!>`,1);function tc(n,r){U(r,!0);let i=e=>{Qo(e,{get isReplay(){return r.isReplay},onhelp:()=>G(u,!0)})},s=new na;s.isReplay=o(()=>r.isReplay),re(s),Nn(s);let c=H(!1),u=H(!1),d={tokens:[],claims:{}},p=I(()=>s.scene?.table.status),m=I(()=>s.scene?.table.game),g=I(()=>x(p)===`over`&&!r.isReplay&&!x(c)&&s.moment===null);W(()=>$i(s)),W(()=>{hn(r.table);let e=new ci(()=>(d=pn(r.table),{t:`hello`,table:r.table,...d,lang:Y.lang,name:Y.name}),s);s.link=e;let t=()=>document.hidden||e.hurry();return addEventListener(`online`,t),document.addEventListener(`visibilitychange`,t),()=>{removeEventListener(`online`,t),document.removeEventListener(`visibilitychange`,t),e.shut()}}),W(()=>{s.welcome&&mn(r.table,d,s.welcome.tokens)});let _=null;W(()=>{let e=Y.lang;_!==null&&_!==e&&s.link?.ask({t:`language`,lang:e}),_=e}),W(()=>{let[e,t]=[x(m),Y.lang];if(e===void 0)return;let n=!0;return Ht(()=>Promise.all([Ci(e),Ut.catalogue(e,t)]),()=>n).then(e=>{e&&n&&([s.module,s.catalogue]=e)}),()=>{n=!1}});var v=ec(),y=w(v),b=e=>{aa(e,{get text(){return s.closed}})},S=e=>{var t=Qs(),n=h(t,!0);l(e=>f(n,e),[()=>Q(s.link?.state===`lost`?`connection-lost`:`connection-connecting`)]),a(e,t)},C=e=>{Xs(e,{get top(){return i}})},T=e=>{sa(e,{})},E=e=>{so(e,{get top(){return i},onboard:()=>G(c,!0)})},O=t=>{var n=$s(),o=w(n);{let e=I(()=>r.isReplay&&x(p)===`over`?Zs:void 0);zs(o,{get top(){return i},get below(){return x(e)},onresults:()=>G(c,!1)})}mo(e(o,2),{}),a(t,n)};t(y,e=>{s.closed===null?!s.scene||!s.module||!s.catalogue?e(S,1):x(p)===`gathering`?e(C,2):s.isCovered?e(T,3):x(g)?e(E,4):e(O,-1):e(b)});var k=e(y,2);xo(k,{get isHelpOpen(){return x(u)},set isHelpOpen(e){G(u,e,!0)}});var A=e(k,2);ra(A,{}),wo(e(A,2),{}),a(n,v),D()}function nc(e,n){U(n,!0);let r=I(Kt);W(()=>{x(r),tn()});function i(e){document.documentElement.dataset.by=e.type===`keydown`?`keys`:`pointer`}var o=c();y(`keydown`,C,i),y(`pointerdown`,C,i);var s=w(o),l=e=>{Bi(e,{})},u=e=>{Qi(e,{get game(){return x(r).game}})},d=e=>{var t=c();R(w(t),()=>x(r).table+x(r).at,e=>{{let t=I(()=>x(r).at===`replay`);tc(e,{get table(){return x(r).table},get isReplay(){return x(t)}})}}),a(e,t)};t(s,e=>{x(r).at===`lobby`?e(l):x(r).at===`rules`?e(u,1):e(d,-1)}),a(e,o),D()}de(),d(nc,{target:document.getElementById(`app`)});export{Q as a,$ as i,Jn as n,ce as o,Kn as r,le as s,ks as t};
>>>>>>>> debts:src/roundhouse/server/static/assets/index-CMpBDmuQ.js
