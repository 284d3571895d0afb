/** A seat's (or a spectator's) live view of one table. */

import type { Act, ActAll, AskWhatIf, AskWhyNot, Decision, Fault, OtherResult, Preview, TableInfo, TalkLine, ToBrowser, Told, Undo, Update, View } from "../generated/wire";
import { deviceOf, type Key } from "./api";
import { freshId } from "./ids";
import { language } from "./language.svelte";
import { recall } from "./storage";
import { PollLine, SocketLine, type Hears, type Line } from "./line";
import { noteServerTime } from "./servertime.svelte";

/** waiting: not yet heard of the table; offline: it was there and will be again. */
export type Status = "waiting" | "online" | "offline" | "closed";

/** How to make the two lines; tests hand in their own. */
export type Lines = Record<"socket" | "poll", (id: string, hears: Hears) => Line>;

/** What comes back: why nothing was done, or what would be; both null once an action is on the server's disk. */
export interface Answer {
  readonly fault: Fault | null;
  readonly preview: Preview | null;
}

interface Pending {
  message: Act | ActAll | Undo | AskWhyNot | AskWhatIf;
  settle: (answer: Answer) => void;
}

const browserLines: Lines = {
  socket: (id, hears) => new SocketLine(id, hears),
  poll: (id, hears) => new PollLine(id, hears),
};

export class Connection {
  status: Status = $state("waiting");
  table: TableInfo | null = $state.raw(null);
  seat: number | null = $state(null);
  view: View | null = $state.raw(null);
  decision: Decision | null = $state.raw(null);
  /** Those who play along without a seat. */
  others: readonly OtherResult[] = $state.raw([]);
  /** Everything told so far, oldest first. */
  log: Told[] = $state.raw([]);
  /** Lines of the record so far; the last moment is `entries`. */
  entries: number = $state(0);
  seq: number = $state(0);
  /** What was said, oldest first, as far as the reader may read it. */
  talk: readonly TalkLine[] = $state.raw([]);
  /** Whether the server has told what was said so far. */
  isTalkKnown: boolean = $state(false);
  /** Whether watchers may read and say things. */
  isTalkOpen: boolean = $state(false);
  /** What one who watches wants to be called. */
  watcherName: string | null = recall("watcher");
  /** Milliseconds between the newest update and the one before it. */
  madeIn = Infinity;
  /** Seconds that bots wait for `done`, counted from the newest update; null if they do not. */
  hold: number | null = $state(null);
  /** Why the server has nothing more to say here, once it has closed. */
  farewell: string = $state("");
  /** Why the server will not have us any more, once it has said so. */
  refusal: Fault | null = $state.raw(null);
  /** Whether an action of ours is on its way. */
  sending: boolean = $state(false);

  #line: Line;
  #way: "socket" | "poll" = "socket";
  #updatedAt = -Infinity;
  #skips = false;
  #pending = new Map<string, Pending>();

  /** Proves the seat of whoever this is for; null where only what watchers may know is wanted. */
  readonly token: string | null;

  constructor(
    readonly id: string,
    readonly key: Key,
    private readonly lines: Lines = browserLines,
  ) {
    const { token, watches } = deviceOf(key);
    this.token = watches ? null : token;
    this.#line = lines.socket(id, this.#hears);
  }

  start(): void {
    this.#line.start();
  }

  stop(): void {
    this.#line.stop();
  }

