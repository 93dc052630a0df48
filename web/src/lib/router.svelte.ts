// Which page: the lobby, a table, a replay, a rulebook.

export type Page =
  { at: "lobby" } | { at: "table"; table: string } | { at: "replay"; table: string } | { at: "rules"; game: string };

function read(path: string): Page {
  const [first, second] = path.split("/").filter(Boolean);
  if (first === "t" && second) return { at: "table", table: second.toUpperCase() };
  if (first === "r" && second) return { at: "replay", table: second.toUpperCase() };
  if (first === "rules" && second) return { at: "rules", game: second };
  return { at: "lobby" };
}

let page = $state.raw<Page>(read(location.pathname));

export function currentPage(): Page {
  return page;
}

export function goTo(path: string): void {
  history.pushState(null, "", path);
  page = read(location.pathname);
  scrollTo(0, 0);
}

/** For links: stay in this document, unless the reader wants a new one. */
export function go(event: MouseEvent): void {
  const link = (event.currentTarget as HTMLAnchorElement).getAttribute("href");
  if (link === null || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
  event.preventDefault();
  goTo(link);
}

addEventListener("popstate", () => (page = read(location.pathname)));
