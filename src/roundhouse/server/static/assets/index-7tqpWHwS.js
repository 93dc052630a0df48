const __vite__mapDeps=(i,m=__vite__mapDeps,d=(m.f||(m.f=["assets/continental_express-wwEi9lvA.js","assets/context-EHf-JoAi.js","assets/PosterFrame-C0tWvLv_.js","assets/PosterFrame-Se96rs_r.css","assets/Tabs-CYskYuhw.js","assets/Tabs-BDv2nkYQ.css","assets/continental_express-Ber9QZfm.css","assets/great_lakes-BCn1OrZZ.js","assets/Copies-RyMAtuvS.js","assets/printed-BqLhZ7W4.js","assets/Copies-Dl2oiGxw.css","assets/OpenCards-j_YSV0pX.js","assets/OpenCards-LdkBwLp3.css","assets/great_lakes-CXGI47Gl.css","assets/isle_of_trains-BLG4F9gX.js","assets/Fan-dmKaDyxs.js","assets/Fan-D1JzbId3.css","assets/breakable-DrVugP6J.js","assets/isle_of_trains-CKqRKbjt.css","assets/ticket_cards-CSf-MYqB.js","assets/ticket_cards-DupbF4S5.css","assets/traffic-BjnQYu75.js","assets/traffic-B1IZLS9n.css"])))=>i.map(i=>d[i]);
import{$ as e,A as t,B as n,D as r,E as i,F as a,G as o,H as s,I as c,J as l,K as u,L as d,M as f,N as p,O as m,P as h,Q as g,R as _,S as v,T as y,U as b,V as x,W as S,X as C,Z as w,_ as T,a as E,at as D,b as O,c as k,ct as A,et as j,ft as M,g as N,h as P,i as F,j as I,k as L,lt as R,m as z,n as B,nt as V,ot as H,p as ee,pt as te,q as U,rt as W,st as G,t as ne,tt as re,u as ie,ut as K,v as ae,w as oe,x as q,y as se,z as ce}from"./context-EHf-JoAi.js";(function(){let e=document.createElement(`link`).relList;if(e&&e.supports&&e.supports(`modulepreload`))return;for(let e of document.querySelectorAll(`link[rel="modulepreload"]`))n(e);new MutationObserver(e=>{for(let t of e)if(t.type===`childList`)for(let e of t.addedNodes)e.tagName===`LINK`&&e.rel===`modulepreload`&&n(e)}).observe(document,{childList:!0,subtree:!0});function t(e){let t={};return e.integrity&&(t.integrity=e.integrity),e.referrerPolicy&&(t.referrerPolicy=e.referrerPolicy),e.crossOrigin===`use-credentials`?t.credentials=`include`:e.crossOrigin===`anonymous`?t.credentials=`omit`:t.credentials=`same-origin`,t}function n(e){if(e.ep)return;e.ep=!0;let n=t(e);fetch(e.href,n)}})();var le=new Map;function ue(e,t){try{let n=le.get(e)??localStorage.getItem(`roundhouse.${e}`);return n===null?t:JSON.parse(n)}catch{return t}}function J(e,t){let n=JSON.stringify(t);try{localStorage.setItem(`roundhouse.${e}`,n),le.delete(e)}catch{le.set(e,n)}}function de(){for(let e of navigator.languages??[]){let t=e.slice(0,2).toLowerCase();if(t===`en`||t===`uk`||t===`ru`)return t}return`en`}var Y=re({lang:de(),theme:`system`,motion:`normal`,confirm:`game`,sound:!0,chat:!0,hints:!0,notify:!1,name:``,known:[],...ue(`settings`,{})});function X(e,t){Y[e]=t,J(`settings`,A(Y)),fe()}function fe(){let e=document.documentElement;e.lang=Y.lang,Y.theme===`system`?delete e.dataset.theme:e.dataset.theme=Y.theme,e.style.setProperty(`--speed`,String(pe()))}function pe(){return Y.motion===`off`||matchMedia(`(prefers-reduced-motion: reduce)`).matches?0:Y.motion===`fast`?.45:1}var me=`# Everything the shell of the browser table says.  The same names in every language.

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
`,he=`# A guided first game.

learn-game = Learn in { $minutes } minutes
learn-first = First time? The guided game shows you how.
guide = Guided game
guide-step = { $step } of { $steps }
guide-others = The others play now…
guide-next = Next
guide-back = Back
guide-back-title = One step back; what was done since is taken back
guide-skip = Do it for me
guide-skip-title = The move is made for you
guide-play = Now play
guide-leave = Play on without the guide
guide-strayed = Your own way
    .text = That is allowed, and the game goes on. Only this lesson tells of another move. Would you like to go back to it, or play on as you please?
guide-return = Back to the lesson
guide-play-on = Play on
keys-guide = in a guided game: next, back, make the move for me
`,ge=`# A guided first game.

learn-game = Научиться за { $minutes } { $minutes ->
    [one] минуту
    [few] минуты
    [many] минут
   *[other] минуты
}
learn-first = Впервые? Учебная игра всё покажет.
guide = Учебная игра
guide-step = { $step } из { $steps }
guide-others = Сейчас ходят остальные…
guide-next = Дальше
guide-back = Назад
guide-back-title = На шаг назад; сделанное после него отменяется
guide-skip = Сделайте за меня
guide-skip-title = Ход сделается за вас
guide-play = А теперь играть
guide-leave = Играть дальше без урока
guide-strayed = Ваш собственный путь
    .text = Так тоже можно, и игра продолжается. Просто в этом уроке речь о другом ходе. Вернуться к нему или играть дальше, как вам нравится?
guide-return = Назад к уроку
guide-play-on = Играть дальше
keys-guide = в учебной игре: дальше, назад, сделать ход за меня
`,_e=`# A guided first game.

learn-game = Навчитися за { $minutes } { $minutes ->
    [one] хвилину
    [few] хвилини
    [many] хвилин
   *[other] хвилини
}
learn-first = Уперше? Навчальна гра все покаже.
guide = Навчальна гра
guide-step = { $step } з { $steps }
guide-others = Зараз ходять інші…
guide-next = Далі
guide-back = Назад
guide-back-title = На крок назад; зроблене після нього скасовується
guide-skip = Зробіть за мене
guide-skip-title = Хід зробиться за вас
guide-play = А тепер грати
guide-leave = Грати далі без уроку
guide-strayed = Ваш власний шлях
    .text = Так теж можна, і гра триває. Лише в цьому уроці йдеться про інший хід. Повернутися до нього чи грати далі, як вам до вподоби?
guide-return = Назад до уроку
guide-play-on = Грати далі
keys-guide = у навчальній грі: далі, назад, зробити хід за мене
`,ve=`# Everything the shell of the browser table says.  The same names in every language.

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
`,ye=`# Everything the shell of the browser table says.  The same names in every language.

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
`,be=`# What the board of Continental Express says.

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
`,xe=`# What the board of Continental Express says.

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
`,Se=`# What the board of Continental Express says.

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
`,Ce=`# What the board of Great Lakes says.

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
`,we=`# What the board of Great Lakes says.

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
`,Te=`# What the board of Great Lakes says.

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
`,Ee=`# What the board of Isle of Trains says.

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
`,De=`# What the board of Isle of Trains says.

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
`,Oe=`# What the board of Isle of Trains says.

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
`,ke=`# What the board of the card game says.

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
`,Ae=`# What the board of the card game says.

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
`,je=`# What the board of the card game says.

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
`,Me=`# What the board of Traffic says.

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
`,Ne=`# What the board of Traffic says.

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
`,Pe=`# What the board of Traffic says.

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
`,Fe=class{constructor(e){this.value=e}valueOf(){return this.value}},Z=class extends Fe{constructor(e=`???`){super(e)}toString(e){return`{${this.value}}`}},Ie=class extends Fe{constructor(e,t={}){super(e),this.opts=t}toString(e){if(e)try{return e.memoizeIntlObject(Intl.NumberFormat,this.opts).format(this.value)}catch(t){e.reportError(t)}return this.value.toString(10)}},Le=class e extends Fe{static supportsValue(t){if(typeof t==`number`||t instanceof Date)return!0;if(t instanceof Fe)return e.supportsValue(t.valueOf());if(`Temporal`in globalThis){let e=globalThis.Temporal;if(t instanceof e.Instant||t instanceof e.PlainDateTime||t instanceof e.PlainDate||t instanceof e.PlainMonthDay||t instanceof e.PlainTime||t instanceof e.PlainYearMonth)return!0}return!1}constructor(t,n={}){t instanceof e?(n={...t.opts,...n},t=t.value):t instanceof Fe&&(t=t.valueOf()),typeof t==`object`&&`calendarId`in t&&n.calendar===void 0&&(n={...n,calendar:t.calendarId}),super(t),this.opts=n}[Symbol.toPrimitive](e){return e===`string`?this.toString():this.toNumber()}toNumber(){let e=this.value;if(typeof e==`number`)return e;if(e instanceof Date)return e.getTime();if(`epochMilliseconds`in e)return e.epochMilliseconds;if(`toZonedDateTime`in e)return e.toZonedDateTime(`UTC`).epochMilliseconds;throw TypeError(`Unwrapping a non-number value as a number`)}toString(e){if(e)try{return e.memoizeIntlObject(Intl.DateTimeFormat,this.opts).format(this.value)}catch(t){e.reportError(t)}return typeof this.value==`number`||this.value instanceof Date?new Date(this.value).toISOString():this.value.toString()}},Re=100,ze=`⁨`,Be=`⁩`;function Ve(e,t,n){return n===t||n instanceof Ie&&t instanceof Ie&&n.value===t.value||t instanceof Ie&&typeof n==`string`&&n===e.memoizeIntlObject(Intl.PluralRules,t.opts).select(t.value)}function He(e,t,n){return t[n]?Ze(e,t[n].value):(e.reportError(RangeError(`No default`)),new Z)}function Ue(e,t){let n=[],r=Object.create(null);for(let i of t)i.type===`narg`?r[i.name]=We(e,i.value):n.push(We(e,i));return{positional:n,named:r}}function We(e,t){switch(t.type){case`str`:return t.value;case`num`:return new Ie(t.value,{minimumFractionDigits:t.precision});case`var`:return Ge(e,t);case`mesg`:return Ke(e,t);case`term`:return qe(e,t);case`func`:return Je(e,t);case`select`:return Ye(e,t);default:return new Z}}function Ge(e,{name:t}){let n;if(e.params)if(Object.prototype.hasOwnProperty.call(e.params,t))n=e.params[t];else return new Z(`$${t}`);else if(e.args&&Object.prototype.hasOwnProperty.call(e.args,t))n=e.args[t];else return e.reportError(ReferenceError(`Unknown variable: $${t}`)),new Z(`$${t}`);if(n instanceof Fe)return n;switch(typeof n){case`string`:return n;case`number`:return new Ie(n);case`object`:if(Le.supportsValue(n))return new Le(n);default:return e.reportError(TypeError(`Variable type not supported: $${t}, ${typeof n}`)),new Z(`$${t}`)}}function Ke(e,{name:t,attr:n}){let r=e.bundle._messages.get(t);if(!r)return e.reportError(ReferenceError(`Unknown message: ${t}`)),new Z(t);if(n){let i=r.attributes[n];return i?Ze(e,i):(e.reportError(ReferenceError(`Unknown attribute: ${n}`)),new Z(`${t}.${n}`))}return r.value?Ze(e,r.value):(e.reportError(ReferenceError(`No value: ${t}`)),new Z(t))}function qe(e,{name:t,attr:n,args:r}){let i=`-${t}`,a=e.bundle._terms.get(i);if(!a)return e.reportError(ReferenceError(`Unknown term: ${i}`)),new Z(i);if(n){let t=a.attributes[n];if(t){e.params=Ue(e,r).named;let n=Ze(e,t);return e.params=null,n}return e.reportError(ReferenceError(`Unknown attribute: ${n}`)),new Z(`${i}.${n}`)}e.params=Ue(e,r).named;let o=Ze(e,a.value);return e.params=null,o}function Je(e,{name:t,args:n}){let r=e.bundle._functions[t];if(!r)return e.reportError(ReferenceError(`Unknown function: ${t}()`)),new Z(`${t}()`);if(typeof r!=`function`)return e.reportError(TypeError(`Function ${t}() is not callable`)),new Z(`${t}()`);try{let t=Ue(e,n);return r(t.positional,t.named)}catch(n){return e.reportError(n),new Z(`${t}()`)}}function Ye(e,{selector:t,variants:n,star:r}){let i=We(e,t);if(i instanceof Z)return He(e,n,r);for(let t of n)if(Ve(e,i,We(e,t.key)))return Ze(e,t.value);return He(e,n,r)}function Xe(e,t){if(e.dirty.has(t))return e.reportError(RangeError(`Cyclic reference`)),new Z;e.dirty.add(t);let n=[],r=e.bundle._useIsolating&&t.length>1;for(let i of t){if(typeof i==`string`){n.push(e.bundle._transform(i));continue}if(e.placeables++,e.placeables>Re)throw e.dirty.delete(t),RangeError(`Too many placeables expanded: ${e.placeables}, max allowed is ${Re}`);r&&n.push(ze),n.push(We(e,i).toString(e)),r&&n.push(Be)}return e.dirty.delete(t),n.join(``)}function Ze(e,t){return typeof t==`string`?e.bundle._transform(t):Xe(e,t)}var Qe=class{constructor(e,t,n){this.dirty=new WeakSet,this.params=null,this.placeables=0,this.bundle=e,this.errors=t,this.args=n}reportError(e){if(!this.errors||!(e instanceof Error))throw e;this.errors.push(e)}memoizeIntlObject(e,t){let n=this.bundle._intls.get(e);n||(n={},this.bundle._intls.set(e,n));let r=JSON.stringify(t);return n[r]||(n[r]=new e(this.bundle.locales,t)),n[r]}};function $e(e,t){let n=Object.create(null);for(let[r,i]of Object.entries(e))t.includes(r)&&(n[r]=i.valueOf());return n}var et=[`unitDisplay`,`currencyDisplay`,`useGrouping`,`minimumIntegerDigits`,`minimumFractionDigits`,`maximumFractionDigits`,`minimumSignificantDigits`,`maximumSignificantDigits`];function tt(e,t){let n=e[0];if(n instanceof Z)return new Z(`NUMBER(${n.valueOf()})`);if(n instanceof Ie)return new Ie(n.valueOf(),{...n.opts,...$e(t,et)});if(n instanceof Le)return new Ie(n.toNumber(),{...$e(t,et)});throw TypeError(`Invalid argument to NUMBER`)}var nt=[`dateStyle`,`timeStyle`,`fractionalSecondDigits`,`dayPeriod`,`hour12`,`weekday`,`era`,`year`,`month`,`day`,`hour`,`minute`,`second`,`timeZoneName`];function rt(e,t){let n=e[0];if(n instanceof Z)return new Z(`DATETIME(${n.valueOf()})`);if(n instanceof Le||n instanceof Ie)return new Le(n,$e(t,nt));throw TypeError(`Invalid argument to DATETIME`)}var it=new Map;function at(e){let t=Array.isArray(e)?e.join(` `):e,n=it.get(t);return n===void 0&&(n=new Map,it.set(t,n)),n}var ot=class{constructor(e,{functions:t,useIsolating:n=!0,transform:r=e=>e}={}){this._terms=new Map,this._messages=new Map,this.locales=Array.isArray(e)?e:[e],this._functions={NUMBER:tt,DATETIME:rt,...t},this._useIsolating=n,this._transform=r,this._intls=at(e)}hasMessage(e){return this._messages.has(e)}getMessage(e){return this._messages.get(e)}addResource(e,{allowOverrides:t=!1}={}){let n=[];for(let r=0;r<e.body.length;r++){let i=e.body[r];if(i.id.startsWith(`-`)){if(t===!1&&this._terms.has(i.id)){n.push(Error(`Attempt to override an existing term: "${i.id}"`));continue}this._terms.set(i.id,i)}else{if(t===!1&&this._messages.has(i.id)){n.push(Error(`Attempt to override an existing message: "${i.id}"`));continue}this._messages.set(i.id,i)}}return n}formatPattern(e,t=null,n=null){if(typeof e==`string`)return this._transform(e);let r=new Qe(this,n,t);try{return Xe(r,e).toString(r)}catch(e){if(r.errors&&e instanceof Error)return r.errors.push(e),new Z().toString(r);throw e}}},st=/^(-?[a-zA-Z][\w-]*) *= */gm,ct=/\.([a-zA-Z][\w-]*) *= */y,lt=/\*?\[/y,ut=/(-?[0-9]+(?:\.([0-9]+))?)/y,dt=/([a-zA-Z][\w-]*)/y,ft=/([$-])?([a-zA-Z][\w-]*)(?:\.([a-zA-Z][\w-]*))?/y,pt=/^[A-Z][A-Z0-9_-]*$/,mt=/([^{}\n\r]+)/y,ht=/([^\\"\n\r]*)/y,gt=/\\([\\"])/y,_t=/\\u([a-fA-F0-9]{4})|\\U([a-fA-F0-9]{6})/y,vt=/^\n+/,yt=/ +$/,bt=/ *\r?\n/g,xt=/( *)$/,St=/{\s*/y,Ct=/\s*}/y,wt=/\[\s*/y,Tt=/\s*] */y,Et=/\s*\(\s*/y,Dt=/\s*->\s*/y,Ot=/\s*:\s*/y,kt=/\s*,?\s*/y,At=/\s+/y,jt=class{constructor(e){this.body=[],st.lastIndex=0;let t=0;for(;;){let n=st.exec(e);if(n===null)break;t=st.lastIndex;try{this.body.push(s(n[1]))}catch(e){if(e instanceof SyntaxError)continue;throw e}}function n(n){return n.lastIndex=t,n.test(e)}function r(n,r){if(e[t]===n)return t++,!0;if(r)throw new r(`Expected ${n}`);return!1}function i(e,r){if(n(e))return t=e.lastIndex,!0;if(r)throw new r(`Expected ${e.toString()}`);return!1}function a(n){n.lastIndex=t;let r=n.exec(e);if(r===null)throw SyntaxError(`Expected ${n.toString()}`);return t=n.lastIndex,r}function o(e){return a(e)[1]}function s(e){let t=l(),n=c();if(t===null&&Object.keys(n).length===0)throw SyntaxError(`Expected message value or attributes`);return{id:e,value:t,attributes:n}}function c(){let e=Object.create(null);for(;n(ct);){let t=o(ct),n=l();if(n===null)throw SyntaxError(`Expected attribute value`);e[t]=n}return e}function l(){let r;if(n(mt)&&(r=o(mt)),e[t]===`{`||e[t]===`}`)return u(r?[r]:[],1/0);let i=x();return i?r?u([r,i],i.length):(i.value=S(i.value,vt),u([i],i.length)):r?S(r,yt):null}function u(r=[],i){for(;;){if(n(mt)){r.push(o(mt));continue}if(e[t]===`{`){r.push(d());continue}if(e[t]===`}`)throw SyntaxError(`Unbalanced closing brace`);let a=x();if(a){r.push(a),i=Math.min(i,a.length);continue}break}let a=r.length-1,s=r[a];typeof s==`string`&&(r[a]=S(s,yt));let c=[];for(let e of r)e instanceof Mt&&(e=e.value.slice(0,e.value.length-i)),e&&c.push(e);return c}function d(){i(St,SyntaxError);let e=f();if(i(Ct))return e;if(i(Dt)){let t=h();return i(Ct,SyntaxError),{type:`select`,selector:e,...t}}throw SyntaxError(`Unclosed placeable`)}function f(){if(e[t]===`{`)return d();if(n(ft)){let[,e,t,n=null]=a(ft);if(e===`$`)return{type:`var`,name:t};if(i(Et)){let r=p();if(e===`-`)return{type:`term`,name:t,attr:n,args:r};if(pt.test(t))return{type:`func`,name:t,args:r};throw SyntaxError(`Function names must be all upper-case`)}return e===`-`?{type:`term`,name:t,attr:n,args:[]}:{type:`mesg`,name:t,attr:n}}return _()}function p(){let n=[];for(;;){switch(e[t]){case`)`:return t++,n;case void 0:throw SyntaxError(`Unclosed argument list`)}n.push(m()),i(kt)}}function m(){let e=f();return e.type===`mesg`&&i(Ot)?{type:`narg`,name:e.name,value:_()}:e}function h(){let e=[],t=0,i;for(;n(lt);){r(`*`)&&(i=t);let n=g(),a=l();if(a===null)throw SyntaxError(`Expected variant value`);e[t++]={key:n,value:a}}if(t===0)return null;if(i===void 0)throw SyntaxError(`Expected default variant`);return{variants:e,star:i}}function g(){i(wt,SyntaxError);let e;return e=n(ut)?v():{type:`str`,value:o(dt)},i(Tt,SyntaxError),e}function _(){if(n(ut))return v();if(e[t]===`"`)return y();throw SyntaxError(`Invalid expression`)}function v(){let[,e,t=``]=a(ut),n=t.length;return{type:`num`,value:parseFloat(e),precision:n}}function y(){r(`"`,SyntaxError);let n=``;for(;;){if(n+=o(ht),e[t]===`\\`){n+=b();continue}if(r(`"`))return{type:`str`,value:n};throw SyntaxError(`Unclosed string literal`)}}function b(){if(n(gt))return o(gt);if(n(_t)){let[,e,t]=a(_t),n=parseInt(e||t,16);return n<=55295||57344<=n?String.fromCodePoint(n):`�`}throw SyntaxError(`Unknown escape sequence`)}function x(){let n=t;switch(i(At),e[t]){case`.`:case`[`:case`*`:case`}`:case void 0:return!1;case`{`:return C(e.slice(n,t))}return e[t-1]===` `?C(e.slice(n,t)):!1}function S(e,t){return e.replace(t,``)}function C(e){let t=e.replace(bt,`
`),n=xt.exec(e)[1].length;return new Mt(t,n)}}},Mt=class{constructor(e,t){this.value=e,this.length=t}},Nt=Object.assign({"../words/en.ftl":me,"../words/guide.en.ftl":he,"../words/guide.ru.ftl":ge,"../words/guide.uk.ftl":_e,"../words/ru.ftl":ve,"../words/uk.ftl":ye}),Pt=Object.assign({"../games/continental_express/words/en.ftl":be,"../games/continental_express/words/ru.ftl":xe,"../games/continental_express/words/uk.ftl":Se,"../games/great_lakes/words/en.ftl":Ce,"../games/great_lakes/words/ru.ftl":we,"../games/great_lakes/words/uk.ftl":Te,"../games/isle_of_trains/words/en.ftl":Ee,"../games/isle_of_trains/words/ru.ftl":De,"../games/isle_of_trains/words/uk.ftl":Oe,"../games/ticket_cards/words/en.ftl":ke,"../games/ticket_cards/words/ru.ftl":Ae,"../games/ticket_cards/words/uk.ftl":je,"../games/traffic/words/en.ftl":Me,"../games/traffic/words/ru.ftl":Ne,"../games/traffic/words/uk.ftl":Pe}),Ft=new Map;function It(e,t,n){let r=`${e}${n}`;if(!Ft.has(r)){let i=RegExp(`^${e.replaceAll(`.`,`\\.`)}([a-z_]+\\.)?${n}\\.ftl$`),a=Object.keys(t).filter(e=>i.test(e)),o=a.length===0?null:new ot(n,{useIsolating:!1});for(let e of a)o?.addResource(new jt(t[e]));Ft.set(r,o)}return Ft.get(r)}function Lt(e){return It(`../words/`,Nt,e)}function Rt(e,t){return It(`../games/${e}/words/`,Pt,t)}function zt(e,t,n){let[r,i]=t.split(`.`),a=e?.getMessage(r),o=i===void 0?a?.value:a?.attributes[i];return e&&o?e.formatPattern(o,n,[]):null}function Q(e,t){return zt(Lt(Y.lang),e,t)??e}function Bt(e,t,n){return zt(Rt(e,Y.lang),t,n)??Q(t,n)}var Vt=class extends Error{reason;constructor(e,t){super(t),this.reason=e}};async function Ht(e,t={}){let n=await fetch(`/api/${e}`,t).catch(()=>null);if(n?.ok)return await n.json();let r=await n?.json().catch(()=>null);throw new Vt(r?.reason??`unreachable`,r?.text??Q(`server-unreachable`))}function Ut(e,t){return Ht(`${e}?lang=${Y.lang}`,{method:`POST`,headers:{"content-type":`application/json`},body:JSON.stringify(t)})}var Wt=3e3;async function Gt(e,t){for(;t();)try{return await e()}catch{await new Promise(e=>setTimeout(e,Wt))}return null}var Kt={games:e=>Ht(`games?lang=${e}`),catalogue:(e,t)=>Ht(`games/${e}/catalogue?lang=${t}`),rules:(e,t)=>Ht(`games/${e}/rules?lang=${t}`),clause:(e,t)=>Ht(`games/${e}/clauses/${t}`),here:()=>Ht(`here`),newTable:e=>Ut(`tables`,e),departures:e=>Ut(`departures`,e),join:(e,t)=>Ut(`tables/${e}/join`,t),record:(e,t)=>Ht(`tables/${e}/log?lang=${Y.lang}`,t===void 0?{}:{headers:{authorization:`Bearer ${t}`}})};function qt(e){let[t,n]=e.split(`/`).filter(Boolean);return t===`t`&&n?{at:`table`,table:n.toUpperCase()}:t===`r`&&n?{at:`replay`,table:n.toUpperCase()}:t===`rules`&&n?{at:`rules`,game:n}:{at:`lobby`}}var Jt=W(qt(location.pathname));function Yt(){return S(Jt)}function Xt(e){history.pushState(null,``,e),V(Jt,qt(location.pathname)),scrollTo(0,0)}function Zt(e){let t=e.currentTarget.getAttribute(`href`);t===null||e.button!==0||e.metaKey||e.ctrlKey||e.shiftKey||(e.preventDefault(),Xt(t))}addEventListener(`popstate`,()=>V(Jt,qt(location.pathname)));var Qt=`ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_`,$t=24;function en(e){return Array.from(crypto.getRandomValues(new Uint8Array(e)),e=>Qt[e%64]).join(``)}function tn(){return en($t)}var nn=W([]);function rn(e){return/^(localhost|.*\.localhost|127(\.\d+){3}|\[::1\])$/.test(e)}async function an(){if(rn(location.hostname))try{V(nn,(await Kt.here()).addresses)}catch{}}function on(){return rn(location.hostname)?S(nn):[`${location.origin}/`]}function sn(){let[e]=on();return e===void 0?location.origin:new URL(e).origin}var cn=[`en`,`uk`,`ru`],ln=[`random`,`greedy`],un=`greedy`,dn=/^[A-Za-z0-9_-]{16,64}$/;function fn(){return ue(`seats`,[])}function pn(){return ue(`claims`,[])}function mn(e){return fn().filter(t=>t.table===e).map(e=>e.token)}function hn(){return[...fn(),...pn()].map(e=>e.token).slice(-100)}function gn(e,...t){let n=fn(),r=t.filter(e=>!n.some(t=>t.token===e));J(`seats`,[...n,...r.map(t=>({table:e,token:t}))].slice(-100))}function _n(e,t=``){let n=pn(),r=n.find(n=>n.table===e&&n.link===t);if(r)return r.token;let i=tn();return J(`claims`,[...n,{table:e,link:t,token:i}].slice(-20)),i}function vn(e,t=``){J(`claims`,pn().filter(n=>n.table!==e||n.link!==t))}function yn(e){let t=pn().filter(t=>t.table===e&&t.link!==``).slice(-6);return{tokens:mn(e).slice(-6),claims:Object.fromEntries(t.map(e=>[e.link,e.token]))}}function bn(e,t,n){let r=t=>t.table===e;J(`seats`,fn().filter(e=>!(r(e)&&t.tokens.includes(e.token))||n.includes(e.token))),J(`claims`,pn().filter(e=>!(r(e)&&e.link in t.claims))),gn(e,...n)}function xn(e){let t=location.hash.slice(1);dn.test(t)&&!mn(e).includes(t)&&_n(e,t),location.hash&&history.replaceState(history.state,``,location.pathname+location.search)}function Sn(e,t){return`${sn()}/t/${e}#${t}`}function Cn(e,t){return`${sn()}/r/${e}${t===null?``:`#${t}`}`}var wn=d(`<dialog><div class="paper svelte-tr9qil"><header class="svelte-tr9qil"><h2 class="svelte-tr9qil"> </h2> <button class="tool"><!></button></header> <div class="content svelte-tr9qil"><!></div></div></dialog>`);function Tn(t,n){G(n,!0);let r=k(n,`wide`,3,!1),i;l(()=>{i.showModal()});let o=!1;function c(e){o=e.target===i}function u(e){e.target===i&&o&&i.close()}var d=wn();let f;var m=w(d),h=w(m),g=w(h),_=e(g,!0),v=j(g,2);E(w(v),{name:`i-x`,class:`ic`}),K(v),K(h);var x=j(h,2);y(w(x),()=>n.children),K(x),K(m),K(d),ie(d,e=>i=e,()=>i),U(e=>{P(d,`aria-label`,n.title),f=q(d,1,`svelte-tr9qil`,null,f,{wide:r()}),p(_,n.title),P(v,`aria-label`,e)},[()=>Q(`close`)]),b(`close`,d,function(...e){n.onclose?.apply(this,e)}),s(`pointerdown`,d,c),s(`click`,d,u),s(`click`,v,()=>i.close()),a(t,d),H()}x([`pointerdown`,`click`]);var En=d(`<button type="button" class="svelte-1drzgdn"> </button>`),Dn=d(`<span class="seg svelte-1drzgdn" role="group"></span>`),On=d(`<option> </option>`),kn=d(`<select class="svelte-1drzgdn"></select>`),An=d(`<div class="optn svelte-1drzgdn"><span> </span> <!></div>`);function $(n,i){let o=ce();G(i,!0);let c=k(i,`about`,3,``),l=D(()=>i.values.length<=3&&i.values.reduce((e,t)=>e+t.label.length,0)<=34),u=D(()=>i.values.findIndex(e=>e.value===i.value));var d=An(),f=w(d),m=e(f,!0),h=j(f,2),g=t=>{var n=Dn();r(n,21,()=>i.values,e=>e.value,(t,n)=>{var r=En(),o=e(r,!0);U(()=>{P(r,`aria-pressed`,S(n).value===i.value),p(o,S(n).label)}),s(`click`,r,()=>i.onchange(S(n).value)),a(t,r)}),K(n),U(()=>P(n,`aria-labelledby`,o)),a(t,n)},_=t=>{var n=kn();r(n,23,()=>i.values,e=>e.value,(t,n,r)=>{var i=On(),o=e(i,!0),s={};U(()=>{p(o,S(n).label),s!==(s=S(r))&&(i.value=(i.__value=s)??``)}),a(t,i)}),K(n);var c;ae(n),U(()=>{P(n,`aria-labelledby`,o),c!==(c=S(u))&&(n.value=(n.__value=c)??``,se(n,c))}),s(`change`,n,e=>i.onchange(i.values[Number(e.currentTarget.value)].value)),a(t,n)};t(h,e=>{S(l)?e(g):e(_,-1)}),K(d),U(()=>{P(d,`title`,c()),P(f,`id`,o),p(m,i.label)}),a(n,d),H()}x([`click`,`change`]);var jn=`/assets/favicon-qaIvMHXS.svg`,Mn=`/assets/favicon-turn-ClMeA-T9.svg`,Nn=null;function Pn(e,t,n,r,i){let a=e.createOscillator(),o=e.createGain(),s=e.currentTime+n;a.type=`sine`,a.frequency.value=t,o.gain.setValueAtTime(0,s),o.gain.linearRampToValueAtTime(i,s+.012),o.gain.exponentialRampToValueAtTime(1e-4,s+r),a.connect(o).connect(e.destination),a.start(s),a.stop(s+r)}var Fn={turn:[[784,0,.5,.09],[1175,.14,.7,.07]],move:[[330,0,.09,.06]],chat:[[988,0,.16,.04]],end:[[523,0,.5,.07],[659,.15,.5,.07],[784,.3,.9,.07]]};function In(e){if(!(!Y.sound||typeof AudioContext>`u`)){Nn??=new AudioContext,Nn.state===`suspended`&&Nn.resume();for(let[t,n,r,i]of Fn[e])Pn(Nn,t,n,r,i)}}function Ln(e){document.querySelector(`link[rel=icon]`)?.setAttribute(`href`,e)}function Rn(e,t,n){if(!(!Y.notify||!document.hidden||!(`Notification`in window)||Notification.permission!==`granted`))try{let r=new Notification(e,{body:t,tag:n,icon:Mn});r.onclick=()=>{window.focus(),r.close()}}catch{}}function zn(e){let t=!1,n=-1,r=-1;l(()=>{let n=e.scene;if(!n)return;let r=e.isMine;document.title=Q(r?`title-your-turn`:`title-table`,{game:n.table.title}),Ln(r?Mn:jn),r&&!t&&(In(`turn`),Rn(Q(`title-your-turn`,{game:n.table.title}),n.question,n.table.id)),t=r}),l(()=>{let t=e.lineCount;r>=0&&t>r&&In(e.scene?.table.status===`over`?`end`:`move`),r=t}),l(()=>{let t=e.chat.at(-1)?.number??0;n>=0&&t>n&&Y.chat&&In(`chat`),n=t}),l(()=>()=>{document.title=Q(`brand`),Ln(jn)})}async function Bn(){return`Notification`in window&&await Notification.requestPermission()===`granted`}var Vn=d(`<p class="label" role="status"> </p>`),Hn=d(`<!> <!> <!>`,1),Un=d(`<!> <!> <!> <!> <!> <!>`,1);function Wn(n,r){G(r,!0);let i=k(r,`isTable`,3,!1),o=D(()=>[{value:!0,label:Q(`on`)},{value:!1,label:Q(`off`)}]),s=W(!1);async function c(e){let t=e&&await Bn();X(`notify`,t),V(s,e&&!t,!0)}var l=Un(),u=g(l);{let e=D(()=>Q(`theme`)),t=D(()=>[`system`,`light`,`dark`].map(e=>({value:e,label:Q(`theme-${e}.short`)})));$(u,{get label(){return S(e)},get values(){return S(t)},get value(){return Y.theme},onchange:e=>X(`theme`,e)})}var d=j(u,2);{let e=D(()=>Q(`sound`));$(d,{get label(){return S(e)},get values(){return S(o)},get value(){return Y.sound},onchange:e=>X(`sound`,e)})}var f=j(d,2);{let e=D(()=>Q(`motion`)),t=D(()=>[`normal`,`fast`,`off`].map(e=>({value:e,label:Q(`motion-${e}`)})));$(f,{get label(){return S(e)},get values(){return S(t)},get value(){return Y.motion},onchange:e=>X(`motion`,e)})}var m=j(f,2);{let e=D(()=>Q(`notify`));$(m,{get label(){return S(e)},get values(){return S(o)},get value(){return Y.notify},onchange:c})}var h=j(m,2),_=t=>{var n=Vn(),r=e(n,!0);U(e=>p(r,e),[()=>Q(isSecureContext?`notify-refused`:`notify-insecure`)]),a(t,n)};t(h,e=>{S(s)&&e(_)});var v=j(h,2),y=e=>{var t=Hn(),n=g(t);{let e=D(()=>Q(`hints`));$(n,{get label(){return S(e)},get values(){return S(o)},get value(){return Y.hints},onchange:e=>X(`hints`,e)})}var r=j(n,2);{let e=D(()=>Q(`chat`));$(r,{get label(){return S(e)},get values(){return S(o)},get value(){return Y.chat},onchange:e=>X(`chat`,e)})}var i=j(r,2);{let e=D(()=>Q(`confirm`)),t=D(()=>[`game`,`always`,`never`].map(e=>({value:e,label:Q(`confirm-${e}`)})));$(i,{get label(){return S(e)},get values(){return S(t)},get value(){return Y.confirm},onchange:e=>X(`confirm`,e)})}a(e,t)};t(v,e=>{i()&&e(y)}),a(n,l),H()}function Gn(e,t){G(t,!0);{let n=D(()=>Q(`menu`));Tn(e,{get title(){return S(n)},get onclose(){return t.onclose},children:(e,t)=>{Wn(e,{})},$$slots:{default:!0}})}H()}var Kn=d(`<h1 class="where svelte-10qn83z"> </h1>`),qn=d(`<span class="meta"> </span>`),Jn=d(`<button class="svelte-10qn83z"> </button>`),Yn=d(`<header class="top"><a class="brand" href="/"><!><span> </span></a> <!> <!> <nav><!> <span class="seg svelte-10qn83z" role="group"></span> <button class="tool opt svelte-10qn83z"><!></button> <button><!></button> <button class="tool svelte-10qn83z" aria-haspopup="dialog"><!></button></nav></header>`);function Xn(n,i){G(i,!0);let o=k(i,`where`,3,``),c=k(i,`meta`,3,``),l=D(()=>({system:`light`,light:`dark`,dark:`system`})[Y.theme]);var u=Yn(),d=w(u),f=w(d);E(f,{name:`logo`});var m=e(j(f),!0);K(d);var h=j(d,2),g=t=>{var n=Kn(),r=e(n,!0);U(()=>p(r,o())),a(t,n)};t(h,e=>{o()&&e(g)});var _=j(h,2),v=t=>{var n=qn(),r=e(n,!0);U(()=>p(r,c())),a(t,n)};t(_,e=>{c()&&e(v)});var b=j(_,2),x=w(b);y(x,()=>i.extra??M);var C=j(x,2);r(C,20,()=>cn,e=>e,(t,n)=>{var r=Jn(),i=e(r,!0);U((e,t)=>{P(r,`lang`,n),P(r,`aria-pressed`,Y.lang===n),P(r,`title`,e),p(i,t)},[()=>Q(`language-${n}`),()=>Q(`language-${n}.short`)]),s(`click`,r,()=>X(`lang`,n)),a(t,r)}),K(C);var T=j(C,2);E(w(T),{name:`i-theme`,class:`ic`}),K(T);var O=j(T,2);let A;E(w(O),{name:`i-sound`,class:`ic`}),K(O);var N=j(O,2);E(w(N),{name:`i-menu`,class:`ic`}),K(N),K(b),K(u),U((e,t,n,r,i,a,o,s,c)=>{P(d,`aria-label`,e),p(m,t),P(b,`aria-label`,n),P(C,`aria-label`,r),P(T,`title`,i),P(T,`aria-label`,a),A=q(O,1,`tool opt svelte-10qn83z`,null,A,{off:!Y.sound}),P(O,`aria-pressed`,Y.sound),P(O,`title`,o),P(O,`aria-label`,s),P(N,`aria-label`,c)},[()=>`${Q(`brand`)}: ${Q(`to-lobby`)}`,()=>Q(`brand`),()=>Q(`tools`),()=>Q(`language`),()=>Q(`theme-${Y.theme}`),()=>Q(`theme-${Y.theme}`),()=>Q(`sound`),()=>Q(`sound`),()=>Q(`menu`)]),s(`click`,d,function(...e){Zt?.apply(this,e)}),s(`click`,T,()=>X(`theme`,S(l))),s(`click`,O,()=>X(`sound`,!Y.sound)),s(`click`,N,function(...e){i.onmenu?.apply(this,e)}),a(n,u),H()}x([`click`]);var Zn=[`circle`,`square`,`triangle`,`diamond`,`cross`,`hex`];function Qn(e){return Zn[e%Zn.length]}var $n=d(`<span><!></span>`);function er(e,t){G(t,!0);var n=$n(),r=w(n);{let e=D(()=>Qn(t.seat));E(r,{get name(){return`own-${S(e)??``}`}})}K(n),U(()=>q(n,1,`own o${t.seat+1}`)),a(e,n),H()}var tr=W(Date.now()/1e3);setInterval(()=>V(tr,Date.now()/1e3),1e3);function nr(){return S(tr)}function rr(e,t,n){let r=e.clocks[t];if(!r||e.table.clock.kind===`none`)return null;let i=r.runs?Math.max(0,S(tr)+n-e.at):0;return Math.max(0,r.left-i)}function ir(e){let t=Math.ceil(e);return`${Math.floor(t/60)}:${String(t%60).padStart(2,`0`)}`}function ar(e,t){return new Date(e*1e3).toLocaleTimeString(t,{hour:`2-digit`,minute:`2-digit`,hour12:!1})}var or=(e=>(e[e.Border=-1]=`Border`,e[e.Data=0]=`Data`,e[e.Function=1]=`Function`,e[e.Position=2]=`Position`,e[e.Timing=3]=`Timing`,e[e.Alignment=4]=`Alignment`,e))(or||{}),sr=[0,1],cr=[1,0],lr=[2,3],ur=[3,2],dr={L:sr,M:cr,Q:lr,H:ur},fr=/^\d*$/,pr=/^[A-Z0-9 $%*+./:-]*$/,mr=`0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ $%*+-./:`,hr=1,gr=40,_r=3,vr=3,yr=40,br=10,xr=[[-1,7,10,15,20,26,18,20,24,30,18,20,24,26,30,22,24,28,30,28,28,28,28,30,30,26,28,30,30,30,30,30,30,30,30,30,30,30,30,30,30],[-1,10,16,26,18,24,16,18,22,22,26,30,22,22,24,24,28,28,26,26,26,26,28,28,28,28,28,28,28,28,28,28,28,28,28,28,28,28,28,28,28],[-1,13,22,18,26,18,24,18,22,20,24,28,26,24,20,30,24,28,28,26,30,28,30,30,30,30,28,30,30,30,30,30,30,30,30,30,30,30,30,30,30],[-1,17,28,22,16,22,28,26,26,24,28,24,28,22,24,24,30,28,28,26,28,30,24,30,30,30,30,30,30,30,30,30,30,30,30,30,30,30,30,30,30]],Sr=[[-1,1,1,1,1,1,2,2,2,2,4,4,4,4,4,6,6,6,6,7,8,8,9,9,10,12,12,12,13,14,15,16,17,18,19,19,20,21,22,24,25],[-1,1,1,1,2,2,4,4,4,5,5,5,8,9,9,10,10,11,13,14,16,17,17,18,20,21,23,25,26,28,29,31,33,35,37,38,40,43,45,47,49],[-1,1,1,2,2,4,4,6,6,8,8,8,10,12,16,12,17,16,18,21,20,23,23,25,27,29,34,34,35,38,40,43,45,48,51,53,56,59,62,65,68],[-1,1,1,2,4,4,4,5,6,8,8,11,11,16,16,18,16,19,21,25,25,25,34,30,32,35,37,40,42,45,48,51,54,57,60,63,66,70,74,77,81]],Cr=class{constructor(e,t,n,r){if(this.version=e,this.ecc=t,e<hr||e>gr)throw RangeError(`Version value out of range`);if(r<-1||r>7)throw RangeError(`Mask value out of range`);this.size=e*4+17;let i=Array.from({length:this.size}).fill(!1);for(let e=0;e<this.size;e++)this.modules.push(i.slice()),this.types.push(i.map(()=>0));this.drawFunctionPatterns();let a=this.addEccAndInterleave(n);if(this.drawCodewords(a),r===-1){let e=1e9;for(let t=0;t<8;t++){this.applyMask(t),this.drawFormatBits(t);let n=this.getPenaltyScore();n<e&&(r=t,e=n),this.applyMask(t)}}this.mask=r,this.applyMask(r),this.drawFormatBits(r)}size;mask;modules=[];types=[];getModule(e,t){return e>=0&&e<this.size&&t>=0&&t<this.size&&this.modules[t][e]}drawFunctionPatterns(){for(let e=0;e<this.size;e++)this.setFunctionModule(6,e,e%2==0,or.Timing),this.setFunctionModule(e,6,e%2==0,or.Timing);this.drawFinderPattern(3,3),this.drawFinderPattern(this.size-4,3),this.drawFinderPattern(3,this.size-4);let e=this.getAlignmentPatternPositions(),t=e.length;for(let n=0;n<t;n++)for(let r=0;r<t;r++)n===0&&r===0||n===0&&r===t-1||n===t-1&&r===0||this.drawAlignmentPattern(e[n],e[r]);this.drawFormatBits(0),this.drawVersion()}drawFormatBits(e){let t=this.ecc[1]<<3|e,n=t;for(let e=0;e<10;e++)n=n<<1^(n>>>9)*1335;let r=(t<<10|n)^21522;for(let e=0;e<=5;e++)this.setFunctionModule(8,e,Tr(r,e));this.setFunctionModule(8,7,Tr(r,6)),this.setFunctionModule(8,8,Tr(r,7)),this.setFunctionModule(7,8,Tr(r,8));for(let e=9;e<15;e++)this.setFunctionModule(14-e,8,Tr(r,e));for(let e=0;e<8;e++)this.setFunctionModule(this.size-1-e,8,Tr(r,e));for(let e=8;e<15;e++)this.setFunctionModule(8,this.size-15+e,Tr(r,e));this.setFunctionModule(8,this.size-8,!0)}drawVersion(){if(this.version<7)return;let e=this.version;for(let t=0;t<12;t++)e=e<<1^(e>>>11)*7973;let t=this.version<<12|e;for(let e=0;e<18;e++){let n=Tr(t,e),r=this.size-11+e%3,i=Math.floor(e/3);this.setFunctionModule(r,i,n),this.setFunctionModule(i,r,n)}}drawFinderPattern(e,t){for(let n=-4;n<=4;n++)for(let r=-4;r<=4;r++){let i=Math.max(Math.abs(r),Math.abs(n)),a=e+r,o=t+n;a>=0&&a<this.size&&o>=0&&o<this.size&&this.setFunctionModule(a,o,i!==2&&i!==4,or.Position)}}drawAlignmentPattern(e,t){for(let n=-2;n<=2;n++)for(let r=-2;r<=2;r++)this.setFunctionModule(e+r,t+n,Math.max(Math.abs(r),Math.abs(n))!==1,or.Alignment)}setFunctionModule(e,t,n,r=or.Function){this.modules[t][e]=n,this.types[t][e]=r}addEccAndInterleave(e){let t=this.version,n=this.ecc;if(e.length!==Br(t,n))throw RangeError(`Invalid argument`);let r=Sr[n[0]][t],i=xr[n[0]][t],a=Math.floor(zr(t)/8),o=r-a%r,s=Math.floor(a/r),c=[],l=Vr(i);for(let t=0,n=0;t<r;t++){let r=e.slice(n,n+s-i+(t<o?0:1));n+=r.length;let a=Hr(r,l);t<o&&r.push(0),c.push(r.concat(a))}let u=[];for(let e=0;e<c[0].length;e++)c.forEach((t,n)=>{(e!==s-i||n>=o)&&u.push(t[e])});return u}drawCodewords(e){if(e.length!==Math.floor(zr(this.version)/8))throw RangeError(`Invalid argument`);let t=0;for(let n=this.size-1;n>=1;n-=2){n===6&&(n=5);for(let r=0;r<this.size;r++)for(let i=0;i<2;i++){let a=n-i,o=n+1&2?r:this.size-1-r;!this.types[o][a]&&t<e.length*8&&(this.modules[o][a]=Tr(e[t>>>3],7-(t&7)),t++)}}}applyMask(e){if(e<0||e>7)throw RangeError(`Mask value out of range`);for(let t=0;t<this.size;t++)for(let n=0;n<this.size;n++){let r;switch(e){case 0:r=(n+t)%2==0;break;case 1:r=t%2==0;break;case 2:r=n%3==0;break;case 3:r=(n+t)%3==0;break;case 4:r=(Math.floor(n/3)+Math.floor(t/2))%2==0;break;case 5:r=n*t%2+n*t%3==0;break;case 6:r=(n*t%2+n*t%3)%2==0;break;case 7:r=((n+t)%2+n*t%3)%2==0;break;default:throw Error(`Unreachable`)}!this.types[t][n]&&r&&(this.modules[t][n]=!this.modules[t][n])}}getPenaltyScore(){let e=0;for(let t=0;t<this.size;t++){let n=!1,r=0,i=[0,0,0,0,0,0,0];for(let a=0;a<this.size;a++)this.modules[t][a]===n?(r++,r===5?e+=_r:r>5&&e++):(this.finderPenaltyAddHistory(r,i),n||(e+=this.finderPenaltyCountPatterns(i)*yr),n=this.modules[t][a],r=1);e+=this.finderPenaltyTerminateAndCount(n,r,i)*yr}for(let t=0;t<this.size;t++){let n=!1,r=0,i=[0,0,0,0,0,0,0];for(let a=0;a<this.size;a++)this.modules[a][t]===n?(r++,r===5?e+=_r:r>5&&e++):(this.finderPenaltyAddHistory(r,i),n||(e+=this.finderPenaltyCountPatterns(i)*yr),n=this.modules[a][t],r=1);e+=this.finderPenaltyTerminateAndCount(n,r,i)*yr}for(let t=0;t<this.size-1;t++)for(let n=0;n<this.size-1;n++){let r=this.modules[t][n];r===this.modules[t][n+1]&&r===this.modules[t+1][n]&&r===this.modules[t+1][n+1]&&(e+=vr)}let t=0;for(let e of this.modules)t=e.reduce((e,t)=>e+ +!!t,t);let n=this.size*this.size,r=Math.ceil(Math.abs(t*20-n*10)/n)-1;return e+=r*br,e}getAlignmentPatternPositions(){if(this.version===1)return[];{let e=Math.floor(this.version/7)+2,t=this.version===32?26:Math.ceil((this.version*4+4)/(e*2-2))*2,n=[6];for(let r=this.size-7;n.length<e;r-=t)n.splice(1,0,r);return n}}finderPenaltyCountPatterns(e){let t=e[1],n=t>0&&e[2]===t&&e[3]===t*3&&e[4]===t&&e[5]===t;return(n&&e[0]>=t*4&&e[6]>=t?1:0)+(n&&e[6]>=t*4&&e[0]>=t?1:0)}finderPenaltyTerminateAndCount(e,t,n){return e&&(this.finderPenaltyAddHistory(t,n),t=0),t+=this.size,this.finderPenaltyAddHistory(t,n),this.finderPenaltyCountPatterns(n)}finderPenaltyAddHistory(e,t){t[0]===0&&(e+=this.size),t.pop(),t.unshift(e)}};function wr(e,t,n){if(t<0||t>31||e>>>t)throw RangeError(`Value out of range`);for(let r=t-1;r>=0;r--)n.push(e>>>r&1)}function Tr(e,t){return(e>>>t&1)!=0}var Er=class{constructor(e,t,n){if(this.mode=e,this.numChars=t,this.bitData=n,t<0)throw RangeError(`Invalid argument`);this.bitData=n.slice()}getData(){return this.bitData.slice()}},Dr=[1,10,12,14],Or=[2,9,11,13],kr=[4,8,16,16];function Ar(e,t){return e[Math.floor((t+7)/17)+1]}function jr(e){let t=[];for(let n of e)wr(n,8,t);return new Er(kr,e.length,t)}function Mr(e){if(!Fr(e))throw RangeError(`String contains non-numeric characters`);let t=[];for(let n=0;n<e.length;){let r=Math.min(e.length-n,3);wr(Number.parseInt(e.substring(n,n+r),10),r*3+1,t),n+=r}return new Er(Dr,e.length,t)}function Nr(e){if(!Ir(e))throw RangeError(`String contains unencodable characters in alphanumeric mode`);let t=[],n;for(n=0;n+2<=e.length;n+=2){let r=mr.indexOf(e.charAt(n))*45;r+=mr.indexOf(e.charAt(n+1)),wr(r,11,t)}return n<e.length&&wr(mr.indexOf(e.charAt(n)),6,t),new Er(Or,e.length,t)}function Pr(e){return e===``?[]:Fr(e)?[Mr(e)]:Ir(e)?[Nr(e)]:[jr(Rr(e))]}function Fr(e){return fr.test(e)}function Ir(e){return pr.test(e)}function Lr(e,t){let n=0;for(let r of e){let e=Ar(r.mode,t);if(r.numChars>=1<<e)return 1/0;n+=4+e+r.bitData.length}return n}function Rr(e){e=encodeURI(e);let t=[];for(let n=0;n<e.length;n++)e.charAt(n)===`%`?(t.push(Number.parseInt(e.substring(n+1,n+3),16)),n+=2):t.push(e.charCodeAt(n));return t}function zr(e){if(e<hr||e>gr)throw RangeError(`Version number out of range`);let t=(16*e+128)*e+64;if(e>=2){let n=Math.floor(e/7)+2;t-=(25*n-10)*n-55,e>=7&&(t-=36)}return t}function Br(e,t){return Math.floor(zr(e)/8)-xr[t[0]][e]*Sr[t[0]][e]}function Vr(e){if(e<1||e>255)throw RangeError(`Degree out of range`);let t=[];for(let n=0;n<e-1;n++)t.push(0);t.push(1);let n=1;for(let r=0;r<e;r++){for(let e=0;e<t.length;e++)t[e]=Ur(t[e],n),e+1<t.length&&(t[e]^=t[e+1]);n=Ur(n,2)}return t}function Hr(e,t){let n=t.map(e=>0);for(let r of e){let e=r^n.shift();n.push(0),t.forEach((t,r)=>n[r]^=Ur(t,e))}return n}function Ur(e,t){if(e>>>8||t>>>8)throw RangeError(`Byte out of range`);let n=0;for(let r=7;r>=0;r--)n=n<<1^(n>>>7)*285,n^=(t>>>r&1)*e;return n}function Wr(e,t,n=1,r=40,i=-1,a=!0){if(!(hr<=n&&n<=r&&r<=gr)||i<-1||i>7)throw RangeError(`Invalid value`);let o,s;for(o=n;;o++){let n=Br(o,t)*8,i=Lr(e,o);if(i<=n){s=i;break}if(o>=r)throw RangeError(`Data too long`)}for(let e of[cr,lr,ur])a&&s<=Br(o,e)*8&&(t=e);let c=[];for(let t of e){wr(t.mode[0],4,c),wr(t.numChars,Ar(t.mode,o),c);for(let e of t.getData())c.push(e)}let l=Br(o,t)*8;wr(0,Math.min(4,l-c.length),c),wr(0,(8-c.length%8)%8,c);for(let e=236;c.length<l;e^=253)wr(e,8,c);let u=Array.from({length:Math.ceil(c.length/8)},()=>0);return c.forEach((e,t)=>u[t>>>3]|=e<<7-(t&7)),new Cr(o,t,u,i)}function Gr(e,t){let{ecc:n=`L`,boostEcc:r=!1,minVersion:i=1,maxVersion:a=40,maskPattern:o=-1,border:s=1}=t||{},c=typeof e==`string`?Pr(e):Array.isArray(e)?[jr(e)]:void 0;if(!c)throw Error(`uqr only supports encoding string and binary data, but got: ${typeof e}`);let l=Wr(c,dr[n],i,a,o,r),u=Kr({version:l.version,maskPattern:l.mask,size:l.size,data:l.modules,types:l.types},s);return t?.invert&&(u.data=u.data.map(e=>e.map(e=>!e))),t?.onEncoded?.(u),u}function Kr(e,t=1){if(!t)return e;let{size:n}=e,r=n+t*2;e.size=r,e.data.forEach(e=>{for(let n=0;n<t;n++)e.unshift(!1),e.push(!1)});for(let n=0;n<t;n++)e.data.unshift(Array.from({length:r},e=>!1)),e.data.push(Array.from({length:r},e=>!1));let i=or.Border;e.types.forEach(e=>{for(let n=0;n<t;n++)e.unshift(i),e.push(i)});for(let n=0;n<t;n++)e.types.unshift(Array.from({length:r},e=>i)),e.types.push(Array.from({length:r},e=>i));return e}var qr=_(`<svg role="img" shape-rendering="crispEdges" class="svelte-3vwhkn"><rect fill="#fff"></rect><path fill="#111a1d"></path></svg>`);function Jr(e,t){G(t,!0);let n=D(()=>Gr(t.text,{ecc:`M`,border:4})),r=D(()=>S(n).data.flatMap((e,t)=>e.flatMap((e,n)=>e?[`M${n} ${t}h1v1h-1z`]:[])).join(``));var i=qr(),o=w(i),s=j(o);K(i),U(()=>{P(i,`viewBox`,`0 0 ${S(n).size??``} ${S(n).size??``}`),P(i,`aria-label`,t.label),P(i,`data-qr`,t.text),P(o,`width`,S(n).size),P(o,`height`,S(n).size),P(s,`d`,S(r))}),a(e,i),H()}var Yr=d(`<div class="code svelte-c7bzsk"><!></div> <p class="link svelte-c7bzsk"> </p> <p class="svelte-c7bzsk"> </p>`,1);function Xr(t,n){G(n,!0);let r=k(n,`text`,19,()=>Q(`qr-text`));Tn(t,{get title(){return n.title},get onclose(){return n.onclose},children:(t,i)=>{var o=Yr(),s=g(o),c=w(s);{let e=D(()=>`${Q(`qr-code`)}: ${n.title}`);Jr(c,{get text(){return n.link},get label(){return S(e)}})}K(s);var l=j(s,2),u=e(l,!0),d=e(j(l,2),!0);U(()=>{p(u,n.link),p(d,r())}),a(t,o)},$$slots:{default:!0}}),H()}var Zr=d(`<div class="near svelte-ua2awp"><button aria-haspopup="dialog" class="svelte-ua2awp"><!></button> <p class="svelte-ua2awp"><span> </span> <b class="svelte-ua2awp"> </b></p></div> <!>`,1);function Qr(n,r){G(r,!0);let i=W(!1),o=D(()=>r.addresses[0]),c=D(()=>S(o).replace(/^http:\/\/|\/$/g,``));var l=Zr(),u=g(l),d=w(u),f=w(d);{let e=D(()=>`${Q(`qr-code`)}: ${S(c)}`);Jr(f,{get text(){return S(o)},get label(){return S(e)}})}K(d);var m=j(d,2),h=w(m),_=e(h,!0),v=e(j(h,2),!0);K(m),K(u);var y=j(u,2),b=e=>{{let t=D(()=>Q(`nearby`)),n=D(()=>Q(r.addresses.length>1?`nearby-or`:`qr-text`,{others:r.addresses.slice(1).join(`  `)}));Xr(e,{get title(){return S(t)},get link(){return S(o)},get text(){return S(n)},onclose:()=>V(i,!1)})}};t(y,e=>{S(i)&&e(b)}),U((e,t)=>{P(u,`data-nearby`,S(o)),P(d,`aria-label`,e),p(_,t),p(v,S(c))},[()=>`${Q(`qr-code`)}: ${Q(`nearby`)}`,()=>Q(`nearby`)]),s(`click`,d,()=>V(i,!0)),a(n,l),H()}x([`click`]);var $r=d(`<p role="alert" class="problem svelte-15b4erz"> </p>`),ei=d(`<span class="e svelte-15b4erz"></span>`),ti=d(`<a class="lnk"> </a>`),ni=d(`<button class="lnk"> </button>`),ri=d(`<li><span class="tm svelte-15b4erz"><!></span> <span class="what svelte-15b4erz"><b class="svelte-15b4erz"> </b> <small class="svelte-15b4erz"> </small></span> <span class="pips svelte-15b4erz" role="img"></span> <!></li>`),ii=d(`<li class="none svelte-15b4erz"> </li>`),ai=d(`<div class="train svelte-15b4erz" aria-hidden="true"><!><!><!><!></div>`),oi=d(`<section class="sheet"><h2> <button class="again svelte-15b4erz"> </button></h2> <!> <ul></ul> <!></section>`);function si(i,o){G(o,!0);let u=W([]),d=W(null),f=D(on),m=D(()=>S(u).filter(e=>e.is_yours||e.can_join||e.can_watch).sort((e,t)=>h(t)-h(e)));function h(e){return e.your_turn?3:e.is_yours&&e.status!==`over`?2:+!!e.can_join}async function _(){try{V(u,await Kt.departures({tokens:hn(),lang:Y.lang})),V(d,null)}catch(e){V(d,e.message,!0)}}l(()=>{Y.lang,_();let e=setInterval(()=>document.hidden||void _(),1e4);return()=>clearInterval(e)});async function v(e){try{let t={claim:_n(e),tokens:hn(),lang:Y.lang,name:Y.name},n=await Kt.join(e,t);gn(n.table,n.token),vn(e),Xt(`/t/${n.table}`)}catch(t){t.reason!==`unreachable`&&vn(e),V(d,t.message,!0),_()}}var y=oi(),b=w(y),x=w(b,!0),C=j(x),T=e(C,!0);K(b);var O=j(b,2),k=t=>{var n=$r(),r=e(n,!0);U(()=>p(r,S(d))),a(t,n)};t(O,e=>{S(d)&&e(k)});var A=j(O,2);r(A,21,()=>S(m),e=>e.table,(i,o)=>{var l=ri();let u;var d=w(l),f=w(d),m=e=>{E(e,{name:`sema-clear`,class:`sg`})},h=e=>{var t=n();U(e=>p(t,e),[()=>ar(S(o).created,Y.lang)]),a(e,t)};t(f,e=>{S(o).your_turn?e(m):e(h,-1)}),K(d);var _=j(d,2),y=w(_),b=e(y,!0),x=e(j(y,2),!0);K(_);var C=j(_,2);r(C,21,()=>S(o).seats,e=>e.seat,(e,n)=>{var r=c(),i=g(r),o=e=>{a(e,ei())},s=e=>{er(e,{get seat(){return S(n).seat}})};t(i,e=>{S(n).kind===`open`?e(o):e(s,-1)}),a(e,r)}),K(C);var T=j(C,2),D=t=>{var n=ti(),r=e(n,!0);U(e=>{P(n,`href`,`/t/${S(o).table??``}`),p(r,e)},[()=>Q(`open-table`)]),s(`click`,n,function(...e){Zt?.apply(this,e)}),a(t,n)},O=t=>{var n=ni(),r=e(n,!0);U(e=>p(r,e),[()=>Q(`join`)]),s(`click`,n,()=>v(S(o).table)),a(t,n)},k=t=>{var n=ti(),r=e(n,!0);U(e=>{P(n,`href`,`/t/${S(o).table??``}`),p(r,e)},[()=>Q(`watch`)]),s(`click`,n,function(...e){Zt?.apply(this,e)}),a(t,n)};t(T,e=>{S(o).is_yours?e(D):S(o).can_join?e(O,1):e(k,-1)}),K(l),U((e,t)=>{P(l,`data-table`,S(o).table),u=q(l,1,`svelte-15b4erz`,null,u,{me:S(o).your_turn}),p(b,S(o).title),p(x,e),P(C,`aria-label`,t)},[()=>S(o).your_turn?Q(`your-turn`):Q(`departure-${S(o).status}`),()=>Q(`seats-taken`,{taken:S(o).seats.filter(e=>e.kind!==`open`).length,all:S(o).seats.length})]),a(i,l)},t=>{var n=ii(),r=e(n,!0);U(e=>p(r,e),[()=>Q(`departures-none`)]),a(t,n)}),K(A);var M=j(A,2),N=e=>{Qr(e,{get addresses(){return S(f)}})},F=e=>{var t=ai(),n=w(t);E(n,{name:`loco-1`,class:`flip`});var r=j(n);E(r,{name:`coach`});var i=j(r);E(i,{name:`boxcar`}),E(j(i),{name:`caboose`}),K(t),a(e,t)};t(M,e=>{S(f).length>0?e(N):S(m).length<4&&e(F,1)}),K(y),U((e,t)=>{p(x,e),p(T,t)},[()=>Q(`departures`),()=>Q(`refresh`)]),s(`click`,C,_),a(i,y),H()}x([`click`]);var ci=500,li=5e3,ui=2e4,di=1e4,fi=0;function pi(){return fi+=1,`${en(18)}-${fi}`}var mi=class{hello;listener;open;#e=W(`connecting`);get state(){return S(this.#e)}set state(e){V(this.#e,e,!0)}socket=null;waiting=new Map;run=null;isWelcome=!1;delay=ci;timer;constructor(e,t,n=hi){this.hello=e,this.listener=t,this.open=n,this.connect()}ask(e){let t={...e,id:pi()};return new Promise(e=>{this.waiting.set(t.id,{message:t,answer:e}),this.isWelcome&&this.send(t)})}hurry(){this.state===`lost`&&this.connect()}shut(){this.state=`shut`,clearTimeout(this.timer),this.drop()}connect(){clearTimeout(this.timer),this.drop();let e=this.open();this.socket=e,e.onopen=()=>this.send(this.hello()),e.onmessage=e=>this.receive(JSON.parse(e.data)),e.onclose=()=>this.lose(),this.timer=setTimeout(()=>this.lose(),di)}drop(){let e=this.socket;this.socket=null,this.isWelcome=!1,e!==null&&(e.onopen=e.onmessage=e.onclose=null,e.close())}lose(){this.state!==`shut`&&(this.drop(),this.state=`lost`,clearTimeout(this.timer),this.timer=setTimeout(()=>this.connect(),this.delay*(.75+Math.random()/2)),this.delay=Math.min(this.delay*2,li))}send(e){this.socket?.send(JSON.stringify(e))}watch(){clearTimeout(this.timer),this.timer=setTimeout(()=>{this.send({t:`ping`,id:pi()}),this.timer=setTimeout(()=>this.lose(),di)},ui)}receive(e){switch(this.watch(),e.t){case`welcome`:return this.enter(e);case`scene`:return this.listener.shown(e);case`said`:return this.listener.said(e);case`links`:return this.listener.linked(e);default:return this.settle(e)}}enter(e){let t=this.run!==null&&this.run!==e.run;this.run=e.run,this.isWelcome=!0,this.state=`open`,this.delay=ci,this.listener.welcomed(e,t);for(let{message:e}of this.waiting.values())this.send(e)}settle(e){let t=e.id===null?void 0:this.waiting.get(e.id);t===void 0?e.t===`refused`&&e.id===null&&this.listener.refused(e):(this.waiting.delete(t.message.id),t.answer(e))}};function hi(){let e=location.protocol===`https:`?`wss`:`ws`;return new WebSocket(`${e}://${location.host}/ws`)}var gi={kind:`bot`,name:``,level:un},_i=3,vi=[{kind:`none`,seconds:0},{kind:`move`,seconds:60},{kind:`move`,seconds:180},{kind:`bank`,seconds:600},{kind:`bank`,seconds:1800}],yi=class{#e=W(null);get game(){return S(this.#e)}set game(e){V(this.#e,e)}#t=W(re([]));get seats(){return S(this.#t)}set seats(e){V(this.#t,e,!0)}#n=W(re({}));get options(){return S(this.#n)}set options(e){V(this.#n,e,!0)}#r=W(0);get clock(){return S(this.#r)}set clock(e){V(this.#r,e,!0)}#i=W(`link`);get watch(){return S(this.#i)}set watch(e){V(this.#i,e,!0)}#a=W(!0);get hints(){return S(this.#a)}set hints(e){V(this.#a,e,!0)}id=pi();lessonId=pi();secret=tn();choose(e){let t=this.game?.name===e.name;if(this.game=e,t)return;J(`game`,e.name),this.options=Object.fromEntries(e.options.map(e=>[e.name,e.values[0].value]));let n=Math.min(e.most_seats,Math.max(e.least_seats,this.seats.length||_i)),r=Array.from({length:n-1},(e,t)=>this.seats[t+1]??{...gi});this.seats=[{kind:`me`,name:Y.name,level:un},...r],this.id=pi(),this.lessonId=pi(),this.secret=tn()}get canAdd(){return this.game!==null&&this.seats.length<this.game.most_seats}get canRemove(){return this.game!==null&&this.seats.length>this.game.least_seats}add(e){this.canAdd&&this.seats.push({...gi,kind:e})}remove(e){this.canRemove&&this.seats.splice(e,1)}lesson(){let e=[{kind:`person`,name:this.seats[0].name.trim()}];return{id:this.lessonId,secret:this.secret,game:this.game.name,seats:e,lesson:!0,lang:Y.lang}}request(){let e=this.seats.map(({kind:e,name:t,level:n})=>e===`bot`?{kind:`bot`,level:n}:e===`open`?{kind:`open`}:{kind:`person`,name:t.trim()});return{id:this.id,secret:this.secret,game:this.game.name,seats:e,options:A(this.options),clock:vi[this.clock],hints:this.hints,watch:this.watch,lang:Y.lang}}};function bi(){return ue(`game`,``)}var xi=d(`<button class="more svelte-drqbzg"> </button>`),Si=d(`<div class="list svelte-drqbzg"><!> <!> <!> <!></div> <!>`,1);function Ci(n,i){G(i,!0);let o=k(i,`plan`,7),c=W(!1),l=D(()=>o().game.options),u=D(()=>S(c)?S(l):S(l).slice(0,2)),d=D(()=>S(l).length-2),f=D(()=>S(l).slice(2).filter(e=>o().options[e.name]!==e.values[0].value).length),m=D(()=>vi.map((e,t)=>({value:t,label:Q(`clock-${e.kind}`,{seconds:e.seconds??0,minutes:(e.seconds??0)/60})})));var h=Si(),_=g(h),v=w(_);r(v,17,()=>S(u),e=>e.name,(e,t)=>{{let n=D(()=>o().options[S(t).name]??S(t).values[0].value);$(e,{get label(){return S(t).label},get about(){return S(t).about},get values(){return S(t).values},get value(){return S(n)},onchange:e=>o().options[S(t).name]=e})}});var y=j(v,2);{let e=D(()=>Q(`clock`));$(y,{get label(){return S(e)},get values(){return S(m)},get value(){return o().clock},onchange:e=>o().clock=e})}var b=j(y,2);{let e=D(()=>Q(`who-may-watch`)),t=D(()=>[{value:`anyone`,label:Q(`watch-anyone`)},{value:`link`,label:Q(`watch-link`)}]);$(b,{get label(){return S(e)},get values(){return S(t)},get value(){return o().watch},onchange:e=>o().watch=e})}var x=j(b,2);{let e=D(()=>Q(`hints`)),t=D(()=>[{value:!0,label:Q(`on`)},{value:!1,label:Q(`off`)}]);$(x,{get label(){return S(e)},get values(){return S(t)},get value(){return o().hints},onchange:e=>o().hints=e})}K(_);var C=j(_,2),T=t=>{var n=xi(),r=e(n,!0);U(e=>{P(n,`aria-expanded`,S(c)),p(r,e)},[()=>S(c)?Q(`fewer-options`):Q(`more-options`,{count:S(d),changed:S(f)})]),s(`click`,n,()=>V(c,!S(c))),a(t,n)};t(C,e=>{S(d)>0&&e(T)}),a(n,h),H()}x([`click`]);var wi=`modulepreload`,Ti=function(e){return`/`+e},Ei={},Di=function(e,t,n){let r=Promise.resolve();if(t&&t.length>0){let e=document.getElementsByTagName(`link`),i=document.querySelector(`meta[property=csp-nonce]`),a=i?.nonce||i?.getAttribute(`nonce`);function o(e){return Promise.all(e.map(e=>Promise.resolve(e).then(e=>({status:`fulfilled`,value:e}),e=>({status:`rejected`,reason:e}))))}r=o(t.map(t=>{if(t=Ti(t,n),t in Ei)return;Ei[t]=!0;let r=t.endsWith(`.css`),i=r?`[rel="stylesheet"]`:``;if(n)for(let n=e.length-1;n>=0;n--){let i=e[n];if(i.href===t&&(!r||i.rel===`stylesheet`))return}else if(document.querySelector(`link[href="${t}"]${i}`))return;let o=document.createElement(`link`);if(o.rel=r?`stylesheet`:wi,r||(o.as=`script`),o.crossOrigin=``,o.href=t,a&&o.setAttribute(`nonce`,a),document.head.appendChild(o),r)return new Promise((e,n)=>{o.addEventListener(`load`,e),o.addEventListener(`error`,()=>n(Error(`Unable to preload CSS for ${t}`)))})}))}function i(e){let t=new Event(`vite:preloadError`,{cancelable:!0});if(t.payload=e,window.dispatchEvent(t),!t.defaultPrevented)throw e}return r.then(t=>{for(let e of t||[])e.status===`rejected`&&i(e.reason);return e().catch(i)})},Oi=Object.assign({"../games/continental_express/index.ts":()=>Di(()=>import(`./continental_express-wwEi9lvA.js`),__vite__mapDeps([0,1,2,3,4,5,6])),"../games/great_lakes/index.ts":()=>Di(()=>import(`./great_lakes-BCn1OrZZ.js`),__vite__mapDeps([7,1,8,2,3,9,10,11,12,4,5,13])),"../games/isle_of_trains/index.ts":()=>Di(()=>import(`./isle_of_trains-BLG4F9gX.js`),__vite__mapDeps([14,1,15,16,11,2,3,12,4,5,9,17,18])),"../games/ticket_cards/index.ts":()=>Di(()=>import(`./ticket_cards-CSf-MYqB.js`),__vite__mapDeps([19,1,8,2,3,9,10,15,16,11,12,4,5,20])),"../games/traffic/index.ts":()=>Di(()=>import(`./traffic-BjnQYu75.js`),__vite__mapDeps([21,1,15,16,2,3,9,17,22]))});async function ki(e){let t=Oi[`../games/${e}/index.ts`];return t?(await t()).game:null}var Ai=d(`<button><span class="picture svelte-p0hm4g"><!></span> <span class="ct svelte-p0hm4g"><b class="svelte-p0hm4g"> </b> <i class="svelte-p0hm4g"> </i> <small class="svelte-p0hm4g"><span class="svelte-p0hm4g"><!><span class="vh"> </span> </span> <span class="svelte-p0hm4g"><!> </span></small></span></button>`),ji=d(`<div class="covers svelte-p0hm4g" role="group"></div>`);function Mi(n,i){G(i,!0);let o;l(()=>{o.querySelector(`[data-game="${i.chosen}"]`)?.scrollIntoView({block:`nearest`,inline:`center`})});function u(e){return e.least_seats===e.most_seats?String(e.most_seats):`${e.least_seats}–${e.most_seats}`}var d=ji();r(d,21,()=>i.games,e=>e.name,(n,r)=>{var o=Ai();let l;var d=w(o);I(w(d),()=>ki(S(r).name),null,(e,n)=>{var r=c(),i=g(r),o=e=>{var t=c();oe(g(t),()=>S(n).Poster,(e,t)=>{t(e,{})}),a(e,t)},s=e=>{E(e,{name:`logo`,class:`logo`})};t(i,e=>{S(n)?e(o):e(s,-1)}),a(e,r)}),K(d);var f=j(d,2),m=w(f),h=e(m,!0),_=j(m,2),v=e(_,!0),y=j(_,2),b=w(y),x=w(b);E(x,{name:`i-person`});var C=j(x),T=e(C,!0),D=j(C,1,!0);K(b);var O=j(b,2),k=w(O);E(k,{name:`i-clock`});var A=j(k,1,!0);K(O),K(y),K(f),K(o),U((e,t,n)=>{l=q(o,1,`cover svelte-p0hm4g`,null,l,{on:S(r).name===i.chosen}),P(o,`data-game`,S(r).name),P(o,`aria-pressed`,S(r).name===i.chosen),p(h,S(r).title),p(v,S(r).tagline),p(T,e),p(D,t),p(A,n)},[()=>Q(`players`),()=>u(S(r)),()=>Q(`minutes`,{minutes:S(r).minutes})]),s(`click`,o,()=>i.onchoose(S(r))),a(n,o)}),K(d),ie(d,e=>o=e,()=>o),U(e=>{O(d,`--n:${i.games.length??``}`),P(d,`aria-label`,e)},[()=>Q(`games`)]),a(n,d),H()}x([`click`]);var Ni=d(`<input maxlength="40" class="svelte-xlbrtn"/>`),Pi=d(`<b class="svelte-xlbrtn"> </b>`),Fi=d(`<i></i>`),Ii=d(`<button class="lnk"><span class="lv svelte-xlbrtn" aria-hidden="true"></span></button>`),Li=d(`<select class="lnk svelte-xlbrtn"><option> </option><option> </option><option> </option></select> <button class="tool svelte-xlbrtn" data-remove=""><!></button>`,1),Ri=d(`<li data-seat-plan="" class="svelte-xlbrtn"><!> <span class="sn svelte-xlbrtn"><!> <small class="svelte-xlbrtn"> </small></span> <span class="acts svelte-xlbrtn"><!> <!></span></li>`),zi=d(`<p class="more svelte-xlbrtn"> <button class="word svelte-xlbrtn"> </button> <button class="word svelte-xlbrtn"> </button> <button class="word svelte-xlbrtn"> </button></p>`),Bi=d(`<section class="sheet"><h2> <span class="label"> </span></h2> <ul></ul> <!></section>`);function Vi(n,i){G(i,!0);let o=D(()=>i.plan.game),c=D(()=>S(o).least_seats===S(o).most_seats?String(S(o).most_seats):`${S(o).least_seats}–${S(o).most_seats}`);function l(e){e.level=ln[(ln.indexOf(e.level)+1)%ln.length]}var u=Bi(),d=w(u),f=w(d,!0),h=e(j(f),!0);K(d);var _=j(d,2);r(_,21,()=>i.plan.seats,m,(n,o,c)=>{var u=Ri(),d=w(u);er(d,{seat:c});var f=j(d,2),m=w(f),h=e=>{var t=Ni();z(t),U((e,n)=>{P(t,`placeholder`,e),P(t,`aria-label`,n)},[()=>Q(`your-name`),()=>Q(`name-of-seat`,{number:c+1})]),ee(t,()=>S(o).name,e=>S(o).name=e),a(e,t)},_=t=>{var n=Pi(),r=e(n,!0);U(e=>p(r,e),[()=>Q(`plan-${S(o).kind}`)]),a(t,n)};t(m,e=>{S(o).kind===`me`||S(o).kind===`here`?e(h):e(_,-1)});var v=e(j(m,2),!0);K(f);var y=j(f,2),b=w(y),x=e=>{var t=Ii(),n=w(t);r(n,22,()=>ln,e=>e,(e,t,n)=>{var r=Fi();let i;U(e=>i=q(r,1,`svelte-xlbrtn`,null,i,{on:e}),[()=>S(n)<=ln.indexOf(S(o).level)]),a(e,r)}),K(n),K(t),U((e,n)=>{P(t,`data-level`,S(o).level),P(t,`title`,e),P(t,`aria-label`,n)},[()=>Q(`level-${S(o).level}.about`),()=>`${Q(`strength`)}: ${Q(`level-${S(o).level}`)}`]),s(`click`,t,()=>l(S(o))),a(e,t)};t(b,e=>{S(o).kind===`bot`&&e(x)});var C=j(b,2),D=t=>{var n=Li(),r=g(n),l=w(r),u=e(l,!0);l.value=l.__value=`bot`;var d=j(l),f=e(d,!0);d.value=d.__value=`open`;var m=j(d),h=e(m,!0);m.value=m.__value=`here`,K(r),ae(r);var _=j(r,2);E(w(_),{name:`i-x`,class:`ic`}),K(_),U((e,t,n,a,o)=>{P(r,`aria-label`,e),p(u,t),p(f,n),p(h,a),P(_,`aria-disabled`,!i.plan.canRemove),P(_,`aria-label`,o)},[()=>Q(`kind-of-seat`,{number:c+1}),()=>Q(`plan-bot`),()=>Q(`plan-open`),()=>Q(`plan-here`),()=>Q(`remove-seat`,{number:c+1})]),T(r,()=>S(o).kind,e=>S(o).kind=e),s(`click`,_,()=>i.plan.remove(c)),a(t,n)};t(C,e=>{S(o).kind!==`me`&&e(D)}),K(y),K(u),U(e=>p(v,e),[()=>Q(S(o).kind===`bot`?`level-${S(o).level}`:`plan-${S(o).kind}.about`)]),a(n,u)}),K(_);var v=j(_,2),y=t=>{var n=zi(),r=w(n),o=j(r),c=e(o,!0),l=j(o,2),u=e(l,!0),d=j(l,2),f=e(d,!0);K(n),U((e,t,n,i)=>{p(r,`${e??``} `),p(c,t),p(u,n),p(f,i)},[()=>Q(`add-seat`),()=>Q(`add-open`),()=>Q(`add-bot`),()=>Q(`add-here`)]),s(`click`,o,()=>i.plan.add(`open`)),s(`click`,l,()=>i.plan.add(`bot`)),s(`click`,d,()=>i.plan.add(`here`)),a(t,n)};t(v,e=>{i.plan.canAdd&&e(y)}),K(u),U((e,t)=>{p(f,e),p(h,t)},[()=>Q(`seats-for`,{game:S(o).title}),()=>Q(`seats-of`,{count:i.plan.seats.length,range:S(c)})]),a(n,u),H()}x([`click`]);var Hi=d(`<a class="tool opt svelte-xz6wf3"><!> </a>`),Ui=d(`<p class="problem svelte-xz6wf3" role="alert"> </p>`),Wi=d(`<button data-learn=""> </button>`),Gi=d(`<div class="seats svelte-xz6wf3"><!></div> <section class="options sheet svelte-xz6wf3"><h2> </h2> <!> <div class="start svelte-xz6wf3"><button class="btn go svelte-xz6wf3" data-start=""> </button> <!> <span class="label svelte-xz6wf3"> </span></div></section>`,1),Ki=d(`<!> <main class="svelte-xz6wf3"><div class="hd svelte-xz6wf3"><h1 class="svelte-xz6wf3"> </h1> <p class="svelte-xz6wf3"> </p> <!></div> <div class="posters svelte-xz6wf3"><!></div> <!> <div class="departures svelte-xz6wf3"><!></div></main> <!>`,1);function qi(n,r){G(r,!0);let i=new yi,o=W([]),u=W(null),d=W(!1),f=W(!1),m=D(()=>i.game!==null&&!Y.known.includes(i.game.name));l(()=>{document.title=Q(`title-lobby`)}),l(()=>{let e=Y.lang,t=!0;return Gt(()=>h(e),()=>t),()=>{t=!1}});async function h(e){try{V(o,await Kt.games(e)),V(u,null)}catch(e){throw V(u,e.message,!0),e}let t=i.game?.name??bi(),n=S(o).find(e=>e.name===t)??S(o)[0];n&&i.choose(n)}async function _(e){if(!(S(d)||!i.game)){V(d,!0);try{let t=await Kt.newTable(e);S(m)&&X(`known`,[...Y.known,i.game.name]),X(`name`,i.seats[0].name.trim()),gn(t.table,...t.tokens),Xt(`/t/${t.table}`)}catch(e){V(u,e.message,!0)}finally{V(d,!1)}}}var y=Ki(),b=g(y);Xn(b,{onmenu:()=>V(f,!0),extra:e=>{var n=c(),r=g(n),o=e=>{var t=Hi(),n=w(t);E(n,{name:`i-book`,class:`ic`});var r=j(n,1,!0);K(t),U(e=>{P(t,`href`,`/rules/${i.game.name??``}`),p(r,e)},[()=>Q(`rules`)]),s(`click`,t,function(...e){Zt?.apply(this,e)}),a(e,t)};t(r,e=>{i.game&&e(o)}),a(e,n)},$$slots:{extra:!0}});var x=j(b,2),C=w(x),T=w(C),O=e(T,!0),k=j(T,2),A=e(k,!0),M=j(k,2),N=t=>{var n=Ui(),r=e(n,!0);U(()=>p(r,S(u))),a(t,n)};t(M,e=>{S(u)&&e(N)}),K(C);var F=j(C,2),I=w(F);{let e=D(()=>i.game?.name??``);Mi(I,{get games(){return S(o)},get chosen(){return S(e)},onchoose:e=>i.choose(e)})}K(F);var L=j(F,2),R=n=>{var r=Gi(),o=g(r);Vi(w(o),{get plan(){return i}}),K(o);var c=j(o,2),l=w(c),u=e(l,!0),f=j(l,2);Ci(f,{get plan(){return i}});var h=j(f,2),y=w(h),b=e(y,!0),x=j(y,2),C=t=>{var n=Wi(),r=e(n,!0);U(e=>{q(n,1,v([`btn`,S(m)?`go`:`ghost`]),`svelte-xz6wf3`),n.disabled=S(d),p(r,e)},[()=>Q(`learn-game`,{minutes:i.game.lesson})]),s(`click`,n,()=>_(i.lesson())),a(t,n)};t(x,e=>{i.game.lesson!==null&&e(C)});var T=e(j(x,2),!0);K(h),K(c),U((e,t,n)=>{p(u,e),y.disabled=S(d),p(b,t),p(T,n)},[()=>Q(`options`),()=>Q(`start-game`,{game:i.game.title}),()=>Q(S(m)&&i.game.lesson!==null?`learn-first`:i.seats.some(e=>e.kind===`open`)?`start-open-seats`:`start-at-once`)]),s(`click`,y,()=>_(i.request())),a(n,r)};t(L,e=>{i.game&&e(R)});var z=j(L,2);si(w(z),{}),K(z),K(x);var B=j(x,2),ee=e=>{Gn(e,{onclose:()=>V(f,!1)})};t(B,e=>{S(f)&&e(ee)}),U((e,t)=>{p(O,e),p(A,t)},[()=>Q(`lobby-title`),()=>Q(`lobby-text`)]),a(n,y),H()}x([`click`]);var Ji=d(`<li><code class="svelte-si786l"> </code></li>`),Yi=d(`<details class="svelte-si786l"><summary class="svelte-si786l"> </summary> <ul></ul></details>`),Xi=d(`<p class="text svelte-si786l"> </p> <!>`,1),Zi=d(`<p role="alert"> </p>`),Qi=d(`<p class="label" role="status"> </p>`);function $i(n,i){G(i,!0);let o=D(()=>Kt.clause(i.game,i.number));{let s=D(()=>Q(`clause`,{number:i.number}));Tn(n,{get title(){return S(s)},get onclose(){return i.onclose},children:(n,i)=>{var s=c();I(g(s),()=>S(o),t=>{var n=Qi(),r=e(n,!0);U(e=>p(r,e),[()=>Q(`loading`)]),a(t,n)},(n,i)=>{var o=Xi(),s=g(o),c=e(s,!0),l=j(s,2),u=t=>{var n=Yi(),o=w(n),s=e(o,!0),c=j(o,2);r(c,20,()=>S(i).tests,e=>e,(t,n)=>{var r=Ji(),i=e(w(r),!0);K(r),U(()=>p(i,n)),a(t,r)}),K(c),K(n),U(e=>p(s,e),[()=>Q(`clause-tests`,{count:S(i).tests.length})]),a(t,n)};t(l,e=>{S(i).tests.length>0&&e(u)}),U(()=>p(c,S(i).text)),a(n,o)},(t,n)=>{var r=Zi(),i=e(r,!0);U(()=>p(i,S(n).message)),a(t,r)}),a(n,s)},$$slots:{default:!0}})}H()}var ea=d(`<div class="rules svelte-106isyb"></div>`),ta=d(`<p role="alert"> </p>`),na=d(`<p class="label" role="status"> </p>`);function ra(t,n){G(n,!0);let r=D(()=>Kt.rules(n.game,Y.lang));l(()=>{S(r).then(e=>n.ontitle?.(e.title)).catch(()=>{})});function o(e){let t=e.target.closest(`[data-clause]`)?.dataset.clause;t!==void 0&&(e.preventDefault(),n.onclause(t))}var u=c();I(g(u),()=>S(r),t=>{var n=na(),r=e(n,!0);U(e=>p(r,e),[()=>Q(`loading`)]),a(t,n)},(e,t)=>{var n=ea();i(n,()=>S(t).html,!0),K(n),s(`click`,n,o),a(e,n)},(t,n)=>{var r=ta(),i=e(r,!0);U(()=>p(i,S(n).message)),a(t,r)}),a(t,u),H()}x([`click`]);var ia=d(`<!> <main class="svelte-1eemx0b"><article class="sheet svelte-1eemx0b"><!></article></main> <!> <!>`,1);function aa(e,n){G(n,!0);let r=W(null),i=W(``),o=W(!1);l(()=>{document.title=Q(`title-rules`,{game:S(i)})});var s=ia(),c=g(s);{let e=D(()=>Q(`rules`));Xn(c,{get where(){return S(i)},get meta(){return S(e)},onmenu:()=>V(o,!0)})}var u=j(c,2),d=w(u);ra(w(d),{get game(){return n.game},onclause:e=>V(r,e,!0),ontitle:e=>V(i,e,!0)}),K(d),K(u);var f=j(u,2),p=e=>{$i(e,{get game(){return n.game},get number(){return S(r)},onclose:()=>V(r,null)})};t(f,e=>{S(r)!==null&&e(p)});var m=j(f,2),h=e=>{Gn(e,{onclose:()=>V(o,!1)})};t(m,e=>{S(o)&&e(h)}),a(e,s),H()}function oa(e){let t=matchMedia(`(max-width: 720px)`),n=()=>e.isPhone=t.matches;return n(),t.addEventListener(`change`,n),()=>t.removeEventListener(`change`,n)}var sa=`lesson`,ca=class{session;#e=W(0);get wanted(){return S(this.#e)}set wanted(e){V(this.#e,e,!0)}constructor(e){this.session=e}get stage(){return this.session.moment===null?this.session.scene?.lesson??null:null}get number(){let{first:e,steps:t}=this.stage;return Math.max(e,Math.min(this.wanted,e+t.length-1))}get step(){return this.stage.steps[this.number-this.stage.first]}get isLast(){return this.number===this.stage.count-1}get codes(){let e=this.stage;return e!==null&&!e.is_strayed&&this.number===e.first+e.steps.length-1&&this.session.canMove?e.codes:[]}get code(){return this.codes[0]??null}get task(){return this.session.scene?.moves.find(e=>e.code===this.code)?.text??null}get isRead(){let e=this.stage;return e===null||e.is_strayed?!1:this.number<e.first+e.steps.length-1||e.codes.length===0&&!e.is_answered}get isQuiet(){return this.stage!==null&&!this.stage.is_strayed&&!this.isLast}get places(){return this.stage===null||this.stage.is_strayed?``:this.code===null?this.step.at.map(e=>`[data-at~="${e}"]`).join(`,`):`[data-guided]`}lit(){let e=this.places;return(e===``?[]:[...document.querySelectorAll(e)]).filter(e=>e.checkVisibility())}resume(e){let t=ue(sa,null);t?.table===e&&(this.wanted=t.step)}next(){this.isRead&&(this.isLast?this.leave():this.want(this.number+1))}async back(){let e=this.stage,t=e?.is_strayed?e.first:this.number-1;e===null||t<0||(this.want(t),(t<e.first||e.is_strayed)&&await this.ask(`step`,t))}async skip(){this.isRead?this.next():this.code!==null&&await this.ask(`skip`)}async leave(){await this.ask(`play`)}want(e){this.wanted=e,J(sa,{table:this.session.scene.table.id,step:e})}async ask(e,t=0){this.session.isBusy||(this.session.putBack(),await this.session.act({t:`guide`,after:this.session.scene.act,to:e,step:t}))}},la=`began`,ua=250,da=class{#e=W(null);get link(){return S(this.#e)}set link(e){V(this.#e,e)}#t=W(null);get module(){return S(this.#t)}set module(e){V(this.#t,e)}#n=W(null);get catalogue(){return S(this.#n)}set catalogue(e){V(this.#n,e)}#r=W(null);get welcome(){return S(this.#r)}set welcome(e){V(this.#r,e)}#i=W(null);get scene(){return S(this.#i)}set scene(e){V(this.#i,e)}#a=W(0);get first(){return S(this.#a)}set first(e){V(this.#a,e,!0)}#o=W([]);get lines(){return S(this.#o)}set lines(e){V(this.#o,e)}#s=W([]);get lastLines(){return S(this.#s)}set lastLines(e){V(this.#s,e)}#c=W([]);get chat(){return S(this.#c)}set chat(e){V(this.#c,e)}#l=W(null);get moment(){return S(this.#l)}set moment(e){V(this.#l,e)}#u=W([]);get pickedMoves(){return S(this.#u)}set pickedMoves(e){V(this.#u,e)}#d=W(null);get armed(){return S(this.#d)}set armed(e){V(this.#d,e)}#f=W(null);get hint(){return S(this.#f)}set hint(e){V(this.#f,e)}#p=W(null);get explanation(){return S(this.#p)}set explanation(e){V(this.#p,e)}#m=W(null);get enlarged(){return S(this.#m)}set enlarged(e){V(this.#m,e,!0)}#h=W(null);get openClause(){return S(this.#h)}set openClause(e){V(this.#h,e,!0)}#g=W(null);get notice(){return S(this.#g)}set notice(e){V(this.#g,e,!0)}#_=W(null);get closed(){return S(this.#_)}set closed(e){V(this.#_,e,!0)}#v=W(null);get rematch(){return S(this.#v)}set rematch(e){V(this.#v,e,!0)}#y=W(null);get shownFor(){return S(this.#y)}set shownFor(e){V(this.#y,e,!0)}#b=W(!1);get isPhone(){return S(this.#b)}set isPhone(e){V(this.#b,e,!0)}#x=W(!1);get isReplay(){return S(this.#x)}set isReplay(e){V(this.#x,e,!0)}#S=W(0);get skew(){return S(this.#S)}set skew(e){V(this.#S,e,!0)}#C=W(!1);get isBusy(){return S(this.#C)}set isBusy(e){V(this.#C,e,!0)}guide=new ca(this);reading=null;whys=new Map;hideTimer;get view(){return this.moment?.view??this.scene.view}get viewer(){return this.isReplay&&this.moment?this.view.seat??this.home:this.home}get home(){return this.scene?.viewer??null}get decider(){return this.moment?null:this.scene?.decider??null}get people(){return this.scene?.people??[]}get moves(){return this.canMove?this.scene.moves:[]}get hinted(){return this.hint?.code??null}movesOf(e,t={}){let n=Object.entries(t);return this.moves.filter(t=>t.kind===e&&n.every(([e,n])=>t.args[e]===n))}say(e,t){return Bt(this.scene?.table.game??``,e,t)}choose(e){this.explanation=null,e.length>1?(this.armed=null,this.pickedMoves=this.isPicked(e)?[]:e):e[0]&&this.offer(e[0])}enlarge(e){this.enlarged=e}get isMine(){let e=this.scene;return e!==null&&e.table.status===`playing`&&e.decider!==null&&e.decider===e.viewer}get keys(){let e=this.welcome?.tokens??[];return(this.welcome?.seats??[]).flatMap((t,n)=>e[n]===void 0?[]:[{seat:t,token:e[n]}])}get watchKey(){return this.scene?.table.watch===`anyone`?null:this.welcome?.watch_token??this.welcome?.tokens[0]??null}get isPlayer(){return(this.welcome?.seats.length??0)>0}get canMove(){return this.isMine&&this.moment===null&&!this.isBusy&&!this.isCovered}get isCovered(){let e=this.welcome?.seats??[],t=this.scene?.table.status;return e.length>1&&t===`playing`&&this.scene.viewer!==this.shownFor}uncover(){this.shownFor=this.viewer}isPicked(e){let t=this.armed?[this.armed]:this.pickedMoves;return t.length>0&&t.length===e.length&&t.every((t,n)=>t.code===e[n].code)}offer(e){(Y.confirm===`always`||Y.confirm===`game`&&this.module?.confirms?.(e,this.view))&&this.armed?.code!==e.code?this.armed=e:this.play(e)}confirm(){this.armed&&this.play(this.armed)}putBack(){let e=this.armed!==null||this.pickedMoves.length>0;return this.armed=null,this.pickedMoves=[],e}async play(e){await this.playAll([e.code])}async playAll(e){!this.canMove||e.length===0||(this.putBack(),await this.act({t:`play`,after:this.scene.act,codes:e}))}async undo(e){this.isBusy||this.moment!==null||(this.putBack(),await this.act({t:`undo`,after:this.scene.act,whole_turn:e}))}async askHint(){let e=await this.tell({t:`hint`});e?.t===`hint`&&(this.hint=e)}async act(e){this.isBusy=!0,await this.tell(e),this.isBusy=!1}async tell(e){let t=await this.link.ask(e);return t.t===`refused`&&(this.notice=t.text),t}explain(e,t,n){if(clearTimeout(this.hideTimer),n&&this.explanation?.place===e&&this.explanation.clauses[0]){this.openClause=this.explanation.clauses[0];return}let r=JSON.stringify([this.scene.act,Y.lang,t.kind,t.args]),i=this.whys.get(r);this.explanation={place:e,text:i?.text??null,clauses:i?.clauses??[]},i===void 0&&this.askWhy(r,e,t)}explainText(e,t){clearTimeout(this.hideTimer),this.explanation={place:e,text:t,clauses:[]}}async askWhy(e,t,n){let r=await this.link.ask({t:`why`,kind:n.kind,args:n.args});if(r.t!==`why`)return this.explained(t);this.whys.set(e,{text:r.text,clauses:r.clauses}),this.explanation?.place===t&&(this.explanation=r.text===null?null:{place:t,text:r.text,clauses:r.clauses})}explained(e){clearTimeout(this.hideTimer),this.hideTimer=setTimeout(()=>{this.explanation?.place===e&&(this.explanation=null)},ua)}keepExplanation(){clearTimeout(this.hideTimer)}get turn(){return this.moment?.turn??this.scene?.turn??0}get plyShown(){return this.moment?.ply??this.scene?.ply??0}get linesShown(){return this.moment?this.lines.slice(0,Math.max(0,this.moment.log_until-this.first)):this.lines}get lineCount(){return this.first+this.lines.length}async readBack(){this.first!==0&&(this.reading??=this.readPage(this.first).finally(()=>this.reading=null),await this.reading)}async readSince(e){for(;this.first>0&&(this.lines[0]?.ply??0)>e;){let e=this.first;if(await this.readBack(),this.first===e)return}}async readPage(e){let t=await this.link.ask({t:`lines`,before:e});t.t!==`lines`||t.log_from+t.log.length!==this.first||t.lang!==Y.lang||t.viewer!==this.home||(this.lines=[...t.log,...this.lines],this.first=t.log_from)}async look(e){if(!this.scene)return;if(e>=this.scene.ply&&this.scene.table.status!==`over`)return this.backToNow();let t=await this.link.ask({t:`look`,ply:Math.max(0,Math.min(e,this.scene.ply))});t.t===`moment`?(this.putBack(),this.explanation=null,this.moment=t):t.t===`refused`&&(this.notice=t.text)}backToNow(){this.moment=null}welcomed(e,t){t&&this.forget(),this.welcome=e,this.skew=e.now-Date.now()/1e3;let n=e.chat[0]?.number??0;this.chat=[...this.chat.filter(e=>e.number<n),...e.chat],this.closed=null}shown(e){let t=e.act!==this.scene?.act;t&&(this.whys.clear(),this.explanation=null,this.hint=null,this.putBack());let n=this.lineCount;e.log_anew&&(this.first=e.log_from),this.lines=e.log_anew?e.log:[...this.lines.slice(0,e.log_from-this.first),...e.log],this.scene!==null&&!e.log_anew&&e.log_from>=n?this.lastLines=e.log:t&&(this.lastLines=this.lines.filter(t=>t.ply===e.ply)),this.moment&&this.moment.ply>e.ply&&(this.moment=null),this.scene=e}said({line:e}){this.chat.some(t=>t.number===e.number)||(this.chat=[...this.chat,e])}linked({table:e,tokens:t}){gn(e,...t),this.rematch=e}refused(e){this.scene===null?this.closed=e.text:this.notice=e.text}forget(){this.whys.clear(),this.moment=null,this.hint=null,this.putBack()}};function fa(e,n){G(n,!0);let r=B();var i=c(),o=g(i),s=e=>{$i(e,{get game(){return r.scene.table.game},get number(){return r.openClause},onclose:()=>r.openClause=null})};t(o,e=>{r.openClause!==null&&r.scene&&e(s)}),a(e,i),H()}var pa=d(`<main class="svelte-1iqazre"><!> <h1 class="svelte-1iqazre"> </h1> <p> </p> <a class="btn go svelte-1iqazre" href="/"> </a></main>`);function ma(t,n){G(n,!0);var r=pa(),i=w(r);E(i,{name:`red-semaphore`,class:`picture`});var o=j(i,2),c=e(o,!0),l=j(o,2),u=e(l,!0),d=j(l,2),f=e(d,!0);K(r),U((e,t)=>{p(c,e),p(u,n.text),p(f,t)},[()=>Q(`closed-title`),()=>Q(`to-lobby`)]),s(`click`,d,function(...e){Zt?.apply(this,e)}),a(t,r),H()}x([`click`]);var ha=d(`<main class="cover svelte-1jpn6gb"><!> <p class="who svelte-1jpn6gb"><!><b> </b></p> <h1 class="svelte-1jpn6gb"> </h1> <p> </p> <button class="btn go svelte-1jpn6gb"> </button></main>`);function ga(t,n){G(n,!0);let r=B(),i=D(()=>r.viewer??0),o=D(()=>r.people[S(i)]?.name??``),c;l(()=>c.focus());var u=ha(),d=w(u);E(d,{name:`back`,class:`turntable`});var f=j(d,2),m=w(f);er(m,{get seat(){return S(i)}});var h=e(j(m),!0);K(f);var g=j(f,2),_=e(g,!0),v=j(g,2),y=e(v,!0),b=j(v,2),x=e(b,!0);ie(b,e=>c=e,()=>c),K(u),U((e,t,n)=>{p(h,S(o)),p(_,e),p(y,t),p(x,n)},[()=>r.say(`cover-title`,{name:S(o)}),()=>r.say(`cover-text`),()=>r.say(`cover-button`,{name:S(o)})]),s(`click`,b,()=>r.uncover()),a(t,u),H()}x([`click`]);function _a(e){return e.indexOf(Math.max(...e))}function va(e,t){let n=[];for(let t=1;t<e.timeline.length;t+=1){let[r,i]=[e.timeline[t-1],e.timeline[t]],a=i.map((e,t)=>e-r[t]),o=_a(a),s=a[o];s<=0||n.push({at:t,ply:e.turns[t],seat:o,gain:s,after:e.turns[t-1]})}let r=ya(e),i=e=>e.at===r?1/0:e.gain;return n.sort((e,t)=>i(t)-i(e)).slice(0,t).sort((e,t)=>e.at-t.at)}function ya(e){let t=e.ranking.indexOf(1);return e.timeline.slice(0,-1).findLastIndex(e=>e.some((n,r)=>r!==t&&n>=e[t]))+1}function ba(e,{seat:t,after:n,ply:r}){return e.filter(e=>e.ply>n&&e.ply<=r&&e.seat===t&&e.kind!==`began`).reduce((e,t)=>t.text.length>e.length?t.text:e,``)}function xa(e,t,n,r){let i=new Map(t.map(e=>[e.name,e.seat])),a=[...i.keys()].filter(Boolean).sort((e,t)=>t.length-e.length),o=[],s=e;n!==null&&Sa(s,r)&&(o.push({text:r,seat:n}),s=s.slice(r.length));let c=RegExp(`(?<![\\p{L}\\p{N}])(${a.map(Ca).join(`|`)})(?![\\p{L}\\p{N}])`,`gu`),l=0;for(let e of a.length>0?s.matchAll(c):[])o.push({text:s.slice(l,e.index),seat:null}),o.push({text:e[0],seat:i.get(e[0])}),l=e.index+e[0].length;return[...o,{text:s.slice(l),seat:null}].filter(e=>e.text!==``)}function Sa(e,t){return e.startsWith(t)&&!/[\p{L}\p{N}]/u.test(e[t.length]??``)}function Ca(e){return e.replace(/[.*+?^${}()|[\]\\]/g,`\\$&`)}var wa=d(`<b> </b>`),Ta=d(`<span></span>`);function Ea(i,o){G(o,!0);let s=B(),l=D(()=>xa(o.text,s.people,s.home,s.say(`you`)));var u=Ta();r(u,21,()=>S(l),m,(r,i)=>{var o=c(),s=g(o),l=t=>{var n=wa(),r=e(n,!0);U(()=>{q(n,1,`o${S(i).seat+1}`,`svelte-1w5tktq`),p(r,S(i).text)}),a(t,n)},u=e=>{var t=n();U(()=>p(t,S(i).text)),a(e,t)};t(s,e=>{S(i).seat===null?e(u,-1):e(l)}),a(r,o)}),K(u),a(i,u),H()}async function Da(e,t){try{return await navigator.clipboard.writeText(e),!0}catch{return Oa(e,t)}}function Oa(e,t){let n=document.createElement(`textarea`);n.value=e,n.readOnly=!0,n.style.cssText=`position:fixed;inset:0 auto auto 0;width:1px;height:1px;opacity:0`,(t.closest(`dialog`)??document.body).append(n);try{return n.select(),document.execCommand(`copy`)}catch{return!1}finally{n.remove(),t.focus()}}var ka=d(`<span> </span>`),Aa=d(`<input readonly="" class="svelte-1je05sn"/>`),ja=d(`<div class="copy svelte-1je05sn"><!> <span class="ways svelte-1je05sn"><button class="lnk"><!> </button> <button class="lnk qr svelte-1je05sn" aria-haspopup="dialog"><!></button></span> <!></div> <!>`,1);function Ma(n,r){G(r,!0);let i=k(r,`small`,3,!1),o=W(!1),c=W(!1),l=W(!1),u=W(void 0);async function d(e){V(o,await Da(r.link,e.currentTarget),!0),V(c,!S(o)),S(o)?setTimeout(()=>V(o,!1),2e3):requestAnimationFrame(()=>S(u)?.select())}var f=ja(),m=g(f),h=w(m),_=t=>{var n=ka(),i=e(n,!0);U(()=>p(i,r.label)),a(t,n)};t(h,e=>{i()||e(_)});var v=j(h,2),y=w(v),b=w(y);{let e=D(()=>S(o)?`i-check`:`i-link`);E(b,{get name(){return S(e)}})}var x=j(b,1,!0);K(y);var C=j(y,2);E(w(C),{name:`i-qr`}),K(C),K(v);var T=j(v,2),O=e=>{var t=Aa();z(t),ie(t,e=>V(u,e),()=>S(u)),U(()=>{N(t,r.link),P(t,`aria-label`,r.label)}),a(e,t)};t(T,e=>{S(c)&&e(O)}),K(m);var A=j(m,2),M=e=>{Xr(e,{get title(){return r.label},get link(){return r.link},onclose:()=>V(l,!1)})};t(A,e=>{S(l)&&e(M)}),U((e,t,n,i)=>{P(y,`data-link`,r.link),P(y,`aria-label`,e),p(x,t),P(C,`title`,n),P(C,`aria-label`,i)},[()=>`${Q(`copy-link`)}: ${r.label}`,()=>Q(S(o)?`copied`:`copy-link`),()=>Q(`qr-code`),()=>`${Q(`qr-code`)}: ${r.label}`]),s(`click`,y,d),s(`click`,C,()=>V(l,!0)),a(n,f),H()}x([`click`]);function Na(e){return e instanceof Uint8Array||ArrayBuffer.isView(e)&&e.constructor.name===`Uint8Array`}function Pa(e,...t){if(!Na(e))throw Error(`Uint8Array expected`);if(t.length>0&&!t.includes(e.length))throw Error(`Uint8Array expected of length `+t+`, got length=`+e.length)}function Fa(e,t=!0){if(e.destroyed)throw Error(`Hash instance has been destroyed`);if(t&&e.finished)throw Error(`Hash#digest() has already been called`)}function Ia(e,t){Pa(e);let n=t.outputLen;if(e.length<n)throw Error(`digestInto() expects output buffer of length at least `+n)}function La(...e){for(let t=0;t<e.length;t++)e[t].fill(0)}function Ra(e){return new DataView(e.buffer,e.byteOffset,e.byteLength)}function za(e,t){return e<<32-t|e>>>t}var Ba=typeof Uint8Array.from([]).toHex==`function`&&typeof Uint8Array.fromHex==`function`,Va=Array.from({length:256},(e,t)=>t.toString(16).padStart(2,`0`));function Ha(e){if(Pa(e),Ba)return e.toHex();let t=``;for(let n=0;n<e.length;n++)t+=Va[e[n]];return t}function Ua(e){if(typeof e!=`string`)throw Error(`string expected`);return new Uint8Array(new TextEncoder().encode(e))}function Wa(e){return typeof e==`string`&&(e=Ua(e)),Pa(e),e}var Ga=class{};function Ka(e){let t=t=>e().update(Wa(t)).digest(),n=e();return t.outputLen=n.outputLen,t.blockLen=n.blockLen,t.create=()=>e(),t}function qa(e,t,n,r){if(typeof e.setBigUint64==`function`)return e.setBigUint64(t,n,r);let i=BigInt(32),a=BigInt(4294967295),o=Number(n>>i&a),s=Number(n&a),c=r?4:0,l=r?0:4;e.setUint32(t+c,o,r),e.setUint32(t+l,s,r)}function Ja(e,t,n){return e&t^~e&n}function Ya(e,t,n){return e&t^e&n^t&n}var Xa=class extends Ga{constructor(e,t,n,r){super(),this.finished=!1,this.length=0,this.pos=0,this.destroyed=!1,this.blockLen=e,this.outputLen=t,this.padOffset=n,this.isLE=r,this.buffer=new Uint8Array(e),this.view=Ra(this.buffer)}update(e){Fa(this),e=Wa(e),Pa(e);let{view:t,buffer:n,blockLen:r}=this,i=e.length;for(let a=0;a<i;){let o=Math.min(r-this.pos,i-a);if(o===r){let t=Ra(e);for(;r<=i-a;a+=r)this.process(t,a);continue}n.set(e.subarray(a,a+o),this.pos),this.pos+=o,a+=o,this.pos===r&&(this.process(t,0),this.pos=0)}return this.length+=e.length,this.roundClean(),this}digestInto(e){Fa(this),Ia(e,this),this.finished=!0;let{buffer:t,view:n,blockLen:r,isLE:i}=this,{pos:a}=this;t[a++]=128,La(this.buffer.subarray(a)),this.padOffset>r-a&&(this.process(n,0),a=0);for(let e=a;e<r;e++)t[e]=0;qa(n,r-8,BigInt(this.length*8),i),this.process(n,0);let o=Ra(e),s=this.outputLen;if(s%4)throw Error(`_sha2: outputLen should be aligned to 32bit`);let c=s/4,l=this.get();if(c>l.length)throw Error(`_sha2: outputLen bigger than state`);for(let e=0;e<c;e++)o.setUint32(4*e,l[e],i)}digest(){let{buffer:e,outputLen:t}=this;this.digestInto(e);let n=e.slice(0,t);return this.destroy(),n}_cloneInto(e){e||=new this.constructor,e.set(...this.get());let{blockLen:t,buffer:n,length:r,finished:i,destroyed:a,pos:o}=this;return e.destroyed=a,e.finished=i,e.length=r,e.pos=o,r%t&&e.buffer.set(n),e}clone(){return this._cloneInto()}},Za=Uint32Array.from([1779033703,3144134277,1013904242,2773480762,1359893119,2600822924,528734635,1541459225]),Qa=Uint32Array.from([1116352408,1899447441,3049323471,3921009573,961987163,1508970993,2453635748,2870763221,3624381080,310598401,607225278,1426881987,1925078388,2162078206,2614888103,3248222580,3835390401,4022224774,264347078,604807628,770255983,1249150122,1555081692,1996064986,2554220882,2821834349,2952996808,3210313671,3336571891,3584528711,113926993,338241895,666307205,773529912,1294757372,1396182291,1695183700,1986661051,2177026350,2456956037,2730485921,2820302411,3259730800,3345764771,3516065817,3600352804,4094571909,275423344,430227734,506948616,659060556,883997877,958139571,1322822218,1537002063,1747873779,1955562222,2024104815,2227730452,2361852424,2428436474,2756734187,3204031479,3329325298]),$a=new Uint32Array(64),eo=class extends Xa{constructor(e=32){super(64,e,8,!1),this.A=Za[0]|0,this.B=Za[1]|0,this.C=Za[2]|0,this.D=Za[3]|0,this.E=Za[4]|0,this.F=Za[5]|0,this.G=Za[6]|0,this.H=Za[7]|0}get(){let{A:e,B:t,C:n,D:r,E:i,F:a,G:o,H:s}=this;return[e,t,n,r,i,a,o,s]}set(e,t,n,r,i,a,o,s){this.A=e|0,this.B=t|0,this.C=n|0,this.D=r|0,this.E=i|0,this.F=a|0,this.G=o|0,this.H=s|0}process(e,t){for(let n=0;n<16;n++,t+=4)$a[n]=e.getUint32(t,!1);for(let e=16;e<64;e++){let t=$a[e-15],n=$a[e-2],r=za(t,7)^za(t,18)^t>>>3;$a[e]=(za(n,17)^za(n,19)^n>>>10)+$a[e-7]+r+$a[e-16]|0}let{A:n,B:r,C:i,D:a,E:o,F:s,G:c,H:l}=this;for(let e=0;e<64;e++){let t=za(o,6)^za(o,11)^za(o,25),u=l+t+Ja(o,s,c)+Qa[e]+$a[e]|0,d=(za(n,2)^za(n,13)^za(n,22))+Ya(n,r,i)|0;l=c,c=s,s=o,o=a+u|0,a=i,i=r,r=n,n=u+d|0}n=n+this.A|0,r=r+this.B|0,i=i+this.C|0,a=a+this.D|0,o=o+this.E|0,s=s+this.F|0,c=c+this.G|0,l=l+this.H|0,this.set(n,r,i,a,o,s,c,l)}roundClean(){La($a)}destroy(){this.set(0,0,0,0,0,0,0,0),La(this.buffer)}},to=Ka(()=>new eo);function no(e,t){return Ha(to(Uint8Array.from(e.match(/../g)??[],e=>parseInt(e,16))))===t}var ro=d(`<details><summary class="svelte-1lnnwmv"><!> </summary> <p> </p> <dl class="svelte-1lnnwmv"><dt> </dt> <dd class="svelte-1lnnwmv"> </dd> <dt> </dt> <dd class="svelte-1lnnwmv"> </dd></dl> <button class="lnk" data-record=""> </button></details>`);function io(n,r){G(r,!0);let i=B(),o=D(()=>i.scene.table),l=D(()=>S(o).seed!==null&&no(S(o).seed,S(o).commitment));async function u(){try{let e=await Kt.record(S(o).id,i.welcome?.tokens[0]),t=URL.createObjectURL(new Blob([JSON.stringify(e)],{type:`application/json`}));Object.assign(document.createElement(`a`),{href:t,download:`${S(o).id}.json`}).click(),setTimeout(()=>URL.revokeObjectURL(t))}catch(e){i.notice=e.message}}var d=c(),f=g(d),m=t=>{var n=ro();let r;var c=w(n),d=w(c);{let e=D(()=>S(l)?`i-check`:`i-x`);E(d,{get name(){return S(e)}})}var f=j(d,1,!0);K(c);var m=j(c,2),h=e(m,!0),g=j(m,2),_=w(g),v=e(_,!0),y=j(_,2),b=e(y,!0),x=j(y,2),C=e(x,!0),T=e(j(x,2),!0);K(g);var O=j(g,2),k=e(O,!0);K(n),U((e,t,i,a,s)=>{r=q(n,1,`svelte-1lnnwmv`,null,r,{broken:!S(l)}),p(f,e),p(h,t),p(v,i),p(b,S(o).commitment),p(C,a),p(T,S(o).seed),p(k,s)},[()=>i.say(S(l)?`seal-kept`:`seal-broken`),()=>i.say(`seal-about`),()=>i.say(`seal-told`),()=>i.say(`seal-seed`),()=>i.say(`seal-record`)]),s(`click`,O,u),a(t,n)};t(f,e=>{S(o).seed!==null&&e(m)}),a(n,d),H()}x([`click`]);var ao=_(`<path class="gl svelte-o5bymx"></path><text x="36" text-anchor="end" class="svelte-o5bymx"> </text>`,1),oo=_(`<text y="394" text-anchor="middle" class="svelte-o5bymx"> </text>`),so=_(`<path></path><path></path>`,1),co=_(`<g><circle r="10" class="tp svelte-o5bymx"></circle><text class="tpn svelte-o5bymx" y="5" text-anchor="middle"> </text></g>`),lo=_(`<svg class="chart svelte-o5bymx" viewBox="0 0 600 400" role="img"><!><!><!><!></svg>`);function uo(t,n){G(n,!0);let i=B(),[o,s,c,l]=[46,570,24,366],u={circle:`M12 1a11 11 0 1 1 0 22a11 11 0 1 1 0-22`,square:`M2 2h20v20H2z`,triangle:`M12 0L24 22H0z`,diamond:`M12 0l12 12l-12 12L0 12z`,cross:`M8 1h8v7h7v8h-7v7H8v-7H1V8h7z`,hex:`M12 0l10.5 6v12L12 24L1.500 18V6z`},d=D(()=>n.timeline.flat()),f=D(()=>Math.min(0,...S(d))),m=D(()=>Math.max(10,...S(d))),h=D(()=>[1,2,5,10,20,25,50,100].find(e=>(S(m)-S(f))/e<=5)??200),_=D(()=>C(Math.ceil(S(f)/S(h))*S(h),S(m),S(h))),v=D(()=>Math.max(1,n.timeline.length-1)),y=D(()=>[1,2,4,5,10,20,50].find(e=>S(v)/e<=8)??100),b=e=>o+e/S(v)*(s-o),x=e=>l-(e-S(f))/(S(m)-S(f))*(l-c);function C(e,t,n){return Array.from({length:Math.floor((t-e)/n)+1},(t,r)=>e+r*n)}function T(e){return`M`+n.timeline.map((t,n)=>`${b(n).toFixed(1)} ${x(t[e]).toFixed(1)}`).join(`L`)}var E=lo(),O=w(E);r(O,16,()=>S(_),e=>e,(t,n)=>{var r=ao(),i=g(r),c=j(i),l=e(c,!0);U((e,t)=>{P(i,`d`,`M${o??``} ${e??``}H${s??``}`),P(c,`y`,t),p(l,n)},[()=>x(n),()=>x(n)+5]),a(t,r)});var k=j(O);r(k,16,()=>C(S(y),S(v),S(y)),e=>e,(t,n)=>{var r=oo(),i=e(r,!0);U(e=>{P(r,`x`,e),p(i,n)},[()=>b(n)]),a(t,r)});var A=j(k);r(A,17,()=>i.people,({seat:e})=>e,(e,t)=>{let r=()=>S(t).seat;var i=so(),o=g(i),s=j(o);U((e,t,n,i)=>{q(o,0,`ln o${r()+1}`,`svelte-o5bymx`),P(o,`d`,e),q(s,0,`mk o${r()+1}`,`svelte-o5bymx`),P(s,`d`,t),P(s,`transform`,`translate(${n??``} ${i??``}) scale(.75)`)},[()=>T(r()),()=>u[Qn(r())],()=>b(S(v))-9,()=>x(n.timeline.at(-1)[r()])-9]),a(e,i)}),r(j(A),19,()=>n.points,e=>e.at,(t,r,i)=>{var o=co(),c=e(j(w(o)),!0);K(o),U((e,t)=>{P(o,`transform`,`translate(${e??``} ${t??``})`),p(c,S(i)+1)},[()=>Math.min(b(S(r).at),s-24),()=>Math.max(14,x(n.timeline[S(r).at][S(r).seat])-24)]),a(t,o)}),K(E),U(e=>P(E,`aria-label`,e),[()=>i.say(`timeline`)]),a(t,E),H()}var fo=d(`<section><header class="svelte-1p4i2d7"><!><b class="nm svelte-1p4i2d7"> </b> <span class="place svelte-1p4i2d7"> </span> <strong class="num svelte-1p4i2d7"> </strong></header> <span class="meter svelte-1p4i2d7"><span class="svelte-1p4i2d7"></span></span> <!></section>`),po=d(`<li class="svelte-1p4i2d7"><i class="svelte-1p4i2d7"> </i> <button class="svelte-1p4i2d7"><!></button> <span class="num svelte-1p4i2d7"> </span></li>`),mo=d(`<button class="btn go svelte-1p4i2d7"> </button>`),ho=d(`<span class="label svelte-1p4i2d7"> </span>`),go=d(`<div class="page svelte-1p4i2d7" data-page="final"><!> <main class="svelte-1p4i2d7"><section class="win enamel screws svelte-1p4i2d7"><div class="svelte-1p4i2d7"><h2 class="svelte-1p4i2d7"> </h2> <p class="svelte-1p4i2d7"> </p></div> <div class="tr svelte-1p4i2d7" aria-hidden="true"></div></section> <section class="tab sheet svelte-1p4i2d7"><h3 class="svelte-1p4i2d7"> </h3> <div class="columns svelte-1p4i2d7"></div></section> <section class="tl sheet svelte-1p4i2d7"><h3 class="svelte-1p4i2d7"> </h3> <!> <ol class="turns svelte-1p4i2d7"></ol> <!></section> <div class="acts svelte-1p4i2d7"><!> <a class="btn ghost svelte-1p4i2d7"> </a> <button class="btn ghost svelte-1p4i2d7"> </button> <span class="x svelte-1p4i2d7"><!></span> <a class="btn ghost x svelte-1p4i2d7" href="/"> </a> <!></div></main></div>`);function _o(n,i){G(i,!0);let o=[`loco-3`,`hopper`,`tanker`,`coach`,`coach`,`caboose`],c=B(),u=D(()=>c.scene),d=D(()=>S(u).table),f=D(()=>S(u).ending),h=D(()=>c.module.Breakdown),g=D(()=>c.people.map(({seat:e})=>e).sort((e,t)=>S(f).ranking[e]-S(f).ranking[t])),_=D(()=>Math.max(1,...S(f).scores)),v=D(()=>va(S(f),3));l(()=>{S(v)[0]&&c.readSince(S(v)[0].after)});let b=e=>c.people[e].name,x=W(!1);l(()=>{S(x)&&c.rematch!==null&&Xt(`/t/${c.rematch}`)});function C(){V(x,!0),c.rematch===null&&c.tell({t:`rematch`})}var T=go(),k=w(T);y(k,()=>i.top);var A=j(k,2),M=w(A),N=w(M),F=w(N),I=e(F,!0),L=e(j(F,2),!0);K(N);var R=j(N,2);r(R,21,()=>o,m,(e,t)=>{E(e,{get name(){return S(t)}})}),K(R),K(M);var z=j(M,2),ee=w(z),te=e(ee,!0),ne=j(ee,2);r(ne,20,()=>S(g),e=>e,(t,n)=>{var r=fo();let i;var o=w(r),s=w(o);er(s,{get seat(){return n}});var l=j(s),u=e(l,!0),d=j(l,2),m=e(d,!0),g=j(d,2),v=e(g,!0);K(o);var y=j(o,2),x=e(y);oe(j(y,2),()=>S(h),(e,t)=>{t(e,{get seat(){return n},get parts(){return S(f).breakdowns[n]}})}),K(r),U((e,t,a,o)=>{i=q(r,1,`column o${n+1}`,`svelte-1p4i2d7`,i,{first:S(f).ranking[n]===1}),P(r,`aria-label`,e),p(u,t),p(m,a),P(g,`data-seat-score`,n),p(v,S(f).scores[n]),O(x,`width:${o??``}%`)},[()=>b(n),()=>b(n),()=>c.say(`final-place`,{place:S(f).ranking[n]}),()=>Math.max(0,S(f).scores[n]/S(_)*100)]),a(t,r)}),K(ne),K(z);var re=j(z,2),ie=w(re),ae=e(ie,!0),se=j(ie,2),ce=e=>{uo(e,{get timeline(){return S(f).timeline},get points(){return S(v)}})};t(se,e=>{S(f).timeline.length>1&&e(ce)});var le=j(se,2);r(le,23,()=>S(v),e=>e.at,(t,n,r)=>{var i=po(),o=w(i),l=e(o,!0),u=j(o,2),d=w(u);{let e=D(()=>ba(c.lines,S(n))||b(S(n).seat));Ea(d,{get text(){return S(e)}})}K(u);var f=e(j(u,2));K(i),U(()=>{p(l,S(r)+1),p(f,`+${S(n).gain??``}`)}),s(`click`,u,()=>c.look(S(n).ply)),a(t,i)}),K(le),io(j(le,2),{}),K(re);var ue=j(re,2),J=w(ue),de=t=>{var n=mo(),r=e(n,!0);U(e=>p(r,e),[()=>c.say(c.rematch===null?`rematch`:`rematch-join`)]),s(`click`,n,C),a(t,n)};t(J,e=>{c.isPlayer&&e(de)});var Y=j(J,2),X=e(Y,!0),fe=j(Y,2),pe=e(fe,!0),me=j(fe,2),he=w(me);{let e=D(()=>c.say(`link-replay`)),t=D(()=>Cn(S(d).id,c.watchKey));Ma(he,{small:!0,get label(){return S(e)},get link(){return S(t)}})}K(me);var ge=j(me,2),_e=e(ge,!0),ve=j(ge,2),ye=t=>{var n=ho(),r=e(n,!0);U(e=>p(r,e),[()=>c.say(`rematch-ready`)]),a(t,n)};t(ve,e=>{c.rematch!==null&&e(ye)}),K(ue),K(A),K(T),U((e,t,n,r,i,a)=>{P(T,`data-act`,c.scene?.act),p(I,S(f).text),p(L,e),p(te,t),O(ne,`--n:${S(g).length??``}`),p(ae,n),P(Y,`href`,`/r/${S(d).id??``}`),p(X,r),p(pe,i),p(_e,a)},[()=>c.say(`final-after`,{turns:c.turn}),()=>c.say(`final-points`),()=>c.say(`timeline`),()=>c.say(`replay`),()=>c.say(`final-board`),()=>c.say(`to-lobby`)]),s(`click`,Y,function(...e){Zt?.apply(this,e)}),s(`click`,fe,function(...e){i.onboard?.apply(this,e)}),s(`click`,ge,function(...e){Zt?.apply(this,e)}),a(n,T),H()}x([`click`]);var vo=320,yo=84,bo=class{pace;fly;waiting=[];current=null;constructor(e,t=xo){this.pace=e,this.fly=t}add(e){this.pace()!==0&&(this.waiting=[...this.waiting,...e].slice(-6),this.current===null&&this.work())}skip(){this.waiting=[],this.current?.skip()}async work(){for(let e=this.waiting.shift();e!==void 0;e=this.waiting.shift()){let t=this.fly(e,vo*this.pace());this.current=t,await t.done}this.current=null}};function xo(e,t,n){let r=document.querySelector(e.from),i=document.querySelector(e.to);if(!r||!i||t===0)return{done:Promise.resolve(),skip:()=>{}};let[a,o]=[r.getBoundingClientRect(),i.getBoundingClientRect()],s=n?.(e)??So(r,i),c=!s.isConnected,l=c?new DOMRect(0,0,yo,yo*1.42):s.getBoundingClientRect(),u=c?s:s.cloneNode(!0);u.removeAttribute(`data-at`),u.setAttribute(`aria-hidden`,`true`),u.inert=!0,Object.assign(u.style,{position:`fixed`,left:`0`,top:`0`,margin:`0`,width:`${l.width}px`,height:`${l.height}px`,pointerEvents:`none`,zIndex:`60`}),document.body.append(u);let d=e=>`translate(${e.left+(e.width-l.width)/2}px, ${e.top+(e.height-l.height)/2}px)`,f=u.animate([{transform:d(a),opacity:.9},{transform:d(o),opacity:1}],{duration:t,easing:`cubic-bezier(.2,.7,.2,1)`});return{done:f.finished.then(()=>u.remove(),()=>u.remove()),skip:()=>f.cancel()}}function So(e,t){let n=e=>e.offsetWidth*e.offsetHeight;return n(t)>0&&n(t)<=n(e)?t:e}function Co(e,t){G(t,!0);let n=B(),r=new bo(pe,(e,t)=>xo(e,t,a)),i=n.lastLines;function a(e){if(e.card===void 0)return null;let t=document.createElement(`div`);t.style.setProperty(`--cw`,`84px`);let r=f(n.module.Card,{target:t,props:{card:e.card},context:F(n)});return setTimeout(()=>void h(r),2e3),t}l(()=>{let e=n.lastLines;if(e===i)return;i=e;let t=n.module?.flights;!t||n.moment!==null||r.add(e.map(e=>t(e)).filter(e=>e!==null))}),b(`pointerdown`,C,()=>r.skip()),H()}var wo=9;function To(e,t){for(let t of e.querySelectorAll(`[data-key]`))delete t.dataset.key;let n=[...e.querySelectorAll(t?`[data-keys] [data-lit]`:`[data-lit]`)],r=n.filter(e=>e.dataset.guided!==void 0);[...r,...n.filter(e=>!r.includes(e))].slice(0,wo).forEach((e,t)=>e.dataset.key=String(t+1))}function Eo(e,t){let n=e.querySelector(`[data-key="${t}"]`);return n?.click(),n!==null}function Do(e){return e instanceof HTMLElement&&e.closest(`input, textarea, select, dialog`)!==null}var Oo=d(`<div class="svelte-1mv8zga"><dt><kbd class="kbd svelte-1mv8zga"> </kbd></dt> <dd class="svelte-1mv8zga"> </dd></div>`),ko=d(`<dl class="svelte-1mv8zga"></dl>`);function Ao(n,i){G(i,!0);let o=k(i,`isHelpOpen`,15),s=B(),l=[[`1–9`,`keys-numbers`],[`Enter`,`keys-enter`],[`Esc`,`keys-escape`],[`Ctrl+Z`,`keys-undo`],[`← →`,`keys-arrows`],[`End`,`keys-end`],[`H`,`keys-hint`],[`I`,`keys-card`],[`Tab`,`keys-tab`],[`N, B, S`,`keys-guide`],[`?`,`keys-help`]];function u(e){Do(e.target)||e.altKey||e.metaKey||!s.scene||d(e)&&e.preventDefault()}function d(e){if(e.ctrlKey)return e.key.toLowerCase()===`z`&&f();switch(e.key){case`?`:return o(!0);case`Escape`:return m();case`Enter`:return _(e);case`ArrowLeft`:return v(-1);case`ArrowRight`:return s.moment!==null&&v(1);case`End`:return s.moment!==null&&(s.backToNow(),!0);case`h`:return s.canMove&&(s.askHint(),!0);case`n`:case`b`:case`s`:return s.guide.stage!==null&&h(e.key);default:return/^[1-9]$/.test(e.key)&&Eo(document,e.key)}}function f(){return s.scene.undo.act&&s.undo(!1),!0}function m(){return s.explanation?s.explanation=null:s.moment&&s.scene.table.status!==`over`?s.backToNow():!s.putBack()&&s.canMove&&s.scene.undo.act&&s.undo(!1),!0}function h(e){return e===`n`?s.guide.next():e===`b`?s.guide.back():s.guide.skip(),!0}function _(e){return e.target.closest(`button, a`)===null&&!s.armed&&s.guide.isRead?h(`n`):!s.armed||e.target.closest(`.btn`)?!1:(s.confirm(),!0)}function v(e){return s.look(s.plyShown+e),!0}var y=c();b(`keydown`,C,u);var x=g(y),T=t=>{{let n=D(()=>s.say(`keys-title`));Tn(t,{get title(){return S(n)},onclose:()=>o(!1),children:(t,n)=>{var i=ko();r(i,21,()=>l,([e,t])=>e,(t,n)=>{var r=D(()=>te(S(n),2));let i=()=>S(r)[0],o=()=>S(r)[1];var c=Oo(),l=w(c),u=e(w(l),!0);K(l);var d=e(j(l,2),!0);K(c),U(e=>{p(u,i()),p(d,e)},[()=>s.say(o())]),a(t,c)}),K(i),a(t,i)},$$slots:{default:!0}})}};t(x,e=>{o()&&e(T)}),a(n,y),H()}var jo=d(`<p class="svelte-er3av2"><span class="svelte-er3av2"> </span> <button class="tool"><!></button></p>`),Mo=d(`<div class="place svelte-er3av2" role="alert"><!></div>`);function No(n,r){G(r,!0);let i=B();l(()=>{if(i.notice===null)return;let e=setTimeout(()=>i.notice=null,7e3);return()=>clearTimeout(e)});var o=Mo(),c=w(o),u=t=>{var n=jo(),r=w(n),o=e(r,!0),c=j(r,2);E(w(c),{name:`i-x`,class:`ic`}),K(c),K(n),U(e=>{p(o,i.notice),P(c,`aria-label`,e)},[()=>i.say(`close`)]),s(`click`,c,()=>i.notice=null),a(t,n)};t(c,e=>{i.notice!==null&&e(u)}),K(o),a(n,o),H()}x([`click`]);var Po=d(`<div class="bar sheet svelte-18jg14m"><div class="steps svelte-18jg14m"><button class="btn ghost svelte-18jg14m"><span aria-hidden="true">«</span></button> <button class="btn ghost svelte-18jg14m"><span aria-hidden="true">←</span></button> <button class="btn go svelte-18jg14m"> </button> <button class="btn ghost svelte-18jg14m"><span aria-hidden="true">→</span></button></div> <input type="range" min="0" class="svelte-18jg14m"/> <output class="num svelte-18jg14m"> </output> <p class="said svelte-18jg14m"> </p></div>`);function Fo(t,n){G(n,!0);let r=B(),i=D(()=>r.scene.ply),o=D(()=>r.plyShown),c=W(!1),u=W(null);l(()=>{r.moment===null&&r.look(0)}),l(()=>{if(!S(c))return;if(S(o)>=S(i)){V(c,!1);return}let e=setTimeout(()=>void r.look(S(o)+1),900);return()=>clearTimeout(e)});let d=!1;async function f(e){if(V(u,e,!0),!d){for(d=!0;S(u)!==null&&S(u)!==r.plyShown;){let e=S(u);await r.look(e),S(u)===e&&V(u,null)}V(u,null),d=!1}}function m(){!S(c)&&S(o)>=S(i)&&r.look(0),V(c,!S(c))}var h=Po(),g=w(h),_=w(g),v=j(_,2),y=j(v,2),b=e(y,!0),x=j(y,2);K(g);var C=j(g,2);z(C);var T=j(C,2),E=e(T),O=e(j(T,2),!0);K(h),U((e,t,n,r,a,s,c)=>{P(_,`aria-label`,e),P(v,`aria-label`,t),p(b,n),P(x,`aria-label`,r),P(C,`max`,S(i)),N(C,S(u)??S(o)),P(C,`aria-label`,a),P(C,`aria-valuetext`,s),p(E,`${S(u)??S(o)??``} / ${S(i)??``}`),p(O,c)},[()=>r.say(`step-first`),()=>r.say(`step-back`),()=>r.say(S(c)?`pause`:`play`),()=>r.say(`step-on`),()=>r.say(`scrubber`),()=>r.say(`past`,{ply:S(o),last:S(i)}),()=>r.linesShown.at(-1)?.text??``]),s(`click`,_,()=>r.look(0)),s(`click`,v,()=>r.look(S(o)-1)),s(`click`,y,m),s(`click`,x,()=>r.look(S(o)+1)),s(`input`,C,e=>f(e.currentTarget.valueAsNumber)),a(t,h),H()}x([`click`,`input`]);var Io=d(`<button class="plain svelte-13pwep8"><!></button>`),Lo=d(`<li><b class="svelte-13pwep8"> </b> </li>`),Ro=d(`<li class="none svelte-13pwep8"> </li>`),zo=d(`<div class="head svelte-13pwep8"><b class="svelte-13pwep8"> </b> <button class="plain svelte-13pwep8"> </button> <!></div> <ul aria-live="polite" class="svelte-13pwep8"></ul> <form class="svelte-13pwep8"><input maxlength="500" autocomplete="off" class="svelte-13pwep8"/> <button class="btn ghost" type="submit"> </button></form>`,1),Bo=d(`<span class="n svelte-13pwep8"> <span class="vh"> </span></span>`),Vo=d(`<button class="bar-button svelte-13pwep8"><!> <!></button>`),Ho=d(`<button class="bar-button off svelte-13pwep8"><!> </button>`),Uo=d(`<section class="chat svelte-13pwep8"><!></section>`);function Wo(n,i){G(i,!0);let o=k(i,`isOpen`,15,!1),c=k(i,`isPinned`,3,!1),u=B(),d=W(``),f=W(re(y())),m=W(void 0),h=D(()=>u.chat.filter(e=>e.number>S(f)).length),_=D(()=>(o()||c())&&Y.chat);l(()=>{S(_)&&(V(f,y(),!0),S(m)?.scrollTo(0,S(m).scrollHeight))});function y(){return u.chat.at(-1)?.number??-1}function x(e){let t=e.seat===null?void 0:u.people[e.seat]?.name;return e.name||(t??u.say(`spectator`))}function C(e){e.key===`Escape`&&e.currentTarget.blur()}async function T(e){e.preventDefault();let t=S(d).trim();t!==``&&(V(d,``),(await u.tell({t:`chat`,text:t}))?.t===`refused`&&V(d,t,!0))}var O=Uo(),A=w(O),M=n=>{var i=zo(),l=g(i),f=w(l),h=e(f,!0),_=j(f,2),y=e(_,!0),D=j(_,2),O=e=>{var t=Io();E(w(t),{name:`i-x`,class:`ic`}),K(t),U(e=>P(t,`aria-label`,e),[()=>u.say(`close`)]),s(`click`,t,()=>o(!1)),a(e,t)};t(D,e=>{c()||e(O)}),K(l);var k=j(l,2);r(k,21,()=>u.chat,e=>e.number,(t,n)=>{var r=Lo(),i=w(r),o=e(i,!0),s=j(i);K(r),U(e=>{q(r,1,v(S(n).seat===null?``:`o${S(n).seat+1}`),`svelte-13pwep8`),p(o,e),p(s,` ${S(n).text??``}`)},[()=>x(S(n))]),a(t,r)},t=>{var n=Ro(),r=e(n,!0);U(e=>p(r,e),[()=>u.say(`chat-none`)]),a(t,n)}),K(k),ie(k,e=>V(m,e),()=>S(m));var A=j(k,2),M=w(A);z(M);var N=e(j(M,2),!0);K(A),U((e,t,n,r,i)=>{p(h,e),p(y,t),P(M,`aria-label`,n),P(M,`placeholder`,r),p(N,i)},[()=>u.say(`chat`),()=>u.say(`chat-off`),()=>u.say(`chat-line`),()=>u.say(`chat-line`),()=>u.say(`chat-send`)]),s(`click`,_,()=>X(`chat`,!1)),b(`submit`,A,T),s(`keydown`,M,C),ee(M,()=>S(d),e=>V(d,e)),a(n,i)},N=n=>{var r=Vo(),i=w(r);E(i,{name:`i-chat`,class:`ic`});var c=j(i),l=j(c),d=t=>{var n=Bo(),r=w(n,!0),i=e(j(r),!0);K(n),U(e=>{p(r,S(h)),p(i,e)},[()=>u.say(`chat-unread`)]),a(t,n)};t(l,e=>{S(h)>0&&e(d)}),K(r),U(e=>p(c,`${e??``} `),[()=>u.say(`chat`)]),s(`click`,r,()=>o(!0)),a(n,r)},F=e=>{var t=Ho(),n=w(t);E(n,{name:`i-chat`,class:`ic`});var r=j(n,1,!0);K(t),U(e=>p(r,e),[()=>u.say(`chat-is-off`)]),s(`click`,t,()=>X(`chat`,!0)),a(e,t)};t(A,e=>{S(_)?e(M):Y.chat?e(N,1):e(F,-1)}),K(O),U(e=>P(O,`aria-label`,e),[()=>u.say(`chat`)]),a(n,O),H()}x([`click`,`keydown`]);var Go=d(`<li class="earlier svelte-1srjamk"><button class="svelte-1srjamk"> </button></li>`),Ko=d(`<li class="turn"> </li>`),qo=d(`<li><button class="svelte-1srjamk"><time> </time> <!></button></li>`),Jo=d(`<ol class="log svelte-1srjamk"><!> <!></ol>`);function Yo(n,i){G(i,!0);let u=B(),d=null,f=D(()=>u.first+u.linesShown.length),m=D(()=>u.linesShown.findLastIndex(e=>e.kind!==la)),h=D(()=>{let e=u.scene.turn-u.lines.filter(e=>e.kind===la).length;return u.lines.map(t=>({line:t,turn:t.kind===`began`?++e:null}))});function _(e,t){let n=e.seat!==null&&e.seat===u.home,r=e.seat===null?``:u.people[e.seat]?.name??``;return u.say(`log-turn`,{turn:t,whose:n?`own`:`other`,name:r})}async function v(){if(u.first===0||!d)return;let[e,t]=[u.first,d.scrollHeight-d.scrollTop],n=d.querySelector(`.earlier button`)===document.activeElement;await u.readBack(),await o(),d&&(d.scrollTop=d.scrollHeight-t,n&&y(e-u.first)?.focus())}function y(e){return[...d?.querySelectorAll(`li:not(.earlier)`)??[]].slice(0,e).findLast(e=>e.matches(`.line`))?.querySelector(`button`)??void 0}l(()=>{u.moment&&u.readSince(u.moment.ply)}),l(()=>{S(f);let e=requestAnimationFrame(()=>d?.querySelector(`.now`)?.scrollIntoView({block:`nearest`}));return()=>cancelAnimationFrame(e)});var x=Jo(),C=w(x),T=t=>{var n=Go(),r=w(n),i=e(r,!0);K(n),U(e=>p(i,e),[()=>u.say(`log-earlier`)]),s(`click`,r,v),a(t,n)};t(C,e=>{u.first>0&&e(T)}),r(j(C,2),19,()=>S(h),({line:e,turn:t},n)=>u.first+n,(n,r,i)=>{let o=()=>S(r).line,l=()=>S(r).turn;var d=c(),h=g(d),v=t=>{var n=Ko(),r=e(n,!0);U(e=>p(r,e),[()=>_(o(),l())]),a(t,n)},y=t=>{var n=qo();let r;var c=w(n),l=w(c),d=e(l,!0);Ea(j(l,2),{get text(){return o().text}}),K(c),K(n),U((e,t)=>{r=q(n,1,`line svelte-1srjamk`,null,r,{now:S(i)===S(m),later:u.first+S(i)>=S(f)}),P(c,`title`,e),p(d,t)},[()=>u.say(`log-look`),()=>ar(o().at,Y.lang)]),s(`click`,c,()=>u.look(o().ply)),a(t,n)};t(h,e=>{l()===null?e(y,-1):e(v)}),a(n,d)}),K(x),ie(x,e=>d=e,()=>d),b(`scroll`,x,()=>d&&d.scrollTop<60&&void v()),a(n,x),H()}x([`click`]);var Xo=d(`<label class="name svelte-1fwirad"><!><span> </span> <input maxlength="40" class="svelte-1fwirad"/></label>`),Zo=d(`<li><!></li>`),Qo=d(`<li class="label"> </li>`),$o=d(`<h3 class="svelte-1fwirad"> </h3> <p class="label about svelte-1fwirad"> </p> <ul class="links svelte-1fwirad" data-own-links=""></ul>`,1),es=d(`<!> <!> <h3 class="svelte-1fwirad"> </h3> <ul class="links svelte-1fwirad"><!> <!> <!> <!></ul> <!> <div class="ways svelte-1fwirad"><button class="btn ghost"> </button> <button class="btn ghost"> <kbd>?</kbd></button> <button class="btn ghost"> </button></div> <p class="label fair svelte-1fwirad"> </p>`,1);function ts(n,i){G(i,!0);let o=B(),c=D(()=>o.scene.table),l=D(()=>o.welcome?.watch_token??null),u=D(()=>o.people.filter(e=>e.is_you)),d=D(()=>o.people.filter(e=>e.token!==null));function f(e,t){S(u).length===1&&X(`name`,t),o.tell({t:`rename`,seat:e,name:t})}{let m=D(()=>o.say(`menu`));Tn(n,{get title(){return S(m)},get onclose(){return i.onclose},children:(n,m)=>{var h=es(),_=g(h);r(_,17,()=>S(u),e=>e.seat,(t,n)=>{var r=Xo(),i=w(r);er(i,{get seat(){return S(n).seat}});var c=j(i),l=e(c,!0),u=j(c,2);z(u),K(r),U(e=>{p(l,e),N(u,S(n).name)},[()=>o.say(`your-name`)]),s(`change`,u,e=>f(S(n).seat,e.currentTarget.value.trim())),a(t,r)});var v=j(_,2);Wn(v,{isTable:!0});var y=j(v,2),b=e(y,!0),x=j(y,2),C=w(x);r(C,17,()=>S(d),e=>e.seat,(e,t)=>{var n=Zo(),r=w(n);{let e=D(()=>o.say(`link-seat`,{number:S(t).seat+1})),n=D(()=>Sn(S(c).id,S(t).token));Ma(r,{get label(){return S(e)},get link(){return S(n)}})}K(n),a(e,n)});var T=j(C,2),E=e=>{var t=Zo(),n=w(t);{let e=D(()=>o.say(`link-watch`)),t=D(()=>Sn(S(c).id,S(l)));Ma(n,{get label(){return S(e)},get link(){return S(t)}})}K(t),a(e,t)};t(T,e=>{S(l)&&e(E)});var O=j(T,2),k=e=>{var t=Zo(),n=w(t);{let e=D(()=>o.say(`link-replay`)),t=D(()=>Cn(S(c).id,o.watchKey));Ma(n,{get label(){return S(e)},get link(){return S(t)}})}K(t),a(e,t)};t(O,e=>{S(c).status===`over`&&e(k)});var A=j(O,2),M=t=>{var n=Qo(),r=e(n,!0);U(e=>p(r,e),[()=>o.say(`menu-no-links`)]),a(t,n)};t(A,e=>{S(d).length===0&&!S(l)&&S(c).status!==`over`&&e(M)}),K(x);var P=j(x,2),F=t=>{var n=$o(),i=g(n),s=e(i,!0),l=j(i,2),u=e(l,!0),d=j(l,2);r(d,21,()=>o.keys,({seat:e,token:t})=>e,(e,t)=>{let n=()=>S(t).seat,r=()=>S(t).token;var i=Zo(),s=w(i);{let e=D(()=>o.keys.length>1?o.people[n()].name:o.say(`your-seat`)),t=D(()=>Sn(S(c).id,r()));Ma(s,{get label(){return S(e)},get link(){return S(t)}})}K(i),a(e,i)}),K(d),U((e,t)=>{p(s,e),p(u,t)},[()=>o.say(`menu-move`),()=>o.say(`menu-move-text`,{count:o.keys.length})]),a(t,n)};t(P,e=>{o.keys.length>0&&e(F)});var I=j(P,2),L=w(I),B=e(L,!0),V=j(L,2),H=w(V,!0);R(),K(V);var ee=j(V,2),te=e(ee,!0);K(I);var W=e(j(I,2),!0);U((e,t,n,r,i)=>{p(b,e),p(B,t),p(H,n),p(te,r),p(W,i)},[()=>o.say(`menu-links`),()=>o.say(`rules`),()=>o.say(`keys-title`),()=>o.say(`leave`),()=>o.say(`menu-rules-version`,{version:S(c).rules_version,edition:S(c).edition})]),s(`click`,L,function(...e){i.onrules?.apply(this,e)}),s(`click`,V,function(...e){i.onhelp?.apply(this,e)}),s(`click`,ee,()=>Xt(`/`)),a(n,h)},$$slots:{default:!0}})}H()}x([`change`,`click`]);var ns=d(`<span class="label opt watching svelte-bpic0y"> </span>`),rs=d(`<span class="n svelte-bpic0y"> </span>`),is=d(`<button class="tool"><!> <!></button>`),as=d(`<!> <span role="status"> </span> <button class="tool opt"><!> </button> <!>`,1),os=d(`<div class="talk svelte-bpic0y"><!><!></div>`),ss=d(`<!> <!>`,1);function cs(n,r){G(r,!0);let i=B(),o=D(()=>i.scene.table),c=W(null),d=W(re(i.chat.length)),f=D(()=>i.say(`rail-${r.isReplay?`replay`:S(o).status}`,{table:S(o).id,turn:i.turn})),m=D(()=>i.link?.state??`connecting`),h=D(()=>i.chat.length-S(d));l(()=>{i.moment!==null&&u(()=>S(c))===`talk`&&V(c,null)});function _(){V(c,`talk`),V(d,i.chat.length,!0)}var v=ss(),y=g(v);Xn(y,{get where(){return S(o).title},get meta(){return S(f)},onmenu:()=>V(c,`menu`),extra:n=>{var r=as(),o=g(r),l=t=>{var n=ns(),r=e(n,!0);U(e=>p(r,e),[()=>i.say(`spectators`,{count:i.scene.spectators})]),a(t,n)};t(o,e=>{i.scene.spectators>0&&e(l)});var u=j(o,2),d=e(u,!0),f=j(u,2),v=w(f);E(v,{name:`i-book`,class:`ic`});var y=j(v,1,!0);K(f);var b=j(f,2),x=n=>{var r=is(),o=w(r);E(o,{name:`i-chat`,class:`ic`});var c=j(o,2),l=t=>{var n=rs(),r=e(n,!0);U(()=>p(r,S(h))),a(t,n)};t(c,e=>{S(h)>0&&e(l)}),K(r),U(e=>P(r,`aria-label`,e),[()=>i.say(`log-and-chat`)]),s(`click`,r,_),a(n,r)};t(b,e=>{i.isPhone&&e(x)}),U((e,t)=>{q(u,1,`conn ${S(m)??``}`,`svelte-bpic0y`),P(u,`data-connection`,S(m)),p(d,e),p(y,t)},[()=>i.say(`connection-${S(m)}`),()=>i.say(`rules`)]),s(`click`,f,()=>V(c,`rules`)),a(n,r)},$$slots:{extra:!0}});var b=j(y,2),x=e=>{ts(e,{onclose:()=>V(c,null),onhelp:()=>{V(c,null),r.onhelp()},onrules:()=>V(c,`rules`)})},C=e=>{{let t=D(()=>i.say(`rules`));Tn(e,{get title(){return S(t)},wide:!0,onclose:()=>V(c,null),children:(e,t)=>{ra(e,{get game(){return S(o).game},onclause:e=>i.openClause=e})},$$slots:{default:!0}})}},T=e=>{{let t=D(()=>i.say(`log-and-chat`));Tn(e,{get title(){return S(t)},onclose:()=>V(c,null),children:(e,t)=>{var n=os(),r=w(n);Yo(r,{}),Wo(j(r),{isPinned:!0}),K(n),a(e,n)},$$slots:{default:!0}})}};t(b,e=>{S(c)===`menu`?e(x):S(c)===`rules`?e(C,1):S(c)===`talk`&&e(T,2)}),a(n,v),H()}x([`click`]);var ls=d(`<span></span>`),us=d(`<svg class="veil svelte-k54c7i" aria-hidden="true"><path fill-rule="evenodd" class="svelte-k54c7i"></path></svg> <!>`,1);function ds(t,n){G(n,!0);let i=B().guide,s=W([]),c=W({width:innerWidth,height:innerHeight});function u(e){let{left:t,top:n,width:r,height:i}=e.getBoundingClientRect();return{x:Math.round(t)-5,y:Math.round(n)-5,width:Math.round(r)+10,height:Math.round(i)+10}}l(()=>{let e=0,t=()=>{let n=i.lit().map(u);JSON.stringify(n)!==JSON.stringify(S(s))&&V(s,n),(innerWidth!==S(c).width||innerHeight!==S(c).height)&&V(c,{width:innerWidth,height:innerHeight}),e=requestAnimationFrame(t)};return t(),()=>cancelAnimationFrame(e)}),l(()=>{i.places,i.number,o().then(()=>i.lit()[0]?.scrollIntoView({block:`nearest`,inline:`nearest`}))});let d=D(()=>`M0 0H${S(c).width}V${S(c).height}H0Z`+S(s).map(({x:e,y:t,width:n,height:r})=>`M${e} ${t}v${r}h${n}v${-r}Z`).join(``));var f=us(),p=g(f),h=e(p);r(j(p,2),17,()=>S(s),m,(e,t)=>{let n=()=>S(t).x,r=()=>S(t).y,o=()=>S(t).width,s=()=>S(t).height;var c=ls();let l;U(()=>{l=q(c,1,`ring svelte-k54c7i`,null,l,{click:i.code!==null}),O(c,`left:${n()??``}px;top:${r()??``}px;width:${o()??``}px;height:${s()??``}px`)}),a(e,c)}),U(()=>{P(p,`viewBox`,`0 0 ${S(c).width??``} ${S(c).height??``}`),P(h,`d`,S(d))}),a(t,f),H()}var fs=2,ps=[`right bottom`,`right top`,`left bottom`,`left top`,`middle top`,`middle bottom`,`right centre`,`left centre`];function ms(e,t){let n=Math.min(e.right,t.right)-Math.max(e.left,t.left)+fs,r=Math.min(e.bottom,t.bottom)-Math.max(e.top,t.top)+fs;return Math.max(0,n)*Math.max(0,r)}function hs(e,t,n){let r=n=>e.reduce((e,r)=>e+ms(r,t(n)),0);return[ps[0],n,...ps].reduce((e,t)=>r(t)<r(e)?t:e)}function gs(e,t,n){let{offsetWidth:r,offsetHeight:i}=e;return hs(t.map(e=>e.getBoundingClientRect()),e=>{let[t,n]=e.split(` `),a=t===`left`?12:t===`right`?innerWidth-r-12:(innerWidth-r)/2,o=n===`top`?58:n===`bottom`?innerHeight-i-12:innerHeight*.36;return{left:a,top:o,right:a+r,bottom:o+i}},n)}var _s=d(`<p class="task svelte-1ppf5s8"><!><span> </span></p>`),vs=d(`<p class="task wait svelte-1ppf5s8"> </p>`),ys=d(`<button class="btn go svelte-1ppf5s8" data-guide-back=""> </button> <button class="btn ghost svelte-1ppf5s8" data-guide-leave=""> </button>`,1),bs=d(`<button class="btn go svelte-1ppf5s8" data-guide-next=""> <kbd class="svelte-1ppf5s8">Enter</kbd></button>`),xs=d(`<button class="btn ghost svelte-1ppf5s8" data-guide-skip=""> <kbd class="svelte-1ppf5s8">S</kbd></button>`),Ss=d(`<button class="link svelte-1ppf5s8" data-guide-leave=""> </button>`),Cs=d(`<button class="btn ghost svelte-1ppf5s8" data-guide-back=""> <kbd class="svelte-1ppf5s8">B</kbd></button> <!> <span class="leave svelte-1ppf5s8"><!> <button class="link away svelte-1ppf5s8" data-guide-lobby=""> </button></span>`,1),ws=d(`<!> <aside class="guide sheet svelte-1ppf5s8"><header class="svelte-1ppf5s8"><h2 class="svelte-1ppf5s8"> </h2> <span class="num svelte-1ppf5s8"> </span></header> <div aria-live="polite"><p class="svelte-1ppf5s8"> </p> <!></div> <footer class="svelte-1ppf5s8"><!></footer></aside>`,1);function Ts(n,r){G(r,!0);let i=B(),c=i.guide,u=i.scene.table;c.resume(u.id),Y.known.includes(u.game)||X(`known`,[...Y.known,u.game]);let d=D(()=>c.stage),f=D(()=>S(d).is_strayed?i.say(`guide-strayed`):c.step.title),m=D(()=>S(d).is_strayed?i.say(`guide-strayed.text`):c.step.text),h=W(void 0),_=W(`right bottom`);l(()=>{c.places,c.number,i.scene,o().then(()=>{S(h)&&!i.isPhone&&V(_,gs(S(h),c.lit(),S(_)),!0)})});var v=ws(),y=g(v);ds(y,{});var b=j(y,2),x=w(b),C=w(x),T=e(C,!0),O=e(j(C,2),!0);K(x);var k=j(x,2),A=w(k),M=e(A,!0),N=j(A,2),F=t=>{var n=_s(),r=w(n);E(r,{name:`sema-clear`,class:`ic`});var i=e(j(r),!0);K(n),U(()=>p(i,c.task)),a(t,n)},I=t=>{var n=vs(),r=e(n,!0);U(e=>p(r,e),[()=>i.say(`guide-others`)]),a(t,n)};t(N,e=>{c.task===null?S(d).is_answered&&e(I,1):e(F)}),K(k);var L=j(k,2),z=w(L),ee=t=>{var n=ys(),r=g(n),o=e(r,!0),l=j(r,2),u=e(l,!0);U((e,t)=>{p(o,e),p(u,t)},[()=>i.say(`guide-return`),()=>i.say(`guide-play-on`)]),s(`click`,r,()=>c.back()),s(`click`,l,()=>c.leave()),a(t,n)},te=n=>{var r=Cs(),o=g(r),l=w(o,!0);R(),K(o);var u=j(o,2),d=e=>{var t=bs(),n=w(t,!0);R(),K(t),U(e=>p(n,e),[()=>i.say(c.isLast?`guide-play`:`guide-next`)]),s(`click`,t,()=>c.next()),a(e,t)},f=e=>{var t=xs(),n=w(t,!0);R(),K(t),U((e,r)=>{t.disabled=c.code===null,P(t,`title`,e),p(n,r)},[()=>i.say(`guide-skip-title`),()=>i.say(`guide-skip`)]),s(`click`,t,()=>c.skip()),a(e,t)};t(u,e=>{c.isRead?e(d):e(f,-1)});var m=j(u,2),h=w(m),_=t=>{var n=Ss(),r=e(n,!0);U(e=>p(r,e),[()=>i.say(`guide-leave`)]),s(`click`,n,()=>c.leave()),a(t,n)};t(h,e=>{c.isLast||e(_)});var v=j(h,2),y=e(v,!0);K(m),U((e,t,n)=>{o.disabled=c.number===0,P(o,`title`,e),p(l,t),p(y,n)},[()=>i.say(`guide-back-title`),()=>i.say(`guide-back`),()=>i.say(`to-lobby`)]),s(`click`,o,()=>c.back()),s(`click`,v,()=>Xt(`/`)),a(n,r)};t(z,e=>{S(d).is_strayed?e(ee):e(te,-1)}),K(L),K(b),ie(b,e=>V(h,e),()=>S(h)),U((e,t)=>{P(b,`data-corner`,S(_)),P(b,`data-guide`,c.number),P(b,`aria-label`,e),p(T,S(f)),p(O,t),p(M,S(m))},[()=>i.say(`guide`),()=>i.say(`guide-step`,{step:c.number+1,steps:S(d).count})]),a(n,v),H()}x([`click`]);var Es=d(`<button class="btn ghost svelte-1bn96s7"><!><span class="aside svelte-1bn96s7"> </span></button>`),Ds=d(`<button data-lit=""><span class="text svelte-1bn96s7"> </span></button>`),Os=d(`<button class="clause svelte-1bn96s7"> </button>`),ks=d(`<small class="hint svelte-1bn96s7"><b class="svelte-1bn96s7"> </b> </small>`),As=d(`<small><!></small>`),js=d(`<div class="choices svelte-1bn96s7" data-keys=""><!></div>`),Ms=d(`<button class="btn ghost svelte-1bn96s7" data-hint=""><!><span class="aside svelte-1bn96s7"> </span></button>`),Ns=d(`<button class="btn ghost svelte-1bn96s7"><!> <kbd class="svelte-1bn96s7">Esc</kbd></button>`),Ps=d(`<!> <!>`,1),Fs=d(`<button class="btn go svelte-1bn96s7" data-confirm=""> <kbd class="svelte-1bn96s7">Enter</kbd></button>`),Is=d(`<div data-bar="mine"><!> <div class="say svelte-1bn96s7"><span role="status"> </span> <!> <!></div> <!> <div class="do svelte-1bn96s7"><!> <!> <!> <!> <!></div></div>`),Ls=d(`<time class="num svelte-1bn96s7"> </time>`),Rs=d(`<button class="btn go svelte-1bn96s7"> </button>`),zs=d(`<div class="bar sheet waiting svelte-1bn96s7" data-bar="waiting"><!> <p class="say svelte-1bn96s7" role="status"> </p> <!> <div class="do svelte-1bn96s7"><!></div></div>`);function Bs(n,i){G(i,!0);let o=(t,n=M,r=M,i=M,o=M)=>{var c=Es(),l=w(c);E(l,{get name(){return i()}});var d=e(j(l),!0);K(c),U(()=>{P(c,`data-undo`,r()?`turn`:`act`),P(c,`title`,n()?o():void 0),P(c,`aria-disabled`,!n()),p(d,o())}),s(`click`,c,e=>n()?u.undo(r()):A(e,!1)),b(`mouseenter`,c,e=>A(e,n())),b(`focus`,c,e=>A(e,n())),b(`mouseleave`,c,e=>u.explained(e.currentTarget)),b(`blur`,c,e=>u.explained(e.currentTarget)),a(t,c)},l=t=>{var n=c();r(g(n),17,()=>S(_),e=>e.code,(t,n)=>{var r=Ds();let i;var o=e(w(r),!0);K(r),U(e=>{i=q(r,1,e,`svelte-1bn96s7`,i,{"is-hinted":u.hint?.code===S(n).code}),P(r,`data-guided`,u.guide.code===S(n).code?``:void 0),p(o,S(n).text)},[()=>v([`btn`,k(S(n))?`go`:`ghost`])]),s(`click`,r,()=>u.offer(S(n))),a(t,r)}),a(t,n)},u=B(),d=D(()=>u.scene),f=D(()=>u.isMine),m=D(()=>S(d).table.status===`over`),h=D(()=>u.moves.filter(e=>!u.module.placed(e))),_=D(()=>u.pickedMoves.length>0?u.pickedMoves:u.armed?[]:S(h)),y=D(()=>S(_).length>4),x=D(()=>Math.max(0,nr()+u.skew-(u.lines.at(-1)?.at??S(d).at))),C=D(()=>u.module.BarDetail),T=D(()=>u.module.BarActions),O=D(()=>S(f)&&Y.hints&&S(d).table.hints);function k(e){let t=u.moves.length===1;return u.pickedMoves.length===0&&(t||u.module.commits?.(e)===!0)}function A(e,t){!t&&S(d).undo.why&&u.explainText(e.currentTarget,S(d).undo.why)}var N=c(),F=g(N),I=n=>{var r=Is();let i;var f=w(r);E(f,{name:`sema-clear`,class:`sig`});var m=j(f,2),h=w(m),v=e(h,!0),b=j(h,2),x=t=>{var n=Os(),r=e(n,!0);U(e=>{P(n,`data-rule`,S(d).clause),P(n,`title`,e),p(r,S(d).clause)},[()=>u.say(`clause`,{number:S(d).clause})]),s(`click`,n,()=>u.openClause=S(d).clause),a(t,n)};t(b,e=>{S(d).clause&&e(x)});var k=j(b,2),A=t=>{var n=ks(),r=w(n),i=e(r),o=j(r);K(n),U(()=>{p(i,`${u.hint.text??``}.`),p(o,` ${u.hint.reason??``}`)}),a(t,n)},M=e=>{var t=As();oe(w(t),()=>S(C),(e,t)=>{t(e,{})}),K(t),a(e,t)};t(k,e=>{u.hint?e(A):S(C)&&e(M,1)}),K(m);var N=j(m,2),F=e=>{var t=js();l(w(t)),K(t),a(e,t)};t(N,e=>{S(y)&&e(F)});var I=j(N,2),L=w(I),z=e=>{var t=c();oe(g(t),()=>S(T),(e,t)=>{t(e,{})}),a(e,t)};t(L,e=>{S(T)&&e(z)});var B=j(L,2),V=e=>{l(e)};t(B,e=>{S(y)||e(V)});var H=j(B,2),ee=t=>{var n=Ms(),r=w(n);E(r,{name:`i-star`});var i=e(j(r),!0);K(n),U((e,t)=>{P(n,`title`,e),p(i,t)},[()=>u.say(`hint`),()=>u.say(`hint`)]),s(`click`,n,()=>u.askHint()),a(t,n)};t(H,e=>{S(O)&&e(ee)});var te=j(H,2),W=e=>{var t=Ns(),n=w(t);E(n,{name:`i-x`});var r=j(n,1,!0);R(),K(t),U(e=>p(r,e),[()=>u.say(`put-back`)]),s(`click`,t,()=>u.putBack()),a(e,t)},G=e=>{var n=Ps(),r=g(n);{let e=D(()=>u.say(`undo`));o(r,()=>S(d).undo.act,()=>!1,()=>`i-undo`,()=>S(e))}var i=j(r,2),s=e=>{{let t=D(()=>u.say(`start-over`));o(e,()=>!0,()=>!0,()=>`i-reset`,()=>S(t))}};t(i,e=>{S(d).undo.turn&&e(s)}),a(e,n)};t(te,e=>{u.armed||u.pickedMoves.length>0?e(W):e(G,-1)});var ne=j(te,2),re=e=>{var t=Fs(),n=w(t,!0);R(),K(t),U(e=>{P(t,`data-guided`,u.guide.code===u.armed.code?``:void 0),p(n,e)},[()=>u.say(`confirm-move`)]),s(`click`,t,()=>u.confirm()),a(e,t)};t(ne,e=>{u.armed&&e(re)}),K(I),K(r),U(()=>{i=q(r,1,`bar enamel svelte-1bn96s7`,null,i,{many:S(y),crowded:S(_).length>1}),P(r,`data-picked`,u.pickedMoves.length>0?``:void 0),p(v,u.armed?u.armed.text:S(d).question),P(I,`data-keys`,S(y)?void 0:``)}),a(n,r)},L=n=>{var r=zs(),c=w(r);{let e=D(()=>S(m)?`sema-clear`:`sema-stop`);E(c,{get name(){return S(e)},class:`sig`})}var l=j(c,2),f=e(l,!0),h=j(l,2),g=t=>{var n=Ls(),r=e(n,!0);U(e=>p(r,e),[()=>ir(S(x))]),a(t,n)};t(h,e=>{!S(m)&&S(x)>5&&e(g)});var _=j(h,2),v=w(_),y=t=>{var n=Rs(),r=e(n,!0);U(e=>p(r,e),[()=>u.say(`show-results`)]),s(`click`,n,function(...e){i.onresults?.apply(this,e)}),a(t,n)},b=e=>{{let t=D(()=>u.say(`undo`));o(e,()=>!0,()=>!1,()=>`i-undo`,()=>S(t))}};t(v,e=>{S(m)?e(y):u.isPlayer&&S(d).undo.act&&e(b,1)}),K(_),K(r),U(()=>p(f,S(m)?S(d).ending?.text??S(d).question:S(d).question)),a(n,r)};t(F,e=>{S(f)?e(I):e(L,-1)}),a(n,N),H()}x([`click`]);var Vs=d(`<p class="vh" aria-live="polite"> </p>`);function Hs(t,n){G(n,!0);let r=B(),i=D(()=>r.lastLines.filter(e=>e.kind!==la));var o=Vs(),s=e(o,!0);U(e=>p(s,e),[()=>S(i).map(e=>e.text).join(` `)]),a(t,o),H()}var Us=d(`<div class="middle svelte-m8uwa4"><!></div>`);function Ws(e,n){G(n,!0);let r=B(),i=D(()=>r.module.Card);var o=c(),s=g(o),l=e=>{{let t=D(()=>r.say(`card`));Tn(e,{get title(){return S(t)},onclose:()=>r.enlarge(null),children:(e,t)=>{var n=Us();oe(w(n),()=>S(i),(e,t)=>{t(e,{get card(){return r.enlarged},big:!0})}),K(n),a(e,n)},$$slots:{default:!0}})}};t(s,e=>{r.enlarged!==null&&e(l)}),a(e,o),H()}var Gs=d(`<small class="svelte-g7tmpt"> </small>`),Ks=d(`<div class="bar sheet past-bar svelte-g7tmpt" data-bar="past"><!> <p class="say svelte-g7tmpt" role="status"> <!></p> <div class="do"><button class="btn ghost"><span aria-hidden="true">←</span></button> <button class="btn ghost"><span aria-hidden="true">→</span></button> <button class="btn go"> </button></div></div>`);function qs(n,r){G(r,!0);let i=B(),o=D(()=>i.plyShown),c=D(()=>i.scene.ply);var l=Ks(),u=w(l);E(u,{name:`i-clock`,class:`ic`});var d=j(u,2),f=w(d),m=j(f),h=t=>{var n=Gs(),r=e(n,!0);U(e=>p(r,e),[()=>i.say(`past-your-turn`)]),a(t,n)};t(m,e=>{i.isMine&&e(h)}),K(d);var g=j(d,2),_=w(g),v=j(_,2),y=j(v,2),b=e(y,!0);K(g),K(l),U((e,t,n,r)=>{p(f,`${e??``} `),_.disabled=S(o)<=0,P(_,`aria-label`,t),v.disabled=S(o)>=S(c),P(v,`aria-label`,n),p(b,r)},[()=>i.say(`past`,{ply:S(o),last:S(c)}),()=>i.say(`step-back`),()=>i.say(`step-on`),()=>i.say(`back-to-now`)]),s(`click`,_,()=>i.look(S(o)-1)),s(`click`,v,()=>i.look(S(o)+1)),s(`click`,y,()=>i.backToNow()),a(n,l),H()}x([`click`]);var Js=d(`<span class="bot svelte-awhnpt"><!><span class="vh"> </span></span>`),Ys=d(`<span class="turn svelte-awhnpt"><!><span class="vh"> </span></span>`),Xs=d(`<button class="mini svelte-awhnpt"><!><span class="svelte-awhnpt"> </span></button>`),Zs=d(`<button class="mini gone svelte-awhnpt"><!><span class="svelte-awhnpt"> </span></button>`),Qs=d(`<span class="label away svelte-awhnpt"> </span>`),$s=d(`<span class="label svelte-awhnpt"> </span>`),ec=d(`<time> </time>`),tc=d(`<header class="seat-head svelte-awhnpt"><!> <h2 class="svelte-awhnpt"><span class="who svelte-awhnpt"> </span> <!></h2> <!> <span class="end svelte-awhnpt"><!> <!></span></header>`);function nc(n,r){G(r,!0);let i=B(),o=D(()=>i.people[r.seat]),c=D(()=>i.view.seat===r.seat),l=D(()=>i.scene?rr(i.scene,r.seat,i.skew):null),u=D(()=>!i.isReplay&&S(o).kind===`person`&&!S(o).is_here&&!S(o).is_stood_in),d=D(()=>S(u)&&!S(o).is_you&&i.isPlayer&&i.scene?.table.status===`playing`);var f=tc(),m=w(f);er(m,{get seat(){return r.seat}});var h=j(m,2),g=w(h),_=e(g,!0),v=j(g,2),y=t=>{var n=Js(),r=w(n);E(r,{name:`i-bot`});var o=e(j(r),!0);K(n),U((e,t)=>{P(n,`title`,e),p(o,t)},[()=>i.say(`seat-bot`),()=>i.say(`seat-bot`)]),a(t,n)};t(v,e=>{(S(o).kind===`bot`||S(o).is_stood_in)&&e(y)}),K(h);var b=j(h,2),x=t=>{var n=Ys(),r=w(n);E(r,{name:`sema-clear`,class:`sg`});var o=e(j(r),!0);K(n),U(e=>p(o,e),[()=>i.say(`seat-deciding`)]),a(t,n)};t(b,e=>{S(c)&&e(x)});var C=j(b,2),T=w(C),O=t=>{var n=Xs(),o=w(n);E(o,{name:`i-person`});var c=e(j(o),!0);K(n),U(e=>p(c,e),[()=>i.say(`seat-take-back`)]),s(`click`,n,()=>i.tell({t:`stand_in`,seat:r.seat,on:!1})),a(t,n)},k=t=>{var n=Zs(),o=w(n);E(o,{name:`i-bot`});var c=e(j(o),!0);K(n),U((e,t)=>{P(n,`title`,e),p(c,t)},[()=>i.say(`seat-away`),()=>i.say(`seat-stand-in`)]),s(`click`,n,()=>i.tell({t:`stand_in`,seat:r.seat,on:!0})),a(t,n)},A=t=>{var n=Qs(),r=e(n,!0);U(e=>p(r,e),[()=>i.say(`seat-away`)]),a(t,n)},M=t=>{var n=$s(),r=e(n,!0);U(e=>p(r,e),[()=>i.say(`level-${S(o).level}`)]),a(t,n)};t(T,e=>{S(o).is_stood_in&&S(o).is_you?e(O):S(d)?e(k,1):S(u)?e(A,2):S(o).level&&e(M,3)});var N=j(T,2),F=t=>{var n=ec();let r;var i=e(n,!0);U(e=>{r=q(n,1,`num svelte-awhnpt`,null,r,{short:S(l)<20}),p(i,e)},[()=>ir(S(l))]),a(t,n)};t(N,e=>{S(l)!==null&&e(F)}),K(C),K(f),U(e=>{P(g,`title`,S(o).name),p(_,e)},[()=>S(o).is_you&&i.home===r.seat?i.say(`you`):S(o).name]),a(n,f),H()}x([`click`]);var rc=d(`<section><!> <!></section>`),ic=d(`<aside class="seats svelte-a590k0" tabindex="0"></aside>`);function ac(e,t){G(t,!0);let n=B(),i=D(()=>{let e=n.people.map(e=>e.seat),t=n.home;return t===null?e:[...e.slice(t+1),...e.slice(0,t+1)]});var o=ic();r(o,20,()=>S(i),e=>e,(e,t)=>{let r=D(()=>n.module.SeatPanel);var i=rc();let o;var s=w(i);nc(s,{get seat(){return t}}),oe(j(s,2),()=>S(r),(e,n)=>{n(e,{get seat(){return t}})}),K(i),U(()=>{o=q(i,1,`seat sheet o${t+1}`,`svelte-a590k0`,o,{me:t===n.home,on:t===n.view.seat}),P(i,`data-at`,`seat:${t??``}`)}),a(e,i)}),K(o),U(e=>P(o,`aria-label`,e),[()=>n.say(`seats`)]),a(e,o),H()}var oc=d(`<aside class="side svelte-10dmedb"><!> <section class="logp sheet svelte-10dmedb"><h3 class="svelte-10dmedb"> <span class="label"> </span></h3> <!> <!></section></aside>`);function sc(n,r){G(r,!0);let i=B(),o=D(()=>i.module.Side),s=W(!1);var l=oc(),u=w(l),d=e=>{var t=c();oe(g(t),()=>S(o),(e,t)=>{t(e,{})}),a(e,t)};t(u,e=>{S(o)&&!i.isPhone&&e(d)});var f=j(u,2),m=w(f),h=w(m),_=e(j(h),!0);K(m);var v=j(m,2);Yo(v,{}),Wo(j(v,2),{get isOpen(){return S(s)},set isOpen(e){V(s,e,!0)}}),K(f),K(l),U((e,t,n)=>{P(l,`aria-label`,e),p(h,`${t??``} `),p(_,n)},[()=>i.say(`log`),()=>i.say(`log`),()=>i.say(`turn-number`,{turn:i.turn})]),a(n,l),H()}var cc=d(`<button class="clause svelte-jlkwpm"> </button> `,1),lc=d(`<div><span role="status"> </span> <!></div>`);function uc(n,i){G(i,!0);let o=B(),l=D(()=>o.explanation?.text?o.explanation:null),u=D(()=>S(l)?.clauses??[]),d=D(()=>S(l)?.text?.replace(` (${S(u).join(`, `)})`,``)),f=D(()=>{if(!S(l))return null;let e=S(l).place.getBoundingClientRect(),t=Math.max(8,Math.min(e.left+e.width/2-28,innerWidth-240-8)),n=e.top<120;return{left:t,isBelow:n,y:n?e.bottom+10:innerHeight-e.top+10}});var m=c(),h=g(m),_=t=>{var n=lc();let i;var c=w(n),m=e(c,!0);r(j(c,2),16,()=>S(u),e=>e,(t,n)=>{var r=cc(),i=g(r),c=e(i,!0),l=j(i,1,!0);l.nodeValue=` `,U(()=>p(c,n)),s(`click`,i,()=>o.openClause=n),a(t,r)}),K(n),U(()=>{i=q(n,1,`why svelte-jlkwpm`,null,i,{below:S(f).isBelow}),O(n,`left:${S(f).left??``}px;${S(f).isBelow?`top`:`bottom`}:${S(f).y??``}px`),p(m,S(d))}),b(`mouseenter`,n,()=>o.keepExplanation()),b(`mouseleave`,n,()=>o.explained(S(l).place)),a(t,n)};t(h,e=>{S(l)&&S(f)&&e(_)}),a(n,m),H()}x([`click`]);var dc=d(`<div><!> <!> <main><!> <!></main> <!> <section class="play svelte-1cmkhax"><!> <div class="hand-place"><!></div></section> <!> <!></div> <!> <!>`,1);function fc(e,n){G(n,!0);let r=B(),i=D(()=>r.module),o=D(()=>S(i).seats===`left`||r.isPhone),s;l(()=>{let e=0,t=r.pickedMoves.length>0,n=()=>{cancelAnimationFrame(e),e=requestAnimationFrame(()=>To(s,t))};n();let i=new MutationObserver(n);return i.observe(s,{subtree:!0,childList:!0,attributes:!0,attributeFilter:[`data-lit`,`data-guided`]}),()=>{i.disconnect(),cancelAnimationFrame(e)}});var u=dc(),d=g(u);let f;var p=w(d);y(p,()=>n.top);var m=j(p,2),h=e=>{ac(e,{})};t(m,e=>{S(o)&&e(h)});var _=j(m,2);let v;var b=w(_);oe(b,()=>S(i).Board,(e,t)=>{t(e,{})});var x=j(b,2),C=e=>{var t=c();oe(g(t),()=>S(i).Side,(e,t)=>{t(e,{})}),a(e,t)};t(x,e=>{r.isPhone&&S(i).Side&&e(C)}),K(_);var T=j(_,2),E=e=>{Ts(e,{})};t(T,e=>{r.guide.stage!==null&&e(E)});var O=j(T,2),k=w(O),A=e=>{var t=c();y(g(t),()=>n.below),a(e,t)},M=e=>{qs(e,{})},N=e=>{Bs(e,{get onresults(){return n.onresults}})};t(k,e=>{n.below?e(A):r.moment===null?e(N,-1):e(M,1)});var F=j(k,2);oe(w(F),()=>S(i).Hand,(e,t)=>{t(e,{})}),K(F),K(O);var I=j(O,2),L=e=>{sc(e,{})};t(I,e=>{r.isPhone||e(L)}),Hs(j(I,2),{}),K(d),ie(d,e=>s=e,()=>s);var R=j(d,2);uc(R,{}),Ws(j(R,2),{}),U(e=>{f=q(d,1,`table seats-${S(i).seats??``}`,`svelte-1cmkhax`,f,{taught:r.guide.isQuiet}),P(d,`data-act`,r.scene?.act),v=q(_,1,`board svelte-1cmkhax`,null,v,{past:r.moment!==null&&!n.below}),P(O,`aria-label`,e)},[()=>r.say(`play-area`)]),a(e,u),H()}var pc=d(`<input maxlength="40" class="svelte-4sqm5a"/>`),mc=d(`<b class="svelte-4sqm5a"> </b>`),hc=d(`<button class="lnk"><!> </button>`),gc=d(`<button class="lnk"> </button>`),_c=d(`<span> </span>`),vc=d(`<li class="svelte-4sqm5a"><!> <span class="sn svelte-4sqm5a"><!> <small class="svelte-4sqm5a"> </small></span> <span class="acts svelte-4sqm5a"><!> <!></span></li>`),yc=d(`<button class="btn go svelte-4sqm5a"> </button> <span class="label"> </span>`,1),bc=d(`<p role="status"> </p>`),xc=d(`<div class="talk svelte-4sqm5a"><!></div>`),Sc=d(`<!> <main class="svelte-4sqm5a"><div class="poster svelte-4sqm5a"><!></div> <section class="sheet svelte-4sqm5a"><h2 class="svelte-4sqm5a"> </h2> <ul></ul> <div class="start svelte-4sqm5a"><!></div> <!> <!></section></main>`,1);function Cc(n,i){G(i,!0);let o=B(),c=D(()=>o.scene.table),l=D(()=>o.welcome?.is_host??!1),u=D(()=>o.welcome?.watch_token??null),d=D(()=>o.module.Poster),f=D(()=>o.people.some(e=>e.kind===`open`));function m(e,t){X(`name`,t),o.tell({t:`rename`,seat:e,name:t})}function h(e,t){o.tell({t:`set_seat`,seat:e.seat,kind:t,level:e.level??`greedy`})}var _=Sc(),v=g(_);y(v,()=>i.top);var b=j(v,2),x=w(b);oe(w(x),()=>S(d),(e,t)=>{t(e,{})}),K(x);var C=j(x,2),T=w(C),O=e(T,!0),k=j(T,2);r(k,21,()=>o.people,e=>e.seat,(n,r)=>{var i=vc(),u=w(i);er(u,{get seat(){return S(r).seat}});var d=j(u,2),f=w(d),g=e=>{var t=pc();z(t),U(e=>{N(t,S(r).name),P(t,`aria-label`,e)},[()=>o.say(`your-name`)]),s(`change`,t,e=>m(S(r).seat,e.currentTarget.value.trim())),a(e,t)},_=t=>{var n=mc(),i=e(n,!0);U(()=>p(i,S(r).name)),a(t,n)};t(f,e=>{S(r).is_you?e(g):e(_,-1)});var v=e(j(f,2),!0);K(d);var y=j(d,2),b=w(y),x=e=>{{let t=D(()=>o.say(`link-seat`,{number:S(r).seat+1})),n=D(()=>Sn(S(c).id,S(r).token));Ma(e,{small:!0,get label(){return S(t)},get link(){return S(n)}})}};t(b,e=>{S(r).token&&e(x)});var C=j(b,2),T=e=>{var t=hc(),n=w(t);E(n,{name:`i-bot`});var i=j(n,1,!0);K(t),U(e=>p(i,e),[()=>o.say(`make-bot`)]),s(`click`,t,()=>h(S(r),`bot`)),a(e,t)},O=t=>{var n=gc(),i=e(n,!0);U(e=>p(i,e),[()=>o.say(`make-open`)]),s(`click`,n,()=>h(S(r),`open`)),a(t,n)},k=t=>{var n=_c();let i;var s=e(n,!0);U(e=>{i=q(n,1,`conn svelte-4sqm5a`,null,i,{gone:!S(r).is_here}),p(s,e)},[()=>o.say(S(r).is_here?`here`:`seat-away`)]),a(t,n)};t(C,e=>{S(l)&&S(r).kind===`open`?e(T):S(l)&&S(r).kind===`bot`?e(O,1):S(r).kind===`person`&&e(k,2)}),K(y),K(i),U(e=>p(v,e),[()=>o.say(`waiting-${S(r).is_you?`you`:S(r).kind}`)]),a(n,i)}),K(k);var A=j(k,2),M=w(A),F=t=>{var n=yc(),r=g(n),i=e(r,!0),l=e(j(r,2),!0);U((e,t)=>{p(i,e),p(l,t)},[()=>o.say(`start-game`,{game:S(c).title}),()=>S(f)?o.say(`start-open-seats`):``]),s(`click`,r,()=>o.tell({t:`start`})),a(t,n)},I=t=>{var n=bc(),r=e(n,!0);U(e=>p(r,e),[()=>o.say(`waiting-for-host`)]),a(t,n)};t(M,e=>{S(l)?e(F):e(I,-1)}),K(A);var L=j(A,2),R=e=>{{let t=D(()=>o.say(`link-watch`)),n=D(()=>Sn(S(c).id,S(u)));Ma(e,{get label(){return S(t)},get link(){return S(n)}})}};t(L,e=>{S(u)&&e(R)});var V=j(L,2),ee=e=>{var t=xc();Wo(w(t),{isPinned:!0}),K(t),a(e,t)};t(V,e=>{Y.chat&&e(ee)}),K(C),K(b),U(e=>p(O,e),[()=>o.say(`waiting-title`,{game:S(c).title})]),a(n,_),H()}x([`change`,`click`]);var wc=e=>{Fo(e,{})},Tc=d(`<p class="wait svelte-1d129o7" role="status"> </p>`),Ec=d(`<!> <!>`,1),Dc=d(`<!> <!> <!> <!>`,1);function Oc(n,r){G(r,!0);let i=e=>{cs(e,{get isReplay(){return r.isReplay},onhelp:()=>V(c,!0)})},o=new da;o.isReplay=u(()=>r.isReplay),ne(o),zn(o);let s=W(!1),c=W(!1),d={tokens:[],claims:{}},f=D(()=>o.scene?.table.status),m=D(()=>o.scene?.table.game),h=D(()=>S(f)===`over`&&!r.isReplay&&!S(s)&&o.moment===null);l(()=>oa(o)),l(()=>{xn(r.table);let e=new mi(()=>(d=yn(r.table),{t:`hello`,table:r.table,...d,lang:Y.lang,name:Y.name}),o);o.link=e;let t=()=>document.hidden||e.hurry();return addEventListener(`online`,t),document.addEventListener(`visibilitychange`,t),()=>{removeEventListener(`online`,t),document.removeEventListener(`visibilitychange`,t),e.shut()}}),l(()=>{o.welcome&&bn(r.table,d,o.welcome.tokens)});let _=null;l(()=>{let e=Y.lang;_!==null&&_!==e&&o.link?.ask({t:`language`,lang:e}),_=e}),l(()=>{let[e,t]=[S(m),Y.lang];if(e===void 0)return;let n=!0;return Gt(()=>Promise.all([ki(e),Kt.catalogue(e,t)]),()=>n).then(e=>{e&&n&&([o.module,o.catalogue]=e)}),()=>{n=!1}});var v=Dc(),y=g(v),b=e=>{ma(e,{get text(){return o.closed}})},x=t=>{var n=Tc(),r=e(n,!0);U(e=>p(r,e),[()=>Q(o.link?.state===`lost`?`connection-lost`:`connection-connecting`)]),a(t,n)},C=e=>{Cc(e,{get top(){return i}})},w=e=>{ga(e,{})},T=e=>{_o(e,{get top(){return i},onboard:()=>V(s,!0)})},E=e=>{var t=Ec(),n=g(t);{let e=D(()=>r.isReplay&&S(f)===`over`?wc:void 0);fc(n,{get top(){return i},get below(){return S(e)},onresults:()=>V(s,!1)})}Co(j(n,2),{}),a(e,t)};t(y,e=>{o.closed===null?!o.scene||!o.module||!o.catalogue?e(x,1):S(f)===`gathering`?e(C,2):o.isCovered?e(w,3):S(h)?e(T,4):e(E,-1):e(b)});var O=j(y,2);Ao(O,{get isHelpOpen(){return S(c)},set isHelpOpen(e){V(c,e,!0)}});var k=j(O,2);fa(k,{}),No(j(k,2),{}),a(n,v),H()}function kc(e,n){G(n,!0);let r=D(Yt);l(()=>{S(r),an()});function i(e){document.documentElement.dataset.by=e.type===`keydown`?`keys`:`pointer`}var o=c();b(`keydown`,C,i),b(`pointerdown`,C,i);var s=g(o),u=e=>{qi(e,{})},d=e=>{aa(e,{get game(){return S(r).game}})},f=e=>{var t=c();L(g(t),()=>S(r).table+S(r).at,e=>{{let t=D(()=>S(r).at===`replay`);Oc(e,{get table(){return S(r).table},get isReplay(){return S(t)}})}}),a(e,t)};t(s,e=>{S(r).at===`lobby`?e(u):S(r).at===`rules`?e(d,1):e(f,-1)}),a(e,o),H()}fe(),f(kc,{target:document.getElementById(`app`)});export{Q as a,$ as i,er as n,ue as o,Qn as r,J as s,nc as t};