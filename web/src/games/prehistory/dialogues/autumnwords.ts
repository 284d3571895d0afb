/** What the bar says and offers in the own autumn, and while tiles are laid. */

import type { YourDecision } from "../../../generated/wire";
import { say } from "../../../lib/words";
import type { Answer } from "../../../table/play";
import type { PrehistoryPlay } from "../play.svelte";

export function autumnQuestion({ autumn, session, step }: PrehistoryPlay, decision: YourDecision): string {
  if (step !== "autumn_turn") return session.ask(decision);
  if (autumn.plan !== null) return say("prehistory-ui-autumn-site");
  if (autumn.path.length > 0 && autumn.member === null) return say("prehistory-ui-autumn-more");
  return autumn.member === null ? say("prehistory-ui-autumn-ask", { left: autumn.walkers.length }) : say("prehistory-ui-autumn-where");
}

export function autumnAdvice({ autumn, view }: PrehistoryPlay): string {
  if (autumn.path.length > 0 && autumn.member === null) return say("prehistory-ui-autumn-hint-sent");
  const points = view.walk?.means.reduce((sum, { kind, held, steps }) => sum + (kind === "dev" ? 0 : held * steps), view.walking) ?? 0;
  return say("prehistory-ui-autumn-hint", { points });
}

/** The word for playing the draft; null while there is none. */
export function autumnConfirm({ autumn, step }: PrehistoryPlay): string | null {
  if (autumn.path.length === 0 || step !== "autumn_turn") return null;
  const walks = autumn.deeds.some(({ kind }) => kind === "walk");
  const builds = autumn.deeds.some(({ kind }) => kind === "build" || kind === "quarry");
  return say("prehistory-ui-autumn-do", { what: walks && builds ? "both" : builds ? "build" : "walk" });
}

export function autumnAnswers({ autumn, choices }: PrehistoryPlay): readonly Answer[] {
  const done = choices.find(({ verb }) => verb === "done");
  return done ? [{ label: say("prehistory-ui-autumn-done"), act: () => autumn.send(done.text) }] : [];
}

export function layingAnswers({ laying }: PrehistoryPlay): readonly Answer[] {
  return laying.turns.length < 2 ? [] : [{ label: say("prehistory-ui-lay-turn"), icon: "prehistory-ph-turn", act: () => laying.rotate() }];
}
