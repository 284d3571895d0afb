/** The drawing of a board, made small by web/tools/drawings.ts. */
declare module "*.json?drawn" {
  interface DrawnTerritory {
    readonly id: number;
    readonly region: number;
    readonly terrain: string;
    readonly neighbours: readonly number[];
    readonly centroid: readonly number[];
    /** Steps in tenths. */
    readonly polygon: readonly number[];
  }

  interface DrawnLake {
    readonly polygon: readonly number[];
  }

  export const territories: readonly DrawnTerritory[];
  export const lakes: readonly DrawnLake[];
}
