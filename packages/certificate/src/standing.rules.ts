import type { Certificate } from './certificate.ts';
import { daysLeft } from './days-left.ts';

/** How a certificate's trees are, and the days left of its term. */
export function standingOf(
  {
    trees,
    endsAt,
  }: { trees: readonly Pick<Certificate['trees'][number], 'alive' | 'surveyedAt'>[]; endsAt: string },
  now: number,
) {
  const surveys = trees.map(({ surveyedAt }) => surveyedAt).sort();
  return {
    alive: trees.filter(({ alive }) => alive).length,
    total: trees.length,
    lastSurvey: surveys.at(-1),
    daysLeft: daysLeft(endsAt, now),
  };
}

/** What is said of it first. Nothing may call genuine what does not match its signature, whatever else is known. */
export const verdictOf = ({ signatureValid, state }: Pick<Certificate, 'signatureValid' | 'state'>) =>
  signatureValid ? state : 'altered';
