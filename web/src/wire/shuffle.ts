// Written by `python -m tests.wire` from src/roundhouse/server/wire_shuffle.py; do not edit.
export type ShuffleStep = "fixed" | "open" | "asked" | "closed" | "dealt";

export type Digest = string;

/** What a person's seat has added to the shuffle. */
export interface AddedSalt {
  seat: number;
  seal: string | null;
  is_opened: boolean;
  salt: string | null;
}

/** How far the shuffle is, sent whenever that changes. */
export interface Shuffle {
  t: "shuffle";
  step: "fixed" | "open" | "asked" | "closed" | "dealt" | null;
  commitment: string;
  added: AddedSalt[];
  salt: string | null;
  seed: string | null;
}
