/** Addresses that mean "this machine", whichever machine that is. */

/** Whether a link with this host name works on this machine only. */
export function isLoopback(host: string): boolean {
  return host === "localhost" || host.endsWith(".localhost") || host === "[::1]" || /^127(\.\d{1,3}){3}$/.test(host);
}
