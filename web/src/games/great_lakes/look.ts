// Which drawing and which colours stand for what.
import type { Catalogue } from "./view";

export const COLOURS = ["purple", "yellow", "green", "red", "black", "white"];
export const WILD = "wild";

/** The drawings of cards whose vehicle is not the wagon of their colour, by their kind. */
export const SHIPS: Record<string, string> = { single: "ship-1", double: "ship-2" };
const GROUPS = ["train", "ship", WILD];

/** Trains, ships, wild cards: in this order a hand is held. */
export function group({ cards }: Catalogue, card: string): string {
  return card === WILD ? WILD : cards[card]!.deck;
}

/** Cards counted by kind, in the order of a hand: trains, ships, wild cards, each by colour. */
export function counted(catalogue: Catalogue, cards: string[]): [card: string, copies: number][] {
  const place = (card: string): number => {
    const { colour } = catalogue.cards[card]!;
    return (
      GROUPS.indexOf(group(catalogue, card)) * 100 +
      COLOURS.indexOf(colour ?? "") * 10 +
      Number(isSpecial(catalogue, card))
    );
  };
  const kinds = [...new Set(cards)].toSorted((a, b) => place(a) - place(b));
  return kinds.map((kind) => [kind, cards.filter((card) => card === kind).length]);
}

/** Anchored train cards and double ships. */
export function isSpecial({ cards }: Catalogue, card: string): boolean {
  return ["anchored", "double"].includes(cards[card]!.kind);
}

/** Cards with the anchor pay for harbours. */
export function hasAnchor(kind: string): boolean {
  return kind === "anchored" || kind === "single";
}
