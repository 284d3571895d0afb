/** How long what others do is shown: one pace for the motion of all games. */

import { prefersReducedMotion } from "svelte/motion";
import { preferences, type Pace } from "./preferences.svelte";

const TIMES: Record<Pace, number> = { calm: 1.8, quick: 1, once: 0 };

class Pacing {
  /** Whether all is shown at once until it is one's turn. */
  isSkipping: boolean = $state(false);

  /** Whether nothing moves: all stands at once where it belongs. */
  get isStill(): boolean {
    return prefersReducedMotion.current || preferences.pace === "once" || this.isSkipping;
  }

  /** Whether what others did is not told step by step either. */
  get isAtOnce(): boolean {
    return preferences.pace === "once" || this.isSkipping;
  }

  /** How long something is shown that takes so many milliseconds at a quick pace; a move never longer than it took to be made. */
  length(quick: number, made: number = Infinity): number {
    return this.isStill ? 0 : Math.min(quick * TIMES[preferences.pace], made);
  }

  /** Style sheets follow too. */
  start(): void {
    $effect.root(() => {
      $effect(() => {
        document.documentElement.dataset["pace"] = this.isStill ? "once" : preferences.pace;
      });
    });
  }
}

export const pacing = new Pacing();
