/** The pieces a game hands to the table screen. */

import type { Snippet } from "svelte";
import type { Told } from "../generated/wire";
import type { Joins } from "./log";
import type { Play, SpelledChoice } from "./play";
import type { Session } from "./session.svelte";

export interface GameParts {
  session: Session;
  play: Play;
  /** Width of the lying board divided by its height. */
  ratio: number;
  /** The board, lying or turned a quarter. */
  board: Snippet<[upright: boolean]>;
  /** Whether the board in the hand is one of its own, which is taken sideways too. */
  hasHand?: boolean;
  /** The board as words. */
  text: Snippet;
  /** A strip under the board, on a desk; with one, the log stays in the rail. */
  below?: Snippet;
  /** Seats in the order in which they are shown; in seat order where a game says nothing. */
  order?: readonly number[];
  /** Panels of the rail, above the log. */
  side: Snippet;
  /** One line of standings under the sentence, on a phone. */
  standings: Snippet;
  /** What the top bar shows in place of the rail, on a phone. */
  corner: Snippet;
  /** What is public of a seat. */
  tally: Snippet<[seat: number]>;
  /** Those who play along without a seat, as items behind the seats. */
  others?: Snippet;
  /** The consequence of a choice, as a card. */
  preview: Snippet<[SpelledChoice]>;
  /** The same in two lines, for the phone's sheet; null when nothing is considered. */
  brief: Snippet<[SpelledChoice | null]>;
  /** The sum behind a told line. */
  explain: Snippet<[Told]>;
  /** Whether a told line has more to explain than itself. */
  explains: (told: Told) => boolean;
  /** The game's own answers, in place of back, confirm and undo; short on a phone. */
  answers?: Snippet<[short: boolean]>;
  /** A panel at the foot of the rail, below the log. */
  foot?: Snippet;
  /** Whether a told line belongs into the log; without it all do. */
  isLogged?: (told: Told) => boolean;
  /** Whether a replay says it of a move; without it as the log does. A move that brings about much is summed up. */
  isCaptioned?: (told: Told) => boolean;
  /** Which told lines make one paragraph of the log; without it those of one entry and seat do. */
  joins?: Joins;
  /** What a game adds to a line of the log. */
  after?: Snippet<[Told]>;
  /** The game in three sentences, for the first turn. */
  guide: Snippet;
}

/** What a frame gets besides: how to open the help, what belongs to one's seat, the bell and the settings. */
export type FrameProps = GameParts & { help: () => void; seat: () => void; bell: () => void; settings: () => void };
