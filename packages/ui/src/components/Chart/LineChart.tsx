import * as styles from './Chart.css.ts';
import { ChartFrame, type ChartProps, type PlacedPoint } from './ChartFrame.tsx';
import { ground } from './chart-scale.ts';

export type LineChartProps = ChartProps & {
  /** Fills what lies under the line: for an amount that is there, not one that changes. */
  area?: boolean;
};

const pathOf = (points: readonly PlacedPoint[]) =>
  points.map(({ x, y }, place) => `${place ? 'L' : 'M'}${x} ${y}`).join('');

function areaOf(points: readonly PlacedPoint[]) {
  const [first, last] = [points[0], points.at(-1)];
  return first && last ? `${pathOf(points)}L${last.x} ${ground}H${first.x}Z` : undefined;
}

/** One measure over time. For a tree's height there is GrowthChart. */
export function LineChart({ area = false, ...props }: LineChartProps) {
  return (
    <ChartFrame
      {...props}
      marks={(points) => (
        <>
          {area && <path className={styles.area} d={areaOf(points)} />}
          <path className={styles.line} d={pathOf(points)} />
          {points.map(({ label, x, y }) => (
            <circle key={label} className={styles.dot} cx={x} cy={y} r={4} />
          ))}
        </>
      )}
    />
  );
}
