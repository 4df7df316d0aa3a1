import * as client from '@rimba/api-client';
import { queryClient } from '../session/query-client.ts';
import { api } from './api.ts';
import { refreshTotal } from './notifications.ts';
import { runMutation } from './run-mutation.ts';

/** Every tree the reader ever adopted, and what has become of it. */
export const ownForestQuery = () => client.ownForestQuery(api());

export const letterQuery = (letterId: number) => client.letterQuery(api(), letterId);

export async function openLetter(letterId: number): Promise<void> {
  await runMutation(client.openLetter(api(), queryClient), letterId);
  await refreshTotal();
}
