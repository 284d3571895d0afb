/** What somebody likes on this device: pace, sound, calls, the board as words. */

import { recall, remember } from "./storage";

/** How long the moves of others are shown. */
export const PACES = ["calm", "quick", "once"] as const;
export type Pace = (typeof PACES)[number];

class Preferences {
  pace: Pace = $state(PACES.find((pace) => pace === recall("pace")) ?? "quick");
  /** One drum beat when it is one's turn. */
  sound: boolean = $state(recall("sound") === "on");
  /** A notification when it is one's turn and the page is not in view. */
  calls: boolean = $state(recall("calls") === "on");
  /** Only tables with other people call. */
  friendsOnly: boolean = $state(recall("calls.friends") === "on");
  /** Tables open as words instead of pictures. */
  textBoard: boolean = $state(recall("text") === "on");

  choosePace(pace: Pace): void {
    this.pace = pace;
    remember("pace", pace);
  }

  setSound(on: boolean): void {
    this.sound = on;
    remember("sound", on ? "on" : null);
  }

  setCalls(on: boolean): void {
    this.calls = on;
    remember("calls", on ? "on" : null);
  }

  setFriendsOnly(on: boolean): void {
    this.friendsOnly = on;
    remember("calls.friends", on ? "on" : null);
  }

  setTextBoard(on: boolean): void {
    this.textBoard = on;
    remember("text", on ? "on" : null);
  }
}

export const preferences = new Preferences();
