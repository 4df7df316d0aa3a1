import { Sapling } from '../Sapling/Sapling.tsx';
import * as styles from './GrowthChart.css.ts';
import {
  type Frame,
  frames,
  type GrowthPoint,
  type GrowthWindow,
  gridHeights,
  growthScale,
  leafBreadths,
  writtenTicks,
} from './growth-scale.ts';

/** A tree drawn higher than this looks like a sapling no more; its dot alone stands for it. */
const saplingLimitM = 6;

export type GrowthDrawingProps = {
  /** From the first survey to the latest. */
  points: readonly [GrowthPoint, ...GrowthPoint[]];
  /** When the next survey is expected, and how that is said in short. */
  next?: GrowthWindow & { label: string };
  /** The tree's code: its shape stays the same from survey to survey. */
  seed: string;
  /** Over the axis: "height (m)". */
  axisLabel: string;
  /** A height on the axis as written: (1.5) → "1,5". */
  formatHeight: (heightM: number) => string;
};

/** Drawn twice: what fits a page would be cut or too small to read within a phone's. */
export function GrowthDrawing(props: GrowthDrawingProps) {
  return (
    <>
      <FramedDrawing {...props} frame={frames.narrow} />
      <FramedDrawing {...props} frame={frames.wide} />
    </>
  );
}

function FramedDrawing({
  points,
  next,
  seed,
  axisLabel,
  formatHeight,
  frame,
}: GrowthDrawingProps & { frame: Frame }) {
  const scale = growthScale(frame, points, next);
  const { x, y, unitsPerMetre } = scale;
  const breadths = leafBreadths(points, scale, next);
  const ticks = writtenTicks(points, x);
  const lines = gridHeights(Math.max(...points.map((point) => point.heightM)));
  const curve = points.map((point, i) => `${i === 0 ? 'M' : 'L'}${x(point.at)} ${y(point.heightM)}`).join('');
  return (
    <svg
      className={styles.chart[frame === frames.wide ? 'wide' : 'narrow']}
      viewBox={`0 0 ${frame.width} ${frame.height}`}
      aria-hidden="true"
    >
      {next && (
        <>
          <rect
            className={styles.band}
            x={x(next.from)}
            y={20}
            width={Math.max(8, x(next.to) - x(next.from))}
            height={frame.ground - 20}
          />
          <text className={styles.remark} x={frame.right} y={14} textAnchor="end">
            {next.label}
          </text>
        </>
      )}
      {lines.map((heightM) => (
        <g key={heightM}>
          <path
            className={heightM === 0 ? styles.ground : styles.grid}
            d={`M${frame.left} ${y(heightM)}H${frame.right}`}
          />
          <text className={styles.axis} x={frame.left - 6} y={y(heightM) + 4} textAnchor="end">
            {formatHeight(heightM)}
          </text>
        </g>
      ))}
      <text className={styles.remark} x={10} y={16}>
        {axisLabel}
      </text>
      <g className={styles.growing}>
        {points.map(
          (point, i) =>
            point.heightM <= saplingLimitM && (
              <Sapling
                key={point.at}
                x={x(point.at)}
                y={frame.ground}
                scale={unitsPerMetre}
                heightM={point.heightM}
                seed={seed}
                breadth={breadths[i] ?? 1}
                dead={point.dead ?? false}
              />
            ),
        )}
        <path className={styles.curve} d={curve} />
        {points.map((point) => (
          <g key={point.at}>
            <circle className={styles.dot} cx={x(point.at)} cy={y(point.heightM)} r={3.5} />
            {ticks.has(point.at) && (
              <>
                <text className={styles.value} x={x(point.at)} y={y(point.heightM) - 13} textAnchor="middle">
                  {point.value}
                </text>
                <text className={styles.axis} x={x(point.at)} y={frame.ground + 20} textAnchor="middle">
                  {point.tick}
                </text>
              </>
            )}
          </g>
        ))}
      </g>
    </svg>
  );
}
