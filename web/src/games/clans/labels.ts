/** The board in words: what stands on a territory and what can be done with it. */

import type { YourDecision } from "../../generated/wire";
import { say } from "../../lib/words";
import { terrainOf } from "./board";
import { CLANS } from "../../generated/clans";
import type { SpelledChoice } from "../../table/play";
import { consequenceOf } from "./outcome";
import { countOf } from "./pieces/cluster";
import type { ClansPlay } from "./play.svelte";

/** "2 red, 1 blue", or that nobody lives there. */
export function hutsInWords(huts: readonly number[]): string {
  const present = CLANS.map((clan, colour) => ({ clan, count: huts[colour] ?? 0 })).filter(({ count }) => count > 0);
  if (present.length === 0) return say("clans-ui-empty");
  return present.map(({ clan, count }) => say("clans-ui-huts-of", { count, clan: `@clans-clan-${clan}` })).join(", ");
}

/** Which villages a move would found, when the mover has to say their order. */
export function orderNext(question: YourDecision): string {
  const { territories } = question.args;
  const ids = Array.isArray(territories) ? territories.map(Number) : [];
  const places = ids.map((id) => `${id} (${say(`clans-terrain-${terrainOf(id)}`)})`);
  return say("clans-ui-order-next", { ...question.args, places });
}

/** A territory as a screen reader says it. */
export function describe(play: ClansPlay, id: number): string {
  const huts = play.hutsOf(id);
  const chip = play.view.villages.indexOf(id) + 1;
  const parts = [say("clans-ui-territory", { number: id, terrain: `@clans-terrain-${terrainOf(id)}` }), hutsInWords(huts)];
  if (chip > 0) parts.push(say(countOf(huts) > 0 ? "clans-ui-village" : "clans-ui-ruin", { chip }));
  const choice = play.targets.get(id);
  if (choice) parts.push(comesOf(play, choice) || say("clans-ui-may-come"));
  else if (play.movable.has(id)) parts.push(say("clans-ui-may-go"));
  return parts.join(". ");
}

/** What would come of a choice but the move itself, as far as it is known. */
function comesOf(play: ClansPlay, choice: SpelledChoice): string {
  const preview = play.previewOf(choice);
  if (preview === null) return "";
  const { question } = consequenceOf(preview);
  const lines = preview.told.filter(({ kind }) => kind !== "moved").map((told) => play.session.tell(told));
  return [...lines, ...(question ? [orderNext(question)] : [])].join(" ");
}
