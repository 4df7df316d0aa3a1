import { type Static, Type } from 'typebox';
import { LatenessSchema } from '../../forest/survey/index.ts';
import { Survey, TreeCard, treeNumber } from '../../forest/tree/index.ts';
import { deathCauses, surveyNotes } from '../../forest/vocabulary/index.ts';
import { nullable } from '../../http/nullable.ts';
import { ref } from '../../http/schema-ref.ts';
import { day, idOf, moment, oneOf, said } from '../../http/text.schemas.ts';
import { promiseFields, termFields } from '../ledger/index.ts';
import { bonds, forestStates, possibilities } from './own-forest.rules.ts';

const { adoptionId, contractNumber, certificateNumber, holder, startsAt, endsAt } = termFields;
export const bond = oneOf(bonds, 'Whose it is: own, given to somebody, or received from somebody');
const plantedAt = day('The day the tree was planted');

const ForestTerm = Type.Object(
  {
    adoptionId,
    contractNumber,
    certificateNumber,
    startsAt,
    endsAt,
    bond: said(bond, 'Whose it was in that term: own, given to somebody, or received from somebody'),
    holder,
    renewedByRecipient: Type.Optional(
      Type.Boolean({ description: 'Of a gift: its recipient went on with it and paid for this term' }),
    ),
  },
  { $id: 'ForestTerm', description: 'One term of a tree in somebody’s own forest' },
);

const growth = {
  height: Type.Number({ description: 'By how much it grew taller, in m; may be negative' }),
  circumference: Type.Number({ description: 'By how much its circumference grew, in cm; may be negative' }),
};
export const grown = nullable(
  Type.Object(growth, {
    description: 'What it grew from `first` to `last`; null with nothing to compare',
  }),
);
export const grownLately = nullable(
  Type.Object(growth, {
    description: 'What the latest survey added to the one before it; null with nothing to compare',
  }),
);

const { diameter: _diameter, phenology: _phenology, ...measured } = Survey.properties;
export const ForestSurvey = Type.Object(measured, {
  $id: 'ForestSurvey',
  description: 'What one visit of a patrol found and measured at an adopted tree',
});
export const first = nullable(
  ref(
    ForestSurvey,
    'The survey that stood when the first term began, or the first one after; null before any survey',
  ),
);

export const NextSurvey = Type.Object(
  {
    from: day('The first day on which the next survey is expected'),
    by: day('The last day on which the next survey is in time'),
    late: nullable(LatenessSchema),
  },
  {
    description:
      'When news of it comes next; null where none is promised: it is dead, withdrawn or somebody else’s',
  },
);

const Loss = Type.Object(
  {
    foundAt: moment('When the survey was that found it dead'),
    surveyor: Type.String({ description: 'Who of the patrol found it, by name' }),
    notes: surveyNotes,
    cause: nullable(
      oneOf(deathCauses, 'What it died of, as the patrol judged it; null while it is not known'),
    ),
    lastMeasured: nullable(ref(ForestSurvey, 'The last survey that found it alive; null without one')),
    letterId: nullable(
      Type.Integer({
        description:
          'Id of the letter that told of it, at GET /letter/me/{letterId}; null before it is written',
      }),
    ),
    replantLate: Type.Optional(
      Type.Boolean({
        description:
          'Promised by a day that has gone by or, where none was given, for a planting season that has, and nothing stands in its place yet',
      }),
    ),
    replantDelay: Type.Optional(
      Type.String({
        description:
          "Why it is late, in the community's own words, in Indonesian; left out where it said nothing",
      }),
    ),
    isNews: Type.Boolean({
      description: 'Whether its letter was not read yet, or within the last seven days',
    }),
    ...promiseFields,
    replantBy: nullable(day('The day that the community gave for the replacement; null while it gave none')),
    successor: Type.Optional(
      Type.Object(
        { tree: ref(TreeCard), plantedAt },
        {
          description:
            "Stands in its place since the reader's term is over: their adoption did not go on at it",
        },
      ),
    ),
  },
  { description: 'How it was lost, and what comes in its place; null while it lives' },
);

const link = (description: string) => nullable(Type.Object(treeNumber, { description }));

export const ForestTree = Type.Object(
  {
    tree: ref(TreeCard),
    plantedAt,
    state: oneOf(
      forestStates,
      'in_term: its term runs; ending: it runs out within 30 days and can be renewed; ended: it is over; lost: the tree ' +
        'died; replaced: it died, and `replacedBy` stands in its place',
    ),
    bond,
    holder,
    giver: nullable(
      Type.String({
        description: 'Who gave what was received, by name; null for the rest, and where the giver has left',
      }),
    ),
    firstDay: moment('When the first of the terms began'),
    endsAt: moment('When the last of the terms ends, exclusive'),
    terms: Type.Array(ref(ForestTerm), { description: "The reader's terms at it, the first one first" }),
    first,
    last: nullable(
      ref(ForestSurvey, 'The latest survey until the end of the last term; null before any survey'),
    ),
    grown,
    grownLately,
    visits: Type.Integer({ description: 'How often patrols came to it in the terms; on one day once' }),
    nextSurvey: nullable(NextSurvey),
    endsBefore: Type.Optional(
      moment("When the reader's term ends, exclusive; left out unless the next survey may come after that"),
    ),
    lost: nullable(Loss),
    replaces: link('The dead tree of the reader in whose place it was planted; null for most'),
    replacedBy: link('The tree that stands in its place since it died; null while there is none'),
    can: nullable(
      oneOf(
        possibilities,
        'What its adopter can do about its term today: go on for another year, or adopt it anew; null where it is neither',
      ),
    ),
    takenSince: nullable(
      moment('Since when somebody else has it, after the end of the last term; null while nobody has'),
    ),
    accepted: Type.Optional(
      Type.Boolean({
        description: 'Given, and its recipient has accepted it: it is theirs, and counts as theirs',
      }),
    ),
  },
  {
    $id: 'ForestTree',
    description:
      'A tree as the forest of its adopter remembers it: its terms, its growth in them and what has become of it',
  },
);
export type ForestTree = Static<typeof ForestTree>;

export const OwnForest = Type.Object(
  {
    trees: Type.Array(ref(ForestTree), {
      description: 'Every tree that the reader ever adopted, the tallest first',
    }),
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
          'How much taller all trees in term grew together since their first days, in m; once no term runs, all that lived to ' +
          'the end of theirs; null with nothing to compare',
      }),
    ),
    visits: Type.Integer({
      description:
        "How often patrols came to the reader's trees in their terms: all that a community measured on one day is one visit",
    }),
    replacements: Type.Integer({ description: 'Trees that stand where one died' }),
    letters: Type.Integer({ description: 'How many letters told of visits' }),
    unopenedGifts: Type.Array(
      Type.Object({
        transactionId: idOf('order'),
        holder: Type.String({ description: 'For whom it is: the name on the certificate' }),
        sentAt: moment('When its mail last went to the recipient'),
      }),
      {
        description: 'Given and accepted by nobody, and not mailed of late: their mail may be sent again',
      },
    ),
    given: Type.Optional(
      Type.Integer({ description: 'Living trees in a running term that others accepted from the reader' }),
    ),
  },
  { $id: 'OwnForest', description: 'Every tree that somebody ever adopted, and what has become of it' },
);
export type OwnForest = Static<typeof OwnForest>;

export const ownForestSchemas = [ForestTerm, ForestSurvey, ForestTree, OwnForest];
