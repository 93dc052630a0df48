import{A as e,B as t,C as n,E as r,F as i,G as a,K as o,L as s,O as c,P as l,Q as u,W as d,at as f,b as p,c as m,ct as h,et as g,h as _,k as v,m as y,p as b,q as x,st as S,t as C,tt as w,x as T}from"./disclose-version-DvuCferx.js";import{t as E}from"./words.svelte-BQqySvG4.js";import{c as D,l as O}from"./TopRail-C4ne-vrE.js";import{r as k}from"./context-BMiLETl0.js";import{t as A}from"./Tabs-6-Kzcv90.js";import{a as j,i as M,n as N,t as P}from"./Spot-DK8DQ7jk.js";import{x as F}from"./Poster-DnKayd10.js";import{a as I,i as L,n as R,o as z,r as B,t as V}from"./Copies-C3xiP2EX.js";import{t as H}from"./printed-BqLhZ7W4.js";import{t as U}from"./OpenCards-YzZ-dLQX.js";import{t as W}from"./SeatHead-CVu31xKW.js";import{t as G}from"./Fan-6Ka7SOvV.js";var K=`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" width="24" height="24"><g fill="currentColor"><path fill-rule="evenodd" d="M2 8q10-5 20 0 1 8-5 9-3 0-5-4-2 4-5 4-6-1-5-9zm5 1.500q-2 0-2.500 2 2.500 1.500 5 0-.5-2-2.500-2zm10 0q-2 0-2.500 2 2.500 1.500 5 0-.5-2-2.500-2z"/></g></svg>
`,ee=`# What the board of the card game says.

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
`,te=`# What the board of the card game says.

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
`,ne=`# What the board of the card game says.

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
`,re=[`red`,`orange`,`yellow`,`green`,`blue`,`purple`,`black`,`white`,`locomotive`],ie=re.slice(0,-1),ae=`locomotive`;function oe(e){return z(ce(e))}function se(e){return I(ce(e))}function ce(e){return e===`locomotive`?null:e}function q(e){return re.map(t=>[t,e.filter(e=>e===t).length]).filter(([,e])=>e>0)}var J=k;function le(e,t){for(let[n,r]of e.depots.entries()){let e=r.find(e=>e.colour===t);if(e)return{seat:n,row:e}}return null}function ue(e){return[...Array(e.coloured).fill(e.colour),...Array(e.locomotives).fill(ae)]}function de(e,t){return t===`locomotive`?e.movesOf(`lay`,{coloured:0}):[...e.movesOf(`lay`,{colour:t}).filter(e=>e.args.coloured!==0),...e.movesOf(`triple`,{colour:t})]}function fe(e,t){return[...e.movesOf(`lay`,{colour:t}),...e.movesOf(`triple`,{colour:t})]}function Y(e,t){return e.catalogue.tickets[t].cities.map(t=>e.catalogue.cities[t].name).join(` – `)}function X(e,t){return t.reduce((t,n)=>t+e.catalogue.tickets[n].points,0)}var pe=e(`<b class="tick svelte-11cz0iq"><!></b>`),me=e(`<b class="copies svelte-11cz0iq"> </b>`),he=e(`<span><i><!></i> <!> <span class="vh"> </span> <!></span>`);function Z(e,i){w(i,!0);let a=J(),l=u(()=>a.catalogue.cards[i.card].colour??a.catalogue.cards[i.card].name),p=u(()=>i.at?`${s(l)}: ${a.say(`where-${i.at}`)}`:s(l));var h=he(),_=d(h);let v;var S=d(_);{let e=u(()=>oe(i.card));D(S,{get name(){return s(e)}})}f(_);var C=x(_,2),T=e=>{var t=pe();D(d(t),{name:`i-check`}),f(t),c(e,t)};n(C,e=>{i.at===`stack`&&e(T)});var E=x(C,2),O=o(E,!0),k=x(E,2),A=e=>{var n=me(),a=o(n,!0);t(()=>r(a,i.copies)),c(e,n)};n(k,e=>{i.copies!==void 0&&e(A)}),f(h),t(e=>{y(h,1,`chip-of ${i.at??``??``}`,`svelte-11cz0iq`),m(h,`title`,s(p)),b(_,e),v=y(_,1,`svelte-11cz0iq`,null,v,{wild:i.card===ae}),r(O,s(p))},[()=>se(i.card)]),c(e,h),g()}var ge=e(`<span class="detail svelte-lntohs"><!> </span>`);function _e(e,i){w(i,!0);let o=J(),l=u(()=>o.view),m=u(()=>s(l).phase===`dispatch`&&s(l).row?[s(l).row]:s(l).phase===`locomotives`&&s(l).group?[s(l).group.colour]:s(l).phase===`triple`?s(l).triple:[]),h=u(()=>{switch(s(l).phase){case`dispatch`:{let e=s(l).row===null?null:le(s(l),s(l).row);return e?o.say(`detail-dispatch`,{coloured:e.row.coloured,locomotives:e.row.locomotives}):``}case`turn`:return s(l).last_turns===null?``:o.say(`detail-last`);case`second_card`:return o.say(`detail-second`);case`locomotives`:{if(!s(l).group)return``;let e=le(s(l),s(l).group.colour),t=s(l).least[s(l).group.colour];return e?o.say(`detail-rob`,{cards:t,who:M(o,e.seat)}):o.say(`detail-group`,{cards:t})}case`triple`:return o.say(`detail-triple`,{cards:s(l).triple.length});case`complete`:{let e=s(l).seat===null?[]:s(l).tickets[s(l).seat].declared??[],t=s(l).best??[];return o.say(t.length>0?`detail-complete`:`detail-complete-all`,{tickets:e.length,points:X(o,e)})}default:return``}});var _=v(),y=a(_),b=e=>{var n=ge(),i=d(n);p(i,16,()=>s(m),e=>e,(e,t)=>{Z(e,{get card(){return t}})});var a=x(i,1,!0);f(n),t(()=>r(a,s(h))),c(e,n)};n(y,e=>{s(h)&&e(b)}),c(e,_),g()}var ve=e(`<span><!> <span class="vh"> </span></span>`),ye=e(`<span class="served svelte-1gphg49"></span>`),be=e(`<small class="svelte-1gphg49"> </small>`),xe=e(`<li class="svelte-1gphg49"><b class="plate svelte-1gphg49"> <span class="vh"> </span></b> <span class="about svelte-1gphg49"><strong class="svelte-1gphg49"> </strong> <!></span></li>`),Se=e(`<ul class="cities sheet svelte-1gphg49"></ul>`);function Ce(e,i){w(i,!0);let l=J(),h=u(()=>l.view),_=u(()=>s(h).phase===`over`),b=u(()=>l.viewer===null?[]:s(h).tickets[l.viewer].held??[]);function S(e){return s(b).filter(t=>l.catalogue.tickets[t].cities.includes(e)).length}var C=Se();p(C,21,()=>s(h).cities,({city:e,served:t,leaders:n})=>e,(e,i)=>{let h=()=>s(i).city,g=()=>s(i).served,b=()=>s(i).leaders,C=u(()=>l.catalogue.cities[h()]);var w=xe(),E=d(w),D=d(E,!0),O=o(x(D),!0);f(E);var k=x(E,2),A=d(k),j=o(A,!0),N=x(A,2),P=e=>{var i=ye();p(i,21,g,T,(e,i,p)=>{var h=v(),g=a(h),_=e=>{let n=u(()=>b().includes(p));var a=ve();let h;var g=d(a);F(g,{seat:p});var _=x(g,1,!0),v=o(x(_),!0);f(a),t((e,t)=>{m(a,`title`,e),h=y(a,1,`svelte-1gphg49`,null,h,{leads:s(n)}),r(_,s(i)),r(v,t)},[()=>l.say(s(n)?`city-leads`:`city-served`,{who:M(l,p),times:s(i)}),()=>l.say(s(n)?`city-leads`:`city-served`,{who:M(l,p),times:s(i)})]),c(e,a)};n(g,e=>{s(i)>0&&e(_)}),c(e,h)}),f(i),c(e,i)},I=e=>{var n=be(),i=o(n,!0);t(e=>r(i,e),[()=>l.say(`city-yours`,{tickets:S(h())})]),c(e,n)},L=e=>{var n=be(),i=o(n,!0);t(e=>r(i,e),[()=>l.say(`city-nobody`)]),c(e,n)};n(N,e=>{b().length>0?e(P):l.viewer!==null&&!s(_)?e(I,1):e(L,-1)}),f(k),f(w),t(e=>{r(D,s(C).bonus),r(O,e),r(j,s(C).name)},[()=>l.say(`points-unit`,{points:s(C).bonus})]),c(e,w)}),f(C),t(e=>m(C,`aria-label`,e),[()=>l.say(`cities`)]),c(e,C),g()}var we=e(`<p class="discards sheet svelte-smttwt" data-at="discards"><span> <b class="svelte-smttwt"> </b></span> <!></p>`);function Te(e,n){w(n,!0);let i=J(),a=u(()=>i.view.discards);var l=we(),m=d(l),_=d(m),v=o(x(_),!0);f(m),p(x(m,2),17,()=>q(s(a)),([e,t])=>e,(e,t)=>{var n=u(()=>h(s(t),2));let r=()=>s(n)[0],i=()=>s(n)[1];Z(e,{get card(){return r()},get copies(){return i()}})}),f(l),t(e=>{r(_,`${e??``} `),r(v,s(a).length)},[()=>i.say(`discards`)]),c(e,l),g()}var Ee=e(`<em class="svelte-c5yk8g">–</em>`),De=e(`<!> <span> </span>`,1),Oe=e(`<span class="mark svelte-c5yk8g"><!> </span>`),ke=e(`<span><b class="points svelte-c5yk8g"> <span class="vh"> </span></b> <span class="cities svelte-c5yk8g"></span> <span class="need svelte-c5yk8g"></span> <!></span>`);function Ae(e,i){w(i,!0);let l=C(i,`size`,3,`line`),h=C(i,`done`,3,!1),_=J(),v=u(()=>_.catalogue.tickets[i.ticket]);var b=ke();let S;var E=d(b),O=d(E,!0),k=o(x(O),!0);f(E);var A=x(E,2);p(A,21,()=>s(v).cities,T,(e,i,l)=>{let d=u(()=>_.catalogue.cities[s(i)]);var f=De(),p=a(f),h=e=>{c(e,Ee())};n(p,e=>{l>0&&e(h)});var g=x(p,2);let v;var b=o(g,!0);t(e=>{m(g,`title`,e),v=y(g,1,`svelte-c5yk8g`,null,v,{great:s(d).bonus!==null}),r(b,s(d).name)},[()=>s(d).bonus===null?void 0:_.say(`city-bonus`,{city:s(d).name,points:s(d).bonus})]),c(e,f)}),f(A);var j=x(A,2);p(j,21,()=>s(v).needs,T,(e,t,n)=>{{let r=u(()=>i.reach?.[n]);Z(e,{get card(){return s(t)},get at(){return s(r)}})}}),f(j);var M=x(j,2),N=e=>{var n=Oe(),a=d(n);D(a,{name:`i-check`});var o=x(a,1,!0);f(n),t(()=>r(o,i.mark)),c(e,n)};n(M,e=>{i.mark!==void 0&&e(N)}),f(b),t(e=>{S=y(b,1,`tk ${l()??``}`,`svelte-c5yk8g`,S,{done:h(),marked:i.mark!==void 0}),r(O,s(v).points),r(k,e)},[()=>_.say(`points-unit`,{points:s(v).points})]),c(e,b),g()}function Q(e,t){w(t,!0);let r=C(t,`big`,3,!1),i=J(),o=u(()=>i.catalogue.cards[t.card]),l=u(()=>s(o)&&{use:i.say(s(o).colour===null?`card-joker`:`card-coloured`),copies:i.say(`card-copies`,{copies:s(o).copies})});var d=v(),f=a(d),p=e=>{{let n=u(()=>ce(t.card)),i=u(()=>r()?s(l):void 0);L(e,{get name(){return s(o).name},get colour(){return s(n)},get about(){return s(i)}})}},m=e=>{Ae(e,{get ticket(){return t.card},size:`big`})};n(f,e=>{s(o)?e(p):e(m,-1)}),c(e,d),g()}var je=e(`<span class="last svelte-iuyhuc"> </span>`),Me=e(`<span class="label"> </span>`),Ne=e(`<span class="vh"> </span>`),Pe=e(`<p class="discards svelte-iuyhuc"><span class="vh"> </span><!></p>`),Fe=e(`<section class="market sheet svelte-iuyhuc"><h3 class="svelte-iuyhuc"> <!></h3> <div class="display svelte-iuyhuc"><!></div> <div class="decks svelte-iuyhuc"><!> <!> <div class="deck plain svelte-iuyhuc"><span class="of svelte-iuyhuc"><b class="svelte-iuyhuc"> </b><small class="svelte-iuyhuc"> </small></span></div></div> <!></section>`);function Ie(e,i){w(i,!0);let a=J(),l=u(()=>a.view),_=u(()=>N(a,`turn`,`second_card`)),v=u(()=>s(l).halves>1),y=u(()=>a.lastLines.filter(({kind:e})=>e===`took`).map(({args:e})=>e.place));var b=Fe(),C=d(b),T=d(C),E=x(T),D=e=>{var n=je(),i=o(n,!0);t(e=>r(i,e),[()=>a.say(`last-turns`,{turns:s(l).last_turns})]),c(e,n)},O=e=>{var n=Me(),i=o(n,!0);t(e=>r(i,e),[()=>a.say(`half`,{half:s(l).half})]),c(e,n)};n(E,e=>{s(l).last_turns?e(D):s(v)&&e(O,1)}),f(C);var k=x(C,2);U(d(k),{get cards(){return s(l).display},kind:`take`,place:`place`,get isTaking(){return s(_)},nameOf:e=>a.catalogue.cards[e].name,at:(e,t)=>`display:${t}`,isNew:(e,t)=>s(y).includes(t),gap:e=>{var n=Ne(),i=o(n,!0);t(e=>r(i,e),[()=>a.say(`display-gap`)]),c(e,n)},face:(e,t=S)=>{Q(e,{get card(){return t()}})},$$slots:{gap:!0,face:!0}}),f(k);var A=x(k,2),j=d(A);{let e=u(()=>a.say(`deck`)),t=u(()=>a.say(`deck-label`,{cards:s(l).train_deck.size})),n=u(()=>a.movesOf(`draw`)),r=u(()=>s(_)?{kind:`draw`,args:{}}:void 0);B(j,{get size(){return s(l).train_deck.size},get word(){return s(e)},get label(){return s(t)},get moves(){return s(n)},get why(){return s(r)},at:`deck`})}var M=x(j,2);{let e=u(()=>a.say(`ticket-deck`)),t=u(()=>a.say(`ticket-deck-label`,{tickets:s(l).ticket_deck.size})),n=u(()=>a.movesOf(`tickets`)),r=u(()=>N(a,`turn`)?{kind:`tickets`,args:{}}:void 0);B(M,{get size(){return s(l).ticket_deck.size},get word(){return s(e)},get label(){return s(t)},get moves(){return s(n)},get why(){return s(r)},at:`tickets`,back:`--b:#7f2f22`})}var P=x(M,2),F=d(P),I=d(F),L=o(I,!0),R=o(x(I),!0);f(F),f(P),f(A);var z=x(A,2),V=e=>{var n=Pe(),i=d(n),m=o(i);p(x(i),17,()=>q(s(l).discards),([e,t])=>e,(e,t)=>{var n=u(()=>h(s(t),2));let r=()=>s(n)[0],i=()=>s(n)[1];Z(e,{get card(){return r()},get copies(){return i()}})}),f(n),t(e=>r(m,`${e??``}:`),[()=>a.say(`discards`)]),c(e,n)};n(z,e=>{s(l).discards.length>0&&!a.isPhone&&e(V)}),f(b),t((e,t,n)=>{m(b,`aria-label`,e),r(T,`${t??``} `),m(P,`data-at`,a.isPhone?void 0:`discards`),r(L,s(l).discards.length),r(R,n)},[()=>a.say(`market`),()=>a.say(`market`),()=>a.say(`discards`)]),c(e,b),g()}var Le={send:`yard`,draw:`yard`,take:`yard`,tickets:`yard`,keep:`tickets`,complete:`tickets`},Re=[`lay`,`triple`];function ze({kind:e}){return e in Le||Re.includes(e)}function Be({kind:e}){return Le[e]??null}function Ve({kind:e}){return e===`done`}function He({kind:e},t){return e===`done`&&(t.best??[]).length>0}function $(e,t,n){return{from:`[data-at~="${e}"]`,to:`[data-at~="${t}"]`,...n&&{card:n}}}function Ue({kind:e,args:t}){let n=`hand:${t.seat}`;switch(e){case`drew`:return $(`deck`,n,t.card);case`took`:return $(`display:${t.place}`,n,t.card);case`sent`:return $(`row:${t.colour}`,`stack:${t.seat}`,t.card===`locomotive`?t.card:t.colour);case`laid`:case`tripled`:return $(n,`row:${t.colour}`,t.colour);case`robbed`:return $(`row:${t.colour}`,`discards`,t.colour);case`kept`:return t.tickets>0?$(`tickets`,`tickets:${t.seat}`):null;default:return null}}var We=e(`<span class="n svelte-8e7r53"><!><b class="svelte-8e7r53"> </b><span class="vh"> </span></span>`),Ge=e(`<span class="chips svelte-8e7r53"></span>`),Ke=e(`<span class="word svelte-8e7r53"> </span>`),qe=e(`<!> <span class="chips end svelte-8e7r53"></span>`,1),Je=e(`<li><!> <p class="counts svelte-8e7r53"><!> <span><!></span> <!> <b> <!><span class="vh"> </span></b></p> <div class="train svelte-8e7r53"><span><!></span> <b class="svelte-8e7r53"> </b><span class="vh"> </span> <!></div></li>`),Ye=e(`<ul class="plates svelte-8e7r53"></ul>`);function Xe(e,i){w(i,!0);let l=(e,n=S,i=S,a=S)=>{let l=u(()=>_.say(i(),{n:a()}));var p=We(),h=d(p);D(h,{get name(){return n()}});var g=x(h),v=o(g,!0),y=o(x(g),!0);f(p),t(()=>{m(p,`title`,`${a()??``} ${s(l)??``}`),r(v,a()),r(y,s(l))}),c(e,p)},_=J(),v=u(()=>_.view),C=u(()=>j(_));var T=Ye();p(T,20,()=>s(C),e=>e,(e,i)=>{let g=u(()=>s(v).stacks[i]),b=u(()=>s(v).points[i].total),S=u(()=>s(v).completed[i].length);var C=Je();let w;var T=d(C);W(T,{get seat(){return i}});var E=x(T,2),O=d(E);l(O,()=>`i-cards`,()=>`seat-cards`,()=>s(v).hands[i].size);var k=x(O,2);l(d(k),()=>`i-ticket`,()=>`seat-tickets`,()=>s(v).tickets[i].size),f(k);var A=x(k,2),j=e=>{l(e,()=>`i-check`,()=>`seat-completed`,()=>s(S))};n(A,e=>{s(S)>0&&e(j)});var M=x(A,2);let N;var P=d(M,!0),F=x(P);D(F,{name:`i-star`});var I=o(x(F),!0);f(M),f(E);var L=x(E,2),R=d(L);let z;D(d(R),{name:`back`,class:`back`}),f(R);var B=x(R,2),V=o(B,!0),U=x(B),G=o(U,!0),K=x(U,2),ee=e=>{var t=Ge();p(t,21,()=>q(s(g).cards),([e,t])=>e,(e,t)=>{var n=u(()=>h(s(t),2));let r=()=>s(n)[0],i=()=>s(n)[1];Z(e,{get card(){return r()},get copies(){return i()}})}),f(t),c(e,t)},te=e=>{var l=qe(),d=a(l),m=e=>{var n=Ke(),i=o(n,!0);t(e=>r(i,e),[()=>_.say(`stack`)]),c(e,n)};n(d,e=>{s(v).depots[i].length<(s(v).seats>3?3:5)&&e(m)});var h=x(d,2);p(h,21,()=>s(v).depots[i],e=>e.colour,(e,t)=>{{let n=u(()=>s(t).coloured+s(t).locomotives);Z(e,{get card(){return s(t).colour},get copies(){return s(n)}})}}),f(h),c(e,l)};n(K,e=>{s(g).cards!==null&&s(g).size>0?e(ee):e(te,-1)}),f(L),f(C),t((e,t,n,a,o,c)=>{w=y(C,1,`sheet o${i+1}`,`svelte-8e7r53`,w,{turn:s(v).seat===i}),m(C,`data-at`,i===_.viewer?`seat:${i}`:`seat:${i} hand:${i}`),m(k,`data-at`,`tickets:${i??``}`),N=y(M,1,`points svelte-8e7r53`,null,N,{minus:s(b)<0}),m(M,`title`,`${e??``} ${t??``}`),r(P,n),r(I,a),m(L,`data-at`,`stack:${i??``}`),m(L,`title`,o),z=y(R,1,`pile svelte-8e7r53`,null,z,{none:s(g).size===0}),r(V,s(g).size),r(G,c)},[()=>H(s(b)),()=>_.say(`points-unit`,{points:s(b)}),()=>H(s(b)),()=>_.say(`points-unit`,{points:s(b)}),()=>_.say(`seat-stack`,{n:s(g).size}),()=>_.say(`seat-stack`,{n:s(g).size})]),c(e,C)}),f(T),t(()=>b(T,`--seats:${s(C).length??``}`)),c(e,T),g()}var Ze=e(`<button type="button" class="svelte-1ko2jp9"><!></button>`),Qe=e(`<li class="svelte-1ko2jp9"><!></li>`),$e=e(`<details class="svelte-1ko2jp9"><summary class="svelte-1ko2jp9"><!> <b> </b></summary> <ol></ol></details>`),et=e(`<ol></ol> <p class="legend svelte-1ko2jp9"> </p>`,1),tt=e(`<p class="none svelte-1ko2jp9"> </p>`),nt=e(`<span class="svelte-1ko2jp9"> <b class="num"> </b></span> `,1),rt=e(`<p class="legend returned svelte-1ko2jp9"> <!></p>`),it=e(`<h3 class="svelte-1ko2jp9"> <span class="label"> </span></h3> <!> <!>`,1),at=e(`<h3 class="svelte-1ko2jp9"> </h3>`),ot=e(`<section class="tickets sheet svelte-1ko2jp9"><!> <!> <!></section>`);function st(e,l){w(l,!0);let h=(e,t=S,n=S,r=S)=>{var a=Ze();Ae(d(a),{get ticket(){return t()},get reach(){return n()},get done(){return r()}}),f(a),i(`click`,a,()=>b.enlarge(t())),c(e,a)},_=(e,n=S,i=S,a=S,s=S)=>{var l=$e(),u=d(l),m=d(u);F(m,{get seat(){return n()}});var g=x(m,1,!0),_=x(g);let v;var C=o(_,!0);f(u);var w=x(u,2);p(w,20,a,e=>e,(e,t)=>{var n=Qe();h(d(n),()=>t,()=>void 0,s),f(n),c(e,n)}),f(w),f(l),t(e=>{l.open=n()===b.viewer&&!s(),r(g,i()),v=y(_,1,`svelte-1ko2jp9`,null,v,{minus:!s()}),r(C,e)},[()=>H(s()?X(b,a()):-X(b,a()))]),c(e,l)},b=J(),C=u(()=>b.view),T=u(()=>b.viewer===null?null:s(C).tickets[b.viewer]),E=u(()=>[...s(T)?.declared??[],...s(T)?.held??[]]),D=u(()=>b.viewer===null?null:s(C).reach[b.viewer]),O=u(()=>s(C).phase===`over`),k=u(()=>s(C).phase===`complete`&&s(T)!==null),A=u(()=>b.viewer===null?[]:s(C).returned[b.viewer]??[]),N=u(()=>j(b).filter(e=>s(C).completed[e].length>0)),P=u(()=>s(O)?j(b).filter(e=>(s(C).tickets[e].held??[]).length>0):[]);var I=v(),L=a(I),R=e=>{var i=ot(),l=d(i),g=e=>{var i=it(),l=a(i),m=d(l),g=o(x(m),!0);f(l);var _=x(l,2),v=e=>{var n=et(),i=a(n);p(i,20,()=>s(E),e=>e,(e,t)=>{var n=Qe(),r=d(n);{let e=u(()=>s(T).declared?.includes(t)??!1);h(r,()=>t,()=>s(D)?.[t],()=>s(e))}f(n),c(e,n)}),f(i);var l=o(x(i,2),!0);t(e=>r(l,e),[()=>b.say(s(C).stacks[b.viewer].cards===null||s(C).stacks[b.viewer].size===0?`legend-hidden`:`legend`)]),c(e,n)},y=e=>{var n=tt(),i=o(n,!0);t(e=>r(i,e),[()=>b.say(`tickets-none`)]),c(e,n)};n(_,e=>{s(E).length>0?e(v):e(y,-1)});var S=x(_,2),w=e=>{var n=rt(),i=d(n);p(x(i),17,()=>s(A),({ticket:e})=>e,(e,n)=>{let i=()=>s(n).ticket;var l=nt(),u=a(l),p=d(u),m=o(x(p),!0);f(u);var h=x(u,1,!0);h.nodeValue=` `,t((e,t)=>{r(p,`${e??``} `),r(m,t)},[()=>Y(b,i()),()=>X(b,[i()])]),c(e,l)}),f(n),t(e=>r(i,`${e??``} `),[()=>b.say(`tickets-returned`)]),c(e,n)};n(S,e=>{s(A).length>0&&e(w)}),t((e,t)=>{r(m,`${e??``} `),r(g,t)},[()=>b.say(`tickets`),()=>s(E).length>0?b.say(`tickets-sum`,{tickets:s(E).length,points:X(b,s(E))}):``]),c(e,i)},v=e=>{var n=at(),i=o(n,!0);t(e=>r(i,e),[()=>b.say(`tickets-all`)]),c(e,n)};n(l,e=>{s(T)&&!s(O)&&!s(k)?e(g):e(v,-1)});var y=x(l,2);p(y,16,()=>s(N),e=>e,(e,t)=>{{let n=u(()=>b.say(`completed-by`,{who:M(b,t),tickets:s(C).completed[t].length}));_(e,()=>t,()=>s(n),()=>s(C).completed[t],()=>!0)}}),p(x(y,2),16,()=>s(P),e=>e,(e,t)=>{{let n=u(()=>b.say(`left-by`,{who:M(b,t),tickets:s(C).tickets[t].held.length}));_(e,()=>t,()=>s(n),()=>s(C).tickets[t].held,()=>!1)}}),f(i),t(e=>m(i,`aria-label`,e),[()=>b.say(`tickets`)]),c(e,i)};n(L,e=>{(s(T)&&!s(k)||s(N).length>0||s(P).length>0)&&e(R)}),c(e,I),g()}l([`click`]);var ct=e(`<small class="svelte-1dxoq20"> </small>`),lt=e(`<span><!><!></span>`),ut=e(`<span class="word svelte-1dxoq20"> </span>`),dt=e(`<button type="button" class="btn best svelte-1dxoq20"><!> </button>`),ft=e(`<p class="cards svelte-1dxoq20"><span class="word svelte-1dxoq20"> </span> <!></p> <!>`,1),pt=e(`<p class="word svelte-1dxoq20"> </p>`),mt=e(`<section><header class="svelte-1dxoq20"><h3 class="svelte-1dxoq20"> </h3> <!></header> <div class="stubs svelte-1dxoq20"></div></section>`);function ht(e,l){w(l,!0);let _=J(),v=u(()=>_.view),S=u(()=>s(v).tickets[_.viewer]),C=u(()=>s(v).phase===`complete`),T=u(()=>s(C)?`complete`:`keep`),E=u(()=>(s(C)?[...s(S).held??[],...s(S).declared??[]]:s(S).looked_at??[]).toSorted((e,t)=>_.catalogue.tickets[t].points-_.catalogue.tickets[e].points)),O=u(()=>(s(C)?s(S).declared:s(S).chosen)??[]),k=u(()=>s(v).reach[_.viewer]),A=u(()=>s(v).seat===_.viewer),j=u(()=>s(A)?s(v).best??[]:[]),M=u(()=>q(s(v).stacks[_.viewer].cards??[])),F=u(()=>new Map(q(s(A)&&s(v).free?s(v).free:s(v).stacks[_.viewer].cards??[]))),I=u(()=>_.say(s(C)?`tray-complete`:`tray-keep`,{tickets:s(O).length,points:X(_,s(O))}));function L(){_.playAll(s(j).flatMap(e=>_.movesOf(`complete`,{ticket:e}).map(e=>e.code)))}var R=mt();let z;var B=d(R),V=d(B),H=o(V,!0),U=x(V,2),W=e=>{var l=ft(),g=a(l),v=d(g),b=o(v,!0);p(x(v,2),17,()=>s(M),([e,t])=>e,(e,i)=>{var a=u(()=>h(s(i),2));let l=()=>s(a)[0],p=()=>s(a)[1];var m=lt();let g;var _=d(m);{let e=u(()=>s(F).get(l())??0);Z(_,{get card(){return l()},get copies(){return s(e)}})}var v=x(_),b=e=>{var n=ct(),i=o(n);t(()=>r(i,`/${p()??``}`)),c(e,n)},S=u(()=>(s(F).get(l())??0)<p());n(v,e=>{s(S)&&e(b)}),f(m),t(e=>g=y(m,1,`svelte-1dxoq20`,null,g,{spent:e}),[()=>!s(F).get(l())]),c(e,m)},e=>{var n=ut(),i=o(n,!0);t(e=>r(i,e),[()=>_.say(`stack-empty`)]),c(e,n)}),f(g);var S=x(g,2),C=e=>{var n=dt(),a=d(n);D(a,{name:`i-star`});var o=x(a,1,!0);f(n),t(e=>r(o,e),[()=>_.say(`tray-best`,{tickets:s(j).length,points:X(_,s(j))})]),i(`click`,n,L),c(e,n)},w=u(()=>s(j).length>0&&N(_,`complete`));n(S,e=>{s(w)&&e(C)}),t((e,t)=>{m(g,`aria-label`,e),r(b,t)},[()=>_.say(`tray-stack`),()=>_.say(`tray-stack`)]),c(e,l)},G=e=>{var n=pt(),i=o(n,!0);t(e=>r(i,e),[()=>_.say(`tray-secret`)]),c(e,n)};n(U,e=>{s(C)?e(W):e(G,-1)}),f(B);var K=x(B,2);p(K,20,()=>s(E),e=>e,(e,t)=>{let n=u(()=>_.movesOf(s(T),{ticket:t})),r=u(()=>s(O).includes(t));{let i=u(()=>s(n)[0]?.text??Y(_,t)),a=u(()=>N(_,s(v).phase)&&!s(r)?{kind:s(T),args:{ticket:t}}:void 0),o=u(()=>s(j).includes(t)?`in-best`:``);P(e,{get label(){return s(i)},get moves(){return s(n)},get why(){return s(a)},get picked(){return s(r)},shape:`card`,get card(){return t},get class(){return`stub-spot ${s(o)??``}`},children:(e,n)=>{{let n=u(()=>s(r)&&s(C)?void 0:s(k)?.[t]),i=u(()=>s(r)?_.say(s(C)?`mark-complete`:`mark-keep`):void 0);Ae(e,{get ticket(){return t},size:`stub`,get reach(){return s(n)},get mark(){return s(i)}})}},$$slots:{default:!0}})}},e=>{var n=pt(),i=o(n,!0);t(e=>r(i,e),[()=>_.say(`tickets-none`)]),c(e,n)}),f(K),f(R),t(()=>{z=y(R,1,`tray sheet svelte-1dxoq20`,null,z,{scoring:s(C),few:!s(C)&&s(E).length<5}),m(R,`aria-label`,s(I)),r(H,s(I)),b(K,`--n:${s(E).length??``}`)}),c(e,R),g()}l([`click`]);var gt=e(`<span><!> </span>`),_t=e(`<span class="whose svelte-1fgdo38"><!><span class="who svelte-1fgdo38"> </span></span> <!>`,1),vt=e(`<span class="coming svelte-1fgdo38"> </span>`),yt=e(`<span class="svelte-1fgdo38"><!> <span class="vh"> </span></span>`),bt=e(`<span class="mini svelte-1fgdo38"><!> <!></span>`),xt=e(`<span class="free svelte-1fgdo38"> </span> <!>`,1),St=e(`<span class="edge svelte-1fgdo38"><!></span>`),Ct=e(`<b class="count svelte-1fgdo38"> </b>`),wt=e(`<b class="count svelte-1fgdo38" aria-hidden="true"> </b>`),Tt=e(`<span class="one svelte-1fgdo38"><!> <!></span>`),Et=e(`<div class="stall"><span class="pair svelte-1fgdo38"></span> <!></div>`),Dt=e(`<span class="water svelte-1fgdo38" aria-hidden="true"><!></span>`),Ot=e(`<span class="svelte-1fgdo38"><!><span class="word svelte-1fgdo38"> </span> <b class="svelte-1fgdo38"> </b></span>`),kt=e(`<span class="wanted svelte-1fgdo38"><!> <!></span>`),At=e(`<span class="in svelte-1fgdo38"><!></span>`),jt=e(`<span class="in ghost svelte-1fgdo38"><!></span>`),Mt=e(`<!> <!> <span class="fan svelte-1fgdo38"><!> <!></span> <!>`,1),Nt=e(`<div><h4 class="svelte-1fgdo38"><!><span class="name svelte-1fgdo38" aria-hidden="true"> </span><!></h4> <!></div>`);function Pt(e,i){w(i,!0);let l=e=>{var l=St(),u=d(l),p=e=>{var l=_t(),u=a(l),p=d(u);F(p,{get seat(){return s(E).seat}});var m=o(x(p),!0);f(u);var g=x(u,2),_=e=>{var n=gt();let a;var o=d(n);D(o,{name:`i-mask`});var l=x(o,1,!0);f(n),t(e=>{a=y(n,1,`needs svelte-1fgdo38`,null,a,{can:s(I)}),r(l,e)},[()=>h.say(s(I)?`bay-rob`:`bay-needs`,{cards:s(S).least[i.colour]})]),c(e,n)};n(g,e=>{s(k)||e(_)}),t(e=>r(m,e),[()=>s(k)?h.say(`bay-own`):M(h,s(E).seat)]),c(e,l)},m=e=>{var n=vt(),i=o(n,!0);t(e=>r(i,e),[()=>h.say(`bay-coming`)]),c(e,n)},g=e=>{var i=xt(),l=a(i),u=o(l,!0),p=x(l,2),m=e=>{var i=bt(),a=d(i),l=e=>{var n=yt(),i=d(n);D(i,{name:`i-ticket`});var a=x(i,1,!0),l=o(x(a),!0);f(n),t(e=>{r(a,s(R)),r(l,e)},[()=>h.say(`bay-wanted`)]),c(e,n)};n(a,e=>{s(R)>0&&e(l)});var u=x(a,2),p=e=>{var n=yt(),i=d(n);D(i,{name:`i-cards`});var a=x(i,1,!0),l=o(x(a),!0);f(n),t(e=>{r(a,s(L)),r(l,e)},[()=>h.say(`bay-held`)]),c(e,n)};n(u,e=>{s(L)>0&&e(p)}),f(i),c(e,i)};n(p,e=>{h.isPhone&&h.viewer!==null&&s(S).phase!==`over`&&s(R)+s(L)>0&&e(m)}),t(e=>r(u,e),[()=>h.say(`bay-free`)]),c(e,i)};n(u,e=>{s(E)?e(p):s(z).length>0?e(m,1):e(g,-1)}),f(l),c(e,l)},h=J(),S=u(()=>h.view),C=u(()=>h.catalogue.cards[i.colour].colour),E=u(()=>le(s(S),i.colour)),O=u(()=>s(E)?ue(s(E).row):[]),k=u(()=>s(E)!==null&&s(E).seat===h.viewer),A=u(()=>fe(h,i.colour)),j=u(()=>h.movesOf(`send`,{colour:i.colour})),I=u(()=>s(E)!==null&&!s(k)&&s(A).length>0),L=u(()=>h.viewer===null?0:(s(S).hands[h.viewer].cards??[]).filter(e=>e===i.colour).length),R=u(()=>(h.viewer===null||s(S).phase===`over`?[]:s(S).tickets[h.viewer].held??[]).flatMap(e=>h.catalogue.tickets[e].needs).filter(e=>e===i.colour).length),z=u(()=>s(S).group?.colour===i.colour?Array(s(S).group.coloured).fill(i.colour):s(S).triple.includes(i.colour)?[i.colour]:[]),B=u(()=>h.lastLines.some(({kind:e,args:t})=>e===`laid`&&t.colour===i.colour||e===`tripled`&&[t.colour,t.second,t.third].includes(i.colour))),V=u(()=>{let e=s(E)?h.say(`bay-row`,{colour:s(C),who:M(h,s(E).seat),coloured:s(E).row.coloured,locomotives:s(E).row.locomotives}):h.say(`bay-free-label`,{colour:s(C)});return s(A).length===1?s(A)[0].text:e});var H=Nt(),U=d(H),W=d(U);Z(W,{get card(){return i.colour}});var G=x(W),K=o(G,!0),ee=x(G),te=e=>{var n=Ct(),i=o(n,!0);t(()=>r(i,s(O).length)),c(e,n)};n(ee,e=>{s(O).length>1&&e(te)}),f(U);var ne=x(U,2),re=e=>{var a=Et(),h=d(a);p(h,21,()=>s(j),e=>e.code,(e,a)=>{let l=u(()=>s(a).args.card===`locomotive`),p=u(()=>s(l)?s(E).row.locomotives:s(E).row.coloured);var m=Tt(),h=d(m);{let e=u(()=>[s(a)]);P(h,{get label(){return s(a).text},get moves(){return s(e)},shape:`card`,children:(e,t)=>{{let t=u(()=>s(l)?ae:i.colour);Q(e,{get card(){return s(t)}})}},$$slots:{default:!0}})}var g=x(h,2),_=e=>{var n=wt(),i=o(n,!0);t(()=>r(i,s(p))),c(e,n)};n(g,e=>{s(p)>1&&e(_)}),f(m),c(e,m)}),f(h),l(x(h,2)),f(a),t(()=>m(a,`data-at`,`row:${i.colour??``}`)),c(e,a)},ie=e=>{{let g=u(()=>N(h,`turn`,`triple`)?{kind:s(S).phase===`triple`?`triple`:`lay`,args:s(S).phase===`triple`?{colour:i.colour}:{colour:i.colour,coloured:s(L)}}:void 0),_=u(()=>s(I)?`robs`:``);P(e,{get label(){return s(V)},get moves(){return s(A)},get why(){return s(g)},quiet:!0,get class(){return`stall ${s(_)??``}`},get at(){return`row:${i.colour??``}`},children:(e,g)=>{var _=Mt(),y=a(_),C=e=>{var t=Dt(),n=d(t);{let e=u(()=>oe(i.colour));D(n,{get name(){return s(e)}})}f(t),c(e,t)};n(y,e=>{s(O).length+s(z).length===0&&e(C)});var w=x(y,2),E=e=>{var i=kt(),a=d(i),l=e=>{var n=Ot(),i=d(n);D(i,{name:`i-ticket`});var a=x(i),l=o(a,!0),u=o(x(a,2),!0);f(n),t((e,t)=>{m(n,`title`,e),r(l,t),r(u,s(R))},[()=>h.say(`bay-wanted`),()=>h.say(`bay-wanted`)]),c(e,n)};n(a,e=>{s(R)>0&&e(l)});var u=x(a,2),p=e=>{var n=Ot(),i=d(n);D(i,{name:`i-cards`});var a=x(i),l=o(a,!0),u=o(x(a,2),!0);f(n),t((e,t)=>{m(n,`title`,e),r(l,t),r(u,s(L))},[()=>h.say(`bay-held`),()=>h.say(`bay-held`)]),c(e,n)};n(u,e=>{s(L)>0&&e(p)}),f(i),c(e,i)};n(w,e=>{h.viewer!==null&&s(S).phase!==`over`&&(s(R)>0||s(L)>0)&&e(E)});var k=x(w,2),A=d(k);p(A,17,()=>s(O),T,(e,t,n)=>{var r=At();b(r,`--i:${n}`),Q(d(r),{get card(){return s(t)}}),f(r),c(e,r)});var j=x(A,2),M=e=>{var t=v();p(a(t),17,()=>s(z),T,(e,t,n)=>{var r=jt();b(r,`--i:${n}`),Q(d(r),{get card(){return s(t)}}),f(r),c(e,r)}),c(e,t)};n(j,e=>{s(z).length>0&&e(M)}),f(k),l(x(k,2)),t(e=>b(k,`--gaps:${e??``}`),[()=>Math.max(1,s(O).length-1)]),c(e,_)},$$slots:{default:!0}})}};n(ne,e=>{s(j).length>0?e(re):e(ie,-1)}),f(H),t(()=>{y(H,1,_([`bay`,s(E)&&`o${s(E).seat+1}`,{mine:s(k),taken:s(E)!==null,latest:s(B)}]),`svelte-1fgdo38`),b(H,`--tint:var(--c-${i.colour??``})`),r(K,s(C))}),c(e,H),g()}var Ft=e(`<section class="yard sheet svelte-1v9kcwg"></section>`);function It(e,n){w(n,!0);let r=J();var i=Ft();p(i,20,()=>ie,e=>e,(e,t)=>{Pt(e,{get colour(){return t}})}),f(i),t(e=>m(i,`aria-label`,e),[()=>r.say(`yard`)]),c(e,i),g()}var Lt=e(`<!> <!> <!>`,1),Rt=e(`<div><!> <!> <!> <!></div>`);function zt(e,r){w(r,!0);let i=[`yard`,`tickets`],o=J(),l=u(()=>o.view),p=u(()=>o.viewer===null?null:s(l).tickets[o.viewer]),m=u(()=>s(l).phase===`complete`&&s(p)!==null&&s(p).held!==null),h=u(()=>(s(p)?.looked_at??[]).length>0),_=u(()=>s(m)||s(h)),b=u(()=>!s(m)&&s(l).phase!==`start_tickets`),C=u(()=>new Set(o.moves.map(Be))),T=u(()=>s(C).size===0&&s(_)&&!s(b)?new Set([`tickets`]):s(C));var E=v(),D=a(E),O=e=>{A(e,{get tabs(){return i},get lit(){return s(C)},get wanted(){return s(T)},part:(e,t=S)=>{var r=v(),i=a(r),o=e=>{var t=Lt(),r=a(t);Ie(r,{});var i=x(r,2);It(i,{});var o=x(i,2),u=e=>{Te(e,{})};n(o,e=>{s(l).discards.length>0&&e(u)}),c(e,t)},u=e=>{var t=Lt(),r=a(t),i=e=>{ht(e,{})};n(r,e=>{s(_)&&e(i)});var o=x(r,2);st(o,{}),Ce(x(o,2),{}),c(e,t)};n(i,e=>{t()===`yard`?e(o):e(u,-1)}),c(e,r)},$$slots:{part:!0}})},k=e=>{var r=Rt();let i;var a=d(r);Xe(a,{});var o=x(a,2);Ce(o,{});var l=x(o,2),u=e=>{ht(e,{})};n(l,e=>{s(_)&&e(u)});var p=x(l,2),m=e=>{It(e,{})};n(p,e=>{(s(b)||!s(_))&&e(m)}),f(r),t(()=>i=y(r,1,`station svelte-15t28h4`,null,i,{choosing:s(_)&&s(b)})),c(e,r)};n(D,e=>{o.isPhone?e(O):e(k,-1)}),c(e,E),g()}function Bt(e,t){w(t,!0);let n=J(),r=u(()=>[{name:`completed`,colour:`#2c6a4d`,items:t.parts.completed.map(({ticket:e,points:t})=>({name:Y(n,e),points:t}))},{name:`bonuses`,colour:`#c99a2e`,items:t.parts.bonuses.map(({city:e,points:t})=>({name:n.catalogue.cities[e].name,points:t}))},{name:`uncompleted`,colour:`#b23522`,items:t.parts.uncompleted.map(({ticket:e,points:t})=>({name:Y(n,e),points:t}))}]);R(e,{get seat(){return t.seat},get groups(){return s(r)},get total(){return t.parts.total}}),g()}var Vt=e(`<span><!></span>`);function Ht(e,r){w(r,!0);let i={large:108,usual:88,narrow:80,low:68,phone:66,gap:20},o=J(),l=u(()=>o.view),p=u(()=>o.viewer===null?null:s(l).hands[o.viewer].cards),m=u(()=>q(s(p)??[])),_=u(()=>s(l).seat!==null&&s(l).seat===o.viewer);function b(e){return s(_)?s(l).group?.colour===e?s(l).group.coloured:+!!s(l).triple.includes(e):0}function x(e,t){return o.say(`hand-pile`,{card:o.catalogue.cards[e].name,cards:t})}var S=v(),C=a(S),T=e=>{G(e,{get cards(){return s(m)},get sizes(){return i},key:([e])=>e,one:(e,n)=>{var r=u(()=>h(n?.(),2));let i=()=>s(r)[0],a=()=>s(r)[1];var l=Vt();let p;var m=d(l);{let e=u(()=>b(i())>0?o.say(`hand-laid`,{cards:b(i())}):null);V(m,{get copies(){return a()},get tag(){return s(e)},children:(e,t)=>{{let t=u(()=>x(i(),a())),n=u(()=>de(o,i())),r=u(()=>N(o,`turn`)&&i()!==`locomotive`?{kind:`lay`,args:{colour:i(),coloured:a()}}:void 0),c=u(()=>b(i())>0);P(e,{get label(){return s(t)},get moves(){return s(n)},get why(){return s(r)},quiet:!0,get picked(){return s(c)},shape:`card`,get card(){return i()},children:(e,t)=>{Q(e,{get card(){return i()}})},$$slots:{default:!0}})}},$$slots:{default:!0}})}f(l),t(()=>p=y(l,1,`svelte-f1suhz`,null,p,{phone:o.isPhone})),c(e,l)},$$slots:{one:!0}})};n(C,e=>{s(p)!==null&&e(T)}),c(e,S),g()}var Ut=e(`<span class="svelte-xcv1e1"><!> <span class="vh svelte-xcv1e1"> </span></span>`),Wt=e(`<p><!> <b> <!><span class="vh svelte-xcv1e1"> </span></b></p>`);function Gt(e,n){w(n,!0);let i=J(),a=u(()=>i.view),l=u(()=>s(a).points[n.seat].total),h=u(()=>[{icon:`i-cards`,n:s(a).hands[n.seat].size,said:i.say(`seat-cards`,{n:s(a).hands[n.seat].size})},{icon:`i-ticket`,n:s(a).tickets[n.seat].size,said:i.say(`seat-tickets`,{n:s(a).tickets[n.seat].size})},{icon:`i-train`,n:s(a).stacks[n.seat].size,said:i.say(`seat-stack`,{n:s(a).stacks[n.seat].size})}]);var _=Wt();let v;var b=d(_);p(b,17,()=>s(h),({icon:e,n:t,said:n})=>e,(e,n)=>{let i=()=>s(n).icon,a=()=>s(n).n,l=()=>s(n).said;var u=Ut(),p=d(u);D(p,{get name(){return i()}});var h=x(p,1,!0),g=o(x(h),!0);f(u),t(()=>{m(u,`title`,`${a()??``} ${l()??``}`),r(h,a()),r(g,l())}),c(e,u)});var S=x(b,2);let C;var T=d(S,!0),E=x(T);D(E,{name:`i-star`});var O=o(x(E),!0);f(S),f(_),t((e,t,o)=>{v=y(_,1,`panel svelte-xcv1e1`,null,v,{many:s(a).seats>3}),m(_,`data-at`,`stack:${n.seat??``} tickets:${n.seat??``} ${n.seat===i.viewer?``:`hand:${n.seat}`}`),m(S,`title`,`${s(l)??``} ${e??``}`),C=y(S,1,`svelte-xcv1e1`,null,C,{minus:s(l)<0}),r(T,t),r(O,o)},[()=>i.say(`points-unit`,{points:s(l)}),()=>H(s(l)),()=>i.say(`points-unit`,{points:s(l)})]),c(e,_),g()}var Kt=e(`<!> <!>`,1);function qt(e,t){w(t,!0);let r=J();var i=v(),o=a(i),s=e=>{var t=Kt(),n=a(t);Ie(n,{}),st(x(n,2),{}),c(e,t)};n(o,e=>{r.isPhone||e(s)}),c(e,i),g()}O(Object.assign({"./art/i-mask.svg":K})),E(`ticket_cards`,Object.assign({"./words/en.ftl":ee,"./words/ru.ftl":te,"./words/uk.ftl":ne}));var Jt={name:`ticket_cards`,seats:`board`,Board:zt,Hand:Ht,SeatPanel:Gt,Card:Q,Breakdown:Bt,Side:qt,BarDetail:_e,placed:ze,commits:Ve,confirms:He,flights:Ue};export{Jt as game};