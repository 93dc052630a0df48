// Which drawing a card has, in which livery: from what is printed on it, so that other editions have theirs, too.
import type { Card } from "./view";

const FREIGHT = ["hopper", "boxcar", "tanker"];
const LIVERIES: Record<string, string[]> = {
  freight: ["#8d6a43", "#a9552f", "#66757c"], // by points, from 1
  passenger: ["#5d5a7a", "#2f6b4f", "#8a3b2e", "#2e4f7d"],
  high_speed: ["#5f7480", "#7a4a80", "#2f629c", "#2c6a4d", "#b93a26"],
  loco: ["#5d5a7a", "#1f5a4c", "#2b3f63", "#a8442f", "#2c6a4d", "#2e4f7d"], // by traction, from 1
};
const SCENES: Record<string, string> = {
  freight: "sc-yard",
  passenger: "sc-hills",
  high_speed: "sc-speed",
  special: "sc-shop",
};

/** The vehicle of a wagon or a locomotive. */
export function vehicle(card: Card): string {
  switch (card.sort) {
    case "freight":
      return FREIGHT[((card.points ?? 1) + FREIGHT.length - 1) % FREIGHT.length]!;
    case "passenger":
      return "coach";
    case "high_speed":
      return "hs-wagon";
    case "loco":
      return card.traction <= 3 ? "loco-1" : card.traction <= 5 ? "loco-2" : "loco-3";
    default:
      return card.sort;
  }
}

/** Its colours, as a style. */
export function livery(card: Card): string {
  const colours = LIVERIES[card.sort];
  if (!colours) return "";
  const step = card.is_a === "locomotive" ? card.traction : (card.points ?? 1);
  const colour = colours[(step + colours.length - 1) % colours.length]!;
  return card.sort === "high_speed" ? `--t:${colour}` : `--b:${colour}`;
}

/** The drawing of an action. */
export function picture(card: Card): string {
  return card.sort.replaceAll("_", "-");
}

/** The scenery behind a vehicle on its card. */
export function scene(card: Card): string {
  if (card.is_a === "locomotive") return card.sort === "loco-hs" ? "sc-speed" : "sc-hills";
  return SCENES[card.type ?? "special"]!;
}

/** The colour that tells the type, as a variable of the design. */
export function colour(card: Card): string {
  if (card.is_a === "locomotive") return "var(--enamel)";
  return `var(--${card.type === "special" ? card.sort : card.type})`;
}
