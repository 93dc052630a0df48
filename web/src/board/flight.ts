// What flies where when an event is told.
import type { Flight } from "../lib/motion";

/** From one place to another, by their data-at; without a card whatever stands there flies. */
export function fly(from: string, to: string, card?: string | null): Flight {
  return { from: `[data-at~="${from}"]`, to: `[data-at~="${to}"]`, ...(card !== undefined && { card }) };
}
