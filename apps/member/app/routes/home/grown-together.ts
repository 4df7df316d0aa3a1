import type { OwnForest } from '../../data/wire.ts';

/** How much the trees that live have put on, in m; 0 where nobody visited them. */
export const grownTogether = ({ visits, trees }: Pick<OwnForest, 'visits' | 'trees'>): number =>
  visits === 0
    ? 0
    : trees.reduce((sum, { grown, lost }) => sum + (lost === null ? (grown?.height ?? 0) : 0), 0);
