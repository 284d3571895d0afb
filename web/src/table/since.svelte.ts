/** What others did since the reader's turn as it is shown, and the line of the log that is looked at. */

import type { Told } from "../generated/wire";
import type { Session } from "./session.svelte";
import { deedsSince, EVERY_MOVE, lastMoveOf, type Counting, type Deed } from "./since";

export class Since {
  /** How a game counts deeds; set by its room. */
  counting: Counting = $state.raw(EVERY_MOVE);
  /** Lines of the log that are pointed at or in focus: their places are lit. */
  lines: readonly Told[] = $state.raw([]);

  constructor(private readonly session: Session) {}

  /** All of them, while the table is live; none in a lesson, where one thing is lit. */
  readonly deeds: readonly Deed[] = $derived.by(() => {
    const { session } = this;
    return session.replay.isOn || session.guide || session.decision?.kind === "over" ? [] : deedsSince(session.log, session.seat, this.counting);
  });

  /** Places to be lit: those of the line looked at, in a replay those of its moment, in a lesson those of what is to be done. */
  readonly places: ReadonlySet<string> = $derived.by(() => {
    const { replay, guide, dialogue } = this.session;
    const lines = this.lines.length > 0 ? this.lines : (replay.moment?.told ?? guide?.foretold(dialogue.path.length) ?? []);
    return new Set(lines.flatMap(({ places }) => places));
  });

  /** The deed that is looked at; null is none. */
  readonly lit: Deed | null = $derived.by(() => {
    const [first] = this.lines;
    return first ? (this.deedOf(first) ?? null) : null;
  });

  deedOf(told: Told): Deed | undefined {
    return this.deeds.find(({ lines }) => lines.includes(told));
  }

  /** The numbers of the deeds that are marked at a place. */
  numbersAt(place: string): readonly number[] {
    return this.numbersWhere((one) => one === place);
  }

  /** The numbers of the deeds that are marked at any place of a part of the table. */
  numbersWhere(isThere: (place: string) => boolean): readonly number[] {
    return this.deeds.filter(({ ways }) => ways.some((way) => way.some(isThere))).map(({ number }) => number);
  }

  /** Whether there is something to step back through. */
  get canStepBack(): boolean {
    return this.session.isMine && this.session.guide === null && this.deeds.length > 0;
  }

  /** Shows the table as the reader left it, and move by move what followed. */
  stepBack(): void {
    this.lines = [];
    this.session.replay.retell(lastMoveOf(this.session.log, this.session.seat));
  }
}
