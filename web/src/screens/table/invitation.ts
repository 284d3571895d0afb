/** The seat token of a link: taken out of the address bar and kept until the seat is taken. */

import { router, seatTokenOf } from "../../lib/router.svelte";
import { recall, remember } from "../../lib/storage";

export function takeInvitation(id: string): string | null {
  const token = seatTokenOf(location.hash);
  if (token === null) return recall(`invitation.${id}`);
  remember(`invitation.${id}`, token);
  router.go(location.pathname, true);
  return token;
}

export function forgetInvitation(id: string): void {
  remember(`invitation.${id}`, null);
}
