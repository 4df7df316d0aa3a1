import * as styles from './MeasuredDrawing.css.ts';
import { personM, personPaths, personUnits } from './person-paths.ts';

/** A surveyor 1.65 m tall in a wide hat, feet at x, y. */
export function Person({ x, y, unitsPerMetre }: { x: number; y: number; unitsPerMetre: number }) {
  const scale = Math.round(((personM * unitsPerMetre) / personUnits) * 1000) / 1000;
  return (
    <g transform={`translate(${x} ${y}) scale(${scale})`}>
      {personPaths.map((d) => (
        <path key={d} className={styles.person} d={d} />
      ))}
      <path className={styles.personLines} d="M19-38l9-4 5 9-9 4zM-15-48q13 5 27 0M-7-34h13" />
    </g>
  );
}
