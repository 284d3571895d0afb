/** Where pins stick: on the groups that were placed, or where those that went home had stood. */

import { VILLAGE } from "../../../generated/stone_age";
import type { StoneAgeView } from "../../../generated/wire";
import type { Point } from "../../../lib/geometry";
import { isLand } from "../lands";
import { groupsAt } from "../view";
import { CARD, cardX, stackScale, stackX, TILE, villageOf, type Geometry } from "./geometry";

/** The point of the pin of a group that stands at a place; null where the board does not show it. */
export function pointOfGroup(geometry: Geometry, view: StoneAgeView, place: string, seat: number): Point | null {
  const before = groupsAt(view, place).filter((group) => group.seat < seat);
  if (isLand(place)) {
    const index = place === "hunt" ? before.length : before.reduce((sum, { count }) => sum + count, 0);
    const stand = geometry.lands[place].stands[index];
    return stand ? (place === "hunt" && !geometry.isTall ? [stand[0] - 18, stand[1] - 14] : [stand[0] - 15, stand[1] - 4]) : null;
  }
  const village = villageAt(geometry, view, place);
  if (village) return [village[0] - (place === "hut" || place === "market" ? 32 : 18), village[1] + 34];
  if (geometry.isTall || place.startsWith("workshop")) return null;
  const index = Number(place.slice(-1)) - 1;
  const stacks = view.stacks.length;
  return place.startsWith("card")
    ? [cardX(index, stacks) + 92, CARD.y - 17]
    : [stackX(index, stacks) + 69 * stackScale(stacks), TILE.y - 18];
}

/** Rings that a pin and what it says take up. */
const PIN_RINGS = 2;

/** The point of the pin for what people brought from a place, the `nth` one there: on the rings that are free again. */
export function pointOfDeed(geometry: Geometry, view: StoneAgeView, place: string, nth: number): Point | null {
  if (place === "hunt") return geometry.bags[nth] ?? null;
  if (isLand(place)) {
    const { stands } = geometry.lands[place];
    const there = groupsAt(view, place).reduce((sum, { count }) => sum + count, 0);
    const stand = stands[Math.min(there + nth * PIN_RINGS, stands.length - 1)];
    return stand ? [stand[0], stand[1] + 8] : null;
  }
  const village = villageAt(geometry, view, place);
  if (village) return [village[0] - (geometry.isTall ? 20 : 24), village[1] + (geometry.isTall ? 42 : 52)];
  if (geometry.isTall || place.startsWith("workshop")) return null;
  const index = Number(place.slice(-1)) - 1;
  const stacks = view.stacks.length;
  return place.startsWith("card") ? [cardX(index, stacks) + CARD.width / 2, CARD.y + 76] : [stackX(index, stacks) + 14, TILE.y + 4];
}

function villageAt(geometry: Geometry, view: StoneAgeView, place: string): Point | undefined {
  return villageOf(geometry, view.hasStyle)[VILLAGE.findIndex((name) => name === place)];
}
