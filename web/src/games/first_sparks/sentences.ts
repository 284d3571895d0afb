/** What the table says of a decision: the question, the quieter line, and the words of its buttons. */

import { MOST_NEW } from "../../generated/first_sparks";
import { asWritten, listed, say } from "../../lib/words";
import type { Choice, YourDecision } from "../../generated/wire";
import { cardArgs } from "./cards";
import { verbOf } from "./choices";
import { foodOf } from "./map/land";
import type { FirstSparksPlay } from "./play.svelte";

/** The question, made narrower once something is weighed. */
export function question(play: FirstSparksPlay, decision: YourDecision): string {
  const { aim, cardAim, step } = play;
  const verb = verbOf(play.chosen);
  if (aim.at !== null) {
    const where = `@first_sparks-ground-${foodOf(aim.at)}.at`;
    const key = step === "neutral" ? "neutral" : verb;
    return say(`first_sparks-ui-weigh-${key}`, { where, placed: play.view.placed, cost: play.reach.get(aim.at)?.cost ?? 0 });
  }
  if (cardAim.at !== null) return say(`first_sparks-ui-weigh-${verb}`, cardArgs(cardAim.at));
  return play.session.ask(decision);
}

/** A quieter second line. */
export function advice(play: FirstSparksPlay, decision: YourDecision): string {
  const { view } = play;
  switch (play.step) {
    case "answer":
      return offerHint(play);
    case "offer":
      return say("first_sparks-ui-hint-offer", { box: decision.args["box"] ?? "no" });
    case "spread":
      return say("first_sparks-ui-hint-spread", { left: MOST_NEW - view.placed, food: play.clan?.food ?? 0 });
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

/** Whether whoever is first in order may put the first offer of the year into the box. */
function mayBox({ view }: FirstSparksPlay, by: number | null): boolean {
  return view.clans.length === 2 && by === view.order[0];
}

/** Who left the offered card, and what happens if the reader does. */
function offerHint(play: FirstSparksPlay): string {
  const { session, view } = play;
  const { offer } = view;
  if (!offer) return "";
  const by = asWritten(session.nameOf(offer.by));
  const left = offer.declined.map((seat) => session.nameOf(seat));
  const box = mayBox(play, offer.by) ? "yes" : "no";
  return say("first_sparks-ui-hint-answer", { count: left.length, left: asWritten(listed(left)), by, box });
}

/** The word of the confirm button; null hides it. */
export function confirmLabel(play: FirstSparksPlay): string | null {
  const { chosen, view, step } = play;
  if (chosen === null) return null;
  const verb = verbOf(chosen);
  if (verb === "buy") {
    const price = view.offer?.price ?? 0;
    const crop = view.market.bonus === view.offer?.card ? 1 : 0;
    return say("first_sparks-ui-buy", { price, keep: (play.clan?.food ?? 0) + crop - price });
  }
  if (verb === "spread" && step !== "neutral") {
    return say("first_sparks-ui-spread", { cost: play.reach.get(play.aim.at ?? "")?.cost ?? 0 });
  }
  return say(`first_sparks-ui-${step === "neutral" ? "neutral" : verb}`, play.cardAim.at === null ? {} : cardArgs(play.cardAim.at));
}

/** Answers that need no place and no card, but for the one the confirm button gives. */
export function otherAnswers(play: FirstSparksPlay): { label: string; choice: Choice }[] {
  return [...play.sorted.words]
    .filter(([, choice]) => choice !== play.chosen)
    .map(([word, choice]) => ({ choice, label: say(`first_sparks-ui-${word}`, { placed: play.view.placed, step: play.step }) }));
}
