import { describe, expect, it } from "vitest";
import { Plan } from "../src/lobby/plan.svelte";
import type { GameInfo } from "../src/wire";

const GAME: GameInfo = {
  name: "trains",
  lesson: null,
  title: "Trains",
  tagline: "",
  least_seats: 1,
  most_seats: 4,
  minutes: 30,
  options: [
    {
      name: "solo",
      label: "",
      about: "",
      values: [
        { value: "usual", label: "", seats: [1, 2, 3, 4] },
        { value: "scenario", label: "", seats: [1] },
      ],
    },
    {
      name: "first",
      label: "",
      about: "",
      values: [
        { value: "random", label: "", seats: [1, 2, 3, 4] },
        { value: 2, label: "", seats: [3, 4] },
      ],
    },
  ],
};

describe("a table that is being planned", () => {
  it("has as many seats as what is agreed on goes with", () => {
    const plan = new Plan();
    plan.choose(GAME);
    expect(plan.seats.length).toBe(3);
    plan.agree("solo", "scenario");
    expect(plan.seats.map((seat) => seat.kind)).toEqual(["me"]);
  });

  it("forgets what does not go with another seat", () => {
    const plan = new Plan();
    plan.choose(GAME);
    plan.agree("solo", "scenario");
    plan.add("bot");
    expect(plan.options["solo"]).toBe("usual");
    expect(plan.seats.length).toBe(2);
  });

  it("adds the seats that are missing, and drops what goes with more only", () => {
    const plan = new Plan();
    plan.choose(GAME);
    plan.remove(2);
    plan.agree("first", 2);
    expect(plan.seats.length).toBe(3);
    plan.agree("solo", "scenario");
    expect(plan.options).toEqual({ solo: "scenario", first: "random" });
  });
});
