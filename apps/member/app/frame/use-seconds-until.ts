import { useEffect, useState } from 'react';

const secondsUntil = (instant: string | null) =>
  instant === null ? 0 : Math.max(0, Math.ceil((Date.parse(instant) - Date.now()) / 1000));

/** Whole seconds until a moment, counting down to 0. */
export function useSecondsUntil(instant: string | null): number {
  const [seconds, setSeconds] = useState(() => secondsUntil(instant));
  useEffect(() => {
    setSeconds(secondsUntil(instant));
    const timer = setInterval(() => setSeconds(secondsUntil(instant)), 1000);
    return () => clearInterval(timer);
  }, [instant]);
  return seconds;
}
