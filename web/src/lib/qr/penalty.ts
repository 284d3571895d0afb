/** What makes a QR code hard to read: long runs, blocks, what looks like a corner, too much ink or too little. */

type Lines = readonly (readonly boolean[])[];

/** The larger, the worse. */
export function penaltyOf(code: Lines): number {
  const turned = code.map((_, at) => code.map((line) => line[at] ?? false));
  const along = (lines: Lines) => lines.reduce((sum, line) => sum + runs(line) + corners(line), 0);
  return along(code) + along(turned) + blocks(code) + imbalance(code);
}

/** Three points for five of one colour in a row, and one for each more. */
function runs(line: readonly boolean[]): number {
  let sum = 0;
  for (let start = 0, end = 0; start < line.length; start = end) {
    while (end < line.length && line[end] === line[start]) end += 1;
    if (end - start >= 5) sum += end - start - 2;
  }
  return sum;
}

/** Forty points for each stretch that a reader may take for a corner, with four blank places on one side. */
function corners(line: readonly boolean[]): number {
  const text = line.map((ink) => (ink ? "1" : "0")).join("");
  let sum = 0;
  for (let at = text.indexOf("1011101"); at >= 0; at = text.indexOf("1011101", at + 1)) {
    const before = text.slice(Math.max(0, at - 4), at);
    const after = text.slice(at + 7, at + 11);
    if (!before.includes("1") || !after.includes("1")) sum += 40;
  }
  return sum;
}

/** Three points for each square of four places of one colour. */
function blocks(code: Lines): number {
  let sum = 0;
  for (let row = 0; row + 1 < code.length; row += 1) {
    for (let column = 0; column + 1 < code.length; column += 1) {
      const ink = code[row]?.[column];
      if (ink === code[row]?.[column + 1] && ink === code[row + 1]?.[column] && ink === code[row + 1]?.[column + 1]) sum += 3;
    }
  }
  return sum;
}

/** Ten points for each twentieth by which ink is more or less than half. */
function imbalance(code: Lines): number {
  const ink = code.flat().filter(Boolean).length;
  return Math.floor(Math.abs((ink * 20) / code.length ** 2 - 10)) * 10;
}
