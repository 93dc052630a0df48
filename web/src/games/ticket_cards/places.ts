// Where each kind of move is to be found, and what flies where.
import type { Heading } from "../../board/contract";
import { fly } from "../../board/flight";
import type { Flight } from "../../lib/motion";
import type { LogLine, MoveOffer } from "../../wire";
import { JOKER } from "./look";
import type { View } from "./view";

export type Tab = "yard" | "tickets";

const TABS: Record<string, Tab> = {
  send: "yard",
  draw: "yard",
  take: "yard",
  tickets: "yard",
  keep: "tickets",
  complete: "tickets",
};
const IN_THE_HAND = ["lay", "triple"]; // and in the yard

/** Whether the board or the hand shows this move; the others are buttons in the bar. */
export function placed({ kind }: MoveOffer): boolean {
  return kind in TABS || IN_THE_HAND.includes(kind);
}

/** Behind which tab of a phone a move is; null: in the hand or in the bar. */
export function tabOf({ kind }: MoveOffer): Tab | null {
  return TABS[kind] ?? null;
}

/** What ends a choice that the player has put together. */
export function commits({ kind }: MoveOffer): boolean {
  return kind === "done";
}

/** Ending the scoring while the stack could complete more tickets costs their points; locomotives are dear. */
export function confirms(move: MoveOffer, view: View & Heading): boolean {
  return (move.kind === "done" && (view.best ?? []).length > 0) || spendsAll(move, view);
}

/** Whether a group takes all locomotives of the hand with it, without another question. */
function spendsAll({ kind, args }: MoveOffer, { hands, least, seat }: View & Heading): boolean {
  if (kind !== "lay" || seat === null) return false;
  const locos = (hands[seat]!.cards ?? []).filter((card) => card === JOKER).length;
  return locos > 0 && least[args.colour!]! - Number(args.coloured) === locos;
}

export function flights({ kind, args }: LogLine): Flight | null {
  const hand = `hand:${args.seat}`;
  switch (kind) {
    case "drew":
      return fly("deck", hand, args.card);
    case "took":
      return fly(`display:${args.place}`, hand, args.card);
    case "sent":
      return fly(`row:${args.colour}`, `stack:${args.seat}`, args.card === "locomotive" ? args.card : args.colour);
    case "laid":
    case "tripled":
      return fly(hand, `row:${args.colour}`, args.colour);
    case "robbed":
      return fly(`row:${args.colour}`, "discards", args.colour);
    case "kept":
      return args.tickets > 0 ? fly("tickets", `tickets:${args.seat}`, null) : null;
    default:
      return null;
  }
}
