// What is asked of the server outside a table.
import type {
  Clause,
  Departure,
  GameInfo,
  Joined,
  Lang,
  NewTable,
  NewTableAnswer,
  Problem,
  RulesPage,
} from "../wire";
import { settings } from "./settings.svelte";
import { allTokens } from "./tokens";
import { say } from "./words.svelte";

/** The server said no, in words for people. */
export class Refusal extends Error {
  constructor(readonly reason: string, text: string) {
    super(text);
  }
}

async function ask<T>(path: string, body?: unknown): Promise<T> {
  const request = body === undefined ? {} : { method: "POST", headers: JSON_TYPE, body: JSON.stringify(body) };
  const asked = body === undefined ? path : `${path}?lang=${settings.lang}`; // the language of a refusal
  const answer = await fetch(`/api/${asked}`, request).catch(() => null);
  if (answer?.ok) return (await answer.json()) as T;
  const problem = (await answer?.json().catch(() => null)) as Problem | null | undefined;
  throw new Refusal(problem?.reason ?? "unreachable", problem?.text ?? say("server-unreachable"));
}

const RETRY = 3000; // milliseconds

/** Asks until there is an answer, or until it is no longer wanted. */
export async function insist<T>(question: () => Promise<T>, isWanted: () => boolean): Promise<T | null> {
  while (isWanted()) {
    try {
      return await question();
    } catch {
      await new Promise((resolve) => setTimeout(resolve, RETRY));
    }
  }
  return null;
}

const JSON_TYPE = { "content-type": "application/json" };

export const http = {
  games: (lang: Lang) => ask<GameInfo[]>(`games?lang=${lang}`),
  catalogue: (game: string, lang: Lang) => ask<unknown>(`games/${game}/catalogue?lang=${lang}`),
  rules: (game: string, lang: Lang) => ask<RulesPage>(`games/${game}/rules?lang=${lang}`),
  clause: (game: string, number: string) => ask<Clause>(`games/${game}/clauses/${number}`),
  newTable: (table: NewTable) => ask<NewTableAnswer>("tables", table),
  departures: () => ask<Departure[]>("departures", { tokens: allTokens(), lang: settings.lang }),
  join: (table: string) => ask<Joined>(`tables/${table}/join`, { tokens: allTokens(), lang: settings.lang }),
};
