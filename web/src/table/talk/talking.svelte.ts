/** What people say at a table, as the reader hears it: unread lines, who is muted here, and saying something. */

import { api, faultOf } from "../../lib/api";
import type { Connection } from "../../lib/connection.svelte";
import { freshId } from "../../lib/ids";
import { asWritten, say } from "../../lib/words";
import { nameOf } from "../../lib/told";
import type { PhraseName, SeatInfo, TableInfo, TalkLine } from "../../generated/wire";
import { keepTalk, keptTalk, WATCHERS, type Muted } from "./kept";

/** A line that found no server is sent so often, with such a pause in milliseconds. */
const TRIES = 3;
const PAUSE = 800;

type Wanted = { type: "say"; text: string } | { type: "phrase"; phrase: PhraseName } | { type: "open"; open: boolean };

export class Talking {
  /** Whether the talk lies open in a dialogue. */
  isOpen: boolean = $state(false);
  /** Whether a tab beside the log leads to it. */
  hasTab: boolean = $state(true);
  /** Why the newest line was refused. */
  fault: string | null = $state(null);

  #muted: readonly Muted[] = $state.raw([]);
  #read: number = $state(0);
  #before: Promise<unknown> = Promise.resolve();

  constructor(
    readonly connection: Connection,
    private readonly opened: TableInfo,
  ) {
    const kept = keptTalk(opened);
    this.#muted = kept.muted;
    this.#read = kept.read;
  }

  get table(): TableInfo {
    return this.connection.table ?? this.opened;
  }

  /** People besides the reader who may talk. */
  get people(): readonly SeatInfo[] {
    return this.table.seats.filter((info) => info.kind === "human" && info.joined && info.seat !== this.connection.seat);
  }

  get isHost(): boolean {
    const { seat } = this.connection;
    return seat !== null && this.table.seats[seat]?.host === true;
  }

  /** Whether the reader may say something. */
  get maySay(): boolean {
    return this.connection.seat !== null || this.connection.isTalkOpen;
  }

  /** Whether there is anybody to talk to, or anything to read. */
  get isThere(): boolean {
    if (this.connection.seat === null) return this.connection.isTalkOpen || this.connection.talk.length > 0;
    return this.people.length > 0 || this.connection.talk.length > 0 || (this.isHost && this.table.watchers > 0);
  }

  /** The lines of all who are not muted. */
  readonly lines: readonly TalkLine[] = $derived.by(() => this.connection.talk.filter((line) => !this.isMuted(line.seat)));

  /** How many lines of others the reader has not seen. */
  get unread(): number {
    return this.lines.filter(({ number, seat }) => number > this.#read && !this.isOwn(seat)).length;
  }

  isOwn(seat: number | null): boolean {
    return seat !== null && seat === this.connection.seat;
  }

  isMuted(seat: number | null): boolean {
    return !this.isOwn(seat) && this.#muted.some((muted) => muted.seat === (seat ?? WATCHERS));
  }

  /** Hears somebody, or all who watch, or does so no longer. */
  hear(seat: number | null, does: boolean): void {
    const others = this.#muted.filter((muted) => muted.seat !== (seat ?? WATCHERS));
    const name = seat === null ? null : (this.table.seats[seat]?.name ?? null);
    this.#muted = does ? others : [...others, { seat: seat ?? WATCHERS, name }];
    this.#keep();
  }

  /** All that is there has been seen. */
  read(): void {
    const newest = this.connection.talk.at(-1)?.number ?? 0;
    if (newest <= this.#read) return;
    this.#read = newest;
    this.#keep();
  }

  nameOf(line: TalkLine): string {
    const info = line.seat === null ? undefined : this.table.seats[line.seat];
    return info ? nameOf(info, this.connection.seat) : (line.name ?? say("talk-watcher"));
  }

  /** A line as it is read aloud. */
  sentence(line: TalkLine): string {
    return say(`talk-said-${line.kind}`, { who: asWritten(this.nameOf(line)), text: asWritten(this.textOf(line)) });
  }

  textOf(line: TalkLine): string {
    return line.kind === "phrase" ? say(`talk-phrase-${line.text}`) : line.text;
  }

  /** Says something once what was said before has been heard; whether it was heard itself. */
  say(wanted: Wanted): Promise<boolean> {
    const name = wanted.type === "open" || this.connection.seat !== null ? {} : { name: this.connection.watcherName };
    const said = this.#before.then(async () => {
      this.fault = await this.#sent({ ...wanted, ...name, id: freshId() });
      return this.fault === null;
    });
    this.#before = said;
    return said;
  }

  async #sent(saying: Wanted & { id: string }): Promise<string | null> {
    for (let tries = 1; ; tries += 1) {
      try {
        await api.talk(this.table.id, saying, this.connection.token);
        return null;
      } catch (error) {
        const { code, message } = faultOf(error);
        if (code !== "offline" || tries === TRIES) return message;
        await new Promise((resolve) => setTimeout(resolve, PAUSE));
      }
    }
  }

  #keep(): void {
    keepTalk(this.opened.id, { read: this.#read, muted: this.#muted });
  }
}
