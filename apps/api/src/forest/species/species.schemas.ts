import { type Static, Type } from 'typebox';
import { defineList } from '../../http/list/index.ts';
import { ref } from '../../http/schema-ref.ts';
import { Picture } from '../photo/index.ts';
import { landType, landTypes } from '../vocabulary/index.ts';

export const Species = Type.Object(
  {
    id: Type.Integer(),
    slug: Type.String(),
    localName: Type.String(),
    otherNames: Type.Array(Type.String(), { description: 'Other names in local use' }),
    latinName: Type.String(),
    family: Type.String(),
    woodDensity: Type.Number({ description: 'g/cm³, Global Wood Density Database v.2' }),
    landTypes: Type.Array(landType),
    matureHeight: Type.Object({
      least: Type.Number({ description: 'm' }),
      most: Type.Number({ description: 'm' }),
    }),
    maximumDiameter: Type.Number({ description: 'cm at 1.3 m' }),
    treeCount: Type.Integer({ description: 'Trees of it that are recorded and alive' }),
    readyToAdopt: Type.Integer({ description: 'Of them, trees ready to adopt' }),
    picture: ref(Picture),
  },
  { $id: 'Species' },
);
export type Species = Static<typeof Species>;

/** The species of one tree, in brief. */
export const TreeSpecies = Type.Object(
  {
    id: Type.Integer(),
    slug: Type.String(),
    localName: Type.String(),
    otherNames: Type.Array(Type.String()),
    latinName: Type.String(),
    family: Type.String(),
    woodDensity: Type.Number({ description: 'g/cm³' }),
    matureHeight: Type.Object({
      least: Type.Number({ description: 'm' }),
      most: Type.Number({ description: 'm' }),
    }),
  },
  { $id: 'TreeSpecies' },
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
