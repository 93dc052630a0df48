// It is your turn: the title, the icon, a sound, and a notification when the page is hidden.
import favicon from "../design/art/favicon.svg?url";
import faviconTurn from "../design/art/favicon-turn.svg?url";
import type { Session } from "./session.svelte";
import { settings } from "./settings.svelte";
import { play } from "./sound";
import { say } from "./words.svelte";

function setIcon(href: string): void {
  document.querySelector<HTMLLinkElement>("link[rel=icon]")?.setAttribute("href", href);
}

function notify(title: string, body: string, tag: string): void {
  if (!settings.notify || !document.hidden || !("Notification" in window) || Notification.permission !== "granted")
    return;
  try {
    const shown = new Notification(title, { body, tag, icon: faviconTurn });
    shown.onclick = () => {
      window.focus();
      shown.close();
    };
  } catch {
    // phones have the name of it and refuse to make one
  }
}

/** Call in a component: keeps title and icon true to the session, and rings when the turn comes. */
export function watchAttention(session: Session): void {
  let wasMine = false;
  let chatSeen = -1;
  let lines = -1;

  $effect(() => {
    const scene = session.scene;
    if (!scene) return;
    const isMine = session.isMine;
    document.title = say(isMine ? "title-your-turn" : "title-table", { game: scene.table.title });
    setIcon(isMine ? faviconTurn : favicon);
    if (isMine && !wasMine) {
      play("turn");
      notify(say("title-your-turn", { game: scene.table.title }), scene.question, scene.table.id);
    }
    wasMine = isMine;
  });

  $effect(() => {
    const now = session.lineCount;
    if (lines >= 0 && now > lines) play(session.scene?.table.status === "over" ? "end" : "move");
    lines = now;
  });

  $effect(() => {
    const last = session.chat.at(-1)?.number ?? 0;
    if (chatSeen >= 0 && last > chatSeen && settings.chat) play("chat");
    chatSeen = last;
  });

  $effect(() => () => {
    document.title = say("brand");
    setIcon(favicon);
  });
}

/** Ask the browser whether we may notify; what it said becomes the setting. */
export async function mayNotify(): Promise<boolean> {
  return "Notification" in window && (await Notification.requestPermission()) === "granted";
}
