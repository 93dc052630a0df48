// The table, as the components of Great Lakes see it.
import { useTable } from "../../board/context";
import type { Heading, TableContext } from "../../board/contract";
import type { MoveOffer } from "../../wire";
import type { Breakdown, Cards, Catalogue, Journey, View } from "./view";

export type LakesView = View & { points: Breakdown[] };
export type LakesTable = TableContext<LakesView, Catalogue>;
export type Seen = LakesView & Heading;

export const useGame = useTable<LakesView, Catalogue>;

/** What the viewer holds of something that everybody has. */
export function ownCards({ viewer }: LakesTable, cards: Cards[]): string[] {
  return viewer === null ? [] : (cards[viewer]!.cards ?? []);
}

/** The tickets that the viewer has put under the deck and that nobody has taken since, the first to come again first. */
export function returnedBy({ viewer, view }: LakesTable): string[] {
  const known = viewer === null ? [] : (view.returned[viewer] ?? []);
  return known.toSorted((x, y) => y.place - x.place).map(({ ticket }) => ticket);
}

/** The way of a ticket. */
export function journeyOf({ view }: LakesTable, ticket: string): Journey | undefined {
  return view.journeys.find((journey) => journey.ticket === ticket);
}

/** Spaces of rail and of sea that these routes have. */
export function spaces({ catalogue }: LakesTable, routes: string[]): { rail: number; sea: number } {
  const of = (type: string): number =>
    routes
      .filter((id) => catalogue.routes[id]!.type === type)
      .reduce((sum, id) => sum + catalogue.routes[id]!.length, 0);
  return { rail: of("rail"), sea: of("sea") };
}

/** The claim or harbour that waits to be confirmed. */
export function armed(table: LakesTable): MoveOffer | undefined {
  return [...table.movesOf("claim"), ...table.movesOf("harbour")].find((move) => table.isPicked([move]));
}

/** Turns that a seat still has when the end is near; the seat that decides has the first of those left. */
export function turnsLeft({ turns_left, seat, seats }: Seen, of: number): number | null {
  if (turns_left === null || seat === null) return null;
  return Math.ceil(Math.max(0, turns_left - ((of - seat + seats) % seats)) / seats);
}
