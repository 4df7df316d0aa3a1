import { isInTerm } from '../../data/own-forest.ts';
import type { ForestTree } from '../../data/wire.ts';

/** Trees that go on by one and the same term. */
export interface RenewedTerm {
  readonly startsAt: string;
  readonly endsAt: string;
  readonly trees: readonly Pick<ForestTree, 'tree' | 'bond' | 'holder'>[];
}

const newMs = 30 * 86_400_000;

/** Terms that another one went before, until they have run for a month: after that they are terms like any. */
export function renewedTerms(trees: readonly ForestTree[], now: number): RenewedTerm[] {
  const renewed = trees.filter(isInTerm).flatMap(({ terms, ...one }) => {
    const term = terms.at(-1);
    return terms.length > 1 && term && now < Date.parse(term.startsAt) + newMs ? [{ ...one, term }] : [];
  });
  return [...Map.groupBy(renewed, ({ term }) => `${term.startsAt} ${term.endsAt}`).values()].flatMap(
    (together) => {
      const [first] = together;
      return first ? [{ startsAt: first.term.startsAt, endsAt: first.term.endsAt, trees: together }] : [];
    },
  );
}
