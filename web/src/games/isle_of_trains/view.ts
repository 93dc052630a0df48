// Written by `python -m tests.wire` from src/roundhouse/games/isle_of_trains/{view,catalogue}.py; do not edit.
/** The deck, top first; its cards are None where they are hidden, but for those put back on top of it. */
export interface Deck {
  size: number;
  cards: string[] | null;
  known: string[];
}

/** A hand in the order of the card numbers; its cards are None where they are hidden. */
export interface Hand {
  size: number;
  cards: string[] | null;
}

/** A load: a card, a passenger, or a face-down card by who laid it (its card is None where that is hidden). */
export interface Load {
  card: string | null;
  passenger: string;
  face_down: number;
  place: number;
}

/** An engine or a car of a train. */
export interface Vehicle {
  card: string;
  loads: Load[];
}

/** A ticket tile on its island, and whose passengers fill its spaces so far. */
export interface Ticket {
  island: string;
  ticket: string;
  seats: number[];
}

/** An island card in play: who holds it, and which additional contract is completed. */
export interface Island {
  island: string;
  seat: number | null;
  contract: string | null;
}

/** Something that is still due in this turn. */
export interface Step {
  step: string;
  first: number;
  second: number;
}

/** What a train pulls, and what it weighs. */
export interface Strength {
  power: number;
  weight: number;
}

/** How much of a scenario's goal is reached. */
export interface Goal {
  done: number;
  of: number;
}

/** What a card costs when it is added, and when it upgrades the engine or car at each position. */
export interface Prices {
  added: number;
  upgraded: number[];
}

/** What is being done: the card, car, destination, contract or loads in hand. */
export interface Doing {
  card: string | null;
  passenger: string | null;
  is_forced: boolean;
  forced_card: string | null;
  is_bonus: boolean;
  upgraded: number | null;
  replaced: number | null;
  prices: Prices | null;
  target_seat: number | null;
  target: number | null;
  due: number;
  cost: number;
  proposed: string[] | null;
  destination: string | null;
  contract: string | null;
  needs: number[];
  as_cargo: string | null;
  how: string | null;
  aside: Load[];
}

/** The table. */
export interface View {
  deck: Deck;
  discards: string[];
  row: (string | null)[];
  hands: Hand[];
  trains: Vehicle[][];
  strengths: Strength[];
  buildings: string[][];
  building_limits: number[];
  bag: Record<string, number>;
  supplies: Record<string, number>[];
  tickets: Ticket[];
  islands: Island[];
  tokens: number[];
  progress: number;
  train_taker: number | null;
  turns_left: number | null;
  end_trigger: string | null;
  won: boolean;
  goal: Goal | null;
  steps: Step[];
  doing: Doing;
}

/** A building with its points. */
export interface BuildingPoints {
  card: string;
  points: number;
}

/** Where the points of a seat come from; everything that counts lies open. */
export interface Breakdown {
  tokens: number;
  train: number;
  contracts: number;
  loads: number;
  progress: number;
  buildings: number;
  by_building: BuildingPoints[];
  total: number;
  rating: number | null;
  won: boolean | null;
}

/** What loading a card, or a space of a ticket, brings. */
export interface Gives {
  take: number;
  discard: number;
  tokens: number;
  bonus: string;
  text: string;
}

/** A train card: its full and its short name, its numbers, and what it does, in a sentence and in a few words. */
export interface Card {
  name: string;
  short: string;
  category: string;
  level: number;
  cost: number;
  points: number;
  power: number;
  weight: number;
  capacity: number;
  holds: string;
  symbol: string;
  passengers: number;
  gives: Gives;
  about: string;
  brief: string;
}

/** A contract: what it needs, cargo by cargo, and what it scores. */
export interface Contract {
  contract: string;
  needs: string[];
  points: number;
}

/** An island card; one without a colour has no ticket. */
export interface Island {
  name: string;
  colour: string | null;
  contracts: Contract[];
}

/** The challenge, or a scenario. */
export interface Solo {
  name: string;
  goal: string;
  islands: string[];
  buy_back: number;
  no_secondaries: boolean;
}

/** A title, and the points that it takes. */
export interface Rating {
  name: string;
  points: number;
}

/** Everything in the box. */
export interface Catalogue {
  cards: Record<string, Card>;
  islands: Record<string, Island>;
  tickets: Record<string, Gives[]>;
  solo: Record<string, Solo>;
  ratings: Rating[];
  spaces: number;
  last_space: number;
  end_spaces: (number | null)[];
}
