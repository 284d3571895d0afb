/** localStorage that never throws: private windows and full disks only forget. */

export function recall(name: string): string | null {
  try {
    return localStorage.getItem(`lascaux.${name}`);
  } catch {
    return null;
  }
}

export function remember(name: string, value: string | null): void {
  try {
    if (value === null) localStorage.removeItem(`lascaux.${name}`);
    else localStorage.setItem(`lascaux.${name}`, value);
  } catch {
    // A visitor who forbids storage plays all the same; the next visit starts afresh.
  }
}
