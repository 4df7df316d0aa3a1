import { type PointerEvent, useRef } from 'react';

/** A finger that moves less than this, in pixels, did not mean it. */
const threshold = 45;

/** Calls with 1 for a swipe to the left (on), with -1 for one to the right (back). */
export function useSwipe(onSwipe: (step: 1 | -1) => void) {
  const start = useRef<number>(undefined);
  return {
    onPointerDown: ({ clientX }: PointerEvent) => {
      start.current = clientX;
    },
    onPointerUp: ({ clientX }: PointerEvent) => {
      const moved = clientX - (start.current ?? clientX);
      start.current = undefined;
      if (Math.abs(moved) >= threshold) onSwipe(moved < 0 ? 1 : -1);
    },
    onPointerCancel: () => {
      start.current = undefined;
    },
  };
}
