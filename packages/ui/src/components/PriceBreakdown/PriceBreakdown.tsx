import { amount as amountClass, line, lines as linesClass } from './PriceBreakdown.css.ts';

export type PriceLine = {
  /** "3 pohon × Rp 150.000", "Bulan Menanam Pohon, 10%". */
  label: string;
  /** Formatted, without a sign: "Rp 45.000". */
  amount: string;
  /** A discount is green and carries a minus. */
  kind?: 'charge' | 'discount';
};

export type PriceBreakdownProps = {
  lines: readonly PriceLine[];
  total: { label: string; amount: string };
};

const minus = '\u2212';

/** The service's record of a price, line by line. Nothing is added up here. */
export function PriceBreakdown({ lines, total }: PriceBreakdownProps) {
  return (
    <dl className={linesClass}>
      {lines.map(({ label, amount, kind = 'charge' }) => (
        <div key={label} className={line({ kind })}>
          <dt>{label}</dt>
          <dd className={amountClass}>{kind === 'discount' ? `${minus}${amount}` : amount}</dd>
        </div>
      ))}
      <div className={line({ kind: 'total' })}>
        <dt>{total.label}</dt>
        <dd className={amountClass}>{total.amount}</dd>
      </div>
    </dl>
  );
}
