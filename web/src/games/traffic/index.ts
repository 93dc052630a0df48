// Traffic at the browser table.
import type { GameModule } from "../../board/contract";
import { fly } from "../../board/flight";
import { addDrawings } from "../../design/art";
import type { Flight } from "../../lib/motion";
import { addWords } from "../../lib/words.svelte";
import type { LogLine } from "../../wire";
import BarDetail from "./BarDetail.svelte";
import Board from "./Board.svelte";
import Breakdown from "./Breakdown.svelte";
import Card from "./Card.svelte";
import Hand from "./Hand.svelte";
import { moments } from "./moments";
import SeatPanel from "./SeatPanel.svelte";

addDrawings(import.meta.glob<string>("./art/*.svg", { query: "?raw", import: "default", eager: true }));
addWords("traffic", import.meta.glob<string>("./words/*.ftl", { query: "?raw", import: "default", eager: true }));

const IN_THE_BAR = ["pass", "end"];

function flights({ kind, args }: LogLine): Flight | null {
  switch (kind) {
    case "drew":
      return fly(`pile:${args.deck}`, `hand:${args.seat}`, args.card);
    case "played":
      return fly(`hand:${args.seat}`, "discards", args.card);
    case "placed":
      return fly(`hand:${args.seat}`, `track:${args.track}:${args.side ?? "left"}`, args.card);
    case "built":
      return fly(`hand:${args.seat}`, `track:${args.track}`, "extra_track");
    case "stopped":
      return fly(`hand:${args.seat}`, `seat:${args.target}`, "red_semaphore");
    case "stole":
      return fly(`hand:${args.victim}`, `hand:${args.seat}`, args.card);
    case "gave":
      return fly(`hand:${args.seat}`, `hand:${args.receiver}`, args.card);
    case "took":
      return fly(`track:${args.track}`, `hand:${args.seat}`, args.card);
    case "swapped":
      return args.track === args.other_track
        ? null
        : fly(`track:${args.track}`, `track:${args.other_track}`, args.card);
    case "moved":
      return args.track === args.to_track ? null : fly(`track:${args.track}`, `track:${args.to_track}`, args.card);
    default:
      return null;
  }
}

export const game: GameModule = {
  name: "traffic",
  panels: "left",
  Board,
  Hand,
  SeatPanel,
  Card,
  Breakdown,
  BarDetail,
  moments,
  placed: (move) => !IN_THE_BAR.includes(move.kind),
  flights,
};
