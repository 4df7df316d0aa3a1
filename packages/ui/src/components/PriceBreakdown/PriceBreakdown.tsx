import * as styles from './PriceBreakdown.css.ts';

export type PriceLine = {
  /** "3 trees × IDR 150,000", "Planting season discount, 10%". */
  label: string;
  /** Formatted, without a sign: "IDR 45,000". */
  amount: string;
  /** A discount is green and carries a minus. */
  kind?: 'charge' | 'discount';
};

export type PriceBreakdownProps = {
  /** What makes up the total, in reading order: each a `label`, its `amount` as written, and its `kind`, `charge` or `discount`. */
  lines: readonly PriceLine[];
  /** What is paid in the end: its words, and the amount as written. */
  total: { label: string; amount: string };
};

const minus = '\u2212';

/** The service's record of a price, line by line. Nothing is added up here. */
export function PriceBreakdown({ lines, total }: PriceBreakdownProps) {
  return (
    <dl className={styles.lines}>
      {lines.map(({ label, amount, kind = 'charge' }) => (
        <div key={label} className={styles.line({ kind })}>
          <dt className={styles.label}>{label}</dt>
          <dd className={styles.amount}>{kind === 'discount' ? `${minus}${amount}` : amount}</dd>
        </div>
      ))}
      <div className={styles.line({ kind: 'total' })}>
        <dt className={styles.label}>{total.label}</dt>
        <dd className={styles.amount}>{total.amount}</dd>
      </div>
    </dl>
  );
}
