// Written by `python -m tests.wire` from src/roundhouse/games/ticket_cards/{view,catalogue}.py; do not edit.
/** Train cards of a deck, a hand or a Stack, by kind, or a Ticket deck, top first; None where they are hidden. */
export interface Cards {
  size: number;
  cards: string[] | null;
}

/** A row of a Depot. */
export interface Row {
  colour: string;
  coloured: number;
  locomotives: number;
}

/** The Tickets of a seat: how many it holds, and which, unless they are hidden. */
export interface Tickets {
  size: number;
  held: string[] | null;
  declared: string[] | null;
  looked_at: string[] | null;
  chosen: string[] | null;
}

/** A Ticket that a seat has put back into the deck and that no other seat can have kept. */
export interface Returned {
  ticket: string;
  place: number | null;
}

/** The group being laid: its colour, and its cards that are no Locomotives. */
export interface Group {
  colour: string;
  coloured: number;
}

/** A Big City: how many completed Tickets of each seat name it, and who would get its bonus now. */
export interface BigCity {
  city: string;
  served: number[];
  leaders: number[];
}

/** The table. */
export interface View {
  start_player: number;
  turn: number;
  turns: number;
  half: number;
  halves: number;
  last_turns: number | null;
  ending: string | null;
  train_deck: Cards;
  display: (string | null)[];
  hands: Cards[];
  discards: string[];
  depots: Row[][];
  stacks: Cards[];
  ticket_deck: Cards;
  returned: (Returned[] | null)[];
  tickets: Tickets[];
  completed: string[][];
  row: string | null;
  group: Group | null;
  triple: string[];
  least: Record<string, number>;
  reach: (Record<string, ("stack" | "depot" | "hand" | "missing")[]> | null)[];
  cities: BigCity[];
  best: string[] | null;
  free: string[] | null;
}

/** A Ticket and what it brings or costs. */
export interface TicketPoints {
  ticket: string;
  points: number;
}

/** A Big City and its bonus. */
export interface BonusPoints {
  city: string;
  points: number;
}

/** Where the points of a seat come from; before the end only completed Tickets count, and these lie open. */
export interface Breakdown {
  completed: TicketPoints[];
  uncompleted: TicketPoints[];
  bonuses: BonusPoints[];
  total: number;
}

/** A kind of Train card. */
export interface Card {
  name: string;
  colour: string | null;
  letter: string;
  copies: number;
}

/** A Ticket: two cities, what it is worth, and a colour for each card that it needs. */
export interface Ticket {
  cities: string[];
  points: number;
  needs: string[];
}

/** A city; only a big one has a bonus. */
export interface City {
  name: string;
  bonus: number | null;
}

/** Everything in the box. */
export interface Catalogue {
  cards: Record<string, Card>;
  tickets: Record<string, Ticket>;
  cities: Record<string, City>;
}
