// The seats this browser holds: a secret is a seat.
//
// A secret that came by a link is known to whoever handed the link out.  So the browser makes one of its own, remembers
// it, and asks for the seat under that (a claim); from then on the link is worth nothing.  `welcome.tokens` says which
// of all that was sent is good.
import { newSecret } from "./chance";
import { sharedOrigin } from "./here.svelte";
import { recall, remember } from "./store";
import { MOST_SEATS } from "../wire";

interface Held {
  table: string;
  token: string;
}

interface Claim extends Held {
  link: string; // "": a seat from the lobby's list
}

/** What a hello brings. */
export interface Keyring {
  tokens: string[];
  claims: Record<string, string>;
}

const MOST = 100;
const MOST_CLAIMS = 20;
const TOKEN = /^[A-Za-z0-9_-]{16,64}$/;

function held(): Held[] {
  return recall<Held[]>("seats", []);
}

function claims(): Claim[] {
  return recall<Claim[]>("claims", []);
}

export function tokensOf(table: string): string[] {
  return held()
    .filter((one) => one.table === table)
    .map((one) => one.token);
}

export function allTokens(): string[] {
  return [...held(), ...claims()].map((one) => one.token).slice(-MOST);
}

export function hold(table: string, ...tokens: string[]): void {
  const known = held();
  const fresh = tokens.filter((token) => !known.some((one) => one.token === token));
  remember("seats", [...known, ...fresh.map((token) => ({ table, token }))].slice(-MOST));
}

/** The secret that is to hold a seat of this table: the same one until it is known whether it does. */
export function claim(table: string, link = ""): string {
  const known = claims();
  const before = known.find((one) => one.table === table && one.link === link);
  if (before) return before.token;
  const token = newSecret();
  remember("claims", [...known, { table, link, token }].slice(-MOST_CLAIMS));
  return token;
}

export function dropClaim(table: string, link = ""): void {
  remember(
    "claims",
    claims().filter((one) => one.table !== table || one.link !== link),
  );
}

/** What to say hello with. */
export function keysOf(table: string): Keyring {
  const wanted = claims()
    .filter((one) => one.table === table && one.link !== "")
    .slice(-MOST_SEATS);
  return {
    tokens: tokensOf(table).slice(-MOST_SEATS),
    claims: Object.fromEntries(wanted.map((one) => [one.link, one.token])),
  };
}

/** The server has said which of these are good: they are kept, the others are forgotten. */
export function keep(table: string, sent: Keyring, good: string[]): void {
  const isOurs = (one: Held) => one.table === table;
  remember(
    "seats",
    held().filter((one) => !(isOurs(one) && sent.tokens.includes(one.token)) || good.includes(one.token)),
  );
  remember(
    "claims",
    claims().filter((one) => !(isOurs(one) && one.link in sent.claims)),
  );
  hold(table, ...good);
}

/** Take the secret out of the address bar, where a neighbour could read it. */
export function takeFromAddress(table: string): void {
  const link = location.hash.slice(1);
  if (TOKEN.test(link) && !tokensOf(table).includes(link)) claim(table, link);
  if (location.hash) history.replaceState(history.state, "", location.pathname + location.search);
}

export function linkOf(table: string, token: string): string {
  return `${sharedOrigin()}/t/${table}#${token}`;
}

/** The replay of a game; a token where not everybody may see it. */
export function replayLinkOf(table: string, token: string | null): string {
  return `${sharedOrigin()}/r/${table}${token === null ? "" : `#${token}`}`;
}
