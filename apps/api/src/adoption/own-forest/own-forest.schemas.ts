import { type Static, Type } from 'typebox';
import { TreeCard } from '../../forest/tree/index.ts';
import { condition, day } from '../../forest/vocabulary/index.ts';
import { nullable } from '../../http/nullable.ts';
import { ref } from '../../http/schema-ref.ts';
import { moment, oneOf } from '../../http/text.schemas.ts';
import { bonds, forestStates, possibilities } from './own-forest.rules.ts';

const ForestTerm = Type.Object(
  {
    adoptionId: Type.Integer(),
    contractNumber: Type.String(),
    certificateNumber: Type.String(),
    startsAt: moment(),
    endsAt: moment('Exclusive'),
  },
  { $id: 'ForestTerm' },
);

const Growth = Type.Object({
  height: Type.Number({ description: 'm; may be negative' }),
  circumference: Type.Number({ description: 'cm; may be negative' }),
});

const ForestSurvey = Type.Object(
  {
    id: Type.Integer(),
    surveyedAt: moment(),
    surveyor: Type.String(),
    height: Type.Number({ description: 'm' }),
    circumference: Type.Number({ description: 'cm at 1.3 m' }),
    carbonAbsorption: Type.Number({ description: 'kg CO₂ held above ground' }),
    condition,
    notes: nullable(Type.String({ description: "The surveyor's own words, in Indonesian" })),
  },
  { $id: 'ForestSurvey' },
);

const Lateness = Type.Object({
  since: day('The day after the last one in time'),
  days: Type.Integer({ minimum: 1 }),
  reason: nullable(Type.String({ description: "The community's word, as it gave it" })),
  askedOn: nullable(day('When the community was asked')),
});

const NextSurvey = Type.Object({
  from: day('First day it is expected'),
  by: day('Last day it is in time'),
  late: nullable(Lateness),
});

const Loss = Type.Object({
  foundAt: moment('The survey that found it dead'),
  surveyor: Type.String(),
  notes: nullable(Type.String()),
  cause: nullable(Type.String({ description: 'Null while it is not known' })),
  promised: Type.Boolean({ description: 'In its first year and of no cause that the promise leaves out' }),
  replantBy: nullable(day('The day the community gave for the replacement')),
});

const ForestLink = Type.Object({ id: Type.Integer(), code: Type.String() });

export const ForestTree = Type.Object(
  {
    tree: ref(TreeCard),
    plantedAt: day(),
    state: oneOf(forestStates, 'replaced: it died, and `replacedBy` stands in its place'),
    bond: oneOf(bonds, 'Whose it is: own, given to somebody, or received from somebody'),
    holder: Type.String({ description: 'The name on the certificate' }),
    firstDay: moment('When the first of the terms began'),
    endsAt: moment('When the last of the terms ends, exclusive'),
    terms: Type.Array(ref(ForestTerm), { description: 'The first first' }),
    first: nullable(ref(ForestSurvey)),
    last: nullable(ref(ForestSurvey)),
    grown: nullable(Growth),
    grownLately: nullable(Growth),
    visits: Type.Integer({ description: 'Surveys since the first day' }),
    nextSurvey: nullable(NextSurvey),
    lost: nullable(Loss),
    replaces: nullable(ForestLink),
    replacedBy: nullable(ForestLink),
    can: nullable(oneOf(possibilities, 'What its adopter can do about its term today')),
  },
  {
    $id: 'ForestTree',
    description:
      '`first` is the survey that stood on the first day, or the first one after; `last` the latest one. `grown` ' +
      'is what lies between them, `grownLately` what the latest added to the one before; null with nothing to compare.',
  },
);
export type ForestTree = Static<typeof ForestTree>;

export const OwnForest = Type.Object(
  {
    trees: Type.Array(ref(ForestTree), { description: 'Every tree ever adopted, the tallest first' }),
    inTerm: Type.Integer({ description: 'Living trees in a running term' }),
    awaited: Type.Integer({ description: 'Dead trees whose promised replacement does not stand yet' }),
    groups: Type.Integer({ description: 'Communities that care for the trees in term' }),
    grown: nullable(Type.Number({ description: 'm, all trees in term together since their first days' })),
    visits: Type.Integer({ description: 'Surveys of all trees since their first days' }),
    replacements: Type.Integer({ description: 'Trees that stand where one died' }),
  },
  { $id: 'OwnForest' },
);
export type OwnForest = Static<typeof OwnForest>;

export const ownForestSchemas = [ForestTerm, ForestSurvey, ForestTree, OwnForest];
