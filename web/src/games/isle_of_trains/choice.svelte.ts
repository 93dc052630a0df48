// The cards that are to pay for what is built: those that are proposed, until others are chosen.
import { isAsked } from "../../board/seats";
import type { IsleTable } from "./table";

interface Choice {
  cards: string[] | null; // null: what is proposed
  of: string; // for what
}

const choice = $state<Choice>({ cards: null, of: "" });

/** What is being paid for: as long as it is the same, so is what was chosen. */
function purpose({ view }: IsleTable): string {
  const { card, upgraded, replaced, due } = view.doing;
  return [view.seat, card, upgraded, replaced, due].join(" ");
}

/** The cards that would pay. */
export function chosen(table: IsleTable): string[] {
  if (!isAsked(table, "pay")) return [];
  return choice.of === purpose(table) && choice.cards ? choice.cards : (table.view.doing.proposed ?? []);
}

/** Take a card off the payment, or put it there: in the place of the first, where there are enough. */
export function toggle(table: IsleTable, card: string, isChosen: boolean): void {
  const cards = chosen(table);
  const at = cards.indexOf(card);
  if (isChosen) choice.cards = cards.filter((_, i) => i !== at);
  else choice.cards = [...(cards.length < table.view.doing.due ? cards : cards.slice(1)), card];
  choice.of = purpose(table);
}

/** Back to what is proposed; false if that is chosen anyway. */
export function forget(): boolean {
  const had = choice.cards !== null;
  choice.cards = null;
  return had;
}
