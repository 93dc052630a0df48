// Things that explain themselves: what they are when one points at them for a moment, focuses them or presses them for long.
//
//     const told = useTold();
//     <b {@attach told("points", { seat })}>12</b>
//
// A <Spot> does the same with its `about`.  Things that are no Spots are one stop of Tab for each group (an element with
// data-told-group around them); the arrows up and down walk the group.
import type { Attachment } from "svelte/attachments";
import type { Session } from "../lib/session.svelte";
import { useSession } from "./context";
import type { Meant, Thing } from "./contract";

const HOVER = 250; // milliseconds before a pointer that rests is answered
const LONG = 450; // milliseconds of a long press

/** What can be said of a place: what it is, and, if it is closed, why. */
export interface Asked {
  about?: Thing;
  why?: Meant;
  brings?: number; // points, at once
}

/**
 * Tell of the place that this element is.
 *
 * `asked` gives what to ask for, or nothing; `press`: what a long press does in place of telling.
 */
export function tells(session: Session, asked: () => Asked, press?: () => boolean): Attachment<HTMLElement> {
  return (element) => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let wasLong = false;

    const tell = (): void => {
      const what = asked();
      if (what.about || what.why || what.brings) session.explain(element, what, false);
    };
    const soon = (act: () => void, after: number): void => {
      clearTimeout(timer);
      timer = setTimeout(act, after);
    };
    const long = (): void => {
      wasLong = true;
      if (!press?.()) tell();
    };
    const listeners: Record<string, (event: PointerEvent) => void> = {
      pointerenter: (event) => {
        if (event.pointerType !== "touch") soon(tell, HOVER);
      },
      pointerleave: (event) => {
        clearTimeout(timer);
        if (event.pointerType !== "touch") session.explained(element);
      },
      pointerdown: (event) => {
        wasLong = false;
        if (event.pointerType === "touch") soon(long, LONG);
        else clearTimeout(timer);
      },
      pointerup: () => clearTimeout(timer),
      pointercancel: () => clearTimeout(timer),
      // Who has come with the pointer sees what there is; keys have only the focus.
      focus: () => {
        if (document.documentElement.dataset.by !== "pointer" || asked().why) tell();
      },
      blur: () => session.explained(element),
      contextmenu: (event) => {
        clearTimeout(timer);
        if (event.pointerType === "touch" || wasLong) event.preventDefault();
        else if (press?.()) event.preventDefault();
      },
    };
    // What a long press has done must not be followed by what a click does.
    const swallow = (event: Event): void => {
      if (!wasLong) return;
      wasLong = false;
      event.preventDefault();
      event.stopImmediatePropagation();
    };
    for (const [name, listener] of Object.entries(listeners)) element.addEventListener(name, listener as EventListener);
    element.addEventListener("click", swallow, { capture: true });
    return () => {
      clearTimeout(timer);
      for (const [name, listener] of Object.entries(listeners))
        element.removeEventListener(name, listener as EventListener);
      element.removeEventListener("click", swallow, { capture: true });
      session.explained(element);
    };
  };
}

/** In a component: a function that makes an element explain itself, where it is no Spot. */
export function useTold(): (kind: string, args?: Thing["args"]) => Attachment<HTMLElement> {
  const session = useSession();
  return (kind, args = {}) =>
    (element) => {
      const about = { kind, args };
      element.dataset.about = kind;
      const forget = tells(session, () => ({ about }))(element);
      if (element instanceof HTMLButtonElement) return forget; // it has its own click, and its place among the stops
      const leave = joinGroup(element);
      const tap = (): void => session.explain(element, { about }, false);
      element.addEventListener("click", tap);
      return () => {
        element.removeEventListener("click", tap);
        leave();
        if (forget) forget();
      };
    };
}

/** One of a group is reached by Tab, the others from there by the arrows. */
function joinGroup(element: HTMLElement): () => void {
  const group = element.closest<HTMLElement>("[data-told-group]") ?? element.parentElement ?? element;
  const members = (): HTMLElement[] => [...group.querySelectorAll<HTMLElement>("[data-told]")];
  const stop = (member: HTMLElement | undefined): void => {
    for (const other of members()) other.tabIndex = other === member ? 0 : -1;
  };
  const walk = (event: KeyboardEvent): void => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step === undefined) return;
    const all = members();
    const next = all[(all.indexOf(element) + step + all.length) % all.length]!;
    event.preventDefault();
    stop(next);
    next.focus();
  };
  element.dataset.told = "";
  if (!members().some((other) => other.tabIndex === 0)) element.tabIndex = 0;
  else element.tabIndex = -1;
  element.addEventListener("keydown", walk);
  return () => {
    const wasStop = element.tabIndex === 0;
    delete element.dataset.told;
    element.removeAttribute("tabindex");
    element.removeEventListener("keydown", walk);
    if (wasStop) stop(members()[0]);
  };
}
