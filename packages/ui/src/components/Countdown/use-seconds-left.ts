import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { secondsLeft } from './time-left.ts';

const everySecond = (tick: () => void) => {
  const timer = setInterval(tick, 1000);
  return () => clearInterval(timer);
};

/**
 * Seconds until the deadline, each second anew; undefined while the server renders, which has no clock to show.
 * `onEnd` runs once, when it reaches nought in front of the reader.
 */
export function useSecondsLeft(
  deadline: number,
  now: () => number,
  onEnd: (() => void) | undefined,
): number | undefined {
  const read = useCallback(() => secondsLeft(deadline, now()), [deadline, now]);
  const seconds = useSyncExternalStore<number | undefined>(everySecond, read, () => undefined);
  const end = useRef(onEnd);
  useEffect(() => {
    end.current = onEnd;
  });
  const [endedFor, setEndedFor] = useState<number>();
  const over = seconds === 0 && endedFor !== deadline;
  useEffect(() => {
    if (!over) return;
    setEndedFor(deadline);
    end.current?.();
  }, [over, deadline]);
  return seconds;
}
