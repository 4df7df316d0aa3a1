import type { CSSProperties } from 'react';
import { pole } from './MeasurePole.css.ts';

const tallest = 10;

/** A tree's height on a black and white pole: a band a metre, at most ten. The figure stands in the text beside it. */
export function MeasurePole({ heightM }: { heightM: number }) {
  const metres = Math.max(0, Math.min(tallest, heightM));
  return (
    <span
      className={pole}
      style={{ '--metres': metres, display: 'block' } as CSSProperties}
      aria-hidden="true"
    />
  );
}
