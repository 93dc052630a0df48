// The table, as the components of Traffic see it.
import { useTable } from "../../board/context";
import type { Heading, TableContext } from "../../board/contract";
import type { Breakdown, Catalogue, View } from "./view";

export type TrafficView = View & { points: Breakdown[] };
export type TrafficTable = TableContext<TrafficView, Catalogue>;
export type Seen = TrafficView & Heading;
export type Side = "left" | "right";

export const useGame = useTable<TrafficView, Catalogue>;
