/** Which deeds of others are marked on the map, and which one is looked at. */

import type { Deed } from "../../../table/since";
import type { PrehistoryPlay } from "../play.svelte";

/** Spaces of the map have names such as M05c; the action board has words. */
function isSpace(place: string): boolean {
  return /^(start|M\d+[a-z])$/.test(place);
}

export class Since {
  /** The number of the mark that was opened; null is none. */
  opened: number | null = $state(null);

  constructor(private readonly play: PrehistoryPlay) {}

  readonly marks: readonly Deed[] = $derived.by(() =>
    this.play.session.since.deeds.filter(({ ways }) => ways.some((way) => way.some(isSpace))),
  );

  /** The number of the mark that is looked at, here or in the log. */
  get looked(): number | null {
    return this.opened ?? this.play.session.since.lit?.number ?? null;
  }

  /** They make room for the own draft and for a replay. */
  get isShown(): boolean {
    const { session, autumn } = this.play;
    if (session.replay.isOn || this.marks.length === 0) return false;
    return !autumn.isOn || (autumn.member === null && autumn.path.length === 0 && autumn.plan === null);
  }
}
