/** A position of The First Sparks for tests: year 3 of a game of three, the reader in seat 0. */

import type { ClanView, FirstSparksView } from "../../generated/wire";

export function sampleClan(changes: Partial<ClanView> = {}): ClanView {
  return { members: ["T1Aa", "T1Ab"], food: 8, tools: [1], toolLimit: 3, knowledge: [], hasBought: false, hasPassed: false, ...changes };
}

export function sampleView(changes: Partial<FirstSparksView> = {}): FirstSparksView {
  return {
    game: "first_sparks",
    seat: 0,
    year: 3,
    phase: "technology",
    order: [0, 1, 2],
    turns: { direction: "first", seats: [0, 1, 2], done: [] },
    map: "first",
    tiles: [
      { tile: "T1", q: 0, r: 0, rotation: 0 },
      { tile: "T2", q: 0, r: 1, rotation: 0 },
      { tile: "T4", q: -1, r: 2, rotation: 0 },
    ],
    drawn: null,
    clans: [sampleClan(), sampleClan({ members: ["T2Aa"] }), sampleClan({ members: ["T4Ba"] })],
    neutral: null,
    market: { present: [7, 8, 10, 11], future: [12, 13, 14, 16], hasReshuffle: false, bonus: 7, deck: 12, reshuffleIn: 12 },
    stock: { berry: 5, fish: 8, bear: 5, mammoth: 4 },
    supply: { berry: 5, fish: 3, bear: 2, mammoth: 3 },
    harvest: {
      berry: { isAway: false, lines: {} }, fish: { isAway: true, lines: {} },
      bear: { isAway: true, lines: {} }, mammoth: { isAway: true, lines: {} },
    },
    offer: null,
    reach: [],
    takes: null,
    trials: [],
    placed: 0,
    scores: [2, 1, 1],
    ...changes,
  };
}
