import { serviceNow } from '@rimba/api-client';
import { useEffect, useState } from 'react';

const secondsUntil = (moment: string) => Math.max(0, Math.ceil((Date.parse(moment) - serviceNow()) / 1000));

/** Whole seconds until a moment (ISO 8601), counted down; 0 from then on, and where there is none. */
export function useSecondsUntil(moment: string | null): number {
  const [seconds, setSeconds] = useState(() => (moment === null ? 0 : secondsUntil(moment)));
  useEffect(() => {
    if (moment === null) return setSeconds(0);
    setSeconds(secondsUntil(moment));
    const timer = setInterval(() => setSeconds(secondsUntil(moment)), 1000);
    return () => clearInterval(timer);
  }, [moment]);
  return seconds;
}
