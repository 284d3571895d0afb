/** What the bar above the board says: what is asked, or what the step of a raid tells. */

import { say } from "../../lib/words";
import type { YourDecision } from "../../generated/wire";
import type { TainPlay } from "./play.svelte";
import { count } from "./raid/lines";

/** The question of a decision, made narrower by what is taken up. */
export function question(play: TainPlay, decision: YourDecision): string {
  const { session, tile, aimed } = play;
  if (play.isFreeing) return session.ask(decision);
  if (play.isPassing) return say("tain-ui-pass-sure", { turn: play.view.turn });
  if (tile !== null && aimed !== null) return play.phrase("tain-ui-lay-there", { kind: `@tain-ui-the-${tile}`, ...play.spaceArgs(aimed) });
  if (aimed !== null && (play.isLaying || play.space !== null)) return play.phrase("tain-ui-which-tile", play.spaceArgs(aimed));
  if (tile !== null) return say("tain-ui-where", { kind: `@tain-ui-the-${tile}` });
  return say("tain-ui-scout");
}

/** A quieter second line. */
export function advice(play: TainPlay): string {
  if (play.isPassing) return say("tain-ui-pass-hint");
  if (play.tile !== null && play.aimed === null) return say("tain-ui-where-hint", { count: play.targets.size });
  return say(play.tile === null && !play.isLaying ? "tain-ui-scout-hint" : "tain-ui-lay-hint");
}

/** What the step of a raid tells. */
export function stepInWords({ raid: { step, raid }, session }: TainPlay): string {
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
