import type { Session } from "./session.svelte";

/** Keeps `isPhone` true while the window is narrow; returns how to stop. */
export function watchPhone(session: Session): () => void {
  const narrow = matchMedia("(max-width: 720px)");
  const follow = () => (session.isPhone = narrow.matches);
  follow();
  narrow.addEventListener("change", follow);
  return () => narrow.removeEventListener("change", follow);
}
