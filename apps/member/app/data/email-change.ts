import * as client from '@rimba/api-client/react-query';
import { appSession } from '../session/app-session.ts';
import { queryClient } from '../session/query-client.ts';
import type { Proof } from './account.ts';
import { api } from './api.ts';
import { runMutation } from './run-mutation.ts';

/** How often the page looks whether the link was pressed, perhaps on another device. */
const pollMs = 5_000;

/** The address that waits for its proof; looked at again until none does. */
export const emailChangeQuery = () => ({
  ...client.emailChangeQuery(api()),
  refetchInterval: ({ state }: { state: { data?: { email: string | null } | undefined } }) =>
    state.data?.email ? pollMs : (false as const),
});

/** Mails the address that the account is to have a code and a link. */
export const startEmailChange = (email: string, proof: Proof) =>
  runMutation(client.startEmailChange(api(), queryClient), { email, ...proof });

/** Changes the address by that code, or by what the link carries, in the frame too. */
export async function confirmEmailChange(code: string): Promise<void> {
  const user = await runMutation(client.confirmEmailChange(api(), queryClient), { code });
  appSession().update({ user });
}

export const cancelEmailChange = () => runMutation(client.cancelEmailChange(api(), queryClient), undefined);
