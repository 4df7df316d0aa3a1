import type { ReactNode } from 'react';
import { ScrollRegion } from '../ScrollRegion/ScrollRegion.tsx';
import { Table } from '../Table/Table.tsx';
import * as styles from './Chart.css.ts';
import { type ChartPoint, ground, height, placed, widthOf } from './chart-scale.ts';
import { TableSwitch } from './TableSwitch.tsx';

export type ChartProps = {
  /** What is drawn, in which unit and over which time. */
  label: string;
  /** From the earliest to the latest. */
  points: readonly ChartPoint[];
  /** The same figures as a table, one tap away; left out where the page has them as a table beside it. */
  twin?: {
    /** "Show as a table". */
    summary: string;
    /** "Hide the table": what stands in its place while the table is open. */
    hide?: string;
    columns: readonly [label: string, value: string];
  };
};

export type PlacedPoint = ReturnType<typeof placed>[number];

const lineHeight = 16;

/** What a point stands for, with its last word, mostly a year, below the others. */
function linesOf(name: string): string[] {
  const cut = name.lastIndexOf(' ');
  return cut < 0 ? [name] : [name.slice(0, cut), name.slice(cut + 1)];
}

/** What every chart has around its marks. It opens at its end, where the latest stands. */
export function ChartFrame({
  label,
  points,
  twin,
  marks,
}: ChartProps & { marks: (points: PlacedPoint[]) => ReactNode }) {
  const { width, fits } = widthOf(points);
  const all = placed(points);
  return (
    <figure className={styles.chart}>
      <ScrollRegion label={label} start="right">
        <svg
          className={styles.drawing({ fits })}
          viewBox={`0 0 ${width} ${height}`}
          width={width}
          height={height}
          role="img"
          aria-label={label}
        >
          {marks(all)}
          {all.map(({ label: name, valueText, x, y }) => (
            <g key={name}>
              <text className={styles.value} x={x} y={y - 8}>
                {valueText}
              </text>
              <text className={styles.label} y={ground + 18}>
                {linesOf(name).map((line, place) => (
                  <tspan key={line} x={x} dy={place * lineHeight}>
                    {line}
                  </tspan>
                ))}
              </text>
            </g>
          ))}
          <path className={styles.groundLine} d={`M0 ${ground}H${width}`} />
        </svg>
      </ScrollRegion>
      {twin && (
        <details>
          <TableSwitch className={styles.summary} summary={twin.summary} hide={twin.hide} />
          <Table
            caption={label}
            columns={[
              { key: 'label', head: twin.columns[0], cell: (point: ChartPoint) => point.label },
              { key: 'value', head: twin.columns[1], cell: (point) => point.valueText, align: 'end' },
            ]}
            rows={points}
            rowKey={(point) => point.label}
          />
        </details>
      )}
    </figure>
  );
}
