import { type Static, Type } from 'typebox';
import { defineList } from '../../http/list/index.ts';
import { nullable } from '../../http/nullable.ts';
import { ref } from '../../http/schema-ref.ts';
import { day, oneOf } from '../../http/text.schemas.ts';
import { TreeCommunity } from '../community/index.ts';
import { programmes } from '../vocabulary/index.ts';

export const News = Type.Object(
  {
    id: Type.Integer({ description: 'The same as in /group-activity' }),
    title: Type.String(),
    lead: Type.String({ description: 'The first sentence of the note' }),
    paragraphs: Type.Array(Type.String(), { description: 'The whole note; a line break may stand inside' }),
    language: oneOf(['id', 'en'], "What it is written in: not the caller's where it was never translated"),
    date: day('Of what it tells, WIB'),
    author: nullable(Type.String({ description: 'Who wrote it, and took the photo' })),
    programme: nullable(oneOf(programmes)),
    image: nullable(
      Type.Object({
        url: Type.String({ description: "A path of the product's own origin" }),
        kind: oneOf(['photo', 'drawing']),
      }),
    ),
    kelompokKomunitas: ref(TreeCommunity),
  },
  { $id: 'News' },
);
export type News = Static<typeof News>;

export const newsList = defineList({
  maximum: 9999,
  sort: ['date'],
  defaultSort: { by: 'date', order: 'desc' },
  filters: { group: 'integer', programme: programmes, date: 'date' },
  with: [],
  select: [
    'id',
    'title',
    'lead',
    'paragraphs',
    'language',
    'date',
    'author',
    'programme',
    'image',
    'kelompokKomunitas',
  ],
});
export type NewsQuery = ReturnType<typeof newsList.parse>;
