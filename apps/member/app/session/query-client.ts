import { createQueryClient } from '@rimba/api-client';

/** What this page has fetched. */
export const queryClient = createQueryClient();
