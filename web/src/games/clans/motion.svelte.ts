/** Pieces that travel: the position shown lags behind the true one by as long as huts are on their way. */

import { Tween } from "svelte/motion";
import { cubicOut } from "svelte/easing";
import type { ClansView, Told } from "../../generated/wire";
import { pacing } from "../../lib/pace.svelte";
import { count } from "./outcome";
import { CLANS } from "../../generated/clans";

const TRAVEL = 320;
const COUNTING = 600;
/** More moves than this at once are not watched one by one: somebody came back to the table. */
const MOST_WATCHED = 4;

export interface Traveller {
  readonly here: number;
  readonly there: number;
  readonly huts: readonly number[];
  readonly isHeavy: boolean;
  /** Milliseconds. */
  readonly length: number;
}

export class BoardMotion {
  huts: readonly (readonly number[])[] = $state.raw([]);
  full: readonly number[] = $state.raw([]);
  villages: readonly number[] = $state.raw([]);
  traveller: Traveller | null = $state.raw(null);
  readonly points: Tween<number[]>;
  #waiting: { view: ClansView; moves: readonly Told[]; length: number }[] = [];
  #going: ClansView | null = null;
  #run = 0;
  #isTravelling = false;

  constructor(view: ClansView) {
    this.points = new Tween([...view.points], { duration: COUNTING, easing: cubicOut });
    this.#settle(view);
  }

  /** Shows a position; the moves that led to it, made in so many milliseconds, travel first, after those already on their way. */
  follow(view: ClansView, lines: readonly Told[], made: number = Infinity): void {
    const moves = lines.filter((told) => told.kind === "moved");
    this.#waiting.push({ view, moves, length: pacing.length(TRAVEL, made / Math.max(1, moves.length)) });
    const backlog = this.#waiting.reduce((sum, waiting) => sum + waiting.moves.length, 0);
    if (pacing.isStill || moves.length === 0 || backlog > MOST_WATCHED) this.#jump(view);
    else if (!this.#isTravelling) void this.#travel(++this.#run);
  }

  /** Ends all that is on its way. */
  hurry(): void {
    const newest = this.#waiting.at(-1)?.view ?? this.#going;
    if (newest && this.#isTravelling) this.#jump(newest);
  }

  #jump(view: ClansView): void {
    this.#run++;
    this.#isTravelling = false;
    this.#waiting = [];
    this.#settle(view);
  }

  async #travel(run: number): Promise<void> {
    this.#isTravelling = true;
    for (let next = this.#waiting.shift(); next; next = this.#waiting.shift()) {
      this.#going = next.view;
      for (const told of next.moves) {
        this.#lift(told, next.length);
        await new Promise((landed) => setTimeout(landed, next.length));
        if (run !== this.#run) return;
        this.#land();
      }
      this.#settle(next.view);
    }
    this.#isTravelling = false;
  }

  #lift(told: Told, length: number): void {
    const here = count(told, "here");
    const huts = this.huts[here - 1] ?? [];
    this.huts = this.huts.with(here - 1, CLANS.map(() => 0));
    this.traveller = { here, there: count(told, "there"), huts, isHeavy: this.full.includes(here), length };
  }

  #land(): void {
    if (!this.traveller) return;
    const { there, huts } = this.traveller;
    const before = this.huts[there - 1] ?? [];
    this.huts = this.huts.with(there - 1, before.map((number, colour) => number + (huts[colour] ?? 0)));
    this.traveller = null;
  }

  #settle(view: ClansView): void {
    this.traveller = null;
    this.huts = view.huts;
    this.full = view.full;
    this.villages = view.villages;
    void this.points.set([...view.points], { duration: pacing.length(COUNTING) });
  }
}
