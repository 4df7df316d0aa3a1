import { type Static, Type } from 'typebox';
import { TreeCard } from '../../forest/tree/index.ts';
import { defineList } from '../../http/list/index.ts';
import { ref } from '../../http/schema-ref.ts';
import { Body, idParameter, moment } from '../../http/text.schemas.ts';

export const WishtreeEntry = Type.Object(
  {
    treeId: Type.Integer(),
    addedAt: moment(),
    available: Type.Boolean({ description: 'Ready to adopt right now' }),
    tree: Type.Optional(ref(TreeCard)),
  },
  { $id: 'WishtreeEntry' },
);
export type WishtreeEntry = Static<typeof WishtreeEntry>;

export const wishtreeList = defineList({
  sort: ['addedAt'],
  defaultSort: { by: 'addedAt', order: 'desc' },
  filters: { treeId: 'integer' },
  with: ['tree'],
  select: [],
});

export const WishtreeTotal = Type.Object({ total: Type.Integer({ description: 'Trees in the wishtree' }) });
export const NewWishtreeEntry = Body({ treeId: idParameter() });
export const WishtreeRemoval = Body({
  treeIds: Type.Array(idParameter(), { minItems: 1, maxItems: 100 }),
});
