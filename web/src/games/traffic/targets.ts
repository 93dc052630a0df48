// Which of the legal moves belong where on a track.
import type { Meant } from "../../board/contract";
import type { MoveOffer } from "../../wire";
import { firstWagon, placeOf, standing } from "./places";
import type { Side, TrafficTable } from "./table";

/** What can be done on one track. */
export interface TrackMoves {
  left: MoveOffer[]; // at the ends
  right: MoveOffer[];
  card: string | null; // what would stand there
  leaving: Record<Side, number[]>; // how many wagons may leave with a locomotive
  wagons: MoveOffer[][]; // by position
  gaps: MoveOffer[][]; // before each position, and after the last
  pulls: (number | undefined)[]; // by position: taking it takes so many from the locomotive's end
  why?: Meant; // nothing can be done here: what was meant
  whyWagon(position: number): Meant | undefined;
}

/** `isTight`: the gaps between wagons are too narrow to be pointed at, and belong to the wagons beside them. */
export function trackMoves(table: TrafficTable, track: number, isTight: boolean): TrackMoves {
  const { view } = table;
  const wagons = view.tracks[track]!;
  const first = firstWagon(view.tracks, track);
  const gaps = Array.from({ length: wagons.length + 1 }, (_, gap) => movesInto(table, track, gap));
  const pulls = wagons.map((_, position) => pulledWith(table, track, position));
  const end = (side: Side): MoveOffer[] => [
    ...table.movesOf("place", { track, side }),
    ...table.movesOf("hook", { track, side }),
    ...(side === "left" ? gaps[0]! : wagons.length > 0 ? gaps.at(-1)! : []),
  ];
  const leaving = (side: Side): number[] =>
    view.hooks.find((hook) => hook.track === track && hook.side === side)?.wagons ?? [];
  const left = end("left");
  const right = end("right");
  return {
    left,
    right,
    card: view.lifted === null ? view.card : cardAt(view.tracks, view.lifted),
    leaving: { left: leaving("left"), right: leaving("right") },
    wagons: wagons.map((_, position) => [
      ...table.movesOf("lift", { wagon: first + position }),
      ...table.movesOf("swap", { wagon: first + position }),
      ...(position === 0 ? table.movesOf("take", { track, side: "left" }) : []),
      ...(position === wagons.length - 1 ? table.movesOf("take", { track, side: "right" }) : []),
      ...(pulls[position] === undefined ? [] : table.movesOf("pull", { wagons: pulls[position] })),
      ...(isTight ? [...innerGap(gaps, position), ...innerGap(gaps, position + 1)] : []),
    ]),
    gaps,
    pulls,
    why: left.length + right.length > 0 ? undefined : meantHere(table, track),
    whyWagon(position) {
      const kind = { lift: "lift", shunt: "swap" }[view.phase];
      return kind && first + position !== view.lifted ? { kind, args: { wagon: first + position } } : undefined;
    },
  };
}

function cardAt(tracks: string[][], wagon: number): string {
  const { track, position } = standing(tracks, wagon);
  return tracks[track]![position]!;
}

function movesInto(table: TrafficTable, track: number, gap: number): MoveOffer[] {
  return table.view.lifted === null ? [] : table.movesOf("move", { place: placeOf(table.view, track, gap) });
}

function innerGap(gaps: MoveOffer[][], gap: number): MoveOffer[] {
  return gap > 0 && gap < gaps.length - 1 ? gaps[gap]! : [];
}

function pulledWith(table: TrafficTable, track: number, position: number): number | undefined {
  const { view } = table;
  if (view.phase !== "pull" || view.track !== track) return undefined;
  const wagons = view.side === "left" ? position + 1 : view.tracks[track]!.length - position;
  return table.movesOf("pull", { wagons }).length > 0 ? wagons : undefined;
}

function meantHere(table: TrafficTable, track: number): Meant | undefined {
  const { phase } = table.view;
  return phase === "place" || phase === "hook" ? { kind: phase, args: { track, side: "left" } } : undefined;
}
