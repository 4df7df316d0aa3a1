import * as client from '@rimba/api-client/react-query';
import { api } from './api.ts';

const shown = 3;

/** The latest that some community groups did. */
export const groupActivitiesQuery = (groups: readonly number[]) => ({
  ...client.activitiesQuery(api(), {
    limit: shown,
    with: ['group'],
    filter: { group: { in: [...groups] } },
  }),
  enabled: groups.length > 0,
});
