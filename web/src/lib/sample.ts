/** Tables in the hands of a test. */

import { MARKS, type SeatInfo, type TableInfo } from "../generated/wire";

/** A person at the table, of this name. */
export function sampleSeat(seat: number, name: string | null): SeatInfo {
  return {
    seat, kind: "human", name, bot: null, joined: true, online: true, mark: MARKS[seat] ?? "sun", host: seat === 0, again: false,
    away: null, asked: null, unanswered: null, standIn: null, nudge: null, stints: [], agrees: false, clock: null,
  };
}

/** People of these names at a table of a game. */
export function sampleTable(game: string, names: readonly string[] = ["P0", "P1", "P2"]): TableInfo {
  return {
    id: "t", game, title: "", options: {}, status: "playing", watchable: true, rulesVersion: "1", components: "standard",
    commitment: "", seed: null, createdAt: "", seq: 1, after: null, rematch: null, patience: 600, silence: 600, hostAway: null, standIn: "greedy", clock: null, watchers: 0, watching: [], origin: null, daily: null, varied: false,
    seats: names.map((name, seat) => sampleSeat(seat, name)),
  };
}
