import { randomBytes } from 'node:crypto';
import { Problem } from '../../http/problem.ts';
import type { PasskeyRow } from './passkey.repository.ts';
import type { NewCredential, SignedCredential } from './passkey.schemas.ts';

/** Opened when it is first needed: it is large, and most calls are not about passkeys. */
const library = () => import('@simplewebauthn/server');

/** Our own site, as browsers name it. */
type Site = { id: string; origin: string };

export const siteAt = (publicUrl: string): Site => {
  const { hostname, origin } = new URL(publicUrl);
  return { id: hostname, origin };
};

export const newChallenge = (): string => randomBytes(32).toString('base64url');

/** What a passkey says of whose it is: base64url of the account's id. */
export const handleOf = (adopterId: number): string => Buffer.from(String(adopterId)).toString('base64url');

/** ES256, EdDSA and RS256, as COSE numbers them. */
export const algorithms = [-7, -8, -257];

const failed = (cause?: unknown) => new Problem('auth.passkey_failed', { cause });

/** What a browser was asked, and on whose page. @throws Problem auth.passkey_failed where it cannot be read */
export function readClientData(clientDataJSON: string): { challenge: string; origin: string } {
  try {
    const { challenge, origin } = JSON.parse(Buffer.from(clientDataJSON, 'base64url').toString());
    if (typeof challenge === 'string' && typeof origin === 'string') return { challenge, origin };
  } catch (cause) {
    throw failed(cause);
  }
  throw failed();
}

type Asked = { site: Site; challenge: string };

const expected = ({ site, challenge }: Asked) => ({
  expectedChallenge: challenge,
  expectedOrigin: site.origin,
  expectedRPID: site.id,
  requireUserVerification: true,
});

/** None is asked for, and to check one by certificates is to fetch addresses that a stranger wrote into them. */
async function refuseCertificates(attestationObject: string): Promise<void> {
  const { decodeAttestationObject } = await import('@simplewebauthn/server/helpers');
  const attestation = decodeAttestationObject(new Uint8Array(Buffer.from(attestationObject, 'base64url')));
  const isOwn = attestation.get('fmt') === 'packed' && !attestation.get('attStmt').get('x5c');
  if (attestation.get('fmt') !== 'none' && !isOwn) throw new Error('An attestation by others');
}

/** Checks a passkey that a browser has made. @throws Problem auth.passkey_failed */
export async function checkNew(
  { id, rawId, type, response }: NewCredential,
  asked: Asked,
): Promise<Omit<PasskeyRow, 'wayId'>> {
  const { clientDataJSON, attestationObject, transports = [] } = response;
  try {
    await refuseCertificates(attestationObject);
    const { verifyRegistrationResponse } = await library();
    const { registrationInfo } = await verifyRegistrationResponse({
      ...expected(asked),
      response: {
        id,
        rawId,
        type,
        response: { clientDataJSON, attestationObject },
        clientExtensionResults: {},
      },
      supportedAlgorithmIDs: algorithms,
    });
    if (!registrationInfo) throw new Error('Not verified');
    const { id: credentialId, publicKey, counter } = registrationInfo.credential;
    return { credentialId, publicKey: Buffer.from(publicKey).toString('base64url'), counter, transports };
  } catch (cause) {
    throw failed(cause);
  }
}

/**
 * Checks what a browser has signed with a passkey.
 * @returns how often the passkey says that it was used
 * @throws Problem auth.passkey_failed, about its owner
 */
export async function checkSigned(
  { id, rawId, type, response }: SignedCredential,
  passkey: PasskeyRow & { adopterId: number },
  asked: Asked,
): Promise<number> {
  const { clientDataJSON, authenticatorData, signature, userHandle } = response;
  try {
    if (typeof userHandle === 'string' && userHandle !== handleOf(passkey.adopterId))
      throw new Error('Of somebody else');
    const { verifyAuthenticationResponse } = await library();
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      ...expected(asked),
      response: {
        id,
        rawId,
        type,
        response: { clientDataJSON, authenticatorData, signature },
        clientExtensionResults: {},
      },
      // The counter is compared where it is kept, so that two at once are not both let in.
      credential: {
        id: passkey.credentialId,
        publicKey: new Uint8Array(Buffer.from(passkey.publicKey, 'base64url')),
        counter: 0,
      },
    });
    if (!verified) throw new Error('Not verified');
    return authenticationInfo.newCounter;
  } catch (cause) {
    throw new Problem('auth.passkey_failed', { about: passkey.adopterId, cause });
  }
}
