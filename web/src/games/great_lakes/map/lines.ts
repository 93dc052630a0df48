// Lines along the spaces of a route, as paths of SVG.
import type { Place, Route } from "../view";
import type { Box, Spot } from "./camera";

const TURN = Math.PI / 180;
const REACH = 3; // the bed of a claimed route is longer than its pieces

/** The end of a space towards the second place of its route (1) or the first (-1). */
function end(route: Route, cell: number[], way: 1 | -1, more = 0): Spot {
  const [x, y, angle] = cell as [number, number, number];
  const half = way * (route.cell_length / 2 + more);
  return { x: round(x + Math.cos(angle * TURN) * half), y: round(y + Math.sin(angle * TURN) * half) };
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}

function path(points: Spot[]): string {
  return "M" + points.map(({ x, y }) => `${x} ${y}`).join("L");
}

/** Along the middle of all spaces. */
export function lane(route: Route, reach = REACH): string {
  const last = route.cells.length - 1;
  return path(
    route.cells.flatMap((cell, i) => [
      end(route, cell, -1, i === 0 ? reach : 0),
      end(route, cell, 1, i === last ? reach : 0),
    ]),
  );
}

/** So many dashes, with the gaps between them, as fill a lane without a rest: its `pathLength`. */
export function wholeDashes(route: Route, dash: number, gap: number): number {
  const [first, last] = [route.cells[0]!, route.cells.at(-1)!];
  const length = Math.hypot(last[0]! - first[0]!, last[1]! - first[1]!) + route.cell_length + 2 * REACH;
  return Math.max(1, Math.round((length + gap) / (dash + gap))) * (dash + gap) - gap;
}

/** From place to place through all spaces. */
export function journey(route: Route, a: Place, b: Place): string {
  return path([a, ...route.cells.flatMap((cell) => [end(route, cell, -1), end(route, cell, 1)]), b]);
}

/** The space in the middle. */
export function middle(route: Route): Spot {
  const [x, y] = route.cells[Math.floor(route.cells.length / 2)] as [number, number, number];
  return { x, y };
}

/** An angle at which a ship does not swim on its head. */
export function upright(angle: number): number {
  if (angle > 90) return angle - 180;
  return angle < -90 ? angle + 180 : angle;
}

/** A hull seen from above, as long as a space. */
export function hull(long: number, high: number): string {
  const [l, h] = [long / 2 + 1, high / 2];
  return `M${-l} 0Q${-l + 8} ${-h} ${-l + 16} ${-h}H${l - 4}Q${l} ${-h} ${l} 0T${l - 4} ${h}H${-l + 16}Q${-l + 8} ${h} ${-l} 0z`;
}

export function box([x, y, width, height]: number[]): Box {
  return { x: x!, y: y!, width: width!, height: height! };
}
