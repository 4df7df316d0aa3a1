/** What has to outlive the trip to Google: proof that this tab began it, where it was going, and what for. */
interface Trip {
  readonly state: string;
  readonly next: string | null;
  /** To connect the Google account to the one that is signed in; left out by the version that knew no such trip. */
  readonly linking?: boolean;
}

const tripKey = 'rimba_google_trip';
const linkKey = 'rimba_google_link';

/** Begins a trip. @returns the word that Google has to bring back. */
export function beginTrip(
  store: Pick<Storage, 'setItem'>,
  { next = null, linking = false }: { next?: string | null; linking?: boolean } = {},
): string {
  const state = Array.from(crypto.getRandomValues(new Uint8Array(24)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
  store.setItem(tripKey, JSON.stringify({ state, next, linking } satisfies Trip));
  return state;
}

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
  return typeof state === 'string' && (next === null || typeof next === 'string') && isAimed;
}

/** Google's code, on its way from the page that Google leads back to to the profile, which asks for a proof. */
export interface GoogleLink {
  readonly code: string;
}

export const keepGoogleLink = (store: Pick<Storage, 'setItem'>, link: GoogleLink): void =>
  store.setItem(linkKey, JSON.stringify(link));

/** Takes it, once. */
export function takeGoogleLink(store: Pick<Storage, 'getItem' | 'removeItem'>): GoogleLink | undefined {
  const link = taken(store, linkKey);
  if (typeof link !== 'object' || link === null || !('code' in link)) return undefined;
  return typeof link.code === 'string' ? { code: link.code } : undefined;
}

function taken(store: Pick<Storage, 'getItem' | 'removeItem'>, key: string): unknown {
  const stored = store.getItem(key);
  store.removeItem(key);
  return stored === null ? null : JSON.parse(stored);
}
