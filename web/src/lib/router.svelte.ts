/** Addresses of the client, over the History API. */

/** What is shown of a table: a seat's own view, its end, looking back, or a screen for all. */
export type TablePart = "play" | "result" | "replay" | "screen";

/** The rules on one screen, or every paragraph of them. */
export type RulesForm = "short" | "full";

export type Route =
  | { name: "home" }
  | { name: "new"; game: string }
  | { name: "table"; id: string; part: TablePart }
  | { name: "rules"; game: string; form: RulesForm }
  | { name: "learn"; game: string }
  | { name: "box"; game: string }
  | { name: "about" }
  | { name: "code"; code: string }
  | { name: "lost" };

/** A table that lies under the rules while they are read. */
export interface Under {
  id: string;
  part: TablePart;
  hash: string;
}

/** The way into the rules, kept with their entry in the browser's history. */
interface Trail {
  /** The address they were opened from. */
  from: string;
  /** How many entries lie between. */
  steps: number;
}

/** The route an address path stands for. */
export function routeOf(path: string): Route {
  const [first, second, third, ...rest] = path.split("/").filter(Boolean).map(decoded);
  if (rest.length > 0) return { name: "lost" };
  if (first === undefined) return { name: "home" };
  if (first === "about" && second === undefined) return { name: "about" };
  if (first === "c" && third === undefined) return { name: "code", code: second ?? "" };
  if (second === undefined || second === "") return { name: "lost" };
  if (first === "table") return tableRoute(second, third);
  if (first === "rules") return rulesRoute(second, third);
  if (third !== undefined) return { name: "lost" };
  if (first === "new") return { name: "new", game: second };
  if (first === "box") return { name: "box", game: second };
  if (first === "learn") return { name: "learn", game: second };
  return { name: "lost" };
}

/** Where a link of an invitation, `/j/table#token`, leads: to the table, with the token still behind the hash. */
export function invitedTo(path: string, hash: string): string | null {
  const table = /^\/j\/([\w-]{1,80})\/?$/.exec(path)?.[1];
  return table === undefined ? null : `/table/${table}#seat=${hash.slice(1)}`;
}

/** The seat token a link carries after `#seat=`, where no server ever logs it. */
export function seatTokenOf(hash: string): string | null {
  return /^#seat=([\w.~-]{1,80})$/.exec(hash)?.[1] ?? null;
}

class Router {
  route: Route = $state.raw({ name: "home" });
  hash: string = $state("");
  /** The table from which the rules were opened: it stays as it is, with all that is half done there. */
  under: Under | null = $state.raw(null);
  /** Where closing the rules leads back to; home if they were opened directly. */
  from: string = $state("/");

  /** Follow the address bar and every link of the page that stays on this origin. */
  start(): void {
    addEventListener("popstate", () => this.#read());
    addEventListener("hashchange", () => this.#read());
    document.addEventListener("click", (event) => this.#follow(event));
    this.#read();
  }

  go(path: string, replace = false): void {
    const trail = this.#trailTo(path, replace);
    if (replace) history.replaceState(trail, "", path);
    else history.pushState(trail, "", path);
    this.#read();
    if (this.hash === "") scrollTo(0, 0);
  }

  /** Back to where the rules were opened from; a link that was pressed for a new tab is followed as any other. */
  close(event: MouseEvent): void {
    const trail = trailIn(history.state);
    if (trail === null || isForNewTab(event)) return;
    event.preventDefault();
    history.go(-trail.steps);
  }

  #trailTo(path: string, replace: boolean): Trail | null {
    if (routeOf(new URL(path, location.href).pathname).name !== "rules") return null;
    if (this.route.name !== "rules") return { from: location.pathname + location.hash, steps: 1 };
    const trail = trailIn(history.state);
    return trail && { ...trail, steps: trail.steps + (replace ? 0 : 1) };
  }

  #read(): void {
    const invited = invitedTo(location.pathname, location.hash);
    if (invited !== null) history.replaceState(null, "", invited);
    const route = routeOf(location.pathname);
    if (route.name !== "rules") this.under = null;
    else if (this.route.name === "table") this.under = { id: this.route.id, part: this.route.part, hash: this.hash };
    this.from = trailIn(history.state)?.from ?? "/";
    this.route = route;
    this.hash = location.hash;
  }

  #follow(event: MouseEvent): void {
    if (event.defaultPrevented || isForNewTab(event)) return;
    const link = event.target instanceof Element ? event.target.closest("a") : null;
    if (link === null || link.target !== "" || link.hasAttribute("download") || link.origin !== location.origin) return;
    const isWithin = link.pathname === location.pathname && link.hash !== "";
    if (link.pathname.startsWith("/api/") || (isWithin && this.route.name !== "rules")) return;
    event.preventDefault();
    this.go(link.pathname + link.search + link.hash);
  }
}

function tableRoute(id: string, part: string | undefined): Route {
  if (part === undefined) return { name: "table", id, part: "play" };
  return part === "result" || part === "replay" || part === "screen" ? { name: "table", id, part } : { name: "lost" };
}

function rulesRoute(game: string, form: string | undefined): Route {
  return form === undefined || form === "full" ? { name: "rules", game, form: form ?? "short" } : { name: "lost" };
}

function trailIn(state: unknown): Trail | null {
  if (typeof state !== "object" || state === null || !("from" in state) || !("steps" in state)) return null;
  const { from, steps } = state;
  return typeof from === "string" && typeof steps === "number" ? { from, steps } : null;
}

/** Whether a press on a link is meant for the browser: another button, or a key held. */
function isForNewTab({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return button !== 0 || metaKey || ctrlKey || shiftKey || altKey;
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return "";
  }
}

export const router = new Router();
