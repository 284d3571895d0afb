/**
 * Whose turn it is at the tables this device sits at.
 *
 * The table in view says it by its own line. Of all others one request asks at once: it waits at the server while the
 * page is looked at, and comes once a minute while it is not. What one tab learns the others read from the storage.
 */

import type { Turns, TurnInfo, WhoseTurn } from "../generated/wire";
import { api } from "./api";
import { preferences } from "./preferences.svelte";
import { ownTables, type OwnTable } from "./seats.svelte";
import { noteServerTime } from "./servertime.svelte";
import { recall, remember } from "./storage";

/** An own table that waits for whoever sits here. */
export interface Waiting {
  readonly table: OwnTable;
  readonly info: TurnInfo;
}

/** How the server is asked; tests hand in their own. */
export type AskServer = (tables: { table: string; token: string; known?: WhoseTurn }[], wait: number) => Promise<Turns>;

const MOST = 30;
const WAIT = 20;
const SECOND = 1000;
const SOON = 2 * SECOND;
const UNSEEN = 60 * SECOND;
const LONGEST_PAUSE = 300 * SECOND;
const STORED = "turns";

export class OwnTurns {
  told: Readonly<Record<string, TurnInfo>> = $state.raw(stored());
  /** The table in view, whose own line tells more than any question. */
  here: string | null = $state(null);
  /** What is not shown as a bar any more, by table: the turn since then. */
  #dismissed: Readonly<Record<string, string>> = $state.raw({});
  /** Called once for each turn that becomes one's own while the page is open. */
  onturn: (waiting: Waiting) => void = () => undefined;

  #timer: ReturnType<typeof setTimeout> | undefined;
  #isAsking = false;
  #pause = SOON;

  constructor(private readonly ask: AskServer = askServer) {}

  /** All own tables that wait, the longest waiting first; the one in view before all. */
  readonly waiting: readonly Waiting[] = $derived.by(() => {
    const found = ownTables.tables.flatMap((table) => {
      const info = this.told[table.id];
      return info?.turn === "yours" && this.#counts(info) && !this.isHidden(table) ? [{ table, info }] : [];
    });
    const isHere = ({ table }: Waiting): number => (table.id === this.here ? 0 : 1);
    return found.sort((one, other) => isHere(one) - isHere(other) || ((one.info.since ?? "") < (other.info.since ?? "") ? -1 : 1));
  });

  /** Those that wait elsewhere. */
  readonly elsewhere: readonly Waiting[] = $derived(this.waiting.filter(({ table }) => table.id !== this.here));

