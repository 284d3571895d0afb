/** Lines of a score, added one after the other; made while a component begins. */

import { pacing } from "../../lib/pace.svelte";

/** Between one line and the next, in milliseconds. */
const PACE = 420;

export class Counting {
  /** How many lines have been added so far. */
  added: number = $state(0);

  constructor(private readonly lines: number) {
    if (pacing.isStill) this.added = lines;
    $effect(() => {
      const timer = setInterval(() => {
        if (this.isDone) clearInterval(timer);
        else this.added += 1;
      }, PACE);
      return () => clearInterval(timer);
    });
  }

  get isDone(): boolean {
    return this.added >= this.lines;
  }
}
