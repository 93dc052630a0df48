// Written by `python -m tests.wire` from src/roundhouse/server/wire.py; do not edit.
import type { LessonStage } from "./wire/lesson";
import type { Shuffle } from "./wire/shuffle";
export * from "./wire/games";
export * from "./wire/lesson";
export * from "./wire/rules";
export * from "./wire/shuffle";
export const LANGUAGES: Lang[] = ["en", "uk", "ru"];

export const LEVELS: BotLevel[] = ["1", "2", "3", "4", "5", "random", "greedy"];

export const USUAL_LEVEL: BotLevel = "2";

export const MOST_SEATS = 6;

export type BotLevel = "1" | "2" | "3" | "4" | "5" | "random" | "greedy";

export type Lang = "en" | "uk" | "ru";

export type CommandId = string;

export type TableId = string;

export type Token = string;

export type NewToken = string;

export type Name = string;

export type ChatText = string;

export type SeatNumber = number;

export type MoveCode = number;

export type Codes = number[];

export type Tries = number[];

export type Count = number;

export type SeatKind = "person" | "bot" | "open";

export type ClockKind = "none" | "move" | "bank";

export type Status = "gathering" | "playing" | "over";

export type Outcome = "won" | "lost" | "shared" | "over";

export type Watch = "anyone" | "link";

/** The first message: which table, with which seats' secrets (several: pass and play), in which language. `claims`: for links of open seats, the secrets that are to hold these seats from now on in place of the links. `hands_over`: of several seats one is shown until this browser says `hand_over`; else always the one that decides. `brings_salt`: it will add to the shuffle for the seats that it claims, and is waited for. */
export interface Hello {
  t: "hello";
  table: string;
  tokens: string[];
  lang: "en" | "uk" | "ru";
  name?: string;
  claims?: Record<string, string>;
  hands_over?: boolean;
  brings_salt?: boolean;
}

/** Make these moves, all or none, if `after` acts have been made and no more. `grace`: the seconds for which bots wait before they answer, where the moves could still be taken back. `whole`: if they end in the middle of a decision and show nobody anything, none is made, and the answer is `tried`. `skip`: with them, make those that follow without a choice. */
export interface Play {
  t: "play";
  id: string;
  after: number;
  codes: number[];
  grace?: number;
  whole?: boolean;
  skip?: boolean;
}

/** Take back one's last act, or all acts of this turn. */
export interface Undo {
  t: "undo";
  id: string;
  after: number;
  whole_turn: boolean;
}

/** I stay with my last act: bots need not wait for me to take it back. */
export interface GoOn {
  t: "go_on";
  id: string;
  after: number;
}

/** Another person looks at this device now: show me the table from this seat of mine. */
export interface HandOver {
  t: "hand_over";
  id: string;
  seat: number;
}

/** A line of chat. */
export interface Chat {
  t: "chat";
  id: string;
  text: string;
}

/** Which move would you make, and why? */
export interface AskHint {
  t: "hint";
  id: string;
  tried?: number[];
}

/** Why may this move not be made? By its names, as a view and a move use them. */
export interface AskWhy {
  t: "why";
  id: string;
  kind: string;
  args: Record<string, number | string>;
  tried?: number[];
}

/** What is this, what does it cost and bring? By its names; `ply`: as it was after that many moves, None: now. */
export interface AskAbout {
  t: "about";
  id: string;
  kind: string;
  args: Record<string, number | string>;
  ply?: number | null;
}

/** Show the table as it was after that many moves. */
export interface Look {
  t: "look";
  id: string;
  ply: number;
}

/** Tell me more of the log: what was before this line. */
export interface AskLines {
  t: "lines";
  id: string;
  before: number;
}

/** Say everything in another language from now on. */
export interface SetLanguage {
  t: "language";
  id: string;
  lang: "en" | "uk" | "ru";
}

/** Call one of my seats this. */
export interface Rename {
  t: "rename";
  id: string;
  seat: number;
  name: string;
}

/** Give a seat nobody holds to a bot, or open it (the host, before the game begins). */
export interface SetSeat {
  t: "set_seat";
  id: string;
  seat: number;
  kind: "bot" | "open";
  level: "1" | "2" | "3" | "4" | "5" | "random" | "greedy";
}

/** Begin: bots play the open seats until somebody comes (the host). */
export interface Start {
  t: "start";
  id: string;
}

