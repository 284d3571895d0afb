/** What the bar says while others are asked: the truth, also of those who are not there. */

import { longSpan, momentArgs, since } from "../../lib/durations";
import { asWritten, listed, say } from "../../lib/words";
import type { SeatInfo } from "../../generated/wire";
import { isGone, silentSince } from "./attending.svelte";

export interface Waiting {
  /** What is read. */
  readonly sentence: string;
  /** The same for those who listen: it does not change from minute to minute. */
  readonly spoken: string;
  /** A quieter line. */
  readonly aside: string;
}

/** Of the seats that are asked, who chooses, who does not answer and who is away; `now` is asked for only if a person is asked. */
export function waitingFor(asked: readonly SeatInfo[], you: number | null, nameOf: (seat: number) => string, now: () => number): Waiting {
  const gone = asked.filter(isGone);
  const here = asked.filter((seat) => !isGone(seat));
  const choosing = here.filter((seat) => silentSince(seat, now) === null);
  const silent = here.filter((seat) => !choosing.includes(seat));
  const names = (seats: readonly SeatInfo[]) => asWritten(listed(seats.map((seat) => nameOf(seat.seat))));
  const told = (kind: "silent" | "away", seats: readonly SeatInfo[]) => seats.map((seat) => sinceSaid(kind, seat, nameOf));
  const away = told("away", gone);
  const own = here.find((seat) => seat.seat === you);
  if (own !== undefined) return still(say("screen-return-plays"), "");
  if (choosing.length > 0) {
    const isBots = choosing.every((seat) => seat.standIn !== null);
    const sentence = isBots ? say("screen-wait-stand-in", { who: names(choosing) }) : say("screen-wait", { who: names(choosing), count: choosing.length });
    return still(sentence, [...told("silent", silent), ...away].join(" "));
  }
  const kind = silent.length > 0 ? "silent" : "away";
  const seats = kind === "silent" ? silent : gone;
  const [first] = seats;
  const moment = first === undefined ? null : momentOf(kind, first);
  if (moment === null) return still("", "");
  if (seats.length > 1) return still(say(`screen-${kind}-several`, { who: names(seats) }), (kind === "silent" ? [...told("silent", silent), ...away] : away).join(" "));
  return {
    sentence: say(`screen-${kind}-for`, { who: names(seats), time: longSpan(since(moment, now())) }),
    spoken: say(`screen-${kind}`, { who: names(seats) }),
    aside: [say(`screen-${kind}-since`, momentArgs(moment)), ...(kind === "silent" ? away : [])].join(" "),
  };
}

function momentOf(kind: "silent" | "away", seat: SeatInfo): string | null {
  return kind === "silent" ? seat.asked : seat.away;
}

/** "Bea is away since 20:14." */
function sinceSaid(kind: "silent" | "away", seat: SeatInfo, nameOf: (seat: number) => string): string {
  const moment = momentOf(kind, seat);
  return moment === null ? "" : say(`screen-${kind}-who-since`, { who: asWritten(nameOf(seat.seat)), ...momentArgs(moment) });
}

function still(sentence: string, aside: string): Waiting {
  return { sentence, spoken: sentence, aside };
}
