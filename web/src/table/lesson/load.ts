/** The coach is fetched only where a lesson is on. */

import { learnGame } from "../../lib/words";

export const loadCoach = () => learnGame("lesson").then(() => import("./Coach.svelte"));
