/** What a tile may come to on a space, as the position after choosing that space tells it. */

import { KINDS } from "../../generated/tain";
import type { ScoutedView } from "../../generated/wire";
import type { Kind } from "./view";

/** All that a tile may meet with the same result; "none" is nobody. */
export interface Prospect {
  readonly met: readonly (Kind | "none")[];
  readonly result: string;
}

/** The prospects of a tile of this kind on the space that was chosen. */
export function prospectsFor({ prospects }: ScoutedView, kind: Kind): Prospect[] {
  return (prospects[kind] ?? []).map(({ met, result }) => ({ met: met.flatMap((word) => metAs(word) ?? []), result }));
}

function metAs(word: string): Kind | "none" | undefined {
  return word === "none" ? word : KINDS.find((kind) => kind === word);
}
