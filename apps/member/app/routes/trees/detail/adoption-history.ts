import { dayMs, dayOf } from '@rimba/i18n';
import type { Tree } from '../../../data/wire.ts';

type Adoption = NonNullable<Tree['adoptions']>[number];

/** A line of a tree's history: a term, or the time in which nobody had it, by its first and last day. */
export type HistoryLine =
  | ({ readonly is: 'term' } & Adoption)
  | { readonly is: 'gap'; readonly from: string; readonly to: string };

/** The day so many days later, as `2027-03-03`. */
const daysOn = (day: string, days: number): string => dayOf(Date.parse(day) + days * dayMs);

/** Terms, the latest first, with the days between them on which nobody had the tree. */
export const adoptionHistory = (adoptions: readonly Adoption[]): HistoryLine[] =>
  [...adoptions]
    .sort((one, other) => other.startedAt.localeCompare(one.startedAt))
    .flatMap((term, place, sorted) => {
      const before = sorted[place + 1];
      if (!before) return [{ is: 'term' as const, ...term }];
      // A term ends as its last day does, or within it where the tree died.
      const from = daysOn(dayOf(Date.parse(before.endsAt) - 1), 1);
      const to = daysOn(dayOf(term.startedAt), -1);
      return [{ is: 'term' as const, ...term }, ...(from <= to ? [{ is: 'gap' as const, from, to }] : [])];
    });
