import { type Static, Type } from 'typebox';
import { idOf } from '../../http/text.schemas.ts';
import { communityNames, illustrative, landType, treeStatus } from '../vocabulary/index.ts';

/** By what calls know a tree, and by what people do. */
export const treeNumber = {
  id: idOf('tree'),
  code: Type.String({
    description: 'On its tag: regency, district, year and serial, as in KB-AU-2024-000123',
  }),
};

export const treeNames = {
  ...treeNumber,
  treeName: Type.String({
    description:
      'What the tree itself is called: the name of its species, unless its community gave it another',
  }),
  localTreeName: Type.String({ description: 'What its species is called where it grows, in lower case' }),
  latinName: Type.String({ description: 'The scientific name of its species' }),
};

/** What the latest survey measured. */
export const height = Type.Number({ description: 'Height in m at the latest survey' });
export const circumference = Type.Number({
  description: 'Circumference in cm at the latest survey: at 1.3 m, below 1.5 m of height at the collar',
});

export const TreeCard = Type.Object(
  {
    ...treeNames,
    status: treeStatus,
    landType,
    height,
    circumference,
    kelompokKomunitas: Type.Object(
      { ...communityNames, illustrative },
      { description: 'The social forestry group that cares for it' },
    ),
  },
  {
    $id: 'TreeCard',
    description:
      'A tree in brief, as orders, certificates and the wishtree show it; GET /tree/{id}/detail has the rest',
  },
);
export type TreeCard = Static<typeof TreeCard>;
