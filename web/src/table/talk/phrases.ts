/** The quick phrases, in the order in which they are offered. */

import type { PhraseName } from "../../generated/wire";

export const PHRASES: readonly PhraseName[] = ["hello", "luck", "played", "moment", "your-turn", "thanks", "sorry", "again"];

/** Signs of a line; the server holds to it. */
export const LONGEST = 300;
