// How the components of a game, and the shell's own, reach the table they stand on.
import { getContext, setContext } from "svelte";
import type { TableContext } from "./contract";
import type { Session } from "../lib/session.svelte";

const KEY = Symbol("table");

export function provideTable(session: Session): void {
  setContext(KEY, session);
}

/** The table, for the shell: everything. */
export function useSession(): Session {
  return getContext<Session>(KEY);
}

/** The table, for a game: its view, its words, and the moves. */
export function useTable<View, Catalogue>(): TableContext<View, Catalogue> {
  const table: TableContext<unknown, unknown> = useSession();
  return table as TableContext<View, Catalogue>; // of which game the view is, only the game knows
}

/** For components that are mounted by hand. */
export function withTable(session: Session): Map<symbol, Session> {
  return new Map([[KEY, session]]);
}
