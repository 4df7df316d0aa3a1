interface SignedTree {
  readonly code: string;
  readonly latinName: string;
}

/** What a certificate carries to be checked by anyone, and those of its fields that are signed with it. */
export interface SignedCertificate {
  readonly keyId: string;
  /** Exactly the text that was signed. */
  readonly signedPayload: string;
  /** Ed25519, base64url. */
  readonly signature: string;
  readonly certificateNumber?: string;
  readonly holder?: string;
  readonly issuedAt?: string;
  readonly startsAt?: string;
  readonly endsAt?: string;
  readonly revision?: number;
  readonly trees?: readonly {
    readonly tree: SignedTree;
    readonly replacedBy?: SignedTree | null | undefined;
    readonly endsAt: string;
  }[];
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
 * Whether one of the published keys signed this very text, and the record says all of the same: its number, holder,
 * revision and days, and of each tree its code, Latin name, end and which it replaces. The text alone, without any of
 * them, is checked by itself. Asks nobody.
 * Nothing else is signed, such as `state`, `message` or the communities: what has to be true is read out of `signedPayload`.
 * @throws where the platform knows no Ed25519.
 */
export async function verifyCertificate(
  certificate: SignedCertificate,
  keys: readonly PublishedKey[],
): Promise<boolean> {
  const { keyId, signedPayload } = certificate;
  const published = keys.find(({ kid }) => kid === keyId);
  const signature = bytesOf(certificate.signature);
  if (!published || !signature) return false;
  const { kty, crv, x } = published as Required<PublishedKey>;
  const key = await crypto.subtle
    .importKey('jwk', { kty, crv, x }, 'Ed25519', false, ['verify'])
    .catch(unlessUnknown);
  if (!key) return false;
  const isSigned = crypto.subtle.verify('Ed25519', key, signature, new TextEncoder().encode(signedPayload));
  return (await isSigned) && saysWhatWasSigned(certificate);
}

/** A key that is none signed nothing; a platform without Ed25519 cannot say. */
function unlessUnknown(error: unknown): undefined {
  if (error instanceof DOMException && error.name === 'NotSupportedError') throw error;
}

const signedFields = ['certificateNumber', 'holder', 'issuedAt', 'startsAt', 'endsAt', 'revision'] as const;

/** A right signature beside another name, another day or another tree would be worth nothing. */
function saysWhatWasSigned(certificate: SignedCertificate): boolean {
  try {
    const signed = JSON.parse(certificate.signedPayload);
    const trees = certificate.trees?.map(({ tree, replacedBy, endsAt }) =>
      replacedBy ? { ...replacedBy, endsAt, replaces: tree.code } : { ...tree, endsAt },
    );
    const isTextAlone = [...signedFields, 'trees' as const].every((name) => certificate[name] === undefined);
    return (
      isTextAlone ||
      (signedFields.every((name) => certificate[name] === signed[name]) &&
        trees !== undefined &&
        told(trees) === told(signed.trees))
    );
  } catch {
    // The service signs other texts, too, with the same key.
    return false;
  }
}

/** Trees in one order: the record has its own. */
const told = (
  trees: readonly (SignedTree & { readonly endsAt: string; readonly replaces?: string })[],
): string =>
  trees
    .map(({ code, latinName, endsAt, replaces }) => [code, latinName, endsAt, replaces].join())
    .sort()
    .join();

/** Undefined of what is no base64url. */
function bytesOf(base64url: string): Uint8Array<ArrayBuffer> | undefined {
  try {
    const binary = atob(base64url.replaceAll('-', '+').replaceAll('_', '/'));
    return Uint8Array.from(binary, (character) => character.charCodeAt(0));
  } catch {
    return undefined;
  }
}
