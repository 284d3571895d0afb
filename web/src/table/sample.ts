/** A table in the hands of a test: what the seat is asked, and what it sends. */

import type { Choice, FromBrowser, TableInfo, Told, View } from "../generated/wire";
import { Connection } from "../lib/connection.svelte";
import { Session } from "./session.svelte";

/** Where a press lands when it does not matter. */
export const AT = { x: 0, y: 0 };

/** Three people at a table of a game. */
export function sampleTable(game: string): TableInfo {
  return {
    id: "t", game, title: "", options: {}, status: "playing", watchable: true, rulesVersion: "1", components: "standard",
    commitment: "", seed: null, createdAt: "", seq: 1,
    seats: [0, 1, 2].map((seat) => ({ seat, kind: "human", name: `P${seat}`, bot: null, joined: true, online: true })),
  };
}

/** A choice of this text. */
export function sampleChoice(text: string, outcome: Told[] = []): Choice {
  return { action: 0, text, rule: "", outcome };
}

export class SampleTable {
  readonly session: Session;
  readonly connection: Connection;
  readonly #sent: FromBrowser[] = [];

  constructor(view: View, step: string, choices: readonly (Choice | string)[]) {
    const line = { start: () => {}, stop: () => {}, send: (message: FromBrowser) => void this.#sent.push(message) };
    const table = sampleTable(view.game);
    this.connection = new Connection("t", "token", { socket: () => line, poll: () => line });
    this.connection.table = table;
    this.connection.seat = 0;
    this.ask(view, step, choices);
    this.session = new Session(this.connection, table);
  }

  /** Asks this seat; the table has gone on since. */
  ask(view: View, step: string, choices: readonly (Choice | string)[]): void {
    this.connection.seq += 1;
    this.connection.view = view;
    this.connection.decision = {
      kind: "yours", step, ask: "", args: {}, undo: { allowed: true, reason: null },
      choices: choices.map((choice) => (typeof choice === "string" ? sampleChoice(choice) : choice)),
    };
  }

  /** Others are asked. */
  askOthers(step: string): void {
    this.connection.seq += 1;
    this.connection.decision = { kind: "others", step, seats: [1], undo: { allowed: true, reason: null } };
  }

  /** Texts of the actions played. */
  get acts(): string[] {
    return this.#sent.flatMap((message) => (message.type === "act" ? [message.action] : []));
  }

  /** Texts of the actions asked about. */
  get asked(): string[] {
    return this.#sent.flatMap((message) => (message.type === "why_not" ? [message.action] : []));
  }
}
