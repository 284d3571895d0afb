/** The board in words: what a place is, who is there, and what can be done with it. */

import { listed, say } from "../../lib/words";
import { cardName, tileName } from "./cards";
import { yieldAt } from "./lands";
import type { StoneAgePlay } from "./play.svelte";
import { priceOf } from "./prices";
import { groupsAt } from "./view";

/** The place itself: its name, and what lies on it. */
export function placeName(play: StoneAgePlay, place: string): string {
  const { view } = play;
  const [, kind, number] = /^(card|stack)_(\d)$/.exec(place) ?? [];
  const index = Number(number) - 1;
  if (kind === "card") {
    const card = view.row[index] ?? null;
    const { amount, isJewels } = priceOf(index);
    const price = say(isJewels ? "stone_age-ui-price-jewels" : "stone_age-ui-price", { price: amount });
    return card === null ? say("stone_age-ui-no-card", { price }) : say("stone_age-ui-card-for", { card: cardName(card), price });
  }
  if (kind === "stack") {
    const top = view.stacks[index]?.top ?? null;
    return top === null ? say("stone_age-ui-no-building") : say("stone_age-ui-building", { tile: tileName(top) });
  }
  const brings = yieldAt(place);
  const name = say(placeKey(place));
  return brings ? say("stone_age-ui-land", { name, divisor: brings.divisor, good: brings.good }) : name;
}

/** The key of a short name. */
export function placeKey(place: string): string {
  if (place.startsWith("workshop_")) return "stone_age-ui-workshop";
  return ["tool_maker", "hut", "field", "market"].includes(place) ? `stone_age-ui-village-${place}` : `stone_age-ui-land-${place}`;
}

/** Who has people there. */
export function groupsIn(play: StoneAgePlay, place: string): string {
  const groups = groupsAt(play.view, place).map(({ seat, count }) =>
    say("stone_age-ui-group", { who: seat === play.view.seat ? say("stone_age-ui-you") : play.session.nameOf(seat), count }),
  );
  return groups.length === 0 ? say(play.view.closed.includes(place) ? "stone_age-ui-is-closed" : "stone_age-ui-nobody") : listed(groups);
}

/** What a press would do; empty if nothing. */
export function deedAt(play: StoneAgePlay, place: string): string {
  const sendings = play.sorted.sendings.get(place);
  if (sendings) return say("stone_age-ui-may-send", { most: Math.max(...sendings.map(({ args }) => Number(args[1]))), to: `@stone_age-place-${place}.to` });
  return play.sorted.uses.has(place) ? say("stone_age-ui-may-use") : "";
}

/** A place as a screen reader says it. */
export function describe(play: StoneAgePlay, place: string): string {
  return [placeName(play, place), groupsIn(play, place), deedAt(play, place)].filter((part) => part !== "").join(". ");
}

/** Where a camp may still go, in a few words: cards and buildings are only counted. */
export function mayGoInWords(places: readonly string[]): string[] {
  const count = (kind: string): number => places.filter((place) => place.startsWith(`${kind}_`)).length;
  const named = places.filter((place) => !/^(card|stack|workshop)_/.test(place)).map((place) => say(placeKey(place)));
  const counted = ["card", "stack", "workshop"].filter((kind) => count(kind) > 0);
  return [...named, ...counted.map((kind) => say(`stone_age-ui-may-go-${kind}`, { count: count(kind) }))];
}
