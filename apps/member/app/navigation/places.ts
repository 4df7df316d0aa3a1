import type { Places } from './navigation.ts';

const storeKey = 'rimba-places';

/** How far down each entry of the history was left, for as long as the tab lives, page loads included. */
export function createPlaces(): Places {
  const places = stored();
  window.history.scrollRestoration = 'manual';
  window.addEventListener('pagehide', () => {
    const { key }: { key?: string } = window.history.state ?? {};
    if (key !== undefined) places[key] = window.scrollY;
    try {
      sessionStorage.setItem(storeKey, JSON.stringify(places));
    } catch {
      // A browser that keeps nothing begins each page at its top.
    }
  });
  return {
    keep: (key) => {
      places[key] = window.scrollY;
    },
    of: (key) => places[key],
  };
}

function stored(): Record<string, number> {
  try {
    return JSON.parse(sessionStorage.getItem(storeKey) ?? '{}');
  } catch {
    return {};
  }
}
