import { type Static, Type } from 'typebox';
import { deathCauses, girthPlaces, LatenessSchema } from '../../forest/survey/index.ts';
import { TreeCard } from '../../forest/tree/index.ts';
import { condition } from '../../forest/vocabulary/index.ts';
import { nullable } from '../../http/nullable.ts';
import { ref } from '../../http/schema-ref.ts';
import { day, moment, oneOf } from '../../http/text.schemas.ts';
import { bonds, forestStates, possibilities } from './own-forest.rules.ts';

const ForestTerm = Type.Object(
  {
    adoptionId: Type.Integer(),
    contractNumber: Type.String(),
    certificateNumber: Type.String(),
    startsAt: moment(),
    endsAt: moment('Exclusive'),
    bond: oneOf(bonds, 'Whose it was in that term'),
    holder: Type.String({ description: 'The name on its certificate' }),
    renewedByRecipient: Type.Optional(
      Type.Boolean({ description: 'Of a gift: its recipient went on with it and paid for this term' }),
    ),
  },
  { $id: 'ForestTerm' },
);

export const Growth = Type.Object({
  height: Type.Number({ description: 'm; may be negative' }),
  circumference: Type.Number({ description: 'cm; may be negative' }),
});

export const ForestSurvey = Type.Object(
  {
    id: Type.Integer(),
    surveyedAt: moment(),
    surveyor: Type.String(),
    height: Type.Number({ description: 'm' }),
    circumference: Type.Number({ description: 'cm' }),
    girthAt: oneOf(girthPlaces, 'Where the circumference was taken: at 1.3 m, or at the collar'),
    carbonAbsorption: Type.Number({ description: 'kg CO₂ held above ground' }),
    condition,
    notes: nullable(Type.String({ description: "The surveyor's own words, in Indonesian" })),
  },
  { $id: 'ForestSurvey' },
);

export const NextSurvey = Type.Object({
  from: day('First day it is expected'),
  by: day('Last day it is in time'),
  late: nullable(LatenessSchema),
});

const Loss = Type.Object({
  foundAt: moment('The survey that found it dead'),
  surveyor: Type.String(),
  notes: nullable(Type.String()),
  cause: nullable(oneOf(deathCauses, 'Null while it is not known')),
  lastMeasured: nullable(ref(ForestSurvey)),
  letterId: nullable(Type.Integer({ description: 'The letter that told of it' })),
  replantLate: Type.Optional(
    Type.Boolean({ description: 'Promised by a day that has gone by, and nothing stands in its place yet' }),
  ),
  replantDelay: Type.Optional(
    Type.String({ description: "Why it is late, in the community's own words, in Indonesian" }),
  ),
  isNews: Type.Boolean({ description: 'Not read yet, or within the last seven days' }),
  promised: Type.Boolean({ description: 'In its first year and of no cause that the promise leaves out' }),
  replantBy: nullable(day('The day the community gave for the replacement')),
  successor: Type.Optional(
    Type.Object(
      { tree: ref(TreeCard), plantedAt: day() },
      {
        description:
          "Stands in its place since the reader's term is over: their adoption did not go on at it",
      },
    ),
  ),
});

const ForestLink = Type.Object({ id: Type.Integer(), code: Type.String() });

export const ForestTree = Type.Object(
  {
    tree: ref(TreeCard),
    plantedAt: day(),
    state: oneOf(forestStates, 'replaced: it died, and `replacedBy` stands in its place'),
    bond: oneOf(bonds, 'Whose it is: own, given to somebody, or received from somebody'),
    holder: Type.String({ description: 'The name on the certificate' }),
    giver: nullable(Type.String({ description: 'Who gave what was received' })),
    firstDay: moment('When the first of the terms began'),
    endsAt: moment('When the last of the terms ends, exclusive'),
    terms: Type.Array(ref(ForestTerm), { description: 'The first first' }),
    first: nullable(ref(ForestSurvey)),
    last: nullable(ref(ForestSurvey)),
    grown: nullable(Growth),
    grownLately: nullable(Growth),
    visits: Type.Integer({ description: 'Surveys in the terms' }),
    nextSurvey: nullable(NextSurvey),
    lost: nullable(Loss),
    replaces: nullable(ForestLink),
    replacedBy: nullable(ForestLink),
    can: nullable(oneOf(possibilities, 'What its adopter can do about its term today')),
    takenSince: nullable(moment('Since when somebody else has it, after the end of the last term')),
    accepted: Type.Optional(
      Type.Boolean({
        description: 'Given, and its recipient has accepted it: it is theirs, and counts as theirs',
      }),
    ),
  },
  {
    $id: 'ForestTree',
    description:
      '`first` is the survey that stood on the first day, or the first one after; `last` the latest one until the ' +
      'end of the last term. `grown` is what lies between them, `grownLately` what the latest added to the one before; null with nothing to compare.',
  },
);
export type ForestTree = Static<typeof ForestTree>;

export const OwnForest = Type.Object(
  {
    trees: Type.Array(ref(ForestTree), { description: 'Every tree ever adopted, the tallest first' }),
    inTerm: Type.Integer({
      description: 'Living trees in a running term, without those that others accepted',
    }),
    ranked: Type.Optional(
      Type.Integer({
        description: 'Trees that the rank counts: of every running term, also where one died and is awaited',
      }),
    ),
    awaited: Type.Integer({
      description: 'Dead trees of the reader whose promised replacement does not stand yet',
    }),
    groups: Type.Integer({ description: 'Communities that care for the trees in term' }),
    grown: nullable(
      Type.Number({
        description:
          'm, all trees in term together since their first days; once no term runs, all that lived to the end of theirs',
      }),
    ),
    visits: Type.Integer({ description: "Surveys of the reader's trees since their first days" }),
    replacements: Type.Integer({ description: 'Trees that stand where one died' }),
    letters: Type.Integer({ description: 'Letters of visits' }),
    unopenedGifts: Type.Array(
      Type.Object({
        transactionId: Type.Integer(),
        holder: Type.String(),
        sentAt: moment('When its mail last went to the recipient'),
      }),
      {
        description: 'Given, mailed a week ago or more, and accepted by nobody: their mail may be sent again',
      },
    ),
    given: Type.Optional(
      Type.Integer({ description: 'Living trees in a running term that others accepted from the reader' }),
    ),
  },
  { $id: 'OwnForest' },
);
export type OwnForest = Static<typeof OwnForest>;

export const ownForestSchemas = [ForestTerm, ForestSurvey, ForestTree, OwnForest];
