/** All icons as one hidden SVG at the head of the page, so that `<use>` and our colours reach them. */

import icons from "../icons/icons.svg?raw";

export function placeSprite(): void {
  const holder = document.createElement("div");
  holder.className = "defs";
  holder.setAttribute("aria-hidden", "true");
  holder.innerHTML = icons;
  document.body.prepend(holder);
}
