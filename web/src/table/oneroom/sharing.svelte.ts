/** Several people at one device: who has it in hand, and what the server is asked for them. */

import { announcer } from "../../lib/announcer.svelte";
import { api, faultOf, type Key } from "../../lib/api";
import { ownTables, type Person } from "../../lib/seats.svelte";
import { toasts } from "../../lib/toasts.svelte";

const ALONE: readonly Person[] = [];

export class Sharing {
  /** Whose view is open; null while the curtain is closed. */
  holder: number | null = $state(null);
  /** Who had the device before the curtain fell. */
  last: number | null = $state(null);
  /** Who is to have it next, as far as was known then. */
  next: number | null = $state(null);
  /** Whether the holder opened the curtain only to look, while somebody else was asked. */
  isLook: boolean = $state(false);

  constructor(private readonly id: string) {}

  /** All who play at this device; none where it is one person's. */
  get people(): readonly Person[] {
    const people = ownTables.of(this.id)?.people ?? ALONE;
    return people.length > 1 ? people : ALONE;
  }

  get isOn(): boolean {
    return this.people.length > 0;
  }

  has(seat: number): boolean {
    return this.people.some((person) => person.seat === seat);
  }

  /** The curtain opens for somebody. */
  open(seat: number, isAsked: boolean): void {
    if (!this.has(seat)) return;
    this.isLook = !isAsked;
    this.holder = seat;
    announcer.say("");
  }

  /** The curtain falls: nothing of what was told to the holder stays on the page. */
  close(next: number | null = null): void {
    this.last = this.holder;
    this.next = next;
    this.holder = null;
    announcer.say("");
    toasts.clear();
  }

  /** What shows the server who is here: the holder's secrets are told, before the game the host's, else nobody's. */
  key(isWaiting: boolean, token: string | null): Key {
    const { people, holder } = this;
    const open = isWaiting ? people.find((person) => person.token === token) : people.find(({ seat }) => seat === holder);
    if (open === undefined) return this.covered;
    const beside = people.filter((person) => person !== open).map((person) => person.token);
    return { token: open.token, beside, watches: false };
  }

  /** All are here, and nobody's secrets are told. */
  get covered(): Key {
    const tokens = this.people.map((person) => person.token);
    return { token: tokens[0] ?? null, beside: tokens, watches: true };
  }

  /** Lets those go whose seats went to other devices. */
  async sift(): Promise<void> {
    const { people } = this;
    const stays = await Promise.all(people.map((person) => isHeld(this.id, person)));
    const left = people.filter((_, place) => stays[place]);
    this.close();
    ownTables.amend(this.id, { people: left, seat: left[0]?.seat ?? null, token: left[0]?.token ?? null });
  }
}

/** Whether a seat is still this device's; one that cannot be asked about is. */
async function isHeld(id: string, { token }: Person): Promise<boolean> {
  try {
    await api.ownSeat(id, token);
    return true;
  } catch (error) {
    return faultOf(error).code !== "seat-moved";
  }
}
