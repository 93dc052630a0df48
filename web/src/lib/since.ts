// What the others have done since the reader's last act.
import type { LogLine } from "../wire";
import { BEGAN } from "./session.svelte";
import { told } from "./together";

/** The lines of others after the last act of this seat, of all that is known of the log. */
export function linesSince(lines: LogLine[], seat: number | null): LogLine[] {
  if (seat === null) return [];
  const last = lines.findLast((line) => line.seat === seat && line.kind !== BEGAN);
  if (last === undefined) return [];
  return told(lines).filter(
    (line) => line.ply > last.ply && line.seat !== null && line.seat !== seat && line.kind !== BEGAN,
  );
}

/** Of each turn of the others the sentence that says most, the latest of them, as many as fit into so many letters. */
export function inShort(lines: LogLine[], letters: number): LogLine[] {
  const best: LogLine[] = [];
  for (const line of lines) {
    const before = best.at(-1);
    if (before === undefined || before.seat !== line.seat) best.push(line);
    else if (line.text.length > before.text.length) best[best.length - 1] = line;
  }
  let left = letters;
  const first = best.findLastIndex((line) => (left -= line.text.length) < 0);
  return best.slice(first + 1);
}
