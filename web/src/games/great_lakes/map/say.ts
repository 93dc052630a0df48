// What the map says about a route or a port.
import type { LakesTable } from "../table";

/** A route in one sentence, for those who do not see it. */
export function routeLabel(table: LakesTable, id: string): string {
  const { catalogue } = table;
  const route = catalogue.routes[id]!;
  return table.say("map-route", {
    name: route.name,
    type: route.type,
    colour: route.colour,
    length: route.length,
    points: route.points,
    ...ownerOf(table, id),
  });
}

/** Whose a route is, as arguments of a sentence. */
export function ownerOf(table: LakesTable, id: string): { whose: string; owner: string } {
  const seat = table.view.routes[id];
  if (seat === undefined) return { whose: "free", owner: "" };
  return { whose: seat === table.viewer ? "you" : "other", owner: table.people[seat]?.name ?? "" };
}

/** What it would cost now: "3 black + 1 wild"; nothing where it cannot be paid. */
export function priceOf(table: LakesTable, target: string): string | null {
  const price = table.view.prices[target];
  if (!price) return null;
  const parts = [
    price.plain + price.special > 0
      ? table.say("map-price-colour", { colour: price.colour, cards: price.plain + price.special })
      : "",
    price.wilds > 0 ? table.say("map-price-wilds", { cards: price.wilds }) : "",
  ];
  return parts.filter(Boolean).join(" + ");
}
