// The table, as the components of Isle of Trains see it.
import { useTable } from "../../board/context";
import type { Heading, TableContext } from "../../board/contract";
import type { Breakdown, Catalogue, Load, View } from "./view";

export type IsleView = View & { points: Breakdown[] };
export type IsleTable = TableContext<IsleView, Catalogue>;
export type Seen = IsleView & Heading;

export const useGame = useTable<IsleView, Catalogue>;

/** A load as the view has it: a passenger, or a card, face up or face down. */
export type Lying = Partial<Load>;

/** The step that is due next in this turn, if it is of this kind: how much of it is left. */
export function stepsLeft(view: Seen, step: string): number | null {
  const next = view.steps.at(-1);
  return next?.step === step ? next.first : null;
}

/** The cards already given for what is being built, the first one first: they lie on top of the discard pile. */
export function paidCards(view: Seen): string[] {
  return view.phase === "pay" ? view.discards.slice(0, view.doing.cost - view.doing.due).reverse() : [];
}

/** The card in hand that is being built or loaded. */
export function cardInPlay(view: Seen): { card: string; how: "builds" | "loads" } | null {
  const { card, forced_card } = view.doing;
  if (card !== null)
    return { card, how: ["mode", "drop", "lose_building", "pay"].includes(view.phase) ? "builds" : "loads" };
  return forced_card === null ? null : { card: forced_card, how: "loads" };
}
