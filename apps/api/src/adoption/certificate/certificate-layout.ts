import type { CertificateContent } from './certificate-content.ts';

/** A4 in points. */
export const page = { width: 595.28, height: 841.89 };

/** What stands on every certificate, with the distances between: frame, product, title, foot. */
const fixed = 62 + 22 + 85 + 33 + 18 + 164 + 28;
/** A drawing's words below it; a row of small plates with its distance; the line that says how many are left out. */
const words = { large: 52, row: 112, more: 22 };
const leaf = { most: 118, least: 72 };
/** Several who sign stand in rows above the foot. */
const signers = { row: 54, inRow: 3 };
/** Whose gift it is. */
const giftLine = 20;
const perRow = 4;
const mostLarge = 3;

/** A long name stays on two lines at the most. */
export function holderSize(holder: string): number {
  if (holder.length > 60) return 24;
  if (holder.length > 34) return 32;
  return holder.length > 22 ? 40 : 50;
}

/**
 * How many trees are drawn on the first page and how large. The words come first: a long name, many communities and a
 * message leave less room, and what does not fit would be printed over what does.
 */
export function platesFor({
  holder,
  statement,
  message,
  giftFrom,
  trees,
  signers: { length: signed },
}: Words): {
  count: number;
  leaf: number;
} {
  const lines = (text: string, perLine: number) => Math.ceil(text.length / perLine);
  const room =
    page.height -
    fixed -
    holderSize(holder) * 1.1 * (holder.length > 22 ? 2 : 1) -
    lines(statement, 60) * 20.8 -
    lines(message ?? '', 64) * 19.6 -
    (giftFrom === null ? 0 : giftLine) -
    (signed > 1 ? Math.ceil(signed / signers.inRow) * signers.row : 0);
  if (trees.length <= mostLarge) {
    return { count: trees.length, leaf: Math.max(leaf.least, Math.min(leaf.most, room - words.large)) };
  }
  const rows = room >= 2 * words.row + words.more ? 2 : 1;
  return { count: Math.min(trees.length, rows * perRow), leaf: 58 };
}

type Words = Pick<CertificateContent, 'holder' | 'statement' | 'message' | 'giftFrom'> & {
  readonly trees: { readonly length: number };
  readonly signers: { readonly length: number };
};
