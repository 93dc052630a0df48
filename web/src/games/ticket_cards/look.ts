// The cards in the order of the table.
import * as travel from "../../board/travel";

/** Card colours as they stand side by side, the locomotive last. */
export const ORDER = ["red", "orange", "yellow", "green", "blue", "purple", "black", "white", "locomotive"];
export const COLOURS = ORDER.slice(0, -1);
export const JOKER = "locomotive";

/** The sign of a card's colour. */
export function sign(card: string): string {
  return travel.sign(colourOf(card));
}

/** Field and ink of a card, as variables. */
export function paint(card: string): string {
  return travel.paint(colourOf(card));
}

/** The colour of a card by its name in the data: the catalogue's is a word for people. */
export function colourOf(card: string): string | null {
  return card === JOKER ? null : card;
}

/** Cards counted by kind, in the order of the table. */
export function counted(cards: string[]): [card: string, copies: number][] {
  return ORDER.map((kind): [string, number] => [kind, cards.filter((card) => card === kind).length]).filter(
    ([, copies]) => copies > 0,
  );
}
