/** What the bar above the board says: what is asked, or what the step of a raid tells. */

import { headline } from "../../screens/result/headline";
import { say } from "../../lib/words";
import type { TainPlay } from "./play.svelte";
import { count } from "./raid/lines";

/** One sentence. */
export function sentenceOf(play: TainPlay): string {
  const { session, tile, aim } = play;
  const { decision, replay } = session;
  if (play.isFreeing && decision?.kind === "yours") return session.ask(decision);
  if (play.raid.raid) return stepInWords(play);
  if (replay.isOn || decision === null) return say("tain-ui-looking-back");
  if (decision.kind === "over") return headline(decision, session.table, session.seat);
  if (decision.kind === "others") return "";
  if (play.isPassing) return say("tain-ui-pass-sure", { turn: play.view.turn });
  if (tile !== null && aim !== null) return play.phrase("tain-ui-lay-there", { kind: `@tain-ui-the-${tile}`, ...play.spaceArgs(aim) });
  if (aim !== null && (play.isLaying || play.space !== null)) return play.phrase("tain-ui-which-tile", play.spaceArgs(aim));
  if (tile !== null) return say("tain-ui-where", { kind: `@tain-ui-the-${tile}` });
  return say("tain-ui-scout");
}

/** A quieter second line. */
export function hintOf(play: TainPlay): string {
  const { decision, replay } = play.session;
  if (play.raid.raid) return say("tain-ui-step", { step: play.raid.at + 1, steps: play.raid.steps.length });
  if (replay.moment) return replay.moment.told.map((told) => play.session.tell(told)).join(" ");
  if (decision?.kind !== "yours") return "";
  if (play.isPassing) return say("tain-ui-pass-hint");
  if (play.tile !== null && play.aim === null) return say("tain-ui-where-hint", { count: play.targets.size });
  return say(play.tile === null && !play.isLaying ? "tain-ui-scout-hint" : "tain-ui-lay-hint");
}

function stepInWords({ raid: { step, raid }, session }: TainPlay): string {
  if (step === null || raid === null) return "";
  switch (step.kind) {
    case "reveal":
      return say("tain-ui-step-reveal", { tiles: step.lines.length - 1 });
    case "bluffs":
      return say("tain-ui-step-bluffs", { bluffs: step.lines.reduce((sum, told) => sum + count(told, "bluffs"), 0) });
    case "settling":
      return say(raid.lines.some(({ kind }) => kind === "ended") ? "tain-ui-step-end" : "tain-ui-step-settling");
    default:
      return step.lines.map((told) => session.tell(told)).join(" ");
  }
}
