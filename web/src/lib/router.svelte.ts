/** Addresses of the client, over the History API. */

export type Route =
  | { name: "home" }
  | { name: "new"; game: string }
  | { name: "table"; id: string; part: "play" | "result" | "replay" }
  | { name: "rules"; game: string }
  | { name: "about" }
  | { name: "lost" };

/** The route an address path stands for. */
export function routeOf(path: string): Route {
  const [first, second, third, ...rest] = path.split("/").filter(Boolean).map(decoded);
  if (rest.length > 0) return { name: "lost" };
  if (first === undefined) return { name: "home" };
  if (first === "about" && second === undefined) return { name: "about" };
  if (second === undefined || second === "") return { name: "lost" };
  if (first === "table") return tableRoute(second, third);
  if (third !== undefined) return { name: "lost" };
  if (first === "new") return { name: "new", game: second };
  if (first === "rules") return { name: "rules", game: second };
  return { name: "lost" };
}

/** The seat token a link carries after `#seat=`, where no server ever logs it. */
export function seatTokenOf(hash: string): string | null {
  return /^#seat=([\w.~-]{1,80})$/.exec(hash)?.[1] ?? null;
}

class Router {
  route: Route = $state.raw({ name: "home" });
  hash: string = $state("");

  /** Follow the address bar and every link of the page that stays on this origin. */
  start(): void {
    addEventListener("popstate", () => this.#read());
    addEventListener("hashchange", () => this.#read());
    document.addEventListener("click", (event) => this.#follow(event));
    this.#read();
  }

  go(path: string, replace = false): void {
    if (replace) history.replaceState(null, "", path);
    else history.pushState(null, "", path);
    this.#read();
    if (this.hash === "") scrollTo(0, 0);
  }

  #read(): void {
    this.route = routeOf(location.pathname);
    this.hash = location.hash;
  }

  #follow(event: MouseEvent): void {
    if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const link = event.target instanceof Element ? event.target.closest("a") : null;
    if (link === null || link.target !== "" || link.hasAttribute("download") || link.origin !== location.origin) return;
    if (link.pathname.startsWith("/api/") || (link.pathname === location.pathname && link.hash !== "")) return;
    event.preventDefault();
    this.go(link.pathname + link.search + link.hash);
  }
}

function tableRoute(id: string, part: string | undefined): Route {
  if (part === undefined) return { name: "table", id, part: "play" };
  return part === "result" || part === "replay" ? { name: "table", id, part } : { name: "lost" };
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return "";
  }
}

export const router = new Router();
