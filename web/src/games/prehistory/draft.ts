/** The path of a turn that is not played yet, decision by decision. */

import type { PrehistoryAction } from "../../generated/prehistory";
import type { Decision, PrehistoryView, Told, YourDecision } from "../../generated/wire";
import { spelled } from "../../table/gameplay.svelte";
import type { Session } from "../../table/session.svelte";
import { DEEDS, DEVELOPMENT, ENDINGS, type PrehistoryChoice } from "./choices";
import { prehistoryView } from "./view";

/** One decision of the path; the last is still open. */
export interface Stage {
  readonly index: number;
  readonly decision: YourDecision;
  readonly choices: readonly PrehistoryChoice[];
  readonly chosen: PrehistoryChoice | null;
  /** The position before it, and what was told until then. */
  readonly view: PrehistoryView;
  readonly told: readonly Told[];
}

/** Menus with which a turn begins; they come again until the turn's part is done. */
const TURNS = ["spring_turn", "take_pillar", "summer_turn", "extra_turn", "autumn_turn"];
/** What stands alone. */
const ALONE = ["begin", "rotate_tile"];

/** All decisions of the path, the open one last. */
export function stagesOf({ dialogue, connection }: Session): readonly Stage[] {
  const { path } = dialogue;
  const stages: Stage[] = [];
  for (let index = 0; index <= path.length; index += 1) {
    const here = index === 0 ? connection : dialogue.at(index);
    if (here?.decision?.kind !== "yours" || !here.view) break;
    const { decision } = here;
    const choices = decision.choices.map((choice) => spelled<PrehistoryAction>(choice, decision.verb));
    const chosen = choices.find(({ text }) => text === path[index]) ?? null;
    const told = index === 0 ? [] : (dialogue.at(index)?.told ?? []);
    stages.push({ index, decision, choices, chosen, view: prehistoryView(here.view), told });
  }
  return stages;
}

/** Whether a choice is the part of the turn that its season asks for. */
export function isPart(stage: Pick<Stage, "decision">, choice: PrehistoryChoice): boolean {
  return TURNS.includes(stage.decision.step) && (DEEDS.includes(choice.verb) || choice.verb === "pillar");
}

/** The decision at which the turn's part was chosen. */
export function partOf(stages: readonly Stage[]): Stage | null {
  return stages.findLast((stage) => stage.chosen !== null && isPart(stage, stage.chosen)) ?? null;
}

/** The decision at which the last action was chosen, that of a sloth or an ability too. */
export function deedOf(stages: readonly Stage[]): Stage | null {
  const verbs = [...DEEDS, "pillar", "pick", "shift", "raise", "cubes"];
  return stages.findLast(({ chosen }) => chosen !== null && verbs.includes(chosen.verb)) ?? null;
}

/** Whether what a choice leads to belongs to the same turn, so that the path goes on. */
export function goesOn(stages: readonly Stage[], choice: PrehistoryChoice, next: Decision | null): boolean {
  const open = stages.at(-1);
  if (!open || next?.kind !== "yours" || ENDINGS.includes(choice.verb) || ALONE.includes(next.step)) return false;
  if (!TURNS.includes(next.step)) return true;
  const menu = stages.findLast(({ decision }) => TURNS.includes(decision.step));
  return menu?.decision.step === next.step && partOf(stages) === null && !isPart(open, choice);
}

/** Whether the path holds nothing but development. */
export function isOnlyDevelopment(stages: readonly Stage[]): boolean {
  return stages.every(({ chosen }) => chosen === null || DEVELOPMENT.includes(chosen.verb));
}
