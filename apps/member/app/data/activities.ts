import * as client from '@rimba/api-client/react-query';
import { api } from './api.ts';

const shown = 3;

/** The latest that some communities did, from a day on: `2027-03-03`. */
export const communityActivitiesQuery = (communityIds: readonly number[], since: string) => ({
  ...client.activitiesQuery(api(), {
    limit: shown,
    with: ['group'],
    filter: { group: { in: [...communityIds] }, date: { gte: since } },
  }),
  enabled: communityIds.length > 0,
});
