/** The server's REST routes, typed; every refusal becomes a Fault with a sentence to show. */

import type {
  CheckedComponents,
  ComponentsInfo,
  Fault,
  GameInfo,
  Join,
  Joined,
  Moment,
  NewTable,
  Reseat,
  RuleText,
  Story,
  TableInfo,
  TableOpened,
  Updates,
  WhatIf,
  WhyNot,
  Act,
  ActAll,
  Ack,
  AskWhatIf,
  AskWhyNot,
  Done,
  Undo,
} from "../generated/wire";
import { language } from "./language.svelte";
import { say } from "./words";

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
  components: (game: string, hash: string) =>
    get<ComponentsInfo>(`/api/components/${part(game)}/${part(hash)}`),
  /** What a file changes, or the box of a hash. */
  checkComponents: (game: string, text: string) =>
    answer<CheckedComponents>(`/api/components/${part(game)}?language=${language.current}`, {
      method: "POST",
      headers: headers(null),
      body: text,
    }),
  table: (id: string, token: string | null = null) => get<TableInfo>(`/api/tables/${part(id)}`, token),
  moment: (id: string, entry: number, token: string | null) => get<Moment>(`/api/tables/${part(id)}/at/${entry}`, token),
  story: (id: string, token: string | null) => get<Story>(`/api/tables/${part(id)}/story`, token),
  updates: (id: string, since: number, token: string | null, signal: AbortSignal) =>
    get<Updates>(`/api/tables/${part(id)}/updates?since=${since}`, token, signal),
  open: (table: NewTable) => send<TableOpened>("POST", "/api/tables", table),
  join: (id: string, body: Join) => send<Joined>("POST", `/api/tables/${part(id)}/join`, body),
  reseat: (id: string, seat: number, body: Reseat, token: string | null) =>
    send<TableInfo>("PUT", `/api/tables/${part(id)}/seats/${seat}`, body, token),
  act: (id: string, body: Act | ActAll | Undo, token: string | null) => send<Ack>("POST", `/api/tables/${part(id)}/act`, body, token),
  done: (id: string, body: Done, token: string | null) => send<TableInfo>("POST", `/api/tables/${part(id)}/done`, body, token),
  whyNot: (id: string, body: AskWhyNot, token: string | null) => send<WhyNot>("POST", `/api/tables/${part(id)}/why_not`, body, token),
  whatIf: (id: string, body: AskWhatIf, token: string | null) => send<WhatIf>("POST", `/api/tables/${part(id)}/what_if`, body, token),
  record: (id: string, token: string | null) => getText(`/api/tables/${part(id)}/record`, token),
};

function get<T>(path: string, token: string | null = null, signal: AbortSignal | null = null): Promise<T> {
  return answer<T>(path, { headers: headers(token), signal });
}

function send<T>(method: string, path: string, body: object, token: string | null = null): Promise<T> {
  return answer<T>(path, {
    method,
    headers: { ...headers(token), "Content-Type": "application/json" },
    body: JSON.stringify(body),
  });
}

function getText(path: string, token: string | null): Promise<string> {
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

function headers(token: string | null): Record<string, string> {
  const common = { "Accept-Language": language.current };
  return token === null ? common : { ...common, Authorization: `Bearer ${token}` };
}

function part(text: string): string {
  return encodeURIComponent(text);
}
