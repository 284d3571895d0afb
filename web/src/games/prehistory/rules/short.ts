/** The rules of Prehistory on one screen. */

import type { ShortRules } from "../../../screens/rules/short";
import Foot from "./Foot.svelte";
import Hunting from "./Hunting.svelte";
import HutNeed from "./HutNeed.svelte";
import Painting from "./Painting.svelte";
import Prices from "./Prices.svelte";
import Summer from "./Summer.svelte";

const short: ShortRules = {
  goal: ["PH-0.2", "PH-1.1"],
  sections: [
    { name: "prices", rules: ["PH-4.2", "PH-6A.2", "PH-6B.1", "PH-10.1"], diagram: Prices },
    { name: "pillar", rules: ["PH-4.3", "PH-4.4"], diagram: Foot },
    { name: "summer", rules: ["PH-5.1", "PH-5.2", "PH-5.3", "PH-5.4"], diagram: Summer },
    { name: "painting", rules: ["PH-6A.1", "PH-6A.3", "PH-6A.5"], diagram: Painting },
    { name: "autumn", rules: ["PH-7.2", "PH-8.1", "PH-8.2", "PH-8.3", "PH-9.1"], diagram: HutNeed },
    { name: "hunting", rules: ["PH-6E.1", "PH-6E.2", "PH-6E.3"], diagram: Hunting },
  ],
  end: ["PH-11.1", "PH-11.2", "PH-11.3"],
};

export default short;
