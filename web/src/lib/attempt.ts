// Moves that are tried and not made: a decision of several steps can be put back, or changed, until it is whole.
import type { MoveOffer, Scene, Tried } from "../wire";

/** A step of a decision: the moves that were asked for, and the table as it would be after them. */
export interface Attempt {
  asked: number[];
  tried: Tried;
}

/** The moves that have to be made before a move, from the position of the table on. */
export function pathOf(move: MoveOffer): number[] {
  return move.before ?? [];
}

/** The moves that make a move, from the position of the table on. */
export function codesOf(move: MoveOffer): number[] {
  return [...pathOf(move), move.code];
}

export function beginsWith(codes: number[], start: number[]): boolean {
  return start.length <= codes.length && start.every((code, i) => codes[i] === code);
}

/**
 * What may be chosen: the legal moves, and what may follow those that only open a choice.  While something is tried, what
 * may follow it, and all else that has a place of its own: whoever clicks there has changed their mind.
 */
export function offersIn(scene: Scene, tried: Tried | null, isPlaced: (move: MoveOffer) => boolean): MoveOffer[] {
  const all = [...scene.moves, ...(scene.ahead ?? [])];
  if (tried === null) return all;
  const next = tried.moves.map((move) => ({ ...move, before: [...tried.codes, ...pathOf(move)] }));
  const kinds = new Set(next.map(({ kind }) => kind));
  const others = all.filter((move) => !kinds.has(move.kind) && isPlaced(move));
  return [...next, ...scene.moves.filter((move) => isOneOf(move, scene, tried) && !others.includes(move)), ...others];
}

/** Whether a move is one of several equal ones that are tried, in any order: it can be taken out again by itself. */
export function isOneOf(move: MoveOffer, scene: Scene, tried: Tried): boolean {
  return pathOf(move).length === 0 && tried.codes.includes(move.code) && tried.view.phase === scene.view.phase;
}
