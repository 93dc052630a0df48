// The drawings that the map repeats.
import { ownerShape } from "../../../design/owners";

const COLOURS = ["purple", "yellow", "green", "red", "black", "white"];
const SEATS = [0, 1, 2, 3, 4];

export const SIGNS = [
  ...COLOURS.map((colour) => `sym-${colour}`),
  ...SEATS.map((seat) => `own-${ownerShape(seat)}`),
  "anchor",
];
