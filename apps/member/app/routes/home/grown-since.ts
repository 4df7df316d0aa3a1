import type { Survey } from '../../data/wire.ts';

/**
 * Centimetres of circumference that a tree has put on since a moment: against the last survey before it, or the
 * first one after. Surveys come the latest first. Undefined while there is nothing to compare, or nothing gained.
 */
export function grownSince(
  surveys: readonly Pick<Survey, 'surveyedAt' | 'circumference'>[],
  since: string,
): number | undefined {
  const [latest] = surveys;
  const then = surveys.find(({ surveyedAt }) => surveyedAt <= since) ?? surveys.at(-1);
  if (!latest || !then) return undefined;
  const grown = latest.circumference - then.circumference;
  return grown > 0 ? grown : undefined;
}
