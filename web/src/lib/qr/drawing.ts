/** How a QR code is drawn: its patterns, its bytes in a winding path, and the mask that spreads ink evenly. */

import { penaltyOf } from "./penalty";

/** Rows of a code, true for ink. */
export type Matrix = readonly (readonly boolean[])[];

type Draft = (boolean | null)[][];

/** Whether a place is turned over, by mask. */
const MASKS: readonly ((row: number, column: number) => boolean)[] = [
  (row, column) => (row + column) % 2 === 0,
  (row) => row % 2 === 0,
  (_, column) => column % 3 === 0,
  (row, column) => (row + column) % 3 === 0,
  (row, column) => (Math.floor(row / 2) + Math.floor(column / 3)) % 2 === 0,
  (row, column) => ((row * column) % 2) + ((row * column) % 3) === 0,
  (row, column) => (((row * column) % 2) + ((row * column) % 3)) % 2 === 0,
  (row, column) => (((row + column) % 2) + ((row * column) % 3)) % 2 === 0,
];
/** Level M, before the number of the mask. */
const LEVEL = 0b00;
const FORMAT_DIVISOR = 0b10100110111;
const FORMAT_MASK = 0b101010000010010;
const VERSION_DIVISOR = 0b1111100100101;
const VERSION_FROM = 7;

/** The code of a version with these bytes, masked as its readers like it best. */
export function drawn(version: number, bytes: readonly number[]): Matrix {
  const patterns = patternsOf(version);
  const filled = withBytes(patterns, bytes);
  const masked = MASKS.map((isTurned, mask) =>
    withFormat(filled.map((line, row) => line.map((ink, column) => (patterns[row]?.[column] === null ? ink !== isTurned(row, column) : ink))), mask),
  );
  const penalties = masked.map(penaltyOf);
  return masked[penalties.indexOf(Math.min(...penalties))] ?? [];
}

/** All that is the same for every text: places for bytes are null, those for the format are empty. */
function patternsOf(version: number): Draft {
  const size = version * 4 + 17;
  const draft: Draft = Array.from({ length: size }, () => Array.from({ length: size }, () => null));
  const put = (row: number, column: number, ink: boolean) => {
    const line = draft[row];
    if (line !== undefined && column >= 0 && column < size) line[column] = ink;
  };
  for (let at = 0; at < size; at += 1) {
    put(6, at, at % 2 === 0);
    put(at, 6, at % 2 === 0);
  }
  const marks = marksOf(version);
  const last = marks.length - 1;
  marks.forEach((row, down) =>
    marks.forEach((column, across) => {
      const isCorner = (down === 0 && across === 0) || (down === 0 && across === last) || (down === last && across === 0);
      if (!isCorner) rings(2, (by, beside, ring) => put(row + by, column + beside, ring !== 1));
    }),
  );
  for (const [row, column] of [[3, 3], [3, size - 4], [size - 4, 3]] as const) {
    rings(4, (by, beside, ring) => put(row + by, column + beside, ring !== 2 && ring !== 4));
  }
  for (let at = 0; at < 9; at += 1) {
    for (const [row, column] of [[8, at], [at, 8], [8, size - at], [size - at, 8]] as const) {
      if (draft[row]?.[column] === null) put(row, column, false);
    }
  }
  put(size - 8, 8, true);
  if (version >= VERSION_FROM) {
    checked(version, 12, VERSION_DIVISOR).forEach((ink, at) => {
      put(Math.floor(at / 3), size - 11 + (at % 3), ink);
      put(size - 11 + (at % 3), Math.floor(at / 3), ink);
    });
  }
  return draft;
}

/** The middles of the small squares, along either side. */
function marksOf(version: number): number[] {
  if (version === 1) return [];
  const count = Math.floor(version / 7) + 2;
  const step = Math.ceil((version * 4 + 4) / (count * 2 - 2)) * 2;
  return [6, ...Array.from({ length: count - 1 }, (_, at) => version * 4 + 10 - step * (count - 2 - at))];
}

/** All places round a middle, with the ring they lie on. */
function rings(outermost: number, each: (by: number, beside: number, ring: number) => void): void {
  for (let by = -outermost; by <= outermost; by += 1) {
    for (let beside = -outermost; beside <= outermost; beside += 1) each(by, beside, Math.max(Math.abs(by), Math.abs(beside)));
  }
}

/** The patterns with the bytes between them: two columns at a time from the right, up and down by turns. */
function withBytes(patterns: Draft, bytes: readonly number[]): boolean[][] {
  const size = patterns.length;
  const filled = patterns.map((line) => line.map((ink) => ink ?? false));
  let bit = 0;
  for (let right = size - 1, turn = 0; right > 0; right -= 2, turn += 1) {
    if (right === 6) right = 5; // a column of patterns only
    for (let step = 0; step < size * 2; step += 1) {
      const along = Math.floor(step / 2);
      const row = turn % 2 === 0 ? size - 1 - along : along;
      const column = right - (step % 2);
      const line = filled[row];
      if (line === undefined || patterns[row]?.[column] !== null) continue;
      line[column] = (((bytes[bit >> 3] ?? 0) >> (7 - (bit & 7))) & 1) === 1;
      bit += 1;
    }
  }
  return filled;
}

/** The same with level and mask written beside the corners, twice. */
function withFormat(filled: boolean[][], mask: number): Matrix {
  const size = filled.length;
  const format = (LEVEL << 3) | mask;
  checked(format, 10, FORMAT_DIVISOR, FORMAT_MASK).forEach((ink, at) => {
    const along = at < 6 ? at : at < 8 ? at + 1 : size - 15 + at;
    const across = at < 8 ? size - 1 - at : at === 8 ? 7 : 14 - at;
    for (const [row, column] of [[along, 8], [8, across]] as const) {
      const line = filled[row];
      if (line !== undefined) line[column] = ink;
    }
  });
  return filled;
}

/** A number with so many bits that check it, lowest first. */
function checked(value: number, checks: number, divisor: number, mask = 0): boolean[] {
  let rest = value << checks;
  for (let bit = 31 - Math.clz32(rest); bit >= checks; bit = 31 - Math.clz32(rest)) rest ^= divisor << (bit - checks);
  const bits = ((value << checks) | rest) ^ mask;
  const width = checks === 10 ? 15 : 18;
  return Array.from({ length: width }, (_, at) => ((bits >> at) & 1) === 1);
}
