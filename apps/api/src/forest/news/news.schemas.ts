import { languages } from '@rimba/i18n';
import { type Static, Type } from 'typebox';
import { defineList } from '../../http/list/index.ts';
import { nullable } from '../../http/nullable.ts';
import { ref } from '../../http/schema-ref.ts';
import { day, oneOf } from '../../http/text.schemas.ts';
import { TreeCommunity } from '../community/index.ts';
import { ownPath, programmes } from '../vocabulary/index.ts';

export const News = Type.Object(
  {
    id: Type.Integer({ description: 'Id of the note: that of its activity in GET /group-activity' }),
    title: Type.String({ description: 'What it is headed, in `language`' }),
    lead: Type.String({ description: 'The first sentence of the note, for lists' }),
    paragraphs: Type.Array(Type.String(), { description: 'The whole note; a line break may stand inside' }),
    language: oneOf(languages, "What it is written in: not the caller's where it was never translated"),
    date: day('The day of what it tells, WIB'),
    author: nullable(
      Type.String({ description: 'Who wrote it, and took the photo; null where nobody is named' }),
    ),
    programme: nullable(
      oneOf(programmes, 'Which of the four programmes it belongs to; null where it belongs to none'),
    ),
    image: nullable(
      Type.Object(
        { url: ownPath, kind: oneOf(['photo', 'drawing'], 'A photo of that day, or a drawing in its place') },
        { description: 'The picture above the note; null without one' },
      ),
    ),
    kelompokKomunitas: ref(TreeCommunity, 'The social forestry group that it tells of'),
  },
  { $id: 'News', description: 'A dated note from a patrol or a community' },
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
