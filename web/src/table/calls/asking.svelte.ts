/** When to ask whether somebody wants to be called: the first time another person thinks longer than a minute. */

import { calling } from "../../lib/calling.svelte";
import type { Session } from "../session.svelte";

const A_MINUTE = 60_000;

/** Calls `ask` once others have been thinking for a minute, seen from here; never where there is nothing to ask. */
export function askAfterAMinute(session: () => Session, ask: (seats: readonly number[]) => void): void {
  let thinking = $derived.by(() => {
    const { decision, table, seat, replay } = session();
    if (seat === null || replay.isOn || decision?.kind !== "others") return "";
    return decision.seats.filter((other) => table.seats[other]?.kind === "human" && table.seats[other]?.standIn === null).join(" ");
  });

  $effect(() => {
    if (thinking === "" || !calling.mayAsk) return;
    const seats = thinking.split(" ").map(Number);
    const timer = setTimeout(() => calling.mayAsk && ask(seats), A_MINUTE);
    return () => clearTimeout(timer);
  });
}
