/** A table being set up: who sits where, until it is opened. */

import type { BotName, BotSeat, GameInfo, HumanSeat, NewTable, SeatsInfo } from "../../generated/wire";
import { LIVELY, nameToSend } from "../../lib/open";
import { botName } from "../../lib/told";
import { listed, say } from "../../lib/words";

/** A seat beside one's own. */
export interface DraftSeat {
  kind: "bot" | "friend";
  bot: BotName;
  name: string;
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
  return { kind: "bot", bot: "greedy", name: botName(at + 1) };
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
): NewTable {
  const others: (HumanSeat | BotSeat)[] = seats.map((seat) =>
    seat.kind === "bot" ? { kind: "bot", bot: seat.bot, name: seat.name } : { kind: "human", name: null },
  );
  return {
    game: game.name,
    seats: [{ kind: "human", name: nameToSend(ownName) }, ...others],
    options,
    title: title.trim(),
    watchable,
    components,
  };
}

/** One sentence that says who will play and when it starts. */
export function summary(seats: DraftSeat[]): string {
  const bots = seats.filter((seat) => seat.kind === "bot").length;
  const friends = seats.length - bots;
  const company = [say("draft-you")];
  if (bots > 0) company.push(say("draft-bots", { count: bots }));
  if (friends > 0) company.push(say("draft-friends", { count: friends }));
  return `${say("draft-who", { who: listed(company) })} ${say("draft-starts", { friends })}`;
}
