import { createQueryClient } from '@rimba/api-client/react-query';

/** What this page has fetched. */
export const queryClient = createQueryClient();
