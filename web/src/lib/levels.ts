// The levels of bots.  The server lists them (`LEVELS`, from the weakest on); here is what the client makes of a level's name:
// those that have a number are people with a face and a character, the others are yardsticks.
import { LEVELS, type BotLevel } from "../wire";

const NUMBERED = /^(?:level-)?([1-5])$/;
const YARDSTICKS: Record<string, number> = { random: 1, greedy: 3 }; // whose face they borrow

/** Which of the five a level is, if it is one of them. */
export function numberOf(level: string): number | null {
  const found = NUMBERED.exec(level);
  return found ? Number(found[1]) : null;
}

/** Which face a bot of this level has; none, if nobody has drawn one. */
export function faceOf(level: string): number | null {
  return numberOf(level) ?? YARDSTICKS[level] ?? null;
}

/** Levels to choose from: once there are people, the yardsticks are not offered. */
export function offered(levels: readonly BotLevel[] = LEVELS): BotLevel[] {
  const people = levels.filter((level) => numberOf(level) !== null);
  return people.length > 0 ? people : [...levels];
}

/** What a level is called in the names of sentences: `level-WORD` names it, `level-WORD.about` tells what it is like. */
export function wordOf(level: string): string {
  return String(numberOf(level) ?? level);
}
