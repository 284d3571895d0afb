/** The result card: a few lines of text that can be sent to anybody. */

import type { GameOver, Story, TableInfo } from "../../generated/wire";
import { dayName } from "../../lib/durations";
import { nameOf } from "../../lib/told";
import { gameName, say } from "../../lib/words";
import { known } from "./curve";
import { inOrder } from "./headline";

const BARS = "▁▂▃▄▅▆▇█";
/** Characters of the curve at most. */
const LONGEST = 16;

/** A chance for each part of the game as a row of bars. */
export function sparks(chances: readonly number[]): string {
  const every = Math.max(1, chances.length / LONGEST);
  const count = Math.min(chances.length, LONGEST);
  return Array.from({ length: count }, (_, at) => chances[Math.min(chances.length - 1, Math.round(at * every))] ?? 0)
    .map((chance) => BARS[Math.min(BARS.length - 1, Math.floor((chance / 100) * BARS.length))])
    .join("");
}

/** The lines of the card. */
export function cardOf(story: Story, table: TableInfo, over: GameOver, you: number | null, par: number | null): string {
  const seat = you ?? 0;
  const curve = sparks(known(story.points).map(({ chances }) => chances[seat] ?? 0));
  const lines = table.daily === null ? [`Lascaux: ${gameName(table.game)}`, ...places(table, over, you)] : daily(table, over, seat, par);
  if (you !== null && curve !== "") lines.push(`${say("story-card-chances")} ${curve}`);
  lines.push(table.daily === null ? `${location.origin}/table/${table.id}/result` : `${location.origin}/`);
  return lines.join("\n");
}

function places(table: TableInfo, over: GameOver, you: number | null): string[] {
  return inOrder(table, over).map((info, at) => `${over.ranking[info.seat] || at + 1}. ${nameOf(info, you)} ${over.scores[info.seat] ?? 0}`);
}

function daily(table: TableInfo, over: GameOver, seat: number, par: number | null): string[] {
  const points = over.scores[seat] ?? 0;
  const day = dayName(`${table.daily}T12:00:00Z`);
  return [say("story-card-daily", { day, game: gameName(table.game) }), say("story-card-par", { points, par: par ?? "–" })];
}
