// What is asked of the server outside a table.
import type {
  Clause,
  Departure,
  GameInfo,
  Here,
  Join,
  Joined,
  Lang,
  NewTable,
  NewTableAnswer,
  Problem,
  ReplayInfo,
  RulesPage,
  Tokens,
} from "../wire";
import { settings } from "./settings.svelte";
import { say } from "./words.svelte";

export const UNREACHABLE = "unreachable";

/** The server said no, in words for people. */
export class Refusal extends Error {
  constructor(
    readonly reason: string,
    text: string,
  ) {
    super(text);
  }
}

async function ask<T>(path: string, request: RequestInit = {}): Promise<T> {
  const answer = await fetch(`/api/${path}`, request).catch(() => null);
  if (answer?.ok) return (await answer.json()) as T;
  const problem = (await answer?.json().catch(() => null)) as Problem | null | undefined;
  throw new Refusal(problem?.reason ?? UNREACHABLE, problem?.text ?? say("server-unreachable"));
}

/** What has a body, and a refusal in the reader's language. */
function post<T>(path: string, body: unknown): Promise<T> {
  const headers = { "content-type": "application/json" };
  return ask<T>(`${path}?lang=${settings.lang}`, { method: "POST", headers, body: JSON.stringify(body) });
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

/** The list of games that came with the page, if it did and is in this language. */
export function gamesOfPage(lang: Lang): GameInfo[] | null {
  const sent = document.querySelector<HTMLScriptElement>("script#games");
  return sent?.lang === lang ? (JSON.parse(sent.text) as GameInfo[]) : null;
}

export const http = {
  games: (lang: Lang) => ask<GameInfo[]>(`games?lang=${lang}`),
  catalogue: (game: string, lang: Lang) => ask<unknown>(`games/${game}/catalogue?lang=${lang}`),
  rules: (game: string, lang: Lang) => ask<RulesPage>(`games/${game}/rules?lang=${lang}`),
  clause: (game: string, number: string, lang: Lang) => ask<Clause>(`games/${game}/clauses/${number}?lang=${lang}`),
  here: () => ask<Here>("here"),
  newTable: (table: NewTable) => post<NewTableAnswer>("tables", table),
  departures: (asked: Tokens) => post<Departure[]>("departures", asked),
  join: (table: string, asked: Join) => post<Joined>(`tables/${table}/join`, asked),
  /** What was played at a finished table; a private one shows it to whoever has a token of it. */
  record: (table: string, token: string | undefined) =>
    ask<ReplayInfo>(
      `tables/${table}/log?lang=${settings.lang}`,
      token === undefined ? {} : { headers: { authorization: `Bearer ${token}` } },
    ),
};
