import{Ct as e,D as t,E as n,H as r,I as i,J as a,N as o,O as s,P as c,Q as l,St as u,U as d,W as f,Y as p,at as m,bt as h,ct as g,gt as _,ht as v,i as y,k as b,n as x,ot as S,p as C,pt as w,st as T,t as E,tt as D,x as O,z as k}from"./Art-DJv5-OFJ.js";import{f as A}from"./index-BLiy1m9G.js";import{c as j}from"./attempt-Dup-4Vvu.js";import{t as M}from"./Tabs-DLMgwsmB.js";import{i as N,n as P,o as F,r as I,s as L,t as R}from"./flight-aUxZdXqk.js";import{a as z,i as B,n as V,o as H,r as U,t as W}from"./Copies-DzSzkVXl.js";import{t as G}from"./printed-B0ll_N_u.js";import{t as K}from"./OpenCards-ByoFPegC.js";import{t as ee}from"./SeatHead-B14O1xqe.js";import{t as te}from"./Fan-y24SFp8w.js";var ne=`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" width="24" height="24"><g fill="currentColor"><path fill-rule="evenodd" d="M2 8q10-5 20 0 1 8-5 9-3 0-5-4-2 4-5 4-6-1-5-9zm5 1.500q-2 0-2.500 2 2.500 1.500 5 0-.5-2-2.500-2zm10 0q-2 0-2.500 2 2.500 1.500 5 0-.5-2-2.500-2z"/></g></svg>
`,re=`# What the board of the card game says.

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
`,ie=`# What the board of the card game says.

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
detail-second = Открытый локомотив считается за две карты, поэтому второй картой быть не может.
detail-group = Карт в группе должно быть не меньше { $cards }.
detail-rob = Если карт { $cards } или больше, вы грабите депо игрока { $who }.
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
`,ae=`### Moments.

moment-last-round = The last round begins.
`,oe=`### Мгновения игры.

moment-last-round = Начинается последний круг.
`,se=`### Миті гри.

moment-last-round = Починається останнє коло.
`,ce=`# What the board of the card game says.

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
discards = скид
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
legend-hidden = У рамці — в депо, звичайний — на руці, блідий — бракує. Потяг лежить долілиць.
where-stack = у вашому потязі
where-depot = у вашому депо
where-hand = на руці
where-missing = бракує
completed-by = { $who }: виконано { $tickets }
left-by = { $who }: не виконано { $tickets }
tray-keep = { $tickets ->
    [0] Маршрути на вибір
    [one] Залишаєте { $tickets } маршрут, балів: { $points }
    [few] Залишаєте { $tickets } маршрути, балів: { $points }
    [many] Залишаєте { $tickets } маршрутів, балів: { $points }
   *[other] Залишаєте { $tickets } маршруту, балів: { $points }
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
mark-keep = залишаєте
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

detail-dispatch = У ряду { $coloured } { $coloured ->
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
detail-second = Відкритий локомотив рахується за дві карти, тож другою картою бути не може.
detail-group = Карт у групі має бути щонайменше { $cards }.
detail-rob = Якщо карт { $cards } або більше, ви грабуєте депо гравця { $who }.
detail-triple = { $cards ->
    [one] Названо { $cards } колір, лишилося два.
    [few] Названо { $cards } кольори, лишився один.
    [many] Названо { $cards } кольорів, лишився один.
   *[other] Названо { $cards } кольору, лишився один.
}
detail-complete = { $tickets ->
    [0] Обирайте маршрути по одному або виконайте найкращі відразу.
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
`,le=[`red`,`orange`,`yellow`,`green`,`blue`,`purple`,`black`,`white`,`locomotive`],ue=le.slice(0,-1),q=`locomotive`;function de(e){return H(pe(e))}function fe(e){return z(pe(e))}function pe(e){return e===`locomotive`?null:e}function J(e){return le.map(t=>[t,e.filter(e=>e===t).length]).filter(([,e])=>e>0)}var Y=j;function me(e,t){for(let[n,r]of e.depots.entries()){let e=r.find(e=>e.colour===t);if(e)return{seat:n,row:e}}return null}function he(e){return[...Array(e.coloured).fill(e.colour),...Array(e.locomotives).fill(q)]}function ge(e,t){return t===`locomotive`?e.movesOf(`lay`,{coloured:0}):[...e.movesOf(`lay`,{colour:t}).filter(e=>e.args.coloured!==0),...e.movesOf(`triple`,{colour:t})]}function _e(e,t){return[...e.movesOf(`lay`,{colour:t}),...e.movesOf(`triple`,{colour:t})]}function X(e,t){return e.catalogue.tickets[t].cities.map(t=>e.catalogue.cities[t].name).join(` – `)}function Z(e,t){return t.reduce((t,n)=>t+e.catalogue.tickets[n].points,0)}var ve=f(`<b class="tick svelte-11cz0iq"><!></b>`),ye=f(`<b class="copies svelte-11cz0iq"> </b>`),be=f(`<span><i><!></i> <!> <span class="vh"> </span> <!></span>`);function Q(e,a){_(a,!0);let o=Y(),s=w(()=>o.catalogue.cards[a.card].colour??o.catalogue.cards[a.card].name),c=w(()=>a.at?`${l(s)}: ${o.say(`where-${a.at}`)}`:l(s));var u=be(),d=m(u);let f;var p=m(d);{let e=w(()=>de(a.card));E(p,{get name(){return l(e)}})}h(d);var y=g(d,2),b=e=>{var t=ve();E(m(t),{name:`i-check`}),h(t),r(e,t)};i(y,e=>{a.at===`stack`&&e(b)});var x=g(y,2),S=T(x,!0),C=g(x,2),A=e=>{var t=ye(),n=T(t,!0);D(()=>k(n,a.copies)),r(e,t)};i(C,e=>{a.copies!==void 0&&e(A)}),h(u),D(e=>{t(u,1,`chip-of ${a.at??``??``}`,`svelte-11cz0iq`),O(u,`title`,l(c)),n(d,e),f=t(d,1,`svelte-11cz0iq`,null,f,{wild:a.card===q}),k(S,l(c))},[()=>fe(a.card)]),r(e,u),v()}var xe=f(`<span class="detail svelte-lntohs"><!> </span>`);function Se(e,t){_(t,!0);let n=Y(),a=w(()=>n.view),s=w(()=>l(a).phase===`dispatch`&&l(a).row?[l(a).row]:l(a).phase===`locomotives`&&l(a).group?[l(a).group.colour]:l(a).phase===`triple`?l(a).triple:[]),c=w(()=>{switch(l(a).phase){case`dispatch`:{let e=l(a).row===null?null:me(l(a),l(a).row);return e?n.say(`detail-dispatch`,{coloured:e.row.coloured,locomotives:e.row.locomotives}):``}case`turn`:return l(a).last_turns===null?``:n.say(`detail-last`);case`second_card`:return n.say(`detail-second`);case`locomotives`:{if(!l(a).group)return``;let e=me(l(a),l(a).group.colour),t=l(a).least[l(a).group.colour];return e?n.say(`detail-rob`,{cards:t,who:F(n,e.seat)}):n.say(`detail-group`,{cards:t})}case`triple`:return n.say(`detail-triple`,{cards:l(a).triple.length});case`complete`:{let e=l(a).seat===null?[]:l(a).tickets[l(a).seat].declared??[],t=l(a).best??[];return n.say(t.length>0?`detail-complete`:`detail-complete-all`,{tickets:e.length,points:Z(n,e)})}default:return``}});var u=d(),f=S(u),p=e=>{var t=xe(),n=m(t);o(n,16,()=>l(s),e=>e,(e,t)=>{Q(e,{get card(){return t}})});var i=g(n,1,!0);h(t),D(()=>k(i,l(c))),r(e,t)};i(f,e=>{l(c)&&e(p)}),r(e,u),v()}var Ce=f(`<span><!> <span class="vh"> </span></span>`),we=f(`<span class="served svelte-1gphg49"></span>`),Te=f(`<small class="svelte-1gphg49"> </small>`),Ee=f(`<li class="svelte-1gphg49"><b class="plate svelte-1gphg49"> <span class="vh"> </span></b> <span class="about svelte-1gphg49"><strong class="svelte-1gphg49"> </strong> <!></span></li>`),De=f(`<ul class="cities sheet svelte-1gphg49"></ul>`);function Oe(e,n){_(n,!0);let a=Y(),s=I(),u=w(()=>a.view),f=w(()=>l(u).phase===`over`),p=w(()=>a.viewer===null?[]:l(u).tickets[a.viewer].held??[]);function y(e){return l(p).filter(t=>a.catalogue.tickets[t].cities.includes(e)).length}var x=De();o(x,21,()=>l(u).cities,({city:e,served:t,leaders:n})=>e,(e,n)=>{let u=()=>l(n).city,p=()=>l(n).served,_=()=>l(n).leaders,v=w(()=>a.catalogue.cities[u()]);var x=Ee(),C=m(x),E=m(C,!0),j=T(g(E),!0);h(C);var M=g(C,2),N=m(M),P=T(N,!0),I=g(N,2),L=e=>{var n=we();o(n,21,p,c,(e,n,o)=>{var s=d(),c=S(s),u=e=>{let i=w(()=>_().includes(o));var s=Ce();let c;var u=m(s);A(u,{seat:o});var d=g(u,1,!0),f=T(g(d),!0);h(s),D((e,r)=>{O(s,`title`,e),c=t(s,1,`svelte-1gphg49`,null,c,{leads:l(i)}),k(d,l(n)),k(f,r)},[()=>a.say(l(i)?`city-leads`:`city-served`,{who:F(a,o),times:l(n)}),()=>a.say(l(i)?`city-leads`:`city-served`,{who:F(a,o),times:l(n)})]),r(e,s)};i(c,e=>{l(n)>0&&e(u)}),r(e,s)}),h(n),r(e,n)},R=e=>{var t=Te(),n=T(t,!0);D(e=>k(n,e),[()=>a.say(`city-yours`,{tickets:y(u())})]),r(e,t)},z=e=>{var t=Te(),n=T(t,!0);D(e=>k(n,e),[()=>a.say(`city-nobody`)]),r(e,t)};i(I,e=>{_().length>0?e(L):a.viewer!==null&&!l(f)?e(R,1):e(z,-1)}),h(M),h(x),b(x,()=>s(`city`,{city:u()})),D(e=>{k(E,l(v).bonus),k(j,e),k(P,l(v).name)},[()=>a.say(`points-unit`,{points:l(v).bonus})]),r(e,x)}),h(x),D(e=>O(x,`aria-label`,e),[()=>a.say(`cities`)]),r(e,x),v()}var ke=f(`<p class="discards sheet svelte-smttwt" data-at="discards"><span> <b class="svelte-smttwt"> </b></span> <!></p>`);function Ae(t,n){_(n,!0);let i=Y(),a=I(),s=w(()=>i.view.discards);var c=ke(),u=m(c),d=m(u),f=T(g(d),!0);h(u),o(g(u,2),17,()=>J(l(s)),([e,t])=>e,(t,n)=>{var r=w(()=>e(l(n),2));let i=()=>l(r)[0],a=()=>l(r)[1];Q(t,{get card(){return i()},get copies(){return a()}})}),h(c),b(c,()=>a(`pile`,{pile:`discards`})),D(e=>{k(d,`${e??``} `),k(f,l(s).length)},[()=>i.say(`discards`)]),r(t,c),v()}var je=f(`<em class="svelte-c5yk8g">–</em>`),Me=f(`<!> <span> </span>`,1),Ne=f(`<span class="mark svelte-c5yk8g"><!> </span>`),Pe=f(`<span><b class="points svelte-c5yk8g"> <span class="vh"> </span></b> <span class="cities svelte-c5yk8g"></span> <span class="need svelte-c5yk8g"></span> <!></span>`);function Fe(e,n){_(n,!0);let a=C(n,`size`,3,`line`),s=C(n,`done`,3,!1),u=Y(),d=w(()=>u.catalogue.tickets[n.ticket]);var f=Pe();let p;var y=m(f),b=m(y,!0),x=T(g(b),!0);h(y);var A=g(y,2);o(A,21,()=>l(d).cities,c,(e,n,a)=>{let o=w(()=>u.catalogue.cities[l(n)]);var s=Me(),c=S(s),d=e=>{r(e,je())};i(c,e=>{a>0&&e(d)});var f=g(c,2);let p;var m=T(f,!0);D(e=>{O(f,`title`,e),p=t(f,1,`svelte-c5yk8g`,null,p,{great:l(o).bonus!==null}),k(m,l(o).name)},[()=>l(o).bonus===null?void 0:u.say(`city-bonus`,{city:l(o).name,points:l(o).bonus})]),r(e,s)}),h(A);var j=g(A,2);o(j,21,()=>l(d).needs,c,(e,t,r)=>{{let i=w(()=>n.reach?.[r]);Q(e,{get card(){return l(t)},get at(){return l(i)}})}}),h(j);var M=g(j,2),N=e=>{var t=Ne(),i=m(t);E(i,{name:`i-check`});var a=g(i,1,!0);h(t),D(()=>k(a,n.mark)),r(e,t)};i(M,e=>{n.mark!==void 0&&e(N)}),h(f),D(e=>{p=t(f,1,`tk ${a()??``}`,`svelte-c5yk8g`,p,{done:s(),marked:n.mark!==void 0}),k(b,l(d).points),k(x,e)},[()=>u.say(`points-unit`,{points:l(d).points})]),r(e,f),v()}function $(e,t){_(t,!0);let n=C(t,`big`,3,!1),a=Y(),o=w(()=>a.catalogue.cards[t.card]),s=w(()=>l(o)&&{use:a.say(l(o).colour===null?`card-joker`:`card-coloured`),copies:a.say(`card-copies`,{copies:l(o).copies})});var c=d(),u=S(c),f=e=>{{let r=w(()=>pe(t.card)),i=w(()=>n()?l(s):void 0);B(e,{get name(){return l(o).name},get colour(){return l(r)},get about(){return l(i)}})}},p=e=>{Fe(e,{get ticket(){return t.card},size:`big`})};i(u,e=>{l(o)?e(f):e(p,-1)}),r(e,c),v()}var Ie=f(`<span class="last svelte-iuyhuc"> </span>`),Le=f(`<span class="label"> </span>`),Re=f(`<span class="vh"> </span>`),ze=f(`<p class="discards svelte-iuyhuc"><span class="vh"> </span><!></p>`),Be=f(`<section class="market sheet svelte-iuyhuc"><h3 class="svelte-iuyhuc"> <!></h3> <div class="display svelte-iuyhuc"><!></div> <div class="decks svelte-iuyhuc"><!> <!> <div class="deck plain svelte-iuyhuc"><span class="of svelte-iuyhuc"><b class="svelte-iuyhuc"> </b><small class="svelte-iuyhuc"> </small></span></div></div> <!></section>`);function Ve(t,n){_(n,!0);let a=Y(),s=I(),c=w(()=>a.view),d=w(()=>N(a,`turn`,`second_card`)),f=w(()=>l(c).halves>1),p=w(()=>a.lastLines.filter(({kind:e})=>e===`took`).map(({args:e})=>e.place));var y=Be(),x=m(y),S=m(x),C=g(S),E=e=>{var t=Ie(),n=T(t,!0);D(e=>k(n,e),[()=>a.say(`last-turns`,{turns:l(c).last_turns})]),r(e,t)},A=e=>{var t=Le(),n=T(t,!0);D(e=>k(n,e),[()=>a.say(`half`,{half:l(c).half})]),r(e,t)};i(C,e=>{l(c).last_turns?e(E):l(f)&&e(A,1)}),h(x);var j=g(x,2);K(m(j),{get cards(){return l(c).display},kind:`take`,place:`place`,get isTaking(){return l(d)},nameOf:e=>a.catalogue.cards[e].name,about:e=>({kind:`card`,args:{card:e}}),at:(e,t)=>`display:${t}`,isNew:(e,t)=>l(p).includes(t),gap:e=>{var t=Re(),n=T(t,!0);D(e=>k(n,e),[()=>a.say(`display-gap`)]),r(e,t)},face:(e,t=u)=>{$(e,{get card(){return t()}})},$$slots:{gap:!0,face:!0}}),h(j);var M=g(j,2),P=m(M);{let e=w(()=>a.say(`deck`)),t=w(()=>a.say(`deck-label`,{cards:l(c).train_deck.size})),n=w(()=>a.movesOf(`draw`)),r=w(()=>l(d)?{kind:`draw`,args:{}}:void 0);U(P,{get size(){return l(c).train_deck.size},get word(){return l(e)},get label(){return l(t)},get moves(){return l(n)},get why(){return l(r)},about:{kind:`pile`,args:{pile:`trains`}},at:`deck`})}var F=g(P,2);{let e=w(()=>a.say(`ticket-deck`)),t=w(()=>a.say(`ticket-deck-label`,{tickets:l(c).ticket_deck.size})),n=w(()=>a.movesOf(`tickets`)),r=w(()=>N(a,`turn`)?{kind:`tickets`,args:{}}:void 0);U(F,{get size(){return l(c).ticket_deck.size},get word(){return l(e)},get label(){return l(t)},get moves(){return l(n)},get why(){return l(r)},about:{kind:`pile`,args:{pile:`tickets`}},at:`tickets`,back:`--b:#7f2f22`})}var L=g(F,2),R=m(L),z=m(R),B=T(z,!0),V=T(g(z),!0);h(R),h(L),b(L,()=>s(`pile`,{pile:`discards`})),h(M);var H=g(M,2),W=t=>{var n=ze(),i=m(n),s=T(i);o(g(i),17,()=>J(l(c).discards),([e,t])=>e,(t,n)=>{var r=w(()=>e(l(n),2));let i=()=>l(r)[0],a=()=>l(r)[1];Q(t,{get card(){return i()},get copies(){return a()}})}),h(n),D(e=>k(s,`${e??``}:`),[()=>a.say(`discards`)]),r(t,n)};i(H,e=>{l(c).discards.length>0&&!a.isPhone&&e(W)}),h(y),D((e,t,n)=>{O(y,`aria-label`,e),k(S,`${t??``} `),O(L,`data-at`,a.isPhone?void 0:`discards`),k(B,l(c).discards.length),k(V,n)},[()=>a.say(`market`),()=>a.say(`market`),()=>a.say(`discards`)]),r(t,y),v()}var He={send:`yard`,draw:`yard`,take:`yard`,tickets:`yard`,keep:`tickets`,complete:`tickets`},Ue=[`lay`,`triple`];function We({kind:e}){return e in He||Ue.includes(e)}function Ge({kind:e}){return He[e]??null}function Ke({kind:e}){return e===`done`}function qe(e,t){return e.kind===`done`&&(t.best??[]).length>0||Je(e,t)}function Je({kind:e,args:t},{hands:n,least:r,seat:i}){if(e!==`lay`||i===null)return!1;let a=(n[i].cards??[]).filter(e=>e===q).length;return a>0&&r[t.colour]-Number(t.coloured)===a}function Ye({kind:e,args:t}){let n=`hand:${t.seat}`;switch(e){case`drew`:return R(`deck`,n,t.card);case`took`:return R(`display:${t.place}`,n,t.card);case`sent`:return R(`row:${t.colour}`,`stack:${t.seat}`,t.card===`locomotive`?t.card:t.colour);case`laid`:case`tripled`:return R(n,`row:${t.colour}`,t.colour);case`robbed`:return R(`row:${t.colour}`,`discards`,t.colour);case`kept`:return t.tickets>0?R(`tickets`,`tickets:${t.seat}`,null):null;default:return null}}var Xe=f(`<span class="n svelte-8e7r53"><!><b class="svelte-8e7r53"> </b><span class="vh"> </span></span>`),Ze=f(`<span class="chips svelte-8e7r53"></span>`),Qe=f(`<span class="word svelte-8e7r53"> </span>`),$e=f(`<!> <span class="chips end svelte-8e7r53"></span>`,1),et=f(`<li data-told-group=""><!> <p class="counts svelte-8e7r53"><!> <span><!></span> <!> <b> <!><span class="vh"> </span></b></p> <div class="train svelte-8e7r53"><span><!></span> <b class="svelte-8e7r53"> </b><span class="vh"> </span> <!></div></li>`),tt=f(`<ul class="plates svelte-8e7r53"></ul>`);function nt(a,s){_(s,!0);let c=(e,t=u,n=u,i=u,a=u)=>{let o=w(()=>d.say(n(),{n:i()}));var s=Xe(),c=m(s);E(c,{get name(){return t()}});var f=g(c),p=T(f,!0),_=T(g(f),!0);h(s),b(s,a),D(()=>{k(p,i()),k(_,l(o))}),r(e,s)},d=Y(),f=I(),p=w(()=>d.view),y=w(()=>L(d));var x=tt();o(x,20,()=>l(y),e=>e,(n,a)=>{let s=w(()=>l(p).stacks[a]),u=w(()=>l(p).points[a].total),_=w(()=>l(p).completed[a].length);var v=et();let y;var x=m(v);ee(x,{get seat(){return a}});var C=g(x,2),A=m(C);{let e=w(()=>f(`hand`,{seat:a}));c(A,()=>`i-cards`,()=>`seat-cards`,()=>l(p).hands[a].size,()=>l(e))}var j=g(A,2),M=m(j);{let e=w(()=>f(`tickets`,{seat:a}));c(M,()=>`i-ticket`,()=>`seat-tickets`,()=>l(p).tickets[a].size,()=>l(e))}h(j);var N=g(j,2),P=e=>{{let t=w(()=>f(`completed`,{seat:a}));c(e,()=>`i-check`,()=>`seat-completed`,()=>l(_),()=>l(t))}};i(N,e=>{l(_)>0&&e(P)});var F=g(N,2);let I;var L=m(F,!0),R=g(L);E(R,{name:`i-star`});var z=T(g(R),!0);h(F),b(F,()=>f(`points`,{seat:a})),h(C);var B=g(C,2),V=m(B);let H;E(m(V),{name:`back`,class:`back`}),h(V);var U=g(V,2),W=T(U,!0),K=g(U),te=T(K,!0),ne=g(K,2),re=t=>{var n=Ze();o(n,21,()=>J(l(s).cards),([e,t])=>e,(t,n)=>{var r=w(()=>e(l(n),2));let i=()=>l(r)[0],a=()=>l(r)[1];Q(t,{get card(){return i()},get copies(){return a()}})}),h(n),r(t,n)},ie=e=>{var t=$e(),n=S(t),s=e=>{var t=Qe(),n=T(t,!0);D(e=>k(n,e),[()=>d.say(`stack`)]),r(e,t)};i(n,e=>{l(p).depots[a].length<(l(p).seats>3?3:5)&&e(s)});var c=g(n,2);o(c,21,()=>l(p).depots[a],e=>e.colour,(e,t)=>{{let n=w(()=>l(t).coloured+l(t).locomotives);Q(e,{get card(){return l(t).colour},get copies(){return l(n)}})}}),h(c),r(e,t)};i(ne,e=>{l(s).cards!==null&&l(s).size>0?e(re):e(ie,-1)}),h(B),b(B,()=>f(`stack`,{seat:a})),h(v),D((e,n,r)=>{y=t(v,1,`sheet o${a+1}`,`svelte-8e7r53`,y,{turn:l(p).seat===a}),O(v,`data-at`,a===d.viewer?`seat:${a}`:`seat:${a} hand:${a}`),O(j,`data-at`,`tickets:${a??``}`),I=t(F,1,`points svelte-8e7r53`,null,I,{minus:l(u)<0}),k(L,e),k(z,n),O(B,`data-at`,`stack:${a??``}`),H=t(V,1,`pile svelte-8e7r53`,null,H,{none:l(s).size===0}),k(W,l(s).size),k(te,r)},[()=>G(l(u)),()=>d.say(`points-unit`,{points:l(u)}),()=>d.say(`seat-stack`,{n:l(s).size})]),r(n,v)}),h(x),D(()=>n(x,`--seats:${l(y).length??``}`)),r(a,x),v()}var rt=f(`<button type="button" class="svelte-1ko2jp9"><!></button>`),it=f(`<li class="svelte-1ko2jp9"><!></li>`),at=f(`<details class="svelte-1ko2jp9"><summary class="svelte-1ko2jp9"><!> <b> </b></summary> <ol></ol></details>`),ot=f(`<ol></ol> <p class="legend svelte-1ko2jp9"> </p>`,1),st=f(`<p class="none svelte-1ko2jp9"> </p>`),ct=f(`<span class="svelte-1ko2jp9"> <b class="num"> </b></span> `,1),lt=f(`<p class="legend returned svelte-1ko2jp9"> <!></p>`),ut=f(`<h3 class="svelte-1ko2jp9"> <span class="label"> </span></h3> <!> <!>`,1),dt=f(`<h3 class="svelte-1ko2jp9"> </h3>`),ft=f(`<section class="tickets sheet svelte-1ko2jp9"><!> <!> <!></section>`);function pt(e,n){_(n,!0);let a=(e,t=u,n=u,i=u)=>{var a=rt();Fe(m(a),{get ticket(){return t()},get reach(){return n()},get done(){return i()}}),h(a),b(a,()=>f(`card`,{card:t()})),p(`click`,a,()=>c.enlarge(t())),r(e,a)},s=(e,n=u,i=u,s=u,l=u)=>{var d=at(),f=m(d),p=m(f);A(p,{get seat(){return n()}});var _=g(p,1,!0),v=g(_);let y;var b=T(v,!0);h(f);var x=g(f,2);o(x,20,s,e=>e,(e,t)=>{var n=it();a(m(n),()=>t,()=>void 0,l),h(n),r(e,n)}),h(x),h(d),D(e=>{d.open=n()===c.viewer&&!l(),k(_,i()),y=t(v,1,`svelte-1ko2jp9`,null,y,{minus:!l()}),k(b,e)},[()=>G(l()?Z(c,s()):-Z(c,s()))]),r(e,d)},c=Y(),f=I(),y=w(()=>c.view),x=w(()=>c.viewer===null?null:l(y).tickets[c.viewer]),C=w(()=>[...l(x)?.declared??[],...l(x)?.held??[]]),E=w(()=>c.viewer===null?null:l(y).reach[c.viewer]),j=w(()=>l(y).phase===`over`),M=w(()=>l(y).phase===`complete`&&l(x)!==null),N=w(()=>c.viewer===null?[]:l(y).returned[c.viewer]??[]),P=w(()=>L(c).filter(e=>l(y).completed[e].length>0)),R=w(()=>l(j)?L(c).filter(e=>(l(y).tickets[e].held??[]).length>0):[]);var z=d(),B=S(z),V=e=>{var t=ft(),n=m(t),u=e=>{var t=ut(),n=S(t),s=m(n),u=T(g(s),!0);h(n);var d=g(n,2),f=e=>{var t=ot(),n=S(t);o(n,20,()=>l(C),e=>e,(e,t)=>{var n=it(),i=m(n);{let e=w(()=>l(x).declared?.includes(t)??!1);a(i,()=>t,()=>l(E)?.[t],()=>l(e))}h(n),r(e,n)}),h(n);var i=T(g(n,2),!0);D(e=>k(i,e),[()=>c.say(l(y).stacks[c.viewer].cards===null||l(y).stacks[c.viewer].size===0?`legend-hidden`:`legend`)]),r(e,t)},p=e=>{var t=st(),n=T(t,!0);D(e=>k(n,e),[()=>c.say(`tickets-none`)]),r(e,t)};i(d,e=>{l(C).length>0?e(f):e(p,-1)});var _=g(d,2),v=e=>{var t=lt(),n=m(t);o(g(n),17,()=>l(N),({ticket:e})=>e,(e,t)=>{let n=()=>l(t).ticket;var i=ct(),a=S(i),o=m(a),s=T(g(o),!0);h(a);var u=g(a,1,!0);u.nodeValue=` `,D((e,t)=>{k(o,`${e??``} `),k(s,t)},[()=>X(c,n()),()=>Z(c,[n()])]),r(e,i)}),h(t),D(e=>k(n,`${e??``} `),[()=>c.say(`tickets-returned`)]),r(e,t)};i(_,e=>{l(N).length>0&&e(v)}),D((e,t)=>{k(s,`${e??``} `),k(u,t)},[()=>c.say(`tickets`),()=>l(C).length>0?c.say(`tickets-sum`,{tickets:l(C).length,points:Z(c,l(C))}):``]),r(e,t)},d=e=>{var t=dt(),n=T(t,!0);D(e=>k(n,e),[()=>c.say(`tickets-all`)]),r(e,t)};i(n,e=>{l(x)&&!l(j)&&!l(M)?e(u):e(d,-1)});var f=g(n,2);o(f,16,()=>l(P),e=>e,(e,t)=>{{let n=w(()=>c.say(`completed-by`,{who:F(c,t),tickets:l(y).completed[t].length}));s(e,()=>t,()=>l(n),()=>l(y).completed[t],()=>!0)}}),o(g(f,2),16,()=>l(R),e=>e,(e,t)=>{{let n=w(()=>c.say(`left-by`,{who:F(c,t),tickets:l(y).tickets[t].held.length}));s(e,()=>t,()=>l(n),()=>l(y).tickets[t].held,()=>!1)}}),h(t),D(e=>O(t,`aria-label`,e),[()=>c.say(`tickets`)]),r(e,t)};i(B,e=>{(l(x)&&!l(M)||l(P).length>0||l(R).length>0)&&e(V)}),r(e,z),v()}a([`click`]);var mt=f(`<small class="svelte-1dxoq20"> </small>`),ht=f(`<span><!><!></span>`),gt=f(`<span class="word svelte-1dxoq20"> </span>`),_t=f(`<button type="button" class="btn best svelte-1dxoq20"><!> </button>`),vt=f(`<p class="cards svelte-1dxoq20"><span class="word svelte-1dxoq20"> </span> <!></p> <!>`,1),yt=f(`<p class="word svelte-1dxoq20"> </p>`),bt=f(`<section><header class="svelte-1dxoq20"><h3 class="svelte-1dxoq20"> </h3> <!></header> <div class="stubs svelte-1dxoq20"></div></section>`);function xt(a,s){_(s,!0);let c=Y(),u=w(()=>c.view),d=w(()=>l(u).tickets[c.viewer]),f=w(()=>l(u).phase===`complete`),y=w(()=>l(f)?`complete`:`keep`),b=w(()=>(l(f)?[...l(d).held??[],...l(d).declared??[]]:l(d).looked_at??[]).toSorted((e,t)=>c.catalogue.tickets[t].points-c.catalogue.tickets[e].points)),x=w(()=>(l(f)?l(d).declared:l(d).chosen)??[]),C=w(()=>l(u).reach[c.viewer]),A=w(()=>l(u).seat===c.viewer),j=w(()=>l(A)?l(u).best??[]:[]),M=w(()=>J(l(u).stacks[c.viewer].cards??[])),F=w(()=>new Map(J(l(A)&&l(u).free?l(u).free:l(u).stacks[c.viewer].cards??[]))),I=w(()=>c.say(l(f)?`tray-complete`:`tray-keep`,{tickets:l(x).length,points:Z(c,l(x))}));function L(){c.playAll(l(j).flatMap(e=>c.movesOf(`complete`,{ticket:e}).map(e=>e.code)))}var R=bt();let z;var B=m(R),V=m(B),H=T(V,!0),U=g(V,2),W=n=>{var a=vt(),s=S(a),u=m(s),d=T(u,!0);o(g(u,2),17,()=>l(M),([e,t])=>e,(n,a)=>{var o=w(()=>e(l(a),2));let s=()=>l(o)[0],c=()=>l(o)[1];var u=ht();let d;var f=m(u);{let e=w(()=>l(F).get(s())??0);Q(f,{get card(){return s()},get copies(){return l(e)}})}var p=g(f),_=e=>{var t=mt(),n=T(t);D(()=>k(n,`/${c()??``}`)),r(e,t)},v=w(()=>(l(F).get(s())??0)<c());i(p,e=>{l(v)&&e(_)}),h(u),D(e=>d=t(u,1,`svelte-1dxoq20`,null,d,{spent:e}),[()=>!l(F).get(s())]),r(n,u)},e=>{var t=gt(),n=T(t,!0);D(e=>k(n,e),[()=>c.say(`stack-empty`)]),r(e,t)}),h(s);var f=g(s,2),_=e=>{var t=_t(),n=m(t);E(n,{name:`i-star`});var i=g(n,1,!0);h(t),D(e=>k(i,e),[()=>c.say(`tray-best`,{tickets:l(j).length,points:Z(c,l(j))})]),p(`click`,t,L),r(e,t)},v=w(()=>l(j).length>0&&N(c,`complete`));i(f,e=>{l(v)&&e(_)}),D((e,t)=>{O(s,`aria-label`,e),k(d,t)},[()=>c.say(`tray-stack`),()=>c.say(`tray-stack`)]),r(n,a)},G=e=>{var t=yt(),n=T(t,!0);D(e=>k(n,e),[()=>c.say(`tray-secret`)]),r(e,t)};i(U,e=>{l(f)?e(W):e(G,-1)}),h(B);var K=g(B,2);o(K,20,()=>l(b),e=>e,(e,t)=>{let n=w(()=>c.movesOf(l(y),{ticket:t})),r=w(()=>l(x).includes(t));{let i=w(()=>l(n)[0]?.text??X(c,t)),a=w(()=>N(c,l(u).phase)&&!l(r)?{kind:l(y),args:{ticket:t}}:void 0),o=w(()=>({kind:`card`,args:{card:t}})),s=w(()=>l(f)?void 0:()=>c.choose(l(n))),d=w(()=>l(j).includes(t)?`in-best`:``);P(e,{get label(){return l(i)},get moves(){return l(n)},get why(){return l(a)},get about(){return l(o)},get picked(){return l(r)},get pick(){return l(s)},shape:`card`,get card(){return t},get class(){return`stub-spot ${l(d)??``}`},children:(e,n)=>{{let n=w(()=>l(r)&&l(f)?void 0:l(C)?.[t]),i=w(()=>l(r)?c.say(l(f)?`mark-complete`:`mark-keep`):void 0);Fe(e,{get ticket(){return t},size:`stub`,get reach(){return l(n)},get mark(){return l(i)}})}},$$slots:{default:!0}})}},e=>{var t=yt(),n=T(t,!0);D(e=>k(n,e),[()=>c.say(`tickets-none`)]),r(e,t)}),h(K),h(R),D(()=>{z=t(R,1,`tray sheet svelte-1dxoq20`,null,z,{scoring:l(f),few:!l(f)&&l(b).length<5}),O(R,`aria-label`,l(I)),k(H,l(I)),n(K,`--n:${l(b).length??``}`)}),r(a,R),v()}a([`click`]);var St=f(`<span><!> </span>`),Ct=f(`<span class="whose svelte-1fgdo38"><!><span class="who svelte-1fgdo38"> </span></span> <!>`,1),wt=f(`<span class="coming svelte-1fgdo38"> </span>`),Tt=f(`<span class="svelte-1fgdo38"><!> <span class="vh"> </span></span>`),Et=f(`<span class="mini svelte-1fgdo38"><!> <!></span>`),Dt=f(`<span class="free svelte-1fgdo38"> </span> <!>`,1),Ot=f(`<span class="edge svelte-1fgdo38"><!></span>`),kt=f(`<b class="count svelte-1fgdo38"> </b>`),At=f(`<b class="count svelte-1fgdo38" aria-hidden="true"> </b>`),jt=f(`<span class="one svelte-1fgdo38"><!> <!></span>`),Mt=f(`<div class="stall"><span class="pair svelte-1fgdo38"></span> <!></div>`),Nt=f(`<span class="water svelte-1fgdo38" aria-hidden="true"><!></span>`),Pt=f(`<span class="svelte-1fgdo38"><!><span class="word tuck svelte-1fgdo38"> </span> <b class="svelte-1fgdo38"> </b></span>`),Ft=f(`<span class="wanted svelte-1fgdo38"><!> <!></span>`),It=f(`<span class="in svelte-1fgdo38"><!></span>`),Lt=f(`<span class="in ghost svelte-1fgdo38"><!></span>`),Rt=f(`<!> <!> <span class="fan svelte-1fgdo38"><!> <!></span> <!>`,1),zt=f(`<div><h4 class="svelte-1fgdo38"><!><span class="name svelte-1fgdo38" aria-hidden="true"> </span><!></h4> <!></div>`);function Bt(e,a){_(a,!0);let u=e=>{var n=Ot(),o=m(n),s=e=>{var n=Ct(),o=S(n),s=m(o);A(s,{get seat(){return l(b).seat}});var c=T(g(s),!0);h(o);var u=g(o,2),d=e=>{var n=St();let i;var o=m(n);E(o,{name:`i-mask`});var s=g(o,1,!0);h(n),D(e=>{i=t(n,1,`needs svelte-1fgdo38`,null,i,{can:l(I)}),k(s,e)},[()=>f.say(l(I)?`bay-rob`:`bay-needs`,{cards:l(p).least[a.colour]})]),r(e,n)};i(u,e=>{l(C)||e(d)}),D(e=>k(c,e),[()=>l(C)?f.say(`bay-own`):F(f,l(b).seat)]),r(e,n)},c=e=>{var t=wt(),n=T(t,!0);D(e=>k(n,e),[()=>f.say(`bay-coming`)]),r(e,t)},u=e=>{var t=Dt(),n=S(t),a=T(n,!0),o=g(n,2),s=e=>{var t=Et(),n=m(t),a=e=>{var t=Tt(),n=m(t);E(n,{name:`i-ticket`});var i=g(n,1,!0),a=T(g(i),!0);h(t),D(e=>{k(i,l(R)),k(a,e)},[()=>f.say(`bay-wanted`)]),r(e,t)};i(n,e=>{l(R)>0&&e(a)});var o=g(n,2),s=e=>{var t=Tt(),n=m(t);E(n,{name:`i-cards`});var i=g(n,1,!0),a=T(g(i),!0);h(t),D(e=>{k(i,l(L)),k(a,e)},[()=>f.say(`bay-held`)]),r(e,t)};i(o,e=>{l(L)>0&&e(s)}),h(t),r(e,t)};i(o,e=>{f.isPhone&&f.viewer!==null&&l(p).phase!==`over`&&l(R)+l(L)>0&&e(s)}),D(e=>k(a,e),[()=>f.say(`bay-free`)]),r(e,t)};i(o,e=>{l(b)?e(s):l(z).length>0?e(c,1):e(u,-1)}),h(n),r(e,n)},f=Y(),p=w(()=>f.view),y=w(()=>f.catalogue.cards[a.colour].colour),b=w(()=>me(l(p),a.colour)),x=w(()=>l(b)?he(l(b).row):[]),C=w(()=>l(b)!==null&&l(b).seat===f.viewer),j=w(()=>_e(f,a.colour)),M=w(()=>f.movesOf(`send`,{colour:a.colour})),I=w(()=>l(b)!==null&&!l(C)&&l(j).length>0),L=w(()=>f.viewer===null?0:(l(p).hands[f.viewer].cards??[]).filter(e=>e===a.colour).length),R=w(()=>(f.viewer===null||l(p).phase===`over`?[]:l(p).tickets[f.viewer].held??[]).flatMap(e=>f.catalogue.tickets[e].needs).filter(e=>e===a.colour).length),z=w(()=>l(p).group?.colour===a.colour?Array(l(p).group.coloured).fill(a.colour):l(p).triple.includes(a.colour)?[a.colour]:[]),B=w(()=>f.lastLines.some(({kind:e,args:t})=>e===`laid`&&t.colour===a.colour||e===`tripled`&&[t.colour,t.second,t.third].includes(a.colour))),V=w(()=>{let e=l(b)?f.say(`bay-row`,{colour:l(y),who:F(f,l(b).seat),coloured:l(b).row.coloured,locomotives:l(b).row.locomotives}):f.say(`bay-free-label`,{colour:l(y)});return l(j).length===1?l(j)[0].text:e});var H=zt(),U=m(H),W=m(U);Q(W,{get card(){return a.colour}});var G=g(W),K=T(G,!0),ee=g(G),te=e=>{var t=kt(),n=T(t,!0);D(()=>k(n,l(x).length)),r(e,t)};i(ee,e=>{l(x).length>1&&e(te)}),h(U);var ne=g(U,2),re=e=>{var t=Mt(),n=m(t);o(n,21,()=>l(M),e=>e.code,(e,t)=>{let n=w(()=>l(t).args.card===`locomotive`),o=w(()=>l(n)?l(b).row.locomotives:l(b).row.coloured);var s=jt(),c=m(s);{let e=w(()=>[l(t)]),r=w(()=>({kind:`card`,args:{card:l(n)?q:a.colour}}));P(c,{get label(){return l(t).text},get moves(){return l(e)},get about(){return l(r)},shape:`card`,children:(e,t)=>{{let t=w(()=>l(n)?q:a.colour);$(e,{get card(){return l(t)}})}},$$slots:{default:!0}})}var u=g(c,2),d=e=>{var t=At(),n=T(t,!0);D(()=>k(n,l(o))),r(e,t)};i(u,e=>{l(o)>1&&e(d)}),h(s),r(e,s)}),h(n),u(g(n,2)),h(t),D(()=>O(t,`data-at`,`row:${a.colour??``}`)),r(e,t)},ie=e=>{{let t=w(()=>N(f,`turn`,`triple`)?{kind:l(p).phase===`triple`?`triple`:`lay`,args:l(p).phase===`triple`?{colour:a.colour}:{colour:a.colour,coloured:l(L)}}:void 0),s=w(()=>({kind:`row`,args:{colour:a.colour}})),_=w(()=>l(I)?`robs`:``);P(e,{get label(){return l(V)},get moves(){return l(j)},get why(){return l(t)},get about(){return l(s)},quiet:!0,get class(){return`stall ${l(_)??``}`},get at(){return`row:${a.colour??``}`},children:(e,t)=>{var s=Rt(),_=S(s),v=e=>{var t=Nt(),n=m(t);{let e=w(()=>de(a.colour));E(n,{get name(){return l(e)}})}h(t),r(e,t)};i(_,e=>{l(x).length+l(z).length===0&&e(v)});var y=g(_,2),b=e=>{var t=Ft(),n=m(t),a=e=>{var t=Pt(),n=m(t);E(n,{name:`i-ticket`});var i=g(n),a=T(i,!0),o=T(g(i,2),!0);h(t),D((e,n)=>{O(t,`title`,e),k(a,n),k(o,l(R))},[()=>f.say(`bay-wanted`),()=>f.say(`bay-wanted`)]),r(e,t)};i(n,e=>{l(R)>0&&e(a)});var o=g(n,2),s=e=>{var t=Pt(),n=m(t);E(n,{name:`i-cards`});var i=g(n),a=T(i,!0),o=T(g(i,2),!0);h(t),D((e,n)=>{O(t,`title`,e),k(a,n),k(o,l(L))},[()=>f.say(`bay-held`),()=>f.say(`bay-held`)]),r(e,t)};i(o,e=>{l(L)>0&&e(s)}),h(t),r(e,t)};i(y,e=>{f.viewer!==null&&l(p).phase!==`over`&&(l(R)>0||l(L)>0)&&e(b)});var C=g(y,2),A=m(C);o(A,17,()=>l(x),c,(e,t,i)=>{var a=It();n(a,`--i:${i}`),$(m(a),{get card(){return l(t)}}),h(a),r(e,a)});var j=g(A,2),M=e=>{var t=d();o(S(t),17,()=>l(z),c,(e,t,i)=>{var a=Lt();n(a,`--i:${i}`),$(m(a),{get card(){return l(t)}}),h(a),r(e,a)}),r(e,t)};i(j,e=>{l(z).length>0&&e(M)}),h(C),u(g(C,2)),D(e=>n(C,`--gaps:${e??``}`),[()=>Math.max(1,l(x).length-1)]),r(e,s)},$$slots:{default:!0}})}};i(ne,e=>{l(M).length>0?e(re):e(ie,-1)}),h(H),D(()=>{t(H,1,s([`bay`,l(b)&&`o${l(b).seat+1}`,{mine:l(C),taken:l(b)!==null,latest:l(B)}]),`svelte-1fgdo38`),n(H,`--tint:var(--c-${a.colour??``})`),k(K,l(y))}),r(e,H),v()}var Vt=f(`<section class="yard sheet svelte-1v9kcwg"></section>`);function Ht(e,t){_(t,!0);let n=Y();var i=Vt();o(i,20,()=>ue,e=>e,(e,t)=>{Bt(e,{get colour(){return t}})}),h(i),D(e=>O(i,`aria-label`,e),[()=>n.say(`yard`)]),r(e,i),v()}var Ut=f(`<!> <!> <!>`,1),Wt=f(`<div><!> <!> <!> <!></div>`);function Gt(e,n){_(n,!0);let a=[`yard`,`tickets`],o=Y(),s=w(()=>o.view),c=w(()=>o.viewer===null?null:l(s).tickets[o.viewer]),f=w(()=>l(s).phase===`complete`&&l(c)!==null&&l(c).held!==null),p=w(()=>(l(c)?.looked_at??[]).length>0),y=w(()=>l(f)||l(p)),b=w(()=>!l(f)&&l(s).phase!==`start_tickets`),x=w(()=>new Set(o.moves.map(Ge))),C=w(()=>l(x).size===0&&l(y)&&!l(b)?new Set([`tickets`]):new Set(o.nextMoves.map(Ge)));var T=d(),E=S(T),O=e=>{M(e,{get tabs(){return a},get lit(){return l(x)},get wanted(){return l(C)},get of(){return Ge},part:(e,t=u)=>{var n=d(),a=S(n),o=e=>{var t=Ut(),n=S(t);Ve(n,{});var a=g(n,2);Ht(a,{});var o=g(a,2),c=e=>{Ae(e,{})};i(o,e=>{l(s).discards.length>0&&e(c)}),r(e,t)},c=e=>{var t=Ut(),n=S(t),a=e=>{xt(e,{})};i(n,e=>{l(y)&&e(a)});var o=g(n,2);pt(o,{}),Oe(g(o,2),{}),r(e,t)};i(a,e=>{t()===`yard`?e(o):e(c,-1)}),r(e,n)},$$slots:{part:!0}})},k=e=>{var n=Wt();let a;var o=m(n);nt(o,{});var s=g(o,2);Oe(s,{});var c=g(s,2),u=e=>{xt(e,{})};i(c,e=>{l(y)&&e(u)});var d=g(c,2),f=e=>{Ht(e,{})};i(d,e=>{(l(b)||!l(y))&&e(f)}),h(n),D(()=>a=t(n,1,`station svelte-15t28h4`,null,a,{choosing:l(y)&&l(b)})),r(e,n)};i(E,e=>{o.isPhone?e(O):e(k,-1)}),r(e,T),v()}function Kt(e,t){_(t,!0);let n=Y(),r=w(()=>[{name:`completed`,colour:`#2c6a4d`,items:t.parts.completed.map(({ticket:e,points:t})=>({name:X(n,e),points:t}))},{name:`bonuses`,colour:`#c99a2e`,items:t.parts.bonuses.map(({city:e,points:t})=>({name:n.catalogue.cities[e].name,points:t}))},{name:`uncompleted`,colour:`#b23522`,items:t.parts.uncompleted.map(({ticket:e,points:t})=>({name:X(n,e),points:t}))}]);V(e,{get seat(){return t.seat},get groups(){return l(r)},get total(){return t.parts.total}}),v()}var qt=f(`<span><!></span>`);function Jt(n,a){_(a,!0);let o={large:108,usual:88,narrow:80,low:68,phone:66,gap:20},s=Y(),c=w(()=>s.view),u=w(()=>s.viewer===null?null:l(c).hands[s.viewer].cards),f=w(()=>J(l(u)??[])),p=w(()=>l(c).seat!==null&&l(c).seat===s.viewer);function g(e){return l(p)?l(c).group?.colour===e?l(c).group.coloured:+!!l(c).triple.includes(e):0}function y(e,t){return s.say(`hand-pile`,{card:s.catalogue.cards[e].name,cards:t})}var b=d(),x=S(b),C=n=>{te(n,{get cards(){return l(f)},get sizes(){return o},key:([e])=>e,one:(n,i)=>{var a=w(()=>e(i?.(),2));let o=()=>l(a)[0],c=()=>l(a)[1];var u=qt();let d;var f=m(u);{let e=w(()=>g(o())>0?s.say(`hand-laid`,{cards:g(o())}):null);W(f,{get copies(){return c()},get tag(){return l(e)},children:(e,t)=>{{let t=w(()=>y(o(),c())),n=w(()=>ge(s,o())),r=w(()=>N(s,`turn`)&&o()!==`locomotive`?{kind:`lay`,args:{colour:o(),coloured:c()}}:void 0),i=w(()=>({kind:`card`,args:{card:o()}})),a=w(()=>g(o())>0);P(e,{get label(){return l(t)},get moves(){return l(n)},get why(){return l(r)},get about(){return l(i)},quiet:!0,get picked(){return l(a)},shape:`card`,get card(){return o()},children:(e,t)=>{$(e,{get card(){return o()}})},$$slots:{default:!0}})}},$$slots:{default:!0}})}h(u),D(()=>d=t(u,1,`svelte-f1suhz`,null,d,{phone:s.isPhone})),r(n,u)},$$slots:{one:!0}})};i(x,e=>{l(u)!==null&&e(C)}),r(n,b),v()}function Yt({kind:e,args:t},n,r){return e===`robbed`?[{scene:`robbed`,at:`[data-at~="row:${t.colour}"]`,moving:{of:`.in`}}]:e===`scored`&&t.tickets>0?[{scene:`completed`,at:`[data-at~="tickets:${t.seat}"]`}]:e===`began`&&r.view.last_turns===null&&n.last_turns!==null?[{scene:`last_round`,text:r.say(`moment-last-round`)}]:[]}var Xt=f(`<span class="svelte-xcv1e1"><!> <span class="vh svelte-xcv1e1"> </span></span>`),Zt=f(`<p data-told-group=""><!> <b> <!><span class="vh svelte-xcv1e1"> </span></b></p>`);function Qt(e,n){_(n,!0);let i=Y(),a=I(),s=w(()=>i.view),c=w(()=>l(s).points[n.seat].total),u=w(()=>[{tell:a(`hand`,{seat:n.seat}),icon:`i-cards`,n:l(s).hands[n.seat].size,said:i.say(`seat-cards`,{n:l(s).hands[n.seat].size})},{tell:a(`tickets`,{seat:n.seat}),icon:`i-ticket`,n:l(s).tickets[n.seat].size,said:i.say(`seat-tickets`,{n:l(s).tickets[n.seat].size})},{tell:a(`stack`,{seat:n.seat}),icon:`i-train`,n:l(s).stacks[n.seat].size,said:i.say(`seat-stack`,{n:l(s).stacks[n.seat].size})}]);var d=Zt();let f;var p=m(d);o(p,17,()=>l(u),({tell:e,icon:t,n,said:r})=>t,(e,t)=>{let n=()=>l(t).tell,i=()=>l(t).icon,a=()=>l(t).n,o=()=>l(t).said;var s=Xt(),c=m(s);E(c,{get name(){return i()}});var u=g(c,1,!0),d=T(g(u),!0);h(s),b(s,n),D(()=>{k(u,a()),k(d,o())}),r(e,s)});var y=g(p,2);let x;var S=m(y,!0),C=g(S);E(C,{name:`i-star`});var A=T(g(C),!0);h(y),b(y,()=>a(`points`,{seat:n.seat})),h(d),D((e,r)=>{f=t(d,1,`panel svelte-xcv1e1`,null,f,{many:l(s).seats>3}),O(d,`data-at`,`stack:${n.seat??``} tickets:${n.seat??``} ${n.seat===i.viewer?``:`hand:${n.seat}`}`),x=t(y,1,`svelte-xcv1e1`,null,x,{minus:l(c)<0}),k(S,e),k(A,r)},[()=>G(l(c)),()=>i.say(`points-unit`,{points:l(c)})]),r(e,d),v()}var $t=f(`<!> <!>`,1);function en(e,t){_(t,!0);let n=Y();var a=d(),o=S(a),s=e=>{var t=$t(),n=S(t);Ve(n,{}),pt(g(n,2),{}),r(e,t)};i(o,e=>{n.isPhone||e(s)}),r(e,a),v()}x(Object.assign({"./art/i-mask.svg":ne})),y(`ticket_cards`,Object.assign({"./words/en.ftl":re,"./words/ru.ftl":ie,"./words/time.en.ftl":ae,"./words/time.ru.ftl":oe,"./words/time.uk.ftl":se,"./words/uk.ftl":ce}));var tn={name:`ticket_cards`,panels:`board`,Board:Gt,Hand:Jt,SeatPanel:Qt,Card:$,Breakdown:Kt,Side:en,BarDetail:Se,placed:We,commits:Ke,confirms:qe,flights:Ye,moments:Yt};export{tn as game};