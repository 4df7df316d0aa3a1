import { unwrap } from '@rimba/api-client';
import * as client from '@rimba/api-client/react-query';
import {
  beginTrip,
  findNativeShell,
  type GoogleLink,
  openTabStorage,
  signInWithNativeGoogle,
} from '@rimba/auth';
import { appSession } from '../session/app-session.ts';
import { queryClient } from '../session/query-client.ts';
import type { Proof } from './account.ts';
import { api } from './api.ts';
import { runMutation } from './run-mutation.ts';
import type { SignInWay } from './wire.ts';

export const signInWaysQuery = () => client.signInWaysQuery(api());

/** Removes a way; the account is signed out everywhere else. */
export const removeSignInWay = (id: SignInWay['id'], proof: Proof) =>
  runMutation(client.removeSignInWay(api(), queryClient), { id, ...proof });

/** Changes the password, or sets the first one; other devices are signed out. */
export async function changePassword(proof: Proof, newPassword: string): Promise<void> {
  await runMutation(client.changePassword(api()), { ...proof, newPassword });
  await queryClient.invalidateQueries({ queryKey: client.profileKey });
  void queryClient.invalidateQueries({ queryKey: client.securityEventKey });
  void queryClient.invalidateQueries({ queryKey: client.signInWayKey });
}

/** Has the password ask for a passkey after it, or no longer. */
export async function changeSecondFactor(on: boolean, proof: Proof): Promise<void> {
  await runMutation(client.changeSecondFactor(api(), queryClient), { on, ...proof });
  void queryClient.invalidateQueries({ queryKey: client.securityEventKey });
}

/** Gives a passkey another name. */
export const renameSignInWay = (id: SignInWay['id'], label: string) =>
  runMutation(client.renameSignInWay(api(), queryClient), { id, label });

/** What shows whose Google account it is: from the shell's own sheet, or from Google's page. */
export type GoogleProof = GoogleLink | { readonly credential: string };

/**
 * Lets the reader choose a Google account. In the native shell that answers at once; elsewhere Google's page takes the
 * place of this one, and what it brings back waits in the tab.
 */
export async function chooseGoogleAccount(): Promise<GoogleProof | undefined> {
  const shell = findNativeShell(window);
  if (shell) return { credential: await signInWithNativeGoogle(shell) };
  const next = `${window.location.pathname}#ways`;
  const trip = await beginTrip(openTabStorage(window), { next, linking: true });
  const { url } = await runMutation(client.googleAuthorization(api()), trip);
  window.location.assign(url);
  return undefined;
}

/** Connects a Google account; the session goes on as another one. */
export async function linkGoogle(google: GoogleProof, { code, ...proof }: Proof): Promise<void> {
  const confirmation = { ...proof, ...(code !== undefined && { confirmationCode: code }) };
  const session =
    'credential' in google
      ? await unwrap(api().POST('/api/v1/auth/google/verify', { body: { ...google, ...confirmation } }))
      : await unwrap(
          api().POST('/api/v1/auth/google/exchange', {
            body: { ...google, from: 'redirect', ...confirmation },
          }),
        );
  appSession().signIn(session);
  await queryClient.invalidateQueries({ queryKey: client.signInWayKey });
  void queryClient.invalidateQueries({ queryKey: client.securityEventKey });
}
