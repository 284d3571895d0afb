/** The rules of Táin on one screen. */

import type { ShortRules } from "../../../screens/rules/short";
import Bluff from "./Bluff.svelte";
import Hostages from "./Hostages.svelte";
import Loot from "./Loot.svelte";
import Outcomes from "./Outcomes.svelte";
import Pasture from "./Pasture.svelte";
import Scouting from "./Scouting.svelte";

const short: ShortRules = {
  goal: ["TN-0.1", "TN-9.2"],
  sections: [
    { name: "scouting", rules: ["TN-3.1", "TN-3.2", "TN-3.3", "TN-3.7"], diagram: Scouting },
    { name: "raid", rules: ["TN-4.1", "TN-4.2", "TN-4.3", "TN-6.4"], diagram: Bluff },
    { name: "outcomes", rules: ["TN-6.5", "TN-6.7", "TN-6.10", "TN-6.12"], diagram: Outcomes },
    { name: "loot", rules: ["TN-6.2", "TN-6.3", "TN-7.1"], diagram: Loot },
    { name: "hostages", rules: ["TN-8.1", "TN-8.2", "TN-8.3"], diagram: Hostages },
    { name: "outer", rules: ["TN-3.4", "TN-5.1", "TN-5.3"], diagram: Pasture },
  ],
  end: ["TN-9.1", "TN-9.2", "TN-9.3", "TN-7.4"],
};

export default short;
