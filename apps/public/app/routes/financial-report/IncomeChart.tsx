import { useFormat, useTranslation } from '@rimba/i18n/react';
import { ScrollRegion } from '@rimba/ui';
import * as styles from './financial-report.css.ts';
import { type ReportView, type Row, sumByPeriod } from './report-view.ts';
import { usePeriodName } from './use-period-name.ts';

/** Height of the tallest bar, and width of each with its room, in the drawing's units. */
const tallest = 200;
const step = 96;
const bar = 48;
const margin = { above: 28, below: 32 } as const;

/** The same figures as the table's, as bars from the oldest to the latest. */
export function IncomeChart({ rows, period }: { rows: readonly Row[]; period: ReportView['period'] }) {
  const { t } = useTranslation('reports');
  const format = useFormat();
  const nameOf = usePeriodName();
  const sums = sumByPeriod(rows).reverse();
  const most = Math.max(...sums.map(({ amount }) => amount));
  const ground = margin.above + tallest;
  const width = sums.length * step;
  const label = t('financial.chartLabel', { period: t(`financial.period.${period}`) });
  return (
    <ScrollRegion label={`${label}, ${t('financial.inMillions')}`} start="right">
      <svg
        className={styles.chart}
        viewBox={`0 0 ${width} ${ground + margin.below}`}
        width={width}
        height={ground + margin.below}
        role="img"
        aria-label={`${label}, ${t('financial.inMillions')}`}
      >
        {sums.map((sum, index) => {
          const height = most === 0 ? 0 : (sum.amount / most) * tallest;
          const middle = index * step + step / 2;
          return (
            <g key={sum.period}>
              <rect
                className={styles.bar}
                x={middle - bar / 2}
                y={ground - height}
                width={bar}
                height={height}
              />
              <text className={styles.amount} x={middle} y={ground - height - 8}>
                {format.number(sum.amount / 1_000_000, 1)}
              </text>
              <text className={styles.period} x={middle} y={ground + 22}>
                {nameOf(sum)}
              </text>
            </g>
          );
        })}
        <path className={styles.ground} d={`M0 ${ground}H${width}`} />
      </svg>
    </ScrollRegion>
  );
}
