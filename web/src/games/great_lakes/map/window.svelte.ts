// The window onto the map: what is seen now, for everything that draws or moves it.
import { type Box, type Camera, fitted, inWindow, lookAt, moved, scaleOf, seen, type Spot, zoomed } from "./camera";

export type Detail = "far" | "middle" | "near";

const FAR = 0.38; // pixels for a unit: below, names cannot be read
const NEAR = 1.15; // above, there is room for a sign in every space
const READABLE = 11; // pixels: letters are never smaller
const STEP = 1.6; // of a button, a key, a double click
const GRADE = 1.3;
const PUSH = 0.2; // of the window, by an arrow key
const PHONE = 0.95; // pixels for a unit, at first
const REST = 140; // milliseconds after the last step of a zoom

/** What is drawn anew for another scale once the map rests, a piece in each frame: together they would hold up the page. */
export const PIECE = { LETTERS: 0, DETAIL: 1, HITS: 2 } as const; // the last goes on to the end: parts of all hits
export const HIT_PARTS = 10;
const PIECES = PIECE.HITS + HIT_PARTS;

export class MapWindow {
  camera: Camera = $state.raw({ width: 0, height: 0, zoom: 1, most: 1, x: 0, y: 0 });

  private rendered: number[] = $state([]); // by piece, the scale that it is rendered for

  constructor(readonly frame: Box) {}

  get isReady(): boolean {
    return this.camera.width > 0 && this.camera.height > 0;
  }
  /** The part of the plane that the sheet shows, in the shape of the window. */
  get sheet(): Box {
    return fitted(this.frame, this.camera.width, this.camera.height);
  }
  get seen(): Box {
    return seen(this.camera, this.frame);
  }
  get scale(): number {
    return scaleOf(this.camera, this.frame);
  }
  get detail(): Detail {
    const scale = this.rendered[PIECE.DETAIL] ?? 1;
    return scale < FAR ? "far" : scale < NEAR ? "middle" : "near";
  }
  /** The scale in steps, for a part of all hits. */
  step(part: number): number {
    return GRADE ** Math.floor(Math.log(this.rendered[PIECE.HITS + part] ?? 1) / Math.log(GRADE));
  }
  /** How high letters are, in units of the map: as printed, but never too small to read, and growing slower than the map. */
  letters(printed: number): number {
    const scale = this.rendered[PIECE.LETTERS] ?? 1;
    return scale > 1 ? printed / Math.sqrt(scale) : Math.max(printed, READABLE / scale);
  }
  get isWhole(): boolean {
    return this.camera.zoom === 1;
  }
  get isNearest(): boolean {
    return this.camera.zoom >= this.camera.most;
  }

  resize(width: number, height: number): void {
    if (width === 0 || height === 0) return; // it is hidden
    const isFirst = !this.isReady;
    this.camera = inWindow(this.frame, width, height, isFirst ? undefined : this.camera);
    if (isFirst && this.scale < FAR) this.zoom(PHONE / this.scale);
    if (isFirst) this.rendered = Array.from({ length: PIECES }, () => this.scale);
  }

  /** Draws the pieces for the scale of now, once it has rested; what is answered calls that off. */
  rest(): () => void {
    let [timer, frame] = [0, 0];
    const render = (piece: number): void => {
      this.rendered[piece] = this.scale;
      if (piece + 1 < PIECES) frame = requestAnimationFrame(() => render(piece + 1));
    };
    timer = window.setTimeout(() => render(0), REST);
    return () => {
      clearTimeout(timer);
      cancelAnimationFrame(frame);
    };
  }

  /** Zoom towards a point of the window, or its middle. */
  zoom(factor: number, at?: Spot): void {
    const { width, height } = this.camera;
    this.camera = zoomed(this.camera, factor, at ?? { x: width / 2, y: height / 2 });
  }
  closer(at?: Spot): void {
    this.zoom(STEP, at);
  }
  farther(at?: Spot): void {
    this.zoom(1 / STEP, at);
  }
  whole(): void {
    this.camera = inWindow(this.frame, this.camera.width, this.camera.height);
  }

  push(right: number, down: number): void {
    const { width, height } = this.camera;
    this.camera = moved(this.camera, right * width * PUSH, down * height * PUSH);
  }

  lookAt(point: Spot): void {
    this.camera = lookAt(this.camera, this.frame, point);
  }
}
