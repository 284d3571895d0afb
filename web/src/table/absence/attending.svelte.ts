/** Who is away and who plays on, as the reader's seat sees it; and what may be done about it. */

import { api, faultOf } from "../../lib/api";
import type { Connection } from "../../lib/connection.svelte";
import { since } from "../../lib/durations";
import { freshId } from "../../lib/ids";
import type { BotName, SeatInfo, StandInInfo, TableInfo, Wish } from "../../generated/wire";

/** What is open over the table: what to do about somebody, leaving, what a stand-in did, ending the game. */
export type Card = { readonly kind: "away"; readonly seat: number } | { readonly kind: "leave" | "back" | "stop" };

/** A wish without its id. */
export type Wanted = Wish extends infer One ? (One extends Wish ? Omit<One, "id"> : never) : never;

/** One person is nudged so often at most, in milliseconds; the server holds to it. */
export const NUDGE_EVERY = 600_000;

/** How often a wish is sent again that found no server, and how long to wait before it, in milliseconds. */
const TRIES = 3;
const PAUSE = 800;

export class Attending {
  card: Card | null = $state.raw(null);
  /** Why the newest wish was refused. */
  fault: string | null = $state(null);
  isBusy: boolean = $state(false);

  constructor(
    private readonly connection: Connection,
    private readonly opened: TableInfo,
  ) {}

  get table(): TableInfo {
    return this.connection.table ?? this.opened;
  }

  /** The reader's own seat; null for one who only watches. */
  get own(): SeatInfo | null {
    const { seat } = this.connection;
    return seat === null ? null : (this.table.seats[seat] ?? null);
  }

  get isHost(): boolean {
    return this.own?.host === true;
  }

  /** The bot that plays on for the reader. */
  get standIn(): StandInInfo | null {
    return this.own?.standIn ?? null;
  }

  get hasResigned(): boolean {
    return this.standIn?.why === "resigned";
  }

  /** Whether the reader plays here, and may nudge, agree and let bots play on. */
  get hasSay(): boolean {
    return this.own !== null && this.standIn === null && this.table.status === "playing";
  }

  /** All whose agreement ends the game. */
  get deciding(): readonly SeatInfo[] {
    return this.table.seats.filter((seat) => seat.kind === "human" && seat.joined && seat.standIn === null);
  }

  /** Whether somebody would end the game and waits for the reader's word. */
  get isAskedToStop(): boolean {
    return this.hasSay && this.own?.agrees === false && this.deciding.some((seat) => seat.agrees);
  }

  /** Whether the host may close the table: nobody else holds a seat. */
  get mayClose(): boolean {
    const isOther = (seat: SeatInfo) => seat.kind === "human" && seat.joined && seat !== this.own && seat.standIn?.why !== "resigned";
    return this.isHost && !this.table.seats.some(isOther);
  }

  /** Those of some seats who are away while nobody plays on for them. */
  gone(seats: readonly number[]): SeatInfo[] {
    return seats.flatMap((seat) => this.table.seats[seat] ?? []).filter(isGone);
  }

  /** Milliseconds until the reader, and not only the host, may act for somebody who is away or silent since then. */
  patienceLeft(moment: string, now: number): number {
    return this.isHost ? 0 : Math.max(0, this.table.patience * 1000 - since(moment, now));
  }

  /** Milliseconds until a bot may play on for somebody who is here and does not answer; null if they were not called yet. */
  silenceLeft({ unanswered }: SeatInfo, now: number): number | null {
    return unanswered === null ? null : Math.max(0, this.silence - since(unanswered, now));
  }

  /** How long somebody who is here may leave a call of the reader's unanswered, in milliseconds. */
  get silence(): number {
    const { silence, patience } = this.table;
    return (this.isHost ? silence : Math.max(silence, patience)) * 1000;
  }

  open(card: Card): void {
    this.fault = null;
    this.card = card;
  }

  close(): void {
    this.card = null;
  }

  nudge(seat: number): Promise<boolean> {
    return this.wish({ type: "nudge", seat });
  }

  letPlay(seat: number, bot: BotName): Promise<boolean> {
    return this.#last({ type: "stand_in", seat, bot });
  }

  comeBack(): Promise<boolean> {
    return this.#last({ type: "come_back" });
  }

  resign(bot: BotName): Promise<boolean> {
    return this.#last({ type: "resign", bot });
  }

  agree(does: boolean): Promise<boolean> {
    return this.wish({ type: does ? "agree" : "withdraw" });
  }

  /** Sends a wish, again with the same id while the server cannot be reached; whether it was granted. */
  async wish(wanted: Wanted): Promise<boolean> {
    if (this.isBusy) return false;
    this.isBusy = true;
    this.fault = await this.#sent({ ...wanted, id: freshId() } as Wish);
    this.isBusy = false;
    return this.fault === null;
  }

  /** A wish after which there is nothing more to do in the card. */
  async #last(wanted: Wanted): Promise<boolean> {
    const isGranted = await this.wish(wanted);
    if (isGranted) this.close();
    return isGranted;
  }

  async #sent(wish: Wish): Promise<string | null> {
    for (let tries = 1; ; tries += 1) {
      try {
        await api.wish(this.table.id, wish, this.connection.token);
        return null;
      } catch (error) {
        const { code, message } = faultOf(error);
        if (code !== "offline" || tries === TRIES) return message;
        await new Promise((resolve) => setTimeout(resolve, PAUSE));
      }
    }
  }
}

/** Somebody who is asked for so long, in milliseconds, is no longer said to be choosing. */
const SILENT = 600_000;

/** Since when a person who is here has not answered; null for who is away, may still be choosing or is not asked. */
export function silentSince({ away, standIn, asked, unanswered }: SeatInfo, now: () => number): string | null {
  if (away !== null || standIn !== null || asked === null) return null;
  return unanswered !== null || since(asked, now()) >= SILENT ? asked : null;
}

/** Whether a person is away and nobody plays on for them. */
export function isGone(seat: SeatInfo): boolean {
  return seat.away !== null && seat.standIn === null;
}
