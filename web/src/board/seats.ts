// What the boards of all games ask about seats and turns.
import type { LogLine } from "../wire";
import type { TableContext } from "./contract";

type Table = TableContext<unknown, unknown>;

/** What people call a seat: "you", or its name. */
export function nameOf(table: Table, seat: number): string {
  return seat === table.viewer ? table.say("you") : (table.people[seat]?.name ?? String(seat + 1));
}

/** The others in turn order, oneself last. */
export function seatsInOrder(table: Table): number[] {
  const all = Array.from({ length: table.view.seats }, (_, seat) => seat);
  const own = table.viewer;
  return own === null ? all : [...all.slice(own + 1), ...all.slice(0, own + 1)];
}

/** Whether the viewer decides now, in one of these phases. */
export function isAsked(table: Table, ...phases: string[]): boolean {
  return table.moves.length > 0 && phases.includes(table.view.phase);
}

/** What the last act brought, to be shown; nothing while looking at the past, where it has not happened yet. */
export function latest(table: Table): LogLine[] {
  return table.decider === null ? [] : table.lastLines;
}
