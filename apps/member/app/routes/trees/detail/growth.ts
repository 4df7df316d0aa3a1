import type { Survey } from '../../../data/wire.ts';

type Sizes = Pick<Survey, 'circumference' | 'girthAt' | 'height'>;

export interface Growth {
  /** Undefined where the girth was taken elsewhere than before. */
  readonly circumferenceCm: number | undefined;
  readonly heightM: number;
}

/**
 * How much a tree has grown from one survey to a later one. Undefined where a figure has shrunk: that is the
 * measuring tape, and not the tree.
 */
export function growthSince(before: Sizes | undefined, later: Sizes): Growth | undefined {
  if (!before) return undefined;
  const circumferenceCm =
    later.girthAt === before.girthAt ? later.circumference - before.circumference : undefined;
  const heightM = later.height - before.height;
  return (circumferenceCm ?? 0) < 0 || heightM < 0 ? undefined : { circumferenceCm, heightM };
}
