// The table, as the components of Continental Express see it.
import { useTable } from "../../board/context";
import type { Heading, TableContext } from "../../board/contract";
import type { LogLine } from "../../wire";
import type { Breakdown, Catalogue, View } from "./view";

export type ExpressView = View & { points: Breakdown[] };
export type ExpressTable = TableContext<ExpressView, Catalogue>;
export type Seen = ExpressView & Heading;

export function express(): ExpressTable {
  return useTable<ExpressView, Catalogue>();
}

/** What the last act brought, to be shown; nothing while looking at the past, where it has not happened yet. */
export function latest(table: ExpressTable): LogLine[] {
  return table.decider === null ? [] : table.lastLines;
}

/** What people call a seat: "you", or its name. */
export function nameOf(table: ExpressTable, seat: number): string {
  return seat === table.viewer ? table.say("you") : (table.people[seat]?.name ?? String(seat + 1));
}

/** The others in turn order, oneself last. */
export function seatsInOrder(table: ExpressTable): number[] {
  const seats = Array.from({ length: table.view.seats }, (_, seat) => seat);
  const own = table.viewer;
  return own === null ? seats : [...seats.slice(own + 1), ...seats.slice(0, own + 1)];
}

/** Whether the viewer decides now, in one of these phases. */
export function isAsked(table: ExpressTable, ...phases: string[]): boolean {
  return table.moves.length > 0 && phases.includes(table.view.phase);
}

/** The kinds of wagon cards, in the order of the box: wagons, then the locomotive. */
export function wagonCards(catalogue: Catalogue): string[] {
  return Object.keys(catalogue.cards).filter((card) => ["wagon", "locomotive"].includes(catalogue.cards[card]!.is_a));
}

/** Each kind as often as it is counted. */
export function spread(counts: Record<string, number>): string[] {
  return Object.entries(counts).flatMap(([name, count]) => Array<string>(count).fill(name));
}
