import{A as e,B as t,D as n,I as r,J as i,L as a,M as o,S as s,U as c,X as l,Y as u,_ as d,ct as f,dt as p,g as m,h,it as g,j as _,l as v,m as y,q as b,rt as x,t as S,tt as C,ut as w,w as T,x as E}from"./disclose-version-DzOOPwl4.js";import{l as D}from"./index-BHTj6UCd.js";import{C as O,S as k}from"./games-DvORl9XO.js";import{c as A}from"./attempt-DVQ4nkG1.js";import{t as j}from"./Tabs-DapWIV7B.js";import{a as M,n as N,o as P,r as F,t as I}from"./Spot-BsWylH78.js";import{t as L}from"./Owner-DWI6q0M2.js";import{a as R,i as z,n as B,o as V,r as H,t as U}from"./Copies-COhPoWfs.js";import{t as W}from"./printed-B0ll_N_u.js";import{t as G}from"./OpenCards-B9p6zQDq.js";import{t as K}from"./SeatHead-DA2eNOfj.js";import{t as ee}from"./Fan-5hDJ6FBI.js";var te=`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" width="24" height="24"><g fill="currentColor"><path fill-rule="evenodd" d="M2 8q10-5 20 0 1 8-5 9-3 0-5-4-2 4-5 4-6-1-5-9zm5 1.500q-2 0-2.500 2 2.500 1.500 5 0-.5-2-2.500-2zm10 0q-2 0-2.500 2 2.500 1.500 5 0-.5-2-2.500-2z"/></g></svg>
`,ne=`# What the board of the card game says.

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
`,re=`# What the board of the card game says.

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
    [one] очко
    [few] очка
    [many] очков
   *[other] очка
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
    [one] очко
    [few] очка
    [many] очков
   *[other] очка
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
    [one] очко
    [few] очка
    [many] очков
   *[other] очка
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
    [one] Оставляете { $tickets } маршрут, очков: { $points }
    [few] Оставляете { $tickets } маршрута, очков: { $points }
    [many] Оставляете { $tickets } маршрутов, очков: { $points }
   *[other] Оставляете { $tickets } маршрута, очков: { $points }
}
tray-secret = Их видите только вы. Невыполненный маршрут в конце отнимет свои очки.
tray-complete = { $tickets ->
    [0] Составы открыты
    [one] Выполнен { $tickets } маршрут, очков: { $points }
    [few] Выполнено { $tickets } маршрута, очков: { $points }
    [many] Выполнено { $tickets } маршрутов, очков: { $points }
   *[other] Выполнено { $tickets } маршрута, очков: { $points }
}
tray-stack = Ваш состав:
tray-best = Выполнить лучшее: { $tickets } { $tickets ->
    [one] маршрут
    [few] маршрута
    [many] маршрутов
   *[other] маршрута
}, очков: { $points }
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
    [one] Пока { $tickets } маршрут, очков: { $points }; можно выполнить ещё.
    [few] Пока { $tickets } маршрута, очков: { $points }; можно выполнить ещё.
    [many] Пока { $tickets } маршрутов, очков: { $points }; можно выполнить ещё.
   *[other] Пока { $tickets } маршрута, очков: { $points }; можно выполнить ещё.
}
detail-complete-all = { $tickets ->
    [0] Картами вашего состава ни одного маршрута не выполнить.
    [one] { $tickets } маршрут, очков: { $points }; больше выполнить нельзя.
    [few] { $tickets } маршрута, очков: { $points }; больше выполнить нельзя.
    [many] { $tickets } маршрутов, очков: { $points }; больше выполнить нельзя.
   *[other] { $tickets } маршрута, очков: { $points }; больше выполнить нельзя.
}

## The end

part-completed = Выполненные маршруты ({ $n })
part-uncompleted = Невыполненные маршруты ({ $n })
part-bonuses = Крупные города ({ $n })
`,ie=`### Moments.

moment-last-round = The last round begins.
`,ae=`### Мгновения игры.

moment-last-round = Начинается последний круг.
`,oe=`### Миті гри.

moment-last-round = Починається останнє коло.
`,se=`# What the board of the card game says.

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
`,ce=[`red`,`orange`,`yellow`,`green`,`blue`,`purple`,`black`,`white`,`locomotive`],le=ce.slice(0,-1),q=`locomotive`;function ue(e){return V(fe(e))}function de(e){return R(fe(e))}function fe(e){return e===`locomotive`?null:e}function J(e){return ce.map(t=>[t,e.filter(e=>e===t).length]).filter(([,e])=>e>0)}var Y=A;function pe(e,t){for(let[n,r]of e.depots.entries()){let e=r.find(e=>e.colour===t);if(e)return{seat:n,row:e}}return null}function me(e){return[...Array(e.coloured).fill(e.colour),...Array(e.locomotives).fill(q)]}function he(e,t){return t===`locomotive`?e.movesOf(`lay`,{coloured:0}):[...e.movesOf(`lay`,{colour:t}).filter(e=>e.args.coloured!==0),...e.movesOf(`triple`,{colour:t})]}function ge(e,t){return[...e.movesOf(`lay`,{colour:t}),...e.movesOf(`triple`,{colour:t})]}function _e(e,t){return e.catalogue.tickets[t].cities.map(t=>e.catalogue.cities[t].name).join(` – `)}function X(e,t){return t.reduce((t,n)=>t+e.catalogue.tickets[n].points,0)}var ve=o(`<b class="tick svelte-11cz0iq"><!></b>`),ye=o(`<b class="copies svelte-11cz0iq"> </b>`),be=o(`<span><i><!></i> <!> <span class="vh"> </span> <!></span>`);function Z(r,i){g(i,!0);let a=Y(),o=C(()=>a.catalogue.cards[i.card].colour??a.catalogue.cards[i.card].name),s=C(()=>i.at?`${t(o)}: ${a.say(`where-${i.at}`)}`:t(o));var d=be(),p=b(d);let m;var _=b(p);{let e=C(()=>ue(i.card));k(_,{get name(){return t(e)}})}f(p);var S=l(p,2),w=t=>{var n=ve();k(b(n),{name:`i-check`}),f(n),e(t,n)};T(S,e=>{i.at===`stack`&&e(w)});var E=l(S,2),D=u(E,!0),O=l(E,2),A=t=>{var r=ye(),a=u(r,!0);c(()=>n(a,i.copies)),e(t,r)};T(O,e=>{i.copies!==void 0&&e(A)}),f(d),c(e=>{h(d,1,`chip-of ${i.at??``??``}`,`svelte-11cz0iq`),v(d,`title`,t(s)),y(p,e),m=h(p,1,`svelte-11cz0iq`,null,m,{wild:i.card===q}),n(D,t(s))},[()=>de(i.card)]),e(r,d),x()}var xe=o(`<span class="detail svelte-lntohs"><!> </span>`);function Se(r,a){g(a,!0);let o=Y(),s=C(()=>o.view),u=C(()=>t(s).phase===`dispatch`&&t(s).row?[t(s).row]:t(s).phase===`locomotives`&&t(s).group?[t(s).group.colour]:t(s).phase===`triple`?t(s).triple:[]),d=C(()=>{switch(t(s).phase){case`dispatch`:{let e=t(s).row===null?null:pe(t(s),t(s).row);return e?o.say(`detail-dispatch`,{coloured:e.row.coloured,locomotives:e.row.locomotives}):``}case`turn`:return t(s).last_turns===null?``:o.say(`detail-last`);case`second_card`:return o.say(`detail-second`);case`locomotives`:{if(!t(s).group)return``;let e=pe(t(s),t(s).group.colour),n=t(s).least[t(s).group.colour];return e?o.say(`detail-rob`,{cards:n,who:M(o,e.seat)}):o.say(`detail-group`,{cards:n})}case`triple`:return o.say(`detail-triple`,{cards:t(s).triple.length});case`complete`:{let e=t(s).seat===null?[]:t(s).tickets[t(s).seat].declared??[],n=t(s).best??[];return o.say(n.length>0?`detail-complete`:`detail-complete-all`,{tickets:e.length,points:X(o,e)})}default:return``}});var p=_(),m=i(p),h=r=>{var i=xe(),a=b(i);E(a,16,()=>t(u),e=>e,(e,t)=>{Z(e,{get card(){return t}})});var o=l(a,1,!0);f(i),c(()=>n(o,t(d))),e(r,i)};T(m,e=>{t(d)&&e(h)}),e(r,p),x()}var Ce=o(`<span><!> <span class="vh"> </span></span>`),we=o(`<span class="served svelte-1gphg49"></span>`),Te=o(`<small class="svelte-1gphg49"> </small>`),Ee=o(`<li class="svelte-1gphg49"><b class="plate svelte-1gphg49"> <span class="vh"> </span></b> <span class="about svelte-1gphg49"><strong class="svelte-1gphg49"> </strong> <!></span></li>`),De=o(`<ul class="cities sheet svelte-1gphg49"></ul>`);function Oe(r,a){g(a,!0);let o=Y(),p=N(),m=C(()=>o.view),y=C(()=>t(m).phase===`over`),S=C(()=>o.viewer===null?[]:t(m).tickets[o.viewer].held??[]);function w(e){return t(S).filter(t=>o.catalogue.tickets[t].cities.includes(e)).length}var D=De();E(D,21,()=>t(m).cities,({city:e,served:t,leaders:n})=>e,(r,a)=>{let m=()=>t(a).city,g=()=>t(a).served,x=()=>t(a).leaders,S=C(()=>o.catalogue.cities[m()]);var D=Ee(),O=b(D),k=b(O,!0),A=u(l(k),!0);f(O);var j=l(O,2),N=b(j),P=u(N,!0),F=l(N,2),I=r=>{var a=we();E(a,21,g,s,(r,a,s)=>{var d=_(),p=i(d),m=r=>{let i=C(()=>x().includes(s));var d=Ce();let p;var m=b(d);L(m,{seat:s});var g=l(m,1,!0),_=u(l(g),!0);f(d),c((e,r)=>{v(d,`title`,e),p=h(d,1,`svelte-1gphg49`,null,p,{leads:t(i)}),n(g,t(a)),n(_,r)},[()=>o.say(t(i)?`city-leads`:`city-served`,{who:M(o,s),times:t(a)}),()=>o.say(t(i)?`city-leads`:`city-served`,{who:M(o,s),times:t(a)})]),e(r,d)};T(p,e=>{t(a)>0&&e(m)}),e(r,d)}),f(a),e(r,a)},R=t=>{var r=Te(),i=u(r,!0);c(e=>n(i,e),[()=>o.say(`city-yours`,{tickets:w(m())})]),e(t,r)},z=t=>{var r=Te(),i=u(r,!0);c(e=>n(i,e),[()=>o.say(`city-nobody`)]),e(t,r)};T(F,e=>{x().length>0?e(I):o.viewer!==null&&!t(y)?e(R,1):e(z,-1)}),f(j),f(D),d(D,()=>p(`city`,{city:m()})),c(e=>{n(k,t(S).bonus),n(A,e),n(P,t(S).name)},[()=>o.say(`points-unit`,{points:t(S).bonus})]),e(r,D)}),f(D),c(e=>v(D,`aria-label`,e),[()=>o.say(`cities`)]),e(r,D),x()}var ke=o(`<p class="discards sheet svelte-smttwt" data-at="discards"><span> <b class="svelte-smttwt"> </b></span> <!></p>`);function Ae(r,i){g(i,!0);let a=Y(),o=N(),s=C(()=>a.view.discards);var m=ke(),h=b(m),_=b(h),v=u(l(_),!0);f(h),E(l(h,2),17,()=>J(t(s)),([e,t])=>e,(e,n)=>{var r=C(()=>p(t(n),2));let i=()=>t(r)[0],a=()=>t(r)[1];Z(e,{get card(){return i()},get copies(){return a()}})}),f(m),d(m,()=>o(`pile`,{pile:`discards`})),c(e=>{n(_,`${e??``} `),n(v,t(s).length)},[()=>a.say(`discards`)]),e(r,m),x()}var je=o(`<em class="svelte-c5yk8g">–</em>`),Me=o(`<!> <span> </span>`,1),Ne=o(`<span class="mark svelte-c5yk8g"><!> </span>`),Pe=o(`<span><b class="points svelte-c5yk8g"> <span class="vh"> </span></b> <span class="cities svelte-c5yk8g"></span> <span class="need svelte-c5yk8g"></span> <!></span>`);function Fe(r,a){g(a,!0);let o=S(a,`size`,3,`line`),d=S(a,`done`,3,!1),p=Y(),m=C(()=>p.catalogue.tickets[a.ticket]);var _=Pe();let y;var w=b(_),D=b(w,!0),O=u(l(D),!0);f(w);var A=l(w,2);E(A,21,()=>t(m).cities,s,(r,a,o)=>{let s=C(()=>p.catalogue.cities[t(a)]);var d=Me(),f=i(d),m=t=>{e(t,je())};T(f,e=>{o>0&&e(m)});var g=l(f,2);let _;var y=u(g,!0);c(e=>{v(g,`title`,e),_=h(g,1,`svelte-c5yk8g`,null,_,{great:t(s).bonus!==null}),n(y,t(s).name)},[()=>t(s).bonus===null?void 0:p.say(`city-bonus`,{city:t(s).name,points:t(s).bonus})]),e(r,d)}),f(A);var j=l(A,2);E(j,21,()=>t(m).needs,s,(e,n,r)=>{{let i=C(()=>a.reach?.[r]);Z(e,{get card(){return t(n)},get at(){return t(i)}})}}),f(j);var M=l(j,2),N=t=>{var r=Ne(),i=b(r);k(i,{name:`i-check`});var o=l(i,1,!0);f(r),c(()=>n(o,a.mark)),e(t,r)};T(M,e=>{a.mark!==void 0&&e(N)}),f(_),c(e=>{y=h(_,1,`tk ${o()??``}`,`svelte-c5yk8g`,y,{done:d(),marked:a.mark!==void 0}),n(D,t(m).points),n(O,e)},[()=>p.say(`points-unit`,{points:t(m).points})]),e(r,_),x()}function Q(n,r){g(r,!0);let a=S(r,`big`,3,!1),o=Y(),s=C(()=>o.catalogue.cards[r.card]),c=C(()=>t(s)&&{use:o.say(t(s).colour===null?`card-joker`:`card-coloured`),copies:o.say(`card-copies`,{copies:t(s).copies})});var l=_(),u=i(l),d=e=>{{let n=C(()=>fe(r.card)),i=C(()=>a()?t(c):void 0);z(e,{get name(){return t(s).name},get colour(){return t(n)},get about(){return t(i)}})}},f=e=>{Fe(e,{get ticket(){return r.card},size:`big`})};T(u,e=>{t(s)?e(d):e(f,-1)}),e(n,l),x()}var Ie=o(`<span class="last svelte-iuyhuc"> </span>`),Le=o(`<span class="label"> </span>`),Re=o(`<span class="vh"> </span>`),ze=o(`<p class="discards svelte-iuyhuc"><span class="vh"> </span><!></p>`),Be=o(`<section class="market sheet svelte-iuyhuc"><h3 class="svelte-iuyhuc"> <!></h3> <div class="display svelte-iuyhuc"><!></div> <div class="decks svelte-iuyhuc"><!> <!> <div class="deck plain svelte-iuyhuc"><span class="of svelte-iuyhuc"><b class="svelte-iuyhuc"> </b><small class="svelte-iuyhuc"> </small></span></div></div> <!></section>`);function Ve(r,i){g(i,!0);let a=Y(),o=N(),s=C(()=>a.view),m=C(()=>F(a,`turn`,`second_card`)),h=C(()=>t(s).halves>1),_=C(()=>a.lastLines.filter(({kind:e})=>e===`took`).map(({args:e})=>e.place));var y=Be(),S=b(y),D=b(S),O=l(D),k=r=>{var i=Ie(),o=u(i,!0);c(e=>n(o,e),[()=>a.say(`last-turns`,{turns:t(s).last_turns})]),e(r,i)},A=r=>{var i=Le(),o=u(i,!0);c(e=>n(o,e),[()=>a.say(`half`,{half:t(s).half})]),e(r,i)};T(O,e=>{t(s).last_turns?e(k):t(h)&&e(A,1)}),f(S);var j=l(S,2);G(b(j),{get cards(){return t(s).display},kind:`take`,place:`place`,get isTaking(){return t(m)},nameOf:e=>a.catalogue.cards[e].name,about:e=>({kind:`card`,args:{card:e}}),at:(e,t)=>`display:${t}`,isNew:(e,n)=>t(_).includes(n),gap:t=>{var r=Re(),i=u(r,!0);c(e=>n(i,e),[()=>a.say(`display-gap`)]),e(t,r)},face:(e,t=w)=>{Q(e,{get card(){return t()}})},$$slots:{gap:!0,face:!0}}),f(j);var M=l(j,2),P=b(M);{let e=C(()=>a.say(`deck`)),n=C(()=>a.say(`deck-label`,{cards:t(s).train_deck.size})),r=C(()=>a.movesOf(`draw`)),i=C(()=>t(m)?{kind:`draw`,args:{}}:void 0);H(P,{get size(){return t(s).train_deck.size},get word(){return t(e)},get label(){return t(n)},get moves(){return t(r)},get why(){return t(i)},about:{kind:`pile`,args:{pile:`trains`}},at:`deck`})}var I=l(P,2);{let e=C(()=>a.say(`ticket-deck`)),n=C(()=>a.say(`ticket-deck-label`,{tickets:t(s).ticket_deck.size})),r=C(()=>a.movesOf(`tickets`)),i=C(()=>F(a,`turn`)?{kind:`tickets`,args:{}}:void 0);H(I,{get size(){return t(s).ticket_deck.size},get word(){return t(e)},get label(){return t(n)},get moves(){return t(r)},get why(){return t(i)},about:{kind:`pile`,args:{pile:`tickets`}},at:`tickets`,back:`--b:#7f2f22`})}var L=l(I,2),R=b(L),z=b(R),B=u(z,!0),V=u(l(z),!0);f(R),f(L),d(L,()=>o(`pile`,{pile:`discards`})),f(M);var U=l(M,2),W=r=>{var i=ze(),o=b(i),d=u(o);E(l(o),17,()=>J(t(s).discards),([e,t])=>e,(e,n)=>{var r=C(()=>p(t(n),2));let i=()=>t(r)[0],a=()=>t(r)[1];Z(e,{get card(){return i()},get copies(){return a()}})}),f(i),c(e=>n(d,`${e??``}:`),[()=>a.say(`discards`)]),e(r,i)};T(U,e=>{t(s).discards.length>0&&!a.isPhone&&e(W)}),f(y),c((e,r,i)=>{v(y,`aria-label`,e),n(D,`${r??``} `),v(L,`data-at`,a.isPhone?void 0:`discards`),n(B,t(s).discards.length),n(V,i)},[()=>a.say(`market`),()=>a.say(`market`),()=>a.say(`discards`)]),e(r,y),x()}var He={send:`yard`,draw:`yard`,take:`yard`,tickets:`yard`,keep:`tickets`,complete:`tickets`},Ue=[`lay`,`triple`];function We({kind:e}){return e in He||Ue.includes(e)}function Ge({kind:e}){return He[e]??null}function Ke({kind:e}){return e===`done`}function qe(e,t){return e.kind===`done`&&(t.best??[]).length>0||Je(e,t)}function Je({kind:e,args:t},{hands:n,least:r,seat:i}){if(e!==`lay`||i===null)return!1;let a=(n[i].cards??[]).filter(e=>e===q).length;return a>0&&r[t.colour]-Number(t.coloured)===a}function $(e,t,n){return{from:`[data-at~="${e}"]`,to:`[data-at~="${t}"]`,...n!==void 0&&{card:n}}}function Ye({kind:e,args:t}){let n=`hand:${t.seat}`;switch(e){case`drew`:return $(`deck`,n,t.card);case`took`:return $(`display:${t.place}`,n,t.card);case`sent`:return $(`row:${t.colour}`,`stack:${t.seat}`,t.card===`locomotive`?t.card:t.colour);case`laid`:case`tripled`:return $(n,`row:${t.colour}`,t.colour);case`robbed`:return $(`row:${t.colour}`,`discards`,t.colour);case`kept`:return t.tickets>0?$(`tickets`,`tickets:${t.seat}`,null):null;default:return null}}var Xe=o(`<span class="n svelte-8e7r53"><!><b class="svelte-8e7r53"> </b><span class="vh"> </span></span>`),Ze=o(`<span class="chips svelte-8e7r53"></span>`),Qe=o(`<span class="word svelte-8e7r53"> </span>`),$e=o(`<!> <span class="chips end svelte-8e7r53"></span>`,1),et=o(`<li data-told-group=""><!> <p class="counts svelte-8e7r53"><!> <span><!></span> <!> <b> <!><span class="vh"> </span></b></p> <div class="train svelte-8e7r53"><span><!></span> <b class="svelte-8e7r53"> </b><span class="vh"> </span> <!></div></li>`),tt=o(`<ul class="plates svelte-8e7r53"></ul>`);function nt(r,a){g(a,!0);let o=(r,i=w,a=w,o=w,p=w)=>{let m=C(()=>s.say(a(),{n:o()}));var h=Xe(),g=b(h);k(g,{get name(){return i()}});var _=l(g),v=u(_,!0),y=u(l(_),!0);f(h),d(h,p),c(()=>{n(v,o()),n(y,t(m))}),e(r,h)},s=Y(),m=N(),_=C(()=>s.view),S=C(()=>P(s));var D=tt();E(D,20,()=>t(S),e=>e,(r,a)=>{let g=C(()=>t(_).stacks[a]),y=C(()=>t(_).points[a].total),x=C(()=>t(_).completed[a].length);var S=et();let w;var D=b(S);K(D,{get seat(){return a}});var O=l(D,2),A=b(O);{let e=C(()=>m(`hand`,{seat:a}));o(A,()=>`i-cards`,()=>`seat-cards`,()=>t(_).hands[a].size,()=>t(e))}var j=l(A,2),M=b(j);{let e=C(()=>m(`tickets`,{seat:a}));o(M,()=>`i-ticket`,()=>`seat-tickets`,()=>t(_).tickets[a].size,()=>t(e))}f(j);var N=l(j,2),P=e=>{{let n=C(()=>m(`completed`,{seat:a}));o(e,()=>`i-check`,()=>`seat-completed`,()=>t(x),()=>t(n))}};T(N,e=>{t(x)>0&&e(P)});var F=l(N,2);let I;var L=b(F,!0),R=l(L);k(R,{name:`i-star`});var z=u(l(R),!0);f(F),d(F,()=>m(`points`,{seat:a})),f(O);var B=l(O,2),V=b(B);let H;k(b(V),{name:`back`,class:`back`}),f(V);var U=l(V,2),G=u(U,!0),ee=l(U),te=u(ee,!0),ne=l(ee,2),re=n=>{var r=Ze();E(r,21,()=>J(t(g).cards),([e,t])=>e,(e,n)=>{var r=C(()=>p(t(n),2));let i=()=>t(r)[0],a=()=>t(r)[1];Z(e,{get card(){return i()},get copies(){return a()}})}),f(r),e(n,r)},ie=r=>{var o=$e(),d=i(o),p=t=>{var r=Qe(),i=u(r,!0);c(e=>n(i,e),[()=>s.say(`stack`)]),e(t,r)};T(d,e=>{t(_).depots[a].length<(t(_).seats>3?3:5)&&e(p)});var m=l(d,2);E(m,21,()=>t(_).depots[a],e=>e.colour,(e,n)=>{{let r=C(()=>t(n).coloured+t(n).locomotives);Z(e,{get card(){return t(n).colour},get copies(){return t(r)}})}}),f(m),e(r,o)};T(ne,e=>{t(g).cards!==null&&t(g).size>0?e(re):e(ie,-1)}),f(B),d(B,()=>m(`stack`,{seat:a})),f(S),c((e,r,i)=>{w=h(S,1,`sheet o${a+1}`,`svelte-8e7r53`,w,{turn:t(_).seat===a}),v(S,`data-at`,a===s.viewer?`seat:${a}`:`seat:${a} hand:${a}`),v(j,`data-at`,`tickets:${a??``}`),I=h(F,1,`points svelte-8e7r53`,null,I,{minus:t(y)<0}),n(L,e),n(z,r),v(B,`data-at`,`stack:${a??``}`),H=h(V,1,`pile svelte-8e7r53`,null,H,{none:t(g).size===0}),n(G,t(g).size),n(te,i)},[()=>W(t(y)),()=>s.say(`points-unit`,{points:t(y)}),()=>s.say(`seat-stack`,{n:t(g).size})]),e(r,S)}),f(D),c(()=>y(D,`--seats:${t(S).length??``}`)),e(r,D),x()}var rt=o(`<button type="button" class="svelte-1ko2jp9"><!></button>`),it=o(`<li class="svelte-1ko2jp9"><!></li>`),at=o(`<details class="svelte-1ko2jp9"><summary class="svelte-1ko2jp9"><!> <b> </b></summary> <ol></ol></details>`),ot=o(`<ol></ol> <p class="legend svelte-1ko2jp9"> </p>`,1),st=o(`<p class="none svelte-1ko2jp9"> </p>`),ct=o(`<span class="svelte-1ko2jp9"> <b class="num"> </b></span> `,1),lt=o(`<p class="legend returned svelte-1ko2jp9"> <!></p>`),ut=o(`<h3 class="svelte-1ko2jp9"> <span class="label"> </span></h3> <!> <!>`,1),dt=o(`<h3 class="svelte-1ko2jp9"> </h3>`),ft=o(`<section class="tickets sheet svelte-1ko2jp9"><!> <!> <!></section>`);function pt(r,o){g(o,!0);let s=(t,n=w,r=w,i=w)=>{var o=rt();Fe(b(o),{get ticket(){return n()},get reach(){return r()},get done(){return i()}}),f(o),d(o,()=>y(`card`,{card:n()})),a(`click`,o,()=>m.enlarge(n())),e(t,o)},p=(t,r=w,i=w,a=w,o=w)=>{var d=at(),p=b(d),g=b(p);L(g,{get seat(){return r()}});var _=l(g,1,!0),v=l(_);let y;var x=u(v,!0);f(p);var S=l(p,2);E(S,20,a,e=>e,(t,n)=>{var r=it();s(b(r),()=>n,()=>void 0,o),f(r),e(t,r)}),f(S),f(d),c(e=>{d.open=r()===m.viewer&&!o(),n(_,i()),y=h(v,1,`svelte-1ko2jp9`,null,y,{minus:!o()}),n(x,e)},[()=>W(o()?X(m,a()):-X(m,a()))]),e(t,d)},m=Y(),y=N(),S=C(()=>m.view),D=C(()=>m.viewer===null?null:t(S).tickets[m.viewer]),O=C(()=>[...t(D)?.declared??[],...t(D)?.held??[]]),k=C(()=>m.viewer===null?null:t(S).reach[m.viewer]),A=C(()=>t(S).phase===`over`),j=C(()=>t(S).phase===`complete`&&t(D)!==null),F=C(()=>m.viewer===null?[]:t(S).returned[m.viewer]??[]),I=C(()=>P(m).filter(e=>t(S).completed[e].length>0)),R=C(()=>t(A)?P(m).filter(e=>(t(S).tickets[e].held??[]).length>0):[]);var z=_(),B=i(z),V=r=>{var a=ft(),o=b(a),d=r=>{var a=ut(),o=i(a),d=b(o),p=u(l(d),!0);f(o);var h=l(o,2),g=r=>{var a=ot(),o=i(a);E(o,20,()=>t(O),e=>e,(n,r)=>{var i=it(),a=b(i);{let e=C(()=>t(D).declared?.includes(r)??!1);s(a,()=>r,()=>t(k)?.[r],()=>t(e))}f(i),e(n,i)}),f(o);var d=u(l(o,2),!0);c(e=>n(d,e),[()=>m.say(t(S).stacks[m.viewer].cards===null||t(S).stacks[m.viewer].size===0?`legend-hidden`:`legend`)]),e(r,a)},_=t=>{var r=st(),i=u(r,!0);c(e=>n(i,e),[()=>m.say(`tickets-none`)]),e(t,r)};T(h,e=>{t(O).length>0?e(g):e(_,-1)});var v=l(h,2),y=r=>{var a=lt(),o=b(a);E(l(o),17,()=>t(F),({ticket:e})=>e,(r,a)=>{let o=()=>t(a).ticket;var s=ct(),d=i(s),p=b(d),h=u(l(p),!0);f(d);var g=l(d,1,!0);g.nodeValue=` `,c((e,t)=>{n(p,`${e??``} `),n(h,t)},[()=>_e(m,o()),()=>X(m,[o()])]),e(r,s)}),f(a),c(e=>n(o,`${e??``} `),[()=>m.say(`tickets-returned`)]),e(r,a)};T(v,e=>{t(F).length>0&&e(y)}),c((e,t)=>{n(d,`${e??``} `),n(p,t)},[()=>m.say(`tickets`),()=>t(O).length>0?m.say(`tickets-sum`,{tickets:t(O).length,points:X(m,t(O))}):``]),e(r,a)},h=t=>{var r=dt(),i=u(r,!0);c(e=>n(i,e),[()=>m.say(`tickets-all`)]),e(t,r)};T(o,e=>{t(D)&&!t(A)&&!t(j)?e(d):e(h,-1)});var g=l(o,2);E(g,16,()=>t(I),e=>e,(e,n)=>{{let r=C(()=>m.say(`completed-by`,{who:M(m,n),tickets:t(S).completed[n].length}));p(e,()=>n,()=>t(r),()=>t(S).completed[n],()=>!0)}}),E(l(g,2),16,()=>t(R),e=>e,(e,n)=>{{let r=C(()=>m.say(`left-by`,{who:M(m,n),tickets:t(S).tickets[n].held.length}));p(e,()=>n,()=>t(r),()=>t(S).tickets[n].held,()=>!1)}}),f(a),c(e=>v(a,`aria-label`,e),[()=>m.say(`tickets`)]),e(r,a)};T(B,e=>{(t(D)&&!t(j)||t(I).length>0||t(R).length>0)&&e(V)}),e(r,z),x()}r([`click`]);var mt=o(`<small class="svelte-1dxoq20"> </small>`),ht=o(`<span><!><!></span>`),gt=o(`<span class="word svelte-1dxoq20"> </span>`),_t=o(`<button type="button" class="btn best svelte-1dxoq20"><!> </button>`),vt=o(`<p class="cards svelte-1dxoq20"><span class="word svelte-1dxoq20"> </span> <!></p> <!>`,1),yt=o(`<p class="word svelte-1dxoq20"> </p>`),bt=o(`<section><header class="svelte-1dxoq20"><h3 class="svelte-1dxoq20"> </h3> <!></header> <div class="stubs svelte-1dxoq20"></div></section>`);function xt(r,o){g(o,!0);let s=Y(),d=C(()=>s.view),m=C(()=>t(d).tickets[s.viewer]),_=C(()=>t(d).phase===`complete`),S=C(()=>t(_)?`complete`:`keep`),w=C(()=>(t(_)?[...t(m).held??[],...t(m).declared??[]]:t(m).looked_at??[]).toSorted((e,t)=>s.catalogue.tickets[t].points-s.catalogue.tickets[e].points)),D=C(()=>(t(_)?t(m).declared:t(m).chosen)??[]),O=C(()=>t(d).reach[s.viewer]),A=C(()=>t(d).seat===s.viewer),j=C(()=>t(A)?t(d).best??[]:[]),M=C(()=>J(t(d).stacks[s.viewer].cards??[])),N=C(()=>new Map(J(t(A)&&t(d).free?t(d).free:t(d).stacks[s.viewer].cards??[]))),P=C(()=>s.say(t(_)?`tray-complete`:`tray-keep`,{tickets:t(D).length,points:X(s,t(D))}));function L(){s.playAll(t(j).flatMap(e=>s.movesOf(`complete`,{ticket:e}).map(e=>e.code)))}var R=bt();let z;var B=b(R),V=b(B),H=u(V,!0),U=l(V,2),W=r=>{var o=vt(),d=i(o),m=b(d),g=u(m,!0);E(l(m,2),17,()=>t(M),([e,t])=>e,(r,i)=>{var a=C(()=>p(t(i),2));let o=()=>t(a)[0],s=()=>t(a)[1];var d=ht();let m;var g=b(d);{let e=C(()=>t(N).get(o())??0);Z(g,{get card(){return o()},get copies(){return t(e)}})}var _=l(g),v=t=>{var r=mt(),i=u(r);c(()=>n(i,`/${s()??``}`)),e(t,r)},y=C(()=>(t(N).get(o())??0)<s());T(_,e=>{t(y)&&e(v)}),f(d),c(e=>m=h(d,1,`svelte-1dxoq20`,null,m,{spent:e}),[()=>!t(N).get(o())]),e(r,d)},t=>{var r=gt(),i=u(r,!0);c(e=>n(i,e),[()=>s.say(`stack-empty`)]),e(t,r)}),f(d);var _=l(d,2),y=r=>{var i=_t(),o=b(i);k(o,{name:`i-star`});var u=l(o,1,!0);f(i),c(e=>n(u,e),[()=>s.say(`tray-best`,{tickets:t(j).length,points:X(s,t(j))})]),a(`click`,i,L),e(r,i)},x=C(()=>t(j).length>0&&F(s,`complete`));T(_,e=>{t(x)&&e(y)}),c((e,t)=>{v(d,`aria-label`,e),n(g,t)},[()=>s.say(`tray-stack`),()=>s.say(`tray-stack`)]),e(r,o)},G=t=>{var r=yt(),i=u(r,!0);c(e=>n(i,e),[()=>s.say(`tray-secret`)]),e(t,r)};T(U,e=>{t(_)?e(W):e(G,-1)}),f(B);var K=l(B,2);E(K,20,()=>t(w),e=>e,(e,n)=>{let r=C(()=>s.movesOf(t(S),{ticket:n})),i=C(()=>t(D).includes(n));{let a=C(()=>t(r)[0]?.text??_e(s,n)),o=C(()=>F(s,t(d).phase)&&!t(i)?{kind:t(S),args:{ticket:n}}:void 0),c=C(()=>({kind:`card`,args:{card:n}})),l=C(()=>t(_)?void 0:()=>s.choose(t(r))),u=C(()=>t(j).includes(n)?`in-best`:``);I(e,{get label(){return t(a)},get moves(){return t(r)},get why(){return t(o)},get about(){return t(c)},get picked(){return t(i)},get pick(){return t(l)},shape:`card`,get card(){return n},get class(){return`stub-spot ${t(u)??``}`},children:(e,r)=>{{let r=C(()=>t(i)&&t(_)?void 0:t(O)?.[n]),a=C(()=>t(i)?s.say(t(_)?`mark-complete`:`mark-keep`):void 0);Fe(e,{get ticket(){return n},size:`stub`,get reach(){return t(r)},get mark(){return t(a)}})}},$$slots:{default:!0}})}},t=>{var r=yt(),i=u(r,!0);c(e=>n(i,e),[()=>s.say(`tickets-none`)]),e(t,r)}),f(K),f(R),c(()=>{z=h(R,1,`tray sheet svelte-1dxoq20`,null,z,{scoring:t(_),few:!t(_)&&t(w).length<5}),v(R,`aria-label`,t(P)),n(H,t(P)),y(K,`--n:${t(w).length??``}`)}),e(r,R),x()}r([`click`]);var St=o(`<span><!> </span>`),Ct=o(`<span class="whose svelte-1fgdo38"><!><span class="who svelte-1fgdo38"> </span></span> <!>`,1),wt=o(`<span class="coming svelte-1fgdo38"> </span>`),Tt=o(`<span class="svelte-1fgdo38"><!> <span class="vh"> </span></span>`),Et=o(`<span class="mini svelte-1fgdo38"><!> <!></span>`),Dt=o(`<span class="free svelte-1fgdo38"> </span> <!>`,1),Ot=o(`<span class="edge svelte-1fgdo38"><!></span>`),kt=o(`<b class="count svelte-1fgdo38"> </b>`),At=o(`<b class="count svelte-1fgdo38" aria-hidden="true"> </b>`),jt=o(`<span class="one svelte-1fgdo38"><!> <!></span>`),Mt=o(`<div class="stall"><span class="pair svelte-1fgdo38"></span> <!></div>`),Nt=o(`<span class="water svelte-1fgdo38" aria-hidden="true"><!></span>`),Pt=o(`<span class="svelte-1fgdo38"><!><span class="word svelte-1fgdo38"> </span> <b class="svelte-1fgdo38"> </b></span>`),Ft=o(`<span class="wanted svelte-1fgdo38"><!> <!></span>`),It=o(`<span class="in svelte-1fgdo38"><!></span>`),Lt=o(`<span class="in ghost svelte-1fgdo38"><!></span>`),Rt=o(`<!> <!> <span class="fan svelte-1fgdo38"><!> <!></span> <!>`,1),zt=o(`<div><h4 class="svelte-1fgdo38"><!><span class="name svelte-1fgdo38" aria-hidden="true"> </span><!></h4> <!></div>`);function Bt(r,a){g(a,!0);let o=r=>{var o=Ot(),s=b(o),m=r=>{var o=Ct(),s=i(o),m=b(s);L(m,{get seat(){return t(w).seat}});var g=u(l(m),!0);f(s);var _=l(s,2),v=r=>{var i=St();let o;var s=b(i);k(s,{name:`i-mask`});var u=l(s,1,!0);f(i),c(e=>{o=h(i,1,`needs svelte-1fgdo38`,null,o,{can:t(N)}),n(u,e)},[()=>d.say(t(N)?`bay-rob`:`bay-needs`,{cards:t(p).least[a.colour]})]),e(r,i)};T(_,e=>{t(O)||e(v)}),c(e=>n(g,e),[()=>t(O)?d.say(`bay-own`):M(d,t(w).seat)]),e(r,o)},g=t=>{var r=wt(),i=u(r,!0);c(e=>n(i,e),[()=>d.say(`bay-coming`)]),e(t,r)},_=r=>{var a=Dt(),o=i(a),s=u(o,!0),m=l(o,2),h=r=>{var i=Et(),a=b(i),o=r=>{var i=Tt(),a=b(i);k(a,{name:`i-ticket`});var o=l(a,1,!0),s=u(l(o),!0);f(i),c(e=>{n(o,t(R)),n(s,e)},[()=>d.say(`bay-wanted`)]),e(r,i)};T(a,e=>{t(R)>0&&e(o)});var s=l(a,2),p=r=>{var i=Tt(),a=b(i);k(a,{name:`i-cards`});var o=l(a,1,!0),s=u(l(o),!0);f(i),c(e=>{n(o,t(P)),n(s,e)},[()=>d.say(`bay-held`)]),e(r,i)};T(s,e=>{t(P)>0&&e(p)}),f(i),e(r,i)};T(m,e=>{d.isPhone&&d.viewer!==null&&t(p).phase!==`over`&&t(R)+t(P)>0&&e(h)}),c(e=>n(s,e),[()=>d.say(`bay-free`)]),e(r,a)};T(s,e=>{t(w)?e(m):t(z).length>0?e(g,1):e(_,-1)}),f(o),e(r,o)},d=Y(),p=C(()=>d.view),S=C(()=>d.catalogue.cards[a.colour].colour),w=C(()=>pe(t(p),a.colour)),D=C(()=>t(w)?me(t(w).row):[]),O=C(()=>t(w)!==null&&t(w).seat===d.viewer),A=C(()=>ge(d,a.colour)),j=C(()=>d.movesOf(`send`,{colour:a.colour})),N=C(()=>t(w)!==null&&!t(O)&&t(A).length>0),P=C(()=>d.viewer===null?0:(t(p).hands[d.viewer].cards??[]).filter(e=>e===a.colour).length),R=C(()=>(d.viewer===null||t(p).phase===`over`?[]:t(p).tickets[d.viewer].held??[]).flatMap(e=>d.catalogue.tickets[e].needs).filter(e=>e===a.colour).length),z=C(()=>t(p).group?.colour===a.colour?Array(t(p).group.coloured).fill(a.colour):t(p).triple.includes(a.colour)?[a.colour]:[]),B=C(()=>d.lastLines.some(({kind:e,args:t})=>e===`laid`&&t.colour===a.colour||e===`tripled`&&[t.colour,t.second,t.third].includes(a.colour))),V=C(()=>{let e=t(w)?d.say(`bay-row`,{colour:t(S),who:M(d,t(w).seat),coloured:t(w).row.coloured,locomotives:t(w).row.locomotives}):d.say(`bay-free-label`,{colour:t(S)});return t(A).length===1?t(A)[0].text:e});var H=zt(),U=b(H),W=b(U);Z(W,{get card(){return a.colour}});var G=l(W),K=u(G,!0),ee=l(G),te=r=>{var i=kt(),a=u(i,!0);c(()=>n(a,t(D).length)),e(r,i)};T(ee,e=>{t(D).length>1&&e(te)}),f(U);var ne=l(U,2),re=r=>{var i=Mt(),s=b(i);E(s,21,()=>t(j),e=>e.code,(r,i)=>{let o=C(()=>t(i).args.card===`locomotive`),s=C(()=>t(o)?t(w).row.locomotives:t(w).row.coloured);var d=jt(),p=b(d);{let e=C(()=>[t(i)]),n=C(()=>({kind:`card`,args:{card:t(o)?q:a.colour}}));I(p,{get label(){return t(i).text},get moves(){return t(e)},get about(){return t(n)},shape:`card`,children:(e,n)=>{{let n=C(()=>t(o)?q:a.colour);Q(e,{get card(){return t(n)}})}},$$slots:{default:!0}})}var m=l(p,2),h=r=>{var i=At(),a=u(i,!0);c(()=>n(a,t(s))),e(r,i)};T(m,e=>{t(s)>1&&e(h)}),f(d),e(r,d)}),f(s),o(l(s,2)),f(i),c(()=>v(i,`data-at`,`row:${a.colour??``}`)),e(r,i)},ie=r=>{{let m=C(()=>F(d,`turn`,`triple`)?{kind:t(p).phase===`triple`?`triple`:`lay`,args:t(p).phase===`triple`?{colour:a.colour}:{colour:a.colour,coloured:t(P)}}:void 0),h=C(()=>({kind:`row`,args:{colour:a.colour}})),g=C(()=>t(N)?`robs`:``);I(r,{get label(){return t(V)},get moves(){return t(A)},get why(){return t(m)},get about(){return t(h)},quiet:!0,get class(){return`stall ${t(g)??``}`},get at(){return`row:${a.colour??``}`},children:(r,m)=>{var h=Rt(),g=i(h),x=n=>{var r=Nt(),i=b(r);{let e=C(()=>ue(a.colour));k(i,{get name(){return t(e)}})}f(r),e(n,r)};T(g,e=>{t(D).length+t(z).length===0&&e(x)});var S=l(g,2),w=r=>{var i=Ft(),a=b(i),o=r=>{var i=Pt(),a=b(i);k(a,{name:`i-ticket`});var o=l(a),s=u(o,!0),p=u(l(o,2),!0);f(i),c((e,r)=>{v(i,`title`,e),n(s,r),n(p,t(R))},[()=>d.say(`bay-wanted`),()=>d.say(`bay-wanted`)]),e(r,i)};T(a,e=>{t(R)>0&&e(o)});var s=l(a,2),p=r=>{var i=Pt(),a=b(i);k(a,{name:`i-cards`});var o=l(a),s=u(o,!0),p=u(l(o,2),!0);f(i),c((e,r)=>{v(i,`title`,e),n(s,r),n(p,t(P))},[()=>d.say(`bay-held`),()=>d.say(`bay-held`)]),e(r,i)};T(s,e=>{t(P)>0&&e(p)}),f(i),e(r,i)};T(S,e=>{d.viewer!==null&&t(p).phase!==`over`&&(t(R)>0||t(P)>0)&&e(w)});var O=l(S,2),A=b(O);E(A,17,()=>t(D),s,(n,r,i)=>{var a=It();y(a,`--i:${i}`),Q(b(a),{get card(){return t(r)}}),f(a),e(n,a)});var j=l(A,2),M=n=>{var r=_();E(i(r),17,()=>t(z),s,(n,r,i)=>{var a=Lt();y(a,`--i:${i}`),Q(b(a),{get card(){return t(r)}}),f(a),e(n,a)}),e(n,r)};T(j,e=>{t(z).length>0&&e(M)}),f(O),o(l(O,2)),c(e=>y(O,`--gaps:${e??``}`),[()=>Math.max(1,t(D).length-1)]),e(r,h)},$$slots:{default:!0}})}};T(ne,e=>{t(j).length>0?e(re):e(ie,-1)}),f(H),c(()=>{h(H,1,m([`bay`,t(w)&&`o${t(w).seat+1}`,{mine:t(O),taken:t(w)!==null,latest:t(B)}]),`svelte-1fgdo38`),y(H,`--tint:var(--c-${a.colour??``})`),n(K,t(S))}),e(r,H),x()}var Vt=o(`<section class="yard sheet svelte-1v9kcwg"></section>`);function Ht(t,n){g(n,!0);let r=Y();var i=Vt();E(i,20,()=>le,e=>e,(e,t)=>{Bt(e,{get colour(){return t}})}),f(i),c(e=>v(i,`aria-label`,e),[()=>r.say(`yard`)]),e(t,i),x()}var Ut=o(`<!> <!> <!>`,1),Wt=o(`<div><!> <!> <!> <!></div>`);function Gt(n,r){g(r,!0);let a=[`yard`,`tickets`],o=Y(),s=C(()=>o.view),u=C(()=>o.viewer===null?null:t(s).tickets[o.viewer]),d=C(()=>t(s).phase===`complete`&&t(u)!==null&&t(u).held!==null),p=C(()=>(t(u)?.looked_at??[]).length>0),m=C(()=>t(d)||t(p)),v=C(()=>!t(d)&&t(s).phase!==`start_tickets`),y=C(()=>new Set(o.moves.map(Ge))),S=C(()=>t(y).size===0&&t(m)&&!t(v)?new Set([`tickets`]):new Set(o.nextMoves.map(Ge)));var E=_(),D=i(E),O=n=>{j(n,{get tabs(){return a},get lit(){return t(y)},get wanted(){return t(S)},get of(){return Ge},part:(n,r=w)=>{var a=_(),o=i(a),c=n=>{var r=Ut(),a=i(r);Ve(a,{});var o=l(a,2);Ht(o,{});var c=l(o,2),u=e=>{Ae(e,{})};T(c,e=>{t(s).discards.length>0&&e(u)}),e(n,r)},u=n=>{var r=Ut(),a=i(r),o=e=>{xt(e,{})};T(a,e=>{t(m)&&e(o)});var s=l(a,2);pt(s,{}),Oe(l(s,2),{}),e(n,r)};T(o,e=>{r()===`yard`?e(c):e(u,-1)}),e(n,a)},$$slots:{part:!0}})},k=n=>{var r=Wt();let i;var a=b(r);nt(a,{});var o=l(a,2);Oe(o,{});var s=l(o,2),u=e=>{xt(e,{})};T(s,e=>{t(m)&&e(u)});var d=l(s,2),p=e=>{Ht(e,{})};T(d,e=>{(t(v)||!t(m))&&e(p)}),f(r),c(()=>i=h(r,1,`station svelte-15t28h4`,null,i,{choosing:t(m)&&t(v)})),e(n,r)};T(D,e=>{o.isPhone?e(O):e(k,-1)}),e(n,E),x()}function Kt(e,n){g(n,!0);let r=Y(),i=C(()=>[{name:`completed`,colour:`#2c6a4d`,items:n.parts.completed.map(({ticket:e,points:t})=>({name:_e(r,e),points:t}))},{name:`bonuses`,colour:`#c99a2e`,items:n.parts.bonuses.map(({city:e,points:t})=>({name:r.catalogue.cities[e].name,points:t}))},{name:`uncompleted`,colour:`#b23522`,items:n.parts.uncompleted.map(({ticket:e,points:t})=>({name:_e(r,e),points:t}))}]);B(e,{get seat(){return n.seat},get groups(){return t(i)},get total(){return n.parts.total}}),x()}var qt=o(`<span><!></span>`);function Jt(n,r){g(r,!0);let a={large:108,usual:88,narrow:80,low:68,phone:66,gap:20},o=Y(),s=C(()=>o.view),l=C(()=>o.viewer===null?null:t(s).hands[o.viewer].cards),u=C(()=>J(t(l)??[])),d=C(()=>t(s).seat!==null&&t(s).seat===o.viewer);function m(e){return t(d)?t(s).group?.colour===e?t(s).group.coloured:+!!t(s).triple.includes(e):0}function v(e,t){return o.say(`hand-pile`,{card:o.catalogue.cards[e].name,cards:t})}var y=_(),S=i(y),w=n=>{ee(n,{get cards(){return t(u)},get sizes(){return a},key:([e])=>e,one:(n,r)=>{var i=C(()=>p(r?.(),2));let a=()=>t(i)[0],s=()=>t(i)[1];var l=qt();let u;var d=b(l);{let e=C(()=>m(a())>0?o.say(`hand-laid`,{cards:m(a())}):null);U(d,{get copies(){return s()},get tag(){return t(e)},children:(e,n)=>{{let n=C(()=>v(a(),s())),r=C(()=>he(o,a())),i=C(()=>F(o,`turn`)&&a()!==`locomotive`?{kind:`lay`,args:{colour:a(),coloured:s()}}:void 0),c=C(()=>({kind:`card`,args:{card:a()}})),l=C(()=>m(a())>0);I(e,{get label(){return t(n)},get moves(){return t(r)},get why(){return t(i)},get about(){return t(c)},quiet:!0,get picked(){return t(l)},shape:`card`,get card(){return a()},children:(e,t)=>{Q(e,{get card(){return a()}})},$$slots:{default:!0}})}},$$slots:{default:!0}})}f(l),c(()=>u=h(l,1,`svelte-f1suhz`,null,u,{phone:o.isPhone})),e(n,l)},$$slots:{one:!0}})};T(S,e=>{t(l)!==null&&e(w)}),e(n,y),x()}function Yt({kind:e,args:t},n,r){return e===`robbed`?[{scene:`robbed`,at:`[data-at~="row:${t.colour}"]`,moving:{of:`.in`}}]:e===`scored`&&t.tickets>0?[{scene:`completed`,at:`[data-at~="tickets:${t.seat}"]`}]:e===`began`&&r.view.last_turns===null&&n.last_turns!==null?[{scene:`last_round`,text:r.say(`moment-last-round`)}]:[]}var Xt=o(`<span class="svelte-xcv1e1"><!> <span class="vh svelte-xcv1e1"> </span></span>`),Zt=o(`<p data-told-group=""><!> <b> <!><span class="vh svelte-xcv1e1"> </span></b></p>`);function Qt(r,i){g(i,!0);let a=Y(),o=N(),s=C(()=>a.view),p=C(()=>t(s).points[i.seat].total),m=C(()=>[{tell:o(`hand`,{seat:i.seat}),icon:`i-cards`,n:t(s).hands[i.seat].size,said:a.say(`seat-cards`,{n:t(s).hands[i.seat].size})},{tell:o(`tickets`,{seat:i.seat}),icon:`i-ticket`,n:t(s).tickets[i.seat].size,said:a.say(`seat-tickets`,{n:t(s).tickets[i.seat].size})},{tell:o(`stack`,{seat:i.seat}),icon:`i-train`,n:t(s).stacks[i.seat].size,said:a.say(`seat-stack`,{n:t(s).stacks[i.seat].size})}]);var _=Zt();let y;var S=b(_);E(S,17,()=>t(m),({tell:e,icon:t,n,said:r})=>t,(r,i)=>{let a=()=>t(i).tell,o=()=>t(i).icon,s=()=>t(i).n,p=()=>t(i).said;var m=Xt(),h=b(m);k(h,{get name(){return o()}});var g=l(h,1,!0),_=u(l(g),!0);f(m),d(m,a),c(()=>{n(g,s()),n(_,p())}),e(r,m)});var w=l(S,2);let T;var D=b(w,!0),O=l(D);k(O,{name:`i-star`});var A=u(l(O),!0);f(w),d(w,()=>o(`points`,{seat:i.seat})),f(_),c((e,r)=>{y=h(_,1,`panel svelte-xcv1e1`,null,y,{many:t(s).seats>3}),v(_,`data-at`,`stack:${i.seat??``} tickets:${i.seat??``} ${i.seat===a.viewer?``:`hand:${i.seat}`}`),T=h(w,1,`svelte-xcv1e1`,null,T,{minus:t(p)<0}),n(D,e),n(A,r)},[()=>W(t(p)),()=>a.say(`points-unit`,{points:t(p)})]),e(r,_),x()}var $t=o(`<!> <!>`,1);function en(t,n){g(n,!0);let r=Y();var a=_(),o=i(a),s=t=>{var n=$t(),r=i(n);Ve(r,{}),pt(l(r,2),{}),e(t,n)};T(o,e=>{r.isPhone||e(s)}),e(t,a),x()}O(Object.assign({"./art/i-mask.svg":te})),D(`ticket_cards`,Object.assign({"./words/en.ftl":ne,"./words/ru.ftl":re,"./words/time.en.ftl":ie,"./words/time.ru.ftl":ae,"./words/time.uk.ftl":oe,"./words/uk.ftl":se}));var tn={name:`ticket_cards`,seats:`board`,Board:Gt,Hand:Jt,SeatPanel:Qt,Card:Q,Breakdown:Kt,Side:en,BarDetail:Se,placed:We,commits:Ke,confirms:qe,flights:Ye,moments:Yt};export{tn as game};