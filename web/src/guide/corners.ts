// Where on a large screen the guide stands: where it covers nothing that is lit, and rather where it stood before.

import { drawn } from "../lib/beside";

const MARGIN = 2;
const CORNERS = [
  "right bottom",
  "right top",
  "left bottom",
  "left top",
  "middle top",
  "middle bottom",
  "right centre",
  "left centre",
];

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** What of the page a place takes: of one to click all that is drawn of it, of a part of the board only what is in sight. */
export function taken(place: HTMLElement): Box {
  const { left, top, width, height } = place.matches("[data-guided]") ? drawn(place) : place.getBoundingClientRect();
  return { left, top, right: left + width, bottom: top + height };
}

function overlap(one: Box, other: Box): number {
  const width = Math.min(one.right, other.right) - Math.max(one.left, other.left) + MARGIN;
  const height = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) + MARGIN;
  return Math.max(0, width) * Math.max(0, height);
}

/** The corner in which a panel covers least of these places; of equal ones the first. */
export function leastCovering(places: Box[], boxOf: (corner: string) => Box, before: string): string {
  const covered = (corner: string): number => places.reduce((sum, place) => sum + overlap(place, boxOf(corner)), 0);
  const corners = [CORNERS[0]!, before, ...CORNERS];
  return corners.reduce((best, corner) => (covered(corner) < covered(best) ? corner : best));
}

export function freeCorner(panel: HTMLElement, places: HTMLElement[], before: string): string {
  const { offsetWidth: width, offsetHeight: height } = panel;
  const boxOf = (corner: string): Box => {
    const [across, down] = corner.split(" ");
    const left = across === "left" ? 12 : across === "right" ? innerWidth - width - 12 : (innerWidth - width) / 2;
    const top = down === "top" ? 58 : down === "bottom" ? innerHeight - height - 12 : innerHeight * 0.36;
    return { left, top, right: left + width, bottom: top + height };
  };
  return leastCovering(places.map(taken), boxOf, before);
}
