import type { CommunityRepository } from '../community/index.ts';
import type { TallyRepository } from '../tally/index.ts';
import type { GroupAreas } from './map.schemas.ts';
import type { TreeTileService } from './tree-tile.service.ts';

type Dependencies = { communities: CommunityRepository; tally: TallyRepository; tiles: TreeTileService };

export type MapService = ReturnType<typeof createMapService>;

export function createMapService({ communities, tally, tiles }: Dependencies) {
  return {
    tile: tiles.tile,

    async communities(): Promise<GroupAreas> {
      const [rows, kinds] = await Promise.all([communities.all(), tally.all()]);
      return {
        type: 'FeatureCollection',
        features: rows.map((row) => {
          const own = kinds.filter(({ community }) => community === row.id);
          const sum = (some: typeof own) => some.reduce((trees, kind) => trees + kind.trees, 0);
          return {
            type: 'Feature',
            id: row.id,
            geometry: row.area,
            properties: {
              name: row.name,
              slug: row.slug,
              village: row.village,
              district: row.district,
              areaHectares: row.areaHectares,
              readyToAdopt: sum(own.filter(({ status }) => status === 'ready_to_adopt')),
              total: sum(own.filter(({ status }) => status !== 'inactive')),
              illustrative: row.illustrative,
            },
          };
        }),
      };
    },
  };
}
