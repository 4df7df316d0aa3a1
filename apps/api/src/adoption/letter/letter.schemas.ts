import { type Static, Type } from 'typebox';
import { TreeCard } from '../../forest/tree/index.ts';
import { ownPath, surveyedAt } from '../../forest/vocabulary/index.ts';
import { defineList } from '../../http/list/index.ts';
import { nullable } from '../../http/nullable.ts';
import { ref } from '../../http/schema-ref.ts';
import { day, idOf, moment, oneOf } from '../../http/text.schemas.ts';
import { termFields } from '../ledger/index.ts';
import {
  bond,
  ForestSurvey,
  ForestTree,
  first,
  grown,
  grownLately,
  NextSurvey,
} from '../own-forest/index.ts';

export const letterKinds = ['visit', 'death', 'replacement'] as const;

const LetterPhoto = Type.Object(
  {
    url: ownPath,
    file: Type.String({ description: 'Its place in the file store, which nobody outside needs' }),
    takenAt: moment('When it was taken'),
    surveyor: nullable(Type.String({ description: 'Who took it, by name; null where nobody noted it' })),
  },
  {
    description:
      'A photo that was taken on the day of the survey; null without one, for an older one is not shown',
  },
);

const LetterVisit = Type.Object(
  {
    tree: ref(TreeCard, 'The tree that was visited'),
    bond,
    holder: termFields.holder,
    survey: ref(ForestSurvey, 'What the patrol found and measured on this visit'),
    before: nullable(ref(ForestSurvey, 'The survey before this one; null where it is the first')),
    first,
    grown,
    grownLately,
    photo: nullable(LetterPhoto),
    nextSurvey: nullable(NextSurvey),
    endsBefore: Type.Optional(
      moment("When the reader's term ends, exclusive; left out unless the next survey may come after that"),
    ),
    heights: Type.Array(
      Type.Object({ surveyedAt, height: Type.Number({ description: 'Height in m that day' }) }),
      {
        description: 'Its heights from the first day to this survey, the first one first: enough for a line',
      },
    ),
  },
  {
    $id: 'LetterVisit',
    description: 'What one visit found at one tree of the reader’s',
  },
);
export type LetterVisit = Static<typeof LetterVisit>;

export const Letter = Type.Object(
  {
    id: idOf('letter'),
    kind: oneOf(letterKinds, 'What it tells of: a visit, the death of a tree, or one planted in its place'),
    day: day('The day of the first visit it tells of, or of what happened'),
    number: nullable(
      Type.Integer({
        description: 'Which letter of a visit it is in that year, from 1; null for other kinds',
      }),
    ),
    createdAt: moment('When it was written'),
    openedAt: nullable(moment('When its reader opened it first; null while it is unopened')),
    visits: Type.Array(ref(LetterVisit), {
      description: 'Each tree of the visit, the one it begins with first',
    }),
    lost: nullable(ref(ForestTree, 'The tree that died; null in a letter of a visit')),
    next: nullable(
      ref(
        ForestTree,
        'The tree that the adoption goes on at; null where there is none. Where the term was over by then, the tree in ' +
          'its place is `lost.lost.successor`',
      ),
    ),
  },
  {
    $id: 'Letter',
    description: 'A letter from the field to an adopter',
  },
);
export type Letter = Static<typeof Letter>;

export const letterSchemas = [LetterVisit, Letter];

export const LetterParams = Type.Object({
  letterId: Type.Integer({
    minimum: 1,
    maximum: 2_147_483_647,
    description: 'Id of the letter, from GET /letter/me',
  }),
});

export const letterList = defineList({
  sort: ['day'],
  defaultSort: { by: 'day', order: 'desc' },
  filters: {},
  with: [],
  select: [],
});
export type LetterQuery = ReturnType<typeof letterList.parse>;
