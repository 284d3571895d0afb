/** Where what others did since the reader's turn is marked beside the map: on the action board, and on signs and tabs of a phone. */

import type { Deed } from "../../../table/since";
import { fieldOf, type Field } from "./geometry";

/** What a turn brings about on the board besides what was taken: turned tiles, and blocks at the foot of a pillar. */
const BESIDES: readonly string[] = ["tile_turned", "footed"];

/** Every place that a deed speaks of, in the order in which it is marked. */
export function placesOf({ ways, lines }: Deed): readonly string[] {
  const besides = lines.filter(({ kind }) => BESIDES.includes(kind)).flatMap(({ places }) => places);
  return [...new Set([...ways.flat(), ...besides])];
}

/** The numbers that stand at a station. */
export function numbersAt(deeds: readonly Deed[], field: Field): readonly number[] {
  return numbersWhere(deeds, (place) => fieldOf(place) === field);
}

/** The numbers that stand on the action board, or else on the map. */
export function numbersOn(deeds: readonly Deed[], board: "actions" | "map"): readonly number[] {
  return numbersWhere(deeds, (place) => (fieldOf(place) === null) === (board === "map"));
}

function numbersWhere(deeds: readonly Deed[], isThere: (place: string) => boolean): readonly number[] {
  return deeds.filter((deed) => placesOf(deed).some(isThere)).map(({ number }) => number);
}
