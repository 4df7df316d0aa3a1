import type { MouseEvent } from 'react';
import { scrollRegion, unspoken } from '../../styles/accessibility.ts';
import { seededRandom } from '../GrowthRings/seeded-random.ts';
import { Person } from '../MeasuredDrawing/Person.tsx';
import type { PlateSource } from '../Plate/Drawing.tsx';
import { StandingTree } from '../Sapling/StandingTree.tsx';
import { frame, rowLayout } from './row-layout.ts';
import * as styles from './StandingRow.css.ts';

/** An address, and how the app follows it without loading the page anew. */
export type RowLink = { href: string; onFollow?: (event: MouseEvent) => void };

export type StandingRowTree = RowLink & {
  code: string;
  name: string;
  heightM: number;
  /** "9,4 m". */
  height: string;
  /** The figure of its kind, for trees from 3.5 m. */
  figure: PlateSource;
};

export type StandingRowProps = {
  /** "Hutan saya, tinggi menurut skala". */
  label: string;
  trees: readonly StandingRowTree[];
  /** A height on the scale as written: (4) → "4 m". */
  formatHeight: (metres: number) => string;
  /** The empty place at the end, which calls to adopt again. */
  vacant?: RowLink & { text: string; label: string };
};

/** One's own trees standing in a row at one scale, each at its last surveyed height, with a person of 1.65 m. */
export function StandingRow({ label, trees, formatHeight, vacant }: StandingRowProps) {
  const { width, unitsPerMetre, xs, lines } = rowLayout(trees);
  const vacantX = xs.at(-1) ?? frame.left;
  const height = frame.ground + frame.foot;
  return (
    <div className={styles.scroller} {...scrollRegion(label)}>
      <svg
        className={styles.drawing}
        viewBox={`0 0 ${width} ${height}`}
        width={width}
        height={height}
        focusable="false"
      >
        <title>{label}</title>
        {lines.map((metres) => {
          const y = frame.ground - metres * unitsPerMetre;
          return (
            <g key={metres} {...unspoken}>
              <path className={styles.grid} d={`M0 ${y}H${width}`} />
              <text className={styles.axis} x={width - 6} y={y - 5}>
                {formatHeight(metres)}
              </text>
            </g>
          );
        })}
        <path className={styles.ground} d={`M0 ${frame.ground}H${width}`} />
        <path className={styles.grass} d={grass(width)} />
        {trees.length > 0 && (
          <Person x={((xs[0] ?? 0) + (xs[1] ?? 0)) / 2} y={frame.ground} unitsPerMetre={unitsPerMetre} />
        )}
        {trees.map((tree, i) => (
          <RowTreeLink key={tree.code} tree={tree} x={xs[i] ?? 0} unitsPerMetre={unitsPerMetre} />
        ))}
        {vacant && <VacantPlace {...vacant} x={vacantX} />}
      </svg>
    </div>
  );
}

function RowTreeLink({
  tree,
  x,
  unitsPerMetre,
}: {
  tree: StandingRowTree;
  x: number;
  unitsPerMetre: number;
}) {
  const top = frame.ground - tree.heightM * unitsPerMetre;
  return (
    <a className={styles.link} href={tree.href} onClick={tree.onFollow}>
      <rect className={styles.target} x={x - 40} y={top} width={80} height={frame.ground + 46 - top} />
      <StandingTree
        x={x}
        y={frame.ground}
        unitsPerMetre={unitsPerMetre}
        heightM={tree.heightM}
        seed={tree.code}
        figure={tree.figure}
      />
      <text className={styles.name} x={x} y={frame.ground + 24}>
        <tspan>{tree.name}</tspan>{' '}
        <tspan className={styles.height} x={x} dy={18}>
          {tree.height}
        </tspan>
      </text>
    </a>
  );
}

function VacantPlace({
  x,
  text,
  label,
  href,
  onFollow,
}: NonNullable<StandingRowProps['vacant']> & { x: number }) {
  const top = frame.ground - 100;
  return (
    <a className={styles.link} href={href} onClick={onFollow} aria-label={label}>
      <rect className={styles.target} x={x - 44} y={top} width={88} height={frame.ground - top} />
      <path className={styles.vacant} d={`M${x} ${top + 44}V${frame.ground}`} />
      <rect className={styles.vacant} x={x - 44} y={top} width={88} height={44} rx={4} />
      <text className={styles.vacantText} x={x} y={top + 27}>
        {text}
      </text>
    </a>
  );
}

function grass(width: number): string {
  const random = seededRandom('grass');
  let d = '';
  for (let x = 8; x < width; x += 14 + random() * 22) {
    const h = 6 + random() * 8;
    d += `M${Math.round(x)} ${frame.ground}q-2-${Math.round(h * 0.6)} -4-${Math.round(h)}M${Math.round(x)} ${frame.ground}q2-${Math.round(h * 0.5)} 4-${Math.round(h * 0.9)}`;
  }
  return d;
}
