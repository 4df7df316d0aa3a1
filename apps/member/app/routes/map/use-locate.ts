import { contains, type MapPoint, wholeRegency } from '@rimba/map';
import { useState } from 'react';

/** `outside`: the reader is somewhere that this map does not show. */
export type Located = 'unasked' | 'asking' | 'found' | 'denied' | 'failed' | 'outside';

/** How long a device may look for itself. */
const longestMs = 15_000;

/** Asks the device where it is, and only when told to; the answer stays in this page. */
export function useLocate(onFound: (here: MapPoint) => void) {
  const [located, setLocated] = useState<Located>('unasked');
  const [here, setHere] = useState<MapPoint>();
  const locate = () => {
    if (!('geolocation' in navigator)) return setLocated('failed');
    setLocated('asking');
    navigator.geolocation.getCurrentPosition(
      ({ coords: { longitude, latitude } }) => {
        const found = { longitude, latitude };
        if (!contains(wholeRegency, found)) return setLocated('outside');
        setLocated('found');
        setHere(found);
        onFound(found);
      },
      ({ code, PERMISSION_DENIED }) => setLocated(code === PERMISSION_DENIED ? 'denied' : 'failed'),
      { timeout: longestMs, maximumAge: 60_000 },
    );
  };
  return { located, here, locate };
}
