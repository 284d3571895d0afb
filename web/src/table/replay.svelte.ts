/** Looking back: a past moment of the record on the board, stepped or played. */

import type { Moment } from "../generated/wire";

/** Time between two moments, and between those in which nothing is told, such as the deal. */
const BEAT = 1100;
const SILENT_BEAT = 160;

export class Replay {
  /** The entry looked at; null while the table is live. */
  entry: number | null = $state(null);
  moment: Moment | null = $state.raw(null);
  isPlaying: boolean = $state(false);
  failed: boolean = $state(false);

  #moments = new Map<number, Moment>();
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly fetchMoment: (entry: number) => Promise<Moment>,
    private readonly newest: () => number,
  ) {}

  get isOn(): boolean {
    return this.entry !== null;
  }

  /** The last entry of the record. */
  get end(): number {
    return Math.max(this.newest(), this.moment?.entries ?? 0);
  }

  /** Shows the position after an entry. */
  async show(entry: number): Promise<void> {
    const wanted = Math.max(0, Math.min(this.end, entry));
    this.entry = wanted;
    try {
      const moment = this.#moments.get(wanted) ?? (await this.fetchMoment(wanted));
      this.#moments.set(wanted, moment);
      if (this.entry !== wanted) return;
      this.moment = moment;
      this.failed = false;
    } catch {
      if (this.entry === wanted) this.failed = true;
      this.pause();
    }
  }

  step(by: number): void {
    this.pause();
    void this.show((this.entry ?? this.end) + by);
  }

  /** Plays on to the end, or from the start when already there. */
  play(): void {
    this.isPlaying = true;
    const isAtEnd = this.entry === null || this.entry >= this.end;
    void (isAtEnd ? this.show(0) : Promise.resolve()).then(() => this.#beat());
  }

  pause(): void {
    this.isPlaying = false;
    clearTimeout(this.#timer);
  }

  toggle(): void {
    if (this.isPlaying) this.pause();
    else this.play();
  }

  /** Back to the live table. */
  leave(): void {
    this.pause();
    this.entry = null;
    this.moment = null;
    this.failed = false;
    this.#moments.clear();
  }

  #beat(): void {
    clearTimeout(this.#timer);
    if (!this.isPlaying) return;
    const beat = this.moment?.told.length === 0 ? SILENT_BEAT : BEAT;
    this.#timer = setTimeout(() => void this.#advance(), beat);
  }

  async #advance(): Promise<void> {
    if (!this.isPlaying || this.entry === null) return;
    if (this.entry >= this.end) return this.pause();
    await this.show(this.entry + 1);
    if (this.isPlaying) this.#beat();
  }
}
