/** What the decision line says while people are placed and used. */

import { say } from "../../lib/words";
import type { YourDecision } from "../../generated/wire";
import type { StoneAgePlay } from "./play.svelte";

/** The question, made narrower by the place in question. */
export function question(play: StoneAgePlay, decision: YourDecision): string {
  const { place, considered } = play;
  if (play.isTakingTwo) return say("stone_age-ui-which-two");
  if (place === null || considered === null || play.isGlance) return play.session.ask(decision);
  const where = { place: `@stone_age-place-${place}`, to: `@stone_age-place-${place}.to`, at: `@stone_age-place-${place}.at` };
  if (considered.verb === "use") return say("stone_age-ui-use", where);
  return play.crowds.length > 1 ? say("stone_age-ui-how-many", where) : say("stone_age-ui-send", { ...where, workers: play.people });
}

/** The quieter line under it. */
export function advice(play: StoneAgePlay): string {
  const { camp } = play;
  const place = play.isGlance ? null : play.place;
  if (camp === null || play.isAskedAside) return "";
  const pins = play.pins.length;
  if (place === null && pins > 0 && !play.session.isText) return say("stone_age-ui-pins-hint", { pins, phase: play.step === "place_workers" ? "placing" : "acting" });
  if (play.step === "place_workers") {
    return place === null
      ? say("stone_age-ui-place-hint", { home: camp.home })
      : say("stone_age-ui-home-after", { home: camp.home, left: camp.home - play.people });
  }
  return play.step === "use_place" && place === null ? say("stone_age-ui-use-hint") : "";
}

/** The word on the button that plays what is considered. */
export function confirmLabel(play: StoneAgePlay): string | null {
  const { chosen: considered } = play;
  if (considered === null) return null;
  return considered.verb === "use" ? say("stone_age-ui-use-this") : say("stone_age-ui-place", { workers: play.people });
}
