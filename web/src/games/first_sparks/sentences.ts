/** What the table says of a decision: the question, the quieter line, and the words of its buttons. */

import { asWritten, listed, say } from "../../lib/words";
import type { YourDecision } from "../../generated/wire";
import { cardArgs } from "./cards";
import { foodOf } from "./map/land";
import type { SpelledChoice } from "../../table/play";
import type { FirstSparksPlay } from "./play.svelte";
import { firstSparksView, ownClan } from "./view";

/** The question, made narrower once something is weighed. */
export function question(play: FirstSparksPlay, decision: YourDecision): string {
  const { aim, cardAim, step } = play;
  const verb = play.chosen?.verb ?? "";
  if (aim.at !== null) {
    const where = `@first_sparks-ground-${foodOf(aim.at)}.at`;
    const key = step === "neutral" || step === "second" ? step : verb;
    return say(`first_sparks-ui-weigh-${key}`, { where, space: aim.at, placed: play.view.placed, cost: play.reach.get(aim.at)?.cost ?? 0 });
  }
  if (cardAim.at !== null) return say(`first_sparks-ui-weigh-${verb}`, cardArgs(cardAim.at));
  return play.session.ask(decision);
}

/** A quieter second line. */
export function advice(play: FirstSparksPlay, decision: YourDecision): string {
  switch (play.step) {
    case "answer":
      return offerHint(play);
    case "offer":
      return say("first_sparks-ui-hint-offer", { box: decision.args["box"] ?? "no" });
    case "spread":
      return say("first_sparks-ui-hint-spread", { left: decision.args["left"] ?? 0, food: play.clan?.food ?? 0 });
    case "settle":
    case "second":
      return say(`first_sparks-ui-hint-${play.step}${hasStarts(play) ? "-ready" : ""}`);
    case "lay_tile":
      return say(play.laying.chosen ? "first_sparks-ui-hint-turn" : "first_sparks-ui-hint-lay");
    default:
      return say(`first_sparks-ui-hint-${play.step}`);
  }
}

/** Whether the map is a ready one, with start spaces for the first members. */
function hasStarts({ view }: FirstSparksPlay): boolean {
  return view.map === "first";
}

/** Who left the offered card, and what happens if the reader does. */
function offerHint(play: FirstSparksPlay): string {
  const { session, view } = play;
  const { offer } = view;
  if (!offer) return "";
  const by = asWritten(session.nameOf(offer.by));
  const left = offer.declined.map((seat) => session.nameOf(seat));
  const box = offer.mayBeBoxed ? "yes" : "no";
  return say("first_sparks-ui-hint-answer", { count: left.length, left: asWritten(listed(left)), by, box });
}

/** The word of the confirm button; null hides it. */
export function confirmLabel(play: FirstSparksPlay): string | null {
  const { chosen, view, step } = play;
  if (chosen === null) return null;
  const { verb } = chosen;
  if (verb === "buy") {
    const price = view.offer?.price ?? 0;
    const after = play.previewOf(chosen)?.view;
    const keep = after ? ownClan(firstSparksView(after))?.food : null;
    return keep === null || keep === undefined ? say("first_sparks-ui-buy-for", { price }) : say("first_sparks-ui-buy", { price, keep });
  }
  if (verb === "spread" && step !== "neutral") {
    return say("first_sparks-ui-spread", { cost: play.reach.get(play.aim.at ?? "")?.cost ?? 0 });
  }
  return say(`first_sparks-ui-${step === "neutral" ? "neutral" : verb}`, play.cardAim.at === null ? {} : cardArgs(play.cardAim.at));
}

/** Answers that need no place and no card, but for the one the confirm button gives. */
export function otherAnswers(play: FirstSparksPlay): { label: string; choice: SpelledChoice }[] {
  return [...play.sorted.words]
    .filter(([, choice]) => choice !== play.chosen)
    .map(([word, choice]) => ({ choice, label: say(`first_sparks-ui-${word}`, { placed: play.view.placed, step: play.step }) }));
}
