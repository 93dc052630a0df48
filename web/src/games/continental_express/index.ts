// Continental Express at the browser table.
import type { GameModule } from "../../board/contract";
import { addDrawings } from "../../design/art";
import BarDetail from "./BarDetail.svelte";
import Board from "./Board.svelte";
import Breakdown from "./Breakdown.svelte";
import Card from "./Card.svelte";
import Hand from "./Hand.svelte";
import { flights, placed } from "./places";
import Poster from "./Poster.svelte";
import SeatPanel from "./SeatPanel.svelte";

addDrawings(import.meta.glob<string>("./art/*.svg", { query: "?raw", import: "default", eager: true }));

export const game: GameModule = {
  name: "continental_express",
  seats: "left",
  Board,
  Hand,
  SeatPanel,
  Card,
  Breakdown,
  Poster,
  BarDetail,
  placed,
  flights,
};
