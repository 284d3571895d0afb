/** A table being set up: who sits where, until it is opened. */

import type { BotName, BotSeat, Clock, GameInfo, HumanSeat, NewTable, SeatsInfo } from "../../generated/wire";
import { LIVELY, nameOrNone, nameToSend } from "../../lib/open";
import { botName } from "../../lib/told";
import { listed, say } from "../../lib/words";

/** A seat beside one's own: a bot's, of somebody at the same device, or of a friend elsewhere. */
export interface DraftSeat {
  kind: "bot" | "here" | "friend";
  bot: BotName;
  name: string;
  /** What somebody at this device is called. */
  person: string;
}

/** What happens when somebody is away: seconds until not only the host may act, and which bot plays on. */
export interface DraftAbsence {
  patience: number;
  standIn: BotName;
}

/** The clock of the table, with the time in the unit it is chosen in. */
export interface DraftClock {
  per: Clock["per"] | "none";
  unit: ClockUnit;
  count: number;
  then: Clock["then"];
}

export type ClockUnit = "minutes" | "days";

/** Seconds of a unit, and the least and the most of it that a clock may have. */
export const CLOCK_UNITS: Readonly<Record<ClockUnit, { seconds: number; least: number; most: number }>> = {
  minutes: { seconds: 60, least: 1, most: 600 },
  days: { seconds: 86_400, least: 1, most: 30 },
};

/** What is proposed for each kind of clock. */
export const CLOCK_COUNTS = { turn: { minutes: 5, days: 2 }, game: { minutes: 45, days: 10 } } as const;

/** As it is unless somebody chooses otherwise: nobody is hurried. */
export function usualClock(): DraftClock {
  return { per: "none", unit: "minutes", count: CLOCK_COUNTS.turn.minutes, then: "nudge" };
}

/** The clock as the server wants it. */
export function wantedClock({ per, unit, count, then }: DraftClock): Clock | null {
  const { seconds, least, most } = CLOCK_UNITS[unit];
  return per === "none" ? null : { per, seconds: seconds * Math.min(most, Math.max(least, Math.round(count) || least)), then };
}

/** At once, after ten minutes, after a day. */
export const PATIENCES = [0, 600, 86_400] as const;

/** As it is unless somebody chooses otherwise. */
export function usualAbsence(): DraftAbsence {
  return { patience: 600, standIn: "greedy" };
}

/** Fills the seats of a lively table with steady bots, so that opening at once is sensible. */
export function draftSeats(range: SeatsInfo): DraftSeat[] {
  return Array.from({ length: Math.min(range.most, LIVELY) - 1 }, (_, at) => draftSeat(at));
}

/** The seats that still fit when other options want more or fewer players. */
export function fittingSeats(seats: DraftSeat[], range: SeatsInfo): DraftSeat[] {
  const kept = seats.slice(0, range.most - 1);
  const missing = Math.max(0, range.least - 1 - kept.length);
  return [...kept, ...Array.from({ length: missing }, (_, at) => draftSeat(kept.length + at))];
}

export function draftSeat(at: number): DraftSeat {
  return { kind: "bot", bot: "greedy", name: botName(at + 1), person: "" };
}

/** The message that opens the table. */
export function wantedTable(
  game: GameInfo,
  ownName: string,
  seats: DraftSeat[],
  options: Record<string, string>,
  title: string,
  watchable: boolean,
  components: string | null = null,
  absence: DraftAbsence = usualAbsence(),
  isScreen = false,
  clock: DraftClock = usualClock(),
): NewTable {
  const others: (HumanSeat | BotSeat)[] = seats.map((seat) =>
    seat.kind === "bot" ? { kind: "bot", bot: seat.bot, name: seat.name } : { kind: "human", name: seat.kind === "here" ? nameOrNone(seat.person) : null },
  );
  return {
    game: game.name,
    seats: [{ kind: "human", name: isScreen ? null : nameToSend(ownName) }, ...others],
    options,
    title: title.trim(),
    watchable,
    components,
    ...absence,
    hosted: isScreen ? "screen" : "seat",
    clock: wantedClock(clock),
  };
}

/** The seats whose people sit at this device besides the host. */
export function seatsHere(seats: DraftSeat[]): number[] {
  return seats.flatMap((seat, at) => (seat.kind === "here" ? at + 1 : []));
}

/** One sentence that says who will play and when it starts. */
export function summary(seats: DraftSeat[], isScreen = false): string {
  const bots = seats.filter((seat) => seat.kind === "bot").length;
  const here = seatsHere(seats).length;
  const friends = seats.length - bots - here + (isScreen ? 1 : 0);
  const company = isScreen ? [] : [here > 0 ? say("draft-here", { count: here + 1 }) : say("draft-you")];
  if (bots > 0) company.push(say("draft-bots", { count: bots }));
  if (friends > 0) company.push(say("draft-friends", { count: friends }));
  return `${say("draft-who", { who: listed(company) })} ${say("draft-starts", { friends })}`;
}
