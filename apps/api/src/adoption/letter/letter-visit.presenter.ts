import { wibDate } from '../../clock/wib.ts';
import { endsBefore, firstSurvey, growth, type Remembered, toForestSurvey } from '../own-forest/index.ts';
import type { LetterVisit } from './letter.schemas.ts';

type Survey = Remembered['surveys'][number];
export type Photo = { url: string; file: string; takenAt: Date; surveyor: string | null };

/** A visit as it stood that day: what had grown until then, with the photo of the day if there is one. */
export function toVisit(
  { tree, surveys }: Remembered,
  survey: Survey,
  photos: readonly Photo[],
): LetterVisit {
  // The latest first, up to this one: what came later is another letter's.
  const until = surveys.filter(({ surveyedAt }) => surveyedAt <= survey.surveyedAt);
  const [, before] = until;
  const first = firstSurvey(until, new Date(tree.firstDay));
  const day = wibDate(survey.surveyedAt);
  const photo = photos.find(({ takenAt }) => wibDate(takenAt) === day);
  const next = surveys[0]?.id === survey.id ? tree.nextSurvey : null;
  const shown = first ? until.filter(({ surveyedAt }) => surveyedAt >= first.surveyedAt) : until;
  return {
    tree: tree.tree,
    bond: tree.bond,
    holder: tree.holder,
    survey: toForestSurvey(survey),
    before: before ? toForestSurvey(before) : null,
    first: first ? toForestSurvey(first) : null,
    grown: growth(first, survey),
    grownLately: growth(before, survey),
    photo: photo
      ? { ...photo, takenAt: photo.takenAt.toISOString(), surveyor: photo.surveyor ?? survey.surveyor }
      : null,
    nextSurvey: next,
    ...(next && endsBefore(next, new Date(tree.endsAt)) && { endsBefore: tree.endsAt }),
    heights: shown
      .map(({ surveyedAt, height }) => ({ surveyedAt: surveyedAt.toISOString(), height }))
      .reverse(),
  };
}
