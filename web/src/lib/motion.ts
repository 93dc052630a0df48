// Things fly from one place to another: one at a time, never longer than 450 ms, and a click skips the rest.

export interface Flight {
  from: string; // selectors of elements marked with data-at
  to: string;
  card?: string | null; // null: a face-down one; without one what stands there flies
}

const LONGEST = 320;
const MOST_WAITING = 6; // after a long absence nobody wants to watch everything

const GHOST_WIDTH = 84;

interface Flying {
  done: Promise<void>;
  skip: () => void;
}
type Fly = (flight: Flight, milliseconds: number) => Flying;

export class MotionQueue {
  private waiting: Flight[] = [];
  private current: { skip: () => void } | null = null;

  constructor(
    private readonly pace: () => number,
    private readonly fly: Fly = flyGhost,
  ) {}

  add(flights: Flight[]): void {
    if (this.pace() === 0) return;
    this.waiting = [...this.waiting, ...flights].slice(-MOST_WAITING);
    if (this.current === null) void this.work();
  }

  skip(): void {
    this.waiting = [];
    this.current?.skip();
  }

  private async work(): Promise<void> {
    for (let next = this.waiting.shift(); next !== undefined; next = this.waiting.shift()) {
      const flight = this.fly(next, LONGEST * this.pace());
      this.current = flight;
      await flight.done;
    }
    this.current = null;
  }
}

/** A copy of what stands at the target (or at the start), or what `picture` makes, flies from start to target. */
export function flyGhost(
  flight: Flight,
  milliseconds: number,
  picture?: (flight: Flight) => HTMLElement | null,
): Flying {
  const from = document.querySelector<HTMLElement>(flight.from);
  const to = document.querySelector<HTMLElement>(flight.to);
  if (!from || !to || milliseconds === 0) return { done: Promise.resolve(), skip: () => {} };
  const [start, end] = [from.getBoundingClientRect(), to.getBoundingClientRect()];
  const model = picture?.(flight) ?? smaller(from, to);
  const isPicture = !model.isConnected;
  const size = isPicture ? new DOMRect(0, 0, GHOST_WIDTH, GHOST_WIDTH * 1.42) : model.getBoundingClientRect();
  const ghost = isPicture ? model : (model.cloneNode(true) as HTMLElement);
  ghost.removeAttribute("data-at");
  ghost.setAttribute("aria-hidden", "true");
  ghost.inert = true;
  Object.assign(ghost.style, {
    position: "fixed",
    left: "0",
    top: "0",
    margin: "0",
    width: `${size.width}px`,
    height: `${size.height}px`,
    pointerEvents: "none",
    zIndex: "60",
  });
  document.body.append(ghost);
  const at = (box: DOMRect) =>
    `translate(${box.left + (box.width - size.width) / 2}px, ${box.top + (box.height - size.height) / 2}px)`;
  const animation = ghost.animate(
    [
      { transform: at(start), opacity: 0.9 },
      { transform: at(end), opacity: 1 },
    ],
    { duration: milliseconds, easing: "cubic-bezier(.2,.7,.2,1)" },
  );
  const done = animation.finished.then(
    () => ghost.remove(),
    () => ghost.remove(),
  );
  return { done, skip: () => animation.cancel() };
}

/** Of the two places the one that is more like a card than like a region. */
function smaller(a: HTMLElement, b: HTMLElement): HTMLElement {
  const area = (element: HTMLElement) => element.offsetWidth * element.offsetHeight;
  return area(b) > 0 && area(b) <= area(a) ? b : a;
}
