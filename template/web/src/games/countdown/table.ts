// The table, as the components of Countdown see it.
import { useTable } from "../../board/context";
import type { Breakdown, Catalogue, View } from "./view";

export type SidingView = View & { points: Breakdown[] };

export const useGame = useTable<SidingView, Catalogue>;
