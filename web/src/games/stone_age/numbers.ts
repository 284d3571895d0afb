/** A number as it is shown: below zero with a true minus. */
export function signed(value: number): string {
  return value < 0 ? `−${-value}` : String(value);
}
