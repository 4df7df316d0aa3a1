import type { Tree } from '../../data/wire.ts';

export interface FieldNote {
  readonly tree: Tree;
  /** ISO 8601. */
  readonly surveyedAt: string;
  readonly surveyor: string;
  /** The surveyor's own words. */
  readonly notes: string | null;
  /** Metres since the survey before; undefined for a first one. */
  readonly grownM: number | undefined;
}

/** The latest survey of each tree, the newest first. */
export function fieldNotes(trees: readonly Tree[], count: number): FieldNote[] {
  return trees
    .flatMap((tree): FieldNote[] => {
      const [latest, before] = tree.surveys ?? [];
      if (!latest) return [];
      const { surveyedAt, surveyor, notes, height } = latest;
      return [{ tree, surveyedAt, surveyor, notes, grownM: before && height - before.height }];
    })
    .sort((a, b) => b.surveyedAt.localeCompare(a.surveyedAt))
    .slice(0, count);
}
