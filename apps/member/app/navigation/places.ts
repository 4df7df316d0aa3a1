import { openTabStorage } from '@rimba/auth';
import type { Places } from './navigation.ts';

const storeKey = 'rimba-places';

/**
 * How far down each entry of the history was left, for as long as the tab lives, page loads included. A browser that
 * keeps nothing begins each page at its top.
 */
export function createPlaces(): Places {
  const storage = openTabStorage(window);
  const places: Record<string, number> = JSON.parse(storage.getItem(storeKey) ?? '{}');
  const keep = (key: string) => {
    places[key] = window.scrollY;
  };
  const { history } = window;
  history.scrollRestoration = 'manual';
  window.addEventListener('pagehide', ({ persisted }) => {
    // Until a script of ours runs in the page that is loaded here again, the browser alone knows its place.
    if (!persisted) history.scrollRestoration = 'auto';
    const key: string | undefined = history.state?.key;
    if (key) keep(key);
    storage.setItem(storeKey, JSON.stringify(places));
  });
  return { keep, of: (key) => places[key] };
}
