/** The rules of Stone Age on one screen. */

import type { ShortRules } from "../../../screens/rules/short";
import Building from "./Building.svelte";
import Cards from "./Cards.svelte";
import Feeding from "./Feeding.svelte";
import Placing from "./Placing.svelte";
import Roll from "./Roll.svelte";
import Village from "./Village.svelte";

const short: ShortRules = {
  goal: ["SA-0.10", "SA-2.1"],
  sections: [
    { name: "placing", rules: ["SA-3.1", "SA-3.2", "SA-3.8", "SA-3.12"], diagram: Placing },
    { name: "roll", rules: ["SA-4.5", "SA-4.6", "SA-5.2"], diagram: Roll },
    { name: "village", rules: ["SA-3.11", "SA-4.2", "SA-4.3", "SA-4.4"], diagram: Village },
    { name: "cards", rules: ["SA-4.7", "SA-10.1", "SA-10.2"], diagram: Cards },
    { name: "buildings", rules: ["SA-4.9", "SA-7.1", "SA-7.4"], diagram: Building },
    { name: "feeding", rules: ["SA-8.1", "SA-8.2", "SA-8.3", "SA-8.4"], diagram: Feeding },
  ],
  end: ["SA-9.2", "SA-9.3", "SA-10.6", "SA-10.7"],
};

export default short;
