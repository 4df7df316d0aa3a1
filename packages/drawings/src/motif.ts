/** The ornaments that show something, each a file whose root element bears its name. */
export const MOTIFS = [
  'contours',
  'profile',
  'regency',
  'favicon',
  'empty-no-trees',
  'empty-wishtree',
  'empty-no-notifications',
  'empty-offline',
  'empty-not-found',
  'empty-payment-expired',
  'empty-nothing-to-pay',
] as const;
export type Motif = (typeof MOTIFS)[number];

/** Address on the product's own origin. */
export const motifUrl = (motif: Motif): string => `/drawings/motifs/${motif}.svg`;

/** How `regency` maps degrees to its units: x = (longitude - west) * scale, y = (north - latitude) * scale. */
export const REGENCY_MAP = { west: 111.02, north: -1.22, scale: 600, width: 760, height: 1440 } as const;
