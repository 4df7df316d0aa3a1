import type { ReactNode } from 'react';
import * as styles from './money.css.ts';

interface AmountBarsProps {
  /** What is shown, in which unit. */
  label: string;
  /** In a column that has no room for the bar beside its words. */
  narrow?: boolean;
  /** In the order of the table beside them. */
  amounts: readonly {
    key: string;
    name: ReactNode;
    value: number;
    valueText: string;
    /** What the amount is made up of. */
    parts?: string;
  }[];
}

/** Amounts under each other, each with its bar and its number. */
export function AmountBars({ label, narrow = false, amounts }: AmountBarsProps) {
  const most = Math.max(1, ...amounts.map(({ value }) => value));
  return (
    <ul className={styles.amounts} aria-label={label}>
      {amounts.map(({ key, name, value, valueText, parts }) => (
        <li key={key} className={narrow ? styles.narrowAmount : styles.amount}>
          <span>{name}</span>
          <span className={styles.figure}>{valueText}</span>
          <svg className={narrow ? styles.narrowTrack : styles.track} aria-hidden>
            <rect className={styles.filled} width={`${(Math.max(0, value) / most) * 100}%`} height="100%" />
          </svg>
          {parts !== undefined && <span className={styles.parts}>{parts}</span>}
        </li>
      ))}
    </ul>
  );
}
