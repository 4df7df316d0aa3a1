import { type Static, Type } from 'typebox';
import { defineList } from '../../http/list/index.ts';
import { nullable } from '../../http/nullable.ts';
import { ref } from '../../http/schema-ref.ts';
import { day } from '../../http/text.schemas.ts';
import { TreeCommunity } from '../community/index.ts';

export const GroupActivity = Type.Object(
  {
    id: Type.Integer(),
    title: Type.String({ description: "In the caller's language" }),
    image: nullable(Type.String({ description: "A path of the product's own origin" })),
    latitude: nullable(Type.Number({ description: 'WGS 84, snapped to about 110 m' })),
    longitude: nullable(Type.Number({ description: 'WGS 84, snapped to about 110 m' })),
    date: day(),
    hasNote: Type.Boolean({ description: 'Whether /news/{id} tells more' }),
    kelompokKomunitas: Type.Optional(ref(TreeCommunity)),
  },
  { $id: 'GroupActivity' },
);
export type GroupActivity = Static<typeof GroupActivity>;

export const activityList = defineList({
  sort: ['date'],
  defaultSort: { by: 'date', order: 'desc' },
  filters: { group: 'integer', date: 'date' },
  with: ['group'],
  select: ['id', 'title', 'image', 'latitude', 'longitude', 'date', 'hasNote', 'kelompokKomunitas'],
});
export type ActivityQuery = ReturnType<typeof activityList.parse>;
