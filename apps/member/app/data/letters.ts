import * as client from '@rimba/api-client/react-query';
import { queryClient } from '../session/query-client.ts';
import { api } from './api.ts';
import { refreshTotal } from './notifications.ts';
import { runMutation } from './run-mutation.ts';

export const letterQuery = (letterId: number) => client.letterQuery(api(), letterId);

export async function openLetter(letterId: number): Promise<void> {
  await runMutation(client.openLetter(api(), queryClient), letterId);
  await refreshTotal();
}
