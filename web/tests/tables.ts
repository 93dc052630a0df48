// Small tables for tests.
import type { LogLine, MoveOffer, Scene, Tried, Welcome } from "../src/wire";

export function move(code: number): MoveOffer {
  return { code, kind: "play", args: { card: code }, text: `Move ${code}`, gain: null };
}

/** What the browser sends to make these moves, or to see what may follow them. */
export function played(codes: number[]): object {
  return { t: "play", after: 4, codes, grace: 2, whole: true, skip: true };
}

/** The answer: the table as it would be after these moves, and what may follow. */
export function tried(codes: number[], moves: MoveOffer[], phase = "place"): Tried {
  const view = { seat: 0, phase };
  return { t: "tried", id: "x", codes, question: `After ${codes.join()}?`, clause: null, view, moves };
}

export function line(ply: number, text: string): LogLine {
  return { ply, at: 0, kind: "played", args: {}, seat: 0, text, together: null };
}

export function welcome(seats: number[]): Welcome {
  return { t: "welcome", run: "one", now: 0, seats, tokens: [], is_host: true, watch_token: null, chat: [] };
}

export function scene(parts: Partial<Scene>): Scene {
  const person = { kind: "person" as const, level: null, is_here: true, is_stood_in: false, token: null };
  return {
    t: "scene",
    table: {
      id: "7F3K",
      game: "traffic",
      title: "Traffic",
      rules_version: 1,
      edition: "full",
      seats: 2,
      options: {},
      status: "playing",
      clock: { kind: "none", seconds: 0 },
      hints: true,
      watch: "link",
      created: 0,
      commitment: "",
      seed: null,
      rematch: null,
    },
    people: [
      { ...person, seat: 0, name: "Olena", is_you: true },
      { ...person, seat: 1, name: "Marko", is_you: false },
    ],
    spectators: 0,
    act: 4,
    ply: 9,
    at: 0,
    viewer: 0,
    decider: 0,
    question: "Draw cards, or play one.",
    clause: "TR-019",
    view: { seat: 0, phase: "turn" },
    moves: [],
    ahead: [],
    log: [],
    log_from: 0,
    log_anew: false,
    turn: 1,
    undo: { act: false, turn: false, why: null },
    grace: 0,
    clocks: [],
    ending: null,
    ...parts,
  };
}
