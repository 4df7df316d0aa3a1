import { serviceNow } from '@rimba/api-client';
import { useEffect, useState } from 'react';

const secondsUntil = (moment: string, now: () => number) =>
  Math.max(0, Math.ceil((Date.parse(moment) - now()) / 1000));

/**
 * Whole seconds until a moment (ISO 8601), counted down; 0 from then on, and where there is none.
 * @param now whose clock the moment is by
 */
export function useSecondsUntil(moment: string | null, now: () => number = serviceNow): number {
  const [seconds, setSeconds] = useState(() => (moment === null ? 0 : secondsUntil(moment, now)));
  useEffect(() => {
    if (moment === null) return setSeconds(0);
    setSeconds(secondsUntil(moment, now));
    const timer = setInterval(() => setSeconds(secondsUntil(moment, now)), 1000);
    return () => clearInterval(timer);
  }, [moment, now]);
  return seconds;
}