  /** The first of them that was not waved away. */
  readonly next: Waiting | null = $derived(this.elsewhere.find(({ info }) => this.#dismissed[info.table] !== (info.since ?? "")) ?? null);

  dismiss(info: TurnInfo): void {
    this.#dismissed = { ...this.#dismissed, [info.table]: info.since ?? "" };
  }

  /** Whether a table was put out of sight: it comes back when it is the reader's turn once more, or while it is in view. */
  isHidden({ id, hidden }: OwnTable): boolean {
    const info = this.told[id];
    return hidden !== undefined && id !== this.here && (info?.turn !== "yours" || hidden === (info.since ?? ""));
  }

  /** Put a table out of sight, or show it again. */
  hide({ id }: OwnTable, isHidden = true): void {
    const info = this.told[id];
    ownTables.amend(id, { hidden: isHidden ? ((info?.turn === "yours" ? info.since : null) ?? "") : undefined });
  }

  /** Begin to ask, and to listen to other tabs. */
  start(): void {
    addEventListener("storage", (event) => {
      if (event.key !== `lascaux.${STORED}`) return;
      this.told = stored();
      if (isUnseen()) this.#plan(UNSEEN);
    });
    document.addEventListener("visibilitychange", () => {
      if (!isUnseen() && !this.#isAsking) this.#plan(0);
    });
    this.#plan(0);
  }

  stop(): void {
    clearTimeout(this.#timer);
  }

  /** What the line of a table says of its turn. */
  note(info: TurnInfo): void {
    this.#learn([info]);
  }

  /** Asks once, and plans when to ask again. */
  async look(): Promise<void> {
    if (this.#isAsking) return;
    const asked = this.#asked();
    if (asked.length === 0) return this.#plan(UNSEEN);
    this.#isAsking = true;
    try {
      const { tables } = await this.ask(asked, isUnseen() ? 0 : WAIT);
      const isUnread = tables.some(({ turn }) => turn === "unread");
      this.#learn(tables.filter(({ turn }) => turn !== "unread"));
      this.#pause = isUnread ? this.#longer() : SOON;
      this.#plan(isUnseen() ? UNSEEN : this.#pause);
    } catch {
      this.#plan(this.#longer());
    } finally {
      this.#isAsking = false;
    }
  }

  /** Asks about these tables whatever is known of them: one of the others may have moved, and another be awaited since. */
  async refresh(ids: readonly string[]): Promise<void> {
    const asked = this.#asked().flatMap(({ table, token }) => (ids.includes(table) ? [{ table, token }] : []));
    if (asked.length === 0) return;
    try {
      const { tables } = await this.ask(asked, 0);
      this.#learn(tables.filter(({ turn }) => turn !== "unread"));
    } catch {
      // What was known stays; it is asked again soon.
    }
  }

  #longer(): number {
    this.#pause = Math.min(LONGEST_PAUSE, this.#pause * 2);
    return this.#pause;
  }

  #plan(delay: number): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.look(), delay);
  }

  /** The tables to ask about: a game that is over stays so. */
  #asked(): { table: string; token: string; known?: WhoseTurn }[] {
    return ownTables.tables
      .flatMap(({ id, seat, token }) => {
        const known = this.told[id]?.turn;
        if (seat === null || token === null || id === this.here || known === "over" || known === "gone") return [];
        return [known === undefined ? { table: id, token } : { table: id, token, known }];
      })
      .slice(0, MOST);
  }

  /** Takes in what is told; a turn that has just become one's own calls, unless another tab has called already. */
  #learn(infos: readonly TurnInfo[]): void {
    if (infos.length === 0) return;
    const before = { ...this.told, ...stored() };
    const now = { ...before };
    for (const info of infos) {
      const former = before[info.table];
      now[info.table] = info.since === null && former?.turn === info.turn ? { ...info, since: former.since } : info;
    }
    const known = Object.fromEntries(Object.entries(now).filter(([id]) => ownTables.of(id) !== undefined));
    this.told = known;
    remember(STORED, JSON.stringify(known));
    for (const { table, turn } of infos) {
      const own = ownTables.of(table);
      const was = before[table]?.turn;
      const info = known[table];
      if (turn === "yours" && was !== undefined && was !== "yours" && own && info && this.#counts(info)) this.onturn({ table: own, info });
    }
  }

  #counts(info: TurnInfo): boolean {
    return info.table === this.here || !preferences.friendsOnly || info.others.some(({ kind }) => kind === "human");
  }
}

async function askServer(tables: Parameters<AskServer>[0], wait: number): Promise<Turns> {
  const told = await api.turns({ tables, wait });
  noteServerTime(told.now);
  return told;
}

/** Whether the page is out of sight. */
function isUnseen(): boolean {
  return typeof document !== "undefined" && document.hidden;
}

function stored(): Record<string, TurnInfo> {
  try {
    const value: unknown = JSON.parse(recall(STORED) ?? "{}");
    return typeof value === "object" && value !== null && Object.values(value).every(isTurn) ? (value as Record<string, TurnInfo>) : {};
  } catch {
    return {};
  }
}

function isTurn(value: unknown): value is TurnInfo {
  return typeof value === "object" && value !== null && "table" in value && "turn" in value && "others" in value && Array.isArray(value.others);
}

export const ownTurns = new OwnTurns();