  /** Play some actions as one; the answer is null once they are on the server's disk, or why they were refused. */
  async act(texts: readonly string[]): Promise<Fault | null> {
    const [first = ""] = texts;
    const common = { id: freshId(), at: this.seq };
    const message: Act | ActAll =
      texts.length === 1 ? { type: "act", ...common, action: first } : { type: "act_all", ...common, actions: [...texts] };
    return (await this.#send(message)).fault;
  }

  /** Take back our last choice. */
  async undo(): Promise<Fault | null> {
    return (await this.#send({ type: "undo", id: freshId(), at: this.seq })).fault;
  }

  /** Our turn is over: bots need not wait any longer. */
  done(): void {
    this.hold = null;
    this.#line.send({ type: "done", at: this.seq });
  }

  /** Whether what bots do is skipped here: then they need not wait to be followed. */
  skip(does: boolean): void {
    if (does === this.#skips) return;
    this.#skips = does;
    this.#line.send({ type: "pace", skips: does });
  }

  /** Ask why an action is not allowed; null if it is. */
  async whyNot(text: string): Promise<Fault | null> {
    return (await this.#send({ type: "why_not", id: freshId(), action: text })).fault;
  }

  /** Ask what some actions would bring about, or why they cannot be played. */
  whatIf(texts: readonly string[]): Promise<Answer> {
    return this.#send({ type: "what_if", id: freshId(), at: this.seq, actions: [...texts] });
  }

  #send(message: Pending["message"]): Promise<Answer> {
    return new Promise((settle) => {
      this.#pending.set(message.id, { message, settle });
      this.#note();
      this.#line.send(message);
    });
  }

  #settle(id: string, fault: Fault | null, preview: Preview | null = null): void {
    const pending = this.#pending.get(id);
    this.#pending.delete(id);
    this.#note();
    pending?.settle({ fault, preview });
  }

  #note(): void {
    this.sending = [...this.#pending.values()].some(({ message }) => message.type !== "why_not" && message.type !== "what_if");
  }

  #receive(message: ToBrowser): void {
    switch (message.type) {
      case "welcome":
        noteServerTime(message.now);
        this.table = message.table;
        this.seat = message.seat;
        break;
      case "update":
        this.#update(message);
        break;
      case "seats":
        this.table = message.table;
        break;
      case "talk":
        this.talk = [...this.talk, ...message.lines.filter((line) => line.number > this.#said)];
        this.isTalkOpen = message.open;
        this.isTalkKnown = true;
        break;
      case "ack":
        this.#settle(message.id, null);
        break;
      case "refused":
        if (message.id === "") this.refusal = message.fault;
        this.#settle(message.id, message.fault);
        break;
      case "why_not":
        this.#settle(message.id, message.fault);
        break;
      case "what_if":
        this.#settle(message.id, message.fault, message.preview);
        break;
      case "bye":
        if (message.retryIn !== null) break;
        this.status = "closed";
        this.farewell = message.reason;
        break;
      case "pong":
        break;
    }
  }

  #update(update: Update): void {
    const now = performance.now();
    this.madeIn = now - this.#updatedAt;
    this.#updatedAt = now;
    this.seq = update.seq;
    this.entries = update.entries;
    this.table = update.table;
    this.seat = update.view.seat;
    this.log = [...this.log.filter((told) => told.entry < update.keep), ...update.told];
    this.view = update.view;
    this.decision = update.decision;
    this.hold = update.hold;
    this.others = update.others;
  }

  /** The newest line of talk there is. */
  get #said(): number {
    return this.talk.at(-1)?.number ?? 0;
  }

  /** Comes anew to a table that is watched, under another name. */
  watchAs(name: string | null): void {
    this.watcherName = name;
    this.#line.stop();
    this.#line = this.lines[this.#way](this.id, this.#hears);
    this.#line.start();
  }

  #switchLine(): void {
    this.#line.stop();
    this.#way = this.#way === "socket" ? "poll" : "socket";
    this.#line = this.lines[this.#way](this.id, this.#hears);
    this.#line.start();
  }

  readonly #hears: Hears = {
    hello: () => {
      const { token, beside, watches } = deviceOf(this.key);
      return { type: "hello", token, since: this.seq, said: this.#said, name: this.watcherName, language: language.current, beside: [...beside], watches, skips: this.#skips };
    },
    message: (message) => this.#receive(message),
    up: () => {
      this.status = "online";
      for (const { message } of this.#pending.values()) this.#line.send(message);
    },
    down: () => {
      if (this.status === "online") this.status = "offline";
    },
    blocked: () => this.#switchLine(),
  };
}
