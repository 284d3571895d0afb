/** Outlines cut by hand. */

import { seeded, short } from "../../../lib/geometry";

/** A rectangle whose sides are not quite straight; the same seed cuts the same. */
export function cutRect(x: number, y: number, width: number, height: number, round = 9, seed = 1): string {
  const next = seeded(Math.round(seed * 13 + width));
  const off = (share = 1): number => (next() - 0.5) * 1.6 * share;
  const [right, bottom] = [x + width, y + height];
  const p = (px: number, py: number): string => `${short(px)} ${short(py)}`;
  return [
    `M${p(x + round, y + off())}`,
    `C${p(x + width * 0.4, y + off())} ${p(x + width * 0.6, y + off())} ${p(right - round, y + off(0.6))}`,
    `Q${p(right, y)} ${p(right + off(0.5), y + round)}`,
    `C${p(right + off(), y + height * 0.4)} ${p(right + off(), y + height * 0.6)} ${p(right + off(0.5), bottom - round)}`,
    `Q${p(right, bottom)} ${p(right - round, bottom + off(0.6))}`,
    `C${p(x + width * 0.6, bottom + off())} ${p(x + width * 0.4, bottom + off())} ${p(x + round, bottom + off(0.6))}`,
    `Q${p(x, bottom)} ${p(x + off(0.5), bottom - round)}`,
    `C${p(x + off(), y + height * 0.6)} ${p(x + off(), y + height * 0.4)} ${p(x + off(0.5), y + round)}`,
    `Q${p(x, y)} ${p(x + round, y + off())}Z`,
  ].join("");
}

/** A sun with so many points round a middle at 0. */
export function burst(inner: number, outer: number, points: number): string {
  const corners = Array.from({ length: points * 2 }, (_, corner) => {
    const angle = (corner / (points * 2)) * 2 * Math.PI - Math.PI / 2;
    const reach = corner % 2 === 1 ? inner : outer;
    return `${short(Math.cos(angle) * reach)} ${short(Math.sin(angle) * reach)}`;
  });
  return `M${corners.join("L")}Z`;
}
