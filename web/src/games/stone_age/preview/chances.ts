/** How likely each result of a roll is, for the picture beside its average. */

const FACES = 6;

/** By result from 0 on, the share of throws of so many dice that bring it once divided and rounded down. */
export function chancesOf(dice: number, divisor: number): readonly number[] {
  let ways: number[] = [1];
  for (let die = 0; die < dice; die++) {
    const more: number[] = Array.from({ length: ways.length + FACES }, () => 0);
    ways.forEach((count, sum) => {
      for (let face = 1; face <= FACES; face++) more[sum + face] = (more[sum + face] ?? 0) + count;
    });
    ways = more;
  }
  const results: number[] = Array.from({ length: Math.floor((dice * FACES) / divisor) + 1 }, () => 0);
  ways.forEach((count, sum) => {
    const result = Math.floor(sum / divisor);
    if (count > 0) results[result] = (results[result] ?? 0) + count / FACES ** dice;
  });
  return results;
}

/** What so many dice bring on average. */
export function meanOf(dice: number, divisor: number): number {
  return chancesOf(dice, divisor).reduce((sum, chance, result) => sum + chance * result, 0);
}

export interface Bar {
  readonly result: number;
  /** Height of the bar, 1 for the likeliest. */
  readonly height: number;
  /** At least as good as the average. */
  readonly isGood: boolean;
}

/** The results that happen at all, at most so many bars round the likeliest. */
export function barsOf(dice: number, divisor: number, most = 9): readonly Bar[] {
  const chances = chancesOf(dice, divisor);
  const highest = Math.max(...chances);
  const mean = meanOf(dice, divisor);
  const possible = chances.flatMap((chance, result) => (chance > 0 ? [{ result, height: chance / highest, isGood: result >= Math.floor(mean) }] : []));
  const extra = possible.length - most;
  const from = Math.max(0, Math.min(extra, possible.findIndex(({ height }) => height === 1) - Math.floor(most / 2)));
  return extra > 0 ? possible.slice(from, from + most) : possible;
}
