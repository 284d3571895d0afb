/** Pieces that travel: the position shown lags behind the true one by as long as huts are on their way. */

import { prefersReducedMotion, Tween } from "svelte/motion";
import { cubicOut } from "svelte/easing";
import type { ClansView, Told } from "../../generated/wire";
import { count } from "./outcome";
import { CLANS } from "../../generated/clans";

export const TRAVEL = 320;
const COUNTING = 600;
/** More moves than this at once are not watched one by one: somebody came back to the table. */
const MOST_WATCHED = 4;

export interface Traveller {
  readonly here: number;
  readonly there: number;
  readonly huts: readonly number[];
  readonly isHeavy: boolean;
}

export class BoardMotion {
  huts: readonly (readonly number[])[] = $state.raw([]);
  full: readonly number[] = $state.raw([]);
  villages: readonly number[] = $state.raw([]);
  traveller: Traveller | null = $state.raw(null);
  readonly points: Tween<number[]>;
  #waiting: { view: ClansView; moves: readonly Told[] }[] = [];
  #run = 0;
  #isTravelling = false;

  constructor(view: ClansView) {
    this.points = new Tween([...view.points], { duration: COUNTING, easing: cubicOut });
    this.#settle(view);
  }

  /** Shows a position; the moves that led to it travel first, after those already on their way. */
  follow(view: ClansView, lines: readonly Told[]): void {
    const moves = lines.filter((told) => told.kind === "moved");
    this.#waiting.push({ view, moves });
    const backlog = this.#waiting.reduce((sum, waiting) => sum + waiting.moves.length, 0);
    if (prefersReducedMotion.current || moves.length === 0 || backlog > MOST_WATCHED) this.#jump(view);
    else if (!this.#isTravelling) void this.#travel(++this.#run);
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
      for (const told of next.moves) {
        this.#lift(told);
        await new Promise((landed) => setTimeout(landed, TRAVEL));
        if (run !== this.#run) return;
        this.#land();
      }
      this.#settle(next.view);
    }
    this.#isTravelling = false;
  }

  #lift(told: Told): void {
    const here = count(told, "here");
    const huts = this.huts[here - 1] ?? [];
    this.huts = this.huts.with(here - 1, CLANS.map(() => 0));
    this.traveller = { here, there: count(told, "there"), huts, isHeavy: this.full.includes(here) };
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
    void this.points.set([...view.points], prefersReducedMotion.current ? { duration: 0 } : {});
  }
}
