/** A raid told step by step: by itself or by hand, when it happens and as often as one likes afterwards. */

import { pacing } from "../../../lib/pace.svelte";
import { recall, remember } from "../../../lib/storage";
import type { TainView } from "../../../generated/wire";
import type { Session } from "../../../table/session.svelte";
import { tainView } from "../view";
import { keepBooks, type Position } from "./ledger";
import { raidsIn, stepsOf, type Raid, type RaidStep } from "./lines";

/** Time for one step when the raid runs on by itself. */
const BEAT = 1600;

export class Telling {
  isPlaying: boolean = $state(false);
  /** Raids set off by entries up to this one have been told. */
  #seen: number = $state(-1);
  /** The entry of a raid that is to be told again. */
  #again: number | null = $state(null);
  #at: number = $state(0);
  #before: { readonly entry: number; readonly view: TainView } | null = $state.raw(null);
  #wasPlaying = false;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly session: Session) {
    const seen = recall(this.#key) ?? String(this.#newestOver());
    this.#seen = Number(seen);
    // Whoever comes back after a raid that was not told here sees it from its first step on.
    remember(this.#key, seen);
    session.heldFrom = () => this.heldFrom;
  }

  /** The raid being told; null while there is none. */
  readonly raid: Raid | null = $derived.by(() => {
    const raids = raidsIn(this.session.connection.log);
    if (this.#again !== null) return raids.find(({ entry }) => entry === this.#again) ?? null;
    const newest = raids.at(-1);
    return newest && newest.entry > this.#seen && !this.session.replay.isOn ? newest : null;
  });

  readonly steps: readonly RaidStep[] = $derived(this.raid ? stepsOf(this.raid) : []);

  /** The step on the board, counted from 0. */
  get at(): number {
    return Math.min(this.#at, this.steps.length - 1);
  }

  get step(): RaidStep | null {
    return this.steps[this.at] ?? null;
  }

  get isLast(): boolean {
    return this.at === this.steps.length - 1;
  }

  /** Whether all that is known has been told and somebody has to choose a hostage. */
  get isWaiting(): boolean {
    return this.raid !== null && !this.raid.isOver && this.isLast;
  }

  /** The position at this step; null until the one before the raid is known. */
  readonly position: Position | null = $derived.by(() => {
    if (!this.raid || this.#before?.entry !== this.raid.entry) return null;
    const told = this.steps.slice(0, this.at + 1).flatMap((step) => step.lines);
    return keepBooks(this.#before.view, [...this.raid.prelude, ...told]);
  });

  /** The first line of the log that is not told yet; null when nothing is held back. */
  readonly heldFrom: number | null = $derived.by(() => {
    if (!this.raid || this.isWaiting) return null;
    return this.raid.from + this.steps.slice(0, this.at + 1).reduce((sum, step) => sum + step.lines.length, 0);
  });

  /** Begins with a raid that is new here: fetches the position before it, and plays unless motion is unwanted. */
  async begin(): Promise<void> {
    const raid = this.raid;
    if (!raid || this.#before?.entry === raid.entry) return;
    this.#at = this.#lastStepOf(raid);
    try {
      const moment = await this.session.momentAt(raid.entry);
      this.#before = { entry: raid.entry, view: tainView(moment.view) };
    } catch {
      // Without the position before it a raid cannot be told; the log and the table still say what came of it.
      return this.leave();
    }
    if (pacing.isAtOnce) this.leave();
    else if (!pacing.isStill) this.play();
  }

  /** Runs on after somebody chose a hostage, if it ran by itself until then. */
  resume(): void {
    if (pacing.isAtOnce && this.raid && !this.isWaiting && this.#again === null) return this.leave();
    if (this.#wasPlaying && !this.isWaiting && !this.isPlaying) this.play();
  }

  /** Tells a raid of the log once more. */
  again(entry: number): void {
    this.pause();
    this.#before = null;
    this.#again = entry;
  }

  back(): void {
    this.pause();
    this.#stand(Math.max(0, this.at - 1));
  }

  /** On to the next step; from the last one back to the table. */
  next(): void {
    if (this.isWaiting) return;
    if (this.isLast) return this.leave();
    this.#stand(this.at + 1);
    if (this.isPlaying) this.play();
  }

  goTo(step: number): void {
    this.pause();
    this.#stand(step);
  }

  play(): void {
    clearTimeout(this.#timer);
    this.#wasPlaying = true;
    this.isPlaying = !this.isLast;
    if (this.isPlaying) this.#timer = setTimeout(() => this.next(), pacing.length(BEAT) || BEAT);
  }

  pause(): void {
    this.isPlaying = this.#wasPlaying = false;
    clearTimeout(this.#timer);
  }

  toggle(): void {
    if (this.isPlaying) this.pause();
    else this.play();
  }

  /** Back to the table as it is now; an open raid waits at its last step. */
  leave(): void {
    this.pause();
    if (this.raid && !this.raid.isOver) return this.#stand(this.steps.length - 1);
    if (this.#again === null && this.raid) {
      this.#seen = this.raid.entry;
      remember(this.#key, String(this.#seen));
      remember(this.#stepKey, null);
    }
    this.#again = null;
    this.#before = null;
  }

  get #key(): string {
    return `tain.${this.session.table.id}`;
  }

  get #stepKey(): string {
    return `${this.#key}.step`;
  }

  /** Shows a step, and keeps it for a reload unless the raid is only told again. */
  #stand(at: number): void {
    this.#at = at;
    if (this.#again === null && this.raid) remember(this.#stepKey, `${this.raid.entry} ${at}`);
  }

  /** Where a reload broke off; else the first step. */
  #lastStepOf({ entry }: Raid): number {
    const [kept, at] = (recall(this.#stepKey) ?? "").split(" ");
    return this.#again === null && kept === String(entry) ? Number(at) || 0 : 0;
  }

  #newestOver(): number {
    return raidsIn(this.session.connection.log).findLast(({ isOver }) => isOver)?.entry ?? -1;
  }
}
