// Moments that people remember: short scenes played over the table, with what stood there before it changed.
import type { Happening } from "../board/contract";

export const LONGEST = 900; // milliseconds
const NAMES = ["id", "data-at", "data-lit", "data-key", "data-card"]; // by which a page is searched: a picture has none

/** What a scene needs of the page as it was before. */
export interface Taken {
  happening: Happening;
  frame: DOMRect | null; // null: it is not on the screen, and only told
  picture: HTMLElement | null; // the place as it was, of which only what moves is shown
  pieces: HTMLElement[];
}
export interface Played {
  done: Promise<void>;
  skip: () => void;
}

/** Take a picture of where it happens, before the page changes. */
export function take(happening: Happening, root: ParentNode = document): Taken {
  const at = happening.at === undefined ? null : root.querySelector<HTMLElement>(happening.at);
  const frame = at?.getBoundingClientRect() ?? null;
  if (!at || !frame || frame.width === 0) return { happening, frame: null, picture: null, pieces: [] };
  if (!happening.moving) return { happening, frame, picture: null, pieces: [] };
  const picture = at.cloneNode(true) as HTMLElement;
  const { of, from, to } = happening.moving;
  const pieces = [...picture.querySelectorAll<HTMLElement>(of)].slice(from, to);
  for (const each of [picture, ...picture.querySelectorAll("*")]) for (const name of NAMES) each.removeAttribute(name);
  return { happening, frame, picture, pieces };
}

type Frames = Keyframe[];
type Motion = (i: number, count: number, frame: DOMRect, way: number) => Frames;

/** How the pieces of each scene move. */
const PIECES: Partial<Record<Happening["scene"], Motion>> = {
  departs: (_, __, frame, way) => [
    { transform: "none", easing: "ease-in" },
    { transform: `translateX(${way * -6}px)`, offset: 0.15, easing: "cubic-bezier(.5,0,.9,.4)" },
    { transform: `translateX(${way * frame.width}px)` },
  ],
  robbed: (i, count) => [
    { transform: "none", opacity: 1 },
    { transform: "translateX(-5px) rotate(-3deg)", offset: 0.12 },
    { transform: "translateX(5px) rotate(3deg)", offset: 0.24 },
    { transform: "translateY(-14px)", opacity: 1, offset: 0.4, easing: "ease-in" },
    { transform: `translate(${(i - count / 2) * 26}px, 130px) rotate(${(i - count / 2) * 18}deg)`, opacity: 0 },
  ],
  burns: (i) => [
    { filter: "none", opacity: 1 },
    { filter: "sepia(1) saturate(4) hue-rotate(-25deg)", opacity: 1, offset: 0.35 + (i % 3) * 0.08 },
    { filter: "brightness(.15)", opacity: 0.9, offset: 0.8 },
    { filter: "brightness(0)", opacity: 0, transform: "translateY(8px) scale(.94)" },
  ],
  scatters: (i, count) => [
    { transform: "none", opacity: 1 },
    { transform: `rotate(${i % 2 ? 4 : -4}deg)`, offset: 0.15, easing: "cubic-bezier(.3,.1,.7,.6)" },
    {
      transform: `translate(${(i - (count - 1) / 2) * 220}px, ${i % 2 ? -90 : 70}px) rotate(${i % 2 ? 75 : -60}deg)`,
      opacity: 0,
    },
  ],
};

/** What a scene adds in the middle of its place, by the class that Moments.svelte paints. */
const MARKS: Partial<Record<Happening["scene"], { name: string; count: number; frames: Frames }>> = {
  departs: { name: "steam", count: 4, frames: growing(0.2, 1.7, 0.75) },
  burns: { name: "flame", count: 7, frames: growing(0.2, 1.25, 0.95) },
  completed: {
    name: "seal",
    count: 1,
    frames: [
      { transform: "scale(2.6) rotate(-30deg)", opacity: 0 },
      { transform: "scale(1) rotate(-8deg)", opacity: 1, offset: 0.3, easing: "ease-out" },
      { transform: "scale(1.06) rotate(-8deg)", opacity: 1, offset: 0.4 },
      { transform: "scale(1) rotate(-8deg)", opacity: 1, offset: 0.75 },
      { transform: "scale(1) rotate(-8deg)", opacity: 0 },
    ],
  },
  built: { name: "wave", count: 3, frames: growing(0.1, 2.2, 0.9) },
};

function growing(from: number, to: number, opacity: number): Frames {
  return [
    { transform: `scale(${from})`, opacity: 0 },
    { transform: `scale(${(from + to) / 2})`, opacity, offset: 0.35 },
    { transform: `scale(${to})`, opacity: 0 },
  ];
}

/** Play a scene over the page: never longer than it may be, and gone when it is skipped. */
export function playScene(taken: Taken, milliseconds: number): Played {
  const stage = document.createElement("div");
  stage.className = "moment-stage";
  stage.dataset.moment = taken.happening.scene;
  stage.ariaHidden = "true";
  stage.inert = true;
  document.body.append(stage);
  const running = [
    stage.animate([{ opacity: 1 }, { opacity: 1 }], { duration: milliseconds }),
    ...movePieces(stage, taken, milliseconds),
    ...addMarks(stage, taken, milliseconds),
  ];
  const done = Promise.allSettled(running.map((each) => each.finished)).then(() => stage.remove());
  return { done, skip: () => running.forEach((each) => each.cancel()) };
}

function* movePieces(
  stage: HTMLElement,
  { happening, frame, picture, pieces }: Taken,
  milliseconds: number,
): Generator<Animation> {
  const motion = PIECES[happening.scene];
  if (!motion || !picture || !frame) return;
  Object.assign(picture.style, {
    position: "absolute",
    margin: "0",
    left: `${frame.left}px`,
    top: `${frame.top}px`,
    width: `${frame.width}px`,
    height: `${frame.height}px`,
    visibility: "hidden",
    overflow: happening.scene === "departs" ? "hidden" : "visible", // a train leaves its track, and no more
  });
  stage.append(picture);
  for (const [i, node] of pieces.entries()) {
    node.style.visibility = "visible";
    node.ariaHidden = "true";
    const frames = motion(i, pieces.length, frame, happening.moving?.way === "left" ? -1 : 1);
    yield node.animate(frames, { duration: milliseconds, fill: "forwards" });
  }
}

/** Where on its place the mark of a scene is, across and down, from 0 to 1. */
function spot(scene: Happening["scene"], i: number, count: number): [number, number] {
  if (scene === "burns") return [(i + 0.5) / count, 0.75];
  return scene === "departs" ? [0.85 - i * 0.16, 0.3] : [0.5, 0.5];
}

function* addMarks(
  stage: HTMLElement,
  { happening: { scene, moving }, frame }: Taken,
  milliseconds: number,
): Generator<Animation> {
  const mark = MARKS[scene];
  for (let i = 0; mark && frame && i < mark.count; i += 1) {
    const node = document.createElement("i");
    node.className = mark.name;
    node.ariaHidden = "true";
    const [across, down] = spot(scene, i, mark.count);
    node.style.left = `${frame.left + frame.width * (moving?.way === "left" ? 1 - across : across)}px`;
    node.style.top = `${frame.top + frame.height * down}px`;
    stage.append(node);
    const delay = (i / mark.count) * milliseconds * 0.4;
    yield node.animate(mark.frames, { duration: milliseconds - delay, delay, fill: "both" });
  }
}
