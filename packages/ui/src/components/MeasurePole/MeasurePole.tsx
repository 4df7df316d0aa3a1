import * as styles from './MeasurePole.css.ts';

const tallest = 10;
/** Units a metre and the pole's width. */
const band = 16;
const width = 8;

/** Over its end, where the tree goes on: two strokes that grow shorter. */
const goingOn = `M0-3v-3M${width}-3v-3M0-9v-2M${width}-9v-2`;

/**
 * A tree's height on a black and white pole: a band a metre, at most ten, and open above where the tree is higher. The
 * figure stands in the text beside it.
 */
export function MeasurePole({
  heightM,
}: {
  /** The tree's height in metres; the pole ends at 10, and shows that a higher tree goes on. */
  heightM: number;
}) {
  const metres = Math.max(0, Math.min(tallest, heightM));
  const ground = tallest * band;
  const dark: string[] = [];
  for (let from = 0; from < metres; from += 2) {
    const to = Math.min(metres, from + 1);
    dark.push(`M0 ${ground - from * band}h${width}V${ground - to * band}H0z`);
  }
  return (
    <svg className={styles.pole} viewBox={`-1 -1 ${width + 2} ${ground + 2}`} aria-hidden="true">
      <rect
        className={styles.light}
        x={0.6}
        y={ground - metres * band}
        width={width - 1.2}
        height={metres * band}
      />
      <path className={styles.dark} d={dark.join('')} />
      {heightM > tallest && <path className={styles.open} d={goingOn} />}
    </svg>
  );
}
