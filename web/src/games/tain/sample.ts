/** Small positions and told lines, for tests. */

import type { ClanBoard, TainView, TileView, Told } from "../../generated/wire";

const NOBODY: readonly (TileView | null)[] = [null, null, null, null, null];

export function sampleBoard(changes: Partial<ClanBoard> = {}): ClanBoard {
  return {
    entrances: [...NOBODY], thresholds: [...NOBODY], cows: 5, jewels: 3, lootCows: 0, lootJewels: 0, hostages: [],
    screen: 18, discard: 0, hasPassed: false, ...changes,
  };
}

export function sampleView(changes: Partial<TainView> = {}): TainView {
  return {
    game: "tain", seat: 0, turn: 1, active: 0, isRaid: false, boards: [sampleBoard(), sampleBoard(), sampleBoard()],
    outer: [null, null], scouted: null, pasture: 10, rotateActive: true, scores: [19, 19, 19], sums: null,
    screen: { chief: 1, warrior: 2, boy: 6, daughter: 1, bluff: 8 },
    discard: { chief: 0, warrior: 0, boy: 0, daughter: 0, bluff: 0 },
    fits: {
      threshold: ["chief", "warrior", "boy", "daughter", "bluff"],
      entrance: ["chief", "warrior", "boy", "bluff"],
      outer: ["chief", "warrior", "bluff"],
    },
    ...changes,
  };
}

export function sampleTold(kind: string, seat: number | null, args: Told["args"] = {}, entry = 9): Told {
  return { entry, kind, key: `tain-told-${kind}`, seat, args, rule: "", move: 0, by: null, places: [], heading: false };
}
