/** Where the points of a finished game came from, line by line, as the server tells them. */

import { LINE_RULES, LINES, SPECIES } from "../../../generated/prehistory";
import type { GameOver, PlayerView, PrehistoryView, Told } from "../../../generated/wire";
import { huntedOf } from "../pieces/hunted";
import { whoOf, type Who } from "../pieces/names";

export type LineName = (typeof LINES)[number];

/** Somebody who was ranked: a seat or the tribe. */
export interface Ranked {
  readonly player: number;
  readonly who: Who;
  readonly view: PlayerView;
  readonly place: number;
  readonly total: number;
}

/** All players from first to last, the tribe among them. */
export function rankedOf(view: PrehistoryView, over: GameOver): readonly Ranked[] {
  const [tribe] = over.others;
  return view.players
    .map((player, index) => {
      const who = whoOf(view, index);
      const [place, total] = who === "tribe" ? [tribe?.place, tribe?.score] : [over.ranking[who], over.scores[who]];
      return { player: index, who, view: player, place: place ?? view.players.length, total: total ?? 0 };
    })
    .sort((a, b) => a.place - b.place);
}

export function ruleOfLine(name: LineName): string {
  return LINE_RULES[LINES.indexOf(name)] ?? "";
}

/** Points of a player with the first so many lines added to those of the track. */
export function pointsAfter({ points, lines }: PlayerView, added: number): number {
  return points + (lines ?? []).slice(0, added).reduce((sum, line) => sum + line, 0);
}

/** Development points once all cubes are changed. */
export function devOf({ dev, resources, cubes }: PlayerView): number {
  return [...resources, ...cubes].reduce((sum, count) => sum + count, dev);
}

/** How many sections of each row are painted. */
export function rowsOf({ painted }: PlayerView): readonly number[] {
  return [1, 2, 3].map((row) => painted.filter((section) => section.startsWith(`r${row}`)).length);
}

/** By species: the points on the animals, and the footprints; without those that bring nothing. */
export function herdsOf({ cards, tokens }: PlayerView, token: number): readonly { species: string; points: number; tracks: number }[] {
  return SPECIES.map((species, index) => {
    const own = cards.filter((card) => card.startsWith(species)).map(huntedOf);
    const points = own.reduce((sum, card) => sum + card.points, (tokens[index] ?? 0) * token);
    return { species, points, tracks: own.filter(({ isAnimal }) => !isAnimal).length };
  }).filter(({ points, tracks }) => points > 0 && tracks > 0);
}

/** What megaliths bring: those taken, spaces round B, majorities round C, and what E doubles. */
export function stonesOf(view: PrehistoryView, player: number, stone: number): { readonly A: number; readonly B: number; readonly C: number; readonly E: number } {
  const own = view.players[player];
  const held = (letter: string): number =>
    view.holdings.filter(({ space }) => view.spaces.find(({ name }) => name === space)?.item === letter).reduce((sum, { brings }) => sum + (brings[player] ?? 0), 0);
  const [A, B, C] = [(own?.stonesA ?? 0) * stone, held("B"), held("C")];
  return { A, B, C, E: (own?.lines?.[LINES.indexOf("megaliths")] ?? 0) - A - B - C };
}

/** The ceremony cards of a player, each with what it scored. */
export function ritesOf(log: readonly Told[], who: Who): readonly { card: string; points: number }[] {
  return log
    .filter(({ kind, seat }) => kind === "rite_scored" && (who === "tribe" ? seat === null : seat === who))
    .map(({ args }) => ({ card: String(args["card"]), points: Number(args["scored"]) }));
}
