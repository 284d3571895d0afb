/** Looking back: a past moment of the record on the board, stepped or played move by move. */

import type { Moment } from "../generated/wire";

/** Time between two moves: a while for each, and some for every sign to be read. */
const BEAT = 800;
const A_SIGN = 22;
const LONGEST_BEAT = 6000;

export class Replay {
  /** The move looked at, 0 is the position before the first; null while the table is live. */
  move: number | null = $state(null);
  moment: Moment | null = $state.raw(null);
  /** Whether the moment shown does not follow the one before it: nothing travels then. */
  isJump: boolean = $state(true);
  isPlaying: boolean = $state(false);
  failed: boolean = $state(false);

  #moments = new Map<number, Moment>();
  #fetching: Promise<void> = Promise.resolve();
  #isFetching = false;
  /** Whether it goes back to the table by itself once all was shown. */
  #returns = false;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly fetchMoment: (move: number) => Promise<Moment>,
    private readonly newest: () => number,
    /** How many signs there are to read at the moment shown. */
    private readonly signs: () => number = () => 0,
  ) {}

  get isOn(): boolean {
    return this.move !== null;
  }

  /** The last move of the record. */
  get end(): number {
    return Math.max(this.newest(), this.moment?.moves ?? 0);
  }

  /** How many entries lead to the moment shown; null while the table is live. */
  get entry(): number | null {
    return this.moment?.entry ?? null;
  }

  /** Shows the position after a move; what is asked for while another is fetched comes right after it. */
  async show(move: number): Promise<void> {
    this.move = Math.max(0, Math.min(this.end, move));
    if (!this.#isFetching) this.#fetching = this.#fetch();
    await this.#fetching;
  }

  step(by: number): void {
    this.pause();
    void this.show((this.move ?? this.end) + by);
  }

  /** Plays what followed a move, and goes back to the table. */
  retell(from: number): void {
    this.isPlaying = true;
    this.#returns = true;
    void this.show(from).then(() => this.#beat());
  }

  /** Plays on to the end, or from the first move when already there. */
  play(): void {
    this.isPlaying = true;
    const isAtEnd = this.move === null || this.move >= this.end;
    void (isAtEnd ? this.show(1) : Promise.resolve()).then(() => this.#beat());
  }

  pause(): void {
    this.isPlaying = false;
    this.#returns = false;
    clearTimeout(this.#timer);
  }

  toggle(): void {
    if (this.isPlaying) this.pause();
    else this.play();
  }

  /** Back to the live table. */
  leave(): void {
    this.pause();
    this.move = null;
    this.moment = null;
    this.isJump = true;
    this.failed = false;
    this.#moments.clear();
  }

  /** Fetches what is wanted until it is there; what was wanted in between is never asked for. */
  async #fetch(): Promise<void> {
    this.#isFetching = true;
    this.failed = false;
    while (!this.failed && this.move !== null && this.move !== this.moment?.move) {
      const wanted = this.move;
      try {
        const moment = this.#moments.get(wanted) ?? (await this.fetchMoment(wanted));
        this.#moments.set(wanted, moment);
        if (this.move === wanted) this.#stand(moment);
      } catch {
        this.failed = this.move === wanted;
      }
    }
    this.#isFetching = false;
    if (this.failed) this.pause();
  }

  #stand(moment: Moment): void {
    this.isJump = this.moment?.move !== moment.move - 1;
    this.moment = moment;
  }

  #beat(): void {
    clearTimeout(this.#timer);
    if (!this.isPlaying) return;
    this.#timer = setTimeout(() => void this.#advance(), Math.min(LONGEST_BEAT, BEAT + A_SIGN * this.signs()));
  }

  async #advance(): Promise<void> {
    if (!this.isPlaying || this.move === null) return;
    if (this.move >= this.end) return this.#returns ? this.leave() : this.pause();
    await this.show(this.move + 1);
    if (this.isPlaying) this.#beat();
  }
}
