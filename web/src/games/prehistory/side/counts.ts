/** Seven counts of a player, in the order of the actions, then huts and members. */

import type { PlayerView } from "../../../generated/wire";

export interface Count {
  readonly icon: string;
  readonly text: string;
  /** What is counted, as a key of the texts. */
  readonly label: string;
}

export function countsOf(player: PlayerView): Count[] {
  const tiles = player.baskets.reduce((sum, count) => sum + count, 0);
  const animals = player.tokens.reduce((sum, count) => sum + count, player.cards.length);
  const huts = player.huts.filter((site) => site !== null).length;
  const out = player.members.reduce((sum, { standing, moved }) => sum + standing + moved, 0);
  return [
    { icon: "prehistory-a-painting", text: String(player.painted.length), label: "prehistory-ui-count-painted" },
    { icon: "prehistory-gi-basket", text: String(tiles), label: "prehistory-ui-count-tiles" },
    { icon: "prehistory-a-ceremony", text: String(player.rites), label: "prehistory-ui-count-rites" },
    { icon: "prehistory-a-fishing", text: String(player.marker), label: "prehistory-ui-count-track" },
    { icon: "prehistory-a-hunting", text: String(animals), label: "prehistory-ui-count-hunted" },
    { icon: "prehistory-ph-tent", text: String(huts), label: "prehistory-ui-count-huts" },
    { icon: "prehistory-ph-member", text: `${player.atHome}+${out}`, label: "prehistory-ui-count-members" },
  ];
}
