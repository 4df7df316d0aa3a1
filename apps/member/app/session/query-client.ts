import { createQueryClient } from '@rimba/api-client/react-query';

/** How long a tab that nobody looked at may keep what it shows, in milliseconds. */
const restful = 3_600_000;

/** What this page has fetched. Who comes back to a tab left for long is shown how things stand: a month may have passed. */
export const queryClient = createQueryClient();
const { queries, ...others } = queryClient.getDefaultOptions();
queryClient.setDefaultOptions({
  ...others,
  queries: { ...queries, refetchOnWindowFocus: ({ state }) => Date.now() - state.dataUpdatedAt > restful },
});
