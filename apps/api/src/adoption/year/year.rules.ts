import { wibDate } from '../../clock/wib.ts';
import {
  countVisits,
  firstSurvey,
  growth,
  type Remembered,
  surveyedWithin,
  toForestSurvey,
  withoutAccepted,
} from '../own-forest/index.ts';
import type { YearNote, YearTree } from './year.schemas.ts';

type Survey = Remembered['surveys'][number];
/** A tree through the part of a contract in which it was the one adopted; moments in ISO 8601, the end exclusive. */
type Leg = { startsAt: string; endsAt: string; of: Remembered };
/** One year's contract from its first day to its end, at the tree it began with and at those that took its place. */
export type Passage = { startsAt: string; endsAt: string; legs: readonly [Leg, ...Leg[]] };

/** Days before the first end of a year's terms that it is spoken of: a week before the reminder to renew. */
export const noticeDays = 37;

/** Every year's contract of a forest. A dead tree's ends when its adoption moves on to the next. */
export function passagesOf(forest: readonly Remembered[]): Passage[] {
  const legs = forest.flatMap((of) => of.tree.terms.map((term) => ({ ...term, of })));
  return [...Map.groupBy(legs, ({ contractNumber }) => contractNumber).values()].flatMap((of) => {
    const [first, ...later] = of.toSorted((one, other) => compare(one.endsAt, other.endsAt));
    if (!first) return [];
    const startsAt = of.map((leg) => leg.startsAt).sort(compare)[0] ?? first.startsAt;
    const { endsAt } = later.at(-1) ?? first;
    return [{ startsAt, endsAt, legs: [first, ...later] as const }];
  });
}

const compare = (one: string, other: string) => (one < other ? -1 : Number(one > other));

/** The calendar year (WIB) that a term's last full day lies in: what its review is called by. */
export const yearOf = (endsAt: string | Date): number => wibYear(new Date(new Date(endsAt).getTime() - 1));
export const wibYear = (moment: Date): number => Number(wibDate(moment).slice(0, 4));

const until = (surveys: readonly Survey[], endsAt: string) =>
  surveys.filter(({ surveyedAt }) => surveyedAt < new Date(endsAt));

/** What a tree that died was, as it was measured last. */
const lostOf = ({ tree, lastMeasured }: { tree: YearTree['tree']; lastMeasured: Measured | null }) => ({
  lostName: tree.treeName,
  lostHeight: (lastMeasured ?? tree).height,
  lostCircumference: (lastMeasured ?? tree).circumference,
});
type Measured = Pick<YearTree['tree'], 'height' | 'circumference'>;

/** What stands at the end of one year's contract, with what it began with. */
export function toYearTree({ startsAt, endsAt, legs }: Passage): YearTree {
  const { of } = legs.at(-1) ?? legs[0];
  const dead = legs
    .flatMap(({ of: { tree } }) => (tree.lost ? [{ ...tree.lost, tree: tree.tree }] : []))
    .findLast(({ foundAt }) => foundAt < endsAt);
  const isLost = of.tree.lost !== null && of.tree.lost.foundAt < endsAt;
  const surveys = until(of.surveys, endsAt);
  const first = firstSurvey(surveys, new Date(startsAt));
  const last = isLost ? undefined : surveys[0];
  return {
    tree: of.tree.tree,
    bond: of.tree.bond,
    accepted: of.tree.accepted === true,
    holder: of.tree.holder,
    startsAt,
    endsAt,
    first: first ? toForestSurvey(first) : null,
    last: last ? toForestSurvey(last) : null,
    grown: growth(first, last),
    diedAt: dead?.foundAt ?? null,
    ...(dead && lostOf(dead)),
    plantedAt: !isLost && dead ? of.tree.plantedAt : null,
  };
}

/** Surveys of a contract's trees in its own time: what was measured before was another year's. */
const visitsOf = ({ legs }: Passage) =>
  legs.flatMap(({ of, ...leg }) =>
    surveyedWithin(of.surveys, leg).map((survey) => ({ survey, tree: of.tree.tree })),
  );

export const ownPassages = (passages: readonly Passage[]): readonly Passage[] =>
  withoutAccepted(passages, ({ legs }) => (legs.at(-1) ?? legs[0]).of.tree.accepted === true);

/** A year's figures; what nobody can say is null. */
export function yearFigures(passages: readonly Passage[], trees: readonly YearTree[]) {
  const heights = trees.flatMap(({ grown }) => grown?.height ?? []);
  const carbon = trees.flatMap(({ last }) => last?.carbonAbsorption ?? []);
  return {
    grown: heights.length ? sum(heights) : null,
    visits: countVisits(
      passages
        .flatMap(visitsOf)
        .map(({ survey: { surveyedAt }, tree }) => ({ communityId: tree.kelompokKomunitas.id, surveyedAt })),
    ),
    carbon: carbon.length ? sum(carbon) : null,
    replacements: trees.filter(({ plantedAt }) => plantedAt !== null).length,
  };
}

/** Centimetres, and hundredths of a kilogram: what is left of binary arithmetic is no measure. */
const sum = (values: readonly number[]) =>
  Math.round(values.reduce((total, value) => total + value, 0) * 100) / 100;

const mostNotes = 6;

/** The latest words about each tree, the oldest first; those of the latest visits where there are many. */
export function yearNotes(passages: readonly Passage[]): YearNote[] {
  const written = passages
    .flatMap(visitsOf)
    .flatMap(({ survey: { notes, surveyedAt, surveyor }, tree }) =>
      notes === null ? [] : [{ tree, notes, surveyor, surveyedAt: surveyedAt.toISOString() }],
    );
  return [...Map.groupBy(written, ({ tree }) => tree.id).values()]
    .flatMap((of) => of.toSorted((one, other) => compare(other.surveyedAt, one.surveyedAt)).slice(0, 1))
    .toSorted((one, other) => compare(one.surveyedAt, other.surveyedAt))
    .slice(-mostNotes);
}
