/** What a certificate carries to be checked by anyone. */
export interface SignedCertificate {
  readonly keyId: string;
  /** Exactly the text that was signed. */
  readonly signedPayload: string;
  /** Ed25519, base64url. */
  readonly signature: string;
}

/** A public key as the service publishes it, a JWK. */
export interface PublishedKey {
  /** The family of the key: OKP (RFC 8037). */
  readonly kty?: string;
  /** The curve of the key: Ed25519. */
  readonly crv?: string;
  /** The public key itself, base64url. */
  readonly x?: string;
  /** By which `keyId` certificates name it. */
  readonly kid?: string;
}

/**
 * Whether one of the published keys signed this very text; asks nobody. Whether the term still runs is not in it.
 * @throws where the platform knows no Ed25519.
 */
export async function verifyCertificate(
  { keyId, signedPayload, signature }: SignedCertificate,
  keys: readonly PublishedKey[],
): Promise<boolean> {
  const published = keys.find(({ kid }) => kid === keyId);
  if (!published) return false;
  const { kty, crv, x } = published as Required<PublishedKey>;
  const key = await crypto.subtle.importKey('jwk', { kty, crv, x }, 'Ed25519', false, ['verify']);
  return crypto.subtle.verify('Ed25519', key, bytesOf(signature), new TextEncoder().encode(signedPayload));
}

function bytesOf(base64url: string): Uint8Array<ArrayBuffer> {
  const binary = atob(base64url.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(binary, (character) => character.charCodeAt(0));
}
