// Keys of lit places: 1 to 9, then letters, in the order of the page; where there are more places than numbers, what is
// begun, the bar and the market come first.

const DIGITS = "123456789";
const KEYS = `${DIGITS}acdefgjklmopqrtuvwxyz`; // h asks for a hint, i shows a card; b, n and s are of lessons

/** Write its key on each lit place; while the bar lists choices, on those only. */
export function numberSpots(root: HTMLElement, isBarOnly: boolean): void {
  for (const old of root.querySelectorAll<HTMLElement>("[data-key]")) delete old.dataset.key;
  const lit = [...root.querySelectorAll<HTMLElement>(isBarOnly ? "[data-keys] [data-lit]" : "[data-lit]")];
  const ordered = lit.length > DIGITS.length ? lit.toSorted((one, other) => rank(one) - rank(other)) : lit;
  const guided = ordered.filter((place) => place.dataset.guided !== undefined); // in a lesson: what it speaks of first
  const rest = ordered.filter((place) => !guided.includes(place));
  [...guided, ...rest].slice(0, KEYS.length).forEach((place, i) => (place.dataset.key = KEYS[i]));
}

function rank(place: HTMLElement): number {
  if (place.dataset.lit === "elsewhere") return 2;
  return place.closest("[data-keys], .market") ? 0 : 1;
}

/** The brass button that commits what is put together. */
export function pressCommit(root: ParentNode): boolean {
  const button = root.querySelector<HTMLElement>("[data-bar] .btn.go[data-lit]");
  button?.click();
  return button !== null;
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
