import { type Static, Type } from 'typebox';
import { defineList } from '../../http/list/index.ts';
import { ref } from '../../http/schema-ref.ts';
import { idOf } from '../../http/text.schemas.ts';
import { Picture } from '../photo/index.ts';
import { landType, landTypes } from '../vocabulary/index.ts';

const known = {
  id: idOf('species'),
  slug: Type.String({ description: 'Its Latin name as it stands in addresses and names of files' }),
  localName: Type.String({ description: 'What it is called where it grows, in lower case' }),
  otherNames: Type.Array(Type.String(), {
    description: 'Other names in local use; empty where none is known',
  }),
  latinName: Type.String({ description: 'Its scientific name, without the author' }),
  family: Type.String({ description: 'The botanical family that it belongs to, in Latin' }),
  woodDensity: Type.Number({
    description:
      'How dense its wood is, in g/cm³ (Global Wood Density Database v.2): what CO₂ is estimated by',
  }),
};
const matureHeight = Type.Object(
  {
    least: Type.Number({ description: 'The height in m that a grown tree has at least' }),
    most: Type.Number({ description: 'The height in m that a grown tree has at most' }),
  },
  { description: 'How tall it gets when it is grown' },
);

export const Species = Type.Object(
  {
    ...known,
    landTypes: Type.Array(landType, { description: 'The kinds of land that it grows on' }),
    matureHeight,
    maximumDiameter: Type.Number({ description: 'The largest diameter it reaches, in cm at 1.3 m' }),
    treeCount: Type.Integer({ description: 'Trees of it that are recorded and alive' }),
    readyToAdopt: Type.Integer({ description: 'Of them, trees ready to adopt' }),
    picture: ref(Picture, 'What it looks like: a drawing, which its `drawn` says how close it comes'),
  },
  { $id: 'Species', description: 'A species of tree that communities care for' },
);
export type Species = Static<typeof Species>;

export const TreeSpecies = Type.Object(
  { ...known, matureHeight },
  { $id: 'TreeSpecies', description: 'The species of one tree, in brief; GET /species has the rest' },
);
export type TreeSpecies = Static<typeof TreeSpecies>;

export const speciesList = defineList({
  sort: ['localName', 'latinName', 'treeCount'],
  defaultSort: { by: 'localName', order: 'asc' },
  filters: { landType: landTypes, family: 'text' },
  with: [],
  select: [
    'id',
    'slug',
    'localName',
    'latinName',
    'family',
    'landTypes',
    'treeCount',
    'readyToAdopt',
    'picture',
  ],
  search: true,
});
export type SpeciesQuery = ReturnType<typeof speciesList.parse>;
