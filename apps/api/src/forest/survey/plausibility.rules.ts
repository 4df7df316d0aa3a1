import type { Condition, GirthPlace } from '../../database/schema/index.ts';

type Measured = { circumference: number; height: number; condition: Condition; girthAt: GirthPlace | null };

/** Trees below this height, in metres, have no girth at 1.3 m to speak of: theirs is taken at the collar. */
const collarBelow = 1.5;
const mostShrinking = 0.1;

export const girthPlaces = ['breast', 'collar'] as const satisfies readonly GirthPlace[];

/** Where a girth was taken, if nobody wrote it down. */
export const girthPlace = ({ girthAt, height }: Pick<Measured, 'girthAt' | 'height'>): GirthPlace =>
  girthAt ?? (height < collarBelow ? 'collar' : 'breast');

export type Implausible =
  | { what: 'girth_shrank'; before: number }
  | { what: 'height_halved'; before: number }
  | { what: 'too_low_for_breast'; least: number };

/** What cannot be in a survey, beside the one before it; a dead tree may have broken. */
export function implausible(survey: Measured, before: Measured | undefined): Implausible[] {
  if (survey.condition === 'dead') return [];
  const found: Implausible[] = [];
  if (survey.girthAt === 'breast' && survey.height < collarBelow) {
    found.push({ what: 'too_low_for_breast', least: collarBelow });
  }
  if (!before) return found;
  const samePlace = girthPlace(survey) === girthPlace(before);
  if (samePlace && survey.circumference < before.circumference * (1 - mostShrinking)) {
    found.push({ what: 'girth_shrank', before: before.circumference });
  }
  if (survey.height < before.height / 2) found.push({ what: 'height_halved', before: before.height });
  return found;
}
