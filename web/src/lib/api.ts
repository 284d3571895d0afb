/** The server's REST routes, typed; every refusal becomes a Fault with a sentence to show. */

import type {
  AskTurns,
  Call,
  CheckedComponents,
  ComponentsInfo,
  DailyInfo,
  Fault,
  GameInfo,
  Hint,
  Invitation,
  Join,
  Joined,
  LessonText,
  Moment,
  NewCode,
  NewTable,
  OpenDaily,
  Orders,
  OwnSeat,
  PlayAgain,
  PlayOn,
  PrintedBox,
  Recovery,
  Redeem,
  Renew,
  Reseat,
  RuleText,
  Saying,
  SeatCode,
  SetOrder,
  Story,
  TableInfo,
  TableOpened,
  Turns,
  Updates,
  WhatIf,
  WhyNot,
  Act,
  ActAll,
  Ack,
  AskHint,
  AskWhatIf,
  AskWhyNot,
  Done,
  Undo,
  Wish,
} from "../generated/wire";
import { language } from "./language.svelte";
import { say } from "./words";

/** A device at which several people play, or that only shows what everybody may see. */
export interface Device {
  readonly token: string | null;
  /** The tokens of those who sit here too. */
  readonly beside: readonly string[];
  /** Whether only what watchers may know is wanted, whatever the token opens. */
  readonly watches: boolean;
}

/** Who asks: a token, nobody, or a device. */
export type Key = string | null | Device;

/** A refusal of the server, or the network's. */
export class Refusal extends Error {
  constructor(readonly fault: Fault) {
    super(fault.message);
  }
}

/** The fault behind anything that was thrown. */
export function faultOf(error: unknown): Fault {
  return error instanceof Refusal ? error.fault : { code: "unknown", message: say("fault-unknown"), rule: null };
}

/** The sentence to show for anything that was thrown. */
export function sentenceOf(error: unknown): string {
  return faultOf(error).message;
}

export const api = {
  games: () => get<GameInfo[]>("/api/games"),
  rules: (game: string) => get<RuleText[]>(`/api/games/${part(game)}/rules?language=${language.current}`),
  lesson: (game: string) => get<LessonText>(`/api/lessons/${part(game)}`),
  components: (game: string, hash: string) =>
    get<ComponentsInfo>(`/api/components/${part(game)}/${part(hash)}`),
  printed: (game: string) => get<PrintedBox>(`/api/components/${part(game)}`),
  /** What a file changes, or the box of a hash. */
  checkComponents: (game: string, text: string) =>
    answer<CheckedComponents>(`/api/components/${part(game)}?language=${language.current}`, {
      method: "POST",
      headers: headers(null),
      body: text,
    }),
  table: (id: string, token: Key = null) => get<TableInfo>(`/api/tables/${part(id)}`, token),
  moment: (id: string, entry: number, token: Key) => get<Moment>(`/api/tables/${part(id)}/at/${entry}`, token),
  move: (id: string, move: number, token: Key) => get<Moment>(`/api/tables/${part(id)}/moves/${move}`, token),
  story: (id: string, seen: number, token: Key, signal: AbortSignal) => get<Story>(`/api/tables/${part(id)}/story?seen=${seen}`, token, signal),
  playOn: (id: string, body: PlayOn, token: Key) => send<TableOpened>("POST", `/api/tables/${part(id)}/play_on`, body, token),
  daily: () => get<DailyInfo[]>("/api/daily"),
  openDaily: (game: string, body: OpenDaily) => send<TableOpened>("POST", `/api/daily/${part(game)}`, body),
  updates: (id: string, since: number, token: Key, signal: AbortSignal, said: number | null = null) =>
    get<Updates>(`/api/tables/${part(id)}/updates?since=${since}${said === null ? "" : `&said=${said}`}`, token, signal),
  turns: (body: AskTurns) => send<Turns>("POST", "/api/turns", body),
  open: (table: NewTable) => send<TableOpened>("POST", "/api/tables", table),
  join: (id: string, body: Join) => send<Joined>("POST", `/api/tables/${part(id)}/join`, body),
  reseat: (id: string, seat: number, body: Reseat, token: string | null) =>
    send<TableInfo>("PUT", `/api/tables/${part(id)}/seats/${seat}`, body, token),
  wish: (id: string, body: Wish, token: string | null) => send<Ack>("POST", `/api/tables/${part(id)}/wish`, body, token),
  hint: (id: string, body: AskHint, token: string | null) => send<Hint>("POST", `/api/tables/${part(id)}/hint`, body, token),
  talk: (id: string, body: Saying, token: string | null) => send<Ack>("POST", `/api/tables/${part(id)}/talk`, body, token),
  invite: (id: string, seat: number, token: string | null) => send<Invitation>("POST", `/api/tables/${part(id)}/seats/${seat}/invitation`, {}, token),
  ownSeat: (id: string, token: string | null) => get<OwnSeat>(`/api/tables/${part(id)}/seat`, token),
  call: (id: string, body: Call, token: string | null) => send<TableInfo>("PUT", `/api/tables/${part(id)}/seat/player`, body, token),
  orders: (id: string, token: string | null) => get<Orders>(`/api/tables/${part(id)}/seat/orders`, token),
  setOrder: (id: string, body: SetOrder, token: string | null) => send<Orders>("PUT", `/api/tables/${part(id)}/seat/orders`, body, token),
  offerSeat: (id: string, body: NewCode, token: string | null) => send<SeatCode>("POST", `/api/tables/${part(id)}/seat/code`, body, token),
  secureSeat: (id: string, token: string | null) => send<Recovery>("POST", `/api/tables/${part(id)}/seat/recovery`, {}, token),
  renewSeat: (id: string, body: Renew, token: string | null) => send<Recovery>("POST", `/api/tables/${part(id)}/seat/renew`, body, token),
  redeem: (body: Redeem) => send<Joined>("POST", "/api/codes", body),
  rematch: (id: string, body: PlayAgain, token: string | null) => send<Joined>("POST", `/api/tables/${part(id)}/rematch`, body, token),
  act: (id: string, body: Act | ActAll | Undo, token: string | null) => send<Ack>("POST", `/api/tables/${part(id)}/act`, body, token),
  done: (id: string, body: Done, token: string | null) => send<TableInfo>("POST", `/api/tables/${part(id)}/done`, body, token),
  whyNot: (id: string, body: AskWhyNot, token: string | null) => send<WhyNot>("POST", `/api/tables/${part(id)}/why_not`, body, token),
  whatIf: (id: string, body: AskWhatIf, token: string | null) => send<WhatIf>("POST", `/api/tables/${part(id)}/what_if`, body, token),
  record: (id: string, token: Key) => getText(`/api/tables/${part(id)}/record`, token),
};

