/** Sections of the rock as they are drawn, round a middle at 0. */

/** Outlines, no two beside each other the same. */
export const SECTION: readonly string[] = [
  "M-22.5-19C-9-21.4 9-19.6 22.5-20.6 23.4-7 22 6 22.8 19.4 9 20.8-9 19.2-23 20.2-23.8 6-22-7-22.5-19Z",
  "M-23-20.4C-8-19-8-20.8 23-19.2 22 -7 23.6 6 22.4 20.4 8 19-9 21-22.6 19.4-22 6-23.8-6-23-20.4Z",
  "M-22.2-20C-10-20.6 10-18.8 22.6-20.2 23.6-6 22.2 8 23 19.6 9 20.4-10 19.4-22.8 20-23.6 7-21.8-7-22.2-20Z",
];

type Stand = readonly [x: number, y: number, size: number];

const STANDS: readonly (readonly Stand[])[] = [
  [],
  [[0, 0, 27]],
  [[-11, 0, 20], [11, 0, 20]],
  [[-11.5, -8.5, 17], [11.5, -8.5, 17], [0, 9.5, 17]],
];

/** Where a sign stands among so many, and how large. */
export function standsIn(count: number, place: number): Stand {
  return STANDS[count]?.[place] ?? [0, 0, 17];
}
