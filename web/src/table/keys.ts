// Number keys: which lit place each of 1 to 9 stands for, in the order of the page.

const MOST = 9;

/** Write its number on each lit place; while the bar lists choices, on those only. */
export function numberSpots(root: HTMLElement, isBarOnly: boolean): void {
  for (const old of root.querySelectorAll<HTMLElement>("[data-key]")) delete old.dataset.key;
  const lit = [...root.querySelectorAll<HTMLElement>(isBarOnly ? "[data-keys] [data-lit]" : "[data-lit]")];
  const guided = lit.filter((place) => place.dataset.guided !== undefined); // in a lesson: what it speaks of first
  [...guided, ...lit.filter((place) => !guided.includes(place))]
    .slice(0, MOST)
    .forEach((place, i) => (place.dataset.key = String(i + 1)));
}

export function pressSpot(root: ParentNode, key: string): boolean {
  const place = root.querySelector<HTMLElement>(`[data-key="${key}"]`);
  place?.click();
  return place !== null;
}

/** Whether keys belong to a field, a dialog or a control just now, and not to the table. */
export function isTyping(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.closest("input, textarea, select, dialog") !== null;
}
