/** The rules of Clans on one screen. */

import type { ShortRules } from "../../../screens/rules/short";
import EpochTable from "./EpochTable.svelte";
import Founding from "./Founding.svelte";
import Heavy from "./Heavy.svelte";
import Hostile from "./Hostile.svelte";
import Move from "./Move.svelte";
import Points from "./Points.svelte";
import Strife from "./Strife.svelte";

const short: ShortRules = {
  goal: ["CL-1.2", "CL-1.8"],
  sections: [
    { name: "move", rules: ["CL-2.1", "CL-2.7"], diagram: Move },
    { name: "village", rules: ["CL-3.1", "CL-3.2"], diagram: Founding },
    { name: "points", rules: ["CL-6.1", "CL-6.3", "CL-6.6"], diagram: Points },
    { name: "hostile", rules: ["CL-5.1", "CL-6.4", "CL-6.8"], diagram: Hostile },
    { name: "strife", rules: ["CL-4.1", "CL-4.2"], diagram: Strife },
    { name: "heavy", rules: ["CL-2.3", "CL-2.4"], diagram: Heavy },
  ],
  end: ["CL-7.1", "CL-7.4", "CL-7.5"],
  aside: EpochTable,
};

export default short;
