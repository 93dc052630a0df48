/** A number as it is printed, with a true minus. */
export function printed(points: number): string {
  return points < 0 ? `−${-points}` : `${points}`;
}
