import{D as e,E as t,F as n,H as r,I as i,N as a,O as o,P as s,Q as c,St as l,U as u,W as d,at as f,bt as p,ct as m,gt as h,ht as g,i as _,k as v,lt as y,m as b,n as x,ot as S,p as C,pt as w,q as T,st as E,t as D,tt as O,x as k,yt as A,z as j}from"./Art-DJv5-OFJ.js";import{f as M}from"./index-BLiy1m9G.js";import{c as N}from"./attempt-Dup-4Vvu.js";import{t as P}from"./Tabs-DLMgwsmB.js";import{a as F,i as I,n as L,o as R,r as z,s as ee,t as B}from"./flight-aUxZdXqk.js";var te=`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 72" width="96" height="72"><g stroke="var(--k,#1b2427)" stroke-width="2.4" stroke-linejoin="round" stroke-linecap="round"><path d="M20 72V58q0-18 28-18t28 18v14z" fill="#2b3f63"/><path d="M40 41l8 9 8-9" fill="#fbf6e6"/><circle cx="48" cy="27" r="14" fill="#f1d3ae"/><path d="M32 20h32M37 20V4h22v16z" fill="#2b3033"/><path d="M37 15h22" stroke="#d39c2c" stroke-width="4"/><circle cx="54" cy="28" r="5" fill="none"/><path d="M54 33v10" stroke-width="1.600"/><g transform="translate(64 46) scale(.44)"><rect x="2" y="4" width="60" height="32" rx="2" fill="#cfe0c3"/><circle cx="32" cy="20" r="9" fill="#eef4e6"/></g></g></svg>
`,V=`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 72" width="96" height="72"><g stroke="var(--k,#1b2427)" stroke-width="2.4" stroke-linejoin="round" stroke-linecap="round"><path d="M20 72V58q0-18 28-18t28 18v14z" fill="#5d5142"/><path d="M40 41l8 9 8-9" fill="#fbf6e6"/><circle cx="48" cy="27" r="14" fill="#f1d3ae"/><path d="M31 20q2-14 18-14 14 0 16 10l9 5q-22 3-43-1z" fill="#7a6a52"/><path d="M35 25h26v7q-7 3-13 0-6 3-13 0z" fill="#2b3033"/><circle cx="42" cy="28.500" r="1.800" fill="#fff" stroke="none"/><circle cx="54" cy="28.500" r="1.800" fill="#fff" stroke="none"/></g></svg>
`,ne=`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 72" width="96" height="72"><g stroke="var(--k,#1b2427)" stroke-width="2.4" stroke-linejoin="round" stroke-linecap="round"><path d="M20 72V58q0-18 28-18t28 18v14z" fill="#17385f"/><path d="M40 41l8 9 8-9" fill="#fbf6e6"/><circle cx="48" cy="27" r="14" fill="#f1d3ae"/><path d="M33 19V9q15-6 30 0v10z" fill="#b23522"/><path d="M30 19q18-5 36 0l3 4q-21-5-42 0z" fill="#2b3033"/><circle cx="42" cy="59" r="1.700" fill="#f2cf63" stroke="none"/><circle cx="42" cy="66" r="1.700" fill="#f2cf63" stroke="none"/><path d="M80 44l10 5-10 5V40M80 54v18" fill="#2f9a64"/></g></svg>
`,re=`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 72" width="96" height="72"><g stroke="var(--k,#1b2427)" stroke-width="2.4" stroke-linejoin="round" stroke-linecap="round"><path d="M20 72V58q0-18 28-18t28 18v14z" fill="#c4672c"/><path d="M40 41l8 9 8-9" fill="#fbf6e6"/><circle cx="48" cy="27" r="14" fill="#f1d3ae"/><path d="M32 19q0-13 16-13t16 13l5 2q-21 3-42 0z" fill="#2e4f7d"/><path d="M82 70V34" stroke-width="5"/><path d="M82 30l10-8v16z" fill="#c8402a"/><path d="M24 58h48" stroke="#f2cf63" stroke-width="4"/></g></svg>
`,H=`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 72" width="96" height="72"><g stroke="var(--k,#1b2427)" stroke-width="2.4" stroke-linejoin="round" stroke-linecap="round"><path d="M26 34q-8-14 4-28 2 8 7 9 3-9 12-13-1 9 6 13 5-3 6-10 12 14 4 29z" fill="#e8772e"/><path d="M36 34q-3-8 4-15 2 5 6 6 3-5 8-7 4 8 0 16z" fill="#f7c948" stroke="none"/><path d="M16 70V40h64v30z" fill="#e9dcc0"/><path d="M10 41l8-9h60l8 9z" fill="#7a3b2c"/><path d="M41 70V53h14v17z" fill="#46525a"/><path d="M23 47h11v10H23zM62 47h11v10H62z" fill="#f7c948"/><path d="M28.500 47v10M67.500 47v10" stroke-width="1.600"/><path d="M6 70h84" stroke-width="3"/></g></svg>
`,U=`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 72" width="96" height="72"><g stroke="var(--k,#1b2427)" stroke-width="2.4" stroke-linejoin="round" stroke-linecap="round"><path d="M4 66h36l6-5M92 66H58l-7 4" fill="none" stroke-width="3.600"/><g transform="rotate(-17 34 48)"><rect x="8" y="30" width="44" height="21" rx="2" fill="#a9552f"/><path d="M6 30q2-5 8-5h32q6 0 8 5z" fill="#6c767a"/><path d="M23 31v19M37 31v19M23 31l14 19" fill="none" stroke-width="1.800"/><circle cx="17" cy="56" r="5.500" fill="#39464b"/><circle cx="43" cy="56" r="5.500" fill="#39464b"/></g><g transform="rotate(14 70 46)"><path d="M54 28h18v-8h16v31H54z" fill="#2f6b4f"/><path d="M50 20h8v8h-8z" fill="#2b3033"/><path d="M76 25h8v9h-8z" fill="#cfe0e2"/><circle cx="62" cy="56" r="5.500" fill="#39464b"/><circle cx="80" cy="56" r="5.500" fill="#39464b"/></g><path d="M42 18l4-10 5 9 9-6-3 10 8 3" fill="none" stroke="#c8402a" stroke-width="3.400"/></g></svg>
`,ie=`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" width="24" height="24"><g fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"><rect x="5" y="11" width="14" height="9" rx="2"/><path d="M8 11V8a4 4 0 0 1 8 0v3"/></g></svg>
`,ae=`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 40" width="64" height="40"><g stroke="var(--k,#1b2427)" stroke-width="2.4" stroke-linejoin="round" stroke-linecap="round" stroke-width="2"><rect x="2" y="4" width="60" height="32" rx="2" fill="#cfe0c3"/><rect x="6.500" y="8.500" width="51" height="23" rx="1" fill="none" stroke="#2c6a4d" stroke-width="1.400"/><circle cx="32" cy="20" r="9" fill="#eef4e6" stroke="#2c6a4d"/><path d="M27 22h8v-5h4v8H27z" fill="#2c6a4d" stroke="none"/><circle cx="29" cy="26" r="1.800" fill="#2c6a4d" stroke="none"/><circle cx="36" cy="26" r="1.800" fill="#2c6a4d" stroke="none"/><path d="M11 13h6M47 27h6" stroke="#2c6a4d" stroke-width="2"/></g></svg>
`,oe=`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 72 80" width="72" height="80"><g stroke="var(--k,#1b2427)" stroke-width="2.4" stroke-linejoin="round" stroke-linecap="round"><path d="M7 78V34h58v44z" fill="var(--b,#a86a45)"/><path d="M7 44h58M7 56h58M7 68h58" stroke-opacity=".28" stroke-width="1.600"/><path d="M2 36L36 10l34 26z" fill="var(--r,#6c767a)"/><path d="M16 30l20-15 20 15" fill="none" stroke-opacity=".35" stroke-width="1.600"/><path d="M30 8h12v8H30z" fill="var(--f,#46525a)"/><circle cx="36" cy="28" r="4.500" fill="var(--g,#cfe0e2)"/><path d="M16 78V46q20-9 40 0v32z" fill="#22313a"/><path d="M10 78h52" stroke-width="3"/></g></svg>
`,se=`# What the board of Continental Express says.

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
`,W=`# What the board of Continental Express says.

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
price-free = бесплатно

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
`,ce=`# What the board of Continental Express says.

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
price-free = безкоштовно

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
`,G=N;function le(e){return Object.keys(e.cards).filter(t=>[`wagon`,`locomotive`].includes(e.cards[t].is_a))}function K(e){return Object.entries(e).flatMap(([e,t])=>Array(t).fill(e))}var q={passenger:[`coach`,`--b:#2f6b4f`],boxcar:[`boxcar`,`--b:#a9552f`],coal:[`hopper`,`--b:#5d5142`],tank:[`tanker`,`--b:#66757c`],mail:[`mail`,`--b:#3f6f8c`],locomotive:[`loco-1`,`--b:#2b3f63`]},ue={passenger:`var(--passenger)`,boxcar:`var(--boxcar)`,coal:`var(--freight)`,tank:`var(--tanker)`,mail:`var(--high_speed)`},J=[[`loco-1`,`--b:#1f5a4c`],[`loco-2`,`--b:#a8442f`],[`loco-3`,`--b:#2e4f7d`],[`loco-hs`,`--t:#7a4a80`]];function Y(e){return(q[e]??q.boxcar)[0]}function de(e){return(q[e]??q.boxcar)[1]}function fe(e){let[t,n]=J[e%J.length];return{name:t,style:n}}function X(e,t){return`${t.is_a===`event`?`ev`:`ch`}-${e}`}function pe(e,t){return t.is_a===`character`?`var(--action)`:t.is_a===`event`?`var(--red-fill)`:t.is_a===`wagon`?ue[e]??`var(--freight)`:t.is_a===`banknote`?`#2c6a4d`:`var(--enamel)`}function me(e){let t=/^\d+/.exec(e);return t?[t[0],e.slice(t[0].length)]:[``,e]}function he(e){let t=[`a`,`b`,`c`,`d`,`e`];return Array.from({length:e.colours},(n,r)=>Array(e.size).fill(e.colour??t[r]))}var ge=d(`<span class="wagon svelte-1vhc2c4"><!> <!></span>`);function Z(e,t){h(t,!0);var n=ge(),a=f(n);{let e=w(()=>Y(t.card)),n=w(()=>de(t.card));D(a,{get name(){return c(e)},class:`v`,get style(){return c(n)}})}var o=m(a,2),s=e=>{D(e,{name:`hopper-load`,class:`v load`})},l=w(()=>Y(t.card)===`hopper`);i(o,e=>{c(l)&&e(s)}),p(n),r(e,n),g()}var _e=d(`<em class="svelte-1c1hvs4"><!></em>`),ve=d(`<i><!><!></i>`),ye=d(`<span class="slots svelte-1c1hvs4" aria-hidden="true"></span>`),be=d(`<!> `,1);function xe(t,n){h(n,!0);let l=G(),u=w(()=>l.view),d=w(()=>c(u).place===null?null:c(u).objectives[c(u).place]),_=w(()=>{if(c(d)===null||c(u).payment===null)return[];let e=l.catalogue.objectives[c(d)].needs,t=Object.keys(e),n=t.indexOf(c(u).payment.wagon);return K(e).map(e=>{let r=t.indexOf(e);return{wagon:e,state:r<n?`paid`:r===n?`now`:`later`}})}),v=w(()=>{switch(c(u).phase){case`take`:return l.say(`detail-take`,{notes:c(u).banknotes[c(u).seat]});case`swap`:return l.say(`detail-swap`,{card:l.catalogue.cards[c(u).given].name});case`pay`:return l.say(`detail-pay`,{locomotives:c(u).wagons[c(u).seat].locomotive??0});case`claim`:return c(u).turns_left===null?``:l.say(`last-turns`,{turns:c(u).turns_left});default:return``}});var y=be(),b=S(y),x=t=>{var n=ye();a(n,21,()=>c(_),s,(t,n)=>{let a=()=>c(n).wagon,s=()=>c(n).state;var l=ve(),u=f(l);Z(u,{get card(){return a()}});var d=m(u),h=e=>{var t=_e();D(f(t),{name:`i-check`}),p(t),r(e,t)};i(d,e=>{s()===`paid`&&e(h)}),p(l),O(()=>e(l,1,o(s()),`svelte-1c1hvs4`)),r(t,l)}),p(n),r(t,n)};i(b,e=>{c(_).length>0&&e(x)});var C=m(b);O(()=>j(C,` ${c(v)??``}`)),r(t,y),g()}var Se=d(`<i><!><span class="vh"> </span></i>`);function Q(n,i){h(i,!0);let a=C(i,`class`,3,``),o=G();var s=Se(),c=f(s);D(c,{get name(){return`sym-${i.colour??``}`}});var l=E(m(c),!0);p(s),O(()=>{e(s,1,`chip ${a()??``}`,`svelte-okve52`),t(s,`background:var(--c-${i.colour??``});color:var(--on-${i.colour??``})`),k(s,`title`,o.catalogue.colours[i.colour]),j(l,o.catalogue.colours[i.colour])}),r(n,s),g()}var Ce=d(`<i></i>`),we=d(`<span class="group svelte-m42za6"></span>`),Te=d(`<small class="svelte-m42za6"> </small>`),Ee=d(`<span class="contract svelte-m42za6"><span class="head svelte-m42za6"><!> </span> <span class="what svelte-m42za6"><b class="svelte-m42za6"> </b> </span> <span class="set svelte-m42za6" aria-hidden="true"></span> <!></span>`);function De(t,n){h(n,!0);let o=G(),l=w(()=>o.catalogue.contracts[n.contract]),d=w(()=>me(c(l).name)),_=w(()=>!c(l).always_repeats&&o.view.options.contract_sets_repeat===!1);var v=Ee(),y=f(v),b=f(y);D(b,{name:`i-lock`});var x=m(b,1,!0);p(y);var C=m(y,2),T=f(C),k=E(T,!0),A=m(T,1,!0);p(C);var M=m(C,2);a(M,21,()=>he(c(l)),s,(t,n,o)=>{var d=we();a(d,21,()=>c(n),s,(t,n)=>{var a=u(),s=S(a),d=e=>{Q(e,{get colour(){return c(n)}})},f=t=>{var n=Ce();e(n,1,`any k${o}`,`svelte-m42za6`),r(t,n)};i(s,e=>{c(l).colour?e(d):e(f,-1)}),r(t,a)}),p(d),r(t,d)}),p(M);var N=m(M,2),P=e=>{var t=Te(),i=E(t,!0);O(e=>j(i,e),[()=>o.say(o.view.phase===`over`?`contract-final`:`contract-now`,{sets:n.parts.sets??0,points:n.parts.contract_points??0})]),r(e,t)},F=e=>{var t=Te(),n=E(t,!0);O(e=>j(n,e),[()=>o.say(`contract-once`)]),r(e,t)};i(N,e=>{n.parts?e(P):c(_)&&e(F,1)}),p(v),O(e=>{j(x,e),j(k,c(d)[0]),j(A,c(d)[1])},[()=>o.say(`contract`)]),r(t,v),g()}var Oe=d(`<div class="two svelte-nqi9t"></div>`),ke=d(`<em class="svelte-nqi9t"> </em>`),Ae=d(`<em class="done svelte-nqi9t"><!> </em>`),je=d(`<li class="svelte-nqi9t"><!><span> </span> <!></li>`),Me=d(`<section class="choice sheet svelte-nqi9t"><h3 class="svelte-nqi9t"> </h3> <p class="svelte-nqi9t"> </p> <!> <ul class="svelte-nqi9t"></ul></section>`);function Ne(e,t){h(t,!0);let n=G(),o=w(()=>n.view),s=w(()=>n.viewer===null?null:c(o).dealt[n.viewer]),l=w(()=>n.viewer===null?null:c(o).contracts[n.viewer]),d=w(()=>Array.from({length:c(o).seats},(e,t)=>t));var _=Me(),v=f(_),y=E(v,!0),b=m(v,2),x=E(b,!0),C=m(b,2),T=e=>{var t=Oe();a(t,20,()=>c(s),e=>e,(e,t)=>{var a=u(),o=S(a),s=e=>{let r=w(()=>n.movesOf(`keep`,{contract:t}));{let i=w(()=>c(r)[0]?.text??n.catalogue.contracts[t].name),a=w(()=>({kind:`contract`,args:{contract:t}})),o=w(()=>c(l)===t),s=w(()=>c(l)!==null&&c(l)!==t?`gone`:``);L(e,{get label(){return c(i)},get moves(){return c(r)},get about(){return c(a)},shape:`card`,get picked(){return c(o)},get class(){return`offer ${c(s)??``}`},children:(e,n)=>{De(e,{get contract(){return t}})},$$slots:{default:!0}})}};i(o,e=>{t!==null&&e(s)}),r(e,a)}),p(t),r(e,t)};i(C,e=>{c(s)&&e(T)});var A=m(C,2);a(A,20,()=>c(d),e=>e,(e,t)=>{var a=je(),s=f(a);M(s,{get seat(){return t}});var l=m(s),u=E(l,!0),d=m(l,2),h=e=>{var t=ke(),i=E(t,!0);O(e=>j(i,e),[()=>n.say(I(n,`contract`)?`contracts-yours`:`contracts-choosing`)]),r(e,t)},g=e=>{var t=Ae(),i=f(t);D(i,{name:`i-check`});var a=m(i,1,!0);p(t),O(e=>j(a,e),[()=>n.say(`contracts-chosen`)]),r(e,t)},_=e=>{var t=ke(),i=E(t,!0);O(e=>j(i,e),[()=>n.say(`contracts-later`)]),r(e,t)};i(d,e=>{c(o).seat===t?e(h):t<(c(o).seat??0)?e(g,1):e(_,-1)}),p(a),O(e=>j(u,e),[()=>R(n,t)]),r(e,a)}),p(A),p(_),O((e,t,n)=>{k(_,`aria-label`,e),j(y,t),j(x,n)},[()=>n.say(`contracts`),()=>n.say(`contracts`),()=>n.say(`contracts-about`)]),r(e,_),g()}var Pe=d(`<em class="svelte-1imvfrn"> </em>`),Fe=d(`<i class="svelte-1imvfrn"><!> <!></i>`),Ie=d(`<span><!> <!></span>`),Le=d(`<small class="svelte-1imvfrn"> </small>`),Re=d(`<span class="goal svelte-1imvfrn"><span class="vp svelte-1imvfrn"><b class="svelte-1imvfrn"> </b><!><!></span> <span class="sy svelte-1imvfrn"></span> <span class="rail svelte-1imvfrn"></span> <!></span>`);function ze(n,o){h(o,!0);let l=C(o,`marks`,19,()=>[]),u=C(o,`more`,3,0),d=C(o,`note`,3,``),_=G(),v=w(()=>_.catalogue.objectives[o.objective]),y=w(()=>Object.entries(c(v).needs).flatMap(([e,t])=>Array(t).fill(e)));var b=Re(),x=f(b),S=f(x),T=E(S,!0),k=m(S);D(k,{name:`i-star`});var A=m(k),M=e=>{var t=Pe(),n=E(t,!0);O(e=>j(n,e),[()=>_.say(`goal-more`,{points:u()})]),r(e,t)};i(A,e=>{u()>0&&e(M)}),p(x);var N=m(x,2);a(N,21,()=>c(v).symbols,s,(e,t)=>{Q(e,{get colour(){return c(t)}})}),p(N);var P=m(N,2);a(P,21,()=>c(y),s,(t,n,a)=>{var o=Ie(),s=f(o);Z(s,{get card(){return c(n)}});var u=m(s,2),d=e=>{var t=Fe(),n=f(t),o=e=>{D(e,{name:`i-check`})};i(n,e=>{(l()[a]===`have`||l()[a]===`paid`)&&e(o)});var s=m(n,2),c=e=>{D(e,{name:`i-train`})};i(s,e=>{l()[a]===`joker`&&e(c)}),p(t),r(e,t)};i(u,e=>{l()[a]&&e(d)}),p(o),O(()=>e(o,1,`w ${l()[a]??``??``}`,`svelte-1imvfrn`)),r(t,o)}),p(P);var F=m(P,2),I=e=>{var t=Le(),n=E(t,!0);O(()=>j(n,d())),r(e,t)};i(F,e=>{d()&&e(I)}),p(b),O(()=>{t(b,`--sc:var(--c-${c(v).symbols[0]??``})`),j(T,c(v).points)}),r(n,b),g()}var Be=d(`<span><!></span>`),Ve=d(`<!> <!> <!>`,1),He=d(`<span class="ty svelte-tycolm"> </span>`),Ue=d(`<span><span><!></span> <span class="body"><span class="nm svelte-tycolm"> </span> <span class="fx svelte-tycolm"><span class="line"> </span></span> <!></span></span>`);function We(n,a){h(a,!0);let o=C(a,`big`,3,!1),s=G(),l=w(()=>s.catalogue.cards[a.card]),d=w(()=>c(l)?.is_a===`character`||c(l)?.is_a===`event`),_=w(()=>c(l)?.reminder||s.say(`copies`,{copies:c(l)?.copies??0}));var v=u(),y=S(v),b=t=>{var n=Be();let i;var l=f(n);{let e=w(()=>o()?s.catalogue.objectives[a.card]?.name??``:``);ze(l,{get objective(){return a.card},get note(){return c(e)}})}p(n),O(()=>i=e(n,1,`goal-card svelte-tycolm`,null,i,{big:o()})),r(t,n)},x=n=>{var u=Ue();let h;var g=f(u);let v;var y=f(g),b=e=>{{let t=w(()=>X(a.card,c(l)));D(e,{get name(){return c(t)}})}},x=e=>{D(e,{name:`note`})},C=e=>{var t=Ve(),n=S(t);{let e=w(()=>c(l).is_a===`locomotive`?`sc-hills`:`sc-yard`);D(n,{get name(){return c(e)},class:`sc`,slice:!0})}var o=m(n,2);{let e=w(()=>Y(a.card)),t=w(()=>de(a.card));D(o,{get name(){return c(e)},class:`v`,get style(){return c(t)}})}var s=m(o,2),u=e=>{D(e,{name:`hopper-load`,class:`v`})},d=w(()=>Y(a.card)===`hopper`);i(s,e=>{c(d)&&e(u)}),r(e,t)};i(y,e=>{c(d)?e(b):c(l).is_a===`banknote`?e(x,1):e(C,-1)}),p(g);var T=m(g,2),k=f(T),A=E(k,!0),M=m(k,2),N=E(f(M),!0);p(M);var P=m(M,2),F=e=>{var t=He(),n=E(t,!0);O(e=>j(n,e),[()=>s.say(`copies`,{copies:c(l).copies})]),r(e,t)};i(P,e=>{o()&&e(F)}),p(T),p(u),O(n=>{h=e(u,1,`card svelte-tycolm`,null,h,{act:c(d),event:c(l).is_a===`event`,big:o()}),t(u,`--c:${n??``}`),v=e(g,1,`pic svelte-tycolm`,null,v,{note:c(l).is_a===`banknote`}),j(A,c(l).title),j(N,o()?c(l).effect:c(_))},[()=>pe(a.card,c(l))]),r(n,u)};i(y,e=>{c(l)===void 0?e(b):e(x,-1)}),r(n,v),g()}var Ge=d(`<i class="flag svelte-1qws6ow"><!> <span class="vh"> </span></i>`),Ke=d(`<span class="gap svelte-1qws6ow"> </span>`),qe=d(`<span class="lk svelte-1qws6ow"><!></span>`),Je=d(`<!> <!>`,1),Ye=d(`<div class="place svelte-1qws6ow"><!></div>`),Xe=d(`<span class="shift svelte-1qws6ow"></span>`),Ze=d(`<span><!> <!></span> <!>`,1),Qe=d(`<div class="row svelte-1qws6ow" role="group"><div class="shed svelte-1qws6ow"><!> <b> </b> <!></div> <!> <div class="edge svelte-1qws6ow" aria-hidden="true"></div></div>`),$e=d(`<section class="market sheet svelte-1qws6ow" data-at="market"></section>`);function et(t,n){h(n,!0);let o=[`left`,`middle`,`right`],l=G(),u=z(),d=w(()=>l.view),_=w(()=>I(l,`take`,`invest`)),y=w(()=>l.viewer===null?0:c(d).banknotes[l.viewer]),b=w(()=>F(l).filter(e=>e.kind===`turned_up`).map(e=>e.args.row));function x(e){return Object.keys(c(d).event_piles).filter(t=>c(d).event_piles[t]===e)}var C=$e();a(C,21,()=>c(d).market,s,(t,n,h)=>{var g=Qe(),C=f(g);k(C,`data-at`,`pile:${h}`);var A=f(C);D(A,{name:`shed`});var M=m(A,2);let N;var P=E(M,!0);a(m(M,2),16,()=>x(h),e=>e,(e,t)=>{var n=Ge(),i=f(n);{let e=w(()=>X(t,l.catalogue.cards[t]));D(i,{get name(){return c(e)}})}var a=E(m(i,2),!0);p(n),O(e=>j(a,e),[()=>l.say(`pile-event`,{card:l.catalogue.cards[t].name})]),r(e,n)}),p(C),v(C,()=>u(`pile`,{row:h}));var F=m(C,2);a(F,17,()=>c(n),s,(e,t,n)=>{let a=w(()=>o[n]),s=w(()=>c(d).prices[n]);var u=Ye(),g=f(u),v=e=>{var t=Ke(),n=E(t,!0);O(e=>j(n,e),[()=>c(d).phase===`contract`?``:l.say(`place-empty`)]),r(e,t)},y=e=>{let o=w(()=>l.movesOf(`take`,{row:h,column:c(a)}));{let u=w(()=>c(o)[0]?.text??`${l.catalogue.cards[c(t)].name}, ${l.say(`price`,{price:c(s)})}`),d=w(()=>c(_)?{kind:`take`,args:{row:h,column:c(a)}}:void 0),g=w(()=>({kind:`place`,args:{row:h,column:c(a)}})),v=w(()=>c(b).includes(h)&&n===0?`new`:``);L(e,{get label(){return c(u)},get moves(){return c(o)},get why(){return c(d)},get about(){return c(g)},shape:`card`,get card(){return c(t)},get class(){return c(v)},children:(e,n)=>{var a=Je(),s=S(a);We(s,{get card(){return c(t)}});var l=m(s,2),u=e=>{var t=qe();D(f(t),{name:`i-lock`}),p(t),r(e,t)};i(l,e=>{c(_)&&c(o).length===0&&e(u)}),r(e,a)},$$slots:{default:!0}})}};i(g,e=>{c(t)===null?e(v):e(y,-1)}),p(u),O(()=>k(u,`data-at`,`place:${h}:${c(a)??``}`)),r(e,u)});var I=m(F,2);a(I,21,()=>c(d).prices,s,(t,n,o)=>{var u=Ze(),h=S(u);let g;var v=f(h);a(v,17,()=>({length:c(n)}),s,(e,t)=>{D(e,{name:`note`})});var b=m(v,2),x=e=>{var t=T();O(e=>j(t,e),[()=>l.say(`price-free`)]),r(e,t)};i(b,e=>{c(n)===0&&e(x)}),p(h);var C=m(h,2),w=e=>{r(e,Xe())};i(C,e=>{o<c(d).prices.length-1&&e(w)}),O(t=>{g=e(h,1,`price svelte-1qws6ow`,null,g,{dear:c(_)&&c(n)>c(y)}),k(h,`title`,t)},[()=>l.say(`price`,{price:c(n)})]),r(t,u)}),p(I),p(g),O(t=>{k(g,`aria-label`,t),N=e(M,1,`svelte-1qws6ow`,null,N,{gone:c(d).piles[h].size===0}),j(P,c(d).piles[h].size)},[()=>l.say(`market-row`,{row:h+1,cards:c(d).piles[h].size})]),r(t,g)}),p(C),O(e=>k(C,`aria-label`,e),[()=>l.say(`market`)]),r(t,C),g()}var tt=d(`<span class="moment svelte-8t1stc"><span class="pic svelte-8t1stc"><!></span> <span class="say svelte-8t1stc"><b class="svelte-8t1stc"> </b><span> </span></span></span>`),nt=d(`<span><span class="pic svelte-8t1stc"><!></span> <span class="say svelte-8t1stc"><b class="svelte-8t1stc"> </b><span class="svelte-8t1stc"> </span></span></span>`),rt=d(`<span class="last svelte-8t1stc"> </span>`),it=d(`<div data-at="notice"><!> <!></div>`);function $(t,o){h(o,!0);let s={robbed:`pickpocket`,swapped:`switchman`,got_token:`station_master`},l=G(),d=z(),_=w(()=>l.view),y=w(()=>l.catalogue.cards),b=w(()=>Object.keys(c(y)).filter(e=>c(y)[e].is_a===`event`)),x=w(()=>{let e=F(l),t=e.find(e=>e.kind===`happened`);if(t)return{card:t.args.card,title:c(y)[t.args.card].title,text:c(y)[t.args.card].effect,key:`${t.ply}`};if(c(_).character!==null){let e=c(_).given===null?c(y)[c(_).character].effect:l.say(`notice-given`,{card:c(y)[c(_).given].name});return{card:c(_).character,title:c(y)[c(_).character].title,text:e,key:`${c(_).character} ${c(_).given}`}}let n=e.find(({kind:e})=>e in s||e===`dismissed`);if(!n)return null;let r=s[n.kind]??n.args.card;return{card:r,title:c(y)[r].title,text:n.text,key:`${n.ply}`}}),C=w(()=>c(x)!==null&&c(y)[c(x).card].is_a===`event`);function T(e){if(c(_).box[e])return l.say(`notice-happened`);let t=c(_).event_piles[e];return t===void 0?l.say(`notice-somewhere`):l.say(`notice-pile`,{pile:t+1})}var k=it();let A;var M=f(k),N=e=>{var t=u();n(S(t),()=>c(x).key,e=>{var t=tt(),n=f(t),i=f(n);{let e=w(()=>X(c(x).card,c(y)[c(x).card]));D(i,{get name(){return c(e)}})}p(n);var a=m(n,2),o=f(a),s=E(o,!0),l=E(m(o),!0);p(a),p(t),O(()=>{j(s,c(x).title),j(l,c(x).text)}),r(e,t)}),r(e,t)},P=t=>{var n=u();a(S(n),16,()=>c(b),e=>e,(t,n)=>{var i=nt();let a;var o=f(i),s=f(o);{let e=w(()=>X(n,c(y)[n]));D(s,{get name(){return c(e)}})}p(o);var l=m(o,2),u=f(l),h=E(u,!0),g=E(m(u),!0);p(l),p(i),v(i,()=>d(`card`,{card:n})),O(t=>{a=e(i,1,`coming svelte-8t1stc`,null,a,{over:c(_).box[n]}),j(h,c(y)[n].title),j(g,t)},[()=>T(n)]),r(t,i)}),r(t,n)};i(M,e=>{c(x)?e(N):e(P,-1)});var I=m(M,2),L=e=>{var t=rt(),n=E(t,!0);O(e=>j(n,e),[()=>l.say(`last-turns`,{turns:c(_).turns_left})]),r(e,t)};i(I,e=>{c(_).turns_left!==null&&c(_).phase!==`over`&&e(L)}),p(k),O(()=>A=e(k,1,`notice svelte-8t1stc`,null,A,{red:c(C),blue:c(x)!==null&&!c(C)})),r(t,k),g()}var at=d(`<span class="none svelte-awauu8"> </span>`),ot=d(`<section class="goals svelte-awauu8"><h3 class="svelte-awauu8"> <span class="label svelte-awauu8"> </span></h3> <div class="posters svelte-awauu8" data-at="objectives"></div></section>`);function st(e,t){h(t,!0);let n=G(),o=z(),l=w(()=>n.view),d=w(()=>F(n).filter(e=>e.kind===`opened`).map(e=>e.args.place)),_=w(()=>n.viewer===null?[]:c(l).prospects[n.viewer]??[]);function y(e,t){let r=c(_)[t];if(c(l).phase===`pay`&&c(l).place===t)return b(e);if(r===void 0)return[];let i=c(l).wagons[n.viewer].locomotive??0,a={...r.missing};return K(n.catalogue.objectives[e].needs).reverse().map(e=>a[e]?(--a[e],i-- >0?`joker`:`missing`):`have`).reverse()}function b(e){let t=Object.keys(n.catalogue.objectives[e].needs),r=t.indexOf(c(l).payment.wagon);return K(n.catalogue.objectives[e].needs).map(e=>t.indexOf(e)<r?`paid`:e===c(l).payment.wagon?`now`:``)}function x(e){if(e===void 0)return``;let t=K(e.missing);if(e.can_claim)return t.length>0?n.say(`goal-with-locomotives`,{wagons:t.length}):n.say(`goal-ready`);let r=t.length-(c(l).wagons[n.viewer].locomotive??0);return r===1&&t.length===1?n.say(`goal-one-missing`,{card:n.catalogue.cards[t[0]].name}):n.say(`goal-missing`,{wagons:r})}var C=ot(),T=f(C),D=f(T,!0),A=m(D),M=E(A,!0);v(A,()=>o(`deck`)),p(T);var N=m(T,2);a(N,21,()=>c(l).objectives,s,(e,t,a)=>{var o=u(),s=S(o),f=e=>{var t=at(),i=E(t,!0);O(e=>j(i,e),[()=>n.say(`goals-later`)]),r(e,t)},p=e=>{let r=w(()=>n.movesOf(`claim`,{place:a})),i=w(()=>c(_)[a]);{let o=w(()=>c(r)[0]?.text??n.catalogue.objectives[c(t)].name),s=w(()=>I(n,`claim`)?{kind:`claim`,args:{place:a}}:void 0),u=w(()=>({kind:`card`,args:{card:c(t)}})),f=w(()=>c(l).place===a),p=w(()=>c(i)?.can_claim?`near`:``),m=w(()=>c(d).includes(a)?`new`:``);L(e,{get label(){return c(o)},get moves(){return c(r)},get why(){return c(s)},get about(){return c(u)},quiet:!0,get picked(){return c(f)},shape:`card`,get card(){return c(t)},at:`objective:${a}`,get class(){return`poster-spot ${c(p)??``} ${c(m)??``}`},children:(e,r)=>{{let r=w(()=>y(c(t),a)),o=w(()=>(c(i)?.points??0)-n.catalogue.objectives[c(t)].points),s=w(()=>c(l).place===a?n.say(`goal-paying`):x(c(i)));ze(e,{get objective(){return c(t)},get marks(){return c(r)},get more(){return c(o)},get note(){return c(s)}})}},$$slots:{default:!0}})}};i(s,e=>{c(t)===null?e(f):e(p,-1)}),r(e,o)}),p(N),p(C),O((e,t,n)=>{k(C,`aria-label`,e),j(D,t),j(M,n)},[()=>n.say(`goals`),()=>n.say(`goals`),()=>n.say(`goals-deck`,{cards:c(l).deck.size})]),r(e,C),g()}var ct=[`decline`,`end`,`pay`],lt={take:`market`,token:`goals`,swap:`trains`};function ut({kind:e}){return!ct.includes(e)}function dt({kind:e}){return lt[e]??null}function ft({kind:e,args:t}){switch(e){case`took`:return B(`place:${t.row}:${t.column}`,`cards:${t.seat}`,t.card);case`turned_up`:return B(`pile:${t.row}`,`place:${t.row}:left`,t.card);case`happened`:return B(`market`,`notice`,t.card);case`robbed`:return B(`notes:${t.victim}`,`notes:${t.seat}`,`banknote`);case`swapped`:return B(`cards:${t.victim}`,`cards:${t.seat}`,t.other_card);case`got_token`:return B(`supply:${t.colour}`,`symbols:${t.seat}`);case`claimed`:return B(`objective:${t.place}`,`train:${t.seat}`,t.objective);default:return null}}var pt=d(`<em class="svelte-zqgc2z"> </em>`),mt=d(`<!><b class="svelte-zqgc2z"> </b><!>`,1),ht=d(`<section class="supply sheet svelte-zqgc2z"><h3 class="svelte-zqgc2z"> </h3> <div class="tokens svelte-zqgc2z"></div></section>`);function gt(e,t){h(t,!0);let n=G(),o=w(()=>n.view);var s=ht(),l=f(s),u=E(l,!0),d=m(l,2);a(d,20,()=>Object.keys(n.catalogue.colours),e=>e,(e,t)=>{let a=w(()=>c(o).supply[t]??0),s=w(()=>n.movesOf(`token`,{colour:t}));{let o=w(()=>c(s)[0]?.text??n.say(`supply-left`,{colour:n.catalogue.colours[t],tokens:c(a)})),l=w(()=>I(n,`token`)?{kind:`token`,args:{colour:t}}:void 0),u=w(()=>({kind:`token`,args:{colour:t}}));L(e,{get label(){return c(o)},get moves(){return c(s)},get why(){return c(l)},get about(){return c(u)},class:`token`,get at(){return`supply:${t??``}`},children:(e,n)=>{var o=mt(),l=S(o);Q(l,{get colour(){return t}});var u=m(l),d=E(u,!0),f=m(u),p=e=>{var t=pt(),n=E(t);O(()=>j(n,`+${c(s)[0].gain??``}`)),r(e,t)};i(f,e=>{c(s)[0]?.gain&&e(p)}),O(()=>j(d,c(a))),r(e,o)},$$slots:{default:!0}})}}),p(d),p(s),O((e,t)=>{k(s,`aria-label`,e),j(u,t)},[()=>n.say(`supply`),()=>n.say(`supply`)]),r(e,s),g()}var _t=d(`<span><span class="vh"> </span> <em aria-hidden="true" class="svelte-19zxyqa"><!><b class="svelte-19zxyqa"> </b></em> <span class="wagons svelte-19zxyqa" aria-hidden="true"></span></span>`),vt=d(`<span class="slot svelte-19zxyqa" aria-hidden="true"> </span>`),yt=d(`<div role="group"><!> <span class="engine svelte-19zxyqa"><!></span> <!> <!></div>`);function bt(n,i){h(i,!0);let o=G(),l=z(),u=w(()=>o.view.claimed[i.seat]),d=w(()=>o.catalogue.most_objectives),_=w(()=>F(o).some(e=>e.kind===`claimed`&&e.args.seat===i.seat));var y=yt();let b;var x=f(y);{let e=w(()=>i.seat%2?`wide-yard`:`wide-hills`);D(x,{get name(){return c(e)},class:`scenery`,slice:!0})}var S=m(x,2),C=f(S);{let e=w(()=>fe(i.seat).name),t=w(()=>fe(i.seat).style);D(C,{get name(){return c(e)},class:`v`,get style(){return c(t)}})}p(S);var T=m(S,2);a(T,17,()=>c(u),s,(n,i,d)=>{let h=w(()=>o.catalogue.objectives[c(i)]),g=w(()=>K(c(h).needs));var y=_t();let b;var x=f(y),S=E(x,!0),C=m(x,2),T=f(C);a(T,17,()=>c(h).symbols,s,(e,t)=>{Q(e,{get colour(){return c(t)}})});var D=E(m(T),!0);p(C);var k=m(C,2);a(k,21,()=>c(g),s,(e,t)=>{Z(e,{get card(){return c(t)}})}),p(k),p(y),v(y,()=>l(`card`,{card:c(i)})),O(()=>{b=e(y,1,`section svelte-19zxyqa`,null,b,{new:c(_)&&d===c(u).length-1}),t(y,`--sc:var(--c-${c(h).symbols[0]??``});--n:${c(g).length??``}`),j(S,c(h).name),j(D,c(h).points)}),r(n,y)}),a(m(T,2),17,()=>({length:c(d)-c(u).length}),s,(e,t,n)=>{var i=vt(),a=E(i,!0);O(()=>j(a,c(u).length+n+1)),r(e,i)}),p(y),O(t=>{b=e(y,1,`train svelte-19zxyqa`,null,b,{long:c(u).length>2}),k(y,`data-at`,`train:${i.seat??``}`),k(y,`aria-label`,t)},[()=>o.say(`train-of`,{who:R(o,i.seat),objectives:c(u).length})]),r(n,y),g()}var xt=d(`<span class="none svelte-pilw15"><span class="vh"> </span><!></span>`),St=d(`<b class="svelte-pilw15"> </b>`),Ct=d(`<span class="one svelte-pilw15"><!><!></span>`),wt=d(`<div class="stock svelte-pilw15" role="group"></div>`);function Tt(e,t){h(t,!0);let n=G(),o=z(),s=w(()=>n.view),l=w(()=>t.seat===n.viewer),d=w(()=>F(n).flatMap(({kind:e,args:n})=>e===`took`&&n.seat===t.seat?[n.card]:e===`swapped`?n.seat===t.seat?[n.other_card]:n.victim===t.seat?[n.card]:[]:[])),_=w(()=>le(n.catalogue).map(e=>({card:e,count:c(s).wagons[t.seat][e]??0,moves:c(l)?n.movesOf(`give`,{card:e}):n.movesOf(`swap`,{seat:t.seat,card:e}),isGiven:t.seat===c(s).seat&&c(s).given===e})));function y(e){return c(l)?I(n,`give`)?{kind:`give`,args:{card:e}}:void 0:I(n,`swap`)?{kind:`swap`,args:{seat:t.seat,card:e}}:void 0}var b=wt();a(b,21,()=>c(_),({card:e,count:t,moves:n,isGiven:r})=>e,(e,a)=>{let s=()=>c(a).card,l=()=>c(a).count,h=()=>c(a).moves,g=()=>c(a).isGiven;var _=u(),b=S(_),x=e=>{var i=xt(),a=f(i),c=E(a,!0);Z(m(a),{get card(){return s()}}),p(i),v(i,()=>o(`wagons`,{seat:t.seat,card:s()})),O(e=>j(c,e),[()=>n.say(`wagons-none`,{card:n.catalogue.cards[s()].name})]),r(e,i)},C=e=>{{let a=w(()=>h()[0]?.text??n.say(`wagons-count`,{card:n.catalogue.cards[s()].name,wagons:l()})),o=w(()=>y(s())),u=w(()=>({kind:`wagons`,args:{seat:t.seat,card:s()}})),_=w(()=>c(d).includes(s())?`new`:``);L(e,{get label(){return c(a)},get moves(){return h()},get why(){return c(o)},get about(){return c(u)},quiet:!0,get picked(){return g()},get card(){return s()},get class(){return`kind ${c(_)??``}`},children:(e,t)=>{var n=Ct(),a=f(n);Z(a,{get card(){return s()}});var o=m(a),c=e=>{var t=St(),n=E(t,!0);O(()=>j(n,l())),r(e,t)};i(o,e=>{l()>1&&e(c)}),p(n),r(e,n)},$$slots:{default:!0}})}};i(b,e=>{l()===0?e(x):e(C,-1)}),r(e,_)}),p(b),O(e=>{k(b,`data-at`,`cards:${t.seat??``}`),k(b,`aria-label`,e)},[()=>n.say(`wagons-of`,{who:R(n,t.seat)})]),r(e,b),g()}var Et=d(`<section><h3 class="svelte-17shtdb"><!> </h3> <!> <!></section>`);function Dt(t,n){h(n,!0);let o=G();var s=u();a(S(s),16,()=>ee(o),e=>e,(t,n)=>{var a=u(),s=S(a),c=t=>{var i=Et(),a=f(i),s=f(a);M(s,{get seat(){return n}});var c=m(s,1,!0);p(a);var l=m(a,2);bt(l,{get seat(){return n}}),Tt(m(l,2),{get seat(){return n}}),p(i),O(t=>{e(i,1,`yard sheet o${n+1}`,`svelte-17shtdb`),j(c,t)},[()=>R(o,n)]),r(t,i)};i(s,e=>{n!==o.viewer&&e(c)}),r(t,a)}),r(t,s),g()}var Ot=d(`<div class="strip"><!></div> <!> <!>`,1),kt=d(`<!> <!> <!>`,1),At=d(`<!> <!>`,1),jt=d(`<div class="board-grid svelte-1dzgjxo"><!> <!> <div class="right svelte-1dzgjxo"><!> <!></div></div>`);function Mt(e,t){h(t,!0);let n=[`market`,`goals`,`trains`],a=G(),o=w(()=>a.view.phase===`contract`),s=w(()=>new Set(a.moves.map(dt))),d=w(()=>a.moves.some(e=>e.kind===`claim`)),_=w(()=>new Set(a.nextMoves.map(dt))),v=w(()=>new Set(c(d)?n.filter(e=>c(s).has(e)&&e!==`trains`):c(_)));var y=u(),b=S(y),x=e=>{Ne(e,{})},C=e=>{P(e,{get tabs(){return n},get lit(){return c(s)},get wanted(){return c(v)},get of(){return dt},part:(e,t=l)=>{var n=u(),a=S(n),o=e=>{var t=Ot(),n=S(t);st(f(n),{}),p(n);var i=m(n,2);et(i,{}),$(m(i,2),{}),r(e,t)},s=e=>{var t=kt(),n=S(t);$(n,{});var i=m(n,2);gt(i,{}),st(m(i,2),{}),r(e,t)},c=e=>{var t=At(),n=S(t);$(n,{}),Dt(m(n,2),{}),r(e,t)};i(a,e=>{t()===`market`?e(o):t()===`goals`?e(s,1):e(c,-1)}),r(e,n)},$$slots:{part:!0}})},T=e=>{var t=jt(),n=f(t);et(n,{});var i=m(n,2);$(i,{});var a=m(i,2),o=f(a);st(o,{}),gt(m(o,2),{}),p(a),p(t),r(e,t)};i(b,e=>{c(o)?e(x):a.isPhone?e(C,1):e(T,-1)}),r(e,y),g()}var Nt=d(`<span aria-hidden="true" class="svelte-urf1zp"><!></span>`),Pt=d(`<li class="svelte-urf1zp"><span class="rail svelte-urf1zp"><span class="vh svelte-urf1zp"> </span> <!> <!></span> <b class="num svelte-urf1zp"> </b></li>`),Ft=d(`<li class="svelte-urf1zp"><span class="none svelte-urf1zp"> </span><b class="num svelte-urf1zp">0</b></li>`),It=d(`<li class="svelte-urf1zp"><span class="contract svelte-urf1zp"><span> </span> <span class="symbols svelte-urf1zp"></span></span> <b class="num svelte-urf1zp"> </b></li>`),Lt=d(`<ul><!> <!> <li class="svelte-urf1zp"><span class="notes svelte-urf1zp"><!> </span> <b class="num svelte-urf1zp"> </b></li> <li class="total svelte-urf1zp"><span> </span><b class="num svelte-urf1zp"> </b></li></ul>`);function Rt(t,n){h(n,!0);let o=G(),l=w(()=>K(o.view.symbols[n.seat]));var u=Lt(),d=f(u);a(d,17,()=>n.parts.objectives,s,(e,t)=>{let n=()=>c(t).objective,i=()=>c(t).points,l=w(()=>o.catalogue.objectives[n()]);var u=Pt(),d=f(u),h=f(d),g=E(h,!0),_=m(h,2);a(_,17,()=>c(l).symbols,s,(e,t)=>{var n=Nt();Q(f(n),{get colour(){return c(t)}}),p(n),r(e,n)}),a(m(_,2),17,()=>K(c(l).needs),s,(e,t)=>{Z(e,{get card(){return c(t)}})}),p(d);var v=E(m(d,2),!0);p(u),O(()=>{k(u,`title`,c(l).name),j(g,c(l).name),j(v,i())}),r(e,u)},e=>{var t=Ft(),n=E(f(t),!0);A(),p(t),O(e=>j(n,e),[()=>o.say(`part-none`)]),r(e,t)});var _=m(d,2),v=e=>{var t=It(),i=f(t),u=f(i),d=E(u,!0),h=m(u,2);a(h,21,()=>c(l),s,(e,t)=>{Q(e,{get colour(){return c(t)}})}),p(h),p(i);var g=E(m(i,2),!0);p(t),O(()=>{j(d,o.catalogue.contracts[n.parts.contract].name),j(g,n.parts.contract_points)}),r(e,t)};i(_,e=>{n.parts.contract!==null&&e(v)});var y=m(_,2),b=f(y),x=f(b);D(x,{name:`note`});var S=m(x,1,!0);p(b);var C=E(m(b,2),!0);p(y);var T=m(y,2),M=f(T),N=E(M,!0),P=E(m(M),!0);p(T),p(u),O((t,r)=>{e(u,1,`parts o${n.seat+1}`,`svelte-urf1zp`),j(S,t),j(C,n.parts.banknotes),j(N,r),j(P,n.parts.total)},[()=>o.say(`part-notes`),()=>o.say(`part-total`)]),r(t,u),g()}var zt=d(`<span><!></span>`),Bt=d(`<span class="none svelte-1ywhmb1"> </span>`),Vt=d(`<div role="group"><!> <!> <div class="con svelte-1ywhmb1"><!></div></div>`);function Ht(t,n){h(n,!0);let a=G(),o=z(),s=w(()=>a.viewer),l=w(()=>c(s)===null?null:a.view.contracts[c(s)]);var d=u(),_=S(d),y=t=>{var n=Vt();let u;var d=f(n);bt(d,{get seat(){return c(s)}});var h=m(d,2);Tt(h,{get seat(){return c(s)}});var g=m(h,2),_=f(g),y=e=>{var t=zt();De(f(t),{get contract(){return c(l)},get parts(){return a.view.points[c(s)]}}),p(t),v(t,()=>o(`contract`,{contract:c(l)})),r(e,t)},b=e=>{var t=Bt(),n=E(t,!0);O(e=>j(n,e),[()=>a.say(`contract-none`)]),r(e,t)};i(_,e=>{c(l)===null?e(b,-1):e(y)}),p(g),p(n),O(t=>{u=e(n,1,`hand mine sheet o${c(s)+1}`,`svelte-1ywhmb1`,u,{on:a.view.seat===c(s)}),k(n,`aria-label`,t)},[()=>a.say(`hand`)]),r(t,n)};i(_,e=>{c(s)!==null&&e(y)}),r(t,d),g()}var Ut={station_fire:{scene:`burns`,at:`[data-at~="market"]`,moving:{of:`[data-at^="place:"]`}},train_accident:{scene:`scatters`,at:`[data-at~="objectives"]`,moving:{of:`[data-at^="objective:"]`}}};function Wt({kind:e,args:t}){switch(e){case`happened`:return Ut[t.card]?[Ut[t.card]]:[];case`claimed`:return[{scene:`completed`,at:`[data-at~="objective:${t.place}"]`}];case`last_turns`:return[{scene:`last_round`}];default:return[]}}var Gt=d(`<i aria-hidden="true" class="svelte-8fs17z"></i>`),Kt=d(`<li><span aria-hidden="true" class="svelte-8fs17z"><!></span><b aria-hidden="true" class="svelte-8fs17z"> </b> <!> <span class="vh svelte-8fs17z"> </span></li>`),qt=d(`<ul class="symbols svelte-8fs17z"></ul>`);function Jt(t,n){h(n,!0);let o=G(),s=z(),l=w(()=>F(o).filter(({kind:e,args:t})=>e===`got_token`&&t.seat===n.seat).map(({args:e})=>e.colour)),u=w(()=>Object.keys(o.catalogue.colours).map(e=>({colour:e,count:o.view.symbols[n.seat][e]??0,tokens:o.view.tokens[n.seat][e]??0})));function d(e,t,n){return o.say(`symbols-count`,{colour:o.catalogue.colours[e],symbols:t,tokens:n})}var _=qt();a(_,21,()=>c(u),({colour:e,count:t,tokens:n})=>e,(t,a)=>{let o=()=>c(a).colour,u=()=>c(a).count,h=()=>c(a).tokens;var g=Kt();let _;var y=f(g);Q(f(y),{get colour(){return o()}}),p(y);var b=m(y),x=E(b,!0),S=m(b,2),C=e=>{r(e,Gt())};i(S,e=>{h()>0&&e(C)});var w=E(m(S,2),!0);p(g),v(g,()=>s(`symbols`,{seat:n.seat,colour:o()})),O((t,n)=>{_=e(g,1,`svelte-8fs17z`,null,_,{zero:u()===0,new:t}),j(x,u()),j(w,n)},[()=>c(l).includes(o()),()=>d(o(),u(),h())]),r(t,g)}),p(_),O(e=>{k(_,`data-at`,`symbols:${n.seat??``}`),k(_,`aria-label`,e)},[()=>o.say(`symbols-of`,{who:R(o,n.seat)})]),r(t,_),g()}var Yt=d(`<small class="svelte-k2mozb">+?</small>`),Xt=d(`<i></i>`),Zt=d(`<!> <!>`,1),Qt=d(`<span class="gain svelte-k2mozb"> <!></span>`),$t=d(`<div data-told-group=""><dl class="svelte-k2mozb"><div class="points svelte-k2mozb"><dt class="vh"> </dt> <dd class="svelte-k2mozb"> <!><!></dd></div> <div><dt class="vh"> </dt> <dd class="svelte-k2mozb"><!> </dd></div> <div class="goals svelte-k2mozb"><dt class="vh"> </dt> <dd class="svelte-k2mozb"></dd></div></dl> <!> <!> <!></div>`);function en(t,n){h(n,!0);let o=G(),l=z(),u=w(()=>o.view),d=w(()=>c(u).points[n.seat]),_=w(()=>o.movesOf(`rob`,{seat:n.seat})),x=w(()=>n.seat===o.viewer),C=w(()=>c(d).contract_points!==null),T=w(()=>c(u).claimed[n.seat].length),A=y({height:900}),M=w(()=>(A.height-84-(o.viewer===null?0:104))/Math.max(1,c(u).seats-(o.viewer===null?0:1)));var N=$t();let P;var F=f(N),I=f(F),R=f(I),ee=E(R,!0),B=m(R,2),te=f(B,!0),V=m(te);D(V,{name:`i-star`});var ne=m(V),re=e=>{r(e,Yt())};i(ne,e=>{c(C)||e(re)}),p(B),p(I),v(I,()=>l(`points`,{seat:n.seat}));var H=m(I,2),U=f(H),ie=E(U,!0),ae=m(U,2),oe=f(ae);D(oe,{name:`note`,class:`nt`});var se=m(oe,1,!0);p(ae),p(H),v(H,()=>l(`banknotes`,{seat:n.seat}));var W=m(H,2),ce=f(W),le=E(ce,!0),K=m(ce,2);a(K,21,()=>({length:o.catalogue.most_objectives}),s,(t,n,i)=>{var a=Xt();let o;O(()=>o=e(a,1,`svelte-k2mozb`,null,o,{on:i<c(T)})),r(t,a)}),p(K),p(W),v(W,()=>l(`objectives`,{seat:n.seat})),p(F);var q=m(F,2),ue=e=>{var t=Zt(),i=S(t);bt(i,{get seat(){return n.seat}}),Tt(m(i,2),{get seat(){return n.seat}}),r(e,t)};i(q,e=>{!c(x)&&!o.isPhone&&e(ue)});var J=m(q,2);Jt(J,{get seat(){return n.seat}});var Y=m(J,2),de=e=>{{let t=w(()=>({kind:`banknotes`,args:{seat:n.seat}}));L(e,{get label(){return c(_)[0].text},get moves(){return c(_)},get about(){return c(t)},class:`aim`,children:(e,t)=>{var i=Qt(),a=f(i);D(m(a),{name:`note`}),p(i),O(()=>j(a,`+${c(u).banknotes[n.seat]??``}`)),r(e,i)},$$slots:{default:!0}})}};i(Y,e=>{c(_).length>0&&e(de)}),p(N),O((t,r,i)=>{P=e(N,1,`panel svelte-k2mozb`,null,P,{mine:c(x),tight:c(M)<185,tiny:c(M)<150,roomy:c(M)>250}),k(N,`data-at`,c(x)?void 0:`seat-cards:${n.seat}`),j(ee,t),j(te,c(d).total),k(H,`data-at`,`notes:${n.seat??``}`),j(ie,r),j(se,c(u).banknotes[n.seat]),j(le,i)},[()=>o.say(c(C)?`seat-points`:`seat-points-open`,{points:c(d).total}),()=>o.say(`seat-notes`,{notes:c(u).banknotes[n.seat]}),()=>o.say(`seat-goals`,{objectives:c(T),most:o.catalogue.most_objectives})]),b(`innerHeight`,e=>A.height=e),r(t,N),g()}x(Object.assign({"./art/ch-investor.svg":te,"./art/ch-pickpocket.svg":V,"./art/ch-station_master.svg":ne,"./art/ch-switchman.svg":re,"./art/ev-station_fire.svg":H,"./art/ev-train_accident.svg":U,"./art/i-lock.svg":ie,"./art/note.svg":ae,"./art/shed.svg":oe})),_(`continental_express`,Object.assign({"./words/en.ftl":se,"./words/ru.ftl":W,"./words/uk.ftl":ce}));var tn={name:`continental_express`,panels:`left`,Board:Mt,Hand:Ht,SeatPanel:en,Card:We,Breakdown:Rt,BarDetail:xe,placed:ut,flights:ft,moments:Wt};export{tn as game};