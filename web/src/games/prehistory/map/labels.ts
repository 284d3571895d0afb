/** Spaces in words: what a screen reader says of them, and what the table of words shows. */

import type { PrehistoryView, SpaceView } from "../../../generated/wire";
import { COLOURS } from "../../../generated/prehistory";
import { say } from "../../../lib/words";
import { whoOf } from "../pieces/names";
import type { PrehistoryPlay } from "../play.svelte";
import { groupsOf, hutsOf } from "./standing";

/** The name of whoever plays: a seat or the tribe. */
export function playerName(play: PrehistoryPlay, player: number): string {
  const who = whoOf(play.view, player);
  if (who === "tribe") return say("prehistory-other-tribe");
  return who === play.view.seat ? say("prehistory-ui-you") : play.session.nameOf(who);
}

/** What a ground is called. */
export function groundName(terrain: string | null): string {
  return say(`prehistory-ground-${terrain ?? "start"}`);
}

/** What lies on a space or is printed on it; empty if nothing does. */
export function contentName({ content, item, quarry }: SpaceView): string {
  if (quarry !== null) return say("prehistory-ui-quarry", { colour: `@prehistory-colour-${quarry}` });
  if (item !== null) return say(item.endsWith("+") ? `prehistory-item-${item.slice(0, -1)}.plus` : `prehistory-item-${item}`);
  if (content === "hut") return say("prehistory-ui-hut-space");
  return COLOURS.some((colour) => colour === content) ? say(`prehistory-colour-${content}.cube`) : "";
}

/** Huts and members on a space, in words. */
export function piecesOn(play: PrehistoryPlay, name: string): string[] {
  const { view } = play;
  const hut = hutsOf(view).get(name);
  const members = groupsOf(view).get(name) ?? [];
  return [
    ...(hut === undefined ? [] : [say("prehistory-ui-hut-of", { who: playerName(play, hut) })]),
    ...members.map(({ player, count, isMoved }) => say("prehistory-ui-members-of", { who: playerName(play, player), count, moved: isMoved ? "yes" : "no" })),
  ];
}

/** What is held round a megalith or quarry, in words; empty elsewhere. */
export function holdingOn(play: PrehistoryPlay, name: string): string {
  const holding = play.view.holdings.find(({ space }) => space === name);
  if (!holding) return "";
  const held = holding.held.flatMap((count, player) => (count > 0 ? [say("prehistory-ui-held", { who: playerName(play, player), count, brings: holding.brings[player] ?? 0 })] : []));
  return held.join("; ");
}

/** "M05b, forest: a mammoth; Orm, 1 member; 3 steps." */
export function describeSpace(play: PrehistoryPlay, name: string): string {
  const space = spaceIn(play.view, name);
  if (!space) return name;
  const goal = play.autumn.isOn ? play.autumn.goals.get(name) : undefined;
  const parts = [contentName(space), ...piecesOn(play, name), holdingOn(play, name), goal ? say("prehistory-ui-goal", { steps: goal.steps, dev: goal.dev }) : ""];
  return [`${name}, ${groundName(space.terrain)}`, ...parts.filter((part) => part !== "")].join("; ");
}

function spaceIn(view: PrehistoryView, name: string): SpaceView | null {
  return view.spaces.find((space) => space.name === name) ?? null;
}
