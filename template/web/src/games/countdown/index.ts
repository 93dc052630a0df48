// Countdown at the browser table.
import type { GameModule } from "../../board/contract";
import { fly } from "../../board/flight";
import { addDrawings } from "../../design/art";
import type { Flight } from "../../lib/motion";
import { addWords } from "../../lib/words.svelte";
import type { LogLine } from "../../wire";
import Board from "./Board.svelte";
import Breakdown from "./Breakdown.svelte";
import Card from "./Card.svelte";
import Hand from "./Hand.svelte";
import SeatPanel from "./SeatPanel.svelte";

addDrawings(import.meta.glob<string>("./art/*.svg", { query: "?raw", import: "default", eager: true }));
addWords("countdown", import.meta.glob<string>("./words/*.ftl", { query: "?raw", import: "default", eager: true }));

function flights({ kind, args }: LogLine): Flight | null {
  switch (kind) {
    case "coupled":
      return fly(`hand:${args.seat}`, `train:${args.seat}`, args.card);
    case "dropped":
      return fly(`hand:${args.seat}`, "dropped", args.card);
    case "took_open":
      return fly("open", `hand:${args.seat}`, args.card);
    case "drew":
      return fly("stock", `hand:${args.seat}`, args.card);
    default:
      return null;
  }
}

export const game: GameModule = {
  name: "countdown",
  panels: "left",
  Board,
  Hand,
  SeatPanel,
  Card,
  Breakdown,
  placed: () => true,
  flights,
};
