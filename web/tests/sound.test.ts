import { afterEach, describe, expect, it, vi } from "vitest";
import { play } from "../src/lib/sound";

afterEach(() => vi.unstubAllGlobals());

describe("sound", () => {
  it("waits for the first gesture: before it browsers refuse sound, and complain", () => {
    const made = vi.fn();
    class Silent {
      state = "running";
      currentTime = 0;
      destination = {};
      constructor() {
        made();
      }
      createOscillator = () => ({ frequency: {}, connect: (to: unknown) => to, start() {}, stop() {} });
      createGain = () => ({
        gain: { setValueAtTime() {}, linearRampToValueAtTime() {}, exponentialRampToValueAtTime() {} },
        connect() {},
      });
    }
    vi.stubGlobal("AudioContext", Silent);
    const activation = { hasBeenActive: false };
    vi.stubGlobal("navigator", { userActivation: activation });
    play("turn");
    expect(made).not.toHaveBeenCalled();
    activation.hasBeenActive = true;
    play("turn");
    play("chat");
    expect(made).toHaveBeenCalledOnce();
  });
});
