// Where a thing is drawn, and where its bubble stands: beside it, never over it, and inside the window.

export type Side = "above" | "below" | "right" | "left";

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

export interface Spot {
  side: Side;
  left: number;
  top: number;
  at: number; // how far along its edge the bubble points
}

const GAP = 10; // between the bubble and what it explains: room for its point
const EDGE = 8; // between the bubble and the edge of the window
const POINT = 22; // how near to its corner a bubble may point

/** All that is drawn of a place: a route's spaces lie outside its button. Of a place that is not shown: where it would be. */
export function drawn(place: Element): Box {
  const own = place.getBoundingClientRect();
  const parts = [own, ...[...place.querySelectorAll(":scope > :not(.vh)")].map((part) => part.getBoundingClientRect())];
  const seen = parts.filter(({ width, height }) => width > 0 && height > 0);
  if (seen.length === 0) return own;
  const left = Math.min(...seen.map((part) => part.left));
  const top = Math.min(...seen.map((part) => part.top));
  const right = Math.max(...seen.map((part) => part.right));
  const bottom = Math.max(...seen.map((part) => part.bottom));
  return { left, top, width: right - left, height: bottom - top };
}

/** Where a bubble of this size stands beside a box: on the first side that has room, else on the one that has most. */
export function beside(
  box: Box,
  size: { width: number; height: number },
  view: { width: number; height: number },
): Spot {
  const rooms: [Side, number, number][] = [
    ["above", box.top - GAP - EDGE, size.height],
    ["below", view.height - (box.top + box.height) - GAP - EDGE, size.height],
    ["right", view.width - (box.left + box.width) - GAP - EDGE, size.width],
    ["left", box.left - GAP - EDGE, size.width],
  ];
  const [side] =
    rooms.find(([, room, needed]) => room >= needed) ??
    rooms.reduce((best, each) => (each[1] - each[2] > best[1] - best[2] ? each : best));
  const middle = { x: box.left + box.width / 2, y: box.top + box.height / 2 };
  const wanted = {
    above: { left: middle.x - POINT - 6, top: box.top - GAP - size.height },
    below: { left: middle.x - POINT - 6, top: box.top + box.height + GAP },
    right: { left: box.left + box.width + GAP, top: middle.y - POINT - 6 },
    left: { left: box.left - GAP - size.width, top: middle.y - POINT - 6 },
  }[side];
  const left = within(wanted.left, EDGE, view.width - size.width - EDGE);
  const top = within(wanted.top, EDGE, view.height - size.height - EDGE);
  const isUpright = side === "above" || side === "below";
  const [from, length] = isUpright ? [middle.x - left, size.width] : [middle.y - top, size.height];
  return { side, left, top, at: within(from, POINT, length - POINT) };
}

function within(value: number, least: number, most: number): number {
  return Math.max(least, Math.min(value, most));
}
