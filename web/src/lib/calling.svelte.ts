/** Calls whoever sits here when it is their turn: icon, drum, and a notification where it was allowed. */

import icon from "../../public/icon.svg?raw";
import { preferences } from "./preferences.svelte";
import { router } from "./router.svelte";
import { recall, remember } from "./storage";
import { ownTurns, type Waiting } from "./turns.svelte";
import { nameOf } from "./told";
import { asWritten, gameName, listed, say } from "./words";

/** What the browser lets us do: "none" where it knows no notifications, as under a plain address of the network. */
export type Leave = NotificationPermission | "none";

class Calling {
  leave: Leave = $state(leave());

  /** Whether somebody may still be asked, once, whether they want to be called. */
  get mayAsk(): boolean {
    return this.leave === "default" && recall("calls.asked") === null;
  }

  /** Not now: it is not asked again by itself. */
  decline(): void {
    remember("calls.asked", "yes");
  }

  /** Yes: now the browser asks its own question. */
  async accept(): Promise<void> {
    this.decline();
    if (leave() === "default") await Notification.requestPermission();
    this.leave = leave();
    preferences.setCalls(this.leave === "granted");
  }

  start(): void {
    ownTurns.onturn = (waiting) => this.#call(waiting);
    ownTurns.start();
    $effect.root(() => {
      $effect(() => showIcon(ownTurns.waiting.length));
    });
  }

  #call({ table, info }: Waiting): void {
    if (preferences.sound) void import("./drum").then(({ beat }) => beat());
    if (!document.hidden || !preferences.calls || leave() !== "granted") return;
    const title = say("call-title", { game: gameName(table.game) });
    const who = listed(info.others.map((other) => nameOf(other)));
    try {
      const notice = new Notification(title, { body: say("call-with", { who: asWritten(who) }), tag: table.id, icon: "/icon.svg" });
      notice.onclick = () => {
        notice.close();
        focus();
        router.go(`/table/${table.id}`);
      };
    } catch {
      // Phones show notifications only for installed pages; title, icon and drum still call.
    }
  }
}

/** The page's title, with the tables that wait before it. */
export function titled(title: string): string {
  const first = ownTurns.waiting[0];
  return first === undefined ? title : say("title-turn", { count: ownTurns.waiting.length, game: gameName(first.table.game) });
}

function leave(): Leave {
  return typeof Notification === "undefined" ? "none" : Notification.permission;
}

function showIcon(count: number): void {
  const link = document.querySelector<HTMLLinkElement>("link[rel=icon]");
  if (link !== null) link.href = count === 0 ? "/icon.svg" : `data:image/svg+xml,${encodeURIComponent(numbered(count))}`;
}

/** The icon with a number on it. */
function numbered(count: number): string {
  const label = count > 9 ? "9+" : String(count);
  const mark = `<circle cx="34" cy="14" r="14" fill="#C2410C" stroke="#FFF7E8" stroke-width="2"/><text x="34" y="21" text-anchor="middle" font-family="sans-serif" font-weight="800" font-size="20" fill="#fff">${label}</text>`;
  return icon.replace("</svg>", `${mark}</svg>`);
}

export const calling = new Calling();
