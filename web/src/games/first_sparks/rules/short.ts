/** The rules of The First Sparks on one screen. */

import type { ShortRules } from "../../../screens/rules/short";
import Cards from "./Cards.svelte";
import Feeding from "./Feeding.svelte";
import Grounds from "./Grounds.svelte";
import Harvest from "./Harvest.svelte";
import Sizes from "./Sizes.svelte";
import Spreading from "./Spreading.svelte";

const short: ShortRules = {
  goal: ["FS-0.1", "FS-3.1"],
  sections: [
    { name: "cards", rules: ["FS-4.3", "FS-4.6", "FS-4.7", "FS-4.12", "FS-5.1"], diagram: Cards },
    { name: "grounds", rules: ["FS-2.2", "FS-6.2", "FS-6.7"], diagram: Grounds },
    { name: "harvest", rules: ["FS-2.11", "FS-6.1", "FS-6.5"], diagram: Harvest },
    { name: "feeding", rules: ["FS-7.1", "FS-7.2", "FS-7.3"], diagram: Feeding },
    { name: "spreading", rules: ["FS-8.3", "FS-8.4", "FS-8.5", "FS-8.6"], diagram: Spreading },
    { name: "order", rules: ["FS-9.1", "FS-9.2", "FS-9.4", "FS-9.7"], diagram: Sizes },
  ],
  end: ["FS-10.1", "FS-10.3", "FS-10.4"],
};

export default short;
