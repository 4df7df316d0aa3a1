import { dayMs } from '@rimba/i18n';
import { isInTerm } from '../../data/own-forest.ts';
import type { ForestTree } from '../../data/wire.ts';

type Term = Pick<ForestTree['terms'][number], 'startsAt' | 'endsAt'>;

/** What is read of a tree: how it stands and its terms, the first first. */
type Termed = Pick<ForestTree, 'state'> & { readonly terms: readonly Term[] };

/** Trees that go on by one and the same term. */
export interface RenewedTerm<Tree> extends Readonly<Term> {
  readonly trees: readonly Tree[];
}

const newMs = 30 * dayMs;

/** Terms that another one went before, until they have run for a month: after that they are terms like any. */
export function renewedTerms<Tree extends Termed>(trees: readonly Tree[], now: number): RenewedTerm<Tree>[] {
  const renewed = trees.filter(isInTerm).flatMap((tree) => {
    const term = tree.terms.at(-1);
    return tree.terms.length > 1 && term && now < Date.parse(term.startsAt) + newMs ? [{ tree, term }] : [];
  });
  return [...Map.groupBy(renewed, ({ term }) => `${term.startsAt} ${term.endsAt}`).values()].flatMap(
    (together) => {
      const [first] = together;
      if (!first) return [];
      const { startsAt, endsAt } = first.term;
      return [{ startsAt, endsAt, trees: together.map(({ tree }) => tree) }];
    },
  );
}
