/** A position of Stone Age with Style is the Goal for tests: round 2 of a game of three, the reader in seat 0. */

import type { CampView, StoneAgeView } from "../../generated/wire";

export function sampleCamp(changes: Partial<CampView> = {}): CampView {
  return {
    workers: 5, home: 5, food: 12, goods: [2, 1, 0, 0], jewels: 4, agriculture: 1, trade: 0, barter: null,
    tools: [{ value: 2, isUsed: false }, { value: 1, isUsed: true }], oneUse: [], anyTwo: 0, buildings: [], cards: 2, own: null, lines: null,
    score: 7, spare: 0, mayGo: [], ...changes,
  };
}

export function sampleView(changes: Partial<StoneAgeView> = {}): StoneAgeView {
  return {
    game: "stone_age",
    seat: 0,
    round: 2,
    phase: "placing",
    first: 1,
    hasStyle: true,
    hasSpielbox: false,
    at: { forest: [0, 3, 0], hunt: [0, 0, 2], card_2: [0, 0, 1] },
    closed: ["hut"],
    row: ["C18", "C05", null, "C33", "X1"],
    deck: 30,
    stacks: [{ top: "B01", below: 6 }, { top: "B26", below: 5 }, { top: null, below: 0 }],
    camps: [sampleCamp({ own: ["C18", "C05"], lines: [1, 0, 0, 0, 0, 0, 3] }), sampleCamp(), sampleCamp()],
    roll: null,
    dice: null,
    payment: null,
    hungry: 0,
    averages: { forest: [8, 20, 32], hunt: [15, 33] },
    scores: [7, 7, 0],
    ...changes,
  };
}
