import { TableSwitch } from '../Chart/TableSwitch.tsx';
import * as styles from './GrowthChart.css.ts';
import { GrowthDrawing, type GrowthDrawingProps } from './GrowthDrawing.tsx';

export type GrowthChartProps = GrowthDrawingProps & {
  /** The chart in a sentence: from what height when to what height when. */
  label: string;
  /** The same figures as a table, one tap away. */
  table: {
    summary: string;
    /** What stands in its place while the table is open. */
    hide?: string;
    columns: readonly string[];
    /** A row a survey; the first cell is its date. */
    rows: readonly (readonly string[])[];
  };
};

/** A tree's height over time: its marks are the tree itself at each survey. */
export function GrowthChart({ table, label, ...drawing }: GrowthChartProps) {
  return (
    <div className={styles.panel}>
      <div className={styles.inner} role="img" aria-label={label}>
        <GrowthDrawing {...drawing} />
      </div>
      <details className={styles.twin}>
        <TableSwitch className={styles.summary} summary={table.summary} hide={table.hide} />
        <table className={styles.table}>
          <thead>
            <tr>
              {table.columns.map((column) => (
                <th key={column} scope="col" className={styles.head}>
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {table.rows.map(([date, ...cells]) => (
              <tr key={date}>
                <th scope="row" className={styles.cell}>
                  {date}
                </th>
                {cells.map((text, i) => (
                  <td key={table.columns[i + 1]} className={styles.cell}>
                    {text}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </div>
  );
}
