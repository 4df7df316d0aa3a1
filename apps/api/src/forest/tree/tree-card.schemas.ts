import { type Static, Type } from 'typebox';
import { landType, treeStatus } from '../vocabulary/index.ts';

/** A tree as checkout, transactions, certificates and the wishtree show it. */
export const TreeCard = Type.Object(
  {
    id: Type.Integer(),
    code: Type.String(),
    treeName: Type.String(),
    localTreeName: Type.String(),
    latinName: Type.String(),
    status: treeStatus,
    landType,
    height: Type.Number({ description: 'm, latest survey' }),
    circumference: Type.Number({ description: 'cm at 1.3 m, latest survey' }),
    kelompokKomunitas: Type.Object({
      id: Type.Integer(),
      name: Type.String(),
      slug: Type.String(),
      illustrative: Type.Boolean({ description: 'Made up for demonstration' }),
    }),
  },
  { $id: 'TreeCard' },
);
export type TreeCard = Static<typeof TreeCard>;