function get<T>(path: string, token: Key = null, signal: AbortSignal | null = null): Promise<T> {
  return answer<T>(path, { headers: headers(token), signal });
}

function send<T>(method: string, path: string, body: object, token: Key = null): Promise<T> {
  return answer<T>(path, {
    method,
    headers: { ...headers(token), "Content-Type": "application/json" },
    body: JSON.stringify(body),
  });
}

function getText(path: string, token: Key): Promise<string> {
  return received(path, { headers: headers(token) });
}

async function answer<T>(path: string, init: RequestInit): Promise<T> {
  return JSON.parse(await received(path, init)) as T;
}

/** The body of a good answer; every other one is thrown as a Refusal. */
async function received(path: string, init: RequestInit): Promise<string> {
  let response: Response;
  try {
    response = await fetch(path, init);
  } catch (error) {
    if (init.signal?.aborted) throw error;
    throw new Refusal({ code: "offline", message: say("fault-offline"), rule: null });
  }
  const text = await response.text();
  if (response.ok) return text;
  throw new Refusal(faultIn(text, response.status));
}

function faultIn(text: string, status: number): Fault {
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value === "object" && value !== null && "message" in value && typeof value.message === "string") {
      return value as Fault;
    }
  } catch {
    // Not one of ours: a proxy or a server that is just starting answered.
  }
  return { code: `http-${status}`, message: say("fault-server", { status }), rule: null };
}

function headers(key: Key): Record<string, string> {
  const { token, beside, watches } = deviceOf(key);
  return {
    "Accept-Language": language.current,
    ...(token !== null && { Authorization: `Bearer ${token}` }),
    ...(beside.length > 0 && { "Lascaux-Beside": beside.join(" ") }),
    ...(watches && { "Lascaux-Watches": "yes" }),
  };
}

/** The device behind a key: a token alone is one person's. */
export function deviceOf(key: Key): Device {
  return typeof key === "object" && key !== null ? key : { token: key, beside: [], watches: false };
}

function part(text: string): string {
  return encodeURIComponent(text);
}
