// Written by `python -m tests.wire` from src/roundhouse/server/wire_games.py; do not edit.
/** A value with what people call it. */
export interface Labelled {
  value: string | number | boolean;
  label: string;
  seats: number[];
}

/** Something a table may agree on. */
export interface OptionInfo {
  name: string;
  label: string;
  about: string;
  values: Labelled[];
}

/** A game, for the lobby. */
export interface GameInfo {
  name: string;
  title: string;
  tagline: string;
  least_seats: number;
  most_seats: number;
  minutes: number;
  lesson: number | null;
  options: OptionInfo[];
}
