import type { MutationOptions } from '@tanstack/react-query';
import { queryClient } from '../session/query-client.ts';

/** Runs one of the client's mutations outside a component, with what it does to the cache. */
export const runMutation = <Answer, Failure, Change>(
  options: MutationOptions<Answer, Failure, Change>,
  change: Change,
): Promise<Answer> => queryClient.getMutationCache().build(queryClient, options).execute(change);
