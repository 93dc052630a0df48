// After a finished turn bots wait a moment, in which it can be taken back.
import type { Scene } from "../wire";

const SECOND_CLICK = 350; // milliseconds: a double click is not a wish to go on

export class Grace {
  act = $state(-1); // after how many acts bots wait
  seconds = $state(0); // how long, from when we first heard of it; 0: they do not
  private began = 0;
  private ended = -1; // the act after which we did not want them to wait
  private timer: ReturnType<typeof setTimeout> | undefined;

  get isOn(): boolean {
    return this.seconds > 0;
  }
  get isFresh(): boolean {
    return Date.now() - this.began < SECOND_CLICK;
  }

  shown({ act, grace }: Scene): void {
    clearTimeout(this.timer);
    if (grace <= 0 || act === this.ended) {
      this.seconds = 0;
      return;
    }
    if (act !== this.act || !this.isOn) [this.act, this.seconds, this.began] = [act, grace, Date.now()];
    this.timer = setTimeout(() => (this.seconds = 0), grace * 1000);
  }

  end(): void {
    clearTimeout(this.timer);
    this.ended = this.act;
    this.seconds = 0;
  }
}
