import type { Transaction } from '../../data/wire.ts';

type Trees = Transaction['trees'];

/** The tree that was ordered, or what was given in its place. */
export const shownTree = ({ tree, replacedBy }: Pick<Trees[number], 'tree' | 'replacedBy'>) =>
  replacedBy ?? tree;

/** A name that trees of an order stand under, and its certificate once there is one. */
export interface Named {
  readonly holder: string;
  readonly certificateNumber: string | undefined;
  readonly trees: Trees;
}

/** The names of an order: one, but for a renewal of trees that are in several. */
export function namesOf({
  trees,
  certificates,
  holder,
}: Pick<Transaction, 'trees' | 'certificates' | 'holder'>): Named[] {
  const nameOf = ({ certificateNumber, renews }: Trees[number]) =>
    certificates.find((one) => one.certificateNumber === certificateNumber)?.holder ??
    renews?.holder ??
    holder;
  const groups = Map.groupBy(trees, (tree) => tree.certificateNumber ?? nameOf(tree));
  return [...groups.values()].flatMap((own) => {
    const [first] = own;
    return first ? [{ holder: nameOf(first), certificateNumber: first.certificateNumber, trees: own }] : [];
  });
}
