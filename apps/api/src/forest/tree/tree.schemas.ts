import { type Static, Type } from 'typebox';
import { defineList, defineRelations } from '../../http/list/index.ts';
import { nullable } from '../../http/nullable.ts';
import { ref } from '../../http/schema-ref.ts';
import { day, idOf, moment, oneOf, said } from '../../http/text.schemas.ts';
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
  surveyedAt,
  surveyNotes,
  surveyor,
  treeStatus,
  treeStatuses,
} from '../vocabulary/index.ts';
import { circumference, height, treeNames, treeNumber } from './tree-card.schemas.ts';

export const Survey = Type.Object(
  {
    id: idOf('survey'),
    surveyedAt,
    surveyor,
    circumference: Type.Number({ description: 'Circumference in cm, where `girthAt` says' }),
    girthAt: oneOf(
      girthPlaces,
      'Where the circumference was taken: `breast`, at 1.3 m, or `collar`, at the foot of a tree below 1.5 m',
    ),
    diameter: Type.Number({ description: 'Diameter in cm, circumference ÷ π, one decimal' }),
    height: Type.Number({ description: 'Height in m that day' }),
    carbonAbsorption: Type.Number({ description: 'kg CO₂ held above ground that day; no offset, no credit' }),
    condition,
    phenology,
    notes: surveyNotes,
  },
  { $id: 'Survey', description: 'What one visit of a patrol found and measured at a tree' },
);
export type Survey = Static<typeof Survey>;

export const TreeAdoption = Type.Object(
  {
    adopterName: Type.String({ description: 'As the adopter chose to be seen' }),
    contractNumber: nullable(
      Type.String({ description: 'The number of the term, which opens nothing; null without a bearer' }),
    ),
    startedAt: moment('When the term began: with the payment, or where the term before it ended'),
    endsAt: moment('When the term ends, exclusive: 00:00 WIB on the anniversary'),
    current: Type.Boolean({ description: 'Whether the term is running today' }),
    mine: Type.Boolean({ description: "Whether it is the bearer's own; false without one" }),
  },
  {
    $id: 'TreeAdoption',
    description: 'One term of a tree, with the name that its adopter chose to be seen by',
  },
);
export type TreeAdoption = Static<typeof TreeAdoption>;

const TreeLink = Type.Object(treeNumber, {
  $id: 'TreeLink',
  description: 'Another tree of the same place in line',
});

export const Tree = Type.Object(
  {
    ...treeNames,
    status: treeStatus,
    landType,
    plantedAt: day('The day it was planted, as its community recorded it'),
    circumference,
    diameter: Type.Number({
      description: 'Diameter in cm at the latest survey, circumference ÷ π, one decimal',
    }),
    height,
    elevation: Type.Number({ description: 'How high the site lies, in m above sea level' }),
    carbonAbsorption: Type.Number({
      description: 'kg CO₂ held above ground at the latest survey (Chave 2014, eq. 4); no offset, no credit',
    }),
    condition: said(
      condition,
      'How the latest survey found the tree: healthy, weak (alive, and ailing) or dead',
    ),
    surveyor: said(surveyor, 'Who of the patrol made the latest survey, by name'),
    surveyedAt: moment('When the latest survey was'),
    freshness: nullable(freshnessState),
    nextSurveyFrom: nullable(day('First day the next survey is expected; null for an inactive tree')),
    nextSurveyDue: nullable(day('Last day the next survey is in time; null for an inactive tree')),
    latitude: Type.Number({
      description: 'Degrees north (WGS 84), snapped to about 110 m so that it leads no thief to the tree',
    }),
    longitude: Type.Number({
      description: 'Degrees east (WGS 84), snapped to about 110 m so that it leads no thief to the tree',
    }),
    replaces: nullable(ref(TreeLink, 'The dead tree in whose place it was planted; null for most')),
    replacedBy: nullable(
      ref(TreeLink, 'The tree that was planted in its place after it died; null while there is none'),
    ),
    heldUntil: nullable(
      moment(
        'When the order that holds a pending tree lets it go, unless it is paid; null for any other tree',
      ),
    ),
    species: Type.Optional(ref(TreeSpecies, 'Its species; left out unless asked for by `with=species`')),
    kelompokKomunitas: Type.Optional(
      ref(
        TreeCommunity,
        'The social forestry group that cares for it; left out unless asked for by `with=group`',
      ),
    ),
    images: Type.Optional(
      ref(TreeImages, 'Its pictures by part of the tree; left out unless asked for by `with=images`'),
    ),
    surveys: Type.Optional(
      Type.Array(ref(Survey), {
        description: 'Every visit to it, the latest first; left out unless asked for by `with=surveys`',
      }),
    ),
    adoptions: Type.Optional(
      Type.Array(ref(TreeAdoption), {
        description: 'Its terms, the latest first; left out unless asked for by `with=adoptions`',
      }),
    ),
    inWishtree: Type.Optional(
      Type.Boolean({ description: "Whether it is in the bearer's wishtree; left out without a bearer" }),
    ),
  },
  { $id: 'Tree', description: 'A tree as everyone may know it: what it is, where it stands and how it is' },
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
    byStatus: Type.Record(Type.String(), Type.Integer(), {
      description: 'How many of them have which status, under the name that `status` has for it',
    }),
    byLandType: Type.Array(
      Type.Object({
        landType: said(landType, 'Of which kind of land these are the trees'),
        total: Type.Integer({ description: 'Numbered trees on it' }),
        readyToAdopt: Type.Integer({ description: 'Of them, trees ready to adopt' }),
      }),
      { description: 'The same by kind of land, each of them once' },
    ),
  },
  { $id: 'TreeCounts', description: 'How many trees there are by what was asked for' },
);
export type TreeCounts = Static<typeof TreeCounts>;
