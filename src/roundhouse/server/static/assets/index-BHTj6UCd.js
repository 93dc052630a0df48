const __vite__mapDeps=(i,m=__vite__mapDeps,d=(m.f||(m.f=["assets/LobbyPage-T8sJwfRj.js","assets/disclose-version-DzOOPwl4.js","assets/Poster-CJYS4s7D.js","assets/games-DvORl9XO.js","assets/games-DIaiDvQN.css","assets/Poster-rMdtg0-Y.css","assets/Owner-DWI6q0M2.js","assets/clock.svelte-D0p-iq8u.js","assets/PreferencesSheet-BVYKm2jy.js","assets/LobbyPage-DSyXbEZf.css","assets/RulesPage-DwkpiSMJ.js","assets/RulesText-5TmpbsbH.js","assets/attempt-DVQ4nkG1.js","assets/RulesText-jsHcoSbC.css","assets/RulesPage-CI_fEuHy.css","assets/TablePage-CoeWkNEU.js","assets/SeatHead-DA2eNOfj.js","assets/SeatHead-SNBVj5Eu.css","assets/printed-B0ll_N_u.js","assets/TablePage-BHuzIwPg.css"])))=>i.map(i=>d[i]);
import{$ as e,A as t,B as n,C as r,E as i,J as a,K as o,Q as s,R as c,T as l,W as u,Z as d,it as f,j as p,ot as m,rt as ee,tt as h,v as g,w as _}from"./disclose-version-DzOOPwl4.js";(function(){let e=document.createElement(`link`).relList;if(e&&e.supports&&e.supports(`modulepreload`))return;for(let e of document.querySelectorAll(`link[rel="modulepreload"]`))n(e);new MutationObserver(e=>{for(let t of e)if(t.type===`childList`)for(let e of t.addedNodes)e.tagName===`LINK`&&e.rel===`modulepreload`&&n(e)}).observe(document,{childList:!0,subtree:!0});function t(e){let t={};return e.integrity&&(t.integrity=e.integrity),e.referrerPolicy&&(t.referrerPolicy=e.referrerPolicy),e.crossOrigin===`use-credentials`?t.credentials=`include`:e.crossOrigin===`anonymous`?t.credentials=`omit`:t.credentials=`same-origin`,t}function n(e){if(e.ep)return;e.ep=!0;let n=t(e);fetch(e.href,n)}})();var v=new Map;function y(e,t){try{let n=v.get(e)??localStorage.getItem(`roundhouse.${e}`);return n===null?t:JSON.parse(n)}catch{return t}}function b(e,t){let n=JSON.stringify(t);try{localStorage.setItem(`roundhouse.${e}`,n),v.delete(e)}catch{v.set(e,n)}}function x(){for(let e of navigator.languages??[]){let t=e.slice(0,2).toLowerCase();if(t===`en`||t===`uk`||t===`ru`)return t}return`en`}var S=d({lang:x(),theme:`system`,motion:`normal`,confirm:`game`,skip:!0,refill:!0,grace:2,sound:!0,chat:!0,hints:!0,notify:!1,name:``,known:[],...y(`settings`,{})});function te(e,t){S[e]=t,b(`settings`,m(S)),C()}function C(){let e=document.documentElement;e.lang=S.lang,S.theme===`system`?delete e.dataset.theme:e.dataset.theme=S.theme,e.style.setProperty(`--speed`,String(w()))}function w(){return S.motion===`off`||matchMedia(`(prefers-reduced-motion: reduce)`).matches?0:S.motion===`fast`?.45:1}var ne=`# Everything the shell of the browser table says.  The same names in every language.

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
keys-numbers = pick the lit place or choice with this number or letter
keys-enter = do what the brass button says: confirm, pay, keep
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

clause-tests = { $count ->
    [one] One test proves it
   *[other] { $count } tests prove it
}
closed-title = No train from here
tab-lit = something can be chosen here
hand = Your cards
hand-empty = You have no cards.
part-total = Total
`,re=`# After the end.

final-turn = Turn { $turn }
final-leads = in the lead from here on
`,ie=`# После игры.

final-turn = Ход { $turn }
final-leads = с этого хода впереди
`,ae=`# Після гри.

final-turn = Хід { $turn }
final-leads = відтоді лідирує
`,oe=`# A guided first game.

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
`,se=`# A guided first game.

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
`,ce=`# A guided first game.

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
`,le=`# Direct hands: settings and keys.

skip = Skip steps without a choice
refill = Fill gaps from the same pile

# What a move brings, told before the click.

brings = { $points ->
    [one] Brings 1 point at once.
   *[other] Brings { $points } points at once.
}
costs = { $points ->
    [one] Costs 1 point at once.
   *[other] Costs { $points } points at once.
}
`,ue=`# Direct hands: settings and keys.

skip = Пропускать шаги без выбора
refill = Заполнять пустые места из той же колоды

# What a move brings, told before the click.

brings = { $points ->
    [one] Сразу даёт { $points } очко.
    [few] Сразу даёт { $points } очка.
   *[many] Сразу даёт { $points } очков.
}
costs = { $points ->
    [one] Сразу отнимает { $points } очко.
    [few] Сразу отнимает { $points } очка.
   *[many] Сразу отнимает { $points } очков.
}
`,de=`# Direct hands: settings and keys.

skip = Пропускати кроки без вибору
refill = Заповнювати порожні місця з тієї самої колоди

# What a move brings, told before the click.

brings = { $points ->
    [one] Одразу дає { $points } бал.
    [few] Одразу дає { $points } бали.
   *[many] Одразу дає { $points } балів.
}
costs = { $points ->
    [one] Одразу забирає { $points } бал.
    [few] Одразу забирає { $points } бали.
   *[many] Одразу забирає { $points } балів.
}
`,fe=`# Everything the shell of the browser table says.  The same names in every language.

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
undo = Отменить
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
keys-numbers = выбрать подсвеченное место или вариант с этой цифрой или буквой
keys-enter = сделать то, что на латунной кнопке: подтвердить, заплатить, оставить
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
`,pe=`## The rules pages, and the passages that other pages show of them

rules-contents = Contents
rules-read-on = Read on in the rules
rule-link = Rule
rule-asked = The rule behind what is asked
curious = For the curious
curious-about = An entry of our rule ledger, which all languages share.
`,me=`## The rules pages, and the passages that other pages show of them

rules-contents = Содержание
rules-read-on = Читать дальше в правилах
rule-link = Правило
rule-asked = Правило, по которому сейчас ходят
curious = Для любопытных
curious-about = Запись из нашего реестра правил; его ведут на английском.
`,he=`## The rules pages, and the passages that other pages show of them

rules-contents = Зміст
rules-read-on = Читати далі в правилах
rule-link = Правило
rule-asked = Правило, за яким зараз ходять
curious = Для допитливих
curious-about = Запис із нашого реєстру правил; його ведуть англійською.
`,ge=`### Time to change one's mind.

grace = Time to change your mind
grace-seconds = { $count ->
    [0] None
    [one] { $count } second
   *[other] { $count } seconds
}

hand-over = Hand over to { $name }
connection-silent = no answer…

since = Since your last turn:
since-more = { $short ->
    [0] Since your last turn: { $count }
   *[other] { $count } more
}
`,_e=`### Время передумать.

grace = Время передумать
grace-seconds = { $count ->
    [0] Нет
    [one] { $count } секунда
    [few] { $count } секунды
   *[many] { $count } секунд
}

hand-over = Передать устройство: { $name }
connection-silent = нет ответа…

since = С вашего последнего хода:
since-more = { $short ->
    [0] С вашего последнего хода: { $count }
   *[other] ещё { $count }
}
`,ve=`### Час передумати.

grace = Час передумати
grace-seconds = { $count ->
    [0] Немає
    [one] { $count } секунда
    [few] { $count } секунди
   *[many] { $count } секунд
}

hand-over = Передати пристрій: { $name }
connection-silent = немає відповіді…

since = З вашого останнього ходу:
since-more = { $short ->
    [0] З вашого останнього ходу: { $count }
   *[other] ще { $count }
}
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
undo = Скасувати
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
keys-numbers = обрати підсвічене місце або варіант із цією цифрою чи літерою
keys-enter = зробити те, що на латунній кнопці: підтвердити, заплатити, залишити
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
`,T=class{constructor(e){this.value=e}valueOf(){return this.value}},E=class extends T{constructor(e=`???`){super(e)}toString(e){return`{${this.value}}`}},D=class extends T{constructor(e,t={}){super(e),this.opts=t}toString(e){if(e)try{return e.memoizeIntlObject(Intl.NumberFormat,this.opts).format(this.value)}catch(t){e.reportError(t)}return this.value.toString(10)}},O=class e extends T{static supportsValue(t){if(typeof t==`number`||t instanceof Date)return!0;if(t instanceof T)return e.supportsValue(t.valueOf());if(`Temporal`in globalThis){let e=globalThis.Temporal;if(t instanceof e.Instant||t instanceof e.PlainDateTime||t instanceof e.PlainDate||t instanceof e.PlainMonthDay||t instanceof e.PlainTime||t instanceof e.PlainYearMonth)return!0}return!1}constructor(t,n={}){t instanceof e?(n={...t.opts,...n},t=t.value):t instanceof T&&(t=t.valueOf()),typeof t==`object`&&`calendarId`in t&&n.calendar===void 0&&(n={...n,calendar:t.calendarId}),super(t),this.opts=n}[Symbol.toPrimitive](e){return e===`string`?this.toString():this.toNumber()}toNumber(){let e=this.value;if(typeof e==`number`)return e;if(e instanceof Date)return e.getTime();if(`epochMilliseconds`in e)return e.epochMilliseconds;if(`toZonedDateTime`in e)return e.toZonedDateTime(`UTC`).epochMilliseconds;throw TypeError(`Unwrapping a non-number value as a number`)}toString(e){if(e)try{return e.memoizeIntlObject(Intl.DateTimeFormat,this.opts).format(this.value)}catch(t){e.reportError(t)}return typeof this.value==`number`||this.value instanceof Date?new Date(this.value).toISOString():this.value.toString()}},be=100,xe=`⁨`,Se=`⁩`;function Ce(e,t,n){return n===t||n instanceof D&&t instanceof D&&n.value===t.value||t instanceof D&&typeof n==`string`&&n===e.memoizeIntlObject(Intl.PluralRules,t.opts).select(t.value)}function k(e,t,n){return t[n]?M(e,t[n].value):(e.reportError(RangeError(`No default`)),new E)}function A(e,t){let n=[],r=Object.create(null);for(let i of t)i.type===`narg`?r[i.name]=j(e,i.value):n.push(j(e,i));return{positional:n,named:r}}function j(e,t){switch(t.type){case`str`:return t.value;case`num`:return new D(t.value,{minimumFractionDigits:t.precision});case`var`:return we(e,t);case`mesg`:return Te(e,t);case`term`:return Ee(e,t);case`func`:return De(e,t);case`select`:return Oe(e,t);default:return new E}}function we(e,{name:t}){let n;if(e.params)if(Object.prototype.hasOwnProperty.call(e.params,t))n=e.params[t];else return new E(`$${t}`);else if(e.args&&Object.prototype.hasOwnProperty.call(e.args,t))n=e.args[t];else return e.reportError(ReferenceError(`Unknown variable: $${t}`)),new E(`$${t}`);if(n instanceof T)return n;switch(typeof n){case`string`:return n;case`number`:return new D(n);case`object`:if(O.supportsValue(n))return new O(n);default:return e.reportError(TypeError(`Variable type not supported: $${t}, ${typeof n}`)),new E(`$${t}`)}}function Te(e,{name:t,attr:n}){let r=e.bundle._messages.get(t);if(!r)return e.reportError(ReferenceError(`Unknown message: ${t}`)),new E(t);if(n){let i=r.attributes[n];return i?M(e,i):(e.reportError(ReferenceError(`Unknown attribute: ${n}`)),new E(`${t}.${n}`))}return r.value?M(e,r.value):(e.reportError(ReferenceError(`No value: ${t}`)),new E(t))}function Ee(e,{name:t,attr:n,args:r}){let i=`-${t}`,a=e.bundle._terms.get(i);if(!a)return e.reportError(ReferenceError(`Unknown term: ${i}`)),new E(i);if(n){let t=a.attributes[n];if(t){e.params=A(e,r).named;let n=M(e,t);return e.params=null,n}return e.reportError(ReferenceError(`Unknown attribute: ${n}`)),new E(`${i}.${n}`)}e.params=A(e,r).named;let o=M(e,a.value);return e.params=null,o}function De(e,{name:t,args:n}){let r=e.bundle._functions[t];if(!r)return e.reportError(ReferenceError(`Unknown function: ${t}()`)),new E(`${t}()`);if(typeof r!=`function`)return e.reportError(TypeError(`Function ${t}() is not callable`)),new E(`${t}()`);try{let t=A(e,n);return r(t.positional,t.named)}catch(n){return e.reportError(n),new E(`${t}()`)}}function Oe(e,{selector:t,variants:n,star:r}){let i=j(e,t);if(i instanceof E)return k(e,n,r);for(let t of n)if(Ce(e,i,j(e,t.key)))return M(e,t.value);return k(e,n,r)}function ke(e,t){if(e.dirty.has(t))return e.reportError(RangeError(`Cyclic reference`)),new E;e.dirty.add(t);let n=[],r=e.bundle._useIsolating&&t.length>1;for(let i of t){if(typeof i==`string`){n.push(e.bundle._transform(i));continue}if(e.placeables++,e.placeables>be)throw e.dirty.delete(t),RangeError(`Too many placeables expanded: ${e.placeables}, max allowed is ${be}`);r&&n.push(xe),n.push(j(e,i).toString(e)),r&&n.push(Se)}return e.dirty.delete(t),n.join(``)}function M(e,t){return typeof t==`string`?e.bundle._transform(t):ke(e,t)}var Ae=class{constructor(e,t,n){this.dirty=new WeakSet,this.params=null,this.placeables=0,this.bundle=e,this.errors=t,this.args=n}reportError(e){if(!this.errors||!(e instanceof Error))throw e;this.errors.push(e)}memoizeIntlObject(e,t){let n=this.bundle._intls.get(e);n||(n={},this.bundle._intls.set(e,n));let r=JSON.stringify(t);return n[r]||(n[r]=new e(this.bundle.locales,t)),n[r]}};function N(e,t){let n=Object.create(null);for(let[r,i]of Object.entries(e))t.includes(r)&&(n[r]=i.valueOf());return n}var P=[`unitDisplay`,`currencyDisplay`,`useGrouping`,`minimumIntegerDigits`,`minimumFractionDigits`,`maximumFractionDigits`,`minimumSignificantDigits`,`maximumSignificantDigits`];function je(e,t){let n=e[0];if(n instanceof E)return new E(`NUMBER(${n.valueOf()})`);if(n instanceof D)return new D(n.valueOf(),{...n.opts,...N(t,P)});if(n instanceof O)return new D(n.toNumber(),{...N(t,P)});throw TypeError(`Invalid argument to NUMBER`)}var Me=[`dateStyle`,`timeStyle`,`fractionalSecondDigits`,`dayPeriod`,`hour12`,`weekday`,`era`,`year`,`month`,`day`,`hour`,`minute`,`second`,`timeZoneName`];function Ne(e,t){let n=e[0];if(n instanceof E)return new E(`DATETIME(${n.valueOf()})`);if(n instanceof O||n instanceof D)return new O(n,N(t,Me));throw TypeError(`Invalid argument to DATETIME`)}var F=new Map;function Pe(e){let t=Array.isArray(e)?e.join(` `):e,n=F.get(t);return n===void 0&&(n=new Map,F.set(t,n)),n}var Fe=class{constructor(e,{functions:t,useIsolating:n=!0,transform:r=e=>e}={}){this._terms=new Map,this._messages=new Map,this.locales=Array.isArray(e)?e:[e],this._functions={NUMBER:je,DATETIME:Ne,...t},this._useIsolating=n,this._transform=r,this._intls=Pe(e)}hasMessage(e){return this._messages.has(e)}getMessage(e){return this._messages.get(e)}addResource(e,{allowOverrides:t=!1}={}){let n=[];for(let r=0;r<e.body.length;r++){let i=e.body[r];if(i.id.startsWith(`-`)){if(t===!1&&this._terms.has(i.id)){n.push(Error(`Attempt to override an existing term: "${i.id}"`));continue}this._terms.set(i.id,i)}else{if(t===!1&&this._messages.has(i.id)){n.push(Error(`Attempt to override an existing message: "${i.id}"`));continue}this._messages.set(i.id,i)}}return n}formatPattern(e,t=null,n=null){if(typeof e==`string`)return this._transform(e);let r=new Ae(this,n,t);try{return ke(r,e).toString(r)}catch(e){if(r.errors&&e instanceof Error)return r.errors.push(e),new E().toString(r);throw e}}},I=/^(-?[a-zA-Z][\w-]*) *= */gm,L=/\.([a-zA-Z][\w-]*) *= */y,Ie=/\*?\[/y,R=/(-?[0-9]+(?:\.([0-9]+))?)/y,Le=/([a-zA-Z][\w-]*)/y,z=/([$-])?([a-zA-Z][\w-]*)(?:\.([a-zA-Z][\w-]*))?/y,Re=/^[A-Z][A-Z0-9_-]*$/,B=/([^{}\n\r]+)/y,ze=/([^\\"\n\r]*)/y,V=/\\([\\"])/y,H=/\\u([a-fA-F0-9]{4})|\\U([a-fA-F0-9]{6})/y,Be=/^\n+/,U=/ +$/,Ve=/ *\r?\n/g,He=/( *)$/,Ue=/{\s*/y,W=/\s*}/y,We=/\[\s*/y,Ge=/\s*] */y,Ke=/\s*\(\s*/y,qe=/\s*->\s*/y,Je=/\s*:\s*/y,Ye=/\s*,?\s*/y,Xe=/\s+/y,Ze=class{constructor(e){this.body=[],I.lastIndex=0;let t=0;for(;;){let n=I.exec(e);if(n===null)break;t=I.lastIndex;try{this.body.push(s(n[1]))}catch(e){if(e instanceof SyntaxError)continue;throw e}}function n(n){return n.lastIndex=t,n.test(e)}function r(n,r){if(e[t]===n)return t++,!0;if(r)throw new r(`Expected ${n}`);return!1}function i(e,r){if(n(e))return t=e.lastIndex,!0;if(r)throw new r(`Expected ${e.toString()}`);return!1}function a(n){n.lastIndex=t;let r=n.exec(e);if(r===null)throw SyntaxError(`Expected ${n.toString()}`);return t=n.lastIndex,r}function o(e){return a(e)[1]}function s(e){let t=l(),n=c();if(t===null&&Object.keys(n).length===0)throw SyntaxError(`Expected message value or attributes`);return{id:e,value:t,attributes:n}}function c(){let e=Object.create(null);for(;n(L);){let t=o(L),n=l();if(n===null)throw SyntaxError(`Expected attribute value`);e[t]=n}return e}function l(){let r;if(n(B)&&(r=o(B)),e[t]===`{`||e[t]===`}`)return u(r?[r]:[],1/0);let i=b();return i?r?u([r,i],i.length):(i.value=x(i.value,Be),u([i],i.length)):r?x(r,U):null}function u(r=[],i){for(;;){if(n(B)){r.push(o(B));continue}if(e[t]===`{`){r.push(d());continue}if(e[t]===`}`)throw SyntaxError(`Unbalanced closing brace`);let a=b();if(a){r.push(a),i=Math.min(i,a.length);continue}break}let a=r.length-1,s=r[a];typeof s==`string`&&(r[a]=x(s,U));let c=[];for(let e of r)e instanceof G&&(e=e.value.slice(0,e.value.length-i)),e&&c.push(e);return c}function d(){i(Ue,SyntaxError);let e=f();if(i(W))return e;if(i(qe)){let t=ee();return i(W,SyntaxError),{type:`select`,selector:e,...t}}throw SyntaxError(`Unclosed placeable`)}function f(){if(e[t]===`{`)return d();if(n(z)){let[,e,t,n=null]=a(z);if(e===`$`)return{type:`var`,name:t};if(i(Ke)){let r=p();if(e===`-`)return{type:`term`,name:t,attr:n,args:r};if(Re.test(t))return{type:`func`,name:t,args:r};throw SyntaxError(`Function names must be all upper-case`)}return e===`-`?{type:`term`,name:t,attr:n,args:[]}:{type:`mesg`,name:t,attr:n}}return g()}function p(){let n=[];for(;;){switch(e[t]){case`)`:return t++,n;case void 0:throw SyntaxError(`Unclosed argument list`)}n.push(m()),i(Ye)}}function m(){let e=f();return e.type===`mesg`&&i(Je)?{type:`narg`,name:e.name,value:g()}:e}function ee(){let e=[],t=0,i;for(;n(Ie);){r(`*`)&&(i=t);let n=h(),a=l();if(a===null)throw SyntaxError(`Expected variant value`);e[t++]={key:n,value:a}}if(t===0)return null;if(i===void 0)throw SyntaxError(`Expected default variant`);return{variants:e,star:i}}function h(){i(We,SyntaxError);let e;return e=n(R)?_():{type:`str`,value:o(Le)},i(Ge,SyntaxError),e}function g(){if(n(R))return _();if(e[t]===`"`)return v();throw SyntaxError(`Invalid expression`)}function _(){let[,e,t=``]=a(R),n=t.length;return{type:`num`,value:parseFloat(e),precision:n}}function v(){r(`"`,SyntaxError);let n=``;for(;;){if(n+=o(ze),e[t]===`\\`){n+=y();continue}if(r(`"`))return{type:`str`,value:n};throw SyntaxError(`Unclosed string literal`)}}function y(){if(n(V))return o(V);if(n(H)){let[,e,t]=a(H),n=parseInt(e||t,16);return n<=55295||57344<=n?String.fromCodePoint(n):`�`}throw SyntaxError(`Unknown escape sequence`)}function b(){let n=t;switch(i(Xe),e[t]){case`.`:case`[`:case`*`:case`}`:case void 0:return!1;case`{`:return S(e.slice(n,t))}return e[t-1]===` `?S(e.slice(n,t)):!1}function x(e,t){return e.replace(t,``)}function S(e){let t=e.replace(Ve,`
`),n=He.exec(e)[1].length;return new G(t,n)}}},G=class{constructor(e,t){this.value=e,this.length=t}},Qe=``,$e=new Map,K=new Map;et(Qe,Object.assign({"../words/en.ftl":ne,"../words/end.en.ftl":re,"../words/end.ru.ftl":ie,"../words/end.uk.ftl":ae,"../words/guide.en.ftl":oe,"../words/guide.ru.ftl":se,"../words/guide.uk.ftl":ce,"../words/hands.en.ftl":le,"../words/hands.ru.ftl":ue,"../words/hands.uk.ftl":de,"../words/ru.ftl":fe,"../words/rules.en.ftl":pe,"../words/rules.ru.ftl":me,"../words/rules.uk.ftl":he,"../words/time.en.ftl":ge,"../words/time.ru.ftl":_e,"../words/time.uk.ftl":ve,"../words/uk.ftl":ye}));function et(e,t){$e.set(e,t);for(let t of K.keys())t.startsWith(`${e}/`)&&K.delete(t)}function tt(e,t){let n=`${e}/${t}`;if(!K.has(n)){let r=Object.entries($e.get(e)??{}).filter(([e])=>e.split(/[./]/).at(-2)===t),i=r.length===0?null:new Fe(t,{useIsolating:!1});for(let[,e]of r)i?.addResource(new Ze(e));K.set(n,i)}return K.get(n)}function nt(e,t,n){let[r,i]=t.split(`.`),a=e?.getMessage(r),o=i===void 0?a?.value:a?.attributes[i];return e&&o?e.formatPattern(o,n,[]):null}function q(e,t){return nt(tt(Qe,S.lang),e,t)??e}function rt(e,t,n){return nt(tt(e,S.lang),t,n)??q(t,n)}var it=`unreachable`,at=class extends Error{reason;constructor(e,t){super(t),this.reason=e}};async function J(e,t={}){let n=await fetch(`/api/${e}`,t).catch(()=>null);if(n?.ok)return await n.json();let r=await n?.json().catch(()=>null);throw new at(r?.reason??`unreachable`,r?.text??q(`server-unreachable`))}function Y(e,t){return J(`${e}?lang=${S.lang}`,{method:`POST`,headers:{"content-type":`application/json`},body:JSON.stringify(t)})}var ot=3e3;async function st(e,t){for(;t();)try{return await e()}catch{await new Promise(e=>setTimeout(e,ot))}return null}var ct={games:e=>J(`games?lang=${e}`),catalogue:(e,t)=>J(`games/${e}/catalogue?lang=${t}`),rules:(e,t)=>J(`games/${e}/rules?lang=${t}`),clause:(e,t,n)=>J(`games/${e}/clauses/${t}?lang=${n}`),here:()=>J(`here`),newTable:e=>Y(`tables`,e),departures:e=>Y(`departures`,e),join:(e,t)=>Y(`tables/${e}/join`,t),record:(e,t)=>J(`tables/${e}/log?lang=${S.lang}`,t===void 0?{}:{headers:{authorization:`Bearer ${t}`}})},lt=e([]);function ut(e){return/^(localhost|.*\.localhost|127(\.\d+){3}|\[::1\])$/.test(e)}async function dt(){if(ut(location.hostname))try{s(lt,(await ct.here()).addresses)}catch{}}function ft(){return ut(location.hostname)?n(lt):[`${location.origin}/`]}function pt(){let[e]=ft();return e===void 0?location.origin:new URL(e).origin}function X(e){let[t,n]=e.split(`/`).filter(Boolean);return t===`t`&&n?{at:`table`,table:n.toUpperCase()}:t===`r`&&n?{at:`replay`,table:n.toUpperCase()}:t===`rules`&&n?{at:`rules`,game:n}:{at:`lobby`}}var Z=e(X(location.pathname));function mt(){return n(Z)}function ht(e){history.pushState(null,``,e),s(Z,X(location.pathname)),scrollTo(0,0)}function gt(e){let t=e.currentTarget.getAttribute(`href`);t===null||e.button!==0||e.metaKey||e.ctrlKey||e.shiftKey||(e.preventDefault(),ht(t))}addEventListener(`popstate`,()=>s(Z,X(location.pathname)));var _t=`modulepreload`,vt=function(e){return`/`+e},Q={},$=function(e,t,n){let r=Promise.resolve();if(t&&t.length>0){let e=document.getElementsByTagName(`link`),i=document.querySelector(`meta[property=csp-nonce]`),a=i?.nonce||i?.getAttribute(`nonce`);function o(e){return Promise.all(e.map(e=>Promise.resolve(e).then(e=>({status:`fulfilled`,value:e}),e=>({status:`rejected`,reason:e}))))}r=o(t.map(t=>{if(t=vt(t,n),t in Q)return;Q[t]=!0;let r=t.endsWith(`.css`),i=r?`[rel="stylesheet"]`:``;if(n)for(let n=e.length-1;n>=0;n--){let i=e[n];if(i.href===t&&(!r||i.rel===`stylesheet`))return}else if(document.querySelector(`link[href="${t}"]${i}`))return;let o=document.createElement(`link`);if(o.rel=r?`stylesheet`:_t,r||(o.as=`script`),o.crossOrigin=``,o.href=t,a&&o.setAttribute(`nonce`,a),document.head.appendChild(o),r)return new Promise((e,n)=>{o.addEventListener(`load`,e),o.addEventListener(`error`,()=>n(Error(`Unable to preload CSS for ${t}`)))})}))}function i(e){let t=new Event(`vite:preloadError`,{cancelable:!0});if(t.payload=e,window.dispatchEvent(t),!t.defaultPrevented)throw e}return r.then(t=>{for(let e of t||[])e.status===`rejected`&&i(e.reason);return e().catch(i)})};function yt(e,i){f(i,!0);let s=h(mt),d=()=>$(()=>import(`./LobbyPage-T8sJwfRj.js`),__vite__mapDeps([0,1,2,3,4,5,6,7,8,9])),m=()=>$(()=>import(`./RulesPage-DwkpiSMJ.js`),__vite__mapDeps([10,1,3,4,11,12,13,8,14])),v=()=>$(()=>import(`./TablePage-CoeWkNEU.js`),__vite__mapDeps([15,1,2,3,4,5,16,12,6,7,17,18,11,13,19]));u(()=>{n(s),dt()});function y(e){document.documentElement.dataset.by=e.type===`keydown`?`keys`:`pointer`}var b=p();c(`keydown`,o,y),c(`pointerdown`,o,y);var x=a(b),S=e=>{var r=p();l(a(r),d,null,(e,r)=>{var i=h(()=>{var{default:e}=n(r);return{LobbyPage:e}}),o=h(()=>n(i).LobbyPage),s=p();g(a(s),()=>n(o),(e,t)=>{t(e,{})}),t(e,s)}),t(e,r)},te=e=>{var r=p();l(a(r),m,null,(e,r)=>{var i=h(()=>{var{default:e}=n(r);return{RulesPage:e}}),o=h(()=>n(i).RulesPage),c=p();g(a(c),()=>n(o),(e,t)=>{t(e,{get game(){return n(s).game}})}),t(e,c)}),t(e,r)},C=e=>{var i=p();l(a(i),v,null,(e,i)=>{var o=h(()=>{var{default:e}=n(i);return{TablePage:e}}),c=h(()=>n(o).TablePage),l=p();r(a(l),()=>n(s).table+n(s).at,e=>{var r=p(),i=a(r);{let e=h(()=>n(s).at===`replay`);g(i,()=>n(c),(t,r)=>{r(t,{get table(){return n(s).table},get isReplay(){return n(e)}})})}t(e,r)}),t(e,l)}),t(e,i)};_(x,e=>{n(s).at===`lobby`?e(S):n(s).at===`rules`?e(te,1):e(C,-1)}),t(e,b),ee()}C(),i(yt,{target:document.getElementById(`app`)});export{pt as a,st as c,rt as d,te as f,b as g,y as h,ft as i,et as l,S as m,gt as n,it as o,w as p,ht as r,ct as s,$ as t,q as u};