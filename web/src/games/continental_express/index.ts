// Continental Express at the browser table.
import type { GameModule } from "../../board/contract";
import BarDetail from "./BarDetail.svelte";
import Board from "./Board.svelte";
import Breakdown from "./Breakdown.svelte";
import Card from "./Card.svelte";
import Hand from "./Hand.svelte";
import { flights, placed } from "./places";
import Poster from "./Poster.svelte";
import SeatPanel from "./SeatPanel.svelte";

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
