import * as client from '@rimba/api-client/react-query';
import { api } from './api.ts';

const shown = 3;

/** The latest that some community groups did, from a day on: `2027-03-03`. */
export const groupActivitiesQuery = (groups: readonly number[], since: string) => ({
  ...client.activitiesQuery(api(), {
    limit: shown,
    with: ['group'],
    filter: { group: { in: [...groups] }, date: { gte: since } },
  }),
  enabled: groups.length > 0,
});
