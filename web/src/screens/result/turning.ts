/** What a turning point tells: the choice and what it brought, and the other choice so that the two differ. */

import type { Told } from "../../generated/wire";

/** Lines on what a choice brought that one sentence holds. */
const LINES = 2;

interface Telling {
  /** Whether a line says most of what a turn brought about. */
  readonly isTelling: (told: Told) => boolean;
  /** Whether a line names the choice itself, where others only say what came of it. */
  readonly isDeed?: ((told: Told) => boolean) | undefined;
  readonly tell: (told: Told) => string;
}

/** What was played and what else could have been: the deed first, then the most telling lines; empty if they are told alike. */
export function contrast(played: readonly Told[], better: readonly Told[], telling: Telling): { played: string; better: string } {
  const brief = { played: said(briefly(played, telling), telling), better: said(briefly(better, telling), telling) };
  if (brief.played !== brief.better) return brief;
  const other = said(apart(better, played, telling), telling);
  return { played: said([...briefly(played, telling), ...apart(played, better, telling)], telling), better: other };
}

/** The deed and the most telling lines, else the first. */
function briefly(lines: readonly Told[], { isTelling, isDeed }: Telling): readonly Told[] {
  const deed = lines.find((told) => isDeed?.(told));
  const found = [...(deed ? [deed] : []), ...lines.filter((told) => told !== deed && isTelling(told)).slice(0, LINES)];
  return found.length > 0 ? found : lines.slice(0, 1);
}

/** Lines that are told on this side only. */
function apart(lines: readonly Told[], others: readonly Told[], { tell }: Telling): readonly Told[] {
  const there = new Set(others.map(tell));
  return lines.filter((told) => !there.has(tell(told))).slice(0, LINES);
}

function said(lines: readonly Told[], { tell }: Telling): string {
  return [...new Set(lines.map(tell))].join(" ");
}
