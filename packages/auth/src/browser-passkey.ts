import type { RequestBody, Schema } from '@rimba/api-client';
import { SessionError, type SessionErrorCode } from './session-error.ts';

/** What a browser makes and signs with, as the service takes it. */
type NewPasskey = RequestBody<'addPasskey'>['credential'];
type SignedPasskey = RequestBody<'loginWithPasskey'>['credential'];

/** Whether a browser knows passkeys at all; there are none on plain http, nor in most web views. */
export const knowsPasskeys = (page: object): boolean => 'PublicKeyCredential' in page;

const library = () => import('@simplewebauthn/browser');

/** Has the browser make a passkey for the account. Throws `auth.passkey_…`. */
export async function makePasskey(options: Schema<'PasskeyCreationOptions'>): Promise<NewPasskey> {
  const { startRegistration } = await library();
  const { id, rawId, type, response } = await startRegistration({ optionsJSON: options }).catch(refuse);
  const { clientDataJSON, attestationObject, transports = [] } = response;
  return { id, rawId, type, response: { clientDataJSON, attestationObject, transports } };
}

/** Has the browser sign with a passkey that the reader chooses. Throws `auth.passkey_…`. */
export async function signWithPasskey(options: Schema<'PasskeyRequestOptions'>): Promise<SignedPasskey> {
  const { startAuthentication } = await library();
  const { id, rawId, type, response } = await startAuthentication({ optionsJSON: options }).catch(refuse);
  const { clientDataJSON, authenticatorData, signature, userHandle } = response;
  return {
    id,
    rawId,
    type,
    response: { clientDataJSON, authenticatorData, signature, ...(userHandle && { userHandle }) },
  };
}

/** By the names that browsers give; a reader who turns away and one who has no passkey look alike. */
const refusals: Record<string, SessionErrorCode> = {
  NotAllowedError: 'auth.passkey_cancelled',
  AbortError: 'auth.passkey_cancelled',
  InvalidStateError: 'auth.passkey_taken',
  ConstraintError: 'auth.passkey_not_supported',
  NotSupportedError: 'auth.passkey_not_supported',
  SecurityError: 'auth.passkey_not_supported',
};

function refuse(cause: unknown): never {
  const name = cause instanceof Error ? cause.name : '';
  throw new SessionError(refusals[name] ?? 'auth.passkey_failed', { cause });
}
