import { type Static, Type } from 'typebox';
import { TreeCard } from '../../forest/tree/index.ts';
import { defineList } from '../../http/list/index.ts';
import { ref } from '../../http/schema-ref.ts';
import { Body, idOf, idParameter, moment } from '../../http/text.schemas.ts';

export const WishtreeEntry = Type.Object(
  {
    treeId: idOf('tree'),
    addedAt: moment('When it was put into the wishtree'),
    available: Type.Boolean({ description: 'Whether it can be adopted right now' }),
    tree: Type.Optional(ref(TreeCard, 'The tree in brief; left out unless asked for by `with=tree`')),
  },
  { $id: 'WishtreeEntry', description: 'A tree that somebody has in mind to adopt; it is held for nobody' },
);
export type WishtreeEntry = Static<typeof WishtreeEntry>;

export const wishtreeList = defineList({
  sort: ['addedAt'],
  defaultSort: { by: 'addedAt', order: 'desc' },
  filters: { treeId: 'integer' },
  with: ['tree'],
  select: [],
});

export const WishtreeTotal = Type.Object(
  { total: Type.Integer({ description: 'How many trees are in the wishtree' }) },
  { description: 'The wishtree as it stands now' },
);
export const NewWishtreeEntry = Body({ treeId: idParameter('Id of the tree to put into it') });
export const WishtreeRemoval = Body({
  treeIds: Type.Array(idParameter('Id of a tree'), {
    minItems: 1,
    maxItems: 100,
    description: 'Ids of the trees to take out; those that are not in it change nothing',
  }),
});
