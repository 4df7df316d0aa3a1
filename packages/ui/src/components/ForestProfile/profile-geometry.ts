/** The kinds of land along the profile, from the sea to the hills. */
export type ProfileZone = 'sea' | 'mangrove' | 'peat' | 'riparian' | 'kerangas' | 'lowland' | 'agroforest';

/** Size of the profile drawing in its units. */
export const profile = { width: 1600, height: 604 } as const;

/** Units a metre of a tree's height. Elevation is exaggerated. */
export const unitsPerMetre = 4.6;

/** Where a zone begins, in units. */
export const zoneStart: Readonly<Record<ProfileZone, number>> = {
  sea: 0,
  mangrove: 160,
  peat: 392,
  riparian: 712,
  kerangas: 864,
  lowland: 1072,
  agroforest: 1392,
};

/** Where a tree of a land type stands: x, and y of the ground there. */
export const standing = {
  mangrove: { x: 284, y: 460 },
  peat: { x: 540, y: 449 },
  riparian: { x: 727, y: 452 },
  kerangas: { x: 940, y: 441 },
  agroforest: { x: 1104, y: 431 },
  lowland: { x: 1230, y: 412 },
  hills: { x: 1482, y: 338 },
} as const satisfies Record<string, { x: number; y: number }>;
export type ProfilePlace = keyof typeof standing;

/** The trees of the drawing that can bear a name: their top. */
export const namedTrees = {
  mangrove: { x: 284, top: 360 },
  peat: { x: 540, top: 258 },
  kerangas: { x: 892, top: 256 },
  lowland: { x: 1322, top: 86 },
} as const satisfies Partial<Record<ProfileZone, { x: number; top: number }>>;
export type NamedTree = keyof typeof namedTrees;

/** Metres written on the scale by the sea, and their y. */
export const scaleMarks: readonly { metres: number; y: number }[] = [0, 10, 20, 30, 40].map((metres) => ({
  metres,
  y: 470 - metres * unitsPerMetre,
}));

/** A length of the drawing as a share of its width or height, for CSS. */
export const share = (length: number, of: number): string => `${((length / of) * 100).toFixed(2)}%`;
