/** An evening without enough food: resources in its place, or points lost. */

import { RESOURCES } from "../../../generated/stone_age";
import type { CampView, Preview } from "../../../generated/wire";
import { say } from "../../../lib/words";
import type { Answer } from "../../../table/play";
import { Taken } from "../../../table/taken.svelte";
import { ownCamp, stoneAgeView } from "../view";
import type { AskedTable, Asking } from "./asking";
import { linesOf } from "./changes";
import { bowlsOf, cheapest, feedingWith, harvestOf, mealsOf, type Bowl, type Meal } from "./meal";
import { Pair } from "./pair.svelte";
import { heapInWords } from "./words";

export type Course = "goods" | "starve";

/** Points that a course costs: on the track, and in the end. */
export interface Loss {
  readonly from: number;
  readonly to: number;
}

export class Feeding implements Asking {
  readonly pair: Pair;
  readonly #used: Taken<readonly number[]>;
  readonly #course: Taken<Course>;
  readonly others: readonly Answer[] = [];

  constructor(private readonly table: AskedTable) {
    this.pair = new Pair(table);
    this.#used = new Taken(table.session);
    this.#course = new Taken(table.session);
  }

  get hungry(): number {
    return this.table.view.hungry;
  }

  get camp(): CampView | null {
    return ownCamp(this.table.view);
  }

  /** The resources that may be given: those from the first on that is offered. */
  readonly have: readonly number[] = $derived.by(() => {
    const offered = RESOURCES.map((name) => this.table.choices.some(({ text }) => text === `pay ${name}`));
    const first = offered.indexOf(true);
    return RESOURCES.map((_, good) => (first >= 0 && good >= first ? (this.camp?.goods[good] ?? 0) : 0));
  });

  /** Whether resources can make up for all that is missing. */
  get canFeed(): boolean {
    return this.have.some((count) => count > 0);
  }

  get canStarve(): boolean {
    return this.table.choices.some(({ verb }) => verb === "starve");
  }

  get used(): readonly number[] {
    return this.#used.thing ?? cheapest(this.have, this.hungry);
  }

  get left(): number {
    return this.hungry - this.used.reduce((sum, count) => sum + count, 0);
  }

  /** One more of a resource; where all are fed it takes the place of one of another. */
  add(good: number): void {
    const used = [...this.used];
    if ((used[good] ?? 0) >= (this.have[good] ?? 0)) return;
    if (this.left === 0) {
      const other = used.findIndex((count, index) => count > 0 && index !== good);
      if (other < 0) return;
      used[other] = (used[other] ?? 0) - 1;
    }
    used[good] = (used[good] ?? 0) + 1;
    this.choose("goods");
    this.#used.take(used);
  }

  remove(good: number): void {
    this.choose("goods");
    this.#used.take(this.used.map((count, index) => (index === good ? Math.max(0, count - 1) : count)));
  }

  get course(): Course {
    return this.#course.thing ?? (this.canFeed || !this.canStarve ? "goods" : "starve");
  }

  choose(course: Course): void {
    this.#course.take(course);
  }

  get bowls(): Bowl[] {
    const chosen = this.course === "goods" ? RESOURCES.flatMap((name, good) => Array.from({ length: this.used[good] ?? 0 }, () => name)) : [];
    return bowlsOf(this.camp?.workers ?? 0, this.hungry, harvestOf(this.table.session.log, this.table.view.seat), chosen);
  }

  get meals(): readonly Meal[] {
    return mealsOf(this.table.view, this.table.session.log);
  }

  /** What is played for a course; nothing while too few are fed. */
  actionsOf(course: Course): readonly string[] {
    if (course === "starve") return this.canStarve ? ["starve"] : [];
    if (this.left !== 0 || !this.canFeed) return [];
    return feedingWith(this.used, this.camp?.goods ?? []);
  }

  /** Points on the track before and after a course. */
  onTrack(course: Course): Loss | null {
    return this.#lossOf(course, ({ score }) => score);
  }

  /** Points in the end, of what is held, before and after. */
  inTheEnd(course: Course): Loss | null {
    return this.#lossOf(course, linesOf);
  }

  #lossOf(course: Course, count: (camp: CampView) => number | null): Loss | null {
    const actions = this.actionsOf(course);
    const preview: Preview | null = actions.length > 0 ? this.table.session.dialogue.after(...actions) : null;
    const after = preview ? ownCamp(stoneAgeView(preview.view)) : null;
    const [from, to] = [this.camp ? count(this.camp) : null, after ? count(after) : null];
    return from === null || to === null ? null : { from, to };
  }

  /** Two resources of the card come first, then the meal goes on. */
  takeTwo(): void {
    const { choice } = this.pair;
    if (choice) void this.table.session.choose(choice.text, (step) => step === "feed");
  }

  get sentence(): string {
    return say("stone_age-ui-dialogue-feed", { hungry: this.hungry, workers: this.camp?.workers ?? 0 });
  }

  get hint(): string {
    return say("stone_age-ui-dialogue-feed-hint", { style: this.table.view.hasStyle ? "yes" : "no" });
  }

  get confirmLabel(): string | null {
    if (this.pair.choice) return say("stone_age-ui-dialogue-take-two");
    if (this.actionsOf(this.course).length === 0) return null;
    if (this.course === "goods") return say("stone_age-ui-dialogue-feed-with", { goods: heapInWords(this.used) });
    const loss = this.onTrack("starve");
    return say("stone_age-ui-dialogue-go-hungry", { points: loss ? loss.from - loss.to : 0 });
  }

  confirm(): void {
    if (this.pair.choice) return this.takeTwo();
    const actions = this.actionsOf(this.course);
    if (actions.length > 0) void this.table.session.act(...actions);
  }

  back(): void {
    this.pair.clear();
    this.#used.take(null);
    this.#course.take(null);
  }
}
