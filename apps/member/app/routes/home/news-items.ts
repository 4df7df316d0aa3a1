import type { OwnCertificate } from '../../data/wire.ts';

export interface Replaced {
  readonly id: number;
  readonly oldCode: string;
  readonly newCode: string;
}

/** The trees under an adopter's certificates that another has taken the place of, each once. */
export function replacedTrees(certificates: readonly Pick<OwnCertificate, 'trees'>[]): Replaced[] {
  const replaced = new Map<number, Replaced>();
  for (const { trees } of certificates) {
    for (const { tree, replacedBy } of trees) {
      if (replacedBy) {
        replaced.set(tree.id, { id: replacedBy.id, oldCode: tree.code, newCode: replacedBy.code });
      }
    }
  }
  return [...replaced.values()];
}
