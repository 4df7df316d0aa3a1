import { useEffect } from 'react';
import { closeByBack } from './close-by-back.ts';

/** Inside what lies over the page: Back does to it what Escape does. */
export function CloseByBack() {
  useEffect(
    () =>
      closeByBack(() =>
        document.dispatchEvent(
          new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true }),
        ),
      ),
    [],
  );
  return null;
}
