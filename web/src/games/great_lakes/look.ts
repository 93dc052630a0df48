// Which drawing and which colours stand for what.
import type { Catalogue } from "./view";

export const COLOURS = ["purple", "yellow", "green", "red", "black", "white"];
export const WILD = "wild";

const WAGONS: Record<string, string> = { purple: "caboose", yellow: "mail", green: "coach", red: "boxcar", black: "hopper", white: "hs-wagon" };
const SHIPS: Record<string, string> = { single: "ship-1", double: "ship-2" };
const GROUPS = ["train", "ship", WILD];

/** Trains, ships, wild cards: in this order a hand is held. */
export function group({ cards }: Catalogue, card: string): string {
  return card === WILD ? WILD : cards[card]!.deck;
}

/** The sign of a colour, for those who do not tell colours apart. */
export function sign(colour: string | null): string {
  return `sym-${colour ?? WILD}`;
}

export function vehicle(kind: string, colour: string | null): string {
  return colour === null ? "loco-1" : (SHIPS[kind] ?? WAGONS[colour]!);
}

/** The paint of its vehicle. */
export function livery(colour: string | null): string {
  return `--b:${colour === null ? "#2b3f63" : colour === "white" ? "#cfc9b6" : `var(--c-${colour})`}`;
}

/** Field and ink of a card, as variables. */
export function paint(colour: string | null): string {
  return `--c:var(--c-${colour ?? WILD});--on:var(--on-${colour ?? WILD})`;
}

/** Cards counted by kind, in the order of a hand: trains, ships, wild cards, each by colour. */
export function counted(catalogue: Catalogue, cards: string[]): [card: string, copies: number][] {
  const place = (card: string): number => {
    const { colour } = catalogue.cards[card]!;
    return GROUPS.indexOf(group(catalogue, card)) * 100 + COLOURS.indexOf(colour ?? "") * 10 + Number(isSpecial(catalogue, card));
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
