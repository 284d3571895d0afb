/**
 * QR codes (ISO/IEC 18004): bytes of UTF-8 at level M, which a camera reads with a seventh of the picture spoilt.
 * The smallest of versions 1 to 13 that holds the text is taken: up to 331 bytes, far longer than any link of ours.
 */

import { remainderOf } from "./field";
import { drawn, type Matrix } from "./drawing";

/** By version: checking bytes of each block, and how many blocks there are. */
const BLOCKS: readonly (readonly [number, number])[] = [
  [10, 1], [16, 1], [26, 1], [18, 2], [24, 2], [16, 4], [18, 4], [22, 4], [22, 5], [26, 5], [30, 5], [22, 8], [22, 9],
];
const BYTE_MODE = 0b0100;
const FILLING = [0xec, 0x11];
/** From this version on the number of bytes is told in two. */
const LONG_COUNT_FROM = 10;

/** The code of a text, row by row, true for ink; null if the text is too long. */
export function qrCode(text: string): Matrix | null {
  const bytes = new TextEncoder().encode(text);
  const version = BLOCKS.findIndex((_, at) => bytes.length <= roomOf(at + 1)) + 1;
  return version === 0 ? null : drawn(version, withChecks(dataOf(bytes, version), version));
}

/** How many bytes of text a version holds. */
export function roomOf(version: number): number {
  return capacityOf(version) - (version < LONG_COUNT_FROM ? 2 : 3);
}

/** All bytes of a version that are no checks: mode, number, text and filling. */
function capacityOf(version: number): number {
  const [checks, blocks] = BLOCKS[version - 1] ?? [0, 0];
  return Math.floor(modulesOf(version) / 8) - checks * blocks;
}

/** The places of a version that carry bytes: all but patterns, format and version. */
function modulesOf(version: number): number {
  const all = (16 * version + 128) * version + 64;
  if (version === 1) return all;
  const marks = Math.floor(version / 7) + 2;
  return all - (25 * marks - 10) * marks + 55 - (version < 7 ? 0 : 36);
}

/** What a code says, before its checks. */
function dataOf(text: Uint8Array, version: number): number[] {
  const bits: number[] = [];
  const put = (value: number, width: number) => {
    for (let at = width - 1; at >= 0; at -= 1) bits.push((value >> at) & 1);
  };
  put(BYTE_MODE, 4);
  put(text.length, version < LONG_COUNT_FROM ? 8 : 16);
  for (const byte of text) put(byte, 8);
  put(0, 4); // the end; with it the mode and the number fill whole bytes
  const bytes = Array.from({ length: bits.length / 8 }, (_, at) => bits.slice(at * 8, at * 8 + 8).reduce((sum, bit) => sum * 2 + bit, 0));
  const missing = capacityOf(version) - bytes.length;
  return [...bytes, ...Array.from({ length: missing }, (_, at) => FILLING[at % 2] ?? 0)];
}

/** The bytes in blocks, each with its checks, in the order in which they are drawn. */
function withChecks(data: readonly number[], version: number): number[] {
  const [checks, count] = BLOCKS[version - 1] ?? [0, 1];
  const short = Math.floor(data.length / count);
  const shortOnes = count - (data.length % count);
  const blocks: number[][] = [];
  for (let at = 0, start = 0; at < count; at += 1) {
    const end = start + short + (at < shortOnes ? 0 : 1);
    blocks.push(data.slice(start, end));
    start = end;
  }
  return [...woven(blocks), ...woven(blocks.map((block) => remainderOf(block, checks)))];
}

/** The first of each, then the second of each, as far as they go. */
function woven(rows: readonly (readonly number[])[]): number[] {
  const longest = Math.max(...rows.map((row) => row.length));
  return Array.from({ length: longest }, (_, at) => rows.flatMap((row) => row[at] ?? [])).flat();
}
