// Written by `python -m tests.wire` from src/roundhouse/games/traffic/{view,catalogue}.py; do not edit.
/** A deck, top first, or a hand; its cards are None where they are hidden. */
export interface Cards {
  size: number;
  cards: string[] | null;
}

/** A dispatched train. */
export interface Train {
  seat: number;
  loco: string;
  wagons: string[];
}

/** Where the locomotive being played may be hooked on, and the numbers of wagons that may leave with it there. */
export interface Hook {
  track: number;
  side: "left" | "right";
  wagons: number[];
}

/** The table. */
export interface View {
  turn: number;
  cards_played: number;
  extra_turns: number;
  in_extra_turn: boolean;
  idle_turns: number;
  wagon_deck: Cards;
  loco_deck: Cards;
  hands: Cards[];
  semaphores: number[];
  discards: string[];
  extra_tracks: number;
  tracks: string[][];
  trains: Train[];
  card: string | null;
  track: number | null;
  side: "left" | "right" | null;
  lifted: number | null;
  gives_due: number;
  takes_due: number;
  hooks: Hook[];
}

/** A train with its points, step by step. */
export interface TrainPoints {
  seat: number;
  loco: string;
  wagons: string[];
  points: number;
  bonus: number;
  factor: number;
  score: number;
}

/** Where the points of a seat come from; `hand` is None where the hand is hidden, and not in the total then. */
export interface Breakdown {
  trains: TrainPoints[];
  hand: number | null;
  total: number;
}

/** How often a card is in the box, by variant. */
export interface Copies {
  full: number;
  junior: number;
}

/** A card. */
export interface Card {
  name: string;
  title: string;
  is_a: "wagon" | "locomotive" | "action";
  sort: string;
  type: string | null;
  points: number | null;
  traction: number;
  bonus: number;
  mark: string;
  effect: string;
  reminder: string;
  copies: Copies;
}

/** Everything in the box. */
export interface Catalogue {
  cards: Record<string, Card>;
  types: Record<string, string>;
}
