// Written by `python -m tests.wire` from src/roundhouse/games/continental_express/{view,catalogue}.py; do not edit.
/** A pile or the deck, top first; its cards are None where they are hidden. */
export interface Cards {
  size: number;
  cards: (string | null)[] | null;
}

/** What an open objective would take of a seat, and bring: None where its contract is hidden. */
export interface Prospect {
  missing: Record<string, number>;
  can_claim: boolean;
  points: number | null;
}

/** The kind of wagon being paid for, how many of it, and how many locomotives may stand in. */
export interface Payment {
  wagon: string;
  needed: number;
  least: number;
  most: number;
}

/** The table. */
export interface View {
  turns_left: number | null;
  trigger: string | null;
  market: ((string | null)[])[];
  prices: number[];
  piles: Cards[];
  event_piles: Record<string, number>;
  box: Record<string, number>;
  deck: Cards;
  buried: string[];
  objectives: (string | null)[];
  dealt: ((string | null)[] | null)[];
  contracts: (string | null)[];
  wagons: Record<string, number>[];
  banknotes: number[];
  tokens: Record<string, number>[];
  supply: Record<string, number>;
  claimed: string[][];
  character: string | null;
  given: string | null;
  place: number | null;
  wagon: string | null;
  symbols: Record<string, number>[];
  prospects: Prospect[][];
  payment: Payment | null;
}

/** A claimed objective with its points. */
export interface ObjectivePoints {
  objective: string;
  points: number;
}

/** Where the points of a seat come from; a contract that is hidden is None, and not in the total then. */
export interface Breakdown {
  objectives: ObjectivePoints[];
  objective_points: number;
  contract: string | null;
  sets: number | null;
  contract_points: number | null;
  banknotes: number;
  total: number;
}

/** A small card. */
export interface Card {
  name: string;
  title: string;
  is_a: "wagon" | "locomotive" | "banknote" | "character" | "event";
  copies: number;
  effect: string;
  reminder: string;
}

/** An objective: the wagons that it asks for, its points, and the companies whose symbols it has. */
export interface Objective {
  name: string;
  needs: Record<string, number>;
  points: number;
  symbols: string[];
}

/** A contract: points for each set of `colours` colours with `size` symbols of each; `colour`: only of this one. */
export interface Contract {
  name: string;
  points: number;
  colour: string | null;
  size: number;
  colours: number;
  always_repeats: boolean;
}

/** Everything in the box. */
export interface Catalogue {
  cards: Record<string, Card>;
  objectives: Record<string, Objective>;
  contracts: Record<string, Contract>;
  colours: Record<string, string>;
  tokens: number;
  most_objectives: number;
}
