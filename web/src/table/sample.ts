/** A table in the hands of a test: what the seat is asked, and what it sends. */

import type { Choice, Decision, Fault, FromBrowser, Preview, Told, View, YourDecision } from "../generated/wire";
import { Connection } from "../lib/connection.svelte";
import { sampleTable } from "../lib/sample";
import type { Hears, Line } from "../lib/line";
import { Session } from "./session.svelte";

/** Where a press lands when it does not matter. */
export const AT = { x: 0, y: 0 };

/** All that was asked of the server has been answered. */
export async function settled(): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve));
}

/** A choice of this text. */
export function sampleChoice(text: string): Choice {
  const [verb = "", ...words] = text.split(" ");
  return { text, verb, args: words.map((word) => (/^-?\d+$/.test(word) ? Number(word) : word)) };
}

/** What a choice would bring about. */
export function samplePreview(view: View, told: Told[] = [], decision: Decision | null = null): Preview {
  return { told, decision, stop: null, view };
}

/** This seat is asked. */
export function sampleDecision(step: string, texts: readonly string[]): YourDecision {
  return { kind: "yours", step, ask: "", args: {}, verb: "", rule: "", choices: texts.map(sampleChoice), undo: { allowed: true, reason: null } };
}

export class SampleTable {
  readonly session: Session;
  readonly connection: Connection;
  readonly #sent: FromBrowser[] = [];
  readonly #previews = new Map<string, Preview>();
  readonly #faults = new Map<string, Fault>();

  constructor(view: View, step: string, texts: readonly string[]) {
    const lineOf = (_: string, hears: Hears): Line => ({
      start: () => {},
      stop: () => {},
      send: (message) => {
        this.#sent.push(message);
        if (message.type !== "what_if") return;
        const actions = message.actions.join(", ");
        const fault = this.#faults.get(actions) ?? null;
        const preview = fault ? null : (this.#previews.get(actions) ?? samplePreview(view));
        hears.message({ type: "what_if", id: message.id, preview, fault });
      },
    });
    const table = sampleTable(view.game);
    this.connection = new Connection("t", "token", { socket: lineOf, poll: lineOf });
    this.connection.table = table;
    this.connection.seat = 0;
    this.ask(view, step, texts);
    this.session = new Session(this.connection, table);
  }

  /** Asks this seat; the table has gone on since. */
  ask(view: View, step: string, texts: readonly string[]): void {
    this.connection.seq += 1;
    this.connection.view = view;
    this.connection.decision = sampleDecision(step, texts);
  }

  /** Seat 1 is asked, and others after it. */
  askOthers(step: string, then: number[] = []): void {
    this.connection.seq += 1;
    this.connection.decision = { kind: "others", step, seats: [1], undo: { allowed: true, reason: null }, then };
  }

  /** What the server will say of these actions. */
  foretell(actions: readonly string[], preview: Preview): void {
    this.#previews.set(actions.join(", "), preview);
  }

  /** Of these actions the server will say that they cannot be foretold; without a fault it foretells them again. */
  refuse(actions: readonly string[], fault: Fault | null): void {
    const key = actions.join(", ");
    if (fault) this.#faults.set(key, fault);
    else this.#faults.delete(key);
  }

  /** What was played, one text for each message. */
  get acts(): string[] {
    return this.#sent.flatMap((message) => {
      if (message.type === "act_all") return [message.actions.join(", ")];
      return message.type === "act" ? [message.action] : [];
    });
  }

  /** Texts of the actions asked about. */
  get asked(): string[] {
    return this.#sent.flatMap((message) => (message.type === "why_not" ? [message.action] : []));
  }

  /** Actions whose consequences were asked for, one text for each message. */
  get wondered(): string[] {
    return this.#sent.flatMap((message) => (message.type === "what_if" ? [message.actions.join(", ")] : []));
  }
}
