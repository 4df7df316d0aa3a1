import type { RequestBody } from '@rimba/api-client';
import * as client from '@rimba/api-client/react-query';
import { queryClient } from '../session/query-client.ts';
import { api } from './api.ts';
import { runMutation } from './run-mutation.ts';
import type { ApiKey } from './wire.ts';

export const apiKeysQuery = () => client.apiKeysQuery(api());

/** Makes a key; answers its secret, which nobody is told again. */
export async function makeApiKey(wanted: RequestBody<'makeApiKey'>): Promise<string> {
  const { secret } = await runMutation(client.makeApiKey(api(), queryClient), wanted);
  return secret;
}

export const endApiKey = (id: ApiKey['id']) => runMutation(client.endApiKey(api(), queryClient), id);
