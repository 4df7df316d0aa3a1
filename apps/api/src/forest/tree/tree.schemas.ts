import { type Static, Type } from 'typebox';
import { defineList, defineRelations } from '../../http/list/index.ts';
import { nullable } from '../../http/nullable.ts';
import { ref } from '../../http/schema-ref.ts';
import { day, moment, oneOf } from '../../http/text.schemas.ts';
import { TreeCommunity } from '../community/index.ts';
import { TreeImages } from '../photo/index.ts';
import { TreeSpecies } from '../species/index.ts';
import { girthPlaces } from '../survey/index.ts';
import {
  condition,
  freshnessState,
  landType,
  landTypes,
  phenology,
  treeStatus,
  treeStatuses,
} from '../vocabulary/index.ts';

export const Survey = Type.Object(
  {
    id: Type.Integer(),
    surveyedAt: moment(),
    surveyor: Type.String(),
    circumference: Type.Number({ description: 'cm' }),
    girthAt: oneOf(girthPlaces, 'Where the circumference was taken: at 1.3 m, or at the collar'),
    diameter: Type.Number({ description: 'cm, circumference ÷ π' }),
    height: Type.Number({ description: 'm' }),
    carbonAbsorption: Type.Number({ description: 'kg CO₂ held above ground that day' }),
    condition,
    phenology,
    notes: nullable(Type.String({ description: "The surveyor's own words, in Indonesian" })),
  },
  { $id: 'Survey' },
);
export type Survey = Static<typeof Survey>;

export const TreeAdoption = Type.Object(
  {
    adopterName: Type.String({ description: 'As the adopter chose to be seen' }),
    contractNumber: nullable(Type.String({ description: 'For signed-in readers; null otherwise' })),
    startedAt: moment(),
    endsAt: moment('Exclusive: 00:00 WIB on the anniversary'),
    current: Type.Boolean({ description: 'The term is running' }),
    mine: Type.Boolean({ description: "The signed-in reader's own" }),
  },
  { $id: 'TreeAdoption' },
);
export type TreeAdoption = Static<typeof TreeAdoption>;

const TreeLink = Type.Object(
  { id: Type.Integer(), code: Type.String() },
  { $id: 'TreeLink', description: 'Another tree of the same place in line' },
);

export const Tree = Type.Object(
  {
    id: Type.Integer(),
    code: Type.String({
      description: 'On its tag: regency, district, year and serial, as in KB-AU-2024-000123',
    }),
    treeName: Type.String(),
    localTreeName: Type.String(),
    latinName: Type.String(),
    status: treeStatus,
    landType,
    plantedAt: day(),
    circumference: Type.Number({ description: 'cm at 1.3 m, latest survey' }),
    diameter: Type.Number({ description: 'cm, circumference ÷ π, one decimal' }),
    height: Type.Number({ description: 'm, latest survey' }),
    elevation: Type.Number({ description: 'Of the site, metres above sea level' }),
    carbonAbsorption: Type.Number({
      description: 'kg CO₂ held above ground at the latest survey (Chave 2014, eq. 4); no offset, no credit',
    }),
    condition,
    surveyor: Type.String(),
    surveyedAt: moment('The latest survey'),
    freshness: nullable(freshnessState),
    nextSurveyFrom: nullable(day('First day the next survey is expected; null for an inactive tree')),
    nextSurveyDue: nullable(day('Last day the next survey is in time; null for an inactive tree')),
    latitude: Type.Number({ description: 'WGS 84, snapped to about 110 m' }),
    longitude: Type.Number({ description: 'WGS 84, snapped to about 110 m' }),
    replaces: nullable(ref(TreeLink)),
    replacedBy: nullable(ref(TreeLink)),
    heldUntil: nullable(moment('For a pending tree: when it is let go unless paid')),
    species: Type.Optional(ref(TreeSpecies)),
    kelompokKomunitas: Type.Optional(ref(TreeCommunity)),
    images: Type.Optional(ref(TreeImages)),
    surveys: Type.Optional(Type.Array(ref(Survey), { description: 'Latest first' })),
    adoptions: Type.Optional(Type.Array(ref(TreeAdoption), { description: 'Latest first' })),
    inWishtree: Type.Optional(Type.Boolean({ description: 'With a bearer only' })),
  },
  { $id: 'Tree' },
);
export type Tree = Static<typeof Tree>;

export const treeSchemas = [Survey, TreeAdoption, TreeLink, Tree];

const sort = [
  'id',
  'code',
  'treeName',
  'surveyedAt',
  'height',
  'circumference',
  'diameter',
  'carbonAbsorption',
  'availability',
] as const;
export type TreeSort = (typeof sort)[number];

const filters = {
  id: 'integer',
  status: treeStatuses,
  group: 'integer',
  species: 'integer',
  landType: landTypes,
  code: 'text',
  latitude: 'number',
  longitude: 'number',
  height: 'number',
  circumference: 'number',
  diameter: 'number',
  carbonAbsorption: 'number',
  elevation: 'number',
  surveyedAt: 'date',
} as const;

const relations = ['images', 'surveys', 'adoptions', 'group', 'species'] as const;
export type TreeRelation = (typeof relations)[number];

const definition = {
  sort,
  defaultSort: { by: 'surveyedAt', order: 'desc' },
  filters,
  with: relations,
  select: [
    'id',
    'code',
    'treeName',
    'localTreeName',
    'latinName',
    'status',
    'landType',
    'plantedAt',
    'circumference',
    'diameter',
    'height',
    'elevation',
    'carbonAbsorption',
    'condition',
    'surveyor',
    'surveyedAt',
    'freshness',
    'nextSurveyDue',
    'latitude',
    'longitude',
    'species',
    'kelompokKomunitas',
    'images',
    'adoptions',
    'inWishtree',
  ],
  search: true,
  cursor: true,
  maximum: 9999,
} as const;

export const treeList = defineList(definition);
export type TreeQuery = ReturnType<typeof treeList.parse>;

/** The same without `status`, which is given: ready to adopt. */
const { status: _given, ...readyFilters } = filters;
export const adoptionList = defineList({ ...definition, filters: readyFilters });

/** What a list is narrowed by, without its pages: of which trees there are how many. */
export const TreeNarrowing = Type.Omit(treeList.querystring, [
  'page',
  'limit',
  'sortBy',
  'order',
  'with',
  'select',
  'cursor',
]);

/** A few trees ready to adopt. */
export const treeSample = defineRelations({
  with: relations,
  select: definition.select,
  limit: { usual: 6, maximum: 24 },
});

export const treeDetail = defineRelations({ with: relations });

export const TreeCounts = Type.Object(
  {
    total: Type.Integer({ description: 'Every numbered tree that matches, inactive ones too' }),
    byStatus: Type.Record(Type.String(), Type.Integer(), { description: 'Each status, in wire form' }),
    byLandType: Type.Array(
      Type.Object({
        landType,
        total: Type.Integer({ description: 'Numbered trees' }),
        readyToAdopt: Type.Integer({ description: 'Of them, trees ready to adopt' }),
      }),
    ),
  },
  { $id: 'TreeCounts' },
);
export type TreeCounts = Static<typeof TreeCounts>;
