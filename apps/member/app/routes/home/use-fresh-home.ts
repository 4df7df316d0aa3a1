import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/** How long what stands there may be left alone, in milliseconds. */
const restful = 3_600_000;

/**
 * Asks anew for what home shows where its reader goes home once more, or comes back to a tab that was left for long: a
 * month may have passed there.
 */
export function useFreshHome(): void {
  const cache = useQueryClient();
  const { key } = useLocation();
  const entered = useRef(key);
  const askedAt = useRef(0);
  useEffect(() => {
    const ask = () => {
      askedAt.current = performance.now();
      void cache.refetchQueries({ type: 'active', stale: true });
    };
    if (entered.current === key) askedAt.current = performance.now();
    else ask();
    entered.current = key;
    const comeBack = () => {
      if (document.visibilityState === 'visible' && performance.now() - askedAt.current > restful) ask();
    };
    document.addEventListener('visibilitychange', comeBack);
    return () => document.removeEventListener('visibilitychange', comeBack);
  }, [cache, key]);
}
