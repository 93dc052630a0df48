// Which routes a list shows, and under which heading.
import type { Catalogue } from "../view";

export type Filter = "all" | "can" | "mine";

export interface Wish {
  filter: Filter;
  city: string | null; // only routes that end there
}

interface Known {
  owners: Record<string, number>; // by route or city
  can: Set<string>; // what may be claimed or built now
  viewer: number | null;
}

export interface Group {
  region: string;
  routes: string[];
}

function isWanted(id: string, wish: Wish, known: Known): boolean {
  if (wish.filter === "can") return known.can.has(id);
  return wish.filter === "all" || (known.viewer !== null && known.owners[id] === known.viewer);
}

/** The routes that are wanted, by the region of their first place, in the order of the box. */
export function grouped(catalogue: Catalogue, wish: Wish, known: Known): Group[] {
  const wanted = Object.entries(catalogue.routes).filter(
    ([id, { a, b }]) => isWanted(id, wish, known) && (wish.city === null || wish.city === a || wish.city === b),
  );
  return Object.keys(catalogue.regions)
    .map((region) => ({
      region,
      routes: wanted.filter(([, { a }]) => catalogue.places[a]!.region === region).map(([id]) => id),
    }))
    .filter(({ routes }) => routes.length > 0);
}

/** The ports that are wanted. */
export function ports(catalogue: Catalogue, wish: Wish, known: Known): string[] {
  return Object.keys(catalogue.places).filter(
    (id) => catalogue.places[id]!.is_port && isWanted(id, wish, known) && (wish.city === null || wish.city === id),
  );
}
