// Where each kind of move is to be found, and what flies where.
import { fly } from "../../board/flight";
import type { Flight } from "../../lib/motion";
import type { LogLine, MoveOffer } from "../../wire";

export type Tab = "market" | "goals" | "trains";

const IN_THE_BAR = ["decline", "end", "pay"];
const TABS: Record<string, Tab> = { take: "market", token: "goals", swap: "trains" };

/** Whether the board, a seat or the hand shows this move; the others are buttons in the bar. */
export function placed({ kind }: MoveOffer): boolean {
  return !IN_THE_BAR.includes(kind);
}

/** Behind which tab of a phone a move is; null: it can be seen behind every tab. */
export function tabOf({ kind }: MoveOffer): Tab | null {
  return TABS[kind] ?? null;
}

export function flights({ kind, args }: LogLine): Flight | null {
  switch (kind) {
    case "took":
      return fly(`place:${args.row}:${args.column}`, `cards:${args.seat}`, args.card);
    case "turned_up":
      return fly(`pile:${args.row}`, `place:${args.row}:left`, args.card);
    case "happened":
      return fly("market", "notice", args.card);
    case "robbed":
      return fly(`notes:${args.victim}`, `notes:${args.seat}`, "banknote");
    case "swapped":
      return fly(`cards:${args.victim}`, `cards:${args.seat}`, args.other_card);
    case "got_token":
      return fly(`supply:${args.colour}`, `symbols:${args.seat}`);
    case "claimed":
      return fly(`objective:${args.place}`, `train:${args.seat}`, args.objective);
    default:
      return null;
  }
}