/** Let a bot play an absent person's seat until they are back (any player); or stop it at one's own. */
export interface StandIn {
  t: "stand_in";
  id: string;
  seat: number;
  on: boolean;
}

/** The same game with the same people again (any player, after the end). */
export interface Rematch {
  t: "rematch";
  id: string;
}

/** In a lesson: back to where a step begins, make its moves for me, or play on without it. */
export interface Guide {
  t: "guide";
  id: string;
  after: number;
  to: "step" | "skip" | "play";
  step?: number;
}

/** The SHA-256 of what I add to the shuffle for a seat of mine; the last one before they are closed counts. */
export interface Seal {
  t: "seal";
  id: string;
  seat: number;
  seal: string;
}

/** What I add to the shuffle for a seat of mine, now that nobody can change theirs. */
export interface OpenSalt {
  t: "salt";
  id: string;
  seat: number;
  salt: string;
}

/** Are you there? */
export interface Ping {
  t: "ping";
  id: string;
}

export type ClientMessage = Hello | Play | Undo | GoOn | HandOver | Chat | AskHint | AskWhy | AskAbout | Look | AskLines | SetLanguage | Rename | SetSeat | Start | StandIn | Rematch | Guide | Seal | OpenSalt | Ping;

/** The clock of a table: none, seconds for each move, or a bank of seconds for the whole game. */
export interface Clock {
  kind?: "none" | "move" | "bank";
  seconds?: number;
}

/** What is known of a table besides its position. */
export interface TableInfo {
  id: string;
  game: string;
  title: string;
  rules_version: number;
  edition: string;
  seats: number;
  options: Record<string, string | number | boolean>;
  status: "gathering" | "playing" | "over";
  clock: Clock;
  hints: boolean;
  watch: "anyone" | "link";
  created: number;
  commitment: string;
  seed: string | null;
  rematch: string | null;
}

/** Who sits where. */
export interface SeatInfo {
  seat: number;
  name: string;
  kind: "person" | "bot" | "open";
  level: "1" | "2" | "3" | "4" | "5" | "random" | "greedy" | null;
  is_here: boolean;
  is_stood_in: boolean;
  is_you: boolean;
  token: string | null;
}

/** Something that was said. */
export interface ChatLine {
  number: number;
  at: number;
  seat: number | null;
  name: string;
  text: string;
}

/** The answer to `hello`. Another `run` than before: the server was started anew. */
export interface Welcome {
  t: "welcome";
  run: string;
  now: number;
  seats: number[];
  tokens: string[];
  is_host: boolean;
  watch_token: string | null;
  chat: ChatLine[];
}

/** A legal move. */
export interface MoveOffer {
  code: number;
  kind: string;
  args: Record<string, number | string>;
  text: string;
  gain: number | null;
  before?: number[];
}

/** Something that happened, as this seat knows it. */
export interface LogLine {
  ply: number;
  at: number;
  kind: string;
  args: Record<string, any>;
  seat: number | null;
  text: string;
  together: string | null;
}

/** What can be taken back, and why no more than that. */
export interface UndoOffer {
  act: boolean;
  turn: boolean;
  why: string | null;
}

/** Seconds that a seat has left; `runs` since `Scene.at`. */
export interface SeatClock {
  left: number;
  runs: boolean;
}

/** What points came from, and how many. */
export interface Source {
  text: string;
  points: number;
}

/** A turn in which somebody gained much, or took the lead for good. */
export interface TurningPoint {
  at: number;
  turn: number;
  before: number;
  ply: number;
  seat: number;
  points: number;
  leads: boolean;
  text: string;
  sources: Source[];
}

/** How it ended. */
export interface Ending {
  text: string;
  reason: string;
  outcome: "won" | "lost" | "shared" | "over";
  ranking: number[];
  scores: number[];
  breakdowns: Record<string, any>[];
  timeline: number[][];
  turns: number[];
  about: string;
  turning: TurningPoint[];
  absences: string[];
}

