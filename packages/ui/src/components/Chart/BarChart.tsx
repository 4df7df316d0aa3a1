import * as styles from './Chart.css.ts';
import { ChartFrame, type ChartProps } from './ChartFrame.tsx';
import { frame, ground } from './chart-scale.ts';

const width = frame.step / 2;

/** Amounts that add up, period by period. Drawn on the server; it needs no script. */
export function BarChart(props: ChartProps) {
  return (
    <ChartFrame
      {...props}
      marks={(points) =>
        points.map(({ label, x, y }) => (
          <rect
            key={label}
            className={styles.bar}
            x={x - width / 2}
            y={y}
            width={width}
            height={ground - y}
          />
        ))
      }
    />
  );
}
