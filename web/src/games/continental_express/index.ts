// Continental Express at the browser table.
import type { GameModule } from "../../board/contract";
import { addDrawings } from "../../design/art";
import { addWords } from "../../lib/words.svelte";
import BarDetail from "./BarDetail.svelte";
import Board from "./Board.svelte";
import Breakdown from "./Breakdown.svelte";
import Card from "./Card.svelte";
import Hand from "./Hand.svelte";
import { moments } from "./moments";
import { flights, placed } from "./places";
import SeatPanel from "./SeatPanel.svelte";

addDrawings(import.meta.glob<string>("./art/*.svg", { query: "?raw", import: "default", eager: true }));
addWords(
  "continental_express",
  import.meta.glob<string>("./words/*.ftl", { query: "?raw", import: "default", eager: true }),
);

export const game: GameModule = {
  name: "continental_express",
  panels: "left",
  Board,
  Hand,
  SeatPanel,
  Card,
  Breakdown,
  BarDetail,
  placed,
  flights,
  moments,
};
