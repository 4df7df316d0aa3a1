import type { Survey } from '../../../data/wire.ts';

type Sizes = Pick<Survey, 'circumference' | 'height'>;

export interface Growth {
  readonly circumferenceCm: number;
  readonly heightM: number;
}

/**
 * How much a tree has grown from one survey to a later one. Undefined where a figure has shrunk: that is the
 * measuring tape, and not the tree.
 */
export function growthSince(before: Sizes | undefined, later: Sizes): Growth | undefined {
  if (!before) return undefined;
  const circumferenceCm = later.circumference - before.circumference;
  const heightM = later.height - before.height;
  return circumferenceCm < 0 || heightM < 0 ? undefined : { circumferenceCm, heightM };
}
