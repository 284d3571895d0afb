/** What has just been told, for things that move once: nothing that was there when the table was opened is news. */

import { untrack } from "svelte";
import type { Told } from "../../../generated/wire";
import type { Session } from "../../../table/session.svelte";

/** Calls for the lines that came since the last time; more than `most` at once are what somebody missed, and rest. */
export function onNews(table: () => Session, most: number, hear: (lines: readonly Told[]) => void): void {
  let heard = untrack(table).log.at(-1)?.entry ?? -1;
  let isWelcomed = untrack(table).log.length > 0;
  $effect(() => {
    const session = table();
    const { log } = session;
    const lines = log.filter(({ entry }) => entry > heard);
    heard = log.at(-1)?.entry ?? -1;
    if (isWelcomed && lines.length > 0 && lines.length <= most && !untrack(() => session.replay.isOn)) untrack(() => hear(lines));
    isWelcomed = log.length > 0;
  });
}
