import * as client from '@rimba/api-client/react-query';
import { shortestSearch } from '@rimba/forms';
import { api } from './api.ts';
import type { RankedAdopter } from './wire.ts';

const pageSize = 30;

export type PatronRank = NonNullable<RankedAdopter['patronRank']>;

export const adoptersQuery = (search: string, patronRank: PatronRank | undefined) =>
  client.adoptersQuery(api(), {
    limit: pageSize,
    ...(search.length >= shortestSearch && { search }),
    filter: { patronRank },
  });

/** Where each patron rank begins. */
export const ranksQuery = () => ({
  ...client.patronRanksQuery(api()),
  staleTime: Number.POSITIVE_INFINITY,
});
