// What a reader prefers, remembered by the browser.
import type { Lang } from "../wire";
import { recall, remember } from "./store";

export type Theme = "system" | "light" | "dark";
export type Motion = "normal" | "fast" | "off";
export type Confirm = "game" | "always" | "never";

interface Kept {
  lang: Lang;
  theme: Theme;
  motion: Motion;
  confirm: Confirm;
  skip: boolean; // steps that leave no choice are made unasked
  refill: boolean; // a gap of the market is filled unasked, from the pile of the card that was taken
  grace: number; // seconds for which bots wait before they answer a turn that can be taken back
  sound: boolean;
  chat: boolean;
  hints: boolean;
  notify: boolean;
  name: string;
  known: string[]; // games that this reader has begun, guided or not
}

function firstLanguage(): Lang {
  for (const tag of navigator.languages ?? []) {
    const lang = tag.slice(0, 2).toLowerCase();
    if (lang === "en" || lang === "uk" || lang === "ru") return lang;
  }
  return "en";
}

const USUAL: Kept = {
  lang: firstLanguage(),
  theme: "system",
  motion: "normal",
  confirm: "game",
  skip: true,
  refill: true,
  grace: 2,
  sound: true,
  chat: true,
  hints: true,
  notify: false,
  name: "",
  known: [],
};

export const settings: Kept = $state({ ...USUAL, ...recall<Partial<Kept>>("settings", {}) });

export function change<Key extends keyof Kept>(key: Key, value: Kept[Key]): void {
  settings[key] = value;
  remember("settings", $state.snapshot(settings));
  apply();
}

/** Tell the document: its language, its theme, its pace. */
export function apply(): void {
  const page = document.documentElement;
  page.lang = settings.lang;
  if (settings.theme === "system") delete page.dataset.theme;
  else page.dataset.theme = settings.theme;
  page.style.setProperty("--speed", String(pace()));
}

/** 1: as designed; less: quicker; 0: nothing moves. */
export function pace(): number {
  if (settings.motion === "off" || matchMedia("(prefers-reduced-motion: reduce)").matches) return 0;
  return settings.motion === "fast" ? 0.45 : 1;
}
