/** What the table says of a decision: the question, the quieter line, and the words of its buttons. */

import { has, say } from "../../lib/words";
import type { YourDecision } from "../../generated/wire";
import type { Answer } from "../../table/play";
import { DEEDS, DEVELOPMENT, type PrehistoryChoice } from "./choices";
import { autumnAdvice, autumnAnswers, autumnConfirm, autumnQuestion, layingAnswers } from "./dialogues/autumnwords";
import { titleOf } from "./dialogues/words";
import type { PrehistoryPlay } from "./play.svelte";

/** Answers in a word, beside the confirm button. */
const WORDS: readonly string[] = ["pass", "skip", "done", "stay"];

/** The question, made narrower by what is chosen. */
export function question(play: PrehistoryPlay, decision: YourDecision): string {
  if (play.autumn.isOn) return autumnQuestion(play, decision);
  if (play.laying.isOn) return say("prehistory-ui-lay-ask", { tile: play.laying.tile });
  const { considered, deed, view } = play;
  if (considered && (DEEDS.includes(considered.verb) || considered.verb === "pillar")) return weighed(titleOf(view, considered));
  if (deed?.chosen && (play.last !== null || play.step === "end_turn")) return weighed(titleOf(deed.view, deed.chosen));
  return play.session.ask(decision);
}

/** A quieter second line: what a step is about. */
export function advice(play: PrehistoryPlay, decision: YourDecision): string {
  if (play.autumn.isOn) return autumnAdvice(play);
  if (play.laying.isOn) return say("prehistory-ui-lay-hint");
  const key = `prehistory-ui-hint-${decision.step}`;
  if (!has(key)) return "";
  const { resources = [], cubes = [], dev = 0 } = play.own ?? {};
  const sum = (amounts: readonly number[]): number => amounts.reduce((all, amount) => all + amount, 0);
  return say(key, { resources: sum(resources), cubes: sum(cubes), dev });
}

/** The word of the confirm button; null hides it. */
export function confirmLabel(play: PrehistoryPlay): string | null {
  if (play.autumn.isOn) return autumnConfirm(play);
  if (play.laying.isOn) return play.laying.chosen === null ? null : say("prehistory-ui-lay-do");
  const { deed, last, step } = play;
  const isPlayed = play.session.dialogue.path.length > 0;
  if (play.hinted !== null) return say("prehistory-ui-go", { verb: play.hinted.verb });
  if (last !== null || step === "end_turn") {
    const verb = deed?.chosen?.verb ?? last?.verb ?? "done";
    return say("prehistory-ui-go", { verb });
  }
  return isPlayed && ["spring_turn", "summer_turn", "take_pillar", "extra_turn", "autumn_turn"].includes(step) ? say("prehistory-ui-go", { verb: "so-far" }) : null;
}

/** The word of the back button; null hides it. */
export function backLabel(play: PrehistoryPlay): string | null {
  const isBegun = play.session.dialogue.path.length > 0 || play.last !== null || play.first !== null;
  return isBegun && play.session.isMine ? say("prehistory-ui-back") : null;
}

/** Pass, skip, done and stay; where the confirm button ends the turn it needs no second one. */
export function otherAnswers(play: PrehistoryPlay): readonly Answer[] {
  if (play.autumn.isOn) return autumnAnswers(play);
  if (play.laying.isOn) return layingAnswers(play);
  if (play.step === "end_turn" || play.last !== null) return [];
  return play.choices
    .filter(({ verb }) => WORDS.includes(verb))
    .map((choice) => ({ label: wordOf(play, choice), act: () => answer(play, choice) }));
}

function answer(play: PrehistoryPlay, choice: PrehistoryChoice): void {
  if (choice.verb === "stay") void play.follow(choice);
  else play.play(choice);
}

function wordOf(play: PrehistoryPlay, choice: PrehistoryChoice): string {
  return say("prehistory-ui-word", { verb: choice.verb, action: `@prehistory-action-${play.view.step ?? "painting"}`, extra: play.step === "extra_turn" ? "yes" : "no" });
}

function weighed(title: string): string {
  return say("prehistory-ui-weigh", { title });
}

/** Whether a choice is one of those that the drawer holds. */
export function isDevelopment(choice: PrehistoryChoice): boolean {
  return DEVELOPMENT.includes(choice.verb);
}
