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

/** Its address on the product's own origin, and the id of its root element. */
export const motif = (name: Motif): { readonly id: Motif; readonly url: string } => ({
  id: name,
  url: `/drawings/motifs/${name}.svg`,
});
