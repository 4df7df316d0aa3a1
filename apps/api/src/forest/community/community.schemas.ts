import { type Static, Type } from 'typebox';
import { defineList, defineRelations } from '../../http/list/index.ts';
import { nullable } from '../../http/nullable.ts';
import { ref } from '../../http/schema-ref.ts';
import { moment } from '../../http/text.schemas.ts';
import { LateSurveysSchema } from '../survey/index.ts';
import { kupsClass, kupsClasses, scheme, schemes } from '../vocabulary/index.ts';

/** The community of one tree, in brief. */
export const TreeCommunity = Type.Object(
  {
    id: Type.Integer(),
    name: Type.String(),
    slug: Type.String(),
    village: Type.String(),
    district: Type.String(),
    readyToAdopt: Type.Integer({ description: 'How many of its trees are ready to adopt' }),
    illustrative: Type.Boolean({ description: 'Made up for demonstration' }),
  },
  { $id: 'TreeCommunity' },
);
export type TreeCommunity = Static<typeof TreeCommunity>;

export const CommunityPhoto = Type.Object(
  {
    id: Type.Integer(),
    url: Type.String({ description: "A path of the product's own origin" }),
    kind: Type.Unsafe<'photo' | 'drawing'>({ type: 'string', enum: ['photo', 'drawing'] }),
    caption: Type.String({ description: "In the caller's language" }),
    takenAt: nullable(moment('Null for a drawing')),
  },
  { $id: 'CommunityPhoto' },
);
export type CommunityPhoto = Static<typeof CommunityPhoto>;

/** A GeoJSON polygon, longitude before latitude, WGS 84. */
export const Area = Type.Object(
  {
    type: Type.Literal('Polygon'),
    coordinates: Type.Unsafe<[number, number][][]>(
      Type.Array(Type.Array(Type.Array(Type.Number(), { minItems: 2, maxItems: 2 }))),
    ),
  },
  { $id: 'Area' },
);

const share = (description: string) =>
  Type.Object({
    share: nullable(
      Type.Number({ description: `0 to 1; null when nothing can be measured yet. ${description}` }),
    ),
    total: Type.Integer({ description: 'How many trees it was measured on' }),
  });

export const Community = Type.Object(
  {
    id: Type.Integer(),
    name: Type.String(),
    slug: Type.String(),
    scheme,
    skNumber: Type.String({ description: 'The decree that gives the group its forest' }),
    kups: Type.Object(
      { name: Type.String(), class: kupsClass },
      { description: "The members' own enterprise (Kelompok Usaha Perhutanan Sosial)" },
    ),
    leaderName: Type.String(),
    location: Type.Object({
      village: Type.String(),
      district: Type.String(),
      regency: Type.String(),
      province: Type.String(),
      latitude: Type.Number({ description: 'Middle of the area, snapped to about 110 m' }),
      longitude: Type.Number({ description: 'Middle of the area, snapped to about 110 m' }),
    }),
    areaHectares: Type.Integer({ description: 'ha' }),
    households: Type.Integer({ description: 'Member households' }),
    area: ref(Area),
    description: Type.String({ description: "In the caller's language" }),
    featuredPrograms: Type.Array(Type.Object({ title: Type.String(), text: Type.String() })),
    treeCounts: Type.Object({
      total: Type.Integer({ description: 'Trees recorded: surveyed, and neither dead nor withdrawn' }),
      readyToAdopt: Type.Integer({ description: 'Trees ready to adopt' }),
      pending: Type.Integer({ description: 'Trees held for a payment' }),
      adopted: Type.Integer({ description: 'Trees in term' }),
      active: Type.Integer({ description: 'Trees recorded and not offered' }),
      inactive: Type.Integer({ description: 'Trees dead or withdrawn' }),
      dead: Type.Integer({ description: 'Trees found dead, ever' }),
    }),
    survivalRate: share('Of trees judged about a year after being recorded, those still alive'),
    onTimeRate: share('Of trees in term, those whose latest survey is no more than six months old'),
    lateSurveys: nullable(LateSurveysSchema),
    photos: Type.Optional(Type.Array(ref(CommunityPhoto), { description: 'The first twelve' })),
    illustrative: Type.Boolean({ description: 'Made up for demonstration, and to be labelled so' }),
  },
  { $id: 'Community' },
);
export type Community = Static<typeof Community>;

export const communitySchemas = [TreeCommunity, CommunityPhoto, Area, Community];

export const communityList = defineList({
  maximum: 9999,
  sort: ['name', 'treeCount', 'newest', 'areaHectares'],
  defaultSort: { by: 'name', order: 'asc' },
  filters: { district: 'text', kupsClass: kupsClasses, scheme: schemes },
  with: ['photos'],
  select: [
    'id',
    'name',
    'slug',
    'scheme',
    'skNumber',
    'kups',
    'location',
    'areaHectares',
    'households',
    'treeCounts',
    'survivalRate',
    'onTimeRate',
    'photos',
    'illustrative',
  ],
  search: true,
});
export type CommunityQuery = ReturnType<typeof communityList.parse>;

export const communityDetail = defineRelations({ with: ['photos'] });

export const communityPhotoList = defineList({
  sort: ['position'],
  defaultSort: { by: 'position', order: 'asc' },
  filters: { kind: ['photo', 'drawing'] },
  with: [],
  select: [],
});
export type CommunityPhotoQuery = ReturnType<typeof communityPhotoList.parse>;
