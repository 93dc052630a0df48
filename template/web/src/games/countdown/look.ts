// Which drawing a wagon has, in which livery.  A wagon of another edition is a boxcar.
const DRAWINGS: Record<string, string> = {
  coal: "hopper",
  timber: "boxcar",
  mail: "mail",
  sleeper: "coach",
  diner: "countdown-diner",
};
const LIVERIES: Record<string, string> = {
  coal: "#66757c",
  timber: "#8d6a43",
  mail: "#a9552f",
  sleeper: "#2e4f7d",
  diner: "#8a3b2e",
};

export function vehicle(card: string): string {
  return DRAWINGS[card] ?? "boxcar";
}

export function colour(card: string): string {
  return LIVERIES[card] ?? "#5d5a7a";
}
