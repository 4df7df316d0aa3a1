import * as styles from './MeasurePole.css.ts';

const tallest = 10;
/** Units a metre and the pole's width. */
const band = 16;
const width = 8;

/** A tree's height on a black and white pole: a band a metre, at most ten. The figure stands in the text beside it. */
export function MeasurePole({
  heightM,
}: {
  /** The tree's height in metres; the pole ends at 10. */
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
    <svg
      className={styles.pole}
      viewBox={`-1 -1 ${width + 2} ${ground + 2}`}
      aria-hidden="true"
      focusable="false"
    >
      <rect
        className={styles.light}
        x={0.6}
        y={ground - metres * band}
        width={width - 1.2}
        height={metres * band}
      />
      <path className={styles.dark} d={dark.join('')} />
    </svg>
  );
}
