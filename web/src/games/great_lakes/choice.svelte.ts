// What is being put together and not yet made: tickets to keep, a mix of pieces, an exchange, a payment.
import type { MoveOffer } from "../../wire";
import { armed, type LakesTable } from "./table";
import type { Payment, Price } from "./view";

interface Exchange {
  to: string;
  pieces: number;
}

interface Choice {
  kept: number[]; // places of tickets among those drawn
  trains: string | null;
  exchange: Exchange | null; // null: none is being thought of
  payment: number; // which of the payments
}

export const choice = $state<Choice>({ kept: [], trains: null, exchange: null, payment: 0 });

export function forget(): void {
  Object.assign(choice, { kept: [], trains: null, exchange: null, payment: 0 });
}

/** Esc: the exchange is closed, or the tickets are given back; false if there is nothing. */
export function putBack(): boolean {
  const had = choice.exchange !== null || choice.kept.length > 0;
  Object.assign(choice, { exchange: null, kept: [] });
  return had;
}

/** Put together what a hint proposes. */
export function follow({ kind, args, code }: MoveOffer, { view }: LakesTable): void {
  if (kind === "keep")
    choice.kept = String(args.tickets)
      .split("+")
      .map((number) => Number(number) - 1);
  else if (kind === "pieces") choice.trains = String(args.trains);
  else if (kind === "exchange") choice.exchange = { to: String(args.to), pieces: Number(args.pieces) };
  else
    choice.payment = Math.max(
      0,
      view.payments.findIndex(({ steps }) => steps[0] === code),
    );
}

/** What is decided on now: as long as it is the same, so is what was chosen. */
export function question({ view, viewer }: LakesTable): string {
  const drawn = viewer === null ? [] : (view.drawn[viewer]!.cards ?? []);
  return [view.turns, view.phase, view.seat, view.route, view.city, view.colour, viewer, ...drawn].join(" ");
}

/** The payment that is proposed. */
export function proposed({ view }: LakesTable): Payment | null {
  return view.payments[choice.payment] ?? view.payments[0] ?? null;
}

/** The cards that would pay: of the payment proposed, or of what waits to be confirmed. */
export function paying(table: LakesTable): string[] {
  const payment = proposed(table);
  if (payment) return payment.cards;
  const args = armed(table)?.args;
  const target = args?.route ?? args?.city;
  const price = target === undefined ? undefined : table.view.prices[target];
  return price ? cardsOf(price, table.catalogue.routes[target!]?.type ?? "harbour") : [];
}

function cardsOf({ colour, plain, special, wilds }: Price, purpose: string): string[] {
  const kinds: [card: string, copies: number][] = [
    [purpose === "rail" ? `train_${colour}` : `ship1_${colour}`, plain],
    [purpose === "sea" ? `ship2_${colour}` : `train_${colour}_anchor`, special],
    ["wild", wilds],
  ];
  return kinds.flatMap(([card, copies]) => Array<string>(copies).fill(card));
}
