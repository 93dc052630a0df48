// Written by `python -m tests.wire` from src/roundhouse/games/great_lakes/{view,catalogue}.py; do not edit.
/** A deck, top first, or a hand; its cards are None where they are hidden. */
export interface Cards {
  size: number;
  cards: string[] | null;
}

/** How many cards of each deck, or pieces of each type. */
export interface OfEach {
  train: number;
  ship: number;
}

/** A ticket and the way that completes it soonest, over own routes and open ones. */
export interface Journey {
  ticket: string;
  done: boolean;
  routes: string[];
  missing: string[];
  to_go: number | null;
}

/** What a route or a harbour costs: in how many ways it can be paid, and the cheapest. */
export interface Price {
  ways: number;
  colour: string;
  wilds: number;
  special: number;
  plain: number;
}

/** A payment that may be made: cards of one colour and wild cards. */
export interface Payment {
  colour: string;
  wilds: number;
  special: number;
  plain: number;
  cards: string[];
  steps: number[];
}

/** A ticket that a seat has put under the deck and that nobody has taken since. */
export interface Returned {
  ticket: string;
  place: number;
}

/** The table. */
export interface View {
  first: number;
  turns: number;
  turns_left: number | null;
  train_deck: Cards;
  ship_deck: Cards;
  discards: string[];
  display: (string | null)[];
  display_stands: boolean;
  hands: Cards[];
  hand_sizes: OfEach[];
  ticket_deck: Cards;
  returned: (Returned[] | null)[];
  drawn: Cards[];
  chosen: (string | null)[];
  mix: (string | null)[];
  tickets: Cards[];
  routes: Record<string, number>;
  harbours: Record<string, number>;
  harbours_left: number[];
  supply: OfEach[];
  box: OfEach[];
  track: number[];
  taken: number;
  route: string | null;
  city: string | null;
  colour: string | null;
  wilds: number;
  special: number;
  journeys: Journey[];
  prices: Record<string, Price>;
  payments: Payment[];
}

/** A ticket with what it counts for now. */
export interface TicketPoints {
  ticket: string;
  completed: boolean;
  points: number;
}

/** A harbour with what it counts for now; None where the tickets are hidden. */
export interface HarbourPoints {
  city: string;
  points: number | null;
}

/** Where the points of a seat come from; `tickets` is None where they are hidden, and not in the total then. */
export interface Breakdown {
  track: number;
  tickets: TicketPoints[] | null;
  harbours: HarbourPoints[];
  unbuilt: number;
  total: number;
}

/** Where the name of a city is written: `anchor` says which end of it lies there. */
export interface Label {
  x: number;
  y: number;
  anchor: string;
}

/** A city, or a junction, whose name is not on the map. */
export interface Place {
  name: string;
  is_city: boolean;
  is_port: boolean;
  region: string;
  x: number;
  y: number;
  label: Label | null;
}

/** A route between two places; `twin` is the other one of a double route, `cells` are its spaces: x, y, angle. */
export interface Route {
  name: string;
  a: string;
  b: string;
  type: string;
  colour: string;
  length: number;
  points: number;
  twin: string | null;
  cells: number[][];
  cell_length: number;
}

/** A ticket. */
export interface Ticket {
  a: string;
  b: string;
  name: string;
  points: number;
}

/** A travel card. */
export interface Card {
  name: string;
  kind: string;
  colour: string | null;
  deck: string;
  copies: number;
}

/** A river that ships go on: a path of SVG. */
export interface River {
  path: string;
  width: number;
}

/** The name of a lake where it is written. */
export interface LakeName {
  name: string;
  x: number;
  y: number;
  angle: number;
  size: number;
}

/** The sheet of the map: its frame (left, top, width, height), its water and land as paths of SVG. */
export interface Sheet {
  frame: number[];
  cell_width: number;
  letter: number;
  water: string[];
  rivers: River[];
  islands: string[];
  lakes: LakeName[];
  pines: number[][];
}

/** Everything in the box. */
export interface Catalogue {
  places: Record<string, Place>;
  routes: Record<string, Route>;
  tickets: Record<string, Ticket>;
  cards: Record<string, Card>;
  colours: Record<string, string>;
  types: Record<string, string>;
  regions: Record<string, string>;
  route_points: number[];
  harbour_points: number[];
  unbuilt: number;
  pieces: number;
  recommended: number;
  sheet: Sheet;
}
