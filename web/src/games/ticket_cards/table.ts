// The table, as the components of the card game see it.
import { useTable } from "../../board/context";
import type { Heading, TableContext } from "../../board/contract";
import type { MoveOffer } from "../../wire";
import { JOKER } from "./look";
import type { Breakdown, Catalogue, Row, View } from "./view";

export type YardView = View & { points: Breakdown[] };
export type YardTable = TableContext<YardView, Catalogue>;
export type Seen = YardView & Heading;

export const useGame = useTable<YardView, Catalogue>;

/** The row of a colour, and in whose depot it is. */
export function rowOf(view: Seen, colour: string): { seat: number; row: Row } | null {
  for (const [seat, depot] of view.depots.entries()) {
    const row = depot.find((each) => each.colour === colour);
    if (row) return { seat, row };
  }
  return null;
}

/** The cards of a row, locomotives last. */
export function cardsOf(row: Row): string[] {
  return [...Array<string>(row.coloured).fill(row.colour), ...Array<string>(row.locomotives).fill(JOKER)];
}

/** The moves that lay cards of a kind from the hand; locomotives alone may be of any colour. */
export function laysOf(table: YardTable, card: string): MoveOffer[] {
  if (card === JOKER) return table.movesOf("lay", { coloured: 0 });
  return [
    ...table.movesOf("lay", { colour: card }).filter((move) => move.args.coloured !== 0),
    ...table.movesOf("triple", { colour: card }),
  ];
}

/** The moves that make a row of a colour. */
export function rowMoves(table: YardTable, colour: string): MoveOffer[] {
  return [...table.movesOf("lay", { colour }), ...table.movesOf("triple", { colour })];
}

/** A ticket by its cities. */
export function ticketName(table: YardTable, ticket: string): string {
  return table.catalogue.tickets[ticket]!.cities.map((city) => table.catalogue.cities[city]!.name).join(" – ");
}

/** The points of some tickets together. */
export function pointsOf(table: YardTable, tickets: string[]): number {
  return tickets.reduce((sum, ticket) => sum + table.catalogue.tickets[ticket]!.points, 0);
}
