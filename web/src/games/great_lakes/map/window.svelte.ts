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

export class MapWindow {
  camera: Camera = $state.raw({ width: 0, height: 0, zoom: 1, most: 1, x: 0, y: 0 });

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
    return this.scale < FAR ? "far" : this.scale < NEAR ? "middle" : "near";
  }
  /** The scale in steps: what depends on this changes seldom while one zooms. */
  get step(): number {
    return GRADE ** Math.floor(Math.log(this.scale) / Math.log(GRADE));
  }
  /** How high letters are, in units of the map: as drawn, but never too small to read, and growing slower than the map. */
  letters(drawn: number): number {
    return this.scale > 1 ? drawn / Math.sqrt(this.scale) : Math.max(drawn, READABLE / this.scale);
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
