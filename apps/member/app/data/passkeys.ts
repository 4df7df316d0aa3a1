import * as client from '@rimba/api-client/react-query';
import { makePasskey } from '@rimba/auth';
import { queryClient } from '../session/query-client.ts';
import type { Proof } from './account.ts';
import { api } from './api.ts';
import { runMutation } from './run-mutation.ts';

/** Has the browser make a passkey for the account, and adds it under a name. */
export async function addPasskey(label: string, proof: Proof): Promise<void> {
  const credential = await makePasskey(await runMutation(client.startPasskey(api()), proof));
  await runMutation(client.addPasskey(api(), queryClient), { label, credential });
  void queryClient.invalidateQueries({ queryKey: client.securityEventKey });
}
