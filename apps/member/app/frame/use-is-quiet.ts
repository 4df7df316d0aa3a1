import { useEffect, useState } from 'react';

const longestWaitMs = 3_000;

/** Whether the page has come to rest once: what can wait until then does not stand in its way. */
export function useIsQuiet(): boolean {
  const [quiet, setQuiet] = useState(false);
  useEffect(() => {
    // Safari tells of no idle time.
    if (!('requestIdleCallback' in window)) {
      const timer = setTimeout(() => setQuiet(true), longestWaitMs);
      return () => clearTimeout(timer);
    }
    const call = requestIdleCallback(() => setQuiet(true), { timeout: longestWaitMs });
    return () => cancelIdleCallback(call);
  }, []);
  return quiet;
}
