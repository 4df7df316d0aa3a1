import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/** Asks anew for what home shows where its reader goes home from home: nothing is mounted then, which would ask. */
export function useFreshHome(): void {
  const cache = useQueryClient();
  const { key } = useLocation();
  const entered = useRef(key);
  useEffect(() => {
    if (entered.current !== key) void cache.refetchQueries({ type: 'active', stale: true });
    entered.current = key;
  }, [cache, key]);
}
