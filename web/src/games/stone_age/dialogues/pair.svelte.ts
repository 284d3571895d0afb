/** Two resources of one's choice, for the card that brings any two. */

import { RESOURCES, type StoneAgeAction } from "../../../generated/stone_age";
import type { ChoiceOf } from "../../../table/action";
import { Taken } from "../../../table/taken.svelte";
import type { AskedTable } from "./asking";

type Resource = (typeof RESOURCES)[number];

export class Pair {
  readonly #picked: Taken<readonly Resource[]>;

  constructor(private readonly table: AskedTable) {
    this.#picked = new Taken(table.session);
  }

  /** Whether two resources may be taken now. */
  get isOffered(): boolean {
    return this.table.choices.some(({ verb }) => verb === "two");
  }

  get picked(): readonly Resource[] {
    return this.#picked.thing ?? [];
  }

  countOf(resource: Resource): number {
    return this.picked.filter((other) => other === resource).length;
  }

  /** One more of a resource; a third takes the place of the first. */
  add(resource: Resource): void {
    this.#picked.take([...this.picked, resource].slice(-2));
  }

  remove(resource: Resource): void {
    const at = this.picked.lastIndexOf(resource);
    this.#picked.take(this.picked.filter((_, index) => index !== at));
  }

  clear(): void {
    this.#picked.take(null);
  }

  /** What takes both; null until there are two. */
  get choice(): ChoiceOf<StoneAgeAction> | null {
    const { picked } = this;
    return this.table.choices.find(({ verb, args }) => verb === "two" && isSamePair(args, picked)) ?? null;
  }
}

function isSamePair(args: readonly (string | number)[], picked: readonly Resource[]): boolean {
  return args.length === picked.length && args.toSorted().join() === picked.toSorted().join();
}
