import type { ReactNode } from 'react';
import { SortButton, type SortOrder } from './SortButton.tsx';
import * as styles from './Table.css.ts';

export type Column<Row> = {
  key: string;
  head: string;
  cell: (row: Row) => ReactNode;
  /** Amounts stand at the end. */
  align?: 'start' | 'end';
  /** Its head becomes a button that orders the rows. */
  sortable?: boolean;
};

export type TableSort = {
  /** The column that orders the rows now. */
  key: string;
  order: SortOrder;
  onSort: (key: string, order: SortOrder) => void;
};

export type TableProps<Row> = {
  /** What the table holds, for screen readers; the page's heading says it to everyone else. */
  caption: string;
  /** Each a `key`, a `head`, the `cell` of a row, and perhaps `align` (amounts: `end`) and `sortable`. The first names its row. */
  columns: readonly [Column<Row>, ...Column<Row>[]];
  /** The rows, in the order shown. */
  rows: readonly Row[];
  /** What tells one row from another. */
  rowKey: (row: Row) => string;
  /** The order of the rows, which come in it from outside. */
  sort?: TableSort;
};

/** No zebra, no vertical lines. Below 768 px a row becomes an entry of two lines. */
export function Table<Row>({ caption, columns, rows, rowKey, sort }: TableProps<Row>) {
  const [first, ...others] = columns;
  const hasAmounts = others.filter(({ align }) => align === 'end').length > 1;
  return (
    <table className={styles.table}>
      <caption className={styles.caption}>{caption}</caption>
      <thead className={styles.head({ sortable: sort !== undefined })}>
        <tr>
          {columns.map(({ key, head, align = 'start', sortable = false }) => (
            <th
              key={key}
              scope="col"
              className={styles.headCell({ align, sortable: sort !== undefined && sortable })}
              aria-sort={sort?.key === key ? sort.order : undefined}
            >
              {sort && sortable ? (
                <SortButton
                  order={sort.key === key ? sort.order : undefined}
                  onSort={(order) => sort.onSort(key, order)}
                >
                  {head}
                </SortButton>
              ) : (
                head
              )}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className={styles.body}>
        {rows.map((row) => (
          <tr key={rowKey(row)} className={styles.row}>
            <th scope="row" className={styles.cell({ align: first.align ?? 'start' })}>
              {first.cell(row)}
            </th>
            {others.map(({ key, head, cell, align = 'start' }) => (
              <td
                key={key}
                data-head={head}
                className={styles.cell({ align, named: hasAmounts && align === 'end' })}
              >
                {cell(row)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
