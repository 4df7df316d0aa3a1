import { queryClient } from '../session/query-client.ts';

/** Asks anew for everything that the page shows. */
export const askAgain = () => void queryClient.refetchQueries({ type: 'active' }, { cancelRefetch: false });
