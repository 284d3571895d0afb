/** What the table says of a decision: the question, the quieter line, and the words of its buttons. */

import { MOST_NEW } from "../../generated/first_sparks";
import { headline } from "../../screens/result/headline";
import { asWritten, listed, say } from "../../lib/words";
import type { Choice } from "../../generated/wire";
import { cardArgs } from "./cards";
import { verbOf } from "./choices";
import { foodOf } from "./map/land";
import { sequenceOf } from "./order";
import type { FirstSparksPlay } from "./play.svelte";

/** The question, made narrower once something is weighed. */
export function sentenceOf(play: FirstSparksPlay): string {
  const { decision, replay } = play.session;
  if (replay.isOn || decision === null) return say("first_sparks-ui-looking-back");
  if (decision.kind === "over") return headline(decision, play.session.table, play.session.seat);
  if (decision.kind === "others") return "";
  return weighed(play) ?? play.session.ask(decision);
}

function weighed(play: FirstSparksPlay): string | null {
  const { aim, aimedCard, step } = play;
  const verb = verbOf(play.chosen);
  if (aim !== null) {
    const where = `@first_sparks-ground-${foodOf(aim)}.at`;
    const key = step === "neutral" ? "neutral" : verb;
    return say(`first_sparks-ui-weigh-${key}`, { where, placed: play.view.placed, cost: play.reach.get(aim)?.cost ?? 0 });
  }
  if (aimedCard !== null) return say(`first_sparks-ui-weigh-${verb}`, cardArgs(aimedCard));
  return null;
}

/** A quieter second line. */
export function hintOf(play: FirstSparksPlay): string {
  const { session, view } = play;
  const { decision, replay } = session;
  if (replay.moment) return replay.moment.told.map((told) => session.tell(told)).join(" ");
  if (session.isEnding) return say("screen-end-hint");
  if (decision?.kind === "over") return say("first_sparks-ui-over");
  if (decision?.kind === "others") return afterThem(play, decision.seats);
  if (decision?.kind !== "yours") return "";
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

/** "Then Mira, then you": who follows in this phase. */
function afterThem({ session, view }: FirstSparksPlay, asked: readonly number[]): string {
  const sequence = sequenceOf(view);
  const rest = sequence.slice(sequence.indexOf(asked[0] ?? -1) + 1);
  const names = rest.map((seat) => (seat === session.seat ? say("first_sparks-ui-you") : session.nameOf(seat)));
  return names.length === 0 ? "" : say("first_sparks-ui-then", { names: asWritten(names.join(", ")) });
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
    return say("first_sparks-ui-spread", { cost: play.reach.get(play.aim ?? "")?.cost ?? 0 });
  }
  return say(`first_sparks-ui-${step === "neutral" ? "neutral" : verb}`, play.aimedCard === null ? {} : cardArgs(play.aimedCard));
}

/** Answers that need no place and no card, but for the one the confirm button gives. */
export function otherAnswers(play: FirstSparksPlay): { label: string; choice: Choice }[] {
  return [...play.sorted.words]
    .filter(([, choice]) => choice !== play.chosen)
    .map(([word, choice]) => ({ choice, label: say(`first_sparks-ui-${word}`, { placed: play.view.placed, step: play.step }) }));
}
