import { type RequestBody, unwrap } from '@rimba/api-client';
import { api } from './api.ts';

/** Shows once more that it is the adopter: the password, or a code from a mail. */
export type Proof = RequestBody<'deleteProfile'>;

/** Mails a code that stands in for the password; answers when the next may be asked for. */
export async function sendConfirmationCode(): Promise<string> {
  const { nextSendAt } = await unwrap(api().POST('/api/v1/profile/confirmation'));
  return nextSendAt;
}

/** Everything that is kept about the adopter, as a file of JSON. */
export async function exportOwnData(): Promise<Blob> {
  const data = await unwrap(api().GET('/api/v1/profile/export'));
  return new Blob([JSON.stringify(data, null, 2)], { type: 'application/json' });
}

export async function deleteAccount(proof: Proof): Promise<void> {
  await unwrap(api().DELETE('/api/v1/profile', { body: proof }));
}
