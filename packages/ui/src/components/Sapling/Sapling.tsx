import * as styles from './Sapling.css.ts';
import { leavesAt, saplingPaths } from './sapling-paths.ts';

export type SaplingProps = {
  /** Where its foot stands in the drawing, in units from the left. */
  x: number;
  /** Where its foot stands in the drawing, in units from the top. */
  y: number;
  /** Units a metre. */
  scale: number;
  /** How high it is, in metres. */
  heightM: number;
  /** The tree's code. */
  seed: string;
  /** What of their full reach its leaves have, 0 to 1, where it stands in a crowd. */
  breadth?: number;
  /** Dead: its twigs without leaves. */
  dead?: boolean;
};

/** A young tree at its height, inside an SVG. */
export function Sapling({ x, y, scale, heightM, seed, breadth, dead = false }: SaplingProps) {
  const paths = saplingPaths(heightM * scale, seed, leavesAt(heightM), breadth);
  return (
    <g className={dead ? styles.bare : undefined} transform={`translate(${x} ${y})`}>
      <path className={styles.stem} d={paths.stem} />
      {dead ? (
        <path className={styles.stem} d={paths.twigs} />
      ) : (
        <path className={styles.leaves} d={paths.leaves} />
      )}
    </g>
  );
}
