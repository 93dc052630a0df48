const __vite__mapDeps=(i,m=__vite__mapDeps,d=(m.f||(m.f=["assets/continental_express-CfykIMn3.js","assets/context-EHf-JoAi.js","assets/PosterFrame-B8mbrqE9.js","assets/PosterFrame-Se96rs_r.css","assets/Tabs-TfKqnE-j.js","assets/Tabs-BDv2nkYQ.css","assets/continental_express-Ber9QZfm.css","assets/great_lakes-DHxKdapH.js","assets/Copies-DoFrqnCc.js","assets/printed-BqLhZ7W4.js","assets/Copies-Dl2oiGxw.css","assets/OpenCards-D11T3YzO.js","assets/OpenCards-LdkBwLp3.css","assets/great_lakes-CXGI47Gl.css","assets/isle_of_trains-B35QDmei.js","assets/Fan-dmKaDyxs.js","assets/Fan-D1JzbId3.css","assets/breakable-DrVugP6J.js","assets/isle_of_trains-CKqRKbjt.css","assets/ticket_cards-C-TMyfzC.js","assets/ticket_cards-DupbF4S5.css","assets/traffic-KxgNdyyN.js","assets/traffic-B1IZLS9n.css"])))=>i.map(i=>d[i]);
import{$ as e,A as t,B as n,D as r,E as i,F as a,G as o,H as s,I as c,J as l,K as u,L as d,M as f,N as p,O as m,P as h,Q as g,R as _,S as v,T as y,U as b,V as x,W as S,X as C,Z as w,_ as T,a as E,at as D,b as O,c as k,ct as A,d as j,et as M,ft as N,g as P,h as F,i as I,j as L,k as ee,lt as te,m as R,n as z,nt as B,ot as V,p as ne,pt as re,q as H,rt as U,st as W,t as ie,tt as ae,u as oe,ut as G,v as se,w as K,x as q,y as ce,z as le}from"./context-EHf-JoAi.js";(function(){let e=document.createElement(`link`).relList;if(e&&e.supports&&e.supports(`modulepreload`))return;for(let e of document.querySelectorAll(`link[rel="modulepreload"]`))n(e);new MutationObserver(e=>{for(let t of e)if(t.type===`childList`)for(let e of t.addedNodes)e.tagName===`LINK`&&e.rel===`modulepreload`&&n(e)}).observe(document,{childList:!0,subtree:!0});function t(e){let t={};return e.integrity&&(t.integrity=e.integrity),e.referrerPolicy&&(t.referrerPolicy=e.referrerPolicy),e.crossOrigin===`use-credentials`?t.credentials=`include`:e.crossOrigin===`anonymous`?t.credentials=`omit`:t.credentials=`same-origin`,t}function n(e){if(e.ep)return;e.ep=!0;let n=t(e);fetch(e.href,n)}})();var ue=new Map;function de(e,t){try{let n=ue.get(e)??localStorage.getItem(`roundhouse.${e}`);return n===null?t:JSON.parse(n)}catch{return t}}function fe(e,t){let n=JSON.stringify(t);try{localStorage.setItem(`roundhouse.${e}`,n),ue.delete(e)}catch{ue.set(e,n)}}function pe(){for(let e of navigator.languages??[]){let t=e.slice(0,2).toLowerCase();if(t===`en`||t===`uk`||t===`ru`)return t}return`en`}var J=ae({lang:pe(),theme:`system`,motion:`normal`,confirm:`game`,sound:!0,chat:!0,hints:!0,notify:!1,name:``,...de(`settings`,{})});function Y(e,t){J[e]=t,fe(`settings`,A(J)),me()}function me(){let e=document.documentElement;e.lang=J.lang,J.theme===`system`?delete e.dataset.theme:e.dataset.theme=J.theme,e.style.setProperty(`--speed`,String(he()))}function he(){return J.motion===`off`||matchMedia(`(prefers-reduced-motion: reduce)`).matches?0:J.motion===`fast`?.45:1}var ge=`# Everything the shell of the browser table says.  The same names in every language.

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
`,_e=`# Everything the shell of the browser table says.  The same names in every language.

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
`,ve=`# Everything the shell of the browser table says.  The same names in every language.

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
`,ye=`# What the board of Continental Express says.

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
`,be=`# What the board of Continental Express says.

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
`,xe=`# What the board of Continental Express says.

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
`,Se=`# What the board of Great Lakes says.

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
`,Ce=`# What the board of Great Lakes says.

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
`,we=`# What the board of Great Lakes says.

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
`,Pe=class{constructor(e){this.value=e}valueOf(){return this.value}},X=class extends Pe{constructor(e=`???`){super(e)}toString(e){return`{${this.value}}`}},Fe=class extends Pe{constructor(e,t={}){super(e),this.opts=t}toString(e){if(e)try{return e.memoizeIntlObject(Intl.NumberFormat,this.opts).format(this.value)}catch(t){e.reportError(t)}return this.value.toString(10)}},Ie=class e extends Pe{static supportsValue(t){if(typeof t==`number`||t instanceof Date)return!0;if(t instanceof Pe)return e.supportsValue(t.valueOf());if(`Temporal`in globalThis){let e=globalThis.Temporal;if(t instanceof e.Instant||t instanceof e.PlainDateTime||t instanceof e.PlainDate||t instanceof e.PlainMonthDay||t instanceof e.PlainTime||t instanceof e.PlainYearMonth)return!0}return!1}constructor(t,n={}){t instanceof e?(n={...t.opts,...n},t=t.value):t instanceof Pe&&(t=t.valueOf()),typeof t==`object`&&`calendarId`in t&&n.calendar===void 0&&(n={...n,calendar:t.calendarId}),super(t),this.opts=n}[Symbol.toPrimitive](e){return e===`string`?this.toString():this.toNumber()}toNumber(){let e=this.value;if(typeof e==`number`)return e;if(e instanceof Date)return e.getTime();if(`epochMilliseconds`in e)return e.epochMilliseconds;if(`toZonedDateTime`in e)return e.toZonedDateTime(`UTC`).epochMilliseconds;throw TypeError(`Unwrapping a non-number value as a number`)}toString(e){if(e)try{return e.memoizeIntlObject(Intl.DateTimeFormat,this.opts).format(this.value)}catch(t){e.reportError(t)}return typeof this.value==`number`||this.value instanceof Date?new Date(this.value).toISOString():this.value.toString()}},Le=100,Re=`⁨`,ze=`⁩`;function Be(e,t,n){return n===t||n instanceof Fe&&t instanceof Fe&&n.value===t.value||t instanceof Fe&&typeof n==`string`&&n===e.memoizeIntlObject(Intl.PluralRules,t.opts).select(t.value)}function Ve(e,t,n){return t[n]?Xe(e,t[n].value):(e.reportError(RangeError(`No default`)),new X)}function He(e,t){let n=[],r=Object.create(null);for(let i of t)i.type===`narg`?r[i.name]=Ue(e,i.value):n.push(Ue(e,i));return{positional:n,named:r}}function Ue(e,t){switch(t.type){case`str`:return t.value;case`num`:return new Fe(t.value,{minimumFractionDigits:t.precision});case`var`:return We(e,t);case`mesg`:return Ge(e,t);case`term`:return Ke(e,t);case`func`:return qe(e,t);case`select`:return Je(e,t);default:return new X}}function We(e,{name:t}){let n;if(e.params)if(Object.prototype.hasOwnProperty.call(e.params,t))n=e.params[t];else return new X(`$${t}`);else if(e.args&&Object.prototype.hasOwnProperty.call(e.args,t))n=e.args[t];else return e.reportError(ReferenceError(`Unknown variable: $${t}`)),new X(`$${t}`);if(n instanceof Pe)return n;switch(typeof n){case`string`:return n;case`number`:return new Fe(n);case`object`:if(Ie.supportsValue(n))return new Ie(n);default:return e.reportError(TypeError(`Variable type not supported: $${t}, ${typeof n}`)),new X(`$${t}`)}}function Ge(e,{name:t,attr:n}){let r=e.bundle._messages.get(t);if(!r)return e.reportError(ReferenceError(`Unknown message: ${t}`)),new X(t);if(n){let i=r.attributes[n];return i?Xe(e,i):(e.reportError(ReferenceError(`Unknown attribute: ${n}`)),new X(`${t}.${n}`))}return r.value?Xe(e,r.value):(e.reportError(ReferenceError(`No value: ${t}`)),new X(t))}function Ke(e,{name:t,attr:n,args:r}){let i=`-${t}`,a=e.bundle._terms.get(i);if(!a)return e.reportError(ReferenceError(`Unknown term: ${i}`)),new X(i);if(n){let t=a.attributes[n];if(t){e.params=He(e,r).named;let n=Xe(e,t);return e.params=null,n}return e.reportError(ReferenceError(`Unknown attribute: ${n}`)),new X(`${i}.${n}`)}e.params=He(e,r).named;let o=Xe(e,a.value);return e.params=null,o}function qe(e,{name:t,args:n}){let r=e.bundle._functions[t];if(!r)return e.reportError(ReferenceError(`Unknown function: ${t}()`)),new X(`${t}()`);if(typeof r!=`function`)return e.reportError(TypeError(`Function ${t}() is not callable`)),new X(`${t}()`);try{let t=He(e,n);return r(t.positional,t.named)}catch(n){return e.reportError(n),new X(`${t}()`)}}function Je(e,{selector:t,variants:n,star:r}){let i=Ue(e,t);if(i instanceof X)return Ve(e,n,r);for(let t of n)if(Be(e,i,Ue(e,t.key)))return Xe(e,t.value);return Ve(e,n,r)}function Ye(e,t){if(e.dirty.has(t))return e.reportError(RangeError(`Cyclic reference`)),new X;e.dirty.add(t);let n=[],r=e.bundle._useIsolating&&t.length>1;for(let i of t){if(typeof i==`string`){n.push(e.bundle._transform(i));continue}if(e.placeables++,e.placeables>Le)throw e.dirty.delete(t),RangeError(`Too many placeables expanded: ${e.placeables}, max allowed is ${Le}`);r&&n.push(Re),n.push(Ue(e,i).toString(e)),r&&n.push(ze)}return e.dirty.delete(t),n.join(``)}function Xe(e,t){return typeof t==`string`?e.bundle._transform(t):Ye(e,t)}var Ze=class{constructor(e,t,n){this.dirty=new WeakSet,this.params=null,this.placeables=0,this.bundle=e,this.errors=t,this.args=n}reportError(e){if(!this.errors||!(e instanceof Error))throw e;this.errors.push(e)}memoizeIntlObject(e,t){let n=this.bundle._intls.get(e);n||(n={},this.bundle._intls.set(e,n));let r=JSON.stringify(t);return n[r]||(n[r]=new e(this.bundle.locales,t)),n[r]}};function Qe(e,t){let n=Object.create(null);for(let[r,i]of Object.entries(e))t.includes(r)&&(n[r]=i.valueOf());return n}var $e=[`unitDisplay`,`currencyDisplay`,`useGrouping`,`minimumIntegerDigits`,`minimumFractionDigits`,`maximumFractionDigits`,`minimumSignificantDigits`,`maximumSignificantDigits`];function et(e,t){let n=e[0];if(n instanceof X)return new X(`NUMBER(${n.valueOf()})`);if(n instanceof Fe)return new Fe(n.valueOf(),{...n.opts,...Qe(t,$e)});if(n instanceof Ie)return new Fe(n.toNumber(),{...Qe(t,$e)});throw TypeError(`Invalid argument to NUMBER`)}var tt=[`dateStyle`,`timeStyle`,`fractionalSecondDigits`,`dayPeriod`,`hour12`,`weekday`,`era`,`year`,`month`,`day`,`hour`,`minute`,`second`,`timeZoneName`];function nt(e,t){let n=e[0];if(n instanceof X)return new X(`DATETIME(${n.valueOf()})`);if(n instanceof Ie||n instanceof Fe)return new Ie(n,Qe(t,tt));throw TypeError(`Invalid argument to DATETIME`)}var rt=new Map;function it(e){let t=Array.isArray(e)?e.join(` `):e,n=rt.get(t);return n===void 0&&(n=new Map,rt.set(t,n)),n}var at=class{constructor(e,{functions:t,useIsolating:n=!0,transform:r=e=>e}={}){this._terms=new Map,this._messages=new Map,this.locales=Array.isArray(e)?e:[e],this._functions={NUMBER:et,DATETIME:nt,...t},this._useIsolating=n,this._transform=r,this._intls=it(e)}hasMessage(e){return this._messages.has(e)}getMessage(e){return this._messages.get(e)}addResource(e,{allowOverrides:t=!1}={}){let n=[];for(let r=0;r<e.body.length;r++){let i=e.body[r];if(i.id.startsWith(`-`)){if(t===!1&&this._terms.has(i.id)){n.push(Error(`Attempt to override an existing term: "${i.id}"`));continue}this._terms.set(i.id,i)}else{if(t===!1&&this._messages.has(i.id)){n.push(Error(`Attempt to override an existing message: "${i.id}"`));continue}this._messages.set(i.id,i)}}return n}formatPattern(e,t=null,n=null){if(typeof e==`string`)return this._transform(e);let r=new Ze(this,n,t);try{return Ye(r,e).toString(r)}catch(e){if(r.errors&&e instanceof Error)return r.errors.push(e),new X().toString(r);throw e}}},ot=/^(-?[a-zA-Z][\w-]*) *= */gm,st=/\.([a-zA-Z][\w-]*) *= */y,ct=/\*?\[/y,lt=/(-?[0-9]+(?:\.([0-9]+))?)/y,ut=/([a-zA-Z][\w-]*)/y,dt=/([$-])?([a-zA-Z][\w-]*)(?:\.([a-zA-Z][\w-]*))?/y,ft=/^[A-Z][A-Z0-9_-]*$/,pt=/([^{}\n\r]+)/y,mt=/([^\\"\n\r]*)/y,ht=/\\([\\"])/y,gt=/\\u([a-fA-F0-9]{4})|\\U([a-fA-F0-9]{6})/y,_t=/^\n+/,vt=/ +$/,yt=/ *\r?\n/g,bt=/( *)$/,xt=/{\s*/y,St=/\s*}/y,Ct=/\[\s*/y,wt=/\s*] */y,Tt=/\s*\(\s*/y,Et=/\s*->\s*/y,Dt=/\s*:\s*/y,Ot=/\s*,?\s*/y,kt=/\s+/y,At=class{constructor(e){this.body=[],ot.lastIndex=0;let t=0;for(;;){let n=ot.exec(e);if(n===null)break;t=ot.lastIndex;try{this.body.push(s(n[1]))}catch(e){if(e instanceof SyntaxError)continue;throw e}}function n(n){return n.lastIndex=t,n.test(e)}function r(n,r){if(e[t]===n)return t++,!0;if(r)throw new r(`Expected ${n}`);return!1}function i(e,r){if(n(e))return t=e.lastIndex,!0;if(r)throw new r(`Expected ${e.toString()}`);return!1}function a(n){n.lastIndex=t;let r=n.exec(e);if(r===null)throw SyntaxError(`Expected ${n.toString()}`);return t=n.lastIndex,r}function o(e){return a(e)[1]}function s(e){let t=l(),n=c();if(t===null&&Object.keys(n).length===0)throw SyntaxError(`Expected message value or attributes`);return{id:e,value:t,attributes:n}}function c(){let e=Object.create(null);for(;n(st);){let t=o(st),n=l();if(n===null)throw SyntaxError(`Expected attribute value`);e[t]=n}return e}function l(){let r;if(n(pt)&&(r=o(pt)),e[t]===`{`||e[t]===`}`)return u(r?[r]:[],1/0);let i=x();return i?r?u([r,i],i.length):(i.value=S(i.value,_t),u([i],i.length)):r?S(r,vt):null}function u(r=[],i){for(;;){if(n(pt)){r.push(o(pt));continue}if(e[t]===`{`){r.push(d());continue}if(e[t]===`}`)throw SyntaxError(`Unbalanced closing brace`);let a=x();if(a){r.push(a),i=Math.min(i,a.length);continue}break}let a=r.length-1,s=r[a];typeof s==`string`&&(r[a]=S(s,vt));let c=[];for(let e of r)e instanceof jt&&(e=e.value.slice(0,e.value.length-i)),e&&c.push(e);return c}function d(){i(xt,SyntaxError);let e=f();if(i(St))return e;if(i(Et)){let t=h();return i(St,SyntaxError),{type:`select`,selector:e,...t}}throw SyntaxError(`Unclosed placeable`)}function f(){if(e[t]===`{`)return d();if(n(dt)){let[,e,t,n=null]=a(dt);if(e===`$`)return{type:`var`,name:t};if(i(Tt)){let r=p();if(e===`-`)return{type:`term`,name:t,attr:n,args:r};if(ft.test(t))return{type:`func`,name:t,args:r};throw SyntaxError(`Function names must be all upper-case`)}return e===`-`?{type:`term`,name:t,attr:n,args:[]}:{type:`mesg`,name:t,attr:n}}return _()}function p(){let n=[];for(;;){switch(e[t]){case`)`:return t++,n;case void 0:throw SyntaxError(`Unclosed argument list`)}n.push(m()),i(Ot)}}function m(){let e=f();return e.type===`mesg`&&i(Dt)?{type:`narg`,name:e.name,value:_()}:e}function h(){let e=[],t=0,i;for(;n(ct);){r(`*`)&&(i=t);let n=g(),a=l();if(a===null)throw SyntaxError(`Expected variant value`);e[t++]={key:n,value:a}}if(t===0)return null;if(i===void 0)throw SyntaxError(`Expected default variant`);return{variants:e,star:i}}function g(){i(Ct,SyntaxError);let e;return e=n(lt)?v():{type:`str`,value:o(ut)},i(wt,SyntaxError),e}function _(){if(n(lt))return v();if(e[t]===`"`)return y();throw SyntaxError(`Invalid expression`)}function v(){let[,e,t=``]=a(lt),n=t.length;return{type:`num`,value:parseFloat(e),precision:n}}function y(){r(`"`,SyntaxError);let n=``;for(;;){if(n+=o(mt),e[t]===`\\`){n+=b();continue}if(r(`"`))return{type:`str`,value:n};throw SyntaxError(`Unclosed string literal`)}}function b(){if(n(ht))return o(ht);if(n(gt)){let[,e,t]=a(gt),n=parseInt(e||t,16);return n<=55295||57344<=n?String.fromCodePoint(n):`�`}throw SyntaxError(`Unknown escape sequence`)}function x(){let n=t;switch(i(kt),e[t]){case`.`:case`[`:case`*`:case`}`:case void 0:return!1;case`{`:return C(e.slice(n,t))}return e[t-1]===` `?C(e.slice(n,t)):!1}function S(e,t){return e.replace(t,``)}function C(e){let t=e.replace(yt,`
`),n=bt.exec(e)[1].length;return new jt(t,n)}}},jt=class{constructor(e,t){this.value=e,this.length=t}},Mt=Object.assign({"../words/en.ftl":ge,"../words/ru.ftl":_e,"../words/uk.ftl":ve}),Nt=Object.assign({"../games/continental_express/words/en.ftl":ye,"../games/continental_express/words/ru.ftl":be,"../games/continental_express/words/uk.ftl":xe,"../games/great_lakes/words/en.ftl":Se,"../games/great_lakes/words/ru.ftl":Ce,"../games/great_lakes/words/uk.ftl":we,"../games/isle_of_trains/words/en.ftl":Te,"../games/isle_of_trains/words/ru.ftl":Ee,"../games/isle_of_trains/words/uk.ftl":De,"../games/ticket_cards/words/en.ftl":Oe,"../games/ticket_cards/words/ru.ftl":ke,"../games/ticket_cards/words/uk.ftl":Ae,"../games/traffic/words/en.ftl":je,"../games/traffic/words/ru.ftl":Me,"../games/traffic/words/uk.ftl":Ne}),Pt=new Map;function Ft(e,t,n){let r=`${e}${n}`;if(!Pt.has(r)){let i=RegExp(`^${e.replaceAll(`.`,`\\.`)}([a-z_]+\\.)?${n}\\.ftl$`),a=Object.keys(t).filter(e=>i.test(e)),o=a.length===0?null:new at(n,{useIsolating:!1});for(let e of a)o?.addResource(new At(t[e]));Pt.set(r,o)}return Pt.get(r)}function It(e){return Ft(`../words/`,Mt,e)}function Lt(e,t){return Ft(`../games/${e}/words/`,Nt,t)}function Rt(e,t,n){let[r,i]=t.split(`.`),a=e?.getMessage(r),o=i===void 0?a?.value:a?.attributes[i];return e&&o?e.formatPattern(o,n,[]):null}function Z(e,t){return Rt(It(J.lang),e,t)??e}function zt(e,t,n){return Rt(Lt(e,J.lang),t,n)??Z(t,n)}var Bt=class extends Error{reason;constructor(e,t){super(t),this.reason=e}};async function Vt(e,t={}){let n=await fetch(`/api/${e}`,t).catch(()=>null);if(n?.ok)return await n.json();let r=await n?.json().catch(()=>null);throw new Bt(r?.reason??`unreachable`,r?.text??Z(`server-unreachable`))}function Ht(e,t){return Vt(`${e}?lang=${J.lang}`,{method:`POST`,headers:{"content-type":`application/json`},body:JSON.stringify(t)})}var Ut=3e3;async function Wt(e,t){for(;t();)try{return await e()}catch{await new Promise(e=>setTimeout(e,Ut))}return null}var Gt={games:e=>Vt(`games?lang=${e}`),catalogue:(e,t)=>Vt(`games/${e}/catalogue?lang=${t}`),rules:(e,t)=>Vt(`games/${e}/rules?lang=${t}`),clause:(e,t)=>Vt(`games/${e}/clauses/${t}`),here:()=>Vt(`here`),newTable:e=>Ht(`tables`,e),departures:e=>Ht(`departures`,e),join:(e,t)=>Ht(`tables/${e}/join`,t),record:(e,t)=>Vt(`tables/${e}/log?lang=${J.lang}`,t===void 0?{}:{headers:{authorization:`Bearer ${t}`}})};function Kt(e){let[t,n]=e.split(`/`).filter(Boolean);return t===`t`&&n?{at:`table`,table:n.toUpperCase()}:t===`r`&&n?{at:`replay`,table:n.toUpperCase()}:t===`rules`&&n?{at:`rules`,game:n}:{at:`lobby`}}var qt=U(Kt(location.pathname));function Jt(){return S(qt)}function Yt(e){history.pushState(null,``,e),B(qt,Kt(location.pathname)),scrollTo(0,0)}function Xt(e){let t=e.currentTarget.getAttribute(`href`);t===null||e.button!==0||e.metaKey||e.ctrlKey||e.shiftKey||(e.preventDefault(),Yt(t))}addEventListener(`popstate`,()=>B(qt,Kt(location.pathname)));var Zt=`ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_`,Qt=24;function $t(e){return Array.from(crypto.getRandomValues(new Uint8Array(e)),e=>Zt[e%64]).join(``)}function en(){return $t(Qt)}var tn=U([]);function nn(e){return/^(localhost|.*\.localhost|127(\.\d+){3}|\[::1\])$/.test(e)}async function rn(){if(nn(location.hostname))try{B(tn,(await Gt.here()).addresses)}catch{}}function an(){return nn(location.hostname)?S(tn):[`${location.origin}/`]}function on(){let[e]=an();return e===void 0?location.origin:new URL(e).origin}var sn=[`en`,`uk`,`ru`],cn=[`random`,`greedy`],ln=`greedy`,un=/^[A-Za-z0-9_-]{16,64}$/;function dn(){return de(`seats`,[])}function fn(){return de(`claims`,[])}function pn(e){return dn().filter(t=>t.table===e).map(e=>e.token)}function mn(){return[...dn(),...fn()].map(e=>e.token).slice(-100)}function hn(e,...t){let n=dn(),r=t.filter(e=>!n.some(t=>t.token===e));fe(`seats`,[...n,...r.map(t=>({table:e,token:t}))].slice(-100))}function gn(e,t=``){let n=fn(),r=n.find(n=>n.table===e&&n.link===t);if(r)return r.token;let i=en();return fe(`claims`,[...n,{table:e,link:t,token:i}].slice(-20)),i}function _n(e,t=``){fe(`claims`,fn().filter(n=>n.table!==e||n.link!==t))}function vn(e){let t=fn().filter(t=>t.table===e&&t.link!==``).slice(-6);return{tokens:pn(e).slice(-6),claims:Object.fromEntries(t.map(e=>[e.link,e.token]))}}function yn(e,t,n){let r=t=>t.table===e;fe(`seats`,dn().filter(e=>!(r(e)&&t.tokens.includes(e.token))||n.includes(e.token))),fe(`claims`,fn().filter(e=>!(r(e)&&e.link in t.claims))),hn(e,...n)}function bn(e){let t=location.hash.slice(1);un.test(t)&&!pn(e).includes(t)&&gn(e,t),location.hash&&history.replaceState(history.state,``,location.pathname+location.search)}function xn(e,t){return`${on()}/t/${e}#${t}`}function Sn(e,t){return`${on()}/r/${e}${t===null?``:`#${t}`}`}var Cn=d(`<dialog><div class="paper svelte-tr9qil"><header class="svelte-tr9qil"><h2 class="svelte-tr9qil"> </h2> <button class="tool"><!></button></header> <div class="content svelte-tr9qil"><!></div></div></dialog>`);function wn(t,n){W(n,!0);let r=k(n,`wide`,3,!1),i;l(()=>{i.showModal()});let o=!1;function c(e){o=e.target===i}function u(e){e.target===i&&o&&i.close()}var d=Cn();let f;var m=w(d),h=w(m),g=w(h),_=e(g,!0),v=M(g,2);E(w(v),{name:`i-x`,class:`ic`}),G(v),G(h);var x=M(h,2);y(w(x),()=>n.children),G(x),G(m),G(d),oe(d,e=>i=e,()=>i),H(e=>{F(d,`aria-label`,n.title),f=q(d,1,`svelte-tr9qil`,null,f,{wide:r()}),p(_,n.title),F(v,`aria-label`,e)},[()=>Z(`close`)]),b(`close`,d,function(...e){n.onclose?.apply(this,e)}),s(`pointerdown`,d,c),s(`click`,d,u),s(`click`,v,()=>i.close()),a(t,d),V()}x([`pointerdown`,`click`]);var Tn=d(`<button type="button" class="svelte-1drzgdn"> </button>`),En=d(`<span class="seg svelte-1drzgdn" role="group"></span>`),Dn=d(`<option> </option>`),On=d(`<select class="svelte-1drzgdn"></select>`),kn=d(`<div class="optn svelte-1drzgdn"><span> </span> <!></div>`);function Q(n,i){let o=le();W(i,!0);let c=k(i,`about`,3,``),l=D(()=>i.values.length<=3&&i.values.reduce((e,t)=>e+t.label.length,0)<=34),u=D(()=>i.values.findIndex(e=>e.value===i.value));var d=kn(),f=w(d),m=e(f,!0),h=M(f,2),g=t=>{var n=En();r(n,21,()=>i.values,e=>e.value,(t,n)=>{var r=Tn(),o=e(r,!0);H(()=>{F(r,`aria-pressed`,S(n).value===i.value),p(o,S(n).label)}),s(`click`,r,()=>i.onchange(S(n).value)),a(t,r)}),G(n),H(()=>F(n,`aria-labelledby`,o)),a(t,n)},_=t=>{var n=On();r(n,23,()=>i.values,e=>e.value,(t,n,r)=>{var i=Dn(),o=e(i,!0),s={};H(()=>{p(o,S(n).label),s!==(s=S(r))&&(i.value=(i.__value=s)??``)}),a(t,i)}),G(n);var c;se(n),H(()=>{F(n,`aria-labelledby`,o),c!==(c=S(u))&&(n.value=(n.__value=c)??``,ce(n,c))}),s(`change`,n,e=>i.onchange(i.values[Number(e.currentTarget.value)].value)),a(t,n)};t(h,e=>{S(l)?e(g):e(_,-1)}),G(d),H(()=>{F(d,`title`,c()),F(f,`id`,o),p(m,i.label)}),a(n,d),V()}x([`click`,`change`]);var An=`/assets/favicon-qaIvMHXS.svg`,jn=`/assets/favicon-turn-ClMeA-T9.svg`,Mn=null;function Nn(e,t,n,r,i){let a=e.createOscillator(),o=e.createGain(),s=e.currentTime+n;a.type=`sine`,a.frequency.value=t,o.gain.setValueAtTime(0,s),o.gain.linearRampToValueAtTime(i,s+.012),o.gain.exponentialRampToValueAtTime(1e-4,s+r),a.connect(o).connect(e.destination),a.start(s),a.stop(s+r)}var Pn={turn:[[784,0,.5,.09],[1175,.14,.7,.07]],move:[[330,0,.09,.06]],chat:[[988,0,.16,.04]],end:[[523,0,.5,.07],[659,.15,.5,.07],[784,.3,.9,.07]]};function Fn(e){if(!(!J.sound||typeof AudioContext>`u`)){Mn??=new AudioContext,Mn.state===`suspended`&&Mn.resume();for(let[t,n,r,i]of Pn[e])Nn(Mn,t,n,r,i)}}function In(e){document.querySelector(`link[rel=icon]`)?.setAttribute(`href`,e)}function Ln(e,t,n){if(!(!J.notify||!document.hidden||!(`Notification`in window)||Notification.permission!==`granted`))try{let r=new Notification(e,{body:t,tag:n,icon:jn});r.onclick=()=>{window.focus(),r.close()}}catch{}}function Rn(e){let t=!1,n=-1,r=-1;l(()=>{let n=e.scene;if(!n)return;let r=e.isMine;document.title=Z(r?`title-your-turn`:`title-table`,{game:n.table.title}),In(r?jn:An),r&&!t&&(Fn(`turn`),Ln(Z(`title-your-turn`,{game:n.table.title}),n.question,n.table.id)),t=r}),l(()=>{let t=e.lineCount;r>=0&&t>r&&Fn(e.scene?.table.status===`over`?`end`:`move`),r=t}),l(()=>{let t=e.chat.at(-1)?.number??0;n>=0&&t>n&&J.chat&&Fn(`chat`),n=t}),l(()=>()=>{document.title=Z(`brand`),In(An)})}async function zn(){return`Notification`in window&&await Notification.requestPermission()===`granted`}var Bn=d(`<p class="label" role="status"> </p>`),Vn=d(`<!> <!> <!>`,1),Hn=d(`<!> <!> <!> <!> <!> <!>`,1);function Un(n,r){W(r,!0);let i=k(r,`isTable`,3,!1),o=D(()=>[{value:!0,label:Z(`on`)},{value:!1,label:Z(`off`)}]),s=U(!1);async function c(e){let t=e&&await zn();Y(`notify`,t),B(s,e&&!t,!0)}var l=Hn(),u=g(l);{let e=D(()=>Z(`theme`)),t=D(()=>[`system`,`light`,`dark`].map(e=>({value:e,label:Z(`theme-${e}.short`)})));Q(u,{get label(){return S(e)},get values(){return S(t)},get value(){return J.theme},onchange:e=>Y(`theme`,e)})}var d=M(u,2);{let e=D(()=>Z(`sound`));Q(d,{get label(){return S(e)},get values(){return S(o)},get value(){return J.sound},onchange:e=>Y(`sound`,e)})}var f=M(d,2);{let e=D(()=>Z(`motion`)),t=D(()=>[`normal`,`fast`,`off`].map(e=>({value:e,label:Z(`motion-${e}`)})));Q(f,{get label(){return S(e)},get values(){return S(t)},get value(){return J.motion},onchange:e=>Y(`motion`,e)})}var m=M(f,2);{let e=D(()=>Z(`notify`));Q(m,{get label(){return S(e)},get values(){return S(o)},get value(){return J.notify},onchange:c})}var h=M(m,2),_=t=>{var n=Bn(),r=e(n,!0);H(e=>p(r,e),[()=>Z(isSecureContext?`notify-refused`:`notify-insecure`)]),a(t,n)};t(h,e=>{S(s)&&e(_)});var v=M(h,2),y=e=>{var t=Vn(),n=g(t);{let e=D(()=>Z(`hints`));Q(n,{get label(){return S(e)},get values(){return S(o)},get value(){return J.hints},onchange:e=>Y(`hints`,e)})}var r=M(n,2);{let e=D(()=>Z(`chat`));Q(r,{get label(){return S(e)},get values(){return S(o)},get value(){return J.chat},onchange:e=>Y(`chat`,e)})}var i=M(r,2);{let e=D(()=>Z(`confirm`)),t=D(()=>[`game`,`always`,`never`].map(e=>({value:e,label:Z(`confirm-${e}`)})));Q(i,{get label(){return S(e)},get values(){return S(t)},get value(){return J.confirm},onchange:e=>Y(`confirm`,e)})}a(e,t)};t(v,e=>{i()&&e(y)}),a(n,l),V()}function Wn(e,t){W(t,!0);{let n=D(()=>Z(`menu`));wn(e,{get title(){return S(n)},get onclose(){return t.onclose},children:(e,t)=>{Un(e,{})},$$slots:{default:!0}})}V()}var Gn=d(`<h1 class="where svelte-10qn83z"> </h1>`),Kn=d(`<span class="meta"> </span>`),qn=d(`<button class="svelte-10qn83z"> </button>`),Jn=d(`<header class="top"><a class="brand" href="/"><!><span> </span></a> <!> <!> <nav><!> <span class="seg svelte-10qn83z" role="group"></span> <button class="tool opt svelte-10qn83z"><!></button> <button><!></button> <button class="tool svelte-10qn83z" aria-haspopup="dialog"><!></button></nav></header>`);function Yn(n,i){W(i,!0);let o=k(i,`where`,3,``),c=k(i,`meta`,3,``),l=D(()=>({system:`light`,light:`dark`,dark:`system`})[J.theme]);var u=Jn(),d=w(u),f=w(d);E(f,{name:`logo`});var m=e(M(f),!0);G(d);var h=M(d,2),g=t=>{var n=Gn(),r=e(n,!0);H(()=>p(r,o())),a(t,n)};t(h,e=>{o()&&e(g)});var _=M(h,2),v=t=>{var n=Kn(),r=e(n,!0);H(()=>p(r,c())),a(t,n)};t(_,e=>{c()&&e(v)});var b=M(_,2),x=w(b);y(x,()=>i.extra??N);var C=M(x,2);r(C,20,()=>sn,e=>e,(t,n)=>{var r=qn(),i=e(r,!0);H((e,t)=>{F(r,`lang`,n),F(r,`aria-pressed`,J.lang===n),F(r,`title`,e),p(i,t)},[()=>Z(`language-${n}`),()=>Z(`language-${n}.short`)]),s(`click`,r,()=>Y(`lang`,n)),a(t,r)}),G(C);var T=M(C,2);E(w(T),{name:`i-theme`,class:`ic`}),G(T);var O=M(T,2);let A;E(w(O),{name:`i-sound`,class:`ic`}),G(O);var j=M(O,2);E(w(j),{name:`i-menu`,class:`ic`}),G(j),G(b),G(u),H((e,t,n,r,i,a,o,s,c)=>{F(d,`aria-label`,e),p(m,t),F(b,`aria-label`,n),F(C,`aria-label`,r),F(T,`title`,i),F(T,`aria-label`,a),A=q(O,1,`tool opt svelte-10qn83z`,null,A,{off:!J.sound}),F(O,`aria-pressed`,J.sound),F(O,`title`,o),F(O,`aria-label`,s),F(j,`aria-label`,c)},[()=>`${Z(`brand`)}: ${Z(`to-lobby`)}`,()=>Z(`brand`),()=>Z(`tools`),()=>Z(`language`),()=>Z(`theme-${J.theme}`),()=>Z(`theme-${J.theme}`),()=>Z(`sound`),()=>Z(`sound`),()=>Z(`menu`)]),s(`click`,d,function(...e){Xt?.apply(this,e)}),s(`click`,T,()=>Y(`theme`,S(l))),s(`click`,O,()=>Y(`sound`,!J.sound)),s(`click`,j,function(...e){i.onmenu?.apply(this,e)}),a(n,u),V()}x([`click`]);var Xn=[`circle`,`square`,`triangle`,`diamond`,`cross`,`hex`];function Zn(e){return Xn[e%Xn.length]}var Qn=d(`<span><!></span>`);function $n(e,t){W(t,!0);var n=Qn(),r=w(n);{let e=D(()=>Zn(t.seat));E(r,{get name(){return`own-${S(e)??``}`}})}G(n),H(()=>q(n,1,`own o${t.seat+1}`)),a(e,n),V()}var er=U(Date.now()/1e3);setInterval(()=>B(er,Date.now()/1e3),1e3);function tr(){return S(er)}function nr(e,t,n){let r=e.clocks[t];if(!r||e.table.clock.kind===`none`)return null;let i=r.runs?Math.max(0,S(er)+n-e.at):0;return Math.max(0,r.left-i)}function rr(e){let t=Math.ceil(e);return`${Math.floor(t/60)}:${String(t%60).padStart(2,`0`)}`}function ir(e,t){return new Date(e*1e3).toLocaleTimeString(t,{hour:`2-digit`,minute:`2-digit`,hour12:!1})}var ar=(e=>(e[e.Border=-1]=`Border`,e[e.Data=0]=`Data`,e[e.Function=1]=`Function`,e[e.Position=2]=`Position`,e[e.Timing=3]=`Timing`,e[e.Alignment=4]=`Alignment`,e))(ar||{}),or=[0,1],sr=[1,0],cr=[2,3],lr=[3,2],ur={L:or,M:sr,Q:cr,H:lr},dr=/^\d*$/,fr=/^[A-Z0-9 $%*+./:-]*$/,pr=`0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ $%*+-./:`,mr=1,hr=40,gr=3,_r=3,vr=40,yr=10,br=[[-1,7,10,15,20,26,18,20,24,30,18,20,24,26,30,22,24,28,30,28,28,28,28,30,30,26,28,30,30,30,30,30,30,30,30,30,30,30,30,30,30],[-1,10,16,26,18,24,16,18,22,22,26,30,22,22,24,24,28,28,26,26,26,26,28,28,28,28,28,28,28,28,28,28,28,28,28,28,28,28,28,28,28],[-1,13,22,18,26,18,24,18,22,20,24,28,26,24,20,30,24,28,28,26,30,28,30,30,30,30,28,30,30,30,30,30,30,30,30,30,30,30,30,30,30],[-1,17,28,22,16,22,28,26,26,24,28,24,28,22,24,24,30,28,28,26,28,30,24,30,30,30,30,30,30,30,30,30,30,30,30,30,30,30,30,30,30]],xr=[[-1,1,1,1,1,1,2,2,2,2,4,4,4,4,4,6,6,6,6,7,8,8,9,9,10,12,12,12,13,14,15,16,17,18,19,19,20,21,22,24,25],[-1,1,1,1,2,2,4,4,4,5,5,5,8,9,9,10,10,11,13,14,16,17,17,18,20,21,23,25,26,28,29,31,33,35,37,38,40,43,45,47,49],[-1,1,1,2,2,4,4,6,6,8,8,8,10,12,16,12,17,16,18,21,20,23,23,25,27,29,34,34,35,38,40,43,45,48,51,53,56,59,62,65,68],[-1,1,1,2,4,4,4,5,6,8,8,11,11,16,16,18,16,19,21,25,25,25,34,30,32,35,37,40,42,45,48,51,54,57,60,63,66,70,74,77,81]],Sr=class{constructor(e,t,n,r){if(this.version=e,this.ecc=t,e<mr||e>hr)throw RangeError(`Version value out of range`);if(r<-1||r>7)throw RangeError(`Mask value out of range`);this.size=e*4+17;let i=Array.from({length:this.size}).fill(!1);for(let e=0;e<this.size;e++)this.modules.push(i.slice()),this.types.push(i.map(()=>0));this.drawFunctionPatterns();let a=this.addEccAndInterleave(n);if(this.drawCodewords(a),r===-1){let e=1e9;for(let t=0;t<8;t++){this.applyMask(t),this.drawFormatBits(t);let n=this.getPenaltyScore();n<e&&(r=t,e=n),this.applyMask(t)}}this.mask=r,this.applyMask(r),this.drawFormatBits(r)}size;mask;modules=[];types=[];getModule(e,t){return e>=0&&e<this.size&&t>=0&&t<this.size&&this.modules[t][e]}drawFunctionPatterns(){for(let e=0;e<this.size;e++)this.setFunctionModule(6,e,e%2==0,ar.Timing),this.setFunctionModule(e,6,e%2==0,ar.Timing);this.drawFinderPattern(3,3),this.drawFinderPattern(this.size-4,3),this.drawFinderPattern(3,this.size-4);let e=this.getAlignmentPatternPositions(),t=e.length;for(let n=0;n<t;n++)for(let r=0;r<t;r++)n===0&&r===0||n===0&&r===t-1||n===t-1&&r===0||this.drawAlignmentPattern(e[n],e[r]);this.drawFormatBits(0),this.drawVersion()}drawFormatBits(e){let t=this.ecc[1]<<3|e,n=t;for(let e=0;e<10;e++)n=n<<1^(n>>>9)*1335;let r=(t<<10|n)^21522;for(let e=0;e<=5;e++)this.setFunctionModule(8,e,wr(r,e));this.setFunctionModule(8,7,wr(r,6)),this.setFunctionModule(8,8,wr(r,7)),this.setFunctionModule(7,8,wr(r,8));for(let e=9;e<15;e++)this.setFunctionModule(14-e,8,wr(r,e));for(let e=0;e<8;e++)this.setFunctionModule(this.size-1-e,8,wr(r,e));for(let e=8;e<15;e++)this.setFunctionModule(8,this.size-15+e,wr(r,e));this.setFunctionModule(8,this.size-8,!0)}drawVersion(){if(this.version<7)return;let e=this.version;for(let t=0;t<12;t++)e=e<<1^(e>>>11)*7973;let t=this.version<<12|e;for(let e=0;e<18;e++){let n=wr(t,e),r=this.size-11+e%3,i=Math.floor(e/3);this.setFunctionModule(r,i,n),this.setFunctionModule(i,r,n)}}drawFinderPattern(e,t){for(let n=-4;n<=4;n++)for(let r=-4;r<=4;r++){let i=Math.max(Math.abs(r),Math.abs(n)),a=e+r,o=t+n;a>=0&&a<this.size&&o>=0&&o<this.size&&this.setFunctionModule(a,o,i!==2&&i!==4,ar.Position)}}drawAlignmentPattern(e,t){for(let n=-2;n<=2;n++)for(let r=-2;r<=2;r++)this.setFunctionModule(e+r,t+n,Math.max(Math.abs(r),Math.abs(n))!==1,ar.Alignment)}setFunctionModule(e,t,n,r=ar.Function){this.modules[t][e]=n,this.types[t][e]=r}addEccAndInterleave(e){let t=this.version,n=this.ecc;if(e.length!==zr(t,n))throw RangeError(`Invalid argument`);let r=xr[n[0]][t],i=br[n[0]][t],a=Math.floor(Rr(t)/8),o=r-a%r,s=Math.floor(a/r),c=[],l=Br(i);for(let t=0,n=0;t<r;t++){let r=e.slice(n,n+s-i+(t<o?0:1));n+=r.length;let a=Vr(r,l);t<o&&r.push(0),c.push(r.concat(a))}let u=[];for(let e=0;e<c[0].length;e++)c.forEach((t,n)=>{(e!==s-i||n>=o)&&u.push(t[e])});return u}drawCodewords(e){if(e.length!==Math.floor(Rr(this.version)/8))throw RangeError(`Invalid argument`);let t=0;for(let n=this.size-1;n>=1;n-=2){n===6&&(n=5);for(let r=0;r<this.size;r++)for(let i=0;i<2;i++){let a=n-i,o=n+1&2?r:this.size-1-r;!this.types[o][a]&&t<e.length*8&&(this.modules[o][a]=wr(e[t>>>3],7-(t&7)),t++)}}}applyMask(e){if(e<0||e>7)throw RangeError(`Mask value out of range`);for(let t=0;t<this.size;t++)for(let n=0;n<this.size;n++){let r;switch(e){case 0:r=(n+t)%2==0;break;case 1:r=t%2==0;break;case 2:r=n%3==0;break;case 3:r=(n+t)%3==0;break;case 4:r=(Math.floor(n/3)+Math.floor(t/2))%2==0;break;case 5:r=n*t%2+n*t%3==0;break;case 6:r=(n*t%2+n*t%3)%2==0;break;case 7:r=((n+t)%2+n*t%3)%2==0;break;default:throw Error(`Unreachable`)}!this.types[t][n]&&r&&(this.modules[t][n]=!this.modules[t][n])}}getPenaltyScore(){let e=0;for(let t=0;t<this.size;t++){let n=!1,r=0,i=[0,0,0,0,0,0,0];for(let a=0;a<this.size;a++)this.modules[t][a]===n?(r++,r===5?e+=gr:r>5&&e++):(this.finderPenaltyAddHistory(r,i),n||(e+=this.finderPenaltyCountPatterns(i)*vr),n=this.modules[t][a],r=1);e+=this.finderPenaltyTerminateAndCount(n,r,i)*vr}for(let t=0;t<this.size;t++){let n=!1,r=0,i=[0,0,0,0,0,0,0];for(let a=0;a<this.size;a++)this.modules[a][t]===n?(r++,r===5?e+=gr:r>5&&e++):(this.finderPenaltyAddHistory(r,i),n||(e+=this.finderPenaltyCountPatterns(i)*vr),n=this.modules[a][t],r=1);e+=this.finderPenaltyTerminateAndCount(n,r,i)*vr}for(let t=0;t<this.size-1;t++)for(let n=0;n<this.size-1;n++){let r=this.modules[t][n];r===this.modules[t][n+1]&&r===this.modules[t+1][n]&&r===this.modules[t+1][n+1]&&(e+=_r)}let t=0;for(let e of this.modules)t=e.reduce((e,t)=>e+ +!!t,t);let n=this.size*this.size,r=Math.ceil(Math.abs(t*20-n*10)/n)-1;return e+=r*yr,e}getAlignmentPatternPositions(){if(this.version===1)return[];{let e=Math.floor(this.version/7)+2,t=this.version===32?26:Math.ceil((this.version*4+4)/(e*2-2))*2,n=[6];for(let r=this.size-7;n.length<e;r-=t)n.splice(1,0,r);return n}}finderPenaltyCountPatterns(e){let t=e[1],n=t>0&&e[2]===t&&e[3]===t*3&&e[4]===t&&e[5]===t;return(n&&e[0]>=t*4&&e[6]>=t?1:0)+(n&&e[6]>=t*4&&e[0]>=t?1:0)}finderPenaltyTerminateAndCount(e,t,n){return e&&(this.finderPenaltyAddHistory(t,n),t=0),t+=this.size,this.finderPenaltyAddHistory(t,n),this.finderPenaltyCountPatterns(n)}finderPenaltyAddHistory(e,t){t[0]===0&&(e+=this.size),t.pop(),t.unshift(e)}};function Cr(e,t,n){if(t<0||t>31||e>>>t)throw RangeError(`Value out of range`);for(let r=t-1;r>=0;r--)n.push(e>>>r&1)}function wr(e,t){return(e>>>t&1)!=0}var Tr=class{constructor(e,t,n){if(this.mode=e,this.numChars=t,this.bitData=n,t<0)throw RangeError(`Invalid argument`);this.bitData=n.slice()}getData(){return this.bitData.slice()}},Er=[1,10,12,14],Dr=[2,9,11,13],Or=[4,8,16,16];function kr(e,t){return e[Math.floor((t+7)/17)+1]}function Ar(e){let t=[];for(let n of e)Cr(n,8,t);return new Tr(Or,e.length,t)}function jr(e){if(!Pr(e))throw RangeError(`String contains non-numeric characters`);let t=[];for(let n=0;n<e.length;){let r=Math.min(e.length-n,3);Cr(Number.parseInt(e.substring(n,n+r),10),r*3+1,t),n+=r}return new Tr(Er,e.length,t)}function Mr(e){if(!Fr(e))throw RangeError(`String contains unencodable characters in alphanumeric mode`);let t=[],n;for(n=0;n+2<=e.length;n+=2){let r=pr.indexOf(e.charAt(n))*45;r+=pr.indexOf(e.charAt(n+1)),Cr(r,11,t)}return n<e.length&&Cr(pr.indexOf(e.charAt(n)),6,t),new Tr(Dr,e.length,t)}function Nr(e){return e===``?[]:Pr(e)?[jr(e)]:Fr(e)?[Mr(e)]:[Ar(Lr(e))]}function Pr(e){return dr.test(e)}function Fr(e){return fr.test(e)}function Ir(e,t){let n=0;for(let r of e){let e=kr(r.mode,t);if(r.numChars>=1<<e)return 1/0;n+=4+e+r.bitData.length}return n}function Lr(e){e=encodeURI(e);let t=[];for(let n=0;n<e.length;n++)e.charAt(n)===`%`?(t.push(Number.parseInt(e.substring(n+1,n+3),16)),n+=2):t.push(e.charCodeAt(n));return t}function Rr(e){if(e<mr||e>hr)throw RangeError(`Version number out of range`);let t=(16*e+128)*e+64;if(e>=2){let n=Math.floor(e/7)+2;t-=(25*n-10)*n-55,e>=7&&(t-=36)}return t}function zr(e,t){return Math.floor(Rr(e)/8)-br[t[0]][e]*xr[t[0]][e]}function Br(e){if(e<1||e>255)throw RangeError(`Degree out of range`);let t=[];for(let n=0;n<e-1;n++)t.push(0);t.push(1);let n=1;for(let r=0;r<e;r++){for(let e=0;e<t.length;e++)t[e]=Hr(t[e],n),e+1<t.length&&(t[e]^=t[e+1]);n=Hr(n,2)}return t}function Vr(e,t){let n=t.map(e=>0);for(let r of e){let e=r^n.shift();n.push(0),t.forEach((t,r)=>n[r]^=Hr(t,e))}return n}function Hr(e,t){if(e>>>8||t>>>8)throw RangeError(`Byte out of range`);let n=0;for(let r=7;r>=0;r--)n=n<<1^(n>>>7)*285,n^=(t>>>r&1)*e;return n}function Ur(e,t,n=1,r=40,i=-1,a=!0){if(!(mr<=n&&n<=r&&r<=hr)||i<-1||i>7)throw RangeError(`Invalid value`);let o,s;for(o=n;;o++){let n=zr(o,t)*8,i=Ir(e,o);if(i<=n){s=i;break}if(o>=r)throw RangeError(`Data too long`)}for(let e of[sr,cr,lr])a&&s<=zr(o,e)*8&&(t=e);let c=[];for(let t of e){Cr(t.mode[0],4,c),Cr(t.numChars,kr(t.mode,o),c);for(let e of t.getData())c.push(e)}let l=zr(o,t)*8;Cr(0,Math.min(4,l-c.length),c),Cr(0,(8-c.length%8)%8,c);for(let e=236;c.length<l;e^=253)Cr(e,8,c);let u=Array.from({length:Math.ceil(c.length/8)},()=>0);return c.forEach((e,t)=>u[t>>>3]|=e<<7-(t&7)),new Sr(o,t,u,i)}function Wr(e,t){let{ecc:n=`L`,boostEcc:r=!1,minVersion:i=1,maxVersion:a=40,maskPattern:o=-1,border:s=1}=t||{},c=typeof e==`string`?Nr(e):Array.isArray(e)?[Ar(e)]:void 0;if(!c)throw Error(`uqr only supports encoding string and binary data, but got: ${typeof e}`);let l=Ur(c,ur[n],i,a,o,r),u=Gr({version:l.version,maskPattern:l.mask,size:l.size,data:l.modules,types:l.types},s);return t?.invert&&(u.data=u.data.map(e=>e.map(e=>!e))),t?.onEncoded?.(u),u}function Gr(e,t=1){if(!t)return e;let{size:n}=e,r=n+t*2;e.size=r,e.data.forEach(e=>{for(let n=0;n<t;n++)e.unshift(!1),e.push(!1)});for(let n=0;n<t;n++)e.data.unshift(Array.from({length:r},e=>!1)),e.data.push(Array.from({length:r},e=>!1));let i=ar.Border;e.types.forEach(e=>{for(let n=0;n<t;n++)e.unshift(i),e.push(i)});for(let n=0;n<t;n++)e.types.unshift(Array.from({length:r},e=>i)),e.types.push(Array.from({length:r},e=>i));return e}var Kr=_(`<svg role="img" shape-rendering="crispEdges" class="svelte-3vwhkn"><rect fill="#fff"></rect><path fill="#111a1d"></path></svg>`);function qr(e,t){W(t,!0);let n=D(()=>Wr(t.text,{ecc:`M`,border:4})),r=D(()=>S(n).data.flatMap((e,t)=>e.flatMap((e,n)=>e?[`M${n} ${t}h1v1h-1z`]:[])).join(``));var i=Kr(),o=w(i),s=M(o);G(i),H(()=>{F(i,`viewBox`,`0 0 ${S(n).size??``} ${S(n).size??``}`),F(i,`aria-label`,t.label),F(i,`data-qr`,t.text),F(o,`width`,S(n).size),F(o,`height`,S(n).size),F(s,`d`,S(r))}),a(e,i),V()}var Jr=d(`<div class="code svelte-c7bzsk"><!></div> <p class="link svelte-c7bzsk"> </p> <p class="svelte-c7bzsk"> </p>`,1);function Yr(t,n){W(n,!0);let r=k(n,`text`,19,()=>Z(`qr-text`));wn(t,{get title(){return n.title},get onclose(){return n.onclose},children:(t,i)=>{var o=Jr(),s=g(o),c=w(s);{let e=D(()=>`${Z(`qr-code`)}: ${n.title}`);qr(c,{get text(){return n.link},get label(){return S(e)}})}G(s);var l=M(s,2),u=e(l,!0),d=e(M(l,2),!0);H(()=>{p(u,n.link),p(d,r())}),a(t,o)},$$slots:{default:!0}}),V()}var Xr=d(`<div class="near svelte-ua2awp"><button aria-haspopup="dialog" class="svelte-ua2awp"><!></button> <p class="svelte-ua2awp"><span> </span> <b class="svelte-ua2awp"> </b></p></div> <!>`,1);function Zr(n,r){W(r,!0);let i=U(!1),o=D(()=>r.addresses[0]),c=D(()=>S(o).replace(/^http:\/\/|\/$/g,``));var l=Xr(),u=g(l),d=w(u),f=w(d);{let e=D(()=>`${Z(`qr-code`)}: ${S(c)}`);qr(f,{get text(){return S(o)},get label(){return S(e)}})}G(d);var m=M(d,2),h=w(m),_=e(h,!0),v=e(M(h,2),!0);G(m),G(u);var y=M(u,2),b=e=>{{let t=D(()=>Z(`nearby`)),n=D(()=>Z(r.addresses.length>1?`nearby-or`:`qr-text`,{others:r.addresses.slice(1).join(`  `)}));Yr(e,{get title(){return S(t)},get link(){return S(o)},get text(){return S(n)},onclose:()=>B(i,!1)})}};t(y,e=>{S(i)&&e(b)}),H((e,t)=>{F(u,`data-nearby`,S(o)),F(d,`aria-label`,e),p(_,t),p(v,S(c))},[()=>`${Z(`qr-code`)}: ${Z(`nearby`)}`,()=>Z(`nearby`)]),s(`click`,d,()=>B(i,!0)),a(n,l),V()}x([`click`]);var Qr=d(`<p role="alert" class="problem svelte-15b4erz"> </p>`),$r=d(`<span class="e svelte-15b4erz"></span>`),ei=d(`<a class="lnk"> </a>`),ti=d(`<button class="lnk"> </button>`),ni=d(`<li><span class="tm svelte-15b4erz"><!></span> <span class="what svelte-15b4erz"><b class="svelte-15b4erz"> </b> <small class="svelte-15b4erz"> </small></span> <span class="pips svelte-15b4erz" role="img"></span> <!></li>`),ri=d(`<li class="none svelte-15b4erz"> </li>`),ii=d(`<div class="train svelte-15b4erz" aria-hidden="true"><!><!><!><!></div>`),ai=d(`<section class="sheet"><h2> <button class="again svelte-15b4erz"> </button></h2> <!> <ul></ul> <!></section>`);function oi(i,o){W(o,!0);let u=U([]),d=U(null),f=D(an),m=D(()=>S(u).filter(e=>e.is_yours||e.can_join||e.can_watch).sort((e,t)=>h(t)-h(e)));function h(e){return e.your_turn?3:e.is_yours&&e.status!==`over`?2:+!!e.can_join}async function _(){try{B(u,await Gt.departures({tokens:mn(),lang:J.lang})),B(d,null)}catch(e){B(d,e.message,!0)}}l(()=>{J.lang,_();let e=setInterval(()=>document.hidden||void _(),1e4);return()=>clearInterval(e)});async function v(e){try{let t={claim:gn(e),tokens:mn(),lang:J.lang,name:J.name},n=await Gt.join(e,t);hn(n.table,n.token),_n(e),Yt(`/t/${n.table}`)}catch(t){t.reason!==`unreachable`&&_n(e),B(d,t.message,!0),_()}}var y=ai(),b=w(y),x=w(b,!0),C=M(x),T=e(C,!0);G(b);var O=M(b,2),k=t=>{var n=Qr(),r=e(n,!0);H(()=>p(r,S(d))),a(t,n)};t(O,e=>{S(d)&&e(k)});var A=M(O,2);r(A,21,()=>S(m),e=>e.table,(i,o)=>{var l=ni();let u;var d=w(l),f=w(d),m=e=>{E(e,{name:`sema-clear`,class:`sg`})},h=e=>{var t=n();H(e=>p(t,e),[()=>ir(S(o).created,J.lang)]),a(e,t)};t(f,e=>{S(o).your_turn?e(m):e(h,-1)}),G(d);var _=M(d,2),y=w(_),b=e(y,!0),x=e(M(y,2),!0);G(_);var C=M(_,2);r(C,21,()=>S(o).seats,e=>e.seat,(e,n)=>{var r=c(),i=g(r),o=e=>{a(e,$r())},s=e=>{$n(e,{get seat(){return S(n).seat}})};t(i,e=>{S(n).kind===`open`?e(o):e(s,-1)}),a(e,r)}),G(C);var T=M(C,2),D=t=>{var n=ei(),r=e(n,!0);H(e=>{F(n,`href`,`/t/${S(o).table??``}`),p(r,e)},[()=>Z(`open-table`)]),s(`click`,n,function(...e){Xt?.apply(this,e)}),a(t,n)},O=t=>{var n=ti(),r=e(n,!0);H(e=>p(r,e),[()=>Z(`join`)]),s(`click`,n,()=>v(S(o).table)),a(t,n)},k=t=>{var n=ei(),r=e(n,!0);H(e=>{F(n,`href`,`/t/${S(o).table??``}`),p(r,e)},[()=>Z(`watch`)]),s(`click`,n,function(...e){Xt?.apply(this,e)}),a(t,n)};t(T,e=>{S(o).is_yours?e(D):S(o).can_join?e(O,1):e(k,-1)}),G(l),H((e,t)=>{F(l,`data-table`,S(o).table),u=q(l,1,`svelte-15b4erz`,null,u,{me:S(o).your_turn}),p(b,S(o).title),p(x,e),F(C,`aria-label`,t)},[()=>S(o).your_turn?Z(`your-turn`):Z(`departure-${S(o).status}`),()=>Z(`seats-taken`,{taken:S(o).seats.filter(e=>e.kind!==`open`).length,all:S(o).seats.length})]),a(i,l)},t=>{var n=ri(),r=e(n,!0);H(e=>p(r,e),[()=>Z(`departures-none`)]),a(t,n)}),G(A);var j=M(A,2),N=e=>{Zr(e,{get addresses(){return S(f)}})},P=e=>{var t=ii(),n=w(t);E(n,{name:`loco-1`,class:`flip`});var r=M(n);E(r,{name:`coach`});var i=M(r);E(i,{name:`boxcar`}),E(M(i),{name:`caboose`}),G(t),a(e,t)};t(j,e=>{S(f).length>0?e(N):S(m).length<4&&e(P,1)}),G(y),H((e,t)=>{p(x,e),p(T,t)},[()=>Z(`departures`),()=>Z(`refresh`)]),s(`click`,C,_),a(i,y),V()}x([`click`]);var si=500,ci=5e3,li=2e4,ui=1e4,di=0;function fi(){return di+=1,`${$t(18)}-${di}`}var pi=class{hello;listener;open;#e=U(`connecting`);get state(){return S(this.#e)}set state(e){B(this.#e,e,!0)}socket=null;waiting=new Map;run=null;isWelcome=!1;delay=si;timer;constructor(e,t,n=mi){this.hello=e,this.listener=t,this.open=n,this.connect()}ask(e){let t={...e,id:fi()};return new Promise(e=>{this.waiting.set(t.id,{message:t,answer:e}),this.isWelcome&&this.send(t)})}hurry(){this.state===`lost`&&this.connect()}shut(){this.state=`shut`,clearTimeout(this.timer),this.drop()}connect(){clearTimeout(this.timer),this.drop();let e=this.open();this.socket=e,e.onopen=()=>this.send(this.hello()),e.onmessage=e=>this.receive(JSON.parse(e.data)),e.onclose=()=>this.lose(),this.timer=setTimeout(()=>this.lose(),ui)}drop(){let e=this.socket;this.socket=null,this.isWelcome=!1,e!==null&&(e.onopen=e.onmessage=e.onclose=null,e.close())}lose(){this.state!==`shut`&&(this.drop(),this.state=`lost`,clearTimeout(this.timer),this.timer=setTimeout(()=>this.connect(),this.delay*(.75+Math.random()/2)),this.delay=Math.min(this.delay*2,ci))}send(e){this.socket?.send(JSON.stringify(e))}watch(){clearTimeout(this.timer),this.timer=setTimeout(()=>{this.send({t:`ping`,id:fi()}),this.timer=setTimeout(()=>this.lose(),ui)},li)}receive(e){switch(this.watch(),e.t){case`welcome`:return this.enter(e);case`scene`:return this.listener.shown(e);case`said`:return this.listener.said(e);case`links`:return this.listener.linked(e);default:return this.settle(e)}}enter(e){let t=this.run!==null&&this.run!==e.run;this.run=e.run,this.isWelcome=!0,this.state=`open`,this.delay=si,this.listener.welcomed(e,t);for(let{message:e}of this.waiting.values())this.send(e)}settle(e){let t=e.id===null?void 0:this.waiting.get(e.id);t===void 0?e.t===`refused`&&e.id===null&&this.listener.refused(e):(this.waiting.delete(t.message.id),t.answer(e))}};function mi(){let e=location.protocol===`https:`?`wss`:`ws`;return new WebSocket(`${e}://${location.host}/ws`)}var hi={kind:`bot`,name:``,level:ln},gi=3,_i=[{kind:`none`,seconds:0},{kind:`move`,seconds:60},{kind:`move`,seconds:180},{kind:`bank`,seconds:600},{kind:`bank`,seconds:1800}],vi=class{#e=U(null);get game(){return S(this.#e)}set game(e){B(this.#e,e)}#t=U(ae([]));get seats(){return S(this.#t)}set seats(e){B(this.#t,e,!0)}#n=U(ae({}));get options(){return S(this.#n)}set options(e){B(this.#n,e,!0)}#r=U(0);get clock(){return S(this.#r)}set clock(e){B(this.#r,e,!0)}#i=U(`link`);get watch(){return S(this.#i)}set watch(e){B(this.#i,e,!0)}#a=U(!0);get hints(){return S(this.#a)}set hints(e){B(this.#a,e,!0)}id=fi();secret=en();choose(e){let t=this.game?.name===e.name;if(this.game=e,t)return;fe(`game`,e.name),this.options=Object.fromEntries(e.options.map(e=>[e.name,e.values[0].value]));let n=Math.min(e.most_seats,Math.max(e.least_seats,this.seats.length||gi)),r=Array.from({length:n-1},(e,t)=>this.seats[t+1]??{...hi});this.seats=[{kind:`me`,name:J.name,level:ln},...r],this.id=fi(),this.secret=en()}get canAdd(){return this.game!==null&&this.seats.length<this.game.most_seats}get canRemove(){return this.game!==null&&this.seats.length>this.game.least_seats}add(e){this.canAdd&&this.seats.push({...hi,kind:e})}remove(e){this.canRemove&&this.seats.splice(e,1)}request(){let e=this.seats.map(({kind:e,name:t,level:n})=>e===`bot`?{kind:`bot`,level:n}:e===`open`?{kind:`open`}:{kind:`person`,name:t.trim()});return{id:this.id,secret:this.secret,game:this.game.name,seats:e,options:A(this.options),clock:_i[this.clock],hints:this.hints,watch:this.watch,lang:J.lang}}};function yi(){return de(`game`,``)}var bi=d(`<button class="more svelte-drqbzg"> </button>`),xi=d(`<div class="list svelte-drqbzg"><!> <!> <!> <!></div> <!>`,1);function Si(n,i){W(i,!0);let o=k(i,`plan`,7),c=U(!1),l=D(()=>o().game.options),u=D(()=>S(c)?S(l):S(l).slice(0,2)),d=D(()=>S(l).length-2),f=D(()=>S(l).slice(2).filter(e=>o().options[e.name]!==e.values[0].value).length),m=D(()=>_i.map((e,t)=>({value:t,label:Z(`clock-${e.kind}`,{seconds:e.seconds??0,minutes:(e.seconds??0)/60})})));var h=xi(),_=g(h),v=w(_);r(v,17,()=>S(u),e=>e.name,(e,t)=>{{let n=D(()=>o().options[S(t).name]??S(t).values[0].value);Q(e,{get label(){return S(t).label},get about(){return S(t).about},get values(){return S(t).values},get value(){return S(n)},onchange:e=>o().options[S(t).name]=e})}});var y=M(v,2);{let e=D(()=>Z(`clock`));Q(y,{get label(){return S(e)},get values(){return S(m)},get value(){return o().clock},onchange:e=>o().clock=e})}var b=M(y,2);{let e=D(()=>Z(`who-may-watch`)),t=D(()=>[{value:`anyone`,label:Z(`watch-anyone`)},{value:`link`,label:Z(`watch-link`)}]);Q(b,{get label(){return S(e)},get values(){return S(t)},get value(){return o().watch},onchange:e=>o().watch=e})}var x=M(b,2);{let e=D(()=>Z(`hints`)),t=D(()=>[{value:!0,label:Z(`on`)},{value:!1,label:Z(`off`)}]);Q(x,{get label(){return S(e)},get values(){return S(t)},get value(){return o().hints},onchange:e=>o().hints=e})}G(_);var C=M(_,2),T=t=>{var n=bi(),r=e(n,!0);H(e=>{F(n,`aria-expanded`,S(c)),p(r,e)},[()=>S(c)?Z(`fewer-options`):Z(`more-options`,{count:S(d),changed:S(f)})]),s(`click`,n,()=>B(c,!S(c))),a(t,n)};t(C,e=>{S(d)>0&&e(T)}),a(n,h),V()}x([`click`]);var Ci=`modulepreload`,wi=function(e){return`/`+e},Ti={},Ei=function(e,t,n){let r=Promise.resolve();if(t&&t.length>0){let e=document.getElementsByTagName(`link`),i=document.querySelector(`meta[property=csp-nonce]`),a=i?.nonce||i?.getAttribute(`nonce`);function o(e){return Promise.all(e.map(e=>Promise.resolve(e).then(e=>({status:`fulfilled`,value:e}),e=>({status:`rejected`,reason:e}))))}r=o(t.map(t=>{if(t=wi(t,n),t in Ti)return;Ti[t]=!0;let r=t.endsWith(`.css`),i=r?`[rel="stylesheet"]`:``;if(n)for(let n=e.length-1;n>=0;n--){let i=e[n];if(i.href===t&&(!r||i.rel===`stylesheet`))return}else if(document.querySelector(`link[href="${t}"]${i}`))return;let o=document.createElement(`link`);if(o.rel=r?`stylesheet`:Ci,r||(o.as=`script`),o.crossOrigin=``,o.href=t,a&&o.setAttribute(`nonce`,a),document.head.appendChild(o),r)return new Promise((e,n)=>{o.addEventListener(`load`,e),o.addEventListener(`error`,()=>n(Error(`Unable to preload CSS for ${t}`)))})}))}function i(e){let t=new Event(`vite:preloadError`,{cancelable:!0});if(t.payload=e,window.dispatchEvent(t),!t.defaultPrevented)throw e}return r.then(t=>{for(let e of t||[])e.status===`rejected`&&i(e.reason);return e().catch(i)})},Di=Object.assign({"../games/continental_express/index.ts":()=>Ei(()=>import(`./continental_express-CfykIMn3.js`),__vite__mapDeps([0,1,2,3,4,5,6])),"../games/great_lakes/index.ts":()=>Ei(()=>import(`./great_lakes-DHxKdapH.js`),__vite__mapDeps([7,1,8,2,3,9,10,11,12,4,5,13])),"../games/isle_of_trains/index.ts":()=>Ei(()=>import(`./isle_of_trains-B35QDmei.js`),__vite__mapDeps([14,1,15,16,11,2,3,12,4,5,9,17,18])),"../games/ticket_cards/index.ts":()=>Ei(()=>import(`./ticket_cards-C-TMyfzC.js`),__vite__mapDeps([19,1,8,2,3,9,10,15,16,11,12,4,5,20])),"../games/traffic/index.ts":()=>Ei(()=>import(`./traffic-KxgNdyyN.js`),__vite__mapDeps([21,1,15,16,2,3,9,17,22]))});async function Oi(e){let t=Di[`../games/${e}/index.ts`];return t?(await t()).game:null}var ki=d(`<button><span class="picture svelte-p0hm4g"><!></span> <span class="ct svelte-p0hm4g"><b class="svelte-p0hm4g"> </b> <i class="svelte-p0hm4g"> </i> <small class="svelte-p0hm4g"><span class="svelte-p0hm4g"><!><span class="vh"> </span> </span> <span class="svelte-p0hm4g"><!> </span></small></span></button>`),Ai=d(`<div class="covers svelte-p0hm4g" role="group"></div>`);function ji(n,i){W(i,!0);let o;l(()=>{o.querySelector(`[data-game="${i.chosen}"]`)?.scrollIntoView({block:`nearest`,inline:`center`})});function u(e){return e.least_seats===e.most_seats?String(e.most_seats):`${e.least_seats}–${e.most_seats}`}var d=Ai();r(d,21,()=>i.games,e=>e.name,(n,r)=>{var o=ki();let l;var d=w(o);L(w(d),()=>Oi(S(r).name),null,(e,n)=>{var r=c(),i=g(r),o=e=>{var t=c();K(g(t),()=>S(n).Poster,(e,t)=>{t(e,{})}),a(e,t)},s=e=>{E(e,{name:`logo`,class:`logo`})};t(i,e=>{S(n)?e(o):e(s,-1)}),a(e,r)}),G(d);var f=M(d,2),m=w(f),h=e(m,!0),_=M(m,2),v=e(_,!0),y=M(_,2),b=w(y),x=w(b);E(x,{name:`i-person`});var C=M(x),T=e(C,!0),D=M(C,1,!0);G(b);var O=M(b,2),k=w(O);E(k,{name:`i-clock`});var A=M(k,1,!0);G(O),G(y),G(f),G(o),H((e,t,n)=>{l=q(o,1,`cover svelte-p0hm4g`,null,l,{on:S(r).name===i.chosen}),F(o,`data-game`,S(r).name),F(o,`aria-pressed`,S(r).name===i.chosen),p(h,S(r).title),p(v,S(r).tagline),p(T,e),p(D,t),p(A,n)},[()=>Z(`players`),()=>u(S(r)),()=>Z(`minutes`,{minutes:S(r).minutes})]),s(`click`,o,()=>i.onchoose(S(r))),a(n,o)}),G(d),oe(d,e=>o=e,()=>o),H(e=>{O(d,`--n:${i.games.length??``}`),F(d,`aria-label`,e)},[()=>Z(`games`)]),a(n,d),V()}x([`click`]);var Mi=d(`<input maxlength="40" class="svelte-xlbrtn"/>`),Ni=d(`<b class="svelte-xlbrtn"> </b>`),Pi=d(`<i></i>`),Fi=d(`<button class="lnk"><span class="lv svelte-xlbrtn" aria-hidden="true"></span></button>`),Ii=d(`<select class="lnk svelte-xlbrtn"><option> </option><option> </option><option> </option></select> <button class="tool svelte-xlbrtn" data-remove=""><!></button>`,1),Li=d(`<li data-seat-plan="" class="svelte-xlbrtn"><!> <span class="sn svelte-xlbrtn"><!> <small class="svelte-xlbrtn"> </small></span> <span class="acts svelte-xlbrtn"><!> <!></span></li>`),Ri=d(`<p class="more svelte-xlbrtn"> <button class="word svelte-xlbrtn"> </button> <button class="word svelte-xlbrtn"> </button> <button class="word svelte-xlbrtn"> </button></p>`),zi=d(`<section class="sheet"><h2> <span class="label"> </span></h2> <ul></ul> <!></section>`);function Bi(n,i){W(i,!0);let o=D(()=>i.plan.game),c=D(()=>S(o).least_seats===S(o).most_seats?String(S(o).most_seats):`${S(o).least_seats}–${S(o).most_seats}`);function l(e){e.level=cn[(cn.indexOf(e.level)+1)%cn.length]}var u=zi(),d=w(u),f=w(d,!0),h=e(M(f),!0);G(d);var _=M(d,2);r(_,21,()=>i.plan.seats,m,(n,o,c)=>{var u=Li(),d=w(u);$n(d,{seat:c});var f=M(d,2),m=w(f),h=e=>{var t=Mi();R(t),H((e,n)=>{F(t,`placeholder`,e),F(t,`aria-label`,n)},[()=>Z(`your-name`),()=>Z(`name-of-seat`,{number:c+1})]),ne(t,()=>S(o).name,e=>S(o).name=e),a(e,t)},_=t=>{var n=Ni(),r=e(n,!0);H(e=>p(r,e),[()=>Z(`plan-${S(o).kind}`)]),a(t,n)};t(m,e=>{S(o).kind===`me`||S(o).kind===`here`?e(h):e(_,-1)});var v=e(M(m,2),!0);G(f);var y=M(f,2),b=w(y),x=e=>{var t=Fi(),n=w(t);r(n,22,()=>cn,e=>e,(e,t,n)=>{var r=Pi();let i;H(e=>i=q(r,1,`svelte-xlbrtn`,null,i,{on:e}),[()=>S(n)<=cn.indexOf(S(o).level)]),a(e,r)}),G(n),G(t),H((e,n)=>{F(t,`data-level`,S(o).level),F(t,`title`,e),F(t,`aria-label`,n)},[()=>Z(`level-${S(o).level}.about`),()=>`${Z(`strength`)}: ${Z(`level-${S(o).level}`)}`]),s(`click`,t,()=>l(S(o))),a(e,t)};t(b,e=>{S(o).kind===`bot`&&e(x)});var C=M(b,2),D=t=>{var n=Ii(),r=g(n),l=w(r),u=e(l,!0);l.value=l.__value=`bot`;var d=M(l),f=e(d,!0);d.value=d.__value=`open`;var m=M(d),h=e(m,!0);m.value=m.__value=`here`,G(r),se(r);var _=M(r,2);E(w(_),{name:`i-x`,class:`ic`}),G(_),H((e,t,n,a,o)=>{F(r,`aria-label`,e),p(u,t),p(f,n),p(h,a),F(_,`aria-disabled`,!i.plan.canRemove),F(_,`aria-label`,o)},[()=>Z(`kind-of-seat`,{number:c+1}),()=>Z(`plan-bot`),()=>Z(`plan-open`),()=>Z(`plan-here`),()=>Z(`remove-seat`,{number:c+1})]),T(r,()=>S(o).kind,e=>S(o).kind=e),s(`click`,_,()=>i.plan.remove(c)),a(t,n)};t(C,e=>{S(o).kind!==`me`&&e(D)}),G(y),G(u),H(e=>p(v,e),[()=>Z(S(o).kind===`bot`?`level-${S(o).level}`:`plan-${S(o).kind}.about`)]),a(n,u)}),G(_);var v=M(_,2),y=t=>{var n=Ri(),r=w(n),o=M(r),c=e(o,!0),l=M(o,2),u=e(l,!0),d=M(l,2),f=e(d,!0);G(n),H((e,t,n,i)=>{p(r,`${e??``} `),p(c,t),p(u,n),p(f,i)},[()=>Z(`add-seat`),()=>Z(`add-open`),()=>Z(`add-bot`),()=>Z(`add-here`)]),s(`click`,o,()=>i.plan.add(`open`)),s(`click`,l,()=>i.plan.add(`bot`)),s(`click`,d,()=>i.plan.add(`here`)),a(t,n)};t(v,e=>{i.plan.canAdd&&e(y)}),G(u),H((e,t)=>{p(f,e),p(h,t)},[()=>Z(`seats-for`,{game:S(o).title}),()=>Z(`seats-of`,{count:i.plan.seats.length,range:S(c)})]),a(n,u),V()}x([`click`]);var Vi=d(`<a class="tool opt svelte-xz6wf3"><!> </a>`),Hi=d(`<p class="problem svelte-xz6wf3" role="alert"> </p>`),Ui=d(`<div class="seats svelte-xz6wf3"><!></div> <section class="options sheet svelte-xz6wf3"><h2> </h2> <!> <div class="start svelte-xz6wf3"><button class="btn go svelte-xz6wf3" data-start=""> </button> <span class="label svelte-xz6wf3"> </span></div></section>`,1),Wi=d(`<!> <main class="svelte-xz6wf3"><div class="hd svelte-xz6wf3"><h1 class="svelte-xz6wf3"> </h1> <p class="svelte-xz6wf3"> </p> <!></div> <div class="posters svelte-xz6wf3"><!></div> <!> <div class="departures svelte-xz6wf3"><!></div></main> <!>`,1);function Gi(n,r){W(r,!0);let i=new vi,o=U([]),u=U(null),d=U(!1),f=U(!1);l(()=>{document.title=Z(`title-lobby`)}),l(()=>{let e=J.lang,t=!0;return Wt(()=>m(e),()=>t),()=>{t=!1}});async function m(e){try{B(o,await Gt.games(e)),B(u,null)}catch(e){throw B(u,e.message,!0),e}let t=i.game?.name??yi(),n=S(o).find(e=>e.name===t)??S(o)[0];n&&i.choose(n)}async function h(){if(!(S(d)||!i.game)){B(d,!0);try{let e=await Gt.newTable(i.request());Y(`name`,i.seats[0].name.trim()),hn(e.table,...e.tokens),Yt(`/t/${e.table}`)}catch(e){B(u,e.message,!0)}finally{B(d,!1)}}}var _=Wi(),v=g(_);Yn(v,{onmenu:()=>B(f,!0),extra:e=>{var n=c(),r=g(n),o=e=>{var t=Vi(),n=w(t);E(n,{name:`i-book`,class:`ic`});var r=M(n,1,!0);G(t),H(e=>{F(t,`href`,`/rules/${i.game.name??``}`),p(r,e)},[()=>Z(`rules`)]),s(`click`,t,function(...e){Xt?.apply(this,e)}),a(e,t)};t(r,e=>{i.game&&e(o)}),a(e,n)},$$slots:{extra:!0}});var y=M(v,2),b=w(y),x=w(b),C=e(x,!0),T=M(x,2),O=e(T,!0),k=M(T,2),A=t=>{var n=Hi(),r=e(n,!0);H(()=>p(r,S(u))),a(t,n)};t(k,e=>{S(u)&&e(A)}),G(b);var j=M(b,2),N=w(j);{let e=D(()=>i.game?.name??``);ji(N,{get games(){return S(o)},get chosen(){return S(e)},onchoose:e=>i.choose(e)})}G(j);var P=M(j,2),I=t=>{var n=Ui(),r=g(n);Bi(w(r),{get plan(){return i}}),G(r);var o=M(r,2),c=w(o),l=e(c,!0),u=M(c,2);Si(u,{get plan(){return i}});var f=M(u,2),m=w(f),_=e(m,!0),v=e(M(m,2),!0);G(f),G(o),H((e,t,n)=>{p(l,e),m.disabled=S(d),p(_,t),p(v,n)},[()=>Z(`options`),()=>Z(`start-game`,{game:i.game.title}),()=>Z(i.seats.some(e=>e.kind===`open`)?`start-open-seats`:`start-at-once`)]),s(`click`,m,h),a(t,n)};t(P,e=>{i.game&&e(I)});var L=M(P,2);oi(w(L),{}),G(L),G(y);var ee=M(y,2),te=e=>{Wn(e,{onclose:()=>B(f,!1)})};t(ee,e=>{S(f)&&e(te)}),H((e,t)=>{p(C,e),p(O,t)},[()=>Z(`lobby-title`),()=>Z(`lobby-text`)]),a(n,_),V()}x([`click`]);var Ki=d(`<li><code class="svelte-si786l"> </code></li>`),qi=d(`<details class="svelte-si786l"><summary class="svelte-si786l"> </summary> <ul></ul></details>`),Ji=d(`<p class="text svelte-si786l"> </p> <!>`,1),Yi=d(`<p role="alert"> </p>`),Xi=d(`<p class="label" role="status"> </p>`);function Zi(n,i){W(i,!0);let o=D(()=>Gt.clause(i.game,i.number));{let s=D(()=>Z(`clause`,{number:i.number}));wn(n,{get title(){return S(s)},get onclose(){return i.onclose},children:(n,i)=>{var s=c();L(g(s),()=>S(o),t=>{var n=Xi(),r=e(n,!0);H(e=>p(r,e),[()=>Z(`loading`)]),a(t,n)},(n,i)=>{var o=Ji(),s=g(o),c=e(s,!0),l=M(s,2),u=t=>{var n=qi(),o=w(n),s=e(o,!0),c=M(o,2);r(c,20,()=>S(i).tests,e=>e,(t,n)=>{var r=Ki(),i=e(w(r),!0);G(r),H(()=>p(i,n)),a(t,r)}),G(c),G(n),H(e=>p(s,e),[()=>Z(`clause-tests`,{count:S(i).tests.length})]),a(t,n)};t(l,e=>{S(i).tests.length>0&&e(u)}),H(()=>p(c,S(i).text)),a(n,o)},(t,n)=>{var r=Yi(),i=e(r,!0);H(()=>p(i,S(n).message)),a(t,r)}),a(n,s)},$$slots:{default:!0}})}V()}var Qi=d(`<div class="rules svelte-106isyb"></div>`),$i=d(`<p role="alert"> </p>`),ea=d(`<p class="label" role="status"> </p>`);function ta(t,n){W(n,!0);let r=D(()=>Gt.rules(n.game,J.lang));l(()=>{S(r).then(e=>n.ontitle?.(e.title)).catch(()=>{})});function o(e){let t=e.target.closest(`[data-clause]`)?.dataset.clause;t!==void 0&&(e.preventDefault(),n.onclause(t))}var u=c();L(g(u),()=>S(r),t=>{var n=ea(),r=e(n,!0);H(e=>p(r,e),[()=>Z(`loading`)]),a(t,n)},(e,t)=>{var n=Qi();i(n,()=>S(t).html,!0),G(n),s(`click`,n,o),a(e,n)},(t,n)=>{var r=$i(),i=e(r,!0);H(()=>p(i,S(n).message)),a(t,r)}),a(t,u),V()}x([`click`]);var na=d(`<!> <main class="svelte-1eemx0b"><article class="sheet svelte-1eemx0b"><!></article></main> <!> <!>`,1);function ra(e,n){W(n,!0);let r=U(null),i=U(``),o=U(!1);l(()=>{document.title=Z(`title-rules`,{game:S(i)})});var s=na(),c=g(s);{let e=D(()=>Z(`rules`));Yn(c,{get where(){return S(i)},get meta(){return S(e)},onmenu:()=>B(o,!0)})}var u=M(c,2),d=w(u);ta(w(d),{get game(){return n.game},onclause:e=>B(r,e,!0),ontitle:e=>B(i,e,!0)}),G(d),G(u);var f=M(u,2),p=e=>{Zi(e,{get game(){return n.game},get number(){return S(r)},onclose:()=>B(r,null)})};t(f,e=>{S(r)!==null&&e(p)});var m=M(f,2),h=e=>{Wn(e,{onclose:()=>B(o,!1)})};t(m,e=>{S(o)&&e(h)}),a(e,s),V()}function ia(e){let t=matchMedia(`(max-width: 720px)`),n=()=>e.isPhone=t.matches;return n(),t.addEventListener(`change`,n),()=>t.removeEventListener(`change`,n)}var aa={title:null,lines:[],text:null,clauses:[]},oa=`began`,sa=250,ca=class{#e=U(null);get link(){return S(this.#e)}set link(e){B(this.#e,e)}#t=U(null);get module(){return S(this.#t)}set module(e){B(this.#t,e)}#n=U(null);get catalogue(){return S(this.#n)}set catalogue(e){B(this.#n,e)}#r=U(null);get welcome(){return S(this.#r)}set welcome(e){B(this.#r,e)}#i=U(null);get scene(){return S(this.#i)}set scene(e){B(this.#i,e)}#a=U(0);get first(){return S(this.#a)}set first(e){B(this.#a,e,!0)}#o=U([]);get lines(){return S(this.#o)}set lines(e){B(this.#o,e)}#s=U([]);get lastLines(){return S(this.#s)}set lastLines(e){B(this.#s,e)}#c=U([]);get chat(){return S(this.#c)}set chat(e){B(this.#c,e)}#l=U(null);get moment(){return S(this.#l)}set moment(e){B(this.#l,e)}#u=U([]);get pickedMoves(){return S(this.#u)}set pickedMoves(e){B(this.#u,e)}#d=U(null);get armed(){return S(this.#d)}set armed(e){B(this.#d,e)}#f=U(null);get hint(){return S(this.#f)}set hint(e){B(this.#f,e)}#p=U(null);get explanation(){return S(this.#p)}set explanation(e){B(this.#p,e)}#m=U(null);get enlarged(){return S(this.#m)}set enlarged(e){B(this.#m,e,!0)}#h=U(null);get openClause(){return S(this.#h)}set openClause(e){B(this.#h,e,!0)}#g=U(null);get notice(){return S(this.#g)}set notice(e){B(this.#g,e,!0)}#_=U(null);get closed(){return S(this.#_)}set closed(e){B(this.#_,e,!0)}#v=U(null);get rematch(){return S(this.#v)}set rematch(e){B(this.#v,e,!0)}#y=U(null);get shownFor(){return S(this.#y)}set shownFor(e){B(this.#y,e,!0)}#b=U(!1);get isPhone(){return S(this.#b)}set isPhone(e){B(this.#b,e,!0)}#x=U(!1);get isReplay(){return S(this.#x)}set isReplay(e){B(this.#x,e,!0)}#S=U(0);get skew(){return S(this.#S)}set skew(e){B(this.#S,e,!0)}#C=U(!1);get isBusy(){return S(this.#C)}set isBusy(e){B(this.#C,e,!0)}reading=null;answers=new Map;hideTimer;get view(){return this.moment?.view??this.scene.view}get viewer(){return this.isReplay&&this.moment?this.view.seat??this.home:this.home}get home(){return this.scene?.viewer??null}get decider(){return this.moment?null:this.scene?.decider??null}get people(){return this.scene?.people??[]}get moves(){return this.canMove?this.scene.moves:[]}get hinted(){return this.hint?.code??null}movesOf(e,t={}){let n=Object.entries(t);return this.moves.filter(t=>t.kind===e&&n.every(([e,n])=>t.args[e]===n))}say(e,t){return zt(this.scene?.table.game??``,e,t)}choose(e){this.explanation=null,e.length>1?(this.armed=null,this.pickedMoves=this.isPicked(e)?[]:e):e[0]&&this.offer(e[0])}enlarge(e){this.enlarged=e}get isMine(){let e=this.scene;return e!==null&&e.table.status===`playing`&&e.decider!==null&&e.decider===e.viewer}get keys(){let e=this.welcome?.tokens??[];return(this.welcome?.seats??[]).flatMap((t,n)=>e[n]===void 0?[]:[{seat:t,token:e[n]}])}get watchKey(){return this.scene?.table.watch===`anyone`?null:this.welcome?.watch_token??this.welcome?.tokens[0]??null}get isPlayer(){return(this.welcome?.seats.length??0)>0}get canMove(){return this.isMine&&this.moment===null&&!this.isBusy&&!this.isCovered}get isCovered(){let e=this.welcome?.seats??[],t=this.scene?.table.status;return e.length>1&&t===`playing`&&this.scene.viewer!==this.shownFor}uncover(){this.shownFor=this.viewer}isPicked(e){let t=this.armed?[this.armed]:this.pickedMoves;return t.length>0&&t.length===e.length&&t.every((t,n)=>t.code===e[n].code)}offer(e){(J.confirm===`always`||J.confirm===`game`&&this.module?.confirms?.(e,this.view))&&this.armed?.code!==e.code?this.armed=e:this.play(e)}confirm(){this.armed&&this.play(this.armed)}putBack(){let e=this.armed!==null||this.pickedMoves.length>0;return this.armed=null,this.pickedMoves=[],e}async play(e){await this.playAll([e.code])}async playAll(e){!this.canMove||e.length===0||(this.putBack(),await this.act({t:`play`,after:this.scene.act,codes:e}))}async undo(e){this.isBusy||this.moment!==null||(this.putBack(),await this.act({t:`undo`,after:this.scene.act,whole_turn:e}))}async askHint(){let e=await this.tell({t:`hint`});e?.t===`hint`&&(this.hint=e)}async act(e){this.isBusy=!0,await this.tell(e),this.isBusy=!1}async tell(e){let t=await this.link.ask(e);return t.t===`refused`&&(this.notice=t.text),t}explain(e,t,n){clearTimeout(this.hideTimer),this.explanation?.place===e?n&&this.explanation.clauses[0]&&(this.openClause=this.explanation.clauses[0]):this.answer(e,t)}explainText(e,t){clearTimeout(this.hideTimer),this.explanation={...aa,place:e,text:t}}async answer(e,{about:t,why:n}){let r=this.explanation={...aa,place:e},[i,a]=await Promise.all([t?this.about(t):null,n?this.askOnce({t:`why`,kind:n.kind,args:n.args}):null]);if(this.explanation!==r)return;let{text:o,clauses:s}=a?.t===`why`?a:aa,c={place:e,text:o,clauses:s,title:i?.title??null,lines:i?.lines??[]};this.explanation=c.text===null&&c.title===null?null:c}async about({kind:e,args:t}){let n=this.moment?.ply??null,r=await this.askOnce({t:`about`,kind:e,args:t,ply:n});return r.t===`about`?r:aa}askOnce(e){let t=JSON.stringify([J.lang,e]),n=this.answers.get(t);if(n)return n;let r=this.link.ask(e);return this.answers.set(t,r),r.then(e=>e.t===`refused`&&this.answers.delete(t)),r}explained(e){clearTimeout(this.hideTimer),this.hideTimer=setTimeout(()=>{this.explanation?.place===e&&(this.explanation=null)},sa)}keepExplanation(){clearTimeout(this.hideTimer)}get turn(){return this.moment?.turn??this.scene?.turn??0}get plyShown(){return this.moment?.ply??this.scene?.ply??0}get linesShown(){return this.moment?this.lines.slice(0,Math.max(0,this.moment.log_until-this.first)):this.lines}get lineCount(){return this.first+this.lines.length}async readBack(){this.first!==0&&(this.reading??=this.readPage(this.first).finally(()=>this.reading=null),await this.reading)}async readSince(e){for(;this.first>0&&(this.lines[0]?.ply??0)>e;){let e=this.first;if(await this.readBack(),this.first===e)return}}async readPage(e){let t=await this.link.ask({t:`lines`,before:e});t.t!==`lines`||t.log_from+t.log.length!==this.first||t.lang!==J.lang||t.viewer!==this.home||(this.lines=[...t.log,...this.lines],this.first=t.log_from)}async look(e){if(!this.scene)return;if(e>=this.scene.ply&&this.scene.table.status!==`over`)return this.backToNow();let t=await this.link.ask({t:`look`,ply:Math.max(0,Math.min(e,this.scene.ply))});t.t===`moment`?(this.putBack(),this.explanation=null,this.moment=t):t.t===`refused`&&(this.notice=t.text)}backToNow(){this.moment=null}welcomed(e,t){t&&this.forget(),this.welcome=e,this.skew=e.now-Date.now()/1e3;let n=e.chat[0]?.number??0;this.chat=[...this.chat.filter(e=>e.number<n),...e.chat],this.closed=null}shown(e){let t=e.act!==this.scene?.act;t&&(this.answers.clear(),this.explanation=null,this.hint=null,this.putBack());let n=this.lineCount;e.log_anew&&(this.first=e.log_from),this.lines=e.log_anew?e.log:[...this.lines.slice(0,e.log_from-this.first),...e.log],this.scene!==null&&!e.log_anew&&e.log_from>=n?this.lastLines=e.log:t&&(this.lastLines=this.lines.filter(t=>t.ply===e.ply)),this.moment&&this.moment.ply>e.ply&&(this.moment=null),this.scene=e}said({line:e}){this.chat.some(t=>t.number===e.number)||(this.chat=[...this.chat,e])}linked({table:e,tokens:t}){hn(e,...t),this.rematch=e}refused(e){this.scene===null?this.closed=e.text:this.notice=e.text}forget(){this.answers.clear(),this.moment=null,this.hint=null,this.putBack()}};function la(e,n){W(n,!0);let r=z();var i=c(),o=g(i),s=e=>{Zi(e,{get game(){return r.scene.table.game},get number(){return r.openClause},onclose:()=>r.openClause=null})};t(o,e=>{r.openClause!==null&&r.scene&&e(s)}),a(e,i),V()}var ua=d(`<main class="svelte-1iqazre"><!> <h1 class="svelte-1iqazre"> </h1> <p> </p> <a class="btn go svelte-1iqazre" href="/"> </a></main>`);function da(t,n){W(n,!0);var r=ua(),i=w(r);E(i,{name:`red-semaphore`,class:`picture`});var o=M(i,2),c=e(o,!0),l=M(o,2),u=e(l,!0),d=M(l,2),f=e(d,!0);G(r),H((e,t)=>{p(c,e),p(u,n.text),p(f,t)},[()=>Z(`closed-title`),()=>Z(`to-lobby`)]),s(`click`,d,function(...e){Xt?.apply(this,e)}),a(t,r),V()}x([`click`]);var fa=d(`<main class="cover svelte-1jpn6gb"><!> <p class="who svelte-1jpn6gb"><!><b> </b></p> <h1 class="svelte-1jpn6gb"> </h1> <p> </p> <button class="btn go svelte-1jpn6gb"> </button></main>`);function pa(t,n){W(n,!0);let r=z(),i=D(()=>r.viewer??0),o=D(()=>r.people[S(i)]?.name??``),c;l(()=>c.focus());var u=fa(),d=w(u);E(d,{name:`back`,class:`turntable`});var f=M(d,2),m=w(f);$n(m,{get seat(){return S(i)}});var h=e(M(m),!0);G(f);var g=M(f,2),_=e(g,!0),v=M(g,2),y=e(v,!0),b=M(v,2),x=e(b,!0);oe(b,e=>c=e,()=>c),G(u),H((e,t,n)=>{p(h,S(o)),p(_,e),p(y,t),p(x,n)},[()=>r.say(`cover-title`,{name:S(o)}),()=>r.say(`cover-text`),()=>r.say(`cover-button`,{name:S(o)})]),s(`click`,b,()=>r.uncover()),a(t,u),V()}x([`click`]);function ma(e){return e.indexOf(Math.max(...e))}function ha(e,t){let n=[];for(let t=1;t<e.timeline.length;t+=1){let[r,i]=[e.timeline[t-1],e.timeline[t]],a=i.map((e,t)=>e-r[t]),o=ma(a),s=a[o];s<=0||n.push({at:t,ply:e.turns[t],seat:o,gain:s,after:e.turns[t-1]})}let r=ga(e),i=e=>e.at===r?1/0:e.gain;return n.sort((e,t)=>i(t)-i(e)).slice(0,t).sort((e,t)=>e.at-t.at)}function ga(e){let t=e.ranking.indexOf(1);return e.timeline.slice(0,-1).findLastIndex(e=>e.some((n,r)=>r!==t&&n>=e[t]))+1}function _a(e,{seat:t,after:n,ply:r}){return e.filter(e=>e.ply>n&&e.ply<=r&&e.seat===t&&e.kind!==`began`).reduce((e,t)=>t.text.length>e.length?t.text:e,``)}function va(e,t,n,r){let i=new Map(t.map(e=>[e.name,e.seat])),a=[...i.keys()].filter(Boolean).sort((e,t)=>t.length-e.length),o=[],s=e;n!==null&&ya(s,r)&&(o.push({text:r,seat:n}),s=s.slice(r.length));let c=RegExp(`(?<![\\p{L}\\p{N}])(${a.map(ba).join(`|`)})(?![\\p{L}\\p{N}])`,`gu`),l=0;for(let e of a.length>0?s.matchAll(c):[])o.push({text:s.slice(l,e.index),seat:null}),o.push({text:e[0],seat:i.get(e[0])}),l=e.index+e[0].length;return[...o,{text:s.slice(l),seat:null}].filter(e=>e.text!==``)}function ya(e,t){return e.startsWith(t)&&!/[\p{L}\p{N}]/u.test(e[t.length]??``)}function ba(e){return e.replace(/[.*+?^${}()|[\]\\]/g,`\\$&`)}var xa=d(`<b> </b>`),Sa=d(`<span></span>`);function Ca(i,o){W(o,!0);let s=z(),l=D(()=>va(o.text,s.people,s.home,s.say(`you`)));var u=Sa();r(u,21,()=>S(l),m,(r,i)=>{var o=c(),s=g(o),l=t=>{var n=xa(),r=e(n,!0);H(()=>{q(n,1,`o${S(i).seat+1}`,`svelte-1w5tktq`),p(r,S(i).text)}),a(t,n)},u=e=>{var t=n();H(()=>p(t,S(i).text)),a(e,t)};t(s,e=>{S(i).seat===null?e(u,-1):e(l)}),a(r,o)}),G(u),a(i,u),V()}async function wa(e,t){try{return await navigator.clipboard.writeText(e),!0}catch{return Ta(e,t)}}function Ta(e,t){let n=document.createElement(`textarea`);n.value=e,n.readOnly=!0,n.style.cssText=`position:fixed;inset:0 auto auto 0;width:1px;height:1px;opacity:0`,(t.closest(`dialog`)??document.body).append(n);try{return n.select(),document.execCommand(`copy`)}catch{return!1}finally{n.remove(),t.focus()}}var Ea=d(`<span> </span>`),Da=d(`<input readonly="" class="svelte-1je05sn"/>`),Oa=d(`<div class="copy svelte-1je05sn"><!> <span class="ways svelte-1je05sn"><button class="lnk"><!> </button> <button class="lnk qr svelte-1je05sn" aria-haspopup="dialog"><!></button></span> <!></div> <!>`,1);function ka(n,r){W(r,!0);let i=k(r,`small`,3,!1),o=U(!1),c=U(!1),l=U(!1),u=U(void 0);async function d(e){B(o,await wa(r.link,e.currentTarget),!0),B(c,!S(o)),S(o)?setTimeout(()=>B(o,!1),2e3):requestAnimationFrame(()=>S(u)?.select())}var f=Oa(),m=g(f),h=w(m),_=t=>{var n=Ea(),i=e(n,!0);H(()=>p(i,r.label)),a(t,n)};t(h,e=>{i()||e(_)});var v=M(h,2),y=w(v),b=w(y);{let e=D(()=>S(o)?`i-check`:`i-link`);E(b,{get name(){return S(e)}})}var x=M(b,1,!0);G(y);var C=M(y,2);E(w(C),{name:`i-qr`}),G(C),G(v);var T=M(v,2),O=e=>{var t=Da();R(t),oe(t,e=>B(u,e),()=>S(u)),H(()=>{P(t,r.link),F(t,`aria-label`,r.label)}),a(e,t)};t(T,e=>{S(c)&&e(O)}),G(m);var A=M(m,2),j=e=>{Yr(e,{get title(){return r.label},get link(){return r.link},onclose:()=>B(l,!1)})};t(A,e=>{S(l)&&e(j)}),H((e,t,n,i)=>{F(y,`data-link`,r.link),F(y,`aria-label`,e),p(x,t),F(C,`title`,n),F(C,`aria-label`,i)},[()=>`${Z(`copy-link`)}: ${r.label}`,()=>Z(S(o)?`copied`:`copy-link`),()=>Z(`qr-code`),()=>`${Z(`qr-code`)}: ${r.label}`]),s(`click`,y,d),s(`click`,C,()=>B(l,!0)),a(n,f),V()}x([`click`]);function Aa(e){return e instanceof Uint8Array||ArrayBuffer.isView(e)&&e.constructor.name===`Uint8Array`}function ja(e,...t){if(!Aa(e))throw Error(`Uint8Array expected`);if(t.length>0&&!t.includes(e.length))throw Error(`Uint8Array expected of length `+t+`, got length=`+e.length)}function Ma(e,t=!0){if(e.destroyed)throw Error(`Hash instance has been destroyed`);if(t&&e.finished)throw Error(`Hash#digest() has already been called`)}function Na(e,t){ja(e);let n=t.outputLen;if(e.length<n)throw Error(`digestInto() expects output buffer of length at least `+n)}function Pa(...e){for(let t=0;t<e.length;t++)e[t].fill(0)}function Fa(e){return new DataView(e.buffer,e.byteOffset,e.byteLength)}function $(e,t){return e<<32-t|e>>>t}var Ia=typeof Uint8Array.from([]).toHex==`function`&&typeof Uint8Array.fromHex==`function`,La=Array.from({length:256},(e,t)=>t.toString(16).padStart(2,`0`));function Ra(e){if(ja(e),Ia)return e.toHex();let t=``;for(let n=0;n<e.length;n++)t+=La[e[n]];return t}function za(e){if(typeof e!=`string`)throw Error(`string expected`);return new Uint8Array(new TextEncoder().encode(e))}function Ba(e){return typeof e==`string`&&(e=za(e)),ja(e),e}var Va=class{};function Ha(e){let t=t=>e().update(Ba(t)).digest(),n=e();return t.outputLen=n.outputLen,t.blockLen=n.blockLen,t.create=()=>e(),t}function Ua(e,t,n,r){if(typeof e.setBigUint64==`function`)return e.setBigUint64(t,n,r);let i=BigInt(32),a=BigInt(4294967295),o=Number(n>>i&a),s=Number(n&a),c=r?4:0,l=r?0:4;e.setUint32(t+c,o,r),e.setUint32(t+l,s,r)}function Wa(e,t,n){return e&t^~e&n}function Ga(e,t,n){return e&t^e&n^t&n}var Ka=class extends Va{constructor(e,t,n,r){super(),this.finished=!1,this.length=0,this.pos=0,this.destroyed=!1,this.blockLen=e,this.outputLen=t,this.padOffset=n,this.isLE=r,this.buffer=new Uint8Array(e),this.view=Fa(this.buffer)}update(e){Ma(this),e=Ba(e),ja(e);let{view:t,buffer:n,blockLen:r}=this,i=e.length;for(let a=0;a<i;){let o=Math.min(r-this.pos,i-a);if(o===r){let t=Fa(e);for(;r<=i-a;a+=r)this.process(t,a);continue}n.set(e.subarray(a,a+o),this.pos),this.pos+=o,a+=o,this.pos===r&&(this.process(t,0),this.pos=0)}return this.length+=e.length,this.roundClean(),this}digestInto(e){Ma(this),Na(e,this),this.finished=!0;let{buffer:t,view:n,blockLen:r,isLE:i}=this,{pos:a}=this;t[a++]=128,Pa(this.buffer.subarray(a)),this.padOffset>r-a&&(this.process(n,0),a=0);for(let e=a;e<r;e++)t[e]=0;Ua(n,r-8,BigInt(this.length*8),i),this.process(n,0);let o=Fa(e),s=this.outputLen;if(s%4)throw Error(`_sha2: outputLen should be aligned to 32bit`);let c=s/4,l=this.get();if(c>l.length)throw Error(`_sha2: outputLen bigger than state`);for(let e=0;e<c;e++)o.setUint32(4*e,l[e],i)}digest(){let{buffer:e,outputLen:t}=this;this.digestInto(e);let n=e.slice(0,t);return this.destroy(),n}_cloneInto(e){e||=new this.constructor,e.set(...this.get());let{blockLen:t,buffer:n,length:r,finished:i,destroyed:a,pos:o}=this;return e.destroyed=a,e.finished=i,e.length=r,e.pos=o,r%t&&e.buffer.set(n),e}clone(){return this._cloneInto()}},qa=Uint32Array.from([1779033703,3144134277,1013904242,2773480762,1359893119,2600822924,528734635,1541459225]),Ja=Uint32Array.from([1116352408,1899447441,3049323471,3921009573,961987163,1508970993,2453635748,2870763221,3624381080,310598401,607225278,1426881987,1925078388,2162078206,2614888103,3248222580,3835390401,4022224774,264347078,604807628,770255983,1249150122,1555081692,1996064986,2554220882,2821834349,2952996808,3210313671,3336571891,3584528711,113926993,338241895,666307205,773529912,1294757372,1396182291,1695183700,1986661051,2177026350,2456956037,2730485921,2820302411,3259730800,3345764771,3516065817,3600352804,4094571909,275423344,430227734,506948616,659060556,883997877,958139571,1322822218,1537002063,1747873779,1955562222,2024104815,2227730452,2361852424,2428436474,2756734187,3204031479,3329325298]),Ya=new Uint32Array(64),Xa=class extends Ka{constructor(e=32){super(64,e,8,!1),this.A=qa[0]|0,this.B=qa[1]|0,this.C=qa[2]|0,this.D=qa[3]|0,this.E=qa[4]|0,this.F=qa[5]|0,this.G=qa[6]|0,this.H=qa[7]|0}get(){let{A:e,B:t,C:n,D:r,E:i,F:a,G:o,H:s}=this;return[e,t,n,r,i,a,o,s]}set(e,t,n,r,i,a,o,s){this.A=e|0,this.B=t|0,this.C=n|0,this.D=r|0,this.E=i|0,this.F=a|0,this.G=o|0,this.H=s|0}process(e,t){for(let n=0;n<16;n++,t+=4)Ya[n]=e.getUint32(t,!1);for(let e=16;e<64;e++){let t=Ya[e-15],n=Ya[e-2],r=$(t,7)^$(t,18)^t>>>3;Ya[e]=($(n,17)^$(n,19)^n>>>10)+Ya[e-7]+r+Ya[e-16]|0}let{A:n,B:r,C:i,D:a,E:o,F:s,G:c,H:l}=this;for(let e=0;e<64;e++){let t=$(o,6)^$(o,11)^$(o,25),u=l+t+Wa(o,s,c)+Ja[e]+Ya[e]|0,d=($(n,2)^$(n,13)^$(n,22))+Ga(n,r,i)|0;l=c,c=s,s=o,o=a+u|0,a=i,i=r,r=n,n=u+d|0}n=n+this.A|0,r=r+this.B|0,i=i+this.C|0,a=a+this.D|0,o=o+this.E|0,s=s+this.F|0,c=c+this.G|0,l=l+this.H|0,this.set(n,r,i,a,o,s,c,l)}roundClean(){Pa(Ya)}destroy(){this.set(0,0,0,0,0,0,0,0),Pa(this.buffer)}},Za=Ha(()=>new Xa);function Qa(e,t){return Ra(Za(Uint8Array.from(e.match(/../g)??[],e=>parseInt(e,16))))===t}var $a=d(`<details><summary class="svelte-1lnnwmv"><!> </summary> <p> </p> <dl class="svelte-1lnnwmv"><dt> </dt> <dd class="svelte-1lnnwmv"> </dd> <dt> </dt> <dd class="svelte-1lnnwmv"> </dd></dl> <button class="lnk" data-record=""> </button></details>`);function eo(n,r){W(r,!0);let i=z(),o=D(()=>i.scene.table),l=D(()=>S(o).seed!==null&&Qa(S(o).seed,S(o).commitment));async function u(){try{let e=await Gt.record(S(o).id,i.welcome?.tokens[0]),t=URL.createObjectURL(new Blob([JSON.stringify(e)],{type:`application/json`}));Object.assign(document.createElement(`a`),{href:t,download:`${S(o).id}.json`}).click(),setTimeout(()=>URL.revokeObjectURL(t))}catch(e){i.notice=e.message}}var d=c(),f=g(d),m=t=>{var n=$a();let r;var c=w(n),d=w(c);{let e=D(()=>S(l)?`i-check`:`i-x`);E(d,{get name(){return S(e)}})}var f=M(d,1,!0);G(c);var m=M(c,2),h=e(m,!0),g=M(m,2),_=w(g),v=e(_,!0),y=M(_,2),b=e(y,!0),x=M(y,2),C=e(x,!0),T=e(M(x,2),!0);G(g);var O=M(g,2),k=e(O,!0);G(n),H((e,t,i,a,s)=>{r=q(n,1,`svelte-1lnnwmv`,null,r,{broken:!S(l)}),p(f,e),p(h,t),p(v,i),p(b,S(o).commitment),p(C,a),p(T,S(o).seed),p(k,s)},[()=>i.say(S(l)?`seal-kept`:`seal-broken`),()=>i.say(`seal-about`),()=>i.say(`seal-told`),()=>i.say(`seal-seed`),()=>i.say(`seal-record`)]),s(`click`,O,u),a(t,n)};t(f,e=>{S(o).seed!==null&&e(m)}),a(n,d),V()}x([`click`]);var to=_(`<path class="gl svelte-o5bymx"></path><text x="36" text-anchor="end" class="svelte-o5bymx"> </text>`,1),no=_(`<text y="394" text-anchor="middle" class="svelte-o5bymx"> </text>`),ro=_(`<path></path><path></path>`,1),io=_(`<g><circle r="10" class="tp svelte-o5bymx"></circle><text class="tpn svelte-o5bymx" y="5" text-anchor="middle"> </text></g>`),ao=_(`<svg class="chart svelte-o5bymx" viewBox="0 0 600 400" role="img"><!><!><!><!></svg>`);function oo(t,n){W(n,!0);let i=z(),[o,s,c,l]=[46,570,24,366],u={circle:`M12 1a11 11 0 1 1 0 22a11 11 0 1 1 0-22`,square:`M2 2h20v20H2z`,triangle:`M12 0L24 22H0z`,diamond:`M12 0l12 12l-12 12L0 12z`,cross:`M8 1h8v7h7v8h-7v7H8v-7H1V8h7z`,hex:`M12 0l10.5 6v12L12 24L1.500 18V6z`},d=D(()=>n.timeline.flat()),f=D(()=>Math.min(0,...S(d))),m=D(()=>Math.max(10,...S(d))),h=D(()=>[1,2,5,10,20,25,50,100].find(e=>(S(m)-S(f))/e<=5)??200),_=D(()=>C(Math.ceil(S(f)/S(h))*S(h),S(m),S(h))),v=D(()=>Math.max(1,n.timeline.length-1)),y=D(()=>[1,2,4,5,10,20,50].find(e=>S(v)/e<=8)??100),b=e=>o+e/S(v)*(s-o),x=e=>l-(e-S(f))/(S(m)-S(f))*(l-c);function C(e,t,n){return Array.from({length:Math.floor((t-e)/n)+1},(t,r)=>e+r*n)}function T(e){return`M`+n.timeline.map((t,n)=>`${b(n).toFixed(1)} ${x(t[e]).toFixed(1)}`).join(`L`)}var E=ao(),O=w(E);r(O,16,()=>S(_),e=>e,(t,n)=>{var r=to(),i=g(r),c=M(i),l=e(c,!0);H((e,t)=>{F(i,`d`,`M${o??``} ${e??``}H${s??``}`),F(c,`y`,t),p(l,n)},[()=>x(n),()=>x(n)+5]),a(t,r)});var k=M(O);r(k,16,()=>C(S(y),S(v),S(y)),e=>e,(t,n)=>{var r=no(),i=e(r,!0);H(e=>{F(r,`x`,e),p(i,n)},[()=>b(n)]),a(t,r)});var A=M(k);r(A,17,()=>i.people,({seat:e})=>e,(e,t)=>{let r=()=>S(t).seat;var i=ro(),o=g(i),s=M(o);H((e,t,n,i)=>{q(o,0,`ln o${r()+1}`,`svelte-o5bymx`),F(o,`d`,e),q(s,0,`mk o${r()+1}`,`svelte-o5bymx`),F(s,`d`,t),F(s,`transform`,`translate(${n??``} ${i??``}) scale(.75)`)},[()=>T(r()),()=>u[Zn(r())],()=>b(S(v))-9,()=>x(n.timeline.at(-1)[r()])-9]),a(e,i)}),r(M(A),19,()=>n.points,e=>e.at,(t,r,i)=>{var o=io(),c=e(M(w(o)),!0);G(o),H((e,t)=>{F(o,`transform`,`translate(${e??``} ${t??``})`),p(c,S(i)+1)},[()=>Math.min(b(S(r).at),s-24),()=>Math.max(14,x(n.timeline[S(r).at][S(r).seat])-24)]),a(t,o)}),G(E),H(e=>F(E,`aria-label`,e),[()=>i.say(`timeline`)]),a(t,E),V()}var so=d(`<section><header class="svelte-1p4i2d7"><!><b class="nm svelte-1p4i2d7"> </b> <span class="place svelte-1p4i2d7"> </span> <strong class="num svelte-1p4i2d7"> </strong></header> <span class="meter svelte-1p4i2d7"><span class="svelte-1p4i2d7"></span></span> <!></section>`),co=d(`<li class="svelte-1p4i2d7"><i class="svelte-1p4i2d7"> </i> <button class="svelte-1p4i2d7"><!></button> <span class="num svelte-1p4i2d7"> </span></li>`),lo=d(`<button class="btn go svelte-1p4i2d7"> </button>`),uo=d(`<span class="label svelte-1p4i2d7"> </span>`),fo=d(`<div class="page svelte-1p4i2d7" data-page="final"><!> <main class="svelte-1p4i2d7"><section class="win enamel screws svelte-1p4i2d7"><div class="svelte-1p4i2d7"><h2 class="svelte-1p4i2d7"> </h2> <p class="svelte-1p4i2d7"> </p></div> <div class="tr svelte-1p4i2d7" aria-hidden="true"></div></section> <section class="tab sheet svelte-1p4i2d7"><h3 class="svelte-1p4i2d7"> </h3> <div class="columns svelte-1p4i2d7"></div></section> <section class="tl sheet svelte-1p4i2d7"><h3 class="svelte-1p4i2d7"> </h3> <!> <ol class="turns svelte-1p4i2d7"></ol> <!></section> <div class="acts svelte-1p4i2d7"><!> <a class="btn ghost svelte-1p4i2d7"> </a> <button class="btn ghost svelte-1p4i2d7"> </button> <span class="x svelte-1p4i2d7"><!></span> <a class="btn ghost x svelte-1p4i2d7" href="/"> </a> <!></div></main></div>`);function po(n,i){W(i,!0);let o=[`loco-3`,`hopper`,`tanker`,`coach`,`coach`,`caboose`],c=z(),u=D(()=>c.scene),d=D(()=>S(u).table),f=D(()=>S(u).ending),h=D(()=>c.module.Breakdown),g=D(()=>c.people.map(({seat:e})=>e).sort((e,t)=>S(f).ranking[e]-S(f).ranking[t])),_=D(()=>Math.max(1,...S(f).scores)),v=D(()=>ha(S(f),3));l(()=>{S(v)[0]&&c.readSince(S(v)[0].after)});let b=e=>c.people[e].name,x=U(!1);l(()=>{S(x)&&c.rematch!==null&&Yt(`/t/${c.rematch}`)});function C(){B(x,!0),c.rematch===null&&c.tell({t:`rematch`})}var T=fo(),k=w(T);y(k,()=>i.top);var A=M(k,2),j=w(A),N=w(j),P=w(N),I=e(P,!0),L=e(M(P,2),!0);G(N);var ee=M(N,2);r(ee,21,()=>o,m,(e,t)=>{E(e,{get name(){return S(t)}})}),G(ee),G(j);var te=M(j,2),R=w(te),ne=e(R,!0),re=M(R,2);r(re,20,()=>S(g),e=>e,(t,n)=>{var r=so();let i;var o=w(r),s=w(o);$n(s,{get seat(){return n}});var l=M(s),u=e(l,!0),d=M(l,2),m=e(d,!0),g=M(d,2),v=e(g,!0);G(o);var y=M(o,2),x=e(y);K(M(y,2),()=>S(h),(e,t)=>{t(e,{get seat(){return n},get parts(){return S(f).breakdowns[n]}})}),G(r),H((e,t,a,o)=>{i=q(r,1,`column o${n+1}`,`svelte-1p4i2d7`,i,{first:S(f).ranking[n]===1}),F(r,`aria-label`,e),p(u,t),p(m,a),F(g,`data-seat-score`,n),p(v,S(f).scores[n]),O(x,`width:${o??``}%`)},[()=>b(n),()=>b(n),()=>c.say(`final-place`,{place:S(f).ranking[n]}),()=>Math.max(0,S(f).scores[n]/S(_)*100)]),a(t,r)}),G(re),G(te);var ie=M(te,2),ae=w(ie),oe=e(ae,!0),se=M(ae,2),ce=e=>{oo(e,{get timeline(){return S(f).timeline},get points(){return S(v)}})};t(se,e=>{S(f).timeline.length>1&&e(ce)});var le=M(se,2);r(le,23,()=>S(v),e=>e.at,(t,n,r)=>{var i=co(),o=w(i),l=e(o,!0),u=M(o,2),d=w(u);{let e=D(()=>_a(c.lines,S(n))||b(S(n).seat));Ca(d,{get text(){return S(e)}})}G(u);var f=e(M(u,2));G(i),H(()=>{p(l,S(r)+1),p(f,`+${S(n).gain??``}`)}),s(`click`,u,()=>c.look(S(n).ply)),a(t,i)}),G(le),eo(M(le,2),{}),G(ie);var ue=M(ie,2),de=w(ue),fe=t=>{var n=lo(),r=e(n,!0);H(e=>p(r,e),[()=>c.say(c.rematch===null?`rematch`:`rematch-join`)]),s(`click`,n,C),a(t,n)};t(de,e=>{c.isPlayer&&e(fe)});var pe=M(de,2),J=e(pe,!0),Y=M(pe,2),me=e(Y,!0),he=M(Y,2),ge=w(he);{let e=D(()=>c.say(`link-replay`)),t=D(()=>Sn(S(d).id,c.watchKey));ka(ge,{small:!0,get label(){return S(e)},get link(){return S(t)}})}G(he);var _e=M(he,2),ve=e(_e,!0),ye=M(_e,2),be=t=>{var n=uo(),r=e(n,!0);H(e=>p(r,e),[()=>c.say(`rematch-ready`)]),a(t,n)};t(ye,e=>{c.rematch!==null&&e(be)}),G(ue),G(A),G(T),H((e,t,n,r,i,a)=>{F(T,`data-act`,c.scene?.act),p(I,S(f).text),p(L,e),p(ne,t),O(re,`--n:${S(g).length??``}`),p(oe,n),F(pe,`href`,`/r/${S(d).id??``}`),p(J,r),p(me,i),p(ve,a)},[()=>c.say(`final-after`,{turns:c.turn}),()=>c.say(`final-points`),()=>c.say(`timeline`),()=>c.say(`replay`),()=>c.say(`final-board`),()=>c.say(`to-lobby`)]),s(`click`,pe,function(...e){Xt?.apply(this,e)}),s(`click`,Y,function(...e){i.onboard?.apply(this,e)}),s(`click`,_e,function(...e){Xt?.apply(this,e)}),a(n,T),V()}x([`click`]);var mo=320,ho=84,go=class{pace;fly;waiting=[];current=null;constructor(e,t=_o){this.pace=e,this.fly=t}add(e){this.pace()!==0&&(this.waiting=[...this.waiting,...e].slice(-6),this.current===null&&this.work())}skip(){this.waiting=[],this.current?.skip()}async work(){for(let e=this.waiting.shift();e!==void 0;e=this.waiting.shift()){let t=this.fly(e,mo*this.pace());this.current=t,await t.done}this.current=null}};function _o(e,t,n){let r=document.querySelector(e.from),i=document.querySelector(e.to);if(!r||!i||t===0)return{done:Promise.resolve(),skip:()=>{}};let[a,o]=[r.getBoundingClientRect(),i.getBoundingClientRect()],s=n?.(e)??vo(r,i),c=!s.isConnected,l=c?new DOMRect(0,0,ho,ho*1.42):s.getBoundingClientRect(),u=c?s:s.cloneNode(!0);u.removeAttribute(`data-at`),u.setAttribute(`aria-hidden`,`true`),u.inert=!0,Object.assign(u.style,{position:`fixed`,left:`0`,top:`0`,margin:`0`,width:`${l.width}px`,height:`${l.height}px`,pointerEvents:`none`,zIndex:`60`}),document.body.append(u);let d=e=>`translate(${e.left+(e.width-l.width)/2}px, ${e.top+(e.height-l.height)/2}px)`,f=u.animate([{transform:d(a),opacity:.9},{transform:d(o),opacity:1}],{duration:t,easing:`cubic-bezier(.2,.7,.2,1)`});return{done:f.finished.then(()=>u.remove(),()=>u.remove()),skip:()=>f.cancel()}}function vo(e,t){let n=e=>e.offsetWidth*e.offsetHeight;return n(t)>0&&n(t)<=n(e)?t:e}function yo(e,t){W(t,!0);let n=z(),r=new go(he,(e,t)=>_o(e,t,a)),i=n.lastLines;function a(e){if(e.card===void 0)return null;let t=document.createElement(`div`);t.style.setProperty(`--cw`,`84px`);let r=f(n.module.Card,{target:t,props:{card:e.card},context:I(n)});return setTimeout(()=>void h(r),2e3),t}l(()=>{let e=n.lastLines;if(e===i)return;i=e;let t=n.module?.flights;!t||n.moment!==null||r.add(e.map(e=>t(e)).filter(e=>e!==null))}),b(`pointerdown`,C,()=>r.skip()),V()}var bo=9;function xo(e,t){for(let t of e.querySelectorAll(`[data-key]`))delete t.dataset.key;[...e.querySelectorAll(t?`[data-keys] [data-lit]`:`[data-lit]`)].slice(0,bo).forEach((e,t)=>e.dataset.key=String(t+1))}function So(e,t){let n=e.querySelector(`[data-key="${t}"]`);return n?.click(),n!==null}function Co(e){return e instanceof HTMLElement&&e.closest(`input, textarea, select, dialog`)!==null}var wo=d(`<div class="svelte-1mv8zga"><dt><kbd class="kbd svelte-1mv8zga"> </kbd></dt> <dd class="svelte-1mv8zga"> </dd></div>`),To=d(`<dl class="svelte-1mv8zga"></dl>`);function Eo(n,i){W(i,!0);let o=k(i,`isHelpOpen`,15),s=z(),l=[[`1–9`,`keys-numbers`],[`Enter`,`keys-enter`],[`Esc`,`keys-escape`],[`Ctrl+Z`,`keys-undo`],[`← →`,`keys-arrows`],[`End`,`keys-end`],[`H`,`keys-hint`],[`I`,`keys-card`],[`Tab`,`keys-tab`],[`?`,`keys-help`]];function u(e){Co(e.target)||e.altKey||e.metaKey||!s.scene||d(e)&&e.preventDefault()}function d(e){if(e.ctrlKey)return e.key.toLowerCase()===`z`&&f();switch(e.key){case`?`:return o(!0);case`Escape`:return m();case`Enter`:return h(e);case`ArrowLeft`:return _(-1);case`ArrowRight`:return s.moment!==null&&_(1);case`End`:return s.moment!==null&&(s.backToNow(),!0);case`h`:return s.canMove&&(s.askHint(),!0);default:return/^[1-9]$/.test(e.key)&&So(document,e.key)}}function f(){return s.scene.undo.act&&s.undo(!1),!0}function m(){return s.explanation?s.explanation=null:s.moment&&s.scene.table.status!==`over`?s.backToNow():!s.putBack()&&s.canMove&&s.scene.undo.act&&s.undo(!1),!0}function h(e){return!s.armed||e.target.closest(`.btn`)?!1:(s.confirm(),!0)}function _(e){return s.look(s.plyShown+e),!0}var v=c();b(`keydown`,C,u);var y=g(v),x=t=>{{let n=D(()=>s.say(`keys-title`));wn(t,{get title(){return S(n)},onclose:()=>o(!1),children:(t,n)=>{var i=To();r(i,21,()=>l,([e,t])=>e,(t,n)=>{var r=D(()=>re(S(n),2));let i=()=>S(r)[0],o=()=>S(r)[1];var c=wo(),l=w(c),u=e(w(l),!0);G(l);var d=e(M(l,2),!0);G(c),H(e=>{p(u,i()),p(d,e)},[()=>s.say(o())]),a(t,c)}),G(i),a(t,i)},$$slots:{default:!0}})}};t(y,e=>{o()&&e(x)}),a(n,v),V()}var Do=d(`<p class="svelte-er3av2"><span class="svelte-er3av2"> </span> <button class="tool"><!></button></p>`),Oo=d(`<div class="place svelte-er3av2" role="alert"><!></div>`);function ko(n,r){W(r,!0);let i=z();l(()=>{if(i.notice===null)return;let e=setTimeout(()=>i.notice=null,7e3);return()=>clearTimeout(e)});var o=Oo(),c=w(o),u=t=>{var n=Do(),r=w(n),o=e(r,!0),c=M(r,2);E(w(c),{name:`i-x`,class:`ic`}),G(c),G(n),H(e=>{p(o,i.notice),F(c,`aria-label`,e)},[()=>i.say(`close`)]),s(`click`,c,()=>i.notice=null),a(t,n)};t(c,e=>{i.notice!==null&&e(u)}),G(o),a(n,o),V()}x([`click`]);var Ao=d(`<div class="bar sheet svelte-18jg14m"><div class="steps svelte-18jg14m"><button class="btn ghost svelte-18jg14m"><span aria-hidden="true">«</span></button> <button class="btn ghost svelte-18jg14m"><span aria-hidden="true">←</span></button> <button class="btn go svelte-18jg14m"> </button> <button class="btn ghost svelte-18jg14m"><span aria-hidden="true">→</span></button></div> <input type="range" min="0" class="svelte-18jg14m"/> <output class="num svelte-18jg14m"> </output> <p class="said svelte-18jg14m"> </p></div>`);function jo(t,n){W(n,!0);let r=z(),i=D(()=>r.scene.ply),o=D(()=>r.plyShown),c=U(!1),u=U(null);l(()=>{r.moment===null&&r.look(0)}),l(()=>{if(!S(c))return;if(S(o)>=S(i)){B(c,!1);return}let e=setTimeout(()=>void r.look(S(o)+1),900);return()=>clearTimeout(e)});let d=!1;async function f(e){if(B(u,e,!0),!d){for(d=!0;S(u)!==null&&S(u)!==r.plyShown;){let e=S(u);await r.look(e),S(u)===e&&B(u,null)}B(u,null),d=!1}}function m(){!S(c)&&S(o)>=S(i)&&r.look(0),B(c,!S(c))}var h=Ao(),g=w(h),_=w(g),v=M(_,2),y=M(v,2),b=e(y,!0),x=M(y,2);G(g);var C=M(g,2);R(C);var T=M(C,2),E=e(T),O=e(M(T,2),!0);G(h),H((e,t,n,r,a,s,c)=>{F(_,`aria-label`,e),F(v,`aria-label`,t),p(b,n),F(x,`aria-label`,r),F(C,`max`,S(i)),P(C,S(u)??S(o)),F(C,`aria-label`,a),F(C,`aria-valuetext`,s),p(E,`${S(u)??S(o)??``} / ${S(i)??``}`),p(O,c)},[()=>r.say(`step-first`),()=>r.say(`step-back`),()=>r.say(S(c)?`pause`:`play`),()=>r.say(`step-on`),()=>r.say(`scrubber`),()=>r.say(`past`,{ply:S(o),last:S(i)}),()=>r.linesShown.at(-1)?.text??``]),s(`click`,_,()=>r.look(0)),s(`click`,v,()=>r.look(S(o)-1)),s(`click`,y,m),s(`click`,x,()=>r.look(S(o)+1)),s(`input`,C,e=>f(e.currentTarget.valueAsNumber)),a(t,h),V()}x([`click`,`input`]);var Mo=d(`<button class="plain svelte-13pwep8"><!></button>`),No=d(`<li><b class="svelte-13pwep8"> </b> </li>`),Po=d(`<li class="none svelte-13pwep8"> </li>`),Fo=d(`<div class="head svelte-13pwep8"><b class="svelte-13pwep8"> </b> <button class="plain svelte-13pwep8"> </button> <!></div> <ul aria-live="polite" class="svelte-13pwep8"></ul> <form class="svelte-13pwep8"><input maxlength="500" autocomplete="off" class="svelte-13pwep8"/> <button class="btn ghost" type="submit"> </button></form>`,1),Io=d(`<span class="n svelte-13pwep8"> <span class="vh"> </span></span>`),Lo=d(`<button class="bar-button svelte-13pwep8"><!> <!></button>`),Ro=d(`<button class="bar-button off svelte-13pwep8"><!> </button>`),zo=d(`<section class="chat svelte-13pwep8"><!></section>`);function Bo(n,i){W(i,!0);let o=k(i,`isOpen`,15,!1),c=k(i,`isPinned`,3,!1),u=z(),d=U(``),f=U(ae(y())),m=U(void 0),h=D(()=>u.chat.filter(e=>e.number>S(f)).length),_=D(()=>(o()||c())&&J.chat);l(()=>{S(_)&&(B(f,y(),!0),S(m)?.scrollTo(0,S(m).scrollHeight))});function y(){return u.chat.at(-1)?.number??-1}function x(e){let t=e.seat===null?void 0:u.people[e.seat]?.name;return e.name||(t??u.say(`spectator`))}function C(e){e.key===`Escape`&&e.currentTarget.blur()}async function T(e){e.preventDefault();let t=S(d).trim();t!==``&&(B(d,``),(await u.tell({t:`chat`,text:t}))?.t===`refused`&&B(d,t,!0))}var O=zo(),A=w(O),j=n=>{var i=Fo(),l=g(i),f=w(l),h=e(f,!0),_=M(f,2),y=e(_,!0),D=M(_,2),O=e=>{var t=Mo();E(w(t),{name:`i-x`,class:`ic`}),G(t),H(e=>F(t,`aria-label`,e),[()=>u.say(`close`)]),s(`click`,t,()=>o(!1)),a(e,t)};t(D,e=>{c()||e(O)}),G(l);var k=M(l,2);r(k,21,()=>u.chat,e=>e.number,(t,n)=>{var r=No(),i=w(r),o=e(i,!0),s=M(i);G(r),H(e=>{q(r,1,v(S(n).seat===null?``:`o${S(n).seat+1}`),`svelte-13pwep8`),p(o,e),p(s,` ${S(n).text??``}`)},[()=>x(S(n))]),a(t,r)},t=>{var n=Po(),r=e(n,!0);H(e=>p(r,e),[()=>u.say(`chat-none`)]),a(t,n)}),G(k),oe(k,e=>B(m,e),()=>S(m));var A=M(k,2),j=w(A);R(j);var N=e(M(j,2),!0);G(A),H((e,t,n,r,i)=>{p(h,e),p(y,t),F(j,`aria-label`,n),F(j,`placeholder`,r),p(N,i)},[()=>u.say(`chat`),()=>u.say(`chat-off`),()=>u.say(`chat-line`),()=>u.say(`chat-line`),()=>u.say(`chat-send`)]),s(`click`,_,()=>Y(`chat`,!1)),b(`submit`,A,T),s(`keydown`,j,C),ne(j,()=>S(d),e=>B(d,e)),a(n,i)},N=n=>{var r=Lo(),i=w(r);E(i,{name:`i-chat`,class:`ic`});var c=M(i),l=M(c),d=t=>{var n=Io(),r=w(n,!0),i=e(M(r),!0);G(n),H(e=>{p(r,S(h)),p(i,e)},[()=>u.say(`chat-unread`)]),a(t,n)};t(l,e=>{S(h)>0&&e(d)}),G(r),H(e=>p(c,`${e??``} `),[()=>u.say(`chat`)]),s(`click`,r,()=>o(!0)),a(n,r)},P=e=>{var t=Ro(),n=w(t);E(n,{name:`i-chat`,class:`ic`});var r=M(n,1,!0);G(t),H(e=>p(r,e),[()=>u.say(`chat-is-off`)]),s(`click`,t,()=>Y(`chat`,!0)),a(e,t)};t(A,e=>{S(_)?e(j):J.chat?e(N,1):e(P,-1)}),G(O),H(e=>F(O,`aria-label`,e),[()=>u.say(`chat`)]),a(n,O),V()}x([`click`,`keydown`]);var Vo=d(`<li class="earlier svelte-1srjamk"><button class="svelte-1srjamk"> </button></li>`),Ho=d(`<li class="turn"> </li>`),Uo=d(`<li><button class="svelte-1srjamk"><time> </time> <!></button></li>`),Wo=d(`<ol class="log svelte-1srjamk"><!> <!></ol>`);function Go(n,i){W(i,!0);let u=z(),d=null,f=D(()=>u.first+u.linesShown.length),m=D(()=>u.linesShown.findLastIndex(e=>e.kind!==oa)),h=D(()=>{let e=u.scene.turn-u.lines.filter(e=>e.kind===oa).length;return u.lines.map(t=>({line:t,turn:t.kind===`began`?++e:null}))});function _(e,t){let n=e.seat!==null&&e.seat===u.home,r=e.seat===null?``:u.people[e.seat]?.name??``;return u.say(`log-turn`,{turn:t,whose:n?`own`:`other`,name:r})}async function v(){if(u.first===0||!d)return;let[e,t]=[u.first,d.scrollHeight-d.scrollTop],n=d.querySelector(`.earlier button`)===document.activeElement;await u.readBack(),await o(),d&&(d.scrollTop=d.scrollHeight-t,n&&y(e-u.first)?.focus())}function y(e){return[...d?.querySelectorAll(`li:not(.earlier)`)??[]].slice(0,e).findLast(e=>e.matches(`.line`))?.querySelector(`button`)??void 0}l(()=>{u.moment&&u.readSince(u.moment.ply)}),l(()=>{S(f);let e=requestAnimationFrame(()=>d?.querySelector(`.now`)?.scrollIntoView({block:`nearest`}));return()=>cancelAnimationFrame(e)});var x=Wo(),C=w(x),T=t=>{var n=Vo(),r=w(n),i=e(r,!0);G(n),H(e=>p(i,e),[()=>u.say(`log-earlier`)]),s(`click`,r,v),a(t,n)};t(C,e=>{u.first>0&&e(T)}),r(M(C,2),19,()=>S(h),({line:e,turn:t},n)=>u.first+n,(n,r,i)=>{let o=()=>S(r).line,l=()=>S(r).turn;var d=c(),h=g(d),v=t=>{var n=Ho(),r=e(n,!0);H(e=>p(r,e),[()=>_(o(),l())]),a(t,n)},y=t=>{var n=Uo();let r;var c=w(n),l=w(c),d=e(l,!0);Ca(M(l,2),{get text(){return o().text}}),G(c),G(n),H((e,t)=>{r=q(n,1,`line svelte-1srjamk`,null,r,{now:S(i)===S(m),later:u.first+S(i)>=S(f)}),F(c,`title`,e),p(d,t)},[()=>u.say(`log-look`),()=>ir(o().at,J.lang)]),s(`click`,c,()=>u.look(o().ply)),a(t,n)};t(h,e=>{l()===null?e(y,-1):e(v)}),a(n,d)}),G(x),oe(x,e=>d=e,()=>d),b(`scroll`,x,()=>d&&d.scrollTop<60&&void v()),a(n,x),V()}x([`click`]);var Ko=d(`<label class="name svelte-1fwirad"><!><span> </span> <input maxlength="40" class="svelte-1fwirad"/></label>`),qo=d(`<li><!></li>`),Jo=d(`<li class="label"> </li>`),Yo=d(`<h3 class="svelte-1fwirad"> </h3> <p class="label about svelte-1fwirad"> </p> <ul class="links svelte-1fwirad" data-own-links=""></ul>`,1),Xo=d(`<!> <!> <h3 class="svelte-1fwirad"> </h3> <ul class="links svelte-1fwirad"><!> <!> <!> <!></ul> <!> <div class="ways svelte-1fwirad"><button class="btn ghost"> </button> <button class="btn ghost"> <kbd>?</kbd></button> <button class="btn ghost"> </button></div> <p class="label fair svelte-1fwirad"> </p>`,1);function Zo(n,i){W(i,!0);let o=z(),c=D(()=>o.scene.table),l=D(()=>o.welcome?.watch_token??null),u=D(()=>o.people.filter(e=>e.is_you)),d=D(()=>o.people.filter(e=>e.token!==null));function f(e,t){S(u).length===1&&Y(`name`,t),o.tell({t:`rename`,seat:e,name:t})}{let m=D(()=>o.say(`menu`));wn(n,{get title(){return S(m)},get onclose(){return i.onclose},children:(n,m)=>{var h=Xo(),_=g(h);r(_,17,()=>S(u),e=>e.seat,(t,n)=>{var r=Ko(),i=w(r);$n(i,{get seat(){return S(n).seat}});var c=M(i),l=e(c,!0),u=M(c,2);R(u),G(r),H(e=>{p(l,e),P(u,S(n).name)},[()=>o.say(`your-name`)]),s(`change`,u,e=>f(S(n).seat,e.currentTarget.value.trim())),a(t,r)});var v=M(_,2);Un(v,{isTable:!0});var y=M(v,2),b=e(y,!0),x=M(y,2),C=w(x);r(C,17,()=>S(d),e=>e.seat,(e,t)=>{var n=qo(),r=w(n);{let e=D(()=>o.say(`link-seat`,{number:S(t).seat+1})),n=D(()=>xn(S(c).id,S(t).token));ka(r,{get label(){return S(e)},get link(){return S(n)}})}G(n),a(e,n)});var T=M(C,2),E=e=>{var t=qo(),n=w(t);{let e=D(()=>o.say(`link-watch`)),t=D(()=>xn(S(c).id,S(l)));ka(n,{get label(){return S(e)},get link(){return S(t)}})}G(t),a(e,t)};t(T,e=>{S(l)&&e(E)});var O=M(T,2),k=e=>{var t=qo(),n=w(t);{let e=D(()=>o.say(`link-replay`)),t=D(()=>Sn(S(c).id,o.watchKey));ka(n,{get label(){return S(e)},get link(){return S(t)}})}G(t),a(e,t)};t(O,e=>{S(c).status===`over`&&e(k)});var A=M(O,2),j=t=>{var n=Jo(),r=e(n,!0);H(e=>p(r,e),[()=>o.say(`menu-no-links`)]),a(t,n)};t(A,e=>{S(d).length===0&&!S(l)&&S(c).status!==`over`&&e(j)}),G(x);var N=M(x,2),F=t=>{var n=Yo(),i=g(n),s=e(i,!0),l=M(i,2),u=e(l,!0),d=M(l,2);r(d,21,()=>o.keys,({seat:e,token:t})=>e,(e,t)=>{let n=()=>S(t).seat,r=()=>S(t).token;var i=qo(),s=w(i);{let e=D(()=>o.keys.length>1?o.people[n()].name:o.say(`your-seat`)),t=D(()=>xn(S(c).id,r()));ka(s,{get label(){return S(e)},get link(){return S(t)}})}G(i),a(e,i)}),G(d),H((e,t)=>{p(s,e),p(u,t)},[()=>o.say(`menu-move`),()=>o.say(`menu-move-text`,{count:o.keys.length})]),a(t,n)};t(N,e=>{o.keys.length>0&&e(F)});var I=M(N,2),L=w(I),ee=e(L,!0),z=M(L,2),B=w(z,!0);te(),G(z);var V=M(z,2),ne=e(V,!0);G(I);var re=e(M(I,2),!0);H((e,t,n,r,i)=>{p(b,e),p(ee,t),p(B,n),p(ne,r),p(re,i)},[()=>o.say(`menu-links`),()=>o.say(`rules`),()=>o.say(`keys-title`),()=>o.say(`leave`),()=>o.say(`menu-rules-version`,{version:S(c).rules_version,edition:S(c).edition})]),s(`click`,L,function(...e){i.onrules?.apply(this,e)}),s(`click`,z,function(...e){i.onhelp?.apply(this,e)}),s(`click`,V,()=>Yt(`/`)),a(n,h)},$$slots:{default:!0}})}V()}x([`change`,`click`]);var Qo=d(`<span class="label opt watching svelte-bpic0y"> </span>`),$o=d(`<span class="n svelte-bpic0y"> </span>`),es=d(`<button class="tool"><!> <!></button>`),ts=d(`<!> <span role="status"> </span> <button class="tool opt"><!> </button> <!>`,1),ns=d(`<div class="talk svelte-bpic0y"><!><!></div>`),rs=d(`<!> <!>`,1);function is(n,r){W(r,!0);let i=z(),o=D(()=>i.scene.table),c=U(null),d=U(ae(i.chat.length)),f=D(()=>i.say(`rail-${r.isReplay?`replay`:S(o).status}`,{table:S(o).id,turn:i.turn})),m=D(()=>i.link?.state??`connecting`),h=D(()=>i.chat.length-S(d));l(()=>{i.moment!==null&&u(()=>S(c))===`talk`&&B(c,null)});function _(){B(c,`talk`),B(d,i.chat.length,!0)}var v=rs(),y=g(v);Yn(y,{get where(){return S(o).title},get meta(){return S(f)},onmenu:()=>B(c,`menu`),extra:n=>{var r=ts(),o=g(r),l=t=>{var n=Qo(),r=e(n,!0);H(e=>p(r,e),[()=>i.say(`spectators`,{count:i.scene.spectators})]),a(t,n)};t(o,e=>{i.scene.spectators>0&&e(l)});var u=M(o,2),d=e(u,!0),f=M(u,2),v=w(f);E(v,{name:`i-book`,class:`ic`});var y=M(v,1,!0);G(f);var b=M(f,2),x=n=>{var r=es(),o=w(r);E(o,{name:`i-chat`,class:`ic`});var c=M(o,2),l=t=>{var n=$o(),r=e(n,!0);H(()=>p(r,S(h))),a(t,n)};t(c,e=>{S(h)>0&&e(l)}),G(r),H(e=>F(r,`aria-label`,e),[()=>i.say(`log-and-chat`)]),s(`click`,r,_),a(n,r)};t(b,e=>{i.isPhone&&e(x)}),H((e,t)=>{q(u,1,`conn ${S(m)??``}`,`svelte-bpic0y`),F(u,`data-connection`,S(m)),p(d,e),p(y,t)},[()=>i.say(`connection-${S(m)}`),()=>i.say(`rules`)]),s(`click`,f,()=>B(c,`rules`)),a(n,r)},$$slots:{extra:!0}});var b=M(y,2),x=e=>{Zo(e,{onclose:()=>B(c,null),onhelp:()=>{B(c,null),r.onhelp()},onrules:()=>B(c,`rules`)})},C=e=>{{let t=D(()=>i.say(`rules`));wn(e,{get title(){return S(t)},wide:!0,onclose:()=>B(c,null),children:(e,t)=>{ta(e,{get game(){return S(o).game},onclause:e=>i.openClause=e})},$$slots:{default:!0}})}},T=e=>{{let t=D(()=>i.say(`log-and-chat`));wn(e,{get title(){return S(t)},onclose:()=>B(c,null),children:(e,t)=>{var n=ns(),r=w(n);Go(r,{}),Bo(M(r),{isPinned:!0}),G(n),a(e,n)},$$slots:{default:!0}})}};t(b,e=>{S(c)===`menu`?e(x):S(c)===`rules`?e(C,1):S(c)===`talk`&&e(T,2)}),a(n,v),V()}x([`click`]);var as=d(`<button class="btn ghost svelte-1bn96s7"><!><span class="aside svelte-1bn96s7"> </span></button>`),os=d(`<button data-lit=""><span class="text svelte-1bn96s7"> </span></button>`),ss=d(`<button class="clause svelte-1bn96s7"> </button>`),cs=d(`<small class="hint svelte-1bn96s7"><b class="svelte-1bn96s7"> </b> </small>`),ls=d(`<small><!></small>`),us=d(`<div class="choices svelte-1bn96s7" data-keys=""><!></div>`),ds=d(`<button class="btn ghost svelte-1bn96s7" data-hint=""><!><span class="aside svelte-1bn96s7"> </span></button>`),fs=d(`<button class="btn ghost svelte-1bn96s7"><!> <kbd class="svelte-1bn96s7">Esc</kbd></button>`),ps=d(`<!> <!>`,1),ms=d(`<button class="btn go svelte-1bn96s7" data-confirm=""> <kbd class="svelte-1bn96s7">Enter</kbd></button>`),hs=d(`<div data-bar="mine"><!> <div class="say svelte-1bn96s7"><span role="status"> </span> <!> <!></div> <!> <div class="do svelte-1bn96s7"><!> <!> <!> <!> <!></div></div>`),gs=d(`<time class="num svelte-1bn96s7"> </time>`),_s=d(`<button class="btn go svelte-1bn96s7"> </button>`),vs=d(`<div class="bar sheet waiting svelte-1bn96s7" data-bar="waiting"><!> <p class="say svelte-1bn96s7" role="status"> </p> <!> <div class="do svelte-1bn96s7"><!></div></div>`);function ys(n,i){W(i,!0);let o=(t,n=N,r=N,i=N,o=N)=>{var c=as(),l=w(c);E(l,{get name(){return i()}});var d=e(M(l),!0);G(c),H(()=>{F(c,`data-undo`,r()?`turn`:`act`),F(c,`title`,n()?o():void 0),F(c,`aria-disabled`,!n()),p(d,o())}),s(`click`,c,e=>n()?u.undo(r()):A(e,!1)),b(`mouseenter`,c,e=>A(e,n())),b(`focus`,c,e=>A(e,n())),b(`mouseleave`,c,e=>u.explained(e.currentTarget)),b(`blur`,c,e=>u.explained(e.currentTarget)),a(t,c)},l=t=>{var n=c();r(g(n),17,()=>S(_),e=>e.code,(t,n)=>{var r=os();let i;var o=e(w(r),!0);G(r),H(e=>{i=q(r,1,e,`svelte-1bn96s7`,i,{"is-hinted":u.hint?.code===S(n).code}),p(o,S(n).text)},[()=>v([`btn`,k(S(n))?`go`:`ghost`])]),s(`click`,r,()=>u.offer(S(n))),a(t,r)}),a(t,n)},u=z(),d=D(()=>u.scene),f=D(()=>u.isMine),m=D(()=>S(d).table.status===`over`),h=D(()=>u.moves.filter(e=>!u.module.placed(e))),_=D(()=>u.pickedMoves.length>0?u.pickedMoves:u.armed?[]:S(h)),y=D(()=>S(_).length>4),x=D(()=>Math.max(0,tr()+u.skew-(u.lines.at(-1)?.at??S(d).at))),C=D(()=>u.module.BarDetail),T=D(()=>u.module.BarActions),O=D(()=>S(f)&&J.hints&&S(d).table.hints);function k(e){let t=u.moves.length===1;return u.pickedMoves.length===0&&(t||u.module.commits?.(e)===!0)}function A(e,t){!t&&S(d).undo.why&&u.explainText(e.currentTarget,S(d).undo.why)}var j=c(),P=g(j),I=n=>{var r=hs();let i;var f=w(r);E(f,{name:`sema-clear`,class:`sig`});var m=M(f,2),h=w(m),v=e(h,!0),b=M(h,2),x=t=>{var n=ss(),r=e(n,!0);H(e=>{F(n,`data-rule`,S(d).clause),F(n,`title`,e),p(r,S(d).clause)},[()=>u.say(`clause`,{number:S(d).clause})]),s(`click`,n,()=>u.openClause=S(d).clause),a(t,n)};t(b,e=>{S(d).clause&&e(x)});var k=M(b,2),A=t=>{var n=cs(),r=w(n),i=e(r),o=M(r);G(n),H(()=>{p(i,`${u.hint.text??``}.`),p(o,` ${u.hint.reason??``}`)}),a(t,n)},j=e=>{var t=ls();K(w(t),()=>S(C),(e,t)=>{t(e,{})}),G(t),a(e,t)};t(k,e=>{u.hint?e(A):S(C)&&e(j,1)}),G(m);var N=M(m,2),P=e=>{var t=us();l(w(t)),G(t),a(e,t)};t(N,e=>{S(y)&&e(P)});var I=M(N,2),L=w(I),ee=e=>{var t=c();K(g(t),()=>S(T),(e,t)=>{t(e,{})}),a(e,t)};t(L,e=>{S(T)&&e(ee)});var R=M(L,2),z=e=>{l(e)};t(R,e=>{S(y)||e(z)});var B=M(R,2),V=t=>{var n=ds(),r=w(n);E(r,{name:`i-star`});var i=e(M(r),!0);G(n),H((e,t)=>{F(n,`title`,e),p(i,t)},[()=>u.say(`hint`),()=>u.say(`hint`)]),s(`click`,n,()=>u.askHint()),a(t,n)};t(B,e=>{S(O)&&e(V)});var ne=M(B,2),re=e=>{var t=fs(),n=w(t);E(n,{name:`i-x`});var r=M(n,1,!0);te(),G(t),H(e=>p(r,e),[()=>u.say(`put-back`)]),s(`click`,t,()=>u.putBack()),a(e,t)},U=e=>{var n=ps(),r=g(n);{let e=D(()=>u.say(`undo`));o(r,()=>S(d).undo.act,()=>!1,()=>`i-undo`,()=>S(e))}var i=M(r,2),s=e=>{{let t=D(()=>u.say(`start-over`));o(e,()=>!0,()=>!0,()=>`i-reset`,()=>S(t))}};t(i,e=>{S(d).undo.turn&&e(s)}),a(e,n)};t(ne,e=>{u.armed||u.pickedMoves.length>0?e(re):e(U,-1)});var W=M(ne,2),ie=e=>{var t=ms(),n=w(t,!0);te(),G(t),H(e=>p(n,e),[()=>u.say(`confirm-move`)]),s(`click`,t,()=>u.confirm()),a(e,t)};t(W,e=>{u.armed&&e(ie)}),G(I),G(r),H(()=>{i=q(r,1,`bar enamel svelte-1bn96s7`,null,i,{many:S(y),crowded:S(_).length>1}),F(r,`data-picked`,u.pickedMoves.length>0?``:void 0),p(v,u.armed?u.armed.text:S(d).question),F(I,`data-keys`,S(y)?void 0:``)}),a(n,r)},L=n=>{var r=vs(),c=w(r);{let e=D(()=>S(m)?`sema-clear`:`sema-stop`);E(c,{get name(){return S(e)},class:`sig`})}var l=M(c,2),f=e(l,!0),h=M(l,2),g=t=>{var n=gs(),r=e(n,!0);H(e=>p(r,e),[()=>rr(S(x))]),a(t,n)};t(h,e=>{!S(m)&&S(x)>5&&e(g)});var _=M(h,2),v=w(_),y=t=>{var n=_s(),r=e(n,!0);H(e=>p(r,e),[()=>u.say(`show-results`)]),s(`click`,n,function(...e){i.onresults?.apply(this,e)}),a(t,n)},b=e=>{{let t=D(()=>u.say(`undo`));o(e,()=>!0,()=>!1,()=>`i-undo`,()=>S(t))}};t(v,e=>{S(m)?e(y):u.isPlayer&&S(d).undo.act&&e(b,1)}),G(_),G(r),H(()=>p(f,S(m)?S(d).ending?.text??S(d).question:S(d).question)),a(n,r)};t(P,e=>{S(f)?e(I):e(L,-1)}),a(n,j),V()}x([`click`]);var bs=d(`<p class="vh" aria-live="polite"> </p>`);function xs(t,n){W(n,!0);let r=z(),i=D(()=>r.lastLines.filter(e=>e.kind!==oa));var o=bs(),s=e(o,!0);H(e=>p(s,e),[()=>S(i).map(e=>e.text).join(` `)]),a(t,o),V()}var Ss=d(`<p class="svelte-m8uwa4"> </p>`),Cs=d(`<div class="told svelte-m8uwa4"><h3 class="svelte-m8uwa4"> </h3> <!></div>`),ws=d(`<div class="middle svelte-m8uwa4"><!></div> <!>`,1);function Ts(n,i){W(i,!0);let o=z(),s=D(()=>o.module.Card);var l=c(),u=g(l),d=n=>{{let i=D(()=>o.say(`card`));wn(n,{get title(){return S(i)},onclose:()=>o.enlarge(null),children:(n,i)=>{var l=ws(),u=g(l);K(w(u),()=>S(s),(e,t)=>{t(e,{get card(){return o.enlarged},big:!0})}),G(u),L(M(u,2),()=>o.about({kind:`card`,args:{card:o.enlarged}}),null,(n,i)=>{var o=c(),s=g(o),l=t=>{var n=Cs(),o=w(n),s=e(o,!0);r(M(o,2),17,()=>S(i).lines,m,(t,n)=>{var r=Ss(),i=e(r,!0);H(()=>p(i,S(n))),a(t,r)}),G(n),H(()=>p(s,S(i).title)),a(t,n)};t(s,e=>{S(i).title!==null&&e(l)}),a(n,o)}),a(n,l)},$$slots:{default:!0}})}};t(u,e=>{o.enlarged!==null&&e(d)}),a(n,l),V()}var Es=d(`<small class="svelte-g7tmpt"> </small>`),Ds=d(`<div class="bar sheet past-bar svelte-g7tmpt" data-bar="past"><!> <p class="say svelte-g7tmpt" role="status"> <!></p> <div class="do"><button class="btn ghost"><span aria-hidden="true">←</span></button> <button class="btn ghost"><span aria-hidden="true">→</span></button> <button class="btn go"> </button></div></div>`);function Os(n,r){W(r,!0);let i=z(),o=D(()=>i.plyShown),c=D(()=>i.scene.ply);var l=Ds(),u=w(l);E(u,{name:`i-clock`,class:`ic`});var d=M(u,2),f=w(d),m=M(f),h=t=>{var n=Es(),r=e(n,!0);H(e=>p(r,e),[()=>i.say(`past-your-turn`)]),a(t,n)};t(m,e=>{i.isMine&&e(h)}),G(d);var g=M(d,2),_=w(g),v=M(_,2),y=M(v,2),b=e(y,!0);G(g),G(l),H((e,t,n,r)=>{p(f,`${e??``} `),_.disabled=S(o)<=0,F(_,`aria-label`,t),v.disabled=S(o)>=S(c),F(v,`aria-label`,n),p(b,r)},[()=>i.say(`past`,{ply:S(o),last:S(c)}),()=>i.say(`step-back`),()=>i.say(`step-on`),()=>i.say(`back-to-now`)]),s(`click`,_,()=>i.look(S(o)-1)),s(`click`,v,()=>i.look(S(o)+1)),s(`click`,y,()=>i.backToNow()),a(n,l),V()}x([`click`]);var ks=d(`<span class="bot svelte-awhnpt"><!><span class="vh"> </span></span>`),As=d(`<span class="turn svelte-awhnpt"><!><span class="vh"> </span></span>`),js=d(`<button class="mini svelte-awhnpt"><!><span class="svelte-awhnpt"> </span></button>`),Ms=d(`<button class="mini gone svelte-awhnpt"><!><span class="svelte-awhnpt"> </span></button>`),Ns=d(`<span class="label away svelte-awhnpt"> </span>`),Ps=d(`<span class="label svelte-awhnpt"> </span>`),Fs=d(`<time> </time>`),Is=d(`<header class="seat-head svelte-awhnpt"><!> <h2 class="svelte-awhnpt"><span class="who svelte-awhnpt"> </span> <!></h2> <!> <span class="end svelte-awhnpt"><!> <!></span></header>`);function Ls(n,r){W(r,!0);let i=z(),o=D(()=>i.people[r.seat]),c=D(()=>i.view.seat===r.seat),l=D(()=>i.scene?nr(i.scene,r.seat,i.skew):null),u=D(()=>!i.isReplay&&S(o).kind===`person`&&!S(o).is_here&&!S(o).is_stood_in),d=D(()=>S(u)&&!S(o).is_you&&i.isPlayer&&i.scene?.table.status===`playing`);var f=Is(),m=w(f);$n(m,{get seat(){return r.seat}});var h=M(m,2),g=w(h),_=e(g,!0),v=M(g,2),y=t=>{var n=ks(),r=w(n);E(r,{name:`i-bot`});var o=e(M(r),!0);G(n),H((e,t)=>{F(n,`title`,e),p(o,t)},[()=>i.say(`seat-bot`),()=>i.say(`seat-bot`)]),a(t,n)};t(v,e=>{(S(o).kind===`bot`||S(o).is_stood_in)&&e(y)}),G(h);var b=M(h,2),x=t=>{var n=As(),r=w(n);E(r,{name:`sema-clear`,class:`sg`});var o=e(M(r),!0);G(n),H(e=>p(o,e),[()=>i.say(`seat-deciding`)]),a(t,n)};t(b,e=>{S(c)&&e(x)});var C=M(b,2),T=w(C),O=t=>{var n=js(),o=w(n);E(o,{name:`i-person`});var c=e(M(o),!0);G(n),H(e=>p(c,e),[()=>i.say(`seat-take-back`)]),s(`click`,n,()=>i.tell({t:`stand_in`,seat:r.seat,on:!1})),a(t,n)},k=t=>{var n=Ms(),o=w(n);E(o,{name:`i-bot`});var c=e(M(o),!0);G(n),H((e,t)=>{F(n,`title`,e),p(c,t)},[()=>i.say(`seat-away`),()=>i.say(`seat-stand-in`)]),s(`click`,n,()=>i.tell({t:`stand_in`,seat:r.seat,on:!0})),a(t,n)},A=t=>{var n=Ns(),r=e(n,!0);H(e=>p(r,e),[()=>i.say(`seat-away`)]),a(t,n)},j=t=>{var n=Ps(),r=e(n,!0);H(e=>p(r,e),[()=>i.say(`level-${S(o).level}`)]),a(t,n)};t(T,e=>{S(o).is_stood_in&&S(o).is_you?e(O):S(d)?e(k,1):S(u)?e(A,2):S(o).level&&e(j,3)});var N=M(T,2),P=t=>{var n=Fs();let r;var i=e(n,!0);H(e=>{r=q(n,1,`num svelte-awhnpt`,null,r,{short:S(l)<20}),p(i,e)},[()=>rr(S(l))]),a(t,n)};t(N,e=>{S(l)!==null&&e(P)}),G(C),G(f),H(e=>{F(g,`title`,S(o).name),p(_,e)},[()=>S(o).is_you&&i.home===r.seat?i.say(`you`):S(o).name]),a(n,f),V()}x([`click`]);var Rs=d(`<section><!> <!></section>`),zs=d(`<aside class="seats svelte-a590k0" tabindex="0"></aside>`);function Bs(e,t){W(t,!0);let n=z(),i=D(()=>{let e=n.people.map(e=>e.seat),t=n.home;return t===null?e:[...e.slice(t+1),...e.slice(0,t+1)]});var o=zs();r(o,20,()=>S(i),e=>e,(e,t)=>{let r=D(()=>n.module.SeatPanel);var i=Rs();let o;var s=w(i);Ls(s,{get seat(){return t}}),K(M(s,2),()=>S(r),(e,n)=>{n(e,{get seat(){return t}})}),G(i),H(()=>{o=q(i,1,`seat sheet o${t+1}`,`svelte-a590k0`,o,{me:t===n.home,on:t===n.view.seat}),F(i,`data-at`,`seat:${t??``}`)}),a(e,i)}),G(o),H(e=>F(o,`aria-label`,e),[()=>n.say(`seats`)]),a(e,o),V()}var Vs=d(`<aside class="side svelte-10dmedb"><!> <section class="logp sheet svelte-10dmedb"><h3 class="svelte-10dmedb"> <span class="label"> </span></h3> <!> <!></section></aside>`);function Hs(n,r){W(r,!0);let i=z(),o=D(()=>i.module.Side),s=U(!1);var l=Vs(),u=w(l),d=e=>{var t=c();K(g(t),()=>S(o),(e,t)=>{t(e,{})}),a(e,t)};t(u,e=>{S(o)&&!i.isPhone&&e(d)});var f=M(u,2),m=w(f),h=w(m),_=e(M(h),!0);G(m);var v=M(m,2);Go(v,{}),Bo(M(v,2),{get isOpen(){return S(s)},set isOpen(e){B(s,e,!0)}}),G(f),G(l),H((e,t,n)=>{F(l,`aria-label`,e),p(h,`${t??``} `),p(_,n)},[()=>i.say(`log`),()=>i.say(`log`),()=>i.say(`turn-number`,{turn:i.turn})]),a(n,l),V()}var Us=10,Ws=8,Gs=22;function Ks(e,t,n){let r=[[`above`,e.top-Us-Ws,t.height],[`below`,n.height-(e.top+e.height)-Us-Ws,t.height],[`right`,n.width-(e.left+e.width)-Us-Ws,t.width],[`left`,e.left-Us-Ws,t.width]],[i]=r.find(([,e,t])=>e>=t)??r.reduce((e,t)=>t[1]-t[2]>e[1]-e[2]?t:e),a={x:e.left+e.width/2,y:e.top+e.height/2},o={above:{left:a.x-Gs-6,top:e.top-Us-t.height},below:{left:a.x-Gs-6,top:e.top+e.height+Us},right:{left:e.left+e.width+Us,top:a.y-Gs-6},left:{left:e.left-Us-t.width,top:a.y-Gs-6}}[i],s=qs(o.left,Ws,n.width-t.width-Ws),c=qs(o.top,Ws,n.height-t.height-Ws),[l,u]=i===`above`||i===`below`?[a.x-s,t.width]:[a.y-c,t.height];return{side:i,left:s,top:c,at:qs(l,Gs,u-Gs)}}function qs(e,t,n){return Math.max(t,Math.min(e,n))}var Js=d(`<p class="svelte-jlkwpm"> </p>`),Ys=d(`<div class="about svelte-jlkwpm"><b class="svelte-jlkwpm"> </b> <!></div>`),Xs=d(`<button class="clause svelte-jlkwpm"> </button> `,1),Zs=d(`<div><span role="status"> </span> <!></div>`),Qs=d(`<div><!> <!></div>`),$s=d(`<p class="vh" aria-live="polite"> </p> <!>`,1);function ec(n,i){W(i,!0);let o=z(),c=D(()=>o.explanation?.text||o.explanation?.title!==null?o.explanation:null),u=D(()=>S(c)?.clauses??[]),d=D(()=>S(c)?.text?.replace(` (${S(u).join(`, `)})`,``)),f=U(0),h=U(0),_=D(()=>S(c)&&Ks(S(c).place.getBoundingClientRect(),{width:S(f),height:S(h)},{width:document.documentElement.clientWidth,height:window.innerHeight}));l(()=>{if(!S(c))return;let{place:e}=S(c),t=e.getBoundingClientRect(),n=requestAnimationFrame(function r(){let i=e.getBoundingClientRect(),a=Math.abs(i.left-t.left)+Math.abs(i.top-t.top);!e.isConnected||a>16?o.explanation=null:n=requestAnimationFrame(r)});return()=>cancelAnimationFrame(n)});function v(e){let t=e.target;S(c)&&!S(c).place.contains(t)&&!t.closest(`.why`)&&(o.explanation=null)}var y=$s();b(`pointerdown`,C,v);var x=g(y),T=e(x,!0),E=M(x,2),k=n=>{var i=Qs();let l;var v=w(i),y=t=>{var n=Ys(),i=w(n),o=e(i,!0);r(M(i,2),17,()=>S(c).lines,m,(t,n)=>{var r=Js(),i=e(r,!0);H(()=>p(i,S(n))),a(t,r)}),G(n),H(()=>p(o,S(c).title)),a(t,n)};t(v,e=>{S(c).title!==null&&e(y)});var x=M(v,2),C=t=>{var n=Zs();let i;var l=w(n),f=e(l,!0);r(M(l,2),16,()=>S(u),e=>e,(t,n)=>{var r=Xs(),i=g(r),c=e(i,!0),l=M(i,1,!0);l.nodeValue=` `,H(()=>p(c,n)),s(`click`,i,()=>o.openClause=n),a(t,r)}),G(n),H(()=>{i=q(n,1,`because svelte-jlkwpm`,null,i,{after:S(c).title!==null}),p(f,S(d))}),a(t,n)};t(x,e=>{S(d)&&e(C)}),G(i),H(()=>{l=q(i,1,`why ${S(_).side??``}`,`svelte-jlkwpm`,l,{unmeasured:S(h)===0,through:!S(d)}),O(i,`left:${S(_).left??``}px;top:${S(_).top??``}px;--at:${S(_).at??``}px`)}),b(`mouseenter`,i,()=>o.keepExplanation()),b(`mouseleave`,i,()=>o.explained(S(c).place)),j(i,`offsetWidth`,e=>B(f,e)),j(i,`offsetHeight`,e=>B(h,e)),a(n,i)};t(E,e=>{S(c)&&S(_)&&e(k)}),H(e=>p(T,e),[()=>S(c)?.title?[S(c).title,...S(c).lines].join(`. `):``]),a(n,y),V()}x([`click`]);var tc=d(`<div><!> <!> <main><!> <!></main> <section class="play svelte-1cmkhax"><!> <div class="hand-place"><!></div></section> <!> <!></div> <!> <!>`,1);function nc(e,n){W(n,!0);let r=z(),i=D(()=>r.module),o=D(()=>S(i).seats===`left`||r.isPhone),s;l(()=>{let e=0,t=r.pickedMoves.length>0,n=()=>{cancelAnimationFrame(e),e=requestAnimationFrame(()=>xo(s,t))};n();let i=new MutationObserver(n);return i.observe(s,{subtree:!0,childList:!0,attributes:!0,attributeFilter:[`data-lit`]}),()=>{i.disconnect(),cancelAnimationFrame(e)}});var u=tc(),d=g(u),f=w(d);y(f,()=>n.top);var p=M(f,2),m=e=>{Bs(e,{})};t(p,e=>{S(o)&&e(m)});var h=M(p,2);let _;var v=w(h);K(v,()=>S(i).Board,(e,t)=>{t(e,{})});var b=M(v,2),x=e=>{var t=c();K(g(t),()=>S(i).Side,(e,t)=>{t(e,{})}),a(e,t)};t(b,e=>{r.isPhone&&S(i).Side&&e(x)}),G(h);var C=M(h,2),T=w(C),E=e=>{var t=c();y(g(t),()=>n.below),a(e,t)},O=e=>{Os(e,{})},k=e=>{ys(e,{get onresults(){return n.onresults}})};t(T,e=>{n.below?e(E):r.moment===null?e(k,-1):e(O,1)});var A=M(T,2);K(w(A),()=>S(i).Hand,(e,t)=>{t(e,{})}),G(A),G(C);var j=M(C,2),N=e=>{Hs(e,{})};t(j,e=>{r.isPhone||e(N)}),xs(M(j,2),{}),G(d),oe(d,e=>s=e,()=>s);var P=M(d,2);ec(P,{}),Ts(M(P,2),{}),H(e=>{q(d,1,`table seats-${S(i).seats??``}`,`svelte-1cmkhax`),F(d,`data-act`,r.scene?.act),_=q(h,1,`board svelte-1cmkhax`,null,_,{past:r.moment!==null&&!n.below}),F(C,`aria-label`,e)},[()=>r.say(`play-area`)]),a(e,u),V()}var rc=d(`<input maxlength="40" class="svelte-4sqm5a"/>`),ic=d(`<b class="svelte-4sqm5a"> </b>`),ac=d(`<button class="lnk"><!> </button>`),oc=d(`<button class="lnk"> </button>`),sc=d(`<span> </span>`),cc=d(`<li class="svelte-4sqm5a"><!> <span class="sn svelte-4sqm5a"><!> <small class="svelte-4sqm5a"> </small></span> <span class="acts svelte-4sqm5a"><!> <!></span></li>`),lc=d(`<button class="btn go svelte-4sqm5a"> </button> <span class="label"> </span>`,1),uc=d(`<p role="status"> </p>`),dc=d(`<div class="talk svelte-4sqm5a"><!></div>`),fc=d(`<!> <main class="svelte-4sqm5a"><div class="poster svelte-4sqm5a"><!></div> <section class="sheet svelte-4sqm5a"><h2 class="svelte-4sqm5a"> </h2> <ul></ul> <div class="start svelte-4sqm5a"><!></div> <!> <!></section></main>`,1);function pc(n,i){W(i,!0);let o=z(),c=D(()=>o.scene.table),l=D(()=>o.welcome?.is_host??!1),u=D(()=>o.welcome?.watch_token??null),d=D(()=>o.module.Poster),f=D(()=>o.people.some(e=>e.kind===`open`));function m(e,t){Y(`name`,t),o.tell({t:`rename`,seat:e,name:t})}function h(e,t){o.tell({t:`set_seat`,seat:e.seat,kind:t,level:e.level??`greedy`})}var _=fc(),v=g(_);y(v,()=>i.top);var b=M(v,2),x=w(b);K(w(x),()=>S(d),(e,t)=>{t(e,{})}),G(x);var C=M(x,2),T=w(C),O=e(T,!0),k=M(T,2);r(k,21,()=>o.people,e=>e.seat,(n,r)=>{var i=cc(),u=w(i);$n(u,{get seat(){return S(r).seat}});var d=M(u,2),f=w(d),g=e=>{var t=rc();R(t),H(e=>{P(t,S(r).name),F(t,`aria-label`,e)},[()=>o.say(`your-name`)]),s(`change`,t,e=>m(S(r).seat,e.currentTarget.value.trim())),a(e,t)},_=t=>{var n=ic(),i=e(n,!0);H(()=>p(i,S(r).name)),a(t,n)};t(f,e=>{S(r).is_you?e(g):e(_,-1)});var v=e(M(f,2),!0);G(d);var y=M(d,2),b=w(y),x=e=>{{let t=D(()=>o.say(`link-seat`,{number:S(r).seat+1})),n=D(()=>xn(S(c).id,S(r).token));ka(e,{small:!0,get label(){return S(t)},get link(){return S(n)}})}};t(b,e=>{S(r).token&&e(x)});var C=M(b,2),T=e=>{var t=ac(),n=w(t);E(n,{name:`i-bot`});var i=M(n,1,!0);G(t),H(e=>p(i,e),[()=>o.say(`make-bot`)]),s(`click`,t,()=>h(S(r),`bot`)),a(e,t)},O=t=>{var n=oc(),i=e(n,!0);H(e=>p(i,e),[()=>o.say(`make-open`)]),s(`click`,n,()=>h(S(r),`open`)),a(t,n)},k=t=>{var n=sc();let i;var s=e(n,!0);H(e=>{i=q(n,1,`conn svelte-4sqm5a`,null,i,{gone:!S(r).is_here}),p(s,e)},[()=>o.say(S(r).is_here?`here`:`seat-away`)]),a(t,n)};t(C,e=>{S(l)&&S(r).kind===`open`?e(T):S(l)&&S(r).kind===`bot`?e(O,1):S(r).kind===`person`&&e(k,2)}),G(y),G(i),H(e=>p(v,e),[()=>o.say(`waiting-${S(r).is_you?`you`:S(r).kind}`)]),a(n,i)}),G(k);var A=M(k,2),j=w(A),N=t=>{var n=lc(),r=g(n),i=e(r,!0),l=e(M(r,2),!0);H((e,t)=>{p(i,e),p(l,t)},[()=>o.say(`start-game`,{game:S(c).title}),()=>S(f)?o.say(`start-open-seats`):``]),s(`click`,r,()=>o.tell({t:`start`})),a(t,n)},I=t=>{var n=uc(),r=e(n,!0);H(e=>p(r,e),[()=>o.say(`waiting-for-host`)]),a(t,n)};t(j,e=>{S(l)?e(N):e(I,-1)}),G(A);var L=M(A,2),ee=e=>{{let t=D(()=>o.say(`link-watch`)),n=D(()=>xn(S(c).id,S(u)));ka(e,{get label(){return S(t)},get link(){return S(n)}})}};t(L,e=>{S(u)&&e(ee)});var te=M(L,2),B=e=>{var t=dc();Bo(w(t),{isPinned:!0}),G(t),a(e,t)};t(te,e=>{J.chat&&e(B)}),G(C),G(b),H(e=>p(O,e),[()=>o.say(`waiting-title`,{game:S(c).title})]),a(n,_),V()}x([`change`,`click`]);var mc=e=>{jo(e,{})},hc=d(`<p class="wait svelte-1d129o7" role="status"> </p>`),gc=d(`<!> <!>`,1),_c=d(`<!> <!> <!> <!>`,1);function vc(n,r){W(r,!0);let i=e=>{is(e,{get isReplay(){return r.isReplay},onhelp:()=>B(c,!0)})},o=new ca;o.isReplay=u(()=>r.isReplay),ie(o),Rn(o);let s=U(!1),c=U(!1),d={tokens:[],claims:{}},f=D(()=>o.scene?.table.status),m=D(()=>o.scene?.table.game),h=D(()=>S(f)===`over`&&!r.isReplay&&!S(s)&&o.moment===null);l(()=>ia(o)),l(()=>{bn(r.table);let e=new pi(()=>(d=vn(r.table),{t:`hello`,table:r.table,...d,lang:J.lang,name:J.name}),o);o.link=e;let t=()=>document.hidden||e.hurry();return addEventListener(`online`,t),document.addEventListener(`visibilitychange`,t),()=>{removeEventListener(`online`,t),document.removeEventListener(`visibilitychange`,t),e.shut()}}),l(()=>{o.welcome&&yn(r.table,d,o.welcome.tokens)});let _=null;l(()=>{let e=J.lang;_!==null&&_!==e&&o.link?.ask({t:`language`,lang:e}),_=e}),l(()=>{let[e,t]=[S(m),J.lang];if(e===void 0)return;let n=!0;return Wt(()=>Promise.all([Oi(e),Gt.catalogue(e,t)]),()=>n).then(e=>{e&&n&&([o.module,o.catalogue]=e)}),()=>{n=!1}});var v=_c(),y=g(v),b=e=>{da(e,{get text(){return o.closed}})},x=t=>{var n=hc(),r=e(n,!0);H(e=>p(r,e),[()=>Z(o.link?.state===`lost`?`connection-lost`:`connection-connecting`)]),a(t,n)},C=e=>{pc(e,{get top(){return i}})},w=e=>{pa(e,{})},T=e=>{po(e,{get top(){return i},onboard:()=>B(s,!0)})},E=e=>{var t=gc(),n=g(t);{let e=D(()=>r.isReplay&&S(f)===`over`?mc:void 0);nc(n,{get top(){return i},get below(){return S(e)},onresults:()=>B(s,!1)})}yo(M(n,2),{}),a(e,t)};t(y,e=>{o.closed===null?!o.scene||!o.module||!o.catalogue?e(x,1):S(f)===`gathering`?e(C,2):o.isCovered?e(w,3):S(h)?e(T,4):e(E,-1):e(b)});var O=M(y,2);Eo(O,{get isHelpOpen(){return S(c)},set isHelpOpen(e){B(c,e,!0)}});var k=M(O,2);la(k,{}),ko(M(k,2),{}),a(n,v),V()}function yc(e,n){W(n,!0);let r=D(Jt);l(()=>{S(r),rn()});function i(e){document.documentElement.dataset.by=e.type===`keydown`?`keys`:`pointer`}var o=c();b(`keydown`,C,i),b(`pointerdown`,C,i);var s=g(o),u=e=>{Gi(e,{})},d=e=>{ra(e,{get game(){return S(r).game}})},f=e=>{var t=c();ee(g(t),()=>S(r).table+S(r).at,e=>{{let t=D(()=>S(r).at===`replay`);vc(e,{get table(){return S(r).table},get isReplay(){return S(t)}})}}),a(e,t)};t(s,e=>{S(r).at===`lobby`?e(u):S(r).at===`rules`?e(d,1):e(f,-1)}),a(e,o),V()}me(),f(yc,{target:document.getElementById(`app`)});export{Z as a,Q as i,$n as n,de as o,Zn as r,fe as s,Ls as t};