import { type Static, Type } from 'typebox';
import { ref } from '../../http/schema-ref.ts';
import { idParameter } from '../../http/text.schemas.ts';
import { Area, Community } from '../community/index.ts';
import { communityNames, illustrative } from '../vocabulary/index.ts';

const { id, name, slug } = communityNames;

export const GroupAreas = Type.Object(
  {
    type: Type.Literal('FeatureCollection', { description: 'The kind of GeoJSON, always the same' }),
    features: Type.Array(
      Type.Object({
        type: Type.Literal('Feature', { description: 'The kind of GeoJSON, always the same' }),
        id,
        geometry: ref(Area),
        properties: Type.Object(
          {
            name,
            slug,
            village: Community.properties.location.properties.village,
            district: Community.properties.location.properties.district,
            areaHectares: Community.properties.areaHectares,
            readyToAdopt: Type.Integer({ description: 'How many of its trees are ready to adopt' }),
            total: Type.Integer({ description: 'Trees recorded: surveyed, and neither dead nor withdrawn' }),
            illustrative,
          },
          { description: 'Whose forest it is, and how many trees stand in it' },
        ),
      }),
      { description: 'One for each community' },
    ),
  },
  {
    $id: 'GroupAreas',
    description: "The communities' areas as GeoJSON, simplified and approximate, ready for a map",
  },
);
export type GroupAreas = Static<typeof GroupAreas>;

/** Trees of one community, of one species, or of both; all without. */
export const TileQuery = Type.Object({
  group: Type.Optional(idParameter('Id of a community; its trees alone')),
  species: Type.Optional(idParameter('Id of a species; its trees alone')),
});
export type TileFilter = Static<typeof TileQuery>;

/** The address of a tile of the web Mercator pyramid. */
export const TileParams = Type.Object({
  z: Type.Integer({ minimum: 0, maximum: 20, description: 'How far in: 0 is the world in one tile' }),
  x: Type.Integer({ minimum: 0, description: 'Column, from the west' }),
  y: Type.Integer({ minimum: 0, description: 'Row, from the north' }),
});
