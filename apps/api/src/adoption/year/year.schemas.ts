import { type Static, Type } from 'typebox';
import { TreeCard } from '../../forest/tree/index.ts';
import { LanguageQuery } from '../../http/language.ts';
import { nullable } from '../../http/nullable.ts';
import { ref } from '../../http/schema-ref.ts';
import { day, moment, oneOf } from '../../http/text.schemas.ts';
import { bonds, ForestSurvey, Growth } from '../own-forest/index.ts';

export const YearTree = Type.Object(
  {
    tree: ref(TreeCard),
    bond: oneOf(bonds, 'Whose it is: own, given to somebody, or received from somebody'),
    holder: Type.String({ description: 'The name on the certificate' }),
    startsAt: moment("The first day of this year's term"),
    endsAt: moment('Exclusive'),
    first: nullable(ref(ForestSurvey)),
    last: nullable(ref(ForestSurvey)),
    grown: nullable(Growth),
    diedAt: nullable(moment('When the tree was found dead, or the one before it')),
    plantedAt: nullable(day('Where it took the place of one that died in this term')),
    accepted: Type.Optional(
      Type.Boolean({ description: 'Given, and now its recipient’s: part of none of the figures' }),
    ),
  },
  {
    $id: 'YearTree',
    description:
      "`first` is the survey that stood on the term's first day, or the first one after; `last` the latest one of " +
      'the term, null for a tree that died. `grown` lies between them; null with nothing to compare.',
  },
);
export type YearTree = Static<typeof YearTree>;

const YearNote = Type.Object({
  tree: ref(TreeCard),
  surveyedAt: moment(),
  surveyor: Type.String(),
  notes: Type.String({ description: "The surveyor's own words, in Indonesian" }),
});
export type YearNote = Static<typeof YearNote>;

const GroupYear = Type.Object({
  id: Type.Integer(),
  name: Type.String(),
  slug: Type.String(),
  patrols: Type.Integer({ description: 'Days on which it measured trees' }),
  measured: Type.Integer({ description: 'Trees it measured' }),
  died: Type.Integer({ description: 'Trees it found dead' }),
  planted: Type.Integer({ description: 'Those of them in whose place another stands' }),
});
export type GroupYear = Static<typeof GroupYear>;

export const YearReview = Type.Object(
  {
    year: Type.Integer({ description: 'The calendar year (WIB) in which the terms end' }),
    startsAt: nullable(moment('The first day; null in a year without trees')),
    endsAt: nullable(moment('Exclusive')),
    hasEnded: Type.Boolean({ description: 'False while its figures can still change' }),
    trees: Type.Array(ref(YearTree), { description: 'The tallest first' }),
    grown: nullable(Type.Number({ description: 'm, all living trees together' })),
    visits: Type.Integer({ description: 'Surveys of the trees in their terms' }),
    carbon: nullable(Type.Number({ description: 'kg CO₂ held above ground by the living trees' })),
    replacements: Type.Integer({ description: 'Trees planted where one died' }),
    notes: Type.Array(YearNote, {
      description: 'The latest words about each tree, at most six, the oldest first',
    }),
    groups: Type.Array(GroupYear, { description: 'What the communities of the trees did meanwhile' }),
    canRenew: Type.Boolean({ description: 'Whether one of the trees can be gone on with today' }),
    statements: Type.Array(Type.Integer(), { description: 'Calendar years of which there is a statement' }),
    years: Type.Array(Type.Integer(), { description: 'Years that have a review, the latest first' }),
  },
  { $id: 'YearReview' },
);
export type YearReview = Static<typeof YearReview>;

export const yearSchemas = [YearTree, YearReview];

export const YearParams = Type.Object({ year: Type.Integer({ minimum: 2_000, maximum: 9_998 }) });

export const pictureShapes = ['portrait', 'wide'] as const;
export const PictureQuery = Type.Object({
  shape: Type.Optional(oneOf(pictureShapes, 'portrait: 1080 by 1350, wide: 1200 by 630')),
  lang: LanguageQuery.properties.lang,
});
