/** What has to outlive the trip to Google: proof that this tab began it, and where it was going. */
interface Trip {
  readonly state: string;
  readonly next: string | null;
}

const key = 'rimba_google_trip';

/** Begins a trip. @returns the word that Google has to bring back. */
export function beginTrip(store: Pick<Storage, 'setItem'>, next: string | null): string {
  const state = Array.from(crypto.getRandomValues(new Uint8Array(24)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
  store.setItem(key, JSON.stringify({ state, next } satisfies Trip));
  return state;
}

/** Ends it: the trip that this word belongs to, once; undefined for a word this tab never gave. */
export function endTrip(
  store: Pick<Storage, 'getItem' | 'removeItem'>,
  state: string | null,
): Trip | undefined {
  const stored = store.getItem(key);
  store.removeItem(key);
  const trip: unknown = stored === null ? null : JSON.parse(stored);
  return isTrip(trip) && trip.state === state ? trip : undefined;
}

function isTrip(value: unknown): value is Trip {
  if (typeof value !== 'object' || value === null || !('state' in value) || !('next' in value)) return false;
  return typeof value.state === 'string' && (value.next === null || typeof value.next === 'string');
}
