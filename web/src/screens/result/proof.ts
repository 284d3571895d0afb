/** Checking in the browser that the seed shown is the one announced. */

/** Whether the seed's fingerprint is the commitment; null where the browser will not compute it. */
export async function seedFits(seed: string, commitment: string): Promise<boolean | null> {
  // Browsers offer SHA-256 only on secure addresses (https, localhost).
  if (typeof crypto === "undefined" || crypto.subtle === undefined) return null;
  const bytes = Uint8Array.from(seed.match(/../g) ?? [], (pair) => parseInt(pair, 16));
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
  const hex = Array.from(digest, (byte) => byte.toString(16).padStart(2, "0")).join("");
  return commitment === `sha256:${hex}`;
}
