// The table, as the components of Continental Express see it.
import { useTable } from "../../board/context";
import type { Heading, TableContext } from "../../board/contract";
import type { Breakdown, Catalogue, View } from "./view";

export type ExpressView = View & { points: Breakdown[] };
export type ExpressTable = TableContext<ExpressView, Catalogue>;
export type Seen = ExpressView & Heading;

export const useGame = useTable<ExpressView, Catalogue>;

/** The kinds of wagon cards, in the order of the box: wagons, then the locomotive. */
export function wagonCards(catalogue: Catalogue): string[] {
  return Object.keys(catalogue.cards).filter((card) => ["wagon", "locomotive"].includes(catalogue.cards[card]!.is_a));
}

/** Each kind as often as it is counted. */
export function spread(counts: Record<string, number>): string[] {
  return Object.entries(counts).flatMap(([name, count]) => Array<string>(count).fill(name));
}
