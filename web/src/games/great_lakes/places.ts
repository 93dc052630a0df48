// Where each kind of move is to be found, what is confirmed, and what flies where.
import { fly } from "../../board/flight";
import type { Flight } from "../../lib/motion";
import type { LogLine, MoveOffer } from "../../wire";
import type { View } from "./view";

export type Tab = "map" | "cards" | "tickets";

const TABS: Record<string, Tab> = {
  claim: "map",
  harbour: "map",
  take: "cards",
  draw: "cards",
  refill: "cards",
  tickets: "cards",
  exchange: "cards",
  keep: "tickets",
  pieces: "tickets",
};
const PUT_TOGETHER = ["colour", "pay", "singles"]; // a payment, in the bar

/** Whether the board shows this move; the others are buttons in the bar. */
export function placed({ kind }: MoveOffer): boolean {
  return kind in TABS || PUT_TOGETHER.includes(kind);
}

/** Behind which tab of a phone a move is; null: in the bar. */
export function tabOf({ kind }: MoveOffer): Tab | null {
  return TABS[kind] ?? null;
}

/** A route or harbour that can be paid in one way only is paid at once: nothing else would ask. */
export function confirms({ kind, args }: MoveOffer, view: View): boolean {
  return (
    (kind === "claim" && view.prices[args.route!]?.ways === 1) ||
    (kind === "harbour" && view.prices[args.city!]?.ways === 1)
  );
}

/** The gap that a card has left is filled from its own pile, or from the one that is not empty. */
export function goesOn(moves: MoveOffer[], view: View, before: View): MoveOffer | undefined {
  if (!moves.every(({ kind }) => kind === "refill")) return undefined;
  const taken = before.display.find((_, slot) => view.display[slot] === null) ?? "";
  return moves.find(({ args }) => taken.startsWith(String(args.deck))) ?? moves[0];
}

export function flights({ kind, args }: LogLine): Flight | null {
  const hand = `hand:${args.seat}`;
  switch (kind) {
    case "took":
      return fly(`display:${args.slot}`, hand, args.card);
    case "drew":
      return fly(`deck:${args.deck}`, hand, args.card);
    case "turned_up":
      return fly(`deck:${String(args.card).startsWith("ship") ? "ship" : "train"}`, `display:${args.slot}`, args.card);
    case "kept":
      return fly("deck:tickets", `tickets:${args.seat}`, null);
    default:
      return null;
  }
}
