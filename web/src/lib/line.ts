/** The two ways to a table: a socket that comes back by itself, and long polling where sockets fail. */

import type { Fault, FromBrowser, Hello, ToBrowser } from "../generated/wire";
import { api, faultOf, Refusal, type Device } from "./api";
import { noteServerTime } from "./servertime.svelte";

/** A way to a table; it reports what comes in and whether it is up. */
export interface Line {
  start(): void;
  stop(): void;
  send(message: FromBrowser): void;
}

/** What a line tells its owner. */
export interface Hears {
  hello(): Hello;
  message(message: ToBrowser): void;
  up(): void;
  down(): void;
  /** This way does not work here although the server answers: try the other one. */
  blocked(): void;
}

const PING_EVERY = 10_000;
const PONG_WITHIN = 4_000;
const SOCKET_AGAIN_AFTER = 600_000;
const LONGEST_DELAY = 5_000;

/** How long to wait after so many failures in a row: doubling, with some chance so that clients spread. */
export function delayAfter(failures: number, chance: number): number {
  return Math.min(LONGEST_DELAY, 250 * 2 ** Math.max(0, failures - 1)) * (0.75 + chance / 2);
}

export class SocketLine implements Line {
  #socket: WebSocket | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #silence: ReturnType<typeof setTimeout> | undefined;
  #failures = 0;
  #answeredWithoutSocket = 0;
  #stopped = false;

  constructor(
    private readonly id: string,
    private readonly hears: Hears,
  ) {}

  start(): void {
    this.#stopped = false;
    addEventListener("online", this.#wake);
    document.addEventListener("visibilitychange", this.#wake);
    this.#open();
  }

  stop(): void {
    this.#stopped = true;
    removeEventListener("online", this.#wake);
    document.removeEventListener("visibilitychange", this.#wake);
    this.#drop();
  }

  send(message: FromBrowser): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message));
  }

  #open(): void {
    this.#drop();
    const address = new URL(`/api/tables/${encodeURIComponent(this.id)}/socket`, location.href);
    address.protocol = address.protocol === "https:" ? "wss:" : "ws:";
    const socket = new WebSocket(address);
    this.#socket = socket;
    socket.onopen = () => {
      this.send(this.hears.hello());
      this.#expectAnswer();
    };
    socket.onmessage = (event) => this.#receive(JSON.parse(String(event.data)) as ToBrowser);
    socket.onclose = () => this.#lost();
  }

  #receive(message: ToBrowser): void {
    clearTimeout(this.#silence);
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#ping(), PING_EVERY);
    if (message.type === "welcome") {
      this.#failures = 0;
      this.#answeredWithoutSocket = 0;
      this.hears.up();
    }
    if (message.type === "bye") this.#leave(message.retryIn);
    this.hears.message(message);
  }

  #ping(): void {
    this.send({ type: "ping" });
    this.#expectAnswer();
  }

  #expectAnswer(): void {
    clearTimeout(this.#silence);
    this.#silence = setTimeout(() => this.#lost(), PONG_WITHIN);
  }

  #leave(retryIn: number | null): void {
    this.#drop();
    this.hears.down();
    if (retryIn === null) this.#stopped = true;
    else this.#timer = setTimeout(() => this.#open(), retryIn * 1000);
  }

  #lost(): void {
    this.#drop();
    this.hears.down();
    if (this.#stopped) return;
    this.#failures += 1;
    this.#timer = setTimeout(() => this.#open(), delayAfter(this.#failures, Math.random()));
    if (this.#failures >= 2) void this.#probe();
  }

  /** A server that answers plain requests but no socket sits behind a proxy that forbids them. */
  async #probe(): Promise<void> {
    try {
      await api.table(this.id, keyOf(this.hears.hello()));
      this.#answeredWithoutSocket += 1;
    } catch {
      this.#answeredWithoutSocket = 0;
    }
    if (this.#answeredWithoutSocket >= 2 && !this.#stopped) this.hears.blocked();
  }

  readonly #wake = (): void => {
    if (!this.#stopped && document.visibilityState === "visible" && this.#socket === null) this.#open();
  };

  #drop(): void {
    clearTimeout(this.#timer);
    clearTimeout(this.#silence);
    if (this.#socket === null) return;
    this.#socket.onopen = this.#socket.onmessage = this.#socket.onclose = null;
    this.#socket.close();
    this.#socket = null;
  }
}

export class PollLine implements Line {
  #abort = new AbortController();
  #startedAt = 0;

  constructor(
    private readonly id: string,
    private readonly hears: Hears,
  ) {}

  start(): void {
    this.#startedAt = performance.now();
    void this.#poll(this.#abort.signal);
  }

  stop(): void {
    this.#abort.abort();
  }

  send(message: FromBrowser): void {
    if (message.type === "act" || message.type === "act_all" || message.type === "undo") void this.#post(message);
    if (message.type === "done") void api.done(this.id, message, this.hears.hello().token ?? null).catch(() => null);
    if (message.type === "why_not" || message.type === "what_if") void this.#ask(message);
  }

  async #poll(signal: AbortSignal): Promise<void> {
    let failures = 0;
    let isUp = false;
    while (!signal.aborted) {
      const hello = this.hears.hello();
      try {
        const { update, table, talk, now } = await api.updates(this.id, hello.since ?? 0, keyOf(hello), signal, hello.said ?? 0);
        noteServerTime(now);
        if (update !== null) this.hears.message(update);
        else if (table !== null && isUp) this.hears.message({ type: "seats", table });
        if (talk !== null) this.hears.message(talk);
        if (!isUp) this.hears.up();
        isUp = true;
        failures = 0;
      } catch (error) {
        if (signal.aborted) return;
        if (faultOf(error).code === "closed") return this.hears.message({ type: "bye", reason: faultOf(error).message, retryIn: null });
        if (faultOf(error).code === "seat-moved") return this.#turnAway(faultOf(error));
        failures += 1;
        isUp = false;
        this.hears.down();
        await new Promise((resolve) => setTimeout(resolve, delayAfter(failures, Math.random())));
      }
      if (performance.now() - this.#startedAt > SOCKET_AGAIN_AFTER) return this.hears.blocked();
    }
  }

  /** The server will not have us any more: said as it is over a socket. */
  #turnAway(fault: Fault): void {
    this.hears.message({ type: "refused", id: "", seq: 0, fault });
    this.hears.message({ type: "bye", reason: fault.message, retryIn: null });
  }

  async #ask(message: Extract<FromBrowser, { type: "why_not" | "what_if" }>): Promise<void> {
    const { id } = message;
    const token = this.hears.hello().token ?? null;
    try {
      this.hears.message(await (message.type === "why_not" ? api.whyNot(this.id, message, token) : api.whatIf(this.id, message, token)));
    } catch (error) {
      const fault = faultOf(error);
      this.hears.message(message.type === "why_not" ? { type: "why_not", id, fault } : { type: "what_if", id, preview: null, fault });
    }
  }

  async #post(message: Extract<FromBrowser, { type: "act" | "act_all" | "undo" }>): Promise<void> {
    try {
      this.hears.message(await api.act(this.id, message, this.hears.hello().token ?? null));
    } catch (error) {
      // Without an answer the action stays pending and is sent again once the line is up.
      if (!(error instanceof Refusal) || error.fault.code === "offline") return this.hears.down();
      this.hears.message({ type: "refused", id: message.id, seq: message.at, fault: error.fault });
    }
  }
}

function keyOf({ token = null, beside = [], watches = false }: Hello): Device {
  return { token, beside, watches };
}
