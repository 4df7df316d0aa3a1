import { type Static, Type } from 'typebox';
import { TreeCard } from '../../forest/tree/index.ts';
import { defineList } from '../../http/list/index.ts';
import { nullable } from '../../http/nullable.ts';
import { ref } from '../../http/schema-ref.ts';
import { day, moment, oneOf } from '../../http/text.schemas.ts';
import { bonds, ForestSurvey, ForestTree, Growth, NextSurvey } from '../own-forest/index.ts';

export const letterKinds = ['visit', 'death', 'replacement'] as const;

const LetterPhoto = Type.Object({
  url: Type.String(),
  file: Type.String({ description: 'Its place in the file store' }),
  takenAt: moment(),
  surveyor: nullable(Type.String()),
});

const LetterVisit = Type.Object(
  {
    tree: ref(TreeCard),
    bond: oneOf(bonds),
    holder: Type.String({ description: 'The name on the certificate' }),
    survey: ref(ForestSurvey),
    before: nullable(ref(ForestSurvey)),
    first: nullable(ref(ForestSurvey)),
    grown: nullable(Growth),
    grownLately: nullable(Growth),
    photo: nullable(LetterPhoto),
    nextSurvey: nullable(NextSurvey),
    endsBefore: Type.Optional(
      moment("The end of the reader's term, exclusive, where the next survey may come after it"),
    ),
    heights: Type.Array(Type.Object({ surveyedAt: moment(), height: Type.Number({ description: 'm' }) }), {
      description: 'From the first day to this survey, the first first',
    }),
  },
  {
    $id: 'LetterVisit',
    description: '`photo` was taken on the day of the survey; an older one is not shown.',
  },
);
export type LetterVisit = Static<typeof LetterVisit>;

export const Letter = Type.Object(
  {
    id: Type.Integer(),
    kind: oneOf(letterKinds),
    day: day('The first visit it tells of, or the day of what happened'),
    number: nullable(Type.Integer({ description: 'Of a visit: the how many-th of that year' })),
    createdAt: moment('When it was written'),
    openedAt: nullable(moment()),
    visits: Type.Array(ref(LetterVisit), { description: 'The tree it begins with first' }),
    lost: nullable(ref(ForestTree)),
    next: nullable(ref(ForestTree)),
  },
  {
    $id: 'Letter',
    description:
      '`lost` is the tree that died, `next` the one that the adoption goes on at; where the term was over by then, the tree in its place is `lost.lost.successor`.',
  },
);
export type Letter = Static<typeof Letter>;

export const letterSchemas = [LetterVisit, Letter];

export const LetterParams = Type.Object({
  letterId: Type.Integer({ minimum: 1, maximum: 2_147_483_647, description: 'Of GET /letter/me' }),
});

export const letterList = defineList({
  sort: ['day'],
  defaultSort: { by: 'day', order: 'desc' },
  filters: {},
  with: [],
  select: [],
});
export type LetterQuery = ReturnType<typeof letterList.parse>;
