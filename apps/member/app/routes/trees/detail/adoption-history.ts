import type { Tree } from '../../../data/wire.ts';

type Adoption = NonNullable<Tree['adoptions']>[number];

/** A line of a tree's history: a term, or the time in which nobody had it. */
export type HistoryLine =
  | ({ readonly is: 'term' } & Adoption)
  | { readonly is: 'gap'; readonly from: string; readonly to: string };

const dayMs = 86_400_000;

/** Terms, the latest first, with what lies between them where that was a day or more. */
export const adoptionHistory = (adoptions: readonly Adoption[]): HistoryLine[] =>
  [...adoptions]
    .sort((one, other) => other.startedAt.localeCompare(one.startedAt))
    .flatMap((term, place, sorted) => {
      const before = sorted[place + 1];
      const isGap = before && Date.parse(term.startedAt) - Date.parse(before.endsAt) >= dayMs;
      return [
        { is: 'term' as const, ...term },
        ...(isGap ? [{ is: 'gap' as const, from: before.endsAt, to: term.startedAt }] : []),
      ];
    });
