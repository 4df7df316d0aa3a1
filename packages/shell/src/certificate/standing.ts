import type { Certificate } from './certificate.ts';

const dayMs = 86_400_000;

/** How a certificate's trees are, and the whole days left of its term (0 once it is over). */
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
    daysLeft: Math.max(0, Math.ceil((Date.parse(endsAt) - now) / dayMs)),
  };
}