/** The table as one viewer sees it now. Sent after every act, and whenever anything of it changes. The first on a connection is whole; a later one has only what is not as in scene `after` (`changes.py`). */
export interface Scene {
  t: "scene";
  table: TableInfo;
  people: SeatInfo[];
  spectators: number;
  act: number;
  ply: number;
  at: number;
  viewer: number | null;
  decider: number | null;
  question: string;
  clause: string | null;
  view: Record<string, any>;
  moves: MoveOffer[];
  ahead: MoveOffer[];
  log: LogLine[];
  log_from: number;
  log_anew: boolean;
  turn: number;
  undo: UndoOffer;
  grace: number;
  clocks: SeatClock[];
  ending: Ending | null;
  lesson?: LessonStage | null;
  number?: number;
  after?: number;
}

/** The rematch is at this table; these are the tokens of one's seats there. */
export interface Links {
  t: "links";
  table: string;
  tokens: string[];
}

/** A new line of chat. */
export interface Said {
  t: "said";
  line: ChatLine;
}

/** This command is done, and on disk. */
export interface Done {
  t: "done";
  id: string;
}

/** This command (None: it could not even be read) was not done. */
export interface Refused {
  t: "refused";
  id: string | null;
  reason: string;
  text: string;
}

/** A proposal. */
export interface Proposal {
  t: "hint";
  id: string;
  code: number;
  text: string;
  reason: string;
}

/** Why a move is not on the list; None: it is. */
export interface Why {
  t: "why";
  id: string;
  text: string | null;
  clauses: string[];
}

/** The table as it would be after these moves, none of which is made: what is asked then, and what may follow. */
export interface Tried {
  t: "tried";
  id: string;
  codes: number[];
  question: string;
  clause: string | null;
  view: Record<string, any>;
  moves: MoveOffer[];
}

/** What a thing is called, and what is told of it; None: there is no such thing, or it is not explained. */
export interface About {
  t: "about";
  id: string;
  title: string | null;
  lines: string[];
}

/** The table as it was. */
export interface Moment {
  t: "moment";
  id: string;
  ply: number;
  view: Record<string, any>;
  log_until: number;
  turn: number;
}

/** Earlier lines of the log, from number `log_from` on, as this viewer reads them in this language. */
export interface Lines {
  t: "lines";
  id: string;
  lang: "en" | "uk" | "ru";
  viewer: number | null;
  log_from: number;
  log: LogLine[];
}

export type ServerMessage = Welcome | Scene | Shuffle | Links | Said | Done | Refused | Proposal | Why | Tried | About | Moment | Lines;

/** Who is to sit there: somebody on this device, a bot, or the one who opens the link. */
export interface NewSeat {
  kind: "person" | "bot" | "open";
  name?: string;
  level?: "1" | "2" | "3" | "4" | "5" | "random" | "greedy";
}

/** A table to be set up. The same `id` and `secret` again are the same table, with the same answer. */
export interface NewTable {
  id: string;
  secret: string;
  game: string;
  seats: NewSeat[];
  options?: Record<string, string | number | boolean>;
  clock?: Clock;
  hints?: boolean;
  watch?: "anyone" | "link";
  lang?: "en" | "uk" | "ru";
  lesson?: boolean;
  brings_salt?: boolean;
}

/** The table, and the secrets of the seats on this device; the first is the host's. */
export interface NewTableAnswer {
  table: string;
  tokens: string[];
}

/** A line of the lobby's list of tables. */
export interface Departure {
  table: string;
  game: string;
  title: string;
  status: "gathering" | "playing" | "over";
  created: number;
  seats: SeatInfo[];
  your_turn: boolean;
  is_yours: boolean;
  can_join: boolean;
  can_watch: boolean;
}

/** The seats a browser remembers, by their secrets. */
export interface Tokens {
  tokens?: string[];
  lang?: "en" | "uk" | "ru";
}

/** Take an open seat of a table on the list; the same `claim` again is the same seat. */
export interface Join {
  claim: string;
  tokens?: string[];
  lang?: "en" | "uk" | "ru";
  name?: string;
  brings_salt?: boolean;
}

/** A seat taken from the lobby's list. */
export interface Joined {
  table: string;
  token: string;
}

/** Where other machines of the network find this page, the likeliest first; none: they cannot find it. */
export interface Here {
  addresses: string[];
}

/** Why an HTTP request was refused. */
export interface Problem {
  reason: string;
  text: string;
}

/** A finished game: its log replays to the same bytes, and says how its seed came about (`shuffle`). */
export interface ReplayInfo {
  log: Record<string, any>;
  commitment: string;
  text?: string;
}
