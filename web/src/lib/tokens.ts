// The seats this browser holds: a link is a seat, so the link's secret is all there is to remember.
import { recall, remember } from "./store";

interface Held {
  table: string;
  token: string;
}

const MOST = 100;

function held(): Held[] {
  return recall<Held[]>("seats", []);
}

export function tokensOf(table: string): string[] {
  return held().filter((one) => one.table === table).map((one) => one.token);
}

export function allTokens(): string[] {
  return held().map((one) => one.token);
}

export function hold(table: string, ...tokens: string[]): void {
  const known = held();
  const fresh = tokens.filter((token) => !known.some((one) => one.token === token));
  remember("seats", [...known, ...fresh.map((token) => ({ table, token }))].slice(-MOST));
}

/** Take the secret out of the address bar, where a neighbour could read it, and remember it. */
export function takeFromAddress(table: string): void {
  const token = location.hash.slice(1);
  if (/^[A-Za-z0-9_-]{16,64}$/.test(token)) hold(table, token);
  if (location.hash) history.replaceState(history.state, "", location.pathname + location.search);
}

export function linkOf(table: string, token: string): string {
  return `${location.origin}/t/${table}#${token}`;
}
