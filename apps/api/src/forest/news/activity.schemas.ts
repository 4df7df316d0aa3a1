import { type Static, Type } from 'typebox';
import { defineList } from '../../http/list/index.ts';
import { nullable } from '../../http/nullable.ts';
import { ref } from '../../http/schema-ref.ts';
import { day, idOf, said } from '../../http/text.schemas.ts';
import { TreeCommunity } from '../community/index.ts';
import { ownPath } from '../vocabulary/index.ts';

export const GroupActivity = Type.Object(
  {
    id: idOf('activity'),
    title: Type.String({ description: "What was done, in the caller's language" }),
    image: nullable(
      said(
        ownPath,
        "A path of the product's own origin: put the service's address before it; null without a picture",
      ),
    ),
    latitude: nullable(
      Type.Number({
        description:
          'Where it was, in degrees north (WGS 84), snapped to about 110 m; null where nobody noted it',
      }),
    ),
    longitude: nullable(
      Type.Number({
        description:
          'Where it was, in degrees east (WGS 84), snapped to about 110 m; null where nobody noted it',
      }),
    ),
    date: day('The day it was done, WIB'),
    hasNote: Type.Boolean({ description: 'Whether a note tells more of it, at GET /news/{id}' }),
    kelompokKomunitas: Type.Optional(
      ref(TreeCommunity, 'The social forestry group that did it; left out unless asked for by `with=group`'),
    ),
  },
  { $id: 'GroupActivity', description: 'Something that a community did, on one day and at one place' },
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
