import { isInTerm } from '../../data/own-forest.ts';
import type { ForestTree } from '../../data/wire.ts';

const dayMs = 86_400_000;

/** How far the terms that run have gone: the day of all of them, or the end of the first of them to end. */
type TermProgress =
  | { readonly is: 'day'; readonly day: number; readonly of: number; readonly endsAt: string }
  | { readonly is: 'several'; readonly endsAt: string };

/** Of trees that live in a running term; a term that begins later is not counted yet. */
export function termProgress(
  trees: readonly Pick<ForestTree, 'state' | 'terms'>[],
  now: number,
): TermProgress | undefined {
  const running = trees
    .filter(isInTerm)
    .flatMap(
      ({ terms }) =>
        terms.find((term) => Date.parse(term.startsAt) <= now && now < Date.parse(term.endsAt)) ?? [],
    )
    .sort((one, other) => one.endsAt.localeCompare(other.endsAt));
  const [first] = running;
  if (!first) return undefined;
  const { startsAt, endsAt } = first;
  if (running.at(-1)?.endsAt !== endsAt) return { is: 'several', endsAt };
  const days = (from: number, to: number) => (to - from) / dayMs;
  const start = Date.parse(startsAt);
  return {
    is: 'day',
    day: Math.floor(days(start, now)) + 1,
    of: Math.ceil(days(start, Date.parse(endsAt))),
    endsAt,
  };
}
