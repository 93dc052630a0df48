/** A number as it is printed, with a true minus. */
export function printed(points: number): string {
  return points < 0 ? `−${-points}` : `${points}`;
}

/** A change, with its sign. */
export function signed(points: number): string {
  return points > 0 ? `+${points}` : printed(points);
}
