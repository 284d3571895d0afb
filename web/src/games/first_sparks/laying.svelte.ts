/** Laying a tile: which place was tapped, and how the tile is turned there. */

import { Aim } from "../../table/aim.svelte";
import type { Session } from "../../table/session.svelte";
import { STEPS } from "./map/land";
import type { Laying } from "./choices";

/** A hex that some placing of the tile covers, as "q r". */
export interface Site {
  readonly id: string;
  readonly q: number;
  readonly r: number;
  /** All placings that cover it, hex A there first. */
  readonly layings: readonly Laying[];
}

export class TileLaying {
  /** The hex it would cover. */
  readonly aim: Aim<string>;
  #turn = $state(0);

  constructor(
    session: Session,
    private readonly layings: () => readonly Laying[],
  ) {
    this.aim = new Aim(session, (site) => this.sites.some(({ id }) => id === site));
  }

  /** Every hex that may be covered. */
  readonly sites: readonly Site[] = $derived.by(() => {
    const found = new Map<string, Laying[]>();
    for (const laying of this.layings()) {
      for (const [half, id] of hexesOf(laying).entries()) {
        const known = found.get(id) ?? [];
        found.set(id, half === 0 ? [laying, ...known] : [...known, laying]);
      }
    }
    return [...found].map(([id, layings]) => {
      const [q = 0, r = 0] = id.split(" ").map(Number);
      return { id, q, r, layings };
    });
  });

  readonly site: Site | null = $derived(this.sites.find(({ id }) => id === this.aim.pinned) ?? null);

  /** How the tile would lie. */
  readonly chosen: Laying | null = $derived(this.site?.layings[this.#turn % this.site.layings.length] ?? null);

  /** Whether there is more than one way to lie there. */
  get canTurn(): boolean {
    return (this.site?.layings.length ?? 0) > 1;
  }

  /** Lays it as a hint says. */
  propose(text: string): void {
    const site = this.sites.find(({ layings }) => layings.some(({ choice }) => choice.text === text));
    if (!site) return;
    this.aim.pin(site.id);
    this.#turn = site.layings.findIndex(({ choice }) => choice.text === text);
  }

  /** A press on a hex: lay it there, or turn it if it lies there already. */
  press(id: string): void {
    if (this.aim.pinned === id) return this.turn();
    this.aim.pin(id);
    this.#turn = 0;
  }

  turn(): void {
    this.#turn += 1;
  }

  clear(): void {
    this.aim.clear();
    this.#turn = 0;
  }
}

function hexesOf({ q, r, rotation }: Laying): string[] {
  const [dq, dr] = STEPS[rotation] ?? [0, 0];
  return [`${q} ${r}`, `${q + dq} ${r + dr}`];
}
