/** The map in words: who lives on a space and what can be done with it. */

import { listed, say } from "../../lib/words";
import { foodOf } from "./map/land";
import type { FirstSparksPlay } from "./play.svelte";

/** Names of the clans on a space, or that nobody lives there. */
export function clansOn(play: FirstSparksPlay, space: string): string {
  const { clans, neutral, seat: you } = play.view;
  const names = clans.flatMap(({ members }, seat) =>
    members.includes(space) ? [seat === you ? say("first_sparks-ui-you") : play.session.nameOf(seat)] : [],
  );
  if (neutral?.includes(space)) names.push(say("first_sparks-other-neutral"));
  return names.length === 0 ? say("first_sparks-ui-empty") : listed(names);
}

/** What a press on the space would do; empty if nothing. */
export function deedOn(play: FirstSparksPlay, space: string): string {
  const reach = play.reach.get(space);
  if (reach) {
    const { base, ridge, company, cost, canPay } = reach;
    return say("first_sparks-ui-costs", { base, ridge, company, cost, can: canPay ? "yes" : "no" });
  }
  const choice = play.sorted.spaces.get(space);
  return choice ? say(`first_sparks-ui-may-${play.step === "neutral" ? "neutral" : choice.verb}`) : "";
}

/** A space as a screen reader says it. */
export function describe(play: FirstSparksPlay, space: string): string {
  const ground = `@first_sparks-ground-${foodOf(space)}.at`;
  const parts = [say("first_sparks-ui-space", { space, ground }), clansOn(play, space), deedOn(play, space)];
  return parts.filter((part) => part !== "").join(". ");
}
