import * as client from '@rimba/api-client/react-query';
import { recordedStatuses } from '@rimba/i18n';
import type { MapBounds, TreeFilter } from '@rimba/map';
import { api } from './api.ts';

/** Trees a page of the map's list brings. */
const pageSize = 20;

export const communityAreasQuery = () => client.groupAreasQuery(api());

/** Every species that may be chosen. */
export const speciesQuery = () => ({
  ...client.speciesQuery(api(), { limit: 100 }),
  staleTime: Number.POSITIVE_INFINITY,
});

/** About a metre: the service takes no longer numbers. */
const degrees = (value: number) => Number(value.toFixed(5));

/** The trees of a filter inside bounds; without bounds, wherever they stand. */
export const treesInViewQuery = (
  { statuses, community, species }: TreeFilter,
  bounds: MapBounds | undefined,
) =>
  client.treesQuery(api(), {
    limit: pageSize,
    sortBy: 'id',
    order: 'asc',
    filter: {
      status: { in: statuses.length > 0 ? statuses : recordedStatuses },
      group: community,
      species,
      ...(bounds && {
        longitude: { gte: degrees(bounds[0]), lte: degrees(bounds[2]) },
        latitude: { gte: degrees(bounds[1]), lte: degrees(bounds[3]) },
      }),
    },
  });

/** How many are looked through for those that are ready. */
const looked = 25;

/** The first trees of a name, a kind or a code. */
export const foundTreesQuery = (words: string) =>
  client.treePageQuery(api(), { search: words, limit: looked });

/** Is another each time trees may look different, since it was last asked: see `takeEvent`. */
export const mapMomentQuery = () => ({
  queryKey: [...client.mapKey, 'moment'],
  queryFn: () => Date.now(),
  staleTime: Number.POSITIVE_INFINITY,
});
