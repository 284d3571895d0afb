/** Which told lines the log shows, which of them make a paragraph, and which have a rule worth opening. */

import type { Told } from "../../generated/wire";
import { isSameEntry } from "../../table/log";
import { isTribe } from "./counting";

/** Laid out before the first year: the board shows it. */
const UNLOGGED = ["price_laid", "weather_dealt", "lain", "filled", "card_shown", "rite_shown", "tile_laid", "pillar_filled"];

/** What a rule explains that the line does not; the rest are mere facts. */
const EXPLAINED = [
  "quarry_paid", "income_came", "trap_paid", "tile_turned", "weather_turned", "bought", "sold", "sloth_used", "ability_used",
  "paired", "order_claimed", "tracked", "followed", "built", "settled", "quarried", "raid_drawn", "tribe_acted", "tribe_blocked",
  "tribe_found_nothing", "tribe_lacked_cubes", "tribe_chose_pillar", "tribe_without_card", "tribe_migrated", "tribe_roused", "tribe_looked",
  "tribe_walked", "tribe_stayed", "tribe_returned_cubes", "scored", "rite_scored", "ended",
];

export function isLogged(told: Told): boolean {
  return !UNLOGGED.includes(told.kind);
}

/** The final scoring line by line is for the log; a replay says what it comes to. */
export function isCaptioned(told: Told): boolean {
  return isLogged(told) && told.kind !== "scored" && told.kind !== "rite_scored";
}

export function explains(told: Told): boolean {
  return EXPLAINED.includes(told.kind) || (told.kind === "passed" && told.args["reason"] === "could_not");
}

/** What one of the tribe does, with its reasons, is one paragraph; so is a turn of a player. */
export function joins(told: Told, before: Told): boolean {
  if (told.kind === "season_began" || told.kind === "year_began" || before.kind === "season_began" || before.kind === "year_began") return false;
  if (told.kind === "tribe_roused" || (told.kind === "tribe_acted" && before.kind !== "tribe_blocked")) return false;
  if (told.kind === "footed" && told.seat === before.seat) return true;
  return isSameEntry(told, before) || (isTribe(told) && isTribe(before));
}
