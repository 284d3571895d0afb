/** The five clans and the mark each carries, so that colour is never alone. */

import { CLANS } from "../../../generated/clans";

export type Clan = (typeof CLANS)[number];

/** Marks as paths in a 12 x 8 box centred on the origin. */
export const MARKS: Readonly<Record<Clan, string>> = {
  red: "M-5.15 1.6A1.75 1.75 0 1 0-1.65 1.6 1.75 1.75 0 1 0-5.15 1.6ZM1.65 1.6A1.75 1.75 0 1 0 5.15 1.6 1.75 1.75 0 1 0 1.65 1.6ZM-1.75-2A1.75 1.75 0 1 0 1.75-2 1.75 1.75 0 1 0-1.75-2Z",
  blue: "M-6.2 1C-4.6-2.8-2.2-2.8-.4-.2.9 1.7 3 1.7 4.6-1.6L6.3-.6C4.3 4.2 1 4.4-1.3 1.2-2.5-.6-3.5-.4-4.6 2Z",
  green: "M-5.6-2.2-3.9-3.4 0 .8 3.9-3.4 5.6-2.2 0 4Z",
  yellow: "M0-4A4 4 0 1 1 0 4 4 4 0 1 1 0-4ZM0-1.6A1.6 1.6 0 1 0 0 1.6 1.6 1.6 0 1 0 0-1.6Z",
  black: "M-4.6-3.4H-2.4V3.4H-4.6ZM-1.1-3.4H1.1V3.4H-1.1ZM2.4-3.4H4.6V3.4H2.4Z",
};

/** Whether a word names a clan. */
export function isClan(word: string): word is Clan {
  return CLANS.some((clan) => clan === word);
}
