import { describe, expect, it } from "vitest";
import {
  type Box,
  type Camera,
  inWindow,
  lookAt,
  moved,
  pinched,
  scaleOf,
  seen,
  type Spot,
  zoomed,
} from "../src/games/great_lakes/map/camera";
import { grouped, ports } from "../src/games/great_lakes/map/routes";
import type { Catalogue } from "../src/games/great_lakes/view";

const FRAME: Box = { x: 70, y: 26, width: 1350, height: 790 };

function camera(width = 1000, height = 600): Camera {
  return inWindow(FRAME, width, height);
}

/** What lies under a point of the window. */
function under(camera: Camera, at: Spot): Spot {
  const part = seen(camera, FRAME);
  return { x: part.x + at.x / scaleOf(camera, FRAME), y: part.y + at.y / scaleOf(camera, FRAME) };
}

describe("the window onto the map", () => {
  it("shows all of it at first, whatever its shape", () => {
    for (const [width, height] of [
      [1000, 600],
      [374, 520],
      [2000, 300],
    ] as const) {
      const part = seen(camera(width, height), FRAME);
      expect(part.width / part.height).toBeCloseTo(width / height);
      expect(part.x).toBeLessThanOrEqual(FRAME.x);
      expect(part.y).toBeLessThanOrEqual(FRAME.y);
      expect(part.x + part.width).toBeGreaterThanOrEqual(FRAME.x + FRAME.width - 1e-6);
      expect(part.y + part.height).toBeGreaterThanOrEqual(FRAME.y + FRAME.height - 1e-6);
    }
  });

  it("zooms towards a point", () => {
    const at = { x: 700, y: 200 };
    const near = zoomed(camera(), 2.5, at);
    expect(near.zoom).toBe(2.5);
    expect(under(near, at).x).toBeCloseTo(under(camera(), at).x);
    expect(under(near, at).y).toBeCloseTo(under(camera(), at).y);
  });

  it("zooms neither out of the map nor without end", () => {
    expect(zoomed(camera(), 0.1, { x: 0, y: 0 })).toEqual(camera());
    const nearest = zoomed(camera(), 1000, { x: 500, y: 300 });
    expect(nearest.zoom).toBe(nearest.most);
    expect(zoomed(nearest, 2, { x: 500, y: 300 })).toEqual(nearest);
  });

  it("never leaves the map", () => {
    const near = zoomed(camera(), 2, { x: 500, y: 300 });
    expect(moved(near, -9999, 9999)).toMatchObject({ x: 0, y: 600 });
    expect(moved(camera(), 50, 50)).toEqual(camera());
    const corner = moved(near, 9999, 9999);
    expect(zoomed(corner, 0.5, { x: 0, y: 0 })).toEqual(camera());
  });

  it("follows two fingers", () => {
    const start = zoomed(camera(), 2, { x: 500, y: 300 });
    const from = [
      { x: 400, y: 300 },
      { x: 600, y: 300 },
    ] as const;
    const to = [
      { x: 380, y: 320 },
      { x: 680, y: 320 },
    ] as const;
    const after = pinched(start, from, to);
    expect(after.zoom).toBeCloseTo(3);
    expect(under(after, { x: 530, y: 320 }).x).toBeCloseTo(under(start, { x: 500, y: 300 }).x);
    expect(under(after, { x: 530, y: 320 }).y).toBeCloseTo(under(start, { x: 500, y: 300 }).y);
  });

  it("looks at a point, as far as the map goes", () => {
    const near = zoomed(camera(), 3, { x: 500, y: 300 });
    expect(under(lookAt(near, FRAME, { x: 700, y: 400 }), { x: 500, y: 300 }).x).toBeCloseTo(700);
    expect(lookAt(near, FRAME, { x: -999, y: 400 }).x).toBe(0);
  });

  it("keeps what it shows when its size changes", () => {
    const near = zoomed(camera(), 3, { x: 700, y: 200 });
    const after = inWindow(FRAME, 800, 700, near);
    expect(scaleOf(after, FRAME)).toBeCloseTo(scaleOf(near, FRAME));
    expect(under(after, { x: 400, y: 350 }).x).toBeCloseTo(under(near, { x: 500, y: 300 }).x);
    expect(inWindow(FRAME, 800, 700, camera())).toEqual(camera(800, 700));
  });
});

describe("the list of routes", () => {
  const place = (region: string, is_port: boolean) => ({ region, is_port });
  const catalogue = {
    places: { duluth: place("superior", true), wausau: place("michigan", false), erie: place("erie", true) },
    routes: {
      R1: { a: "wausau", b: "erie" },
      R2: { a: "duluth", b: "wausau" },
      R3: { a: "duluth", b: "erie" },
    },
    regions: { superior: "", north: "", michigan: "", erie: "" },
  } as unknown as Catalogue;
  const known = { owners: { R2: 0, R3: 1, erie: 1 }, can: new Set(["R1", "duluth"]), viewer: 1 };

  it("is by region, in the order of the box, without empty ones", () => {
    expect(grouped(catalogue, { filter: "all", city: null }, known)).toEqual([
      { region: "superior", routes: ["R2", "R3"] },
      { region: "michigan", routes: ["R1"] },
    ]);
  });

  it("shows what may be claimed, what is mine, what ends in a city", () => {
    const shown = (filter: "all" | "can" | "mine", city: string | null) =>
      grouped(catalogue, { filter, city }, known).flatMap(({ routes }) => routes);
    expect(shown("can", null)).toEqual(["R1"]);
    expect(shown("mine", null)).toEqual(["R3"]);
    expect(shown("all", "wausau")).toEqual(["R2", "R1"]);
    expect(shown("mine", "wausau")).toEqual([]);
    expect(grouped(catalogue, { filter: "mine", city: null }, { ...known, viewer: null })).toEqual([]);
  });

  it("has the ports by the same wishes", () => {
    expect(ports(catalogue, { filter: "all", city: null }, known)).toEqual(["duluth", "erie"]);
    expect(ports(catalogue, { filter: "can", city: null }, known)).toEqual(["duluth"]);
    expect(ports(catalogue, { filter: "mine", city: "duluth" }, known)).toEqual([]);
  });
});
