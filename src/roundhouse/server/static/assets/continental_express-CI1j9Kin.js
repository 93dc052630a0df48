import{$ as e,A as t,C as n,D as r,G as i,J as a,K as o,P as s,R as c,S as l,V as u,Y as d,at as f,ct as p,g as m,h,j as g,k as _,l as v,m as y,n as b,nt as x,ot as S,q as C,t as w,tt as T,w as E,x as D}from"./disclose-version-DzUP1vRA.js";import{l as O}from"./index-DMEalatJ.js";import{S as k,x as A}from"./games-Bxm6J9qo.js";import{r as j}from"./context-CYRqh2pn.js";import{t as M}from"./Tabs-C-I0hBpQ.js";import{a as N,i as P,o as F,r as I,t as L}from"./Spot-gxgXd7u8.js";import{t as R}from"./Owner-m_XzKdN2.js";var z=`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 72" width="96" height="72"><g stroke="var(--k,#1b2427)" stroke-width="2.4" stroke-linejoin="round" stroke-linecap="round"><path d="M20 72V58q0-18 28-18t28 18v14z" fill="#2b3f63"/><path d="M40 41l8 9 8-9" fill="#fbf6e6"/><circle cx="48" cy="27" r="14" fill="#f1d3ae"/><path d="M32 20h32M37 20V4h22v16z" fill="#2b3033"/><path d="M37 15h22" stroke="#d39c2c" stroke-width="4"/><circle cx="54" cy="28" r="5" fill="none"/><path d="M54 33v10" stroke-width="1.600"/><g transform="translate(64 46) scale(.44)"><rect x="2" y="4" width="60" height="32" rx="2" fill="#cfe0c3"/><circle cx="32" cy="20" r="9" fill="#eef4e6"/></g></g></svg>
`,B=`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 72" width="96" height="72"><g stroke="var(--k,#1b2427)" stroke-width="2.4" stroke-linejoin="round" stroke-linecap="round"><path d="M20 72V58q0-18 28-18t28 18v14z" fill="#5d5142"/><path d="M40 41l8 9 8-9" fill="#fbf6e6"/><circle cx="48" cy="27" r="14" fill="#f1d3ae"/><path d="M31 20q2-14 18-14 14 0 16 10l9 5q-22 3-43-1z" fill="#7a6a52"/><path d="M35 25h26v7q-7 3-13 0-6 3-13 0z" fill="#2b3033"/><circle cx="42" cy="28.500" r="1.800" fill="#fff" stroke="none"/><circle cx="54" cy="28.500" r="1.800" fill="#fff" stroke="none"/></g></svg>
`,ee=`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 72" width="96" height="72"><g stroke="var(--k,#1b2427)" stroke-width="2.4" stroke-linejoin="round" stroke-linecap="round"><path d="M20 72V58q0-18 28-18t28 18v14z" fill="#17385f"/><path d="M40 41l8 9 8-9" fill="#fbf6e6"/><circle cx="48" cy="27" r="14" fill="#f1d3ae"/><path d="M33 19V9q15-6 30 0v10z" fill="#b23522"/><path d="M30 19q18-5 36 0l3 4q-21-5-42 0z" fill="#2b3033"/><circle cx="42" cy="59" r="1.700" fill="#f2cf63" stroke="none"/><circle cx="42" cy="66" r="1.700" fill="#f2cf63" stroke="none"/><path d="M80 44l10 5-10 5V40M80 54v18" fill="#2f9a64"/></g></svg>
`,te=`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 72" width="96" height="72"><g stroke="var(--k,#1b2427)" stroke-width="2.4" stroke-linejoin="round" stroke-linecap="round"><path d="M20 72V58q0-18 28-18t28 18v14z" fill="#c4672c"/><path d="M40 41l8 9 8-9" fill="#fbf6e6"/><circle cx="48" cy="27" r="14" fill="#f1d3ae"/><path d="M32 19q0-13 16-13t16 13l5 2q-21 3-42 0z" fill="#2e4f7d"/><path d="M82 70V34" stroke-width="5"/><path d="M82 30l10-8v16z" fill="#c8402a"/><path d="M24 58h48" stroke="#f2cf63" stroke-width="4"/></g></svg>
`,V=`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 72" width="96" height="72"><g stroke="var(--k,#1b2427)" stroke-width="2.4" stroke-linejoin="round" stroke-linecap="round"><path d="M26 34q-8-14 4-28 2 8 7 9 3-9 12-13-1 9 6 13 5-3 6-10 12 14 4 29z" fill="#e8772e"/><path d="M36 34q-3-8 4-15 2 5 6 6 3-5 8-7 4 8 0 16z" fill="#f7c948" stroke="none"/><path d="M16 70V40h64v30z" fill="#e9dcc0"/><path d="M10 41l8-9h60l8 9z" fill="#7a3b2c"/><path d="M41 70V53h14v17z" fill="#46525a"/><path d="M23 47h11v10H23zM62 47h11v10H62z" fill="#f7c948"/><path d="M28.500 47v10M67.500 47v10" stroke-width="1.600"/><path d="M6 70h84" stroke-width="3"/></g></svg>
`,H=`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 72" width="96" height="72"><g stroke="var(--k,#1b2427)" stroke-width="2.4" stroke-linejoin="round" stroke-linecap="round"><path d="M4 66h36l6-5M92 66H58l-7 4" fill="none" stroke-width="3.600"/><g transform="rotate(-17 34 48)"><rect x="8" y="30" width="44" height="21" rx="2" fill="#a9552f"/><path d="M6 30q2-5 8-5h32q6 0 8 5z" fill="#6c767a"/><path d="M23 31v19M37 31v19M23 31l14 19" fill="none" stroke-width="1.800"/><circle cx="17" cy="56" r="5.500" fill="#39464b"/><circle cx="43" cy="56" r="5.500" fill="#39464b"/></g><g transform="rotate(14 70 46)"><path d="M54 28h18v-8h16v31H54z" fill="#2f6b4f"/><path d="M50 20h8v8h-8z" fill="#2b3033"/><path d="M76 25h8v9h-8z" fill="#cfe0e2"/><circle cx="62" cy="56" r="5.500" fill="#39464b"/><circle cx="80" cy="56" r="5.500" fill="#39464b"/></g><path d="M42 18l4-10 5 9 9-6-3 10 8 3" fill="none" stroke="#c8402a" stroke-width="3.400"/></g></svg>
`,ne=`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" width="24" height="24"><g fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"><rect x="5" y="11" width="14" height="9" rx="2"/><path d="M8 11V8a4 4 0 0 1 8 0v3"/></g></svg>
`,re=`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 40" width="64" height="40"><g stroke="var(--k,#1b2427)" stroke-width="2.4" stroke-linejoin="round" stroke-linecap="round" stroke-width="2"><rect x="2" y="4" width="60" height="32" rx="2" fill="#cfe0c3"/><rect x="6.500" y="8.500" width="51" height="23" rx="1" fill="none" stroke="#2c6a4d" stroke-width="1.400"/><circle cx="32" cy="20" r="9" fill="#eef4e6" stroke="#2c6a4d"/><path d="M27 22h8v-5h4v8H27z" fill="#2c6a4d" stroke="none"/><circle cx="29" cy="26" r="1.800" fill="#2c6a4d" stroke="none"/><circle cx="36" cy="26" r="1.800" fill="#2c6a4d" stroke="none"/><path d="M11 13h6M47 27h6" stroke="#2c6a4d" stroke-width="2"/></g></svg>
`,ie=`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 72 80" width="72" height="80"><g stroke="var(--k,#1b2427)" stroke-width="2.4" stroke-linejoin="round" stroke-linecap="round"><path d="M7 78V34h58v44z" fill="var(--b,#a86a45)"/><path d="M7 44h58M7 56h58M7 68h58" stroke-opacity=".28" stroke-width="1.600"/><path d="M2 36L36 10l34 26z" fill="var(--r,#6c767a)"/><path d="M16 30l20-15 20 15" fill="none" stroke-opacity=".35" stroke-width="1.600"/><path d="M30 8h12v8H30z" fill="var(--f,#46525a)"/><circle cx="36" cy="28" r="4.500" fill="var(--g,#cfe0e2)"/><path d="M16 78V46q20-9 40 0v32z" fill="#22313a"/><path d="M10 78h52" stroke-width="3"/></g></svg>
`,ae=`# What the board of Continental Express says.

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
`,U=`# What the board of Continental Express says.

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
`,oe=`# What the board of Continental Express says.

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
`,W=j;function se(e){return Object.keys(e.cards).filter(t=>[`wagon`,`locomotive`].includes(e.cards[t].is_a))}function G(e){return Object.entries(e).flatMap(([e,t])=>Array(t).fill(e))}var K={passenger:[`coach`,`--b:#2f6b4f`],boxcar:[`boxcar`,`--b:#a9552f`],coal:[`hopper`,`--b:#5d5142`],tank:[`tanker`,`--b:#66757c`],mail:[`mail`,`--b:#3f6f8c`],locomotive:[`loco-1`,`--b:#2b3f63`]},ce={passenger:`var(--passenger)`,boxcar:`var(--boxcar)`,coal:`var(--freight)`,tank:`var(--tanker)`,mail:`var(--high_speed)`},q=[[`loco-1`,`--b:#1f5a4c`],[`loco-2`,`--b:#a8442f`],[`loco-3`,`--b:#2e4f7d`],[`loco-hs`,`--t:#7a4a80`]];function J(e){return(K[e]??K.boxcar)[0]}function le(e){return(K[e]??K.boxcar)[1]}function ue(e){let[t,n]=q[e%q.length];return{name:t,style:n}}function Y(e,t){return`${t.is_a===`event`?`ev`:`ch`}-${e}`}function de(e,t){return t.is_a===`character`?`var(--action)`:t.is_a===`event`?`var(--red-fill)`:t.is_a===`wagon`?ce[e]??`var(--freight)`:t.is_a===`banknote`?`#2c6a4d`:`var(--enamel)`}function fe(e){let t=/^\d+/.exec(e);return t?[t[0],e.slice(t[0].length)]:[``,e]}function pe(e){let t=[`a`,`b`,`c`,`d`,`e`];return Array.from({length:e.colours},(n,r)=>Array(e.size).fill(e.colour??t[r]))}var me=g(`<span class="wagon svelte-1vhc2c4"><!> <!></span>`);function X(t,n){x(n,!0);var r=me(),o=i(r);{let t=e(()=>J(n.card)),r=e(()=>le(n.card));A(o,{get name(){return c(t)},class:`v`,get style(){return c(r)}})}var s=a(o,2),l=e=>{A(e,{name:`hopper-load`,class:`v load`})},u=e(()=>J(n.card)===`hopper`);E(s,e=>{c(u)&&e(l)}),S(r),_(t,r),T()}var he=g(`<em class="svelte-1c1hvs4"><!></em>`),ge=g(`<i><!><!></i>`),_e=g(`<span class="slots svelte-1c1hvs4" aria-hidden="true"></span>`),ve=g(`<!> `,1);function ye(t,n){x(n,!0);let s=W(),d=e(()=>s.view),f=e(()=>c(d).place===null?null:c(d).objectives[c(d).place]),p=e(()=>{if(c(f)===null||c(d).payment===null)return[];let e=s.catalogue.objectives[c(f)].needs,t=Object.keys(e),n=t.indexOf(c(d).payment.wagon);return G(e).map(e=>{let r=t.indexOf(e);return{wagon:e,state:r<n?`paid`:r===n?`now`:`later`}})}),g=e(()=>{switch(c(d).phase){case`take`:return s.say(`detail-take`,{notes:c(d).banknotes[c(d).seat]});case`swap`:return s.say(`detail-swap`,{card:s.catalogue.cards[c(d).given].name});case`pay`:return s.say(`detail-pay`,{locomotives:c(d).wagons[c(d).seat].locomotive??0});case`claim`:return c(d).turns_left===null?``:s.say(`last-turns`,{turns:c(d).turns_left});default:return``}});var v=ve(),y=o(v),b=e=>{var t=_e();D(t,21,()=>c(p),l,(e,t)=>{let n=()=>c(t).wagon,r=()=>c(t).state;var o=ge(),s=i(o);X(s,{get card(){return n()}});var l=a(s),d=e=>{var t=he();A(i(t),{name:`i-check`}),S(t),_(e,t)};E(l,e=>{r()===`paid`&&e(d)}),S(o),u(()=>h(o,1,m(r()),`svelte-1c1hvs4`)),_(e,o)}),S(t),_(e,t)};E(y,e=>{c(p).length>0&&e(b)});var C=a(y);u(()=>r(C,` ${c(g)??``}`)),_(t,v),T()}var be=g(`<i><!><span class="vh"> </span></i>`);function Z(e,t){x(t,!0);let n=w(t,`class`,3,``),o=W();var s=be(),c=i(s);A(c,{get name(){return`sym-${t.colour??``}`}});var l=C(a(c),!0);S(s),u(()=>{h(s,1,`chip ${n()??``}`,`svelte-okve52`),y(s,`background:var(--c-${t.colour??``});color:var(--on-${t.colour??``})`),v(s,`title`,o.catalogue.colours[t.colour]),r(l,o.catalogue.colours[t.colour])}),_(e,s),T()}var xe=g(`<i></i>`),Se=g(`<span class="group svelte-m42za6"></span>`),Ce=g(`<small class="svelte-m42za6"> </small>`),we=g(`<span class="contract svelte-m42za6"><span class="head svelte-m42za6"><!> </span> <span class="what svelte-m42za6"><b class="svelte-m42za6"> </b> </span> <span class="set svelte-m42za6" aria-hidden="true"></span> <!></span>`);function Te(n,s){x(s,!0);let d=W(),f=e(()=>d.catalogue.contracts[s.contract]),p=e(()=>fe(c(f).name)),m=e(()=>!c(f).always_repeats&&d.view.options.contract_sets_repeat===!1);var g=we(),v=i(g),y=i(v);A(y,{name:`i-lock`});var b=a(y,1,!0);S(v);var w=a(v,2),O=i(w),k=C(O,!0),j=a(O,1,!0);S(w);var M=a(w,2);D(M,21,()=>pe(c(f)),l,(e,n,r)=>{var i=Se();D(i,21,()=>c(n),l,(e,n)=>{var i=t(),a=o(i),s=e=>{Z(e,{get colour(){return c(n)}})},l=e=>{var t=xe();h(t,1,`any k${r}`,`svelte-m42za6`),_(e,t)};E(a,e=>{c(f).colour?e(s):e(l,-1)}),_(e,i)}),S(i),_(e,i)}),S(M);var N=a(M,2),P=e=>{var t=Ce(),n=C(t,!0);u(e=>r(n,e),[()=>d.say(d.view.phase===`over`?`contract-final`:`contract-now`,{sets:s.parts.sets??0,points:s.parts.contract_points??0})]),_(e,t)},F=e=>{var t=Ce(),n=C(t,!0);u(e=>r(n,e),[()=>d.say(`contract-once`)]),_(e,t)};E(N,e=>{s.parts?e(P):c(m)&&e(F,1)}),S(g),u(e=>{r(b,e),r(k,c(p)[0]),r(j,c(p)[1])},[()=>d.say(`contract`)]),_(n,g),T()}var Ee=g(`<div class="two svelte-nqi9t"></div>`),De=g(`<em class="svelte-nqi9t"> </em>`),Oe=g(`<em class="done svelte-nqi9t"><!> </em>`),ke=g(`<li class="svelte-nqi9t"><!><span> </span> <!></li>`),Ae=g(`<section class="choice sheet svelte-nqi9t"><h3 class="svelte-nqi9t"> </h3> <p class="svelte-nqi9t"> </p> <!> <ul class="svelte-nqi9t"></ul></section>`);function je(n,s){x(s,!0);let l=W(),d=e(()=>l.view),f=e(()=>l.viewer===null?null:c(d).dealt[l.viewer]),p=e(()=>l.viewer===null?null:c(d).contracts[l.viewer]),m=e(()=>Array.from({length:c(d).seats},(e,t)=>t));var h=Ae(),g=i(h),y=C(g,!0),b=a(g,2),w=C(b,!0),O=a(b,2),k=n=>{var r=Ee();D(r,20,()=>c(f),e=>e,(n,r)=>{var i=t(),a=o(i),s=t=>{let n=e(()=>l.movesOf(`keep`,{contract:r}));{let i=e(()=>c(n)[0]?.text??l.catalogue.contracts[r].name),a=e(()=>c(p)===r),o=e(()=>c(p)!==null&&c(p)!==r?`gone`:``);L(t,{get label(){return c(i)},get moves(){return c(n)},shape:`card`,get picked(){return c(a)},get class(){return`offer ${c(o)??``}`},children:(e,t)=>{Te(e,{get contract(){return r}})},$$slots:{default:!0}})}};E(a,e=>{r!==null&&e(s)}),_(n,i)}),S(r),_(n,r)};E(O,e=>{c(f)&&e(k)});var j=a(O,2);D(j,20,()=>c(m),e=>e,(e,t)=>{var n=ke(),o=i(n);R(o,{get seat(){return t}});var s=a(o),f=C(s,!0),p=a(s,2),m=e=>{var t=De(),n=C(t,!0);u(e=>r(n,e),[()=>l.say(I(l,`contract`)?`contracts-yours`:`contracts-choosing`)]),_(e,t)},h=e=>{var t=Oe(),n=i(t);A(n,{name:`i-check`});var o=a(n,1,!0);S(t),u(e=>r(o,e),[()=>l.say(`contracts-chosen`)]),_(e,t)},g=e=>{var t=De(),n=C(t,!0);u(e=>r(n,e),[()=>l.say(`contracts-later`)]),_(e,t)};E(p,e=>{c(d).seat===t?e(m):t<(c(d).seat??0)?e(h,1):e(g,-1)}),S(n),u(e=>r(f,e),[()=>N(l,t)]),_(e,n)}),S(j),S(h),u((e,t,n)=>{v(h,`aria-label`,e),r(y,t),r(w,n)},[()=>l.say(`contracts`),()=>l.say(`contracts`),()=>l.say(`contracts-about`)]),_(n,h),T()}var Me=g(`<em class="svelte-1imvfrn"> </em>`),Ne=g(`<i class="svelte-1imvfrn"><!> <!></i>`),Pe=g(`<span><!> <!></span>`),Fe=g(`<small class="svelte-1imvfrn"> </small>`),Ie=g(`<span class="goal svelte-1imvfrn"><span class="vp svelte-1imvfrn"><b class="svelte-1imvfrn"> </b><!><!></span> <span class="sy svelte-1imvfrn"></span> <span class="rail svelte-1imvfrn"></span> <!></span>`);function Le(t,n){x(n,!0);let o=w(n,`marks`,19,()=>[]),s=w(n,`more`,3,0),d=w(n,`note`,3,``),f=W(),p=e(()=>f.catalogue.objectives[n.objective]),m=e(()=>Object.entries(c(p).needs).flatMap(([e,t])=>Array(t).fill(e)));var g=Ie(),v=i(g),b=i(v),O=C(b,!0),k=a(b);A(k,{name:`i-star`});var j=a(k),M=e=>{var t=Me(),n=C(t,!0);u(e=>r(n,e),[()=>f.say(`goal-more`,{points:s()})]),_(e,t)};E(j,e=>{s()>0&&e(M)}),S(v);var N=a(v,2);D(N,21,()=>c(p).symbols,l,(e,t)=>{Z(e,{get colour(){return c(t)}})}),S(N);var P=a(N,2);D(P,21,()=>c(m),l,(e,t,n)=>{var r=Pe(),s=i(r);X(s,{get card(){return c(t)}});var l=a(s,2),d=e=>{var t=Ne(),r=i(t),s=e=>{A(e,{name:`i-check`})};E(r,e=>{(o()[n]===`have`||o()[n]===`paid`)&&e(s)});var c=a(r,2),l=e=>{A(e,{name:`i-train`})};E(c,e=>{o()[n]===`joker`&&e(l)}),S(t),_(e,t)};E(l,e=>{o()[n]&&e(d)}),S(r),u(()=>h(r,1,`w ${o()[n]??``??``}`,`svelte-1imvfrn`)),_(e,r)}),S(P);var F=a(P,2),I=e=>{var t=Fe(),n=C(t,!0);u(()=>r(n,d())),_(e,t)};E(F,e=>{d()&&e(I)}),S(g),u(()=>{y(g,`--sc:var(--c-${c(p).symbols[0]??``})`),r(O,c(p).points)}),_(t,g),T()}var Re=g(`<span><!></span>`),ze=g(`<!> <!> <!>`,1),Be=g(`<span class="ty svelte-tycolm"> </span>`),Ve=g(`<span><span><!></span> <span class="body"><span class="nm svelte-tycolm"> </span> <span class="fx svelte-tycolm"><span class="line"> </span></span> <!></span></span>`);function He(n,s){x(s,!0);let l=w(s,`big`,3,!1),d=W(),f=e(()=>d.catalogue.cards[s.card]),p=e(()=>c(f)?.is_a===`character`||c(f)?.is_a===`event`),m=e(()=>c(f)?.reminder||d.say(`copies`,{copies:c(f)?.copies??0}));var g=t(),v=o(g),b=t=>{var n=Re();let r;var a=i(n);{let t=e(()=>l()?d.catalogue.objectives[s.card]?.name??``:``);Le(a,{get objective(){return s.card},get note(){return c(t)}})}S(n),u(()=>r=h(n,1,`goal-card svelte-tycolm`,null,r,{big:l()})),_(t,n)},D=t=>{var n=Ve();let g;var v=i(n);let b;var x=i(v),w=t=>{{let n=e(()=>Y(s.card,c(f)));A(t,{get name(){return c(n)}})}},T=e=>{A(e,{name:`note`})},D=t=>{var n=ze(),r=o(n);{let t=e(()=>c(f).is_a===`locomotive`?`sc-hills`:`sc-yard`);A(r,{get name(){return c(t)},class:`sc`,slice:!0})}var i=a(r,2);{let t=e(()=>J(s.card)),n=e(()=>le(s.card));A(i,{get name(){return c(t)},class:`v`,get style(){return c(n)}})}var l=a(i,2),u=e=>{A(e,{name:`hopper-load`,class:`v`})},d=e(()=>J(s.card)===`hopper`);E(l,e=>{c(d)&&e(u)}),_(t,n)};E(x,e=>{c(p)?e(w):c(f).is_a===`banknote`?e(T,1):e(D,-1)}),S(v);var O=a(v,2),k=i(O),j=C(k,!0),M=a(k,2),N=C(i(M),!0);S(M);var P=a(M,2),F=e=>{var t=Be(),n=C(t,!0);u(e=>r(n,e),[()=>d.say(`copies`,{copies:c(f).copies})]),_(e,t)};E(P,e=>{l()&&e(F)}),S(O),S(n),u(e=>{g=h(n,1,`card svelte-tycolm`,null,g,{act:c(p),event:c(f).is_a===`event`,big:l()}),y(n,`--c:${e??``}`),b=h(v,1,`pic svelte-tycolm`,null,b,{note:c(f).is_a===`banknote`}),r(j,c(f).title),r(N,l()?c(f).effect:c(m))},[()=>de(s.card,c(f))]),_(t,n)};E(v,e=>{c(f)===void 0?e(b):e(D,-1)}),_(n,g),T()}var Ue=g(`<i class="flag svelte-1qws6ow"><!> <span class="vh"> </span></i>`),We=g(`<span class="gap svelte-1qws6ow"> </span>`),Ge=g(`<span class="lk svelte-1qws6ow"><!></span>`),Ke=g(`<!> <!>`,1),qe=g(`<div class="place svelte-1qws6ow"><!></div>`),Je=g(`<span class="shift svelte-1qws6ow"></span>`),Ye=g(`<span><!> <!></span> <!>`,1),Xe=g(`<div class="row svelte-1qws6ow" role="group"><div class="shed svelte-1qws6ow"><!> <b> </b> <!></div> <!> <div class="edge svelte-1qws6ow" aria-hidden="true"></div></div>`),Ze=g(`<section class="market sheet svelte-1qws6ow" data-at="market"></section>`);function Qe(t,n){x(n,!0);let d=[`left`,`middle`,`right`],f=W(),p=e(()=>f.view),m=e(()=>I(f,`take`,`invest`)),g=e(()=>f.viewer===null?0:c(p).banknotes[f.viewer]),y=e(()=>P(f).filter(e=>e.kind===`turned_up`).map(e=>e.args.row));function b(e){return Object.keys(c(p).event_piles).filter(t=>c(p).event_piles[t]===e)}var w=Ze();D(w,21,()=>c(p).market,l,(t,n,x)=>{var w=Xe(),T=i(w);v(T,`data-at`,`pile:${x}`);var O=i(T);A(O,{name:`shed`});var k=a(O,2);let j;var M=C(k,!0);D(a(k,2),16,()=>b(x),e=>e,(t,n)=>{var o=Ue(),s=i(o);{let t=e(()=>Y(n,f.catalogue.cards[n]));A(s,{get name(){return c(t)}})}var l=C(a(s,2),!0);S(o),u((e,t)=>{v(o,`title`,e),r(l,t)},[()=>f.say(`pile-event`,{card:f.catalogue.cards[n].name}),()=>f.say(`pile-event`,{card:f.catalogue.cards[n].name})]),_(t,o)}),S(T);var N=a(T,2);D(N,17,()=>c(n),l,(t,n,s)=>{let l=e(()=>d[s]),h=e(()=>c(p).prices[s]);var g=qe(),b=i(g),w=e=>{var t=We(),n=C(t,!0);u(e=>r(n,e),[()=>c(p).phase===`contract`?``:f.say(`place-empty`)]),_(e,t)},T=t=>{let r=e(()=>f.movesOf(`take`,{row:x,column:c(l)}));{let u=e(()=>c(r)[0]?.text??`${f.catalogue.cards[c(n)].name}, ${f.say(`price`,{price:c(h)})}`),d=e(()=>c(m)?{kind:`take`,args:{row:x,column:c(l)}}:void 0),p=e(()=>c(y).includes(x)&&s===0?`new`:``);L(t,{get label(){return c(u)},get moves(){return c(r)},get why(){return c(d)},shape:`card`,get card(){return c(n)},get class(){return c(p)},children:(e,t)=>{var s=Ke(),l=o(s);He(l,{get card(){return c(n)}});var u=a(l,2),d=e=>{var t=Ge();A(i(t),{name:`i-lock`}),S(t),_(e,t)};E(u,e=>{c(m)&&c(r).length===0&&e(d)}),_(e,s)},$$slots:{default:!0}})}};E(b,e=>{c(n)===null?e(w):e(T,-1)}),S(g),u(()=>v(g,`data-at`,`place:${x}:${c(l)??``}`)),_(t,g)});var P=a(N,2);D(P,21,()=>c(p).prices,l,(e,t,n)=>{var d=Ye(),y=o(d);let b;var x=i(y);D(x,17,()=>({length:c(t)}),l,(e,t)=>{A(e,{name:`note`})});var C=a(x,2),w=e=>{var t=s();u(e=>r(t,e),[()=>f.say(`price-free`)]),_(e,t)};E(C,e=>{c(t)===0&&e(w)}),S(y);var T=a(y,2),O=e=>{_(e,Je())};E(T,e=>{n<c(p).prices.length-1&&e(O)}),u(e=>{b=h(y,1,`price svelte-1qws6ow`,null,b,{dear:c(m)&&c(t)>c(g)}),v(y,`title`,e)},[()=>f.say(`price`,{price:c(t)})]),_(e,d)}),S(P),S(w),u((e,t)=>{v(w,`aria-label`,e),v(T,`title`,t),j=h(k,1,`svelte-1qws6ow`,null,j,{gone:c(p).piles[x].size===0}),r(M,c(p).piles[x].size)},[()=>f.say(`market-row`,{row:x+1,cards:c(p).piles[x].size}),()=>f.say(`pile`,{cards:c(p).piles[x].size})]),_(t,w)}),S(w),u(e=>v(w,`aria-label`,e),[()=>f.say(`market`)]),_(t,w),T()}var $e=g(`<span class="moment svelte-8t1stc"><span class="pic svelte-8t1stc"><!></span> <span class="say svelte-8t1stc"><b class="svelte-8t1stc"> </b><span> </span></span></span>`),et=g(`<span><span class="pic svelte-8t1stc"><!></span> <span class="say svelte-8t1stc"><b class="svelte-8t1stc"> </b><span class="svelte-8t1stc"> </span></span></span>`),tt=g(`<span class="last svelte-8t1stc"> </span>`),nt=g(`<div data-at="notice"><!> <!></div>`);function Q(s,l){x(l,!0);let d={robbed:`pickpocket`,swapped:`switchman`,got_token:`station_master`},f=W(),p=e(()=>f.view),m=e(()=>f.catalogue.cards),g=e(()=>Object.keys(c(m)).filter(e=>c(m)[e].is_a===`event`)),y=e(()=>{let e=P(f),t=e.find(e=>e.kind===`happened`);if(t)return{card:t.args.card,title:c(m)[t.args.card].title,text:c(m)[t.args.card].effect,key:`${t.ply}`};if(c(p).character!==null){let e=c(p).given===null?c(m)[c(p).character].effect:f.say(`notice-given`,{card:c(m)[c(p).given].name});return{card:c(p).character,title:c(m)[c(p).character].title,text:e,key:`${c(p).character} ${c(p).given}`}}let n=e.find(({kind:e})=>e in d||e===`dismissed`);if(!n)return null;let r=d[n.kind]??n.args.card;return{card:r,title:c(m)[r].title,text:n.text,key:`${n.ply}`}}),b=e(()=>c(y)!==null&&c(m)[c(y).card].is_a===`event`);function w(e){if(c(p).box[e])return f.say(`notice-happened`);let t=c(p).event_piles[e];return t===void 0?f.say(`notice-somewhere`):f.say(`notice-pile`,{pile:t+1})}var O=nt();let k;var j=i(O),M=s=>{var l=t();n(o(l),()=>c(y).key,t=>{var n=$e(),o=i(n),s=i(o);{let t=e(()=>Y(c(y).card,c(m)[c(y).card]));A(s,{get name(){return c(t)}})}S(o);var l=a(o,2),d=i(l),f=C(d,!0),p=C(a(d),!0);S(l),S(n),u(()=>{r(f,c(y).title),r(p,c(y).text)}),_(t,n)}),_(s,l)},N=n=>{var s=t();D(o(s),16,()=>c(g),e=>e,(t,n)=>{var o=et();let s;var l=i(o),d=i(l);{let t=e(()=>Y(n,c(m)[n]));A(d,{get name(){return c(t)}})}S(l);var f=a(l,2),g=i(f),y=C(g,!0),b=C(a(g),!0);S(f),S(o),u(e=>{s=h(o,1,`coming svelte-8t1stc`,null,s,{over:c(p).box[n]}),v(o,`title`,c(m)[n].effect),r(y,c(m)[n].title),r(b,e)},[()=>w(n)]),_(t,o)}),_(n,s)};E(j,e=>{c(y)?e(M):e(N,-1)});var F=a(j,2),I=e=>{var t=tt(),n=C(t,!0);u(e=>r(n,e),[()=>f.say(`last-turns`,{turns:c(p).turns_left})]),_(e,t)};E(F,e=>{c(p).turns_left!==null&&c(p).phase!==`over`&&e(I)}),S(O),u(()=>k=h(O,1,`notice svelte-8t1stc`,null,k,{red:c(b),blue:c(y)!==null&&!c(b)})),_(s,O),T()}var rt=g(`<span class="none svelte-awauu8"> </span>`),it=g(`<section class="goals svelte-awauu8"><h3 class="svelte-awauu8"> <span class="label svelte-awauu8"> </span></h3> <div class="posters svelte-awauu8"></div></section>`);function at(n,s){x(s,!0);let d=W(),f=e(()=>d.view),p=e(()=>P(d).filter(e=>e.kind===`opened`).map(e=>e.args.place)),m=e(()=>d.viewer===null?[]:c(f).prospects[d.viewer]??[]);function h(e,t){let n=c(m)[t];if(c(f).phase===`pay`&&c(f).place===t)return g(e);if(n===void 0)return[];let r=c(f).wagons[d.viewer].locomotive??0,i={...n.missing};return G(d.catalogue.objectives[e].needs).reverse().map(e=>i[e]?(--i[e],r-- >0?`joker`:`missing`):`have`).reverse()}function g(e){let t=Object.keys(d.catalogue.objectives[e].needs),n=t.indexOf(c(f).payment.wagon);return G(d.catalogue.objectives[e].needs).map(e=>t.indexOf(e)<n?`paid`:e===c(f).payment.wagon?`now`:``)}function y(e){if(e===void 0)return``;let t=G(e.missing);if(e.can_claim)return t.length>0?d.say(`goal-with-locomotives`,{wagons:t.length}):d.say(`goal-ready`);let n=t.length-(c(f).wagons[d.viewer].locomotive??0);return n===1&&t.length===1?d.say(`goal-one-missing`,{card:d.catalogue.cards[t[0]].name}):d.say(`goal-missing`,{wagons:n})}var b=it(),w=i(b),O=i(w,!0),k=C(a(O),!0);S(w);var A=a(w,2);D(A,21,()=>c(f).objectives,l,(n,i,a)=>{var s=t(),l=o(s),g=e=>{var t=rt(),n=C(t,!0);u(e=>r(n,e),[()=>d.say(`goals-later`)]),_(e,t)},v=t=>{let n=e(()=>d.movesOf(`claim`,{place:a})),r=e(()=>c(m)[a]);{let o=e(()=>c(n)[0]?.text??d.catalogue.objectives[c(i)].name),s=e(()=>I(d,`claim`)?{kind:`claim`,args:{place:a}}:void 0),l=e(()=>c(f).place===a),u=e(()=>c(r)?.can_claim?`near`:``),m=e(()=>c(p).includes(a)?`new`:``);L(t,{get label(){return c(o)},get moves(){return c(n)},get why(){return c(s)},quiet:!0,get picked(){return c(l)},shape:`card`,get card(){return c(i)},at:`objective:${a}`,get class(){return`poster-spot ${c(u)??``} ${c(m)??``}`},children:(t,n)=>{{let n=e(()=>h(c(i),a)),o=e(()=>(c(r)?.points??0)-d.catalogue.objectives[c(i)].points),s=e(()=>c(f).place===a?d.say(`goal-paying`):y(c(r)));Le(t,{get objective(){return c(i)},get marks(){return c(n)},get more(){return c(o)},get note(){return c(s)}})}},$$slots:{default:!0}})}};E(l,e=>{c(i)===null?e(g):e(v,-1)}),_(n,s)}),S(A),S(b),u((e,t,n)=>{v(b,`aria-label`,e),r(O,t),r(k,n)},[()=>d.say(`goals`),()=>d.say(`goals`),()=>d.say(`goals-deck`,{cards:c(f).deck.size})]),_(n,b),T()}var ot=[`decline`,`end`,`pay`],st={take:`market`,token:`goals`,swap:`trains`};function ct({kind:e}){return!ot.includes(e)}function lt({kind:e}){return st[e]??null}function $(e,t,n){return{from:`[data-at~="${e}"]`,to:`[data-at~="${t}"]`,...n&&{card:n}}}function ut({kind:e,args:t}){switch(e){case`took`:return $(`place:${t.row}:${t.column}`,`cards:${t.seat}`,t.card);case`turned_up`:return $(`pile:${t.row}`,`place:${t.row}:left`,t.card);case`happened`:return $(`market`,`notice`,t.card);case`robbed`:return $(`notes:${t.victim}`,`notes:${t.seat}`,`banknote`);case`swapped`:return $(`cards:${t.victim}`,`cards:${t.seat}`,t.other_card);case`got_token`:return $(`supply:${t.colour}`,`symbols:${t.seat}`);case`claimed`:return $(`objective:${t.place}`,`train:${t.seat}`,t.objective);default:return null}}var dt=g(`<em class="svelte-zqgc2z"> </em>`),ft=g(`<!><b class="svelte-zqgc2z"> </b><!>`,1),pt=g(`<section class="supply sheet svelte-zqgc2z"><h3 class="svelte-zqgc2z"> </h3> <div class="tokens svelte-zqgc2z"></div></section>`);function mt(t,n){x(n,!0);let s=W(),l=e(()=>s.view);var d=pt(),f=i(d),p=C(f,!0),m=a(f,2);D(m,20,()=>Object.keys(s.catalogue.colours),e=>e,(t,n)=>{let i=e(()=>c(l).supply[n]??0),d=e(()=>s.movesOf(`token`,{colour:n}));{let l=e(()=>c(d)[0]?.text??s.say(`supply-left`,{colour:s.catalogue.colours[n],tokens:c(i)})),f=e(()=>I(s,`token`)?{kind:`token`,args:{colour:n}}:void 0);L(t,{get label(){return c(l)},get moves(){return c(d)},get why(){return c(f)},class:`token`,get at(){return`supply:${n??``}`},children:(e,t)=>{var s=ft(),l=o(s);Z(l,{get colour(){return n}});var f=a(l),p=C(f,!0),m=a(f),h=e=>{var t=dt(),n=C(t);u(()=>r(n,`+${c(d)[0].gain??``}`)),_(e,t)};E(m,e=>{c(d)[0]?.gain&&e(h)}),u(()=>r(p,c(i))),_(e,s)},$$slots:{default:!0}})}}),S(m),S(d),u((e,t)=>{v(d,`aria-label`,e),r(p,t)},[()=>s.say(`supply`),()=>s.say(`supply`)]),_(t,d),T()}var ht=g(`<span><span class="vh"> </span> <em aria-hidden="true" class="svelte-19zxyqa"><!><b class="svelte-19zxyqa"> </b></em> <span class="wagons svelte-19zxyqa" aria-hidden="true"></span></span>`),gt=g(`<span class="slot svelte-19zxyqa" aria-hidden="true"> </span>`),_t=g(`<div role="group"><!> <span class="engine svelte-19zxyqa"><!></span> <!> <!></div>`);function vt(t,n){x(n,!0);let o=W(),s=e(()=>o.view.claimed[n.seat]),d=e(()=>o.catalogue.most_objectives),f=e(()=>P(o).some(e=>e.kind===`claimed`&&e.args.seat===n.seat));var p=_t();let m;var g=i(p);{let t=e(()=>n.seat%2?`wide-yard`:`wide-hills`);A(g,{get name(){return c(t)},class:`scenery`,slice:!0})}var b=a(g,2),w=i(b);{let t=e(()=>ue(n.seat).name),r=e(()=>ue(n.seat).style);A(w,{get name(){return c(t)},class:`v`,get style(){return c(r)}})}S(b);var E=a(b,2);D(E,17,()=>c(s),l,(t,n,d)=>{let p=e(()=>o.catalogue.objectives[c(n)]),m=e(()=>G(c(p).needs));var g=ht();let b;var x=i(g),w=C(x,!0),T=a(x,2),E=i(T);D(E,17,()=>c(p).symbols,l,(e,t)=>{Z(e,{get colour(){return c(t)}})});var O=C(a(E),!0);S(T);var k=a(T,2);D(k,21,()=>c(m),l,(e,t)=>{X(e,{get card(){return c(t)}})}),S(k),S(g),u(()=>{b=h(g,1,`section svelte-19zxyqa`,null,b,{new:c(f)&&d===c(s).length-1}),y(g,`--sc:var(--c-${c(p).symbols[0]??``});--n:${c(m).length??``}`),v(g,`title`,c(p).name),r(w,c(p).name),r(O,c(p).points)}),_(t,g)}),D(a(E,2),17,()=>({length:c(d)-c(s).length}),l,(e,t,n)=>{var i=gt(),a=C(i,!0);u(()=>r(a,c(s).length+n+1)),_(e,i)}),S(p),u(e=>{m=h(p,1,`train svelte-19zxyqa`,null,m,{long:c(s).length>2}),v(p,`data-at`,`train:${n.seat??``}`),v(p,`aria-label`,e)},[()=>o.say(`train-of`,{who:N(o,n.seat),objectives:c(s).length})]),_(t,p),T()}var yt=g(`<span class="none svelte-pilw15"><!></span>`),bt=g(`<b class="svelte-pilw15"> </b>`),xt=g(`<span class="one svelte-pilw15"><!><!></span>`),St=g(`<div class="stock svelte-pilw15" role="group"></div>`);function Ct(n,s){x(s,!0);let l=W(),d=e(()=>l.view),f=e(()=>s.seat===l.viewer),p=e(()=>P(l).flatMap(({kind:e,args:t})=>e===`took`&&t.seat===s.seat?[t.card]:e===`swapped`?t.seat===s.seat?[t.other_card]:t.victim===s.seat?[t.card]:[]:[])),m=e(()=>se(l.catalogue).map(e=>({card:e,count:c(d).wagons[s.seat][e]??0,moves:c(f)?l.movesOf(`give`,{card:e}):l.movesOf(`swap`,{seat:s.seat,card:e}),isGiven:s.seat===c(d).seat&&c(d).given===e})));function h(e){return c(f)?I(l,`give`)?{kind:`give`,args:{card:e}}:void 0:I(l,`swap`)?{kind:`swap`,args:{seat:s.seat,card:e}}:void 0}var g=St();D(g,21,()=>c(m),({card:e,count:t,moves:n,isGiven:r})=>e,(n,s)=>{let d=()=>c(s).card,f=()=>c(s).count,m=()=>c(s).moves,g=()=>c(s).isGiven;var y=t(),b=o(y),x=e=>{var t=yt();X(i(t),{get card(){return d()}}),S(t),u(e=>v(t,`title`,e),[()=>l.say(`wagons-none`,{card:l.catalogue.cards[d()].name})]),_(e,t)},w=t=>{{let n=e(()=>m()[0]?.text??l.say(`wagons-count`,{card:l.catalogue.cards[d()].name,wagons:f()})),o=e(()=>h(d())),s=e(()=>c(p).includes(d())?`new`:``);L(t,{get label(){return c(n)},get moves(){return m()},get why(){return c(o)},quiet:!0,get picked(){return g()},get card(){return d()},get class(){return`kind ${c(s)??``}`},children:(e,t)=>{var n=xt(),o=i(n);X(o,{get card(){return d()}});var s=a(o),c=e=>{var t=bt(),n=C(t,!0);u(()=>r(n,f())),_(e,t)};E(s,e=>{f()>1&&e(c)}),S(n),_(e,n)},$$slots:{default:!0}})}};E(b,e=>{f()===0?e(x):e(w,-1)}),_(n,y)}),S(g),u(e=>{v(g,`data-at`,`cards:${s.seat??``}`),v(g,`aria-label`,e)},[()=>l.say(`wagons-of`,{who:N(l,s.seat)})]),_(n,g),T()}var wt=g(`<section><h3 class="svelte-17shtdb"><!> </h3> <!> <!></section>`);function Tt(e,n){x(n,!0);let s=W();var c=t();D(o(c),16,()=>F(s),e=>e,(e,n)=>{var c=t(),l=o(c),d=e=>{var t=wt(),o=i(t),c=i(o);R(c,{get seat(){return n}});var l=a(c,1,!0);S(o);var d=a(o,2);vt(d,{get seat(){return n}}),Ct(a(d,2),{get seat(){return n}}),S(t),u(e=>{h(t,1,`yard sheet o${n+1}`,`svelte-17shtdb`),r(l,e)},[()=>N(s,n)]),_(e,t)};E(l,e=>{n!==s.viewer&&e(d)}),_(e,c)}),_(e,c),T()}var Et=g(`<div class="strip"><!></div> <!> <!>`,1),Dt=g(`<!> <!> <!>`,1),Ot=g(`<!> <!>`,1),kt=g(`<div class="board-grid svelte-1dzgjxo"><!> <!> <div class="right svelte-1dzgjxo"><!> <!></div></div>`);function At(n,r){x(r,!0);let s=[`market`,`goals`,`trains`],l=W(),u=e(()=>l.view.phase===`contract`),d=e(()=>new Set(l.moves.map(lt))),f=e(()=>l.moves.some(e=>e.kind===`claim`)),m=e(()=>new Set(c(f)?s.filter(e=>c(d).has(e)&&e!==`trains`):c(d)));var h=t(),g=o(h),v=e=>{je(e,{})},y=e=>{M(e,{get tabs(){return s},get lit(){return c(d)},get wanted(){return c(m)},part:(e,n=p)=>{var r=t(),s=o(r),c=e=>{var t=Et(),n=o(t);at(i(n),{}),S(n);var r=a(n,2);Qe(r,{}),Q(a(r,2),{}),_(e,t)},l=e=>{var t=Dt(),n=o(t);Q(n,{});var r=a(n,2);mt(r,{}),at(a(r,2),{}),_(e,t)},u=e=>{var t=Ot(),n=o(t);Q(n,{}),Tt(a(n,2),{}),_(e,t)};E(s,e=>{n()===`market`?e(c):n()===`goals`?e(l,1):e(u,-1)}),_(e,r)},$$slots:{part:!0}})},b=e=>{var t=kt(),n=i(t);Qe(n,{});var r=a(n,2);Q(r,{});var o=a(r,2),s=i(o);at(s,{}),mt(a(s,2),{}),S(o),S(t),_(e,t)};E(g,e=>{c(u)?e(v):l.isPhone?e(y,1):e(b,-1)}),_(n,h),T()}var jt=g(`<span aria-hidden="true" class="svelte-urf1zp"><!></span>`),Mt=g(`<li class="svelte-urf1zp"><span class="rail svelte-urf1zp"><span class="vh svelte-urf1zp"> </span> <!> <!></span> <b class="num svelte-urf1zp"> </b></li>`),Nt=g(`<li class="svelte-urf1zp"><span class="none svelte-urf1zp"> </span><b class="num svelte-urf1zp">0</b></li>`),Pt=g(`<li class="svelte-urf1zp"><span class="contract svelte-urf1zp"><span> </span> <span class="symbols svelte-urf1zp"></span></span> <b class="num svelte-urf1zp"> </b></li>`),Ft=g(`<ul><!> <!> <li class="svelte-urf1zp"><span class="notes svelte-urf1zp"><!> </span> <b class="num svelte-urf1zp"> </b></li> <li class="total svelte-urf1zp"><span> </span><b class="num svelte-urf1zp"> </b></li></ul>`);function It(t,n){x(n,!0);let o=W(),s=e(()=>G(o.view.symbols[n.seat]));var d=Ft(),p=i(d);D(p,17,()=>n.parts.objectives,l,(t,n)=>{let s=()=>c(n).objective,d=()=>c(n).points,f=e(()=>o.catalogue.objectives[s()]);var p=Mt(),m=i(p),h=i(m),g=C(h,!0),y=a(h,2);D(y,17,()=>c(f).symbols,l,(e,t)=>{var n=jt();Z(i(n),{get colour(){return c(t)}}),S(n),_(e,n)}),D(a(y,2),17,()=>G(c(f).needs),l,(e,t)=>{X(e,{get card(){return c(t)}})}),S(m);var b=C(a(m,2),!0);S(p),u(()=>{v(p,`title`,c(f).name),r(g,c(f).name),r(b,d())}),_(t,p)},e=>{var t=Nt(),n=C(i(t),!0);f(),S(t),u(e=>r(n,e),[()=>o.say(`part-none`)]),_(e,t)});var m=a(p,2),g=e=>{var t=Pt(),d=i(t),f=i(d),p=C(f,!0),m=a(f,2);D(m,21,()=>c(s),l,(e,t)=>{Z(e,{get colour(){return c(t)}})}),S(m),S(d);var h=C(a(d,2),!0);S(t),u(()=>{r(p,o.catalogue.contracts[n.parts.contract].name),r(h,n.parts.contract_points)}),_(e,t)};E(m,e=>{n.parts.contract!==null&&e(g)});var y=a(m,2),b=i(y),w=i(b);A(w,{name:`note`});var O=a(w,1,!0);S(b);var k=C(a(b,2),!0);S(y);var j=a(y,2),M=i(j),N=C(M,!0),P=C(a(M),!0);S(j),S(d),u((e,t)=>{h(d,1,`parts o${n.seat+1}`,`svelte-urf1zp`),r(O,e),r(k,n.parts.banknotes),r(N,t),r(P,n.parts.total)},[()=>o.say(`part-notes`),()=>o.say(`part-total`)]),_(t,d),T()}var Lt=g(`<span class="none svelte-1ywhmb1"> </span>`),Rt=g(`<div role="group"><!> <!> <div class="con svelte-1ywhmb1"><!></div></div>`);function zt(n,s){x(s,!0);let l=W(),d=e(()=>l.viewer),f=e(()=>c(d)===null?null:l.view.contracts[c(d)]);var p=t(),m=o(p),g=e=>{var t=Rt();let n;var o=i(t);vt(o,{get seat(){return c(d)}});var s=a(o,2);Ct(s,{get seat(){return c(d)}});var p=a(s,2),m=i(p),g=e=>{Te(e,{get contract(){return c(f)},get parts(){return l.view.points[c(d)]}})},y=e=>{var t=Lt(),n=C(t,!0);u(e=>r(n,e),[()=>l.say(`contract-none`)]),_(e,t)};E(m,e=>{c(f)===null?e(y,-1):e(g)}),S(p),S(t),u(e=>{n=h(t,1,`hand mine sheet o${c(d)+1}`,`svelte-1ywhmb1`,n,{on:l.view.seat===c(d)}),v(t,`aria-label`,e)},[()=>l.say(`hand`)]),_(e,t)};E(m,e=>{c(d)!==null&&e(g)}),_(n,p),T()}var Bt=g(`<i aria-hidden="true" class="svelte-8fs17z"></i>`),Vt=g(`<li><span aria-hidden="true" class="svelte-8fs17z"><!></span><b aria-hidden="true" class="svelte-8fs17z"> </b> <!> <span class="vh svelte-8fs17z"> </span></li>`),Ht=g(`<ul class="symbols svelte-8fs17z"></ul>`);function Ut(t,n){x(n,!0);let o=W(),s=e(()=>P(o).filter(({kind:e,args:t})=>e===`got_token`&&t.seat===n.seat).map(({args:e})=>e.colour)),l=e(()=>Object.keys(o.catalogue.colours).map(e=>({colour:e,count:o.view.symbols[n.seat][e]??0,tokens:o.view.tokens[n.seat][e]??0})));function d(e,t,n){return o.say(`symbols-count`,{colour:o.catalogue.colours[e],symbols:t,tokens:n})}var f=Ht();D(f,21,()=>c(l),({colour:e,count:t,tokens:n})=>e,(e,t)=>{let n=()=>c(t).colour,o=()=>c(t).count,l=()=>c(t).tokens;var f=Vt();let p;var m=i(f);Z(i(m),{get colour(){return n()}}),S(m);var g=a(m),y=C(g,!0),b=a(g,2),x=e=>{_(e,Bt())};E(b,e=>{l()>0&&e(x)});var w=C(a(b,2),!0);S(f),u((e,t,n)=>{v(f,`title`,e),p=h(f,1,`svelte-8fs17z`,null,p,{zero:o()===0,new:t}),r(y,o()),r(w,n)},[()=>d(n(),o(),l()),()=>c(s).includes(n()),()=>d(n(),o(),l())]),_(e,f)}),S(f),u(e=>{v(f,`data-at`,`symbols:${n.seat??``}`),v(f,`aria-label`,e)},[()=>o.say(`symbols-of`,{who:N(o,n.seat)})]),_(t,f),T()}var Wt=g(`<small class="svelte-k2mozb">+?</small>`),Gt=g(`<i></i>`),Kt=g(`<!> <!>`,1),qt=g(`<span class="gain svelte-k2mozb"> <!></span>`),Jt=g(`<div><dl class="svelte-k2mozb"><div class="points svelte-k2mozb"><dt class="vh"> </dt> <dd class="svelte-k2mozb"> <!><!></dd></div> <div><dt class="vh"> </dt> <dd class="svelte-k2mozb"><!> </dd></div> <div class="goals svelte-k2mozb"><dt class="vh"> </dt> <dd class="svelte-k2mozb"></dd></div></dl> <!> <!> <!></div>`);function Yt(t,n){x(n,!0);let s=W(),f=e(()=>s.view),p=e(()=>c(f).points[n.seat]),m=e(()=>s.movesOf(`rob`,{seat:n.seat})),g=e(()=>n.seat===s.viewer),y=e(()=>c(p).contract_points!==null),w=e(()=>c(f).claimed[n.seat].length),O=d({height:900}),k=e(()=>(O.height-84-(s.viewer===null?0:104))/Math.max(1,c(f).seats-(s.viewer===null?0:1)));var j=Jt();let M;var N=i(j),P=i(N),F=i(P),I=C(F,!0),R=a(F,2),z=i(R,!0),B=a(z);A(B,{name:`i-star`});var ee=a(B),te=e=>{_(e,Wt())};E(ee,e=>{c(y)||e(te)}),S(R),S(P);var V=a(P,2),H=i(V),ne=C(H,!0),re=a(H,2),ie=i(re);A(ie,{name:`note`,class:`nt`});var ae=a(ie,1,!0);S(re),S(V);var U=a(V,2),oe=i(U),se=C(oe,!0),G=a(oe,2);D(G,21,()=>({length:s.catalogue.most_objectives}),l,(e,t,n)=>{var r=Gt();let i;u(()=>i=h(r,1,`svelte-k2mozb`,null,i,{on:n<c(w)})),_(e,r)}),S(G),S(U),S(N);var K=a(N,2),ce=e=>{var t=Kt(),r=o(t);vt(r,{get seat(){return n.seat}}),Ct(a(r,2),{get seat(){return n.seat}}),_(e,t)};E(K,e=>{!c(g)&&!s.isPhone&&e(ce)});var q=a(K,2);Ut(q,{get seat(){return n.seat}});var J=a(q,2),le=e=>{L(e,{get label(){return c(m)[0].text},get moves(){return c(m)},class:`aim`,children:(e,t)=>{var o=qt(),s=i(o);A(a(s),{name:`note`}),S(o),u(()=>r(s,`+${c(f).banknotes[n.seat]??``}`)),_(e,o)},$$slots:{default:!0}})};E(J,e=>{c(m).length>0&&e(le)}),S(j),u((e,t,i,a,o,s)=>{M=h(j,1,`panel svelte-k2mozb`,null,M,{tight:c(k)<185,tiny:c(k)<150,roomy:c(k)>250}),v(j,`data-at`,c(g)?void 0:`seat-cards:${n.seat}`),v(P,`title`,e),r(I,t),r(z,c(p).total),v(V,`title`,i),v(V,`data-at`,`notes:${n.seat??``}`),r(ne,a),r(ae,c(f).banknotes[n.seat]),v(U,`title`,o),r(se,s)},[()=>s.say(c(y)?`seat-points`:`seat-points-open`,{points:c(p).total}),()=>s.say(c(y)?`seat-points`:`seat-points-open`,{points:c(p).total}),()=>s.say(`seat-notes`,{notes:c(f).banknotes[n.seat]}),()=>s.say(`seat-notes`,{notes:c(f).banknotes[n.seat]}),()=>s.say(`seat-goals`,{objectives:c(w),most:s.catalogue.most_objectives}),()=>s.say(`seat-goals`,{objectives:c(w),most:s.catalogue.most_objectives})]),b(`innerHeight`,e=>O.height=e),_(t,j),T()}k(Object.assign({"./art/ch-investor.svg":z,"./art/ch-pickpocket.svg":B,"./art/ch-station_master.svg":ee,"./art/ch-switchman.svg":te,"./art/ev-station_fire.svg":V,"./art/ev-train_accident.svg":H,"./art/i-lock.svg":ne,"./art/note.svg":re,"./art/shed.svg":ie})),O(`continental_express`,Object.assign({"./words/en.ftl":ae,"./words/ru.ftl":U,"./words/uk.ftl":oe}));var Xt={name:`continental_express`,seats:`left`,Board:At,Hand:zt,SeatPanel:Yt,Card:He,Breakdown:It,BarDetail:ye,placed:ct,flights:ut};export{Xt as game};