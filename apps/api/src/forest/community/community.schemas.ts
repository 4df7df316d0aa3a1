import { type Static, Type } from 'typebox';
import { defineList, defineRelations } from '../../http/list/index.ts';
import { nullable } from '../../http/nullable.ts';
import { ref } from '../../http/schema-ref.ts';
import { idOf, moment, oneOf } from '../../http/text.schemas.ts';
import { LateSurveysSchema } from '../survey/index.ts';
import {
  communityNames,
  illustrative,
  kupsClass,
  kupsClasses,
  ownPath,
  scheme,
  schemes,
} from '../vocabulary/index.ts';

const village = Type.String({ description: 'The village (desa) it lives in' });
const district = Type.String({ description: 'The district (kecamatan) of that village' });

/** The community of one tree, in brief. */
export const TreeCommunity = Type.Object(
  {
    ...communityNames,
    village,
    district,
    readyToAdopt: Type.Integer({ description: 'How many of its trees are ready to adopt' }),
    illustrative,
  },
  {
    $id: 'TreeCommunity',
    description:
      'The social forestry group that cares for it, in brief; GET /kelompok-komunitas/{id} has the rest',
  },
);
export type TreeCommunity = Static<typeof TreeCommunity>;

export const CommunityPhoto = Type.Object(
  {
    id: idOf('picture'),
    url: ownPath,
    kind: oneOf(['photo', 'drawing'], 'A photo of the place, or a drawing where there is none yet'),
    caption: Type.String({ description: "What it shows, in the caller's language" }),
    takenAt: nullable(moment('When the photo was taken; null for a drawing, and where nobody noted it')),
  },
  { $id: 'CommunityPhoto', description: 'One picture of a community' },
);
export type CommunityPhoto = Static<typeof CommunityPhoto>;

export const Area = Type.Object(
  {
    type: Type.Literal('Polygon', { description: 'The kind of GeoJSON geometry, always the same' }),
    coordinates: Type.Unsafe<[number, number][][]>(
      Type.Array(Type.Array(Type.Array(Type.Number(), { minItems: 2, maxItems: 2 })), {
        description:
          'Rings of [longitude, latitude] in degrees (WGS 84): the outline first, then holes; each ends where it begins',
      }),
    ),
  },
  {
    $id: 'Area',
    description:
      'The outline of a community’s forest as a GeoJSON polygon: simplified, and not the boundary in law',
  },
);

const share = (description: string) =>
  Type.Object(
    {
      share: nullable(
        Type.Number({ description: `0 to 1; null when nothing can be measured yet. ${description}` }),
      ),
      total: Type.Integer({ description: 'How many trees it was measured on' }),
    },
    { description },
  );

export const Community = Type.Object(
  {
    ...communityNames,
    scheme,
    skNumber: Type.String({
      description: 'The number of the ministerial decree (surat keputusan) that gives the group its forest',
    }),
    kups: Type.Object(
      {
        name: Type.String({ description: 'What the enterprise is called, in Indonesian' }),
        class: kupsClass,
      },
      { description: "The members' own enterprise (Kelompok Usaha Perhutanan Sosial)" },
    ),
    leaderName: Type.String({ description: 'Who heads the group, and signs its certificates' }),
    location: Type.Object(
      {
        village,
        district,
        regency: Type.String({ description: 'The regency (kabupaten) of that district' }),
        province: Type.String({ description: 'The province that the regency is in' }),
        latitude: Type.Number({
          description: 'Middle of the area in degrees north (WGS 84), snapped to about 110 m',
        }),
        longitude: Type.Number({
          description: 'Middle of the area in degrees east (WGS 84), snapped to about 110 m',
        }),
      },
      { description: 'Where the group lives, and the middle of its forest' },
    ),
    areaHectares: Type.Integer({ description: 'How large its forest is by the decree, in hectares' }),
    households: Type.Integer({ description: 'How many households are members' }),
    area: ref(Area),
    description: Type.String({ description: "Who they are and what they do, in the caller's language" }),
    featuredPrograms: Type.Array(
      Type.Object({
        title: Type.String({ description: "What the programme is called, in the caller's language" }),
        text: Type.String({ description: "What is done in it, in the caller's language" }),
      }),
      { description: 'What the group does beside caring for its trees' },
    ),
    treeCounts: Type.Object(
      {
        total: Type.Integer({ description: 'Trees recorded: surveyed, and neither dead nor withdrawn' }),
        readyToAdopt: Type.Integer({ description: 'Trees ready to adopt' }),
        pending: Type.Integer({ description: 'Trees held for a payment' }),
        adopted: Type.Integer({ description: 'Trees in term' }),
        active: Type.Integer({ description: 'Trees recorded and not offered' }),
        inactive: Type.Integer({ description: 'Trees dead or withdrawn' }),
        dead: Type.Integer({ description: 'Trees found dead, ever' }),
      },
      { description: 'How many trees of the group stand in which state today' },
    ),
    survivalRate: share('Of trees judged about a year after being recorded, those still alive'),
    onTimeRate: share('Of trees in term, those whose latest survey is no more than six months old'),
    lateSurveys: nullable(LateSurveysSchema),
    photos: Type.Optional(
      Type.Array(ref(CommunityPhoto), {
        description: 'Its first twelve pictures; left out unless asked for by `with=photos`',
      }),
    ),
    illustrative,
  },
  {
    $id: 'Community',
    description: 'A social forestry group, whose members care for trees that others adopt',
  },
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
