// What the shell and the components of a game have to do with each other.
//
// A game is the folder games/<name>: index.ts exports `game: GameModule`; view.ts is generated from Python; words/*.ftl
// has what its board says; poster.svg is its poster, a picture for the lobby.  The shell finds it by its folder.  Components of a game get no props but those named here:
// everything else they ask `useTable()` (context.ts) for.  They draw the view, and put the legal moves where they belong:
// in a <Spot> (Spot.svelte, which says how).  They know names of moves and cards, and no rules.  A board that shows the
// seats itself heads each with <SeatHead seat/> (SeatHead.svelte).  Drawings: <Art name/> and <Owner seat/> (../design);
// those of one game lie in its folder art/, which index.ts makes known (addDrawings).
import type { Component } from "svelte";
import type { Flight } from "../lib/motion";
import type { LogLine, MoveOffer, SeatInfo } from "../wire";

/** The fields that every view has, besides the game's own. */
export interface Heading {
  game: string;
  rules_version: number;
  edition: string;
  seats: number;
  options: Record<string, string | number | boolean>;
  seat: number | null;
  phase: string;
  points: { total: number }[];
}

/** A move by its names: what a Spot stands for, legal or not, so that the server can be asked why not. */
export interface Meant {
  kind: string;
  args: Record<string, number | string>;
}

/** A thing on the table by its names, as the game's `about` knows them: what it is, what it costs and brings. */
export type Thing = Meant;

export function thing(kind: string, args: Thing["args"] = {}): Thing {
  return { kind, args };
}

/** What `useTable<View, Catalogue>()` gives to the components of a game; every property is reactive. */
export interface TableContext<View, Catalogue> {
  readonly view: View & Heading; // the present, or the moment of the history that is being looked at
  readonly catalogue: Catalogue; // the box in the reader's language
  readonly viewer: number | null; // whose eyes these are; null: a spectator
  readonly decider: number | null;
  readonly people: SeatInfo[]; // by seat
  readonly moves: MoveOffer[]; // what the viewer may choose; none while waiting or looking at the past
  readonly nextMoves: MoveOffer[]; // those of them that go on with what is tried, and need no other move before them
  readonly lastLines: LogLine[]; // what the last act brought, for "last move" marks
  readonly hinted: number | null; // the code of the move that a hint has just proposed
  readonly guided: number | null; // the code of the move that a lesson expects now
  readonly isPhone: boolean;
  /** The legal moves of a kind with these arguments (all that are given must be equal). */
  movesOf(kind: string, args?: Record<string, number | string>): MoveOffer[];
  /** A sentence of the game's words/*.ftl, or of the shell's. */
  say(message: string, args?: Record<string, string | number>): string;
  /** Make a move, or let the player choose in the bar when there are several. */
  choose(moves: MoveOffer[]): void;
  /** Make several moves of one's own as one act, all or none, by their codes, after what is tried. */
  playAll(codes: number[]): void;
  /** Whether these moves are chosen on the board and now listed in the bar. */
  isPicked(moves: MoveOffer[]): boolean;
  /** Shows a card large, with its words (tap on a phone, hover or key `i` on a desktop). */
  enlarge(card: string | null): void;
}

/** What people remember of a game, played as a short scene (lib/moments.ts says how each looks). */
export interface Happening {
  scene: "departs" | "robbed" | "burns" | "scatters" | "completed" | "built" | "last_round";
  at?: string; // a CSS selector: where it happens; without one it is only told
  /** What stands there and moves: the elements of this selector within the place, from one to before another. */
  moving?: { of: string; from?: number; to?: number; way?: "left" | "right" };
  text?: string; // the sentence, if not that of the line
}

export interface GameModule {
  name: string;
  /** "left": the shell shows a column of SeatPanels left of the board; "board": the board shows the seats itself. */
  panels: "left" | "board";
  Board: Component; // the middle of the table
  Hand: Component; // the viewer's hand, under the action bar
  SeatPanel: Component<{ seat: number }>; // what is counted of a seat, inside the shell's seat frame
  Card: Component<{ card: string; big?: boolean }>; // a card's face, for the enlarged card and the log
  Breakdown: Component<{ seat: number; parts: any }>; // where the points came from, on the final sheet
  /** Moves that have no place on the board are buttons in the bar; these kinds have one. */
  placed(move: MoveOffer): boolean;
  /** Above the log on a desktop, under the board on a phone: a market, piles. (Optional.) */
  Side?: Component;
  /** On a phone the bar has room for two rows of buttons: for a game whose choices stand in the bar. (Optional.) */
  hasTallBar?: boolean;
  /** The move in the bar that commits what was prepared: it gets the brass button. (Optional.) */
  commits?(move: MoveOffer): boolean;
  /** What the action bar adds under the question (price so far, slots to fill); null: nothing. */
  BarDetail?: Component;
  /** What the bar adds to its buttons: something put together on the board, and the button that commits it. (Optional.) */
  BarActions?: Component;
  /** Moves that cannot be taken back and hurt when misclicked: these wait for the brass button. (Optional.) */
  confirms?(move: MoveOffer, view: any): boolean;
  /** Which of these moves is made without a word when nobody wants to be asked for it; `before` is the view before what
   * is tried. (Optional.) */
  goesOn?(moves: MoveOffer[], view: any, before: any): MoveOffer | undefined;
  /** Esc: what is put together on the board is put back; false if there is nothing. (Optional.) */
  putBack?(): boolean;
  /** Which events fly, from what to what (flight.ts). (Optional.) */
  flights?(line: LogLine): Flight | null;
  /** Which events are scenes; `now` is the view after the line, `table.view` still the one before. (Optional.) */
  moments?(line: LogLine, now: any, table: TableContext<any, any>): Happening[];
}
