import * as client from '@rimba/api-client/react-query';
import { api } from './api.ts';

export const treeQuery = (id: number, service = api()) =>
  client.treeQuery(service, id, ['images', 'surveys', 'adoptions', 'group', 'species']);

/** Those trees as they are now. */
export const treesQuery = (ids: readonly number[]) => client.treesByIdQuery(api(), ids);

/** Some trees of a community that can be adopted, the latest surveyed first. */
export const readyTreesOfCommunityQuery = (communityId: number, count: number) =>
  client.treesQuery(api(), {
    limit: count,
    with: ['group'],
    sortBy: 'surveyedAt',
    order: 'desc',
    filter: { status: 'ready_to_adopt', group: communityId },
  });

/** To the centimetre: the service takes no longer numbers. */
const metres = (value: number) => Number(value.toFixed(2));

/** Trees of a community that are not much higher or lower than one of `height` metres: its neighbours in a drawing. */
export const neighboursQuery = (communityId: number, height: number) =>
  client.treePageQuery(api(), {
    limit: 12,
    filter: { group: communityId, height: { gte: metres(height * 0.4), lte: metres(height * 1.5 + 1) } },
  });

/** How many trees there are, by status and by land type: of all, or of those that are asked for. */
export const treeCountsQuery = (query?: Parameters<typeof client.treeCountsQuery>[1], service = api()) => ({
  ...client.treeCountsQuery(service, query),
  staleTime: 60_000,
});

/** A few trees ready to adopt that are not in the wishtree yet. */
export const treeSampleQuery = () => ({
  ...client.treeSampleQuery(api(), { limit: 3, with: ['group'], exceptWishtree: true }),
  staleTime: Number.POSITIVE_INFINITY,
});

/** The communities a list can be narrowed to. */
export const communitiesQuery = (service = api()) => ({
  ...client.communitiesQuery(service, { limit: 100, sortBy: 'name', order: 'asc' }),
  staleTime: Number.POSITIVE_INFINITY,
});
