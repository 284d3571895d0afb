/** The middle of something on the page, in window pixels: where a question about it is answered. */
export function middleOf(element: Element | null): { x: number; y: number } {
  const { x, y, width, height } = element?.getBoundingClientRect() ?? new DOMRect();
  return { x: x + width / 2, y: y + height / 2 };
}
