// Which part of the map is seen: arithmetic without a screen.
//
// The map is a sheet of `zoom` times the window; x and y are how far it is moved, in pixels, as a scrolling box counts.

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface Camera {
  width: number; // of the window, in pixels
  height: number;
  zoom: number; // 1: the whole map
  most: number;
  x: number;
  y: number;
}

export interface Spot {
  x: number;
  y: number;
}

const MOST_SCALE = 3; // pixels for a unit of the map
const LEAST_ZOOM_IN = 2; // a big window, too, can be zoomed

/** The frame widened or heightened until it has the shape of the window. */
export function fitted(frame: Box, width: number, height: number): Box {
  const shape = width / height;
  if (frame.width / frame.height > shape) {
    const tall = frame.width / shape;
    return { ...frame, y: frame.y - (tall - frame.height) / 2, height: tall };
  }
  const wide = frame.height * shape;
  return { ...frame, x: frame.x - (wide - frame.width) / 2, width: wide };
}

/** The whole map in a window; where it was zoomed in another one, the same middle at the same size. */
export function inWindow(frame: Box, width: number, height: number, before?: Camera): Camera {
  const scale = width / fitted(frame, width, height).width;
  const most = Math.max(LEAST_ZOOM_IN, MOST_SCALE / scale);
  const whole = { width, height, zoom: 1, most, x: 0, y: 0 };
  if (!before || before.zoom === 1) return whole;
  const kept = scaleOf(before, frame) / scale;
  const middle = middleOf(before, frame);
  return lookAt({ ...whole, zoom: within(kept, 1, most) }, frame, middle);
}

/** Pixels for a unit of the map. */
export function scaleOf(camera: Camera, frame: Box): number {
  return (camera.width * camera.zoom) / fitted(frame, camera.width, camera.height).width;
}

/** Zoomed by a factor; what lies under the point of the window stays there. */
export function zoomed(camera: Camera, factor: number, at: Spot): Camera {
  return pinched(camera, [at, at], [at, at], factor);
}

/** As two fingers on the map drag and spread it. */
export function pinched(
  camera: Camera,
  from: readonly [Spot, Spot],
  to: readonly [Spot, Spot],
  factor = distance(to) / Math.max(1, distance(from)),
): Camera {
  const zoom = within(camera.zoom * factor, 1, camera.most);
  const [before, after] = [between(from), between(to)];
  const grown = zoom / camera.zoom;
  return kept({
    ...camera,
    zoom,
    x: (camera.x + before.x) * grown - after.x,
    y: (camera.y + before.y) * grown - after.y,
  });
}

/** Moved by so many pixels. */
export function moved(camera: Camera, right: number, down: number): Camera {
  return kept({ ...camera, x: camera.x + right, y: camera.y + down });
}

/** With a point of the map in the middle, as far as there is map around it. */
export function lookAt(camera: Camera, frame: Box, point: Spot): Camera {
  const sheet = fitted(frame, camera.width, camera.height);
  const scale = scaleOf(camera, frame);
  return kept({
    ...camera,
    x: (point.x - sheet.x) * scale - camera.width / 2,
    y: (point.y - sheet.y) * scale - camera.height / 2,
  });
}

/** The part of the map that is seen. */
export function seen(camera: Camera, frame: Box): Box {
  const sheet = fitted(frame, camera.width, camera.height);
  const scale = scaleOf(camera, frame);
  return {
    x: sheet.x + camera.x / scale,
    y: sheet.y + camera.y / scale,
    width: camera.width / scale,
    height: camera.height / scale,
  };
}

function middleOf(camera: Camera, frame: Box): Spot {
  const part = seen(camera, frame);
  return { x: part.x + part.width / 2, y: part.y + part.height / 2 };
}

/** The window never leaves the map. */
function kept(camera: Camera): Camera {
  const { width, height, zoom } = camera;
  return { ...camera, x: within(camera.x, 0, width * (zoom - 1)), y: within(camera.y, 0, height * (zoom - 1)) };
}

function within(value: number, least: number, most: number): number {
  return Math.min(most, Math.max(least, value));
}

function distance([a, b]: readonly [Spot, Spot]): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}

function between([a, b]: readonly [Spot, Spot]): Spot {
  return { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
}
