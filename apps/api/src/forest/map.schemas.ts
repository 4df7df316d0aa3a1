import { type Static, Type } from 'typebox';
import { ref } from '../http/schema-ref.ts';
import { Area } from './community.schemas.ts';

/** GeoJSON of the communities' areas, simplified and approximate. */
export const GroupAreas = Type.Object(
  {
    type: Type.Literal('FeatureCollection'),
    features: Type.Array(
      Type.Object({
        type: Type.Literal('Feature'),
        id: Type.Integer(),
        geometry: ref(Area),
        properties: Type.Object({
          name: Type.String(),
          slug: Type.String(),
          village: Type.String(),
          district: Type.String(),
          areaHectares: Type.Integer({ description: 'ha' }),
          readyToAdopt: Type.Integer(),
          total: Type.Integer(),
          illustrative: Type.Boolean(),
        }),
      }),
    ),
  },
  { $id: 'GroupAreas' },
);
export type GroupAreas = Static<typeof GroupAreas>;

/** Trees of one community, of one species, or of both; all without. */
export const TileQuery = Type.Object({
  group: Type.Optional(Type.Integer({ minimum: 1, maximum: 2_147_483_647 })),
  species: Type.Optional(Type.Integer({ minimum: 1, maximum: 2_147_483_647 })),
});
export type TileFilter = Static<typeof TileQuery>;

/** The address of a tile of the web Mercator pyramid. */
export const TileParams = Type.Object({
  z: Type.Integer({ minimum: 0, maximum: 20 }),
  x: Type.Integer({ minimum: 0 }),
  y: Type.Integer({ minimum: 0 }),
});
