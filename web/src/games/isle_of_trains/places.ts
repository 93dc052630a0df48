// Where each kind of move is to be found, and what flies where.
import { fly } from "../../board/flight";
import type { Flight } from "../../lib/motion";
import type { LogLine, MoveOffer } from "../../wire";

export type Tab = "trains" | "island" | "row";

const TABS: Record<string, Tab> = {
  upgrade: "trains",
  drop: "trains",
  onto: "trains",
  item: "trains",
  replace: "trains",
  extend: "trains",
  load_passenger: "trains",
  to: "island",
  primary: "island",
  secondary: "island",
  ticket: "island",
  stray: "island",
  take_row: "row",
  take_deck: "row",
  take_bag: "row",
  buy_back: "row",
};
const IN_THE_HAND = ["card", "force"];

/** Whether the board or the hand shows this move; the others are buttons in the bar. */
export function placed({ kind }: MoveOffer): boolean {
  return kind in TABS || IN_THE_HAND.includes(kind);
}

/** Behind which tab of a phone a move is; null: in the hand or in the bar. */
export function tabOf({ kind }: MoveOffer, phase: string): Tab | null {
  if (kind === "card" && phase === "fetch") return "row";
  return TABS[kind] ?? null;
}

/** What ends a choice that the player has put together. */
export function commits({ kind }: MoveOffer): boolean {
  return kind === "finish" || kind === "keep";
}

export function flights({ kind, args }: LogLine): Flight | null {
  const hand = `hand:${args.seat}`;
  switch (kind) {
    case "took":
      return fly("row", hand, args.card);
    case "drew":
      return fly("deck", hand, args.card);
    case "drew_passenger":
      return fly("bag", `supply:${args.seat}`);
    case "discarded":
      return fly(hand, "discards", args.card);
    case "built":
    case "upgraded":
      return fly(hand, `train:${args.seat}`, args.card);
    case "built_building":
      return fly(hand, `buildings:${args.seat}`, args.card);
    case "dropped":
      return fly(`train:${args.seat}`, "discards", args.card);
    case "loaded":
    case "forced":
      return fly(hand, `car:${args.owner}:${args.position}`, args.card);
    case "loaded_passenger":
      return fly(`supply:${args.seat}`, `car:${args.owner}:${args.position}`);
    case "delivered":
      return fly(`train:${args.seat}`, `space:${args.island}:${args.space}`);
    case "night":
      return fly("deck", "discards", args.card);
    case "bought_back":
      return fly("discards", "deck", args.card);
    case "fetched":
      return fly("discards", hand, args.card);
    case "turned_up":
      return fly("deck", `row:${args.card}`, args.card);
    default:
      return null;
  }
}
