/** Names for what we send, so that the server does each thing once. */

/** 128 random bits; unlike crypto.randomUUID this also works on pages without TLS, as in a home network. */
export function freshId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
