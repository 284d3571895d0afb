/** Icons as hidden SVGs at the head of the page, so that `<use>` and our colours reach them. */

import icons from "../icons/icons.svg?raw";

/** Places the icons that every page shares. */
export function placeSprite(): void {
  placeSymbols(icons);
}

/** Places the symbols of one game; its screen does so once, when it is fetched. */
export function placeSymbols(symbols: string): void {
  if (typeof document === "undefined") return;
  const holder = document.createElement("div");
  holder.className = "defs";
  holder.setAttribute("aria-hidden", "true");
  holder.innerHTML = symbols;
  document.body.prepend(holder);
}
