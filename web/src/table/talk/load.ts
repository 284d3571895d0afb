/** Fetches the talk with its texts, when it is first needed. */

import { learnGame } from "../../lib/words";

export function loadTalk() {
  return learnGame("talk").then(() => import("./Talk.svelte"));
}

export function loadTalkDialogue() {
  return learnGame("talk").then(() => import("./TalkDialogue.svelte"));
}

export function loadWatchers() {
  return learnGame("talk").then(() => import("./WatchersDialogue.svelte"));
}
