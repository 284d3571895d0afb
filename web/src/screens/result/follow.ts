/** Hearing a story to its end: part after part, and again after a failure. */

import type { Story } from "../../generated/wire";
import { api, sentenceOf, type Key } from "../../lib/api";

/** Milliseconds until it is tried again; longer each time, up to the last. */
const PAUSES = [1000, 3000, 8000, 15000] as const;

/** Asks until the story is whole; gives what stops asking. */
export function follow(id: string, token: Key, ontold: (story: Story) => void, onfault: (why: string) => void): () => void {
  const stop = new AbortController();
  void listen(id, token, ontold, onfault, stop.signal);
  return () => stop.abort();
}

async function listen(id: string, token: Key, ontold: (story: Story) => void, onfault: (why: string) => void, signal: AbortSignal): Promise<void> {
  let seen = 0;
  let failures = 0;
  while (!signal.aborted) {
    try {
      const story = await api.story(id, seen, token, signal);
      if (signal.aborted) return;
      failures = 0;
      seen = story.parts;
      ontold(story);
      if (story.of > 0 && story.parts === story.of) return;
    } catch (error) {
      if (signal.aborted) return;
      onfault(sentenceOf(error));
      seen = 0;
      const pause = PAUSES[Math.min(failures, PAUSES.length - 1)] ?? PAUSES[0];
      failures += 1;
      await new Promise((resolve) => setTimeout(resolve, pause));
    }
  }
}
