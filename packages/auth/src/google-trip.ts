/** What has to outlive the trip to Google: proof that this tab began it, where it was going, and what for. */
interface Trip {
  readonly state: string;
  /** PKCE's: who has only seen the addresses of the trip cannot use its code. Left out by the version that knew none. */
  readonly verifier?: string;
  readonly next: string | null;
  /** To connect the Google account to the one that is signed in; left out by the version that knew no such trip. */
  readonly linking?: boolean;
}

const tripKey = 'rimba_google_trip';
const linkKey = 'rimba_google_link';

/** Begins a trip. @returns the word that Google has to bring back, and what the code will be changed with, hashed. */
export async function beginTrip(
  store: Pick<Storage, 'setItem'>,
  { next = null, linking = false }: { next?: string | null; linking?: boolean } = {},
): Promise<{ state: string; codeChallenge: string }> {
  const [state, verifier] = [secret(), secret()];
  store.setItem(tripKey, JSON.stringify({ state, verifier, next, linking } satisfies Trip));
  return { state, codeChallenge: await s256(verifier) };
}

const base64url = (bytes: Uint8Array) =>
  btoa(String.fromCharCode(...bytes)).replace(/[+/=]/g, (sign) => ({ '+': '-', '/': '_' })[sign] ?? '');

const secret = () => base64url(crypto.getRandomValues(new Uint8Array(32)));

const s256 = async (verifier: string): Promise<string> =>
  base64url(new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(verifier))));

/** Ends it: the trip that this word belongs to, once; undefined for a word this tab never gave. */
export function endTrip(
  store: Pick<Storage, 'getItem' | 'removeItem'>,
  state: string | null,
): Trip | undefined {
  const trip = taken(store, tripKey);
  return isTrip(trip) && trip.state === state ? trip : undefined;
}

function isTrip(value: unknown): value is Trip {
  if (typeof value !== 'object' || value === null) return false;
  if (!('state' in value && 'next' in value)) return false;
  const { state, next } = value;
  const isAimed = !('linking' in value) || typeof value.linking === 'boolean';
  const isSealed = !('verifier' in value) || typeof value.verifier === 'string';
  return typeof state === 'string' && (next === null || typeof next === 'string') && isAimed && isSealed;
}

/** Google's code, on its way from the page that Google leads back to to the profile, which asks for a proof. */
export interface GoogleLink {
  readonly code: string;
  readonly codeVerifier?: string;
}

export const keepGoogleLink = (store: Pick<Storage, 'setItem'>, link: GoogleLink): void =>
  store.setItem(linkKey, JSON.stringify(link));

/** Takes it, once. */
export function takeGoogleLink(store: Pick<Storage, 'getItem' | 'removeItem'>): GoogleLink | undefined {
  const link = taken(store, linkKey);
  if (typeof link !== 'object' || link === null || !('code' in link)) return undefined;
  if (typeof link.code !== 'string') return undefined;
  const codeVerifier = 'codeVerifier' in link ? link.codeVerifier : undefined;
  return { code: link.code, ...(typeof codeVerifier === 'string' && { codeVerifier }) };
}

function taken(store: Pick<Storage, 'getItem' | 'removeItem'>, key: string): unknown {
  const stored = store.getItem(key);
  store.removeItem(key);
  return stored === null ? null : JSON.parse(stored);
}
