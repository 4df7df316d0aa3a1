import type { Certificate } from './certificate.ts';
import { daysLeft } from './days-left.ts';

type Term = Pick<Certificate, 'startsAt' | 'endsAt'>;

/** How a certificate's trees are, and the days left of its term; none of one that has not begun. */
export function standingOf(
  {
    trees,
    startsAt,
    endsAt,
  }: Term & { trees: readonly Pick<Certificate['trees'][number], 'alive' | 'surveyedAt'>[] },
  now: number,
) {
  const surveys = trees.map(({ surveyedAt }) => surveyedAt).sort();
  return {
    alive: trees.filter(({ alive }) => alive).length,
    total: trees.length,
    lastSurvey: surveys.at(-1),
    daysLeft: Date.parse(startsAt) > now ? undefined : daysLeft(endsAt, now),
  };
}

type Checked = Pick<Certificate, 'signatureValid' | 'state' | 'startsAt' | 'checkedAt'>;

/**
 * What is said of it first. Nothing may call genuine what does not match its signature, whatever else is known; of a
 * renewal, whose term has yet to begin, nothing says that it runs.
 */
export function verdictOf({ signatureValid, state, startsAt, checkedAt }: Checked) {
  if (!signatureValid) return 'altered';
  return state === 'valid' && startsAt > checkedAt ? 'ahead' : state;
}
