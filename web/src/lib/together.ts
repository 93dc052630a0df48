// Lines of the log as they are told: equal ones by the same seat as one.
import type { LogLine } from "../wire";

/** Whether the line after this one tells it, too. */
export function isToldLater(lines: LogLine[], i: number): boolean {
  return (lines[i + 1]?.together ?? null) !== null;
}

/** The lines that are told, each with the sentence that tells those before it, too. */
export function told(lines: LogLine[]): LogLine[] {
  return lines
    .filter((_, i) => !isToldLater(lines, i))
    .map((line) => (line.together === null ? line : { ...line, text: line.together }));
}
