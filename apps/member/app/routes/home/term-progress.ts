import { daysLeft } from '@rimba/certificate/days-left';
import { dayMs } from '@rimba/i18n';
import { isInTerm } from '../../data/own-forest.ts';
import type { ForestTree } from '../../data/wire.ts';

/**
 * How far the terms that run have gone: the day of all of them and where they go on to, or the end of the first of them
 * to end.
 */
type TermProgress =
  | {
      readonly is: 'day';
      readonly day: number;
      readonly of: number;
      readonly endsAt: string;
      /** The end of the last term: a later one where they were renewed. */
      readonly lastEnd: string;
    }
  | { readonly is: 'several'; readonly endsAt: string };

/** Of trees that live in a running term: one that was renewed ends when its last term does. */
export function termProgress(
  trees: readonly Pick<ForestTree, 'state' | 'terms' | 'endsAt'>[],
  now: number,
): TermProgress | undefined {
  const running = trees
    .filter(isInTerm)
    .flatMap(({ terms, endsAt: lastEnd }) => {
      const term = terms.find((one) => Date.parse(one.startsAt) <= now && now < Date.parse(one.endsAt));
      return term ? [{ ...term, lastEnd }] : [];
    })
    .sort((one, other) => one.lastEnd.localeCompare(other.lastEnd));
  const [first] = running;
  if (!first) return undefined;
  const { startsAt, endsAt, lastEnd } = first;
  if (running.some((one) => one.endsAt !== endsAt || one.lastEnd !== lastEnd)) {
    return { is: 'several', endsAt: lastEnd };
  }
  const of = Math.ceil((Date.parse(endsAt) - Date.parse(startsAt)) / dayMs);
  return { is: 'day', day: of - (daysLeft(endsAt, now) ?? 0), of, endsAt, lastEnd };
}
