import type { ReactNode } from 'react';
import * as styles from './MeasuredClaim.css.ts';

export type MeasuredClaimProps = {
  /** The promise as a share of 1: 0.85. */
  promised: number;
  /** What was measured; left out while there is nothing to measure. */
  measured?: number;
  /** The bar in words, for who cannot see it. */
  label: string;
  /** Figure, base and date of the measurement; that the broken line is the promise. */
  children: ReactNode;
};

const percent = (share: number) => Math.max(0, Math.min(1, share)) * 100;

/** A promise beside its measurement: a filled bar, and a broken line where the promise stands. */
export function MeasuredClaim({ promised, measured, label, children }: MeasuredClaimProps) {
  return (
    <div className={styles.claim}>
      <div role="img" aria-label={label}>
        <svg className={styles.bar} viewBox="0 0 100 20" preserveAspectRatio="none" aria-hidden="true">
          <rect className={styles.frame} x="0" y="5" width="100" height="10" />
          {measured !== undefined && (
            <rect className={styles.measured} x="0" y="5" width={percent(measured)} height="10" />
          )}
          <path className={styles.promised} d={`M${percent(promised)} 0V20`} />
        </svg>
      </div>
      <p className={styles.words}>{children}</p>
    </div>
  );
}
