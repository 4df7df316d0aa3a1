import { type Static, Type } from 'typebox';
import { ref } from '../../http/schema-ref.ts';
import { Area } from '../community/index.ts';

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
          readyToAdopt: Type.Integer({ description: 'Of them, trees ready to adopt' }),
          total: Type.Integer({ description: 'Trees recorded: surveyed, and neither dead nor withdrawn' }),
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
  group: Type.Optional(
    Type.Integer({ minimum: 1, maximum: 2_147_483_647, description: 'Id of a community; its trees alone' }),
  ),
  species: Type.Optional(
    Type.Integer({ minimum: 1, maximum: 2_147_483_647, description: 'Id of a species; its trees alone' }),
  ),
});
export type TileFilter = Static<typeof TileQuery>;

/** The address of a tile of the web Mercator pyramid. */
export const TileParams = Type.Object({
  z: Type.Integer({ minimum: 0, maximum: 20, description: 'Zoom' }),
  x: Type.Integer({ minimum: 0, description: 'Column, from the west' }),
  y: Type.Integer({ minimum: 0, description: 'Row, from the north' }),
});
