/** Whatever each game brings lies in its folder under `games/`; nothing else lists the games. */

/** What was found in the folders, by the name of the game. */
export function byGame<Found>(found: Readonly<Record<string, Found>>): ReadonlyMap<string, Found> {
  return new Map(Object.entries(found).map(([path, value]) => [gameIn(path), value]));
}

/** The game whose folder a path leads into. */
export function gameIn(path: string): string {
  const game = /\/games\/(\w+)\//.exec(path)?.[1];
  if (game === undefined) throw new TypeError(`${path} lies in no game's folder.`);
  return game;
}
