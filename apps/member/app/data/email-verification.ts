import { unwrap } from '@rimba/api-client';
import * as client from '@rimba/api-client/react-query';
import { appSession } from '../session/app-session.ts';
import { queryClient } from '../session/query-client.ts';
import type { Proof } from './account.ts';
import { api } from './api.ts';
import { runMutation } from './run-mutation.ts';

/** How often the page looks whether the link was pressed, perhaps on another device. */
const pollMs = 5_000;

/** Whether the address is proven; looked at again until it is. */
export const emailVerificationQuery = () => ({
  ...client.emailVerificationQuery(api()),
  refetchInterval: ({ state }: { state: { data?: { emailVerifiedAt: string | null } | undefined } }) =>
    state.data?.emailVerifiedAt ? (false as const) : pollMs,
});

export const sendVerification = () =>
  runMutation(client.sendEmailVerification(api(), queryClient), undefined);

/** Proves the address by the digits of the mail, in the session that asked for them. */
export const confirmCode = (code: string) => runMutation(client.confirmEmail(api(), queryClient), { code });

/** Puts another address in the place of the one that waits for its proof, in the frame too, and mails it a code. */
export async function correctEmail(email: string, proof: Proof): Promise<void> {
  const user = await unwrap(api().PUT('/api/v1/email/verification/address', { body: { email, ...proof } }));
  appSession().update({ user });
  queryClient.setQueryData(client.profileKey, user);
  await queryClient.invalidateQueries({ queryKey: emailVerificationQuery().queryKey });
}
