// Rails & Sails: Great Lakes at the browser table.
import type { GameModule } from "../../board/contract";
import { addDrawings } from "../../design/art";
import { addWords } from "../../lib/words.svelte";
import BarActions from "./BarActions.svelte";
import BarDetail from "./BarDetail.svelte";
import Board from "./Board.svelte";
import Breakdown from "./Breakdown.svelte";
import Card from "./Card.svelte";
import Hand from "./Hand.svelte";
import { putBack } from "./choice.svelte";
import { moments } from "./moments";
import { confirms, flights, goesOn, placed } from "./places";
import SeatPanel from "./SeatPanel.svelte";
import Side from "./Side.svelte";

addDrawings(import.meta.glob<string>("./art/*.svg", { query: "?raw", import: "default", eager: true }));
addWords("great_lakes", import.meta.glob<string>("./words/*.ftl", { query: "?raw", import: "default", eager: true }));

export const game: GameModule = {
  name: "great_lakes",
  panels: "board",
  Board,
  Hand,
  SeatPanel,
  Card,
  Breakdown,
  Side,
  BarDetail,
  BarActions,
  hasTallBar: true,
  placed,
  confirms,
  goesOn,
  putBack,
  flights,
  moments,
};
