import { type Static, Type } from 'typebox';
import { TreeCard } from '../../forest/tree/index.ts';
import { communityNames, surveyedAt, surveyor } from '../../forest/vocabulary/index.ts';
import { LanguageQuery } from '../../http/language.ts';
import { nullable } from '../../http/nullable.ts';
import { ref } from '../../http/schema-ref.ts';
import { day, moment, oneOf } from '../../http/text.schemas.ts';
import { termFields } from '../ledger/index.ts';
import { bond, ForestSurvey, grown } from '../own-forest/index.ts';

export const YearTree = Type.Object(
  {
    tree: ref(TreeCard),
    bond,
    holder: termFields.holder,
    startsAt: moment('When the term began that ends in this year'),
    endsAt: termFields.endsAt,
    first: nullable(
      ref(
        ForestSurvey,
        "The survey that stood on the term's first day, or the first one after; null before any survey",
      ),
    ),
    last: nullable(ref(ForestSurvey, 'The latest survey of the term; null for a tree that died')),
    grown,
    diedAt: nullable(
      moment('When the tree was found dead, or the one before it in this term; null where none died'),
    ),
    plantedAt: nullable(
      day('The day it was planted in the place of one that died in this term; null for any other tree'),
    ),
    lostName: Type.Optional(
      Type.String({ description: 'What the one that died was called; left out where none died' }),
    ),
    lostHeight: Type.Optional(
      Type.Number({
        description: 'm: how tall the one that died was when it was measured last; left out where none died',
      }),
    ),
    lostCircumference: Type.Optional(
      Type.Number({
        description:
          'cm around the trunk of the one that died, as it was measured last; left out where none died',
      }),
    ),
    accepted: Type.Optional(
      Type.Boolean({
        description:
          'Whether it was given and is its recipient’s now: then it is part of none of the figures',
      }),
    ),
  },
  {
    $id: 'YearTree',
    description: 'A tree in the year looked back on, within its term',
  },
);
export type YearTree = Static<typeof YearTree>;

const YearNote = Type.Object({
  tree: ref(TreeCard, 'The tree that was noted of'),
  surveyedAt,
  surveyor,
  notes: Type.String({ description: "The surveyor's own words, in Indonesian" }),
});
export type YearNote = Static<typeof YearNote>;

const CommunityYear = Type.Object({
  ...communityNames,
  patrols: Type.Integer({ description: 'On how many days it measured trees' }),
  measured: Type.Integer({ description: 'How many trees it measured' }),
  died: Type.Integer({ description: 'How many trees it found dead' }),
  planted: Type.Integer({ description: 'In the place of how many of them another stands' }),
});
export type CommunityYear = Static<typeof CommunityYear>;

export const YearReview = Type.Object(
  {
    year: Type.Integer({ description: 'The calendar year (WIB) in which the terms end' }),
    startsAt: nullable(moment('When the first of the terms began; null in a year without trees')),
    endsAt: nullable(moment('When the last of the terms ends, exclusive; null in a year without trees')),
    hasEnded: Type.Boolean({ description: 'False while its figures can still change' }),
    trees: Type.Array(ref(YearTree), {
      description: 'Every tree whose term ends in this year, the tallest first',
    }),
    grown: nullable(
      Type.Number({
        description: 'How much taller all living trees grew together, in m; null with nothing to compare',
      }),
    ),
    visits: Type.Integer({
      description:
        'How often patrols came to the trees in their terms: all that a community measured on one day is one visit',
    }),
    carbon: nullable(
      Type.Number({ description: 'kg CO₂ held above ground by the living trees; null without any' }),
    ),
    replacements: Type.Integer({ description: 'How many trees were planted where one died' }),
    notes: Type.Array(YearNote, {
      description: 'The latest words about each tree, at most six, the oldest first',
    }),
    groups: Type.Array(CommunityYear, { description: 'What the communities of the trees did meanwhile' }),
    canRenew: Type.Boolean({ description: 'Whether one of the trees can be gone on with today' }),
    renewable: Type.Optional(
      Type.Integer({ description: 'How many of the trees can be gone on with today; none that was renewed' }),
    ),
    statements: Type.Array(Type.Integer(), { description: 'Calendar years of which there is a statement' }),
    years: Type.Array(Type.Integer(), {
      description: 'Years that have a review, the latest first; none whose terms have yet to begin',
    }),
    running: Type.Optional(
      Type.Array(Type.Integer(), { description: 'Those of `years` in which a term still runs' }),
    ),
  },
  { $id: 'YearReview', description: 'A year of somebody’s trees, looked back on' },
);
export type YearReview = Static<typeof YearReview>;

export const yearSchemas = [YearTree, YearReview];

export const YearParams = Type.Object({
  year: Type.Integer({
    minimum: 2_000,
    maximum: 9_998,
    description: 'The calendar year (WIB) in which the terms end',
  }),
});

export const pictureShapes = ['portrait', 'wide'] as const;
export const PictureQuery = Type.Object({
  shape: Type.Optional(
    oneOf(pictureShapes, 'What the picture is for; portrait: 1080 by 1350, wide: 1200 by 630'),
  ),
  lang: LanguageQuery.properties.lang,
});
