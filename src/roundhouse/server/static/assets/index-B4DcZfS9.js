const __vite__mapDeps=(i,m=__vite__mapDeps,d=(m.f||(m.f=["assets/continental_express-CZ70PNXv.js","assets/attempt-B33hPobY.js","assets/PosterFrame-D8ykStfO.js","assets/PosterFrame-Se96rs_r.css","assets/Tabs-CB4av_I8.js","assets/Tabs-BDv2nkYQ.css","assets/continental_express-Ber9QZfm.css","assets/great_lakes-DPkVE69v.js","assets/Copies-D1fHl3qF.js","assets/printed-BqLhZ7W4.js","assets/Copies-Dl2oiGxw.css","assets/OpenCards-BXNjfrjw.js","assets/OpenCards-LdkBwLp3.css","assets/great_lakes-CXGI47Gl.css","assets/isle_of_trains-DzVv7kqW.js","assets/Fan-r8yODQAO.js","assets/Fan-D1JzbId3.css","assets/breakable-DrVugP6J.js","assets/isle_of_trains-CKqRKbjt.css","assets/ticket_cards-DzZcEjvg.js","assets/ticket_cards-DupbF4S5.css","assets/traffic-hZ5b77po.js","assets/traffic-B1IZLS9n.css"])))=>i.map(i=>d[i]);
import{A as e,B as t,C as n,E as r,F as i,G as a,H as o,I as s,J as c,K as l,L as u,M as d,N as f,O as p,P as m,Q as h,R as g,S as _,T as v,U as y,V as b,W as x,X as S,Y as C,Z as w,_ as T,_t as E,a as D,at as O,b as k,c as A,dt as j,et as M,f as N,ft as ee,gt as te,i as ne,it as P,j as F,k as re,l as I,lt as L,m as ie,mt as R,n as ae,nt as z,o as B,ot as V,pt as oe,q as H,r as se,rt as U,st as W,t as ce,tt as G,ut as K,v as le,w as ue,x as de,y as q,z as J}from"./attempt-B33hPobY.js";(function(){let e=document.createElement(`link`).relList;if(e&&e.supports&&e.supports(`modulepreload`))return;for(let e of document.querySelectorAll(`link[rel="modulepreload"]`))n(e);new MutationObserver(e=>{for(let t of e)if(t.type===`childList`)for(let e of t.addedNodes)e.tagName===`LINK`&&e.rel===`modulepreload`&&n(e)}).observe(document,{childList:!0,subtree:!0});function t(e){let t={};return e.integrity&&(t.integrity=e.integrity),e.referrerPolicy&&(t.referrerPolicy=e.referrerPolicy),e.crossOrigin===`use-credentials`?t.credentials=`include`:e.crossOrigin===`anonymous`?t.credentials=`omit`:t.credentials=`same-origin`,t}function n(e){if(e.ep)return;e.ep=!0;let n=t(e);fetch(e.href,n)}})();var fe=new Map;function pe(e,t){try{let n=fe.get(e)??localStorage.getItem(`roundhouse.${e}`);return n===null?t:JSON.parse(n)}catch{return t}}function me(e,t){let n=JSON.stringify(t);try{localStorage.setItem(`roundhouse.${e}`,n),fe.delete(e)}catch{fe.set(e,n)}}function he(){for(let e of navigator.languages??[]){let t=e.slice(0,2).toLowerCase();if(t===`en`||t===`uk`||t===`ru`)return t}return`en`}var Y=O({lang:he(),theme:`system`,motion:`normal`,confirm:`game`,skip:!0,sound:!0,chat:!0,hints:!0,notify:!1,name:``,...pe(`settings`,{})});function X(e,t){Y[e]=t,me(`settings`,ee(Y)),ge()}function ge(){let e=document.documentElement;e.lang=Y.lang,Y.theme===`system`?delete e.dataset.theme:e.dataset.theme=Y.theme,e.style.setProperty(`--speed`,String(_e()))}function _e(){return Y.motion===`off`||matchMedia(`(prefers-reduced-motion: reduce)`).matches?0:Y.motion===`fast`?.45:1}var ve=`# Everything the shell of the browser table says.  The same names in every language.

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
`,ye=`# Direct hands: settings and keys.

skip = Skip steps without a choice
`,be=`# Direct hands: settings and keys.

skip = Пропускать шаги без выбора
`,xe=`# Direct hands: settings and keys.

skip = Пропускати кроки без вибору
`,Se=`# Everything the shell of the browser table says.  The same names in every language.

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
`,Ce=`# Everything the shell of the browser table says.  The same names in every language.

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
`,we=`# What the board of Continental Express says.

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
`,Te=`# What the board of Continental Express says.

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
`,Ee=`# What the board of Continental Express says.

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
`,De=`# What the board of Great Lakes says.

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
`,Oe=`# What the board of Great Lakes says.

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
`,ke=`# What the board of Great Lakes says.

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
`,Ae=`# What the board of Isle of Trains says.

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
`,je=`# What the board of Isle of Trains says.

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
`,Me=`# What the board of Isle of Trains says.

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
`,Ne=`# What the board of the card game says.

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
`,Pe=`# What the board of the card game says.

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
`,Fe=`# What the board of the card game says.

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
`,Ie=`# What the board of Traffic says.

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
`,Le=`# What the board of Traffic says.

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
`,Re=`# What the board of Traffic says.

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
`,ze=class{constructor(e){this.value=e}valueOf(){return this.value}},Z=class extends ze{constructor(e=`???`){super(e)}toString(e){return`{${this.value}}`}},Be=class extends ze{constructor(e,t={}){super(e),this.opts=t}toString(e){if(e)try{return e.memoizeIntlObject(Intl.NumberFormat,this.opts).format(this.value)}catch(t){e.reportError(t)}return this.value.toString(10)}},Ve=class e extends ze{static supportsValue(t){if(typeof t==`number`||t instanceof Date)return!0;if(t instanceof ze)return e.supportsValue(t.valueOf());if(`Temporal`in globalThis){let e=globalThis.Temporal;if(t instanceof e.Instant||t instanceof e.PlainDateTime||t instanceof e.PlainDate||t instanceof e.PlainMonthDay||t instanceof e.PlainTime||t instanceof e.PlainYearMonth)return!0}return!1}constructor(t,n={}){t instanceof e?(n={...t.opts,...n},t=t.value):t instanceof ze&&(t=t.valueOf()),typeof t==`object`&&`calendarId`in t&&n.calendar===void 0&&(n={...n,calendar:t.calendarId}),super(t),this.opts=n}[Symbol.toPrimitive](e){return e===`string`?this.toString():this.toNumber()}toNumber(){let e=this.value;if(typeof e==`number`)return e;if(e instanceof Date)return e.getTime();if(`epochMilliseconds`in e)return e.epochMilliseconds;if(`toZonedDateTime`in e)return e.toZonedDateTime(`UTC`).epochMilliseconds;throw TypeError(`Unwrapping a non-number value as a number`)}toString(e){if(e)try{return e.memoizeIntlObject(Intl.DateTimeFormat,this.opts).format(this.value)}catch(t){e.reportError(t)}return typeof this.value==`number`||this.value instanceof Date?new Date(this.value).toISOString():this.value.toString()}},He=100,Ue=`⁨`,We=`⁩`;function Ge(e,t,n){return n===t||n instanceof Be&&t instanceof Be&&n.value===t.value||t instanceof Be&&typeof n==`string`&&n===e.memoizeIntlObject(Intl.PluralRules,t.opts).select(t.value)}function Ke(e,t,n){return t[n]?tt(e,t[n].value):(e.reportError(RangeError(`No default`)),new Z)}function qe(e,t){let n=[],r=Object.create(null);for(let i of t)i.type===`narg`?r[i.name]=Je(e,i.value):n.push(Je(e,i));return{positional:n,named:r}}function Je(e,t){switch(t.type){case`str`:return t.value;case`num`:return new Be(t.value,{minimumFractionDigits:t.precision});case`var`:return Ye(e,t);case`mesg`:return Xe(e,t);case`term`:return Ze(e,t);case`func`:return Qe(e,t);case`select`:return $e(e,t);default:return new Z}}function Ye(e,{name:t}){let n;if(e.params)if(Object.prototype.hasOwnProperty.call(e.params,t))n=e.params[t];else return new Z(`$${t}`);else if(e.args&&Object.prototype.hasOwnProperty.call(e.args,t))n=e.args[t];else return e.reportError(ReferenceError(`Unknown variable: $${t}`)),new Z(`$${t}`);if(n instanceof ze)return n;switch(typeof n){case`string`:return n;case`number`:return new Be(n);case`object`:if(Ve.supportsValue(n))return new Ve(n);default:return e.reportError(TypeError(`Variable type not supported: $${t}, ${typeof n}`)),new Z(`$${t}`)}}function Xe(e,{name:t,attr:n}){let r=e.bundle._messages.get(t);if(!r)return e.reportError(ReferenceError(`Unknown message: ${t}`)),new Z(t);if(n){let i=r.attributes[n];return i?tt(e,i):(e.reportError(ReferenceError(`Unknown attribute: ${n}`)),new Z(`${t}.${n}`))}return r.value?tt(e,r.value):(e.reportError(ReferenceError(`No value: ${t}`)),new Z(t))}function Ze(e,{name:t,attr:n,args:r}){let i=`-${t}`,a=e.bundle._terms.get(i);if(!a)return e.reportError(ReferenceError(`Unknown term: ${i}`)),new Z(i);if(n){let t=a.attributes[n];if(t){e.params=qe(e,r).named;let n=tt(e,t);return e.params=null,n}return e.reportError(ReferenceError(`Unknown attribute: ${n}`)),new Z(`${i}.${n}`)}e.params=qe(e,r).named;let o=tt(e,a.value);return e.params=null,o}function Qe(e,{name:t,args:n}){let r=e.bundle._functions[t];if(!r)return e.reportError(ReferenceError(`Unknown function: ${t}()`)),new Z(`${t}()`);if(typeof r!=`function`)return e.reportError(TypeError(`Function ${t}() is not callable`)),new Z(`${t}()`);try{let t=qe(e,n);return r(t.positional,t.named)}catch(n){return e.reportError(n),new Z(`${t}()`)}}function $e(e,{selector:t,variants:n,star:r}){let i=Je(e,t);if(i instanceof Z)return Ke(e,n,r);for(let t of n)if(Ge(e,i,Je(e,t.key)))return tt(e,t.value);return Ke(e,n,r)}function et(e,t){if(e.dirty.has(t))return e.reportError(RangeError(`Cyclic reference`)),new Z;e.dirty.add(t);let n=[],r=e.bundle._useIsolating&&t.length>1;for(let i of t){if(typeof i==`string`){n.push(e.bundle._transform(i));continue}if(e.placeables++,e.placeables>He)throw e.dirty.delete(t),RangeError(`Too many placeables expanded: ${e.placeables}, max allowed is ${He}`);r&&n.push(Ue),n.push(Je(e,i).toString(e)),r&&n.push(We)}return e.dirty.delete(t),n.join(``)}function tt(e,t){return typeof t==`string`?e.bundle._transform(t):et(e,t)}var nt=class{constructor(e,t,n){this.dirty=new WeakSet,this.params=null,this.placeables=0,this.bundle=e,this.errors=t,this.args=n}reportError(e){if(!this.errors||!(e instanceof Error))throw e;this.errors.push(e)}memoizeIntlObject(e,t){let n=this.bundle._intls.get(e);n||(n={},this.bundle._intls.set(e,n));let r=JSON.stringify(t);return n[r]||(n[r]=new e(this.bundle.locales,t)),n[r]}};function rt(e,t){let n=Object.create(null);for(let[r,i]of Object.entries(e))t.includes(r)&&(n[r]=i.valueOf());return n}var it=[`unitDisplay`,`currencyDisplay`,`useGrouping`,`minimumIntegerDigits`,`minimumFractionDigits`,`maximumFractionDigits`,`minimumSignificantDigits`,`maximumSignificantDigits`];function at(e,t){let n=e[0];if(n instanceof Z)return new Z(`NUMBER(${n.valueOf()})`);if(n instanceof Be)return new Be(n.valueOf(),{...n.opts,...rt(t,it)});if(n instanceof Ve)return new Be(n.toNumber(),{...rt(t,it)});throw TypeError(`Invalid argument to NUMBER`)}var ot=[`dateStyle`,`timeStyle`,`fractionalSecondDigits`,`dayPeriod`,`hour12`,`weekday`,`era`,`year`,`month`,`day`,`hour`,`minute`,`second`,`timeZoneName`];function st(e,t){let n=e[0];if(n instanceof Z)return new Z(`DATETIME(${n.valueOf()})`);if(n instanceof Ve||n instanceof Be)return new Ve(n,rt(t,ot));throw TypeError(`Invalid argument to DATETIME`)}var ct=new Map;function lt(e){let t=Array.isArray(e)?e.join(` `):e,n=ct.get(t);return n===void 0&&(n=new Map,ct.set(t,n)),n}var ut=class{constructor(e,{functions:t,useIsolating:n=!0,transform:r=e=>e}={}){this._terms=new Map,this._messages=new Map,this.locales=Array.isArray(e)?e:[e],this._functions={NUMBER:at,DATETIME:st,...t},this._useIsolating=n,this._transform=r,this._intls=lt(e)}hasMessage(e){return this._messages.has(e)}getMessage(e){return this._messages.get(e)}addResource(e,{allowOverrides:t=!1}={}){let n=[];for(let r=0;r<e.body.length;r++){let i=e.body[r];if(i.id.startsWith(`-`)){if(t===!1&&this._terms.has(i.id)){n.push(Error(`Attempt to override an existing term: "${i.id}"`));continue}this._terms.set(i.id,i)}else{if(t===!1&&this._messages.has(i.id)){n.push(Error(`Attempt to override an existing message: "${i.id}"`));continue}this._messages.set(i.id,i)}}return n}formatPattern(e,t=null,n=null){if(typeof e==`string`)return this._transform(e);let r=new nt(this,n,t);try{return et(r,e).toString(r)}catch(e){if(r.errors&&e instanceof Error)return r.errors.push(e),new Z().toString(r);throw e}}},dt=/^(-?[a-zA-Z][\w-]*) *= */gm,ft=/\.([a-zA-Z][\w-]*) *= */y,pt=/\*?\[/y,mt=/(-?[0-9]+(?:\.([0-9]+))?)/y,ht=/([a-zA-Z][\w-]*)/y,gt=/([$-])?([a-zA-Z][\w-]*)(?:\.([a-zA-Z][\w-]*))?/y,_t=/^[A-Z][A-Z0-9_-]*$/,vt=/([^{}\n\r]+)/y,yt=/([^\\"\n\r]*)/y,bt=/\\([\\"])/y,xt=/\\u([a-fA-F0-9]{4})|\\U([a-fA-F0-9]{6})/y,St=/^\n+/,Ct=/ +$/,wt=/ *\r?\n/g,Tt=/( *)$/,Et=/{\s*/y,Dt=/\s*}/y,Ot=/\[\s*/y,kt=/\s*] */y,At=/\s*\(\s*/y,jt=/\s*->\s*/y,Mt=/\s*:\s*/y,Nt=/\s*,?\s*/y,Pt=/\s+/y,Ft=class{constructor(e){this.body=[],dt.lastIndex=0;let t=0;for(;;){let n=dt.exec(e);if(n===null)break;t=dt.lastIndex;try{this.body.push(s(n[1]))}catch(e){if(e instanceof SyntaxError)continue;throw e}}function n(n){return n.lastIndex=t,n.test(e)}function r(n,r){if(e[t]===n)return t++,!0;if(r)throw new r(`Expected ${n}`);return!1}function i(e,r){if(n(e))return t=e.lastIndex,!0;if(r)throw new r(`Expected ${e.toString()}`);return!1}function a(n){n.lastIndex=t;let r=n.exec(e);if(r===null)throw SyntaxError(`Expected ${n.toString()}`);return t=n.lastIndex,r}function o(e){return a(e)[1]}function s(e){let t=l(),n=c();if(t===null&&Object.keys(n).length===0)throw SyntaxError(`Expected message value or attributes`);return{id:e,value:t,attributes:n}}function c(){let e=Object.create(null);for(;n(ft);){let t=o(ft),n=l();if(n===null)throw SyntaxError(`Expected attribute value`);e[t]=n}return e}function l(){let r;if(n(vt)&&(r=o(vt)),e[t]===`{`||e[t]===`}`)return u(r?[r]:[],1/0);let i=x();return i?r?u([r,i],i.length):(i.value=S(i.value,St),u([i],i.length)):r?S(r,Ct):null}function u(r=[],i){for(;;){if(n(vt)){r.push(o(vt));continue}if(e[t]===`{`){r.push(d());continue}if(e[t]===`}`)throw SyntaxError(`Unbalanced closing brace`);let a=x();if(a){r.push(a),i=Math.min(i,a.length);continue}break}let a=r.length-1,s=r[a];typeof s==`string`&&(r[a]=S(s,Ct));let c=[];for(let e of r)e instanceof It&&(e=e.value.slice(0,e.value.length-i)),e&&c.push(e);return c}function d(){i(Et,SyntaxError);let e=f();if(i(Dt))return e;if(i(jt)){let t=h();return i(Dt,SyntaxError),{type:`select`,selector:e,...t}}throw SyntaxError(`Unclosed placeable`)}function f(){if(e[t]===`{`)return d();if(n(gt)){let[,e,t,n=null]=a(gt);if(e===`$`)return{type:`var`,name:t};if(i(At)){let r=p();if(e===`-`)return{type:`term`,name:t,attr:n,args:r};if(_t.test(t))return{type:`func`,name:t,args:r};throw SyntaxError(`Function names must be all upper-case`)}return e===`-`?{type:`term`,name:t,attr:n,args:[]}:{type:`mesg`,name:t,attr:n}}return _()}function p(){let n=[];for(;;){switch(e[t]){case`)`:return t++,n;case void 0:throw SyntaxError(`Unclosed argument list`)}n.push(m()),i(Nt)}}function m(){let e=f();return e.type===`mesg`&&i(Mt)?{type:`narg`,name:e.name,value:_()}:e}function h(){let e=[],t=0,i;for(;n(pt);){r(`*`)&&(i=t);let n=g(),a=l();if(a===null)throw SyntaxError(`Expected variant value`);e[t++]={key:n,value:a}}if(t===0)return null;if(i===void 0)throw SyntaxError(`Expected default variant`);return{variants:e,star:i}}function g(){i(Ot,SyntaxError);let e;return e=n(mt)?v():{type:`str`,value:o(ht)},i(kt,SyntaxError),e}function _(){if(n(mt))return v();if(e[t]===`"`)return y();throw SyntaxError(`Invalid expression`)}function v(){let[,e,t=``]=a(mt),n=t.length;return{type:`num`,value:parseFloat(e),precision:n}}function y(){r(`"`,SyntaxError);let n=``;for(;;){if(n+=o(yt),e[t]===`\\`){n+=b();continue}if(r(`"`))return{type:`str`,value:n};throw SyntaxError(`Unclosed string literal`)}}function b(){if(n(bt))return o(bt);if(n(xt)){let[,e,t]=a(xt),n=parseInt(e||t,16);return n<=55295||57344<=n?String.fromCodePoint(n):`�`}throw SyntaxError(`Unknown escape sequence`)}function x(){let n=t;switch(i(Pt),e[t]){case`.`:case`[`:case`*`:case`}`:case void 0:return!1;case`{`:return C(e.slice(n,t))}return e[t-1]===` `?C(e.slice(n,t)):!1}function S(e,t){return e.replace(t,``)}function C(e){let t=e.replace(wt,`
`),n=Tt.exec(e)[1].length;return new It(t,n)}}},It=class{constructor(e,t){this.value=e,this.length=t}},Lt=Object.assign({"../words/en.ftl":ve,"../words/hands.en.ftl":ye,"../words/hands.ru.ftl":be,"../words/hands.uk.ftl":xe,"../words/ru.ftl":Se,"../words/uk.ftl":Ce}),Rt=Object.assign({"../games/continental_express/words/en.ftl":we,"../games/continental_express/words/ru.ftl":Te,"../games/continental_express/words/uk.ftl":Ee,"../games/great_lakes/words/en.ftl":De,"../games/great_lakes/words/ru.ftl":Oe,"../games/great_lakes/words/uk.ftl":ke,"../games/isle_of_trains/words/en.ftl":Ae,"../games/isle_of_trains/words/ru.ftl":je,"../games/isle_of_trains/words/uk.ftl":Me,"../games/ticket_cards/words/en.ftl":Ne,"../games/ticket_cards/words/ru.ftl":Pe,"../games/ticket_cards/words/uk.ftl":Fe,"../games/traffic/words/en.ftl":Ie,"../games/traffic/words/ru.ftl":Le,"../games/traffic/words/uk.ftl":Re}),zt=new Map;function Bt(e,t,n){let r=`${e}${n}`;if(!zt.has(r)){let i=RegExp(`^${e.replaceAll(`.`,`\\.`)}([a-z_]+\\.)?${n}\\.ftl$`),a=Object.keys(t).filter(e=>i.test(e)),o=a.length===0?null:new ut(n,{useIsolating:!1});for(let e of a)o?.addResource(new Ft(t[e]));zt.set(r,o)}return zt.get(r)}function Vt(e){return Bt(`../words/`,Lt,e)}function Ht(e,t){return Bt(`../games/${e}/words/`,Rt,t)}function Ut(e,t,n){let[r,i]=t.split(`.`),a=e?.getMessage(r),o=i===void 0?a?.value:a?.attributes[i];return e&&o?e.formatPattern(o,n,[]):null}function Q(e,t){return Ut(Vt(Y.lang),e,t)??e}function Wt(e,t,n){return Ut(Ht(e,Y.lang),t,n)??Q(t,n)}var Gt=class extends Error{reason;constructor(e,t){super(t),this.reason=e}};async function Kt(e,t={}){let n=await fetch(`/api/${e}`,t).catch(()=>null);if(n?.ok)return await n.json();let r=await n?.json().catch(()=>null);throw new Gt(r?.reason??`unreachable`,r?.text??Q(`server-unreachable`))}function qt(e,t){return Kt(`${e}?lang=${Y.lang}`,{method:`POST`,headers:{"content-type":`application/json`},body:JSON.stringify(t)})}var Jt=3e3;async function Yt(e,t){for(;t();)try{return await e()}catch{await new Promise(e=>setTimeout(e,Jt))}return null}var Xt={games:e=>Kt(`games?lang=${e}`),catalogue:(e,t)=>Kt(`games/${e}/catalogue?lang=${t}`),rules:(e,t)=>Kt(`games/${e}/rules?lang=${t}`),clause:(e,t)=>Kt(`games/${e}/clauses/${t}`),here:()=>Kt(`here`),newTable:e=>qt(`tables`,e),departures:e=>qt(`departures`,e),join:(e,t)=>qt(`tables/${e}/join`,t),record:(e,t)=>Kt(`tables/${e}/log?lang=${Y.lang}`,t===void 0?{}:{headers:{authorization:`Bearer ${t}`}})};function Zt(e){let[t,n]=e.split(`/`).filter(Boolean);return t===`t`&&n?{at:`table`,table:n.toUpperCase()}:t===`r`&&n?{at:`replay`,table:n.toUpperCase()}:t===`rules`&&n?{at:`rules`,game:n}:{at:`lobby`}}var Qt=W(Zt(location.pathname));function $t(){return c(Qt)}function en(e){history.pushState(null,``,e),V(Qt,Zt(location.pathname)),scrollTo(0,0)}function tn(e){let t=e.currentTarget.getAttribute(`href`);t===null||e.button!==0||e.metaKey||e.ctrlKey||e.shiftKey||(e.preventDefault(),en(t))}addEventListener(`popstate`,()=>V(Qt,Zt(location.pathname)));var nn=`ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_`,rn=24;function an(e){return Array.from(crypto.getRandomValues(new Uint8Array(e)),e=>nn[e%64]).join(``)}function on(){return an(rn)}var sn=W([]);function cn(e){return/^(localhost|.*\.localhost|127(\.\d+){3}|\[::1\])$/.test(e)}async function ln(){if(cn(location.hostname))try{V(sn,(await Xt.here()).addresses)}catch{}}function un(){return cn(location.hostname)?c(sn):[`${location.origin}/`]}function dn(){let[e]=un();return e===void 0?location.origin:new URL(e).origin}var fn=[`en`,`uk`,`ru`],pn=[`random`,`greedy`],mn=`greedy`,hn=/^[A-Za-z0-9_-]{16,64}$/;function gn(){return pe(`seats`,[])}function _n(){return pe(`claims`,[])}function vn(e){return gn().filter(t=>t.table===e).map(e=>e.token)}function yn(){return[...gn(),..._n()].map(e=>e.token).slice(-100)}function bn(e,...t){let n=gn(),r=t.filter(e=>!n.some(t=>t.token===e));me(`seats`,[...n,...r.map(t=>({table:e,token:t}))].slice(-100))}function xn(e,t=``){let n=_n(),r=n.find(n=>n.table===e&&n.link===t);if(r)return r.token;let i=on();return me(`claims`,[...n,{table:e,link:t,token:i}].slice(-20)),i}function Sn(e,t=``){me(`claims`,_n().filter(n=>n.table!==e||n.link!==t))}function Cn(e){let t=_n().filter(t=>t.table===e&&t.link!==``).slice(-6);return{tokens:vn(e).slice(-6),claims:Object.fromEntries(t.map(e=>[e.link,e.token]))}}function wn(e,t,n){let r=t=>t.table===e;me(`seats`,gn().filter(e=>!(r(e)&&t.tokens.includes(e.token))||n.includes(e.token))),me(`claims`,_n().filter(e=>!(r(e)&&e.link in t.claims))),bn(e,...n)}function Tn(e){let t=location.hash.slice(1);hn.test(t)&&!vn(e).includes(t)&&xn(e,t),location.hash&&history.replaceState(history.state,``,location.pathname+location.search)}function En(e,t){return`${dn()}/t/${e}#${t}`}function Dn(e,t){return`${dn()}/r/${e}${t===null?``:`#${t}`}`}var On=b(`<dialog><div class="paper svelte-tr9qil"><header class="svelte-tr9qil"><h2 class="svelte-tr9qil"> </h2> <button class="tool"><!></button></header> <div class="content svelte-tr9qil"><!></div></div></dialog>`);function kn(e,t){j(t,!0);let n=N(t,`wide`,3,!1),r;h(()=>{r.showModal()});let i=!1;function a(e){i=e.target===r}function o(e){e.target===r&&i&&r.close()}var s=On();let c;var d=G(s),f=G(d),p=G(f),m=U(p,!0),g=P(p,2);I(G(g),{name:`i-x`,class:`ic`}),R(g),R(f);var _=P(f,2);re(G(_),()=>t.children),R(_),R(d),R(s),ie(s,e=>r=e,()=>r),w(e=>{q(s,`aria-label`,t.title),c=v(s,1,`svelte-tr9qil`,null,c,{wide:n()}),u(m,t.title),q(g,`aria-label`,e)},[()=>Q(`close`)]),H(`close`,s,function(...e){t.onclose?.apply(this,e)}),l(`pointerdown`,s,a),l(`click`,s,o),l(`click`,g,()=>r.close()),J(e,s),K()}a([`pointerdown`,`click`]);var An=b(`<button type="button" class="svelte-1drzgdn"> </button>`),jn=b(`<span class="seg svelte-1drzgdn" role="group"></span>`),Mn=b(`<option> </option>`),Nn=b(`<select class="svelte-1drzgdn"></select>`),Pn=b(`<div class="optn svelte-1drzgdn"><span> </span> <!></div>`);function $(e,t){let r=y();j(t,!0);let i=N(t,`about`,3,``),a=L(()=>t.values.length<=3&&t.values.reduce((e,t)=>e+t.label.length,0)<=34),o=L(()=>t.values.findIndex(e=>e.value===t.value));var s=Pn(),d=G(s),f=U(d,!0),p=P(d,2),h=e=>{var n=jn();F(n,21,()=>t.values,e=>e.value,(e,n)=>{var r=An(),i=U(r,!0);w(()=>{q(r,`aria-pressed`,c(n).value===t.value),u(i,c(n).label)}),l(`click`,r,()=>t.onchange(c(n).value)),J(e,r)}),R(n),w(()=>q(n,`aria-labelledby`,r)),J(e,n)},g=e=>{var i=Nn();F(i,23,()=>t.values,e=>e.value,(e,t,n)=>{var r=Mn(),i=U(r,!0),a={};w(()=>{u(i,c(t).label),a!==(a=c(n))&&(r.value=(r.__value=a)??``)}),J(e,r)}),R(i);var a;_(i),w(()=>{q(i,`aria-labelledby`,r),a!==(a=c(o))&&(i.value=(i.__value=a)??``,n(i,a))}),l(`change`,i,e=>t.onchange(t.values[Number(e.currentTarget.value)].value)),J(e,i)};m(p,e=>{c(a)?e(h):e(g,-1)}),R(s),w(()=>{q(s,`title`,i()),q(d,`id`,r),u(f,t.label)}),J(e,s),K()}a([`click`,`change`]);var Fn=`/assets/favicon-qaIvMHXS.svg`,In=`/assets/favicon-turn-ClMeA-T9.svg`,Ln=null;function Rn(e,t,n,r,i){let a=e.createOscillator(),o=e.createGain(),s=e.currentTime+n;a.type=`sine`,a.frequency.value=t,o.gain.setValueAtTime(0,s),o.gain.linearRampToValueAtTime(i,s+.012),o.gain.exponentialRampToValueAtTime(1e-4,s+r),a.connect(o).connect(e.destination),a.start(s),a.stop(s+r)}var zn={turn:[[784,0,.5,.09],[1175,.14,.7,.07]],move:[[330,0,.09,.06]],chat:[[988,0,.16,.04]],end:[[523,0,.5,.07],[659,.15,.5,.07],[784,.3,.9,.07]]};function Bn(e){if(!(!Y.sound||typeof AudioContext>`u`)){Ln??=new AudioContext,Ln.state===`suspended`&&Ln.resume();for(let[t,n,r,i]of zn[e])Rn(Ln,t,n,r,i)}}function Vn(e){document.querySelector(`link[rel=icon]`)?.setAttribute(`href`,e)}function Hn(e,t,n){if(!(!Y.notify||!document.hidden||!(`Notification`in window)||Notification.permission!==`granted`))try{let r=new Notification(e,{body:t,tag:n,icon:In});r.onclick=()=>{window.focus(),r.close()}}catch{}}function Un(e){let t=!1,n=-1,r=-1;h(()=>{let n=e.scene;if(!n)return;let r=e.isMine;document.title=Q(r?`title-your-turn`:`title-table`,{game:n.table.title}),Vn(r?In:Fn),r&&!t&&(Bn(`turn`),Hn(Q(`title-your-turn`,{game:n.table.title}),n.question,n.table.id)),t=r}),h(()=>{let t=e.lineCount;r>=0&&t>r&&Bn(e.scene?.table.status===`over`?`end`:`move`),r=t}),h(()=>{let t=e.chat.at(-1)?.number??0;n>=0&&t>n&&Y.chat&&Bn(`chat`),n=t}),h(()=>()=>{document.title=Q(`brand`),Vn(Fn)})}async function Wn(){return`Notification`in window&&await Notification.requestPermission()===`granted`}var Gn=b(`<p class="label" role="status"> </p>`),Kn=b(`<!> <!> <!> <!>`,1),qn=b(`<!> <!> <!> <!> <!> <!>`,1);function Jn(e,t){j(t,!0);let n=N(t,`isTable`,3,!1),r=L(()=>[{value:!0,label:Q(`on`)},{value:!1,label:Q(`off`)}]),i=W(!1);async function a(e){let t=e&&await Wn();X(`notify`,t),V(i,e&&!t,!0)}var o=qn(),s=z(o);{let e=L(()=>Q(`theme`)),t=L(()=>[`system`,`light`,`dark`].map(e=>({value:e,label:Q(`theme-${e}.short`)})));$(s,{get label(){return c(e)},get values(){return c(t)},get value(){return Y.theme},onchange:e=>X(`theme`,e)})}var l=P(s,2);{let e=L(()=>Q(`sound`));$(l,{get label(){return c(e)},get values(){return c(r)},get value(){return Y.sound},onchange:e=>X(`sound`,e)})}var d=P(l,2);{let e=L(()=>Q(`motion`)),t=L(()=>[`normal`,`fast`,`off`].map(e=>({value:e,label:Q(`motion-${e}`)})));$(d,{get label(){return c(e)},get values(){return c(t)},get value(){return Y.motion},onchange:e=>X(`motion`,e)})}var f=P(d,2);{let e=L(()=>Q(`notify`));$(f,{get label(){return c(e)},get values(){return c(r)},get value(){return Y.notify},onchange:a})}var p=P(f,2),h=e=>{var t=Gn(),n=U(t,!0);w(e=>u(n,e),[()=>Q(isSecureContext?`notify-refused`:`notify-insecure`)]),J(e,t)};m(p,e=>{c(i)&&e(h)});var g=P(p,2),_=e=>{var t=Kn(),n=z(t);{let e=L(()=>Q(`hints`));$(n,{get label(){return c(e)},get values(){return c(r)},get value(){return Y.hints},onchange:e=>X(`hints`,e)})}var i=P(n,2);{let e=L(()=>Q(`chat`));$(i,{get label(){return c(e)},get values(){return c(r)},get value(){return Y.chat},onchange:e=>X(`chat`,e)})}var a=P(i,2);{let e=L(()=>Q(`confirm`)),t=L(()=>[`game`,`always`,`never`].map(e=>({value:e,label:Q(`confirm-${e}`)})));$(a,{get label(){return c(e)},get values(){return c(t)},get value(){return Y.confirm},onchange:e=>X(`confirm`,e)})}var o=P(a,2);{let e=L(()=>Q(`skip`));$(o,{get label(){return c(e)},get values(){return c(r)},get value(){return Y.skip},onchange:e=>X(`skip`,e)})}J(e,t)};m(g,e=>{n()&&e(_)}),J(e,o),K()}function Yn(e,t){j(t,!0);{let n=L(()=>Q(`menu`));kn(e,{get title(){return c(n)},get onclose(){return t.onclose},children:(e,t)=>{Jn(e,{})},$$slots:{default:!0}})}K()}var Xn=b(`<h1 class="where svelte-10qn83z"> </h1>`),Zn=b(`<span class="meta"> </span>`),Qn=b(`<button class="svelte-10qn83z"> </button>`),$n=b(`<header class="top"><a class="brand" href="/"><!><span> </span></a> <!> <!> <nav><!> <span class="seg svelte-10qn83z" role="group"></span> <button class="tool opt svelte-10qn83z"><!></button> <button><!></button> <button class="tool svelte-10qn83z" aria-haspopup="dialog"><!></button></nav></header>`);function er(e,t){j(t,!0);let n=N(t,`where`,3,``),r=N(t,`meta`,3,``),i=L(()=>({system:`light`,light:`dark`,dark:`system`})[Y.theme]);var a=$n(),o=G(a),s=G(o);I(s,{name:`logo`});var d=U(P(s),!0);R(o);var f=P(o,2),p=e=>{var t=Xn(),r=U(t,!0);w(()=>u(r,n())),J(e,t)};m(f,e=>{n()&&e(p)});var h=P(f,2),g=e=>{var t=Zn(),n=U(t,!0);w(()=>u(n,r())),J(e,t)};m(h,e=>{r()&&e(g)});var _=P(h,2),y=G(_);re(y,()=>t.extra??te);var b=P(y,2);F(b,20,()=>fn,e=>e,(e,t)=>{var n=Qn(),r=U(n,!0);w((e,i)=>{q(n,`lang`,t),q(n,`aria-pressed`,Y.lang===t),q(n,`title`,e),u(r,i)},[()=>Q(`language-${t}`),()=>Q(`language-${t}.short`)]),l(`click`,n,()=>X(`lang`,t)),J(e,n)}),R(b);var x=P(b,2);I(G(x),{name:`i-theme`,class:`ic`}),R(x);var S=P(x,2);let C;I(G(S),{name:`i-sound`,class:`ic`}),R(S);var T=P(S,2);I(G(T),{name:`i-menu`,class:`ic`}),R(T),R(_),R(a),w((e,t,n,r,i,a,s,c,l)=>{q(o,`aria-label`,e),u(d,t),q(_,`aria-label`,n),q(b,`aria-label`,r),q(x,`title`,i),q(x,`aria-label`,a),C=v(S,1,`tool opt svelte-10qn83z`,null,C,{off:!Y.sound}),q(S,`aria-pressed`,Y.sound),q(S,`title`,s),q(S,`aria-label`,c),q(T,`aria-label`,l)},[()=>`${Q(`brand`)}: ${Q(`to-lobby`)}`,()=>Q(`brand`),()=>Q(`tools`),()=>Q(`language`),()=>Q(`theme-${Y.theme}`),()=>Q(`theme-${Y.theme}`),()=>Q(`sound`),()=>Q(`sound`),()=>Q(`menu`)]),l(`click`,o,function(...e){tn?.apply(this,e)}),l(`click`,x,()=>X(`theme`,c(i))),l(`click`,S,()=>X(`sound`,!Y.sound)),l(`click`,T,function(...e){t.onmenu?.apply(this,e)}),J(e,a),K()}a([`click`]);var tr=[`circle`,`square`,`triangle`,`diamond`,`cross`,`hex`];function nr(e){return tr[e%tr.length]}var rr=b(`<span><!></span>`);function ir(e,t){j(t,!0);var n=rr(),r=G(n);{let e=L(()=>nr(t.seat));I(r,{get name(){return`own-${c(e)??``}`}})}R(n),w(()=>v(n,1,`own o${t.seat+1}`)),J(e,n),K()}var ar=W(Date.now()/1e3);setInterval(()=>V(ar,Date.now()/1e3),1e3);function or(){return c(ar)}function sr(e,t,n){let r=e.clocks[t];if(!r||e.table.clock.kind===`none`)return null;let i=r.runs?Math.max(0,c(ar)+n-e.at):0;return Math.max(0,r.left-i)}function cr(e){let t=Math.ceil(e);return`${Math.floor(t/60)}:${String(t%60).padStart(2,`0`)}`}function lr(e,t){return new Date(e*1e3).toLocaleTimeString(t,{hour:`2-digit`,minute:`2-digit`,hour12:!1})}var ur=(e=>(e[e.Border=-1]=`Border`,e[e.Data=0]=`Data`,e[e.Function=1]=`Function`,e[e.Position=2]=`Position`,e[e.Timing=3]=`Timing`,e[e.Alignment=4]=`Alignment`,e))(ur||{}),dr=[0,1],fr=[1,0],pr=[2,3],mr=[3,2],hr={L:dr,M:fr,Q:pr,H:mr},gr=/^\d*$/,_r=/^[A-Z0-9 $%*+./:-]*$/,vr=`0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ $%*+-./:`,yr=1,br=40,xr=3,Sr=3,Cr=40,wr=10,Tr=[[-1,7,10,15,20,26,18,20,24,30,18,20,24,26,30,22,24,28,30,28,28,28,28,30,30,26,28,30,30,30,30,30,30,30,30,30,30,30,30,30,30],[-1,10,16,26,18,24,16,18,22,22,26,30,22,22,24,24,28,28,26,26,26,26,28,28,28,28,28,28,28,28,28,28,28,28,28,28,28,28,28,28,28],[-1,13,22,18,26,18,24,18,22,20,24,28,26,24,20,30,24,28,28,26,30,28,30,30,30,30,28,30,30,30,30,30,30,30,30,30,30,30,30,30,30],[-1,17,28,22,16,22,28,26,26,24,28,24,28,22,24,24,30,28,28,26,28,30,24,30,30,30,30,30,30,30,30,30,30,30,30,30,30,30,30,30,30]],Er=[[-1,1,1,1,1,1,2,2,2,2,4,4,4,4,4,6,6,6,6,7,8,8,9,9,10,12,12,12,13,14,15,16,17,18,19,19,20,21,22,24,25],[-1,1,1,1,2,2,4,4,4,5,5,5,8,9,9,10,10,11,13,14,16,17,17,18,20,21,23,25,26,28,29,31,33,35,37,38,40,43,45,47,49],[-1,1,1,2,2,4,4,6,6,8,8,8,10,12,16,12,17,16,18,21,20,23,23,25,27,29,34,34,35,38,40,43,45,48,51,53,56,59,62,65,68],[-1,1,1,2,4,4,4,5,6,8,8,11,11,16,16,18,16,19,21,25,25,25,34,30,32,35,37,40,42,45,48,51,54,57,60,63,66,70,74,77,81]],Dr=class{constructor(e,t,n,r){if(this.version=e,this.ecc=t,e<yr||e>br)throw RangeError(`Version value out of range`);if(r<-1||r>7)throw RangeError(`Mask value out of range`);this.size=e*4+17;let i=Array.from({length:this.size}).fill(!1);for(let e=0;e<this.size;e++)this.modules.push(i.slice()),this.types.push(i.map(()=>0));this.drawFunctionPatterns();let a=this.addEccAndInterleave(n);if(this.drawCodewords(a),r===-1){let e=1e9;for(let t=0;t<8;t++){this.applyMask(t),this.drawFormatBits(t);let n=this.getPenaltyScore();n<e&&(r=t,e=n),this.applyMask(t)}}this.mask=r,this.applyMask(r),this.drawFormatBits(r)}size;mask;modules=[];types=[];getModule(e,t){return e>=0&&e<this.size&&t>=0&&t<this.size&&this.modules[t][e]}drawFunctionPatterns(){for(let e=0;e<this.size;e++)this.setFunctionModule(6,e,e%2==0,ur.Timing),this.setFunctionModule(e,6,e%2==0,ur.Timing);this.drawFinderPattern(3,3),this.drawFinderPattern(this.size-4,3),this.drawFinderPattern(3,this.size-4);let e=this.getAlignmentPatternPositions(),t=e.length;for(let n=0;n<t;n++)for(let r=0;r<t;r++)n===0&&r===0||n===0&&r===t-1||n===t-1&&r===0||this.drawAlignmentPattern(e[n],e[r]);this.drawFormatBits(0),this.drawVersion()}drawFormatBits(e){let t=this.ecc[1]<<3|e,n=t;for(let e=0;e<10;e++)n=n<<1^(n>>>9)*1335;let r=(t<<10|n)^21522;for(let e=0;e<=5;e++)this.setFunctionModule(8,e,kr(r,e));this.setFunctionModule(8,7,kr(r,6)),this.setFunctionModule(8,8,kr(r,7)),this.setFunctionModule(7,8,kr(r,8));for(let e=9;e<15;e++)this.setFunctionModule(14-e,8,kr(r,e));for(let e=0;e<8;e++)this.setFunctionModule(this.size-1-e,8,kr(r,e));for(let e=8;e<15;e++)this.setFunctionModule(8,this.size-15+e,kr(r,e));this.setFunctionModule(8,this.size-8,!0)}drawVersion(){if(this.version<7)return;let e=this.version;for(let t=0;t<12;t++)e=e<<1^(e>>>11)*7973;let t=this.version<<12|e;for(let e=0;e<18;e++){let n=kr(t,e),r=this.size-11+e%3,i=Math.floor(e/3);this.setFunctionModule(r,i,n),this.setFunctionModule(i,r,n)}}drawFinderPattern(e,t){for(let n=-4;n<=4;n++)for(let r=-4;r<=4;r++){let i=Math.max(Math.abs(r),Math.abs(n)),a=e+r,o=t+n;a>=0&&a<this.size&&o>=0&&o<this.size&&this.setFunctionModule(a,o,i!==2&&i!==4,ur.Position)}}drawAlignmentPattern(e,t){for(let n=-2;n<=2;n++)for(let r=-2;r<=2;r++)this.setFunctionModule(e+r,t+n,Math.max(Math.abs(r),Math.abs(n))!==1,ur.Alignment)}setFunctionModule(e,t,n,r=ur.Function){this.modules[t][e]=n,this.types[t][e]=r}addEccAndInterleave(e){let t=this.version,n=this.ecc;if(e.length!==Wr(t,n))throw RangeError(`Invalid argument`);let r=Er[n[0]][t],i=Tr[n[0]][t],a=Math.floor(Ur(t)/8),o=r-a%r,s=Math.floor(a/r),c=[],l=Gr(i);for(let t=0,n=0;t<r;t++){let r=e.slice(n,n+s-i+(t<o?0:1));n+=r.length;let a=Kr(r,l);t<o&&r.push(0),c.push(r.concat(a))}let u=[];for(let e=0;e<c[0].length;e++)c.forEach((t,n)=>{(e!==s-i||n>=o)&&u.push(t[e])});return u}drawCodewords(e){if(e.length!==Math.floor(Ur(this.version)/8))throw RangeError(`Invalid argument`);let t=0;for(let n=this.size-1;n>=1;n-=2){n===6&&(n=5);for(let r=0;r<this.size;r++)for(let i=0;i<2;i++){let a=n-i,o=n+1&2?r:this.size-1-r;!this.types[o][a]&&t<e.length*8&&(this.modules[o][a]=kr(e[t>>>3],7-(t&7)),t++)}}}applyMask(e){if(e<0||e>7)throw RangeError(`Mask value out of range`);for(let t=0;t<this.size;t++)for(let n=0;n<this.size;n++){let r;switch(e){case 0:r=(n+t)%2==0;break;case 1:r=t%2==0;break;case 2:r=n%3==0;break;case 3:r=(n+t)%3==0;break;case 4:r=(Math.floor(n/3)+Math.floor(t/2))%2==0;break;case 5:r=n*t%2+n*t%3==0;break;case 6:r=(n*t%2+n*t%3)%2==0;break;case 7:r=((n+t)%2+n*t%3)%2==0;break;default:throw Error(`Unreachable`)}!this.types[t][n]&&r&&(this.modules[t][n]=!this.modules[t][n])}}getPenaltyScore(){let e=0;for(let t=0;t<this.size;t++){let n=!1,r=0,i=[0,0,0,0,0,0,0];for(let a=0;a<this.size;a++)this.modules[t][a]===n?(r++,r===5?e+=xr:r>5&&e++):(this.finderPenaltyAddHistory(r,i),n||(e+=this.finderPenaltyCountPatterns(i)*Cr),n=this.modules[t][a],r=1);e+=this.finderPenaltyTerminateAndCount(n,r,i)*Cr}for(let t=0;t<this.size;t++){let n=!1,r=0,i=[0,0,0,0,0,0,0];for(let a=0;a<this.size;a++)this.modules[a][t]===n?(r++,r===5?e+=xr:r>5&&e++):(this.finderPenaltyAddHistory(r,i),n||(e+=this.finderPenaltyCountPatterns(i)*Cr),n=this.modules[a][t],r=1);e+=this.finderPenaltyTerminateAndCount(n,r,i)*Cr}for(let t=0;t<this.size-1;t++)for(let n=0;n<this.size-1;n++){let r=this.modules[t][n];r===this.modules[t][n+1]&&r===this.modules[t+1][n]&&r===this.modules[t+1][n+1]&&(e+=Sr)}let t=0;for(let e of this.modules)t=e.reduce((e,t)=>e+ +!!t,t);let n=this.size*this.size,r=Math.ceil(Math.abs(t*20-n*10)/n)-1;return e+=r*wr,e}getAlignmentPatternPositions(){if(this.version===1)return[];{let e=Math.floor(this.version/7)+2,t=this.version===32?26:Math.ceil((this.version*4+4)/(e*2-2))*2,n=[6];for(let r=this.size-7;n.length<e;r-=t)n.splice(1,0,r);return n}}finderPenaltyCountPatterns(e){let t=e[1],n=t>0&&e[2]===t&&e[3]===t*3&&e[4]===t&&e[5]===t;return(n&&e[0]>=t*4&&e[6]>=t?1:0)+(n&&e[6]>=t*4&&e[0]>=t?1:0)}finderPenaltyTerminateAndCount(e,t,n){return e&&(this.finderPenaltyAddHistory(t,n),t=0),t+=this.size,this.finderPenaltyAddHistory(t,n),this.finderPenaltyCountPatterns(n)}finderPenaltyAddHistory(e,t){t[0]===0&&(e+=this.size),t.pop(),t.unshift(e)}};function Or(e,t,n){if(t<0||t>31||e>>>t)throw RangeError(`Value out of range`);for(let r=t-1;r>=0;r--)n.push(e>>>r&1)}function kr(e,t){return(e>>>t&1)!=0}var Ar=class{constructor(e,t,n){if(this.mode=e,this.numChars=t,this.bitData=n,t<0)throw RangeError(`Invalid argument`);this.bitData=n.slice()}getData(){return this.bitData.slice()}},jr=[1,10,12,14],Mr=[2,9,11,13],Nr=[4,8,16,16];function Pr(e,t){return e[Math.floor((t+7)/17)+1]}function Fr(e){let t=[];for(let n of e)Or(n,8,t);return new Ar(Nr,e.length,t)}function Ir(e){if(!zr(e))throw RangeError(`String contains non-numeric characters`);let t=[];for(let n=0;n<e.length;){let r=Math.min(e.length-n,3);Or(Number.parseInt(e.substring(n,n+r),10),r*3+1,t),n+=r}return new Ar(jr,e.length,t)}function Lr(e){if(!Br(e))throw RangeError(`String contains unencodable characters in alphanumeric mode`);let t=[],n;for(n=0;n+2<=e.length;n+=2){let r=vr.indexOf(e.charAt(n))*45;r+=vr.indexOf(e.charAt(n+1)),Or(r,11,t)}return n<e.length&&Or(vr.indexOf(e.charAt(n)),6,t),new Ar(Mr,e.length,t)}function Rr(e){return e===``?[]:zr(e)?[Ir(e)]:Br(e)?[Lr(e)]:[Fr(Hr(e))]}function zr(e){return gr.test(e)}function Br(e){return _r.test(e)}function Vr(e,t){let n=0;for(let r of e){let e=Pr(r.mode,t);if(r.numChars>=1<<e)return 1/0;n+=4+e+r.bitData.length}return n}function Hr(e){e=encodeURI(e);let t=[];for(let n=0;n<e.length;n++)e.charAt(n)===`%`?(t.push(Number.parseInt(e.substring(n+1,n+3),16)),n+=2):t.push(e.charCodeAt(n));return t}function Ur(e){if(e<yr||e>br)throw RangeError(`Version number out of range`);let t=(16*e+128)*e+64;if(e>=2){let n=Math.floor(e/7)+2;t-=(25*n-10)*n-55,e>=7&&(t-=36)}return t}function Wr(e,t){return Math.floor(Ur(e)/8)-Tr[t[0]][e]*Er[t[0]][e]}function Gr(e){if(e<1||e>255)throw RangeError(`Degree out of range`);let t=[];for(let n=0;n<e-1;n++)t.push(0);t.push(1);let n=1;for(let r=0;r<e;r++){for(let e=0;e<t.length;e++)t[e]=qr(t[e],n),e+1<t.length&&(t[e]^=t[e+1]);n=qr(n,2)}return t}function Kr(e,t){let n=t.map(e=>0);for(let r of e){let e=r^n.shift();n.push(0),t.forEach((t,r)=>n[r]^=qr(t,e))}return n}function qr(e,t){if(e>>>8||t>>>8)throw RangeError(`Byte out of range`);let n=0;for(let r=7;r>=0;r--)n=n<<1^(n>>>7)*285,n^=(t>>>r&1)*e;return n}function Jr(e,t,n=1,r=40,i=-1,a=!0){if(!(yr<=n&&n<=r&&r<=br)||i<-1||i>7)throw RangeError(`Invalid value`);let o,s;for(o=n;;o++){let n=Wr(o,t)*8,i=Vr(e,o);if(i<=n){s=i;break}if(o>=r)throw RangeError(`Data too long`)}for(let e of[fr,pr,mr])a&&s<=Wr(o,e)*8&&(t=e);let c=[];for(let t of e){Or(t.mode[0],4,c),Or(t.numChars,Pr(t.mode,o),c);for(let e of t.getData())c.push(e)}let l=Wr(o,t)*8;Or(0,Math.min(4,l-c.length),c),Or(0,(8-c.length%8)%8,c);for(let e=236;c.length<l;e^=253)Or(e,8,c);let u=Array.from({length:Math.ceil(c.length/8)},()=>0);return c.forEach((e,t)=>u[t>>>3]|=e<<7-(t&7)),new Dr(o,t,u,i)}function Yr(e,t){let{ecc:n=`L`,boostEcc:r=!1,minVersion:i=1,maxVersion:a=40,maskPattern:o=-1,border:s=1}=t||{},c=typeof e==`string`?Rr(e):Array.isArray(e)?[Fr(e)]:void 0;if(!c)throw Error(`uqr only supports encoding string and binary data, but got: ${typeof e}`);let l=Jr(c,hr[n],i,a,o,r),u=Xr({version:l.version,maskPattern:l.mask,size:l.size,data:l.modules,types:l.types},s);return t?.invert&&(u.data=u.data.map(e=>e.map(e=>!e))),t?.onEncoded?.(u),u}function Xr(e,t=1){if(!t)return e;let{size:n}=e,r=n+t*2;e.size=r,e.data.forEach(e=>{for(let n=0;n<t;n++)e.unshift(!1),e.push(!1)});for(let n=0;n<t;n++)e.data.unshift(Array.from({length:r},e=>!1)),e.data.push(Array.from({length:r},e=>!1));let i=ur.Border;e.types.forEach(e=>{for(let n=0;n<t;n++)e.unshift(i),e.push(i)});for(let n=0;n<t;n++)e.types.unshift(Array.from({length:r},e=>i)),e.types.push(Array.from({length:r},e=>i));return e}var Zr=o(`<svg role="img" shape-rendering="crispEdges" class="svelte-3vwhkn"><rect fill="#fff"></rect><path fill="#111a1d"></path></svg>`);function Qr(e,t){j(t,!0);let n=L(()=>Yr(t.text,{ecc:`M`,border:4})),r=L(()=>c(n).data.flatMap((e,t)=>e.flatMap((e,n)=>e?[`M${n} ${t}h1v1h-1z`]:[])).join(``));var i=Zr(),a=G(i),o=P(a);R(i),w(()=>{q(i,`viewBox`,`0 0 ${c(n).size??``} ${c(n).size??``}`),q(i,`aria-label`,t.label),q(i,`data-qr`,t.text),q(a,`width`,c(n).size),q(a,`height`,c(n).size),q(o,`d`,c(r))}),J(e,i),K()}var $r=b(`<div class="code svelte-c7bzsk"><!></div> <p class="link svelte-c7bzsk"> </p> <p class="svelte-c7bzsk"> </p>`,1);function ei(e,t){j(t,!0);let n=N(t,`text`,19,()=>Q(`qr-text`));kn(e,{get title(){return t.title},get onclose(){return t.onclose},children:(e,r)=>{var i=$r(),a=z(i),o=G(a);{let e=L(()=>`${Q(`qr-code`)}: ${t.title}`);Qr(o,{get text(){return t.link},get label(){return c(e)}})}R(a);var s=P(a,2),l=U(s,!0),d=U(P(s,2),!0);w(()=>{u(l,t.link),u(d,n())}),J(e,i)},$$slots:{default:!0}}),K()}var ti=b(`<div class="near svelte-ua2awp"><button aria-haspopup="dialog" class="svelte-ua2awp"><!></button> <p class="svelte-ua2awp"><span> </span> <b class="svelte-ua2awp"> </b></p></div> <!>`,1);function ni(e,t){j(t,!0);let n=W(!1),r=L(()=>t.addresses[0]),i=L(()=>c(r).replace(/^http:\/\/|\/$/g,``));var a=ti(),o=z(a),s=G(o),d=G(s);{let e=L(()=>`${Q(`qr-code`)}: ${c(i)}`);Qr(d,{get text(){return c(r)},get label(){return c(e)}})}R(s);var f=P(s,2),p=G(f),h=U(p,!0),g=U(P(p,2),!0);R(f),R(o);var _=P(o,2),v=e=>{{let i=L(()=>Q(`nearby`)),a=L(()=>Q(t.addresses.length>1?`nearby-or`:`qr-text`,{others:t.addresses.slice(1).join(`  `)}));ei(e,{get title(){return c(i)},get link(){return c(r)},get text(){return c(a)},onclose:()=>V(n,!1)})}};m(_,e=>{c(n)&&e(v)}),w((e,t)=>{q(o,`data-nearby`,c(r)),q(s,`aria-label`,e),u(h,t),u(g,c(i))},[()=>`${Q(`qr-code`)}: ${Q(`nearby`)}`,()=>Q(`nearby`)]),l(`click`,s,()=>V(n,!0)),J(e,a),K()}a([`click`]);var ri=b(`<p role="alert" class="problem svelte-15b4erz"> </p>`),ii=b(`<span class="e svelte-15b4erz"></span>`),ai=b(`<a class="lnk"> </a>`),oi=b(`<button class="lnk"> </button>`),si=b(`<li><span class="tm svelte-15b4erz"><!></span> <span class="what svelte-15b4erz"><b class="svelte-15b4erz"> </b> <small class="svelte-15b4erz"> </small></span> <span class="pips svelte-15b4erz" role="img"></span> <!></li>`),ci=b(`<li class="none svelte-15b4erz"> </li>`),li=b(`<div class="train svelte-15b4erz" aria-hidden="true"><!><!><!><!></div>`),ui=b(`<section class="sheet"><h2> <button class="again svelte-15b4erz"> </button></h2> <!> <ul></ul> <!></section>`);function di(e,n){j(n,!0);let r=W([]),i=W(null),a=L(un),o=L(()=>c(r).filter(e=>e.is_yours||e.can_join||e.can_watch).sort((e,t)=>s(t)-s(e)));function s(e){return e.your_turn?3:e.is_yours&&e.status!==`over`?2:+!!e.can_join}async function d(){try{V(r,await Xt.departures({tokens:yn(),lang:Y.lang})),V(i,null)}catch(e){V(i,e.message,!0)}}h(()=>{Y.lang,d();let e=setInterval(()=>document.hidden||void d(),1e4);return()=>clearInterval(e)});async function f(e){try{let t={claim:xn(e),tokens:yn(),lang:Y.lang,name:Y.name},n=await Xt.join(e,t);bn(n.table,n.token),Sn(e),en(`/t/${n.table}`)}catch(t){t.reason!==`unreachable`&&Sn(e),V(i,t.message,!0),d()}}var p=ui(),g=G(p),_=G(g,!0),y=P(_),b=U(y,!0);R(g);var S=P(g,2),C=e=>{var t=ri(),n=U(t,!0);w(()=>u(n,c(i))),J(e,t)};m(S,e=>{c(i)&&e(C)});var T=P(S,2);F(T,21,()=>c(o),e=>e.table,(e,n)=>{var r=si();let i;var a=G(r),o=G(a),s=e=>{I(e,{name:`sema-clear`,class:`sg`})},d=e=>{var t=x();w(e=>u(t,e),[()=>lr(c(n).created,Y.lang)]),J(e,t)};m(o,e=>{c(n).your_turn?e(s):e(d,-1)}),R(a);var p=P(a,2),h=G(p),g=U(h,!0),_=U(P(h,2),!0);R(p);var y=P(p,2);F(y,21,()=>c(n).seats,e=>e.seat,(e,n)=>{var r=t(),i=z(r),a=e=>{J(e,ii())},o=e=>{ir(e,{get seat(){return c(n).seat}})};m(i,e=>{c(n).kind===`open`?e(a):e(o,-1)}),J(e,r)}),R(y);var b=P(y,2),S=e=>{var t=ai(),r=U(t,!0);w(e=>{q(t,`href`,`/t/${c(n).table??``}`),u(r,e)},[()=>Q(`open-table`)]),l(`click`,t,function(...e){tn?.apply(this,e)}),J(e,t)},C=e=>{var t=oi(),r=U(t,!0);w(e=>u(r,e),[()=>Q(`join`)]),l(`click`,t,()=>f(c(n).table)),J(e,t)},T=e=>{var t=ai(),r=U(t,!0);w(e=>{q(t,`href`,`/t/${c(n).table??``}`),u(r,e)},[()=>Q(`watch`)]),l(`click`,t,function(...e){tn?.apply(this,e)}),J(e,t)};m(b,e=>{c(n).is_yours?e(S):c(n).can_join?e(C,1):e(T,-1)}),R(r),w((e,t)=>{q(r,`data-table`,c(n).table),i=v(r,1,`svelte-15b4erz`,null,i,{me:c(n).your_turn}),u(g,c(n).title),u(_,e),q(y,`aria-label`,t)},[()=>c(n).your_turn?Q(`your-turn`):Q(`departure-${c(n).status}`),()=>Q(`seats-taken`,{taken:c(n).seats.filter(e=>e.kind!==`open`).length,all:c(n).seats.length})]),J(e,r)},e=>{var t=ci(),n=U(t,!0);w(e=>u(n,e),[()=>Q(`departures-none`)]),J(e,t)}),R(T);var E=P(T,2),D=e=>{ni(e,{get addresses(){return c(a)}})},O=e=>{var t=li(),n=G(t);I(n,{name:`loco-1`,class:`flip`});var r=P(n);I(r,{name:`coach`});var i=P(r);I(i,{name:`boxcar`}),I(P(i),{name:`caboose`}),R(t),J(e,t)};m(E,e=>{c(a).length>0?e(D):c(o).length<4&&e(O,1)}),R(p),w((e,t)=>{u(_,e),u(b,t)},[()=>Q(`departures`),()=>Q(`refresh`)]),l(`click`,y,d),J(e,p),K()}a([`click`]);var fi=500,pi=5e3,mi=2e4,hi=1e4,gi=0;function _i(){return gi+=1,`${an(18)}-${gi}`}var vi=class{hello;listener;open;#e=W(`connecting`);get state(){return c(this.#e)}set state(e){V(this.#e,e,!0)}socket=null;waiting=new Map;run=null;isWelcome=!1;delay=fi;timer;constructor(e,t,n=yi){this.hello=e,this.listener=t,this.open=n,this.connect()}ask(e){let t={...e,id:_i()};return new Promise(e=>{this.waiting.set(t.id,{message:t,answer:e}),this.isWelcome&&this.send(t)})}hurry(){this.state===`lost`&&this.connect()}shut(){this.state=`shut`,clearTimeout(this.timer),this.drop()}connect(){clearTimeout(this.timer),this.drop();let e=this.open();this.socket=e,e.onopen=()=>this.send(this.hello()),e.onmessage=e=>this.receive(JSON.parse(e.data)),e.onclose=()=>this.lose(),this.timer=setTimeout(()=>this.lose(),hi)}drop(){let e=this.socket;this.socket=null,this.isWelcome=!1,e!==null&&(e.onopen=e.onmessage=e.onclose=null,e.close())}lose(){this.state!==`shut`&&(this.drop(),this.state=`lost`,clearTimeout(this.timer),this.timer=setTimeout(()=>this.connect(),this.delay*(.75+Math.random()/2)),this.delay=Math.min(this.delay*2,pi))}send(e){this.socket?.send(JSON.stringify(e))}watch(){clearTimeout(this.timer),this.timer=setTimeout(()=>{this.send({t:`ping`,id:_i()}),this.timer=setTimeout(()=>this.lose(),hi)},mi)}receive(e){switch(this.watch(),e.t){case`welcome`:return this.enter(e);case`scene`:return this.listener.shown(e);case`said`:return this.listener.said(e);case`links`:return this.listener.linked(e);default:return this.settle(e)}}enter(e){let t=this.run!==null&&this.run!==e.run;this.run=e.run,this.isWelcome=!0,this.state=`open`,this.delay=fi,this.listener.welcomed(e,t);for(let{message:e}of this.waiting.values())this.send(e)}settle(e){let t=e.id===null?void 0:this.waiting.get(e.id);t===void 0?e.t===`refused`&&e.id===null&&this.listener.refused(e):(this.waiting.delete(t.message.id),t.answer(e))}};function yi(){let e=location.protocol===`https:`?`wss`:`ws`;return new WebSocket(`${e}://${location.host}/ws`)}var bi={kind:`bot`,name:``,level:mn},xi=3,Si=[{kind:`none`,seconds:0},{kind:`move`,seconds:60},{kind:`move`,seconds:180},{kind:`bank`,seconds:600},{kind:`bank`,seconds:1800}],Ci=class{#e=W(null);get game(){return c(this.#e)}set game(e){V(this.#e,e)}#t=W(O([]));get seats(){return c(this.#t)}set seats(e){V(this.#t,e,!0)}#n=W(O({}));get options(){return c(this.#n)}set options(e){V(this.#n,e,!0)}#r=W(0);get clock(){return c(this.#r)}set clock(e){V(this.#r,e,!0)}#i=W(`link`);get watch(){return c(this.#i)}set watch(e){V(this.#i,e,!0)}#a=W(!0);get hints(){return c(this.#a)}set hints(e){V(this.#a,e,!0)}id=_i();secret=on();choose(e){let t=this.game?.name===e.name;if(this.game=e,t)return;me(`game`,e.name),this.options=Object.fromEntries(e.options.map(e=>[e.name,e.values[0].value]));let n=Math.min(e.most_seats,Math.max(e.least_seats,this.seats.length||xi)),r=Array.from({length:n-1},(e,t)=>this.seats[t+1]??{...bi});this.seats=[{kind:`me`,name:Y.name,level:mn},...r],this.id=_i(),this.secret=on()}get canAdd(){return this.game!==null&&this.seats.length<this.game.most_seats}get canRemove(){return this.game!==null&&this.seats.length>this.game.least_seats}add(e){this.canAdd&&this.seats.push({...bi,kind:e})}remove(e){this.canRemove&&this.seats.splice(e,1)}request(){let e=this.seats.map(({kind:e,name:t,level:n})=>e===`bot`?{kind:`bot`,level:n}:e===`open`?{kind:`open`}:{kind:`person`,name:t.trim()});return{id:this.id,secret:this.secret,game:this.game.name,seats:e,options:ee(this.options),clock:Si[this.clock],hints:this.hints,watch:this.watch,lang:Y.lang}}};function wi(){return pe(`game`,``)}var Ti=b(`<button class="more svelte-drqbzg"> </button>`),Ei=b(`<div class="list svelte-drqbzg"><!> <!> <!> <!></div> <!>`,1);function Di(e,t){j(t,!0);let n=N(t,`plan`,7),r=W(!1),i=L(()=>n().game.options),a=L(()=>c(r)?c(i):c(i).slice(0,2)),o=L(()=>c(i).length-2),s=L(()=>c(i).slice(2).filter(e=>n().options[e.name]!==e.values[0].value).length),d=L(()=>Si.map((e,t)=>({value:t,label:Q(`clock-${e.kind}`,{seconds:e.seconds??0,minutes:(e.seconds??0)/60})})));var f=Ei(),p=z(f),h=G(p);F(h,17,()=>c(a),e=>e.name,(e,t)=>{{let r=L(()=>n().options[c(t).name]??c(t).values[0].value);$(e,{get label(){return c(t).label},get about(){return c(t).about},get values(){return c(t).values},get value(){return c(r)},onchange:e=>n().options[c(t).name]=e})}});var g=P(h,2);{let e=L(()=>Q(`clock`));$(g,{get label(){return c(e)},get values(){return c(d)},get value(){return n().clock},onchange:e=>n().clock=e})}var _=P(g,2);{let e=L(()=>Q(`who-may-watch`)),t=L(()=>[{value:`anyone`,label:Q(`watch-anyone`)},{value:`link`,label:Q(`watch-link`)}]);$(_,{get label(){return c(e)},get values(){return c(t)},get value(){return n().watch},onchange:e=>n().watch=e})}var v=P(_,2);{let e=L(()=>Q(`hints`)),t=L(()=>[{value:!0,label:Q(`on`)},{value:!1,label:Q(`off`)}]);$(v,{get label(){return c(e)},get values(){return c(t)},get value(){return n().hints},onchange:e=>n().hints=e})}R(p);var y=P(p,2),b=e=>{var t=Ti(),n=U(t,!0);w(e=>{q(t,`aria-expanded`,c(r)),u(n,e)},[()=>c(r)?Q(`fewer-options`):Q(`more-options`,{count:c(o),changed:c(s)})]),l(`click`,t,()=>V(r,!c(r))),J(e,t)};m(y,e=>{c(o)>0&&e(b)}),J(e,f),K()}a([`click`]);var Oi=`modulepreload`,ki=function(e){return`/`+e},Ai={},ji=function(e,t,n){let r=Promise.resolve();if(t&&t.length>0){let e=document.getElementsByTagName(`link`),i=document.querySelector(`meta[property=csp-nonce]`),a=i?.nonce||i?.getAttribute(`nonce`);function o(e){return Promise.all(e.map(e=>Promise.resolve(e).then(e=>({status:`fulfilled`,value:e}),e=>({status:`rejected`,reason:e}))))}r=o(t.map(t=>{if(t=ki(t,n),t in Ai)return;Ai[t]=!0;let r=t.endsWith(`.css`),i=r?`[rel="stylesheet"]`:``;if(n)for(let n=e.length-1;n>=0;n--){let i=e[n];if(i.href===t&&(!r||i.rel===`stylesheet`))return}else if(document.querySelector(`link[href="${t}"]${i}`))return;let o=document.createElement(`link`);if(o.rel=r?`stylesheet`:Oi,r||(o.as=`script`),o.crossOrigin=``,o.href=t,a&&o.setAttribute(`nonce`,a),document.head.appendChild(o),r)return new Promise((e,n)=>{o.addEventListener(`load`,e),o.addEventListener(`error`,()=>n(Error(`Unable to preload CSS for ${t}`)))})}))}function i(e){let t=new Event(`vite:preloadError`,{cancelable:!0});if(t.payload=e,window.dispatchEvent(t),!t.defaultPrevented)throw e}return r.then(t=>{for(let e of t||[])e.status===`rejected`&&i(e.reason);return e().catch(i)})},Mi=Object.assign({"../games/continental_express/index.ts":()=>ji(()=>import(`./continental_express-CZ70PNXv.js`),__vite__mapDeps([0,1,2,3,4,5,6])),"../games/great_lakes/index.ts":()=>ji(()=>import(`./great_lakes-DPkVE69v.js`),__vite__mapDeps([7,1,8,2,3,9,10,11,12,4,5,13])),"../games/isle_of_trains/index.ts":()=>ji(()=>import(`./isle_of_trains-DzVv7kqW.js`),__vite__mapDeps([14,1,15,16,11,2,3,12,4,5,9,17,18])),"../games/ticket_cards/index.ts":()=>ji(()=>import(`./ticket_cards-DzZcEjvg.js`),__vite__mapDeps([19,1,8,2,3,9,10,15,16,11,12,4,5,20])),"../games/traffic/index.ts":()=>ji(()=>import(`./traffic-hZ5b77po.js`),__vite__mapDeps([21,1,15,16,2,3,9,17,22]))});async function Ni(e){let t=Mi[`../games/${e}/index.ts`];return t?(await t()).game:null}var Pi=b(`<button><span class="picture svelte-p0hm4g"><!></span> <span class="ct svelte-p0hm4g"><b class="svelte-p0hm4g"> </b> <i class="svelte-p0hm4g"> </i> <small class="svelte-p0hm4g"><span class="svelte-p0hm4g"><!><span class="vh"> </span> </span> <span class="svelte-p0hm4g"><!> </span></small></span></button>`),Fi=b(`<div class="covers svelte-p0hm4g" role="group"></div>`);function Ii(e,n){j(n,!0);let r;h(()=>{r.querySelector(`[data-game="${n.chosen}"]`)?.scrollIntoView({block:`nearest`,inline:`center`})});function a(e){return e.least_seats===e.most_seats?String(e.most_seats):`${e.least_seats}–${e.most_seats}`}var o=Fi();F(o,21,()=>n.games,e=>e.name,(e,r)=>{var o=Pi();let s;var d=G(o);i(G(d),()=>Ni(c(r).name),null,(e,n)=>{var r=t(),i=z(r),a=e=>{var r=t();p(z(r),()=>c(n).Poster,(e,t)=>{t(e,{})}),J(e,r)},o=e=>{I(e,{name:`logo`,class:`logo`})};m(i,e=>{c(n)?e(a):e(o,-1)}),J(e,r)}),R(d);var f=P(d,2),h=G(f),g=U(h,!0),_=P(h,2),y=U(_,!0),b=P(_,2),x=G(b),S=G(x);I(S,{name:`i-person`});var C=P(S),T=U(C,!0),E=P(C,1,!0);R(x);var D=P(x,2),O=G(D);I(O,{name:`i-clock`});var k=P(O,1,!0);R(D),R(b),R(f),R(o),w((e,t,i)=>{s=v(o,1,`cover svelte-p0hm4g`,null,s,{on:c(r).name===n.chosen}),q(o,`data-game`,c(r).name),q(o,`aria-pressed`,c(r).name===n.chosen),u(g,c(r).title),u(y,c(r).tagline),u(T,e),u(E,t),u(k,i)},[()=>Q(`players`),()=>a(c(r)),()=>Q(`minutes`,{minutes:c(r).minutes})]),l(`click`,o,()=>n.onchoose(c(r))),J(e,o)}),R(o),ie(o,e=>r=e,()=>r),w(e=>{ue(o,`--n:${n.games.length??``}`),q(o,`aria-label`,e)},[()=>Q(`games`)]),J(e,o),K()}a([`click`]);var Li=b(`<input maxlength="40" class="svelte-xlbrtn"/>`),Ri=b(`<b class="svelte-xlbrtn"> </b>`),zi=b(`<i></i>`),Bi=b(`<button class="lnk"><span class="lv svelte-xlbrtn" aria-hidden="true"></span></button>`),Vi=b(`<select class="lnk svelte-xlbrtn"><option> </option><option> </option><option> </option></select> <button class="tool svelte-xlbrtn" data-remove=""><!></button>`,1),Hi=b(`<li data-seat-plan="" class="svelte-xlbrtn"><!> <span class="sn svelte-xlbrtn"><!> <small class="svelte-xlbrtn"> </small></span> <span class="acts svelte-xlbrtn"><!> <!></span></li>`),Ui=b(`<p class="more svelte-xlbrtn"> <button class="word svelte-xlbrtn"> </button> <button class="word svelte-xlbrtn"> </button> <button class="word svelte-xlbrtn"> </button></p>`),Wi=b(`<section class="sheet"><h2> <span class="label"> </span></h2> <ul></ul> <!></section>`);function Gi(e,t){j(t,!0);let n=L(()=>t.plan.game),r=L(()=>c(n).least_seats===c(n).most_seats?String(c(n).most_seats):`${c(n).least_seats}–${c(n).most_seats}`);function i(e){e.level=pn[(pn.indexOf(e.level)+1)%pn.length]}var a=Wi(),o=G(a),s=G(o,!0),f=U(P(s),!0);R(o);var p=P(o,2);F(p,21,()=>t.plan.seats,d,(e,n,r)=>{var a=Hi(),o=G(a);ir(o,{seat:r});var s=P(o,2),d=G(s),f=e=>{var t=Li();le(t),w((e,n)=>{q(t,`placeholder`,e),q(t,`aria-label`,n)},[()=>Q(`your-name`),()=>Q(`name-of-seat`,{number:r+1})]),T(t,()=>c(n).name,e=>c(n).name=e),J(e,t)},p=e=>{var t=Ri(),r=U(t,!0);w(e=>u(r,e),[()=>Q(`plan-${c(n).kind}`)]),J(e,t)};m(d,e=>{c(n).kind===`me`||c(n).kind===`here`?e(f):e(p,-1)});var h=U(P(d,2),!0);R(s);var g=P(s,2),y=G(g),b=e=>{var t=Bi(),r=G(t);F(r,22,()=>pn,e=>e,(e,t,r)=>{var i=zi();let a;w(e=>a=v(i,1,`svelte-xlbrtn`,null,a,{on:e}),[()=>c(r)<=pn.indexOf(c(n).level)]),J(e,i)}),R(r),R(t),w((e,r)=>{q(t,`data-level`,c(n).level),q(t,`title`,e),q(t,`aria-label`,r)},[()=>Q(`level-${c(n).level}.about`),()=>`${Q(`strength`)}: ${Q(`level-${c(n).level}`)}`]),l(`click`,t,()=>i(c(n))),J(e,t)};m(y,e=>{c(n).kind===`bot`&&e(b)});var x=P(y,2),S=e=>{var i=Vi(),a=z(i),o=G(a),s=U(o,!0);o.value=o.__value=`bot`;var d=P(o),f=U(d,!0);d.value=d.__value=`open`;var p=P(d),m=U(p,!0);p.value=p.__value=`here`,R(a),_(a);var h=P(a,2);I(G(h),{name:`i-x`,class:`ic`}),R(h),w((e,n,r,i,o)=>{q(a,`aria-label`,e),u(s,n),u(f,r),u(m,i),q(h,`aria-disabled`,!t.plan.canRemove),q(h,`aria-label`,o)},[()=>Q(`kind-of-seat`,{number:r+1}),()=>Q(`plan-bot`),()=>Q(`plan-open`),()=>Q(`plan-here`),()=>Q(`remove-seat`,{number:r+1})]),de(a,()=>c(n).kind,e=>c(n).kind=e),l(`click`,h,()=>t.plan.remove(r)),J(e,i)};m(x,e=>{c(n).kind!==`me`&&e(S)}),R(g),R(a),w(e=>u(h,e),[()=>Q(c(n).kind===`bot`?`level-${c(n).level}`:`plan-${c(n).kind}.about`)]),J(e,a)}),R(p);var h=P(p,2),g=e=>{var n=Ui(),r=G(n),i=P(r),a=U(i,!0),o=P(i,2),s=U(o,!0),c=P(o,2),d=U(c,!0);R(n),w((e,t,n,i)=>{u(r,`${e??``} `),u(a,t),u(s,n),u(d,i)},[()=>Q(`add-seat`),()=>Q(`add-open`),()=>Q(`add-bot`),()=>Q(`add-here`)]),l(`click`,i,()=>t.plan.add(`open`)),l(`click`,o,()=>t.plan.add(`bot`)),l(`click`,c,()=>t.plan.add(`here`)),J(e,n)};m(h,e=>{t.plan.canAdd&&e(g)}),R(a),w((e,t)=>{u(s,e),u(f,t)},[()=>Q(`seats-for`,{game:c(n).title}),()=>Q(`seats-of`,{count:t.plan.seats.length,range:c(r)})]),J(e,a),K()}a([`click`]);var Ki=b(`<a class="tool opt svelte-xz6wf3"><!> </a>`),qi=b(`<p class="problem svelte-xz6wf3" role="alert"> </p>`),Ji=b(`<div class="seats svelte-xz6wf3"><!></div> <section class="options sheet svelte-xz6wf3"><h2> </h2> <!> <div class="start svelte-xz6wf3"><button class="btn go svelte-xz6wf3" data-start=""> </button> <span class="label svelte-xz6wf3"> </span></div></section>`,1),Yi=b(`<!> <main class="svelte-xz6wf3"><div class="hd svelte-xz6wf3"><h1 class="svelte-xz6wf3"> </h1> <p class="svelte-xz6wf3"> </p> <!></div> <div class="posters svelte-xz6wf3"><!></div> <!> <div class="departures svelte-xz6wf3"><!></div></main> <!>`,1);function Xi(e,n){j(n,!0);let r=new Ci,i=W([]),a=W(null),o=W(!1),s=W(!1);h(()=>{document.title=Q(`title-lobby`)}),h(()=>{let e=Y.lang,t=!0;return Yt(()=>d(e),()=>t),()=>{t=!1}});async function d(e){try{V(i,await Xt.games(e)),V(a,null)}catch(e){throw V(a,e.message,!0),e}let t=r.game?.name??wi(),n=c(i).find(e=>e.name===t)??c(i)[0];n&&r.choose(n)}async function f(){if(!(c(o)||!r.game)){V(o,!0);try{let e=await Xt.newTable(r.request());X(`name`,r.seats[0].name.trim()),bn(e.table,...e.tokens),en(`/t/${e.table}`)}catch(e){V(a,e.message,!0)}finally{V(o,!1)}}}var p=Yi(),g=z(p);er(g,{onmenu:()=>V(s,!0),extra:e=>{var n=t(),i=z(n),a=e=>{var t=Ki(),n=G(t);I(n,{name:`i-book`,class:`ic`});var i=P(n,1,!0);R(t),w(e=>{q(t,`href`,`/rules/${r.game.name??``}`),u(i,e)},[()=>Q(`rules`)]),l(`click`,t,function(...e){tn?.apply(this,e)}),J(e,t)};m(i,e=>{r.game&&e(a)}),J(e,n)},$$slots:{extra:!0}});var _=P(g,2),v=G(_),y=G(v),b=U(y,!0),x=P(y,2),S=U(x,!0),C=P(x,2),T=e=>{var t=qi(),n=U(t,!0);w(()=>u(n,c(a))),J(e,t)};m(C,e=>{c(a)&&e(T)}),R(v);var E=P(v,2),D=G(E);{let e=L(()=>r.game?.name??``);Ii(D,{get games(){return c(i)},get chosen(){return c(e)},onchoose:e=>r.choose(e)})}R(E);var O=P(E,2),k=e=>{var t=Ji(),n=z(t);Gi(G(n),{get plan(){return r}}),R(n);var i=P(n,2),a=G(i),s=U(a,!0),d=P(a,2);Di(d,{get plan(){return r}});var p=P(d,2),m=G(p),h=U(m,!0),g=U(P(m,2),!0);R(p),R(i),w((e,t,n)=>{u(s,e),m.disabled=c(o),u(h,t),u(g,n)},[()=>Q(`options`),()=>Q(`start-game`,{game:r.game.title}),()=>Q(r.seats.some(e=>e.kind===`open`)?`start-open-seats`:`start-at-once`)]),l(`click`,m,f),J(e,t)};m(O,e=>{r.game&&e(k)});var A=P(O,2);di(G(A),{}),R(A),R(_);var M=P(_,2),N=e=>{Yn(e,{onclose:()=>V(s,!1)})};m(M,e=>{c(s)&&e(N)}),w((e,t)=>{u(b,e),u(S,t)},[()=>Q(`lobby-title`),()=>Q(`lobby-text`)]),J(e,p),K()}a([`click`]);var Zi=b(`<li><code class="svelte-si786l"> </code></li>`),Qi=b(`<details class="svelte-si786l"><summary class="svelte-si786l"> </summary> <ul></ul></details>`),$i=b(`<p class="text svelte-si786l"> </p> <!>`,1),ea=b(`<p role="alert"> </p>`),ta=b(`<p class="label" role="status"> </p>`);function na(e,n){j(n,!0);let r=L(()=>Xt.clause(n.game,n.number));{let a=L(()=>Q(`clause`,{number:n.number}));kn(e,{get title(){return c(a)},get onclose(){return n.onclose},children:(e,n)=>{var a=t();i(z(a),()=>c(r),e=>{var t=ta(),n=U(t,!0);w(e=>u(n,e),[()=>Q(`loading`)]),J(e,t)},(e,t)=>{var n=$i(),r=z(n),i=U(r,!0),a=P(r,2),o=e=>{var n=Qi(),r=G(n),i=U(r,!0),a=P(r,2);F(a,20,()=>c(t).tests,e=>e,(e,t)=>{var n=Zi(),r=U(G(n),!0);R(n),w(()=>u(r,t)),J(e,n)}),R(a),R(n),w(e=>u(i,e),[()=>Q(`clause-tests`,{count:c(t).tests.length})]),J(e,n)};m(a,e=>{c(t).tests.length>0&&e(o)}),w(()=>u(i,c(t).text)),J(e,n)},(e,t)=>{var n=ea(),r=U(n,!0);w(()=>u(r,c(t).message)),J(e,n)}),J(e,a)},$$slots:{default:!0}})}K()}var ra=b(`<div class="rules svelte-106isyb"></div>`),ia=b(`<p role="alert"> </p>`),aa=b(`<p class="label" role="status"> </p>`);function oa(n,r){j(r,!0);let a=L(()=>Xt.rules(r.game,Y.lang));h(()=>{c(a).then(e=>r.ontitle?.(e.title)).catch(()=>{})});function o(e){let t=e.target.closest(`[data-clause]`)?.dataset.clause;t!==void 0&&(e.preventDefault(),r.onclause(t))}var s=t();i(z(s),()=>c(a),e=>{var t=aa(),n=U(t,!0);w(e=>u(n,e),[()=>Q(`loading`)]),J(e,t)},(t,n)=>{var r=ra();e(r,()=>c(n).html,!0),R(r),l(`click`,r,o),J(t,r)},(e,t)=>{var n=ia(),r=U(n,!0);w(()=>u(r,c(t).message)),J(e,n)}),J(n,s),K()}a([`click`]);var sa=b(`<!> <main class="svelte-1eemx0b"><article class="sheet svelte-1eemx0b"><!></article></main> <!> <!>`,1);function ca(e,t){j(t,!0);let n=W(null),r=W(``),i=W(!1);h(()=>{document.title=Q(`title-rules`,{game:c(r)})});var a=sa(),o=z(a);{let e=L(()=>Q(`rules`));er(o,{get where(){return c(r)},get meta(){return c(e)},onmenu:()=>V(i,!0)})}var s=P(o,2),l=G(s);oa(G(l),{get game(){return t.game},onclause:e=>V(n,e,!0),ontitle:e=>V(r,e,!0)}),R(l),R(s);var u=P(s,2),d=e=>{na(e,{get game(){return t.game},get number(){return c(n)},onclose:()=>V(n,null)})};m(u,e=>{c(n)!==null&&e(d)});var f=P(u,2),p=e=>{Yn(e,{onclose:()=>V(i,!1)})};m(f,e=>{c(i)&&e(p)}),J(e,a),K()}function la(e){let t=matchMedia(`(max-width: 720px)`),n=()=>e.isPhone=t.matches;return n(),t.addEventListener(`change`,n),()=>t.removeEventListener(`change`,n)}var ua=`began`,da=250,fa=class{#e=W(null);get link(){return c(this.#e)}set link(e){V(this.#e,e)}#t=W(null);get module(){return c(this.#t)}set module(e){V(this.#t,e)}#n=W(null);get catalogue(){return c(this.#n)}set catalogue(e){V(this.#n,e)}#r=W(null);get welcome(){return c(this.#r)}set welcome(e){V(this.#r,e)}#i=W(null);get scene(){return c(this.#i)}set scene(e){V(this.#i,e)}#a=W(0);get first(){return c(this.#a)}set first(e){V(this.#a,e,!0)}#o=W([]);get lines(){return c(this.#o)}set lines(e){V(this.#o,e)}#s=W([]);get lastLines(){return c(this.#s)}set lastLines(e){V(this.#s,e)}#c=W([]);get chat(){return c(this.#c)}set chat(e){V(this.#c,e)}#l=W(null);get moment(){return c(this.#l)}set moment(e){V(this.#l,e)}#u=W([]);get pickedMoves(){return c(this.#u)}set pickedMoves(e){V(this.#u,e)}#d=W(null);get armed(){return c(this.#d)}set armed(e){V(this.#d,e)}#f=W([]);get attempts(){return c(this.#f)}set attempts(e){V(this.#f,e)}#p=W(null);get hint(){return c(this.#p)}set hint(e){V(this.#p,e)}#m=W(null);get explanation(){return c(this.#m)}set explanation(e){V(this.#m,e)}#h=W(null);get enlarged(){return c(this.#h)}set enlarged(e){V(this.#h,e,!0)}#g=W(null);get openClause(){return c(this.#g)}set openClause(e){V(this.#g,e,!0)}#_=W(null);get notice(){return c(this.#_)}set notice(e){V(this.#_,e,!0)}#v=W(null);get closed(){return c(this.#v)}set closed(e){V(this.#v,e,!0)}#y=W(null);get rematch(){return c(this.#y)}set rematch(e){V(this.#y,e,!0)}#b=W(null);get shownFor(){return c(this.#b)}set shownFor(e){V(this.#b,e,!0)}#x=W(!1);get isPhone(){return c(this.#x)}set isPhone(e){V(this.#x,e,!0)}#S=W(!1);get isReplay(){return c(this.#S)}set isReplay(e){V(this.#S,e,!0)}#C=W(0);get skew(){return c(this.#C)}set skew(e){V(this.#C,e,!0)}#w=W(!1);get isBusy(){return c(this.#w)}set isBusy(e){V(this.#w,e,!0)}reading=null;whys=new Map;hideTimer;get view(){return this.moment?.view??this.attempt?.view??this.scene.view}get attempt(){return this.attempts.at(-1)?.tried??null}get question(){return this.attempt?.question??this.scene.question}get clause(){return this.attempt?this.attempt.clause:this.scene.clause}get viewer(){return this.isReplay&&this.moment?this.view.seat??this.home:this.home}get home(){return this.scene?.viewer??null}get decider(){return this.moment?null:this.scene?.decider??null}get people(){return this.scene?.people??[]}#T=L(()=>this.scene===null?[]:se(this.scene,this.attempt,e=>this.module?.placed(e)??!0));get offered(){return c(this.#T)}set offered(e){V(this.#T,e)}get moves(){return this.canMove?this.offered:[]}get nextMoves(){let e=this.attempt?.codes.length??0;return this.moves.filter(t=>ne(t).length===e&&!this.isElsewhere(t))}isElsewhere(e){return this.attempt!==null&&!ce(ne(e),this.attempt.codes)}get hinted(){return this.hint?.code??null}isHinted(e){let t=this.hint;return t!==null&&t.code===e.code&&ae(e).join()===[...t.before,t.code].join()}movesOf(e,t={}){let n=Object.entries(t);return this.moves.filter(t=>t.kind===e&&n.every(([e,n])=>t.args[e]===n))}say(e,t){return Wt(this.scene?.table.game??``,e,t)}choose(e){this.explanation=null,this.attempt&&e.length>0&&e.every(e=>ce(this.attempt.codes,ae(e)))?this.clear():e.length>1?(this.armed=null,this.pickedMoves=this.isPicked(e)?[]:e):e[0]&&this.offer(e[0])}enlarge(e){this.enlarged=e}get isMine(){let e=this.scene;return e!==null&&e.table.status===`playing`&&e.decider!==null&&e.decider===e.viewer}get keys(){let e=this.welcome?.tokens??[];return(this.welcome?.seats??[]).flatMap((t,n)=>e[n]===void 0?[]:[{seat:t,token:e[n]}])}get watchKey(){return this.scene?.table.watch===`anyone`?null:this.welcome?.watch_token??this.welcome?.tokens[0]??null}get isPlayer(){return(this.welcome?.seats.length??0)>0}get canMove(){return this.isMine&&this.moment===null&&!this.isBusy&&!this.isCovered}get isCovered(){let e=this.welcome?.seats??[],t=this.scene?.table.status;return e.length>1&&t===`playing`&&this.scene.viewer!==this.shownFor}uncover(){this.shownFor=this.viewer}isPicked(e){let t=this.armed?[this.armed]:this.pickedMoves;return t.length>0&&t.length===e.length&&t.every((t,n)=>pa(t,e[n]))}offer(e){(Y.confirm===`always`||Y.confirm===`game`&&this.module?.confirms?.(e,this.view))&&!(this.armed&&pa(this.armed,e))?(this.pickedMoves=[],this.armed=e):this.play(e)}confirm(){this.armed&&this.play(this.armed)}putBack(){if(this.armed!==null||this.pickedMoves.length>0)this.pick();else if(this.attempts.length>0)this.attempts=this.attempts.slice(0,-1);else return this.module?.putBack?.()??!1;return this.hint=null,!0}pick(){this.armed=null,this.pickedMoves=[]}clear(){this.pick(),this.attempts=[],this.hint=null}async play(e){await this.make(ae(e))}async playAll(e){e.length>0&&await this.make([...this.attempt?.codes??[],...e])}async make(e){if(!this.canMove)return;this.pick(),this.hint=null;let t=this.scene.act,n=await this.act({t:`play`,after:t,codes:e,whole:!0,skip:Y.skip});n?.t===`tried`&&this.scene?.act===t?this.goOn({asked:e,tried:n}):n?.t===`refused`&&this.clear()}goOn(e){let t=this.attempts.filter(({tried:t})=>ce(e.asked,t.codes));this.attempts=[...t,e],this.explanation=null}async undo(e){this.isBusy||this.moment!==null||(this.clear(),await this.act({t:`undo`,after:this.scene.act,whole_turn:e}))}async askHint(){let e=[...this.attempt?.codes??[]];for(;;){let t=await this.tell({t:`hint`,tried:e});if(t?.t!==`hint`||(this.hint={...t,before:[...e]},e.push(t.code),this.attempt||!this.scene.ahead.some(t=>ne(t).join()===e.join())))return}}async act(e){this.isBusy=!0;let t=await this.tell(e);return this.isBusy=!1,t}async tell(e){let t=await this.link.ask(e);return t.t===`refused`&&(this.notice=t.text),t}explain(e,t,n){if(clearTimeout(this.hideTimer),n&&this.explanation?.place===e&&this.explanation.clauses[0]){this.openClause=this.explanation.clauses[0];return}let r=JSON.stringify([this.scene.act,this.attempt?.codes,Y.lang,t.kind,t.args]),i=this.whys.get(r);this.explanation={place:e,text:i?.text??null,clauses:i?.clauses??[]},i===void 0&&this.askWhy(r,e,t)}explainText(e,t){clearTimeout(this.hideTimer),this.explanation={place:e,text:t,clauses:[]}}async askWhy(e,t,n){let r=this.attempt?.codes??[],i=await this.link.ask({t:`why`,kind:n.kind,args:n.args,tried:r});if(i.t!==`why`)return this.explained(t);this.whys.set(e,{text:i.text,clauses:i.clauses}),this.explanation?.place===t&&(this.explanation=i.text===null?null:{place:t,text:i.text,clauses:i.clauses})}explained(e){clearTimeout(this.hideTimer),this.hideTimer=setTimeout(()=>{this.explanation?.place===e&&(this.explanation=null)},da)}keepExplanation(){clearTimeout(this.hideTimer)}get turn(){return this.moment?.turn??this.scene?.turn??0}get plyShown(){return this.moment?.ply??this.scene?.ply??0}get linesShown(){return this.moment?this.lines.slice(0,Math.max(0,this.moment.log_until-this.first)):this.lines}get lineCount(){return this.first+this.lines.length}async readBack(){this.first!==0&&(this.reading??=this.readPage(this.first).finally(()=>this.reading=null),await this.reading)}async readSince(e){for(;this.first>0&&(this.lines[0]?.ply??0)>e;){let e=this.first;if(await this.readBack(),this.first===e)return}}async readPage(e){let t=await this.link.ask({t:`lines`,before:e});t.t!==`lines`||t.log_from+t.log.length!==this.first||t.lang!==Y.lang||t.viewer!==this.home||(this.lines=[...t.log,...this.lines],this.first=t.log_from)}async look(e){if(!this.scene)return;if(e>=this.scene.ply&&this.scene.table.status!==`over`)return this.backToNow();let t=await this.link.ask({t:`look`,ply:Math.max(0,Math.min(e,this.scene.ply))});t.t===`moment`?(this.clear(),this.explanation=null,this.moment=t):t.t===`refused`&&(this.notice=t.text)}backToNow(){this.moment=null}welcomed(e,t){t&&this.forget(),this.welcome=e,this.skew=e.now-Date.now()/1e3;let n=e.chat[0]?.number??0;this.chat=[...this.chat.filter(e=>e.number<n),...e.chat],this.closed=null}shown(e){let t=e.act!==this.scene?.act;t&&(this.whys.clear(),this.explanation=null),(t||e.log_anew)&&this.clear();let n=this.lineCount;e.log_anew&&(this.first=e.log_from),this.lines=e.log_anew?e.log:[...this.lines.slice(0,e.log_from-this.first),...e.log],this.scene!==null&&!e.log_anew&&e.log_from>=n?this.lastLines=e.log:t&&(this.lastLines=this.lines.filter(t=>t.ply===e.ply)),this.moment&&this.moment.ply>e.ply&&(this.moment=null),this.scene=e}said({line:e}){this.chat.some(t=>t.number===e.number)||(this.chat=[...this.chat,e])}linked({table:e,tokens:t}){bn(e,...t),this.rematch=e}refused(e){this.scene===null?this.closed=e.text:this.notice=e.text}forget(){this.whys.clear(),this.moment=null,this.clear()}};function pa(e,t){return ae(e).join()===ae(t).join()}function ma(e,n){j(n,!0);let r=B();var i=t(),a=z(i),o=e=>{na(e,{get game(){return r.scene.table.game},get number(){return r.openClause},onclose:()=>r.openClause=null})};m(a,e=>{r.openClause!==null&&r.scene&&e(o)}),J(e,i),K()}var ha=b(`<main class="svelte-1iqazre"><!> <h1 class="svelte-1iqazre"> </h1> <p> </p> <a class="btn go svelte-1iqazre" href="/"> </a></main>`);function ga(e,t){j(t,!0);var n=ha(),r=G(n);I(r,{name:`red-semaphore`,class:`picture`});var i=P(r,2),a=U(i,!0),o=P(i,2),s=U(o,!0),c=P(o,2),d=U(c,!0);R(n),w((e,n)=>{u(a,e),u(s,t.text),u(d,n)},[()=>Q(`closed-title`),()=>Q(`to-lobby`)]),l(`click`,c,function(...e){tn?.apply(this,e)}),J(e,n),K()}a([`click`]);var _a=b(`<main class="cover svelte-1jpn6gb"><!> <p class="who svelte-1jpn6gb"><!><b> </b></p> <h1 class="svelte-1jpn6gb"> </h1> <p> </p> <button class="btn go svelte-1jpn6gb"> </button></main>`);function va(e,t){j(t,!0);let n=B(),r=L(()=>n.viewer??0),i=L(()=>n.people[c(r)]?.name??``),a;h(()=>a.focus());var o=_a(),s=G(o);I(s,{name:`back`,class:`turntable`});var d=P(s,2),f=G(d);ir(f,{get seat(){return c(r)}});var p=U(P(f),!0);R(d);var m=P(d,2),g=U(m,!0),_=P(m,2),v=U(_,!0),y=P(_,2),b=U(y,!0);ie(y,e=>a=e,()=>a),R(o),w((e,t,n)=>{u(p,c(i)),u(g,e),u(v,t),u(b,n)},[()=>n.say(`cover-title`,{name:c(i)}),()=>n.say(`cover-text`),()=>n.say(`cover-button`,{name:c(i)})]),l(`click`,y,()=>n.uncover()),J(e,o),K()}a([`click`]);function ya(e){return e.indexOf(Math.max(...e))}function ba(e,t){let n=[];for(let t=1;t<e.timeline.length;t+=1){let[r,i]=[e.timeline[t-1],e.timeline[t]],a=i.map((e,t)=>e-r[t]),o=ya(a),s=a[o];s<=0||n.push({at:t,ply:e.turns[t],seat:o,gain:s,after:e.turns[t-1]})}let r=xa(e),i=e=>e.at===r?1/0:e.gain;return n.sort((e,t)=>i(t)-i(e)).slice(0,t).sort((e,t)=>e.at-t.at)}function xa(e){let t=e.ranking.indexOf(1);return e.timeline.slice(0,-1).findLastIndex(e=>e.some((n,r)=>r!==t&&n>=e[t]))+1}function Sa(e,{seat:t,after:n,ply:r}){return e.filter(e=>e.ply>n&&e.ply<=r&&e.seat===t&&e.kind!==`began`).reduce((e,t)=>t.text.length>e.length?t.text:e,``)}function Ca(e,t,n,r){let i=new Map(t.map(e=>[e.name,e.seat])),a=[...i.keys()].filter(Boolean).sort((e,t)=>t.length-e.length),o=[],s=e;n!==null&&wa(s,r)&&(o.push({text:r,seat:n}),s=s.slice(r.length));let c=RegExp(`(?<![\\p{L}\\p{N}])(${a.map(Ta).join(`|`)})(?![\\p{L}\\p{N}])`,`gu`),l=0;for(let e of a.length>0?s.matchAll(c):[])o.push({text:s.slice(l,e.index),seat:null}),o.push({text:e[0],seat:i.get(e[0])}),l=e.index+e[0].length;return[...o,{text:s.slice(l),seat:null}].filter(e=>e.text!==``)}function wa(e,t){return e.startsWith(t)&&!/[\p{L}\p{N}]/u.test(e[t.length]??``)}function Ta(e){return e.replace(/[.*+?^${}()|[\]\\]/g,`\\$&`)}var Ea=b(`<b> </b>`),Da=b(`<span></span>`);function Oa(e,n){j(n,!0);let r=B(),i=L(()=>Ca(n.text,r.people,r.home,r.say(`you`)));var a=Da();F(a,21,()=>c(i),d,(e,n)=>{var r=t(),i=z(r),a=e=>{var t=Ea(),r=U(t,!0);w(()=>{v(t,1,`o${c(n).seat+1}`,`svelte-1w5tktq`),u(r,c(n).text)}),J(e,t)},o=e=>{var t=x();w(()=>u(t,c(n).text)),J(e,t)};m(i,e=>{c(n).seat===null?e(o,-1):e(a)}),J(e,r)}),R(a),J(e,a),K()}async function ka(e,t){try{return await navigator.clipboard.writeText(e),!0}catch{return Aa(e,t)}}function Aa(e,t){let n=document.createElement(`textarea`);n.value=e,n.readOnly=!0,n.style.cssText=`position:fixed;inset:0 auto auto 0;width:1px;height:1px;opacity:0`,(t.closest(`dialog`)??document.body).append(n);try{return n.select(),document.execCommand(`copy`)}catch{return!1}finally{n.remove(),t.focus()}}var ja=b(`<span> </span>`),Ma=b(`<input readonly="" class="svelte-1je05sn"/>`),Na=b(`<div class="copy svelte-1je05sn"><!> <span class="ways svelte-1je05sn"><button class="lnk"><!> </button> <button class="lnk qr svelte-1je05sn" aria-haspopup="dialog"><!></button></span> <!></div> <!>`,1);function Pa(e,t){j(t,!0);let n=N(t,`small`,3,!1),r=W(!1),i=W(!1),a=W(!1),o=W(void 0);async function s(e){V(r,await ka(t.link,e.currentTarget),!0),V(i,!c(r)),c(r)?setTimeout(()=>V(r,!1),2e3):requestAnimationFrame(()=>c(o)?.select())}var d=Na(),f=z(d),p=G(f),h=e=>{var n=ja(),r=U(n,!0);w(()=>u(r,t.label)),J(e,n)};m(p,e=>{n()||e(h)});var g=P(p,2),_=G(g),v=G(_);{let e=L(()=>c(r)?`i-check`:`i-link`);I(v,{get name(){return c(e)}})}var y=P(v,1,!0);R(_);var b=P(_,2);I(G(b),{name:`i-qr`}),R(b),R(g);var x=P(g,2),S=e=>{var n=Ma();le(n),ie(n,e=>V(o,e),()=>c(o)),w(()=>{k(n,t.link),q(n,`aria-label`,t.label)}),J(e,n)};m(x,e=>{c(i)&&e(S)}),R(f);var C=P(f,2),T=e=>{ei(e,{get title(){return t.label},get link(){return t.link},onclose:()=>V(a,!1)})};m(C,e=>{c(a)&&e(T)}),w((e,n,r,i)=>{q(_,`data-link`,t.link),q(_,`aria-label`,e),u(y,n),q(b,`title`,r),q(b,`aria-label`,i)},[()=>`${Q(`copy-link`)}: ${t.label}`,()=>Q(c(r)?`copied`:`copy-link`),()=>Q(`qr-code`),()=>`${Q(`qr-code`)}: ${t.label}`]),l(`click`,_,s),l(`click`,b,()=>V(a,!0)),J(e,d),K()}a([`click`]);function Fa(e){return e instanceof Uint8Array||ArrayBuffer.isView(e)&&e.constructor.name===`Uint8Array`}function Ia(e,...t){if(!Fa(e))throw Error(`Uint8Array expected`);if(t.length>0&&!t.includes(e.length))throw Error(`Uint8Array expected of length `+t+`, got length=`+e.length)}function La(e,t=!0){if(e.destroyed)throw Error(`Hash instance has been destroyed`);if(t&&e.finished)throw Error(`Hash#digest() has already been called`)}function Ra(e,t){Ia(e);let n=t.outputLen;if(e.length<n)throw Error(`digestInto() expects output buffer of length at least `+n)}function za(...e){for(let t=0;t<e.length;t++)e[t].fill(0)}function Ba(e){return new DataView(e.buffer,e.byteOffset,e.byteLength)}function Va(e,t){return e<<32-t|e>>>t}var Ha=typeof Uint8Array.from([]).toHex==`function`&&typeof Uint8Array.fromHex==`function`,Ua=Array.from({length:256},(e,t)=>t.toString(16).padStart(2,`0`));function Wa(e){if(Ia(e),Ha)return e.toHex();let t=``;for(let n=0;n<e.length;n++)t+=Ua[e[n]];return t}function Ga(e){if(typeof e!=`string`)throw Error(`string expected`);return new Uint8Array(new TextEncoder().encode(e))}function Ka(e){return typeof e==`string`&&(e=Ga(e)),Ia(e),e}var qa=class{};function Ja(e){let t=t=>e().update(Ka(t)).digest(),n=e();return t.outputLen=n.outputLen,t.blockLen=n.blockLen,t.create=()=>e(),t}function Ya(e,t,n,r){if(typeof e.setBigUint64==`function`)return e.setBigUint64(t,n,r);let i=BigInt(32),a=BigInt(4294967295),o=Number(n>>i&a),s=Number(n&a),c=r?4:0,l=r?0:4;e.setUint32(t+c,o,r),e.setUint32(t+l,s,r)}function Xa(e,t,n){return e&t^~e&n}function Za(e,t,n){return e&t^e&n^t&n}var Qa=class extends qa{constructor(e,t,n,r){super(),this.finished=!1,this.length=0,this.pos=0,this.destroyed=!1,this.blockLen=e,this.outputLen=t,this.padOffset=n,this.isLE=r,this.buffer=new Uint8Array(e),this.view=Ba(this.buffer)}update(e){La(this),e=Ka(e),Ia(e);let{view:t,buffer:n,blockLen:r}=this,i=e.length;for(let a=0;a<i;){let o=Math.min(r-this.pos,i-a);if(o===r){let t=Ba(e);for(;r<=i-a;a+=r)this.process(t,a);continue}n.set(e.subarray(a,a+o),this.pos),this.pos+=o,a+=o,this.pos===r&&(this.process(t,0),this.pos=0)}return this.length+=e.length,this.roundClean(),this}digestInto(e){La(this),Ra(e,this),this.finished=!0;let{buffer:t,view:n,blockLen:r,isLE:i}=this,{pos:a}=this;t[a++]=128,za(this.buffer.subarray(a)),this.padOffset>r-a&&(this.process(n,0),a=0);for(let e=a;e<r;e++)t[e]=0;Ya(n,r-8,BigInt(this.length*8),i),this.process(n,0);let o=Ba(e),s=this.outputLen;if(s%4)throw Error(`_sha2: outputLen should be aligned to 32bit`);let c=s/4,l=this.get();if(c>l.length)throw Error(`_sha2: outputLen bigger than state`);for(let e=0;e<c;e++)o.setUint32(4*e,l[e],i)}digest(){let{buffer:e,outputLen:t}=this;this.digestInto(e);let n=e.slice(0,t);return this.destroy(),n}_cloneInto(e){e||=new this.constructor,e.set(...this.get());let{blockLen:t,buffer:n,length:r,finished:i,destroyed:a,pos:o}=this;return e.destroyed=a,e.finished=i,e.length=r,e.pos=o,r%t&&e.buffer.set(n),e}clone(){return this._cloneInto()}},$a=Uint32Array.from([1779033703,3144134277,1013904242,2773480762,1359893119,2600822924,528734635,1541459225]),eo=Uint32Array.from([1116352408,1899447441,3049323471,3921009573,961987163,1508970993,2453635748,2870763221,3624381080,310598401,607225278,1426881987,1925078388,2162078206,2614888103,3248222580,3835390401,4022224774,264347078,604807628,770255983,1249150122,1555081692,1996064986,2554220882,2821834349,2952996808,3210313671,3336571891,3584528711,113926993,338241895,666307205,773529912,1294757372,1396182291,1695183700,1986661051,2177026350,2456956037,2730485921,2820302411,3259730800,3345764771,3516065817,3600352804,4094571909,275423344,430227734,506948616,659060556,883997877,958139571,1322822218,1537002063,1747873779,1955562222,2024104815,2227730452,2361852424,2428436474,2756734187,3204031479,3329325298]),to=new Uint32Array(64),no=class extends Qa{constructor(e=32){super(64,e,8,!1),this.A=$a[0]|0,this.B=$a[1]|0,this.C=$a[2]|0,this.D=$a[3]|0,this.E=$a[4]|0,this.F=$a[5]|0,this.G=$a[6]|0,this.H=$a[7]|0}get(){let{A:e,B:t,C:n,D:r,E:i,F:a,G:o,H:s}=this;return[e,t,n,r,i,a,o,s]}set(e,t,n,r,i,a,o,s){this.A=e|0,this.B=t|0,this.C=n|0,this.D=r|0,this.E=i|0,this.F=a|0,this.G=o|0,this.H=s|0}process(e,t){for(let n=0;n<16;n++,t+=4)to[n]=e.getUint32(t,!1);for(let e=16;e<64;e++){let t=to[e-15],n=to[e-2],r=Va(t,7)^Va(t,18)^t>>>3;to[e]=(Va(n,17)^Va(n,19)^n>>>10)+to[e-7]+r+to[e-16]|0}let{A:n,B:r,C:i,D:a,E:o,F:s,G:c,H:l}=this;for(let e=0;e<64;e++){let t=Va(o,6)^Va(o,11)^Va(o,25),u=l+t+Xa(o,s,c)+eo[e]+to[e]|0,d=(Va(n,2)^Va(n,13)^Va(n,22))+Za(n,r,i)|0;l=c,c=s,s=o,o=a+u|0,a=i,i=r,r=n,n=u+d|0}n=n+this.A|0,r=r+this.B|0,i=i+this.C|0,a=a+this.D|0,o=o+this.E|0,s=s+this.F|0,c=c+this.G|0,l=l+this.H|0,this.set(n,r,i,a,o,s,c,l)}roundClean(){za(to)}destroy(){this.set(0,0,0,0,0,0,0,0),za(this.buffer)}},ro=Ja(()=>new no);function io(e,t){return Wa(ro(Uint8Array.from(e.match(/../g)??[],e=>parseInt(e,16))))===t}var ao=b(`<details><summary class="svelte-1lnnwmv"><!> </summary> <p> </p> <dl class="svelte-1lnnwmv"><dt> </dt> <dd class="svelte-1lnnwmv"> </dd> <dt> </dt> <dd class="svelte-1lnnwmv"> </dd></dl> <button class="lnk" data-record=""> </button></details>`);function oo(e,n){j(n,!0);let r=B(),i=L(()=>r.scene.table),a=L(()=>c(i).seed!==null&&io(c(i).seed,c(i).commitment));async function o(){try{let e=await Xt.record(c(i).id,r.welcome?.tokens[0]),t=URL.createObjectURL(new Blob([JSON.stringify(e)],{type:`application/json`}));Object.assign(document.createElement(`a`),{href:t,download:`${c(i).id}.json`}).click(),setTimeout(()=>URL.revokeObjectURL(t))}catch(e){r.notice=e.message}}var s=t(),d=z(s),f=e=>{var t=ao();let n;var s=G(t),d=G(s);{let e=L(()=>c(a)?`i-check`:`i-x`);I(d,{get name(){return c(e)}})}var f=P(d,1,!0);R(s);var p=P(s,2),m=U(p,!0),h=P(p,2),g=G(h),_=U(g,!0),y=P(g,2),b=U(y,!0),x=P(y,2),S=U(x,!0),C=U(P(x,2),!0);R(h);var T=P(h,2),E=U(T,!0);R(t),w((e,r,o,s,l)=>{n=v(t,1,`svelte-1lnnwmv`,null,n,{broken:!c(a)}),u(f,e),u(m,r),u(_,o),u(b,c(i).commitment),u(S,s),u(C,c(i).seed),u(E,l)},[()=>r.say(c(a)?`seal-kept`:`seal-broken`),()=>r.say(`seal-about`),()=>r.say(`seal-told`),()=>r.say(`seal-seed`),()=>r.say(`seal-record`)]),l(`click`,T,o),J(e,t)};m(d,e=>{c(i).seed!==null&&e(f)}),J(e,s),K()}a([`click`]);var so=o(`<path class="gl svelte-o5bymx"></path><text x="36" text-anchor="end" class="svelte-o5bymx"> </text>`,1),co=o(`<text y="394" text-anchor="middle" class="svelte-o5bymx"> </text>`),lo=o(`<path></path><path></path>`,1),uo=o(`<g><circle r="10" class="tp svelte-o5bymx"></circle><text class="tpn svelte-o5bymx" y="5" text-anchor="middle"> </text></g>`),fo=o(`<svg class="chart svelte-o5bymx" viewBox="0 0 600 400" role="img"><!><!><!><!></svg>`);function po(e,t){j(t,!0);let n=B(),[r,i,a,o]=[46,570,24,366],s={circle:`M12 1a11 11 0 1 1 0 22a11 11 0 1 1 0-22`,square:`M2 2h20v20H2z`,triangle:`M12 0L24 22H0z`,diamond:`M12 0l12 12l-12 12L0 12z`,cross:`M8 1h8v7h7v8h-7v7H8v-7H1V8h7z`,hex:`M12 0l10.5 6v12L12 24L1.500 18V6z`},l=L(()=>t.timeline.flat()),d=L(()=>Math.min(0,...c(l))),f=L(()=>Math.max(10,...c(l))),p=L(()=>[1,2,5,10,20,25,50,100].find(e=>(c(f)-c(d))/e<=5)??200),m=L(()=>b(Math.ceil(c(d)/c(p))*c(p),c(f),c(p))),h=L(()=>Math.max(1,t.timeline.length-1)),g=L(()=>[1,2,4,5,10,20,50].find(e=>c(h)/e<=8)??100),_=e=>r+e/c(h)*(i-r),y=e=>o-(e-c(d))/(c(f)-c(d))*(o-a);function b(e,t,n){return Array.from({length:Math.floor((t-e)/n)+1},(t,r)=>e+r*n)}function x(e){return`M`+t.timeline.map((t,n)=>`${_(n).toFixed(1)} ${y(t[e]).toFixed(1)}`).join(`L`)}var S=fo(),C=G(S);F(C,16,()=>c(m),e=>e,(e,t)=>{var n=so(),a=z(n),o=P(a),s=U(o,!0);w((e,n)=>{q(a,`d`,`M${r??``} ${e??``}H${i??``}`),q(o,`y`,n),u(s,t)},[()=>y(t),()=>y(t)+5]),J(e,n)});var T=P(C);F(T,16,()=>b(c(g),c(h),c(g)),e=>e,(e,t)=>{var n=co(),r=U(n,!0);w(e=>{q(n,`x`,e),u(r,t)},[()=>_(t)]),J(e,n)});var E=P(T);F(E,17,()=>n.people,({seat:e})=>e,(e,n)=>{let r=()=>c(n).seat;var i=lo(),a=z(i),o=P(a);w((e,t,n,i)=>{v(a,0,`ln o${r()+1}`,`svelte-o5bymx`),q(a,`d`,e),v(o,0,`mk o${r()+1}`,`svelte-o5bymx`),q(o,`d`,t),q(o,`transform`,`translate(${n??``} ${i??``}) scale(.75)`)},[()=>x(r()),()=>s[nr(r())],()=>_(c(h))-9,()=>y(t.timeline.at(-1)[r()])-9]),J(e,i)}),F(P(E),19,()=>t.points,e=>e.at,(e,n,r)=>{var a=uo(),o=U(P(G(a)),!0);R(a),w((e,t)=>{q(a,`transform`,`translate(${e??``} ${t??``})`),u(o,c(r)+1)},[()=>Math.min(_(c(n).at),i-24),()=>Math.max(14,y(t.timeline[c(n).at][c(n).seat])-24)]),J(e,a)}),R(S),w(e=>q(S,`aria-label`,e),[()=>n.say(`timeline`)]),J(e,S),K()}var mo=b(`<section><header class="svelte-1p4i2d7"><!><b class="nm svelte-1p4i2d7"> </b> <span class="place svelte-1p4i2d7"> </span> <strong class="num svelte-1p4i2d7"> </strong></header> <span class="meter svelte-1p4i2d7"><span class="svelte-1p4i2d7"></span></span> <!></section>`),ho=b(`<li class="svelte-1p4i2d7"><i class="svelte-1p4i2d7"> </i> <button class="svelte-1p4i2d7"><!></button> <span class="num svelte-1p4i2d7"> </span></li>`),go=b(`<button class="btn go svelte-1p4i2d7"> </button>`),_o=b(`<span class="label svelte-1p4i2d7"> </span>`),vo=b(`<div class="page svelte-1p4i2d7" data-page="final"><!> <main class="svelte-1p4i2d7"><section class="win enamel screws svelte-1p4i2d7"><div class="svelte-1p4i2d7"><h2 class="svelte-1p4i2d7"> </h2> <p class="svelte-1p4i2d7"> </p></div> <div class="tr svelte-1p4i2d7" aria-hidden="true"></div></section> <section class="tab sheet svelte-1p4i2d7"><h3 class="svelte-1p4i2d7"> </h3> <div class="columns svelte-1p4i2d7"></div></section> <section class="tl sheet svelte-1p4i2d7"><h3 class="svelte-1p4i2d7"> </h3> <!> <ol class="turns svelte-1p4i2d7"></ol> <!></section> <div class="acts svelte-1p4i2d7"><!> <a class="btn ghost svelte-1p4i2d7"> </a> <button class="btn ghost svelte-1p4i2d7"> </button> <span class="x svelte-1p4i2d7"><!></span> <a class="btn ghost x svelte-1p4i2d7" href="/"> </a> <!></div></main></div>`);function yo(e,t){j(t,!0);let n=[`loco-3`,`hopper`,`tanker`,`coach`,`coach`,`caboose`],r=B(),i=L(()=>r.scene),a=L(()=>c(i).table),o=L(()=>c(i).ending),s=L(()=>r.module.Breakdown),f=L(()=>r.people.map(({seat:e})=>e).sort((e,t)=>c(o).ranking[e]-c(o).ranking[t])),g=L(()=>Math.max(1,...c(o).scores)),_=L(()=>ba(c(o),3));h(()=>{c(_)[0]&&r.readSince(c(_)[0].after)});let y=e=>r.people[e].name,b=W(!1);h(()=>{c(b)&&r.rematch!==null&&en(`/t/${r.rematch}`)});function x(){V(b,!0),r.rematch===null&&r.tell({t:`rematch`})}var S=vo(),C=G(S);re(C,()=>t.top);var T=P(C,2),E=G(T),D=G(E),O=G(D),k=U(O,!0),A=U(P(O,2),!0);R(D);var M=P(D,2);F(M,21,()=>n,d,(e,t)=>{I(e,{get name(){return c(t)}})}),R(M),R(E);var N=P(E,2),ee=G(N),te=U(ee,!0),ne=P(ee,2);F(ne,20,()=>c(f),e=>e,(e,t)=>{var n=mo();let i;var a=G(n),l=G(a);ir(l,{get seat(){return t}});var d=P(l),f=U(d,!0),m=P(d,2),h=U(m,!0),_=P(m,2),b=U(_,!0);R(a);var x=P(a,2),S=U(x);p(P(x,2),()=>c(s),(e,n)=>{n(e,{get seat(){return t},get parts(){return c(o).breakdowns[t]}})}),R(n),w((e,r,a,s)=>{i=v(n,1,`column o${t+1}`,`svelte-1p4i2d7`,i,{first:c(o).ranking[t]===1}),q(n,`aria-label`,e),u(f,r),u(h,a),q(_,`data-seat-score`,t),u(b,c(o).scores[t]),ue(S,`width:${s??``}%`)},[()=>y(t),()=>y(t),()=>r.say(`final-place`,{place:c(o).ranking[t]}),()=>Math.max(0,c(o).scores[t]/c(g)*100)]),J(e,n)}),R(ne),R(N);var ie=P(N,2),ae=G(ie),z=U(ae,!0),oe=P(ae,2),H=e=>{po(e,{get timeline(){return c(o).timeline},get points(){return c(_)}})};m(oe,e=>{c(o).timeline.length>1&&e(H)});var se=P(oe,2);F(se,23,()=>c(_),e=>e.at,(e,t,n)=>{var i=ho(),a=G(i),o=U(a,!0),s=P(a,2),d=G(s);{let e=L(()=>Sa(r.lines,c(t))||y(c(t).seat));Oa(d,{get text(){return c(e)}})}R(s);var f=U(P(s,2));R(i),w(()=>{u(o,c(n)+1),u(f,`+${c(t).gain??``}`)}),l(`click`,s,()=>r.look(c(t).ply)),J(e,i)}),R(se),oo(P(se,2),{}),R(ie);var ce=P(ie,2),le=G(ce),de=e=>{var t=go(),n=U(t,!0);w(e=>u(n,e),[()=>r.say(r.rematch===null?`rematch`:`rematch-join`)]),l(`click`,t,x),J(e,t)};m(le,e=>{r.isPlayer&&e(de)});var fe=P(le,2),pe=U(fe,!0),me=P(fe,2),he=U(me,!0),Y=P(me,2),X=G(Y);{let e=L(()=>r.say(`link-replay`)),t=L(()=>Dn(c(a).id,r.watchKey));Pa(X,{small:!0,get label(){return c(e)},get link(){return c(t)}})}R(Y);var ge=P(Y,2),_e=U(ge,!0),ve=P(ge,2),ye=e=>{var t=_o(),n=U(t,!0);w(e=>u(n,e),[()=>r.say(`rematch-ready`)]),J(e,t)};m(ve,e=>{r.rematch!==null&&e(ye)}),R(ce),R(T),R(S),w((e,t,n,i,s,l)=>{q(S,`data-act`,r.scene?.act),u(k,c(o).text),u(A,e),u(te,t),ue(ne,`--n:${c(f).length??``}`),u(z,n),q(fe,`href`,`/r/${c(a).id??``}`),u(pe,i),u(he,s),u(_e,l)},[()=>r.say(`final-after`,{turns:r.turn}),()=>r.say(`final-points`),()=>r.say(`timeline`),()=>r.say(`replay`),()=>r.say(`final-board`),()=>r.say(`to-lobby`)]),l(`click`,fe,function(...e){tn?.apply(this,e)}),l(`click`,me,function(...e){t.onboard?.apply(this,e)}),l(`click`,ge,function(...e){tn?.apply(this,e)}),J(e,S),K()}a([`click`]);var bo=320,xo=84,So=class{pace;fly;waiting=[];current=null;constructor(e,t=Co){this.pace=e,this.fly=t}add(e){this.pace()!==0&&(this.waiting=[...this.waiting,...e].slice(-6),this.current===null&&this.work())}skip(){this.waiting=[],this.current?.skip()}async work(){for(let e=this.waiting.shift();e!==void 0;e=this.waiting.shift()){let t=this.fly(e,bo*this.pace());this.current=t,await t.done}this.current=null}};function Co(e,t,n){let r=document.querySelector(e.from),i=document.querySelector(e.to);if(!r||!i||t===0)return{done:Promise.resolve(),skip:()=>{}};let[a,o]=[r.getBoundingClientRect(),i.getBoundingClientRect()],s=n?.(e)??wo(r,i),c=!s.isConnected,l=c?new DOMRect(0,0,xo,xo*1.42):s.getBoundingClientRect(),u=c?s:s.cloneNode(!0);u.removeAttribute(`data-at`),u.setAttribute(`aria-hidden`,`true`),u.inert=!0,Object.assign(u.style,{position:`fixed`,left:`0`,top:`0`,margin:`0`,width:`${l.width}px`,height:`${l.height}px`,pointerEvents:`none`,zIndex:`60`}),document.body.append(u);let d=e=>`translate(${e.left+(e.width-l.width)/2}px, ${e.top+(e.height-l.height)/2}px)`,f=u.animate([{transform:d(a),opacity:.9},{transform:d(o),opacity:1}],{duration:t,easing:`cubic-bezier(.2,.7,.2,1)`});return{done:f.finished.then(()=>u.remove(),()=>u.remove()),skip:()=>f.cancel()}}function wo(e,t){let n=e=>e.offsetWidth*e.offsetHeight;return n(t)>0&&n(t)<=n(e)?t:e}function To(e,t){j(t,!0);let n=B(),r=new So(_e,(e,t)=>Co(e,t,a)),i=n.lastLines;function a(e){if(e.card===void 0)return null;let t=document.createElement(`div`);t.style.setProperty(`--cw`,`84px`);let r=s(n.module.Card,{target:t,props:{card:e.card},context:A(n)});return setTimeout(()=>void g(r),2e3),t}h(()=>{let e=n.lastLines;if(e===i)return;i=e;let t=n.module?.flights;!t||n.moment!==null||r.add(e.map(e=>t(e)).filter(e=>e!==null))}),H(`pointerdown`,M,()=>r.skip()),K()}var Eo=9;function Do(e,t){for(let t of e.querySelectorAll(`[data-key]`))delete t.dataset.key;[...e.querySelectorAll(t?`[data-keys] [data-lit]`:`[data-lit]`)].slice(0,Eo).forEach((e,t)=>e.dataset.key=String(t+1))}function Oo(e,t){let n=e.querySelector(`[data-key="${t}"]`);return n?.click(),n!==null}function ko(e){return e instanceof HTMLElement&&e.closest(`input, textarea, select, dialog`)!==null}var Ao=b(`<div class="svelte-1mv8zga"><dt><kbd class="kbd svelte-1mv8zga"> </kbd></dt> <dd class="svelte-1mv8zga"> </dd></div>`),jo=b(`<dl class="svelte-1mv8zga"></dl>`);function Mo(e,n){j(n,!0);let r=N(n,`isHelpOpen`,15),i=B(),a=[[`1–9`,`keys-numbers`],[`Enter`,`keys-enter`],[`Esc`,`keys-escape`],[`Ctrl+Z`,`keys-undo`],[`← →`,`keys-arrows`],[`End`,`keys-end`],[`H`,`keys-hint`],[`I`,`keys-card`],[`Tab`,`keys-tab`],[`?`,`keys-help`]];function o(e){ko(e.target)||e.altKey||e.metaKey||!i.scene||s(e)&&e.preventDefault()}function s(e){if(e.ctrlKey)return e.key.toLowerCase()===`z`&&l();switch(e.key){case`?`:return r(!0);case`Escape`:return d();case`Enter`:return f(e);case`ArrowLeft`:return p(-1);case`ArrowRight`:return i.moment!==null&&p(1);case`End`:return i.moment!==null&&(i.backToNow(),!0);case`h`:return i.canMove&&(i.askHint(),!0);default:return/^[1-9]$/.test(e.key)&&Oo(document,e.key)}}function l(){return i.attempt?i.putBack():i.scene.undo.act&&i.undo(!1),!0}function d(){return i.explanation?i.explanation=null:i.moment&&i.scene.table.status!==`over`?i.backToNow():!i.putBack()&&i.canMove&&i.scene.undo.act&&i.undo(!1),!0}function f(e){return!i.armed||e.target.closest(`.btn`)?!1:(i.confirm(),!0)}function p(e){return i.look(i.plyShown+e),!0}var h=t();H(`keydown`,M,o);var g=z(h),_=e=>{{let t=L(()=>i.say(`keys-title`));kn(e,{get title(){return c(t)},onclose:()=>r(!1),children:(e,t)=>{var n=jo();F(n,21,()=>a,([e,t])=>e,(e,t)=>{var n=L(()=>E(c(t),2));let r=()=>c(n)[0],a=()=>c(n)[1];var o=Ao(),s=G(o),l=U(G(s),!0);R(s);var d=U(P(s,2),!0);R(o),w(e=>{u(l,r()),u(d,e)},[()=>i.say(a())]),J(e,o)}),R(n),J(e,n)},$$slots:{default:!0}})}};m(g,e=>{r()&&e(_)}),J(e,h),K()}var No=b(`<p class="svelte-er3av2"><span class="svelte-er3av2"> </span> <button class="tool"><!></button></p>`),Po=b(`<div class="place svelte-er3av2" role="alert"><!></div>`);function Fo(e,t){j(t,!0);let n=B();h(()=>{if(n.notice===null)return;let e=setTimeout(()=>n.notice=null,7e3);return()=>clearTimeout(e)});var r=Po(),i=G(r),a=e=>{var t=No(),r=G(t),i=U(r,!0),a=P(r,2);I(G(a),{name:`i-x`,class:`ic`}),R(a),R(t),w(e=>{u(i,n.notice),q(a,`aria-label`,e)},[()=>n.say(`close`)]),l(`click`,a,()=>n.notice=null),J(e,t)};m(i,e=>{n.notice!==null&&e(a)}),R(r),J(e,r),K()}a([`click`]);var Io=b(`<div class="bar sheet svelte-18jg14m"><div class="steps svelte-18jg14m"><button class="btn ghost svelte-18jg14m"><span aria-hidden="true">«</span></button> <button class="btn ghost svelte-18jg14m"><span aria-hidden="true">←</span></button> <button class="btn go svelte-18jg14m"> </button> <button class="btn ghost svelte-18jg14m"><span aria-hidden="true">→</span></button></div> <input type="range" min="0" class="svelte-18jg14m"/> <output class="num svelte-18jg14m"> </output> <p class="said svelte-18jg14m"> </p></div>`);function Lo(e,t){j(t,!0);let n=B(),r=L(()=>n.scene.ply),i=L(()=>n.plyShown),a=W(!1),o=W(null);h(()=>{n.moment===null&&n.look(0)}),h(()=>{if(!c(a))return;if(c(i)>=c(r)){V(a,!1);return}let e=setTimeout(()=>void n.look(c(i)+1),900);return()=>clearTimeout(e)});let s=!1;async function d(e){if(V(o,e,!0),!s){for(s=!0;c(o)!==null&&c(o)!==n.plyShown;){let e=c(o);await n.look(e),c(o)===e&&V(o,null)}V(o,null),s=!1}}function f(){!c(a)&&c(i)>=c(r)&&n.look(0),V(a,!c(a))}var p=Io(),m=G(p),g=G(m),_=P(g,2),v=P(_,2),y=U(v,!0),b=P(v,2);R(m);var x=P(m,2);le(x);var S=P(x,2),C=U(S),T=U(P(S,2),!0);R(p),w((e,t,n,a,s,l,d)=>{q(g,`aria-label`,e),q(_,`aria-label`,t),u(y,n),q(b,`aria-label`,a),q(x,`max`,c(r)),k(x,c(o)??c(i)),q(x,`aria-label`,s),q(x,`aria-valuetext`,l),u(C,`${c(o)??c(i)??``} / ${c(r)??``}`),u(T,d)},[()=>n.say(`step-first`),()=>n.say(`step-back`),()=>n.say(c(a)?`pause`:`play`),()=>n.say(`step-on`),()=>n.say(`scrubber`),()=>n.say(`past`,{ply:c(i),last:c(r)}),()=>n.linesShown.at(-1)?.text??``]),l(`click`,g,()=>n.look(0)),l(`click`,_,()=>n.look(c(i)-1)),l(`click`,v,f),l(`click`,b,()=>n.look(c(i)+1)),l(`input`,x,e=>d(e.currentTarget.valueAsNumber)),J(e,p),K()}a([`click`,`input`]);var Ro=b(`<button class="plain svelte-13pwep8"><!></button>`),zo=b(`<li><b class="svelte-13pwep8"> </b> </li>`),Bo=b(`<li class="none svelte-13pwep8"> </li>`),Vo=b(`<div class="head svelte-13pwep8"><b class="svelte-13pwep8"> </b> <button class="plain svelte-13pwep8"> </button> <!></div> <ul aria-live="polite" class="svelte-13pwep8"></ul> <form class="svelte-13pwep8"><input maxlength="500" autocomplete="off" class="svelte-13pwep8"/> <button class="btn ghost" type="submit"> </button></form>`,1),Ho=b(`<span class="n svelte-13pwep8"> <span class="vh"> </span></span>`),Uo=b(`<button class="bar-button svelte-13pwep8"><!> <!></button>`),Wo=b(`<button class="bar-button off svelte-13pwep8"><!> </button>`),Go=b(`<section class="chat svelte-13pwep8"><!></section>`);function Ko(e,t){j(t,!0);let n=N(t,`isOpen`,15,!1),i=N(t,`isPinned`,3,!1),a=B(),o=W(``),s=W(O(g())),d=W(void 0),f=L(()=>a.chat.filter(e=>e.number>c(s)).length),p=L(()=>(n()||i())&&Y.chat);h(()=>{c(p)&&(V(s,g(),!0),c(d)?.scrollTo(0,c(d).scrollHeight))});function g(){return a.chat.at(-1)?.number??-1}function _(e){let t=e.seat===null?void 0:a.people[e.seat]?.name;return e.name||(t??a.say(`spectator`))}function y(e){e.key===`Escape`&&e.currentTarget.blur()}async function b(e){e.preventDefault();let t=c(o).trim();t!==``&&(V(o,``),(await a.tell({t:`chat`,text:t}))?.t===`refused`&&V(o,t,!0))}var x=Go(),S=G(x),C=e=>{var t=Vo(),s=z(t),f=G(s),p=U(f,!0),h=P(f,2),g=U(h,!0),x=P(h,2),S=e=>{var t=Ro();I(G(t),{name:`i-x`,class:`ic`}),R(t),w(e=>q(t,`aria-label`,e),[()=>a.say(`close`)]),l(`click`,t,()=>n(!1)),J(e,t)};m(x,e=>{i()||e(S)}),R(s);var C=P(s,2);F(C,21,()=>a.chat,e=>e.number,(e,t)=>{var n=zo(),i=G(n),a=U(i,!0),o=P(i);R(n),w(e=>{v(n,1,r(c(t).seat===null?``:`o${c(t).seat+1}`),`svelte-13pwep8`),u(a,e),u(o,` ${c(t).text??``}`)},[()=>_(c(t))]),J(e,n)},e=>{var t=Bo(),n=U(t,!0);w(e=>u(n,e),[()=>a.say(`chat-none`)]),J(e,t)}),R(C),ie(C,e=>V(d,e),()=>c(d));var E=P(C,2),D=G(E);le(D);var O=U(P(D,2),!0);R(E),w((e,t,n,r,i)=>{u(p,e),u(g,t),q(D,`aria-label`,n),q(D,`placeholder`,r),u(O,i)},[()=>a.say(`chat`),()=>a.say(`chat-off`),()=>a.say(`chat-line`),()=>a.say(`chat-line`),()=>a.say(`chat-send`)]),l(`click`,h,()=>X(`chat`,!1)),H(`submit`,E,b),l(`keydown`,D,y),T(D,()=>c(o),e=>V(o,e)),J(e,t)},E=e=>{var t=Uo(),r=G(t);I(r,{name:`i-chat`,class:`ic`});var i=P(r),o=P(i),s=e=>{var t=Ho(),n=G(t,!0),r=U(P(n),!0);R(t),w(e=>{u(n,c(f)),u(r,e)},[()=>a.say(`chat-unread`)]),J(e,t)};m(o,e=>{c(f)>0&&e(s)}),R(t),w(e=>u(i,`${e??``} `),[()=>a.say(`chat`)]),l(`click`,t,()=>n(!0)),J(e,t)},D=e=>{var t=Wo(),n=G(t);I(n,{name:`i-chat`,class:`ic`});var r=P(n,1,!0);R(t),w(e=>u(r,e),[()=>a.say(`chat-is-off`)]),l(`click`,t,()=>X(`chat`,!0)),J(e,t)};m(S,e=>{c(p)?e(C):Y.chat?e(E,1):e(D,-1)}),R(x),w(e=>q(x,`aria-label`,e),[()=>a.say(`chat`)]),J(e,x),K()}a([`click`,`keydown`]);var qo=b(`<li class="earlier svelte-1srjamk"><button class="svelte-1srjamk"> </button></li>`),Jo=b(`<li class="turn"> </li>`),Yo=b(`<li><button class="svelte-1srjamk"><time> </time> <!></button></li>`),Xo=b(`<ol class="log svelte-1srjamk"><!> <!></ol>`);function Zo(e,n){j(n,!0);let r=B(),i=null,a=L(()=>r.first+r.linesShown.length),o=L(()=>r.linesShown.findLastIndex(e=>e.kind!==ua)),s=L(()=>{let e=r.scene.turn-r.lines.filter(e=>e.kind===ua).length;return r.lines.map(t=>({line:t,turn:t.kind===`began`?++e:null}))});function d(e,t){let n=e.seat!==null&&e.seat===r.home,i=e.seat===null?``:r.people[e.seat]?.name??``;return r.say(`log-turn`,{turn:t,whose:n?`own`:`other`,name:i})}async function f(){if(r.first===0||!i)return;let[e,t]=[r.first,i.scrollHeight-i.scrollTop],n=i.querySelector(`.earlier button`)===document.activeElement;await r.readBack(),await C(),i&&(i.scrollTop=i.scrollHeight-t,n&&p(e-r.first)?.focus())}function p(e){return[...i?.querySelectorAll(`li:not(.earlier)`)??[]].slice(0,e).findLast(e=>e.matches(`.line`))?.querySelector(`button`)??void 0}h(()=>{r.moment&&r.readSince(r.moment.ply)}),h(()=>{c(a);let e=requestAnimationFrame(()=>i?.querySelector(`.now`)?.scrollIntoView({block:`nearest`}));return()=>cancelAnimationFrame(e)});var g=Xo(),_=G(g),y=e=>{var t=qo(),n=G(t),i=U(n,!0);R(t),w(e=>u(i,e),[()=>r.say(`log-earlier`)]),l(`click`,n,f),J(e,t)};m(_,e=>{r.first>0&&e(y)}),F(P(_,2),19,()=>c(s),({line:e,turn:t},n)=>r.first+n,(e,n,i)=>{let s=()=>c(n).line,f=()=>c(n).turn;var p=t(),h=z(p),g=e=>{var t=Jo(),n=U(t,!0);w(e=>u(n,e),[()=>d(s(),f())]),J(e,t)},_=e=>{var t=Yo();let n;var d=G(t),f=G(d),p=U(f,!0);Oa(P(f,2),{get text(){return s().text}}),R(d),R(t),w((e,s)=>{n=v(t,1,`line svelte-1srjamk`,null,n,{now:c(i)===c(o),later:r.first+c(i)>=c(a)}),q(d,`title`,e),u(p,s)},[()=>r.say(`log-look`),()=>lr(s().at,Y.lang)]),l(`click`,d,()=>r.look(s().ply)),J(e,t)};m(h,e=>{f()===null?e(_,-1):e(g)}),J(e,p)}),R(g),ie(g,e=>i=e,()=>i),H(`scroll`,g,()=>i&&i.scrollTop<60&&void f()),J(e,g),K()}a([`click`]);var Qo=b(`<label class="name svelte-1fwirad"><!><span> </span> <input maxlength="40" class="svelte-1fwirad"/></label>`),$o=b(`<li><!></li>`),es=b(`<li class="label"> </li>`),ts=b(`<h3 class="svelte-1fwirad"> </h3> <p class="label about svelte-1fwirad"> </p> <ul class="links svelte-1fwirad" data-own-links=""></ul>`,1),ns=b(`<!> <!> <h3 class="svelte-1fwirad"> </h3> <ul class="links svelte-1fwirad"><!> <!> <!> <!></ul> <!> <div class="ways svelte-1fwirad"><button class="btn ghost"> </button> <button class="btn ghost"> <kbd>?</kbd></button> <button class="btn ghost"> </button></div> <p class="label fair svelte-1fwirad"> </p>`,1);function rs(e,t){j(t,!0);let n=B(),r=L(()=>n.scene.table),i=L(()=>n.welcome?.watch_token??null),a=L(()=>n.people.filter(e=>e.is_you)),o=L(()=>n.people.filter(e=>e.token!==null));function s(e,t){c(a).length===1&&X(`name`,t),n.tell({t:`rename`,seat:e,name:t})}{let d=L(()=>n.say(`menu`));kn(e,{get title(){return c(d)},get onclose(){return t.onclose},children:(e,d)=>{var f=ns(),p=z(f);F(p,17,()=>c(a),e=>e.seat,(e,t)=>{var r=Qo(),i=G(r);ir(i,{get seat(){return c(t).seat}});var a=P(i),o=U(a,!0),d=P(a,2);le(d),R(r),w(e=>{u(o,e),k(d,c(t).name)},[()=>n.say(`your-name`)]),l(`change`,d,e=>s(c(t).seat,e.currentTarget.value.trim())),J(e,r)});var h=P(p,2);Jn(h,{isTable:!0});var g=P(h,2),_=U(g,!0),v=P(g,2),y=G(v);F(y,17,()=>c(o),e=>e.seat,(e,t)=>{var i=$o(),a=G(i);{let e=L(()=>n.say(`link-seat`,{number:c(t).seat+1})),i=L(()=>En(c(r).id,c(t).token));Pa(a,{get label(){return c(e)},get link(){return c(i)}})}R(i),J(e,i)});var b=P(y,2),x=e=>{var t=$o(),a=G(t);{let e=L(()=>n.say(`link-watch`)),t=L(()=>En(c(r).id,c(i)));Pa(a,{get label(){return c(e)},get link(){return c(t)}})}R(t),J(e,t)};m(b,e=>{c(i)&&e(x)});var S=P(b,2),C=e=>{var t=$o(),i=G(t);{let e=L(()=>n.say(`link-replay`)),t=L(()=>Dn(c(r).id,n.watchKey));Pa(i,{get label(){return c(e)},get link(){return c(t)}})}R(t),J(e,t)};m(S,e=>{c(r).status===`over`&&e(C)});var T=P(S,2),E=e=>{var t=es(),r=U(t,!0);w(e=>u(r,e),[()=>n.say(`menu-no-links`)]),J(e,t)};m(T,e=>{c(o).length===0&&!c(i)&&c(r).status!==`over`&&e(E)}),R(v);var D=P(v,2),O=e=>{var t=ts(),i=z(t),a=U(i,!0),o=P(i,2),s=U(o,!0),l=P(o,2);F(l,21,()=>n.keys,({seat:e,token:t})=>e,(e,t)=>{let i=()=>c(t).seat,a=()=>c(t).token;var o=$o(),s=G(o);{let e=L(()=>n.keys.length>1?n.people[i()].name:n.say(`your-seat`)),t=L(()=>En(c(r).id,a()));Pa(s,{get label(){return c(e)},get link(){return c(t)}})}R(o),J(e,o)}),R(l),w((e,t)=>{u(a,e),u(s,t)},[()=>n.say(`menu-move`),()=>n.say(`menu-move-text`,{count:n.keys.length})]),J(e,t)};m(D,e=>{n.keys.length>0&&e(O)});var A=P(D,2),j=G(A),M=U(j,!0),N=P(j,2),ee=G(N,!0);oe(),R(N);var te=P(N,2),ne=U(te,!0);R(A);var re=U(P(A,2),!0);w((e,t,n,r,i)=>{u(_,e),u(M,t),u(ee,n),u(ne,r),u(re,i)},[()=>n.say(`menu-links`),()=>n.say(`rules`),()=>n.say(`keys-title`),()=>n.say(`leave`),()=>n.say(`menu-rules-version`,{version:c(r).rules_version,edition:c(r).edition})]),l(`click`,j,function(...e){t.onrules?.apply(this,e)}),l(`click`,N,function(...e){t.onhelp?.apply(this,e)}),l(`click`,te,()=>en(`/`)),J(e,f)},$$slots:{default:!0}})}K()}a([`change`,`click`]);var is=b(`<span class="label opt watching svelte-bpic0y"> </span>`),as=b(`<span class="n svelte-bpic0y"> </span>`),os=b(`<button class="tool"><!> <!></button>`),ss=b(`<!> <span role="status"> </span> <button class="tool opt"><!> </button> <!>`,1),cs=b(`<div class="talk svelte-bpic0y"><!><!></div>`),ls=b(`<!> <!>`,1);function us(e,t){j(t,!0);let n=B(),r=L(()=>n.scene.table),i=W(null),a=W(O(n.chat.length)),o=L(()=>n.say(`rail-${t.isReplay?`replay`:c(r).status}`,{table:c(r).id,turn:n.turn})),s=L(()=>n.link?.state??`connecting`),d=L(()=>n.chat.length-c(a));h(()=>{n.moment!==null&&S(()=>c(i))===`talk`&&V(i,null)});function f(){V(i,`talk`),V(a,n.chat.length,!0)}var p=ls(),g=z(p);er(g,{get where(){return c(r).title},get meta(){return c(o)},onmenu:()=>V(i,`menu`),extra:e=>{var t=ss(),r=z(t),a=e=>{var t=is(),r=U(t,!0);w(e=>u(r,e),[()=>n.say(`spectators`,{count:n.scene.spectators})]),J(e,t)};m(r,e=>{n.scene.spectators>0&&e(a)});var o=P(r,2),p=U(o,!0),h=P(o,2),g=G(h);I(g,{name:`i-book`,class:`ic`});var _=P(g,1,!0);R(h);var y=P(h,2),b=e=>{var t=os(),r=G(t);I(r,{name:`i-chat`,class:`ic`});var i=P(r,2),a=e=>{var t=as(),n=U(t,!0);w(()=>u(n,c(d))),J(e,t)};m(i,e=>{c(d)>0&&e(a)}),R(t),w(e=>q(t,`aria-label`,e),[()=>n.say(`log-and-chat`)]),l(`click`,t,f),J(e,t)};m(y,e=>{n.isPhone&&e(b)}),w((e,t)=>{v(o,1,`conn ${c(s)??``}`,`svelte-bpic0y`),q(o,`data-connection`,c(s)),u(p,e),u(_,t)},[()=>n.say(`connection-${c(s)}`),()=>n.say(`rules`)]),l(`click`,h,()=>V(i,`rules`)),J(e,t)},$$slots:{extra:!0}});var _=P(g,2),y=e=>{rs(e,{onclose:()=>V(i,null),onhelp:()=>{V(i,null),t.onhelp()},onrules:()=>V(i,`rules`)})},b=e=>{{let t=L(()=>n.say(`rules`));kn(e,{get title(){return c(t)},wide:!0,onclose:()=>V(i,null),children:(e,t)=>{oa(e,{get game(){return c(r).game},onclause:e=>n.openClause=e})},$$slots:{default:!0}})}},x=e=>{{let t=L(()=>n.say(`log-and-chat`));kn(e,{get title(){return c(t)},onclose:()=>V(i,null),children:(e,t)=>{var n=cs(),r=G(n);Zo(r,{}),Ko(P(r),{isPinned:!0}),R(n),J(e,n)},$$slots:{default:!0}})}};m(_,e=>{c(i)===`menu`?e(y):c(i)===`rules`?e(b,1):c(i)===`talk`&&e(x,2)}),J(e,p),K()}a([`click`]);var ds=b(`<button class="btn ghost svelte-1bn96s7"><!><span class="aside svelte-1bn96s7"> </span></button>`),fs=b(`<button data-lit=""><span class="text svelte-1bn96s7"> </span></button>`),ps=b(`<button class="clause svelte-1bn96s7"> </button>`),ms=b(`<small class="hint svelte-1bn96s7"><b class="svelte-1bn96s7"> </b> </small>`),hs=b(`<small><!></small>`),gs=b(`<div class="choices svelte-1bn96s7" data-keys=""><!></div>`),_s=b(`<button class="btn ghost svelte-1bn96s7" data-hint=""><!><span class="aside svelte-1bn96s7"> </span></button>`),vs=b(`<button class="btn ghost svelte-1bn96s7"><!> <kbd class="svelte-1bn96s7">Esc</kbd></button>`),ys=b(`<!> <!>`,1),bs=b(`<button class="btn go svelte-1bn96s7" data-confirm=""> <kbd class="svelte-1bn96s7">Enter</kbd></button>`),xs=b(`<div data-bar="mine"><!> <div class="say svelte-1bn96s7"><span role="status"> </span> <!> <!></div> <!> <div class="do svelte-1bn96s7"><!> <!> <!> <!> <!></div></div>`),Ss=b(`<time class="num svelte-1bn96s7"> </time>`),Cs=b(`<button class="btn go svelte-1bn96s7"> </button>`),ws=b(`<div class="bar sheet waiting svelte-1bn96s7" data-bar="waiting"><!> <p class="say svelte-1bn96s7" role="status"> </p> <!> <div class="do svelte-1bn96s7"><!></div></div>`);function Ts(e,n){j(n,!0);let i=(e,t=te,n=te,r=te,i=te)=>{var a=ds(),s=G(a);I(s,{get name(){return r()}});var c=U(P(s),!0);R(a),w(()=>{q(a,`data-undo`,n()?`turn`:`act`),q(a,`title`,t()?i():void 0),q(a,`aria-disabled`,!t()),u(c,i())}),l(`click`,a,e=>t()?o.undo(n()):T(e,!1)),H(`mouseenter`,a,e=>T(e,t())),H(`focus`,a,e=>T(e,t())),H(`mouseleave`,a,e=>o.explained(e.currentTarget)),H(`blur`,a,e=>o.explained(e.currentTarget)),J(e,a)},a=e=>{var n=t();F(z(n),17,()=>c(g),e=>ae(e).join(),(e,t)=>{var n=fs();let i;var a=U(G(n),!0);R(n),w((e,r,o)=>{i=v(n,1,e,`svelte-1bn96s7`,i,{"is-hinted":r}),q(n,`data-moves`,o),u(a,c(t).text)},[()=>r([`btn`,C(c(t))?`go`:`ghost`]),()=>o.isHinted(c(t)),()=>ae(c(t)).join()]),l(`click`,n,()=>o.offer(c(t))),J(e,n)}),J(e,n)},o=B(),s=L(()=>o.scene),d=L(()=>o.isMine),f=L(()=>c(s).table.status===`over`),h=L(()=>o.nextMoves.filter(e=>!o.module.placed(e))),g=L(()=>o.pickedMoves.length>0?o.pickedMoves:o.armed?[]:c(h)),_=L(()=>c(g).length>4),y=L(()=>Math.max(0,or()+o.skew-(o.lines.at(-1)?.at??c(s).at))),b=L(()=>o.module.BarDetail),x=L(()=>o.module.BarActions),S=L(()=>c(d)&&Y.hints&&c(s).table.hints);function C(e){let t=o.nextMoves.length===1;return o.pickedMoves.length===0&&(t||o.module.commits?.(e)===!0)}function T(e,t){!t&&c(s).undo.why&&o.explainText(e.currentTarget,c(s).undo.why)}var E=t(),D=z(E),O=e=>{var n=xs();let r;var d=G(n);I(d,{name:`sema-clear`,class:`sig`});var f=P(d,2),h=G(f),y=U(h,!0),C=P(h,2),T=e=>{var t=ps(),n=U(t,!0);w(e=>{q(t,`data-rule`,o.clause),q(t,`title`,e),u(n,o.clause)},[()=>o.say(`clause`,{number:o.clause})]),l(`click`,t,()=>o.openClause=o.clause),J(e,t)};m(C,e=>{o.clause&&e(T)});var E=P(C,2),D=e=>{var t=ms(),n=G(t),r=U(n),i=P(n);R(t),w(()=>{u(r,`${o.hint.text??``}.`),u(i,` ${o.hint.reason??``}`)}),J(e,t)},O=e=>{var t=hs();p(G(t),()=>c(b),(e,t)=>{t(e,{})}),R(t),J(e,t)};m(E,e=>{o.hint?e(D):c(b)&&e(O,1)}),R(f);var k=P(f,2),A=e=>{var t=gs();a(G(t)),R(t),J(e,t)};m(k,e=>{c(_)&&e(A)});var j=P(k,2),M=G(j),N=e=>{var n=t();p(z(n),()=>c(x),(e,t)=>{t(e,{})}),J(e,n)};m(M,e=>{c(x)&&e(N)});var ee=P(M,2),te=e=>{a(e)};m(ee,e=>{c(_)||e(te)});var ne=P(ee,2),F=e=>{var t=_s(),n=G(t);I(n,{name:`i-star`});var r=U(P(n),!0);R(t),w((e,n)=>{q(t,`title`,e),u(r,n)},[()=>o.say(`hint`),()=>o.say(`hint`)]),l(`click`,t,()=>o.askHint()),J(e,t)};m(ne,e=>{c(S)&&e(F)});var re=P(ne,2),ie=e=>{var t=vs(),n=G(t);I(n,{name:`i-x`});var r=P(n,1,!0);oe(),R(t),w(e=>u(r,e),[()=>o.say(`put-back`)]),l(`click`,t,()=>o.putBack()),J(e,t)},ae=e=>{var t=ys(),n=z(t);{let e=L(()=>o.say(`undo`));i(n,()=>c(s).undo.act,()=>!1,()=>`i-undo`,()=>c(e))}var r=P(n,2),a=e=>{{let t=L(()=>o.say(`start-over`));i(e,()=>!0,()=>!0,()=>`i-reset`,()=>c(t))}};m(r,e=>{c(s).undo.turn&&e(a)}),J(e,t)};m(re,e=>{o.armed||o.pickedMoves.length>0||o.attempt?e(ie):e(ae,-1)});var B=P(re,2),V=e=>{var t=bs(),n=G(t,!0);oe(),R(t),w(e=>u(n,e),[()=>o.say(`confirm-move`)]),l(`click`,t,()=>o.confirm()),J(e,t)};m(B,e=>{o.armed&&e(V)}),R(j),R(n),w(()=>{r=v(n,1,`bar enamel svelte-1bn96s7`,null,r,{many:c(_),crowded:c(g).length>1}),q(n,`data-picked`,o.pickedMoves.length>0?``:void 0),u(y,o.armed?o.armed.text:o.question),q(j,`data-keys`,c(_)?void 0:``)}),J(e,n)},k=e=>{var t=ws(),r=G(t);{let e=L(()=>c(f)?`sema-clear`:`sema-stop`);I(r,{get name(){return c(e)},class:`sig`})}var a=P(r,2),d=U(a,!0),p=P(a,2),h=e=>{var t=Ss(),n=U(t,!0);w(e=>u(n,e),[()=>cr(c(y))]),J(e,t)};m(p,e=>{!c(f)&&c(y)>5&&e(h)});var g=P(p,2),_=G(g),v=e=>{var t=Cs(),r=U(t,!0);w(e=>u(r,e),[()=>o.say(`show-results`)]),l(`click`,t,function(...e){n.onresults?.apply(this,e)}),J(e,t)},b=e=>{{let t=L(()=>o.say(`undo`));i(e,()=>!0,()=>!1,()=>`i-undo`,()=>c(t))}};m(_,e=>{c(f)?e(v):o.isPlayer&&c(s).undo.act&&e(b,1)}),R(g),R(t),w(()=>u(d,c(f)?c(s).ending?.text??c(s).question:c(s).question)),J(e,t)};m(D,e=>{c(d)?e(O):e(k,-1)}),J(e,E),K()}a([`click`]);var Es=b(`<p class="vh" aria-live="polite"> </p>`);function Ds(e,t){j(t,!0);let n=B(),r=L(()=>n.lastLines.filter(e=>e.kind!==ua));var i=Es(),a=U(i,!0);w(e=>u(a,e),[()=>c(r).map(e=>e.text).join(` `)]),J(e,i),K()}var Os=b(`<div class="middle svelte-m8uwa4"><!></div>`);function ks(e,n){j(n,!0);let r=B(),i=L(()=>r.module.Card);var a=t(),o=z(a),s=e=>{{let t=L(()=>r.say(`card`));kn(e,{get title(){return c(t)},onclose:()=>r.enlarge(null),children:(e,t)=>{var n=Os();p(G(n),()=>c(i),(e,t)=>{t(e,{get card(){return r.enlarged},big:!0})}),R(n),J(e,n)},$$slots:{default:!0}})}};m(o,e=>{r.enlarged!==null&&e(s)}),J(e,a),K()}var As=b(`<small class="svelte-g7tmpt"> </small>`),js=b(`<div class="bar sheet past-bar svelte-g7tmpt" data-bar="past"><!> <p class="say svelte-g7tmpt" role="status"> <!></p> <div class="do"><button class="btn ghost"><span aria-hidden="true">←</span></button> <button class="btn ghost"><span aria-hidden="true">→</span></button> <button class="btn go"> </button></div></div>`);function Ms(e,t){j(t,!0);let n=B(),r=L(()=>n.plyShown),i=L(()=>n.scene.ply);var a=js(),o=G(a);I(o,{name:`i-clock`,class:`ic`});var s=P(o,2),d=G(s),f=P(d),p=e=>{var t=As(),r=U(t,!0);w(e=>u(r,e),[()=>n.say(`past-your-turn`)]),J(e,t)};m(f,e=>{n.isMine&&e(p)}),R(s);var h=P(s,2),g=G(h),_=P(g,2),v=P(_,2),y=U(v,!0);R(h),R(a),w((e,t,n,a)=>{u(d,`${e??``} `),g.disabled=c(r)<=0,q(g,`aria-label`,t),_.disabled=c(r)>=c(i),q(_,`aria-label`,n),u(y,a)},[()=>n.say(`past`,{ply:c(r),last:c(i)}),()=>n.say(`step-back`),()=>n.say(`step-on`),()=>n.say(`back-to-now`)]),l(`click`,g,()=>n.look(c(r)-1)),l(`click`,_,()=>n.look(c(r)+1)),l(`click`,v,()=>n.backToNow()),J(e,a),K()}a([`click`]);var Ns=b(`<span class="bot svelte-awhnpt"><!><span class="vh"> </span></span>`),Ps=b(`<span class="turn svelte-awhnpt"><!><span class="vh"> </span></span>`),Fs=b(`<button class="mini svelte-awhnpt"><!><span class="svelte-awhnpt"> </span></button>`),Is=b(`<button class="mini gone svelte-awhnpt"><!><span class="svelte-awhnpt"> </span></button>`),Ls=b(`<span class="label away svelte-awhnpt"> </span>`),Rs=b(`<span class="label svelte-awhnpt"> </span>`),zs=b(`<time> </time>`),Bs=b(`<header class="seat-head svelte-awhnpt"><!> <h2 class="svelte-awhnpt"><span class="who svelte-awhnpt"> </span> <!></h2> <!> <span class="end svelte-awhnpt"><!> <!></span></header>`);function Vs(e,t){j(t,!0);let n=B(),r=L(()=>n.people[t.seat]),i=L(()=>n.view.seat===t.seat),a=L(()=>n.scene?sr(n.scene,t.seat,n.skew):null),o=L(()=>!n.isReplay&&c(r).kind===`person`&&!c(r).is_here&&!c(r).is_stood_in),s=L(()=>c(o)&&!c(r).is_you&&n.isPlayer&&n.scene?.table.status===`playing`);var d=Bs(),f=G(d);ir(f,{get seat(){return t.seat}});var p=P(f,2),h=G(p),g=U(h,!0),_=P(h,2),y=e=>{var t=Ns(),r=G(t);I(r,{name:`i-bot`});var i=U(P(r),!0);R(t),w((e,n)=>{q(t,`title`,e),u(i,n)},[()=>n.say(`seat-bot`),()=>n.say(`seat-bot`)]),J(e,t)};m(_,e=>{(c(r).kind===`bot`||c(r).is_stood_in)&&e(y)}),R(p);var b=P(p,2),x=e=>{var t=Ps(),r=G(t);I(r,{name:`sema-clear`,class:`sg`});var i=U(P(r),!0);R(t),w(e=>u(i,e),[()=>n.say(`seat-deciding`)]),J(e,t)};m(b,e=>{c(i)&&e(x)});var S=P(b,2),C=G(S),T=e=>{var r=Fs(),i=G(r);I(i,{name:`i-person`});var a=U(P(i),!0);R(r),w(e=>u(a,e),[()=>n.say(`seat-take-back`)]),l(`click`,r,()=>n.tell({t:`stand_in`,seat:t.seat,on:!1})),J(e,r)},E=e=>{var r=Is(),i=G(r);I(i,{name:`i-bot`});var a=U(P(i),!0);R(r),w((e,t)=>{q(r,`title`,e),u(a,t)},[()=>n.say(`seat-away`),()=>n.say(`seat-stand-in`)]),l(`click`,r,()=>n.tell({t:`stand_in`,seat:t.seat,on:!0})),J(e,r)},D=e=>{var t=Ls(),r=U(t,!0);w(e=>u(r,e),[()=>n.say(`seat-away`)]),J(e,t)},O=e=>{var t=Rs(),i=U(t,!0);w(e=>u(i,e),[()=>n.say(`level-${c(r).level}`)]),J(e,t)};m(C,e=>{c(r).is_stood_in&&c(r).is_you?e(T):c(s)?e(E,1):c(o)?e(D,2):c(r).level&&e(O,3)});var k=P(C,2),A=e=>{var t=zs();let n;var r=U(t,!0);w(e=>{n=v(t,1,`num svelte-awhnpt`,null,n,{short:c(a)<20}),u(r,e)},[()=>cr(c(a))]),J(e,t)};m(k,e=>{c(a)!==null&&e(A)}),R(S),R(d),w(e=>{q(h,`title`,c(r).name),u(g,e)},[()=>c(r).is_you&&n.home===t.seat?n.say(`you`):c(r).name]),J(e,d),K()}a([`click`]);var Hs=b(`<section><!> <!></section>`),Us=b(`<aside class="seats svelte-a590k0" tabindex="0"></aside>`);function Ws(e,t){j(t,!0);let n=B(),r=L(()=>{let e=n.people.map(e=>e.seat),t=n.home;return t===null?e:[...e.slice(t+1),...e.slice(0,t+1)]});var i=Us();F(i,20,()=>c(r),e=>e,(e,t)=>{let r=L(()=>n.module.SeatPanel);var i=Hs();let a;var o=G(i);Vs(o,{get seat(){return t}}),p(P(o,2),()=>c(r),(e,n)=>{n(e,{get seat(){return t}})}),R(i),w(()=>{a=v(i,1,`seat sheet o${t+1}`,`svelte-a590k0`,a,{me:t===n.home,on:t===n.view.seat}),q(i,`data-at`,`seat:${t??``}`)}),J(e,i)}),R(i),w(e=>q(i,`aria-label`,e),[()=>n.say(`seats`)]),J(e,i),K()}var Gs=b(`<aside class="side svelte-10dmedb"><!> <section class="logp sheet svelte-10dmedb"><h3 class="svelte-10dmedb"> <span class="label"> </span></h3> <!> <!></section></aside>`);function Ks(e,n){j(n,!0);let r=B(),i=L(()=>r.module.Side),a=W(!1);var o=Gs(),s=G(o),l=e=>{var n=t();p(z(n),()=>c(i),(e,t)=>{t(e,{})}),J(e,n)};m(s,e=>{c(i)&&!r.isPhone&&e(l)});var d=P(s,2),f=G(d),h=G(f),g=U(P(h),!0);R(f);var _=P(f,2);Zo(_,{}),Ko(P(_,2),{get isOpen(){return c(a)},set isOpen(e){V(a,e,!0)}}),R(d),R(o),w((e,t,n)=>{q(o,`aria-label`,e),u(h,`${t??``} `),u(g,n)},[()=>r.say(`log`),()=>r.say(`log`),()=>r.say(`turn-number`,{turn:r.turn})]),J(e,o),K()}var qs=b(`<button class="clause svelte-jlkwpm"> </button> `,1),Js=b(`<div><span role="status"> </span> <!></div>`);function Ys(e,n){j(n,!0);let r=B(),i=L(()=>r.explanation?.text?r.explanation:null),a=L(()=>c(i)?.clauses??[]),o=L(()=>c(i)?.text?.replace(` (${c(a).join(`, `)})`,``)),s=L(()=>{if(!c(i))return null;let e=c(i).place.getBoundingClientRect(),t=Math.max(8,Math.min(e.left+e.width/2-28,innerWidth-240-8)),n=e.top<120;return{left:t,isBelow:n,y:n?e.bottom+10:innerHeight-e.top+10}});var d=t(),f=z(d),p=e=>{var t=Js();let n;var d=G(t),f=U(d,!0);F(P(d,2),16,()=>c(a),e=>e,(e,t)=>{var n=qs(),i=z(n),a=U(i,!0),o=P(i,1,!0);o.nodeValue=` `,w(()=>u(a,t)),l(`click`,i,()=>r.openClause=t),J(e,n)}),R(t),w(()=>{n=v(t,1,`why svelte-jlkwpm`,null,n,{below:c(s).isBelow}),ue(t,`left:${c(s).left??``}px;${c(s).isBelow?`top`:`bottom`}:${c(s).y??``}px`),u(f,c(o))}),H(`mouseenter`,t,()=>r.keepExplanation()),H(`mouseleave`,t,()=>r.explained(c(i).place)),J(e,t)};m(f,e=>{c(i)&&c(s)&&e(p)}),J(e,d),K()}a([`click`]);var Xs=b(`<div><!> <!> <main><!> <!></main> <section class="play svelte-1cmkhax"><!> <div class="hand-place"><!></div></section> <!> <!></div> <!> <!>`,1);function Zs(e,n){j(n,!0);let r=B(),i=L(()=>r.module),a=L(()=>c(i).seats===`left`||r.isPhone),o;h(()=>{let e=0,t=r.pickedMoves.length>0,n=()=>{cancelAnimationFrame(e),e=requestAnimationFrame(()=>Do(o,t))};n();let i=new MutationObserver(n);return i.observe(o,{subtree:!0,childList:!0,attributes:!0,attributeFilter:[`data-lit`]}),()=>{i.disconnect(),cancelAnimationFrame(e)}});var s=Xs(),l=z(s),u=G(l);re(u,()=>n.top);var d=P(u,2),f=e=>{Ws(e,{})};m(d,e=>{c(a)&&e(f)});var g=P(d,2);let _;var y=G(g);p(y,()=>c(i).Board,(e,t)=>{t(e,{})});var b=P(y,2),x=e=>{var n=t();p(z(n),()=>c(i).Side,(e,t)=>{t(e,{})}),J(e,n)};m(b,e=>{r.isPhone&&c(i).Side&&e(x)}),R(g);var S=P(g,2),C=G(S),T=e=>{var r=t();re(z(r),()=>n.below),J(e,r)},E=e=>{Ms(e,{})},D=e=>{Ts(e,{get onresults(){return n.onresults}})};m(C,e=>{n.below?e(T):r.moment===null?e(D,-1):e(E,1)});var O=P(C,2);p(G(O),()=>c(i).Hand,(e,t)=>{t(e,{})}),R(O),R(S);var k=P(S,2),A=e=>{Ks(e,{})};m(k,e=>{r.isPhone||e(A)}),Ds(P(k,2),{}),R(l),ie(l,e=>o=e,()=>o);var M=P(l,2);Ys(M,{}),ks(P(M,2),{}),w((e,t)=>{v(l,1,`table seats-${c(i).seats??``}`,`svelte-1cmkhax`),q(l,`data-act`,r.scene?.act),q(l,`data-tried`,e),_=v(g,1,`board svelte-1cmkhax`,null,_,{past:r.moment!==null&&!n.below}),q(S,`aria-label`,t)},[()=>r.attempt?.codes.join(),()=>r.say(`play-area`)]),J(e,s),K()}var Qs=b(`<input maxlength="40" class="svelte-4sqm5a"/>`),$s=b(`<b class="svelte-4sqm5a"> </b>`),ec=b(`<button class="lnk"><!> </button>`),tc=b(`<button class="lnk"> </button>`),nc=b(`<span> </span>`),rc=b(`<li class="svelte-4sqm5a"><!> <span class="sn svelte-4sqm5a"><!> <small class="svelte-4sqm5a"> </small></span> <span class="acts svelte-4sqm5a"><!> <!></span></li>`),ic=b(`<button class="btn go svelte-4sqm5a"> </button> <span class="label"> </span>`,1),ac=b(`<p role="status"> </p>`),oc=b(`<div class="talk svelte-4sqm5a"><!></div>`),sc=b(`<!> <main class="svelte-4sqm5a"><div class="poster svelte-4sqm5a"><!></div> <section class="sheet svelte-4sqm5a"><h2 class="svelte-4sqm5a"> </h2> <ul></ul> <div class="start svelte-4sqm5a"><!></div> <!> <!></section></main>`,1);function cc(e,t){j(t,!0);let n=B(),r=L(()=>n.scene.table),i=L(()=>n.welcome?.is_host??!1),a=L(()=>n.welcome?.watch_token??null),o=L(()=>n.module.Poster),s=L(()=>n.people.some(e=>e.kind===`open`));function d(e,t){X(`name`,t),n.tell({t:`rename`,seat:e,name:t})}function f(e,t){n.tell({t:`set_seat`,seat:e.seat,kind:t,level:e.level??`greedy`})}var h=sc(),g=z(h);re(g,()=>t.top);var _=P(g,2),y=G(_);p(G(y),()=>c(o),(e,t)=>{t(e,{})}),R(y);var b=P(y,2),x=G(b),S=U(x,!0),C=P(x,2);F(C,21,()=>n.people,e=>e.seat,(e,t)=>{var a=rc(),o=G(a);ir(o,{get seat(){return c(t).seat}});var s=P(o,2),p=G(s),h=e=>{var r=Qs();le(r),w(e=>{k(r,c(t).name),q(r,`aria-label`,e)},[()=>n.say(`your-name`)]),l(`change`,r,e=>d(c(t).seat,e.currentTarget.value.trim())),J(e,r)},g=e=>{var n=$s(),r=U(n,!0);w(()=>u(r,c(t).name)),J(e,n)};m(p,e=>{c(t).is_you?e(h):e(g,-1)});var _=U(P(p,2),!0);R(s);var y=P(s,2),b=G(y),x=e=>{{let i=L(()=>n.say(`link-seat`,{number:c(t).seat+1})),a=L(()=>En(c(r).id,c(t).token));Pa(e,{small:!0,get label(){return c(i)},get link(){return c(a)}})}};m(b,e=>{c(t).token&&e(x)});var S=P(b,2),C=e=>{var r=ec(),i=G(r);I(i,{name:`i-bot`});var a=P(i,1,!0);R(r),w(e=>u(a,e),[()=>n.say(`make-bot`)]),l(`click`,r,()=>f(c(t),`bot`)),J(e,r)},T=e=>{var r=tc(),i=U(r,!0);w(e=>u(i,e),[()=>n.say(`make-open`)]),l(`click`,r,()=>f(c(t),`open`)),J(e,r)},E=e=>{var r=nc();let i;var a=U(r,!0);w(e=>{i=v(r,1,`conn svelte-4sqm5a`,null,i,{gone:!c(t).is_here}),u(a,e)},[()=>n.say(c(t).is_here?`here`:`seat-away`)]),J(e,r)};m(S,e=>{c(i)&&c(t).kind===`open`?e(C):c(i)&&c(t).kind===`bot`?e(T,1):c(t).kind===`person`&&e(E,2)}),R(y),R(a),w(e=>u(_,e),[()=>n.say(`waiting-${c(t).is_you?`you`:c(t).kind}`)]),J(e,a)}),R(C);var T=P(C,2),E=G(T),D=e=>{var t=ic(),i=z(t),a=U(i,!0),o=U(P(i,2),!0);w((e,t)=>{u(a,e),u(o,t)},[()=>n.say(`start-game`,{game:c(r).title}),()=>c(s)?n.say(`start-open-seats`):``]),l(`click`,i,()=>n.tell({t:`start`})),J(e,t)},O=e=>{var t=ac(),r=U(t,!0);w(e=>u(r,e),[()=>n.say(`waiting-for-host`)]),J(e,t)};m(E,e=>{c(i)?e(D):e(O,-1)}),R(T);var A=P(T,2),M=e=>{{let t=L(()=>n.say(`link-watch`)),i=L(()=>En(c(r).id,c(a)));Pa(e,{get label(){return c(t)},get link(){return c(i)}})}};m(A,e=>{c(a)&&e(M)});var N=P(A,2),ee=e=>{var t=oc();Ko(G(t),{isPinned:!0}),R(t),J(e,t)};m(N,e=>{Y.chat&&e(ee)}),R(b),R(_),w(e=>u(S,e),[()=>n.say(`waiting-title`,{game:c(r).title})]),J(e,h),K()}a([`change`,`click`]);var lc=e=>{Lo(e,{})},uc=b(`<p class="wait svelte-1d129o7" role="status"> </p>`),dc=b(`<!> <!>`,1),fc=b(`<!> <!> <!> <!>`,1);function pc(e,t){j(t,!0);let n=e=>{us(e,{get isReplay(){return t.isReplay},onhelp:()=>V(a,!0)})},r=new fa;r.isReplay=S(()=>t.isReplay),D(r),Un(r);let i=W(!1),a=W(!1),o={tokens:[],claims:{}},s=L(()=>r.scene?.table.status),l=L(()=>r.scene?.table.game),d=L(()=>c(s)===`over`&&!t.isReplay&&!c(i)&&r.moment===null);h(()=>la(r)),h(()=>{Tn(t.table);let e=new vi(()=>(o=Cn(t.table),{t:`hello`,table:t.table,...o,lang:Y.lang,name:Y.name}),r);r.link=e;let n=()=>document.hidden||e.hurry();return addEventListener(`online`,n),document.addEventListener(`visibilitychange`,n),()=>{removeEventListener(`online`,n),document.removeEventListener(`visibilitychange`,n),e.shut()}}),h(()=>{r.welcome&&wn(t.table,o,r.welcome.tokens)});let f=null;h(()=>{let e=Y.lang;f!==null&&f!==e&&r.link?.ask({t:`language`,lang:e}),f=e}),h(()=>{let[e,t]=[c(l),Y.lang];if(e===void 0)return;let n=!0;return Yt(()=>Promise.all([Ni(e),Xt.catalogue(e,t)]),()=>n).then(e=>{e&&n&&([r.module,r.catalogue]=e)}),()=>{n=!1}});var p=fc(),g=z(p),_=e=>{ga(e,{get text(){return r.closed}})},v=e=>{var t=uc(),n=U(t,!0);w(e=>u(n,e),[()=>Q(r.link?.state===`lost`?`connection-lost`:`connection-connecting`)]),J(e,t)},y=e=>{cc(e,{get top(){return n}})},b=e=>{va(e,{})},x=e=>{yo(e,{get top(){return n},onboard:()=>V(i,!0)})},C=e=>{var r=dc(),a=z(r);{let e=L(()=>t.isReplay&&c(s)===`over`?lc:void 0);Zs(a,{get top(){return n},get below(){return c(e)},onresults:()=>V(i,!1)})}To(P(a,2),{}),J(e,r)};m(g,e=>{r.closed===null?!r.scene||!r.module||!r.catalogue?e(v,1):c(s)===`gathering`?e(y,2):r.isCovered?e(b,3):c(d)?e(x,4):e(C,-1):e(_)});var T=P(g,2);Mo(T,{get isHelpOpen(){return c(a)},set isHelpOpen(e){V(a,e,!0)}});var E=P(T,2);ma(E,{}),Fo(P(E,2),{}),J(e,p),K()}function mc(e,n){j(n,!0);let r=L($t);h(()=>{c(r),ln()});function i(e){document.documentElement.dataset.by=e.type===`keydown`?`keys`:`pointer`}var a=t();H(`keydown`,M,i),H(`pointerdown`,M,i);var o=z(a),s=e=>{Xi(e,{})},l=e=>{ca(e,{get game(){return c(r).game}})},u=e=>{var n=t();f(z(n),()=>c(r).table+c(r).at,e=>{{let t=L(()=>c(r).at===`replay`);pc(e,{get table(){return c(r).table},get isReplay(){return c(t)}})}}),J(e,n)};m(o,e=>{c(r).at===`lobby`?e(s):c(r).at===`rules`?e(l,1):e(u,-1)}),J(e,a),K()}ge(),s(mc,{target:document.getElementById(`app`)});export{Q as a,$ as i,ir as n,pe as o,nr as r,me as s,Vs as t};