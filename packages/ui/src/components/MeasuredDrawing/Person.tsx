import * as styles from './MeasuredDrawing.css.ts';
import { personM } from './measured-geometry.ts';

/** The figure is drawn 100 units high. */
const drawnHeight = 100;

/** A surveyor 1.65 m tall in a wide hat, feet at x, y. */
export function Person({ x, y, unitsPerMetre }: { x: number; y: number; unitsPerMetre: number }) {
  const scale = Math.round(((personM * unitsPerMetre) / drawnHeight) * 1000) / 1000;
  return (
    <g transform={`translate(${x} ${y}) scale(${scale})`}>
      <path className={styles.person} d="M-17-86q17 9 34 0q-8-14-17-16q-9 2-17 16z" />
      <path className={styles.person} d="M-9-84q-1 12 9 14q10-2 9-14q-9 4-18 0z" />
      <path
        className={styles.person}
        d="M-5-70q-14 2-17 8l-4 34q2 3 6 1l5-22v16l-6 33h10l6-32h3l5 32h10l-5-33v-16l13 14q4 0 5-4l-15-24q-3-5-9-7q-4 3-7 0z"
      />
      <path className={styles.personLines} d="M19-38l9-4 5 9-9 4zM-15-48q13 5 27 0M-7-34h13" />
    </g>
  );
}
