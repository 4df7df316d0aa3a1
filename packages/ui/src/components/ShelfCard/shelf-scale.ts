/** Where things stand in a card's drawing, in units: the ground, the person, the tree and the pole. */
export const stage = { width: 184, height: 250, ground: 238, person: 26, tree: 94, pole: 171 } as const;

/** The drawing's room above the ground. */
const room = 210;
/** Up to here a band of the pole is a metre. */
const metreBandsUpToM = 10;
/** What the third window shows: all but the few that stand above the forest's roof, whose own window is larger. */
const tallWindowM = 25;

export type ShelfScale = {
  readonly unitsPerMetre: number;
  /** What a band of the pole measures. */
  readonly bandM: 1 | 5;
  /** Bands of the pole: as many as the tree reaches into. */
  readonly bands: number;
};

/**
 * One of three windows, so that trees of one size are drawn alike and the person beside them tells which it is: up to
 * 3.3 m, up to 10 m, and above. Only a giant has a window of its own.
 */
export function shelfScale(heightM: number): ShelfScale {
  if (heightM > metreBandsUpToM) {
    const bands = Math.ceil(heightM / 5);
    return { unitsPerMetre: room / Math.max(tallWindowM, bands * 5), bandM: 5, bands };
  }
  return { unitsPerMetre: heightM <= 3.3 ? 50 : 21, bandM: 1, bands: Math.max(1, Math.ceil(heightM)) };
}
